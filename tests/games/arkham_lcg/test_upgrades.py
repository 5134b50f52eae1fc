"""Cards above level 0, one by one, and what they cost in a deck that is played on its own (AH-STA-01)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, check, experience_in, problems
from miskatonic.games.arkham_lcg.decks.exchange import to_json
from miskatonic.games.arkham_lcg.decks.pool import RANDOM_WEAKNESS
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table

# -------------------------------------------------------------------- one by one


def test_the_disc_discards_a_common_enemy_that_spawns_where_one_is() -> None:
    t = table("daisy-walker").in_play(0, "disc-of-itzamna").draws(0, "ghoul-minion").play("use:disc-of-itzamna")
    assert (t.home("ghoul-minion"), t.home("disc-of-itzamna")) == (box.ENCOUNTER_DISCARD, box.DISCARD[0])
    assert not t.told(tells.EnemyDefeated)


def test_the_disc_does_nothing_against_the_elite() -> None:
    t = table("daisy-walker").in_play(0, "disc-of-itzamna").draws(0, "ghoul-priest")
    assert t.home("ghoul-priest") == box.THREAT[0]


def test_cryptic_research_lets_somebody_here_draw_three_cards_without_an_action() -> None:
    t = table("daisy-walker", "roland-banks").hand(0, "cryptic-research").hand(1).turn(0)
    t.play("play:cryptic-research", "seat:seat-2").until(asks.Action)
    assert (len(t.zone(box.HAND[1])), t.count(box.ACTIONS[0])) == (3, 3)


@rule("AH-UNI-01", "AH-OWN-03")
def test_the_better_leo_costs_five_and_is_the_same_man() -> None:
    t = table("skids-otoole").hand(0, "leo-de-luca-1", "leo-de-luca").resources(0, 11).turn().play("play:leo-de-luca-1")
    assert (t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0])) == (6, 3)
    assert "play:leo-de-luca" not in t.options


def test_a_sure_gamble_turns_a_minus_into_a_plus() -> None:
    t = table("skids-otoole").hand(0, "sure-gamble").turn().bag("-2").play("investigate", "reveal", "use:sure-gamble")
    assert t.until(asks.Action).told(tells.Succeeded)[-1].told.value == 3 + 2
    t = table("skids-otoole").hand(0, "sure-gamble").turn().bag("0").play("investigate", "reveal")
    assert t.question is not asks.React


def test_a_sure_gamble_turns_no_token_that_somebody_else_reveals() -> None:
    t = table("skids-otoole", "roland-banks").hand(0, "sure-gamble").turn(1).bag("-2").play("investigate")
    t.until(asks.React, asks.Action)
    assert ([note.told.who for note in t.told(tells.Token)], t.question) == ([1], asks.Action)


@rule("AH-EVT-05", "AH-ABL-09")
def test_a_second_sure_gamble_finds_no_minus_to_turn() -> None:
    t = table("skids-otoole").hand(0, "sure-gamble", "sure-gamble#2").turn().bag("-2").play("investigate", "reveal")
    t.play("use:sure-gamble")
    assert (t.question, t.zone(box.HAND[0]), t.count(box.RESOURCES[0])) == (asks.Action, ["sure-gamble#2"], 3)


def test_a_hot_streak_pays_ten_resources() -> None:
    t = table("skids-otoole").hand(0, "hot-streak").resources(0, 3).turn().play("play:hot-streak")
    assert t.count(box.RESOURCES[0]) == 10


@pytest.mark.parametrize(("token", "horror", "actions"), [("0", 0, 2), ("skull", 1, 1)])
def test_the_brighter_light_deals_two_damage_and_may_cost_an_action_and_horror(
    token: str, horror: int, actions: int
) -> None:
    t = table("agnes-baker").hand(0, "blinding-light-2")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().bag(token).play("play:blinding-light-2").until(asks.Action)
    assert (t.count(box.DAMAGE[ghoul]), t.count(box.EXHAUSTED[ghoul])) == (2, 1)
    assert (t.horror(), t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (horror, actions, 4)


def test_the_statue_shows_two_tokens_of_which_one_counts_and_goes_when_it_is_spent() -> None:
    t = table("agnes-baker").in_play(0, "grotesque-statue")
    t.state.set(box.USES_LEFT[piece("grotesque-statue")], 1)
    t.turn().bag("auto-fail", "+1").play("investigate", "use:grotesque-statue")
    assert set(t.options) == {"token:auto-fail", "token:+1"}
    t.play("token:+1").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told.value == 2 + 1
    assert t.home("grotesque-statue") == box.DISCARD[0]


@rule("AH-EFF-05", "AH-ABL-09")
def test_a_second_statue_has_nothing_to_do_for_the_same_token() -> None:
    t = table("agnes-baker").in_play(0, "grotesque-statue", "grotesque-statue#2").turn().bag("auto-fail", "+1")
    t.play("investigate", "use:grotesque-statue#2")
    assert set(t.options) == {"token:auto-fail", "token:+1"}, "two are revealed instead of one, however often that is said"


def test_more_luck_also_draws_a_card() -> None:
    t = table("wendy-adams").hand(0, "lucky-2").top(0, "knife").turn().bag("-3").play("investigate", "pass", "use:lucky-2")
    t.until(asks.Action)
    assert (t.clues_of(), t.zone(box.HAND[0])) == (1, ["knife"])


@pytest.mark.parametrize(("card", "asked", "keys"), [
    ("bulletproof-vest", asks.AssignDamage, box.DAMAGE), ("elder-sign-amulet", asks.AssignHorror, box.HORROR),
])  # fmt: skip
def test_vest_and_amulet_bear_four_points(card: str, asked: Any, keys: list[str]) -> None:
    t = table().in_play(0, card)
    t.enemy("ghoul-priest", engaged=0)
    t.phase("enemy").until(asked).play(f"on:{card}").until(asked).play(f"on:{card}")
    assert t.count(keys[piece(card)]) == 2
    t.state.set(keys[piece(card)], 3)
    t.state.set(box.EXHAUSTED[piece("ghoul-priest")], 0)
    t.phase("enemy").until(asked).play(f"on:{card}").until()
    assert t.home(card) == box.DISCARD[0], "the fourth point is the last"


# -------------------------------------------------------------------- in decks


def upgraded(n: int, weaknesses: int = 1, **cards: int) -> Deck:
    """Skids' starter deck in which so many cards of level 0 have made room for others."""
    deck = dict(DECKS["skids-otoole"].cards)
    for code in list(deck)[:n]:
        del deck[code]
    deck |= {code.removeprefix("c"): copies for code, copies in cards.items()} | {"01000": weaknesses}
    return Deck("skids-otoole", deck, "Upgraded")


