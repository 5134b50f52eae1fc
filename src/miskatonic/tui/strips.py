"""Rows of symbols on cards, and dice, as text."""

from __future__ import annotations

from typing import Final

from miskatonic.scene import Die, Strip, Symbol
from miskatonic.text.parts import Icon, flat
from miskatonic.tui.chart import token
from miskatonic.tui.ink import Ids, Line, Span, flow, length, spans, wrapped
from miskatonic.tui.marks import Marks
from miskatonic.tui.signs import COST, FAINT, HEAD, IN_FORCE, shade, sign

HEADS: Final = {"gain": "+", "loss": "−"}
"""What stands before a strip by its kind; before others its icon does."""
DONE: Final = "✓"
REACH: Final = 44
"""The column at which the note of a strip ends, however wide its card is, so that the eye finds it."""


def die(thing: Die, marks: Marks, outer: Ids = ()) -> Line:
    """A die: the letter of its colour, and what it shows."""
    ids = (thing.id, *outer)
    face = (sign(thing.icon) if thing.icon else "") + thing.face
    text = f"{thing.badge} {face}".strip() if thing.badge else face or flat(thing.label)[:2]
    style = shade(thing.colour) + (" underline" if thing.held else "") + (" dim" if thing.locked else " bold")
    lock = sign("padlock") if thing.locked else ""
    return [*marks.badge(thing.id, ids), Span(f"[{text}]{lock}", marks.style(thing.id, style), ids)]


def symbol(thing: Symbol, style: str, ids: Ids) -> Span:
    """A printed symbol; what can be covered is framed."""
    text = "/".join(sign(icon) for icon in thing.icons) + thing.number
    return Span(f"‹{text}›" if thing.framed else text, COST if thing.cost else style, ids)


def strip(thing: Strip, width: int, marks: Marks, outer: Ids) -> list[Line]:
    """A row of a card with everything that lies on it, in symbols; in words where it has none."""
    ids = (thing.id, *outer)
    style = marks.style(thing.id, FAINT if thing.done else "#d8d0c0")
    head = HEADS.get(thing.kind) or (sign(thing.icon) if thing.icon else "↳" if thing.after else "")
    line: Line = [*marks.badge(thing.id, ids)]
    if head:
        line.append(Span(f"{head} ", FAINT, ids))
    for piece in thing.tokens:
        line += [*token(piece, ids, marks), Span(" ", "", ids)]
    if not thing.symbols:
        return wrapped([*line, *spans(thing.label, style, ids)], width, 2)
    for i, one in enumerate(thing.symbols):
        line += [Span(" ", style, ids)] if i else []
        line.append(symbol(one, style, ids))
    for lying in thing.dice:
        line += [Span(" ", "", ids), *die(lying, marks, ids)]
    note = spans(thing.note, IN_FORCE, ids) if thing.note else []
    note += [Span(f" {DONE}", IN_FORCE, ids)] if thing.done else []
    if not note:
        return wrapped(line, width, 2)
    both = length(line) + length(note)
    gap = min(width - both, max(1, REACH - both))
    return [[*line, Span(" " * gap, "", ids), *note]] if gap > 0 else [*wrapped(line, width, 2), *wrapped(note, width)]


def strips(things: tuple[Strip, ...], width: int, marks: Marks, outer: Ids) -> list[Line]:
    """The rows of a card: tasks one under another, short ones of other kinds side by side."""
    out: list[Line] = []
    waiting: list[Line] = []
    for thing in things:
        lines = strip(thing, width, marks, outer)
        if thing.kind != "task" and len(lines) == 1:
            waiting += lines
        else:
            out += [*flow(waiting, width, 3), *lines]
            waiting = []
    return out + flow(waiting, width, 3)


def key_to(found: dict[str, str], width: int) -> list[Line]:
    """The signs of symbols with their names."""
    return flow([[Span(sign(name), HEAD), Span(f" {say}", FAINT)] for name, say in found.items()], width)


def symbols_on(things: list[Strip]) -> dict[str, str]:
    """The icons printed in symbols, with what their labels call them."""
    found: dict[str, str] = {}
    for thing in things:
        if thing.symbols:
            for part in thing.label:
                if isinstance(part, Icon):
                    found.setdefault(part.name, part.say)
    return found
