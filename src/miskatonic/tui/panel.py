"""A part of the screen that shows lines of ink and tells what was touched."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.containers import VerticalScroll
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
    """Lines made to measure; every span can be touched. It is as high as its lines, or fills the room it is given."""

    def __init__(self, *, id: str, fills: bool = False) -> None:
        super().__init__(id=id)
        self.fills = fills
        self._draw: Draw = lambda width, height: []
        self._made: tuple[int, int, list[Line]] | None = None
        self._strips: list[Strip] | None = None
        self._under: Ids = ()

    def show(self, draw: Draw) -> None:
        """Show something else."""
        width = self.size.width
        before = len(self.lines(width)) if width else -1
        self._draw = draw
        self._made = self._strips = None
        self.refresh(layout=not self.fills and (not width or len(self.lines(width)) != before))

    def lines(self, width: int) -> list[Line]:
        """What is shown at a width; made once."""
        height = self.size.height if self.fills else 0
        if self._made is None or self._made[:2] != (width, height):
            self._made = (width, height, self._draw(width, height))
            self._strips = None
        return self._made[2]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return max(1, len(self.lines(width)))

    def render_line(self, y: int) -> Strip:
        """One line in segments."""
        lines = self.lines(self.size.width)
        base = self.rich_style
        if self._strips is None:
            self._strips = [strip(line, self.size.width, base) for line in lines]
        return self._strips[y] if y < len(lines) else Strip.blank(self.size.width, base)

    def at(self, x: int, y: int) -> Ids:
        """What lies at a cell."""
        lines = self.lines(self.size.width)
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


class Scrolled(VerticalScroll):
    """A box that says on its lower edge when there is more below."""

    more = ""

    def watch_scroll_y(self, old: float, new: float) -> None:
        """Scrolled."""
        super().watch_scroll_y(old, new)
        self.tell()

    def watch_virtual_size(self) -> None:
        """There is more or less in it now."""
        self.call_after_refresh(self.tell)

    def on_resize(self) -> None:
        """There is more or less room for it now."""
        self.call_after_refresh(self.tell)

    def tell(self) -> None:
        """Say whether there is more below."""
        self.border_subtitle = self.more if self.scroll_y < self.max_scroll_y else ""


def strip(line: Line, width: int, base: Style) -> Strip:
    """A line as the screen wants it."""
    segments = [Segment(span.text, base + Style.parse(span.style) if span.style else base) for span in line]
    return Strip(segments).adjust_cell_length(width, base)
