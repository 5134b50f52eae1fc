"""Player windows: who is asked, and how one asks to be spared (AH-PHS-10 to 23, AH-PHS-30)."""

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table

COP = "beat-cop@2"


def watched(*more: str) -> Table:
    """Daisy's turn; Roland stands by with a Beat Cop and a ghoul to use it on."""
    t = table("daisy-walker", "roland-banks").house().in_play(1, "beat-cop", *more)
    t.exhausted(t.enemy("icy-ghoul", at="hallway"))
    return t


def asked_in(t: Table, name: str) -> list[int]:
    """The seats that are asked in the windows of a phase, one after another, when they pass each time."""
    seats = []
    t.phase(name)
    while t.state.asked:
        if t.question == asks.Window:
            seats.append(t.asked)
            t.play("pass")
        else:
            t.until(asks.Window)
    return seats


@rule("AH-PHS-30")
def test_a_window_asks_only_who_can_do_something_in_it() -> None:
    t = watched().turn(0)
    assert (t.asked, t.question) == (1, asks.Window)
    t = watched()
    t.state.put(piece("icy-ghoul"), box.ENCOUNTER_DECK)
    t.turn(0)
    assert (t.asked, t.question) == (0, asks.Action), "no enemy, nothing to do"


@rule("AH-PHS-30")
def test_everybody_who_can_is_asked_in_turn_whatever_the_others_answer() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house().in_play(1, "beat-cop").in_play(2, "beat-cop")
    t.exhausted(t.enemy("icy-ghoul", at="hallway")).turn(0)
    assert (t.asked, t.question) == (1, asks.Window)
    assert (t.play("pass").asked, t.question) == (2, asks.Window)
    assert (t.play("pass").asked, t.question) == (0, asks.Action)


@rule("AH-PHS-30", "AH-ABL-14")
def test_who_has_passed_is_asked_again_when_somebody_else_does_something_in_the_window() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house().in_play(1, "beat-cop").in_play(2, "beat-cop")
    ghoul = t.enemy("icy-ghoul", at="hallway")
    t.exhausted(ghoul).turn(0)
    assert (t.asked, t.play("pass").asked) == (1, 2)
    assert (t.play("use:beat-cop@3").asked, t.question) == (1, asks.Window), "Roland may finish what the other cop began"
    assert (t.play("pass").asked, t.question) == (0, asks.Action), "nobody did anything since"


@rule("AH-PHS-30", "AH-ABL-14")
def test_who_passes_after_somebody_else_did_something_is_asked_no_second_time() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house().in_play(1, "beat-cop").in_play(2, "beat-cop")
    t.exhausted(t.enemy("ghoul-priest", at="hallway")).turn(0).play("use:beat-cop@2")
    assert (t.asked, t.question) == (2, asks.Window)
    assert (t.play("pass").asked, t.question) == (0, asks.Action)


@rule("AH-PHS-15")
def test_whose_turn_it_is_has_the_menu_for_a_window_whatever_others_do() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house()
    t.in_play(0, "beat-cop").in_play(1, "beat-cop").in_play(2, "beat-cop")
    t.exhausted(t.enemy("ghoul-priest", at="hallway")).turn(0).play("pass", "use:beat-cop@3", "pass")
    assert (t.asked, t.question) == (0, asks.Action)


@rule("AH-STT-02", "AH-ABL-14")
def test_who_tests_has_chosen_before_the_others_whatever_they_do_then() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house()
    t.in_play(0, "beat-cop").in_play(1, "beat-cop").in_play(2, "beat-cop").hand(0).hand(1).hand(2)
    t.exhausted(t.enemy("ghoul-priest", at="hallway")).bag("0").draws(0, "grasping-hands").play("reveal")
    assert (t.asked, t.question) == (1, asks.Window)
    assert (t.play("pass", "use:beat-cop@3").asked, t.question) == (1, asks.Window)
    t.play("pass")
    assert t.told(tells.Token), "Daisy is not asked again"


def test_who_has_passed_for_the_rest_of_the_phase_is_spared_whatever_others_do() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house().in_play(1, "beat-cop").in_play(2, "beat-cop")
    t.exhausted(t.enemy("icy-ghoul", at="hallway")).turn(0).play("pass-phase", "use:beat-cop@3")
    assert (t.asked, t.question) == (0, asks.Action)


@rule("AH-PHS-19", "AH-PHS-20")
def test_who_passes_is_asked_again_in_the_next_window() -> None:
    assert asked_in(watched(), "enemy") == [1, 1, 1], "after the hunters, between the two, after the last"


def test_who_passes_for_the_rest_of_the_phase_is_asked_again_in_the_next_one() -> None:
    t = watched().phase("enemy").play("pass-phase")
    assert t.state.asked == (), "no further window of this phase"
    assert asked_in(t, "upkeep") == [1]


def test_who_passes_for_the_rest_of_the_round_is_asked_again_when_it_is_over() -> None:
    t = watched().phase("enemy").play("pass-round")
    assert asked_in(t, "upkeep") == []
    assert 1 in asked_in(t, "enemy")


def test_windows_no_longer_ask_about_a_card_one_has_said_never_to() -> None:
    t = watched("arcane-initiate").phase("enemy")
    assert {f"use:{COP}", "use:arcane-initiate@2/1"} <= set(t.options)
    t.play(f"never:{COP}")
    assert not [key for key in t.options if COP in key]
    assert t.question == asks.Window, "about the other card he is still asked"
    t.play("never:arcane-initiate@2").until()
    assert asked_in(t, "upkeep") == []


@rule("AH-ABL-12")
def test_others_are_still_asked_about_a_card_that_one_has_said_never_to() -> None:
    t = table("daisy-walker", "roland-banks", "skids-otoole").house().threat(2, "hospital-debts").phase("enemy")
    assert (t.asked, t.play("pass").asked) == (0, 1)
    assert (t.play("never:hospital-debts@3").asked, t.question) == (2, asks.Window), "the debts are his"
    t.play("never:hospital-debts@3").until()
    assert asked_in(t, "upkeep") == [0], "Daisy wants to be asked"


def test_the_own_turn_offers_even_a_card_that_windows_do_not_ask_about() -> None:
    t = watched().phase("enemy").play(f"never:{COP}").turn(1)
    assert f"use:{COP}" in t.options


def test_a_card_that_comes_back_is_asked_about_again() -> None:
    t = watched().phase("enemy").play(f"never:{COP}").turn(1).play(f"use:{COP}")
    t.in_play(1, "beat-cop")
    assert asked_in(t, "upkeep") == [1]


def test_who_wants_to_be_asked_no_more_is_not_asked_for_help_with_tests_either() -> None:
    t = table("daisy-walker", "roland-banks").hand(0).hand(1, "perception").turn(0).bag("0", "0").play("investigate")
    assert (t.asked, t.question) == (1, asks.Help)
    assert t.options == ["commit:perception@2", "pass", "pass-phase", "pass-round"]
    t.play("pass-phase").until(asks.Action).play("investigate")
    assert t.question == asks.Action, "nobody was asked on the way"
