"""Nested sequences, and the steps of playing a card or using an ability (AH-NST, AH-INI)."""

from miskatonic.games.arkham_lcg.cards.terms import EVADE, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, streets, table, woods


def dog_and_ghoul() -> Table:
    """Roland with a Guard Dog, a Machete in hand, and a wounded Ghoul Minion engaged with him."""
    t = table().in_play(0, "guard-dog").hand(0, "machete").clues("study", 1)
    t.state.set(box.DAMAGE[t.enemy("ghoul-minion", engaged=0)], 1)
    return t


@rule("AH-NST-01", "AH-DMR-01")
def test_what_arises_inside_is_finished_before_the_outer_sequence_goes_on() -> None:
    t = dog_and_ghoul().turn(0).play("play:machete", "on:guard-dog", "on:roland-banks")
    assert t.options == ["use:guard-dog", "pass"]
    t.play("use:guard-dog")
    assert (t.options, t.home("machete")) == (["use:roland-banks", "pass"], box.HAND[0])
    assert t.count(box.DAMAGE[piece("guard-dog")]) == 0
    t.play("use:roland-banks")
    inside = (tells.Attacks, tells.EnemyDefeated, tells.Clues, tells.Horror, tells.Played)
    assert t.kinds(*inside) == list(inside)
    assert t.count(box.DAMAGE[piece("guard-dog")]) == 1, "the damage comes although its source is gone"
    assert (t.home("machete"), t.clues_of()) == (box.PLAY[0], 1)


@rule("AH-INI-01")
def test_without_the_means_nothing_can_be_played() -> None:
    t = table().hand(0, "machete", "dynamite-blast").resources(0, 2).turn(0)
    assert not [key for key in t.options if key.startswith("play:")]
    assert "play:machete" in t.resources(0, 3).turn(0).options
    assert "play:dynamite-blast" in t.resources(0, 5).turn(0).options


@rule("AH-INI-01")
def test_an_event_without_effect_cannot_be_played() -> None:
    t = table("skids-otoole").hand(0, "sneak-attack", "backstab").turn(0)
    assert not [key for key in t.options if key.startswith("play:")]
    t.enemy("ghoul-minion", engaged=0)
    assert [key for key in t.turn(0).options if key.startswith("play:")] == ["play:backstab"]
    t.exhausted(piece("ghoul-minion"))
    assert "play:sneak-attack" in t.turn(0).options


@rule("AH-INI-01")
def test_a_restriction_forbids_playing() -> None:
    t = table().hand(0, "machete", "emergency-cache").threat(0, "dissonant-voices").turn(0)
    assert not [key for key in t.options if key.startswith("play:")]


@rule("AH-INI-02", "AH-CST-05")
def test_a_cost_is_modified_before_it_is_paid() -> None:
    t = table("skids-otoole").hand(0, "backstab").threat(0, "frozen-in-fear")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("play:backstab").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 1, "one action to play it, one more for the first fight of the round"


@rule("AH-INI-03")
def test_costs_are_paid_before_attacks_of_opportunity() -> None:
    t = dog_and_ghoul().turn(0).play("play:machete")
    assert t.question == asks.AssignDamage
    assert (t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0])) == (2, 2)
    assert t.home("machete") == box.HAND[0]


@rule("AH-INI-03")
def test_attacks_of_opportunity_come_between_the_cost_and_the_effect_of_an_ability() -> None:
    t = table().in_play(0, "flashlight", "guard-dog").clues("study", 1)
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("use:flashlight")
    assert t.question == asks.AssignDamage
    assert t.count(box.USES_LEFT[piece("flashlight")]) == 2
    assert not t.told(tells.Test)


@rule("AH-INI-03")
def test_nothing_is_played_when_the_attack_it_provokes_defeats_the_player() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "emergency-cache").harmed(0, damage=8)
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("play:emergency-cache").until()
    assert not t.in_game(0)
    assert not t.told(tells.Played)


@rule("AH-INI-04", "AH-CAN-01", "AH-CAN-02")
def test_an_effect_is_cancelled_when_it_tries_to_begin() -> None:
    t = table("agnes-baker").hand(0, "ward-of-protection").draws(0, "ancient-evils")
    assert (t.options, t.home("ancient-evils")) == (["use:ward-of-protection", "pass"], box.RESOLVING)
    assert t.told(tells.Encounter), "it has been drawn"
    t.play("use:ward-of-protection")
    assert t.count(box.DOOM[piece("whats-going-on")]) == 0
    assert (t.home("ancient-evils"), t.horror()) == (box.ENCOUNTER_DISCARD, 1)


