"""Measures speed and size. It asserts nothing: machines differ, so a plain loop stands beside the figures."""

from __future__ import annotations

import argparse
import copy
import gc
import json
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter_ns, process_time_ns
from typing import Any

from bench import fast
from rich.console import Console
from rich.table import Table

import miskatonic as mk
from miskatonic.core.hidden import imagine
from miskatonic.core.state import State
from miskatonic.title import Title

TRIES = 5
"""Everything is measured so often, and the quickest counts: what else the machine does can only slow it down."""
ABREAST = 4
"""So many numbers of seats fit into the lines of a plain terminal."""
LOOP = 1_000_000
SAMPLES = 400
UNDOS = 20


def main() -> None:
    """Print a table for every game, and one that compares both builds where a compiled one is there."""
    parser = argparse.ArgumentParser(description="Measure speed and size.")
    parser.add_argument("--games", type=int, default=100, help="random games for each number of seats (default: 100)")
    parser.add_argument("--speeds", action="store_true", help="print the speeds of this build only, as JSON")
    parser.add_argument("game", nargs="*", help="only these games (default: all)")
    arguments = parser.parse_args()
    titles = [title for game, title in mk.games().items() if not arguments.game or game in arguments.game]
    gc.collect()
    gc.freeze()
    if arguments.speeds:
        print(
            json.dumps({title.id: [speeds(title.id, seats, arguments.games) for seats in title.seats] for title in titles})
        )
        return
    for title in titles:
        columns = {seats: measured(title.id, seats, arguments.games) for seats in title.seats}
        for first in range(0, len(title.seats), ABREAST):
            Console().print(abreast(title, {seats: columns[seats] for seats in title.seats[first : first + ABREAST]}))
        if title.id in STORIES:
            Console().print(by_story(title, arguments.games))
    if fast.is_current():
        for title in titles:
            Console().print(compared(title, arguments.games))
    else:
        print("There is no compiled build of these sources to compare with; `make fast` makes one.")


STORIES = {"arkham-lcg": "scenario"}
"""Games in which a setting says which of several stories is played: each is measured."""


def abreast(title: Title, columns: dict[int, dict[str, str]]) -> Table:
    """What was measured at a few numbers of seats, side by side."""
    table = Table("", title=f"{title.id}: random choices, best of {TRIES}", title_justify="left")
    for seats in columns:
        table.add_column(f"{seats} seat{'' if seats == 1 else 's'}", justify="right")
    first, *others = columns.values()
    for row, figure in first.items():
        table.add_row(row, figure, *(column[row] for column in others))
    return table


def by_story(title: Title, games: int) -> Table:
    """How quick each story is, whole campaigns among them: its set-up, and what is decided after it.

    Both are told in iterations of the plain loop. Stories take turns, so that what else the machine does slows all alike.
    """
    name = STORIES[title.id]
    stories = next(setting.choices for setting in title.settings if setting.name == name)
    table = Table("", title=f"{title.id}: a set-up / a decision, in iterations of the loop, by story", title_justify="left")
    rows: dict[Any, list[str]] = {story: [] for story in stories}
    for seats in title.seats:
        table.add_column(f"{seats} seat{'' if seats == 1 else 's'}", justify="right")
        loops, tries = [], []
        for _ in range(TRIES):
            loops.append(plain_loop())
            tries.append({story: apart(title, seats, games, **{name: story}) for story in stories})
        loop = min(loops)
        for story in stories:
            set_up, decision = (min(one[story][i] for one in tries) / loop for i in (0, 1))
            rows[story].append(f"{set_up:,.0f} / {decision:,.0f}")
    for story, row in rows.items():
        table.add_row(str(story), *row)
    return table


def apart(title: Title, seats: int, games: int, **chosen: Any) -> tuple[float, float]:
    """The nanoseconds of a set-up until the first decision, and those of a decision of a random game after it."""
    options = title.settled(chosen, seats)
    setting_up = playing = decisions = 0
    for seed in range(games):
        begin = process_time_ns()
        state = title.begin(options, seats, seed)
        state.run()
        begun = process_time_ns()
        decisions += sum(1 for _ in at_random(state, seed))
        setting_up += begun - begin
        playing += process_time_ns() - begun
    return setting_up / games, playing / decisions


def compared(title: Title, games: int) -> Table:
    """Pure Python and the compiled build side by side, each in a process of its own."""
    table = Table("", "seats", title=f"{title.id}: pure Python and compiled (make fast)", title_justify="left")
    for column in ("pure", "compiled", "ratio"):
        table.add_column(column, justify="right")
    builds = [_speeds_of(place, title.id, games) for place in (fast.SOURCES, fast.FAST)]
    for seats, pure, compiled in zip(title.seats, *builds, strict=True):
        for row, ours in pure.items():
            ratio = max(ours, compiled[row]) / min(ours, compiled[row])
            table.add_row(row, str(seats), f"{ours:,.1f}", f"{compiled[row]:,.1f}", f"{ratio:.1f}")
    return table


