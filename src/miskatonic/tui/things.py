"""Everything on a table but maps, as text: cards, decks, tracks, dice, bags, boards."""

from __future__ import annotations

from typing import Final, TypeGuard, assert_never

from miskatonic import scene as sc
from miskatonic.tui import ink as pen
from miskatonic.tui import signs as glyphs
from miskatonic.tui.chart import listing, token
from miskatonic.tui.city import city
from miskatonic.tui.marks import Marks
from miskatonic.tui.strips import die, strip, strips

COLUMN: Final = 20
"""The least width of a card with its text."""
PIPS: Final = 15
"""Tracks up to this length are drawn as pips."""


def draw(thing: sc.AnyThing, width: int, marks: Marks) -> list[pen.Line]:
    """An element in lines of at most so many columns."""
    match thing:
        case sc.Map():
            return listing(thing, width, marks)
        case sc.Grid():
            return [_title(thing, marks), *city(thing, width, int(thing.small), marks)]
        case sc.Row():
            return _row(thing, width, marks)
        case sc.Hand():
            return _hand(thing, width, marks)
        case sc.Card():
            return card(thing, width, marks)
        case sc.Notice():
            return _notice(thing, width, marks)
        case sc.Ledger():
            return _ledger(thing, width, marks)
        case sc.Stock():
            return _stock(thing, width, marks)
        case sc.Dice():
            return pen.flow([_title(thing, marks), *(die(one, marks) for one in thing.dice)], width, 1)
        case sc.Bag(content=content) if content:
            return pen.flow([_counted(thing, thing.count, marks), *_content(thing, marks)], width, 1)
        case sc.Board():
            return _board(thing, width, marks)
        case sc.Deck() | sc.Track() | sc.Clock() | sc.Token() | sc.Bag():
            return pen.wrapped(_small(thing, marks), width, 2)
        case _:
            assert_never(thing)


def draw_all(things: list[sc.AnyThing], width: int, marks: Marks) -> list[pen.Line]:
    """Elements one under another; small ones share lines."""
    out: list[pen.Line] = []
    waiting: list[pen.Line] = []
    for i, thing in enumerate(things):
        if i and (isinstance(thing, sc.Board) or isinstance(things[i - 1], sc.Board)):
            out += pen.flow(waiting, width)
            waiting = []
            out += [[]] if out and out[-1] else []
        if _is_small(thing):
            waiting.append(_small(thing, marks))
        else:
            out += pen.flow(waiting, width) + draw(thing, width, marks)
            waiting = []
    return out + pen.flow(waiting, width)


# -------------------------------------------------------------------- small things


def _title(thing: sc.AnyThing, marks: Marks, style: str = glyphs.HEAD) -> pen.Line:
    ids = (thing.id,)
    return [*marks.badge(thing.id, ids), *pen.spans(thing.label, marks.style(thing.id, style), ids)]


def _counted(thing: sc.Deck | sc.Bag, count: int, marks: Marks) -> pen.Line:
    return [*_title(thing, marks, "#d8d0c0"), pen.Span(f" ×{count}", "bold", (thing.id,))]


def _is_small(thing: sc.AnyThing) -> TypeGuard[sc.Deck | sc.Track | sc.Clock | sc.Token | sc.Notice | sc.Bag]:
    """Whether a thing takes part of a line."""
    match thing:
        case sc.Deck() | sc.Track() | sc.Clock() | sc.Token():
            return True
        case sc.Notice():
            return not thing.lines
        case sc.Bag():
            return not thing.content
        case sc.Map() | sc.Grid() | sc.Row() | sc.Hand() | sc.Card() | sc.Dice() | sc.Board() | sc.Ledger() | sc.Stock():
            return False
        case _:
            assert_never(thing)


