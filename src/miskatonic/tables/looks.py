"""How a table in play is looked at: what is watched, through which eyes, and what each of them sees now."""

from __future__ import annotations

from collections.abc import Collection

from miskatonic.core.record import Record
from miskatonic.core.state import State
from miskatonic.game import new_game
from miskatonic.open_hands import laid_open
from miskatonic.scene.errands import Errands
from miskatonic.scene.sight import Watch
from miskatonic.tables import wire
from miskatonic.tables.view import Eyes
from miskatonic.text.parts import Lang
from miskatonic.title import Title

Key = tuple[int, tuple[int, ...], Lang]
"""A seat, the seats whose hands lie open to it, and a language."""


def first_look(title: Title, lang: Lang) -> None:
    """Look at a game in a language as nobody has yet: its words are put together then, which takes a while, and kept."""
    game = new_game(title, title.seats[0], 0, {})
    looks = Looks(title, game.state)
    looks.wait_for(Errands())
    looks.look(game.record, 0, lang)


class Looks:
    """What all see who look at one table; made once for everybody with the same eyes."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.watch = Watch(state)
        self.eyes: dict[Key, Eyes] = {}
        self._in_common: dict[tuple[int, ...], Watch] = {}
        """What those see who sit at one device with open hands, by their seats."""
        self._now: dict[Key, wire.Look] = {}

    def wait_for(self, errands: Errands) -> None:
        """What takes long to find is worked out elsewhere, and shown when it has come."""
        self.watch.errands = errands

    def look(self, record: Record, seat: int, lang: Lang, common: tuple[int, ...] = ()) -> wire.Look:
        """What a seat sees now in a language, perhaps in common with others."""
        key = (seat, common, lang)
        if not self._now:
            self.watch.look(record.state)
            for seats, watch in self._in_common.items():
                watch.look(laid_open(self.title, record.state, seats))
        if key not in self._now:
            if key not in self.eyes:
                self.eyes[key] = Eyes(self.title, seat, lang, self._watched(record.state, common), common=bool(common))
            self._now[key] = self.eyes[key].look(record)
        return self._now[key]

    def bans(self, record: Record, seat: int, lang: Lang, common: tuple[int, ...] = ()) -> tuple[wire.Ban, ...]:
        """What is forbidden to a seat in the question that it is shown now."""
        self.look(record, seat, lang, common)
        return self.eyes[seat, common, lang].bans()

    def _watched(self, state: State, seats: tuple[int, ...]) -> Watch:
        """The game, or the game with the hands of some seats laid open."""
        if not seats:
            return self.watch
        if seats not in self._in_common:
            self._in_common[seats] = watch = Watch(laid_open(self.title, state, seats))
            watch.errands = self.watch.errands
        return self._in_common[seats]

    def pass_by(self) -> None:
        """Something has happened: what was seen is not to be seen any more."""
        self._now.clear()

    def rest(self, langs: Collection[Lang]) -> None:
        """Keep no eyes in a language that nobody reads, and of eyes that did not look just now only what they have read."""
        for key in self.eyes.keys() - self._now.keys():
            if key[2] in langs:
                self.eyes[key].rest()
            else:
                del self.eyes[key]

    def forget(self) -> None:
        """Keep nothing for eyes that are closed."""
        self.eyes.clear()
        self._now.clear()
        self._in_common.clear()
        self.watch.in_common.clear()
