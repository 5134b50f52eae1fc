"""Whoever watches over the server learns how it is, and nothing of any table."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from miskatonic.web.app import end_if_deaf
from tests.web.house import Browser, House, get


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that was asked for measures."""
    place: Path = tmp_path_factory.mktemp("measured")
    house = House(place, metrics=True)
    yield house
    house.stop()


def test_the_health_of_a_server_follows_its_database(measured: House) -> None:
    def health() -> tuple[int, str]:
        answer = get(f"{measured.address}/healthz")
        return answer.status_code, answer.text

    assert health() == (200, "ok\n")
    with closing(sqlite3.connect(measured.data / "tables.sqlite")) as database:
        database.execute("alter table tables rename to gone")
        assert health()[0] == 503
        database.execute("alter table gone rename to tables")
    assert health() == (200, "ok\n")


def test_measures_are_off_unless_asked_for(house: House) -> None:
    assert get(f"{house.address}/metrics").status_code == 404


def test_measures_count_decisions_tables_and_connections(measured: House) -> None:
    anna = Browser(measured)
    table = anna.new_table("me")
    chair = anna.sit(table)
    assert chair.ask(t="play", seat=0, rev=0, key="nonsense")["t"] == "refused"
    chair.play()
    measures = get(f"{measured.address}/metrics").text
    assert "miskatonic_decision_seconds_count 1\n" in measures, "a refused decision is none"
    assert 'miskatonic_decision_seconds_bucket{le="+Inf"} 1\n' in measures
    assert "miskatonic_sockets 1\n" in measures
    assert "miskatonic_tables_in_memory 1\n" in measures
    assert table not in measures
    assert anna.cookie not in measures


def test_a_server_without_the_memory_to_hear_anybody_ends_and_no_other_trouble_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        for trouble in ({"exception": MemoryError()}, {"exception": OSError(), "transport": None}):
            end_if_deaf(loop, {"message": "made up", **trouble})
        assert not ended
        end_if_deaf(loop, {"message": "made up", "exception": MemoryError(), "transport": None})
        loop.set_exception_handler(end_if_deaf)
        loop.call_soon(let_in)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def let_in() -> None:
        raise MemoryError

    asyncio.run(run())
    assert ended == [1, 1]
