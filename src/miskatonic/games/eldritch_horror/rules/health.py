"""Health and Sanity: losing, preventing, recovering and spending them (EH-HLT, EH-SPD)."""

from itertools import pairwise
from typing import Final

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.events import Event, answered, change_event
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, happens, tells
from miskatonic.games.eldritch_horror.rules.people import investigator, is_alive, person


def limit(s: State, seat: int, value: int) -> int:
    """The maximum on the sheet (EH-HLT-01)."""
    sheet = investigator(s, seat)
    return sheet.health if value == HEALTH else sheet.sanity


def missing(s: State, seat: int, value: int) -> int:
    """How much could be recovered (EH-HLT-03)."""
    return limit(s, seat, value) - s.counts.get(box.VALUE_OF[value][seat], 0) if is_alive(s, seat) else 0


# -------------------------------------------------------------------- losing


def lose(s: State, seat: int, value: int, n: int, held: int) -> None:
    """Tokens return to the supply; who has none left is defeated at once, or when all of the loss has come (EH-HLT-02)."""
    if not is_alive(s, seat):
        return
    key = box.VALUE_OF[value][seat]
    left = max(0, s.counts.get(key, 0) - n)
    count_apart(s, seat, value, s.counts.get(key, 0) - left)
    s.set(key, left)
    s.note(tells.Lost, person(s, seat), value, n, left, rule="EH-HLT-02")
    if not left and not held:
        s.push(s.rules.codes["defeat"], seat)


LOSE: Final = Event(Moment.WOULD_LOSE.name, lose, happens.WouldLose, amount=2)


def count_apart(s: State, seat: int, value: int, n: int) -> None:
    """What Spells against a loss cost is no part of it: whatever waits to see how much it takes leaves that out."""
    for cause, event in pairwise(s.stack[:-1]):
        if event.code.event is LOSE and event.lists["args"][:2] == (seat, value) and "before" in cause.regs:
            cause.regs["before"] -= n


def lose_some(s: State, f: Frame, node: w.Lose) -> None:
    """So much is lost, unless it is prevented; tokens on a card are counted once for all whom they strike."""
    n = amount(s, f, node.n)
    if isinstance(node.n, w.OnThis):
        n = s.shared(f).regs.setdefault("counted", n)
    if not is_alive(s, f.who) or not n:
        f.end()
        return
    f.regs["before"] = s.counts.get(box.VALUE_OF[node.value][f.who], 0)
    s.happen(LOSE, f.who, node.value, n, 0)


def remember_loss(s: State, f: Frame, node: w.Lose) -> None:
    """The effect knows who has lost Sanity by it."""
    if node.value == SANITY and s.counts.get(box.VALUE_OF[SANITY][f.who], 0) < f.regs["before"]:
        shared = s.shared(f)
        shared.lists["lost-sanity"] = (*shared.lists.get("lost-sanity", ()), f.who)


runs(w.Lose, lose_some, remember_loss)


def lose_health_first(s: State, f: Frame, node: w.LoseBoth) -> None:
    """Both are lost at once, so what is to be counted is counted now: the first loss waits for the second."""
    if not isinstance(node.sanity, int):
        f.regs["sanity"] = amount(s, f, node.sanity)
    _lose_of_both(s, f, HEALTH, amount(s, f, node.health))


def lose_sanity_too(s: State, f: Frame, node: w.LoseBoth) -> None:
    """Then the other."""
    _lose_of_both(s, f, SANITY, node.sanity if isinstance(node.sanity, int) else f.regs["sanity"])


def _lose_of_both(s: State, f: Frame, value: int, n: int) -> None:
    if is_alive(s, f.who) and n:
        s.happen(LOSE, f.who, value, n, 1)


def fall(s: State, f: Frame, node: w.LoseBoth) -> None:
    """Who has nothing left of one or both is defeated (EH-DEF-10)."""
    if is_alive(s, f.who) and not all(s.counts.get(values[f.who], 0) for values in box.VALUE_OF):
        s.push(s.rules.codes["defeat"], f.who)


runs(w.LoseBoth, lose_health_first, lose_sanity_too, fall)


def prevent(s: State, f: Frame, node: w.PreventLoss) -> None:
    """So much less of the loss happens; what an earlier step has prevented is counted in (EH-HLT-05)."""
    loss = answered(s, f, happens.WouldLose)
    less = loss.n if isinstance(node.n, w.All) else min(loss.n, max(0, amount(s, f, node.n) - node.instead_of))
    if less:
        change_event(s, f, loss._replace(n=loss.n - less))
        s.note(tells.Prevented, person(s, loss.who), loss.value, less, rule="EH-HLT-05")


runs(w.PreventLoss, prevent)

# -------------------------------------------------------------------- recovering


def recover(s: State, seat: int, value: int, n: int) -> None:
    """Tokens come from the supply, never above the maximum (EH-HLT-02, EH-HLT-03)."""
    n = min(n, missing(s, seat, value))
    if n > 0:
        s.add(box.VALUE_OF[value][seat], n)
        s.note(tells.Recovered, person(s, seat), value, n, rule="EH-HLT-02")


def recover_some(s: State, f: Frame, node: w.Recover) -> None:
    """So much, or all."""
    n = missing(s, f.who, node.value) if isinstance(node.n, w.All) else amount(s, f, node.n)
    recover(s, f.who, node.value, n)


def recoverable(s: State, f: Frame, node: w.Recover) -> bool:
    """Whether anything is missing that would be recovered; of what nobody has spent yet, nothing is."""
    return missing(s, f.who, node.value) > 0 and (isinstance(node.n, w.All) or amount(s, f, node.n) > 0)


runs(w.Recover, recover_some, can=recoverable)

# -------------------------------------------------------------------- spending


def can_spend(s: State, seat: int, value: int, n: int) -> bool:
    """Nobody can spend the last Health or Sanity (EH-SPD-02, EH-SPD-04)."""
    return is_alive(s, seat) and s.counts.get(box.VALUE_OF[value][seat], 0) > n


def ask_how_much(s: State, f: Frame, node: w.Spend) -> None:
    """As much as one likes, if it is free."""
    f.answer = None
    if isinstance(node.n, w.AnyNumber):
        most = s.counts.get(box.VALUE_OF[node.value][f.who], 0) - 1
        s.ask(f, f.who, asks.HowMuch, box.NUMBER.each(list(range(most, -1, -1))), node.value)


def spend(s: State, f: Frame, node: w.Spend) -> None:
    """It is paid; that cannot be prevented (EH-HLT-05, EH-SPD-01)."""
    n = f.value if isinstance(node.n, w.AnyNumber) else amount(s, f, node.n)
    s.shared(f).regs["spent"] = n
    pay(s, f.who, node.value, n)


def pay(s: State, seat: int, value: int, n: int) -> None:
    """Health or Sanity is spent."""
    if n:
        count_apart(s, seat, value, n)
        s.add(box.VALUE_OF[value][seat], -n)
        s.note(tells.Spent, person(s, seat), value, n, rule="EH-SPD-01")


def payable(s: State, f: Frame, node: w.Spend) -> bool:
    """Whether it can be paid; any amount needs at least one to spare."""
    return can_spend(s, f.who, node.value, 1 if isinstance(node.n, w.AnyNumber) else amount(s, f, node.n))


runs(w.Spend, ask_how_much, spend, can=payable)
