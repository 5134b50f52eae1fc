"""Clues: one for a reroll of any dice of the roll (ES-CLU)."""

from itertools import product

import pytest

from miskatonic.core.declared import flattened
from miskatonic.core.record import follow
from miskatonic.games.elder_sign.cards.words import CLUE, Gain
from miskatonic.games.elder_sign.rules import asks, box, explain, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

PERILS = ("peril",) * 6


def records(code: str = "bob-jenkins", clues: int = 1) -> Table:
    """Somebody attempts The Missing Records: 6 investigation, and a lore with 3 investigation."""
    return table(code).adventure("the-missing-records").clues(0, clues).attempt()


def reroll(t: Table, *new: str, dice: tuple[int, ...] = ()) -> Table:
    """Reroll these dice of the pool, by their place in it, so that they show the new faces."""
    pool = t.state.zone(box.POOL)
    picked = tuple(pool[i] for i in dice)
    t.play("reroll").load(*new, dice=picked)
    for die in picked:
        if f"pick:{box.PIECE_SLUGS[die]}" in t.options:  # where all are alike the first is picked by itself
            t.play(f"pick:{box.PIECE_SLUGS[die]}")
    return t.play("roll-these") if "roll-these" in t.options else t


@rule("ES-CLU-01")
def test_a_clue_is_spent_only_after_a_roll_of_the_own_attempt() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("the-missing-records").clues(0, 1).clues(1, 1).begin()
    assert "reroll" not in t.options
    t.play("move:museum-1")
    assert "reroll" not in t.options
    assert "reroll" in t.roll(*PERILS).options
    t.clues(0, 0).attempt().roll(*PERILS)
    assert "reroll" not in t.options, "the clue of another does not serve"


@rule("ES-CLU-01")
def test_nobody_spends_a_clue_in_anothers_turn() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("the-missing-records").stand(1, 0).clues(1, 3).attempt()
    t.roll(*PERILS)
    assert (t.asked, "reroll" in t.options) == (0, False)
    t.play("give-up")
    assert t.count(box.CLUES[1]) == 3


@rule("ES-CLU-01")
def test_a_clue_can_be_spent_on_an_attack_on_the_ancient_one() -> None:
    t = table("bob-jenkins").clues(0, 1).awaken().load(*PERILS, dice=box.GREEN_DICE).begin()
    assert "reroll" in t.options
    reroll(t, "inv3", dice=(0,)).play("complete:1")
    assert t.count(box.DOOM) == 8


@rule("ES-CLU-02")
@pytest.mark.parametrize("dice", [(2,), (0, 3, 4), (0, 1, 2, 3, 4, 5)])
def test_a_clue_rerolls_one_several_or_all_dice_and_leaves_the_others(dice: tuple[int, ...]) -> None:
    t = records().roll("inv1", "inv2", "lore", "peril", "terror", "inv3")
    reroll(t, *["inv3"] * len(dice), dice=dice)
    before = ["inv1", "inv2", "lore", "peril", "terror", "inv3"]
    assert t.faces() == ["inv3" if i in dice else face for i, face in enumerate(before)]
    assert t.count(box.CLUES[0]) == 0
    assert "reroll" not in t.options


@rule("ES-CLU-02")
def test_dice_for_a_reroll_can_be_chosen_at_once() -> None:
    t = records().roll("inv1", "inv1", "lore", "lore", "lore", "peril").play("reroll")
    asked = t.state.asked[0]
    several = explain.several(t.state, asked)
    assert several is not None
    assert ([len(alike) for alike in several.picks], several.least, several.most) == ([2, 3, 1], 1, 6)
    for counts in product(range(3), range(4), range(2)):
        keys = [option.key for n, alike in zip(counts, several.picks, strict=True) for option in alike[:n]]
        state = t.state.copy()
        for key in keys:
            follow(state, 0, key)
        if 0 < len(keys) < several.most:
            follow(state, 0, several.done.key)
        assert (state.asked[0].kind == asks.Reroll) == (not keys), "what was chosen is rolled, nothing more is asked"


@rule("ES-CLU-02")
def test_at_least_one_die_is_rerolled_for_a_clue() -> None:
    t = records().roll("inv1", "inv2", "lore", "peril", "terror", "inv3").play("reroll")
    assert t.question == asks.Reroll
    assert "roll-these" not in t.options
    t.play(t.options[0])
    assert "roll-these" in t.options


@rule("ES-CLU-03")
def test_clues_can_be_spent_again_and_again_on_one_roll() -> None:
    t = records(clues=3).roll(*PERILS)
    for n in (2, 1, 0):
        reroll(t, "peril", dice=(0,))
        assert t.count(box.CLUES[0]) == n
    assert len(t.told(tells.Rerolls)) == 3
    assert "reroll" not in t.options


