"""Who helps on the way: support bonuses of the campaign (RT-CAMP-19) and the guides of the secret box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COORDINATE_CHANGE: Final = 0
LONG_WAY: Final = 1
SECRET_ALLEY: Final = 2
CORRECTION: Final = 3
NAVIGATOR: Final = 4
SUPPORT: Final = ("coordinate-change", "long-way", "alley", "route-correction", "navigator")
"""The support bonuses; the last one lies in the secret box."""

MAPMAKER: Final = 0
JOKER: Final = 1
RUNNER: Final = 2
GOURMET: Final = 3
OLD_HAND: Final = 4


@dataclass(frozen=True, slots=True)
class Guide:
    """A guide, who helps once per game."""

    code: str
    help: int


GUIDES: Final = (
    Guide("guide-mapmaker", MAPMAKER),
    Guide("guide-joker", JOKER),
    Guide("guide-runner", RUNNER),
    Guide("guide-gourmet", GOURMET),
    Guide("guide-old-hand", OLD_HAND),
)

SECRETS: Final = (
    "guide-mapmaker",
    "guide-joker",
    "guide-runner",
    "guide-gourmet",
    "guide-old-hand",
    "fireworks",
    "rainy-day",
    "extra-turn",
    "navigator",
    "nyarlathotep",
)
"""The secret cards by their numbers, from 1 (RT-CMP-13)."""

FAME_BY_PLACE: Final = ((4, 3, 2, 1), (6, 4, 3, 1), (8, 6, 4, 2))
"""World fame for each place in each of the three games (RT-CAMP-07)."""
FAME_BY_MARGIN: Final = ((0, 2), (11, 3), (21, 4), (41, 5))
"""Two players: from this margin on, so much fame for the winner (RT-CAMP-14)."""
GAMES: Final = 3
TWO_BONUSES_OVER: Final = 40
"""Who loses by more chooses two support bonuses (RT-CAMP-15)."""
