"""What a server does for as long as it runs, beside serving: tables and memory are kept in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from typing import Final

import miskatonic as mk
from miskatonic.tables.hall import Hall
from miskatonic.tables.looks import first_look
from miskatonic.tables.store import Unstored
from miskatonic.tables.sweeps import one_more_sweep
from miskatonic.text.parts import LANGUAGES
from miskatonic.web.connections import Guarded

SECONDS_BETWEEN_SWEEPS: Final = 600
SWEEPS_A_DAY: Final = 24 * 3600 // SECONDS_BETWEEN_SWEEPS
SECONDS_BETWEEN_LOOKS: Final = 30
SECONDS_BETWEEN_COLLECTIONS: Final = 600
SECONDS_BETWEEN_GLANCES: Final = 5
CROWD: Final = 2000
"""The garbage of so many connections is not left lying: it may be 50 MB."""


async def expire(hall: Hall, days: float) -> None:
    """Delete tables that nobody has touched for so many days, now and then a few.

    Days are counted by the time that servers run. What time it is, nobody asks: a computer's clock may be years off
    when it starts, and be set later.
    """
    sweep: int | None = None
    while True:
        with contextlib.suppress(Unstored):
            sweep = await hall.store.keep(one_more_sweep(sweep))
            while await hall.expire(sweep - int(days * SWEEPS_A_DAY)):
                await asyncio.sleep(0)
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)


async def put_away(hall: Hall, minutes: float) -> None:
    """Let tables go from memory at which nobody has been for so many minutes; they are stored."""
    while True:
        await asyncio.sleep(min(60 * minutes, SECONDS_BETWEEN_LOOKS))
        hall.let_idle_go(60 * minutes)


async def look_first() -> None:
    """Look at each game in each language, beside all else, so that nobody waits who comes first.

    What is in memory then stays: from now on it is not searched for garbage.
    """
    for title in list((await asyncio.to_thread(mk.games)).values()):
        for lang in LANGUAGES:
            await asyncio.to_thread(first_look, title, lang)
    gc.freeze()


async def collect_garbage() -> None:
    """Look for cycles of garbage now and then; views are large and have none, so doing it often only makes players wait.

    Whoever comes and goes thousands of times leaves much of it, and it is looked for sooner, among what is new.
    """
    while True:
        gone = Guarded.gone
        for _ in range(int(SECONDS_BETWEEN_COLLECTIONS / SECONDS_BETWEEN_GLANCES)):
            await asyncio.sleep(SECONDS_BETWEEN_GLANCES)
            if Guarded.gone - gone >= CROWD:
                gone = Guarded.gone
                gc.collect(0)
        gc.collect()
