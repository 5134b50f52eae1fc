"""What the game is about: all together against one Ancient One (ES-OVR, ES-ANC)."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.cards.words import Doom, Signs
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.elder_sign.table import Table, table

SIGNS_NEEDED = {
    "azathoth": 14,
    "cthulhu": 13,
    "hastur": 13,
    "ithaqua": 11,
    "nyarlathotep": 11,
    "shub-niggurath": 12,
    "yig": 10,
    "yog-sothoth": 10,
}


def monsters_in_play(t: Table) -> int:
    """How many monsters lie on cards."""
    return sum(len(t.zone(key)) for key in box.MONSTERS_AT)


@rule("ES-OVR-02")
def test_all_win_together_or_lose_together() -> None:
    won = table("darrell-simmons", "joe-diamond", "kate-winthrop").signs(10).effect(1, Signs()).state.result
    assert won is not None
    assert (won.won, won.scores) == (True, ()), "there is one result for the whole table"
    lost = table("darrell-simmons", "joe-diamond", ancient_one="azathoth").awaken().state.result
    assert lost is not None
    assert (lost.won, lost.scores) == (False, ())


@rule("ES-OVR-03")
def test_a_lone_player_plays_by_the_same_rules_but_has_nobody_to_ask() -> None:
    alone = table("darrell-simmons").adventure("koi-pond")
    two = table("darrell-simmons", "joe-diamond").adventure("koi-pond").stand(1, 0)
    options = []
    for t in (alone, two):
        t.attempt().roll("inv1", "inv1", "inv2", "lore", "lore", "lore").play("fail-roll").drop("inv1")
        options.append([key.split(":")[0] for key in t.options])
        t.play("go-on", "give-up")
        assert (t.sanity(), t.health(), t.count(box.CLOCK)) == (3, 4, 1)
    assert options == [["focus"] * 3 + ["go-on"], ["focus"] * 3 + ["ask", "go-on"]]
    assert len(alone.state.zone(box.FREE_DICE)) == 8


@rule("ES-OVR-04")
@pytest.mark.parametrize("ancient_one", SIGNS_NEEDED)
def test_as_many_elder_signs_as_the_card_demands_win(ancient_one: str) -> None:
    t = table(ancient_one=ancient_one).effect(0, Signs(SIGNS_NEEDED[ancient_one] - 1))
    assert t.state.result is None
    t.effect(0, Signs())
    assert t.state.result is not None
    assert t.state.result.won


@rule("ES-OVR-05", "ES-ANC-07")
def test_a_full_doom_track_awakens_the_ancient_one_and_a_battle_follows() -> None:
    t = table("darrell-simmons", "joe-diamond").doom(7).effect(0, Doom())
    assert not t.count(box.AWAKE)
    t.effect(0, Doom())
    assert t.count(box.AWAKE) == 1
    assert t.state.result is None
    t.load("peril", "peril", "inv3", dice=box.GREEN_DICE).begin(1)
    assert t.question == asks.AfterRoll, "there is nothing else to do than to attack"
    assert "complete:1" in t.options


# -------------------------------------------------------------------- the card of the Ancient One


@rule("ES-ANC-02")
def test_each_combat_task_fulfilled_takes_one_doom_token_off() -> None:
    t = table(ancient_one="yog-sothoth").awaken()
    assert t.count(box.DOOM) == 10
    t.load("lore", "lore", "inv3", "inv1", "inv1", "inv1", dice=box.GREEN_DICE).begin()
    t.load("lore", "lore", "inv3", dice=box.GREEN_DICE[3:]).play("complete:1")
    assert t.count(box.DOOM) == 9
    t.play("complete:1")
    assert t.count(box.DOOM) == 8


@rule("ES-ANC-03")
def test_the_unique_property_acts_from_the_set_up_on() -> None:
    first = Table(mk.new("elder-sign", seats=1, seed=3, ancient_one="nyarlathotep", investigators=["bob-jenkins"]))
    assert len(first.state.zone(box.POOL_OF_MONSTERS)) + monsters_in_play(first) == 27
    offers = {}
    for ancient_one in ("ithaqua", "hastur"):
        t = Table(mk.new("elder-sign", seats=1, seed=3, ancient_one=ancient_one, investigators=["bob-jenkins"]))
        t.until(asks.Move).trophies(0, "shoggoth", "ghoul#1").play("move-to-entrance")
        offers[ancient_one] = [key for key in t.options if key in ("offer:clue", "offer:common", "offer:spell")]
    assert offers == {"ithaqua": ["offer:clue", "offer:common", "offer:spell"], "hastur": []}


@rule("ES-ANC-04")
def test_the_attack_acts_only_in_the_battle_and_only_at_midnight() -> None:
    t = table(ancient_one="hastur").adventure("koi-pond").clock(9).on_top("the-halls-shift-to-bring-madness")
    t.begin().play("move-to-entrance", "offer:some-health")
    assert (len(t.told(tells.Midnight)), t.sanity()) == (1, 4), "before the battle midnight brings no attack"
    t.awaken()
    for hour in (3, 6, 9):
        t.begin().until()
        assert (t.told(tells.Clock)[-1].told, t.sanity()) == ((hour,), 4)
    t.begin().until()
    assert (t.told(tells.Clock)[-1].told, t.sanity()) == ((12,), 2)
    assert len(t.told(tells.Attacks)) == 1


@rule("ES-ANC-06")
def test_covering_a_monster_symbol_makes_a_monster_appear() -> None:
    t = table().adventure("the-archives").doom(2).effect(0, Doom())
    assert monsters_in_play(t) == 0
    t.effect(0, Doom())
    assert (t.count(box.DOOM), monsters_in_play(t)) == (4, 1)
    t.effect(0, Doom())
    assert monsters_in_play(t) == 1


@rule("ES-ANC-07")
def test_while_a_cell_is_free_the_ancient_one_sleeps() -> None:
    t = table(ancient_one="yig").doom(7)
    assert not t.count(box.AWAKE)
    t.effect(0, Doom(-1), Doom())
    assert not t.count(box.AWAKE)
    t.effect(0, Doom())
    assert t.count(box.AWAKE)


@rule("ES-ANC-08")
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_everybody_can_read_the_whole_card_before_the_game(lang: str) -> None:
    speech = mk.games()["elder-sign"].speech[lang]
    text = " ".join(flat(line) for line in speech.entry("ithaqua").lines)
    assert "11" in text, "the signs needed"
    assert "9" in text, "the length of the track"
    t = table("darrell-simmons", "joe-diamond")
    for seat in (-1, 0, 1):
        assert t.sees(seat, box.OPPONENT) == ["ithaqua"]
