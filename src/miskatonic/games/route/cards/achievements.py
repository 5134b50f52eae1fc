"""The achievements: groups of four, three of which open secret cards (RT-ACH)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# -------------------------------------------------------------------- what is to be done in one game


@dataclass(frozen=True, slots=True)
class Alone:
    """Play alone."""


@dataclass(frozen=True, slots=True)
class InTeams:
    """Play in team mode."""


@dataclass(frozen=True, slots=True)
class WholeCampaign:
    """Play the three games of a campaign."""


@dataclass(frozen=True, slots=True)
class Events:
    """So many events of a colour are in play."""

    n: int
    red: bool


@dataclass(frozen=True, slots=True)
class EverySide:
    """The final route runs along all four sides of a location."""


@dataclass(frozen=True, slots=True)
class TurnsInARow:
    """The final route turns at so many crossroads one after another."""

    n: int


@dataclass(frozen=True, slots=True)
class Elbows:
    """Connecting Paths are used so many times."""

    n: int


@dataclass(frozen=True, slots=True)
class TaskPoints:
    """The task brings so many points."""

    n: int


@dataclass(frozen=True, slots=True)
class LandmarkPoints:
    """Landmarks bring so many points."""

    n: int


@dataclass(frozen=True, slots=True)
class RewardPoints:
    """The rewards of a confrontation bring so many points."""

    n: int


@dataclass(frozen=True, slots=True)
class EveryGoal:
    """All three goals are won."""


@dataclass(frozen=True, slots=True)
class Changes:
    """So many Coordinate Changes are used in one round."""

    n: int


@dataclass(frozen=True, slots=True)
class Doubles:
    """Tourists of the final route are in so many locations whose two coordinates are equal."""

    n: int


@dataclass(frozen=True, slots=True)
class Corners:
    """Tourists of the final route are in so many corner locations."""

    n: int


@dataclass(frozen=True, slots=True)
class GateMadness:
    """So much madness comes from gates."""

    n: int


Deed = (
    Alone | InTeams | WholeCampaign | Events | EverySide | TurnsInARow | Elbows | TaskPoints | LandmarkPoints | RewardPoints
    | EveryGoal | Changes | Doubles | Corners | GateMadness
)  # fmt: skip

# -------------------------------------------------------------------- the album


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement; `win` ones count only for the winner of that same game (RT-ACH-10)."""

    code: str
    deed: Deed | None = None
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
            Achievement("solo", Alone()),
            Achievement("team", InTeams()),
            Achievement("campaign", WholeCampaign()),
            Achievement("seven-people", social=True, many=True),
        ),
        (1, 2, 3, 4, 5),
    ),
    Group(
        "light",
        (
            Achievement("three-yellow", Events(3, red=False)),
            Achievement("four-sides", EverySide(), win=True),
            Achievement("eleven-cities", many=True, later=True),
            Achievement("photo", social=True),
        ),
        (6,),
    ),
    Group(
        "turns",
        (
            Achievement("twelve-turns", TurnsInARow(12), win=True),
            Achievement("three-elbows", Elbows(3), win=True),
            Achievement("task-of-20", TaskPoints(20), win=True),
            Achievement("review", social=True),
        ),
        (8,),
    ),
    Group(
        "dark",
        (
            Achievement("three-red", Events(3, red=True)),
            Achievement("landmarks-of-50", LandmarkPoints(50), win=True),
            Achievement("all-goals", EveryGoal(), win=True),
            Achievement("video", social=True),
        ),
        (7,),
    ),
    Group(
        "coordinates",
        (
            Achievement("three-changes", Changes(3), win=True),
            Achievement("three-doubles", Doubles(3), win=True),
            Achievement("three-corners", Corners(3), win=True),
            Achievement("rating", social=True),
        ),
        (9,),
    ),
    Group(
        "horror",
        (
            Achievement("every-ancient-one", many=True),
            Achievement("gate-madness-of-4", GateMadness(4), win=True),
            Achievement("reward-of-50", RewardPoints(50), win=True),
            Achievement("favourite", social=True),
        ),
        (10,),
    ),
)
ACHIEVEMENTS: Final = tuple(item for group in GROUPS for item in group.items)
