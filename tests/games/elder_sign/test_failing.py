"""Failed rolls, failed attempts, and losing sanity and health (ES-FAI, ES-LOS)."""

from __future__ import annotations

import pytest

from miskatonic.core.declared import flattened
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, Doom, Hurt
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table


def archives(*investigators: str) -> Table:
    """The Archives (lore; lore and 3; lore and peril; penalty 1 sanity), about to be rolled for."""
    return table(*(investigators or ("darrell-simmons",))).adventure("the-archives").attempt()


def removable(t: Table) -> list[str]:
    """The dice that could be removed."""
    assert t.question == asks.RemoveDie
    return [key.removeprefix("pick:") for key in t.options]


# -------------------------------------------------------------------- failed rolls


@rule("ES-FAI-01")
def test_a_roll_that_cannot_complete_a_task_can_only_fail() -> None:
    t = archives().roll("terror", "terror", "peril", "peril", "inv3", "inv3")
    assert t.options == ["fail-roll", "give-up"]
    t.play("fail-roll")
    assert len(t.told(tells.RollFailed)) == 1


@rule("ES-FAI-01", "ES-FAI-04")
def test_a_roll_that_would_complete_a_task_can_be_declared_failed() -> None:
    t = archives().roll("lore", "inv1", "inv1", "inv1", "peril", "peril")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1", "complete:2", "complete:3"]
    t.play("fail-roll").drop("peril").play("go-on")
    assert (t.question, len(t.state.zone(box.POOL))) == (asks.BeforeRoll, 5)
    assert not any(key in t.state.counts for key in box.DONE)


@rule("ES-FAI-02")
@pytest.mark.parametrize("face", ["terror", "peril", "inv3"])
def test_after_a_failed_roll_a_die_of_choice_is_removed_and_the_rest_may_be_rolled(face: str) -> None:
    t = archives().roll("terror", "terror", "peril", "peril", "inv3", "inv3").play("fail-roll")
    assert len(removable(t)) == 3, "dice that are alike are offered once"
    t.drop(face)
    assert t.faces(box.REMOVED) == [face]
    assert len(t.faces()) == 5
    t.play("go-on")
    assert t.options == ["roll", "give-up"]
    t.play("roll")
    assert len(flattened(t.told(tells.Rolls)[-1].told)) == 1 + 2 * 5


@rule("ES-FAI-03")
def test_a_removed_die_is_out_until_the_end_of_the_step() -> None:
    t = archives().roll("terror", *["inv1"] * 5).play("fail-roll").drop("terror").play("go-on")
    out = t.state.zone(box.REMOVED)
    t.roll("lore", *["inv1"] * 4).play("complete:1")
    assert t.state.zone(box.REMOVED) == out
    assert len(t.state.zone(box.POOL)) == 4
    t.play("give-up")
    assert len(t.attempt().state.zone(box.POOL)) == 6, "next time it is there again"


@rule("ES-FAI-04")
def test_declaring_a_roll_failed_spares_dice_for_a_better_roll() -> None:
    t = table().adventure("the-missing-records").attempt().roll(*["inv1"] * 6)
    assert "complete:1" in t.options, "with all six dice"
    t.play("fail-roll", "go-on").roll("inv3", "inv3", "inv1", "inv1", "inv1").play("complete:1")
    assert len(t.state.zone(box.POOL)) == 3


@rule("ES-FAI-05")
def test_removing_the_last_die_fails_the_attempt_and_costs_the_penalty() -> None:
    t = archives()
    for left in range(6, 0, -1):
        assert t.sanity() == 4
        t.roll(*["inv1"] * left).play("fail-roll")
        if left > 1:
            t.play("go-on")
    assert t.sanity() == 3
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"]
    assert not t.state.asked


@rule("ES-FAI-06")
@pytest.mark.parametrize("moment", ["before the first roll", "after a roll", "between two rolls"])
def test_an_adventure_can_be_given_up_at_any_moment_at_the_price_of_the_penalty(moment: str) -> None:
    t = archives()
    if moment == "after a roll":
        t.roll("lore", *["inv1"] * 5)
    elif moment == "between two rolls":
        t.roll("lore", *["inv1"] * 5).play("complete:1")
    t.play("give-up")
    assert t.sanity() == 3
    assert [note.rule for note in t.told(tells.GaveUp)] == ["ES-FAI-06"]
    assert t.count(box.CLOCK) == 1


