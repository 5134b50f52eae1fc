"""Devoured investigators (ES-DEV)."""

import pytest

from miskatonic.core.declared import flattened
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, COMMON, HEALTH, SANITY, SPELL, UNIQUE, Gain, Hurt
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By, EachInOrder
from tests.games.elder_sign.table import Table, piece, table

EVERYBODY_HURT = By(EachInOrder(), (Hurt(SANITY),))


def none_left(t: Table) -> Table:
    """Nobody can be picked any more."""
    for investigator in t.state.zone(box.INVESTIGATORS_LEFT):
        t.state.put(investigator, box.BOX)
    return t


def helped(t: Table) -> Table:
    """After a failed roll on the first card the second seat holds a die for the active one."""
    t.stand(1, 0).attempt(0).roll("inv1", "inv2", "inv3", "lore", "peril", "inv1").play("fail-roll").drop("peril")
    return t.play("ask:seat-2", "yes", f"pick:{t.die('lore')}")


# -------------------------------------------------------------------- what being devoured is


@rule("ES-DEV-01")
@pytest.mark.parametrize(("value", "n"), [(SANITY, 2), (HEALTH, 2), (SANITY, 5), (HEALTH, 3)])
def test_who_has_no_sanity_or_no_health_left_is_devoured_at_once(value: int, n: int) -> None:
    t = table("dexter-drake").values(0, sanity=2, health=2).effect(0, Hurt(value, n))
    assert not t.alive(0)
    assert [flattened(note.told) for note in t.told(tells.Devoured)] == [(0, piece("dexter-drake"))]


@rule("ES-DEV-01")
@pytest.mark.parametrize("value", [SANITY, HEALTH])
def test_who_has_one_left_lives_on(value: int) -> None:
    t = table("dexter-drake").values(0, sanity=2, health=2).effect(0, Hurt(value))
    assert t.alive(0)
    assert {t.sanity(), t.health()} == {1, 2}
    assert not t.told(tells.Devoured)


@rule("ES-DEV-02")
def test_a_devoured_investigator_is_out_of_the_game_and_cannot_be_chosen_again() -> None:
    t = table("dexter-drake").values(0, sanity=1).effect(0, Hurt(SANITY))
    assert t.home("dexter-drake") == box.DEVOURED
    assert t.question == asks.Investigator
    assert len(t.options) == 15
    assert "play:dexter-drake" not in t.options
    t.play("play:bob-jenkins").values(0, sanity=1).effect(0, Hurt(SANITY))
    assert len(t.options) == 14
    assert not {"play:dexter-drake", "play:bob-jenkins"} & set(t.options)


@rule("ES-DEV-03")
def test_each_devoured_investigator_adds_a_doom_token() -> None:
    t = table("dexter-drake", "bob-jenkins", "monterey-jack").values(0, sanity=1).values(2, sanity=1)
    t.effect(0, EVERYBODY_HURT)
    assert (t.count(box.DOOM), t.asked) == (1, 0)
    t.play("play:joe-diamond")
    assert (t.count(box.DOOM), t.asked) == (2, 2)
    assert t.sanity(1) == 3, "he had more to lose"


@rule("ES-DEV-04")
def test_possessions_and_adventure_trophies_of_the_devoured_go_under_their_decks() -> None:
    t = table("dexter-drake").gives(0, "axe", "holy-water", "heal", "duke").trophies(0, "koi-pond", "yuggoth")
    t.values(0, sanity=1).effect(0, Hurt(SANITY))
    assert [t.zone(box.DECK_OF[kind])[-1] for kind in (COMMON, UNIQUE, SPELL, ALLY)] == ["axe", "holy-water", "heal", "duke"]
    assert t.zone(box.ADVENTURE_DECK)[-1] == "koi-pond"
    assert t.zone(box.WORLD_DECK)[-1] == "yuggoth"
    assert not t.zone(box.OWNED[0])
    assert not t.zone(box.TROPHIES_OF[0])


@rule("ES-DEV-05")
def test_clues_of_the_devoured_return_to_the_supply_and_monsters_to_the_pool() -> None:
    t = table("dexter-drake", "bob-jenkins").clues(0, 4).clues(1, 1).trophies(0, "ghoul#1", "cultist#2")
    assert t.effect(1, Gain(CLUE, 15)).count(box.CLUES[1]) == 11, "Dexter has the other four of the fifteen"
    t.values(0, health=1).effect(0, Hurt(HEALTH))
    assert t.effect(1, Gain(CLUE, 15)).count(box.CLUES[1]) == 15
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 22


