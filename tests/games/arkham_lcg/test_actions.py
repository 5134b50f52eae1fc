"""The turn and its actions: how many there are, what each does, what a card costs (AH-INV, AH-ACN)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import DiscardAsset, LoseActions, TakeDamage
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table

FREE_FOR_ALL = ["investigate", "draw", "resource"]
"""The actions that are always there."""


def actions_left(t: Table, seat: int = 0) -> int:
    """The actions a seat still has in its turn."""
    return t.count(box.ACTIONS[seat])


# -------------------------------------------------------------------- turns


@rule("AH-INV-01", "AH-PHS-13")
def test_the_lead_says_who_goes_first_and_who_is_next_until_all_have_had_a_turn() -> None:
    t = table("roland-banks", "daisy-walker", "wendy-adams").phase("investigation")
    assert (t.question, t.asked, t.options) == (asks.Turn, 0, ["seat:seat-1", "seat:seat-2", "seat:seat-3"])
    t.play("seat:seat-2")
    assert (t.question, t.asked) == (asks.Action, 1)
    t.play("end-turn")
    assert (t.question, t.asked, t.options) == (asks.Turn, 0, ["seat:seat-1", "seat:seat-3"])
    t.play("seat:seat-3", "end-turn", "end-turn")
    assert [note.told[0] for note in t.told(tells.Turn)] == [1, 2, 0]
    assert t.question is None, "the phase is over"


@rule("AH-INV-02")
def test_a_turn_has_three_actions() -> None:
    t = table().turn()
    assert actions_left(t) == 3
    t.play("resource", "resource", "resource")
    assert t.question is None, "without actions and free things the turn is over"
    assert len(t.told(tells.TurnEnded)) == 1


@rule("AH-INV-03")
def test_the_same_action_may_be_repeated_and_others_taken_in_any_order() -> None:
    t = table().turn().play("draw", "resource", "draw")
    assert len(t.zone(box.HAND[0])) == 2
    assert t.count(box.RESOURCES[0]) == 6


@rule("AH-INV-04")
def test_every_kind_of_action_is_offered_when_it_is_possible() -> None:
    t = table("roland-banks", "daisy-walker").house().hand(0, "knife", "emergency-cache").in_play(0, "flashlight")
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("swarm-of-rats", engaged=1)
    t.turn()
    assert t.options == [
        *FREE_FOR_ALL,
        "play:knife",
        "play:emergency-cache",
        "engage:swarm-of-rats",
        "move:attic",
        "move:cellar",
        "fight:ghoul-minion",
        "fight:swarm-of-rats",
        "evade:ghoul-minion",
        "use:flashlight",
        "end-turn",
    ]


@rule("AH-INV-04")
def test_actions_that_are_impossible_are_not_offered() -> None:
    t = table().turn()
    assert t.options == [*FREE_FOR_ALL, "end-turn"], "no card, no enemy, no way out of the study"


@rule("AH-INV-06")
def test_a_turn_may_be_ended_early_and_the_actions_left_are_lost() -> None:
    t = table().turn().play("resource", "end-turn")
    assert actions_left(t) == 0
    t.turn()
    assert actions_left(t) == 3


@rule("AH-INV-07", "AH-UPK-01", "AH-PHS-24")
def test_the_mark_of_a_finished_turn_is_set_at_its_end_and_taken_away_in_upkeep() -> None:
    t = table("roland-banks", "daisy-walker").phase("investigation").play("seat:seat-1", "resource")
    assert t.count(box.HAD_TURN[0]) == 0
    t.play("end-turn")
    assert (t.count(box.HAD_TURN[0]), t.count(box.HAD_TURN[1])) == (1, 0)
    t.play("end-turn").phase("upkeep")
    assert (t.count(box.HAD_TURN[0]), t.count(box.HAD_TURN[1])) == (0, 0)


# -------------------------------------------------------------------- draw, resource


@rule("AH-INV-09", "AH-INV-10")
def test_the_draw_action_takes_the_top_card_of_the_own_deck() -> None:
    t = table().top(0, "knife", "guts").turn().play("draw")
    assert t.zone(box.HAND[0]) == ["knife"]
    t.play("draw")
    assert t.zone(box.HAND[0]) == ["knife", "guts"]


@rule("AH-INV-11")
def test_the_resource_action_takes_one_resource() -> None:
    t = table().turn().play("resource")
    assert t.count(box.RESOURCES[0]) == 6
    assert actions_left(t) == 2


# -------------------------------------------------------------------- activate


@rule("AH-INV-12", "AH-KEY-12")
def test_an_action_ability_of_an_own_card_costs_an_action() -> None:
    t = table().in_play(0, "flashlight").bag("0").turn().play("use:flashlight")
    assert t.clues_of() == 1
    assert actions_left(t) == 2
    assert t.count(box.USES_LEFT[piece("flashlight")]) == 2


@rule("AH-INV-12")
def test_an_action_ability_of_an_encounter_card_at_the_own_location_can_be_used() -> None:
    t = table("roland-banks", "skids-otoole").house().at(0, "parlor")
    assert "use:parlor" in t.turn(0).options
    assert "use:parlor" not in t.turn(1).options, "Skids is in the hallway"


@rule("AH-INV-12")
def test_an_action_ability_of_somebody_elses_card_cannot_be_used() -> None:
    t = table("roland-banks", "skids-otoole").in_play(0, "flashlight")
    assert "use:flashlight" in t.turn(0).options
    assert "use:flashlight" not in t.turn(1).options


# -------------------------------------------------------------------- investigate


@rule("AH-INV-15", "AH-INV-16")
@pytest.mark.parametrize(("token", "found"), [("-1", 1), ("-2", 0)])
def test_investigating_tests_intellect_against_the_shroud_for_one_clue(token: str, found: int) -> None:
    t = table().bag(token).turn().play("investigate")
    assert t.told(tells.Test)[0].told[1:3] == (1, 2), "intellect against the study's shroud of 2; Roland has 3"
    assert (t.clues_of(), t.clues_on("study")) == (found, 2 - found)


# -------------------------------------------------------------------- playing cards


@rule("AH-INV-25", "AH-INV-26", "AH-INV-28")
def test_playing_an_asset_costs_an_action_and_its_resources_and_puts_it_into_play_for_good() -> None:
    t = table().hand(0, "machete").turn().play("play:machete")
    assert (t.count(box.RESOURCES[0]), actions_left(t)) == (2, 2)
    assert t.home("machete") == box.PLAY[0]
    assert (len(t.told(tells.Played)), t.told(tells.InPlay)) == (1, []), "the log says it once"
    t.play("end-turn").phase("enemy").phase("upkeep")
    assert t.home("machete") == box.PLAY[0]


@rule("AH-INV-25", "AH-INV-26")
def test_a_card_one_cannot_pay_for_cannot_be_played() -> None:
    t = table().hand(0, "machete").resources(0, 2).turn()
    assert "play:machete" not in t.options


@rule("AH-INV-27")
def test_an_event_works_at_once_and_goes_to_its_owners_discard_pile() -> None:
    t = table().hand(0, "emergency-cache").turn().play("play:emergency-cache")
    assert (t.count(box.RESOURCES[0]), actions_left(t)) == (8, 2)
    assert t.zone(box.DISCARD[0]) == ["emergency-cache"]


@rule("AH-INV-29")
def test_a_skill_card_can_be_committed_but_not_played() -> None:
    t = table().hand(0, "perception").turn()
    assert t.options == [*FREE_FOR_ALL, "end-turn"]
    t.play("investigate")
    assert t.options == ["commit:perception", "reveal"]


@rule("AH-INV-30", "AH-KEY-02")
def test_a_fast_card_is_played_without_an_action() -> None:
    t = table("daisy-walker").hand(0, "magnifying-glass", "working-a-hunch").turn().play("play:magnifying-glass")
    assert t.home("magnifying-glass") == box.PLAY[0]
    t.play("play:working-a-hunch")
    assert t.clues_of() == 1
    assert actions_left(t) == 3
    assert t.count(box.RESOURCES[0]) == 5 - 1 - 2


# -------------------------------------------------------------------- counting actions


@rule("AH-ACN-01")
def test_the_costs_of_an_action_are_paid_before_anything_comes_of_it() -> None:
    t = table().in_play(0, "flashlight").hand(0, "perception").turn().play("use:flashlight")
    assert t.question == asks.Commit
    assert (actions_left(t), t.count(box.USES_LEFT[piece("flashlight")])) == (2, 2)
    assert t.clues_of() == 0


@rule("AH-ACN-02")
def test_lost_actions_come_off_the_standard_ones_first() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore").turn()
    t.effect(0, LoseActions())
    assert (actions_left(t), t.count(box.TOME_ACTIONS[0])) == (2, 1)


@rule("AH-ACN-02")
def test_additional_actions_are_lost_when_no_standard_ones_are_left() -> None:
    t = table("daisy-walker").turn()
    t.effect(0, LoseActions(4))
    assert (actions_left(t), t.count(box.TOME_ACTIONS[0])) == (0, 0)
    assert [note.told for note in t.told(tells.Actions)] == [(0, -3, 0), (0, -1, 0)]


@rule("AH-ACN-02")
def test_no_more_actions_are_lost_than_there_are() -> None:
    t = table().turn().effect(0, LoseActions(5))
    assert actions_left(t) == 0


@rule("AH-ACN-03")
def test_daisys_first_tome_action_uses_her_extra_action() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore", "medical-texts").harmed(0, damage=1).bag("0").turn()
    t.play("use:old-book-of-lore").until(asks.Action)
    assert (actions_left(t), t.count(box.TOME_ACTIONS[0])) == (3, 0)
    t.play("use:medical-texts").until(asks.Action)
    assert actions_left(t) == 2, "the second Tome action is one of the three"


@rule("AH-ACN-03")
def test_daisys_extra_action_fits_nothing_but_tomes() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore", "knife").turn().play("resource", "resource", "resource")
    assert t.options == ["use:old-book-of-lore", "end-turn"]


@rule("AH-ACN-04")
def test_an_action_gained_from_a_card_stays_when_the_card_leaves_play() -> None:
    t = table("skids-otoole").in_play(0, "leo-de-luca").turn()
    assert actions_left(t) == 4
    t.effect(0, DiscardAsset(TakeDamage()))
    assert t.home("leo-de-luca") == box.DISCARD[0]
    assert actions_left(t) == 4


@rule("AH-ACN-04")
def test_leo_gives_his_action_in_the_very_turn_in_which_he_is_played() -> None:
    t = table("skids-otoole").hand(0, "leo-de-luca").resources(0, 6).turn().play("play:leo-de-luca")
    assert actions_left(t) == 3


@rule("AH-ACN-05")
def test_a_granted_action_is_an_action_like_any_other() -> None:
    t = table("skids-otoole")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("use:skids-otoole")
    assert (actions_left(t), t.count(box.RESOURCES[0])) == (4, 3)
    assert t.damage() == 0, "gaining the action provokes nothing"
    t.play("resource")
    assert t.damage() == 1, "taking it does"


@rule("AH-ACN-05")
def test_a_move_by_a_cards_effect_spends_no_action_and_provokes_nothing() -> None:
    t = table("skids-otoole").house().at(0, "attic").at(0, "hallway").hand(0, "elusive")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:elusive")
    assert t.where() == "attic"
    assert (actions_left(t), t.damage()) == (3, 0)


@rule("AH-ACN-06")
def test_an_ability_with_two_action_icons_costs_two_actions_at_once() -> None:
    t = table().threat(0, "haunted").turn().play("use:haunted")
    assert t.home("haunted") == box.DISCARD[0]
    assert actions_left(t) == 1


@rule("AH-ACN-06")
def test_with_one_action_left_it_cannot_be_used() -> None:
    t = table().threat(0, "haunted").turn().play("resource", "resource")
    assert "use:haunted" not in t.options


# -------------------------------------------------------------------- dear actions


@rule("AH-ACN-01")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("move:attic", "fight:ghoul-minion"),
        ("fight:ghoul-minion", "evade:ghoul-minion"),
        ("evade:ghoul-minion", "move:cellar"),
    ],
)
def test_frozen_in_fear_makes_one_action_of_the_three_kinds_dearer_in_a_round(first: str, second: str) -> None:
    t = table().house().threat(0, "frozen-in-fear").bag("-1", "-1")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play(first).until(asks.Action)
    assert actions_left(t) == 1
    t.play(second)
    assert len(t.told(tells.TurnEnded)) == 1, "the second one cost the last action, not two"


@rule("AH-ACN-01")
def test_with_one_action_left_the_dear_first_one_cannot_be_taken() -> None:
    t = table().house().threat(0, "frozen-in-fear")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("resource", "resource")
    assert t.options == [*FREE_FOR_ALL, "end-turn"]


@rule("AH-ACN-01")
def test_the_surcharge_counts_for_weapons_and_comes_again_in_the_next_round() -> None:
    t = table().threat(0, "frozen-in-fear").in_play(0, "knife").bag("-1", "-1", "auto-fail", "-1")
    t.enemy("flesh-eater", engaged=0)
    t.turn().play("use:knife").until(asks.Action)
    assert actions_left(t) == 1
    t.play("use:knife").until(asks.Action)
    assert t.home("frozen-in-fear") == box.THREAT[0], "the test at the end of the turn failed"
    t.phase("upkeep").turn().play("fight:flesh-eater").until(asks.Action)
    assert actions_left(t) == 1
