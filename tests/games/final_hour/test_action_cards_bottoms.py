"""The five standard bottom effects, and which of them every action card carries."""

import pytest

from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import BOTTOM, KEY, MOON
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

GATES, HERE, GREEN, PURPLE, ORANGE = "gates", "here", "green", "purple", "orange"

BOTTOMS = {
    "JB": (GATES, HERE, GREEN, PURPLE, ORANGE, GREEN, PURPLE, ORANGE),
    "AP": (GATES, HERE, PURPLE, ORANGE, GREEN, PURPLE, ORANGE, GREEN),
    "LC": (GATES, HERE, ORANGE, GREEN, PURPLE, ORANGE, GREEN, PURPLE),
    "TM": (GATES, HERE, GREEN, ORANGE, PURPLE, GREEN, ORANGE, PURPLE),
    "MM": (GATES, HERE, PURPLE, GREEN, GREEN, ORANGE, ORANGE, PURPLE),
    "RY": (GATES, HERE, ORANGE, PURPLE, PURPLE, GREEN, GREEN, ORANGE),
}
"""For each investigator the bottoms of the cards A1, A2, B1, B2, C1, C2, D1, D2."""

COPIES = [
    (f"{owner}-{title}{copy}", bottoms[2 * i + copy - 1])
    for owner, bottoms in BOTTOMS.items()
    for i, title in enumerate("ABCD")
    for copy in (1, 2)
]


def campus(name: str = "jenny") -> Table:
    """An investigator in the Lecture Hall, a stalker in every zone, and lurkers to come."""
    other = "rita" if name != "rita" else "jenny"
    t = table(name, other).cleared().pool(*["red-lurker-1"] * 5).stand(name, "lecture-hall").stand(other, 5)
    stalkers = [m for m in box.MONSTERS if box.LOOK[m] == "blue-stalker-1"]
    for stalker, at in zip(stalkers, (4, 9, 14), strict=True):
        t.state.put(stalker, box.MONSTERS_AT[at])
    return t


def what_came(t: Table) -> str:
    """Which of the five things happened to the campus."""
    left = {zone for zone, at in ((GREEN, 4), (PURPLE, 9), (ORANGE, 14)) if not t.monsters(at)}
    gates = [t.monsters(at) for at in ("dorothy-upman-hall", "science-building", "sorority-house")]
    if gates == [["red-lurker-1"]] * 3:
        left.add(GATES)
    if t.monsters("lecture-hall") == ["red-lurker-1"] * 2:
        left.add(HERE)
    assert len(left) == 1
    return left.pop()


@pytest.mark.parametrize(("code", "bottom"), COPIES)
def test_every_card_explores_and_then_brings_its_own_trouble(code: str, bottom: str) -> None:
    card = ACTION_CARDS[[card.code for card in ACTION_CARDS].index(code)]
    t = campus(INVESTIGATORS[card.investigator])
    token = t.clue("lecture-hall", MOON)
    t.card(code, BOTTOM)
    assert t.question == asks.Move
    t.play("stop")
    assert t.where(token) == "found"
    assert what_came(t) == bottom
    assert not t.state.asked


def test_every_deck_carries_each_zone_twice() -> None:
    for bottoms in BOTTOMS.values():
        assert sorted(bottoms) == sorted([GATES, HERE, *[GREEN, PURPLE, ORANGE] * 2])


@rule("FH-SPN-03")
def test_gates_a_monster_appears_at_every_gate_in_ascending_order() -> None:
    t = campus().full("sorority-house").card("JB-A1", BOTTOM).walk("science-building")
    assert t.at("jenny") == "science-building"
    assert t.monsters("science-building") == ["red-lurker-1"]
    assert t.monsters("dorothy-upman-hall") == ["red-lurker-1"]
    assert t.monsters("student-union") == ["red-lurker-1"], "the third found the Sorority House full"
    assert [note.told[1] for note in t.told(tells.Spawned)] == [1, 8, 15]


@rule("FH-INV-01")
def test_here_two_monsters_appear_where_one_has_moved_and_explored() -> None:
    t = campus().on_top("bicycle")
    t.clue("derby-hall", KEY)
    t.card("JB-A2", BOTTOM).walk("derby-hall")
    assert t.items("jenny") == ["bicycle"]
    assert t.monsters("derby-hall") == ["red-lurker-1", "red-lurker-1"]


@rule("FH-ACT-01")
def test_green_the_green_zone_acts() -> None:
    t = campus().card("JB-B1", BOTTOM).walk("derby-hall")
    assert t.monsters("orne-library") == ["blue-stalker-1"]


@rule("FH-ACT-01")
def test_purple_the_purple_zone_acts_and_can_hurt_the_one_who_moved_there() -> None:
    t = campus()
    killer = next(m for m in box.MONSTERS if box.LOOK[m] == "blue-killer-1")
    t.state.put(killer, box.MONSTERS_AT[6])
    t.card("JB-B2", BOTTOM).walk("derby-hall")
    assert t.health("jenny") == 4
    assert t.monsters("orne-library") == ["blue-stalker-1"]


@rule("FH-ACT-01", "FH-MMV-08")
def test_orange_the_orange_zone_acts_and_comes_to_the_ritual_site() -> None:
    t = campus().card("JB-C1", BOTTOM).walk("derby-hall")
    assert t.monsters("university-museum") == ["blue-stalker-1"]
    t.card("JB-C1", BOTTOM).play("stop")
    assert t.monsters("university-museum") == ["blue-stalker-1"]
