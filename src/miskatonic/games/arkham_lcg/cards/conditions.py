"""Words for when a power fits, what is around, whom an enemy prefers and where it spawns."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Node


@dataclass(frozen=True, slots=True)
class Yours(Node):
    """It is yours: you defeated, attacked, drew, played, tested, took."""


@dataclass(frozen=True, slots=True)
class AtYourLocation(Node):
    """It happens to somebody at your location."""


@dataclass(frozen=True, slots=True)
class OnThis(Node):
    """It happens to this very card."""


@dataclass(frozen=True, slots=True)
class Played(Node):
    """You played a card with a trait."""

    trait: int


@dataclass(frozen=True, slots=True)
class DrewTreachery(Node):
    """You drew a treachery that is no weakness."""


@dataclass(frozen=True, slots=True)
class SucceededBy(Node):
    """You succeeded by at least so much."""

    n: int


@dataclass(frozen=True, slots=True)
class FailedInvestigation(Node):
    """You failed an investigation by at most so much."""

    n: int


@dataclass(frozen=True, slots=True)
class CluesWouldCome(Node):
    """You would discover clues at this card's location, and clues are left on this card."""


@dataclass(frozen=True, slots=True)
class Defeated(Node):
    """A particular enemy was defeated."""

    enemy: str


@dataclass(frozen=True, slots=True)
class AttackedHere(Node):
    """Somebody at this card's location successfully attacks an enemy with a trait."""

    trait: int


@dataclass(frozen=True, slots=True)
class Spawns(Node):
    """A particular enemy spawns."""

    enemy: str


@dataclass(frozen=True, slots=True)
class CommonEnemySpawnsHere(Node):
    """An enemy that is not Elite spawns at your location."""


@dataclass(frozen=True, slots=True)
class OfPhase(Node):
    """It is this phase."""

    phase: int


@dataclass(frozen=True, slots=True)
class NegativeToken(Node):
    """You revealed a token with a negative modifier."""


@dataclass(frozen=True, slots=True)
class UniqueInVictory(Node):
    """So many unique enemies with a trait are in the victory display."""

    trait: int
    n: int


@dataclass(frozen=True, slots=True)
class EnteredPlace(Node):
    """Somebody entered a particular location."""

    location: str


@dataclass(frozen=True, slots=True)
class YouControl(Node):
    """You control a particular card."""

    card: str


@dataclass(frozen=True, slots=True)
class NoCluesHere(Node):
    """No clue lies on your location."""


@dataclass(frozen=True, slots=True)
class CommonEnemyEvadedHere(Node):
    """Somebody evaded an enemy at your location that is neither Elite nor a weakness."""


Condition = (
    Yours | AtYourLocation | OnThis | Played | DrewTreachery | SucceededBy | FailedInvestigation | CluesWouldCome | Defeated
    | AttackedHere | Spawns | CommonEnemySpawnsHere | OfPhase | NegativeToken | UniqueInVictory
    | EnteredPlace | YouControl | NoCluesHere | CommonEnemyEvadedHere
)  # fmt: skip

# -------------------------------------------------------------------- what is around


@dataclass(frozen=True, slots=True)
class EnemyHere(Node):
    """An enemy with a trait is at one's own location."""

    trait: int


@dataclass(frozen=True, slots=True)
class EnemyInPlay(Node):
    """An enemy with a trait is in play."""

    trait: int


@dataclass(frozen=True, slots=True)
class NoEnemyInPlay(Node):
    """No enemy with a trait is in play."""

    trait: int


@dataclass(frozen=True, slots=True)
class HoldsClues(Node):
    """One holds a clue."""


@dataclass(frozen=True, slots=True)
class Recorded(Node):
    """The campaign log remembers it."""

    record: str


@dataclass(frozen=True, slots=True)
class ActIs(Node):
    """The act in force is of this stage."""

    stage: int


Provided = HoldsClues | Recorded | ActIs
"""On what it can depend which of two effects is carried out."""


@dataclass(frozen=True, slots=True)
class SanityAtMost(Node):
    """The investigator with whom an enemy is engaged has at most so much sanity left."""

    n: int


# -------------------------------------------------------------------- prey


@dataclass(frozen=True, slots=True)
class HighestSkill(Node):
    """Whoever has the highest value of a skill."""

    skill: int


@dataclass(frozen=True, slots=True)
class LowestHealth(Node):
    """Whoever has the lowest remaining health."""


@dataclass(frozen=True, slots=True)
class LowestSanity(Node):
    """Whoever has the lowest remaining sanity."""


@dataclass(frozen=True, slots=True)
class LowestSkill(Node):
    """Whoever has the lowest value of a skill."""

    skill: int


@dataclass(frozen=True, slots=True)
class FewestCards(Node):
    """Whoever has the fewest cards in hand."""


@dataclass(frozen=True, slots=True)
class MostClues(Node):
    """Whoever holds the most clues."""


@dataclass(frozen=True, slots=True)
class BearerOnly(Node):
    """The bearer of the weakness and nobody else."""


Prey = HighestSkill | LowestSkill | LowestHealth | LowestSanity | FewestCards | MostClues | BearerOnly

# -------------------------------------------------------------------- where enemies spawn


@dataclass(frozen=True, slots=True)
class EmptyLocation(Node):
    """Any location with neither enemies nor investigators."""


@dataclass(frozen=True, slots=True)
class WithPrey(Node):
    """Engaged with its prey, wherever that is."""


Spawn = str | EmptyLocation | WithPrey
"""A location by its name, or a rule."""
