"""The texts of Eldritch Horror: made from the trees that run, total, without crumbs, and as they were last read."""

from __future__ import annotations

import inspect
from typing import Final, get_args

import pytest

from miskatonic.core.nodes import Effect, Node
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CITY, CLUE, HEALTH, LORE, SANITY, SPELL
from miskatonic.games.eldritch_horror.say import VOICES
from miskatonic.games.eldritch_horror.say.components import entries
from miskatonic.games.eldritch_horror.say.effects import AnyEffect, text
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.eldritch_horror.said import clean

CARDS: Final = w.__name__.rpartition(".")[0]
LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)


def said(effects: w.Effects) -> list[str]:
    """Effects in the three languages."""
    return [flat(voice.finished(text(voice, effects))) for voice in VOICES.values()]


def test_every_word_of_the_cards_can_be_said() -> None:
    words = {one for _, one in inspect.getmembers(w, inspect.isclass) if issubclass(one, Effect) and one is not Effect}
    assert words == set(get_args(AnyEffect))
    nodes = {one for _, one in inspect.getmembers(w, inspect.isclass) if one.__module__.startswith(CARDS)}
    others = nodes - words - {w.Each, w.One, w.TheChosen, w.Active, w.NearestInvestigator, w.Tests}
    assert all(issubclass(one, Node) for one in others)
    assert others == {one for sort in (w.Amount, w.Where, w.Condition, w.Passive) for one in get_args(sort)} - {int}


@LANGS
def test_no_text_has_crumbs_or_letters_of_another_alphabet(lang: str) -> None:
    for entry in entries(VOICES[lang]).values():
        for line in (flat(entry.title), *map(flat, entry.lines)):
            clean(lang, line)
        assert all(flat(line).endswith(".") for line in entry.lines), entry.code


def test_every_component_has_a_text_in_every_language() -> None:
    counts = {lang: len(entries(voice)) for lang, voice in VOICES.items()}
    boxes = (4, 16, 12, 40, 14, 10 + 20, 11 + 36, 28, 9, 51, 8 + 8 + 8, 12, 32, 24, 18, 12, 9, 36)
    assert counts == dict.fromkeys(LANGUAGES, sum(boxes))


@pytest.mark.parametrize(
    ("effects", "sentences"),
    [
        (
            w.Test(LORE, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.Lose(HEALTH, 2)),
            [
                "Test lore −1. If you pass, gain this clue and 1 additional clue. If you fail, lose 2 health.",
                (
                    "Пройдите проверку знаний −1. При успехе получите эту улику и 1 дополнительную улику. "
                    "При провале потеряйте 2 здоровья."
                ),
                (
                    "Пройдіть перевірку знань −1. У разі успіху отримайте цей доказ і 1 додатковий доказ. "
                    "У разі провалу втратьте 2 здоров’я."
                ),
            ],
        ),
        (
            w.By(w.Each(w.On(w.OfType(CITY))), (w.Unless(w.Lose(SANITY, w.Owned(SPELL)), w.SpendClues()),)),
            [
                "Each investigator on a city space loses 1 sanity for each spell they have unless they spend 1 clue.",
                "Каждый сыщик в городской локации либо тратит 1 улику, либо теряет 1 рассудок за каждое своё заклинание.",
                "Кожен дослідник у міській локації або витрачає 1 доказ, або втрачає 1 розум за кожне своє заклинання.",
            ],
        ),
        (
            w.May(w.Discard(CLUE, 2), w.CloseGate(), w.BecomeDelayed()),
            [
                "You may discard 2 clues to close this gate. Otherwise, become Delayed.",
                "Вы можете сбросить 2 улики, чтобы закрыть эти врата. Иначе станьте задержанным.",
                "Ви можете скинути 2 докази, щоб зачинити ці ворота. Інакше станьте затриманим.",
            ],
        ),
    ],
)
def test_what_hangs_on_a_condition_stands_in_its_sentence(effects: w.Effects, sentences: list[str]) -> None:
    assert said(effects) == sentences


@pytest.mark.parametrize(
    ("effects", "english"),
    [
        (
            w.By(w.Each(), (w.Roll((w.Case(1, 2, w.Lose(HEALTH, 2)), w.Case(3, 5, w.Ambush()))),)),
            (
                "Each investigator rolls 1 die; on a 1–2, that investigator loses 2 health; "
                "on a 3–5, that investigator is ambushed by a monster."
            ),
        ),
        (
            w.By(w.Lead(), (w.Test(LORE), w.GainClue())),
            "The Lead Investigator tests lore, then gains 1 clue.",
        ),
        (
            w.By(w.Lead(), (w.If(w.Has(SPELL), w.Lose(SANITY), w.Steps((w.GainClue(),))),)),
            "The Lead Investigator, if they have a spell, loses 1 sanity; otherwise, that investigator gains 1 clue.",
        ),
    ],
)
def test_english_names_somebody_again_where_a_clause_begins_anew(effects: w.Effects, english: str) -> None:
    assert said(effects)[0] == english


def test_who_must_defeat_a_monster_is_said() -> None:
    assert said(w.Ambush(beaten=(w.GainThisClue(),)))[1:] == [
        "Вы попадаете в засаду монстра. Если вы победите монстра, получите эту улику.",
        "Ви потрапляєте в засідку монстра. Якщо ви переможете монстра, отримайте цей доказ.",
    ]
    assert said(w.Ambush(unbeaten=(w.Lose(SANITY),)))[1:] == [
        "Вы попадаете в засаду монстра. Если вы не победите монстра, потеряйте 1 рассудок.",
        "Ви потрапляєте в засідку монстра. Якщо ви не переможете монстра, втратьте 1 розум.",
    ]
