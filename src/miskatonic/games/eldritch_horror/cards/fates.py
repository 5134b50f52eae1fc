"""The Ancient One and the Mythos: Doom, omen, tokens, Rumors, Mysteries, and what may be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards.amounts import Amount
from miskatonic.games.eldritch_horror.cards.places import Where

# -------------------------------------------------------------------- the Ancient One


@dataclass(frozen=True, slots=True)
class AdvanceDoom(Effect):
    """Doom advances; by all that is left, to 0."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class RetreatDoom(Effect):
    """Doom retreats."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class AdvanceOmen(Effect):
    """The omen advances one step."""


@dataclass(frozen=True, slots=True)
class SetOmen(Effect):
    """The omen is moved to any space of its track, or one step back; Doom does not advance."""

    back: bool = False


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Put tokens on this card."""

    token: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceOnSheet(Effect):
    """Put tokens on the Ancient One sheet."""

    token: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceOnMystery(Effect):
    """Put an Eldritch token on the active Mystery."""


@dataclass(frozen=True, slots=True)
class PlaceOnGreen(Effect):
    """Put an Eldritch token on the green space of the Omen track."""


@dataclass(frozen=True, slots=True)
class DiscardFromOmenTrack(Effect):
    """Discard an Eldritch token from the Omen track."""


@dataclass(frozen=True, slots=True)
class PlaceEldritch(Effect):
    """Put an Eldritch token on such a space; on random ones, so many times."""

    where: Where
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class DiscardFromThis(Effect):
    """Discard Eldritch tokens from this card."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceMysteryToken(Effect):
    """Put the Mystery token on a space."""

    space: int


@dataclass(frozen=True, slots=True)
class KeepThatEldritch(Effect):
    """Put the Eldritch token of this space on this card."""


@dataclass(frozen=True, slots=True)
class KeepThatClue(Effect):
    """Put that Clue on this card."""


@dataclass(frozen=True, slots=True)
class KeepThatMonster(Effect):
    """Put that Monster on this card."""


@dataclass(frozen=True, slots=True)
class KeepGate(Effect):
    """Put a Gate on this card or on the Ancient One sheet: that one, or the top one of the stack."""

    on_sheet: bool = False
    from_stack: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThatSpell(Effect):
    """Discard that Spell as soon as its effects are finished."""


@dataclass(frozen=True, slots=True)
class Win(Effect):
    """The investigators win."""


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """The investigators lose."""


# -------------------------------------------------------------------- the Mythos


OF_MONSTERS: Final = 0
OF_ONGOING: Final = 1
OF_CONDITIONS: Final = 2
OF_DEBT: Final = 3
"""Whose reckoning effects a card resolves."""


@dataclass(frozen=True, slots=True)
class Reckon(Effect):
    """Resolve the reckoning effect of each of these components so many times; with `ones` every die counts as 1."""

    of: int
    times: int = 1
    ones: bool = False


@dataclass(frozen=True, slots=True)
class SolveThis(Effect):
    """This Rumor is solved."""


@dataclass(frozen=True, slots=True)
class SolveRumor(Effect):
    """A Rumor in play is solved."""


@dataclass(frozen=True, slots=True)
class DrawRumor(Effect):
    """Draw a Rumor from those in the box and resolve it."""


@dataclass(frozen=True, slots=True)
class LoseMystery(Effect):
    """A solved Mystery is shuffled into its deck: a random one, or one of the Lead Investigator's choice."""

    random: bool = False


@dataclass(frozen=True, slots=True)
class RemoveExpeditions(Effect):
    """Cards of the Active Expedition's place leave the deck for the box, and the deck is shuffled."""


@dataclass(frozen=True, slots=True)
class EmptyReserve(Effect):
    """Every card of the reserve is discarded."""


@dataclass(frozen=True, slots=True)
class FillReserve(Effect):
    """The reserve is filled from the deck."""


@dataclass(frozen=True, slots=True)
class RemoveAssets(Effect):
    """Assets of such a value or more leave deck, discard pile and reserve for the box."""

    value: Amount


@dataclass(frozen=True, slots=True)
class ForgetDefeated(Effect):
    """Defeated investigators leave the game, and their possessions are discarded."""


# -------------------------------------------------------------------- looking


@dataclass(frozen=True, slots=True)
class LookAtGates(Effect):
    """Look at the two top Gates of the stack: one goes back on top, the other to the bottom."""


@dataclass(frozen=True, slots=True)
class LookAtBack(Effect):
    """Look at the back of that Condition."""
