"""The sheets that components are printed on: action and priority cards, items, monsters, tokens, Ancient Ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.code import Effect

KILLER: Final = 0
STALKER: Final = 1
WRECKER: Final = 2
SYMBOLS: Final = ("killer", "stalker", "wrecker")

MOON: Final = 0
STAR: Final = 1
HOURGLASS: Final = 2
DIAMOND: Final = 3
CROSS: Final = 4
KEY: Final = 5
RITUAL_SYMBOLS: Final = ("moon", "star", "hourglass", "diamond", "cross")

TOP: Final = 0
BOTTOM: Final = 1

DIFFICULTIES: Final = ("low", "normal", "high")


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One of the ten cards of an investigator: a top effect and a bottom effect."""

    code: str
    investigator: int
    top: tuple[Effect, ...]
    bottom: tuple[Effect, ...]

    @property
    def title(self) -> str:
        """What both copies of a card share; their codes end in 1 and 2."""
        return self.code[:-1]


@dataclass(frozen=True, slots=True)
class PriorityCard:
    """A number from 1 to 30, a ritual symbol and perhaps omens."""

    n: int
    omens: int
    symbol: int


@dataclass(frozen=True, slots=True)
class Item:
    """A card that its owner discards before or after resolving an action card."""

    code: str
    before: tuple[Effect, ...] = ()
    after: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster token. `kind` is ORDINARY, or the special monster it is."""

    code: str
    copies: int
    colour: int
    health: int
    symbols: tuple[int, ...]
    kind: int = -1


@dataclass(frozen=True, slots=True)
class GateToken:
    """A gate token of one of three symbols."""

    symbol: int


@dataclass(frozen=True, slots=True)
class ClueToken:
    """A clue: one of five ritual symbols, or a key that stands for an item."""

    face: int


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A row of the reckoning table: what happens for a total of omens from `least` to `most`."""

    code: str
    least: int
    most: int | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SetUp:
    """The set-up side of a sheet at one difficulty: ritual site, gates by symbol, monsters elsewhere, extras in order."""

    ritual: int
    gates: tuple[int, int, int]
    others: int
    extra: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class AncientOne:
    """An Ancient One sheet, both sides."""

    code: str
    specials: tuple[int, ...]
    set_ups: tuple[SetUp, SetUp, SetUp]
    reckoning: tuple[Reckoning, ...]
