"""The three kinds of monster task, and monsters below the lowest task (ES-MON-02 to 06, ES-MON-11, ES-MON-17 to 19)."""

import pytest

from miskatonic.games.elder_sign.cards.words import A_LORE, A_PERIL, A_TERROR, Investigation, Monsters, Symbol
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.rules.tasks import goals_at
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

SIDE = {
    "unnatural-habitat": (1,),
    "we-need-to-find-help": (1,),
    "the-writing-on-the-wall": (1,),
    "you-become-that-which-you-fear-most": (1,),
    "public-lavatory": (1, 2),
    "when-night-falls": (1,),
    "haunted-by-a-shadowy-figure": (1,),
}
WHOLE = {
    "did-you-hear-that": (1,),
    "the-storage-closet": (1,),
    "something-has-broken-free": (1,),
    "late-night-break-in": (1,),
    "theres-something-in-the-basement": (1,),
    "tempest-in-a-teapot": (1,),
    "the-archives": (1,),
    "gate-to-elsewhere": (1,),
    "koi-pond": (1,),
    "city-of-the-great-race": (1,),
    "great-hall-of-celaeno": (1,),
}
PARTIAL = {"ancient-relics": (1,), "another-dimension": (1,), "yuggoth": (1,), "rlyeh": (1,)}
"""The cards with monster tasks, and which of their tasks those are; all other cards have none."""


def place_of(code: str) -> int:
    """Where the tests lay a card."""
    return 6 if box.PIECE_SLUGS.index(code) in box.WORLD_CARDS else 0


def on(code: str, *monsters: tuple[str, int | None], ancient_one: str = "hastur") -> Table:
    """A card with monsters on its printed tasks (from 0) or below it."""
    t = table("dexter-drake", ancient_one=ancient_one).adventure(code, place_of(code))
    for slug, task in monsters:
        t.monster(slug, place_of(code), task)
    return t


def needed(t: Table, code: str) -> list[tuple[Symbol, ...]]:
    """The symbols of all tasks of a card, from the top."""
    return [goal.symbols for goal in goals_at(t.state, place_of(code))]


def completable(t: Table) -> list[str]:
    """The tasks that can be completed with the roll."""
    return [key for key in t.options if key.startswith("complete:")]


# -------------------------------------------------------------------- which tasks they are


@rule("ES-MON-02")
def test_monster_tasks_are_those_with_a_border_on_adventures_and_other_worlds() -> None:
    bordered = {**SIDE, **WHOLE, **PARTIAL}
    for card in box.ADVENTURE.values():
        found = tuple(n for n, task in enumerate(card.tasks, 1) if task.border is not None)
        assert found == bordered.get(card.code, ()), card.code
        for n in found:
            task = card.tasks[n - 1]
            assert task.is_side == (card.code in SIDE)
            assert task.is_partial == (card.code in PARTIAL)


@rule("ES-MON-02", "ES-MON-07")
@pytest.mark.parametrize("code", [*SIDE, *WHOLE, *PARTIAL])
def test_a_monster_can_be_placed_on_each_of_them(code: str) -> None:
    bordered = {**SIDE, **WHOLE, **PARTIAL}[code]
    t = on(code).only_monsters("ghoul#1", "ghoul#2").effect(0, Monsters(len(bordered))).until()
    assert tuple(sorted(t.state.pointed(box.TASK_OF[m]) for m in t.state.zone(box.MONSTERS_AT[place_of(code)]))) == tuple(
        n - 1 for n in bordered
    )


# -------------------------------------------------------------------- side tasks


@rule("ES-MON-04")
def test_an_empty_side_task_counts_for_nothing() -> None:
    t = on("unnatural-habitat").attempt(0).roll("peril", "peril", "inv3", "inv1", "inv1", "inv1")
    assert completable(t) == ["complete:2"]
    t.play("complete:2")
    assert t.told(tells.Resolved)


