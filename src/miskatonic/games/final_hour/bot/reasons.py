"""What a judgement of Final Hour can hang on."""

from dataclasses import dataclass, field

from miskatonic import weighing


@dataclass(frozen=True)
class Monsters(weighing.Burden):
    """Monsters on the campus, by how likely they come to the ritual site."""


@dataclass(frozen=True)
class Room(weighing.Counted):
    """Room left at the ritual site."""


@dataclass(frozen=True)
class Gates:
    """What the next gates may push on to the ritual site."""


@dataclass(frozen=True)
class Damage(weighing.Burden):
    """Damage on the campus."""


@dataclass(frozen=True)
class Away(weighing.Burden):
    """How far the investigators are from the ritual site."""


@dataclass(frozen=True)
class Life(weighing.Counted, weighing.Each):
    """An investigator's health, and the killers near."""

    who: int


@dataclass(frozen=True)
class Clues(weighing.Counted):
    """Clues found and the way to those still hidden, for the reversal."""


@dataclass(frozen=True)
class Symbols:
    """The symbols on the own cards, for the reversal."""


@dataclass(frozen=True)
class Items(weighing.Counted):
    """Items at hand."""


Own = tuple[tuple[int, int], ...]
"""The turns of a seat in this round, and the priority cards laid for them."""


@dataclass(frozen=True)
class Laid(weighing.Hedged, weighing.Measured):
    """A priority card laid for a turn, by how likely its action card uses its top effect, in per cent."""

    turn: int
    own: Own = field(compare=False)
    action: int = field(compare=False)


@dataclass(frozen=True)
class Omens(weighing.Burden, weighing.OnlyCounted, weighing.Measured):
    """The omens of the round, and the reckoning they lead to."""


@dataclass(frozen=True)
class Reckoning(weighing.Measured):
    """All omens of a round in which every card is laid: the row they lead to need not be harsher, the more there are."""

    own: Own = field(compare=False)


@dataclass(frozen=True)
class Succeeds:
    """The reversal attempted now."""

    chance: float
    exact: bool
    now: bool
    """Whether it will not become more likely."""
    likely: bool
    """Whether it is likely as things are, with the best that the others may have."""


@dataclass(frozen=True)
class KeptBack(weighing.OnlyBest):
    """The cards laid for the reversal, without the one that is kept back."""


@dataclass(frozen=True)
class Waits:
    """The reversal attempted later."""

    rounds: int


@dataclass(frozen=True)
class Overflows:
    """Later, when the ritual site may have overflowed."""

    likely: bool


@dataclass(frozen=True)
class Falls:
    """Later, when an investigator may have fallen."""

    who: int
    likely: bool


@dataclass(frozen=True)
class NoBetter:
    """Later, with symbols that will hardly be better."""

    rounds: int


AnyFact = Monsters | Room | Gates | Damage | Away | Life | Clues | Symbols | Items
AnyLaid = Laid | Omens | Reckoning
AnyReason = Succeeds | KeptBack | Waits | Overflows | Falls | NoBetter
