"""Several decisions of a seat in one message: all are taken, stored and shown at once, or none is."""

import asyncio

import pytest

from miskatonic.bots.bot import question
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.onward import onward
from miskatonic.core.errors import Refused
from miskatonic.game import Game
from miskatonic.games.route.rules import asks
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import AT_ONCE, LiveTable
from miskatonic.tables.store import Store
from tests.tables.halls import a_hall

ANNA = "anna"


async def a_turn(hall: Hall) -> tuple[LiveTable, list[str]]:
    """A table of En Route where Anna draws, and the steps of a good turn."""
    live = await hall.table(await hall.new_table(ANNA, {"game": "route", "seed": 3, "seats": [{"kind": "me"}]}))
    while live.record.state.asked[0].kind is not asks.TakeTurn:
        await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
    game = Game(live.title, live.record.copy())
    first = Greedy(1).pick(game.state, question(game, 0), game.title).key
    return live, [first, *onward(game, 0, first).keys]


def test_steps_in_a_row_are_taken_shown_and_stored_at_once(place: Store) -> None:
    async def run() -> None:
        live, (first, *then) = await a_turn(a_hall(place))
        before, rev = len(live.record.line), live.rev
        assert len(then) > 1
        await live.play(ANNA, 0, rev, first, then)
        assert [key for _, key in live.record.line[before:]] == [first, *then]
        assert live.rev == rev + 1
        again = await a_hall(place).table(live.id)
        assert again.trouble is None
        assert again.record.state.hash() == live.record.state.hash()
        await live.undo(ANNA, before, live.rev)
        assert len(live.record.line) == before, "what one click decided is taken back by one"

    asyncio.run(run())


def test_so_many_steps_are_taken_at_once_and_no_more(place: Store) -> None:
    async def run() -> None:
        live, (first, *_) = await a_turn(a_hall(place))
        for more, is_too_much in ((AT_ONCE - 1, False), (AT_ONCE, True)):
            with pytest.raises(Refused) as refused:
                await live.play(ANNA, 0, live.rev, first, ["nowhere"] * more)
            assert ("too much at once" in str(refused.value)) is is_too_much

    asyncio.run(run())


def test_one_step_that_cannot_be_taken_refuses_them_all(place: Store) -> None:
    async def run() -> None:
        live, (first, *then) = await a_turn(a_hall(place))
        line, rev = live.record.line.copy(), live.rev
        for rest in ([*then, "draw:nowhere"], [then[0]] * 2, then + ["take-back", then[-1]] * AT_ONCE):
            with pytest.raises(Refused):
                await live.play(ANNA, 0, rev, first, rest)
            assert (live.record.line, live.rev) == (line, rev)
        again = await a_hall(place).table(live.id)
        assert again.record.line == line

    asyncio.run(run())
