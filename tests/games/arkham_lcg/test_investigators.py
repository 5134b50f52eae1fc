"""The five investigators: what each can do, and what the elder sign does for each."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def fights_rats(t: Table) -> Table:
    """The first seat kills a Swarm of Rats in a fight."""
    t.enemy("swarm-of-rats", engaged=0)
    return t.turn().bag("0").play("fight:swarm-of-rats")


@rule("AH-SKL-01")
@pytest.mark.parametrize(
    ("who", "skills"),
    [
        ("roland-banks", [3, 3, 4, 2]),
        ("daisy-walker", [3, 5, 2, 2]),
        ("skids-otoole", [2, 3, 3, 4]),
        ("agnes-baker", [5, 2, 2, 3]),
        ("wendy-adams", [4, 3, 1, 4]),
    ],
)
def test_skills_are_those_of_the_investigator_at_the_table(who: str, skills: list[int]) -> None:
    assert [skill_of(table(who).state, 0, skill, PLAIN) for skill in range(4)] == skills


@pytest.mark.parametrize(
    ("who", "health", "sanity"),
    [
        ("roland-banks", 9, 5),
        ("daisy-walker", 5, 9),
        ("skids-otoole", 8, 6),
        ("agnes-baker", 6, 8),
        ("wendy-adams", 7, 7),
    ],
)
@rule("AH-DMG-05")
def test_health_and_sanity_are_what_an_investigator_bears(who: str, health: int, sanity: int) -> None:
    assert table(who).harmed(0, damage=health - 4).bag("auto-fail").draws(0, "grasping-hands").in_game()
    assert not table(who).harmed(0, damage=health - 3).bag("auto-fail").draws(0, "grasping-hands").in_game()
    assert table(who).harmed(0, horror=sanity - 4).bag("auto-fail").draws(0, "rotting-remains").in_game()
    assert not table(who).harmed(0, horror=sanity - 3).bag("auto-fail").draws(0, "rotting-remains").in_game()


# -------------------------------------------------------------------- Roland Banks


@rule("AH-KEY-14")
def test_roland_finds_a_clue_after_he_defeats_an_enemy() -> None:
    t = fights_rats(table()).play("use:roland-banks")
    assert (t.clues_of(), t.clues_on("study")) == (1, 1)


@rule("AH-LMT-01")
def test_roland_does_so_once_a_round() -> None:
    t = fights_rats(table()).play("use:roland-banks")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("fight:swarm-of-rats")
    assert (t.question, t.clues_of()) == (asks.Action, 1)


def test_roland_may_let_it_be_and_needs_a_clue_at_his_location() -> None:
    assert fights_rats(table()).play("pass").clues_of() == 0
    assert fights_rats(table().clues("study", 0)).question == asks.Action


def test_roland_finds_a_clue_when_his_dog_or_his_cop_defeats_the_enemy() -> None:
    t = table().in_play(0, "beat-cop")
    t.enemy("swarm-of-rats", engaged=0)
    assert t.turn().play("use:beat-cop", "use:roland-banks").clues_of() == 1
    t = table().in_play(0, "guard-dog")
    t.enemy("swarm-of-rats", engaged=0)
    assert t.turn().play("resource", "on:guard-dog", "use:guard-dog", "use:roland-banks").clues_of() == 1


def test_roland_gets_nothing_for_what_others_defeat() -> None:
    t = table("roland-banks", "skids-otoole").in_play(1, "beat-cop")
    t.enemy("swarm-of-rats", engaged=1)
    assert t.turn(1).play("use:beat-cop@2").asked == 1


@rule("AH-SKL-12", "AH-CLU-02")
@pytest.mark.parametrize("clues", [0, 1, 2])
def test_rolands_elder_sign_counts_the_clues_on_his_location(clues: int) -> None:
    t = table().clues("study", clues).holds(0, 3).turn().bag("elder-sign").play("investigate", "reveal")
    assert t.value() == 3 + clues


# -------------------------------------------------------------------- Daisy Walker


@rule("AH-ACN-03")
def test_daisy_reads_a_tome_once_a_turn_for_an_action_of_its_own() -> None:
    t = table("daisy-walker").in_play(0, "medical-texts").turn().bag("0", "0").play("use:medical-texts")
    assert t.count(box.ACTIONS[0]) == 3
    t.play("use:medical-texts")
    assert t.count(box.ACTIONS[0]) == 2


def test_daisys_extra_action_is_left_when_all_others_are_spent_and_fits_nothing_else() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore").turn().play("resource", "resource", "resource")
    assert t.options == ["use:old-book-of-lore", "end-turn"]


@rule("AH-ACN-02")
def test_daisy_loses_a_standard_action_before_the_one_for_tomes() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore").hand(0, "blinding-light")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("cultist").play("play:blinding-light")
    assert (t.count(box.ACTIONS[0]), t.count(box.TOME_ACTIONS[0])) == (1, 1)


@pytest.mark.parametrize("tomes", [0, 1, 2])
def test_daisys_elder_sign_draws_a_card_for_each_tome_she_controls(tomes: int) -> None:
    t = table("daisy-walker").in_play(0, *("old-book-of-lore", "medical-texts")[:tomes]).top(0, "knife", "flashlight")
    t.turn().bag("elder-sign").play("investigate").until(asks.Action)
    assert (t.value(), len(t.zone(box.HAND[0]))) == (5, tomes)


def test_daisys_elder_sign_draws_nothing_when_she_fails() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore")
    t.enemy("ghoul-priest", engaged=0)
    t.turn().bag("elder-sign").play("fight:ghoul-priest").until(asks.Action)
    assert (t.told(tells.Failed)[0].told[1], t.zone(box.HAND[0])) == (2, [])


# -------------------------------------------------------------------- "Skids" O'Toole


@rule("AH-ACN-05", "AH-AOO-06")
def test_skids_buys_an_action_for_two_resources_once_a_turn() -> None:
    t = table("skids-otoole").turn().play("use:skids-otoole")
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (4, 3)
    assert [note.told for note in t.told(tells.Actions)] == [(0, 1, 4)]
    assert "use:skids-otoole" not in t.options
    assert "use:skids-otoole" in t.play("end-turn").turn().options


@rule("AH-ABL-09", "AH-PHS-16")
def test_skids_buys_no_action_when_his_turn_has_come_to_its_end() -> None:
    t = table("skids-otoole").threat(0, "frozen-in-fear").turn()
    assert "use:skids-otoole" in t.options
    assert t.play("end-turn").question is None, "he tests his willpower with nothing to choose"


def test_skids_needs_two_resources_and_his_own_turn() -> None:
    assert "use:skids-otoole" not in table("skids-otoole").resources(0, 1).turn().options
    t = table("skids-otoole", "roland-banks").turn(1)
    assert (t.asked, "use:skids-otoole" in t.options) == (1, False)


@rule("AH-STT-07")
def test_skids_elder_sign_gives_two_and_two_resources_on_success() -> None:
    t = table("skids-otoole").turn().bag("elder-sign").play("investigate").until(asks.Action)
    assert (t.value(), t.count(box.RESOURCES[0])) == (5, 7)


def test_skids_elder_sign_gives_nothing_for_a_failure() -> None:
    t = table("skids-otoole").threat(0, "haunted")
    t.bag("elder-sign").draws(0, "crypt-chill").until()
    assert (t.value(), t.count(box.RESOURCES[0])) == (3, 5)


# -------------------------------------------------------------------- Agnes Baker


@rule("AH-AOO-05")
def test_agnes_hurts_an_enemy_when_horror_is_placed_on_her() -> None:
    t = table("agnes-baker")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().play("resource", "use:agnes-baker")
    assert (t.horror(), t.count(box.DAMAGE[minion])) == (1, 1)


def test_agnes_does_so_once_a_phase() -> None:
    t = table("agnes-baker")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().play("resource", "use:agnes-baker", "resource")
    assert (t.question, t.horror()) == (asks.Action, 2)
    assert t.phase("enemy").options == ["use:agnes-baker", "pass"]


def test_agnes_is_not_moved_by_horror_on_her_assets() -> None:
    t = table("agnes-baker").in_play(0, "holy-rosary")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("resource", "on:holy-rosary")
    assert (t.question, t.horror()) == (asks.Action, 0)


def test_agnes_is_not_moved_by_the_horror_of_others() -> None:
    t = table("agnes-baker", "roland-banks")
    t.enemy("ghoul-minion", engaged=1)
    t.phase("enemy")
    assert (t.question, t.horror(1)) == (None, 1)


def test_agnes_does_no_attack_so_lita_adds_nothing() -> None:
    t = table("agnes-baker").in_play(0, "lita-chantler")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().play("resource", "on:agnes-baker", "on:agnes-baker", "use:agnes-baker")
    assert (t.question, t.count(box.DAMAGE[ghoul])) == (asks.Action, 1)


@pytest.mark.parametrize("horror", [0, 3])
def test_agnes_elder_sign_counts_the_horror_on_her(horror: int) -> None:
    t = table("agnes-baker").harmed(0, damage=2, horror=horror).turn().bag("elder-sign").play("investigate")
    assert t.value() == 2 + horror


# -------------------------------------------------------------------- Wendy Adams


@rule("AH-CAN-04")
def test_wendy_discards_a_card_and_reveals_another_token() -> None:
    t = table("wendy-adams").hand(0, "knife", "lucky").turn().bag("auto-fail", "0")
    t.play("investigate", "use:wendy-adams", "pick:knife")
    assert (t.clues_of(), t.zone(box.HAND[0]), t.zone(box.DISCARD[0])) == (1, ["lucky"], ["knife"])


def test_wendy_does_so_once_a_test() -> None:
    t = table("wendy-adams").hand(0, "knife", "lucky").turn().bag("-4", "-3", "0").play("investigate")
    t.play("use:wendy-adams", "pick:knife")
    assert t.options == ["use:lucky", "pass"], "the second token stands"
    assert t.play("pass", "investigate").options == ["use:wendy-adams", "pass"], "another test"


def test_wendy_needs_a_card_that_she_may_discard() -> None:
    assert table("wendy-adams").turn().bag("-4").play("investigate").question == asks.Action
    t = table("wendy-adams")
    t.state.put(piece("dark-memory"), box.HAND[0])
    assert t.turn().bag("-4").play("investigate").question == asks.Action


def test_wendy_helps_nobody_elses_test() -> None:
    t = table("wendy-adams", "roland-banks").hand(0, "lucky").turn(1).bag("-4").play("investigate")
    assert (t.asked, t.question) == (1, asks.Action)


@rule("AH-CAN-04", "AH-STT-04")
def test_a_token_that_wendy_cancels_counts_as_never_revealed() -> None:
    t = table("wendy-adams").hand(0, "lucky").in_play(0, "baseball-bat")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("skull", "0").play("use:baseball-bat", "use:wendy-adams").until(asks.Action)
    assert t.home("baseball-bat") == box.PLAY[0]


@rule("AH-AUT-01", "AH-AUT-03")
def test_wendys_elder_sign_succeeds_by_itself_with_her_amulet_in_play() -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet").threat(0, "haunted")
    t.enemy("ghoul-priest", engaged=0)
    t.turn().bag("elder-sign").play("fight:ghoul-priest")
    assert t.count(box.DAMAGE[piece("ghoul-priest")]) == 1


def test_wendys_elder_sign_is_a_zero_without_the_amulet() -> None:
    t = table("wendy-adams").hand(0, "wendys-amulet")
    t.enemy("ghoul-priest", engaged=0)
    t.turn().bag("elder-sign").play("fight:ghoul-priest", "reveal", "pass")
    assert (t.count(box.DAMAGE[piece("ghoul-priest")]), t.told(tells.Failed)[0].told[1]) == (0, 1)
