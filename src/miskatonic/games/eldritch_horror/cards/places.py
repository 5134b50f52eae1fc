"""Where: the spaces that a text can mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node


@dataclass(frozen=True, slots=True)
class Here(Node):
    """The space of the investigator."""


@dataclass(frozen=True, slots=True)
class ThisSpace(Node):
    """The space of this Monster."""


@dataclass(frozen=True, slots=True)
class ThatSpace(Node):
    """The space that the step before was about."""


@dataclass(frozen=True, slots=True)
class At(Node):
    """A space of the map."""

    space: int


@dataclass(frozen=True, slots=True)
class AnySpace(Node):
    """Any space of the game board."""


@dataclass(frozen=True, slots=True)
class OtherSpace(Node):
    """Any space but the investigator's own."""


@dataclass(frozen=True, slots=True)
class OfType(Node):
    """City, wilderness or sea spaces."""

    type: int


@dataclass(frozen=True, slots=True)
class WithGate(Node):
    """Spaces with a Gate."""


@dataclass(frozen=True, slots=True)
class WithClue(Node):
    """Spaces with a Clue."""


@dataclass(frozen=True, slots=True)
class WithEldritch(Node):
    """Spaces with an Eldritch token."""


@dataclass(frozen=True, slots=True)
class WithInvestigator(Node):
    """Spaces with an investigator."""


@dataclass(frozen=True, slots=True)
class WithMonster(Node):
    """Spaces with a Monster of a name."""

    name: str


@dataclass(frozen=True, slots=True)
class ExpeditionSpace(Node):
    """The space with the Active Expedition token."""


@dataclass(frozen=True, slots=True)
class Without(Node):
    """Spaces of one sort that are not of another."""

    where: Where
    without: Where


@dataclass(frozen=True, slots=True)
class Either(Node):
    """Spaces of one sort or the other."""

    one: Where
    other: Where


@dataclass(frozen=True, slots=True)
class OrAdjacent(Node):
    """Such spaces, and those adjacent to them."""

    to: Where


@dataclass(frozen=True, slots=True)
class Nearest(Node):
    """The nearest of such spaces, counted from what is moved or placed, or else from the investigator."""

    where: Where


@dataclass(frozen=True, slots=True)
class RandomSpace(Node):
    """A random space, found by drawing and discarding a Clue."""


Where = (
    Here | ThisSpace | ThatSpace | At | AnySpace | OtherSpace | OfType | WithGate | WithClue | WithEldritch
    | WithInvestigator | WithMonster | ExpeditionSpace | Without | Either | OrAdjacent | Nearest | RandomSpace
)  # fmt: skip

HERE: Final = Here()
ANYWHERE: Final = AnySpace()
