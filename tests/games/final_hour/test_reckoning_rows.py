"""The eleven rows of the reckoning tables, each in a little game of its own."""

import pytest

from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.words import HEPTAGRAM, TESSERACT, TRINITY
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.final_hour.table import Table, table

RANGES = {
    "cthulhu": {0: None, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3},
    "shudde-mell": {0: None, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3},
    "umordhoth": {0: None, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2},
}


def campus(ancient_one: str, lead: int = 0) -> Table:
    """Jenny in Derby Hall, Rita in the Lecture Hall; no monsters."""
    t = table("jenny", "rita", ancient_one=ancient_one, lead=lead).cleared()
    return t.stand("jenny", "derby-hall").stand("rita", "lecture-hall")


def gate_tokens(t: Table, symbol: int, n: int) -> Table:
    """Let so many gate tokens of a symbol lie on the board."""
    tokens = [token for token in box.GATE_TOKENS if box.SYMBOL[token] == symbol]
    for i, token in enumerate(tokens):
        t.state.put(token, box.GATES_OF[symbol] if i < n else box.BOX_UNSEEN)
    return t


@rule("FH-REC-02", "FH-REC-03", "FH-REC-10")
@pytest.mark.parametrize(("code", "omens"), [(code, omens) for code in RANGES for omens in range(9)])
def test_every_total_picks_its_row(code: str, omens: int) -> None:
    t = campus(code).reckoning(omens)
    number = [sheet.code for sheet in ANCIENT_ONES].index(code)
    expected = RANGES[code][omens]
    rows = [note.told for note in t.told(tells.ReckoningRow)]
    assert rows == ([] if expected is None else [(number, expected)])


# -------------------------------------------------------------------- Cthulhu


@rule("FH-REC-10")
def test_cthulhu_1_to_2_rising_tide() -> None:
    t = campus("cthulhu")
    old = t.monster("deep-one", "derby-hall")
    t.reckoning(2)
    assert t.where(old) == "lecture-hall"
    assert t.monsters("dorothy-upman-hall") == ["deep-one", "deep-one"], "the two that came do not act"


@rule("FH-REC-10")
def test_cthulhu_1_to_2_the_lead_orders_the_deep_ones() -> None:
    t = campus("cthulhu", lead=1)
    t.monster("deep-one", "derby-hall")
    t.monster("deep-one", "lecture-hall")
    t.reckoning(1)
    assert (t.question, t.seat) == (asks.ActivateWhich, 1)


@rule("FH-REC-06", "FH-REC-07")
def test_cthulhu_3_to_4_glimpse_of_rlyeh() -> None:
    t = campus("cthulhu", lead=1).reckoning(3)
    assert (t.health("jenny"), t.health("rita")) == (5, 4)
    assert t.state.count(box.HIDE_NEXT) == 1


@rule("FH-REC-06", "FH-SOL-17")
def test_cthulhu_3_to_4_solo_the_player_picks_who_suffers_and_nothing_is_hidden() -> None:
    t = table("jenny", "rita", solo=True).cleared().reckoning(4)
    assert t.options == ["person:jenny", "person:rita"]
    t.play("person:rita")
    assert (t.health("jenny"), t.health("rita")) == (5, 4)
    assert t.state.count(box.HIDE_NEXT) == 0


@rule("FH-REC-08")
def test_cthulhu_5_to_6_waking_nightmare() -> None:
    t = campus("cthulhu").reckoning(5)
    assert t.monsters("science-building") == ["star-spawn"]
    assert t.damage("science-building") == 2, "the only star spawn acts at once"


@rule("FH-REC-08")
def test_cthulhu_5_to_6_the_lead_chooses_which_star_spawn_acts() -> None:
    t = campus("cthulhu", lead=1)
    t.monster("star-spawn", "orne-library")
    t.reckoning(6)
    assert (t.question, t.seat) == (asks.ActivateWhich, 1)
    t.play("activate:star-spawn#1")
    assert (t.damage("orne-library"), t.damage("science-building")) == (2, 0)


@rule("FH-REC-08", "FH-SPN-07")
def test_cthulhu_5_to_6_without_a_token_left_one_on_the_board_acts_all_the_same() -> None:
    t = campus("cthulhu")
    for _ in range(3):
        t.monster("star-spawn", "orne-library")
    t.reckoning(5)
    assert t.monsters("science-building") == []
    assert t.damage("orne-library") == 2


@rule("FH-REC-09")
def test_cthulhu_7_and_more_risen_rlyeh() -> None:
    t = campus("cthulhu").reckoning(7)
    assert (t.health("jenny"), t.health("rita")) == (3, 3)


@rule("FH-REC-09", "FH-HEA-02")
def test_cthulhu_7_and_more_can_end_the_game() -> None:
    t = campus("cthulhu").wounded("rita", 2).reckoning(8)
    assert t.lost_by == "FH-END-02"


# -------------------------------------------------------------------- Shudde M'ell


def test_shudde_mell_1_to_2_from_below() -> None:
    t = gate_tokens(campus("shudde-mell"), TESSERACT, 2)
    gate_tokens(gate_tokens(t, HEPTAGRAM, 3), TRINITY, 1).reckoning(1)
    assert t.monsters("seminary-of-the-old-faith") == ["chthonian"], "the gate with the fewest tokens"


def test_shudde_mell_1_to_2_between_equally_weak_gates_the_lead_chooses() -> None:
    t = gate_tokens(campus("shudde-mell", lead=1), TESSERACT, 2).reckoning(2)
    assert (t.seat, t.options) == (1, ["place:dorothy-upman-hall", "place:seminary-of-the-old-faith"])
    t.play("place:dorothy-upman-hall")
    assert t.monsters("dorothy-upman-hall") == ["chthonian"]


