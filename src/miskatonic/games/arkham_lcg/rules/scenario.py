"""The scenario that is played: a record of data which the rules read."""

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.scenarios import Campaign, Scenario
from miskatonic.games.arkham_lcg.cards.sheets import TokenEffect
from miskatonic.games.arkham_lcg.rules.box import CAMPAIGN, CAMPAIGNS, DIFFICULTY, SCENARIO, SCENARIOS


def scenario(s: State) -> Scenario:
    """The scenario of this game."""
    counts = s.counts
    for number, key in enumerate(SCENARIO):
        if key in counts:
            return SCENARIOS[number]
    raise AssertionError("no scenario is played")


def campaign(s: State) -> Campaign | None:
    """The campaign of this game, unless a scenario is played on its own."""
    return next((one for one, key in zip(CAMPAIGNS, CAMPAIGN, strict=True) if key in s.counts), None)


def next_scenario(s: State) -> int | None:
    """The number of the scenario that follows in the campaign, if one does (AH-CPG-02)."""
    whole = campaign(s)
    following = [] if whole is None else whole.scenarios[whole.scenarios.index(scenario(s)) + 1 :]
    return SCENARIOS.index(following[0]) if following else None


def side(s: State) -> int:
    """The side of the scenario reference in use: one for easy and standard, one for hard and expert (AH-SSU-07)."""
    return s.counts.get(DIFFICULTY, 0) // 2


def reference(s: State) -> dict[int, TokenEffect]:
    """What the symbols do."""
    return scenario(s).reference[side(s)]
