"""Trading, and handing things over (EH-TRD)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import POSSESSION
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.cutting import ACTION
from miskatonic.games.eldritch_horror.rules.decks import discard_card
from miskatonic.games.eldritch_horror.rules.people import alive, is_alive, person
from miskatonic.words.control import DONE

# -------------------------------------------------------------------- a trade


def ask_offer(s: State, f: Frame) -> None:
    """What is offered and asked for, one after another (EH-TRD-01, EH-TRD-02, EH-TRD-03)."""
    other = f.regs["target"]
    kind = f.regs.get("kind", POSSESSION)
    options: list[Option] = []
    for seat, verb, key in ((f.who, box.OFFER, "give"), (other, box.REQUEST, "take")):
        named = f.lists.get(key, ())
        options.extend(verb.each([piece for piece in owned(s, seat, kind) if piece not in named]))
    if kind == POSSESSION:
        for ticket in range(len(box.TICKETS)):
            if s.counts.get(box.TICKETS[ticket][f.who], 0) > f.regs.get(f"give-{ticket}", 0):
                options.append(box.GIVE_TICKET[ticket])
            if s.counts.get(box.TICKETS[ticket][other], 0) > f.regs.get(f"take-{ticket}", 0):
                options.append(box.TAKE_TICKET[ticket])
    s.ask(f, f.who, asks.Trade, [*options, DONE], other, *_named(f))


def add_to_offer(s: State, f: Frame) -> None:
    """Then the next thing."""
    option = f.answer
    if option is None or option is DONE:
        return
    f.goto(ask_offer)
    if option.verb is box.OFFER:
        f.lists["give"] = (*f.lists.get("give", ()), f.value)
    elif option.verb is box.REQUEST:
        f.lists["take"] = (*f.lists.get("take", ()), f.value)
    else:
        key = f"{'give' if option.verb is box.GIVE_TICKET else 'take'}-{f.value}"
        f.regs[key] = f.regs.get(key, 0) + 1


def ask_consent(s: State, f: Frame) -> None:
    """Both must agree (EH-TRD-02)."""
    f.answer = None
    if is_anything_named(f):
        s.ask(
            f,
            f.regs["target"],
            asks.AgreeToTrade,
            [box.YES, box.NO],
            f.who,
            *_named(f),
        )


def is_anything_named(f: Frame) -> bool:
    """Whether something is offered or asked for."""
    return any([f.lists.get("give"), f.lists.get("take"), *_tickets(f, "give"), *_tickets(f, "take")])


def _named(f: Frame) -> tuple[tuple[int, ...], ...]:
    """What is offered and asked for so far: cards and Clues, then tickets by their kind."""
    return f.lists.get("give", ()), f.lists.get("take", ()), _tickets(f, "give"), _tickets(f, "take")


def _tickets(f: Frame, way: str) -> tuple[int, ...]:
    return tuple([f.regs.get(f"{way}-{kind}", 0) for kind in range(len(box.TICKETS))])


def exchange(s: State, f: Frame) -> None:
    """What was agreed on changes hands; it is not gained."""
    other = f.regs["target"]
    if f.answer is not box.YES:
        if is_anything_named(f):
            s.note(tells.NoTrade, person(s, f.who), person(s, other), rule="EH-TRD-02")
        below = s.stack[s.stack.index(f) - 1]
        if below.code.address == ACTION:
            below.regs["refused"] = other
        f.end()
        return
    for giver, taker, way in ((f.who, other, "give"), (other, f.who, "take")):
        hand_over(s, giver, taker, f.lists.get(way, ()))
        for kind, n in enumerate(_tickets(f, way)):
            if n:
                s.add(box.TICKETS[kind][giver], -n)
                s.add(box.TICKETS[kind][taker], n)
                s.note(tells.GaveTickets, person(s, giver), person(s, taker), kind, n, rule="EH-TRD-01")


def keep_limits(s: State, f: Frame) -> None:
    """Nobody keeps a second Spell of a name or more than two tickets (EH-SPL-03, EH-PRE-03)."""
    for seat in (f.who, f.regs["target"]):
        drop_second_spells(s, seat)
        s.push(s.rules.codes["keep two tickets"], seat)


def hand_over(s: State, giver: int, taker: int, pieces: tuple[int, ...]) -> None:
    """Possessions change hands."""
    for piece in pieces:
        s.put(piece, box.CLUES_OF[taker] if piece in box.CLUE else box.OWNED[taker])
    if pieces:
        s.note(tells.Gave, person(s, giver), person(s, taker), pieces, rule="EH-TRD-01")


def drop_second_spells(s: State, seat: int) -> None:
    """A Spell one has already is discarded at once (EH-SPL-03)."""
    seen: set[str] = set()
    for card in s.zones.get(box.OWNED[seat], ()):
        if card in box.SPELL_CARD:
            if box.CODE[card] in seen:
                s.note(tells.Discarded, person(s, seat), card, rule="EH-SPL-03")
                discard_card(s, card)
            seen.add(box.CODE[card])


TRADING: Final = procedure("trade", ask_offer, add_to_offer, ask_consent, exchange, keep_limits, give=PIECE, take=PIECE)

# -------------------------------------------------------------------- by effects, over any distance


def ask_partner(s: State, f: Frame, node: w.TradeAfar | w.Give) -> None:
    """With whom, on any space."""
    others = [seat for seat in alive(s) if seat != f.who] if is_alive(s, f.who) else []
    s.ask(f, f.who, asks.WithWhom, s.rules.person.each(others))


def trade_afar(s: State, f: Frame, node: w.TradeAfar) -> None:
    """As in the trade action, but only what is named (EH-INV-12)."""
    s.shared(f).regs["target"] = f.value
    if f.answer is not None:
        trade = s.push(TRADING, f.who)
        trade.regs["target"] = f.value
        trade.regs["kind"] = node.kind


runs(
    w.TradeAfar,
    ask_partner,
    trade_afar,
    can=lambda s, f, node: len(alive(s)) > 1,
)


def note_partner(s: State, f: Frame, node: w.Give) -> None:
    """To that one."""
    if f.answer is None:
        f.end()
    else:
        f.regs["target"] = f.value


def ask_gift(s: State, f: Frame, node: w.Give) -> None:
    """What to hand over, one after another."""
    have = [piece for piece in owned(s, f.who, node.kind, node.trait) if piece not in f.lists.get("give", ())]
    s.ask(f, f.who, asks.WhatToGive, [*box.OFFER.each(have), DONE], f.regs["target"])


def give(s: State, f: Frame, node: w.Give) -> None:
    """All of it is handed over at the end."""
    if f.answer is not None and f.answer is not DONE:
        f.lists["give"] = (*f.lists.get("give", ()), f.value)
        f.goto(ask_gift)
        return
    hand_over(s, f.who, f.regs["target"], f.lists.get("give", ()))
    drop_second_spells(s, f.regs["target"])


runs(w.Give, ask_partner, note_partner, ask_gift, give, give=PIECE)
