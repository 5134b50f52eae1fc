"""The 30 priority cards (FH-CMP-05, FH-CMP-24): the middle of the scale carries no omen, its ends one or two."""

from typing import Final

from miskatonic.games.final_hour.cards import sheets

_OMENS: Final = (2, 0, 2, 1, 2, 0, 2, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 2, 1, 2, 0, 2)
_SYMBOLS: Final = (sheets.DIAMOND, sheets.HOURGLASS, sheets.MOON, sheets.STAR, sheets.CROSS)

PRIORITY_CARDS: Final = tuple(sheets.PriorityCard(i + 1, omens, _SYMBOLS[i % 5]) for i, omens in enumerate(_OMENS))
