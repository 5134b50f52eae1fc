"""The decision log in the database."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from miskatonic.core.errors import Refused
from miskatonic.tables import results, rows
from miskatonic.tables.database import opened
from miskatonic.tables.live import CHAT_LENGTH
from miskatonic.tables.news import news
from miskatonic.tables.schema import SCHEMA
from miskatonic.tables.store import Removed, Store
from tests.tables.halls import UNSWEPT, stored

ROW: dict[str, Any] = {
    "id": "t",
    "game": "final-hour",
    "version": 1,
    "options": {},
    "seats": 1,
    "seed": "7",
    "undo": "free",
    "owner": "p",
    "over": 0,
}
SEATS: list[rows.SeatRow] = [{"seat": 0, "kind": "me", "name": "", "bot": "", "epoch": 0, "colour": ""}]


@pytest.fixture
def database(tmp_path: Path) -> Store:
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    database.write(rows.add_table(ROW, SEATS, [(0, "p")], [])).result(10)
    return database


def test_a_decision_number_is_written_once(database: Store) -> None:
    database.write(rows.add_entries("t", 0, [("0 stop", "f0")])).result(10)
    with pytest.raises(IntegrityError):
        database.write(rows.add_entries("t", 0, [("0 ready", "f1")])).result(10)
    assert stored(database, "t")["entries"] == ["0 stop"]


def test_one_bad_write_does_not_lose_those_committed_with_it(database: Store) -> None:
    futures = [database.write(rows.add_entries("t", n, [(f"0 move:{n}", f"f{n}")])) for n in (0, 1, 1, 2)]
    outcomes = [future.exception(10) for future in futures]
    assert [outcome is None for outcome in outcomes] == [True, True, False, True]
    assert stored(database, "t")["entries"] == ["0 move:0", "0 move:1", "0 move:2"]


def test_whoever_no_longer_waits_keeps_nobody_else_from_hearing_that_all_is_stored(database: Store) -> None:
    busy, go_on = threading.Event(), threading.Event()

    def hold_up(_: Connection) -> None:
        busy.set()
        go_on.wait(60)

    async def keep() -> None:
        database.write(hold_up)
        await asyncio.to_thread(busy.wait, 60)
        kept = [asyncio.create_task(database.keep(rows.add_entries("t", n, [("0 stop", "f")]))) for n in range(3)]
        await asyncio.sleep(0)
        kept[0].cancel()
        go_on.set()
        await asyncio.wait_for(asyncio.gather(*kept[1:]), 60)

    asyncio.run(keep())
    assert len(stored(database, "t")["entries"]) == 3


def test_what_still_waits_when_a_server_stops_is_stored_before_it_does(database: Store, tmp_path: Path) -> None:
    busy, go_on = threading.Event(), threading.Event()

    def hold_up(_: Connection) -> None:
        busy.set()
        go_on.wait(60)

    database.write(hold_up)
    assert busy.wait(60)
    waiting = [database.write(rows.add_entries("t", n, [("0 stop", "f")])) for n in range(3)]
    closing = threading.Thread(target=database.close, daemon=True)
    closing.start()
    assert not any(future.done() for future in waiting)
    go_on.set()
    closing.join(60)
    assert not closing.is_alive()
    assert all(future.done() for future in waiting)
    again = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert len(stored(again, "t")["entries"]) == 3
    again.close()


def test_what_is_written_while_its_file_is_taken_away_counts_as_not_stored(database: Store, tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"

    def take_away(c: Connection) -> None:
        rows.add_entries("t", 0, [("0 stop", "f")])(c)
        file.rename(away)

    for _ in range(2):
        with pytest.raises(Removed):
            database.write(take_away).result(60)
        away.rename(file)
        assert stored(database, "t")["entries"] == []
    database.write(rows.add_entries("t", 0, [("0 stop", "f")])).result(60)
    assert stored(database, "t")["entries"] == ["0 stop"]


def test_where_the_file_has_gone_no_other_is_made_in_its_place(database: Store, tmp_path: Path) -> None:
    database.close()
    file, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    again = Store(f"sqlite:///{file}")
    file.rename(away)
    with pytest.raises(Removed):
        again.write(rows.add_entries("t", 0, [("0 stop", "f")])).result(60)
    assert not file.exists()
    away.rename(file)
    again.write(rows.add_entries("t", 0, [("0 stop", "f")])).result(60)
    assert stored(again, "t")["entries"] == ["0 stop"]
    again.close()


def test_after_a_server_has_stopped_one_file_holds_everything(database: Store, tmp_path: Path) -> None:
    database.write(rows.add_entries("t", 0, [("0 stop", "f")])).result(60)
    assert len(list(tmp_path.iterdir())) > 1, "until then part of it is elsewhere"
    database.close()
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]


def test_what_a_database_refuses_is_told_without_what_was_to_be_stored(database: Store) -> None:
    again = database.write(rows.add_table({**ROW, "seed": "an-untold-seed"}, SEATS, [(0, "p")], []))
    refusal = again.exception(10)
    assert isinstance(refusal, IntegrityError)
    assert "an-untold-seed" not in f"{refusal} {refusal!r}", "a log would have it, and who reads the log could look ahead"


def test_a_decision_that_is_acknowledged_outlives_a_loss_of_power_and_who_reads_holds_up_nobody(tmp_path: Path) -> None:
    full = 2
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}").connect() as connection:
        said = [
            connection.execute(text(f"pragma {name}")).scalar() for name in ("synchronous", "journal_mode", "busy_timeout")
        ]
    assert said == [full, "wal", 5000]


def test_a_table_comes_back_after_the_database_is_closed(database: Store, tmp_path: Path) -> None:
    database.write(rows.add_entries("t", 0, [("0 stop", "f0")]))
    database.write(rows.add_chat("t", 0, 0, "Anna", "hello"))
    database.close()
    again = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    data = stored(again, "t")
    assert data["entries"] == ["0 stop"]
    assert data["chat"] == [(0, "Anna", "hello", "")]
    assert data["fingerprints"] == ["f0"]
    assert data["seed"] == "7"
    assert [(row["id"], row["owner"], mine) for row, _, mine in again.read(rows.tables_of("p"))] == [("t", "p", (0,))]


def test_a_seat_given_away_is_no_longer_held(database: Store) -> None:
    database.write(rows.hand_over("t", 0, "bot", "greedy", "")).result(10)
    data = stored(database, "t")
    assert data["holders"] == []
    assert data["seat_rows"][0]["epoch"] == 1


def test_the_migrations_make_exactly_the_tables_the_code_uses(database: Store) -> None:
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []


def test_a_database_that_is_up_to_date_is_opened_again(database: Store, tmp_path: Path) -> None:
    database.close()
    again = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert stored(again, "t")["owner"] == "p"


def wind_back(database: Store, version: str, *statements: str) -> None:
    """Make a database what an older server has left."""

    def work(c: Connection) -> None:
        for statement in (*statements, f"update alembic_version set version_num = '{version}'"):
            c.execute(text(statement))

    database.write(work).result(10)


def test_what_was_said_before_words_had_keys_is_read_and_the_talk_goes_on(database: Store, tmp_path: Path) -> None:
    database.write(rows.add_chat("t", 0, 0, "Anna", "hello")).result(10)
    wind_back(database, "0009", "alter table chat drop column key", *UNSWEPT)
    database.close()
    newer = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    newer.write(rows.add_chat("t", 1, 0, "Anna", "again", "k")).result(10)
    assert stored(newer, "t")["chat"] == [(0, "Anna", "hello", ""), (0, "Anna", "again", "k")]
    newer.close()


def ends(database: Store, table: str, over: bool, when: int) -> None:
    """A game is over, or goes on, and that is remembered."""
    now = {"id": table, "over": int(over), "updated": when}
    database.write(
        lambda c: c.execute(text("update tables set over = :over, updated = :updated where id = :id"), now)
    ).result(10)
    database.write(results.remember(table)).result(10)


def test_results_are_told_newest_first_and_forgotten_one_by_one(database: Store) -> None:
    def ended(person: str, most: int = 400) -> list[tuple[str, int, bool]]:
        return [(row["id"], row["updated"], row["kept"]) for row, _, _ in database.read(results.finished_by(person, most))]

    for table, when in (("a", 2), ("b", 3), ("c", 1)):
        database.write(rows.add_table({**ROW, "id": table}, SEATS, [(0, "p"), (0, "q")], [])).result(10)
        ends(database, table, True, when)
    assert ended("p") == ended("q") == [("b", 3, True), ("a", 2, True), ("c", 1, True)]
    assert ended("p", 2) == [("b", 3, True), ("a", 2, True)]
    assert [database.write(results.forget_result("p", table)).result(10) for table in ("b", "b", "x")] == [1, 0, 0]
    database.write(rows.delete_table("a")).result(10)
    assert ended("p") == [("a", 2, False), ("c", 1, True)]
    assert ended("q") == [("b", 3, True), *ended("p")]


def test_a_game_that_goes_back_to_before_its_end_has_none_and_may_end_again(database: Store) -> None:
    database.write(rows.add_table({**ROW, "id": "other"}, SEATS, [(0, "p")], [])).result(10)
    ends(database, "other", True, 1)
    for over in (True, False, True, True):
        ends(database, "t", over, 2)
        assert [row["id"] for row, _, _ in database.read(results.finished_by("p"))] == ["t", "other"][not over :]


def test_games_that_ended_before_results_were_kept_are_found_in_an_old_database(database: Store, tmp_path: Path) -> None:
    seats: list[rows.SeatRow] = [
        {**SEATS[0], "name": "Anna"},
        {**SEATS[0], "seat": 1, "kind": "friend", "name": "Ben", "colour": "rose"},
    ]
    over = {**ROW, "id": "over", "seats": 2, "over": 1, "glance": "{}"}
    database.write(rows.add_table(over, seats, [(0, "p"), (1, "b")], [])).result(10)
    database.write(results.remember("over")).result(10)
    known = [database.read(results.finished_by(person)) for person in ("p", "b", "stranger")]
    assert [[(row["id"], row["kept"], mine) for row, _, mine in found] for found in known] == [
        [("over", True, (0,))],
        [("over", True, (1,))],
        [],
    ]
    assert [(seat["name"], seat["colour"]) for seat in known[1][0][1]] == [("Anna", ""), ("Ben", "rose")]
    wind_back(database, "0008", "drop table results", "alter table chat drop column key", *UNSWEPT)
    database.close()
    newer = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert [newer.read(results.finished_by(person)) for person in ("p", "b", "stranger")] == known
    newer.close()


def test_tables_that_a_newer_server_has_kept_are_left_as_they_are(database: Store, tmp_path: Path) -> None:
    database.write(lambda c: c.execute(text("update alembic_version set version_num = '0100'"))).result(10)
    database.close()
    kept = (tmp_path / "tables.sqlite").read_bytes()
    with pytest.raises(Refused, match=r"^A newer Miskatonic has kept these tables\. "):
        Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert (tmp_path / "tables.sqlite").read_bytes() == kept


def test_the_longest_news_fit_into_what_a_strict_database_takes() -> None:
    name = "Я" * 40
    assert len(news("opened", who=name, seat=7, name=name)[2]) <= CHAT_LENGTH