def test_shudde_mell_1_to_2_with_no_token_left_one_on_the_board_acts_instead() -> None:
    t = campus("shudde-mell")
    spots = ("science-building", "medical-school", "humanities-building")
    for at in spots:
        t.monster("chthonian", at)
    t.reckoning(1)
    assert t.question == asks.ActivateWhich
    t.play("activate:chthonian#2")
    assert (t.damage("medical-school"), t.monsters("orne-library")) == (1, ["chthonian"])
    assert (t.damage("science-building"), t.damage("humanities-building")) == (0, 0)


def test_shudde_mell_3_to_4_tremors() -> None:
    t = campus("shudde-mell").reckoning(4)
    assert (t.damage("derby-hall"), t.damage("lecture-hall")) == (1, 1)


@rule("FH-DMG-06", "FH-EFF-02")
def test_shudde_mell_3_to_4_each_investigator_chooses_where_the_own_token_goes() -> None:
    t = campus("shudde-mell", lead=1)
    t.monster("red-lurker-1", "derby-hall")
    t.monster("blue-lurker-1", "derby-hall")
    t.reckoning(3)
    assert t.damage("lecture-hall") == 1, "Rita leads and goes first"
    assert (t.question, t.seat) == (asks.PushOut, 0)


def test_shudde_mell_5_to_6_burrowing_brood() -> None:
    t = campus("shudde-mell")
    one, two = t.monster("chthonian", "science-building"), t.monster("chthonian", "medical-school")
    t.reckoning(5).play("activate:chthonian#2")
    assert (t.damage("science-building"), t.damage("medical-school")) == (1, 1)
    assert (t.where(one), t.where(two)) == ("warren-observatory", "orne-library")


def test_shudde_mell_5_to_6_without_one_on_the_board_one_appears() -> None:
    t = gate_tokens(gate_tokens(campus("shudde-mell"), TESSERACT, 2), HEPTAGRAM, 2).reckoning(6)
    assert t.monsters("seminary-of-the-old-faith") == ["chthonian"]


def test_shudde_mell_7_and_more_the_world_splits() -> None:
    t = campus("shudde-mell").reckoning(7)
    assert t.damage("fraternity-house") == 2
    assert not t.lost_by


@rule("FH-DMG-09")
def test_shudde_mell_7_and_more_loses_where_fewer_than_two_slots_are_empty() -> None:
    t = campus("shudde-mell").damaged("fraternity-house", 2).reckoning(8)
    assert t.lost_by == "FH-END-01"


# -------------------------------------------------------------------- Umordhoth


def test_umordhoth_1_to_2_gnawing_hunger() -> None:
    t = campus("umordhoth")
    t.monster("ghoul-horde", "derby-hall")
    t.reckoning(1)
    assert (t.health("jenny"), t.health("rita")) == (4, 5)


def test_umordhoth_1_to_2_without_a_horde_on_the_board_one_appears() -> None:
    t = gate_tokens(gate_tokens(campus("umordhoth"), HEPTAGRAM, 2), TRINITY, 2).reckoning(2)
    assert t.monsters("humanities-building") == ["ghoul-horde"]


@pytest.mark.parametrize("omens", [3, 4, 5])
def test_umordhoth_3_to_5_wards_devoured(omens: int) -> None:
    t = campus("umordhoth", lead=1).sealed(1, 2).sealed(6, 7, box.WEAK_SEAL).reckoning(omens)
    assert (t.seat, t.options) == (1, ["unseal:1-2", "unseal:6-7"])
    t.play("unseal:1-2")
    assert (t.seal(1, 2), t.seal(6, 7)) == (0, box.WEAK_SEAL)
    assert not t.state.asked


def test_umordhoth_3_to_5_without_a_seal_a_horde_appears() -> None:
    t = gate_tokens(gate_tokens(campus("umordhoth"), HEPTAGRAM, 2), TRINITY, 2).reckoning(3)
    assert t.monsters("humanities-building") == ["ghoul-horde"]


def test_umordhoth_6_and_more_the_feast() -> None:
    t = campus("umordhoth", lead=1).pool(*["red-lurker-1"] * 4)
    t.monster("ghoul-horde", "humanities-building")
    t.monster("ghoul-horde", "university-museum")
    t.reckoning(6)
    assert (t.seat, t.options) == (1, ["place:humanities-building", "place:university-museum"])
    t.play("place:university-museum")
    assert t.monsters("university-museum") == ["ghoul-horde", "red-lurker-1", "red-lurker-1"]
    assert t.monsters("humanities-building") == ["ghoul-horde"]


def test_umordhoth_6_and_more_without_any_monster_left_brings_hordes_instead() -> None:
    t = campus("umordhoth").pool()
    t.monster("ghoul-horde", "humanities-building")
    t.reckoning(6)
    assert t.monsters("humanities-building") == ["ghoul-horde", "ghoul-horde"]
    assert t.monsters("warren-observatory") == ["ghoul-horde"]
    assert t.monsters("university-museum") == [], "there are three in all"


def test_umordhoth_6_and_more_without_a_horde_one_appears_at_each_gate() -> None:
    t = campus("umordhoth").reckoning(7)
    for at in ("humanities-building", "warren-observatory", "university-museum"):
        assert t.monsters(at) == ["ghoul-horde"]


def test_the_log_says_what_the_ancient_one_answers_with() -> None:
    t = campus("cthulhu").reckoning(7)
    (note,) = t.told(tells.ReckoningRow)
    words = flat(t.game.title.speech["en"].note(t.state, note))
    assert words == "Cthulhu answered the omens with “Risen R’lyeh”."
