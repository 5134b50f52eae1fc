"""Starting events: yellow ones are good, red ones bad (RT-EVT). Two lie in the secret box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node

# Where the symbol is drawn.


@dataclass(frozen=True, slots=True)
class AtTheRoll(Node):
    """In an unoccupied location at the coordinates rolled (RT-EVT-09)."""


@dataclass(frozen=True, slots=True)
class OnALandmark(Node):
    """On any landmark of the own board (RT-EVT-11)."""


@dataclass(frozen=True, slots=True)
class OnAnAttraction(Node):
    """On an attraction that takes exactly one location (RT-EVT-14)."""


@dataclass(frozen=True, slots=True)
class OnARoad(Node):
    """On a white road (RT-EVT-16)."""


@dataclass(frozen=True, slots=True)
class OnACrossroads(Node):
    """On a white crossroads (RT-EVT-17)."""


@dataclass(frozen=True, slots=True)
class InAPlainLocation(Node):
    """In a location without attraction, ferry or water."""


Spot = AtTheRoll | OnALandmark | OnAnAttraction | OnARoad | OnACrossroads | InAPlainLocation

# What it does.


@dataclass(frozen=True, slots=True)
class CountsAsCafe(Node):
    """The first segment along the location brings any café bonus of the city (RT-EVT-21)."""


@dataclass(frozen=True, slots=True)
class IfSeen(Node):
    """So many points if the landmark is on the final route."""

    points: int


@dataclass(frozen=True, slots=True)
class Audience(Node):
    """A point per tourist in the locations around, if the location is on the final route, up to so many."""

    most: int


@dataclass(frozen=True, slots=True)
class SidesWalked(Node):
    """Points by how many sides of the location the final route runs along."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Closed(Node):
    """The attraction counts for nothing (RT-EVT-32)."""


@dataclass(frozen=True, slots=True)
class Impassable(Node):
    """No segment may be drawn along the road, or to the crossroads (RT-EVT-20)."""


@dataclass(frozen=True, slots=True)
class IfPassed(Node):
    """So many points, less than none, if the location is along the final route."""

    points: int


@dataclass(frozen=True, slots=True)
class LandmarksInSight(Node):
    """Points for each landmark on the final route in the same row or column."""

    each: int


@dataclass(frozen=True, slots=True)
class Rain(Node):
    """A point lost per tourist on the final route in the locations that share a side, up to so many."""

    most: int


EventWord = CountsAsCafe | IfSeen | Audience | SidesWalked | Closed | Impassable | IfPassed | LandmarksInSight | Rain


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event: where its symbol goes and what it does."""

    code: str
    spot: Spot
    word: EventWord
    red: bool = False
    secret: bool = False


EVENT_CARDS: Final = (
    EventCard("regular-visitor", AtTheRoll(), CountsAsCafe()),
    EventCard("popularity-surge", OnALandmark(), IfSeen(5)),
    EventCard("street-concert", AtTheRoll(), Audience(8)),
    EventCard("viewpoint", AtTheRoll(), SidesWalked((0, 1, 3, 6, 10))),
    EventCard("fireworks", AtTheRoll(), LandmarksInSight(2), secret=True),
    EventCard("reconstruction", OnAnAttraction(), Closed(), red=True),
    EventCard("you-shall-not-pass", OnARoad(), Impassable(), red=True),
    EventCard("obstacle", OnACrossroads(), Impassable(), red=True),
    EventCard("noisy-quarter", InAPlainLocation(), IfPassed(-4), red=True),
    EventCard("rainy-day", InAPlainLocation(), Rain(6), red=True, secret=True),
)
