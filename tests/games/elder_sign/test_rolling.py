"""The dice and the roll (ES-ROL)."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.core.declared import flattened
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.dice import FACES
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table


def with_red(code: str, *faces: str, red: str = "wild") -> Table:
    """A roll of six green dice and the red one for the tasks of a card."""
    t = table().gives(0, "holy-water").adventure(code).attempt().play("use:holy-water")
    return t.roll(*faces, red)


def completable(t: Table) -> list[int]:
    """The numbers of the tasks that the roll could complete."""
    return [int(key.removeprefix("complete:")) for key in t.options if key.startswith("complete:")]


def faces_thrown(item: str, die: int) -> Counter[str]:
    """What a die shows in many rolls."""
    seen: Counter[str] = Counter()
    t = table(seed=4).adventure("koi-pond").values(0, sanity=4, health=6)
    for _ in range(100):
        t.values(0, sanity=4, health=6).doom(0).clock(3)
        if item:
            t.gives(0, item)
        t.attempt()
        if item:
            t.play(f"use:{item}")
        t.play("roll")
        seen[FACES[t.state.pointed(box.FACE[die])]] += 1
        t.play("give-up")
    return seen


@rule("ES-ROL-01")
def test_an_attempt_starts_with_a_roll_of_all_dice_in_the_pool() -> None:
    t = table().adventure("koi-pond").attempt()
    assert [t.state.pointed(box.FACE[die]) for die in t.state.zone(box.POOL)] == [NOTHING] * 6, "nothing is rolled yet"
    t.play("roll")
    assert all(box.FACE[die] in t.state.counts for die in t.state.zone(box.POOL))
    assert len(flattened(t.told(tells.Rolls)[0].told)) == 1 + 2 * 6


@rule("ES-ROL-02")
def test_the_basic_pool_is_six_green_dice() -> None:
    t = table().adventure("koi-pond").attempt()
    assert t.state.zone(box.POOL) == box.GREEN_DICE
    assert t.state.zone(box.FREE_DICE) == (box.YELLOW_DIE, box.RED_DIE)


@rule("ES-ROL-02")
def test_locked_dice_are_missing_from_the_pool() -> None:
    t = table().adventure("did-you-hear-that", 1).adventure("koi-pond")
    t.mythos("the-stars-align-behind-closed-doors").attempt()
    assert len(t.state.zone(box.POOL)) == 4


@rule("ES-ROL-02", "ES-SPL-14")
def test_dice_held_on_spells_are_missing_from_the_pool() -> None:
    t = table("darrell-simmons", "joe-diamond").gives(0, "wither").adventure("koi-pond").attempt()
    t.roll("peril", "inv1", "inv1", "inv2", "inv2", "inv2").play("use:wither", f"pick:{t.die('peril')}", "give-up")
    assert len(t.attempt(seat=1).state.zone(box.POOL)) == 5


@rule("ES-ROL-02")
def test_items_add_the_yellow_and_the_red_die() -> None:
    t = table().gives(0, "axe", "holy-water").adventure("koi-pond").attempt().play("use:axe", "use:holy-water")
    assert t.state.zone(box.POOL) == (*box.GREEN_DICE, box.YELLOW_DIE, box.RED_DIE)
    t.play("roll")
    assert len(t.faces()) == 8


@rule("ES-ROL-03")
def test_the_faces_of_a_green_die() -> None:
    seen = faces_thrown("", box.GREEN_DICE[0])
    assert set(seen) == {"inv1", "inv2", "inv3", "lore", "peril", "terror"}
    assert max(seen.values()) < 34, "each on one side in six"


@rule("ES-ROL-04")
def test_the_yellow_die_has_a_four_where_the_green_one_has_terror() -> None:
    seen = faces_thrown("axe", box.YELLOW_DIE)
    assert set(seen) == {"inv1", "inv2", "inv3", "inv4", "lore", "peril"}
    assert max(seen.values()) < 34


@rule("ES-ROL-05")
def test_the_red_die_has_a_wild_face_where_the_yellow_one_has_a_one() -> None:
    seen = faces_thrown("holy-water", box.RED_DIE)
    assert set(seen) == {"inv2", "inv3", "inv4", "lore", "peril", "wild"}
    assert max(seen.values()) < 34


@rule("ES-ROL-06")
@pytest.mark.parametrize(
    ("code", "task"),
    [
        ("tempest-in-a-teapot", 1),  # 4 investigation
        ("forgotten-knowledge", 1),  # lore
        ("the-graveyard", 1),  # peril
        ("the-graveyard", 2),  # terror
    ],
)
def test_a_wild_stands_for_four_investigation_lore_peril_or_terror(code: str, task: int) -> None:
    nothing = {"tempest-in-a-teapot": "lore", "forgotten-knowledge": "inv1", "the-graveyard": "inv1"}[code]
    t = with_red(code, *[nothing] * 6)
    assert task in completable(t)
    t.play(f"complete:{task}")
    assert t.zone(box.PLACED) == ["die-red#1"]


@rule("ES-ROL-06")
def test_a_wild_is_one_die_and_at_most_four() -> None:
    assert completable(with_red("dont-fall-asleep", *["lore"] * 6)) == [1], "not both of two terrors"
    assert completable(with_red("the-missing-records", "inv1", *["peril"] * 5)) == [], "1 and 4 are not 6"
    assert completable(with_red("the-missing-records", "inv2", *["peril"] * 5)) == [1]


@rule("ES-ROL-06")
def test_the_user_chooses_what_a_wild_stands_for_when_it_is_used() -> None:
    faces = ("lore", "inv3", "inv1", "inv1", "inv1", "inv1")
    t = with_red("the-archives", *faces)
    assert completable(t) == [1, 2, 3], "as the lore of any task or as the peril of the third"
    t.play("complete:3")
    assert sorted(t.faces(box.PLACED)) == ["lore", "wild"]
    t = with_red("the-archives", *faces).play("complete:1")
    assert (t.question, t.options) == (asks.Cover, ["cover:die-green#1", "cover:die-red#1"])


@rule("ES-ROL-07")
def test_a_wild_by_itself_sets_off_no_terror_effect() -> None:
    t = with_red("unnatural-habitat", *["lore"] * 6).play("fail-roll")
    assert (t.sanity(), t.told(tells.Terror)) == (4, [])
    t = with_red("unnatural-habitat", *["lore"] * 5, "terror").play("fail-roll")
    assert t.sanity() == 3
