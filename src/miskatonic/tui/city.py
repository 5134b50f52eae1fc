"""A grid as text: roads in box characters along the edges of its locations, and a pen that walks along them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from miskatonic.scene import Corner, Grid, Lot, Street
from miskatonic.text.parts import flat
from miskatonic.tui.ink import Ids, Line, Span, cut
from miskatonic.tui.marks import Marks
from miskatonic.tui.signs import CHOSEN, FAINT, HEAD, shade, sign

TENTHS: Final = 10
HALVES: Final = {"N": -3, "S": 3}
"""How far the half of a location by a river lies off its middle."""
MARGIN: Final = 3
"""Columns to the left, for the numbers of the rows."""
EDGE: Final = 4
"""Columns to the right, for the last road and the numbers of crossroads."""
WIDEST, NARROWEST = 10, 5
TALL, LOW = 3, 2
"""Columns and rows from one crossroads to the next."""

ACROSS, DOWN = 0, 1
RODS: Final = {
    "": "─│",
    "drawn": "━┃",
    "new": "═║",
    "route": "━┃",
    "erased": "╌╎",
    "barred": "××",
}
BEDS: Final = {"canal": "≈≈", "path": "··", "bridge": "╌╎", "dead-end": "─│"}
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where roads meet, by the sum of their ways: 1 up, 2 right, 4 down, 8 left."""
UP, RIGHT, UNDER, LEFT = 1, 2, 4, 8
INKS: Final = {"drawn": "bold #f0ead8", "new": "bold #6db3f2", "route": "bold #f2d45c", "barred": "bold #f2777a"}
WATER: Final = "#4f8fb0"


class Cell(NamedTuple):
    """One character of the drawing."""

    sign: str
    style: str
    ids: Ids


BLANK: Final = Cell(" ", "", ())


