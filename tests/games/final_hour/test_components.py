"""What is in the box, and what is printed on it (FH-CMP, FH-LIM)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest

import miskatonic as mk
from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.board import IN_ZONE, PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, KEY, RITUAL_SYMBOLS, TOP, Monster
from miskatonic.games.final_hour.cards.words import (
    DEEP_ONE,
    ORDINARY,
    ActivateAt,
    ActivateZone,
    Attack,
    BlindBottom,
    BurnGate,
    Damage,
    Explore,
    Gate,
    LoseHealth,
    Spawn,
)
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.rulebook import catalogue
from miskatonic.scene import Map
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

HARM = (Spawn, Damage, LoseHealth, ActivateZone, ActivateAt, BurnGate, BlindBottom)


def backs() -> Counter[str]:
    """How many pieces of the box have each back."""
    return Counter(piece.back for piece in table().state.rules.pieces)


def tokens() -> list[Monster]:
    """Every monster token of the box."""
    return [card for card in box.CARDS if isinstance(card, Monster)]


def words(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Every word of some effects, those inside other words too."""
    for effect in effects:
        yield effect
        for field in fields(effect):
            inside = getattr(effect, field.name)
            if isinstance(inside, tuple):
                yield from words(inside)


@rule("FH-CMP-01", "FH-CMP-14")
def test_the_one_board_has_every_location_once_and_one_ritual_token_on_it() -> None:
    t = table()
    assert len(set(box.MONSTERS_AT[1:])) == len(PLACES) == 15
    assert [p for p in PLACES if p == t.state.pointed(box.RITUAL_PLACE)] == [12]


@rule("FH-CMP-02")
@pytest.mark.parametrize(("sheet", "site"), [("cthulhu", 12), ("shudde-mell", 14), ("umordhoth", 2)])
def test_each_of_the_three_sheets_has_a_set_up_side_and_a_play_side(sheet: str, site: int) -> None:
    t = table(ancient_one=sheet)
    assert t.state.pointed(box.RITUAL_PLACE) == site
    t.reckoning(1)
    assert [note.rule for note in t.told(tells.ReckoningRow)] == ["FH-REC-02"]
    assert len(ANCIENT_ONES) == 3
    with pytest.raises(mk.Refused, match="hastur"):
        table(ancient_one="hastur")


@rule("FH-CMP-03")
def test_every_investigator_has_ten_action_cards_with_a_back_of_their_own() -> None:
    assert len(box.ACTIONS) == 60
    for name in INVESTIGATORS:
        assert backs()[f"action-{name}"] == 10
    for number in box.ACTIONS:
        assert table().state.rules.pieces[number].back == f"action-{INVESTIGATORS[box.OWNER[number]]}"


@rule("FH-CMP-04")
def test_reference_cards_have_no_effect_so_no_piece_stands_for_them() -> None:
    assert set(backs()) == {"priority", "item", "monster", "gate", "clue"} | {f"action-{name}" for name in INVESTIGATORS}
    assert sum(backs().values()) == 60 + 30 + 9 + 55 + 12 + 13


@rule("FH-CMP-05")
def test_there_are_thirty_priority_cards_with_each_number_once() -> None:
    assert sorted(box.NUMBER[card] for card in box.PRIORITIES) == list(range(1, 31))
    assert backs()["priority"] == 30


@rule("FH-CMP-06")
def test_there_are_nine_different_item_cards() -> None:
    assert backs()["item"] == len({box.PIECE_SLUGS[card] for card in box.ITEM_CARDS}) == 9


@rule("FH-CMP-07", "FH-CMP-08")
def test_ten_clue_tokens_show_five_symbols_twice_each_and_three_show_a_key() -> None:
    faces = Counter(box.SYMBOL[token] for token in box.CLUE_TOKENS)
    assert faces == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, KEY: 3}
    assert RITUAL_SYMBOLS == ("moon", "star", "hourglass", "diamond", "cross")


@rule("FH-CMP-09")
def test_there_are_six_figures_and_each_investigator_in_play_has_one_on_the_board() -> None:
    t = table("jenny", "pete", "lily", "tommy")
    assert [t.at(name) for name in ("jenny", "pete", "lily", "tommy")] == ["university-museum"] * 4
    t = table("michael", "rita")
    assert [t.at(name) for name in INVESTIGATORS] == ["", "", "", "", "university-museum", "university-museum"]


@rule("FH-CMP-10")
def test_the_pool_of_forty_ordinary_monsters_is_made_up_as_printed() -> None:
    ordinary = Counter(token.code for token in tokens() if token.kind == ORDINARY)
    assert sum(ordinary.values()) == 40
    for colour in ("blue", "red"):
        mine = {code.removeprefix(f"{colour}-"): n for code, n in ordinary.items() if code.startswith(colour)}
        assert mine == {
            "lurker-1": 6,
            "killer-1": 3,
            "killer-2": 2,
            "stalker-1": 3,
            "stalker-2": 2,
            "stalker-3": 1,
            "wrecker-2": 2,
            "wrecker-3": 1,
        }


