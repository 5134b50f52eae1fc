"""Counting, cases and agreement in three languages, and the small words that shift in Ukrainian."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

import pytest

from miskatonic.games.final_hour.say import VOICES
from miskatonic.games.final_hour.say.names import Names, Voice
from miskatonic.text import en, ru, uk
from miskatonic.text.parts import Icon, Ref, Text, capital, cat, fill, flat, join, small, without_stop
from miskatonic.text.phrases import ORDER, TELL, WISH, AnyNoun, Named, Slot, fixed, holes, named, several
from miskatonic.text.quotes import quoted
from miskatonic.text.slavic import (
    ACC,
    DAT,
    GEN,
    INS,
    LOC,
    NOM,
    PLURAL,
    Case,
    F,
    Gender,
    M,
    N,
    Noun,
    Number,
    described,
    noun,
    number_class,
    unchanged,
)

english, russian, ukrainian = VOICES.values()


def count(voice: Voice, n: int, noun: AnyNoun, case: Case = NOM) -> str:
    """So many things in a case."""
    return flat(voice.many(n, noun).said(case))


def left(voice: Voice, n: int, noun: AnyNoun) -> str:
    """That so many things are left."""
    return flat(voice.say("{n} left", "{n~остался} {n}", "{n~залишився} {n}", n=voice.many(n, noun)))


# -------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("n", "size"),
    [
        (0, Number.MANY), (1, Number.ONE), (2, Number.FEW), (4, Number.FEW), (5, Number.MANY), (10, Number.MANY),
        (11, Number.MANY), (12, Number.MANY), (14, Number.MANY), (15, Number.MANY), (20, Number.MANY), (21, Number.ONE),
        (22, Number.FEW), (25, Number.MANY), (101, Number.ONE), (111, Number.MANY), (112, Number.MANY), (114, Number.MANY),
        (121, Number.ONE), (124, Number.FEW),
    ],
)  # fmt: skip
def test_a_number_belongs_to_one_of_three_classes(n: int, size: Number) -> None:
    assert number_class(n) is size


def test_russian_things_are_counted_by_class_and_case() -> None:
    names = russian.names
    assert [count(russian, n, names.wound) for n in (1, 2, 5, 11, 21)] == [
        "1 рана",
        "2 раны",
        "5 ран",
        "11 ран",
        "21 рана",
    ]
    assert [count(russian, n, names.monster) for n in (1, 3, 5)] == ["1 монстр", "3 монстра", "5 монстров"]
    assert [count(russian, n, names.specials[0]) for n in (1, 2, 5)] == [
        "1 глубоководный",
        "2 глубоководных",
        "5 глубоководных",
    ]
    assert [count(russian, n, names.health) for n in (1, 2, 5)] == ["1 здоровье", "2 здоровья", "5 здоровья"]
    assert [count(russian, n, names.omen) for n in (1, 4, 7)] == ["1 знамение", "4 знамения", "7 знамений"]
    assert [count(russian, n, names.seal, ACC) for n in (1, 2, 8)] == ["1 печать", "2 печати", "8 печатей"]
    assert count(russian, 2, names.monster, ACC) == "2 монстров"
    assert count(russian, 2, names.move, GEN) == "2 переходов"
    assert count(russian, 1, names.wound, DAT) == "1 ране"


def test_russian_adjectives_before_nouns_have_a_form_of_their_own_after_few() -> None:
    one, many = "ый кубик/ого кубика/ому кубику/ый кубик/ым кубиком/ом кубике", "ые кубики/ых кубиков"
    die = noun("зелён~", one, many, few="ых кубика")
    assert [count(russian, n, die) for n in (1, 2, 5)] == ["1 зелёный кубик", "2 зелёных кубика", "5 зелёных кубиков"]
    assert count(russian, 2, die, GEN) == "2 зелёных кубиков"


def test_ukrainian_things_are_counted_by_class_and_case() -> None:
    names = ukrainian.names
    assert [count(ukrainian, n, names.wound) for n in (1, 2, 5, 11, 21)] == [
        "1 рана",
        "2 рани",
        "5 ран",
        "11 ран",
        "21 рана",
    ]
    assert [count(ukrainian, n, names.monster) for n in (1, 3, 5)] == ["1 монстр", "3 монстри", "5 монстрів"]
    assert [count(ukrainian, n, names.move) for n in (1, 2, 5)] == ["1 перехід", "2 переходи", "5 переходів"]
    assert [count(ukrainian, n, names.omen) for n in (1, 2, 5)] == ["1 передвістя", "2 передвістя", "5 передвість"]
    assert [count(ukrainian, n, names.health) for n in (1, 2, 5)] == ["1 здоров’я", "2 здоров’я", "5 здоров’я"]
    assert count(ukrainian, 2, names.monster, ACC) == "2 монстрів"
    assert count(ukrainian, 4, names.wound, GEN) == "4 ран"


def test_english_things_are_counted() -> None:
    assert [count(english, n, english.names.wound) for n in (0, 1, 2)] == ["0 wounds", "1 wound", "2 wounds"]
    assert count(english, 2, english.names.specials[1]) == "2 star spawn"
    said = {"an": ("omen", "America Encounter", "unsolved mystery"), "a": ("star", "Europe Encounter", "unique item")}
    assert [en.article(word) for words in said.values() for word in words] == [
        f"{article} {word}" for article, words in said.items() for word in words
    ]


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (noun("переход~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"), "остался 1 переход"),
        (noun("печат~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ях", gender=F), "осталась 1 печать"),
        (noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ям/я/ями/ях", gender=N), "осталось 1 здоровье"),
    ],
)
def test_what_is_left_agrees_in_russian(thing: Noun, said: str) -> None:
    assert left(russian, 1, thing) == said
    assert left(russian, 2, thing).startswith("осталось 2 ")


def test_what_is_left_agrees_in_ukrainian() -> None:
    move = noun("перех~", "ід/оду/оду/ід/одом/оді", "оди/одів/одам/оди/одами/одах")
    assert left(ukrainian, 1, move) == "залишився 1 перехід"
    assert left(ukrainian, 1, noun("ран~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)) == "залишилася 1 рана"
    assert left(ukrainian, 3, move) == "залишилося 3 переходи"


def test_up_to_so_many_is_said_of_more_than_one() -> None:
    said = [[flat(voice.up_to(n, voice.names.wound).said(NOM)) for n in (1, 2, 5)] for voice in VOICES.values()]
    assert said == [
        ["1 wound", "up to 2 wounds", "up to 5 wounds"],
        ["1 рану", "до 2 ран", "до 5 ран"],
        ["1 рану", "до 2 ран", "до 5 ран"],
    ]
    left_one = russian.say("", "{n~остался} <n:одна|несколько>", "", n=russian.up_to(1, russian.names.wound))
    assert flat(left_one) == "осталась одна"


def test_what_is_counted_may_be_drawn() -> None:
    assert russian.many(2, russian.names.wound, "wound").said(DAT) == ("2 ", Icon("wound", "ранам"))
    assert russian.up_to(3, russian.names.wound, "wound").said(NOM) == ("до 3 ", Icon("wound", "ран"))


def test_lists_and_comparisons_are_said_in_each_language() -> None:
    abc: list[Text] = [("a",), ("b",), ("c",)]
    assert [flat(voice.both(abc)) for voice in VOICES.values()] == ["a, b and c", "a, b и c", "a, b і c"]
    assert [flat(voice.either(abc)) for voice in VOICES.values()] == ["a, b or c", "a, b или c", "a, b або c"]
    assert [voice.more(True) for voice in VOICES.values()] == ["more", "больше", "більше"]
    assert [voice.more(False) for voice in VOICES.values()] == ["less", "меньше", "менше"]
    assert [voice.more(False, "fewer") for voice in VOICES.values()] == ["fewer", "меньше", "менше"]


# -------------------------------------------------------------------- nouns and verbs


def nouns(things: Iterable[object]) -> Iterator[Noun]:
    """The nouns among some things and in rows of them."""
    for thing in things:
        if isinstance(thing, Noun):
            yield thing
        elif isinstance(thing, tuple):
            yield from nouns(thing)


@pytest.mark.parametrize("names", [russian.names, ukrainian.names])
def test_every_noun_has_all_its_forms(names: Names) -> None:
    for thing in nouns(vars(names).values()):
        assert len(thing.singular) == 6, thing
        assert len(thing.plural) in (0, 6), thing
        assert all(form.strip() == form != "" and "~" not in form for form in (*thing.singular, *thing.plural)), thing
        if thing.gender is M and thing.plural:
            assert thing.one(ACC) == thing.one(GEN if thing.animate else NOM), thing


def test_places_stand_in_the_case_a_sentence_asks_for() -> None:
    assert flat(russian.place(7).said(LOC)) == "Лектории"
    assert flat(russian.place(14).said(INS)) == "Мужским обществом"
    assert flat(ukrainian.place(3).said(LOC)) == "Бібліотеці Орна"
    assert flat(ukrainian.place(7).said(GEN)) == "Лекторію"


def test_a_described_noun_declines_both_words() -> None:
    killer = described("синий/синего/синему/синего/синим/синем", noun("убийц~", "а/ы/е/у/ей/е", animate=True))
    assert [killer.one(case) for case in (ACC, INS)] == ["синего убийцу", "синим убийцей"]
    assert (killer.gender, killer.animate) == (M, True)


def test_an_adjectival_noun_is_declined_as_several_after_few_in_russian_alone() -> None:
    one, many = "ой/ого/ому/ого/ым/ом", "ые/ых/ым/ых/ыми/ых"
    wounded = noun("больн~", one, many, adjectival=True)
    assert [count(russian, n, wounded) for n in (1, 2, 5)] == ["1 больной", "2 больных", "5 больных"]
    assert not wounded.animate
    jenny = unchanged("Дженни", F)
    assert (jenny.plural, jenny.gender, jenny.animate) == ((), F, True)


@pytest.mark.parametrize(("gender", "said"), [(M, "остался"), (F, "осталась"), (N, "осталось")])
def test_a_reflexive_verb_agrees_in_russian(gender: Gender, said: str) -> None:
    assert ru.past(gender, "остался") == said


@pytest.mark.parametrize(("gender", "said"), [(M, "знищив"), (F, "знищила"), (N, "знищило")])
def test_a_verb_agrees_in_ukrainian(gender: Gender, said: str) -> None:
    assert uk.past(gender, "знищив") == said


def test_a_verb_with_all_its_forms_agrees_also_with_what_is_always_several() -> None:
    found = "{who~нашёл/нашла/нашло}"
    for gender, verb in ((M, "нашёл"), (F, "нашла"), (N, "нашло"), (PLURAL, "нашли")):
        who = Named(lambda case: ("",), gender)
        assert flat(russian.say("", found, "", who=who)) == verb
    gates = Named(lambda case: ("",), PLURAL)
    assert flat(ukrainian.say("", "", "{who~зник/зникла/зникло}", who=gates)) == "зникли"
    assert flat(ukrainian.say("", "", "{who~готовий/готова/готове}", who=gates)) == "готові"
    assert flat(russian.say("", "{who~нашёл/нашла/нашло}", "", who=russian.many(5, russian.names.wound))) == "нашло"
    pronouns = [flat(english.say("{who~his/her/its}", "", "", who=named(en.proper("x", it)))) for it in (M, F, N)]
    assert pronouns == ["his", "her", "its"]
    assert flat(english.say("{who~he/she}", "", "", who=named(en.proper("x")))) == "she", "the last form serves for the rest"


# -------------------------------------------------------------------- the notation of phrases


def test_forms_go_with_the_number_in_a_slot() -> None:
    def said(voice: Voice, n: Slot) -> str:
        return flat(voice.say("<n:is|are>", "<n:раз|раза|раз>", "<n:раз|рази|разів>", n=n))

    assert [said(english, n) for n in (0, 1, 2, 21)] == ["are", "is", "are", "are"]
    assert [said(russian, n) for n in (1, 3, 5, 12, 21)] == ["раз", "раза", "раз", "раз", "раз"]
    assert [said(ukrainian, n) for n in (1, 3, 5, 12, 21)] == ["раз", "рази", "разів", "разів", "раз"]
    wound = english.names.wound
    assert [said(english, n) for n in (named(wound), several(wound), english.many(1, wound))] == ["is", "are", "is"]
    assert said(ukrainian, several(ukrainian.names.wound)) == "рази"
    assert [flat(russian.say("", "<n:один|несколько>", "", n=n)) for n in (1, 2, 5)] == ["один", "несколько", "несколько"]
    assert flat(english.say("<n:[take|takes] it|[take|takes] {n}>", "", "", n=3)) == "take 3", (
        "a form is a phrase of its own"
    )
    assert flat(english.in_mood(TELL).say("<n:[take|takes] it|[take|takes] {n}>", "", "", n=1)) == "takes it"


def test_a_mood_takes_its_alternative_or_the_last_there_is() -> None:
    def said(phrase: str) -> list[str]:
        return [flat(english.in_mood(mood).say(phrase, "", "")) for mood in (ORDER, TELL, WISH)]

    assert said("[deal|deals|to deal] it") == ["deal it", "deals it", "to deal it"]
    assert said("[deal|deals] it") == ["deal it", "deals it", "deals it"]
    assert said("now[|, it is said,] [end]") == ["now end", "now, it is said, end", "now, it is said, end"]


def test_a_slot_takes_words_numbers_texts_and_what_can_be_declined() -> None:
    wound = russian.names.wound
    for slot, text in (
        ("Рита", "Рита"),
        (3, "3"),
        (-2, "−2"),
        (("a ", Icon("wound", "b")), "a b"),
        (Icon("wound", "b"), "b"),
        (named(wound), "ране"),
        (several(wound), "ранам"),
        (russian.many(2, wound), "2 ранам"),
        (fixed("«", Ref("card:a", "Рана"), "»"), "«Рана»"),
    ):
        assert flat(russian.say("", "{x:dat}", "", x=slot)) == text
    assert flat(english.say("{x:a} and {y:a}", "", "", x="omen", y=named(en.regular("star")))) == "an omen and a star"
    with pytest.raises(KeyError, match="who"):
        english.say("{who} is missing", "", "")
    assert holes("{who~his/her} <n:is|are {what:gen}>") == {"who", "n", "what"}


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
        ("2 рани і 1 монстр", "2 рани й 1 монстр"),
        ("1 монстр і 2 рани", "1 монстр і 2 рани"),
        ("пошук 3 і 2 рани", "пошук 3 і 2 рани"),
        ("«Забуті знання» і «Архів»", "«Забуті знання» й «Архів»"),
        ("«Архів» і «Екскурсія»", "«Архів» і «Екскурсія»"),
        ("«Екскурсія» у музеї", "«Екскурсія» в музеї"),
        ("«Ви це чули?» і «Архів»", "«Ви це чули?» і «Архів»"),
        ("карта «В тумані»", "карта «В тумані»"),
        ("карта «Піт в тумані»", "карта «Піт у тумані»"),
        ("Рита з Лекторію", "Рита з Лекторію"),
        ("так, з Лекторію", "так, з Лекторію"),
        ("Із Обсерваторії", "З Обсерваторії"),
        ("Рита в Львові", "Рита у Львові"),
        ("І Рита", "І Рита"),
        ("В 3 стосах", "У 3 стосах"),
        ("Рита у … місті", "Рита у … місті"),
        ("Піт і ", "Піт і "),
    ],
)
def test_small_words_fit_their_neighbours(written: str, said: str) -> None:
    assert flat(uk.harmony((written,))) == said


def test_a_small_word_hears_the_mention_beside_it() -> None:
    place = Ref("place:warren-observatory", "Обсерваторії")
    assert flat(uk.harmony(("Піт у ", place, " і ", Ref("person:rita", "Рита")))) == "Піт в Обсерваторії й Рита"
    assert flat(uk.harmony(("Кіт брав ", Icon("wound", "рана"), " і пішов"))) == "Кіт брав рана й пішов"
    assert [voice.finished(("Рита і Піт",)) for voice in (russian, ukrainian)] == [("Рита і Піт",), ("Рита й Піт",)]


# -------------------------------------------------------------------- parts


def test_words_that_meet_melt_together_and_mentions_stay_apart() -> None:
    text = cat("a ", 2, " b", Icon("wound", "wounds"), "", " c")
    assert text == ("a 2 b", Icon("wound", "wounds"), " c")
    assert fill("{n} {what}", n=3, what=Icon("seal", "seals")) == ("3 ", Icon("seal", "seals"))
    assert join(", ", [("a",), ("b",), ("c",)]) == ("a, b, c",)


def test_a_capital_reaches_into_a_mention() -> None:
    assert flat(capital((Ref("place:student-union", "the Student Union"), " burns"))) == "The Student Union burns"
    assert capital((Icon("wound", "wound"), " and ", "more")) == (Icon("wound", "Wound"), " and ", "more")
    assert capital(("it and ", Icon("wound", "wound"))) == ("It and ", Icon("wound", "wound"))
    assert capital(()) == ()


def test_a_text_begins_small_and_ends_without_a_stop_where_words_do() -> None:
    mention = Icon("wound", "Wounds.")
    texts: list[Text] = [("Take ", mention, "."), (mention, " Heal."), ("Heal ", mention), ()]
    assert [small(text) for text in texts] == [("take ", mention, "."), texts[1], ("heal ", mention), ()]
    assert [without_stop(text) for text in texts] == [("Take ", mention, ""), (mention, " Heal"), texts[2], ()]


def test_marks_go_one_level_deeper_in_mentions_too() -> None:
    card = Ref("card:hat", "“Joe’s Hat”")
    text = ("Play ", card, " on the ghouls’ side, or ‘it’")
    assert quoted(text, "en") == ("“Play ", Ref("card:hat", "‘Joe’s Hat’"), " on the ghouls’ side, or “it””")
    assert quoted((Ref("card:hat", "«Шляпа»"),), "ru") == ("«", Ref("card:hat", "„Шляпа“"), "»")


def test_a_chance_is_0_or_100_percent_only_where_it_is_certain() -> None:
    def said(p: Fraction) -> list[str]:
        return [flat(voice.chance(p)).replace("\u00a0", " ") for voice in VOICES.values()]

    for tiny in (Fraction(1, 1000), Fraction(1, 200)):
        assert said(tiny) == ["less than 1%", "меньше 1 %", "менше 1 %"]
        assert said(1 - tiny) == ["more than 99%", "больше 99 %", "понад 99 %"]
    assert [said(Fraction(n, 1000))[0] for n in (0, 6, 994, 1000)] == ["0%", "1%", "99%", "100%"]
    assert [flat(english.chance(Fraction(n, 1000), down=True)) for n in (4, 419, 999)] == ["0%", "41%", "99%"]
