"""Which locations a word of the cards means, and whether one of them is to be chosen."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.rules.monsters import place_of

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


def on_board(s: State, kind: int) -> tuple[int, ...]:
    """The special monsters of a kind that stand on the board."""
    return tuple(m for m in box.MONSTERS if box.KIND[m] == kind and place_of(s, m))
