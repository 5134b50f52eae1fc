"""What a final route passes and what goals measure on it (RT-BASE-45 to RT-BASE-48, RT-BASE-83)."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.state import State
from miskatonic.games.route.cards import goals as g
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS
from miskatonic.games.route.cards.terms import SIZE
from miskatonic.games.route.rules import marks, table
from miskatonic.games.route.rules.final_route import RIDE_MARK, Walk, route_of
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.streets import Attraction, Streets, bits

STRAIGHT_KINDS: Final = (t.STREET, t.PATH, t.CANAL, t.BRIDGE, t.DEAD_END, t.LINE)


class Passed:
    """A final route and what is on it."""

    def __init__(self, s: State, seat: int, walk: Walk | None = None) -> None:
        self.s = s
        self.seat = seat
        self.walk = route_of(s, seat) if walk is None else walk
        m: Streets = table.streets(s)
        self.m = m
        self.roads = 0
        self.crossroads = 0
        """The crossroads it passes or ends at (RT-BASE-91)."""
        for road in self.walk.roads:
            if road != RIDE_MARK:
                self.roads |= 1 << road
        self.places = self.walk.places
        if self.roads:
            for at in self.walk.stops:
                self.crossroads |= 1 << at
        self.crowd = [s.counts.get(keys[seat], 0) for keys in marks.CROWD]
        self.closed = closed_attractions(s, seat, m)
        self.tourists = [self._gathered(colour) for colour in t.TOURIST_TYPES]
        """Tourists on the route by type (RT-BASE-46), with those of remote attractions whose pier it passes (RT-SYD-27)."""

    def _gathered(self, colour: int) -> int:
        crowd = self.crowd[colour]
        n = 0
        if crowd:
            for place in bits(self.places):
                n += crowd >> CROWD_BITS * place & CROWD_MASK
        for pier, kind in self.m.piers.items():
            if kind == colour and self.crossroads >> pier & 1:
                n += self.s.counts.get(marks.REMOTE[colour][self.seat], 0)
        return n

    # ---------------------------------------------------------------- what is on it

    def at(self, place: int) -> int:
        """Tourists in a location, on the route or not."""
        return sum(crowd >> CROWD_BITS * place & CROWD_MASK for crowd in self.crowd)

    def is_seen(self, attraction: Attraction) -> bool:
        """Whether an attraction is on the route: along a side, at its crossroads, or inside where it asks for that."""
        if attraction.number in self.closed:
            return False
        if attraction.crossroads >= 0:
            return bool(self.crossroads >> attraction.crossroads & 1)
        if attraction.inside:
            return bool(self.roads & attraction.inside)  # RT-SYD-38
        return any(self.places >> place & 1 for place in attraction.places)

    @property
    def segments(self) -> int:
        """Segments of the route; a trip is none (RT-BASE-53)."""
        return sum(road != RIDE_MARK for road in self.walk.roads)

    def seen(self) -> list[Attraction]:
        """The attractions and landmarks on the route."""
        return [attraction for attraction in self.m.attractions if self.is_seen(attraction)]

    def crowded(self) -> list[int]:
        """The locations on the route with tourists."""
        return [place for place in bits(self.places) if self.at(place)]

    def sides(self, place: int) -> int:
        """Along how many sides of a location the route runs (RT-BASE-79)."""
        return sum(1 for roads in self.m.sides[place] if roads & self.roads)

    def task_segments(self, a: int, b: int) -> int:
        """The most segments between a visit to one crossroads and a visit to the other (RT-BASE-35, RT-BASE-82)."""
        walked = 0
        seen: dict[int, list[int]] = {a: [], b: []}
        for i, at in enumerate(self.walk.stops):
            if i and self.walk.roads[i - 1] != RIDE_MARK:
                walked += 1
            if at in seen:
                seen[at].append(walked)
        return max((abs(i - j) for i in seen[a] for j in seen[b]), default=0)

    def turns(self) -> list[bool]:
        """For every crossroads between two segments whether the route turns there; trips are left out (RT-BASE-78)."""
        roads, stops, m = self.walk.roads, self.walk.stops, self.m
        return [
            not m.is_straight(roads[i], stops[i + 1], roads[i + 1])
            for i in range(len(roads) - 1)
            if roads[i] != RIDE_MARK and roads[i + 1] != RIDE_MARK
        ]

    def _longest_line(self) -> int:
        best = run = 0
        last = RIDE_MARK
        for i, road in enumerate(self.walk.roads):
            if road == RIDE_MARK or self.m.kind[road] not in STRAIGHT_KINDS:
                run = 0
            elif run and self.m.is_straight(last, self.walk.stops[i], road):
                run += 1
            else:
                run = 1
            last = road
            best = max(best, run)
        return best

    def _map_sides(self) -> int:
        sides: set[str] = set()
        for at in bits(self.crossroads):
            name = CROSSROADS[at]
            if name[0] == "c":
                x, y = int(name[1]), int(name[2])
                sides.update(
                    side for side, there in (("l", x == 0), ("r", x == SIZE), ("t", y == 0), ("b", y == SIZE)) if there
                )
        return len(sides)

    def _cafes(self) -> int:
        """Cafés by their crossroads; a Regular Visitor by its location."""
        visitor = self.s.counts.get(marks.EVENT_AT[marks.VISITOR_CODE][self.seat], -1)
        return (self.crossroads & self.m.cafes).bit_count() + (visitor >= 0 and self.places >> visitor & 1)

    def _lines_of_tourists(self) -> int:
        m, places = self.m, self.crowded()
        rows = [sum(m.row[place] == n for place in places) for n in range(1, SIZE + 1)]
        columns = [sum(m.column[place] == n for place in places) for n in range(1, SIZE + 1)]
        return max(rows + columns)

    def _by_colour(self) -> list[int]:
        """How many attractions of each colour are on the route, grey ones last."""
        out = [0] * len(t.COLOURS)
        for attraction in self.seen():
            out[attraction.colour] += 1
        return out

    def measure(self, what: g.Measure) -> int:
        """What a goal measures."""
        m = self.m
        match what:
            case g.Segments():
                return self.segments
            case g.CornerLocations():
                return sum(self.places >> place & 1 for place in m.corner_places)
            case g.Turns():
                return sum(self.turns())
            case g.StraightLine():
                return self._longest_line()
            case g.SidesOfTheMap():
                return self._map_sides()
            case g.WalkedRound():
                return sum(self.sides(place) >= 3 for place in bits(self.places))
            case g.Tourists():
                return sum(self.tourists)
            case g.FullSets():
                return min(self.tourists[: t.BLUE + 1])
            case g.Crowd():
                return max((self.at(place) for place in bits(self.places)), default=0)
            case g.MixedLocations():
                return sum(
                    sum(crowd >> CROWD_BITS * place & CROWD_MASK > 0 for crowd in self.crowd) > 1
                    for place in bits(self.places)
                )
            case g.InLine():
                return self._lines_of_tourists()
            case g.BorderTourists():
                border = (1, SIZE)
                return sum(self.at(p) for p in bits(self.places) if m.column[p] in border or m.row[p] in border)
            case g.Attractions():
                return sum(self._by_colour()[: t.GREY])
            case g.Landmarks():
                return self._by_colour()[t.GREY]
            case g.Cafes():
                return self._cafes()
            case g.OneColour():
                return max(self._by_colour()[: t.GREY])
            case g.WithTourists():
                return sum(
                    any(self.places >> place & 1 and self.at(place) for place in attraction.places)
                    for attraction in self.seen()
                )
            case g.ColoursTwice():
                return sum(n > 1 for n in self._by_colour())
            case _:
                assert_never(what)


def closed_attractions(s: State, seat: int, m: Streets) -> tuple[int, ...]:
    """Attractions that count for nothing: under reconstruction (RT-EVT-32), or blocked by an Ancient One (RT-ANC-17)."""
    counts = s.counts
    places = list(bits(counts.get(marks.BLOCKED[seat], 0)))
    closed = counts.get(marks.EVENT_AT[marks.CLOSED_CODE][seat], -1)
    if closed >= 0:
        places.append(closed)
    return tuple(m.sight_at[place] for place in places)
