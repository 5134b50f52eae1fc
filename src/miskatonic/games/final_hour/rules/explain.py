"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from collections.abc import Iterator

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.rules import asks, box


def forbidden(view: State, asked: Asked) -> Iterator[tuple[Option, str]]:
    """Options one might think of, each with the id of the rule that forbids it."""
    here = view.pointed(box.AT[asked.who])
    match asked.what:
        case asks.Move() | asks.March():
            for place in board.PLACES:
                if place == here:
                    yield box.MOVE[place], "FH-BRD-05"
                elif place not in board.ADJACENT[here]:
                    yield box.MOVE[place], "FH-MOV-05"
        case asks.Seal():
            for path in range(len(board.PATHS)):
                if view.count(box.SEALS[path]):
                    yield box.SEAL[path], "FH-SEA-02"
        case asks.Strike(wounds, place):
            for monster in view.zone(box.MONSTERS_AT[place]):
                if box.HEALTH[monster] > wounds:
                    yield box.STRIKE[monster], "FH-ATT-02"


def grave(s: State, asked: Asked, option: Option) -> bool:
    """To be ready for the reversal: there is one attempt, and it decides the game (FH-RIT-01, FH-END-03)."""
    return option is box.READY
