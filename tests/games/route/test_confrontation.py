"""The end of a game in Arkham: madness, the confrontation, penalties and rewards (RT-ANC)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.route.cards.cities import LOCATION_NUMBER
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.cards.terms import BONUSES
from miskatonic.games.route.rules import asks, box, marks, tells
from miskatonic.games.route.say import SPEECH, VOICES
from miskatonic.scene import Board, Ledger
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table
from tests.games.route.test_events import placed

FAR = "v55"
"""A segment of seat 1, away from anything terrifying."""


def arkham(one: str = "cthulhu", seats: int = 2, **options: Any) -> Table:
    """A table in Arkham against an Ancient One."""
    secrets = [one] if one == "nyarlathotep" else []
    return table("arkham", seats=seats, ancient_one=one, effect_cards=["repeat"], secrets=secrets, **options)


def with_call(t: Table, seat: int, colour: str) -> Table:
    """Let a seat hold this Call card."""
    return t.swap(f"call-{colour}", box.CALL[seat])


def confronted(t: Table, roads: str, *steps: str, rolls: tuple[int, ...], **tourists: str) -> Table:
    """Both walk, and the dice of the confrontations fall so, three for each who confronts."""
    t.sheet(0, roads, **tourists)
    if t.state.seats > 1:
        t.sheet(1, FAR)
    t.walking().load(*rolls)
    t.state.point(marks.LEAD, 1 % t.state.seats)  # so seat 0 led the last round, and is first among equals
    t.walk(*steps)
    if t.state.seats > 1:
        t.walk("c55", FAR, seat=1)
    return t


def madness(t: Table, seat: int = 0) -> int:
    """The madness of a seat."""
    return t.state.count(marks.MADNESS[seat])


def reward(t: Table, seat: int = 0) -> int:
    """The reward points of a seat."""
    return t.state.count(marks.SCORE[marks.SCORE_PARTS.index("reward")][seat])


def outcome(t: Table, seat: int = 0) -> tuple[int, int]:
    """Successes and failures of a seat."""
    return next((n.told.successes, n.told.failures) for n in t.told(tells.Outcomes) if n.told.seat == seat)


# -------------------------------------------------------------------- madness


@rule("RT-ANC-01")
def test_routes_come_first_then_madness_then_the_confrontation_and_points_last() -> None:
    t = confronted(arkham(), "h20", "c20", "h20", rolls=(6, 6, 6, 6, 6, 6))
    kinds = t.kinds()
    order = [tells.Madness, tells.Confronts, tells.Outcomes, tells.Walked, tells.Scored]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert t.state.result is not None


@rule("RT-ANC-02", "RT-ANC-03", "RT-ARK-17")
def test_a_terrifying_place_gives_one_madness_however_often_it_is_passed() -> None:
    t = confronted(arkham(), "h11 v21 h12 v11 h21", "c31", "h21", "v21", "h12", "v11", "h11", rolls=(2, 3, 4) * 2)
    assert madness(t) == 1, "c21 is passed and is the end too"
    assert madness(t, 1) == 0
    none = confronted(arkham(), "h01", "c01", "h01", rolls=(2, 3, 4) * 2)
    assert madness(none) == 0


@rule("RT-ANC-04", "RT-ARK-18", "RT-ARK-19")
def test_gates_give_madness_only_when_they_are_used() -> None:
    passing = confronted(arkham(), "h20 h30", "c20", "h20", "h30", rolls=(2, 3, 4) * 2)
    assert madness(passing) == 0, "c30 is a gate"
    using = arkham()
    using.sheet(0, "h20 h30 h02 h55 v55").sheet(1, FAR).walking().load(*(2, 3, 4) * 2)
    using.walk("c20", "h20", "ride:c02", "h02").walk("c55", FAR, seat=1)
    assert madness(using) == 1
    assert using.state.count(marks.GATE_MADNESS[0]) == 1


@rule("RT-ARK-18", "RT-ARK-39")
def test_gates_may_be_used_again_and_again_with_a_segment_between() -> None:
    t = arkham("yog-sothoth")
    t.sheet(0, "h20 h30 h02 v01 v61 h51").sheet(1, FAR).walking().load(*(2, 3, 4) * 2)
    t.stroll("c20", "h20", "ride:c02")
    assert not any(key.startswith("ride:") for key in t.open_to(0)), "not on at once: a part has at least one segment"
    assert "ride:c30" not in t.open_to(0)
    t.stroll("v01")
    assert "done" in t.open_to(0)
    t.play("take-back", seat=0).stroll("h02")
    t.play("take-back", seat=0).play("take-back", seat=0)
    assert set(t.open_to(0)) >= {"ride:c02", "ride:c61"}, "two different gates; a gate does not lead to itself"
    assert "ride:c30" not in t.open_to(0)


@rule("RT-ANC-05", "RT-ARK-16", "RT-ARK-40")
def test_against_dagon_a_dead_end_goes_on_across_the_river_for_madness() -> None:
    t = arkham("dagon")
    t.sheet(0, "h04 d0 h03").sheet(1, FAR).walking().load(*(2, 3, 4) * 2)
    t.stroll("c14", "h04")
    assert t.roads_open_to(0) == {"d0", "x0"}
    t.stroll("x0")
    assert t.roads_open_to(0) == {"h03"}, "the prolonged segment is used up, and ends at c03 across the river"
    t.walk("h03").walk("c55", FAR, seat=1)
    assert madness(t) == 3, "the crossing, and c04 and c13, which terrify"
    walked = next(note.told.segments for note in t.told(tells.Walked) if note.told.seat == 0)
    assert walked == 3, "it still counts as one segment"


@rule("RT-ANC-05", "RT-ARK-16")
def test_a_dead_end_walked_as_it_is_drawn_crosses_nothing() -> None:
    t = arkham("dagon").sheet(0, "h04 d0").sheet(1, FAR).walking().load(*(2, 3, 4) * 2)
    t.walk("c14", "h04", "d0").walk("c55", FAR, seat=1)
    assert madness(t) == 1, "c04 terrifies"


@rule("RT-ARK-40", "RT-BASE-44")
def test_a_dead_end_that_was_prolonged_is_not_walked_once_more() -> None:
    t = arkham("dagon").sheet(0, "d0 h03 v13 h04 v04").sheet(1, FAR).walking().stroll("c04", "x0", "h03", "v13", "h04")
    assert t.roads_open_to(0) == {"v04"}, "back at c04, neither the dead end nor the crossing is left"


@rule("RT-ARK-15", "RT-ARK-40")
def test_against_others_nobody_crosses_the_river_off_the_bridges() -> None:
    t = arkham("yog-sothoth").sheet(0, "h04 d0 h03").sheet(1, FAR).walking().stroll("c14", "h04")
    assert t.roads_open_to(0) == {"d0"}
    t.stroll("d0")
    assert t.roads_open_to(0) == set()


@rule("RT-ARK-40")
def test_a_prolonged_dead_end_runs_along_its_own_bank_only() -> None:
    t = arkham("dagon").sheet(0, "h04 d0 h03", L14S="r", L14N="bbb").sheet(1, FAR).walking().load(*(3, 4, 4) * 2)
    t.walk("c04", "x0").walk("c55", FAR, seat=1)
    assert t.state.count(marks.ON_ROUTE[0]) == 1, "L14S, not L14N"


@rule("RT-ARK-40", "RT-BASE-79")
@pytest.mark.parametrize(("last", "points"), [("d0", 3), ("x0", 3)])
def test_a_prolonged_dead_end_runs_along_the_same_side_as_a_dead_end(last: str, points: int) -> None:
    t = placed(arkham("dagon"), "viewpoint", "L14S")
    t.sheet(0, "h04 d0").sheet(1, FAR).walking().load(*(3, 4, 4) * 2)
    t.walk("c14", "h04", last).walk("c55", FAR, seat=1)
    assert t.state.count(marks.SCORE[marks.SCORE_PARTS.index("events")][0]) == points, "two sides of the Viewpoint"


@rule("RT-ANC-26")
def test_madness_has_no_upper_limit() -> None:
    t = arkham("yog-sothoth")
    t.state.set(marks.MADNESS[0], 20)
    confronted(t, "h01", "c01", "h01", rolls=(6, 5, 5, 2, 3, 4))
    assert madness(t) == 21, "c11 terrifies"
    assert reward(t) == 3 * 4 * 21


# -------------------------------------------------------------------- the order and the roll


@rule("RT-ANC-06")
def test_the_maddest_confronts_first_and_ties_go_clockwise_from_the_last_leading_player() -> None:
    t = arkham(seats=3)
    t.sheet(0, "h55").sheet(1, "h20").sheet(2, "h20").walking().load(*(6, 6, 6) * 3)
    t.state.point(marks.LEAD, 0)  # so seat 2 led the last round
    t.walk("c55", "h55").walk("c20", "h20", seat=1).walk("c20", "h20", seat=2)
    assert [note.told.seat for note in t.told(tells.Confronts)] == [0, 2, 1], "c65 terrifies seat 0"


@rule("RT-ANC-07", "RT-ANC-09", "RT-ANC-11")
@pytest.mark.parametrize(
    ("rolls", "successes", "failures"), [((5, 6, 4), 2, 0), ((1, 2, 5), 1, 1), ((2, 3, 4), 0, 0), ((1, 1, 6), 1, 2)]
)
def test_five_and_six_succeed_and_the_table_says_what_fails(rolls: tuple[int, ...], successes: int, failures: int) -> None:
    t = confronted(arkham("dagon"), "h01", "c01", "h01", rolls=(*rolls, 2, 3, 4))
    assert madness(t) == 0
    assert outcome(t) == (successes, failures)


@rule("RT-ANC-09", "RT-ARK-11")
@pytest.mark.parametrize(
    ("one", "rows"),
    [
        ("cthulhu", {0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 9: 4}),
        ("yog-sothoth", {0: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4}),
        ("dagon", {0: 1, 1: 1, 2: 2, 4: 2, 5: 3, 6: 3, 7: 4}),
        ("nyarlathotep", {1: 1, 2: 2, 4: 3, 6: 4}),
    ],
)
def test_more_madness_makes_more_numbers_fail(one: str, rows: dict[int, int]) -> None:
    for mad, fails in rows.items():
        t = arkham(one)
        t.state.set(marks.MADNESS[0], mad)
        t.sheet(0, "h45").sheet(1, FAR).walking().load(fails, min(4, fails + 1), 4, 2, 3, 4)
        t.state.point(marks.LEAD, 1)
        t.walk("c45", "h45")
        t.walk("c55", FAR, seat=1)
        while t.question is asks.SwapTypes:
            t.play("decline")
        expected = sum(n <= fails for n in (fails, min(4, fails + 1), 4))
        assert next(n.told.failures for n in t.told(tells.Outcomes) if n.told.seat == 0) == expected, (mad, fails)


# -------------------------------------------------------------------- tomes


@rule("RT-ANC-08", "RT-ARK-26", "RT-ARK-33")
def test_a_reroll_rolls_any_of_the_dice_again_and_is_crossed_out() -> None:
    t = arkham("dagon").bonus(0, "reroll")
    confronted(t, "h01", "c01", "h01", rolls=(1, 6, 1, 5, 4, 2, 3, 4))
    assert t.open_to(0) == ["done", "tome:reroll"]
    t.play("tome:reroll", "roll-again:0")
    assert t.open_to(0) == ["roll-again:1", "roll-again:2", "done"]
    t.play("roll-again:2")
    t.play("done")
    assert outcome(t) == (2, 0), "6 was kept, 5 and 4 were rolled"
    assert t.left("reroll") == 0


@rule("RT-ARK-34", "RT-ANC-22")
def test_improvements_add_two_each_even_to_one_die_and_come_after_rerolls() -> None:
    t = arkham("dagon").bonus(0, "reroll").bonus(0, "improvement", 2)
    confronted(t, "h01", "c01", "h01", rolls=(2, 3, 4, 2, 3, 4))
    assert t.open_to(0) == ["done", "tome:reroll", "tome:improvement"]
    t.play("tome:improvement", "improve:0")
    assert t.open_to(0) == ["done", "tome:improvement"], "the time for rerolls is over"
    t.play("tome:improvement", "improve:0")
    assert outcome(t) == (1, 0), "2 + 2 + 2 = 6"
    above = arkham("dagon").bonus(0, "improvement")
    confronted(above, "h01", "c01", "h01", rolls=(6, 3, 4, 2, 3, 4))
    above.play("tome:improvement", "improve:0")
    assert outcome(above) == (1, 0), "a result above 6 is a success"


@rule("RT-ANC-22", "RT-ARK-33", "RT-ARK-34")
def test_after_a_reroll_another_one_and_improvements_can_follow() -> None:
    t = arkham("dagon").bonus(0, "reroll", 2).bonus(0, "improvement")
    confronted(t, "h01", "c01", "h01", rolls=(2, 2, 2, 3, 4, 3, 2, 3, 4))
    t.play("tome:reroll", "roll-again:0", "done")
    assert t.open_to(0) == ["done", "tome:reroll", "tome:improvement"]
    t.play("tome:reroll", "roll-again:0", "roll-again:1", "done")
    assert t.open_to(0) == ["done", "tome:improvement"]
    t.play("tome:improvement", "improve:1")
    assert outcome(t) == (1, 0), "4, 3 + 2 and 2"


@rule("RT-ARK-35", "RT-ANC-22", "RT-ANC-09")
def test_a_blessing_makes_fours_succeed_on_all_dice_and_comes_last() -> None:
    t = arkham("dagon").bonus(0, "blessing").bonus(0, "improvement")
    confronted(t, "h01", "c01", "h01", rolls=(4, 4, 3, 2, 3, 4))
    t.play("tome:blessing")
    assert outcome(t) == (2, 0), "and nothing was asked after it: the improvement was not used"
    assert t.left("improvement") == 1


@rule("RT-ANC-10")
def test_a_four_that_fails_fails_even_with_a_blessing() -> None:
    t = arkham("dagon").bonus(0, "blessing")
    t.state.set(marks.MADNESS[0], 7)
    confronted(t, "h01", "c01", "h01", rolls=(4, 5, 6, 2, 3, 4))
    blessing = next(option for option in t.first.options if option.key == "tome:blessing")
    assert flat(SPEECH["en"].detail(t.state, t.first, blessing)) == (
        "When you confront the Ancient One, each 4 is a success too, unless your madness makes it a failure"
    )
    t.play("tome:blessing")
    assert outcome(t) == (2, 1)


@rule("RT-ARK-27")
def test_unused_tomes_and_bonuses_score_nothing() -> None:
    t = arkham("dagon").bonus(0, "blessing").bonus(0, "segment", 2)
    confronted(t, "h01", "c01", "h01", rolls=(2, 3, 4, 2, 3, 4))
    t.play("done")
    assert t.state.count(marks.TOTAL[0]) == 0


# -------------------------------------------------------------------- penalties and rewards


@rule("RT-ANC-12", "RT-ANC-15", "RT-ANC-16", "RT-ANC-24", "RT-ANC-14")
def test_cthulhu_takes_half_of_the_called_first_and_rewards_pairs_of_those_left() -> None:
    t = with_call(arkham(), 0, "red")
    confronted(t, "h01 h02", "c01", "h01", rolls=(1, 5, 6, 2, 3, 4), L11="rrrrr", L12="rrb", L13="rrr")
    assert outcome(t) == (2, 1)
    assert sum(t.tourists(place).count("r") for place in ("L11", "L12")) == 4, "7 are on the route: 3 are lost"
    assert t.tourists("L13") == "", "off the route they do not count, and are erased before"
    assert reward(t) == 2 * 3 * 2, "3 points for each of two pairs, twice"
    assert t.state.count(marks.TOTAL[0]) == sum(t.state.count(keys[0]) for keys in marks.SCORE)


@rule("RT-ANC-15", "RT-ANC-16")
def test_cthulhu_takes_all_for_two_failures() -> None:
    t = with_call(arkham(), 0, "red")
    confronted(t, "h01", "c01", "h01", rolls=(1, 1, 6, 2, 3, 4), L11="rrrrr", L12="b")
    assert t.tourists("L11") == ""
    assert t.tourists("L12") == "b"
    assert reward(t) == 0


@rule("RT-ANC-16")
def test_an_odd_called_tourist_is_in_no_pair() -> None:
    t = with_call(arkham(), 0, "blue")
    confronted(t, "h01", "c01", "h01", rolls=(5, 2, 3, 2, 3, 4), L11="bbbbb")
    assert reward(t) == 3 * 2


@rule("RT-ARK-06", "RT-ANC-15")
def test_a_call_card_is_hidden_until_its_owner_confronts() -> None:
    t = arkham()
    assert t.sees(1, box.CALL[0]) == ["call"]
    assert t.sees(0, box.CALL[0]) != ["call"]
    confronted(t, "h01", "c01", "h01", rolls=(2, 3, 4, 2, 3, 4))
    assert t.sees(1, box.CALL[0]) == t.sees(0, box.CALL[0])


@rule("RT-ANC-17", "RT-ANC-25")
def test_yog_sothoth_crosses_out_the_two_fullest_halls_for_each_failure() -> None:
    t = arkham("yog-sothoth")
    roads = "h14 h24 v34 h15 v14"
    confronted(t, roads, "c34", "h24", "h14", "v14", rolls=(1, 5, 3, 2, 3, 4), L25="rr", L35="ppp")
    assert t.tourists("L25") == t.tourists("L35") == ""
    blocked = t.state.count(marks.BLOCKED[0])
    assert blocked == 1 << LOCATION_NUMBER["L25"] | 1 << LOCATION_NUMBER["L35"]
    assert t.state.count(marks.SCORE[0][0]) == 0, "the Administration no longer counts"


@rule("RT-ANC-17", "RT-ANC-25")
def test_level_halls_are_the_player_s_choice_and_empty_ones_go_too() -> None:
    t = arkham("yog-sothoth")
    confronted(t, "h14 h16", "c14", "h14", rolls=(1, 2, 3, 2, 3, 4), L25="rr")
    assert t.question is asks.CrossOut
    assert set(t.open_to(0)) == {"cross-out:L35", "cross-out:L26", "cross-out:L36"}, "L25 was the fullest and is gone"
    t.play("cross-out:L26")
    assert t.state.count(marks.BLOCKED[0]) == 1 << LOCATION_NUMBER["L25"] | 1 << LOCATION_NUMBER["L26"]


@rule("RT-ANC-17")
def test_a_second_failure_crosses_out_the_other_two_halls() -> None:
    t = arkham("yog-sothoth")
    confronted(t, "h14 h16", "c14", "h14", rolls=(1, 1, 3, 2, 3, 4), L25="rr")
    t.play("cross-out:L26")
    while t.question is asks.CrossOut:
        t.play(t.open_to(0)[0])
    assert t.state.count(marks.BLOCKED[0]).bit_count() == 4


@rule("RT-ANC-18")
def test_yog_sothoth_rewards_four_times_the_madness() -> None:
    t = arkham("yog-sothoth")
    confronted(t, "h01 h11 h21", "c01", "h01", "h11", "h21", rolls=(5, 6, 2, 2, 3, 4))
    assert madness(t) == 2, "c11 and c31"
    assert reward(t) == 2 * 4 * 2


@rule("RT-ANC-19")
def test_dagon_drowns_the_most_numerous_type_by_the_river_counted_anew() -> None:
    t = arkham("dagon")
    crowd = {"L24N": "rrr", "L24S": "rb", "L34N": "bbb", "L23": "rrrrr"}
    confronted(t, "h13 v13 h23 h14", "c33", "h23", "h13", "v13", "h14", rolls=(1, 1, 5, 2, 3, 4), **crowd)
    while t.question is asks.Drown:
        t.play(t.open_to(0)[0])
    assert t.tourists("L24N") == t.tourists("L24S") == t.tourists("L34N") == ""
    assert t.tourists("L23") == "rrrrr", "not by the river"
    drowned = [note.told.colour for note in t.told(tells.Drowned)]
    assert sorted(drowned) == [0, 2], "red and blue, four each: one after the other"


@rule("RT-ANC-19")
def test_a_tie_by_the_river_is_the_player_s_choice() -> None:
    t = arkham("dagon")
    confronted(t, "h13 v13", "c23", "h13", "v13", rolls=(1, 3, 5, 2, 3, 4), L24N="rr", L24S="bb")
    assert t.question is asks.Drown
    assert t.open_to(0) == ["drown:red", "drown:blue"]
    t.play("drown:blue")
    assert t.tourists("L24S") == ""
    assert t.tourists("L24N") == "rr"


@rule("RT-ANC-20")
def test_dagon_rewards_riverside_locations_with_tourists_on_either_bank() -> None:
    t = arkham("dagon")
    confronted(t, "h13 v13", "c23", "h13", "v13", rolls=(5, 6, 6, 2, 3, 4), L24N="r", L24S="b", L23="g", L14N="g")
    assert reward(t) == 3 * 3 * 3, "L24N, L24S and L14N"


@rule("RT-ANC-13")
def test_three_failures_lose_the_game_at_once() -> None:
    t = confronted(arkham("dagon"), "h01", "c01", "h01", rolls=(1, 1, 1, 2, 3, 4), L12="ppp")
    assert t.state.result is not None
    assert t.state.count(marks.LOST[0]) == 1
    assert t.state.count(marks.TOTAL[0]) == 0
    assert t.state.result.places == (2, 1)


@rule("RT-ANC-13", "RT-ANC-12")
def test_three_failures_cost_no_tourists_besides() -> None:
    t = arkham("dagon")
    confronted(t, "h13 v13", "c23", "h13", "v13", rolls=(1, 1, 1, 2, 3, 4), L24N="rr", L24S="b")
    assert t.state.count(marks.LOST[0]) == 1
    assert (t.tourists("L24N"), t.tourists("L24S")) == ("rr", "b")
    assert not t.told(tells.Drowned)


@rule("RT-ANC-13")
def test_who_lost_to_the_ancient_one_counts_no_points_and_the_score_sheet_shows_none() -> None:
    t = confronted(arkham("dagon"), "h01", "c01", "h01", rolls=(1, 1, 1, 2, 3, 4), L12="ppp")
    assert t.points(0) == {}, "the three at the Witch House would have brought a point each"
    boards = [thing for thing in t.game.scene(1, "en").things if isinstance(thing, Board)]
    sheets = [thing for board in boards for thing in board.things if isinstance(thing, Ledger)]
    assert t.state.result is not None
    assert tuple(sheet.total for sheet in sheets) == t.state.result.scores == (0, t.total(1))


@rule("RT-ANC-23")
def test_nobody_wins_when_all_have_three_failures() -> None:
    t = confronted(arkham("dagon"), "h01", "c01", "h01", rolls=(1,) * 6)
    assert t.state.result is not None
    assert t.state.result.winners == ()
    assert t.state.result.rule == "RT-ANC-23"
    alone = arkham("dagon", seats=1, challenge=1)
    confronted(alone, "h01", "c01", "h01", rolls=(1, 1, 1))
    assert alone.state.result is not None
    assert alone.state.result.won is False


@rule("RT-ANC-21", "RT-ANC-27", "RT-SOLO-21")
@pytest.mark.parametrize(("rolls", "won"), [((5, 2, 3), True), ((2, 3, 4), False)])
def test_alone_the_points_and_the_reward_of_the_cell_are_both_needed(rolls: tuple[int, ...], won: bool) -> None:
    t = arkham("dagon", seats=1, challenge=1)
    crowd = dict.fromkeys(("L12", "L22", "L24N", "L24S"), "p" * 26)
    t.sheet(0, "h01 v11 v12 v13", **crowd).rating(1, 5)
    t.walking().load(*rolls).walk("c01", "h01", "v11", "v12", "v13")
    assert t.total() >= 120, "the points of the cell"
    assert reward(t) == (6 if won else 0), "two riverside locations"
    assert t.state.result is not None
    assert t.state.result.won is won


# -------------------------------------------------------------------- the one from the secret box


@rule("RT-ACH-09")
def test_nyarlathotep_swaps_types_for_madness_and_empties_locations() -> None:
    t = arkham("nyarlathotep")
    t.sheet(0, "h01", L11="rrrr", L12="pp").sheet(1, FAR).walking().load(1, 5, 5, 2, 3, 4)
    t.walk("c01", "h01").walk("c55", FAR, seat=1)
    assert t.question is asks.SwapTypes
    t.play("swap:red-purple", seat=0).play("decline", seat=1)
    assert madness(t) == 1
    assert t.tourists("L11") == "", "four purple ones after the swap: emptied"
    assert t.tourists("L12") == "rr"
    assert reward(t) == 2 * 4


@rule("RT-ACH-09")
@pytest.mark.parametrize(("pair", "crowd"), [("green-blue", "rgggbbpppp"), ("blue-purple", "rggbbbbppp")])
def test_what_nyarlathotep_swaps_changes_places_in_full(pair: str, crowd: str) -> None:
    t = arkham("nyarlathotep").sheet(0, "h01", L11="rggbbbpppp").sheet(1, FAR).walking().load(5, 2, 2, 2, 3, 4)
    t.walk("c01", "h01").walk("c55", FAR, seat=1)
    t.play(f"swap:{pair}", seat=0).play("decline", seat=1)
    assert t.tourists("L11") == crowd


@rule("RT-ACH-09", "RT-ANC-14")
def test_each_success_against_nyarlathotep_brings_four_points_and_two_for_each_terrifying_place() -> None:
    t = arkham("nyarlathotep")
    confronted(t, "v10", "c11", "v10", rolls=(5, 6, 2, 2, 3, 4))
    t.play("decline", seat=0).play("decline", seat=1)
    assert (madness(t), reward(t)) == (1, 2 * (4 + 2))


@rule("RT-ACH-09")
def test_nyarlathotep_offers_each_pair_of_types_once() -> None:
    t = arkham("nyarlathotep").sheet(0, "h01", L11="r").sheet(1, FAR).walking().walk("c01", "h01").walk("c55", FAR, seat=1)
    pairs = ["red-green", "red-blue", "red-purple", "green-blue", "green-purple", "blue-purple"]
    assert t.open_to(0) == ["decline", *(f"swap:{pair}" for pair in pairs)]


@rule("RT-ACH-09")
@pytest.mark.parametrize(
    ("crowds", "open_ones"),
    [
        ({"L11": "rrr", "L12": "gggg", "L13": "bb"}, {"L11", "L12"}),
        ({"L11": "rr", "L12": "gg", "L13": "b"}, {"L11", "L12"}),
        ({"L11": "rr", "L12": "g", "L13": "b"}, {"L11"}),
        ({"L11": "r"}, {"L11"}),
        ({}, set()),
    ],
    ids=["at least three", "else the fullest", "one fullest", "a single one", "nobody there"],
)
def test_a_failure_against_nyarlathotep_empties_a_location_with_three_tourists_or_the_fullest(
    crowds: dict[str, str], open_ones: set[str]
) -> None:
    t = arkham("nyarlathotep")
    confronted(t, "h01 v11 v12", "c01", "h01", "v11", "v12", rolls=(1, 5, 5, 5, 5, 5), **crowds)
    t.play("decline", seat=0).play("decline", seat=1)
    if len(open_ones) > 1:
        assert {key.split(":")[1] for key in t.open_to(0)} == open_ones
        t.play("empty:L12")
    emptied = {place for place, crowd in crowds.items() if t.tourists(place) != crowd}
    assert emptied == ({"L12"} if len(open_ones) > 1 else open_ones)
    assert t.state.result is not None, "nothing else is asked"


@rule("RT-ARK-11", "RT-CMP-17")
def test_three_ancient_ones_are_in_the_box_and_one_in_the_secret_box() -> None:
    assert [one.code for one in ANCIENT_ONES if not one.secret] == ["cthulhu", "yog-sothoth", "dagon"]
    assert [one.code for one in ANCIENT_ONES if one.secret] == ["nyarlathotep"]


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "“Tome of Reroll”"),
        ("ru", "«Фолиант „Переброс“»"),
        ("uk", "«Фоліант „Перекид“»"),
    ],
)
def test_a_tome_has_quotation_marks_within_quotation_marks(lang: str, title: str) -> None:
    assert VOICES[lang].bonus(BONUSES.index("reroll")) == title