@rule("FH-CMP-11")
def test_the_fifteen_special_monsters_are_of_four_kinds() -> None:
    special = Counter(token.code for token in tokens() if token.kind != ORDINARY)
    assert special == {"deep-one": 6, "star-spawn": 3, "chthonian": 3, "ghoul-horde": 3}


@rule("FH-CMP-12")
def test_twelve_gate_tokens_show_three_symbols_four_times_each_and_have_the_same_back() -> None:
    assert Counter(box.SYMBOL[token] for token in box.GATE_TOKENS) == {0: 4, 1: 4, 2: 4}
    assert backs()["gate"] == 12
    t = table()
    assert set(t.sees(0, box.GATE_STACK)) == {"gate"}


@rule("FH-CMP-15")
@pytest.mark.parametrize(
    "names", [("jenny", "pete"), ("jenny", "pete", "lily"), ("jenny", "pete", "lily", "tommy")], ids=["2", "3", "4"]
)
def test_twelve_health_tokens_are_enough_and_turning_them_loses_none(names: tuple[str, ...]) -> None:
    t = table(*names)
    handed_out = sum(t.state.count(key) for key in box.HEALTH_TOKENS)
    assert handed_out == {2: 10, 3: 12, 4: 12}[len(names)] <= 12
    t.effect("jenny", LoseHealth(2))
    assert sum(t.state.count(key) for key in box.HEALTH_TOKENS) == handed_out
    assert sum(t.health(name) for name in names) == handed_out - 2


@rule("FH-CMP-13", "FH-LIM-03")
def test_a_nineteenth_damage_token_is_placed_although_the_box_holds_eighteen() -> None:
    t = table("jenny", "michael").cleared()
    tokens = []
    for spot in (1, 2, 3, 4, 5, 8, 9):
        t.stand("michael", spot).card("MM-S1", BOTTOM).play("stop")
        tokens.append(sum(t.damage(p) for p in PLACES))
    in_the_box = number_in(t, "FH-CMP-13", "damage tokens")
    assert tokens == [3, 6, 9, 12, 15, in_the_box, in_the_box + 3]


@rule("FH-CMP-16", "FH-LIM-02")
def test_a_ninth_seal_is_laid_although_the_box_holds_eight() -> None:
    t = table("jenny", "michael").cleared()
    for spot, paths in ((1, ("1-2", "1-8")), (3, ("3-4", "3-7")), (11, ("4-11", "5-11")), (14, ("12-14", "13-14"))):
        t.stand("michael", spot).card("MM-S1", TOP).play("stop", *[f"seal:{path}" for path in paths])
    assert len(seals(t)) == number_in(t, "FH-CMP-16", "seal tokens")
    t.stand("michael", 13).card("MM-S2", TOP).play("stop", "seal:2-13", "stop")
    assert set(seals(t).values()) == {("yellow", "square")}
    assert len(seals(t)) == 9


@rule("FH-CMP-16")
def test_a_seal_is_yellow_while_fresh_and_brown_when_weakened_and_has_no_third_side() -> None:
    t = table("jenny", "michael").cleared().stand("michael", 1).card("MM-S1", TOP).play("stop", "seal:1-8", "stop")
    sides = [seals(t)]
    for _ in range(2):
        monster = t.monster("red-stalker-1", 1)
        t.card("MM-B2", BOTTOM).play("stop")
        assert t.where(monster) == "beside-pool"
        sides.append(seals(t))
    assert sides == [{"path:1-8": ("yellow", "square")}, {"path:1-8": ("brown", "diamond")}, {}]


def seals(t: Table) -> dict[str, tuple[str, str]]:
    """The paths on which a seal is drawn, with its colour and shape."""
    board = next(thing for thing in t.game.scene(0).things if isinstance(thing, Map))
    return {path.id: (path.token.colour, path.token.shape) for path in board.paths if path.token is not None}


def number_in(t: Table, rule_id: str, what: str) -> int:
    """How many of something the rulebook says there are."""
    words = catalogue(t.game.title)[rule_id].rule.partition(f" {what}")[0]
    return int(words.rpartition(" ")[2])


@rule("FH-CMP-17")
def test_there_is_always_exactly_one_lead_investigator() -> None:
    t = table("jenny", "pete", "lily")
    leads = []
    for _ in range(4):
        leads.append(t.seat)
        t.cleared().until(asks.Attempt).play("not-yet", "not-yet", "not-yet")
    assert leads == [0, 1, 2, 0], "who leads lays the first card"


