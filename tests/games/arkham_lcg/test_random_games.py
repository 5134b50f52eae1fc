"""Games played at random to their end: whatever happens, the table stays a table (AH-COM, AH-STT, AH-COO, AH-DMG).

`MISKATONIC_SOAK=21` plays a thousand more, of all scenarios, seats and difficulties, half of them with upgraded decks.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.scenarios import AddToken
from miskatonic.games.arkham_lcg.cards.terms import BAGS, DIFFICULTIES, FIREARM, SPELL
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.chaos import OUTSIDE, in_bag
from miskatonic.games.arkham_lcg.rules.earlier import CONSPIRATORS
from miskatonic.games.arkham_lcg.rules.ending import outcome_of
from miskatonic.games.arkham_lcg.rules.figures import health_of
from miskatonic.games.arkham_lcg.rules.opening import OPENING
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, place_of
from miskatonic.games.arkham_lcg.rules.places import is_revealed
from miskatonic.games.arkham_lcg.rules.scenario import scenario
from miskatonic.games.arkham_lcg.rules.skill_test.steps import TEST
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import OF_A_TEST
from miskatonic.testing import rule
from tests.conformance.record import DECKS
from tests.conformance.tables import SOAK

NAMES = [sheet.slug for sheet in INVESTIGATORS]
IN_PLAY = {*box.PLAY, *box.THREAT, *box.AT_PLACE, *box.ATTACHED, *box.PLAYED_BY, box.LOCATIONS_OPEN, box.ACT, box.AGENDA}
ON_CARDS = (box.DAMAGE, box.HORROR, box.CLUES, box.DOOM, box.USES_LEFT, box.RESOURCES_ON, box.EXHAUSTED)
RESIGNING = {"use:parlor", "use:predator-or-prey", "use:time-is-running-short", "use:main-path"}
TIMID = {"end-turn", "keep", "pass-phase", "pass-round"}
BOLDNESS = 0.98
"""Some cards can be taken back and played again for ever: now and then the bold, too, take what comes."""


def games() -> list[tuple[int, str, bool]]:
    """So many seats and a difficulty: all of them together, once with players who act at random and once with bold ones."""
    return [(seats, difficulty, bold) for seats in (1, 2, 3, 4) for difficulty in DIFFICULTIES for bold in (False, True)]


def played(
    seats: int, difficulty: str, bold: bool, story: str = "the-gathering", number: int = 0, **earlier: Any
) -> Iterator[State]:
    """The state at every decision of a random game and at its end; a bold player seldom passes and never resigns."""
    seed = 100 * number + 10 * seats + DIFFICULTIES.index(difficulty)
    chance = random.Random(seed)
    who = [] if "decks" in earlier else chance.sample(NAMES, seats)
    lead = chance.randrange(seats)
    options: dict[str, Any] = {"difficulty": difficulty, "investigators": who, "lead": lead, "scenario": story, **earlier}
    game = mk.new("arkham-lcg", seats=seats, seed=seed, **options)
    while not game.over:
        yield game.state
        keys = [option.key for option in game.decision.asked.options if not option.key.startswith("never:")]
        brave = [key for key in keys if key not in TIMID and key not in RESIGNING]
        wanted = [key for key in brave if key.startswith(("fight:", "investigate", "advance", "use:", "commit:"))]
        if bold and chance.random() < BOLDNESS:
            game.play(chance.choice((wanted if chance.random() < 0.5 else brave) or brave or keys))
        else:
            game.play(chance.choice(keys))
    yield game.state


# -------------------------------------------------------------------- what always holds


SCENARIO_CARDS = 5 + 3 + 3 + 27 + 1
"""Locations, acts, agendas, the encounter deck with the Ghoul Priest, and Lita."""
DECK = 30 + 2 + 1
"""Cards of a deck: thirty, two signatures and a basic weakness. What else is in the box lies nowhere."""


def each_piece_has_one_home(s: State) -> None:
    lying = [piece for zone in s.zones.values() for piece in zone]
    assert len(lying) == len(set(lying)) == len(s.home)
    assert all(s.home[piece] == zone for zone, pieces in s.zones.items() for piece in pieces)


def cards_lie_where_they_belong(s: State) -> None:
    """A player card never gets into somebody else's deck, hand or discard pile (AH-OWN-02)."""
    for seat in range(box.SEATS):
        for area in (box.DECK, box.HAND, box.DISCARD, box.ASIDE_HAND, box.COMMITTED):
            assert all(box.OWNER[piece] == seat for piece in s.zone(area[seat]))
        assert all(piece in box.ASSET for piece in s.zone(box.PLAY[seat]))
    for zone in (box.ENCOUNTER_DECK, box.ENCOUNTER_DISCARD):
        assert all(box.OWNER[piece] == box.NOBODY for piece in s.zone(zone))
    for piece, zone in s.home.items():
        assert piece not in box.ENEMY or zone not in box.PLAY


