"""Improving skills (EH-SKL, EH-INV-19 to EH-INV-21)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import (
    ANY_SKILL,
    SKILLS,
)
from miskatonic.games.eldritch_horror.rules import asks, box, happens, tells
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.people import is_alive, person
from miskatonic.games.eldritch_horror.rules.those import that
from miskatonic.words.control import DONE


def improvable(s: State, seat: int) -> list[int]:
    """Skills that were not improved twice yet (EH-SKL-03)."""
    if not is_alive(s, seat):
        return []
    return [skill for skill in range(len(SKILLS)) if s.counts.get(box.IMPROVED[skill][seat], 0) < 2]


def improve(s: State, seat: int, skill: int, heard: bool = True) -> None:
    """A skill is improved (EH-SKL-02)."""
    key = box.IMPROVED[skill][seat]
    if not is_alive(s, seat) or s.counts.get(key, 0) >= 2:
        return
    s.add(key, 1)
    s.note(tells.Improved, person(s, seat), skill, s.counts[key], rule="EH-SKL-02")
    if heard:
        s.happen(IMPROVED, seat, skill)


IMPROVED: Final = Event(Moment.IMPROVED.name, nothing, happens.Improved)


def ask_skill(s: State, f: Frame, node: w.Improve) -> None:
    """Which skill, if it is free."""
    f.answer = None
    if node.skill == ANY_SKILL:
        s.ask(f, f.who, asks.WhichSkill, box.SKILL.each(improvable(s, f.who)))


def improve_it(s: State, f: Frame, node: w.Improve) -> None:
    """The skill that the card names improves, or the one that was chosen."""
    if node.skill != ANY_SKILL:
        improve(s, f.who, node.skill)
    elif f.answer is not None:
        improve(s, f.who, f.value)


def can_improve(s: State, f: Frame, node: w.Improve) -> bool:
    """Whether there is a skill to improve."""
    found = improvable(s, f.who)
    return bool(found) if node.skill == ANY_SKILL else node.skill in found


runs(w.Improve, ask_skill, improve_it, can=can_improve)


def improve_that(s: State, f: Frame, node: w.ImproveThat) -> None:
    """The same skill once more, not by this ability (EH-INV-19)."""
    improve(s, f.who, _that_skill(s, f), heard=False)


def _that_skill(s: State, f: Frame) -> int:
    return that(s, f, "skill")


runs(
    w.ImproveThat,
    improve_that,
    can=lambda s, f, node: s.counts.get(box.IMPROVED[_that_skill(s, f)][f.who], 0) < 2,
)


def ask_what_to_give_up(s: State, f: Frame, node: w.ExchangeImprovements) -> None:
    """Which improvements to give up, one after another (EH-INV-20)."""
    have = [skill for skill in range(len(SKILLS)) if box.IMPROVED[skill][f.who] in s.counts]
    options: list[Option] = box.SKILL.each(have)
    s.ask(f, f.who, asks.WhichImprovement, [*options, DONE])


def give_up(s: State, f: Frame, node: w.ExchangeImprovements) -> None:
    """A token counts as often as it improves."""
    if f.answer is None or f.answer is DONE:
        return
    key = box.IMPROVED[f.value][f.who]
    f.regs["given"] = f.regs.get("given", 0) + s.counts[key]
    s.note(tells.GaveUpImprovement, person(s, f.who), f.value, s.counts.pop(key), rule="EH-INV-20")
    f.goto(ask_what_to_give_up)


def ask_what_to_improve(s: State, f: Frame, node: w.ExchangeImprovements) -> None:
    """As many improvements as were given up (EH-INV-21)."""
    f.answer = None
    if f.regs.get("given"):
        s.ask(f, f.who, asks.WhichSkill, box.SKILL.each(improvable(s, f.who)))


def improve_instead(s: State, f: Frame, node: w.ExchangeImprovements) -> None:
    """That one, then the next."""
    if f.answer is not None:
        f.regs["given"] -= 1
        f.goto(ask_what_to_improve)
        improve(s, f.who, f.value)


runs(
    w.ExchangeImprovements,
    ask_what_to_give_up,
    give_up,
    ask_what_to_improve,
    improve_instead,
    can=lambda s, f, node: any(improved[f.who] in s.counts for improved in box.IMPROVED),
)
