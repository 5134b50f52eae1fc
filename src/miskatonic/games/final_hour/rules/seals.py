"""Seals on paths (FH-SEA)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.people import seat_of


def put_seal(s: State, path: int, side: int) -> None:
    """A seal is put on a path (FH-SEA-01)."""
    s.set(box.SEALS[path], side)
    s.note(tells.Sealed, path, side, rule="FH-SEA-01")


def remove_seal(s: State, path: int) -> None:
    """A seal goes back to the supply."""
    s.set(box.SEALS[path], 0)
    s.note(tells.Unsealed, path)


PATH_SEALED: Final = Event("path-sealed", put_seal)

PATH_UNSEALED: Final = Event("path-unsealed", remove_seal)


def spend_seal(s: State, path: int) -> None:
    """A fresh seal weakens, a weakened one is used up (FH-SEA-04, FH-SEA-05)."""
    s.set(box.SEALS[path], s.count(box.SEALS[path]) - 1)


# -------------------------------------------------------------------- sealing


def unsealed(s: State, f: Frame, node: w.Seal) -> list[int]:
    """The paths that can be sealed: one seal a path, of either colour (FH-SEA-02)."""
    paths = range(len(board.PATHS)) if node.anywhere else board.PATHS_AT[s.counts[box.AT[f.who]]]
    return [p for p in paths if not s.counts.get(box.SEALS[p], 0)]


def choose_path(s: State, f: Frame, node: w.Seal) -> None:
    """Which path to seal; fewer than n, or none, is allowed."""
    free = unsealed(s, f, node) if times_left(f, node.n) else []
    if free:
        s.ask(f, seat_of(s, f.who), asks.Seal, [*box.SEAL.each(free), box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def seal_path(s: State, f: Frame, node: w.Seal) -> None:
    """Put a fresh seal on it."""
    if f.answer is not box.STOP:
        once_more(f, node.n)
        s.happen(PATH_SEALED, f.value, box.FRESH_SEAL)
        f.goto(choose_path)


runs(w.Seal, choose_path, seal_path, can=lambda s, f, node: bool(unsealed(s, f, node)))


def seal_walked(s: State, f: Frame, node: w.SealWalked) -> None:
    """A weakened seal on each unsealed path that the moves of this effect used."""
    for path in dict.fromkeys(s.shared(f).lists.get("walked", ())):
        if not s.count(box.SEALS[path]):
            s.happen(PATH_SEALED, path, box.WEAK_SEAL)


runs(w.SealWalked, seal_walked)

# -------------------------------------------------------------------- taking seals away


def sealed(s: State) -> list[int]:
    """The paths with a seal."""
    return [path for path in range(len(board.PATHS)) if s.count(box.SEALS[path])]


def choose_seal(s: State, f: Frame, node: w.Unseal) -> None:
    """Which seal leaves the board."""
    s.ask(f, seat_of(s, f.who), asks.Unseal, box.UNSEAL.each(sealed(s)) if times_left(f, node.n) else [])


def take_seal(s: State, f: Frame, node: w.Unseal) -> None:
    """The seal that was chosen is removed, and the next is to be."""
    if f.answer is not None:
        once_more(f, node.n)
        s.happen(PATH_UNSEALED, f.value)
        f.goto(choose_seal)


runs(w.Unseal, choose_seal, take_seal, can=lambda s, f, node: bool(sealed(s)))
