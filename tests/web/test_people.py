"""People: another name or colour is seen at once wherever one sits, and how games ended is one's own for good."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import Browser, Chair, House, get, sent
from tests.web.test_evening import play_out


def dressed(chair: Chair) -> list[tuple[str, str]]:
    """The names and colours that a guest sees."""
    return [(seat["name"], seat["colour"]) for seat in chair.view["table"]["seats"]]


def invited(house: House, *others: str, game: str = "final-hour") -> tuple[Browser, str, str]:
    """Anna in green at a table with a friend's seat and further ones; the table and what the friend is sent."""
    anna = Browser(house)
    seats = [{"kind": "me", "name": "Anna", "colour": "green"}, {"kind": "friend"}, *({"kind": kind} for kind in others)]
    table = str(anna.post("/api/tables", game=game, seats=seats, seed=3).json()["id"])
    return anna, table, anna.links(table)["seats"][0]["link"].removeprefix("/join/")


def sat_down(house: House, *others: str, game: str = "final-hour") -> tuple[Browser, Browser, str]:
    """Anna in green and Ben in rose at a table, with further seats."""
    anna, table, token = invited(house, *others, game=game)
    ben = Browser(house)
    ben.post("/api/join", token=token, name="Ben", colour="rose")
    return anna, ben, table


def test_who_comes_first_is_one_person_however_much_the_page_asks_for_at_once(house: House) -> None:
    """A late answer to a look must not make somebody else of whoever has laid a table meanwhile."""
    page = get(house.address)
    cookie = page.cookies["miskatonic"]
    assert "private" in page.headers["cache-control"], "nobody on the way keeps it for others"
    for looked_at in ("/api/games", "/api/tables", "/api/results", "/api/qr?path=/", "/api/tables/nowhere/links"):
        assert "set-cookie" not in get(house.address + looked_at).headers, looked_at
    table = Browser(house, cookie).new_table("me")
    assert get(f"{house.address}/table/{table}", cookies={"miskatonic": cookie}).cookies["miskatonic"] == cookie
    assert Browser(house, cookie).links(table)["personal"]


def test_who_plays_now_and_then_is_known_for_longer_than_a_year(house: House) -> None:
    cookie = get(house.address).cookies["miskatonic"]
    again = get(house.address, cookies={"miskatonic": cookie}).headers["set-cookie"]
    assert f"miskatonic={cookie};" in again
    assert "Max-Age=31536000" in again


@pytest.fixture
def other(tmp_path: Path) -> Iterator[House]:
    """Another server on the same computer."""
    house = House(tmp_path)
    yield house
    house.stop()


def test_another_server_on_the_same_computer_makes_nobody_forgotten(house: House, other: House) -> None:
    """A browser keeps one cookie for all ports of a computer, and for all data that is served there."""
    cookie = get(house.address).cookies["miskatonic"]
    table = Browser(house, cookie).new_table("me")
    kept = get(other.address, cookies={"miskatonic": cookie}).cookies["miskatonic"]
    there = Browser(other, kept).new_table("me")
    again = get(house.address, cookies={"miskatonic": kept}).cookies["miskatonic"]
    assert [line["id"] for line in Browser(house, again).http.get("/api/tables").json()["tables"]] == [table]
    assert [line["id"] for line in Browser(other, again).http.get("/api/tables").json()["tables"]] == [there]
    assert Browser(house, again).sit(table).play()["t"] == "diff"
    assert sorted(again.split("|")) == sorted(kept.split("|")), "nothing is remembered twice"
    headers = {"origin": house.address, "x-miskatonic": "1", "cookie": f"miskatonic={kept.split('|')[0]}"}
    changed = sent("POST", f"{house.address}/api/me", json={"name": "Anna"}, headers=headers).cookies["miskatonic"]
    assert changed.split("|")[1:] == kept.split("|")[:1], "who is made somebody new here stays who they are there"


def test_a_cookie_grows_no_longer_than_it_must_and_no_rubbish_is_kept_in_it(house: House) -> None:
    own = get(house.address).cookies["miskatonic"]
    others = [f"person~{n}~{'x' * 24}" for n in range(20)]
    for rubbish in ("x", "||", "person~", "person~~", f"person~a~b~{'x' * 24}", f"person~{'a' * 33}~{'x' * 24}", "ä", "a=b"):
        given = "|".join((rubbish, *others, own))
        kept = get(house.address, headers={"cookie": f"miskatonic={given}".encode("latin-1")}).cookies["miskatonic"]
        assert kept.split("|") == [own, *others[:7]], rubbish


def test_who_comes_without_a_page_is_known_from_the_first_change(house: House) -> None:
    headers = {"origin": house.address, "x-miskatonic": "1"}
    wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
    answer = sent("POST", f"{house.address}/api/tables", json=wish, headers=headers)
    bot = Browser(house, answer.cookies["miskatonic"])
    assert [line["id"] for line in bot.http.get("/api/tables").json()["tables"]] == [answer.json()["id"]]


