"""Assets above level 0 that cost more than a glance: badges, guns, books and friends, one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from miskatonic.core.declared import Kind, React
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, place, table, woods

# -------------------------------------------------------------------- Police Badge


@rule("AH-ACN-04", "AH-CST-02")
def test_the_badge_gives_two_actions_to_whoever_takes_a_turn_where_its_bearer_is() -> None:
    t = table("daisy-walker", "roland-banks").in_play(1, "police-badge").turn(0)
    assert t.question is asks.Window, "Roland is asked in Daisy's turn"
    t.play("use:police-badge@2").until(asks.Action)
    assert (t.asked, t.count(box.ACTIONS[0]), t.count(box.ACTIONS[1])) == (0, 5, 0)
    assert t.home("police-badge", 1) == box.DISCARD[1]


def test_the_badge_is_of_no_use_to_somebody_elsewhere_or_between_turns() -> None:
    t = table("daisy-walker", "roland-banks").house().in_play(1, "police-badge").at(1, "attic").turn(0)
    assert t.question is asks.Action
    t = table().in_play(0, "police-badge").phase("upkeep")
    assert t.question is not asks.Window


def test_its_bearer_has_more_willpower_and_may_use_it_in_the_own_turn() -> None:
    t = table().in_play(0, "police-badge").turn()
    assert skill_of(t.state, 0, 0, 0) == 3 + 1
    assert t.play("use:police-badge").count(box.ACTIONS[0]) == 5


@rule("AH-ABL-09", "AH-PHS-16")
def test_the_badge_gives_no_actions_to_a_turn_that_has_come_to_its_end() -> None:
    t = table("daisy-walker", "roland-banks").in_play(1, "police-badge").threat(0, "frozen-in-fear").turn(0)
    assert "use:police-badge@2" in t.options
    assert t.until(asks.Action).play("end-turn").question is None, "Daisy tests her willpower unasked"
    assert skill_of(t.state, 0, 0, 0) == 3


# -------------------------------------------------------------------- Beat Cop


@rule("AH-DMR-05", "AH-CST-01")
def test_the_better_beat_cop_hurts_an_enemy_at_the_price_of_a_wound() -> None:
    t = table().in_play(0, "beat-cop-2")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:beat-cop-2")
    assert (t.count(box.DAMAGE[ghoul]), t.count(box.DAMAGE[piece("beat-cop-2")]), t.damage()) == (1, 1, 0)
    assert t.count(box.ACTIONS[0]) == 3
    assert "use:beat-cop-2" not in t.options, "he is exhausted"
    assert skill_of(t.state, 0, COMBAT, 0) == 4 + 1


@rule("AH-INI-06", "AH-DMG-06")
def test_his_last_wound_fells_him_and_the_enemy_is_hurt_all_the_same() -> None:
    t = table().in_play(0, "beat-cop-2")
    t.state.set(box.DAMAGE[piece("beat-cop-2")], 2)
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:beat-cop-2")
    assert (t.home("beat-cop-2"), t.count(box.DAMAGE[ghoul])) == (box.DISCARD[0], 1)


@rule("AH-DMR-07")
def test_his_wound_is_damage_to_you_for_whom_damage_makes_ill() -> None:
    t = table().in_play(0, "beat-cop-2").threat(0, "hypochondria")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:beat-cop-2")
    assert (t.count(box.DAMAGE[ghoul]), t.damage(), t.horror()) == (1, 0, 1)


@rule("AH-CST-04")
def test_nobody_is_wounded_for_nothing() -> None:
    assert "use:beat-cop-2" not in table().in_play(0, "beat-cop-2").turn().options


# -------------------------------------------------------------------- Shotgun


@rule("AH-FGT-03")
@pytest.mark.parametrize(
    ("token", "cards", "dealt"),
    [("-3", (), 1), ("-1", (), 2), ("+1", (), 4), ("+1", ("overpower", "unexpected-courage"), 5)],
)
def test_the_shotgun_deals_what_the_attack_succeeds_by_from_one_to_five(
    token: str, cards: tuple[str, ...], dealt: int
) -> None:
    t = table().in_play(0, "shotgun").hand(0, *cards)
    priest = t.enemy("ghoul-priest", engaged=0)  # a fight of 4, and Roland has 4 + 3
    t.state.set(box.STARTED, 4)
    t.turn().bag(token).play("use:shotgun", *(f"commit:{card}" for card in cards)).until(asks.Action)
    assert t.count(box.DAMAGE[priest]) == dealt
    assert t.count(box.USES_LEFT[piece("shotgun")]) == 1


@rule("AH-FGT-03")
def test_a_vicious_blow_is_added_to_the_margin() -> None:
    t = table().in_play(0, "shotgun").hand(0, "vicious-blow")
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.STARTED, 4)
    t.turn().bag("-4").play("use:shotgun", "commit:vicious-blow").until(asks.Action)
    assert t.count(box.DAMAGE[priest]) == 1 + 1


@rule("AH-FGT-02", "AH-AUT-05")
def test_a_miss_hits_the_other_by_what_it_failed_by() -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "shotgun")
    t.enemy("ghoul-priest", engaged=1)
    t.turn().bag("auto-fail").play("use:shotgun").until(asks.Action)
    assert t.damage(1) == 4, "the skill counts as 0 against a fight of 4"


# -------------------------------------------------------------------- Magnifying Glass


@rule("AH-OWN-02")
def test_the_better_glass_returns_to_the_hand_where_no_clue_is_left() -> None:
    t = table("daisy-walker").clues("study", 1).in_play(0, "magnifying-glass-1").turn().bag("0")
    assert "use:magnifying-glass-1" not in t.options
    t.play("investigate").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told.value == 5 + 1
    t.play("use:magnifying-glass-1")
    assert (t.home("magnifying-glass-1"), t.count(box.ACTIONS[0])) == (box.HAND[0], 2)
    t.play("play:magnifying-glass-1")
    assert (t.home("magnifying-glass-1"), t.count(box.RESOURCES[0])) == (box.PLAY[0], 5)


# -------------------------------------------------------------------- Encyclopedia


@rule("AH-DEL-02", "AH-DEL-03")
def test_what_the_encyclopedia_teaches_lasts_until_the_phase_ends() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "encyclopedia").round()
    t.until(asks.Turn).play("seat:seat-1").until(asks.Action)
    t.play("use:encyclopedia", "choose:1", "seat:seat-2").until(asks.Action)
    assert (skill_of(t.state, 1, INTELLECT, 0), skill_of(t.state, 0, INTELLECT, 0)) == (3 + 2, 5)
    assert t.count(box.EXHAUSTED[piece("encyclopedia")]) == 1
    t.state.put(piece("encyclopedia"), box.DISCARD[0])
    t.play("end-turn").until(asks.Action)
    assert (t.asked, skill_of(t.state, 1, INTELLECT, 0)) == (1, 5), "whatever becomes of the book"
    t.play("end-turn").until(asks.Turn)
    assert skill_of(t.state, 1, INTELLECT, 0) == 3


@rule("AH-ACN-03")
def test_daisys_extra_action_serves_for_it() -> None:
    t = table("daisy-walker").in_play(0, "encyclopedia").turn().play("use:encyclopedia", "choose:0")
    assert (t.count(box.ACTIONS[0]), t.count(box.TOME_ACTIONS[0])) == (3, 0)
    assert skill_of(t.state, 0, 0, 0) == 3 + 2


# -------------------------------------------------------------------- Cat Burglar


@rule("AH-AOO-07", "AH-ENR-08")
def test_the_cat_burglar_leads_one_past_enemies_who_do_not_strike() -> None:
    t = table("skids-otoole").house().in_play(0, "cat-burglar")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:cat-burglar")
    assert set(t.options) == {"to:attic", "to:cellar"}, "the parlor is barred"
    t.play("to:attic").until(asks.Action)
    assert (t.where(), t.state.home[ghoul], t.damage()) == ("attic", box.AT_PLACE[place("hallway")], 0)
    assert (t.count(box.EXHAUSTED[ghoul]), t.count(box.EXHAUSTED[piece("cat-burglar")])) == (0, 1)
    assert t.count(box.ACTIONS[0]) == 2


# -------------------------------------------------------------------- Book of Shadows


@rule("AH-USE-01", "AH-USE-03")
def test_the_book_of_shadows_charges_a_spell_beyond_its_printed_number() -> None:
    t = table("agnes-baker").in_play(0, "book-of-shadows", "shrivelling", "scrying", "flashlight").turn()
    t.play("use:book-of-shadows")
    assert set(t.options) == {"pick:shrivelling", "pick:scrying"}, "a flashlight holds no charges"
    t.play("pick:shrivelling")
    assert t.count(box.USES_LEFT[piece("shrivelling")]) == 4 + 1


@rule("AH-SLT-01")
def test_with_it_three_arcane_cards_fit() -> None:
    t = table("agnes-baker").in_play(0, "book-of-shadows", "shrivelling", "scrying").hand(0, "shrivelling#2")
    t.turn().play("play:shrivelling#2").until(asks.Action)
    assert {"shrivelling", "shrivelling#2", "scrying"} <= set(t.zone(box.PLAY[0]))


# -------------------------------------------------------------------- Aquinnah


@rule("AH-EFF-05", "AH-EFF-06")
def test_aquinnah_turns_an_attacks_damage_against_another_enemy() -> None:
    t = table("wendy-adams").in_play(0, "aquinnah")
    t.enemy("ghoul-priest", engaged=0)
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").until(asks.AttackOrder).play("pick:ghoul-priest", "use:aquinnah").until(asks.AssignHorror)
    assert (t.count(box.DAMAGE[ghoul]), t.count(box.HORROR[piece("aquinnah")])) == (2, 1)
    t.until()
    assert t.damage() == 2, "only the other ghoul's attack wounded her, for Aquinnah is exhausted"


@rule("AH-ELM-01", "AH-DMR-07")
def test_whom_the_price_of_aquinnahs_help_fells_turns_nothing_against_anybody() -> None:
    t = woods("wendy-adams", "roland-banks").at(1, "ritual-site").in_play(0, "aquinnah").threat(0, "psychosis")
    t.harmed(0, damage=6)
    minion, ghoul = t.enemy("ghoul-minion", engaged=0), t.enemy("ravenous-ghoul", engaged=0)
    acolyte = t.enemy("acolyte", at="ritual-site")
    t.exhausted(acolyte, ghoul).phase("enemy").play("use:aquinnah")
    assert (t.in_game(0), t.home("acolyte")) == (False, box.AT_PLACE[place("ritual-site")])
    assert [t.count(box.DAMAGE[enemy]) for enemy in (minion, ghoul, acolyte)] == [0, 0, 0]


def test_she_cannot_help_against_a_lone_enemy() -> None:
    t = table("wendy-adams").in_play(0, "aquinnah")
    t.enemy("ghoul-priest", engaged=0)
    assert t.phase("enemy").question is not React


@rule("AH-EFF-06", "AH-CST-04")
@pytest.mark.parametrize(("damage", "asked"), [(0, asks.AssignHorror), (1, React)])
def test_she_cannot_help_against_an_attack_that_deals_horror_alone(
    monkeypatch: pytest.MonkeyPatch, damage: int, asked: Kind
) -> None:
    monkeypatch.setitem(box.ENEMY, piece("ghoul-minion"), replace(box.ENEMY[piece("ghoul-minion")], damage=damage))
    t = table("wendy-adams").in_play(0, "aquinnah")
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(t.enemy("icy-ghoul", engaged=0)).phase("enemy")
    assert t.question is asked


@rule("AH-INI-06")
def test_her_last_horror_defeats_her_and_the_damage_is_turned_all_the_same() -> None:
    t = table("wendy-adams").in_play(0, "aquinnah")
    t.state.set(box.HORROR[piece("aquinnah")], 3)
    t.enemy("ghoul-priest", engaged=0)
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").until(asks.AttackOrder).play("pick:ghoul-priest", "use:aquinnah")
    assert (t.home("aquinnah"), t.count(box.DAMAGE[ghoul])) == (box.DISCARD[0], 2)


@rule("AH-DMR-07")
def test_her_horror_is_horror_to_you_for_whom_horror_makes_ill() -> None:
    t = table("wendy-adams").in_play(0, "aquinnah").threat(0, "psychosis")
    t.enemy("wolf-man-drew", engaged=0)
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").until(asks.AttackOrder).play("pick:wolf-man-drew", "use:aquinnah")
    assert (t.count(box.DAMAGE[ghoul]), t.damage(), t.horror()) == (2, 1, 0)


def test_the_chances_know_what_was_learned() -> None:
    t = table().in_play(0, "encyclopedia").turn()
    before = chance(t.state, 0, skill_of(t.state, 0, COMBAT, 1), 5)
    t.play("use:encyclopedia", "choose:2")
    assert chance(t.state, 0, skill_of(t.state, 0, COMBAT, 1), 5) > before
