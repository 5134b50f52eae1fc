"""How a scenario ends: resolutions, victory display, experience and trauma (AH-CON, AH-ADV-09, AH-VIC-02, AH-XPR-01)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    CLUES,
    EXPERIENCE,
    EXPERIENCE_LOST,
    LOCATIONS_OPEN,
    MENTAL,
    OUT,
    PLAYS,
    RESIGNED,
    SCENARIO_OVER,
    VICTORY,
    VICTORY_POINTS,
)
from miskatonic.games.arkham_lcg.components import When
from miskatonic.games.arkham_lcg.people import in_game, lead
from miskatonic.games.arkham_lcg.questions import Told

NO_RESOLUTION: Final = 0
BONUS: Final = {NO_RESOLUTION: 2, 1: 2, 2: 2, 3: 0}
"""Experience that a resolution of The Gathering adds to the victory display; the third gives none at all."""
KILLED: Final = 3
"""The resolution in which everybody who has not resigned dies."""


def nothing(s: State, *args: int) -> None:
    """Only those who hear of it do anything."""


GAME_ENDS: Final = Event(When.GAME_ENDS.name, nothing)


def end_scenario(s: State, resolution: int) -> None:
    """A resolution is reached, or nobody is left (AH-CON-04, AH-CON-06): the rest of the game does not happen."""
    if SCENARIO_OVER in s.counts:
        return
    s.set(SCENARIO_OVER, resolution + 1)
    s.note(Told.RESOLUTION, resolution, rule="AH-ADV-09")
    s.push(ENDING, lead(s))


def stop_everything(s: State, f: Frame) -> None:
    """Nothing under way is finished; weaknesses in play have their last say (AH-ADV-09)."""
    del s.stack[: s.stack.index(f)]
    for seat in range(s.seats):
        if in_game(s, seat):
            s.happen(GAME_ENDS, seat)


def count_up(s: State, f: Frame) -> None:
    """Victory locations join the display, experience is earned, trauma written down, and the game is over."""
    resolution = s.count(SCENARIO_OVER) - 1
    for card in s.zone(LOCATIONS_OPEN):
        if VICTORY_POINTS[card] and not s.count(CLUES[card]):
            s.put(card, VICTORY)
            s.note(Told.VICTORY, card, rule="AH-VIC-02")
    earned = sum(VICTORY_POINTS[card] for card in s.zone(VICTORY)) + BONUS[resolution]
    if resolution == 1:
        s.add(MENTAL[lead(s)], 1)
        s.note(Told.TRAUMA, lead(s), 1, 1, rule="AH-CON-04")
    for seat in range(s.seats):
        if PLAYS[seat] not in s.counts:
            continue
        own = earned + (1 if resolution == 2 and seat == lead(s) else 0)
        if resolution == KILLED and s.count(OUT[seat]) != RESIGNED:
            own = 0
        own = max(0, own - s.count(EXPERIENCE_LOST[seat])) if resolution != KILLED else 0
        s.set(EXPERIENCE[seat], own)
        s.note(Told.EXPERIENCE, seat, own, rule="AH-XPR-01")
    won = resolution in (1, 2)  # AH-WIN-02: a resolution on an act is a win, anything else a loss
    s.note(Told.WON if won else Told.LOST, rule="AH-WIN-02")
    s.finish(won, "AH-WIN-02", tuple(s.count(EXPERIENCE[seat]) for seat in range(s.seats)))


ENDING: Final = procedure("ending", stop_everything, count_up)
