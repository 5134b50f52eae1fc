"""Combat, further encounters, dice of a test under way, and how powers run."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards.amounts import Amount
from miskatonic.games.eldritch_horror.cards.trials import Effects

# -------------------------------------------------------------------- combat and further encounters


@dataclass(frozen=True, slots=True)
class Ambush(Effect):
    """A Monster ambushes the investigator: a random one, or one of a name."""

    name: str = ""
    beaten: Effects = ()
    unbeaten: Effects = ()


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """A combat encounter with this Monster, or with that one."""

    beaten: Effects = ()
    unbeaten: Effects = ()


@dataclass(frozen=True, slots=True)
class FightEach(Effect):
    """A combat encounter with every Monster here, of a name if it is given, in any order."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class SkipStrengthTest(Effect):
    """The strength test of this combat encounter is not taken."""


@dataclass(frozen=True, slots=True)
class NoFurtherEncounter(Effect):
    """There is no further encounter after this combat; at once, no other fight either."""

    at_once: bool = False


@dataclass(frozen=True, slots=True)
class KeepHealth(Effect):
    """No Health is lost from this strength test."""


@dataclass(frozen=True, slots=True)
class CombatBonus(Effect):
    """A bonus to these skills for the rest of this combat encounter."""

    skills: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class CombatReroll(Effect):
    """A die of the strength test of this combat encounter may be rerolled."""


@dataclass(frozen=True, slots=True)
class IgnoreMonsters(Effect):
    """The encounter may be chosen as if no Monsters were here."""


@dataclass(frozen=True, slots=True)
class ChooseClue(Effect):
    """Choose a Clue on the game board."""


@dataclass(frozen=True, slots=True)
class ResearchThatClue(Effect):
    """Research that Clue as if on its space, in place of another encounter."""


@dataclass(frozen=True, slots=True)
class DiscardThatClue(Effect):
    """Discard the chosen Clue."""


@dataclass(frozen=True, slots=True)
class ResearchDie(Effect):
    """An additional die for tests of that Research Encounter."""


@dataclass(frozen=True, slots=True)
class SpecialEncounter(Effect):
    """Resolve a Special Encounter of this Mystery."""


@dataclass(frozen=True, slots=True)
class OtherWorldEncounter(Effect):
    """Resolve an Other World Encounter; where a Gate would be closed, something else happens."""

    instead_of_closing: Effects


# -------------------------------------------------------------------- dice of a test under way


@dataclass(frozen=True, slots=True)
class AddToTest(Effect):
    """The test has a bonus, or so many additional dice."""

    n: int
    dice: bool = False


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """Reroll so many dice of the test."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class RaiseDie(Effect):
    """A die of the test shows 1 more."""


# -------------------------------------------------------------------- how powers run


@dataclass(frozen=True, slots=True)
class Cast(Effect):
    """Cast this Spell: its front, then the card is turned over and its back resolved."""

    effects: Effects


@dataclass(frozen=True, slots=True)
class ForThem(Effect):
    """The investigator whom the power is about carries it out."""

    effects: Effects
