"""Who sits down: by which name and in which colour the others know them, what they are told, and when."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from miskatonic.core.errors import Refused
from miskatonic.tables import wire
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.news import told
from miskatonic.tables.refusals import NotYours, Stale
from miskatonic.tables.seats import BOT, FRIEND
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import BadToken
from tests.tables.halls import a_hall

ANNA, BEN, CLEO = "anna", "ben", "cleo"


def at_a_table(
    *kinds: str, game: str = "route"
) -> Callable[[Callable[[Hall, LiveTable], Awaitable[None]]], Callable[[Store], None]]:
    """A test at a table of Anna's with these seats; she is green. In En Route everybody may talk at any time."""

    def made(test: Callable[[Hall, LiveTable], Awaitable[None]]) -> Callable[[Store], None]:
        async def run(place: Store) -> None:
            hall = a_hall(place)
            own = {"kind": "me", "name": "Anna", "colour": "green"}
            seats = [own if kind == "me" else {"kind": kind} for kind in kinds]
            live = await hall.table(await hall.new_table(ANNA, {"game": game, "seats": seats, "undo": "own"}))
            await test(hall, live)
            again = await a_hall(place).table(live.id)
            assert dressed(again) == dressed(live), "it opens as it was left"
            assert again.chat == live.chat

        def it(place: Store) -> None:
            asyncio.run(run(place))

        it.__name__, it.__doc__ = test.__name__, test.__doc__
        return it

    return made


def seen(live: LiveTable, person: str = "eve") -> wire.View:
    """What somebody sees of a table."""
    return live.audience.view(Guest(person, "en", False, print))


def dressed(live: LiveTable) -> list[tuple[str, str]]:
    """The names and colours that everybody sees."""
    return [(seat.name, seat.colour) for seat in seen(live).table.seats]


def news_of(live: LiveTable) -> list[str]:
    """The news of a table, in English."""
    return [told(line, "en") for line in live.chat]


async def until_all_may_talk(live: LiveTable) -> None:
    """Play on until nobody is forbidden to talk."""
    while not all(live.title.may_talk(live.record.state, seat.seat) for seat in live.seats):
        asked = live.record.state.asked[0]
        key = asked.options[0].key
        if live.seats[asked.seat].kind == BOT:
            await live.play_bot(asked.seat, live.rev, key)
        else:
            await live.play(min(live.seats[asked.seat].holders), asked.seat, live.rev, key)


@at_a_table("me")
async def test_whoever_plays_alone_renews_links_and_finds_the_same_cards(hall: Hall, live: LiveTable) -> None:
    await hall.join("phone", hall.personal(live, 0), None)
    before = live.record.state.hash()
    await live.renew_links(ANNA, 0)
    assert live.record.state.hash() == before
    assert news_of(live) == ["Anna renewed the links to seat 1; the old ones no longer work."]


@at_a_table("me", "local", game="final-hour")
async def test_whoever_gives_a_seat_of_their_own_to_a_bot_finds_the_same_cards(hall: Hall, live: LiveTable) -> None:
    before = live.record.state.hash()
    await live.hand_over(ANNA, 1, BOT, "random", "")
    assert live.record.state.hash() == before
    assert news_of(live) == ["Anna gave seat 2 to a bot."]
    await live.hand_over(ANNA, 1, FRIEND, "", "")
    assert live.record.state.hash() != before, "for somebody else what she may have looked up is dealt afresh"


@at_a_table("friend", "me")
async def test_whoever_sits_down_in_a_colour_that_somebody_wears_gets_another(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 0), "Ben", "green")
    assert dressed(live) == [("Ben", "blue"), ("Anna", "green")]


