"""The ten Seeker cards."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import INTELLECT, INVESTIGATE, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def daisy(*hand: str) -> Table:
    """Daisy in the Study with these cards in hand."""
    return table("daisy-walker").hand(0, *hand)


# -------------------------------------------------------------------- Magnifying Glass


@rule("AH-EVT-03", "AH-EVT-04", "AH-INV-30")
def test_magnifying_glass_is_played_for_free_and_helps_to_investigate() -> None:
    t = daisy("magnifying-glass")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:magnifying-glass")
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0]), t.damage()) == (3, 4, 0)
    assert skill_of(t.state, 0, INTELLECT, INVESTIGATE) == 6
    assert skill_of(t.state, 0, INTELLECT, PLAIN) == 5


# -------------------------------------------------------------------- Old Book of Lore


@rule("AH-SEA-01", "AH-SEA-02")
def test_old_book_of_lore_draws_one_of_the_top_three_cards_of_somebody_here() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "old-book-of-lore")
    t.top(1, "machete", "evidence", "knife").turn().play("use:old-book-of-lore", "seat:seat-2")
    assert (t.asked, t.options) == (1, ["pick:machete@2", "pick:evidence@2", "pick:knife@2"])
    t.play("pick:evidence@2")
    assert t.zone(box.HAND[1]) == ["evidence@2"]
    assert "use:old-book-of-lore" not in t.options, "exhausted"


def test_old_book_of_lore_leaves_the_rest_in_a_shuffled_deck() -> None:
    orders = set()
    for seed in range(4):
        t = table("daisy-walker", seed=seed).in_play(0, "old-book-of-lore").top(0, "knife", "guts", "flashlight")
        size = len(t.zone(box.DECK[0]))
        t.turn().play("use:old-book-of-lore", "pick:knife")
        assert len(t.zone(box.DECK[0])) == size - 1
        orders.add(tuple(t.zone(box.DECK[0])[:3]))
    assert len(orders) > 1


@rule("AH-WKR-01")
def test_old_book_of_lore_resolves_a_weakness_that_is_taken() -> None:
    t = daisy("knife", "guts").in_play(0, "old-book-of-lore").top(0, "paranoia", "flashlight", "knife#2")
    t.turn().play("use:old-book-of-lore", "pick:paranoia")
    assert (t.count(box.RESOURCES[0]), t.home("paranoia")) == (0, box.DISCARD[0])


def test_old_book_of_lore_must_take_a_card_and_provokes() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore").top(0, "knife")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("use:old-book-of-lore")
    assert (t.damage(), t.question, "pass" in t.options) == (1, asks.Search, False)


# -------------------------------------------------------------------- Research Librarian


@rule("AH-DRW-05", "AH-SEA-02")
def test_research_librarian_brings_a_tome_from_the_deck() -> None:
    t = daisy("research-librarian").top(0, "old-book-of-lore", "medical-texts", "flashlight").turn()
    t.play("play:research-librarian", "use:research-librarian")
    assert set(t.options) >= {"pick:old-book-of-lore", "pick:medical-texts"}
    assert "pick:flashlight" not in t.options
    t.play("pick:medical-texts")
    assert (t.zone(box.HAND[0]), t.told(tells.Drew)) == (["medical-texts"], [])


@rule("AH-REV-02")
def test_research_librarian_may_find_the_necronomicon_which_is_resolved_at_once() -> None:
    t = daisy("research-librarian").top(0, "the-necronomicon").turn()
    t.play("play:research-librarian", "use:research-librarian", "pick:the-necronomicon")
    assert (t.home("the-necronomicon"), t.count(box.HORROR[piece("the-necronomicon")])) == (box.THREAT[0], 3)


def test_research_librarian_need_not_be_asked() -> None:
    t = daisy("research-librarian").top(0, "old-book-of-lore").turn().play("play:research-librarian", "pass")
    assert (t.zone(box.HAND[0]), t.zone(box.PLAY[0])) == ([], ["research-librarian"])


def test_research_librarian_is_asked_only_when_coming_herself() -> None:
    t = daisy("magnifying-glass").in_play(0, "research-librarian").top(0, "old-book-of-lore").turn()
    assert t.play("play:magnifying-glass").question == asks.Action


# -------------------------------------------------------------------- Dr. Milan Christopher


@rule("AH-STT-06")
def test_dr_milan_adds_intellect_and_pays_for_a_success_before_the_clue_is_taken() -> None:
    t = daisy().in_play(0, "dr-milan-christopher")
    assert skill_of(t.state, 0, INTELLECT, PLAIN) == 6
    t.turn().bag("0").play("investigate")
    assert (t.options, t.clues_of()) == (["use:dr-milan-christopher", "pass"], 0)
    t.play("use:dr-milan-christopher")
    assert (t.count(box.RESOURCES[0]), t.clues_of()) == (6, 1)


@rule("AH-CLU-03")
def test_dr_milan_pays_at_a_location_without_clues_but_not_for_a_failure() -> None:
    t = daisy().clues("study", 0).in_play(0, "dr-milan-christopher").turn().bag("0", "auto-fail").play("investigate")
    assert t.play("use:dr-milan-christopher").count(box.RESOURCES[0]) == 6
    assert t.play("investigate").count(box.RESOURCES[0]) == 6


def test_dr_milan_pays_for_nobody_elses_investigation() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "dr-milan-christopher").turn(1).bag("0").play("investigate")
    assert (t.asked, t.clues_of(1), t.count(box.RESOURCES[0])) == (1, 1, 5)


# -------------------------------------------------------------------- Hyperawareness


def test_hyperawareness_adds_intellect_or_agility_for_a_resource() -> None:
    t = table().in_play(0, "hyperawareness").turn().bag("-3").play("investigate")
    assert t.options == ["use:hyperawareness", "reveal"]
    t.play("use:hyperawareness", "use:hyperawareness", "reveal")
    assert (t.clues_of(), t.count(box.RESOURCES[0])) == (1, 3)
    t.bag("0").draws(0, "grasping-hands").play("use:hyperawareness/1", "reveal")
    assert (t.damage(), t.count(box.RESOURCES[0])) == (0, 2)


# -------------------------------------------------------------------- Medical Texts


@rule("AH-AOO-07")
def test_medical_texts_heal_somebody_here_or_hurt_them() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "medical-texts").harmed(1, damage=2).turn().bag("0", "auto-fail")
    t.play("use:medical-texts", "seat:seat-2")
    assert t.damage(1) == 1
    t.play("use:medical-texts", "seat:seat-2")
    assert (t.damage(1), t.damage(0)) == (2, 0)


def test_medical_texts_may_be_tried_on_the_healthy_and_provoke() -> None:
    t = daisy().in_play(0, "medical-texts")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("auto-fail").play("use:medical-texts")
    assert t.damage() == 2, "an attack of opportunity and the failure"


def test_medical_texts_are_no_investigation() -> None:
    t = daisy().in_play(0, "medical-texts", "magnifying-glass").turn().bag("0").play("use:medical-texts")
    assert (t.told(tells.Succeeded)[0].told[1:3], t.clues_of()) == ((5, 2), 0)


# -------------------------------------------------------------------- Mind over Matter


@rule("AH-STT-10")
def test_mind_over_matter_lets_intellect_stand_in_when_a_test_begins() -> None:
    t = daisy("mind-over-matter", "perception", "overpower")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:mind-over-matter").bag("-3").play("fight:ghoul-minion", "yes")
    assert t.options == ["commit:perception", "reveal"], "it is a test of intellect now"
    t.play("reveal")
    assert (t.count(box.DAMAGE[minion]), t.count(box.ACTIONS[0])) == (1, 2)


def test_mind_over_matter_stands_in_for_agility_too_and_may_be_left() -> None:
    t = daisy("mind-over-matter")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("play:mind-over-matter").bag("-1", "-1").play("evade:swarm-of-rats", "no")
    assert t.told(tells.Failed)[0].told[1] == 1
    assert t.play("evade:swarm-of-rats", "yes").told(tells.Succeeded)[0].told[1] == 4


@rule("AH-STT-10")
def test_mind_over_matter_makes_nothing_of_a_weapons_bonus_to_combat() -> None:
    t = daisy("mind-over-matter").in_play(0, "knife")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:mind-over-matter").bag("0", "0").play("use:knife", "yes")
    assert t.told(tells.Succeeded)[0].told[1] == 5
    assert t.play("use:knife", "no").told(tells.Succeeded)[1].told[1] == 3


@rule("AH-EVT-05")
def test_a_second_mind_over_matter_would_change_nothing_this_round() -> None:
    t = daisy("mind-over-matter", "mind-over-matter#2").turn().play("play:mind-over-matter")
    assert "play:mind-over-matter#2" not in t.options


@rule("AH-PHS-28", "AH-DEL-03")
def test_mind_over_matter_lasts_to_the_end_of_the_round() -> None:
    t = daisy("mind-over-matter").turn().play("play:mind-over-matter", "end-turn")
    assert t.bag("0").draws(0, "grasping-hands").question == asks.Substitute
    t.play("no").phase("upkeep").until()
    t.hand(0)
    assert t.bag("0").draws(0, "grasping-hands").question is None


# -------------------------------------------------------------------- Working a Hunch


@rule("AH-EVT-02")
def test_working_a_hunch_finds_a_clue_without_an_action_or_a_test() -> None:
    t = daisy("working-a-hunch").turn().play("play:working-a-hunch")
    assert (t.clues_of(), t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (1, 3, 3)
    assert t.told(tells.Test) == []


def test_working_a_hunch_needs_a_clue_here() -> None:
    assert "play:working-a-hunch" not in daisy("working-a-hunch").clues("study", 0).turn().options


# -------------------------------------------------------------------- Barricade


@rule("AH-ATT-01", "AH-HNT-03")
def test_barricade_keeps_enemies_that_are_not_elite_out() -> None:
    t = daisy("barricade").house().turn().play("play:barricade", "end-turn")
    t.enemy("swarm-of-rats", at="attic")
    priest = t.enemy("ghoul-priest", at="cellar")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.AT_PLACE[box.PLACE_NAMED["attic"]]
    assert t.state.home[priest] == box.THREAT[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_barricade_falls_when_anybody_leaves(seat: int) -> None:
    t = table("daisy-walker", "roland-banks").house().hand(0, "barricade").turn().play("play:barricade", "end-turn")
    assert t.zone(box.ATTACHED[box.PLACE_NAMED["hallway"]]) == ["barricade"]
    t.turn(seat).play("move:attic")
    assert t.home("barricade") == box.DISCARD[0]


@rule("AH-ENR-09")
def test_barricade_leaves_an_engaged_enemy_behind_after_its_attack() -> None:
    t = table("daisy-walker", "roland-banks").house().hand(0, "barricade").turn().play("play:barricade", "end-turn")
    t.at(1, "attic")
    rats = t.enemy("swarm-of-rats", engaged=1)
    t.turn(1).play("move:hallway")
    assert (t.damage(1), t.where(1)) == (1, "hallway")
    assert t.state.home[rats] == box.AT_PLACE[box.PLACE_NAMED["attic"]]


def test_barricade_does_not_stop_spawning() -> None:
    t = daisy("barricade").house().at(0, "attic").turn().play("play:barricade", "end-turn").draws(0, "flesh-eater")
    assert t.home("flesh-eater") == box.THREAT[0]


# -------------------------------------------------------------------- Deduction


@rule("AH-SKL-16", "AH-CLU-01")
@pytest.mark.parametrize(("clues", "found"), [(3, 2), (1, 1)])
def test_deduction_finds_one_more_clue(clues: int, found: int) -> None:
    t = daisy("deduction").clues("study", clues).turn().bag("0").play("investigate", "commit:deduction")
    assert (t.clues_of(), t.clues_on("study")) == (found, clues - found)


def test_deduction_of_a_helper_gives_the_clue_to_the_one_who_investigates() -> None:
    t = table("roland-banks", "daisy-walker").hand(1, "deduction").turn().bag("0").play("investigate", "commit:deduction@2")
    assert (t.clues_of(0), t.clues_of(1)) == (2, 0)


def test_deduction_adds_nothing_to_burglary_and_nothing_outside_an_investigation() -> None:
    t = daisy("deduction").in_play(0, "burglary").turn().bag("0").play("use:burglary", "commit:deduction")
    assert (t.clues_of(), t.count(box.RESOURCES[0])) == (0, 8)
    t = daisy("deduction").in_play(0, "medical-texts").turn().bag("0")
    t.play("use:medical-texts", "commit:deduction")
    assert (t.clues_of(), t.told(tells.Succeeded)[0].told[1]) == (0, 6)


def test_deduction_adds_no_damage_to_an_attack_by_intellect() -> None:
    t = daisy("mind-over-matter", "deduction")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("play:mind-over-matter").bag("0").play("fight:icy-ghoul", "yes", "commit:deduction")
    assert (t.count(box.DAMAGE[ghoul]), t.clues_of()) == (1, 0)
