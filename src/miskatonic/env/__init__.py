"""Learning environments of any game: a Gymnasium face for one seat and a PettingZoo face for the whole table."""

from miskatonic.env.single import SeatEnv
from miskatonic.env.whole import TableEnv

__all__ = ["SeatEnv", "TableEnv"]
