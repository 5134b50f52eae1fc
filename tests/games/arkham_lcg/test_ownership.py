"""Owner and controller, copies, signature cards, and whom a card means by "you" (AH-OWN, AH-YOU)."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import TakeDamage
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, problems
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.games.arkham_lcg.rules.people import card_of, holder
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-OWN-01")
def test_a_card_enters_play_under_its_owners_control() -> None:
    t = table("roland-banks", "daisy-walker").hand(1, "knife").turn(1).play("play:knife@2")
    assert (box.OWNER[piece("knife", 1)], holder(t.state, piece("knife", 1))) == (1, 1)
    for seat in (0, 1):
        assert {box.OWNER[card] for card in t.state.zone(box.DECK[seat])} == {seat}


@rule("AH-OWN-01")
def test_a_scenario_card_belongs_to_nobody_and_is_controlled_by_whoever_takes_it() -> None:
    t = table().house().at(0, "parlor")
    t.state.put(piece("lita-chantler"), box.AT_PLACE[box.PLACE_NAMED["parlor"]])
    t.turn(0).bag("+1").play("use:lita-chantler/1")
    assert (box.OWNER[piece("lita-chantler")], holder(t.state, piece("lita-chantler"))) == (box.NOBODY, 0)


@rule("AH-OWN-02")
def test_a_card_that_leaves_play_goes_to_its_owner() -> None:
    t = table("roland-banks", "daisy-walker").threat(0, "haunted")
    t.state.put(piece("beat-cop", 1), box.PLAY[0])
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("use:beat-cop@2").until(asks.Action)
    assert t.home("beat-cop", 1) == box.DISCARD[1]
    t.turn(1).until(asks.Action).play("use:haunted")
    assert t.home("haunted") == box.DISCARD[0]


@rule("AH-OWN-03", "AH-UNI-01")
def test_cards_with_the_same_title_are_copies_whoever_owns_them() -> None:
    t = table("skids-otoole", "roland-banks").hand(0, "leo-de-luca#2").in_play(1, "leo-de-luca").resources(0, 9).turn(0)
    assert "play:leo-de-luca#2" not in t.options


@rule("AH-OWN-04")
def test_every_investigator_has_exactly_one_copy_of_each_signature_card() -> None:
    for card in box.INVESTIGATOR.values():
        deck = DECKS[card.slug]
        assert [deck.codes.count(code) for code in card.required] == [1, 1]


@rule("AH-OWN-04")
@pytest.mark.parametrize("code", ["01006", "01008", "01007"])
def test_a_deck_with_the_signature_of_another_or_without_the_own_is_refused(code: str) -> None:
    deck = DECKS["agnes-baker"]
    cards = {**deck.cards, code: 1}
    assert len(problems(Deck("agnes-baker", cards))) > len(problems(deck))
    without = {key: n for key, n in deck.cards.items() if key != "01012"}
    assert len(problems(Deck("agnes-baker", without))) > len(problems(deck))


@rule("AH-OWN-04")
def test_nobody_else_can_play_a_signature_card() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "rolands-38-special").turn(1)
    assert "play:rolands-38-special" not in t.options
    assert t.sees(1, box.HAND[0]) == ["player-1"]


@rule("AH-OWN-05")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    t = table("agnes-baker").in_play(0, "arcane-initiate").hand(0, "arcane-initiate#2", "knife", "knife#2").turn(0)
    t.play("play:arcane-initiate#2")
    assert t.count(box.DOOM[piece("arcane-initiate#2")]) == 1
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 0
    t.in_play(0, "knife", "knife#2")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("use:knife#2/1").until(asks.Action)
    assert (t.home("knife"), t.home("knife#2")) == (box.PLAY[0], box.DISCARD[0])


@rule("AH-OWN-05")
def test_a_guard_dog_answers_only_for_itself() -> None:
    t = table("roland-banks", "skids-otoole").in_play(0, "guard-dog").in_play(1, "guard-dog")
    foe = t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy").until(asks.AssignDamage).play("on:guard-dog")
    assert (t.asked, t.options) == (0, ["use:guard-dog", "pass"])
    assert t.state.home[foe] == box.THREAT[0]


# -------------------------------------------------------------------- you


@rule("AH-YOU-01")
def test_you_is_the_drawer_in_a_revelation() -> None:
    t = table("roland-banks", "daisy-walker").bag("auto-fail").draws(1, "grasping-hands")
    assert (t.damage(0), t.damage(1)) == (0, 3)


@rule("AH-YOU-01")
def test_you_is_the_user_of_an_ability_and_the_bearer_of_a_constant_one() -> None:
    t = table("agnes-baker", "roland-banks").threat(0, "haunted")
    assert [skill_of(t.state, seat, WILLPOWER, PLAIN) for seat in (0, 1)] == [4, 3], "-1 applies to the bearer"
    t.turn(1).play("use:haunted")
    assert (t.count(box.ACTIONS[1]), t.home("haunted")) == (1, box.DISCARD[0]), "the user pays"


@rule("AH-YOU-01")
def test_you_of_a_forced_ability_in_a_threat_area_is_its_bearer() -> None:
    t = table("roland-banks", "daisy-walker").threat(0, "hypochondria").effect(1, TakeDamage())
    assert (t.horror(0), t.horror(1)) == (0, 0)
    t.effect(0, TakeDamage())
    assert (t.horror(0), t.horror(1)) == (1, 0)
    t = table("roland-banks", "daisy-walker").threat(0, "frozen-in-fear").turn(1).play("end-turn")
    assert not t.told(tells.Test), "it is tested at the end of its bearer's turn"


@rule("AH-YOU-01")
def test_you_of_a_location_is_whoever_it_happens_to() -> None:
    t = table("roland-banks", "daisy-walker").house().turn(1).play("move:attic")
    assert (t.horror(0), t.horror(1)) == (0, 1)
    assert card_of(t.state, 1) == piece("daisy-walker")
    assert skill_of(t.state, 1, COMBAT, PLAIN) == 2
