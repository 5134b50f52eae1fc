"""The Ancient One phase: reckoning, gate, passing the lead (FH-AOP, FH-REC, FH-GAT, FH-LEA)."""

import pytest

from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, place, table

HARMLESS = ("JB-B1", "MM-B1", "JB-B2", "MM-B2")
"""Action cards of Jenny and Michael that bring no monsters."""
NO_OMENS = (11, 13, 14, 15)


def quiet_round(*numbers: int, symbol: str = "heptagram") -> Table:
    """A first round in which nothing but the Ancient One acts, up to the end of the round."""
    t = next_gate(table().cleared(), symbol).actions(*HARMLESS)
    return t.lay(*(numbers or NO_OMENS)).until(asks.Attempt)


def next_gate(t: Table, symbol: str) -> Table:
    """Let a token of this symbol be the next of the gate stack."""
    token = next(g for g in t.state.zone(box.GATE_STACK) if GATE_SYMBOLS[box.SYMBOL[g]] == symbol)
    t.state.put(token, box.GATE_STACK, first=True)
    return t


def rows(t: Table) -> list[int]:
    """The rows of the reckoning table that were resolved."""
    return [note.told[1] + 1 for note in t.told(tells.ReckoningRow)]


def gate_tokens(t: Table) -> list[int]:
    """The number of tokens at each gate: heptagram, tesseract, trinity."""
    return [len(t.state.zone(key)) for key in box.GATES_OF]


def next_round(t: Table) -> Table:
    """Go on to the next round without an attempt."""
    while t.question == asks.Attempt:
        t.play("not-yet")
    return t


# -------------------------------------------------------------------- the phase


@rule("FH-AOP-01")
def test_reckoning_comes_before_the_gate_and_passing_the_lead_after_it() -> None:
    t = next_round(quiet_round(1, 13, 14, 15))
    kinds = [
        n.kind
        for n in t.state.log or []
        if n.kind in (tells.Reckoning, tells.ReckoningRow, tells.Gate, tells.Lead, tells.Round)
    ]
    assert kinds == [tells.Reckoning, tells.ReckoningRow, tells.Gate, tells.Lead, tells.Round]


