"""A table for tests: deal the wanted cards, draw stretches by the names of streets, read what they came to.

Locations are called `L34` (column, row), roads `h12` (right of crossroads `c12`) and `v12` (down from it), canals `kh12`.
"""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATION_NUMBER, ROAD_NUMBER
from miskatonic.games.route.cards.dice import DICE_NAMES
from miskatonic.games.route.rules import asks, box, choices, dice, marks, rounds, rows, turns
from miskatonic.games.route.rules.streets import bits
from tests.games.tables import AnyTable

loaded: list[int] = []
DICE_STREAMS = ("dice", "event-dice", "confrontation")


def as_wanted(s: State, stream: str, limit: int) -> int | None:
    """The next wanted face of a die, as long as the test has said one."""
    if stream not in DICE_STREAMS:
        return None
    assert limit == 6, "a die has six faces, and any of them can come up"
    return loaded.pop(0) - 1 if loaded else None


def key_of(word: str) -> str:
    """A step as tests write it: the name of a location or road alone stands for choosing or drawing it."""
    if ":" in word:
        return word
    if word in LOCATION_NUMBER:
        return f"location:{word}"
    return f"draw:{word}" if word in ROAD_NUMBER else word


def piece(slug: str) -> int:
    """A piece by its name."""
    return box.NUMBER_OF[slug]


