"""A full disk or a lost database is said in a sentence, and play goes on when it is back."""

import asyncio
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.requests import Request

from miskatonic.core.errors import Refused
from miskatonic.tables import company
from miskatonic.tables.guests import Guest
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Store, Unstored
from miskatonic.web.health import Health, Measures
from tests.tables.halls import a_hall, stored

ANNA, BEN = "anna", "ben"


class Disk:
    """A disk on which a database can grow no more, or is not there at all, as the test wishes."""

    def __init__(self, database: Store) -> None:
        self.full = False
        self.lost = False
        self.last: int | None = None
        """How many commits it still takes until it is lost, if it is to be."""

        @event.listens_for(database.engine, "begin")
        def grows(begun: Any) -> None:
            connection = begun.connection.driver_connection
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count={pages if self.full else 1_000_000}")
            connection.execute(f"PRAGMA query_only={int(self.lost)}")

        @event.listens_for(database.engine, "commit")
        def was_taken(_: Any) -> None:
            if self.last is not None:
                self.lose_after(self.last - 1)

    def lose_after(self, commits: int) -> None:
        """Lose it when it has taken so many commits."""
        self.lost, self.last = commits <= 0, commits if commits > 0 else None

    def find(self) -> None:
        """Have it again."""
        self.lost, self.last = False, None


def test_what_a_full_disk_does_not_take_has_not_happened_and_can_be_done_again(place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        disk.full = True
        refusals: list[Unstored] = []
        for _ in range(100):
            with suppress(Unstored):
                await hall.new_table(ANNA, wish)
            try:
                await live.hand_over(ANNA, 0, "bot", "random", "x" * 40)
            except Unstored as refusal:
                refusals.append(refusal)
        assert refusals, "the pages that are there already are full"
        assert all(said(refusals[0], lang) != str(refusals[0]) for lang in ("ru", "uk"))
        told = live.said
        disk.full = False
        await live.hand_over(ANNA, 0, "friend", "", "Ben")
        again = await a_hall(place).table(live.id)
        assert (again.seats[0].name, again.said) == ("Ben", told + 2)

    asyncio.run(play())


def test_a_decision_that_a_lost_database_does_not_take_can_be_taken_again(place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}))
        start, key = live.record.state.hash(), live.record.state.asked[0].options[0].key
        disk.lost = True
        for _ in range(3):
            with pytest.raises(Unstored):
                await live.play(ANNA, 0, live.rev, key)
            assert live.record.state.hash() == start
        disk.lost = False
        await live.play(ANNA, 0, live.rev, key)
        again = await a_hall(place).table(live.id)
        assert len(again.record.line) == 1
        assert again.record.state.hash() == live.record.state.hash()

    asyncio.run(play())


def test_consent_that_a_lost_database_does_not_take_can_be_given_again(place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "friend"}], "undo": "own"}
        live = await hall.table(await hall.new_table(ANNA, wish))
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        holders = {0: ANNA, 1: BEN}
        while live.proposal is None:
            asked = live.record.state.asked[0]
            await live.play(holders[asked.seat], asked.seat, live.rev, asked.options[0].key)
            with suppress(Refused):
                await live.undo(ANNA, len(live.record.line) - 1, live.rev)
        to = live.proposal.to
        disk.lost = True
        with pytest.raises(Unstored):
            await live.agree(BEN, True, live.rev)
        disk.lost = False
        await live.agree(BEN, True, live.rev)
        assert len(live.record.line) == to

    asyncio.run(play())


