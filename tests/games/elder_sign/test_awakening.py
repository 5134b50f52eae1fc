"""The awakening of the Ancient One (ES-AWK)."""

import pytest

from miskatonic.core.code import Effect, compiled
from miskatonic.core.declared import flattened
from miskatonic.games.elder_sign.cards.words import (
    CLUE,
    SANITY,
    Doom,
    EachAtEntrance,
    EachOnCard,
    Gain,
    Gates,
    Hurt,
    Monsters,
    Signs,
)
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By, Steps
from tests.games.elder_sign.table import Table, piece, table


def two(ancient_one: str = "hastur") -> Table:
    """Two investigators with 5 sanity and 5 health each."""
    return table("dexter-drake", "amanda-sharpe", ancient_one=ancient_one)


def printed(monkeypatch: pytest.MonkeyPatch, t: Table, address: str, *effects: Effect) -> None:
    """Let a card say something else: no printed reward or penalty names doom before anything else."""
    monkeypatch.setitem(t.state.rules.codes, address, compiled(address, Steps(effects)))


# -------------------------------------------------------------------- when it awakens


@rule("ES-AWK-01", "ES-AWK-06")
def test_it_awakens_the_moment_the_last_cell_is_filled_and_the_turn_goes_on_with_the_clock() -> None:
    t = two().adventure("gala-in-the-great-hall").gives(0, "provisions").values(0, health=3).doom(10).attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert not t.state.asked, "nobody eats between the awakening and the clock"
    assert t.kinds(tells.Terror, tells.Doom, tells.Awakens, tells.Removed, tells.Failed, tells.Penalty, tells.Clock) == [
        tells.Terror,
        tells.Doom,
        tells.Awakens,
        tells.Clock,
    ]
    assert t.count(box.CLOCK) == 1


@rule("ES-AWK-01")
def test_it_awakens_at_midnight_by_a_mythos_card() -> None:
    t = two().doom(10).on_top("whispers-at-the-gate-behind-closed-doors").midnight(0)
    assert t.count(box.AWAKE)
    assert (t.sanity(0), t.sanity(1)) == (5, 5), "nobody is at the entrance any more"


@rule("ES-AWK-02", "ES-AWK-01")
def test_terror_of_the_mythos_card_does_not_strike_once_the_adventures_terror_has_awakened_it() -> None:
    t = two().adventure("gala-in-the-great-hall").mythos("the-stars-align-to-bring-madness").doom(10).attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.count(box.AWAKE)
    assert t.sanity() == 5


@rule("ES-AWK-07")
def test_the_whole_reward_is_received_before_it_awakens(monkeypatch: pytest.MonkeyPatch) -> None:
    t = two().adventure("haunted-by-a-shadowy-figure").doom(10).on_top("koi-pond").attempt(0)
    printed(monkeypatch, t, "haunted-by-a-shadowy-figure.reward", Doom(), Gain(CLUE, 2), Signs(), Monsters(), Gates())
    t.roll("terror", "peril", "inv1", "inv1", "inv1", "inv1").play("complete:2")
    assert t.kinds(tells.Doom, tells.GainedClue, tells.Signs, tells.Monster, tells.Gate, tells.Awakens, tells.Clock) == [
        tells.Doom,
        tells.GainedClue,
        tells.Signs,
        tells.Monster,
        tells.Gate,
        tells.Awakens,
        tells.Clock,
    ]
    assert (t.count(box.CLUES[0]), t.count(box.SIGNS)) == (2, 1)


@rule("ES-AWK-07", "ES-DOM-07")
def test_a_sign_that_follows_the_last_doom_token_in_a_reward_still_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    t = two().adventure("haunted-by-a-shadowy-figure").doom(10).signs(12).on_top("koi-pond").attempt(0)
    printed(monkeypatch, t, "haunted-by-a-shadowy-figure.reward", Doom(), Signs())
    t.roll("terror", "peril", "inv1", "inv1", "inv1", "inv1").play("complete:2")
    assert t.state.result is not None
    assert t.state.result.won
    assert not t.told(tells.Awakens)


@rule("ES-AWK-07")
def test_both_monsters_of_a_reward_come_although_the_first_brings_the_last_doom() -> None:
    first = set()
    for seed in range(6):
        t = table("dexter-drake", ancient_one="nyarlathotep", seed=seed).adventure("public-lavatory").doom(8)
        t.only_monsters("the-black-man", "ghoul#1").on_top("koi-pond")
        t.attempt(0).roll("peril", "lore", "lore", "inv1", "inv1", "inv1").play("complete:3").until()
        first.add(flattened(t.told(tells.Monster)[0].told)[0])
        assert t.kinds(tells.Monster, tells.Awakens) == [tells.Monster, tells.Monster, tells.Awakens]
    assert piece("the-black-man") in first


@rule("ES-AWK-08")
def test_the_whole_penalty_is_suffered_before_it_awakens(monkeypatch: pytest.MonkeyPatch) -> None:
    t = two().adventure("riot-in-the-streets").doom(10).attempt(0)
    printed(monkeypatch, t, "riot-in-the-streets.penalty", Doom(), Hurt(SANITY, 2))
    t.play("give-up")
    assert t.kinds(tells.Doom, tells.Hurt, tells.Awakens, tells.Clock) == [
        tells.Doom,
        tells.Hurt,
        tells.Awakens,
        tells.Clock,
    ]
    assert t.sanity() == 3


