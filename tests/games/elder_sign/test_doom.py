"""The doom track (ES-DOM)."""

import pytest

from miskatonic.core.code import compiled
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.words import SANITY, Doom, Hurt, Signs
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import Steps
from tests.games.elder_sign.table import Table, table


def with_room(ancient_one: str = "hastur") -> Table:
    """A museum with two side tasks for monsters and nobody in danger of being asked where they go."""
    return table("dexter-drake", ancient_one=ancient_one).adventure("public-lavatory").only_monsters("ghoul#1", "ghoul#2")


def monsters(t: Table) -> int:
    """How many monsters are in play."""
    return sum(len(t.zone(zone)) for zone in box.MONSTERS_AT)


# -------------------------------------------------------------------- where doom comes from


@rule("ES-DOM-01")
def test_mythos_cards_add_doom() -> None:
    t = table("dexter-drake", ancient_one="hastur").on_top("the-stars-align-amid-stillness").midnight()
    assert t.count(box.DOOM) == 1


@rule("ES-DOM-01", "ES-REW-13")
def test_penalties_add_doom() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("gate-to-elsewhere").attempt(0).play("give-up")
    assert t.count(box.DOOM) == 1


@rule("ES-DOM-01")
def test_terror_effects_add_doom() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("gala-in-the-great-hall").attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.count(box.DOOM) == 1


@rule("ES-DOM-01", "ES-DEV-03")
def test_devoured_investigators_add_doom() -> None:
    t = table("dexter-drake", ancient_one="hastur").values(0, sanity=1).effect(0, Hurt(SANITY))
    assert t.count(box.DOOM) == 1


# -------------------------------------------------------------------- the cells


@rule("ES-DOM-02")
@pytest.mark.parametrize("before", [0, 1, 4, 9])
def test_a_token_is_laid_on_the_first_free_cell(before: int) -> None:
    t = table("dexter-drake", ancient_one="hastur").doom(before).effect(0, Doom())
    assert [note.told for note in t.told(tells.Doom)] == [(1, before + 1, 11)]


@rule("ES-DOM-03", "ES-ANC-06")
@pytest.mark.parametrize("ancient_one", [sheet.code for sheet in ANCIENT_ONES])
def test_covering_a_cell_brings_a_monster_if_and_only_if_it_shows_one(ancient_one: str) -> None:
    sheet = next(sheet for sheet in ANCIENT_ONES if sheet.code == ancient_one)
    for cell in range(1, sheet.doom):
        t = with_room(ancient_one).doom(cell - 1).effect(0, Doom()).until()
        assert monsters(t) == (1 if cell in sheet.monster_at else 0), cell


@rule("ES-DOM-04")
def test_several_tokens_are_laid_one_after_another_each_with_its_own_monster() -> None:
    t = with_room("nyarlathotep").doom(2).effect(0, Doom(3))
    assert (t.question, t.count(box.DOOM)) == (asks.PlaceMonster, 3), "the first monster is placed before the next token"
    t.play("spot:museum-1/1")
    assert (monsters(t), t.count(box.DOOM)) == (2, 5)
    assert t.kinds(tells.Doom, tells.Monster) == [
        tells.Doom,
        tells.Monster,
        tells.Doom,
        tells.Doom,
        tells.Monster,
    ]


@rule("ES-DOM-05")
def test_a_monster_cell_freed_and_covered_again_brings_a_monster_again() -> None:
    t = with_room().doom(3).effect(0, Doom()).until()
    assert monsters(t) == 1
    t.effect(0, Doom(-1))
    assert (monsters(t), t.count(box.DOOM)) == (1, 3)
    t.effect(0, Doom()).until()
    assert (monsters(t), t.count(box.DOOM)) == (2, 4)


@rule("ES-DOM-05")
def test_nothing_can_be_taken_off_an_empty_track() -> None:
    t = table("dexter-drake", ancient_one="hastur").doom(1).effect(0, Doom(-1)).effect(0, Doom(-1))
    assert t.count(box.DOOM) == 0
    assert t.state.result is None, "an empty track wins nothing before the battle"
    assert len(t.told(tells.Doom)) == 1


# -------------------------------------------------------------------- the last cell


@rule("ES-DOM-06", "ES-ANC-07", "ES-AWK-01")
def test_the_last_cell_awakens_the_ancient_one_and_no_cell_before_it() -> None:
    t = table("dexter-drake", ancient_one="hastur").doom(9).effect(0, Doom())
    assert not t.count(box.AWAKE)
    assert t.effect(0, Doom()).count(box.AWAKE) == 1


@rule("ES-DOM-07")
def test_the_last_doom_token_and_the_last_elder_sign_in_one_reward_win_the_game() -> None:
    t = table("dexter-drake", ancient_one="nyarlathotep").adventure("a-peculiar-specimen").doom(8).signs(10)
    t.only_monsters("the-black-man").attempt(0)
    t.roll("inv3", "lore", "lore", "lore", "lore", "lore").play("complete:1")
    t.roll("inv3", "inv3", "lore", "lore", "lore").play("complete:2")
    t.roll("peril", "lore", "lore").play("complete:3")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (True, "ES-END-01")
    assert not t.count(box.AWAKE)


@rule("ES-DOM-07", "ES-AWK-07")
def test_that_holds_even_if_the_doom_token_of_the_reward_is_laid_first(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("dexter-drake", ancient_one="hastur").doom(10).signs(12).adventure("the-guided-tour")
    made_up = compiled("the-guided-tour.reward", Steps((Doom(), Signs())))
    monkeypatch.setitem(t.state.rules.codes, made_up.address, made_up)
    t.attempt(0).roll("inv2", "inv3", "inv1", "lore", "lore", "lore").play("complete:1")
    t.roll("inv3", "inv1", "lore", "lore", "lore").play("complete:2")
    assert not t.count(box.AWAKE)
    t.roll("lore", "terror", "terror").play("complete:3")
    assert t.state.result is not None
    assert t.state.result.won
    assert (t.count(box.DOOM), t.count(box.AWAKE)) == (11, 0)
