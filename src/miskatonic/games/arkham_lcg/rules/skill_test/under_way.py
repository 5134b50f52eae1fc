"""The skill test under way: what its numbers come to, and the effect that called for it (AH-STT, AH-SKL, AH-MOD)."""

from typing import Final

from miskatonic.core.code import Code, Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import Boost, Evade, Fight, Lucky
from miskatonic.games.arkham_lcg.rules import box, figures, tells
from miskatonic.games.arkham_lcg.rules.chaos import modifiers, revealed
from miskatonic.games.arkham_lcg.rules.places import shroud

OF_A_TEST: Final = (
    box.TESTER, box.TEST_SKILL, box.TEST_KIND, box.TEST_DIFFICULTY, box.TEST_TARGET, box.TEST_PLACE, box.TEST_PLUS,
    box.TEST_DAMAGE, box.TEST_RESULT, box.TEST_MARGIN, box.AUTO, box.REDRAW, box.ANOTHER,
)  # fmt: skip


def forget(s: State) -> None:
    """No number of a test is kept beyond it."""
    for key in OF_A_TEST:
        s.counts.pop(key, None)


def caller_of(s: State, f: Frame) -> Frame:
    """The effect that called for the test, which waits for it."""
    return s.stack[f.regs["caller"]]


def on_reveal(s: State, f: Frame, *, after: bool) -> Code | None:
    """What the card that called for the test does if certain tokens were revealed."""
    caller = caller_of(s, f)
    node = caller.code.node
    rule = node.revealed if isinstance(node, Fight | Evade) else None
    if rule is None or rule.after != after or not any(token in rule.tokens for token in revealed(s, f.who)):
        return None
    return s.rules.codes[f"{caller.code.address}.revealed"]


# -------------------------------------------------------------------- what the numbers come to


def difficulty(s: State) -> int:
    """The difficulty of the present test, never below 0 (AH-STT-13)."""
    kind = s.count(box.TEST_KIND)
    base = s.count(box.TEST_DIFFICULTY)
    if kind == INVESTIGATE:
        return max(0, shroud(s, s.pointed(box.TEST_PLACE)) + base)
    if kind in (FIGHT, EVADE):
        enemy = s.pointed(box.TEST_TARGET)
        return figures.fight_of(s, enemy) if kind == FIGHT else figures.evade_of(s, enemy)
    return base


def icons_on(card: int, skill: int) -> int:
    """How many icons of a card match a skill; a wild one matches any (AH-SKL-06)."""
    return box.MATCHING[skill][card]


def committed(s: State) -> list[int]:
    """All cards committed to the present test."""
    return [card for zone in box.COMMITTED for card in s.zones.get(zone, ())]


def skill_total(s: State) -> int:
    """The modified skill, as it stands (AH-STT-05): below 0 it is still counted as it is (AH-MOD-02)."""
    return skill_without_tokens(s) + modifiers(s, s.pointed(box.TESTER))


def skill_without_tokens(s: State) -> int:
    """The skill with all that changes it but the tokens."""
    skill = s.count(box.TEST_SKILL)
    total = figures.skill_of(s, s.pointed(box.TESTER), skill, s.count(box.TEST_KIND)) + s.count(box.TEST_PLUS)
    return total + sum([box.MATCHING[skill][card] for card in committed(s)])


def recount(s: State, f: Frame) -> None:
    """What a weapon adds is counted again: the last clue may be gone since the test began (AH-MOD-01)."""
    caller = caller_of(s, f)
    node = caller.code.node
    if isinstance(node, Fight) and not isinstance(node.plus, int) and s.count(box.TEST_SKILL) == node.skill:
        now = amount(s, caller, node.plus)
        s.add(box.TEST_PLUS, now - f.regs["plus"])
        f.regs["plus"] = now


def boost(s: State, f: Frame, node: Boost | Lucky) -> None:
    """More skill in this test."""
    s.add(box.TEST_PLUS, node.n)
    s.note(tells.Boosted, f.who, node.n, rule="AH-SKL-10")
