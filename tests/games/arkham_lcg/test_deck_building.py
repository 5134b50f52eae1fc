"""Building decks (AH-DKB) and the decks that the rulebook lists."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.cards.sheets import NO_LEVEL
from miskatonic.games.arkham_lcg.cards.terms import CLASSES
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, built, check, problems, weaknesses_left, with_weakness
from miskatonic.games.arkham_lcg.decks.exchange import to_json
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, INVESTIGATOR, RANDOM_WEAKNESS, WEAKNESS_SET, plain, titled
from miskatonic.games.arkham_lcg.rules.box import PLAYER_CARDS
from miskatonic.testing import rule
from tests.games.arkham_lcg.boxes import lacking

ROLAND = DECKS["roland-banks"]


def listed(singles: str, pairs: str, weakness: str = RANDOM_WEAKNESS) -> dict[str, int]:
    """Copies by code, from the numbers the rulebook prints: `listed("6 16-25", "86")`."""
    cards = {weakness: 1}
    for numbers, copies in ((singles, 1), (pairs, 2)):
        for part in numbers.split():
            first, _, last = part.partition("-")
            cards.update({f"01{n:03}": copies for n in range(int(first), int(last or first) + 1)})
    return cards


def changed(deck: Deck, **copies: int) -> Deck:
    """The deck with other numbers of copies: `changed(ROLAND, c01086=1)`."""
    cards = {**deck.cards, **{code[1:]: n for code, n in copies.items()}}
    return replace(deck, cards={code: n for code, n in cards.items() if n})


def reasons(deck: Deck) -> list[tuple[str, str]]:
    """Rule and sentence of every problem."""
    return [(problem.rule, problem.text) for problem in problems(deck)]


# -------------------------------------------------------------------- the pool


@rule("AH-DKB-19")
def test_a_cards_level_is_its_dots_and_signatures_weaknesses_and_story_cards_have_none() -> None:
    levels = {code: ENTRIES[code].level for code in ("01018", "01028", "01029", "01006", "01007", "01096", "01117")}
    assert levels == {
        "01018": 0, "01028": 2, "01029": 4, "01006": NO_LEVEL, "01007": NO_LEVEL, "01096": NO_LEVEL, "01117": NO_LEVEL,
    }  # fmt: skip


def test_the_pool_holds_every_player_card_of_the_box_in_the_printed_number() -> None:
    numbered = [entry for code, entry in ENTRIES.items() if "01006" <= code <= "01103"]
    copies: Counter[str] = Counter()
    for entry in numbered:
        copies[CLASSES[entry.klass] if entry.is_standard else "signature" if entry.signature_of else "weakness"] += (
            entry.in_box
        )
    assert len(numbered) == 98
    assert copies == {
        "guardian": 14, "seeker": 14, "rogue": 14, "mystic": 14, "survivor": 14, "neutral": 26,
        "signature": 10, "weakness": 10,
    }  # fmt: skip


def test_a_card_is_found_by_title_and_level_however_it_is_spelled() -> None:
    found = [titled("roland’s .38 special"), titled("“LOOK what I found”"), titled("Beat Cop"), titled("Beat Cop", 2)]
    assert [entry.code for entry in found if entry] == ["01006", "01079", "01018", "01028"]
    assert titled("Beat Cop", 3) is None


def test_every_playable_card_has_the_title_that_its_slug_says() -> None:
    assert all(plain(ENTRIES[card.code].title) == plain(getattr(card, "title", "") or card.slug) for card in PLAYER_CARDS)


# -------------------------------------------------------------------- the decks of the rulebook


@rule("AH-DKB-13", "AH-DKB-14", "AH-DKB-15", "AH-DKB-16", "AH-DKB-17")
@pytest.mark.parametrize(
    ("investigator", "singles", "pairs"),
    [
        ("roland-banks", "6 7 16-25 30-39", "86 87 88 89 92"),
        ("daisy-walker", "8 9 30-39 58-67", "86 87 88 90 92"),
        ("skids-otoole", "10 11 44-53 16-25", "86 87 88 89 91"),
        ("agnes-baker", "12 13 58-67 72-81", "86 87 88 90 93"),
        ("wendy-adams", "14 15 72-81 44-53", "86 87 88 91 93"),
    ],
)
def test_a_starter_deck_is_the_printed_list(investigator: str, singles: str, pairs: str) -> None:
    assert DECKS[investigator].cards == listed(singles, pairs)


@rule("AH-BEG-01", "AH-BEG-02")
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("roland-banks-beginner", listed("6 7 16-25 30-39", "86 87 88 89 92", "01097")),
        ("wendy-adams-beginner", listed("14 15 44-53 72-81", "86 87 88 91 93", "01096")),
    ],
)
def test_a_beginner_deck_is_the_printed_list_with_a_fixed_weakness(name: str, cards: dict[str, int]) -> None:
    assert DECKS[name].cards == cards
    assert len(DECKS[name].codes) == 33


@rule("AH-DKB-12", "AH-SUP-04")
@pytest.mark.parametrize("name", DECKS)
def test_the_decks_of_the_rulebook_are_legal_and_hold_no_card_above_level_0(name: str) -> None:
    assert problems(DECKS[name]) == []
    assert max(ENTRIES[code].level for code in DECKS[name].cards) == 0


@rule("AH-DKB-18")
def test_one_box_builds_two_starter_decks_only_in_five_pairs() -> None:
    starters = [DECKS[slug] for slug in INVESTIGATOR]
    pairs = {(one.investigator, other.investigator) for one, other in combinations(starters, 2) if not lacking([one, other])}
    assert pairs == {
        ("roland-banks", "agnes-baker"),
        ("roland-banks", "wendy-adams"),
        ("daisy-walker", "skids-otoole"),
        ("daisy-walker", "wendy-adams"),
        ("skids-otoole", "agnes-baker"),
    }


@rule("AH-DKB-18")
def test_two_boxes_build_any_four_starter_decks() -> None:
    assert not any(lacking(four, boxes=2) for four in combinations([DECKS[slug] for slug in INVESTIGATOR], 4))


# -------------------------------------------------------------------- the random weakness


@rule("AH-DKB-07")
def test_there_are_ten_basic_weaknesses() -> None:
    assert Counter(WEAKNESS_SET) == {
        "01096": 2, "01097": 2, "01098": 1, "01099": 1, "01100": 1, "01101": 1, "01102": 1, "01103": 1,
    }  # fmt: skip
    assert all(ENTRIES[code].is_basic_weakness for code in WEAKNESS_SET)
    assert not ENTRIES["01007"].is_basic_weakness


@rule("AH-DKB-09")
def test_one_set_of_weaknesses_serves_all_decks_however_many_boxes_there_are() -> None:
    haunted, forgetful = with_weakness(ROLAND, "01098"), with_weakness(DECKS["daisy-walker"], "01096")
    assert lacking([haunted, forgetful])
    assert not lacking([haunted, forgetful], boxes=2), "decks of two boxes"
    assert Counter(weaknesses_left([haunted, forgetful])) == Counter(WEAKNESS_SET) - Counter(["01098", "01096"])
    assert lacking([haunted, with_weakness(DECKS["daisy-walker"], "01098")], boxes=2) == {"01098": 1}


@rule("AH-DKB-08")
def test_the_drawn_weakness_takes_the_place_kept_for_it() -> None:
    deck = with_weakness(ROLAND, "01103")
    assert deck.cards == {**{code: n for code, n in ROLAND.cards.items() if code != RANDOM_WEAKNESS}, "01103": 1}
    assert problems(deck) == []


@rule("AH-DKB-10")
def test_the_weakness_is_drawn_only_when_all_other_cards_are_chosen() -> None:
    with pytest.raises(BadOption, match="AH-DKB-02"):
        with_weakness(changed(ROLAND, c01086=1), "01096")


@rule("AH-DKB-11")
def test_a_deck_that_has_its_weakness_draws_no_other() -> None:
    with pytest.raises(BadOption, match="already"):
        with_weakness(with_weakness(ROLAND, "01096"), "01097")


@rule("AH-DKB-09", "AH-STA-01")
@pytest.mark.parametrize(("code", "title", "most"), [("01099", "Psychosis", "only one"), ("01096", "Amnesia", "at most 2")])
def test_no_deck_holds_more_of_a_basic_weakness_than_there_are(code: str, title: str, most: str) -> None:
    weaknesses = ENTRIES[code].in_box + 1
    deck = changed(ROLAND, c01000=0, **{f"c{code}": weaknesses})
    found = [problem.text for problem in problems(deck, standalone=True) if problem.rule == "AH-DKB-09"]
    assert found == [f"There are {weaknesses} copies of {title} ({code}), and there can be {most}."]


@rule("AH-DKB-09")
def test_decks_that_share_the_only_copy_of_a_weakness_are_not_played_together() -> None:
    mad, too = (to_json(with_weakness(DECKS[who], "01099")) for who in ("roland-banks", "agnes-baker"))
    with pytest.raises(BadOption, match=r"decks hold 2 copies of Psychosis.* has 1") as refusal:
        mk.new("arkham-lcg", seats=2, decks=[mad, too])
    assert refusal.value.said["ru"].startswith("Копий во всех колодах вместе: 2 (Психоз")
    forgetful, as_well = (to_json(with_weakness(DECKS[who], "01096")) for who in ("roland-banks", "agnes-baker"))
    assert mk.new("arkham-lcg", seats=2, decks=[forgetful, as_well]).state.asked, "of Amnesia there are two"


@pytest.mark.parametrize("card", ["01007", "01086", "nonsense", RANDOM_WEAKNESS])
def test_only_a_basic_weakness_can_be_drawn(card: str) -> None:
    with pytest.raises(BadOption, match="no basic weakness"):
        with_weakness(ROLAND, card)


@rule("AH-DKB-08")
@pytest.mark.parametrize(("copies", "count"), [({"c01000": 0}, 0), ({"c01096": 1}, 2), ({"c01000": 2}, 2)])
def test_a_deck_has_exactly_one_basic_weakness(copies: dict[str, int], count: int) -> None:
    assert reasons(changed(ROLAND, **copies)) == [
        ("AH-DKB-08", f"The deck has {count} basic weaknesses, and must have one.")
    ]


# -------------------------------------------------------------------- illegal decks


@rule("AH-DKB-01")
@pytest.mark.parametrize(("name", "words"), [("", "has no investigator"), ("02001", "“02001” is no investigator here")])
def test_a_deck_has_one_investigator(name: str, words: str) -> None:
    ((cited, text),) = reasons(replace(ROLAND, investigator=name))
    assert cited == "AH-DKB-01"
    assert words in text
    assert "Daisy Walker" in text


@rule("AH-DKB-01")
def test_an_investigator_card_is_no_card_of_a_deck() -> None:
    assert ("AH-DKB-01", "Wendy Adams is an investigator, which is no card of a deck.") in reasons(changed(ROLAND, c01005=1))


@rule("AH-DKB-02")
def test_a_deck_has_exactly_thirty_standard_cards() -> None:
    assert reasons(changed(ROLAND, c01086=1)) == [("AH-DKB-02", "The deck has 29 standard cards, and must have 30.")]
    assert reasons(changed(ROLAND, c01016=2)) == [("AH-DKB-02", "The deck has 31 standard cards, and must have 30.")]


@rule("AH-DKB-03")
def test_a_card_of_a_class_the_investigator_may_not_use_is_refused() -> None:
    ((cited, text),) = reasons(changed(ROLAND, c01016=0, c01058=1))
    assert cited == "AH-DKB-03"
    assert text.startswith("Forbidden Knowledge (01058) is a Mystic card: Roland Banks can have Guardian and neutral cards")


@rule("AH-DKB-03")
def test_the_second_class_is_allowed_up_to_level_2_and_the_own_class_up_to_5() -> None:
    deck = changed(DECKS["skids-otoole"], c01016=0, c01017=0, c01018=0, c01028=1, c01029=1, c01057=1)
    assert [text.split(" (")[0] for cited, text in reasons(deck) if cited == "AH-DKB-03"] == ["Shotgun"]


@rule("AH-DKB-04", "AH-OWN-03")
def test_cards_with_the_same_title_are_copies_whatever_their_level() -> None:
    deck = changed(ROLAND, c01016=0, c01017=0, c01018=2, c01028=1)
    assert ("AH-DKB-04", "There are 3 copies of Beat Cop, and there can be at most 2.") in reasons(deck)


@rule("AH-DKB-05")
def test_the_required_cards_must_be_there() -> None:
    assert reasons(changed(ROLAND, c01006=0, c01007=0)) == [
        ("AH-DKB-05", "Roland’s .38 Special (01006) is missing: Roland Banks requires it."),
        ("AH-DKB-05", "Cover Up (01007) is missing: Roland Banks requires it."),
    ]


@rule("AH-OWN-04")
def test_a_signature_is_in_its_investigators_deck_only_and_only_once() -> None:
    assert reasons(changed(ROLAND, c01006=2, c01008=1)) == [
        ("AH-OWN-04", "There are 2 copies of Roland’s .38 Special (01006), and there can be only one."),
        ("AH-OWN-04", "Daisy’s Tote Bag (01008) can only be in the deck of Daisy Walker."),
    ]


@rule("AH-DKB-06")
def test_a_card_above_level_0_is_refused_at_the_start() -> None:
    assert reasons(changed(ROLAND, c01016=0, c01026=1)) == [
        ("AH-DKB-06", "Extra Ammunition (level 1, 01026) is above level 0, which no deck holds at the start of a campaign."),
    ]


@rule("AH-XPR-09")
def test_a_story_card_does_not_count_towards_the_size_but_needs_a_scenarios_permission() -> None:
    ((cited, text),) = reasons(changed(ROLAND, c01117=1))
    assert (cited, text.split(" (")[0]) == ("AH-XPR-09", "Lita Chantler")


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("06021", "“06021” is no card of the Core Set, and so not in this pool."),
        ("01685", "“01685” is no card of the Core Set, and so not in this pool."),
        ("01116", "“01116” is no player card of the Core Set."),
        ("Rusty Spoon", "No player card of the Core Set is called “Rusty Spoon”."),
    ],
)
def test_an_unknown_card_is_named_and_counts_as_a_standard_card(card: str, sentence: str) -> None:
    cards = {code: n for code, n in ROLAND.cards.items() if code != "01016"}
    assert reasons(replace(ROLAND, cards={**cards, card: 1})) == [("", sentence)]


def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    deck = Deck("wendy-adams", {"01014": 1, "01086": 3, "01029": 1, "01012": 1, "99999": 1}, "Bad luck")
    with pytest.raises(BadOption) as refusal:
        check(deck)
    text = str(refusal.value)
    assert text.startswith("The deck “Bad luck” cannot be used:\n- ")
    ids = ("AH-DKB-02", "AH-DKB-03", "AH-DKB-04", "AH-DKB-05", "AH-DKB-06", "AH-DKB-08", "AH-OWN-04", "“99999”")
    assert [part for part in ids if part not in text] == []
    assert len(text.splitlines()) == 1 + len(ids)


def test_a_legal_deck_is_built_in_code_with_what_the_investigator_requires() -> None:
    pairs = [f"01{n:03}" for n in (*range(30, 40), *range(58, 63))]
    deck = built("daisy-walker", dict.fromkeys(pairs, 2))
    check(deck)
    assert len(deck.codes) == 33


@pytest.mark.parametrize("copies", [0, -1, True, 1.0, "2"])
def test_a_deck_cannot_hold_a_number_of_copies_that_is_none(copies: int) -> None:
    with pytest.raises(BadOption, match="whole number of copies"):
        Deck("roland-banks", {"01086": copies})
