"""Starting events: prepared after the set-up, drawn on every sheet, counted at the end (RT-EVT)."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import events as e
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS
from miskatonic.games.route.rules import asks, box, choices, marks, table, tells
from miskatonic.games.route.rules.final_route import ancient_one
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.streets import Streets, bits


def sheet_of(piece: int) -> e.EventCard:
    """The event on a card."""
    card = box.CARDS[piece]
    assert isinstance(card, e.EventCard)
    return card


def event_place(s: State, code: str, seat: int) -> int:
    """Where the symbol of an event stands on a sheet; -1 where it was not drawn."""
    return s.counts.get(marks.EVENT_AT[code][seat], -1)


# -------------------------------------------------------------------- where symbols can be drawn


def terrors(s: State) -> int:
    """The terrifying places as a set of crossroads (RT-ARK-17)."""
    one = ancient_one(s)
    return 0 if one is None else sum(1 << CROSSROADS.index(name) for name in one.terrors)


def taken(s: State, seat: int) -> int:
    """Locations of a sheet that hold an event symbol (RT-EVT-13, RT-EVT-30)."""
    m = table.streets(s)
    out = 0
    for piece in s.zone(box.EVENTS_IN_PLAY):
        code = box.PIECE_SLUGS[piece]
        at = event_place(s, code, seat)
        if at >= 0:
            what = marks.EVENT_POINTS_OF[code]
            if what == "location":
                out |= 1 << at
            elif what == "track":
                out |= sum(1 << place for place in m.tracks[at].places)
    return out


class Symbol:
    """A red symbol on a sheet, or one that could be there: its locations and where exactly it stands (RT-EVT-26)."""

    def __init__(self, m: Streets, what: str, at: int) -> None:
        self.inside = at if what == "location" else -1
        self.ends: tuple[int, ...] = m.ends[at] if what == "road" else ()
        if what == "location":
            self.places = {at}
        elif what == "road":
            self.places = set(m.along[at])
        else:
            self.places = {place for place in m.places if at in corners(m, place)}

    def conflicts(self, m: Streets, other: Symbol) -> bool:
        """Whether two red symbols are next to each other or at the same location."""
        if self.places & other.places or set(self.ends) & set(other.ends):
            return True
        return self.inside >= 0 and other.inside >= 0 and share_a_side(m, self.inside, other.inside)


@cache
def symbol(m: Streets, what: str, at: int) -> Symbol:
    """The symbol that would stand there."""
    return Symbol(m, what, at)


def corners(m: Streets, place: int) -> set[int]:
    """The crossroads at the corners of a location; half a square has those of its own bank."""
    column, row = m.column[place], m.row[place]
    part = LOCATIONS[place][3:]
    rows = {"N": (row - 1,), "S": (row,)}.get(part, (row - 1, row))
    return {CROSSROADS.index(f"c{x}{y}") for x in (column - 1, column) for y in rows}


def share_a_side(m: Streets, one: int, other: int) -> bool:
    """Whether two locations lie side by side, and not across a river."""
    apart = abs(m.column[one] - m.column[other]) + abs(m.row[one] - m.row[other])
    if apart != 1:
        return False
    parts = LOCATIONS[one][3:], LOCATIONS[other][3:]
    if m.row[one] == m.row[other]:
        return parts[0] == parts[1]
    upper, lower = (one, other) if m.row[one] < m.row[other] else (other, one)
    return LOCATIONS[upper][3:] != "N" and LOCATIONS[lower][3:] != "S"


def red_symbols(s: State, seat: int) -> list[Symbol]:
    """The red symbols on a sheet."""
    m = table.streets(s)
    out: list[Symbol] = []
    for piece in s.zone(box.EVENTS_IN_PLAY):
        card = sheet_of(piece)
        at = event_place(s, card.code, seat)
        if card.red and at >= 0:
            out.append(symbol(m, marks.EVENT_POINTS_OF[card.code], at))
    return out


def places_for(s: State, card: e.EventCard, seat: int) -> list[Option]:
    """Where an event can be drawn on a sheet."""
    m = table.streets(s)
    held = taken(s, seat)
    spot = card.spot
    match spot:
        case e.AtTheRoll():
            return choices.LOCATION.each(rolled_places(s, seat))
        case e.OnALandmark():
            open_ones = [i for i, a in enumerate(m.tracks) if not any(held >> place & 1 for place in a.places)]
            return choices.LANDMARK.each(open_ones)
        case e.OnAnAttraction():
            places = [a.places[0] for a in m.attractions if len(a.places) == 1 and a.group not in m.city.barred_groups]
            return choices.LOCATION.each(_apart(s, seat, "location", [p for p in places if not held >> p & 1]))
        case e.InAPlainLocation():
            plain = [p for p in m.places if m.sight_at[p] < 0 and p not in m.ferries and not held >> p & 1]
            return choices.LOCATION.each(_apart(s, seat, "location", plain))
        case e.OnARoad():
            white = [road for road in bits(m.roads) if m.kind[road] in (t.STREET, t.CORNER)]
            return choices.BAR.each(_apart(s, seat, "road", white))
        case e.OnACrossroads():
            return choices.BLOCK.each(_apart(s, seat, "crossroads", white_crossroads(s)))
        case _:
            assert_never(spot)


def _apart(s: State, seat: int, what: str, spots: list[int]) -> list[int]:
    """Those spots that are not next to a red symbol (RT-EVT-18)."""
    m = table.streets(s)
    there = red_symbols(s, seat)
    return [at for at in spots if not any(symbol(m, what, at).conflicts(m, other) for other in there)]


def white_crossroads(s: State) -> list[int]:
    """Plain crossroads that lead onto no bridge and no dead end and are not terrifying (RT-EVT-17, RT-EVT-27)."""
    m = table.streets(s)
    terrifying = terrors(s)
    out: list[int] = []
    for at, name in enumerate(CROSSROADS):
        kinds = {m.kind[road] for road in bits(m.at[at] & m.roads)}
        plain = bool(kinds) and name not in m.city.stops and kinds != {t.LINE}
        if plain and not kinds & {t.BRIDGE, t.DEAD_END} and not terrifying >> at & 1:
            out.append(at)
    return out


def rolled_places(s: State, seat: int) -> list[int]:
    """Unoccupied locations at the coordinates rolled, in either order; ferries do not count (RT-EVT-09, RT-EVT-29)."""
    m = table.streets(s)
    p, q = (s.count(key) for key in marks.EVENT_VALUES)
    places = dict.fromkeys(m.where[p, q] + m.where[q, p])
    held = taken(s, seat)
    return [place for place in places if not held >> place & 1 and place not in m.ferries]


# -------------------------------------------------------------------- preparing


def reveal(s: State, f: Frame) -> None:
    """Reveal the top card (RT-EVT-07), and roll for a yellow one until everybody has a place (RT-EVT-09, RT-EVT-10)."""
    if not s.zone(box.EVENT_DECK):
        f.end()
        return
    piece = s.zone(box.EVENT_DECK)[0]
    s.put(piece, box.EVENTS_IN_PLAY)
    s.note(tells.EventRevealed, piece, rule="RT-EVT-07")
    if isinstance(sheet_of(piece).spot, e.AtTheRoll):
        roll_for_all(s)


def roll_for_all(s: State) -> None:
    """Two dice, again and again until nobody is left without a fitting location."""
    while True:
        for key, n in zip(marks.EVENT_VALUES, s.several("event-dice", 2, t.SIZE), strict=True):
            s.set(key, n + 1)
        if all(rolled_places(s, seat) for seat in range(s.seats)):
            break
    s.note(tells.EventRolled, s.count(marks.EVENT_VALUES[0]), s.count(marks.EVENT_VALUES[1]), rule="RT-EVT-09")


def sheet_drawn_on(s: State, card: e.EventCard, seat: int) -> int:
    """Yellow events go on the own sheet, red ones on that of the neighbour to the left (RT-EVT-12)."""
    return table.left_of(s, seat) if card.red else seat


def ask_places(s: State, f: Frame) -> None:
    """Everybody draws the symbol."""
    card = sheet_of(s.zone(box.EVENTS_IN_PLAY)[-1])
    options = {seat: places_for(s, card, sheet_drawn_on(s, card, seat)) for seat in range(s.seats)}
    s.ask_all(f, asks.DrawEvent, options, s.zone(box.EVENTS_IN_PLAY)[-1])


def draw_symbols(s: State, f: Frame) -> None:
    """Where there is no permitted place the event is not drawn (RT-EVT-28)."""
    piece = s.zone(box.EVENTS_IN_PLAY)[-1]
    card = sheet_of(piece)
    for seat, option in f.answers:
        sheet = sheet_drawn_on(s, card, seat)
        s.point(marks.EVENT_AT[card.code][sheet], option.value)
        s.note(tells.EventDrawn, seat, sheet, piece, rule="RT-EVT-12" if card.red else "RT-EVT-09")
    f.goto(reveal)


EVENTS: Final = procedure("events", reveal, ask_places, draw_symbols)


# -------------------------------------------------------------------- counting


def event_points(s: State, passed: Passed) -> int:
    """The points of all events on a sheet (RT-EVT-23, RT-EVT-34)."""
    return sum(points_of(s, sheet_of(piece), passed) for piece in s.zone(box.EVENTS_IN_PLAY))


def points_of(s: State, card: e.EventCard, passed: Passed) -> int:
    """What an event is worth to a final route."""
    at = event_place(s, card.code, passed.seat)
    if at < 0:
        return 0
    m = passed.m
    word = card.word
    match word:
        case e.IfSeen(points):
            return points if passed.is_seen(m.tracks[at]) else 0
        case e.Audience(most):
            return min(most, _around(passed, at)) if passed.places >> at & 1 else 0
        case e.SidesWalked(points):
            return points[passed.sides(at)]
        case e.IfPassed(points):
            return points if passed.places >> at & 1 else 0
        case e.LandmarksInSight(each):
            return each * sum(
                any(m.row[p] == m.row[at] or m.column[p] == m.column[at] for p in a.places)
                for a in m.tracks
                if a.places and passed.is_seen(a)
            )
        case e.Rain(most):
            beside = [p for p in m.places if share_a_side(m, at, p) and passed.places >> p & 1]
            return -min(most, sum(passed.at(p) for p in beside))
        case e.CountsAsCafe() | e.Closed() | e.Impassable():
            return 0
        case _:
            assert_never(word)


def _around(passed: Passed, at: int) -> int:
    """Tourists of the route in the locations around one, its own square left out."""
    m = passed.m
    near = [p for p in bits(passed.places) if 0 < max(abs(m.column[p] - m.column[at]), abs(m.row[p] - m.row[at])) <= 1]
    return sum(passed.at(p) for p in near)
