"""The investigators in play: who sits where, who leads, where they stand (FH-EFF-02)."""

from typing import Final

from miskatonic.core.code import Frame, Node
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards.words import OthersInZone
from miskatonic.games.final_hour.rules import box
from miskatonic.words import Another, Anyone, EachInOrder, Lead


def crew(s: State) -> tuple[int, ...]:
    """The investigators in seating order."""
    counts = s.counts
    return tuple([counts[key] for key in box.CREW if key in counts])


def in_turn_order(s: State) -> tuple[int, ...]:
    """The investigators from the lead clockwise (FH-EFF-02)."""
    people = crew(s)
    first = s.count(box.LEAD)
    return people[first:] + people[:first]


def lead(s: State) -> int:
    """The lead investigator; in solo play, where nobody leads, the first of the two (FH-SOL-05)."""
    return s.counts[box.CREW[s.counts.get(box.LEAD, 0)]]


def seat_of(s: State, investigator: int) -> int:
    """The seat that decides for an investigator."""
    return s.counts[box.SEAT[investigator]]


def seats_in_order(s: State) -> tuple[int, ...]:
    """The seats from the lead clockwise, each once."""
    return tuple(dict.fromkeys(seat_of(s, investigator) for investigator in in_turn_order(s)))


def everyone_at(s: State, place: int) -> tuple[int, ...]:
    """The investigators in a location, in turn order."""
    return tuple([i for i in in_turn_order(s) if s.counts[box.AT[i]] == place])


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Whom a word of the cards means, in turn order (FH-EFF-02)."""
    order = in_turn_order(s)
    match who:
        case Another():
            return tuple(i for i in order if i != f.who)
        case OthersInZone():
            zone = board.ZONE[s.counts[box.AT[f.who]]]
            return tuple(i for i in order if i != f.who and board.ZONE[s.counts[box.AT[i]]] == zone)
        case Lead():  # FH-SOL-17: solo, the player picks whom it hits
            return order if s.count(box.SOLO) else order[:1]
        case EachInOrder() | Anyone():
            return order
    raise AssertionError(who)


def free_order(s: State) -> bool:
    """Solo, the player orders what investigators do one by one (FH-SOL-17)."""
    return s.count(box.SOLO) > 0


_OWNER_OF_ZONE: Final = member_of(box.ITEMS_OF)


def controls(s: State, piece: int) -> int:
    """The investigator who has an item."""
    return _OWNER_OF_ZONE.get(s.home[piece], lead(s))