@rule("ES-FAI-07")
def test_when_an_attempt_fails_all_dice_return_and_no_task_stays_completed() -> None:
    t = table().gives(0, "axe").adventure("the-archives").attempt().play("use:axe")
    t.roll("lore", "terror", "inv1", "inv1", "inv1", "inv1", "peril").play("complete:1")
    t.roll("terror", *["inv1"] * 4, "inv4").play("fail-roll").drop("terror").play("go-on", "give-up")
    assert sorted(t.state.zone(box.FREE_DICE)) == list(box.DICE_PIECES)
    assert not any(key in t.state.counts for key in (*box.DONE, *box.FACE.values(), *box.PLACED_ON.values()))
    t.attempt().roll("lore", *["inv1"] * 5)
    assert "complete:1" in t.options


@rule("ES-FAI-07", "ES-MON-16")
def test_a_monster_that_the_penalty_brings_can_cover_a_task_completed_before() -> None:
    t = table().adventure("the-storage-closet").only_monsters("ghoul#1").doom(3).attempt()
    t.roll("inv3", *["peril"] * 5).play("complete:1", "give-up")
    assert t.count(box.DOOM) == 4, "the penalty covers a monster symbol"
    assert t.state.pointed(box.TASK_OF[t.state.zone(box.MONSTERS_AT[0])[0]]) == 0, (
        "the monster must go to the free monster task"
    )


@rule("ES-FAI-08")
def test_a_failed_card_stays_open_with_the_investigator_on_it() -> None:
    t = archives("darrell-simmons", "joe-diamond").play("give-up")
    assert t.home("the-archives") == box.CARD_AT[0]
    assert t.state.pointed(box.AT[0]) == 0
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert t.begin(1).options == ["move:museum-1", "move-to-entrance"]


@rule("ES-FAI-09")
def test_secured_dice_cannot_be_removed_in_place_of_a_die_of_the_pool() -> None:
    t = table("darrell-simmons", "joe-diamond").gives(0, "wither").adventure("the-archives").stand(1, 0).attempt()
    t.roll("lore", "peril", "terror", "inv1", "inv2", "inv3")
    t.play("use:wither", f"pick:{t.die('peril')}", "fail-roll").drop("inv3").play(f"focus:{t.die('lore')}")
    t.roll("lore", "inv1", "terror").play("fail-roll").drop("terror").play("ask:seat-2", "yes", f"pick:{t.die('lore')}")
    assert [len(t.zone(zone)) for zone in (box.FOCUS, box.HELP[1], box.POOL)] == [1, 1, 1]
    last = t.zone(box.POOL)
    t.roll("peril")
    assert "complete:3" in t.options, "with the secured dice"
    t.play("fail-roll")
    assert [box.PIECE_SLUGS[flattened(note.told)[1]] for note in t.told(tells.Removed)][-1:] == last
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"], "although three dice were secured"


@rule("ES-FAI-09")
def test_only_dice_of_the_pool_are_offered_for_removal_and_the_reason_is_told() -> None:
    t = archives().roll("lore", "peril", "terror", "inv1", "inv2", "inv3").play("fail-roll").drop("inv3")
    t.play(f"focus:{t.die('lore')}")
    focused = t.zone(box.FOCUS)[0]
    t.roll("peril", "terror", "inv1", "inv1").play("fail-roll")
    assert focused not in removable(t)
    assert (f"pick:{focused}", "ES-FAI-09") in t.game.decision.forbidden


