"""Setting the game up: players, decks, The Gathering (AH-GEN, AH-SUP, AH-SCN, AH-SSU, AH-LOC)."""

from collections import Counter
from functools import cache

import pytest

import miskatonic as mk
from miskatonic.games.arkham_lcg.cards.terms import CULTIST, SKULL, TABLET
from miskatonic.games.arkham_lcg.decks.building import DECKS, built, check
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.people import card_of
from miskatonic.games.arkham_lcg.rules.places import is_revealed, may_enter, ways_from
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.testing import rule
from tests.games.arkham_lcg.boxes import lacking
from tests.games.arkham_lcg.table import piece, place, table

NAMES = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams")
ENCOUNTER_DECK = {
    "flesh-eater": 1,
    "icy-ghoul": 1,
    "swarm-of-rats": 3,
    "ghoul-minion": 3,
    "ravenous-ghoul": 1,
    "grasping-hands": 3,
    "rotting-remains": 3,
    "frozen-in-fear": 2,
    "dissonant-voices": 2,
    "ancient-evils": 3,
    "crypt-chill": 2,
    "obscuring-fog": 2,
}


@cache
def started(seed: int = 1, seats: int = 2, lead: int = 0) -> mk.Game:
    """A game just begun, not to be played on."""
    return mk.new("arkham-lcg", seats=seats, seed=seed, investigators=list(NAMES[:seats]), lead=lead)


def slugs(game: mk.Game, zone: str) -> list[str]:
    """The names of the cards in a zone, without the number of the copy."""
    return [box.SLUG[card] for card in game.state.zone(zone)]


# -------------------------------------------------------------------- the players


@pytest.mark.parametrize(
    ("story", "asked"),
    [
        ("the-gathering", set()),
        ("the-midnight-masks", {"the_gathering"}),
        ("the-devourer-below", {"the_gathering", "the_midnight_masks", "escaped"}),
        ("night-of-the-zealot", {"latecomers"}),
    ],
)
def test_what_happened_before_is_asked_only_where_the_scenario_comes_after_it(story: str, asked: set[str]) -> None:
    settings = mk.games()["arkham-lcg"].settings
    chosen = {setting.name: setting.default for setting in settings} | {"scenario": story}
    depending = {setting.name for setting in settings if setting.only_with}
    assert {setting.name for setting in settings if setting.matters(chosen)} & depending == asked


@rule("AH-GEN-01")
def test_one_to_four_play_together_and_share_the_outcome() -> None:
    for seats in (1, 2, 3, 4):
        assert len(mk.new("arkham-lcg", seats=seats, seed=1).state.zone(box.LOCATIONS_OPEN)) == 1
    for seats in (0, 5):
        with pytest.raises(mk.Refused):
            mk.new("arkham-lcg", seats=seats)
    t = table("roland-banks", "wendy-adams").house().act(3)
    t.effect(1, box.ACT_CARD[piece("what-have-you-done")].back).play("choose:1")
    assert t.state.result is not None
    assert t.state.result.won is True, "one outcome for all"


@rule("AH-GEN-02", "AH-SUP-01")
def test_every_player_has_one_investigator_and_a_deck_built_for_that_one() -> None:
    game = started(seats=4)
    for seat, name in enumerate(NAMES[:4]):
        assert slugs(game, box.PLAYED_BY[seat]) == [name]
        own = Counter(box.CODE[c] for zone in (box.DECK, box.HAND, box.ASIDE_HAND) for c in game.state.zone(zone[seat]))
        assert own.total() == 33
        weakness = next(code for code in own if box.SHEETS[box.CODE.index(code)].slug in BASIC)
        check(built(name, {c: n for c, n in own.items() if c != weakness and c not in required(name)}, weakness))
        assert set(required(name)) <= set(own)


BASIC = {
    "amnesia",
    "paranoia",
    "haunted",
    "psychosis",
    "hypochondria",
    "mob-enforcer",
    "silver-twilight-acolyte",
    "stubborn-detective",
}


