"""The ten signature cards: one of their own for each investigator, and a weakness."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def discarded(t: Table, *slugs: str) -> Table:
    """Put cards on the first seat's discard pile, the last one topmost."""
    for slug in slugs:
        t.state.put(piece(slug), box.DISCARD[0], first=True)
    return t


# -------------------------------------------------------------------- Roland's .38 Special


@pytest.mark.parametrize(("clues", "value"), [(2, 7), (1, 7), (0, 5)])
def test_rolands_38_special_fights_better_where_a_clue_lies(clues: int, value: int) -> None:
    t = table().in_play(0, "rolands-38-special").clues("study", clues).holds(0, 2)
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("0").play("use:rolands-38-special", "reveal")
    assert (t.told(tells.Succeeded)[0].told[1], t.count(box.DAMAGE[ghoul])) == (value, 2)
    assert t.count(box.USES_LEFT[piece("rolands-38-special")]) == 3


@rule("AH-MOD-01")
def test_rolands_38_special_loses_its_bonus_with_the_last_clue_even_in_the_middle_of_the_attack() -> None:
    t = table().in_play(0, "rolands-38-special").clues("study", 1).hand(0, "working-a-hunch").resources(0, 2)
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("0").play("use:rolands-38-special", "play:working-a-hunch")
    assert t.told(tells.Succeeded)[0].told[1] == 5, "combat 4 and +1, no longer +3"


# -------------------------------------------------------------------- Cover Up


def covered(t: Table) -> Table:
    """Roland has drawn Cover Up."""
    return t.draws_card(0, "cover-up")


def left_on_cover_up(t: Table) -> int:
    """The clues still on Cover Up."""
    return t.count(box.CLUES[piece("cover-up")])


@rule("AH-WKR-01", "AH-SKL-20")
def test_cover_up_comes_with_three_clues() -> None:
    t = covered(table())
    assert (t.home("cover-up"), left_on_cover_up(t), t.zone(box.HAND[0])) == (box.THREAT[0], 3, [])


@rule("AH-ABL-08", "AH-EFF-05")
def test_cover_up_takes_the_clues_that_would_be_discovered_if_one_likes() -> None:
    t = covered(table()).turn().bag("0", "0").play("investigate", "use:cover-up")
    assert (left_on_cover_up(t), t.clues_of(), t.clues_on("study")) == (2, 0, 2)
    t.play("investigate", "pass")
    assert (left_on_cover_up(t), t.clues_of(), t.clues_on("study")) == (2, 1, 1)


def test_cover_up_takes_no_more_than_lie_there_and_nothing_at_an_empty_location() -> None:
    t = covered(table()).hand(0, "deduction").clues("study", 1).turn().bag("0").play("investigate", "commit:deduction")
    assert left_on_cover_up(t.play("use:cover-up")) == 2
    t = covered(table()).clues("study", 0).turn().bag("0").play("investigate")
    assert (t.question, left_on_cover_up(t)) == (asks.Action, 3)


@rule("AH-ABL-12")
def test_cover_up_may_be_worked_off_by_anybody_there() -> None:
    t = covered(table("roland-banks", "daisy-walker")).turn(1).bag("0").play("investigate", "use:cover-up")
    assert (left_on_cover_up(t), t.clues_of(1)) == (2, 0)


def test_cover_up_stays_when_it_is_empty() -> None:
    t = covered(table()).hand(0, "deduction").clues("study", 3).turn().bag("0", "0", "0")
    t.play("investigate", "commit:deduction", "use:cover-up", "investigate", "use:cover-up")
    assert (t.home("cover-up"), left_on_cover_up(t)) == (box.THREAT[0], 0)
    assert t.play("investigate").clues_of() == 1, "nothing more to work off"


@rule("AH-ELM-02")
@pytest.mark.parametrize(("clues", "trauma"), [(1, 1), (0, 0)])
def test_cover_up_leaves_a_mental_trauma_at_the_end_while_a_clue_is_on_it(clues: int, trauma: int) -> None:
    t = covered(table()).house().at(0, "parlor")
    t.state.set(box.CLUES[piece("cover-up")], clues)
    t.turn().play("use:parlor")
    assert (t.count(box.MENTAL[0]), t.home("cover-up")) == (trauma, box.REMOVED)