@rule("ES-DEV-06")
def test_dice_on_spells_of_the_devoured_become_free() -> None:
    t = table("dexter-drake").gives(0, "wither")
    die = box.GREEN_DICE[0]
    t.state.put(die, box.HELD[piece("wither")])
    t.state.point(box.FACE[die], 0)
    t.values(0, health=1).effect(0, Hurt(HEALTH))
    assert t.home("wither") == box.DECK_OF[SPELL]
    assert t.state.home[die] == box.FREE_DICE
    assert box.FACE[die] not in t.state.counts


# -------------------------------------------------------------------- who comes next


@rule("ES-DEV-07")
def test_the_player_picks_a_new_investigator_with_full_values_and_the_printed_possessions() -> None:
    t = table("dexter-drake", "bob-jenkins").values(0, sanity=1, health=1).effect(0, Hurt(SANITY)).play("play:joe-diamond")
    assert (t.sanity(), t.health()) == (4, 6)
    assert t.count(box.CLUES[0]) == 1
    assert len(t.zone(box.OWNED[0])) == 1
    assert t.home("joe-diamond") == box.PLAYED_BY[0]
    t.adventure("koi-pond").begin(0)
    assert (t.question, t.asked) == (asks.Move, 0)


@rule("ES-DEV-07")
def test_what_was_left_of_an_effect_does_not_strike_the_new_investigator() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="hastur").adventure("the-curator").values(0, sanity=1, health=3)
    t.values(1, sanity=3, health=3).on_top("be-prepared-in-a-pale-light").midnight(1)
    assert (t.question, t.asked) == (asks.Investigator, 0)
    t.play("play:joe-diamond")
    assert (t.sanity(0), t.health(0)) == (4, 6)
    assert (t.sanity(1), t.health(1)) == (2, 2)


@rule("ES-DEV-08")
def test_the_new_investigator_starts_at_the_entrance() -> None:
    t = table("dexter-drake").adventure("koi-pond", 2).stand(0, 2).values(0, sanity=1)
    t.effect(0, Hurt(SANITY)).play("play:bob-jenkins")
    assert t.state.pointed(box.AT[0]) == NOTHING


@rule("ES-DEV-09", "ES-END-04")
def test_when_nobody_is_left_to_pick_the_player_is_out_and_the_others_play_on() -> None:
    t = none_left(table("dexter-drake", "bob-jenkins")).values(0, sanity=1).effect(0, Hurt(SANITY))
    assert not t.state.asked
    assert [(note.told, note.rule) for note in t.told(tells.Out)] == [((0,), "ES-DEV-09")]
    assert t.state.result is None
    t.begin(0)
    assert not t.state.asked
    assert not t.told(tells.Clock), "before the battle a player who is out has no turn at all"
    assert t.begin(1).asked == 1


# -------------------------------------------------------------------- in the own turn


@rule("ES-DEV-10", "ES-TER-08")
def test_devoured_by_terror_one_goes_to_the_clock_step_and_picks_after_it() -> None:
    t = table("dexter-drake").adventure("ancient-relics").values(0, sanity=1).attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.question == asks.Investigator
    assert t.kinds(tells.Devoured, tells.Removed, tells.Penalty, tells.Clock) == [tells.Devoured, tells.Clock]
    assert len(t.zone(box.FREE_DICE)) == 8
    t.play("play:bob-jenkins")
    assert not t.state.asked, "the new one acts in the next turn only"
    assert (t.count(box.CLOCK), t.sanity()) == (1, 4)


@rule("ES-DEV-10")
def test_devoured_by_the_penalty_one_suffers_nothing_else_of_it() -> None:
    t = table("dexter-drake").adventure("stay-away-from-the-windows").values(0, sanity=1).attempt(0).play("give-up")
    assert t.question == asks.Investigator
    assert t.count(box.DOOM) == 1, "for the devoured, not for the penalty"
    assert len(t.told(tells.Hurt)) == 1


@rule("ES-DEV-10")
def test_the_hand_moves_once_for_one_devoured_by_a_penalty_that_would_move_it_too() -> None:
    t = table("dexter-drake").adventure("another-time", 6).values(0, health=1).attempt(6).play("give-up")
    assert [flattened(note.told) for note in t.told(tells.Clock)] == [(3,)]


@rule("ES-DEV-10")
def test_devoured_by_a_reward_one_receives_nothing_else_of_it() -> None:
    t = table("dexter-drake", ancient_one="nyarlathotep").adventure("public-lavatory").values(0, sanity=1)
    t.only_monsters("haunter-of-the-dark").on_top("the-missing-records").attempt(0)
    t.roll("peril", "lore", "lore", "inv1", "inv1", "inv1").play("complete:3")
    assert not t.told(tells.NoMonster), "whoever is devoured by the first monster draws no second one"
    assert t.question == asks.Investigator
    assert t.count(box.SIGNS) == 2


