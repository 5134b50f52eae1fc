"""The Devourer Below: the woods, the ritual, Umôrdhoth, the agents of the Ancient Ones, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.declared import React
from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import ELDER_THING, MADNESS
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, RandomWeakness, Resolution, SpawnFromDeck, TakeDamage
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import evade_of, fight_of, health_of, sanity_limit
from miskatonic.games.arkham_lcg.rules.weaknesses import basic_weaknesses_left
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.arkham_lcg.table import Table, piece, place, woods

TWO = ("roland-banks", "wendy-adams")
FOUR = ("roland-banks", "skids-otoole", "agnes-baker", "wendy-adams")
SIX = ("the-masked-hunter", "wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")
WOODS = {"unhallowed-ground", "twisting-paths", "old-house", "cliffside", "tangled-thicket", "quiet-glade"}
AGENTS = (
    {"screeching-byakhee", "the-yellow-sign"},
    {"yithian-observer", "offer-of-power"},
    {"relentless-dark-young", "goat-spawn"},
    {"young-deep-one", "dreams-of-rlyeh"},
)


def calm(*investigators: str, **more: Any) -> Table:
    """Everybody unharmed on the Main Path with an empty hand."""
    t = woods(*investigators, **more)
    for seat in range(t.state.seats):
        t.harmed(seat).hand(seat)
    return t


def ending(t: Table) -> tuple[bool | None, int]:
    """Whether the game was won, and by which resolution it ended."""
    assert t.state.result is not None
    return t.state.result.won, t.state.pointed(box.SCENARIO_OVER)


# -------------------------------------------------------------------- set-up


@rule("AH-SCN-09", "AH-SCN-15")
def test_four_unseen_woods_lie_about_the_main_path_and_one_set_of_agents_is_shuffled_in() -> None:
    decks = set()
    for seed in range(12):
        t = woods(seed=seed)
        assert t.zone(box.LOCATIONS_OPEN) == ["main-path"]
        assert set(t.zone(box.UNREVEALED)) == {f"arkham-woods-{n}" for n in range(1, 5)}
        assert set(t.zone(box.ASIDE)) == WOODS | {"ritual-site", "umordhoth", "the-devourer-below"}
        assert len(t.zone(box.ENCOUNTER_DECK)) == 29
        found = {name.partition("#")[0] for name in t.zone(box.ENCOUNTER_DECK)}
        (agents,) = [i for i, names in enumerate(AGENTS) if names <= found]
        assert sum(bool(names & found) for names in AGENTS) == 1
        decks.add(agents)
    assert decks == {0, 1, 2, 3}


@rule("AH-CBG-05")
def test_an_elder_thing_joins_the_bag() -> None:
    t = woods()
    assert (t.count(box.BAG[ELDER_THING]), sum(t.count(key) for key in box.BAG)) == (1, 17)
    begun = mk.new("arkham-lcg", seed=4, scenario="the-devourer-below")
    told = [line for line in begun.log() if line.rule == "AH-CBG-05"]
    assert [str(line) for line in told] == ["An elder thing token was added to the chaos bag."]


@rule("AH-STA-02")
@pytest.mark.parametrize(("names", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_doom_lies_on_the_agenda_by_the_number_of_those_who_got_away(names: int, doom: int) -> None:
    t = woods(escaped=SIX[:names])
    assert t.count(box.DOOM[piece("the-arkham-woods")]) == doom
    assert sum(t.count(key) for key in box.INTERROGATED) == 6 - names


@rule("AH-CPG-01")
def test_the_doom_that_those_who_got_away_have_brought_is_told() -> None:
    told = {n: mk.new("arkham-lcg", seed=4, scenario="the-devourer-below", escaped=SIX[:n]).log() for n in (0, 5)}
    assert [line for line in map(str, told[0]) if "doom" in line] == []
    assert [line for line in map(str, told[5]) if "doom" in line] == ["“The Arkham Woods” now had 3 of 4 doom."]


def test_past_midnight_everybody_loses_two_cards_of_the_final_hand() -> None:
    options: dict[str, Any] = {"scenario": "the-devourer-below", "investigators": list(TWO)}
    early, late = (mk.new("arkham-lcg", seats=2, seed=4, the_midnight_masks=n, **options) for n in (1, 2))
    for game in (early, late):
        game.play("keep")
        assert [len(game.state.zone(box.HAND[seat])) for seat in (0, 1)] == [5, 5], "not before the mulligans are over"
        game.play("keep")
    assert [len(early.state.zone(box.HAND[seat])) for seat in (0, 1)] == [5, 5]
    assert [len(late.state.zone(box.HAND[seat])) for seat in (0, 1)] == [3, 3]
    assert [len(late.state.zone(box.DISCARD[seat])) for seat in (0, 1)] == [2, 2]


@pytest.mark.parametrize(("the_gathering", "priests"), [(1, 0), (0, 1)])
def test_the_ghoul_priest_comes_along_if_he_lives(the_gathering: int, priests: int) -> None:
    assert woods(the_gathering=the_gathering).zone(box.ENCOUNTER_DECK).count("ghoul-priest") == priests


# -------------------------------------------------------------------- the woods


@rule("AH-LOC-02", "AH-LOR-06")
def test_each_of_the_unseen_woods_turns_out_to_be_another_and_leads_on_by_its_own_symbols() -> None:
    t = calm()
    found = []
    for n in range(1, 5):
        t.turn().play(f"move:arkham-woods-{n}").until(asks.Action)
        found.append(t.where())
        ways = {key[5:] for key in t.options if key.startswith("move:")}
        assert ways <= {"main-path", *found}, "unseen woods are next to the Main Path only"
        assert "main-path" in ways
        t.at(0, "main-path").harmed(0)
    assert len(set(found)) == 4
    assert set(found) < WOODS
    assert len(WOODS & set(t.zone(box.REMOVED))) == 2
    assert set(found) == {key[5:] for key in t.turn().options if key.startswith("move:")}, "each other Woods location"


@rule("AH-INV-22")
def test_revealed_woods_form_a_ring() -> None:
    t = calm()
    for name in sorted(WOODS):
        t.at(0, name)
    ring = ["unhallowed-ground", "old-house", "twisting-paths", "tangled-thicket", "quiet-glade", "cliffside"]
    for i, name in enumerate(ring):
        if name == "twisting-paths":
            continue
        ways = {key[5:] for key in t.at(0, name).turn().options if key.startswith("move:")}
        assert ways == {"main-path", ring[i - 1], ring[(i + 1) % 6]}


def test_unhallowed_ground_hurts_who_fails() -> None:
    t = calm()
    t.at(0, "unhallowed-ground").at(0, "main-path").turn().bag("-1").play("move:unhallowed-ground").until(asks.Action)
    assert (t.damage(), t.horror()) == (1, 1)
    t = calm().at(0, "unhallowed-ground").at(0, "main-path").turn().bag("+1").play("move:unhallowed-ground")
    assert (t.until(asks.Action).damage(), t.horror()) == (0, 0)


def test_who_fails_on_twisting_paths_does_not_get_away_but_has_spent_the_action() -> None:
    t = calm().at(0, "twisting-paths").turn().bag("-1").play("move:main-path").until(asks.Action)
    assert (t.where(), t.count(box.ACTIONS[0])) == ("twisting-paths", 2)
    assert t.bag("0").play("move:main-path").until(asks.Action).where() == "main-path"


@rule("AH-ELM-01", "AH-ELM-05", "AH-LOC-02")
def test_who_is_defeated_on_twisting_paths_while_leaving_goes_nowhere_and_reveals_nothing() -> None:
    t = calm("roland-banks", "daisy-walker").at(1, "main-path").at(0, "twisting-paths").harmed(0, damage=8).holds(0, 2)
    t.state.put(box.PLACE_CARDS[place("old-house")], box.UNREVEALED)
    t.exhausted(t.enemy("ghoul-minion", at="twisting-paths"))
    t.clues("twisting-paths", 0).turn(0).bag("tablet").play("move:old-house").until()
    assert (t.in_game(0), t.state.pointed(box.AT[0]), t.clues_on("twisting-paths")) == (False, NOTHING, 2)
    assert "old-house" in t.zone(box.UNREVEALED)


@pytest.mark.parametrize(("name", "skill"), [("old-house", 4), ("cliffside", 4), ("tangled-thicket", 1)])
def test_some_woods_are_investigated_with_another_skill_even_with_a_flashlight(name: str, skill: int) -> None:
    t = calm("wendy-adams").at(0, name).in_play(0, "flashlight").turn().bag("0", "0").play("investigate").until(asks.Action)
    t.play("use:flashlight").until(asks.Action)
    assert [note.told.skill for note in t.told(tells.Test)] == [
        {"old-house": 0, "cliffside": 3, "tangled-thicket": 2}[name]
    ] * 2
    told = t.told(tells.Succeeded) + t.told(tells.Failed)
    assert {note.told.value for note in told} == {skill}, "Wendy: willpower 4, agility 4, combat 1"


def test_the_quiet_glade_heals_a_point_once_a_turn() -> None:
    t = calm().at(0, "quiet-glade").harmed(0, damage=2, horror=2).turn().play("use:quiet-glade", "choose:1")
    assert (t.damage(), t.horror()) == (2, 1)
    assert "use:quiet-glade" not in t.options


def test_one_can_resign_on_the_main_path_only() -> None:
    assert "use:main-path" in calm().turn().options
    assert "use:main-path" not in calm().at(0, "quiet-glade").turn().options


def test_the_ritual_site_is_refilled_at_the_end_of_every_round() -> None:
    t = calm(*TWO).at(0, "ritual-site").clues("ritual-site", 1)
    t.phase("upkeep").until()
    assert t.clues_on("ritual-site") == 4
    t.clues("ritual-site", 5).phase("upkeep").until()
    assert t.clues_on("ritual-site") == 5, "more may lie there"


def test_an_unrevealed_ritual_site_is_not_refilled() -> None:
    t = calm()
    t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.phase("upkeep").until()
    assert t.clues_on("ritual-site") == 0


# -------------------------------------------------------------------- agendas


def test_the_first_agenda_sends_a_monster_with_a_doom_to_the_main_path() -> None:
    t = calm().at(0, "quiet-glade").agenda(1, doom=3).encounters("acolyte", "ghoul-minion")
    t.phase("mythos").until()
    assert t.home("ghoul-minion") == box.AT_PLACE[place("main-path")]
    assert t.count(box.DOOM[piece("ghoul-minion")]) == 1
    assert t.zone(box.AGENDA) == ["the-ritual-begins"]


@rule("AH-INP-02", "AH-MYT-05")
def test_a_monster_that_never_comes_to_the_main_path_brings_no_doom() -> None:
    t = woods("daisy-walker").in_play(0, "disc-of-itzamna").agenda(1, doom=3).encounters("ghoul-minion")
    t.phase("mythos").play("use:disc-of-itzamna")
    assert (t.home("ghoul-minion"), t.count(box.DOOM[piece("ghoul-minion")])) == (box.ENCOUNTER_DISCARD, 0)


@rule("AH-EFF-03")
def test_the_monster_on_the_main_path_has_its_doom_before_it_horrifies() -> None:
    t = calm("agnes-baker").agenda(1, doom=3).encounters("young-deep-one")
    t.phase("mythos")
    assert (t.question, t.home("young-deep-one"), t.horror()) == (React, box.THREAT[0], 1), "Agnes may strike back"
    assert t.count(box.DOOM[piece("young-deep-one")]) == 1


def test_while_the_ritual_begins_all_enemies_are_harder_to_hit_and_to_evade() -> None:
    t = calm().agenda(2)
    minion = t.enemy("ghoul-minion", engaged=0)
    assert (fight_of(t.state, minion), evade_of(t.state, minion)) == (3, 3)
    t.agenda(3)
    assert (fight_of(t.state, minion), evade_of(t.state, minion)) == (2, 2)


@rule("AH-WKR-05", "AH-CPG-06")
def test_who_fails_the_will_of_umordhoth_gets_a_random_madness_at_once() -> None:
    t = calm(*TWO).agenda(2, doom=4).bag("-4", "elder-sign")
    before = {seat: set(t.state.zone(box.DECK[seat])) for seat in (0, 1)}
    t.phase("mythos").until(asks.Commit, asks.Window)
    gained = [note.told for note in t.told(tells.GainsWeakness)]
    assert gained[0].who == 0
    card = gained[0].card
    assert MADNESS in box.TRAITS_OF[card]
    assert box.OWNER[card] == 0
    assert card not in before[0]
    assert t.state.home[card] in (box.THREAT[0], box.DISCARD[0], box.HAND[0]), "it was resolved, not kept back"


@rule("AH-DKB-09", "AH-CPG-06")
def test_no_weakness_is_given_that_somebody_has_already() -> None:
    t = calm(*TWO)
    left = basic_weaknesses_left(t.state, 0, MADNESS)
    decks = [box.SLUG[card] for seat in (0, 1) for card in t.state.zone(box.DECK[seat])]
    whole = {"amnesia": 2, "paranoia": 2, "psychosis": 1, "hypochondria": 1}
    for name, n in whole.items():
        assert sum(box.SLUG[card] == name for card in left) == n - decks.count(name)
    t.effect(0, *[RandomWeakness(MADNESS)] * 3).until()
    assert len(basic_weaknesses_left(t.state, 1, MADNESS)) == len(left) - 3


@pytest.mark.parametrize(("act", "enemies"), [(1, 1), (3, 0)])
def test_the_last_agenda_brings_umordhoth_to_the_ritual_site_and_is_act_and_agenda_from_then_on(
    act: int, enemies: int
) -> None:
    t = calm(*TWO).act(act).agenda(3, doom=4)
    if act > 1:
        t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.enemy("ghoul-minion", at="ritual-site" if act > 1 else "main-path")
    t.encounters("acolyte", "acolyte#2").phase("mythos").until()
    assert t.home("umordhoth") == box.AT_PLACE[place("ritual-site")]
    assert t.zone(box.AGENDA) == ["the-devourer-below"]
    assert t.zone(box.ACT) + t.zone(box.ACT_DECK) == []
    assert (t.home("ghoul-minion") == box.ENCOUNTER_DISCARD) == (not enemies), "enemies at the site are discarded"
    assert health_of(t.state, piece("umordhoth")) == 6 + 4 * 2
    t.state.set(box.DOOM[piece("the-devourer-below")], 30)
    assert t.encounters("acolyte#3").phase("mythos").until().state.result is None, "no doom ends it now"
    assert "advance" not in t.holds(0, 9).turn(0).options


def test_defeating_umordhoth_ends_it_well() -> None:
    t = calm().at(0, "ritual-site")
    t.enemy("umordhoth", at="ritual-site")
    for card in (*t.state.zone(box.AGENDA), *t.state.zone(box.AGENDA_DECK)):
        t.state.put(card, box.REMOVED)
    t.state.put(piece("the-devourer-below"), box.AGENDA)
    t.state.set(box.DAMAGE[piece("umordhoth")], 9)
    t.turn().bag("+1").play("fight:umordhoth").until()
    assert ending(t) == (True, 2)
    assert t.records() >= {"umordhoth-repelled"}
    assert t.state.result is not None
    assert t.state.result.scores == (10,)
    assert [t.count(keys[0]) for keys in box.TRAUMAS] == [2, 1 + 2]


# -------------------------------------------------------------------- Umôrdhoth


@rule("AH-MAS-01")
def test_umordhoth_is_ready_again_at_the_end_of_every_turn() -> None:
    t = calm(*TWO).at(0, "ritual-site")
    t.exhausted(t.enemy("umordhoth", at="ritual-site"))
    t.turn(1).play("end-turn")
    assert not t.count(box.EXHAUSTED[piece("umordhoth")])


@rule("AH-PHS-16", "AH-ELM-01")
@pytest.mark.parametrize("how", ["defeated", "resigned"])
def test_umordhoth_is_ready_at_the_end_of_a_turn_too_in_which_its_investigator_drops_out(how: str) -> None:
    t = calm(*TWO, lead=1).at(1, "ritual-site")
    t.exhausted(t.enemy("umordhoth", at="ritual-site"))
    if how == "defeated":
        t.harmed(0, damage=8).enemy("ghoul-minion", engaged=0)
        t.turn(0).play("resource")
    else:
        t.turn(0).play("use:main-path")
    assert not t.until().in_game(0)
    assert not t.count(box.EXHAUSTED[piece("umordhoth")])


def test_whoever_controls_lita_may_sacrifice_her() -> None:
    t = calm(*TWO).at(0, "ritual-site").at(1, "ritual-site")
    t.exhausted(t.enemy("umordhoth", at="ritual-site"))
    t.state.put(piece("lita-chantler@1"), box.PLAY[0])
    assert "use:umordhoth/1" not in t.turn(1).options
    t.turn(0)
    decision = mk.Decision(mk.games()["arkham-lcg"], t.state, t.state.asked[0])
    sacrifice = next(option for option in decision.options if option.key == "use:umordhoth/1")
    assert [flat(sacrifice.say(lang)).partition(" 3 (")[0] for lang in LANGUAGES] == [
        "Use Umôrdhoth: sacrifice Lita Chantler, and the scenario ends with resolution",
        "Умордхот: принести в жертву актив «Лита Чентлер»; сценарий заканчивается исходом",
        "Умордгот: принести в жертву союзницю «Літа Чентлер»; сценарій завершується розв’язкою",
    ]
    t.play("use:umordhoth/1").until()
    assert ending(t) == (False, 3), "a scenario on its own is won or lost"
    assert "lita-sacrificed" in t.records()
    assert t.home("lita-chantler@1") == box.REMOVED
    assert t.state.pointed(box.EARNED[piece("lita-chantler")]) < 0
    assert [t.count(keys[1]) for keys in box.TRAUMAS] == [2, 2]
    gained = [note.told for note in t.told(tells.GainsWeakness)]
    assert [told.who for told in gained] == [0, 1]
    assert all(MADNESS in box.TRAITS_OF[told.card] for told in gained)


def test_the_sacrifice_is_no_parley_and_provokes() -> None:
    t = calm().at(0, "ritual-site").harmed(0, damage=8)
    t.enemy("umordhoth", at="ritual-site")
    t.state.put(piece("lita-chantler@1"), box.PLAY[0])
    t.turn().play("use:umordhoth/1")
    assert t.told(tells.Attacks)
    while t.question in (asks.AssignDamage, asks.AssignHorror):
        t.play("on:roland-banks")
    assert ending(t.until()) == (False, 0), "the attack came first"


@rule("AH-INI-03", "AH-EFF-03")
def test_lita_cannot_be_sacrificed_any_more_when_she_has_fallen_to_the_attack_it_provokes() -> None:
    t = calm().at(0, "ritual-site")
    t.enemy("umordhoth", at="ritual-site")
    t.state.put(piece("lita-chantler@1"), box.PLAY[0])
    t.turn().play("use:umordhoth/1", *["on:lita-chantler@1"] * 6)
    assert t.home("lita-chantler@1") == box.DISCARD[0]
    assert (t.state.result, t.question, t.count(box.ACTIONS[0])) == (None, asks.Action, 2)
    assert "lita-sacrificed" not in t.records()


# -------------------------------------------------------------------- acts


@rule("AH-PRY-07")
def test_the_first_act_opens_the_ritual_site_and_brings_back_those_who_got_away() -> None:
    t = calm(escaped=("ruth-turner", "wolf-man-drew")).at(0, "quiet-glade").holds(0, 3).turn().play("advance")
    assert t.home("ritual-site") == box.UNREVEALED
    assert {t.home(name) for name in ("ruth-turner", "wolf-man-drew")} == {box.AT_PLACE[place("main-path")]}
    assert "peter-warren" not in [box.PIECE_SLUGS[card] for card in t.state.home]
    assert t.zone(box.ACT) == ["into-the-darkness"]


@rule("AH-EFF-02", "AH-PRY-07")
def test_those_who_got_away_come_back_together_and_engage_when_all_are_there() -> None:
    t = calm("daisy-walker", "roland-banks", escaped=("ruth-turner", "wolf-man-drew")).in_play(0, "disc-of-itzamna")
    t.holds(0, 6).turn().play("advance", "pass")
    assert (t.question, t.asked) == (React, 0), "Daisy may discard the second as it comes"
    assert t.home("wolf-man-drew") == box.AT_PLACE[place("main-path")], "the first has engaged nobody yet"
    t.play("use:disc-of-itzamna")
    assert (t.question, t.options, t.home("ruth-turner")) == (
        asks.Engages,
        ["seat:seat-1", "seat:seat-2"],
        box.ENCOUNTER_DISCARD,
    )
    t.play("seat:seat-2")
    assert (t.home("wolf-man-drew"), t.zone(box.ACT)) == (box.THREAT[1], ["into-the-darkness"])


@pytest.mark.parametrize(("people", "enemies"), [(TWO, 1), (FOUR, 2)])
def test_whoever_enters_the_ritual_site_advances_the_act_and_meets_enemies(people: tuple[str, ...], enemies: int) -> None:
    t = calm(*people).act(2)
    t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.encounters("mysterious-chanting", "ghoul-minion", "mysterious-chanting#2", "acolyte")
    t.turn(0).play("move:ritual-site").until(asks.Action)
    assert t.zone(box.ACT) == ["disrupting-the-ritual"]
    assert [name for name in ("ghoul-minion", "acolyte") if t.home(name) == box.THREAT[0]] == ["ghoul-minion", "acolyte"][
        :enemies
    ]


@rule("AH-EFF-02")
def test_of_two_enemies_met_at_the_ritual_site_both_are_there_before_one_horrifies() -> None:
    t = calm("agnes-baker", *TWO).act(2)
    t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.encounters("young-deep-one", "ghoul-minion")
    t.turn(0).play("move:ritual-site", "use:agnes-baker")
    assert (t.question, t.options) == (asks.Enemy, ["pick:young-deep-one", "pick:ghoul-minion"])
    t.play("pick:ghoul-minion")
    assert (t.horror(), t.count(box.DAMAGE[piece("ghoul-minion")]), t.zone(box.ACT)) == (1, 1, ["disrupting-the-ritual"])


@rule("AH-EFF-02", "AH-KEY-10")
@pytest.mark.parametrize("met", [("acolyte", "young-deep-one"), ("young-deep-one", "acolyte")], ids="-then-".join)
def test_an_acolyte_met_at_the_ritual_site_brings_its_doom_once_both_are_there(met: tuple[str, ...]) -> None:
    t = calm("agnes-baker", *TWO).act(2)
    t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.encounters(*met)
    t.turn(0).play("move:ritual-site", "pass")
    assert (t.home("acolyte"), t.home("young-deep-one"), t.horror()) == (box.THREAT[0], box.THREAT[0], 1)
    assert [note.told for note in t.told(tells.Doom)] == [(piece("acolyte"), 1)], "the other brings none"


@rule("AH-ELM-01")
def test_who_has_left_does_not_count_when_enemies_are_met_at_the_ritual_site() -> None:
    t = calm(*FOUR[:3]).act(2)
    t.state.put(piece("ritual-site"), box.UNREVEALED)
    t.effect(2, w.Resign()).encounters("ghoul-minion", "acolyte")
    t.turn(0).play("move:ritual-site").until(asks.Action)
    assert (t.home("ghoul-minion"), t.home("acolyte")) == (box.THREAT[0], box.ENCOUNTER_DECK)
    assert t.clues_on("ritual-site") == 2 * 3, "but for what counts for each investigator"


@rule("AH-ACT-04")
@pytest.mark.parametrize("choice", ["choose:0", "choose:1"])
def test_clues_spent_on_the_ritual_break_it(choice: str) -> None:
    t = calm("wendy-adams").act(3).holds(0, 3).turn().bag("-4", "0", "0")
    t.play("use:disrupting-the-ritual", choice).until(asks.Action)
    assert (t.clues_of(), t.count(box.CLUES[piece("disrupting-the-ritual")])) == (2, 0), "the clue is gone on a failure too"
    t.play("use:disrupting-the-ritual", choice).until(asks.Action)
    assert (t.clues_of(), t.count(box.CLUES[piece("disrupting-the-ritual")])) == (1, 1)
    t.play("use:disrupting-the-ritual", choice).until()
    assert ending(t) == (True, 1)
    assert t.state.result is not None
    assert t.state.result.scores == (5,)
    assert [t.count(keys[0]) for keys in box.TRAUMAS] == [0, 1 + 2]


def test_when_everybody_is_gone_arkham_succumbs_and_even_those_who_resigned_are_killed() -> None:
    t = calm().turn().play("use:main-path")
    assert ending(t) == (False, 0)
    assert "arkham-succumbed" in t.records()
    assert t.count(box.KILLED[0]) == 1
    assert t.state.result is not None
    assert t.state.result.scores == (0,)


# -------------------------------------------------------------------- symbols


def test_the_skull_counts_monsters_in_play() -> None:
    t = calm("daisy-walker")
    t.enemy("ghoul-minion", at="ritual-site")
    t.enemy("ghoul-minion", at="old-house")
    t.enemy("acolyte", at="old-house")
    assert t.came_to("skull") == 5 - 2


@pytest.mark.parametrize(("difficulty", "value", "doom"), [("standard", 5 - 2, 1), ("hard", 5 - 4, 2)])
def test_a_cultist_token_puts_doom_on_the_nearest_enemy_of_any_kind(difficulty: str, value: int, doom: int) -> None:
    t = calm("daisy-walker", difficulty=difficulty)
    near = t.enemy("ghoul-minion", at="arkham-woods-1")
    assert t.came_to("cultist") == value
    assert t.count(box.DOOM[near]) == doom


@pytest.mark.parametrize(("difficulty", "value", "harm"), [("standard", 2, (1, 0)), ("hard", 0, (1, 1))])
def test_a_tablet_hurts_where_a_monster_is(difficulty: str, value: int, harm: tuple[int, int]) -> None:
    t = calm("daisy-walker", difficulty=difficulty)
    assert t.came_to("tablet") == value
    assert (t.damage(), t.horror()) == (0, 0)
    t.exhausted(t.enemy("ghoul-minion", at="main-path"))
    t.came_to("tablet")
    assert (t.damage(), t.horror()) == harm


@rule("AH-CHA-03")
def test_the_elder_thing_calls_for_another_token_while_an_ancient_one_is_in_play() -> None:
    t = calm("daisy-walker")
    assert t.came_to("elder-thing") == 0
    assert len(t.told(tells.Token)) == 1
    t.enemy("umordhoth", at="ritual-site")
    assert t.came_to("elder-thing", "+1") == 1
    assert len(t.told(tells.Token)) == 3


def test_on_hard_a_skull_finds_a_monster_after_a_failure() -> None:
    t = calm(difficulty="hard").turn().bag("skull").play("investigate").until(asks.Search)
    assert {box.SLUG[piece(key[5:])] for key in t.options} >= {"ghoul-minion", "ravenous-ghoul"}
    assert t.told(tells.Failed)[-1].told.value == 0


# -------------------------------------------------------------------- treacheries and agents


def test_for_each_point_of_the_wrath_one_chooses_a_card_or_harm() -> None:
    t = calm().hand(0, "knife", "guts").bag("-1").draws(0, "umordhoths-wrath").play("reveal")
    assert t.options == ["choose:0", "choose:1"], "willpower 3, less 1, against 5: three points"
    t.play("choose:0", "pick:knife", "choose:1", "choose:0")
    assert (t.zone(box.HAND[0]), t.damage(), t.horror()) == ([], 1, 1)


def test_without_cards_the_wrath_only_hurts() -> None:
    t = calm().bag("0").draws(0, "umordhoths-wrath").until()
    assert (t.damage(), t.horror()) == (2, 2)


def test_a_byakhee_hunts_the_least_sane_and_is_fiercer_against_them() -> None:
    t = calm(*TWO).at(0, "ritual-site").at(1, "ritual-site").harmed(1, horror=4)
    byakhee = t.enemy("screeching-byakhee", at="main-path")
    t.phase("enemy").until()
    assert t.home("screeching-byakhee") == box.THREAT[1], "Wendy has 3 sanity left, Roland 5"
    assert (fight_of(t.state, byakhee), evade_of(t.state, byakhee)) == (4, 4)
    t.harmed(1)
    assert (fight_of(t.state, byakhee), evade_of(t.state, byakhee)) == (3, 3)


@rule("AH-SEA-02")
def test_the_yellow_sign_horrifies_and_finds_a_madness_in_the_deck() -> None:
    t = calm("wendy-adams")
    for slug in ("amnesia", "paranoia", "psychosis", "hypochondria"):
        if piece(slug) in t.state.home:
            t.state.put(piece(slug), box.REMOVED)
    t.bag("-4").draws(0, "the-yellow-sign").until()
    assert t.horror() == 2 + 2, "her own weakness is a Madness too, and drawn"
    assert t.home("abandoned-and-alone") == box.DISCARD[0] or t.home("abandoned-and-alone") == box.REMOVED


def test_an_observer_goes_for_who_has_the_fewest_cards_and_takes_one_or_hits_harder() -> None:
    t = calm(*TWO).hand(0, "knife").hand(1, "dodge", "guts")
    t.enemy("yithian-observer", at="main-path")
    t.phase("upkeep").until()
    assert t.home("yithian-observer") == box.THREAT[0]
    t.hand(0, "knife").phase("enemy").until()
    assert (t.zone(box.HAND[0]), t.damage(), t.horror()) == ([], 1, 1)
    t.state.set(box.EXHAUSTED[piece("yithian-observer")], 0)
    t.phase("enemy").until()
    assert (t.damage(), t.horror()) == (1 + 2, 1 + 2)


@pytest.mark.parametrize(("choice", "hand", "doom", "horror"), [("choose:0", 2, 2, 0), ("choose:1", 0, 0, 2)])
def test_an_offer_of_power_gives_cards_for_doom_or_horror(choice: str, hand: int, doom: int, horror: int) -> None:
    t = calm().top(0, "knife", "guts").draws(0, "offer-of-power").play(choice)
    assert (len(t.zone(box.HAND[0])), t.count(box.DOOM[piece("the-arkham-woods")]), t.horror()) == (hand, doom, horror)


def test_an_offer_of_power_may_advance_the_agenda_at_once() -> None:
    t = calm().at(0, "quiet-glade").agenda(1, doom=2).encounters("ghoul-minion")
    t.draws(0, "offer-of-power").play("choose:0")
    assert t.zone(box.AGENDA) == ["the-ritual-begins"]


@rule("AH-KEY-07", "AH-PRK-03")
def test_a_weakness_drawn_by_an_offer_of_power_does_not_end_its_peril() -> None:
    t = woods("roland-banks", "wendy-adams").agenda(2, 3).hand(0).hand(1, "unexpected-courage")
    t.top(0, "paranoia", "knife").draws(0, "offer-of-power").play("choose:0")
    assert t.told(tells.Test)[0].told.who == 0, "two doom are enough: Roland was first to be tested"
    assert (t.question, t.asked) == (asks.Commit, 1), "and Wendy, whose test it is now, could not help him"


def test_a_dark_young_heals_at_the_end_of_every_round_and_goes_for_the_clumsiest() -> None:
    t = calm(*TWO)
    young = t.enemy("relentless-dark-young", at="main-path")
    t.state.set(box.DAMAGE[young], 3)
    t.phase("upkeep").until()
    assert (t.count(box.DAMAGE[young]), t.home("relentless-dark-young")) == (1, box.THREAT[0])


def test_a_goat_spawn_horrifies_everybody_where_it_falls() -> None:
    t = calm("roland-banks", "wendy-adams", "daisy-walker").at(2, "ritual-site")
    goat = t.enemy("goat-spawn", engaged=0)
    t.state.set(box.DAMAGE[goat], 2)
    t.turn(0).bag("0").play("fight:goat-spawn").until(asks.Action)
    assert [t.horror(seat) for seat in range(3)] == [1, 1, 0]


@rule("AH-ABL-16", "AH-EFF-02")
def test_a_goat_spawn_horrifies_all_at_once_before_anybody_reacts() -> None:
    t = calm("agnes-baker", "roland-banks").in_play(1, "beat-cop")
    goat = t.enemy("goat-spawn", engaged=1)
    t.enemy("ghoul-minion", engaged=0)
    t.state.set(box.DAMAGE[goat], 2)
    t.turn(1).bag("0").play("fight:goat-spawn").until(asks.AssignHorror, React)
    assert (t.question, t.asked, t.horror(0)) == (asks.AssignHorror, 1, 0)
    t.play("on:roland-banks")
    assert (t.options, t.horror(0), t.horror(1)) == (["use:agnes-baker", "pass"], 1, 1)


@rule("AH-ELM-01", "AH-ABL-16")
def test_who_falls_while_another_tests_the_will_of_umordhoth_tests_nothing() -> None:
    t = calm("roland-banks", "daisy-walker", "wendy-adams").at(2, "old-house").harmed(0, damage=8).harmed(1, horror=8)
    t.enemy("young-deep-one", at="main-path")
    t.state.put(t.state.zone(box.AT_PLACE[place("main-path")])[0], box.THREAT[0])
    t.bag("tablet", "0").agenda(2, doom=4).phase("mythos").until(asks.Lead).play("seat:seat-2")
    assert [t.in_game(seat) for seat in range(3)] == [False, False, True], "the Deep One goes on to Daisy"
    assert {note.told[0] for note in t.told(tells.Test)} == {0, 2}


@rule("AH-ABL-07", "AH-ABL-16")
def test_what_the_horror_of_a_goat_spawn_forces_on_anybody_comes_before_agnes_strikes() -> None:
    t = calm("agnes-baker", "wendy-adams").threat(1, "psychosis")
    for slug in ("goat-spawn", "ghoul-minion"):
        t.exhausted(t.enemy(slug, at="main-path"))
    t.effect(0, DamageEnemy(3)).play("pick:goat-spawn")
    assert (t.question, t.asked, t.horror(1), t.damage(1)) == (React, 0, 1, 1), "Psychosis has done its work"


@rule("AH-ABL-16", "AH-DMG-06")
def test_those_whom_a_goat_spawn_drives_over_the_edge_fall_together() -> None:
    t = calm("roland-banks", "wendy-adams", "daisy-walker").harmed(0, horror=4).harmed(1, horror=6)
    goat = t.enemy("goat-spawn", engaged=0)
    t.state.set(box.DAMAGE[goat], 2)
    t.turn(0).bag("0").play("fight:goat-spawn").until(asks.Lead)
    assert ([t.in_game(seat) for seat in range(3)], t.question) == ([False, False, True], None), "Daisy alone can lead"


@rule("AH-TRA-01", "AH-DMR-01")
@pytest.mark.parametrize("goats", [1, 2])
@pytest.mark.parametrize("first", ["seat:seat-1", "pick:goat-spawn"])
def test_who_falls_together_with_goat_spawns_suffers_one_trauma(goats: int, first: str) -> None:
    t = calm(*TWO).at(1, "ritual-site").harmed(0, damage=8).hand(0, "dynamite-blast")
    for _ in range(goats):
        t.exhausted(t.enemy("goat-spawn", at="main-path"))
    t.turn(0).play("play:dynamite-blast", "to:main-path")
    assert t.question is asks.FallsFirst
    t.play(first)
    assert (t.in_game(), t.count(box.PHYSICAL[0]), len(t.told(tells.Defeated))) == (False, 1, 1)


@rule("AH-TRA-01")
def test_who_is_driven_over_the_edge_by_goat_spawns_while_falling_chooses_the_trauma() -> None:
    t = calm(*TWO).at(1, "ritual-site").harmed(0, damage=8, horror=3).hand(0, "dynamite-blast")
    for _ in range(2):
        t.exhausted(t.enemy("goat-spawn", at="main-path"))
    t.turn(0).play("play:dynamite-blast", "to:main-path")
    assert (t.question, t.options) == (asks.Trauma, ["trauma:physical", "trauma:mental"])


@rule("AH-EFF-06", "AH-DMG-03", "AH-NST-01")
def test_agnes_does_not_strike_an_enemy_that_is_falling_already() -> None:
    t = calm("roland-banks", "agnes-baker").clues("main-path", 2)
    t.state.set(box.DAMAGE[t.enemy("goat-spawn", engaged=0)], 2)
    t.turn(0).bag("0").play("fight:goat-spawn")
    assert t.options == ["use:roland-banks", "pass"], "Agnes has nobody to strike: her blow would have it fall twice"
    assert (t.horror(0), t.horror(1), len(t.told(tells.EnemyDefeated))) == (1, 1, 1)


@rule("AH-EFF-02", "AH-EFF-06", "AH-INV-33")
def test_of_enemies_hit_together_agnes_strikes_only_those_who_are_not_falling() -> None:
    t = calm("roland-banks", "agnes-baker").clues("main-path", 2).hand(0, "dynamite-blast")
    for slug in ("goat-spawn", "goat-spawn", "ghoul-priest"):
        t.exhausted(t.enemy(slug, at="main-path"))
    t.turn(0).play("play:dynamite-blast")
    assert t.options == ["use:agnes-baker", "pass"]
    t.play("use:agnes-baker")
    assert (t.question, t.count(box.DAMAGE[piece("ghoul-priest")])) == (React, 4), "nobody is asked whom"
    assert t.options == ["use:roland-banks", "pass"], "one goat is his"
    t.play("pass")
    assert t.options == ["use:roland-banks", "pass"], "and so is the other"
    t.play("pass")
    assert (t.question, len(t.told(tells.EnemyDefeated)), t.horror(0)) == (asks.Action, 2, 2)


@rule("AH-ELM-02", "AH-CON-02")
def test_a_weakness_that_is_gone_with_its_bearer_is_not_defeated_as_well() -> None:
    t = calm("skids-otoole", "roland-banks").at(1, "ritual-site").clues("ritual-site", 1).harmed(0, damage=7)
    t.hand(1, "dynamite-blast").enemy("mob-enforcer", engaged=0)
    t.turn(1).play("play:dynamite-blast@2", "to:main-path", "seat:seat-1")
    assert (t.home("mob-enforcer"), t.question, t.told(tells.EnemyDefeated)) == (box.REMOVED, asks.Action, [])


@pytest.mark.parametrize("who", ["it", "you"])
def test_a_young_deep_one_horrifies_whom_it_engages_whoever_began(who: str) -> None:
    t = calm()
    deep = t.enemy("young-deep-one", at="main-path")
    if who == "it":
        t.phase("upkeep").until()
    else:
        t.exhausted(deep).turn().play("engage:young-deep-one").until(asks.Action)
    assert (t.home("young-deep-one"), t.horror()) == (box.THREAT[0], 1)


@rule("AH-MOD-01")
def test_dreams_of_rlyeh_weaken_will_and_mind_until_shaken_off() -> None:
    t = calm().draws(0, "dreams-of-rlyeh")
    assert sanity_limit(t.state, 0) == 4
    t.turn().bag("0").play("use:dreams-of-rlyeh").until(asks.Action)
    assert t.home("dreams-of-rlyeh") == box.THREAT[0], "willpower 3 - 1 against 3"
    t.bag("+1").play("use:dreams-of-rlyeh").until(asks.Action)
    assert (t.home("dreams-of-rlyeh"), sanity_limit(t.state, 0)) == (box.ENCOUNTER_DISCARD, 5)
    assert not calm().harmed(0, horror=4).draws(0, "dreams-of-rlyeh").until().in_game(), "the last sanity may go with it"


def test_enemies_from_the_deck_spawn_though_the_deck_runs_out() -> None:
    t = calm()
    for card in t.state.zone(box.ENCOUNTER_DECK):
        t.state.put(card, box.ENCOUNTER_DISCARD)
    t.at(0, "quiet-glade").effect(0, SpawnFromDeck("main-path"))
    assert len(t.zone(box.AT_PLACE[place("main-path")])) == 1


def test_resolutions_can_be_reached_by_effects_too() -> None:
    assert ending(calm().effect(0, Resolution(1))) == (True, 1)


@rule("AH-ELM-09")
def test_it_ends_when_the_last_investigator_falls_to_an_enemy_that_a_fallen_one_left_behind() -> None:
    t = calm(*TWO).harmed(0, damage=8).harmed(1, horror=6)
    t.enemy("young-deep-one", engaged=0)
    assert ending(t.effect(0, TakeDamage(1)).until()) == (False, 0)
