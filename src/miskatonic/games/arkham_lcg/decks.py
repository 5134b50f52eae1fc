"""Building decks (AH-DKB): the starter decks, what makes a deck illegal, and what a box has cards for."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.components import Investigator
from miskatonic.games.arkham_lcg.pool import ENTRIES, INVESTIGATOR, RANDOM_WEAKNESS, WEAKNESS_SET, Entry, investigator_named
from miskatonic.games.arkham_lcg.terms import CLASSES, NEUTRAL
from miskatonic.games.arkham_lcg.titles import TITLES

DECK_SIZE: Final = 30  # AH-DKB-02
COPIES_OF_A_TITLE: Final = 2  # AH-DKB-04
OWN_LEVELS: Final = 5
"""The highest level of one's own class and of neutral cards."""
SECOND_LEVELS: Final = 2
"""The highest level of one's second class."""

NEUTRAL_PAIRS: Final = ("01086", "01087", "01088")
"""The neutral cards of every starter deck, two copies each; two more pairs differ (AH-DKB-13 to AH-DKB-17)."""
MORE_PAIRS: Final = {
    "roland-banks": ("01089", "01092"),
    "daisy-walker": ("01090", "01092"),
    "skids-otoole": ("01089", "01091"),
    "agnes-baker": ("01090", "01093"),
    "wendy-adams": ("01091", "01093"),
}
BEGINNERS: Final = {"roland-banks": "01097", "wendy-adams": "01096"}
"""The fixed weakness of the beginners' decks (AH-BEG-01, AH-BEG-02)."""


@dataclass(frozen=True)
class Deck:
    """An investigator and the copies of each card, by code; a card nobody knows stands there as it was written."""

    investigator: str
    """The slug; what was written, when nobody knows it."""
    cards: Mapping[str, int]
    name: str = ""
    side: Mapping[str, int] = field(default_factory=dict)
    """Cards kept beside the deck, which are no part of it."""
    extras: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What other programs wrote into a deck file, for the way back."""

    def __post_init__(self) -> None:
        for code, copies in (*self.cards.items(), *self.side.items()):
            if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
                raise BadOption(f"Of {_said(code)} there must be a whole number of copies, not {shown(repr(copies))}.")

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Every card, copy by copy.

        >>> len(DECKS["roland-banks"].codes)
        33
        """
        return tuple(code for code, copies in sorted(self.cards.items()) for _ in range(copies))


@dataclass(frozen=True)
class Problem:
    """A reason why a deck cannot be used, the rule behind it, and what ArkhamDB calls such a problem."""

    rule: str
    """Empty when no rule forbids it but the card is not here."""
    text: str
    kind: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


TOO_FEW: Final = "too_few_cards"
TOO_MANY: Final = "too_many_cards"
TOO_MANY_COPIES: Final = "too_many_copies"
INVALID: Final = "invalid_cards"
REQUIREMENTS: Final = "investigator"

# -------------------------------------------------------------------- building


def built(investigator: str, cards: Mapping[str, int], weakness: str = RANDOM_WEAKNESS, name: str = "") -> Deck:
    """A deck of these cards, the cards the investigator requires and one basic weakness (AH-DKB-05, AH-DKB-10).

    >>> built("roland-banks", {"01086": 2}).cards
    {'01086': 2, '01006': 1, '01007': 1, '01000': 1}
    """
    if investigator not in INVESTIGATOR:
        raise BadOption(_no_investigator(investigator))
    required = dict.fromkeys(INVESTIGATOR[investigator].required, 1)
    return Deck(investigator, {**cards, **required, weakness: 1}, name)


def _starter(investigator: str, weakness: str = RANDOM_WEAKNESS, name: str = "starter deck") -> Deck:
    """One of each level 0 card of two classes, and five neutral pairs (AH-DKB-12)."""
    sheet = INVESTIGATOR[investigator]
    classes = (sheet.klass, sheet.second_class)
    singles = {code: 1 for code, entry in ENTRIES.items() if entry.klass in classes and entry.level == 0}
    pairs = dict.fromkeys((*NEUTRAL_PAIRS, *MORE_PAIRS[investigator]), 2)
    return built(investigator, singles | pairs, weakness, f"{TITLES[sheet.code]}, {name}")


