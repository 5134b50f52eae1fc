"""Small numbers in a row: sets of roads and places, tourists by location, steps of a turn, each in one number of a sheet."""

from typing import Final

from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules.streets import bits

CROWD_BITS: Final = 5
"""Tourists of one type in one location stand in so many bits."""
CROWD_MASK: Final = (1 << CROWD_BITS) - 1
STEP_BITS: Final = 12
STEP_MASK: Final = (1 << STEP_BITS) - 1
FORCED: Final = 1 << STEP_BITS - 1
"""Marks a step that left no choice: it is taken back with the one before."""
MOST_STEPS: Final = 24


def crowd_at(crowd: int, place: int) -> int:
    """How many of a row of tourists stand in a location."""
    return crowd >> CROWD_BITS * place & CROWD_MASK


def roads_name(mask: int) -> str:
    """A set of roads by their names."""
    return " ".join(ROADS[road] for road in bits(mask))


def crossroads_name(mask: int) -> str:
    """A set of crossroads by their names."""
    return " ".join(CROSSROADS[at] for at in bits(mask))


def locations_name(mask: int) -> str:
    """A set of locations by their names."""
    return " ".join(LOCATIONS[place] for place in bits(mask))


def crowd_name(crowd: int) -> str:
    """A row of tourists by the names of their locations."""
    return " ".join(f"{LOCATIONS[p]}*{crowd_at(crowd, p)}" for p in range(len(LOCATIONS)) if crowd_at(crowd, p))


def steps_of(history: int) -> list[int]:
    """The steps that stand in a row, first to last."""
    steps: list[int] = []
    while history:
        steps.append(history & STEP_MASK)
        history >>= STEP_BITS
    steps.reverse()
    return steps


def row_of(steps: list[int]) -> int:
    """Steps in a row, as a sheet keeps them."""
    history = 0
    for step in steps:
        history = history << STEP_BITS | step
    return history


def without_the_last(history: int) -> int:
    """A row of steps without the last one that was chosen; what was forced before the first choice is not kept."""
    while history & FORCED:
        history >>= STEP_BITS
    history >>= STEP_BITS
    rest = history
    while rest & FORCED:
        rest >>= STEP_BITS
    return history if rest else 0
