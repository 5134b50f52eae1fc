"""Phrases in three languages: their notation, and that every slot of every phrase of every game is filled."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import miskatonic
from miskatonic.games.final_hour.say import choices as final_hour_choices
from miskatonic.games.route.say import choices as route_choices
from miskatonic.text import en, phrases, slavic
from miskatonic.text.parts import Icon, flat
from miskatonic.text.phrases import EN, ORDER, RU, TELL, UK, WISH, Named, named, several
from miskatonic.text.voices import Voice

MONSTERS = (
    en.regular("monster"),
    slavic.noun("монстр~", "/а/у/а/ом/е", "ы/ов/ам/ов/ами/ах", animate=True),
    slavic.noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True),
)
VOICES = [Voice(lang, MONSTERS[lang]) for lang in (EN, RU, UK)]
RITA = Named(lambda case: (("Рита", "Риты", "Рите", "Риту", "Ритой", "Рите")[case],), slavic.F)


def said(en: str, ru: str, uk: str, mood: phrases.Mood = ORDER, **slots: phrases.Slot) -> list[str]:
    return [flat(voice.in_mood(mood).say(en, ru, uk, **slots)) for voice in VOICES]


def test_a_slot_takes_the_case_that_the_language_asks_for() -> None:
    assert said("to {who}", "к {who:dat}", "до {who:gen}", who=RITA) == ["to Рита", "к Рите", "до Риты"]


def test_english_puts_the_article_that_the_word_asks_for() -> None:
    star, omen = Icon("star", "star"), Icon("omen", "omen")
    assert VOICES[EN].say("{a:a} and {b:a}", "", "", a=star, b=omen) == ("a ", star, " and an ", omen)


def test_a_verb_of_the_past_agrees_with_whoever_did_it() -> None:
    assert said("{who} took it", "{who} {who~взял}", "{who} {who~взяв}", who=RITA)[1:] == ["Рита взяла", "Рита взяла"]
    assert said("{who}", "{who} {who~нашёл/нашла}", "{who} {who~пішов/пішла}", who=RITA)[1:] == ["Рита нашла", "Рита пішла"]


def test_a_verb_of_the_past_agrees_with_the_number_of_things() -> None:
    def left(n: int) -> list[str]:
        return [flat(v.say("{n} left", "{n~остался} {n}", "{n~залишився} {n}", n=v.many(n, v.names))) for v in VOICES]

    assert left(1) == ["1 monster left", "остался 1 монстр", "залишився 1 монстр"]
    assert left(2) == ["2 monsters left", "осталось 2 монстра", "залишилося 2 монстри"]
    assert left(21)[1:] == ["остался 21 монстр", "залишився 21 монстр"]


def test_english_has_a_pronoun_for_whoever_did_it() -> None:
    jenny, pete = (named(en.proper(name, gender)) for name, gender in (("Jenny", slavic.F), ("Pete", slavic.M)))
    assert [said("{who~his/her/its} deck", "", "", who=who)[0] for who in (jenny, pete)] == ["her deck", "his deck"]


@pytest.mark.parametrize(("mood", "verb"), [(ORDER, "deal"), (TELL, "deals"), (WISH, "to deal")])
def test_brackets_hold_the_moods(mood: phrases.Mood, verb: str) -> None:
    assert said("[deal|deals|to deal] 1", "", "", mood)[0] == f"{verb} 1"


def test_the_last_alternative_serves_for_moods_that_are_not_written() -> None:
    assert said("[your|their]", "", "", WISH)[0] == "their"


@pytest.mark.parametrize(
    ("n", "sentences"),
    [
        (1, ["1 monster is here", "остался 1 монстр", "залишився 1 монстр"]),
        (2, ["2 monsters are here", "осталось 2 монстра", "залишилося 2 монстри"]),
        (5, ["5 monsters are here", "осталось 5 монстров", "залишилося 5 монстрів"]),
    ],
)
def test_forms_go_with_the_number(n: int, sentences: list[str]) -> None:
    assert [
        flat(
            voice.say(
                "{n} <n:is|are> here",
                "<n:остался|осталось> {n}",
                "<n:залишився|залишилося> {n}",
                n=voice.many(n, voice.names),
            )
        )
        for voice in VOICES
    ] == sentences


def test_forms_may_have_slots_of_their_own() -> None:
    assert said("<n:the token|{n} tokens>", "", "", n=3)[0] == "3 tokens"


def test_forms_stand_inside_moods_and_moods_inside_forms() -> None:
    assert said("[take <n:it|them>|takes <n:it|them>]", "", "", TELL, n=2)[0] == "takes them"
    assert said("<n:[your|their] token|[your|their] tokens>", "", "", TELL, n=1)[0] == "their token"


def test_a_noun_can_be_an_icon() -> None:
    thing = named(MONSTERS[RU], lambda word: Icon("monster", word))
    assert VOICES[RU].say("", "{m:acc}", "", m=thing) == (Icon("monster", "монстра"),)


def test_so_many_things_can_be_drawn_as_an_icon() -> None:
    assert VOICES[RU].many(5, MONSTERS[RU], "monster").said(slavic.NOM) == ("5 ", Icon("monster", "монстров"))


@pytest.mark.parametrize(
    ("n", "things"),
    [
        (1, ["1 monster and its lair", "1 монстра", "1 монстра"]),
        (3, ["up to 3 monsters and their lairs", "до 3 монстров", "до 3 монстрів"]),
    ],
)
def test_at_most_so_many_but_one_is_just_one(n: int, things: list[str]) -> None:
    lairs = [v.say("{n} and <n:its lair|their lairs>", "{n:acc}", "{n:acc}", n=v.up_to(n, v.names)) for v in VOICES]
    assert [flat(lair) for lair in lairs] == things
    assert VOICES[UK].up_to(n, MONSTERS[UK], "monster").said(slavic.ACC)[-1] == Icon("monster", things[2].split()[-1])


def test_things_of_a_kind_stand_in_the_plural() -> None:
    assert [flat(v.say("{m}", "{m:dat}", "{m:ins}", m=several(v.names))) for v in VOICES] == [
        "monsters", "монстрам", "монстрами",
    ]  # fmt: skip


def test_an_empty_slot_is_an_error() -> None:
    with pytest.raises(KeyError):
        said("{who}", "{who}", "{who}")


# -------------------------------------------------------------------- every phrase of every game


def calls(file: Path) -> Iterator[ast.Call]:
    """The calls of `say` in a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say" and len(node.args) == 3:
                yield node