def _small(thing: sc.Deck | sc.Track | sc.Clock | sc.Token | sc.Notice | sc.Bag, marks: Marks) -> pen.Line:
    """A thing that takes part of a line."""
    ids = (thing.id,)
    match thing:
        case sc.Deck():
            top = [pen.Span(" "), *chip(thing.top, marks, ids)] if thing.top is not None else []
            return [*_counted(thing, thing.count, marks), *top]
        case sc.Track():
            return _track(thing, marks)
        case sc.Bag():
            return _counted(thing, thing.count, marks)
        case sc.Clock():
            return [*_title(thing, marks), pen.Span(f" ◷ {thing.value}/{thing.hours}", "bold", ids)]
        case sc.Token():
            return [*token(thing, (), marks), pen.Span(" "), *pen.spans(thing.label, glyphs.FAINT, ids)]
        case sc.Notice():
            return pen.spans(thing.label, "italic #e8d9b0", ids)
        case _:
            assert_never(thing)


def _track(thing: sc.Track, marks: Marks) -> pen.Line:
    ids = (thing.id,)
    ink = glyphs.shade(thing.colour)
    mark = glyphs.sign(thing.icon) if thing.icon else "●"
    line = [*_title(thing, marks, "#d8d0c0"), pen.Span(" ", "", ids)]
    if thing.most <= PIPS:
        steps = [glyphs.sign(thing.mark) if step in thing.marks else "" for step in range(1, thing.most + 1)]
        line.append(pen.Span("".join(step or mark for step in steps[: thing.value]), f"bold {ink}", ids))
        line.append(pen.Span("".join(step or "·" for step in steps[thing.value :]), glyphs.FAINT, ids))
    return [*line, pen.Span(f" {thing.value}/{thing.most}", "bold", ids)]


def _content(bag: sc.Bag, marks: Marks) -> list[pen.Line]:
    """What is in a bag; of what is there once, the number is not told."""
    return [
        [*token(piece, (bag.id,), marks), pen.Span(f"×{count}" if count > 1 else "", glyphs.FAINT, (piece.id, bag.id))]
        for piece, count in bag.content
    ]


# -------------------------------------------------------------------- cards


def chip(thing: sc.Card, marks: Marks, outer: pen.Ids = ()) -> pen.Line:
    """A card in a line: number, icons and title; face down only its back."""
    ids = (thing.id, *outer)
    badge = marks.badge(thing.id, ids)
    if thing.face_down:
        return [
            *badge,
            pen.Span("▒▒ ", glyphs.FAINT, ids),
            *pen.spans(thing.label, marks.style(thing.id, glyphs.FAINT), ids),
        ]
    icons = glyphs.signs(thing.icons)
    if thing.number:
        line = [pen.Span(f" {thing.number} ", marks.style(thing.id, "bold #14100a on #c9bfa5"), ids)]
        return [*badge, *line, pen.Span(f" {icons}" if icons else "", "bold #e8d9b0", ids)]
    title = pen.spans(thing.label, marks.style(thing.id, f"bold {glyphs.shade(thing.colour)}"), ids)
    return [*badge, *title, pen.Span(f" {icons}" if icons else "", glyphs.FAINT, ids)]


def card(thing: sc.Card, width: int, marks: Marks, outer: pen.Ids = ()) -> list[pen.Line]:
    """A card with its text; the line in force, if only one is, stands out."""
    ids = (thing.id, *outer)
    if thing.strips:
        corner = thing.number + glyphs.signs(thing.icons)
        title = pen.spans(thing.label, marks.style(thing.id, f"bold {glyphs.shade(thing.colour)}"), ids)
        out = pen.wrapped([*marks.badge(thing.id, ids), *title, pen.Span(f" {corner}", glyphs.FAINT, ids)], width, 2)
        out += strips(thing.strips, width, marks, ids)
        out += pen.wrapped(pen.spans(thing.note, glyphs.IN_FORCE, ids), width) if thing.note else []
    else:
        out = pen.wrapped(chip(thing, marks, outer), width, 2)
    for number, text in enumerate(thing.lines):
        on = number == thing.active
        mark = pen.Span("▶ " if on else "  ", glyphs.IN_FORCE, ids)
        style = glyphs.IN_FORCE if on else glyphs.FAINT if thing.active >= 0 else "#c9bfa5"
        out += pen.wrapped([mark, *pen.spans(text, style, ids)], width, 2)
    if thing.tokens:
        out += pen.flow([token(piece, ids, marks) for piece in thing.tokens], width, 1)
    return out


