"""Taking back in company sells no information: it is agreed to by all, or dealt afresh, as the table's policy says."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core.errors import NothingToUndo, Refused
from miskatonic.games.route.rules.asks import TakeTurn
from miskatonic.tables import company, rows, taking_back
from miskatonic.tables import live as tables_live
from miskatonic.tables.guests import Guest
from miskatonic.tables.live import LiveTable
from miskatonic.tables.news import WORDS, news
from miskatonic.tables.refusals import NotYours, Stale
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Store
from miskatonic.text.parts import LANGUAGES
from miskatonic.web.api import Api
from tests.made_up import LANTERN_DUEL
from tests.made_up.box import DECK, HAND
from tests.tables.halls import a_hall, stored

ANNA, BEN = "anna", "ben"
ANSWERED = "All have answered the secret question by now, so no answer to it is taken back alone."


@pytest.fixture(autouse=True)
def _lantern_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mk.games(), LANTERN_DUEL.id, LANTERN_DUEL)


async def two(place: Store, policy: str, game: str = "lantern-duel") -> LiveTable:
    """Anna and Ben at a table."""
    hall = a_hall(place)
    wish = {"game": game, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}], "undo": policy}
    live = await hall.table(await hall.new_table(ANNA, wish))
    await hall.join(BEN, hall.invitation(live, 1), "Ben")
    return live


async def play(live: LiveTable, *keys: str) -> None:
    """Take decisions, each for the seat that is asked first, or for the one named."""
    for key in keys:
        seat, name = (int(key[0]), key[2:]) if key[1] == ":" else (live.record.state.asked[0].seat, key)
        holder = min(live.seats[seat].holders)
        await live.play(holder, seat, live.rev, name)


async def until_wicks(live: LiveTable) -> None:
    """Play on until both are asked in secret how far to turn the wick up."""
    while not live.record.state.asked[0].together:
        offered = [option.key for option in live.record.state.asked[0].options]
        await play(live, "pass" if "pass" in offered else "done")


def tried(policy: str) -> Callable[[Callable[[LiveTable], Awaitable[None]]], Callable[[Store], None]]:
    """A test at a table of two with an undo policy."""

    def made(test: Callable[[LiveTable], Awaitable[None]]) -> Callable[[Store], None]:
        async def run(place: Store) -> None:
            live = await two(place, policy)
            await test(live)
            again = await a_hall(place).table(live.id)
            assert again.trouble is None
            assert again.record.state.hash() == live.record.state.hash(), "it opens as it was left"
            assert again.record.undone == live.record.undone

        def it(place: Store) -> None:
            asyncio.run(run(place))

        it.__name__, it.__doc__ = test.__name__, test.__doc__
        return it

    return made


def told(live: LiveTable) -> list[str]:
    """The news of a table, in English."""
    return [line.text for line in live.audience.view(Guest("", "en", True, print)).chat if line.seat == -1]


@tried("own")
async def test_what_revealed_nothing_is_taken_back_at_once(live: LiveTable) -> None:
    await play(live, "pass")
    await live.undo(ANNA, 0, live.rev)
    assert live.record.line == []
    assert told(live)[-1] == "Anna took back the last decision."


@tried("own")
async def test_nobody_goes_back_to_before_the_start_or_on_to_what_was_not_decided(live: LiveTable) -> None:
    await play(live, "pass")
    for to in (-1, 1, 2):
        with pytest.raises(NothingToUndo, match="no decision to take back to"):
            await live.undo(ANNA, to, live.rev)
    with pytest.raises(NothingToUndo, match="no decision to bring back"):
        await live.redo(ANNA, live.rev)
    assert live.record.line == [(0, "pass")]


@tried("own")
async def test_after_a_draw_everybody_must_agree_and_then_nothing_is_dealt_afresh(live: LiveTable) -> None:
    await play(live, "take")
    card = live.record.state.zone(HAND[0])[-1]
    await live.undo(ANNA, 0, live.rev)
    assert live.record.line == [(0, "take")], "Ben has not agreed yet"
    shown: Any = msgspec.to_builtins(live.audience.view(Guest(BEN, "en", False, print)).table)
    assert shown["proposal"] == {
        "seat": 0,
        "to": 0,
        "again": False,
        "voters": (1,),
    }
    with pytest.raises(Stale):
        await live.agree(BEN, True, live.rev - 1)
    await live.agree(ANNA, True, live.rev)
    assert live.record.line, "one does not agree with oneself"
    await live.agree(BEN, True, live.rev)
    assert live.record.line == []
    assert live.record.state.zone(DECK)[0] == card
    assert live.proposal is None


@tried("own")
async def test_who_does_not_agree_keeps_the_game_where_it_is(live: LiveTable) -> None:
    await play(live, "take")
    await live.undo(ANNA, 0, live.rev)
    await live.agree(BEN, False, live.rev)
    assert (live.record.line, live.proposal) == ([(0, "take")], None)
    assert told(live)[-1] == "Ben did not agree."
    with pytest.raises(Stale):
        await live.agree(BEN, True, live.rev)


@tried("own")
async def test_a_proposal_ends_with_the_next_decision_and_when_it_is_withdrawn(live: LiveTable) -> None:
    await play(live, "take")
    await live.undo(ANNA, 0, live.rev)
    await play(live, "pass")
    assert live.proposal is None
    assert told(live)[-1] == "The game has gone on, so the proposal no longer stands."
    await live.undo(ANNA, 0, live.rev)
    with pytest.raises(NotYours):
        await live.agree("eve", True, live.rev)
    await live.agree(ANNA, False, live.rev)
    assert (live.proposal, len(live.record.line)) == (None, 2)
    assert told(live)[-1] == "Anna no longer proposes it."


async def until_the_bot(live: LiveTable) -> None:
    """Play on until the third seat is asked."""
    while live.record.state.asked[0].seat != 2:
        await play(live, live.record.state.asked[0].options[0].key)


def test_a_bot_does_not_play_on_while_somebody_is_asked_to_agree(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats, "undo": "own", "seed": 7}))
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        live.come(Guest(ANNA, "en", False, lambda _: None))
        await until_the_bot(live)
        before = len(live.record.line)
        await live.undo(ANNA, 0, live.rev)
        hall.bots.wake(live)
        await asyncio.sleep(0.1)
        assert (live.bot_task, len(live.record.line)) == (None, before)
        with pytest.raises(Stale):
            await live.play_bot(2, live.rev, live.record.state.asked[0].options[0].key)
        await live.agree(BEN, False, live.rev)
        hall.bots.wake(live)
        while len(live.record.line) == before:
            await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(run())


def test_a_bot_waits_a_little_for_those_who_left_a_proposal_and_then_plays_on(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats, "undo": "own", "seed": 7}))
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        await hall.join("cleo", hall.invitation(live, 3), "Cleo")
        anna, ben = (Guest(person, "en", False, lambda _: None) for person in (ANNA, BEN))
        live.come(ben)
        live.come(anna)
        await until_the_bot(live)
        before = len(live.record.line)
        await live.undo(ANNA, 0, live.rev)
        await live.agree(BEN, True, live.rev)
        live.leave(anna)
        hall.bots.left(live)
        await asyncio.sleep(0.05)  # of the many seconds that a bot waits
        assert len(live.record.line) == before
        monkeypatch.setattr(company, "SECONDS_TO_RETURN", 0.1)
        for _ in range(2):  # she loads the page anew
            hall.bots.left(live)
            live.come(anna)
            hall.bots.wake(live)
            live.leave(anna)
        live.come(anna)
        await asyncio.sleep(0.3)
        assert (live.proposal is None, len(live.record.line)) == (False, before), "Anna is back and waits for Cleo"
        live.leave(anna)
        hall.bots.left(live)
        while len(live.record.line) == before:
            await asyncio.sleep(0.01)
        assert live.proposal is None, "Ben alone has nobody to wait for"
        assert "The game has gone on, so the proposal no longer stands." in told(live)
        await hall.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_a_bot_decided_is_taken_back_without_asking_anybody_while_nothing_came_to_light(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "elder-sign", "seats": seats, "undo": "own", "seed": 7}))
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        await until_the_bot(live)
        number = len(live.record.line)
        await live.play_bot(2, live.rev, live.record.state.asked[0].options[0].key)
        await live.undo(BEN, number, live.rev)
        assert (live.proposal, len(live.record.line)) == (None, number)
        await live.redo(ANNA, live.rev)
        assert (live.proposal, len(live.record.line)) == (None, number + 1)

    asyncio.run(run())


@tried("own")
async def test_decisions_of_others_are_taken_back_with_their_consent(live: LiveTable) -> None:
    await play(live, "pass", "pass")
    await live.undo(ANNA, 0, live.rev)
    assert len(live.record.line) == 2
    await live.agree(BEN, True, live.rev)
    assert live.record.line == []


@tried("free")
async def test_at_a_free_table_what_came_to_light_is_dealt_afresh(live: LiveTable) -> None:
    hand = live.record.state.zone(HAND[0])
    drawn = set()
    for _ in range(12):
        await play(live, "take")
        drawn.add(live.record.state.zone(HAND[0])[-1])
        await live.undo(BEN, 0, live.rev)
        assert live.record.state.zone(HAND[0]) == hand, "what somebody has seen stays"
    assert len(drawn) > 3, "nobody knows the next card from having seen it"
    assert told(live)[-2:] == ["Ben took back the last decision.", "What nobody had seen was dealt afresh."]
    with pytest.raises(Refused, match="bring back"):
        await live.redo(ANNA, live.rev)


@tried("free")
async def test_at_a_free_table_nothing_is_dealt_afresh_for_what_revealed_nothing_and_anybody_brings_it_back(
    live: LiveTable,
) -> None:
    await play(live, "pass")
    await live.undo(BEN, 0, live.rev)
    assert (live.record.line, live.record.course.deals) == ([], [])
    await live.redo(BEN, live.rev)
    assert live.record.line == [(0, "pass")]
    assert told(live)[-2:] == ["Ben took back the last decision.", "Ben brought decision 1 back."]


@tried("free")
async def test_at_a_free_table_anothers_secret_is_not_taken_back_without_consent(live: LiveTable) -> None:
    card = next(o.key for o in live.record.state.asked[0].options if o.key.startswith("play:"))
    await play(live, card)
    await live.undo(BEN, 0, live.rev)
    assert live.record.line, "Ben has seen a card of Anna's hand"
    await live.agree(ANNA, False, live.rev)
    await live.undo(ANNA, 0, live.rev)
    assert live.record.line == [], "Anna showed it herself"


@pytest.mark.parametrize("policy", ["free", "own"])
def test_the_last_answer_to_a_secret_question_stays_given(place: Store, policy: str) -> None:
    async def run() -> None:
        live = await two(place, policy)
        await until_wicks(live)
        number = len(live.record.line)
        await play(live, "0:trim:2")
        await live.undo(ANNA, number, live.rev)
        assert len(live.record.line) == number, "nobody has seen it yet"
        await play(live, "0:trim:2", "1:trim:0")
        for person in (BEN, ANNA):
            with pytest.raises(Refused, match=ANSWERED):
                await live.undo(person, number + 1, live.rev)
        await live.undo(BEN, number, live.rev)
        assert len(live.record.line) == number + 2, "the whole question is taken back when all agree"
        await live.agree(ANNA, True, live.rev)
        assert len(live.record.line) == number

    asyncio.run(run())
    assert said(Refused(ANSWERED), "uk") != ANSWERED != said(Refused(ANSWERED), "ru")


@pytest.mark.parametrize("policy", ["free", "own"])
def test_who_still_draws_when_others_are_done_takes_a_step_back_until_all_sheets_are_open(place: Store, policy: str) -> None:
    async def step(live: LiveTable, seat: int) -> None:
        asked = live.record.state.question_for(seat)
        assert asked is not None
        await play(live, f"{seat}:{asked.options[0].key}")

    async def run() -> None:
        live = await two(place, policy, "route")
        while live.record.state.asked[0].kind is not TakeTurn:
            await step(live, live.record.state.asked[0].seat)
        while live.record.state.question_for(1) is not None:
            await step(live, 1)
        number = len(live.record.line)
        for _ in range(2):
            await step(live, 0)
        await live.undo(ANNA, number + 1, live.rev)
        await live.undo(ANNA, number, live.rev)
        assert len(live.record.line) == number, "nobody has seen the other's sheet yet"
        while live.record.state.asked[0].kind is TakeTurn:
            await step(live, 0)
        for to in (number, len(live.record.line) - 1):
            with pytest.raises(Refused, match=ANSWERED):
                await live.undo(ANNA, to, live.rev)

    asyncio.run(run())


@tried("own")
async def test_another_players_decision_is_brought_back_with_consent(live: LiveTable) -> None:
    await play(live, "pass", "pass")
    await live.undo(BEN, 1, live.rev)
    await live.redo(ANNA, live.rev)
    assert len(live.record.line) == 1
    await live.agree(BEN, True, live.rev)
    assert len(live.record.line) == 2
    await live.undo(BEN, 1, live.rev)
    await live.redo(BEN, live.rev)
    assert len(live.record.line) == 2
    assert told(live)[-1] == "Ben brought decision 2 back."
    await live.undo(BEN, 0, live.rev)
    await live.agree(ANNA, True, live.rev)
    await live.redo(ANNA, live.rev)
    assert live.record.line == [(0, "pass")], "it was Anna's own, though Ben's comes after it"


@tried("none")
async def test_where_nothing_is_taken_back_nothing_is_brought_back(live: LiveTable) -> None:
    await play(live, "pass")
    for rev in (live.rev, live.rev - 1):  # somebody may have moved meanwhile: that is not the reason
        for wish in (live.undo(ANNA, 0, rev), live.redo(ANNA, rev)):
            with pytest.raises(Refused, match="not taken back"):
                await wish


@tried("free")
async def test_a_finished_game_stays_finished(live: LiveTable) -> None:
    while not live.over:
        await play(live, live.record.state.asked[0].options[-1].key)
    for wish in (live.undo(ANNA, 0, live.rev), live.redo(ANNA, live.rev)):
        with pytest.raises(Refused, match="stays so"):
            await wish


def test_alone_one_takes_back_anything_and_finds_the_same_cards(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        wish: dict[str, Any] = {"game": "lantern-duel", "seats": [{"kind": "me"}, {"kind": "bot"}], "undo": "own"}
        live = await hall.table(await hall.new_table(ANNA, wish))
        await live.play(ANNA, 0, live.rev, "take")
        card = live.record.state.zone(HAND[0])[-1]
        await live.undo(ANNA, 0, live.rev)
        await live.play(ANNA, 0, live.rev, "take")
        assert live.record.state.zone(HAND[0])[-1] == card
        assert told(live) == []
        await hall.close()

    asyncio.run(run())


def test_who_waits_for_a_friend_does_not_look_ahead_meanwhile(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        wish = {"game": "lantern-duel", "seats": [{"kind": "me"}, {"kind": "friend"}], "undo": "own"}
        live = await hall.table(await hall.new_table(ANNA, wish))
        drawn = set()
        for _ in range(12):
            await play(live, "take")
            drawn.add(live.record.state.zone(HAND[0])[-1])
            await live.undo(ANNA, 0, live.rev)
        assert len(drawn) > 3

    asyncio.run(run())


def test_a_table_opened_for_a_friend_is_dealt_afresh_and_says_so(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        wish = {
            "game": "lantern-duel",
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Kim"}],
            "seed": 3,
        }
        live = await hall.table(await hall.new_table(ANNA, wish))
        before = live.record.state.copy()
        await live.hand_over(ANNA, 1, "friend", "", "")
        after = live.record.state
        assert after.zone(DECK) != before.zone(DECK)
        assert [after.zone(hand) for hand in HAND] == [before.zone(hand) for hand in HAND]
        assert told(live) == [
            "Anna opened seat 2 (Kim) for somebody else. Whoever sat there no longer does.",
            "What nobody had seen was dealt afresh.",
        ]
        await live.hand_over(ANNA, 1, "friend", "", "")
        assert live.record.state.zone(DECK) == after.zone(DECK), "she is no longer alone"
        again = await a_hall(place).table(live.id)
        assert again.record.state.hash() == after.hash()

    asyncio.run(run())


def test_a_table_bears_so_many_detours_and_no_more(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(taking_back, "DETOURS", 41)
        live = await two(place, "own")
        for _ in range(21):
            await play(live, "pass")
            await live.undo(ANNA, 0, live.rev)
        await play(live, "pass")
        with pytest.raises(Refused, match="so often"):
            await live.undo(ANNA, 0, live.rev)
        assert len(stored(place, live.id)["entries"]) == 43
        await play(live, "pass")

    asyncio.run(run())


def test_a_table_is_dealt_afresh_for_friends_so_often_and_no_more(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a seat and gives it to a bot again and again would make a table that takes an hour to open."""
    monkeypatch.setattr(taking_back, "DETOURS", 9)

    async def run() -> None:
        hall = a_hall(place)
        wish = {"game": "lantern-duel", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        for _ in range(10):
            await live.hand_over(ANNA, 1, "friend", "", "")
            await live.hand_over(ANNA, 1, "bot", "random", "")
        with pytest.raises(Refused, match="dealt afresh") as refused:
            await live.hand_over(ANNA, 1, "friend", "", "")
        assert len({said(refused.value, lang) for lang in ("en", "ru", "uk")}) == 3
        assert len(stored(place, live.id)["entries"]) == 10

    asyncio.run(run())


def test_whoever_had_all_seats_and_loses_one_to_a_link_of_its_own_knows_no_deck(place: Store) -> None:
    """Alone, Anna may have drawn and taken back; with her own link, renewed by Ben, she gets company all the same."""

    async def run() -> None:
        hall = a_hall(place)
        wish = {"game": "lantern-duel", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        await hall.join("phone", hall.personal(live, 0), None)
        await live.renew_links(ANNA, 0)
        assert not live.record.course.deals, "her own phone is no company"
        await hall.join(BEN, hall.personal(live, 1), None)
        await live.renew_links(BEN, 1)
        assert live.seats[1].holders == {BEN}
        assert len(live.record.course.deals) == 1
        assert "dealt" in live.chat[-1]
        await live.renew_links(BEN, 1)
        assert len(live.record.course.deals) == 1
        assert (await a_hall(place).table(live.id)).record.state.hash() == live.record.state.hash()

    asyncio.run(run())


@tried("own")
async def test_a_step_that_cannot_follow_does_not_take_back_what_came_to_light(live: LiveTable) -> None:
    """Else anybody could ask what would come of a decision, read it off the refusal, and choose again knowing it."""
    await live.play(ANNA, 0, live.rev, "take", ["play:nothing-of-that-name"])
    assert live.record.line == [(0, "take")]


def test_whoever_is_left_alone_with_bots_knows_no_deck_when_others_come_back(place: Store) -> None:
    """Alone with them, Ben can have a copy of the game, though the table is not his."""

    async def run() -> None:
        live = await two(place, "own")
        await live.hand_over(ANNA, 0, "bot", "random", "")
        deck, hand = live.record.state.zone(DECK), live.record.state.zone(HAND[1])
        await live.hand_over(ANNA, 0, "friend", "", "")
        assert live.record.state.zone(DECK) != deck
        assert live.record.state.zone(HAND[1]) == hand
        assert told(live)[-1] == "What nobody had seen was dealt afresh."
        await live.hand_over(ANNA, 0, "friend", "", "")
        assert len(live.record.course.deals) == 1, "he is no longer alone"

    asyncio.run(run())


def test_whatever_deals_afresh_does_so_a_number_of_times_and_no_more(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking_back, "DEALS", 2)

    async def run() -> None:
        hall = a_hall(place)
        wish = {"game": "lantern-duel", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        live = await hall.table(await hall.new_table(ANNA, wish))
        for _ in range(3):
            await live.hand_over(ANNA, 1, "friend", "", "")
            await live.hand_over(ANNA, 1, "bot", "random", "")
        with pytest.raises(Refused, match="dealt afresh"):
            await live.hand_over(ANNA, 1, "friend", "", "")

    asyncio.run(run())


def test_a_table_bears_so_many_decisions_and_no_more(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_live, "LONGEST", 3)

    async def run() -> None:
        live = await two(place, "own")
        await play(live, "pass", "pass")
        with pytest.raises(Refused, match="So much was decided") as refused:
            await live.play(ANNA, 0, live.rev, "pass", ["pass"])
        assert len({said(refused.value, lang) for lang in ("en", "ru", "uk")}) == 3
        await play(live, "pass")
        assert len(stored(place, live.id)["entries"]) == 3

    asyncio.run(run())


def test_a_bot_does_not_think_at_a_table_that_bears_no_more_decisions(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats, "seed": 7}))
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        await until_the_bot(live)
        live.come(Guest(ANNA, "en", False, lambda _: None))
        decided = len(live.record.line)
        monkeypatch.setattr(tables_live, "LONGEST", decided)
        hall.bots.wake(live)
        assert live.bot_task is None
        monkeypatch.setattr(tables_live, "LONGEST", decided + 1)
        hall.bots.wake(live)
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        assert len(live.record.line) == decided + 1
        await hall.close()

    asyncio.run(run())


def test_with_the_last_decision_that_a_table_bears_all_are_told_why_nobody_plays_on(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_live, "LONGEST", 3)

    async def run() -> None:
        live = await two(place, "own")
        await play(live, "pass", "pass")
        assert not any(line[1] == "full" for line in live.chat)
        await live.undo(ANNA, len(live.record.line) - 1, live.rev)
        if live.proposal is not None:
            await live.agree(BEN, True, live.rev)
        assert stored(place, live.id)["chat"][-1] == live.chat[-1] == news("full")
        assert set(WORDS["full"]) == set(LANGUAGES)

    asyncio.run(run())


def test_at_a_table_that_goes_on_with_as_many_decisions_as_one_bears_it_is_told_at_once(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = mk.new("lantern-duel", seats=2, seed=7)
    for _ in range(3):
        game.play(game.decision.options[0].key)

    async def run() -> None:
        hall = a_hall(place)
        wish = {"save": game.save(), "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]}
        alone = {**wish, "seats": [{"kind": "me"}, {"kind": "local"}]}
        for longest, kinds in ((4, ["brought"]), (3, ["brought", "full"])):
            monkeypatch.setattr(tables_live, "LONGEST", longest)
            live = await hall.table(await hall.bring(ANNA, wish))
            assert [line[1] for line in live.chat] == kinds
            fork = await hall.table(await hall.fork(ANNA, (await hall.table(await hall.bring(ANNA, alone))).id, 3))
            assert [line[1] for line in fork.chat] == ["forked", *kinds[1:]]
        await hall.close()

    asyncio.run(run())


def test_a_game_may_end_with_the_last_decision_that_fits(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        live = await two(place, "own")
        game = mk.load(live.save())
        while not game.over:
            game.play(game.decision.options[0].key)
        monkeypatch.setattr(tables_live, "LONGEST", len(game.record.entries))
        while not live.over:
            await play(live, live.record.state.asked[0].options[0].key)
        assert not any(line[1] == "full" for line in live.chat)

    asyncio.run(run())


def test_what_takes_long_to_take_back_keeps_nobody_waiting_who_reads_or_is_elsewhere(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, slow = threading.Event(), list[Any]()
    rule = taking_back.ruling_on_undo

    def found(record: Any, *about: Any) -> Any:
        if any(record is one for one in slow):
            done.wait(60)
        return rule(record, *about)

    monkeypatch.setattr(tables_live, "ruling_on_undo", found)

    async def run() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        tables = [await two(place, "own") for _ in range(4)]
        for live in tables:
            await play(live, "pass")
        *eves, annas = tables
        slow.extend(live.record for live in eves)
        undoing = [asyncio.create_task(live.undo(ANNA, 0, live.rev, "eve")) for live in eves]
        try:
            await asyncio.sleep(0.05)
            await asyncio.wait_for(place.fetch(rows.any_table), 20)
            await asyncio.wait_for(annas.undo(ANNA, 0, annas.rev, "anna"), 20)
        finally:
            done.set()
            await asyncio.gather(*undoing)
        assert [len(live.record.line) for live in tables] == [0] * 4

    asyncio.run(run())


def test_whoever_waits_for_another_undo_of_theirs_keeps_nobody_at_the_table_from_playing(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, begun, slow = threading.Event(), threading.Event(), list[Any]()
    rule = taking_back.ruling_on_undo

    def found(record: Any, *about: Any) -> Any:
        if any(record is one for one in slow):
            begun.set()
            done.wait(60)
        return rule(record, *about)

    monkeypatch.setattr(tables_live, "ruling_on_undo", found)

    async def run() -> None:
        long, short = [await two(place, "own") for _ in range(2)]
        for live in (long, short):
            await play(live, "pass")
        slow.append(long.record)
        undoing = asyncio.create_task(long.undo(ANNA, 0, long.rev, "eve"))
        try:
            await asyncio.to_thread(begun.wait, 20)
            waiting = asyncio.create_task(short.undo(ANNA, 0, short.rev, "eve"))
            await asyncio.sleep(0.01)
            await asyncio.wait_for(play(short, "pass"), 20)
        finally:
            done.set()
            await undoing
        with pytest.raises(Stale):
            await waiting
        assert (len(long.record.line), len(short.record.line)) == (0, 2)

    asyncio.run(run())


def test_a_look_at_what_is_taken_back_meanwhile_comes_to_its_end(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        live = await two(place, "free")
        await play(live, "pass", "pass")
        in_a_thread = asyncio.to_thread

        async def later(look: Callable[..., Any], *about: Any) -> Any:
            monkeypatch.setattr(asyncio, "to_thread", in_a_thread)
            await live.undo(ANNA, 0, live.rev)
            return look(*about)

        hall: Any = SimpleNamespace(table=lambda _: asyncio.sleep(0, live))
        doorman: Any = SimpleNamespace(take=lambda *_: None)
        request: Any = SimpleNamespace(path_params={"id": live.id}, query_params={"at": "2"})
        monkeypatch.setattr(asyncio, "to_thread", later)
        past = await Api(hall, doorman, doorman).replay(request, BEN)
        assert (past.number, past.length, len(live.record.line)) == (2, 2, 0)

    asyncio.run(run())


@tried("own")
async def test_what_was_wished_of_an_earlier_moment_is_not_done(live: LiveTable) -> None:
    await play(live, "pass", "pass")
    await live.undo(BEN, 1, live.rev)
    for wish in (live.redo(BEN, live.rev - 1), live.undo(ANNA, 0, live.rev - 1), live.play(BEN, 1, live.rev - 1, "pass")):
        with pytest.raises(Stale):
            await wish
    assert live.record.line == [(0, "pass")]
    assert live.record.undone == [(1, "pass")]


@tried("own")
async def test_whoever_is_here_sees_at_once_what_is_proposed_and_that_it_no_longer_is(live: LiveTable) -> None:
    sent: list[bytes] = []
    ben = Guest(BEN, "en", False, sent.append)
    live.come(ben)
    await play(live, "take")
    for ends in (live.undo(ANNA, 0, live.rev), live.agree(BEN, False, live.rev + 1)):
        heard = len(sent)
        await ends
        assert len(sent) == heard + 1
        assert ben.shown is not None
        assert (ben.shown.table.proposal is None) == (live.proposal is None)
    assert live.proposal is None


@tried("own")
async def test_whoever_goes_back_several_decisions_is_said_to_go_back_to_one_or_to_the_beginning(live: LiveTable) -> None:
    for to, where in ((1, "decision 1"), (0, "the beginning of the game")):
        while len(live.record.line) < 3:
            await play(live, "pass")
        await live.undo(ANNA, to, live.rev)
        await live.agree(BEN, True, live.rev)
        assert told(live)[-1] == f"Anna went back to {where}."
