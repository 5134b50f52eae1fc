"""What always holds as long as a component is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL

ALWAYS: Final = 0
IN_COMBAT: Final = 1
IN_SPELLS: Final = 2
IN_OTHER_WORLDS: Final = 4
WHEN_ACQUIRING: Final = 8
OUTSIDE_OTHER_WORLDS: Final = 16
"""During what a test is taken."""


@dataclass(frozen=True, slots=True)
class Tests(Node):
    """Tests of a skill, or of any, taken during something."""

    skill: int = ANY_SKILL
    during: int = ALWAYS


ANY_TEST: Final = Tests()


@dataclass(frozen=True, slots=True)
class Bonus(Node):
    """A bonus to a skill; of all that apply only the highest counts."""

    skill: int
    n: int
    during: int = ALWAYS


@dataclass(frozen=True, slots=True)
class AdditionalDie(Node):
    """An additional die for everybody on the owner's space, while the owner is on a space of a type, if one is given."""

    during: int = ALWAYS
    type: int | None = None


@dataclass(frozen=True, slots=True)
class SixesCountTwice(Node):
    """Every 6 rolled in such tests is two successes."""

    tests: Tests


@dataclass(frozen=True, slots=True)
class SuccessFrom(Node):
    """From this face on a die is a success."""

    face: int


@dataclass(frozen=True, slots=True)
class HorrorAtMost(Node):
    """The horror of Monsters counts as at most so much."""

    n: int


@dataclass(frozen=True, slots=True)
class LessDamage(Node):
    """The damage of Monsters is so much lower, but not below 1."""

    n: int


@dataclass(frozen=True, slots=True)
class NeverDelayed(Node):
    """The owner cannot become Delayed except by choice."""


@dataclass(frozen=True, slots=True)
class NeverDetained(Node):
    """The owner cannot gain a Detained Condition except by choice."""


@dataclass(frozen=True, slots=True)
class IgnoresMonsters(Node):
    """The owner may choose an encounter as if no Monsters were on the space."""


@dataclass(frozen=True, slots=True)
class CheaperClues(Node):
    """Once per round the owner may spend 1 Clue fewer."""


@dataclass(frozen=True, slots=True)
class SanityForClue(Node):
    """Once per round the owner may spend 1 Sanity in place of 1 Clue."""


@dataclass(frozen=True, slots=True)
class TwoRerolls(Node):
    """A Clue spent to reroll, by anybody on the owner's space, may reroll two dice of a test of several."""


@dataclass(frozen=True, slots=True)
class SharesPurchases(Node):
    """Assets that the owner acquires may be gained by other investigators."""


@dataclass(frozen=True, slots=True)
class HeldFast(Node):
    """The owner cannot move and performs no action but this card's; its back is resolved instead of an encounter."""


@dataclass(frozen=True, slots=True)
class FlipsWhenGainedAgain(Node):
    """Gaining this Condition once more turns it over instead."""


@dataclass(frozen=True, slots=True)
class GivesWay(Node):
    """This Condition is discarded instead of gaining another one."""

    to: str


@dataclass(frozen=True, slots=True)
class NoResting(Node):
    """Nobody can rest."""


@dataclass(frozen=True, slots=True)
class NoReserve(Node):
    """No cards can be placed in the reserve."""


@dataclass(frozen=True, slots=True)
class NoExpeditions(Node):
    """Nobody can resolve Expedition Encounters."""


@dataclass(frozen=True, slots=True)
class NoClosing(Node):
    """Gates cannot be closed."""


@dataclass(frozen=True, slots=True)
class Unhurt(Node):
    """This Monster loses no Health until so many Mysteries are solved."""

    mysteries: int


@dataclass(frozen=True, slots=True)
class NoClueRerolls(Node):
    """Clues cannot be spent to reroll dice in this combat encounter."""


Passive = (
    Bonus | AdditionalDie | SixesCountTwice | SuccessFrom | HorrorAtMost | LessDamage | NeverDelayed | NeverDetained
    | IgnoresMonsters | CheaperClues | SanityForClue | TwoRerolls | SharesPurchases | HeldFast | FlipsWhenGainedAgain
    | GivesWay | NoResting | NoReserve | NoExpeditions | NoClosing | Unhurt | NoClueRerolls
)  # fmt: skip