DECKS: Final = {
    **{slug: _starter(slug) for slug in INVESTIGATOR},
    **{f"{slug}-beginner": _starter(slug, weakness, "beginner deck") for slug, weakness in BEGINNERS.items()},
}
"""The decks that have a name: five starter decks and two for beginners."""

# -------------------------------------------------------------------- the basic weakness


def weaknesses_left(decks: Iterable[Deck]) -> tuple[str, ...]:
    """The basic weaknesses still to draw from: one set, however many boxes, without those in decks (AH-DKB-09)."""
    left = Counter(WEAKNESS_SET)
    for deck in decks:
        left -= Counter({code: copies for code, copies in deck.cards.items() if code in left})
    return tuple(left.elements())


def with_weakness(deck: Deck, weakness: str) -> Deck:
    """The finished deck with the weakness drawn for it (AH-DKB-08, AH-DKB-10)."""
    check(deck)
    if weakness not in WEAKNESS_SET:
        raise BadOption(f"{_said(weakness)} is no basic weakness.")
    if RANDOM_WEAKNESS not in deck.cards:
        raise BadOption("This deck has its basic weakness already.")
    cards = {code: copies for code, copies in deck.cards.items() if code != RANDOM_WEAKNESS}
    return replace(deck, cards={**cards, weakness: 1})


# -------------------------------------------------------------------- what is wrong with a deck


def problems(deck: Deck) -> list[Problem]:
    """Every reason why the deck cannot start a campaign; none when it is legal."""
    sheet = INVESTIGATOR.get(deck.investigator)
    found = [] if sheet else [Problem("AH-DKB-01", _no_investigator(deck.investigator), REQUIREMENTS)]
    found.extend(_strangers(deck))
    found.extend(_size(deck))
    found.extend(_titles(deck))
    found.extend(_levels(deck))
    if sheet:
        found.extend(_options(deck, sheet))
        found.extend(_signatures(deck, sheet))
    found.extend(_weaknesses(deck))
    return found


def check(deck: Deck) -> None:
    """Refuse a deck that cannot be used, with every reason."""
    found = problems(deck)
    if found:
        name = f" “{shown(deck.name)}”" if deck.name else ""
        raise BadOption("\n".join([f"The deck{name} cannot be used:", *(f"- {problem}" for problem in found)]))


def shown(words: str) -> str:
    """Somebody's words, fit to stand in a sentence.

    >>> shown("Knife  of" + " the" * 40)
    'Knife of the the the the the the the the the the the the …'
    """
    line = " ".join(words.encode(errors="replace").decode().split())
    return line if len(line) <= 60 else line[:57].rstrip() + " …"


def _said(code: str) -> str:
    return str(ENTRIES[code]) if code in ENTRIES else f"“{shown(code)}”"


def _known(deck: Deck) -> Iterator[tuple[Entry, int]]:
    for code, copies in sorted(deck.cards.items()):
        if code in ENTRIES:
            yield ENTRIES[code], copies


def _no_investigator(name: str) -> str:
    there_are = f"There are: {', '.join(TITLES[sheet.code] for sheet in INVESTIGATOR.values())}."
    return f"{_said(name)} is no investigator here. {there_are}" if name else f"The deck has no investigator. {there_are}"


def _strangers(deck: Deck) -> Iterator[Problem]:
    """Cards that are not in the game, and what is known of them."""
    for code in sorted(deck.cards):
        entry = ENTRIES.get(code)
        if entry is None:
            yield _stranger(code)
        elif not entry.is_here:
            yield Problem("", f"{entry} is not in this pool yet.", INVALID)
        elif entry.is_story:
            text = f"{entry} is a story card: it joins a deck only when a scenario allows it."
            yield Problem("AH-XPR-09", text, INVALID)


def _stranger(code: str) -> Problem:
    sheet = investigator_named(code)
    if sheet:
        return Problem("AH-DKB-01", f"{TITLES[sheet.code]} is an investigator, which is no card of a deck.", INVALID)
    if not re.fullmatch(r"\d{5}[a-z]?", code):
        return Problem("", f"No player card of the Core Set is called {_said(code)}.", INVALID)
    if code.startswith("01") and code < "01183":
        return Problem("", f"{_said(code)} is no player card of the Core Set.", INVALID)
    return Problem("", f"{_said(code)} is no card of the Core Set, and so not in this pool.", INVALID)


