"""Delayed and lasting effects (AH-DEL)."""

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def on_the_lam() -> Table:
    """Skids is on the lam this round, with a Ghoul Minion engaged."""
    t = table("skids-otoole").hand(0, "on-the-lam")
    t.enemy("ghoul-minion", engaged=0)
    return t.turn(0).play("use:on-the-lam", "end-turn")


@rule("AH-DEL-01")
def test_a_delayed_effect_happens_by_itself_when_its_time_comes() -> None:
    t = table("wendy-adams").in_play(0, "baseball-bat")
    foe = t.enemy("ravenous-ghoul", engaged=0)
    t.turn(0).bag("skull").play("use:baseball-bat").until(asks.Action)
    assert t.home("baseball-bat") == box.DISCARD[0]
    kinds = t.kinds()
    assert kinds.index(tells.Failed) < kinds.index(tells.Discarded), "only after the test"
    assert t.count(box.DAMAGE[foe]) == 0, "1 + 2 - 1 against 3"


@rule("AH-DEL-01")
def test_a_delayed_effect_waits_for_the_end_of_the_test_and_acts_on_what_is_there_then() -> None:
    t = table(difficulty="hard").bag("skull").draws(0, "rotting-remains").until(asks.Search)
    assert (t.horror(), t.question) == (2, asks.Search), "3 - 2 against 3: the failure counts first"
    t.play("pick:ravenous-ghoul")
    assert t.home("ravenous-ghoul") == box.THREAT[0]


@rule("AH-DEL-02")
def test_a_lasting_effect_works_on_when_its_card_is_gone() -> None:
    t = on_the_lam()
    assert t.home("on-the-lam") == box.DISCARD[0]
    t.phase("enemy").until()
    assert t.damage() == 0
    t = table("daisy-walker").hand(0, "mind-over-matter")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("play:mind-over-matter").bag("0", "0").play("fight:ghoul-minion")
    assert (t.question, t.home("mind-over-matter")) == (asks.Substitute, box.DISCARD[0])
    t.play("yes")
    assert t.told(tells.Succeeded)[-1].told[1] == 5


@rule("AH-DEL-03")
def test_a_lasting_effect_ends_with_its_time() -> None:
    t = on_the_lam().phase("upkeep").until()
    assert t.phase("enemy").until().damage() == 1


@rule("AH-DEL-03")
def test_a_lasting_effect_is_over_before_what_happens_at_the_end_of_the_round() -> None:
    t = on_the_lam().house().agenda(3).threat(0, "dissonant-voices").phase("upkeep").until(asks.OrderForced)
    assert t.question == asks.OrderForced, "at the end of the round"
    assert box.SHIELDED[0] not in t.state.counts
    assert t.home("dissonant-voices") == box.THREAT[0]
    assert t.state.home[piece("ghoul-minion")] == box.THREAT[0]
