"""Asking another investigator on the same card for assistance (ES-AST)."""

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.words import Doom
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

BOB, JOE, KATE = 0, 1, 2


def together(*helpers: str) -> Table:
    """Bob and others stand on Remains of the High Priest: a peril, and a lore with 6 investigation."""
    t = table("bob-jenkins", *(helpers or ("joe-diamond", "kate-winthrop"))).adventure("remains-of-the-high-priest")
    for seat in range(t.state.seats):
        t.stand(seat, 0)
    return t


def after_a_failed_roll(t: Table | None = None) -> Table:
    """Bob has removed a die; lore, 3, 2, 1, 1 are left."""
    return (t or together()).attempt().roll("inv1", "lore", "inv3", "inv2", "inv1", "inv1").fail_roll("inv1")


def helpers(t: Table) -> list[str]:
    """Who can be asked."""
    return [key for key in t.options if key.startswith("ask:")]


def joe_helps(t: Table, face: str) -> Table:
    """Joe, in the second seat, agrees, and a die showing this face is put on his token."""
    return t.play("ask:seat-2", "yes", f"pick:{t.die(face)}")


def focus(t: Table, face: str) -> Table:
    """Focus on a die of the pool showing this face."""
    return t.play(f"focus:{t.die(face)}")


@rule("ES-AST-01")
def test_assistance_is_asked_for_after_a_failed_roll_whose_die_is_gone() -> None:
    t = together().attempt()
    assert not helpers(t)
    t.roll("inv1", "lore", "inv3", "inv2", "inv1", "inv1")
    assert not helpers(t)
    t.play("fail-roll")
    assert t.question == asks.RemoveDie
    assert not helpers(t)
    assert (t.drop("inv1").question, helpers(t)) == (asks.SecureDie, ["ask:seat-2", "ask:seat-3"])


@rule("ES-AST-01")
def test_a_roll_that_completes_a_task_allows_no_assistance() -> None:
    t = together().attempt().roll("peril", "lore", "inv3", "inv2", "inv1", "inv1").play("complete:1")
    assert t.options == ["roll", "give-up"]


@rule("ES-AST-02")
def test_only_those_on_the_same_card_can_assist() -> None:
    apart = together().adventure("koi-pond", 1).stand(JOE, -1).stand(KATE, 1)
    assert helpers(after_a_failed_roll(apart)) == []
    near = together().adventure("koi-pond", 1).stand(JOE, 1)
    assert helpers(after_a_failed_roll(near)) == ["ask:seat-3"]


@rule("ES-AST-03")
def test_the_other_player_decides_freely() -> None:
    t = after_a_failed_roll().play("ask:seat-2")
    assert (t.question, t.asked, t.options) == (asks.Assist, JOE, ["yes", "no"])
    t.play("no")
    assert (t.zone(box.HELP[JOE]), len(t.zone(box.POOL))) == ([], 5)
    t.play("give-up")
    assert (t.sanity(JOE), t.health(JOE)) == (4, 6), "who did not help loses nothing"


@rule("ES-AST-04")
def test_with_consent_the_active_player_puts_a_die_on_the_helpers_token() -> None:
    t = after_a_failed_roll().play("ask:seat-2", "yes")
    assert (t.question, t.asked) == (asks.AssistDie, BOB)
    assert len(t.options) == 4, "lore, 3, 2 and one of the 1s, all of the pool"
    slug = t.die("lore")
    t.play(f"pick:{slug}")
    assert t.zone(box.HELP[JOE]) == [slug]
    t.roll("inv1", "inv1", "inv1", "inv1")
    assert t.faces(box.HELP[JOE]) == ["lore"], "it is not rolled"


@rule("ES-AST-05")
def test_a_die_on_a_helper_serves_like_a_focused_one() -> None:
    t = after_a_failed_roll().play("ask:seat-2", "yes")
    slug = t.die("lore")
    t.play(f"pick:{slug}").roll("inv3", "inv3", "peril", "inv1").play("complete:2")
    assert t.zone(box.HELP[JOE]) == []
    assert slug in t.zone(box.PLACED)
    t.roll("peril", "inv1").play("complete:1")
    assert t.told(tells.Resolved)
    assert (t.sanity(JOE), t.health(JOE)) == (4, 6), "no helper loses anything by a success"


@rule("ES-AST-06")
def test_when_the_attempt_fails_each_helper_loses_1_sanity_or_1_health_of_choice() -> None:
    t = joe_helps(after_a_failed_roll(), "lore")
    t.roll("inv1", "inv1", "inv1", "peril").fail_roll("peril").play("ask:seat-3", "yes")
    t.dice_left(1).roll("inv1").play("fail-roll")
    assert t.told(tells.Failed)
    assert (t.question, t.asked, t.options) == (asks.HelperLoss, JOE, ["lose:sanity", "lose:health"])
    t.play("lose:health")
    assert t.asked == KATE
    t.play("lose:sanity")
    assert [(t.sanity(seat), t.health(seat)) for seat in (JOE, KATE)] == [(4, 5), (5, 4)]


