"""Allies: they stay until the condition on their card is met (ES-ALY), and what each of the eight does."""

import pytest

from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, UNIQUE, Gain, Monsters
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREENS = [f"die-green#{n}" for n in range(1, 7)]
YELLOW_DIE = "die-yellow#1"
PERILS = ("peril",) * 6
GENTLE = "be-prepared-for-living-nightmares"
"""A Mythos card that asks nothing when it is revealed; it gives everybody a clue."""

ALLIES = {
    "duke",
    "anna-kaslow",
    "basil-elton",
    "professor-armitage",
    "ruby-standish",
    "ryan-dean",
    "tom-mountain-murphy",
    "john-legrasse",
}


def museum(*investigators: str) -> Table:
    """The Missing Records (penalty 1 sanity) lie open; Bob (4 sanity, 6 health) unless it says otherwise."""
    t = table(*(investigators or ("bob-jenkins",)), ancient_one="azathoth")
    return t.adventure("the-missing-records")


def has_left(t: Table, code: str) -> bool:
    """Whether an ally lies at the bottom of the ally deck."""
    return t.zone(box.DECK_OF[ALLY])[-1] == code


# -------------------------------------------------------------------- all of them


def test_these_are_the_eight_allies() -> None:
    assert {card.code for card in box.POSSESSION.values() if card.kind == ALLY} == ALLIES


@rule("ES-ALY-01")
def test_an_ally_gained_lies_face_up_and_stays_through_turns_and_midnights() -> None:
    t = museum("bob-jenkins", "joe-diamond").on_top("anna-kaslow").effect(0, Gain(ALLY))
    assert t.zone(box.OWNED[0]) == ["anna-kaslow"]
    assert t.sees(1, box.OWNED[0]) == ["anna-kaslow"]
    t.attempt().play("give-up")
    t.on_top(GENTLE).midnight()
    t.on_top("the-stars-align-behind-closed-doors").midnight()
    assert t.zone(box.OWNED[0]) == ["anna-kaslow"]


@rule("ES-ALY-01")
def test_an_ally_leaves_when_the_condition_on_the_card_is_met() -> None:
    t = museum().gives(0, "professor-armitage").attempt()
    assert t.zone(box.OWNED[0]) == ["professor-armitage"]
    t.play("give-up")
    assert t.zone(box.OWNED[0]) == []


@rule("ES-ALY-02")
@pytest.mark.parametrize("code", sorted(ALLIES))
def test_only_the_player_who_drew_an_ally_uses_its_ability(code: str) -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(1, code).values(0, 2, 2).values(1, 2, 2).stand(1, 6)
    t.adventure("the-dreamlands", 6).trophies(0, "ancient-relics")
    t.monster("ghoul#1")
    t.begin()
    assert t.options == ["move:museum-1", "move:world-1", "move-to-entrance"]
    t.play("move:world-1")
    assert (t.asked, t.options) == (0, ["roll", "give-up"])
    assert t.roll("inv1", "inv1", *PERILS[:4]).options == ["fail-roll", "give-up"]
    t.play("give-up")
    assert (t.question, t.sanity(0)) == (None, 1), "nothing wards off his penalty"
    assert t.zone(box.OWNED[1]) == [code]


@rule("ES-ALY-03")
@pytest.mark.parametrize("code", ["ryan-dean", "john-legrasse", "ruby-standish", "tom-mountain-murphy"])
def test_a_discarded_ally_goes_under_the_ally_deck(code: str) -> None:
    t = museum().gives(0, code).values(0, 2, 2)
    t.monster("ghoul#1")
    t.begin().play(f"use:{code}")
    assert has_left(t, code)
    assert code not in t.zone(box.OWNED[0])
    assert len(t.zone(box.DECK_OF[ALLY])) == 8


# -------------------------------------------------------------------- Duke


