"""Spells that hold dice (ES-SPL)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.locks import lay
from miskatonic.games.elder_sign.rules.people import person
from miskatonic.games.elder_sign.rules.pool import face, rolled_dice, take_out, unlike

ON_SPELL: Final = frozenset(box.HELD.values())


def choose_held(s: State, f: Frame, node: w.Secure) -> None:
    """Ask which die the spell holds, all of them now (ES-SPL-03, ES-SPL-13).

    Of dice alike one without a lock, for the others leave the spell at the end of the turn (ES-LCK-14).
    """
    held = s.zone(box.HELD[s.shared(f).regs["piece"]])
    dice = unlike(s, sorted(rolled_dice(s), key=lambda die: box.LOCK_OF[die] in s.counts))
    if len(held) >= node.n or not dice:
        f.answer = box.ENOUGH
        return
    options: list[Option] = box.PICK.each(dice)
    s.ask(f, f.who, asks.HoldDie, [*options, box.ENOUGH] if held else options, s.shared(f).regs["piece"])


def hold_die(s: State, f: Frame, node: w.Secure) -> None:
    """It lies on the spell, its face unchanged (ES-SPL-03)."""
    if f.answer is box.ENOUGH:
        return
    spell = s.shared(f).regs["piece"]
    s.note(tells.Held, person(s, f.who), spell, f.value, face(s, f.value), rule="ES-SPL-03")
    take_out(s, f.value, box.HELD[spell])
    f.goto(choose_held)


def can_hold(s: State, f: Frame, node: w.Secure) -> bool:
    """Only an empty spell can be cast, and only on a roll (ES-SPL-02, ES-SPL-11)."""
    return not s.zone(box.HELD[s.shared(f).regs["piece"]]) and bool(rolled_dice(s))


runs(w.Secure, choose_held, hold_die, can=can_hold)


def removable_from_spells(s: State) -> list[int]:
    """Dice that can be taken off spells, by anybody, to be rolled (ES-SPL-06, ES-SPL-07, ES-USE-02)."""
    if not any(map(s.zones.get, ON_SPELL)):
        return []
    return [die for die in box.DICE_PIECES if s.home[die] in ON_SPELL and box.LEFT_POOL[die] not in s.counts]


def take_off(s: State, seat: int, die: int) -> None:
    """A die leaves its spell for the pool, to be rolled with it (ES-SPL-07, ES-SPL-10)."""
    spell = next(spell for spell, zone in box.HELD.items() if s.home[die] == zone)
    s.note(tells.TakenOff, person(s, seat), spell, die, rule="ES-SPL-07")
    lay(s, die, box.POOL)
