"""A turn of the drawing phase: choose a location, draw the tourists, draw the stretch (RT-BASE-16, RT-BASE-75).

A turn under way is a row of steps that only its seat sees. From it and the sheet the turn is taken again whenever
somebody looks, so that a step can be taken back until the seat is done, and nothing shows before all are.
"""

from __future__ import annotations

from typing import Any, Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import effects
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.bets import ANY_BET_UNTIL, BET_TYPES, GOAL, GOAL_BETS_UNTIL
from miskatonic.games.route.cards.bets import TASK as BET_ON_TASK
from miskatonic.games.route.cards.helpers import (
    COORDINATE_CHANGE,
    CORRECTION,
    GOURMET,
    JOKER,
    LONG_WAY,
    MAPMAKER,
    NAVIGATOR,
    OLD_HAND,
    RUNNER,
    SECRET_ALLEY,
    Guide,
)
from miskatonic.games.route.cards.horrors import BONUS_CELLS
from miskatonic.games.route.rules import box, table, tells
from miskatonic.games.route.rules.box import CROWD_BITS, CROWD_MASK, FORCED, STEP_NUMBER, STEPS, Source
from miskatonic.games.route.rules.streets import Streets, bits

STRETCH_SEGMENTS: Final = 2  # RT-BASE-24

# The phases of a turn.
CHOOSING_PAIR: Final = 0
CHOOSING_EFFECT: Final = 1
STARTING: Final = 2
ERASING: Final = 3
REJOINING: Final = 4
LANDING: Final = 5
"""A ferry was taken: which coastal location (RT-SYD-32)."""
CHOOSING_TYPE: Final = 6
REPEATING: Final = 7
STRETCHING: Final = 8
SIDE: Final = 9
ELBOW: Final = 10
ELBOW_END: Final = 11
TURNING_AGAIN: Final = 12
EXTRA_SEGMENT: Final = 13
EXTRA_DIAGONAL: Final = 14
BETTING: Final = 15
WRITING: Final = 16
VISITING: Final = 17
CHOOSING_BONUS: Final = 18
CHOOSING_TOME: Final = 19
JOKING: Final = 20
AGAIN: Final = 21
"""The gourmet: which crossed-out bonus is used once more."""
CHANGING: Final = 22
ENDING: Final = 23


