"""The abilities of the twelve investigators (EH-INV)."""

from __future__ import annotations

from miskatonic.core import hidden
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import DEBT, LORE, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import empty, piece, table

# -------------------------------------------------------------------- Akachi


@rule("EH-INV-04", "EH-INF-03")
def test_akachi_looks_at_two_gates_and_alone_knows_them() -> None:
    t = empty("akachi-onyele", "lily-chen").at(0, "rome").at(1, "rome").stack("tokyo", "sydney", "london").turn()
    t.play("use:akachi-onyele")
    assert (t.question, t.options) == (asks.WhichGateOnTop, ["pick:gate-tokyo", "pick:gate-sydney"])
    other = hidden.seen_by(t.state, 1)
    assert all(gate < 0 for gate in other.zone(box.GATE_STACK))
    assert other.asked[0].options == ()
    t.play("pick:gate-sydney")
    assert t.zone(box.GATE_STACK) == ["gate-sydney", "gate-london", "gate-tokyo"]
    own = hidden.seen_by(t.state, 0).zone(box.GATE_STACK)
    assert [gate >= 0 for gate in own] == [True, False, True], "what she saw stays known to her"


@rule("EH-INV-05")
def test_akachi_and_a_stack_of_one_or_none() -> None:
    t = empty("akachi-onyele").at(0, "rome").stack("tokyo")
    t.state.put(piece("gate-sydney"), box.GATE_DISCARD)
    t.turn().play("use:akachi-onyele")
    assert t.options == ["pick:gate-tokyo", "pick:gate-sydney"], "the discarded one lies under the last"
    last = empty("akachi-onyele").at(0, "rome").stack("tokyo").turn().play("use:akachi-onyele")
    assert (last.question, last.zone(box.GATE_STACK)) == (asks.Action, ["gate-tokyo"])
    assert "use:akachi-onyele" not in empty("akachi-onyele").at(0, "rome").stack().turn().options


@rule("EH-INV-06")
def test_after_closing_a_gate_akachi_may_go_directly_to_a_clue_or_gate() -> None:
    t = empty("akachi-onyele").at(0, "rome").on_top("ow-8").roll(*[6] * 9)
    t.gate("rome")
    t.gate("tokyo")
    t.clue("space-9")
    t.encounter().play("encounter:other-world")
    assert (t.question, t.options) == (asks.React, ["use:akachi-onyele/1", "pass"])
    t.play("use:akachi-onyele/1")
    assert t.options == ["space:tokyo", "space:space-9"]
    assert t.play("space:space-9").where() == "space-9"
    held = empty("akachi-onyele").at(0, "rome")
    held.gate("tokyo")
    held.condition(0, "detained")
    held.effect(0, w.Move(w.WithGate()))
    assert held.where() == "rome"


# -------------------------------------------------------------------- Charlie


@rule("EH-INV-07")
def test_charlie_lets_somebody_act_who_is_not_delayed() -> None:
    t = empty("charlie-kane", "lily-chen", "silas-marsh").at(0, "rome").at(1, "tokyo").at(2, "sydney").delayed(2).turn()
    t.play("use:charlie-kane")
    assert (t.question, t.asked) == (asks.WhetherTo, 1), "only Lily can be chosen"
    t.play("do-it")
    assert (t.question, t.asked) == (asks.AdditionalAction, 1)
    t.play("rest")
    assert t.asked == 0
    t.turn(1)
    assert "rest" not in t.options, "it counts as performed this round"


@rule("EH-INV-08", "EH-INV-09")
def test_charlies_purchases_may_go_to_anybody_and_services_are_resolved_by_them() -> None:
    t = empty("charlie-kane", "lily-chen").at(0, "rome").at(1, "tokyo").reserve("bandages", "private-care")
    t.values(1, health=1, sanity=1).roll(6, 6, 6, 6).turn().play("acquire", "no", "buy:bandages")
    assert (t.question, t.options) == (asks.WhoGains, ["person:seat-1", "person:seat-2"])
    t.play("person:seat-1", "buy:private-care", "person:seat-2")
    assert (t.owned(0), t.health(1), t.sanity(1)) == (["bandages"], 6, 6)


