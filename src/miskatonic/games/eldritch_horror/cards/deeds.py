"""What happens to investigators: Health and Sanity, gaining, discarding, trading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards.amounts import Amount
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL

# -------------------------------------------------------------------- health and sanity


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Lose Health or Sanity; it may be prevented."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseBoth(Effect):
    """Lose Health and Sanity at once; it may be prevented."""

    health: Amount = 1
    sanity: Amount = 1


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    """Recover Health or Sanity."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PreventLoss(Effect):
    """So much of the loss does not happen; `instead_of` is what an earlier step has prevented."""

    n: Amount
    instead_of: int = 0


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """Pay Health or Sanity, never the last one."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class SpendClues(Effect):
    """Pay Clues; as a group, everybody may pay a part."""

    n: Amount = 1
    group: bool = False


@dataclass(frozen=True, slots=True)
class SpendThatClue(Effect):
    """Pay the Clue gained from this Research Encounter."""


@dataclass(frozen=True, slots=True)
class BecomeDelayed(Effect):
    """Become Delayed."""


@dataclass(frozen=True, slots=True)
class Devour(Effect):
    """The investigator is devoured."""


# -------------------------------------------------------------------- gaining and discarding


DECK: Final = 0
RESERVE: Final = 1
RESERVE_OR_DISCARD: Final = 2


@dataclass(frozen=True, slots=True)
class GainClue(Effect):
    """Gain Clues from the pool."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class GainThisClue(Effect):
    """Gain the Clue that is encountered."""


@dataclass(frozen=True, slots=True)
class GainAsset(Effect):
    """Gain Assets: one of these traits, or of a name; of the reserve the investigator chooses, within these values."""

    traits: tuple[int, ...] = ()
    name: str = ""
    source: int = DECK
    most_value: Amount | None = None
    total_value: Amount | None = None


@dataclass(frozen=True, slots=True)
class GainArtifact(Effect):
    """Gain an Artifact: any, of a trait, or of a name."""

    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class GainSpell(Effect):
    """Gain Spells: any, of a trait, or of a name."""

    n: int = 1
    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class GainCondition(Effect):
    """Gain a Condition of a name, or a random one of a trait."""

    name: str = ""
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard own things of a kind: of a trait or a name."""

    kind: int
    n: Amount = 1
    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class DiscardThis(Effect):
    """Discard this card."""


@dataclass(frozen=True, slots=True)
class DiscardThat(Effect):
    """Discard that Asset, just gained."""


@dataclass(frozen=True, slots=True)
class FlipThis(Effect):
    """Turn this card over and resolve its back; from its back, just turn it up again."""


@dataclass(frozen=True, slots=True)
class Improve(Effect):
    """Improve a skill."""

    skill: int = ANY_SKILL


@dataclass(frozen=True, slots=True)
class ImproveThat(Effect):
    """Improve the same skill once more."""


@dataclass(frozen=True, slots=True)
class ExchangeImprovements(Effect):
    """Give up any improvements and improve any skills as often."""


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Hand any number of things of a kind, with a trait, to another investigator on any space."""

    kind: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class TradeAfar(Effect):
    """Trade any number of things of a kind with another investigator on any space."""

    kind: int


@dataclass(frozen=True, slots=True)
class ChangePlaces(Effect):
    """One comes to the space of the investigator whose effect it is, and that one goes where one was."""


@dataclass(frozen=True, slots=True)
class AdditionalAction(Effect):
    """Perform one more action now."""
