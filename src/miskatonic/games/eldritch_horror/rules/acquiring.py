"""Acquiring Assets, with a bank loan (EH-ACQ, EH-RSV)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CONDITION, DEBT, INFLUENCE
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.decks import discard_card
from miskatonic.games.eldritch_horror.rules.gaining import available, bear, take
from miskatonic.games.eldritch_horror.rules.people import alive, has_passive, is_alive, person
from miskatonic.games.eldritch_horror.rules.skill_tests import begin_test
from miskatonic.words.control import DONE

LOAN: Final = 2  # EH-ACQ-04


def test(s: State, f: Frame) -> None:
    """Influence; only the number of successes matters (EH-ACQ-01)."""
    s.note(tells.Acquires, person(s, f.who), rule="EH-ACQ-01")
    f.regs["result"] = 0
    begin_test(s, f, f.who, INFLUENCE, 0, stake=asks.Stake.COUNTS)


def ask_loan(s: State, f: Frame) -> None:
    """A Debt for two more successes, once, before the choice (EH-ACQ-04 to EH-ACQ-06)."""
    f.answer = None
    f.regs["left"] = f.regs["result"]
    if not owned(s, f.who, CONDITION, name=DEBT) and available(s, f.who, CONDITION, DEBT) and s.zones.get(box.RESERVE):
        s.ask(f, f.who, asks.Loan, [box.NO, box.LOAN], f.regs["result"])


def take_loan(s: State, f: Frame) -> None:
    """The Debt is gained."""
    if f.answer is box.LOAN:
        f.regs["left"] += LOAN
        s.note(tells.Loan, person(s, f.who), rule="EH-ACQ-04")
        bear(s, f, f.who, DEBT)


def ask_card(s: State, f: Frame) -> None:
    """Any number of Assets whose values together do not exceed the successes (EH-ACQ-01)."""
    f.answer = None
    if not is_alive(s, f.who):
        return
    left = f.regs["left"]
    options: list[Option] = box.BUY.each(
        [card for card in s.zones.get(box.RESERVE, ()) if box.ASSET_CARD[card].value <= left]
    )
    s.ask(f, f.who, asks.Buy, [*options, DONE], left)


def note_card(s: State, f: Frame) -> None:
    """This one; or it is enough."""
    if f.answer is None or f.answer is DONE:
        f.goto(ask_discard)
        return
    f.regs["card"] = f.value
    f.regs["bought"] = 1
    f.regs["left"] -= box.ASSET_CARD[f.value].value


def ask_receiver(s: State, f: Frame) -> None:
    """Somebody else may gain it, if the buyer shares (EH-INV-08)."""
    f.answer = None
    if has_passive(s, f.who, w.SharesPurchases):
        s.ask(f, f.who, asks.WhoGains, s.rules.person.each(_own_first(s, f.who)), f.regs["card"])


def gain_card(s: State, f: Frame) -> None:
    """It is gained; a Service is resolved at once by its receiver (EH-INV-09)."""
    receiver = f.who if f.answer is None else f.value
    f.goto(ask_card)
    take(s, receiver, f.regs["card"], "EH-ACQ-01", from_deck=False)


def _own_first(s: State, seat: int) -> list[int]:
    return [seat, *[other for other in alive(s) if other != seat]]


def ask_discard(s: State, f: Frame) -> None:
    """Who takes no card may discard one of the reserve (EH-ACQ-02)."""
    f.answer = None
    if not f.regs.get("bought") and is_alive(s, f.who):
        s.ask(f, f.who, asks.DiscardFromReserve, [box.NO, *box.PICK.each(s.zones.get(box.RESERVE, ()))])


def discard(s: State, f: Frame) -> None:
    """The card that was chosen leaves the reserve, if one was."""
    if f.answer is not None and f.answer is not box.NO:
        s.note(tells.Discarded, person(s, f.who), f.value, rule="EH-ACQ-02")
        discard_card(s, f.value)


ACQUIRE: Final = procedure(
    "acquire assets",
    test,
    ask_loan,
    take_loan,
    ask_card,
    note_card,
    ask_receiver,
    gain_card,
    ask_discard,
    discard,
    card="piece",
)
