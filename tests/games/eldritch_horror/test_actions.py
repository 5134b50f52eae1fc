"""The Action Phase: turns, travel, rest, trade, tickets, Assets, component actions (EH-ACT, EH-TRV, EH-ACQ, EH-CAC)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import HEALTH
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty

# -------------------------------------------------------------------- turns


@rule("EH-ACT-01", "EH-ACT-02", "EH-INV-01")
def test_the_lead_performs_two_actions_then_the_next_one_clockwise() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "arkham").at(1, "rome").at(2, "tokyo")
    t.state.set(box.LEAD, 1)
    t.round()
    assert (t.asked, t.state.asked[0].what.left) == (1, 2)
    t.play("rest")
    assert (t.asked, t.state.asked[0].what.left) == (1, 1)
    t.play("prepare:ship")
    assert t.asked == 2
    assert t.play("end").asked == 0


@rule("EH-ACT-03", "EH-SUM-02")
def test_in_a_city_without_monsters_all_actions_are_possible() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").turn()
    kinds = {key.partition(":")[0] for key in t.options}
    assert kinds == {"move", "rest", "trade", "prepare", "acquire", "use", "end"}
    at_sea = empty("silas-marsh").at(0, "space-8").turn()
    assert {key.partition(":")[0] for key in at_sea.options} == {"move", "rest", "use", "end"}


@rule("EH-ACT-04")
@pytest.mark.parametrize("key", ["rest", "prepare:train", "acquire", "move:london"])
def test_each_action_only_once_per_round(key: str) -> None:
    t = empty("lily-chen").at(0, "rome").reserve().turn().play(key)
    while t.question is not asks.Action:
        t.play("done" if "done" in t.options else "no" if "no" in t.options else t.options[-1])
    verb = key.partition(":")[0]
    assert not [option for option in t.options if option.partition(":")[0] == verb]


@rule("EH-ACT-04", "EH-INV-28")
def test_an_additional_action_obeys_the_same_conditions() -> None:
    t = empty("silas-marsh").at(0, "sydney").turn().play("rest", "use:silas-marsh", "space:space-20")
    assert t.question is asks.AdditionalAction
    assert "rest" not in t.options, "rested already"
    t.play("acquire").idle()


@rule("EH-ACT-05")
def test_one_may_perform_fewer_actions_or_none() -> None:
    t = empty("silas-marsh").at(0, "rome").turn()
    assert t.play("end").question is None


@rule("EH-ACT-06")
def test_a_journey_cannot_be_interrupted() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").tickets(0, ship=1).turn().play("move:london")
    assert t.question is asks.Further
    assert not [key for key in t.options if key.startswith("trade")]


@rule("EH-ACT-07")
def test_the_ruby_is_used_in_the_own_turn_before_or_after_an_action() -> None:
    t = empty("silas-marsh").at(0, "rome").gives(0, "ruby-of-rlyeh").turn()
    assert "use:ruby-of-rlyeh" in t.options
    t.play("rest", "prepare:train")
    assert t.options == ["use:ruby-of-rlyeh", "end"], "after the second action too"
    t.play("use:ruby-of-rlyeh")
    assert (t.question, t.sanity()) == (asks.AdditionalAction, 3)
    t.play("move:london")
    assert t.where() == "london"
    late = empty("silas-marsh").at(0, "rome").gives(0, "ruby-of-rlyeh").delayed(0).turn()
    assert late.question is None, "who begins the phase Delayed has no such moment"


@rule("EH-RND-04")
def test_rounds_go_on() -> None:
    t = empty("silas-marsh").at(0, "rome").round()
    while t.count(box.ROUND) < 4 and t.state.result is None:
        t.play(t.options[-1])
    assert t.count(box.ROUND) == 4


# -------------------------------------------------------------------- travel and rest


@rule("EH-TRV-01", "EH-MAP-04", "EH-MAP-05")
def test_travel_goes_to_an_adjacent_space_along_any_path_without_a_ticket() -> None:
    t = empty("silas-marsh").at(0, "istanbul").turn()
    assert sorted(key for key in t.options if key.startswith("move:")) == [
        "move:rome",
        "move:space-16",
        "move:space-17",
        "move:the-pyramids",
    ]
    wild = empty("silas-marsh").at(0, "space-4").turn().play("move:space-5")
    assert wild.where() == "space-5", "uncharted"


@rule("EH-TRV-02")
def test_silas_travels_on_by_rail_and_rests_as_in_the_example() -> None:
    t = empty("silas-marsh").at(0, "san-francisco").tickets(0, train=1).values(0, health=6).turn()
    t.play("move:space-5")
    assert (t.question, t.options) == (asks.Further, ["move:san-francisco", "move:arkham", "stop"])
    t.play("move:arkham", "rest")
    assert (t.where(), t.count(box.TICKETS[0][0]), t.health(), t.sanity()) == ("arkham", 0, 7, 4)


@rule("EH-TRV-01", "EH-TRV-02")
def test_the_log_tells_a_first_step_from_one_for_a_ticket_and_from_no_travel_at_all() -> None:
    t = empty("silas-marsh").at(0, "san-francisco").tickets(0, train=1).turn().play("move:space-5", "move:arkham")
    assert [note.rule for note in t.told(tells.Moves)] == ["EH-TRV-01", "EH-TRV-02"]
    t = empty("silas-marsh").at(0, "rome").effect(0, w.Move(w.At(world.TOKYO)))
    assert [note.rule for note in t.told(tells.Moves)] == [""]


@rule("EH-TRV-02", "EH-MAP-05")
def test_a_ticket_is_good_for_its_own_kind_of_path_only() -> None:
    t = empty("silas-marsh").at(0, "space-8").tickets(0, train=1).turn().play("move:arkham")
    assert sorted(key for key in t.options if key.startswith("move:")) == ["move:space-5", "move:space-6"]
    ship = empty("silas-marsh").at(0, "space-8").tickets(0, ship=2).turn().play("move:arkham", "move:london", "move:rome")
    assert (ship.where(), ship.count(box.TICKETS[1][0])) == ("rome", 0), "any number of them"
    uncharted = empty("silas-marsh").at(0, "space-17").tickets(0, train=1, ship=1).turn().play("move:the-himalayas")
    assert (uncharted.where(), uncharted.question) == ("the-himalayas", asks.Action), "only uncharted paths lead on"


@rule("EH-RST-01", "EH-RST-02")
def test_rest_recovers_one_of_each_but_not_beside_a_monster() -> None:
    t = empty("silas-marsh").at(0, "rome").values(0, health=5, sanity=2).turn().play("rest")
    assert (t.health(), t.sanity()) == (6, 3)
    beside = empty("silas-marsh").at(0, "rome")
    beside.monster("ghoul", "rome")
    assert "rest" not in beside.turn().options


# -------------------------------------------------------------------- trade


@rule("EH-TRD-01", "EH-TRD-02", "EH-POS-02")
def test_possessions_of_all_kinds_change_hands_if_both_agree() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "axe").clues(0, 1).tickets(0, train=1)
    t.gives(1, "wither#1", "necronomicon").turn().play("trade:seat-2")
    clue = t.zone(box.CLUES_OF[0])[0]
    assert set(t.options) == {
        "give:axe", f"give:{clue}", "give-ticket:train", "take:wither#1", "take:necronomicon", "done",
    }  # fmt: skip
    t.play("give:axe", "take:wither#1", "give-ticket:train", f"give:{clue}", "done")
    assert (t.question, t.asked) == (asks.AgreeToTrade, 1)
    t.play("yes")
    assert (t.owned(0), sorted(t.owned(1)), t.has_clues(1)) == (["wither"], ["axe", "necronomicon"], 1)
    assert (t.count(box.TICKETS[0][0]), t.count(box.TICKETS[0][1])) == (0, 1)


@rule("EH-TRD-02")
def test_without_agreement_nothing_changes_hands() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "axe").turn()
    t.play("trade:seat-2", "take:axe", "no")
    assert (t.owned(0), t.owned(1)) == ([], ["axe"])


@rule("EH-TRD-02", "EH-ACT-01")
def test_an_offer_that_is_refused_was_no_action() -> None:
    t = empty("silas-marsh", "lily-chen", "jim-culver").at(0, "rome").at(1, "rome").at(2, "rome").gives(1, "axe")
    t.gives(2, "kerosene").turn().play("trade:seat-2", "take:axe", "no")
    assert (t.state.asked[0].what.left, "trade:seat-2" in t.options) == (2, False), "nor is Lily asked again in this turn"
    t.play("trade:seat-3", "take:kerosene", "yes", "rest")
    assert (t.owned(0), t.question) == (["kerosene"], None), "an agreed trade and a rest were two actions"


@rule("EH-TRD-02")
def test_who_has_refused_may_be_asked_again_after_another_action() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "axe")
    t.turn().play("trade:seat-2", "take:axe", "no")
    assert "trade:seat-2" in t.play("prepare:train").options, "there is a ticket to offer now"
    assert t.play("trade:seat-2", "give-ticket:train", "take:axe", "yes").owned(0) == ["axe"]


@rule("EH-TRD-02", "EH-ACT-07")
def test_also_after_one_that_a_card_gave() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "ruby-of-rlyeh").gives(1, "axe")
    t.turn().play("trade:seat-2", "take:axe", "done", "no", "use:ruby-of-rlyeh", "prepare:train")
    assert (t.question, t.state.asked[0].what.left, "trade:seat-2" in t.options) == (asks.Action, 2, True)


@rule("EH-TRD-02")
def test_but_not_after_an_offer_that_somebody_else_has_refused_too() -> None:
    t = empty("silas-marsh", "lily-chen", "jim-culver").at(0, "rome").at(1, "rome").at(2, "rome")
    t.gives(1, "axe").gives(2, "whiskey").turn().play("trade:seat-2", "take:axe", "no")
    t.play("trade:seat-3", "take:whiskey", "no")
    assert (t.question, [option for option in t.options if option.startswith("trade:")]) == (asks.Action, [])


@rule("EH-TRD-02", "EH-INV-28")
def test_nor_one_that_was_given_by_another() -> None:
    t = empty("charlie-kane", "lily-chen", "jim-culver").at(0, "tokyo").at(1, "rome").at(2, "rome").gives(2, "axe")
    t.turn().play("use:charlie-kane", "person:seat-2", "do-it", "trade:seat-3", "take:axe", "no")
    assert (t.asked, t.question, "trade:seat-3" in t.options) == (1, asks.AdditionalAction, False)
    assert t.play("rest").asked == 0


@rule("EH-TRD-01", "EH-TRD-03")
def test_only_on_the_same_space_and_never_conditions_or_improvements() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").turn()
    assert "trade:seat-2" not in t.options
    t.at(1, "rome").improved(0, "will", 1)
    t.condition(0, "debt")
    assert t.turn().play("trade:seat-2").question is asks.Action, "nothing to trade"


@rule("EH-PRE-03", "EH-SPL-03")
def test_a_trade_leaves_nobody_with_three_tickets_or_two_spells_of_a_name() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").tickets(0, train=1).tickets(1, ship=2)
    t.gives(0, "wither#1").gives(1, "wither#2").turn()
    t.play("trade:seat-2", "give-ticket:train", "give:wither#1", "done", "yes")
    assert (t.question, t.asked) == (asks.DropTicket, 1)
    t.play("drop:ship")
    assert (t.count(box.TICKETS[0][1]), t.count(box.TICKETS[1][1]), t.owned(1)) == (1, 1, ["wither"])


# -------------------------------------------------------------------- tickets


@rule("EH-PRE-01", "EH-PRE-02")
@pytest.mark.parametrize(
    ("where", "kinds"), [("rome", ["train", "ship"]), ("london", ["ship"]), ("space-14", ["train"]), ("space-8", [])]
)
def test_a_ticket_of_a_path_that_leads_to_the_city(where: str, kinds: list[str]) -> None:
    t = empty("silas-marsh").at(0, where).turn()
    assert [key for key in t.options if key.startswith("prepare:")] == [f"prepare:{kind}" for kind in kinds]


@rule("EH-PRE-03", "EH-PRE-04")
def test_who_has_two_tickets_discards_one_to_take_another() -> None:
    t = empty("silas-marsh").at(0, "rome").tickets(0, train=1, ship=1).turn().play("prepare:train")
    assert t.question is asks.DropTicket
    t.play("drop:ship")
    assert (t.count(box.TICKETS[0][0]), t.count(box.TICKETS[1][0])) == (2, 0)


# -------------------------------------------------------------------- Assets


def shop(*faces: int, city: str = "rome") -> Table:
    """Silas (influence 3) acquires Assets with these dice."""
    t = empty("silas-marsh").at(0, city).reserve("axe", "bandages", "carbine-rifle", "urban-guide")
    return t.roll(*faces).turn().play("acquire")


@rule("EH-ACQ-01")
def test_values_together_must_not_exceed_the_successes() -> None:
    t = shop(5, 6, 6).play("no")
    assert t.options == ["buy:axe", "buy:bandages", "buy:carbine-rifle", "done"], "4 is too dear"
    t.play("buy:axe")
    assert t.options == ["buy:bandages", "done"]
    t.play("buy:bandages")
    assert t.owned() == ["axe", "bandages"]


@rule("EH-ACQ-02")
def test_who_takes_nothing_may_discard_a_card_of_the_reserve() -> None:
    t = shop(1, 1, 1).play("no")
    assert t.question is asks.DiscardFromReserve
    t.play("pick:urban-guide")
    assert t.home("urban-guide") == "asset-discard:0"
    bought = shop(5, 1, 1).play("no", "buy:bandages")
    assert bought.question is asks.Action, "only who takes nothing"


@rule("EH-ACQ-01", "EH-ACQ-03")
def test_only_in_a_city_without_monsters() -> None:
    assert "acquire" not in empty("silas-marsh").at(0, "space-8").turn().options
    beside = empty("silas-marsh").at(0, "rome")
    beside.monster("ghoul", "rome")
    assert "acquire" not in beside.turn().options


@rule("EH-ACQ-04", "EH-ACQ-06")
def test_a_bank_loan_adds_two_successes_after_the_roll_for_a_debt() -> None:
    t = shop(5, 5, 1)
    assert (t.question, t.state.asked[0].what.successes) == (asks.Loan, 2)
    t.play("loan")
    assert t.conditions() == ["debt"]
    assert "buy:urban-guide" in t.options
    assert t.question is asks.Buy, "once per action"


@rule("EH-ACQ-04", "EH-ACQ-05")
def test_no_loan_for_who_has_a_debt_or_without_a_debt_card() -> None:
    t = empty("silas-marsh").at(0, "rome").reserve("axe")
    t.condition(0, "debt")
    assert t.roll(5, 5, 1).turn().play("acquire").question is asks.Buy
    none = empty("silas-marsh", "lily-chen").at(0, "rome").reserve("axe")
    for card in box.CONDITION_CARDS:
        if box.CODE[card] == "debt":
            none.state.put(card, box.GONE)
    assert none.roll(5, 5, 1).turn().play("acquire").question is asks.Buy


@rule("EH-RSV-01", "EH-RSV-02")
def test_the_reserve_is_filled_when_the_action_is_finished() -> None:
    t = shop(6, 6, 6).on_top("whiskey").play("no", "buy:axe")
    assert t.zone(box.RESERVE) == ["bandages", "carbine-rifle", "urban-guide"], "not while cards are being gained"
    t.play("done")
    assert t.zone(box.RESERVE) == ["bandages", "carbine-rifle", "urban-guide", "whiskey"]


@rule("EH-RSV-03")
def test_a_card_taken_by_another_effect_is_replaced_when_it_is_finished() -> None:
    t = empty("silas-marsh").at(0, "space-5").reserve("axe", "whiskey", "kerosene", "bandages").on_top("ge-1", "puzzle-box")
    t.roll(6, 6, 6).encounter().play("choose:0", "pick:axe")
    assert t.owned() == ["axe"]
    assert t.zone(box.RESERVE) == ["whiskey", "kerosene", "bandages", "puzzle-box"]


# -------------------------------------------------------------------- component actions


@rule("EH-CAC-01", "EH-CAC-02", "EH-INV-02")
def test_lily_uses_her_sheet_and_then_an_asset() -> None:
    t = empty("lily-chen").at(0, "rome").values(0, health=4, sanity=3).gives(0, "cat-burglar").reserve("axe").turn()
    t.play("use:lily-chen", "choose:0", "number:2")
    assert (t.health(), t.sanity()) == (2, 5)
    assert "use:lily-chen" not in t.options
    t.roll(6).play("use:cat-burglar", "pick:axe")
    assert t.owned() == ["cat-burglar", "axe"]


@rule("EH-CAC-04")
def test_a_component_handed_over_cannot_act_again_in_the_same_round() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "cat-burglar").round()
    t.roll(3).play("use:cat-burglar", "trade:seat-2", "give:cat-burglar", "yes")
    assert (t.asked, t.owned(1)) == (1, ["cat-burglar"])
    assert "use:cat-burglar" not in t.options
    t.round().play("end")
    assert (t.asked, "use:cat-burglar" in t.options) == (1, True), "in the next round"


@rule("EH-CAC-05", "EH-CAC-06", "EH-GEN-07")
def test_actions_of_sheets_and_cards_are_their_owners() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(1, health=3).gives(1, "cat-burglar").turn(0)
    assert not {"use:lily-chen", "use:cat-burglar"} & set(t.options)


@rule("EH-CAC-03", "EH-CAC-07", "EH-CAC-08", "EH-CAC-06")
def test_local_actions_are_open_to_everybody_there_each_once_per_round() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome")
    debt = box.PIECE_SLUGS[t.condition(1, "debt")]
    t.turn(0).play(f"use:{debt}/0" if f"use:{debt}/0" in t.options else f"use:{debt}")
    assert t.conditions(1) == ["debt"], "the test failed"
    assert not [key for key in t.options if "debt" in key], "each investigator once"
    t.roll(6, 6).turn(1).play(f"use:{debt}")
    assert t.conditions(1) == [], "the owner may do so too"
    away = empty("silas-marsh", "lily-chen").at(0, "london").at(1, "rome")
    away.condition(1, "debt")
    assert not [key for key in away.turn(0).options if "debt" in key]


@rule("EH-CNF-02", "EH-GOLD-03", "EH-ENC-04")
def test_who_is_detained_cannot_move_or_act_except_by_that_card() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome")
    card = box.PIECE_SLUGS[t.condition(0, "detained")]
    t.turn(0)
    assert t.options == [f"use:{card}", "end"]
    t.effect(0, w.Move(w.At(3)), w.Walk(2))
    assert t.where(0) == "rome", "no effect moves him either"
    helper = t.turn(1)
    assert f"use:{card}" in helper.options
    helper.roll(6, 6).play(f"use:{card}")
    assert t.conditions(0) == []


@rule("EH-FAQ-07")
def test_may_lets_one_decide_and_or_lets_one_choose() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.effect(0, w.May(w.GainClue()))
    assert (t.question, t.options) == (asks.WhetherTo, ["do-it", "decline"])
    t.effect(0, w.Choose(1, (w.GainClue(), w.GainSpell())))
    assert (t.question, t.options) == (asks.WhichEffect, ["choose:0", "choose:1"])
    t.effect(0, w.Unless(w.Lose(HEALTH, 2), w.BecomeDelayed())).play("no")
    assert t.health() == 6


@rule("EH-FAQ-01")
def test_investigators_include_the_one_who_acts_unless_others_are_meant() -> None:
    t = empty("jim-culver", "lily-chen").at(0, "rome").at(1, "rome").values(0, sanity=2).values(1, sanity=2).turn()
    t.play("use:jim-culver")
    assert (t.sanity(0), t.sanity(1)) == (3, 3)
    card = t.condition(0, "paranoia", "violent-outbursts")
    t.running(t.state.rules.codes["turn over"], 0, piece=card)
    assert (t.health(0), t.health(1)) == (7, 4)


@rule("EH-GEN-05")
@pytest.mark.parametrize(("n", "half"), [(1, 1), (2, 1), (3, 2), (5, 3), (8, 4)])
def test_halves_are_rounded_up(n: int, half: int) -> None:
    t = empty(seats=n).clues(0, 0)
    t.effect(0, w.GainClue(w.HALF))
    assert t.has_clues() == half
