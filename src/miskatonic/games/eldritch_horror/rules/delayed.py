"""Becoming Delayed (EH-DEL), and the Monster that carries investigators off."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.cutting import end_actions
from miskatonic.games.eldritch_horror.rules.decks import discard_services
from miskatonic.games.eldritch_horror.rules.monster_moves import move_to
from miskatonic.games.eldritch_horror.rules.monsters import that_monster
from miskatonic.games.eldritch_horror.rules.moving import can_move, move_investigator
from miskatonic.games.eldritch_horror.rules.people import has_passive, is_alive, person


def become_delayed(s: State, seat: int, by_choice: bool) -> None:
    """Somebody becomes Delayed; who is acting loses action and actions instead (EH-DEL-03, EH-DEL-04, EH-INV-24)."""
    if not is_alive(s, seat) or box.DELAYED[seat] in s.counts:
        return
    if not by_choice and has_passive(s, seat, w.NeverDelayed):
        s.note(tells.NotDelayed, person(s, seat), rule="EH-INV-24")
        return
    if end_actions(s, seat):
        s.note(tells.TurnEnds, person(s, seat), rule="EH-DEL-03")
        discard_services(s, seat)
        return
    s.set(box.DELAYED[seat], 1)
    s.note(tells.Delayed, person(s, seat), rule="EH-DEL-01")


def is_bargain(s: State, f: Frame) -> bool:
    """Whether the running word was chosen as the price of something good, not as a way out (EH-INV-25)."""
    return any(isinstance(g.code.node, w.May) and _within(g.code.kids["effect"][0].address, f) for g in s.stack)


def _within(address: str, f: Frame) -> bool:
    return f.code.address == address or f.code.address.startswith(f"{address}.")


def delay(s: State, f: Frame, node: w.BecomeDelayed) -> None:
    """The one who resolves the effect becomes Delayed."""
    become_delayed(s, f.who, is_bargain(s, f))


runs(w.BecomeDelayed, delay, can=lambda s, f, node: is_alive(s, f.who) and box.DELAYED[f.who] not in s.counts)

# -------------------------------------------------------------------- carried off


def ask_whom_to_carry(s: State, f: Frame, node: w.CarryOff) -> None:
    """Whom the Monster takes along."""
    s.ask(f, f.who, asks.WhomToCarry, s.rules.person.each(_carriable(s, f)))


def note_whom(s: State, f: Frame, node: w.CarryOff) -> None:
    """Remember who was chosen; with nobody to choose nothing happens."""
    if f.answer is None:
        f.end()
    else:
        s.shared(f).regs["target"] = f.value


def ask_where_to_carry(s: State, f: Frame, node: w.CarryOff) -> None:
    """Where to: one space; with somebody who cannot be moved, nowhere (EH-CNF-02)."""
    f.answer = None
    if not can_move(s, s.shared(f).regs["target"]):
        return
    origin = places.space_of_piece(s, that_monster(s, f))
    s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(places.ADJACENT[origin]))


def carry(s: State, f: Frame, node: w.CarryOff) -> None:
    """Both move together or neither, and the investigator becomes Delayed."""
    seat = s.shared(f).regs["target"]
    if f.answer is not None:
        move_to(s, that_monster(s, f), f.value)
        move_investigator(s, seat, f.value)
    become_delayed(s, seat, by_choice=False)


def _carriable(s: State, f: Frame) -> list[int]:
    """Those on its space who can be moved, or if nobody can, all who are there."""
    space = places.space_of_piece(s, that_monster(s, f))
    here = [seat for seat in range(s.seats) if is_alive(s, seat) and s.counts[box.AT[seat]] == space]
    return [seat for seat in here if can_move(s, seat)] or here


runs(w.CarryOff, ask_whom_to_carry, note_whom, ask_where_to_carry, carry, can=lambda s, f, node: bool(_carriable(s, f)))
