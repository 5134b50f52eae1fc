"""Delayed, defeated, devoured and eliminated investigators (EH-DEL, EH-HLT, EH-DEF, EH-DEV, EH-ELI)."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import DETAINED, HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.scene import Board
from miskatonic.testing import rule
from miskatonic.text.parts import Ref, flat
from tests.games.eldritch_horror.table import empty, piece, table

# -------------------------------------------------------------------- Delayed


@rule("EH-DEL-01", "EH-DEL-02")
def test_a_delayed_investigator_only_stands_up_in_the_action_phase() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "arkham").at(1, "arkham").delayed(0).round()
    assert (t.asked, t.count(box.DELAYED[0])) == (1, 0), "the other one is asked, and the token stands again"
    assert [note.told.who for note in t.told(tells.StandsUp)] == [piece("silas-marsh")]


@rule("EH-DEL-03")
def test_who_becomes_delayed_in_the_own_turn_ends_action_and_turn_instead() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "buenos-aires").eldritch("space-3").tickets(0, ship=2).turn()
    t.play("move:space-3")
    assert (t.question, t.where()) == (None, "space-3"), "no further travel, and no second action"
    assert t.count(box.DELAYED[0]) == 0
    assert t.sanity() == 3, "the sheet's effect is no part of the action and takes its Sanity"


@rule("EH-DEL-03")
def test_with_no_actions_left_nothing_more_happens() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "buenos-aires").eldritch("space-3").turn()
    t.play("rest", "move:space-3")
    assert (t.question, t.count(box.DELAYED[0])) == (None, 0)


@rule("EH-DEL-04")
def test_who_is_delayed_cannot_become_so_again_nor_choose_to() -> None:
    t = empty("silas-marsh").at(0, "arkham").delayed(0)
    t.effect(0, w.May(w.BecomeDelayed(), w.GainClue()))
    assert (t.question, t.has_clues()) == (None, 0), "not offered"
    t.effect(0, w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed()))
    assert t.health() == 5, "cannot be chosen to escape either"
    assert len(t.told(tells.Delayed)) == 0


@rule("EH-DEL-04")
def test_being_delayed_stops_only_actions() -> None:
    t = empty("silas-marsh").at(0, "space-5").delayed(0).encounter()
    assert len(t.told(tells.Encounter)) == 1


@rule("EH-INV-24", "EH-INV-25")
def test_mark_and_a_pocket_watch_escape_delays_that_are_not_the_price_of_something_good() -> None:
    for t in (empty("mark-harrigan").at(0, "arkham"), empty("silas-marsh").at(0, "arkham").gives(0, "pocket-watch")):
        health = t.health()
        t.effect(0, w.BecomeDelayed())
        assert t.count(box.DELAYED[0]) == 0
        t.effect(0, w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed())).play("yes")
        assert (t.count(box.DELAYED[0]), t.health()) == (0, health), "both are avoided"
        t.effect(0, w.May(w.BecomeDelayed(), w.GainClue())).play("do-it")
        assert (t.count(box.DELAYED[0]), t.has_clues()) == (1, 1), "chosen for a reward it stands"


@rule("EH-INV-24")
def test_mark_cannot_be_detained_against_his_will() -> None:
    t = empty("mark-harrigan").at(0, "arkham").effect(0, w.GainCondition(DETAINED))
    assert t.conditions() == []


# -------------------------------------------------------------------- Health and Sanity


@rule("EH-HLT-01", "EH-SET-09")
def test_everybody_starts_with_the_maximum_of_the_sheet() -> None:
    t = table("silas-marsh", "charlie-kane")
    assert [(t.health(seat), t.sanity(seat)) for seat in (0, 1)] == [(8, 4), (4, 8)]


@rule("EH-HLT-02", "EH-HLT-03", "EH-HLT-04")
def test_tokens_are_lost_and_recovered_but_never_above_the_maximum() -> None:
    t = empty("silas-marsh").at(0, "arkham")
    t.effect(0, w.Lose(HEALTH, 3))
    assert t.health() == 5
    t.effect(0, w.Recover(HEALTH, 2))
    assert t.health() == 7
    t.effect(0, w.Recover(HEALTH, 5))
    assert t.health() == 8


@rule("EH-HLT-05")
def test_what_is_spent_cannot_be_prevented() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "bandages", "whiskey")
    t.effect(0, w.May(w.Spend(SANITY), w.GainClue())).play("do-it")
    assert (t.sanity(), t.question, t.owned()) == (3, None, ["bandages", "whiskey"])
    t.effect(0, w.Lose(HEALTH, 3))
    assert (t.question, t.options) == (asks.React, ["use:bandages", "pass"])
    assert (t.play("use:bandages").health(), t.owned()) == (7, ["whiskey"])


@rule("EH-SPD-01", "EH-SPD-02", "EH-SPD-03", "EH-SPD-04")
def test_costs_are_voluntary_and_paid_in_full_never_with_the_last_token() -> None:
    t = empty("silas-marsh").at(0, "arkham").values(0, sanity=1).clues(0, 1)
    t.effect(0, w.May(w.Spend(SANITY), w.GainClue()))
    assert (t.question, t.sanity()) == (None, 1), "never the last Sanity"
    t.effect(0, w.May(w.SpendClues(2), w.Recover(SANITY)))
    assert (t.question, t.has_clues()) == (None, 1), "not in part"
    t.effect(0, w.May(w.SpendClues(), w.Recover(SANITY))).play("decline")
    assert (t.has_clues(), t.sanity()) == (1, 1), "nobody has to"
    t.effect(0, w.May(w.SpendClues(), w.Recover(SANITY))).play("do-it")
    assert (t.has_clues(), t.sanity(), len(t.zone(box.CLUE_DISCARD))) == (0, 2, 1), "spent is discarded"


# -------------------------------------------------------------------- defeat


@rule("EH-DEF-01", "EH-DEF-02", "EH-DEF-03", "EH-DEF-04")
def test_a_defeated_investigator_takes_four_steps() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "space-8").gives(0, "axe").clues(0, 1).tickets(0, train=1)
    t.improved(0, "will", 1).values(0, health=2)
    t.condition(0, "debt")
    t.effect(0, w.Lose(HEALTH, 3))
    assert t.count(box.DOOM) == 14, "step 1"
    assert t.options == ["space:arkham", "space:buenos-aires", "space:space-7"], "step 2: the nearest cities"
    t.play("space:arkham")
    silas = piece("silas-marsh")
    assert (t.zone(box.FALLEN), t.count(box.FALLEN_BY[silas])) == (["silas-marsh"], 1), "injured"
    assert t.zone(box.LEFT_BY[silas])[0] == "axe"
    assert len(t.zone(box.LEFT_BY[silas])) == 2, "step 3: the axe and the Clue are kept on the sheet"
    assert t.count(box.LEFT_TICKETS[0][silas]) == 1
    assert (t.skill("will"), t.conditions(), t.alive(0)) == (0, [], False)
    assert t.count(box.LEAD) == 1, "step 4: Lily is the only other one"


@rule("EH-DEF-03")
def test_who_falls_in_a_city_stays_there() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, sanity=1).effect(0, w.Lose(SANITY))
    silas = piece("silas-marsh")
    assert (t.count(box.FALLEN_AT[silas]), t.count(box.FALLEN_BY[silas])) == (4, 2), "in Rome, mad"


@rule("EH-DEF-05", "EH-LEA-01")
def test_the_lead_token_is_passed_to_somebody_of_ones_choice() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "rome").values(0, health=1).effect(0, w.Lose(HEALTH))
    assert (t.question, t.asked, t.options) == (asks.NewLead, 0, ["person:seat-2", "person:seat-3"])
    assert t.play("person:seat-3").count(box.LEAD) == 2


@rule("EH-DEF-06")
def test_after_a_defeat_the_phase_goes_on() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(0, sanity=1)
    t.event("from-bad-to-worse")
    t.condition(0, "amnesia")
    t.condition(1, "amnesia")
    t.event("from-bad-to-worse")
    assert (t.alive(0), t.sanity(1)) == (False, 5), "Lily still loses her Sanity"


@rule("EH-INV-01", "EH-DEF-05", "EH-DEF-06")
def test_when_the_lead_falls_in_the_mythos_phase_the_new_one_decides_the_rest() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(0, health=1).stack("london").cup("ghost")
    t.monster("gnoph-keh", "rome")
    t.mythos("omen-of-good-fortune")
    assert not t.alive(0), "felled by the reckoning"
    assert (t.question, t.asked) == (asks.WhetherTo, 1)
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(0, health=1)
    t.monster("gnoph-keh", "rome")
    t.monster("shoggoth", "tokyo")
    t.monster("star-spawn", "tokyo")
    t.mythos("rally-the-people").play("pick:gnoph-keh")
    assert (t.question, t.asked) == (asks.NextReckoning, 1)


@rule("EH-DEF-10")
def test_who_loses_both_at_once_chooses_the_token() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, health=1, sanity=1).effect(0, w.LoseBoth())
    assert (t.question, t.options) == (asks.HowDefeated, ["value:health", "value:sanity"])
    t.play("value:sanity")
    assert t.count(box.FALLEN_BY[piece("silas-marsh")]) == 2
    assert t.count(box.DOOM) == 14, "one defeat"


@rule("EH-DEF-12", "EH-TRD-04")
def test_a_defeated_investigator_is_none_any_more() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(0, health=1).effect(0, w.Lose(HEALTH))
    t.state.set(box.LEAD, 1)
    t.turn(1)
    assert not [key for key in t.options if key.startswith("trade:")]
    t.effect(1, w.By(w.EACH, (w.GainClue(),)))
    assert (t.has_clues(0), t.has_clues(1)) == (0, 1)
    areas = {thing.seat: thing.label for thing in t.game.scene(1, "ru").things if isinstance(thing, Board)}
    assert areas[0] == (Ref("seat:0", "Игрок 1"),), "the area is the player’s, by the name at this table"


@rule("EH-DEF-13")
def test_defeat_ends_the_encounter_at_once() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "space-4").values(0, sanity=1).on_top("ge-1").encounter(0).idle()
    assert not t.alive(0)
    left = empty("silas-marsh", "lily-chen").at(0, "space-8").values(0, sanity=1).on_top("ge-7").encounter(0)
    left.idle()
    assert not left.alive(0)
    assert left.conditions(0) == [], "the injury after the loss never comes"
    assert left.home("ge-7") == box.ENCOUNTER_DISCARD["general"]


@rule("EH-DEF-13")
def test_defeat_ends_the_action_at_once() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "rome").values(0, health=1)
    ghoul = t.monster("ghoul", "rome")
    t.turn().play("use:mark-harrigan")
    assert (t.alive(0), t.count(box.HURT[ghoul]), t.question) == (False, 0, None)


@rule("EH-DEF-07", "EH-DEF-11", "EH-SET-06", "EH-SET-07", "EH-SET-08")
def test_a_new_investigator_is_chosen_at_the_end_of_the_mythos_phase() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").values(0, health=1).effect(0, w.Lose(HEALTH))
    t.stack("tokyo").mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play(t.options[0])
    assert (t.question, t.asked) == (asks.NewInvestigator, 0)
    assert not {"play:silas-marsh", "play:lily-chen"} & set(t.options)
    t.play("play:mark-harrigan")
    assert (t.where(0), t.health(0), t.sanity(0)) == ("space-14", 8, 4)
    assert sorted(t.owned(0)) == ["38-revolver", "kerosene"]


@rule("EH-DEF-07")
def test_a_newcomer_starts_without_what_others_hold() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").gives(1, "38-revolver").values(0, health=1)
    t.effect(0, w.Lose(HEALTH)).stack("tokyo").mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play("task:new-investigators" if t.question is asks.NextTask else t.options[0])
    assert t.play("play:mark-harrigan").owned(0) == ["kerosene"]


@rule("EH-DEF-14", "EH-SOL-01")
def test_alone_and_defeated_one_keeps_the_lead_and_comes_back_with_another() -> None:
    t = empty("silas-marsh").at(0, "rome").values(0, health=1).effect(0, w.Lose(HEALTH))
    assert (t.result, t.count(box.LEAD), t.question) == (None, 0, None)
    t.stack("tokyo").mythos_phase("support-of-the-church")
    assert t.question is asks.NewInvestigator, "the event on the Lead Investigator found no target"
    t.play("play:mark-harrigan")
    assert (t.conditions(0), t.count(box.ROUND)) == ([], 2)


@rule("EH-ELI-01", "EH-ELI-02")
def test_after_the_awakening_a_defeat_eliminates_and_when_all_are_out_the_game_is_lost() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "rome").awaken()
    t.values(0, health=1).effect(0, w.Lose(HEALTH))
    assert (t.count(box.OUT[0]), t.result) == (1, None)
    t.values(1, sanity=1).effect(1, w.Lose(SANITY))
    assert t.result == (False, "EH-ELI-02")
    said = [flat(SPEECH["ru"].note(t.state, note)) for note in t.told(tells.Out)]
    assert said == ["Сайлас выбыл из игры.", "Лили выбыла из игры."], "whoever fell is named, not the number of the seat"


@rule("EH-ELI-01", "EH-DEV-03")
def test_who_is_devoured_after_the_awakening_is_named_as_eliminated() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "rome").awaken()
    t.effect(1, w.Devour())
    assert [flat(SPEECH["en"].note(t.state, note)) for note in t.told(tells.Out)] == ["Lily was eliminated."]


@rule("EH-ELI-03", "EH-DEF-11")
def test_with_no_unused_investigator_left_the_player_is_out() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").values(0, health=1)
    t.effect(0, w.Lose(HEALTH))
    for sheet in t.state.zone(box.UNUSED):
        t.state.put(sheet, box.GONE)
    t.stack("tokyo").mythos_phase("omen-of-good-fortune")
    while t.question is not asks.Action:
        t.play(t.options[0])
    assert (t.count(box.OUT[0]), t.asked) == (1, 1)


@rule("EH-ELI-05")
def test_the_one_whose_own_defeat_awakens_it_still_chooses_another() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "rome").doom(1).values(0, health=1)
    t.effect(0, w.Lose(HEALTH))
    assert (t.count(box.AWAKE), t.count(box.OUT[0])) == (1, 0)


@rule("EH-ELI-04")
def test_if_the_others_win_eliminated_players_win_too() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").at(1, "rome").awaken()
    t.values(0, health=1).effect(0, w.Lose(HEALTH)).solved(3)
    t.effect(1, w.PlaceOnSheet(0))
    assert t.result == (True, "EH-MYS-04")
    assert t.state.result is not None
    assert len(t.state.result.scores) == 2


@rule("EH-DEV-01", "EH-DEV-02", "EH-DEV-03")
def test_a_devoured_investigator_leaves_nothing() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").gives(0, "axe").clues(0, 2).effect(0, w.Devour())
    assert (t.count(box.DOOM), t.alive(0), t.home("silas-marsh")) == (14, False, box.GONE)
    assert (t.home("axe"), len(t.zone(box.CLUE_DISCARD)), t.zone(box.FALLEN)) == ("asset-discard:0", 2, [])


@rule("EH-DEV-04", "EH-DEV-05")
def test_the_devoured_pass_the_lead_and_their_player_chooses_another() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "rome").effect(0, w.Devour())
    assert (t.question, t.options) == (asks.NewLead, ["person:seat-2", "person:seat-3"])
    t.play("person:seat-2").at(1, "london").at(2, "london").stack("tokyo").mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play("task:new-investigators" if t.question is asks.NextTask else t.options[0])
    assert t.asked == 0
    assert "play:silas-marsh" not in t.options
