"""Zones and counters as a game declares them, and the names of what lies in its box."""

from miskatonic.core.pieces import numbered, of_kind
from miskatonic.core.seats import CLOCKWISE, MOST_SEATS
from miskatonic.core.zones import Layout, hidden, member_of, own
from tests.core.tiny import tiny


def test_a_layout_gives_names_and_keeps_what_was_declared_of_each_family() -> None:
    layout = Layout()
    hands = layout.zones("hand", 2, sees=own, live="hand")
    deck = layout.zone("deck", sees=hidden, accepts=lambda piece: piece > 3)
    at = layout.counters("at", ("ann", "bob"), points="place")
    doom = layout.counter("doom")
    assert (hands, deck, at, doom) == (["hand:0", "hand:1"], "deck:0", ["at:ann", "at:bob"], "doom:0")
    zones = {zone.key: zone for family in layout.zone_families for zone in family.members}
    assert list(zones) == ["hand:0", "hand:1", "deck:0"]
    s = tiny()
    assert [zones["hand:1"].sees(s, zones["hand:1"].index, seat) for seat in (0, 1)] == [False, True]
    assert (zones["hand:0"].live, zones["deck:0"].live) == ("hand", "")
    accepts = zones["deck:0"].accepts
    assert accepts is not None
    assert (accepts(3), accepts(4)) == (False, True)
    assert [(family.keys, family.points) for family in layout.counter_families] == [(at, "place"), ([doom], "")]


def test_the_owner_of_a_zone_is_found_by_its_name() -> None:
    layout = Layout()
    owner = member_of(layout.zones("hand", 3), layout.zones("play", 3))
    assert (owner["hand:2"], owner["play:0"], owner.get("deck:0")) == (2, 0, None)


def test_pieces_are_named_by_code_and_number_and_found_by_kind() -> None:
    assert numbered([("gate", True), ("lamp", False), ("gate", True)]) == ("gate#1", "lamp", "gate#2")
    assert of_kind((1, "b", 3), int) == {0: 1, 2: 3}


def test_turn_order_goes_clockwise_from_whoever_is_first() -> None:
    assert CLOCKWISE[4][2] == (2, 3, 0, 1)
    assert all(sorted(CLOCKWISE[n][first]) == list(range(n)) for n in range(MOST_SEATS + 1) for first in range(n))