# -------------------------------------------------------------------- Diana


@rule("EH-INV-10")
def test_diana_discards_all_monsters_or_moves_a_cultist() -> None:
    t = empty("diana-stanley").at(0, "rome")
    t.monster("ghoul", "rome")
    assert "use:diana-stanley" not in t.turn().options, "nothing without a Cultist"
    t.monster("cultist", "rome")
    t.turn().play("use:diana-stanley", "choose:1", "space:tokyo")
    assert (t.monsters("rome"), t.monsters("tokyo")) == (["ghoul"], ["cultist"]), "the others stay"
    both = empty("diana-stanley").at(0, "rome")
    both.monster("ghoul", "rome")
    both.monster("cultist", "rome")
    both.turn().play("use:diana-stanley", "choose:0")
    assert both.monsters("rome") == []


# -------------------------------------------------------------------- Jacqueline


@rule("EH-INV-12")
def test_jacqueline_exchanges_clues_and_nothing_else_over_any_distance() -> None:
    t = empty("jacqueline-fine", "lily-chen").at(0, "rome").at(1, "tokyo").clues(1, 2).gives(1, "axe").gives(0, "whiskey")
    t.turn().play("use:jacqueline-fine")
    assert [key for key in t.options if "clue" not in key] == ["done"]
    t.play(t.options[0], "done", "yes")
    assert (t.has_clues(0), t.has_clues(1)) == (1, 1)


@rule("EH-INV-13", "EH-INV-14", "EH-INF-01")
def test_jacqueline_looks_at_conditions_of_others_and_gains_a_clue_once_per_round() -> None:
    t = empty("jacqueline-fine", "lily-chen").at(0, "rome").at(1, "tokyo").effect(1, w.GainCondition("amnesia"))
    assert (t.question, t.asked) == (asks.React, 0)
    t.play("use:jacqueline-fine/1")
    card = t.state.zone(box.CONDITIONS_OF[1])[0]
    assert t.has_clues(0) == 1
    assert hidden.seen_by(t.state, 0).zone(box.BEHIND[card])[0] >= 0
    assert hidden.seen_by(t.state, 1).zone(box.BEHIND[card])[0] < 0, "only she has seen it"
    t.effect(1, w.GainCondition("paranoia"))
    assert t.question is None, "once per round"
    own = empty("jacqueline-fine", "lily-chen").at(0, "rome").effect(0, w.GainCondition("amnesia"))
    assert own.question is None
    common = empty("jacqueline-fine", "lily-chen").at(0, "rome").effect(1, w.GainCondition(DEBT))
    assert common.question is None


# -------------------------------------------------------------------- Jim, Leo


@rule("EH-INV-15")
def test_jim_gives_sanity_in_addition_to_resting() -> None:
    t = empty("jim-culver").at(0, "rome").values(0, sanity=2).turn().play("rest", "use:jim-culver")
    assert t.sanity() == 4


def test_jim_helps_everybody_in_a_fight_on_his_space() -> None:
    t = empty("jim-culver", "lily-chen").at(0, "rome").at(1, "rome").fights("mummy", 1)
    assert len(t.told(tells.Rolls)[0].told.dice) == 3 + 1
    far = empty("jim-culver", "lily-chen").at(0, "tokyo").at(1, "rome").fights("mummy", 1)
    assert len(far.told(tells.Rolls)[0].told.dice) == 3


@rule("EH-INV-16", "EH-INV-17")
def test_leo_hires_an_ally_of_any_value_even_beside_a_monster() -> None:
    t = empty("leo-anderson").at(0, "rome").reserve("urban-guide", "axe", "whiskey", "kerosene")
    t.state.put(piece("hired-muscle"), box.DECK_OF[0])
    t.state.put(piece("witch-doctor"), box.DISCARD_OF[0])
    t.monster("ghoul", "rome")
    t.roll(6, 1).turn().play("use:leo-anderson")
    assert t.options == ["pick:urban-guide", "pick:witch-doctor"]
    assert t.play("pick:urban-guide").owned() == ["urban-guide"]
    failed = empty("leo-anderson").at(0, "rome").reserve("urban-guide").turn().play("use:leo-anderson")
    assert failed.owned() == []


