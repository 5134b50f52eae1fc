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
REPEATING: Final = 7
STRETCHING: Final = 8
SIDE: Final = 9
ELBOW: Final = 10
ELBOW_END: Final = 11
TURNING_AGAIN: Final = 12
EXTRA_SEGMENT: Final = 13
EXTRA_DIAGONAL: Final = 14
BETTING: Final = 15
WRITING: Final = 16
VISITING: Final = 17
CHOOSING_BONUS: Final = 18
CHOOSING_TOME: Final = 19
JOKING: Final = 20
AGAIN: Final = 21
"""The gourmet: which crossed-out bonus is used once more."""
CHANGING: Final = 22
ENDING: Final = 23
