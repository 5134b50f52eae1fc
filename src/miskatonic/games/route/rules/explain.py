"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from collections.abc import Iterator
from functools import cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, choices, phases, turns
from miskatonic.games.route.rules.streets import Streets, bits
from miskatonic.words.control import DONE


def forbidden(view: State, asked: Asked) -> Iterator[tuple[Option, str]]:
    """Options one might think of, each with the id of the rule that forbids it."""
    if asked.kind is not asks.TakeTurn or not asked.options:
        return
    turn = turns.turn_of(view, asked.seat)
    phase = turn.todo[-1]
    offered = {option.key for option in asked.options}
    if phase == phases.STARTING:
        p, q = turn.values
        fitting = (*turn.m.where[p, q], *turn.m.where[q, p])
        for place, option in _locations(turn.m):
            if option.key not in offered:
                yield option, "RT-BASE-18" if place in fitting else "RT-BASE-17"
    elif phase == phases.STRETCHING:
        drawn = turn.drawn
        for road, option in _roads(turn.m):
            if option.key not in offered:
                yield option, "RT-BASE-25" if drawn >> road & 1 else "RT-BASE-24"


@cache
def _locations(m: Streets) -> tuple[tuple[int, Option], ...]:
    """The locations of a city, each with the option to choose it."""
    return tuple([(place, choices.LOCATION[place]) for place in m.places])


@cache
def _roads(m: Streets) -> tuple[tuple[int, Option], ...]:
    """The roads of a city, each with the option to draw along it."""
    return tuple([(road, choices.DRAW[road]) for road in bits(m.roads)])


def grave(s: State, asked: Asked, option: Option) -> bool:
    """To end the final route while it could still go on: it is counted as it is (RT-BASE-43)."""
    if option is not DONE or asked.kind is not asks.BuildRoute:
        return False
    return any(other.verb in (choices.GO, choices.RIDE) for other in asked.options)
