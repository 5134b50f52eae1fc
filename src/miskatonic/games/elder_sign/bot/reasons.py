"""What a judgement of Elder Sign can hang on."""

from dataclasses import dataclass
from typing import ClassVar

from miskatonic import weighing
from miskatonic.core.code import Effect
from miskatonic.weighing import Drawback, Neutral, OnlyBest

# -------------------------------------------------------------------- options


@dataclass(frozen=True)
class Success:
    """An attempt at an adventure: what may be won, and the chance that the table tells."""

    card: int
    chance: float
    at_least: bool


@dataclass(frozen=True)
class Failure(Drawback):
    """An attempt at an adventure: what may be lost."""

    card: int


@dataclass(frozen=True)
class Spends(Drawback):
    """Clues and items that such an attempt takes."""


@dataclass(frozen=True)
class There:
    """The best that can be done at the entrance; nothing named for a roll at lost and found."""

    effects: tuple[Effect, ...]
    price: int


@dataclass(frozen=True)
class Bought:
    """What an entrance action brings."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Trophies:
    """Trophies paid."""

    n: int


@dataclass(frozen=True)
class Chance(Neutral):
    """The attempt under way: the chance to end it well without further clues and cards, counted to the end."""

    p: float


@dataclass(frozen=True)
class Left(Neutral):
    """The attempt under way, where its chance was not counted to the end: the dice and tasks that are left."""

    dice: int
    tasks: int


@dataclass(frozen=True)
class Serves(Neutral):
    """A face that a task which is left asks for, or that none does."""

    face: int
    wanted: bool


@dataclass(frozen=True)
class Weakest(OnlyBest):
    """A die that goes: one with fewer good faces than others, or one of its kind."""

    colour: int
    only: bool
    """Whether there are dice of no other colour, so that only what may be focused counts."""


@dataclass(frozen=True)
class HardTask(OnlyBest):
    """A task that would be the hardest with dice."""


@dataclass(frozen=True)
class Abandoned:
    """An attempt given up."""

    card: int
    hopeless: bool
    """Whether nothing else is better."""


@dataclass(frozen=True)
class TaskPrice(Drawback):
    """What a task costs beside dice."""

    sanity: int
    health: int
    clock: int


@dataclass(frozen=True)
class TerrorStrikes(Drawback):
    """What a failed roll with terror brings."""


@dataclass(frozen=True)
class Clue(Drawback):
    """A clue spent."""


@dataclass(frozen=True)
class Kept(OnlyBest):
    """A card kept for another time."""


@dataclass(frozen=True)
class Used(OnlyBest):
    """What a card or ability does beside the dice."""

    piece: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class UsedUp(Drawback):
    """What using a card or ability costs."""

    piece: int


@dataclass(frozen=True)
class Again(OnlyBest):
    """A die of the best reroll, by its face; or the roll, when all of them are picked."""

    face: int
    wanted: bool
    """Whether a task asks for the face all the same."""


@dataclass(frozen=True)
class Helps(OnlyBest):
    """Assistance given, or asked for, and what it may cost the helper."""

    who: int


@dataclass(frozen=True)
class Refuses(OnlyBest):
    """Assistance that may cost the helper more than it is worth."""


@dataclass(frozen=True)
class Beaten(OnlyBest):
    """A monster defeated."""

    monster: int


@dataclass(frozen=True)
class Harder(OnlyBest):
    """How much harder an adventure becomes by a monster."""

    card: int


@dataclass(frozen=True)
class Removed(OnlyBest):
    """What an adventure and its monsters do as long as they lie there."""

    card: int


@dataclass(frozen=True)
class Missed(Drawback):
    """What an adventure that goes would have promised."""

    card: int


@dataclass(frozen=True)
class Least(Neutral):
    """No other adventure would have promised less than the one that goes."""

    card: int


AnyReason = (
    Success | Failure | Spends | There | Bought | Trophies | Chance | Left | Serves | Weakest | HardTask | Abandoned
    | TaskPrice | TerrorStrikes | Clue | Kept | Used | UsedUp | Again | Helps | Refuses | Beaten | Harder | Removed | Missed
    | Least
)  # fmt: skip

# -------------------------------------------------------------------- how things stand


@dataclass(frozen=True)
class Awake(weighing.Burden, weighing.OnlyCounted):
    """Whether the Ancient One is awake."""


class _Race(weighing.Part):
    """What counts only as long as the Ancient One sleeps, or only once it is awake."""

    of: ClassVar[object] = Awake()


@dataclass(frozen=True)
class Doom(weighing.OnlyCounted, _Race):
    """Free cells of the doom track."""


@dataclass(frozen=True)
class Signs(weighing.OnlyCounted, _Race):
    """Elder Signs gathered."""


@dataclass(frozen=True)
class Monsters(weighing.Burden, _Race):
    """Monsters in the museum."""


@dataclass(frozen=True)
class OpenCards(_Race):
    """Adventures and Other Worlds that lie open."""


@dataclass(frozen=True)
class Hits(weighing.OnlyCounted, _Race):
    """Hits made in the battle."""


@dataclass(frozen=True)
class Fighters(weighing.OnlyCounted, _Race):
    """Investigators who live to fight the battle."""


@dataclass(frozen=True)
class Lives(weighing.OnlyCounted):
    """Investigators who live."""


class _Own(weighing.Part):
    """What is somebody's own as long as they live."""

    of: ClassVar[object] = Lives()


@dataclass(frozen=True)
class Wellbeing(weighing.Owned, _Own):
    """Somebody's sanity or health."""

    value: int


@dataclass(frozen=True)
class Clues(weighing.Owned, _Own):
    """Somebody's clues."""


@dataclass(frozen=True)
class Possessions(weighing.Owned, _Own):
    """Somebody's items, spells and allies."""

    in_figures: ClassVar[bool] = False


@dataclass(frozen=True)
class TrophiesOf(weighing.Owned, _Own):
    """Somebody's trophies."""


AnyFact = (
    Awake | Doom | Signs | Monsters | OpenCards | Hits | Fighters | Lives | Wellbeing | Clues | Possessions | TrophiesOf
)  # fmt: skip
AnyOwned = Wellbeing | Clues | TrophiesOf
