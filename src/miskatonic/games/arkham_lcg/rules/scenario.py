"""The scenario that is played: a record of data which the rules read."""

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.sheets import TokenEffect
from miskatonic.games.arkham_lcg.rules.box import DIFFICULTY, SCENARIO, SCENARIOS


def scenario(s: State) -> Scenario:
    """The scenario of this game."""
    counts = s.counts
    for number, key in enumerate(SCENARIO):
        if key in counts:
            return SCENARIOS[number]
    raise AssertionError("no scenario is played")


def side(s: State) -> int:
    """The side of the scenario reference in use: one for easy and standard, one for hard and expert (AH-SSU-07)."""
    return s.counts.get(DIFFICULTY, 0) // 2


def reference(s: State) -> dict[int, TokenEffect]:
    """What the symbols do."""
    return scenario(s).reference[side(s)]
