"""What a judgement of Eldritch Horror can hang on."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from miskatonic import weighing
from miskatonic.core.code import Effect
from miskatonic.weighing import Drawback, Neutral, OnlyBest, Sated, Timed


class Lure(Enum):
    """What an encounter on a space is about."""

    TOWN = "town"
    CLUE = "clue"
    GATE = "gate"
    EXPEDITION = "expedition"
    MYSTERY = "mystery"
    RUMOR = "rumor"
    FALLEN = "fallen"


class Beside(Enum):
    """How what an option leads to compares with what the best one leads to."""

    ITSELF = "itself"
    LATER = "later"
    """The same, but one gets there later."""
    LESS = "less"
    """Something else that counts for less."""


# -------------------------------------------------------------------- options


class _Lured(Sated):
    """Something to go for: a Clue is wanted the less, the more of them one has."""

    lure: Lure

    @property
    def sated_by(self) -> object:
        """Clues, where it is one."""
        return Clues() if self.lure is Lure.CLUE else None


@dataclass(frozen=True)
class EndsAt(_Lured, Timed):
    """The Encounter Phase on the space where the turn will end: what it is about, and Monsters to be fought first."""

    space: int
    lure: Lure
    monsters: int
    onward: bool = False
    """Whether that is elsewhere than where the option leads: one still has to go there."""
    beside: Beside = Beside.ITSELF


@dataclass(frozen=True)
class Quiet(Neutral, OnlyBest, Timed):
    """Where the turn would end, with nothing there but an ordinary encounter, and whether that is good on average."""

    space: int
    onward: bool
    good: bool


@dataclass(frozen=True)
class NothingMore(OnlyBest):
    """A turn that ends although there are actions left."""


@dataclass(frozen=True)
class Heads(_Lured, Timed):
    """What somebody goes for after that, and in how many rounds they can be there."""

    space: int
    lure: Lure
    monsters: int
    rounds: float
    on_the_way: bool = False
    """Whether the option is a step on the way there and nothing else."""
    beside: Beside = Beside.ITSELF

    @property
    def rounds_off(self) -> float:
        """In how many rounds they can be there."""
        return self.rounds


@dataclass(frozen=True)
class Rested:
    """Health and Sanity that a rest recovers, and a card that does something then, if there is one."""

    health: int
    sanity: int
    card: int = -1


@dataclass(frozen=True)
class Ticket:
    """A ticket gained."""


@dataclass(frozen=True)
class TicketSpent(Drawback):
    """Tickets spent on the way."""


@dataclass(frozen=True)
class Shops:
    """Assets that may be acquired."""


@dataclass(frozen=True)
class Gathers(OnlyBest):
    """Clues that a trade brings into one hand."""


@dataclass(frozen=True)
class Fair(OnlyBest):
    """Whether more would be gained than given in an exchange, or less, or as much; nothing where nothing is wanted."""

    balance: int | None


@dataclass(frozen=True)
class Uses(OnlyBest):
    """A card or ability used, and whether what one goes for has to wait for it."""

    piece: int
    delays: bool


@dataclass(frozen=True)
class Suits(OnlyBest):
    """One of several decks for an ordinary encounter, by the mean over its cards."""


@dataclass(frozen=True)
class Meets:
    """An encounter chosen."""

    space: int
    lure: Lure


@dataclass(frozen=True)
class Fights:
    """A fight: whether the Mystery asks for it, whether it is worth its harm, and whether it will probably be won."""

    monster: int
    wanted: bool
    good: bool
    likely: bool


@dataclass(frozen=True)
class Lightest(OnlyBest):
    """A fight that is not worth its harm, where everything else would cost more."""


@dataclass(frozen=True)
class Passed(OnlyBest):
    """A result that is good enough as it is, or that nothing at hand would make better, or not for its price."""

    enough: bool
    helpless: bool = False


@dataclass(frozen=True)
class Again:
    """Dice rolled again: the chance to pass the test after all."""

    chance: float


@dataclass(frozen=True)
class Raised:
    """A die that shows 1 more, which is enough to pass the test."""


@dataclass(frozen=True)
class Needless:
    """Dice rolled again where that changes nothing."""


@dataclass(frozen=True)
class Counts:
    """Dice rolled again where every success counts."""


@dataclass(frozen=True)
class Price(Drawback):
    """What such dice cost: a Clue, Sanity in its place, or a card."""

    clue: bool
    sanity: bool = False


@dataclass(frozen=True)
class MoreDice(OnlyBest):
    """Dice added before a roll, or not worth adding."""

    added: bool


@dataclass(frozen=True)
class Helps(OnlyBest):
    """A die for somebody else."""


@dataclass(frozen=True)
class ThisDie(OnlyBest):
    """A die of several."""


@dataclass(frozen=True)
class Wanted(OnlyBest):
    """A card that serves its buyer."""

    card: int


@dataclass(frozen=True)
class Unwanted(OnlyBest):
    """A card that nobody needs."""

    card: int


@dataclass(frozen=True)
class Enough(OnlyBest):
    """Nothing more is wanted."""


@dataclass(frozen=True)
class Debt(OnlyBest):
    """A loan, or none."""

    taken: bool


@dataclass(frozen=True)
class ByWords(OnlyBest):
    """What one may do, by what the text says: the part of it that brings most, the one that costs most."""

    done: bool
    gain: Effect | None
    cost: Effect | None
    clues: bool = False
    """Whether the one that decides is Clues, and the Mystery asks for Clues."""
    free: bool = False
    """Whether no price is asked for it."""


@dataclass(frozen=True)
class Pays(OnlyBest):
    """A price paid so that something does not happen, or what happens instead; and what costs most otherwise."""

    paid: bool
    spared: Effect | None


@dataclass(frozen=True)
class OfSeveral(OnlyBest):
    """One of several effects, by what the text says; and whether it is Clues, and the Mystery asks for Clues."""

    good: bool
    clues: bool = False


@dataclass(frozen=True)
class AnyOrder(OnlyBest):
    """What all happens anyway."""


AnyReason = (
    EndsAt | Quiet | NothingMore | Heads | Rested | Ticket | TicketSpent | Shops | Gathers | Fair | Uses | Meets | Suits
    | Fights | Lightest | Passed | Again | Raised | Needless | Counts | Price | MoreDice | Helps | ThisDie | Wanted
    | Unwanted | Enough | Debt | ByWords | Pays | OfSeveral | AnyOrder
)  # fmt: skip

# -------------------------------------------------------------------- how things stand


@dataclass(frozen=True)
class Doom(weighing.Distant):
    """How far doom is from its end, and what Gates will bring."""


@dataclass(frozen=True)
class Mystery(weighing.Distant):
    """Mysteries solved, and how far the active one is."""


@dataclass(frozen=True)
class Lives(weighing.OnlyCounted):
    """Investigators in play."""


class _Own(weighing.Part):
    """What is somebody's own as long as they are in play."""

    of: ClassVar[object] = Lives()


