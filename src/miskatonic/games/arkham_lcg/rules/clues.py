"""Clues that investigators hold: who may use them, spending them alone and together, losing them (AH-CLU, AH-ADV-01)."""

from typing import Final

from miskatonic.core import code
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import HoldsClues
from miskatonic.games.arkham_lcg.cards.passives import NoClues
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.holding import has
from miskatonic.games.arkham_lcg.rules.people import card_of, lead, place_of, player_order


def held(s: State, seat: int) -> int:
    """The clues an investigator holds."""
    return s.counts.get(box.CLUES[card_of(s, seat)], 0)


def may_use_clues(s: State, seat: int) -> bool:
    """Whether nothing keeps an investigator from discovering and spending clues (AH-CAN-03)."""
    return not has(s, seat, NoClues)


def spendable(s: State, seat: int) -> int:
    """The clues an investigator could spend now."""
    return held(s, seat) if may_use_clues(s, seat) else 0


def spend(s: State, seat: int, n: int) -> None:
    """Clues go back to the token pool."""
    s.add(box.CLUES[card_of(s, seat)], -n)
    s.note(tells.CluesSpent, seat, n, rule="AH-ACT-01")


# -------------------------------------------------------------------- together


def choose_payer(s: State, f: code.Frame) -> None:
    """Anybody may give any number of clues (AH-ADV-01)."""
    f.answer = None
    if f.regs["due"]:
        able = [seat for seat in f.lists["seats"] if spendable(s, seat)]
        s.ask(f, lead(s), asks.PayClues, box.SEAT.each(able), f.regs["due"])


def payer_pays(s: State, f: code.Frame) -> None:
    """A clue goes back to the pool; who alone has any pays the rest at once."""
    if f.answer is None:
        return
    others = [seat for seat in f.lists["seats"] if seat != f.value and spendable(s, seat)]
    n = 1 if others else f.regs["due"]
    spend(s, f.value, n)
    f.regs["due"] -= n
    f.goto(choose_payer)


PAYING_TOGETHER: Final = code.procedure("paying clues together", choose_payer, payer_pays)


def group_clues(s: State, seats: tuple[int, ...]) -> int:
    """The clues that these investigators could spend together."""
    return sum([spendable(s, seat) for seat in seats])


def pay_together(s: State, due: int) -> None:
    """The group pays clues."""
    f = s.push(PAYING_TOGETHER, lead(s))
    f.lists["seats"] = player_order(s)
    f.regs["due"] = due


# -------------------------------------------------------------------- by effects


def gain(s: State, f: code.Frame, node: w.GainClues) -> None:
    """From the token pool: nothing is discovered."""
    s.add(box.CLUES[card_of(s, f.who)], node.n)
    s.note(tells.CluesGained, f.who, node.n, rule="AH-CLU-01")


def drop(s: State, f: code.Frame, node: w.DropClues) -> None:
    """Clues of one's own lie on one's location again, as far as one has them."""
    n = min(code.amount(s, f, node.n), held(s, f.who))
    if n:
        place = place_of(s, f.who)
        s.add(box.CLUES[card_of(s, f.who)], -n)
        s.add(box.CLUES[box.PLACE_CARDS[place]], n)
        s.note(tells.CluesDropped, f.who, place, n, rule="AH-EFF-01")


code.runs(w.GainClues, gain)
code.runs(w.SpendClues, lambda s, f, node: spend(s, f.who, node.n), can=lambda s, f, node: spendable(s, f.who) >= node.n)
code.runs(w.DropClues, drop)
code.counts(w.CluesYouHold, lambda s, f, node: held(s, f.who))
code.checks(HoldsClues, lambda s, f, node: held(s, f.who) > 0)
