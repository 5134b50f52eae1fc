"""How the words run that arrange other effects: one after another, some of several, again and again, or by somebody else."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Frame, can, holds, runs
from miskatonic.core.declared import ACTOR, WhetherTo, WhichEffect, WhoDoesIt, WhoIsNext
from miskatonic.core.options import Verb, plain
from miskatonic.core.state import State
from miskatonic.words import nodes

CHOOSE: Final = Verb("choose", str)
DONE: Final = plain("done")
DO_IT: Final = plain("do-it")
DECLINE: Final = plain("decline")
BACK: Final = plain("take-back")
"""Takes the last step back: in every game and on every screen by the same key."""


def can_any(s: State, f: Frame, field: str) -> bool:
    """Whether one of the child effects in a field of a node would change anything."""
    return any(can(s, f, kid) for kid in f.code.kids.get(field, ()))


def all_steps(s: State, f: Frame, node: nodes.Steps) -> None:
    """Run every effect in order."""
    s.kids(f, "effects")


runs(nodes.Steps, all_steps, can=lambda s, f, node: can_any(s, f, "effects"))

# -------------------------------------------------------------------- some of several


def choose_effect(s: State, f: Frame, node: nodes.Choose | nodes.Repeat) -> None:
    """Ask which effect comes next, of those that the game lets one choose."""
    taken = f.lists.get("taken", ())
    left = s.rules.choosable(s, f, f.code.kids["options"])
    if isinstance(node, nodes.Choose):
        left = [i for i in left if i not in taken]
    options = CHOOSE.each(left)
    if isinstance(node, nodes.Choose) and node.up_to:
        options.append(DONE)
    s.ask(f, s.rules.seat_of(s, f.who), WhichEffect, options, node.k - len(taken))


def run_chosen(s: State, f: Frame, node: nodes.Choose | nodes.Repeat) -> None:
    """Run it, then come back for the next, if there is one to come."""
    if f.answer is None or f.answer is DONE:
        return
    s.push(f.code.kids["options"][f.value], f.who, f.root)
    taken = (*f.lists.get("taken", ()), f.value)
    if len(taken) < node.k:
        f.lists["taken"] = taken
        f.goto(choose_effect)


runs(nodes.Choose, choose_effect, run_chosen, can=lambda s, f, node: can_any(s, f, "options"))
runs(nodes.Repeat, choose_effect, run_chosen, can=lambda s, f, node: can_any(s, f, "options"))

# -------------------------------------------------------------------- one or the other


def one_or_other(s: State, f: Frame, node: nodes.Otherwise) -> None:
    """Run the first if it can do anything, else the second."""
    s.kids(f, "effect" if can_any(s, f, "effect") else "instead")


runs(nodes.Otherwise, one_or_other)


def branch(s: State, f: Frame, node: nodes.If) -> str:
    """The field whose effect the condition calls for."""
    return "then" if holds(s, f, node.condition) else "otherwise"


def then_or_otherwise(s: State, f: Frame, node: nodes.If) -> None:
    """Run what the condition calls for."""
    s.kids(f, branch(s, f, node))


runs(nodes.If, then_or_otherwise, can=lambda s, f, node: can_any(s, f, branch(s, f, node)))


def ask_whether(s: State, f: Frame, node: nodes.May) -> None:
    """Ask whether to do it; who cannot is not asked."""
    options = [DO_IT, DECLINE] if can_any(s, f, "effect") else [DECLINE]
    s.ask(f, s.rules.seat_of(s, f.who), WhetherTo, options)


def done_or_declined(s: State, f: Frame, node: nodes.May) -> None:
    """Do it and what follows, or what comes otherwise."""
    if f.answer is DO_IT:
        s.kids(f, "effect")
        s.kids(f, "then")
    else:
        s.kids(f, "otherwise")


runs(nodes.May, ask_whether, done_or_declined, can=lambda s, f, node: can_any(s, f, "effect") or can_any(s, f, "otherwise"))

# -------------------------------------------------------------------- by somebody else


def concerned(s: State, f: Frame, people: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the people for whom the effects of the running word would change anything."""
    return tuple([person for person in people if can_any(s, Frame(f.code, person, f.root), "effects")])


def gather(s: State, f: Frame, node: nodes.By) -> None:
    """Find whom the word means."""
    f.lists["left"] = s.rules.people(s, f, node.who)


def pick_person(s: State, f: Frame, node: nodes.By) -> None:
    """Ask who does it, or who is next; with turn order given by the rules nobody is asked."""
    left = f.lists["left"]
    if node.who.one or s.rules.free_order(s):
        question = WhoDoesIt if node.who.one else WhoIsNext
        s.ask(f, s.rules.seat_of(s, f.who), question, s.rules.person.each(left))
    else:
        f.answer = s.rules.person[left[0]] if left else None


def person_acts(s: State, f: Frame, node: nodes.By) -> None:
    """Let that person do it; the effect remembers who it was."""
    if f.answer is None:
        return
    person = f.value
    s.shared(f).regs["target"] = person
    f.lists["left"] = () if node.who.one else tuple([p for p in f.lists["left"] if p != person])
    s.kids(f, "effects", person)
    f.goto(pick_person)


def can_somebody(s: State, f: Frame, node: nodes.By) -> bool:
    """Whether there is anybody for whom it would change anything."""
    return bool(concerned(s, f, s.rules.people(s, f, node.who)))


runs(nodes.By, gather, pick_person, person_acts, can=can_somebody, left=ACTOR)
