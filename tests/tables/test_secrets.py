"""Payloads of all seats over whole random games contain nothing that `seen_by` hides from the seat."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.declared import pieces_in
from miskatonic.core.record import Record, Snapshot
from miskatonic.core.state import Note
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene.sight import Watch
from miskatonic.tables.live import LiveTable
from miskatonic.tables.looks import Looks
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import BadToken, Signer
from miskatonic.tables.view import Eyes
from miskatonic.tables.wire import Look
from miskatonic.web import endings, lists
from tests.tables.halls import a_hall

ANNA = "anna"


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


def otherwise(record: Record, seat: int, rng: random.Random) -> Record:
    """The same game in a world that differs in all that a seat cannot see: what lies hidden, and what only others read."""
    twin, blank = record.copy(), record.state.rules.blank

    def another(pieces: Any) -> Any:
        if isinstance(pieces, tuple):
            return tuple([another(piece) for piece in pieces])
        alike = [piece for piece in range(len(blank)) if pieces >= 0 and blank[piece] == blank[pieces]]
        return rng.choice(alike or [pieces])

    def retold(note: Note) -> Note:
        if note.seat in (None, seat):
            return note
        changed = {field: another(getattr(note.told, field)) for field in pieces_in(note.kind)}
        return Note(note.told._replace(**changed), note.source, note.rule, note.seat, note.cast)

    twin.state = hidden.imagine(record.state, seat, rng.getrandbits(30))
    twin.snapshots[len(twin.line)] = Snapshot(twin.state)
    twin.notes = [[retold(note) for note in piece] for piece in record.notes]
    return twin


def told(live: LiveTable, record: Record, seat: int, look: Look | None = None) -> dict[str, bytes]:
    """All that a seat can have of a game; what it is shown may have been made with what others were shown before."""
    eyes = Eyes(live.title, seat, "ru", Watch(record.state))
    shown, live.record = eyes.look(record), record
    things = {
        "view": look or shown,
        "why not": eyes.bans(),
        "replay": Eyes(live.title, seat, "ru", Watch(record.at(len(record.line)))).look(record, len(record.line)),
        "story": endings.story(live, seat, "ru"),
        "list": lists.summary(live, ANNA if seat == 0 else "", "ru"),
    }
    return {name: msgspec.json.encode(thing) for name, thing in things.items()}


@pytest.mark.parametrize("game", mk.games())
def test_all_that_a_seat_can_have_of_a_game_is_the_same_whatever_it_cannot_see(game: str, place: Store) -> None:
    async def play() -> None:
        hall, rng = a_hall(place), random.Random(3)
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}], "seed": 3}
        live = await hall.table(await hall.new_table(ANNA, wish))
        record, looks = live.record, Looks(live.title, live.record.state)
        for number in range(91):
            looks.pass_by()
            now = record.copy()
            kept = {seat: looks.look(now, seat, "ru") for seat in (0, SPECTATOR, 1)}
            for seat, look in kept.items() if number % 15 == 0 else ():
                assert told(live, otherwise(now, seat, rng), seat) == told(live, now, seat, look)
            if record.state.result is not None:
                break
            asked = rng.choice(record.state.asked)
            record.play(rng.choice(asked.options).key, asked.seat)

    asyncio.run(play())


def test_a_token_for_one_purpose_or_of_another_server_is_refused() -> None:
    ours, theirs = Signer(b"ours"), Signer(b"theirs")
    token = ours.sign("person", "anna")
    assert ours.read("person", token) == ["anna"]
    for bad in (token[:-1], token + "A", theirs.sign("person", "anna"), "", "~", "person~anna"):
        with pytest.raises(BadToken):
            ours.read("person", bad)
    with pytest.raises(BadToken):
        ours.read("seat", token)
