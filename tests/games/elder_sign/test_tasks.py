"""The order of tasks, their symbols, and completing them (ES-ORD, ES-SYM, ES-TSK)."""

from __future__ import annotations

import pytest

from miskatonic.core.declared import flattened
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table


def at(code: str, who: str = "darrell-simmons") -> Table:
    """An investigator about to roll for the tasks of a card."""
    place = box.MUSEUM if box.ADVENTURE[box.PIECE_SLUGS.index(code)].is_world else 0
    return table(who).adventure(code, place).attempt(place)


def beside(monster: str, who: str = "darrell-simmons") -> Table:
    """An investigator about to roll for a monster on the side task of the Unnatural Habitat."""
    t = table(who).adventure("unnatural-habitat")
    t.monster(monster, 0, 0)
    return t.attempt()


def completable(t: Table) -> list[int]:
    """The numbers of the tasks that the roll could complete."""
    return [int(key.removeprefix("complete:")) for key in t.options if key.startswith("complete:")]


def why_not(t: Table, key: str) -> str:
    """The rule that forbids an option."""
    return dict(t.game.decision.forbidden)[key]


# -------------------------------------------------------------------- order


@rule("ES-ORD-01")
def test_without_an_arrow_tasks_are_completed_in_any_order() -> None:
    t = at("the-archives").roll("lore", "lore", "inv3", "peril", "inv1", "inv1")
    assert completable(t) == [1, 2, 3]
    t.play("complete:3").roll("lore", "inv3", "inv1", "inv1")
    assert completable(t) == [1, 2]
    t.play("complete:2").roll("lore", "inv1").play("complete:1")
    assert len(t.told(tells.Resolved)) == 1


@rule("ES-ORD-02")
def test_with_an_arrow_tasks_are_completed_from_the_top_down() -> None:
    t = at("the-hidden-passage").roll("inv3", "inv3", "peril", "lore", "inv1", "inv1")
    assert completable(t) == [1]
    assert (why_not(t, "complete:2"), why_not(t, "complete:3")) == ("ES-ORD-02", "ES-ORD-02")
    t.play("complete:1").roll("lore", "inv1", "inv1", "terror", "inv1")
    assert completable(t) == [], "the lowest task waits for the middle one"
    t.play("fail-roll").drop("terror").play("go-on").roll("lore", "peril", "inv2", "inv1")
    assert completable(t) == [2]
    t.play("complete:2").roll("lore").play("complete:3")
    assert len(t.told(tells.Resolved)) == 1


# -------------------------------------------------------------------- symbols


@rule("ES-SYM-01")
def test_every_row_is_a_task_of_its_own() -> None:
    t = at("vermin-in-the-pipes").roll("inv3", "inv3", "inv3", "peril", "lore", "lore")
    assert completable(t) == [1, 2, 3]
    t.play("complete:1")
    assert len(t.state.zone(box.PLACED)) == 1
    dreamlands = at("the-dreamlands").roll("inv3", "lore", "peril", "inv1", "inv1", "inv1")
    assert completable(dreamlands) == [1]
    dreamlands.play("complete:1")
    assert len(dreamlands.told(tells.Resolved)) == 1, "its only task"


@rule("ES-SYM-02")
@pytest.mark.parametrize(
    ("faces", "used"),
    [
        (("inv3", "inv3", "peril", "peril", "peril", "peril"), 2),
        (("inv2", "inv2", "inv2", "peril", "peril", "peril"), 3),
        (("inv3", "inv2", "inv2", "peril", "peril", "peril"), 3),
        (("inv1", "inv1", "inv1", "inv1", "inv1", "inv1"), 6),
        (("inv1", "inv2", "inv3", "lore", "terror", "peril"), 3),
        (("inv3", "inv2", "peril", "lore", "terror", "peril"), 0),
        (("inv1", "inv1", "inv1", "inv1", "inv1", "terror"), 0),
    ],
)
def test_investigation_is_met_by_any_dice_that_add_up_to_it_or_more(faces: tuple[str, ...], used: int) -> None:
    t = at("the-missing-records").roll(*faces)
    assert (1 in completable(t)) == bool(used)
    if used:
        t.play("complete:1")
        assert len(flattened(t.told(tells.Completes)[0].told)[3:]) == 2 * used


