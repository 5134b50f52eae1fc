"""Spaces and paths: what is adjacent, how far it is, what lies where, which spaces a word means (EH-MAP, EH-NEA, EH-RLO)."""

from typing import Final, assert_never

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.rules import box

ALL: Final = tuple(range(box.SPACES))
TYPE: Final = tuple(space.type for space in world.SPACES)
PATHS: Final = tuple(
    tuple([(path.b if path.a == here else path.a, path.type) for path in world.PATHS if here in (path.a, path.b)])
    for here in ALL
)
"""For every space, what it is adjacent to and by which type of path (EH-MAP-04, EH-MAP-05)."""
ADJACENT: Final = tuple(tuple([there for there, _ in paths]) for paths in PATHS)


def _distances(start: int) -> tuple[int, ...]:
    far = {start: 0}
    queue = [start]
    for space in queue:
        for there in ADJACENT[space]:
            if there not in far:
                far[there] = far[space] + 1
                queue.append(there)
    return tuple([far[space] for space in ALL])


DISTANCE: Final = tuple(_distances(start) for start in ALL)
"""The fewest paths between two spaces (EH-NEA-01)."""

# -------------------------------------------------------------------- what lies there


def monsters_on(s: State, space: int) -> tuple[int, ...]:
    """The Monsters on a space, in the order they came."""
    return s.zones.get(box.MONSTERS_AT[space], ())


def clues_on(s: State, space: int) -> tuple[int, ...]:
    """The Clues on a space."""
    return s.zones.get(box.CLUES_AT[space], ())


def gate_on(s: State, space: int) -> int:
    """The open Gate on a space, or -1."""
    gate = box.GATE_ON.get(space, -1)
    return gate if gate >= 0 and s.home.get(gate) == box.GATES_OPEN else -1


def monsters_on_board(s: State) -> list[int]:
    """Every Monster on the board."""
    return [monster for zone in box.MONSTERS_AT for monster in s.zones.get(zone, ())]


def clues_on_board(s: State) -> list[int]:
    """Every Clue on the board."""
    return [clue for zone in box.CLUES_AT for clue in s.zones.get(zone, ())]


_SPACE_OF_ZONE: Final = member_of(box.MONSTERS_AT, box.CLUES_AT)


def space_of_piece(s: State, piece: int) -> int:
    """The space on which a Monster or a Clue lies; -1 when it is not on the board."""
    return _SPACE_OF_ZONE.get(s.home.get(piece, ""), -1)


# -------------------------------------------------------------------- from where an effect looks


def stands_on(s: State, seat: int) -> int:
    """The space of an investigator, or the one they count as being on while they research a Clue far away."""
    return s.counts.get(box.AS_IF_ON[seat], s.counts.get(box.AT[seat], -1))


def here(s: State, f: Frame) -> int:
    """The space of the one who resolves an effect."""
    return stands_on(s, f.who)


def this_space(s: State, f: Frame) -> int:
    """The space of this Monster."""
    regs = s.shared(f).regs
    space = space_of_piece(s, regs["monster"]) if "monster" in regs else -1
    return space if space >= 0 else regs.get("space", -1)


# -------------------------------------------------------------------- the spaces a word means


def spaces(s: State, f: Frame, where: w.Where, origin: int = -1) -> tuple[int, ...]:
    """The spaces that a word means; the nearest ones are counted from the origin, or from the investigator."""
    match where:
        case w.Here():
            return _known(here(s, f))
        case w.ThisSpace():
            return _known(this_space(s, f))
        case w.ThatSpace():
            return _known(s.shared(f).regs.get("that-space", -1))
        case w.At(space):
            return (space,)
        case w.AnySpace():
            return ALL
        case w.OtherSpace():
            own = here(s, f)
            return tuple([space for space in ALL if space != own])
        case w.OfType(kind):
            return tuple([space for space in ALL if TYPE[space] == kind])
        case w.WithGate():
            return tuple([box.GATE[gate].space for gate in s.zones.get(box.GATES_OPEN, ())])
        case w.WithClue():
            return tuple([space for space in ALL if clues_on(s, space)])
        case w.WithEldritch():
            return tuple([space for space in ALL if box.ELDRITCH_AT[space] in s.counts])
        case w.WithInvestigator():
            return tuple(sorted({s.counts[at] for seat, at in enumerate(box.AT) if box.PLAYS[seat] in s.counts}))
        case w.WithMonster(name):
            return tuple([space for space in ALL if _has_monster(s, space, name)])
        case w.ExpeditionSpace():
            return _known(s.pointed(box.EXPEDITION_AT))
        case w.Without(some, without):
            barred = spaces(s, f, without, origin)
            return tuple([space for space in spaces(s, f, some, origin) if space not in barred])
        case w.Either(one, other):
            return tuple(sorted({*spaces(s, f, one, origin), *spaces(s, f, other, origin)}))
        case w.OrAdjacent(to):
            found = spaces(s, f, to, origin)
            return tuple(sorted({*found, *(there for space in found for there in ADJACENT[space])}))
        case w.Nearest(to):
            return nearest(spaces(s, f, to, origin), origin if origin >= 0 else here(s, f))
        case w.RandomSpace():
            return _known(f.regs.get("drawn", -1)) or ALL
        case _:
            assert_never(where)


def nearest(found: tuple[int, ...], origin: int) -> tuple[int, ...]:
    """Those of the spaces that are over the fewest paths from the origin (EH-NEA-01, EH-NEA-03)."""
    far = DISTANCE[origin]
    least = min([far[space] for space in found], default=0)
    return tuple([space for space in found if far[space] == least])


def _known(space: int) -> tuple[int, ...]:
    return (space,) if space >= 0 else ()


def _has_monster(s: State, space: int, name: str) -> bool:
    return any(box.CODE[monster] == name for monster in monsters_on(s, space))
