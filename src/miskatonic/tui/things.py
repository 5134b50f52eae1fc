"""Everything on a table but maps, as text: cards, decks, tracks, dice, bags, boards."""

from __future__ import annotations

from typing import Final, TypeGuard, assert_never

from miskatonic.scene import (
    AnyThing,
    Bag,
    Board,
    Card,
    Clock,
    Deck,
    Dice,
    Die,
    Grid,
    Hand,
    Ledger,
    Map,
    Notice,
    Row,
    Strip,
    Token,
    Track,
)
from miskatonic.tui.chart import listing, token
from miskatonic.tui.city import city
from miskatonic.tui.ink import Ids, Line, Span, beside, cut, flow, length, spans, wrapped
from miskatonic.tui.marks import Marks
from miskatonic.tui.signs import FAINT, HEAD, IN_FORCE, shade, short, sign, signs
from miskatonic.tui.strips import die, strip, strips

COLUMN: Final = 20
"""The least width of a card with its text."""
PIPS: Final = 15
"""Tracks up to this length are drawn as pips."""


def draw(thing: AnyThing, width: int, marks: Marks) -> list[Line]:
    """An element in lines of at most so many columns."""
    match thing:
        case Map():
            return listing(thing, width, marks)
        case Grid():
            return [_title(thing, marks), *city(thing, width, int(thing.small), marks)]
        case Row():
            return _row(thing, width, marks)
        case Hand():
            return _hand(thing, width, marks)
        case Card():
            return card(thing, width, marks)
        case Notice():
            return _notice(thing, width, marks)
        case Ledger():
            return _ledger(thing, width, marks)
        case Dice():
            return flow([_title(thing, marks), *(die(one, marks) for one in thing.dice)], width, 1)
        case Bag(content=content) if content:
            return flow([_counted(thing, thing.count, marks), *_content(thing, marks)], width, 1)
        case Board():
            return _board(thing, width, marks)
        case Deck() | Track() | Clock() | Token() | Bag():
            return wrapped(_small(thing, marks), width, 2)
        case _:
            assert_never(thing)


def draw_all(things: list[AnyThing], width: int, marks: Marks) -> list[Line]:
    """Elements one under another; small ones share lines."""
    out: list[Line] = []
    waiting: list[Line] = []
    for i, thing in enumerate(things):
        if i and (isinstance(thing, Board) or isinstance(things[i - 1], Board)):
            out += flow(waiting, width)
            waiting = []
            out += [[]] if out and out[-1] else []
        if _is_small(thing):
            waiting.append(_small(thing, marks))
        else:
            out += flow(waiting, width) + draw(thing, width, marks)
            waiting = []
    return out + flow(waiting, width)


# -------------------------------------------------------------------- small things


def _title(thing: AnyThing, marks: Marks, style: str = HEAD) -> Line:
    ids = (thing.id,)
    return [*marks.badge(thing.id, ids), *spans(thing.label, marks.style(thing.id, style), ids)]


def _counted(thing: Deck | Bag, count: int, marks: Marks) -> Line:
    return [*_title(thing, marks, "#d8d0c0"), Span(f" ×{count}", "bold", (thing.id,))]


def _is_small(thing: AnyThing) -> TypeGuard[Deck | Track | Clock | Token | Notice | Bag]:
    """Whether a thing takes part of a line."""
    match thing:
        case Deck() | Track() | Clock() | Token():
            return True
        case Notice():
            return not thing.lines
        case Bag():
            return not thing.content
        case Map() | Grid() | Row() | Hand() | Card() | Dice() | Board() | Ledger():
            return False
        case _:
            assert_never(thing)


def _small(thing: Deck | Track | Clock | Token | Notice | Bag, marks: Marks) -> Line:
    """A thing that takes part of a line."""
    ids = (thing.id,)
    match thing:
        case Deck():
            top = [Span(" "), *chip(thing.top, marks, ids)] if thing.top is not None else []
            return [*_counted(thing, thing.count, marks), *top]
        case Track():
            return _track(thing, marks)
        case Bag():
            return _counted(thing, thing.count, marks)
        case Clock():
            return [*_title(thing, marks), Span(f" ◷ {thing.value}/{thing.hours}", "bold", ids)]
        case Token():
            return [*token(thing, (), marks), Span(" "), *spans(thing.label, FAINT, ids)]
        case Notice():
            return spans(thing.label, "italic #e8d9b0", ids)
        case _:
            assert_never(thing)


