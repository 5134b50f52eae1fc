"""How the screen is shared between the middle of the table, the cards and the decision."""

from __future__ import annotations

from typing import Final

from miskatonic.scene import Board, Grid, Map
from miskatonic.tui.chart import rows_needed

WIDE: Final = 130
"""From this many columns on, cards have a place of their own."""
TALL: Final = 36
NARROW: Final = 90
"""With fewer columns, map and table are shown by turns."""
USUAL: Final = 0.4
"""The part of the rows that a decision or cards may take where the middle needs all it can get."""
BOARD_ROWS: Final = 10
CARD_ROWS: Final = 8
"""What is left of a board that scrolls, and of the cards, before a long decision scrolls."""

Middle = Map | Grid | Board


class Room:
    """The rows and columns of the left side of the screen, and who may have them."""

    def __init__(self, columns: int, rows: int, board: Middle | None, *, turned: bool) -> None:
        wide = columns >= WIDE and rows >= TALL
        narrow = columns < NARROW
        self.width = columns if narrow else int(columns * (0.66 if wide else 0.63))
        self.rows = rows - 2
        self.enough = rows_needed(board, self.width - 2, at_ease=True) if isinstance(board, Map) else 0
        if rows < TALL and self.enough + 2 * CARD_ROWS > self.rows:
            self.enough = 0
        self.cards_under_the_map = wide or (self.enough > 0 and not (narrow and turned))
        least = rows_needed(board, self.width - 2, at_ease=False) if isinstance(board, Map) else BOARD_ROWS
        kept = (least or self.rows) + (CARD_ROWS if self.cards_under_the_map else 0)
        self.for_the_decision = max(4, int(self.rows * USUAL), self.rows - kept)
        if turned and narrow:
            self.for_the_decision = max(4, self.rows // 2)

    def for_the_cards(self, asked: int) -> int:
        """How many rows the cards may take under the map, beside a decision of so many."""
        if not self.enough:
            return int(self.rows * USUAL)
        return max(CARD_ROWS, self.rows - min(asked, self.for_the_decision) - self.enough)
