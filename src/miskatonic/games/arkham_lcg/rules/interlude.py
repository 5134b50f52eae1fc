"""Between two scenarios of a campaign: everybody at their own pace sees to the deck (AH-XPR, AH-CPG-03)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.decks import upgrading
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES
from miskatonic.games.arkham_lcg.rules import asks, box, people, tells
from miskatonic.games.arkham_lcg.rules.decks import OWN_CARDS, deck_between, own_copy
from miskatonic.games.arkham_lcg.rules.earlier import STORY_CARDS, earned_by
from miskatonic.words.control import DONE

BOUGHT_KEYS: Final = frozenset(box.BOUGHT)


def open_decks(s: State, f: Frame) -> None:
    """Nobody is ready yet who has anything to choose."""
    for seat in range(s.seats):
        s.set(box.UPGRADING[seat], 1)
        if not options_of(s, seat):
            s.set(box.UPGRADING[seat], 0)


def upgrade(s: State, f: Frame) -> None:
    """All at once, each in private and at their own pace."""
    s.ask_each(f, asks.Interlude, {seat: options_of(s, seat) for seat in range(s.seats)}, take_step)


def close_decks(s: State, f: Frame) -> None:
    """What was bought is no news any more; when all would sit the next scenario out, nobody does."""
    for key in BOUGHT_KEYS.intersection(s.counts):
        del s.counts[key]
    if not people.taking_part(s):
        for seat in range(s.seats):
            if box.KILLED[seat] not in s.counts:
                come_back(s, seat)


INTERLUDE: Final = procedure("interlude", open_decks, upgrade, close_decks)

# -------------------------------------------------------------------- what a seat may choose


def options_of(s: State, seat: int) -> list[Option]:
    """What a seat may choose next; nothing once it is ready, or where there is nothing to choose."""
    if box.UPGRADING[seat] not in s.counts or box.KILLED[seat] in s.counts:
        return []
    if box.BUYING[seat] in s.counts:
        return [*box.REPLACE.each(may_leave(s, seat)), box.BACK]
    away = box.OUT[seat] in s.counts
    found = [] if away else [*purchases(s, seat), *_stories(s, seat)]
    others = any(box.KILLED[other] not in s.counts for other in range(s.seats) if other != seat)
    if others or away:
        found.append(box.COME_BACK if away else box.SIT_OUT)
    return [*found, DONE] if found else []


def purchases(s: State, seat: int) -> list[Option]:
    """The cards that a seat can buy: first those that are higher levels of cards in the deck (AH-XPR-02, AH-XPR-03)."""
    deck, experience = deck_between(s, seat), s.count(box.EXPERIENCE[seat])
    left = in_collection(s, seat)
    upgrades: list[Option] = []
    others: list[Option] = []
    for offer in upgrading.offers(deck, experience) if experience else ():
        card = left.get(offer.code, NOTHING)
        if card != NOTHING:
            lower = [upgrading.is_upgrade(ENTRIES[offer.code], ENTRIES[old]) for old in offer.leaves]
            upgrades += [box.UPGRADE[card]] if any(lower) else []
            others += [box.BUY[card]] if not all(lower) else []
    return upgrades + others


def unaffordable(view: State, seat: int) -> list[tuple[Option, str]]:
    """The cards that a seat cannot buy, each with the rule that forbids it."""
    left = in_collection(view, seat)
    return [
        (box.BUY[left[offer.code]], offer.problem.rule)
        for offer in upgrading.offers(deck_between(view, seat), view.count(box.EXPERIENCE[seat]))
        if offer.problem is not None and offer.code in left
    ]


def in_collection(s: State, seat: int) -> dict[str, int]:
    """Of each card, by its code, the first copy that a seat does not have in the deck."""
    return {box.CODE[card]: card for card in sorted(s.zone(box.COLLECTION[seat]), reverse=True) if card >= 0}


def may_leave(s: State, seat: int) -> list[int]:
    """The cards of which one leaves the deck for the card that is about to be bought, one of each kind (AH-XPR-04)."""
    new = ENTRIES[box.CODE[s.pointed(box.BUYING[seat])]]
    offer = upgrading.offer(deck_between(s, seat), s.count(box.EXPERIENCE[seat]), new.code)
    return [in_deck(s, seat, old) for old in offer.leaves if not upgrading.is_upgrade(new, ENTRIES[old])]


def lower_version(s: State, seat: int, card: int) -> int:
    """The card that leaves the deck for a higher level of its own: the cheapest way up (AH-XPR-03)."""
    new = ENTRIES[box.CODE[card]]
    offer = upgrading.offer(deck_between(s, seat), s.count(box.EXPERIENCE[seat]), new.code)
    return in_deck(s, seat, next(old for old in offer.leaves if upgrading.is_upgrade(new, ENTRIES[old])))


def in_deck(s: State, seat: int, code: str) -> int:
    """A copy of a card in a seat's deck."""
    return next(card for card in s.zone(box.DECK_LIST[seat]) if box.CODE[card] == code)


