"""Elimination: what becomes of the cards, clues and enemies of one who drops out (AH-ELM)."""

import pytest

from miskatonic.core.declared import WhichEffect
from miskatonic.games.arkham_lcg.cards.words import Resign, TakeDamage, TakeHorror
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, streets, table, woods

TWO = ("roland-banks", "daisy-walker")


def out(t: Table, seat: int = 0) -> Table:
    """Let a seat be defeated by damage."""
    return t.effect(seat, TakeDamage(20, direct=True)).until(asks.Lead)


@rule("AH-ELM-01")
@pytest.mark.parametrize(("effect", "how"), [(TakeDamage(9), box.DEFEATED), (Resign(), box.RESIGNED)])
def test_defeat_and_resigning_eliminate(effect: TakeDamage | Resign, how: int) -> None:
    t = table(*TWO, lead=1).effect(0, effect)
    assert (t.in_game(0), t.count(box.OUT[0])) == (False, how)
    t.phase("investigation").until(asks.Action)
    assert t.asked == 1, "the eliminated have no turn"


@rule("AH-ELM-01", "AH-MOD-03")
def test_the_eliminated_still_count_for_values_per_investigator() -> None:
    t = out(table(*TWO, lead=1).house()).turn(1).play("move:cellar")
    assert t.clues_on("cellar") == 4
    assert "advance" not in t.act(1).holds(1, 3).turn(1).options
    assert "advance" in t.holds(1, 4).turn(1).options


@rule("AH-ELM-01")
def test_what_would_still_befall_the_eliminated_does_not_happen() -> None:
    t = table(*TWO, lead=1).effect(0, TakeDamage(9), TakeHorror(2), TakeDamage(1))
    assert not t.in_game(0)
    assert (t.told(tells.Horror), len(t.told(tells.Damage))) == ([], 1)


@rule("AH-ELM-02")
def test_for_the_weaknesses_of_the_eliminated_the_game_is_over() -> None:
    t = table(*TWO, lead=1).threat(0, "cover-up")
    t.state.set(box.CLUES[piece("cover-up")], 1)
    out(t)
    assert (t.count(box.MENTAL[0]), t.count(box.PHYSICAL[0])) == (1, 1)
    assert t.home("cover-up") == box.REMOVED


@rule("AH-ELM-02")
@pytest.mark.parametrize("engaged", [True, False])
def test_enemies_that_are_weaknesses_of_the_eliminated_leave_the_game(engaged: bool) -> None:
    t = table(*TWO, lead=1).house().at(1, "attic")
    t.enemy("mob-enforcer", engaged=0) if engaged else t.enemy("mob-enforcer", at="attic")
    assert out(t).home("mob-enforcer") == box.REMOVED


@rule("AH-ELM-03")
def test_all_cards_of_the_eliminated_leave_the_game() -> None:
    t = table(*TWO, lead=1).in_play(0, "beat-cop").hand(0, "knife")
    t.state.put(piece("machete"), box.DISCARD[0])
    out(t)
    assert [t.home(slug) for slug in ("beat-cop", "knife", "machete")] == [box.REMOVED] * 3
    assert [t.zone(zone[0]) for zone in (box.DECK, box.HAND, box.DISCARD, box.PLAY)] == [[]] * 4


@rule("AH-ELM-04")
def test_a_card_controlled_by_another_stays_until_it_leaves_play() -> None:
    t = table(*TWO, lead=1)
    t.state.put(piece("flashlight"), box.PLAY[1])
    out(t)
    assert t.home("flashlight") == box.PLAY[1]
    t.bag("auto-fail").draws(1, "crypt-chill").until()
    assert t.home("flashlight") == box.REMOVED


@rule("AH-ELM-05")
def test_clues_stay_at_the_location_and_resources_are_gone() -> None:
    t = out(table(*TWO, lead=1).house().at(0, "attic").clues("attic", 1).holds(0, 3).resources(0, 7))
    assert (t.clues_on("attic"), t.clues_of(0), t.count(box.RESOURCES[0])) == (4, 0, 0)


