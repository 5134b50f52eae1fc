"""Many who watch one table cost what they must: a view is made once for equal eyes, and nobody is told of onlookers."""

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from miskatonic.core.zones import SPECTATOR
from miskatonic.tables.diff import apply
from miskatonic.tables.guests import Guest
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from miskatonic.text.parts import LANGUAGES
from tests.tables.halls import a_hall

ANNA = "anna"


@pytest.fixture
def live(tmp_path: Path) -> Iterator[LiveTable]:
    """A table of two."""
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    hall = a_hall(database)
    wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "local"}]}

    async def made() -> LiveTable:
        return await hall.table(await hall.new_table(ANNA, wish))

    yield asyncio.run(made())
    database.close()


def watcher(sent: list[bytes], person: str = "eve", watching: bool = True) -> Guest:
    """Somebody who connects."""
    return Guest(person, "en", watching, sent.append)


def test_three_hundred_watchers_cost_one_view_and_one_message_each(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    look = live.audience._view

    def counted(*about: Any) -> Any:
        nonlocal made
        made += 1
        return look(*about)

    monkeypatch.setattr(live.audience, "_view", counted)
    sent: list[list[bytes]] = [[] for _ in range(300)]
    for n in range(300):
        live.come(watcher(sent[n], f"person-{n}"))
    assert made == 1
    assert [len(messages) for messages in sent] == [1] * 300
    live.changed()
    assert made == 2
    assert [len(messages) for messages in sent] == [2] * 300
    assert len({id(messages[1]) for messages in sent}) == 1, "equal eyes share one difference"


def test_who_plays_is_seen_to_come_and_to_go_and_onlookers_are_not(live: LiveTable) -> None:
    seen: list[bytes] = []
    live.come(watcher(seen))
    live.come(watcher([], "ben"))
    assert len(seen) == 1
    anna, again = watcher([], ANNA, watching=False), watcher([], ANNA, watching=False)
    live.come(anna)
    live.come(again)
    live.leave(anna)
    assert len(seen) == 2, "she is still here with another device"
    live.leave(again)
    assert len(seen) == 3
    view: Any = json.loads(seen[0])["v"]
    here = []
    for message in seen[1:]:
        view = apply(view, json.loads(message)["change"])
        here.append([seat["here"] for seat in view["table"]["seats"]])
    assert here == [[True, True], [False, False]]


def test_views_of_different_eyes_are_not_shared(live: LiveTable) -> None:
    sent: dict[str, list[bytes]] = {"anna": [], "watching anna": [], "eve": []}
    guests = [
        watcher(sent["anna"], ANNA, watching=False),
        watcher(sent["watching anna"], ANNA),
        watcher(sent["eve"]),
    ]
    for guest in guests:
        live.come(guest)
    views = [json.loads(messages[0])["v"] for messages in sent.values()]
    assert [view["seats_mine"] for view in views] == [[0, 1], [], []]
    assert [view["table"].get("owner", False) for view in views] == [True, True, False]


def test_who_comes_while_a_decision_is_being_stored_sees_nothing_of_it_yet(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    early: list[bytes] = []
    players: list[bytes] = []
    keep = live.store.keep

    async def slowly(work: Any) -> Any:
        live.come(watcher(early))
        live.come(watcher([], "ben"))
        return await keep(work)

    async def play() -> None:
        live.come(watcher(players, ANNA, watching=False))
        asked = live.record.state.asked[0]
        monkeypatch.setattr(live.store, "keep", slowly)
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)

    lines = len([note for notes in live.record.notes for note in notes])
    asyncio.run(play())
    whole = json.loads(early[0])["v"]
    assert whole["number"] == 0
    assert len(whole["log"]) == lines
    after = apply(whole, json.loads(early[1])["change"])
    assert after["number"] == 1
    assert len(after["log"]) == len([note for notes in live.record.notes for note in notes]) > lines


def test_whoever_reads_all_languages_in_turn_is_kept_in_mind_in_one(live: LiveTable) -> None:
    guest = watcher([])
    live.come(guest)
    for lang in (*LANGUAGES, "uk"):
        guest.lang = lang
        live.audience.show(guest)
        live.changed()
        assert [key[2] for key in live.audience.looks.eyes] == [lang]


def test_of_eyes_that_do_not_look_any_more_only_what_they_have_read_is_kept(live: LiveTable) -> None:
    eve, anna = watcher([]), watcher([], ANNA, watching=False)
    anna.eyes = live.record.state.asked[0].seat
    live.come(eve)
    live.come(anna)
    live.leave(eve)
    live.changed()
    kept = {seat: (bool(eyes._log), bool(eyes.sight.memory.own)) for (seat, _, _), eyes in live.audience.looks.eyes.items()}
    assert kept == {SPECTATOR: (True, False), anna.eyes: (True, True)}


def test_where_nobody_looks_nothing_is_kept(live: LiveTable) -> None:
    eve = watcher([])
    live.come(eve)
    live.changed()
    assert live.audience.looks.eyes
    assert live.audience.looks.watch.in_common
    live.leave(eve)
    assert not live.audience.looks.eyes
    assert not live.audience.looks.watch.in_common
    assert not live.audience._views
    assert not live.audience._whole, "another view could come to lie where one of these lay"


def test_a_device_that_nobody_has_taken_yet_shows_nobodys_hand_while_a_bot_decides(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "local"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "arkham-lcg", "seats": seats}))
        assert [asked.seat for asked in live.record.state.asked] == [0]
        device: list[bytes] = []
        onlooker: list[bytes] = []
        guest = watcher(device, ANNA, watching=False)
        live.come(guest)
        live.come(watcher(onlooker))
        seen, public = json.loads(device[0])["v"], json.loads(onlooker[0])["v"]
        assert seen["curtain"]
        assert (seen["scene"], seen["log"]) == (public["scene"], public["log"])
        guest.eyes = 1
        live.audience.show(guest)
        assert json.loads(device[-1])["v"]["scene"] != public["scene"], "there was a hand to hide"

    asyncio.run(play())


