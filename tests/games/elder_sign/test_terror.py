"""Terror effects (ES-TER)."""

from __future__ import annotations

import pytest

from miskatonic.core.declared import Kind
from miskatonic.games.elder_sign.cards.words import SANITY
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

MADNESS = "the-stars-align-to-bring-madness"
NIGHTMARES = "the-stars-align-for-living-nightmares"


def habitat(*investigators: str) -> Table:
    """The Unnatural Habitat (two peril and 3; terror effect 1 sanity), about to be rolled for."""
    return table(*(investigators or ("darrell-simmons",))).adventure("unnatural-habitat").attempt()


@rule("ES-TER-01")
def test_a_failed_roll_with_terror_sets_off_the_terror_effect() -> None:
    t = habitat().roll("terror", *["inv1"] * 5).play("fail-roll")
    assert t.sanity() == 3
    assert [note.rule for note in t.told(tells.Terror)] == ["ES-TER-01"]


@rule("ES-TER-01")
def test_without_terror_a_failed_roll_sets_off_nothing() -> None:
    t = habitat().roll("lore", *["inv1"] * 5).play("fail-roll")
    assert (t.sanity(), t.told(tells.Terror)) == (4, [])


@rule("ES-TER-01", "ES-MYT-07")
def test_the_terror_effect_of_the_mythos_card_in_force_is_carried_out_too() -> None:
    t = table().adventure("unnatural-habitat").mythos(MADNESS).attempt().roll("terror", *["inv1"] * 5).play("fail-roll")
    assert t.sanity() == 2, "1 by the card, 1 by the Mythos card"
    alone = table().adventure("koi-pond").adventure("the-archives", 1).mythos(MADNESS).attempt(1)
    alone.roll("terror", *["inv1"] * 5).play("fail-roll")
    assert alone.sanity() == 3, "on a card that has none, that of the Mythos card alone"


@rule("ES-TER-02")
def test_terror_strikes_before_the_die_is_removed() -> None:
    t = habitat().roll("terror", "inv1", "inv2", "inv1", "inv2", "inv1").play("fail-roll")
    assert (t.question, t.sanity(), len(t.state.zone(box.POOL))) == (asks.RemoveDie, 3, 6)
    told = t.drop("terror").kinds()
    assert told.index(tells.RollFailed) < told.index(tells.Terror) < told.index(tells.Hurt) < told.index(tells.Removed)


@rule("ES-TER-03")
@pytest.mark.parametrize("terrors", [1, 2, 6])
def test_terror_strikes_once_however_many_dice_show_it(terrors: int) -> None:
    t = habitat().roll(*["terror"] * terrors, *["inv1"] * (6 - terrors)).play("fail-roll")
    assert t.sanity() == 3


@rule("ES-TER-03")
def test_terror_strikes_again_after_the_next_failed_roll() -> None:
    t = habitat().roll("terror", *["inv1"] * 5).play("fail-roll").drop("inv1").play("go-on")
    t.roll("terror", *["inv1"] * 4).play("fail-roll")
    assert t.sanity() == 2


@rule("ES-TER-04")
def test_a_roll_that_completes_a_task_sets_off_no_terror() -> None:
    t = table().adventure("ancient-relics").attempt().roll("lore", "inv3", "terror", "terror", "terror", "terror")
    t.play("complete:1")
    assert (t.sanity(), t.told(tells.Terror)) == (4, [])


@rule("ES-TER-04", "ES-FAI-01")
def test_a_roll_that_completed_a_task_has_not_failed_when_no_other_task_follows() -> None:
    t = table("amanda-sharpe").adventure("ancient-relics").attempt()
    t.roll("lore", "inv3", "terror", "terror", "terror", "terror").play("complete:1")
    assert t.options == ["roll-on", "give-up"], "Amanda could have completed more, but need not fail for it"
    t.play("roll-on")
    assert (t.sanity(), t.told(tells.Terror), len(t.state.zone(box.POOL))) == (5, [], 4)


@rule("ES-TER-05")
def test_terror_that_was_rerolled_has_no_effect() -> None:
    t = table().adventure("unnatural-habitat").clues(0, 1).attempt().roll("terror", *["inv1"] * 5)
    die = t.die("terror")
    t.play("reroll", f"pick:{die}").load("lore", dice=box.GREEN_DICE[:1]).play("roll-these", "fail-roll")
    assert (t.sanity(), t.told(tells.Terror)) == (4, [])