def earned_cards(s: State, seat: int) -> list[int]:
    """The copies of its own of story assets that a seat has earned (AH-XPR-09)."""
    return [own_copy(seat, card) for card in STORY_CARDS if box.CODE[card] in earned_by(s, seat)]


def _stories(s: State, seat: int) -> list[Option]:
    """Story assets that a seat has earned, to be taken or left (AH-XPR-09)."""
    own = earned_cards(s, seat)
    return [box.LEAVE[card] if s.home[card] == box.DECK_LIST[seat] else box.TAKE[card] for card in own]


# -------------------------------------------------------------------- what comes of it


def take_step(s: State, seat: int, option: Option) -> list[Option]:
    """Book what a seat has chosen, and say what it may choose next."""
    match option.verb:
        case box.UPGRADE:
            _buy(s, seat, option.value, lower_version(s, seat, option.value))
        case box.BUY:
            s.point(box.BUYING[seat], option.value)
        case box.REPLACE:
            _buy(s, seat, s.pointed(box.BUYING[seat]), option.value)
            s.point(box.BUYING[seat], NOTHING)
        case box.TAKE:
            s.put(option.value, box.DECK_LIST[seat])
        case box.LEAVE:
            s.put(option.value, box.COLLECTION[seat])
    match option:
        case box.BACK:
            s.point(box.BUYING[seat], NOTHING)
        case box.SIT_OUT:
            s.set(box.OUT[seat], box.AWAY)
            s.note(tells.SitsOut, seat, rule="AH-CPG-03")
        case box.COME_BACK:
            come_back(s, seat)
    found = [] if option is DONE else options_of(s, seat)
    if not found:
        _is_ready(s, seat)
    return found


def come_back(s: State, seat: int) -> None:
    """Who was to sit the next scenario out plays it after all (AH-CPG-03)."""
    s.set(box.OUT[seat], 0)
    s.note(tells.ComesBack, seat, rule="AH-CPG-03")


def price(card: int, old: int) -> int:
    """What a card costs in experience in place of another."""
    return upgrading.cost(ENTRIES[box.CODE[card]], ENTRIES[box.CODE[old]])


def _buy(s: State, seat: int, card: int, old: int) -> None:
    """A card joins the deck, another leaves it, and experience is spent (AH-XPR-04)."""
    s.add(box.EXPERIENCE[seat], -price(card, old))
    s.put(card, box.DECK_LIST[seat])
    s.put(old, box.COLLECTION[seat])
    s.point(box.BOUGHT[card], old)


def _is_ready(s: State, seat: int) -> None:
    """Everybody may know what was bought; the rest of the experience is kept (AH-XPR-06)."""
    s.set(box.UPGRADING[seat], 0)
    bought = [card for card in OWN_CARDS[seat] if box.BOUGHT[card] in s.counts]
    for card in sorted(bought, key=lambda card: s.home[card] == box.DECK_LIST[seat]):  # what left for another came before it
        old = s.pointed(box.BOUGHT[card])
        s.note(tells.Bought, seat, card, old, price(card, old), rule="AH-XPR-04")
    s.note(tells.DeckReady, seat, s.count(box.EXPERIENCE[seat]), rule="AH-XPR-06")
