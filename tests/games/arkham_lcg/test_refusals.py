"""Refusals of decks and set-ups in three languages."""

import ast
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic.cli import main
from miskatonic.core.errors import BadOption
from miskatonic.games import arkham_lcg
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, check
from miskatonic.games.arkham_lcg.decks.exchange import deck_from, to_json
from miskatonic.games.arkham_lcg.decks.pool import RANDOM_WEAKNESS
from miskatonic.games.arkham_lcg.decks.refusals import SENTENCES

FOLDER = Path(arkham_lcg.__file__).parent
FULL_OF_FAULTS = Deck(
    "roland-banks",
    {
        "01086": 3,
        "01028": 1,
        "01044": 1,
        "01117": 1,
        "01008": 1,
        "01001": 1,
        "02020": 1,
        "Knife of Doom": 1,
        RANDOM_WEAKNESS: 2,
    },
    "Mine",
)


def words_of(folder: Path) -> set[str]:
    """Every sentence with a gap or a full stop in the modules that refuse decks."""
    texts: set[str] = set()
    for place in (*(folder / "decks").glob("*.py"), folder / "__init__.py"):
        if place.name == "refusals.py":
            continue
        for node in ast.walk(ast.parse(place.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts


def test_no_translation_is_left_over_and_each_has_the_gaps_of_its_sentence() -> None:
    used = words_of(FOLDER)
    whose = ("This deck file cannot be read", "The deck’s “meta” cannot be read")
    assert {words for words in SENTENCES if words not in used and not words.startswith(whose)} == set()
    for words, others in SENTENCES.items():
        assert set(others) == {"ru", "uk"}
        assert {other.count("{}") for other in others.values()} == {words.count("{}")}


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_fault_of_a_deck_is_named_in_the_language_of_the_table(lang: str) -> None:
    with pytest.raises(BadOption) as refusal:
        check(FULL_OF_FAULTS)
    english, other = str(refusal.value).splitlines(), refusal.value.said[lang].splitlines()
    assert len(english) == len(other) > 10
    for line, said in zip(english, other, strict=True):
        assert line != said
        assert line.rpartition("(")[2] == said.rpartition("(")[2] or "AH-" not in line.rpartition("(")[2]


def test_cards_and_people_have_their_russian_and_ukrainian_names_in_a_refusal() -> None:
    cards = {code: n for code, n in DECKS["roland-banks"].cards.items() if code != "01006"}
    with pytest.raises(BadOption) as refusal:
        check(Deck("roland-banks", {**cards, "01045": 1}))
    assert "(01045): класс «Ловкач»." in refusal.value.said["ru"]
    assert (
        "Не хватает карты: Револьвер Роланда (01006). Без неё колода не полна (Роланд Бэнкс). (AH-DKB-05)"
        in (refusal.value.said["ru"])
    )
    with pytest.raises(BadOption) as of_levels:
        check(Deck("roland-banks", {**cards, "01048": 1, "01054": 1}))
    assert "- Лео Де Лука (01048): класс" in of_levels.value.said["ru"]
    assert "- Лео Де Лука (уровень 1, 01054): класс" in of_levels.value.said["ru"]
    assert "Бракує карти: Револьвер Роланда (01006)." in refusal.value.said["uk"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12345",
        "my deck",
        "{",
        "{}",
        '{"slots": {"01086": -1}}',
        '{"slots": 3}',
        "Mine\nRoland Banks\nDaisy Walker\nKnife",
    ],
)
def test_a_text_that_is_no_deck_is_refused_in_three_languages(text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        deck_from(text)
    assert len({str(refusal.value), refusal.value.said["ru"], refusal.value.said["uk"]}) == 3


def test_options_that_do_not_fit_are_refused_in_three_languages() -> None:
    with pytest.raises(BadOption) as refusal:
        mk.new("arkham-lcg", seats=1, lead=2)
    assert refusal.value.said["ru"] == "Ведущий сыщик должен сидеть за столом. Мест за ним: 1."
    with pytest.raises(BadOption) as refusal:
        to_json(Deck("nobody", {"01086": 1}))
    assert refusal.value.said["uk"] == "Колоду без дослідника з базового набору записати не можна."


def test_the_terminal_refuses_a_deck_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "arkham-lcg", "--lang", "ru", "--decks", "my deck"]) == 2
    said = "«my deck» — не файл колоды, не список карт и не название готовой колоды. Готовые колоды: roland-banks"
    assert said in capsys.readouterr().err
