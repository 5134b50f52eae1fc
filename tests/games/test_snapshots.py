"""What the components of every game say is what was last read and approved."""

import pytest

import miskatonic as mk
from miskatonic.text.parts import LANGUAGES
from tests.games.snapshots import file_of, listing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", mk.games())
def test_the_list_of_components_is_the_one_that_was_read_and_approved(game: str, lang: str) -> None:
    assert listing(game, lang) == file_of(game, lang).read_text(encoding="utf-8")
