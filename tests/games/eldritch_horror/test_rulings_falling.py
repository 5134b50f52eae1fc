"""Rulings on who falls in the midst of what is not theirs."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By
from tests.games.eldritch_horror.table import Table, empty, piece


@rule("EH-DEF-06", "EH-DEF-12")
def test_a_lead_who_falls_by_a_ward_saves_nobody_from_growing_madness() -> None:
    t = empty("jacqueline-fine", "lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo").at(2, "arkham")
    t.values(0, health=1).spell(0, "instill-bravery", 1)
    t.ongoing("growing-madness", tokens=1).state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6).reckoning().play("pass", "use:instill-bravery#1", "person:seat-2")
    assert (t.alive(0), t.sanity(1), t.sanity(2)) == (False, 6 - 3 + 2, 6 - 3)
    assert t.home("growing-madness") == box.MYTHOS_DISCARD, "and the rumor is gone"


@rule("EH-DEF-06", "EH-DEF-12")
def test_a_lead_who_falls_by_growing_madness_saves_nobody_else_from_it() -> None:
    t = (
        empty("jacqueline-fine", "lily-chen", "leo-anderson")
        .at(0, "rome")
        .at(1, "tokyo")
        .at(2, "arkham")
        .values(0, sanity=3)
    )
    t.ongoing("growing-madness", tokens=1).state.set(box.PHASE, box.MYTHOS_PHASE)
    t.reckoning().play("person:seat-2")
    assert (t.alive(0), t.sanity(1), t.sanity(2)) == (False, 6 - 3, 6 - 3)
    assert t.home("growing-madness") == box.MYTHOS_DISCARD


@rule("EH-DEF-06", "EH-AMB-01")
def test_who_falls_by_a_ward_in_the_own_encounter_does_not_end_the_fight_of_another() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").at(1, "arkham").values(1, sanity=1)
    t.spell(1, "flesh-ward", 1)
    t.condition(0, "cursed", "harried")
    t.clue("arkham")
    t.cup("wraith", "ghoul").stack("sydney", "tokyo").on_top("re-ys-5").roll(1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6)
    t.encounter(1).play("research:clue-arkham", "use:flesh-ward#1")
    assert (t.alive(1), t.health(0)) == (False, 6), "the ghoul's damage of 2 was prevented"
    assert (t.zone(box.AMBUSHER), t.zone(box.CUP)) == ([], ["ghoul#1"]), "and it is back in the cup"


@rule("EH-DEF-12", "EH-DOM-04")
@pytest.mark.parametrize("back", ["the-innsmouth-look", "harried"])
def test_the_wraith_that_comes_for_a_fallen_lead_curses_nobody(back: str) -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson", ancient_one="shub-niggurath").awaken().values(0, health=1)
    t.at(0, "3").at(1, "tokyo").at(2, "arkham").cup("wraith", "skeleton").state.set(box.PHASE, box.MYTHOS_PHASE)
    t.condition(0, "cursed", back)
    t.event("heat-wave-singes-the-globe").play("no", "space:sydney", "person:seat-2", "no", "no")
    assert [note.told.seat for note in t.told(tells.Out)] == [0], "only the one who fell is out"
    assert ([t.alive(1), t.alive(2)], t.conditions(1), t.told(tells.Combat)) == ([True, True], [], [])


@rule("EH-DEF-12", "EH-DEV-01")
@pytest.mark.parametrize(("devoured", "cursed"), [(0, []), (1, ["cursed"])])
def test_the_wraith_that_comes_for_a_devoured_investigator_curses_the_lead_unless_that_is_who_is_devoured(
    devoured: int, cursed: list[str]
) -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson", ancient_one="shub-niggurath").awaken()
    t.at(0, "3").at(1, "tokyo").at(2, "arkham").cup("wraith", "skeleton").state.set(box.PHASE, box.MYTHOS_PHASE)
    t.condition(devoured, "cursed", "the-innsmouth-look")
    t.effect(devoured, w.Devour())
    if devoured == 0:
        t.play("person:seat-2")
    assert [t.alive(seat) for seat in range(3)] == [seat != devoured for seat in range(3)]
    assert t.conditions(1 - devoured) == cursed, "there is no other lead before the token is passed on"


@rule("EH-DEF-12", "EH-REC-04")
@pytest.mark.parametrize("fallen", [0, 1])
def test_who_bleeds_to_death_in_a_reckoning_delays_nobody_else(fallen: int) -> None:
    t = empty("jim-culver", "lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo").at(2, "arkham")
    t.values(fallen, health=1).condition(fallen, "internal-injury", "internal-bleeding")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 1, 1, 1).reckoning().idle()
    assert [t.alive(seat) for seat in range(3)] == [seat != fallen for seat in range(3)]
    assert [t.count(box.DELAYED[seat]) for seat in range(3)] == [0, 0, 0]


@rule("EH-DEF-12", "EH-REC-04")
def test_who_falls_in_a_violent_outburst_costs_nobody_else_an_ally() -> None:
    t = empty("jim-culver", "lily-chen", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "rome").gives(1, "hired-muscle")
    t.values(0, sanity=1).spell(0, "flesh-ward", 1)
    t.condition(0, "paranoia", "violent-outbursts")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 1, 1, 6).reckoning().play("use:flesh-ward#1", "person:seat-2")
    assert (t.alive(0), t.health(1), t.health(2)) == (False, 6, 6 - 2), "the outburst strikes everybody there"
    assert t.owned(1) == ["hired-muscle"]


@rule("EH-DEF-12", "EH-ELD-02")
@pytest.mark.parametrize("fallen", [0, 1])
def test_who_is_carried_off_to_death_among_cthulhus_tokens_delays_nobody_else(fallen: int) -> None:
    t = empty("jim-culver", "lily-chen", "leo-anderson", ancient_one="cthulhu").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.at(fallen, "tokyo").values(fallen, sanity=1).eldritch("2").monster("nightgaunt", "tokyo")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.reckoning().play("space:space-2").idle()
    assert [t.alive(seat) for seat in range(3)] == [seat != fallen for seat in range(3)]
    assert [t.count(box.DELAYED[seat]) for seat in range(3)] == [0, 0, 0]


@rule("EH-DEF-12", "EH-ELD-02")
def test_who_falls_by_a_ward_among_cthulhus_tokens_saves_nobody_from_being_delayed() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="cthulhu").at(0, "tokyo").at(1, "rome").values(1, health=1)
    t.spell(1, "instill-bravery", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 6, 1, 1, 1).eldritch("2").effect(0, w.Move(w.At(world.SPACE_2))).play("use:instill-bravery#1")
    assert (t.alive(1), t.where(0), t.count(box.DELAYED[0])) == (False, "space-2", 1)


def of_the_black_goat(*investigators: str) -> Table:
    """Awakened Shub-Niggurath: when somebody falls a Wraith comes, which curses the lead; a Ghoul is left in the cup."""
    return empty(*investigators, ancient_one="shub-niggurath").awaken().cup("wraith", "ghoul")


@rule("EH-DEF-01", "EH-DEF-12")
def test_who_falls_by_a_ward_is_out_though_that_fells_the_one_whose_encounter_it_is() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "istanbul").at(1, "arkham").at(2, "sydney")
    t.condition(0, "cursed", "the-innsmouth-look")
    t.values(0, health=3).values(1, sanity=1).spell(1, "flesh-ward", 1)
    t.on_top("eu-6").roll(1, 1, 1, 6).encounter(0).play("encounter:europe", "pass", "use:flesh-ward#1")
    assert [t.alive(seat) for seat in range(3)] == [False, False, True]
    assert [note.told.seat for note in t.told(tells.Out)] == [0, 1], "the lead, who is cursed to death, falls first"
    assert t.count(box.LEAD) == 2, "whoever is falling cannot take the lead over"


@rule("EH-DEV-01", "EH-DEF-12")
def test_who_is_devoured_is_out_though_that_fells_the_one_whose_pact_it_was() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.condition(0, "dark-pact", "one-of-the-thousand")
    t.condition(0, "cursed", "the-innsmouth-look")
    t.values(0, health=3).state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1).reckoning().play("pick:dark-pact#1", "person:seat-2")
    assert [t.alive(seat) for seat in range(3)] == [False, False, True]
    assert [note.told.seat for note in t.told(tells.Out)] == [0, 1]


@rule("EH-DEF-12", "EH-DEF-06")
def test_who_falls_in_the_own_part_of_a_card_brings_the_rest_of_it_to_nobody() -> None:
    t = empty("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.values(0, sanity=1).state.set(box.PHASE, box.MYTHOS_PHASE)
    t.effect(0, By(w.Each(), (w.Lose(SANITY), By(w.Each(), (w.Lose(HEALTH),))))).play("person:seat-2")
    assert (t.alive(0), t.health(1), t.health(2)) == (False, 4 - 2, 6 - 2), "one by each of those who are left"


@rule("EH-DEF-12", "EH-DEF-06")
def test_who_falls_while_another_falls_for_them_delays_nobody_else() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.expedition("ex-pyr-1").condition(0, "cursed", "the-innsmouth-look")
    t.values(0, health=3).values(1, sanity=1).spell(1, "flesh-ward", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6).event("the-world-shakes").play("use:flesh-ward#1").idle()
    assert [t.alive(seat) for seat in range(3)] == [False, False, True]
    assert t.count(box.DELAYED[2]) == 0


@rule("EH-DEF-06", "EH-AMB-01")
def test_who_falls_in_the_own_part_of_a_card_does_not_end_the_fight_of_another() -> None:
    t = of_the_black_goat("lily-chen", "norman-withers", "jacqueline-fine").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.condition(0, "cursed", "harried")
    t.values(1, health=1).values(2, sanity=1).spell(1, "instill-bravery", 1)
    t.spell(2, "flesh-ward", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.event("heat-wave-singes-the-globe").play("yes", "no").roll(6, 1, 1, 1, 1, 1, 1, 1, 6)
    t.play("use:flesh-ward#1", "pass", "use:instill-bravery#1").idle()
    assert [t.alive(seat) for seat in range(3)] == [True, False, False]
    assert t.zone(box.AMBUSHER) == []
    assert t.health(0) == 6 - 2


@rule("EH-DEF-06", "EH-FLP-01")
def test_who_falls_by_a_ward_in_the_own_encounter_lifts_no_curse_of_another() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").at(1, "arkham").values(1, sanity=1)
    t.condition(0, "cursed", "the-innsmouth-look")
    t.spell(1, "flesh-ward", 1)
    t.clue("arkham")
    t.cup("wraith").stack("sydney", "tokyo").on_top("re-ys-5").roll(1, 1, 6)
    t.encounter(1).play("research:clue-arkham", "use:flesh-ward#1")
    assert (t.alive(1), t.health(0), t.conditions(0)) == (False, 6 - 3 + 2, [])


@rule("EH-DEF-12")
def test_who_is_falling_helps_nobody_any_more() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "sydney")
    t.gives(1, "bandages").condition(0, "cursed", "the-innsmouth-look")
    t.values(1, sanity=1).effect(1, w.Lose(SANITY))
    assert (t.alive(1), t.health(0)) == (False, 6 - 3)


@rule("EH-DEF-12")
def test_jacqueline_who_is_falling_foresees_nothing() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "sydney")
    t.values(1, sanity=1).effect(1, w.Lose(SANITY))
    assert (t.alive(1), t.conditions(0)) == (False, ["cursed"])


@rule("EH-DEF-12")
def test_jim_who_is_falling_lends_no_die() -> None:
    t = of_the_black_goat("lily-chen", "jim-culver", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "sydney")
    t.condition(0, "cursed", "harried")
    t.values(1, sanity=1).effect(1, w.Lose(SANITY))
    assert [len(note.told.dice) for note in t.told(tells.Rolls)] == [3 + 1, 4]


@rule("EH-FLP-01", "EH-CNF-02")
def test_who_is_detained_can_ride_while_the_back_is_up() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.cup("wraith", "byakhee")
    t.condition(0, "detained", "holding-cell")
    t.condition(0, "cursed", "harried")
    t.values(1, health=1).spell(1, "instill-bravery", 1)
    t.roll(1, 6, 6, 6, 6, 6, 6, 6, 6, 6).encounter(0).play("use:instill-bravery#1")
    t.play("do-it", "space:london", "space:arkham", "space:space-9")
    assert t.where(0) == "space-9"


@rule("EH-DEF-13")
def test_a_caster_who_falls_by_a_ward_in_the_own_action_ends_it() -> None:
    t = empty("jacqueline-fine", "lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo").values(0, sanity=1)
    t.spell(0, "plumb-the-void", 1)
    t.spell(0, "flesh-ward", 1)
    t.turn().play("use:plumb-the-void#1", "person:seat-2").roll(6).play("use:flesh-ward#1").idle()
    assert (t.alive(0), t.health(1)) == (False, 6)


@rule("EH-DEF-12", "EH-ELD-02")
@pytest.mark.parametrize("fallen", [0, 1])
def test_who_falls_in_the_bermuda_triangle_delays_nobody_else(fallen: int) -> None:
    t = empty("jim-culver", "lily-chen", "leo-anderson", ancient_one="cthulhu").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.values(fallen, sanity=1).eldritch("8")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(*[1 if seat == fallen else 6 for seat in range(3)]).event("the-bermuda-triangle").idle()
    assert [t.alive(seat) for seat in range(3)] == [seat != fallen for seat in range(3)]
    assert [t.count(box.DELAYED[seat]) for seat in range(3)] == [0, 0, 0]


@rule("EH-DEF-12", "EH-ELD-02")
def test_who_flies_to_death_sends_nobody_else_on() -> None:
    t = empty("jim-culver", "lily-chen", "leo-anderson", ancient_one="cthulhu").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.values(1, sanity=1).eldritch("8").on_top("charter-flight")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.event("silver-twilight-aid").play("done", "choose:1", "space:space-8", "space:arkham")
    assert (t.alive(1), t.asked) == (False, 2)


@rule("EH-INV-01", "EH-NEA-02")
def test_who_has_fallen_in_the_own_encounter_is_not_active_any_more() -> None:
    t = empty("lily-chen", "jacqueline-fine", "leo-anderson", ancient_one="yog-sothoth").at(0, "8").at(1, "arkham")
    t.values(0, health=2).values(1, health=1).spell(1, "instill-bravery", 1)
    t.condition(0, "cursed", "harried")
    t.clue("arkham")
    t.cup("wraith", "ghoul").stack("sydney", "tokyo").on_top("re-ys-5").roll(1, 1, 1, 1, 1, 1, 6)
    t.encounter(1).play("research:clue-arkham", "use:instill-bravery#1")
    assert (t.alive(1), t.question, t.asked) == (False, asks.WhichSpace, 0), "the lead falls too, and says where"


@rule("EH-DEF-12", "EH-INV-01")
def test_who_is_falling_in_the_own_encounter_hunts_nothing_any_more() -> None:
    t = (
        of_the_black_goat("lily-chen", "jacqueline-fine")
        .at(0, "rome")
        .at(1, "san-francisco")
        .mystery("hunting-the-thousand")
    )
    t.condition(0, "cursed", "harried")
    t.clues(1, 2).values(1, sanity=1).on_top("am-6")
    t.roll(1, 1, 1, 1, 6, 1, 1, 1, 6, 6).encounter(1).play("encounter:america", "keep")
    assert [note.told.who for note in t.told(tells.MonsterDefeated)] == [piece("lily-chen")]
    assert (t.alive(1), t.question, t.zone(box.KEPT_ON[piece("hunting-the-thousand")])) == (False, None, [])


@rule("EH-DEF-12", "EH-REC-04")
def test_who_falls_in_a_fight_that_the_fall_of_another_brings_leaves_it_to_nobody() -> None:
    t = of_the_black_goat("lily-chen", "jacqueline-fine", "leo-anderson").at(0, "rome").at(1, "arkham").at(2, "sydney")
    t.condition(0, "debt", "hitmen")
    t.condition(0, "cursed", "harried")
    t.values(0, sanity=1).values(1, sanity=1).spell(1, "flesh-ward", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 1, 1, 1, 6).reckoning().play("pick:debt#1", "use:flesh-ward#1").idle()
    assert [t.alive(seat) for seat in range(3)] == [False, False, True]
    assert (t.health(2), t.sanity(2), t.zone(box.AMBUSHER)) == (6, 6, [])
    assert piece("leo-anderson") not in [note.told.who for note in t.told(tells.Rolls)]


@rule("EH-DEF-12", "EH-ELD-02")
def test_who_sends_another_onto_cthulhus_tokens_and_falls_by_a_ward_delays_them_all_the_same() -> None:
    t = (
        empty("jacqueline-fine", "lily-chen", "leo-anderson", ancient_one="cthulhu")
        .at(0, "rome")
        .at(1, "tokyo")
        .eldritch("2")
    )
    t.values(0, health=1).spell(0, "plumb-the-void", 2)
    t.spell(0, "instill-bravery", 1)
    t.turn().roll(1, 1, 6).play("use:plumb-the-void#1", "person:seat-2", "do-it", "space:space-2").roll(6)
    t.play("use:instill-bravery#1").idle()
    assert (t.alive(0), t.where(1), t.sanity(1), t.count(box.DELAYED[1])) == (False, "space-2", 6, 1)


@rule("EH-COM-08", "EH-INV-01")
def test_the_active_investigator_pays_for_a_monster_that_took_the_lead_along() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver", ancient_one="shub-niggurath").cup("wraith", "ghoul")
    t.at(0, "rome").at(1, "the-himalayas").at(2, "arkham").mystery("hunting-the-thousand").expedition("ex-him-1")
    t.condition(0, "cursed", "harried")
    t.values(0, health=1).clues(1, 2).roll(1, 1, 1, 1, 6).encounter(1).play("encounter:expedition", "do-it", "person:seat-2")
    assert (t.alive(0), t.has_clues(1), t.zone(box.KEPT_ON[piece("hunting-the-thousand")])) == (False, 0, ["ghoul#1"])


@rule("EH-DEF-06", "EH-SPD-03")
def test_who_falls_by_a_ward_for_the_caster_of_another_one_lets_that_be_resolved_to_its_end() -> None:
    t = empty("diana-stanley", "jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").at(1, "tokyo").clues(1, 1)
    t.values(0, health=1).gives(0, "lightning-gun").mystery("arcane-understanding")
    t.spell(0, "instill-bravery", 1)
    t.spell(1, "flesh-ward", 1)
    t.turn().play("use:lightning-gun").roll(6, 1, 1, 1).play("use:flesh-ward#1", "keep", "do-it")
    t.roll(6, 1, 1, 1).play("use:instill-bravery#1")
    assert (t.alive(0), t.sanity(1)) == (False, 8)
    assert (t.tokens_on("arcane-understanding"), t.owned(1)) == (1, []), "the ward was promised to the Mystery"


@rule("EH-DEF-13", "EH-ELD-02", "EH-DEL-03")
def test_who_changes_places_and_falls_saves_nobody_from_the_token_on_the_other_space() -> None:
    t = empty("jacqueline-fine", "jim-culver", ancient_one="cthulhu").at(0, "space-8").at(1, "space-3")
    t.gives(0, "mi-go-brain-case").eldritch("space-8").eldritch("space-3").values(1, sanity=1)
    t.turn().play("use:mi-go-brain-case", "done", "do-it", "space:arkham")
    assert (t.alive(1), t.where(0), t.sanity(0), t.question) == (False, "space-3", 7, None)


@rule("EH-DEF-13", "EH-ELD-02", "EH-DEL-03", "EH-INV-28")
@pytest.mark.parametrize(("sanity", "falls"), [(1, True), (3, False)])
def test_nor_does_who_gave_the_action_to_change_places_in_and_falls_or_loses_the_turn(sanity: int, *, falls: bool) -> None:
    t = empty("charlie-kane", "jacqueline-fine", ancient_one="cthulhu").at(0, "space-3").at(1, "space-8")
    t.gives(1, "mi-go-brain-case").eldritch("space-8").eldritch("space-3").values(0, sanity=sanity)
    t.turn().play("use:charlie-kane", "do-it", "use:mi-go-brain-case", "done", "do-it").idle()
    assert (t.alive(0), t.where(1), t.sanity(1)) == (not falls, "space-3", 7)
