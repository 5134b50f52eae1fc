"""Where pieces go when they leave play: cards under their decks, monsters into the pool (ES-TRO-04, ES-DEV-04)."""

from typing import Final

from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.rules import box

HOME_DECK: Final[dict[int, str]] = {
    **{i: box.WORLD_DECK if card.is_world else box.ADVENTURE_DECK for i, card in box.ADVENTURE.items()},
    **{i: box.DECK_OF[card.kind] for i, card in box.POSSESSION.items()},
    **dict.fromkeys(box.MYTHOS_CARD, box.MYTHOS_DECK),
    **dict.fromkeys(box.MONSTER, box.POOL_OF_MONSTERS),
}
"""Where each card and token comes from and returns to."""


def bury(s: State, piece: int) -> None:
    """Put a card face down under its deck, where those at the table know it lies (ES-INF-03); a monster into the pool."""
    s.put(piece, HOME_DECK[piece])
    if piece in box.MONSTER:
        s.point(box.TASK_OF[piece], NOTHING)
        s.set(box.BEATEN[piece], 0)
        s.set(box.FACE_DOWN[piece], 0)
    else:
        s.known[piece] = (1 << s.seats) - 1


def free_secured(s: State, zone: str) -> None:
    """Dice on a spell or a token that leaves play become free (ES-DEV-06)."""
    for die in s.zone(zone):
        s.point(box.FACE[die], NOTHING)
        s.put(die, box.LOCKED if box.LOCK_OF[die] in s.counts else box.FREE_DICE)


def discard(s: State, card: int) -> None:
    """A card leaves its owner for the bottom of its deck (ES-ITM-02, ES-ALY-03)."""
    if card in box.HELD:
        free_secured(s, box.HELD[card])
    bury(s, card)
