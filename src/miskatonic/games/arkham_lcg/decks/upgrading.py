"""Spending experience on a deck between scenarios (AH-XPR): what can be bought, what leaves for it, what it costs."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from miskatonic.games.arkham_lcg.decks import building, pool, refusals


def cost(new: pool.Entry, old: pool.Entry) -> int:
    """The experience for a card that joins a deck in place of another (AH-XPR-02, AH-XPR-03).

    >>> cop, better = pool.ENTRIES["01018"], pool.ENTRIES["01028"]
    >>> cost(better, cop), cost(cop, pool.ENTRIES["01086"])
    (2, 1)
    """
    return max(1, new.level - old.level if is_upgrade(new, old) else new.level)


def is_upgrade(new: pool.Entry, old: pool.Entry) -> bool:
    """Whether a card is a higher level of another (AH-XPR-03)."""
    return new.title == old.title and new.level > old.level


@dataclass(frozen=True)
class Offer:
    """A card that might be bought."""

    code: str
    leaves: Mapping[str, int]
    """The cards of the deck that may leave for it, by code, and what it costs then; the cheapest first."""
    problem: building.Problem | None = None
    """Why it cannot be bought; then nothing can leave for it."""
    price: int = 0
    """The least that it costs, whether there is so much or not."""


def offers(deck: building.Deck, experience: int) -> tuple[Offer, ...]:
    """Every standard card of the game, with what can leave for it or the reason why it cannot be bought."""
    return _offers(deck.investigator, frozenset(deck.cards.items()), experience)


@lru_cache(maxsize=256)
def _offers(investigator: str, cards: frozenset[tuple[str, int]], experience: int) -> tuple[Offer, ...]:
    """The same, remembered: rules, screens and bots ask it of one deck again and again."""
    deck = building.Deck(investigator, dict(sorted(cards)))
    return tuple(offer(deck, experience, code) for code, entry in pool.ENTRIES.items() if entry.is_standard)


def offer(deck: building.Deck, experience: int, code: str) -> Offer:
    """One card for one deck: what can leave for it, or the reason why it cannot be bought (AH-XPR-04, AH-XPR-05).

    >>> dict(offer(building.DECKS["roland-banks"], 2, "01028").leaves)["01018"]
    2
    """
    new = pool.ENTRIES[code]
    if not new.is_standard:
        return Offer(code, {}, _not_for_sale(new))
    unfit = building.unfit(new, pool.INVESTIGATOR[deck.investigator])
    if unfit:
        return Offer(code, {}, replace(unfit, rule="AH-XPR-05"), max(1, new.level))
    prices = {old.code: cost(new, old) for old in _may_leave(deck, new)}
    if not prices:
        words = "There are {} copies of {} in the deck already, and a third cannot join them."
        twice = building.problem("AH-XPR-05", building.TOO_MANY_COPIES, words, pool.COPIES_OF_A_TITLE, refusals.Title(code))
        return Offer(code, {}, twice, max(1, new.level))
    price = min(prices.values())
    if price > experience:
        rule = "AH-XPR-03" if any(is_upgrade(new, pool.ENTRIES[old]) for old in prices) else "AH-XPR-02"
        words = "{} costs {} experience, and there is {}."
        return Offer(code, {}, building.problem(rule, "", words, new, price, experience), price)
    affordable = sorted((n, old) for old, n in prices.items() if n <= experience)
    return Offer(code, {old: n for n, old in affordable}, price=price)


def _not_for_sale(entry: pool.Entry) -> building.Problem:
    if entry.is_story:
        return building.story_card(entry)
    return building.problem("AH-XPR-04", building.INVALID, "{} cannot be bought: it has no level.", entry)


def _may_leave(deck: building.Deck, new: pool.Entry) -> Iterator[pool.Entry]:
    """The cards whose place another can take: none that is required, a weakness, or would leave three of a title."""
    standard = [pool.ENTRIES[code] for code in deck.cards if code in pool.ENTRIES and pool.ENTRIES[code].is_standard]
    copies = sum(deck.cards[old.code] for old in standard if old.title == new.title)
    for old in standard:
        if old.code != new.code and (copies < pool.COPIES_OF_A_TITLE or old.title == new.title):
            yield old


# -------------------------------------------------------------------- from one deck to a later one


def spent(before: building.Deck, after: building.Deck, exiled: Mapping[str, int] | None = None) -> int:
    """The least experience that turns a deck into a later one; exiled cards are replaced by level 0 cards for nothing."""
    joined, left = _standard(after) - _standard(before), _standard(before) - _standard(after)
    upgraded = 0
    for code in sorted(joined.elements(), key=_level, reverse=True):
        new = pool.ENTRIES[code]
        lower = [old for old in left if left[old] and is_upgrade(new, pool.ENTRIES[old])]
        if lower:
            old = max(lower, key=_level)
            upgraded += cost(new, pool.ENTRIES[old])
            joined[code] -= 1
            left[old] -= 1
    bought_anew = sorted((_level(code) for code in joined.elements()), reverse=True)
    free = min(sum((exiled or {}).values()), bought_anew.count(0))
    return upgraded + sum(max(1, level) for level in bought_anew[: len(bought_anew) - free])


def _standard(deck: building.Deck) -> Counter[str]:
    known = {code: copies for code, copies in deck.cards.items() if code in pool.ENTRIES}
    return Counter({code: copies for code, copies in known.items() if pool.ENTRIES[code].is_standard})


def _level(code: str) -> int:
    return pool.ENTRIES[code].level
