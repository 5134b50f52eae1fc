"""Checks of everything the card game says, and a table at which every question can be asked."""

from __future__ import annotations

from typing import Final

import pytest

from miskatonic.core.declared import Kind, arguments
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import (
    INVESTIGATION,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import box, happens
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.reading import ICONS
from miskatonic.games.arkham_lcg.say.speaker import Speaker
from miskatonic.text.parts import LANGUAGES
from tests.games.arkham_lcg.table import piece, place, table
from tests.games.wording import Wording

IDS: Final = {
    *(f"piece:{slug}" for slug in box.PIECE_SLUGS),
    *(f"person:{box.PIECE_SLUGS[card]}" for card in box.INVESTIGATOR),
    *(f"place:{box.PIECE_SLUGS[card]}" for card in box.LOCATION),
    *(f"seat:{seat}" for seat in range(box.SEATS)),
}
CODES: Final = {code for code in box.SLUG if "-" in code}
WORDING: Final = Wording(ICONS, IDS, CODES)
assert_well_said: Final = WORDING.assert_well_said
LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)


def speaker(lang: str) -> Speaker:
    """The speech of a language with what it says of single components."""
    return SPEECH[lang]


def assert_tidy_page(lang: str, page: Page) -> None:
    """A title and sentences."""
    title, lines = page
    assert_well_said(lang, title)
    assert lines
    for line in lines:
        assert_well_said(lang, line, ends=".!")


def a_view() -> State:
    """What Roland sees: he and Wendy are in the Attic with a Ghoul, Wendy takes a test; nobody plays the third seat."""
    t = table("roland-banks", "wendy-adams", "daisy-walker").house().at(0, "attic").at(1, "attic").act(1)
    t.in_play(0, "beat-cop", "45-automatic").hand(0, "machete", "guts", "dodge")
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("swarm-of-rats", at="hallway")
    s = t.state
    s.set(box.PHASE, INVESTIGATION)
    s.point(box.TESTER, 1)
    s.set(box.TEST_SKILL, WILLPOWER)
    s.set(box.TEST_DIFFICULTY, 3)
    s.set(box.TEST_RESULT, box.FAILURE)
    s.point(box.PLAYS[2], NOTHING)
    return seen_by(s, 0)


def question(
    kind: Kind, *about: int | happens.AnyEvent, source: str = "", options: tuple[Option, ...] = (), seat: int = 0
) -> Asked:
    """A question to a seat, with as many arguments as it has."""
    return Asked(seat, seat, kind, options, source, about[: len(arguments(kind))], False)


GHOUL_MINION: Final = piece("ghoul-minion")
RATS: Final = piece("swarm-of-rats")
MACHETE: Final = piece("machete")
BEAT_COP: Final = piece("beat-cop")
AUTOMATIC: Final = piece("45-automatic")
GUTS: Final = piece("guts")
ROLAND: Final = piece("roland-banks")
FOG: Final = piece("obscuring-fog")
ATTIC: Final = place("attic")
