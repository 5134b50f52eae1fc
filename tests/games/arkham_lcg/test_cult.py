"""The cards of The Midnight Masks' encounter sets, one by one: cultists, nightgaunts, locked doors and the rest."""

from __future__ import annotations

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg.cards.terms import AGILITY, EVADE
from miskatonic.games.arkham_lcg.odds.tests import chance, chance_now
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.explain import forbidden
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, streets


def alone(*investigators: str, the_gathering: int = 2) -> Table:
    """Everybody in Rivertown, unharmed, with empty hands and nobody else in the streets."""
    t = streets(*investigators, the_gathering=the_gathering)
    for seat in range(t.state.seats):
        t.at(seat, "rivertown").harmed(seat).hand(seat)
    for zone in box.AT_PLACE:
        for enemy in t.state.zone(zone):
            t.state.set(box.DOOM[enemy], 0)
            t.state.put(enemy, box.ENCOUNTER_DECK)
    return t


# -------------------------------------------------------------------- the Dark Cult


@rule("AH-PRY-06", "AH-ENC-06")
def test_whoever_draws_an_acolyte_chooses_an_empty_location_for_it() -> None:
    t = alone("roland-banks", "wendy-adams")
    t.enemy("hunting-nightgaunt", at="graveyard")
    t.draws(1, "acolyte")
    assert (t.question, t.asked) == (asks.SpawnsWhere, 1)
    assert {box.TITLE[piece(key[3:])] for key in t.options} == {
        "your-house", "southside", "downtown", "easttown", "northside", "st-marys-hospital", "miskatonic-university",
    }, "not where an enemy or an investigator is"  # fmt: skip
    t.play("to:northside")
    assert t.home("acolyte") == box.AT_PLACE[place("northside")]
    assert t.count(box.DOOM[piece("acolyte")]) == 1


@rule("AH-PRY-05")
def test_without_an_empty_location_an_acolyte_is_discarded() -> None:
    t = alone()
    in_play = [*t.state.zone(box.UNREVEALED), *t.state.zone(box.LOCATIONS_OPEN)]
    others = [enemy for enemy in box.ENEMY if enemy not in t.state.home]
    for card, enemy in zip(in_play, others, strict=False):
        t.state.put(enemy, box.AT_PLACE[box.PLACE_OF[card]])
    t.draws(0, "acolyte")
    assert t.home("acolyte") == box.ENCOUNTER_DISCARD
    assert t.told(tells.NoSpawn)


def test_a_wizard_gathers_doom_at_the_end_of_every_mythos_phase() -> None:
    t = alone()
    wizard = t.enemy("wizard-of-the-order", at="northside")
    t.encounters("crypt-chill").phase("mythos").until()
    assert t.count(box.DOOM[wizard]) == 1
    t.phase("enemy")
    assert t.count(box.DOOM[wizard]) == 1


def test_a_wizard_retaliates() -> None:
    t = alone().turn()
    t.enemy("wizard-of-the-order", engaged=0)
    t.turn().bag("auto-fail").play("fight:wizard-of-the-order").until(asks.Action)
    assert t.damage() == 1


@rule("AH-LOR-07")
def test_chanting_puts_two_doom_on_the_nearest_cultist() -> None:
    t = alone()
    near, far = t.enemy("acolyte", at="graveyard"), t.enemy("wizard-of-the-order", at="northside")
    t.draws(0, "mysterious-chanting")
    assert (t.count(box.DOOM[near]), t.count(box.DOOM[far])) == (2, 0)


def test_chanting_finds_a_cultist_when_none_is_in_play() -> None:
    t = alone().draws(0, "mysterious-chanting")
    assert (t.question, {box.SLUG[piece(key[5:])] for key in t.options}) == (asks.Search, {"acolyte", "wizard-of-the-order"})
    t.play(next(key for key in t.options if "acolyte" in key), "to:easttown")
    assert slug_at(t, "easttown") == ["acolyte"]


def slug_at(t: Table, name: str) -> list[str]:
    """The cards at a location by title."""
    return [box.SLUG[card] for card in t.state.zone(box.AT_PLACE[place(name)])]