@rule("AH-INI-05")
def test_a_card_counts_as_played_only_when_its_effect_is_over() -> None:
    t = table("agnes-baker").in_play(0, "heirloom-of-hyperborea").hand(0, "blinding-light")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("play:blinding-light").until(asks.React)
    assert t.options == ["use:heirloom-of-hyperborea", "pass"]
    assert t.home("blinding-light") == box.DISCARD[0]
    assert t.told(tells.Evaded)


@rule("AH-INI-05")
def test_an_asset_is_in_play_once_it_is_played() -> None:
    t = table().hand(0, "machete").turn(0).play("play:machete")
    assert (t.home("machete"), t.options.count("play:machete")) == (box.PLAY[0], 0)


@rule("AH-INI-06")
def test_the_effect_goes_on_when_its_card_has_left_play() -> None:
    t = table().in_play(0, "knife")
    enemy = t.enemy("ravenous-ghoul", engaged=0)
    t.turn(0).bag("-3").play("use:knife/1").until(asks.Action)
    assert t.home("knife") == box.DISCARD[0]
    assert t.told(tells.Succeeded)[-1].told[1] == 3, "combat 4 + 2 - 3"
    assert t.count(box.DAMAGE[enemy]) == 2


@rule("AH-INI-06")
def test_an_asset_defeated_by_the_attack_it_provokes_still_does_its_work() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore", "research-librarian")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("use:old-book-of-lore", "on:research-librarian")
    assert t.home("research-librarian") == box.DISCARD[0]
    assert t.question == asks.Search


@rule("AH-INI-07")
def test_an_event_stays_in_hand_during_attacks_of_opportunity_and_lies_nowhere_while_it_resolves() -> None:
    t = table("roland-banks", "skids-otoole").house().in_play(0, "guard-dog").hand(0, "dynamite-blast")
    t.enemy("swarm-of-rats", engaged=0)
    t.enemy("icy-ghoul", at="attic")
    t.turn(0).play("play:dynamite-blast")
    assert (t.question, t.home("dynamite-blast")) == (asks.AssignDamage, box.HAND[0])
    t.play("on:roland-banks")
    assert (t.question, t.home("dynamite-blast")) == (asks.BlastWhere, box.RESOLVING)
    t.play("to:attic")
    assert t.home("dynamite-blast") == box.DISCARD[0]


@rule("AH-INI-07")
def test_treacheries_and_committed_cards_lie_in_no_other_area_while_they_work() -> None:
    t = table().hand(0, "guts", "unexpected-courage").draws(0, "rotting-remains")
    assert t.home("rotting-remains") == box.RESOLVING
    t.play("commit:guts")
    assert t.home("guts") == box.COMMITTED[0]
    t.until()
    assert t.home("guts") == box.DISCARD[0]
    assert t.home("rotting-remains") == box.ENCOUNTER_DISCARD


@rule("AH-INI-07")
def test_an_event_lost_from_the_hand_to_an_attack_of_opportunity_is_not_played_and_its_cost_is_lost() -> None:
    t = table().house().in_play(0, "guard-dog").hand(0, "dynamite-blast")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("play:dynamite-blast")
    t.state.put(piece("dynamite-blast"), box.DISCARD[0])  # no enemy of this scenario does it, one of another does
    t.play("on:roland-banks")
    assert (t.question, t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0])) == (asks.Action, 0, 2)
    assert (t.home("dynamite-blast"), t.told(tells.Played)) == (box.DISCARD[0], [])


@rule("AH-NST-02")
def test_a_test_for_entering_a_location_waits_until_the_test_under_way_has_ended() -> None:
    t = streets("wendy-adams").harmed(0).at(0, "rivertown").hand(0, "survival-instinct")
    t.enemy("acolyte", engaged=0)
    t.turn().bag("0", "-4").play("evade:acolyte", "commit:survival-instinct", "result:survival-instinct", "to:graveyard")
    t.until(asks.WhichEffect)
    assert t.count(box.EXHAUSTED[piece("acolyte")]) == 1, "the evasion was finished first"
    assert [note.told.test for note in t.told(tells.Test)] == [EVADE, PLAIN]
    assert t.play("choose:1").until(asks.Action).where() == "rivertown"


@rule("AH-NST-02", "AH-ENG-02", "AH-STT-07")
def test_the_move_itself_does_not_wait_for_the_test_of_the_location_entered() -> None:
    t = streets("wendy-adams").harmed(0).at(0, "rivertown").hand(0, "survival-instinct")
    t.enemy("acolyte", engaged=0)
    t.turn().bag("0", "0").play("evade:acolyte", "commit:survival-instinct", "result:survival-instinct", "to:graveyard")
    t.until(asks.Action)
    assert (t.where(), t.home("acolyte")) == ("graveyard", box.AT_PLACE[place("graveyard")]), "it was evaded there"


