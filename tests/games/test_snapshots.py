"""What the components of every game say is what was last read and approved."""

import re
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.text.parts import LANGUAGES
from tests.games.snapshots import file_of, listing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", mk.games())
def test_the_list_of_components_is_the_one_that_was_read_and_approved(game: str, lang: str) -> None:
    assert listing(game, lang) == file_of(game, lang).read_text(encoding="utf-8")


NAMELESS: Final = {
    "ru": re.compile(r"\b(?:если|когда|пока)(?: не)? (?!хотите)[а-яё]+(?:[еёи]те|[еи]тесь)\b", re.IGNORECASE),
    "uk": re.compile(r"\b(?:якщо|коли|поки|доки)(?: не)? (?!бажаєте)[а-яєії’]+(?:[еєиї]те|[еєиї]теся)\b", re.IGNORECASE),
}
"""A condition about the reader that does not say “you”."""


@pytest.mark.parametrize("lang", NAMELESS)
@pytest.mark.parametrize("game", mk.games())
def test_a_condition_about_the_reader_says_you(game: str, lang: str) -> None:
    assert NAMELESS[lang].findall(listing(game, lang)) == []