# -------------------------------------------------------------------- nightgaunts


def test_negative_modifiers_count_twice_for_whoever_evades_a_nightgaunt() -> None:
    t = alone("wendy-adams")
    t.enemy("hunting-nightgaunt", engaged=0)
    t.turn().bag("-2").play("evade:hunting-nightgaunt").until(asks.Action)
    assert t.told(tells.Failed)[-1].told.value == 0, "agility 4, twice -2"


def test_positive_modifiers_and_attacks_are_not_doubled() -> None:
    t = alone("wendy-adams")
    t.enemy("hunting-nightgaunt", engaged=0)
    t.turn().bag("+1").play("evade:hunting-nightgaunt").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told.value == 5
    t = alone()
    t.enemy("hunting-nightgaunt", engaged=0)
    t.turn().bag("-1").play("fight:hunting-nightgaunt").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told.value == 3


def test_the_odds_know_that_modifiers_are_doubled() -> None:
    t = alone("roland-banks").hand(0, "manual-dexterity")
    t.enemy("hunting-nightgaunt", engaged=0)
    t.turn().play("evade:hunting-nightgaunt")
    # agility 2 against 1; no Cultist has doom: the skulls are worth nothing
    passing = ["+1", "0", "0", "skull", "skull", "elder-sign"]
    assert chance_now(t.state) == Fraction(len(passing), 16)
    seen = skill_of(t.state, 0, AGILITY, EVADE)
    assert chance(t.state, 0, seen, 1) > chance_now(t.state) == chance(t.state, 0, seen, 1, twice=True)


@rule("AH-LOR-03")
def test_on_wings_of_darkness_one_is_carried_to_a_central_location() -> None:
    t = alone().at(0, "northside").harmed(0)
    t.enemy("acolyte", engaged=0)
    t.enemy("hunting-nightgaunt", engaged=0)
    t.bag("-4").draws(0, "on-wings-of-darkness").until()
    assert (t.where(), t.damage(), t.horror()) == ("rivertown", 1, 1)
    assert t.home("acolyte") == box.AT_PLACE[place("northside")], "it stays behind"
    assert t.home("hunting-nightgaunt") == box.THREAT[0], "nightgaunts come along"


def test_who_is_in_the_centre_already_is_engaged_again() -> None:
    t = alone()
    t.enemy("acolyte", engaged=0)
    t.bag("-4").draws(0, "on-wings-of-darkness").until()
    assert (t.where(), t.home("acolyte")) == ("rivertown", box.THREAT[0])


def test_a_passed_test_against_the_wings_leaves_one_where_one_is() -> None:
    t = alone("wendy-adams").at(0, "northside").bag("0").draws(0, "on-wings-of-darkness").until()
    assert (t.where(), t.damage()) == ("northside", 0)


# -------------------------------------------------------------------- locked doors


@rule("AH-ATT-01", "AH-CAN-03")
def test_a_locked_door_bars_the_location_with_the_most_clues_from_being_investigated() -> None:
    t = alone().at(0, "northside").at(0, "rivertown").clues("rivertown", 3)
    t.draws(0, "locked-door")
    assert t.home("locked-door") == box.ATTACHED[place("rivertown")]
    t.hand(0, "working-a-hunch").in_play(0, "flashlight").turn()
    assert "investigate" not in t.options
    assert "use:flashlight" not in t.options
    assert (box.INVESTIGATE_HERE, "AH-CAN-03") in forbidden(t.state, t.state.asked[0])
    assert t.play("play:working-a-hunch").clues_of() == 1, "an effect that is no investigation still finds a clue"


def test_a_second_locked_door_bars_another_location_and_the_lead_chooses_among_equals() -> None:
    t = alone("roland-banks", "wendy-adams").clues("rivertown", 5).at(1, "easttown").at(0, "rivertown")
    t.at(1, "graveyard").clues("graveyard", 2).clues("easttown", 2).clues("your-house", 1)
    t.draws(1, "locked-door").draws(1, "locked-door")
    assert (t.question, t.asked, set(t.options)) == (asks.AttachWhere, 0, {"to:graveyard", "to:easttown"})
    t.play("to:easttown")
    assert t.home("locked-door#2") == box.ATTACHED[place("easttown")]


