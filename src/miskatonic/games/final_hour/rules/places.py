"""Locations (FH-BRD): their slots, where monsters stand, and which of them a word of the cards means."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.people import seat_of

NOWHERE: Final = 0

PLACE_OF_ZONE: Final = member_of(box.MONSTERS_AT)


def room(s: State, place: int) -> int:
    """The number of empty monster slots of a location (FH-BRD-03)."""
    return board.SLOTS[place] - len(s.zones.get(box.MONSTERS_AT[place], ())) - s.counts.get(box.DAMAGE[place], 0)


def place_of(s: State, monster: int) -> int:
    """The location of a monster, or NOWHERE when it is not on the board."""
    return PLACE_OF_ZONE.get(s.home[monster], NOWHERE)


def on_board(s: State, kind: int) -> tuple[int, ...]:
    """The special monsters of a kind that stand on the board."""
    return tuple(m for m in box.MONSTERS if box.KIND[m] == kind and place_of(s, m))


def unlike(monsters: tuple[int, ...] | list[int]) -> list[int]:
    """One monster of every look: choosing between tokens that are alike is no choice."""
    seen: dict[str, int] = {}
    for monster in monsters:
        seen.setdefault(box.LOOK[monster], monster)
    return list(seen.values())


# -------------------------------------------------------------------- what a word means


ONE_OF: Final = (w.Adjacent, w.Near, w.WithinTwo, w.WeakestGate, w.WithMonster)
"""Words that mean one location among several, of somebody's choice; the others mean all they name."""


def is_choice(where: w.AnyWhere) -> bool:
    """Whether one of the locations is to be chosen."""
    return isinstance(where, ONE_OF)


def places(s: State, f: Frame, where: w.AnyWhere) -> tuple[int, ...]:
    """The locations a word means now, in ascending number."""
    match where:
        case w.Here():
            return (s.counts[box.AT[f.who]],)
        case w.Near():
            return board.NEAR[s.counts[box.AT[f.who]]]
        case w.Adjacent() | w.EachAdjacent():
            return board.ADJACENT[s.counts[box.AT[f.who]]]
        case w.EachNear():
            return board.NEAR[s.counts[box.AT[f.who]]]
        case w.WithinTwo():
            return board.WITHIN_TWO[s.counts[box.AT[f.who]]]
        case w.OfTarget():
            return (s.counts[box.AT[s.shared(f).regs["target"]]],)
        case w.RitualSite():
            return (s.counts[box.RITUAL_PLACE],)
        case w.EachGate():
            return tuple(sorted(s.counts[key] for key in box.GATE_PLACE))
        case w.Gate(symbol):
            return (s.counts[box.GATE_PLACE[symbol]],)
        case w.WeakestGate():
            fewest = min(len(s.zone(box.GATES_OF[symbol])) for symbol in range(3))
            weakest = [symbol for symbol in range(3) if len(s.zone(box.GATES_OF[symbol])) == fewest]
            return tuple(sorted(s.counts[box.GATE_PLACE[symbol]] for symbol in weakest))
        case w.WithMonster(kind):
            return tuple(sorted({place_of(s, m) for m in on_board(s, kind)}))


# -------------------------------------------------------------------- words that happen somewhere


def choose_where(s: State, f: Frame, node: w.Spawn | w.Damage) -> None:
    """Where it happens, if that is open: e.g. which of two equally weak gates."""
    if is_choice(node.where):
        s.ask(f, seat_of(s, f.who), asks.Place, box.PLACE.each(places(s, f, node.where)), 0)
    else:
        f.answer = None


def list_where(s: State, f: Frame, node: w.Spawn | w.Damage) -> None:
    """Once for every location and every time, one at a time (FH-SPN-03)."""
    spots = places(s, f, node.where) if not is_choice(node.where) else () if f.answer is None else (f.value,)
    f.lists["due"] = tuple(place for place in spots for _ in range(node.n))
