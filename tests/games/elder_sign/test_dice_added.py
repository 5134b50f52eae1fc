"""The yellow and the red die: added by cards, gone when they leave the pool, back in reserve after the step (ES-DIE)."""

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.words import COMMON, UNIQUE
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREENS = [f"die-green#{n}" for n in range(1, 7)]
YELLOW_DIE = "die-yellow#1"
RED_DIE = "die-red#1"


def records(*cards: str) -> Table:
    """Bob attempts The Missing Records: 6 investigation, and a lore with 3 investigation."""
    return table("bob-jenkins").adventure("the-missing-records").gives(0, *cards).attempt()


@rule("ES-DIE-01")
def test_discarding_a_common_item_adds_the_yellow_die_to_the_pool() -> None:
    t = records("axe").play("use:axe")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE]
    assert t.zone(box.DECK_OF[COMMON])[-1] == "axe"
    t.roll("peril", "peril", "peril", "peril", "inv2", "lore", "inv4")
    assert "complete:1" in t.options, "it is rolled with the others and shows what green dice do not"


@rule("ES-DIE-02")
def test_discarding_a_unique_item_adds_the_red_die_to_the_pool() -> None:
    t = records("alien-statue").play("use:alien-statue")
    assert t.zone(box.POOL) == [*GREENS, RED_DIE]
    assert t.zone(box.DECK_OF[UNIQUE])[-1] == "alien-statue"
    t.roll("peril", "peril", "peril", "peril", "peril", "inv3", "wild")
    assert "complete:2" in t.options, "the wild is the lore"


def test_one_line_of_the_log_tells_that_an_item_was_used_and_one_what_for() -> None:
    t = records("axe").play("use:axe")
    assert len(t.told(tells.UsedCard)) == 1
    assert not t.told(tells.Used), "the card's own line has told it"
    assert [note.told for note in t.told(tells.Added)] == [tells.Added(0, box.YELLOW_DIE)]


@rule("ES-DIE-03")
def test_it_is_told_when_one_of_two_dice_could_not_be_added() -> None:
    t = records("axe", "tommy-gun").play("use:axe", "use:tommy-gun")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]
    assert [note.told.die for note in t.told(tells.NotAdded)] == [box.YELLOW_DIE]


@rule("ES-DIE-01", "ES-DIE-02")
def test_without_a_card_the_pool_holds_only_green_dice() -> None:
    t = records()
    assert t.zone(box.POOL) == GREENS
    assert t.options == ["roll", "give-up"]


@rule("ES-DIE-03")
@pytest.mark.parametrize(("one", "other"), [("axe", "rifle"), ("alien-statue", "holy-water")])
def test_a_die_already_in_the_pool_cannot_be_added_again(one: str, other: str) -> None:
    t = records(one, other).play(f"use:{one}")
    assert f"use:{other}" not in t.options


@rule("ES-DIE-03")
def test_a_locked_or_a_held_die_cannot_be_added() -> None:
    t = table("bob-jenkins").adventure("the-missing-records").gives(0, "axe", "alien-statue", "wither")
    t.adventure("we-need-to-find-help", 1).hold("wither", YELLOW_DIE, "lore").attempt()
    assert t.options == ["roll", f"take-off:{YELLOW_DIE}", "give-up"]


@rule("ES-DIE-04")
def test_an_added_die_stays_in_the_pool_from_roll_to_roll() -> None:
    t = records("axe").play("use:axe").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv1").fail_roll("peril")
    t.play("go-on").roll("lore", "inv3", "peril", "peril", "peril", "inv1").play("complete:2").until(asks.BeforeRoll)
    assert YELLOW_DIE in t.zone(box.POOL)


@rule("ES-DIE-04")
def test_an_added_die_can_be_placed_on_a_task() -> None:
    t = records("axe").play("use:axe").roll("inv2", "peril", "peril", "peril", "peril", "peril", "inv4").play("complete:1")
    assert YELLOW_DIE in t.zone(box.PLACED)
    assert YELLOW_DIE not in t.zone(box.POOL)


