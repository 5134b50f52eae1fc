"""What newcomers read on the pages and hear in the lesson happens so in play."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.games.final_hour.cards.board import ORANGE
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import ActivateZone
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.lessons import lesson_of
from miskatonic.primer import primer
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Lang
from tests.games.final_hour.table import Table, table

LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
ATTEMPT: Final = {"en": "make the attempt", "ru": "попытка обязательна", "uk": "спроба обов’язкова"}
STACK: Final = {
    "en": "stack of gate tokens is empty",
    "ru": "стопка жетонов врат пуста",
    "uk": "стос жетонів воріт порожній",
}
TOP: Final = {"en": "Top effects", "ru": "Верхние эффекты", "uk": "Верхні ефекти"}
OR_NEW_ONES: Final = {"en": "or bring new ones", "ru": "или приводят новых", "uk": "або приводять нових"}
ITS_ARROW: Final = {"en": "blue arrow", "ru": "синей стрелке", "uk": "синьою стрілкою"}
ONLY_YOU: Final = {"en": "yours alone", "ru": "только вам", "uk": "лише вам"}


def told(lang: Lang, word: str) -> str:
    """The paragraph of the primer with a word."""
    pages = primer(mk.games()["final-hour"], lang)
    return next(text for page in pages for text in page.paragraphs if word in text)


def coached(lang: Lang, choose: str) -> str:
    """What the coach says before a step of the lesson."""
    lesson = lesson_of(mk.games()["final-hour"].rulebook)
    assert lesson is not None
    return next(step.words(lang) for step in lesson.steps if step.choose == choose)


def walked(look: str) -> tuple[Table, int]:
    """The lesson's campus, on which a stalker of the Fraternity House has been activated once."""
    t = table("jenny", "tommy").cleared().stand("jenny", "lecture-hall").stand("tommy", "lecture-hall")
    monster = t.monster(look, "fraternity-house")
    return t.effect("jenny", ActivateZone(ORANGE), side=BOTTOM), monster


@LANGS
@rule("FH-MMV-01", "FH-MMV-02")
def test_the_lesson_sends_the_blue_stalker_alone_to_the_ritual_site(lang: Lang) -> None:
    t, blue = walked("blue-stalker-2")
    assert t.where(blue) == "university-museum"
    t, red = walked("red-stalker-2")
    assert t.where(red) == "sorority-house", "red arrows lead past the museum"
    assert ITS_ARROW[lang] in coached(lang, "strike:blue-stalker-2#1")


@LANGS
@rule("FH-CMP-23")
def test_a_top_effect_helps_other_investigators_too(lang: Lang) -> None:
    t = table("jenny", "tommy").cleared().stand("jenny", "derby-hall").stand("tommy", "lecture-hall")
    monster = t.monster("red-killer-2", "lecture-hall")
    t.actions("JB-C1", "TM-B1", "JB-B1", "TM-B2").lay(1, 15, 29, 30).play("stop")
    assert t.state.asked[0].seat == 1, "Tommy strikes, though the card is Jenny's"
    t.play("strike:red-killer-2#1")
    assert t.where(monster) == "beside-pool"
    assert ONLY_YOU[lang] not in coached(lang, "on:4")


@LANGS
@rule("FH-CMP-23")
def test_a_bottom_effect_can_bring_new_monsters_in_place_of_activating_a_zone(lang: Lang) -> None:
    t = table("jenny", "tommy").cleared().stand("jenny", "derby-hall")
    t.card("JB-A2", BOTTOM).play("stop")
    assert len(t.monsters("derby-hall")) == 2
    assert not t.told(tells.Zone)
    assert OR_NEW_ONES[lang] in told(lang, TOP[lang])


@LANGS
@rule("FH-END-04", "FH-END-05")
def test_the_attempt_is_due_when_the_gate_tokens_are_used_up_even_before_the_eighth_round(lang: Lang) -> None:
    t = table("pete", "jenny").cleared()
    for token in t.state.zone(box.GATE_STACK)[2:]:
        t.state.put(token, box.BOX_UNSEEN)
    t.actions("AP-B1", "JB-B1", "AP-S1", "JB-B2").lay(11, 13, 14, 15).until(asks.Attempt, asks.KeepBack)
    assert (t.question, t.state.count(box.ROUND)) == (asks.KeepBack, 1)
    assert STACK[lang] in told(lang, ATTEMPT[lang])
