"""Words for cards and tokens: drawn, searched, discarded; gained, taken, spent and healed."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.amounts import Amount


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw so many cards."""

    n: int | Amount = 1


@dataclass(frozen=True, slots=True)
class GainResources(Effect):
    """Gain so many resources."""

    n: int


@dataclass(frozen=True, slots=True)
class LoseAllResources(Effect):
    """Lose all resources."""


@dataclass(frozen=True, slots=True)
class GainActions(Effect):
    """So many more actions this turn."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class LoseActions(Effect):
    """So many actions fewer this turn."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class AddUses(Effect):
    """So many more uses of a kind on an asset with a trait: one's own, or that of anybody here."""

    n: int
    uses: int
    trait: int
    of_anybody: bool = False


@dataclass(frozen=True, slots=True)
class DiscoverClues(Effect):
    """Discover so many clues at one's own location."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class GainClues(Effect):
    """Take so many clues from the token pool, which is not discovering them."""

    n: int


@dataclass(frozen=True, slots=True)
class SpendClues(Effect):
    """Spend so many clues of one's own."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DropClues(Effect):
    """Put so many clues of one's own on one's location, as far as one has them."""

    n: int | Amount = 1


@dataclass(frozen=True, slots=True)
class TakeDamage(Effect):
    """Take so much damage; direct damage cannot be put on assets."""

    n: int | Amount = 1
    direct: bool = False


@dataclass(frozen=True, slots=True)
class TakeHorror(Effect):
    """Take so much horror; direct horror cannot be put on assets."""

    n: int | Amount = 1
    direct: bool = False


@dataclass(frozen=True, slots=True)
class TakeHarm(Effect):
    """Take damage and horror at the same time."""

    damage: int = 1
    horror: int = 1


@dataclass(frozen=True, slots=True)
class HealDamage(Effect):
    """Heal damage."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class HealHorror(Effect):
    """Heal horror."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class SearchTop(Effect):
    """Search so many top cards of one's deck for a card with one of the traits (any card without them), draw it, shuffle."""

    n: int
    traits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchDeck(Effect):
    """Search one's deck for an asset with a trait and add it to the hand; shuffle."""

    trait: int


@dataclass(frozen=True, slots=True)
class SearchWeakness(Effect):
    """Search one's deck for a weakness with a trait and draw it; shuffle."""

    trait: int


@dataclass(frozen=True, slots=True)
class RandomWeakness(Effect):
    """A random basic weakness with a trait comes from the collection to the hand."""

    trait: int


@dataclass(frozen=True, slots=True)
class ReturnFromDiscard(Effect):
    """A card with a trait returns from one's discard pile to the hand."""

    trait: int


@dataclass(frozen=True, slots=True)
class LookAndReorder(Effect):
    """Look at so many top cards of any investigator's deck or the encounter deck, and put them back in any order."""

    n: int


@dataclass(frozen=True, slots=True)
class KeepOneCard(Effect):
    """Discard all cards in hand but one."""


@dataclass(frozen=True, slots=True)
class DiscardCard(Effect):
    """Discard a card of one's choice from the hand."""


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """An effect so many times, one after another."""

    n: Amount
    effect: Effect


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Effect):
    """Discard a random card from the hand."""


@dataclass(frozen=True, slots=True)
class DiscardAsset(Effect):
    """Discard one asset you control; without one, something else."""

    otherwise: Effect


@dataclass(frozen=True, slots=True)
class RemoveDiscardPile(Effect):
    """All cards of one's discard pile leave the game."""


@dataclass(frozen=True, slots=True)
class DrawEncounter(Effect):
    """Draw the top card of the encounter deck."""


Dealing = (
    Draw | GainResources | LoseAllResources | GainActions | LoseActions | DiscoverClues | GainClues | SpendClues
    | DropClues | TakeDamage | TakeHorror | TakeHarm | HealDamage | HealHorror | SearchTop | SearchDeck | SearchWeakness
    | RandomWeakness | ReturnFromDiscard | LookAndReorder | KeepOneCard | DiscardCard | ForEach | DiscardAtRandom
    | DiscardAsset | RemoveDiscardPile | DrawEncounter | AddUses
)  # fmt: skip
"""Effects on cards and tokens."""
