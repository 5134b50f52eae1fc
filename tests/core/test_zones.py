"""Zones and counters as a game declares them, and the names of what lies in its box."""

from hashlib import blake2b
from json import dumps

import pytest

from miskatonic.core import hidden as views
from miskatonic.core.errors import UnfitSave
from miskatonic.core.options import NOTHING
from miskatonic.core.pieces import numbered, of_kind
from miskatonic.core.rules import AFTER, Ability, Piece
from miskatonic.core.seats import CLOCKWISE, MOST_SEATS
from miskatonic.core.state import Result, State
from miskatonic.core.written import Fingerprints
from miskatonic.core.zones import IN_PLAY, SPECTATOR, Layout, Zones, hidden, member_of, own
from tests.core.tiny import DECK, HAND, PILE, TABLE, Said, Say, rules, tiny


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


def box_of(n: int, *absent: int) -> State:
    """A game with so many pieces that do nothing, some of which came into the box later."""
    return State(rules(((),) * n, tiny().rules.main), 2, 1, absent=frozenset(absent))


def test_a_piece_is_laid_last_or_first() -> None:
    s = box_of(4)
    s.lay_out((0, 1), DECK[0])
    s.put(2, DECK[0])
    s.put(3, DECK[0], first=True)
    assert s.zone(DECK[0]) == (3, 0, 1, 2)
    s.put(1, DECK[0])
    assert (s.zone(DECK[0]), s.home[1]) == ((3, 0, 2, 1), DECK[0])


def test_all_that_lies_in_a_zone_is_poured_behind_what_lies_in_another_and_can_be_taken_from_there() -> None:
    s = box_of(4)
    s.lay_out((3,), PILE[0])
    s.lay_out((1, 0, 2), DECK[0])
    s.pour(DECK[0], PILE[0])
    assert (s.zone(DECK[0]), s.zone(PILE[0])) == ((), (3, 1, 0, 2))
    s.put(0, DECK[0])
    assert (s.zone(DECK[0]), s.zone(PILE[0])) == ((0,), (3, 1, 2))


def test_an_ability_hears_once_wherever_it_lives_and_nothing_elsewhere() -> None:
    held = Zones("held", 2, live="held")
    abilities = (Ability(AFTER, "poke", Say(1), lives=(IN_PLAY, "held")), Ability(AFTER, "poke", Say(2)))
    s = State(rules((abilities,), tiny().rules.main, (TABLE, held, PILE)), 2, 1)
    for zone, ears in (
        (held[0], (0,)),
        (TABLE[0], (0, 1)),
        (TABLE[1], (0, 1)),
        (held[1], (0,)),
        (PILE[0], ()),
        (held[1], (0,)),
        (PILE[0], ()),
    ):
        s.put(0, zone)
        assert s.ears.get("poke", ()) == tuple((0, i) for i in ears)


def test_a_number_back_at_nothing_and_a_pointer_back_at_nobody_leave_no_trace() -> None:
    s = box_of(1)
    before = s.hash()
    s.add("coins", 2)
    s.point("plays", 0)
    assert (s.count("coins"), s.pointed("plays")) == (2, 0)
    s.add("coins", -2)
    s.point("plays", NOTHING)
    assert (s.count("coins"), s.pointed("plays"), s.hash()) == (0, NOTHING, before)


def test_pieces_that_came_into_the_box_later_are_not_laid_out() -> None:
    s = box_of(3, 1)
    s.lay_out((0, 1, 2), DECK[0])
    assert (s.zone(DECK[0]), s.present((0, 1, 2))) == ((0, 2), (0, 2))


def test_pieces_laid_out_in_play_hear_events() -> None:
    s = State(rules(((Ability(AFTER, "poke", Say(1)),),) * 2, tiny().rules.main), 2, 1)
    s.lay_out((0,), TABLE[1])
    s.lay_out((1,), PILE[0])
    assert s.ears == {"poke": ((0, 0),)}


def test_a_piece_shown_to_all_is_seen_by_whoever_looks_on_too() -> None:
    s = box_of(2)
    s.lay_out((0, 1), HAND[0])
    s.show(0)
    s.look(1, 1)
    assert [views.seen_by(s, seat).zone(HAND[0]) for seat in (0, 1)] == [(0, 1), (0, 1)]
    assert [piece >= 0 for piece in views.seen_by(s, SPECTATOR).zone(HAND[0])] == [True, False]


def test_a_shuffle_makes_nobody_forget_what_lies_elsewhere() -> None:
    s = box_of(4)
    s.lay_out((0, 1, 2), DECK[0])
    s.lay_out((3,), HAND[0])
    for piece in (1, 3):
        s.look(piece, 1)
    s.shuffle(DECK[0])
    assert s.known == {3: 2}


def test_a_box_lacks_what_its_list_does_not_name() -> None:
    model = box_of(3).rules
    assert (model.absent(None), model.absent(model.box)) == (frozenset(), frozenset())
    assert model.absent(("p0", "p2")) == {1}
    with pytest.raises(UnfitSave, match="2 of “p1”; this version has 1"):
        model.absent(("p0", "p1*2", "p2"))


def test_an_entry_of_the_log_keeps_whom_each_seat_played_then() -> None:
    s = tiny()
    s.rules.cast = ("plays",)
    for who in (4, 4, 5):
        s.point("plays", who)
        s.note(Said, 1)
    assert [note.cast for note in (s.log or [])[-3:]] == [(4,), (4,), (5,)]


def test_a_win_is_shared_by_those_who_are_no_partners() -> None:
    assert Result(None, "", places=(1, 1, 3, 3)).is_shared
    assert not Result(None, "", places=(1, 1, 3, 3), teams=(0, 0, 1, 1)).is_shared
    assert not Result(None, "", places=(2, 1, 3)).is_shared
    assert Result(None, "", places=(1, 1, 1, 1), teams=(0, 1, 0, 1)).is_shared
    assert Result(None, "", places=(2, 1, 1)).winners == (1, 2)


def test_a_fingerprint_is_that_of_the_state_as_plain_data_whatever_was_taken_before() -> None:
    s = box_of(4)
    prints = Fingerprints()
    seen = set()

    def compare() -> None:
        found = prints.of(s)
        assert found == s.hash() == blake2b(dumps(s.plain()).encode(), digest_size=8).hexdigest()
        seen.add(found)

    compare()
    s.lay_out((0, 1, 2), DECK[0])
    compare()
    s.look(1, 0)
    compare()
    s.look(1, 1)
    compare()
    s.put(2, HAND[0])
    compare()
    s.set("secret:0", 4)
    compare()
    s.set("secret:0", 5)
    compare()
    s.random("die", 6)
    compare()
    for _ in range(2):
        s.push(s.rules.main, 1, root=0)
        compare()
    s.stack[0].regs["n"] = 1
    compare()
    s.stack[0].lists["n"] = (1, 2)
    compare()
    s.stack[1].step += 1
    compare()
    for places, teams in (((), ()), ((1, 1), ()), ((1, 1), (1, 1))):
        s.result = Result(None, "T-END", (), places, teams)
        compare()
    assert len(seen) == 16, "everything that changes a state changes it"


def test_what_is_under_way_is_called_by_the_names_of_its_own_box() -> None:
    main = tiny().rules.main
    for slug in ("lamp", "knife"):
        box = rules(((),), main)
        box.pieces = (Piece(slug, "back", None),)
        s = State(box, 2, 1)
        s.push(main, 0).regs["piece"] = 0
        assert slug in dumps(s.plain())
        assert s.hash() == blake2b(dumps(s.plain()).encode(), digest_size=8).hexdigest()
