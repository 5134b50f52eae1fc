"""Before and after a game: what an invitation tells, who is asked to a rematch, and what others may read of an evening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from miskatonic.web import reach
from miskatonic.web.hosts import Names, names_for
from miskatonic.web.reach import Reach
from tests.conformance.record import FIXTURES
from tests.web.house import Browser, Chair, House


def play_out(*chairs: Chair) -> None:
    """Play to the end, whoever is asked choosing what ends it soonest."""
    while not chairs[0].view["result"]:
        chair = next(chair for chair in chairs if chair.view["decision"])
        options = [option["key"] for option in chair.view["decision"]["options"]]
        chair.play("ready" if "ready" in options else options[0])
        for other in chairs:
            other.until(chair.view["rev"])


Evening = tuple[Browser, Browser, str]


@pytest.fixture(scope="module")
def evening(house: House) -> Evening:
    """Anna and Ben have played a game to its end."""
    anna, ben = Browser(house), Browser(house)
    seats = [{"kind": "me", "name": "Anna", "colour": "green"}, {"kind": "friend"}]
    table = str(anna.post("/api/tables", game="final-hour", seats=seats, seed=3).json()["id"])
    token = anna.links(table)["seats"][0]["link"].removeprefix("/join/")
    assert ben.post("/api/join", token=token, name="Ben", colour="rose").status_code == 200
    chairs = anna.sit(table), ben.sit(table)
    chairs[0].until(chairs[1].view["rev"])
    play_out(*chairs)
    for chair in chairs:
        chair.leave()
    return anna, ben, table


def get(browser: Browser, path: str, **params: Any) -> Any:
    """The answer to a request."""
    answer = browser.http.get(path, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


# -------------------------------------------------------------------- after a game


def test_a_rematch_seats_the_same_people_and_nobody_else(house: House, evening: Evening) -> None:
    anna, ben, table = evening
    his, stranger = ben.sit(table), Browser(house).sit(table, watch=True)
    assert ben.post(f"/api/tables/{table}/rematch").status_code == 403
    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert anna.post(f"/api/tables/{table}/rematch").json()["id"] == again, "asking twice means the same table"
    while "rematch" not in his.view["table"]:
        his.hear()
    stranger.until(his.view["rev"])
    assert his.view["table"]["rematch"] == again
    assert "rematch" not in stranger.view["table"]
    for browser, seat in ((anna, 0), (ben, 1)):
        chair = browser.sit(again)
        assert chair.view["seats_mine"] == [seat]
        assert [(s["name"], s["colour"]) for s in chair.view["table"]["seats"]] == [("Anna", "green"), ("Ben", "rose")]
        assert chair.view["number"] == 0
        assert "seed" not in chair.view["table"], "it is dealt anew, not as before"
        chair.leave()
    assert Browser(house).sit(again).view["seats_mine"] == []


def test_a_rematch_waits_for_the_end_and_a_deleted_one_can_be_asked_for_again(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", "bot", seed=7)
    assert anna.post(f"/api/tables/{table}/rematch").status_code == 400
    chair = anna.sit(table)
    while not chair.view["result"]:
        if chair.view["decision"]:
            options = [option["key"] for option in chair.view["decision"]["options"]]
            chair.play("ready" if "ready" in options else options[0])
        else:
            chair.hear()
    first = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    kinds = [seat["kind"] for seat in anna.sit(first).view["table"]["seats"]]
    assert kinds == ["me", "bot"]
    anna.http.delete(f"/api/tables/{first}")
    second = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert second not in (first, table)
    assert anna.sit(second).view["seats_mine"] == [0]


def test_results_are_of_ones_own_games_only_and_survive_the_table_leaving_memory(house: House, evening: Evening) -> None:
    anna, ben, table = evening
    running = anna.new_table("me")
    for browser, mine in ((anna, [0]), (ben, [1])):
        (game,) = get(browser, "/api/results", lang="ru")["results"]
        assert (game["id"], game["mine"], game["won"]) == (table, mine, False)
        assert game["title"] == "Ужас Аркхэма: Последний час"
        assert [seat["name"] for seat in game["seats"]] == ["Anna", "Ben"]
        assert game["round"].startswith("Раунд ")
    assert get(Browser(house), "/api/results")["results"] == []
    house.kill()
    house.start()
    again = get(anna, "/api/results")["results"]
    assert [game["id"] for game in again] == [table]
    assert again[0]["ended"] > 0
    assert running not in str(again)


def test_the_story_tells_everybodys_deeds_only_when_it_is_over(house: House, evening: Evening) -> None:
    anna = Browser(house)
    table = anna.new_table("me", "local", seed=3)
    chair = anna.sit(table)
    chair.ask(t="seat", seat=0)
    chair.play()
    story = get(anna, f"/api/tables/{table}/story")
    assert story["length"] == 1
    assert "deeds" not in story
    assert "ended" not in story
    told = get(Browser(house), f"/api/tables/{evening[2]}/story", lang="uk")
    assert {deed["title"] for deed in told["deeds"]} >= {"Монстрів знищено"}
    assert all(len(deed["counts"]) == 2 and any(deed["counts"]) for deed in told["deeds"])
    assert told["moments"][-1]["n"] == told["length"]
    assert told["moments"][-1]["turning"]
    assert told["ended"] > 0


@pytest.mark.parametrize(
    ("lang", "masks"), [("en", "The Midnight Masks"), ("ru", "Полуночные маски"), ("uk", "Опівнічні маски")]
)
def test_the_story_of_a_campaign_says_in_which_scenario_something_happened(house: House, lang: str, masks: str) -> None:
    anna = Browser(house)
    save = (FIXTURES / "arkham-lcg-night-of-the-zealot-2.save").read_text(encoding="utf-8")
    table = anna.post("/api/saves/table", save=save, seats=[{"kind": "me"}, {"kind": "bot"}]).json()["id"]
    story = get(anna, f"/api/tables/{table}/story", lang=lang)
    rounds = {one["n"]: one["name"] for one in story["rounds"]}
    gathering, eighth = rounds[9].split(" · ")[0], rounds[147].split(" · ")[1].replace("9", "8")
    assert rounds[357] == f"{masks} · {eighth}", "the eighth round of the second scenario"
    turning = {moment["n"]: moment for moment in story["moments"] if moment.get("turning")}
    assert turning[370]["round"] == f"{masks} · {eighth}", "where it was defeated"
    assert turning[213]["round"].startswith(f"{gathering} · "), "how the first one ended is not forgotten"
    assert not {214, 215, 219} & set(turning), "who goes on with whom, and that a scenario begins, turns nothing"
    alone = (FIXTURES / "arkham-lcg-2.save").read_text(encoding="utf-8")
    single = anna.post("/api/saves/table", save=alone, seats=[{"kind": "me"}, {"kind": "bot"}]).json()["id"]
    assert " · " not in str(get(anna, f"/api/tables/{single}/story", lang=lang)["rounds"]), "one scenario needs no name"


def test_a_replay_stops_where_something_is_told_and_says_only_what_one_chose_oneself(evening: Evening) -> None:
    anna, _, table = evening
    path = f"/api/tables/{table}"
    stops = [set(get(anna, f"{path}/story", seat=seat)["stops"]) for seat in (-1, 0, 1)]
    story = get(anna, f"{path}/story")
    assert story["rounds"][0] == {"n": 0, "name": "Round 1", "number": 1}
    assert story["moments"][-1]["round"] == story["rounds"][-1]["name"]
    told = {line["n"] for line in get(anna, f"{path}/replay")["log"]} - {0}
    assert stops[0] == told
    assert stops[1] | stops[2] == set(range(1, story["length"] + 1)), "everything was decided by one of them"
    own, quiet = min((seat, n) for seat in (0, 1) for n in stops[seat + 1] - told)
    assert get(anna, f"{path}/replay", at=quiet, seat=own)["did"]
    for other in (-1, 1 - own):
        assert "did" not in get(anna, f"{path}/replay", at=quiet, seat=other)


# -------------------------------------------------------------------- before a game


def test_an_invitation_names_game_host_and_seats_before_anybody_sits_down(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    seats = [{"kind": "me", "name": "Anna", "colour": "teal"}, {"kind": "bot"}, {"kind": "friend", "name": "Ben"}]
    table = str(anna.post("/api/tables", game="final-hour", seats=seats).json()["id"])
    (free,) = anna.links(table)["seats"]
    assert (free["seat"], free["colour"]) == (2, "red"), "colours that nobody has chosen go round"
    token = free["link"].removeprefix("/join/")
    told = get(ben, "/api/invitation", token=token, lang="uk")
    assert (told["host"], told["title"], told["seat"]) == ("Anna", "Жах Аркгема: Остання година", 2)
    assert [(s["name"], s["kind"], s["colour"], s["held"]) for s in told["seats"]] == [
        ("Anna", "me", "teal", True),
        ("", "bot", "blue", False),
        ("Ben", "friend", "red", False),
    ]
    assert (told["good"], told["mine"], told["own"], told["id"]) == (True, False, False, "")
    ben.join(free["link"], "Ben")
    assert get(ben, "/api/invitation", token=token)["id"] == table
    late = get(Browser(house), "/api/invitation", token=token)
    assert (late["good"], late["id"]) == (False, "")
    personal = anna.links(table)["personal"][0]["link"].removeprefix("/join/")
    assert get(Browser(house), "/api/invitation", token=personal)["own"]
    assert ben.http.get("/api/invitation", params={"token": token + "x"}).status_code == 403


def test_two_with_one_colour_are_told_apart(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    seats = [{"kind": "friend"}, {"kind": "me", "name": "Anna", "colour": "rose"}]
    table = str(anna.post("/api/tables", game="final-hour", seats=seats).json()["id"])
    token = anna.links(table)["seats"][0]["link"].removeprefix("/join/")
    ben.post("/api/join", token=token, name="Ben", colour="rose")
    worn = [seat["colour"] for seat in ben.sit(table).view["table"]["seats"]]
    assert worn == ["blue", "rose"], "who came first keeps it"
    other = str(anna.post("/api/tables", game="final-hour", seats=[{"kind": "me", "colour": "pitch"}]).json()["id"])
    assert anna.sit(other).view["table"]["seats"][0]["colour"] == "blue", "no colour but ours is worn"


def test_a_server_for_this_computer_says_that_nobody_else_reaches_it(house: House) -> None:
    anna = Browser(house)
    links = anna.links(anna.new_table("me", "friend"))
    assert links["alone"]
    assert "bases" not in links


@pytest.fixture
def two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with an address in the home network."""
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.0.7", "fd00::7"])


