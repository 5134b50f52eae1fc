"""Trading: Clues go to whoever can hand them in for the Mystery, or is nearest to where that is done."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.choices import asking
from miskatonic.games.eldritch_horror.bot.encounters import open_encounters
from miskatonic.games.eldritch_horror.bot.mysteries import Task, probe, task
from miskatonic.games.eldritch_horror.bot.travel import World
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CLUE
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.people import space_of
from miskatonic.words.control import DONE

WORTH_A_TRADE: Final = 0.4
"""How much of a step is won when Clues come together in the right hands."""
A_CARD: Final = 0.5
"""What a card more or less counts in an exchange, and"""
A_TICKET: Final = 0.3
"""a ticket."""
REFUSED: Final = -0.25
"""What it costs to refuse: a friend may have the small things."""
MADE: Final = 0.2
"""What naming a thing counts in an exchange that is wanted."""


def clues_of(s: State, seat: int) -> int:
    """How many Clues somebody has."""
    return len(s.zones.get(box.CLUES_OF[seat], ()))


def gain(world: World, other: int) -> float:
    """What a trade with somebody on the space promises: enough Clues in one hand."""
    need = world.todo.clues
    own, theirs = clues_of(world.s, world.seat), clues_of(world.s, other)
    if not need or max(own, theirs) >= need or own + theirs < need:
        return 0.0
    return WORTH_A_TRADE * world.prices.step


def keeper(s: State, one: int, other: int, todo: Task) -> int:
    """Which of two should have the Clues: who is nearer to where they are handed in, or has more."""

    def fitness(seat: int) -> tuple[int, int]:
        goals = [x for card, e in open_encounters(s) if card == todo.card for x in places.spaces(s, probe(s, card), e.at)]
        far = min([places.DISTANCE[space_of(s, seat)][goal] for goal in goals], default=0)
        return -far, clues_of(s, seat)

    return max(one, other, key=fitness)


def with_whom(s: State, asked: Asked) -> list[float] | None:
    """Whose Clues are enough together with one's own; of other things the end is looked ahead."""
    if asking(s, asked) != w.TradeAfar(CLUE):
        return None
    world = World(s, asked.seat)
    return [gain(world, option.value) for option in asked.options]


def trade(s: State, asked: Asked) -> list[float]:
    """Name the Clues that should change hands, and nothing else."""
    other, todo = asked.what.other, task(s)
    keeps = keeper(s, asked.seat, other, todo)
    found = []
    for option in asked.options:
        is_clue = option.verb in (box.OFFER, box.REQUEST) and option.value in box.CLUE
        gives = option.verb is box.OFFER
        if option is DONE:
            found.append(0.0)
        else:
            found.append(MADE if todo.clues and is_clue and gives == (keeps == other) else -MADE)
    return found


def agree(s: State, asked: Asked) -> list[float]:
    """Agree unless Clues would leave the right hands, or much is asked for nothing."""
    good = sum(shares(s, asked))
    return [good if option is box.YES else REFUSED for option in asked.options]


def shares(s: State, asked: Asked) -> tuple[float, float]:
    """What an exchange that is offered brings: by Clues in the right hands, and by cards and tickets."""
    what = asked.what
    lost = sum([piece in box.CLUE for piece in what.take])
    won = sum([piece in box.CLUE for piece in what.give])
    keeps = keeper(s, asked.seat, what.other, task(s))
    cards = len(what.give) - won - len(what.take) + lost
    tickets = sum(what.give_tickets) - sum(what.take_tickets)
    return (won - lost) * (1.0 if keeps == asked.seat else -1.0), A_CARD * cards + A_TICKET * tickets
