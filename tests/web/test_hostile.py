"""Nobody in: malformed, oversized, forged and replayed messages and requests are refused in words and change nothing."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.house import PATIENCE, Browser, Chair, House, get, sent

RUBBISH = (
    *("", "null", "[]", "0", '"play"', "{", "\x00", "{}", "[" * 3000, '{"t":"dance"}', '{"t":null}', '{"t":["play"]}'),
    *('{"t":"play"}', '{"t":"play","seat":0}', '{"t":"play","seat":true,"rev":0,"key":"stop"}'),
    *('{"t":"play","seat":-1,"rev":0,"key":"stop"}', '{"t":"play","seat":99,"rev":0,"key":"stop"}'),
    *('{"t":"undo","to":-5,"rev":0}', '{"t":"undo","to":1e9,"rev":0}', '{"t":"undo","to":"0","rev":0}'),
    *(
        '{"t":"redo","rev":-1}',
        '{"t":"chat"}',
        '{"t":"chat","text":""}',
        '{"t":"chat","text":5}',
        '{"t":"chat","text":"x","key":5}',
        '{"t":"seat"}',
    ),
    *('{"t":"lang","lang":{}}', '{"t":"lang","lang":"../en"}', '{"t":"seat","seat":7}', '{"t":"hint","seat":"0"}'),
    *(
        '{"t":"why-not"}',
        '{"t":"why-not","seat":0}',
        '{"t":"why-not","seat":9,"rev":0}',
        '{"t":"why-not","seat":0,"rev":-1}',
    ),
    *('{"t":"why-not","seat":0,"rev":99999}', '{"t":"why-not","seat":-1,"rev":0}', '{"t":"why-not","seat":0,"rev":null}'),
)


def mangled(good: str, rng: random.Random) -> str:
    """A good message with a few letters changed, dropped or doubled, so that it means something else or nothing."""
    letters = list(good)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters))
        letters[at] = rng.choice(["", "{", "}", '"', "9", "é", letters[at] * 2])
    return "".join(letters)


def test_two_hundred_bad_messages_are_refused_and_change_nothing(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", seed=3)
    chair = anna.sit(table)
    before = chair.view
    rng = random.Random(1)
    good = json.dumps({"t": "play", "seat": 0, "rev": 10_000, "key": before["decision"]["options"][0]["key"]})
    bad = [*RUBBISH, *(mangled(good, rng) for _ in range(200 - len(RUBBISH)))]
    for message in bad:
        chair.socket.send(message)
        answer = json.loads(chair.socket.recv(PATIENCE))
        assert answer["t"] == "refused", message
        assert answer["why"].endswith("."), answer
    assert anna.sit(table).view["number"] == 0
    assert chair.play()["t"] == "diff"


def test_an_oversized_message_does_not_get_in(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", seed=3)
    chair = anna.sit(table)
    assert chair.ask(t="chat", text="x" * 5000)["t"] == "refused"
    chair.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        chair.socket.recv(PATIENCE)
    assert anna.sit(table).view["number"] == 0


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b""),
        ("/api/tables", b"[]"),
        ("/api/tables", b"{}"),
        ("/api/tables", b'{"game":"chess","seats":[{"kind":"me"}]}'),
        ("/api/tables", b'{"game":"final-hour"}'),
        ("/api/tables", b'{"game":"final-hour","seats":[]}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"king"}]}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"me"}],"options":5}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"me"}],"options":{"difficulty":"none"}}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"me"}],"options":{"wings":1}}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"me"}],"seed":-1}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"me"}],"undo":"always"}'),
        ("/api/tables", b'{"game":"final-hour","seats":[{"kind":"bot","bot":"deep"}]}'),
        ("/api/tables", b'{"a":"' + b"x" * 20_000 + b'"}'),
        ("/api/join", b'{"token":5}'),
        ("/api/join", b'{"token":"seat~i~x~0~0~forged"}'),
        ("/api/tables/nowhere/fork", b'{"at":0}'),
        ("/api/tables/nowhere/seats", b'{"seat":0,"kind":"bot"}'),
    ],
)
def test_bad_requests_get_a_sentence(house: House, path: str, body: bytes) -> None:
    anna = Browser(house)
    answer = anna.http.post(path, content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["why"].endswith(".")
    assert anna.http.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": "http://evil.example"}, {"x-miskatonic": "1"}, {"origin": "http://evil.example", "x-miskatonic": "1"}],
)
def test_another_page_cannot_act_for_the_player(house: House, headers: dict[str, str]) -> None:
    anna = Browser(house)
    request = {"game": "final-hour", "seats": [{"kind": "me"}]}
    answer = sent("POST", f"{house.address}/api/tables", json=request, headers=headers, cookies=dict(anna.http.cookies))
    assert answer.status_code == 403
    assert anna.http.get("/api/tables").json() == {"tables": []}
    unknown = sent("POST", f"{house.address}/api/tables", json=request, headers=headers)  # a browser keeps its cookie back
    assert unknown.status_code == 403
    assert "set-cookie" not in unknown.headers, "nobody is made somebody else by another page"


def test_another_page_cannot_open_the_feed(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me")
    url = f"ws://127.0.0.1:{house.port}/ws/{table}"
    for origin in (None, Origin("http://evil.example")):
        with pytest.raises(InvalidStatus), connect(url, origin=origin, additional_headers={"Cookie": anna.cookie}):
            pass


def test_a_forged_cookie_is_a_stranger(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", seed=3)
    eve = Browser(house)
    person, _, signature = anna.cookie.rpartition("~")
    eve.http.cookies.clear()
    eve.http.cookies.set("miskatonic", f"{person}~{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}")
    chair = Chair(eve, table, "en", False)
    assert chair.view["seat"] == -1
    assert chair.ask(t="play", seat=0, rev=0, key="stop")["t"] == "refused"
    assert eve.http.get(f"/api/tables/{table}/links").status_code == 403
    assert eve.http.get(f"/api/tables/{table}/save").status_code == 400


def test_secrets_of_a_running_game_are_not_in_its_replay_save_or_fork(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend", seed=3)
    ben.join(anna.links(table)["seats"][0]["link"])
    assert ben.http.get(f"/api/tables/{table}/replay", params={"seat": 0}).json()["seat"] == -1
    assert ben.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["seat"] == 1
    assert ben.http.get(f"/api/tables/{table}/replay").json()["seat"] == 1
    assert Browser(house).http.get(f"/api/tables/{table}/replay").json()["seat"] == -1
    assert ben.http.get(f"/api/tables/{table}/save").status_code == 400
    assert ben.post(f"/api/tables/{table}/fork", at=0).status_code == 400


def test_pages_allow_no_inline_script_and_no_framing(house: House) -> None:
    answer = get(house.address)
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
