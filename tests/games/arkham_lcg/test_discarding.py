"""Cards discarded at the same time (AH-ENC-03)."""

from miskatonic.games.arkham_lcg.cards.terms import INTELLECT
from miskatonic.games.arkham_lcg.cards.words import KeepOneCard
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table

EVENTS = ("look-what-i-found", "elusive", "sneak-attack")


def commits(t: Table, *cards: str) -> Table:
    """The first seat commits these cards to a test of intellect that ends well."""
    t.hand(0, *cards).bag("0").effect(0, SkillTest(INTELLECT, 0))
    return t.play(*(f"commit:{card}" for card in cards))


@rule("AH-ENC-03")
def test_wendy_stacks_the_events_she_committed_together() -> None:
    t = commits(table("wendy-adams"), *EVENTS)
    assert (t.question, t.asked, len(t.options)) == (asks.DiscardOrder, 0, 3)
    t.play("pick:elusive", "pick:look-what-i-found")
    assert t.zone(box.DISCARD[0]) == ["elusive", "look-what-i-found", "sneak-attack"], "from the top down"


@rule("AH-ENC-03")
def test_wendy_stacks_what_amnesia_takes() -> None:
    t = table("wendy-adams").hand(0, "lucky", "elusive", "knife", "flashlight").effect(0, KeepOneCard())
    t.play("pick:flashlight", "pick:lucky")
    assert t.zone(box.DISCARD[0]) == ["lucky", "elusive", "knife"]
    assert len(t.told(tells.DiscardedFromHand)) == 3


@rule("AH-ENC-03")
def test_nobody_is_asked_for_an_order_that_no_card_will_ever_look_at() -> None:
    assert commits(table("skids-otoole"), "elusive", "sneak-attack").question is None
    assert commits(table("wendy-adams"), "elusive", "perception").question is None, "a single event"
    assert commits(table("wendy-adams"), "elusive", "elusive#2").question is None, "copies are the same"
    gone = table("wendy-adams")
    gone.state.put(piece("wendys-amulet"), box.REMOVED)
    assert commits(gone, "elusive", "sneak-attack").question is None
    t = table("wendy-adams").house()
    rats, ghoul = t.enemy("swarm-of-rats", at="hallway"), t.enemy("ghoul-minion", at="hallway")
    assert t.exhausted(rats, ghoul).hand(0, "dynamite-blast").turn().play("play:dynamite-blast").question == (asks.Action), (
        "the encounter discard pile is only ever shuffled"
    )
