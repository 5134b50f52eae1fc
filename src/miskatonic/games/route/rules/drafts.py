"""A turn under way: what the round brings, and the sheet as far as it is drawn."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import effects
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.helpers import Guide
from miskatonic.games.route.rules import box, choices, marks, phases, table, tells
from miskatonic.games.route.rules.box import Source
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK, FORCED
from miskatonic.games.route.rules.streets import Streets

STRETCH_SEGMENTS: Final = 2  # RT-BASE-24


class Draft:
    """The sheet of a seat with what its turn has added so far."""

    __slots__ = (
        "alley",
        "barred",
        "bet_numbers",
        "bets",
        "casino",
        "casinos",
        "changes",
        "chosen",
        "correct",
        "crowd",
        "drawn",
        "effect",
        "elbow",
        "elbows",
        "erased",
        "events",
        "ferries",
        "forced",
        "free",
        "fresh",
        "gained",
        "given",
        "guide",
        "guided",
        "line",
        "longer",
        "m",
        "more",
        "new",
        "occupied",
        "old_hand",
        "pair",
        "place",
        "played",
        "round",
        "s",
        "seat",
        "shopped",
        "spent",
        "steps",
        "support",
        "todo",
        "told",
        "touched",
        "transfer",
        "turn_again",
        "values",
        "visited",
        "visitor",
        "visitor_at",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        counts = s.counts
        self.s = s
        self.seat = seat
        self.m: Streets = table.streets(s)
        self.round = counts.get(marks.ROUND, 0)
        self.drawn = counts.get(marks.DRAWN[seat], 0)
        self.crowd = [counts.get(keys[seat], 0) for keys in marks.CROWD]
        self.visited = counts.get(marks.VISITED[seat], 0)
        self.gained = [counts.get(keys[seat], 0) for keys in marks.GAINED]
        self.spent = [counts.get(keys[seat], 0) for keys in marks.SPENT]
        self.ferries = counts.get(marks.FERRIES[seat], 0)
        self.support = counts.get(marks.SUPPORT[seat], 0)
        self.casinos = counts.get(marks.CASINOS[seat], 0)
        self.bets: dict[int, int] = {}
        self.bet_numbers: dict[int, int] = {}
        self.guide = -1
        self.guided = counts.get(marks.GUIDED[seat], 0)
        if not self.guided and s.zones.get(box.GUIDE[seat]):
            guide = box.CARDS[s.zones[box.GUIDE[seat]][0]]
            assert isinstance(guide, Guide)
            self.guide = guide.help
        self.occupied = 0
        self.barred = 0
        self.visitor = counts.get(marks.VISITOR[seat], 0)
        self.visitor_at = -1
        self.events = s.zones.get(box.EVENTS_IN_PLAY, ())
        if self.events:
            self._read_events()
        self.values: list[int] = []
        self.given = [0, 0, 0, 0]
        self.free = 0
        self.pair = -1
        self.effect = -1
        self.place = -1
        self.chosen = False
        self.more = 0
        self.correct = False
        self.alley = 0
        """How many segments of the stretch may run diagonally (RT-EFF-18, RT-CAMP-22)."""
        self.elbow = False
        self.turn_again = False
        self.transfer = False
        self.longer = 0
        self.fresh = 0
        """Transfers gained in this turn (RT-VEN-17)."""
        self.old_hand = False
        self.line: list[int] = []
        """The segments of the stretch."""
        self.new: list[int] = []
        """All segments of the turn."""
        self.forced = False
        """Whether the step under way left no choice."""
        self.erased = -1
        self.touched = 0
        """Shops that the stretch has touched."""
        self.shopped = False
        self.casino = -1
        self.changes = 0
        self.elbows = 0
        self.played: list[int] = []
        self.told: list[tuple[Any, ...]] = []
        self.steps: list[int] = []
        self.todo = [phases.ENDING, phases.STRETCHING, phases.STARTING]
        self._read_round()

    def _read_events(self) -> None:
        """What event symbols on the sheet occupy and bar (RT-EVT-19, RT-EVT-20)."""
        counts = self.s.counts
        m = self.m
        for piece in self.events:
            code = box.PIECE_SLUGS[piece]
            at = counts.get(marks.EVENT_AT[code][self.seat], -1)
            if at < 0:
                continue
            what = marks.EVENT_POINTS_OF[code]
            if what == "location":
                self.occupied |= 1 << at
                if code == marks.VISITOR_CODE:
                    self.visitor_at = at
            elif what == "track":
                for place in m.tracks[at].places:
                    self.occupied |= 1 << place
            elif what == "road":
                self.barred |= 1 << at
            else:
                self.barred |= m.at[at]

    def _read_round(self) -> None:
        """The round cards or dice, or in opening rounds those one may choose from."""
        s = self.s
        if table.is_opening(s):
            pieces = s.zones.get(box.OPENING, ())
            if self.round == 1:
                self.todo.append(phases.CHOOSING_PAIR)
                return
            used = choices.PAIRS[s.counts[marks.PAIR[self.seat]] - 1]
            self._take_up([piece for i, piece in enumerate(pieces) if i not in used])
        else:
            self._take_up(list(s.zones.get(box.ROUND_CARDS, ())))

    def _take_up(self, pieces: list[int]) -> None:
        """Find values, tourists and the effect of two round cards or dice."""
        s = self.s
        self.played = pieces
        a, b = table.source(s, pieces[0]), table.source(s, pieces[1])
        self._bring(a, b)
        found = table.effects_in_force(s, a, b) if a.symbol >= 0 or b.symbol >= 0 else []
        if len(found) > 1:
            self.todo.append(phases.CHOOSING_EFFECT)
        elif found:
            self._put_in_force(found[0])

    def _bring(self, a: Source, b: Source) -> None:
        self.values = [a.number, b.number]
        self.given, self.free = table.brought(self.m.city, a, b)

    def _put_in_force(self, piece: int) -> None:
        """An effect is in force for this turn (RT-EFF-07)."""
        self.effect = piece
        match table.effect_word(piece):
            case effects.MoreTourists(n):
                self.more = n
            case effects.Correct():
                self.correct = True
            case effects.Alley():
                self.alley = 1
            case effects.Elbow():
                self.elbow = True
            case effects.TurnAgain():
                self.turn_again = True

    # ---------------------------------------------------------------- what is there

    @property
    def has_chosen(self) -> bool:
        """Whether the seat has chosen anything yet."""
        return any(step < FORCED for step in self.steps)

    def free_roads(self) -> int:
        """Roads without a segment that nothing bars (RT-BASE-25, RT-EVT-20)."""
        return self.m.roads & ~self.drawn & ~self.barred

    def free_diagonals(self) -> int:
        """Diagonals without a segment (RT-BASE-77)."""
        return self.m.diagonals & ~self.drawn & ~self.barred

    def tourists_at(self, place: int) -> int:
        """All tourists in a location."""
        at = CROWD_BITS * place
        red, green, blue, purple = self.crowd
        return (
            (red >> at & CROWD_MASK) + (green >> at & CROWD_MASK) + (blue >> at & CROWD_MASK) + (purple >> at & CROWD_MASK)
        )

    def is_free(self, place: int) -> bool:
        """Whether a location is unoccupied (RT-BASE-18, RT-EVT-13)."""
        red, green, blue, purple = self.crowd
        return not ((red | green | blue | purple) >> CROWD_BITS * place & CROWD_MASK or self.occupied >> place & 1)

    def left(self, bonus: int) -> int:
        """How many bonuses of a kind can be used now."""
        return self.gained[bonus] - self.spent[bonus] - (self.fresh if bonus == t.TRANSFER else 0)

    def fitting(self) -> list[int]:
        """The locations that the values point at, in either order (RT-BASE-17), and that can be chosen."""
        p, q = self.values
        places = self.m.where[p, q] if p == q else self.m.where[p, q] + self.m.where[q, p]
        if self.old_hand:
            return [place for place in places if self.tourists_at(place)]
        ferries = self.m.ferries
        if not ferries:
            return [place for place in places if self.is_free(place)]
        out: list[int] = []
        for place in places:
            if place not in ferries:
                if self.is_free(place):
                    out.append(place)
            elif not self.ferries >> place & 1 and self.landings():  # RT-SYD-37
                out.append(place)
        return out

    def landings(self) -> list[int]:
        """Coastal locations in which nothing is drawn yet (RT-SYD-32)."""
        return [place for place in self.m.coastal if self.is_free(place)]

    def _add(self, given: list[int]) -> None:
        at = CROWD_BITS * self.place
        for colour in t.TOURIST_TYPES:
            self.crowd[colour] += given[colour] << at
        self.told.append((tells.DrewTourists, self.seat, self.place, tuple(given)))
