"""Words for the card itself on which they stand."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect


@dataclass(frozen=True, slots=True)
class DiscardThis(Effect):
    """Discard this card."""


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """This card returns from play to its owner's hand."""


@dataclass(frozen=True, slots=True)
class DiscoverNothing(Effect):
    """As many clues as would be discovered are taken off this card instead."""


@dataclass(frozen=True, slots=True)
class MoveHorrorToYou(Effect):
    """A horror moves from this card to one's investigator; when none is left the card is discarded."""


@dataclass(frozen=True, slots=True)
class PutResourceHere(Effect):
    """A resource of one's own is put on this card."""


@dataclass(frozen=True, slots=True)
class UseBecomesResource(Effect):
    """A use of this card becomes a resource in one's pool."""


@dataclass(frozen=True, slots=True)
class DoomHere(Effect):
    """Doom is put on this card."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DoomOnAgenda(Effect):
    """Doom is put on the agenda, which may advance at once or not."""

    n: int = 1
    advances: bool = False


@dataclass(frozen=True, slots=True)
class DoomOnNearest(Effect):
    """Doom is put on the nearest enemy, perhaps only with a trait."""

    n: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class DoomOnEach(Effect):
    """Doom is put on each enemy in play with a trait."""

    n: int
    trait: int


@dataclass(frozen=True, slots=True)
class GainSurge(Effect):
    """This treachery gains surge."""


@dataclass(frozen=True, slots=True)
class ReturnThis(Effect):
    """The committed card returns to the hand instead of being discarded."""


@dataclass(frozen=True, slots=True)
class MentalTrauma(Effect):
    """Suffer mental trauma if a clue is left on this card."""


@dataclass(frozen=True, slots=True)
class LessExperience(Effect):
    """Earn so much less experience if fewer resources than asked lie on this card."""

    n: int
    unless: int


OfThisCard = (
    DiscardThis | DiscoverNothing | MoveHorrorToYou | PutResourceHere | UseBecomesResource | DoomHere | DoomOnAgenda
    | DoomOnNearest | DoomOnEach | GainSurge | ReturnThis | MentalTrauma | LessExperience | TakeBack
)  # fmt: skip
"""Effects on the card itself, doom among them."""
