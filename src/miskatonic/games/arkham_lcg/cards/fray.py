"""Words for enemies and places: damage, evasion, movement, what is attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from miskatonic.core.code import Effect


@dataclass(frozen=True, slots=True)
class DamageEnemy(Effect):
    """Damage to an enemy at one's own location, perhaps only an exhausted one."""

    n: int
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class DamageAttacker(Effect):
    """Damage to the enemy whose attack it is."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class HarderAttack(Effect):
    """The attack under way deals so much more."""

    damage: int = 0
    horror: int = 0


@dataclass(frozen=True, slots=True)
class DeflectDamage(Effect):
    """The damage of the attack under way goes to another enemy at one's own location instead."""


@dataclass(frozen=True, slots=True)
class BlankEnemy(Effect):
    """Until the phase ends an enemy at one's own location that is not Elite has no text but its traits."""


@dataclass(frozen=True, slots=True)
class ShuffleEvaded(Effect):
    """The enemy just evaded is shuffled into the encounter deck."""


@dataclass(frozen=True, slots=True)
class DiscardSpawning(Effect):
    """The enemy that is about to spawn is discarded instead."""


@dataclass(frozen=True, slots=True)
class SpawnHere(Effect):
    """The enemy that is about to spawn does so at this card's location."""


@dataclass(frozen=True, slots=True)
class HealThis(Effect):
    """Damage is healed from this enemy."""

    n: int


@dataclass(frozen=True, slots=True)
class ReadyThis(Effect):
    """This enemy is readied."""


@dataclass(frozen=True, slots=True)
class ToVictory(Effect):
    """This enemy joins the victory display, which is not defeating it."""


@dataclass(frozen=True, slots=True)
class DamageEvaded(Effect):
    """Damage to the enemy just evaded."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Blast(Effect):
    """Damage to each enemy and each investigator at one's own or a connecting location."""

    n: int


@dataclass(frozen=True, slots=True)
class AutoEvade(Effect):
    """Automatically evade an enemy at one's own location that is not Elite."""


@dataclass(frozen=True, slots=True)
class AutoEvadeAll(Effect):
    """Automatically evade every enemy at one's own location."""


@dataclass(frozen=True, slots=True)
class SlipAway(Effect):
    """Disengage from every enemy, then move: to a revealed location without enemies, or next door, to a connecting one."""

    next_door: bool = False


@dataclass(frozen=True, slots=True)
class GetClear(Effect):
    """One may disengage from all other enemies, and one may move to a connecting location."""


@dataclass(frozen=True, slots=True)
class BreakOff(Effect):
    """Disengage from every enemy without a trait."""

    but: int


@dataclass(frozen=True, slots=True)
class MoveTo(Effect):
    """Move to a particular location, wherever it is."""

    location: str


@dataclass(frozen=True, slots=True)
class MoveToTrait(Effect):
    """Move to a location with a trait, wherever it is."""

    trait: int


@dataclass(frozen=True, slots=True)
class NoAttacksThisRound(Effect):
    """Until the end of the round enemies that are not Elite cannot attack you."""


@dataclass(frozen=True, slots=True)
class MindOverMatter(Effect):
    """Until the end of the round intellect may stand in for combat and agility."""


@dataclass(frozen=True, slots=True)
class AttachToLocation(Effect):
    """Attach this card to one's own location, unless as many copies as allowed are there."""

    most: int = 0


@dataclass(frozen=True, slots=True)
class AttachToMostClues(Effect):
    """Attach this card to the location with the most clues, of those without a copy of it."""


@dataclass(frozen=True, slots=True)
class ToThreatArea(Effect):
    """Put this card into one's threat area, with clues or horror on it."""

    clues: int = 0
    horror: int = 0


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """Take control of the story asset whose ability it is."""


@dataclass(frozen=True, slots=True)
class Resign(Effect):
    """Resign."""


ToEnemies = (
    DamageEnemy | DamageAttacker | HarderAttack | DeflectDamage | DamageEvaded | Blast | BlankEnemy | ShuffleEvaded |
    DiscardSpawning | SpawnHere | HealThis | ReadyThis | ToVictory
)  # fmt: skip
"""What is done to enemies, or by them."""
Moves = (
    BreakOff | AutoEvade | AutoEvadeAll | SlipAway | GetClear | NoAttacksThisRound | MoveTo | MoveToTrait | Resign |
    MindOverMatter
)  # fmt: skip
"""Getting away from enemies or elsewhere, and what helps with it for a round."""
Laid = AttachToLocation | AttachToMostClues | ToThreatArea | TakeControl
"""Where this card comes to lie."""
Fray: TypeAlias = ToEnemies | Moves | Laid
"""Effects on enemies and places."""
