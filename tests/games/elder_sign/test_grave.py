"""Before an investigator is devoured by choice the player is asked once more."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.core.hidden import seen_by
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.words import Choose, Steps
from tests.games.elder_sign.table import Table, table
from tests.games.elder_sign.test_ancient_ones import attacks, awake
from tests.games.elder_sign.test_assistance import JOE, after_a_failed_roll, joe_helps
from tests.games.grave import grave, warnings

TITLE = mk.games()["elder-sign"]


def test_to_be_devoured_instead_of_paying_is_grave() -> None:
    t = attacks(awake("nyarlathotep").clues(0, 2))
    assert grave(TITLE, t.state) == ["be-devoured"]
    assert not t.play("be-devoured").alive(0)


@pytest.mark.parametrize(("sanity", "health", "fatal"), [(1, 6, ["lose:sanity"]), (4, 1, ["lose:health"]), (2, 2, [])])
def test_a_helper_is_warned_of_losing_the_last(sanity: int, health: int, fatal: list[str]) -> None:
    t = joe_helps(after_a_failed_roll(), "lore").values(JOE, sanity=sanity, health=health).play("give-up")
    assert t.question == asks.HelperLoss
    assert grave(TITLE, t.state) == fatal
    for key in fatal:
        assert not t.play(key).alive(JOE)


def one_of_two(sanity: int, health: int) -> Table:
    """The choice between losing 2 sanity, or 1 of each."""
    both = Steps((w.Hurt(w.SANITY), w.Hurt(w.HEALTH)))
    return table("bob-jenkins", "kate-winthrop").values(0, sanity, health).effect(0, Choose(1, (w.Hurt(w.SANITY, 2), both)))


@pytest.mark.parametrize(
    ("sanity", "health", "fatal"), [(3, 2, []), (2, 2, ["choose:0"]), (3, 1, ["choose:1"]), (2, 1, ["choose:0", "choose:1"])]
)
def test_a_list_that_takes_the_last_sanity_or_health_is_grave(sanity: int, health: int, fatal: list[str]) -> None:
    t = one_of_two(sanity, health)
    assert grave(TITLE, t.state) == fatal
    for key in ("choose:0", "choose:1"):
        after = one_of_two(sanity, health).play(key)
        assert after.alive(0) == (key not in fatal)


@pytest.mark.parametrize(("sanity", "fatal"), [(2, []), (1, ["give-up"])])
def test_giving_up_is_grave_when_the_penalty_devours(sanity: int, fatal: list[str]) -> None:
    t = table("bob-jenkins", "kate-winthrop").cleared().adventure("koi-pond").values(0, sanity=sanity)
    t.attempt()
    assert grave(TITLE, t.state) == fatal
    if fatal:
        assert warnings(TITLE, t.state, "give-up")[0] == "Bob will be devoured."
    assert t.play("give-up").alive(0) == (not fatal)


def details(t: Table, key: str) -> list[str]:
    """What is told of an option before it is chosen, in each language."""
    asked = t.state.asked[0]
    option = asked.find(key)
    assert option is not None
    return [flat(TITLE.speech[lang].detail(seen_by(t.state, asked.seat), asked, option)) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("card", "sanity", "health", "fatal"),
    [
        ("the-archives", 2, 1, False),
        ("the-archives", 1, 5, True),
        ("the-hidden-passage", 1, 3, False),
        ("the-hidden-passage", 5, 2, True),
        ("mysterious-tome", 1, 1, False),
    ],
)
def test_an_adventure_is_marked_where_failing_it_devours(card: str, sanity: int, health: int, fatal: bool) -> None:
    t = table("bob-jenkins", "kate-winthrop").cleared().adventure(card).values(0, sanity, health).begin()
    told = ["If you fail, Bob will be devoured.", "При неудаче Боба сожрут.", "У разі невдачі Боба зжеруть."]
    assert details(t, "move:museum-1") == (told if fatal else ["", "", ""])
    assert details(t, "move-to-entrance") == ["", "", ""]
    assert grave(TITLE, t.state) == [], "it may still succeed"
    assert t.play("move:museum-1").play("give-up").alive(0) == (not fatal)


@pytest.mark.parametrize(("sanity", "fatal"), [(2, []), (1, ["give-up"])])
def test_giving_up_is_grave_when_the_terror_of_the_roll_devours(sanity: int, fatal: list[str]) -> None:
    t = table("bob-jenkins", "kate-winthrop").cleared().adventure("unnatural-habitat").values(0, sanity=sanity, health=5)
    t.attempt().roll("terror", *["inv1"] * 5)
    assert grave(TITLE, t.state) == fatal
    assert t.play("give-up").alive(0) == (not fatal)


def test_terror_that_has_struck_is_no_reason_to_warn_before_the_next_roll() -> None:
    t = table("bob-jenkins", "kate-winthrop").cleared().adventure("unnatural-habitat").values(0, sanity=2, health=5)
    t.attempt().roll("terror", *["inv1"] * 5).play("fail-roll").drop("inv1").play("go-on")
    assert (t.question, t.sanity(), grave(TITLE, t.state)) == (asks.BeforeRoll, 1, [])


@pytest.mark.parametrize(("health", "fatal"), [(2, []), (1, ["to-penalty"])])
def test_to_go_on_to_a_penalty_that_devours_is_grave(health: int, fatal: list[str]) -> None:
    t = table("darrell-simmons").gives(0, "provisions").adventure("unnatural-habitat").values(0, health=health)
    t.attempt().dice_left(1).roll("terror").play("fail-roll")
    assert t.question == asks.AfterTerror
    assert grave(TITLE, t.state) == fatal
    assert t.play("to-penalty").alive(0) == (not fatal)


@pytest.mark.parametrize(
    ("who", "roll", "steps", "fatal"),
    [
        ("bob-jenkins", ("terror", "inv1", "inv1", "inv1", "inv1", "lore"), (), True),
        ("bob-jenkins", ("peril", "inv1", "inv1", "inv1", "inv1", "lore"), (), False),
        ("bob-jenkins", ("terror", "inv3", "inv3", "inv1", "inv1", "lore"), ("complete:1",), False),
        ("kate-winthrop", ("terror", "inv1", "inv1", "inv1", "inv1", "lore"), (), False),
    ],
    ids=["terror", "no terror", "a task completed", "whom terror does not touch"],
)
def test_giving_up_is_grave_only_where_terror_would_strike(
    who: str, roll: tuple[str, ...], steps: tuple[str, ...], fatal: bool
) -> None:
    t = table(who, "joe-diamond").cleared().adventure("the-archives").adventure("the-missing-records", 1)
    t.mythos("the-stars-align-to-bring-madness").values(0, sanity=2, health=3).attempt(1).roll(*roll).play(*steps)
    assert grave(TITLE, t.state) == (["give-up"] if fatal else [])
    assert t.play("give-up").alive(0) == (not fatal)
