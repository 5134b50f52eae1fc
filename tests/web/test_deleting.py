"""Tables are deleted by their owner, and expire where the server is told so."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from miskatonic.tables import schema, sweeps
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall, NoTable
from miskatonic.tables.refusals import Gone
from miskatonic.tables.rows import StoredTable, delete_table
from miskatonic.tables.store import Store
from miskatonic.tables.sweeps import one_more_sweep, untouched_since
from miskatonic.tables.thinking import Thinkers
from miskatonic.tables.tokens import Signer
from miskatonic.web import chores
from miskatonic.web.security import Doorman
from miskatonic.web.socket import Feed
from miskatonic.web.visits import NO_TABLE, Visit
from tests.tables.halls import stored
from tests.web.house import Browser, House, sent

ANNA = "anna"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Store]:
    """A database."""
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield database
    database.close()


def rows(place: Store) -> int:
    """How many rows are stored of all tables."""

    def count(c: Connection) -> int:
        kinds = (schema.TABLES, schema.SEATS, schema.HOLDERS, schema.ENTRIES, schema.CHAT)
        return sum(len(c.execute(kind.select()).all()) for kind in kinds)

    found: int = place.read(count)
    return found


def test_the_owner_deletes_a_table_and_whoever_is_there_is_told(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend")
    ben.join(anna.links(table)["seats"][0]["link"])
    chair = ben.sit(table, lang="ru")
    address = f"/api/tables/{table}"
    assert ben.http.delete(address).status_code == 403
    stolen = sent(
        "DELETE", house.address + address, headers={"origin": "http://evil.example"}, cookies=dict(anna.http.cookies)
    )
    assert stolen.status_code == 403
    assert anna.http.delete(address).status_code == 200
    assert chair.hear()["why"] == "Этот стол удалён."
    with pytest.raises(ConnectionClosed) as ended:
        chair.hear()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4410
    assert anna.http.delete(address).status_code == 404
    assert anna.http.get(f"{address}/replay").status_code == 404
    for browser in (anna, ben):
        assert browser.http.get("/api/tables").json() == {"tables": []}


def test_nothing_is_left_of_a_deleted_table_and_nothing_is_added_to_it(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32), bot_pause=0.0)
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}] * 2}))
        await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
        await live.hand_over(ANNA, 0, "friend", "", "")
        link = hall.invitation(live, 0)
        await hall.delete(ANNA, live.id)
        assert rows(place) == 0
        asked = live.record.state.asked[0]
        late = (
            live.play(ANNA, asked.seat, live.rev, asked.options[0].key),
            live.hand_over(ANNA, 0, "bot", "random", ""),
            live.take_seat("ben", 0, None, live.seats[0].epoch, first=True),
        )
        for wish in late:
            with pytest.raises(Gone):
                await wish
        with pytest.raises(NoTable):
            await hall.join("ben", link, None)
        assert rows(place) == 0

    asyncio.run(play())


def test_nothing_is_lost_of_the_tables_beside_a_deleted_one(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        kept, gone = [
            await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}] * 2}))
            for _ in range(2)
        ]
        for live in (kept, gone):
            await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
            await live.renew_links(ANNA, 1)
        before = stored(place, kept.id)
        assert before["entries"]
        assert before["chat"]
        assert before["holders"]
        await hall.delete(ANNA, gone.id)
        assert stored(place, kept.id) == before

    asyncio.run(play())


def test_a_table_that_cannot_be_opened_can_be_deleted(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        table = await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        place.write(lambda c: c.exec_driver_sql("update tables set options = '{'")).result(10)
        (closed,) = await hall.tables_of(ANNA)
        assert closed.owner == ANNA
        await hall.delete(ANNA, table)
        assert await hall.tables_of(ANNA) == []

    asyncio.run(play())


def test_untouched_tables_expire_and_others_stay(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        oldest, old, later, watched, new = [await hall.new_table(ANNA, wish) for _ in range(5)]
        with place.engine.begin() as c:
            for table, sweep in ((oldest, 5), (old, 10), (later, 11), (watched, 5)):
                c.exec_driver_sql("update tables set swept = ? where id = ?", (sweep, table))
        (await hall.table(watched)).come(Guest("eve", "en", True, lambda _: None))
        assert await hall.expire(10) == 2
        assert await hall.expire(10) == 0
        assert {table.id for table in await hall.tables_of(ANNA)} == {later, watched, new}

    asyncio.run(play())


def test_a_table_at_which_somebody_sits_down_while_others_expire_stays(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        tables = [await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}) for _ in range(5)]
        place.write(lambda c: c.exec_driver_sql("update tables set swept = 5")).result(10)
        forget, first_is_gone, somebody_came = hall._forget, asyncio.Event(), asyncio.Event()

        async def one_after_another(table: str, sweep: int) -> None:
            await forget(table, sweep)
            first_is_gone.set()
            await somebody_came.wait()

        monkeypatch.setattr(hall, "_forget", one_after_another)
        expiring = asyncio.create_task(hall.expire(10))
        await first_is_gone.wait()
        *others, last = await hall.store.fetch(untouched_since(10))
        assert len(others) == len(tables) - 2
        (await hall.table(last)).come(Guest("eve", "en", True, lambda _: None))
        somebody_came.set()
        assert await expiring == len(tables) - 1
        assert [table.id for table in await hall.tables_of(ANNA)] == [last]

    asyncio.run(play())


def test_a_table_deleted_while_it_is_brought_into_memory_is_at_nobodys_hand(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        table = await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        read, deleted = hall._stored, asyncio.Event()

        async def slowly(table: str) -> StoredTable | None:
            found = await read(table)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(deleted.wait(), 0.2)
            return found

        monkeypatch.setattr(hall, "_stored", slowly)
        opening = asyncio.create_task(hall.table(table))
        await asyncio.sleep(0.05)
        await hall.delete(ANNA, table)
        deleted.set()
        assert (await opening).deleted
        assert hall.in_memory == []
        with pytest.raises(NoTable):
            await hall.table(table)

    asyncio.run(play())


def test_who_comes_while_a_table_is_deleted_does_not_sit_at_nothing(place: Store) -> None:
    class Door:
        """A live connection that takes so long to stand that the table is deleted meanwhile."""

        query_params: Final[dict[str, str]] = {}
        scope: Final[dict[str, str]] = {}

        def __init__(self, hall: Hall, table: str) -> None:
            self.hall = hall
            self.path_params = {"id": table}
            self.codes: list[int] = []

        async def accept(self) -> None:
            await self.hall.delete(ANNA, self.path_params["id"])

        async def receive(self) -> NoReturn:
            raise AssertionError("there is nothing to hear")

        async def close(self, code: int) -> None:
            self.codes.append(code)

    async def play() -> None:
        hall, signer = Hall(place, Signer(b"s" * 32)), Signer(b"s" * 32)
        door: Any = Door(hall, await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}))
        await Feed(hall, Doorman(signer))._host(Visit(door, ANNA, "here"))
        assert door.codes == [NO_TABLE]

    asyncio.run(play())


def test_a_seat_taken_just_before_a_table_would_expire_keeps_it(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a link takes the seat first and sits down a moment later."""

    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        opened, stored = [await hall.new_table(ANNA, wish) for _ in range(2)]
        live = await hall.table(opened)
        place.write(lambda c: c.exec_driver_sql("update tables set swept = 5")).result(10)
        settled = hall._settled

        async def joined(table: str) -> None:
            await settled(table)
            if table == opened:
                await live.take_seat("ben", 1, "Ben", live.seats[1].epoch, first=True)
            else:  # while another server had it
                place.write(lambda c: c.exec_driver_sql(f"update tables set swept = null where id = '{stored}'")).result(10)

        monkeypatch.setattr(hall, "_settled", joined)
        assert await hall.expire(10) == 0
        monkeypatch.undo()
        assert {table.id for table in await hall.tables_of(ANNA)} == {opened, stored}
        assert [table.id for table in await hall.tables_of("ben")] == [opened]

    asyncio.run(play())


