"""Deck lists from and for other programs, offline."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.core.errors import BadOption, Refused
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, check, problems, with_weakness
from miskatonic.games.arkham_lcg.decks.exchange import deck_from, read_json, read_text, to_json, to_text
from miskatonic.games.arkham_lcg.decks.pool import INVESTIGATOR
from miskatonic.games.arkham_lcg.decks.progress import Progress
from miskatonic.games.arkham_lcg.decks.refusals import title
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES

NIGHT_SHIFT = {
    "id": 900001, "name": "Night shift", "date_creation": "2026-01-02T10:00:00+00:00", "investigator_code": "01001",
    "investigator_name": "Roland Banks", "slots": {"01000": 1, "01006": 1, "01007": 1, "01016": 1, "01086": 2},
    "sideSlots": [], "ignoreDeckLimitSlots": None, "meta": "", "tags": "solo", "problem": "too_few_cards",
    "made_up": {"kept": 1},
}  # fmt: skip

ARKHAMDB_LIST = """\
Night shift

Roland Banks

Packs: Core Set

Assets

1x .45 Automatic (Core Set)
1x Beat Cop [2] (Core Set)
1x Leo De Luca :The Louisiana Lion [1] (Core Set)
2x Knife (Core Set)

Events

2x Emergency Cache (Core Set)

Treachery

1x Cover Up (Core Set)
"""

ARKHAM_BUILD_LIST = """\
# Night shift

Investigator: Roland Banks\x20\x20

XP: 2\x20\x20
Taboo†: 2.1 (Aug 30, 2023)\x20\x20

## Deck

**Asset** (4)\x20\x20
_Hand_ (3)\x20\x20
- .45 Automatic†
- Knife x2

_Hand x2_
- Baseball Bat

_Ally_ (1)\x20\x20
- Beat Cop (2)

**Treachery** (2)\x20\x20
- Cover Up
- Random Basic Weakness

## Side deck

