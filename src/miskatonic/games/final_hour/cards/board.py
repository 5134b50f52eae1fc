"""The campus: 15 locations in three zones, paths, and the blue and red arrows that monsters follow (FH-BRD)."""

from typing import Final

GREEN: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
ZONES: Final = ("green", "purple", "orange")

BLUE: Final = 0
RED: Final = 1
COLOURS: Final = ("blue", "red")


class Location:
    """A location of the board: its plaque, its monster slots and where its two arrows lead."""

    def __init__(self, n: int, slug: str, zone: int, slots: int, blue: int, red: int, at: tuple[int, int]) -> None:
        self.n = n
        self.slug = slug
        self.zone = zone
        self.slots = slots
        self.arrows = (blue, red)
        self.at = at
        """Where the board draws it, on a square of 100 by 100."""


CAMPUS: Final = (
    Location(1, "dorothy-upman-hall", GREEN, 4, blue=15, red=8, at=(88, 15)),
    Location(2, "student-union", GREEN, 4, blue=1, red=1, at=(57, 27)),
    Location(3, "orne-library", GREEN, 4, blue=7, red=13, at=(47, 44)),
    Location(4, "medical-school", GREEN, 4, blue=3, red=3, at=(37, 62)),
    Location(5, "humanities-building", GREEN, 4, blue=11, red=4, at=(14, 86)),
    Location(6, "derby-hall", PURPLE, 2, blue=2, red=7, at=(80, 34)),
    Location(7, "lecture-hall", PURPLE, 3, blue=6, red=2, at=(67, 46)),
    Location(8, "science-building", PURPLE, 4, blue=7, red=10, at=(86, 56)),
    Location(9, "administration-building", PURPLE, 3, blue=3, red=5, at=(61, 67)),
    Location(10, "warren-observatory", PURPLE, 2, blue=8, red=9, at=(87, 86)),
    Location(11, "seminary-of-the-old-faith", ORANGE, 3, blue=4, red=12, at=(13, 59)),
    Location(12, "university-museum", ORANGE, 4, blue=11, red=3, at=(19, 42)),
    Location(13, "athletic-building", ORANGE, 2, blue=12, red=14, at=(33, 30)),
    Location(14, "fraternity-house", ORANGE, 3, blue=12, red=15, at=(13, 13)),
    Location(15, "sorority-house", ORANGE, 3, blue=13, red=2, at=(38, 9)),
)
PLACES: Final = tuple(range(1, 16))

PATHS: Final = (
    (1, 2), (1, 8), (1, 15), (2, 3), (2, 6), (2, 13), (3, 4), (3, 7), (3, 9), (3, 12), (4, 11),
    (5, 11), (6, 7), (7, 8), (8, 10), (11, 12), (12, 13), (12, 14), (13, 14), (13, 15), (14, 15),
)  # fmt: skip

# The tables below are indexed by location number; number 0 is no location.
SLOTS: Final = (0, *(place.slots for place in CAMPUS))
ZONE: Final = (-1, *(place.zone for place in CAMPUS))
ARROWS: Final = tuple((0, *(place.arrows[colour] for place in CAMPUS)) for colour in (BLUE, RED))
SLUGS: Final = ("", *(place.slug for place in CAMPUS))


def _path_table() -> tuple[tuple[int, ...], ...]:
    table = [[-1] * 16 for _ in range(16)]
    for number, (a, b) in enumerate(PATHS):
        table[a][b] = table[b][a] = number
    return tuple(tuple(row) for row in table)


PATH_BETWEEN: Final = _path_table()
"""The number of the path that joins two locations, or -1."""
ADJACENT: Final = tuple(tuple(b for b in PLACES if PATH_BETWEEN[a][b] >= 0) for a in range(16))
NEAR: Final = tuple(tuple(sorted((a, *ADJACENT[a]))) for a in range(16))
PATHS_AT: Final = tuple(tuple(n for n, path in enumerate(PATHS) if a in path) for a in range(16))
IN_ZONE: Final = tuple(tuple(p for p in PLACES if ZONE[p] == zone) for zone in (GREEN, PURPLE, ORANGE))


def _distances() -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = []
    for start in range(16):
        steps = [99] * 16
        steps[start] = 0
        front = [start]
        while front:
            here = front.pop(0)
            for there in ADJACENT[here]:
                if steps[there] == 99:
                    steps[there] = steps[here] + 1
                    front.append(there)
        rows.append(tuple(steps))
    return tuple(rows)


DISTANCE: Final = _distances()
"""The number of moves between two locations."""
WITHIN_TWO: Final = tuple(tuple(p for p in PLACES if DISTANCE[a][p] <= 2) for a in range(16))


def path_slug(path: int) -> str:
    """The name of a path in keys: the numbers of its two ends.

    >>> path_slug(0)
    '1-2'
    """
    a, b = PATHS[path]
    return f"{a}-{b}"
