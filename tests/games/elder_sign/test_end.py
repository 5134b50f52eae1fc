"""How the game ends (ES-END), and the summary sheet (ES-REF)."""

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.cards.dice import FACES, FACES_OF, GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.words import SANITY, Hurt, Signs
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By, EachInOrder
from tests.games.elder_sign.table import Table, table


def none_left(t: Table) -> Table:
    """Nobody can be picked any more."""
    for investigator in t.state.zone(box.INVESTIGATORS_LEFT):
        t.state.put(investigator, box.BOX)
    return t


def result(t: Table) -> tuple[bool | None, str]:
    """How the game ended."""
    assert t.state.result is not None
    return t.state.result.won, t.state.result.rule


# -------------------------------------------------------------------- winning


@rule("ES-END-01", "ES-REW-08")
def test_the_game_is_won_at_once_when_there_are_enough_elder_signs() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("haunted-by-a-shadowy-figure").signs(12).attempt(0)
    t.roll("terror", "peril", "inv1", "inv1", "inv1", "inv1").play("complete:2")
    assert result(t) == (True, "ES-END-01")
    assert not t.told(tells.Monster), "the rest of the reward does not matter any more"
    assert not t.state.asked


@rule("ES-END-01")
def test_more_signs_than_needed_win_too() -> None:
    t = table("dexter-drake", ancient_one="hastur").signs(12).effect(0, Signs(3))
    assert result(t) == (True, "ES-END-01")
    assert t.count(box.SIGNS) == 15


@rule("ES-END-01")
def test_too_few_signs_do_not_win() -> None:
    assert table("dexter-drake", ancient_one="hastur").signs(10).effect(0, Signs(2)).state.result is None


@rule("ES-END-01", "ES-ENT-08")
def test_a_sign_bought_in_the_shop_wins_as_well() -> None:
    t = table("dexter-drake", ancient_one="yig").signs(9)
    t.trophies(0, "koi-pond", "yuggoth", "rlyeh", "the-archives", "lights-out").begin(0).play("offer:sign").until()
    assert result(t) == (True, "ES-END-01")


@rule("ES-END-02")
def test_the_battle_is_won_by_the_last_doom_token_not_by_the_last_but_one() -> None:
    t = table("dexter-drake", ancient_one="hastur").awaken().doom(2)
    t.load("lore", "terror", "inv3", "inv1", "peril", "peril", dice=box.GREEN_DICE).begin(0).play("complete:1")
    assert (t.state.result, t.count(box.DOOM)) == (None, 1)
    t.until().load("lore", "terror", "inv3", "inv1", "peril", "peril", dice=box.GREEN_DICE).begin(0).play("complete:1")
    assert result(t) == (True, "ES-END-02")


@rule("ES-END-05")
def test_once_it_is_awake_elder_signs_win_nothing() -> None:
    t = table("dexter-drake", ancient_one="hastur").signs(12).awaken().effect(0, Signs(3))
    assert t.state.result is None
    assert t.count(box.SIGNS) == 15


# -------------------------------------------------------------------- losing


@rule("ES-END-03", "ES-END-04")
def test_all_devoured_in_the_battle_is_a_loss() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="hastur").awaken().values(0, sanity=1).values(1, sanity=1)
    t.effect(0, Hurt(SANITY))
    assert t.state.result is None, "one is left"
    t.effect(1, Hurt(SANITY))
    assert result(t) == (False, "ES-END-03")
    assert not t.state.asked


@rule("ES-END-04")
def test_before_the_battle_all_devoured_at_once_is_no_loss_while_others_can_be_picked() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="hastur").values(0, sanity=1).values(1, sanity=1)
    t.effect(0, By(EachInOrder(), (Hurt(SANITY),)))
    t.play("play:joe-diamond", "play:monterey-jack")
    assert t.state.result is None
    assert t.alive(0)
    assert t.alive(1)


@rule("ES-END-03", "ES-END-04", "ES-DEV-09")
def test_before_the_battle_it_is_a_loss_when_nobody_is_left_and_nobody_can_be_picked() -> None:
    t = none_left(table("dexter-drake", "bob-jenkins", ancient_one="hastur")).values(0, sanity=1).values(1, sanity=1)
    t.effect(0, Hurt(SANITY))
    assert t.state.result is None
    t.effect(1, Hurt(SANITY))
    assert result(t) == (False, "ES-END-03")


