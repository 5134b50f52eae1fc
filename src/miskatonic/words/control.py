"""Words that arrange other effects: one after another, some of several, again and again, or by somebody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.code import Effect, Frame, can, runs
from miskatonic.core.declared import WhichEffect, WhoDoesIt, WhoIsNext
from miskatonic.core.options import Verb, plain
from miskatonic.core.state import State
from miskatonic.words.who import Who

CHOOSE: Final = Verb("choose", str)
DONE: Final = plain("done")


@dataclass(frozen=True, slots=True)
class Steps(Effect):
    """Effects one after another."""

    effects: tuple[Effect, ...]


def all_steps(s: State, f: Frame, node: Steps) -> None:
    """Run every effect in order."""
    s.kids(f, "effects")


runs(Steps, all_steps, can=lambda s, f, node: any(can(s, f, kid) for kid in f.code.kids["effects"]))


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """So many different ones of the effects, in any order."""

    k: int
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """So many times one of the effects; the same one may be taken again."""

    k: int
    options: tuple[Effect, ...]


def choose_effect(s: State, f: Frame, node: Choose | Repeat) -> None:
    """Ask which effect comes next."""
    taken = f.lists.get("taken", ())
    if len(taken) == node.k:
        f.answer = None
        return
    left = [i for i in range(len(node.options)) if isinstance(node, Repeat) or i not in taken]
    s.ask(f, s.rules.seat_of(s, f.who), WhichEffect, CHOOSE.each(left), node.k - len(taken))


def run_chosen(s: State, f: Frame, node: Choose | Repeat) -> None:
    """Run it, then come back for the next."""
    if f.answer is None:
        return
    f.lists["taken"] = (*f.lists.get("taken", ()), f.value)
    s.push(f.code.kids["options"][f.value], f.who, f.root)
    f.goto(choose_effect)


runs(Choose, choose_effect, run_chosen)
runs(Repeat, choose_effect, run_chosen)


@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """An effect, or another one when the first would find nothing to act on."""

    effect: Effect
    instead: Effect


def one_or_other(s: State, f: Frame, node: Otherwise) -> None:
    """Run the first if it can do anything, else the second."""
    first = f.code.kids["effect"][0]
    s.kids(f, "effect" if can(s, f, first) else "instead")


runs(Otherwise, one_or_other)


@dataclass(frozen=True, slots=True)
class By(Effect):
    """Somebody else does it: one whom the resolving player picks, or several in order."""

    who: Who
    effects: tuple[Effect, ...]


def gather(s: State, f: Frame, node: By) -> None:
    """Find whom the word means."""
    f.lists["left"] = s.rules.people(s, f, node.who)


def pick_person(s: State, f: Frame, node: By) -> None:
    """Ask who does it, or who is next; with turn order given by the rules nobody is asked."""
    left = f.lists["left"]
    if node.who.one or s.rules.free_order(s):
        question = WhoDoesIt if node.who.one else WhoIsNext
        s.ask(f, s.rules.seat_of(s, f.who), question, s.rules.person.each(left))
    else:
        f.answer = s.rules.person[left[0]] if left else None


def person_acts(s: State, f: Frame, node: By) -> None:
    """Let that person do it; the effect remembers who it was."""
    if f.answer is None:
        return
    person = f.value
    s.shared(f).regs["target"] = person
    f.lists["left"] = () if node.who.one else tuple(p for p in f.lists["left"] if p != person)
    s.kids(f, "effects", person)
    f.goto(pick_person)


runs(By, gather, pick_person, person_acts)
