"""Where pieces go when they leave play: cards under their decks, monsters into the pool (ES-TRO-04, ES-DEV-04)."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    ADVENTURE_DECK,
    BEATEN,
    DECK_OF,
    FACE_DOWN,
    MONSTER,
    MYTHOS_CARD,
    MYTHOS_DECK,
    POOL_OF_MONSTERS,
    POSSESSION,
    TASK_OF,
    WORLD_DECK,
)

HOME_DECK: Final[dict[int, str]] = {
    **{i: WORLD_DECK if card.is_world else ADVENTURE_DECK for i, card in ADVENTURE.items()},
    **{i: DECK_OF[card.kind] for i, card in POSSESSION.items()},
    **dict.fromkeys(MYTHOS_CARD, MYTHOS_DECK),
    **dict.fromkeys(MONSTER, POOL_OF_MONSTERS),
}
"""Where each card and token comes from and returns to."""


def bury(s: State, piece: int) -> None:
    """Put a card face down under its deck, where those at the table know it lies (ES-INF-03); a monster into the pool."""
    s.put(piece, HOME_DECK[piece])
    if piece in MONSTER:
        s.set(TASK_OF[piece], 0)
        s.set(BEATEN[piece], 0)
        s.set(FACE_DOWN[piece], 0)
    else:
        s.known[piece] = (1 << s.seats) - 1
