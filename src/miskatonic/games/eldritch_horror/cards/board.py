"""What happens on the board: moving, Clues, Gates and Monsters."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards.amounts import ALL, Amount
from miskatonic.games.eldritch_horror.cards.places import ANYWHERE, HERE, Where

# -------------------------------------------------------------------- moving


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move directly to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class Walk(Effect):
    """Move so many spaces along paths: of any type, or of one; towards something, each step must shorten the way."""

    n: int = 1
    along: int | None = None
    toward: Where | None = None
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class MoveMonster(Effect):
    """Move a Monster that is not Epic: one of a name, from such a space, to such a space."""

    to: Where
    start: Where = ANYWHERE
    name: str = ""


@dataclass(frozen=True, slots=True)
class MoveMonsters(Effect):
    """Move all Monsters of these names on the game board to such a space."""

    names: tuple[str, ...]
    to: Where


@dataclass(frozen=True, slots=True)
class MoveThisMonster(Effect):
    """Move this Monster directly to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class WalkThisMonster(Effect):
    """Move this Monster so many spaces towards such a space."""

    n: int
    toward: Where


@dataclass(frozen=True, slots=True)
class CarryOff(Effect):
    """Choose an investigator on this space, who moves one space together with this Monster and becomes Delayed."""


@dataclass(frozen=True, slots=True)
class MoveThisClue(Effect):
    """Move the Clue that is encountered to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class MoveClues(Effect):
    """Move every Clue on the game board to the nearest such space."""

    to: Where


# -------------------------------------------------------------------- Clues, Gates and Monsters on the board


@dataclass(frozen=True, slots=True)
class SpawnClue(Effect):
    """Spawn Clues; on a chosen space, if said, otherwise where they belong."""

    n: Amount = 1
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThisClue(Effect):
    """Discard the Clue that is encountered."""


@dataclass(frozen=True, slots=True)
class DiscardClues(Effect):
    """Discard every Clue on the game board, or the one nearest to this Monster."""

    nearest: bool = False


@dataclass(frozen=True, slots=True)
class SpawnGate(Effect):
    """Spawn Gates."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class CloseGate(Effect):
    """Close the Gate of this Other World Encounter."""


@dataclass(frozen=True, slots=True)
class DiscardGate(Effect):
    """Discard one Gate on the game board, or all that match the omen."""

    matching: bool = False


@dataclass(frozen=True, slots=True)
class SpawnMonster(Effect):
    """Spawn Monsters on such a space: from the cup, or one of a name; another if that one is on the board already."""

    at: Where
    n: Amount = 1
    name: str = ""
    or_another: bool = False
    each: bool = False
    """One on each of these spaces."""


@dataclass(frozen=True, slots=True)
class DiscardMonster(Effect):
    """Discard Monsters on such spaces, never Epic ones."""

    where: Where = ANYWHERE
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class DiscardThisMonster(Effect):
    """Discard this Monster, or that one."""


@dataclass(frozen=True, slots=True)
class HurtMonster(Effect):
    """A Monster on such a space loses Health, Epic ones too."""

    n: Amount
    where: Where = HERE


@dataclass(frozen=True, slots=True)
class HurtMonsters(Effect):
    """Each Monster on such a space, chosen if there are several, loses Health; all but that one, if said."""

    n: Amount
    where: Where = HERE
    others: bool = False


@dataclass(frozen=True, slots=True)
class HurtThisMonster(Effect):
    """This Monster, or that one, loses Health; `instead_of` is what an earlier step has taken."""

    n: Amount
    instead_of: int = 0


@dataclass(frozen=True, slots=True)
class DefeatMonsters(Effect):
    """Every Monster here that is not Epic is defeated."""


@dataclass(frozen=True, slots=True)
class DefeatThisMonster(Effect):
    """This Monster is defeated."""


@dataclass(frozen=True, slots=True)
class HealThisMonster(Effect):
    """This Monster recovers Health."""

    n: Amount = ALL


@dataclass(frozen=True, slots=True)
class HealMonsters(Effect):
    """Every Monster recovers all Health."""
