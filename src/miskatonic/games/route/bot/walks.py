"""The final route a seat should take: of the best ones found, the one that scores most with goals, bets and events."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import bets as b
from miskatonic.games.route.odds.routes import LOOKS, best_routes
from miskatonic.games.route.rules import box, choices, events, final_route, marks, scoring
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.measures import Passed
from miskatonic.words.control import DONE

KEPT: Final = 16
"""So many of the best routes are looked at closely."""
SHORTENED: Final = 3
"""Of so many, shorter ones too, where a bet wants fewer tourists."""
GOAL_ALONE: Final = 6.0
"""What a goal is worth that gives no points but is asked for (RT-SOLO-10)."""


def best_walk(s: State, seat: int, walk: Walk) -> list[Option]:
    """The steps with which a final route is best gone on."""
    found = best_routes(s, seat, walk, LOOKS, KEPT)
    ways = [steps for _, steps in found]
    if any(s.count(keys[seat]) for keys in marks.BET):
        ways.extend(short for steps in ways[:SHORTENED] for short in _shorter(steps))
    taken = s.count(marks.TURN[seat]) if walk.at >= 0 else 0
    return max(ways, key=lambda steps: whole_points(s, seat, taken, steps), default=[])


def _shorter(steps: list[Option]) -> list[list[Option]]:
    """The same way, ended earlier: before a trip or between two segments."""
    return [[*steps[:end], DONE] for end in range(2, len(steps) - 1) if steps[end - 1].verb is choices.GO]


def whole_points(s: State, seat: int, taken: int, steps: list[Option], alone: float = GOAL_ALONE) -> float:
    """All that a route brings, goals by what they bring on average, or by what one is worth `alone`."""
    walk = final_route.walked(s, seat, taken)
    for option in steps:
        walk.take(option)
    passed = Passed(s, seat, walk)
    parts = scoring.own_points(s, seat, passed)
    total = float(sum(parts) + events.event_points(s, passed))
    met = [0.0, 0.0, 0.0]
    for deck in range(len(box.GOAL)):
        goal = scoring.goal_in_play(s, deck)
        if goal is not None and passed.measure(goal.measure) >= goal.requirement:
            met[deck] = (goal.first + goal.others) / 2 if s.seats > 1 else alone
    return total + sum(met) + _bets(s, passed, parts[scoring.TASK], met)


def _bets(s: State, passed: Passed, task: int, met: list[float]) -> float:
    total = 0.0
    for attraction in passed.m.attractions:
        made = s.count(marks.BET[attraction.casino][passed.seat]) if attraction.casino >= 0 else 0
        if not made or not passed.is_seen(attraction):
            continue
        bet = b.BET_TYPES[made - 1]
        if bet.about == b.GOAL:
            total += met[bet.which]
            continue
        known = {b.HALF_STARS: s.count(marks.HALF_STARS), b.SEVENS: s.count(marks.SEVENS), b.TASK: task}
        truth = passed.tourists[bet.which] if bet.about == b.TOURISTS else known[bet.about]
        off = abs(s.count(marks.BET_NUMBER[attraction.casino][passed.seat]) - truth)
        total += (bet.exact or task) if off == 0 else bet.near if off == 1 else 0
    return total