def test_cover_up_is_not_over_when_another_leaves() -> None:
    t = covered(table("roland-banks", "daisy-walker")).house().at(1, "parlor").turn(1).play("use:parlor")
    assert (t.count(box.MENTAL[0]), t.home("cover-up")) == (0, box.THREAT[0])


# -------------------------------------------------------------------- Daisy's Tote Bag


@rule("AH-SLT-03", "AH-SLR-03")
def test_daisys_tote_bag_holds_two_tomes_more() -> None:
    t = table("daisy-walker").in_play(0, "daisys-tote-bag", "old-book-of-lore", "medical-texts", "knife")
    t.hand(0, "old-book-of-lore#2").turn().play("play:old-book-of-lore#2")
    assert len(t.zone(box.PLAY[0])) == 5, "two Tomes in the bag, one in a hand"
    assert t.hand(0, "medical-texts#2").turn().play("play:medical-texts#2").question == asks.MakeRoom


def test_daisys_tote_bag_holds_nothing_but_tomes() -> None:
    t = table("daisy-walker").in_play(0, "daisys-tote-bag", "knife", "flashlight").hand(0, "magnifying-glass").turn()
    t.play("play:magnifying-glass")
    assert t.question == asks.MakeRoom


def test_without_daisys_tote_bag_the_tomes_over_the_limit_go() -> None:
    t = table("daisy-walker").in_play(0, "daisys-tote-bag", "old-book-of-lore", "medical-texts", "knife")
    t.bag("auto-fail").draws(0, "crypt-chill").play("pick:daisys-tote-bag")
    assert t.question == asks.MakeRoom
    t.play("pick:knife")
    assert t.zone(box.PLAY[0]) == ["old-book-of-lore", "medical-texts"]


# -------------------------------------------------------------------- The Necronomicon


@rule("AH-SLR-01", "AH-WKR-02")
def test_the_necronomicon_comes_into_the_threat_area_with_three_horror_and_takes_a_hand() -> None:
    t = table("daisy-walker").in_play(0, "knife", "flashlight").draws_card(0, "the-necronomicon")
    assert (t.home("the-necronomicon"), t.count(box.HORROR[piece("the-necronomicon")])) == (box.THREAT[0], 3)
    assert t.play("pick:knife").zone(box.PLAY[0]) == ["flashlight"]


@rule("AH-DMR-08", "AH-ACN-03")
def test_the_necronomicons_horror_moves_to_daisy_and_then_it_goes() -> None:
    t = table("daisy-walker").in_play(0, "holy-rosary").draws_card(0, "the-necronomicon").turn()
    t.play("use:the-necronomicon")
    assert (t.horror(), t.count(box.ACTIONS[0])) == (1, 3), "moved, not taken: no choice; read as a Tome"
    t.play("use:the-necronomicon", "use:the-necronomicon")
    assert (t.horror(), t.home("the-necronomicon"), t.count(box.ACTIONS[0])) == (3, box.DISCARD[0], 1)


def test_the_necronomicons_horror_can_defeat_but_sets_off_nothing() -> None:
    t = table("daisy-walker").threat(0, "psychosis").draws_card(0, "the-necronomicon").turn().play("use:the-necronomicon")
    assert (t.horror(), t.damage()) == (1, 0)
    t = table("daisy-walker").harmed(0, horror=8).draws_card(0, "the-necronomicon").turn().play("use:the-necronomicon")
    assert (t.in_game(), t.count(box.MENTAL[0])) == (False, 1)


def test_the_necronomicon_turns_daisys_elder_sign_into_an_auto_fail() -> None:
    t = table("daisy-walker").draws_card(0, "the-necronomicon").turn().bag("elder-sign").play("investigate")
    assert (t.told(tells.Failed)[0].told[1], t.clues_of(), t.zone(box.HAND[0])) == (0, 0, [])


@rule("AH-ABL-12", "AH-WKR-02")
def test_nobody_but_daisy_reads_the_necronomicon() -> None:
    t = table("daisy-walker", "roland-banks").draws_card(0, "the-necronomicon").turn(1)
    assert "use:the-necronomicon" not in t.options
    assert "use:the-necronomicon" in t.turn(0).options


def test_the_necronomicon_cannot_leave_while_horror_is_on_it() -> None:
    t = table("daisy-walker").draws_card(0, "the-necronomicon").bag("auto-fail").draws(0, "crypt-chill")
    assert (t.home("the-necronomicon"), t.damage()) == (box.THREAT[0], 2)