@rule("AH-ELM-06")
def test_enemies_of_the_eliminated_stay_as_they_are_and_ready_ones_engage_others() -> None:
    t = table(*TWO, lead=1)
    ready, tired = t.enemy("ghoul-minion", engaged=0), t.enemy("ravenous-ghoul", engaged=0)
    t.state.set(box.DAMAGE[ready], 1)
    t.state.set(box.DAMAGE[tired], 2)
    out(t.exhausted(tired))
    assert (t.state.home[ready], t.count(box.DAMAGE[ready])) == (box.THREAT[1], 1)
    assert (t.state.home[tired], t.count(box.DAMAGE[tired])) == (box.AT_PLACE[place("study")], 2)
    assert t.count(box.EXHAUSTED[tired]) == 1


@rule("AH-ELM-06")
def test_where_nobody_else_is_the_enemies_stay_alone() -> None:
    t = table(*TWO, lead=1).house().at(1, "attic")
    foe = t.enemy("ghoul-minion", engaged=0)
    assert out(t).state.home[foe] == box.AT_PLACE[place("hallway")]


@rule("AH-ELM-07")
def test_other_cards_of_the_threat_area_are_discarded() -> None:
    t = out(table(*TWO, lead=1).threat(0, "frozen-in-fear", "dissonant-voices"))
    assert {"frozen-in-fear", "dissonant-voices"} <= set(t.zone(box.ENCOUNTER_DISCARD))


@rule("AH-ELM-08")
def test_the_others_agree_on_a_new_lead() -> None:
    t = out(table("roland-banks", "daisy-walker", "agnes-baker"))
    assert (t.question, t.options) == (asks.Lead, ["seat:seat-2", "seat:seat-3"])
    t.play("seat:seat-3")
    assert t.count(box.LEAD) == 2
    assert out(table(*TWO)).count(box.LEAD) == 1


@rule("AH-ELM-01", "AH-CLU-01")
def test_who_falls_while_drawn_to_the_flame_discovers_no_clues_anywhere() -> None:
    t = woods("agnes-baker", "roland-banks", lead=1).at(0, "ritual-site").at(0, "main-path").harmed(0, horror=7)
    t.hand(0, "drawn-to-the-flame").encounters("rotting-remains").turn().bag("-4").play("play:drawn-to-the-flame").until()
    assert (t.in_game(0), t.clues_on("ritual-site"), t.told(tells.Clues)) == (False, 4, [])


@rule("AH-ELM-01", "AH-ELM-05")
def test_who_falls_to_the_horror_of_an_empty_deck_gains_no_resource_by_the_rest_of_the_effect() -> None:
    t = streets("wendy-adams", "roland-banks", the_gathering=0, lead=1).harmed(0, horror=6)
    t.state.pour(box.DECK[0], box.DISCARD[0])
    t.turn().play("use:your-house/1").until()
    assert (t.in_game(0), t.count(box.RESOURCES[0]), t.told(tells.Resources)) == (False, 0, [])


@rule("AH-ELM-01", "AH-CHA-04")
def test_who_falls_by_a_failed_test_draws_no_enemy_for_its_token_after_it() -> None:
    t = woods("wendy-adams", "roland-banks", difficulty="hard", lead=1).harmed(0, horror=6)
    t.bag("skull").draws(0, "rotting-remains").until()
    assert (t.in_game(0), len(t.told(tells.Encounter))) == (False, 1)


@rule("AH-ELM-08", "AH-CON-02", "AH-DMR-01")
def test_after_a_lead_who_falls_nobody_leads_who_falls_at_the_same_time() -> None:
    t = table("roland-banks", "daisy-walker", "agnes-baker").house().act(3).harmed(0, damage=8).harmed(1, damage=4)
    priest = t.enemy("ghoul-priest", at="hallway")
    t.exhausted(priest).hand(0, "dynamite-blast").state.set(box.DAMAGE[priest], 12)
    t.turn().play("play:dynamite-blast", "seat:seat-1")
    assert (t.question, t.asked, t.options) == (asks.FallsFirst, 2, ["seat:seat-2", "pick:ghoul-priest"])
    t.play("pick:ghoul-priest", "choose:0")
    assert [t.count(box.MENTAL[seat]) for seat in range(3)] == [0, 0, 1], "the resolution strikes who leads now"


