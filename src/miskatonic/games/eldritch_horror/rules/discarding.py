"""Discarding one's own things (EH-DIS)."""

from miskatonic.core.code import Frame, amount, can, runs
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CLUE
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.decks import put_on_pile, renew_decks, renew_pool
from miskatonic.games.eldritch_horror.rules.people import is_alive, person
from miskatonic.words.control import DONE


def discard_own(s: State, seat: int, piece: int) -> None:
    """A card or a Clue of somebody is discarded (EH-DIS-01, EH-DIS-03)."""
    s.note(tells.Discarded, person(s, seat), piece, rule="EH-DIS-03")
    if piece in box.CLUE:
        s.put(piece, box.CLUE_DISCARD)
    else:
        put_on_pile(s, piece)


def things(s: State, f: Frame, node: w.Discard) -> list[int]:
    """What could be discarded."""
    return owned(s, f.who, node.kind, node.trait, node.name) if is_alive(s, f.who) else []


def begin_discarding(s: State, f: Frame, node: w.Discard) -> None:
    """So many; who has fewer discards all there is (EH-DIS-05)."""
    have = len(things(s, f, node))
    match node.n:
        case w.All() | w.AnyNumber():
            n = have
        case w.AllBut(but):
            n = max(0, have - but)
        case _:
            n = min(have, amount(s, f, node.n))
    f.regs["left"] = n


def ask_what(s: State, f: Frame, node: w.Discard) -> None:
    """The owner chooses which; any number may end before."""
    f.answer = None
    have = things(s, f, node)
    if not f.regs["left"]:
        return
    is_free = isinstance(node.n, w.AnyNumber)
    if not is_free and (f.regs["left"] >= len(have) or node.kind == CLUE):  # one Clue is as good as another
        f.answer = box.PICK[have[0]]
        return
    options: list[Option] = box.PICK.each(have)
    if is_free:
        options.append(DONE)
    s.ask(f, f.who, asks.WhatToDiscard, options, f.regs["left"])


def discard_one(s: State, f: Frame, node: w.Discard) -> None:
    """That one, then the next."""
    if f.answer is None or f.answer is DONE:
        renew_pool(s)
        renew_decks(s)
        return
    f.regs["left"] -= 1
    discard_own(s, f.who, f.value)
    f.goto(ask_what)


def is_there_enough(s: State, f: Frame, node: w.Discard) -> bool:
    """Whether all of it can be discarded, as a price must be (EH-SPD-03)."""
    have = len(things(s, f, node))
    if isinstance(node.n, w.All | w.AnyNumber | w.AllBut):
        return have > 0
    return have >= amount(s, f, node.n)


runs(w.Discard, begin_discarding, ask_what, discard_one, can=is_there_enough)


def discard_this(s: State, f: Frame, node: w.DiscardThis) -> None:
    """This card, wherever its text is resolved from."""
    card = s.shared(f).regs["piece"]
    if card in box.MYTHOS_CARD:
        s.put(card, box.MYTHOS_DISCARD)
        s.note(tells.MythosDiscarded, card, rule="EH-MYT-10")
        return
    home = s.home.get(card, "")
    for seat in range(s.seats):
        if home in (box.OWNED[seat], box.CONDITIONS_OF[seat]):
            discard_own(s, seat, card)
            renew_decks(s)


runs(w.DiscardThis, discard_this)


def all_of_it(s: State, f: Frame, node: w.Price) -> None:
    """Everything that is asked for."""
    s.kids(f, "effects")


runs(w.Price, all_of_it, can=lambda s, f, node: all(can(s, f, kid) for kid in f.code.kids["effects"]))

# -------------------------------------------------------------------- unless


def ask_unless(s: State, f: Frame, node: w.Unless) -> None:
    """The investigator may do the second; who does not, or cannot, suffers the first (EH-FAQ-07)."""
    price = f.code.kids["price"]
    options = [box.YES, box.NO] if all(can(s, f, kid) for kid in price) else [box.NO]
    s.ask(f, s.rules.seat_of(s, f.who), asks.Unless, options)


def one_or_other(s: State, f: Frame, node: w.Unless) -> None:
    """The price, or all of the effect."""
    s.kids(f, "price" if f.answer is box.YES else "effects")


runs(w.Unless, ask_unless, one_or_other)
