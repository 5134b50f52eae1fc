"""What a judgement of the Card Game can hang on."""

from dataclasses import dataclass
from enum import Enum

from miskatonic.weighing import Burden, Counted, OnlyBest, OnlyCounted, Owned

# -------------------------------------------------------------------- actions


@dataclass(frozen=True)
class Hits:
    """An attack on an enemy: its chance before and after what one could add, and whether it would defeat the enemy."""

    enemy: int
    chance: float
    most: float
    defeats: bool


@dataclass(frozen=True)
class Misses:
    """What a failed attack brings: the enemy strikes back, or somebody else is hit; NOBODY where it strikes back."""

    enemy: int
    whom: int


@dataclass(frozen=True)
class Evades:
    """An enemy evaded, its chance before and after what one could add."""

    enemy: int
    chance: float
    most: float


@dataclass(frozen=True)
class Takes(OnlyBest):
    """An enemy taken off somebody."""

    enemy: int
    whom: int


@dataclass(frozen=True)
class Finds:
    """An investigation: its chance before and after what one could add, and how many clues are still needed."""

    chance: float
    most: float
    needed: int


@dataclass(frozen=True)
class Bare:
    """An investigation where no clue is to be found."""


class Goal(Enum):
    """What draws somebody to a place."""

    CLUES = "clues"
    SPENDING = "spending"
    QUARRY = "quarry"
    DOOM = "doom"
    LAST = "last"
    FRIEND = "friend"
    NONE = "none"


@dataclass(frozen=True)
class Leads:
    """A step that leads to a place, and what is there."""

    place: int
    goal: Goal


@dataclass(frozen=True)
class Awaits:
    """Enemies that wait at the end of a step."""

    enemies: tuple[int, ...]


@dataclass(frozen=True)
class LeavesBehind:
    """Exhausted enemies that a step leaves behind."""

    enemies: tuple[int, ...]


@dataclass(frozen=True)
class Harsh:
    """A place that hurts whoever enters it, by so much for certain, or may throw them back."""

    damage: int
    horror: int


@dataclass(frozen=True)
class Provokes:
    """Attacks of opportunity."""

    damage: int
    horror: int


class Use(Enum):
    """What a card or ability is used for."""

    ACTION = "action"
    SPARES = "spares"
    HURTS = "hurts"
    CLUE = "clue"
    LUCK = "luck"
    CARD = "card"
    DRAWS = "draws"
    HEALS = "heals"
    MAY_HEAL = "may-heal"
    RID = "rid"
    MAY_RID = "may-rid"
    TALKS = "talks"
    QUARRY = "quarry"
    ACT = "act"
    MONEY = "money"
    HARDER = "harder"
    FRIEND = "friend"
    ENDS = "ends"
    OTHER = "other"


class Role(Enum):
    """What an asset is for."""

    ACTS = "acts"
    ARMS = "arms"
    FINDS = "finds"
    BEARS = "bears"
    SERVES = "serves"


@dataclass(frozen=True)
class PlaysAsset:
    """An asset put into play."""

    card: int
    role: Role


@dataclass(frozen=True)
class PlaysEvent:
    """An event played."""

    card: int


@dataclass(frozen=True)
class NotWorth:
    """A card whose use now costs more than it brings."""


@dataclass(frozen=True)
class Unburdens:
    """A card played that would do harm in hand."""

    damage: int
    horror: int


@dataclass(frozen=True)
class Uses(OnlyBest):
    """A card or ability used, and what for."""

    use: Use


@dataclass(frozen=True)
class UsesUp:
    """What using a card in one's turn takes: uses of it, or the card itself."""

    piece: int
    discards: bool


@dataclass(frozen=True)
class Resigns:
    """Leaving while one can: before a blow that would be the last, or when time is up."""

    lost: bool
    late: bool


@dataclass(frozen=True)
class Saves:
    """A resource for a card that one cannot pay yet, or for nothing certain."""

    card: int


@dataclass(frozen=True)
class Draws:
    """A card drawn: whether it is for a clue that is hardly to be found with what is at hand, and whether it is best."""

    for_clue: bool
    best: bool


@dataclass(frozen=True)
class Advances(OnlyBest):
    """The act advanced."""


@dataclass(frozen=True)
class Rests(OnlyBest):
    """Nothing done, nothing spent."""


@dataclass(frozen=True)
class GetsReady(OnlyBest):
    """The act could advance, but what it brings is awaited better armed."""


# -------------------------------------------------------------------- everything else


@dataclass(frozen=True)
class Raises:
    """What a card committed or a boost does to the chance of the test."""

    now: float
    then: float
    together: bool = False
    """Whether it takes other cards beside it to do so."""


@dataclass(frozen=True)
class Kept:
    """What a card is worth that stays in hand."""

    card: int


@dataclass(frozen=True)
class Enough:
    """The token is revealed with the chance as it is, whether that is good or nothing makes it better."""

    chance: float
    helpless: bool


@dataclass(frozen=True)
class Stronger:
    """One skill tested instead of another."""

    by: int


@dataclass(frozen=True)
class Passes:
    """A test that one may choose, by its chance."""

    chance: float


@dataclass(frozen=True)
class Wounds(OnlyBest):
    """Certain damage to an enemy."""

    enemy: int


@dataclass(frozen=True)
class Bears(OnlyBest):
    """Who bears a point of harm, and whether that is the end of it."""

    piece: int
    falls: bool


@dataclass(frozen=True)
class Useful(OnlyBest):
    """How useful a card is at hand or in play."""

    card: int


@dataclass(frozen=True)
class Spared(OnlyBest):
    """A card that can be missed."""

    card: int


@dataclass(frozen=True)
class Valued:
    """A card that had better stay."""

    card: int


@dataclass(frozen=True)
class KeepsHand(OnlyBest):
    """The opening hand as it is."""


@dataclass(frozen=True)
class First(OnlyBest):
    """Who takes the first turn."""

    who: int


@dataclass(frozen=True)
class Joins(OnlyBest):
    """A new investigator in place of one who is gone."""


@dataclass(frozen=True)
class ByWords(OnlyBest):
    """An effect of several, by what it does."""

    good: bool


AnyReason = (
    Hits | Misses | Evades | Takes | Finds | Bare | Leads | Awaits | LeavesBehind | Harsh | Provokes | PlaysAsset
    | PlaysEvent | NotWorth | Unburdens | Uses | UsesUp | Resigns | Saves | Draws | Advances | Rests | GetsReady | Raises
    | Kept | Enough | Stronger | Passes | Wounds | Bears | Useful | Spared | Valued | KeepsHand | First | Joins | ByWords
)  # fmt: skip

# -------------------------------------------------------------------- how things stand


@dataclass(frozen=True)
class Acts(OnlyCounted):
    """Acts behind the investigators."""


@dataclass(frozen=True)
class Clues(Counted):
    """Clues held towards the act."""


@dataclass(frozen=True)
class Time(Counted):
    """Room for doom."""


@dataclass(frozen=True)
class Health(Owned):
    """Somebody's health left."""


@dataclass(frozen=True)
class Sanity(Owned):
    """Somebody's sanity left."""


@dataclass(frozen=True)
class Danger(Burden):
    """Enemies in play."""


@dataclass(frozen=True)
class Means:
    """Assets, cards and resources."""


@dataclass(frozen=True)
class Victory(OnlyCounted):
    """Victory points."""


AnyFact = Acts | Clues | Time | Health | Sanity | Danger | Means | Victory
