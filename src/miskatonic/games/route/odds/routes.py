"""The best final routes that can be found from the segments drawn: for hints, for bots, and for the score sheet.

Where a drawing does not branch there is nothing to choose, so its segments are taken together as chains, and routes are
looked for in the few chains that are left.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.odds.worth import Worth
from miskatonic.games.route.rules import choices
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.streets import Streets, bits
from miskatonic.words.control import DONE

LOOKS: Final = 4000
"""So many chains are looked at before the best route found so far will do."""


class Chain:
    """Segments between two crossroads, with nothing to choose on the way."""

    __slots__ = ("a", "b", "crossroads", "mask", "places", "roads", "stops", "takes")

    def __init__(self, m: Streets, a: int, roads: list[int]) -> None:
        self.roads = roads
        self.mask = self.places = 0
        self.stops = [a]
        for road in roads:
            self.mask |= 1 << road
            self.places |= m.along_set[road]
            self.stops.append(m.other_end(road, self.stops[-1]))
        self.a = a
        self.b = self.stops[-1]
        self.crossroads = sum(1 << at for at in set(self.stops))
        self.takes = self.mask
        """The segments that cannot be walked any more with it: a dead end, and the way on behind it (RT-ARK-40)."""
        for road in roads:
            if road in m.prolonged:
                self.takes |= 1 << m.prolonged[road]


def chains_of(m: Streets, left: int, breaks: int) -> list[Chain]:
    """The chains of a drawing; they end where it branches or ends, and at the crossroads of `breaks`."""
    nodes = 0
    for road in bits(left):
        nodes |= m.ends_set[road]
        if road in m.prolonged:
            breaks |= m.ends_set[road]
    for at in bits(nodes):
        if (m.at[at] & left).bit_count() != 2:
            breaks |= 1 << at
    chains: list[Chain] = []
    begins = list(bits(breaks & nodes))
    while left:
        if not begins:  # a ring, which can be begun anywhere
            begins = [m.ends[left.bit_length() - 1][0]]
            breaks |= 1 << begins[0]
        at = begins.pop()
        while m.at[at] & left:
            roads: list[int] = []
            here = at
            while not roads or not breaks >> here & 1:
                road = (m.at[here] & left).bit_length() - 1
                left ^= 1 << road
                roads.append(road)
                here = m.other_end(road, here)
            chains.append(Chain(m, at, roads))
    return chains


class Search:
    """A look through the routes that a walk can still become, the most promising ones first."""

    def __init__(self, worth: Worth, walk: Walk, looks: int = LOOKS, kept: int = 1) -> None:
        m = self.m = walk.m
        self.worth = worth
        self.walk = walk
        self.looks = looks
        self.kept = kept
        self.found: list[tuple[int, list[Option]]] = []
        """The best routes so far with what they are worth, the best one first."""
        self.floor = -1
        """What a route must be worth more than to be kept."""
        self.has_rides = bool(m.gates or m.airports)
        breaks = m.gates | m.airports | m.remotes if self.has_rides else 0
        if walk.at >= 0:
            breaks |= 1 << walk.at
        self.at: dict[int, list[tuple[int, Chain]]] = {}
        """For every crossroads the chains that can be entered there, and where they lead."""
        for chain in sorted(chains_of(m, walk.left, breaks), key=lambda chain: -len(chain.roads)):
            self.at.setdefault(chain.a, []).append((chain.b, chain))
            if chain.b != chain.a:
                self.at.setdefault(chain.b, []).append((chain.a, chain))
        self.path: list[tuple[int, Chain | None]] = []
        """The chains taken, each with the crossroads it was entered at; no chain for a trip."""

    def run(self) -> list[tuple[int, list[Option]]]:
        """The best routes found, as the steps that are still to be taken."""
        walk = self.walk
        if walk.at >= 0:
            places = roads = crossroads = 0
            for road in walk.roads:
                if road >= 0:
                    roads |= 1 << road
                    places |= self.m.along_set[road]
            for at in walk.stops:
                crossroads |= 1 << at
            self._look(walk.at, walk.left, walk.part, walk.flown, places, crossroads, roads)
            return self.found
        starts = sorted(self.at, key=lambda at: (self.m.at[at] & walk.left).bit_count() % 2 == 0)
        looks = self.looks
        for number, at in enumerate(starts):
            self.looks = looks // (len(starts) - number)
            looks -= self.looks
            self._look(at, walk.left, 0, 0, 0, 0, 0)
            looks += max(0, self.looks)
        return self.found

    def _look(self, at: int, left: int, part: int, flown: int, places: int, crossroads: int, roads: int) -> None:
        self.looks -= 1
        if self._hope(at, left, places, crossroads, roads) <= self.floor:
            return
        ended = True
        for to, chain in self.at.get(at, ()):
            if self.looks <= 0:
                break
            if chain.mask & left == chain.mask:
                ended = False
                self.path.append((at, chain))
                rest = left & ~chain.takes
                met = crossroads | chain.crossroads
                self._look(to, rest, part + 1, flown, places | chain.places, met, roads | chain.mask)
                self.path.pop()
        if not part:
            return
        if self.has_rides:
            for to in self._rides(at, left, flown):
                if self.looks <= 0:
                    break
                self.path.append((to, None))
                taken = flown | (1 << at | 1 << to) & self.m.remotes
                self._look(to, left, 0, taken, places, crossroads | 1 << to, roads)
                self.path.pop()
        if ended or self.looks <= 0:
            self._keep(places, crossroads, roads)

    def _hope(self, at: int, left: int, places: int, crossroads: int, roads: int) -> int:
        """What a route could still come to at most."""
        if self.has_rides:
            roads |= left
            for road in bits(left):
                places |= self.m.along_set[road]
                crossroads |= self.m.ends_set[road]
        else:
            reached = {at}
            todo = [at]
            while todo:
                for to, chain in self.at.get(todo.pop(), ()):
                    if chain.mask & left == chain.mask:
                        places |= chain.places
                        crossroads |= chain.crossroads
                        roads |= chain.mask
                        if to not in reached:
                            reached.add(to)
                            todo.append(to)
        hope = self.worth.points(places, crossroads, roads)
        ends = self.worth.task_ends
        return hope + roads.bit_count() if ends and crossroads & ends == ends else hope

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

    def _keep(self, places: int, crossroads: int, roads: int) -> None:
        points = self.worth.points(places, crossroads, roads)
        ends = self.worth.task_ends
        if ends and crossroads & ends == ends:
            points += self.worth.task_points(*self._way())
        if points > self.floor:
            self.found.append((points, self._steps()))
            self.found.sort(key=lambda found: -found[0])
            del self.found[self.kept :]
            if len(self.found) == self.kept:
                self.floor = self.found[-1][0]

    def _way(self) -> tuple[list[int], set[int]]:
        """The crossroads of the whole way, and which of them were reached by a trip."""
        walk = self.walk
        stops = walk.stops or [self.path[0][0]]
        stops = list(stops)
        rides = {i + 1 for i, road in enumerate(walk.roads) if road < 0}
        for at, chain in self.path:
            if chain is None:
                rides.add(len(stops))
                stops.append(at)
            else:
                stops.extend(chain.stops[1:] if chain.a == at else chain.stops[-2::-1])
        return stops, rides

    def _steps(self) -> list[Option]:
        steps: list[Option] = [] if self.walk.at >= 0 else [choices.BEGIN[self.path[0][0]]]
        for at, chain in self.path:
            if chain is None:
                steps.append(choices.RIDE[at])
            else:
                steps.extend(choices.GO.each(chain.roads if chain.a == at else chain.roads[::-1]))
        return [*steps, DONE]


def best_routes(s: State, seat: int, walk: Walk, looks: int = LOOKS, kept: int = 1) -> list[tuple[int, list[Option]]]:
    """The best ways found to go on with a final route, each with what it scores by itself."""
    return Search(Worth(s, seat), walk, looks, kept).run()


def best_points(s: State, seat: int, looks: int = LOOKS, drawn: int = -1, crowd: list[int] | None = None) -> int:
    """What the best final route of a sheet scores, without goals and the like; also with other segments and tourists."""
    found = Search(Worth(s, seat, crowd), Walk(s, seat, drawn), looks).run()
    return found[0][0] if found else 0
