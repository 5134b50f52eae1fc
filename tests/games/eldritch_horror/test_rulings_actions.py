"""Rulings on actions, delays, trades and what others have one do."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ASSET, HEALTH, SANITY, SPELL
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import empty, piece


@rule("EH-ACQ-06")
def test_a_bank_loan_is_offered_once_in_an_action_and_adds_two_successes_once() -> None:
    t = empty("silas-marsh").at(0, "arkham").reserve("axe", "bandages", "kerosene").turn().roll(5, 1, 1).play("acquire")
    t.play("loan")
    assert (t.question, t.state.asked[0].what.left) == (asks.Buy, 1 + 2)
    t.play(*[key for key in t.options if key.startswith("buy:")][:1])
    assert "loan" not in t.options


def test_a_loss_chosen_as_a_price_may_be_prevented_and_the_choice_stands() -> None:
    t = empty("jim-culver").at(0, "rome").gives(0, "whiskey")
    t.spell(0, "shriveling")
    t.effect(0, w.Unless(w.Discard(SPELL), w.Lose(SANITY, 2))).play("yes", "use:whiskey")
    assert (t.sanity(), t.owned()) == (5, ["shriveling"])


@rule("EH-DEL-04")
def test_who_cannot_do_the_second_part_of_an_unless_suffers_the_first() -> None:
    t = empty("silas-marsh").at(0, "rome").delayed(0).effect(0, w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed()))
    assert (t.health(), t.question) == (8 - 3, None), "who is Delayed cannot become so as a price"


@rule("EH-CAC-02", "EH-ACT-04")
def test_two_detained_investigators_may_both_be_helped_by_one_in_a_round() -> None:
    t = empty("silas-marsh", "lily-chen", "jim-culver").at(0, "rome").at(1, "rome").at(2, "rome")
    cards = [box.PIECE_SLUGS[t.condition(seat, "detained")] for seat in (1, 2)]
    t.roll(6, 1, 1).turn(0).play(f"use:{cards[0]}").roll(6, 1, 1).play(f"use:{cards[1]}")
    assert (t.conditions(1), t.conditions(2)) == ([], [])


@rule("EH-INV-24")
def test_a_pocket_watch_and_mark_escape_even_when_the_lead_chooses_them() -> None:
    for who, has in (("mark-harrigan", ()), ("silas-marsh", ("pocket-watch",))):
        t = empty("lily-chen", who).at(0, "rome").at(1, "rome").gives(1, *has)
        t.event("patrolling-the-border").play("person:seat-2")
        assert box.DELAYED[1] not in t.state.counts, who
    plain = empty("lily-chen", "silas-marsh").at(0, "rome").at(1, "rome").event("patrolling-the-border")
    assert plain.play("person:seat-2").count(box.DELAYED[1]) == 1


@rule("EH-CNF-02", "EH-GOLD-03")
def test_who_cannot_move_cannot_be_moved_by_others_either() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "rome")
    t.condition(1, "detained")
    t.spell(0, "plumb-the-void", 2)
    t.roll(6, 6, 6, 6).turn(0).play("use:plumb-the-void#1", "person:seat-2", "keep")
    if "do-it" in t.options:
        t.play("do-it")
    assert not [key for key in t.options if key.startswith("space:")]
    assert t.where(1) == "rome"


@rule("EH-DEL-03", "EH-INV-07")
def test_a_delay_in_an_action_that_charlie_gave_costs_nobody_else_a_turn() -> None:
    t = empty("charlie-kane", "leo-anderson", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "tokyo")
    t.at(2, "sydney").eldritch("space-3").tickets(2, ship=1).round()
    t.play("use:charlie-kane", "person:seat-3", "do-it", "move:space-3")
    assert (t.asked, t.question) == (0, asks.Action), "no ticket is asked for, and Charlie has his second action"
    t.play("end")
    assert (t.asked, t.question) == (1, asks.Action), "Leo has his turn"
    t.play("end")
    assert (t.question, t.count(box.DELAYED[2]), t.sanity(2)) == (asks.Encounter, 0, 6 - 1), "Lily has no actions left"


@rule("EH-DEL-03")
def test_who_has_acted_already_loses_nothing_in_the_next_round_by_a_delay_in_another_action() -> None:
    t = empty("lily-chen", "charlie-kane", ancient_one="cthulhu").at(0, "sydney").at(1, "rome").eldritch("space-3").round()
    t.play("end", "use:charlie-kane", "do-it", "move:space-3")
    assert (t.asked, t.question, t.count(box.DELAYED[0])) == (1, asks.Action, 0)


@rule("EH-DEL-01", "EH-DEL-02")
def test_who_is_moved_onto_a_token_by_another_is_delayed_and_stands_up_in_the_own_turn() -> None:
    t = empty("norman-withers", "leo-anderson", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "tokyo")
    t.at(2, "sydney").eldritch("space-3").spell(0, "plumb-the-void", 2)
    t.round().roll(6, 6, 6, 6).play("use:plumb-the-void#1", "person:seat-3", "keep", "do-it", "space:space-3")
    assert (t.asked, t.question, t.count(box.DELAYED[2])) == (0, asks.Action, 1), "Norman goes on with his turn"
    t.play("end", "end")
    assert (t.question, t.count(box.DELAYED[2]), len(t.told(tells.StandsUp))) == (asks.Encounter, 0, 1)


FLIGHT = ("charter-flight", "axe", "kerosene", "bandages")


@pytest.mark.parametrize("sanity", [4, 1], ids=["delayed", "defeated"])
@rule("EH-RSV-01", "EH-RSV-02", "EH-DEL-03", "EH-DEF-13")
def test_a_flight_that_ends_at_cthulhus_tokens_is_used_up_and_its_slot_filled(sanity: int) -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "sydney").eldritch("space-3").values(0, sanity=sanity)
    t.reserve(*FLIGHT).turn().roll(5, 1, 1).play("acquire", "no", "buy:charter-flight", "space:space-3").idle()
    assert t.alive(0) == (sanity > 1)
    assert (t.owned(0), t.zone(box.LEFT_BY[piece("silas-marsh")])) == ([], [])
    assert (t.home("charter-flight"), len(t.zone(box.RESERVE))) == (box.DISCARD_OF[ASSET], 4)


@rule("EH-TRD-01")
def test_what_is_received_in_a_trade_is_not_gained() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "grotesque-statue")
    t.turn().play("trade:seat-2", "give:grotesque-statue", "yes")
    assert (t.owned(1), t.has_clues(1)) == (["grotesque-statue"], 0)


@rule("EH-SPL-02", "EH-TST-05", "EH-ACT-06")
def test_an_action_that_a_spell_gives_is_no_part_of_its_effect() -> None:
    t = empty("norman-withers", ancient_one="yog-sothoth").at(0, "rome").mystery("arcane-understanding").clues(0, 3)
    t.gives(0, "arcane-manuscripts", "glass-of-mortlan", "necronomicon").spell(0, "plumb-the-void", 1)
    t.turn().roll(6, 6, 6).play("use:plumb-the-void#1", "keep", "decline", "decline", "do-it")
    t.roll(6, 1, 1).play("use:necronomicon")
    assert len(t.told(tells.Rolls)[-1].told.dice) == 3, "no bonus for Spells"
    t.play("keep", "do-it")
    assert t.told(tells.TestResult)[-1].told.successes == 1, "a 6 counts once"
    assert (t.tokens_on("arcane-understanding"), len(t.owned())) == (0, 4 + 2), "and the Mystery does not ask again"


@rule("EH-FAQ-07")
def test_whoever_was_traded_with_decides_on_changing_places() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, "mi-go-brain-case")
    t.turn(0).play("use:mi-go-brain-case", "give:mi-go-brain-case", "yes")
    assert (t.question, t.asked) == (asks.WhetherTo, 1)
    t.play("do-it")
    assert (t.where(0), t.where(1), t.owned(1)) == ("tokyo", "rome", ["mi-go-brain-case"])


@rule("EH-DEF-13", "EH-ACT-06")
def test_an_action_that_charlie_gave_goes_on_though_he_falls_meanwhile() -> None:
    t = empty("charlie-kane", "jim-culver").at(0, "rome").at(1, "rome").values(0, sanity=1)
    t.spell(0, "flesh-ward", 1)
    t.spell(1, "plumb-the-void", 1)
    t.round().roll(1, 1, 6, 1).play("use:charlie-kane", "do-it", "use:plumb-the-void#1", "person:seat-2")
    t.play("use:flesh-ward#1")
    assert (t.alive(0), t.health(1)) == (False, 7 - 3 + 2), "what the ward did not prevent is lost"
    assert (t.asked, t.question) == (1, asks.Action), "then Jim has his own turn"


@rule("EH-INV-09", "EH-DEF-13", "EH-RSV-02")
def test_a_flight_that_charlie_paid_for_goes_on_though_he_falls_meanwhile() -> None:
    t = empty("charlie-kane", "mark-harrigan", ancient_one="cthulhu").at(0, "rome").at(1, "sydney").values(0, health=1)
    t.eldritch("3").reserve(*FLIGHT).spell(0, "instill-bravery", 1)
    t.round().roll(5, 1, 1, 1).play("acquire", "no", "buy:charter-flight", "person:seat-2", "space:space-3")
    t.roll(6, 1).play("use:instill-bravery#1")
    assert (t.alive(0), t.asked, t.options) == (False, 1, ["space:buenos-aires", "space:sydney", "stop"])
    t.play("space:buenos-aires")
    assert (t.asked, t.question, t.owned(1)) == (1, asks.Action, []), "it is used up, and Mark has his own turn"
    assert len(t.zone(box.RESERVE)) == 4, "its slot is filled"


@rule("EH-DEL-03", "EH-ACT-06")
def test_an_action_that_charlie_gave_goes_on_though_it_ends_his_turn() -> None:
    t = empty("charlie-kane", "jim-culver", ancient_one="cthulhu").at(0, "rome").at(1, "rome").eldritch("space-3")
    t.spell(1, "plumb-the-void", 1)
    t.round().roll(6, 1).play("use:charlie-kane", "do-it", "use:plumb-the-void#1", "person:seat-1", "do-it", "space:space-3")
    assert (t.where(0), t.sanity(0), t.count(box.DELAYED[0])) == ("space-3", 8 - 1, 0)
    assert t.sanity(1) == 5 - 1, "the back of the Spell is resolved"
    assert (t.asked, t.question) == (1, asks.Action), "and Charlie has no actions left"


@rule("EH-FAQ-07")
def test_who_rests_beside_a_witch_doctor_may_do_without() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "witch-doctor").values(0, health=3)
    t.turn(0).play("rest", "done")
    assert (t.health(0), t.question) == (3 + 1, asks.Action)


@rule("EH-DEL-04")
def test_a_delayed_investigator_may_fly_when_charlie_pays_for_it() -> None:
    t = empty("charlie-kane", "lily-chen").at(0, "rome").at(1, "tokyo").delayed(1).reserve(*FLIGHT)
    t.turn(0).roll(5, 1, 1, 1).play("acquire", "no", "buy:charter-flight", "person:seat-2")
    assert (t.question, t.asked) == (asks.WhichSpace, 1), "only actions are barred"
