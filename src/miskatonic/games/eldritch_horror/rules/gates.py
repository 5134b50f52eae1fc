"""Gates: spawning, closing, discarding, looking at them (EH-GAT, EH-CPX-03, EH-INV-05)."""

from typing import Final

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.rules import asks, box, happens, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import matching_gates
from miskatonic.games.eldritch_horror.rules.decks import renew_stack, top_gate
from miskatonic.games.eldritch_horror.rules.doom import advance_doom
from miskatonic.games.eldritch_horror.rules.people import is_forbidden, person
from miskatonic.games.eldritch_horror.rules.spawning import spawn_at
from miskatonic.games.eldritch_horror.rules.those import that


def spawn_gate(s: State, who: int) -> None:
    """The top Gate of the stack, with a Monster on its space; with none left Doom advances (EH-GAT-01, -02, -04)."""
    gate = top_gate(s)
    if gate < 0:
        s.note(tells.NoGate, rule="EH-GAT-04")
        advance_doom(s, 1, who)
        return
    space = box.GATE[gate].space
    s.put(gate, box.GATES_OPEN)
    renew_stack(s)
    s.note(tells.GateSpawned, gate, space, rule="EH-GAT-01")
    spawn_at(s, space, who)


def begin_spawning(s: State, f: Frame, node: w.SpawnGate) -> None:
    """How many Gates are to spawn."""
    f.regs["left"] = amount(s, f, node.n)


def spawn_next(s: State, f: Frame, node: w.SpawnGate) -> None:
    """One after another."""
    if f.regs["left"]:
        f.regs["left"] -= 1
        f.goto(spawn_next)
        spawn_gate(s, f.who)


runs(w.SpawnGate, begin_spawning, spawn_next)

# -------------------------------------------------------------------- closing


def close(s: State, who: int, gate: int) -> None:
    """Closing a Gate discards it (EH-GAT-05); an empty stack takes it up at once (EH-GAT-03)."""
    s.put(gate, box.GATE_DISCARD)
    s.note(tells.GateClosed, person(s, who), gate, rule="EH-CPX-03")
    renew_stack(s)


CLOSED_GATE: Final = Event(Moment.CLOSED_GATE.name, close, happens.ClosedGate)


def close_this(s: State, f: Frame, node: w.CloseGate) -> None:
    """The Gate of this encounter; where closing is replaced, what is done instead; unless it is forbidden."""
    for g in reversed(s.stack):
        if isinstance(g.code.node, w.OtherWorldEncounter):
            for kid in g.code.kids["instead_of_closing"]:
                s.push(kid, f.who, g.root)
            return
    if is_forbidden(s, w.NoClosing):
        s.note(tells.NotClosed, rule="EH-GOLD-03")
        return
    gate = places.gate_on(s, places.here(s, f))
    if gate >= 0:
        s.happen(CLOSED_GATE, f.who, gate)


runs(w.CloseGate, close_this)

# -------------------------------------------------------------------- discarding


def discard(s: State, f: Frame, gate: int) -> None:
    """A Gate is discarded, which is not closing it (EH-GAT-05)."""
    s.put(gate, box.GATE_DISCARD)
    s.note(tells.GateDiscarded, gate, rule="EH-GAT-05")
    regs = s.shared(f).regs
    regs["gate"] = gate
    regs["gates-discarded"] = regs.get("gates-discarded", 0) + 1


def discard_matching(s: State, f: Frame, node: w.DiscardGate) -> None:
    """All that match the omen."""
    regs = s.shared(f).regs
    regs["gates-discarded"] = 0
    regs["gate"] = -1
    if node.matching:
        for gate in matching_gates(s):
            discard(s, f, gate)
        renew_stack(s)
        f.end()


def ask_gate(s: State, f: Frame, node: w.DiscardGate) -> None:
    """Or one of one's choice."""
    s.ask(f, f.who, asks.WhichGate, box.PICK.each(s.zones.get(box.GATES_OPEN, ())))


def discard_one(s: State, f: Frame, node: w.DiscardGate) -> None:
    """The Gate that was chosen is discarded."""
    if f.answer is not None:
        discard(s, f, f.value)
        renew_stack(s)


runs(w.DiscardGate, discard_matching, ask_gate, discard_one, can=lambda s, f, node: bool(s.zones.get(box.GATES_OPEN)))

# -------------------------------------------------------------------- onto cards


def keep(s: State, f: Frame, node: w.KeepGate) -> None:
    """That Gate, or that of the space, or the top of the stack is put on this card or on the Ancient One sheet."""
    card = s.zones[box.OPPONENT][0] if node.on_sheet else s.shared(f).regs["piece"]
    gate = top_gate(s) if node.from_stack else that(s, f, "gate")
    if gate < 0 and not node.from_stack:
        gate = places.gate_on(s, places.here(s, f))
    if gate >= 0:
        s.put(gate, box.KEPT_ON[card])
        if node.from_stack:
            renew_stack(s)
        s.note(tells.Kept, gate, card, rule="EH-AO-02" if node.on_sheet else "EH-MYS-02")


runs(w.KeepGate, keep)

# -------------------------------------------------------------------- looking at the stack


def look(s: State, f: Frame, node: w.LookAtGates) -> None:
    """The two top Gates; the discarded ones are put under a last one first (EH-INV-05)."""
    if len(s.zones.get(box.GATE_STACK, ())) < 2:
        discarded = s.zones.get(box.GATE_DISCARD, ())
        last = s.zones.get(box.GATE_STACK, ())
        for gate in discarded:
            s.put(gate, box.GATE_STACK)
        if discarded:
            s.shuffle(box.GATE_STACK)
            for gate in last:
                s.put(gate, box.GATE_STACK, first=True)
    seen = s.zones.get(box.GATE_STACK, ())[:2]
    for gate in seen:
        s.look(gate, f.who)
    s.note(tells.LooksAtGates, person(s, f.who), seen, rule="EH-INV-04", seat=f.who)


def ask_top(s: State, f: Frame, node: w.LookAtGates) -> None:
    """Which of the two goes back on top."""
    seen = s.zones.get(box.GATE_STACK, ())[:2]
    s.ask(f, f.who, asks.WhichGateOnTop, box.PICK.each(seen) if len(seen) == 2 else [])


def put_back(s: State, f: Frame, node: w.LookAtGates) -> None:
    """The other goes to the bottom."""
    if f.answer is not None:
        other = next(gate for gate in s.zones[box.GATE_STACK][:2] if gate != f.value)
        s.put(other, box.GATE_STACK)


runs(
    w.LookAtGates,
    look,
    ask_top,
    put_back,
    can=lambda s, f, node: bool(s.zones.get(box.GATE_STACK) or s.zones.get(box.GATE_DISCARD)),
)
