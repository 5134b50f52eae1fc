"""Setting up a game for two, three or four players (FH-SET)."""

from collections import Counter

import pytest

import miskatonic as mk
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PLACES, SLUGS
from miskatonic.games.final_hour.cards.sheets import KEY
from miskatonic.games.final_hour.cards.words import DEEP_ONE, ORDINARY, SPECIALS, STAR_SPAWN, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

# Ancient One, difficulty: ritual site; gates (heptagram, tesseract, trinity); monsters elsewhere; monsters at those gates
SHEETS = {
    ("cthulhu", "low"): (12, (15, 8, 1), 2, ((0, 0), (0, 0), (0, 1))),
    ("cthulhu", "normal"): (12, (15, 8, 1), 2, ((2, 0), (2, 0), (0, 2))),
    ("cthulhu", "high"): (1, (8, 4, 5), 2, ((2, 0), (0, 2), (0, 4))),
    ("shudde-mell", "low"): (14, (1, 9, 11), 2, ((0, 0), (0, 0), (0, 0))),
    ("shudde-mell", "normal"): (14, (1, 9, 11), 2, ((0, 1), (0, 1), (0, 1))),
    ("shudde-mell", "high"): (3, (1, 10, 14), 2, ((1, 1), (1, 1), (1, 1))),
    ("umordhoth", "low"): (2, (10, 5, 12), 1, ((1, 1), (1, 1), (1, 1))),
    ("umordhoth", "normal"): (2, (10, 5, 12), 2, ((0, 1), (0, 1), (0, 1))),
    ("umordhoth", "high"): (4, (7, 14, 8), 2, ((1, 1), (1, 1), (1, 1))),
}
EVERY_SHEET = pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)


def standing(t: Table, spot: int) -> tuple[int, int]:
    """The number of ordinary and of special monsters on a location."""
    kinds = [box.KIND[m] for m in t.state.zone(box.MONSTERS_AT[spot])]
    return kinds.count(ORDINARY), len(kinds) - kinds.count(ORDINARY)


def elsewhere(t: Table) -> list[int]:
    """The locations with neither a gate nor the ritual token."""
    gates = [t.state.pointed(key) for key in box.GATE_PLACE]
    return [p for p in PLACES if p not in gates and p != t.state.pointed(box.RITUAL_PLACE)]


