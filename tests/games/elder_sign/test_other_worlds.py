"""Other Worlds: they open by gates, are attempted like any adventure, and are not replaced (ES-OTH)."""

import pytest

import miskatonic as mk
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.words import Gates
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

WORLDS = (
    "the-dreamlands",
    "city-of-the-great-race",
    "great-hall-of-celaeno",
    "plateau-of-leng",
    "another-dimension",
    "yuggoth",
    "rlyeh",
    "another-time",
)
DREAMLANDS = 6
"""The place where The Dreamlands lie in these tests: the first below the museum."""


def before_the_dreamlands() -> Table:
    """Somebody is about to roll for peril, lore and 3 investigation; 2 clues and an Elder Sign are the reward."""
    return table("vincent-lee").adventure("koi-pond").adventure("the-dreamlands", DREAMLANDS).attempt(DREAMLANDS)


def open_worlds(t: Table) -> list[str]:
    """The Other Worlds that lie open."""
    return [card for place in range(box.MUSEUM, box.PLACES) for card in t.zone(box.CARD_AT[place])]


@rule("ES-OTH-01")
def test_an_other_world_is_resolved_by_rolling_for_its_tasks() -> None:
    t = before_the_dreamlands().roll("peril", "lore", "inv3", "inv1", "inv1", "inv1")
    assert "complete:1" in t.options
    t.play("complete:1")
    assert [note.told[0] for note in t.told(tells.Resolved)] == [0]
    assert (t.count(box.CLUES[0]), t.count(box.SIGNS), t.state.pointed(box.AT[0])) == (2, 1, NOTHING)


@rule("ES-OTH-01")
def test_a_failed_roll_on_an_other_world_costs_a_die_and_a_failed_attempt_its_penalty() -> None:
    t = before_the_dreamlands().roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1")
    assert "complete:1" not in t.options
    t.fail_roll("inv1").until(asks.BeforeRoll)
    assert len(t.zone(box.POOL)) == 5
    t.play("give-up")
    assert t.sanity() == 4, "its penalty is 1 sanity"
    assert open_worlds(t) == ["the-dreamlands"]
    assert t.state.pointed(box.AT[0]) == DREAMLANDS, "the investigator stays there"


@rule("ES-OTH-02")
@pytest.mark.parametrize("seed", range(5))
def test_no_other_world_is_open_unless_a_gate_has_opened(seed: int) -> None:
    t = Table(mk.new("elder-sign", seats=1, seed=seed))
    gates = [card for card in t.zone(box.MYTHOS_OPEN) if card.startswith("a-door-swings-open")]
    assert len(open_worlds(t)) == len(gates)


@rule("ES-OTH-02")
def test_a_gate_in_the_reward_opens_the_top_other_world_below_the_museum() -> None:
    t = table("vincent-lee").adventure("mysterious-tome").on_top("yuggoth", "rlyeh").on_top("koi-pond").attempt()
    t.roll("inv3", "terror", "lore", "lore", "inv1", "inv1").play("complete:1")
    assert open_worlds(t) == [], "nothing opens before the card is resolved"
    t.roll("lore", "lore", "inv1", "inv1").play("complete:2")
    assert t.zone(box.CARD_AT[box.MUSEUM]) == ["yuggoth"]
    assert len(t.zone(box.WORLD_DECK)) == 7


@rule("ES-OTH-03")
def test_all_eight_other_worlds_can_be_open_at_once_and_each_can_be_reached() -> None:
    t = table().effect(0, Gates(8))
    assert set(open_worlds(t)) == set(WORLDS)
    assert t.begin().options == [*(f"move:world-{n}" for n in range(1, 9)), "move-to-entrance"]


@rule("ES-OTH-04")
def test_a_resolved_other_world_leaves_its_place_empty() -> None:
    t = before_the_dreamlands()
    worlds, adventures = t.zone(box.WORLD_DECK), t.zone(box.ADVENTURE_DECK)
    t.roll("peril", "lore", "inv3", "inv1", "inv1", "inv1").play("complete:1")
    assert t.zone(box.CARD_AT[DREAMLANDS]) == []
    assert (t.zone(box.WORLD_DECK), t.zone(box.ADVENTURE_DECK)) == (worlds, adventures)
    assert "move:world-1" not in t.begin().options


@rule("ES-OTH-05")
def test_a_resolved_other_world_is_a_trophy_and_returns_under_its_deck_when_spent() -> None:
    t = before_the_dreamlands().roll("peril", "lore", "inv3", "inv1", "inv1", "inv1").play("complete:1")
    assert t.zone(box.TROPHIES_OF[0]) == ["the-dreamlands"]
    t.begin().play("move-to-entrance", "offer:clue")
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert t.zone(box.WORLD_DECK)[-1] == "the-dreamlands"
    assert t.count(box.CLUES[0]) == 3


@rule("ES-OTH-06")
def test_a_gate_has_no_effect_while_all_other_worlds_are_open_or_held() -> None:
    t = table("vincent-lee", "bob-jenkins").trophies(1, "rlyeh").effect(0, Gates(7))
    assert t.zone(box.WORLD_DECK) == []
    t.effect(0, Gates(2))
    assert len(open_worlds(t)) == 7
    assert t.zone(box.TROPHIES_OF[1]) == ["rlyeh"]
    assert [note.rule for note in t.told(tells.NoWorldLeft)] == ["ES-OTH-06"]