def test_duke_is_discarded_to_keep_off_the_sanity_and_health_loss_of_a_penalty() -> None:
    t = table("ashcan-pete").adventure("stay-away-from-the-windows").gives(0, "duke").attempt().play("give-up")
    assert (t.question, t.options) == (asks.React, ["use:duke", "pass"])
    t.play("use:duke")
    assert (t.sanity(), t.health(), t.count(box.DOOM)) == (4, 6, 1)
    assert has_left(t, "duke")
    assert (len(t.told(tells.Left)), len(t.told(tells.UsedCard))) == (1, 0), "an ally leaves, an item is used"


def test_duke_stays_when_his_master_takes_the_blow() -> None:
    t = museum().gives(0, "duke").attempt().play("give-up", "pass")
    assert (t.sanity(), t.zone(box.OWNED[0])) == (3, ["duke"])


def test_duke_or_flesh_ward_is_enough_for_one_penalty() -> None:
    t = museum().gives(0, "duke", "flesh-ward").attempt().play("give-up")
    assert set(t.options) == {"use:duke", "use:flesh-ward", "pass"}
    t.play("use:flesh-ward")
    assert t.question is None, "there is nothing left to keep off"
    assert (t.sanity(), t.zone(box.OWNED[0])) == (4, ["duke"])


def test_duke_does_not_keep_off_what_a_helper_loses() -> None:
    t = museum("bob-jenkins", "joe-diamond").stand(1, 0).gives(0, "duke").attempt()
    t.roll(*PERILS).fail_roll("peril").play("ask:seat-2", "yes", "give-up")
    t.play("lose:sanity", "use:duke")
    assert (t.sanity(0), t.sanity(1)) == (4, 3)


# -------------------------------------------------------------------- Anna Kaslow


def test_anna_kaslow_gives_her_player_a_clue_at_midnight() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(1, "anna-kaslow").on_top("the-stars-align-behind-closed-doors")
    t.midnight(0)
    assert (t.count(box.CLUES[0]), t.count(box.CLUES[1])) == (0, 1)


def test_anna_kaslow_leaves_after_a_terror_effect_in_her_players_turn() -> None:
    t = table("bob-jenkins").adventure("ancient-relics").gives(0, "anna-kaslow").attempt()
    t.roll("terror", *PERILS[:5]).play("fail-roll")
    assert t.sanity() == 3
    assert has_left(t, "anna-kaslow")


def test_anna_kaslow_stays_when_terror_shows_but_nothing_comes_of_it() -> None:
    t = museum().gives(0, "anna-kaslow").attempt().roll("terror", *PERILS[:5]).play("fail-roll")
    assert t.zone(box.OWNED[0]) == ["anna-kaslow"]
    t = table("kate-winthrop").adventure("ancient-relics").gives(0, "anna-kaslow").attempt()
    t.roll("terror", *PERILS[:5]).play("fail-roll")
    assert t.zone(box.OWNED[0]) == ["anna-kaslow"]


def test_anna_kaslow_stays_after_a_terror_effect_in_anothers_turn() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("ancient-relics").gives(1, "anna-kaslow").attempt()
    t.roll("terror", *PERILS[:5]).play("fail-roll")
    assert t.sanity(0) == 3
    assert t.zone(box.OWNED[1]) == ["anna-kaslow"]


# -------------------------------------------------------------------- Basil Elton


def test_basil_elton_adds_the_yellow_die_on_an_other_world() -> None:
    t = museum().gives(0, "basil-elton").adventure("the-dreamlands", 6).attempt(6)
    assert (t.question, t.options) == (asks.React, ["use:basil-elton", "pass"])
    t.play("use:basil-elton")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE]
    assert t.zone(box.OWNED[0]) == ["basil-elton"]


def test_basil_elton_does_nothing_in_the_museum_and_stays_when_an_adventure_there_fails() -> None:
    t = museum().gives(0, "basil-elton").attempt()
    assert (t.question, t.zone(box.POOL)) == (asks.BeforeRoll, GREENS)
    t.play("give-up")
    assert t.zone(box.OWNED[0]) == ["basil-elton"]


def test_basil_elton_leaves_when_his_player_fails_an_other_world() -> None:
    t = museum().gives(0, "basil-elton").adventure("the-dreamlands", 6).attempt(6).play("pass", "give-up")
    assert has_left(t, "basil-elton")


