"""The action cards of Michael McGlen, who brings heavy fire, breaks things and lures monsters."""

import pytest

from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])


def campus() -> Table:
    """Jenny in the Library, Michael in the Lecture Hall; no monsters."""
    return table("jenny", "michael").cleared().stand("jenny", "orne-library").stand("michael", "lecture-hall")


@both_copies
def test_doorkeeper_moves_and_seals_two_paths(copy: int) -> None:
    t = campus().card(f"MM-S{copy}", TOP).walk("science-building").play("seal:1-8", "seal:8-10")
    assert (t.seal(1, 8), t.seal(8, 10), t.seal(7, 8)) == (box.FRESH_SEAL, box.FRESH_SEAL, 0)


@both_copies
@rule("FH-DMG-05")
def test_doorkeeper_below_breaks_the_place_where_michael_stops(copy: int) -> None:
    t = campus().card(f"MM-S{copy}", BOTTOM).walk("science-building")
    assert t.damage("science-building") == 3
    assert t.damage("lecture-hall") == 0


@both_copies
@rule("FH-EFF-03", "FH-DMG-06")
def test_doorkeeper_below_pushes_monsters_out_as_far_as_there_is_room_for_damage(copy: int) -> None:
    t = campus()
    red, blue = t.monster("red-lurker-1", "derby-hall"), t.monster("blue-lurker-1", "derby-hall")
    t.card(f"MM-S{copy}", BOTTOM).walk("derby-hall").play("push-out:red-lurker-1#1")
    assert (t.where(red), t.where(blue), t.damage("derby-hall")) == ("lecture-hall", "student-union", 2)


@both_copies
def test_finish_the_job_moves_and_attacks_hard(copy: int) -> None:
    t = campus().stand("michael", "derby-hall")
    t.crowd("science-building")
    t.card(f"MM-A{copy}", TOP).walk("lecture-hall", "science-building")
    assert t.strike_all() == 2
    assert not t.state.asked


@both_copies
@rule("FH-ATT-01")
def test_dynamite_attacks_here_and_in_every_adjacent_location(copy: int) -> None:
    t = campus()
    spots = ("derby-hall", "lecture-hall", "science-building")
    came = [t.crowd(at) for at in spots]
    t.crowd("warren-observatory")
    t.card(f"MM-B{copy}", TOP).play("choose:0")
    assert [t.strike_all() for _ in spots] == [1, 1, 1]
    assert [len(t.monsters(at)) for at in spots] == [n - 1 for n in came]
    assert len(t.monsters("warren-observatory")) == 2
    assert not t.state.asked


@both_copies
def test_dynamite_can_be_thrown_two_paths_away(copy: int) -> None:
    t = campus()
    t.crowd("lecture-hall")
    t.crowd("warren-observatory")
    t.card(f"MM-B{copy}", TOP).play("choose:1")
    assert t.options == ["place:lecture-hall", "place:warren-observatory"]
    t.play("place:warren-observatory")
    assert t.strike_all() == 1
    assert len(t.monsters("lecture-hall")) == 3
    assert not t.state.asked


@both_copies
def test_dynamite_all_around_needs_a_target_in_one_location_alone(copy: int) -> None:
    t = campus()
    t.monster("blue-lurker-1", "lecture-hall")
    t.card(f"MM-B{copy}", TOP)
    assert t.options == ["choose:0", "choose:1"]
    assert t.play("choose:0").strike_all() == 1


@both_copies
@rule("FH-MMV-10")
def test_make_a_scene_draws_monsters_from_next_door_and_attacks(copy: int) -> None:
    t = campus()
    one, two = t.monster("blue-lurker-1", "lecture-hall"), t.monster("red-stalker-1", "warren-observatory")
    t.monster("red-lurker-1", "sorority-house")
    t.card(f"MM-C{copy}", TOP).walk("science-building")
    assert (t.question, t.options) == (asks.Lure, ["drive:blue-lurker-1#1", "drive:red-stalker-1#1", "stop"])
    t.play("drive:blue-lurker-1#1", "drive:red-stalker-1#1")
    assert (t.where(one), t.where(two)) == ("science-building", "science-building")
    assert t.strike_all() == 2
    assert t.where(one) == "beside-pool"


@both_copies
@rule("FH-MMV-08", "FH-MMV-10")
def test_make_a_scene_draws_monsters_off_the_ritual_site(copy: int) -> None:
    t = campus().stand("michael", "athletic-building")
    monster = t.monster("blue-stalker-1", "university-museum")
    t.card(f"MM-C{copy}", TOP).play("stop", "drive:blue-stalker-1#1")
    assert t.where(monster) == "athletic-building"


@both_copies
@rule("FH-ATT-07")
def test_chicago_typewriter_attacks_here_and_next_door(copy: int) -> None:
    t = campus()
    t.crowd("lecture-hall")
    t.crowd("science-building")
    t.card(f"MM-D{copy}", TOP)
    assert (t.strike_all(), t.strike_all()) == (1, 1)
    assert (len(t.monsters("lecture-hall")), len(t.monsters("science-building"))) == (2, 3)
    assert not t.state.asked