def rules_broken(deck: Deck) -> list[str]:
    """The rules that forbid a deck to be played on its own."""
    return [problem.rule for problem in problems(deck, standalone=True)]


@rule("AH-STA-01")
@pytest.mark.parametrize(
    ("cards", "experience", "weaknesses"),
    [
        ({"c01056": 2}, 6, 1), ({"c01056": 2, "c01094": 1}, 9, 1), ({"c01057": 2, "c01094": 1}, 11, 2),
        ({"c01057": 2, "c01056": 2, "c01094": 2}, 20, 3),
    ],
)  # fmt: skip
def test_every_ten_experience_cost_another_basic_weakness(cards: dict[str, int], experience: int, weaknesses: int) -> None:
    n = sum(cards.values())
    deck = upgraded(n, weaknesses, **cards)
    assert experience_in(deck) == experience
    assert rules_broken(deck) == []
    assert rules_broken(upgraded(n, weaknesses + 1, **cards)) == ["AH-STA-01"]
    assert rules_broken(upgraded(n, max(1, weaknesses - 1), **cards)) == ([] if weaknesses == 1 else ["AH-STA-01"])


@rule("AH-DKB-06", "AH-STA-01")
def test_at_the_start_of_a_campaign_no_card_is_above_level_0() -> None:
    deck = upgraded(2, c01056=2)
    assert [problem.rule for problem in problems(deck)] == ["AH-DKB-06"]
    with pytest.raises(BadOption):
        check(deck)


@rule("AH-STA-01", "AH-DKB-09")
def test_an_upgraded_deck_is_played_with_all_its_weaknesses_drawn() -> None:
    deck = upgraded(3, 2, c01057=2, c01094=1)
    text = json.dumps({"investigator_code": "01003", "slots": dict(deck.cards)})
    s = mk.new("arkham-lcg", seats=1, seed=5, decks=[text]).state
    cards = [*s.zone(box.DECK[0]), *s.zone(box.HAND[0]), *s.zone(box.ASIDE_HAND[0])]
    assert len(cards) == 30 + 2 + 2
    assert sum(card in box.WEAKNESSES and not getattr(box.SHEETS[card], "signature_of", "") for card in cards) == 2
    assert sum(box.SLUG[card] == "hot-streak" for card in cards) == 2


COSTLY = {
    "roland-banks": ("01026", "01027", "01028", "01029", "01040", "01041", "01042", "01094", "01095"),
    "agnes-baker": ("01068", "01069", "01070", "01071", "01083", "01084", "01094", "01095"),
    "skids-otoole": ("01026", "01027", "01028", "01054", "01055", "01056", "01057", "01094", "01095"),
}
"""Two each of these cards in place of the last single ones of the starter deck are worth 40 experience."""


def costly(who: str) -> str:
    """A starter deck with as many cards above level 0 as need five basic weaknesses."""
    dear = dict.fromkeys(COSTLY[who], 2)
    singles = [code for code, n in sorted(DECKS[who].cards.items()) if n == 1 and code >= "01016"][-2 * len(dear) :]
    cards = {code: n for code, n in DECKS[who].cards.items() if code not in singles} | dear | {RANDOM_WEAKNESS: 5}
    assert experience_in(Deck(who, cards)) == 40
    return to_json(Deck(who, cards))


@rule("AH-STA-01", "AH-DKB-09")
def test_decks_that_need_more_weaknesses_than_there_are_are_not_played_together() -> None:
    texts = [costly(who) for who in COSTLY]
    assert mk.new("arkham-lcg", seats=2, decks=texts[:2]).state.asked, "ten serve two decks of 40 experience"
    with pytest.raises(BadOption, match="the decks need 15 basic weaknesses, and the one set for all has 10"):
        mk.new("arkham-lcg", seats=3, decks=texts)
    with pytest.raises(BadOption, match="the decks need 11 basic weaknesses"):
        mk.new("arkham-lcg", seats=3, decks=texts[:2])
