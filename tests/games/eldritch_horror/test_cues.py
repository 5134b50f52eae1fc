"""The cues above encounters: every section has one in every language, short, whole and unlike all others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from miskatonic.games.eldritch_horror.cards.encounters_america import AMERICA
from miskatonic.games.eldritch_horror.cards.encounters_asia_australia import ASIA_AUSTRALIA
from miskatonic.games.eldritch_horror.cards.encounters_europe import EUROPE
from miskatonic.games.eldritch_horror.cards.encounters_general import GENERAL
from miskatonic.games.eldritch_horror.cards.expeditions import EXPEDITIONS
from miskatonic.games.eldritch_horror.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.eldritch_horror.cards.research import RESEARCH
from miskatonic.games.eldritch_horror.cards.sheets import Complex, Encounter
from miskatonic.games.eldritch_horror.cards.special import SPECIAL
from miskatonic.games.eldritch_horror.say import titles
from miskatonic.games.eldritch_horror.say.cues import CUES, cue
from miskatonic.games.eldritch_horror.say.names import Noun, Place, Voice
from miskatonic.games.eldritch_horror.say.nouns import en, ru, uk
from miskatonic.text import slavic
from miskatonic.text.en import Noun as EnglishNoun
from miskatonic.text.phrases import EN, RU, UK, Tongue
from miskatonic.text.uk import harmony

CARDS: tuple[Encounter | Complex, ...] = (
    *(*AMERICA, *EUROPE, *ASIA_AUSTRALIA, *GENERAL),
    *(*EXPEDITIONS, *OTHER_WORLDS),
    *(card for deck in RESEARCH.values() for card in deck),
    *(card for deck in SPECIAL.values() for card in deck),
)
LONGEST = 14
LETTERS: Mapping[Tongue, str] = {
    EN: "A-Za-z",
    RU: "А-Яа-яЁё",
    UK: "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
VOICES: Mapping[Tongue, Voice] = {EN: Voice(EN, en), RU: Voice(RU, ru), UK: Voice(UK, uk)}
NAMES = ("ANCIENT_ONES", "MONSTERS", "EPIC_MONSTERS", "PLACES")


def said(lang: Tongue) -> Iterator[tuple[str, str]]:
    """Every cue in a language with where it stands."""
    for code, sections in CUES.items():
        for number in range(len(sections)):
            yield f"{code} {number}", cue(VOICES[lang], code, number)


def test_every_section_of_every_encounter_has_its_cue() -> None:
    assert {code: len(sections) for code, sections in CUES.items()} == {
        card.code: len(card.sections) if isinstance(card, Encounter) else 1 for card in CARDS
    }
    assert sum(1 for _ in said(EN)) == 3 * (8 + 8 + 8 + 12 + 32) + 18 + 24 + 12


@pytest.mark.parametrize("lang", [EN, RU, UK])
def test_a_cue_is_one_short_sentence_in_the_letters_of_its_language(lang: Tongue) -> None:
    whole = re.compile(rf"«?[{LETTERS[lang]}][{LETTERS[lang]}0-9 ,:;!’«»—-]*[.?…]")
    for where, text in said(lang):
        assert whole.fullmatch(text.replace("Mr.", "Mr")), f"{where}: {text}"
        assert text[0].isupper(), f"{where}: {text}"
        assert "  " not in text, f"{where}: {text}"
        assert len(text.replace("—", " ").split()) <= LONGEST, f"{where}: {text}"


@pytest.mark.parametrize("lang", [EN, RU, UK])
def test_no_two_cues_are_alike(lang: Tongue) -> None:
    counted = Counter(text for _, text in said(lang))
    assert [text for text, times in counted.items() if times > 1] == []


def test_ukrainian_sounds_well() -> None:
    """Cues say «в» or «у», «з» or «із» as texts do, so that a text that holds one leaves it as it is."""
    for where, text in said(UK):
        assert harmony((text,)) == (text,), where


@pytest.mark.parametrize(
    ("lang", "past"), [(RU, r"\bвы\b[^,.;:—]*\w(л|ла|лся|лась)\b"), (UK, r"\bви\b[^,.;:—]*[^\Wії](в|ла|вся|лася)\b")]
)
def test_the_reader_is_neither_he_nor_she(lang: Tongue, past: str) -> None:
    assert [text for _, text in said(lang) if re.search(past, text, re.IGNORECASE)] == []


def test_names_are_those_of_the_tables() -> None:
    """What an English cue names, the others name by a form of the same noun."""
    named = set()
    for where, english in said(EN):
        for slug, one in nouns_of(EN):
            if not mentions(english, forms(one)):
                continue
            named.add(slug)
            for lang in (RU, UK):
                code, number = where.split()
                text = cue(VOICES[lang], code, int(number))
                assert mentions(text, forms(dict(nouns_of(lang))[slug])), f"{slug}: {text}"
    assert {"MONSTERS deep-one", "MONSTERS witch", "MONSTERS star-spawn", "PLACES rome"} <= named


def test_titles_are_those_of_the_cards() -> None:
    for where, english in said(EN):
        for title in titles.ARTIFACTS.values():
            if title[EN] in english:
                code, number = where.split()
                for lang in (RU, UK):
                    assert f"«{title[lang]}»" in cue(VOICES[lang], code, int(number)), where


def nouns_of(lang: Tongue) -> Iterator[tuple[str, Noun]]:
    """The names of beings and places in a language."""
    for table in NAMES:
        for slug, one in getattr(VOICES[lang].names, table).items():
            yield f"{table} {slug}", one.name if isinstance(one, Place) else one


def forms(noun: Noun) -> set[str]:
    """Every form of a noun."""
    if isinstance(noun, EnglishNoun):
        return {noun.one, noun.many}
    assert isinstance(noun, slavic.Noun)
    return {*noun.singular, *noun.plural}


def mentions(text: str, words: set[str]) -> bool:
    """Whether one of the words stands in the text, as a word or at the head of a sentence."""
    return any(re.search(rf"\b({re.escape(word[0])}|{word[0].upper()}){re.escape(word[1:])}\b", text) for word in words)
