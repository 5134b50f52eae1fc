"""Chaos tokens one by one: several in one test, each with its own symbol, effect, sign and fate (AH-CHA, AH-CAN)."""

from typing import Any

from miskatonic.testing import rule
from tests.games.arkham_lcg.fairground import at_the_fair, box, fair

asks, tells, w = fair.asks, fair.tells, fair.words
WILLPOWER = 0


def shown(t: Any) -> list[str]:
    """The tokens that were revealed, in their order."""
    return [fair.TOKENS[note.told.token] for note in t.told(tells.Token)]


def value(t: Any) -> int:
    """What the last test came to."""
    notes = [note for note in t.state.log if note.kind in (tells.Succeeded, tells.Failed)]
    return int(notes[-1].told.value)


@rule("AH-CHA-03")
def test_every_revealed_token_counts_and_has_its_own_effect() -> None:
    t = at_the_fair().bag("cultist", "tablet", "skull").effect(0, w.Test(WILLPOWER, 0))
    assert (shown(t), t.damage()) == (["cultist", "tablet", "skull"], 1)
    assert value(t) == 0, "3 - 1 - 3 - 2"
    t = at_the_fair().resources(0, 0).bag("cultist", "tablet", "+1").effect(0, w.Test(WILLPOWER, 5)).until()
    assert (value(t), t.horror(), t.count(box.RESOURCES[0])) == (0, 1, 2), "both symbols say what a failure costs"


@rule("AH-CHA-03")
def test_two_tokens_of_a_kind_count_twice() -> None:
    t = at_the_fair()
    t.state.set(box.BAG[fair.TOKENS.index("cultist")], 2)
    t.bag("cultist", "cultist", "0").effect(0, w.Test(WILLPOWER, 3)).until()
    assert (value(t), t.horror()) == (3 - 1 - 1, 2)


@rule("AH-CHA-03")
def test_revealed_tokens_lie_outside_the_bag_until_the_test_ends() -> None:
    t = at_the_fair().hand(0, "sure-thing").bag("cultist", "-1").effect(0, w.Test(WILLPOWER, 3))
    assert t.options == ["use:sure-thing", "pass"]
    whole = sum(t.count(key) for key in box.BAG)
    assert sum(fair.in_bag(t.state)) == whole - 1
    t.play("pass")
    assert sum(fair.in_bag(t.state)) == whole - 2
    t.play("pass").until()
    assert sum(fair.in_bag(t.state)) == whole


def test_the_sign_of_one_token_is_turned_and_of_no_other() -> None:
    t = at_the_fair().hand(0, "sure-thing").bag("cultist", "-2").effect(0, w.Test(WILLPOWER, 3))
    t.play("pass", "use:sure-thing").until()
    assert value(t) == 3 - 1 + 2
    t = at_the_fair().hand(0, "sure-thing").bag("cultist", "-2").effect(0, w.Test(WILLPOWER, 3))
    t.play("use:sure-thing").until()
    assert value(t) == 3 + 1 - 2
    t = at_the_fair().hand(0, "sure-thing").bag("-2").effect(0, w.Test(WILLPOWER, 3)).play("use:sure-thing").until()
    assert value(at_the_fair().bag("-2").effect(0, w.Test(WILLPOWER, 3))) == 1, "in the next test it is as printed"


def test_only_a_negative_modifier_can_be_turned() -> None:
    for token in ("0", "+1", "auto-fail", "elder-sign"):
        assert at_the_fair().hand(0, "sure-thing").bag(token).effect(0, w.Test(WILLPOWER, 3)).question is None
    t = at_the_fair().hand(0, "sure-thing").bag("skull").effect(0, w.Test(WILLPOWER, 3))
    assert t.options == ["use:sure-thing", "pass"], "a symbol with a minus has one"


def test_of_several_tokens_revealed_together_one_counts_and_the_others_have_no_effect() -> None:
    t = at_the_fair().in_play(0, "two-headed-coin").bag("skull", "-1").effect(0, w.Test(WILLPOWER, 3))
    assert t.options == ["use:two-headed-coin", "pass"]
    t.play("use:two-headed-coin")
    assert (t.question, t.options) == (asks.WhichToken, ["token:skull", "token:-1"])
    t.play("token:-1").until()
    assert (shown(t), value(t), t.damage()) == (["-1"], 2, 0)
    t = at_the_fair().in_play(0, "two-headed-coin").bag("skull", "-1").effect(0, w.Test(WILLPOWER, 3))
    t.play("use:two-headed-coin", "token:skull").until()
    assert (shown(t), value(t), t.damage()) == (["skull"], 1, 1)
    assert sum(fair.in_bag(t.state)) == sum(t.count(key) for key in box.BAG), "all are back"


def test_a_token_that_was_not_chosen_stays_outside_the_bag_for_the_test() -> None:
    t = at_the_fair().in_play(0, "two-headed-coin").bag("-4", "cultist").effect(0, w.Test(WILLPOWER, 3))
    t.play("use:two-headed-coin", "token:cultist")
    assert t.options == ["use:two-headed-coin", "pass"], "another token is another reveal"
    left = fair.in_bag(t.state)
    assert [left[fair.TOKENS.index(name)] for name in ("-4", "cultist")] == [0, 0]


@rule("AH-CAN-04")
def test_a_chosen_token_can_still_be_cancelled_and_another_one_follows() -> None:
    t = at_the_fair("wendy-adams").in_play(0, "two-headed-coin").hand(0, "knife").bag("-4", "skull", "0")
    t.effect(0, w.Test(WILLPOWER, 3)).play("use:two-headed-coin", "token:skull")
    assert t.options == ["use:wendy-adams", "pass"]
    t.play("use:wendy-adams").until()
    assert (shown(t), value(t), t.damage()) == (["0"], 4, 0)
