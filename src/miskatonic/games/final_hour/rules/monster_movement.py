"""Monsters move: along the arrows of their colour, or where an investigator sends them (FH-MMV)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.declared import PIECE, Kind
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.attacking import MONSTER_DESTROYED
from miskatonic.games.final_hour.rules.people import seat_of
from miskatonic.games.final_hour.rules.places import NOWHERE, place_of, room, unlike
from miskatonic.games.final_hour.rules.seals import spend_seal


def settle(s: State, monster: int, place: int) -> None:
    """Put a monster in a slot; a ritual site without an empty one is the end (FH-END-01, FH-MMV-07)."""
    if room(s, place) > 0:
        s.put(monster, box.MONSTERS_AT[place])
    else:
        s.note(tells.Lost, rule="FH-END-01")
        s.finish("FH-END-01", won=False)


def walk(s: State, monster: int, start: int, on: int = 0) -> None:
    """Follow the arrows of the monster's colour from a location until there is an empty slot (FH-MMV-01 to 06).

    The monster is on its way: it holds no slot, so the one it left counts as empty (FH-MMV-05). With `on`, there was no
    room at the start.
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
        further = on or int(here != start)
        rule = "FH-MMV-04" if further else "FH-MMV-01" if box.COLOUR[monster] == board.BLUE else "FH-MMV-02"
        s.note(tells.Walked, monster, here, there, further, rule=rule)
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
        walk(s, monster, to, on=1)


MONSTER_MOVES: Final = Event("monster-moves", step_by_arrow, (PIECE,))

MONSTER_SENT: Final = Event("monster-sent", step_by_path, (PIECE,))

# -------------------------------------------------------------------- sent along paths


def choose_sent(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """Which monster makes a move (FH-MMV-10); one that was sent already is not sent again."""
    here = s.counts[box.AT[f.who]]
    sent = f.lists.get("sent", ())
    if len(sent) == node.n:
        f.answer = box.STOP
        return
    question: Kind
    if isinstance(node, w.Lure):
        question, spots = asks.Lure, board.ADJACENT[here]
    elif isinstance(node, w.Shove):
        question, spots = asks.Shove, (here,)
    else:
        question, spots = asks.Herd, board.PLACES
    options = []
    for place in spots:
        options += box.DRIVE.each(unlike([m for m in s.zones.get(box.MONSTERS_AT[place], ()) if m not in sent]))
    s.ask(f, seat_of(s, f.who), question, [*options, box.STOP], node.n - len(sent))


def choose_destination(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """Where it goes: to the one who lures, else to an adjacent location of choice."""
    if f.answer is box.STOP:
        f.end()
        return
    monster = f.regs["monster"] = f.value
    if isinstance(node, w.Lure):
        f.answer = box.DRIVE_TO[s.counts[box.AT[f.who]]]
    else:
        spots = board.ADJACENT[place_of(s, monster)]
        s.ask(f, seat_of(s, f.who), asks.DriveTo, box.DRIVE_TO.each(spots), monster)


def send(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """The monster makes its move, ignoring arrows."""
    monster = f.regs["monster"]
    f.lists["sent"] = (*f.lists.get("sent", ()), monster)
    s.happen(MONSTER_SENT, monster, place_of(s, monster), f.value)
    f.goto(choose_sent)


def can_herd(s: State, f: Frame, node: w.Herd) -> bool:
    """Whether there is any monster to send."""
    return any(s.zones.get(key) for key in box.MONSTERS_AT)


runs(w.Lure, choose_sent, choose_destination, send, sent=PIECE)

runs(w.Shove, choose_sent, choose_destination, send, sent=PIECE)

runs(w.Herd, choose_sent, choose_destination, send, can=can_herd, sent=PIECE)
