"""Rulings on encounters, and on research afar."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece, space


@rule("EH-DEF-06", "EH-ENC-01")
def test_who_falls_by_a_ward_cast_in_the_encounter_of_another_ends_only_the_own_one() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "rome").at(1, "tokyo").at(2, "london").values(2, sanity=1)
    t.spell(2, "flesh-ward", 1)
    t.monster("ghoul", "rome")
    t.roll(6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6).encounter_phase().play("use:flesh-ward#1")
    assert (t.alive(2), t.health(0), t.monsters("rome")) == (False, 6, ["ghoul"]), "the loss was prevented"
    assert (t.asked, t.question) == (1, asks.Encounter), "and it is Leo's turn to encounter something"


@rule("EH-CLU-04")
def test_several_clues_on_a_space_are_encountered_one_by_one() -> None:
    t = empty("silas-marsh").at(0, "space-5")
    t.clue("space-5")
    t.clue("space-5", "rome")
    assert [key for key in t.encounter().options if key.startswith("research:")] == [
        "research:clue-space-5",
        "research:clue-rome",
    ]
    t.play("research:clue-rome").idle()
    assert "clue-space-5" in t.zone(box.CLUES_AT[space("5")]), "the other one was not touched"


@rule("EH-COM-01", "EH-ENC-02")
def test_clairvoyance_does_not_hide_the_caster_from_monsters_on_the_own_space() -> None:
    t = empty("norman-withers").at(0, "space-5")
    t.spell(0, "clairvoyance", 1)
    t.clue("space-8")
    t.monster("ghoul", "space-5")
    t.monster("mummy", "space-5")
    t.encounter()
    assert t.options == ["fight:ghoul#1", "fight:mummy"]


def researches_afar(t: Table, clue: str, card: str) -> int:
    """Let the first seat research a Clue by Clairvoyance; the dice of the first test of that card."""
    t.spell(0, "clairvoyance", 2)
    t.clue(clue)
    t.on_top(card).roll(6).encounter(0).play("use:clairvoyance#1")
    while len(t.told(tells.Rolls)) == 1:
        t.play("do-it" if "do-it" in t.options else "keep")
    return len(t.told(tells.Rolls)[1].told.dice)


@rule("EH-RES-03", "EH-TST-07")
def test_who_researches_afar_counts_as_being_there_for_whoever_helps_on_that_space() -> None:
    silas = empty("silas-marsh").at(0, "rome")
    assert researches_afar(silas, "space-8", "re-az-1") == 1 + 1, "lore 1, and he is at sea"
    norman = empty("norman-withers", "leo-anderson").at(0, "rome").at(1, "space-4")
    assert researches_afar(norman, "space-4", "re-az-7") == 1 + 1, "influence 1, and Leo is there"
    left = empty("norman-withers", "leo-anderson").at(0, "space-4").at(1, "space-4")
    assert researches_afar(left, "space-8", "re-az-1") == 3, "lore 3, and Leo is not"


@rule("EH-RES-03", "EH-NEA-01")
def test_who_researches_afar_sets_out_from_the_space_of_the_clue() -> None:
    t = empty("jim-culver", ancient_one="yog-sothoth").at(0, "sydney").on_top("re-ys-8")
    t.clue("space-8")
    t.gate("arkham")
    t.spell(0, "clairvoyance", 1)
    t.roll(6, 1, 1).encounter(0).play("use:clairvoyance#1", "do-it")
    assert (t.where(), t.has_clues()) == ("arkham", 1), "one space nearer to the Gate, as if on space 8"
    assert box.AS_IF_ON[0] not in t.state.counts, "and there one stands"


@rule("EH-ENC-01", "EH-AMB-01")
def test_a_ride_from_an_ambush_in_the_encounter_of_another_costs_nobody_the_own_one() -> None:
    t = empty("silas-marsh", "lily-chen", "mark-harrigan", ancient_one="yog-sothoth").at(0, "space-8").values(0, sanity=1)
    t.at(1, "rome").at(2, "tokyo").cup("wraith", "byakhee").stack("arkham").on_top("ge-7", "re-ys-5")
    t.clue("rome")
    t.condition(2, "cursed", "harried")
    t.encounter_phase().play("space:arkham", "person:seat-3")
    assert (t.asked, t.question) == (1, asks.Encounter), "who led has fallen to a storm, and Mark leads now"
    t.roll(1, 1, 6, 6, 6, 6, 6, 6, 6, 6).play("research:clue-rome")
    t.play("do-it", "space:shanghai", "space:space-20", "space:sydney")
    assert (t.asked, t.question, t.where(2)) == (2, asks.Encounter, "sydney"), "it was Lily's encounter that loosed a wraith"


@rule("EH-DEF-03", "EH-NEA-03")
def test_who_falls_while_researching_afar_is_found_near_the_clue() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "arkham").at(1, "rome").values(0, health=1)
    t.spell(0, "clairvoyance", 2)
    t.clue("tunguska")
    t.on_top("re-az-1").roll(6, 1, 1, 1, 1).encounter(0).play("use:clairvoyance#1")
    while t.alive(0):
        t.play("do-it" if "do-it" in t.options else t.options[0])
    assert t.count(box.FALLEN_AT[piece("norman-withers")]) == space("16"), "the nearest city, though the token was in Arkham"
