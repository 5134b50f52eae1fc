"""What ends at once when an investigator is defeated, or becomes Delayed in the own turn (EH-DEF-13, EH-DEL-03)."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.words.nodes import By

TURN: Final = "turn"
OWN: Final = ("action", "encounter", "reckoning of an investigator")
"""Procedures that are somebody's own: they end with the investigator."""


def cut(s: State, seat: int) -> None:
    """The action, the encounter or the part of an effect that this investigator was resolving ends."""
    stack = s.stack
    for i, f in enumerate(stack):
        if f.who == seat and f.code.address in OWN:
            del stack[i:]
            return
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if isinstance(f.code.node, By) and f.answer is not None and f.answer.value == seat:
            del stack[i + 1 :]
            return


def own_turn(s: State, seat: int) -> Frame | None:
    """The turn of the Action Phase that an investigator is taking, if it is under way."""
    for f in s.stack:
        if f.who == seat and f.code.address == TURN:
            return f
    return None


def end_turn(s: State, turn: Frame) -> None:
    """The current action ends, and no actions are left (EH-DEL-03)."""
    turn.regs["left"] = 0
    turn.regs["over"] = 1
    del s.stack[s.stack.index(turn) + 1 :]
