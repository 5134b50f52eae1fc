"""Setting the game up, up to the first turn (ES-SET)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.declared import Kind
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, GOODS, HEALTH, SANITY, SPELL, UNIQUE
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece

SEEDS = range(60)

# sanity, health, possessions in the order common, unique, spell, ally, clue
INVESTIGATORS = {
    "ashcan-pete": (4, 6, (0, 0, 0, 1, 0)),
    "bob-jenkins": (4, 6, (2, 1, 0, 0, 0)),
    "carolyn-fern": (6, 4, (1, 1, 0, 0, 0)),
    "darrell-simmons": (4, 6, (1, 1, 0, 0, 0)),
    "dexter-drake": (5, 5, (0, 1, 2, 0, 0)),
    "gloria-goldberg": (6, 4, (1, 0, 1, 0, 0)),
    "harvey-walters": (7, 3, (0, 1, 1, 0, 0)),
    "jenny-barnes": (6, 4, (1, 0, 1, 0, 0)),
    "joe-diamond": (4, 6, (1, 0, 0, 0, 1)),
    "kate-winthrop": (6, 4, (0, 1, 1, 0, 0)),
    "mandy-thompson": (5, 5, (1, 0, 0, 0, 1)),
    "michael-mcglen": (3, 7, (2, 0, 0, 0, 0)),
    "monterey-jack": (3, 7, (1, 2, 0, 0, 0)),
    "sister-mary": (7, 3, (1, 1, 1, 0, 0)),
    "vincent-lee": (5, 5, (1, 0, 1, 0, 0)),
}


@cache
def started(seed: int, seats: int = 2) -> mk.Game:
    """A game just set up, not to be played on."""
    return mk.new("elder-sign", seats=seats, seed=seed, ancient_one="hastur", investigators=["bob-jenkins", "jenny-barnes"])


def first_mythos(game: mk.Game) -> str:
    """The name of the first Mythos card."""
    return box.PIECE_SLUGS[game.state.zone(box.MYTHOS_OPEN)[0]]


def search(wanted: Callable[[mk.Game], bool]) -> mk.Game:
    """A game that began in a certain way."""
    return next(game for game in (started(seed) for seed in range(400)) if wanted(game))


def kinds(game: mk.Game) -> list[Kind]:
    """The kinds of everything that was told during the set-up."""
    return [note.kind for notes in game.record.notes for note in notes]


def possessions(s: State, seat: int) -> tuple[int, ...]:
    """How many cards of each kind a seat has, and how many clues."""
    owned = Counter(box.POSSESSION[card].kind for card in s.zone(box.OWNED[seat]))
    return (*(owned[kind] for kind in (COMMON, UNIQUE, SPELL, ALLY)), s.count(box.CLUES[seat]))


def locked_by(s: State) -> dict[int, str]:
    """The locked dice, each with the name of what locks it."""
    return {die: box.PIECE_SLUGS[s.pointed(box.LOCK_OF[die])] for die in s.zone(box.LOCKED)}


@rule("ES-SET-01")
def test_adventures_lock_dice_before_investigators_are_equipped_and_the_mythos_card_comes_last() -> None:
    def locks_twice(game: mk.Game) -> bool:
        return kinds(game).count(tells.Locked) >= 2 and first_mythos(game).endswith("behind-closed-doors")

    told = kinds(search(locks_twice))
    order = [tells.Locked, tells.GainedCard, tells.FirstPlayer, tells.Mythos]
    assert sorted(order, key=told.index) == order
    assert told.index(tells.Mythos) < len(told) - 1 - told[::-1].index(tells.Locked), "its own lock acts when it is revealed"


@rule("ES-SET-02")
def test_the_hand_starts_on_twelve() -> None:
    t = Table(mk.new("elder-sign", seats=1, seed=1))
    assert t.count(box.CLOCK) == 0
    assert not t.told(tells.Midnight)
    t.until(asks.Move).play("move-to-entrance").until(asks.Move)
    assert t.told(tells.Clock)[0].told == (3,)


@rule("ES-SET-03")
def test_all_eight_dice_start_at_the_entrance_but_those_that_a_lock_symbol_takes() -> None:
    for seed in SEEDS:
        s = started(seed).state
        symbols = [box.LOCK_COLOUR[card] for key in box.CARD_AT for card in s.zone(key)]
        symbols += [box.LOCK_COLOUR[m] for key in box.MONSTERS_AT for m in s.zone(key)]
        symbols += [box.LOCK_COLOUR[card] for card in s.zone(box.MYTHOS_OPEN)]
        taken = Counter(symbols)
        del taken[NO_LOCK]
        locked = Counter(box.COLOUR_OF[die] for die in s.zone(box.LOCKED))
        assert locked == {colour: n if colour == 0 else 1 for colour, n in taken.items()}
        assert len(s.zone(box.FREE_DICE)) + len(s.zone(box.LOCKED)) == 8
    assert len(search(lambda game: not game.state.zone(box.LOCKED)).state.zone(box.FREE_DICE)) == 8


@rule("ES-SET-04")
def test_the_ancient_one_is_agreed_on_or_drawn_and_lies_face_up() -> None:
    chosen = mk.new("elder-sign", seats=1, seed=1, ancient_one="yig")
    assert [box.PIECE_SLUGS[card] for card in chosen.seen_by(-1).zone(box.OPPONENT)] == ["yig"]
    drawn = {mk.new("elder-sign", seats=1, seed=seed).state.zone(box.OPPONENT) for seed in SEEDS}
    assert len(drawn) == 8
    with pytest.raises(mk.Refused, match="dagon"):
        mk.new("elder-sign", seats=1, ancient_one="dagon")


@rule("ES-SET-05", "ES-SET-06")
@pytest.mark.parametrize(("ancient_one", "size"), [("ithaqua", 22), ("yog-sothoth", 22), ("nyarlathotep", 27)])
def test_the_monsters_form_a_pool_with_masks_only_for_nyarlathotep(ancient_one: str, size: int) -> None:
    for seed in range(10):
        game = mk.new("elder-sign", seats=1, seed=seed, ancient_one=ancient_one, investigators=["bob-jenkins"])
        s = game.state
        out = [m for key in (*box.MONSTERS_AT, box.ARRIVING) for m in s.zone(key)]
        pool = s.zone(box.POOL_OF_MONSTERS)
        assert len(pool) + len(out) == size
        assert sum(box.MONSTER[m].is_mask for m in (*pool, *out)) == size - 22
        assert all(m < 0 for m in hidden.seen_by(s, 0).zone(box.POOL_OF_MONSTERS)), "nobody sees into it"


@rule("ES-SET-05")
def test_monsters_are_drawn_blind_so_that_chance_decides_which_one_comes() -> None:
    drawn = set()
    for seed in range(200):
        s = started(seed).state
        drawn |= {box.MONSTER[m].code for key in (*box.MONSTERS_AT, box.ARRIVING) for m in s.zone(key)}
    assert len(drawn) == 16


@rule("ES-SET-07")
def test_six_adventures_lie_open_and_the_rest_is_a_shuffled_face_down_deck() -> None:
    museums = set()
    for seed in SEEDS:
        game = started(seed)
        museums.add(tuple(game.state.zone(key)[0] for key in box.CARD_AT[: box.MUSEUM]))
        assert all(len(game.seen_by(-1).zone(key)) == 1 for key in box.CARD_AT[: box.MUSEUM])
        assert len(game.state.zone(box.ADVENTURE_DECK)) == 42
        new = kinds(game).count(tells.Replaced)
        assert sum(card < 0 for card in game.seen_by(0).zone(box.ADVENTURE_DECK)) == 42 - new
    assert len(museums) == len(SEEDS)


@rule("ES-SET-08", "ES-OTH-02")
def test_the_other_worlds_are_a_shuffled_face_down_deck_and_only_a_gate_opens_one() -> None:
    orders = set()
    for seed in SEEDS:
        game = started(seed)
        orders.add(game.state.zone(box.WORLD_DECK))
        gates = int(first_mythos(game).startswith("a-door-swings-open"))
        assert len(game.state.zone(box.WORLD_DECK)) == 8 - gates
        assert [len(game.state.zone(key)) for key in box.CARD_AT[box.MUSEUM :]] == [gates] + [0] * 7
        assert all(card < 0 for card in game.seen_by(0).zone(box.WORLD_DECK))
    assert len(orders) > 50


@rule("ES-SET-09")
@pytest.mark.parametrize(
    ("code", "colour"), [("did-you-hear-that", 0), ("gala-in-the-great-hall", 1), ("we-need-to-find-help", 2)]
)
def test_a_starting_adventure_with_a_lock_locks_a_die_at_once(code: str, colour: int) -> None:
    def is_open(game: mk.Game) -> bool:
        return game.state.home[piece(code)] in box.CARD_AT[: box.MUSEUM]

    s = search(is_open).state
    holding = [die for die, by in locked_by(s).items() if by == code]
    assert [box.COLOUR_OF[die] for die in holding] == [colour]


@rule("ES-SET-10")
def test_items_spells_and_allies_form_four_shuffled_face_down_decks() -> None:
    orders: dict[int, set[tuple[int, ...]]] = {kind: set() for kind in box.DECK_OF}
    for seed in SEEDS:
        game = started(seed)
        for kind, key in box.DECK_OF.items():
            deck = game.state.zone(key)
            owned = [card for zone in box.OWNED for card in game.state.zone(zone)]
            assert len(deck) == (8 if kind == ALLY else 12) - sum(box.POSSESSION[card].kind == kind for card in owned)
            assert {box.POSSESSION[card].kind for card in deck} == {kind}
            assert all(card < 0 for card in game.seen_by(0).zone(key)), GOODS[kind]
            orders[kind].add(deck)
    assert all(len(found) == len(SEEDS) for found in orders.values())


@rule("ES-SET-11")
def test_the_doom_track_is_empty_no_sign_is_held_and_all_other_clues_lie_in_the_supply() -> None:
    for seed in SEEDS:
        game = started(seed)
        upper = first_mythos(game)
        brings_doom = upper.startswith(("the-stars-align", "whispers-at-the-gate", "the-seal-weakens"))
        assert game.state.count(box.DOOM) == int(brings_doom), "the first Mythos card may bring the first one"
        assert game.state.count(box.SIGNS) == 0
        clues = 1 if upper.startswith("be-prepared") else 0
        assert [game.state.count(key) for key in box.CLUES[:2]] == [clues, clues]


@rule("ES-SET-12")
def test_each_player_gets_the_investigator_they_chose_and_the_others_draw_blind() -> None:
    drawn = set()
    for seed in range(100):
        s = mk.new("elder-sign", seats=3, seed=seed, investigators=["kate-winthrop", "joe-diamond"]).state
        playing = [box.PIECE_SLUGS[s.zone(key)[0]] for key in box.PLAYED_BY[:3]]
        assert playing[:2] == ["kate-winthrop", "joe-diamond"]
        drawn.add(playing[2])
    assert len(drawn) == 14, "anybody but those two"
    with pytest.raises(mk.Refused, match="by one player only"):
        mk.new("elder-sign", seats=2, investigators=["joe-diamond", "joe-diamond"])
    with pytest.raises(mk.Refused, match="2 investigators, and places for 1"):
        mk.new("elder-sign", seats=1, investigators=["joe-diamond", "kate-winthrop"])


@rule("ES-SET-12")
def test_the_log_begins_with_who_plays_whom() -> None:
    game = mk.new("elder-sign", seats=3, seed=1, investigators=["kate-winthrop", "joe-diamond", "bob-jenkins"])
    told = [note.told for notes in game.record.notes for note in notes if note.kind is tells.Enters]
    assert [(entry.seat, box.PIECE_SLUGS[entry.investigator]) for entry in told] == [
        (0, "kate-winthrop"), (1, "joe-diamond"), (2, "bob-jenkins"),
    ]  # fmt: skip


def equipped(code: str) -> State:
    """The state after a set-up in which the first Mythos card hurts nobody and gives nothing."""
    for seed in range(100):
        game = mk.new("elder-sign", seats=1, seed=seed, ancient_one="hastur", investigators=[code])
        if game.state.zone(box.MYTHOS_OPEN) and first_mythos(game).startswith(("the-stars-align", "the-dead-walk")):
            return game.state
    raise AssertionError(code)


@rule("ES-SET-13", "ES-SET-14")
@pytest.mark.parametrize("code", INVESTIGATORS)
def test_an_investigator_starts_with_full_sanity_and_health_and_the_printed_possessions(code: str) -> None:
    s = equipped(code)
    sanity, health, owned = INVESTIGATORS[code]
    assert (s.count(box.VALUE_OF[SANITY][0]), s.count(box.VALUE_OF[HEALTH][0])) == (sanity, health)
    assert (s.count(box.LIMIT_OF[SANITY][0]), s.count(box.LIMIT_OF[HEALTH][0])) == (sanity, health)
    assert possessions(s, 0) == owned


@rule("ES-SET-13", "ES-SET-14")
def test_amanda_chooses_the_kinds_of_her_two_cards() -> None:
    game = mk.new("elder-sign", seats=1, seed=1, investigators=["amanda-sharpe"])
    assert (game.state.count(box.VALUE_OF[SANITY][0]), game.state.count(box.VALUE_OF[HEALTH][0])) == (5, 5)
    tops = [game.state.zone(box.DECK_OF[kind])[0] for kind in (SPELL, COMMON)]
    game.play("choose:2")
    game.play("choose:0")
    assert list(game.state.zone(box.OWNED[0])) == tops
    assert possessions(game.state, 0)[:4] == (1, 0, 1, 0)


@rule("ES-SET-14")
def test_possessions_come_from_the_top_of_the_shuffled_decks_but_a_named_ally_is_searched_for() -> None:
    first = {}
    for code in ("darrell-simmons", "bob-jenkins"):
        s = mk.new("elder-sign", seats=1, seed=9, investigators=[code]).state
        first[code] = [card for card in s.zone(box.OWNED[0]) if box.POSSESSION[card].kind == COMMON]
    assert first["bob-jenkins"][:1] == first["darrell-simmons"], "the same deck has the same top"
    common = {s.zone(box.OWNED[0])[0] for s in (started(seed).state for seed in SEEDS)}
    assert len(common) == 12, "chance says which"
    for seed in range(10):
        s = mk.new("elder-sign", seats=1, seed=seed, investigators=["ashcan-pete"]).state
        assert [box.PIECE_SLUGS[card] for card in s.zone(box.OWNED[0])] == ["duke"]
        assert piece("duke") not in s.zone(box.DECK_OF[ALLY])


@pytest.mark.parametrize(("clue_each", "clues"), [(False, [0, 1]), (True, [1, 2])])
def test_in_a_milder_game_everybody_starts_with_a_clue_more(clue_each: bool, clues: list[int]) -> None:
    named = ["bob-jenkins", "joe-diamond"]
    for seed in range(10):
        game = mk.new("elder-sign", seats=2, seed=seed, ancient_one="hastur", investigators=named, clue_each=clue_each)
        upper = box.MYTHOS_CARD[game.state.zone(box.MYTHOS_OPEN)[0]].upper.code
        if upper != "be-prepared":  # which gives everybody another one
            assert [game.state.count(box.CLUES[seat]) for seat in (0, 1)] == clues


@rule("ES-SET-15")
def test_everybody_starts_at_the_entrance() -> None:
    t = Table(mk.new("elder-sign", seats=8, seed=3))
    assert [t.state.pointed(key) for key in box.AT] == [NOTHING] * 8
    t.until(asks.Move).play("move-to-entrance")
    assert len(t.told(tells.Stays)) == 1


@rule("ES-SET-16")
def test_chance_decides_who_is_first() -> None:
    firsts: Counter[int] = Counter()
    for seed in SEEDS:
        game = mk.new("elder-sign", seats=4, seed=seed)
        first = game.state.count(box.ACTIVE)
        told = [note.told for notes in game.record.notes for note in notes if note.kind == tells.FirstPlayer]
        if told:
            assert told == [(game.state.pointed(box.PLAYS[first]),)]
            firsts[first] += 1
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts.most_common()[0][1] < sum(firsts.values()) / 2


@rule("ES-SET-17")
def test_the_first_mythos_card_is_revealed_and_its_immediate_effect_done_before_the_first_turn() -> None:
    for seed in SEEDS:
        game = started(seed)
        assert len(game.state.zone(box.MYTHOS_OPEN)) == 1
        assert len(game.state.zone(box.MYTHOS_DECK)) == 31
        assert all(card < 0 for card in game.seen_by(0).zone(box.MYTHOS_DECK))
        assert game.seen_by(-1).zone(box.MYTHOS_OPEN)[0] >= 0
    assert len({started(seed).state.zone(box.MYTHOS_DECK) for seed in SEEDS}) == len(SEEDS)
    told = kinds(search(lambda game: first_mythos(game).startswith("the-stars-align")))
    order = [tells.Mythos, tells.Doom, tells.Turn]
    assert sorted(order, key=told.index) == order


@rule("ES-SET-17")
def test_whispers_at_the_gate_frighten_everybody_before_the_first_turn() -> None:
    s = search(lambda game: first_mythos(game).startswith("whispers-at-the-gate")).state
    assert [s.count(key) for key in box.VALUE_OF[SANITY][:2]] == [3, 5]
    assert s.asked[0].kind is asks.Move


@rule("ES-SET-18")
@pytest.mark.parametrize(
    ("lower", "colour"), [("behind-closed-doors", 0), ("in-a-pale-light", 1), ("under-a-blood-moon", 2)]
)
def test_a_lock_on_the_first_mythos_card_locks_a_die(lower: str, colour: int) -> None:
    def locks(game: mk.Game) -> bool:
        locks = [box.LOCK_COLOUR[game.state.zone(key)[0]] for key in box.CARD_AT[: box.MUSEUM]]
        return first_mythos(game).endswith(lower) and colour not in locks

    game = search(locks)
    holding = [die for die, by in locked_by(game.state).items() if by == first_mythos(game)]
    assert [box.COLOUR_OF[die] for die in holding] == [colour]


@rule("ES-SET-19")
def test_the_lasting_effect_holds_from_the_first_turn_on() -> None:
    def doors(game: mk.Game) -> bool:
        return first_mythos(game) == "the-stars-align-behind-closed-doors" and len(game.state.zone(box.LOCKED)) == 1

    game = search(doors).copy()
    game.play("move:museum-1")
    assert len(game.state.zone(box.POOL)) == 5


@rule("ES-SET-19")
def test_the_first_player_places_the_monster_of_the_first_mythos_card() -> None:
    for first in (0, 1):

        def is_asked(game: mk.Game, first: int = first) -> bool:
            return game.decision.asked.kind is asks.PlaceMonster and game.state.count(box.ACTIVE) == first

        game = search(is_asked)
        assert game.decision.seat == first
        assert tells.Turn not in kinds(game), "nobody's turn has begun"
