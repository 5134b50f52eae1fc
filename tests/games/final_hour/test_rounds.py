"""The aim of the game and the course of a round (FH-AIM, FH-RND)."""

import random

import pytest

import miskatonic as mk
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import LoseHealth
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

CREWS = pytest.mark.parametrize(
    "names", [("jenny", "rita"), ("jenny", "rita", "lily"), ("jenny", "rita", "lily", "tommy")], ids=["2", "3", "4"]
)


def play_at_random(seed: int) -> mk.Game:
    """A game played to its end by somebody who knows nothing."""
    game = mk.new("final-hour", seats=1 + seed % 4, seed=seed, log=False)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.decision.options).key)
    return game


def spared(t: Table) -> Table:
    """The table without monsters and damage, everybody healthy: nobody loses this round."""
    t.cleared()
    for spot in PLACES:
        t.damaged(spot, 0)
    for i in range(6):
        t.state.set(box.HEALTH_OF[i], t.state.count(box.HEALTH_TOKENS[i]))
    return t


@rule("FH-AIM-01")
def test_all_players_win_or_lose_together() -> None:
    t = table("jenny", "pete", "lily").effect("lily", LoseHealth(4))
    for seat in range(3):
        result = t.game.seen_by(seat).result
        assert result is not None
        assert result.won is False
    assert t.game.result is not None
    assert t.game.result.score == (), "there is no score of one's own"


@rule("FH-AIM-01", "FH-AIM-02")
def test_every_game_is_won_by_the_reversal_or_lost() -> None:
    ends = set()
    for seed in range(60):
        result = play_at_random(seed).result
        assert result is not None
        ends.add((result.won, result.why))
    assert ends <= {(True, "FH-RIT-07"), (False, "FH-END-01"), (False, "FH-END-02"), (False, "FH-END-03")}
    assert any(won is False for won, _ in ends)


@rule("FH-AIM-02")
def test_an_empty_campus_with_every_clue_found_is_not_yet_a_victory() -> None:
    t = table().cleared()
    for spot in PLACES:
        for token in t.state.zone(box.CLUE_AT[spot]):
            t.state.put(token, box.FOUND)
    t.until(asks.Attempt).play("not-yet", "not-yet")
    assert t.state.result is None
    assert t.question == asks.LayPriority


@rule("FH-RND-01", "FH-RND-04", "FH-RES-10")
def test_a_round_lays_priority_cards_then_resolves_action_cards_then_turns_to_the_ancient_one() -> None:
    t = table()
    for codes in (("JB-B1", "MM-B1", "JB-B2", "MM-B2"), ("MM-C1", "JB-C1", "MM-C2", "JB-C2")):
        t.state.log = []
        t.cleared().actions(*codes).lay(11, 13, 14, 15).until(asks.Attempt).play("not-yet", "not-yet")
        kinds = [
            note.kind
            for note in t.state.log
            if note.kind in (tells.Laid, tells.Resolves, tells.Reckoning, tells.Gate, tells.Round)
        ]
        assert kinds == [tells.Laid] * 4 + [tells.Resolves] * 4 + [tells.Reckoning, tells.Gate, tells.Round]
    assert t.state.count(box.ROUND) == 3


@rule("FH-RND-02")
@CREWS
def test_a_game_that_is_not_lost_lasts_eight_rounds(names: tuple[str, ...]) -> None:
    t = table(*names)
    rounds = 0
    while not t.state.result and t.question != asks.KeepBack:
        spared(t).until(asks.Attempt, asks.KeepBack)
        rounds += 1
        while t.question == asks.Attempt:
            t.play("not-yet")
    assert rounds == t.state.count(box.ROUND) == 8
    assert t.state.zone(box.GATE_STACK) == ()


@rule("FH-RND-03")
@CREWS
def test_four_action_cards_are_played_a_round_two_tops_and_two_bottoms(names: tuple[str, ...]) -> None:
    t = table(*names).cleared().until(asks.Attempt)
    assert [note.told[2] for note in t.told(tells.Resolves)] == [TOP, TOP, BOTTOM, BOTTOM]
    played = [INVESTIGATORS[note.told[0]] for note in t.told(tells.Resolves)]
    turns = [names[turn % len(names)] for turn in range(4)]
    assert sorted(played) == sorted(turns)
