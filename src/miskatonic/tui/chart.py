"""A map as text: places as small blocks at their coordinates, paths as dotted lines between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from rich.cells import cell_len

from miskatonic.scene import Arrow, Map, Place, Token
from miskatonic.text.parts import flat
from miskatonic.tui import ink as pen
from miskatonic.tui import signs
from miskatonic.tui.marks import Marks

LEVELS: Final = ((28, 4), (22, 4), (22, 3), (17, 3), (17, 2), (14, 2), (11, 2))
"""How wide a place may be and how many lines it has, from roomy to tight."""
PUSHES: Final = 200
APART: Final = 16
"""Places this far apart on the map must not change sides in the drawing."""
SLOT: Final = 4
"""The columns that a slot takes, so that a place does not change its width when monsters come and go."""
OPEN: Final = 18
"""The columns of a place without slots, where anything may lie."""
NAMELESS: Final = 2
"""As many slots would make a place without a name of its own as wide as it is."""
FEW: Final = 8
"""A map of so few places can do with less than the room there is."""
HIGHEST: Final = 40


@dataclass
class Block:
    """Where a place is drawn: its upper left corner and its size, which do not depend on what lies there."""

    at: tuple[float, float]
    width: int
    height: int
    x: int = 0
    y: int = 0


def chart(thing: Map, width: int, height: int, marks: Marks) -> list[pen.Line]:
    """The map in so many columns and rows; as a plain list where that is too few."""
    found = _layout(_plan(thing), width, height, _levels(thing))
    if found is None:
        return listing(thing, width, marks)
    return _draw(thing, found, width, height, marks)


def rows_taken(thing: Map, width: int, height: int, marks: Marks) -> int:
    """How many of so many rows a map takes: all of them, or fewer where it is a short list."""
    drawn = _layout(_plan(thing), width, height, _levels(thing)) is not None
    return height if drawn else min(height, len(listing(thing, width, marks)))


def rows_needed(thing: Map, width: int, *, at_ease: bool) -> int:
    """The fewest rows in which a small map is true to its plan, or so with rows between its places; 0 for a large map."""
    if len(thing.places) > FEW:
        return 0
    tall = _levels(thing)[0][1] if at_ease else 0
    for height in range(1, HIGHEST):
        found = _layout(_plan(thing), width, height, _levels(thing))
        if found is None or found[0].height < tall or not _is_true(found):
            continue
        if not at_ease or not any(_cover(a, b, (1, 1)) for a, b in combinations(found, 2)):
            return height
    return 0


def listing(thing: Map, width: int, marks: Marks) -> list[pen.Line]:
    """The map as a list: places where something lies or can be done, a line or two each, then the names of all others."""
    lines: list[pen.Line] = []
    others: list[pen.Line] = []
    for place in thing.places:
        lies = bool(place.tokens or place.slots)
        if lies or place.markers or place.figures or marks.badge(place.id, ()):
            lines += _lines(place, thing, width, 2, marks)[: 1 + lies]
        else:
            others.append([pen.Span(_title(place), f"bold {signs.shade(place.colour)}", (place.id,))])
    return [*lines, *pen.flow(others, width)]


# -------------------------------------------------------------------- a place


def token(piece: Token, outer: pen.Ids, marks: Marks) -> pen.Line:
    """A token in a few characters, with its highlight."""
    ids = (piece.id, *outer)
    style = signs.shade(piece.colour) + (" reverse" if piece.shape == "figure" else " bold")
    text = signs.short(piece)
    if piece.turned:
        text, style = text + "ʹ", style + " italic"
    return [*marks.badge(piece.id, ids), pen.Span(text, marks.style(piece.id, style), ids)]


def _row(chunks: list[pen.Line], width: int) -> pen.Line:
    """Chunks with a space between them, or without where there is no room."""
    gap = [pen.Span(" ")] if sum(pen.length(chunk) + 1 for chunk in chunks) <= width + 1 else []
    line: pen.Line = []
    for i, chunk in enumerate(chunks):
        line.extend(gap if i else [])
        line.extend(chunk)
    return line


def _arrows(place: Place, thing: Map) -> list[pen.Line]:
    """Where the arrows of a place lead, told by letter and by line as well as by colour."""
    numbers = {other.id: other.number for other in thing.places}
    return [
        [pen.Span(f"{arrow_sign(arrow)}{numbers[arrow.b]}", signs.shade(arrow.colour))]
        for arrow in thing.arrows
        if arrow.a == place.id
    ]


def arrow_sign(arrow: Arrow) -> str:
    """An arrow in two characters: its letter, and whether it keeps to the paths."""
    return f"{arrow.badge or arrow.colour[:1]}{'⇢' if arrow.dashed else '→'}"


def _plan(thing: Map) -> tuple[tuple[float, float, int, int], ...]:
    """What the drawing of a map depends on: for each place where it is, the length of its title, and its slots."""
    return tuple(
        (place.x, place.y, cell_len(_title(place)), place.slots or NAMELESS * _is_nameless(place)) for place in thing.places
    )


def _levels(thing: Map) -> tuple[tuple[int, int], ...]:
    """How large places may be: the fourth line is for arrows."""
    return LEVELS if thing.arrows else tuple(level for level in LEVELS if level[1] < 4)


def _title(place: Place) -> str:
    name = "" if _is_nameless(place) else flat(place.label)
    return f"{signs.PATTERNS.get(place.pattern, '')}{place.number} {name}".strip()


def _is_nameless(place: Place) -> bool:
    """Whether a place is called by its number alone."""
    return bool(place.number) and flat(place.label).split()[-1:] == [place.number]


def _lines(place: Place, thing: Map, width: int, tall: int, marks: Marks) -> list[pen.Line]:
    """A place in two to four lines."""
    ids = (place.id,)
    badge = marks.badge(place.id, ids)
    title = pen.Span(_title(place), marks.style(place.id, f"bold {signs.shade(place.colour)}"), ids)
    slots = [token(piece, ids, marks) for piece in place.tokens]
    slots += [[pen.Span("▫", signs.FAINT, ids)]] * (place.slots - len(place.tokens))
    beside = [token(piece, ids, marks) for piece in (*place.markers, *place.figures)]
    arrows = _arrows(place, thing)
    if tall == 2:
        room = width - pen.length(badge) - sum(pen.length(chunk) + 1 for chunk in beside)
        lines = [_row([[*badge, *pen.cut([title], room)], *beside], width), _row(slots, width)]
    else:
        rest = [_row(beside, width), _row(arrows, width)] if tall == 4 else [_row([*beside, *arrows], width)]
        lying = [_row(slots, width)]
        if pen.length(lying[0]) > width:
            lying = pen.flow(slots, width, 1)
            rest = [line for line in rest if line]
        lines = [[*badge, *pen.cut([title], width - pen.length(badge))], *lying, *rest, *[[]] * tall][:tall]
    back = f"on {signs.ground(place.colour)}"
    return [
        [
            pen.Span(span.text, span.style if " on " in span.style else f"{span.style} {back}".strip(), span.ids or ids)
            for span in pen.padded(line, width, "", ids)
        ]
        for line in lines
    ]


# -------------------------------------------------------------------- where blocks go


@lru_cache(maxsize=64)
def _layout(
    places: tuple[tuple[float, float, int, int], ...], width: int, height: int, levels: tuple[tuple[int, int], ...]
) -> list[Block] | None:
    """Where every place goes, at the roomiest level that fits; None when none does.

    A place is given by its coordinates, the length of its title and its slots.
    """
    fitting: list[list[Block]] = []
    for wide, tall in levels:
        blocks = [Block((x, y), min(wide, max(title + 2, slots * SLOT or OPEN) + 1), tall) for x, y, title, slots in places]
        if _arrange(blocks, width, height):
            fitting.append(blocks)
            if _is_true(blocks):
                return blocks
    return fitting[0] if fitting else None


def _arrange(blocks: list[Block], width: int, height: int) -> bool:
    """Put the blocks at their coordinates, push them apart, and say whether none covers another."""
    if any(block.width > width or block.height > height for block in blocks):
        return False
    if sum((block.width + 1) * block.height for block in blocks) > width * height:
        return False
    xs = [block.at[0] for block in blocks]
    ys = [block.at[1] for block in blocks]
    for block in blocks:
        block.x = round((block.at[0] - min(xs)) / max(1, max(xs) - min(xs)) * (width - block.width))
        block.y = round((block.at[1] - min(ys)) / max(1, max(ys) - min(ys)) * (height - block.height))
    for turn in range(PUSHES):
        gap = (3, 1) if turn < PUSHES // 2 else (1, 0)  # once it is tight, blocks may stand line to line
        pushed = [_push(a, b, width, height, gap) for a, b in combinations(blocks, 2)]
        if not any(pushed):
            return True
    return not any(_cover(a, b, (1, 0)) for a, b in combinations(blocks, 2))


def _is_true(blocks: list[Block]) -> bool:
    """Whether what lies clearly above or left of something on the map does so in the drawing."""
    return not any(
        (b.at[1] - a.at[1] >= APART and b.y <= a.y)
        or (a.at[1] - b.at[1] >= APART and a.y <= b.y)
        or (b.at[0] - a.at[0] >= APART and b.x <= a.x)
        or (a.at[0] - b.at[0] >= APART and a.x <= b.x)
        for a, b in combinations(blocks, 2)
    )


def _cover(a: Block, b: Block, gap: tuple[int, int]) -> bool:
    """Whether two blocks are nearer than so many columns and rows."""
    across = a.x < b.x + b.width + gap[0] and b.x < a.x + a.width + gap[0]
    return across and a.y < b.y + b.height + gap[1] and b.y < a.y + a.height + gap[1]


def _push(a: Block, b: Block, width: int, height: int, gap: tuple[int, int]) -> bool:
    """Push two blocks that cover each other one step apart, the cheaper way; a row is as dear as three columns."""
    if not _cover(a, b, gap):
        return False
    left, right = (a, b) if a.x + a.width / 2 <= b.x + b.width / 2 else (b, a)
    upper, lower = (a, b) if a.y + a.height / 2 <= b.y + b.height / 2 else (b, a)
    across = left.x + left.width + gap[0] - right.x
    down = upper.y + upper.height + gap[1] - lower.y
    room_down = upper.y > 0 or lower.y + lower.height < height
    room_across = left.x > 0 or right.x + right.width < width
    if (down * 3 <= across and room_down) or not room_across:
        upper.y = max(0, upper.y - (1 if upper.y > 0 else 0))
        lower.y = min(height - lower.height, lower.y + 1)
    else:
        left.x = max(0, left.x - 1)
        right.x = min(width - right.width, right.x + 1)
    return True


# -------------------------------------------------------------------- drawing


def _draw(thing: Map, blocks: list[Block], width: int, height: int, marks: Marks) -> list[pen.Line]:
    """Paths first, blocks over them, what lies on paths last."""
    cells: list[list[pen.Span]] = [[pen.Span(" ")] * width for _ in range(height)]
    taken: set[tuple[int, int]] = set()
    where = {place.id: block for place, block in zip(thing.places, blocks, strict=True)}
    for block in blocks:
        taken.update((x, y) for x in range(block.x, block.x + block.width) for y in range(block.y, block.y + block.height))
    labels: list[tuple[int, int, pen.Line]] = []
    for path in thing.paths:
        a, b = where[path.a], where[path.b]
        ids = (path.id,)
        free = [spot for spot in _between(a, b) if spot not in taken]
        ink = f"bold {signs.SHADES['yellow']}" if marks.has(path.id) else signs.WAY
        dot = pen.Span("●" if marks.has(path.id) else "•", ink, ids)
        for x, y in free:
            cells[y][x] = dot
        if free:
            line = marks.badge(path.id, ids) + (token(path.token, ids, marks) if path.token else [])
            labels.append((*free[len(free) // 2], line))
    for place, block in zip(thing.places, blocks, strict=True):
        for dy, line in enumerate(_lines(place, thing, block.width, block.height, marks)):
            _write(cells, block.x, block.y + dy, line, width)
    for x, y, line in labels:
        x = max(0, min(x, width - pen.length(line)))
        if not any((x + i, y) in taken for i in range(pen.length(line))):
            _write(cells, x, y, line, width)
        else:
            spot = next((s for s in _around(x, y) if _fits(s, pen.length(line), taken, width, height)), None)
            if spot is not None:
                _write(cells, *spot, line, width)
    return [_joined(row) for row in cells]


def _around(x: int, y: int) -> list[tuple[int, int]]:
    """Spots near a spot, the nearest first."""
    near = [(x + dx, y + dy) for dx in range(-8, 9) for dy in range(-2, 3)]
    return sorted(near, key=lambda spot: abs(spot[0] - x) + 3 * abs(spot[1] - y))


def _fits(spot: tuple[int, int], size: int, taken: set[tuple[int, int]], width: int, height: int) -> bool:
    x, y = spot
    inside = x >= 0 and x + size <= width and 0 <= y < height
    return inside and not any((x + i, y) in taken for i in range(size))


def _between(a: Block, b: Block) -> list[tuple[int, int]]:
    """The cells of a straight line between the middles of two blocks."""
    x1, y1 = a.x + a.width // 2, a.y + a.height // 2
    x2, y2 = b.x + b.width // 2, b.y + b.height // 2
    steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
    return [(round(x1 + (x2 - x1) * i / steps), round(y1 + (y2 - y1) * i / steps)) for i in range(steps + 1)]


def _write(cells: list[list[pen.Span]], x: int, y: int, line: pen.Line, width: int) -> None:
    for span in line:
        for letter in span.text:
            if x < width:
                cells[y][x] = pen.Span(letter, span.style, span.ids)
            x += max(1, cell_len(letter))


def _joined(row: list[pen.Span]) -> pen.Line:
    """Neighbours of one look as one span."""
    out: pen.Line = []
    for cell in row:
        if out and out[-1].style == cell.style and out[-1].ids == cell.ids:
            out[-1] = pen.Span(out[-1].text + cell.text, cell.style, cell.ids)
        else:
            out.append(cell)
    return out