def test_another_name_and_colour_are_seen_at_once_by_everybody_who_looks(house: House) -> None:
    anna, ben, table = sat_down(house, "local", game="route")
    hers, his, stranger = anna.sit(table), ben.sit(table), Browser(house).sit(table, watch=True)
    asked = hers.view["decision"]
    assert ben.post("/api/me", name="  Benjamin\n", colour="teal").status_code == 200
    for chair in (hers, his, stranger):
        while ("Benjamin", "teal") not in dressed(chair):
            chair.hear()
        assert dressed(chair)[0] == ("Anna", "green")
    assert hers.view["decision"] == asked, "the question stands"
    anna.post("/api/me", name="Anna", colour="teal")
    anna.post("/api/me", name="Ann", colour="teal")
    while dressed(his)[0][0] != "Ann":
        his.hear()
    assert dressed(his)[:2] == [("Ann", "green"), ("Benjamin", "teal")], "who wore it first keeps it"
    assert dressed(his)[2][0] == "", "whoever else plays at her device keeps their own name"
    with sqlite3.connect(house.data / "tables.sqlite") as stored:
        kept = stored.execute("select name, colour from seats where table_id = ? order by seat", (table,)).fetchall()
    assert kept[:2] == [("Ann", "green"), ("Benjamin", "teal")]
    for chair in (hers, his, stranger):
        chair.leave()


@pytest.mark.parametrize("link", ["", "personal", "used"])
def test_another_name_says_nothing_while_the_rules_forbid_talking(house: House, link: str) -> None:
    anna, table, token = invited(house)
    ben, phone = Browser(house), Browser(house)
    ben.post("/api/join", token=token, name="Ben", colour="rose")
    hers, his = anna.sit(table), ben.sit(table)
    hers.until(his.view["rev"])
    if link == "personal":
        token = ben.links(table)["personal"][0]["link"].removeprefix("/join/")
        assert phone.post("/api/join", token=token, name="I have a seven", colour="teal").status_code == 200
    else:
        ben.post("/api/me", name="I have a seven", colour="teal")
    if link == "used":
        assert phone.post("/api/join", token=token).status_code == 403
    while not his.view["talk"]:
        asked = next(chair for chair in (hers, his) if chair.view["decision"])
        asked.play()
        for chair in (hers, his):
            chair.until(asked.view["rev"])
        seen = ("I have a seven", "teal") if his.view["talk"] else ("Ben", "rose")
        assert dressed(hers)[1] == dressed(his)[1] == seen
    for chair in (hers, his):
        chair.leave()


def test_nobody_dresses_a_seat_that_is_not_theirs(house: House) -> None:
    anna, ben, table = sat_down(house, game="route")
    hers = anna.sit(table)
    anna.post(f"/api/tables/{table}/seats", seat=1, kind="friend", name="Carl")
    ben.post("/api/me", name="Still Ben", colour="red")
    Browser(house).post("/api/me", name="Eve")
    anna.post("/api/me", name="Anna!")
    while dressed(hers)[0][0] != "Anna!":
        hers.hear()
    assert [name for name, _ in dressed(hers)] == ["Anna!", "Carl"]
    for body in ({}, {"name": 7, "colour": []}, {"name": "x" * 5000, "colour": "pitch"}):
        assert anna.post("/api/me", **body).status_code == 200
    while dressed(hers)[0] != ("x" * 40, "blue"):
        hers.hear()
    assert anna.http.post("/api/me", json={}, headers={"x-miskatonic": "0"}).status_code == 403


def results(browser: Browser) -> list[dict[str, Any]]:
    """What one's page of results tells."""
    found: list[dict[str, Any]] = browser.http.get("/api/results").json()["results"]
    return found


def played_out(house: House) -> tuple[Browser, Browser, str]:
    """Anna and Ben after a game."""
    anna, ben, table = sat_down(house)
    chairs = anna.sit(table), ben.sit(table)
    chairs[0].until(chairs[1].view["rev"])
    play_out(*chairs)
    for chair in chairs:
        chair.leave()
    return anna, ben, table


def test_how_a_game_ended_outlives_its_table_and_is_only_ones_own(house: House) -> None:
    anna, ben, table = played_out(house)
    before = results(ben)
    assert [(game["id"], game["mine"], game["won"], game["kept"]) for game in before] == [(table, [1], False, True)]
    ben.post("/api/me", name="Somebody else")
    assert anna.http.delete(f"/api/tables/{table}").status_code == 200
    for browser, mine in ((anna, [0]), (ben, [1])):
        (game,) = results(browser)
        assert (game["id"], game["mine"]) == (table, mine)
        assert "kept" not in game, "there is nothing to look back at"
        assert [seat["name"] for seat in game["seats"]] == ["Anna", "Ben"], "as they were called that evening"
    (after,) = results(ben)
    assert {**after, "kept": True} == before[0]
    assert results(Browser(house)) == []
    assert Browser(house).http.delete(f"/api/results/{table}").status_code == 404
    assert ben.http.delete(f"/api/results/{table}").status_code == 200
    assert results(ben) == []
    assert len(results(anna)) == 1
