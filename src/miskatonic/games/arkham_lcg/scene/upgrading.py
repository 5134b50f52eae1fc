"""The table of somebody who spends experience: what it can buy, with the reason where it cannot, and the deck itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from miskatonic import scene as sc
from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.decks import building, pool, refusals, shelf, upgrading
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.decks import PIECES_OF, deck_between
from miskatonic.games.arkham_lcg.rules.interlude import earned_cards, in_collection, may_leave
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.games.arkham_lcg.scene.captions import quoted
from miskatonic.games.arkham_lcg.scene.cards import Cards
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text

SHELVES: Final = ("higher", "new-cards", "too-dear", "not-for-you")
"""The headings under which cards are offered."""


class Upgrading(Cards):
    """What a seat sees while it sees to its deck."""

    __slots__ = ()

    @part
    def deck_and_offers(self) -> list[sc.AnyThing]:
        """What can be bought and the deck from which a card leaves for it, in the middle of the table."""
        view, seat = self.view, self.seat
        if seat < 0 or not view.zone(box.DECK_LIST[seat]):
            return []
        stocks = [self._to_buy(), self._own_deck()] if box.UPGRADING[seat] in view.counts else [self._own_deck()]
        earned = [piece for piece in earned_cards(view, seat) if view.home.get(piece) == box.COLLECTION[seat]]
        if earned:
            wares = tuple(self._ware(piece) for piece in earned)
            label, act = self.caption("earned-cards"), self.caption("take-in")
            stocks.append(sc.Stock(id="earned", label=label, act=act, shelves=(((), wares),)))
        return [sc.Board(id="upgrading", label=self.caption("between"), main=True, things=tuple(stocks))]

    def _to_buy(self) -> sc.Stock:
        view, seat = self.view, self.seat
        deck, experience, left = deck_between(view, seat), view.count(box.EXPERIENCE[seat]), in_collection(view, seat)
        found: dict[str, list[sc.Ware]] = {key: [] for key in SHELVES}
        for offer in sorted(upgrading.offers(deck, experience), key=lambda offer: -pool.ENTRIES[offer.code].level):
            heading, note = self._told(deck, offer, experience)
            piece = left.get(offer.code, PIECES_OF[seat][offer.code][0])
            found[heading].append(self._ware(piece, price=offer.price, note=note))
        return sc.Stock(
            id="to-buy",
            label=self.caption("to-spend"),
            act=self.caption("buy"),
            purse=experience,
            shelves=tuple((self.caption(key), tuple(wares)) for key, wares in found.items() if wares),
        )

    def _told(self, deck: building.Deck, offer: upgrading.Offer, experience: int) -> tuple[str, Text]:
        """The heading under which a card is offered, and what is said of it."""
        new = pool.ENTRIES[offer.code]
        lower = [old.code for old in pool.LEVELS[new.title] if old.code in deck.cards and upgrading.is_upgrade(new, old)]
        instead = self._instead_of(lower[0]) if lower else ()
        if offer.problem is None:
            return ("higher", instead) if lower else ("new-cards", ())
        if offer.problem.kind == building.TOO_MANY_COPIES:
            return "not-for-you", self.caption("twice")
        if offer.problem.kind == building.INVALID:
            klass = refusals.named(refusals.Class(new.klass), self.lang)
            return "not-for-you", self.caption("unfit", what=klass, n=new.level)
        return "too-dear", self.caption("short-of", n=offer.price - experience)

    def _own_deck(self) -> sc.Stock:
        """The deck under its headings; while a card is bought, what it would cost in place of each."""
        view, seat = self.view, self.seat
        prices: dict[int, int] = {}
        if view.pointed(box.BUYING[seat]) != NOTHING:
            offer = upgrading.offer(
                deck_between(view, seat), view.count(box.EXPERIENCE[seat]), box.CODE[view.pointed(box.BUYING[seat])]
            )
            prices = {piece: offer.leaves[box.CODE[piece]] for piece in may_leave(view, seat)}
        return sc.Stock(
            id="deck-list",
            label=self.caption("your-deck"),
            act=self.caption("take-out"),
            shelves=tuple(self._shelves(prices)),
        )

    def _shelves(self, prices: dict[int, int]) -> Iterator[tuple[Text, tuple[sc.Ware, ...]]]:
        cards = sorted(self.view.zone(box.DECK_LIST[self.seat]), key=lambda card: (box.CODE[card], card))
        copies = {code: list(same) for code, same in groupby(cards, key=lambda card: box.CODE[card])}
        for heading in shelf.GROUPS:
            wares = [
                self._ware(
                    next((piece for piece in same if piece in prices), same[0]),
                    copies=len(same),
                    price=next((prices[piece] for piece in same if piece in prices), -1),
                    note=self._news(same),
                )
                for code, same in copies.items()
                if shelf.group(pool.ENTRIES[code]) == heading
            ]
            if wares:
                yield self.caption(heading), tuple(wares)

    def _news(self, same: list[int]) -> Text:
        """For which card it was bought a moment ago."""
        left = [self.view.pointed(box.BOUGHT[piece]) for piece in same]
        old = next((piece for piece in left if piece != NOTHING), NOTHING)
        return self._instead_of(box.CODE[old]) if old != NOTHING else ()

    def _instead_of(self, code: str) -> Text:
        """For which card it comes into the deck."""
        return self.caption("instead-of", what=quoted(self.lang, (refusals.title(code, self.lang),)))

    def _ware(self, piece: int, *, copies: int = 1, price: int = -1, note: Text = ()) -> sc.Ware:
        entry = pool.ENTRIES[box.CODE[piece]]
        return sc.Ware(
            id=looks.piece_id(piece),
            label=(refusals.title(entry.code, self.lang),),
            code=box.SLUG[piece],
            copies=copies,
            colour=looks.colour(piece),
            number=str(box.COST[piece]) if box.COST[piece] >= 0 else "",
            icons=looks.icons(piece),
            level=max(0, entry.level),
            price=price,
            note=note,
        )
