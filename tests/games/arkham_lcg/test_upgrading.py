"""Spending experience on a deck between scenarios (AH-XPR): prices, what leaves, and why something cannot be bought."""

from collections import Counter
from dataclasses import replace

import pytest

from miskatonic.games.arkham_lcg.decks import pool, upgrading
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck
from miskatonic.testing import rule

ROLAND = DECKS["roland-banks"]
KNIFE, COP, COP_2, VEST = "01086", "01018", "01028", "01094"
PLENTY = 50


def bought(deck: Deck, new: str, old: str) -> Deck:
    """The deck with one copy of a card in place of one of another."""
    cards = Counter(deck.cards) + Counter([new]) - Counter([old])
    return replace(deck, cards=dict(cards))


def why_not(deck: Deck, experience: int, code: str) -> tuple[str, str]:
    problem = upgrading.offer(deck, experience, code).problem
    assert problem
    return problem.rule, problem.text


# -------------------------------------------------------------------- prices


@rule("AH-XPR-02")
def test_a_new_card_costs_its_level_and_one_of_level_0_costs_1() -> None:
    assert upgrading.offer(ROLAND, PLENTY, VEST).leaves[KNIFE] == 3
    assert upgrading.offer(ROLAND, PLENTY, COP).leaves[KNIFE] == 1


@rule("AH-XPR-03")
def test_a_higher_level_of_the_same_title_costs_the_difference() -> None:
    """Made-up levels: in the Core Set every upgrade begins at level 0."""
    cop, better = replace(pool.ENTRIES[COP], level=1), replace(pool.ENTRIES[COP_2], level=4)
    assert upgrading.cost(better, cop) == 3
    assert upgrading.cost(better, pool.ENTRIES[KNIFE]) == 4
    assert upgrading.cost(cop, better) == 1  # back to the lower one: a new card


@rule("AH-XPR-03")
def test_an_upgrade_is_offered_for_the_difference_of_levels() -> None:
    assert upgrading.offer(ROLAND, 2, COP_2).leaves[COP] == 2
    assert upgrading.offer(DECKS["skids-otoole"], 1, "01054").leaves["01048"] == 1


# -------------------------------------------------------------------- what leaves


@rule("AH-XPR-04")
def test_weaknesses_and_required_cards_never_leave() -> None:
    leaves = set(upgrading.offer(ROLAND, PLENTY, VEST).leaves)
    assert leaves == {code for code in ROLAND.cards if code not in ("01006", "01007", pool.RANDOM_WEAKNESS)}


@rule("AH-XPR-04", "AH-XPR-09")
def test_weaknesses_signatures_and_story_cards_are_not_for_sale() -> None:
    assert why_not(ROLAND, PLENTY, "01097") == ("AH-XPR-04", "Paranoia (01097) cannot be bought: it has no level.")
    assert why_not(ROLAND, PLENTY, "01006")[0] == "AH-XPR-04"
    assert why_not(ROLAND, PLENTY, "01117")[0] == "AH-XPR-09"
    assert {"01097", "01006", "01117"}.isdisjoint(offer.code for offer in upgrading.offers(ROLAND, PLENTY))


# -------------------------------------------------------------------- what cannot be bought


@rule("AH-XPR-05")
def test_a_bought_card_fits_the_investigators_class_and_levels() -> None:
    assert why_not(ROLAND, PLENTY, "01054") == (
        "AH-XPR-05",
        (
            "Leo De Luca (level 1, 01054) is a Rogue card: "
            "Roland Banks can have Guardian and neutral cards, and Seeker cards up to level 2."
        ),
    )
    assert upgrading.offer(ROLAND, PLENTY, "01041").leaves[KNIFE] == 2  # Seeker, level 2
    assert why_not(ROLAND, PLENTY, "01043")[0] == "AH-XPR-05"  # Seeker, level 4


@rule("AH-XPR-05")
def test_no_third_copy_of_a_title_joins_whatever_its_level() -> None:
    two_cops = bought(ROLAND, COP, KNIFE)
    assert set(upgrading.offer(two_cops, PLENTY, COP_2).leaves) == {COP}
    assert why_not(two_cops, PLENTY, COP) == (
        "AH-XPR-05",
        "There are 2 copies of Beat Cop in the deck already, and a third cannot join them.",
    )


@rule("AH-XPR-02")
def test_what_is_too_dear_says_its_price() -> None:
    assert why_not(ROLAND, 2, VEST) == ("AH-XPR-02", "Bulletproof Vest (level 3, 01094) costs 3 experience, and there is 2.")
    assert upgrading.offer(ROLAND, 3, VEST).leaves[KNIFE] == 3


@rule("AH-XPR-03")
def test_an_upgrade_that_is_too_dear_names_the_rule_of_upgrades() -> None:
    assert why_not(DECKS["agnes-baker"], 1, "01069") == (
        "AH-XPR-03",
        "Blinding Light (level 2, 01069) costs 2 experience, and there is 1.",
    )


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_card_is_offered_or_says_why_not(lang: str) -> None:
    for offer in upgrading.offers(ROLAND, 2):
        assert bool(offer.leaves) != bool(offer.problem)
        if offer.problem:
            assert offer.problem.rule in offer.problem.say(lang)


# -------------------------------------------------------------------- from one deck to a later one


@rule("AH-XPR-02", "AH-XPR-03")
def test_the_experience_between_two_decks_is_the_sum_of_their_purchases() -> None:
    later = bought(bought(ROLAND, COP_2, COP), VEST, KNIFE)
    assert upgrading.spent(ROLAND, later) == 2 + 3
    skids = DECKS["skids-otoole"]
    assert upgrading.spent(skids, bought(skids, "01054", "01048")) == 1
    assert upgrading.spent(ROLAND, bought(ROLAND, COP, KNIFE)) == 1
    assert upgrading.spent(ROLAND, ROLAND) == 0


@rule("AH-XPR-07")
def test_what_replaces_exiled_cards_costs_nothing_at_level_0_only() -> None:
    later = bought(ROLAND, COP, KNIFE)
    assert upgrading.spent(ROLAND, later, {KNIFE: 1}) == 0
    dearer = bought(ROLAND, VEST, KNIFE)
    assert upgrading.spent(ROLAND, dearer, {KNIFE: 1}) == 3