# -------------------------------------------------------------------- On the Lam


@rule("AH-EVT-02", "AH-CAN-03")
def test_on_the_lam_keeps_all_attacks_off_until_the_round_ends() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("use:on-the-lam", "resource", "end-turn").phase("enemy")
    assert (t.damage(), t.horror(), t.count(box.RESOURCES[0])) == (0, 0, 5)
    t.phase("upkeep").until()
    assert t.phase("enemy").damage() == 1


@rule("AH-ENM-06", "AH-PHS-21")
def test_an_enemy_that_cannot_attack_by_on_the_lam_does_not_exhaust() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam")
    minion, priest = t.enemy("ghoul-minion", engaged=0), t.enemy("ghoul-priest", engaged=0)
    t.turn().play("use:on-the-lam", "end-turn").phase("enemy").until()
    assert (t.count(box.EXHAUSTED[minion]), t.count(box.EXHAUSTED[priest])) == (0, 1)


def test_nobody_is_asked_in_which_order_enemies_attack_that_cannot() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam")
    for slug in ("ghoul-minion", "swarm-of-rats", "ghoul-priest"):
        t.enemy(slug, engaged=0)
    t.turn().play("use:on-the-lam", "resource")
    assert (t.question, t.damage()) == (asks.Action, 2), "only the Ghoul Priest attacks"


def test_on_the_lam_does_not_keep_the_elite_off() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam")
    t.enemy("ghoul-priest", engaged=0)
    t.turn().play("use:on-the-lam", "resource")
    assert t.damage() == 2


def test_on_the_lam_is_played_only_as_the_own_turn_begins() -> None:
    t = table("skids-otoole", "roland-banks").hand(0, "on-the-lam").turn(1)
    assert (t.asked, t.question) == (1, asks.Action)
    t.turn(0).play("pass")
    assert not [key for key in t.options if "on-the-lam" in key]


# -------------------------------------------------------------------- Hospital Debts


def debts(t: Table) -> Table:
    """Skids has drawn Hospital Debts."""
    return t.draws_card(0, "hospital-debts")


@rule("AH-LMT-01", "AH-KEY-13")
def test_hospital_debts_take_two_resources_a_round_from_each_player_there() -> None:
    t = debts(table("skids-otoole", "roland-banks")).turn().until(asks.Action).play("use:hospital-debts")
    t.until(asks.Action).play("use:hospital-debts").until(asks.Action)
    assert (t.count(box.RESOURCES[0]), t.count(box.RESOURCES_ON[piece("hospital-debts")])) == (3, 2)
    assert "use:hospital-debts" not in t.options
    t.turn(1).play("use:hospital-debts")
    assert (t.count(box.RESOURCES[1]), t.count(box.RESOURCES_ON[piece("hospital-debts")])) == (4, 3)


def test_hospital_debts_are_paid_by_nobody_elsewhere() -> None:
    t = debts(table("skids-otoole", "roland-banks").house()).at(1, "attic").turn(1)
    assert "use:hospital-debts" not in t.until(asks.Action).options
    assert "use:hospital-debts" in t.at(1, "hallway").turn(1).options


def test_hospital_debts_can_be_paid_again_in_the_next_round() -> None:
    t = debts(table("skids-otoole")).encounters("ancient-evils", "ancient-evils#2").round().until(asks.Action)
    t.play("use:hospital-debts", "use:hospital-debts", "end-turn").until(asks.Action)
    assert "use:hospital-debts" in t.options


@pytest.mark.parametrize(("paid", "experience"), [(5, 2), (6, 4)])
def test_hospital_debts_cost_two_experience_unless_six_resources_are_paid(paid: int, experience: int) -> None:
    t = debts(table("skids-otoole")).house().at(0, "parlor")
    t.state.set(box.RESOURCES_ON[piece("hospital-debts")], paid)
    t.state.put(piece("ghoul-priest"), box.VICTORY)
    t.turn().play("use:parlor")
    assert t.count(box.EXPERIENCE[0]) == experience


def test_hospital_debts_take_no_more_experience_than_there_is_and_are_their_bearers_alone() -> None:
    t = debts(table("skids-otoole")).house().at(0, "parlor").turn().play("use:parlor")
    assert t.count(box.EXPERIENCE[0]) == 0
    t = debts(table("skids-otoole", "roland-banks")).house().at(1, "parlor").turn(1).until(asks.Action).play("use:parlor")
    assert t.count(box.EXPERIENCE_LOST[0]) == 0


