"""A table for tests: arrange the campus, resolve an effect, answer by keys, look at what came of it."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core.code import Effect, compiled
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour import box
from miskatonic.games.final_hour.activation import clear_marks
from miskatonic.games.final_hour.board import PATH_BETWEEN, PLACES, SLUGS
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.components import TOP
from miskatonic.games.final_hour.words import ORDINARY
from miskatonic.words.control import Steps


def place(name: str | int) -> int:
    """A location by its number or its name."""
    return name if isinstance(name, int) else SLUGS.index(name)


class Table:
    """A game of Final Hour that a test can rearrange."""

    def __init__(self, game: mk.Game) -> None:
        self.game = game
        self.state: State = game.state
        self.state.log = []

    # ---------------------------------------------------------------- arranging

    def cleared(self) -> Table:
        """Take every monster off the board."""
        for p in PLACES:
            for monster in self.state.zone(box.MONSTERS_AT[p]):
                self.state.put(monster, box.POOL if box.KIND[monster] == ORDINARY else box.SHEET)
        return self

    def monster(self, look: str, at: str | int) -> int:
        """Put a monster with this look on a location; it comes from the pool or the sheet."""
        off = [m for m in box.MONSTERS if box.LOOK[m] == look and self.state.home[m] in (box.POOL, box.SHEET)]
        self.state.put(off[0], box.MONSTERS_AT[place(at)])
        return off[0]

    def stand(self, investigator: str, at: str | int) -> Table:
        """Put an investigator on a location."""
        self.state.set(box.AT[INVESTIGATORS.index(investigator)], place(at))
        return self

    def damaged(self, at: str | int, n: int) -> Table:
        """Put damage tokens on a location."""
        self.state.set(box.DAMAGE[place(at)], n)
        return self

    def sealed(self, a: str | int, b: str | int, side: int = box.FRESH_SEAL) -> Table:
        """Put a seal on the path between two locations."""
        self.state.set(box.SEALS[PATH_BETWEEN[place(a)][place(b)]], side)
        return self

    def hand(self, investigator: str, *numbers: int) -> Table:
        """Give an investigator exactly these priority cards, taken from wherever they are."""
        s = self.state
        zone = box.HAND[INVESTIGATORS.index(investigator)]
        wanted = [c for n in numbers for c in box.PRIORITIES if box.NUMBER[c] == n]
        for card in s.zone(zone):
            if card not in wanted:
                s.put(card, box.PRIORITY_DECK)
        for card in wanted:
            if s.home[card] != zone:
                s.put(card, zone)
        return self.asked_again()

    def on_top(self, *slugs: str) -> Table:
        """Put pieces on top of the zone they lie in, the first one topmost."""
        for slug in reversed(slugs):
            piece = box.PIECE_SLUGS.index(slug)
            self.state.put(piece, self.state.home[piece], first=True)
        return self

    def asked_again(self) -> Table:
        """Put the open question again after the table was rearranged."""
        if self.state.asked:
            self.state.asked = ()
            self.state.stack[-1].step -= 1
            self.state.run()
        return self

    # ---------------------------------------------------------------- playing

    def effect(self, investigator: str, *effects: Effect, side: int = TOP) -> Table:
        """Let an investigator resolve effects, with nothing else under way."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        clear_marks(s)
        frame = s.push(compiled("test", Steps(effects)), INVESTIGATORS.index(investigator))
        frame.regs["free"] = 1 if side == TOP else 0
        s.run()
        return self

    def card(self, code: str, side: int) -> Table:
        """Let its owner resolve one side of an action card, with nothing else under way."""
        s = self.state
        piece = box.PIECE_SLUGS.index(code)
        s.stack.clear()
        s.asked = ()
        clear_marks(s)
        frame = s.push(s.rules.codes[box.SIDES[piece][side]], box.OWNER[piece])
        frame.regs["free"] = 1 if side == TOP else 0
        s.run()
        return self

    def play(self, *keys: str) -> Table:
        """Answer open questions one after another, whoever is asked."""
        for key in keys:
            found = [(asked, asked.find(key)) for asked in self.state.asked]
            match = [(asked, option) for asked, option in found if option is not None]
            assert match, f"{key} is not among {[self.options]}"
            self.state.answer(*match[0])
        return self

    # ---------------------------------------------------------------- looking

    @property
    def options(self) -> list[str]:
        """The keys of the first open question; none when nobody is asked."""
        return [option.key for option in self.state.asked[0].options] if self.state.asked else []

    @property
    def question(self) -> str:
        """The kind of the first open question."""
        return self.state.asked[0].question if self.state.asked else ""

    def monsters(self, at: str | int) -> list[str]:
        """The looks of the monsters on a location."""
        return [box.LOOK[m] for m in self.state.zone(box.MONSTERS_AT[place(at)])]

    def damage(self, at: str | int) -> int:
        """The damage tokens on a location."""
        return self.state.count(box.DAMAGE[place(at)])

    def seal(self, a: str | int, b: str | int) -> int:
        """The seal on a path: 0, WEAK_SEAL or FRESH_SEAL."""
        return self.state.count(box.SEALS[PATH_BETWEEN[place(a)][place(b)]])

    def at(self, investigator: str) -> str:
        """The location of an investigator."""
        return SLUGS[self.state.count(box.AT[INVESTIGATORS.index(investigator)])]

    def health(self, investigator: str) -> int:
        """The health an investigator has left."""
        return self.state.count(box.HEALTH_OF[INVESTIGATORS.index(investigator)])

    def told(self, kind: str) -> list[Note]:
        """The log entries of a kind since the table was made or last answered."""
        return [note for note in self.state.log or [] if note.kind == kind]


def table(
    *investigators: str,
    seed: int = 1,
    ancient_one: str = "cthulhu",
    difficulty: str = "low",
    solo: bool = False,
    **options: Any,
) -> Table:
    """A game at its first decision; two names are two seats, or one seat with both in solo play."""
    named = list(investigators or ("jenny", "michael"))
    seats = 1 if solo else len(named)
    game = mk.new(
        "final-hour", seats=seats, seed=seed, ancient_one=ancient_one, difficulty=difficulty, investigators=named, **options
    )
    return Table(game)