@rule("FH-CMP-18")
def test_special_monsters_are_told_apart_from_ordinary_ones_and_never_lie_in_the_pool() -> None:
    for sheet in ("cthulhu", "shudde-mell", "umordhoth"):
        t = table(ancient_one=sheet, difficulty="high")
        assert {box.KIND[m] for m in t.state.zone(box.POOL)} == {ORDINARY}
        assert all(box.KIND[m] != ORDINARY for m in t.state.zone(box.SHEET))
    ordinary = {token.code for token in tokens() if token.kind == ORDINARY}
    special = {token.code for token in tokens() if token.kind != ORDINARY}
    assert not ordinary & special


@rule("FH-CMP-19")
@pytest.mark.parametrize("health", [1, 2, 3])
def test_the_number_on_a_monster_is_the_wounds_it_takes(health: int) -> None:
    t = table().cleared().stand("jenny", 7)
    t.monster(f"red-stalker-{health}", 7)
    t.effect("jenny", Attack(health - 1))
    assert not t.options
    t.effect("jenny", Attack(health)).play(t.options[0])
    assert t.monsters(7) == []


@rule("FH-CMP-20")
def test_the_band_of_a_monster_decides_which_arrow_it_follows() -> None:
    t = table().cleared().stand("jenny", 6)
    t.monster("blue-stalker-1", 6)
    t.monster("red-stalker-1", 6)
    t.card("JB-B2", BOTTOM).play("stop").until()
    assert t.monsters("student-union") == ["blue-stalker-1"]
    assert t.monsters("lecture-hall") == ["red-stalker-1"]


@rule("FH-CMP-21")
def test_monsters_carry_no_symbol_one_or_two() -> None:
    symbols = Counter(token.symbols for token in tokens())
    killer, stalker, wrecker = (0,), (1,), (2,)
    assert symbols == {
        (): 12,
        killer: 10 + 3,
        stalker: 12 + 6,
        wrecker: 6,
        wrecker + wrecker: 3,
        wrecker + stalker: 3,
    }


@rule("FH-CMP-22")
def test_every_action_card_has_a_top_and_a_bottom_effect_and_zone_cards_mean_five_locations() -> None:
    assert all(card.top and card.bottom for card in ACTION_CARDS)
    listed = {0: (1, 2, 3, 4, 5), 1: (6, 7, 8, 9, 10), 2: (11, 12, 13, 14, 15)}
    zones = [word.zone for card in ACTION_CARDS for word in words(card.bottom) if isinstance(word, ActivateZone)]
    assert Counter(zones) == {0: 12, 1: 12, 2: 12}
    assert all(IN_ZONE[zone] == listed[zone] for zone in zones)


@rule("FH-CMP-23")
def test_top_effects_do_no_harm_and_bottom_effects_mostly_explore_at_a_price() -> None:
    for card in ACTION_CARDS:
        assert not any(isinstance(word, HARM) for word in words(card.top)), card.code
        assert any(isinstance(word, HARM) for word in words(card.bottom)), card.code
    exploring = Counter(card.investigator for card in ACTION_CARDS if Explore() in card.bottom)
    assert exploring == dict.fromkeys(range(6), 8)


@rule("FH-CMP-24")
def test_omens_stand_at_both_ends_of_the_scale_and_each_symbol_on_six_cards() -> None:
    assert Counter(box.OMENS[card] for card in box.PRIORITIES) == {0: 12, 1: 10, 2: 8}
    assert sum(box.OMENS[card] for card in box.PRIORITIES) == 26
    assert all(box.OMENS[card] == 0 for card in box.PRIORITIES if 13 <= box.NUMBER[card] <= 18)
    assert Counter(box.SYMBOL[card] for card in box.PRIORITIES) == dict.fromkeys(range(5), 6)


@rule("FH-LIM-01")
def test_a_seventh_deep_one_does_not_appear() -> None:
    t = table().cleared().effect("jenny", Spawn(7, Gate(2), DEEP_ONE))
    assert deep_ones(t) == 6
    assert [note.rule for note in t.told(tells.NoneLeft)] == ["FH-SPN-07"]


@rule("FH-LIM-01")
def test_a_forty_first_ordinary_monster_does_not_appear() -> None:
    t = table().cleared().pool("red-lurker-1").stand("jenny", 5)
    t.effect("jenny", Spawn(2))
    assert t.monsters(5) == ["red-lurker-1"]
    assert [note.rule for note in t.told(tells.NoneLeft)] == ["FH-SPN-05"]


def deep_ones(t: Table) -> int:
    """The number of deep ones on the board."""
    return sum(t.monsters(p).count("deep-one") for p in PLACES)
