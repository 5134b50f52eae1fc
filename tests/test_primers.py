"""How to play: every game has its pages, in every language, with signs that the client can draw."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.primer import chapters, primer
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.title import Title
from tests.test_rulebooks import FOREIGN

TITLES: Final = list(mk.games().values())
NAMES: Final = [title.id for title in TITLES]
HOUSE: Final = Path(__file__).parent.parent


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_every_game_has_its_pages_and_its_signs(title: Title) -> None:
    pages = primer(title, "en")
    assert len(pages) >= 5
    assert sum(len(page.signs) for page in pages) >= 10
    assert all(page.paragraphs or page.signs for page in pages)
    assert 2000 < sum(len(text) for page in pages for text in page.paragraphs) < 5000


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_keep_to_their_language_and_to_short_paragraphs(title: Title, lang: Lang) -> None:
    for page in primer(title, lang):
        for text in (page.title, *page.paragraphs, *(sign.text for sign in page.signs)):
            assert not re.search(FOREIGN[lang], text.lower()), text
            assert text[:1].isupper(), text
        assert all(40 < len(text) < 900 for text in page.paragraphs), page.title


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_a_chapter_has_as_many_paragraphs_in_every_language(title: Title) -> None:
    told = [primer(title, lang) for lang in LANGUAGES]
    for pages in zip(*told, strict=True):
        assert len({len(page.paragraphs) for page in pages}) == 1, pages[0].title
    for chapter in chapters(title):
        for said in (chapter.text, *chapter.signs):
            assert said is None or said.en != said.ru != said.uk != said.en, chapter.title.en


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_every_sign_is_one_that_the_table_shows_and_the_client_draws(title: Title) -> None:
    drawn = set(re.findall(r"^  '?([a-z-]+)'?: '", (HOUSE / "client/src/lib/aliases.ts").read_text("utf-8"), re.MULTILINE))
    for file in (HOUSE / "src" / Path(*title.rulebook.split("."))).rglob("*.py"):
        drawn.update(re.findall(r'"([a-z][a-z0-9-]+)"', file.read_text("utf-8")))
    icons = [sign.icon for page in primer(title, "en") for sign in page.signs]
    assert drawn.issuperset(icons), set(icons) - drawn
    assert len(set(icons)) == len(icons)
