"""Trophies, and paying with them (ES-TRO)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.people import person


def trophies(s: State, seat: int) -> int:
    """What all trophies of a seat are worth."""
    return sum([box.TROPHIES[trophy] for trophy in s.zone(box.TROPHIES_OF[seat])])


def choose_trophy(s: State, f: Frame) -> None:
    """Ask which trophy is spent next; alike ones are offered once, and nothing is asked where all must go (ES-TRO-03)."""
    due = f.regs["due"]
    if due <= 0:
        f.end()
        return
    alike: dict[str, int] = {}
    for trophy in s.zone(box.TROPHIES_OF[f.who]):
        alike.setdefault((box.MONSTER.get(trophy) or box.ADVENTURE[trophy]).code, trophy)
    options = box.PICK.each(list(alike.values()))
    s.ask(f, f.who, asks.PayTrophy, options if trophies(s, f.who) > due else options[:1], due)


def spend_trophy(s: State, f: Frame) -> None:
    """It returns to its deck or to the pool, and no change is given (ES-TRO-04, ES-TRO-05)."""
    if f.answer is None:
        return
    s.note(tells.SpentTrophy, person(s, f.who), f.value, rule="ES-TRO-04")
    f.regs["due"] -= box.TROPHIES[f.value]
    bury(s, f.value)
    f.goto(choose_trophy)


PAYING: Final = procedure("paying trophies", choose_trophy, spend_trophy)
