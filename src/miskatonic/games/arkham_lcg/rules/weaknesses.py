"""Basic weaknesses that come from the collection after the decks were built (AH-DKB-09, AH-CPG-06)."""

from typing import Final

from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.rules.scenario import campaign

BASIC: Final = tuple(card for card in sorted(box.WEAKNESSES) if not getattr(box.SHEETS[card], "signature_of", ""))


def is_taken(s: State, card: int) -> bool:
    """Whether a card has come to somebody, and is not in the collection any more."""
    return s.home.get(card, box.COLLECTION[0]) not in box.COLLECTION


def basic_weaknesses_left(s: State, seat: int, trait: int) -> list[int]:
    """Those with a trait that nobody has yet, as the pieces a seat would get: one set, however many play."""
    left: list[int] = []
    for code in {box.CODE[card]: None for card in BASIC if trait in box.TRAITS_OF[card]}:
        alike = [card for card in BASIC if box.CODE[card] == code]
        own = s.present([card for card in alike if box.OWNER[card] == seat])
        taken = sum(is_taken(s, card) for card in alike)
        left += [card for card in own if not is_taken(s, card)][: max(0, len(own) - taken)]
    return left


def random_weakness(s: State, seat: int, trait: int) -> int:
    """One of them at random; NOTHING when none is left."""
    left = basic_weaknesses_left(s, seat, trait)
    return left[s.random("weaknesses", len(left))] if left else NOTHING


def gain(s: State, seat: int, card: int) -> None:
    """A weakness is a card of the deck from now on, which the log of a campaign remembers (AH-WKR-05)."""
    s.note(tells.GainsWeakness, seat, card, rule="AH-WKR-05")
    if campaign(s) is not None:
        s.set(box.GAINED[card], 1)