@rule("ES-MON-17", "ES-MON-04", "ES-MON-03")
def test_a_monster_on_a_side_task_adds_a_task() -> None:
    t = on("unnatural-habitat", ("ghost", 0))
    assert needed(t, "unnatural-habitat") == [(A_TERROR,), (A_PERIL, A_PERIL, Investigation(3))]
    t.attempt(0).roll("peril", "peril", "inv3", "inv1", "inv1", "terror").play("complete:2")
    assert not t.told(tells.Resolved), "the monster is still to be beaten"
    t.roll("terror", "inv1", "inv1").play("complete:1")
    assert t.told(tells.Resolved)


@rule("ES-MON-04")
def test_two_side_tasks_take_two_monsters() -> None:
    t = on("public-lavatory", ("ghost", 0), ("ghoul", 1))
    assert needed(t, "public-lavatory") == [(A_TERROR,), (A_PERIL,), (A_PERIL, A_LORE, A_LORE)]


# -------------------------------------------------------------------- whole tasks


@rule("ES-MON-05")
def test_a_whole_monster_task_without_a_monster_is_met_by_its_printed_conditions() -> None:
    t = on("koi-pond").attempt(0).roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1")
    assert completable(t) == ["complete:1"]


@rule("ES-MON-18", "ES-MON-05")
def test_a_monster_on_a_whole_task_replaces_it() -> None:
    t = on("koi-pond", ("cultist", 0))
    assert needed(t, "koi-pond") == [(Investigation(3),), (A_TERROR, A_PERIL, A_PERIL)]
    t.attempt(0).roll("terror", "lore", "lore", "lore", "lore", "lore")
    assert completable(t) == [], "the printed terror is covered"
    t.play("give-up").values(0, 5, 5).attempt(0).roll("inv3", "lore", "lore", "lore", "lore", "lore")
    assert completable(t) == ["complete:1"]


@rule("ES-MON-05")
def test_costs_of_the_monster_stand_with_the_task_it_covers() -> None:
    goal = goals_at(on("the-archives", ("zombie", 0)).state, 0)[0]
    assert (goal.symbols, goal.sanity, goal.health, goal.clock) == ((Investigation(3),), 1, 0, 0)


# -------------------------------------------------------------------- partial tasks


@rule("ES-MON-06", "ES-MDF-06")
@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("ancient-relics", Investigation(3)),
        ("another-dimension", A_LORE),
        ("yuggoth", A_PERIL),
        ("rlyeh", Investigation(1)),
    ],
)
def test_a_monster_on_a_partial_task_covers_the_bordered_conditions_only(code: str, left: Symbol) -> None:
    t = on(code, ("ghost", 0))
    assert needed(t, code)[0] == (left, A_TERROR)
    assert len(needed(t, code)) == 2


@rule("ES-MDF-06", "ES-MDF-07")
def test_both_the_monsters_and_the_uncovered_conditions_must_be_met_by_one_roll() -> None:
    t = on("yuggoth", ("ghoul", 0)).attempt(6).roll("peril", "lore", "lore", "lore", "inv1", "inv1")
    assert completable(t) == [], "one peril does for the ghoul alone"
    t.play("give-up")
    assert t.zone(box.MONSTERS_AT[6]) == ["ghoul#1"], "so it is not beaten and stays"
    assert not t.zone(box.TROPHIES_OF[0])
    t.values(0, 5, 5).attempt(6).roll("peril", "peril", "lore", "lore", "inv1", "inv1")
    assert completable(t) == ["complete:1"]


