"""Limits and maximums (AH-LMT)."""

from miskatonic.games.arkham_lcg.cards.words import TakeHorror
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.leaving import discard
from miskatonic.testing import rule
from tests.games.arkham_lcg.fairground import at_the_fair, fair
from tests.games.arkham_lcg.table import piece, table


@rule("AH-LMT-01")
def test_a_limit_counts_for_each_player() -> None:
    t = table("skids-otoole", "daisy-walker").threat(0, "hospital-debts").turn(0)
    t.play("pass-round", "use:hospital-debts", "use:hospital-debts")
    assert (t.asked, "use:hospital-debts" in t.options) == (0, False)
    t.turn(1).until(asks.Action)
    t.play("use:hospital-debts").until(asks.Action).play("use:hospital-debts").until(asks.Action)
    assert (t.asked, "use:hospital-debts" in t.options) == (1, False)
    assert t.count(box.RESOURCES_ON[piece("hospital-debts")]) == 4
    assert [t.count(box.RESOURCES[seat]) for seat in (0, 1)] == [3, 3]


@rule("AH-LMT-01")
def test_a_limit_per_round_is_new_in_the_next_round_and_not_in_the_next_phase_or_turn() -> None:
    t = table("skids-otoole").threat(0, "hospital-debts").encounters("ancient-evils", "ancient-evils#2").round()
    t.until(asks.Action).play("use:hospital-debts", "use:hospital-debts")
    assert "use:hospital-debts" not in t.options
    t.play("end-turn").until(asks.Action, asks.Window)
    assert (t.question, t.count(box.ROUND)) == (asks.Window, 3), "none of the windows of the old round"
    assert t.play("use:hospital-debts", "use:hospital-debts").count(box.RESOURCES_ON[piece("hospital-debts")]) == 4
    assert "use:hospital-debts" not in t.until(asks.Action).options


@rule("AH-LMT-01")
def test_a_card_that_comes_back_brings_a_fresh_limit() -> None:
    t = table("skids-otoole").threat(0, "hospital-debts").turn(0).play("use:hospital-debts", "use:hospital-debts")
    discard(t.state, piece("hospital-debts"))
    assert t.home("hospital-debts") == box.DISCARD[0]
    t.draws_card(0, "hospital-debts")
    assert "use:hospital-debts" in t.turn(0).options


@rule("AH-LMT-01")
def test_a_limit_per_round_is_used_up_by_one_use() -> None:
    t = table().clues("study", 4)
    for fight in (1, 2):
        t.enemy("swarm-of-rats", engaged=0)
        t.turn(0).bag("0").play(next(key for key in t.options if key.startswith("fight:"))).until(asks.Action, asks.React)
        if fight == 1:
            t.play("use:roland-banks")
    assert (t.question, t.clues_of(), len(t.told(tells.EnemyDefeated))) == (asks.Action, 1, 2)


@rule("AH-LMT-01")
def test_a_limit_per_phase_begins_anew_with_the_phase() -> None:
    t = table("agnes-baker")
    foe = t.enemy("icy-ghoul", engaged=0)
    t.exhausted(foe).effect(0, TakeHorror()).play("use:agnes-baker")
    assert t.effect(0, TakeHorror()).question is None
    t.phase("enemy").until()
    assert t.effect(0, TakeHorror()).options == ["use:agnes-baker", "pass"]


@rule("AH-LMT-03")
def test_only_one_copy_is_committed_to_a_test_where_the_card_says_so() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "perception", "perception#2").hand(1, "perception").turn(0)
    t.play("investigate")
    assert (t.asked, t.question) == (1, asks.Help)
    t.play("commit:perception@2")
    assert not [key for key in t.options if key.startswith("commit:")], "a copy of another player counts too"
    t = table().hand(0, "vicious-blow", "vicious-blow#2")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("fight:ghoul-minion", "commit:vicious-blow")
    assert "commit:vicious-blow#2" in t.options, "cards without such a line are not restricted"


@rule("AH-LMT-01", "AH-CPG-05")
def test_a_limit_per_game_is_each_players_own_and_lasts_for_the_scenario() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").turn(0).play("use:gate").until(fair.asks.Action)
    assert "use:gate" not in t.options
    t.turn(1).until(fair.asks.Action)
    assert "use:gate" in t.options, "Daisy has not been served"
    t.play("use:gate").until(fair.asks.Action)
    t.encounters("sawdust", "bad-dreams").round().until(fair.asks.Turn).play("seat:seat-1").until(fair.asks.Action)
    assert "use:gate" not in t.options, "a new round changes nothing"
    assert "use:gate" in at_the_fair().turn(0).options, "a new game does"


@rule("AH-LMT-02")
def test_a_group_limit_counts_for_all_investigators_together() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").turn(0).play("use:gate/1").until(fair.asks.Action)
    assert "use:gate/1" not in t.options
    assert "use:gate/1" not in t.turn(1).until(fair.asks.Action).options


@rule("AH-LMT-03")
def test_a_maximum_counts_all_copies_of_the_card_whoever_uses_them() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "whistle", "whistle#2").in_play(1, "whistle").turn(0)
    t.until(fair.asks.Action)
    assert {"use:whistle", "use:whistle#2"} <= set(t.options)
    t.play("use:whistle").until(fair.asks.Action)
    assert not [key for key in t.options if key.startswith("use:whistle")]
    discard = fair.discard
    discard(t.state, fair.piece("whistle"))
    t.state.put(fair.piece("whistle"), fair.box.PLAY[0])
    assert "use:whistle" not in t.turn(0).until(fair.asks.Action).options, "it brings no fresh maximum"
    t.encounters("sawdust", "bad-dreams").round().until(fair.asks.Window, fair.asks.Turn)
    assert [key for key in t.options if key.startswith("use:whistle")], "a new round does"
