"""What a city is: a record of data that rules read. No rule names a city.

Locations are called by column and row (`L34`), crossroads by their lattice point (`c23`), roads by where they begin:
`h12` runs to the right of `c12`, `v12` down from it; `kh12` and `kv12` are canals, `q60` bends round the corner `[6, 0]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """An attraction of a location, grey ones being landmarks; the same code on several locations is one attraction."""

    code: str
    colour: int
    group: str = ""
    casino: bool = False
    inside: tuple[str, ...] = ()
    """The roads of which one must be walked, where running along a side is not enough (RT-SYD-29)."""


@dataclass(frozen=True, slots=True)
class Cafe:
    """A café and its bonus (RT-BASE-28); by a canal, a land road of its own bank (RT-VEN-21)."""

    bonus: int
    bank: str = ""


@dataclass(frozen=True, slots=True)
class Shop:
    """An antique shop (RT-ARK-37)."""


@dataclass(frozen=True, slots=True)
class Gate:
    """A gate to another world (RT-ARK-36)."""


@dataclass(frozen=True, slots=True)
class Airport:
    """Where the helicopter starts (RT-LV-12)."""


@dataclass(frozen=True, slots=True)
class Remote:
    """A green crossroads, which is an attraction itself (RT-LV-10)."""

    code: str
    colour: int


@dataclass(frozen=True, slots=True)
class Pier:
    """The way to a remote attraction where tourists of one type gather (RT-SYD-25)."""

    code: str
    colour: int


@dataclass(frozen=True, slots=True)
class Entrance:
    """A landmark on a crossroads (RT-SYD-28)."""

    code: str


Stop = Cafe | Shop | Gate | Airport | Remote | Pier | Entrance


@dataclass(frozen=True, slots=True)
class Track:
    """The rating track of a landmark: what it is worth with no, one, two ... cells marked (RT-BASE-48)."""

    landmark: str
    values: tuple[int, ...] = (3, 5, 7, 10, 13, 16)
    purple_corners: int = 2
    """So many first cells are marked at set-up in the advanced mode (RT-BASE-40)."""
    by_number: bool = False
    """A cell is marked by its number, not the first free one (RT-SYD-09)."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A cell of the challenge table of solo play: what is asked for (RT-SOLO-04)."""

    points: int
    goals: int = 0
    reward: int = 0
    """Points that must come from successes against the Ancient One (RT-ANC-21)."""


@dataclass(frozen=True, slots=True)
class TouristCard:
    """A card of a city deck: a coordinate, tourists of one type, and perhaps landmarks (RT-BASE-07, RT-SYD-08)."""

    code: str
    coordinate: int
    colour: int
    tourists: int
    landmarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Canal:
    """A canal, and on which side of it a land road runs: "below", "above", "left", "right"; "" where it has none."""

    road: str
    bank: str = ""


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner road, the two crossroads it joins and the locations it runs along (RT-BASE-57)."""

    road: str
    a: str
    b: str
    along: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """A road that stops at the river: from a crossroads to its end, and the crossroads across (RT-ARK-13, RT-ARK-40)."""

    road: str
    a: str
    end: str
    bank: str
    over: str
    across: str
    """The way over the river, which only the final route may take, and only against some."""


@dataclass(frozen=True, slots=True)
class River:
    """A river through a row: its squares are two locations each, north and south (RT-BASE-58)."""

    row: int
    bridges: tuple[str, ...]
    dead_ends: tuple[DeadEnd, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A city: its map, its cards and its figures."""

    code: str
    difficulty: int
    sights: Mapping[str, Sight]
    stops: Mapping[str, Stop]
    tracks: tuple[Track, ...]
    challenges: tuple[Challenge, ...]
    missing: tuple[str, ...] = ()
    corners: tuple[Corner, ...] = ()
    paths: tuple[str, ...] = ()
    """Roads that are garden paths."""
    canals: tuple[Canal, ...] = ()
    bridges: tuple[str, ...] = ()
    """Crossroads with a bridge over a canal (RT-VEN-18)."""
    river: River | None = None
    lines: tuple[str, ...] = ()
    """Lines that are roads only if the Ancient One says so (RT-ARK-21)."""
    ferries: tuple[str, ...] = ()
    coastal: tuple[str, ...] = ()
    cards: tuple[TouristCard, ...] = ()
    cards_only: bool = False
    """The city deck is these cards and nothing else (RT-SYD-02)."""
    modes: tuple[str, ...] = ()
    """What the table of modes and cities allows (RT-MODE-05 to RT-MODE-10), the usual one first."""
    goal_decks: str = "ABC"
    purple: bool = False
    """Purple tourists are drawn as such (RT-DICE-21)."""
    dice: tuple[int, ...] = (0, 1, 2, 3, 4)
    canal_factors: tuple[int, ...] = ()
    """What a purple tourist is worth with so many canal segments (RT-VEN-06)."""
    casinos: bool = False
    gates: bool = False
    """Trips go from gate to gate, as often as one likes (RT-ARK-18)."""
    curiosities: bool = False
    no_events: tuple[str, ...] = ()
    barred_groups: tuple[str, ...] = ()
    """Attractions of these groups take no reconstruction (RT-EVT-15)."""

    @property
    def landmarks(self) -> tuple[str, ...]:
        """The codes of the landmarks in the order of their tracks."""
        return tuple(track.landmark for track in self.tracks)
