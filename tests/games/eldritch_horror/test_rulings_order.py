"""Rulings on who chooses, and in which order what happens at once does."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards.terms import SANITY_TOKEN
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.rules.explain import routine
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.eldritch_horror.table import empty, piece, space


@rule("EH-NEA-02", "EH-INV-01", "EH-DEF-03")
def test_the_lead_chooses_among_the_nearest_cities_of_who_falls_in_the_mythos_phase() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "space-8").values(1, health=1).stack("tokyo").cup("ghost")
    t.mythos("heat-wave-singes-the-globe").play("yes", "no")
    assert (t.question, t.asked) == (asks.WhereAnotherGoes, 0)
    assert t.options == ["space:arkham", "space:buenos-aires", "space:space-7"]
    assert [flat(SPEECH[lang].prompt(t.state, t.state.asked[0])) for lang in LANGUAGES] == [
        "Silas: choose where Lily goes.",
        "Сайлас: выберите, куда попадёт Лили.",
        "Сайлас: виберіть, куди потрапить Лілі.",
    ]
    t.play("space:buenos-aires")
    assert (t.count(box.FALLEN_AT[piece("lily-chen")]), t.alive(1)) == (space("buenos-aires"), False)


@rule("EH-NEA-02", "EH-INV-01", "EH-DEF-03")
def test_who_falls_in_the_own_encounter_chooses_among_the_nearest_cities() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "space-8").values(1, sanity=1).on_top("ge-7")
    t.encounter(1)
    assert (t.question, t.asked) == (asks.WhichSpace, 1), "the one encounter of this space was a storm"


@rule("EH-NEA-02", "EH-INV-01")
def test_the_lead_chooses_the_way_of_who_is_drawn_towards_serpent_people() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "sydney").at(1, "san-francisco")
    t.monster("serpent-people", "arkham")
    t.roll(1).reckoning()
    assert (t.question, t.asked, t.options) == (asks.WhereAnotherGoes, 0, ["space:space-5", "space:space-6"])
    assert t.play("space:space-6").where(1) == "space-6"


@rule("EH-NEA-02", "EH-INV-01")
def test_the_lead_chooses_among_the_nearest_seas_of_others_when_deep_ones_attack() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "space-3").at(1, "rome")
    t.enters("the-deep-ones-attack")
    assert (t.question, t.asked, t.options) == (asks.WhichSpace, 0, ["space:space-8", "space:space-13"])


@rule("EH-CNF-01", "EH-INV-01")
def test_the_active_investigator_orders_what_happens_at_once() -> None:
    t = empty("silas-marsh", "mark-harrigan").at(0, "sydney").at(1, "rome").values(1, sanity=1)
    t.gives(1, "lodge-researcher", "sword-of-saint-jerome").monster("ghoul", "rome")
    t.roll(*[6] * 16).encounter(1)
    assert (t.question, t.asked) == (asks.OrderForced, 1), "not the lead, who looks on from Sydney"
    assert t.options == ["use:lodge-researcher", "use:sword-of-saint-jerome"]


@rule("EH-CNF-01")
def test_who_beats_a_cultist_may_recover_by_an_ally_before_the_loss_it_brings() -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=1).gives(0, "lodge-researcher")
    t.monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0)
    assert (t.question, t.options) == (asks.OrderForced, ["pick:lodge-researcher", "pick:cultist#1"])
    assert routine(t.state, t.state.asked[0]) is None, "it matters every time"
    t.play("pick:lodge-researcher")
    assert (t.alive(0), t.sanity(), t.has_clues()) == (True, 1 + 1 - 1, 1)


@rule("EH-CNF-01")
def test_or_after_it_who_has_nothing_to_recover_before() -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").gives(0, "lodge-researcher")
    t.monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0).play("pick:cultist#1")
    assert (t.sanity(), t.has_clues()) == (4, 1)


@rule("EH-CNF-01")
@pytest.mark.parametrize(
    ("card", "monster", "hurt", "dice"),
    [("lodge-researcher", "cultist", 0, [6] * 12), ("sword-of-saint-jerome", "zombie-horde", 4, [6] * 7 + [1] * 7)],
    ids=["sanity neither runs out nor over", "no ally is at stake"],
)
def test_where_the_order_makes_no_difference_nobody_is_asked(card: str, monster: str, hurt: int, dice: list[int]) -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=2).gives(0, card)
    t.monster(monster, "rome", hurt=hurt)
    assert t.roll(*dice).encounter(0).question is asks.Encounter


@rule("EH-CNF-01", "EH-COM-10")
def test_an_ally_whom_the_falling_horde_takes_may_help_before() -> None:
    t = empty("mark-harrigan").at(0, "rome").gives(0, "lodge-researcher").values(0, sanity=2)
    t.monster("zombie-horde", "rome", hurt=4)
    t.roll(6, 6, 6, 6, 6).encounter(0)
    assert t.options == ["pick:lodge-researcher", "pick:zombie-horde"]
    t.play("pick:lodge-researcher")
    assert (t.owned(), t.has_clues(), t.sanity(), t.health()) == ([], 1, 2 + 1, 8 - 2)


@rule("EH-AO-02", "EH-ELD-02")
def test_who_moves_onto_a_token_while_cthulhu_awakens_by_it_suffers_what_the_sheet_said_before() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="cthulhu").at(0, "tokyo").at(1, "rome").values(1, health=1).doom(1)
    t.spell(1, "instill-bravery", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 6, 1, 1, 1).eldritch("8").event("the-bermuda-triangle").play("use:instill-bravery#1")
    assert (t.alive(1), t.count(box.AWAKE)) == (False, 1), "the ward has cost Jacqueline's last Health"
    assert (t.where(0), t.sanity(0), t.count(box.DELAYED[0])) == ("space-8", 6, 1)
    assert t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")]) == 0, "one move, one effect"


@rule("EH-CNF-01", "EH-RUM-01")
def test_a_cultist_who_takes_the_last_sanity_may_be_put_on_a_rumor_before() -> None:
    t = (
        empty("lily-chen", "leo-anderson", ancient_one="yog-sothoth")
        .at(0, "19")
        .at(1, "rome")
        .values(0, sanity=1)
        .clues(0, 1)
    )
    t.ongoing("return-of-the-ancient-ones").monster("cultist", "19")
    t.roll(6, 1, 1, 1).encounter(0).play("keep", "do-it").idle()
    assert (t.alive(0), t.zone(box.KEPT_ON[piece("return-of-the-ancient-ones")])) == (False, ["cultist#1"])


@rule("EH-CNF-01", "EH-RUM-01")
def test_whoever_is_saved_from_a_cultist_is_not_asked_about_the_rumor_once_more() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="yog-sothoth").at(0, "19").at(1, "rome").values(0, sanity=1)
    t.clues(0, 1).spell(1, "instill-bravery", 1)
    t.ongoing("return-of-the-ancient-ones").monster("cultist", "19")
    t.roll(*[6] * 12).encounter(0).play("keep", "decline", "use:instill-bravery#1")
    assert (t.alive(0), t.sanity(0), t.question) == (True, 1, asks.Encounter)


@rule("EH-COM-10", "EH-RUM-01")
def test_a_horde_that_takes_an_ally_with_it_does_so_before_a_rumor_takes_the_horde() -> None:
    t = empty("mark-harrigan").at(0, "19").gives(0, "cat-burglar", "witch-doctor").values(0, sanity=1).clues(0, 1)
    t.ongoing("return-of-the-ancient-ones").monster("zombie-horde", "19", hurt=4)
    t.roll(6, 6, 6, 6, 6).encounter(0).play("keep", "keep")
    assert (t.question, t.sanity()) == (asks.WhatToDiscard, 1)
    t.play("pick:cat-burglar")
    assert (t.question, t.options) == (asks.WhetherTo, ["do-it", "decline"])
