"""What a sheet is likely to come to at the end, while rounds are left: how its parts may join, and what will be there.

A colour pays attractions times tourists, so each is worth more the more is to come of the other. Parts that do not touch
yet count for as much as the segments left could bring them together.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from math import exp
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.odds.worth import Worth, crowds_of
from miskatonic.games.route.rules import marks, table
from miskatonic.games.route.rules.events import terrors
from miskatonic.games.route.rules.streets import Streets, bits
from miskatonic.games.route.rules.turns import Turn

FAR: Final = 99
JOINING: Final = 1.3
"""So many segments a round go into joining parts."""
TOURISTS_A_ROUND: Final = 3.4
"""So many tourists of all types will come to the route in each round."""
REMOTE_A_ROUND: Final = 2.0
"""And so many to all piers together, where there are piers."""
SIGHTS_A_ROUND: Final = 0.13
"""This part of the attractions that are still off the route will come to it in each round."""
BRANCH: Final = 0.05
"""A branch that the route must leave out costs this part of all points."""
LOOSE_END: Final = 0.4
"""What a free road at an end of the route is worth, as long as there is a round to use it."""
KEPT_BONUS: Final = 1.2
"""What a bonus is worth that can be used later, beside its point at the end."""
TOME: Final = 2.5
BET: Final = 5.0
MADNESS: Final = 1.0
CANALS_A_ROUND: Final = 0.8


class Part:
    """Segments that hang together."""

    __slots__ = ("ends", "n", "nodes", "places", "roads")

    def __init__(self, m: Streets, first: int, drawn: int) -> None:
        roads = fresh = 1 << first
        ends = nodes = places = 0
        n = 0
        while fresh:
            more = 0
            while fresh:
                road = fresh.bit_length() - 1
                fresh ^= 1 << road
                more |= m.meets[road]
                two = m.ends_set[road]
                ends ^= two
                nodes |= two
                places |= m.along_set[road]
                n += 1
            fresh = more & drawn & ~roads
            roads |= fresh
        self.roads = roads
        self.n = n
        self.places = places
        self.nodes = nodes
        self.ends = ends
        """Crossroads with an odd number of segments: where a route through all of them has to begin and end."""


def parts_of(m: Streets, drawn: int) -> list[Part]:
    """The parts of a drawing, the longest first."""
    parts: list[Part] = []
    while drawn:
        part = Part(m, drawn.bit_length() - 1, drawn)
        drawn &= ~part.roads
        parts.append(part)
    parts.sort(key=lambda part: -part.n)
    return parts


@cache
def distances(m: Streets) -> list[list[int]]:
    """How many segments apart crossroads are; trips of the final route come almost for nothing."""
    size = len(m.at)
    table_of: list[list[int]] = []
    for begin in range(size):
        row = [FAR] * size
        row[begin] = 0
        todo = deque([begin])
        while todo:
            at = todo.popleft()
            for road in bits(m.at[at] & m.roads):
                to = m.other_end(road, at)
                if row[to] == FAR:
                    row[to] = row[at] + 1
                    todo.append(to)
        table_of.append(row)
    for a in bits(m.airports):
        for b in bits(m.remotes):
            table_of[a][b] = table_of[b][a] = 0
    for a in bits(m.gates):
        for b in bits(m.gates & ~(1 << a)):
            table_of[a][b] = min(table_of[a][b], 1)
    return table_of


class Outlook:
    """What sheets of one seat may come to, seen from one round."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        m = self.m = table.streets(s)
        self.left = max(0, table.ROUNDS - s.counts.get(marks.ROUND, 0))
        self.worth = Worth(s, seat)
        self.far = distances(m)
        colours = table.free_types(m.city)
        share = TOURISTS_A_ROUND * self.left / len(colours)
        self.coming = [share if colour in colours else 0.0 for colour in t.TOURIST_TYPES]
        self.at_piers = REMOTE_A_ROUND * self.left / max(1, len(m.piers))
        self.found = 1 - exp(-SIGHTS_A_ROUND * self.left)
        self.sights_of = [0] * len(t.TOURIST_TYPES)
        for *_, colour in self.worth.sights:
            self.sights_of[colour] += 1
        self.terrors = terrors(s) if s.counts.get(marks.ANCIENT_ONE) else 0
        self.crowds: dict[tuple[int, ...], list[tuple[int, int, int, int, int]]] = {}

    def of(self, turn: Turn) -> float:
        """What a turn, done as far as it has come, leads to."""
        kept = sum(turn.gained[: t.TRANSFER + 1]) - sum(turn.spent[: t.TRANSFER + 1])
        spare = turn.left(t.SEGMENT) + turn.left(t.DIAGONAL)
        value = self.value(turn.drawn, turn.crowd, spare)
        value += kept * ((0 if self.m.city.curiosities else 1) + (KEPT_BONUS if self.left else 0.0))
        value += TOME * sum(turn.gained[tome] for tome in t.TOMES)
        return value + BET * len(turn.bets)

    def value(self, drawn: int, crowd: list[int], spare: int) -> float:
        """What all this segments and tourists may come to."""
        key = tuple(crowd)
        crowds = self.crowds.get(key)
        if crowds is None:
            crowds = self.crowds[key] = crowds_of(self.m.places, crowd)
        parts = parts_of(self.m, drawn)
        if not parts:
            return 0.0
        m, worth = self.m, self.worth
        weighed = self._joined(parts, spare)
        tourists = self.coming.copy()
        sights = [0.0] * len(self.coming)
        points = 0.0
        wet = 0.0
        seen_places = seen_nodes = seen_roads = 0
        for part, weight in weighed:
            places = part.places & ~seen_places
            nodes = part.nodes & ~seen_nodes
            for place, a, b, c, d in crowds:
                if places & place:
                    tourists[0] += a * weight
                    tourists[1] += b * weight
                    tourists[2] += c * weight
                    tourists[3] += d * weight
            for pier, colour, n in worth.piers:
                if nodes & pier:
                    tourists[colour] += (n + self.at_piers) * weight
            for where, corner, inside, colour in worth.sights:
                if (
                    (where & part.places and not where & seen_places)
                    or nodes & corner
                    or (part.roads & inside and not inside & seen_roads)
                ):
                    sights[colour] += weight
            for where, corner, value in worth.landmarks:
                if (where & part.places and not where & seen_places) or nodes & corner:
                    points += value * weight
            wet += (part.roads & m.water).bit_count() * weight
            seen_places |= part.places
            seen_nodes |= part.nodes
            seen_roads |= part.roads
        for colour in t.TOURIST_TYPES:
            there = sights[colour]
            points += (there + (self.sights_of[colour] - there) * self.found) * tourists[colour]
        factors = m.city.canal_factors
        if factors:
            points += self._canals(wet, factors) * tourists[t.PURPLE]
        main = parts[0]
        branches = max(0, main.ends.bit_count() - 2) / 2
        points *= max(0.3, 1 - BRANCH * branches)
        if self.left:
            free = m.roads & ~drawn
            points += LOOSE_END * sum((m.at[at] & free).bit_count() for at in bits(main.ends))
        ends = worth.task_ends
        if ends:
            met = (main.nodes & ends).bit_count()
            points += (0.0, 2.0, 6.0)[met]
        return points - MADNESS * (main.nodes & self.terrors).bit_count()

    def _canals(self, wet: float, factors: tuple[int, ...]) -> float:
        """What a purple tourist will pay, between two steps of the table in proportion."""
        k = wet + CANALS_A_ROUND * self.left
        low = min(int(k), len(factors) - 1)
        high = min(low + 3, len(factors) - 1)
        return factors[low] + (factors[high] - factors[low]) * min(1.0, (k - low) / 3)

    def _joined(self, parts: list[Part], spare: int) -> list[tuple[Part, float]]:
        """The parts in the order in which they can be joined, each with how likely that is."""
        main, *others = parts
        weighed = [(main, 1.0)]
        means = JOINING * self.left + spare
        ends = list(bits(main.ends or main.nodes))
        gone = 0
        while others:
            apart, number, one, other = FAR, 0, 0, 0
            for i, part in enumerate(others):
                for b in bits(part.ends or part.nodes):
                    row = self.far[b]
                    for a in ends:
                        if row[a] < apart:
                            apart, number, one, other = row[a], i, a, b
            gone += apart
            if gone > means:
                break
            part = others.pop(number)
            ends.remove(one)
            ends.extend(at for at in bits(part.ends or part.nodes) if at != other or not part.ends)
            weighed.append((part, 1 - gone / (means + 1)))
        return weighed
