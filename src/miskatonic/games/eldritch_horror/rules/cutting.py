"""What ends at once when an investigator is defeated, or becomes Delayed in the own turn (EH-DEF-13, EH-DEL-03)."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.words.nodes import By

TURN: Final = "turn"
ACTION: Final = "action"
ENCOUNTER: Final = "encounter"
COMBAT: Final = "combat"
OWN: Final = (ACTION, ENCOUNTER, "reckoning of an investigator")
"""Procedures that are somebody's own: they end with the investigator."""


def cut(s: State, seat: int) -> bool:
    """The action, the encounter or the part of an effect that this investigator was resolving ends.

    An encounter or a reckoning still to come has not begun: nothing of the others' is cut for it, nor is an action that
    was given to somebody else, nor what comes to everybody and to somebody else now. Whether it was the investigator's own.
    """
    stack = s.stack
    for i, f in enumerate(stack):
        if f.who == seat and f.code.address in OWN and (f.step or f.answer is not None):
            return _end_from(stack, i, seat)
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if comes_to(s, f, seat):
            del stack[i + 1 :]
            break
        if comes_to_another(f, seat):
            break
    return False


def comes_to(s: State, f: Frame, seat: int) -> bool:
    """Whether an investigator carries out what a frame says, be it picked, next in turn or the one whom it is about."""
    match f.code.node:
        case By():
            return f.answer is not None and f.answer.value == seat
        case w.ForThem():
            return s.stack[s.shared(f).regs["event"]].lists["args"][0] == seat
        case _:
            return False


def comes_to_another(f: Frame, seat: int) -> bool:
    """Whether what a frame brings to everybody, one after another, is somebody else's now."""
    node = f.code.node
    return isinstance(node, By) and not node.who.one and f.answer is not None and f.answer.value != seat


def spare(s: State, seat: int) -> None:
    """What would still come to this investigator, one after another, does not: a defeated one is none (EH-DEF-12)."""
    for f in s.stack:
        if isinstance(f.code.node, By) and seat in f.lists.get("left", ()):
            f.lists["left"] = tuple([other for other in f.lists["left"] if other != seat])


def _end_from(stack: list[Frame], first: int, seat: int) -> bool:
    """All from this frame on ends; but what somebody else does or suffers goes on to its end. Whether all has ended."""
    for i in range(first, len(stack)):
        f = stack[i]
        if (f.who != seat and f.step and f.code.address in (ACTION, COMBAT)) or comes_to_another(f, seat):
            for below in stack[first:i]:
                below.end()
            return False
    del stack[first:]
    return True


def own_turn(s: State, seat: int) -> Frame | None:
    """The turn of an investigator in the Action Phase, under way or to come in this round."""
    for f in s.stack:
        if f.who == seat and f.code.address == TURN:
            return f
    return None


def end_actions(s: State, seat: int) -> bool:
    """The action under way ends, and no actions are left in this round (EH-DEL-03); whether it was the time for it."""
    turn = own_turn(s, seat)
    if turn is not None and turn.step:
        _give_up(turn)
        _end_from(s.stack, s.stack.index(turn) + 1, seat)
        return True
    for i, f in enumerate(s.stack):
        if f.who == seat and f.code.address == ACTION:  # somebody else's turn gave it
            if turn is not None:
                _give_up(turn)
            del s.stack[i:]
            return True
    return False


def _give_up(turn: Frame) -> None:
    turn.regs["left"] = 0
    turn.regs["over"] = 1