@rule("ES-DIE-04")
def test_an_added_die_can_be_the_one_removed_after_a_failed_roll_or_be_focused() -> None:
    t = records("axe").play("use:axe").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv1").play("fail-roll")
    assert t.options == [f"pick:{GREENS[0]}", f"pick:{YELLOW_DIE}"]
    t.play(f"pick:{GREENS[0]}")
    assert f"focus:{YELLOW_DIE}" in t.options
    t = records("axe").play("use:axe").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv1")
    t.play("fail-roll", f"pick:{YELLOW_DIE}")
    assert t.zone(box.REMOVED) == [YELLOW_DIE]


@rule("ES-DIE-05")
@pytest.mark.parametrize("how", ["pool", "removed", "placed", "focused"])
def test_after_the_adventure_step_yellow_and_red_return_to_the_reserve_wherever_they_lie(how: str) -> None:
    t = records("tommy-gun").play("use:tommy-gun")
    t.roll("peril", "peril", "peril", "peril", "peril", "inv1", "inv4", "inv4")
    if how == "removed":
        t.play("fail-roll", f"pick:{YELLOW_DIE}", "go-on")
    elif how == "focused":
        t.play("fail-roll", f"pick:{GREENS[0]}", f"focus:{YELLOW_DIE}")
    elif how == "placed":
        t.play("complete:1")
        assert t.zone(box.PLACED) == [YELLOW_DIE, RED_DIE]
    t.play("give-up")
    assert {YELLOW_DIE, RED_DIE} <= set(t.zone(box.FREE_DICE))
    assert t.attempt().zone(box.POOL) == GREENS, "and they are not in the next pool by themselves"


@rule("ES-DIE-05")
def test_a_die_held_by_a_spell_stays_there_after_the_step() -> None:
    t = records("axe", "wither").play("use:axe").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv4")
    t.play("use:wither", f"pick:{YELLOW_DIE}", "give-up")
    assert t.zone(box.HELD[piece("wither")]) == [YELLOW_DIE]


@rule("ES-DIE-06")
@pytest.mark.parametrize("how", ["removed", "placed", "focused", "held"])
def test_a_die_that_left_the_pool_cannot_be_added_again_this_turn(how: str) -> None:
    t = records("axe", "rifle", "wither").play("use:axe")
    t.roll("lore", "peril", "peril", "peril", "peril", "inv1", "inv4")
    if how == "removed":
        t.play("fail-roll", f"pick:{YELLOW_DIE}", "go-on")
    elif how == "focused":
        t.play("fail-roll", f"pick:{t.die('peril')}", f"focus:{YELLOW_DIE}")
    elif how == "placed":
        t.play("complete:2")
    else:
        t.play("use:wither", f"pick:{YELLOW_DIE}", "fail-roll", f"pick:{t.die('peril')}", "go-on")
    assert t.question == asks.BeforeRoll
    assert YELLOW_DIE not in t.zone(box.POOL)
    assert "use:rifle" not in t.options
    assert f"take-off:{YELLOW_DIE}" not in t.options
    t.play("give-up")
    if how != "held":
        assert "use:rifle" in t.attempt().options, "in the next turn it can"


@rule("ES-DIE-06")
def test_a_die_taken_off_a_spell_to_be_rolled_and_then_removed_is_gone_for_the_turn_too() -> None:
    t = table("bob-jenkins").adventure("the-missing-records").gives(0, "rifle", "wither").hold("wither", YELLOW_DIE, "lore")
    t.attempt().play(f"take-off:{YELLOW_DIE}").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv1")
    t.play("fail-roll", f"pick:{YELLOW_DIE}", "go-on")
    assert t.options == ["roll", "give-up"]


@rule("ES-DIE-07")
def test_a_die_added_after_a_roll_is_rolled_only_with_the_next_one() -> None:
    t = records("axe").roll("inv3", "peril", "peril", "peril", "peril", "peril").play("use:axe")
    assert YELLOW_DIE in t.zone(box.POOL)
    assert t.state.pointed(box.FACE[piece(YELLOW_DIE)]) == NOTHING, "it shows nothing yet"
    assert "complete:1" not in t.options
    t.play("fail-roll", f"pick:{GREENS[1]}", "go-on").roll("inv3", "peril", "peril", "peril", "peril", "inv4")
    assert "complete:1" in t.options