@pytest.mark.parametrize(("choice", "who"), [("choose:0", "roland-banks"), ("choose:1", "wendy-adams")])
def test_a_locked_door_gives_way_to_combat_or_agility(choice: str, who: str) -> None:
    t = alone(who).clues("rivertown", 3).draws(0, "locked-door")
    t.turn().bag("0").play("use:locked-door", choice).until(asks.Action)
    assert t.home("locked-door") == box.ENCOUNTER_DISCARD
    assert "investigate" in t.options


def test_a_locked_door_holds_when_the_test_fails() -> None:
    t = alone().clues("rivertown", 3).draws(0, "locked-door").turn().bag("-1").play("use:locked-door", "choose:0")
    assert t.until(asks.Action).home("locked-door") == box.ATTACHED[place("rivertown")]
    assert t.count(box.ACTIONS[0]) == 2


# -------------------------------------------------------------------- treacheries of the streets


@rule("AH-EFF-04", "AH-KEY-07")
def test_the_hunting_shadow_takes_a_clue_or_two_damage() -> None:
    t = alone().holds(0, 1).draws(0, "hunting-shadow").play("choose:0")
    assert (t.clues_of(), t.damage()) == (0, 0)
    t = alone().holds(0, 1).draws(0, "hunting-shadow").play("choose:1")
    assert (t.clues_of(), t.damage()) == (1, 2)
    assert alone().draws(0, "hunting-shadow").damage() == 2, "without a clue there is no choice"


def test_the_masked_hunters_prey_cannot_buy_the_shadow_off() -> None:
    t = alone().holds(0, 3)
    t.enemy("the-masked-hunter", engaged=0)
    assert t.draws(0, "hunting-shadow").damage() == 2


@rule("AH-PHS-09")
def test_a_false_lead_surges_for_whoever_holds_no_clue() -> None:
    t = alone().encounters("hunting-shadow").draws(0, "false-lead")
    assert [box.SLUG[note.told.card] for note in t.told(tells.Encounter)] == ["false-lead", "hunting-shadow"]
    assert t.damage() == 2


def test_a_false_lead_costs_a_clue_for_each_point_of_failure() -> None:
    t = alone().holds(0, 3).clues("rivertown", 0).bag("-1").draws(0, "false-lead").until()
    assert (t.clues_of(), t.clues_on("rivertown")) == (1, 2), "intellect 3, less 1, against 4"
    assert len(t.told(tells.Encounter)) == 1
    t = alone().holds(0, 1).clues("rivertown", 0).bag("auto-fail").draws(0, "false-lead").until()
    assert (t.clues_of(), t.clues_on("rivertown")) == (0, 1), "no more than one has"


# -------------------------------------------------------------------- the Cult of Umôrdhoth


@pytest.mark.parametrize(
    ("who", "where"),
    [
        ("wolf-man-drew", "downtown"), ("herman-collins", "graveyard"), ("peter-warren", "miskatonic-university"),
        ("victoria-devereux", "northside"), ("ruth-turner", "st-marys-hospital"),
    ],
)  # fmt: skip
def test_a_conspirator_spawns_where_the_card_says(who: str, where: str) -> None:
    assert alone().draws(0, who).home(who) == box.AT_PLACE[place(where)]


@rule("AH-PRY-04")
def test_drew_spawns_in_whichever_downtown_has_been_revealed() -> None:
    t = alone().at(0, "easttown").turn().play("move:downtown").until(asks.Action)
    assert t.where() in ("first-bank-of-arkham", "arkham-asylum")
    assert t.draws(0, "wolf-man-drew").home("wolf-man-drew") == box.THREAT[0]


