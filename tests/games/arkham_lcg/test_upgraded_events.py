"""Events above level 0 that change what holds for a while: ammunition, minds wiped, close calls, the will to survive."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, streets, table

# -------------------------------------------------------------------- Extra Ammunition


@rule("AH-USE-03", "AH-USE-01")
def test_extra_ammunition_loads_anybodys_firearm_here_beyond_its_printed_number() -> None:
    t = table("roland-banks", "skids-otoole").hand(0, "extra-ammunition")
    t.in_play(0, "45-automatic", "machete").in_play(1, "41-derringer").turn()
    t.play("play:extra-ammunition")
    assert set(t.options) == {"pick:45-automatic", "pick:41-derringer@2"}, "a machete is not loaded"
    t.play("pick:41-derringer@2").until(asks.Action)
    assert t.count(box.USES_LEFT[piece("41-derringer", 1)]) == 3 + 3
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (2, 3)


@rule("AH-CST-04")
def test_without_a_firearm_here_it_cannot_be_played() -> None:
    t = table("roland-banks", "skids-otoole").house().hand(0, "extra-ammunition").in_play(1, "41-derringer").at(1, "attic")
    assert "play:extra-ammunition" not in t.turn().options


# -------------------------------------------------------------------- Mind Wipe

WIPED = pytest.mark.parametrize("wiped", [False, True], ids=["as printed", "wiped"])


def begun(t: Table, wiped: bool) -> Table:
    """The investigation phase has begun, and perhaps an enemy's mind was wiped."""
    t.phase("investigation")
    assert t.question is asks.React
    return t.play("use:mind-wipe" if wiped else "pass").until(asks.Action)


@rule("AH-BLK-01", "AH-KEY-04")
@WIPED
def test_a_blank_enemy_does_not_retaliate(wiped: bool) -> None:
    t = streets("agnes-baker").hand(0, "mind-wipe")
    t.enemy("wizard-of-the-order", engaged=0)
    begun(t, wiped).bag("auto-fail").play("fight:wizard-of-the-order").until(asks.Action)
    assert t.damage() == (0 if wiped else 1)


@rule("AH-BLK-01")
@WIPED
def test_a_blank_enemy_silences_nobody_and_cannot_be_dealt_with_as_it_says(wiped: bool) -> None:
    t = table("skids-otoole").hand(0, "mind-wipe")
    t.enemy("stubborn-detective", engaged=0)
    assert ("use:skids-otoole" in begun(t, wiped).options) is wiped
    t = table("skids-otoole").hand(0, "mind-wipe")
    t.enemy("mob-enforcer", engaged=0)
    assert ("use:mob-enforcer" in begun(t, wiped).options) is not wiped


@rule("AH-BLK-01")
@WIPED
def test_a_blank_enemy_is_worth_no_victory_points_but_has_its_figures(wiped: bool) -> None:
    t = table("agnes-baker").hand(0, "mind-wipe", "overpower")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.state.set(box.DAMAGE[ghoul], 3)
    begun(t, wiped).bag("+1").play("fight:icy-ghoul", "commit:overpower").until(asks.Action)
    assert t.home("icy-ghoul") == (box.ENCOUNTER_DISCARD if wiped else box.VICTORY)


@WIPED
def test_whoever_evades_a_blank_nightgaunt_has_no_token_doubled(wiped: bool) -> None:
    t = streets("agnes-baker").hand(0, "mind-wipe")
    t.enemy("hunting-nightgaunt", engaged=0)
    begun(t, wiped).bag("-2").play("evade:hunting-nightgaunt").until(asks.Action)
    assert bool(t.told(tells.Succeeded)) is wiped, "an agility of 3 against 1"


@rule("AH-DEL-03")
def test_the_mind_is_back_before_what_happens_at_the_end_of_the_phase() -> None:
    t = streets("agnes-baker").hand(0, "mind-wipe").encounters("hunting-shadow")
    wizard = t.enemy("wizard-of-the-order", engaged=0)
    t.phase("mythos").play("use:mind-wipe").until()
    assert t.told(tells.Blanked)
    assert (t.count(box.BLANK[wizard]), t.count(box.DOOM[wizard])) == (0, 1)


