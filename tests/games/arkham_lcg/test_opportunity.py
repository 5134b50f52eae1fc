"""Attacks of opportunity: who makes them, when, and what does not provoke (AH-INV-05, AH-AOO)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table, woods


def hunted(*investigators: str) -> Table:
    """The Hallway with a Ghoul Minion (1 damage, 1 horror) engaged with the first investigator."""
    t = table(*investigators).house()
    t.enemy("ghoul-minion", engaged=0)
    return t


def attacks(t: Table) -> list[str]:
    """Which enemies have attacked, one after another."""
    return [box.PIECE_SLUGS[note.told[0]] for note in t.told(tells.Attacks)]


@rule("AH-INV-05", "AH-AOO-07")
@pytest.mark.parametrize("action", ["investigate", "draw", "resource", "move:attic", "engage:swarm-of-rats"])
def test_a_ready_engaged_enemy_attacks_whoever_does_anything_else(action: str) -> None:
    t = hunted("roland-banks", "daisy-walker").bag("0")
    t.enemy("swarm-of-rats", engaged=1)
    t.turn().play(action)
    assert attacks(t) == ["ghoul-minion"], "an enemy that was not engaged when the action was taken does not attack"
    assert (t.damage(), t.horror()) == (1, 1 if action != "move:attic" else 2)


@rule("AH-INV-05", "AH-AOO-07")
@pytest.mark.parametrize("action", ["fight:ghoul-minion", "evade:ghoul-minion"])
def test_fighting_and_evading_provoke_nothing(action: str) -> None:
    t = hunted().bag("-1").turn().play(action)
    assert attacks(t) == []


@rule("AH-INV-05", "AH-INV-20")
def test_an_exhausted_enemy_does_not_attack_and_nor_does_one_engaged_with_another() -> None:
    t = table("roland-banks", "daisy-walker").house()
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    t.enemy("swarm-of-rats", engaged=1)
    t.turn().play("resource")
    assert attacks(t) == []


@rule("AH-AOO-01")
def test_the_attack_comes_after_the_action_is_spent_and_before_what_it_does() -> None:
    t = hunted("daisy-walker").in_play(0, "beat-cop").turn().play("resource")
    assert t.question == asks.AssignDamage
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (2, 5)
    t.until(asks.Action)
    assert t.count(box.RESOURCES[0]) == 6


@rule("AH-AOO-01")
def test_an_event_is_paid_for_then_the_enemy_attacks_then_the_event_works() -> None:
    t = hunted().in_play(0, "beat-cop").hand(0, "dynamite-blast")
    t.enemy("icy-ghoul", at="attic")
    t.turn().play("play:dynamite-blast")
    assert t.question == asks.AssignDamage
    assert t.count(box.RESOURCES[0]) == 0, "the cost is paid"
    assert t.told(tells.Played) == []
    t.until(asks.BlastWhere)
    assert t.home("ghoul-minion") == box.THREAT[0]
    t.play("to:hallway").until(asks.Action)
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD
    assert "dynamite-blast" in t.zone(box.DISCARD[0])
    assert attacks(t) == ["ghoul-minion"]


@rule("AH-AOO-01")
def test_an_ability_is_paid_for_then_the_enemy_attacks_then_the_ability_works() -> None:
    t = hunted().in_play(0, "first-aid").harmed(0, damage=1).turn().play("use:first-aid")
    assert t.kinds(tells.Uses, tells.Attacks) == [tells.Uses, tells.Attacks]
    t.play("choose:0")
    assert t.damage() == 1, "1, then 2 by the attack, then one healed"


@rule("AH-AOO-02")
def test_every_ready_engaged_enemy_attacks_in_the_order_the_investigator_likes() -> None:
    t = table("daisy-walker", "roland-banks").house()
    t.enemy("ghoul-minion", engaged=1)
    t.enemy("swarm-of-rats", engaged=1)
    t.exhausted(t.enemy("icy-ghoul", engaged=1))
    t.turn(1).play("resource")
    assert (t.question, t.asked) == (asks.AttackOrder, 1), "the one attacked is asked, not the lead"
    assert t.options == ["pick:ghoul-minion", "pick:swarm-of-rats"]
    t.play("pick:swarm-of-rats")
    assert attacks(t) == ["swarm-of-rats", "ghoul-minion"]
    assert (t.damage(1), t.horror(1)) == (2, 1)


@rule("AH-AOO-03")
def test_an_action_that_costs_two_provokes_one_attack_from_each_enemy() -> None:
    t = hunted().threat(0, "haunted")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("use:haunted", "pick:ghoul-minion")
    assert attacks(t) == ["ghoul-minion", "swarm-of-rats"]
    assert t.count(box.ACTIONS[0]) == 1


@rule("AH-AOO-04", "AH-ENM-06")
def test_the_enemy_is_not_exhausted_and_attacks_again_at_the_next_action() -> None:
    t = hunted().turn().play("resource", "resource")
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 0
    assert len(attacks(t)) == 2
    assert t.count(box.RESOURCES[0]) == 7, "the action goes on after the attack"


@rule("AH-AOO-04")
@pytest.mark.parametrize("action", ["move:attic", "resource", "investigate"])
def test_an_investigator_who_falls_to_the_attack_does_not_finish_the_action(action: str) -> None:
    t = hunted("roland-banks", "daisy-walker").harmed(0, damage=8).turn().play(action)
    assert not t.in_game(0)
    assert t.told(tells.Moved) == t.told(tells.Test) == []
    assert t.count(box.RESOURCES[0]) == 0
    assert t.home("attic") == box.UNREVEALED


@rule("AH-AOO-04")
def test_an_event_does_nothing_if_its_player_falls_to_the_attack() -> None:
    t = hunted("roland-banks", "daisy-walker").harmed(0, damage=8).hand(0, "dynamite-blast").turn()
    t.play("play:dynamite-blast").until(asks.BlastWhere)
    assert not t.in_game(0)
    assert t.told(tells.Played) == []
    assert t.home("dynamite-blast") == box.REMOVED
    assert t.damage(1) == 0


@rule("AH-AOO-05")
def test_it_is_an_enemy_attack_for_cards_that_answer_attacks() -> None:
    t = hunted().hand(0, "dodge").turn().play("resource")
    assert t.options == ["use:dodge", "pass"]
    t.play("use:dodge")
    assert (t.damage(), t.horror()) == (0, 0)
    assert t.count(box.RESOURCES[0]) == 5, "one for Dodge, one gained"


@rule("AH-AOO-05")
def test_a_guard_dog_bites_back_at_an_attack_of_opportunity() -> None:
    t = hunted().in_play(0, "guard-dog").turn().play("resource", "on:guard-dog", "on:roland-banks", "use:guard-dog")
    assert t.count(box.DAMAGE[piece("ghoul-minion")]) == 1


@rule("AH-AOO-06")
def test_free_abilities_and_fast_cards_provoke_nothing() -> None:
    t = hunted("skids-otoole").in_play(0, "beat-cop").hand(0, "switchblade", "magnifying-glass").turn()
    t.play("use:skids-otoole", "play:switchblade", "play:magnifying-glass", "use:beat-cop")
    assert attacks(t) == []
    assert t.count(box.ACTIONS[0]) == 4


@rule("AH-AOO-06")
def test_a_reaction_provokes_nothing() -> None:
    t = table().house().at(0, "attic").hand(0, "evidence").bag("0")
    t.enemy("swarm-of-rats", engaged=0)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("fight:swarm-of-rats", "use:evidence").until(asks.Action)
    assert t.clues_of() >= 1
    assert attacks(t) == []


@rule("AH-AOO-07")
@pytest.mark.parametrize(
    ("event", "provokes"),
    [
        ("backstab", False),
        ("blinding-light", False),
        ("cunning-distraction", False),
        ("emergency-cache", True),
        ("dynamite-blast", True),
        ("barricade", True),
    ],
)
def test_events_that_fight_or_evade_provoke_nothing_and_others_do(event: str, provokes: bool) -> None:
    t = hunted().hand(0, event).bag("-1").turn().play(f"play:{event}").until(asks.Action)
    assert attacks(t) == ["ghoul-minion"] * provokes


@rule("AH-AOO-07")
def test_playing_an_asset_provokes_and_attacking_with_one_does_not() -> None:
    t = hunted().hand(0, "knife").turn().play("play:knife")
    assert attacks(t) == ["ghoul-minion"]
    t.bag("-2").play("use:knife")
    assert attacks(t) == ["ghoul-minion"]


@rule("AH-AOO-07")
def test_investigating_with_a_card_provokes() -> None:
    t = hunted().in_play(0, "flashlight").bag("0").turn().play("use:flashlight")
    assert attacks(t) == ["ghoul-minion"]


@rule("AH-AOO-07", "AH-PRK-01")
def test_resigning_and_parleying_provoke_nothing() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("use:parlor")
    assert attacks(t) == []
    t = hunted().threat(0, "mob-enforcer").turn().play("use:mob-enforcer")
    assert (t.question, attacks(t)) == (asks.Action, [])
    assert t.home("mob-enforcer") == box.DISCARD[0]


@rule("AH-AOO-04")
def test_an_ability_does_nothing_for_an_investigator_whom_the_attack_has_defeated() -> None:
    t = hunted("agnes-baker", "roland-banks").in_play(0, "scrying").harmed(0, damage=5).turn().play("use:scrying")
    assert (t.in_game(0), t.told(tells.Looked)) == (False, [])
    assert t.question != asks.LookWhere


@rule("AH-AOO-02", "AH-ELM-06")
def test_an_enemy_that_engages_in_the_middle_of_attacks_of_opportunity_makes_none() -> None:
    t = woods("roland-banks", "daisy-walker").harmed(0).harmed(1, horror=8).in_play(0, "guard-dog")
    t.enemy("ghoul-minion", engaged=1)
    goat = t.enemy("goat-spawn", engaged=0)
    t.state.set(box.DAMAGE[goat], 2)
    t.turn(0).play("resource", "on:guard-dog", "use:guard-dog").until(asks.Action)
    assert (t.in_game(1), t.home("ghoul-minion"), t.home("goat-spawn")) == (False, box.THREAT[0], box.ENCOUNTER_DISCARD)
    assert attacks(t) == ["goat-spawn"]
