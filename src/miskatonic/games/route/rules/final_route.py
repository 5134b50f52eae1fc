"""The final route: one continuous path chosen from the drawn segments, with trips between (RT-BASE-43 to RT-BASE-54).

It is built step by step and in secret, like a turn; the row of its steps is what the sheet keeps of it.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import horrors
from miskatonic.games.route.rules import choices, marks, rows, table
from miskatonic.games.route.rules.streets import bits
from miskatonic.words.control import BACK, DONE

RIDE_MARK: Final = -1
"""Stands between the parts of a route that a trip joins."""


class Walk:
    """A final route as far as it has been built."""

    __slots__ = ("at", "crossings", "done", "flown", "left", "m", "part", "rides", "roads", "stops")

    def __init__(self, s: State, seat: int, drawn: int = -1) -> None:
        m = self.m = table.streets(s)
        self.left = drawn if drawn >= 0 else s.counts.get(marks.DRAWN[seat], 0)
        """Segments not walked yet, and dead ends that may be prolonged."""
        if m.prolonged and crosses_the_river(s):
            barred = impassable(s, seat)
            for dead_end in bits(self.left):
                if dead_end in m.prolonged and not m.ends_set[m.prolonged[dead_end]] & barred:
                    self.left |= 1 << m.prolonged[dead_end]
        self.at = -1
        self.roads: list[int] = []
        self.stops: list[int] = []
        """The crossroads on the way, one more than segments in every part."""
        self.part = 0
        """Segments since the beginning or the last trip."""
        self.rides = 0
        self.crossings = 0
        self.flown = 0
        """Green crossroads that have taken part in a flight (RT-LV-36)."""
        self.done = False

    @property
    def places(self) -> int:
        """The locations along it, one bit each (RT-BASE-45)."""
        places = 0
        for road in self.roads:
            if road != RIDE_MARK:
                for place in self.m.along[road]:
                    places |= 1 << place
        return places

    def begins(self) -> list[int]:
        """Where a route can begin."""
        return [at for at in range(len(self.m.at)) if self.m.at[at] & self.left]

    def goes(self) -> int:
        """The segments it can go on with."""
        return self.m.at[self.at] & self.left

    def ridden_to(self) -> list[int]:
        """Where a trip leads from here: by helicopter, or through a gate (RT-LV-12, RT-ARK-18)."""
        m = self.m
        if not self.part:
            return []
        here = 1 << self.at
        targets = 0
        if here & m.gates:
            targets = m.gates & ~here
        elif here & m.airports:
            targets = m.remotes & ~self.flown
        elif here & m.remotes & ~self.flown:
            targets = m.airports
        return [at for at in bits(targets) if m.at[at] & self.left]

    def options(self) -> list[Option]:
        """What can come next; nothing when it is done or there is nothing to walk."""
        if self.done or (self.at < 0 and not self.left):
            return []
        if self.at < 0:
            return choices.BEGIN.each(self.begins())
        options = choices.GO.each(list(bits(self.goes())))
        options.extend(choices.RIDE.each(self.ridden_to()))
        if self.part:
            options.append(DONE)
        return options

    def take(self, option: Option) -> None:
        """The route begins, goes on by a segment or a ride, or is done."""
        if option is DONE:
            self.done = True
        elif option.verb is choices.BEGIN:
            self.at = option.value
            self.stops.append(self.at)
        elif option.verb is choices.GO:
            self.go(option.value)
        else:
            self.ride(option.value)

    def go(self, road: int) -> None:
        """Walk a segment."""
        m = self.m
        self.left &= ~(1 << road)
        twin = m.prolonged.get(road)
        if twin is not None:
            self.left &= ~(1 << twin)
            if m.crossings >> road & 1:
                self.crossings += 1
        self.at = m.other_end(road, self.at)
        self.roads.append(road)
        self.stops.append(self.at)
        self.part += 1

    def ride(self, at: int) -> None:
        """Take a trip."""
        self.flown |= (1 << self.at | 1 << at) & self.m.remotes
        self.at = at
        self.roads.append(RIDE_MARK)
        self.stops.append(at)
        self.part = 0
        self.rides += 1


def crosses_the_river(s: State) -> bool:
    """Whether dead ends may be prolonged over the river (RT-ARK-16)."""
    one = ancient_one(s)
    return one is not None and isinstance(one.rule, horrors.CrossTheRiver)


def impassable(s: State, seat: int) -> int:
    """The crossroads of a sheet at which no segment may end (RT-EVT-20)."""
    symbols = [marks.EVENT_AT[code][seat] for code, what in marks.EVENT_POINTS_OF.items() if what == "crossroads"]
    return sum(1 << s.counts[key] for key in symbols if key in s.counts)


def ancient_one(s: State) -> horrors.AncientOne | None:
    """The Ancient One of the game, where there is one."""
    number = s.counts.get(marks.ANCIENT_ONE, 0)
    return horrors.ANCIENT_ONES[number - 1] if number else None


def walked(s: State, seat: int, history: int) -> Walk:
    """The route that a row of steps makes."""
    walk = Walk(s, seat)
    for step in rows.steps_of(history):
        walk.take(choices.STEPS[step])
    return walk


def route_of(s: State, seat: int) -> Walk:
    """The final route of a seat."""
    return walked(s, seat, s.counts.get(marks.ROUTE[seat], 0))


def options_of(s: State, seat: int) -> list[Option]:
    """What a seat may do next with its final route, taking back included."""
    history = s.counts.get(marks.TURN[seat], 0)
    options = walked(s, seat, history).options()
    if options and history:
        options.append(BACK)
    return options


def take_step(s: State, seat: int, option: Option) -> list[Option]:
    """Go on with a final route, or take a step of it back."""
    steps = s.counts.get(marks.TURN[seat], 0)
    if option is BACK:
        s.set(marks.TURN[seat], steps >> rows.STEP_BITS)
    else:
        s.set(marks.TURN[seat], steps << rows.STEP_BITS | choices.STEP_NUMBER[option])
    return options_of(s, seat)
