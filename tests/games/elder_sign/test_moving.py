"""The movement step (ES-MOV)."""

from __future__ import annotations

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

EVERYWHERE = ["move:museum-1", "move:museum-3", "move:world-1", "move-to-entrance"]


def museum(*investigators: str) -> Table:
    """Two adventures with a gap between them, and an Other World."""
    t = table(*(investigators or ("darrell-simmons",)))
    return t.adventure("koi-pond", 0).adventure("the-archives", 2).adventure("yuggoth", box.MUSEUM)


@rule("ES-MOV-01")
@pytest.mark.parametrize(
    ("key", "place", "card"),
    [
        ("move:museum-1", 0, "koi-pond"),
        ("move:museum-3", 2, "the-archives"),
        ("move:world-1", box.MUSEUM, "yuggoth"),
    ],
)
def test_the_token_goes_on_any_open_card(key: str, place: int, card: str) -> None:
    t = museum().begin()
    assert (t.question, t.options) == (asks.Move, EVERYWHERE)
    t.play(key)
    assert t.state.pointed(box.AT[0]) == place
    assert [note.told for note in t.told(tells.Moves)] == [(0, place, box.PIECE_SLUGS.index(card))]


@rule("ES-MOV-01")
def test_the_token_goes_back_to_the_entrance() -> None:
    t = museum().stand(0, 2).begin().play("move-to-entrance")
    assert t.state.pointed(box.AT[0]) == NOTHING
    assert [note.told for note in t.told(tells.Moves)] == [(0, -1, -1)]


@rule("ES-MOV-01")
@pytest.mark.parametrize(("place", "key"), [(-1, "move-to-entrance"), (2, "move:museum-3"), (box.MUSEUM, "move:world-1")])
def test_the_token_can_be_left_where_it_is(place: int, key: str) -> None:
    t = museum().stand(0, place).begin().play(key)
    assert t.state.pointed(box.AT[0]) == place
    assert len(t.told(tells.Stays)) == 1
    assert not t.told(tells.Moves)


@rule("ES-MOV-01")
def test_something_used_in_the_movement_step_does_not_take_its_place() -> None:
    t = museum().gives(0, "whiskey").values(0, sanity=2).begin().play("use:whiskey")
    assert (t.sanity(), t.question, t.options) == (3, asks.Move, EVERYWHERE)
    t.play("move:museum-3")
    assert t.state.pointed(box.AT[0]) == 2


@rule("ES-MOV-02")
@pytest.mark.parametrize("place", [-1, 0, 2, box.MUSEUM])
def test_everything_can_be_reached_from_anywhere(place: int) -> None:
    t = museum().stand(0, place).begin()
    assert t.options == EVERYWHERE


@rule("ES-MOV-03")
def test_several_investigators_can_be_on_the_same_card() -> None:
    t = museum("darrell-simmons", "joe-diamond", "bob-jenkins").stand(1, 0).stand(2, 0).begin()
    assert t.options == EVERYWHERE
    t.play("move:museum-1")
    assert [t.state.pointed(box.AT[seat]) for seat in range(3)] == [0, 0, 0]
    assert t.question == asks.BeforeRoll


@rule("ES-MOV-03")
def test_several_investigators_can_be_at_the_entrance() -> None:
    t = museum("darrell-simmons", "joe-diamond").begin().play("move-to-entrance")
    assert [t.state.pointed(box.AT[seat]) for seat in range(2)] == [NOTHING] * 2
    assert t.question == asks.Entrance


@rule("ES-MOV-04")
def test_who_stays_on_a_card_begins_it_again_from_scratch() -> None:
    t = museum().attempt(2).roll("lore", *["inv1"] * 5).play("complete:1", "give-up")
    t.attempt(2)
    assert len(t.state.zone(box.POOL)) == 6
    t.roll("lore", "lore", "peril", "inv3", "inv1", "inv1")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1", "complete:2", "complete:3"]


@rule("ES-MOV-04")
def test_a_monster_defeated_in_an_earlier_attempt_is_gone() -> None:
    t = museum()
    t.monster("ghost", 2, 0)
    t.attempt(2).roll("terror", *["inv1"] * 5).play("complete:1", "give-up")
    assert t.zone(box.MONSTERS_AT[2]) == []
    t.attempt(2).roll("terror", "lore", *["inv1"] * 4)
    assert "complete:1" in t.options, "the printed lore is the first task again"