@pytest.mark.parametrize("commits", [0, 1, 2])
def test_who_reads_that_nothing_has_changed_does_not_hold_the_seat(commits: int, place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        link, told = hall.invitation(live, 1), live.said
        disk.lose_after(commits)
        taken = True
        try:
            await hall.join(BEN, link, "Ben")
        except Unstored:
            taken = False
        disk.find()
        for seen in (live, await a_hall(place).table(live.id)):
            assert (BEN in seen.seats[1].holders, seen.said) == (taken, told + taken)
        await hall.join(BEN, link, "Ben")
        assert (live.seats[1].name, live.seats[1].holders, live.said) == ("Ben", {BEN}, told + 1)

    asyncio.run(play())


@pytest.mark.parametrize("commits", [0, 1, 2])
def test_a_rematch_that_could_not_be_laid_leaves_no_table_behind(commits: int, place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}))
        while not live.over:
            await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
        disk.lose_after(commits)
        laid = ""
        with suppress(Unstored):
            laid = await hall.rematch(ANNA, live.id)
        disk.find()
        assert len(await hall.tables_of(ANNA)) == (2 if laid else 1)
        again = await hall.rematch(ANNA, live.id)
        assert again == laid or not laid
        assert len(await hall.tables_of(ANNA)) == 2

    asyncio.run(play())


def test_a_full_disk_is_no_good_health_until_there_is_room_again(place: Store) -> None:
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        health = Health(hall, Measures(), metrics=False)
        asked = Request({"type": "http"})
        assert (await health.healthz(asked)).status_code == 200
        disk.lost = True
        with pytest.raises(Unstored):
            await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        for _ in range(2):
            assert (await health.healthz(asked)).status_code == 503
        disk.lost = False
        assert (await health.healthz(asked)).body == b"ok\n"
        assert place.read(lambda c: c.exec_driver_sql("select count(*) from chat").scalar()) == 0

    asyncio.run(play())


def test_what_would_be_written_to_a_removed_file_is_refused_until_it_is_back(place: Store, tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"

    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        health = Health(hall, Measures(), metrics=False)
        for put_another_there in (False, True):
            file.rename(away)
            if put_another_there:
                shutil.copy(away, file)
            key, number = live.record.state.asked[0].options[0].key, len(live.record.line)
            assert (await health.healthz(Request({"type": "http"}))).status_code == 503
            for refused in (live.play(ANNA, 0, live.rev, key), hall.new_table(ANNA, wish), hall.tables_of(ANNA)):
                with pytest.raises(Unstored):
                    await refused
            assert file.exists() is put_another_there
            away.replace(file)
            assert (await health.healthz(Request({"type": "http"}))).status_code == 200
            await live.play(ANNA, 0, live.rev, key)
            assert len(live.record.line) == number + 1
        assert len(stored(place, live.id)["entries"]) == 2

    asyncio.run(play())


def test_bots_wait_for_a_lost_database_and_play_on_when_it_is_back(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "SECONDS_UNTIL_STORED", 0.02)
    disk = Disk(place)

    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}]}
        table = await hall.new_table(ANNA, wish)
        disk.lost = True
        live = await hall.table(table)
        live.come(Guest(ANNA, "en", True, lambda _: None))
        hall.bots.wake(live)
        await asyncio.sleep(0.3)
        assert live.record.line == []
        assert stored(place, table)["entries"] == []
        disk.lost = False
        while len(live.record.line) <= 2:
            await asyncio.sleep(0.02)
        await hall.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_table_that_cannot_be_fetched_just_now_is_not_called_damaged(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hall = a_hall(place)
        table = await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]})
        place.write(lambda c: c.exec_driver_sql("alter table tables rename to gone")).result(10)
        for wish in (a_hall(place).table(table), hall.tables_of(ANNA)):
            with pytest.raises(Unstored):
                await wish
        place.write(lambda c: c.exec_driver_sql("alter table gone rename to tables")).result(10)
        assert (await hall.table(table)).id == table

    asyncio.run(play())


def test_who_no_longer_waits_for_the_store_does_not_stop_it_for_others(place: Store) -> None:
    async def play() -> None:
        impatient = asyncio.create_task(place.keep(lambda _: time.sleep(0.1)))
        await asyncio.sleep(0.02)
        impatient.cancel()
        assert await asyncio.wait_for(place.keep(lambda _: "stored"), 5) == "stored"

    asyncio.run(play())