def _size(deck: Deck) -> Iterator[Problem]:
    """Cards nobody knows count as standard cards, so that the size is not named as a second fault."""
    size = sum(copies for code, copies in deck.cards.items() if code not in ENTRIES or ENTRIES[code].is_standard)
    if size != DECK_SIZE:
        text = f"The deck has {size} standard cards, and must have {DECK_SIZE}."
        yield Problem("AH-DKB-02", text, TOO_FEW if size < DECK_SIZE else TOO_MANY)


def _titles(deck: Deck) -> Iterator[Problem]:
    """Cards with the same title are copies, whatever their level (AH-OWN-03)."""
    copies_of: Counter[str] = Counter()
    for code, copies in sorted(deck.cards.items()):
        entry = ENTRIES.get(code)
        if entry is None or entry.is_standard:
            copies_of[entry.title if entry else shown(code)] += copies
    for title, copies in copies_of.items():
        if copies > COPIES_OF_A_TITLE:
            text = f"There are {copies} copies of {title}, and at most {COPIES_OF_A_TITLE} can be."
            yield Problem("AH-DKB-04", text, TOO_MANY_COPIES)


def _levels(deck: Deck) -> Iterator[Problem]:
    for entry, _ in _known(deck):
        if entry.level > 0:
            text = f"{entry} is above level 0, which no deck holds at the start of a campaign."
            yield Problem("AH-DKB-06", text, INVALID)


def _options(deck: Deck, sheet: Investigator) -> Iterator[Problem]:
    name, own, second = TITLES[sheet.code], CLASSES[sheet.klass].title(), CLASSES[sheet.second_class].title()
    highest = {sheet.klass: OWN_LEVELS, NEUTRAL: OWN_LEVELS, sheet.second_class: SECOND_LEVELS}
    for entry, _ in _known(deck):
        if entry.is_standard and entry.level > highest.get(entry.klass, -1):
            what = f"{entry} is a {CLASSES[entry.klass].title()} card"
            options = f"{name} can have {own} and neutral cards, and {second} cards up to level {SECOND_LEVELS}"
            yield Problem("AH-DKB-03", f"{what}: {options}.", INVALID)


def _signatures(deck: Deck, sheet: Investigator) -> Iterator[Problem]:
    name = TITLES[sheet.code]
    for code in sheet.required:
        copies = deck.cards.get(code, 0)
        if not copies:
            yield Problem("AH-DKB-05", f"{ENTRIES[code]} is missing: {name} requires it.", REQUIREMENTS)
        elif copies > 1:
            text = f"There are {copies} copies of {ENTRIES[code]}, and only one can be."
            yield Problem("AH-OWN-04", text, TOO_MANY_COPIES)
    for entry, _ in _known(deck):
        if entry.signature_of and entry.signature_of != sheet.slug:
            owner = TITLES[INVESTIGATOR[entry.signature_of].code]
            yield Problem("AH-OWN-04", f"{entry} can only be in the deck of {owner}.", INVALID)


def _weaknesses(deck: Deck) -> Iterator[Problem]:
    count = sum(copies for entry, copies in _known(deck) if entry.is_basic_weakness)
    if count != 1:
        yield Problem("AH-DKB-08", f"The deck has {count} basic weaknesses, and must have one.", REQUIREMENTS)


# -------------------------------------------------------------------- what the boxes hold


@dataclass(frozen=True)
class Shortage:
    """A card of which more copies are needed than there are."""

    code: str
    needed: int
    there: int


def shortages(decks: Iterable[Deck], boxes: int = 1) -> list[Shortage]:
    """What is missing to build these decks at once from so many boxes (AH-DKB-18)."""
    needed: Counter[str] = Counter()
    for deck in decks:
        needed.update(deck.cards)
    needed.pop(RANDOM_WEAKNESS, None)
    counted = [Shortage(code, copies, _in_boxes(code, boxes)) for code, copies in sorted(needed.items())]
    return [shortage for shortage in counted if shortage.needed > shortage.there]


def _in_boxes(code: str, boxes: int) -> int:
    entry = ENTRIES.get(code)
    if entry is None:
        return 0
    return entry.in_box if entry.is_basic_weakness else entry.in_box * boxes  # AH-DKB-09
