"""Counting, cases and agreement in three languages, and the small words that shift in Ukrainian."""

from __future__ import annotations

from types import ModuleType

import pytest

from miskatonic.games.final_hour.say.en import names as english
from miskatonic.games.final_hour.say.ru import names as russian
from miskatonic.games.final_hour.say.uk import names as ukrainian
from miskatonic.text import en, ru, uk
from miskatonic.text.parts import Icon, Ref, capital, cat, fill, flat, join
from miskatonic.text.slavic import ACC, DAT, GEN, INS, LOC, NOM, F, Gender, M, N, Noun, Number, described, noun, number_class

# -------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("n", "size"),
    [
        (0, Number.MANY), (1, Number.ONE), (2, Number.FEW), (4, Number.FEW), (5, Number.MANY), (10, Number.MANY),
        (11, Number.MANY), (12, Number.MANY), (14, Number.MANY), (15, Number.MANY), (20, Number.MANY), (21, Number.ONE),
        (22, Number.FEW), (25, Number.MANY), (101, Number.ONE), (111, Number.MANY), (112, Number.MANY), (124, Number.FEW),
    ],
)  # fmt: skip
def test_a_number_belongs_to_one_of_three_classes(n: int, size: Number) -> None:
    assert number_class(n) is size


def test_russian_things_are_counted_by_class_and_case() -> None:
    assert [ru.count(n, russian.WOUND) for n in (1, 2, 5, 11, 21)] == ["1 рана", "2 раны", "5 ран", "11 ран", "21 рана"]
    assert [ru.count(n, russian.MONSTER) for n in (1, 3, 5)] == ["1 монстр", "3 монстра", "5 монстров"]
    assert [ru.count(n, russian.SPECIALS[0]) for n in (1, 2, 5)] == ["1 глубоководный", "2 глубоководных", "5 глубоководных"]
    assert [ru.count(n, russian.HEALTH) for n in (1, 2, 5)] == ["1 здоровье", "2 здоровья", "5 здоровья"]
    assert [ru.count(n, russian.OMEN) for n in (1, 4, 7)] == ["1 знамение", "4 знамения", "7 знамений"]
    assert [ru.count(n, russian.SEAL, ACC) for n in (1, 2, 8)] == ["1 печать", "2 печати", "8 печатей"]
    assert ru.count(2, russian.MONSTER, ACC) == "2 монстров"
    assert ru.count(2, russian.MOVE, GEN) == "2 переходов"
    assert ru.count(1, russian.WOUND, DAT) == "1 ране"


def test_ukrainian_things_are_counted_by_class_and_case() -> None:
    assert [uk.count(n, ukrainian.WOUND) for n in (1, 2, 5, 11, 21)] == ["1 рана", "2 рани", "5 ран", "11 ран", "21 рана"]
    assert [uk.count(n, ukrainian.MONSTER) for n in (1, 3, 5)] == ["1 монстр", "3 монстри", "5 монстрів"]
    assert [uk.count(n, ukrainian.MOVE) for n in (1, 2, 5)] == ["1 перехід", "2 переходи", "5 переходів"]
    assert [uk.count(n, ukrainian.OMEN) for n in (1, 2, 5)] == ["1 передвістя", "2 передвістя", "5 передвість"]
    assert [uk.count(n, ukrainian.HEALTH) for n in (1, 2, 5)] == ["1 здоров’я", "2 здоров’я", "5 здоров’я"]
    assert uk.count(2, ukrainian.MONSTER, ACC) == "2 монстрів"
    assert uk.count(4, ukrainian.WOUND, GEN) == "4 ран"


def test_english_things_are_counted() -> None:
    assert [en.count(n, english.WOUND) for n in (0, 1, 2)] == ["0 wounds", "1 wound", "2 wounds"]
    assert en.count(2, english.SPECIALS[1]) == "2 star spawn"
    assert [en.article(word) for word in ("omen", "star")] == ["an omen", "a star"]


@pytest.mark.parametrize(
    ("thing", "said"),
    [(russian.MOVE, "остался 1 переход"), (russian.SEAL, "осталась 1 печать"), (russian.HEALTH, "осталось 1 здоровье")],
)
def test_what_is_left_agrees_in_russian(thing: Noun, said: str) -> None:
    assert ru.left(1, thing) == said
    assert ru.left(2, thing).startswith("осталось 2 ")


