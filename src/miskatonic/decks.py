"""Decks that players bring along: what a game tells of its cards, and how it judges a deck. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from miskatonic.scene import Card
from miskatonic.text.parts import Lang


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is told of decks, in a language."""


# -------------------------------------------------------------------- what decks are built from


class SortValue(Told, frozen=True, kw_only=True):
    """One of the values by which cards are sorted."""

    value: str
    title: str
    icon: str = ""
    colour: str = ""


class Sort(Told, frozen=True, kw_only=True):
    """Something by which cards can be sorted and picked out: their kind, their cost ..."""

    name: str
    title: str
    values: tuple[SortValue, ...]


class PoolCard(Told, frozen=True, kw_only=True):
    """A card that a deck can hold: the code by which lists name it, how it looks, and its values by the name of the sort."""

    code: str
    card: Card
    sorts: dict[str, tuple[str, ...]]
    level: int = 0


class Leader(Told, frozen=True, kw_only=True):
    """Somebody whose deck it can be, and the text that stands for a deck to begin with."""

    code: str
    card: Card
    starter: str


class Shelf(Told, frozen=True, kw_only=True):
    """All that decks are built from; a deck is listed under the values of the sort `grouped`."""

    leaders: tuple[Leader, ...]
    cards: tuple[PoolCard, ...]
    sorts: tuple[Sort, ...]
    grouped: str
    paste: str
    """What texts are read as decks."""
    upgrade: str = ""
    """Where decks grow by experience: what doing so is called, and what was earned for it."""
    earned: str = ""


# -------------------------------------------------------------------- what a deck is


class DeckWish(Told, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck to be judged: a text that means one, or a leader; what else is given takes the place of what the text says."""

    text: str = ""
    leader: str = ""
    name: str | None = None
    cards: dict[str, int] | None = None
    before: str = ""
    """The text of the deck from which experience made this one."""
    experience: int | None = None
    """What was earned for it."""


class DeckLine(Told, frozen=True, kw_only=True):
    """Copies of a card in a deck; one that belongs to the leader cannot be taken out."""

    code: str
    copies: int
    title: str
    fixed: bool = False


class Fault(Told, frozen=True, kw_only=True):
    """What is wrong with a deck or worth knowing of it, the rule behind it, and the cards it is about."""

    text: str
    rule: str = ""
    codes: tuple[str, ...] = ()


class Tally(Told, frozen=True, kw_only=True):
    """Something counted, and how many of it there must or may be."""

    title: str
    n: int
    of: int | None = None


class Bar(Told, frozen=True, kw_only=True):
    """A bar of a chart."""

    title: str
    n: int
    icon: str = ""
    colour: str = ""


class Chart(Told, frozen=True, kw_only=True):
    """How the cards of a deck are spread over something."""

    title: str
    bars: tuple[Bar, ...]


class DeckReport(Told, frozen=True, kw_only=True):
    """A deck as it was understood, and what is to be said of it."""

    name: str
    leader: str
    lines: tuple[DeckLine, ...]
    faults: tuple[Fault, ...]
    """Why it cannot be played; none when it can."""
    notes: tuple[Fault, ...]
    tallies: tuple[Tally, ...]
    charts: tuple[Chart, ...]
    room: dict[str, int]
    """For each card that this leader may have, how many copies the deck could hold."""
    file: str = ""
    """The deck as a file for other programs, if it can be written down."""
    list: str = ""
    """The deck as a list to read."""
    brief: str = ""
    """The shortest text that means the deck, for sitting down."""


@dataclass(frozen=True)
class Decks:
    """What a game with decks can do with them."""

    setting: str
    """The setting of the set-up that takes decks, as texts."""
    shelf: Callable[[Lang], Shelf]
    judged: Callable[[DeckWish, Lang], DeckReport]
    """What is to be said of a deck, or a refusal when the text means none."""