@rule("ES-SYM-03", "ES-SYM-04", "ES-SYM-05")
@pytest.mark.parametrize(
    ("code", "task", "face"),
    [
        ("theres-something-in-the-basement", 2, "lore"),
        ("the-graveyard", 1, "peril"),
        ("the-graveyard", 2, "terror"),
    ],
)
def test_a_symbol_is_met_by_one_die_showing_it_and_by_nothing_else(code: str, task: int, face: str) -> None:
    others = [other for other in ("inv1", "inv2", "inv3", "lore", "peril", "terror") if other != face]
    assert task not in completable(at(code).roll(*others, others[0]))
    t = at(code).roll(face, *others)
    assert task in completable(t)
    t.play(f"complete:{task}")
    assert [flattened(note.told)[4:] for note in t.told(tells.Completes)] == [(box_face(face),)], (
        "one die, showing just that"
    )


def box_face(face: str) -> int:
    """The number of a face."""
    return ("inv1", "inv2", "inv3", "inv4", "lore", "peril", "terror", "wild").index(face)


@rule("ES-SYM-03", "ES-SYM-05")
def test_two_equal_symbols_need_two_dice() -> None:
    assert completable(at("dont-fall-asleep").roll("terror", *["lore"] * 5)) == [1]
    assert completable(at("dont-fall-asleep").roll("terror", "terror", *["lore"] * 4)) == [1, 2]


@rule("ES-SYM-06")
@pytest.mark.parametrize("face", ["peril", "terror", "lore", "inv3"])
def test_a_split_symbol_is_met_by_one_die_showing_any_of_its_results(face: str) -> None:
    t = beside("fire-vampire").roll(face, *["inv1"] * 5)
    assert (1 in completable(t)) == (face in ("peril", "terror"))
    if completable(t):
        t.play("complete:1")
        assert t.faces(box.PLACED) == [face]


@rule("ES-SYM-06")
def test_each_symbol_takes_a_die_of_its_own_when_one_of_them_is_split() -> None:
    for faces, done in ((("terror", "lore"), True), (("terror", "peril"), True), (("lore", "peril"), False)):
        t = beside("vampire").roll(*faces, *["inv1"] * 3)
        assert (1 in completable(t)) == done, faces


@rule("ES-SYM-07", "ES-TSK-03")
def test_a_clock_symbol_costs_three_hours_when_the_task_is_completed() -> None:
    t = at("another-time").roll("lore", "lore", "inv3", "inv1", "inv1", "inv1")
    assert t.count(box.CLOCK) == 0
    t.play("complete:1")
    assert t.count(box.CLOCK) == 1
    t.roll("inv3", "inv1", "inv1", "inv1").play("complete:2")
    assert t.count(box.CLOCK) == 3, "three hours more for the other task, and three for the clock step"


@rule("ES-SYM-08", "ES-TSK-03")
def test_a_sanity_cost_is_paid_when_the_task_is_completed() -> None:
    t = at("medusa-exhibit").roll("terror", *["lore"] * 5)
    assert t.sanity() == 4, "not before"
    t.play("complete:1")
    assert (t.sanity(), t.health()) == (3, 6)
    t.roll("lore", *["inv1"] * 4).play("complete:2")
    assert (t.sanity(), t.health()) == (2, 6)


@rule("ES-SYM-09", "ES-TSK-03")
def test_a_health_cost_is_paid_when_the_task_is_completed() -> None:
    t = at("hallway-on-fire").roll("peril", *["lore"] * 5).play("complete:1")
    assert (t.sanity(), t.health()) == (4, 5)


@rule("ES-SYM-10")
@pytest.mark.parametrize(("health", "within_reach"), [(1, False), (2, True)])
def test_a_task_whose_health_cost_would_devour_cannot_be_taken_on(health: int, within_reach: bool) -> None:
    t = table().adventure("hallway-on-fire").values(0, health=health).attempt().roll("peril", *["lore"] * 5)
    assert (1 in completable(t)) == within_reach
    if not within_reach:
        assert why_not(t, "complete:1") == "ES-SYM-10"


@rule("ES-SYM-10")
@pytest.mark.parametrize(("sanity", "within_reach"), [(1, [2]), (2, [1, 2])])
def test_a_task_whose_sanity_cost_would_devour_cannot_be_taken_on(sanity: int, within_reach: list[int]) -> None:
    t = table().adventure("please-do-not-touch-the-exhibits").values(0, sanity=sanity).attempt()
    t.roll("terror", "terror", "peril", "peril", "inv1", "inv1")
    assert completable(t) == within_reach


@rule("ES-SYM-10")
def test_a_monster_whose_cost_would_devour_cannot_be_taken_on() -> None:
    t = table().adventure("unnatural-habitat").values(0, sanity=1)
    t.monster("zombie", 0, 0)
    assert completable(t.attempt().roll("inv3", *["lore"] * 5)) == []


