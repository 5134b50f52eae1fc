"""Tests, rolls and choices, with what follows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards.amounts import Amount
from miskatonic.games.eldritch_horror.cards.circumstances import Condition

Effects = Effect | tuple[Effect, ...]
"""One effect, or several one after another."""


@dataclass(frozen=True, slots=True)
class Test(Effect):
    """A test of a skill: so many dice more or fewer, what follows when it is passed or failed.

    `extra` adds dice (or removes them, below 0); `need` is how many successes pass it; `per_clue` and `per_sanity` let any
    number of Clues be spent for a success each, or of Sanity for a die each.
    """

    skill: int
    mod: int = 0
    passed: Effects = ()
    failed: Effects = ()
    extra: Amount = 0
    fewer: Amount = 0
    need: Amount = 1
    per_clue: bool = False
    per_sanity: bool = False


@dataclass(frozen=True, slots=True)
class Case(Effect):
    """What happens when a figure lies from `low` to `high`."""

    low: int
    high: Amount
    effects: Effects


MORE: Final = 99
"""As the upper end of a case: and more."""


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll a die, which is no test; a face without a case does nothing."""

    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """All of the first, unless the investigator does the second."""

    effects: Effects
    price: Effects


@dataclass(frozen=True, slots=True)
class Price(Effect):
    """Several things to be done, all of them or none."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class GoOn(Effect):
    """A complex encounter continues with its pass effect, or with its fail effect."""

    passed: bool


@dataclass(frozen=True, slots=True)
class ChooseInvestigator(Effect):
    """Choose the investigator whom the rest of the effect is about."""

    which: Condition | None = None
    here: bool = False
