"""What the table tells a player before a decision: the chance of the next roll, and of surviving an adventure.

Counted are the dice at hand, secured dice, one focus, clues, and what the investigator can do with every roll. Items and
spells that could still be used, and the help of others, are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.chances import Means
from miskatonic.games.elder_sign.odds import chance
from miskatonic.games.elder_sign.survival import Survival, survival
from miskatonic.games.elder_sign.tasks import Goal, goals_at, open_goals
from miskatonic.games.elder_sign.trials import can_pay, means_at, means_now, trial_of

HOPELESS: Final = Survival(0.0, True)


def roll_chance(s: State, seat: int, goal: Goal) -> float:
    """The exact chance that the next roll of the pool can complete a task."""
    means = means_now(s, seat)
    return float(chance(goal.symbols, means.pool, tuple(sorted(means.held))))


def chance_from_here(s: State, seat: int, place: int) -> Survival:
    """The best reachable chance that the attempt under way, before a roll, completes what is left of its card."""
    return _survival(s, seat, place, open_goals(s), means_now(s, seat))


def chance_at(s: State, seat: int, place: int) -> Survival:
    """The best reachable chance of a seat that would go to a card now."""
    return _survival(s, seat, place, goals_at(s, place), means_at(s, seat, place))


def _survival(s: State, seat: int, place: int, goals: Sequence[Goal], means: Means) -> Survival:
    if not can_pay(s, seat, goals):
        return HOPELESS
    return survival(trial_of(s, seat, goals, place), means._replace(held=tuple(sorted(means.held))))
