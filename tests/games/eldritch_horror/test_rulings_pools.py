"""Rulings on the reserve, and on decks, stacks and pools that have nothing left."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ALLY, ARTIFACT, ASSET, CLUE, HEALTH, ITEM
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece


@rule("EH-RSV-03", "EH-DEF-07")
def test_what_a_newcomer_takes_from_the_reserve_is_replaced() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").values(0, health=1)
    t.effect(0, w.Lose(HEALTH)).stack("tokyo").reserve("fishing-net", "38-revolver", "axe", "whiskey")
    t.mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play("task:new-investigators" if t.question is asks.NextTask else t.options[0])
    t.play("play:mark-harrigan")
    assert ("38-revolver" in t.owned(0), len(t.zone(box.RESERVE))) == (True, 4)


@rule("EH-RSV-03", "EH-DEF-13")
def test_what_was_taken_from_the_reserve_in_an_encounter_is_replaced_though_its_owner_falls() -> None:
    t = empty("lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.reserve("axe", "38-revolver", "whiskey", "kerosene")
    t.monster("maniac", "rome")
    t.monster("mummy", "rome")
    t.roll(6, 6, 6, 6, 6, 6, 6, 6).encounter(0).play("fight:maniac")
    t.idle()
    assert (t.alive(0), len(t.zone(box.RESERVE))) == (False, 4)
    assert "axe" in t.zone(box.LEFT_BY[piece("lily-chen")])


@rule("EH-RSV-03", "EH-DEF-13")
def test_a_service_taken_from_the_reserve_in_an_encounter_is_replaced_though_its_owner_flies_to_death() -> None:
    t = empty("lily-chen", "leo-anderson", ancient_one="cthulhu").at(0, "sydney").at(1, "tokyo").values(0, sanity=1)
    t.eldritch("3").reserve("charter-flight", "38-revolver", "whiskey", "kerosene").on_top("ge-12")
    t.encounter(0).roll(6, 1).play("encounter:general", "choose:0", "space:space-3", "space:sydney")
    assert (t.alive(0), len(t.zone(box.RESERVE))) == (False, 4)


@rule("EH-RSV-03")
def test_what_a_fight_takes_from_the_reserve_is_replaced_before_the_further_encounter() -> None:
    t = empty("mark-harrigan").at(0, "rome").reserve("axe", "bandages", "kerosene", "whiskey").on_top("arcane-tome")
    t.monster("maniac", "rome")
    t.roll(*[6] * 16).encounter(0)
    assert (t.question, t.owned()) == (asks.Encounter, ["axe"])
    assert t.zone(box.RESERVE) == ["bandages", "kerosene", "whiskey", "arcane-tome"]


@rule("EH-GAT-03", "EH-LIM-06")
def test_a_gate_that_is_discarded_with_nothing_in_the_stack_is_the_next_to_open() -> None:
    t = empty("silas-marsh").at(0, "rome").stack().cup("ghost")
    for where in ("rome", "tokyo", "sydney"):
        t.gate(where)
    t.on_top("ow-1").roll(*[6] * 9).encounter(0).play("encounter:other-world").idle()
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-rome"], []), "closed"
    t.effect(0, w.DiscardGate()).play("pick:gate-tokyo")
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-rome"], ["gate-tokyo"])
    both = empty("silas-marsh").stack().omen(2)
    for where in ("rome", "sydney"):
        both.gate(where)
    both.event("dimensional-instability")
    assert sorted(both.zone(box.GATE_STACK)) == ["gate-rome", "gate-sydney"], "at once"


@rule("EH-CLU-01", "EH-LIM-06")
def test_clues_that_are_discarded_with_nothing_in_the_pool_are_the_next_to_be_drawn() -> None:
    t = empty("norman-withers").clues(0, 4).pool()
    t.effect(0, w.Discard(CLUE, 2))
    first = t.zone(box.CLUE_POOL)
    assert (len(first), t.zone(box.CLUE_DISCARD)) == (2, []), "both were discarded at once"
    t.effect(0, w.SpendClues(2)).play("clues")
    assert (t.zone(box.CLUE_POOL), len(t.zone(box.CLUE_DISCARD))) == (first, 2)
    t.effect(0, w.GainClue(2))
    assert sorted(t.zone(box.CLUES_OF[0])) == sorted(first)


@rule("EH-GAT-03", "EH-LIM-06")
def test_a_gate_that_an_effect_discards_fills_an_empty_stack() -> None:
    t = empty("silas-marsh").stack()
    t.gate("tokyo")
    t.effect(0, w.DiscardGate()).idle()
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-tokyo"], [])


@rule("EH-CLU-01", "EH-LIM-06", "EH-DEV-03")
def test_clues_that_an_investigator_spends_or_leaves_fill_an_empty_pool() -> None:
    for effects in ([w.SpendClues(2)], [w.Devour()], [w.Lose(HEALTH, 9), w.ForgetDefeated()]):
        t = empty("norman-withers", "lily-chen").at(0, "rome").clues(0, 2).pool()
        for effect in effects:
            assert (t.zone(box.CLUE_POOL), t.zone(box.CLUE_DISCARD)) == ([], []), "a defeated investigator keeps them"
            t.effect(0, effect).idle()
        assert (len(t.zone(box.CLUE_POOL)), t.zone(box.CLUE_DISCARD)) == (2, [])


@rule("EH-CLU-01", "EH-LIM-06", "EH-DIS-04")
def test_clues_that_are_discarded_from_the_board_or_a_mystery_fill_an_empty_pool() -> None:
    world = empty("norman-withers", "lily-chen").at(0, "rome").pool()
    for where in ("tokyo", "sydney"):
        world.clue(where)
    world.effect(0, w.DiscardClues())
    assert (len(world.zone(box.CLUE_POOL)), world.zone(box.CLUE_DISCARD)) == (2, []), "all at once"
    taken = empty("norman-withers").at(0, "rome").pool()
    taken.clue("tokyo")
    taken.monster("mi-go", "shanghai")
    assert taken.reckoning().zone(box.CLUE_POOL) == ["clue-tokyo"]
    hidden = empty("norman-withers").at(0, "rome").pool()
    hidden.clue("tokyo")
    hidden.spell(0, "clairvoyance", 2)
    assert hidden.encounter(0).play("use:clairvoyance#1").idle().zone(box.CLUE_POOL) == ["clue-tokyo"]
    solved = empty("norman-withers").pool().mystery("occult-research")
    solved.state.put(solved.clue("tokyo"), box.KEPT_ON[piece("occult-research")])
    assert solved.mythos_phase(None).zone(box.CLUE_POOL) == ["clue-tokyo"]


def without_assets(*kept: str) -> Table:
    """A table at which all Assets but those of the reserve and the named ones are out of the game; Leo has the latter."""
    t = empty("leo-anderson", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, *kept)
    t.reserve("bandages", "whiskey", "kerosene", "38-revolver")
    for card in (*t.state.zone(box.DECK_OF[ASSET]), *t.state.zone(box.DISCARD_OF[ASSET])):
        t.state.put(card, box.GONE)
    return t


@rule("EH-LIM-06", "EH-DIS-03")
def test_an_asset_that_is_discarded_without_a_deck_is_the_new_deck() -> None:
    t = without_assets("cat-burglar", "axe", "dynamite").effect(0, w.Discard(ASSET, trait=ALLY))
    assert (t.zone(box.DECK_OF[ASSET]), t.zone(box.DISCARD_OF[ASSET])) == (["cat-burglar"], [])
    t.roll(6, 6).turn().play("use:leo-anderson")
    assert t.owned() == ["axe", "dynamite"], "no Ally lies in the discard pile"
    t.effect(0, w.Discard(ASSET)).play("pick:axe")
    t.effect(1, w.GainAsset())
    assert (t.owned(1), t.zone(box.DECK_OF[ASSET])) == (["cat-burglar"], ["axe"]), "the first one is the next to come"


@rule("EH-LIM-06")
def test_assets_that_are_discarded_together_without_a_deck_form_it_together() -> None:
    t = without_assets("cat-burglar", "axe", "dynamite").effect(0, w.Discard(ASSET, 2, trait=ITEM))
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "dynamite"], [])
    t = without_assets().event("driven-to-bankruptcy")
    assert (len(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (4, [])
    t = without_assets("axe", "cat-burglar").effect(0, w.Devour())
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "cat-burglar"], [])
    t = without_assets("axe", "cat-burglar").values(0, health=1).effect(0, w.Lose(HEALTH)).event("no-peace-for-the-fallen")
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "cat-burglar"], [])
    t = without_assets("axe", "cat-burglar", "dynamite").event("burden-of-greed").play("pick:dynamite", "pick:axe")
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "dynamite"], [])


@rule("EH-LIM-06")
def test_an_artifact_that_is_discarded_without_a_deck_is_the_next_to_be_gained() -> None:
    t = empty("leo-anderson").at(0, "rome").gives(0, "pallid-mask", "gate-box")
    for card in t.state.zone(box.DECK_OF[ARTIFACT]):
        t.state.put(card, box.GONE)
    t.effect(0, w.Discard(ARTIFACT)).play("pick:gate-box")
    t.effect(0, w.Discard(ARTIFACT)).effect(0, w.GainArtifact())
    assert (t.owned(), t.zone(box.DECK_OF[ARTIFACT])) == (["gate-box"], ["pallid-mask"])


@rule("EH-CLU-01", "EH-SPD-03", "EH-LEA-02")
def test_clues_that_a_group_spends_into_an_empty_pool_are_mixed_together() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "rome").clues(0, 1).clues(2, 1)
    t.pool().ongoing("web-between-worlds").reckoning().play("yes", "person:seat-1")
    assert (t.has_clues(0), t.has_clues(2)) == (0, 0)
    assert (len(t.zone(box.CLUE_POOL)), t.zone(box.CLUE_DISCARD)) == (2, []), "nobody knows which comes next"


@rule("EH-RSV-03", "EH-REC-04")
def test_what_fades_from_the_reserve_in_a_reckoning_is_replaced_before_the_investigators_reckon() -> None:
    t = empty("lily-chen").at(0, "rome").reserve("urban-guide", "agency-quarantine", "double-barreled-shotgun", "axe")
    for card in (*t.state.zone(box.DECK_OF[ASSET]), *t.state.zone(box.DISCARD_OF[ASSET])):
        t.state.put(card, box.GONE)
    t.on_top("bandages", "whiskey", "pocket-watch").ongoing("faded-from-society", tokens=4)
    t.condition(0, "paranoia", "kleptomania")
    t.roll(1, 1, 1).reckoning()
    assert t.zone(box.RESERVE) == ["axe", "bandages", "whiskey", "pocket-watch"]
    assert t.owned() == [], "so the deck has nothing left to steal"


@rule("EH-RSV-03", "EH-MYT-01")
def test_nobody_gains_in_the_text_of_a_mythos_card_what_its_reckoning_has_brought_into_the_reserve() -> None:
    t = empty("lily-chen").at(0, "rome").reserve("urban-guide", "axe", "38-revolver", "kerosene")
    t.on_top("bandages", "whiskey").ongoing("faded-from-society", tokens=4).mythos("silver-twilight-aid").play("choose:1")
    assert (t.owned(), t.zone(box.RESERVE)[-1]) == (["whiskey"], "bandages")


@rule("EH-RSV-02", "EH-DEF-13")
def test_the_reserve_waits_for_the_buyer_whom_charlie_let_act_though_he_falls_meanwhile() -> None:
    t = empty("charlie-kane", "mark-harrigan", ancient_one="cthulhu").at(0, "rome").at(1, "sydney").values(0, health=1)
    t.spell(0, "instill-bravery", 1)
    t.eldritch("3").reserve("charter-flight", "bandages", "38-revolver", "kerosene")
    t.round().roll(6, 6, 6, 1).play("use:charlie-kane", "do-it", "acquire", "no", "buy:charter-flight", "space:space-3")
    t.play("use:instill-bravery#1", "stop")
    assert (t.alive(0), t.asked, t.question) == (False, 1, asks.Buy)
    assert t.zone(box.RESERVE) == ["bandages", "38-revolver", "kerosene"]
    assert len(t.play("done").zone(box.RESERVE)) == 4
