"""Storage: one writer thread commits whatever has gathered in one go. What is written stands in `rows`."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from miskatonic.core.errors import Refused
from miskatonic.tables.database import SQLITE, bring_up_to_date, file_of, opened

LOG: Final = logging.getLogger(__name__)
REST: Final = 0.01
"""So long the writer rests between two commits, in seconds: what comes meanwhile is committed together.

A commit costs as much as four decisions in it.
"""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Something to be done with the database, and what comes of it."""
SECONDS_UNTIL_STORED: Final = 2.0
"""After so long it is tried again when something could not be stored or read."""
UNSTORED: Final = "The server cannot reach its store just now, so nothing has changed. Try again in a moment."


class Unstored(Refused):
    """The database cannot be reached or takes nothing more: a full disk, a lost connection. What was stored is safe."""


class Removed(Exception):
    """The file of the database is no longer where it was, or another lies in its place: what is written is lost."""


class Lost(Exception):
    """The table was deleted, or another process has claimed it."""


@contextmanager
def _told() -> Iterator[None]:
    """Trouble with the database itself as a sentence; what is wrong with the work stays as it is."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as trouble:
        LOG.error("The database is in trouble: %s", trouble.orig)  # a traceback would say no more
        raise Unstored(UNSTORED) from None
    except Removed:
        LOG.error("The file of the database is gone, or another is in its place. Put it back, or start the server anew.")
        raise Unstored(UNSTORED) from None


class Written:
    """Work for the writer, what came of it, and who waits for it: a thread, or something in an event loop."""

    __slots__ = ("future", "loop", "problem", "result", "work")

    def __init__(
        self, work: Work[Any], future: Future[Any] | asyncio.Future[Any], loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self.work = work
        self.future = future
        self.loop = loop
        self.result: Any = None
        self.problem: Exception | None = None

    def tell(self) -> None:
        """Tell whoever waits, if somebody still does."""
        if self.future.cancelled():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


def _tell_all(batch: list[Written]) -> None:
    """Tell all who wait; an event loop is woken once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Written]] = {}
    for written in batch:
        if written.loop is None:
            written.tell()
        else:
            waiting.setdefault(written.loop, []).append(written)
    for loop, theirs in waiting.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell_each, theirs)


def _tell_each(batch: list[Written]) -> None:
    for written in batch:
        written.tell()


class Store:
    """The database of a server. `write` returns at once; the future is done when the work is safely committed."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self.is_shared = self.engine.dialect.name != SQLITE
        """Whether other processes may use the database too."""
        try:
            bring_up_to_date(self.engine)
        except DBAPIError as trouble:
            reason = str(trouble.orig).splitlines()[0].rstrip(".")
            raise Refused(f"The database at {self.engine.url} cannot be used: {reason}.") from None
        self._file = file_of(self.engine.url)
        self._file_is = self._found()
        """The file that is open, if it is one: whoever removes it does not stop it from taking what nobody will find."""
        self.is_refusing = False
        """Whether the last work could not be stored: a disk may be full that can still be read."""
        self._own: Connection | None = None
        """The writer's own connection to SQLite, kept as long as it serves."""
        self._queue: SimpleQueue[Written | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def write(self, work: Work[T]) -> Future[T]:
        """Do this work in the writer's next transaction."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # it is done even if nobody waits for it any more
        self._queue.put(Written(work, future))
        return future

    async def keep(self, work: Work[T]) -> T:
        """Do this work and wait until it is safely committed; `Unstored` if it cannot be just now."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Written(work, future, loop))
        try:
            with _told():
                result = await future
        except Unstored:
            self.is_refusing = True
            raise
        self.is_refusing = False
        return result

    async def fetch(self, work: Work[T]) -> T:
        """Read from the database; `Unstored` if it cannot be reached just now."""
        with _told():
            return await asyncio.to_thread(self.read, work)

    def close(self) -> None:
        """Commit what is waiting and stop."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        rested = 0.0
        while (first := self._queue.get()) is not None:
            if (tired := rested - time.monotonic()) > 0:
                time.sleep(tired)
            rested = time.monotonic() + REST
            batch = [first]
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._commit(batch)
            _tell_all(batch)
        self._let_go()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A connection that commits at the end what was done."""
        if self.is_shared:
            with self.engine.begin() as connection:
                yield connection
            return
        self._require_file()
        if self._own is None:
            self._own = self.engine.connect()
        try:
            with self._own.begin():
                yield self._own
                self._require_file()
        except DBAPIError:
            self._let_go()
            raise

    def _found(self) -> tuple[int, int] | None:
        """Which file lies where that of the database should, if it is one."""
        try:
            found = os.stat(self._file) if self._file else None
        except OSError:
            found = None
        return None if found is None else (found.st_dev, found.st_ino)

    def _require_file(self) -> None:
        """Refuse to use a file that is no longer there."""
        if self._found() != self._file_is:
            raise Removed

    def _let_go(self) -> None:
        """Close the writer's own connection."""
        if self._own is not None:
            self._own.close()
            self._own = None

    def _commit(self, batch: list[Written]) -> None:
        """Commit a batch in one go; if one of it cannot be, each by itself, so that it takes nobody with it."""
        try:
            with self._transaction() as connection:
                results = [written.work(connection) for written in batch]
        except Exception as problem:
            if len(batch) == 1 or (self.is_shared and isinstance(problem, OperationalError)):  # it is gone for all
                for written in batch:
                    written.problem = problem
                return
            for written in batch:
                self._commit([written])
            return
        for written, result in zip(batch, results, strict=True):
            written.result = result

    def read(self, work: Work[T]) -> T:
        """Read from the database."""
        self._require_file()
        with self.engine.connect() as connection:
            return work(connection)
