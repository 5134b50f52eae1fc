"""The round: playing priority cards, resolving action cards, the Ancient One phase (FH-RND, FH-PRI, FH-RES, FH-AOP)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.activation import clear_marks
from miskatonic.games.final_hour.rules.decks import discard_action, draw_action, draw_priority
from miskatonic.games.final_hour.rules.monsters import MONSTER_APPEARS
from miskatonic.games.final_hour.rules.people import crew, in_turn_order, lead, seat_of
from miskatonic.games.final_hour.rules.resolving import ACTION_RESOLVED
from miskatonic.games.final_hour.rules.ritual import REVERSAL
from miskatonic.games.final_hour.rules.solo import SOLO_ACTION_PHASE

TURNS: Final = 4  # FH-RND-03
TOP_EFFECTS: Final = 2  # FH-RES-02

# -------------------------------------------------------------------- step 1: play priority cards


def begin_laying(s: State, f: Frame) -> None:
    """Turns begin with the lead and go clockwise until 4 are taken (FH-PRI-01, FH-PRI-02)."""
    s.set(box.PHASE, box.LAYING)
    order = in_turn_order(s)
    for turn in range(TURNS):
        s.point(box.TURN_OF[turn], order[turn % len(order)])
    f.regs["turn"] = 0
    if s.count(box.SIMULTANEOUS):  # FH-PRI-10: everybody studies the first card at once
        for turn in range(min(TURNS, len(order))):
            take_action_card(s, turn)


def take_action_card(s: State, turn: int) -> None:
    """The top card of the own action deck, looked at and laid face down (FH-PRI-03)."""
    investigator = s.counts[box.TURN_OF[turn]]
    card = draw_action(s, investigator, box.ACTION_LAID[turn])
    s.note(tells.DrewAction, investigator, card, rule="FH-PRI-03", seat=seat_of(s, investigator))


def begin_turn(s: State, f: Frame) -> None:
    """A turn begins with an action card (FH-PRI-03)."""
    turn = f.regs["turn"]
    if turn == TURNS:
        f.end()
        if s.count(box.FACE_DOWN):
            s.set(box.FACE_DOWN, 0)
            s.note(tells.PriorityTurnedUp, tuple(s.zones[key][0] for key in box.PRIORITY_LAID), rule="FH-REC-07")
    elif not s.zone(box.ACTION_LAID[turn]):
        take_action_card(s, turn)


def choose_priority(s: State, f: Frame) -> None:
    """The only choice of a turn: which priority card to lay on it (FH-PRI-04, FH-PRI-12)."""
    investigator = s.counts[box.TURN_OF[f.regs["turn"]]]
    f.who = investigator
    s.ask(
        f, seat_of(s, investigator), asks.LayPriority, box.LAY.each(sorted(s.zones[box.HAND[investigator]])), f.regs["turn"]
    )


def lay_priority(s: State, f: Frame) -> None:
    """Lay it face up (unless this round has them face down) and draw a new one (FH-PRI-04, FH-PRI-05)."""
    turn = f.regs["turn"]
    seat = seat_of(s, f.who)
    s.note(tells.Laid, f.who, f.value, rule="FH-PRI-04", seat=seat if s.count(box.FACE_DOWN) else None)
    s.put(f.value, box.PRIORITY_LAID[turn])
    drawn = draw_priority(s, box.HAND[f.who])
    if drawn >= 0:
        s.note(tells.DrewPriority, f.who, drawn, rule="FH-PRI-05", seat=seat)
    f.regs["turn"] = turn + 1
    f.goto(begin_turn)
    if s.count(box.SIMULTANEOUS):  # FH-PRI-11: the second card only now
        second = turn + len(crew(s))
        if second < TURNS:
            take_action_card(s, second)


PLAY_PRIORITY_CARDS: Final = procedure("play priority cards", begin_laying, begin_turn, choose_priority, lay_priority)

# -------------------------------------------------------------------- step 2: resolve action cards


def begin_resolving(s: State, f: Frame) -> None:
    """Ascending order of the priority numbers (FH-RES-01)."""
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

# -------------------------------------------------------------------- the Ancient One phase


def reckoning(s: State, f: Frame) -> None:
    """Discard the priority cards of the round and resolve the row for their omens (FH-REC-01 to 03)."""
    s.set(box.PHASE, box.RECKONING)
    laid = [s.zones[key][0] for key in box.PRIORITY_LAID]
    total = sum([box.OMENS[card] for card in laid])
    s.note(tells.Reckoning, total, rule="FH-REC-01")
    for card in laid:
        s.put(card, box.PRIORITY_DISCARD)
    clear_marks(s)
    ancient_one = s.count(box.ANCIENT_ONE)
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
        s.happen(MONSTER_APPEARS, w.ORDINARY, place)


def end_of_round(s: State, f: Frame) -> None:
    """The reversal can be attempted now; when the stack is empty it must be (FH-RIT-01, FH-LEA-02)."""
    s.push(REVERSAL, lead(s))


def pass_lead(s: State, f: Frame) -> None:
    """The lead goes to the next player clockwise (FH-LEA-01); solo play has none (FH-SOL-15)."""
    if not s.count(box.SOLO):
        s.set(box.LEAD, (s.count(box.LEAD) + 1) % len(crew(s)))
        s.note(tells.Lead, lead(s), rule="FH-LEA-01")


ANCIENT_ONE_PHASE: Final = procedure("ancient one phase", reckoning, open_gate, end_of_round, pass_lead)

# -------------------------------------------------------------------- the game


def begin_round(s: State, f: Frame) -> None:
    """A new round (FH-RND-01)."""
    s.add(box.ROUND, 1)
    s.note(tells.Round, s.count(box.ROUND), rule="FH-RND-01")
    s.set(box.FACE_DOWN, s.count(box.HIDE_NEXT))
    s.set(box.HIDE_NEXT, 0)
    for turn in range(TURNS):
        s.set(box.TURNED_UP[turn], 0)
        s.point(box.TURN_OF[turn], NOTHING)
        s.set(box.RESOLVED[turn], 0)


def action_phase(s: State, f: Frame) -> None:
    """Play priority cards, then resolve action cards (FH-RND-04)."""
    if s.count(box.SOLO):
        s.push(SOLO_ACTION_PHASE, lead(s))
    else:
        s.push(PLAY_PRIORITY_CARDS, lead(s))
        s.push(RESOLVE_ACTION_CARDS, lead(s))


def ancient_one_phase(s: State, f: Frame) -> None:
    """Reckoning, gate, passing the lead (FH-AOP-01)."""
    s.push(ANCIENT_ONE_PHASE, lead(s))


def next_round(s: State, f: Frame) -> None:
    """And again."""
    f.goto(begin_round)


GAME: Final = procedure("game", begin_round, action_phase, ancient_one_phase, next_round)