@rule("ES-END-04")
def test_a_single_player_devoured_in_the_own_turn_plays_on_with_another_investigator() -> None:
    t = (
        table("dexter-drake", ancient_one="hastur")
        .adventure("ancient-relics")
        .values(0, sanity=1)
        .attempt(0)
        .play("give-up")
    )
    assert t.question == asks.Investigator
    assert t.state.result is None


@rule("ES-END-03", "ES-DEV-11")
def test_a_single_player_who_awakens_it_by_being_devoured_loses() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("ancient-relics").values(0, sanity=1).doom(10)
    assert result(t.attempt(0).play("give-up")) == (False, "ES-END-03")


@rule("ES-END-03", "ES-DEV-11")
def test_the_loss_is_told_once_however_many_are_devoured_when_it_awakens() -> None:
    t = table("dexter-drake", "bob-jenkins", ancient_one="nyarlathotep").only_monsters("haunter-of-the-dark").doom(7)
    t.adventure("a-peculiar-specimen").values(0, sanity=1).values(1, sanity=1).attempt(0)
    t.roll("inv3", *["lore"] * 5).play("complete:1").roll("inv3", "inv3", *["lore"] * 3).play("complete:2")
    t.roll("peril", "lore", "lore").play("complete:3")  # the monster of the reward frightens both to death
    assert [note.told for note in t.state.log or [] if note.kind == tells.Out] == [(0,), (1,)]
    assert len(t.told(tells.Lost)) == 1


# -------------------------------------------------------------------- the result


@rule("ES-END-06", "ES-OVR-02")
@pytest.mark.parametrize("seats", [1, 4])
def test_all_win_or_lose_together_and_there_is_no_score(seats: int) -> None:
    game = mk.new("elder-sign", seats=seats, seed=5, ancient_one="azathoth")
    while not game.over:
        game.play(game.decision.asked.options[-1].key)
    assert game.result is not None
    assert game.result.won in (True, False)
    assert game.result.score == ()


# -------------------------------------------------------------------- the summary sheet


@rule("ES-REF-01", "ES-ROL-03", "ES-ROL-04", "ES-ROL-05")
def test_the_faces_of_each_colour_are_those_of_the_summary_sheet() -> None:
    on = {face: {colour for colour in (GREEN, YELLOW, RED) if n in FACES_OF[colour]} for n, face in enumerate(FACES)}
    everywhere = {GREEN, YELLOW, RED}
    assert on == {
        "inv1": {GREEN, YELLOW},
        "inv2": everywhere,
        "inv3": everywhere,
        "inv4": {YELLOW, RED},
        "lore": everywhere,
        "peril": everywhere,
        "terror": {GREEN},
        "wild": {RED},
    }
    assert [len(set(faces)) for faces in FACES_OF] == [6, 6, 6]


@rule("ES-REF-02", "ES-LCK-02", "ES-RES-08")
def test_a_lock_on_a_replacement_card_acts_before_the_reward() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("mysterious-tome").on_top("did-you-hear-that").attempt(0)
    t.roll("terror", "inv3", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    t.roll("lore", "lore", "inv1", "inv1").play("complete:2")
    told = t.kinds(tells.NewAdventure, tells.Locked, tells.Reward)
    assert told == [tells.NewAdventure, tells.Locked, tells.Reward]


@rule("ES-REF-02", "ES-MON-13")
def test_a_lock_on_a_monster_acts_in_the_middle_of_an_attempt() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("haunted-by-a-shadowy-figure").only_monsters("star-spawn")
    t.attempt(0).roll("terror", "inv1", "inv2", "inv3", "lore", "lore").play("fail-roll")
    assert t.question == asks.LockDie, "all six are in the pool, the active player chooses"
    t.play(f"pick:{t.die('lore')}")
    assert len(t.zone(box.POOL)) == 5
    assert len(t.zone(box.LOCKED)) == 1


@rule("ES-REF-02", "ES-SET-18", "ES-MYT-02")
def test_a_lock_on_a_mythos_card_acts_before_its_immediate_effect() -> None:
    t = table("dexter-drake", ancient_one="hastur").on_top("the-stars-align-under-a-blood-moon").midnight()
    told = t.kinds(tells.Mythos, tells.Locked, tells.Doom)
    assert told == [tells.Mythos, tells.Locked, tells.Doom]
    assert t.zone(box.LOCKED) == ["die-red#1"]