@rule("ES-AST-06")
def test_giving_up_costs_the_helpers_the_same() -> None:
    t = joe_helps(after_a_failed_roll(), "lore").play("give-up")
    assert (t.question, t.asked) == (asks.HelperLoss, JOE)
    t.play("lose:sanity")
    assert (t.sanity(JOE), t.sanity(KATE)) == (3, 6)


@rule("ES-AST-07")
def test_after_one_roll_only_one_player_can_be_asked_even_if_that_one_refuses() -> None:
    t = after_a_failed_roll().play("ask:seat-2", "no")
    assert t.question == asks.BeforeRoll
    t.roll("lore", "inv1", "inv1", "inv1", "inv1").fail_roll("inv1")
    assert helpers(t) == ["ask:seat-2", "ask:seat-3"], "after the next roll both can be asked"


@rule("ES-AST-08")
def test_each_investigator_assists_once_in_a_turn() -> None:
    t = joe_helps(after_a_failed_roll(), "lore")
    t.roll("inv1", "inv1", "inv1", "peril").fail_roll("peril")
    assert helpers(t) == ["ask:seat-3"]
    t.play("go-on", "give-up", "lose:sanity")
    assert helpers(after_a_failed_roll(t)) == ["ask:seat-2", "ask:seat-3"], "in the next turn everybody again"


@rule("ES-AST-09")
def test_dice_on_helpers_return_at_the_end_of_the_adventure_step() -> None:
    t = joe_helps(after_a_failed_roll(), "lore")
    t.play("give-up", "lose:sanity")
    assert t.zone(box.HELP[JOE]) == []
    assert len(t.zone(box.FREE_DICE)) == 8


@rule("ES-AST-10")
def test_after_one_failed_roll_there_is_focus_or_assistance_but_not_both() -> None:
    t = focus(after_a_failed_roll(), "lore")
    assert t.question == asks.BeforeRoll
    t = joe_helps(after_a_failed_roll(), "lore")
    assert t.question == asks.BeforeRoll


@rule("ES-AST-11")
def test_a_focused_die_does_not_bar_assistance_after_a_later_roll() -> None:
    t = focus(after_a_failed_roll(), "lore")
    t.roll("inv1", "inv1", "inv1", "peril").fail_roll("peril")
    assert t.options == ["ask:seat-2", "ask:seat-3", "go-on"]


@rule("ES-AST-11")
def test_a_die_on_a_helper_does_not_bar_focus_after_a_later_roll() -> None:
    t = joe_helps(after_a_failed_roll(), "lore")
    t.roll("inv3", "inv1", "inv1", "peril").fail_roll("peril")
    focus(t, "inv3")
    assert (t.faces(box.HELP[JOE]), t.faces(box.FOCUS)) == (["lore"], ["inv3"])


@rule("ES-AST-12")
def test_example_bob_focuses_a_3_gets_another_from_mandy_and_resolves_with_the_last_die() -> None:
    t = table("bob-jenkins", "mandy-thompson").adventure("remains-of-the-high-priest")
    t.attempt(seat=1).play("give-up")
    assert t.state.pointed(box.AT[1]) == 0, "her token stays there"
    t.attempt(seat=0).roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1").play("pass", "complete:1")
    t.roll("inv3", "inv1", "inv1", "peril", "peril").play("pass").fail_roll("peril").play(f"focus:{t.die('inv3')}")
    assert len(t.zone(box.POOL)) == 3
    t.roll("inv3", "inv1", "peril").play("pass").fail_roll("peril").play("ask:seat-2", "yes", f"pick:{t.die('inv3')}")
    assert len(t.zone(box.POOL)) == 1
    health = t.health(1)
    t.roll("lore").play("pass", "complete:2")
    assert t.zone(box.TROPHIES_OF[0]) == ["remains-of-the-high-priest"]
    assert (t.state.pointed(box.AT[0]), t.state.pointed(box.AT[1])) == (NOTHING, NOTHING)
    assert t.health(1) == health