@rule("ES-SYM-11")
def test_one_die_serves_only_one_of_two_investigation_symbols() -> None:
    t = at("rlyeh").roll("inv3", *["lore"] * 5)
    assert completable(t) == [], "3 is not shared between 1 and 1"
    t.play("give-up")
    t = at("rlyeh").roll("inv3", "inv2", *["lore"] * 4)
    assert completable(t) == [1]
    t.play("complete:1")
    assert sorted(t.faces(box.PLACED)) == ["inv2", "inv3"]


# -------------------------------------------------------------------- completing


@rule("ES-TSK-01")
def test_completing_a_task_is_optional() -> None:
    t = at("the-archives").roll("lore", *["inv1"] * 5)
    assert t.options[0] == "complete:1"
    assert "fail-roll" in t.options
    t.play("complete:1")
    assert t.faces(box.PLACED) == ["lore"]
    assert t.count(box.DONE[0]) == 1


@rule("ES-TSK-01")
def test_a_roll_that_meets_no_task_completes_none() -> None:
    t = at("the-archives").roll("peril", "peril", "terror", "inv1", "inv2", "inv3")
    assert completable(t) == []
    assert why_not(t, "complete:2") == "ES-TSK-05"


@rule("ES-TSK-02")
def test_dice_on_a_task_leave_the_pool_until_the_end_of_the_step() -> None:
    t = at("the-archives").roll("lore", "lore", "inv1", "inv2", "peril", "peril").play("complete:2")
    assert t.faces(box.PLACED) == ["lore", "inv1", "inv2"]
    placed = t.state.zone(box.PLACED)
    assert [t.state.pointed(box.PLACED_ON[die]) for die in placed] == [1, 1, 1], "they lie on the second task"
    assert len(t.state.zone(box.POOL)) == 3
    t.play("roll")
    assert t.state.zone(box.PLACED) == placed, "the next roll does not touch them"
    assert t.faces(box.PLACED) == ["lore", "inv1", "inv2"]
    t.play("give-up")
    assert len(t.state.zone(box.FREE_DICE)) == 8


@rule("ES-TSK-04")
def test_a_roll_completes_one_task_only_even_if_it_would_do_for_more() -> None:
    t = at("the-graveyard").roll("peril", "terror", "inv3", "inv3", "inv1", "inv1")
    assert completable(t) == [1, 2, 3]
    t.play("complete:2")
    assert t.question == asks.BeforeRoll
    assert t.options == ["roll", "give-up"]
    assert [why_not(t, f"complete:{n}") for n in (1, 3)] == ["ES-TSK-04", "ES-TSK-04"]
    assert [t.count(key) for key in box.DONE] == [0, 1, 0]


@rule("ES-TSK-05")
def test_a_task_cannot_be_filled_bit_by_bit() -> None:
    t = at("the-curator").roll("lore", "lore", "peril", "peril", "inv1", "inv1")
    assert completable(t) == [], "two of three lore"
    t.play("fail-roll").drop("peril").play("go-on").roll("lore", "inv1", "inv2", "peril", "peril")
    assert completable(t) == [2], "lore of the roll before is forgotten; the second task is met by this roll alone"


@rule("ES-TSK-05")
def test_secured_dice_help_the_roll() -> None:
    t = at("the-curator").roll("lore", "peril", "peril", "peril", "inv1", "inv1").play("fail-roll").drop("peril")
    t.play(f"focus:{t.die('lore')}").roll("lore", "lore", "peril", "peril")
    assert completable(t) == [1]
    t.play("complete:1")
    assert t.faces(box.PLACED).count("lore") == 3


@rule("ES-TSK-06")
def test_the_player_goes_on_rolling_while_tasks_remain() -> None:
    t = at("the-archives").roll("lore", *["inv1"] * 5).play("complete:1")
    assert (t.question, t.options) == (asks.BeforeRoll, ["roll", "give-up"])
    t.roll("lore", "inv3", "inv1", "inv1", "inv1").play("complete:2")
    assert (t.question, len(t.state.zone(box.POOL))) == (asks.BeforeRoll, 3)
    t.roll("lore", "peril", "inv1").play("complete:3")
    assert len(t.told(tells.Resolved)) == 1


@rule("ES-TSK-07")
def test_surplus_investigation_is_lost() -> None:
    t = at("the-guided-tour").roll("inv3", *["peril"] * 5).play("complete:1")
    t.roll("inv3", *["peril"] * 4)
    assert completable(t) == [], "the 1 too much of the first task does not make this 3 a 4"


