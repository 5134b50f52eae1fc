"""Damage to locations, and its repair (FH-DMG)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.monster_movement import walk
from miskatonic.games.final_hour.rules.people import seat_of
from miskatonic.games.final_hour.rules.places import NOWHERE, choose_where, list_where, room, unlike


def place_damage(s: State, place: int) -> None:
    """A damage token fills an empty slot (FH-DMG-05); the ritual site without one is the end (FH-DMG-09)."""
    if room(s, place) > 0:
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-05")
    elif place == s.counts[box.RITUAL_PLACE]:
        s.note(tells.Lost, rule="FH-DMG-09")
        s.finish("FH-END-01", won=False)


def damage_under(s: State, monster: int, place: int, is_pushed: int = 0) -> None:
    """A damage token takes the slot of a monster, which finds another one here or walks on (FH-DMG-02 to 04, 06)."""
    if room(s, place) > 0:
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-02")
    elif place == s.counts[box.RITUAL_PLACE]:
        s.note(tells.Lost, rule="FH-DMG-09")
        s.finish("FH-END-01", won=False)
    else:
        s.put(monster, box.MONSTERS_AT[NOWHERE])
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-06" if is_pushed else "FH-DMG-02")
        walk(s, monster, place, on=1)


DAMAGE_PLACED: Final = Event("damage-placed", place_damage)

DAMAGE_UNDER: Final = Event("damage-under", damage_under, (PIECE,))


def choose_slot(s: State, f: Frame, node: w.Damage) -> None:
    """An empty slot takes the token; without one the resolving investigator picks a monster to push out (FH-DMG-06)."""
    f.answer = None
    due = f.lists["due"]
    if due and room(s, due[0]) <= 0 and due[0] != s.counts[box.RITUAL_PLACE]:
        standing = unlike(s.zone(box.MONSTERS_AT[due[0]]))
        s.ask(f, seat_of(s, f.who), asks.PushOut, box.PUSH_OUT.each(standing), due[0])


def damage_next(s: State, f: Frame, node: w.Damage) -> None:
    """Place the token; where every slot holds one already, none is placed (FH-DMG-07)."""
    due = f.lists["due"]
    if not due:
        return
    f.lists["due"] = due[1:]
    f.goto(choose_slot)
    place = due[0]
    if f.answer is not None:
        s.happen(DAMAGE_UNDER, f.value, place, 1)
    elif room(s, place) > 0 or place == s.counts[box.RITUAL_PLACE]:
        s.happen(DAMAGE_PLACED, place)
    else:
        s.note(tells.NoRoomForDamage, place, rule="FH-DMG-07")


runs(w.Damage, choose_where, list_where, choose_slot, damage_next)

# -------------------------------------------------------------------- repairing


def repair(s: State, place: int) -> None:
    """A damage token goes back to the supply (FH-DMG-08)."""
    s.add(box.DAMAGE[place], -1)
    s.note(tells.Repaired, place, rule="FH-DMG-08")


DAMAGE_REPAIRED: Final = Event("damage-repaired", repair)


def choose_repair(s: State, f: Frame, node: w.Repair) -> None:
    """Up to n damage tokens here; leaving one is allowed."""
    here = s.counts[box.AT[f.who]]
    if times_left(f, node.n) and s.counts.get(box.DAMAGE[here], 0):
        s.ask(f, seat_of(s, f.who), asks.Repair, [box.REPAIR[here], box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def make_repair(s: State, f: Frame, node: w.Repair) -> None:
    """The damage that was chosen is removed, and the next can be."""
    if f.answer is not box.STOP:
        once_more(f, node.n)
        s.happen(DAMAGE_REPAIRED, f.value)
        f.goto(choose_repair)


runs(w.Repair, choose_repair, make_repair, can=lambda s, f, node: s.count(box.DAMAGE[s.counts[box.AT[f.who]]]) > 0)