@rule("AH-NST-02", "AH-STT-07")
def test_whoever_moves_twice_during_a_test_gets_as_far_as_both_moves_lead() -> None:
    t = woods("wendy-adams").harmed(0).at(0, "unhallowed-ground").at(0, "main-path")
    t.hand(0, "survival-instinct", "survival-instinct#2").enemy("acolyte", engaged=0)
    t.turn().bag("0", "-4").play("evade:acolyte", "commit:survival-instinct", "commit:survival-instinct#2")
    t.play("result:test", "result:survival-instinct", "to:unhallowed-ground")
    assert "to:main-path" in t.options, "the second move begins where the first has led"
    t.play("to:main-path").until(asks.Action)
    assert (t.where(), t.damage(), t.horror()) == ("main-path", 1, 1), "the ground was entered, and its test waited"


@rule("AH-NST-02", "AH-STT-07")
def test_a_location_entered_twice_during_a_test_calls_for_two_tests_after_it() -> None:
    t = streets("wendy-adams").harmed(0).at(0, "graveyard").at(0, "rivertown")
    t.hand(0, "elusive", "survival-instinct", "survival-instinct#2").enemy("acolyte", engaged=0)
    t.turn().bag("0", "-4", "-4").play("evade:acolyte", "commit:survival-instinct", "commit:survival-instinct#2")
    t.play("play:elusive", "result:test", "result:survival-instinct", "to:rivertown", "to:graveyard")
    t.until(asks.WhichEffect).play("choose:0").until(asks.WhichEffect)
    assert t.horror() == 2, "the first has been failed, and the second is failed now"
    assert t.play("choose:1").until(asks.Action).where() == "rivertown"
    assert [note.told.test for note in t.told(tells.Test)] == [EVADE, PLAIN, PLAIN]


@rule("AH-NST-02", "AH-YOU-01", "AH-ELM-01")
def test_who_falls_in_the_first_of_two_tests_for_entering_leaves_the_second_to_nobody() -> None:
    t = woods("wendy-adams", "roland-banks").harmed(0, horror=6).at(0, "unhallowed-ground").at(0, "main-path")
    t.hand(0, "elusive", "survival-instinct", "survival-instinct#2").enemy("acolyte", engaged=0)
    t.turn().bag("0", "-4").play("evade:acolyte", "commit:survival-instinct", "commit:survival-instinct#2")
    t.play("play:elusive", "result:test", "result:survival-instinct", "to:main-path", "to:unhallowed-ground").until()
    assert (t.in_game(0), [note.told.who for note in t.told(tells.Test)]) == (False, [0, 0])


@rule("AH-NST-02", "AH-YOU-01", "AH-ELM-01")
def test_who_falls_in_the_test_during_which_a_location_was_entered_leaves_its_test_to_nobody() -> None:
    t = woods("wendy-adams", "roland-banks").harmed(0, horror=6).at(0, "unhallowed-ground").at(0, "main-path")
    t.hand(0, "elusive", "elusive#2").turn().bag("-4")
    t.play("move:unhallowed-ground", "play:elusive", "play:elusive#2").until()
    assert [box.place_slug(note.told.place) for note in t.told(tells.Moved)][1:] == ["main-path", "unhallowed-ground"]
    assert (t.in_game(0), [note.told.who for note in t.told(tells.Test)]) == (False, [0])


@rule("AH-YOU-01", "AH-ELM-01")
def test_who_falls_to_an_enemy_at_the_location_entered_leaves_its_test_to_nobody() -> None:
    t = woods("wendy-adams", "roland-banks").harmed(0, horror=6).at(0, "unhallowed-ground").at(0, "main-path")
    t.enemy("young-deep-one", at="unhallowed-ground")
    t.turn().play("move:unhallowed-ground").until()
    assert (t.in_game(0), t.told(tells.Test)) == (False, [])


@rule("AH-NST-02")
def test_a_test_for_leaving_a_location_waits_too_and_with_it_the_move() -> None:
    t = woods("wendy-adams").harmed(0).at(0, "twisting-paths").hand(0, "survival-instinct")
    t.enemy("acolyte", engaged=0)
    t.turn().bag("0", "-4").play("evade:acolyte", "commit:survival-instinct", "result:survival-instinct", "to:main-path")
    t.until(asks.Action)
    assert (t.where(), t.count(box.EXHAUSTED[piece("acolyte")])) == ("twisting-paths", 1)
    assert len(t.told(tells.Test)) == 2