def _row(thing: sc.Row, width: int, marks: Marks) -> list[pen.Line]:
    """Cards side by side as far as there is room; cards without text share lines."""
    out = [_title(thing, marks)] if thing.label and (thing.cards or any(thing.stacks)) else []
    outer = (thing.id,)
    if thing.cards and not any(one.lines or one.strips for one in thing.cards):
        after = ["→"] * (len(thing.cards) - 1) + ["↻"] if thing.ring else [""] * len(thing.cards)
        chips = [_with_note(one, sign, marks, outer) for one, sign in zip(thing.cards, after, strict=True)]
        out = pen.flow([*out, *chips], width)
    elif thing.cards:
        size = _column(min(len(thing.cards), thing.columns or len(thing.cards)), width)
        out += _columns([card(one, size, marks, outer) for one in thing.cards], size, width)
    stacks = [stack for stack in thing.stacks if stack]
    if stacks:
        size = _column(len(stacks), width)
        out += _columns([_stack(stack, size, marks, outer) for stack in stacks], size, width)
    return out


def _hand(thing: sc.Hand, width: int, marks: Marks) -> list[pen.Line]:
    """The cards of a hand; one that nobody here sees is only counted."""
    if thing.cards and all(one.face_down for one in thing.cards):
        back = pen.spans(thing.cards[0].label, glyphs.FAINT, (thing.id,))
        return pen.wrapped(
            [*_title(thing, marks), pen.Span(" ▒▒ ", glyphs.FAINT), *back, pen.Span(f" ×{len(thing.cards)}", "bold")],
            width,
            2,
        )
    return _row(sc.Row(id=thing.id, label=thing.label, cards=thing.cards), width, marks)


def _with_note(thing: sc.Card, sign: str, marks: Marks, outer: pen.Ids) -> pen.Line:
    """A card with its note, and a sign that leads on to the next."""
    note = [pen.Span(" "), *pen.spans(thing.note, glyphs.FAINT, (thing.id, *outer))] if thing.note else []
    return [*chip(thing, marks, outer), *note, *([pen.Span(f" {sign}", glyphs.FAINT)] if sign else [])]


def _stack(stack: tuple[sc.Card, ...], width: int, marks: Marks, outer: pen.Ids) -> list[pen.Line]:
    """Cards that lie on each other, under the note of the first one."""
    out = [pen.cut(pen.spans(stack[0].note, glyphs.FAINT, outer), width)] if stack[0].note else []
    for one in stack:
        out += card(one, width, marks, outer)
    return out


