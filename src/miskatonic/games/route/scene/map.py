"""A city on somebody's sheet as a grid: what is printed is made once, what is drawn is laid over it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from miskatonic import scene as sc
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
def street(lang: str, m: Streets, road: int, prefix: str, drawn: str, step: int, walk: str = "") -> sc.Street:
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
        walk=walk,
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


@lru_cache(maxsize=8192)
def seen_lot(
    lang: str,
    m: Streets,
    place: int,
    prefix: str,
    tourists: tuple[tuple[str, int], ...],
    state: str,
    badge: str,
    tokens: tuple[sc.Token, ...],
) -> sc.Lot:
    """A location with what is to be seen there."""
    lot = printed_lot(lang, m, place, prefix)
    return msgspec.structs.replace(lot, tourists=tourists, state=state, badge=badge, tokens=tokens)


@cache
def printed_lots(lang: str, m: Streets, prefix: str) -> tuple[sc.Lot, ...]:
    """All locations as they are printed."""
    return tuple(printed_lot(lang, m, place, prefix) for place in m.places)


@cache
def printed_corners(lang: str, m: Streets, prefix: str) -> dict[int, sc.Corner]:
    """All crossroads as they are printed."""
    return {at: corner(lang, m, at, prefix, False) for at in range(len(CROSSROADS)) if m.at[at] & m.roads}


@cache
def printed_streets(lang: str, m: Streets, prefix: str) -> dict[int, sc.Street]:
    """All roads as they are printed."""
    return {road: street(lang, m, road, prefix, "", 0) for road in bits(m.roads)}


class Sheet:
    """A sheet as a seat sees it: its own with the turn or the route under way, others' as they were last shown."""

    def __init__(
        self, view: State, seat: int, lang: str, *, own: bool, turn: Turn | None, walk: Walk | None, reach: int = 0
    ) -> None:
        self.view = view
        self.seat = seat
        self.lang = lang
        self.m = table.streets(view)
        self.prefix = "" if own else f"{seat}/"
        self.own = own
        self.turn = turn
        self.reach = reach
        """Roads that can be drawn now, one bit each."""
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

    def lots(self) -> tuple[sc.Lot, ...]:
        """All locations: as they are printed, but where something is to be seen."""
        m, blocked = self.m, self.view.count(marks.BLOCKED[self.seat])
        crossed, chosen = self.ferries | blocked, -1 if self.turn is None else self.turn.place
        anybody = 0
        for crowd in self.crowd:
            anybody |= crowd
        out = list(printed_lots(self.lang, m, self.prefix))
        for i, place in enumerate(m.places):
            is_marked = place == chosen or crossed >> place & 1 or place in self.symbols
            if is_marked or anybody >> CROWD_BITS * place & CROWD_MASK or out[i].kind == "landmark":
                out[i] = self._lot(out[i], place, "chosen" if place == chosen else "crossed" if crossed >> place & 1 else "")
        return tuple(out)

    def _lot(self, lot: sc.Lot, place: int, state: str) -> sc.Lot:
        """A location with who stands there."""
        at = CROWD_BITS * place
        tourists = tuple(
            [(t.COLOURS[c], crowd >> at & CROWD_MASK) for c, crowd in enumerate(self.crowd) if crowd >> at & CROWD_MASK]
        )
        badge = lot.badge
        if lot.kind == "landmark":
            badge = str(scoring.rating_value(self.view, self.m.attractions[self.m.sight_at[place]].track))
        return seen_lot(self.lang, self.m, place, self.prefix, tourists, state, badge, self.symbols.get(place, ()))

    def all_corners(self) -> tuple[sc.Corner, ...]:
        """All crossroads: as they are printed, but where something is drawn."""
        out = dict(printed_corners(self.lang, self.m, self.prefix))
        for at in bits(self.visited):
            if at in out:
                out[at] = corner(self.lang, self.m, at, self.prefix, True)
        for at, tokens in self.corners.items():
            if at in out:
                out[at] = msgspec.structs.replace(out[at], tokens=tokens)
        return tuple(out.values())

    def streets(self) -> tuple[sc.Street, ...]:
        """All roads, and those diagonals that are drawn or can be."""
        m, lang, prefix = self.m, self.lang, self.prefix
        steps = self.steps()
        walk = self._under_way()
        new = set(self.turn.new) if self.turn is not None else set()
        out = dict(printed_streets(lang, m, prefix))
        for road in bits(self.reach):
            out[road] = street(lang, m, road, prefix, "", 0)
        for road in bits(self.barred):
            if road in out:
                out[road] = street(lang, m, road, prefix, "barred", 0)
        for road in bits(self.drawn):
            drawn = "erased" if self.is_final else "new" if road in new else "drawn"
            out[road] = street(lang, m, road, prefix, drawn, 0)
        for road, step in steps.items():
            out[road] = street(lang, m, road, prefix, "route", step)
        for road in bits(0 if walk is None else walk.left):
            if road in out:
                out[road] = street(lang, m, road, prefix, out[road].drawn, 0, choices.GO[road].key)
        return tuple([out[road] for road in sorted(out)])

    def _under_way(self) -> Walk | None:
        """The final route, if it can go on."""
        walk = self.walk
        return None if walk is None or walk.done else walk

    def grid(self) -> sc.Grid:
        """The whole sheet."""
        m, walk = self.m, self._under_way()
        return sc.Grid(
            id=f"{self.prefix}sheet:{self.seat}",
            label=caption(self.lang, "sheet", n=self.seat + 1),
            seat=self.seat,
            columns=t.SIZE,
            rows=t.SIZE,
            lots=self.lots(),
            streets=self.streets(),
            corners=self.all_corners(),
            river=m.city.river.row if m.city.river is not None else 0,
            small=not self.own,
            skin=m.city.code,
            reached="" if walk is None or walk.at < 0 else f"{self.prefix}corner:{CROSSROADS[walk.at]}",
        )
