"""The effect cards (RT-EFF-14 to RT-EFF-25), and one that lies in the secret box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node


@dataclass(frozen=True, slots=True)
class MoreTourists(Node):
    """After drawing tourists in the chosen location, draw so many more of the same type."""

    n: int


@dataclass(frozen=True, slots=True)
class Correct(Node):
    """Before anything else, erase a segment and add one to a stretch that is there (RT-EFF-15, RT-EFF-16)."""


@dataclass(frozen=True, slots=True)
class Alley(Node):
    """One segment of the turn may run diagonally through a land location (RT-EFF-18)."""


@dataclass(frozen=True, slots=True)
class Elbow(Node):
    """In place of one segment of the turn, two that meet at a right angle, anywhere (RT-EFF-21)."""


@dataclass(frozen=True, slots=True)
class TurnAgain(Node):
    """If the two segments of the turn make a turn, a third may be added that turns once more."""


EffectWord = MoreTourists | Correct | Alley | Elbow | TurnAgain


@dataclass(frozen=True, slots=True)
class EffectCard:
    """An effect card; both its sides say the same (RT-EFF-02)."""

    code: str
    effect: EffectWord
    secret: bool = False


EFFECT_CARDS: Final = (
    EffectCard("repeat", MoreTourists(1)),
    EffectCard("correction", Correct()),
    EffectCard("secret-alley", Alley()),
    EffectCard("connecting-paths", Elbow()),
    EffectCard("extra-turn", TurnAgain(), secret=True),
)
