"""The 40 ordinary and 15 special monster tokens (FH-CMP-10, FH-CMP-11)."""

from typing import Final

from miskatonic.games.final_hour.cards.board import BLUE, COLOURS, RED
from miskatonic.games.final_hour.cards.sheets import KILLER, STALKER, SYMBOLS, WRECKER, Monster
from miskatonic.games.final_hour.cards.words import CHTHONIAN, DEEP_ONE, GHOUL_HORDE, STAR_SPAWN


def _both_colours(copies: int, health: int, *symbols: int) -> tuple[Monster, Monster]:
    """The same token with a blue and with a red band."""
    name = SYMBOLS[symbols[0]] if symbols else "lurker"
    blue, red = (Monster(f"{COLOURS[band]}-{name}-{health}", copies, band, health, symbols) for band in (BLUE, RED))
    return blue, red


ORDINARY_MONSTERS: Final = (
    *_both_colours(6, 1),
    *_both_colours(3, 1, KILLER),
    *_both_colours(2, 2, KILLER),
    *_both_colours(3, 1, STALKER),
    *_both_colours(2, 2, STALKER),
    *_both_colours(1, 3, STALKER),
    *_both_colours(2, 2, WRECKER),
    *_both_colours(1, 3, WRECKER),
)

# The bands of special monsters are ours: red deep ones keep Cthulhu's difficulties in order (docs/balance.md).
SPECIAL_MONSTERS: Final = (
    Monster("deep-one", 6, RED, 1, (STALKER,), DEEP_ONE),
    Monster("star-spawn", 3, BLUE, 3, (WRECKER, WRECKER), STAR_SPAWN),
    Monster("chthonian", 3, RED, 2, (WRECKER, STALKER), CHTHONIAN),
    Monster("ghoul-horde", 3, RED, 3, (KILLER,), GHOUL_HORDE),
)