# -------------------------------------------------------------------- Heirloom of Hyperborea


@rule("AH-INI-05")
def test_heirloom_of_hyperborea_draws_a_card_after_a_spell_is_played() -> None:
    t = table("agnes-baker").in_play(0, "heirloom-of-hyperborea").hand(0, "scrying").top(0, "knife").turn()
    t.play("play:scrying", "use:heirloom-of-hyperborea")
    assert (t.zone(box.HAND[0]), t.home("scrying")) == (["knife"], box.PLAY[0])


@pytest.mark.parametrize("slug", ["blinding-light", "dark-memory"])
def test_heirloom_of_hyperborea_answers_spell_events_dark_memory_too(slug: str) -> None:
    t = table("agnes-baker").in_play(0, "heirloom-of-hyperborea").hand(0, slug).top(0, "knife")
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    t.turn().bag("0").play(f"play:{slug}").until(asks.React)
    assert t.home(slug) == box.DISCARD[0], "it has been played to the end"
    assert t.play("use:heirloom-of-hyperborea").zone(box.HAND[0]) == ["knife"]


def test_heirloom_of_hyperborea_answers_a_ward_but_no_commitment_and_nothing_that_is_no_spell() -> None:
    t = table("agnes-baker").in_play(0, "heirloom-of-hyperborea").hand(0, "ward-of-protection").top(0, "knife")
    t.draws(0, "ancient-evils").play("use:ward-of-protection", "use:heirloom-of-hyperborea")
    assert t.zone(box.HAND[0]) == ["knife"]
    t = table("agnes-baker").in_play(0, "heirloom-of-hyperborea").hand(0, "blinding-light", "emergency-cache")
    t.bag("0").draws(0, "rotting-remains").play("commit:blinding-light")
    assert t.question is None
    assert t.turn().play("play:emergency-cache").question == asks.Action


def test_heirloom_of_hyperborea_answers_no_spell_that_somebody_else_plays() -> None:
    t = table("agnes-baker", "daisy-walker").in_play(0, "heirloom-of-hyperborea").hand(1, "scrying").turn(1)
    assert (t.play("play:scrying@2").zone(box.PLAY[1]), t.question) == (["scrying@2"], asks.Action)


# -------------------------------------------------------------------- Dark Memory


@rule("AH-WKR-02")
def test_dark_memory_stays_in_hand_and_brings_two_horror_at_the_end_of_every_own_turn() -> None:
    t = table("agnes-baker").draws_card(0, "dark-memory").turn().play("end-turn")
    assert (t.home("dark-memory"), t.horror()) == (box.HAND[0], 2)
    assert t.turn().play("end-turn").horror() == 4


@rule("AH-COO-02", "AH-WKR-02")
def test_dark_memory_is_drawn_unseen_by_the_others_but_a_weakness_that_is_resolved_is_not() -> None:
    t = table("agnes-baker", "roland-banks").draws_card(0, "dark-memory", "paranoia")
    assert [note.seat for note in t.told(tells.Drew)] == [0, None]
    assert t.sees(1, box.HAND[0]) == ["player-1"]


def test_dark_memory_brings_no_horror_at_the_end_of_another_turn() -> None:
    t = table("agnes-baker", "roland-banks").draws_card(0, "dark-memory").turn(1).play("end-turn")
    assert (t.horror(0), t.horror(1)) == (0, 0)


@rule("AH-EVT-05", "AH-ADV-08", "AH-MYT-04")
def test_dark_memory_is_got_rid_of_for_two_resources_and_a_doom_that_can_advance_the_agenda() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").agenda(1, doom=2)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("play:dark-memory")
    assert (t.damage(), t.count(box.RESOURCES[0])) == (1, 3), "an action that provokes"
    assert t.until(asks.Action).zone(box.AGENDA) == ["rise-of-the-ghouls"]
    assert t.home("dark-memory") == box.DISCARD[0]


@rule("AH-WKR-03")
def test_dark_memory_is_never_chosen_for_a_discard() -> None:
    nine = ["dark-memory", "knife", "knife#2", "guts", "guts#2", "flashlight", "flashlight#2", "lucky"]
    t = table("agnes-baker").hand(0, *nine).top(0, "lucky#2").phase("upkeep")
    assert (t.question, "pick:dark-memory" in t.options) == (asks.HandLimit, False)


