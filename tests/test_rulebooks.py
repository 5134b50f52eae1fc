"""The catalogues of rules in the player's language: all of it, and the same figures in each."""

from __future__ import annotations

import re
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.rulebook import catalogue, unsaid
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.title import Title

TITLES: Final = list(mk.games().values())
NAMES: Final = [title.id for title in TITLES]
FOREIGN: Final = {"en": "[а-яёіїєґ]", "ru": "[іїєґ]", "uk": "[ыэёъ]"}
"""Letters that a language does not have."""


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_every_rule_and_heading_is_said_in_every_language(title: Title) -> None:
    assert unsaid(title) == []


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_a_rule_has_the_same_figures_in_every_language(title: Title) -> None:
    english = catalogue(title)
    for lang in LANGUAGES:
        for rule in catalogue(title, lang).values():
            assert _figures(rule.rule) == _figures(english[rule.id].rule), f"{rule.id} in {lang}"


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_keeps_to_its_language(title: Title, lang: Lang) -> None:
    for rule in catalogue(title, lang).values():
        assert not re.search(FOREIGN[lang], f"{rule.section} {rule.rule}".lower()), rule.id


UNLIKE_THE_BOX: Final = (
    r"\bна ((своїй|міській|його|її|тій самій|одній|будь-якій) )?локації\b",  # things are «в локації»
    r" — (нічого )?(не )?означає",  # a verb has no dash before it
    r"переможн\w+ очк|«переговори|у фазу ворогів",
    r"[бвгґджзклмнпрстфхцчшщь] й [бвгґджзклмнпрстфхцчшщ]",  # between consonants it is «і»
)
"""What the Ukrainian Eldritch Horror, our own cards or the language itself say otherwise."""


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_the_ukrainian_catalogue_speaks_as_boxes_and_cards_do(title: Title) -> None:
    for rule in catalogue(title, "uk").values():
        said = f"{rule.section} {rule.rule}".lower()
        assert not [words for words in UNLIKE_THE_BOX if re.search(words, said)], said


def _figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))
