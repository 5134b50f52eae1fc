"""Reversing the ritual (FH-RIT). Of the cards used here 3, 8, 13, 18 show a moon; 4, 9, 14 a star; 5, 10, 15 a cross."""

from collections import Counter

import pytest

import miskatonic as mk
from miskatonic.core.hidden import imagine
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import DIAMOND, HOURGLASS
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def attempt(tokens: tuple[str, str], jenny: tuple[int, int, int, int], michael: tuple[int, int, int, int]) -> Table:
    """Jenny and Michael attempt the reversal, each keeping back the last card."""
    t = table().cleared().until(asks.Attempt).ritual(*tokens).hand("jenny", *jenny).hand("michael", *michael)
    return t.play("ready", "ready", f"keep:{jenny[3]}", f"keep:{michael[3]}")


def won(t: Table) -> bool:
    """Whether the attempt was a success."""
    assert t.state.result is not None
    return bool(t.state.result.won)


def count(t: Table) -> tuple[int, ...]:
    """The matches counted and the matches needed."""
    return tuple(t.told(tells.RitualCount)[0].told)


@rule("FH-RIT-01")
def test_after_every_round_all_are_asked_and_one_refusal_puts_the_attempt_off() -> None:
    t = table("jenny", "michael", "lily")
    for _ in range(2):
        t.cleared().until(asks.Attempt)
        assert [asked.seat for asked in t.state.asked] == [0, 1, 2]
        t.play("ready", "not-yet", "ready")
        assert t.question == asks.LayPriority
    t.cleared().until(asks.Attempt).play("ready", "ready", "ready")
    assert t.question == asks.KeepBack


@rule("FH-RIT-01")
def test_the_attempt_comes_after_the_gate_step() -> None:
    t = table().cleared().until(asks.Attempt)
    assert len(t.told(tells.Gate)) == 1


@rule("FH-RIT-02")
def test_players_say_only_whether_they_are_ready_and_hands_stay_hidden() -> None:
    t = table().cleared().until(asks.Attempt)
    assert [[option.key for option in asked.options] for asked in t.state.asked] == [["not-yet", "ready"]] * 2
    t.play("ready")
    for viewer, other in ((0, "michael"), (1, "jenny")):
        assert t.sees(viewer, box.HAND[INVESTIGATORS.index(other)]) == ["priority"] * 4
    view = t.game.seen_by(0)
    assert [(asked.seat, asked.options) for asked in view.asked] == [(1, ())]


@rule("FH-RIT-03", "FH-RIT-09")
def test_the_cards_lie_hidden_until_everybody_has_chosen() -> None:
    t = table().cleared().until(asks.Attempt).ritual("moon", "star")
    t.hand("jenny", 3, 8, 13, 1).hand("michael", 4, 9, 14, 2).play("ready", "ready")
    assert [asked.seat for asked in t.state.asked] == [0, 1]
    assert [option.key for option in t.state.asked[0].options] == ["keep:1", "keep:3", "keep:8", "keep:13"]
    t.play("keep:1")
    assert t.sees(1, box.HAND[INVESTIGATORS.index("jenny")]) == ["priority"] * 4
    assert t.sees(1, box.RITUAL_CARDS[INVESTIGATORS.index("jenny")]) == []
    assert t.sees(0, box.RITUAL_SLOTS) == t.sees(1, box.RITUAL_SLOTS) == ["clue", "clue"]
    t.play("keep:2")
    assert set(t.sees(1, box.RITUAL_CARDS[INVESTIGATORS.index("jenny")])) == {"priority-3", "priority-8", "priority-13"}
    assert set(t.sees(0, box.RITUAL_CARDS[INVESTIGATORS.index("michael")])) == {"priority-4", "priority-9", "priority-14"}


@rule("FH-RIT-04")
def test_then_the_two_ritual_tokens_are_turned_over_for_all_to_see() -> None:
    t = attempt(("cross", "star"), (3, 8, 13, 1), (4, 9, 14, 2))
    assert t.state.zone(box.RITUAL_SLOTS) == ()
    for seat in (-1, 0, 1):
        assert [slug.split("#")[0] for slug in t.sees(seat, box.REVEALED_RITUAL)] == ["clue-4", "clue-1"]
    kinds = t.kinds()
    assert kinds.index(tells.LaidForRitual) < kinds.index(tells.RitualTokens) < kinds.index(tells.RitualCount)


@rule("FH-RIT-05")
def test_a_card_counts_once_if_it_matches_either_token() -> None:
    t = attempt(("moon", "star"), (3, 4, 5, 1), (8, 10, 15, 2))
    assert count(t) == (3, 4)
    assert not won(t)


