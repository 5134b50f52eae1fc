"""Monsters: how they appear, walk, are destroyed and damage the campus (FH-SPN, FH-MMV, FH-DMG, FH-SEA)."""

from typing import Final

from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box, tells

NOWHERE: Final = 0


def room(s: State, place: int) -> int:
    """The number of empty monster slots of a location (FH-BRD-03)."""
    return board.SLOTS[place] - len(s.zones.get(box.MONSTERS_AT[place], ())) - s.counts.get(box.DAMAGE[place], 0)


PLACE_OF_ZONE: Final = {key: place for place, key in enumerate(box.MONSTERS_AT)}


def place_of(s: State, monster: int) -> int:
    """The location of a monster, or NOWHERE when it is not on the board."""
    return PLACE_OF_ZONE.get(s.home[monster], NOWHERE)


# -------------------------------------------------------------------- destroying


def destroy(s: State, monster: int) -> None:
    """A destroyed ordinary monster lies beside the pool, a special one beside the sheet (FH-ATT-04, FH-ATT-05)."""
    s.put(monster, box.BESIDE_POOL if box.KIND[monster] == w.ORDINARY else box.SHEET)


MONSTER_DESTROYED: Final = Event("monster-destroyed", destroy, PIECE)


def spend_seal(s: State, path: int) -> None:
    """A fresh seal weakens, a weakened one is used up (FH-SEA-04, FH-SEA-05)."""
    s.set(box.SEALS[path], s.count(box.SEALS[path]) - 1)


# -------------------------------------------------------------------- walking


def settle(s: State, monster: int, place: int) -> None:
    """Put a monster in a slot; a ritual site without an empty one is the end (FH-END-01, FH-MMV-07)."""
    if room(s, place) > 0:
        s.put(monster, box.MONSTERS_AT[place])
    else:
        s.note(tells.Lost, rule="FH-END-01")
        s.finish(False, "FH-END-01")


def walk(s: State, monster: int, start: int) -> None:
    """Follow the arrows of the monster's colour from a location until there is an empty slot (FH-MMV-01 to 06).

    The monster is on its way: it holds no slot, so the one it left counts as empty (FH-MMV-05).
    """
    arrows = board.ARROWS[box.COLOUR[monster]]
    ritual = s.counts[box.RITUAL_PLACE]
    here = start
    seen = {start}
    while True:
        there = arrows[here]
        path = board.PATH_BETWEEN[here][there]
        if path >= 0 and s.counts.get(box.SEALS[path], 0):
            stopped_by_seal(s, monster, path)
            return
        s.note(tells.Walked, monster, here, there, rule="FH-MMV-01" if box.COLOUR[monster] == 0 else "FH-MMV-02")
        if there == ritual or room(s, there) > 0:
            settle(s, monster, there)
            return
        if there in seen:
            s.note(tells.ToRitual, monster, rule="FH-MMV-06")
            settle(s, monster, ritual)
            return
        seen.add(there)
        here = there


def stopped_by_seal(s: State, monster: int, path: int) -> None:
    """A monster that tries a sealed path is destroyed (FH-SEA-03)."""
    s.note(tells.BrokenBySeal, monster, path, s.count(box.SEALS[path]), rule="FH-SEA-03")
    spend_seal(s, path)
    s.happen(MONSTER_DESTROYED, monster)


def step_by_arrow(s: State, monster: int, place: int) -> None:
    """One move of a monster out of its location."""
    s.put(monster, box.MONSTERS_AT[NOWHERE])
    walk(s, monster, place)


def step_by_path(s: State, monster: int, place: int, to: int) -> None:
    """One move of a monster whom an investigator sends along a path, whatever its colour (FH-MMV-10 to 12)."""
    path = board.PATH_BETWEEN[place][to]
    if s.count(box.SEALS[path]):
        stopped_by_seal(s, monster, path)
        return
    s.note(tells.Lured, monster, place, to, rule="FH-MMV-10")
    s.put(monster, box.MONSTERS_AT[NOWHERE])
    if to == s.counts[box.RITUAL_PLACE] or room(s, to) > 0:
        settle(s, monster, to)
    else:
        walk(s, monster, to)


