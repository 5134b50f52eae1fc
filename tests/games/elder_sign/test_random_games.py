"""Games played at random to their end: whatever happens, the table stays a table (ES-COM, ES-LCK, ES-DEV, ES-INF)."""

import random
from collections.abc import Iterator

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.testing import rule

DECKS = (box.ADVENTURE_DECK, box.WORLD_DECK, box.MYTHOS_DECK, box.POOL_OF_MONSTERS, *box.DECK_OF.values())
BETWEEN_TURNS = {box.FREE_DICE, box.LOCKED, box.DICE_GONE, *box.HELD.values()}
IN_PLAY = {*box.CARD_AT, *box.MONSTERS_AT, box.MYTHOS_OPEN, box.MYTHOS_BESIDE}
MARKS = (
    *box.DONE,
    *box.BEATEN.values(),
    *box.FACE_DOWN.values(),
    *box.HELPED,
    box.FOCUS_USED,
    box.FAILING,
    box.GIVEN_UP,
    box.WARDED,
)
TIMID = {"give-up", "fail-roll", "be-devoured"}


def games(bold: bool) -> list[tuple[str, int, int, bool]]:
    """Every Ancient One, with 1 to 8 seats in turn."""
    return [(sheet.code, 1 + (i * 3 + int(bold)) % 8, 100 + i, bold) for i, sheet in enumerate(ANCIENT_ONES * 2)]


def played(code: str, seats: int, seed: int, bold: bool) -> Iterator[State]:
    """The state at every decision of a random game and at its end; a bold player strives for tasks and seldom gives up."""
    game = mk.new("elder-sign", seats=seats, seed=seed, ancient_one=code)
    chance = random.Random(seed)
    while not game.over:
        yield game.state
        keys = [option.key for option in game.decision.asked.options]
        wanted: list[str] = []
        if bold and chance.random() < 0.95:
            brave = [key for key in keys if key not in TIMID]
            wanted = [key for key in keys if key.startswith("complete:")] or brave
        game.play(chance.choice(wanted or keys))
    yield game.state


def each_piece_has_one_home(s: State) -> None:
    lying = [piece for zone in s.zones.values() for piece in zone]
    assert len(lying) == len(set(lying)) == len(s.home)
    assert all(s.home[piece] == zone for zone, pieces in s.zones.items() for piece in pieces)


def locks_and_dice_agree(s: State) -> None:
    """Every locked die has a lock in play, every lock in play has a die or none is to be had (ES-LCK-02, ES-LCK-09)."""
    holding = [s.pointed(box.LOCK_OF[die]) for die in box.DICE_PIECES if s.pointed(box.LOCK_OF[die]) >= 0]
    assert len(holding) == len(set(holding)), "a lock holds one die"
    assert all(s.home.get(by) in IN_PLAY for by in holding)
    assert all(s.pointed(box.LOCK_OF[die]) >= 0 for die in s.zone(box.LOCKED))
    for by, colour in enumerate(box.LOCK_COLOUR):
        if colour == NO_LOCK:
            continue
        assert (s.home.get(by) in IN_PLAY) == bool(s.count(box.LOCK_ORDER[by])) or is_locking(s, by)
        if s.count(box.LOCK_ORDER[by]) and by not in holding:
            free = [die for die in s.zone(box.FREE_DICE) if box.COLOUR_OF[die] == colour]
            assert not free, "a waiting lock takes the first die there is"
    for die in box.DICE_PIECES:
        if s.pointed(box.LOCK_OF[die]) >= 0:
            assert box.COLOUR_OF[die] == box.LOCK_COLOUR[s.pointed(box.LOCK_OF[die])]


def is_locking(s: State, by: int) -> bool:
    """Whether a lock is just being laid: somebody is asked which die it takes."""
    return bool(s.asked) and s.asked[0].kind is asks.LockDie and s.asked[0].about[0] == by


def people_are_within_limits(s: State) -> None:
    for seat in range(s.seats):
        for value in range(2):
            n = s.count(box.VALUE_OF[value][seat])
            if is_alive(s, seat):
                assert 1 <= n <= limit(s, seat, value)
            else:
                assert n == 0
        if not is_alive(s, seat):
            assert not s.zone(box.OWNED[seat])
            assert not s.zone(box.TROPHIES_OF[seat])
            assert not s.zone(box.PLAYED_BY[seat])
            assert not s.count(box.CLUES[seat])
        else:
            assert s.zone(box.PLAYED_BY[seat]) == (s.pointed(box.PLAYS[seat]),)


