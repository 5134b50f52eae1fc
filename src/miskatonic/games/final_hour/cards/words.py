"""The words that only Final Hour needs: what its action cards, items and reckoning rows are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from miskatonic import words as shared
from miskatonic.core.code import Effect, Node

# -------------------------------------------------------------------- where


@dataclass(frozen=True, slots=True)
class Where(Node):
    """A location or several; the words below say which."""


@dataclass(frozen=True, slots=True)
class Here(Where):
    """The location of the one who acts."""


@dataclass(frozen=True, slots=True)
class Adjacent(Where):
    """One adjacent location."""


@dataclass(frozen=True, slots=True)
class Near(Where):
    """One's own location or one adjacent to it."""


@dataclass(frozen=True, slots=True)
class EachAdjacent(Where):
    """Every adjacent location."""


@dataclass(frozen=True, slots=True)
class EachNear(Where):
    """One's own location and every adjacent one."""


@dataclass(frozen=True, slots=True)
class WithinTwo(Where):
    """One location at most two paths away."""


@dataclass(frozen=True, slots=True)
class OfTarget(Where):
    """The location of the investigator chosen before."""


@dataclass(frozen=True, slots=True)
class RitualSite(Where):
    """The ritual site."""


@dataclass(frozen=True, slots=True)
class EachGate(Where):
    """All three gate locations."""


@dataclass(frozen=True, slots=True)
class WeakestGate(Where):
    """The gate location with the fewest gate tokens."""


@dataclass(frozen=True, slots=True)
class Gate(Where):
    """The location of one gate symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class WithMonster(Where):
    """The location of one special monster of a kind."""

    kind: int


AnyWhere = (
    Here | Adjacent | Near | EachAdjacent | EachNear | WithinTwo | OfTarget | RitualSite | EachGate
    | WeakestGate | Gate | WithMonster
)  # fmt: skip
"""The closed union of places."""

# Gate symbols and special monsters are numbers, so that states hold nothing else.
HEPTAGRAM: Final = 0
TESSERACT: Final = 1
TRINITY: Final = 2
GATE_SYMBOLS: Final = ("heptagram", "tesseract", "trinity")

ORDINARY: Final = -1
DEEP_ONE: Final = 0
STAR_SPAWN: Final = 1
CHTHONIAN: Final = 2
GHOUL_HORDE: Final = 3
SPECIALS: Final = ("deep-one", "star-spawn", "chthonian", "ghoul-horde")

# -------------------------------------------------------------------- who and how much


@dataclass(frozen=True, slots=True)
class OthersInZone(shared.Who):
    """Every other investigator in the zone of the one who acts, in turn order."""


@dataclass(frozen=True, slots=True)
class PlayedCards(Node):
    """A number for every priority card the acting investigator has played this round."""

    each: int


AnyWho = shared.Another | shared.Anyone | shared.EachInOrder | shared.Lead | OthersInZone
Amount = int | PlayedCards

# -------------------------------------------------------------------- what investigators do


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Up to n moves along paths; `entering` happens in each location, once each, on entering it."""

    n: int
    entering: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class March(Effect):
    """Exactly n moves, no location twice, as far as possible."""

    n: int
    entering: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """n wounds to distribute among the monsters of a location; of each, where several are meant."""

    n: Amount
    where: AnyWhere = Here()


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Destroy up to n monsters here whatever their health."""

    n: int


@dataclass(frozen=True, slots=True)
class Lure(Effect):
    """Up to n monsters in adjacent locations move here."""

    n: int


@dataclass(frozen=True, slots=True)
class Shove(Effect):
    """Up to n monsters here move to an adjacent location."""

    n: int


@dataclass(frozen=True, slots=True)
class Herd(Effect):
    """Up to n monsters anywhere move along a path."""

    n: int


@dataclass(frozen=True, slots=True)
class Seal(Effect):
    """Seal up to n paths that touch one's location, or any paths."""

    n: int
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class SealWalked(Effect):
    """A weakened seal on each path used by the moves of this effect."""