def test_with_open_hands_no_curtain_falls_while_a_bot_decides(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "local"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "arkham-lcg", "seats": seats, "open": True}))
        assert [asked.seat for asked in live.record.state.asked] == [0]
        view = live.audience.view(watcher([], ANNA, watching=False))
        assert (view.seat, view.curtain) == (1, False)

    asyncio.run(play())


def test_a_device_at_which_nobody_has_looked_yet_shows_a_game_that_is_over_without_a_curtain(live: LiveTable) -> None:
    device = watcher([], ANNA, watching=False)
    assert live.audience.view(device).curtain

    async def play() -> None:
        while asked := live.record.state.asked:
            await live.play(ANNA, asked[0].seat, live.rev, asked[0].options[0].key)

    asyncio.run(play())
    view = live.audience.view(device)
    assert (view.seat, view.curtain) == (0, False)


def test_whoever_takes_a_second_seat_still_looks_through_the_first(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "arkham-lcg", "seats": seats}))
        device = watcher([], ANNA, watching=False)
        live.come(device)
        assert await live.take_seat(ANNA, 1, "Anna", 0, first=True)
        view = live.audience.view(device)
        assert (view.seats_mine, view.seat, view.curtain) == ((0, 1), 0, False)

    asyncio.run(play())


def test_whoever_is_at_a_deleted_table_is_told_and_let_go(live: LiveTable) -> None:
    sent: list[bytes] = []
    gone: list[str] = []
    for person in (ANNA, "eve"):
        guest = watcher(sent, person, watching=person != ANNA)
        guest.let_go = partial(gone.append, person)
        live.come(guest)
    sent.clear()
    asyncio.run(live.delete())
    assert [json.loads(message)["t"] for message in sent] == ["refused", "refused"]
    assert sorted(gone) == [ANNA, "eve"]


