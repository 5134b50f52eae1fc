"""Locked dice: a lock takes a die at once, waiting locks are served in the order they came (ES-LCK)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.declared import PIECE
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.cards.words import RollLockedDice
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.passives import has
from miskatonic.games.elder_sign.rules.people import is_own_turn

DICE_OF: Final = tuple(tuple(die for die in box.DICE_PIECES if box.COLOUR_OF[die] == colour) for colour in range(3))
LOCKS_OF: Final = tuple(tuple(i for i, lock in enumerate(box.LOCK_COLOUR) if lock == colour) for colour in range(3))
"""Everything with a lock symbol, by colour."""
_SPELL_AT: Final = {zone: spell for spell, zone in box.HELD.items()}
_RANK: Final = {box.FREE_DICE: 0, box.REMOVED: 0, box.POOL: 1, **dict.fromkeys(box.SECURED, 2), box.PLACED: 3}
"""Which dice a lock takes first (ES-LCK-05)."""


def lock(s: State, piece: int) -> None:
    """A lock symbol, if the piece has one, acts the moment it enters play (ES-LCK-02, ES-REF-02)."""
    if box.LOCK_COLOUR[piece] != NO_LOCK:
        s.push(LOCKING, s.counts.get(box.ACTIVE, 0)).regs["by"] = piece


def choose_die(s: State, f: Frame) -> None:
    """Free dice are taken first; among dice that differ the active player chooses (ES-LCK-03, ES-LCK-05)."""
    colour = box.LOCK_COLOUR[f.regs["by"]]
    able = [die for die in DICE_OF[colour] if box.LOCK_OF[die] not in s.counts and s.home[die] in _RANK]
    first = min((_RANK[s.home[die]] for die in able), default=0)
    alike: dict[tuple[str, int], int] = {}
    for die in able:
        if _RANK[s.home[die]] == first:
            alike.setdefault((s.home[die] if first else box.FREE_DICE, s.pointed(box.FACE[die]) if first else NOTHING), die)
    s.ask(f, f.who, asks.LockDie, box.PICK.each(list(alike.values())), f.regs["by"])


def take_die(s: State, f: Frame) -> None:
    """The die goes onto the lock; without one the lock waits (ES-LCK-09)."""
    by = f.regs["by"]
    s.add(box.LOCKS_MADE, 1)
    s.set(box.LOCK_ORDER[by], s.count(box.LOCKS_MADE))
    if f.answer is None:
        s.note(tells.LockWaits, by, box.LOCK_COLOUR[by], rule="ES-LCK-09")
        return
    die = f.value
    s.point(box.LOCK_OF[die], by)
    s.note(tells.Locked, by, die, rule="ES-LCK-02")
    active = s.counts.get(box.ACTIVE, 0)
    if s.home[die] not in (box.FREE_DICE, box.REMOVED) and is_own_turn(s) and has(s, active, RollLockedDice):
        return  # she goes on using it, and it goes to its lock with the other dice (ES-LCK-14)
    lay(s, die, box.LOCKED)


LOCKING: Final = procedure("locking a die", choose_die, take_die, by=PIECE)


def lay(s: State, die: int, zone: str) -> None:
    """Lay a die where it shows no face; a spell that held it may leave."""
    s.counts.pop(box.FACE[die], None)
    s.counts.pop(box.PLACED_ON[die], None)
    spell = _SPELL_AT.get(s.home[die])
    s.put(die, zone)
    if spell is not None:
        leave_if_empty(s, spell)


def leave_if_empty(s: State, spell: int) -> None:
    """A spell whose last die has left it goes under its deck (ES-SPL-10, ES-SPL-12)."""
    if not s.zone(box.HELD[spell]):
        bury(s, spell)


def lift(s: State, piece: int) -> None:
    """A lock is lifted: its die moves to the next waiting lock of its colour, or is free (ES-LCK-06 to ES-LCK-11)."""
    if box.LOCK_ORDER[piece] not in s.counts:
        return
    s.set(box.LOCK_ORDER[piece], 0)
    colour = box.LOCK_COLOUR[piece]
    for die in DICE_OF[colour]:
        if s.pointed(box.LOCK_OF[die]) == piece:
            waiting = _next_waiting(s, colour)
            s.point(box.LOCK_OF[die], waiting)
            if waiting >= 0:
                s.note(tells.Locked, waiting, die, rule="ES-LCK-10")
                return
            s.note(tells.Unlocked, die, rule=_freeing(piece))
            if s.home[die] == box.LOCKED:
                s.put(die, box.FREE_DICE)


def _freeing(piece: int) -> str:
    """The rule by which what locks a die frees it: a monster defeated, a Mythos card replaced, an adventure resolved."""
    return "ES-LCK-08" if piece in box.MONSTER else "ES-LCK-07" if piece in box.MYTHOS_CARD else "ES-LCK-06"


def _next_waiting(s: State, colour: int) -> int:
    """The oldest lock of a colour that holds no die; -1 if there is none."""
    holding = {s.pointed(box.LOCK_OF[die]) for die in DICE_OF[colour]}
    waiting = [by for by in LOCKS_OF[colour] if box.LOCK_ORDER[by] in s.counts and by not in holding]
    return min(waiting, key=lambda by: s.counts[box.LOCK_ORDER[by]], default=-1)
