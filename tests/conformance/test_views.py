"""What is kept of a view from look to look is what would be made anew: for every seat and language, decision by decision."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from miskatonic.core import hidden
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Game
from miskatonic.scene.sight import Sight, Watch
from miskatonic.tables.diff import apply, diff
from miskatonic.tables.guests import encoded
from miskatonic.tables.view import Eyes
from miskatonic.tables.wire import Change, Look
from miskatonic.text.parts import LANGUAGES, Lang
from tests.conformance.tables import SOAK, Table, at_every_number_of_seats, at_every_table, is_sampled, pick, walk

LOOKS: Final = 20
"""So many decisions of a game are looked at, from the beginning and towards the end."""


@at_every_table
def test_what_eyes_look_up_is_what_a_seat_sees(table: Table) -> None:
    s = table.state(4)
    watch = Watch(s.copy())
    sights = [Sight(seat, watch) for seat in (*range(table.seats), SPECTATOR)]
    for number in walk(s, 4):
        if is_sampled(number, 9):
            watch.look(s.copy())
            for sight in sights:
                seen, whole = sight.look(), hidden.seen_by(s, sight.seat)
                assert seen.plain() == whole.plain()
                assert seen.home == whole.home
                assert [seen.zone(key) for key in s.zones] == [whole.zone(key) for key in s.zones]
                assert [seen.counts.get(key) for key in s.counts] == [whole.counts.get(key) for key in s.counts]
                assert [seen.home.get(piece) for piece in s.home] == [whole.home.get(piece) for piece in s.home]


@at_every_table
def test_a_table_tells_who_is_asked_and_a_replay_what(table: Table) -> None:
    game = table.game(5)
    eyes = Eyes(table.title, SPECTATOR, "uk", Watch(game.state))
    now, then = eyes.look(game.record).waiting, eyes.look(game.record, at=0).waiting
    assert [one.seat for one in now] == [one.seat for one in then] == [asked.seat for asked in game.state.asked]
    assert not any(one.prompt for one in now)
    assert all(one.prompt for one in then)


@at_every_number_of_seats
def test_what_is_kept_of_a_view_is_what_would_be_made_anew(table: Table) -> None:
    """By oneself, and by others who read the same language: first all read one, later two."""
    lang = table.seats % len(LANGUAGES)
    one, others = LANGUAGES[lang : lang + 1], (*LANGUAGES[:lang], *LANGUAGES[lang + 1 :])
    for langs, first in ((one, 0), (others, max(0, table.length - LOOKS * SOAK))):
        game, dice = table.game(5), random.Random(first)
        for _ in range(first):
            if not game.over:
                play_on(game, dice)
        look_on(table, game, dice, langs)


def look_on(table: Table, game: Game, dice: random.Random, langs: tuple[Lang, ...]) -> None:
    """Play for a while, taking back now and then; all look now and then, one of them is compared each time."""
    watch = Watch(game.state.copy())
    seats = (*range(table.seats), SPECTATOR)
    everybody = [Onlooking(table, game, watch, seat, langs[i % len(langs)]) for i, seat in enumerate(seats)]
    for _ in range(LOOKS * SOAK):
        if game.over:
            return
        if dice.random() < 0.05 and len(game.record.line) > 3:
            game.undo(dice.randint(1, 3))
        else:
            play_on(game, dice)
        watch.look(game.state.copy())
        for onlooking in dice.sample(everybody, len(everybody)):
            if dice.random() < 0.9:
                onlooking.look()
        dice.choice(everybody).compare()


def play_on(game: Game, dice: random.Random) -> None:
    """Take any decision."""
    asked, option = pick(dice, game.state)
    game.play(option.key, asked.seat)


class Onlooking:
    """Somebody who looks on: what was kept, and what their browser made of what it was sent."""

    def __init__(self, table: Table, game: Game, watch: Watch, seat: int, lang: Lang) -> None:
        self.game = game
        self.about = (table.title, seat, lang)
        self.eyes = Eyes(*self.about, watch)
        self.shown: Look | None = None
        self.browser: Any = None

    def look(self) -> Look:
        """Look, and send what is new."""
        new = self.eyes.look(self.game.record)
        if self.shown is None:
            self.browser = as_json(new)
        else:
            difference = diff(self.shown, new)
            if difference is not None:
                self.browser = apply(self.browser, json.loads(encoded(Change(0, difference)))["change"])
        self.listen(new)
        self.shown = new
        return new

    def listen(self, new: Look) -> None:
        """The lines of the log that are new tell what this seat may read, and no more."""
        title, seat, lang = self.about
        view, notes = self.game.seen_by(seat), [note for notes in self.game.record.notes for note in notes]
        known = {id(line) for line in self.shown.log} if self.shown is not None else set()
        for line, note in zip(new.log, notes, strict=True):
            if id(line) in known:
                continue
            assert line.text == title.speech[lang].note(view, hidden.readable(view, note, seat))

    def compare(self) -> None:
        """What was kept, and what the browser has, is what fresh eyes see."""
        kept = self.look()
        fresh_eyes = Eyes(*self.about, Watch(self.game.state))
        fresh = fresh_eyes.look(self.game.record)
        assert self.eyes.bans() == fresh_eyes.bans()
        assert kept.scene == fresh.scene
        assert kept.scene == self.game.scene(*self.about[1:])
        assert (kept.decision, kept.waiting, kept.result) == (fresh.decision, fresh.waiting, fresh.result)
        assert [line.n for line in kept.log] == [n for n, notes in enumerate(self.game.record.notes) for _ in notes]
        assert self.browser == as_json(kept)


def as_json(look: Look) -> Any:
    """A look as the browser reads it."""
    return json.loads(encoded(look))  # type: ignore[arg-type]
