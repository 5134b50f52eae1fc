"""Decks as pieces: which cards of the box a deck list means, and the deck that pieces make (AH-DKB, AH-CPG-06)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, weaknesses_left, with_weakness
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, RANDOM_WEAKNESS, WEAKNESS_SET
from miskatonic.games.arkham_lcg.rules import box, people

PIECES_OF: Final = tuple(
    {
        code: tuple(i for i, c in enumerate(box.CODE) if c == code and box.OWNER[i] == seat)
        for code in dict.fromkeys(box.CODE)
    }
    for seat in range(box.SEATS)
)
"""For each seat the copies of each card, by code."""
OWN_CARDS: Final = tuple(tuple(piece for piece, owner in enumerate(box.OWNER) if owner == seat) for seat in range(box.SEATS))
"""For each seat every card that can be in its deck."""


def pieces_of(seat: int, codes: Iterable[str]) -> tuple[int, ...]:
    """The pieces of a seat that cards of these codes are, copy by copy."""
    copies = {code: iter(PIECES_OF[seat][code]) for code in dict.fromkeys(codes)}
    return tuple(sorted(next(copies[code]) for code in codes))


def deck_between(s: State, seat: int) -> Deck:
    """The deck of a seat between two scenarios of a campaign."""
    cards = Counter(box.CODE[card] for card in s.zone(box.DECK_LIST[seat]))
    return Deck(box.SLUG[people.card_of(s, seat)], cards)


def own_copy(seat: int, card: int) -> int:
    """The story asset of a seat's own that is in the deck once somebody has earned this one."""
    return PIECES_OF[seat][box.CODE[card]][0]


# -------------------------------------------------------------------- decks in reserve

NUMBER_OF: Final = {sheet.slug: number for number, sheet in enumerate(box.INVESTIGATOR.values())}


def _kept(investigator: str) -> tuple[tuple[str, str], ...]:
    """The codes of player cards, each with the counter of its copies in an investigator's waiting deck."""
    first = NUMBER_OF[investigator] * len(box.PLAYER_CARDS)
    return tuple((card.code, box.RESERVE[first + i]) for i, card in enumerate(box.PLAYER_CARDS))


def put_by(s: State, deck: Deck) -> None:
    """Keep a deck for the case that its investigator is needed (AH-TRA-04)."""
    for code, key in _kept(deck.investigator):
        s.set(key, deck.cards.get(code, 0))


def fresh_deck(s: State, investigator: str, others: Iterable[Deck]) -> Deck:
    """The deck with which an investigator joins a campaign: the one put by, else the starter deck.

    A basic weakness that one of the others has by now is not in the set any more, and another is drawn (AH-DKB-09).
    """
    kept = {code: s.count(key) for code, key in _kept(investigator) if key in s.counts}
    if not kept:
        return DECKS[investigator]
    left = weaknesses_left(others)
    cards = {code: n for code, n in kept.items() if not ENTRIES[code].is_basic_weakness or code in left}
    is_whole = any(ENTRIES[code].is_basic_weakness for code in cards)
    return Deck(investigator, cards if is_whole else {**cards, RANDOM_WEAKNESS: 1})


# -------------------------------------------------------------------- random weaknesses


def with_random_weaknesses(s: State, deck: Deck, others: Iterable[Deck]) -> Deck:
    """A deck whose basic weaknesses are drawn, from those that no other deck has (AH-DKB-08, AH-DKB-09)."""
    is_starter = deck is DECKS.get(deck.investigator)
    decks = (deck, *others)
    while RANDOM_WEAKNESS in decks[0].cards:
        in_box = [code for code in dict.fromkeys(WEAKNESS_SET) for _ in s.present(PIECES_OF[0][code])]
        left = weaknesses_left(decks, in_box)
        if not left:  # those who come from earlier campaigns have them all (AH-EFF-01)
            return replace(decks[0], cards={code: n for code, n in decks[0].cards.items() if code != RANDOM_WEAKNESS})
        weakness = left[s.random("weaknesses", len(left))]
        finished = _starter(deck.investigator, weakness) if is_starter else with_weakness(decks[0], weakness)
        decks = (finished, *decks[1:])
    return decks[0]


@cache
def _starter(investigator: str, weakness: str) -> Deck:
    return with_weakness(DECKS[investigator], weakness)