@rule("AH-ELM-01", "AH-STT-06", "AH-STT-09")
def test_a_test_in_which_luck_costs_the_last_sanity_has_no_result() -> None:
    t = table("wendy-adams", "roland-banks", lead=1).harmed(0, horror=6).hand(0, "lucky-2")
    t.state.put(piece("obscuring-fog"), box.ATTACHED[place("study")])
    t.state.pour(box.DECK[0], box.DISCARD[0])
    t.turn().bag("-1").play("investigate", "pass", "use:lucky-2").until()
    assert (t.in_game(0), t.told(tells.Succeeded), t.home("obscuring-fog")) == (False, [], box.ATTACHED[place("study")])


@rule("AH-ELM-06", "AH-DMR-01")
def test_an_enemy_left_behind_engages_nobody_who_falls_at_the_same_time() -> None:
    t = table("roland-banks", "daisy-walker", "agnes-baker", "skids-otoole", lead=3).house().act(3).at(3, "attic")
    t.harmed(0, damage=8).harmed(1, damage=4).hand(3, "dynamite-blast")
    t.enemy("ghoul-priest", engaged=0)
    t.enemy("swarm-of-rats", engaged=1)
    t.state.log = []
    t.turn(3).play("play:dynamite-blast@4", "to:hallway", "seat:seat-1", "seat:seat-2")
    assert [(note.told.enemy, note.told.who) for note in t.told(tells.Engaged)] == [(piece("ghoul-priest"), 2)]


@rule("AH-ELM-08", "AH-CON-02", "AH-DMR-01")
def test_where_everybody_falls_together_the_last_one_leads_until_then() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3).harmed(0, damage=8).harmed(1, damage=4)
    priest = t.enemy("ghoul-priest", at="hallway")
    t.exhausted(priest).hand(0, "dynamite-blast").state.set(box.DAMAGE[priest], 9)
    t.turn().play("play:dynamite-blast", "seat:seat-1")
    assert (t.question, t.asked, t.options) == (asks.FallsFirst, 1, ["seat:seat-2", "pick:ghoul-priest"])
    assert t.play("pick:ghoul-priest").question is WhichEffect, "the priest's defeat brings its resolution"


@rule("AH-ELM-01", "AH-DMR-09")
def test_who_falls_during_the_test_that_should_heal_them_is_healed_of_nothing() -> None:
    t = table("daisy-walker", "roland-banks").in_play(0, "medical-texts").harmed(1, damage=2, horror=4)
    t.state.pour(box.DECK[1], box.DISCARD[1])
    t.hand(0, "cryptic-research").turn().bag("0").play("use:medical-texts", "seat:seat-2")
    t.play("play:cryptic-research", "seat:seat-2").until()
    assert (t.in_game(1), len(t.told(tells.Succeeded)), t.damage(1), t.told(tells.HealedDamage)) == (False, 1, 2, [])


@rule("AH-ELM-08", "AH-ELM-09")
def test_nobody_is_asked_for_a_new_lead_when_all_are_defeated_at_once() -> None:
    t = table("roland-banks", "daisy-walker", "agnes-baker").house().act(3).agenda(3, doom=9).phase("mythos")
    assert (t.question, t.told(tells.Leads)) == (None, [])
    assert t.told(tells.Resolution)[-1].told.n == 0


@rule("AH-ELM-09")
def test_without_investigators_the_scenario_ends_without_resolution() -> None:
    t = out(out(table(*TWO)), 1)
    assert t.told(tells.Resolution)[-1].told.n == 0
    assert t.state.result is not None
    assert not t.state.result.won


@rule("AH-ELM-02")
@pytest.mark.parametrize(("paid", "lost"), [(5, 2), (6, 0)])
def test_hospital_debts_are_settled_when_their_bearer_is_eliminated(paid: int, lost: int) -> None:
    t = table(*TWO, lead=1).threat(0, "hospital-debts")
    t.state.set(box.RESOURCES_ON[piece("hospital-debts")], paid)
    out(t)
    assert (t.count(box.EXPERIENCE_LOST[0]), t.home("hospital-debts")) == (lost, box.REMOVED)
