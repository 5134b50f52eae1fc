"""The entrance: first aid, lost and found, the souvenir shop (ES-ENT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import FACES, FACES_OF, GREEN
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.cards.sheets import Offer
from miskatonic.games.elder_sign.cards.words import Discount, NoFreeFirstAid, ShopCosts
from miskatonic.games.elder_sign.rules import asks, tells
from miskatonic.games.elder_sign.rules.box import (
    FIND,
    GREEN_DICE,
    MYTHOS_CARD,
    OFFER,
    SETTLE,
)
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.passives import imposed, mythos_cards, passives
from miskatonic.games.elder_sign.rules.people import ancient_one, person
from miskatonic.games.elder_sign.rules.pool import is_free
from miskatonic.games.elder_sign.rules.trophies import PAYING, trophies


def price(s: State, seat: int, offer: Offer) -> int:
    """What an offer costs a seat now."""
    if not offer.in_shop:
        return offer.price
    prop = ancient_one(s).property
    more = prop.n if isinstance(prop, ShopCosts) else 0
    less = sum(passive.n for passive in passives(s, seat) if isinstance(passive, Discount))
    return offer.price + more - less


def debts(s: State) -> list[int]:
    """Mythos cards in force that can be paid off here."""
    return [card for card in mythos_cards(s) if debt(card)]


def debt(card: int) -> int:
    """How many trophies end such a Mythos card; 0 for all others."""
    return next((p.debt for p in MYTHOS_CARD[card].lower.passive if isinstance(p, NoFreeFirstAid)), 0)


def choose_action(s: State, f: Frame) -> None:
    """Exactly one action (ES-ENT-01, ES-ENT-05, ES-ENT-08)."""
    purse = trophies(s, f.who)
    barred = any(isinstance(p, NoFreeFirstAid) for p in imposed(s, f.who))
    options: list[Option] = []
    for i, offer in enumerate(OFFERS):
        cost = price(s, f.who, offer)
        if cost <= purse and not (barred and not cost):
            options.append(OFFER[i])
    if any(is_free(s, f.who, die) for die in GREEN_DICE):  # ES-ENT-10
        options.append(FIND)
    options += SETTLE.each([card for card in debts(s) if debt(card) <= purse])
    s.ask(f, f.who, asks.Entrance, options)


def pay_for_it(s: State, f: Frame) -> None:
    """First the trophies (ES-ENT-09)."""
    option = f.answer
    if option is None:
        f.end()
        return
    if option.verb is OFFER:
        s.note(tells.Entrance, person(s, f.who), option.value, rule="ES-ENT-01")
        due = price(s, f.who, OFFERS[option.value])
    else:
        due = debt(option.value) if option.verb is SETTLE else 0
    if due:
        s.push(PAYING, f.who).regs["due"] = due


def get_it(s: State, f: Frame) -> None:
    """Then what it is for."""
    option = f.answer
    assert option is not None
    if option is FIND:  # ES-ENT-06, ES-ENT-07
        face = FACES_OF[GREEN][s.random("dice", 6)]
        s.note(tells.LostAndFound, person(s, f.who), face, rule="ES-ENT-06")
        if LOST_AND_FOUND[face]:
            s.push(s.rules.codes[f"lost-and-found.{FACES[face]}"], f.who)
    elif option.verb is SETTLE:
        s.note(tells.Settled, person(s, f.who), option.value, rule="ES-MYT-04")
        bury(s, option.value)
    else:
        s.push(s.rules.codes[f"offer.{OFFERS[option.value].code}"], f.who)


ENTRANCE_ACTION: Final = procedure("entrance action", choose_action, pay_for_it, get_it)
