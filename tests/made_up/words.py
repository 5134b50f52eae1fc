"""The words only Lantern Duel needs."""

from dataclasses import dataclass

from miskatonic.core.code import Effect, Node


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain n oil."""

    n: int


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Lose n oil."""

    n: int


@dataclass(frozen=True, slots=True)
class OtherLoses(Effect):
    """The other player loses the oil that was to be lost."""


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw n cards."""

    n: int


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """The cost of a card: it is discarded."""


@dataclass(frozen=True, slots=True)
class Peek(Effect):
    """Look at the top card of the deck, which may go to the bottom."""


@dataclass(frozen=True, slots=True)
class MyOil(Node):
    """The oil is that of the card's owner."""


@dataclass(frozen=True, slots=True)
class OthersOil(Node):
    """The oil is that of the other player."""


@dataclass(frozen=True, slots=True)
class OtherPlays(Node):
    """The other player plays the card."""


@dataclass(frozen=True, slots=True)
class OthersCancel(Node):
    """The other player uses a card that cancels something."""


@dataclass(frozen=True, slots=True)
class MyCardUsed(Node):
    """Another card of the same owner is used."""