@dataclass(frozen=True, slots=True)
class Repair(Effect):
    """Remove up to n damage tokens here."""

    n: int


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Recover n health."""

    n: int


@dataclass(frozen=True, slots=True)
class HealHere(Effect):
    """Recover n health in all among the investigators here."""

    n: int


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    """Reveal the clue token here."""


@dataclass(frozen=True, slots=True)
class PeekGate(Effect):
    """Look at the top gate token, which may go to the bottom."""


@dataclass(frozen=True, slots=True)
class Redraw(Effect):
    """Exchange up to n priority cards of the hand; solo, one card set aside."""

    n: int


@dataclass(frozen=True, slots=True)
class UseTop(Effect):
    """Resolve the top effect although the bottom one is due."""


@dataclass(frozen=True, slots=True)
class DiscardItem(Effect):
    """The cost of an item: it is discarded."""


# -------------------------------------------------------------------- what the Ancient One's side does


@dataclass(frozen=True, slots=True)
class LoseHealth(Effect):
    """Lose n health."""

    n: int


@dataclass(frozen=True, slots=True)
class Spawn(Effect):
    """n monsters appear at a location (at each, where several are meant)."""

    n: int
    where: AnyWhere = Here()
    kind: int = ORDINARY


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Place n damage tokens at a location."""

    n: int
    where: AnyWhere = Here()


@dataclass(frozen=True, slots=True)
class ActivateZone(Effect):
    """Activate the monsters of a zone."""

    zone: int


@dataclass(frozen=True, slots=True)
class ActivateAt(Effect):
    """Activate the monsters of some locations."""

    where: AnyWhere


@dataclass(frozen=True, slots=True)
class ActivateOne(Effect):
    """Activate one special monster of a kind."""

    kind: int


@dataclass(frozen=True, slots=True)
class ActivateEach(Effect):
    """Activate every special monster of a kind once."""

    kind: int


@dataclass(frozen=True, slots=True)
class Unseal(Effect):
    """Remove n seals from the board."""

    n: int


@dataclass(frozen=True, slots=True)
class BurnGate(Effect):
    """Return the top n tokens of the gate stack to the box unseen."""

    n: int


@dataclass(frozen=True, slots=True)
class BlindBottom(Effect):
    """Resolve the bottom effect of the next card of one's deck unseen."""


@dataclass(frozen=True, slots=True)
class HidePriority(Effect):
    """Next round priority cards are laid face down."""


Control: TypeAlias = shared.Steps | shared.Choose | shared.Repeat | shared.Otherwise | shared.By
"""Effects of other effects: in a row, to choose from, done by somebody."""
Walk: TypeAlias = Move | March
"""Moves, with what happens on the way."""
Deed: TypeAlias = (
    Attack | Destroy | Lure | Shove | Herd | Seal | SealWalked | Repair | Heal | HealHere | Explore | PeekGate | Redraw
    | UseTop | DiscardItem
)  # fmt: skip
"""What investigators do where they are."""
Trouble: TypeAlias = (
    LoseHealth | Spawn | Damage | ActivateZone | ActivateAt | ActivateOne | ActivateEach | Unseal | BurnGate |
    BlindBottom | HidePriority
)  # fmt: skip
"""What the Ancient One's side does."""
AnyEffect: TypeAlias = Control | Walk | Deed | Trouble
"""The closed union of effects: whoever reads cards knows each of them."""


def known(effect: Effect) -> AnyEffect:
    """The effect as a member of the closed union."""
    return cast(AnyEffect, effect)


def known_who(who: shared.Who) -> AnyWho:
    """The people as a member of their closed union."""
    return cast(AnyWho, who)


@dataclass(frozen=True, slots=True)
class OwnActionCard(Node):
    """The action card being resolved is the owner's."""