@rule("ES-TSK-08")
def test_the_player_chooses_the_task() -> None:
    for task, used in ((1, ["lore"]), (2, ["lore", "inv3"]), (3, ["lore", "peril"])):
        t = at("the-archives").roll("lore", "inv3", "peril", "terror", "terror", "terror").play(f"complete:{task}")
        assert t.faces(box.PLACED) == used


@rule("ES-TSK-08")
def test_the_player_chooses_the_dice_where_it_makes_a_difference() -> None:
    def rolled() -> Table:
        t = table().gives(0, "axe").adventure("the-archives").attempt().play("use:axe")
        return t.roll("lore", *["inv1"] * 5, "lore").play("complete:1")

    t = rolled()
    assert (t.question, t.options) == (asks.Cover, ["cover:die-green#1", "cover:die-yellow#1"])
    t.play("cover:die-yellow#1")
    assert t.zone(box.PLACED) == ["die-yellow#1"]
    assert len(t.zone(box.POOL)) == 6
    assert rolled().play("cover:die-green#1").zone(box.POOL)[-1] == "die-yellow#1"


@rule("ES-TSK-08")
def test_a_secured_die_may_be_used_or_spared() -> None:
    t = at("the-archives").roll("lore", "peril", "peril", "peril", "inv1", "inv1").play("fail-roll").drop("peril")
    t.play(f"focus:{t.die('lore')}").roll("lore", "inv1", "peril", "inv1").play("complete:1")
    assert t.question == asks.Cover
    assert len(t.options) == 2
    focused = t.zone(box.FOCUS)[0]
    t.play(next(key for key in t.options if key != f"cover:{focused}"))
    assert t.zone(box.FOCUS) == [focused], "the roll's own lore was enough"


@rule("ES-TSK-09", "ES-TSK-07", "ES-TSK-04")
def test_example_of_completing_a_task() -> None:
    """The roll would do for either task; the lower one takes three dice with 4 investigation for the 3 asked."""
    t = at("the-missing-records").roll("inv2", "inv2", "inv2", "lore", "peril", "terror")
    assert completable(t) == [1, 2]
    t.play("complete:2")
    assert sorted(t.faces(box.PLACED)) == ["inv2", "inv2", "lore"]
    assert (t.question, len(t.state.zone(box.POOL))) == (asks.BeforeRoll, 3)
    t.roll("inv2", "inv3", "peril")
    assert completable(t) == [], "5 and the wasted 1 are not 6"
    t.play("fail-roll").drop("peril").play("go-on").roll("inv3", "inv3")
    assert completable(t) == [1]


@rule("ES-TSK-10")
def test_tasks_that_use_up_all_dice_fail_the_attempt_while_another_one_is_open() -> None:
    t = at("the-storage-closet").roll("inv1", "inv1", "inv1", "terror", "peril", "lore").play("complete:1")
    assert len(t.state.zone(box.POOL)) == 3
    t.roll("inv1", "inv1", "inv1").play("complete:2")
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"]
    assert (t.sanity(), t.count(box.DOOM)) == (3, 1), "the penalty of the Storage Closet"
    assert not t.state.asked


@rule("ES-TSK-10")
def test_the_last_task_may_use_up_all_dice() -> None:
    t = at("rlyeh").roll("inv1", "inv1", "lore", "lore", "peril", "terror").play("complete:1")
    t.roll("lore", "lore", "peril", "terror").play("complete:2")
    assert len(t.told(tells.Resolved)) == 1


def used_up(*cards: str) -> Table:
    """The Storage Closet with both threes found by the last dice of the pool; two lore are left, and these cards."""
    t = table().gives(0, *cards).adventure("the-storage-closet").attempt()
    return t.roll("inv1", "inv1", "inv1", "terror", "peril", "lore").play("complete:1").roll("inv1", "inv1", "inv1")


@rule("ES-TSK-10", "ES-DIE-01")
def test_after_tasks_have_used_up_all_dice_an_item_can_still_add_some() -> None:
    t = used_up("tommy-gun").play("complete:2")
    assert not t.told(tells.Failed)
    assert (t.question, t.options) == (asks.BeforeRoll, ["use:tommy-gun", "give-up"])
    t.play("use:tommy-gun").roll("lore", "wild").play("complete:3")
    assert t.zone(box.TROPHIES_OF[0]) == ["the-storage-closet"]