@rule("AH-EFF-06")
def test_an_elite_mind_cannot_be_wiped() -> None:
    t = table("agnes-baker").hand(0, "mind-wipe")
    t.enemy("ghoul-priest", engaged=0)
    assert t.phase("investigation").question is asks.Action


@rule("AH-EFF-06")
def test_nothing_can_be_wiped_from_a_mind_without_a_word_of_text() -> None:
    t = table("agnes-baker").hand(0, "mind-wipe")
    t.enemy("ghoul-minion", engaged=0)
    assert t.phase("investigation").question is asks.Action
    t.enemy("swarm-of-rats", engaged=0)
    assert t.phase("investigation").options == ["use:mind-wipe", "pass"]
    t.play("use:mind-wipe")
    assert (t.count(box.BLANK[piece("swarm-of-rats")]), t.count(box.BLANK[piece("ghoul-minion")])) == (1, 0)


# -------------------------------------------------------------------- Close Call


@rule("AH-INP-02")
def test_after_a_close_call_the_evaded_enemy_is_somewhere_in_the_encounter_deck() -> None:
    t = table("skids-otoole").hand(0, "close-call")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.state.set(box.DAMAGE[ghoul], 1)
    before = len(t.zone(box.ENCOUNTER_DECK))
    t.turn().bag("0").play("evade:icy-ghoul").until(asks.React, asks.Action).play("use:close-call")
    assert (t.home("icy-ghoul"), len(t.zone(box.ENCOUNTER_DECK))) == (box.ENCOUNTER_DECK, before + 1)
    assert (t.count(box.DAMAGE[ghoul]), t.count(box.EXHAUSTED[ghoul])) == (0, 0), "it left its tokens behind"
    assert not t.told(tells.EnemyDefeated)
    assert "icy-ghoul" not in t.sees(0, box.ENCOUNTER_DECK)


def test_somebody_elses_evasion_here_is_a_close_call_too_but_not_of_the_elite_nor_of_a_weakness() -> None:
    t = table("roland-banks", "skids-otoole").hand(1, "close-call")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("+1").play("evade:ghoul-minion").until(asks.React, asks.Action)
    assert t.play("use:close-call@2").home("ghoul-minion") == box.ENCOUNTER_DECK
    for foe in ("ghoul-priest", "mob-enforcer"):
        t = table("skids-otoole").hand(0, "close-call")
        t.enemy(foe, engaged=0)
        t.turn().bag("+1").play(f"evade:{foe}").until(asks.React, asks.Action)
        assert t.question is asks.Action


@rule("AH-ENC-04")
def test_no_enemy_is_shuffled_alone_into_an_empty_deck() -> None:
    t = table("skids-otoole").hand(0, "close-call")
    t.enemy("ghoul-minion", engaged=0)
    t.state.pour(box.ENCOUNTER_DECK, box.REMOVED)
    t.turn().bag("0").play("evade:ghoul-minion").until(asks.React, asks.Action)
    assert (t.question, len(t.told(tells.Evaded))) == (asks.Action, 1)


# -------------------------------------------------------------------- Will to Survive


@rule("AH-STT-06", "AH-STT-05")
def test_with_the_will_to_survive_the_skill_is_compared_as_it_is() -> None:
    t = table("wendy-adams").hand(0, "will-to-survive", "perception").clues("study", 2).turn().play("play:will-to-survive")
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (3, 1)
    assert chance(t.state, 0, 3, 2) == 1
    assert chance(t.state, 0, 1, 2) == 0
    t.play("investigate", "reveal").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told.value == 3
    assert not t.told(tells.Token)
    assert t.clues_of() == 1


@rule("AH-DEL-03")
def test_it_ends_with_the_turn_before_what_happens_at_its_end() -> None:
    t = table("wendy-adams").hand(0, "will-to-survive").threat(0, "frozen-in-fear").turn().bag("+1")
    t.play("play:will-to-survive", "end-turn").until()
    assert t.told(tells.Token), "the test at the end of the turn has its token again"


@rule("AH-DEL-03", "AH-ABL-09")
def test_it_is_too_late_for_the_will_to_survive_when_the_end_of_the_turn_has_come() -> None:
    t = table("wendy-adams").hand(0, "will-to-survive").threat(0, "frozen-in-fear").turn().play("end-turn")
    assert (t.question, t.options) == (asks.Commit, ["commit:will-to-survive", "reveal"]), "it would never end"