def test_a_seat_is_taken_while_one_of_those_who_hold_it_is_here(live: LiveTable) -> None:
    live.seats[1].holders = {"ben", "phone"}
    live.come(watcher([], "phone", watching=True))
    assert live.audience.here() == set(), "who only watches sits nowhere"
    phone = watcher([], "phone", watching=False)
    live.come(phone)
    assert live.audience.here() == {1}
    live.leave(phone)
    assert live.audience.here() == set()


def test_a_table_is_looked_at_from_where_its_players_are_or_else_from_where_others_watch(live: LiveTable) -> None:
    assert live.audience.place() == ""
    for person, place, seen in (("eve", "b", "b"), (ANNA, "c", "c"), ("zoe", "a", "c")):
        live.come(Guest(person, "en", person != ANNA, lambda _: None, place))
        assert live.audience.place() == seen


def test_whoever_comes_after_all_have_left_sees_that_nobody_is_there(live: LiveTable) -> None:
    anna = watcher([], ANNA, watching=False)
    live.come(anna)
    eve = watcher([])
    live.come(eve)
    assert eve.shown is not None
    assert [seat.here for seat in eve.shown.table.seats] == [True, True]
    live.leave(eve)
    live.leave(anna)
    live.come(eve)
    assert [seat.here for seat in eve.shown.table.seats] == [False, False]


def test_who_stops_watching_their_own_table_still_plays_at_it(live: LiveTable) -> None:
    eve, television = watcher([]), watcher([], ANNA)
    for guest in (eve, watcher([], ANNA, watching=False), television):
        live.come(guest)
    live.leave(television)
    live.changed()
    assert eve.shown is not None
    assert [seat.here for seat in eve.shown.table.seats] == [True, True]


def test_everybody_sees_which_seats_are_taken_which_are_theirs_and_that_bots_are_always_there(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats}))
        await live.take_seat("ben", 1, "Ben", 0, first=True)
        ben = watcher([], "ben", watching=False)
        live.come(ben)
        for person, watching, mine in (("ben", False, 1), (ANNA, False, 0), ("ben", True, None), ("eve", False, None)):
            seen = live.audience.view(watcher([], person, watching)).table
            assert [seat.mine for seat in seen.seats] == [n == mine for n in range(4)], person
            assert [seat.held for seat in seen.seats] == [True, True, False, False]
            assert [seat.here for seat in seen.seats] == [False, True, True, False]
            assert [seat.kind for seat in seen.seats] == ["me", "friend", "bot", "friend"]
            assert [seat.bot for seat in seen.seats] == ["", "", "random", ""]

    asyncio.run(play())


def test_where_bots_play_again_is_told_to_whoever_owns_their_table_and_to_nobody_else(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats}))
        while not live.over:
            await live.play_bot(0, live.rev, live.record.state.asked[0].options[0].key)
        again = await hall.rematch(ANNA, live.id)
        told = [live.audience.view(watcher([], person)).table.rematch for person in (ANNA, "eve")]
        assert told == [again, ""]

    asyncio.run(play())


def test_who_looks_away_from_a_device_of_two_to_one_of_its_seats_is_asked_for_that_one(place: Store) -> None:
    """Where both are asked at once, each answers behind a curtain of their own."""

    async def play() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me"}, {"kind": "local"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "route", "seats": seats}))
        assert [asked.seat for asked in live.record.state.asked] == [0, 1]
        device = watcher([], ANNA, watching=False)
        live.come(device)
        first = live.audience.view(device)
        assert (first.seat, first.curtain, first.decision) == (0, True, None)
        for eyes in (1, 0):
            device.eyes = eyes
            live.audience.show(device)
            assert device.shown is not None
            assert (device.shown.seat, device.shown.curtain) == (eyes, False)
            assert device.shown.decision is not None
            assert device.shown.decision.seat == eyes

    asyncio.run(play())