def _column(count: int, width: int) -> int:
    """The width of a column when so many blocks share the width."""
    fitting = max(1, min(count, (width + 2) // (COLUMN + 2)))
    return (width + 2) // fitting - 2


def _columns(blocks: list[list[pen.Line]], size: int, width: int) -> list[pen.Line]:
    """Blocks in as many columns as fit."""
    fitting = max(1, (width + 2) // (size + 2))
    out: list[pen.Line] = []
    for start in range(0, len(blocks), fitting):
        group = blocks[start : start + fitting]
        out += pen.beside(group, [size] * len(group))
    return out


# -------------------------------------------------------------------- notices, boards, grids


def _notice(thing: sc.Notice, width: int, marks: Marks) -> list[pen.Line]:
    """A few words, with the line in force marked."""
    out = pen.wrapped(_title(thing, marks), width)
    for number, text in enumerate(thing.lines):
        on = number == thing.active
        style = glyphs.IN_FORCE if on else "#c9bfa5"
        out += pen.wrapped(
            [pen.Span("▶ " if on else "· ", style, (thing.id,)), *pen.spans(text, style, (thing.id,))], width, 2
        )
    return out


def _board(thing: sc.Board, width: int, marks: Marks) -> list[pen.Line]:
    """Somebody's area under a ruled heading; the lead is crowned."""
    ids = (thing.id,)
    where = [pen.Span(" · ", glyphs.FAINT, ids), *pen.spans(thing.note, glyphs.FAINT, ids)] if thing.note else []
    lead = pen.Span(" ♛" if thing.lead else "", "bold #f2d45c", ids)
    head = [pen.Span("── ", glyphs.FAINT, ids), *_title(thing, marks), lead, *where, pen.Span(" ")]
    rule = [*head, pen.Span("─" * max(0, width - pen.length(head)), glyphs.FAINT, ids)]
    return [pen.cut(rule, width), *draw_all(list(thing.things), width, marks)]


def _ledger(thing: sc.Ledger, width: int, marks: Marks) -> list[pen.Line]:
    """A score sheet in a row, and what the turn under way would add."""
    lines = [[*pen.spans(score.label), *_points(score.points, score.more)] for score in thing.lines]
    feats = [pen.cut([pen.Span(f"{glyphs.sign('achievement')} "), *pen.spans(feat)], width) for feat in thing.feats]
    note = pen.wrapped(pen.spans(thing.note, glyphs.FAINT), width) if thing.note else []
    return [*pen.flow([[*_title(thing, marks), *_points(thing.total, thing.more)], *lines], width, 2), *note, *feats]


def _stock(thing: sc.Stock, width: int, marks: Marks) -> list[pen.Line]:
    """What can be chosen in a list of cards, a line each; of the rest only the names."""
    purse = [pen.Span(f" {thing.purse}", "bold", (thing.id,))] if thing.purse >= 0 else []
    out = pen.wrapped([*_title(thing, marks), *purse], width)
    for heading, wares in thing.shelves:
        out += pen.wrapped(pen.spans(heading, glyphs.HEAD), width)
        for ware in wares:
            if marks.has(ware.id):
                out += pen.wrapped([*_ware(ware, marks), pen.Span(" "), *pen.spans(ware.note, glyphs.FAINT)], width, 4)
        out += pen.flow([_ware(ware, marks) for ware in wares if not marks.has(ware.id)], width, 2)
    return out


def _ware(ware: sc.Ware, marks: Marks) -> pen.Line:
    ids = (ware.id,)
    level = f" [{ware.level}]" if ware.level else ""
    copies = f" ×{ware.copies}" if ware.copies > 1 else ""
    price = f" ({ware.price})" if ware.price >= 0 else ""
    name = pen.spans(ware.label, marks.style(ware.id, glyphs.FAINT), ids)
    return [*marks.badge(ware.id, ids), *name, pen.Span(f"{level}{copies}{price}", "", ids)]


def score_strip(thing: sc.Ledger, width: int) -> list[pen.Line]:
    """A score sheet in signs, for where there is little room."""
    lines = [
        [pen.Span(glyphs.sign(score.icon), glyphs.shade(score.colour)), *_points(score.points, score.more)]
        for score in thing.lines
    ]
    return pen.flow([[pen.Span("Σ", glyphs.HEAD), *_points(thing.total, thing.more)], *lines], width, 2)


def _points(points: int, more: int) -> pen.Line:
    return [pen.Span(f" {points}", "bold"), *([pen.Span(f" {more:+}", "bold #6db3f2")] if more else [])]


# -------------------------------------------------------------------- a closer look


def closer(thing: sc.AnyThing | sc.Die | sc.Strip, width: int) -> list[pen.Line]:
    """Everything a thing shows, for a closer look."""
    none = Marks()
    match thing:
        case sc.Deck():
            out = draw(thing, width, none)
            for one in thing.content:
                out += card(one, width, none)
            return out
        case sc.Bag():
            out = [_counted(thing, thing.count, none)]
            for piece, count in thing.content:
                out.append([*token(piece, (), none), pen.Span(" "), *pen.spans(piece.label), pen.Span(f" ×{count}", "bold")])
            return out
        case sc.Token():
            return pen.wrapped(
                [
                    pen.Span(glyphs.short(thing), f"bold {glyphs.shade(thing.colour)}"),
                    pen.Span("  "),
                    *pen.spans(thing.label, glyphs.HEAD),
                ],
                width,
            )
        case sc.Card():
            title = [] if not thing.number or thing.face_down else [pen.spans(thing.label, glyphs.HEAD)]
            note = [pen.spans(thing.note, glyphs.FAINT)] if thing.note else []
            return [*title, *card(thing, width, none), *note]
        case sc.Die():
            return [die(thing, none), pen.spans(thing.label)]
        case sc.Strip():
            return strip(thing, width, none, ())
        case _:
            return draw(thing, width, none)
