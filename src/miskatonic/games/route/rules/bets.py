"""The bets of Las Vegas, checked when points are counted (RT-LV-22 to RT-LV-31)."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import bets
from miskatonic.games.route.rules import marks, scoring, tells
from miskatonic.games.route.rules.measures import Passed

WON: Final = 2


def bet_points(s: State, passed: Passed) -> int:
    """All bets of a seat; those of casinos that are not on the final route are erased (RT-LV-30)."""
    total = 0
    for attraction in passed.m.attractions:
        if attraction.casino < 0:
            continue
        made = s.count(marks.BET[attraction.casino][passed.seat])
        if not made:
            continue
        number = s.count(marks.BET_NUMBER[attraction.casino][passed.seat])
        points = worth(s, bets.BET_TYPES[made - 1], number, passed) if passed.is_seen(attraction) else 0
        s.note(tells.BetPaid, passed.seat, attraction.casino, made - 1, number, points, rule="RT-LV-31")
        total += points
    return total


def worth(s: State, bet: bets.BetType, number: int, passed: Passed) -> int:
    """What a bet pays: exactly right, one off, or a goal that was won (RT-LV-22 to RT-LV-28)."""
    if bet.about == bets.GOAL:
        goal = scoring.goal_in_play(s, bet.which)
        won = s.count(marks.GOAL_MET[bet.which][passed.seat]) == WON
        return goal.first if goal is not None and won else 0
    task = s.count(marks.SCORE[scoring.TASK][passed.seat])
    if bet.about == bets.TOURISTS:
        truth = passed.tourists[bet.which]
    elif bet.about == bets.HALF_STARS:
        truth = s.count(marks.HALF_STARS)
    elif bet.about == bets.SEVENS:
        truth = s.count(marks.SEVENS)
    else:
        truth = task  # RT-LV-26, RT-LV-37: as many points as segments
    if number == truth:
        return bet.exact or task
    return bet.near if abs(number - truth) == 1 else 0
