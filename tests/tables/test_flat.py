"""A decision costs as much late in a long game as early in it: playing, storing, showing and taking back.

What is counted is calls of functions, not time: they are the same on every machine.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, Final

import pytest

from miskatonic.core.state import State
from miskatonic.scene import sight
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from miskatonic.tables.taking_back import UNDO_FREE, ruling_on_undo
from tests.tables.halls import a_hall

PEOPLE: Final = ("anna", "ben", "cleo", "dan")
CAMPAIGN: Final = {"scenario": "night-of-the-zealot", "difficulty": "easy"}
EARLY, LATER, LAST, MEASURED = 100, 250, 550, 24
FULLER: Final = 1.25
"""The house is open after a hundred decisions; a table with more on it may cost a little more."""
LONGER: Final = 1.02
"""From the second measure on these people change their decks between two scenarios: only the history still grows."""


@contextmanager
def counted(into: Counter[str]) -> Iterator[None]:
    """Count the calls of functions in this thread, by the folder that makes them, and decisions that are taken."""

    def count(frame: FrameType, event: str, arg: Any) -> None:
        if event in ("call", "c_call"):
            _, _, inside = frame.f_code.co_filename.rpartition("/miskatonic/")
            into[inside.partition("/")[0] if inside else "elsewhere"] += 1
            into["decisions"] += event == "call" and frame.f_code is State.answer.__code__

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


async def laid(hall: Hall) -> LiveTable:
    """A table of four people in a campaign of the Card Game."""
    seats = [{"kind": "me"}, *({"kind": "friend"} for _ in PEOPLE[1:])]
    wish = {"game": "arkham-lcg", "options": CAMPAIGN, "seats": seats, "seed": 5}
    live = await hall.table(await hall.new_table(PEOPLE[0], wish))
    for seat, person in enumerate(PEOPLE[1:], 1):
        await live.take_seat(person, seat, person, live.seats[seat].epoch, first=True)
    return live


async def play(live: LiveTable, dice: random.Random) -> None:
    """Take any decision, but rather act than pass, so that the campaign lasts."""
    asked = dice.choice(live.record.state.asked)
    keys = [option.key for option in asked.options]
    key = dice.choice([key for key in keys if ":" in key] or keys)
    await live.play(PEOPLE[asked.seat], asked.seat, live.rev, key)


async def cost_now(live: LiveTable, dice: random.Random) -> dict[str, float]:
    """The calls that a decision takes here while all four look on, and those of taking it back."""
    guests = [Guest(person, "en", False, lambda _: None) for person in PEOPLE]
    for guest in guests:
        live.come(guest)
    await play(live, dice)
    costs, backs = list[Counter[str]](), list[Counter[str]]()
    for n in range(MEASURED):
        costs.append(Counter())
        with counted(costs[-1]):
            await play(live, dice)
        if n % 3 == 0:
            backs.append(Counter())
            with counted(backs[-1]):
                take_back(live)
    for guest in guests:
        live.leave(guest)
    return {
        "playing, storing and showing": median(cost.total() for cost in costs),
        "all of it that is no game's": median(cost["core"] + cost["tables"] for cost in costs),
        "decisions played again to take one back": median(back["decisions"] for back in backs),
    }


def take_back(live: LiveTable) -> None:
    """Do what taking back the last decision takes, in a copy of the game."""
    record = live.record.copy()
    ruling_on_undo(record, live.seats, UNDO_FREE, {record.line[-1][0]}, len(record.line) - 1)
    record.undo(1)


@pytest.mark.skipif(not sight.__file__.endswith(".py"), reason="calls of compiled functions are not counted")
def test_a_decision_of_four_people_costs_the_same_after_550_decisions_as_after_250(tmp_path: Path) -> None:
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def measured() -> list[dict[str, float]]:
        live, dice = await laid(a_hall(database)), random.Random(3)
        found = []
        for start in (EARLY, LATER, LAST):
            while len(live.record.line) < start:
                await play(live, dice)
            found.append(await cost_now(live, dice))
        return found

    try:
        early, later, last = asyncio.run(measured())
    finally:
        database.close()
    for what, cost in early.items():
        assert later[what] <= FULLER * cost, f"{what}: {cost} calls early, {later[what]} later"
        assert last[what] <= LONGER * later[what], f"{what}: {later[what]} calls later, {last[what]} at last"
