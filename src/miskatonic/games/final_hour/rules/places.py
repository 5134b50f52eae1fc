"""Which locations a word of the cards means, and whether one of them is to be chosen."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.board import ADJACENT, NEAR, WITHIN_TWO
from miskatonic.games.final_hour.cards.words import (
    Adjacent,
    AnyWhere,
    EachAdjacent,
    EachGate,
    EachNear,
    Gate,
    Here,
    Near,
    OfTarget,
    RitualSite,
    WeakestGate,
    WithinTwo,
    WithMonster,
)
from miskatonic.games.final_hour.rules.box import AT, GATE_PLACE, GATES_OF, KIND, MONSTERS, RITUAL_PLACE
from miskatonic.games.final_hour.rules.monsters import place_of

ONE_OF: Final = (Adjacent, Near, WithinTwo, WeakestGate, WithMonster)
"""Words that mean one location among several, of somebody's choice; the others mean all they name."""


def is_choice(where: AnyWhere) -> bool:
    """Whether one of the locations is to be chosen."""
    return isinstance(where, ONE_OF)


def places(s: State, f: Frame, where: AnyWhere) -> tuple[int, ...]:
    """The locations a word means now, in ascending number."""
    match where:
        case Here():
            return (s.counts[AT[f.who]],)
        case Near():
            return NEAR[s.counts[AT[f.who]]]
        case Adjacent() | EachAdjacent():
            return ADJACENT[s.counts[AT[f.who]]]
        case EachNear():
            return NEAR[s.counts[AT[f.who]]]
        case WithinTwo():
            return WITHIN_TWO[s.counts[AT[f.who]]]
        case OfTarget():
            return (s.counts[AT[s.shared(f).regs["target"]]],)
        case RitualSite():
            return (s.counts[RITUAL_PLACE],)
        case EachGate():
            return tuple(sorted(s.counts[key] for key in GATE_PLACE))
        case Gate(symbol):
            return (s.counts[GATE_PLACE[symbol]],)
        case WeakestGate():
            fewest = min(len(s.zone(GATES_OF[symbol])) for symbol in range(3))
            weakest = [symbol for symbol in range(3) if len(s.zone(GATES_OF[symbol])) == fewest]
            return tuple(sorted(s.counts[GATE_PLACE[symbol]] for symbol in weakest))
        case WithMonster(kind):
            return tuple(sorted({place_of(s, m) for m in on_board(s, kind)}))


def on_board(s: State, kind: int) -> tuple[int, ...]:
    """The special monsters of a kind that stand on the board."""
    return tuple(m for m in MONSTERS if KIND[m] == kind and place_of(s, m))
