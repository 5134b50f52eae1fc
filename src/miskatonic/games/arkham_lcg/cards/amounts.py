"""Words for how much, and for who."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Node
from miskatonic.words import EachInOrder, Lead, Who

# -------------------------------------------------------------------- how much


@dataclass(frozen=True, slots=True)
class FailedBy(Node):
    """The points by which the test failed."""


@dataclass(frozen=True, slots=True)
class CluesHere(Node):
    """The clues on one's own location."""


@dataclass(frozen=True, slots=True)
class HorrorOnYou(Node):
    """The horror on one's own investigator card."""


@dataclass(frozen=True, slots=True)
class TomesYouControl(Node):
    """The Tomes one controls."""


@dataclass(frozen=True, slots=True)
class EnemiesHere(Node):
    """So many for each enemy with a trait at one's own location."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class IfClueHere(Node):
    """One number while a clue lies on one's own location, another while none does."""

    n: int
    otherwise: int


@dataclass(frozen=True, slots=True)
class IfOnlyEnemy(Node):
    """So much when the enemy attacked is the only one engaged with you."""

    n: int


@dataclass(frozen=True, slots=True)
class IfSucceededBy(Node):
    """So much when the test succeeds by at least a margin."""

    margin: int
    n: int


@dataclass(frozen=True, slots=True)
class MarginInstead(Node):
    """What an attack adds to its usual point of damage to deal as much as the test succeeded or failed by, within limits."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class PerInvestigator(Node):
    """So many for each investigator who started the scenario."""

    n: int


@dataclass(frozen=True, slots=True)
class EnemiesInPlay(Node):
    """So many for each enemy in play with a trait."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class CluesYouHold(Node):
    """The clues one holds."""


@dataclass(frozen=True, slots=True)
class MostDoomOn(Node):
    """So many for each doom on the enemy with a trait that has the most."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class DoomInPlay(Node):
    """So many for each doom in play."""

    each: int


Amount = (
    FailedBy | CluesHere | HorrorOnYou | TomesYouControl | EnemiesHere | IfClueHere | IfOnlyEnemy | IfSucceededBy
    | MarginInstead | PerInvestigator | CluesYouHold | MostDoomOn | DoomInPlay | EnemiesInPlay
)  # fmt: skip

# -------------------------------------------------------------------- who


@dataclass(frozen=True, slots=True)
class SomebodyHere(Who):
    """An investigator at one's own location, oneself included."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class EachThere(Who):
    """Each investigator at this card's location."""


@dataclass(frozen=True, slots=True)
class ActiveHere(Who):
    """The investigator whose turn it is, if that one is at one's own location."""


AnyWho = EachInOrder | Lead | SomebodyHere | EachThere | ActiveHere
