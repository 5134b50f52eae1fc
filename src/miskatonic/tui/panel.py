"""A part of the screen that shows lines of ink and tells what was touched."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from miskatonic.tui.ink import Ids, Line

Draw = Callable[[int, int], list[Line]]
"""From columns and rows to lines."""


class Touched(Message):
    """Something on the table was clicked: its ids from the innermost to the outermost."""

    def __init__(self, ids: Ids) -> None:
        super().__init__()
        self.ids = ids


class Pointed(Message):
    """The pointer moved over something on the table, or over nothing."""

    def __init__(self, ids: Ids) -> None:
        super().__init__()
        self.ids = ids


class Panel(Widget):
    """Lines made to measure; every span can be touched."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._draw: Draw = lambda width, height: []
        self._made: tuple[int, int, list[Line]] | None = None
        self._under: Ids = ()

    def show(self, draw: Draw) -> None:
        """Show something else."""
        self._draw = draw
        self._made = None
        self.refresh(layout=True)

    def lines(self, width: int, height: int) -> list[Line]:
        """What is shown at a size; made once."""
        if self._made is None or self._made[:2] != (width, height):
            self._made = (width, height, self._draw(width, height))
        return self._made[2]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return max(1, len(self._draw(width, 0)))

    def render_line(self, y: int) -> Strip:
        """One line in segments."""
        width, height = self.size.width, self.size.height
        lines = self.lines(width, height)
        if y >= len(lines):
            return Strip.blank(width, self.rich_style)
        base = self.rich_style
        segments = [Segment(span.text, base + Style.parse(span.style) if span.style else base) for span in lines[y]]
        return Strip(segments).adjust_cell_length(width, base)

    def at(self, x: int, y: int) -> Ids:
        """What lies at a cell."""
        lines = self.lines(self.size.width, self.size.height)
        if 0 <= y < len(lines):
            for span in lines[y]:
                x -= cell_len(span.text)
                if x < 0:
                    return span.ids
        return ()

    def on_click(self, event: Click) -> None:
        """Tell what was touched."""
        self.post_message(Touched(self.at(event.x, event.y)))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell what the pointer is over, when that changes."""
        under = self.at(event.x, event.y)
        if under != self._under:
            self._under = under
            self.post_message(Pointed(under))
