"""The bets of Las Vegas (RT-LV-21 to RT-LV-29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TOURISTS: Final = 0
HALF_STARS: Final = 1
SEVENS: Final = 2
TASK: Final = 3
GOAL: Final = 4


@dataclass(frozen=True, slots=True)
class BetType:
    """A type of bet: what it is about, what it pays, and the largest number one may write."""

    code: str
    about: int
    which: int = 0
    """The type of tourists, or the goal."""
    exact: int = 0
    near: int = 0
    most: int = -1
    """No number at all for bets on goals."""


BET_TYPES: Final = (
    BetType("red", TOURISTS, 0, 15, 10, 40),
    BetType("green", TOURISTS, 1, 15, 10, 40),
    BetType("blue", TOURISTS, 2, 15, 10, 40),
    BetType("purple", TOURISTS, 3, 15, 10, 40),
    BetType("half-stars", HALF_STARS, 0, 15, 10, 20),
    BetType("sevens", SEVENS, 0, 18, 6, 10),
    BetType("task", TASK, 0, 0, 5, 40),
    BetType("goal-a", GOAL, 0),
    BetType("goal-b", GOAL, 1),
    BetType("goal-c", GOAL, 2),
)
ANY_BET_UNTIL: Final = 5
"""The last round for bets of any type (RT-LV-29)."""
GOAL_BETS_UNTIL: Final = 8
