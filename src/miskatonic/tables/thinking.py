"""Bots and hints think outside the server's own loop, in a bounded number of processes, so that no table waits for them.

Saves that people bring are read there too.

A process is sent the way a game has come and plays it again; it remembers the last games it thought about, and then only
plays what is new.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from multiprocessing import forkserver, resource_tracker
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.bots.hints import hint
from miskatonic.bots.onward import onward
from miskatonic.core.errors import Refused
from miskatonic.core.record import Header, Record, replay
from miskatonic.game import Game
from miskatonic.scene.errands import Errand, worked_out
from miskatonic.tables import saved, wire
from miskatonic.text.parts import Lang

LOG: Final = logging.getLogger(__name__)
GAMES_REMEMBERED: Final = 32
AT_ONCE: Final = 2
"""Of one person's bots and hints so many think at once; the others wait until it is their turn.

Whoever wants more becomes many persons: so of several who think, one address leaves one to the others.
"""
FREE: Final = ""
"""The line in which all wait for a process that is free; every other is a person's or a place's."""
SECONDS: Final = 30.0
"""Whoever thinks longer is stopped."""

_STARTERS: Final = ThreadPoolExecutor(4, "starter")
"""Wait for processes to start, and nothing else does: if they never did, whoever reads from the database would wait too."""

T = TypeVar("T")


class GaveUp(Refused):
    """Somebody thought too long, or could not think to the end."""


class Way:
    """How a game has come to where it is: what it began from, and the entries that still count."""

    def __init__(self, table: str, record: Record) -> None:
        self.table = table
        self.header = record.header
        self.path = record.course.path(len(record.line))


# -------------------------------------------------------------------- in the process that thinks

_games: OrderedDict[str, tuple[Header, list[str], Record]] = OrderedDict()


def _game(way: Way) -> Game:
    """The game at the end of a way."""
    title = mk.games()[way.header.game]
    header, path, record = _games.pop(way.table, (None, [], None))
    if record is None or header is None or header.seed != way.header.seed or path != way.path[: len(path)]:
        path, record = [], Record(way.header, title.begin, logged=False)
    replay(record, way.path[len(path) :])
    _games[way.table] = way.header, way.path, record
    while len(_games) > GAMES_REMEMBERED:
        _games.popitem(last=False)
    return Game(title, record.copy())


def chosen(way: Way, seat: int, bot: str) -> str:
    """The key that a bot chooses."""
    game = _game(way)
    return make_bot(bot, len(game.record.line)).choose(game, seat)


def hinted(way: Way, seat: int, lang: Lang) -> wire.Hint:
    """What the greedy bot would choose for a seat, why, and what it would go on with."""
    game = _game(way)
    seed = len(game.record.line)
    advised = hint(game, seat, lang, seed)
    then = onward(game, seat, advised.key, seed)
    return wire.Hint(advised.key, advised.why, then.keys, tuple(dict.fromkeys(then.touched + advised.named)))


def _loaded() -> int:
    """How many games there are, once they are loaded."""
    return len(mk.games())


def _leave_with_the_server() -> None:
    """End this process when the server ends, however it does."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


# -------------------------------------------------------------------- in the server


