"""Rows of symbols on cards, and dice, as text."""

from __future__ import annotations

from typing import Final

from miskatonic.scene import Die, Strip, Symbol
from miskatonic.text.parts import Icon, flat
from miskatonic.tui import ink, signs
from miskatonic.tui.chart import token
from miskatonic.tui.marks import Marks

HEADS: Final = {"gain": "+", "loss": "−"}
"""What stands before a strip by its kind; before others its icon does."""
DONE: Final = "✓"
REACH: Final = 44
"""The column at which the note of a strip ends, however wide its card is, so that the eye finds it."""


def die(thing: Die, marks: Marks, outer: ink.Ids = ()) -> ink.Line:
    """A die: the letter of its colour, and what it shows."""
    ids = (thing.id, *outer)
    face = (signs.sign(thing.icon) if thing.icon else "") + thing.face
    text = f"{thing.badge} {face}".strip() if thing.badge else face or flat(thing.label)[:2]
    style = signs.shade(thing.colour) + (" underline" if thing.held else "") + (" dim" if thing.locked else " bold")
    lock = signs.sign("padlock") if thing.locked else ""
    return [*marks.badge(thing.id, ids), ink.Span(f"[{text}]{lock}", marks.style(thing.id, style), ids)]


def symbol(thing: Symbol, style: str, ids: ink.Ids) -> ink.Span:
    """A printed symbol; what can be covered is framed."""
    text = "/".join(signs.sign(icon) for icon in thing.icons) + thing.number
    return ink.Span(f"‹{text}›" if thing.framed else text, signs.COST if thing.cost else style, ids)


def strip(thing: Strip, width: int, marks: Marks, outer: ink.Ids) -> list[ink.Line]:
    """A row of a card with everything that lies on it, in symbols; in words where it has none."""
    ids = (thing.id, *outer)
    style = marks.style(thing.id, signs.FAINT if thing.done else "#d8d0c0")
    head = HEADS.get(thing.kind) or (signs.sign(thing.icon) if thing.icon else "↳" if thing.after else "")
    line: ink.Line = [*marks.badge(thing.id, ids)]
    if head:
        line.append(ink.Span(f"{head} ", signs.FAINT, ids))
    for piece in thing.tokens:
        line += [*token(piece, ids, marks), ink.Span(" ", "", ids)]
    if not thing.symbols:
        return ink.wrapped([*line, *ink.spans(thing.label, style, ids)], width, 2)
    for i, one in enumerate(thing.symbols):
        line += [ink.Span(" ", style, ids)] if i else []
        line.append(symbol(one, style, ids))
    for lying in thing.dice:
        line += [ink.Span(" ", "", ids), *die(lying, marks, ids)]
    note = ink.spans(thing.note, signs.IN_FORCE, ids) if thing.note else []
    note += [ink.Span(f" {DONE}", signs.IN_FORCE, ids)] if thing.done else []
    if not note:
        return ink.wrapped(line, width, 2)
    both = ink.length(line) + ink.length(note)
    gap = min(width - both, max(1, REACH - both))
    return (
        [[*line, ink.Span(" " * gap, "", ids), *note]]
        if gap > 0
        else [*ink.wrapped(line, width, 2), *ink.wrapped(note, width)]
    )


def strips(things: tuple[Strip, ...], width: int, marks: Marks, outer: ink.Ids) -> list[ink.Line]:
    """The rows of a card: tasks one under another, short ones of other kinds side by side."""
    out: list[ink.Line] = []
    waiting: list[ink.Line] = []
    for thing in things:
        lines = strip(thing, width, marks, outer)
        if thing.kind != "task" and len(lines) == 1:
            waiting += lines
        else:
            out += [*ink.flow(waiting, width, 3), *lines]
            waiting = []
    return out + ink.flow(waiting, width, 3)


def key_to(found: dict[str, str], width: int) -> list[ink.Line]:
    """The signs of symbols with their names."""
    return ink.flow(
        [[ink.Span(signs.sign(name), signs.HEAD), ink.Span(f" {say}", signs.FAINT)] for name, say in found.items()], width
    )


def symbols_on(things: list[Strip]) -> dict[str, str]:
    """The icons printed in symbols, with what their labels call them."""
    found: dict[str, str] = {}
    for thing in things:
        if thing.symbols:
            for part in thing.label:
                if isinstance(part, Icon):
                    found.setdefault(part.name, part.say)
    return found
