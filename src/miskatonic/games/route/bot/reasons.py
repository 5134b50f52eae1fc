"""What a judgement of En Route can hang on."""

from dataclasses import dataclass

from miskatonic.weighing import OnlyBest


@dataclass(frozen=True)
class Reaches:
    """Attractions and landmarks that the turn comes to, by their numbers in the city."""

    sights: tuple[int, ...]


@dataclass(frozen=True)
class OnlyWay:
    """The roads of a good turn that were drawn because no other way was open, and the sights that they come to."""

    roads: tuple[int, ...]
    sights: tuple[int, ...]


@dataclass(frozen=True)
class Joins:
    """Parts of the drawing that the turn brings together."""


@dataclass(frozen=True)
class Extends:
    """Segments drawn, which leave the route open or closed at its ends."""

    segments: int
    good: bool


@dataclass(frozen=True)
class Shape(OnlyBest):
    """How the whole drawing lies, by its segments: what sets turns apart that come to the same sights."""

    drawn: int


@dataclass(frozen=True)
class Welcomes:
    """Tourists that the turn brings, by type."""

    tourists: tuple[int, ...]


@dataclass(frozen=True)
class Earns:
    """Bonuses that the turn gains and spends, by kind, and whether all in all that and its bets are for the better."""

    gained: tuple[int, ...]
    spent: tuple[int, ...]
    good: bool


@dataclass(frozen=True)
class Scores:
    """The points of the best final route that was found for the sheet after this turn."""

    points: int


@dataclass(frozen=True)
class Aside(OnlyBest):
    """A step that no turn thought of goes on with."""


@dataclass(frozen=True)
class Route(OnlyBest):
    """The final route thought best, and its points."""

    points: int


@dataclass(frozen=True)
class BeginAnew(OnlyBest):
    """A step taken back: what can be had from here, and what by beginning another way; no points for a turn."""

    here: int
    there: int


@dataclass(frozen=True)
class Strays(OnlyBest):
    """A step off the final route thought best."""


@dataclass(frozen=True)
class Promises(OnlyBest):
    """A card or die by the turns it can make: alone with which other one, and which sights that comes to."""

    other: int
    sights: tuple[int, ...]


@dataclass(frozen=True)
class Spared(OnlyBest):
    """A die that one would not miss."""


@dataclass(frozen=True)
class Rates:
    """A landmark whose rating changes: whether it lies on the own route, and how many others have it on theirs."""

    up: bool
    mine: bool
    others: int


@dataclass(frozen=True)
class Luck(OnlyBest):
    """Dice of an event that can still be made better, or had better stay."""

    again: bool


@dataclass(frozen=True)
class Unknown:
    """Nothing that could be foreseen."""


AnyReason = (
    Reaches
    | OnlyWay
    | Joins
    | Extends
    | Shape
    | Welcomes
    | Earns
    | Scores
    | Aside
    | Route
    | BeginAnew
    | Strays
    | Promises
    | Spared
    | Rates
    | Luck
    | Unknown
)
