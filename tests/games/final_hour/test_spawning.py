"""How monsters appear (FH-SPN)."""

from miskatonic.games.final_hour.cards.board import SLUGS
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import (
    DEEP_ONE,
    HEPTAGRAM,
    ORDINARY,
    STAR_SPAWN,
    TESSERACT,
    TRINITY,
    Gate,
    Spawn,
)
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def campus(seed: int = 1) -> Table:
    """Jenny in the Lecture Hall of a campus without monsters."""
    return table("jenny", "rita", seed=seed).cleared().stand("jenny", "lecture-hall")


def tokens_on_board(t: Table) -> int:
    """The number of monsters on the board."""
    return sum(len(t.state.zone(key)) for key in box.MONSTERS_AT)


@rule("FH-SPN-01")
def test_a_monster_is_drawn_from_the_pool_into_an_empty_slot() -> None:
    t = campus()
    pool = t.state.zone(box.POOL)
    t.effect("jenny", Spawn(1), side=BOTTOM)
    (monster,) = t.state.zone(box.MONSTERS_AT[7])
    assert monster in pool
    assert monster not in t.state.zone(box.POOL)
    assert len(t.state.zone(box.POOL)) == len(pool) - 1


@rule("FH-SPN-01")
def test_the_draw_is_random_and_the_seed_decides_it() -> None:
    def drawn(seed: int) -> list[str]:
        t = campus(seed).effect("jenny", Spawn(3), side=BOTTOM)
        return t.monsters("lecture-hall")

    draws = [tuple(drawn(seed)) for seed in range(1, 9)]
    assert len(set(draws)) > 4
    assert drawn(3) == list(draws[2])


@rule("FH-SPN-02")
def test_a_red_monster_for_the_full_athletic_building_goes_on_to_the_sorority_house() -> None:
    t = campus().pool("red-lurker-1").full("athletic-building", "fraternity-house")
    t.state.point(box.GATE_PLACE[HEPTAGRAM], 13)
    t.effect("jenny", Spawn(1, Gate(HEPTAGRAM)), side=BOTTOM)
    assert t.monsters("sorority-house") == ["red-lurker-1"]
    walked = [(SLUGS[note.told[1]], SLUGS[note.told[2]]) for note in t.told(tells.Walked)]
    assert walked == [("athletic-building", "fraternity-house"), ("fraternity-house", "sorority-house")]
    assert [(note.told.on, note.rule) for note in t.told(tells.Walked)] == [(1, "FH-MMV-04")] * 2, (
        "there was no room in either"
    )


@rule("FH-SPN-02")
def test_a_blue_one_takes_the_blue_arrow_from_there() -> None:
    t = campus().pool("blue-lurker-1").full("athletic-building", "fraternity-house")
    t.state.point(box.GATE_PLACE[HEPTAGRAM], 13)
    t.effect("jenny", Spawn(1, Gate(HEPTAGRAM)), side=BOTTOM)
    assert t.monsters("university-museum") == ["blue-lurker-1"]


@rule("FH-SPN-02", "FH-MMV-07")
def test_a_monster_that_appears_on_a_full_ritual_site_is_the_end() -> None:
    t = campus().full("university-museum").stand("jenny", "university-museum")
    t.effect("jenny", Spawn(1), side=BOTTOM)
    assert t.lost_by == "FH-END-01"


@rule("FH-SPN-03")
def test_each_monster_is_placed_completely_before_the_next_is_drawn() -> None:
    # Only one token is left. It walks into the seal and lies beside the pool, so it can be drawn a second time.
    t = campus().pool("blue-lurker-1").full("lecture-hall").sealed(6, 7)
    t.effect("jenny", Spawn(2), side=BOTTOM)
    assert len(t.told(tells.Spawned)) == 2
    assert len(t.told(tells.BrokenBySeal)) == 2
    assert t.seal(6, 7) == 0


@rule("FH-SPN-03")
def test_the_first_takes_the_last_slot_and_the_second_walks_on() -> None:
    t = campus().pool("blue-lurker-1", "blue-lurker-1").damaged("lecture-hall", 2)
    t.effect("jenny", Spawn(2), side=BOTTOM)
    assert (t.monsters("lecture-hall"), t.monsters("derby-hall")) == (["blue-lurker-1"], ["blue-lurker-1"])


@rule("FH-SPN-03")
def test_the_end_comes_before_the_rest_of_them_is_drawn() -> None:
    t = campus().full("university-museum").stand("jenny", "university-museum")
    t.effect("jenny", Spawn(3), side=BOTTOM)
    assert t.lost_by == "FH-END-01"
    assert len(t.told(tells.Spawned)) == 1


@rule("FH-SPN-04")
def test_an_empty_pool_is_filled_with_the_ordinary_monsters_beside_it() -> None:
    t = campus().pool()
    ordinary = [m for m in box.MONSTERS if box.KIND[m] == ORDINARY][:5]
    for monster in ordinary:
        t.state.put(monster, box.BESIDE_POOL)
    t.effect("jenny", Spawn(1), side=BOTTOM)
    assert len(t.told(tells.PoolRefilled)) == 1
    assert len(t.state.zone(box.POOL)) == 4
    assert t.state.zone(box.BESIDE_POOL) == ()
    assert t.state.zone(box.MONSTERS_AT[7])[0] in ordinary


