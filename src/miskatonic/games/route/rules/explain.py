"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from functools import cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, choices, phases, turns
from miskatonic.games.route.rules.streets import Streets, bits


def forbidden(view: State, asked: Asked) -> list[tuple[str, str]]:
    """Keys one might think of, each with the id of the rule that forbids it."""
    if asked.kind is not asks.TakeTurn or not asked.options:
        return []
    turn = turns.turn_of(view, asked.seat)
    phase = turn.todo[-1]
    offered = {option.key for option in asked.options}
    if phase == phases.STARTING:
        p, q = turn.values
        fitting = (*turn.m.where[p, q], *turn.m.where[q, p])
        return [
            (key, "RT-BASE-18" if place in fitting else "RT-BASE-17")
            for place, key in _locations(turn.m)
            if key not in offered
        ]
    if phase == phases.STRETCHING:
        drawn = turn.drawn
        return [
            (key, "RT-BASE-25" if drawn >> road & 1 else "RT-BASE-24") for road, key in _roads(turn.m) if key not in offered
        ]
    return []


@cache
def _locations(m: Streets) -> tuple[tuple[int, str], ...]:
    """The locations of a city, each with the key to choose it."""
    return tuple([(place, choices.LOCATION[place].key) for place in m.places])


@cache
def _roads(m: Streets) -> tuple[tuple[int, str], ...]:
    """The roads of a city, each with the key to draw along it."""
    return tuple([(road, choices.DRAW[road].key) for road in bits(m.roads)])


def grave(s: State, asked: Asked, option: Option) -> bool:
    """To end the final route while it could still go on: it is counted as it is (RT-BASE-43)."""
    if option is not choices.DONE or asked.kind is not asks.BuildRoute:
        return False
    return any(other.verb in (choices.GO, choices.RIDE) for other in asked.options)
