"""Moving investigators (FH-MOV)."""

from itertools import pairwise

import pytest

from miskatonic.games.final_hour.cards.board import ADJACENT, ARROWS, PATH_BETWEEN, PATHS, PLACES, RED, SLUGS
from miskatonic.games.final_hour.cards.words import March, Move
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.final_hour.table import Table, table


def campus() -> Table:
    """Jenny and Rita on a campus without monsters."""
    return table("jenny", "rita").cleared()


@rule("FH-MOV-01")
def test_a_move_takes_the_figure_along_one_path_to_an_adjacent_location() -> None:
    t = campus().stand("jenny", "derby-hall")
    t.effect("jenny", Move(1))
    assert t.options == ["move:student-union", "move:lecture-hall", "stop"]
    t.play("move:lecture-hall")
    assert t.at("jenny") == "lecture-hall"
    assert not t.state.asked


@rule("FH-MOV-01")
def test_from_every_location_the_paths_of_the_board_and_no_others_can_be_used() -> None:
    t = campus()
    for here in PLACES:
        t.stand("jenny", here).effect("jenny", Move(1))
        neighbours = sorted({a + b - here for a, b in PATHS if here in (a, b)})
        assert t.options == [*(f"move:{SLUGS[there]}" for there in neighbours), "stop"]


@rule("FH-MOV-02")
def test_moves_are_a_maximum_and_none_is_allowed() -> None:
    t = campus().stand("jenny", "derby-hall")
    t.effect("jenny", Move(3)).play("stop")
    assert t.at("jenny") == "derby-hall"
    assert not t.state.asked
    t.effect("jenny", Move(3)).play("move:lecture-hall", "stop")
    assert t.at("jenny") == "lecture-hall"
    assert not t.state.asked


@rule("FH-MOV-02", "FH-MOV-01")
def test_three_moves_are_three_paths_and_no_more() -> None:
    t = campus().stand("jenny", "derby-hall")
    t.effect("jenny", Move(3)).play("move:lecture-hall", "move:science-building", "move:warren-observatory")
    assert t.at("jenny") == "warren-observatory"
    assert not t.state.asked
    assert len(t.told(tells.Moved)) == 3


@rule("FH-MOV-03")
def test_any_number_of_investigators_may_share_a_location() -> None:
    t = table("jenny", "rita", "lily", "tommy").cleared()
    for name in ("jenny", "rita", "lily"):
        t.stand(name, "warren-observatory")
    t.stand("tommy", "science-building").effect("tommy", Move(1)).play("move:warren-observatory")
    assert {t.at(name) for name in ("jenny", "rita", "lily", "tommy")} == {"warren-observatory"}


@rule("FH-MOV-04")
def test_investigators_walk_freely_along_sealed_paths_and_leave_the_seal_as_it_is() -> None:
    t = campus().sealed(6, 7).sealed(7, 8, box.WEAK_SEAL).stand("jenny", "derby-hall")
    t.effect("jenny", Move(2)).play("move:lecture-hall", "move:science-building")
    assert t.at("jenny") == "science-building"
    assert (t.seal(6, 7), t.seal(7, 8)) == (box.FRESH_SEAL, box.WEAK_SEAL)


@rule("FH-MOV-05")
def test_red_arrows_without_a_path_are_closed_to_investigators() -> None:
    t = campus()
    bare = [(here, ARROWS[RED][here]) for here in PLACES if PATH_BETWEEN[here][ARROWS[RED][here]] < 0]
    assert bare == [(3, 13), (5, 4), (7, 2), (9, 5), (10, 9), (15, 2)]
    for here, there in bare:
        t.stand("jenny", here).effect("jenny", Move(1))
        assert f"move:{SLUGS[there]}" not in t.options
        assert len(t.options) == len(ADJACENT[here]) + 1