def tokens_lie_only_on_cards_in_play(s: State) -> None:
    assert all(n >= 0 for key, n in s.counts.items() if not key.startswith("test-"))
    for family in ON_CARDS:
        for piece, key in enumerate(family):
            assert key not in s.counts or s.home[piece] in IN_PLAY, f"{box.PIECE_SLUGS[piece]} in {s.home[piece]}: {key}"


def harm_is_within_limits(s: State) -> None:
    """Nobody has more damage or horror than he can bear; with so much he is gone before the next action (AH-DMG-03)."""
    calm = bool(s.asked) and s.asked[0].kind in (asks.Action, asks.Turn)
    for seat in range(s.seats):
        card = card_of(s, seat)
        sheet = box.INVESTIGATOR[card]
        spare = int(calm and in_game(s, seat))
        assert s.count(box.DAMAGE[card]) <= sheet.health - spare
        assert s.count(box.HORROR[card]) <= sheet.sanity - spare
        for piece in s.zone(box.PLAY[seat]):
            asset = box.ASSET[piece]
            assert s.count(box.DAMAGE[piece]) <= max(0, asset.health - calm)
            assert s.count(box.HORROR[piece]) <= max(0, asset.sanity - calm)
    if calm:
        for enemy in [enemy for enemy in box.ENEMY if s.home.get(enemy, "") in (*box.THREAT, *box.AT_PLACE)]:
            assert s.count(box.DAMAGE[enemy]) < health_of(s, enemy)


LOADED = (FIREARM, SPELL)
"""Traits of assets that cards above level 0 may load beyond the printed number (AH-USE-03)."""


def uses_are_within_limits(s: State) -> None:
    for piece, sheet in box.ASSET.items():
        left = s.count(box.USES_LEFT[piece])
        if sheet.uses is None or not any(trait in sheet.traits for trait in LOADED):
            assert left <= (sheet.uses[1] if sheet.uses is not None else 0)


def who_is_out_has_nothing(s: State) -> None:
    for seat in range(s.seats):
        if in_game(s, seat):
            assert is_revealed(s, place_of(s, seat)) or s.result is not None  # then it may be in the victory display
            continue
        mine = [box.DECK, box.HAND, box.DISCARD, box.PLAY, box.THREAT, box.COMMITTED]
        assert not any(s.zone(area[seat]) for area in mine)
        assert box.AT[seat] not in s.counts
        assert not s.count(box.RESOURCES[seat])
        assert not s.count(box.CLUES[card_of(s, seat)])


def the_bag_is_whole(s: State) -> None:
    added = [step.token for step in scenario(s).set_up if isinstance(step, AddToken)]
    bag = {**BAGS[s.count(box.DIFFICULTY)], **dict.fromkeys(added, 1)}
    assert [s.count(key) for key in box.BAG] == [bag.get(token, 0) for token in range(len(box.BAG))]
    assert all(n >= 0 for n in in_bag(s))


def nothing_is_left_of_a_test(s: State) -> None:
    assert not [key for key in (*OF_A_TEST, *OUTSIDE, *box.RETURNING) if key in s.counts]
    assert not any(s.zone(zone) for zone in box.COMMITTED)


