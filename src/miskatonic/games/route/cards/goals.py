"""The goal decks A, B and C: what is measured on the final route, and what it must come to (RT-BASE-36, RT-BASE-37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Node


@dataclass(frozen=True, slots=True)
class Segments(Node):
    """Segments of the final route."""


@dataclass(frozen=True, slots=True)
class CornerLocations(Node):
    """Corner locations of the map along the final route."""


@dataclass(frozen=True, slots=True)
class Turns(Node):
    """Crossroads at which the final route does not go straight on."""


@dataclass(frozen=True, slots=True)
class StraightLine(Node):
    """The most consecutive segments in one straight line; corner roads and diagonals break it."""


@dataclass(frozen=True, slots=True)
class SidesOfTheMap(Node):
    """Sides of the map whose border crossroads the final route touches."""


@dataclass(frozen=True, slots=True)
class WalkedRound(Node):
    """Locations along at least three of whose sides the final route runs."""


@dataclass(frozen=True, slots=True)
class Tourists(Node):
    """Tourists on the final route."""


@dataclass(frozen=True, slots=True)
class FullSets(Node):
    """Complete sets of a red, a green and a blue tourist."""


@dataclass(frozen=True, slots=True)
class Crowd(Node):
    """The most tourists in one location of the final route."""


@dataclass(frozen=True, slots=True)
class MixedLocations(Node):
    """Locations of the final route with tourists of at least two types."""


@dataclass(frozen=True, slots=True)
class InLine(Node):
    """The most locations with tourists in one row or column."""


@dataclass(frozen=True, slots=True)
class BorderTourists(Node):
    """Tourists in border locations of the map."""


@dataclass(frozen=True, slots=True)
class Attractions(Node):
    """Coloured attractions on the final route."""


@dataclass(frozen=True, slots=True)
class Landmarks(Node):
    """Landmarks on the final route."""


@dataclass(frozen=True, slots=True)
class Cafes(Node):
    """Cafés whose crossroads the final route touches."""


@dataclass(frozen=True, slots=True)
class OneColour(Node):
    """The most attractions of one colour."""


@dataclass(frozen=True, slots=True)
class WithTourists(Node):
    """Attractions and landmarks of the final route with tourists in their location."""


@dataclass(frozen=True, slots=True)
class ColoursTwice(Node):
    """Colours, grey included, of which at least two attractions are on the final route."""


Measure = (
    Segments
    | CornerLocations
    | Turns
    | StraightLine
    | SidesOfTheMap
    | WalkedRound
    | Tourists
    | FullSets
    | Crowd
    | MixedLocations
    | InLine
    | BorderTourists
    | Attractions
    | Landmarks
    | Cafes
    | OneColour
    | WithTourists
    | ColoursTwice
)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: its deck, what is measured, what is asked for, and the points for the best result and for the rest."""

    code: str
    deck: str
    measure: Measure
    requirement: int
    first: int
    others: int


GOALS: Final = (
    Goal("long-walk", "A", Segments(), 16, 10, 5),
    Goal("round-the-corners", "A", CornerLocations(), 2, 9, 4),
    Goal("winding-way", "A", Turns(), 8, 9, 4),
    Goal("avenue", "A", StraightLine(), 5, 8, 4),
    Goal("edge-to-edge", "A", SidesOfTheMap(), 3, 8, 4),
    Goal("round-trip", "A", WalkedRound(), 2, 9, 4),
    Goal("big-group", "B", Tourists(), 32, 10, 5),
    Goal("full-set", "B", FullSets(), 7, 10, 5),
    Goal("crowd", "B", Crowd(), 6, 8, 4),
    Goal("mixed-company", "B", MixedLocations(), 5, 9, 4),
    Goal("in-line", "B", InLine(), 4, 8, 4),
    Goal("outskirts", "B", BorderTourists(), 16, 9, 4),
    Goal("see-it-all", "C", Attractions(), 8, 10, 5),
    Goal("postcards", "C", Landmarks(), 3, 9, 4),
    Goal("coffee-tour", "C", Cafes(), 4, 8, 4),
    Goal("connoisseur", "C", OneColour(), 4, 9, 4),
    Goal("picnic", "C", WithTourists(), 5, 9, 4),
    Goal("something-for-everyone", "C", ColoursTwice(), 4, 8, 4),
)
