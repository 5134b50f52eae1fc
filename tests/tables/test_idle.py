"""Tables cost memory only while somebody is there, and lists tell of tables without opening them."""

import asyncio
import gc
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.state import State
from miskatonic.tables import rows
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from miskatonic.web.endings import story
from miskatonic.web.lists import line
from tests.tables.halls import a_hall

ANNA = "anna"


async def a_table(hall: Hall, decisions: int, game: str = "final-hour") -> LiveTable:
    """A table of Anna's at which she has decided so often, the first option each time."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]
    live = await hall.table(await hall.new_table(ANNA, {"game": game, "seed": 3, "seats": seats}))
    for _ in range(decisions):
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
    return live


def in_memory(hall: Hall) -> list[str]:
    """The tables in memory, once nothing holds the others any more."""
    gc.collect()
    return [live.id for live in hall.in_memory]


def test_a_list_tells_what_the_tables_would_and_opens_none(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        played = await a_table(hall, 5)
        await played.undo(ANNA, 3, played.rev)
        ids = {played.id, (await a_table(hall, 0)).id, (await a_table(hall, 2, "route")).id}
        lately = a_hall(place)
        listed = await lately.tables_of(ANNA)
        assert in_memory(lately) == []
        lines = [line(table, ANNA, "uk") for table in listed]
        assert {told.id for told in lines} == ids
        assert lines == [line(await lately.table(told.id), ANNA, "uk") for told in lines]
        assert {told.id: told.number for told in lines}[played.id] == 3

    asyncio.run(play())


def test_a_list_tells_how_a_finished_game_ended(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), 0)
        while live.record.state.asked:
            asked = live.record.state.asked[0]
            await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
        (told,) = [line(table, ANNA, "en") for table in await a_hall(place).tables_of(ANNA)]
        assert told.over
        assert told.result is not None
        assert told.result.why == live.record.state.result.rule  # type: ignore[union-attr]

    asyncio.run(play())


def test_a_game_has_ended_when_its_last_decision_was_taken_whatever_happens_at_its_table_later(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(rows, "now", lambda: 1000)
        hall = a_hall(place)
        live = await a_table(hall, 0)
        monkeypatch.setattr(rows, "now", lambda: 2000)
        while not live.over:
            asked = live.record.state.asked[0]
            await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
        monkeypatch.setattr(rows, "now", lambda: 3000)
        await live.talk(ANNA, "That was close.")
        await live.renew_links(ANNA, 1)
        for told in (live, await a_hall(place).table(live.id)):
            assert story(told, 0, "en").ended == 2000

    asyncio.run(play())


def test_a_table_of_an_older_version_of_the_game_is_opened_to_be_listed(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), 1)
        title = mk.games()["final-hour"]
        object.__setattr__(title, "version", title.version + 1)
        try:
            later = a_hall(place)
            await later.tables_of(ANNA)
            assert in_memory(later) == [live.id]
        finally:
            object.__setattr__(title, "version", title.version - 1)

    asyncio.run(play())


def test_a_table_nobody_is_at_leaves_memory_in_time_and_comes_back_where_it_was(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    for module in ("miskatonic.tables.hall", "miskatonic.tables.live"):
        monkeypatch.setattr(f"{module}.monotonic", lambda: clock[0])

    async def play() -> None:
        hall = a_hall(place)
        table = (await a_table(hall, 4)).id
        guest = Guest(ANNA, "en", False, lambda message: None)
        (await hall.table(table)).come(guest)
        clock[0] += 500
        hall.let_idle_go(60)
        assert in_memory(hall) == [table], "somebody is there"
        (await hall.table(table)).leave(guest)
        clock[0] += 59
        hall.let_idle_go(60)
        assert in_memory(hall) == [table], "somebody was there just now"
        clock[0] += 1
        hall.let_idle_go(60)
        assert in_memory(hall) == []
        back = await hall.table(table)
        assert len(back.record.line) == 4
        sent: list[bytes] = []
        back.come(Guest(ANNA, "en", False, sent.append))
        assert b'"number":4' in sent[0]

    asyncio.run(play())


def test_as_many_tables_are_in_memory_as_fit_and_of_the_others_the_last_that_somebody_has_left(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.tables.hall.TABLES_IN_MEMORY", 4)

    async def play() -> None:
        hall = a_hall(place)
        watched = await a_table(hall, 0)
        watched.come(Guest(ANNA, "en", False, lambda message: None))
        ids = [watched.id]
        for _ in range(5):
            ids.append((await a_table(hall, 0)).id)
        assert set(in_memory(hall)) == {ids[0], *ids[-3:]}

    asyncio.run(play())


def test_a_table_that_was_let_go_does_not_wait_for_garbage_to_be_looked_for(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        table = (await a_table(hall, 2)).id
        guest = Guest(ANNA, "en", False, lambda message: None)
        (await hall.table(table)).come(guest)
        (await hall.table(table)).leave(guest)
        hall.let_idle_go(0)
        assert [live.id for live in hall.in_memory] == []

    gc.disable()
    try:
        asyncio.run(play())
    finally:
        gc.enable()


def test_taking_back_and_bringing_back_for_hours_does_not_make_a_table_dear_to_open(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0
    answer = State.answer

    def counted(self: State, *about: Any) -> None:
        nonlocal played
        played += 1
        answer(self, *about)

    async def play() -> None:
        live = await a_table(a_hall(place), 6)
        for _ in range(200):
            await live.undo(ANNA, 5, live.rev)
            await live.redo(ANNA, live.rev)
        monkeypatch.setattr(State, "answer", counted)
        back = await a_hall(place).table(live.id)
        assert (len(back.record.entries), len(back.record.line)) == (406, 6)
        assert played == 6, "only what counts is played again"

    asyncio.run(play())
