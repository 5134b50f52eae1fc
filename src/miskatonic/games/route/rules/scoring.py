"""Counting points when the final routes are built (RT-BASE-42, RT-BASE-47 to RT-BASE-50)."""

from __future__ import annotations

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import goals, tasks
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER
from miskatonic.games.route.rules import box, marks, table, teams, tells
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.streets import Streets

UNUSED_CAFE: Final = 1  # RT-BASE-32
COLOURED: Final = 0
"""The first four parts of a score are the coloured attractions."""
LANDMARKS: Final = 4
CAFES: Final = 5
TASK: Final = 6
GOALS: Final = 7
CANALS: Final = 8
BETS: Final = 9
EVENTS: Final = 10
REWARD: Final = 11


def rating_value(s: State, track: int) -> int:
    """What a landmark is worth by its rating (RT-BASE-48, RT-SYD-11)."""
    printed = table.city(s).tracks[track]
    marked = s.counts.get(marks.RATING[track], 0)
    return printed.values[marked.bit_count() if printed.by_number else marked]


def unused_cafes(s: State, seat: int) -> int:
    """Circled café bonuses that are not crossed out score anywhere; curiosities do not (RT-BASE-32, RT-ARK-27)."""
    if table.city(s).curiosities:
        return 0
    counts = s.counts
    return UNUSED_CAFE * sum(
        counts.get(marks.GAINED[bonus][seat], 0) - counts.get(marks.SPENT[bonus][seat], 0) for bonus in range(t.TRANSFER + 1)
    )


def task_of(s: State, seat: int) -> tasks.Task | None:
    """The personal task of a seat, if it can be seen."""
    kept = s.zone(box.TASK[seat])
    if len(kept) != 1 or kept[0] < 0:
        return None
    card = box.CARDS[kept[0]]
    assert isinstance(card, tasks.Task)
    return card


def canal_factor(m: Streets, roads: int) -> int:
    """What each purple tourist is worth by the canal segments among these roads (RT-VEN-06)."""
    factors = m.city.canal_factors
    return factors[min((roads & m.water).bit_count(), len(factors) - 1)] if factors else 0


def own_points(s: State, seat: int, passed: Passed) -> list[int]:
    """What a route scores by itself, part by part; goals, bets and the like are counted when all routes are known."""
    points = [0] * len(marks.SCORE_PARTS)
    for attraction in passed.seen():
        if attraction.colour == t.GREY:
            points[LANDMARKS] += rating_value(s, attraction.track)
        else:
            points[COLOURED + attraction.colour] += passed.tourists[attraction.colour]
    points[CAFES] = unused_cafes(s, seat)
    task = task_of(s, seat)
    if task is not None:
        points[TASK] = passed.task_segments(CROSSROADS_NUMBER[task.a], CROSSROADS_NUMBER[task.b])
    points[CANALS] = canal_factor(passed.m, passed.roads) * passed.tourists[t.PURPLE]
    return points


def goal_in_play(s: State, deck: int) -> goals.Goal | None:
    """The goal on top of a deck."""
    top = s.zone(box.GOAL[deck])
    if not top:
        return None
    card = box.CARDS[top[0]]
    assert isinstance(card, goals.Goal)
    return card


def count_goals(s: State, everybody: list[Passed]) -> None:
    """The best of those who meet a goal win it, the others who meet it score less (RT-BASE-37)."""
    for deck in range(len(box.GOAL)):
        goal = goal_in_play(s, deck)
        if goal is None:
            continue
        results = [passed.measure(goal.measure) for passed in everybody]
        best = max(results)
        for passed, result in zip(everybody, results, strict=True):
            met = result >= goal.requirement
            points = 0 if not met or s.seats == 1 else goal.first if result == best else goal.others
            s.set(marks.GOAL_RESULT[deck][passed.seat], result)
            s.set(marks.GOAL_MET[deck][passed.seat], (2 if result == best else 1) if met else 0)
            s.add(marks.SCORE[GOALS][passed.seat], points)
            if met:
                s.note(tells.GoalMet, passed.seat, s.zone(box.GOAL[deck])[0], result, points, rule="RT-BASE-37")


def ranking(s: State) -> tuple[int, ...]:
    """The place of every seat, by points and then by tourists on the route; who is level shares it (RT-BASE-86)."""
    if teams.are_there(s):
        places = teams.ranking(s)
        return tuple(places[teams.team_of(seat)] for seat in range(s.seats))
    lost = [s.count(marks.LOST[seat]) > 0 for seat in range(s.seats)]
    keys = [(not lost[seat], s.count(marks.TOTAL[seat]), s.count(marks.ON_ROUTE[seat])) for seat in range(s.seats)]
    better = [sum(other > key for other in keys) for key in keys]
    return tuple(s.seats if lost[seat] else 1 + better[seat] for seat in range(s.seats))  # RT-CAMP-29
