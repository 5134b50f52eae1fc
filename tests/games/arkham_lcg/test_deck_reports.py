"""What is said of a deck to whoever builds it: cards, faults line by line, tallies, what could still join, files."""

import json
from typing import Any

import pytest

from miskatonic.core.errors import Refused
from miskatonic.decks import DeckReport, DeckWish, PoolCard
from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.decks.building import DECKS
from miskatonic.games.arkham_lcg.decks.exchange import deck_from, to_json
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES
from miskatonic.text.parts import LANGUAGES, Lang, flat

KNIFE, COP, VEST, LEO, RANDOM = "01086", "01018", "01094", "01054", "01000"


def report(lang: Lang = "en", **wish: Any) -> DeckReport:
    assert ARKHAM_LCG.decks
    return ARKHAM_LCG.decks.judged(DeckWish(**wish), lang)


def shelf(lang: Lang) -> dict[str, PoolCard]:
    assert ARKHAM_LCG.decks
    return {card.code: card for card in ARKHAM_LCG.decks.shelf(lang).cards}


def changed(name: str, **copies: int) -> dict[str, int]:
    """The cards of a starter deck with other copies: `changed("roland-banks", c01086=1)`."""
    return {**DECKS[name].cards, **{code[1:]: n for code, n in copies.items()}}


def tallies(found: DeckReport) -> dict[str, tuple[int, int | None]]:
    return {tally.title: (tally.n, tally.of) for tally in found.tallies}


# -------------------------------------------------------------------- the shelf


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_pool_is_on_the_shelf_with_its_text_and_its_values(lang: Lang) -> None:
    assert ARKHAM_LCG.decks
    known = {sort.name: {value.value for value in sort.values} for sort in ARKHAM_LCG.decks.shelf(lang).sorts}
    cards = shelf(lang)
    assert set(cards) == set(ENTRIES)
    for card in cards.values():
        assert flat(card.card.label)
        assert all(map(flat, card.card.lines))
        assert all(set(values) <= known[name] for name, values in card.sorts.items())


def test_the_figures_on_the_shelf_are_those_printed() -> None:
    cop, vest, knife = (shelf("en")[code] for code in (COP, VEST, KNIFE))
    assert (cop.card.number, cop.sorts["class"], cop.sorts["icons"], cop.level) == ("4", ("guardian",), ("combat",), 0)
    assert (vest.level, vest.sorts["icons"]) == (3, ("combat", "wild"))
    assert knife.sorts["cost"] == ("1",)
    assert shelf("en")["01025"].sorts["cost"] == ("no-cost",)


# -------------------------------------------------------------------- a deck


@pytest.mark.parametrize("name", DECKS)
def test_a_starter_deck_has_no_fault_and_means_itself(name: str) -> None:
    found = report(text=name)
    assert found.faults == found.notes == ()
    assert sum(line.copies for line in found.lines) == 33
    assert deck_from(found.brief) == deck_from(found.file)
    assert deck_from(found.file).cards == DECKS[name].cards
    assert tallies(found) == {"Standard cards": (30, 30), "Basic weaknesses": (1, 1)}


def test_a_new_deck_has_what_its_investigator_requires_and_lacks_the_rest() -> None:
    found = report(leader="agnes-baker")
    assert [(line.code, line.fixed) for line in found.lines] == [(RANDOM, False), ("01012", True), ("01013", True)]
    assert [fault.text for fault in found.faults] == ["The deck has 0 standard cards, and must have 30."]


def test_what_was_changed_takes_the_place_of_what_the_text_says() -> None:
    found = report(text="roland-banks", cards=changed("roland-banks", c01086=1, c01018=2), name="  Night   shift ")
    copies = {line.code: line.copies for line in found.lines}
    assert (copies[KNIFE], copies[COP], found.name, found.faults) == (1, 2, "Night shift", ())
    assert json.loads(found.file)["slots"][COP] == 2


