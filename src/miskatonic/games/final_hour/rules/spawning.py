"""Monsters appear (FH-SPN)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.monster_movement import settle, walk
from miskatonic.games.final_hour.rules.places import NOWHERE, choose_where, list_where, places, room


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
    s.note(tells.Spawned, monster, place, rule="FH-SPN-01" if kind == w.ORDINARY else "FH-SPN-06")
    if room(s, place) > 0:
        s.put(monster, box.MONSTERS_AT[place])
        return
    s.put(monster, box.MONSTERS_AT[NOWHERE])
    if place == s.counts[box.RITUAL_PLACE]:
        settle(s, monster, place)
    else:
        walk(s, monster, place, on=1)


def supply(s: State, kind: int) -> tuple[int, ...]:
    """The tokens of a special monster beside the sheet."""
    return tuple(token for token in s.zone(box.SHEET) if box.KIND[token] == kind)


MONSTER_APPEARS: Final = Event("monster-appears", appear)

# -------------------------------------------------------------------- the word


def spawn_next(s: State, f: Frame, node: w.Spawn) -> None:
    """The next monster appears and is placed completely before another is drawn (FH-SPN-03)."""
    due = f.lists["due"]
    if due:
        f.lists["due"] = due[1:]
        s.happen(MONSTER_APPEARS, node.kind, due[0])
        f.goto(spawn_next)


def can_spawn(s: State, f: Frame, node: w.Spawn) -> bool:
    """Whether a token is left and a place for it."""
    tokens = s.zone(box.POOL) + s.zone(box.BESIDE_POOL) if node.kind == w.ORDINARY else supply(s, node.kind)
    return bool(tokens) and bool(places(s, f, node.where))


runs(w.Spawn, choose_where, list_where, spawn_next, can=can_spawn)
