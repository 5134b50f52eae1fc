"""Gaining and losing clues, cards and trophies, and choosing between such lists (ES-REW)."""

from typing import Final

from miskatonic.core.code import Code, Frame, runs
from miskatonic.core.events import Event, event_args
from miskatonic.core.nodes import Node
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.clues import clues_left
from miskatonic.games.elder_sign.rules.decks import discard
from miskatonic.games.elder_sign.rules.devoured import DEVOURING
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.people import has_left, is_alive, is_cut_off, person
from miskatonic.games.elder_sign.rules.trophies import PAYING, trophies
from miskatonic.words import Steps

# -------------------------------------------------------------------- gaining

DRAWN: Final = {w.COMMON: "ES-REW-02", w.UNIQUE: "ES-REW-03", w.SPELL: "ES-REW-04", w.ALLY: "ES-REW-06"}
"""The rule by which a card of each kind is drawn."""


def draw(s: State, seat: int, kind: int, n: int) -> None:
    """Take clues from the supply or cards from a deck, as far as they go (ES-REW-02 to ES-REW-06, ES-REW-15)."""
    if not is_alive(s, seat):
        return
    if kind == w.CLUE:
        gained = min(n, clues_left(s))
        if gained:
            s.add(box.CLUES[seat], gained)
            s.note(tells.GainedClue, person(s, seat), gained, rule="ES-REW-05")
        else:
            s.note(tells.NoClueLeft, person(s, seat), rule="ES-COM-06")
        return
    for _ in range(n):
        deck = s.zone(box.DECK_OF[kind])
        if not deck:
            s.note(tells.DeckEmpty, person(s, seat), kind, rule="ES-REW-15")
            return
        s.put(deck[0], box.OWNED[seat])
        s.note(tells.GainedCard, person(s, seat), deck[0], rule=DRAWN[kind])


GAIN: Final = Event("gain", draw, amount=2)


def gain(s: State, f: Frame, node: w.Gain) -> None:
    """Gain so many, heard by those who make something of it."""
    if not has_left(s, f):
        s.happen(GAIN, f.who, node.kind, node.n)


runs(w.Gain, gain, can=lambda s, f, node: clues_left(s) > 0 if node.kind == w.CLUE else bool(s.zone(box.DECK_OF[node.kind])))
runs(w.Draw, lambda s, f, node: draw(s, f.who, node.kind, node.n))


def take_ally(s: State, f: Frame, node: w.TakeAlly) -> None:
    """Take a named ally out of its deck, if it is there (ES-SET-14)."""
    for card in s.zone(box.DECK_OF[w.ALLY]):
        if box.POSSESSION[card].code == node.code:
            s.put(card, box.OWNED[f.who])
            s.note(tells.GainedCard, person(s, f.who), card, rule="ES-SET-14")


runs(w.TakeAlly, take_ally)


def for_each_gained(s: State, f: Frame, node: w.ForEachGained) -> None:
    """Once for every card of the gain that is being replaced."""
    for _ in range(event_args(s, f)[2]):
        s.kids(f, "effect")


runs(w.ForEachGained, for_each_gained)

# -------------------------------------------------------------------- losing


def owned(s: State, seat: int, kind: int) -> list[int]:
    """Cards of a kind that a seat has and could give up: a spell holding dice among them."""
    return [card for card in s.zone(box.OWNED[seat]) if box.POSSESSION[card].kind == kind]


def amount_owned(s: State, seat: int, kind: int) -> int:
    """How much of a kind could be given up."""
    if kind == w.CLUE:
        return s.count(box.CLUES[seat])
    return trophies(s, seat) if kind == w.TROPHY else len(owned(s, seat, kind))


def choose_loss(s: State, f: Frame, node: w.Lose) -> None:
    """Trophies are paid like a price; of cards the owner chooses which (ES-TRO-06)."""
    left = node.n - f.regs.get("lost", 0)
    f.answer = None
    if has_left(s, f) or not left:
        f.end()
    elif node.kind == w.CLUE:
        lose_clues(s, f.who, left)
        f.end()
    elif node.kind == w.TROPHY:
        s.push(PAYING, f.who).regs["due"] = left
        f.end()
    else:
        s.ask(f, f.who, asks.LoseCard, box.PICK.each(owned(s, f.who, node.kind)), node.kind)


def lose_card(s: State, f: Frame, node: w.Lose) -> None:
    """It goes under its deck; then the next."""
    if f.answer is None:
        return
    s.note(tells.LostCard, person(s, f.who), f.value, rule="ES-REW-17")
    discard(s, f.value)
    f.regs["lost"] = f.regs.get("lost", 0) + 1
    f.goto(choose_loss)


def lose_clues(s: State, seat: int, n: int) -> None:
    """Clues return to the supply, as far as there are any (ES-CLU-04, ES-REW-17)."""
    lost = min(n, s.count(box.CLUES[seat]))
    if lost:
        s.add(box.CLUES[seat], -lost)
        s.note(tells.LostClue, person(s, seat), lost, rule="ES-REW-17")


runs(w.Lose, choose_loss, lose_card, can=lambda s, f, node: amount_owned(s, f.who, node.kind) >= node.n)

# -------------------------------------------------------------------- one of several, pay or be devoured


def is_payable(s: State, seat: int, effect: Node | None) -> bool:
    """Whether a list could be carried out in full."""
    match effect:
        case Steps(effects):
            return all(is_payable(s, seat, part) for part in effects)
        case w.Lose(kind, n):
            return amount_owned(s, seat, kind) >= n
        case w.Hurt(value, n):
            return s.count(box.VALUE_OF[value][seat]) >= n
        case w.LowerLimit(value):
            return limit(s, seat, value) > 0
        case w.Draw(kind, _):
            return clues_left(s) > 0 if kind == w.CLUE else bool(s.zone(box.DECK_OF[kind]))
        case _:
            return True


def choosable(s: State, f: Frame, options: tuple[Code, ...]) -> list[int]:
    """Which of several lists may be chosen: those that can be carried out in full; if none can, any."""
    if not is_alive(s, f.who) or is_cut_off(s, f):
        return []
    payable = [i for i, option in enumerate(options) if is_payable(s, f.who, option.node)]
    return payable or list(range(len(options)))


def pay_or_be_devoured(s: State, f: Frame, node: w.PayOrDevoured) -> None:
    """Ask whether to pay; who cannot is devoured."""
    if not is_alive(s, f.who):
        f.end()
        return
    options: list[Option] = [box.BE_DEVOURED]
    if is_payable(s, f.who, node.price):
        options.insert(0, box.PAY)
    s.ask(f, f.who, asks.PayOrDevoured, options)


def paid_or_devoured(s: State, f: Frame, node: w.PayOrDevoured) -> None:
    """The price, or the end."""
    if f.answer is box.PAY:
        s.kids(f, "price")
    else:
        s.push(DEVOURING, f.who)


runs(w.PayOrDevoured, pay_or_be_devoured, paid_or_devoured)
