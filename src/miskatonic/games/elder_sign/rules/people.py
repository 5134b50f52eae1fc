"""The investigators: who plays whom, whose turn it is, and who is out (ES-IVG, ES-TRN, ES-END)."""

from typing import Final

from miskatonic.core.code import Frame, Node
from miskatonic.core.seats import CLOCKWISE
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.sheets import AncientOne
from miskatonic.games.elder_sign.cards.words import EachAtEntrance, EachOnCard
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.words import EachInOrder


def ancient_one(s: State) -> AncientOne:
    """The Ancient One of this game."""
    return ANCIENT_ONES[s.counts.get(box.ANCIENT_ONE, 0)]


def is_alive(s: State, seat: int) -> bool:
    """Whether a seat has an investigator in the game."""
    return box.PLAYS[seat] in s.counts


def person(s: State, seat: int) -> int:
    """How the log names a seat: by its investigator, for another may follow; by the seat when it has none."""
    return s.counts.get(box.PLAYS[seat], seat)


def seats_from_active(s: State) -> tuple[int, ...]:
    """All seats in turn order, the active one first (ES-TRN-01)."""
    return CLOCKWISE[s.seats][s.counts.get(box.ACTIVE, 0)]


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Whom a word means, in turn order from the active player."""
    alive = [seat for seat in seats_from_active(s) if is_alive(s, seat)]
    match who:
        case EachInOrder():
            return tuple(alive)
        case EachAtEntrance():
            return () if s.count(box.AWAKE) else tuple(seat for seat in alive if box.AT[seat] not in s.counts)
        case EachOnCard():
            return tuple(seat for seat in alive if box.AT[seat] in s.counts)
        case _:
            raise AssertionError(who)


_CONTROLLED: Final = member_of(box.OWNED, box.PLAYED_BY)


def controls(s: State, piece: int) -> int:
    """The seat whose card it is; for a card lying beside the dice the active one."""
    return _CONTROLLED.get(s.home[piece], s.counts.get(box.ACTIVE, 0))


def is_own_turn(s: State) -> bool:
    """Whether the active player's turn is going on; midnight belongs to nobody's (ES-MID-01)."""
    return s.counts.get(box.STEP, 0) not in (0, box.MIDNIGHT_STEP)


BY_TOKEN: Final = "by-token"
"""Marks the effect of a monster that is placed: it happens whether or not the active investigator lives (ES-DEV-13)."""


OF_BATTLE: Final = "of-battle"
"""Marks what an Ancient One does on awakening: it belongs to the battle, not to what woke it."""


def is_cut_off(s: State, f: Frame) -> bool:
    """Whether it awoke at midnight while this was carried out: nothing else of that midnight happens (ES-BAT-15)."""
    at_midnight = s.counts.get(box.STEP) == box.MIDNIGHT_STEP
    return at_midnight and box.WAKING in s.counts and OF_BATTLE not in s.shared(f).regs


def has_left(s: State, f: Frame) -> bool:
    """Whether the one who acts was devoured in the own turn: nothing else of it happens (ES-DEV-10)."""
    if is_cut_off(s, f):
        return True
    if box.GONE not in s.counts or f.who != s.counts.get(box.ACTIVE, 0) or not is_own_turn(s):
        return False
    return BY_TOKEN not in s.shared(f).regs


def is_cut_short(s: State) -> bool:
    """Whether nothing else of the turn happens: the active investigator is devoured, or it awoke (ES-DEV-10, ES-AWK-06)."""
    return box.GONE in s.counts or box.WAKING in s.counts


def leave_game(s: State, seat: int, rule: str) -> None:
    """A player is out; when nobody is left all lose (ES-DEV-09, ES-DEV-11, ES-END-03, ES-END-04)."""
    s.note(tells.Out, seat, rule=rule)
    if s.result is None and not any(is_alive(s, other) for other in range(s.seats)):
        s.note(tells.Lost, rule="ES-END-03")
        s.finish("ES-END-03", won=False)
