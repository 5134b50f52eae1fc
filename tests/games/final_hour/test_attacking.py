"""Attacking and destroying monsters (FH-ATT)."""

from miskatonic.games.final_hour.cards.board import PURPLE
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import (
    STAR_SPAWN,
    TESSERACT,
    ActivateZone,
    Adjacent,
    Attack,
    Destroy,
    EachNear,
    Gate,
    Near,
    Spawn,
    WithinTwo,
)
from miskatonic.games.final_hour.rules import asks
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def michael_in_the_lecture_hall() -> Table:
    """Michael McGlen stands in the Lecture Hall of an empty campus."""
    return table("michael", "rita").cleared().stand("michael", "lecture-hall")


@rule("FH-ATT-01")
def test_the_attacker_distributes_the_wounds_among_the_monsters_of_the_own_location() -> None:
    t = michael_in_the_lecture_hall()
    lurker = t.monster("blue-lurker-1", "lecture-hall")
    killer = t.monster("red-killer-2", "lecture-hall")
    away = t.monster("red-lurker-1", "derby-hall")
    t.effect("michael", Attack(3))
    assert t.options == ["strike:blue-lurker-1#1", "strike:red-killer-2#1", "stop"]
    t.play("strike:red-killer-2#1", "strike:blue-lurker-1#1")
    assert (t.where(lurker), t.where(killer), t.where(away)) == ("beside-pool", "beside-pool", "derby-hall")


@rule("FH-ATT-01")
def test_a_card_may_name_another_location_and_all_wounds_go_to_one() -> None:
    t = michael_in_the_lecture_hall()
    for spot in ("lecture-hall", "derby-hall", "science-building", "warren-observatory"):
        t.monster("blue-lurker-1", spot)
    t.effect("michael", Attack(4, Near()))
    assert (t.question, t.options) == (
        asks.Place,
        ["place:derby-hall", "place:lecture-hall", "place:science-building"],
    )
    t.play("place:derby-hall", "strike:blue-lurker-1#2")
    assert not t.state.asked, "the wounds left over do not go on to another location"
    assert not t.monsters("derby-hall")
    assert len(t.monsters("lecture-hall")) == 1
    t.effect("michael", Attack(1, Adjacent()))
    assert t.options == ["strike:blue-lurker-1#3", "stop"], "the own location is not adjacent"
    t.effect("michael", Attack(1, WithinTwo()))
    assert t.options == ["place:lecture-hall", "place:science-building", "place:warren-observatory"]


@rule("FH-ATT-01")
def test_an_attack_on_each_location_has_its_full_value_in_each() -> None:
    t = michael_in_the_lecture_hall()
    for spot in ("lecture-hall", "derby-hall", "science-building"):
        t.monster("red-killer-2" if spot != "science-building" else "blue-killer-2", spot)
    t.effect("michael", Attack(2, EachNear()))
    while t.state.asked:
        t.play(t.options[0])
    assert not any(t.monsters(spot) for spot in ("lecture-hall", "derby-hall", "science-building"))


@rule("FH-ATT-02")
def test_wounds_equal_to_the_health_destroy_a_monster_and_fewer_do_not() -> None:
    t = michael_in_the_lecture_hall()
    monster = t.monster("blue-stalker-3", "lecture-hall")
    t.effect("michael", Attack(2))
    assert not t.state.asked
    assert t.where(monster) == "lecture-hall"
    t.effect("michael", Attack(3)).play("strike:blue-stalker-3#1")
    assert t.where(monster) == "beside-pool"


@rule("FH-ATT-02")
def test_wounds_above_the_health_destroy_a_monster_too() -> None:
    t = michael_in_the_lecture_hall()
    monster = t.monster("blue-lurker-1", "lecture-hall")
    t.effect("michael", Attack(5)).play("strike:blue-lurker-1#1")
    assert t.where(monster) == "beside-pool"


@rule("FH-ATT-03")
def test_wounds_that_do_not_destroy_leave_no_trace_for_the_next_attack() -> None:
    t = michael_in_the_lecture_hall()
    monster = t.monster("red-wrecker-3", "lecture-hall")
    t.effect("michael", Attack(2), Attack(2))
    assert not t.state.asked
    assert t.where(monster) == "lecture-hall"
    t.effect("michael", Attack(1))
    assert not t.state.asked
    assert t.where(monster) == "lecture-hall"


@rule("FH-ATT-04")
def test_a_destroyed_ordinary_monster_lies_beside_the_pool_and_is_not_drawn_from_there() -> None:
    t = michael_in_the_lecture_hall().pool("red-lurker-1", "red-lurker-1")
    monster = t.monster("red-lurker-1", "lecture-hall")
    t.effect("michael", Attack(1), Spawn(1)).play("strike:red-lurker-1#1")
    assert t.where(monster) == "beside-pool"
    assert t.monsters("lecture-hall") == ["red-lurker-1"], "the other token came"