class City:
    """The drawing of a grid in a room of so many columns and rows."""

    def __init__(self, grid: Grid, width: int, height: int, marks: Marks, pen: str = "") -> None:
        self.grid = grid
        self.marks = marks
        self.pen = pen
        self.wide = max(NARROWEST, min(WIDEST, (width - MARGIN - EDGE) // max(1, grid.columns)))
        self.high = TALL if not height or height >= TALL * grid.rows + 2 else LOW
        self.corners = {corner.id: corner for corner in grid.corners}
        self.ways: dict[tuple[int, int], int] = {}
        """The roads that meet at a point, and below those along which something is drawn."""
        self.inked: dict[tuple[int, int], int] = {}
        size = MARGIN + grid.columns * self.wide + EDGE
        self.cells = [[BLANK] * size for _ in range(grid.rows * self.high + 2)]

    def spot(self, x: int, y: int) -> tuple[int, int]:
        """The column and row of a point, whose coordinates are tenths of a location."""
        return MARGIN + round(x * self.wide / TENTHS), 1 + round(y * self.high / TENTHS)

    def put(self, x: int, y: int, text: str, style: str, ids: Ids = ()) -> None:
        """Write some characters."""
        for i, letter in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + i < len(self.cells[y]):
                self.cells[y][x + i] = Cell(letter, style, ids)

    def lines(self) -> list[Line]:
        """Everything, line by line."""
        grid = self.grid
        for n in range(grid.columns):
            self.put(MARGIN + n * self.wide + self.wide // 2, 0, str(n + 1), HEAD)
        for n in range(grid.rows):
            self.put(0, 2 + n * self.high, str(n + 1), HEAD)
        for n in range(grid.columns + 1):
            self.put(MARGIN + n * self.wide, 0, chr(ord("A") + n), FAINT)
        for n in range(grid.rows + 1):
            self.put(MARGIN + grid.columns * self.wide + EDGE - 1, 1 + n * self.high, str(n + 1), FAINT)
        if grid.river:
            y = 1 + (grid.river - 1) * self.high + self.high // 2
            self.put(MARGIN, y, "≈" * (grid.columns * self.wide), WATER, (grid.id,))
        for lot in grid.lots:
            self.lot(lot)
        for street in sorted(grid.streets, key=lambda street: self.marks.has(street.id)):
            self.street(street)
        for corner in grid.corners:
            self.corner(corner)
        return [_spans(row) for row in self.cells]

    # ---------------------------------------------------------------- parts

    def lot(self, lot: Lot) -> None:
        """What a location is, and below it who stands there."""
        ids = (lot.id, self.grid.id)
        style = self.marks.style(lot.id, shade(lot.colour))
        aside = int(self.wide > NARROWEST + 1)  # a second road may run beside the first
        x = MARGIN + (lot.column - 1) * self.wide + 1 + aside
        y = 2 + (lot.row - 1) * self.high
        room = self.wide - 1 - 2 * aside
        what = sign(lot.icon) + lot.badge if lot.icon else "·"
        if lot.state:
            what += {"chosen": "◄", "crossed": "✕", "lost": "✕", "route": "✓"}.get(lot.state, "")
        what += "".join(sign(token.icon) for token in lot.tokens)
        key = "".join(span.text for span in self.marks.badge(lot.id, ids))
        crowd = [(f"{colour[:1]}{n}", shade(colour)) for colour, n in lot.crowd]
        if self.high == LOW or lot.part:
            y += 1 if lot.part == "S" and self.high > LOW else 0
            self.put(x, y, f"{key}{what}"[:room].ljust(room), style, ids)
            x, room = x + len(key + what), room - len(key + what)
        else:
            self.put(x, y, f"{key}{what}".center(room)[:room], style, ids)
            self.put(x, y + 1, " " * room, style if self.marks.has(lot.id) else "", ids)
            x, y, room = x + 1, y + 1, room - 1
        for said, hue in crowd:
            if len(said) <= room:
                self.put(x, y, said, f"bold {hue}", ids)
            x, room = x + len(said) + 1, room - len(said) - 1

    def street(self, street: Street) -> None:
        """A road, and what is drawn along it."""
        a, b = self.corners.get(street.a), self.corners.get(street.b)
        if a is None or b is None:
            return
        points = [(a.x, a.y), *([street.via] if street.via else []), (b.x, b.y)]
        for one, other in pairwise(points):
            self.join(street, one, other)
            self.stretch(street, self.spot(*one), self.spot(*other))
        if street.via:
            self.put(*self.spot(*street.via), self.junction(street.via), self.look(street), (street.id, self.grid.id))
        if street.step:
            x, y = self.spot((a.x + b.x) // 2, (a.y + b.y) // 2)
            self.put(x, y, str(street.step), INKS["route"], (street.id, self.grid.id))

    def join(self, street: Street, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Remember at both ends of a straight road that it leads there."""
        (ax, ay), (bx, by) = sorted([one, other])
        ways = {(True, False): (RIGHT, LEFT), (False, True): (UNDER, UP)}.get((ay == by, ax == bx), (0, 0))
        for point, way in zip(((ax, ay), (bx, by)), ways, strict=True):
            self.ways[point] = self.ways.get(point, 0) | way
            if street.drawn in ("drawn", "new", "route"):
                self.inked[point] = self.inked.get(point, 0) | way

    def junction(self, point: tuple[int, int]) -> str:
        """How roads meet at a point; what is drawn there stands out."""
        inked = self.inked.get(point, 0)
        return HEAVY[inked] if inked else LIGHT[self.ways.get(point, 0)]

    def look(self, street: Street) -> str:
        """The style of a road."""
        plain = INKS.get(street.drawn) or (WATER if street.kind == "canal" else FAINT)
        return self.marks.style(street.id, plain)

    def stretch(self, street: Street, one: tuple[int, int], other: tuple[int, int]) -> None:
        """A straight part of a road; of two side by side each has a half of the way."""
        (ax, ay), (bx, by) = sorted([one, other])
        rods = RODS.get(street.drawn, RODS[""])
        if not street.drawn:
            rods = BEDS.get(street.kind, rods)
        ids = (street.id, self.grid.id)
        style = self.look(street)
        if ay == by:
            from_x, to_x = ax + 1, bx
            middle = (from_x + to_x) // 2
            if street.side:
                from_x, to_x = (from_x, middle) if street.side < 0 else (middle, to_x)
            self.put(from_x, ay, rods[ACROSS] * (to_x - from_x), style, ids)
        elif ax == bx:
            for y in range(min(ay, by) + 1, max(ay, by)):
                self.put(ax + street.side, y, rods[DOWN], style, ids)
        else:
            stroke = "╲" if (by - ay) > 0 else "╱"
            for y in range(min(ay, by) + 1, max(ay, by)):
                self.put(ax + (bx - ax) * (y - ay) // (by - ay), y, stroke, style, ids)

    def corner(self, corner: Corner) -> None:
        """A crossroads, with what stands there; visited ones stand out."""
        ids = (corner.id, self.grid.id)
        point = corner.x, corner.y
        text = sign(corner.icon) if corner.icon else "∩" if corner.kind == "bridge" else self.junction(point)
        plain = INKS["new"] if corner.circled else shade(corner.colour) if corner.kind else FAINT
        if not corner.kind and point in self.inked:
            plain = INKS["drawn"]
        style = CHOSEN if corner.id == self.pen else self.marks.style(corner.id, plain)
        self.put(*self.spot(corner.x, corner.y), text if corner.id != self.pen or corner.kind else "✎", style, ids)
        for i, token in enumerate(corner.tokens):
            x, y = self.spot(corner.x, corner.y)
            self.put(x + 1 + i, y, sign(token.icon) or flat(token.label)[:1], shade(token.colour), (token.id, *ids))


def city(grid: Grid, width: int, height: int, marks: Marks, pen: str = "") -> list[Line]:
    """A grid in box characters."""
    return [cut(line, width) for line in City(grid, width, height, marks, pen).lines()]


def _spans(row: list[Cell]) -> Line:
    """Cells that look alike and stand for the same make one span."""
    out: Line = []
    for cell in row:
        if out and (out[-1].style, out[-1].ids) == (cell.style, cell.ids):
            out[-1] = Span(out[-1].text + cell.sign, cell.style, cell.ids)
        else:
            out.append(Span(cell.sign, cell.style, cell.ids))
    return out


# -------------------------------------------------------------------- walking


def towards(grid: Grid, pen: str, across: int, down: int, wanted: Marks) -> Street | None:
    """The road that leads from a crossroads in a direction; of two side by side one that can be chosen."""
    corners = {corner.id: corner for corner in grid.corners}
    here = corners[pen]
    found: list[Street] = []
    for street in grid.streets:
        if pen in (street.a, street.b):
            end = corners[street.b if street.a == pen else street.a]
            x, y = street.via or (end.x, end.y)
            if (x - here.x) * across + (y - here.y) * down > abs((x - here.x) * down) + abs((y - here.y) * across):
                found.append(street)
    return min(found, key=lambda street: not wanted.has(street.id), default=None)


def far_end(street: Street, pen: str) -> str:
    """Where a road leads from a crossroads."""
    return street.b if street.a == pen else street.a


def put_down(grid: Grid, pen: str, marks: Marks) -> str:
    """Where a pen goes on: where it is if a road can be chosen there, else where most can; nowhere if there are none."""
    ends = [end for street in grid.streets if marks.has(street.id) for end in (street.a, street.b)]
    return pen if pen in ends else max(ends, key=ends.count, default="")


def nearest(grid: Grid, here: str, across: int, down: int, marks: Marks) -> str:
    """The next location or crossroads that can be chosen, from one of them in a direction; itself when there is none."""
    spots = {lot.id: (TENTHS * lot.column - 5, TENTHS * lot.row - 5 + HALVES.get(lot.part, 0)) for lot in grid.lots}
    spots |= {corner.id: (corner.x, corner.y) for corner in grid.corners}
    x, y = spots[here]
    best, least = here, 0.0
    for id, (ox, oy) in spots.items():
        along = (ox - x) * across + (oy - y) * down
        aside = abs((ox - x) * down) + abs((oy - y) * across)
        if marks.has(id) and along > 0 and (best == here or along + 2 * aside < least):
            best, least = id, along + 2 * aside
    return best
