"""The investigators: who plays whom, where they are, how well, and what becomes of the devoured (ES-IVG, ES-LOS, ES-DEV)."""

from typing import Final

from miskatonic.core.code import Frame, Node
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.sheets import AncientOne
from miskatonic.games.elder_sign.cards.words import (
    EachAtEntrance,
    EachOnCard,
    IgnoreMythos,
    LimitBonus,
    Passive,
)
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.words.who import EachInOrder


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
    return _ROUND[s.seats][s.counts.get(box.ACTIVE, 0)]


_ROUND: Final = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats)) for seats in range(box.SEATS + 1)
)
"""The seats in order, by their number and the first of them."""


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Whom a word means, in turn order from the active player."""
    alive = [seat for seat in seats_from_active(s) if is_alive(s, seat)]
    match who:
        case EachInOrder():
            return tuple(alive)
        case EachAtEntrance():
            return () if s.count(box.AWAKE) else tuple(seat for seat in alive if not s.count(box.AT[seat]))
        case EachOnCard():
            return tuple(seat for seat in alive if s.count(box.AT[seat]))
        case _:
            raise AssertionError(who)


_CONTROLLED: Final = {key: seat for zones in (box.OWNED, box.PLAYED_BY) for seat, key in enumerate(zones)}


def controls(s: State, piece: int) -> int:
    """The seat whose card it is; for a card lying beside the dice the active one."""
    return _CONTROLLED.get(s.home[piece], s.counts.get(box.ACTIVE, 0))


def is_own_turn(s: State) -> bool:
    """Whether the active player's turn is going on; midnight belongs to nobody's (ES-MID-01)."""
    return s.counts.get(box.STEP, 0) not in (0, box.MIDNIGHT_STEP)


BY_TOKEN: Final = "by-token"
"""Marks the effect of a monster that is placed: it happens whether or not the active investigator lives (ES-DEV-13)."""


def has_left(s: State, f: Frame) -> bool:
    """Whether the one who acts was devoured in the own turn: nothing else of it happens (ES-DEV-10)."""
    if box.GONE not in s.counts or f.who != s.counts.get(box.ACTIVE, 0) or not is_own_turn(s):
        return False
    return BY_TOKEN not in s.shared(f).regs


# -------------------------------------------------------------------- what always holds


PASSIVES: Final[dict[int, tuple[Passive, ...]]] = {
    **{i: card.passive for i, card in box.POSSESSION.items() if card.passive},
    **{i: card.passive for i, card in box.INVESTIGATOR.items() if card.passive},
    **{i: card.lower.passive for i, card in box.MYTHOS_CARD.items() if card.lower.passive},
}


def passives(s: State, seat: int) -> list[Passive]:
    """What holds for a seat by its own cards."""
    found = list(PASSIVES.get(s.pointed(box.PLAYS[seat]), ()))
    for card in s.zones.get(box.OWNED[seat], ()):
        if card in PASSIVES:
            found.extend(PASSIVES[card])
    return found


def has(s: State, seat: int, kind: type[Node]) -> bool:
    """Whether something of this kind holds for a seat by its own cards."""
    return any(isinstance(passive, kind) for passive in passives(s, seat))


def mythos_cards(s: State) -> tuple[int, ...]:
    """The Mythos cards in force (ES-MYT-03, ES-MYT-04)."""
    return s.zone(box.MYTHOS_OPEN) + s.zone(box.MYTHOS_BESIDE)


def imposed(s: State, seat: int) -> list[Passive]:
    """What the Mythos cards in force impose on a seat."""
    found = [passive for card in mythos_cards(s) for passive in PASSIVES.get(card, ())]
    return [] if not found or has(s, seat, IgnoreMythos) else found


def imposed_terror(s: State, seat: int) -> list[int]:
    """The Mythos cards in force whose terror effect strikes a seat (ES-MYT-07)."""
    found = [card for card in mythos_cards(s) if box.MYTHOS_CARD[card].lower.terror]
    return [] if not found or has(s, seat, IgnoreMythos) else found


# -------------------------------------------------------------------- limits and leaving


def limit(s: State, seat: int, value: int) -> int:
    """The limit of sanity or health (ES-IVG-02), with what allies add."""
    bonus = sum(p.n for p in passives(s, seat) if isinstance(p, LimitBonus) and p.value == value)
    return s.count(box.LIMIT_OF[value][seat]) + bonus


def missing(s: State, seat: int, value: int) -> int:
    """How much could be regained."""
    return max(0, limit(s, seat, value) - s.count(box.VALUE_OF[value][seat])) if is_alive(s, seat) else 0


def leave_game(s: State, seat: int, rule: str) -> None:
    """A player is out; when nobody is left all lose (ES-DEV-09, ES-DEV-11, ES-END-03, ES-END-04)."""
    s.note(tells.Out, seat, rule=rule)
    if s.result is None and not any(is_alive(s, other) for other in range(s.seats)):
        s.note(tells.Lost, rule="ES-END-03")
        s.finish(False, "ES-END-03")