@rule("ES-MON-19", "ES-MDF-06", "ES-MDF-05")
def test_completing_a_partial_monster_task_wins_the_monster_even_if_the_adventure_fails() -> None:
    t = on("yuggoth", ("nightgaunt", 0)).attempt(6)
    t.roll("peril", "inv2", "inv2", "inv1", "lore", "lore").play("complete:1")
    assert sorted(t.faces(box.PLACED)) == ["inv1", "inv2", "inv2", "peril"]
    assert len(t.zone(box.POOL)) == 2, "two dice are left"
    t.roll("inv3", "lore")
    assert completable(t) == [], "which do not do for the second task"
    t.play("fail-roll").drop("lore").play("go-on").roll("lore").play("fail-roll")
    assert t.told(tells.Failed)
    assert not t.told(tells.Resolved)
    assert t.zone(box.TROPHIES_OF[0]) == ["nightgaunt#1"]
    assert t.sees(0, box.TROPHIES_OF[0]) == ["nightgaunt#1"], "face up"
    assert t.zone(box.CARD_AT[6]) == ["yuggoth"]


# -------------------------------------------------------------------- below the lowest task


@rule("ES-MON-03", "ES-MON-09")
def test_a_monster_below_the_lowest_task_is_one_task_more() -> None:
    t = on("the-missing-records", ("ghost", None), ("ghoul", None))
    assert needed(t, "the-missing-records")[2:] == [(A_TERROR,), (A_PERIL,)]
    t.attempt(0).roll("terror", "peril", "lore", "lore", "lore", "lore")
    assert completable(t) == ["complete:below-1", "complete:below-2"], "without an arrow in any order"


@rule("ES-MON-11", "ES-ORD-02")
def test_below_a_card_with_an_order_arrow_a_monster_is_the_last_task() -> None:
    t = on("the-gift-shop", ("ghost", None)).attempt(0).roll("terror", "inv3", "lore", "inv1", "inv1", "inv1")
    assert completable(t) == ["complete:1"]
    t.play("complete:1").roll("terror", "inv3", "lore", "inv1", "inv1")
    assert completable(t) == ["complete:2"]
    t.play("complete:2").roll("terror", "inv3", "lore")
    assert completable(t) == ["complete:below-1"]
    t.play("complete:below-1")
    assert t.told(tells.Resolved)


@rule("ES-ORD-02", "ES-MON-05")
def test_a_monster_on_the_first_task_of_an_ordered_card_comes_first() -> None:
    t = on("tempest-in-a-teapot", ("ghoul", 0)).attempt(0).roll("peril", "terror", "lore", "inv1", "inv1", "inv1")
    assert completable(t) == ["complete:1"]


@rule("ES-SYM-10", "ES-MON-03")
def test_a_monster_whose_cost_would_devour_cannot_be_taken_on() -> None:
    t = on("the-missing-records", ("zombie", None), ("fire-vampire", None)).values(0, sanity=1, health=1).attempt(0)
    t.roll("inv3", "peril", "peril", "peril", "peril", "peril")
    assert completable(t) == []


# -------------------------------------------------------------------- Shub-Niggurath


@rule("ES-ANC-03", "ES-MDF-01")
def test_with_shub_niggurath_every_monster_needs_one_terror_more() -> None:
    t = on("koi-pond", ("ghost", 0), ("cultist", None), ancient_one="shub-niggurath")
    assert needed(t, "koi-pond") == [(A_TERROR, A_TERROR), (A_TERROR, A_PERIL, A_PERIL), (Investigation(3), A_TERROR)]


@rule("ES-ANC-03", "ES-MON-06")
def test_with_shub_niggurath_a_partial_task_needs_the_terror_once() -> None:
    t = on("another-dimension", ("ghoul", 0), ancient_one="shub-niggurath")
    assert needed(t, "another-dimension")[0] == (A_LORE, A_PERIL, A_TERROR)
    t.attempt(6).roll("lore", "peril", "inv1", "inv1", "inv1", "inv1")
    assert completable(t) == []
    t.play("give-up").values(0, 5, 5).attempt(6).roll("lore", "peril", "terror", "inv1", "inv1", "inv1")
    assert "complete:1" in completable(t)


@rule("ES-ANC-03")
def test_shub_niggurath_does_not_touch_tasks_without_a_monster() -> None:
    assert needed(on("koi-pond", ancient_one="shub-niggurath"), "koi-pond")[0] == (A_TERROR,)
