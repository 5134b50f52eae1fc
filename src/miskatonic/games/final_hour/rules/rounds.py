"""The course of the game: round by round, an action phase and an Ancient One phase (FH-RND)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.ancient_one_phase import ANCIENT_ONE_PHASE
from miskatonic.games.final_hour.rules.people import lead
from miskatonic.games.final_hour.rules.priority import PLAY_PRIORITY_CARDS, TURNS
from miskatonic.games.final_hour.rules.resolving import RESOLVE_ACTION_CARDS
from miskatonic.games.final_hour.rules.solo import SOLO_ACTION_PHASE


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
    """Rounds follow each other until the game ends."""
    f.goto(begin_round)


GAME: Final = procedure("game", begin_round, action_phase, ancient_one_phase, next_round)
