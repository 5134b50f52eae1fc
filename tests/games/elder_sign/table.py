"""A table for tests: arrange the museum, load the dice, answer by keys, look at what came of it."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core.code import Effect, compiled
from miskatonic.core.declared import Kind
from miskatonic.core.options import NOTHING
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import FACES, FACES_OF
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.clock import MIDNIGHT
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.devoured import enter
from miskatonic.games.elder_sign.rules.doom import AWAKENING
from miskatonic.games.elder_sign.rules.locks import lift, lock
from miskatonic.games.elder_sign.rules.museum import clear_place
from miskatonic.games.elder_sign.rules.people import is_alive
from miskatonic.games.elder_sign.rules.turns import TURN
from miskatonic.words import Steps
from tests.games.tables import AnyTable

loaded: list[int] = []


def as_wanted(s: State, stream: str, limit: int) -> int | None:
    """The next wanted side of a die, as long as the test has said one."""
    if stream != "dice":
        return None
    assert limit == 6, "a die has six sides, and any of them can come up"
    return loaded.pop(0) if loaded else None


def piece(slug: str) -> int:
    """A piece by its name; of several alike ones the first."""
    return box.PIECE_SLUGS.index(slug if slug in box.PIECE_SLUGS else f"{slug}#1")


class Table(AnyTable):
    """A game of Elder Sign that a test can rearrange. Seat 0 is the active player unless it says otherwise."""

    def __init__(self, game: mk.Game) -> None:
        super().__init__(game.state)
        self.game = game
        self.state.loaded = as_wanted
        loaded.clear()

    # ---------------------------------------------------------------- arranging

    def cleared(self) -> Table:
        """An empty museum: no open cards, no monsters, no Mythos card in force, all dice free, everybody at the entrance."""
        s = self.state
        for place in range(box.PLACES):
            clear_place(s, place)
        for card in (*s.zone(box.MYTHOS_OPEN), *s.zone(box.MYTHOS_BESIDE)):
            lift(s, card)
            bury(s, card)
        for monster in s.zone(box.ARRIVING):
            bury(s, monster)
        for seat in range(s.seats):
            s.point(box.AT[seat], NOTHING)
        return self

    def adventure(self, code: str, place: int = 0) -> Table:
        """Lay an adventure or Other World open at a place (museum 0 to 5, beyond from 6); its lock acts."""
        s = self.state
        clear_place(s, place)
        s.put(piece(code), box.CARD_AT[place])
        return self._now(lambda: lock(s, piece(code)))

    def monster(self, slug: str, place: int = 0, task: int | None = None) -> int:
        """Put a monster on a printed task (from 0) of the card at a place, or below it; its lock acts."""
        s = self.state
        code = piece(slug) if slug in box.PIECE_SLUGS else 0
        if not code:
            alike = [m for m, sheet in box.MONSTER.items() if sheet.code == slug]
            code = next(m for m in alike if s.home.get(m, box.BOX) in (box.POOL_OF_MONSTERS, box.BOX))
        s.put(code, box.MONSTERS_AT[place])
        s.point(box.TASK_OF[code], NOTHING if task is None else task)
        self._now(lambda: lock(s, code))
        return code

    def mythos(self, code: str) -> Table:
        """Let a Mythos card (upper-lower) be the one in force, without its immediate effect; its lock acts."""
        s = self.state
        for card in s.zone(box.MYTHOS_OPEN):
            lift(s, card)
            bury(s, card)
        s.put(piece(code), box.MYTHOS_OPEN)
        return self._now(lambda: lock(s, piece(code)))

    def _now(self, arrange: Any) -> Table:
        """Arrange something that may take steps of its own, with nothing else under way."""
        s = self.state
        stack, asked = list(s.stack), s.asked
        s.stack.clear()
        s.asked = ()
        arrange()
        s.run()
        assert not s.asked, "arranging must not ask anybody"
        s.stack.extend(stack)
        s.asked = asked
        return self

    def stand(self, seat: int, place: int) -> Table:
        """Put an investigator on the card at a place; -1 is the entrance."""
        self.state.point(box.AT[seat], place)
        return self

    def plays(self, seat: int, code: str) -> Table:
        """Let a seat play this investigator, with full sanity and health and no possessions."""
        s = self.state
        now = s.pointed(box.PLAYS[seat])
        if now >= 0:
            s.put(now, box.INVESTIGATORS_LEFT)
        for card in s.zone(box.OWNED[seat]):
            bury(s, card)
        s.set(box.CLUES[seat], 0)
        enter(s, seat, piece(code))
        return self

    def gives(self, seat: int, *codes: str) -> Table:
        """Give a seat cards, taken from wherever they are."""
        for code in codes:
            self.state.put(piece(code), box.OWNED[seat])
        return self

    def trophies(self, seat: int, *slugs: str) -> Table:
        """Give a seat trophies, taken from wherever they are."""
        for slug in slugs:
            self.state.put(piece(slug), box.TROPHIES_OF[seat])
        return self

    def clues(self, seat: int, n: int) -> Table:
        """Let a seat have so many clues."""
        self.state.set(box.CLUES[seat], n)
        return self

    def values(self, seat: int, sanity: int | None = None, health: int | None = None) -> Table:
        """Let a seat have so much sanity and health."""
        for value, n in ((SANITY, sanity), (HEALTH, health)):
            if n is not None:
                self.state.set(box.VALUE_OF[value][seat], n)
        return self

    def doom(self, n: int) -> Table:
        """Let so many doom tokens lie on the track."""
        self.state.set(box.DOOM, n)
        return self

    def signs(self, n: int) -> Table:
        """Let so many Elder Signs be won."""
        self.state.set(box.SIGNS, n)
        return self

    def clock(self, hour: int) -> Table:
        """Set the hand on XII (0 or 12), III, VI or IX."""
        self.state.set(box.CLOCK, hour % 12 // 3)
        return self

    def on_top(self, *slugs: str) -> Table:
        """Put pieces on top of the deck they belong to, the first one topmost."""
        from miskatonic.games.elder_sign.rules.decks import HOME_DECK

        for slug in reversed(slugs):
            self.state.put(piece(slug), HOME_DECK[piece(slug)], first=True)
        return self

    def only_monsters(self, *slugs: str) -> Table:
        """Leave only these in the monster pool; the rest goes to the box."""
        for m in self.state.zone(box.POOL_OF_MONSTERS):
            self.state.put(m, box.BOX)
        for slug in slugs:
            self.state.put(piece(slug), box.POOL_OF_MONSTERS)
        return self

    def hold(self, spell: str, slug: str, face: str) -> Table:
        """Let a spell hold this die, showing this face."""
        self.state.put(piece(slug), box.HELD[piece(spell)])
        self.state.point(box.FACE[piece(slug)], FACES.index(face))
        return self

    def dice_left(self, n: int) -> Table:
        """Let all but the first so many dice of the pool have been removed for failed rolls."""
        for die in self.state.zone(box.POOL)[n:]:
            self.state.put(die, box.REMOVED)
        return self

    # ---------------------------------------------------------------- playing

    def begin(self, seat: int = 0) -> Table:
        """Begin a seat's turn with nothing else under way; afterwards nothing follows."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.push(TURN, seat)
        s.run()
        return self

    def attempt(self, place: int = 0, seat: int = 0) -> Table:
        """Begin a seat's turn and go to the card at a place."""
        return self.begin(seat).play(f"move:{box.place_slug(place)}")

    def midnight(self, seat: int = 0) -> Table:
        """Let a midnight happen after a seat's turn, with nothing else under way."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.set(box.ACTIVE, seat)
        s.set(box.WAKING, 0)
        s.add(box.MIDNIGHTS_DUE, 1)
        s.push(MIDNIGHT, seat)
        s.run()
        return self

    def awaken(self, seat: int = 0) -> Table:
        """Let the Ancient One awaken, with nothing else under way."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.set(box.ACTIVE, seat)
        s.push(AWAKENING, seat)
        s.run()
        return self

    def effect(self, seat: int, *effects: Effect) -> Table:
        """Let a seat carry out effects, with nothing else under way."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.push(compiled("test", Steps(effects)), seat)
        s.run()
        return self

    def meanwhile(self, seat: int, *effects: Effect) -> Table:
        """Let a seat carry out effects in the middle of what is under way."""
        return self._now(lambda: self.state.push(compiled("test", Steps(effects)), seat))

    def load(self, *faces: str, dice: tuple[int, ...] | None = None) -> Table:
        """Let the next dice fall so, in the order they lie in the pool (or that of `dice`); the rest falls by chance."""
        thrown = self.state.zone(box.POOL) if dice is None else dice
        loaded.clear()
        for die, face in zip(thrown, faces, strict=False):
            loaded.append(FACES_OF[box.COLOUR_OF[die]].index(FACES.index(face)))
        return self

    def roll(self, *faces: str) -> Table:
        """Roll the pool so that it shows these faces, in the order the dice lie there."""
        assert len(faces) == len(self.state.zone(box.POOL)), f"there are {len(self.state.zone(box.POOL))} dice in the pool"
        return self.load(*faces).play("roll")

    def die(self, face: str, zone: str = box.POOL) -> str:
        """The name of a die showing this face in a zone, for keys such as `pick:`."""
        return next(
            box.PIECE_SLUGS[die] for die in self.state.zone(zone) if self.state.pointed(box.FACE[die]) == FACES.index(face)
        )

    def drop(self, face: str) -> Table:
        """Remove a die showing this face after a failed roll."""
        assert self.question == asks.RemoveDie
        return self.play(f"pick:{self.die(face)}")

    def fail_roll(self, face: str) -> Table:
        """Declare the roll failed and remove a die showing this face, also where nobody is asked because all are alike."""
        slug = self.die(face)
        self.play("fail-roll")
        if self.question == asks.RemoveDie:
            self.play(f"pick:{slug}")
        return self

    def until(self, *questions: Kind) -> Table:
        """Answer everything with as little as possible until one of these questions is open, or nothing is asked."""
        while self.state.asked and self.question not in questions:
            idle = [
                key
                for key in ("pass", "go-on", "to-penalty", "to-clock", "no", "enough", "give-up", "done")
                if key in self.options
            ]
            self.play(idle[0] if idle else self.options[0])
        return self

    # ---------------------------------------------------------------- looking

    def sanity(self, seat: int = 0) -> int:
        """The sanity of a seat's investigator."""
        return self.state.count(box.VALUE_OF[SANITY][seat])

    def health(self, seat: int = 0) -> int:
        """The health of a seat's investigator."""
        return self.state.count(box.VALUE_OF[HEALTH][seat])

    def faces(self, zone: str = box.POOL) -> list[str]:
        """What the dice in a zone show."""
        return [FACES[self.state.pointed(box.FACE[die])] for die in self.state.zone(zone)]

    def home(self, slug: str) -> str:
        """The zone in which a piece lies."""
        return self.state.home.get(piece(slug), box.BOX)

    def alive(self, seat: int) -> bool:
        """Whether a seat has an investigator."""
        return is_alive(self.state, seat)

    def told(self, kind: Kind) -> list[Note]:
        """The log entries of a kind, with investigators in play told as the seats that play them."""
        notes = super().told(kind)
        if kind in (tells.Enters, tells.Devoured):
            return notes
        seats = {self.state.pointed(key): seat for seat, key in enumerate(box.PLAYS)}
        seats.pop(-1, None)
        return [
            Note(
                n.told._replace(**{k: seats.get(a, a) for k, a in n.told._asdict().items() if not isinstance(a, tuple)}),
                n.source,
                n.rule,
                n.seat,
            )
            for n in notes
        ]


def table(*investigators: str, ancient_one: str = "ithaqua", seed: int = 1, **options: Any) -> Table:
    """A cleared table with these investigators, seat by seat, none of whom has any possessions; nobody's turn has begun."""
    who = investigators or ("darrell-simmons",)
    game = mk.new("elder-sign", seats=len(who), seed=seed, ancient_one=ancient_one, investigators=list(who), **options)
    t = Table(game)
    s = t.state
    s.stack.clear()
    s.asked = ()
    t.cleared()
    for seat, code in enumerate(who):
        t.plays(seat, code)
    s.set(box.DOOM, 0)
    s.set(box.STEP, 0)
    s.set(box.ACTIVE, 0)
    assert ancient_one in {sheet.code for sheet in ANCIENT_ONES}
    return t
