"""Midnight (ES-MID)."""

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.cards.words import AdvanceClock, Monsters
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

QUIET = "sudden-terror-amid-stillness"
"""A Mythos card that does nothing as long as the monster pool is empty."""


def quiet(t: Table, *codes: str) -> Table:
    """The next midnights bring these Mythos cards (or a quiet one), and no monster is in the pool."""
    return t.only_monsters().on_top(*(codes or (QUIET,)))


def rest(t: Table, seat: int = 0) -> Table:
    """A whole turn of a seat that only takes first aid at the entrance."""
    t.begin(seat)
    if t.question == asks.Move:
        t.play("move-to-entrance")
    return t.play("offer:some-health")


# -------------------------------------------------------------------- when it comes


@rule("ES-MID-01")
def test_midnight_comes_after_a_turn_that_brought_the_hand_to_xii() -> None:
    t = rest(quiet(table("dexter-drake", ancient_one="hastur")).clock(9))
    assert t.kinds(tells.Turn, tells.Entrance, tells.Clock, tells.Midnight, tells.Mythos) == [
        tells.Turn,
        tells.Entrance,
        tells.Clock,
        tells.Midnight,
        tells.Mythos,
    ]
    assert t.count(box.DAYS) == 1


@rule("ES-MID-01")
@pytest.mark.parametrize("hour", [12, 3, 6])
def test_a_turn_that_does_not_reach_xii_brings_no_midnight(hour: int) -> None:
    t = rest(quiet(table("dexter-drake", ancient_one="hastur")).clock(hour))
    assert not t.told(tells.Midnight)
    assert not t.told(tells.Mythos)


@rule("ES-MID-01", "ES-CLK-06", "ES-SYM-07")
def test_passing_xii_in_mid_turn_brings_midnight_only_when_the_turn_is_over() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).adventure("another-time", 6).clock(9).attempt(6)
    t.roll("lore", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    assert t.count(box.CLOCK) == 0, "the hand stands on XII"
    assert not t.told(tells.Midnight)
    t.play("give-up")
    assert t.kinds(tells.Penalty, tells.Midnight) == [tells.Penalty, tells.Midnight]
    assert [note.told[0] for note in t.told(tells.Clock)] == [12, 3, 6]
    assert t.count(box.CLOCK) == 2, "the hand has gone on to VI"


@rule("ES-CLK-06", "ES-MID-01")
def test_passing_xii_twice_in_a_turn_brings_two_midnights_in_a_row() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur"), QUIET, "sudden-terror-when-memories-fade").clock(9)
    t.begin().meanwhile(0, *[AdvanceClock()] * 4).play("offer:some-health")
    assert [note.told[0] for note in t.told(tells.Clock)] == [12, 3, 6, 9, 12]
    assert t.kinds(tells.Midnight, tells.Mythos) == [tells.Midnight, tells.Mythos] * 2
    assert t.zone(box.MYTHOS_OPEN) == ["sudden-terror-when-memories-fade"]


@rule("ES-MID-01", "ES-MID-07")
def test_midnight_is_nobodys_turn() -> None:
    t = table("kate-winthrop", ancient_one="hastur").adventure("koi-pond").only_monsters("ghoul#1").on_top(QUIET).clock(9)
    t.begin().meanwhile(0, Monsters(1))
    assert not t.told(tells.Monster), "none appears in Kate's own turn"
    t.play("move-to-entrance", "offer:some-health")
    assert t.kinds(tells.Clock, tells.Midnight, tells.Monster) == [tells.Clock, tells.Midnight, tells.Monster]


@rule("ES-MID-05")
def test_the_hand_on_xii_at_the_start_brings_no_midnight() -> None:
    for seed in range(5):
        s = mk.new("elder-sign", seats=2, seed=seed, investigators=["dexter-drake", "bob-jenkins"]).state
        assert (s.count(box.CLOCK), s.count(box.DAYS), s.count(box.MIDNIGHTS_DUE)) == (0, 0, 0)
        assert len(s.zone(box.MYTHOS_OPEN)) == 1


@rule("ES-MID-05", "ES-CLK-04")
def test_the_first_midnight_is_the_first_return_to_xii() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).adventure("horrible-visions").clock(12)
    for doom in (0, 0, 0, 2):
        rest(t)
        assert t.count(box.DOOM) == doom


