"""Attacking and destroying monsters (FH-ATT)."""

from typing import Final

from miskatonic.core.code import Frame, amount, counts, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.people import seat_of
from miskatonic.games.final_hour.rules.places import is_choice, places, unlike


def destroy(s: State, monster: int) -> None:
    """A destroyed ordinary monster lies beside the pool, a special one beside the sheet (FH-ATT-04, FH-ATT-05)."""
    s.put(monster, box.BESIDE_POOL if box.KIND[monster] == w.ORDINARY else box.SHEET)


MONSTER_DESTROYED: Final = Event("monster-destroyed", destroy, (PIECE,))

# -------------------------------------------------------------------- wounds


def played_cards(s: State, f: Frame, node: w.PlayedCards) -> int:
    """The priority cards an investigator has played this round; solo, those with an action card of theirs so far."""
    return node.each * sum(s.counts.get(turn) == f.who for turn in box.TURN_OF)


counts(w.PlayedCards, played_cards)


def within_reach(s: State, place: int, wounds: int) -> list[int]:
    """The monsters of a location that so many wounds can destroy."""
    return [m for m in s.zones.get(box.MONSTERS_AT[place], ()) if box.HEALTH[m] <= wounds]


def choose_attack(s: State, f: Frame, node: w.Attack) -> None:
    """Where to attack, if the card leaves a choice; a location where nothing can be destroyed is none."""
    wounds = amount(s, f, node.n)
    if is_choice(node.where):
        spots = [p for p in places(s, f, node.where) if within_reach(s, p, wounds)]
        s.ask(f, seat_of(s, f.who), asks.Place, box.PLACE.each(spots), wounds)
    else:
        f.answer = None


def begin_attack(s: State, f: Frame, node: w.Attack) -> None:
    """Note where the wounds go."""
    if is_choice(node.where):
        f.lists["places"] = () if f.answer is None else (f.value,)
    else:
        f.lists["places"] = places(s, f, node.where)


def next_location(s: State, f: Frame, node: w.Attack) -> None:
    """The full value in each location of the attack."""
    left = f.lists["places"]
    if not left:
        f.end()
        return
    f.lists["places"] = left[1:]
    f.regs["at"] = left[0]
    f.regs["wounds"] = amount(s, f, node.n)


def choose_target(s: State, f: Frame, node: w.Attack) -> None:
    """Distribute wounds: only portions that destroy a monster matter (FH-ATT-01 to 03, FH-ATT-07)."""
    wounds = f.regs["wounds"]
    targets = within_reach(s, f.regs["at"], wounds)
    if targets:
        options = [*box.STRIKE.each(unlike(targets)), box.STOP]
        s.ask(f, seat_of(s, f.who), asks.Strike, options, wounds, f.regs["at"])
    else:
        f.answer = box.STOP


def strike(s: State, f: Frame, node: w.Attack) -> None:
    """Destroy the chosen monster, as long as the attacker goes on."""
    if f.answer is box.STOP:
        f.goto(next_location)
        return
    monster = f.value
    f.regs["wounds"] -= box.HEALTH[monster]
    s.note(tells.Struck, f.who, monster, f.regs["at"], rule="FH-ATT-02")
    s.happen(MONSTER_DESTROYED, monster)
    f.goto(choose_target)


def can_attack(s: State, f: Frame, node: w.Attack) -> bool:
    """Whether there is something the attack can destroy."""
    wounds = amount(s, f, node.n)
    return any(within_reach(s, p, wounds) for p in places(s, f, node.where))


runs(w.Attack, choose_attack, begin_attack, next_location, choose_target, strike, can=can_attack)

# -------------------------------------------------------------------- whatever their health


def choose_victim(s: State, f: Frame, node: w.Destroy) -> None:
    """Up to n monsters here, whatever their health (FH-ATT-06)."""
    here = s.zones.get(box.MONSTERS_AT[s.counts[box.AT[f.who]]], ()) if times_left(f, node.n) else ()
    if here:
        s.ask(f, seat_of(s, f.who), asks.Destroy, [*box.DESTROY.each(unlike(here)), box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def destroy_victim(s: State, f: Frame, node: w.Destroy) -> None:
    """The monster that was chosen is destroyed, and the next can be."""
    if f.answer is box.STOP:
        return
    once_more(f, node.n)
    s.note(tells.Destroyed, f.who, f.value, s.counts[box.AT[f.who]], rule="FH-ATT-06")
    s.happen(MONSTER_DESTROYED, f.value)
    f.goto(choose_victim)


runs(w.Destroy, choose_victim, destroy_victim)
