"""Many games played by bots, in one process or several: the same seed gives the same games, however many workers play."""

from __future__ import annotations

import gc
import multiprocessing
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from traceback import extract_tb
from typing import Any, Protocol

import miskatonic
from miskatonic.core import streams
from miskatonic.core.errors import Refused
from miskatonic.title import Title

CHUNKS_PER_WORKER = 20
LARGEST_CHUNK = 50


@dataclass(frozen=True)
class Batch:
    """What to play: every game of a batch follows from this and its number."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    """Who plays: one for all seats, or as many as there are seats, separated by commas."""
    seed: int

    @property
    def bots(self) -> list[str]:
        """Who plays each seat."""
        names = self.bot.split(",")
        return names * self.seats if len(names) == 1 else names

    @property
    def title(self) -> Title:
        """The game played."""
        return miskatonic.games()[self.game]

    def seeds(self, number: int) -> tuple[int, int]:
        """The seeds of a game and of its bots."""
        for_game, for_bots = streams.words(self.seed, "batch", number, 2)
        return for_game >> 16, for_bots >> 16


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    endings: Counter[tuple[bool | None, str, int]] = field(default_factory=Counter)
    """How many games were won or lost, by which rule, in which round."""
    failures: list[str] = field(default_factory=list)
    """Games that broke off with an error, in words."""

    scores: list[tuple[int, ...]] = field(default_factory=list)
    """The points of every seat, in games in which seats play against each other."""
    places: list[tuple[int, ...]] = field(default_factory=list)
    ties: int = 0
    """In how many games the first place was shared, by others than partners."""

    def add(self, other: Tally) -> None:
        """Count the games of another tally in."""
        self.scores += other.scores
        self.places += other.places
        self.ties += other.ties
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.failures += other.failures

    @property
    def finished(self) -> int:
        """The games that came to an end."""
        return self.endings.total()

    @property
    def wins(self) -> int:
        """The games won."""
        return sum(n for (won, _, _), n in self.endings.items() if won)

    @property
    def score_means(self) -> list[float]:
        """The points of every seat, on average."""
        return [sum(seat) / len(seat) for seat in zip(*self.scores, strict=True)]

    @property
    def first_places(self) -> list[int]:
        """How often every seat came first; a first place that is shared counts for all who share it."""
        return [seat.count(1) for seat in zip(*self.places, strict=True)]

    @property
    def rounds_mean(self) -> float:
        """The length of a game in rounds, on average."""
        return sum(rounds * n for (_, _, rounds), n in self.endings.items()) / max(1, self.finished)


def play_one(batch: Batch, number: int) -> Tally:
    """Play one game of the batch; an error in it is counted, not raised."""
    from miskatonic.bots import any_bot, play_out

    seed, bot_seed = batch.seeds(number)
    try:
        bots = [any_bot(name, bot_seed + seat) for seat, name in enumerate(batch.bots)]
        ending = play_out(batch.title, batch.options, batch.seats, seed, bots)
        if not ending.rule:
            raise Refused(f"no end after {ending.decisions} decisions")
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        failure = (
            f"game {number} (seed {seed}): {type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
        )
        return Tally(games=1, failures=[failure])
    tally = Tally(1, ending.decisions, Counter([(ending.won, ending.rule, ending.rounds)]))
    if ending.scores:
        tally.scores.append(ending.scores)
    if ending.places:
        tally.places.append(ending.places)
        tally.ties += ending.is_shared
    return tally


class Stop(Protocol):
    """A flag that workers share: when its value is 1, nobody begins another game."""

    value: int


def new_stop() -> Stop:
    """A flag that is down. It has no lock, so that a signal can raise it at any moment."""
    stop: Stop = RawValue("b", 0)
    return stop


def play_all(batch: Batch, games: int, workers: int, stop: Stop) -> Generator[Tally, None, None]:
    """Play so many games of the batch, or fewer when stopped; tallies come as they are ready."""
    if workers == 1:
        for number in range(games):
            if stop.value:
                return
            yield play_one(batch, number)
        return
    # Forked workers know games that the caller registered; macOS and Windows have to start afresh.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(workers, context, _prepare, (stop,))
    try:
        asked = [pool.submit(_play_chunk, batch, numbers) for numbers in chunks(games, workers)]
        for chunk in as_completed(asked):
            yield chunk.result()
    finally:
        stop.value = 1
        pool.shutdown(cancel_futures=True)


def chunks(games: int, workers: int) -> Iterator[range]:
    """The numbers of the games that a worker plays before it tells of them.

    >>> list(chunks(5, 2))[:2], len(list(chunks(10_000, 2)))
    ([range(0, 1), range(1, 2)], 200)
    """
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


_stop: Stop


def _prepare(stop: Stop) -> None:
    """A worker leaves Ctrl-C to the process that started it, and what is loaded by now is no garbage."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()


def _play_chunk(batch: Batch, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        if _stop.value:
            break
        tally.add(play_one(batch, number))
    return tally


def copy_microseconds(batch: Batch, games: int = 10) -> float:
    """How long a copy takes: the mean over copies at every decision of some random games, as far as these come."""
    copies = 0
    spent = 0
    clock = time.perf_counter_ns
    for number in range(games):
        seed, bot_seed = batch.seeds(number)
        chance = random.Random(bot_seed).random
        with suppress(Exception):  # errors are those of the games that were played
            state = batch.title.begin(batch.options, batch.seats, seed)
            state.run()
            while state.result is None:
                before = clock()
                state.copy()
                spent += clock() - before
                copies += 1
                asked = state.asked[0]
                state.answer(asked, asked.options[int(chance() * len(asked.options))])
    return spent / max(1, copies) / 1000