@rule("ES-DEV-10", "ES-CLK-03")
def test_a_new_investigator_is_picked_after_the_clock_step_and_before_midnight() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("koi-pond").values(0, sanity=1).clock(9).attempt(0)
    t.on_top("be-prepared-in-a-pale-light").play("give-up")
    assert (t.question, t.count(box.CLOCK)) == (asks.Investigator, 0)
    assert not t.told(tells.Midnight)
    t.play("play:monterey-jack")
    assert len(t.told(tells.Midnight)) == 1
    assert t.count(box.CLUES[0]) == 1, "the new one is there when midnight brings everybody a clue"


@rule("ES-DEV-10")
def test_monsters_beaten_before_one_is_devoured_are_nobodys_trophies() -> None:
    t = table("dexter-drake").adventure("unnatural-habitat").values(0, sanity=1)
    ghoul = t.monster("ghoul", 0, 0)
    t.attempt(0).roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    t.roll("terror", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert t.question == asks.Investigator
    assert not t.told(tells.TookMonster)
    assert t.state.home[ghoul] == box.POOL_OF_MONSTERS
    t.play("play:bob-jenkins")
    assert not t.zone(box.TROPHIES_OF[0])


# -------------------------------------------------------------------- in somebody else's turn, and at midnight


@rule("ES-DEV-07", "ES-AST-06")
def test_a_helper_devoured_by_the_failure_is_replaced_at_once_and_the_penalty_follows() -> None:
    t = helped(table("dexter-drake", "bob-jenkins").adventure("unnatural-habitat").values(1, sanity=1))
    t.play("give-up", "lose:sanity")
    assert (t.question, t.asked) == (asks.Investigator, 1)
    assert not t.told(tells.Penalty)
    t.play("play:monterey-jack")
    assert (t.health(0), t.alive(0)) == (4, True), "the penalty of the card is suffered after that"
    assert (t.sanity(1), t.count(box.CLOCK)) == (3, 1)


@rule("ES-DEV-07", "ES-AST-06")
def test_who_comes_for_a_devoured_helper_does_not_answer_for_the_help() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="nyarlathotep").adventure("when-night-falls").values(1, sanity=1)
    helped(t.only_monsters("haunter-of-the-dark")).roll("terror", "inv1", "inv1", "inv1").play("fail-roll")
    assert (t.question, t.asked) == (asks.Investigator, 1)
    t.play("play:monterey-jack").drop("inv1").play("go-on", "give-up")
    assert not t.state.asked, "nobody is asked what the help shall cost"
    assert (t.sanity(1), t.health(1)) == (3, 7)
    assert (t.sanity(0), t.health(0)) == (2, 3)


@rule("ES-DEV-02", "ES-DEV-06", "ES-DEV-08")
def test_the_die_on_the_token_of_a_devoured_helper_is_free_and_does_not_wait_on_that_of_the_next_one() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="nyarlathotep").adventure("when-night-falls").values(1, sanity=1)
    helped(t.only_monsters("haunter-of-the-dark"))
    assert len(t.zone(box.HELP[1])) == 1
    t.roll("terror", "inv1", "inv1", "inv1").play("fail-roll", "play:monterey-jack")
    assert t.zone(box.HELP[1]) == [], "Monterey Jack stands at the entrance and holds nothing"
    assert sorted(die.split("#")[0] for die in t.zone(box.FREE_DICE)) == ["die-green", "die-red", "die-yellow"]
    assert len(t.until(asks.BeforeRoll).zone(box.POOL)) == 3, "it comes back with the others at the end of the step"
    assert len(t.until().zone(box.FREE_DICE)) == 8


@rule("ES-DEV-07", "ES-MID-01")
def test_who_is_devoured_at_midnight_is_replaced_before_the_new_mythos_card() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="hastur").adventure("dont-fall-asleep").values(0, sanity=1)
    t.on_top("be-prepared-in-a-pale-light").midnight(0)
    assert (t.question, t.asked) == (asks.Investigator, 0)
    assert not t.told(tells.Mythos)
    t.play("play:monterey-jack")
    assert (t.sanity(0), t.sanity(1)) == (3, 3)
    assert (t.count(box.CLUES[0]), t.count(box.CLUES[1])) == (1, 1)


