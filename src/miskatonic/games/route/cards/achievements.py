"""The achievements: groups of four, three of which open secret cards (RT-ACH)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement; `win` ones count only for the winner of that same game (RT-ACH-10)."""

    code: str
    win: bool = False
    social: bool = False
    """Done away from the table, so that only the player can tick it off."""
    many: bool = False
    """Gathered over several games."""
    later: bool = False
    """Not possible with the boards of this catalogue."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of achievements and the numbers of the secret cards it opens."""

    code: str
    items: tuple[Achievement, ...]
    opens: tuple[int, ...]


NEEDED: Final = 3
"""So many of a group open its cards (RT-ACH-02)."""

GROUPS: Final = (
    Group(
        "modes",
        (
            Achievement("solo"),
            Achievement("team", later=True),
            Achievement("campaign"),
            Achievement("seven-people", social=True, many=True),
        ),
        (1, 2, 3, 4, 5),
    ),
    Group(
        "light",
        (
            Achievement("three-yellow"),
            Achievement("four-sides", win=True),
            Achievement("eleven-cities", many=True, later=True),
            Achievement("photo", social=True),
        ),
        (6,),
    ),
    Group(
        "turns",
        (
            Achievement("twelve-turns", win=True),
            Achievement("three-elbows", win=True),
            Achievement("task-of-20", win=True),
            Achievement("review", social=True),
        ),
        (8,),
    ),
    Group(
        "dark",
        (
            Achievement("three-red"),
            Achievement("landmarks-of-50", win=True),
            Achievement("all-goals", win=True),
            Achievement("video", social=True),
        ),
        (7,),
    ),
    Group(
        "coordinates",
        (
            Achievement("three-changes", win=True),
            Achievement("three-doubles", win=True),
            Achievement("three-corners", win=True),
            Achievement("rating", social=True),
        ),
        (9,),
    ),
    Group(
        "horror",
        (
            Achievement("every-ancient-one", many=True),
            Achievement("gate-madness-of-4", win=True),
            Achievement("reward-of-50", win=True),
            Achievement("favourite", social=True),
        ),
        (10,),
    ),
)
ACHIEVEMENTS: Final = tuple(item for group in GROUPS for item in group.items)
