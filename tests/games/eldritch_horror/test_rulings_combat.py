"""Rulings on combat, on Monsters that were defeated, and on both who fall at once."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import WILL
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import empty, piece, space


@rule("EH-COM-08", "EH-RUM-02")
def test_a_rumor_is_solved_though_its_foe_took_the_victor_along() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "space-21").at(1, "tokyo").ongoing("lost-knowledge").values(0, health=1)
    t.monster("tick-tock-men", "space-21", hurt=3)
    t.roll(6).encounter(0).idle()
    assert (t.alive(0), t.monsters("space-21"), t.zone(box.ONGOING)) == (False, [], [])


@rule("EH-COM-08", "EH-WIN-02")
def test_the_last_investigator_who_falls_together_with_the_ancient_one_wins() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").solved(3).awaken().at(0, "space-3").values(0, health=1, sanity=6)
    t.monster("epic-cthulhu", "space-3", hurt=3)
    t.roll(1, 1, 6, 1).encounter(0).idle()
    assert t.result == (True, "EH-MYS-04")


@rule("EH-COM-08", "EH-WIN-02")
def test_the_black_goat_falls_before_her_victors_doom_can_fill_her_space() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").solved(3).awaken().at(0, "the-heart-of-africa")
    for brood in ("ghoul", "ghoul", "mummy", "zombie"):
        t.monster(brood, "the-heart-of-africa")
    t.state.set(box.HURT[piece("epic-shub-niggurath")], 3)
    t.values(0, health=1).roll(6, 6, 6).encounter(0).play("fight:epic-shub-niggurath").idle()
    assert t.result == (True, "EH-MYS-04")


@rule("EH-COM-10")
def test_an_investigator_who_falls_by_the_will_test_takes_no_strength_test() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, sanity=1).fights("mummy")
    assert [note.told.skill for note in t.told(tells.Rolls)] == [WILL]
    assert not t.alive(0)


@rule("EH-ENC-02")
def test_who_rides_away_from_a_dark_power_fights_nobody_who_stayed_behind() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.monster("byakhee", "rome")
    t.monster("mummy", "rome")
    t.event("a-dark-power").roll(*[6] * 7).play("fight:byakhee")
    t.play("do-it", "space:istanbul", "space:rome", "space:istanbul")
    assert (t.question, [box.CODE[note.told.monster] for note in t.told(tells.Combat)]) == (None, ["byakhee"])


@rule("EH-CNF-02", "EH-GOLD-03", "EH-DEL-01")
def test_a_nightgaunt_carries_nobody_off_who_cannot_be_moved_but_delays_them() -> None:
    t = empty("silas-marsh").at(0, "london")
    t.condition(0, "detained")
    t.monster("nightgaunt", "london")
    t.reckoning()
    assert (t.where(), t.monsters("london"), t.count(box.DELAYED[0])) == ("london", ["nightgaunt"], 1)
    two = empty("silas-marsh", "lily-chen").at(0, "london").at(1, "london")
    two.condition(0, "detained")
    two.monster("nightgaunt", "london")
    two.reckoning().play("space:arkham")
    assert (two.where(0), two.where(1), two.monsters("arkham")) == ("london", "arkham", ["nightgaunt"]), "the one who can"


@rule("EH-AMB-03")
def test_an_ambusher_by_name_is_no_token_that_a_mystery_could_keep() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "10").mystery("hunting-the-thousand").clues(0, 2)
    there = t.monster("cultist", "rome")
    t.roll(6, 1, 1).effect(0, w.Ambush("cultist")).play("keep")
    assert (t.question, t.has_clues()) == (None, 2), "nothing is offered for 2 Clues"
    assert t.state.home[there] == box.MONSTERS_AT[space("rome")]


@rule("EH-INV-01")
def test_the_active_investigator_pays_for_what_another_has_hunted_down() -> None:
    t = empty("lily-chen", "mark-harrigan", ancient_one="shub-niggurath").mystery("hunting-the-thousand")
    t.at(0, "tokyo").at(1, "rome").clues(0, 2).clues(1, 2)
    t.monster("maniac", "rome")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6, 6, 6, 6, 6, 6, 6, 6).event("a-dark-power")
    while t.question is not asks.WhetherTo:
        t.play("keep" if "keep" in t.options else t.options[0])
    assert t.asked == 0, "in the Mythos Phase it is always the Lead Investigator"
    t.play("do-it").idle()
    assert (t.has_clues(0), t.has_clues(1)) == (0, 2)
    assert t.zone(box.KEPT_ON[piece("hunting-the-thousand")]) == ["maniac"]


@rule("EH-INV-01")
def test_whoever_acts_pays_for_what_falls_by_the_service_of_somebody_else() -> None:
    t = empty("charlie-kane", "lily-chen", ancient_one="shub-niggurath").mystery("hunting-the-thousand").at(0, "arkham")
    t.at(1, "tokyo").clues(0, 2).clues(1, 2).reserve("agency-quarantine")
    t.monster("mummy", "rome")
    t.roll(6, 6, 6, 6).turn(0).play("acquire", "keep", "no", "buy:agency-quarantine", "person:seat-2")
    assert (t.question, t.asked) == (asks.WhetherTo, 0)


@rule("EH-EPI-01")
def test_an_epic_monster_defeated_at_its_space_may_be_put_on_return_of_the_ancient_ones() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "19").at(1, "rome").ongoing("return-of-the-ancient-ones").clues(0, 1)
    t.monster("zombie-horde", "19", hurt=4)
    t.turn(0).play("use:mark-harrigan", "do-it")
    assert t.home("return-of-the-ancient-ones") == box.MYTHOS_DISCARD, "a toughness of 5 for two players"
    assert t.home("zombie-horde") == box.EPIC


def test_a_monster_that_one_card_has_is_not_there_for_another() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "19").mystery("hunting-the-thousand").clues(0, 3)
    t.ongoing("return-of-the-ancient-ones").monster("mummy", "19", hurt=2)
    t.turn(0).play("use:mark-harrigan", "use:hunting-the-thousand", "do-it")
    assert (t.question, t.has_clues()) == (asks.Action, 1)
    assert t.zone(box.KEPT_ON[piece("hunting-the-thousand")]) == ["mummy"]


@rule("EH-COM-08")
def test_a_wraith_lifts_a_curse_even_if_it_takes_its_victor_along() -> None:
    t = empty("lily-chen", "mark-harrigan").at(0, "tokyo").at(1, "rome").values(1, health=1)
    t.condition(0, "cursed")
    t.monster("wraith", "rome", hurt=2)
    t.roll(6, 6, 6, 6, 1, 1).encounter(1)
    assert (t.question, t.asked) == (asks.WhetherTo, 0), "who has fallen decides nothing more"
    t.play("do-it").idle()
    assert (t.conditions(0), t.alive(1), t.home("wraith")) == ([], False, box.CUP)


@rule("EH-COM-08", "EH-DEF-12")
def test_what_a_monster_gives_its_victor_is_lost_if_both_fall() -> None:
    t = empty("mark-harrigan").at(0, "rome").values(0, health=1).gives(0, "lodge-researcher")
    t.monster("mi-go", "rome", hurt=2)
    t.roll(6, 1, 1, 1, 6, 1, 1).encounter(0).idle()
    left = [box.CODE[p] for p in t.state.zone(box.LEFT_BY[piece("mark-harrigan")])]
    assert (t.home("mi-go"), left) == (box.CUP, ["lodge-researcher"]), "no Artifact and no Clue"


@rule("EH-INV-23")
def test_mark_and_the_monster_lose_health_at_the_same_moment() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.monster("maniac", "rome")
    t.turn(0).play("use:mark-harrigan").idle()
    assert (t.monsters("rome"), t.alive(0)) == ([], False)


@rule("EH-CNF-01")
def test_the_lightning_gun_strikes_the_monsters_even_if_its_owner_falls() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1).gives(0, "lightning-gun")
    t.monster("maniac", "rome")
    t.monster("mummy", "rome")
    t.turn(0).play("use:lightning-gun").idle()
    assert (t.monsters("rome"), t.count(box.HURT[piece("mummy")]), t.alive(0)) == (["mummy"], 1, False)


@rule("EH-POS-03", "EH-AMB-01")
def test_a_spell_cast_in_an_ambush_can_be_cast_in_the_combat_that_it_broke_into_too() -> None:
    t = empty("jacqueline-fine").at(0, "rome").cup("skeleton")
    t.spell(0, "wither", 1)
    t.condition(0, "cursed", "harried")
    t.fights("witch")  # another curse turns the card over, and something comes out of the cup
    t.play("use:wither#1", "yes")
    assert (t.question, t.options) == (asks.BeforeCombatTest, ["use:wither#1", "roll"])


@rule("EH-POS-03", "EH-AMB-01")
def test_but_a_spell_cast_in_a_combat_before_an_ambush_broke_into_it_is_not_cast_there_again() -> None:
    t = empty("jacqueline-fine", "leo-anderson", "lily-chen", ancient_one="shub-niggurath").awaken().cup("wraith", "ghoul")
    t.at(0, "rome").at(1, "arkham").at(2, "sydney").values(1, health=1)
    t.spell(0, "wither", 1)
    t.spell(1, "instill-bravery", 1)
    t.condition(0, "cursed", "harried")
    t.roll(6, 6, 6, 6, 6, 1, 1, 6).fights("vampire").play("use:wither#1", "use:instill-bravery#1")
    assert (t.alive(1), t.zone(box.AMBUSHER)) == (True, ["ghoul#1"]), "who wards is falling, a wraith comes and curses"
    assert t.options == ["use:wither#1", "roll"], "against the ghoul it can be cast"
    t.play("roll")
    assert (t.alive(1), t.monsters("rome"), t.state.asked) == (False, ["vampire"], ()), "but not against the vampire again"


@rule("EH-COM-11", "EH-GOLD-02")
def test_who_rides_away_leaves_monsters_behind_that_were_not_fought_yet() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("byakhee", "arkham")
    t.monster("ghoul", "arkham")
    t.roll(*[6] * 8).encounter().play("fight:byakhee", "do-it", "space:london", "space:rome", "space:istanbul")
    assert (t.where(), t.monsters("arkham"), t.question) == ("istanbul", ["ghoul"], None)


@rule("EH-CNF-01")
def test_who_rides_away_from_space_19_has_defeated_the_byakhee_there() -> None:
    t = empty("mark-harrigan").at(0, "space-19").ongoing("return-of-the-ancient-ones").clues(0, 1)
    t.monster("byakhee", "space-19")
    t.roll(*[6] * 16).encounter(0)
    while t.question is asks.AfterRoll:
        t.play("keep")
    t.play("do-it", "space:tokyo", "space:space-20", "space:sydney", "do-it")
    assert (t.where(), t.home("return-of-the-ancient-ones")) == ("sydney", box.MYTHOS_DISCARD)


@rule("EH-INV-01", "EH-COM-08")
def test_the_active_investigator_pays_for_a_monster_that_took_its_hunter_along() -> None:
    t = empty("lily-chen", "mark-harrigan", ancient_one="shub-niggurath").mystery("hunting-the-thousand")
    t.at(0, "tokyo").at(1, "rome").clues(0, 2).values(1, health=1)
    t.monster("maniac", "rome")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6, 6, 6, 6, 6, 6, 1, 1).event("a-dark-power")
    assert (t.question, t.asked) == (asks.WhetherTo, 0)
    t.play("do-it").idle()
    assert (t.alive(1), t.zone(box.KEPT_ON[piece("hunting-the-thousand")])) == (False, ["maniac"])


@rule("EH-MON-05", "EH-COM-06")
def test_a_monster_spawned_to_be_fought_is_fought_though_it_goes_elsewhere_and_stays_there() -> None:
    t = empty("silas-marsh").at(0, "the-himalayas").expedition("ex-him-1").cup("mummy")
    t.roll(6, 6, 6, 1).encounter().play("encounter:expedition").idle()
    assert (len(t.told(tells.Combat)), t.monsters("the-himalayas"), t.monsters("the-pyramids")) == (1, [], ["mummy"])


@rule("EH-DEF-01", "EH-DEF-13")
def test_a_cultist_who_takes_the_last_health_is_not_defeated_by_its_own_effect() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.monster("cultist", "rome")
    t.roll(6, 6, 6).encounter(0).idle()
    assert (t.alive(0), t.monsters("rome")) == (False, ["cultist"])


@rule("EH-POS-03")
def test_a_sword_taken_from_a_beaten_mi_go_has_not_beaten_it() -> None:
    t = empty("lily-chen").at(0, "rome").gives(0, "45-automatic").values(0, sanity=3).on_top("sword-of-saint-jerome")
    t.roll(*[6] * 8).fights("mi-go")
    assert (t.owned(), t.sanity()) == (["45-automatic", "sword-of-saint-jerome"], 3)
    t.roll(*[6] * 12).fights("mi-go").idle()
    assert t.sanity() == 3 + 1, "but the next one"


@rule("EH-ENC-02", "EH-MON-02")
def test_a_monster_that_comes_back_out_of_the_cup_is_fought_anew() -> None:
    t = empty("lily-chen", "jacqueline-fine", "leo-anderson", ancient_one="shub-niggurath").awaken()
    t.cup().at(0, "the-heart-of-africa").at(1, "arkham").at(2, "rome").values(1, health=1).spell(1, "instill-bravery", 1)
    t.monster("skeleton", "the-heart-of-africa", hurt=1)
    t.encounter(0).roll(6, 6, 6, 6, 6).play("fight:skeleton").roll(1, 1, 6).play("use:instill-bravery#1").idle()
    assert [note.told.monster for note in t.told(tells.Combat)] == [
        piece("skeleton"),
        piece("epic-shub-niggurath"),
        piece("skeleton"),
    ]


@rule("EH-COM-01", "EH-MON-02")
def test_who_has_beaten_a_monster_that_appears_elsewhere_once_more_need_not_encounter_anything_else() -> None:
    t = empty("lily-chen", "jacqueline-fine", "leo-anderson", ancient_one="shub-niggurath").awaken()
    t.cup().at(0, "shanghai").at(1, "arkham").at(2, "rome").values(1, health=1).clue("london")
    t.spell(0, "clairvoyance", 2)
    t.spell(1, "instill-bravery", 1)
    t.monster("skeleton", "shanghai", hurt=1)
    t.roll(6, 6, 6, 6).encounter(0).roll(6, 1, 6).play("use:clairvoyance#1", "decline", "use:instill-bravery#1")
    assert t.monsters("the-heart-of-africa") == ["epic-shub-niggurath", "skeleton"], "by the fall of Jacqueline"
    assert t.options == ["encounter:asia-australia", "encounter:general", "no-encounter"]


@rule("EH-GOLD-03", "EH-RER-01")
def test_while_the_tick_tock_men_are_fought_nobody_rerolls_with_clues() -> None:
    t = empty("mark-harrigan", "jacqueline-fine").at(0, "space-21").at(1, "space-5").clues(0, 1).clues(1, 1)
    t.spell(1, "flesh-ward")
    t.monster("tick-tock-men", "space-21")
    t.encounter(0).play("use:flesh-ward#1")
    assert (t.has_clues(0), t.has_clues(1), t.health(0)) == (1, 1, 5)