@rule("ES-DEV-04", "ES-MID-02")
def test_an_ally_of_one_devoured_by_a_midnight_effect_does_nothing_more_that_midnight() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("dont-fall-asleep").values(0, sanity=1)
    t.gives(0, "anna-kaslow").on_top("sudden-terror-amid-stillness").only_monsters().midnight(0)
    t.play("effect-of:dont-fall-asleep", "play:bob-jenkins")
    assert not t.state.asked
    assert t.count(box.CLUES[0]) == 0
    assert len(t.told(tells.Mythos)) == 1


# -------------------------------------------------------------------- with doom and the awakening


@rule("ES-DEV-11")
def test_who_awakens_the_ancient_one_by_being_devoured_in_the_own_turn_is_out() -> None:
    t = table("dexter-drake", "bob-jenkins").adventure("ancient-relics").values(0, sanity=1).doom(8).attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv1").play("fail-roll")
    assert not t.state.asked
    assert t.count(box.AWAKE)
    assert [flattened(note.told) for note in t.told(tells.Out)] == [(0,)]
    assert [note.rule for note in t.told(tells.Out)] == ["ES-DEV-11"]
    assert (t.alive(0), t.alive(1), t.count(box.CLOCK)) == (False, True, 1)


@rule("ES-DEV-11")
def test_who_awakens_the_ancient_one_by_being_devoured_outside_the_own_turn_is_out() -> None:
    t = table("dexter-drake", "bob-jenkins").values(1, sanity=1).doom(8).effect(0, EVERYBODY_HURT)
    assert not t.state.asked
    assert [flattened(note.told) for note in t.told(tells.Out)] == [(1,)]
    assert t.alive(0)


@rule("ES-DEV-11", "ES-AWK-08")
def test_one_devoured_by_a_penalty_that_fills_the_track_is_out_when_it_awakens() -> None:
    t = table("dexter-drake", "bob-jenkins").adventure("koi-pond").values(0, sanity=1).doom(8).attempt(0).play("give-up")
    assert not t.state.asked
    assert t.count(box.AWAKE)
    assert [flattened(note.told) for note in t.told(tells.Out)] == [(0,)]


@rule("ES-DEV-11", "ES-AWK-07")
def test_another_devoured_during_a_reward_that_fills_the_track_gets_no_new_investigator() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="nyarlathotep").adventure("a-peculiar-specimen").values(1, sanity=1)
    t.doom(8).only_monsters("haunter-of-the-dark").on_top("the-missing-records").attempt(0)
    t.roll("inv3", "lore", "lore", "lore", "lore", "lore").play("complete:1")
    t.roll("inv3", "inv3", "lore", "lore", "lore").play("complete:2")
    t.roll("peril", "lore", "lore").play("complete:3")
    assert not t.state.asked
    assert t.count(box.AWAKE)
    assert [flattened(note.told) for note in t.told(tells.Out)] == [(1,)]
    assert not t.alive(1)


@rule("ES-DEV-12", "ES-BAT-14")
def test_in_the_battle_the_clock_moves_on_for_a_player_who_is_out() -> None:
    t = table("dexter-drake", "bob-jenkins").values(0, sanity=1).doom(8).effect(0, EVERYBODY_HURT).begin(0)
    assert not t.state.asked
    assert not t.told(tells.Rolls)
    assert [flattened(note.told) for note in t.told(tells.Clock)] == [(3,)]


@rule("ES-DEV-13")
def test_the_token_for_a_devoured_investigator_can_bring_a_monster() -> None:
    t = table("dexter-drake").adventure("koi-pond", 0).adventure("the-missing-records", 1).values(0, sanity=1).doom(3)
    t.only_monsters("ghoul#1").effect(0, Hurt(SANITY))
    assert t.zone(box.MONSTERS_AT[0]) == ["ghoul#1"]
    assert t.question == asks.Investigator


@rule("ES-DEV-13")
def test_the_player_of_the_devoured_places_the_monster_the_token_brings_in_the_own_turn() -> None:
    t = table("dexter-drake", "bob-jenkins").adventure("ancient-relics", 0).adventure("koi-pond", 1).values(0, sanity=1)
    t.doom(3).only_monsters("ghoul#1").attempt(0).play("give-up")
    assert (t.question, t.asked) == (asks.PlaceMonster, 0)
    t.play("spot:museum-2/1")
    assert t.question == asks.Investigator


@rule("ES-DEV-13", "ES-INF-01")
def test_what_that_monster_does_when_it_is_placed_happens_although_the_active_investigator_is_gone() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="nyarlathotep").adventure("ancient-relics").values(0, sanity=1)
    t.doom(4).only_monsters("the-black-man").attempt(0).play("give-up")
    assert t.count(box.DOOM) == 6, "1 for Dexter and 1 for the Black Man"
