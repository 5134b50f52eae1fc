"""A closer look at one thing on the table, and the signs that are on it now."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from miskatonic import scene as sc
from miskatonic.text.parts import Lang, flat
from miskatonic.text.speech import Speech
from miskatonic.tui.captions import caption
from miskatonic.tui.chart import arrow_sign
from miskatonic.tui.ink import Ids, Line, Span, spans, wrapped
from miskatonic.tui.panel import Draw
from miskatonic.tui.signs import FAINT, HEAD, PATTERNS, shade, short
from miskatonic.tui.things import closer


def everything(thing: object) -> Iterator[sc.Element]:
    """Every element with an id, however deep it lies."""
    if isinstance(thing, sc.Element):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from everything(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from everything(part)


def closer_look(scene: sc.Scene, ids: Ids, speech: Speech) -> tuple[str, Draw] | None:
    """The title and the lines of the innermost of these things that is on the table."""
    found = {thing.id: thing for thing in everything(scene.things)}
    thing = next((found[id] for id in ids if id in found), None)
    if thing is None:
        return None
    return flat(thing.label), lambda width, height: _lines(thing, scene, speech, width)


def _lines(thing: sc.Element, scene: sc.Scene, speech: Speech, width: int) -> list[Line]:
    match thing:
        case sc.Place():
            return _place(thing, scene, width)
        case sc.Path():
            return [spans(thing.label, HEAD), *([_token(thing.token)] if thing.token else [])]
        case sc.Token(detail=code) if code:
            return [_token(thing), *_words(speech, code, width)]
        case sc.Card(code=code, lines=()) if code:
            return [*closer(thing, width), *_words(speech, code, width)]
        case sc.Ware():
            return [*wrapped(spans(thing.note, FAINT), width), *(_words(speech, thing.code, width) if thing.code else [])]
        case sc.Lot() | sc.Street() | sc.Corner() | sc.Arrow():
            return [spans(thing.label, HEAD)]
        case _:
            return closer(thing, width)


def _words(speech: Speech, code: str, width: int) -> list[Line]:
    """The text of a component."""
    return [line for text in speech.entry(code).lines for line in wrapped(spans(text), width)]


def _token(token: sc.Token) -> Line:
    return [Span(f"{short(token)} ".ljust(6), f"bold {shade(token.colour)}"), *spans(token.label)]


def _place(place: sc.Place, scene: sc.Scene, width: int) -> list[Line]:
    """A place: what is there in words, and where paths and arrows lead."""
    out: list[Line] = [_token(token) for token in (*place.markers, *place.figures, *place.tokens)]
    out += [[Span("▫", FAINT)]] * (place.slots - len(place.tokens))
    for thing in scene.things:
        if isinstance(thing, sc.Map):
            names = {other.id: f"{other.number} {flat(other.label)}".strip() for other in thing.places}
            ways = [path.b if path.a == place.id else path.a for path in thing.paths if place.id in (path.a, path.b)]
            out += wrapped([Span("·····  ", FAINT), Span(", ".join(names[way] for way in ways))], width, 7)
            for arrow in thing.arrows:
                if arrow.a == place.id:
                    sign = arrow_sign(arrow).ljust(7)
                    out.append([Span(sign, f"bold {shade(arrow.colour)}"), Span(names[arrow.b])])
    return out


def on_grids(scene: sc.Scene, names: dict[str, str]) -> dict[str, str]:
    """The icons printed on the grids of a scene that have a name."""
    grids = [thing for thing in scene.things if isinstance(thing, sc.Grid)]
    found = [lot.icon for grid in grids for lot in grid.lots] + [corner.icon for grid in grids for corner in grid.corners]
    return {icon: names[icon] for icon in found if icon in names}


def legend(scene: sc.Scene, lang: Lang) -> list[Line]:
    """The signs of the tokens on the table, each once, with what it is."""
    seen: dict[str, sc.Token] = {}
    for thing in everything(scene.things):
        if isinstance(thing, sc.Token) and short(thing) != flat(thing.label):
            seen.setdefault(short(thing), thing)
    out = [_token(token) for _, token in sorted(seen.items())]
    maps = [thing for thing in scene.things if isinstance(thing, sc.Map)]
    if maps:
        out.append([Span(caption(lang, "paths"), FAINT)])
    patterns = dict.fromkeys(PATTERNS[place.pattern] for board in maps for place in board.places if place.pattern)
    if patterns:
        out.append([Span(caption(lang, "zones", signs=" ".join(patterns)), FAINT)])
    if any(thing.arrows for thing in maps):
        out.append([Span(caption(lang, "arrows"), FAINT)])
    if any(isinstance(thing, sc.Grid) for thing in scene.things):
        out.append([Span(caption(lang, "grid"), FAINT)])
    if any(isinstance(thing, sc.Strip) and thing.kind == "task" for thing in everything(scene.things)):
        out.append([Span(caption(lang, "strips"), FAINT)])
    return out
