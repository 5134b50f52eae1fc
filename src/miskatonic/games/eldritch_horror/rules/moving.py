"""Moving investigators by effects: directly, along paths, towards something (EH-CNF, EH-INV-06)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.rules import asks, box, happens, places, tells
from miskatonic.games.eldritch_horror.rules.monster_moves import steps_toward
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.people import active, has_passive, is_alive, person


def can_move(s: State, seat: int) -> bool:
    """Whether an investigator can move at all (EH-CNF-02)."""
    return is_alive(s, seat) and not has_passive(s, seat, w.HeldFast)


def move_investigator(s: State, seat: int, space: int, rule: str = "") -> None:
    """An investigator comes to a space, by a rule or by an effect; Eldritch tokens there may be heard of.

    Who counted as being elsewhere has gone from there and stands on that space now.
    """
    if not can_move(s, seat):
        return
    s.point(box.AS_IF_ON[seat], -1)
    if s.counts[box.AT[seat]] == space:
        return
    s.point(box.AT[seat], space)
    s.note(tells.Moves, person(s, seat), space, rule=rule)
    if box.ELDRITCH_AT[space] in s.counts:
        s.happen(ONTO_ELDRITCH, seat, space)


ONTO_ELDRITCH: Final = Event(Moment.ONTO_ELDRITCH.name, nothing, happens.OntoEldritch)


def ask_way(s: State, f: Frame, found: tuple[int, ...] | list[int]) -> None:
    """Where somebody goes: of equally near spaces the active investigator chooses (EH-NEA-02, EH-INV-01)."""
    chooser = active(s)
    if chooser == f.who:
        s.ask(f, chooser, asks.WhichSpace, box.SPACE_OPTION.each(found))
    else:
        s.ask(f, chooser, asks.WhereAnotherGoes, box.SPACE_OPTION.each(found), f.who)


def ask_where(s: State, f: Frame, node: w.Move) -> None:
    """Where to, if several spaces fit."""
    found = places.spaces(s, f, node.to) if can_move(s, f.who) else ()
    if isinstance(node.to, w.Nearest):
        ask_way(s, f, found)
    else:
        s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(found))


def go_there(s: State, f: Frame, node: w.Move) -> None:
    """Directly, whatever lies between."""
    if f.answer is not None:
        move_investigator(s, f.who, f.value)


runs(w.Move, ask_where, go_there, can=lambda s, f, node: can_move(s, f.who) and bool(places.spaces(s, f, node.to)))

# -------------------------------------------------------------------- along paths


def begin_walk(s: State, f: Frame, node: w.Walk) -> None:
    """So many steps."""
    f.regs["left"] = node.n


def ask_step(s: State, f: Frame, node: w.Walk) -> None:
    """The next space; one may stop if the way need not be gone to its end."""
    f.answer = None
    if not f.regs["left"] or not can_move(s, f.who):
        return
    own = places.here(s, f)
    if node.toward is not None:
        ask_way(s, f, steps_toward(s, f, own, node.toward))
        return
    found = [there for there, path in places.PATHS[own] if node.along is None or path == node.along]
    options: list[Option] = box.SPACE_OPTION.each(found)
    if options and node.up_to:
        options.append(box.STOP)
    s.ask(f, f.who, asks.WhichSpace, options)


def take_step(s: State, f: Frame, node: w.Walk) -> None:
    """One step, then the next."""
    if f.answer is None or f.answer is box.STOP:
        return
    f.regs["left"] -= 1
    f.goto(ask_step)
    move_investigator(s, f.who, f.value)


runs(w.Walk, begin_walk, ask_step, take_step, can=lambda s, f, node: can_move(s, f.who))


def change_places(s: State, f: Frame, node: w.ChangePlaces) -> None:
    """One comes to the owner of the effect, who goes where one was; both must be able to move (EH-CNF-02)."""
    owner = s.shared(f).who
    here, there = s.counts[box.AT[owner]], s.counts[box.AT[f.who]]
    move_investigator(s, f.who, here)
    move_investigator(s, owner, there)


def can_change_places(s: State, f: Frame, node: w.ChangePlaces) -> bool:
    """Whether it is somebody else's effect, and both can move."""
    owner = s.shared(f).who
    return owner != f.who and can_move(s, owner) and can_move(s, f.who)


runs(w.ChangePlaces, change_places, can=can_change_places)