def test_faults_come_one_by_one_with_their_rule_and_cards_in_the_readers_language() -> None:
    cards = changed("roland-banks", c01086=3, c01054=1, c01006=0, c02020=1)
    english, russian = (report(lang, text="roland-banks", cards=cards).faults for lang in ("en", "ru"))
    assert [(fault.rule, fault.codes) for fault in english] == [
        ("", ("02020",)),
        ("AH-DKB-02", ()),
        ("AH-DKB-04", (KNIFE,)),
        ("AH-DKB-03", (LEO,)),
        ("AH-DKB-05", ("01006",)),
    ]
    assert [fault.codes for fault in russian] == [fault.codes for fault in english]
    assert russian[1].text == "Обычных карт в колоде: 33, а должно быть: 30."


def test_a_deck_that_nobody_leads_can_be_given_a_leader() -> None:
    text = "2 Knife\nMachete"
    assert (report(text=text).leader, report(text=text).room) == ("", {})
    assert report(text=text, leader="roland-banks").leader == "roland-banks"


def test_there_is_room_for_what_fits_and_two_of_a_title_whatever_the_level() -> None:
    room = report(text="skids-otoole", cards=changed("skids-otoole", c01048=1, c01054=1)).room
    assert (room["01048"], room[LEO]) == (1, 1)
    assert room[VEST] == 2
    assert "01043" not in room  # a Seeker card
    assert (room["01010"], "01006" in room) == (1, False)  # signatures
    assert (room["01097"], room[RANDOM]) == (ENTRIES["01097"].in_box, 5)


def test_charts_count_copies() -> None:
    charts = {chart.title: {bar.title: bar.n for bar in chart.bars} for chart in report(text="roland-banks").charts}
    assert charts["Class"] == {"Guardian": 10, "Seeker": 10, "Neutral": 10}
    assert sum(charts["Cost"].values()) == 24  # all but six skills
    assert "Level" not in charts
    more = report(text="roland-banks", cards=changed("roland-banks", c01086=0, c01094=2)).charts
    assert {bar.title: bar.n for chart in more if chart.title == "Level" for bar in chart.bars} == {
        "0": 28, "1": 0, "2": 0, "3": 2, "4": 0, "5": 0,
    }  # fmt: skip


def test_cards_above_level_0_are_worth_a_word() -> None:
    found = report(text="roland-banks", cards=changed("roland-banks", c01086=0, c01094=2))
    assert found.faults == ()
    assert [note.rule for note in found.notes] == ["AH-DKB-06"]
    assert tallies(found)["Experience in cards"] == (6, None)


@pytest.mark.parametrize("text", ["", "my deck", "{", '{"slots": {"01086": -1}}'])
def test_a_text_that_means_no_deck_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        report(text=text)


@pytest.mark.parametrize("copies", [-1, 10**9])
def test_nonsense_copies_are_refused(copies: int) -> None:
    with pytest.raises(Refused, match="“01086” needs a number of copies"):
        report(text="roland-banks", cards={KNIFE: copies})


# -------------------------------------------------------------------- experience


def test_the_experience_between_two_decks_is_counted_and_written_into_the_file() -> None:
    earlier = to_json(deck_from("roland-banks")).replace('"id": null', '"id": 4711')
    wish: dict[str, Any] = {"text": "roland-banks", "cards": changed("roland-banks", c01086=1, c01094=1), "before": earlier}
    found = report(**wish, experience=5)
    assert tallies(found)["Experience spent"] == (3, 5)
    written = json.loads(found.file)
    assert (written["xp"], written["xp_spent"], written["previous_deck"]) == (5, 3, 4711)
    assert [note.rule for note in found.notes] == ["AH-DKB-06"]
    dear = report(**wish, experience=2)
    assert "The change costs 3 experience, and 2 was earned for it." in [note.text for note in dear.notes]


def test_an_earlier_deck_of_somebody_else_is_named() -> None:
    notes = [note.text for note in report(text="roland-banks", before="daisy-walker").notes]
    assert "The earlier deck belongs to another investigator: Daisy Walker." in notes
