"""When and who: conditions, and whom an effect means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node
from miskatonic.games.eldritch_horror.cards.amounts import Amount
from miskatonic.games.eldritch_horror.cards.places import Where
from miskatonic.words.who import Lead, Who

# -------------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class On(Node):
    """The investigator is on such a space."""

    where: Where


@dataclass(frozen=True, slots=True)
class Has(Node):
    """The investigator has something of a kind: of a name, or with a trait."""

    kind: int
    name: str = ""
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class Not(Node):
    """It is not so."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Both(Node):
    """The one and the other."""

    one: Condition
    other: Condition


@dataclass(frozen=True, slots=True)
class AtLeast(Node):
    """An amount is so much or more."""

    of: Amount
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class IsDelayed(Node):
    """The investigator is Delayed."""


@dataclass(frozen=True, slots=True)
class WasSpawned(Node):
    """The step before has spawned a Monster."""


@dataclass(frozen=True, slots=True)
class ThatGateMatches(Node):
    """That Gate matches the omen."""


@dataclass(frozen=True, slots=True)
class IsOrdinary(Node):
    """That Monster is not Epic."""


@dataclass(frozen=True, slots=True)
class NoFour(Node):
    """No die of the test shows a 4."""


@dataclass(frozen=True, slots=True)
class LostSanity(Node):
    """The investigator has lost Sanity by this effect."""


@dataclass(frozen=True, slots=True)
class IsBeaten(Node):
    """The Epic Monster of this Mystery or Rumor has been defeated."""

    name: str


@dataclass(frozen=True, slots=True)
class NobodyLeft(Node):
    """Every player is eliminated."""


Condition = (
    On | Has | Not | Both | AtLeast | IsDelayed | WasSpawned | ThatGateMatches | IsOrdinary | NoFour | LostSanity | IsBeaten
    | NobodyLeft
)  # fmt: skip

# -------------------------------------------------------------------- who


@dataclass(frozen=True, slots=True)
class Each(Who):
    """Every investigator in turn order: only those for whom it is so, those on the same space, the others."""

    which: Condition | None = None
    here: bool = False
    other: bool = False


@dataclass(frozen=True, slots=True)
class One(Who):
    """One investigator, chosen by the one who resolves the effect."""

    which: Condition | None = None
    here: bool = False
    other: bool = False

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TheChosen(Who):
    """The investigator chosen, or meant, earlier in the effect."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Active(Who):
    """The investigator who performs an action or resolves an encounter; in the Mythos Phase the Lead Investigator."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class NearestInvestigator(Who):
    """The investigator nearest to this Monster."""

    @property
    def one(self) -> bool:
        return True


EACH: Final = Each()
EACH_HERE: Final = Each(here=True)
LEAD: Final = Lead()
