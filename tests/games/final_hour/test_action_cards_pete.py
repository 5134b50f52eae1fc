"""The action cards of "Ashcan" Pete, who helps others, foresees and distracts monsters."""

import pytest

from miskatonic.core.hidden import is_seen, seen_by
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import BurnGate, PeekGate
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])


def campus() -> Table:
    """Jenny leads from the Library, Pete stands in the Lecture Hall; no monsters."""
    return table("jenny", "pete").cleared().stand("jenny", "orne-library").stand("pete", "lecture-hall")


@both_copies
def test_vision_of_the_end_moves_heals_and_seals(copy: int) -> None:
    t = campus().wounded("pete", 2).card(f"AP-S{copy}", TOP).walk("science-building")
    assert t.health("pete") == 3
    t.play("seal:7-8")
    assert (t.at("pete"), bool(t.seal(7, 8))) == ("science-building", True)


@both_copies
def test_vision_of_the_end_below_moves_and_burns_the_top_gate_token_unseen(copy: int) -> None:
    t = campus()
    top, *rest = t.state.zone(box.GATE_STACK)
    t.card(f"AP-S{copy}", BOTTOM).walk("science-building", "warren-observatory")
    assert t.at("pete") == "warren-observatory"
    assert t.state.zone(box.GATE_STACK) == tuple(rest)
    assert t.where(top) == "box-unseen"
    assert not any(is_seen(t.state, box.BOX_UNSEEN, top, seat) for seat in (0, 1, SPECTATOR))
    assert all(len(t.state.zone(key)) == 1 for key in box.GATES_OF), "no gate opens"


def test_burning_with_an_empty_stack_has_no_effect() -> None:
    t = campus()
    for token in t.state.zone(box.GATE_STACK):
        t.state.put(token, box.BOX_UNSEEN)
    before = t.effect("pete", side=BOTTOM).state.plain()["zones"]
    t.effect("pete", BurnGate(1), side=BOTTOM)
    assert t.state.plain()["zones"] == before


@rule("FH-END-04")
def test_burning_the_last_token_in_the_action_phase_makes_this_round_the_last() -> None:
    t = campus().stand("jenny", "humanities-building").stand("pete", "humanities-building")
    t.actions("JB-B1", "AP-D1", "JB-B2", "AP-S1").lay(2, 6, 16, 20)
    last, *others = t.state.zone(box.GATE_STACK)
    for token in others:
        t.state.put(token, box.BOX_UNSEEN)
    t.until(asks.KeepBack, asks.Attempt)
    assert t.question == asks.KeepBack, "the reversal is due and nobody is asked whether"
    assert t.where(last) == "box-unseen"
    assert not t.told(tells.Gate), "the gate step revealed nothing"


@both_copies
def test_duke_to_the_rescue_helps_anyone_and_attacks_where_they_end(copy: int) -> None:
    t = campus().wounded("jenny", 1)
    t.crowd("student-union")
    t.crowd("lecture-hall")
    t.card(f"AP-A{copy}", TOP)
    assert (t.question, t.seat, t.options) == (asks.WhoDoesIt, 1, ["person:jenny", "person:pete"])
    t.play("person:jenny")
    assert t.health("jenny") == 2
    assert (t.question, t.seat) == (asks.Move, 0), "Jenny decides where she goes"
    t.walk("student-union")
    assert (t.question, t.seat) == (asks.Strike, 1), "and Pete whom he attacks there"
    assert t.strike_all() == 1
    assert len(t.monsters("lecture-hall")) == 3
    assert not t.state.asked


@both_copies
def test_duke_to_the_rescue_can_help_pete_himself(copy: int) -> None:
    t = campus().wounded("pete", 1).card(f"AP-A{copy}", TOP).play("person:pete")
    t.walk("science-building", "warren-observatory")
    assert (t.health("pete"), t.at("pete")) == (2, "warren-observatory")


@both_copies
def test_a_versatile_instrument_moves_and_attacks(copy: int) -> None:
    t = campus()
    t.crowd("science-building")
    t.card(f"AP-B{copy}", TOP).walk("science-building")
    assert t.strike_all() == 2
    assert not t.state.asked


@both_copies
@rule("FH-MMV-10")
def test_throw_a_bone_sends_monsters_next_door_and_attacks_the_rest(copy: int) -> None:
    t = campus()
    gone = [t.monster("blue-stalker-3", "science-building"), t.monster("red-wrecker-3", "science-building")]
    prey = t.monster("red-lurker-1", "science-building")
    t.card(f"AP-C{copy}", TOP).walk("science-building")
    assert t.question == asks.Shove
    t.play("drive:blue-stalker-3#1", "to:dorothy-upman-hall", "drive:red-wrecker-3#1", "to:warren-observatory")
    assert [t.where(m) for m in gone] == ["dorothy-upman-hall", "warren-observatory"]
    t.play("strike:red-lurker-1#1")
    assert t.where(prey) == "beside-pool"


@both_copies
def test_prophetic_dreams_looks_at_the_next_gate_then_moves_and_attacks(copy: int) -> None:
    t = campus()
    t.crowd("science-building")
    top, second, *_ = t.state.zone(box.GATE_STACK)
    t.card(f"AP-D{copy}", TOP)
    assert (t.question, t.seat, t.options) == (asks.PeekGate, 1, ["leave-on-top", "put-at-bottom"])
    t.play("put-at-bottom").walk("science-building")
    assert t.strike_all() == 1
    stack = t.state.zone(box.GATE_STACK)
    assert (stack[0], stack[-1], len(stack)) == (second, top, 8)


def test_prophetic_dreams_may_leave_the_token_where_it_is() -> None:
    t = campus()
    before = t.state.zone(box.GATE_STACK)
    t.card("AP-D1", TOP).play("leave-on-top", "stop")
    assert t.state.zone(box.GATE_STACK) == before


@pytest.mark.parametrize("answer", ["leave-on-top", "put-at-bottom"])
def test_only_the_one_who_looked_knows_the_gate_token(answer: str) -> None:
    t = campus()
    top = t.state.zone(box.GATE_STACK)[0]
    assert not is_seen(t.state, box.GATE_STACK, top, 1)
    t.effect("pete", PeekGate())
    assert seen_by(t.state, 1).zone(box.GATE_STACK)[0] == top, "Pete sees it before he decides"
    t.play(answer)
    for seat in (0, 1, SPECTATOR):
        seen = [token for token in seen_by(t.state, seat).zone(box.GATE_STACK) if token >= 0]
        assert seen == ([top] if seat == 1 else [])
    (note,) = t.told(tells.Peeked)
    assert (note.told, note.seat) == ((1, top), 1), "and only he reads its name in the log"


def test_looking_at_an_empty_stack_asks_nothing() -> None:
    t = campus()
    for token in t.state.zone(box.GATE_STACK):
        t.state.put(token, box.BOX_UNSEEN)
    t.effect("pete", PeekGate())
    assert not t.state.asked