@pytest.mark.usefixtures("two_cards")
def test_on_a_home_network_links_carry_an_address_that_others_reach() -> None:
    here = Reach("0.0.0.0", 8000, names_for("0.0.0.0"))
    assert here.bases("localhost:8000") == ("http://192.168.0.7:8000", "http://[fd00::7]:8000")
    assert not here.is_alone("localhost:8000")
    assert here.bases("192.168.0.7:8000") == (), "who came by that address has it already"
    assert Reach("192.168.0.9", 80, names_for("192.168.0.9")).bases("127.0.0.1") == ("http://192.168.0.9:80",)


@pytest.mark.usefixtures("two_cards")
def test_only_addresses_are_given_to_which_the_server_answers() -> None:
    assert Reach("0.0.0.0", 8000, Names(("play.example",))).bases("localhost") == ()
    alone = Reach("127.0.0.1", 8000, Names())
    assert alone.bases("[::1]:8000") == ()
    assert alone.is_alone("[::1]:8000")
    assert not alone.is_alone("play.example"), "a proxy in front of it reaches it for others"


def test_own_addresses_are_those_that_others_in_the_network_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    no_use = ("127.0.1.1", "::1", "169.254.7.7", "fe80::7", "fe80::7%eth0", "0.0.0.0", "224.0.0.1")
    here = [(address, 0) for address in (*no_use, "192.168.0.7", "fd00::7", "192.168.0.7")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(None, None, None, "", address) for address in here])
    found = reach.own_addresses()
    assert {"192.168.0.7", "fd00::7"} <= set(found)
    assert not set(no_use) & set(found)
    assert len(set(found)) == len(found)


def test_the_code_to_scan_leads_where_the_link_does(tmp_path: Path) -> None:
    house = House(tmp_path, listens="0.0.0.0")
    try:
        anna = Browser(house)
        links = anna.links(anna.new_table("me", "friend"))
        assert "alone" not in links
        near = anna.http.get("/api/qr", params={"path": "/join/x"}).text
        named = anna.http.get("/api/qr", params={"path": "/join/x"}, headers={"host": "localhost"}).text
        assert (near == named) == bool(links.get("bases"))
    finally:
        house.stop()
