"""What a final route scores by itself, counted quickly: places, crossroads and roads of it are sets."""

from __future__ import annotations

from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER
from miskatonic.games.route.rules import marks, scoring, table
from miskatonic.games.route.rules.measures import closed_attractions
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK

Crowds = list[tuple[int, int, int, int, int]]
"""The locations with tourists, each as a set of one, with how many of each type."""


def crowds_of(places: list[int], crowd: list[int]) -> Crowds:
    """A sheet's tourists by location."""
    red, green, blue, purple = crowd
    all_of_them = red | green | blue | purple
    out: Crowds = []
    for place in places:
        at = CROWD_BITS * place
        if all_of_them >> at & CROWD_MASK:
            n = (red >> at & CROWD_MASK, green >> at & CROWD_MASK, blue >> at & CROWD_MASK, purple >> at & CROWD_MASK)
            out.append((1 << place, *n))
    return out


class Worth:
    """What is worth seeing on a sheet, without goals, bets and events."""

    def __init__(self, s: State, seat: int, crowd: list[int] | None = None) -> None:
        m = self.m = table.streets(s)
        if crowd is None:
            crowd = [s.counts.get(keys[seat], 0) for keys in marks.CROWD]
        self.crowds = crowds_of(m.places, crowd)
        remote = [s.counts.get(keys[seat], 0) for keys in marks.REMOTE]
        self.piers = [(1 << at, colour, remote[colour]) for at, colour in m.piers.items()]
        closed = closed_attractions(s, seat, m)
        shown = [a for a in m.attractions if a.number not in closed]
        self.sights = [
            (a.mask, 1 << a.crossroads if a.crossroads >= 0 else 0, a.inside, a.colour) for a in shown if a.colour != t.GREY
        ]
        self.landmarks = [
            (a.mask, 1 << a.crossroads if a.crossroads >= 0 else 0, scoring.rating_value(s, a.track))
            for a in shown
            if a.colour == t.GREY
        ]
        task = scoring.task_of(s, seat)
        self.task = (-1, -1) if task is None else (CROSSROADS_NUMBER[task.a], CROSSROADS_NUMBER[task.b])
        self.task_ends = 0 if task is None else 1 << self.task[0] | 1 << self.task[1]

    def points(self, places: int, crossroads: int, roads: int) -> int:
        """Attractions, landmarks and canals; the personal task depends on the order of the way."""
        red = green = blue = purple = 0
        for place, a, b, c, d in self.crowds:
            if places & place:
                red += a
                green += b
                blue += c
                purple += d
        tourists = [red, green, blue, purple]
        for pier, colour, n in self.piers:
            if crossroads & pier:
                tourists[colour] += n
        points = 0
        for where, corner, inside, colour in self.sights:
            if places & where or crossroads & corner or roads & inside:
                points += tourists[colour]
        for where, corner, value in self.landmarks:
            if places & where or crossroads & corner:
                points += value
        factors = self.m.city.canal_factors
        if factors:
            points += factors[min((roads & self.m.water).bit_count(), len(factors) - 1)] * purple
        return points

    def task_points(self, stops: list[int], rides: set[int]) -> int:
        """The most segments between the two crossroads of the task; `rides` are the stops reached without a segment."""
        a, b = self.task
        walked = -1
        at_a: list[int] = []
        at_b: list[int] = []
        for i, stop in enumerate(stops):
            walked += i not in rides
            if stop == a:
                at_a.append(walked)
            elif stop == b:
                at_b.append(walked)
        return max((abs(i - j) for i in at_a for j in at_b), default=0)
