"""What the table tells a player before a decision: the chance of the next roll, and of surviving an adventure.

Chances are exact by best play. What is not counted, because it hangs on other cards and people or would take too long, is
named with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import GREEN
from miskatonic.games.elder_sign.odds import trials
from miskatonic.games.elder_sign.odds.chances import Situation, Terror, Trial, best_play
from miskatonic.games.elder_sign.odds.falls import FALLS, SIDES
from miskatonic.games.elder_sign.odds.left_out import LeftOut, left_out
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.games.elder_sign.rules.tasks import goals_at, open_goals

MOST_CLUES: Final = 3
"""More clues than this are never counted."""
QUICK: Final = 8_100
"""The effort of six green dice, a focus and two clues: with more than this, fewer clues and powers are counted."""
AT_ONCE: Final = 400
"""With more effort than this a table is shown first and told the chance when it is found."""
MOST_EFFORT: Final = 50_000
"""With more than this, which would take longer than a few tenths of a second, even the focus is left out."""


class Prospect(NamedTuple):
    """The chance to survive an adventure, and what it leaves out; without that it is exact."""

    probability: float
    left_out: tuple[LeftOut, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether nothing is left out."""
        return not self.left_out

    @property
    def at_least(self) -> bool:
        """Whether what is left out can only make it better."""
        return bool(self.left_out) and LeftOut.TERROR not in self.left_out


class Outlook(NamedTuple):
    """An attempt as far as it is counted, and what is left out; what it is worth may take a while to find."""

    trial: Trial | None
    """None where the tasks cannot be paid for at all."""
    now: Situation
    left_out: tuple[LeftOut, ...]

    @property
    def is_quick(self) -> bool:
        """Whether nobody notices how long it takes."""
        return self.trial is None or effort(self.trial, self.now) <= AT_ONCE

    def prospect(self) -> Prospect:
        """What it is worth."""
        return Prospect(0.0 if self.trial is None else survival(self.trial, self.now), self.left_out)


def roll_chances(s: State, mine: trials.Means, goals: Sequence[Goal]) -> dict[int, float]:
    """The exact chance of each task that the next roll of the pool can complete it, with changes that cost nothing."""
    now = trials.under_way(s, mine)
    held = tuple(sorted([*now.held, *[face for _, face in now.loose]]))
    return {goal.number: float(chance(goal.symbols, now.pool, held, trials.changes(mine.powers))) for goal in goals}


def chance_at(s: State, seat: int, place: int) -> Prospect:
    """The best reachable chance of a seat that would go to a card now."""
    return outlooks_at(s, trials.means(s, seat), [place])[place].prospect()


def outlook_from_here(s: State, mine: trials.Means, place: int) -> Outlook:
    """What is left of the attempt under way, before a roll."""
    return _outlook(s, mine, place, open_goals(s), trials.under_way(s, mine), begun=True)


def outlooks_at(s: State, mine: trials.Means, places: Sequence[int]) -> dict[int, Outlook]:
    """What an investigator would attempt who went to one of these cards now."""
    start = {in_world: trials.at_the_start(s, mine, in_world) for in_world in {is_world(place) for place in places}}
    return {place: _outlook(s, mine, place, goals_at(s, place), start[is_world(place)], begun=False) for place in places}


def _outlook(s: State, mine: trials.Means, place: int, goals: Sequence[Goal], now: Situation, *, begun: bool) -> Outlook:
    terror = trials.terror_effects(s, mine, place)
    missing = left_out(s, mine, goals, place, terror, begun=begun)
    bears = trials.nerve(mine, goals, terror)
    if bears < 0:
        return Outlook(None, now, missing)
    trial = trials.trial_of(s, mine, goals, place)
    trial, now, dropped = _quick(trial, now._replace(tasks=(1 << len(goals)) - 1, nerve=bears, spare=trial.spare))
    return Outlook(trial, now, tuple(dict.fromkeys((*dropped, *missing))))


@lru_cache(maxsize=16384)
def survival(trial: Trial, now: Situation) -> float:
    """The best reachable chance to complete the open tasks of a trial.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE, Investigation
    >>> round(survival(Trial(((A_LORE,), (Investigation(3),))), Situation(0b11, (6, 0, 0))), 6)
    0.966856
    """
    return float(best_play(trial).chance(now))


# -------------------------------------------------------------------- what can be counted quickly


def effort(trial: Trial, now: Situation) -> float:
    """How much there is to count: rolls of all dice, times what a focus, clues, terror and powers add to it."""
    dice = sum(now.pool) + len(now.loose)
    green = now.pool[GREEN] + [colour for colour, _ in now.loose].count(GREEN)
    rolls: int = comb(green + SIDES - 1, green) * FALLS[dice - green]
    bent = (2 if trial.many else 1) * (1 << len(trial.changes)) * (2 if trial.extra else 1)
    feared = 1.6 if trial.terror & Terror.HURTS and now.nerve < dice - 1 else 1
    return rolls * (2.5 if now.focus else 1) * (1 + 3 * now.clues * trial.per_clue) * bent * feared * 1.5 ** len(now.loose)


def _quick(trial: Trial, now: Situation) -> tuple[Trial, Situation, list[LeftOut]]:
    """As much as can be counted quickly, and what is left out for that: clues first, then powers, then the focus."""
    dropped: list[LeftOut] = []
    most = min(now.clues, MOST_CLUES)
    clues = next((n for n in range(most, 0, -1) if effort(trial, now._replace(clues=n)) <= QUICK), 0)
    if clues < now.clues:
        now = now._replace(clues=clues)
        dropped.append(LeftOut.CLUES)
    if clues or effort(trial, now) <= QUICK:
        return trial, now, dropped
    if trial.extra:
        trial, now = trial._replace(extra=0), now._replace(spare=now.spare & ~trial.extra_bit)
        dropped.append(LeftOut.ABILITY)
    if any(change.once for change in trial.changes) and effort(trial, now) > QUICK:
        trial = trial._replace(changes=tuple(change for change in trial.changes if not change.once))
        now = now._replace(spare=trial.spare)
        dropped.append(LeftOut.CARDS)
    if effort(trial, now) > MOST_EFFORT and now.focus:
        now = now._replace(focus=False)
        dropped.append(LeftOut.FOCUS)
    return trial, now, dropped
