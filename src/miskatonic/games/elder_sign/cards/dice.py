"""The eight dice and their faces (ES-COM-02, ES-ROL-03 to ES-ROL-06)."""

from typing import Final

GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "yellow", "red")

INV1: Final = 0
INV2: Final = 1
INV3: Final = 2
INV4: Final = 3
LORE: Final = 4
PERIL: Final = 5
TERROR: Final = 6
WILD: Final = 7
FACES: Final = ("inv1", "inv2", "inv3", "inv4", "lore", "peril", "terror", "wild")

INVESTIGATION: Final = (1, 2, 3, 4, 0, 0, 0, 4)
"""How much investigation each face shows; a wild may stand for 4 (ES-ROL-06)."""

FACES_OF: Final = (
    (INV1, INV2, INV3, LORE, PERIL, TERROR),
    (INV1, INV2, INV3, INV4, LORE, PERIL),
    (INV2, INV3, INV4, LORE, PERIL, WILD),
)
"""The six faces of a green, a yellow and a red die."""

DICE: Final = (GREEN,) * 6 + (YELLOW, RED)
"""The colour of each of the eight dice."""
