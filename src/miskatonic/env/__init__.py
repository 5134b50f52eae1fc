"""Learning environments of any game: a Gymnasium face for one seat and a PettingZoo face for the whole table.

Importing this makes every game known to Gymnasium, as `miskatonic/final-hour-v0` and so on.
"""

import gymnasium

import miskatonic as mk
from miskatonic.env.single import SeatEnv
from miskatonic.env.whole import TableEnv

__all__ = ["SeatEnv", "TableEnv"]

for _id in mk.games():
    gymnasium.register(
        f"miskatonic/{_id}-v0", "miskatonic.env.single:SeatEnv", kwargs={"game": _id}, disable_env_checker=True
    )