# -------------------------------------------------------------------- Lily, Lola, Mark


@rule("EH-INV-18")
def test_lily_exchanges_one_kind_for_the_other() -> None:
    t = empty("lily-chen").at(0, "rome").values(0, health=4, sanity=5).turn().play("use:lily-chen", "choose:1")
    assert t.options == [f"number:{n}" for n in (4, 3, 2, 1, 0)], "never the last one"
    t.play("number:3")
    assert (t.health(), t.sanity()) == (6, 2), "not above the maximum"


@rule("EH-SPD-02")
def test_lily_can_give_one_of_two() -> None:
    t = empty("lily-chen").at(0, "rome").values(0, health=2, sanity=1).turn().play("use:lily-chen")
    assert t.options == ["number:1", "number:0"]
    t.play("number:1")
    assert (t.health(), t.sanity()) == (1, 2)


@rule("EH-INV-18", "EH-SPD-02")
def test_lily_has_nothing_to_exchange_with_the_last_of_a_kind() -> None:
    t = empty("lily-chen").at(0, "rome").values(0, health=1, sanity=1).turn()
    assert "use:lily-chen" not in t.options
    t = empty("lily-chen").at(0, "rome").values(0, health=1, sanity=3).turn().play("use:lily-chen")
    assert t.question is asks.HowMuch, "of Health she has none to spare"
    assert (t.play("number:2").health(), t.sanity()) == (3, 1)


@rule("EH-INV-19")
def test_lily_may_improve_the_same_skill_once_more_but_not_beyond_two() -> None:
    t = empty("lily-chen").at(0, "rome").effect(0, w.Improve(WILL))
    assert t.question is asks.React
    t.play("use:lily-chen/1")
    assert (t.skill("will"), t.options) == (2, []), "not by this ability again"
    once = empty("lily-chen").at(0, "rome").improved(0, "will", 1).effect(0, w.Improve(WILL))
    assert (once.skill("will"), once.question) == (2, None)


@rule("EH-INV-20", "EH-INV-21")
def test_lola_exchanges_improvements() -> None:
    t = empty("lola-hayes").at(0, "rome").improved(0, "will", 2).improved(0, "lore", 1).turn().play("use:lola-hayes")
    assert t.options == ["skill:lore", "skill:will", "done"]
    t.play("skill:will", "done")
    assert t.question is asks.WhichSkill
    t.play("skill:strength", "skill:strength")
    assert (t.skill("will"), t.skill("strength"), t.skill("lore")) == (0, 2, 1)


@rule("EH-INV-22")
def test_lola_helps_others_on_her_space_once_per_round() -> None:
    t = empty("lola-hayes", "lily-chen").at(0, "rome").at(1, "rome").effect(1, w.Test(STRENGTH))
    assert (t.question, t.asked) == (asks.HelpTest, 0)
    t.play("use:lola-hayes/1")
    assert len(t.told(tells.Rolls)[0].told.dice) == 5
    t.effect(1, w.Test(STRENGTH))
    assert len(t.told(tells.Rolls)[1].told.dice) == 4
    refused = empty("lola-hayes", "lily-chen").at(0, "rome").at(1, "rome").effect(1, w.Test(STRENGTH)).play("no")
    assert len(refused.told(tells.Rolls)[0].told.dice) == 4


@rule("EH-INV-23")
def test_a_monster_felled_by_marks_action_is_defeated_but_not_in_combat() -> None:
    t = empty("mark-harrigan").at(0, "rome").gives(0, "lodge-researcher")
    ghoul = t.monster("ghoul", "rome")
    t.turn().play("use:mark-harrigan")
    assert (t.state.home[ghoul], t.health(), t.has_clues()) == (box.CUP, 7, 0)
    assert len(t.told(tells.MonsterDefeated)) == 1


# -------------------------------------------------------------------- Norman, Silas, Trish