class Thinkers:
    """Those who think for bots and hints: processes, or one thread of this process if there are to be none."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes
        self.waiting = 0
        """How many wait for an answer."""
        self._pool: ProcessPoolExecutor | ThreadPoolExecutor | None = None
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def choose(self, person: str, way: Way, seat: int, bot: str, place: str = "") -> str:
        """What a bot chooses, at a person's table that is looked at from a place."""
        return await self._think(person, chosen, way, seat, bot, place=place)

    async def hint(self, person: str, way: Way, seat: int, lang: Lang, place: str = "") -> wire.Hint:
        """What the greedy bot would choose, why, and what then, as a hint for a person."""
        return await self._think(person, hinted, way, seat, lang, place=place)

    async def work_out(self, person: str, errands: list[Errand], place: str = "") -> list[Any]:
        """What those who look at a person's table, from a place, wait for."""
        return await self._think(person, worked_out, errands, place=place)

    async def read(self, person: str, save: str, deal: str, place: str = "") -> saved.Saved:
        """What a save holds that a person brings."""
        return await self._think(person, saved.read, save, deal, place=place)

    async def warm_up(self) -> None:
        """Start a process before anybody needs it: loading the games takes a while."""
        if self.processes:
            await self._asked(_loaded)

    async def _think(self, person: str, thought: Callable[..., T], *about: object, place: str = "") -> T:
        own, free = self._line(f"person {person}", AT_ONCE), self._line(FREE, self.processes or 1)
        near = self._line(f"place {place}", max(AT_ONCE, self.processes - 1)) if place else nullcontext()
        self.waiting += 1
        try:
            async with own, near, free:  # whoever waits does not think yet, so their time does not run
                return await asyncio.wait_for(self._asked(thought, *about), SECONDS)
        except TimeoutError:
            LOG.exception("A bot did not come to an end.")
            self._stop()
            raise GaveUp("The bot thought too long and gave up.") from None
        except BrokenExecutor:
            LOG.exception("A process that thinks was lost again.")
            raise GaveUp("The bot was interrupted. Ask again.") from None
        finally:
            self.waiting -= 1

    def _line(self, name: str, most: int) -> asyncio.Semaphore:
        """Where so many pass at a time; forgotten when nobody waits."""
        return self._turns.get(name) or self._turns.setdefault(name, asyncio.Semaphore(most))

    async def _asked(self, thought: Callable[..., T], *about: object) -> T:
        """Think; if a process was lost, once more in a new one."""
        pool = self._open()
        try:
            return await _handed(pool, thought, *about)
        except BrokenExecutor:
            LOG.exception("A process that thinks was lost; another takes its place.")
            if self._pool is pool:
                self._pool = None
            return await _handed(self._open(), thought, *about)

    def _open(self) -> ProcessPoolExecutor | ThreadPoolExecutor:
        if self._pool is None:
            self._pool = _processes(self.processes) if self.processes else ThreadPoolExecutor(1, "thinker")
        return self._pool

    def _stop(self) -> None:
        """Stop those who think now; others take their place when somebody asks."""
        pool, self._pool = self._pool, None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        if pool is not None:  # it waits for a process that is being started, and the tables are not to wait with it
            threading.Thread(target=lambda: pool.shutdown(wait=False, cancel_futures=True), daemon=True).start()

    def close(self) -> None:
        """End all thinking, also where the games are still being loaded for it."""
        loader: int | None = getattr(getattr(forkserver, "_forkserver", None), "_forkserver_pid", None)
        if self.processes and loader is not None:
            with suppress(ProcessLookupError):
                os.kill(loader, signal.SIGKILL)
        self._stop()


async def _handed(pool: Executor, thought: Callable[..., T], *about: object) -> T:
    """What a pool answers; starting a process of it takes a while, in which nobody else is to wait."""
    try:
        thinking = await asyncio.get_running_loop().run_in_executor(_STARTERS, pool.submit, thought, *about)
    except (OSError, EOFError, RuntimeError) as trouble:  # it is lost, or was stopped meanwhile
        raise BrokenExecutor from trouble
    return await asyncio.wrap_future(thinking)


def _processes(number: int) -> ProcessPoolExecutor:
    """So many processes, which start when they are first needed and end with this one."""
    quick = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if quick else "spawn")
    if quick:
        context.set_forkserver_preload(["miskatonic.tables.thinking"])
        _start_deaf_to_ctrl_c()
    return ProcessPoolExecutor(number, context, _leave_with_the_server)


def _start_deaf_to_ctrl_c() -> None:
    """Start what starts the processes: a terminal tells all of them of Ctrl-C, and only the server is to answer."""
    resource_tracker.ensure_running()  # else it starts below and lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    forkserver.ensure_running()
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


def processes_here() -> int:
    """How many processes may think on this computer: one core is left to the tables, and four are plenty."""
    return min(4, max(1, (os.cpu_count() or 1) - 1))