def required(name: str) -> tuple[str, ...]:
    """The codes of the two cards that an investigator requires."""
    return next(sheet.required for sheet in box.INVESTIGATOR.values() if sheet.slug == name)


@rule("AH-SUP-01", "AH-SSU-04")
def test_investigators_are_chosen_or_drawn_and_no_two_players_have_the_same() -> None:
    drawn = set()
    for seed in range(30):
        s = mk.new("arkham-lcg", seats=3, seed=seed, investigators=["wendy-adams"]).state
        playing = [box.SLUG[card_of(s, seat)] for seat in range(3)]
        assert playing[0] == "wendy-adams"
        assert len(set(playing)) == 3
        drawn |= set(playing[1:])
    assert drawn == set(NAMES) - {"wendy-adams"}
    with pytest.raises(mk.Refused, match="same investigator"):
        mk.new("arkham-lcg", seats=2, investigators=["roland-banks", "roland-banks"])
    with pytest.raises(mk.Refused, match="2 investigators, and seats for 1"):
        mk.new("arkham-lcg", seats=1, investigators=["roland-banks", "wendy-adams"])


@rule("AH-SUP-02")
def test_the_group_names_a_lead_investigator() -> None:
    for lead in (0, 1):
        game = started(lead=lead)
        assert game.state.count(box.LEAD) == lead
        assert [n.told for notes in game.record.notes for n in notes if n.kind == tells.Leads] == [(lead,)]
    with pytest.raises(mk.Refused, match="lead"):
        mk.new("arkham-lcg", seats=2, lead=2)


@rule("AH-SUP-03")
@pytest.mark.parametrize("lead", [0, 1])
def test_the_lead_decides_for_the_group(lead: int) -> None:
    t = table("roland-banks", "wendy-adams", lead=lead).phase("investigation")
    assert (t.question, t.asked) == (asks.Turn, lead)
    t = table("roland-banks", "wendy-adams", lead=lead).hand(0, "knife").agenda(1, doom=2).phase("mythos")
    assert (t.question, t.asked) == (asks.WhichEffect, lead)


@rule("AH-SUP-04")
def test_every_deck_is_shuffled() -> None:
    for seat in (0, 1):
        orders = {started(seed).state.zone(box.DECK[seat]) for seed in range(20)}
        assert len(orders) == 20


@rule("AH-SUP-08", "AH-SUP-05")
def test_everybody_starts_with_five_resources_and_all_other_tokens_lie_in_the_pool() -> None:
    s = started(seats=4).state
    assert [s.count(key) for key in box.RESOURCES] == [5, 5, 5, 5]
    for family in (box.DAMAGE, box.HORROR, box.DOOM, box.USES_LEFT, box.RESOURCES_ON):
        assert not any(s.count(key) for key in family)
    assert {key: s.count(key) for key in box.CLUES if s.count(key)} == {box.CLUES[piece("study")]: 8}


@rule("AH-SUP-05")
def test_what_leaves_a_card_is_in_the_pool_again() -> None:
    t = table().in_play(0, "first-aid").turn(0)
    t.state.set(box.DAMAGE[piece("first-aid")], 1)
    t.state.set(box.USES_LEFT[piece("first-aid")], 1)
    t.harmed(0, damage=1).turn(0).play("use:first-aid")
    assert t.home("first-aid") == box.DISCARD[0]
    assert not t.count(box.DAMAGE[piece("first-aid")])


@rule("AH-GEN-04")
def test_one_box_serves_two_players_and_two_boxes_serve_four() -> None:
    assert not lacking([DECKS["roland-banks"], DECKS["wendy-adams"]])
    trio = [DECKS[name] for name in ("roland-banks", "wendy-adams", "agnes-baker")]
    assert lacking(trio)
    assert not lacking([DECKS[name] for name in NAMES[:4]], boxes=2)


