"""Whether the cards of some boxes are enough to build decks at once (AH-DKB-18)."""

from collections import Counter
from collections.abc import Iterable

from miskatonic.games.arkham_lcg.decks.building import Deck
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, RANDOM_WEAKNESS


def lacking(decks: Iterable[Deck], boxes: int = 1) -> dict[str, int]:
    """How many copies of each card are missing; a box holds so many of each, and of basic weaknesses one set is used."""
    needed = Counter(card for deck in decks for card in Counter(deck.cards).elements() if card != RANDOM_WEAKNESS)
    there = {code: ENTRIES[code].in_box * (1 if ENTRIES[code].is_basic_weakness else boxes) for code in needed}
    return {code: n - there[code] for code, n in needed.items() if n > there[code]}
