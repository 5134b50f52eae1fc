"""What a sheet would score if the final route could take in every segment drawn: an upper end, part by part."""

from __future__ import annotations

from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.rules import box, scoring, table
from miskatonic.games.route.rules.box import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.measures import closed_attractions
from miskatonic.games.route.rules.streets import bits
from miskatonic.games.route.rules.turns import Turn


class Sheet:
    """The segments and tourists of a seat, with the turn under way or without it."""

    def __init__(self, s: State, seat: int, turn: Turn | None = None) -> None:
        self.s = s
        self.seat = seat
        self.m = table.streets(s)
        if turn is None:
            self.drawn = s.counts.get(box.DRAWN[seat], 0)
            self.crowd = [s.counts.get(keys[seat], 0) for keys in box.CROWD]
            self.unused = scoring.unused_cafes(s, seat)
        else:
            self.drawn = turn.drawn
            self.crowd = turn.crowd
            left = sum(turn.gained[: t.TRANSFER + 1]) - sum(turn.spent[: t.TRANSFER + 1])
            self.unused = 0 if self.m.city.curiosities else left

    def points(self) -> list[int]:
        """The points by part: coloured attractions, landmarks, cafés, canals."""
        m = self.m
        places = crossroads = 0
        for road in bits(self.drawn):
            for place in m.along[road]:
                places |= 1 << place
            a, b = m.ends[road]
            crossroads |= 1 << a | 1 << b
        tourists = [sum(crowd >> CROWD_BITS * place & CROWD_MASK for place in bits(places)) for crowd in self.crowd]
        for pier, colour in m.piers.items():
            if crossroads >> pier & 1:
                tourists[colour] += self.s.counts.get(box.REMOTE[colour][self.seat], 0)
        closed = closed_attractions(self.s, self.seat, m)
        points = [0] * len(box.SCORE_PARTS)
        for attraction in m.attractions:
            if attraction.crossroads >= 0:
                seen = crossroads >> attraction.crossroads & 1
            elif attraction.inside:
                seen = int(self.drawn & attraction.inside > 0)
            else:
                seen = int(any(places >> place & 1 for place in attraction.places))
            if seen and attraction.number not in closed:
                if attraction.colour == t.GREY:
                    points[scoring.LANDMARKS] += scoring.rating_value(self.s, attraction.track)
                else:
                    points[attraction.colour] += tourists[attraction.colour]
        points[scoring.CAFES] = self.unused
        factors = m.city.canal_factors
        if factors:
            points[scoring.CANALS] = factors[min((self.drawn & m.water).bit_count(), len(factors) - 1)] * tourists[t.PURPLE]
        return points
