"""Where somebody can be at the end of the turn, what awaits them there, and what they would go for next."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import encounters, fights
from miskatonic.games.eldritch_horror.bot.lives import TICKET, Me, me
from miskatonic.games.eldritch_horror.bot.mysteries import Task, probe, task
from miskatonic.games.eldritch_horror.bot.prices import Prices, prices
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import SHIP, TRAIN
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.people import alive, has_passive, space_of

NEXT: Final = 0.9
"""What the encounter after this one counts."""
PATIENCE: Final = 0.75
"""What a thing counts for every round that one must wait for it."""
TAKEN: Final = 0.4
"""What a thing counts for which somebody else stands there already."""
NEARER: Final = 0.8
"""The same when somebody else is nearer to it."""
PER_ROUND: Final = 1.3
"""Spaces that one covers in a round on a long way."""


@cache
def reach(space: int, train: int, ship: int) -> dict[int, int]:
    """The spaces of one Travel action, each with the tickets that it takes."""
    found: dict[int, int] = {}
    edge = [(there, train, ship) for there in places.ADJACENT[space]]
    spent = 0
    while edge:
        for there, _, _ in edge:
            found.setdefault(there, spent)
        spent += 1
        edge = [
            (there, trains - (path == TRAIN), ships - (path == SHIP))
            for here, trains, ships in edge
            for there, path in places.PATHS[here]
            if (path == TRAIN and trains) or (path == SHIP and ships)
        ]
    return found


@cache
def further(space: int, train: int, ship: int) -> dict[int, int]:
    """The spaces that tickets still reach from a space on the way, each with the tickets that it takes."""
    found = {space: 0}
    for kind, (trains, ships) in ((TRAIN, (train - 1, ship)), (SHIP, (train, ship - 1))):
        if min(trains, ships) < 0:
            continue
        for there, path in places.PATHS[space]:
            if path == kind:
                for last, spent in further(there, trains, ships).items():
                    found[last] = min(found.get(last, 9), spent + 1)
    return found


def delay(start: int, goal: int, train: int, ship: int) -> float:
    """In how many rounds from now one can be somewhere, who ends this one at `start`."""
    if start == goal or goal in reach(start, train, ship):
        return 1.0
    return max(1.5, places.DISTANCE[start][goal] / PER_ROUND)


class Way(NamedTuple):
    """Where somebody is and how they may still move in this turn."""

    space: int
    can_travel: bool
    is_under_way: bool
    """Whether tickets can be used at once, in the midst of a Travel action."""
    train: int
    ship: int

    def ends(self) -> dict[int, int]:
        """Spaces where the turn can end, each with the tickets it takes."""
        if self.is_under_way:
            return further(self.space, self.train, self.ship)
        if not self.can_travel:
            return {self.space: 0}
        return reach(self.space, self.train, self.ship) | {self.space: 0}


class Plan(NamedTuple):
    """What somebody means to do: where to end this turn, what awaits there, what to go for next."""

    good: float
    end: int
    now: float
    goal: int
    later: float


class World:
    """The board as one investigator sees their way in it."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.todo: Task = task(s)
        self.prices: Prices = prices(s, self.todo)
        self.me: Me = me(s, seat)
        self.ignores = has_passive(s, seat, w.IgnoresMonsters)
        self.others = [space_of(s, other) for other in alive(s) if other != seat]
        self.known: dict[tuple[int, Me, int], float] = {}
        self.targets = self._targets()
        self.gathering = self._gathering()

    def _targets(self) -> list[int]:
        """Spaces that one might go to from afar."""
        s = self.s
        found = {places.space_of_piece(s, clue) for clue in places.clues_on_board(s)}
        found |= {box.GATE[gate].space for gate in s.zones.get(box.GATES_OPEN, ())}
        found.add(s.pointed(box.EXPEDITION_AT))
        for card, encounter in encounters.open_encounters(s):
            found |= set(places.spaces(s, probe(s, card), encounter.at))
        found |= {places.space_of_piece(s, monster) for monster in places.monsters_on_board(s)}
        found |= {s.counts[box.FALLEN_AT[one]] for one in s.zones.get(box.FALLEN, ())}
        return sorted(found - {-1})

    def prices_here(self) -> Prices:
        """The prices of an encounter on the space where the investigator is."""
        space = places.stands_on(self.s, self.seat)
        closed = encounters.closing(self.s, space, self.me, self.prices, self.todo)
        p = self.prices._replace(gate=closed, prey=bool(places.monsters_on(self.s, space)))
        for card, encounter in encounters.open_encounters(self.s):
            if card in box.MYTHOS_CARD and space in places.spaces(self.s, probe(self.s, card), encounter.at):
                p = encounters.prices_of(self.s, card, p)
        return p

    def awaits(self, space: int, i: Me, rounds: int = 0) -> float:
        """What an Encounter Phase on a space brings: fights first, then the best encounter if nothing is left to fight."""
        key = space, i, rounds if self.todo.matching else 0
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._awaits(*key)
        return found

    def _awaits(self, space: int, i: Me, rounds: int) -> float:
        good, clear = 0.0, 1.0
        if not self.ignores:
            for monster in places.monsters_on(self.s, space):
                fight = fights.outcome(self.s, self.seat, monster, i, self.prices, self.todo)
                good += fight.worth
                clear *= fight.beats
        return good + clear * encounters.promises(self.s, space, i, self.prices, self.todo, rounds)

    def left_over(self, space: int, start: int) -> float:
        """How much of a thing is left to this investigator, others being nearer or there already."""
        if not self.is_for_one(space):
            return 1.0
        if space in self.others:
            return TAKEN
        far = places.DISTANCE[space]
        return NEARER if any(far[other] < far[start] for other in self.others) else 1.0

    def is_for_one(self, space: int) -> bool:
        """Whether what lies there is gone once one investigator has dealt with it."""
        if space in self.gathering:
            return False
        s = self.s
        things = len(places.clues_on(s, space)) + (places.gate_on(s, space) >= 0) + (s.pointed(box.EXPEDITION_AT) == space)
        return 0 < things < 2 or bool(places.monsters_on(s, space))

    def _gathering(self) -> set[int]:
        """Spaces where the Mystery has work for several."""
        s, todo = self.s, self.todo
        found = {places.space_of_piece(s, todo.foe)} if todo.foe >= 0 else set()
        if todo.encounter is not None and (1 - todo.done) / todo.step > 1.5:
            goals = places.spaces(s, probe(s, todo.card), todo.encounter.at)
            found |= set(goals) if len(goals) == 1 else set()
        return found

    def prospect(self, way: Way, i: Me | None = None) -> float:
        """The best that one can make of where one is."""
        return self.plan(way, i).good

    def plan(self, way: Way, i: Me | None = None) -> Plan:
        """The best that one can make of where one is: the encounter of this round and the next thing to go for."""
        own = self.me if i is None else i
        best = Plan(-1e9, -1, 0.0, -1, 0.0)
        for end, spent in way.ends().items():
            now = self.awaits(end, own)
            if now > 0 and end in self.others and self.is_for_one(end):
                now *= TAKEN
            later, goal = self.later(end, own, way)
            good = now - TICKET * spent + NEXT * later
            if good > best.good:
                best = Plan(good, end, now, goal, NEXT * later)
        return best

    def later(self, start: int, i: Me, way: Way) -> tuple[float, int]:
        """What draws most from a space, another time, and where that is."""
        best, where = 0.0, -1
        for goal in self.targets:
            if goal == start:
                continue
            wait = delay(start, goal, way.train, way.ship)
            felt = self.awaits(goal, i, ceil(wait)) * PATIENCE**wait
            if felt > best:
                felt *= self.left_over(goal, start)
                if felt > best:
                    best, where = felt, goal
        return best, where


def way_of(s: State, seat: int, *, can_travel: bool = True) -> Way:
    """Where somebody is."""
    return Way(
        space_of(s, seat),
        can_travel and box.DELAYED[seat] not in s.counts and not has_passive(s, seat, w.HeldFast),
        False,
        s.counts.get(box.TICKETS[TRAIN][seat], 0),
        s.counts.get(box.TICKETS[SHIP][seat], 0),
    )