@rule("EH-INV-26")
def test_norman_pays_with_sanity_once_per_round() -> None:
    t = empty("norman-withers").at(0, "rome").clues(0, 1)
    t.monster("ghoul", "tokyo")
    t.gate("tokyo")
    t.turn().play("use:norman-withers", "do-it")
    assert (t.monsters("tokyo"), t.has_clues(), t.sanity()) == ([], 0, 6), "a Clue and a Sanity"
    t.effect(0, w.Test(STRENGTH))
    assert "spend-clue" not in t.options, "used up in this round"
    t.round()
    t.effect(0, w.Test(STRENGTH)).play("spend-clue")
    assert t.sanity() == 5
    last = empty("norman-withers").at(0, "rome").values(0, sanity=1).effect(0, w.May(w.SpendClues(), w.GainSpell()))
    assert last.question is None, "never his last Sanity"


@rule("EH-INV-27", "EH-INV-28", "EH-INV-29")
def test_silas_sails_without_tickets_acts_once_more_and_may_travel_too() -> None:
    t = empty("silas-marsh").at(0, "sydney").tickets(0, ship=2).turn().play("use:silas-marsh")
    assert sorted(t.options) == ["space:antarctica", "space:space-18", "space:space-20", "space:space-3"], "ships only"
    t.play("space:space-20")
    assert (t.question, t.where()) == (asks.AdditionalAction, "space-20"), "no ticket for this"
    t.play("rest")
    assert t.state.asked[0].what.left == 1
    t.play("move:tokyo", "stop")
    assert t.where() == "tokyo"


@rule("EH-INV-30", "EH-INV-31")
def test_trish_lets_a_clue_reroll_two_dice_of_several() -> None:
    t = empty("trish-scarborough", "silas-marsh").at(0, "rome").at(1, "rome").clues(1, 2).roll(1, 2, 3)
    t.effect(1, w.Test(STRENGTH, passed=w.Recover(SANITY))).play("spend-clue", "die:1")
    assert t.options == ["die:2", "die:3", "done"]
    t.roll(4, 5).play("die:2")
    assert t.state.asked[0].what.dice == (3, 4, 5)
    one = empty("trish-scarborough", "silas-marsh").at(0, "rome").at(1, "rome").clues(1, 1)
    one.effect(1, w.Test(LORE)).play("spend-clue")
    assert one.question is None, "only one die was rolled"


def test_trish_gains_a_clue_if_she_has_none() -> None:
    t = empty("trish-scarborough").at(0, "rome").turn().play("use:trish-scarborough")
    assert t.has_clues() == 1
    t.round()
    assert "use:trish-scarborough" not in t.turn().options


@rule("EH-INV-03", "EH-SET-07", "EH-SET-08")
def test_everybody_starts_where_and_with_what_the_back_of_the_sheet_says() -> None:
    for piece_, sheet in box.INVESTIGATOR.items():
        t = table(sheet.code)
        assert t.state.counts[box.AT[0]] == sheet.start
        assert sheet.injury in range(5)
        assert sheet.madness in range(5)
        assert piece_ == t.state.counts[box.PLAYS[0]]
    assert sorted(table("diana-stanley").owned()) == ["arcane-manuscripts", "wither"]
    assert (table("akachi-onyele").owned(), table("akachi-onyele").has_clues()) == (["mists-of-releh"], 1)
    lola = table("lola-hayes")
    assert sum(lola.count(family[0]) for family in box.IMPROVED) == 1, "other starting effects are carried out"


@rule("EH-NEA-01", "EH-NEA-02", "EH-NEA-03")
def test_nearest_is_over_the_fewest_paths_and_ones_own_space_counts() -> None:
    t = empty("silas-marsh").at(0, "space-8")
    t.effect(0, w.Move(w.Nearest(w.OfType(0))))
    assert t.options == ["space:arkham", "space:buenos-aires", "space:space-7"], "equally near: one chooses"
    t.at(0, "rome").effect(0, w.Move(w.Nearest(w.OfType(0))))
    assert (t.question, t.where()) == (None, "rome")
    assert places.DISTANCE[0][5] == 3, "Arkham, London, Rome, Istanbul"