def _track(thing: Track, marks: Marks) -> Line:
    ids = (thing.id,)
    ink = shade(thing.colour)
    mark = sign(thing.icon) if thing.icon else "●"
    line = [*_title(thing, marks, "#d8d0c0"), Span(" ", "", ids)]
    if thing.most <= PIPS:
        steps = [sign(thing.mark) if step in thing.marks else "" for step in range(1, thing.most + 1)]
        line.append(Span("".join(step or mark for step in steps[: thing.value]), f"bold {ink}", ids))
        line.append(Span("".join(step or "·" for step in steps[thing.value :]), FAINT, ids))
    return [*line, Span(f" {thing.value}/{thing.most}", "bold", ids)]


def _content(bag: Bag, marks: Marks) -> list[Line]:
    """What is in a bag; of what is there once, the number is not told."""
    return [
        [*token(piece, (bag.id,), marks), Span(f"×{count}" if count > 1 else "", FAINT, (piece.id, bag.id))]
        for piece, count in bag.content
    ]


# -------------------------------------------------------------------- cards


def chip(thing: Card, marks: Marks, outer: Ids = ()) -> Line:
    """A card in a line: number, icons and title; face down only its back."""
    ids = (thing.id, *outer)
    badge = marks.badge(thing.id, ids)
    if thing.face_down:
        return [*badge, Span("▒▒ ", FAINT, ids), *spans(thing.label, marks.style(thing.id, FAINT), ids)]
    icons = signs(thing.icons)
    if thing.number:
        line = [Span(f" {thing.number} ", marks.style(thing.id, "bold #14100a on #c9bfa5"), ids)]
        return [*badge, *line, Span(f" {icons}" if icons else "", "bold #e8d9b0", ids)]
    title = spans(thing.label, marks.style(thing.id, f"bold {shade(thing.colour)}"), ids)
    return [*badge, *title, Span(f" {icons}" if icons else "", FAINT, ids)]


def card(thing: Card, width: int, marks: Marks, outer: Ids = ()) -> list[Line]:
    """A card with its text; the line in force, if only one is, stands out."""
    ids = (thing.id, *outer)
    if thing.strips:
        corner = thing.number + signs(thing.icons)
        title = spans(thing.label, marks.style(thing.id, f"bold {shade(thing.colour)}"), ids)
        out = wrapped([*marks.badge(thing.id, ids), *title, Span(f" {corner}", FAINT, ids)], width, 2)
        out += strips(thing.strips, width, marks, ids)
        out += wrapped(spans(thing.note, IN_FORCE, ids), width) if thing.note else []
    else:
        out = wrapped(chip(thing, marks, outer), width, 2)
    for number, text in enumerate(thing.lines):
        on = number == thing.active
        mark = Span("▶ " if on else "  ", IN_FORCE, ids)
        style = IN_FORCE if on else FAINT if thing.active >= 0 else "#c9bfa5"
        out += wrapped([mark, *spans(text, style, ids)], width, 2)
    if thing.tokens:
        out += flow([token(piece, ids, marks) for piece in thing.tokens], width, 1)
    return out


def _row(thing: Row, width: int, marks: Marks) -> list[Line]:
    """Cards side by side as far as there is room; cards without text share lines."""
    out = [_title(thing, marks)] if thing.label and (thing.cards or any(thing.stacks)) else []
    outer = (thing.id,)
    if thing.cards and not any(one.lines or one.strips for one in thing.cards):
        out = flow([*out, *(_with_note(one, marks, outer) for one in thing.cards)], width)
    elif thing.cards:
        size = _column(min(len(thing.cards), thing.columns or len(thing.cards)), width)
        out += _columns([card(one, size, marks, outer) for one in thing.cards], size, width)
    stacks = [stack for stack in thing.stacks if stack]
    if stacks:
        size = _column(len(stacks), width)
        out += _columns([_stack(stack, size, marks, outer) for stack in stacks], size, width)
    return out


