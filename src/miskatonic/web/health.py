"""How the server is: `/healthz` for whoever watches over it, and `/metrics` for Prometheus, if asked for."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from miskatonic.tables import rows
from miskatonic.tables.hall import Hall
from miskatonic.tables.store import Unstored

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Decisions are counted by how long they took: at most so long each."""


class Measures:
    """How many decisions were taken, and how long each took from its message to everybody's view."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    @contextmanager
    def decision(self) -> Iterator[None]:
        """Measure a decision; one that is refused does not count."""
        began = time.perf_counter()
        yield
        took = time.perf_counter() - began
        self.counts[bisect_left(SECONDS, took)] += 1
        self.total += took

    def lines(self) -> list[str]:
        """The measures in the text format of Prometheus."""
        name = "miskatonic_decision_seconds"
        out = [f"# HELP {name} Time from a decision's message to everybody's view.", f"# TYPE {name} histogram"]
        so_far = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            so_far += count
            out.append(f'{name}_bucket{{le="{limit}"}} {so_far}')
        return [*out, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Health:
    """Answers those who watch over the server."""

    def __init__(self, hall: Hall, measures: Measures, *, metrics: bool) -> None:
        self.hall = hall
        self.measures = measures
        self.is_measured = metrics

    def routes(self) -> list[Route]:
        """The addresses; that of the measures only if it was asked for."""
        measured = [Route("/metrics", self.metrics)] if self.is_measured else []
        return [Route("/healthz", self.healthz), *measured]

    async def healthz(self, request: Request) -> Response:
        """Whether the server and its database can be used."""
        try:
            await self.hall.store.fetch(rows.any_table)
            if self.hall.store.is_refusing:
                await self.hall.store.keep(rows.written_and_wiped)
        except Unstored as trouble:
            return PlainTextResponse(f"{trouble}\n", status_code=503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """The measures, which tell of no table and nobody."""
        tables = self.hall.in_memory
        gauges = {
            "tables_in_memory": ("Tables in memory.", len(tables)),
            "sockets": ("Live connections.", sum(len(table.audience.guests) for table in tables)),
            "thoughts_waiting": ("Bots and hints that wait for an answer.", self.hall.thinkers.waiting),
        }
        lines = self.measures.lines()
        for name, (help_text, value) in gauges.items():
            full = f"miskatonic_{name}"
            lines += [f"# HELP {full} {help_text}", f"# TYPE {full} gauge", f"{full} {value}"]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