@rule("ES-AST-13")
def test_the_helpers_lose_after_the_monster_trophies_and_before_the_penalty() -> None:
    t = together("joe-diamond")
    ghoul = t.monster("ghoul#1", 0)
    t.attempt().roll("peril", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:below-1")
    joe_helps(t.roll("lore", "inv1", "inv1", "inv1", "inv1").fail_roll("inv1"), "lore").play("give-up")
    assert t.question == asks.HelperLoss
    assert t.zone(box.TROPHIES_OF[BOB]) == [box.PIECE_SLUGS[ghoul]]
    assert t.health(BOB) == 6, "the penalty has not come yet"
    t.play("lose:health")
    assert (t.health(BOB), t.health(JOE)) == (5, 5)


@rule("ES-AST-13", "ES-AWK-08", "ES-DEV-11")
def test_a_helpers_loss_that_awakens_it_leaves_the_penalty_to_be_suffered_first() -> None:
    t = after_a_failed_roll(together("joe-diamond").values(1, sanity=1).doom(8))
    joe_helps(t, "lore").play("give-up", "lose:sanity")
    assert (t.count(box.AWAKE), t.alive(JOE)) == (1, False)
    assert t.health(BOB) == 5
    told = t.kinds(tells.Devoured, tells.Penalty, tells.Awakens, tells.Out)
    assert told == [tells.Devoured, tells.Penalty, tells.Awakens, tells.Out]


@rule("ES-AST-13", "ES-DEV-10")
def test_one_devoured_by_the_monster_that_a_helpers_end_brings_suffers_no_penalty() -> None:
    t = table("bob-jenkins", "joe-diamond", ancient_one="nyarlathotep").adventure("remains-of-the-high-priest")
    t.only_monsters("haunter-of-the-dark").stand(1, 0).values(0, sanity=1).values(1, sanity=1).doom(6)
    joe_helps(after_a_failed_roll(t), "lore").play("give-up", "lose:sanity")
    assert not t.alive(BOB)
    t.play("play:kate-winthrop", "play:amanda-sharpe").until()
    assert not t.told(tells.Penalty)
    assert t.count(box.DOOM) == 8
    t.effect(JOE, Doom())
    assert t.count(box.AWAKE), "nothing holds the awakening back any more"


def two_helpers_and_the_haunter() -> Table:
    """Joe and Kate have assisted; Joe's end will bring a monster that costs everybody 1 sanity when it is placed."""
    t = table("bob-jenkins", "joe-diamond", "kate-winthrop", ancient_one="nyarlathotep").adventure(
        "remains-of-the-high-priest"
    )
    t.only_monsters("haunter-of-the-dark").stand(JOE, 0).stand(KATE, 0).values(JOE, sanity=1).doom(4)
    joe_helps(after_a_failed_roll(t), "lore").roll("inv1", "inv1", "inv1", "peril").fail_roll("peril")
    return t.play("ask:seat-3", "yes")


@rule("ES-DEV-10", "ES-AST-13")
def test_no_further_helper_loses_once_the_active_investigator_is_devoured() -> None:
    t = two_helpers_and_the_haunter().values(BOB, sanity=1).play("give-up", "lose:sanity")
    t.play("play:mandy-thompson")
    assert (t.question, t.asked, t.options.count("play:joe-diamond")) == (asks.Investigator, BOB, 0)
    assert (t.sanity(KATE), t.health(KATE)) == (5, 4), "only the monster has cost her something"
    assert not t.told(tells.Penalty)


@rule("ES-DEV-07", "ES-AST-06")
def test_who_comes_after_a_helper_devoured_by_another_ones_loss_owes_nothing() -> None:
    t = two_helpers_and_the_haunter().values(KATE, sanity=1).play("give-up", "lose:sanity")
    assert (t.question, t.asked) == (asks.Investigator, KATE)
    t.play("play:mandy-thompson").until(asks.HelperLoss)
    assert t.question is None, "nobody is asked for the investigator who never helped"
    assert (t.sanity(KATE), t.health(KATE)) == (5, 5)


def test_a_helper_can_be_devoured_by_helping_and_comes_back_as_another() -> None:
    t = after_a_failed_roll(together("joe-diamond").values(1, sanity=1))
    joe_helps(t, "lore").play("give-up", "lose:sanity")
    assert (t.question, t.asked) == (asks.Investigator, JOE)
    assert t.count(box.DOOM) == 1


def test_who_comes_after_a_devoured_helper_owes_nothing() -> None:
    t = table("bob-jenkins", "joe-diamond", ancient_one="nyarlathotep").adventure("the-gift-shop").stand(1, 0)
    t.values(JOE, sanity=1).only_monsters("haunter-of-the-dark#1").attempt()  # everybody loses 1 sanity when it is placed
    joe_helps(t.roll("lore", *["peril"] * 5).fail_roll("peril"), "lore")
    t.roll("terror", *["peril"] * 3).play("fail-roll", "play:kate-winthrop").until(asks.BeforeRoll).play("give-up")
    assert t.question is None
    assert (t.sanity(JOE), t.health(JOE)) == (6, 4)


def test_alone_there_is_nobody_to_ask() -> None:
    t = table("bob-jenkins").adventure("remains-of-the-high-priest")
    assert helpers(after_a_failed_roll(t)) == []


def test_amid_stillness_nobody_can_be_asked_but_sister_mary_may_ask() -> None:
    stillness = "the-stars-align-amid-stillness"
    silent = after_a_failed_roll(together().mythos(stillness))
    assert helpers(silent) == []
    assert dict(silent.game.decision.forbidden)["ask:seat-2"] == "ES-MYT-03"
    t = table("sister-mary", "joe-diamond").adventure("remains-of-the-high-priest").stand(1, 0).mythos(stillness)
    assert helpers(after_a_failed_roll(t)) == ["ask:seat-2"]
