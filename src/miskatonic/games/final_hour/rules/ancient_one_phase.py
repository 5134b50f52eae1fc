"""The Ancient One phase: reckoning, gate, passing the lead (FH-AOP, FH-REC, FH-GAT, FH-LEA)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.words import ORDINARY
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.activation import clear_marks
from miskatonic.games.final_hour.rules.people import crew, lead
from miskatonic.games.final_hour.rules.ritual import REVERSAL
from miskatonic.games.final_hour.rules.spawning import MONSTER_APPEARS


def reckoning(s: State, f: Frame) -> None:
    """Discard the priority cards of the round and resolve the row for their omens (FH-REC-01 to 03)."""
    s.set(box.PHASE, box.RECKONING)
    laid = [s.zones[key][0] for key in box.PRIORITY_LAID]
    total = sum([box.OMENS[card] for card in laid])
    s.note(tells.Reckoning, total, rule="FH-REC-01")
    for card in laid:
        s.put(card, box.PRIORITY_DISCARD)
    clear_marks(s)
    ancient_one = s.counts[box.ANCIENT_ONE]
    for number, row in enumerate(ANCIENT_ONES[ancient_one].reckoning):
        if row.least <= total and (row.most is None or total <= row.most):
            s.note(tells.ReckoningRow, ancient_one, number, rule="FH-REC-02")
            s.push(s.rules.codes[row.code], lead(s))


def open_gate(s: State, f: Frame) -> None:
    """Turn over the top gate token; monsters appear at its location, one for each token there (FH-GAT-01, FH-GAT-02)."""
    clear_marks(s)
    s.set(box.PHASE, box.GATE_STEP)
    stack = s.zone(box.GATE_STACK)
    if not stack:
        return
    symbol = box.SYMBOL[stack[0]]
    s.put(stack[0], box.GATES_OF[symbol])
    place = s.counts[box.GATE_PLACE[symbol]]
    tokens = len(s.zone(box.GATES_OF[symbol]))
    s.note(tells.Gate, symbol, place, tokens, rule="FH-GAT-01")
    for _ in range(tokens):
        s.happen(MONSTER_APPEARS, ORDINARY, place)


def end_of_round(s: State, f: Frame) -> None:
    """The reversal can be attempted now; when the stack is empty it must be (FH-RIT-01, FH-LEA-02)."""
    s.push(REVERSAL, lead(s))


def pass_lead(s: State, f: Frame) -> None:
    """The lead goes to the next player clockwise (FH-LEA-01); solo play has none (FH-SOL-15)."""
    if not s.count(box.SOLO):
        s.set(box.LEAD, (s.count(box.LEAD) + 1) % len(crew(s)))
        s.note(tells.Lead, lead(s), rule="FH-LEA-01")


ANCIENT_ONE_PHASE: Final = procedure("ancient one phase", reckoning, open_gate, end_of_round, pass_lead)
