"""The odds that the table shows, against best play found by trying everything in the game itself."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.odds.left_out import LeftOut
from miskatonic.games.elder_sign.odds.prospects import Prospect, chance_at, outlook_from_here, roll_chances
from miskatonic.games.elder_sign.odds.trials import means
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.tasks import goals_in_reach
from tests.games.elder_sign.oracle import Oracle
from tests.games.elder_sign.table import Table, table

PEOPLE = tuple(sheet.code for sheet in box.INVESTIGATOR.values())


def attempt(
    who: str, card: str, dice: int, *, clues: int = 0, cards: str = "", held: str = "", mythos: str = "", **values: int
) -> Table:
    """An investigator about to roll so many green dice for a card, with possessions, and dice held as `spell die face`."""
    t = table(who).clues(0, clues).gives(0, *cards.split())
    if mythos:
        t.mythos(mythos)
    for spell, die, face in (words.split() for words in held.split(", ") if words):
        t.gives(0, spell).hold(spell, die, face)
    place = box.MUSEUM if box.ADVENTURE[box.PIECE_SLUGS.index(card)].is_world else 0
    t.values(0, **values).adventure(card, place).begin()
    for key in ("pass", f"move:{box.place_slug(place)}", "pass"):
        t.play(*({key} & set(t.options)))
    assert t.question == asks.BeforeRoll
    return t.dice_left(dice)


def from_here(s: State, place: int) -> Prospect:
    """The best reachable chance that the attempt under way, before a roll, completes what is left of its card."""
    return outlook_from_here(s, means(s, 0), place).prospect()


def shown(t: Table) -> Prospect:
    """The chance that the table shows."""
    return from_here(t.state, t.state.pointed(box.AT[0]))


def percent(t: Table) -> float:
    """The same, with nothing left out, in percent."""
    assert shown(t).is_exact
    return round(100 * shown(t).probability, 1)


def agrees(t: Table) -> None:
    """The chances of the whole attempt and of the next roll are those that the game has."""
    assert shown(t).probability == pytest.approx(Oracle(t).chance(), abs=1e-9)
    for number, chance in roll_chances(t.state, means(t.state, 0), goals_in_reach(t.state)).items():
        assert chance == pytest.approx(Oracle(t).reaches(f"complete:{number + 1}"), abs=1e-9)


# -------------------------------------------------------------------- investigators and cards

CASES: dict[str, dict[str, Any]] = {
    "only dice": {"who": "vincent-lee", "card": "hallway-on-fire", "dice": 3},
    "a clue": {"who": "bob-jenkins", "card": "hallway-on-fire", "dice": 2, "clues": 1},
    "Joe's clue is two rerolls": {"who": "joe-diamond", "card": "hallway-on-fire", "dice": 2, "clues": 1},
    "two clues of Joe's": {"who": "joe-diamond", "card": "hallway-on-fire", "dice": 2, "clues": 2},
    "Harvey saves a die from the terror": {"who": "harvey-walters", "card": "the-loading-dock", "dice": 4},
    "Harvey saves the attempt": {"who": "harvey-walters", "card": "something-has-broken-free", "dice": 4},
    "Michael saves a die": {"who": "michael-mcglen", "card": "remains-of-the-high-priest", "dice": 4},
    "Michael saves the attempt": {"who": "michael-mcglen", "card": "something-has-broken-free", "dice": 3},
    "Kate fears nothing": {"who": "kate-winthrop", "card": "something-has-broken-free", "dice": 3},
    "a die comes off a spell": {
        "who": "bob-jenkins", "card": "the-loading-dock", "dice": 2, "held": "wither die-green#6 inv1"
    },
    "a die that would fit comes off a spell": {
        "who": "bob-jenkins", "card": "hallway-on-fire", "dice": 1, "held": "wither die-green#6 peril"
    },
    "dice of two spells": {
        "who": "bob-jenkins", "card": "hallway-on-fire", "dice": 1,
        "held": "wither die-green#6 lore, voice-of-ra die-red inv2",
    },
    "a die on a spell is the last one": {
        "who": "bob-jenkins", "card": "hallway-on-fire", "dice": 0,
        "held": "wither die-green#6 lore, voice-of-ra die-red lore",
    },
    "terror may strike a die from a spell": {
        "who": "bob-jenkins", "card": "something-has-broken-free", "dice": 2, "held": "wither die-green#6 terror"
    },
    "the last health pays for no terror": {"who": "bob-jenkins", "card": "hallway-on-fire", "dice": 3, "health": 3},
    "one terror can be borne": {"who": "bob-jenkins", "card": "hallway-on-fire", "dice": 4, "health": 4},
    "a task too dear": {"who": "bob-jenkins", "card": "hallway-on-fire", "dice": 2, "health": 2},
    "Amanda completes both at once": {"who": "amanda-sharpe", "card": "hallway-on-fire", "dice": 3, "health": 3},
    "Amanda with a clue": {"who": "amanda-sharpe", "card": "gate-to-elsewhere", "dice": 3, "clues": 1},
    "Darrell raises a die": {"who": "darrell-simmons", "card": "the-missing-records", "dice": 4},
    "Armitage turns a die": {"who": "bob-jenkins", "card": "gate-to-elsewhere", "dice": 3, "cards": "professor-armitage"},
    "Armitage and Darrell": {
        "who": "darrell-simmons", "card": "the-missing-records", "dice": 3, "cards": "professor-armitage"
    },
    "Mandy's own reroll": {"who": "mandy-thompson", "card": "hallway-on-fire", "dice": 3},
    "Mandy with a clue": {"who": "mandy-thompson", "card": "hallway-on-fire", "dice": 2, "clues": 1},
    "Gloria's dice": {"who": "gloria-goldberg", "card": "another-dimension", "dice": 1},
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_the_table_says_is_best_play_in_the_game(case: str) -> None:
    agrees(attempt(**CASES[case]))


def test_a_shotgun_in_use_counts() -> None:
    t = attempt("bob-jenkins", "the-loading-dock", 1, cards="shotgun").play("use:shotgun")
    agrees(t)
    assert shown(t).probability == 0
    t = attempt("bob-jenkins", "the-loading-dock", 2, cards="shotgun").play("use:shotgun")
    agrees(t)
    assert percent(t) == 17.7
    agrees(t.roll("lore", "lore", "lore").play("use:shotgun/1", "complete:1"))


def test_terror_that_drops_dice_may_hurt_as_well() -> None:
    t = table("bob-jenkins").values(0, sanity=2).mythos("sudden-terror-to-bring-madness").adventure("the-loading-dock")
    agrees(t.attempt().dice_left(4))


TWO_SPELLS = "wither die-green#5 inv2, voice-of-ra die-green#6 terror"
FOUND_BEFORE: tuple[tuple[str, dict[str, Any], float], ...] = (
    (
        "the last die of the pool that is lost ends it, although dice lie on spells",
        {"card": "late-night-break-in", "dice": 2, "held": f"{TWO_SPELLS}, shrivelling die-yellow inv2"},
        0.633877,
    ),
    (
        "terror that was dropped cannot be focused",
        {"card": "medusa-exhibit", "dice": 3, "sanity": 4, "held": "wither die-yellow inv4, voice-of-ra die-red inv4"},
        0.216365,
    ),
    ("a clue rerolls any number of dice", {"card": "the-dreamlands", "dice": 4, "clues": 1}, 0.365768),
    (
        "a Mythos card lets it reroll three",
        {"card": "the-dreamlands", "dice": 4, "clues": 1, "mythos": "sudden-terror-when-memories-fade"},
        0.363829,
    ),
)
"""What the oracle found where it takes a quarter of a minute."""


@pytest.mark.parametrize(
    ("case", "situation", "chance"), FOUND_BEFORE, ids=lambda case: case if isinstance(case, str) else ""
)
def test_what_the_table_says_is_what_the_oracle_once_found(case: str, situation: dict[str, Any], chance: float) -> None:
    assert round(shown(attempt("bob-jenkins", **situation)).probability, 6) == chance


def test_a_die_put_on_a_spell_in_the_same_turn_stays_there() -> None:
    t = attempt("bob-jenkins", "hallway-on-fire", 3, cards="axe wither").play("use:axe")
    t.roll("lore", "lore", "lore", "lore").play("use:wither", "pick:die-yellow#1").fail_roll("lore").until(asks.BeforeRoll)
    assert "take-off:die-yellow#1" not in t.options
    agrees(t)
    assert shown(t).probability > 0


def test_a_power_that_was_used_is_not_counted_again() -> None:
    t = attempt("bob-jenkins", "gate-to-elsewhere", 4, cards="professor-armitage")
    t.roll("inv1", "inv1", "peril", "peril").play("use:professor-armitage", "complete:1")
    assert len(t.zone(box.POOL)) == 3
    agrees(t)
    assert shown(t).probability > 0


# -------------------------------------------------------------------- whatever comes

FEARSOME = (w.Monsters, w.Doom)
CALM = tuple(sheet.code for sheet in box.ADVENTURE.values() if not any(isinstance(e, FEARSOME) for e in sheet.terror))
SMALL = st.fixed_dictionaries(
    {
        "who": st.sampled_from(PEOPLE),
        "card": st.sampled_from(CALM),
        "sanity": st.integers(1, 4),
        "health": st.integers(1, 4),
        "cards": st.sampled_from(("", "professor-armitage")),
    }
)
DICE = st.sampled_from(
    ((3, 0, ""), (2, 1, ""), (2, 0, "wither die-green#6 lore"), (1, 0, "wither die-red peril")),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(SMALL, DICE)
def test_whoever_attempts_whatever_the_table_says_what_best_play_reaches(
    small: dict[str, Any], dice: tuple[int, int, str]
) -> None:
    n, clues, held = dice
    t = attempt(dice=n, clues=clues, held=held, **small)
    assert shown(t).is_exact
    agrees(t)


# -------------------------------------------------------------------- figures


def test_figures_that_were_wrong_once() -> None:
    assert percent(attempt("harvey-walters", "the-loading-dock", 6)) == 63.8
    assert percent(attempt("bob-jenkins", "the-loading-dock", 6)) == 52.2
    assert percent(attempt("bob-jenkins", "hallway-on-fire", 6, health=3)) == 53.1
    assert percent(attempt("joe-diamond", "the-missing-records", 6, clues=1)) == 74.2
    assert percent(attempt("bob-jenkins", "the-missing-records", 6, clues=1)) == 60.7


def test_a_reroll_that_is_left_over_is_worth_nothing_before_the_next_roll() -> None:
    t = attempt("joe-diamond", "the-missing-records", 6, clues=1).roll("lore", "peril", "peril", "peril", "peril", "peril")
    t.load("peril").play("reroll", f"pick:{t.die('peril')}", "roll-these").fail_roll("peril").until(asks.BeforeRoll)
    assert t.count(box.FREE_REROLLS) == 1
    assert percent(t) == 11.8


def test_six_dice_and_little_health_counted_in_play() -> None:
    t = attempt("bob-jenkins", "hallway-on-fire", 6, health=3)
    t.state.set(box.FOCUS_USED, 1)
    agrees(t)


# -------------------------------------------------------------------- what is left out


def at_table(*people: str, place: int = 0, card: str = "koi-pond") -> Table:
    """Somebody is about to choose where to go; a card lies open at a place."""
    return table(*people).adventure(card, place)


def left_out(t: Table, place: int = 0) -> set[LeftOut]:
    """What the chance to resolve a card leaves out, for one who chooses where to go."""
    return set(chance_at(t.begin().state, 0, place).left_out)


@pytest.mark.parametrize("card", ["axe", "holy-water", "wither", "blue-watcher-of-the-pyramid", "old-journal", "ryan-dean"])
def test_cards_that_could_still_help_are_left_out(card: str) -> None:
    assert left_out(at_table("bob-jenkins")) == set()
    assert left_out(at_table("bob-jenkins").gives(0, card)) == {LeftOut.CARDS}


@pytest.mark.parametrize("card", ["duke", "flesh-ward", "necronomicon", "whiskey", "dynamite", "professor-armitage"])
def test_cards_that_cannot_help_or_are_counted_are_not_left_out(card: str) -> None:
    assert left_out(at_table("bob-jenkins").gives(0, card)) == set()


def test_healing_helps_where_tasks_or_terror_hurt() -> None:
    assert left_out(at_table("bob-jenkins", card="hallway-on-fire").gives(0, "provisions")) == {LeftOut.CARDS}
    assert left_out(at_table("bob-jenkins", card="the-elder-sign").gives(0, "whiskey")) == {LeftOut.CARDS}


def test_dynamite_helps_where_a_monster_is() -> None:
    t = at_table("bob-jenkins").gives(0, "dynamite")
    t.monster("ghost", 0, 0)
    assert left_out(t) == {LeftOut.CARDS}


def test_a_spell_that_holds_a_die_or_an_item_without_a_die_to_add_cannot_help() -> None:
    t = at_table("bob-jenkins").gives(0, "wither", "axe").hold("wither", "die-yellow", "lore")
    assert left_out(t) == set()


def test_an_item_for_a_die_that_has_left_the_pool_cannot_help() -> None:
    t = attempt("bob-jenkins", "the-archives", 6, cards="axe rifle").play("use:axe")
    assert shown(t).is_exact, "the yellow die is in the pool"
    t.roll(*["peril"] * 7).play("fail-roll", "pick:die-yellow#1").until(asks.BeforeRoll)
    assert shown(t).is_exact


def test_people_on_the_card_could_help_unless_a_mythos_card_forbids_it() -> None:
    assert left_out(at_table("bob-jenkins", "joe-diamond")) == set()
    assert left_out(at_table("bob-jenkins", "joe-diamond").stand(1, 0)) == {LeftOut.OTHERS}
    silent = at_table("bob-jenkins", "joe-diamond").stand(1, 0).mythos("sudden-terror-amid-stillness")
    assert left_out(silent) == set()


def test_mandy_could_help_anybody_once_a_day() -> None:
    t = at_table("bob-jenkins", "mandy-thompson", card="the-archives")
    assert left_out(t) == {LeftOut.OTHERS}
    t.attempt().load(*["inv1"] * 6).play("roll", "use:mandy-thompson", "roll-these", "fail-roll")
    assert shown(t.until(asks.BeforeRoll)).is_exact


def test_jenny_may_pay_for_dice_before_she_begins() -> None:
    assert left_out(at_table("jenny-barnes")) == set(), "she has nothing to pay with"
    t = at_table("jenny-barnes").clues(0, 1)
    assert left_out(t) == {LeftOut.ABILITY}
    t.play("move:museum-1", "pass")
    assert from_here(t.state, 0).is_exact


def test_monsters_that_terror_brings_are_left_out() -> None:
    assert left_out(at_table("bob-jenkins", card="haunted-by-a-shadowy-figure")) == {LeftOut.TERROR}
    assert left_out(at_table("kate-winthrop", card="haunted-by-a-shadowy-figure")) == set()
    t = at_table("bob-jenkins").mythos("the-stars-align-for-living-nightmares")
    assert left_out(t) == {LeftOut.TERROR}


def test_doom_that_terror_brings_is_left_out_where_it_could_bring_more() -> None:
    assert left_out(at_table("bob-jenkins", card="gala-in-the-great-hall")) == {LeftOut.TERROR}


def test_what_would_take_too_long_to_count_is_left_out() -> None:
    t = attempt("amanda-sharpe", "the-archives", 6, clues=2, cards="professor-armitage")
    for die in (box.YELLOW_DIE, box.RED_DIE):
        t.state.put(die, box.POOL)
    assert set(shown(t).left_out) == {LeftOut.CLUES, LeftOut.CARDS, LeftOut.FOCUS}
