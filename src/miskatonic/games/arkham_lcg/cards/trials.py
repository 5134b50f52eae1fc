"""Words for tests: what calls for one, and what changes the one under way."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect, Node
from miskatonic.games.arkham_lcg.cards.amounts import Amount
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT


@dataclass(frozen=True, slots=True)
class WhenRevealed(Node):
    """If one of these tokens is revealed in the test: an effect at once, or after the test."""

    tokens: tuple[int, ...]
    effect: Effect
    after: bool = False


@dataclass(frozen=True, slots=True)
class Test(Effect):
    """Test a skill against a difficulty."""

    skill: int
    difficulty: int
    success: Effect | None = None
    fail: Effect | None = None


@dataclass(frozen=True, slots=True)
class Treat(Effect):
    """Choose an investigator here and test a skill oneself: what comes of it happens to that one."""

    skill: int
    difficulty: int
    success: Effect
    fail: Effect


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Attack an enemy at one's location: a bonus to the skill, more damage."""

    plus: int | Amount = 0
    damage: int | Amount = 0
    skill: int = COMBAT
    revealed: WhenRevealed | None = None


@dataclass(frozen=True, slots=True)
class Evade(Effect):
    """Try to evade an enemy engaged with you."""

    skill: int = AGILITY
    success: Effect | None = None
    revealed: WhenRevealed | None = None


@dataclass(frozen=True, slots=True)
class Investigate(Effect):
    """Investigate one's location, the shroud changed by so much; on success something else instead of the clue."""

    shroud: int = 0
    skill: int = INTELLECT
    instead: Effect | None = None


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """So much more skill in the present test, if it is of that skill."""

    skill: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class Lucky(Effect):
    """So much more skill in the present test, whichever it is."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreDamage(Effect):
    """The present attack deals so much more damage."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class RedrawToken(Effect):
    """The token counts as never revealed; another one is revealed."""


@dataclass(frozen=True, slots=True)
class RevealMore(Effect):
    """So many tokens are revealed instead of one; the tester chooses the one that counts."""

    n: int = 2


@dataclass(frozen=True, slots=True)
class TurnSign(Effect):
    """The negative modifier of the token just revealed counts as positive."""


@dataclass(frozen=True, slots=True)
class SkillThisPhase(Effect):
    """So much more of a skill until the phase ends."""

    skill: int
    n: int


@dataclass(frozen=True, slots=True)
class NoTokensThisTurn(Effect):
    """Until the end of one's turn no chaos tokens are revealed in one's tests."""


Trial = (
    Test | Treat | Fight | Evade | Investigate | Boost | Lucky | MoreDamage | RedrawToken | RevealMore | TurnSign
    | SkillThisPhase | NoTokensThisTurn
)  # fmt: skip
"""Effects that are or change a test."""