# -------------------------------------------------------------------- Wendy's Amulet


def test_wendys_amulet_plays_the_topmost_event_of_the_discard_pile() -> None:
    t = discarded(table("wendy-adams").in_play(0, "wendys-amulet"), "backstab", "emergency-cache", "knife").turn()
    assert "play:backstab" not in t.options
    t.play("play:emergency-cache")
    assert (t.count(box.RESOURCES[0]), t.zone(box.DECK[0])[-1]) == (8, "emergency-cache")
    assert t.zone(box.DISCARD[0]) == ["knife", "backstab"]
    assert t.count(box.ACTIONS[0]) == 2, "it takes an action as from the hand"


def test_wendys_amulet_plays_a_fast_event_of_the_pile_without_an_action() -> None:
    t = discarded(table("wendy-adams").in_play(0, "wendys-amulet").clues("study", 1), "working-a-hunch").turn()
    t.play("play:working-a-hunch")
    assert (t.clues_of(), t.count(box.ACTIONS[0])) == (1, 3)


def test_wendys_amulet_plays_reactions_from_the_pile_too_and_puts_events_under_the_deck() -> None:
    t = discarded(table("wendy-adams").in_play(0, "wendys-amulet"), "lucky").turn().bag("-3").play("investigate")
    t.play("use:lucky")
    assert (t.clues_of(), t.zone(box.DECK[0])[-1], t.zone(box.DISCARD[0])) == (1, "lucky", [])
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "emergency-cache").turn().play("play:emergency-cache")
    assert (t.zone(box.DECK[0])[-1], t.zone(box.DISCARD[0])) == ("emergency-cache", [])


def test_an_event_that_wendys_amulet_puts_under_the_deck_is_not_told_to_be_discarded() -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "emergency-cache").turn().play("play:emergency-cache")
    assert t.zone(box.DECK[0])[-1] == "emergency-cache"
    assert [note.told for note in t.told(tells.UnderDeck)] == [(0, piece("emergency-cache"))]
    assert t.told(tells.Discarded) == []


def test_wendys_amulet_commits_nothing_from_the_pile_and_lets_committed_events_be_discarded() -> None:
    t = discarded(table("wendy-adams").in_play(0, "wendys-amulet"), "look-what-i-found").turn().bag("0").play("investigate")
    assert t.question == asks.Action, "nothing could be committed"
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "look-what-i-found").turn().bag("0")
    t.play("investigate", "commit:look-what-i-found").until(asks.Action)
    assert t.home("look-what-i-found") == box.DISCARD[0]


def test_wendys_amulet_puts_an_attached_event_that_is_discarded_under_the_deck() -> None:
    t = table("wendy-adams").house().in_play(0, "wendys-amulet").hand(0, "barricade").turn()
    t.play("play:barricade", "move:attic")
    assert t.zone(box.DECK[0])[-1] == "barricade"


def test_without_wendys_amulet_the_pile_is_out_of_reach() -> None:
    t = discarded(table("wendy-adams"), "lucky", "emergency-cache").turn()
    assert "play:emergency-cache" not in t.options
    t = discarded(table("wendy-adams"), "lucky").turn().bag("-3").play("investigate")
    assert t.question == asks.Action


# -------------------------------------------------------------------- Abandoned and Alone


@rule("AH-DMR-05", "AH-INP-04")
def test_abandoned_and_alone_brings_direct_horror_and_removes_the_discard_pile() -> None:
    t = discarded(table("wendy-adams").in_play(0, "holy-rosary"), "knife", "guts").draws_card(0, "abandoned-and-alone")
    assert (t.horror(), t.home("knife"), t.home("guts")) == (2, box.REMOVED, box.REMOVED)
    assert t.zone(box.DISCARD[0]) == ["abandoned-and-alone"]


def test_an_event_that_wendys_amulet_puts_under_an_empty_deck_is_the_deck() -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "emergency-cache")
    for card in t.state.zone(box.DECK[0]):
        t.state.put(card, box.REMOVED)
    t.turn().play("play:emergency-cache")
    assert (t.zone(box.DECK[0]), t.zone(box.DISCARD[0])) == (["emergency-cache"], [])
    t.play("draw")
    assert (t.zone(box.HAND[0]), t.horror()) == (["emergency-cache"], 0)