def phrase_files() -> list[Path]:
    return sorted((Path(miskatonic.__path__[0]) / "games").glob("*/say/**/*.py"))


def caption_files() -> list[Path]:
    return sorted((Path(miskatonic.__path__[0]) / "games").glob("*/scene/captions.py"))


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.mark.parametrize("file", phrase_files(), ids=lambda file: "/".join(file.parts[-3:]))
def test_every_slot_is_filled_and_every_filling_is_used(file: Path) -> None:
    for call in calls(file):
        three = [literal(arg) for arg in call.args]
        if None in three or any(keyword.arg is None for keyword in call.keywords):
            continue
        wanted = [phrases.holes(phrase) for phrase in three if phrase is not None]
        given = {keyword.arg for keyword in call.keywords}
        assert set.union(*wanted) == given, f"{file.name}:{call.lineno}"


@pytest.mark.parametrize("file", phrase_files(), ids=lambda file: "/".join(file.parts[-3:]))
def test_brackets_are_closed(file: Path) -> None:
    for call in calls(file):
        for arg in call.args:
            phrase = literal(arg)
            if phrase is not None:
                where = f"{file.name}:{call.lineno}: {phrase}"
                assert all(phrase.count(left) == phrase.count(right) for left, right in ("{}", "[]", "<>")), where


@pytest.mark.parametrize("file", phrase_files(), ids=lambda file: "/".join(file.parts[-3:]))
def test_brackets_are_closed_in_tables_of_phrases(file: Path) -> None:
    for row in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(row, ast.Tuple):
            for phrase in filter(None, map(literal, row.elts)):
                where = f"{file.name}:{row.lineno}: {phrase}"
                assert all(phrase.count(left) == phrase.count(right) for left, right in ("{}", "[]", "<>")), where


@pytest.mark.parametrize("file", caption_files(), ids=lambda file: file.parts[-3])
def test_captions_have_the_same_slots_in_every_language(file: Path) -> None:
    rows = [node.elts for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Tuple)]
    captions = [[literal(word) or "" for word in row] for row in rows if all(map(literal, row))]
    assert captions
    for three in captions:
        assert len({frozenset(phrases.holes(phrase)) for phrase in three}) == 1, three


@pytest.mark.parametrize("choices", [final_hour_choices, route_choices], ids=["final-hour", "route"])
def test_labels_mention_in_every_language_what_is_known_of_an_option(choices: ModuleType) -> None:
    for three in choices.LABELS.values():
        assert len({frozenset(phrases.holes(phrase)) for phrase in three}) == 1, three
    mentioned = {slot for three in choices.LABELS.values() for slot in phrases.holes(three[0])}
    assert mentioned == set(choices.SLOTS)


@pytest.mark.parametrize("game", ["final-hour", "route", "arkham-lcg"])
def test_who_adds_a_card_without_a_title_reads_what_it_still_needs(game: str) -> None:
    speaker: Any = miskatonic.named(game).speech["uk"]
    with pytest.raises(miskatonic.Refused, match="“made-up” has no title yet"):
        speaker.voice.title("made-up")