@rule("FH-MOV-06")
def test_monsters_neither_block_nor_stop_an_investigator() -> None:
    t = campus().stand("jenny", "derby-hall")
    for look in ("blue-killer-1", "blue-killer-2", "red-wrecker-3"):
        t.monster(look, "lecture-hall")
    t.effect("jenny", Move(2)).play("move:lecture-hall", "move:science-building")
    assert t.at("jenny") == "science-building"
    assert t.health("jenny") == 5


@rule("FH-MOV-01", "FH-EFF-03")
def test_a_march_may_not_stop_early_nor_come_to_a_location_twice() -> None:
    t = campus().stand("jenny", "derby-hall").effect("jenny", March(4))
    assert "stop" not in t.options
    t.play("move:lecture-hall")
    assert t.options == ["move:orne-library", "move:science-building"]
    t.play("move:orne-library")
    assert "move:lecture-hall" not in t.options
    t.play("move:student-union")
    assert "move:derby-hall" not in t.options
    t.play("move:dorothy-upman-hall")
    assert not t.state.asked


@rule("FH-EFF-03")
def test_a_march_takes_no_way_that_ends_before_another_would() -> None:
    t = campus().stand("jenny", "lecture-hall").effect("jenny", March(4)).play("move:science-building")
    assert t.at("jenny") == "dorothy-upman-hall", "the observatory is a dead end, and four moves can be made"
    t.play("move:student-union", "move:athletic-building")
    assert (t.at("jenny"), t.state.asked) == ("athletic-building", ())


def walks(way: tuple[int, ...], left: int) -> list[tuple[int, ...]]:
    """All ways of so many more moves that come to no location twice."""
    if not left:
        return [way]
    return [walk for there in ADJACENT[way[-1]] if there not in way for walk in walks((*way, there), left - 1)]


@rule("FH-EFF-03")
@pytest.mark.parametrize("start", PLACES)
def test_a_march_of_four_can_go_every_way_of_four_moves_and_no_shorter_one(start: int) -> None:
    full = walks((start,), 4)
    begun = {walk[:3] for walk in full}
    for way in sorted(begun):
        t = campus().stand("jenny", start).effect("jenny", March(4))
        for here, there in pairwise(way):
            if t.at("jenny") == SLUGS[here] and t.state.asked:
                t.play(f"move:{SLUGS[there]}")
        ahead = {walk[3] for walk in full if walk[:3] == way}
        if len(ahead) > 1:
            assert set(t.options) == {f"move:{SLUGS[there]}" for there in ahead}
        else:
            assert t.at("jenny") in {SLUGS[there] for there in (*ahead, *(walk[4] for walk in full if walk[:3] == way))}


@rule("FH-EFF-03")
def test_the_last_move_of_a_march_may_lead_into_a_dead_end() -> None:
    t = campus().stand("jenny", "lecture-hall").effect("jenny", March(2)).play("move:science-building")
    assert "move:warren-observatory" in t.options


@rule("FH-EFF-03")
def test_a_march_that_cannot_be_made_in_full_goes_as_far_as_possible() -> None:
    t = campus().stand("jenny", "humanities-building").effect("jenny", March(14))
    while t.state.asked:
        t.play(t.options[-1])
    assert len(t.told(tells.Moved)) == 13, "there are three dead ends: one to begin at, one to end at"
    assert t.at("jenny") in ("administration-building", "warren-observatory")


def test_before_one_moves_one_reads_what_waits_there() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "derby-hall").stand("rita", "medical-school")
    t.monster("blue-killer-1", "lecture-hall")
    t.monster("red-killer-1", "lecture-hall")
    t.effect("jenny", Move(1))
    asked = t.state.asked[0]
    option = next(option for option in asked.options if option.key == "move:lecture-hall")
    assert [flat(speech.label(t.state, asked, option)) for speech in SPEECH.values()] == [
        "Move to the Lecture Hall (2 monsters, clue)",
        "Перейти в Лекторий (2 монстра, улика)",
        "Перейти до Лекторію (2 монстри, доказ)",
    ]
