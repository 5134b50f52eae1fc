"""Colours, bonuses and kinds of road, by number: the words that boards and cards are written in."""

from typing import Final

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
PURPLE: Final = 3
GREY: Final = 4
"""Landmarks (RT-BASE-38); there are no grey tourists."""
COLOURS: Final = ("red", "green", "blue", "purple", "grey")
TOURIST_TYPES: Final = (RED, GREEN, BLUE, PURPLE)

COORDINATE: Final = 0
SEGMENT: Final = 1
DIAGONAL: Final = 2
TRANSFER: Final = 3
REROLL: Final = 4
IMPROVEMENT: Final = 5
BLESSING: Final = 6
BONUSES: Final = ("coordinate", "segment", "diagonal", "transfer", "reroll", "improvement", "blessing")
"""Bonuses of cafés and curiosities; the last three are tomes (RT-ARK-32)."""
TOMES: Final = (REROLL, IMPROVEMENT, BLESSING)

STREET: Final = 0
CORNER: Final = 1
PATH: Final = 2
CANAL: Final = 3
BRIDGE: Final = 4
DEAD_END: Final = 5
LINE: Final = 6
"""A line between the locations of the university (RT-ARK-21)."""
ACROSS: Final = 7
"""A diagonal through a location (RT-BASE-60)."""
CROSSING: Final = 8
"""A way across the river behind a dead end (RT-ARK-40)."""
ROAD_KINDS: Final = ("street", "corner", "path", "canal", "bridge", "dead-end", "line", "diagonal", "crossing")

DARK: Final = 0
LIGHT: Final = 1
SYMBOLS: Final = ("dark", "light")

SIZE: Final = 6
"""Columns and rows of a map (RT-BASE-03)."""
