"""Random games to the end: sound decisions, nothing lost or doubled, copies, saves, undo, and the slow way."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from hashlib import blake2b
from itertools import count
from pathlib import Path

import miskatonic as mk
from miskatonic.core.events import USING
from miskatonic.core.state import State
from miskatonic.core.written import Fingerprints
from tests.conformance.tables import (
    PLAIN_TABLES,
    Table,
    assert_alike,
    at_every_number_of_seats,
    at_every_table,
    held,
    is_sampled,
    pick,
    stroll,
    walk,
)


def assert_every_piece_is_in_one_zone(s: State) -> None:
    """No piece is doubled, and where each one is agrees with what lies there; what lies nowhere is in the box."""
    lying = [piece for zone in s.zones.values() for piece in zone]
    assert sorted(lying) == sorted(s.home)
    for key, zone in s.zones.items():
        accepts = s.rules.zones[key].accepts
        for piece in zone:
            assert s.home[piece] == key
            assert accepts is None or accepts(piece)


@at_every_table
def test_random_games_end_and_every_decision_is_sound(table: Table) -> None:
    for seed in table.seeds(15):
        s = table.state(seed)
        in_play = set(s.home)
        for _ in walk(s, seed):
            for asked in s.asked:
                keys = [option.key for option in asked.options]
                assert len(keys) > 1, "a single option is not asked"
                assert len(set(keys)) == len(keys)
                assert 0 <= asked.seat < table.seats
                assert all(key == key.strip() and "\n" not in key for key in keys)
            assert len({asked.seat for asked in s.asked}) == len(s.asked)
            assert_every_piece_is_in_one_zone(s)
            assert in_play <= set(s.home), "nothing is lost"
            assert set(s.home) <= in_play | table.title.collection, "nothing comes out of the box by itself"
        assert_every_piece_is_in_one_zone(s)


@at_every_table
def test_the_box_holds_what_the_rulebook_counts(table: Table) -> None:
    assert Counter(piece.back for piece in table.state(1).rules.pieces) == table.title.census


@at_every_table
def test_a_copy_equals_the_game_and_playing_it_never_changes_the_game(table: Table) -> None:
    for seed in table.seeds(2):
        s = table.state(seed)
        for number in walk(s, seed):
            if number % 2:  # the copy of the decision before comes by here too
                continue
            before, twin = held(s), s.copy()
            assert held(twin) == before
            dice = random.Random(number)
            for _ in range(8):
                if twin.asked:
                    twin.answer(*pick(dice, twin))
            assert held(s) == before


@at_every_number_of_seats
def test_a_fingerprint_is_that_of_everything_a_state_holds(table: Table) -> None:
    following = Fingerprints()
    s = table.state(1)
    for number in walk(s, 1):
        if is_sampled(number, 20):
            assert s.hash() == blake2b(json.dumps(s.plain()).encode(), digest_size=8).hexdigest()
            assert following.of(s) == s.hash()


def test_in_a_fingerprint_what_all_games_do_alike_is_called_by_the_names_of_each() -> None:
    for game in mk.games():
        s = mk.new(game, seats=2, seed=1).state
        s.push(USING, 0, root=0).lists["use"] = (0, 0)
        assert s.hash() == blake2b(json.dumps(s.plain()).encode(), digest_size=8).hexdigest()


@at_every_table
def test_two_copies_played_alike_stay_alike(table: Table) -> None:
    for seed in table.seeds(1):
        s = table.state(seed)
        for number in walk(s, seed):
            if is_sampled(number, 13):
                twins = [s.copy(), s.copy()]
                for twin in twins:
                    list(walk(twin, number))
                assert twins[0].hash() == twins[1].hash()


@at_every_table
def test_a_save_opens_at_the_same_decision(table: Table) -> None:
    for seed in table.seeds(1):
        game = table.game(seed)
        for number in stroll(game, seed):
            if is_sampled(number, 11):
                loaded = mk.load(game.save())
                assert loaded.state.plain() == game.state.plain()
                assert loaded.record.entries == game.record.entries
        loaded = mk.load(game.save())
        assert loaded.over
        assert loaded.state.hash() == game.state.hash()
        assert repr(loaded.result) == repr(game.result)


@at_every_table
def test_undo_and_redo_walk_back_and_forth_over_the_same_states(table: Table) -> None:
    for seed in table.seeds(1):
        game = table.game(seed)
        dice = random.Random(seed)
        following = Fingerprints()
        hashes = [following.of(game.state)]
        for _ in stroll(game, seed):
            here = len(game.record.line)
            if here == len(hashes):
                hashes.append(following.of(game.state))
            if here and is_sampled(here, 6):
                back = dice.randint(1, here)
                game.undo(back)
                assert game.state.hash() == hashes[here - back]
                part = dice.randint(1, back)
                game.redo(part)
                assert game.state.hash() == hashes[here - back + part]
                if part < back:
                    game.redo(back - part)
                assert game.state.hash() == hashes[here]
        lines, end = [str(line) for line in game.log()], game.state.hash()
        game.undo(len(game.record.line))
        assert game.state.hash() == hashes[0]
        game.redo(len(hashes))
        assert game.state.hash() == end
        assert [str(line) for line in game.log()] == lines


def test_saves_replay_to_the_same_hash_in_another_process_with_another_hash_seed() -> None:
    saves, hashes = [], []
    for table in PLAIN_TABLES:
        for seed in table.seeds(2):
            game = table.game(seed)
            for _ in stroll(game, seed):
                pass
            saves.append(game.save())
            hashes.append(game.state.hash())
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": "271828", "PYTHONPATH": str(root)}
    command = [sys.executable, "-m", "tests.conformance.replay"]
    done = subprocess.run(command, input=json.dumps(saves), cwd=root, env=env, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == hashes


def without_the_stack(s: State) -> dict[str, object]:
    """Everything but the frames under way: the slow way has a frame for every event."""
    return {key: value for key, value in s.plain().items() if key != "stack"}


@at_every_table
def test_events_nobody_hears_come_to_the_same_as_if_somebody_had_listened(table: Table) -> None:
    """The quick way lets an unheard event happen at once; order bugs of steps show as a difference to the slow way."""
    for seed in table.seeds(8):
        quick, slow = table.state(seed), table.state(seed, slow=True)
        dice = random.Random(seed)
        for number in count():
            assert (quick.zones, quick.counts, quick.known, quick.ticks) == (slow.zones, slow.counts, slow.known, slow.ticks)
            if is_sampled(number, 5) or not quick.asked:
                assert without_the_stack(quick) == without_the_stack(slow)
            if not quick.asked:
                break
            asked, option = pick(dice, quick)
            quick.answer(asked, option)
            same = slow.question_for(asked.seat)
            assert same is not None
            slow.answer(same, option)


@at_every_table
def test_every_question_can_be_put_again(table: Table) -> None:
    """A step that asks does nothing else: going one step back and running again gives the same question."""
    for seed in table.seeds(2):
        s = table.state(seed)
        for _ in walk(s, seed):
            twin = s.copy()
            frame = twin.stack[-1]
            given = frame.answers if s.asked[0].together else ()
            frame.step -= 1
            twin.asked = ()
            twin.run()
            for seat, option in given:
                asked = twin.question_for(seat)
                if asked is not None:
                    twin.answer(asked, option)
            assert_alike(twin, s)


@at_every_number_of_seats
def test_a_game_without_a_log_plays_the_same(table: Table) -> None:
    game = table.game(4)
    bare = table.state(4)
    assert bare.log is None
    for _ in stroll(game, 9):
        pass
    for _ in walk(bare, 9):
        pass
    assert bare.hash() == game.state.hash()
