"""Rulings on the omen, Doom, reckonings, Mysteries and the Ancient Ones."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import BLUE, GREEN, RED, SANITY_TOKEN
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import empty, piece


@rule("EH-DEL-03")
def test_awakened_cthulhu_takes_sanity_and_a_token_from_who_sails_onto_his_tokens() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").awaken().at(0, "buenos-aires").eldritch("space-3").values(0, 8, 4).turn()
    t.play("move:space-3")
    assert (t.question, t.sanity(), t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")])) == (None, 3, 1)


@rule("EH-DEF-06", "EH-REC-04")
def test_a_blow_among_friends_in_a_reckoning_takes_nobody_elses_reckoning_away() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "rome").at(1, "tokyo").at(2, "rome").values(2, health=2)
    t.condition(0, "paranoia", "violent-outbursts")
    t.condition(1, "debt", "beyond-riches")
    t.condition(2, "debt")
    t.reckoning().idle()
    assert (t.alive(2), t.conditions(1), t.sanity(1)) == (False, [], 6 - 3), "Leo still pays"


@rule("EH-DEF-05", "EH-REC-04")
def test_who_takes_the_lead_over_in_a_reckoning_does_not_reckon_for_the_fallen_too() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "tokyo").at(1, "rome").at(2, "rome")
    t.values(0, health=1).values(2, health=2).stack("sydney")
    t.condition(0, "internal-injury", "cracked-rib")
    t.condition(1, "paranoia", "violent-outbursts")
    t.condition(2, "debt")
    t.mythos("omen-of-good-fortune").play("person:seat-3")
    t.idle()
    assert [t.alive(seat) for seat in range(3)] == [False, True, False], "the first lead falls, then the second"
    turned = [box.CODE[note.told.card] for note in t.told(tells.TurnedOver)]
    assert turned == ["internal-injury", "paranoia"], "Leo leads now, and had his outburst once"


@rule("EH-REC-06")
def test_a_debt_that_changed_hands_during_a_reckoning_is_not_called_in_twice() -> None:
    t = empty("lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo")
    debt = t.condition(0, "debt", "beyond-riches")
    for card in box.CONDITION_CARDS:
        if box.CODE[card] == "debt" and card != debt:
            t.state.put(card, box.GONE)
    t.condition(1, "amnesia", "unexplained-debts")
    t.roll(6, 6, 6).reckoning().idle()
    assert (t.conditions(0), t.conditions(1)) == ([], ["debt"])


@rule("EH-DOM-03")
@pytest.mark.parametrize(("colour", "times"), [(GREEN, 1), (BLUE, 2), (RED, 1)])
def test_four_steps_of_the_omen_come_round_and_count_a_gate_whenever_they_meet_it(colour: int, times: int) -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").omen(0).doom(12)
    t.gate(next(box.space_slug(gate.space) for gate in box.GATE.values() if gate.omen == colour))
    t.effect(0, *[w.AdvanceOmen()] * 4)
    assert (t.count(box.OMEN), t.count(box.DOOM)) == (0, 12 - times), "green, blue, red, blue: a full turn"


@rule("EH-DOM-03", "EH-GAT-05", "EH-GAT-06")
def test_neither_setting_the_omen_nor_a_spawned_or_discarded_gate_advances_doom() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(0).doom(10).stack("tokyo").cup("ghost")
    t.gate("rome")
    t.effect(0, w.SetOmen(back=True), w.SpawnGate(), w.DiscardGate()).idle()
    assert t.count(box.DOOM) == 10


@rule("EH-DOM-05", "EH-DOM-04")
def test_doom_that_comes_on_top_of_the_awakening_goes_by_the_turned_sheet() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").doom(2)
    t.effect(0, w.AdvanceDoom(5)).idle()
    assert box.AWAKE in t.state.counts
    assert t.count(box.DOOM) == 0
    t.effect(0, w.RetreatDoom())
    assert t.count(box.DOOM) == 0, "it cannot retreat any more"


@rule("EH-MYS-09")
def test_a_mystery_that_has_all_it_needs_is_not_solved_before_the_phase_ends() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("omen-of-devastation", tokens=5)
    t.effect(0, w.GainClue()).turn().play("end")
    t.encounter().idle()
    assert (t.result, len(t.zone(box.SOLVED))) == (None, 2)
    t.doom(1).gate("rome")
    t.omen(0).effect(0, w.AdvanceDoom())
    assert t.result == (False, "EH-AO-02"), "Azathoth awakens before the Mystery is looked at"


@rule("EH-MYS-09")
def test_at_the_end_of_the_phase_it_is() -> None:
    t = empty("silas-marsh").at(0, "rome").mystery("omen-of-devastation", tokens=1).stack("tokyo").cup("ghost")
    assert t.zone(box.SOLVED) == []
    t.mythos_phase("support-of-the-church")
    while t.question is asks.NextTask:
        t.play(t.options[0])
    assert t.zone(box.SOLVED) == ["omen-of-devastation"]


@rule("EH-REC-06")
def test_a_horde_that_a_rising_terror_brings_does_not_reckon_in_it() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(10)
    t.monster("zombie", "tokyo")
    t.roll(1).event("rising-terror").idle()
    assert (t.monsters("tokyo"), t.count(box.DOOM)) == (["zombie-horde"], 10)


@rule("EH-REC-07")
def test_every_monster_reckons_twice_in_the_order_the_lead_likes() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(10)
    t.monster("dark-young", "tokyo")
    t.monster("star-spawn", "sydney")
    t.roll(1, 2, 1, 2).event("rising-terror").play("pick:dark-young")
    assert (t.count(box.DOOM), sorted(t.options)) == (9, ["pick:dark-young", "pick:star-spawn"])
    t.play("pick:dark-young")
    assert t.count(box.DOOM) == 10 - 4, "the other one follows twice without a question"


@rule("EH-DOM-04")
def test_awakened_yog_sothoth_takes_gates_that_a_card_counts_from_the_stack() -> None:
    t = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken().stack("sydney", "shanghai").omen(3)
    t.gate("rome")  # red, as the omen one step back
    t.event("perplexing-stars")
    assert (t.gates(), t.zone(box.KEPT_ON[piece("yog-sothoth")])) == (["rome"], ["gate-sydney"])


@rule("EH-AO-02", "EH-REC-02")
def test_awakened_cthulhu_counts_his_sanity_once_for_all() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").awaken().at(0, "rome").at(1, "tokyo")
    t.values(0, sanity=2).values(1, sanity=6).state.set(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")], 2)
    t.reckoning().idle()
    assert (t.alive(0), t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")])) == (False, 2 + 1)
    assert t.sanity(1) == 6 - 2, "who falls first does not make it worse for the others"


@rule("EH-AO-02")
def test_two_investigators_beside_one_gate_give_awakened_yog_sothoth_that_gate_once() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").awaken().at(0, "rome").at(1, "rome")
    t.gate("rome")
    t.gate("tokyo")
    t.reckoning().idle()
    assert (t.zone(box.KEPT_ON[piece("yog-sothoth")]), t.gates(), t.result) == (["gate-rome"], ["tokyo"], None)


@rule("EH-AO-02", "EH-DIS-01")
def test_and_the_second_of_them_is_asked_for_no_spell_once_that_gate_is_gone() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").awaken().at(0, "rome").at(1, "rome")
    t.gives(0, "wither#1").gives(1, "shriveling#1").gate("rome")
    t.reckoning().play("no")
    assert (t.question, t.gates(), t.owned(1)) == (None, [], ["shriveling"])
    kept = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").awaken().at(0, "rome").at(1, "rome")
    kept.gives(0, "wither#1").gives(1, "shriveling#1").gate("rome")
    kept.reckoning().play("yes", "no")
    assert (kept.gates(), kept.owned(0), kept.owned(1)) == ([], [], ["shriveling"]), "a Spell saves it from its owner only"


@rule("EH-CUL-02", "EH-AO-02", "EH-RUM-02")
def test_cultists_on_a_rumor_that_grow_tougher_with_the_awakening_solve_it() -> None:
    t = empty("lily-chen", "leo-anderson", ancient_one="cthulhu").ongoing("return-of-the-ancient-ones")
    t.state.put(piece("cultist"), box.KEPT_ON[piece("return-of-the-ancient-ones")])
    t.doom(1).effect(0, w.AdvanceDoom())
    assert t.home("return-of-the-ancient-ones") == box.MYTHOS_DISCARD


@rule("EH-DEF-06", "EH-INV-01", "EH-SRG-01")
def test_a_lead_who_falls_by_what_a_surge_brings_leaves_the_rest_of_the_card_to_the_next_one() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson", ancient_one="yog-sothoth").at(0, "rome").at(1, "tokyo")
    t.condition(0, "cursed", "the-innsmouth-look")
    t.values(0, health=3).gate("istanbul")
    t.gate("san-francisco")
    t.omen(3).cup("wraith", "ghoul", "skeleton", "gug").roll(6, 1)
    t.mythos("buying-information").play("person:seat-2")
    assert (t.alive(0), t.count(box.LEAD)) == (False, 1), "the wraith's curse was the second one"
    assert (t.monsters("istanbul"), t.monsters("san-francisco")) == (["wraith", "ghoul"], ["skeleton", "gug"])
    assert (t.has_clues(1), t.home("buying-information")) == (1, box.MYTHOS_DISCARD), "the new lead buys information"


@rule("EH-DOM-04", "EH-DEV-01", "EH-DEF-06")
def test_doom_advances_to_its_end_though_the_lead_is_devoured_by_its_first_step() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson", ancient_one="shub-niggurath").awaken().at(0, "2").at(1, "tokyo")
    t.condition(0, "cursed", "the-innsmouth-look")
    t.cup("wraith", "ghoul", "skeleton", "gug").state.set(box.PHASE, box.MYTHOS_PHASE)
    t.event("desperate-times").play("no", "person:seat-2")
    assert (t.alive(0), t.count(box.LEAD)) == (False, 1)
    assert t.monsters("the-heart-of-africa") == ["epic-shub-niggurath", "wraith", "ghoul", "skeleton"]