@rule("FH-RIT-06")
@pytest.mark.parametrize(
    ("jenny", "matches"), [((3, 8, 5, 1), 4), ((3, 5, 10, 1), 2), ((3, 8, 13, 1), 6), ((4, 9, 5, 1), 0)]
)
def test_two_equal_tokens_double_every_match(jenny: tuple[int, int, int, int], matches: int) -> None:
    t = attempt(("moon", "moon"), jenny, (15, 20, 25, 2))
    assert count(t) == (matches, 4)
    assert won(t) == (matches >= 4)


@rule("FH-RIT-07", "FH-AIM-02")
def test_jenny_and_michael_win_with_three_moons_and_a_star() -> None:
    t = attempt(("moon", "star"), (3, 8, 5, 1), (13, 4, 10, 2))
    assert count(t) == (4, 4)
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (True, "FH-RIT-07")


@rule("FH-RIT-07", "FH-END-03")
def test_one_match_too_few_loses() -> None:
    t = attempt(("moon", "star"), (3, 8, 5, 1), (13, 15, 10, 2))
    assert count(t) == (3, 4)
    assert t.lost_by == "FH-END-03"


@rule("FH-RIT-07")
@pytest.mark.parametrize(("names", "needed"), [(("jenny", "pete", "lily"), 6), (("jenny", "pete", "lily", "tommy"), 8)])
def test_two_matches_are_needed_for_every_investigator(names: tuple[str, ...], needed: int) -> None:
    t = table(*names).cleared().until(asks.Attempt).play(*["ready"] * len(names))
    for asked in t.state.asked:
        t.state.answer(asked, asked.options[0])
    assert count(t)[1] == needed


@rule("FH-RIT-08")
def test_the_ritual_can_be_reversed_from_anywhere() -> None:
    t = table().cleared().until(asks.Attempt).ritual("moon", "star").stand("jenny", 9).stand("michael", 10)
    t.hand("jenny", 3, 8, 13, 1).hand("michael", 4, 9, 14, 2)
    t.play("ready", "ready", "keep:1", "keep:2")
    assert won(t)


@rule("FH-RIT-09")
def test_nobody_sees_the_ritual_tokens_before_an_attempt() -> None:
    t = table("jenny", "pete", "lily")
    for _ in range(3):
        for seat in (-1, 0, 1, 2):
            assert t.sees(seat, box.RITUAL_SLOTS) == ["clue", "clue"]
        t.cleared().until(asks.Attempt)
        for seat in (-1, 0, 1, 2):
            assert t.sees(seat, box.RITUAL_SLOTS) == ["clue", "clue"]
        t.play("not-yet", "not-yet", "not-yet")


@rule("FH-RIT-10")
def test_with_one_hourglass_and_two_diamonds_found_an_hourglass_is_unlikely_and_a_diamond_impossible() -> None:
    t = table().ritual("moon", "star").found("hourglass", "diamond", "diamond")
    for seat in (-1, 0, 1):
        assert [slug.split("#")[0] for slug in t.sees(seat, box.FOUND)] == ["clue-2", "clue-3", "clue-3"]
    thought: Counter[int] = Counter()
    for seed in range(300):
        thought.update(box.SYMBOL[token] for token in imagine(t.state, 0, seed).zone(box.RITUAL_SLOTS))
    assert thought[DIAMOND] == 0
    assert thought[HOURGLASS] > 0
    assert all(thought[HOURGLASS] < thought[symbol] for symbol in (0, 1, 4))


@rule("FH-RIT-11")
@pytest.mark.parametrize("michael", [(4, 9, 14, 2), (5, 10, 15, 2)], ids=["won", "lost"])
def test_there_is_no_second_attempt(michael: tuple[int, int, int, int]) -> None:
    t = attempt(("moon", "star"), (3, 8, 13, 1), michael)
    assert t.game.over
    assert t.game.decisions == ()
    with pytest.raises(mk.Refused, match="over"):
        t.game.play("ready")


@rule("FH-RIT-12")
def test_the_card_kept_back_does_not_count() -> None:
    t = attempt(("moon", "star"), (3, 8, 5, 13), (4, 15, 10, 9))
    assert count(t) == (3, 4)
    assert [len(note.told.cards) for note in t.told(tells.LaidForRitual)] == [3, 3]
    assert not won(t)


@rule("FH-RIT-01")
def test_it_is_told_who_was_ready_and_who_was_not() -> None:
    t = table("jenny", "michael", "rita").cleared().until(asks.Attempt).play("ready", "not-yet", "ready")
    for kind, names in ((tells.Ready, ["jenny", "rita"]), (tells.NotYet, ["michael"])):
        assert [INVESTIGATORS[note.told.investigator] for note in t.told(kind)] == names
