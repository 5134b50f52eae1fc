"""The action cards of Jenny Barnes, who fights together with others."""

import pytest

from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import asks
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])


def campus() -> Table:
    """Jenny in the Lecture Hall, Rita in the Library, Lily in the Sorority House; no monsters."""
    t = table("jenny", "rita", "lily").cleared()
    return t.stand("jenny", "lecture-hall").stand("rita", "orne-library").stand("lily", "sorority-house")


@both_copies
@rule("FH-SEA-01")
def test_a_color_for_all_seasons_moves_and_seals(copy: int) -> None:
    t = campus().card(f"JB-S{copy}", TOP).walk("science-building")
    assert t.options == ["seal:1-8", "seal:7-8", "seal:8-10", "stop"]
    t.play("seal:8-10")
    assert (t.at("jenny"), bool(t.seal(8, 10))) == ("science-building", True)


@both_copies
@rule("FH-SPN-09")
def test_a_color_for_all_seasons_below_marches_and_brings_a_monster_to_each_place_entered(copy: int) -> None:
    t = campus().pool(*["red-lurker-1"] * 6).card(f"JB-S{copy}", BOTTOM)
    assert t.question == asks.March
    way = ("orne-library", "student-union", "dorothy-upman-hall", "sorority-house")
    for at in way:
        t.play(f"move:{at}")
        assert t.monsters(at) == ["red-lurker-1"], "it appears on entering"
    assert t.monsters("lecture-hall") == []
    assert not t.state.asked


@both_copies
def test_socialite_attacks_and_lets_another_attack_where_they_stand(copy: int) -> None:
    t = campus()
    t.crowd("science-building")
    t.crowd("orne-library")
    t.card(f"JB-A{copy}", TOP).walk("science-building")
    assert t.strike_all() == 2
    assert (t.question, t.seat, t.options) == (asks.WhoDoesIt, 0, ["person:rita", "person:lily"])
    t.play("person:rita")
    assert t.seat == 1, "Rita decides how"
    assert t.strike_all() == 2
    assert not t.state.asked


@both_copies
def test_jennys_twin_45s_are_two_attacks_here_or_next_door(copy: int) -> None:
    t = campus()
    here, next_door, far = t.crowd("lecture-hall"), t.crowd("derby-hall"), t.crowd("student-union")
    t.card(f"JB-B{copy}", TOP)
    assert t.options == ["place:derby-hall", "place:lecture-hall"], "the Library and the Science Building are empty"
    t.play("place:derby-hall")
    assert t.strike_all() == 1
    t.play("place:lecture-hall")
    assert t.strike_all() == 1
    assert not t.state.asked
    assert len(t.monsters("lecture-hall")) == here - 1
    assert len(t.monsters("derby-hall")) == next_door - 1
    assert len(t.monsters("student-union")) == far


@both_copies
def test_soiree_lets_everyone_in_the_zone_attack(copy: int) -> None:
    t = campus().stand("rita", "warren-observatory")
    for at in ("science-building", "warren-observatory", "sorority-house"):
        t.crowd(at)
    t.card(f"JB-C{copy}", TOP).walk("science-building")
    assert t.strike_all() == 1
    assert t.seat == 1
    assert t.strike_all() == 1
    assert not t.state.asked, "Lily is in another zone"
    assert len(t.monsters("sorority-house")) == 3


@both_copies
def test_soiree_means_the_zone_in_which_jenny_stands_after_moving(copy: int) -> None:
    t = campus()
    t.crowd("orne-library")
    t.card(f"JB-C{copy}", TOP).walk("orne-library")
    assert t.strike_all() == 1
    assert t.seat == 1, "Rita stands in the same location"
    assert t.strike_all() == 1
    assert not t.state.asked


@both_copies
def test_grand_gala_lets_everyone_attack_by_the_priority_cards_they_played(copy: int) -> None:
    t = campus().stand("rita", "dorothy-upman-hall")
    for at in ("science-building", "dorothy-upman-hall", "sorority-house"):
        t.crowd(at)
    t.card(f"JB-D{copy}", TOP).walk("science-building")
    struck = []
    for seat in range(3):
        assert t.seat == seat
        struck.append(t.strike_all())
    assert struck == [2, 1, 1], "Jenny leads and has two of the four turns"
    assert not t.state.asked


def test_grand_gala_solo_counts_the_cards_resolved_so_far() -> None:
    t = table("jenny", "rita", solo=True).cleared().stand("jenny", "lecture-hall").stand("rita", "orne-library")
    t.crowd("lecture-hall")
    t.crowd("orne-library")
    t.card("JB-D1", TOP).play("stop", "person:jenny")
    assert t.strike_all() == 1, "the current card counts"
    assert not t.state.asked, "Rita has resolved none"
    assert len(t.monsters("orne-library")) == 4
