"""The streets of a city as tables: what meets where, what runs along what, and what a stretch of one turn may be made of.

Sets of roads and of crossroads are bits of a number, by the numbers of the atlas. All of it is made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from miskatonic.games.route.cards import cities
from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.terms import SIZE

NOWHERE: Final = (-1, -1)
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set.

    >>> list(bits(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Attraction:
    """An attraction or landmark of a city, wherever it stands."""

    __slots__ = ("casino", "code", "colour", "crossroads", "group", "inside", "mask", "number", "places", "track")

    def __init__(self, number: int, code: str, colour: int) -> None:
        self.number = number
        self.code = code
        self.colour = colour
        self.places: tuple[int, ...] = ()
        """Its locations."""
        self.mask = 0
        """The same as a set, where running along a side is enough."""
        self.crossroads = -1
        self.inside = 0
        """The roads one of which must be walked; 0 where a side is enough."""
        self.group = ""
        self.casino = -1
        """Its number among the casinos."""
        self.track = -1
        """The rating track of a landmark."""


class Streets:
    """The tables of one city."""

    def __init__(self, number: int, city: sheets.City, lines: bool = False) -> None:
        self.number = number
        self.city = city
        self.roads = 0
        """All roads that segments can be drawn along."""
        self.diagonals = 0
        self.crossings = 0
        """Dead ends prolonged over the river, which only a final route can take (RT-ARK-40)."""
        self.prolonged: dict[int, int] = {}
        """For each of them the dead end, and the other way round."""
        self.water = 0
        """The canals among the roads."""
        self.kind = [-1] * len(cities.ROADS)
        self.ends: list[tuple[int, int]] = [NOWHERE] * len(cities.ROADS)
        self.along: list[tuple[int, ...]] = [()] * len(cities.ROADS)
        """For every road the locations it runs along; for a diagonal the one it crosses."""
        self.headings: list[tuple[tuple[int, int], tuple[int, int]]] = [(NOWHERE, NOWHERE)] * len(cities.ROADS)
        """For every road in which direction it leaves its two ends."""
        self.beside = [0] * len(cities.LOCATIONS)
        """For every location the roads along it and the diagonals through it."""
        self.at = [0] * len(cities.CROSSROADS)
        """For every crossroads the roads and diagonals that end there."""
        self.sides: list[list[int]] = [[0, 0, 0, 0] for _ in cities.LOCATIONS]
        """For every location the roads on its four sides, those that touch it."""
        self.column = [0] * len(cities.LOCATIONS)
        self.row = [0] * len(cities.LOCATIONS)
        self.places: list[int] = []
        self.where: dict[tuple[int, int], tuple[int, ...]] = {}
        """The locations with these coordinates: two by a river."""
        self.groups: dict[int, list[int]] = {}
        """For crossroads of canals, the sets of land roads that a stretch can join there in one turn (RT-VEN-18)."""
        self._lay_locations()
        self._lay_roads(lines)
        self._lay_diagonals()
        self.along_set = [sum(1 << place for place in along) for along in self.along]
        """For every road the locations along it, as a set."""
        self.ends_set = [0 if ends == NOWHERE else 1 << ends[0] | 1 << ends[1] for ends in self.ends]
        """For every road its two crossroads, as a set."""
        self.joins = [self._joins(road) for road in range(len(cities.ROADS))]
        """For every road or diagonal those that can go on from it within a turn."""
        self.meets = [self._meets(road) for road in range(len(cities.ROADS))]
        """The same without regard to banks, bridges and kinds of road."""
        self.elbows = [self._elbows(road) for road in range(len(cities.ROADS))]
        """For every road those that go on from it at a right angle (RT-EFF-25)."""
        self._lay_sights()
        self._lay_stops()

    # ---------------------------------------------------------------- locations

    def _lay_locations(self) -> None:
        river = self.city.river
        for row in range(1, SIZE + 1):
            for column in range(1, SIZE + 1):
                parts = "NS" if river is not None and row == river.row else ("",)
                here = tuple(cities.LOCATION_NUMBER[f"L{column}{row}{part}"] for part in parts)
                self.where[column, row] = here
                for place in here:
                    self.column[place], self.row[place] = column, row
                    self.places.append(place)
        self.ferries = frozenset(cities.LOCATION_NUMBER[name] for name in self.city.ferries)
        self.coastal = tuple(cities.LOCATION_NUMBER[name] for name in self.city.coastal)
        self.riverside = frozenset(p for p in self.places if river is not None and self.row[p] == river.row)
        self.corner_places = frozenset(p for p in self.places if self.column[p] in (1, SIZE) and self.row[p] in (1, SIZE))

    def _around(self, column: int, row: int, side: int) -> tuple[int, ...]:
        """The location that has a road on this side, if it is on the map; by a river the half next to the road."""
        here = self.where.get((column, row), ())
        if len(here) == 2:
            return (here[0],) if side == TOP else (here[1],) if side == BOTTOM else here
        return here

    # ---------------------------------------------------------------- roads

    def _road(self, name: str, kind: int, a: str, b: str, along: list[tuple[int, int]]) -> None:
        """Lay a road between two crossroads along these locations, each with the side of it."""
        road = cities.ROAD_NUMBER[name]
        self.kind[road] = kind
        ends = self.ends[road] = (cities.CROSSROADS_NUMBER[a], cities.CROSSROADS_NUMBER[b])
        if kind == t.CROSSING:
            self.crossings |= 1 << road
        elif kind == t.ACROSS:
            self.diagonals |= 1 << road
        else:
            self.roads |= 1 << road
        self.along[road] = tuple(dict.fromkeys(place for place, _ in along))
        for place, side in along:
            self.beside[place] |= 1 << road
            if side >= 0:
                self.sides[place][side] |= 1 << road
        for end in ends:
            self.at[end] |= 1 << road

    def _lay_roads(self, lines: bool) -> None:
        city = self.city
        gone = {corner.road[1:] for corner in city.corners}
        """Lattice points that corner roads go round."""
        canals = {canal.road[1:]: canal for canal in city.canals}
        missing = {name for name in city.missing if not lines or name not in city.lines}
        for y in range(SIZE + 1):
            for x in range(SIZE + 1):
                for letter, dx, dy in (("h", 1, 0), ("v", 0, 1)):
                    name = f"{letter}{x}{y}"
                    if x + dx > SIZE or y + dy > SIZE or name in missing:
                        continue
                    if f"{x}{y}" in gone or f"{x + dx}{y + dy}" in gone:
                        continue
                    self._lay_straight(name, (x, y), (dx, dy), canals.get(name))
        for corner in city.corners:
            self._lay_corner(corner)
        if city.river is not None:
            for end in city.river.dead_ends:
                self._lay_dead_end(end)

    def _lay_straight(self, name: str, at: tuple[int, int], step: tuple[int, int], canal: sheets.Canal | None) -> None:
        (x, y), (dx, dy) = at, step
        a, b = f"c{x}{y}", f"c{x + dx}{y + dy}"
        river = self.city.river
        if river is not None and dy and y == river.row - 1 and name not in river.bridges:
            return
        if dx:
            first = [(place, BOTTOM) for place in self._around(x + 1, y, BOTTOM)]
            second = [(place, TOP) for place in self._around(x + 1, y + 1, TOP)]
        else:
            first = [(place, RIGHT) for place in self._around(x, y + 1, RIGHT)]
            second = [(place, LEFT) for place in self._around(x + 1, y + 1, LEFT)]
        kind = t.PATH if name in self.city.paths else t.LINE if name in self.city.lines else t.STREET
        if river is not None and name in river.bridges:
            kind = t.BRIDGE
        if canal is None:
            self._road(name, kind, a, b, first + second)
        elif not canal.bank:
            self._road(canal.road, t.CANAL, a, b, first + second)
        else:
            land, wet = (second, first) if canal.bank in ("below", "right") else (first, second)
            self._road(name, kind, a, b, land)
            self._road(canal.road, t.CANAL, a, b, wet)
        for road in (name, f"k{name}"):
            if road in cities.ROAD_NUMBER and self.ends[cities.ROAD_NUMBER[road]] != NOWHERE:
                self.headings[cities.ROAD_NUMBER[road]] = (step, (-dx, -dy))
                if self.kind[cities.ROAD_NUMBER[road]] == t.CANAL:
                    self.water |= 1 << cities.ROAD_NUMBER[road]

    def _lay_corner(self, corner: sheets.Corner) -> None:
        """A corner road runs along both sides it follows (RT-BASE-57, RT-BASE-79)."""
        x, y = int(corner.road[1]), int(corner.road[2])
        along: list[tuple[int, int]] = []
        headings = []
        for end in (corner.a, corner.b):
            ex, ey = int(end[1]), int(end[2])
            headings.append((x - ex, y - ey))
            if ey == y:
                column = max(x, ex)
                around = [
                    *((p, BOTTOM) for p in self._around(column, y, BOTTOM)),
                    *((p, TOP) for p in self._around(column, y + 1, TOP)),
                ]
            else:
                row = max(y, ey)
                around = [
                    *((p, RIGHT) for p in self._around(x, row, RIGHT)),
                    *((p, LEFT) for p in self._around(x + 1, row, LEFT)),
                ]
            along.extend((place, side) for place, side in around if cities.LOCATIONS[place] in corner.along)
        self._road(corner.road, t.CORNER, corner.a, corner.b, along)
        self.headings[cities.ROAD_NUMBER[corner.road]] = (headings[0], headings[1])

    def _lay_dead_end(self, end: sheets.DeadEnd) -> None:
        """A dead end runs along the halves of its own bank; the way on belongs to final routes (RT-ARK-13, RT-ARK-40)."""
        x, row = int(end.a[1]), int(end.a[2]) if end.bank == "S" else int(end.a[2]) + 1
        half = 0 if end.bank == "N" else 1
        along = [(self.where[c, row][half], side) for c, side in ((x, RIGHT), (x + 1, LEFT)) if (c, row) in self.where]
        down = (0, 1) if end.bank == "N" else (0, -1)
        up = (0, -down[1])
        self._road(end.road, t.DEAD_END, end.a, end.end, along)
        self.headings[cities.ROAD_NUMBER[end.road]] = (down, up)
        self._road(end.across, t.CROSSING, end.a, end.over, along)
        self.headings[cities.ROAD_NUMBER[end.across]] = (down, up)
        self.prolonged[cities.ROAD_NUMBER[end.across]] = cities.ROAD_NUMBER[end.road]
        self.prolonged[cities.ROAD_NUMBER[end.road]] = cities.ROAD_NUMBER[end.across]

    def _lay_diagonals(self) -> None:
        """Two through every land location whose corners are crossroads (RT-EFF-20, RT-EFF-24)."""
        for place in self.places:
            if place in self.ferries or place in self.riverside:
                continue
            column, row = self.column[place], self.row[place]
            for name, heading in zip(cities.diagonals(column, row), ((1, 1), (-1, 1)), strict=True):
                a, b = name.split("-")
                if self.at[cities.CROSSROADS_NUMBER[a]] & self.roads and self.at[cities.CROSSROADS_NUMBER[b]] & self.roads:
                    self._road(name, t.ACROSS, a, b, [(place, -1)])
                    self.headings[cities.ROAD_NUMBER[name]] = (heading, (-heading[0], -heading[1]))

    # ---------------------------------------------------------------- what goes on from what

    def heading(self, road: int, crossroads: int) -> tuple[int, int]:
        """In which direction a road leaves one of its ends."""
        return self.headings[road][self.ends[road].index(crossroads)]

    def is_straight(self, one: int, crossroads: int, other: int) -> bool:
        """Whether two roads lie in one straight line at the crossroads where they meet (RT-BASE-78)."""
        (ax, ay), (bx, by) = self.heading(one, crossroads), self.heading(other, crossroads)
        return ax == -bx and ay == -by

    def other_end(self, road: int, crossroads: int) -> int:
        """Where a road leads from one of its ends."""
        a, b = self.ends[road]
        return b if a == crossroads else a

    def _meets(self, road: int) -> int:
        if self.ends[road] == NOWHERE or self.kind[road] == t.CROSSING:
            return 0
        a, b = self.ends[road]
        return (self.at[a] | self.at[b]) & ~(1 << road) & ~self.crossings

    def _joins(self, road: int) -> int:
        """Land goes on with land on the same bank or over a bridge, water with water (RT-VEN-13, RT-VEN-18, RT-VEN-19)."""
        meeting = self._meets(road)
        if not self.city.canals or not meeting:
            return meeting
        out = 0
        for crossroads in self.ends[road]:
            for other in bits(self.at[crossroads] & meeting):
                wet = self.kind[road] == t.CANAL, self.kind[other] == t.CANAL
                if (wet[0] and wet[1]) or (not wet[0] and not wet[1] and self._on_one_bank(road, other, crossroads)):
                    out |= 1 << other
        return out

    def _on_one_bank(self, road: int, other: int, crossroads: int) -> bool:
        """Whether two land segments can join here in one turn; a diagonal is on the bank of its location (RT-VEN-28)."""
        if not self.at[crossroads] & self.water or cities.CROSSROADS[crossroads] in self.city.bridges:
            return True
        return any(self.is_on_bank(road, group) and self.is_on_bank(other, group) for group in self.banks(crossroads))

    def is_on_bank(self, road: int, group: int) -> bool:
        """Whether a land road or a diagonal belongs to a bank of a crossroads."""
        if self.kind[road] != t.ACROSS:
            return bool(group >> road & 1)
        return any(self.along[road][0] in self.along[land] for land in bits(group))

    def banks(self, crossroads: int) -> list[int]:
        """The land roads of a crossroads of canals, by bank; at the edge the lagoon parts them too (RT-VEN-30)."""
        found = self.groups.get(crossroads)
        if found is None:
            found = self.groups[crossroads] = self._banks(crossroads)
        return found

    def _banks(self, crossroads: int) -> list[int]:
        land = [road for road in bits(self.at[crossroads] & self.roads) if self.kind[road] != t.CANAL]
        canals = [road for road in bits(self.at[crossroads] & self.roads) if self.kind[road] == t.CANAL]
        cuts = [self._angle(canal, crossroads) for canal in canals]
        x, y = int(cities.CROSSROADS[crossroads][1]), int(cities.CROSSROADS[crossroads][2])
        outside = [angle for angle, out in ((0.0, y == 0), (90.0, x == SIZE), (180.0, y == SIZE), (270.0, x == 0)) if out]
        cuts.extend(outside)
        banks: dict[int, int] = {}
        for road in land:
            angle = self._angle(road, crossroads)
            sector = sum(cut < angle for cut in cuts) % len(cuts)
            banks[sector] = banks.get(sector, 0) | 1 << road
        return list(banks.values())

    def _angle(self, road: int, crossroads: int) -> float:
        """Where a road leaves a crossroads, clockwise from the top; a land road beside a canal lies a little to its side."""
        heading = self.heading(road, crossroads)
        angle = {(0, -1): 0.0, (1, 0): 90.0, (0, 1): 180.0, (-1, 0): 270.0}[heading]
        canal = next((c for c in self.city.canals if c.road == f"k{cities.ROADS[road]}"), None)
        if canal is None or not canal.bank:
            return angle
        towards = {"above": (0, -1), "right": (1, 0), "below": (0, 1), "left": (-1, 0)}[canal.bank]
        clockwise = (-heading[1], heading[0])
        return (angle + (10 if clockwise == towards else -10)) % 360

    def _elbows(self, road: int) -> int:
        """Straight roads only (RT-EFF-25)."""
        bent = (t.CORNER, t.ACROSS, t.CROSSING, -1)
        if self.kind[road] in bent:
            return 0
        out = 0
        for crossroads in self.ends[road]:
            for other in bits(self.joins[road] & self.at[crossroads]):
                if self.kind[other] not in bent and not self.is_straight(road, crossroads, other):
                    out |= 1 << other
        return out

    # ---------------------------------------------------------------- what is printed on them

    def comes_to(self, drawn: int, attraction: Attraction) -> bool:
        """Whether a drawing comes to an attraction or landmark."""
        if attraction.inside:
            return bool(attraction.inside & drawn)
        if attraction.crossroads >= 0:
            return bool(self.at[attraction.crossroads] & drawn)
        return any(self.beside[place] & drawn for place in attraction.places)

    def sights(self, drawn: int, before: int) -> tuple[int, ...]:
        """The attractions and landmarks that a drawing comes to and an earlier one did not."""
        return tuple([a.number for a in self.attractions if self.comes_to(drawn, a) and not self.comes_to(before, a)])

    def _lay_sights(self) -> None:
        self.attractions: list[Attraction] = []
        self.sight_at = [-1] * len(cities.LOCATIONS)
        """For every location its attraction."""
        by_code: dict[str, Attraction] = {}
        casinos = 0
        for name, sight in self.city.sights.items():
            found = by_code.get(sight.code)
            if found is None:
                found = by_code[sight.code] = Attraction(len(self.attractions), sight.code, sight.colour)
                self.attractions.append(found)
                found.inside = sum(1 << cities.ROAD_NUMBER[road] for road in sight.inside)
                found.group = sight.group
                if sight.casino:
                    found.casino = casinos
                    casinos += 1
            found.places = (*found.places, cities.LOCATION_NUMBER[name])
            self.sight_at[cities.LOCATION_NUMBER[name]] = found.number
        for stop_name, stop in self.city.stops.items():
            if isinstance(stop, sheets.Remote | sheets.Entrance):
                colour = stop.colour if isinstance(stop, sheets.Remote) else t.GREY
                attraction = Attraction(len(self.attractions), stop.code, colour)
                attraction.crossroads = cities.CROSSROADS_NUMBER[stop_name]
                self.attractions.append(attraction)
                by_code[stop.code] = attraction
        for attraction in self.attractions:
            attraction.mask = 0 if attraction.inside else sum(1 << place for place in attraction.places)
            if attraction.inside:
                for place in attraction.places:
                    attraction.inside |= self.beside[place] & self.diagonals
        for track, code in enumerate(self.city.landmarks):
            by_code[code].track = track
        self.tracks = [by_code[code] for code in self.city.landmarks]
        self.casino_at = [-1] * len(cities.LOCATIONS)
        for attraction in self.attractions:
            if attraction.casino >= 0:
                self.casino_at[attraction.places[0]] = attraction.casino

    def _lay_stops(self) -> None:
        self.cafe = [-1] * len(cities.CROSSROADS)
        """For every crossroads the bonus of its café."""
        self.cafes = self.shops = self.gates = self.airports = self.remotes = 0
        self.piers: dict[int, int] = {}
        """For crossroads with a pier, the type of tourists there."""
        self.visits = [0] * len(cities.CROSSROADS)
        """For every crossroads with a café or shop, the roads by which it is visited (RT-VEN-21, RT-VEN-22)."""
        for name, stop in self.city.stops.items():
            at = cities.CROSSROADS_NUMBER[name]
            match stop:
                case sheets.Cafe(bonus, bank):
                    self.cafe[at] = bonus
                    self.cafes |= 1 << at
                    self.visits[at] = self._visiting(at, bank)
                case sheets.Shop():
                    self.shops |= 1 << at
                    self.visits[at] = self.at[at]
                case sheets.Gate():
                    self.gates |= 1 << at
                case sheets.Airport():
                    self.airports |= 1 << at
                case sheets.Remote():
                    self.remotes |= 1 << at
                case sheets.Pier(_, colour):
                    self.piers[at] = colour
                case sheets.Entrance():
                    pass

    def _visiting(self, crossroads: int, bank: str) -> int:
        """A café on a canal is reached by water or from its own bank."""
        if not bank:
            return self.at[crossroads]
        own = next(group for group in self.banks(crossroads) if group >> cities.ROAD_NUMBER[bank] & 1)
        return sum(1 << r for r in bits(self.at[crossroads]) if self.kind[r] == t.CANAL or self.is_on_bank(r, own))


STREETS: Final = [Streets(number, city) for number, city in enumerate(cities.CITIES)]
"""The streets of every city."""
STREETS_WITH_LINES: Final = [
    Streets(number, city, lines=True) if city.lines else STREETS[number] for number, city in enumerate(cities.CITIES)
]
"""The same with the lines of a university as roads (RT-ARK-21)."""
