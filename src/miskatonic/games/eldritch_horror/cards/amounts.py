"""How much: the amounts of Eldritch Horror that are not plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node
from miskatonic.games.eldritch_horror.cards.places import Where


@dataclass(frozen=True, slots=True)
class All(Node):
    """Everything of the kind."""


@dataclass(frozen=True, slots=True)
class AnyNumber(Node):
    """As many as the chooser likes, none included."""


@dataclass(frozen=True, slots=True)
class AllBut(Node):
    """Everything of the kind but so many."""

    n: int


@dataclass(frozen=True, slots=True)
class Players(Node):
    """The number of players at the start of the game."""

    plus: int = 0


@dataclass(frozen=True, slots=True)
class Half(Node):
    """Half of it, rounded up."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Twice(Node):
    """Two times it."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Less(Node):
    """The one less the other, not below 0."""

    of: Amount
    less: Amount


@dataclass(frozen=True, slots=True)
class Result(Node):
    """The number of successes of the test that the step belongs to."""


@dataclass(frozen=True, slots=True)
class Owned(Node):
    """How many things of a kind, with a trait, the investigator has."""

    kind: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class MonstersOn(Node):
    """Monsters on such spaces, Epic ones among them; of one name, if it is given."""

    where: Where
    name: str = ""


@dataclass(frozen=True, slots=True)
class OpenGates(Node):
    """Gates on the game board; only those that match the omen, if said."""

    matching: bool = False


@dataclass(frozen=True, slots=True)
class GatesDiscarded(Node):
    """Gates that the step before has discarded."""


@dataclass(frozen=True, slots=True)
class RumorsInPlay(Node):
    """Rumor cards in play."""


@dataclass(frozen=True, slots=True)
class ReckoningsOf(Node):
    """Components of a kind in play that have a reckoning effect."""

    of: int


@dataclass(frozen=True, slots=True)
class MysteriesSolved(Node):
    """Mysteries solved so far."""


@dataclass(frozen=True, slots=True)
class ExpeditionCards(Node):
    """Expedition cards in the deck and its discard pile."""


@dataclass(frozen=True, slots=True)
class OnThis(Node):
    """Tokens of a kind on this card."""

    token: int


@dataclass(frozen=True, slots=True)
class CluesOnThis(Node):
    """Clues on this card."""


@dataclass(frozen=True, slots=True)
class GatesOnThis(Node):
    """Gates on this card."""


@dataclass(frozen=True, slots=True)
class ToughnessOnThis(Node):
    """The toughness of all Monsters on this card together."""


@dataclass(frozen=True, slots=True)
class OnGreen(Node):
    """Eldritch tokens on the green space of the Omen track."""


@dataclass(frozen=True, slots=True)
class ThatToughness(Node):
    """The toughness of that Monster."""


@dataclass(frozen=True, slots=True)
class ThatValue(Node):
    """The value of that Asset."""


@dataclass(frozen=True, slots=True)
class Spent(Node):
    """As much as was spent by the step before."""


@dataclass(frozen=True, slots=True)
class SanityLost(Node):
    """As much Sanity as was just lost."""


Amount = (
    int | All | AnyNumber | AllBut | Players | Half | Twice | Less | Result | Owned | MonstersOn | OpenGates | GatesDiscarded
    | RumorsInPlay | ReckoningsOf | MysteriesSolved | ExpeditionCards | OnThis | CluesOnThis | GatesOnThis | ToughnessOnThis
    | OnGreen | ThatToughness | ThatValue | Spent | SanityLost
)  # fmt: skip

ALL: Final = All()
ANY_NUMBER: Final = AnyNumber()
HALF: Final = Half(Players())
"""Half the number of players, which so many cards ask for."""
