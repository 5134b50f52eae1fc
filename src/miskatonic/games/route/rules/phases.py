"""The phases of a turn of the drawing phase, by number (RT-BASE-75)."""

from typing import Final

CHOOSING_PAIR: Final = 0
CHOOSING_EFFECT: Final = 1
STARTING: Final = 2
ERASING: Final = 3
REJOINING: Final = 4
LANDING: Final = 5
"""A ferry was taken: which coastal location (RT-SYD-32)."""
CHOOSING_TYPE: Final = 6
STRETCHING: Final = 7
SIDE: Final = 8
ELBOW: Final = 9
ELBOW_END: Final = 10
TURNING_AGAIN: Final = 11
EXTRA_SEGMENT: Final = 12
EXTRA_DIAGONAL: Final = 13
BETTING: Final = 14
WRITING: Final = 15
VISITING: Final = 16
CHOOSING_BONUS: Final = 17
CHOOSING_TOME: Final = 18
JOKING: Final = 19
AGAIN: Final = 20
"""The gourmet: which crossed-out bonus is used once more."""
CHANGING: Final = 21
ENDING: Final = 22