@rule("ES-CLU-04")
def test_a_spent_clue_is_back_in_the_supply() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("the-missing-records").clues(0, 15).effect(1, Gain(CLUE))
    assert t.count(box.CLUES[1]) == 0, "all 15 are taken"
    reroll(t.attempt().roll(*PERILS), "peril", dice=(0,)).effect(1, Gain(CLUE))
    assert (t.count(box.CLUES[0]), t.count(box.CLUES[1])) == (14, 1)


@rule("ES-CLU-05")
def test_only_dice_of_the_pool_are_rerolled() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("remains-of-the-high-priest").stand(1, 0).clues(0, 1)
    t.gives(0, "wither", "axe", "alien-statue").attempt().play("use:axe", "use:alien-statue")
    t.roll("peril", *["inv1"] * 5, "inv1", "inv2").play("complete:1")
    t.roll(*["lore"] * 5, "inv1", "inv2").play("use:wither", f"pick:{t.die('inv2')}")
    t.fail_roll("lore").play(f"focus:{t.die('inv1')}")
    t.roll(*["lore"] * 4).fail_roll("lore").play("ask:seat-2", "yes")
    pool = t.zone(box.POOL)
    assert len(pool) == 2, "8 less one placed, held, focused and assisting, and two removed"
    t.roll("lore", "peril").play("reroll")
    assert set(t.options) == {f"pick:{slug}" for slug in pool}


@rule("ES-CLU-06")
def test_a_reroll_costs_no_die_and_is_no_new_roll() -> None:
    t = records("darrell-simmons").roll("inv1", "inv1", "peril", "peril", "peril", "peril")
    t.play("use:darrell-simmons")
    reroll(t, "inv1", dice=(2,))
    assert len(t.zone(box.POOL)) == 6
    assert "use:darrell-simmons" not in t.options, "once per roll, and this is still the same"
    assert t.count(box.ROLLED) == 1
    assert t.told(tells.Rerolls)[-1].rule == "ES-CLU-06"


@rule("ES-CLU-06")
def test_only_one_task_is_completed_by_a_roll_and_its_rerolls() -> None:
    t = records("amanda-sharpe").roll("inv3", "inv3", "peril", "peril", "peril", "peril").play("complete:1")
    assert "reroll" in t.options, "she goes on with the same roll"
    t = records().roll("inv3", "inv3", "peril", "peril", "peril", "peril").play("complete:1")
    assert t.question == asks.BeforeRoll, "all others must roll again"


@rule("ES-CLU-05")
def test_removed_dice_that_read_the_same_are_named_once_as_barred_from_a_reroll() -> None:
    t = records()
    for left in (6, 5):
        t.roll(*PERILS[:left]).fail_roll("peril").until(asks.BeforeRoll)
    t.roll(*PERILS[:4]).play("reroll")
    assert len(t.zone(box.REMOVED)) == 2
    assert [rule for _, rule in t.game.decision.forbidden] == ["ES-CLU-05"]


def test_terror_that_was_rerolled_away_does_not_strike() -> None:
    t = table("bob-jenkins").adventure("ancient-relics").clues(0, 1).attempt()
    reroll(t.roll("terror", "peril", "peril", "peril", "peril", "peril"), "peril", dice=(0,)).play("fail-roll")
    assert t.sanity() == 4
    assert not t.told(tells.Terror)


def test_when_memories_fade_a_clue_rerolls_three_dice_at_most_but_not_for_sister_mary() -> None:
    fade = "the-stars-align-when-memories-fade"
    for code, most in (("bob-jenkins", 3), ("sister-mary", 6)):
        t = table(code).adventure("the-missing-records").mythos(fade).clues(0, 1).attempt()
        t.roll("inv1", "inv2", "lore", "peril", "terror", "inv3").play("reroll")
        picked = 0
        while t.question == asks.Reroll:
            t.play(t.options[0])
            picked += 1
        assert picked == most
        assert len(flattened(t.told(tells.Rerolls)[0].told)) == 1 + 2 * most


@rule("ES-CLU-05", "ES-SPL-03")
def test_no_clue_is_spent_where_every_die_of_the_roll_lies_on_a_spell() -> None:
    t = table("bob-jenkins").adventure("the-missing-records").gives(0, "wither").clues(0, 1).attempt()
    t.dice_left(1).roll("peril")
    assert "reroll" in t.options
    t.play("use:wither")
    assert t.question == asks.AfterRoll
    assert "reroll" not in t.options
