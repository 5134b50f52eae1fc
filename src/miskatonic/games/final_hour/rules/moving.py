"""Making moves (FH-MOV)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.people import seat_of


def move_investigator(s: State, investigator: int, to: int) -> None:
    """One move along a path (FH-MOV-01)."""
    s.note(tells.Moved, investigator, s.counts[box.AT[investigator]], to, rule="FH-MOV-01")
    s.counts[box.AT[investigator]] = to


INVESTIGATOR_MOVES: Final = Event("investigator-moves", move_investigator)

# -------------------------------------------------------------------- up to so many moves


def choose_move(s: State, f: Frame, node: w.Move) -> None:
    """Up to n moves; stopping early is allowed (FH-MOV-02)."""
    left = times_left(f, node.n)
    if left:
        here = s.counts[box.AT[f.who]]
        s.ask(f, seat_of(s, f.who), asks.Move, [*box.MOVE.each(board.ADJACENT[here]), box.STOP], left)
    else:
        f.answer = box.STOP


def make_move(s: State, f: Frame, node: w.Move) -> None:
    """Make the chosen move, then ask for the next."""
    if f.answer is box.STOP:
        f.end()
        return
    once_more(f, node.n)
    go(s, f)
    f.goto(enter)


def go(s: State, f: Frame) -> None:
    """Walk to the chosen location and remember the path."""
    root = s.shared(f)
    path = board.PATH_BETWEEN[s.counts[box.AT[f.who]]][f.value]
    root.lists["walked"] = (*root.lists.get("walked", ()), path)
    s.happen(INVESTIGATOR_MOVES, f.who, f.value)


def enter(s: State, f: Frame, node: w.Move) -> None:
    """What happens in each location entered, once each."""
    f.goto(choose_move)
    enter_once(s, f)


def enter_once(s: State, f: Frame) -> None:
    """Run `entering` in a location that this effect has not entered before."""
    here = s.counts[box.AT[f.who]]
    entered = f.lists.get("entered", ())
    if here not in entered:
        f.lists["entered"] = (*entered, here)
        s.kids(f, "entering")


runs(w.Move, choose_move, make_move, enter)

# -------------------------------------------------------------------- exactly so many


def choose_march(s: State, f: Frame, node: w.March) -> None:
    """Exactly n moves to locations not visited before, or as many as can be made at all (FH-EFF-03)."""
    here = s.counts[box.AT[f.who]]
    been = (*f.lists.get("entered", ()), f.regs.get("start", here))
    left = times_left(f, node.n)
    near = [ahead for ahead in board.ADJACENT[here] if ahead not in been] if left else []
    steps = {ahead: moves_ahead(ahead, (*been, ahead), left - 1) for ahead in near}
    most = max(steps.values(), default=0)
    s.ask(f, seat_of(s, f.who), asks.March, box.MOVE.each([ahead for ahead, n in steps.items() if n == most]), left)


def moves_ahead(here: int, been: tuple[int, ...], most: int) -> int:
    """How many moves to locations not visited before can follow, up to so many."""
    if not most:
        return 0
    return max((1 + moves_ahead(p, (*been, p), most - 1) for p in board.ADJACENT[here] if p not in been), default=0)


def make_march(s: State, f: Frame, node: w.March) -> None:
    """Make the step, then the next."""
    if f.answer is None:
        f.end()
        return
    f.regs.setdefault("start", s.counts[box.AT[f.who]])
    once_more(f, node.n)
    go(s, f)


def enter_march(s: State, f: Frame, node: w.March) -> None:
    """What happens in each location entered."""
    f.goto(choose_march)
    enter_once(s, f)


runs(w.March, choose_march, make_march, enter_march)
