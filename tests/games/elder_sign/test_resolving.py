"""A resolved adventure (ES-RES)."""

from __future__ import annotations

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.printed import complete_all
from tests.games.elder_sign.table import Table, table

THREE = ("darrell-simmons", "joe-diamond", "bob-jenkins")


def resolved(code: str, *investigators: str, place: int = 0) -> Table:
    """A card that was resolved by the first of these investigators."""
    t = table(*(investigators or ("darrell-simmons",))).adventure(code, place).on_top("the-missing-records")
    return complete_all(t.attempt(place), code)


@rule("ES-RES-01")
def test_the_last_task_completed_resolves_the_adventure_at_once() -> None:
    t = table().adventure("hallway-on-fire").attempt().roll("peril", *["inv1"] * 5).play("complete:1")
    assert not t.told(tells.Resolved)
    t.roll("peril", *["inv1"] * 4).play("complete:2")
    assert [note.rule for note in t.told(tells.Resolved)] == ["ES-RES-01"]
    assert not t.state.asked, "there is nothing left to roll or to decide"


@rule("ES-RES-02")
@pytest.mark.parametrize(("here", "elsewhere"), [(0, 1), (1, 0)])
def test_all_tokens_on_the_resolved_card_go_to_the_entrance(here: int, elsewhere: int) -> None:
    t = table(*THREE).adventure("the-archives", here).adventure("the-gift-shop", elsewhere)
    t.stand(1, here).stand(2, elsewhere)
    complete_all(t.attempt(here), "the-archives")
    places = [t.state.pointed(box.AT[seat]) for seat in range(3)]
    assert places == [NOTHING, NOTHING, elsewhere], "who stands elsewhere stays there"


@rule("ES-RES-03")
def test_dice_on_tasks_and_removed_dice_return() -> None:
    t = table().gives(0, "axe").adventure("the-hall-of-the-dead").attempt().play("use:axe")
    t.roll("terror", *["inv1"] * 5, "inv2").play("fail-roll").drop("terror").play("go-on")
    t.roll("lore", *["inv1"] * 4, "inv2").play("complete:1")
    t.roll("peril", "peril", "inv1", "inv1", "inv4").play("complete:2")
    t.roll("inv1", "inv1", "inv4").play("complete:3")
    assert len(t.told(tells.Resolved)) == 1
    assert sorted(t.state.zone(box.FREE_DICE)) == list(box.DICE_PIECES)


@rule("ES-RES-03")
def test_secured_dice_that_were_not_used_return_too() -> None:
    t = table().adventure("hallway-on-fire").attempt().roll("inv3", *["inv1"] * 5).play("fail-roll").drop("inv1")
    t.play("focus:die-green#1").roll("peril", *["inv1"] * 3).play("complete:1").roll("peril", *["inv1"] * 2)
    t.play("complete:2")
    assert sorted(t.state.zone(box.FREE_DICE)) == list(box.DICE_PIECES)


@rule("ES-RES-04")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_card_goes_to_the_active_player_as_a_trophy(seat: int) -> None:
    t = table(*THREE).adventure("the-archives").stand(1, 0)
    complete_all(t.attempt(seat=seat), "the-archives")
    assert t.zone(box.TROPHIES_OF[seat]) == ["the-archives"]
    assert t.zone(box.TROPHIES_OF[1]) == []


@rule("ES-RES-05")
@pytest.mark.parametrize("place", range(box.MUSEUM))
def test_the_top_adventure_takes_the_place_of_the_resolved_one(place: int) -> None:
    t = table()
    six = ("koi-pond", "the-gift-shop", "the-curator", "medusa-exhibit", "lights-out", "public-lavatory")
    for other, code in enumerate(six):
        t.adventure(code, other)
    t.adventure("the-archives", place).on_top("the-missing-records")
    complete_all(t.attempt(place), "the-archives")
    now = [slug for key in box.CARD_AT[: box.MUSEUM] for slug in t.zone(key)]
    assert now == [*six[:place], "the-missing-records", *six[place + 1 :]]


@rule("ES-RES-05", "ES-OTH-04")
def test_a_resolved_other_world_is_not_replaced() -> None:
    t = resolved("the-dreamlands", place=box.MUSEUM)
    assert t.zone(box.CARD_AT[box.MUSEUM]) == []
    assert not t.told(tells.NewAdventure)
    assert t.home("the-missing-records") == box.ADVENTURE_DECK


@rule("ES-RES-06")
def test_order_on_resolving_an_adventure() -> None:
    t = table(*THREE).adventure("did-you-hear-that").adventure("koi-pond", 1).stand(1, 0)
    t.on_top("the-archives", "axe", "holy-water", "heal")
    complete_all(t.attempt(), "did-you-hear-that")
    assert t.question == asks.PlaceMonster, "the last symbol of the reward"
    assert [t.state.pointed(box.AT[seat]) for seat in range(3)] == [NOTHING] * 3, "tokens at the entrance"
    assert sorted(t.state.zone(box.FREE_DICE)) == list(box.DICE_PIECES), "dice back, the locked one too"
    assert t.zone(box.TROPHIES_OF[0]) == ["did-you-hear-that"], "the card taken"
    assert t.zone(box.CARD_AT[0]) == ["the-archives"], "the replacement laid"
    assert t.options == ["spot:museum-1/1", "spot:museum-2/1"], "and there the monster can go (ES-MON-12)"
    wanted = (tells.Resolved, tells.Unlocked, tells.NewAdventure, tells.Reward, tells.GainedCard)
    told = t.kinds(*wanted)
    assert told == [*wanted, tells.GainedCard]


@rule("ES-RES-07")
def test_with_an_empty_deck_fewer_adventures_lie_open() -> None:
    t = table().adventure("the-archives").adventure("koi-pond", 1)
    for card in t.state.zone(box.ADVENTURE_DECK):
        t.state.put(card, box.TROPHIES_OF[0])
    complete_all(t.attempt(), "the-archives")
    assert t.zone(box.CARD_AT[0]) == []
    assert not t.told(tells.NewAdventure)
    assert len(t.zone(box.OWNED[0])) == 2, "the reward is received all the same"
    assert t.begin().options == ["move:museum-2", "move-to-entrance"]


@rule("ES-RES-08")
@pytest.mark.parametrize(
    ("replacement", "die"),
    [
        ("gala-in-the-great-hall", "die-yellow#1"),
        ("we-need-to-find-help", "die-red#1"),
        ("did-you-hear-that", "die-green#1"),
    ],
)
def test_the_lock_of_the_replacement_acts_before_the_reward_is_received(replacement: str, die: str) -> None:
    t = table().adventure("the-archives").on_top(replacement)
    complete_all(t.attempt(), "the-archives")
    assert t.zone(box.LOCKED) == [die]
    told = t.kinds()
    assert told.index(tells.NewAdventure) < told.index(tells.Locked) < told.index(tells.Reward)


@rule("ES-RES-08", "ES-LCK-09")
def test_the_lock_of_the_resolved_card_is_lifted_before_that_of_the_replacement_acts() -> None:
    t = table().adventure("did-you-hear-that").adventure("vermin-in-the-pipes", 1).on_top("gala-in-the-great-hall")
    complete_all(t.attempt(), "did-you-hear-that").until()
    locked = [die for die in t.zone(box.LOCKED) if die.startswith("die-green")]
    monsters = [m for key in box.MONSTERS_AT for m in t.state.zone(key)]
    assert len(locked) == sum(box.LOCK_COLOUR[m] == 0 for m in monsters), "only a monster can hold a green die now"
    assert t.state.pointed(box.LOCK_OF[box.YELLOW_DIE]) >= 0
