"""The sheets that components are printed on: adventures, monsters, cards of investigators, Mythos cards, Ancient Ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.words import Condition, Passive, Property, Task

NO_LOCK: Final = -1


class Moment(IntEnum):
    """When a power can be used, or works by itself."""

    ANY_TIME = 0
    """In the own turn, outside the resolution of another effect."""
    BEFORE_ROLL = 1
    AFTER_ROLL = 2
    ADVENTURE_BEGINS = 3
    TURN_BEGINS = 4
    """Anybody's."""
    ROLLED = 5
    """Anybody has."""
    WOULD_GAIN = 6
    GAINED = 7
    PENALTY = 8
    CLUE_SPENT = 9
    MIDNIGHT = 10
    TERROR_STRUCK = 11
    """In the own turn."""
    FAILED = 12
    """The own attempt has."""


class Period(IntEnum):
    """In what a power can be used once."""

    ROLL = 0
    TURN = 1
    DAY = 2


@dataclass(frozen=True, slots=True)
class Power:
    """What a card can do, or does: when, at what cost, how often, and for gains of which kinds."""

    moment: Moment
    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    once_per: Period | None = None
    where: Condition | None = None
    kinds: tuple[int, ...] = ()
    in_use: bool = False
    """Only while the card lies beside the dice, already used up."""


@dataclass(frozen=True, slots=True)
class Adventure:
    """An adventure of the museum or an Other World."""

    code: str
    trophy: int
    tasks: tuple[Task, ...]
    ordered: bool = False
    lock: int = NO_LOCK
    terror: tuple[Effect, ...] = ()
    midnight: tuple[Effect, ...] = ()
    reward: tuple[Effect, ...] = ()
    penalty: tuple[Effect, ...] = ()
    is_world: bool = False


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster token: its task, what is on its back, and what happens when it is placed."""

    code: str
    task: Task
    copies: int = 1
    trophy: int = 1
    lock: int = NO_LOCK
    defeat: tuple[Effect, ...] = ()
    placed: tuple[Effect, ...] = ()
    is_mask: bool = False


@dataclass(frozen=True, slots=True)
class Possession:
    """A common or unique item, a spell or an ally."""

    code: str
    kind: int
    powers: tuple[Power, ...]
    passive: tuple[Passive, ...] = ()


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator card: limits, ability and possessions."""

    code: str
    sanity: int
    health: int
    start: tuple[Effect, ...]
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()


@dataclass(frozen=True, slots=True)
class Upper:
    """The upper half of a Mythos card: the immediate effect."""

    code: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Lower:
    """The lower half of a Mythos card: the lasting effect."""

    code: str
    passive: tuple[Passive, ...] = ()
    terror: tuple[Effect, ...] = ()
    midnight: tuple[Effect, ...] = ()
    lock: int = NO_LOCK
    persistent: bool = False


@dataclass(frozen=True, slots=True)
class Mythos:
    """A Mythos card."""

    upper: Upper
    lower: Lower

    @property
    def code(self) -> str:
        """Both halves name the card."""
        return f"{self.upper.code}-{self.lower.code}"


@dataclass(frozen=True, slots=True)
class AncientOne:
    """An Ancient One: signs to win, doom track with its monster cells, property, combat task, attack."""

    code: str
    signs: int
    doom: int
    monster_at: tuple[int, ...]
    property: Property
    combat: Task | None = None
    attack: tuple[Effect, ...] = ()
    battle_start: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the entrance sheet: what one gets, for how many trophies."""

    code: str
    effects: tuple[Effect, ...]
    price: int = 0
    in_shop: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """One of the eight dice."""

    colour: int
