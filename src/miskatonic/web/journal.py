"""What goes wrong is told to whoever runs the server, but not so often that it fills a disk: the rest is counted."""

import logging
import time
from typing import Final

TOLD: Final = 10
"""So often the same is told in `SECONDS`."""
SECONDS: Final = 600.0

Kind = tuple[str, int, type[BaseException] | None, int]


class Brief(logging.Filter):
    """Tells what comes from the same place in the code a few times; with the next it says how many it kept back."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Kind, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is told."""
        now, kind = time.monotonic(), _kind(record)
        since, times = self._told.get(kind, (now, 0))
        if now - since >= SECONDS:
            if times > TOLD:
                record.msg, record.args = f"{record.getMessage()} ({times - TOLD} more like it were not told.)", None
            since, times = now, 0
        self._told[kind] = since, times + 1
        return times < TOLD


def _kind(record: logging.LogRecord) -> Kind:
    """Where in the code somebody tells something, and what went wrong where; of these there are only so many."""
    problem, _, steps = record.exc_info or (None, None, None)
    while steps is not None and steps.tb_next is not None:
        steps = steps.tb_next
    return record.pathname, record.lineno, problem, 0 if steps is None else steps.tb_lineno


BRIEF: Final = Brief()


def keep_brief() -> None:
    """Let whatever a server tells from now on be told briefly."""
    for teller in (logging.lastResort, *logging.getLogger("uvicorn").handlers):
        if teller is not None:
            teller.addFilter(BRIEF)
