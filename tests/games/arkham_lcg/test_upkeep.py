"""Upkeep: readying, the draw, the resource, the hand limit, the end of the round (AH-UPK, AH-PHS-23 to 29)."""

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, table

EIGHT = ("knife", "flashlight", "machete", "guts", "perception", "overpower", "emergency-cache", "first-aid")


def pair() -> Table:
    """Roland and Daisy in the Hallway."""
    return table("roland-banks", "daisy-walker").house()


@rule("AH-UPK-02", "AH-PHS-25")
def test_all_exhausted_cards_are_readied_at_once() -> None:
    t = pair().in_play(1, "old-book-of-lore").in_play(0, "burglary")
    cards = (piece("old-book-of-lore", 1), piece("burglary"), t.enemy("ghoul-minion", engaged=0))
    t.exhausted(*cards).phase("upkeep")
    assert [t.count(box.EXHAUSTED[card]) for card in cards] == [0, 0, 0]


@rule("AH-UPK-02", "AH-PHS-25")
def test_an_enemy_readied_at_a_location_with_an_investigator_engages_at_once() -> None:
    t = pair().at(1, "attic").top(0, "knife")
    t.exhausted(t.enemy("ghoul-minion", at="attic"), t.enemy("icy-ghoul", at="cellar"))
    t.phase("upkeep")
    assert t.home("ghoul-minion") == box.THREAT[1]
    assert t.home("icy-ghoul") == box.AT_PLACE[place("cellar")]
    log = t.kinds(tells.Engaged, tells.Drew)
    assert log == [tells.Engaged, tells.Drew, tells.Drew], "before the cards are drawn"


@rule("AH-UPK-03", "AH-PHS-26")
def test_everybody_draws_a_card_in_player_order_and_then_everybody_gains_a_resource() -> None:
    t = pair().top(0, "knife").top(1, "knife")
    t.state.set(box.LEAD, 1)
    t.phase("upkeep")
    log = [(note.kind, note.told[0]) for note in t.state.log or [] if note.kind in (tells.Drew, tells.Resources)]
    assert log == [(tells.Drew, 1), (tells.Drew, 0), (tells.Resources, 1), (tells.Resources, 0)]
    assert [len(t.zone(box.HAND[seat])) for seat in (0, 1)] == [1, 1]
    assert [t.count(box.RESOURCES[seat]) for seat in (0, 1)] == [6, 6]


@rule("AH-PHS-26")
def test_who_draws_paranoia_in_upkeep_ends_with_one_resource() -> None:
    t = table().resources(0, 7).top(0, "paranoia").phase("upkeep")
    assert t.count(box.RESOURCES[0]) == 1


@rule("AH-UPK-04", "AH-PHS-27")
def test_a_hand_above_eight_is_cut_to_eight_by_the_choice_of_its_holder() -> None:
    t = table().hand(0, *EIGHT, "knife#2").top(0, "guts#2").phase("upkeep")
    assert (t.question, len(t.options)) == (asks.HandLimit, 10)
    t.play("pick:machete", "pick:guts")
    assert len(t.zone(box.HAND[0])) == 8
    assert t.zone(box.DISCARD[0]) == ["guts", "machete"]
    assert t.question is None


@rule("AH-UPK-04")
def test_a_hand_of_eight_after_the_draw_is_kept() -> None:
    t = table().hand(0, *EIGHT[:7]).top(0, "guts#2").phase("upkeep")
    assert (t.question, len(t.zone(box.HAND[0]))) == (None, 8)


@rule("AH-UPK-04")
def test_the_limit_is_checked_only_in_upkeep() -> None:
    t = table().hand(0, *EIGHT).top(0, "guts#2", "knife#2").turn().play("draw", "draw", "end-turn")
    assert len(t.zone(box.HAND[0])) == 10


@rule("AH-PHS-27")
def test_hands_are_cut_one_investigator_after_another_in_player_order() -> None:
    t = pair().hand(0, *EIGHT).hand(1, *EIGHT).top(0, "guts#2").top(1, "guts#2")
    t.state.set(box.LEAD, 1)
    t.phase("upkeep")
    assert (t.question, t.asked) == (asks.HandLimit, 1)
    t.play("pick:knife@2")
    assert (t.question, t.asked) == (asks.HandLimit, 0)
    t.play("pick:knife")
    assert t.question is None


@rule("AH-PHS-23")
def test_the_only_window_of_the_phase_comes_before_cards_are_readied() -> None:
    t = table().house().in_play(0, "beat-cop")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.exhausted(minion).phase("upkeep")
    assert t.question == asks.Window
    assert t.count(box.EXHAUSTED[minion]) == 1
    t.play("pass")
    assert t.question is None


@rule("AH-PHS-28")
def test_effects_that_last_until_the_end_of_the_round_are_over_then() -> None:
    t = table("skids-otoole").house().hand(0, "on-the-lam").turn().play("use:on-the-lam", "end-turn")
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy")
    assert t.damage() == 0, "nothing can attack him this round"
    t.phase("upkeep").phase("enemy")
    assert t.damage() == 1


@rule("AH-PHS-28")
def test_mind_over_matter_ends_with_the_round() -> None:
    t = table("daisy-walker").house().hand(0, "mind-over-matter").bag("0", "0")
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play("play:mind-over-matter", "fight:icy-ghoul")
    assert t.question == asks.Substitute
    t.until().phase("upkeep").turn().play("fight:icy-ghoul")
    assert t.question != asks.Substitute


@rule("AH-PHS-29")
def test_when_the_round_ends_clues_may_be_spent_before_doom_for_the_ghouls_is_placed() -> None:
    t = table().house().act(2).agenda(3).holds(0, 3)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("upkeep")
    assert (t.question, t.options) == (asks.React, ["use:the-barrier", "pass"])
    assert t.told(tells.Doom) == []
    t.play("use:the-barrier")
    assert t.zone(box.ACT) == ["what-have-you-done"]
    assert t.count(box.DOOM[piece("theyre-getting-out")]) == 2, "the minion, and the priest that the act has brought"


@rule("AH-PHS-29")
def test_without_spending_only_the_ghouls_there_count() -> None:
    t = table().house().act(2).agenda(3).holds(0, 3)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("flesh-eater", at="attic")
    t.phase("upkeep").play("pass")
    assert t.count(box.DOOM[piece("theyre-getting-out")]) == 1