@rule("ES-DIE-07")
def test_a_die_added_after_the_last_roll_rescues_the_attempt() -> None:
    t = records("axe").dice_left(1).roll("peril").play("use:axe", "fail-roll", f"pick:{GREENS[0]}")
    assert (t.question, t.zone(box.POOL)) == (asks.BeforeRoll, [YELLOW_DIE])
    assert not t.told(tells.Failed)
    lost = records("axe").dice_left(1).roll("peril").play("fail-roll")
    assert lost.told(tells.Failed), "without it the attempt is over"


def struck_at_the_gift_shop(*cards: str) -> Table:
    """Terror has struck at the Gift Shop, brought a ghoul, and the last green die is about to be removed."""
    t = table("bob-jenkins").adventure("the-gift-shop").adventure("unnatural-habitat", 1).only_monsters("ghoul#1")
    return t.gives(0, *cards).attempt().dice_left(1).roll("terror")


@rule("ES-DIE-01", "ES-DIE-07", "ES-TER-02")
def test_a_die_added_between_terror_and_the_loss_of_the_last_die_rescues_the_attempt() -> None:
    t = struck_at_the_gift_shop("axe").play("fail-roll")
    assert t.zone(box.MONSTERS_AT[1]) == ["ghoul#1"]
    assert (t.question, t.options) == (asks.AfterTerror, ["use:axe", "to-penalty"])
    t.play("use:axe", f"pick:{GREENS[0]}")
    assert (t.question, t.zone(box.POOL)) == (asks.BeforeRoll, [YELLOW_DIE])
    assert not t.told(tells.Failed)


@rule("ES-DIE-01", "ES-DIE-07")
def test_an_item_that_an_ally_brings_between_terror_and_the_penalty_can_still_add_its_die() -> None:
    t = struck_at_the_gift_shop("ryan-dean").on_top("axe", "whiskey").play("fail-roll", "use:ryan-dean")
    assert "use:axe" in t.options
    assert t.play("use:axe", f"pick:{GREENS[0]}").zone(box.POOL) == [YELLOW_DIE]


@rule("ES-FAI-06")
def test_who_has_given_up_adds_no_die_before_the_penalty() -> None:
    t = struck_at_the_gift_shop("axe").play("give-up")
    assert t.told(tells.Terror)
    assert t.told(tells.Penalty)
    assert "axe" in t.zone(box.OWNED[0])


@rule("ES-TSK-10")
def test_no_die_can_be_added_after_terror_has_removed_the_last_ones() -> None:
    t = table("bob-jenkins").adventure("the-loading-dock").gives(0, "axe").attempt().dice_left(2).roll("terror", "terror")
    assert t.play("fail-roll").told(tells.Failed)
    assert "axe" in t.zone(box.OWNED[0])


@rule("ES-DIE-07")
def test_a_die_can_be_added_between_two_rolls() -> None:
    t = records("axe").roll("lore", "inv3", "peril", "peril", "peril", "peril").play("complete:2")
    assert t.play("use:axe").zone(box.POOL) == [*GREENS[2:], YELLOW_DIE]


@rule("ES-DIE-08")
def test_any_number_of_cards_adds_dice_in_a_turn_but_each_die_only_once() -> None:
    t = records("axe", "rifle", "alien-statue", "holy-water").play("use:axe", "use:alien-statue")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]
    assert t.options == ["roll", "give-up"]
    t.roll("peril", "peril", "peril", "peril", "peril", "peril", "inv1", "inv2")
    t.play("fail-roll", f"pick:{YELLOW_DIE}", "go-on").roll("peril", "peril", "peril", "peril", "peril", "peril", "inv2")
    t.play("fail-roll", f"pick:{RED_DIE}")
    assert not {"use:rifle", "use:holy-water"} & set(t.until(asks.BeforeRoll).options)