# -------------------------------------------------------------------- its three steps


@rule("ES-MID-02")
@pytest.mark.parametrize(
    ("card", "sanity", "health", "doom"),
    [("dont-fall-asleep", 4, 5, 0), ("the-hedge-maze", 5, 4, 0), ("horrible-visions", 5, 5, 2)],
)
def test_midnight_effects_of_open_adventures_take_effect(card: str, sanity: int, health: int, doom: int) -> None:
    t = quiet(table("dexter-drake", "amanda-sharpe", ancient_one="hastur")).adventure(card).midnight(0)
    for seat in (0, 1):
        assert (t.sanity(seat), t.health(seat)) == (sanity, health)
    assert t.count(box.DOOM) == doom


@rule("ES-MID-02")
def test_the_midnight_effect_of_transported_by_magic_counts_the_open_other_worlds() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).adventure("transported-by-magic")
    t.adventure("yuggoth", 6).adventure("rlyeh", 9).midnight()
    assert t.count(box.DOOM) == 2


@rule("ES-MID-02")
def test_the_curator_takes_two_trophies_from_each_or_sanity_and_health() -> None:
    t = quiet(table("dexter-drake", "amanda-sharpe", "vincent-lee", ancient_one="hastur")).adventure("the-curator")
    t.trophies(0, "koi-pond").trophies(1, "ghoul#1").trophies(2, "ghoul#2", "ghost").midnight(0)
    assert (t.question, t.asked) == (asks.WhichEffect, 0)
    t.play("choose:0")
    assert (t.question, t.asked) == (asks.WhichEffect, 2), "one trophy is too little: the second loses without being asked"
    t.play("choose:1")
    assert [(t.sanity(seat), t.health(seat)) for seat in range(3)] == [(5, 5), (4, 4), (4, 4)]
    assert [len(t.zone(box.TROPHIES_OF[seat])) for seat in range(3)] == [0, 1, 2]


@rule("ES-MID-02", "ES-MYT-03")
def test_the_midnight_effect_of_the_mythos_card_in_force_takes_effect() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).mythos("sudden-terror-as-the-clock-strikes").midnight()
    assert t.count(box.DOOM) == 1


@rule("ES-MID-03")
def test_midnight_effects_come_before_the_new_mythos_card() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).adventure("horrible-visions")
    t.mythos("sudden-terror-as-the-clock-strikes").midnight().play("effect-of:horrible-visions")
    assert t.kinds(tells.MidnightEffect, tells.Mythos) == [tells.MidnightEffect, tells.MidnightEffect, tells.Mythos]


@rule("ES-MID-03")
def test_the_midnight_effect_of_a_fresh_mythos_card_waits_for_the_next_midnight() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur"), "sudden-terror-as-the-clock-strikes", QUIET).midnight()
    assert t.count(box.DOOM) == 0
    assert t.midnight().count(box.DOOM) == 1


@rule("ES-MID-03", "ES-MYT-05")
def test_the_old_mythos_card_goes_under_the_deck() -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur")).mythos("sudden-terror-when-memories-fade").midnight()
    assert t.zone(box.MYTHOS_OPEN) == [QUIET]
    assert t.zone(box.MYTHOS_DECK)[-1] == "sudden-terror-when-memories-fade"
    assert len(t.zone(box.MYTHOS_DECK)) == 31


@rule("ES-MID-04", "ES-ABL-04")
def test_what_can_be_used_once_per_day_can_be_used_again_after_midnight() -> None:
    t = quiet(table("carolyn-fern", ancient_one="hastur")).values(0, sanity=1).begin()
    t.play("use:carolyn-fern", "offer:some-health")
    assert t.sanity() == 2
    assert t.begin().question == asks.Entrance, "not twice in a day"
    t.clock(9).play("offer:some-health")
    assert t.begin().options == ["use:carolyn-fern", "pass"]


# -------------------------------------------------------------------- who decides