def _hand(thing: Hand, width: int, marks: Marks) -> list[Line]:
    """The cards of a hand; one that nobody here sees is only counted."""
    if thing.cards and all(one.face_down for one in thing.cards):
        back = spans(thing.cards[0].label, FAINT, (thing.id,))
        return wrapped([*_title(thing, marks), Span(" ▒▒ ", FAINT), *back, Span(f" ×{len(thing.cards)}", "bold")], width, 2)
    return _row(Row(id=thing.id, label=thing.label, cards=thing.cards), width, marks)


def _with_note(thing: Card, marks: Marks, outer: Ids) -> Line:
    note = [Span(" "), *spans(thing.note, FAINT, (thing.id, *outer))] if thing.note else []
    return [*chip(thing, marks, outer), *note]


def _stack(stack: tuple[Card, ...], width: int, marks: Marks, outer: Ids) -> list[Line]:
    """Cards that lie on each other, under the note of the first one."""
    out = [cut(spans(stack[0].note, FAINT, outer), width)] if stack[0].note else []
    for one in stack:
        out += card(one, width, marks, outer)
    return out


def _column(count: int, width: int) -> int:
    """The width of a column when so many blocks share the width."""
    fitting = max(1, min(count, (width + 2) // (COLUMN + 2)))
    return (width + 2) // fitting - 2


def _columns(blocks: list[list[Line]], size: int, width: int) -> list[Line]:
    """Blocks in as many columns as fit."""
    fitting = max(1, (width + 2) // (size + 2))
    out: list[Line] = []
    for start in range(0, len(blocks), fitting):
        group = blocks[start : start + fitting]
        out += beside(group, [size] * len(group))
    return out


# -------------------------------------------------------------------- notices, boards, grids


def _notice(thing: Notice, width: int, marks: Marks) -> list[Line]:
    """A few words, with the line in force marked."""
    out = wrapped(_title(thing, marks), width)
    for number, text in enumerate(thing.lines):
        on = number == thing.active
        style = IN_FORCE if on else "#c9bfa5"
        out += wrapped([Span("▶ " if on else "· ", style, (thing.id,)), *spans(text, style, (thing.id,))], width, 2)
    return out


def _board(thing: Board, width: int, marks: Marks) -> list[Line]:
    """Somebody's area under a ruled heading; the lead is crowned."""
    ids = (thing.id,)
    where = [Span(" · ", FAINT, ids), *spans(thing.note, FAINT, ids)] if thing.note else []
    lead = Span(" ♛" if thing.lead else "", "bold #f2d45c", ids)
    head = [Span("── ", FAINT, ids), *_title(thing, marks), lead, *where, Span(" ")]
    rule = [*head, Span("─" * max(0, width - length(head)), FAINT, ids)]
    return [cut(rule, width), *draw_all(list(thing.things), width, marks)]


def _ledger(thing: Ledger, width: int, marks: Marks) -> list[Line]:
    """A score sheet in a row, and what the turn under way would add."""
    lines = [[*spans(score.label), *_points(score.points, score.more)] for score in thing.lines]
    return flow([[*_title(thing, marks), *_points(thing.total, thing.more)], *lines], width, 2)


def _points(points: int, more: int) -> Line:
    return [Span(f" {points}", "bold"), *([Span(f" {more:+}", "bold #6db3f2")] if more else [])]


# -------------------------------------------------------------------- a closer look


def closer(thing: AnyThing | Die | Strip, width: int) -> list[Line]:
    """Everything a thing shows, for a closer look."""
    none = Marks()
    match thing:
        case Deck():
            out = draw(thing, width, none)
            for one in thing.content:
                out += card(one, width, none)
            return out
        case Bag():
            out = [_counted(thing, thing.count, none)]
            for piece, count in thing.content:
                out.append([*token(piece, (), none), Span(" "), *spans(piece.label), Span(f" ×{count}", "bold")])
            return out
        case Token():
            return wrapped([Span(short(thing), f"bold {shade(thing.colour)}"), Span("  "), *spans(thing.label, HEAD)], width)
        case Card():
            title = [] if not thing.number or thing.face_down else [spans(thing.label, HEAD)]
            note = [spans(thing.note, FAINT)] if thing.note else []
            return [*title, *card(thing, width, none), *note]
        case Die():
            return [die(thing, none), spans(thing.label)]
        case Strip():
            return strip(thing, width, none, ())
        case _:
            return draw(thing, width, none)
