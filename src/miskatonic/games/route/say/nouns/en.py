"""The nouns of En Route in English."""

from typing import Final

from miskatonic.games.route.say.names import Names
from miskatonic.text.en import regular

NAMES: Final = Names(
    tourists=tuple(regular(f"{colour} tourist") for colour in ("red", "green", "blue", "purple")),
    tourist=regular("tourist"),
    segment=regular("segment"),
    point=regular("point"),
    goal=regular("goal"),
    bonuses=(
        "Coordinate Change",
        "Segment",
        "Diagonal Segment",
        "Transfer",
        "Tome of Reroll",
        "Tome of Improvement",
        "Tome of Blessing",
    ),
    uses=(
        "Segment",
        "Diagonal Segment",
        "Transfer",
        "Route Correction",
        "Route Correction (support)",
        "Secret Alley (support)",
        "Long Way",
        "Connecting Paths",
        "the Entertainer",
        "the Runner",
        "the Gourmet",
        "the Old Hand",
    ),
    colours=("red", "green", "blue", "purple", "grey"),
    bets=(
        "red tourists",
        "green tourists",
        "blue tourists",
        "purple tourists",
        "half-stars",
        "sevens",
        "personal task",
        "goal A",
        "goal B",
        "goal C",
    ),
)
