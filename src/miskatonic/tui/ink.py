"""Styled text that knows what it stands for: lines of spans, each with the ids of what one touches by clicking it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size

from miskatonic.text.parts import Icon, Ref, Text

Ids = tuple[str, ...]
"""What lies under the pointer, from the innermost thing to the outermost."""


@dataclass(frozen=True, slots=True)
class Span:
    """Some characters of one look."""

    text: str
    style: str = ""
    ids: Ids = ()


Line = list[Span]


def length(line: Iterable[Span]) -> int:
    """How many columns a line takes.

    >>> length([Span("ab"), Span("c")])
    3
    """
    return sum(cell_len(span.text) for span in line)


def cut(line: Line, width: int) -> Line:
    """The line, no longer than so many columns; what is lost is shown by an ellipsis.

    >>> "".join(span.text for span in cut([Span("Orne Library")], 6))
    'Orne …'
    """
    if length(line) <= width:
        return line
    out: Line = []
    left = max(0, width - 1)
    for span in line:
        size = cell_len(span.text)
        if size > left:
            out.append(Span(set_cell_size(span.text, left) + "…", span.style, span.ids))
            return out
        out.append(span)
        left -= size
    return out


def padded(line: Line, width: int, style: str = "", ids: Ids = ()) -> Line:
    """The line with exactly so many columns."""
    line = cut(line, width)
    rest = width - length(line)
    return [*line, Span(" " * rest, style, ids)] if rest > 0 else line


def spans(text: Text, style: str = "", ids: Ids = ()) -> Line:
    """A text as a line; names of symbols and components stand out a little."""
    out: Line = []
    for part in text:
        if isinstance(part, Icon):
            out.append(Span(part.say, f"{style} bold".strip(), ids))
        elif isinstance(part, Ref):
            out.append(Span(part.say, f"{style} italic".strip(), ids))
        else:
            out.append(Span(part, style, ids))
    return out


def wrapped(line: Line, width: int, indent: int = 0) -> list[Line]:
    """The line broken between words; lines after the first are indented.

    >>> ["".join(s.text for s in line) for line in wrapped([Span("one two three")], 8)]
    ['one two', 'three']
    >>> ["".join(s.text for s in line) for line in wrapped([Span("lose 1 "), Span("health", "bold"), Span(".")], 13)]
    ['lose 1', 'health.']
    """
    width = max(width, indent + 4)
    out: list[Line] = [[]]
    used = 0

    def new_line() -> int:
        out.append([Span(" " * indent)] if indent else [])
        return indent

    for word in _words(line):
        size = length(word) - (1 if word[-1].text.endswith(" ") else 0)
        if used + size > width and used > indent:
            used = new_line()
        for span in word:
            text = span.text
            while cell_len(text.rstrip()) > width - used:
                head = set_cell_size(text, width - used)
                out[-1].append(Span(head, span.style, span.ids))
                text = text[len(head) :]
                used = new_line()
            out[-1].append(Span(text, span.style, span.ids))
            used += cell_len(text)
    for broken in out[:-1]:
        if broken:
            broken[-1] = Span(broken[-1].text.rstrip(), broken[-1].style, broken[-1].ids)
    return out


def _words(line: Line) -> list[Line]:
    """The words of a line, each with the space after it; a word can be of several spans."""
    words: list[Line] = [[]]
    for span in line:
        pieces = span.text.split(" ")
        for i, piece in enumerate(pieces):
            last = i == len(pieces) - 1
            if piece or not last:
                words[-1].append(Span(piece if last else piece + " ", span.style, span.ids))
            if not last:
                words.append([])
    return [word for word in words if word]


def flow(chunks: list[Line], width: int, gap: int = 2) -> list[Line]:
    """Short lines set one after another, as many in a row as fit."""
    out: list[Line] = []
    used = 0
    for chunk in chunks:
        size = length(chunk)
        if out and used + gap + size <= width:
            out[-1] = [*out[-1], Span(" " * gap), *chunk]
            used += gap + size
        else:
            out.extend(wrapped(chunk, width, 2))
            used = length(out[-1]) if out else 0
    return out


def beside(blocks: list[list[Line]], widths: list[int], gap: int = 2) -> list[Line]:
    """Blocks of lines side by side, each in a column of its own."""
    height = max((len(block) for block in blocks), default=0)
    out: list[Line] = []
    for y in range(height):
        line: Line = []
        for i, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            if i:
                line.append(Span(" " * gap))
            line.extend(padded(block[y] if y < len(block) else [], width))
        out.append(line)
    return out
