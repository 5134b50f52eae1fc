"""The Mythos phase: doom, the agenda, encounter cards (AH-MYT, AH-PHS-01 to 11)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def doom(t: Table) -> int:
    """The doom on the current agenda."""
    return t.count(box.DOOM[t.state.zone(box.AGENDA)[0]])


def quiet(*investigators: str) -> Table:
    """A table whose next encounter cards are harmless enemies in the Hallway."""
    return table(*investigators).house().encounters("ghoul-minion", "ghoul-minion#2", "ghoul-minion#3", "swarm-of-rats")


@rule("AH-MYT-01", "AH-PHS-02")
def test_one_doom_is_put_on_the_agenda() -> None:
    t = quiet().phase("mythos")
    assert doom(t) == 1
    assert t.zone(box.AGENDA) == ["whats-going-on"]


@rule("AH-PHS-01", "AH-PHS-03", "AH-PHS-04")
def test_the_steps_follow_one_another() -> None:
    t = quiet().agenda(2, doom=6).phase("mythos")
    moments = (tells.Phase, tells.Doom, tells.Agenda, tells.NewAgenda)
    assert t.kinds(*moments) == list(moments)
    assert [box.SLUG[note.told[1]] for note in t.told(tells.Encounter)][-1] == "ghoul-minion"
    log = t.kinds(tells.NewAgenda, tells.Encounter)
    assert log == [tells.Encounter, tells.NewAgenda, tells.Encounter], "the agenda's ghoul, then the card of the phase"


@rule("AH-MYT-02", "AH-PHS-03")
@pytest.mark.parametrize(("before", "advances"), [(1, False), (2, True), (5, True)])
def test_the_agenda_advances_when_doom_reaches_its_threshold(before: int, advances: bool) -> None:
    t = quiet().agenda(1, doom=before).phase("mythos").until()
    assert bool(t.told(tells.Agenda)) == advances
    assert t.zone(box.AGENDA) == (["rise-of-the-ghouls"] if advances else ["whats-going-on"])


@rule("AH-MYT-02", "AH-MYT-05")
def test_doom_on_other_cards_counts_for_the_threshold_of_three() -> None:
    t = quiet("agnes-baker").in_play(0, "arcane-initiate").agenda(1, doom=1)
    t.state.set(box.DOOM[piece("arcane-initiate")], 1)
    t.phase("mythos").until()
    assert len(t.told(tells.Agenda)) == 1, "2 on the agenda and 1 on the initiate"


@rule("AH-MYT-03")
def test_all_doom_in_play_goes_the_back_is_followed_and_the_next_agenda_is_current() -> None:
    t = quiet("agnes-baker").in_play(0, "arcane-initiate").agenda(1, doom=1)
    t.state.set(box.DOOM[piece("arcane-initiate")], 1)
    t.hand(0, "guts").phase("mythos")
    assert t.question == asks.WhichEffect, "the lead chooses between the two halves of the back"
    assert sum(t.count(key) for key in box.DOOM) == 0
    t.play("choose:1").until()
    assert t.count(box.HORROR[piece("agnes-baker")]) + t.count(box.HORROR[piece("arcane-initiate")]) == 2
    assert t.home("whats-going-on") == box.REMOVED
    assert t.zone(box.AGENDA) == ["rise-of-the-ghouls"]
    assert doom(t) == 0, "doom beyond the threshold is not carried over"


@rule("AH-MYT-04")
def test_doom_placed_at_another_time_waits_for_the_mythos_phase() -> None:
    t = quiet().agenda(1, doom=2)
    t.enemy("silver-twilight-acolyte", engaged=0)
    t.phase("enemy")
    assert doom(t) == 3
    assert t.told(tells.Agenda) == []
    t.phase("mythos").until()
    assert len(t.told(tells.Agenda)) == 1


@rule("AH-MYT-04")
def test_a_card_that_says_so_advances_the_agenda_at_once() -> None:
    t = table().agenda(1, doom=2).draws(0, "ancient-evils")
    assert len(t.told(tells.Agenda)) == 1
    assert t.zone(box.AGENDA) == ["rise-of-the-ghouls"]


@rule("AH-MYT-04")
def test_doom_of_an_asset_entering_play_does_not_advance_the_agenda() -> None:
    t = table("agnes-baker").agenda(1, doom=2).hand(0, "arcane-initiate").turn().play("play:arcane-initiate")
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 1
    assert t.told(tells.Agenda) == []


@rule("AH-MYT-06", "AH-PHS-04")
def test_every_investigator_draws_one_encounter_card_in_player_order() -> None:
    t = quiet("roland-banks", "daisy-walker", "wendy-adams")
    t.state.set(box.LEAD, 1)
    t.phase("mythos")
    drawn = [(note.told[0], box.PIECE_SLUGS[note.told[1]]) for note in t.told(tells.Encounter)]
    assert drawn == [(1, "ghoul-minion"), (2, "ghoul-minion#2"), (0, "ghoul-minion#3")]


@rule("AH-PHS-04")
def test_a_card_is_fully_resolved_before_the_next_investigator_draws() -> None:
    t = table("roland-banks", "daisy-walker").house().encounters("grasping-hands", "ghoul-minion")
    t.hand(0, "manual-dexterity").phase("mythos")
    assert (t.question, len(t.told(tells.Encounter))) == (asks.Commit, 1)
    t.bag("-2").play("reveal")
    assert t.kinds(tells.Encounter, tells.Failed) == [tells.Encounter, tells.Failed, tells.Encounter]


@rule("AH-MYT-07")
def test_a_drawn_treachery_ends_in_the_encounter_discard_pile() -> None:
    t = table().house().encounters("ancient-evils").phase("mythos")
    assert t.zone(box.ENCOUNTER_DISCARD) == ["ancient-evils"]
    assert doom(t) == 2


@rule("AH-PHS-10")
def test_the_only_window_of_the_phase_comes_after_all_encounter_cards() -> None:
    t = quiet("roland-banks", "daisy-walker").in_play(0, "beat-cop").phase("mythos")
    assert (t.question, t.asked) == (asks.Window, 0)
    assert len(t.told(tells.Encounter)) == 2
    t.play("pass")
    assert t.question is None


@rule("AH-PHS-10", "AH-PHS-30")
def test_a_free_ability_cannot_be_used_between_doom_and_the_encounter_cards() -> None:
    t = table().house().in_play(0, "beat-cop").encounters("icy-ghoul")
    t.enemy("flesh-eater", engaged=0)
    t.phase("mythos")
    assert t.question == asks.Window
    assert t.zone(box.AT_PLACE[box.PLACE_NAMED["cellar"]]) == ["icy-ghoul"], "the first chance comes after the draw"


@rule("AH-PHS-11")
def test_after_the_window_the_phase_is_over() -> None:
    t = quiet().in_play(0, "beat-cop").phase("mythos").play("use:beat-cop")
    assert t.count(box.DAMAGE[piece("ghoul-minion")]) == 1
    assert (t.question, t.state.stack) == (None, [])
