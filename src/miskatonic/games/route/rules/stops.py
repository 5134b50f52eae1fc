"""What a segment reaches: cafés, shops with their curiosities, casinos with their bets, visitors."""

from __future__ import annotations

from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.bets import ANY_BET_UNTIL, BET_TYPES, GOAL, GOAL_BETS_UNTIL
from miskatonic.games.route.cards.bets import TASK as BET_ON_TASK
from miskatonic.games.route.cards.horrors import BONUS_CELLS
from miskatonic.games.route.rules import marks, phases, table, tells
from miskatonic.games.route.rules.stretches import Stretches


class Stops(Stretches):
    """A turn that knows what its segments reach."""

    __slots__ = ()

    def _draw(self, road: int, stretch: bool) -> None:
        """A segment is drawn: cafés, shops, casinos and visitors on the way (RT-BASE-28, RT-LV-33, RT-EVT-21)."""
        m = self.m
        self.drawn |= 1 << road
        self.new.append(road)
        self.told.append((tells.DrewSegments, self.seat, (road,), int(self.forced)))
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
            self.todo.append(phases.BETTING)

    def occupied_by_reconstruction(self, place: int) -> bool:
        """Whether the attraction of a location is closed (RT-EVT-32)."""
        return self.s.counts.get(marks.EVENT_AT[marks.CLOSED_CODE][self.seat], -1) == place

    def _meet_visitor(self) -> None:
        """The Regular Visitor counts as a café; in Arkham it has what the shops have (RT-EVT-31)."""
        self.visitor = 1
        if self.m.city.curiosities:
            self._take_curiosity()
        else:
            self.todo.append(phases.CHOOSING_BONUS)

    def _shop_around(self) -> None:
        """At most one shop in a round; of several touched one is chosen (RT-ARK-24, RT-ARK-43)."""
        if not self.touched or self.shopped:
            self.touched = 0
        elif self.touched & self.touched - 1:
            self.todo.append(phases.VISITING)
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
            self.todo.append(phases.CHOOSING_TOME)

    # ---------------------------------------------------------------- bets

    def bet_types(self) -> list[int]:
        """The types of bet that are still allowed (RT-LV-20, RT-LV-25, RT-LV-29, RT-LV-32)."""
        s = self.s
        counts = s.counts
        made = {counts[keys[self.seat]] - 1 for keys in marks.BET if keys[self.seat] in counts} | set(self.bets.values())
        out: list[int] = []
        for number, bet in enumerate(BET_TYPES):
            if number in made:
                continue
            if bet.about == GOAL:
                allowed = s.seats > 1 and self.round <= GOAL_BETS_UNTIL
            else:
                allowed = self.round <= ANY_BET_UNTIL and (bet.about != BET_ON_TASK or counts.get(marks.TASKS_USED, 0) > 0)
            if allowed:
                out.append(number)
        return out
