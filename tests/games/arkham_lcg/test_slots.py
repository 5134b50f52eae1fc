"""Slots: how many there are, which assets take them, and what gives way (AH-SLT)."""

from dataclasses import replace

import pytest

from miskatonic.games.arkham_lcg.cards.terms import ACCESSORY, ALLY, ARCANE, BODY, HAND
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table

FULL = (
    (ALLY, ("beat-cop",), "guard-dog"),
    (BODY, ("leather-coat",), "leather-coat#2"),
    (ACCESSORY, ("holy-rosary",), "rabbits-foot"),
    (HAND, ("knife", "flashlight"), "machete"),
    (ARCANE, ("shrivelling", "scrying"), "shrivelling#2"),
)
"""Every slot, the assets that fill it, and one that comes too late."""


def rich(*in_play: str) -> Table:
    """Roland with these assets and plenty of resources."""
    return table().resources(0, 20).in_play(0, *in_play)


@rule("AH-SLT-01", "AH-SLT-02", "AH-SLT-05")
@pytest.mark.parametrize(("slot", "there", "late"), FULL)
def test_an_asset_without_a_free_slot_comes_only_for_one_that_goes(slot: int, there: tuple[str, ...], late: str) -> None:
    t = rich(*there).hand(0, late).turn().play(f"play:{late}")
    if len(there) > 1:
        assert (t.question, t.options) == (asks.MakeRoom, [f"pick:{slug}" for slug in there])
        t.play(f"pick:{there[1]}")
    assert t.zone(box.DISCARD[0]) == [there[-1]], "a single one goes without a question"
    assert t.zone(box.PLAY[0]) == [*there[:-1], late]


@rule("AH-SLT-01", "AH-SLT-02")
@pytest.mark.parametrize(("slot", "there", "late"), FULL)
def test_the_last_free_slot_is_taken_without_loss(slot: int, there: tuple[str, ...], late: str) -> None:
    t = rich(*there[1:]).hand(0, late).turn().play(f"play:{late}")
    assert t.zone(box.PLAY[0]) == [*there[1:], late]
    assert t.zone(box.DISCARD[0]) == []


@rule("AH-SLT-03")
def test_an_asset_without_slots_takes_none() -> None:
    t = rich("knife", "flashlight", "beat-cop", "leather-coat", "holy-rosary", "shrivelling", "scrying")
    t.hand(0, "physical-training", "first-aid").turn().play("play:physical-training", "play:first-aid")
    assert len(t.zone(box.PLAY[0])) == 9
    assert t.zone(box.DISCARD[0]) == []


@rule("AH-SLT-04", "AH-SLT-05")
def test_an_asset_for_two_hands_pushes_out_two_assets() -> None:
    t = rich("knife", "flashlight").hand(0, "baseball-bat").turn().play("play:baseball-bat", "pick:knife")
    assert t.zone(box.PLAY[0]) == ["baseball-bat"]
    assert t.zone(box.DISCARD[0]) == ["flashlight", "knife"], "the last one lies on top"


@rule("AH-SLT-04")
def test_an_asset_for_two_arcane_slots_pushes_out_two_assets(monkeypatch: pytest.MonkeyPatch) -> None:
    late = piece("scrying#2")
    monkeypatch.setitem(box.ASSET, late, replace(box.ASSET[late], slots=(ARCANE, ARCANE)))
    t = rich("shrivelling", "scrying").hand(0, "scrying#2").turn().play("play:scrying#2", "pick:scrying")
    assert t.zone(box.PLAY[0]) == ["scrying#2"]


@rule("AH-SLT-05")
def test_taking_control_of_an_ally_makes_room_for_her_too() -> None:
    t = table().house().at(0, "parlor").in_play(0, "beat-cop").bag("+1")
    lita = piece("lita-chantler")
    t.state.put(lita, box.AT_PLACE[box.PLACE_NAMED["parlor"]])
    t.hand(0, "perception").turn().play("use:lita-chantler/1", "commit:perception").until(asks.Action)
    assert t.zone(box.PLAY[0]) == ["lita-chantler"]
    assert "beat-cop" in t.zone(box.DISCARD[0])


@rule("AH-SLT-05")
def test_the_cost_is_paid_even_though_something_must_go() -> None:
    t = rich("knife", "flashlight").hand(0, "machete").turn().play("play:machete")
    assert t.question == asks.MakeRoom
    assert t.count(box.RESOURCES[0]) == 17


@rule("AH-SLT-05", "AH-SLR-03")
def test_only_an_asset_whose_going_makes_room_can_give_way() -> None:
    held = ("daisys-tote-bag", "old-book-of-lore", "medical-texts", "magnifying-glass", "flashlight")
    t = table("daisy-walker").in_play(0, *held).hand(0, "knife", "old-book-of-lore#2").turn().play("play:knife")
    assert t.options == ["pick:magnifying-glass", "pick:flashlight"], "no knife goes into the bag for a tome that leaves it"
    t.play("pick:flashlight").turn().play("play:old-book-of-lore#2")
    names = ("old-book-of-lore", "medical-texts", "magnifying-glass", "knife")
    assert set(t.options) == {f"pick:{name}" for name in names}, (
        "for a tome anything may go, out of the bag or out of a hand"
    )
