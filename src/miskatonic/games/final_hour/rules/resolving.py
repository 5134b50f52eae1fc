"""Resolving one action card: an event, so that items can be used before and after it (FH-RES, FH-ITM-03, FH-ITM-04)."""

from typing import Final

from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.activation import clear_marks


def resolve_action(s: State, turn: int, side: int) -> None:
    """The top or bottom effect of an action card, which its owner resolves (FH-EFF-01)."""
    card = s.zone(box.ACTION_LAID[turn])[0]
    investigator = s.counts[box.TURN_OF[turn]]
    clear_marks(s)
    s.note(tells.Resolves, investigator, card, side, rule="FH-RES-02" if side == sheets.TOP else "FH-RES-03")
    frame = s.push(s.rules.codes[box.SIDES[card][side]], investigator)
    frame.regs["free"] = 1 if side == sheets.TOP else 0


ACTION_RESOLVED: Final = Event("action-resolved", resolve_action, framed=True)