@rule("AH-ABL-04")
def test_drew_heals_when_he_attacks() -> None:
    t = alone()
    drew = t.enemy("wolf-man-drew", engaged=0)
    t.state.set(box.DAMAGE[drew], 2)
    t.phase("enemy")
    assert (t.count(box.DAMAGE[drew]), t.damage()) == (1, 2)
    t.state.set(box.DAMAGE[drew], 0)
    t.exhausted().state.set(box.EXHAUSTED[drew], 0)
    assert not t.phase("enemy").told(tells.Used)[1:], "unhurt he heals nothing"


def test_collins_is_talked_into_the_open_for_four_cards_no_weaknesses() -> None:
    t = alone().at(0, "graveyard").hand(0, "knife", "guts", "machete", "flashlight", "evidence")
    t.enemy("herman-collins", engaged=0)
    t.turn().play("use:herman-collins", "pick:knife", "pick:guts", "pick:machete", "pick:flashlight")
    assert t.zone(box.HAND[0]) == ["evidence"]
    assert t.zone(box.VICTORY) == ["herman-collins"]
    assert t.damage() == 0, "a parley provokes nobody"
    assert not t.told(tells.EnemyDefeated)
    assert "use:herman-collins" not in alone().at(0, "graveyard").hand(0, "knife", "guts", "machete").turn().options


def test_warren_wants_two_clues_of_ones_own() -> None:
    t = alone("roland-banks", "wendy-adams").at(0, "miskatonic-university").at(1, "miskatonic-university").holds(0, 2)
    t.enemy("peter-warren", at="miskatonic-university")
    assert "use:peter-warren" not in t.turn(1).options
    t.turn(0).play("use:peter-warren")
    assert (t.clues_of(), t.zone(box.VICTORY)) == (0, ["peter-warren"])


def test_devereux_wants_five_resources() -> None:
    t = alone().at(0, "northside").resources(0, 6)
    t.enemy("victoria-devereux", engaged=0)
    t.turn().play("use:victoria-devereux")
    assert (t.count(box.RESOURCES[0]), t.zone(box.VICTORY)) == (1, ["victoria-devereux"])


@pytest.mark.parametrize("how", ["evade:ruth-turner", "use:stray-cat"])
def test_turner_gives_up_once_she_is_evaded_however(how: str) -> None:
    t = alone("wendy-adams").in_play(0, "stray-cat")
    t.enemy("ruth-turner", engaged=0)
    t.turn().bag("+1").play(how).until(asks.Action)
    assert t.zone(box.VICTORY) == ["ruth-turner"]
    assert not t.told(tells.EnemyDefeated)


@rule("AH-INV-34")
def test_a_conspirator_who_is_defeated_joins_the_victory_display_too() -> None:
    t = alone()
    t.state.set(box.DAMAGE[t.enemy("peter-warren", engaged=0)], 2)
    t.turn().bag("0").play("fight:peter-warren").until(asks.Action)
    assert t.zone(box.VICTORY) == ["peter-warren"]


def test_where_no_clue_is_left_a_locked_door_may_bar_even_an_unrevealed_location() -> None:
    t = streets().at(0, "rivertown").clues("rivertown", 0).draws(0, "locked-door")
    assert {"to:rivertown", "to:graveyard", "to:northside"} <= set(t.options)


def test_a_gamble_lets_no_modifier_be_doubled_for_whoever_evades_a_nightgaunt() -> None:
    t = streets("skids-otoole").hand(0, "sure-gamble")
    t.enemy("hunting-nightgaunt", engaged=0)
    t.turn().bag("-2").play("evade:hunting-nightgaunt").until(asks.Commit).play("reveal", "use:sure-gamble")
    assert t.told(tells.Succeeded)[0].told.value == 4 + 2


@rule("AH-ABL-07", "AH-ENR-07")
def test_of_enemies_evaded_together_ruth_turner_is_caught_before_anybody_reacts() -> None:
    t = streets("wendy-adams").in_play(0, "pickpocketing").hand(0, "cunning-distraction").resources(0, 5)
    for slug in ("acolyte", "ruth-turner"):
        t.enemy(slug, engaged=0)
    t.turn().play("play:cunning-distraction")
    assert (t.options, t.home("ruth-turner")) == (["use:pickpocketing", "pass"], box.VICTORY)
