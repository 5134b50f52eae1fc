"""A city on somebody's sheet as a grid: what is printed is made once, what is drawn is laid over it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from miskatonic import scene as sc
from miskatonic.core.state import State
from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules import box, choices, events, marks, scoring, table
from miskatonic.games.route.rules.final_route import RIDE_MARK, Walk
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.streets import Streets, bits
from miskatonic.games.route.say import VOICES
from miskatonic.games.route.scene.captions import caption, note
from miskatonic.text.parts import Text, flat, join
from miskatonic.text.slavic import NOM

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
def corner(lang: str, m: Streets, at: int, prefix: str, *, circled: bool) -> sc.Corner:
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
        id=f"{prefix}corner:{name}",
        label=label,
        x=x,
        y=y,
        kind=kind,
        icon=icon,
        colour=colour,
        circled=circled,
        note=note(lang, "visited") if circled else (),
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
        note=note(lang, "step", n=step) if step else note(lang, drawn) if drawn else (),
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
    here: tuple[int, ...],
    state: str,
    badge: str,
    tokens: tuple[sc.Token, ...],
) -> sc.Lot:
    """A location with what is to be seen there: so many tourists of each type, and whether it counts."""
    lot = printed_lot(lang, m, place, prefix)
    told = [*([VOICES[lang].crowd(here, NOM)] if any(here) else []), *([note(lang, state)] if state else [])]
    return msgspec.structs.replace(
        lot,
        crowd=tuple([(t.COLOURS[c], n) for c, n in enumerate(here) if n]),
        state=state,
        badge=badge,
        tokens=tokens,
        note=VOICES[lang].finished(join(", ", told)),
    )


@cache
def printed_lots(lang: str, m: Streets, prefix: str) -> tuple[sc.Lot, ...]:
    """All locations as they are printed."""
    return tuple(printed_lot(lang, m, place, prefix) for place in m.places)


@cache
def printed_corners(lang: str, m: Streets, prefix: str) -> dict[int, sc.Corner]:
    """All crossroads as they are printed."""
    return {at: corner(lang, m, at, prefix, circled=False) for at in range(len(CROSSROADS)) if m.at[at] & m.roads}


@cache
def printed_streets(lang: str, m: Streets, prefix: str) -> dict[int, sc.Street]:
    """All roads as they are printed."""
    return {road: street(lang, m, road, prefix, "", 0) for road in bits(m.roads)}


@cache
def drawn_streets(lang: str, m: Streets, prefix: str, drawn: str) -> dict[int, sc.Street]:
    """All roads and diagonals with a segment along them."""
    return {road: street(lang, m, road, prefix, drawn, 0) for road in bits(m.roads | m.diagonals)}


class Symbols(NamedTuple):
    """Where events are drawn on a sheet, and terrifying places."""

    barred: int
    """Roads, one bit each."""
    lots: dict[int, tuple[sc.Token, ...]]
    corners: dict[int, tuple[sc.Token, ...]]


def _token(prefix: str, seat: int, icon: str, name: str, label: Text, colour: str) -> sc.Token:
    return sc.Token(id=f"{prefix}{icon}:{seat}:{name}", label=label, icon=icon, colour=colour, shape="square")


def symbols(view: State, seat: int, lang: str, prefix: str) -> Symbols:
    """Event symbols by location and by crossroads, with terrifying places; and the roads that are barred."""
    m = table.streets(view)
    barred = 0
    lots: dict[int, tuple[sc.Token, ...]] = {}
    corners: dict[int, tuple[sc.Token, ...]] = {}
    for at in bits(events.terrors(view)):
        corners[at] = (_token(prefix, seat, "terror", CROSSROADS[at], caption(lang, "terror"), "purple"),)
    for piece in view.zone(box.EVENTS_IN_PLAY):
        card = events.sheet_of(piece)
        at = events.event_place(view, card.code, seat)
        if at < 0:
            continue
        label, colour = (VOICES[lang].title(card.code),), "red" if card.red else "yellow"
        token = _token(prefix, seat, "event", card.code, label, colour)
        what = marks.EVENT_POINTS_OF[card.code]
        if what == "road":
            barred |= 1 << at
        elif what == "crossroads":
            corners[at] = (*corners.get(at, ()), token)
        else:
            landmark = m.tracks[at] if what == "track" else None
            if landmark is not None and landmark.crossroads >= 0:
                corners[landmark.crossroads] = (token,)
            else:
                place = at if landmark is None else landmark.places[0]
                lots[place] = (*lots.get(place, ()), token)
    return Symbols(barred, lots, corners)


def flags(view: State, seat: int, lang: str, prefix: str) -> list[tuple[int, sc.Token]]:
    """The two crossroads of a personal task that may be seen (RT-BASE-34)."""
    out: list[tuple[int, sc.Token]] = []
    for piece, colour in zip(view.zone(box.TASK[seat]), ("brass", "blue"), strict=False):
        for at in box.TASK_ENDS.get(piece, ()):
            label = caption(lang, "task-end", task=VOICES[lang].card_title(piece))
            out.append((at, _token(prefix, seat, "task", f"{piece}:{CROSSROADS[at]}", label, colour)))
    return out


class Filled(NamedTuple):
    """What has come to the locations of a sheet; locations are one bit each."""

    crowd: tuple[int, ...]
    """How many tourists of each type stand in every location."""
    crossed: int
    chosen: int
    """The location of the turn under way, or -1."""
    along: int
    """Those along the final route as far as it has come."""
    is_walked: bool
    """The route is complete: who is not along it does not count."""

    def state(self, place: int, *, is_sight: bool, is_somebody: bool) -> str:
        """What has become of a location; along a route nothing counts but sights and tourists."""
        if place == self.chosen:
            return "chosen"
        if self.crossed >> place & 1:
            return "crossed"
        if self.along >> place & 1:
            return "route" if is_sight or is_somebody else ""
        return "lost" if self.is_walked and is_somebody else ""


def lots(view: State, lang: str, prefix: str, filled: Filled, tokens: dict[int, tuple[sc.Token, ...]]) -> tuple[sc.Lot, ...]:
    """All locations: as they are printed, but where something is to be seen."""
    m = table.streets(view)
    anybody = 0
    for some in filled.crowd:
        anybody |= some
    marked = filled.crossed | filled.along | (1 << filled.chosen if filled.chosen >= 0 else 0)
    out = list(printed_lots(lang, m, prefix))
    for i, place in enumerate(m.places):
        at = CROWD_BITS * place
        is_somebody = anybody >> at & CROWD_MASK > 0
        lot = out[i]
        if is_somebody or marked >> place & 1 or place in tokens or lot.kind == "landmark":
            state = filled.state(place, is_sight=bool(lot.icon), is_somebody=is_somebody)
            here = tuple([some >> at & CROWD_MASK for some in filled.crowd])
            badge = lot.badge
            if lot.kind == "landmark":
                badge = str(scoring.rating_value(view, m.attractions[m.sight_at[place]].track))
            out[i] = seen_lot(lang, m, place, prefix, here, state, badge, tokens.get(place, ()))
    return tuple(out)


def corners(
    m: Streets, lang: str, prefix: str, visited: int, tokens: dict[int, tuple[sc.Token, ...]]
) -> tuple[sc.Corner, ...]:
    """All crossroads: as they are printed, but where something is drawn."""
    out = printed_corners(lang, m, prefix).copy()
    for at in bits(visited):
        if at in out:
            out[at] = corner(lang, m, at, prefix, circled=True)
    for at, some in tokens.items():
        if at in out:
            out[at] = msgspec.structs.replace(out[at], tokens=some)
    return tuple(out.values())


class Drawn(NamedTuple):
    """What is drawn along the roads of a sheet, one bit each."""

    drawn: int
    new: list[int]
    """The roads of those drawn in the turn under way."""
    reach: int
    """Roads that can be drawn now."""
    barred: int


def streets(m: Streets, lang: str, prefix: str, on: Drawn, walk: Walk | None, is_final: bool) -> tuple[sc.Street, ...]:
    """All roads, and those diagonals that are drawn or can be."""
    out = printed_streets(lang, m, prefix).copy()
    for road in bits(on.reach):
        out[road] = street(lang, m, road, prefix, "", 0)
    for road in bits(on.barred):
        if road in out:
            out[road] = street(lang, m, road, prefix, "barred", 0)
    segments = drawn_streets(lang, m, prefix, "erased" if is_final else "drawn")
    out.update([(road, segments[road]) for road in bits(on.drawn)])
    if not is_final:
        for road in on.new:
            out[road] = street(lang, m, road, prefix, "new", 0)
    if walk is not None:
        steps = [road for road in walk.roads if road != RIDE_MARK]
        for i, road in enumerate(steps):
            out[road] = street(lang, m, road, prefix, "route", i + 1)
        for road in bits(0 if walk.done else walk.left):
            if road in out:
                out[road] = street(lang, m, road, prefix, out[road].drawn, 0, choices.GO[road].key)
    return tuple([out[road] for road in sorted(out)])