def test_basil_elton_stays_when_an_other_world_is_resolved_or_failed_by_another() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "basil-elton").adventure("the-dreamlands", 6)
    t.attempt(6, seat=1).play("give-up")
    assert t.zone(box.OWNED[0]) == ["basil-elton"]
    t.attempt(6).play("pass").roll("peril", "lore", "inv3", *PERILS[:3]).play("complete:1")
    assert t.told(tells.Resolved)
    assert t.zone(box.OWNED[0]) == ["basil-elton"]


# -------------------------------------------------------------------- Professor Armitage


@pytest.mark.parametrize("face", ["inv1", "inv2", "inv3"])
def test_professor_armitage_turns_an_investigation_result_into_lore(face: str) -> None:
    t = museum().gives(0, "professor-armitage").attempt().roll(face, *PERILS[:5]).play("use:professor-armitage")
    assert t.faces() == ["lore", *PERILS[:5]]


def test_professor_armitage_turns_a_4_of_the_yellow_die_and_nothing_but_investigation() -> None:
    t = museum().gives(0, "professor-armitage", "axe").attempt().play("use:axe")
    t.roll("lore", "terror", *PERILS[:4], "inv4").play("use:professor-armitage")
    assert t.faces() == ["lore", "terror", *PERILS[:4], "lore"]
    t = museum().gives(0, "professor-armitage").attempt().roll("lore", "terror", *PERILS[:4])
    assert "use:professor-armitage" not in t.options


def test_professor_armitage_helps_once_in_a_turn() -> None:
    t = museum().gives(0, "professor-armitage").attempt().roll("inv1", "inv1", *PERILS[:4]).play("use:professor-armitage")
    assert "use:professor-armitage" not in t.options
    t.fail_roll("peril").play("go-on").roll("inv1", *PERILS[:4])
    assert "use:professor-armitage" not in t.options, "not with a later roll either"


def test_professor_armitage_helps_again_in_the_next_turn_if_the_adventure_was_resolved() -> None:
    t = museum().gives(0, "professor-armitage").on_top("the-guided-tour").attempt()
    t.roll("inv3", "inv3", "inv3", "inv1", "peril", "peril").play("use:professor-armitage", f"pick:{t.die('inv1')}")
    t.play("complete:2").until(asks.BeforeRoll)
    t.roll("inv3", "inv3", "peril", "peril").play("complete:1")
    assert t.told(tells.Resolved)
    assert "professor-armitage" in t.zone(box.OWNED[0])
    assert "use:professor-armitage" in t.attempt().roll("inv1", *PERILS[:5]).options


def test_professor_armitage_leaves_when_any_attempt_of_his_player_fails() -> None:
    for place, card in ((0, "the-missing-records"), (6, "the-dreamlands")):
        t = table("bob-jenkins").adventure(card, place).gives(0, "professor-armitage").attempt(place).play("give-up")
        assert has_left(t, "professor-armitage")


# -------------------------------------------------------------------- Ruby Standish, Ryan Dean


def test_ruby_standish_can_be_discarded_for_a_unique_item() -> None:
    t = museum().gives(0, "ruby-standish").on_top("holy-water").begin().play("use:ruby-standish")
    assert t.zone(box.OWNED[0]) == ["holy-water"]
    assert has_left(t, "ruby-standish")


def test_ruby_standish_never_makes_a_thing_free() -> None:
    t = museum().gives(0, "ruby-standish").begin().play("move-to-entrance")
    assert "offer:clue" not in t.options
    t = museum().gives(0, "ruby-standish").trophies(0, "ancient-relics").begin().play("move-to-entrance", "offer:clue")
    assert (t.count(box.CLUES[0]), t.zone(box.TROPHIES_OF[0])) == (1, [])


def test_ryan_dean_is_discarded_for_two_common_items() -> None:
    t = museum("joe-diamond").gives(0, "ryan-dean").on_top("axe", "rifle").begin().play("use:ryan-dean")
    assert t.zone(box.OWNED[0]) == ["axe", "rifle"]
    assert has_left(t, "ryan-dean")


