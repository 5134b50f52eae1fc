"""Step 2 of the action phase: resolving action cards, each an event, so that items can be used around it (FH-RES)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.activation import clear_marks
from miskatonic.games.final_hour.rules.decks import discard_action, draw_action
from miskatonic.games.final_hour.rules.priority import TURNS, turn_up_priority

TOP_EFFECTS: Final = 2  # FH-RES-02


def resolve_action(s: State, turn: int, side: int) -> None:
    """The top or bottom effect of an action card, which its owner resolves (FH-EFF-01)."""
    card = s.zone(box.ACTION_LAID[turn])[0]
    investigator = s.counts[box.TURN_OF[turn]]
    clear_marks(s)
    rule = "FH-SOL-09" if s.seats == 1 else "FH-RES-02" if side == sheets.TOP else "FH-RES-03"
    s.note(tells.Resolves, investigator, card, side, rule=rule)
    frame = s.push(s.rules.codes[box.SIDES[card][side]], investigator)
    frame.regs["free"] = 1 if side == sheets.TOP else 0


ACTION_RESOLVED: Final = Event("action-resolved", resolve_action, framed=True)


def begin_resolving(s: State, f: Frame) -> None:
    """Ascending order of the priority numbers (FH-RES-01)."""
    turn_up_priority(s)
    s.set(box.PHASE, box.RESOLVING)
    f.lists["order"] = tuple(sorted(range(TURNS), key=lambda turn: box.NUMBER[s.zones[box.PRIORITY_LAID[turn]][0]]))


def resolve_next(s: State, f: Frame) -> None:
    """Turn up the next card and resolve it: the first two with the top, the last two with the bottom effect."""
    order = f.lists["order"]
    if not order:
        f.end()
        return
    turn = order[0]
    s.set(box.TURNED_UP[turn], 1)  # FH-RES-04
    s.happen(ACTION_RESOLVED, turn, sheets.TOP if len(order) > TURNS - TOP_EFFECTS else sheets.BOTTOM)


def after_resolving(s: State, f: Frame) -> None:
    """The card goes to the discard pile; its priority card stays until the reckoning (FH-RES-05, FH-RES-09)."""
    turn = f.lists["order"][0]
    clear_marks(s)
    s.set(box.RESOLVED[turn], 1)
    discard_action(s, s.zone(box.ACTION_LAID[turn])[0])
    f.lists["order"] = f.lists["order"][1:]
    f.goto(resolve_next)


RESOLVE_ACTION_CARDS: Final = procedure("resolve action cards", begin_resolving, resolve_next, after_resolving)

# -------------------------------------------------------------------- the next card, unseen


def turn_blind(s: State, f: Frame, node: w.BlindBottom) -> None:
    """The bottom effect of the next card happens, an effect of its own; a second such card does nothing."""
    if not s.zone(box.ACTION_DECK[f.who]) and not s.zone(box.ACTION_DISCARD[f.who]):
        f.end()
        return
    card = draw_action(s, f.who, box.BLIND)
    f.regs["card"] = card
    printed = box.CARDS[card]
    if isinstance(printed, sheets.ActionCard) and w.BlindBottom() in printed.bottom:
        s.note(tells.BlindIdle, f.who, card)
        return
    s.note(tells.Blind, f.who, card)
    clear_marks(s)
    s.push(s.rules.codes[box.SIDES[card][sheets.BOTTOM]], f.who)


def discard_blind(s: State, f: Frame, node: w.BlindBottom) -> None:
    """Then it is discarded."""
    clear_marks(s)
    discard_action(s, f.regs["card"])


runs(w.BlindBottom, turn_blind, discard_blind)