@rule("ES-AWK-08")
def test_a_printed_penalty_that_ends_with_the_last_doom_token_awakens_it() -> None:
    t = two().adventure("stay-away-from-the-windows").doom(10).attempt(0).play("give-up")
    assert t.count(box.AWAKE)
    assert (t.sanity(), t.health()) == (4, 3)


# -------------------------------------------------------------------- what becomes of the table


@rule("ES-AWK-02")
@pytest.mark.parametrize("lower", ["the-seal-weakens-behind-closed-doors", "be-prepared-in-a-pale-light"])
def test_the_mythos_card_is_discarded_and_its_die_is_freed(lower: str) -> None:
    t = two().mythos(lower)
    assert len(t.zone(box.LOCKED)) == 1
    t.awaken()
    assert not t.zone(box.MYTHOS_OPEN)
    assert t.zone(box.MYTHOS_DECK)[-1] == lower
    assert len(t.zone(box.FREE_DICE)) == 8


@rule("ES-AWK-02", "ES-MYT-04")
def test_cards_that_stayed_in_force_beside_the_mythos_card_are_discarded_too() -> None:
    t = two().only_monsters().mythos("sudden-terror-until-the-debt-is-paid").on_top("sudden-terror-amid-stillness")
    t.midnight(0).awaken()
    assert not t.zone(box.MYTHOS_BESIDE)
    assert len(t.zone(box.MYTHOS_DECK)) == 32


@rule("ES-AWK-03")
def test_dice_locked_by_adventures_other_worlds_and_monsters_leave_the_game_for_good() -> None:
    t = two().adventure("did-you-hear-that", 0).adventure("gala-in-the-great-hall", 1).adventure("yuggoth", 6)
    t.monster("dark-young", 6, 0)
    t.monster("star-spawn", 1)
    assert len(t.zone(box.LOCKED)) == 4
    t.awaken()
    assert sorted(t.zone(box.DICE_GONE)) == ["die-green#1", "die-green#2", "die-red#1", "die-yellow#1"]
    assert not t.zone(box.LOCKED)
    t.gives(0, "axe", "holy-water").begin(0)
    assert len(t.zone(box.POOL)) == 4
    assert not any(key.startswith("use:") for key in t.options), "neither the yellow nor the red die can be added"
    t.until().begin(1)
    assert len(t.zone(box.POOL)) == 4
    assert len(t.zone(box.DICE_GONE)) == 4


@rule("ES-AWK-03", "ES-AWK-02")
def test_the_mythos_cards_die_is_free_while_an_adventures_is_gone() -> None:
    t = two().adventure("did-you-hear-that").mythos("the-stars-align-behind-closed-doors").awaken()
    assert (len(t.zone(box.DICE_GONE)), len(t.zone(box.FREE_DICE))) == (1, 7)


@rule("ES-AWK-02", "ES-AWK-03", "ES-LCK-10")
def test_a_die_of_the_mythos_card_for_which_an_adventure_waits_goes_onto_that_lock_and_is_gone() -> None:
    t = two().mythos("be-prepared-in-a-pale-light").adventure("gala-in-the-great-hall").awaken()
    assert t.zone(box.DICE_GONE) == ["die-yellow#1"]


@rule("ES-AWK-03", "ES-FAI-07")
def test_dice_in_use_when_it_awakens_return_unless_they_were_locked() -> None:
    t = two().adventure("gala-in-the-great-hall").doom(10).gives(0, "holy-water").attempt(0).play("use:holy-water")
    t.roll("inv2", "lore", "peril", "inv1", "inv1", "inv1", "inv2").play("complete:1")
    if t.question == asks.Cover:
        t.play(t.options[0])
    t.load("terror", *["peril"] * 3).play("roll", "fail-roll")
    assert t.count(box.AWAKE)
    assert t.zone(box.DICE_GONE) == ["die-yellow#1"]
    assert len(t.zone(box.FREE_DICE)) == 7


@rule("ES-AWK-04")
def test_all_open_cards_and_monsters_are_discarded() -> None:
    t = two().adventure("koi-pond", 0).adventure("unnatural-habitat", 5).adventure("yuggoth", 6)
    t.monster("ghoul", 0, 0)
    t.monster("ghost", 6)
    t.awaken()
    assert not any(t.zone(zone) for zone in (*box.CARD_AT, *box.MONSTERS_AT))
    assert (len(t.zone(box.ADVENTURE_DECK)), len(t.zone(box.WORLD_DECK)), len(t.zone(box.POOL_OF_MONSTERS))) == (48, 8, 22)


