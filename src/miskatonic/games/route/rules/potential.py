"""What a sheet would score if the final route could take in every segment drawn: an upper end, part by part."""

from __future__ import annotations

from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.rules import marks, scoring, table
from miskatonic.games.route.rules.drafts import Draft
from miskatonic.games.route.rules.measures import closed_attractions
from miskatonic.games.route.rules.rows import CROWD_BITS


class Sheet:
    """The segments and tourists of a seat, with the turn under way or without it."""

    def __init__(self, s: State, seat: int, turn: Draft | None = None) -> None:
        self.s = s
        self.seat = seat
        self.m = table.streets(s)
        if turn is None:
            self.drawn = s.counts.get(marks.DRAWN[seat], 0)
            self.crowd = [s.counts.get(keys[seat], 0) for keys in marks.CROWD]
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
        rest = self.drawn
        along, ends = m.along_set, m.ends_set
        while rest:
            road = rest.bit_length() - 1
            rest ^= 1 << road
            places |= along[road]
            crossroads |= ends[road]
        tourists = [0, 0, 0, 0]
        for colour, crowd in enumerate(self.crowd):
            while crowd:
                place = (crowd.bit_length() - 1) // CROWD_BITS
                n = crowd >> CROWD_BITS * place
                crowd ^= n << CROWD_BITS * place
                if places >> place & 1:
                    tourists[colour] += n
        for pier, colour in m.piers.items():
            if crossroads >> pier & 1:
                tourists[colour] += self.s.counts.get(marks.REMOTE[colour][self.seat], 0)
        closed = closed_attractions(self.s, self.seat, m)
        points = [0] * len(marks.SCORE_PARTS)
        for a in m.attractions:
            seen = a.mask & places or a.inside & self.drawn or (a.crossroads >= 0 and crossroads >> a.crossroads & 1)
            if seen and a.number not in closed:
                if a.colour == t.GREY:
                    points[scoring.LANDMARKS] += scoring.rating_value(self.s, a.track)
                else:
                    points[a.colour] += tourists[a.colour]
        points[scoring.CAFES] = self.unused
        points[scoring.CANALS] = scoring.canal_factor(m, self.drawn) * tourists[t.PURPLE]
        return points