class Turn:
    """A turn as far as its seat has come."""

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
        "drew",
        "effect",
        "elbow",
        "elbows",
        "erased",
        "events",
        "ferries",
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
        self.round = counts.get(box.ROUND, 0)
        self.drawn = counts.get(box.DRAWN[seat], 0)
        self.crowd = [counts.get(keys[seat], 0) for keys in box.CROWD]
        self.visited = counts.get(box.VISITED[seat], 0)
        self.gained = [counts.get(keys[seat], 0) for keys in box.GAINED]
        self.spent = [counts.get(keys[seat], 0) for keys in box.SPENT]
        self.ferries = counts.get(box.FERRIES[seat], 0)
        self.support = counts.get(box.SUPPORT[seat], 0)
        self.casinos = counts.get(box.CASINOS[seat], 0)
        self.bets: dict[int, int] = {}
        self.bet_numbers: dict[int, int] = {}
        self.guide = -1
        self.guided = counts.get(box.GUIDED[seat], 0)
        if not self.guided and s.zones.get(box.GUIDE[seat]):
            guide = box.CARDS[s.zones[box.GUIDE[seat]][0]]
            assert isinstance(guide, Guide)
            self.guide = guide.help
        self.occupied = 0
        self.barred = 0
        self.visitor = counts.get(box.VISITOR[seat], 0)
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
        self.alley = False
        self.elbow = False
        self.turn_again = False
        self.transfer = False
        self.longer = 0
        self.fresh = 0
        """Transfers gained in this turn (RT-VEN-17)."""
        self.old_hand = False
        self.line: list[int] = []
        """The segments of the stretch."""
        self.drew: list[int] = []
        """The types of tourists drawn."""
        self.new: list[int] = []
        """All segments of the turn."""
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
        self.todo = [ENDING, STRETCHING, STARTING]
        self._read_round()

    def _read_events(self) -> None:
        """What event symbols on the sheet occupy and bar (RT-EVT-19, RT-EVT-20)."""
        counts = self.s.counts
        m = self.m
        for piece in self.events:
            code = box.PIECE_SLUGS[piece]
            at = counts.get(box.EVENT_AT[code][self.seat], -1)
            if at < 0:
                continue
            what = box.EVENT_POINTS_OF[code]
            if what == "location":
                self.occupied |= 1 << at
                if code == box.VISITOR_CODE:
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
        if table.is_opening(s) and s.seats > STRETCH_SEGMENTS:
            pieces = s.zones.get(box.OPENING, ())
            if self.round == 1:
                self.todo.append(CHOOSING_PAIR)
                return
            used = box.PAIRS[s.counts[box.PAIR[self.seat]] - 1]
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
            self.todo.append(CHOOSING_EFFECT)
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
                self.alley = True
            case effects.Elbow():
                self.elbow = True
            case effects.TurnAgain():
                self.turn_again = True

    # ---------------------------------------------------------------- what is there

    @property
    def is_done(self) -> bool:
        """Whether the turn is over."""
        return not self.todo

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

    # ---------------------------------------------------------------- what can be chosen

    def options(self) -> list[Option]:
        """What the seat may do next; nothing when the turn is over."""
        if not self.todo:
            return []
        phase = self.todo[-1]
        if phase == STARTING:
            return self._starts()
        if phase == STRETCHING:
            return self._stretches()
        if phase == ENDING:
            return [*self._extras(), box.DONE]
        if phase == CHOOSING_PAIR:
            pieces = self.s.zone(box.OPENING)
            return box.CHOOSE_PAIR.each([i for i, (_, b) in enumerate(box.PAIRS) if b < len(pieces)])
        if phase == CHOOSING_EFFECT:
            a, b = (table.source(self.s, piece) for piece in self.played)
            return box.CHOOSE_EFFECT.each(table.effects_in_force(self.s, a, b))
        if phase in (CHOOSING_TYPE, JOKING):
            return box.TOURISTS.each(table.free_types(self.m.city))
        if phase == REPEATING:
            return box.TOURISTS.each(self.drew)
        if phase == LANDING:
            return box.LOCATION.each(self.landings())
        if phase == BETTING:
            return box.BET_ON.each(self.bet_types())
        if phase == WRITING:
            return box.WRITE.each(list(range(BET_TYPES[self.bets[self.casino]].most + 1)))
        if phase == VISITING:
            return box.VISIT.each(list(bits(self.touched)))
        if phase == CHOOSING_BONUS:
            return box.BONUS.each(sorted({bonus for bonus in self.m.cafe if bonus >= 0}))
        if phase == CHOOSING_TOME:
            return box.BONUS.each([tome for tome in t.TOMES if self.gained[tome] < BONUS_CELLS[tome]])
        if phase == AGAIN:
            return box.BONUS.each([bonus for bonus in range(t.TRANSFER + 1) if self.spent[bonus] and self._is_timely(bonus)])
        if phase == CHANGING:
            return self._changes()
        if phase == ERASING:
            return box.ERASE.each([road for road in bits(self.drawn) if self.rejoining(road)])
        options = box.DRAW.each(list(bits(self._drawable(phase))))
        return [*options, box.DECLINE] if phase == TURNING_AGAIN else options

    def _drawable(self, phase: int) -> int:
        """The roads that can be drawn in the phases that are about nothing else."""
        m, free = self.m, self.free_roads()
        if phase == REJOINING:
            return self.rejoining(self.erased)
        if phase == SIDE:
            return sum(1 << road for road in bits(m.beside[self.place] & free) if self._elbow_starts(road))
        if phase == ELBOW:
            return self._elbow_starts(self.line[0] if self.line else -1)
        if phase == ELBOW_END:
            return m.elbows[self.line[-1]] & free
        if phase == TURNING_AGAIN:
            return self._turning_on()
        return self.free_diagonals() if phase == EXTRA_DIAGONAL else free

    def _starts(self) -> list[Option]:
        """Before the location is chosen: corrections, changes of coordinates, bonus segments, the location itself."""
        options = box.LOCATION.each(self.fitting()) or [box.NOWHERE]  # RT-BASE-20
        if self.old_hand:
            return options
        if self.left(t.COORDINATE) > 0 or self.support >> COORDINATE_CHANGE & 1:
            options.extend(self._changes())
        if self.support >> NAVIGATOR & 1:
            for value in dict.fromkeys(self.values):
                options.extend(box.NAVIGATE[8 * value + new] for new in range(1, t.SIZE + 1) if new != value)
        if self.guide == MAPMAKER:
            options.extend(box.MIRROR[8 * value + 7 - value] for value in dict.fromkeys(self.values))
        if self.guide == OLD_HAND:
            self.old_hand = True
            if self.fitting():
                options.append(box.USE[box.USE_OLD_HAND])
            self.old_hand = False
        if self.drawn and (self.correct or self.support >> CORRECTION & 1) and self.can_correct():
            if self.correct:
                options.append(box.USE[box.USE_CORRECTION])
            if self.support >> CORRECTION & 1:
                options.append(box.USE[box.USE_SUPPORT_CORRECTION])
        return [*options, *self._extras()]

    def _changes(self) -> list[Option]:
        """A round value one higher or lower; it stays within 1 to 6 (RT-BASE-30)."""
        return [
            box.CHANGE[8 * value + new]
            for value in dict.fromkeys(self.values)
            for new in (value - 1, value + 1)
            if 1 <= new <= t.SIZE
        ]

    def _extras(self) -> list[Option]:
        """Bonus segments, which may be drawn before the stretch or after it (RT-BASE-75), and guides."""
        options: list[Option] = []
        if self.left(t.SEGMENT) > 0 and self.free_roads():
            options.append(box.USE[box.USE_SEGMENT])
        if self.left(t.DIAGONAL) > 0 and self.free_diagonals():
            options.append(box.USE[box.USE_DIAGONAL])
        if self.guide == GOURMET and any(self.spent[bonus] and self._is_timely(bonus) for bonus in range(t.TRANSFER + 1)):
            options.append(box.USE[box.USE_GOURMET])
        if self.guide == JOKER and self.chosen:
            options.append(box.USE[box.USE_JOKER])
        return options

    def _is_timely(self, bonus: int) -> bool:
        """Whether the moment of a bonus is not over yet."""
        if bonus == t.COORDINATE:
            return STARTING in self.todo
        if bonus == t.TRANSFER:
            return STRETCHING in self.todo
        return bool(self.free_roads() if bonus == t.SEGMENT else self.free_diagonals())

    # ---------------------------------------------------------------- the stretch

    def _stretches(self) -> list[Option]:
        """What the stretch can begin or go on with, and what can be used for it before it has begun."""
        options = box.DRAW.each(list(bits(self.continuations())))
        if self.line:
            return options
        if self.elbow and self._elbow_is_possible():
            options.append(box.USE[box.USE_ELBOW])
        if self.place >= 0:
            if self.left(t.TRANSFER) > 0 and not self.transfer and self._with_transfer():
                options.append(box.USE[box.USE_TRANSFER])
            if self.support >> LONG_WAY & 1 and options:
                options.append(box.USE[box.USE_LONG_WAY])
            if self.guide == RUNNER and options:
                options.append(box.USE[box.USE_RUNNER])
        if self.support >> SECRET_ALLEY & 1 and not self.alley and self._with_alley():
            options.append(box.USE[box.USE_ALLEY])
        return [*options, *self._extras()] if options else []

    def _with_transfer(self) -> int:
        self.transfer = True
        found = self.continuations()
        self.transfer = False
        return found

    def _with_alley(self) -> int:
        self.alley = True
        found = self.continuations() & self.m.diagonals
        self.alley = False
        return found

    def continuations(self) -> int:
        """The roads that the stretch can go on with so that it gets as long as it can (RT-BASE-76)."""
        if self.place < 0:
            return self.free_roads() | (self.free_diagonals() if self.alley else 0)  # RT-BASE-20
        for length in range(STRETCH_SEGMENTS + self.longer, len(self.line), -1):
            found = self._towards(length)
            if found:
                return found
        return 0

    def _towards(self, length: int) -> int:
        """The roads that lead to a stretch of this length, at least one of them along the chosen location."""
        m = self.m
        free = self._allowed()
        beside = m.beside[self.place]
        left = length - len(self.line)
        if left == 1 and len(self.line) < STRETCH_SEGMENTS:
            if not self.line:
                return beside & free & ~(m.diagonals if not self.alley else 0)
            first = self.line[0]
            following = self._following(first) & free
            return following if beside >> first & 1 else following & beside
        if not self.line and length == STRETCH_SEGMENTS:
            found = 0
            for road in bits(beside & free):
                following = self._following(road) & free
                if following:
                    found |= 1 << road | following
            return self._one_diagonal(found, free)
        return sum(1 << road for road in self._ends_free() if self._grows([*self.line, road], length))

    def _one_diagonal(self, found: int, free: int) -> int:
        """Of two segments only one may be a diagonal (RT-EFF-24): a diagonal needs a road to go on with."""
        if not found & self.m.diagonals:
            return found
        beside = self.m.beside[self.place]
        roads = free & ~self.m.diagonals
        for diagonal in bits(found & self.m.diagonals):
            following = self._following(diagonal) & roads
            if not (following if beside >> diagonal & 1 else following & beside):
                found ^= 1 << diagonal
        return found

    def _allowed(self) -> int:
        free = self.free_roads()
        if self.alley and not any(self.m.diagonals >> road & 1 for road in self.line):
            return free | self.free_diagonals()
        return free

    def _following(self, road: int) -> int:
        """What can go on from a segment in this turn; with a Transfer, water from land and land from water (RT-VEN-16)."""
        m = self.m
        if self.transfer:
            return m.meets[road] & (~m.water if m.water >> road & 1 else m.water)
        if m.diagonals >> road & 1:
            return m.joins[road] & ~m.diagonals
        return m.joins[road]

    def _ends_free(self) -> list[int]:
        """For a stretch of more than two: every road that can be drawn next to its ends, or anywhere at first."""
        free = self._allowed()
        if not self.line:
            return list(bits(free))
        return [road for road in bits(free) if self._is_line([*self.line, road])]

    def _is_line(self, line: list[int]) -> bool:
        """Whether the last segment goes on from an end of the unbroken line before it (RT-CAMP-30)."""
        m = self.m
        *old, new = line
        for end, road in self._line_ends(old):
            if m.at[end] >> new & 1 and (m.joins[road] >> new & 1 or (self.transfer and m.meets[road] >> new & 1)):
                return True
        return False

    def _line_ends(self, line: list[int]) -> list[tuple[int, int]]:
        """The two ends of a line, each with its last segment."""
        m = self.m
        a, b = m.ends[line[0]]
        if len(line) == 1:
            return [(a, line[0]), (b, line[0])]
        ends: list[tuple[int, int]] = []
        for road in line:
            for end in m.ends[road]:
                if sum(end in m.ends[other] for other in line) == 1:
                    ends.append((end, road))
        return ends

    def _grows(self, line: list[int], length: int) -> bool:
        """Whether a line can get this long and run along the chosen location."""
        m = self.m
        if self.transfer and len(line) == length and not 0 < sum(m.water >> road & 1 for road in line) < length:
            return False
        if len(line) == length:
            return any(m.beside[self.place] >> road & 1 for road in line)
        before, self.line = self.line, line
        found = any(self._grows([*line, road], length) for road in self._ends_free())
        self.line = before
        return found

    # ---------------------------------------------------------------- effects on the way

    def can_correct(self) -> bool:
        """Whether some segment can be moved (RT-EFF-23)."""
        return any(self.rejoining(road) for road in bits(self.drawn))

    def rejoining(self, erased: int) -> int:
        """The free roads next to what stays when a segment is erased; not the one just cleared (RT-EFF-23)."""
        near = 0
        for road in bits(self.drawn & ~(1 << erased)):
            near |= self.m.meets[road]
        return near & self.free_roads() & ~(1 << erased)

    def _elbow_is_possible(self) -> bool:
        if self.place < 0:
            return self._elbow_starts(-1) > 0
        return any(self._elbow_starts(road) for road in bits(self.m.beside[self.place] & self.free_roads()))

    def _elbow_starts(self, side: int) -> int:
        """Free roads that can be one half of an L, of the same kind of road as the segment beside the location."""
        m = self.m
        free = self.free_roads()
        if side >= 0:
            free &= ~(1 << side) & (m.water if m.water >> side & 1 else ~m.water)
        return sum(1 << road for road in bits(free) if m.elbows[road] & free)

    def _turning_on(self) -> int:
        """Roads at the ends of the stretch that make it turn once more."""
        m, free, found = self.m, self.free_roads(), 0
        for end, last in self._line_ends(self.line):
            for road in bits(m.joins[last] & m.at[end] & free):
                if not m.is_straight(last, end, road):
                    found |= 1 << road
        return found

    def _makes_a_turn(self) -> bool:
        m = self.m
        if len(self.line) != STRETCH_SEGMENTS:
            return False
        one, other = self.line
        return any(m.at[end] >> other & 1 and not m.is_straight(one, end, other) for end in m.ends[one])

    # ---------------------------------------------------------------- bets

    def bet_types(self) -> list[int]:
        """The types of bet that are still allowed (RT-LV-20, RT-LV-25, RT-LV-29, RT-LV-32)."""
        s = self.s
        counts = s.counts
        made = {counts[keys[self.seat]] - 1 for keys in box.BET if keys[self.seat] in counts} | set(self.bets.values())
        out: list[int] = []
        for number, bet in enumerate(BET_TYPES):
            if number in made:
                continue
            if bet.about == GOAL:
                allowed = s.seats > 1 and self.round <= GOAL_BETS_UNTIL
            else:
                allowed = self.round <= ANY_BET_UNTIL and (bet.about != BET_ON_TASK or counts.get(box.TASKS_USED, 0) > 0)
            if allowed:
                out.append(number)
        return out

    # ---------------------------------------------------------------- taking steps

    def replay(self, steps: list[int]) -> None:
        """Take steps that were taken before."""
        self.steps = steps
        for step in steps:
            self.take(STEPS[step & ~FORCED])

    def settle(self) -> list[Option]:
        """Leave phases in which there is nothing to do and take single options; what is left to choose from.

        To be done is up to the seat, unless it had nothing to choose at all.
        """
        while self.todo:
            options = self.options()
            if len(options) > 1 or (options and options[0] is box.DONE and self.has_chosen):
                return options
            forced = options[0] if options else box.NOTHING
            self.steps.append(STEP_NUMBER[forced] | FORCED)
            self.take(forced)
        return []

    def _leave(self) -> None:
        phase = self.todo.pop()
        if phase == STRETCHING:
            self._end_stretch()

    def take(self, option: Option) -> None:
        """Take a step."""
        verb, value = option.verb, option.value
        phase = self.todo[-1]
        if verb is box.DRAW:
            self._draw_in(phase, value)
        elif verb is box.LOCATION:
            self._choose(value)
        elif option is box.DONE or option is box.DECLINE:
            self.todo.pop()
        elif option is box.NOTHING:
            self._leave()
        elif option is box.NOWHERE:
            self.todo.pop()
            self.told.append((tells.FoundNone, self.seat))
        elif verb is box.USE:
            self._use(value)
        elif verb is box.CHANGE or verb is box.MIRROR or verb is box.NAVIGATE:
            self._change(option)
        elif verb is box.TOURISTS:
            self._draw_chosen_type(phase, value)
        elif verb is box.CHOOSE_PAIR:
            self.todo.pop()
            self.pair = value
            pieces = self.s.zone(box.OPENING)
            pair = [pieces[i] for i in box.PAIRS[value]]
            self.told.append((tells.ChosePair, self.seat, tuple(pair)))
            self._take_up(pair)
        elif verb is box.CHOOSE_EFFECT:
            self.todo.pop()
            self._put_in_force(value)
        elif verb is box.ERASE:
            self.todo.pop()
            self.drawn &= ~(1 << value)
            self.erased = value
            self.told.append((tells.ErasedSegment, self.seat, value))
        else:
            self._take_at_a_stop(option)

    def _take_at_a_stop(self, option: Option) -> None:
        """Bets, shops and bonuses of one's own choice."""
        verb, value = option.verb, option.value
        phase = self.todo.pop()
        if verb is box.BET_ON:
            self.bets[self.casino] = value
            self.told.append((tells.BetMade, self.seat, self.casino))
            if BET_TYPES[value].most >= 0:
                self.todo.append(WRITING)
        elif verb is box.WRITE:
            self.bet_numbers[self.casino] = value
        elif verb is box.VISIT:
            self._shop(value)
        elif phase == CHOOSING_TOME:
            self.gained[value] += 1
            self.told.append((tells.GainedTome, self.seat, value))
        elif phase == CHOOSING_BONUS:
            self._gain(value)
            self.told.append((tells.VisitedCafe, self.seat, -1, value))
        else:
            self._use_again(value)

    def _choose(self, place: int) -> None:
        """A location is chosen; by ferry one lands in another (RT-SYD-32)."""
        self.todo.pop()
        if place in self.m.ferries:
            self.ferries |= 1 << place
            self.told.append((tells.Chose, self.seat, place))
            self.todo.append(LANDING)
            return
        self.place = place
        self.chosen = True
        self.told.append((tells.Chose, self.seat, place))
        if self.free:
            self.todo.append(CHOOSING_TYPE)
        else:
            self._draw_tourists(self.given)

    def _draw_tourists(self, given: list[int]) -> None:
        """All tourists of both round cards stand in the chosen location (RT-BASE-21), then Repeat (RT-EFF-14)."""
        self.drew = [colour for colour in t.TOURIST_TYPES if given[colour]]
        if self.more and len(self.drew) == 1:
            given = given.copy()
            given[self.drew[0]] += self.more
        elif self.more and len(self.drew) > 1:
            self.todo.append(REPEATING)
        self._add(given)

    def _add(self, given: list[int]) -> None:
        at = CROWD_BITS * self.place
        for colour in t.TOURIST_TYPES:
            self.crowd[colour] += given[colour] << at
        self.told.append((tells.DrewTourists, self.seat, self.place, tuple(given)))

    def _draw_chosen_type(self, phase: int, colour: int) -> None:
        self.todo.pop()
        given = [0, 0, 0, 0]
        if phase == CHOOSING_TYPE:
            given = self.given.copy()
            given[colour] += self.free
            self._draw_tourists(given)
        else:
            given[colour] = self.more if phase == REPEATING else 1
            self._add(given)

    def _change(self, option: Option) -> None:
        """A round value becomes another for this seat (RT-BASE-30); support bonuses go first, cafés may still score."""
        old, new = divmod(option.value, 8)
        self.values[self.values.index(old)] = new
        if option.verb is box.CHANGE:
            self.changes += 1
            if self.todo[-1] == CHANGING:
                self.todo.pop()
                self.spent[t.COORDINATE] += 1
            elif self.support >> COORDINATE_CHANGE & 1:
                self.support ^= 1 << COORDINATE_CHANGE
            else:
                self.spent[t.COORDINATE] += 1
        elif option.verb is box.NAVIGATE:
            self.support ^= 1 << NAVIGATOR
        else:
            self._guide_helps()
        self.told.append((tells.Changed, self.seat, old, new))

    def _guide_helps(self) -> None:
        self.guide = -1
        self.guided = 1

    def _use(self, use: int) -> None:
        self.told.append((tells.UsedBonus, self.seat, use))
        if use == box.USE_SEGMENT:
            self.spent[t.SEGMENT] += 1
            self.todo.append(EXTRA_SEGMENT)
        elif use == box.USE_DIAGONAL:
            self.spent[t.DIAGONAL] += 1
            self.todo.append(EXTRA_DIAGONAL)
        elif use == box.USE_TRANSFER:
            self.spent[t.TRANSFER] += 1
            self.transfer = True
        elif use == box.USE_CORRECTION:
            self.correct = False
            self.todo.extend((REJOINING, ERASING))
        elif use == box.USE_SUPPORT_CORRECTION:
            self.support ^= 1 << CORRECTION
            self.todo.extend((REJOINING, ERASING))
        elif use == box.USE_ALLEY:
            self.support ^= 1 << SECRET_ALLEY
            self.alley = True
        elif use == box.USE_LONG_WAY:
            self.support ^= 1 << LONG_WAY
            self.longer += 1
        elif use == box.USE_ELBOW:
            self.elbow = False
            self.elbows += 1
            self.todo.pop()
            self.todo.extend((ELBOW_END, ELBOW))
            if self.place >= 0:
                self.todo.append(SIDE)
        else:
            self._ask_the_guide(use)

    def _ask_the_guide(self, use: int) -> None:
        self._guide_helps()
        if use == box.USE_RUNNER:
            self.longer += 1
        elif use == box.USE_JOKER:
            self.todo.append(JOKING)
        elif use == box.USE_GOURMET:
            self.todo.append(AGAIN)
        else:
            self.old_hand = True

    def _use_again(self, bonus: int) -> None:
        """A bonus that was crossed out serves once more, at once."""
        if bonus == t.SEGMENT:
            self.todo.append(EXTRA_SEGMENT)
        elif bonus == t.DIAGONAL:
            self.todo.append(EXTRA_DIAGONAL)
        elif bonus == t.TRANSFER:
            self.transfer = True
        else:
            self.spent[bonus] -= 1
            self.todo.append(CHANGING)

    # ---------------------------------------------------------------- segments

    def _draw_in(self, phase: int, road: int) -> None:
        """Draw a segment where the phase wants one."""
        stretch = phase in (STRETCHING, SIDE, ELBOW, ELBOW_END, TURNING_AGAIN)
        if stretch:
            self.line.append(road)
        if phase != STRETCHING:
            self.todo.pop()
        self._draw(road, stretch)
        if phase == STRETCHING and not self._goes_on():
            self.todo.remove(STRETCHING)
            self._end_stretch()
        elif phase in (ELBOW_END, TURNING_AGAIN):
            self._end_stretch()
        elif not stretch:
            self._shop_around()

    def _goes_on(self) -> bool:
        """Whether the stretch gets longer still."""
        if self.place < 0:
            return False
        return len(self.line) < STRETCH_SEGMENTS + self.longer and self.continuations() > 0

    def _end_stretch(self) -> None:
        self._shop_around()
        if self.turn_again and self._makes_a_turn() and self._turning_on():
            self.turn_again = False
            self.todo.append(TURNING_AGAIN)

    def _draw(self, road: int, stretch: bool) -> None:
        """A segment is drawn: cafés, shops, casinos and visitors on the way (RT-BASE-28, RT-LV-33, RT-EVT-21)."""
        m = self.m
        self.drawn |= 1 << road
        self.new.append(road)
        self.told.append((tells.DrewSegments, self.seat, (road,)))
        for end in m.ends[road]:
            if m.cafes >> end & 1 and not self.visited >> end & 1 and m.visits[end] >> road & 1:
                self.visited |= 1 << end
                self._gain(m.cafe[end])
                self.told.append((tells.VisitedCafe, self.seat, end, m.cafe[end]))
            elif m.shops >> end & 1 and not self.visited >> end & 1 and not self.shopped:
                self.touched |= 1 << end
        for place in m.along[road]:
            casino = m.casino_at[place]
            if casino >= 0 and not self.casinos >> casino & 1:
                self._reach_casino(casino, place)
            if place == self.visitor_at and not self.visitor:
                self._meet_visitor()

    def _gain(self, bonus: int) -> None:
        self.gained[bonus] += 1
        if bonus == t.TRANSFER:
            self.fresh += 1

    def _reach_casino(self, casino: int, place: int) -> None:
        """The first segment by a casino asks for a bet at once, if one is allowed (RT-LV-16, RT-LV-33, RT-LV-35)."""
        self.casinos |= 1 << casino
        if self.occupied_by_reconstruction(place):
            return
        if self.bet_types():
            self.casino = casino
            self.todo.append(BETTING)

    def occupied_by_reconstruction(self, place: int) -> bool:
        """Whether the attraction of a location is closed (RT-EVT-32)."""
        return self.s.counts.get(box.EVENT_AT[box.CLOSED_CODE][self.seat], -1) == place

    def _meet_visitor(self) -> None:
        """The Regular Visitor counts as a café; in Arkham it has what the shops have (RT-EVT-31)."""
        self.visitor = 1
        if self.m.city.curiosities:
            self._take_curiosity()
        else:
            self.todo.append(CHOOSING_BONUS)

    def _shop_around(self) -> None:
        """At most one shop in a round; of several touched one is chosen (RT-ARK-24, RT-ARK-43)."""
        if not self.touched or self.shopped:
            self.touched = 0
        elif self.touched & self.touched - 1:
            self.todo.append(VISITING)
        else:
            self._shop(self.touched.bit_length() - 1)

    def _shop(self, at: int) -> None:
        self.shopped = True
        self.touched = 0
        self.visited |= 1 << at
        self.told.append((tells.VisitedCafe, self.seat, at, -1))
        self._take_curiosity()

    def _take_curiosity(self) -> None:
        """New tourists at once, bonuses to keep, or a tome; what has no free symbol is lost (RT-ARK-28 to 32, RT-ARK-42)."""
        card = table.curiosity(self.s)
        if card is None:
            return
        if card.tourists and self.place >= 0:
            given = [0, 0, 0, 0]
            given[card.colour] = card.tourists
            self._add(given)
        for bonus in card.bonuses:
            if self.gained[bonus] < BONUS_CELLS[bonus]:
                self.gained[bonus] += 1
        if card.tome and any(self.gained[tome] < BONUS_CELLS[tome] for tome in t.TOMES):
            self.todo.append(CHOOSING_TOME)

    # ---------------------------------------------------------------- on the sheet

    def book(self) -> None:
        """The turn is shown: write it on the sheet and tell of it."""
        s, seat = self.s, self.seat
        s.set(box.DRAWN[seat], self.drawn)
        for colour in t.TOURIST_TYPES:
            s.set(box.CROWD[colour][seat], self.crowd[colour])
        s.set(box.VISITED[seat], self.visited)
        for bonus in range(len(t.BONUSES)):
            s.set(box.GAINED[bonus][seat], self.gained[bonus])
            s.set(box.SPENT[bonus][seat], self.spent[bonus])
        s.set(box.FERRIES[seat], self.ferries)
        s.set(box.SUPPORT[seat], self.support)
        s.set(box.GUIDED[seat], self.guided)
        s.set(box.VISITOR[seat], self.visitor)
        s.set(box.CASINOS[seat], self.casinos)
        for casino, bet in self.bets.items():
            s.set(box.BET[casino][seat], bet + 1)
            s.set(box.BET_NUMBER[casino][seat], self.bet_numbers.get(casino, 0))
        if self.pair >= 0:
            s.set(box.PAIR[seat], self.pair + 1)
        s.add(box.ELBOWS[seat], self.elbows)
        if self.changes > s.count(box.CHANGES[seat]):
            s.set(box.CHANGES[seat], self.changes)
        for kind, *args in self.told if s.log is not None else ():
            s.note(kind, *args, rule=RULES.get(kind, "RT-BASE-16"))