@rule("ES-TER-05")
def test_terror_that_a_reroll_brings_has_its_effect() -> None:
    t = table().adventure("unnatural-habitat").clues(0, 1).attempt().roll("lore", *["inv1"] * 5)
    t.play("reroll", f"pick:{t.die('lore')}").load("terror", dice=box.GREEN_DICE[:1]).play("roll-these", "fail-roll")
    assert t.sanity() == 3


@rule("ES-TER-05")
@pytest.mark.parametrize(("who", "full"), [("harvey-walters", 7), ("michael-mcglen", 3)])
def test_terror_that_an_ability_changed_has_no_effect(who: str, full: int) -> None:
    t = habitat(who).roll("terror", *["inv1"] * 5).play(f"use:{who}", "fail-roll")
    assert t.sanity() == full
    t = habitat(who).roll("terror", "terror", *["inv1"] * 4).play(f"use:{who}", "fail-roll")
    assert t.sanity() == full - 1, "it changes only one of two"


@rule("ES-TER-06")
def test_terror_on_a_focused_die_sets_off_nothing() -> None:
    t = habitat().roll("terror", *["inv1"] * 5).play("fail-roll").drop("inv1").play("focus:die-green#1")
    assert t.sanity() == 3
    t.roll("lore", *["inv1"] * 3).play("fail-roll")
    assert (t.faces(box.FOCUS), t.sanity()) == (["terror"], 3)


@rule("ES-TER-06")
def test_terror_on_a_helpers_die_sets_off_nothing() -> None:
    t = table("darrell-simmons", "joe-diamond").adventure("unnatural-habitat").stand(1, 0).attempt()
    t.roll("terror", *["inv1"] * 5).play("fail-roll").drop("inv1").play("ask:seat-2", "yes", "pick:die-green#1")
    t.roll("lore", *["inv1"] * 3).play("fail-roll")
    assert (t.faces(box.HELP[1]), t.sanity()) == (["terror"], 3)


@rule("ES-TER-06")
def test_terror_on_a_spell_sets_off_nothing() -> None:
    t = table().gives(0, "wither").adventure("unnatural-habitat").attempt().roll("terror", *["inv1"] * 5)
    t.play("use:wither", "pick:die-green#1", "fail-roll")
    assert (t.sanity(), t.told(tells.Terror)) == (4, [])


@rule("ES-TER-07", "ES-TER-02")
def test_example_of_a_terror_effect() -> None:
    """The first task is done, four dice remain, the roll fails with a terror: first 1 sanity is lost, then a die."""
    t = table().adventure("ancient-relics").attempt()
    t.roll("lore", "inv3", "peril", "peril", "inv1", "inv1").play("complete:1")
    assert len(t.state.zone(box.POOL)) == 4
    t.roll("terror", "peril", "inv1", "inv2").play("fail-roll")
    assert (t.sanity(), len(t.state.zone(box.POOL))) == (3, 4)
    t.drop("terror").play("go-on")
    assert (t.options, len(t.state.zone(box.POOL))) == (["roll", "give-up"], 3)


@rule("ES-TER-08")
def test_no_die_is_removed_when_terror_devours() -> None:
    t = table("darrell-simmons", "joe-diamond").adventure("unnatural-habitat").values(0, sanity=1).attempt()
    t.roll("terror", "inv1", "inv2", "inv1", "inv1", "inv1").play("fail-roll")
    assert not t.alive(0)
    assert t.question == asks.Investigator
    assert (t.told(tells.Removed), t.told(tells.Penalty), t.count(box.CLOCK)) == ([], [], 1)


@rule("ES-TER-08")
def test_no_die_is_removed_when_terror_ends_the_attempt() -> None:
    t = table().adventure("koi-pond").attempt().roll("terror", "inv1", "inv2", "inv1", "inv1", "inv1").play("fail-roll")
    assert (t.told(tells.Removed), len(t.told(tells.Rolls))) == ([], 1)
    assert (t.sanity(), t.health()) == (3, 4), "the penalty"
    assert not t.state.asked


