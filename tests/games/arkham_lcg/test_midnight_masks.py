"""The Midnight Masks: the streets of Arkham, its act and agendas, its symbols, how it is set up and how it ends."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.declared import React
from miskatonic.core.state import Note
from miskatonic.games.arkham_lcg.cards.words import Resolution, SpawnFromDeck
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import health_of
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.table import Table, piece, place, streets

FOUR = ("roland-banks", "skids-otoole", "agnes-baker", "wendy-adams")
CULT = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")


def slugs(t: Table, zone: str) -> set[str]:
    """The cards in a zone by title."""
    return {name.partition("#")[0] for name in t.zone(zone)}


def listed(t: Table, counters: list[str]) -> set[str]:
    """The enemies on a list of the campaign log."""
    return {box.SLUG[enemy] for enemy in box.ENEMY if t.count(counters[enemy])}


# -------------------------------------------------------------------- set-up


@rule("AH-NXT-02", "AH-SCN-15")
def test_nine_districts_a_cultist_deck_and_an_encounter_deck_of_21() -> None:
    t = streets(the_gathering=2)
    assert slugs(t, box.UNREVEALED) | slugs(t, box.LOCATIONS_OPEN) == {
        "downtown", "southside", "northside", "easttown", "rivertown", "st-marys-hospital", "graveyard",
        "miskatonic-university", "your-house",
    }  # fmt: skip
    assert slugs(t, box.CULTIST_DECK) == set(CULT)
    assert len(t.zone(box.ENCOUNTER_DECK)) == 21
    assert "the-masked-hunter" in t.zone(box.ASIDE)
    assert [t.zone(zone) for zone in (box.ACT, box.AGENDA, box.AGENDA_DECK)] == [
        ["uncovering-the-conspiracy"], ["predator-or-prey"], ["time-is-running-short"],
    ]  # fmt: skip


@rule("AH-STA-02")
@pytest.mark.parametrize(
    ("ending", "start", "priest", "trauma"),
    [(0, "your-house", 1, 0), (1, "rivertown", 0, 1), (2, "your-house", 0, 0), (3, "your-house", 1, 0)],
)
def test_how_the_gathering_ended_says_where_one_starts_and_whether_the_priest_lives(
    ending: int, start: str, priest: int, trauma: int
) -> None:
    t = streets(the_gathering=ending)
    assert t.where() == start
    assert ("your-house" in t.zone(box.LOCATIONS_OPEN)) == (start == "your-house")
    assert t.zone(box.ENCOUNTER_DECK).count("ghoul-priest") == priest
    assert (t.count(box.MENTAL[0]), t.horror()) == (trauma, trauma), "AH-TRA-02"


@rule("AH-STA-02", "AH-XPR-09")
@pytest.mark.parametrize(("ending", "earned"), [(0, True), (1, True), (2, False), (3, True)])
def test_the_lead_has_lita_in_the_deck_if_she_was_earned(ending: int, earned: bool) -> None:
    t = streets("roland-banks", "daisy-walker", the_gathering=ending, lead=1)
    assert ("lita-chantler@2" in t.zone(box.DECK[1])) == earned
    assert "lita-chantler@1" not in t.zone(box.DECK[0])


@rule("AH-TRA-02")
def test_each_trauma_is_there_as_damage_or_horror_from_the_start() -> None:
    t = streets("roland-banks", "daisy-walker")
    assert [(t.damage(seat), t.horror(seat)) for seat in (0, 1)] == [(0, 1), (0, 0)], "the lead's house burned down"


@pytest.mark.parametrize(("seats", "there"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_acolytes_are_there_from_the_start_each_with_a_doom(seats: int, there: int) -> None:
    t = streets(*FOUR[:seats])
    found = [name for name in ("southside", "downtown", "graveyard") if t.zone(box.AT_PLACE[place(name)])]
    assert found == ["southside", "downtown", "graveyard"][:there]
    assert sum(t.count(box.DOOM[card]) for card in box.ENEMY) == there
    assert len(t.zone(box.ENCOUNTER_DECK)) == 21 - there


@rule("AH-LOC-02")
def test_which_southside_it_is_nobody_knows_until_it_is_revealed() -> None:
    found = set()
    for seed in range(6):
        t = streets(seed=seed)
        assert {"historical-society", "mas-boarding-house"} <= set(t.zone(box.ASIDE))
        t.turn().play("move:southside").until(asks.Action)
        found.add(t.where())
        assert t.where() in t.zone(box.LOCATIONS_OPEN)
        assert set(t.zone(box.REMOVED)) >= {"southside", "historical-society", "mas-boarding-house"} - {t.where()}
        assert "southside" not in t.zone(box.UNREVEALED)
    assert found == {"historical-society", "mas-boarding-house"}


def test_in_another_deal_another_southside_may_lie_there() -> None:
    t = streets().turn()
    dreams = set()
    for seed in range(8):
        dream = Table.__new__(Table)
        dream.state = hidden.imagine(t.state, 0, seed)
        dreams.add(dream.play("move:southside").where())
    assert dreams == {"historical-society", "mas-boarding-house"}


def test_an_acolyte_in_unseen_southside_stands_there_when_it_is_revealed() -> None:
    t = streets("roland-banks", "daisy-walker").turn().play("move:southside")
    assert t.home("acolyte") == box.THREAT[0]
    assert t.count(box.DOOM[piece("acolyte")]) == 1


# -------------------------------------------------------------------- the streets


@rule("AH-INV-22")
def test_the_ways_between_the_districts() -> None:
    t = streets(the_gathering=2)

    def ways(name: str) -> set[str]:
        options = t.at(0, name).turn().options
        return {box.TITLE[piece(key[5:])] for key in options if key.startswith("move:")}

    assert ways("rivertown") == {"easttown", "miskatonic-university", "southside", "your-house", "graveyard"}
    assert ways("your-house") == ways("graveyard") == {"rivertown"}
    assert ways("easttown") == {"rivertown", "downtown"}
    assert ways("northside") == {"downtown", "miskatonic-university"}
    assert ways("miskatonic-university") == {"northside", "st-marys-hospital", "rivertown", "southside"}
    assert ways("st-marys-hospital") == {"miskatonic-university", "southside"}


def test_your_house_gives_a_card_and_a_resource_once_a_turn() -> None:
    t = streets(the_gathering=2).hand(0).turn()
    before = t.count(box.RESOURCES[0])
    t.play("use:your-house/1")
    assert (len(t.zone(box.HAND[0])), t.count(box.RESOURCES[0])) == (1, before + 1)
    assert "use:your-house/1" not in t.options
    assert "use:your-house/1" in t.turn().options


def test_the_ghoul_priest_spawns_in_your_house() -> None:
    t = streets(the_gathering=0).at(0, "easttown").draws(0, "ghoul-priest")
    assert t.home("ghoul-priest") == box.AT_PLACE[place("your-house")]


@rule("AH-PRY-07", "AH-ENG-04", "AH-KEY-11")
def test_the_ghoul_priest_in_your_house_engages_his_prey_and_not_who_drew_him() -> None:
    t = streets("wendy-adams", "roland-banks", the_gathering=0).draws(0, "ghoul-priest")
    assert t.home("ghoul-priest") == box.THREAT[1], "of the two at home Roland fights better"


@rule("AH-EFF-02", "AH-PRY-07")
def test_the_ghoul_priest_who_spawns_with_another_engages_in_your_house_when_both_are_there() -> None:
    t = streets("daisy-walker", "roland-banks", the_gathering=0).at(0, "rivertown").in_play(0, "disc-of-itzamna")
    t.encounters("ghoul-priest", "hunting-nightgaunt").effect(0, SpawnFromDeck("rivertown", two_from=2))
    assert (t.question, t.home("ghoul-priest")) == (React, box.AT_PLACE[place("your-house")])
    t.play("pass")
    assert (t.home("ghoul-priest"), t.home("hunting-nightgaunt")) == (box.THREAT[1], box.THREAT[0])


@rule("AH-LMT-01")
def test_each_investigator_draws_three_cards_at_the_historical_society_once_a_game() -> None:
    t = streets("roland-banks", "wendy-adams").at(0, "historical-society").at(1, "historical-society").hand(0).hand(1)
    t.turn(0).play("use:historical-society")
    assert len(t.zone(box.HAND[0])) == 3
    assert "use:historical-society" not in t.turn(0).options
    assert "use:historical-society" in t.turn(1).options


def test_an_ally_is_found_at_mas_boarding_house() -> None:
    t = streets().at(0, "mas-boarding-house").hand(0).turn().play("use:mas-boarding-house")
    assert {key for key in t.options if key.startswith("pick:")} == {
        f"pick:{box.PIECE_SLUGS[card]}" for card in t.state.zone(box.DECK[0])
        if box.SLUG[card] in ("beat-cop", "guard-dog", "research-librarian", "dr-milan-christopher", "lita-chantler")
    }  # fmt: skip
    assert t.play("pick:beat-cop").zone(box.HAND[0]) == ["beat-cop"]


@pytest.mark.parametrize(("where", "damage", "horror"), [("st-marys-hospital", 1, 4), ("arkham-asylum", 4, 1)])
def test_hospital_and_asylum_heal_three_points_once_a_game(where: str, damage: int, horror: int) -> None:
    t = streets().at(0, where).harmed(0, damage=4, horror=4).turn().play(f"use:{where}")
    assert (t.damage(), t.horror()) == (damage, horror)
    assert f"use:{where}" not in t.turn().options


def test_the_bank_pays_three_resources_once_a_game() -> None:
    t = streets().at(0, "first-bank-of-arkham").resources(0, 1).turn().play("use:first-bank-of-arkham")
    assert t.count(box.RESOURCES[0]) == 4
    assert "use:first-bank-of-arkham" not in t.turn().options


def test_the_university_shows_six_cards_among_which_a_tome_or_a_spell_is_found() -> None:
    t = streets("daisy-walker").at(0, "miskatonic-university").hand(0)
    t.top(0, "knife", "old-book-of-lore", "shrivelling", "guts", "flashlight", "machete", "scrying")
    t.turn().play("use:miskatonic-university")
    assert set(t.options) == {"pick:old-book-of-lore", "pick:shrivelling"}, "the seventh card is not looked at"
    assert t.play("pick:shrivelling").zone(box.HAND[0]) == ["shrivelling"]
    assert "use:miskatonic-university" in t.options, "as often as one likes"


@rule("AH-CST-05")
def test_allies_cost_two_less_in_easttown_and_nothing_else_does() -> None:
    t = streets().at(0, "easttown").hand(0, "beat-cop", "machete").resources(0, 2).turn()
    assert "play:beat-cop" in t.options
    assert "play:machete" not in t.options
    assert t.play("play:beat-cop").count(box.RESOURCES[0]) == 0
    t = streets().at(0, "rivertown").hand(0, "beat-cop").resources(0, 3).turn()
    assert "play:beat-cop" not in t.options


def test_a_cheap_ally_costs_nothing_in_easttown_but_not_less() -> None:
    t = streets("agnes-baker").at(0, "easttown").hand(0, "arcane-initiate").resources(0, 0).turn()
    assert t.play("play:arcane-initiate").until(asks.Action).count(box.RESOURCES[0]) == 0


@pytest.mark.parametrize(("choice", "where", "horror"), [("choose:0", "graveyard", 2), ("choose:1", "rivertown", 0)])
def test_who_fails_in_the_graveyard_is_horrified_or_flees_to_rivertown(choice: str, where: str, horror: int) -> None:
    t = streets().harmed(0).at(0, "rivertown").turn().bag("-4").play("move:graveyard", choice).until(asks.Action)
    assert (t.where(), t.horror()) == (where, horror)
    assert t.count(box.ACTIONS[0]) == 2, "fleeing takes no action"


def test_who_passes_the_test_stays_in_the_graveyard() -> None:
    t = streets().harmed(0).turn().bag("0").play("move:graveyard").until(asks.Action)
    assert (t.where(), t.horror()) == ("graveyard", 0)


@rule("AH-LMT-02")
def test_northside_sells_two_clues_once_for_the_whole_group() -> None:
    t = streets("roland-banks", "wendy-adams").at(0, "northside").at(1, "northside").resources(0, 5).resources(1, 9)
    assert t.turn(0).play("use:northside").clues_of(0) == 2
    assert (t.count(box.RESOURCES[0]), t.clues_on("northside")) == (0, 4), "from the token pool"
    assert "use:northside" not in t.turn(1).options


# -------------------------------------------------------------------- act and agendas


@rule("AH-ADV-01")
def test_the_group_pays_two_clues_each_for_the_next_conspirator() -> None:
    t = streets("roland-banks", "wendy-adams").holds(0, 1).holds(1, 3)
    t.state.put(piece("ruth-turner"), box.CULTIST_DECK, first=True)
    t.turn(0).play("use:uncovering-the-conspiracy")
    t.play("seat:seat-2").until(asks.Action)
    assert t.clues_of(0) + t.clues_of(1) == 0
    assert t.home("ruth-turner") == box.AT_PLACE[place("st-marys-hospital")], "he is drawn and spawns where he says"
    assert t.count(box.ACTIONS[0]) == 2


def test_with_too_few_clues_nobody_is_found() -> None:
    t = streets("roland-banks", "wendy-adams").holds(0, 1).holds(1, 2)
    assert "use:uncovering-the-conspiracy" not in t.turn(0).options


def test_when_the_cultist_deck_is_empty_nobody_can_be_found() -> None:
    t = streets().holds(0, 5)
    for card in t.state.zone(box.CULTIST_DECK):
        t.state.put(card, box.VICTORY)
    assert "use:uncovering-the-conspiracy" not in t.turn().options


@rule("AH-COO-02")
def test_nobody_sees_the_cultist_deck_and_a_bot_dreams_of_cultists_only() -> None:
    t = streets().turn()
    assert set(t.sees(0, box.CULTIST_DECK)) == {"encounter"}
    dream = hidden.imagine(t.state, 0, 5)
    assert {box.SLUG[card] for card in dream.zone(box.CULTIST_DECK)} == set(CULT)


@rule("AH-ADV-04")
def test_the_sixth_conspirator_in_the_victory_display_ends_it_well() -> None:
    t = streets().at(0, "northside").resources(0, 5)
    for slug in (*CULT[:3], "ruth-turner", "the-masked-hunter"):
        t.state.put(piece(slug), box.VICTORY)
    t.enemy("victoria-devereux", engaged=0)
    t.turn().play("use:victoria-devereux")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.pointed(box.SCENARIO_OVER)) == (True, 1)


def test_five_conspirators_are_not_enough_and_others_do_not_count() -> None:
    t = streets().at(0, "northside").resources(0, 5)
    for slug in (*CULT[:3], "ruth-turner", "ghoul-priest"):
        t.state.put(piece(slug), box.VICTORY)
    t.enemy("victoria-devereux", engaged=0)
    t.turn().play("use:victoria-devereux")
    assert t.state.result is None
    assert t.zone(box.VICTORY)[-1] == "victoria-devereux"


@rule("AH-PRK-02", "AH-ABL-12")
def test_from_anywhere_one_may_resign_by_the_agenda() -> None:
    t = streets("roland-banks", "wendy-adams").at(0, "northside").turn(0).play("use:predator-or-prey")
    assert not t.in_game(0)
    assert t.told(tells.Resigned)


@rule("AH-ADV-06")
def test_the_first_agenda_becomes_the_masked_hunter_who_engages_whoever_has_the_most_clues() -> None:
    t = streets("roland-banks", "wendy-adams").at(1, "northside").holds(0, 1).holds(1, 2).agenda(1, doom=5)
    t.encounters("crypt-chill", "crypt-chill#2").phase("mythos")
    assert t.home("the-masked-hunter") == box.THREAT[1]
    assert t.zone(box.AGENDA) == ["time-is-running-short"]
    assert health_of(t.state, piece("the-masked-hunter")) == 4 + 2 * 2


@rule("AH-MYT-03")
def test_all_doom_in_play_goes_when_the_agenda_advances() -> None:
    t = streets("roland-banks", "wendy-adams").holds(0, 1).agenda(1, doom=4)
    t.encounters("crypt-chill", "crypt-chill#2").phase("mythos")
    assert t.zone(box.AGENDA) == ["time-is-running-short"], "the acolyte's doom counted too"
    assert t.count(box.DOOM[piece("acolyte")]) == 0


def test_of_investigators_with_equally_many_clues_the_lead_chooses() -> None:
    t = streets("roland-banks", "wendy-adams").agenda(1, doom=5).phase("mythos")
    assert (t.question, t.asked, t.options) == (asks.Engages, 0, ["seat:seat-1", "seat:seat-2"])


@rule("AH-CAN-03")
def test_who_is_engaged_with_the_masked_hunter_neither_discovers_nor_spends_clues() -> None:
    t = streets("roland-banks", "wendy-adams").at(0, "rivertown").at(1, "rivertown").holds(0, 5).clues("rivertown", 2)
    t.enemy("the-masked-hunter", engaged=0)
    t.turn(0)
    assert "use:uncovering-the-conspiracy" not in t.options, "and so Roland's clues do not count"
    t.bag("0").play("investigate").until(asks.Action)
    assert (t.clues_of(0), t.clues_on("rivertown")) == (5, 2)
    assert t.told(tells.Succeeded)


def test_northside_sells_clues_to_the_masked_hunters_prey_too() -> None:
    t = streets().at(0, "northside").resources(0, 5).harmed(0)
    t.enemy("the-masked-hunter", engaged=0)
    assert t.turn().play("use:northside").until(asks.Action).clues_of() == 2


def test_when_the_second_agenda_advances_it_is_past_midnight() -> None:
    t = streets().agenda(2, doom=7).phase("mythos")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.pointed(box.SCENARIO_OVER)) == (False, 2)
    assert "past-midnight" in t.records()


# -------------------------------------------------------------------- symbols


@rule("AH-CHA-02")
@pytest.mark.parametrize(("difficulty", "value"), [("standard", 3 - 2), ("hard", 0)])
def test_the_skull_counts_doom_on_one_cultist_or_all_doom(difficulty: str, value: int) -> None:
    t = streets(difficulty=difficulty).agenda(1, doom=1)
    for slug, doom in (("acolyte", 1), ("wizard-of-the-order", 2)):
        t.state.set(box.DOOM[t.enemy(slug, at="graveyard")], doom)
    t.state.set(box.DOOM[t.enemy("hunting-nightgaunt", at="graveyard")], 0)
    assert t.came_to("skull") == value, "Roland has intellect 3; of two and one doom on Cultists two count, of all four"


def test_a_cultist_token_puts_doom_on_the_nearest_cultist() -> None:
    t = streets().at(0, "rivertown")
    near, far = t.enemy("acolyte", at="graveyard"), t.enemy("acolyte", at="northside")
    assert t.came_to("cultist") == 3 - 2
    assert (t.count(box.DOOM[near]), t.count(box.DOOM[far])) == (1, 0)


@rule("AH-LOR-07")
def test_of_cultists_equally_near_the_lead_chooses() -> None:
    t = streets("roland-banks", "wendy-adams").at(1, "rivertown").at(0, "rivertown")
    t.state.put(piece("acolyte"), box.ENCOUNTER_DECK)
    t.state.set(box.DOOM[piece("acolyte")], 0)
    first, second = t.enemy("acolyte", at="graveyard"), t.enemy("acolyte", at="easttown")
    t.turn(1).bag("cultist").play("investigate").until(asks.DoomOn)
    assert (t.asked, set(t.options)) == (0, {f"pick:{box.PIECE_SLUGS[card]}" for card in (first, second)})
    t.play(f"pick:{box.PIECE_SLUGS[second]}")
    assert (t.count(box.DOOM[first]), t.count(box.DOOM[second])) == (0, 1)


@rule("AH-CHA-03")
def test_on_hard_a_cultist_token_puts_doom_on_each_cultist_or_calls_for_another_token() -> None:
    t = streets(difficulty="hard")
    first, second = t.enemy("acolyte", at="graveyard"), t.enemy("wizard-of-the-order", at="northside")
    assert t.came_to("cultist") == 3 - 2
    assert (t.count(box.DOOM[first]), t.count(box.DOOM[second])) == (1, 1)
    t = streets(difficulty="hard")
    assert t.came_to("cultist", "-1") == 0
    assert len(t.told(tells.Token)) == 2


@pytest.mark.parametrize(("difficulty", "kept"), [("standard", 2), ("hard", 0)])
def test_with_a_tablet_who_fails_leaves_clues_behind(difficulty: str, kept: int) -> None:
    t = streets(difficulty=difficulty).at(0, "rivertown").holds(0, 3).clues("rivertown", 1)
    assert t.came_to("tablet") == 0
    assert (t.clues_of(), t.clues_on("rivertown")) == (kept, 1 + 3 - kept)


# -------------------------------------------------------------------- how it ends


@rule("AH-CPG-01")
def test_the_log_lists_who_was_interrogated_and_who_got_away() -> None:
    t = streets(the_gathering=0)
    for slug in ("ruth-turner", "the-masked-hunter", "ghoul-priest"):
        t.state.put(piece(slug), box.VICTORY)
    t.enemy("herman-collins", at="graveyard")
    t.state.put(piece("peter-warren"), box.ENCOUNTER_DISCARD)
    t.effect(0, Resolution(2))
    assert listed(t, box.INTERROGATED) == {"ruth-turner", "the-masked-hunter"}
    assert listed(t, box.ESCAPED) == {"herman-collins", "wolf-man-drew", "victoria-devereux"}, "of Peter nobody knows"
    assert t.records() == {"house-standing", "past-midnight"}, "the Ghoul Priest's name is crossed out"
    assert t.state.result is not None
    assert t.state.result.scores == (1 + 2 + 2,)


def test_while_the_first_agenda_stands_the_masked_hunter_gets_away() -> None:
    t = streets("wendy-adams").turn().play("use:predator-or-prey")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.pointed(box.SCENARIO_OVER)) == (False, 0)
    assert listed(t, box.ESCAPED) == {*CULT, "the-masked-hunter"}
    assert t.records() == {"house-burned"}


@rule("AH-VIC-02", "AH-XPR-01")
def test_four_locations_score_once_they_are_bare() -> None:
    t = streets()
    for name in ("miskatonic-university", "arkham-asylum", "graveyard", "northside", "easttown"):
        t.at(0, name).clues(name, 0)
    t.clues("graveyard", 1).effect(0, Resolution(1))
    assert t.state.result is not None
    assert t.state.result.scores == (3,)


def test_it_can_be_played_from_the_public_face() -> None:
    game = mk.new("arkham-lcg", seats=2, seed=3, scenario="the-midnight-masks", the_gathering=2)
    assert game.state.count(box.STARTED) == 2
    assert "Midnight" in str(game.scene(seat=0, lang="en"))
    again = mk.load(game.save())
    assert again.state.hash() == game.state.hash()


@rule("AH-LOR-02")
def test_an_enemy_in_the_graveyard_engages_first_and_flees_along_to_rivertown() -> None:
    t = streets().at(0, "rivertown")
    collins = t.enemy("herman-collins", at="graveyard")
    t.turn().bag("-2").play("move:graveyard").until(asks.WhichEffect).play("choose:1")
    assert (t.where(), t.state.home[collins]) == ("rivertown", box.THREAT[0])


@pytest.mark.parametrize(
    ("place_slug", "said"),
    [
        ("historical-society", "Southside turned out to be the Historical Society."),
        ("mas-boarding-house", "Southside turned out to be Ma’s Boarding House."),
        ("first-bank-of-arkham", "Downtown turned out to be the First Bank of Arkham."),
        ("arkham-asylum", "Downtown turned out to be Arkham Asylum."),
    ],
)
def test_what_a_district_turns_out_to_be_is_told_with_its_article(place_slug: str, said: str) -> None:
    t = streets()
    note = Note(tells.TurnsOut(place(said.split(" ")[0].lower()), place(place_slug)), "", "", None)
    assert flat(SPEECH["en"].note(t.state, note)) == said
