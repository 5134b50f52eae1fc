"""Where in the world every space lies, and where on the drawing that is.

The drawing is a plate carrée with a lens over Europe, where cities lie close together. The browser's build
(`client/build/world.ts`) draws the coasts in the same projection; `tests/fixtures/world.json` holds both to the same points.
"""

from math import tanh
from typing import Final

from miskatonic.games.eldritch_horror.cards import world

MIDDLE: Final = 11
"""The meridian in the middle, in degrees: the drawing is cut through the Pacific."""
NORTH: Final = 79
SOUTH: Final = -79
ACROSS: Final = (20, 32, 0.95)
DOWN: Final = (42, 22, 1.0)
"""The lens in each direction: its middle in degrees, how far it reaches, and how much larger things are under it."""

COORDINATES: Final = {
    world.ARKHAM: (-70.9, 42.5),
    world.SAN_FRANCISCO: (-122.4, 37.8),
    world.BUENOS_AIRES: (-58.4, -34.6),
    world.LONDON: (-0.1, 51.5),
    world.ROME: (12.5, 41.9),
    world.ISTANBUL: (29.0, 41.0),
    world.SHANGHAI: (121.5, 31.2),
    world.TOKYO: (139.7, 35.7),
    world.SYDNEY: (151.2, -33.9),
    world.THE_AMAZON: (-60.0, -3.1),
    world.THE_PYRAMIDS: (31.1, 27.0),
    world.THE_HEART_OF_AFRICA: (24.0, -1.0),
    world.THE_HIMALAYAS: (86.9, 28.0),
    world.TUNGUSKA: (101.9, 60.9),
    world.ANTARCTICA: (78.0, -68.6),
    world.SPACE_1: (-149.9, 61.2),
    world.SPACE_2: (-155.0, 30.0),
    world.SPACE_3: (-125.0, -30.0),
    world.SPACE_4: (-117.0, 58.0),
    world.SPACE_5: (-93.3, 45.0),
    world.SPACE_6: (-96.8, 31.5),
    world.SPACE_7: (-79.5, 9.0),
    world.SPACE_8: (-55.0, 24.0),
    world.SPACE_9: (-42.0, 70.0),
    world.SPACE_10: (-4.0, 15.0),
    world.SPACE_11: (-22.0, -22.0),
    world.SPACE_12: (-75.0, -57.0),
    world.SPACE_13: (0.0, 70.5),
    world.SPACE_14: (24.9, 60.2),
    world.SPACE_15: (18.4, -33.9),
    world.SPACE_16: (64.0, 56.0),
    world.SPACE_17: (72.8, 19.1),
    world.SPACE_18: (75.0, -38.0),
    world.SPACE_19: (137.0, 60.0),
    world.SPACE_20: (112.0, -2.0),
    world.SPACE_21: (133.9, -23.7),
}
"""Longitude and latitude of every space. Numbered ones lie in the region that the board draws them in."""

BENDS: Final = {
    (world.SPACE_7, world.SAN_FRANCISCO): -0.22,
    (world.SPACE_7, world.BUENOS_AIRES): 0.42,
    (world.SPACE_8, world.BUENOS_AIRES): -0.34,
    (world.SPACE_9, world.ARKHAM): -0.24,
    (world.SPACE_10, world.SPACE_15): 0.22,
    (world.LONDON, world.ROME): 0.75,
    (world.ROME, world.SPACE_10): 0.42,
    (world.SPACE_15, world.SPACE_17): 0.16,
    (world.SPACE_17, world.SPACE_20): 0.3,
    (world.SPACE_20, world.SYDNEY): -0.34,
    (world.SPACE_20, world.TOKYO): 0.2,
    (world.SPACE_18, world.SYDNEY): 0.2,
    (world.SPACE_19, world.TOKYO): 0.12,
}
"""Ways that go round a coast: how far they bow to the right of who goes from the first to the second, by their length."""


def _under_lens(degrees: float, lens: tuple[float, float, float]) -> float:
    middle, reach, more = lens
    return degrees + more * reach * tanh((degrees - middle) / reach)


def _share(value: float, first: float, last: float) -> float:
    return 100 * (value - first) / (last - first)


def drawn_at(longitude: float, latitude: float) -> tuple[float, float]:
    """Where a point of the world is drawn, in per cent from the left and from the top."""
    turned = (longitude - MIDDLE + 180) % 360 - 180 + MIDDLE
    x = _share(_under_lens(turned, ACROSS), _under_lens(MIDDLE - 180, ACROSS), _under_lens(MIDDLE + 180, ACROSS))
    y = _share(_under_lens(latitude, DOWN), _under_lens(NORTH, DOWN), _under_lens(SOUTH, DOWN))
    return round(x, 2), round(y, 2)


DRAWN_AT: Final = {space: drawn_at(*where) for space, where in COORDINATES.items()}
"""Where each space is drawn."""
