"""The best final route that can be found from the segments drawn: for hints, for bots, and for the score sheet."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER
from miskatonic.games.route.rules import box, scoring
from miskatonic.games.route.rules.box import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.measures import closed_attractions
from miskatonic.games.route.rules.streets import bits

LOOKS: Final = 3000
"""So many steps are looked at before the best route found so far will do."""


class Search:
    """A look through the routes that a walk can still become, the longest first."""

    def __init__(self, s: State, seat: int, walk: Walk, looks: int = LOOKS, crowd: list[int] | None = None) -> None:
        self.m = walk.m
        self.walk = walk
        self.looks = looks
        self.best = -1
        self.best_steps: list[Option] = []
        self.steps: list[Option] = []
        if crowd is None:
            crowd = [s.counts.get(keys[seat], 0) for keys in box.CROWD]
        self.crowds = [
            (place, tuple(row >> CROWD_BITS * place & CROWD_MASK for row in crowd))
            for place in self.m.places
            if any(row >> CROWD_BITS * place & CROWD_MASK for row in crowd)
        ]
        self.remote = [s.counts.get(keys[seat], 0) for keys in box.REMOTE]
        closed = closed_attractions(s, seat, self.m)
        self.sights = [
            (
                sum(1 << place for place in a.places) if not a.inside else 0,
                1 << a.crossroads if a.crossroads >= 0 else 0,
                a.inside,
                a.colour,
                scoring.rating_value(s, a.track) if a.track >= 0 else 0,
            )
            for a in self.m.attractions
            if a.number not in closed
        ]
        task = scoring.task_of(s, seat)
        self.task = (-1, -1) if task is None else (CROSSROADS_NUMBER[task.a], CROSSROADS_NUMBER[task.b])
        self.factors = self.m.city.canal_factors

    def run(self) -> list[Option]:
        """The steps that the best route found goes on with."""
        walk = self.walk
        places = roads = crossroads = 0
        for road in walk.roads:
            if road >= 0:
                roads |= 1 << road
                for place in self.m.along[road]:
                    places |= 1 << place
        for at in walk.stops:
            crossroads |= 1 << at
        if walk.at >= 0:
            self._look(walk.at, walk.left, walk.part, walk.flown, places, crossroads, roads, list(walk.stops))
            return self.best_steps
        starts = sorted(walk.begins(), key=lambda at: (self.m.at[at] & walk.left).bit_count() % 2 == 0)
        share = max(1, self.looks // max(1, len(starts)))
        for at in starts:
            self.looks = share
            self.steps = [box.BEGIN[at]]
            self._look(at, walk.left, 0, 0, 0, 1 << at, 0, [at])
        return self.best_steps

    def _look(
        self, at: int, left: int, part: int, flown: int, places: int, crossroads: int, roads: int, stops: list[int]
    ) -> None:
        m = self.m
        self.looks -= 1
        ended = True
        for road in bits(m.at[at] & left):
            if self.looks <= 0:
                break
            ended = False
            rest = left & ~(1 << road)
            twin = m.prolonged.get(road)
            if twin is not None:
                rest &= ~(1 << twin)
            along = places | m.along_set[road]
            to = m.other_end(road, at)
            self.steps.append(box.GO[road])
            stops.append(to)
            self._look(to, rest, part + 1, flown, along, crossroads | 1 << to, roads | 1 << road, stops)
            stops.pop()
            self.steps.pop()
        if part:
            for to in self._rides(at, left, flown):
                if self.looks <= 0:
                    break
                self.steps.append(box.RIDE[to])
                stops.append(-1 - to)
                taken = flown | (1 << at | 1 << to) & m.remotes
                self._look(to, left, 0, taken, places, crossroads | 1 << to, roads, stops)
                stops.pop()
                self.steps.pop()
            if ended or self.looks <= 0 or m.gates:
                points = self.points(places, crossroads, roads, stops)
                if points > self.best:
                    self.best = points
                    self.best_steps = [*self.steps, box.DONE]

    def _rides(self, at: int, left: int, flown: int) -> list[int]:
        m = self.m
        here = 1 << at
        targets = 0
        if here & m.gates:
            targets = m.gates & ~here
        elif here & m.airports:
            targets = m.remotes & ~flown
        elif here & m.remotes & ~flown:
            targets = m.airports
        return [to for to in bits(targets) if m.at[to] & left]

    def points(self, places: int, crossroads: int, roads: int, stops: list[int]) -> int:
        """What a route scores by itself."""
        red = green = blue = purple = 0
        for place, (a, b, c, d) in self.crowds:
            if places >> place & 1:
                red += a
                green += b
                blue += c
                purple += d
        tourists = [red, green, blue, purple]
        for pier, colour in self.m.piers.items():
            if crossroads >> pier & 1:
                tourists[colour] += self.remote[colour]
        points = 0
        for where, corner, inside, colour, worth in self.sights:
            if places & where or crossroads & corner or roads & inside:
                points += worth if colour == t.GREY else tourists[colour]
        if self.factors:
            wet = (roads & self.m.water).bit_count()
            points += self.factors[min(wet, len(self.factors) - 1)] * tourists[t.PURPLE]
        a, b = self.task
        if a >= 0 and crossroads >> a & 1 and crossroads >> b & 1:
            points += self._task(stops)
        return points

    def _task(self, stops: list[int]) -> int:
        walked = -1
        seen: tuple[list[int], list[int]] = ([], [])
        for stop in stops:
            at = stop if stop >= 0 else -1 - stop
            walked += stop >= 0
            for which in (0, 1):
                if at == self.task[which]:
                    seen[which].append(walked)
        return max((abs(i - j) for i in seen[0] for j in seen[1]), default=0)


def best_steps(s: State, seat: int, walk: Walk, looks: int = LOOKS) -> list[Option]:
    """The steps with which a final route is best gone on, as far as can be found."""
    return Search(s, seat, walk, looks).run()


def best_points(s: State, seat: int, looks: int = LOOKS, drawn: int = -1, crowd: list[int] | None = None) -> int:
    """What the best final route of a sheet scores, without goals and the like; also with other segments and tourists."""
    search = Search(s, seat, Walk(s, seat, drawn), looks, crowd)
    search.run()
    return max(0, search.best)