class Table(AnyTable):
    """A game of En Route that a test can rearrange."""

    def __init__(self, game: mk.Game) -> None:
        super().__init__(game.state)
        self.game = game
        self.state.loaded = as_wanted
        loaded.clear()

    # ---------------------------------------------------------------- arranging

    def swap(self, new: str, zone: str, keep: tuple[str, ...] = ()) -> Table:
        """Let a piece lie in a zone, in exchange for another one that lies there and is not to be kept."""
        s = self.state
        if piece(new) in s.zone(zone):
            return self
        old = next(p for p in s.zone(zone) if box.PIECE_SLUGS[p] not in keep)
        where = s.home[piece(new)]
        pile = list(s.zone(where))
        s.put(piece(new), zone)
        s.put(old, where)
        pile[pile.index(piece(new))] = old
        s.zones[where] = tuple(pile)
        return self

    def hand(self, seat: int, *slugs: str) -> Table:
        """Let a seat hold these cards among others."""
        for slug in slugs:
            self.swap(slug, box.HAND[seat], keep=slugs)
        return self.asked_again()

    def goals(self, *codes: str) -> Table:
        """Let these be the goals in play, in the order of their decks."""
        for deck, code in enumerate(codes):
            self.swap(code, box.GOAL[deck])
        return self

    def sheet(self, seat: int, roads: str = "", **tourists: str) -> Table:
        """Let a seat have drawn these roads, and tourists by location: `L34="rrb"` are two red and a blue one."""
        s = self.state
        for road in roads.split():
            s.set(marks.DRAWN[seat], s.count(marks.DRAWN[seat]) | 1 << ROAD_NUMBER[road])
        for place, crowd in tourists.items():
            for letter in crowd:
                colour = "rgbp".index(letter)
                at = rows.CROWD_BITS * LOCATION_NUMBER[place]
                s.set(marks.CROWD[colour][seat], s.count(marks.CROWD[colour][seat]) + (1 << at))
        return self.asked_again()

    def bonus(self, seat: int, name: str, n: int = 1) -> Table:
        """Let a seat have circled so many bonuses of a kind."""
        self.state.add(marks.GAINED[terms.BONUSES.index(name)][seat], n)
        return self.asked_again()

    def support(self, seat: int, number: int) -> Table:
        """Let a seat have a support bonus of the campaign."""
        self.state.set(marks.SUPPORT[seat], self.state.count(marks.SUPPORT[seat]) | 1 << number)
        return self.asked_again()

    def rating(self, track: int, marked: int) -> Table:
        """Let so many cells of a landmark's track be marked."""
        self.state.set(marks.RATING[track], marked)
        return self.asked_again()

    def load(self, *faces: int) -> Table:
        """Let the next dice fall so."""
        loaded[:] = faces
        return self

    def roll(self, *faces: int) -> Table:
        """With dice: let the leading player roll the red, green, blue, purple and effect die of this round so."""
        self.load(*faces)
        self.state.asked = ()
        assert self.state.stack[-1].code is dice.DICE_SELECTION
        self.state.stack[-1].step = 0
        self.state.run()
        return self

    def faces(self, **faces: int) -> Table:
        """Let dice show these numbers."""
        for name, face in faces.items():
            self.state.set(marks.FACE[DICE_NAMES.index(name)], face)
        return self.asked_again()

    def in_round(self, n: int) -> Table:
        """Let this be the n-th round."""
        self.state.set(marks.ROUND, n)
        return self.asked_again()

    # ---------------------------------------------------------------- playing

    def select(self, first: str, second: str) -> Table:
        """An ordinary round with cards: let the leading player play the first card and keep the second of two laid ones."""
        assert self.question is asks.PlayCard, self.question
        lead = self.lead
        left = (lead + 1) % self.state.seats
        right = (lead - 1) % self.state.seats
        self.hand(lead, first)
        self.swap(second, box.HAND[left])
        self.play(f"play:{first}").play(f"lay:{second}", seat=left)
        other = next(option.key for option in self.state.asked[0].options if option.key.startswith("lay:"))
        self.play(other, seat=left if self.state.seats == 2 else right)
        return self.play(f"keep:{second}")

    def choose(self, first: str, second: str) -> Table:
        """With dice: let the leading player take these two, and the neighbours two of the others."""
        self.play(f"take:die-{first}")
        for _ in range(2):
            self.play(next(o.key for o in self.first.options if o.key not in (f"remove:die-{second}",)))
        return self.play(f"take:die-{second}")

    def turn(self, *words: str, seat: int = 0) -> Table:
        """Take steps of a seat's turn, those that left no choice included, without being done."""
        for word in words:
            key = key_of(word)
            asked = self.state.question_for(seat)
            if asked is not None and asked.find(key) is not None:
                self.play(key, seat=seat)
            else:
                taken = [choices.STEPS[step & ~rows.FORCED].key for step in turns.turn_of(self.state, seat).steps]
                assert key in taken, f"{key} is not among {self.open_to(seat)}"
        return self

    def take(self, *words: str, seat: int = 0) -> Table:
        """Take a seat's whole turn and be done."""
        self.turn(*words, seat=seat)
        if self.state.question_for(seat) is not None and self.question_of(seat) is asks.TakeTurn:
            self.play("done", seat=seat)
        return self

    def idle(self, *seats: int) -> Table:
        """Let seats take their turns somehow."""
        for seat in seats or range(self.state.seats):
            while (asked := self.state.question_for(seat)) and asked.kind in (asks.TakeTurn, asks.BuildRoute):
                keys = [option.key for option in asked.options]
                self.play("done" if "done" in keys else keys[0], seat=seat)
                if keys[0] == "done" or "done" in keys:
                    break
        return self

    def walking(self) -> Table:
        """Let the ten rounds be over: the final routes are built."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.set(marks.ROUND, 10)
        s.push(rounds.GAME, 0).goto(rounds.begin_walking)
        s.run()
        return self

    def walk(self, *words: str, seat: int = 0) -> Table:
        """Build a final route: a crossroads to begin at, roads to go along, `ride:` for trips; and be done."""
        return self.stroll(*words, seat=seat).play("done", seat=seat)

    def stroll(self, *words: str, seat: int = 0) -> Table:
        """The same without being done."""
        for word in words:
            if ":" in word:
                self.play(word, seat=seat)
            else:
                self.play(f"begin:{word}" if word in CROSSROADS else f"go:{word}", seat=seat)
        return self

    # ---------------------------------------------------------------- looking

    def open_to(self, seat: int = 0) -> list[str]:
        """The keys a seat can choose from."""
        asked = self.state.question_for(seat)
        return [option.key for option in asked.options] if asked is not None else []

    def roads_open_to(self, seat: int = 0) -> set[str]:
        """The roads a seat can draw or go along next."""
        return {key.split(":")[1] for key in self.open_to(seat) if key.startswith(("draw:", "go:"))}

    def places_open_to(self, seat: int = 0) -> set[str]:
        """The locations a seat can choose."""
        return {key.split(":")[1] for key in self.open_to(seat) if key.startswith("location:")}

    @property
    def first(self) -> Asked:
        """The first open question."""
        return self.state.asked[0]

    def question_of(self, seat: int) -> Kind | None:
        """The kind of a seat's open question."""
        asked = self.state.question_for(seat)
        return asked.kind if asked is not None else None

    @property
    def lead(self) -> int:
        """The leading player."""
        return self.state.pointed(marks.LEAD)

    def drawn(self, seat: int = 0) -> set[str]:
        """The roads with a segment on a seat's sheet."""
        return set(rows.roads_name(self.state.count(marks.DRAWN[seat])).split())

    def tourists(self, place: str, seat: int = 0) -> str:
        """The tourists in a location: `rrb` are two red and a blue one."""
        at = LOCATION_NUMBER[place]
        return "".join(
            letter * rows.crowd_at(self.state.count(keys[seat]), at)
            for letter, keys in zip("rgbp", marks.CROWD, strict=True)
        )

    def circled(self, seat: int = 0) -> set[str]:
        """The crossroads with a visited café or shop."""
        return {CROSSROADS[at] for at in bits(self.state.count(marks.VISITED[seat]))}

    def left(self, name: str, seat: int = 0) -> int:
        """How many bonuses of a kind are circled and not crossed out."""
        bonus = terms.BONUSES.index(name)
        return self.state.count(marks.GAINED[bonus][seat]) - self.state.count(marks.SPENT[bonus][seat])

    def shown(self, die: str) -> int:
        """The number that a die shows."""
        return self.state.count(marks.FACE[DICE_NAMES.index(die)])

    def marked(self, track: int) -> int:
        """How many cells of a landmark's track are marked."""
        return self.state.count(marks.RATING[track])

    @property
    def round(self) -> int:
        """The round that is played."""
        return self.state.count(marks.ROUND)

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat, part by part, without those that came to nothing."""
        found = {part: self.state.count(keys[seat]) for part, keys in zip(marks.SCORE_PARTS, marks.SCORE, strict=True)}
        return {part: n for part, n in found.items() if n}

    def total(self, seat: int = 0) -> int:
        """All points of a seat."""
        return self.state.count(marks.TOTAL[seat])

    def measured(self, deck: str, seat: int = 0) -> int:
        """What the goal in play of a deck came to."""
        return self.state.count(marks.GOAL_RESULT["ABC".index(deck)][seat])

    @property
    def places(self) -> list[int]:
        """The place of every seat."""
        return [self.state.count(marks.PLACE[seat]) for seat in range(self.state.seats)]


def table(city: str = "first-city", *, seats: int = 2, lead: int = 0, tasks: tuple[str, ...] = (), **options: Any) -> Table:
    """A game whose first leading player is this seat; with tasks, each seat has kept the one named."""
    seed = 1
    while True:
        t = Table(mk.new("route", seats=seats, seed=seed, city=city, tasks=bool(tasks), **options))
        if t.lead == lead:
            break
        seed += 1
    for seat, code in enumerate(tasks):
        t.swap(code, box.TASK[seat], keep=tasks)
    if tasks:
        t.asked_again()
        for seat, code in enumerate(tasks):
            t.play(f"keep:{code}", seat=seat)
    return t
