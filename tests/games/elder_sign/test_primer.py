"""What newcomers read of the awakening happens so in play."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.rules import tells
from miskatonic.primer import primer
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Lang
from tests.games.elder_sign.table import table

AWAKENS: Final = {"en": "Ancient One awakens", "ru": "Древний пробуждается", "uk": "Стародавній пробуджується"}
NO_BATTLE: Final = {
    "en": "Azathoth alone gives no battle",
    "ru": "Только Азатот боя не даёт",
    "uk": "Лише Азатот бою не дає",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@rule("ES-OVR-05", "ES-INF-01")
def test_every_awakening_but_that_of_azathoth_leads_to_a_battle(lang: Lang) -> None:
    lost = table("dexter-drake", "amanda-sharpe", ancient_one="azathoth").adventure("gate-to-elsewhere").doom(11)
    lost.attempt(0).play("give-up")
    assert lost.state.result is not None
    battle = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").adventure("gate-to-elsewhere").doom(10)
    battle.attempt(0).play("give-up")
    assert battle.told(tells.Awakens)
    assert battle.state.result is None
    pages = primer(mk.games()["elder-sign"], lang)
    text = next(text for page in pages for text in page.paragraphs if AWAKENS[lang] in text)
    assert NO_BATTLE[lang] in text
