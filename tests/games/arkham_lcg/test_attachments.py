"""Attachments (AH-ATT)."""

from miskatonic.games.arkham_lcg.cards.words import TakeDamage
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.places import shroud
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, place, table

STUDY = box.ATTACHED[place("study")]
HALLWAY = box.ATTACHED[place("hallway")]


@rule("AH-ATT-01", "AH-LMT-04")
def test_a_second_fog_cannot_be_attached_and_is_discarded() -> None:
    t = table().draws(0, "obscuring-fog").draws(0, "obscuring-fog#2")
    assert len(t.zone(STUDY)) == 1
    assert len([slug for slug in t.zone(box.ENCOUNTER_DISCARD) if slug.startswith("obscuring-fog")]) == 1
    assert shroud(t.state, place("study")) == 4


@rule("AH-LMT-04")
def test_the_limit_of_an_attachment_is_for_each_location() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic")
    t.draws(0, "obscuring-fog").draws(1, "obscuring-fog#2")
    assert (shroud(t.state, place("hallway")), shroud(t.state, place("attic"))) == (3, 3)


@rule("AH-ATT-02")
def test_an_attachment_stays_until_an_effect_takes_it_off() -> None:
    t = table().draws(0, "obscuring-fog").clues("study", 2).turn(0)
    t.bag("-1", "+1").play("investigate")
    assert len(t.zone(STUDY)) == 1, "3 - 1 against 4 fails"
    t.play("investigate")
    assert t.zone(STUDY) == []
    assert t.home("obscuring-fog") == box.ENCOUNTER_DISCARD


@rule("AH-ATT-02")
def test_an_attachment_is_discarded_when_its_host_leaves_play() -> None:
    t = table("daisy-walker").hand(0, "barricade").holds(0, 2).turn(0).play("play:barricade")
    assert t.zone(STUDY) == ["barricade"]
    t.play("advance")
    assert t.home("study") == box.REMOVED
    assert t.home("barricade") == box.DISCARD[0]


@rule("AH-ATT-03", "AH-OWN-02")
def test_a_barricade_goes_to_its_owner_whoever_makes_it_go() -> None:
    t = table("daisy-walker", "roland-banks").house().hand(0, "barricade").turn(0).play("play:barricade")
    t.turn(1).play("move:attic")
    assert (t.zone(HALLWAY), t.home("barricade")) == ([], box.DISCARD[0])


@rule("AH-ATT-03", "AH-ELM-03")
def test_a_barricade_leaves_the_game_with_the_player_who_controls_it() -> None:
    t = table("daisy-walker", "roland-banks").house().hand(0, "barricade").turn(0).play("play:barricade")
    t.effect(0, TakeDamage(5)).until()
    assert not t.in_game(0)
    assert (t.zone(HALLWAY), t.home("barricade")) == ([], box.REMOVED)
    assert t.state.home[piece("daisy-walker")] == box.PLAYED_BY[0]
