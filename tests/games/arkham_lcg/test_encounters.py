"""The encounter cards of The Gathering, the Ghoul Priest and Lita Chantler."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def at(location: str) -> str:
    """The zone of what lies at a location."""
    return box.AT_PLACE[box.PLACE_NAMED[location]]


def attached(t: Table, location: str) -> list[str]:
    """What is attached to a location."""
    return t.zone(box.ATTACHED[box.PLACE_NAMED[location]])


# -------------------------------------------------------------------- enemies


@rule("AH-KEY-10", "AH-PRY-04", "AH-ENM-05")
def test_flesh_eater_spawns_in_the_attic_and_strikes_for_one_and_two() -> None:
    t = table().house().draws(0, "flesh-eater")
    assert t.home("flesh-eater") == at("attic")
    t.turn().play("move:attic", "end-turn").phase("enemy")
    assert (t.home("flesh-eater"), t.damage(), t.horror()) == (box.THREAT[0], 1, 1 + 2)


@rule("AH-PRY-05")
@pytest.mark.parametrize("slug", ["flesh-eater", "icy-ghoul"])
def test_a_ghoul_whose_room_is_not_in_play_is_discarded(slug: str) -> None:
    assert table().draws(0, slug).home(slug) == box.ENCOUNTER_DISCARD


@rule("AH-ENG-05", "AH-INV-34")
def test_icy_ghoul_spawns_in_the_cellar_engages_who_is_there_and_is_worth_a_point() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "cellar").draws(0, "icy-ghoul")
    assert t.home("icy-ghoul") == box.THREAT[1]
    t.phase("enemy")
    assert (t.damage(1), t.horror(1)) == (2, 1)
    t.state.set(box.DAMAGE[piece("icy-ghoul")], 3)
    t.turn(1).bag("+1").play("fight:icy-ghoul")
    assert t.home("icy-ghoul") == box.VICTORY


@rule("AH-KEY-09", "AH-MYT-08")
def test_swarm_of_rats_engages_its_drawer_and_hunts() -> None:
    t = table().draws(0, "swarm-of-rats")
    assert t.home("swarm-of-rats") == box.THREAT[0]
    t = table().house()
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert (t.home("swarm-of-rats"), t.damage(), t.horror()) == (box.THREAT[0], 1, 0)


def test_ghoul_minion_engages_its_drawer_and_stays_where_it_is_left() -> None:
    t = table().draws(0, "ghoul-minion").phase("enemy")
    assert (t.home("ghoul-minion"), t.damage(), t.horror()) == (box.THREAT[0], 1, 1)
    t = table().house()
    t.enemy("ghoul-minion", at="attic")
    assert t.phase("enemy").home("ghoul-minion") == at("attic")


@rule("AH-PRY-01", "AH-KEY-11", "AH-DMR-10")
def test_ravenous_ghoul_prefers_the_lowest_remaining_health() -> None:
    t = table("roland-banks", "daisy-walker").house().harmed(0, damage=5)
    t.exhausted(t.enemy("ravenous-ghoul", at="hallway"))
    assert t.phase("upkeep").home("ravenous-ghoul") == box.THREAT[0], "4 of 9 against 5 of 5"


@rule("AH-PRY-03")
def test_ravenous_ghoul_drawn_engages_its_drawer_all_the_same() -> None:
    t = table("roland-banks", "daisy-walker").draws(0, "ravenous-ghoul")
    assert t.home("ravenous-ghoul") == box.THREAT[0]


# -------------------------------------------------------------------- Ghoul Priest


@rule("AH-KEY-04", "AH-PRK-05", "AH-MOD-03")
def test_ghoul_priest_strikes_back_and_has_five_health_for_each_investigator() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3)
    priest = t.enemy("ghoul-priest", engaged=0)
    t.turn().bag("auto-fail").play("fight:ghoul-priest")
    assert (t.damage(), t.horror()) == (2, 2)
    t.state.set(box.DAMAGE[priest], 8)
    t.bag("0").play("fight:ghoul-priest")
    assert t.state.home[priest] == box.THREAT[0], "9 of 10"


def test_ghoul_priest_hunts_the_highest_combat_of_the_nearest() -> None:
    t = table("daisy-walker", "roland-banks").house()
    priest = t.enemy("ghoul-priest", at="cellar")
    t.phase("enemy")
    assert t.state.home[priest] == box.THREAT[1]


# -------------------------------------------------------------------- Lita Chantler


def lita_waits(t: Table) -> Table:
    """Lita is in the Parlor, and so is the first seat."""
    t.house().at(0, "parlor").state.put(piece("lita-chantler"), at("parlor"))
    return t


@rule("AH-PRK-01", "AH-INP-03")
def test_lita_is_won_over_by_a_parley_with_intellect_four() -> None:
    t = lita_waits(table())
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0", "+1").play("use:lita-chantler/1")
    assert (t.home("lita-chantler"), t.told(tells.Failed)[0].told[2]) == (at("parlor"), 4)
    t.play("use:lita-chantler/1")
    assert (t.home("lita-chantler"), t.damage()) == (box.PLAY[0], 0)
    assert "use:lita-chantler/1" not in t.options


def test_lita_does_nothing_while_nobody_controls_her() -> None:
    t = lita_waits(table())
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("0").play("fight:ghoul-minion")
    assert (t.question, t.count(box.DAMAGE[minion])) == (asks.Action, 1)


@rule("AH-SLT-05")
def test_lita_takes_the_ally_slot() -> None:
    t = lita_waits(table()).in_play(0, "beat-cop").turn().bag("+1").play("use:lita-chantler/1")
    assert (t.home("lita-chantler"), t.home("beat-cop")) == (box.PLAY[0], box.DISCARD[0])


def test_lita_helps_everybody_at_her_location_against_monsters() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "lita-chantler")
    assert [skill_of(t.state, seat, COMBAT, PLAIN) for seat in (0, 1)] == [3, 5]
    ghoul = t.enemy("ravenous-ghoul", engaged=1)
    t.turn(1).bag("0").play("fight:ravenous-ghoul")
    assert (t.asked, t.options) == (0, ["use:lita-chantler", "pass"]), "her controller decides"
    assert t.play("use:lita-chantler").count(box.DAMAGE[ghoul]) == 2


def test_lita_knows_rats_are_no_monsters_and_stays_out_of_other_rooms() -> None:
    t = table("daisy-walker", "roland-banks").house().in_play(0, "lita-chantler").at(1, "attic")
    assert skill_of(t.state, 1, COMBAT, PLAIN) == 4
    t.enemy("icy-ghoul", engaged=1)
    assert t.turn(1).bag("0").play("fight:icy-ghoul").question == asks.Action
    t.enemy("swarm-of-rats", engaged=0)
    assert t.turn(0).bag("0").play("fight:swarm-of-rats").question == asks.Action


def test_lita_leaves_the_game_when_she_leaves_play() -> None:
    t = table().in_play(0, "lita-chantler").bag("auto-fail").draws(0, "grasping-hands")
    t.play("on:lita-chantler", "on:lita-chantler", "on:lita-chantler")
    assert t.home("lita-chantler") == box.REMOVED
    assert [note.told for note in t.told(tells.Removed)] == [(piece("lita-chantler"),)]


# -------------------------------------------------------------------- treacheries


@rule("AH-AUT-05", "AH-SKL-18", "AH-DMR-11")
@pytest.mark.parametrize(("token", "damage"), [("+1", 0), ("0", 1), ("-1", 2), ("-4", 3), ("auto-fail", 3)])
def test_grasping_hands_wound_by_the_margin(token: str, damage: int) -> None:
    t = table().bag(token).draws(0, "grasping-hands")
    assert (t.damage(), t.home("grasping-hands")) == (damage, box.ENCOUNTER_DISCARD)


@rule("AH-MYT-07", "AH-REV-01")
@pytest.mark.parametrize(("token", "horror"), [("0", 0), ("-1", 1), ("-2", 2), ("auto-fail", 3)])
def test_rotting_remains_frighten_by_the_margin(token: str, horror: int) -> None:
    t = table().bag(token).draws(0, "rotting-remains")
    assert (t.horror(), t.home("rotting-remains")) == (horror, box.ENCOUNTER_DISCARD)


@rule("AH-CST-05")
def test_frozen_in_fear_makes_the_first_move_fight_or_evade_of_a_round_dearer() -> None:
    t = table().house().draws(0, "frozen-in-fear").turn().play("move:attic")
    assert t.count(box.ACTIONS[0]) == 1
    assert t.play("move:hallway").count(box.ACTIONS[0]) == 0, "only the first"


def test_frozen_in_fear_leaves_other_actions_at_their_price_and_weighs_on_weapons() -> None:
    t = table().in_play(0, "machete").draws(0, "frozen-in-fear")
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(piece("ghoul-minion")).turn().play("resource")
    assert t.count(box.ACTIONS[0]) == 2
    assert t.bag("-5").play("use:machete").count(box.ACTIONS[0]) == 0


@pytest.mark.parametrize(("token", "home"), [("0", box.ENCOUNTER_DISCARD), ("-1", box.THREAT[0])])
def test_frozen_in_fear_is_shaken_off_by_willpower_at_the_end_of_the_turn(token: str, home: str) -> None:
    t = table().draws(0, "frozen-in-fear").turn().bag(token).play("end-turn")
    assert (t.home("frozen-in-fear"), t.told(tells.Test)[0].told[1:3]) == (home, (0, 3))


def test_frozen_in_fear_is_tested_at_the_end_of_its_bearers_turn_only() -> None:
    t = table("roland-banks", "daisy-walker").draws(0, "frozen-in-fear").turn(1).play("end-turn")
    assert (t.told(tells.Test), t.home("frozen-in-fear")) == ([], box.THREAT[0])


@pytest.mark.parametrize("slug", ["backstab", "blinding-light", "cunning-distraction"])
def test_frozen_in_fear_weighs_on_events_that_fight_or_evade(slug: str) -> None:
    t = table("agnes-baker").hand(0, slug).draws(0, "frozen-in-fear")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("-5").play(f"play:{slug}").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 1


def test_dissonant_voices_stop_assets_and_events_fast_ones_too_but_no_commitment() -> None:
    t = table().hand(0, "knife", "magnifying-glass", "evidence", "emergency-cache").draws(0, "dissonant-voices")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn()
    assert not [key for key in t.options if key.startswith("play:")]
    t.bag("0").play("fight:swarm-of-rats")
    assert t.options == ["commit:knife", "reveal"]
    assert t.play("commit:knife").options == ["use:roland-banks", "pass"], "no Evidence"


@rule("AH-PHS-29")
def test_dissonant_voices_fall_silent_at_the_end_of_the_round() -> None:
    t = table().draws(0, "dissonant-voices").phase("upkeep")
    assert t.home("dissonant-voices") == box.ENCOUNTER_DISCARD


@rule("AH-MYT-04", "AH-ADV-08")
def test_ancient_evils_add_a_doom_that_can_advance_the_agenda_at_once() -> None:
    t = table().agenda(1).draws(0, "ancient-evils")
    assert (t.count(box.DOOM[piece("whats-going-on")]), t.zone(box.AGENDA)) == (1, ["whats-going-on"])
    t = table().agenda(1, doom=2).draws(0, "ancient-evils").until()
    assert t.zone(box.AGENDA) == ["rise-of-the-ghouls"]


@rule("AH-EFF-01")
def test_crypt_chill_takes_an_asset_of_choice_or_two_damage() -> None:
    t = table().in_play(0, "machete", "physical-training").hand(0, "beat-cop").bag("-1").draws(0, "crypt-chill")
    assert (t.question, t.options) == (asks.Commit, ["use:physical-training", "reveal"])
    t.play("reveal")
    assert t.options == ["pick:machete", "pick:physical-training"]
    t.play("pick:machete")
    assert (t.zone(box.PLAY[0]), t.damage()) == (["physical-training"], 0)
    assert table().bag("-1").draws(0, "crypt-chill").damage() == 2


def test_crypt_chill_passes_with_willpower_four() -> None:
    t = table().in_play(0, "machete").bag("+1").draws(0, "crypt-chill")
    assert (t.zone(box.PLAY[0]), t.damage()) == (["machete"], 0)


@rule("AH-LMT-04", "AH-ATT-01")
def test_obscuring_fog_raises_the_shroud_until_somebody_investigates_with_success() -> None:
    t = table().draws(0, "obscuring-fog").draws(0, "obscuring-fog")
    assert (attached(t, "study"), len(t.zone(box.ENCOUNTER_DISCARD))) == (["obscuring-fog"], 1), "one for a location"
    t.turn().bag("0", "+1").play("investigate")
    assert (t.told(tells.Failed)[0].told[2], attached(t, "study")) == (4, ["obscuring-fog"])
    t.play("investigate")
    assert (t.clues_of(), attached(t, "study")) == (1, [])


def test_obscuring_fog_stays_when_another_location_is_investigated() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic").draws(0, "obscuring-fog").turn(1).bag("0")
    t.play("investigate")
    assert (t.told(tells.Succeeded)[0].told[2], attached(t, "attic")) == (1, ["obscuring-fog"])
