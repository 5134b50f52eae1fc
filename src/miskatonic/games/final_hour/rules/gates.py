"""The gate stack: looking at its top token, and burning it (FH-GAT)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.people import seat_of


def look_at_gate(s: State, f: Frame, node: w.PeekGate) -> None:
    """Only the one who looks learns the top token."""
    stack = s.zone(box.GATE_STACK)
    if not stack:
        f.end()
        return
    s.look(stack[0], seat_of(s, f.who))
    s.note(tells.Peeked, f.who, stack[0], seat=seat_of(s, f.who))


def choose_bury(s: State, f: Frame, node: w.PeekGate) -> None:
    """Leave it, or put it at the bottom."""
    s.ask(f, seat_of(s, f.who), asks.PeekGate, [box.KEEP_GATE, box.BURY_GATE])


def bury(s: State, f: Frame, node: w.PeekGate) -> None:
    """The gate that was seen goes to the bottom of the stack, or stays on top."""
    if f.answer is box.BURY_GATE:
        s.put(s.zone(box.GATE_STACK)[0], box.GATE_STACK)
        s.note(tells.Buried, f.who)
    else:
        s.note(tells.LeftOnTop, f.who)


runs(w.PeekGate, look_at_gate, choose_bury, bury)


def burn_gate(s: State, f: Frame, node: w.BurnGate) -> None:
    """Gate tokens leave the game unseen; an empty stack stays empty."""
    burned = s.zone(box.GATE_STACK)[: node.n]
    for token in burned:
        s.put(token, box.BOX_UNSEEN)
    if burned:
        s.note(tells.Burned, len(burned))


runs(w.BurnGate, burn_gate)
