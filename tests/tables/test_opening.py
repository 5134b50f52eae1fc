"""Tables outlive changes of their game: they open at the last good decision and say so, and one bad table breaks nothing."""

import asyncio
import gc
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

import miskatonic as mk
from miskatonic.core.errors import Refused, UnfitSave
from miskatonic.core.options import Asked, Option
from miskatonic.core.record import SNAPSHOT_EVERY, save_text
from miskatonic.core.state import State
from miskatonic.tables import database, wire
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import ClosedTable
from miskatonic.tables.live import LiveTable
from miskatonic.tables.news import told
from miskatonic.tables.opening import Unopened, header_of
from miskatonic.tables.refusals import NotYours
from miskatonic.tables.seats import BOT
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Store
from miskatonic.web.security import Doorman
from miskatonic.web.socket import Feed
from tests.made_up import LANTERN_DUEL, rounds, setup
from tests.made_up.box import DECK, HAND, HAND_SIZE, PRINTED, WindToken
from tests.tables.halls import a_hall, stored

OWNER = "anna"
ROUND = (*["pass"] * 4, "done", "done", "trim:2", "trim:0")
"""A round of Lantern Duel: actions, a gust of wind (resolved by the sixth decision), the wicks."""


@pytest.fixture(autouse=True)
def _lantern_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mk.games(), LANTERN_DUEL.id, LANTERN_DUEL)


async def played(place: Store, *keys: str, seats: tuple[str, ...] = ("me", "local")) -> LiveTable:
    """A table of Lantern Duel after some decisions."""
    hall = a_hall(place)
    wish = {"game": "lantern-duel", "seed": 3, "seats": [{"kind": kind} for kind in seats]}
    live = await hall.table(await hall.new_table(OWNER, wish))
    for key in keys:
        await decide(live, key)
    return live


async def decide(live: LiveTable, key: str) -> None:
    """Take the first open decision."""
    await live.play(OWNER, live.record.state.asked[0].seat, live.rev, key)


def log_of(place: Store, table: str) -> list[str]:
    """The entries of a table as they are stored."""
    entries: list[str] = stored(place, table)["entries"]
    return entries


def change(place: Store, statement: str, **values: Any) -> None:
    """Damage what is stored."""
    place.write(lambda c: c.execute(text(statement), values)).result(10)


def only_short_wicks(patch: pytest.MonkeyPatch) -> None:
    """A new version in which no wick is turned up to 2."""
    patch.setattr(rounds, "TRIMS", (0, 1))
    patch.setitem(mk.games(), LANTERN_DUEL.id, replace(LANTERN_DUEL, version=3))


def contrary_wind(patch: pytest.MonkeyPatch) -> None:
    """A new version in which the wind blows against the lead, while all decisions can still be taken."""
    patch.setattr(rounds, "PRINTED", tuple(WindToken(-2) if isinstance(p, WindToken) else p for p in PRINTED))
    patch.setitem(mk.games(), LANTERN_DUEL.id, replace(LANTERN_DUEL, version=3))


# -------------------------------------------------------------------- a game that has not changed


def test_a_table_comes_back_as_it_was_with_a_fingerprint_for_every_entry(place: Store) -> None:
    async def play() -> None:
        live = await played(place, *ROUND, *ROUND, *ROUND[:5])
        await live.undo(OWNER, 18, live.rev)
        await live.redo(OWNER, live.rev)
        data = stored(place, live.id)
        assert len(data["fingerprints"]) == 23
        assert data["fingerprints"][-1] == live.record.state.hash()
        assert data["fingerprints"][17] == live.record.at(18).hash() == data["fingerprints"][-2]
        again = await a_hall(place).table(live.id)
        assert again.trouble is None
        assert again.record.entries == live.record.entries
        assert again.record.state.hash() == live.record.state.hash()
        await decide(again, "pass")
        assert len(log_of(place, live.id)) == 24

    asyncio.run(play())


def test_a_fork_keeps_fingerprints_too(place: Store) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        hall = a_hall(place)
        fork = await hall.table(await hall.fork(OWNER, live.id, 7))
        data = stored(place, fork.id)
        assert data["fingerprints"] == [live.record.at(n).hash() for n in range(1, 8)]
        assert data["start"] == live.record.at(0).hash()

    asyncio.run(play())