@rule("ES-MID-06")
def test_the_player_whose_turn_ended_orders_the_midnight_effects() -> None:
    t = quiet(table("dexter-drake", "amanda-sharpe", "bob-jenkins")).adventure("dont-fall-asleep", 0)
    t.adventure("the-hedge-maze", 1).mythos("sudden-terror-as-the-clock-strikes").clock(9)
    rest(t, 1)
    assert (t.question, t.asked) == (asks.MidnightOrder, 1)
    assert t.options == [
        "effect-of:dont-fall-asleep",
        "effect-of:the-hedge-maze",
        "effect-of:sudden-terror-as-the-clock-strikes",
        "effect-of:ithaqua",
    ]
    t.play("effect-of:sudden-terror-as-the-clock-strikes", "effect-of:ithaqua", "effect-of:the-hedge-maze")
    order = ["sudden-terror-as-the-clock-strikes", "ithaqua", "the-hedge-maze", "dont-fall-asleep"]
    assert [note.told[0] for note in t.told(tells.MidnightEffect)] == [piece(code) for code in order]
    assert [t.health(seat) for seat in range(3)] == [4, 4, 5]


@rule("ES-MID-06", "ES-MON-15")
def test_the_player_whose_turn_ended_places_the_monsters_of_midnight() -> None:
    t = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").only_monsters("ghoul#1", "ghoul#2").clock(9)
    t.adventure("you-become-that-which-you-fear-most", 0).adventure("koi-pond", 1).adventure("the-archives", 2)
    t.on_top("be-prepared-in-a-pale-light")
    rest(t, 1)
    assert (t.question, t.asked) == (asks.PlaceMonster, 1)


@rule("ES-MID-06", "ES-MYT-02")
def test_the_player_whose_turn_ended_decides_for_the_new_mythos_card() -> None:
    t = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").on_top("the-halls-shift-to-bring-madness").clock(9)
    t.adventure("koi-pond", 0).adventure("the-archives", 1)
    rest(t, 1)
    assert (t.question, t.asked) == (asks.ReplaceAdventure, 1)


@rule("ES-MID-07")
def test_what_holds_in_the_own_turn_does_not_hold_at_midnight() -> None:
    t = table("kate-winthrop", ancient_one="hastur").adventure("you-become-that-which-you-fear-most").clock(9)
    t.only_monsters("ghoul#1").on_top("be-prepared-in-a-pale-light")
    rest(t)
    assert t.zone(box.MONSTERS_AT[0]) == ["ghoul#1"], "no monster appears in Kate's turn, but midnight is not hers"
    assert not t.told(tells.MonsterKeptAway)


# -------------------------------------------------------------------- a harder game


def harder() -> Table:
    """A game in which two Mythos cards come at midnight, the second with a doom token and a lock."""
    t = table("dexter-drake", ancient_one="hastur", second_mythos=True)
    return quiet(t, QUIET, "the-stars-align-under-a-blood-moon")


def test_in_a_harder_game_a_second_mythos_card_follows_without_its_lasting_effect() -> None:
    t = harder().midnight()
    assert t.count(box.DOOM) == 1
    assert t.zone(box.MYTHOS_OPEN) == [QUIET]
    assert t.zone(box.MYTHOS_DECK)[-1] == "the-stars-align-under-a-blood-moon"
    assert not t.zone(box.LOCKED)


def test_no_second_mythos_card_comes_once_the_first_has_awakened_it() -> None:
    t = harder().on_top("the-stars-align-amid-stillness").doom(10).midnight()
    assert t.count(box.AWAKE)
    assert len(t.told(tells.Mythos)) == 1


@pytest.mark.parametrize("second_mythos", [False, True])
def test_the_players_choose_whether_a_second_mythos_card_comes(second_mythos: bool) -> None:
    t = quiet(table("dexter-drake", ancient_one="hastur", second_mythos=second_mythos)).midnight()
    assert len(t.told(tells.Mythos)) == (2 if second_mythos else 1)
    game = mk.new("elder-sign", seats=1, seed=3, second_mythos=second_mythos)
    assert len(game.state.zone(box.MYTHOS_OPEN)) == 1, "before the first turn there is only one"
