"""A city on somebody's sheet as a grid: what is printed is made once, what is drawn is laid over it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from miskatonic import scene as sc
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules import box, choices, events, final_route, marks, scoring, table
from miskatonic.games.route.rules.final_route import RIDE_MARK, Walk
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.streets import Streets, bits
from miskatonic.games.route.rules.turns import Turn
from miskatonic.games.route.say import VOICES
from miskatonic.games.route.scene.captions import caption
from miskatonic.text.parts import Text, flat

TEN: Final = 10
"""Points of the scene to a cell."""
OFFSETS: Final = {"above": -1, "left": -1, "below": 1, "right": 1}


def _spot(at: int) -> tuple[int, int]:
    """Where a crossroads lies; the ends of dead ends lie in the middle of the river."""
    name = CROSSROADS[at]
    if name[0] == "e":
        return TEN * int(name[1]), 35
    return TEN * int(name[1]), TEN * int(name[2])


@cache
def corner(lang: str, m: Streets, at: int, prefix: str, circled: bool) -> sc.Corner:
    """A crossroads with what stands there."""
    name = CROSSROADS[at]
    x, y = _spot(at)
    v = VOICES[lang]
    stop = m.city.stops.get(name)
    kind = icon = colour = ""
    label = caption(lang, "crossroads", at=v.point_of(at))
    match stop:
        case sheets.Cafe(bonus):
            kind, icon = "cafe", t.BONUSES[bonus]
            label = caption(lang, "cafe", at=v.point_of(at), bonus=v.bonus(bonus))
        case sheets.Shop():
            kind, icon = "shop", "shop"
            label = caption(lang, "shop", at=v.point_of(at))
        case sheets.Gate():
            kind, icon = "gate", "gate"
            label = caption(lang, "gate", at=v.point_of(at))
        case sheets.Airport():
            kind, icon = "airport", "airport"
            label = caption(lang, "airport", at=v.point_of(at))
        case sheets.Remote(code, hue):
            kind, icon, colour = "remote", "remote", t.COLOURS[hue]
            label = (v.title(code),)
        case sheets.Pier(code, hue):
            kind, icon, colour = "pier", "pier", t.COLOURS[hue]
            label = (v.title(code),)
        case sheets.Entrance(code):
            kind, icon, colour = "landmark", "landmark", "grey"
            label = (v.title(code),)
        case None:
            kind = "bridge" if name in m.city.bridges else ""
    return sc.Corner(
        id=f"{prefix}corner:{name}", label=label, x=x, y=y, kind=kind, icon=icon, colour=colour, circled=circled
    )


@cache
def street(lang: str, m: Streets, road: int, prefix: str, drawn: str, step: int) -> sc.Street:
    """A road with what is drawn along it."""
    name = ROADS[road]
    a, b = m.ends[road]
    via = (TEN * int(name[1]), TEN * int(name[2])) if m.kind[road] == t.CORNER else None
    side = 0
    for canal in m.city.canals:
        if canal.bank and canal.road[1:] == name.removeprefix("k"):
            side = OFFSETS[canal.bank] * (-1 if m.kind[road] == t.CANAL else 1)
    way = flat(VOICES[lang].road(road, (a, b)))
    return sc.Street(
        id=f"{prefix}street:{name}",
        label=caption(lang, "road", way=way),
        a=f"{prefix}corner:{CROSSROADS[a]}",
        b=f"{prefix}corner:{CROSSROADS[b]}",
        kind="" if m.kind[road] == t.STREET else t.ROAD_KINDS[m.kind[road]],
        via=via,
        side=side,
        drawn=drawn,
        step=step,
    )


@cache
def printed_lot(lang: str, m: Streets, place: int, prefix: str) -> sc.Lot:
    """A location as it is printed."""
    v = VOICES[lang]
    sight = m.sight_at[place]
    kind = colour = icon = badge = group = ""
    label = caption(lang, "location", at=v.coordinates(place))
    if place in m.ferries:
        kind, icon, label = "ferry", "ferry", caption(lang, "ferry", at=v.coordinates(place))
    elif sight >= 0:
        attraction = m.attractions[sight]
        kind = "landmark" if attraction.colour == t.GREY else "casino" if attraction.casino >= 0 else "attraction"
        colour = icon = t.COLOURS[attraction.colour]
        icon = f"sight-{icon}"
        badge = "ABCD"[attraction.casino] if attraction.casino >= 0 else ""
        group = attraction.code if len(attraction.places) > 1 else attraction.group
        label = (f"{v.title(attraction.code)} {v.coordinates(place)}",)
    return sc.Lot(
        id=f"{prefix}lot:{LOCATIONS[place]}",
        label=label,
        column=m.column[place],
        row=m.row[place],
        part=LOCATIONS[place][3:],
        kind=kind,
        colour=colour,
        icon=icon,
        badge=badge,
        group=group,
    )


class Sheet:
    """A sheet as a seat sees it: its own with the turn or the route under way, others' as they were last shown."""

    def __init__(
        self, view: State, seat: int, lang: str, *, own: bool, turn: Turn | None, walk: Walk | None, asked: Asked | None
    ) -> None:
        self.view = view
        self.seat = seat
        self.lang = lang
        self.m = table.streets(view)
        self.prefix = "" if own else f"{seat}/"
        self.own = own
        self.turn = turn
        self.asked = asked
        self.drawn = view.count(marks.DRAWN[seat]) if turn is None else turn.drawn
        self.visited = view.count(marks.VISITED[seat]) if turn is None else turn.visited
        self.crowd = [view.count(keys[seat]) for keys in marks.CROWD] if turn is None else turn.crowd
        self.ferries = view.count(marks.FERRIES[seat]) if turn is None else turn.ferries
        self.walk = walk
        if walk is None and view.count(marks.ROUTE[seat]):
            self.walk = final_route.route_of(view, seat)
        self.is_final = view.count(marks.PHASE) > marks.WALKING
        self.barred, self.symbols, self.corners = self._events()
        self._flag_tasks()

    def _events(self) -> tuple[int, dict[int, tuple[sc.Token, ...]], dict[int, tuple[sc.Token, ...]]]:
        """Event symbols by location and by crossroads, with terrifying places; and the roads that are barred."""
        barred = 0
        lots: dict[int, tuple[sc.Token, ...]] = {}
        corners: dict[int, tuple[sc.Token, ...]] = {}
        for at in bits(events.terrors(self.view)):
            corners[at] = (self._token("terror", CROSSROADS[at], caption(self.lang, "terror"), "purple"),)
        for piece in self.view.zone(box.EVENTS_IN_PLAY):
            card = events.sheet_of(piece)
            at = events.event_place(self.view, card.code, self.seat)
            if at < 0:
                continue
            token = self._token("event", card.code, (VOICES[self.lang].title(card.code),), "red" if card.red else "yellow")
            what = marks.EVENT_POINTS_OF[card.code]
            if what == "road":
                barred |= 1 << at
            elif what == "crossroads":
                corners[at] = (*corners.get(at, ()), token)
            else:
                landmark = self.m.tracks[at] if what == "track" else None
                if landmark is not None and landmark.crossroads >= 0:
                    corners[landmark.crossroads] = (token,)
                else:
                    place = at if landmark is None else landmark.places[0]
                    lots[place] = (*lots.get(place, ()), token)
        return barred, lots, corners

    def _flag_tasks(self) -> None:
        """The two crossroads of a personal task that may be seen (RT-BASE-34)."""
        for piece, colour in zip(self.view.zone(box.TASK[self.seat]), ("brass", "blue"), strict=False):
            for at in box.TASK_ENDS.get(piece, ()):
                label = caption(self.lang, "task-end", task=VOICES[self.lang].card_title(piece))
                flag = self._token("task", f"{piece}:{CROSSROADS[at]}", label, colour)
                self.corners[at] = (*self.corners.get(at, ()), flag)

    def _token(self, icon: str, name: str, label: Text, colour: str) -> sc.Token:
        return sc.Token(id=f"{self.prefix}{icon}:{self.seat}:{name}", label=label, icon=icon, colour=colour, shape="square")

    def steps(self) -> dict[int, int]:
        """The segments of the final route, each with its number."""
        if self.walk is None:
            return {}
        roads = [road for road in self.walk.roads if road != RIDE_MARK]
        return {road: i + 1 for i, road in enumerate(roads)}

    def lot(self, place: int) -> sc.Lot:
        """A location with who stands there."""
        lot = printed_lot(self.lang, self.m, place, self.prefix)
        at = CROWD_BITS * place
        tourists = tuple(
            (t.COLOURS[c], crowd >> at & CROWD_MASK) for c, crowd in enumerate(self.crowd) if crowd >> at & CROWD_MASK
        )
        state = ""
        if self.turn is not None and self.turn.place == place:
            state = "chosen"
        elif self.ferries >> place & 1 or self.view.count(marks.BLOCKED[self.seat]) >> place & 1:
            state = "crossed"
        badge = lot.badge
        if lot.kind == "landmark":
            badge = str(scoring.rating_value(self.view, self.m.attractions[self.m.sight_at[place]].track))
        tokens = self.symbols.get(place, ())
        if not tourists and not state and badge == lot.badge and not tokens:
            return lot
        return msgspec.structs.replace(lot, tourists=tourists, state=state, badge=badge, tokens=tokens)

    def corner(self, at: int) -> sc.Corner:
        """A crossroads with what is drawn there."""
        found = corner(self.lang, self.m, at, self.prefix, bool(self.visited >> at & 1))
        tokens = self.corners.get(at, ())
        return msgspec.structs.replace(found, tokens=tokens) if tokens else found

    def streets(self) -> tuple[sc.Street, ...]:
        """All roads, and those diagonals that are drawn or can be."""
        m = self.m
        steps = self.steps()
        new = set(self.turn.new) if self.turn is not None else set()
        wanted = m.roads | self.drawn | sum(1 << road for road in steps)
        for option in self.asked.options if self.asked is not None else ():
            if option.verb in (choices.DRAW, choices.ERASE, choices.GO):
                wanted |= 1 << option.value
        out = []
        for road in bits(wanted):
            if road in steps:
                drawn = "route"
            elif self.drawn >> road & 1:
                drawn = "erased" if self.is_final else "new" if road in new else "drawn"
            else:
                drawn = "barred" if self.barred >> road & 1 else ""
            out.append(street(self.lang, m, road, self.prefix, drawn, steps.get(road, 0)))
        return tuple(out)

    def grid(self) -> sc.Grid:
        """The whole sheet."""
        m = self.m
        corners = [at for at in range(len(CROSSROADS)) if m.at[at] & m.roads]
        return sc.Grid(
            id=f"{self.prefix}sheet:{self.seat}",
            label=caption(self.lang, "sheet", n=self.seat + 1),
            seat=self.seat,
            columns=t.SIZE,
            rows=t.SIZE,
            lots=tuple(self.lot(place) for place in m.places),
            streets=self.streets(),
            corners=tuple(self.corner(at) for at in corners),
            river=m.city.river.row if m.city.river is not None else 0,
            small=not self.own,
            skin=m.city.code,
        )