def test_a_fork_says_in_its_chat_what_it_goes_on_with(place: Store) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        hall = a_hall(place)
        fork = await hall.table(await hall.fork(OWNER, live.id, 7))
        (line,) = fork.chat
        assert told(line, "en") == "A new table: here another game goes on after decision 7. That one stays as it is."
        assert not live.chat
        fresh = await hall.table(await hall.fork(OWNER, live.id, 0))
        (line,) = fresh.chat
        assert told(line, "en") == "A new table: here another game is played from its beginning. That one stays as it is."

    asyncio.run(play())


def test_a_fork_goes_on_after_any_decision_that_there_was_and_no_other(place: Store) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        hall = a_hall(place)
        for at in (-1, len(ROUND) + 1, "1", True, None):
            with pytest.raises(Refused, match=f"the last one of this game is number {len(ROUND)}"):
                await hall.fork(OWNER, live.id, at)
        for at in (0, len(ROUND)):
            fork = await hall.table(await hall.fork(OWNER, live.id, at))
            assert len(fork.record.line) == at

    asyncio.run(play())


def test_in_a_fork_of_a_game_that_is_over_bots_stay_bots_and_all_others_play_at_this_device(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seed": 3, "seats": [{"kind": kind} for kind in ("me", "bot", "friend")]}
        live = await hall.table(await hall.new_table(OWNER, wish))
        await live.take_seat("ben", 2, "Ben", 0, first=True)
        while live.record.state.asked:
            asked = live.record.state.asked[0]
            key = asked.options[0].key
            if asked.seat == 1:
                await live.play_bot(1, live.rev, key)
            else:
                await live.play("ben" if asked.seat else OWNER, asked.seat, live.rev, key)
        fork = await hall.table(await hall.fork("ben", live.id, 5))
        assert [(seat.kind, seat.holders) for seat in fork.seats] == [("local", {"ben"}), ("bot", set()), ("local", {"ben"})]

    asyncio.run(play())


def test_a_decision_that_cannot_be_stored_has_not_happened(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, "pass")
        before = live.record.state.hash()
        change(place, "insert into entries (table_id, number, entry) values (:id, 1, '0 stolen')", id=live.id)
        for wish in (live.play(OWNER, 1, live.rev, "pass"), live.undo(OWNER, 0, live.rev)):
            with pytest.raises(Exception, match="moved on"):
                await wish
            assert live.record.state.hash() == before
            assert live.record.entries == ["0 pass"]

    asyncio.run(play())


# -------------------------------------------------------------------- a game that has changed


@pytest.mark.parametrize(
    ("changed", "forget", "number", "words"),
    [
        (only_short_wicks, "number >= 5", 7, "no longer fits"),
        (only_short_wicks, "0", 6, "would go differently"),
        (contrary_wind, "0", 6, "would go differently"),
    ],
)
def test_a_table_opens_before_the_first_decision_that_no_longer_fits_or_leads_elsewhere(
    place: Store, changed: Any, forget: str, number: int, words: str
) -> None:
    async def play() -> None:
        live = await played(place, *ROUND, *ROUND, *ROUND)
        change(place, f"update entries set fingerprint = null where table_id = :id and {forget}", id=live.id)
        before = stored(place, live.id)
        with pytest.MonkeyPatch.context() as patch:
            changed(patch)
            again = await a_hall(place).table(live.id)
            assert len(again.record.line) == number - 1
            assert again.record.state.hash() == live.record.at(number - 1).hash()
            assert again.trouble is not None
            assert words in str(again.trouble)
            for lang in ("en", "ru", "uk"):
                sentence = said(again.trouble, lang)
                assert f" {number} " in sentence
            assert len({said(again.trouble, lang) for lang in ("en", "ru", "uk")}) == 3
        assert stored(place, live.id) == before, "opening changes nothing"
        whole = await a_hall(place).table(live.id)
        assert whole.trouble is None, "in its own version the game is whole"
        assert len(whole.record.line) == 24

    asyncio.run(play())


def test_the_decision_is_found_wherever_it_is(place: Store) -> None:
    async def play() -> None:
        calm = (*["pass"] * 4, "done", "done", "trim:1", "trim:1")
        live = await played(place, *calm, *calm, *calm[:6])
        await live.undo(OWNER, 20, live.rev)
        for key in ("done", "done", "trim:0", "trim:2", "pass"):
            await decide(live, key)
        assert len(live.record.entries) > SNAPSHOT_EVERY
        for number in reversed(range(len(live.record.entries))):
            spoil = "update entries set fingerprint = 'another' where table_id = :id and number >= :number"
            change(place, spoil, id=live.id, number=number)
            assert (await a_hall(place).table(live.id)).record.entries == live.record.entries[:number]

    asyncio.run(play())


def test_nobody_goes_on_from_an_older_position_before_a_player_says_so(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        only_short_wicks(monkeypatch)
        again = await a_hall(place).table(live.id)
        deeds = (
            decide(again, "done"),
            again.undo(OWNER, 3, again.rev),
            again.redo(OWNER, again.rev),
        )
        for deed in deeds:
            with pytest.raises(Refused, match="The game has changed"):
                await deed
        with pytest.raises(NotYours):
            await again.go_on("stranger")
        assert log_of(place, live.id) == live.record.entries

    asyncio.run(play())


def test_a_table_that_goes_on_keeps_what_was_set_aside(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, *ROUND, *ROUND)
        with monkeypatch.context() as patch:
            only_short_wicks(patch)
            again = await a_hall(place).table(live.id)
            whole = again.save()
            await asyncio.gather(again.go_on(OWNER), again.go_on(OWNER))
            assert again.trouble is None
            for key in ("done", "trim:1", "trim:1"):
                await decide(again, key)
            since = ["1 done", "0 trim:1", "1 trim:1"]
            new = [*live.record.entries[:5], *since]
            assert log_of(place, live.id) == [*live.record.entries, "return 5 3", *since]
            later = await a_hall(place).table(live.id)
            assert later.trouble is None
            assert later.record.entries == again.record.entries == new
            assert later.record.state.hash() == again.record.state.hash()
            assert (again.aside, later.aside) == (1, 1)
            assert later.save(0) == again.save(0) == whole
            assert mk.load(later.save()).record.entries == new
            with pytest.raises(UnfitSave):
                mk.load(whole)
        old = mk.load(whole)
        assert old.record.entries == live.record.entries
        assert old.state.hash() == live.record.state.hash()

    asyncio.run(play())


def test_a_table_can_go_back_more_than_once(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        only_short_wicks(monkeypatch)
        hall = a_hall(place)
        second = await hall.table(live.id)
        await second.go_on(OWNER)
        for key in ("done", "trim:0", "trim:1"):
            await decide(second, key)
        contrary_wind(monkeypatch)
        third = await a_hall(place).table(live.id)
        assert third.record.entries == live.record.entries[:5]
        await third.go_on(OWNER)
        await decide(third, "done")
        fourth = await a_hall(place).table(live.id)
        assert fourth.trouble is None
        assert fourth.record.entries == live.record.entries[:6]
        assert fourth.aside == 2
        assert ("0 trim:2" in fourth.save(0), "0 trim:0" in fourth.save(1)) == (True, True)
        assert log_of(place, live.id)[-2:] == ["return 5 3", "1 done"]

    asyncio.run(play())


def test_in_company_a_table_that_goes_on_is_dealt_afresh_for_what_was_set_aside_told_of_it(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was alone with it meanwhile may have looked into a copy, too."""

    async def play() -> None:
        live = await played(place, *ROUND)
        only_short_wicks(monkeypatch)
        again = await a_hall(place).table(live.id)
        await again.hand_over(OWNER, 1, "friend", "", "")
        deck, hands = again.record.state.zone(DECK), [again.record.state.zone(hand) for hand in HAND]
        friend = Guest("ben", "en", False, lambda _: None)
        again.come(friend)
        assert friend.shown is not None
        assert friend.shown.table.trouble
        await again.go_on(OWNER)
        assert not friend.shown.table.trouble, "who is there sees it at once"
        assert again.record.state.zone(DECK) != deck
        assert [again.record.state.zone(hand) for hand in HAND] == hands
        assert told(again.chat[-1], "en") == "What nobody had seen was dealt afresh."
        later = await a_hall(place).table(live.id)
        assert later.trouble is None
        assert later.record.state.hash() == again.record.state.hash()

    asyncio.run(play())


def test_bots_wait_until_a_player_lets_the_table_go_on(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        await live.hand_over(OWNER, 1, BOT, "random", "")
        only_short_wicks(monkeypatch)
        hall = a_hall(place)
        again = await hall.table(live.id)
        guest = Guest(OWNER, "en", False, lambda _: None)
        again.come(guest)
        hall.bots.wake(again)
        assert again.bot_task is None
        await Feed(hall, Doorman(hall.signer)).act(again, guest, wire.GoOn())
        assert again.bot_task is not None
        await again.bot_task
        assert len(again.record.line) > 5

    asyncio.run(play())


def test_a_finished_game_that_no_longer_fits_is_still_a_finished_one(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        while not live.over:
            await decide(live, live.record.state.asked[0].options[-1].key)
        contrary_wind(monkeypatch)
        again = await a_hall(place).table(live.id)
        assert again.trouble is not None
        assert again.record.state.result is None
        assert again.over
        await again.go_on(OWNER)
        assert not again.over
        assert not (await a_hall(place).table(live.id)).over

    asyncio.run(play())


def test_a_game_that_stumbles_over_an_old_decision_opens_before_it(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        change(place, "update entries set entry = 'rubbish' where table_id = :id and number = 2", id=live.id)
        assert (await a_hall(place).table(live.id)).record.entries == live.record.entries[:2]
        change(place, "update entries set entry = '0 pass' where table_id = :id and number = 2", id=live.id)
        monkeypatch.setattr(rounds, "PRINTED", ())
        assert (await a_hall(place).table(live.id)).record.entries == live.record.entries[:5]

    asyncio.run(play())


def test_decisions_without_fingerprints_are_trusted_only_as_far_as_one_confirms_them(place: Store) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        change(place, "update entries set fingerprint = null where table_id = :id and number in (4, 5, 6)", id=live.id)
        with pytest.MonkeyPatch.context() as patch:
            contrary_wind(patch)
            assert (await a_hall(place).table(live.id)).record.entries == live.record.entries[:4]
        change(place, "update entries set fingerprint = null where table_id = :id", id=live.id)
        with pytest.MonkeyPatch.context() as patch:
            only_short_wicks(patch)
            assert (await a_hall(place).table(live.id)).record.entries == live.record.entries[:6]

    asyncio.run(play())


# -------------------------------------------------------------------- tables that cannot be opened


def another_set_up(patch: pytest.MonkeyPatch) -> None:
    """A new version that deals other hands."""
    patch.setattr(setup, "HAND_SIZE", HAND_SIZE + 1)


def other_settings(patch: pytest.MonkeyPatch) -> None:
    """A new version without one of the settings."""
    patch.setitem(mk.games(), LANTERN_DUEL.id, replace(LANTERN_DUEL, version=3, settings=LANTERN_DUEL.settings[:1]))


def no_such_game(patch: pytest.MonkeyPatch) -> None:
    """A server without the game."""
    patch.delitem(mk.games(), LANTERN_DUEL.id)


def an_older_server(patch: pytest.MonkeyPatch) -> None:
    """A server with an older version of the game."""
    patch.setitem(mk.games(), LANTERN_DUEL.id, replace(LANTERN_DUEL, version=1))


async def check_closed(place: Store, bad: str, good: str, words: str) -> None:
    """The bad table cannot be opened and says why; the list shows it as such, and all others as ever."""
    hall = a_hall(place)
    with pytest.raises(Unopened, match=words) as refusal:
        await hall.table(bad)
    assert len({said(refusal.value, lang) for lang in ("en", "ru", "uk")}) == 3
    listed = {table.id: table for table in await hall.tables_of(OWNER)}
    assert isinstance(listed[bad], ClosedTable)
    assert not isinstance(listed[good], ClosedTable)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (another_set_up, "^The set-up of this table no longer fits the game, so it cannot be opened."),
        (other_settings, "^The set-up of this table no longer fits the game, so it cannot be opened."),
        (no_such_game, "“lantern-duel”, which is not among"),
        (an_older_server, "begun in version 2 .* has version 1"),
    ],
)
def test_a_table_whose_game_is_gone_or_another_says_so(place: Store, changed: Any, words: str) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        hall = a_hall(place)
        good = await hall.new_table(OWNER, {"game": "final-hour", "seats": [{"kind": "me"}]})
        before = stored(place, live.id)
        with pytest.MonkeyPatch.context() as patch:
            changed(patch)
            await check_closed(place, live.id, good, words)
        assert stored(place, live.id) == before
        assert (await a_hall(place).table(live.id)).record.entries == live.record.entries

    asyncio.run(play())


DAMAGES = (
    "update tables set options = '{\"rounds\": ' where id = :id",
    "update tables set options = '[]' where id = :id",
    "update tables set seed = 'seven' where id = :id",
    "update tables set version = 'new' where id = :id",
    "update tables set seats = 3 where id = :id",
    "update tables set undo = 'always' where id = :id",
    "update tables set game = x'ff00' where id = :id",
    "update seats set kind = 'king' where table_id = :id and seat = 1",
    "update seats set kind = 'bot', bot = 'deep' where table_id = :id and seat = 1",
    "update holders set seat = 7 where table_id = :id and seat = 1",
    "delete from seats where table_id = :id",
    "update entries set entry = 'return x' where table_id = :id and number = 3",
    "update entries set entry = cast(x'ff00' as text) where table_id = :id and number = 3",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_so_and_breaks_no_list(place: Store, damage: str) -> None:
    async def play() -> None:
        live = await played(place, *ROUND)
        good = (await played(place, *ROUND)).id
        change(place, damage, id=live.id)
        await check_closed(place, live.id, good, "cannot be read|not among|set-up")

    asyncio.run(play())


def test_a_table_that_could_not_be_opened_and_can_be_again_is_listed_like_any_other(place: Store) -> None:
    async def play() -> None:
        live, hall = await played(place, *ROUND), a_hall(place)
        change(place, "update tables set seed = 'seven' where id = :id", id=live.id)
        with pytest.raises(Unopened):
            await hall.table(live.id)
        assert [isinstance(table, ClosedTable) for table in await hall.tables_of(OWNER)] == [True]
        change(place, "update tables set seed = '3' where id = :id", id=live.id)
        await hall.table(live.id)
        hall.let_idle_go(0)
        gc.collect()
        assert [isinstance(table, ClosedTable) for table in await hall.tables_of(OWNER)] == [False]

    asyncio.run(play())


# -------------------------------------------------------------------- older databases


def test_a_database_from_before_fingerprints_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    engine = database.opened(url)
    with engine.begin() as c:
        config = Config()
        config.set_main_option("script_location", "miskatonic.tables:migrations")
        config.attributes["connection"] = c
        command.upgrade(config, "0001")
        options = json.dumps({"rounds": 4, "second_leads": False})
        row = "'t', 'lantern-duel', 2, :options, 2, '3', 'free', 'anna', 0, 1"
        c.execute(
            text(f"insert into tables (id, game, version, options, seats, seed, undo, owner, over, updated) values ({row})"),
            {"options": options},
        )
        for seat in (0, 1):
            c.execute(text("insert into seats values ('t', :seat, 'local', '', '', 0)"), {"seat": seat})
            c.execute(text("insert into holders values ('t', :seat, 'anna')"), {"seat": seat})
        c.execute(text("insert into entries values ('t', 0, '0 pass')"))
    engine.dispose()

    async def play(place: Store) -> None:
        live = await a_hall(place).table("t")
        assert live.record.entries == ["0 pass"]
        await decide(live, "pass")
        data = stored(place, "t")
        assert data["fingerprints"] == [None, live.record.state.hash()]
        assert save_text(header_of(data), []) == save_text(live.record.header, [])

    place = Store(url)
    asyncio.run(play(place))
    place.close()


def test_taking_back_and_forth_does_not_make_a_table_dear_to_open(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = 0
    answer = State.answer

    def counted(self: State, asked: Asked, option: Option) -> None:
        nonlocal answered
        answered += 1
        answer(self, asked, option)

    async def play() -> None:
        live = await played(place, *ROUND, *ROUND[:4])
        for _ in range(60):
            await live.undo(OWNER, 2, live.rev)
            for key in (*ROUND[2:], *ROUND[:4]):
                await decide(live, key)
        await live.undo(OWNER, 9, live.rev)
        assert len(log_of(place, live.id)) > 600
        with monkeypatch.context() as patch:
            patch.setattr(State, "answer", counted)
            again = await a_hall(place).table(live.id)
        assert answered == 9, "only what counts is played again"
        assert again.trouble is None
        assert again.record.state.hash() == live.record.state.hash()
        assert (again.record.entries, again.record.line) == (live.record.entries, live.record.line)
        assert again.record.undone == live.record.undone
        assert [note.told for notes in again.record.notes for note in notes] == [
            note.told for notes in live.record.notes for note in notes
        ]
        assert mk.load(again.save()).state.hash() == live.record.state.hash()

    asyncio.run(play())
