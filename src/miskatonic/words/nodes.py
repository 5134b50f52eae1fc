"""The words that games share, as they stand on cards; `control` and `reactions` say how they run.

A compiled build leaves this module as it is.
"""

from dataclasses import dataclass

from miskatonic.core.nodes import Effect, Node
from miskatonic.words.who import Who

# -------------------------------------------------------------------- arranging other effects


@dataclass(frozen=True, slots=True)
class Steps(Effect):
    """Effects one after another."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """So many different ones of the effects, in any order; with `up_to` one may stop before."""

    k: int
    options: tuple[Effect, ...]
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """So many times one of the effects; the same one may be taken again."""

    k: int
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """An effect, or another one when the first would find nothing to act on."""

    effect: Effect
    instead: Effect


@dataclass(frozen=True, slots=True)
class If(Effect):
    """An effect while a condition holds, perhaps another one while it does not."""

    condition: Node
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class May(Effect):
    """One may do it, such as pay a price; who did goes on with one effect, who did not or could not with another."""

    effect: Effect
    then: Effect | None = None
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class By(Effect):
    """Somebody else does it: one whom the resolving player picks, or several in order."""

    who: Who
    effects: tuple[Effect, ...]


# -------------------------------------------------------------------- answering events


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """The event does not happen."""


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """So much less of it happens."""

    n: int


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """Something else happens in place of the event."""

    effect: Effect