def test_an_owner_who_deletes_a_table_that_expires_does_not_keep_others_from_expiring(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        first, _ = [await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}) for _ in range(2)]
        live = await hall.table(first)
        place.write(lambda c: c.exec_driver_sql("update tables set swept = 5")).result(10)
        keep, delete, expires = hall.store.keep, live.delete, asyncio.Event()

        async def kept_late(work: Any) -> Any:
            await expires.wait()
            return await keep(work)

        def deleted(*about: Any) -> Any:
            if live.lock.locked():
                expires.set()
            return delete(*about)

        monkeypatch.setattr(hall.store, "keep", kept_late)
        monkeypatch.setattr(live, "delete", deleted)
        deleting = asyncio.create_task(hall.delete(ANNA, first))
        while not live.lock.locked():
            await asyncio.sleep(0)
        assert await hall.expire(10) == 1
        await deleting
        assert rows(place) == 0
        assert await hall.tables_of(ANNA) == []

    asyncio.run(play())


def test_a_bot_whose_table_is_deleted_while_it_thinks_is_no_mistake_of_ours(
    place: Store, caplog: pytest.LogCaptureFixture
) -> None:
    live: Any = None
    thinking, deleted = asyncio.Event(), asyncio.Event()

    class Slow(Thinkers):
        async def choose(self, *about: Any) -> str:
            thinking.set()
            await deleted.wait()
            return str(live.record.state.asked[0].options[0].key)

    async def play() -> None:
        nonlocal live
        hall = Hall(place, Signer(b"s" * 32), thinkers=Slow())
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "bot"}]}))
        live.come(Guest(ANNA, "en", False, lambda _: None))
        hall.bots.wake(live)
        await thinking.wait()
        await hall.delete(ANNA, live.id)
        deleted.set()
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(play())
    assert caplog.records == []


