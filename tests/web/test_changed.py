"""Tables whose game has changed, or that are damaged, over the wire: lists, pages and the feed say so and go on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.web.house import Browser, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that is stopped and started again, as for an update."""
    house = House(tmp_path_factory.mktemp("changed"))
    yield house
    house.stop()


def updated(house: House, statement: str, *values: Any) -> None:
    """Stop the server, change what is stored, start it again."""
    house.stop()
    with closing(sqlite3.connect(Path(house.data) / "tables.sqlite")) as database, database:
        database.execute(statement, values)
    house.start()


def test_players_see_what_no_longer_fits_and_let_the_table_go_on(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend", seed=3)
    ben.join(anna.links(table)["seats"][0]["link"])
    chair, other = anna.sit(table), ben.sit(table)
    chair.hear()
    chair.play()
    other.until(chair.view["rev"])
    other.play()
    updated(house, "update entries set fingerprint = 'other' where table_id = ? and number = 1", table)
    ben_chair, watching = ben.sit(table, "uk"), Browser(house).sit(table, watch=True)
    row = anna.http.get("/api/tables", params={"lang": "ru"}).json()["tables"][0]
    assert (row.get("closed"), row["number"]) == (None, 1)
    assert row["trouble"].startswith("Начиная с решения 2 ")
    assert ben_chair.view["table"]["trouble"].startswith("Починаючи з рішення 2 ")
    assert ben_chair.view["number"] == 1
    refused = ben_chair.play()
    assert (refused["t"], "гра змінилася" in refused["why"]) == ("refused", True)
    assert watching.ask(t="go-on")["t"] == "refused"
    assert ben_chair.ask(t="go-on")["t"] == "diff"
    assert "trouble" not in ben_chair.view["table"]
    assert ben_chair.play()["t"] == "diff"
    assert ben_chair.view["number"] == 2
    assert "trouble" not in anna.http.get("/api/tables").json()["tables"][0]


def test_a_save_holds_all_that_was_decided_and_what_was_set_aside(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", seed=3)
    chair = anna.sit(table)
    for _ in range(3):
        chair.play()
    whole = anna.http.get(f"/api/tables/{table}/save").text.split("\n")[1:4]
    updated(house, "update entries set fingerprint = 'other' where table_id = ? and number = 2", table)
    assert anna.http.get(f"/api/tables/{table}/save").text.split("\n")[1:4] == whole
    assert anna.http.get(f"/api/tables/{table}/save", params={"aside": 0}).status_code == 400
    chair = anna.sit(table)
    chair.ask(t="go-on")
    chair.play(chair.view["decision"]["options"][-1]["key"])
    now = anna.http.get(f"/api/tables/{table}/save").text.split("\n")[1:4]
    assert (now[:2], now[2] == whole[2]) == (whole[:2], False)
    assert anna.http.get(f"/api/tables/{table}/save", params={"aside": 0}).text.split("\n")[1:4] == whole
    assert Browser(house).http.get(f"/api/tables/{table}/save", params={"aside": 0}).status_code == 400


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("update tables set options = '{' where id = ?", "не читается"),
        ("update tables set game = 'chess' where id = ?", "«chess»"),
        ("update tables set version = 99 where id = ?", "версии 99"),
        ("delete from seats where table_id = ?", "не читается"),
    ],
)
def test_a_table_that_cannot_be_opened_breaks_neither_list_nor_server(house: House, damage: str, words: str) -> None:
    anna = Browser(house)
    tables = [anna.new_table("me", seed=n) for n in range(3)]
    updated(house, damage, tables[1])
    rows = anna.http.get("/api/tables", params={"lang": "ru"}).json()["tables"]
    assert [(row["id"], "closed" in row) for row in rows] == [(tables[2], False), (tables[1], True), (tables[0], False)]
    assert words in rows[1]["trouble"]
    assert "trouble" not in rows[0]
    anna.http.headers["x-miskatonic-lang"] = "ru"
    for path in ("links", "replay", "save"):
        answer = anna.http.get(f"/api/tables/{tables[1]}/{path}")
        assert answer.status_code == 409
        assert words in answer.json()["why"]
    with pytest.raises(InvalidStatus):
        anna.sit(tables[1])
    assert anna.sit(tables[0]).play()["t"] == "diff"
