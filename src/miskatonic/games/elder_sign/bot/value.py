"""How good a state is for the players, for bots and hints."""

from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot.worth import squashed, standing


def value(s: State, seat: int) -> float:
    """How good a state is, from 0 (lost) to 1 (won)."""
    if s.result is not None:
        return float(s.result.won or 0)
    return squashed(s, standing(s, seat))