def test_what_is_left_agrees_in_ukrainian() -> None:
    assert uk.left(1, ukrainian.MOVE) == "залишився 1 перехід"
    assert uk.left(1, ukrainian.WOUND) == "залишилася 1 рана"
    assert uk.left(3, ukrainian.MOVE) == "залишилося 3 переходи"


# -------------------------------------------------------------------- nouns and verbs


@pytest.mark.parametrize("names", [russian, ukrainian])
def test_every_noun_has_all_its_forms(names: ModuleType) -> None:
    nouns = [thing for thing in vars(names).values() if isinstance(thing, Noun)]
    nouns += [*names.PLACES, *names.SPECIALS, *names.ZONES, *names.PLAIN, *names.SYMBOLS, *(p.name for p in names.PEOPLE)]
    nouns += [thing for row in names.MARKED for thing in row]
    for thing in nouns:
        assert len(thing.singular) == 6, thing
        assert len(thing.plural) in (0, 6), thing
        assert all(form.strip() == form != "" and "~" not in form for form in (*thing.singular, *thing.plural)), thing
        if thing.gender is M and thing.plural:
            assert thing.one(ACC) == thing.one(GEN if thing.animate else NOM), thing


def test_places_stand_in_the_case_a_sentence_asks_for() -> None:
    assert russian.PLACES[7].one(LOC) == "Лектории"
    assert russian.PLACES[14].one(INS) == "Мужским обществом"
    assert ukrainian.PLACES[3].one(LOC) == "Бібліотеці Орна"
    assert ukrainian.PLACES[7].one(GEN) == "Лекторію"


def test_a_described_noun_declines_both_words() -> None:
    killer = described("синий/синего/синему/синего/синим/синем", noun("убийц~", "а/ы/е/у/ей/е", animate=True))
    assert [killer.one(case) for case in (ACC, INS)] == ["синего убийцу", "синим убийцей"]


@pytest.mark.parametrize(("gender", "said"), [(M, "остался"), (F, "осталась"), (N, "осталось")])
def test_a_reflexive_verb_agrees_in_russian(gender: Gender, said: str) -> None:
    assert ru.past(gender, "остался") == said


@pytest.mark.parametrize(("gender", "said"), [(M, "знищив"), (F, "знищила"), (N, "знищило")])
def test_a_verb_agrees_in_ukrainian(gender: Gender, said: str) -> None:
    assert uk.past(gender, "знищив") == said


# -------------------------------------------------------------------- harmony


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Рита в Лекторії", "Рита в Лекторії"),
        ("Піт в Лекторії", "Піт у Лекторії"),
        ("в Лекторії", "у Лекторії"),
        ("В Обсерваторії", "В Обсерваторії"),
        ("місця в своїй зоні", "місця у своїй зоні"),
        ("Монстр з Лекторію", "Монстр із Лекторію"),
        ("з Спортивного корпусу", "зі Спортивного корпусу"),
        ("дорога з Обсерваторії", "дорога з Обсерваторії"),
        ("хід 1 з 4", "хід 1 з 4"),
        ("Рита і Піт", "Рита й Піт"),
        ("Піт і Рита", "Піт і Рита"),
        ("Піт взяв і втратив", "Піт узяв і втратив"),
        ("карта «В тумані»", "карта «В тумані»"),
    ],
)
def test_small_words_fit_their_neighbours(written: str, said: str) -> None:
    assert flat(uk.harmony((written,))) == said


def test_a_small_word_hears_the_mention_beside_it() -> None:
    place = Ref("place:warren-observatory", "Обсерваторії")
    assert flat(uk.harmony(("Піт у ", place, " і ", Ref("person:rita", "Рита")))) == "Піт в Обсерваторії й Рита"


# -------------------------------------------------------------------- parts


def test_words_that_meet_melt_together_and_mentions_stay_apart() -> None:
    text = cat("a ", 2, " b", Icon("wound", "wounds"), "", " c")
    assert text == ("a 2 b", Icon("wound", "wounds"), " c")
    assert fill("{n} {what}", n=3, what=Icon("seal", "seals")) == ("3 ", Icon("seal", "seals"))
    assert join(", ", [("a",), ("b",), ("c",)]) == ("a, b, c",)


def test_a_capital_reaches_into_a_mention() -> None:
    assert flat(capital((Ref("place:student-union", "the Student Union"), " burns"))) == "The Student Union burns"
    assert capital(()) == ()
