"""Words for what always holds while a card is in play."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Node
from miskatonic.games.arkham_lcg.cards.conditions import SanityAtMost
from miskatonic.games.arkham_lcg.cards.words import PerInvestigator

# -------------------------------------------------------------------- figures of investigators


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
class ExtraSlots(Node):
    """So many more slots of a kind, perhaps for cards with a trait only."""

    slot: int
    n: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class LimitBonus(Node):
    """So much more or less health, sanity, hand size, actions each turn.

    As every word for "you" it holds for whoever has the card, for those at a location on its card or one attached to it,
    and for everybody on an act or agenda.
    """

    health: int = 0
    sanity: int = 0
    hand_size: int = 0
    actions: int = 0


# -------------------------------------------------------------------- figures of enemies and locations


@dataclass(frozen=True, slots=True)
class ThisEnemy(Node):
    """The enemy whose card it is."""


@dataclass(frozen=True, slots=True)
class EnemiesThere(Node):
    """Every enemy at this card's location, perhaps only with a trait."""

    trait: int | None = None


@dataclass(frozen=True, slots=True)
class EveryEnemy(Node):
    """Every enemy in play, perhaps only with a trait."""

    trait: int | None = None


Foes = ThisEnemy | EnemiesThere | EveryEnemy


@dataclass(frozen=True, slots=True)
class EnemyBonus(Node):
    """So much more or less of what is printed on enemies."""

    fight: int = 0
    health: int | PerInvestigator = 0
    evade: int = 0
    damage: int = 0
    horror: int = 0
    whom: Foes = ThisEnemy()
    condition: SanityAtMost | None = None


@dataclass(frozen=True, slots=True)
class ShroudBonus(Node):
    """The location's shroud is higher by so much."""

    n: int


# -------------------------------------------------------------------- all else


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
class CheaperAssets(Node):
    """Assets with a trait cost so much less."""

    trait: int
    n: int


@dataclass(frozen=True, slots=True)
class NoClues(Node):
    """Whoever is engaged with this enemy can neither discover nor spend clues."""


@dataclass(frozen=True, slots=True)
class DoubleTokens(Node):
    """While one tries to evade this enemy, negative modifiers of tokens are doubled."""


@dataclass(frozen=True, slots=True)
class InvestigatedWith(Node):
    """The location is investigated with this skill, whichever the attempt names."""

    skill: int


@dataclass(frozen=True, slots=True)
class NoInvestigating(Node):
    """The location cannot be investigated."""


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
    SkillBonus | AllSkills | CombatHere | ExtraAction | ExtraSlots | LimitBonus | EnemyBonus | ShroudBonus | ElderSignFails
    | StaysWhileHorror | EventsFromDiscard | DearFirstAction | NoPlaying | NoWayIn | BlankHere | DiscardWhenEmpty
    | BarredWhileUnrevealed | CheaperAssets | NoClues | DoubleTokens | NoInvestigating
    | InvestigatedWith
)  # fmt: skip
