"""The table in words, line by line: every thing by its name, with what is on it. Nothing here is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, assert_never

from miskatonic import scene as sc
from miskatonic.text.parts import flat

BELOW: Final = "\n  "
"""A line of its own, under the name."""


def told(scene: sc.Scene, icons: Mapping[str, str]) -> list[str]:
    """Everything on the table as one seat sees it; icons have names."""
    things = (line for thing in scene.things for line in tell(thing, icons))
    return [flat(scene.title), *map(flat, scene.status), *things]


def tell(thing: sc.AnyThing, icons: Mapping[str, str]) -> Iterator[str]:
    """A thing in lines of words; a row of no cards is not told."""
    name = flat(thing.label)
    match thing:
        case sc.Board():
            yield _with(name, [flat(thing.note)], ", ") + ":"
            for part in thing.things:
                yield from tell(part, icons)
        case sc.Map():
            yield f"{name}:"
            names = {place.id: flat(place.label) for place in thing.places}
            for place in thing.places:
                ways = [_way(path, place, names) for path in thing.paths if place.id in (path.a, path.b)]
                there = _names((*place.markers, *place.figures, *place.tokens))
                yield _with(flat(place.label), there) + _with("", ways, " → ")
        case sc.Grid():
            yield f"{name}:"
            for lot in thing.lots:
                there = [*_names(lot.tokens), flat(lot.note)]
                if any(there) or (lot.icon and not thing.small):  # what is printed is told once
                    yield _with(flat(lot.label), [icons.get(lot.icon, ""), lot.badge, *there])
            for corner in thing.corners:
                if corner.tokens or corner.note or (corner.kind and not thing.small):
                    yield _with(flat(corner.label), [*_names(corner.tokens), flat(corner.note)])
            yield from (_with(flat(road.label), [flat(road.note)]) for road in thing.streets if road.drawn)
        case sc.Row(cards=cards, stacks=stacks):
            every = [*cards, *(one for stack in stacks for one in stack)]
            yield from [f"{name}:"] if name and every else []
            yield from (_card(one, icons) for one in every)
        case sc.Hand(cards=cards) if any(not one.face_down for one in cards):
            yield f"{name}:"
            yield from (_card(one, icons) for one in cards)
        case sc.Hand(cards=cards):
            yield f"{name}: {len(cards)}"
        case sc.Card():
            yield _card(thing, icons)
        case sc.Deck():
            yield f"{name}: {thing.count}" + (f" ({flat(thing.top.label)})" if thing.top is not None else "")
        case sc.Track():
            yield f"{name}: {thing.value}/{thing.most}"
        case sc.Clock():
            yield f"{name}: {thing.value}/{thing.hours}"
        case sc.Bag():
            yield _with(
                f"{name}: {thing.count}", [f"{flat(token.label)} × {count}" for token, count in thing.content], " · "
            )
        case sc.Dice():
            yield _with(name, _names(thing.dice))
        case sc.Ledger():
            yield _with(f"{name}: {thing.total}", [f"{flat(line.label)} {line.points}" for line in thing.lines], " · ")
        case sc.Stock():
            yield f"{name}:"
            yield from (_with(flat(heading), _names(wares)) for heading, wares in thing.shelves)
        case sc.Notice():
            yield _with(name, _lines(thing), BELOW, BELOW)
        case sc.Token():
            yield name
        case _:
            assert_never(thing)


def _way(path: sc.Path, place: sc.Place, names: Mapping[str, str]) -> str:
    """Where a path leads from a place, how it is travelled, and what lies on it."""
    more = [*([flat(path.label)] if path.kind else []), *_names([path.token] if path.token else [])]
    return names[path.b if path.a == place.id else path.a] + (f" ({', '.join(more)})" if more else "")


def _card(card: sc.Card, icons: Mapping[str, str]) -> str:
    """A card: its name, icons, note, text, and what lies on it."""
    strips = [_with(flat(strip.label), _names((*strip.tokens, *strip.dice))) for strip in card.strips]
    name = flat(card.label)
    title = _with(name, [said for icon in card.icons if (said := icons.get(icon, "")) != name])
    return _with(title, [flat(card.note), *_lines(card), *strips, *_names(card.tokens)], BELOW, BELOW)


def _lines(thing: sc.Card | sc.Notice) -> list[str]:
    """A text in lines, with the line in force marked if only one is."""
    return [f"▶ {flat(line)}" if number == thing.active else flat(line) for number, line in enumerate(thing.lines)]


def _names(things: Iterable[sc.Element]) -> list[str]:
    return [flat(thing.label) for thing in things]


def _with(name: str, more: Iterable[str], first: str = ": ", between: str = "; ") -> str:
    """A name and what is told of it, if anything is."""
    said = between.join(part for part in more if part)
    return f"{name}{first}{said}" if said else name
