"""Cards that leave play: to their owner's discard pile, out of the game, or to the victory display (AH-INP, AH-OWN)."""

from functools import cache
from typing import Final

from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import EventsFromDiscard, StaysWhileHorror
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import box, happens, tells
from miskatonic.games.arkham_lcg.rules.holding import BEARERS, has

TOKENS_ON: Final = (
    box.DAMAGE,
    box.HORROR,
    box.CLUES,
    box.DOOM,
    box.USES_LEFT,
    box.RESOURCES_ON,
    box.EXHAUSTED,
    box.MUTED,
    box.BLANK,
    box.RETURNING,
)


@cache
def _on(piece: int) -> tuple[str, ...]:
    return tuple(tokens[piece] for tokens in TOKENS_ON)


def wipe(s: State, piece: int) -> None:
    """Its tokens return to the pool."""
    counts = s.counts
    for key in _on(piece):
        if key in counts:
            del counts[key]
    card = s.rules.pieces[piece]
    for ability, keys in zip(card.abilities, card.limit_keys, strict=True):
        if keys and ability.limit is not None and not ability.limit.shared:
            for key in keys:  # a card that comes back brings a fresh limit (AH-LMT-01)
                counts.pop(key, None)


def can_leave(s: State, piece: int) -> bool:
    """Whether nothing on the card keeps it in play."""
    return box.HORROR[piece] not in s.counts or piece not in BEARERS[StaysWhileHorror]


def discard(s: State, piece: int, *, told: bool = True) -> None:
    """To the owner's discard pile, face up on top; a scenario card to the encounter discard pile (AH-ENC-02, AH-DFT-01)."""
    if not can_leave(s, piece):
        return
    wipe(s, piece)
    owner = box.OWNER[piece]
    if _goes_under_the_deck(s, piece):
        s.note(tells.UnderDeck, owner, piece, rule="AH-CON-01")
        s.put(piece, box.DECK[owner])
        return
    if piece in box.ASSET if owner == box.NOBODY else box.OUT[owner] in s.counts:  # story assets have no pile; AH-ELM-04
        remove(s, piece, told=told)
        return
    if told:
        s.note(tells.Discarded, piece, rule="AH-OWN-02")
    s.put(piece, box.ENCOUNTER_DISCARD if owner == box.NOBODY else box.DISCARD[owner], first=True)


def _goes_under_the_deck(s: State, piece: int) -> bool:
    """Whether it is an event that was played or in play, and its owner has Wendy's Amulet."""
    if (
        piece not in box.EVENT
        or box.OUT[box.OWNER[piece]] in s.counts
        or s.home[piece].startswith(("hand", "committed", "deck"))
    ):
        return False
    return has(s, box.OWNER[piece], EventsFromDiscard)


def take_back(s: State, piece: int) -> None:
    """From play to the owner's hand (AH-OWN-02)."""
    wipe(s, piece)
    s.put(piece, box.HAND[box.OWNER[piece]])
    s.note(tells.Returned, box.OWNER[piece], piece, rule="AH-OWN-02")


def to_victory(s: State, piece: int) -> None:
    """To the victory display if it has victory points, else it is discarded (AH-INV-34, AH-VIC-01)."""
    if not box.VICTORY_POINTS[piece] or box.BLANK[piece] in s.counts:
        discard(s, piece)
        return
    wipe(s, piece)
    s.put(piece, box.VICTORY)
    s.note(tells.Victory, piece, rule="AH-VIC-01")
    s.happen(JOINED_VICTORY, box.NOBODY, piece)


JOINED_VICTORY: Final = Event(When.JOINED_VICTORY.name, lambda s, who, card: None, happens.JoinedVictory)


def remove(s: State, piece: int, *, told: bool = True) -> None:
    """Out of the game (AH-INP-04)."""
    wipe(s, piece)
    s.put(piece, box.REMOVED)
    if told:
        s.note(tells.Removed, piece, rule="AH-INP-04")
