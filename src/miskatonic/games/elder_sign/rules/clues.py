"""Clues, and the dice that are rolled again for them (ES-CLU)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.passives import imposed
from miskatonic.games.elder_sign.rules.people import person
from miskatonic.games.elder_sign.rules.pool import DICE_ROLLED, rolled_dice, throw, unlike


def clues_left(s: State) -> int:
    """Clues in the supply (ES-COM-06)."""
    return box.CLUES_IN_BOX - sum(s.count(key) for key in box.CLUES)


def clue_spent(s: State, seat: int) -> None:
    """A clue returns to the supply (ES-CLU-04)."""
    s.add(box.CLUES[seat], -1)
    s.note(tells.SpentClue, person(s, seat), rule="ES-CLU-02")


CLUE_SPENT: Final = Event(Moment.CLUE_SPENT.name, clue_spent)

# -------------------------------------------------------------------- rolling dice again


def choose_reroll(s: State, f: Frame) -> None:
    """Pick dice one by one, then roll them; at least one, and not more than allowed (ES-CLU-02, ES-CLU-05)."""
    picked = f.lists.get("picked", ())
    left = [die for die in rolled_dice(s) if die not in picked]
    if picked and (not left or len(picked) >= f.regs["most"]):
        f.answer = box.ROLL_THESE
        return
    options: list[Option] = box.PICK.each(unlike(s, left))
    s.ask(f, f.who, asks.Reroll, [*options, box.ROLL_THESE] if picked else options, f.regs["most"] - len(picked), picked)


def picked_for_reroll(s: State, f: Frame) -> None:
    """A reroll continues the roll (ES-CLU-06)."""
    if f.answer is box.ROLL_THESE:
        s.note(tells.Rerolls, person(s, s.count(box.ACTIVE)), throw(s, f.lists["picked"]), rule="ES-CLU-06")
        s.happen(DICE_ROLLED, s.count(box.ACTIVE))
        return
    f.lists["picked"] = (*f.lists.get("picked", ()), f.value)
    f.goto(choose_reroll)


REROLLING: Final = procedure("rerolling", choose_reroll, picked_for_reroll, picked=PIECE)


def most_by_clue(s: State, seat: int) -> int:
    """How many dice a clue rerolls (ES-CLU-02), unless a Mythos card says less."""
    return min((p.n for p in imposed(s, seat) if isinstance(p, w.RerollAtMost)), default=box.ALL_DICE)


def reroll(s: State, seat: int, most: int) -> None:
    """Let a seat reroll dice of the active player's roll."""
    s.push(REROLLING, seat).regs["most"] = most


def reroll_dice(s: State, f: Frame, node: w.RerollDice) -> None:
    """Up to so many."""
    reroll(s, f.who, node.n)


runs(w.RerollDice, reroll_dice, can=lambda s, f, node: bool(rolled_dice(s)))
runs(w.FreeReroll, lambda s, f, node: s.add(box.FREE_REROLLS, 1))
