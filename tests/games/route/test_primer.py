"""What newcomers read of a round happens so in play."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.games.route.rules import asks, marks
from miskatonic.primer import primer
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Lang
from tests.games.route.table import table

LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
SELECTION: Final = {"en": "Tourists are chosen first", "ru": "Сначала выбирают туристов", "uk": "Спершу обирають туристів"}
UPDATE: Final = {"en": "Last comes the update", "ru": "В конце — обновление", "uk": "Наприкінці — оновлення"}
ERASED: Final = {"en": "Everything else is erased", "ru": "Всё остальное стирают", "uk": "Решту стирають"}
ACROSS: Final = {"en": "nor crosses", "ru": "не пересёк", "uk": "не перетнув"}
LANDMARKS: Final = {"en": "andmarks", "ru": "наковых достопримечательностей", "uk": "накових пам’яток"}


def told(lang: Lang, word: str) -> str:
    """The paragraph of the primer with a word."""
    pages = primer(mk.games()["route"], lang)
    return next(text for page in pages for text in page.paragraphs if word in text)


@LANGS
@rule("RT-BASE-39", "RT-BASE-14")
def test_landmarks_gain_rating_as_soon_as_the_round_cards_are_chosen_and_nothing_in_the_update(lang: Lang) -> None:
    t = table().select("fc01", "fc03")
    assert t.question is asks.TakeTurn, "nobody has drawn yet"
    assert [t.marked(track) for track in range(4)] == [1, 0, 1, 0]
    t.idle()
    assert (t.round, [t.marked(track) for track in range(4)]) == (2, [1, 0, 1, 0])
    assert LANDMARKS[lang] in told(lang, SELECTION[lang])
    assert LANDMARKS[lang] not in told(lang, UPDATE[lang])


@LANGS
@rule("RT-BASE-46", "RT-BASE-60")
def test_tourists_stay_where_the_route_runs_along_a_side_or_crosses(lang: Lang) -> None:
    t = table().sheet(0, "c11-c22 v21", L22="r", L32="b", L33="g").sheet(1, "h56").walking()
    t.walk("c11", "c11-c22").walk("c56", "h56", seat=1)
    assert t.state.count(marks.ON_ROUTE[0]) == 1, "in the location that is crossed"
    assert ACROSS[lang] in told(lang, ERASED[lang])