MONSTER_MOVES: Final = Event("monster-moves", step_by_arrow, PIECE)
MONSTER_SENT: Final = Event("monster-sent", step_by_path, PIECE)

# -------------------------------------------------------------------- appearing


def appear(s: State, kind: int, place: int) -> None:
    """A monster appears: from the pool at random, or a special one from beside the sheet (FH-SPN-01, FH-SPN-06)."""
    if kind == w.ORDINARY:
        if not s.zone(box.POOL) and s.zone(box.BESIDE_POOL):
            s.note(tells.PoolRefilled, rule="FH-SPN-04")
            for token in s.zone(box.BESIDE_POOL):
                s.put(token, box.POOL)
        tokens = s.zone(box.POOL)
        if not tokens:
            s.note(tells.NoneLeft, kind, rule="FH-SPN-05")
            return
        monster = tokens[s.random(box.POOL, len(tokens))]
    else:
        tokens = supply(s, kind)
        if not tokens:
            s.note(tells.NoneLeft, kind, rule="FH-SPN-07")
            return
        monster = tokens[0]
    s.note(tells.Spawned, monster, place, rule="FH-SPN-01")
    if room(s, place) > 0:
        s.put(monster, box.MONSTERS_AT[place])
        return
    s.put(monster, box.MONSTERS_AT[NOWHERE])
    if place == s.counts[box.RITUAL_PLACE]:
        settle(s, monster, place)
    else:
        walk(s, monster, place)


def supply(s: State, kind: int) -> tuple[int, ...]:
    """The tokens of a special monster beside the sheet."""
    return tuple(token for token in s.zone(box.SHEET) if box.KIND[token] == kind)


MONSTER_APPEARS: Final = Event("monster-appears", appear)

# -------------------------------------------------------------------- damage


def place_damage(s: State, place: int) -> None:
    """A damage token fills an empty slot (FH-DMG-05); the ritual site without one is the end (FH-DMG-09)."""
    if room(s, place) > 0:
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-05")
    elif place == s.counts[box.RITUAL_PLACE]:
        s.note(tells.Lost, rule="FH-DMG-09")
        s.finish(False, "FH-END-01")


def damage_under(s: State, monster: int, place: int) -> None:
    """A damage token takes the slot of a monster, which finds another one here or walks on (FH-DMG-02 to 04, 06)."""
    if room(s, place) > 0:
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-02")
    elif place == s.counts[box.RITUAL_PLACE]:
        s.note(tells.Lost, rule="FH-DMG-09")
        s.finish(False, "FH-END-01")
    else:
        s.put(monster, box.MONSTERS_AT[NOWHERE])
        s.add(box.DAMAGE[place], 1)
        s.note(tells.Damaged, place, rule="FH-DMG-02")
        walk(s, monster, place)


DAMAGE_PLACED: Final = Event("damage-placed", place_damage)
DAMAGE_UNDER: Final = Event("damage-under", damage_under, PIECE)


def repair(s: State, place: int) -> None:
    """A damage token goes back to the supply (FH-DMG-08)."""
    s.add(box.DAMAGE[place], -1)
    s.note(tells.Repaired, place, rule="FH-DMG-08")


DAMAGE_REPAIRED: Final = Event("damage-repaired", repair)

# -------------------------------------------------------------------- seals


def put_seal(s: State, path: int, side: int) -> None:
    """A seal is put on a path (FH-SEA-01)."""
    s.set(box.SEALS[path], side)
    s.note(tells.Sealed, path, side, rule="FH-SEA-01")


def remove_seal(s: State, path: int) -> None:
    """A seal goes back to the supply."""
    s.set(box.SEALS[path], 0)
    s.note(tells.Unsealed, path)


PATH_SEALED: Final = Event("path-sealed", put_seal)
PATH_UNSEALED: Final = Event("path-unsealed", remove_seal)