@rule("AH-GEN-05")
def test_the_scenario_is_played_on_its_own_without_anything_from_before() -> None:
    s = started(seats=4).state
    for family in (box.PHYSICAL, box.MENTAL, box.EXPERIENCE, box.EXPERIENCE_LOST):
        assert not any(s.count(key) for key in family)
    t = table().house().act(3).effect(0, box.ACT_CARD[piece("what-have-you-done")].back).play("choose:0")
    assert t.state.result is not None
    assert t.state.result.rule == "AH-WIN-02"


# -------------------------------------------------------------------- the scenario


@rule("AH-SCN-02", "AH-SCN-03", "AH-SCN-15")
def test_the_encounter_deck_is_shuffled_from_all_copies_of_six_sets_not_used_otherwise() -> None:
    assert Counter(slugs(started(), box.ENCOUNTER_DECK)) == ENCOUNTER_DECK
    assert len(started().state.zone(box.ENCOUNTER_DECK)) == 26
    orders = {started(seed).state.zone(box.ENCOUNTER_DECK) for seed in range(20)}
    assert len(orders) == 20
    assert all(card < 0 for card in started().seen_by(0).zone(box.ENCOUNTER_DECK))


@rule("AH-SCN-02", "AH-SCN-03")
def test_every_gathered_card_is_in_the_game_in_the_number_its_set_says() -> None:
    scenario = Counter(box.CODE[i] for i in started().state.home if box.OWNER[i] == box.NOBODY and i not in box.INVESTIGATOR)
    own = {f"01{n}" for n in range(105, 120)}
    assert {code: scenario[code] for code in own} == dict.fromkeys(own, 1), "104, the reference, is the table of tokens"
    sets = {
        "01159": 3,
        "01160": 3,
        "01161": 1,
        "01162": 3,
        "01163": 3,
        "01164": 2,
        "01165": 2,
        "01166": 3,
        "01167": 2,
        "01168": 2,
    }
    assert {code: n for code, n in scenario.items() if code not in own} == sets


@rule("AH-SCN-04", "AH-SCN-05")
def test_agendas_and_acts_are_stacked_in_order() -> None:
    game = started()
    assert slugs(game, box.AGENDA) == ["whats-going-on"]
    assert slugs(game, box.AGENDA_DECK) == ["rise-of-the-ghouls", "theyre-getting-out"]
    assert slugs(game, box.ACT) == ["trapped"]
    assert slugs(game, box.ACT_DECK) == ["the-barrier", "what-have-you-done"]


@rule("AH-SCN-06", "AH-SSU-07")
@pytest.mark.parametrize(("difficulty", "side"), [("easy", 0), ("standard", 0), ("hard", 1), ("expert", 1)])
def test_one_side_of_the_reference_serves_easy_and_standard_the_other_hard_and_expert(difficulty: str, side: int) -> None:
    s = table(difficulty=difficulty).state
    assert (reference(s)[CULTIST].another, reference(s)[TABLET].value) == ((False, -2), (True, -4))[side]
    assert set(reference(s)) == {SKULL, CULTIST, TABLET}


@rule("AH-SSU-07")
def test_without_a_word_about_it_the_difficulty_is_standard() -> None:
    assert mk.new("arkham-lcg", seats=1, seed=1).state.count(box.DIFFICULTY) == 1