@rule("ES-TER-08")
def test_no_die_is_removed_when_terror_awakens_the_ancient_one() -> None:
    t = table().adventure("gala-in-the-great-hall").doom(8).attempt()
    t.roll("terror", "inv1", "inv2", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.count(box.AWAKE) == 1
    assert (t.told(tells.Removed), t.told(tells.Penalty), t.count(box.CLOCK)) == ([], [], 1)


@rule("ES-TER-01", "ES-AWK-02")
def test_a_mythos_card_discarded_by_the_awakening_strikes_no_more() -> None:
    t = table().adventure("gala-in-the-great-hall").mythos(MADNESS).doom(8).attempt()
    t.roll("terror", "inv1", "inv2", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.count(box.AWAKE) == 1
    assert t.sanity() == 4


# -------------------------------------------------------------------- dice removed by terror


@rule("ES-TER-01")
def test_all_terror_dice_are_removed_and_the_usual_die_as_well() -> None:
    t = table().adventure("the-graveyard").attempt().roll("terror", "terror", "inv1", "inv2", "inv3", "lore")
    t.play("fail-roll").drop("lore").play("go-on")
    assert len(t.state.zone(box.POOL)) == 3
    assert sorted(t.faces(box.REMOVED)) == ["lore", "terror", "terror"]


@rule("ES-TER-01")
def test_a_roll_of_nothing_but_terror_fails_the_attempt_where_terror_dice_are_removed() -> None:
    t = table().adventure("the-graveyard").attempt().roll(*["terror"] * 6).play("fail-roll")
    assert len(t.told(tells.Failed)) == 1
    assert t.sanity() == 3, "the penalty of The Graveyard"


@rule("ES-TER-01", "ES-FAI-01", "ES-FAI-06")
def test_giving_up_over_a_roll_with_terror_sets_off_the_terror_effect_before_the_penalty() -> None:
    t = habitat().roll("terror", *["inv1"] * 5)
    before = (t.sanity(), t.health())
    t.play("give-up")
    told = t.kinds()
    assert told.index(tells.Terror) < told.index(tells.GaveUp) < told.index(tells.Penalty)
    quiet = habitat().roll("lore", *["inv1"] * 5).play("give-up")
    assert quiet.told(tells.Terror) == []
    assert before[0] - t.sanity() == 1 + before[0] - quiet.sanity(), "1 sanity more than without terror"


@rule("ES-TER-04", "ES-FAI-06")
def test_giving_up_after_the_roll_has_done_for_a_task_sets_off_no_terror() -> None:
    t = table("amanda-sharpe").adventure("ancient-relics").mythos(MADNESS).attempt()
    t.roll("lore", "inv3", "terror", "terror", "terror", "terror").play("complete:1", "give-up")
    assert t.told(tells.Terror) == []


@rule("ES-TER-01", "ES-FAI-06")
def test_giving_up_before_a_roll_sets_off_no_terror() -> None:
    t = habitat().roll("terror", *["inv1"] * 5).play("fail-roll").drop("inv1").play("go-on", "give-up")
    assert len(t.told(tells.Terror)) == 1, "the failed roll has struck already"


@rule("ES-TER-08", "ES-FAI-06")
def test_who_is_devoured_by_terror_on_giving_up_suffers_no_penalty() -> None:
    t = habitat()
    t.state.set(box.VALUE_OF[SANITY][0], 1)
    t.roll("terror", *["inv1"] * 5).play("give-up")
    assert (len(t.told(tells.Devoured)), t.told(tells.Penalty)) == (1, [])


@rule("ES-DEV-10", "ES-MYT-07")
@pytest.mark.parametrize(("mythos", "lost"), [(MADNESS, tells.Hurt), (NIGHTMARES, tells.Monster)])
def test_terror_of_the_mythos_strikes_nobody_whom_that_of_the_card_has_devoured(mythos: str, lost: Kind) -> None:
    t = table("darrell-simmons").adventure("unnatural-habitat").mythos(mythos).values(0, sanity=1).doom(0).attempt()
    t.roll("terror", *["inv1"] * 5).play("give-up")
    assert (len(t.told(tells.Devoured)), t.count(box.DOOM)) == (1, 1)
    assert len(t.told(lost)) == (lost is tells.Hurt), "nothing but the sanity lost to the card"
