"""What the table tells a player before a decision: the chance of the next roll, and of surviving an adventure.

Counted are the dice at hand, secured dice, one focus, clues, and what the investigator can do with every roll. Items and
spells that could still be used, and the help of others, are not. Of many clues only as many are counted as can be counted
quickly: then the chance is at least what is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.elder_sign.odds.chances import Means, Trial
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.odds.survival import effort, survival
from miskatonic.games.elder_sign.odds.trials import can_pay, changes, means_at, means_now, trial_of
from miskatonic.games.elder_sign.rules.box import PLAYS
from miskatonic.games.elder_sign.rules.tasks import Goal, goals_at, open_goals

MOST_CLUES: Final = 3
"""More clues than this are never counted."""
QUICK: Final = 8_100
"""The effort of six green dice, a focus and two clues: with more than this, fewer clues are counted."""


class Prospect(NamedTuple):
    """The chance to survive an adventure: whether it was counted or sampled, and whether it may be higher still."""

    probability: float
    exact: bool
    at_least: bool


HOPELESS: Final = Prospect(0.0, exact=True, at_least=False)


def roll_chance(s: State, seat: int, goal: Goal) -> float:
    """The exact chance that the next roll of the pool can complete a task."""
    means = means_now(s, seat)
    return float(chance(goal.symbols, means.pool, tuple(sorted(means.held)), changes(s.count(PLAYS[seat]) - 1)))


def chance_from_here(s: State, seat: int, place: int) -> Prospect:
    """The best reachable chance that the attempt under way, before a roll, completes what is left of its card."""
    return _prospect(s, seat, place, open_goals(s), means_now(s, seat))


def chance_at(s: State, seat: int, place: int) -> Prospect:
    """The best reachable chance of a seat that would go to a card now."""
    return _prospect(s, seat, place, goals_at(s, place), means_at(s, seat, place))


def _prospect(s: State, seat: int, place: int, goals: Sequence[Goal], means: Means) -> Prospect:
    if not can_pay(s, seat, goals):
        return HOPELESS
    trial = trial_of(s, seat, goals, place)
    means = means._replace(held=tuple(sorted(means.held)))
    counted = means._replace(clues=_clues_counted(trial, means))
    found = survival(trial, counted)
    return Prospect(found.probability, found.exact, at_least=counted.clues < means.clues)


def _clues_counted(trial: Trial, means: Means) -> int:
    """As many clues as can be counted quickly."""
    most = min(means.clues, MOST_CLUES)
    return max((n for n in range(most + 1) if effort(trial, means._replace(clues=n)) <= QUICK), default=0)