@rule("FH-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_set_the_game_up_alike(seats: int) -> None:
    t = Table(mk.new("final-hour", seats=seats, seed=4))
    hands = [len(t.state.zone(key)) for key in box.HAND]
    assert sorted(hands, reverse=True) == [4] * seats + [0] * (6 - seats)
    assert len(t.state.zone(box.PRIORITY_DECK)) == 30 - 4 * seats
    assert len(elsewhere(t)) == 11


@rule("FH-SET-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_can_sit_down(seats: int) -> None:
    with pytest.raises(mk.Refused, match="1 to 4 seats"):
        mk.new("final-hour", seats=seats)


@rule("FH-SET-02")
def test_each_player_gets_the_investigator_they_chose_and_nobody_a_chosen_one() -> None:
    t = table("rita", "pete", "lily")
    assert [t.state.pointed(box.SEAT[INVESTIGATORS.index(name)]) for name in ("rita", "pete", "lily")] == [0, 1, 2]
    with pytest.raises(mk.Refused, match="by one player only"):
        table("rita", "rita")
    for seed in range(20):
        filled = mk.new("final-hour", seats=4, seed=seed, investigators=["rita"]).state
        assert len({filled.count(key) for key in box.CREW}) == 4


@rule("FH-SET-03")
def test_each_player_shuffles_the_ten_cards_of_the_investigator_into_a_deck() -> None:
    decks = []
    for seed in (1, 2):
        s = table("jenny", "rita", seed=seed).state
        rita = INVESTIGATORS.index("rita")
        decks.append(s.zone(box.ACTION_DECK[rita]))
        assert sorted(decks[-1]) == [card for card in box.ACTIONS if box.OWNER[card] == rita]
        assert not any(card in s.home for card in box.ACTIONS if INVESTIGATORS[box.OWNER[card]] == "lily")
    assert decks[0] != decks[1]


@rule("FH-SET-04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_choose_who_leads_first(seat: int) -> None:
    t = table("jenny", "pete", "lily", lead=seat)
    assert t.seat == seat, "who leads lays the first priority card"


@rule("FH-SET-04")
def test_the_lead_must_be_one_of_the_players() -> None:
    with pytest.raises(mk.Refused, match="Seats there: 2"):
        table("jenny", "pete", lead=2)


@rule("FH-SET-05", "FH-SET-12")
def test_the_forty_ordinary_monsters_are_mixed_and_starting_monsters_drawn_from_them_at_random() -> None:
    first = table(seed=1)
    second = table(seed=2)
    for t in (first, second):
        on_board = [m for p in PLACES for m in t.state.zone(box.MONSTERS_AT[p]) if box.KIND[m] == ORDINARY]
        assert len(on_board) == 22
        assert len(t.state.zone(box.POOL)) == 40 - 22
    assert [first.monsters(p) for p in PLACES] != [second.monsters(p) for p in PLACES]


@rule("FH-SET-06", "FH-SET-08")
def test_cthulhu_at_low_difficulty_is_what_one_gets_without_choosing() -> None:
    chosen = mk.new("final-hour", seats=2, seed=3, ancient_one="cthulhu", difficulty="low")
    assert mk.new("final-hour", seats=2, seed=3).state.hash() == chosen.state.hash()
    with pytest.raises(mk.Refused, match="difficulty"):
        table(difficulty="nightmare")


@rule("FH-SET-07")
@pytest.mark.parametrize(
    ("ancient_one", "special"),
    [
        ("cthulhu", {"deep-one": 6, "star-spawn": 3}),
        ("shudde-mell", {"chthonian": 3}),
        ("umordhoth", {"ghoul-horde": 3}),
    ],
)
def test_only_the_special_monsters_of_the_chosen_sheet_are_used(ancient_one: str, special: dict[str, int]) -> None:
    t = table(ancient_one=ancient_one).cleared()
    assert Counter(box.LOOK[m] for m in t.state.zone(box.SHEET)) == special
    assert sum(m not in t.state.home for m in box.MONSTERS) == 15 - sum(special.values())


@rule("FH-SET-08", "FH-SET-09", "FH-SET-10", "FH-SET-11")
@EVERY_SHEET
def test_ritual_site_gates_and_starting_monsters_are_those_of_the_sheet(ancient_one: str, difficulty: str) -> None:
    site, gates, others, at_gates = SHEETS[ancient_one, difficulty]
    t = table(ancient_one=ancient_one, difficulty=difficulty)
    assert t.state.pointed(box.RITUAL_PLACE) == site
    assert tuple(t.state.pointed(key) for key in box.GATE_PLACE) == gates
    assert [len(t.state.zone(key)) for key in box.GATES_OF] == [1, 1, 1]
    assert standing(t, site) == (0, 0)
    assert tuple(standing(t, gate) for gate in gates) == at_gates
    assert {standing(t, spot) for spot in elsewhere(t)} == {(others, 0)}


@rule("FH-SET-09", "FH-SET-11")
@pytest.mark.parametrize(
    ("ancient_one", "difficulty", "expected"),
    [
        ("cthulhu", "low", {1: ["deep-one"]}),
        ("cthulhu", "normal", {1: ["deep-one"] * 2}),
        ("cthulhu", "high", {4: ["deep-one", "star-spawn"], 5: ["deep-one"] * 4}),
        ("shudde-mell", "low", {}),
        ("shudde-mell", "normal", {1: ["chthonian"], 9: ["chthonian"], 11: ["chthonian"]}),
        ("shudde-mell", "high", {1: ["chthonian"], 10: ["chthonian"], 14: ["chthonian"]}),
        ("umordhoth", "low", {5: ["ghoul-horde"], 10: ["ghoul-horde"], 12: ["ghoul-horde"]}),
        ("umordhoth", "normal", {5: ["ghoul-horde"], 10: ["ghoul-horde"], 12: ["ghoul-horde"]}),
        ("umordhoth", "high", {7: ["ghoul-horde"], 8: ["ghoul-horde"], 14: ["ghoul-horde"]}),
    ],
)
def test_special_monsters_start_where_the_sheet_says(
    ancient_one: str, difficulty: str, expected: dict[int, list[str]]
) -> None:
    t = table(ancient_one=ancient_one, difficulty=difficulty)
    special = {p: [look for look in t.monsters(p) if look in SPECIALS] for p in PLACES}
    assert {p: looks for p, looks in special.items() if looks} == expected


@rule("FH-SET-13")
def test_the_set_up_side_is_done_with_when_the_first_round_begins() -> None:
    game = mk.new("final-hour", seats=2, seed=5, difficulty="high")
    notes = game.record.notes[0]
    set_up = [note.source.startswith("cthulhu.set-up") for note in notes]
    first_round = [note.kind for note in notes].index(tells.Round)
    assert any(set_up[:first_round])
    assert not any(set_up[first_round:])
    t = Table(game)
    t.until(asks.Attempt).play("not-yet", "not-yet")
    assert not any(note.source.startswith("cthulhu.set-up") for note in t.state.log or [])


@rule("FH-SET-14")
def test_cthulhu_sets_nine_special_monsters_aside_and_two_ordinary_ones_in_the_lecture_hall() -> None:
    t = table()
    assert standing(t, 7) == (2, 0)
    t.cleared()
    assert Counter(box.KIND[m] for m in t.state.zone(box.SHEET)) == {DEEP_ONE: 6, STAR_SPAWN: 3}


@rule("FH-SET-15")
@EVERY_SHEET
def test_every_investigator_starts_on_the_ritual_site(ancient_one: str, difficulty: str) -> None:
    t = table("rita", "pete", "lily", ancient_one=ancient_one, difficulty=difficulty)
    site = SLUGS[SHEETS[ancient_one, difficulty][0]]
    assert [t.at(name) for name in ("rita", "pete", "lily")] == [site] * 3


@rule("FH-SET-16")
def test_figures_take_no_monster_slot() -> None:
    t = table("jenny", "pete", "lily", "tommy").cleared()
    for name in ("jenny", "pete", "lily", "tommy"):
        t.stand(name, "derby-hall")
    t.effect("jenny", Spawn(2))
    assert len(t.monsters("derby-hall")) == 2
    assert not t.told(tells.Walked)


@rule("FH-SET-17", "FH-SET-18")
def test_one_of_nine_gate_tokens_leaves_unseen_and_eight_lie_face_down() -> None:
    gone = set()
    for seed in range(12):
        t = table(seed=seed)
        assert len(t.state.zone(box.GATE_STACK)) == 8
        assert t.sees(0, box.GATE_STACK) == ["gate"] * 8
        assert t.sees(0, box.BOX_UNSEEN) == ["gate"]
        gone.add(box.SYMBOL[t.state.zone(box.BOX_UNSEEN)[0]])
    assert gone == {0, 1, 2}, "which symbol leaves is left to chance"


@rule("FH-SET-19")
def test_two_of_the_red_clue_tokens_lie_unseen_in_the_ritual_slots() -> None:
    faces: Counter[int] = Counter()
    for seed in range(40):
        t = table(seed=seed)
        assert t.sees(0, box.RITUAL_SLOTS) == t.sees(1, box.RITUAL_SLOTS) == ["clue", "clue"]
        faces.update(box.SYMBOL[token] for token in t.state.zone(box.RITUAL_SLOTS))
    assert set(faces) == {0, 1, 2, 3, 4}, "any symbol can lie there, a key never"


@rule("FH-SET-20", "FH-SET-21")
@EVERY_SHEET
def test_the_three_keys_and_eight_red_tokens_lie_one_to_a_location_without_other_token(
    ancient_one: str, difficulty: str
) -> None:
    t = table(ancient_one=ancient_one, difficulty=difficulty)
    assert [p for p in PLACES if t.state.zone(box.CLUE_AT[p])] == elsewhere(t)
    clues = [t.state.zone(box.CLUE_AT[p]) for p in elsewhere(t)]
    assert [len(zone) for zone in clues] == [1] * 11
    assert [box.SYMBOL[zone[0]] for zone in clues].count(KEY) == 3
    assert all(t.sees(0, box.CLUE_AT[p]) == ["clue"] for p in elsewhere(t))


@rule("FH-SET-20")
def test_keys_can_lie_on_any_of_the_eleven_locations() -> None:
    spots = set()
    for seed in range(60):
        t = table(seed=seed)
        spots |= {p for p in elsewhere(t) if box.SYMBOL[t.state.zone(box.CLUE_AT[p])[0]] == KEY}
    assert len(spots) == 11


@rule("FH-SET-22", "FH-SET-23")
def test_everybody_is_dealt_four_priority_cards_and_sees_only_the_own_ones() -> None:
    t = table("jenny", "pete", "lily")
    dealt: list[int] = []
    for seat, name in enumerate(("jenny", "pete", "lily")):
        hand = box.HAND[INVESTIGATORS.index(name)]
        dealt += t.state.zone(hand)
        for viewer in (-1, 0, 1, 2):
            seen = [box.PIECE_SLUGS[card] for card in t.state.zone(hand)] if viewer == seat else ["priority"] * 4
            assert t.sees(viewer, hand) == seen
    assert sorted([*dealt, *t.state.zone(box.PRIORITY_DECK)]) == list(box.PRIORITIES)
    assert t.state.zone(box.HAND[0]) != table("jenny", "pete", "lily", seed=2).state.zone(box.HAND[0])


@rule("FH-SET-24", "FH-SET-25", "FH-SET-26")
@pytest.mark.parametrize(
    ("names", "health"),
    [(("jenny", "pete"), 5), (("jenny", "pete", "lily"), 4), (("jenny", "pete", "lily", "tommy"), 3)],
    ids=["2", "3", "4"],
)
def test_the_fewer_players_the_more_health(names: tuple[str, ...], health: int) -> None:
    t = table(*names)
    assert [t.health(name) for name in names] == [health] * len(names)
    assert [t.state.count(box.HEALTH_TOKENS[INVESTIGATORS.index(name)]) for name in names] == [health] * len(names)


@rule("FH-SET-26")
def test_rita_in_a_game_for_two_has_four_priority_cards_and_five_health() -> None:
    t = table("rita", "michael")
    assert len(t.state.zone(box.HAND[INVESTIGATORS.index("rita")])) == 4
    assert t.health("rita") == 5


@rule("FH-SET-27")
def test_the_nine_items_lie_shuffled_face_down() -> None:
    orders = set()
    for seed in range(3):
        t = table(seed=seed)
        assert sorted(t.state.zone(box.ITEM_DECK)) == list(box.ITEM_CARDS)
        assert t.sees(0, box.ITEM_DECK) == ["item"] * 9
        orders.add(t.state.zone(box.ITEM_DECK))
    assert len(orders) == 3


@rule("FH-SET-28")
@EVERY_SHEET
def test_no_damage_and_no_seal_lies_on_the_board_at_the_start(ancient_one: str, difficulty: str) -> None:
    t = table(ancient_one=ancient_one, difficulty=difficulty)
    assert not any(t.state.count(key) for key in (*box.DAMAGE, *box.SEALS))