def test_ryan_dean_brings_bob_jenkins_three() -> None:
    t = museum().gives(0, "ryan-dean").on_top("axe", "rifle", "lantern").begin().play("use:ryan-dean")
    assert t.zone(box.OWNED[0]) == ["axe", "rifle", "lantern"]


# -------------------------------------------------------------------- Tom Murphy, John Legrasse


def test_tom_murphy_raises_the_health_limit_but_gives_no_health() -> None:
    t = museum().on_top("tom-mountain-murphy").effect(0, Gain(ALLY))
    assert t.health() == 6
    t.begin().play("move-to-entrance", "offer:some-health")
    assert t.health() == 7
    t.begin().play("move-to-entrance", "offer:some-health")
    assert t.health() == 7
    assert t.begin().play("move-to-entrance", "offer:some-sanity").sanity() == 4, "of sanity there is no more than before"


def test_tom_murphy_can_be_discarded_to_restore_health_to_the_limit_without_him() -> None:
    t = museum().gives(0, "tom-mountain-murphy").values(0, health=2).begin().play("use:tom-mountain-murphy")
    assert t.health() == 6
    assert has_left(t, "tom-mountain-murphy")


@rule("ES-ITM-05")
def test_tom_murphy_is_not_discarded_for_nothing_where_health_is_at_the_limit_without_him() -> None:
    t = museum().gives(0, "tom-mountain-murphy").values(0, health=6).begin()
    assert "use:tom-mountain-murphy" not in t.options
    t = museum().gives(0, "tom-mountain-murphy", "healing-stone").values(0, health=6).begin()
    assert t.play("use:healing-stone").health() == 7, "what else heals goes by the limit with him"
    t = museum().gives(0, "tom-mountain-murphy").values(0, health=5).begin().play("use:tom-mountain-murphy")
    assert t.health() == 6


@rule("ES-IVG-03")
def test_the_limit_that_tom_murphy_adds_can_be_lowered_by_cthulhu_like_any_other() -> None:
    t = table("bob-jenkins", ancient_one="cthulhu").gives(0, "tom-mountain-murphy").awaken()
    for left in (6, 5, 4, 3, 2, 1):
        t.midnight().play("choose:1")
        assert t.health() == left
    t.midnight().play("choose:1")
    assert not t.alive(0)


def test_john_legrasse_is_discarded_to_defeat_a_monster() -> None:
    t = museum().gives(0, "john-legrasse").adventure("the-guided-tour", 1)
    t.monster("ghoul#1", 0)
    t.monster("shoggoth#1", 1)
    t.begin().play("use:john-legrasse", "pick:shoggoth#1")
    assert has_left(t, "john-legrasse")
    t.play("move-to-entrance", "offer:some-health")
    assert t.zone(box.TROPHIES_OF[0]) == ["shoggoth#1"]


def test_john_legrasse_waits_for_a_monster() -> None:
    t = museum().gives(0, "john-legrasse").only_monsters("ghoul#1").begin()
    assert "use:john-legrasse" not in t.options
    t.effect(0, Monsters())
    assert "use:john-legrasse" in t.begin().options


def test_allies_can_be_used_in_the_battle() -> None:
    t = table("joe-diamond").gives(0, "ryan-dean", "professor-armitage").on_top("axe", "rifle").awaken()
    t.load("inv1", *PERILS[:5], dice=box.GREEN_DICE).begin()
    assert "use:ryan-dean" in t.options
    t.play("use:ryan-dean", "roll")
    assert "use:professor-armitage" in t.options
    assert {piece("axe"), piece("rifle")} <= set(t.state.zone(box.OWNED[0]))


@pytest.mark.parametrize(("ally", "kind"), [("ryan-dean", COMMON), ("ruby-standish", UNIQUE)])
def test_an_ally_is_kept_while_the_deck_it_draws_from_is_empty(ally: str, kind: int) -> None:
    t = museum().gives(0, ally)
    for card in t.zone(box.DECK_OF[kind]):
        t.state.put(piece(card), box.BOX)
    assert f"use:{ally}" not in t.begin().options