@rule("ES-TSK-10", "ES-SPL-07")
def test_after_tasks_have_used_up_all_dice_one_can_still_be_taken_off_a_spell() -> None:
    t = table().gives(0, "wither").hold("wither", "die-green#6", "inv1").adventure("dont-fall-asleep").attempt()
    t.dice_left(2).roll("terror", "terror").play("complete:2")
    assert (t.question, t.options) == (asks.BeforeRoll, ["take-off:die-green#6", "give-up"])
    t.play("take-off:die-green#6").roll("terror").play("complete:1")
    assert t.told(tells.Resolved)


@rule("ES-TSK-10", "ES-ALY-01")
def test_after_tasks_have_used_up_all_dice_an_ally_may_bring_the_item_that_adds_one() -> None:
    t = used_up("ruby-standish").on_top("sword-of-glory").play("complete:2")
    assert t.options == ["use:ruby-standish", "give-up"]
    t.play("use:ruby-standish", "use:sword-of-glory").roll("lore", "wild").play("complete:3")
    assert t.told(tells.Resolved)


@rule("ES-TSK-10", "ES-MIT-01")
def test_after_tasks_have_used_up_all_dice_the_last_monster_can_still_be_beaten_without_any() -> None:
    t = table().gives(0, "dynamite").adventure("unnatural-habitat")
    t.monster("ghoul", 0, 0)
    t.attempt().dice_left(3).roll("peril", "peril", "inv3").play("complete:2")
    assert t.options == ["use:dynamite", "give-up"]
    t.play("use:dynamite")
    assert t.told(tells.Resolved)


@rule("ES-TSK-10", "ES-FAI-06")
def test_whoever_adds_no_die_has_failed() -> None:
    t = used_up("tommy-gun").play("complete:2", "give-up")
    assert (t.sanity(), t.count(box.DOOM)) == (3, 1), "the penalty of the Storage Closet"
    assert t.home("tommy-gun") == box.OWNED[0]


@rule("ES-TSK-10", "ES-DIE-06")
def test_a_die_that_lies_on_a_task_cannot_be_added_again() -> None:
    t = table().gives(0, "axe", "rifle").adventure("the-loading-dock").attempt().dice_left(0)
    t.play("use:axe").roll("peril").play("complete:1")
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"], "the rifle has no die to add"


@rule("ES-TSK-10", "ES-FAI-05")
def test_a_failed_roll_that_takes_the_last_die_fails_the_attempt_even_with_an_item_in_hand() -> None:
    t = at("the-loading-dock").gives(0, "axe").dice_left(1).roll("lore").play("fail-roll")
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"]


@rule("ES-TSK-10")
def test_what_can_heal_nothing_does_not_put_off_the_failure() -> None:
    t = used_up("whiskey", "provisions", "dynamite").play("complete:2")
    assert [note.rule for note in t.told(tells.Failed)] == ["ES-FAI-05"]


@rule("ES-SYM-02")
@pytest.mark.parametrize("roll", [("inv3", "inv2", "inv1"), ("inv1", "inv2", "inv3"), ("inv2", "inv3", "inv1")])
def test_of_dice_of_a_colour_that_meet_a_task_alike_the_least_is_placed(roll: tuple[str, ...]) -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("the-guided-tour").attempt(0)
    t.roll(*roll, "lore", "lore", "peril").play("complete:1")
    assert t.faces(box.PLACED) == ["inv2"]


@rule("ES-TSK-10")
def test_one_who_completes_several_tasks_with_a_roll_goes_on_with_a_die_on_a_spell_when_no_rolled_die_is_left() -> None:
    t = table("amanda-sharpe", ancient_one="hastur").adventure("the-elder-sign").gives(0, "wither")
    t.hold("wither", t.zone(box.FREE_DICE)[-1], "lore").attempt(0).dice_left(1).roll("lore").play("complete:1")
    t.play(next(key for key in t.options if t.zone(box.POOL)[0] in key))
    assert (t.question, t.zone(box.POOL)) == (asks.AfterRoll, [])
    assert "complete:2" in t.options


@rule("ES-TSK-10", "ES-TSK-04")
def test_who_completes_several_tasks_with_one_roll_fails_at_once_when_no_die_is_left_for_another() -> None:
    t = table("amanda-sharpe").adventure("the-missing-records").attempt().dice_left(2).roll("inv3", "inv3")
    assert t.play("complete:1").question is None
    assert (len(t.told(tells.Failed)), len(t.told(tells.Penalty))) == (1, 1)
