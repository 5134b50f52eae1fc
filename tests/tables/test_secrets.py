"""Payloads of all seats over whole random games contain nothing that `seen_by` hides from the seat."""

import random

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene.sight import Watch
from miskatonic.tables.tokens import BadToken, Signer
from miskatonic.tables.view import Eyes
from miskatonic.tables.wire import Look


def words_of(look: Look, eyes: Eyes) -> str:
    """What is shown, and told to who asks what is forbidden, without the log, which tells what was open once."""
    return msgspec.json.encode((msgspec.structs.replace(look, log=()), eyes.bans())).decode()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_is_sent_a_piece_it_may_not_see(seats: int) -> None:
    game = mk.new("final-hour", seats=seats, seed=seats)
    rng = random.Random(seats)
    watch = Watch(game.state.copy())
    eyes = {seat: Eyes(game.title, seat, "en", watch) for seat in (SPECTATOR, *range(seats))}
    pieces = game.title.rules.pieces
    while not game.over:
        watch.look(game.state.copy())
        for seat, eye in eyes.items():
            words = words_of(eye.look(game.record), eye)
            seen = game.seen_by(seat).home
            # Alike tokens have numbered names, which tell nothing; cards have names that would.
            secret = [p.slug for i, p in enumerate(pieces) if i not in seen and "#" not in p.slug]
            leaked = [slug for slug in secret if f'"piece:{slug}"' in words or f'"{slug}"' in words]
            assert leaked == []
        decision = rng.choice(game.decisions)
        game.play(rng.choice(decision.options).key, decision.seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_see(seats: int) -> None:
    game = mk.new("final-hour", seats=seats, seed=10 + seats)
    rng = random.Random(seats)
    while not game.over:
        for seat in range(seats):
            dream = hidden.imagine(game.state, seat, rng.getrandbits(30))
            true, dreaming = (Eyes(game.title, seat, "ru", Watch(state)) for state in (game.state, dream))
            assert words_of(dreaming.look(game.record, 0), dreaming) == words_of(true.look(game.record, 0), true)
        decision = rng.choice(game.decisions)
        game.play(rng.choice(decision.options).key, decision.seat)


def test_a_token_for_one_purpose_or_of_another_server_is_refused() -> None:
    ours, theirs = Signer(b"ours"), Signer(b"theirs")
    token = ours.sign("person", "anna")
    assert ours.read("person", token) == ["anna"]
    for bad in (token[:-1], token + "A", theirs.sign("person", "anna"), "", "~", "person~anna"):
        with pytest.raises(BadToken):
            ours.read("person", bad)
    with pytest.raises(BadToken):
        ours.read("seat", token)