@dataclass(frozen=True)
class Health(weighing.Owned, _Own):
    """Somebody's Health."""


@dataclass(frozen=True)
class Sanity(weighing.Owned, _Own):
    """Somebody's Sanity."""


@dataclass(frozen=True)
class Cards(weighing.Owned, _Own):
    """Somebody's Assets, Artifacts and Spells."""


@dataclass(frozen=True)
class Tickets(weighing.Owned, weighing.OnlyCounted, _Own):
    """Somebody's tickets."""


@dataclass(frozen=True)
class Improvements(weighing.OnlyCounted, _Own):
    """By how much somebody's skills are improved."""

    who: int


@dataclass(frozen=True)
class Conditions(_Own):
    """The Conditions somebody bears; some of them are good."""

    who: int


@dataclass(frozen=True)
class Delayed(weighing.Burden, weighing.OnlyCounted, weighing.Distant, _Own):
    """Whether somebody is Delayed."""

    who: int


@dataclass(frozen=True)
class Clues(weighing.Counted, weighing.Distant):
    """Clues of all investigators."""


@dataclass(frozen=True)
class Monsters(weighing.Burden, weighing.Distant):
    """Monsters on the board."""


@dataclass(frozen=True)
class Rumors(weighing.Distant):
    """Rumors in play."""


@dataclass(frozen=True)
class Prospect(weighing.Distant):
    """What the investigator can go for from where they are: the best of it, as `EndsAt` or `Heads`, is what it hangs on."""


AnyFact = (
    Doom | Mystery | Health | Sanity | Cards | Tickets | Improvements | Conditions | Delayed | Lives | Clues | Monsters
    | Rumors | Prospect
)  # fmt: skip
AnyOwned = Health | Sanity | Cards | Tickets
