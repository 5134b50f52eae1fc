"""What takes long to find is shown later: those who look at a table see it without, then with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from miskatonic.scene.errands import Errand, Errands

LOG: Final = logging.getLogger(__name__)
WorkOut = Callable[[str, list[Errand], str], Awaitable[list[Any]]]
"""Answers for a person whose table is looked at from a place, worked out where no table waits for them."""


class Later:
    """Has the errands of one table run, one bundle after another, and the table shown again."""

    def __init__(self, person: str, work_out: WorkOut, show: Callable[[], Callable[[], None] | None]) -> None:
        self.person = person
        self.work_out = work_out
        self.show = show
        """How the table is shown again, if it is still there."""
        self.errands = Errands()
        self._running: asyncio.Task[None] | None = None

    def run(self, place: Callable[[], str]) -> None:
        """Let somebody find what those who look, from a place, wait for."""
        if self.errands.wanted and self._running is None:
            self._running = asyncio.create_task(self._run(place()))

    async def _run(self, place: str) -> None:
        wanted = list(self.errands.wanted)
        try:
            for errand, found in zip(wanted, await self.work_out(self.person, wanted, place), strict=True):
                self.errands.bring(errand, found)
        except Exception:  # the table stays as it is shown
            LOG.exception("An errand was not run.")
            self.errands.wanted.clear()
        finally:
            self._running = None
        if (show := self.show()) is not None:
            show()
