"""The cards that every city deck can hold: common tourists, repeats, and applications of effects (RT-BASE-06, RT-EFF-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.games.route.cards.city import TouristCard
from miskatonic.games.route.cards.terms import BLUE, DARK, GREEN, LIGHT, RED


@dataclass(frozen=True, slots=True)
class RepeatCard:
    """A coordinate, and the tourists of the other round card once more (RT-BASE-22)."""

    code: str
    coordinate: int


@dataclass(frozen=True, slots=True)
class ApplicationCard:
    """A coordinate and a symbol: the effect card with this symbol is in force (RT-EFF-06)."""

    code: str
    coordinate: int
    symbol: int


COMMON_TOURISTS: Final = (
    TouristCard("cm01", 1, RED, 2),
    TouristCard("cm02", 2, RED, 1),
    TouristCard("cm03", 3, RED, 3),
    TouristCard("cm04", 4, RED, 2),
    TouristCard("cm05", 5, RED, 3),
    TouristCard("cm06", 6, RED, 1),
    TouristCard("cm07", 1, GREEN, 3),
    TouristCard("cm08", 2, GREEN, 2),
    TouristCard("cm09", 3, GREEN, 1),
    TouristCard("cm10", 4, GREEN, 3),
    TouristCard("cm11", 5, GREEN, 1),
    TouristCard("cm12", 6, GREEN, 2),
    TouristCard("cm13", 1, BLUE, 1),
    TouristCard("cm14", 2, BLUE, 3),
    TouristCard("cm15", 3, BLUE, 2),
    TouristCard("cm16", 4, BLUE, 1),
    TouristCard("cm17", 5, BLUE, 2),
    TouristCard("cm18", 6, BLUE, 3),
)

REPEATS: Final = tuple(RepeatCard(f"rp{n}", n) for n in range(1, 7))

APPLICATIONS: Final = tuple(ApplicationCard(f"ea{n}", n, DARK if n % 2 else LIGHT) for n in range(1, 7))
