"""The ten Guardian cards."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def wounds(t: Table, enemy: int) -> int:
    """The damage on an enemy."""
    return t.count(box.DAMAGE[enemy])


# -------------------------------------------------------------------- .45 Automatic


@rule("AH-KEY-03", "AH-FGT-03")
def test_45_automatic_fights_with_one_more_and_deals_one_more_for_an_ammo() -> None:
    t = table().hand(0, "45-automatic")
    ghoul = t.enemy("ravenous-ghoul", at="study")
    t.exhausted(ghoul).turn().play("play:45-automatic")
    assert (t.count(box.RESOURCES[0]), t.count(box.USES_LEFT[piece("45-automatic")])) == (1, 4)
    t.bag("-2").play("use:45-automatic")
    assert (t.told(tells.Succeeded)[0].told[1], wounds(t, ghoul), t.count(box.USES_LEFT[piece("45-automatic")])) == (3, 2, 3)


@rule("AH-USE-02")
def test_45_automatic_without_ammo_is_of_no_use_but_stays() -> None:
    t = table().in_play(0, "45-automatic")
    t.enemy("ravenous-ghoul", engaged=0)
    t.state.set(box.USES_LEFT[piece("45-automatic")], 1)
    t.turn().bag("-5").play("use:45-automatic")
    assert "use:45-automatic" not in t.options
    assert t.home("45-automatic") == box.PLAY[0]


# -------------------------------------------------------------------- Physical Training


@rule("AH-SKL-10", "AH-SKL-04")
def test_physical_training_adds_combat_for_a_resource_as_often_as_one_can_pay() -> None:
    t = table().in_play(0, "physical-training")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("-4").play("fight:ghoul-minion")
    assert t.options == ["use:physical-training/1", "reveal"], "willpower is not tested"
    t.play("use:physical-training/1", "use:physical-training/1", "reveal")
    assert (t.count(box.RESOURCES[0]), wounds(t, minion)) == (3, 1)


def test_physical_training_adds_willpower_too_but_only_in_ones_own_test() -> None:
    t = table().in_play(0, "physical-training").bag("-2").draws(0, "rotting-remains")
    t.play("use:physical-training", "use:physical-training", "reveal")
    assert (t.horror(), t.count(box.RESOURCES[0])) == (0, 3)
    t = table("daisy-walker", "roland-banks").in_play(1, "physical-training").bag("0").draws(0, "rotting-remains")
    assert t.question is None


# -------------------------------------------------------------------- Beat Cop


def test_beat_cop_adds_combat_and_goes_to_hurt_an_enemy() -> None:
    t = table("skids-otoole").in_play(0, "beat-cop")
    minion = t.enemy("ghoul-minion", engaged=0)
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4
    t.turn().play("use:beat-cop")
    assert (wounds(t, minion), t.home("beat-cop"), t.count(box.ACTIONS[0])) == (1, box.DISCARD[0], 3)
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 3


@rule("AH-PHS-30")
def test_beat_cop_cannot_strike_between_taking_deadly_damage_and_dying_of_it() -> None:
    t = table("skids-otoole").in_play(0, "beat-cop")
    minion = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("resource", "on:beat-cop", "on:beat-cop", "on:beat-cop")
    assert (t.question, wounds(t, minion), t.home("beat-cop")) == (asks.Action, 0, box.DISCARD[0])


# -------------------------------------------------------------------- First Aid


@rule("AH-EFF-04", "AH-DMR-09")
def test_first_aid_heals_a_damage_or_a_horror_of_somebody_here() -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "first-aid").harmed(0, horror=1).harmed(1, damage=2).turn()
    t.play("use:first-aid", "choose:0")
    assert t.damage(1) == 1, "only Daisy is wounded"
    t.play("use:first-aid", "choose:1")
    assert t.horror(0) == 0


@rule("AH-USE-02")
def test_first_aid_is_discarded_with_its_last_supply() -> None:
    t = table().in_play(0, "first-aid").harmed(0, damage=4).turn().play("use:first-aid", "use:first-aid")
    assert t.home("first-aid") == box.PLAY[0]
    assert t.play("use:first-aid").home("first-aid") == box.DISCARD[0]
    assert t.damage() == 1


@rule("AH-AOO-07", "AH-EFF-06")
def test_first_aid_heals_no_asset_and_provokes() -> None:
    t = table().in_play(0, "first-aid", "guard-dog")
    t.state.set(box.DAMAGE[piece("guard-dog")], 1)
    assert "use:first-aid" not in t.turn().options
    t.enemy("swarm-of-rats", engaged=0)
    t.harmed(0, horror=1).turn().play("use:first-aid", "on:roland-banks").until(asks.WhichEffect, asks.Action)
    assert (t.damage(), t.options) == (1, ["choose:0", "choose:1"])


# -------------------------------------------------------------------- Machete


@rule("AH-ABL-13")
def test_machete_deals_one_more_to_the_only_enemy_engaged_with_you() -> None:
    t = table().in_play(0, "machete")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("-2").play("use:machete")
    assert (t.told(tells.Succeeded)[0].told[1], wounds(t, ghoul)) == (3, 2)


def test_machete_deals_no_more_when_a_second_enemy_is_engaged_with_you() -> None:
    t = table().in_play(0, "machete")
    ghoul, _ = t.enemy("ravenous-ghoul", engaged=0), t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("use:machete", "pick:ravenous-ghoul")
    assert wounds(t, ghoul) == 1


@pytest.mark.parametrize("engaged", [None, 1])
def test_machete_deals_no_more_to_an_enemy_that_is_not_engaged_with_you(engaged: int | None) -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "machete")
    ghoul = t.enemy("ravenous-ghoul", engaged=engaged) if engaged else t.enemy("ravenous-ghoul", at="study")
    t.exhausted(ghoul).turn().bag("0").play("use:machete")
    assert wounds(t, ghoul) == 1


# -------------------------------------------------------------------- Guard Dog


@rule("AH-DMR-01", "AH-AOO-05")
def test_guard_dog_bites_the_attacker_that_hurts_it() -> None:
    t = table().in_play(0, "guard-dog")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().play("resource", "on:guard-dog", "on:roland-banks", "use:guard-dog")
    assert (wounds(t, minion), t.count(box.DAMAGE[piece("guard-dog")]), t.horror()) == (1, 1, 1)


def test_guard_dog_bites_before_the_damage_that_kills_it() -> None:
    t = table("skids-otoole").in_play(0, "guard-dog")
    t.state.set(box.DAMAGE[piece("guard-dog")], 2)
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy").play("on:guard-dog")
    assert (t.home("guard-dog"), t.options) == (box.PLAY[0], ["use:guard-dog", "pass"])
    t.play("use:guard-dog")
    assert (t.home("swarm-of-rats"), t.home("guard-dog")) == (box.ENCOUNTER_DISCARD, box.DISCARD[0])


def test_guard_dog_leaves_alone_what_hurts_others_or_is_no_attack() -> None:
    t = table().in_play(0, "guard-dog", "leather-coat")
    t.enemy("swarm-of-rats", engaged=0)
    assert t.turn().play("resource", "on:roland-banks").question == asks.Action
    assert t.play("resource", "on:leather-coat").question == asks.Action
    t.bag("auto-fail").draws(0, "grasping-hands").play("on:guard-dog", "on:guard-dog", "on:guard-dog")
    assert (t.question, t.home("swarm-of-rats")) == (None, box.THREAT[0])


# -------------------------------------------------------------------- Evidence!


@rule("AH-EVT-02", "AH-KEY-02")
def test_evidence_finds_a_clue_after_you_defeat_an_enemy() -> None:
    t = table("daisy-walker").hand(0, "evidence")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("fight:swarm-of-rats", "use:evidence")
    assert (t.clues_of(), t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0])) == (1, 4, 2)
    assert t.home("evidence") == box.DISCARD[0]


@rule("AH-ABL-09")
@pytest.mark.parametrize(("clues", "resources"), [(0, 5), (1, 0)])
def test_evidence_needs_a_clue_here_and_a_resource(clues: int, resources: int) -> None:
    t = table("daisy-walker").hand(0, "evidence").clues("study", clues).resources(0, resources)
    t.enemy("swarm-of-rats", engaged=0)
    assert t.turn().bag("0").play("fight:swarm-of-rats").question == asks.Action


def test_evidence_is_for_ones_own_defeats() -> None:
    t = table("daisy-walker", "skids-otoole").hand(0, "evidence").in_play(1, "beat-cop")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(1).play("use:beat-cop@2")
    assert (t.asked, t.question, t.home("swarm-of-rats")) == (1, asks.Action, box.ENCOUNTER_DISCARD)


# -------------------------------------------------------------------- Dodge


@rule("AH-CAN-05")
def test_dodge_cancels_an_attack_on_somebody_here_and_the_enemy_exhausts_all_the_same() -> None:
    t = table("daisy-walker", "roland-banks").hand(1, "dodge")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").play("use:dodge@2")
    assert (t.damage(), t.horror(), t.count(box.EXHAUSTED[minion])) == (0, 0, 1)


def test_dodge_does_not_reach_another_location() -> None:
    t = table("daisy-walker", "roland-banks").house().at(0, "attic").hand(1, "dodge")
    t.enemy("ghoul-minion", engaged=0)
    assert (t.phase("enemy").question, t.damage()) == (None, 1)


def test_dodge_stops_what_follows_the_attack_too() -> None:
    t = table().hand(0, "dodge")
    t.enemy("silver-twilight-acolyte", engaged=0)
    t.turn().play("resource", "use:dodge")
    assert t.count(box.DOOM[piece("whats-going-on")]) == 0


# -------------------------------------------------------------------- Dynamite Blast


@rule("AH-AOO-01")
def test_dynamite_blast_is_thrown_after_the_attacks_it_provokes() -> None:
    t = table().hand(0, "dynamite-blast")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().play("play:dynamite-blast").until(asks.Action)
    assert (t.damage(), t.horror()) == (1 + 3, 1), "an attack first, then the blast, which spares nobody"
    assert t.home("ravenous-ghoul") == box.ENCOUNTER_DISCARD


@rule("AH-EFF-06")
def test_dynamite_blast_hurts_everybody_at_a_connecting_location() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic").hand(0, "dynamite-blast")
    icy, rats = t.enemy("icy-ghoul", engaged=1), t.enemy("swarm-of-rats", at="cellar")
    t.turn().play("play:dynamite-blast")
    assert t.options == ["to:hallway", "to:attic", "to:cellar"], "nobody in the parlor could be hurt"
    t.play("to:attic")
    assert (t.damage(0), t.damage(1), wounds(t, icy), wounds(t, rats)) == (0, 3, 3, 0)


@rule("AH-DMG-01")
def test_dynamite_blast_may_be_borne_by_assets() -> None:
    t = table().in_play(0, "guard-dog").hand(0, "dynamite-blast").turn().play("play:dynamite-blast")
    t.play("on:guard-dog", "on:guard-dog", "on:guard-dog")
    assert (t.damage(), t.home("guard-dog")) == (0, box.DISCARD[0])


@rule("AH-DMR-01", "AH-CON-02", "AH-ADV-07", "AH-TRA-01")
@pytest.mark.parametrize(("first", "resolution", "won"), [("pick:ghoul-priest", 1, True), ("seat:seat-1", 0, False)])
def test_a_blast_that_kills_a_lone_player_and_the_priest_lets_the_lead_say_who_falls_first(
    first: str, resolution: int, won: bool
) -> None:
    t = table().house().act(3).harmed(0, damage=6).hand(0, "dynamite-blast")
    priest = t.enemy("ghoul-priest", at="hallway")
    t.exhausted(priest).state.set(box.DAMAGE[priest], 2)
    t.turn().play("play:dynamite-blast")
    assert (t.question, t.damage(), t.count(box.DAMAGE[priest])) == (asks.FallsFirst, 9, 5), "all damage has been applied"
    t.play(first)
    if won:
        t.play("choose:0")
    assert t.state.result is not None
    assert (t.state.pointed(box.SCENARIO_OVER), t.state.result.won) == (resolution, won)
    assert t.count(box.PHYSICAL[0]) == 1, "Roland was defeated either way"


@rule("AH-DMR-01", "AH-EFF-02", "AH-ADV-07")
@pytest.mark.parametrize("enemies", [("ghoul-priest", "icy-ghoul"), ("icy-ghoul", "ghoul-priest")])
def test_enemies_who_fall_together_are_all_defeated_before_the_objective_is_met_and_before_reactions(
    enemies: tuple[str, str],
) -> None:
    t = table().house().act(3).at(0, "attic").clues("attic", 1).hand(0, "dynamite-blast")
    for slug in enemies:
        t.state.set(box.DAMAGE[t.enemy(slug, at="hallway")], 3)
    t.turn().play("play:dynamite-blast", "to:hallway")
    assert t.question is asks.WhichEffect, "the act advances before Roland can discover a clue"
    t.play("choose:1")
    assert sorted(t.zone(box.VICTORY)) == ["ghoul-priest", "icy-ghoul"]
    assert t.count(box.EXPERIENCE[0]) == 2 + 1 + 2 + 1, "both of them, and what the resolution gives the lead"


@rule("AH-DMR-01", "AH-CON-02")
def test_clues_of_one_who_falls_before_an_enemy_can_be_discovered_for_its_defeat() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic").clues("attic", 0).holds(1, 1).harmed(1, damage=4)
    t.at(0, "attic").clues("attic", 0).hand(0, "dynamite-blast")
    rats = t.enemy("swarm-of-rats", engaged=1)
    t.turn().play("play:dynamite-blast")
    assert (t.question, t.asked, t.options) == (asks.FallsFirst, 0, ["seat:seat-2", "pick:swarm-of-rats"])
    t.play("seat:seat-2")
    assert (t.clues_on("attic"), t.in_game(1), t.state.home[rats]) == (1, False, box.ENCOUNTER_DISCARD)
    assert "use:roland-banks" in t.options, "Roland may discover the clue that Daisy has left behind"
    assert len(t.told(tells.Engaged)) == 1, "an enemy that is falling engages nobody any more"


@rule("AH-EFF-02", "AH-ELM-03", "AH-ELM-05")
@pytest.mark.parametrize("first", ["seat:seat-1", "pick:swarm-of-rats"])
def test_who_falls_together_with_enemies_does_not_react_to_their_defeat(first: str) -> None:
    t = table("roland-banks", "daisy-walker").house().clues("hallway", 2).harmed(0, damage=8).at(1, "attic")
    t.hand(0, "dynamite-blast", "evidence").resources(0, 9)
    t.exhausted(t.enemy("swarm-of-rats", at="hallway")).turn(0).until(asks.Action)
    t.play("play:dynamite-blast", "to:hallway", first)
    assert (t.options, t.clues_on("hallway"), t.in_game(0), t.home("evidence")) == ([], 2, False, box.REMOVED)


@rule("AH-DMR-01")
def test_a_blast_asks_for_no_order_while_only_enemies_fall() -> None:
    t = table("daisy-walker").house().in_play(0, "beat-cop").hand(0, "dynamite-blast")
    rats, minion = t.enemy("swarm-of-rats", at="hallway"), t.enemy("ghoul-minion", at="attic")
    t.exhausted(rats, minion).turn().play("play:dynamite-blast", "to:hallway")
    assert (t.question, t.count(box.DAMAGE[rats])) == (asks.AssignDamage, 0), "nothing is applied before all is assigned"
    t.until(asks.Action)
    assert (t.state.home[rats], t.count(box.DAMAGE[minion])) == (box.ENCOUNTER_DISCARD, 0)


# -------------------------------------------------------------------- Vicious Blow


@rule("AH-SKL-16", "AH-FGT-03")
def test_vicious_blow_adds_damage_to_a_successful_attack() -> None:
    t = table().hand(0, "vicious-blow")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("-2").play("fight:ravenous-ghoul", "commit:vicious-blow")
    assert (wounds(t, ghoul), t.home("vicious-blow")) == (2, box.DISCARD[0])


def test_vicious_blow_of_a_helper_adds_to_the_attackers_damage() -> None:
    t = table("roland-banks", "skids-otoole").hand(1, "vicious-blow")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("0").play("fight:ravenous-ghoul", "commit:vicious-blow@2")
    assert wounds(t, ghoul) == 2


@rule("AH-STT-11", "AH-SKL-05")
def test_vicious_blow_fits_no_attack_by_willpower_or_agility() -> None:
    t = table("daisy-walker").hand(0, "vicious-blow", "backstab").in_play(0, "shrivelling")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("0", "0").play("use:shrivelling")
    assert (t.question, t.home("vicious-blow")) == (asks.Action, box.HAND[0])
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play("play:backstab", "pick:icy-ghoul")
    assert t.home("vicious-blow") == box.HAND[0]


@rule("AH-INV-36")
def test_vicious_blow_hurts_nobody_when_the_attack_misses() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "vicious-blow")
    t.enemy("ravenous-ghoul", engaged=1)
    t.turn().bag("auto-fail").play("fight:ravenous-ghoul", "commit:vicious-blow")
    assert t.damage(1) == 1, "the bonus is for a success only"


def test_dynamite_blast_thrown_where_nobody_is_hurts_the_enemies_there() -> None:
    t = table().house().hand(0, "dynamite-blast")
    icy, rats = t.enemy("icy-ghoul", at="attic"), t.enemy("swarm-of-rats", at="attic")
    t.turn().play("play:dynamite-blast", "to:attic")
    assert (t.count(box.DAMAGE[icy]), t.state.home[rats]) == (3, box.ENCOUNTER_DISCARD)
    assert t.damage() == 0
