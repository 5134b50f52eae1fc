"""What newcomers read of a round, of actions and of the end happens so in play."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.primer import primer
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Lang
from tests.games.eldritch_horror.table import Table, empty

LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
ADDITIONAL: Final = {"en": "additional action", "ru": "дополнительное действие", "uk": "додаткову дію"}
SIGNS: Final = {
    "en": ("omen", "reckonings", "gates", "monsters", "clues"),
    "ru": ("знамение", "расплата", "врата", "монстры", "улики"),
    "uk": ("передвістя", "розплата", "ворота", "монстри", "докази"),
}
"""What the primer calls the signs of Mythos cards, in the order in which they are resolved."""
DEFEATED: Final = {"en": "defeated", "ru": "побеждён", "uk": "переможений"}
OUT: Final = {"en": "the player is out", "ru": "игрок выбывает", "uk": "гравець вибуває"}
NO_CARD: Final = {"en": "no Mythos card is left to reveal", "ru": "открыть уже нечего", "uk": "відкрити вже нічого"}


def told(lang: Lang, word: str) -> str:
    """The paragraph of the primer with a word."""
    pages = primer(mk.games()["eldritch-horror"], lang)
    return next(text for page in pages for text in page.paragraphs if word in text)


def order(t: Table, *kinds: Kind) -> list[Kind]:
    """The kinds in the order in which the log tells of them first."""
    return list(dict.fromkeys(note.kind for note in t.state.log or [] if note.kind in kinds))


@LANGS
@rule("EH-SUM-01", "EH-MYT-01")
def test_signs_of_mythos_cards_are_told_in_the_order_in_which_they_are_resolved(lang: Lang) -> None:
    yellow = empty("silas-marsh", "lily-chen").mythos("rally-the-people")
    assert order(yellow, tells.GateSpawned, tells.Reckoning, tells.Omen) == [tells.Omen, tells.Reckoning, tells.GateSpawned]
    green = empty("silas-marsh", "lily-chen").omen(1)
    green.gate("rome")
    green.mythos("buying-information")
    assert order(green, tells.ClueSpawned, tells.MonsterSpawned, tells.Omen) == [
        tells.Omen,
        tells.MonsterSpawned,
        tells.ClueSpawned,
    ]
    text = told(lang, SIGNS[lang][1])
    assert sorted(SIGNS[lang], key=text.index) == list(SIGNS[lang])


@LANGS
@rule("EH-ACT-04")
def test_an_additional_action_is_none_that_was_performed_already(lang: Lang) -> None:
    t = empty("silas-marsh").at(0, "rome").gives(0, "ruby-of-rlyeh").values(0, health=3).turn()
    t.play("rest", "use:ruby-of-rlyeh")
    assert t.question is asks.AdditionalAction
    assert "rest" not in t.options
    assert told(lang, ADDITIONAL[lang])


@LANGS
@rule("EH-WIN-03")
def test_the_last_mythos_card_loses_nothing_yet(lang: Lang) -> None:
    t = empty("silas-marsh").at(0, "rome").mythos_phase("rally-the-people")
    assert t.result is None
    assert t.mythos_phase(None).result == (False, "EH-WIN-03")
    assert told(lang, NO_CARD[lang])


@LANGS
@rule("EH-ELI-01")
def test_only_while_it_sleeps_one_goes_on_with_another_investigator(lang: Lang) -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "tokyo").awaken()
    t.values(0, health=1).event("heat-wave-singes-the-globe").play("no").idle()
    assert (t.alive(0), t.count(box.OUT[0])) == (False, 1)
    assert OUT[lang] in told(lang, DEFEATED[lang])
