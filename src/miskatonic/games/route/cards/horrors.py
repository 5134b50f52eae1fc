"""What belongs to Arkham: curiosities, Calls of Cthulhu and Ancient Ones (RT-CMP-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node
from miskatonic.games.route.cards import terms as t


@dataclass(frozen=True, slots=True)
class CuriosityCard:
    """What an antique shop gives this round: tourists, bonuses, or a tome (RT-ARK-28, RT-ARK-29, RT-ARK-32)."""

    code: str
    colour: int = -1
    tourists: int = 0
    bonuses: tuple[int, ...] = ()
    tome: bool = False


CURIOSITIES: Final = (
    CuriosityCard("cu01", t.RED, 3),
    CuriosityCard("cu02", t.GREEN, 3),
    CuriosityCard("cu03", t.BLUE, 3),
    CuriosityCard("cu04", t.PURPLE, 3),
    CuriosityCard("cu05", bonuses=(t.COORDINATE, t.SEGMENT)),
    CuriosityCard("cu06", bonuses=(t.SEGMENT, t.DIAGONAL)),
    CuriosityCard("cu07", bonuses=(t.COORDINATE, t.DIAGONAL)),
    CuriosityCard("cu08", bonuses=(t.SEGMENT, t.SEGMENT)),
    CuriosityCard("cu09", tome=True),
    CuriosityCard("cu10", tome=True),
    CuriosityCard("cu11", tome=True),
)

BONUS_CELLS: Final = (4, 4, 4, 0, 2, 2, 1)
"""How many symbols of each bonus the curiosity and tome areas hold (RT-ARK-42)."""


@dataclass(frozen=True, slots=True)
class CallCard:
    """A Call of Cthulhu: a type of tourists (RT-ARK-06)."""

    code: str
    colour: int


CALLS: Final = tuple(CallCard(f"call-{colour}", i) for i, colour in enumerate(("red", "green", "blue", "purple")))

# What an Ancient One changes.


@dataclass(frozen=True, slots=True)
class SecretCalls(Node):
    """Everybody holds a Call card, and one curiosity less is in the deck (RT-ARK-06, RT-ARK-08)."""


@dataclass(frozen=True, slots=True)
class LinesAreRoads(Node):
    """Segments may be drawn between the university locations (RT-ARK-21)."""


@dataclass(frozen=True, slots=True)
class CrossTheRiver(Node):
    """The final route may go on from a dead end across the river, for madness (RT-ARK-16)."""


@dataclass(frozen=True, slots=True)
class Masks(Node):
    """After the final route each may swap two types of tourists on it, for madness."""


SpecialRule = SecretCalls | LinesAreRoads | CrossTheRiver | Masks

# What a failure costs.


@dataclass(frozen=True, slots=True)
class LoseTheCalled(Node):
    """Half of the tourists on the Call card, or all of them (RT-ANC-15)."""


@dataclass(frozen=True, slots=True)
class BlockTheUniversity(Node):
    """So many university locations with the most tourists, and their attractions (RT-ANC-17)."""

    n: int


@dataclass(frozen=True, slots=True)
class DrownTheMany(Node):
    """The most numerous type of tourists by the river (RT-ANC-19)."""


@dataclass(frozen=True, slots=True)
class EmptyALocation(Node):
    """The tourists of a location with at least so many, or of the fullest one."""

    least: int


Penalty = LoseTheCalled | BlockTheUniversity | DrownTheMany | EmptyALocation

# What a success is worth.


@dataclass(frozen=True, slots=True)
class PerPairOfTheCalled(Node):
    """Points for every two tourists of the type on the Call card (RT-ANC-16)."""

    points: int


@dataclass(frozen=True, slots=True)
class TimesMadness(Node):
    """Points for each madness (RT-ANC-18)."""

    points: int


@dataclass(frozen=True, slots=True)
class PerRiversideLocation(Node):
    """Points for each riverside location with tourists (RT-ANC-20)."""

    points: int


@dataclass(frozen=True, slots=True)
class PerTerror(Node):
    """Points, and more for each terrifying place on the final route."""

    points: int
    each: int


Reward = PerPairOfTheCalled | TimesMadness | PerRiversideLocation | PerTerror


@dataclass(frozen=True, slots=True)
class AncientOne:
    """An Ancient One: its terrifying places, its rule, and the confrontation at the end (RT-ARK-11)."""

    code: str
    terrors: tuple[str, ...]
    rule: SpecialRule
    failing: tuple[int, ...]
    """The madness from which a roll of up to 1, 2, 3, 4 fails."""
    penalty: Penalty
    reward: Reward
    secret: bool = False


ANCIENT_ONES: Final = (
    AncientOne(
        "cthulhu",
        ("c21", "c51", "c33", "c53", "c34", "c65"),
        SecretCalls(),
        (0, 2, 4, 6),
        LoseTheCalled(),
        PerPairOfTheCalled(3),
    ),
    AncientOne(
        "yog-sothoth",
        ("c11", "c22", "c52", "c31", "c44", "c36"),
        LinesAreRoads(),
        (0, 3, 5, 7),
        BlockTheUniversity(2),
        TimesMadness(4),
    ),
    AncientOne(
        "dagon",
        ("c13", "c43", "c04", "c54", "c32", "c46"),
        CrossTheRiver(),
        (0, 2, 5, 7),
        DrownTheMany(),
        PerRiversideLocation(3),
    ),
    AncientOne(
        "nyarlathotep",
        ("c10", "c22", "c42", "c64", "c34", "c14"),
        Masks(),
        (0, 2, 4, 6),
        EmptyALocation(3),
        PerTerror(4, 2),
        secret=True,
    ),
)