def is_testing(s: State) -> bool:
    return any(f.code is TEST for f in s.stack)


def hands_and_decks_are_hidden(s: State) -> None:
    """Of a hand or a deck nobody else sees a face, but cards they looked at (AH-COO-02)."""
    for viewer in (SPECTATOR, *range(s.seats)):
        view = hidden.seen_by(s, viewer)
        for seat in range(s.seats):
            known = {p for p in s.zone(box.DECK[seat]) if viewer >= 0 and s.known.get(p, 0) >> viewer & 1}
            assert {p for p in view.zone(box.DECK[seat]) if p >= 0} == known
            if viewer != seat:
                looked_at = {p for p in s.zone(box.HAND[seat]) if viewer >= 0 and s.known.get(p, 0) >> viewer & 1}
                assert {p for p in view.zone(box.HAND[seat]) if p >= 0} == looked_at
                assert all(p < 0 for p in view.zone(box.ASIDE_HAND[seat]))
            else:
                assert view.zone(box.HAND[seat]) == s.zone(box.HAND[seat])
        assert all(not asked.options for asked in view.asked if asked.seat != viewer)


@rule("AH-GEN-01", "AH-COO-02", "AH-SKL-17", "AH-STT-08", "AH-SSU-07", "AH-OWN-02", "AH-DMG-03", "AH-ELM-03", "AH-WIN-02")
@pytest.mark.parametrize(("seats", "difficulty", "bold"), games())
def test_a_random_game_keeps_its_table_in_order_to_the_end(seats: int, difficulty: str, bold: bool) -> None:
    stays_in_order(played(seats, difficulty, bold))


SIX = tuple(box.SLUG[enemy] for enemy in CONSPIRATORS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("story", "earlier"),
    [
        ("the-midnight-masks", {"the_gathering": 0}),
        ("the-devourer-below", {"the_midnight_masks": 2, "escaped": list(SIX)}),
    ],
)
def test_random_games_of_the_later_scenarios_keep_their_tables_in_order(
    story: str, earlier: dict[str, Any], seats: int
) -> None:
    stays_in_order(played(seats, DIFFICULTIES[seats - 1], True, story, **earlier))


@pytest.mark.skipif(SOAK == 1, reason="a long run: set MISKATONIC_SOAK")
@pytest.mark.parametrize("number", range(SOAK))
@pytest.mark.parametrize("story", [scenario.slug for scenario in box.SCENARIOS])
def test_many_random_games_lose_no_piece(story: str, number: int) -> None:
    for seats in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            decks = {"decks": list(DECKS[:seats])} if number % 2 else {}
            stays_in_order(played(seats, difficulty, number % 4 < 3, story, number, **decks))


def stays_in_order(states: Iterator[State]) -> None:
    """Look at every state of a game to its end."""
    pieces: set[int] = set()
    for decisions, s in enumerate(states):
        each_piece_has_one_home(s)
        assert pieces <= set(s.home), "what was in the game is still somewhere"
        pieces = set(s.home)
        the_bag_is_whole(s)
        who_is_out_has_nothing(s)
        if decisions % 3 == 0:
            cards_lie_where_they_belong(s)
            tokens_lie_only_on_cards_in_play(s)
            harm_is_within_limits(s)
            uses_are_within_limits(s)
        if decisions % 10 == 0:
            hands_and_decks_are_hidden(s)
        if s.result is None:
            assert s.asked[0].options
            assert in_game(s, s.asked[0].seat)
            if not is_testing(s):
                nothing_is_left_of_a_test(s)
        assert decisions < 6000, "it comes to an end"
    assert s.result is not None
    assert s.result.rule == "AH-WIN-02"
    assert s.result.won == outcome_of(s).won


def test_opening_hands_come_before_everything_else() -> None:
    s = mk.new("arkham-lcg", seats=2, seed=1).state
    assert s.stack[-1].code is OPENING
    assert s.count(box.ROUND) == 0