@rule("FH-SPN-04")
def test_the_pool_is_not_refilled_while_a_token_is_in_it() -> None:
    t = campus().pool("red-lurker-1")
    other = next(m for m in box.MONSTERS if box.LOOK[m] == "blue-lurker-1")
    t.state.put(other, box.BESIDE_POOL)
    t.effect("jenny", Spawn(1), side=BOTTOM)
    assert t.monsters("lecture-hall") == ["red-lurker-1"]
    assert t.where(other) == "beside-pool"


@rule("FH-SPN-05")
def test_when_all_tokens_are_used_up_no_monster_appears() -> None:
    t = campus().pool()
    t.effect("jenny", Spawn(2), side=BOTTOM)
    assert tokens_on_board(t) == 0
    assert len(t.told(tells.NoneLeft)) == 2
    assert not t.lost_by
    assert not t.told(tells.PoolRefilled), "there is nothing to fill it with"


@rule("FH-SPN-05")
def test_special_monsters_beside_the_sheet_do_not_fill_the_pool() -> None:
    t = campus().pool()
    assert t.state.zone(box.SHEET)
    t.effect("jenny", Spawn(1), side=BOTTOM)
    assert t.monsters("lecture-hall") == []


@rule("FH-SPN-06")
def test_a_named_special_monster_comes_from_beside_the_sheet() -> None:
    t = campus()
    pool, sheet = len(t.state.zone(box.POOL)), len(t.state.zone(box.SHEET))
    t.effect("jenny", Spawn(2, Gate(TRINITY), DEEP_ONE), Spawn(1, Gate(TESSERACT), STAR_SPAWN), side=BOTTOM)
    assert t.monsters("dorothy-upman-hall") == ["deep-one", "deep-one"]
    assert t.monsters("science-building") == ["star-spawn"]
    assert (len(t.state.zone(box.POOL)), len(t.state.zone(box.SHEET))) == (pool, sheet - 3)


@rule("FH-SPN-06", "FH-SPN-02")
def test_a_special_monster_without_room_walks_on_by_its_colour() -> None:
    t = campus().full("dorothy-upman-hall")
    t.effect("jenny", Spawn(1, Gate(TRINITY), DEEP_ONE), side=BOTTOM)
    assert t.monsters("science-building") == ["deep-one"]


@rule("FH-SPN-07")
def test_a_special_monster_of_which_no_token_is_left_does_not_appear_nor_does_another() -> None:
    t = campus()
    for at in (3, 3, 4):
        t.monster("star-spawn", at)
    before = tokens_on_board(t)
    t.effect("jenny", Spawn(1, Gate(TESSERACT), STAR_SPAWN), side=BOTTOM)
    assert tokens_on_board(t) == before
    assert t.monsters("science-building") == []


@rule("FH-SPN-08")
def test_without_a_name_it_is_an_ordinary_monster() -> None:
    t = campus()
    for _ in range(20):
        t.cleared().effect("jenny", Spawn(3), side=BOTTOM)
        assert all(box.KIND[m] == ORDINARY for m in t.state.zone(box.MONSTERS_AT[7]))


@rule("FH-SPN-09")
def test_monsters_appear_at_a_gate_in_the_gate_step() -> None:
    t = campus()
    t.on_top(next(box.PIECE_SLUGS[token] for token in t.state.zone(box.GATE_STACK) if box.SYMBOL[token] == TESSERACT))
    t.actions("JB-B1", "RY-D1", "JB-B2", "RY-D2").lay(11, 13, 14, 15).until(asks.Attempt)
    assert len(t.monsters("science-building")) == 2
    assert tokens_on_board(t) == 2


@rule("FH-SPN-09")
def test_a_card_can_make_them_appear_anywhere() -> None:
    t = campus().effect("jenny", Spawn(2), side=BOTTOM)
    assert len(t.monsters("lecture-hall")) == 2


@rule("FH-SPN-10")
def test_a_monster_is_not_activated_by_appearing() -> None:
    t = campus().pool("blue-killer-1", "blue-stalker-1", "blue-wrecker-2")
    t.effect("jenny", Spawn(3), side=BOTTOM)
    assert sorted(t.monsters("lecture-hall")) == ["blue-killer-1", "blue-stalker-1", "blue-wrecker-2"]
    assert (t.health("jenny"), t.damage("lecture-hall")) == (5, 0)
    assert not t.told(tells.Activated)


@rule("FH-SPN-01", "FH-SPN-06")
def test_the_log_says_by_which_rule_a_monster_appeared() -> None:
    t = campus().effect("jenny", Spawn(1), Spawn(1, kind=DEEP_ONE), side=BOTTOM)
    assert [note.rule for note in t.told(tells.Spawned)] == ["FH-SPN-01", "FH-SPN-06"]
