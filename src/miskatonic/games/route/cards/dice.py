"""The five dice: four of tourists and one of effects (RT-CMP-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.games.route.cards.terms import DARK, LIGHT

EFFECT_DIE: Final = 4
"""The number of the effect die; the others have the numbers of their colours."""
DICE_NAMES: Final = ("red", "green", "blue", "purple", "effect")
FACES: Final = 6


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a die: its number, and tourists with perhaps a half-star, or a symbol."""

    number: int
    tourists: int = 0
    half_star: bool = False
    symbol: int = -1


@dataclass(frozen=True, slots=True)
class DieSheet:
    """A die and its six faces."""

    die: int
    faces: tuple[Face, ...]


DICE: Final = (
    DieSheet(
        0,
        (
            Face(1, 2, half_star=True),
            Face(2, 3),
            Face(3, 1, half_star=True),
            Face(4, 2),
            Face(5, 1, half_star=True),
            Face(6, 3),
        ),
    ),
    DieSheet(
        1,
        (
            Face(1, 3),
            Face(2, 1, half_star=True),
            Face(3, 2),
            Face(4, 1, half_star=True),
            Face(5, 3),
            Face(6, 2, half_star=True),
        ),
    ),
    DieSheet(
        2,
        (
            Face(1, 1, half_star=True),
            Face(2, 2),
            Face(3, 3),
            Face(4, 2, half_star=True),
            Face(5, 3),
            Face(6, 1, half_star=True),
        ),
    ),
    DieSheet(
        3,
        (
            Face(1, 3),
            Face(2, 2, half_star=True),
            Face(3, 1, half_star=True),
            Face(4, 3),
            Face(5, 2),
            Face(6, 1, half_star=True),
        ),
    ),
    DieSheet(
        4,
        (
            Face(1, symbol=DARK),
            Face(2, symbol=LIGHT),
            Face(3, symbol=DARK),
            Face(4, symbol=LIGHT),
            Face(5, symbol=DARK),
            Face(6, symbol=LIGHT),
        ),
    ),
)
