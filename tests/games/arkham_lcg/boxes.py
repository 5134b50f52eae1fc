"""Whether the cards of some boxes are enough to build decks at once (AH-DKB-18)."""

from collections import Counter
from collections.abc import Iterable

from miskatonic.games.arkham_lcg.decks.building import Deck
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, RANDOM_WEAKNESS


def lacking(decks: Iterable[Deck], boxes: int = 1) -> dict[str, int]:
    """How many copies of each card are missing; players' cards come once in a box, or as often as it holds them."""
    needed = Counter(card for deck in decks for card in Counter(deck.cards).elements() if card != RANDOM_WEAKNESS)
    return {code: n - ENTRIES[code].in_box * boxes for code, n in needed.items() if n > ENTRIES[code].in_box * boxes}