@rule("FH-AOP-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_lead_investigator_decides_which_of_two_equal_gates_a_chthonian_comes_through(seat: int) -> None:
    t = table("jenny", "pete", "lily", ancient_one="shudde-mell", lead=seat).cleared().reckoning(1)
    assert (t.seat, t.question) == (seat, asks.Place)
    t.play("place:administration-building")
    assert t.monsters("administration-building") == ["chthonian"]


@rule("FH-AOP-02")
def test_the_lead_investigator_decides_which_seal_is_lost() -> None:
    t = table("jenny", "pete", ancient_one="umordhoth", lead=1).sealed(1, 2).sealed(7, 8).reckoning(3)
    assert (t.seat, t.options) == (1, ["unseal:1-2", "unseal:7-8"])


@rule("FH-AOP-02")
def test_in_tremors_everybody_decides_for_the_own_location_because_the_row_says_so() -> None:
    t = table("jenny", "pete", ancient_one="shudde-mell").cleared().stand("jenny", 6).stand("pete", 10)
    for spot in (6, 10):
        t.monster("blue-killer-1", spot)
        t.monster("red-stalker-1", spot)
    t.reckoning(3)
    seats = []
    while t.question == asks.PushOut:
        seats.append(t.seat)
        t.play(t.options[0])
    assert seats == [0, 1]


# -------------------------------------------------------------------- reckoning


@rule("FH-REC-01")
def test_the_four_priority_cards_are_discarded_face_up_and_their_omens_totalled() -> None:
    t = quiet_round(1, 4, 8, 13)
    assert [note.told for note in t.told(tells.Reckoning)] == [(2 + 1 + 1 + 0,)]
    for seat in (-1, 0, 1):
        assert t.sees(seat, box.PRIORITY_DISCARD) == ["priority-1", "priority-4", "priority-8", "priority-13"]


@rule("FH-REC-02", "FH-REC-03", "FH-REC-10")
@pytest.mark.parametrize(
    ("ancient_one", "by_total"),
    [
        ("cthulhu", [0, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("shudde-mell", [0, 1, 1, 2, 2, 3, 3, 4, 4]),
        ("umordhoth", [0, 1, 1, 2, 2, 2, 3, 3, 3]),
    ],
)
def test_the_total_picks_the_row_of_the_sheet_and_none_picks_nothing(ancient_one: str, by_total: list[int]) -> None:
    for total, row in enumerate(by_total):
        t = table(ancient_one=ancient_one).cleared().reckoning(total)
        assert rows(t) == ([row] if row else [])


@rule("FH-REC-03")
def test_without_omens_nothing_happens_before_the_gate() -> None:
    t = table().cleared()
    before = [t.monsters(p) for p in PLACES]
    t.reckoning(0)
    assert [t.monsters(p) for p in PLACES] == before
    assert (t.health("jenny"), t.health("michael")) == (5, 5)
    assert t.told(tells.Reckoning)[0].told == (0,)


@rule("FH-REC-04")
def test_omens_in_hands_deck_and_discards_do_not_count() -> None:
    t = table().cleared().actions(*HARMLESS)
    for n in (3, 5, 7, 26):
        t.state.put(box.PIECE_SLUGS.index(f"priority-{n}"), box.PRIORITY_DISCARD)
    t.hand("jenny", 11, 14, 24, 28).hand("michael", 13, 15, 1, 30)
    t.play("lay:11", "lay:13", "lay:14", "lay:15").until(asks.Attempt)
    assert t.told(tells.Reckoning)[0].told == (0,)
    assert rows(t) == []


@rule("FH-REC-05")
def test_five_omens_resolve_cthulhus_third_row_and_no_other() -> None:
    t = quiet_round(7, 24, 4, 13)
    assert t.told(tells.Reckoning)[0].told == (5,)
    assert rows(t) == [3]
    assert (t.health("jenny"), t.health("michael")) == (5, 5)
    assert sum(t.monsters(p).count("star-spawn") for p in PLACES) == 1
    assert sum(t.monsters(p).count("deep-one") for p in PLACES) == 0


@rule("FH-REC-06")
@pytest.mark.parametrize(("seat", "health"), [(0, (4, 5)), (1, (5, 4))])
@pytest.mark.parametrize("total", [3, 4])
def test_three_or_four_omens_cost_the_lead_investigator_one_health(seat: int, health: tuple[int, int], total: int) -> None:
    t = table(lead=seat).cleared().reckoning(total)
    assert (t.health("jenny"), t.health("michael")) == health


@rule("FH-REC-07")
def test_after_three_omens_priority_cards_lie_face_down_until_all_are_laid() -> None:
    t = table("jenny", "michael", "lily").cleared().actions("JB-B1", "MM-B1", "LC-B1", "JB-B2")
    next_round(t.lay(1, 4, 14, 15).until(asks.Attempt))
    assert t.state.count(box.ROUND) == 2
    t.cleared().state.log = []
    for turn, seat in enumerate((1, 2, 0, 1)):
        assert t.seat == seat
        card = t.options[0].removeprefix("lay:")
        t.play(t.options[0])
        if turn < 3:
            others = [viewer for viewer in (-1, 0, 1, 2) if viewer != seat]
            assert t.sees(seat, box.PRIORITY_LAID[turn]) == [f"priority-{card}"]
            assert [t.sees(viewer, box.PRIORITY_LAID[turn]) for viewer in others] == [["priority"]] * 3
            assert [t.reads(viewer, tells.Laid)[turn] for viewer in others] == ["priority"] * 3
    kinds = t.kinds()
    assert kinds.index(tells.PriorityTurnedUp) < kinds.index(tells.Resolves)
    (turned_up,) = t.told(tells.PriorityTurnedUp)
    assert turned_up.told.cards == tuple(t.state.zone(key)[0] for key in box.PRIORITY_LAID), "the log names them now"
    for turn in range(4):
        laid = [box.PIECE_SLUGS[t.state.zone(box.PRIORITY_LAID[turn])[0]]]
        assert [t.sees(viewer, box.PRIORITY_LAID[turn]) for viewer in (-1, 0, 1, 2)] == [laid] * 4


@rule("FH-REC-07")
def test_the_round_after_the_hidden_one_is_open_again() -> None:
    t = next_round(quiet_round(1, 4, 14, 15))
    t.cleared().actions("MM-C1", "JB-C1", "MM-C2", "JB-C2")
    next_round(t.lay(13, 16, 17, 18).until(asks.Attempt)).cleared()
    card = t.options[0].removeprefix("lay:")
    t.play(t.options[0])
    assert t.sees(1, box.PRIORITY_LAID[0]) == [f"priority-{card}"]


@rule("FH-REC-07")
def test_hidden_numbers_still_decide_the_order() -> None:
    t = next_round(quiet_round(1, 4, 14, 15))
    t.cleared().actions("MM-C1", "JB-C1", "MM-C2", "JB-C2").state.log = []
    t.lay(18, 13, 16, 17).until(asks.Attempt)
    assert [box.PIECE_SLUGS[note.told[1]] for note in t.told(tells.Resolves)] == ["JB-C1", "MM-C2", "JB-C2", "MM-C1"]


@rule("FH-REC-08")
@pytest.mark.parametrize("total", [5, 6])
def test_a_star_spawn_comes_through_the_tesseract_gate_and_the_lead_picks_one_to_act(total: int) -> None:
    t = table(lead=1).cleared()
    t.monster("star-spawn", "orne-library")
    t.reckoning(total)
    assert t.monsters("science-building") == ["star-spawn"]
    assert (t.seat, t.question) == (1, asks.ActivateWhich)
    there = next(key for key in t.options if box.PIECE_SLUGS.index(key.split(":")[1]) in standing(t, "orne-library"))
    t.play(there)
    assert (t.damage("orne-library"), t.damage("science-building")) == (2, 0)


def standing(t: Table, name: str) -> tuple[int, ...]:
    """The monsters on a location, by number."""
    return t.state.zone(box.MONSTERS_AT[place(name)])


@rule("FH-REC-08")
def test_a_lone_star_spawn_acts_at_once() -> None:
    t = table().cleared().reckoning(5)
    assert t.monsters("science-building") == ["star-spawn"]
    assert t.damage("science-building") == 2


@rule("FH-REC-09")
@pytest.mark.parametrize("total", [7, 8])
def test_seven_omens_cost_every_investigator_two_health(total: int) -> None:
    t = table("jenny", "michael", "lily").cleared().reckoning(total)
    assert [t.health(name) for name in ("jenny", "michael", "lily")] == [2, 2, 2]


@rule("FH-REC-10")
def test_one_or_two_omens_let_deep_ones_act_before_two_more_come_through_the_trinity_gate() -> None:
    t = table().cleared()
    t.monster("deep-one", "science-building")
    t.reckoning(2)
    assert t.monsters("warren-observatory") == ["deep-one"]
    assert t.monsters("dorothy-upman-hall") == ["deep-one", "deep-one"]


# -------------------------------------------------------------------- gate


@rule("FH-GAT-01")
@pytest.mark.parametrize(("symbol", "tokens"), [("heptagram", [2, 1, 1]), ("tesseract", [1, 2, 1]), ("trinity", [1, 1, 2])])
def test_the_top_gate_token_is_laid_on_the_gate_of_its_symbol(symbol: str, tokens: list[int]) -> None:
    t = quiet_round(symbol=symbol)
    assert gate_tokens(t) == tokens
    assert len(t.state.zone(box.GATE_STACK)) == 7


@rule("FH-GAT-02", "FH-GAT-04")
@pytest.mark.parametrize(("symbol", "spot"), [("heptagram", 15), ("tesseract", 8), ("trinity", 1)])
def test_a_second_token_brings_two_monsters_there_and_none_to_the_other_gates(symbol: str, spot: int) -> None:
    t = quiet_round(symbol=symbol)
    assert [note.told[1] for note in t.told(tells.Spawned)] == [spot, spot]
    assert len(t.monsters(spot)) == 2
    assert sum(len(t.monsters(p)) for p in PLACES) == 2


@rule("FH-GAT-02")
def test_a_third_token_brings_three_monsters() -> None:
    t = next_round(quiet_round(symbol="trinity"))
    next_gate(t.cleared(), "trinity").actions("MM-C1", "JB-C1", "MM-C2", "JB-C2").state.log = []
    t.lay(16, 17, 18, 20).until(asks.Attempt)
    assert gate_tokens(t) == [1, 1, 3]
    assert [note.told[1] for note in t.told(tells.Spawned)] == [1, 1, 1]


@rule("FH-GAT-03")
def test_one_gate_token_is_revealed_a_round() -> None:
    t = table()
    left = []
    for _ in range(4):
        t.cleared().until(asks.Attempt)
        left.append(len(t.state.zone(box.GATE_STACK)))
        assert sum(gate_tokens(t)) == 3 + 8 - left[-1]
        next_round(t)
    assert left == [7, 6, 5, 4]


# -------------------------------------------------------------------- passing the lead


@rule("FH-LEA-01")
@pytest.mark.parametrize("names", [("jenny", "rita"), ("jenny", "rita", "lily", "tommy")], ids=["2", "4"])
def test_the_lead_goes_round_clockwise_and_the_new_lead_begins(names: tuple[str, ...]) -> None:
    t = table(*names)
    first = []
    for _ in range(len(names) + 1):
        first.append(t.seat)
        next_round(t.cleared().until(asks.Attempt))
    assert first == [*range(len(names)), 0]


@rule("FH-LEA-02", "FH-RIT-01")
def test_when_the_last_gate_token_is_placed_the_attempt_is_not_a_choice() -> None:
    t = table().cleared().actions(*HARMLESS)
    for token in t.state.zone(box.GATE_STACK)[1:]:
        t.state.put(token, box.BOX_UNSEEN)
    t.lay(*NO_OMENS)
    t.until(asks.Attempt, asks.KeepBack)
    assert t.question == asks.KeepBack
    assert [asked.seat for asked in t.state.asked] == [0, 1]
    assert t.state.count(box.ROUND) == 1
    for asked in t.state.asked:
        t.state.answer(asked, asked.options[0])
    assert t.state.result is not None
