"""The nouns of Eldritch Horror: nothing is missing in a language, and forms are those that an editor would print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from miskatonic.games.eldritch_horror.say import names, titles
from miskatonic.games.eldritch_horror.say.names import Names, Noun, Person, Place, Voice
from miskatonic.games.eldritch_horror.say.nouns import en, ru, uk
from miskatonic.text import slavic
from miskatonic.text.parts import flat
from miskatonic.text.phrases import EN, RU, UK, in_case, named
from miskatonic.text.slavic import Case

LANGUAGES: tuple[ModuleType, ...] = (en, ru, uk)
ENGLISH, RUSSIAN, UKRAINIAN = Voice(EN, en), Voice(RU, ru), Voice(UK, uk)


def nouns(table: ModuleType) -> Iterator[tuple[str, Noun]]:
    """Every noun of a language with where it stands."""
    for name in Names.__annotations__:
        value = getattr(table, name)
        if isinstance(value, Mapping):
            for slug, one in value.items():
                yield f"{name} {slug}", one.name if isinstance(one, Person | Place) else one
        elif isinstance(value, tuple):
            for number, one in enumerate(value):
                yield f"{name} {number}", one
        else:
            yield name, value


def test_every_language_names_the_same_things() -> None:
    for name in (
        "PEOPLE",
        "ANCIENT_ONES",
        "MONSTERS",
        "EPIC_MONSTERS",
        "PLACES",
        "TRAITS",
        "ENCOUNTERS",
    ):
        assert list(getattr(ru, name)) == list(getattr(uk, name)) == list(getattr(en, name)), name
    assert list(ru.BEFORE_TITLES) == list(uk.BEFORE_TITLES)


def test_as_many_things_have_names_as_lie_in_the_box() -> None:
    counts = {name: len(getattr(en, name)) for name in ("PEOPLE", "ANCIENT_ONES", "MONSTERS", "EPIC_MONSTERS", "PLACES")}
    assert counts == {"PEOPLE": 12, "ANCIENT_ONES": 4, "MONSTERS": 28, "EPIC_MONSTERS": 9, "PLACES": 36}
    assert [len(deck) for deck in (titles.ASSETS, titles.ARTIFACTS, titles.SPELLS, titles.CONDITIONS)] == [40, 14, 10, 11]
    assert [len(deck) for deck in (titles.BACKS, titles.MYSTERIES, titles.EVENTS, titles.RUMORS)] == [36, 16, 39, 12]


@pytest.mark.parametrize("table", [ru, uk])
def test_every_noun_has_its_six_cases(table: ModuleType) -> None:
    for where, one in nouns(table):
        assert isinstance(one, slavic.Noun), where
        assert len(one.singular) == len(Case), where
        assert len(one.plural) in (0, len(Case)), where
        assert "~" not in "".join(one.singular + one.plural), where


@pytest.mark.parametrize("table", LANGUAGES)
def test_ordinary_monsters_can_be_counted(table: ModuleType) -> None:
    voice = {en: ENGLISH, ru: RUSSIAN, uk: UKRAINIAN}[table]
    for slug, one in table.MONSTERS.items():
        assert flat(in_case(voice.many(5, one))).startswith("5 "), slug


@pytest.mark.parametrize(
    ("n", "slug", "case", "russian", "ukrainian"),
    [
        (1, "goat-spawn", Case.ACC, "1 козлиное отродье", "1 козлине поріддя"),
        (2, "goat-spawn", Case.NOM, "2 козлиных отродья", "2 козлині поріддя"),
        (5, "goat-spawn", Case.NOM, "5 козлиных отродий", "5 козлиних порідь"),
        (2, "deep-one", Case.NOM, "2 глубоководных", "2 глибинні"),
        (1, "serpent-people", Case.ACC, "1 человека-змею", "1 людину-змію"),
        (2, "nightgaunt", Case.NOM, "2 ночных призрака", "2 нічні мучителі"),
        (2, "witch", Case.ACC, "2 ведьм", "2 відьом"),
        (3, "ghoul", Case.INS, "3 упырями", "3 гулями"),
    ],
)
def test_monsters_agree_with_numbers(n: int, slug: str, case: Case, russian: str, ukrainian: str) -> None:
    assert flat(in_case(RUSSIAN.many(n, ru.MONSTERS[slug]), case)) == russian
    assert flat(in_case(UKRAINIAN.many(n, uk.MONSTERS[slug]), case)) == ukrainian


@pytest.mark.parametrize(
    ("noun", "n", "russian", "ukrainian"),
    [
        ("SANITY", 5, "5 рассудка", "5 розуму"),
        ("HEALTH", 2, "2 здоровья", "2 здоров’я"),
        ("GATE_TOKEN", 2, "2 жетона врат", "2 жетони воріт"),
        ("MYSTERY", 3, "3 тайны", "3 таємниці"),
        ("EPIC_MONSTER", 2, "2 эпических монстра", "2 епічні монстри"),
    ],
)
def test_things_agree_with_numbers(noun: str, n: int, russian: str, ukrainian: str) -> None:
    assert flat(in_case(RUSSIAN.many(n, getattr(ru, noun)))) == russian
    assert flat(in_case(UKRAINIAN.many(n, getattr(uk, noun)))) == ukrainian


@pytest.mark.parametrize(
    ("slug", "english", "russian", "ukrainian"),
    [
        ("arkham", "in Arkham|to Arkham|from Arkham", "в Аркхэме|в Аркхэм|из Аркхэма", "в Аркгемі|до Аркгема|з Аркгема"),
        (
            "tunguska",
            "at Tunguska|to Tunguska|from Tunguska",
            "на Тунгуске|на Тунгуску|с Тунгуски",
            "на Тунгусці|до Тунгуски|з Тунгуски",
        ),
        (
            "the-himalayas",
            "in the Himalayas|to the Himalayas|from the Himalayas",
            "в Гималаях|в Гималаи|из Гималаев",
            "в Гімалаях|до Гімалаїв|з Гімалаїв",
        ),
        (
            "17",
            "on space 17|to space 17|from space 17",
            "в локации 17|в локацию 17|из локации 17",
            "в локації 17|до локації 17|з локації 17",
        ),
    ],
)
def test_small_words_fit_the_space(slug: str, english: str, russian: str, ukrainian: str) -> None:
    for voice, expected in ((ENGLISH, english), (RUSSIAN, russian), (UKRAINIAN, ukrainian)):
        place = voice.names.PLACES[slug]
        said = [flat(where(voice, place)) for where in (names.at, names.to, names.out_of)]
        assert "|".join(said) == expected


def test_titles_stand_in_quotes_after_what_the_card_is() -> None:
    title = names.title(UKRAINIAN, titles.CONDITIONS, "debt")
    assert flat(in_case(names.titled(UKRAINIAN, "condition", names.marked(UKRAINIAN, title)), Case.GEN)) == "стану «Борг»"
    title = names.title(RUSSIAN, titles.SPELLS, "plumb-the-void")
    assert (
        flat(in_case(names.titled(RUSSIAN, "spell", names.marked(RUSSIAN, title)), Case.INS))
        == "заклинанием «Шаг в пустоту»"
    )
    assert flat(in_case(names.titled(ENGLISH, "asset", names.marked(ENGLISH, "Axe")))) == "Axe"


def test_people_are_declined_by_the_name_used_at_the_table() -> None:
    assert flat(in_case(named(uk.PEOPLE["mark-harrigan"].name), Case.DAT)) == "Маркові"
    assert flat(in_case(named(ru.PEOPLE["diana-stanley"].name), Case.INS)) == "Дианой"
    assert flat(in_case(named(uk.PEOPLE["trish-scarborough"].name), Case.GEN)) == "Тріш"


def test_no_title_is_empty_or_stands_twice_in_a_deck() -> None:
    decks = [value for name, value in vars(titles).items() if name.isupper()]
    for deck in decks:
        for language in (0, 1, 2):
            printed = [title[language] for title in deck.values()]
            assert all(printed)
            assert len(set(printed)) == len(printed)
