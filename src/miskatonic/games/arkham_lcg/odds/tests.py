"""The exact chance to pass a skill test with the chaos bag as it is (AH-SKL-02, AH-STT-06)."""

from __future__ import annotations

from fractions import Fraction

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import SYMBOLS
from miskatonic.games.arkham_lcg.rules import chaos
from miskatonic.games.arkham_lcg.rules.box import FAILURE, SUCCESS, TEST_SKILL, TESTER, TOKENLESS
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import difficulty, icons_on, skill_without_tokens


def chance(s: State, seat: int, skill: int, hard: int, *, twice: bool = False) -> Fraction:
    """The chance that a skill of this total passes a difficulty with one token from the bag; nobody's help counted in.

    With `twice`, negative modifiers are doubled. Who reveals no tokens is sure of the result.
    """
    if TOKENLESS[seat] in s.counts:
        return Fraction(max(0, skill) >= hard)
    return _passes(s, seat, tuple(chaos.in_bag(s)), skill, hard, twice)


def _passes(s: State, seat: int, bag: tuple[int, ...], skill: int, hard: int, twice: bool) -> Fraction:
    total = sum(bag)
    frame = Frame(s.rules.main, seat, len(s.stack))
    passed: Fraction | int = 0
    for token, n in enumerate(bag):
        if not n:
            continue
        what = chaos.meaning(s, seat, token)
        settled = chaos.settles(s, seat, what)
        if settled == FAILURE:
            continue
        modifier = chaos.value(s, frame, what)
        now = skill + (2 * modifier if twice and modifier < 0 else modifier)
        effect = reference(s).get(what) if what in SYMBOLS else None
        if settled == SUCCESS:
            passed += n
        elif effect is not None and chaos.asks_for_another(s, effect):
            rest = (*bag[:token], n - 1, *bag[token + 1 :])
            passed += n * _passes(s, seat, rest, now, hard, twice)
        elif max(0, now) >= hard:
            passed += n
    return Fraction(passed) / total if total else Fraction(0)


def chance_now(s: State, more: int = 0) -> Fraction:
    """The chance to pass the test under way, before its token is revealed, with so many more icons."""
    skill = skill_without_tokens(s) + more
    return chance(s, s.pointed(TESTER), skill, difficulty(s), twice=chaos.is_doubled(s))


def chance_with(s: State, card: int) -> Fraction:
    """The same with one more card committed."""
    return chance_now(s, icons_on(card, s.count(TEST_SKILL)))
