"""Whatever is sent, the answer is a sentence and never “internal error”: bad origins, hosts, letters, frames."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.house import Browser, House, get, sent

LONE = "\\ud800"
"""Half of a pair of letters, as JSON can spell it and UTF-8 cannot."""


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://a]b", "é"])
def test_a_bad_origin_is_another_page(house: House, origin: str) -> None:
    anna = Browser(house)
    headers = {b"origin": origin.encode(), b"x-miskatonic": b"1"}
    answer = sent("POST", f"{house.address}/api/tables", json={}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["why"].endswith(".")
    table = anna.new_table("me")
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{house.port}/ws/{table}", origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_a_huge_host_is_refused_in_a_sentence(house: House) -> None:
    for host in ("x" * 3000, "a b", "[", "é"):
        answer = get(f"{house.address}/api/qr", params={"path": "/"}, headers={b"host": host.encode()})
        assert 400 <= answer.status_code < 500, host[:9]


@pytest.mark.parametrize("letters", [LONE, "\\u0000", "a\\ud800b", "\\ud800\\ud800", "\\udc00"])
def test_half_letters_and_nul_harm_nobody(house: House, letters: str) -> None:
    anna = Browser(house)
    wishes: list[tuple[str, str]] = [
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"me","name":"%s"}]}'),
        ("/api/tables", '{"game":"%s","seats":[{"kind":"me"}]}'),
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"%s"}]}'),
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"bot","bot":"%s"}]}'),
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"me"}],"undo":"%s"}'),
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"me"}],"options":{"%s":1}}'),
        ("/api/tables", '{"game":"final-hour","seats":[{"kind":"me"}],"options":{"difficulty":"%s"}}'),
        ("/api/tables", '{"game":"arkham-lcg","seats":[{"kind":"me"}],"options":{"decks":["%s"]}}'),
        ("/api/join", '{"token":"%s"}'),
        ("/api/join", '{"token":"seat~i~%s~0~0~x"}'),
        ("/api/tables/%s/fork", '{"at":0}'),
    ]
    for path, body in wishes:
        answer = anna.http.post(path.replace("%s", "%ED%A0%80"), content=body.replace("%s", letters).encode())
        assert answer.status_code < 500, (path, body)
        assert json.loads(answer.content), "what is answered is JSON, without half letters"
    table = anna.new_table("me")
    ben = Browser(house)
    link = anna.links(table)["personal"][0]["link"].removeprefix("/join/")
    body = json.dumps({"token": link, "name": "N"}).replace('"N"', f'"{letters}"')
    assert ben.http.post("/api/join", content=body.encode()).status_code < 500
    chair = anna.sit(table)
    for text in (
        '{"t":"chat","text":"%s"}',
        '{"t":"chat","text":"%s","ref":"%s"}',
        '{"t":"%s"}',
        '{"t":"play","seat":0,"rev":0,"key":"%s","ref":"%s"}',
        '{"t":"lang","lang":"%s"}',
        '{"t":"undo","to":0,"rev":0,"%s":0,"ref":["%s"]}',
    ):
        chair.socket.send(text.replace("%s", letters))
        assert chair.hear()["t"] in ("refused", "diff"), text
    assert anna.sit(table).view["number"] == 0
    assert anna.http.get("/api/tables").status_code == 200


def test_binary_frames_are_refused_and_the_table_goes_on(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me"))
    for frame in (b"", b"\x00\xff\xfe", b'{"t":"redo","rev":0}', b"x" * 3000):
        chair.socket.send(frame)
        assert chair.hear()["t"] == "refused"
    assert chair.play()["t"] == "diff"


@pytest.mark.parametrize("value", [None, True, [], {}, "", "x" * 6000, -1, 10**400, 1e308, [[[]]], {"a": {"a": 1}}])
def test_a_value_of_any_kind_in_any_place_is_answered_with_a_sentence(house: House, value: Any) -> None:
    anna = Browser(house)
    table = anna.new_table("me", "friend")
    good: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "final-hour", "seats": [{"kind": "me"}], "options": {}, "undo": "own", "seed": 1}),
        (f"/api/tables/{table}/seats", {"seat": 1, "kind": "friend", "bot": "greedy", "name": "Ben"}),
        (f"/api/tables/{table}/fork", {"at": 0}),
        ("/api/join", {"token": "x", "name": "y"}),
    ]
    for path, body in good:
        for name in body:
            answer = anna.post(path, **{**body, name: value})
            assert answer.status_code < 500, (path, name, value)
    for seat in ({"kind": value}, {"kind": "me", "name": value}, {"kind": "bot", "bot": value}, value):
        assert anna.post("/api/tables", game="final-hour", seats=[seat]).status_code < 500
    for game in ("final-hour", "elder-sign", "arkham-lcg"):
        for setting in next(g for g in anna.http.get("/api/games").json()["games"] if g["id"] == game)["settings"]:
            answer = anna.post("/api/tables", game=game, seats=[{"kind": "me"}], options={setting["name"]: value})
            assert answer.status_code < 500, (game, setting["name"], value)
    for query in ("at", "seat", "lang", "aside", "path"):
        for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/save", "/api/qr", "/api/cards/final-hour"):
            assert anna.http.get(path, params={query: str(value)[:2000]}).status_code < 500
    chair = anna.sit(table)
    rev = chair.view["rev"]
    messages: list[dict[str, Any]] = [
        {"t": "play", "seat": 0, "rev": rev, "key": "stop"},
        {"t": "undo", "to": 0, "rev": rev},
        {"t": "redo", "rev": rev},
        {"t": "chat", "text": "x"},
        {"t": "lang", "lang": "en"},
        {"t": "seat", "seat": 0},
        {"t": "hint", "seat": 0},
        {"t": "why-not", "seat": 0, "rev": rev},
    ]
    for message in messages:
        for name in message:
            chair.socket.send(json.dumps({**message, name: value, "ref": value}))
            assert chair.hear()["t"] in ("refused", "diff", "view", "hint", "why-not")


def test_odd_addresses_are_not_found(house: House) -> None:
    for path in (
        "/api/tables/%00/links",
        "/api/tables/%ff/replay",
        "/api/rules/%00",
        "/%00",
        "/ws/%00",
        "/..%2f..%2fetc/passwd",
    ):
        assert get(house.address + path).status_code in (400, 404), path
    assert get(f"{house.address}/api/games?lang=%00").status_code == 400
    assert get(f"{house.address}/api/games", headers={"x-miskatonic-lang": "\x7f"}).status_code == 200


def test_a_name_that_leads_here_by_somebody_elses_wish_gets_nothing(house: House) -> None:
    for host in ("evil.example", f"evil.example:{house.port}", "192.168.7.7", ""):
        answer = get(house.address, headers={"host": host})
        assert answer.status_code in (400, 421), host
        assert "set-cookie" not in answer.headers
    origin = {"host": "evil.example", "origin": "http://evil.example", "x-miskatonic": "1"}
    assert sent("POST", f"{house.address}/api/tables", json={}, headers=origin).status_code == 421
    assert get(f"{house.address}/api/games", headers={"host": "localhost"}).status_code == 200


def test_whoever_goes_before_all_is_said_leaves_no_trace_of_a_mistake(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path)
    try:
        for path in ("/api/tables", "/api/saves"):
            with socket.create_connection(("127.0.0.1", house.port)) as line:
                name = f"Host: 127.0.0.1:{house.port}\r\nOrigin: {house.address}\r\nX-Miskatonic: 1\r\n"
                line.sendall(f"POST {path} HTTP/1.1\r\n{name}Content-Length: 100\r\n\r\n{{".encode())
        assert Browser(house).http.get("/healthz").text == "ok\n"
    finally:
        house.stop()
    assert "Traceback" not in capfd.readouterr().err
