"""Dice of a test under way: more of them, bonuses, rerolls (EH-RER, EH-FAQ-02)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.people import (
    person,
)
from miskatonic.words.control import DONE


def test_under_way(s: State) -> Frame:
    """The test whose dice an effect touches."""
    return next(f for f in reversed(s.stack) if f.code.address == "test")


def add_to_test(s: State, f: Frame, node: w.AddToTest) -> None:
    """Additional dice add up; of all bonuses the highest counts."""
    regs = test_under_way(s).regs
    if node.dice:
        regs["extra"] = regs.get("extra", 0) + node.n
    else:
        regs["bonus"] = max(node.n, regs.get("bonus", 0))


runs(w.AddToTest, add_to_test)


def begin_rerolls(s: State, f: Frame, node: w.Reroll) -> None:
    """So many dice, or any number."""
    most = 99 if isinstance(node.n, w.AnyNumber) else amount(s, f, node.n)
    s.push(REROLLING, f.who).regs["most"] = most


runs(w.Reroll, begin_rerolls)


def ask_die(s: State, f: Frame) -> None:
    """Which die; after the first one may stop."""
    f.answer = None
    test = test_under_way(s)
    dice, picked = test.lists["dice"], f.lists.get("picked", ())
    if not dice or len(picked) >= f.regs["most"]:
        return
    options: list[Option] = box.DIE.each(sorted(set(dice)))
    if picked:
        options.append(DONE)
    s.ask(f, f.who, asks.WhichDie, options, dice)


def pick_die(s: State, f: Frame) -> None:
    """It is taken up; then the next."""
    if f.answer is None or f.answer is DONE:
        return
    test = test_under_way(s)
    dice = list(test.lists["dice"])
    dice.remove(f.value)
    test.lists["dice"] = tuple(dice)
    f.lists["picked"] = (*f.lists.get("picked", ()), f.value)
    f.goto(ask_die)


def roll_again(s: State, f: Frame) -> None:
    """The last result counts, even if it is worse (EH-RER-02)."""
    picked = f.lists.get("picked", ())
    if picked:
        new = tuple([face + 1 for face in s.several("dice", len(picked), 6)])
        test = test_under_way(s)
        test.lists["dice"] = tuple(sorted((*test.lists["dice"], *new)))
        s.note(tells.Rerolls, person(s, f.who), picked, new, rule="EH-RER-02")


REROLLING: Final = procedure("reroll", ask_die, pick_die, roll_again)


def ask_raise(s: State, f: Frame, node: w.RaiseDie) -> None:
    """Which die shows one more."""
    dice = test_under_way(s).lists["dice"]
    s.ask(f, f.who, asks.WhichDieToRaise, box.DIE.each(sorted({die for die in dice if die < 6})), dice)


def raise_die(s: State, f: Frame, node: w.RaiseDie) -> None:
    """The die that was chosen shows one more."""
    if f.answer is None:
        return
    test = test_under_way(s)
    dice = list(test.lists["dice"])
    dice.remove(f.value)
    test.lists["dice"] = tuple(sorted((*dice, f.value + 1)))
    s.note(tells.Raises, person(s, f.who), f.value)


runs(w.RaiseDie, ask_raise, raise_die, can=lambda s, f, node: any(d < 6 for d in test_under_way(s).lists.get("dice", ())))