def test_a_table_deleted_while_the_list_is_made_is_not_in_it(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        before = Hall(place, Signer(b"s" * 32))
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        gone, there = [await before.new_table(ANNA, wish) for _ in range(2)]
        place.write(lambda c: c.exec_driver_sql(f"update tables set glance = '' where id = '{gone}'")).result(10)
        hall = Hall(place, Signer(b"s" * 32))
        stored = hall._stored

        async def deleted_before(table: str) -> StoredTable | None:
            await hall.store.keep(delete_table(gone))
            return await stored(table)

        monkeypatch.setattr(hall, "_stored", deleted_before)
        assert [table.id for table in await hall.tables_of(ANNA)] == [there]

    asyncio.run(play())


def test_talking_and_deciding_touch_a_table(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        for act in (
            lambda: live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key),
            lambda: hall.join("ben", hall.invitation(live, 1), "Ben"),
        ):
            place.write(lambda c: c.exec_driver_sql("update tables set swept = 5")).result(10)
            await act()
            assert await hall.expire(10) == 0

    asyncio.run(play())


async def sweep_for_days(hall: Hall, days: int, last: int | None = None) -> int:
    """Let a server run for so many days that deletes tables after ten; its last sweep."""
    last = await hall.store.keep(one_more_sweep(last))
    for _ in range(days * chores.SWEEPS_A_DAY):
        last = await hall.store.keep(one_more_sweep(last))
    await hall.expire(last - 10 * chores.SWEEPS_A_DAY)
    return last


@pytest.mark.parametrize("years", [-56, 0, 73])
def test_whatever_the_clock_says_a_table_expires_after_as_many_days_as_servers_have_run(
    years: int, place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "SWEEPS_A_DAY", 3)

    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        old, new = [await hall.new_table(ANNA, wish) for _ in range(2)]
        await sweep_for_days(hall, 6)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + years * 365 * 24 * 3600)  # as a computer may start, or be set
        live = await hall.table(new)
        await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
        del live
        hall = Hall(place, Signer(b"s" * 32))
        await sweep_for_days(hall, 3)
        monkeypatch.setattr(time, "time", real)
        assert {table.id for table in await hall.tables_of(ANNA)} == {old, new}
        last = await sweep_for_days(hall, 2)
        assert [table.id for table in await hall.tables_of(ANNA)] == [new]
        await sweep_for_days(hall, 6, last)
        assert await hall.tables_of(ANNA) == []

    asyncio.run(play())


def test_two_processes_that_sweep_count_the_time_once(place: Store) -> None:
    async def sweep() -> None:
        first = second = None
        for _ in range(5):
            first = await place.keep(one_more_sweep(first))
            second = await place.keep(one_more_sweep(second))
        assert (first, second) == (4, 4)

    asyncio.run(sweep())


def test_a_sweep_marks_so_many_tables_at_once_that_nobody_waits_and_the_next_one_the_others(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeps, "AT_ONCE", 2)

    async def sweep() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        for _ in range(3):
            await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        first = await place.keep(one_more_sweep(None))
        assert len(await place.fetch(untouched_since(first))) == 2
        second = await place.keep(one_more_sweep(first))
        assert len(await place.fetch(untouched_since(first))) == 2
        assert len(await place.fetch(untouched_since(second))) == 3

    asyncio.run(sweep())


def test_a_server_that_is_told_to_deletes_tables_in_time(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "SECONDS_BETWEEN_SWEEPS", 0.001)
    monkeypatch.setattr(chores, "SWEEPS_A_DAY", 20)

    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32))
        await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        chore = asyncio.create_task(chores.expire(hall, 1))
        while await hall.tables_of(ANNA):
            await asyncio.sleep(0.01)
        chore.cancel()
        assert await hall.store.keep(one_more_sweep(None)) >= chores.SWEEPS_A_DAY

    asyncio.run(asyncio.wait_for(play(), 60))
