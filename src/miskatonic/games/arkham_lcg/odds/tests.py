"""The exact chance to pass a skill test with the chaos bag as it is (AH-SKL-02, AH-STT-06)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import TokenEffect
from miskatonic.games.arkham_lcg.cards.terms import ELDER_SIGN, SKULL, SYMBOLS, TOKEN_VALUE
from miskatonic.games.arkham_lcg.rules import chaos
from miskatonic.games.arkham_lcg.rules.box import FAILURE, SUCCESS, TESTER, TOKENLESS
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import difficulty, skill_without_tokens


class Meaning(NamedTuple):
    """What a token does for whoever reveals it: what it adds, whether it alone decides the test, whether another follows."""

    adds: int
    settles: int = 0
    another: bool = False


class Trial(NamedTuple):
    """A test before its token is revealed: whose it is, skill, difficulty, and whether negative modifiers count twice."""

    seat: int
    skill: int
    hard: int
    twice: bool


Bag = tuple[int, ...]
"""How many there are of each token."""
_NUMBERS: Final = tuple([Meaning(n) for n in TOKEN_VALUE[:SKULL]])


def chance(s: State, seat: int, skill: int, hard: int, *, twice: bool = False) -> Fraction:
    """The chance that a skill of this total passes a difficulty with one token from the bag; nobody's help counted in.

    With `twice`, negative modifiers are doubled. Who reveals no tokens is sure of the result.
    """
    if TOKENLESS[seat] in s.counts:
        return sure(skill, hard)
    return passing(tuple(chaos.in_bag(s)), meanings(s, seat), skill, hard, twice)


def sure(skill: int, hard: int) -> Fraction:
    """What comes of a test without tokens."""
    return Fraction(max(0, skill) >= hard)


def meanings(s: State, seat: int) -> tuple[Meaning, ...]:
    """What each token does for a seat as the table stands now."""
    frame = Frame(s.rules.main, seat, len(s.stack))
    effects = reference(s)
    symbols = [_symbol(s, frame, effects.get(token)) for token in SYMBOLS]
    return (*_NUMBERS, *symbols, Meaning(0, FAILURE), _elder_sign(s, frame))


def _symbol(s: State, f: Frame, effect: TokenEffect | None) -> Meaning:
    if effect is None:
        return Meaning(0)
    return Meaning(amount(s, f, effect.value), another=chaos.asks_for_another(s, effect))


def _elder_sign(s: State, f: Frame) -> Meaning:
    if chaos.meaning(s, f.who, ELDER_SIGN) != ELDER_SIGN:
        return Meaning(0, FAILURE)
    sign = chaos.elder_sign(s, f.who)
    return Meaning(amount(s, f, sign.value), SUCCESS if chaos.succeeds(s, f.who, sign) else 0)


@lru_cache(maxsize=1 << 14)
def passing(bag: Bag, means: tuple[Meaning, ...], skill: int, hard: int, twice: bool) -> Fraction:
    """The share of the tokens with which a skill passes a difficulty, and of those that follow them."""
    passed: Fraction | int = 0
    for token, (n, (adds, settled, another)) in enumerate(zip(bag, means, strict=True)):
        if not n or settled == FAILURE:
            continue
        now = skill + (2 * adds if twice and adds < 0 else adds)
        if settled == SUCCESS:
            passed += n
        elif another:
            rest = (*bag[:token], n - 1, *bag[token + 1 :])
            passed += n * passing(rest, means, now, hard, twice)
        elif max(0, now) >= hard:
            passed += n
    total = sum(bag)
    return Fraction(passed) / total if total else Fraction(0)


def under_way(s: State) -> Trial:
    """The test under way."""
    return Trial(s.pointed(TESTER), skill_without_tokens(s), difficulty(s), chaos.is_doubled(s))


def chance_now(s: State, more: int = 0) -> Fraction:
    """The chance to pass the test under way, before its token is revealed, with so many more icons."""
    seat, skill, hard, twice = under_way(s)
    return chance(s, seat, skill + more, hard, twice=twice)
