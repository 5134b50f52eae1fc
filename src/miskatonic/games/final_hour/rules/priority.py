"""Step 1 of the action phase: playing priority cards (FH-PRI)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.decks import draw_action, draw_priority
from miskatonic.games.final_hour.rules.people import crew, in_turn_order, seat_of

TURNS: Final = 4  # FH-RND-03


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
    s.note(tells.DrewPriority, f.who, drawn, rule="FH-PRI-05", seat=seat)
    f.regs["turn"] = turn + 1
    f.goto(begin_turn)
    if s.count(box.SIMULTANEOUS):  # FH-PRI-11: the second card only now
        second = turn + len(crew(s))
        if second < TURNS:
            take_action_card(s, second)


PLAY_PRIORITY_CARDS: Final = procedure("play priority cards", begin_laying, begin_turn, choose_priority, lay_priority)

# -------------------------------------------------------------------- face down


def hide_priority(s: State, f: Frame, node: w.HidePriority) -> None:
    """Next round priority cards are laid face down (FH-REC-07); solo play has no use for it (FH-SOL-17)."""
    if not s.count(box.SOLO):
        s.set(box.HIDE_NEXT, 1)
        s.note(tells.HideNext, rule="FH-REC-07")


runs(w.HidePriority, hide_priority)


def turn_up_priority(s: State) -> None:
    """When all are laid, those that lie face down are turned up (FH-REC-07)."""
    if s.count(box.FACE_DOWN):
        s.set(box.FACE_DOWN, 0)
        s.note(tells.PriorityTurnedUp, tuple(s.zones[key][0] for key in box.PRIORITY_LAID), rule="FH-REC-07")
