"""Costs: paid together, by the one who uses the card, and only for an effect (AH-CST)."""

from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-CST-01")
def test_all_parts_of_a_cost_are_needed() -> None:
    t = table("agnes-baker").in_play(0, "scrying")
    assert "use:scrying" in t.turn(0).options
    t.exhausted(piece("scrying"))
    assert "use:scrying" not in t.turn(0).options, "a charge alone is not enough"
    t.state.set(box.EXHAUSTED[piece("scrying")], 0)
    t.state.set(box.USES_LEFT[piece("scrying")], 0)
    assert "use:scrying" not in t.turn(0).options, "exhausting alone is not enough"


@rule("AH-CST-01")
def test_all_parts_of_a_cost_are_paid_before_the_effect() -> None:
    t = table("agnes-baker").in_play(0, "scrying").turn(0).play("use:scrying")
    assert t.question == asks.LookWhere
    assert (t.count(box.EXHAUSTED[piece("scrying")]), t.count(box.USES_LEFT[piece("scrying")])) == (1, 2)
    assert t.count(box.ACTIONS[0]) == 2


@rule("AH-CST-02")
def test_nobody_else_pays_for_a_card() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "machete").resources(0, 2).resources(1, 9).turn(0)
    assert "play:machete" not in t.options


@rule("AH-CST-02")
def test_whoever_uses_an_ability_pays_for_it() -> None:
    t = table("skids-otoole", "daisy-walker").resources(0, 0).resources(1, 4)
    t.enemy("mob-enforcer", engaged=0)
    assert "use:mob-enforcer" not in t.turn(0).options
    t.turn(1).play("use:mob-enforcer")
    assert (t.count(box.RESOURCES[1]), t.home("mob-enforcer")) == (0, box.DISCARD[0])


@rule("AH-CST-02", "AH-ADV-01")
def test_a_group_cost_is_shared() -> None:
    t = table("roland-banks", "daisy-walker").holds(0, 1).holds(1, 3).turn(0)
    t.play("advance", "seat:seat-1")
    assert (t.clues_of(0), t.clues_of(1)) == (0, 0)
    assert t.zone(box.ACT) == ["the-barrier"]


@rule("AH-CST-03")
def test_horror_paid_as_a_cost_counts_when_an_asset_takes_it() -> None:
    t = table("agnes-baker").in_play(0, "forbidden-knowledge", "holy-rosary").turn(0)
    t.play("use:forbidden-knowledge", "on:holy-rosary")
    assert (t.horror(), t.count(box.HORROR[piece("holy-rosary")])) == (0, 1)
    assert (t.count(box.RESOURCES[0]), t.count(box.USES_LEFT[piece("forbidden-knowledge")])) == (6, 3)


@rule("AH-CST-04")
def test_a_cost_cannot_be_paid_for_nothing() -> None:
    t = table("daisy-walker").hand(0, "working-a-hunch").in_play(0, "first-aid").clues("study", 0).turn(0)
    assert not {"play:working-a-hunch", "use:first-aid"} & set(t.options)
    t.clues("study", 1).harmed(0, horror=1).turn(0)
    assert {"play:working-a-hunch", "use:first-aid"} <= set(t.options)


@rule("AH-CST-05")
def test_an_action_with_an_additional_cost_that_cannot_be_paid_does_not_happen() -> None:
    t = table().house().threat(0, "frozen-in-fear")
    t.enemy("swarm-of-rats", at="hallway")
    t.exhausted(piece("swarm-of-rats")).turn(0).play("resource", "resource")
    assert not [key for key in t.options if key.startswith(("move", "fight", "evade"))]
    assert {"investigate", "draw", "resource", "engage:swarm-of-rats"} <= set(t.options)


@rule("AH-CST-05")
def test_only_the_first_move_fight_or_evade_of_a_round_costs_more() -> None:
    t = table().house().threat(0, "frozen-in-fear").turn(0).play("move:cellar")
    assert t.count(box.ACTIONS[0]) == 1
    t.play("move:hallway")
    assert (t.where(), t.count(box.ACTIONS[0])) == ("hallway", 0)


@rule("AH-CST-05")
def test_compulsory_instructions_ignore_additional_costs() -> None:
    t = table().threat(0, "frozen-in-fear").holds(0, 2).turn(0).play("resource", "resource", "resource", "advance")
    assert t.where() == "hallway"
