"""Words for what always holds while a card is in play."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Node


@dataclass(frozen=True, slots=True)
class SkillBonus(Node):
    """So much more (or less) of a skill, perhaps only while investigating."""

    skill: int
    n: int
    investigating: bool = False


@dataclass(frozen=True, slots=True)
class AllSkills(Node):
    """So much more or less of every skill."""

    n: int


@dataclass(frozen=True, slots=True)
class CombatHere(Node):
    """So much more combat for every investigator at this card's location."""

    n: int


@dataclass(frozen=True, slots=True)
class ExtraAction(Node):
    """One more action each turn, perhaps only for actions of cards with a trait."""

    trait: int | None = None


@dataclass(frozen=True, slots=True)
class ExtraHands(Node):
    """So many more hand slots, for cards with a trait only."""

    n: int
    trait: int


@dataclass(frozen=True, slots=True)
class ElderSignFails(Node):
    """An elder sign counts as an auto-fail."""


@dataclass(frozen=True, slots=True)
class StaysWhileHorror(Node):
    """It cannot leave play while horror lies on it."""


@dataclass(frozen=True, slots=True)
class EventsFromDiscard(Node):
    """The topmost event of the discard pile can be played; events played go to the bottom of the deck."""


@dataclass(frozen=True, slots=True)
class DearFirstAction(Node):
    """The first move, fight or evade of each round costs one action more."""


@dataclass(frozen=True, slots=True)
class NoPlaying(Node):
    """No assets and no events can be played."""


@dataclass(frozen=True, slots=True)
class ShroudBonus(Node):
    """The location's shroud is higher by so much."""

    n: int


@dataclass(frozen=True, slots=True)
class NoWayIn(Node):
    """Enemies that are not Elite cannot move into the location."""


@dataclass(frozen=True, slots=True)
class BlankHere(Node):
    """Every investigator at its location has a blank text box."""


@dataclass(frozen=True, slots=True)
class DiscardWhenEmpty(Node):
    """Discarded when its uses run out."""


@dataclass(frozen=True, slots=True)
class BarredWhileUnrevealed(Node):
    """Investigators cannot move in while it is unrevealed."""


Passive = (
    SkillBonus | AllSkills | CombatHere | ExtraAction | ExtraHands | ElderSignFails | StaysWhileHorror | EventsFromDiscard
    | DearFirstAction | NoPlaying | ShroudBonus | NoWayIn | BlankHere | DiscardWhenEmpty | BarredWhileUnrevealed
)  # fmt: skip