@rule("AH-SCN-08", "AH-SCN-12", "AH-SCN-13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_in_the_study_which_is_revealed_with_two_clues_each(seats: int) -> None:
    s = started(seats=seats).state
    assert [s.pointed(box.AT[seat]) for seat in range(seats)] == [place("study")] * seats
    assert is_revealed(s, place("study"))
    assert s.count(box.CLUES[piece("study")]) == 2 * seats


@rule("AH-SCN-10", "AH-SCN-14")
def test_four_rooms_the_priest_and_lita_are_set_aside() -> None:
    aside = {"hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"}
    assert set(slugs(started(), box.ASIDE)) == aside


@rule("AH-SCN-11", "AH-SCN-09")
def test_set_aside_cards_do_nothing_until_an_instruction_brings_them_in_unrevealed() -> None:
    t = table().holds(0, 2)
    assert (ways_from(t.state, place("study")), may_enter(t.state, place("attic"))) == ([], False)
    t.turn(0).play("advance")
    assert t.where() == "hallway"
    assert set(t.zone(box.UNREVEALED)) == {"attic", "cellar", "parlor"}
    assert t.zone(box.LOCATIONS_OPEN) == ["hallway"]
    assert set(t.zone(box.ASIDE)) == {"ghoul-priest", "lita-chantler"}


@rule("AH-SCN-09", "AH-LOC-01")
def test_an_unrevealed_location_has_no_clues_yet() -> None:
    t = table("roland-banks", "wendy-adams").house()
    assert [t.clues_on(name) for name in ("attic", "cellar", "parlor")] == [0, 0, 0]
    assert not is_revealed(t.state, place("attic"))


@rule("AH-LOC-02", "AH-SCN-13", "AH-LOC-01", "AH-CON-08")
def test_a_location_is_revealed_when_an_investigator_first_comes_there_and_only_then_gets_clues() -> None:
    t = table("roland-banks", "wendy-adams").house().turn(0).play("move:attic")
    assert is_revealed(t.state, place("attic"))
    assert t.clues_on("attic") == 4
    t.clues("attic", 1).play("move:hallway", "move:attic")
    assert t.clues_on("attic") == 1
    assert len([note for note in t.told(tells.Revealed) if note.told[0] == place("attic")]) == 1


@rule("AH-LOC-02")
def test_an_enemy_reveals_nothing() -> None:
    t = table().house()
    t.enemy("icy-ghoul", at="cellar")
    t.phase("enemy")
    assert not is_revealed(t.state, place("cellar"))


@rule("AH-SCN-16")
def test_everybody_has_areas_of_their_own() -> None:
    t = table("roland-banks", "wendy-adams").hand(0, "knife").hand(1, "knife").turn(0).play("play:knife")
    t.enemy("ghoul-minion", engaged=1)
    assert (t.zone(box.PLAY[0]), t.zone(box.PLAY[1]), t.zone(box.HAND[1])) == (["knife"], [], ["knife@2"])
    assert (t.zone(box.THREAT[0]), t.zone(box.THREAT[1])) == ([], ["ghoul-minion"])
    assert (t.count(box.RESOURCES[0]), t.count(box.RESOURCES[1])) == (4, 5)
    t.draws(0, "ancient-evils")
    assert t.zone(box.ENCOUNTER_DISCARD) == ["ancient-evils"]
    assert t.zone(box.DISCARD[0]) == []


# -------------------------------------------------------------------- the order of things


@rule("AH-SSU-01", "AH-SSU-02")
def test_opening_hands_are_drawn_with_everything_else_in_place() -> None:
    game = started()
    kinds = [note.kind for notes in game.record.notes for note in notes]
    assert kinds == [tells.Plays, tells.Plays, tells.Leads, tells.Revealed], "the Study is revealed before their eyes"
    assert game.decision.asked.kind == asks.Mulligan
    copy = game.copy()
    while copy.decision.asked.kind == asks.Mulligan:
        copy.play("keep")
    told = [note.kind for notes in copy.record.notes for note in notes]
    assert told.index(tells.Mulligan) < told.index(tells.Round)


@rule("AH-SSU-06")
def test_there_is_no_window_in_the_set_up() -> None:
    for seed in range(10):
        game = started(seed, seats=3).copy()
        seen = []
        while game.state.count(box.ROUND) == 0:
            seen.append(game.decision.asked.kind)
            game.play("keep")
        assert seen == [asks.Mulligan] * 3