def supplies_hold(s: State) -> None:
    sheet = ancient_one(s)
    assert 0 <= s.count(box.DOOM) <= sheet.doom
    assert sum(s.count(key) for key in box.CLUES) <= 15
    assert all(s.count(key) >= 0 for key in box.CLUES)
    assert s.count(box.SIGNS) >= 0
    if s.result is None:
        assert s.count(box.SIGNS) < sheet.signs or s.count(box.AWAKE)


def the_museum_holds(s: State) -> None:
    """Monsters lie on open cards, at most one on a task; with the Ancient One awake nothing lies open (ES-AWK-04)."""
    for place in range(box.PLACES):
        cards, monsters = s.zone(box.CARD_AT[place]), s.zone(box.MONSTERS_AT[place])
        assert len(cards) <= 1
        assert not monsters or cards
        assert all((card in box.WORLD_CARDS) == (place >= box.MUSEUM) for card in cards)
        covered = [s.pointed(box.TASK_OF[m]) for m in monsters if box.TASK_OF[m] in s.counts]
        assert len(covered) == len(set(covered))
        assert all(box.ADVENTURE[cards[0]].tasks[task].border is not None for task in covered)
    if s.count(box.AWAKE):
        assert not any(s.zone(zone) for zone in IN_PLAY)
        assert not any(key in s.counts for key in box.AT)
    else:
        assert not s.zone(box.DICE_GONE)
    for seat in range(s.seats):
        assert not s.count(box.AT[seat]) or s.zone(box.CARD_AT[s.pointed(box.AT[seat])])


def decks_stay_hidden(s: State) -> None:
    """Of a deck nobody sees more than the cards that went under it before all eyes, and nothing of the pool."""
    for seat in (SPECTATOR, 0):
        view = hidden.seen_by(s, seat)
        for deck in DECKS:
            known = [piece for piece in s.zone(deck) if seat >= 0 and s.known.get(piece, 0) >> seat & 1]
            assert [piece for piece in view.zone(deck) if piece >= 0] == known
            if deck != box.POOL_OF_MONSTERS:
                n = len(known)
                assert tuple(known) == s.zone(deck)[len(s.zone(deck)) - n :], "what is known lies at the bottom"
            else:
                assert not known


def is_between_adventures(s: State, turns: int) -> bool:
    """Whether a turn has just begun, or its adventure step is over."""
    if not s.asked or s.count(box.STEP) == box.ADVENTURE_STEP:
        return False
    return s.count(box.STEP) != box.MOVEMENT or s.count(box.TURNS) != turns


def nothing_is_left_of_the_turn(s: State) -> None:
    assert all(s.home[die] in BETWEEN_TURNS for die in box.DICE_PIECES)
    assert not any(s.count(mark) for mark in MARKS)
    assert not s.zone(box.IN_USE)
    assert not s.count(box.HOLD_AWAKENING)
    loose = [die for die in box.DICE_PIECES if s.home[die] not in box.HELD.values()]
    assert not any(box.FACE[die] in s.counts for die in loose)
    assert not any(box.PLACED_ON[die] in s.counts for die in box.DICE_PIECES)


@rule("ES-COM-05", "ES-COM-06", "ES-LCK-02", "ES-LCK-09", "ES-DEV-01", "ES-INF-03", "ES-FAI-07", "ES-AWK-04", "ES-BAT-16")
@pytest.mark.parametrize(("code", "seats", "seed", "bold"), [*games(bold=False), *games(bold=True)])
def test_a_random_game_keeps_its_table_in_order_to_the_end(code: str, seats: int, seed: int, bold: bool) -> None:
    turns = 0
    for decisions, s in enumerate(played(code, seats, seed, bold)):
        each_piece_has_one_home(s)
        people_are_within_limits(s)
        supplies_hold(s)
        if s.result is None:
            locks_and_dice_agree(s)
            the_museum_holds(s)
            assert s.asked[0].options
        if decisions % 5 == 0:
            decks_stay_hidden(s)
        if is_between_adventures(s, turns):
            nothing_is_left_of_the_turn(s)
        turns = s.count(box.TURNS)
        assert decisions < 5000, "it comes to an end"
    assert s.result is not None
    assert s.result.rule in ("ES-END-01", "ES-END-02", "ES-END-03", "ES-ANC-03")
    assert s.result.won == (s.result.rule in ("ES-END-01", "ES-END-02"))