RULES: Final[dict[Any, str]] = {
    tells.ChosePair: "RT-BASE-61",
    tells.Changed: "RT-BASE-30",
    tells.Chose: "RT-BASE-17",
    tells.FoundNone: "RT-BASE-20",
    tells.DrewTourists: "RT-BASE-21",
    tells.DrewSegments: "RT-BASE-24",
    tells.ErasedSegment: "RT-EFF-16",
    tells.VisitedCafe: "RT-BASE-28",
    tells.UsedBonus: "RT-BASE-29",
    tells.BetMade: "RT-LV-16",
    tells.GainedTome: "RT-ARK-32",
}


def turn_of(s: State, seat: int) -> Turn:
    """The turn of a seat as far as it has come."""
    turn = Turn(s, seat)
    turn.replay(box.steps_of(s.counts.get(box.TURN[seat], 0)))
    if not turn.steps:
        turn.settle()
    return turn


def options_of(s: State, seat: int) -> list[Option]:
    """What a seat may do next in its turn, taking back included; nothing when it is done."""
    turn = turn_of(s, seat)
    options = turn.options()
    if options and turn.has_chosen:
        options.append(box.BACK)
    return options


def take_step(s: State, seat: int, option: Option) -> list[Option]:
    """Take a step of a turn, or take one back, and say what may come next."""
    if option is box.BACK:
        s.set(box.TURN[seat], box.without_the_last(s.counts[box.TURN[seat]]))
        return options_of(s, seat)
    turn = turn_of(s, seat)
    turn.steps.append(STEP_NUMBER[option])
    turn.take(option)
    options = turn.settle()
    s.set(box.TURN[seat], box.row_of(turn.steps))
    if options:
        options.append(box.BACK)
    return options
