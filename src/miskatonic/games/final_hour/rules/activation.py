"""Activating monsters: zone by zone, location by location, killers before stalkers before wreckers (FH-ACT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.damage import DAMAGE_UNDER
from miskatonic.games.final_hour.rules.health import HEALTH_LOST
from miskatonic.games.final_hour.rules.monster_movement import MONSTER_MOVES
from miskatonic.games.final_hour.rules.people import everyone_at, seat_of
from miskatonic.games.final_hour.rules.places import on_board, place_of, places, unlike

MARKS: Final = frozenset([box.ANY_ACTED, *box.ACTED])


def clear_marks(s: State) -> None:
    """An effect is finished, or a new one begins: every monster can be activated again (FH-ACT-14, FH-ACT-15)."""
    if s.counts.get(box.ANY_ACTED, 0):
        for mark in MARKS.intersection(s.counts):
            del s.counts[mark]


def mark(s: State, monster: int) -> None:
    """Remember that a monster was activated by this effect."""
    s.counts[box.ACTED[monster]] = 1
    s.counts[box.ANY_ACTED] = 1


# -------------------------------------------------------------------- one location after another


def next_place(s: State, f: Frame) -> None:
    """Begin the next location, in ascending order of numbers (FH-ACT-01, FH-ACT-02)."""
    left = f.lists["places"]
    while left and not s.zones.get(box.MONSTERS_AT[left[0]]):
        left = left[1:]
    if not left:
        f.end()
        return
    f.regs["at"] = left[0]
    f.lists["places"] = left[1:]


def choose_monster(s: State, f: Frame) -> None:
    """Killers first, then stalkers, then wreckers; within a class the resolving investigator chooses (FH-ACT-08, 09).

    The order of killers cannot matter, so it is not asked.
    """
    counts = s.counts
    here = s.zones.get(box.MONSTERS_AT[f.regs["at"]], ())
    due = [m for m in here if box.RANK[m] < box.NO_RANK and box.ACTED[m] not in counts]
    if not due:
        f.answer = None
        return
    rank = min([box.RANK[m] for m in due])
    due = [m for m in due if box.RANK[m] == rank]
    if rank == sheets.KILLER:
        f.answer = box.ACTIVATE[due[0]]
    else:
        s.ask(f, seat_of(s, f.who), asks.ActivateNext, box.ACTIVATE.each(unlike(due)), f.regs["at"])


def activate_chosen(s: State, f: Frame) -> None:
    """Activate it and come back for the next one, or go to the next location."""
    if f.answer is None:
        f.goto(next_place)
        return
    activate(s, f, f.value)
    f.goto(choose_monster)


LOCATIONS: Final = procedure("activate locations", next_place, choose_monster, activate_chosen)


def activate_locations(s: State, f: Frame, where: tuple[int, ...]) -> None:
    """Activate all monsters in these locations."""
    s.push(LOCATIONS, f.who, f.root).lists["places"] = where


# -------------------------------------------------------------------- one monster


def activate(s: State, f: Frame, monster: int) -> None:
    """Activate one monster: its symbols from left to right, each completely (FH-ACT-11, FH-ACT-12)."""
    mark(s, monster)
    s.note(tells.Activated, monster, place_of(s, monster), rule="FH-ACT-08")
    frame = s.push(ONE_MONSTER, f.who, f.root)
    frame.regs["monster"] = monster
    frame.regs["symbol"] = 0


def resolve_symbol(s: State, f: Frame) -> None:
    """Resolve the next symbol of a monster that is still on the board (FH-ACT-16)."""
    monster = f.regs["monster"]
    i = f.regs["symbol"]
    symbols = box.SYMBOLS[monster]
    place = place_of(s, monster)
    if i == len(symbols) or not place:
        return
    if i + 1 < len(symbols):
        f.regs["symbol"] = i + 1
        f.goto(resolve_symbol)
    symbol = symbols[i]
    if symbol == sheets.KILLER:
        here = everyone_at(s, place)
        if not here:
            s.note(tells.NobodyThere, monster, place, rule="FH-ACT-05")
        for investigator in here:
            s.happen(HEALTH_LOST, investigator, 1, monster)
    elif symbol == sheets.STALKER:
        if place == s.counts[box.RITUAL_PLACE] and not s.shared(f).regs.get("free"):
            s.note(tells.Stays, monster, rule="FH-ACT-18")
        else:
            s.happen(MONSTER_MOVES, monster, place)
    else:
        s.happen(DAMAGE_UNDER, monster, place)


ONE_MONSTER: Final = procedure("activate a monster", resolve_symbol)

# -------------------------------------------------------------------- the words


def activate_zone(s: State, f: Frame, node: w.ActivateZone) -> None:
    """All locations of a colour."""
    s.note(tells.Zone, node.zone, rule="FH-ACT-01")
    activate_locations(s, f, board.IN_ZONE[node.zone])


def activate_at(s: State, f: Frame, node: w.ActivateAt) -> None:
    """The locations a card names."""
    activate_locations(s, f, places(s, f, node.where))


def choose_special(s: State, f: Frame, node: w.ActivateOne) -> None:
    """One special monster of a kind, of the acting investigator's choice (FH-REC-08)."""
    here: dict[int, int] = {}
    for monster in on_board(s, node.kind):
        here.setdefault(place_of(s, monster), monster)
    s.ask(f, seat_of(s, f.who), asks.ActivateWhich, box.ACTIVATE.each(list(here.values())))


def activate_special(s: State, f: Frame, node: w.ActivateOne) -> None:
    """Activate the chosen one."""
    if f.answer is not None:
        activate(s, f, f.value)


def choose_next_special(s: State, f: Frame, node: w.ActivateEach) -> None:
    """Every special monster of a kind, in an order of the acting investigator's choice."""
    here: dict[int, int] = {}
    for monster in on_board(s, node.kind):
        if not s.count(box.ACTED[monster]):
            here.setdefault(place_of(s, monster), monster)
    s.ask(f, seat_of(s, f.who), asks.ActivateWhich, box.ACTIVATE.each(list(here.values())))


def activate_next_special(s: State, f: Frame, node: w.ActivateEach) -> None:
    """Activate it, then the rest."""
    if f.answer is not None:
        activate(s, f, f.value)
        f.goto(choose_next_special)


def is_on_board(s: State, f: Frame, node: w.ActivateOne | w.ActivateEach) -> bool:
    """Whether there is a monster of that kind to activate."""
    return bool(on_board(s, node.kind))


runs(w.ActivateZone, activate_zone)

runs(w.ActivateAt, activate_at)

runs(w.ActivateOne, choose_special, activate_special, can=is_on_board)

runs(w.ActivateEach, choose_next_special, activate_next_special, can=is_on_board)