@at_a_table("me", "friend", "friend")
async def test_whoever_sits_down_in_a_colour_of_their_own_wears_it(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben", "rose")
    await hall.join(CLEO, hall.invitation(live, 2), "Cleo")
    assert dressed(live) == [("Anna", "green"), ("Ben", "rose"), ("Cleo", "blue")]


@at_a_table("me", "friend")
async def test_whoever_comes_back_from_another_device_is_called_and_dressed_as_before(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben", "rose")
    await hall.join("phone", hall.personal(live, 1), None)
    assert dressed(live) == [("Anna", "green"), ("Ben", "rose")]
    assert live.seats_of("phone") == [1]
    assert news_of(live) == ["Ben sat down at seat 2."], "nobody else sits there now"
    await hall.join("tablet", hall.personal(live, 1), "Benjamin", "teal")
    assert dressed(live)[1] == ("Benjamin", "teal")
    assert news_of(live) == ["Ben sat down at seat 2."]


@at_a_table("me", "friend")
async def test_a_seat_that_was_opened_for_somebody_by_name_keeps_it_unless_they_say_another(
    hall: Hall, live: LiveTable
) -> None:
    await live.hand_over(ANNA, 1, FRIEND, "", "Ben")
    await hall.join(BEN, hall.invitation(live, 1), "")
    assert dressed(live)[1][0] == "Ben"
    assert news_of(live)[-1] == "Ben sat down at seat 2."


@at_a_table("me", "friend", "friend", game="final-hour")
async def test_another_name_that_waits_until_talking_is_allowed_takes_nobody_elses_away(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben")
    await hall.dress(BEN, "Mine is a 5", "rose")
    await hall.join(CLEO, hall.invitation(live, 2), "Cleo", "teal")
    assert dressed(live) == [("Anna", "green"), ("Ben", "blue"), ("Cleo", "teal")]
    await until_all_may_talk(live)
    assert dressed(live) == [("Anna", "green"), ("Mine is a 5", "rose"), ("Cleo", "teal")]


@at_a_table("me", "friend", "friend", game="final-hour")
async def test_another_name_of_whoever_has_lost_the_seat_meanwhile_is_never_seen(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben")
    await hall.join(CLEO, hall.invitation(live, 2), "Cleo")
    await hall.dress(BEN, "Mine is a 5", "rose")
    await live.hand_over(ANNA, 1, BOT, "random", "")
    assert news_of(live)[-1] == "Anna gave seat 2 (Ben) to a bot."
    await until_all_may_talk(live)
    assert [name for name, _ in dressed(live)] == ["Anna", "", "Cleo"]


@at_a_table("me", "local", game="final-hour")
async def test_a_copy_is_told_at_once_while_the_game_runs_and_not_when_it_is_over(hall: Hall, live: LiveTable) -> None:
    sent: list[bytes] = []
    live.come(Guest(ANNA, "en", False, sent.append))
    before = len(sent)
    await hall.fork(ANNA, live.id, 0)
    assert len(sent) == before + 1
    assert len(news_of(live)) == 1
    while not live.over:
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
    await hall.fork(ANNA, live.id, 0)
    assert len(news_of(live)) == 1, "all is open by now"


@at_a_table("me", "friend")
async def test_of_whoever_comes_with_an_old_link_nothing_is_told(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben", "rose")
    old = hall.personal(live, 1)
    await live.hand_over(ANNA, 1, FRIEND, "", "")
    older = hall.invitation(live, 1)
    await live.hand_over(ANNA, 1, FRIEND, "", "")
    before = news_of(live)
    for link in (old, older):
        with pytest.raises(BadToken):
            await hall.join("eve", link, "Eve", "teal")
    assert news_of(live) == before
    assert dressed(live)[1] == ("", "blue"), "neither is what Ben was called and wore"
    await hall.join(CLEO, hall.invitation(live, 1), "Cleo")
    assert news_of(live)[-1] == "Cleo sat down at seat 2."
    assert live.seats_of("eve") == []


@at_a_table("me", "friend")
async def test_who_sits_nowhere_says_nothing_and_is_told_why(hall: Hall, live: LiveTable) -> None:
    with pytest.raises(NotYours, match="Only players talk"):
        await live.talk("eve", "Hello")
    assert live.chat == []


@at_a_table("me", "friend", "friend", game="final-hour")
async def test_what_was_proposed_before_somebody_sat_down_is_not_done_without_them(hall: Hall, live: LiveTable) -> None:
    await hall.join(BEN, hall.invitation(live, 1), "Ben")
    asked = live.record.state.asked[0]
    await live.play(min(live.seats[asked.seat].holders), asked.seat, live.rev, asked.options[0].key)
    await live.undo(ANNA, 0, live.rev)
    assert seen(live).table.proposal is not None, "a card was drawn, so both must agree"
    await hall.join(CLEO, hall.invitation(live, 2), "Cleo")
    assert seen(live).table.proposal is None
    with pytest.raises(Stale):
        await live.agree(BEN, True, live.rev)
    assert len(live.record.line) == 1


@at_a_table("me", "local", game="final-hour")
async def test_a_game_that_is_over_stays_as_it_was_played_whoever_is_given_a_seat(hall: Hall, live: LiveTable) -> None:
    while not live.over:
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
    entries = list(live.record.entries)
    await live.hand_over(ANNA, 1, FRIEND, "", "Ben")
    assert live.record.entries == entries
    assert len(news_of(live)) == 1


@at_a_table("me", "friend", "friend", game="final-hour")
async def test_no_seat_is_given_a_name_while_even_one_player_may_not_talk(hall: Hall, live: LiveTable) -> None:
    for person, seat in ((BEN, 1), (CLEO, 2)):
        await hall.join(person, hall.invitation(live, seat), person)
    while True:
        may = [live.title.may_talk(live.record.state, seat.seat) for seat in live.seats]
        if any(may) and not all(may):
            break
        asked = live.record.state.asked[0]
        await live.play(min(live.seats[asked.seat].holders), asked.seat, live.rev, asked.options[0].key)
    with pytest.raises(Refused, match="no seat is given a name"):
        await live.hand_over(ANNA, 2, FRIEND, "", "Mine is a 5")
