"""What a judgement of En Route can hang on."""

from dataclasses import dataclass
from enum import Enum

from miskatonic.weighing import Beside, OnlyBest


class How(Enum):
    """How what a turn gets is told beside what another gets."""

    PLAIN = "plain"
    BETTER = "better"
    """No more than by the other, and yet it counts for more."""
    WORSE = "worse"
    """No less than by the best, and yet it counts for less."""


@dataclass(frozen=True)
class Reaches(Beside):
    """Attractions and landmarks that the turn comes to, by their numbers in the city."""

    sights: tuple[int, ...]
    how: How = How.PLAIN

    def beside(self, other: object, *, better: bool) -> object:
        """Who comes to fewer sights than otherwise does not do it for those."""
        assert isinstance(other, Reaches)
        mine, theirs = set(self.sights), set(other.sights)
        if better and mine < theirs:
            return Reaches((), How.BETTER)
        if not better and mine > theirs:
            return Reaches(tuple([sight for sight in self.sights if sight not in theirs]), How.WORSE)
        return self


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
class Welcomes(Beside):
    """Tourists that the turn brings, by type."""

    tourists: tuple[int, ...]
    how: How = How.PLAIN

    def beside(self, other: object, *, better: bool) -> object:
        """Where the same tourists come either way, it is where they stand that counts."""
        assert isinstance(other, Welcomes)
        same = self.tourists == other.tourists
        return Welcomes(self.tourists, How.BETTER if better else How.WORSE) if same and any(self.tourists) else self


@dataclass(frozen=True)
class Earns:
    """Bonuses that the turn gains and spends, by kind, and whether all in all that and its bets are for the better."""

    gained: tuple[int, ...]
    spent: tuple[int, ...]
    good: bool


@dataclass(frozen=True)
class Scores(Beside):
    """The points of the best final route that was found for the sheet after this turn; none where those do not decide."""

    points: int | None

    def beside(self, other: object, *, better: bool) -> object:
        """No more points than by the other way are no reason."""
        assert isinstance(other, Scores)
        more, fewer = (self.points, other.points) if better else (other.points, self.points)
        return self if more is not None and fewer is not None and more > fewer else Scores(None)


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
    """A landmark whose rating changes: whether it lies on the own route, on how many others’, on the partner's."""

    up: bool
    mine: bool
    others: int
    partner: bool = False


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