def _speeds_of(place: Path, game: str, games: int) -> list[dict[str, float]]:
    command = [sys.executable, "-m", "bench.run", "--speeds", "--games", str(games), game]
    env = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(command, cwd=fast.ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: list[dict[str, float]] = json.loads(done.stdout)[game]
    return found


def speeds(game: str, seats: int, games: int) -> dict[str, float]:
    """What a compiled build is for."""
    loop = min(plain_loop() for _ in range(TRIES))
    decisions, spent = min((playouts(game, seats, games) for _ in range(TRIES)), key=lambda played: played[1])
    return {
        "decisions per second": decisions / spent * 1e9,
        "decisions in 1,000,000 iterations of the loop": loop * LOOP / spent * decisions,
        "copy, µs": mean(sample(game, seats), State.copy) / 1000,
    }


def measured(game: str, seats: int, games: int) -> dict[str, str]:
    """All figures for a game at a number of seats."""
    loop = min(plain_loop() for _ in range(TRIES))
    decisions, spent = min((playouts(game, seats, games) for _ in range(TRIES)), key=lambda played: played[1])
    states = sample(game, seats)
    copied = mean(states, State.copy)
    late = late_game(game, seats)
    return {
        "decisions per second, no log": f"{decisions / spent * 1e9:,.0f}",
        "games per second": f"{games / spent * 1e9:,.0f}",
        "decisions per game": f"{decisions / games:.0f}",
        "copy at a decision, µs": f"{copied / 1000:.1f}",
        "copy.deepcopy of the same, µs": f"{mean(states[::10], deep_copy) / 1000:,.0f}",
        "imagine what is hidden, µs": f"{mean(states, lambda state: imagine(state, state.asked[0].seat, 1)) / 1000:.0f}",
        "hash of a state, µs": f"{mean(states, State.hash) / 1000:.0f}",
        "undo late in a game, ms": f"{undo(late) / 1e6:.2f}",
        "decisions in that game": str(len(late.record.line)),
        "save of that game, bytes": f"{len(late.save().encode()):,}",
        "memory of that game with its log, KB": f"{memory(late) / 1024:,.0f}",
        "plain loop, ns per iteration": f"{loop:.1f}",
        "decisions in 1,000,000 iterations of the loop": f"{loop * LOOP / spent * decisions:,.0f}",
        "a decision, in iterations of the loop": f"{spent / decisions / loop:,.0f}",
        "a copy, in iterations of the loop": f"{copied / loop:,.0f}",
    }


def plain_loop() -> float:
    """Nanoseconds per iteration of a loop that is the same on every machine."""
    total = 0
    begin = process_time_ns()
    for i in range(LOOP):
        total += i & 3
    return (process_time_ns() - begin) / LOOP


def playouts(game: str, seats: int, games: int, **chosen: Any) -> tuple[int, int]:
    """The decisions of so many random games, and the nanoseconds they took, set-up included."""
    title = mk.games()[game]
    options = title.settled(chosen, seats)
    decisions = 0
    begin = process_time_ns()
    for seed in range(games):
        state = title.begin(options, seats, seed)
        state.run()
        decisions += sum(1 for _ in at_random(state, seed))
    return decisions, process_time_ns() - begin


def at_random(state: State, seed: int) -> Iterator[State]:
    """Play a state to its end; it is handed out at every decision."""
    chance = random.Random(seed).random
    while state.result is None:
        yield state
        asked = state.asked[0]
        state.answer(asked, asked.options[int(chance() * len(asked.options))])


def sample(game: str, seats: int) -> list[State]:
    """States at decisions, spread evenly over random games."""
    states: list[State] = []
    seed = 0
    while len(states) < SAMPLES:
        state = mk.new(game, seats=seats, seed=seed, log=False).state
        states.extend(twin.copy() for number, twin in enumerate(at_random(state, seed)) if number % 7 == seed % 7)
        seed += 1
    return states


def mean(states: list[State], deed: Callable[[State], Any]) -> float:
    """Nanoseconds that something takes, on average over these states."""
    quickest = 0
    for _ in range(TRIES):
        begin = perf_counter_ns()
        for state in states:
            deed(state)
        spent = perf_counter_ns() - begin
        quickest = min(quickest or spent, spent)
    return quickest / len(states)


def deep_copy(state: State) -> State:
    """What Python's own copy would do, were it told to leave the rules, the cards and the options alone."""
    shared: list[object] = [state.rules]
    for frame in state.stack:
        shared += [frame.code, frame.answer, *(option for _, option in frame.answers)]
    for asked in state.asked:
        shared += asked.options
    return copy.deepcopy(state, {id(thing): thing for thing in shared})


def late_game(game: str, seats: int) -> mk.Game:
    """The longest of some random games, with its log, at its end."""
    longest = mk.new(game, seats=seats, seed=0)
    for seed in range(30):
        played = mk.new(game, seats=seats, seed=seed)
        play(played, seed)
        longest = max(longest, played, key=lambda g: len(g.record.line))
    return longest


def play(game: mk.Game, seed: int) -> None:
    """Play a game to its end through the public face."""
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.decision.options).key)


def undo(game: mk.Game) -> float:
    """Nanoseconds of an undo, on average over going back 1 to 20 decisions."""
    spent = 0
    for steps in range(1, UNDOS + 1):
        twin = game.copy()
        begin = perf_counter_ns()
        twin.undo(steps)
        spent += perf_counter_ns() - begin
    return spent / UNDOS


def memory(game: mk.Game) -> int:
    """Bytes that the same game takes, played again."""
    text = game.save()
    tracemalloc.start()
    again = mk.load(text)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert again.over == game.over
    return size


if __name__ == "__main__":
    main()
