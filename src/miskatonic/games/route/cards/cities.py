"""The cities that can be played, and the atlas: all their crossroads, roads and locations by number.

A number means the same place in every city, so that sheets can be read without knowing which city is played.
"""

from typing import Final

from miskatonic.games.route.cards.arkham import ARKHAM
from miskatonic.games.route.cards.city import City
from miskatonic.games.route.cards.first_city import FIRST_CITY
from miskatonic.games.route.cards.las_vegas import LAS_VEGAS
from miskatonic.games.route.cards.sydney import SYDNEY
from miskatonic.games.route.cards.terms import SIZE
from miskatonic.games.route.cards.venice import VENICE

CITIES: Final[tuple[City, ...]] = (FIRST_CITY, LAS_VEGAS, SYDNEY, VENICE, ARKHAM)

WITHOUT_A_BOARD: Final = ("london", "rio", "cairo", "hong-kong", "paris", "new-york")
"""Cities of the base game, known by name only (RT-CMP-05)."""


def _lattice(letter: str, columns: int, rows: int) -> list[str]:
    return [f"{letter}{x}{y}" for y in range(rows) for x in range(columns)]


def diagonals(column: int, row: int) -> tuple[str, str]:
    """The two diagonals of a location, called by the crossroads they join.

    >>> diagonals(1, 1)
    ('c00-c11', 'c10-c01')
    """
    x, y = column - 1, row - 1
    return f"c{x}{y}-c{column}{row}", f"c{column}{y}-c{x}{row}"


def _roads() -> tuple[str, ...]:
    roads = [*_lattice("h", SIZE, SIZE + 1), *_lattice("v", SIZE + 1, SIZE)]
    for column, row in ((c, r) for r in range(1, SIZE + 1) for c in range(1, SIZE + 1)):
        roads.extend(diagonals(column, row))
    for city in CITIES:
        roads.extend(corner.road for corner in city.corners)
        roads.extend(canal.road for canal in city.canals)
        if city.river is not None:
            roads.extend(name for end in city.river.dead_ends for name in (end.road, end.across))
    return tuple(dict.fromkeys(roads))


def _crossroads() -> tuple[str, ...]:
    ends = [end.end for city in CITIES if city.river is not None for end in city.river.dead_ends]
    return tuple(dict.fromkeys([*_lattice("c", SIZE + 1, SIZE + 1), *ends]))


def _locations() -> tuple[str, ...]:
    places = [f"L{c}{r}" for r in range(1, SIZE + 1) for c in range(1, SIZE + 1)]
    for city in CITIES:
        if city.river is not None:
            places.extend(f"L{c}{city.river.row}{bank}" for c in range(1, SIZE + 1) for bank in "NS")
    return tuple(dict.fromkeys(places))


ROADS: Final = _roads()
CROSSROADS: Final = _crossroads()
LOCATIONS: Final = _locations()

ROAD_NUMBER: Final = {name: i for i, name in enumerate(ROADS)}
CROSSROADS_NUMBER: Final = {name: i for i, name in enumerate(CROSSROADS)}
LOCATION_NUMBER: Final = {name: i for i, name in enumerate(LOCATIONS)}