**Skill**
- Guts x2
"""


def file(**fields: Any) -> str:
    """A deck file like the one above, with some fields changed."""
    return json.dumps({**NIGHT_SHIFT, **fields})


# -------------------------------------------------------------------- deck files


def test_a_deck_file_names_investigator_and_copies() -> None:
    deck = deck_from(file())
    assert deck == Deck("roland-banks", {"01000": 1, "01006": 1, "01007": 1, "01016": 1, "01086": 2}, "Night shift")


def test_an_illegal_deck_file_is_refused_by_the_rules_of_deck_building() -> None:
    with pytest.raises(BadOption, match=r"“Night shift” cannot be used:\n- The deck has 3 standard cards.*AH-DKB-02"):
        check(deck_from(file()))


def test_cards_of_later_printings_are_the_cards_of_the_core_set() -> None:
    deck = deck_from(file(investigator_code="01501", slots={"01520": 1, "12020": 1, "01586": 2, "01596": 1}))
    assert deck.investigator == "roland-banks"
    assert deck.cards == {"01020": 2, "01086": 2, "01096": 1}


def test_cards_of_other_products_stay_in_the_deck_and_are_named() -> None:
    texts = [problem.text for problem in problems(deck_from(file(slots={"01688": 1, "06021": 2})))]
    assert "“06021” is no card of the Core Set, and so not in this pool." in texts
    assert "“01688” is no card of the Core Set, and so not in this pool." in texts


@rule("AH-DKB-01")
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"investigator_code": "02001"}, "“02001” is no investigator here"),
        ({"investigator_code": None}, "The deck has no investigator"),
        ({"meta": '{"alternate_back": "90024"}'}, "“90024” is no investigator here"),
    ],
)
def test_an_investigator_of_another_product_is_named(fields: dict[str, Any], words: str) -> None:
    assert words in problems(deck_from(file(**fields)))[0].text


def test_the_side_deck_is_kept_apart_and_an_empty_one_may_be_a_list() -> None:
    assert deck_from(file(sideSlots=[])).side == {}
    deck = deck_from(file(sideSlots={"01589": 2}, slots=[]))
    assert (deck.side, deck.cards) == ({"01089": 2}, {})


def test_a_shared_deck_with_its_history_is_read_too() -> None:
    assert deck_from(json.dumps({"data": NIGHT_SHIFT, "history": []})) == deck_from(file())


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_survives_the_way_into_a_file_and_back(name: str) -> None:
    assert read_json(to_json(DECKS[name])) == DECKS[name]


def test_a_file_on_its_way_back_keeps_what_others_wrote_and_says_what_is_wrong() -> None:
    written = json.loads(to_json(deck_from(file(problem=None, slots={"01586": 2}, sideSlots={"01089": 1}))))
    assert written["made_up"] == {"kept": 1}
    assert written["tags"] == "solo"
    assert (written["slots"], written["sideSlots"], written["problem"]) == ({"01086": 2}, {"01089": 1}, "too_few_cards")


def test_a_legal_deck_is_written_with_all_fields_that_other_programs_expect() -> None:
    written = json.loads(to_json(DECKS["skids-otoole"]))
    assert written["problem"] is None
    assert written["sideSlots"] == []
    assert (written["investigator_code"], written["investigator_name"]) == ("01003", '"Skids" O\'Toole')
    assert {"id", "version", "meta", "taboo_id", "xp", "previous_deck", "exile_string"} < set(written)


@rule("AH-DKB-11")
def test_a_drawn_weakness_stays_in_the_deck_on_every_way() -> None:
    deck = with_weakness(DECKS["agnes-baker"], "01102")
    assert deck_from(to_json(deck)).cards["01102"] == 1
    assert deck_from(to_text(deck)).cards["01102"] == 1


def test_what_has_no_code_is_not_written_into_a_file() -> None:
    with pytest.raises(BadOption, match="“Rusty Spoon”"):
        to_json(Deck("roland-banks", {"Rusty Spoon": 1}))


@pytest.mark.parametrize("write", [to_json, to_text])
@pytest.mark.parametrize("investigator", ["", "02001"])
def test_a_deck_of_nobody_is_not_written_down(write: Callable[[Deck], str], investigator: str) -> None:
    with pytest.raises(BadOption, match="without an investigator"):
        write(Deck(investigator, {"01086": 1}))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "cannot be read"),
        ("[]", "no “slots”"),
        ("[1, 2", "cannot be read"),
        ("{}", "no “slots”"),
        ("[" * 150_000, "not proper JSON"),
        ('{"slots": {"01086": ' + "9" * 5000 + "}}", "not proper JSON"),
        ('{"slots": {"01086": NaN}}', "not proper JSON"),
        ('{"slots": {"01086": 1, "01086": 1}}', "not proper JSON"),
        ('{"slots": 5}', "“slots” must name the copies"),
        ('{"slots": ["01086"]}', "“slots” must name the copies"),
        ('{"slots": {"01086": "2"}}', "“01086” needs a number of copies"),
        ('{"slots": {"01086": -1}}', "“01086” needs a number of copies"),
        ('{"slots": {"01086": true}}', "“01086” needs a number of copies"),
        ('{"slots": {"01086": 100000000}}', "“01086” needs a number of copies"),
        ('{"slots": {}, "sideSlots": "none"}', "“sideSlots” must name the copies"),
        ('{"slots": {}, "investigator_code": 1001}', "must be texts"),
        ('{"slots": {}, "meta": "{"}', "“meta” cannot be read"),
        ('{"slots": {}, "meta": {"hidden_slots": {"slots": {"a": 1}}}}', "fan-made"),
        ('{"slots": {"\\ud800": null}}', "not proper JSON"),
    ],
)
def test_a_broken_deck_file_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refusal:
        deck_from(text)
    assert len(str(refusal.value).encode()) < 200


# -------------------------------------------------------------------- lists


def test_the_list_of_arkhamdb_is_read_with_levels_and_subtitles() -> None:
    deck = deck_from(ARKHAMDB_LIST)
    assert (deck.name, deck.investigator) == ("Night shift", "roland-banks")
    assert deck.cards == {"01016": 1, "01028": 1, "01054": 1, "01086": 2, "01088": 2, "01007": 1}


def test_the_list_of_arkham_build_is_read_with_levels_and_its_side_deck() -> None:
    deck = deck_from(ARKHAM_BUILD_LIST)
    assert (deck.name, deck.investigator, deck.side) == ("Night shift", "roland-banks", {"01089": 2})
    assert deck.cards == {"01016": 1, "01086": 2, "01074": 1, "01028": 1, "01007": 1, "01000": 1}


@pytest.mark.parametrize(
    "text",
    [
        "Wendy Adams\n2x Knife\n1x Lucky!\n1x Rabbit's Foot",
        "wendy adams\n2 knife\nlucky\nRabbit’s Foot",
        "Investigator: Wendy Adams\r\nKnife x2\r\nLucky! x1\r\nRabbit's Foot",
        "\ufeffWendy Adams\n\n2x 01086\n1x 01580\n1x 01075",
        "1x Lucky!\n1x Rabbit's Foot (Core Set)\nWendy Adams\n2× Knife",
        "1x Lucky!\nWendy Adams\nRabbit's Foot\nAssets\n2 x Knife",
        "Rabbit's Foot\nWendy Adams\n- Lucky!\n- Knife x2",
    ],
)
def test_a_list_by_hand_is_read_in_many_spellings(text: str) -> None:
    assert deck_from(text) == Deck("wendy-adams", {"01086": 2, "01080": 1, "01075": 1})


@pytest.mark.parametrize("name", ["2 fast 2 furious", "Knife", "Wendy Adams", "Deck"])
def test_the_first_line_of_arkhamdbs_list_is_the_decks_name_whatever_it_looks_like(name: str) -> None:
    deck = deck_from(f"{name}\n\nRoland Banks\n\nPacks: Core Set\n\nAsset\n\n1x Machete (Core Set)\n")
    assert deck == Deck("roland-banks", {"01020": 1}, name)


@pytest.mark.parametrize("name", ["Night shift", "Wendy Adams"])
def test_a_list_by_hand_can_begin_with_a_name(name: str) -> None:
    assert deck_from(f"{name}\nRoland Banks\nMachete") == Deck("roland-banks", {"01020": 1}, name)


def test_what_a_list_says_and_nobody_knows_is_named() -> None:
    deck = deck_from("Rex\n\nRex Murphy\n\nPacks: Core Set\n\nAssets\n\n2x Rusty Spoon :Old [3] (Far Away)\nsome remark\n")
    texts = [problem.text for problem in problems(deck)]
    assert texts[0].startswith("“Rex Murphy” is no investigator here.")
    assert "No player card of the Core Set is called “Rusty Spoon :Old [3] (Far Away)”." in texts
    assert "No player card of the Core Set is called “some remark”." in texts


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_survives_the_way_into_a_list_and_back(name: str) -> None:
    assert read_text(to_text(DECKS[name])) == DECKS[name]


def test_a_list_may_count_its_investigator_like_a_card() -> None:
    deck = read_text("Night shift\n1x Roland Banks\n2x Knife")
    assert (deck.name, deck.investigator, deck.cards) == ("Night shift", "roland-banks", {"01086": 2})


def test_a_list_is_laid_out_as_arkhamdb_does() -> None:
    deck = deck_from(ARKHAMDB_LIST + "\nRusty Spoon\n")
    lines = [line for line in to_text(deck).splitlines() if line]
    assert lines == [
        "Night shift", "Roland Banks", "Packs: Core Set",
        "Assets", "1x .45 Automatic (Core Set)", "1x Beat Cop [2] (Core Set)",
        "1x Leo De Luca :The Louisiana Lion [1] (Core Set)", "2x Knife (Core Set)",
        "Events", "2x Emergency Cache (Core Set)",
        "Treachery", "1x Cover Up (Core Set)",
        "Other", "1x Rusty Spoon",
    ]  # fmt: skip


def test_a_list_says_how_many_boxes_its_cards_need() -> None:
    assert "Packs: Core Set (2)\n" in to_text(Deck("roland-banks", {"01016": 2}))


@rule("AH-DKB-01")
def test_a_list_with_two_investigators_is_refused() -> None:
    with pytest.raises(BadOption, match="more than one investigator"):
        deck_from("My deck\nRoland Banks\nDaisy Walker\n2x Knife")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("  \n ", "empty"),
        ("roland-bank", "no deck here has that name. There are: roland-banks, "),
        ("My deck\nRoland Banks\n", "names no card"),
        ("12345", "not fetched"),
        ("https://arkhamdb.com/deck/view/12345", "not fetched"),
        ("x" * 300_000, "more than 200000"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(Refused, match=words):
        deck_from(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_a_list_may_name_its_cards_in_any_language(name: str, lang: str) -> None:
    deck = DECKS[name]
    lines = [f"{copies} {title(code, lang)}" for code, copies in deck.cards.items()]
    who = title(INVESTIGATOR[deck.investigator].code, lang)
    assert deck_from("\n".join([deck.name, who, *lines])) == deck
    assert deck_from("\n".join([who, *lines])).cards == deck.cards


HEADINGS = {
    "en": (
        "Investigator:",
        "Deck",
        "Assets (14)",
        "_Ally_ (2)",
        "Events: 3",
        "Skills",
        "Enemies",
        "Treacheries",
        "Side deck",
    ),
    "ru": ("Сыщик:", "Колода", "Активы (14)", "_Союзник_ (2)", "События: 3", "Навыки", "Враги", "Напасти", "Запас"),
    "uk": ("Дослідник:", "Колода", "Активи (14)", "_Союзник_ (2)", "Події: 3", "Уміння", "Вороги", "Напасті", "Запас"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_may_have_headings_in_any_language(lang: str) -> None:
    who, *headings, side = HEADINGS[lang]
    lines = [f"{who} {title('01001', lang)}", *(f"{heading}\n{title('01086', lang)}" for heading in headings)]
    deck = deck_from("\n".join([*lines, side, f"2 {title('01089', lang)}"]))
    assert deck == Deck("roland-banks", {"01086": len(headings)}, "", {"01089": 2})
    markdown = [*lines[1:], f"## {side}", f"- {title('01089', lang)} x2"]
    deck = deck_from("\n".join([f"**{headings[1]}**", *markdown]))
    assert (deck.cards, deck.side) == ({"01086": len(headings)}, {"01089": 2})


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This deck file cannot be read: there is a mistake in line 2."),
        ("ru", "Файл колоды не читается: ошибка в строке 2."),
        ("uk", "Файл колоди не читається: помилка в рядку 2."),
    ],
)
def test_where_a_file_is_broken_is_said_in_every_language_and_in_no_other(lang: str, said: str) -> None:
    with pytest.raises(Refused) as refusal:
        deck_from('{"slots":\n{"01086": }}')
    assert refusal.value.said.get(lang, str(refusal.value)) == said


def test_the_decks_of_the_rulebook_are_found_by_name() -> None:
    assert [deck_from(name) for name in DECKS] == list(DECKS.values())


WORDS = st.sampled_from(
    ["2x ", "Knife", "01086", " x2", "\n", "\n\n", "- ", "# ", "## Deck", "Packs:", "[2]", "(", ":", "Roland Banks"]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=2)
)
SLOTS = ANYTHING | st.dictionaries(
    st.sampled_from(["01086", "01586", "01117", "x"]) | st.text(max_size=5), st.integers(0, 3) | ANYTHING
)


@given(
    st.lists(WORDS | st.text(max_size=9)).map("".join)
    | st.fixed_dictionaries({"slots": SLOTS}, optional={"meta": SLOTS, "name": SLOTS}).map(json.dumps)
)
def test_whatever_is_pasted_the_answer_is_a_sentence(text: str) -> None:
    with pytest.raises(Refused, match=r"\w"):
        check(deck_from(text))


# -------------------------------------------------------------------- experience


def test_what_a_file_tells_of_a_campaign_is_read_and_written_back() -> None:
    fields = {
        "xp": 7, "xp_spent": 4, "xp_adjustment": -1, "exile_string": "01586,01088", "previous_deck": 900000,
        "next_deck": "a-later-one",
    }  # fmt: skip
    deck = deck_from(file(**fields))
    assert deck.progress == Progress(7, 4, -1, {"01086": 1, "01088": 1}, 900000, "a-later-one")
    assert deck.progress.available == 6
    written = json.loads(to_json(deck))
    assert {name: written[name] for name in fields} == {**fields, "exile_string": "01086,01088"}


def test_numbers_may_be_written_as_text_and_nothing_means_nothing() -> None:
    deck = deck_from(file(xp="5", xp_spent="", xp_adjustment=None, exile_string=None, previous_deck=""))
    assert deck.progress == Progress(earned=5)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"xp": "lots"}, "“xp” must be a whole number from 0 to 999"),
        ({"xp": -1}, "“xp” must be a whole number from 0 to 999"),
        ({"xp": True}, "“xp” must be a whole number"),
        ({"xp_spent": 1000}, "“xp_spent” must be a whole number"),
        ({"xp_spent": 1.5}, "“xp_spent” must be a whole number"),
        ({"xp_adjustment": "²"}, "“xp_adjustment” must be a whole number from -999 to 999"),
        ({"exile_string": "Knife"}, "“exile_string” must list the codes of cards"),
        ({"exile_string": ["01086"]}, "“exile_string” must list the codes of cards"),
        ({"previous_deck": {"id": 3}}, "“previous_deck” must name another deck"),
        ({"next_deck": "x" * 101}, "“next_deck” must name another deck"),
    ],
)
def test_nonsense_about_a_campaign_is_refused_with_a_sentence(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words) as refusal:
        deck_from(file(**fields))
    assert set(refusal.value.said) == {"en", "ru", "uk"}


@pytest.mark.parametrize(
    "bad",
    [
        {"name": "\ud800"},
        {"slots": {"\ud800": 1}},
        {"kept": ["\udc00"]},
        {"\udfff": 1},
        {"meta": '{"alternate_front": "\\ud800"}'},
        {"investigator_code": "\ud800"},
    ],
)
def test_half_letters_that_could_be_neither_sent_nor_kept_make_a_deck_file_unreadable(bad: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="not proper JSON"):
        deck_from(json.dumps({**NIGHT_SHIFT, **bad}))
    assert deck_from(json.dumps({**NIGHT_SHIFT, "name": "ночь \U0001f319"})).name == "ночь \U0001f319"


def test_a_deck_file_that_lies_deep_in_itself_is_not_written_down_a_thousand_times_longer() -> None:
    with pytest.raises(BadOption, match="not proper JSON"):
        deck_from(json.dumps(NIGHT_SHIFT)[:-1] + ', "kept": ' + "[" * 900 + "]" * 900 + "}")
    deep = json.dumps(NIGHT_SHIFT)[:-1] + ', "kept": ' + "[" * 14 + "]" * 14 + "}"
    assert len(to_json(deck_from(deep))) < 3 * len(deep)


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({**NIGHT_SHIFT, "slots": {str(n): 1 for n in range(501)}}),
        json.dumps({**NIGHT_SHIFT, "sideSlots": {str(n): 1 for n in range(501)}}),
        "\n".join(["Roland Banks", *(f"1 Card {n}" for n in range(501))]),
        "\n".join(["Roland Banks", "1 Knife", "Side deck", *(f"1 Card {n}" for n in range(501))]),
    ],
)
def test_hundreds_of_cards_that_nobody_knows_are_no_deck_to_be_judged(text: str) -> None:
    with pytest.raises(BadOption, match="500 different cards"):
        deck_from(text)