@rule("ES-FAI-09", "ES-FOC-04")
def test_dice_that_read_the_same_are_named_once_as_barred_from_removal_and_focus() -> None:
    curse, greens = "dread-curse-of-azathoth", [f"die-green#{n}" for n in range(1, 3)]
    t = table("bob-jenkins", "joe-diamond").stand(1, 0).gives(0, curse).adventure("the-archives")
    t.hold(curse, greens[0], "peril").hold(curse, greens[1], "peril").attempt()
    t.roll("inv1", "inv1", "inv1", "inv2").play("fail-roll")
    assert [rule for _, rule in t.game.decision.forbidden] == ["ES-FAI-09"]
    t = table("bob-jenkins", "joe-diamond").stand(1, 0).adventure("the-archives").attempt()
    t.roll(*["inv1"] * 6).fail_roll("inv1").play(f"focus:{t.die('inv1')}").roll(*["inv1"] * 4).fail_roll("inv1")
    assert t.question == asks.SecureDie
    assert [rule for _, rule in t.game.decision.forbidden] == ["ES-FOC-04"]


# -------------------------------------------------------------------- losing sanity and health


@rule("ES-LOS-01")
def test_lost_sanity_and_health_leave_the_investigator_card() -> None:
    t = table("darrell-simmons", "joe-diamond").effect(0, Hurt(SANITY, 2), Hurt(HEALTH))
    assert (t.sanity(0), t.health(0)) == (2, 5)
    assert (t.sanity(1), t.health(1)) == (4, 6)
    assert [flattened(note.told) for note in t.told(tells.Hurt)] == [(0, SANITY, 2), (0, HEALTH, 1)]


@rule("ES-LOS-02")
def test_task_costs_penalties_and_terror_effects_cause_losses() -> None:
    t = table().adventure("hallway-on-fire").attempt().roll("peril", *["inv1"] * 5).play("complete:1")
    assert t.health() == 5, "the cost of a task"
    t.roll("terror", *["inv1"] * 4).play("fail-roll")
    assert t.health() == 4, "a terror effect"
    t.drop("terror").play("go-on", "give-up")
    assert t.health() == 2, "the penalty"


@rule("ES-LOS-02")
def test_midnight_effects_and_mythos_cards_cause_losses() -> None:
    t = table(ancient_one="hastur").adventure("dont-fall-asleep").on_top("whispers-at-the-gate-behind-closed-doors")
    t.midnight()
    assert t.sanity() == 2, "1 by the Midnight effect, 1 by the new Mythos card"


@rule("ES-LOS-02")
def test_lost_and_found_and_ancient_ones_cause_losses() -> None:
    t = table().adventure("koi-pond").load("terror", dice=box.GREEN_DICE[:1]).begin()
    t.play("move-to-entrance", "lost-and-found")
    assert t.sanity() == 3
    t.stand(0, 0).on_top("the-halls-shift-to-bring-madness").midnight()
    assert t.health() == 5, "Ithaqua's midnight on a card"


@rule("ES-LOS-01", "ES-DEV-01")
def test_a_loss_of_more_than_there_is_leaves_nothing() -> None:
    t = table("darrell-simmons", "joe-diamond").values(0, sanity=1).begin(1).effect(0, Hurt(SANITY, 2), Doom(0))
    assert (t.sanity(), t.alive(0)) == (0, False)


@rule("ES-FAI-06", "ES-TER-08")
def test_who_gives_up_and_is_devoured_by_terror_leaves_no_failure_behind() -> None:
    t = table("michael-mcglen").adventure("koi-pond").mythos("the-stars-align-to-bring-madness").values(0, sanity=1)
    t.attempt().roll("terror", *["inv1"] * 5).play("give-up", "play:bob-jenkins")
    assert (t.told(tells.GaveUp), t.told(tells.Penalty)) == ([], [])
    assert "roll" in t.attempt().options, "the next attempt is not given up"


@rule("ES-FAI-07", "ES-LCK-05")
def test_the_dice_are_back_before_the_penalty_so_that_a_lock_it_brings_takes_a_free_one() -> None:
    t = table("bob-jenkins").adventure("gate-to-elsewhere").only_monsters("vampire").doom(3).attempt()
    t.roll("inv1", "inv2", "inv3", "peril", "peril", "lore").play("give-up").until(asks.LockDie)
    assert t.question is None, "all six are alike again"
    assert len(t.zone(box.LOCKED)) == 1
