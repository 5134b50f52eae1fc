"""The cards a deck can be built from, by code and by title, and what deck building asks of each."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.titles import TITLES
from miskatonic.games.arkham_lcg.cards.weaknesses import BASIC_WEAKNESSES
from miskatonic.games.arkham_lcg.rules.box import PLAYER_CARDS, STORY_ASSETS
from miskatonic.text.phrases import printed

ASSET: Final = "asset"
EVENT: Final = "event"
SKILL: Final = "skill"
TREACHERY: Final = "treachery"
ENEMY: Final = "enemy"
KINDS: Final = (ASSET, EVENT, SKILL, TREACHERY, ENEMY)

DECK_SIZE: Final = 30  # AH-DKB-02
COPIES_OF_A_TITLE: Final = 2  # AH-DKB-04
OWN_LEVELS: Final = 5
"""The highest level of one's own class and of neutral cards."""
SECOND_LEVELS: Final = 2
"""The highest level of one's second class."""

RANDOM_WEAKNESS: Final = "01000"
"""Stands in a deck for a basic weakness not drawn yet."""

FOUR_IN_BOX: Final = ("01086", "01087", "01088")


@dataclass(frozen=True, slots=True)
class Entry:
    """What deck building asks of a card."""

    code: str
    kind: str
    klass: int = t.NEUTRAL
    level: int = s.NO_LEVEL
    """The dots under the cost; signatures, weaknesses and story cards have none (AH-DKB-19)."""
    in_box: int = 1
    signature_of: str = ""
    is_weakness: bool = False
    is_story: bool = False

    @property
    def title(self) -> str:
        """The printed title, which cards of other levels can share (AH-OWN-03)."""
        return printed(TITLES, self.code)

    @property
    def is_standard(self) -> bool:
        """Whether it counts towards the deck's size (AH-DKB-02)."""
        return self.level != s.NO_LEVEL

    @property
    def is_basic_weakness(self) -> bool:
        """Whether it is a weakness that any investigator can have (AH-DKB-07)."""
        return self.is_weakness and not self.signature_of


def _kind(card: s.PlayerCard) -> str:
    match card:
        case s.Asset():
            return ASSET
        case s.Event():
            return EVENT
        case s.Skill():
            return SKILL
        case s.Treachery():
            return TREACHERY
        case s.Enemy():
            return ENEMY


def _class(card: s.PlayerCard) -> int:
    return t.NEUTRAL if isinstance(card, s.Treachery | s.Enemy) else card.klass


def _in_box(code: str, klass: int) -> int:
    """The copies of a standard card in one box."""
    if klass != t.NEUTRAL:
        return 1
    return 4 if code in FOUR_IN_BOX else 2


def _entry(card: s.PlayerCard) -> Entry:
    kind, klass = _kind(card), _class(card)
    signature_of = "" if isinstance(card, s.Skill | s.Enemy) else card.signature_of
    is_weakness = not isinstance(card, s.Skill) and card.weakness
    if is_weakness or signature_of:
        return Entry(card.code, kind, in_box=card.copies, signature_of=signature_of, is_weakness=is_weakness)
    level = 0 if isinstance(card, s.Treachery | s.Enemy) else card.level
    return Entry(card.code, kind, klass, level, _in_box(card.code, klass))


def _entries() -> dict[str, Entry]:
    entries = [_entry(card) for card in PLAYER_CARDS]
    entries.extend(Entry(card.code, ASSET, is_story=True) for card in STORY_ASSETS)
    entries.append(Entry(RANDOM_WEAKNESS, TREACHERY, is_weakness=True))
    return {entry.code: entry for entry in sorted(entries, key=lambda entry: entry.code)}


ENTRIES: Final = _entries()
"""Every card that a deck list can name, by code."""


def _levels() -> dict[str, tuple[Entry, ...]]:
    found: dict[str, tuple[Entry, ...]] = {}
    for entry in ENTRIES.values():
        found[entry.title] = (*found.get(entry.title, ()), entry)
    return found


LEVELS: Final = _levels()
"""All levels of every card, by the title they share."""

WEAKNESS_SET: Final = tuple(card.code for card in BASIC_WEAKNESSES for _ in range(card.copies))
"""The ten basic weaknesses, copy by copy (AH-DKB-07)."""

INVESTIGATOR: Final = {sheet.slug: sheet for sheet in INVESTIGATORS}


def plain(title: str) -> str:
    """A title without anything that writers of lists write differently: capitals, marks, spaces.

    >>> plain("Roland’s .38 Special") == plain("rolands-38-special")
    True
    """
    return "".join(c for c in unicodedata.normalize("NFKD", title).casefold() if c.isalnum())


_BY_TITLE: Final = {(plain(entry.title), max(entry.level, 0)): entry for entry in ENTRIES.values()}
_INVESTIGATOR_NAMED: Final = {
    name: sheet for sheet in INVESTIGATORS for name in (sheet.code, plain(sheet.slug), plain(TITLES[sheet.code]))
}


def titled(title: str, level: int = 0) -> Entry | None:
    """The card with this title and level, if there is one.

    >>> titled("Beat Cop", 2).code
    '01028'
    """
    return _BY_TITLE.get((plain(title), level))


def investigator_named(name: str) -> s.Investigator | None:
    """The investigator with this code, slug or name, if there is one."""
    return _INVESTIGATOR_NAMED.get(plain(name))