@rule("FH-ATT-05")
def test_a_destroyed_special_monster_lies_beside_the_sheet_and_can_appear_again() -> None:
    t = michael_in_the_lecture_hall()
    spawns = [t.monster("star-spawn", at) for at in ("lecture-hall", 3, 3)]
    t.effect("michael", Attack(3), Spawn(1, Gate(TESSERACT), STAR_SPAWN)).play("strike:star-spawn#1")
    assert t.where(spawns[0]) == "science-building"
    t.effect("michael", Destroy(1)).stand("michael", "science-building")
    t.effect("michael", Attack(3)).play("strike:star-spawn#1")
    assert t.where(spawns[0]) == "sheet"


@rule("FH-ATT-06")
def test_destroying_outright_ignores_health() -> None:
    t = michael_in_the_lecture_hall()
    big = t.monster("blue-stalker-3", "lecture-hall")
    spawn = t.monster("star-spawn", "lecture-hall")
    small = t.monster("blue-lurker-1", "lecture-hall")
    t.effect("michael", Destroy(2))
    assert t.options == ["destroy:blue-stalker-3#1", "destroy:star-spawn#1", "destroy:blue-lurker-1#1", "stop"]
    t.play("destroy:blue-stalker-3#1", "destroy:star-spawn#1")
    assert (t.where(big), t.where(spawn), t.where(small)) == ("beside-pool", "sheet", "lecture-hall")
    assert not t.state.asked


@rule("FH-ATT-06")
def test_destroying_may_take_fewer_monsters() -> None:
    t = michael_in_the_lecture_hall()
    t.monster("blue-lurker-1", "lecture-hall")
    t.effect("michael", Destroy(2)).play("stop")
    assert t.monsters("lecture-hall") == ["blue-lurker-1"]


def three_against_michael() -> Table:
    """One monster of health 3 and two of health 1 in Michael's location, and his attack of 3."""
    t = michael_in_the_lecture_hall()
    for look in ("red-stalker-3", "blue-lurker-1", "blue-killer-1"):
        t.monster(look, "lecture-hall")
    return t.effect("michael", Attack(3))


@rule("FH-ATT-07")
def test_an_attack_of_three_destroys_the_monster_of_health_three() -> None:
    t = three_against_michael().play("strike:red-stalker-3#1")
    assert sorted(t.monsters("lecture-hall")) == ["blue-killer-1", "blue-lurker-1"]
    assert not t.state.asked


@rule("FH-ATT-07")
def test_or_both_monsters_of_health_one_and_wastes_a_wound() -> None:
    t = three_against_michael().play("strike:blue-lurker-1#1")
    assert "strike:red-stalker-3#1" not in t.options
    t.play("strike:blue-killer-1#1")
    assert t.monsters("lecture-hall") == ["red-stalker-3"]
    assert not t.state.asked


@rule("FH-ATT-01")
def test_of_monsters_that_are_alike_only_one_is_offered() -> None:
    t = michael_in_the_lecture_hall()
    for _ in range(3):
        t.monster("red-lurker-1", "lecture-hall")
    t.effect("michael", Attack(2))
    assert t.options == ["strike:red-lurker-1#1", "stop"]
    assert t.strike_all() == 2
    assert t.monsters("lecture-hall") == ["red-lurker-1"]


@rule("FH-ATT-04")
def test_a_destroyed_monster_leaves_its_slot_and_no_longer_acts() -> None:
    t = michael_in_the_lecture_hall()
    t.monster("blue-killer-1", "lecture-hall")
    t.effect("michael", Attack(1)).play("strike:blue-killer-1#1")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert t.health("michael") == 5


@rule("FH-ATT-02")
def test_only_monsters_with_more_health_than_wounds_are_left_are_called_out_of_reach() -> None:
    t = michael_in_the_lecture_hall()
    for code in ("red-lurker-1", "red-lurker-1", "red-wrecker-3"):
        t.monster(code, "lecture-hall")
    t.effect("michael", Attack(2))
    assert t.game.decision.forbidden == [("strike:red-wrecker-3#1", "FH-ATT-02")]
    exact = michael_in_the_lecture_hall()
    exact.monster("red-wrecker-3", "lecture-hall")
    exact.monster("red-lurker-1", "lecture-hall")
    exact.effect("michael", Attack(3))
    assert exact.game.decision.forbidden == [], "three wounds are just enough for it"
