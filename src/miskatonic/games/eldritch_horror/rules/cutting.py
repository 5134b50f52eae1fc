"""What ends at once when an investigator is defeated, or becomes Delayed in the own turn (EH-DEF-13, EH-DEL-03)."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.events import event_args
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import happens
from miskatonic.words.nodes import By

TURN: Final = "turn"
ACTION: Final = "action"
ENCOUNTER: Final = "encounter"
COMBAT: Final = "combat"
TURNING: Final = "turn over"
"""The procedure in which the back of a Condition is resolved."""
FALLING: Final = ("defeat", "devoured")
"""The procedures in which an investigator leaves the game."""
OWN: Final = (ACTION, ENCOUNTER, "reckoning of an investigator")
"""Procedures that are somebody's own: they end with the investigator."""
OF_ANOTHER: Final = (ACTION, TURNING, *FALLING)
"""What goes on to its end in the midst of something that ends, if it is somebody else's; a fight of another is a curse's."""
GAINED: Final = ".gained"
"""How the address of what a Service does ends; it goes on too, if somebody else has gained it (EH-INV-09)."""


def cut(s: State, seat: int) -> None:
    """The action, the encounter or the part of an effect that this investigator was resolving ends.

    An encounter or a reckoning still to come has not begun: nothing of the others' is cut for it, nor is an action that
    was given to somebody else, nor what comes to everybody and to somebody else now.
    """
    for i, f in enumerate(s.stack):
        if f.who == seat and f.code.address in OWN and (f.step or f.answer is not None):
            _end_from(s, i, seat)
            return
    _end_what_comes_to(s, seat)


def _end_what_comes_to(s: State, seat: int) -> None:
    """Parts of effects that come to this investigator end, as far as they lie within one that comes to everybody."""
    after = len(s.stack)
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if comes_to(s, f, seat):
            for above in s.stack[i + 1 : after]:
                if not waits_for_another(above, seat):
                    above.end()
        elif is_anothers(s, f, seat):
            after = i
        if comes_to_everybody(f):
            break


def comes_to(s: State, f: Frame, seat: int) -> bool:
    """Whether an investigator carries out what a frame says, be it picked, next in turn or the one whom it is about."""
    match f.code.node:
        case By():
            return f.answer is not None and f.answer.value == seat
        case w.ForThem():
            return event_args(s, f)[0] == seat
        case _:
            return False


def comes_to_everybody(f: Frame) -> bool:
    """Whether a frame brings something to everybody, one after another."""
    node = f.code.node
    return isinstance(node, By) and not node.who.one and f.answer is not None


def is_anothers(s: State, f: Frame, seat: int) -> bool:
    """Whether a frame is something that somebody else does or suffers, and that goes on to its end."""
    match f.code.node:
        case w.ForThem():
            return not comes_to(s, f, seat)
        case w.Cast():
            return f.who != seat
        case _:
            return f.who != seat and (f.code.address in OF_ANOTHER or f.code.address.endswith(GAINED))


def waits_for_another(f: Frame, seat: int) -> bool:
    """Whether a frame is something that has happened to somebody else and is yet to be answered: that goes on too."""
    if f.step or f.code.event is None:
        return False
    happened = f.lists["args"]
    return isinstance(happened, happens.ToSomebody) and happened.who != seat


def spare(s: State, seat: int) -> None:
    """What would still come to this investigator, one after another, does not: a defeated one is none (EH-DEF-12)."""
    for f in s.stack:
        if isinstance(f.code.node, By) and seat in f.lists.get("left", ()):
            f.lists["left"] = tuple([other for other in f.lists["left"] if other != seat])


def _end_from(s: State, first: int, seat: int) -> None:
    """All from this frame on ends, but not what somebody else does or suffers meanwhile.

    In the midst of that it may have come to the investigator once more, and that ends too. Of actions and encounters the
    last step is left, which comes after all of it: what they took from the reserve is replaced (EH-RSV-02, EH-RSV-03).
    """
    ends = True
    for f in s.stack[first:]:
        if is_anothers(s, f, seat) or comes_to_everybody(f):
            ends = False
        if not ends:
            ends = comes_to(s, f, seat)
        elif not waits_for_another(f, seat):
            f.end()
            if f.code.address in (ACTION, ENCOUNTER):
                f.step -= 1


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
        _end_from(s, s.stack.index(turn) + 1, seat)
        return True
    for i, f in enumerate(s.stack):
        if f.who == seat and f.code.address == ACTION:  # somebody else's turn gave it
            if turn is not None:
                _give_up(turn)
            _end_from(s, i, seat)
            return True
    return False


def _give_up(turn: Frame) -> None:
    turn.regs["left"] = 0
    turn.regs["over"] = 1