@rule("ES-AWK-05")
def test_everybody_stands_before_it_neither_at_the_entrance_nor_on_a_card() -> None:
    t = two().adventure("koi-pond").stand(0, 0).awaken()
    t.effect(0, By(EachAtEntrance(), (Hurt(SANITY),)), By(EachOnCard(), (Hurt(SANITY),)))
    assert (t.sanity(0), t.sanity(1)) == (5, 5)
    for _ in range(2):
        t.begin(0)
        assert t.question not in (asks.Move, asks.Entrance)
        t.until()
    assert not t.told(tells.Moves)


@rule("ES-AWK-06")
def test_it_awakens_before_the_adventure_step_of_nobody_else() -> None:
    t = two().adventure("gate-to-elsewhere").doom(10).attempt(0).play("give-up")
    assert t.kinds(tells.Awakens, tells.Clock, tells.Rolls) == [tells.Awakens, tells.Clock]
    assert not t.state.asked, "the one in whose turn it awoke does not attack in that turn"


# -------------------------------------------------------------------- awakened early


def eighth_world_lost() -> Table:
    """Yog-Sothoth takes the last of the eight Other Worlds; 3 of 10 cells are filled."""
    t = two("yog-sothoth").doom(3)
    for place, world in enumerate(box.WORLD_CARDS, box.MUSEUM):
        t.adventure(box.PIECE_SLUGS[world], place)
        t.values(0, 5, 5).clock(12).attempt(place).play("give-up")
        assert bool(t.count(box.AWAKE)) == (place == 13)
    return t


@rule("ES-AWK-09")
def test_an_early_awakening_fills_the_whole_track() -> None:
    t = eighth_world_lost()
    assert t.count(box.DOOM) == 10
    assert t.count(box.WORLDS_LOST) == 8
    assert len(t.told(tells.Awakens)) == 1


@rule("ES-AWK-10")
def test_filling_the_track_by_an_early_awakening_brings_no_monsters() -> None:
    t = eighth_world_lost()
    assert not t.told(tells.Monster)
    assert not t.told(tells.NoMonster)
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 22


# -------------------------------------------------------------------- what stays


@rule("ES-AWK-11")
def test_everything_the_investigators_hold_stays_with_them() -> None:
    t = two().gives(0, "axe", "holy-water", "wither", "duke").trophies(0, "koi-pond", "ghoul#1").clues(0, 3).values(0, 2, 4)
    t.state.put(box.GREEN_DICE[0], box.HELD[piece("wither")])
    t.state.point(box.FACE[box.GREEN_DICE[0]], 4)
    t.awaken()
    assert t.zone(box.OWNED[0]) == ["axe", "holy-water", "wither", "duke"]
    assert t.zone(box.TROPHIES_OF[0]) == ["koi-pond", "ghoul#1"]
    assert (t.count(box.CLUES[0]), t.sanity(), t.health()) == (3, 2, 4)
    assert t.zone(box.HELD[piece("wither")]) == ["die-green#1"]
    assert t.faces(box.HELD[piece("wither")]) == ["lore"]


@rule("ES-BAT-15", "ES-AWK-02", "ES-DEV-11")
def test_the_rest_of_a_mythos_card_that_awakens_it_is_not_carried_out() -> None:
    t = (
        two()
        .doom(10)
        .values(0, sanity=1, health=1)
        .on_top("keep-friends-close-when-memories-fade")
        .midnight(0)
        .play("choose:0")
    )
    assert (t.count(box.AWAKE), t.alive(0)) == (1, False)
    assert t.question is not asks.WhichEffect, "the other is asked to lose nothing"
    assert (t.sanity(1), t.health(1)) == (5, 5)
    before = two().doom(9).values(0, sanity=1, health=1).on_top("keep-friends-close-when-memories-fade").midnight(0)
    before.play("choose:0").until(asks.WhichEffect)
    assert before.asked == 1, "while it sleeps, the card goes on"


@rule("ES-BAT-15", "ES-ANC-03")
def test_what_it_does_on_awakening_happens_though_it_awoke_at_midnight() -> None:
    t = two("yig").doom(7).gives(0, "provisions").gives(0, "flesh-ward").on_top("whispers-at-the-gate-behind-closed-doors")
    t.midnight(0)
    assert t.count(box.AWAKE)
    assert (t.alive(0), t.alive(1)) == (False, False), "neither has an item of each kind and a spell to give"


@rule("ES-BAT-15", "ES-ANC-03")
def test_what_yig_demands_on_awakening_at_midnight_is_paid() -> None:
    t = two("yig").gives(0, "axe", "alien-statue", "flesh-ward").doom(7).on_top("the-stars-align-amid-stillness").midnight(0)
    assert (t.count(box.AWAKE), t.question, t.asked) == (1, asks.PayOrDevoured, 0)
    t.play("pay")
    assert t.zone(box.OWNED[0]) == []
    assert t.alive(0)


@rule("ES-BAT-15")
@pytest.mark.parametrize("code", ["whispers-at-the-gate-behind-closed-doors", "the-seal-weakens-amid-stillness"])
def test_who_is_before_it_by_then_is_not_taken_for_who_stood_at_the_entrance(code: str) -> None:
    t = two().adventure("koi-pond").stand(0, 0).doom(10).on_top(code).midnight(0)
    assert t.count(box.AWAKE)
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(5, 5), (5, 5)]
