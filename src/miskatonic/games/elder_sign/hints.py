"""How good a state is for the players, for bots and hints."""

from miskatonic.core.state import State
from miskatonic.games.elder_sign.box import DOOM, SIGNS
from miskatonic.games.elder_sign.people import ancient_one


def value(s: State, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    sheet = ancient_one(s)
    return 0.5 + 0.4 * (s.count(SIGNS) / sheet.signs - s.count(DOOM) / sheet.doom)
