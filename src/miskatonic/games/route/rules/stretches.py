"""The stretch of a turn: which roads it can begin and go on with (RT-BASE-24, RT-BASE-76), and what effects make of it."""

from __future__ import annotations

from miskatonic.games.route.rules import phases
from miskatonic.games.route.rules.drafts import STRETCH_SEGMENTS, Draft
from miskatonic.games.route.rules.streets import bits


class Stretches(Draft):
    """A turn that knows how its stretch can go on."""

    __slots__ = ()

    def wanted(self) -> int:
        """How many segments the stretch is to have; an L takes the place of one of them, if there is one (RT-EFF-21)."""
        return STRETCH_SEGMENTS + self.longer - self._awaits_an_elbow()

    def _awaits_an_elbow(self) -> bool:
        if phases.SIDE not in self.todo:
            return False
        return self._elbow_starts(self.line) > 0 if self.line else self._elbow_is_possible()

    def _can_transfer(self) -> bool:
        """Whether a stretch by land and by water can be drawn (RT-VEN-16), or an L of the other kind of road."""
        if self.transfer or self.line:
            return False
        if phases.SIDE in self.todo:
            return self.m.water > 0
        self.transfer = True
        found = any(self._towards(STRETCH_SEGMENTS + more) for more in range(self.longer + 1)) or self._can_turn_elsewhere()
        self.transfer = False
        return found

    def _can_turn_elsewhere(self) -> bool:
        """Whether an L of the other kind of road can be drawn beside a segment at the location (RT-CAMP-31)."""
        if not self.elbow:
            return False
        beside = bits(self.m.beside[self.place] & self._allowed())
        return any(self._elbow_starts([road]) & self._of_the_other_kind(road) for road in beside)

    def _can_use_an_alley(self) -> bool:
        """Whether a support bonus lets one more segment of the stretch run diagonally (RT-CAMP-22, RT-CAMP-31)."""
        self.alley += 1
        if self.alley == 1:
            found = self.continuations() & self.m.diagonals > 0
        else:
            found = self.place >= 0 and self._uses_every_alley(*self._longest(self.alley))
        self.alley -= 1
        return found

    def _uses_every_alley(self, length: int, transfer: bool) -> bool:
        """Whether a stretch of this length can run through as many alleys as there are."""
        before, self.transfer = self.transfer, transfer
        starts = bits(self._towards(length) & self.m.diagonals)
        found = any(self._runs_through([road], length) for road in starts)
        self.transfer = before
        return found

    def _runs_through(self, line: list[int], length: int) -> bool:
        """Whether a line can get this long and come through all alleys."""
        if len(line) == length:
            return sum(self.m.diagonals >> road & 1 for road in line) == self.alley
        before, self.line = self.line, line
        found = any(self._runs_through([*line, road], length) for road in bits(self._towards(length)))
        self.line = before
        return found

    def continuations(self) -> int:
        """The roads that the stretch can begin or go on with."""
        if self.place < 0:
            return self.free_roads() | (self.free_diagonals() if self.alley else 0)  # RT-BASE-20
        if not self.alley or self._runs_diagonally():
            return self._longest_on()
        found = self._on_by_roads()  # an alley may be left alone (RT-EFF-22)
        return found if self._is_begun_short() else found | self._longest_on()

    def _is_begun_short(self) -> bool:
        """Whether the stretch was begun so that no alley makes it as long as one had made it elsewhere (RT-CAMP-30)."""
        if not self.line:
            return False
        longest, transfer = self._longest(self.alley)
        return longest > len(self.line) and not self._towards_by(longest, transfer)

    def _on_by_roads(self) -> int:
        """What the stretch can go on with so that it gets as long as roads alone could make it."""
        longest, transfer = self._longest(0) if self.line else (0, False)
        awaits, alleys, self.alley = self._awaits_an_elbow(), self.alley, 0
        if self.line:
            found = self._towards_by(longest, transfer) if longest > len(self.line) else 0
        else:
            found = self._longest_on() if self._awaits_an_elbow() == awaits else 0  # an L may need the alley beside it
        self.alley = alleys
        return found

    def _towards_by(self, length: int, transfer: bool) -> int:
        """The roads that lead to a stretch of this length, by land and water or by one kind of road."""
        before, self.transfer = self.transfer, transfer
        found = self._leading(length)
        self.transfer = before
        return found

    def may_end_here(self) -> bool:
        """Whether only an alley could make the stretch longer than roads alone had made it (RT-EFF-22)."""
        if not self.alley or self.place < 0 or self._runs_diagonally():
            return False
        if (self.line or phases.SIDE in self.todo) and not any(self.m.beside[self.place] >> road & 1 for road in self.line):
            return False
        longest, transfer = self._longest(0)
        return longest == len(self.line) and (not transfer or self._serves_a_transfer(self.line))

    def _runs_diagonally(self) -> bool:
        """Whether the stretch has gone through an alley already."""
        return any(self.m.diagonals >> road & 1 for road in self.line)

    def _longest(self, alleys: int) -> tuple[int, bool]:
        """How long roads and so many alleys could have made the stretch, and whether with the Transfer used for it."""
        before = self.alley, self.line, self.drawn, self.transfer
        self.alley, self.line, self.drawn = alleys, [], self.drawn & ~sum(1 << road for road in self.line)
        longest = self._fits()
        if self.transfer and longest < STRETCH_SEGMENTS:
            self.transfer = False
            longest = self._fits()
        found = longest, self.transfer
        self.alley, self.line, self.drawn, self.transfer = before
        return found

    def _fits(self) -> int:
        """How long the stretch can be."""
        return next((length for length in range(self.wanted(), 0, -1) if self._leading(length)), 0)

    def _longest_on(self) -> int:
        """The roads that the stretch can go on with so that it gets as long as it can (RT-BASE-76)."""
        if not self.transfer or phases.SIDE in self.todo:
            return self._reaching(1)
        found = self._reaching(STRETCH_SEGMENTS)
        if not found:  # a bonus segment has taken what the Transfer was for: one kind of road has to do
            self.transfer = False
            found = self._reaching(1)
            self.transfer = True
        return found

    def _reaching(self, least: int) -> int:
        """The roads that lead to the longest stretch there can be, of so many segments at least."""
        for length in range(self.wanted(), max(len(self.line), least - 1), -1):
            found = self._leading(length)
            if found:
                return found
        return 0

    def _leading(self, length: int) -> int:
        """The roads that lead to a stretch of this length, and leave room for an L that goes with it."""
        found = self._towards(length)
        if not found or not self._awaits_an_elbow():
            return found
        return sum(1 << road for road in bits(found) if self._leaves_an_elbow([*self.line, road], length))

    def _leaves_an_elbow(self, line: list[int], length: int) -> bool:
        """Whether a line can get this long beside an L, which is worth more than another segment of it (RT-CAMP-30)."""
        if len(line) == length:
            return self._elbow_starts(line) > 0
        before, self.line = self.line, line
        found = any(self._leaves_an_elbow([*line, road], length) for road in bits(self._towards(length)))
        self.line = before
        return found

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
            return found
        onward = self._onward(self.line) if self.line else self._near(length)
        return sum(1 << road for road in bits(onward) if self._grows([*self.line, road], length))

    def _allowed(self) -> int:
        free = self.free_roads()
        if self.alley > sum(self.m.diagonals >> road & 1 for road in self.line):
            return free | self.free_diagonals()
        return free

    def _following(self, road: int) -> int:
        """What can go on from a segment in this turn; with a Transfer, water from land and land from water (RT-VEN-16)."""
        m = self.m
        if self.transfer and phases.SIDE in self.todo:  # the L can be what differs
            return self._joining(road)
        if self.transfer:
            return m.meets[road] & self._of_the_other_kind(road)
        if m.diagonals >> road & 1 and self.alley < STRETCH_SEGMENTS:
            return m.joins[road] & ~m.diagonals
        return m.joins[road]

    def _near(self, length: int) -> int:
        """The roads from which a stretch of this length can come to the chosen location."""
        free = self._allowed()
        near = self.m.beside[self.place] & free
        for _ in range(length - 1):
            for road in bits(near):
                near |= self._joining(road) & free
        return near

    def _joining(self, road: int) -> int:
        """What can go on from a segment within a longer line; with a Transfer, by land and water (RT-VEN-18, RT-VEN-29)."""
        return self.m.joins[road] | (self.m.meets[road] & self._of_the_other_kind(road) if self.transfer else 0)

    def _of_the_other_kind(self, road: int) -> int:
        """Land where this is a canal, and canals where it is land."""
        return ~self.m.water if self.m.water >> road & 1 else self.m.water

    def _serves_a_transfer(self, line: list[int]) -> bool:
        """Whether a line runs by land and by water (RT-VEN-16); beside an L it need not, for that can be what differs."""
        return phases.SIDE in self.todo or 0 < sum(self.m.water >> road & 1 for road in line) < len(line)

    def _onward(self, line: list[int]) -> int:
        """What goes on from an end of an unbroken line (RT-CAMP-30)."""
        found = 0
        for end, road in self._line_ends(line):
            found |= self._joining(road) & self.m.at[end]
        return found & self._allowed() & ~sum(1 << road for road in line)

    def _line_ends(self, line: list[int]) -> list[tuple[int, int]]:
        """The two ends of a line, each with its last segment; of one that meets itself all that it can be walked to."""
        m = self.m
        a, b = m.ends[line[0]]
        if len(line) == 1:
            return [(a, line[0]), (b, line[0])]
        ends: list[tuple[int, int]] = []
        for road in line:
            for end in m.ends[road]:
                if sum(end in m.ends[other] for other in line) == 1:
                    ends.append((end, road))
        if len(ends) == 2:
            return ends
        found = {pair for road in line for end in m.ends[road] for pair in self._walked(line, road, end)}
        return sorted(found)

    def _walked(self, line: list[int], road: int, end: int) -> list[tuple[int, int]]:
        """Where one comes who goes to an end of a segment first and then along all others of a line (RT-BASE-44)."""
        left = [other for other in line if other != road]
        if not left:
            return [(end, road)]
        onward = self._joining(road) & self.m.at[end]
        ways = [self._walked(left, other, self.m.other_end(other, end)) for other in left if onward >> other & 1]
        return [pair for way in ways for pair in way]

    def _grows(self, line: list[int], length: int) -> bool:
        """Whether a line can get this long and run along the chosen location."""
        m = self.m
        if len(line) == length:
            fits = not self.transfer or self._serves_a_transfer(line)
            return fits and any(m.beside[self.place] >> road & 1 for road in line)
        before, self.line = self.line, line
        found = any(self._grows([*line, road], length) for road in bits(self._onward(line)))
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
            return not self.alley and self._elbow_starts([]) > 0
        return any(self._elbow_starts([road]) for road in bits(self.m.beside[self.place] & self._allowed()))

    def _elbow_starts(self, line: list[int]) -> int:
        """Free roads that can be one half of an L; without a Transfer, of the kind that runs beside the location."""
        m = self.m
        free = self.free_roads()
        for side in line:
            free &= ~(1 << side)
        if line and not self.transfer:
            free &= m.water if m.water >> line[0] & 1 else ~m.water
        return sum(1 << road for road in bits(free) if m.elbows[road] & free)

    def _turning_on(self) -> int:
        """What makes the stretch turn once more at one of its ends, through an alley that is still open too (RT-CAMP-22)."""
        m, free, found = self.m, self._allowed(), 0
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
