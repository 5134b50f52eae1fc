"""The chance to complete all tasks of an adventure by best play, exact.

Counted are the dice, the tasks, one focus, clues, and what is said in a Trial. Items and spells not yet used, helpers and
the price of tasks are not. An attempt is a small game against the dice, so its value is found from the end: what every
situation with fewer dice or fewer tasks is worth says what each roll is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from fractions import Fraction
from functools import lru_cache
from itertools import product
from operator import add, mul
from typing import Final, NamedTuple

from miskatonic.games.elder_sign.dice import FACES_OF, GREEN, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.odds import (
    BLANK,
    FALLS,
    GREEN_FACES,
    GREEN_ROLLS,
    MOST_GREEN,
    SIDES,
    TOO_MANY,
    WAYS,
    Faces,
    Need,
    Pool,
    covers,
    need,
    without,
)
from miskatonic.games.elder_sign.words import Symbol


class Terror(IntEnum):
    """What terror on a failed roll does to the attempt itself."""

    HARMLESS = 0
    DROPS_DICE = 1
    """All dice that show it."""
    FAILS = 2


Number = float | Fraction


class Trial(NamedTuple):
    """What is to be survived: the open tasks from top to bottom, and what bends the usual rules of rolling."""

    tasks: tuple[tuple[Symbol, ...], ...]
    ordered: bool = False
    many: bool = False
    """Any number of tasks can be completed with one roll."""
    changes: tuple[tuple[int, int], ...] = ()
    """One die of every roll may show the second face instead of the first of one of these pairs."""
    terror: Terror = Terror.HARMLESS
    rerolls: int = 8
    """How many dice a clue rerolls at most."""


class Means(NamedTuple):
    """What there is to survive it with: dice to roll, secured dice by what they show, a focus, clues."""

    pool: Pool
    held: Faces = ()
    focus: bool = False
    clues: int = 0


# -------------------------------------------------------------------- tables of green rolls


def _masks() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sum(1 << i for i, n in enumerate(roll) if n) for roll in rolls) for rolls in GREEN_ROLLS)


MASKS: Final = _masks()
"""Which sides of the green die show in each roll."""
TERRORS: Final = tuple(tuple(roll[GREEN_FACES.index(TERROR)] for roll in rolls) for rolls in GREEN_ROLLS)
"""How many terrors show in each roll."""
CALM: Final = ~(1 << GREEN_FACES.index(TERROR))
PLACE: Final = tuple({roll: i for i, roll in enumerate(rolls)} for rolls in GREEN_ROLLS)


def _with(roll: tuple[int, ...], side: int, n: int = 1) -> tuple[int, ...]:
    return (*roll[:side], roll[side] + n, *roll[side + 1 :])


ONE_MORE: Final = tuple(
    tuple(tuple(PLACE[n + 1][_with(roll, side)] for side in range(SIDES)) for roll in GREEN_ROLLS[n])
    for n in range(MOST_GREEN)
)
"""For each roll: the rolls with one more die, by its side."""


@lru_cache(maxsize=256)
def _changed(green: int, old: int, new: int) -> tuple[int, ...]:
    """For each roll of green dice: the roll in which one die shows another face; itself if no die shows the old one."""
    if old not in GREEN_FACES or new not in GREEN_FACES:
        return tuple(range(len(GREEN_ROLLS[green])))
    a, b = GREEN_FACES.index(old), GREEN_FACES.index(new)
    return tuple(PLACE[green][_with(_with(roll, a, -1), b)] if roll[a] else i for i, roll in enumerate(GREEN_ROLLS[green]))


def less(pool: Pool, colour: int, n: int = 1) -> Pool:
    """The pool with so many dice of a colour less."""
    green, yellow, red = pool
    if colour == GREEN:
        return green - n, yellow, red
    return (green, yellow - n, red) if colour == YELLOW else (green, yellow, red - n)


def colours(pool: Pool, of: tuple[int, ...] = (GREEN, YELLOW, RED)) -> list[int]:
    """The colours that a pool has, of these."""
    return [colour for colour in of if pool[colour]]


# -------------------------------------------------------------------- best play

Sides = dict[int, int]
"""The faces of a die that make a difference, and how many sides stand for each."""
Rolls = dict[Faces, list[Number]]
"""For every roll of the yellow and the red die: a value for every roll of the green ones."""
Partial = dict[Faces, list[list[Number]]]
"""The same when some dice are yet to be rolled: OPEN for a face, and lists for every number of green dice that show."""
OPEN: Final = -1
Roll = tuple[tuple[int, ...], Faces]
"""What green dice show, counted by side, and what the yellow and the red die show."""
MOST_TABLES: Final = 4
"""How many tables of rerolls a trial keeps at hand: they are large, and asked for several times in a row."""
Failing = tuple[list[Number], dict[tuple[int, int], Number]]
"""What a failed roll is worth, by the sides that green dice show, and when a die of a colour and face is put aside."""


class BestPlay:
    """What every situation of a trial is worth to one who plays it best, each worked out once."""

    def __init__(self, trial: Trial, one: Number = 1.0) -> None:
        self.trial = trial
        self.one = one
        self.zero = one - one
        self.needs = tuple(need(symbols) for symbols in trial.tasks)
        self.all_tasks = (1 << len(trial.tasks)) - 1
        self._known: dict[tuple[int, Pool, Faces, bool, int], Number] = {}
        self._steps: dict[int, tuple[tuple[int, int], ...]] = {}
        self._useful: dict[int, frozenset[int]] = {}
        self._tables: dict[tuple[int, Pool, Faces, bool, int], Partial] = {}

    def chance(self, tasks: int, pool: Pool, held: Faces = (), focus: bool = False, clues: int = 0) -> Number:
        """The chance to complete these tasks (a mask) with a pool to be rolled, secured dice, a focus and clues."""
        if not tasks:
            return self.one
        if pool == (0, 0, 0):
            return self.zero
        if held:
            held = self._only_useful(tasks, held)
        key = (tasks, pool, held, focus, clues)
        if key not in self._known:
            for level, rolls in enumerate(self._rolls_by_clues(tasks, pool, held, focus, clues)):
                self._known[tasks, pool, held, focus, level] = self._mean(tasks, pool, rolls)
        return self._known[key]

    # ---------------------------------------------------------------- what can be done with a roll

    def steps(self, tasks: int) -> tuple[tuple[int, int], ...]:
        """What can be completed with one roll, as masks: these tasks, and those that are then left."""
        if tasks not in self._steps:
            ways = [mask for mask in range(1, tasks + 1) if mask & tasks == mask and self._may_complete(tasks, mask)]
            self._steps[tasks] = tuple((mask, tasks & ~mask) for mask in ways)
        return self._steps[tasks]

    def _may_complete(self, tasks: int, mask: int) -> bool:
        if mask & (mask - 1) and not self.trial.many:
            return False
        above = (1 << mask.bit_length()) - 1
        return not self.trial.ordered or not tasks & ~mask & above

    def symbols(self, tasks: int) -> tuple[Symbol, ...]:
        """All symbols of these tasks."""
        return tuple(symbol for i, symbols in enumerate(self.trial.tasks) if tasks >> i & 1 for symbol in symbols)

    def _need(self, tasks: int) -> Need:
        """The same in the form the odds are reckoned with."""
        return tuple(sorted(symbol for i, wanted in enumerate(self.needs) if tasks >> i & 1 for symbol in wanted))

    def _serving(self, tasks: int) -> frozenset[int]:
        """The faces that serve any symbol of these tasks."""
        if tasks not in self._useful:
            wanted = [self.needs[i] for i in range(len(self.needs)) if tasks >> i & 1]
            self._useful[tasks] = frozenset(face for face in range(BLANK) if any(without(one, face) for one in wanted))
        return self._useful[tasks]

    def _only_useful(self, tasks: int, held: Faces) -> Faces:
        serving = self._serving(tasks)
        return tuple(sorted(face for face in held if face in serving))

    def _sides(self, tasks: int, pool: Pool) -> list[Sides]:
        """The faces of the yellow and the red die, as far as they are in the pool; those that serve nothing are one."""
        out: list[Sides] = []
        for colour in (YELLOW, RED):
            if pool[colour]:
                sides: Sides = {}
                for face in self._seen(tasks, FACES_OF[colour]):
                    sides[face] = sides.get(face, 0) + 1
                out.append(sides)
        return out

    def _mean(self, tasks: int, pool: Pool, rolls: Rolls) -> Number:
        sides = self._sides(tasks, pool)
        total: Number = self.zero
        for faces, values in rolls.items():
            ways = 1
            for die, face in zip(sides, faces, strict=True):
                ways *= die[face]
            here: Number = sum(map(mul, WAYS[pool[GREEN]], values), self.zero)
            total += ways * here
        return total / FALLS[sum(pool)]

    # ---------------------------------------------------------------- a roll, taken as it is

    def _stops(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> Rolls:
        """The value of every roll when no die of it is rolled again."""
        failing = self._failing(tasks, pool, held, focus, clues)
        out: Rolls = {}
        for faces in product(*self._sides(tasks, pool)):
            lists = [self._failed(pool, faces, failing)]
            for mask, rest in self.steps(tasks):
                lists += self._completed(self._need(mask), rest, pool, faces, held, focus, clues)
            out[faces] = list(map(max, *lists)) if len(lists) > 1 else lists[0]
        return self._with_changes(pool, out) if self.trial.changes else out

    def _completed(
        self, wanted: Need, rest: int, pool: Pool, faces: Faces, held: Faces, focus: bool, clues: int
    ) -> Iterator[list[Number]]:
        """What it is worth to complete a task with each roll, for every way to use other dice for it."""
        for used, least in covers(wanted, faces + held):
            after = pool
            for i, colour in enumerate(colours(pool, (YELLOW, RED))):
                if used >> i & 1:
                    after = less(after, colour)
            left = tuple(face for i, face in enumerate(held, len(faces)) if not used >> i & 1)
            taken = least[pool[GREEN]]
            worth = [self.zero] * (TOO_MANY + 1)
            for n in set(taken):
                if n < TOO_MANY:
                    worth[n] = self.chance(rest, less(after, GREEN, n), left, focus, clues)
            yield [worth[n] for n in taken]

    def _failing(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> list[Failing]:
        """What a failed roll is worth, by the number of dice that terror takes away."""
        return [
            self._after_failing(tasks, less(pool, GREEN, dropped), held, focus, clues)
            for dropped in range(pool[GREEN] + 1 if self.trial.terror is Terror.DROPS_DICE else 1)
        ]

    def _after_failing(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> Failing:
        """What is left after a failed roll: a die is removed, and another may be put aside with its face."""
        best = self.zero
        kept: dict[tuple[int, int], Number] = {}
        for removed in colours(pool):
            after = less(pool, removed)
            best = max(best, self.chance(tasks, after, held, focus, clues))
            for colour in colours(after) if focus and sum(after) > 1 else ():
                for face in self._serving(tasks).intersection(FACES_OF[colour]):
                    value = self.chance(tasks, less(after, colour), (*held, face), False, clues)
                    kept[colour, face] = max(value, kept.get((colour, face), self.zero))
        by_sides = [best] * (1 << SIDES)
        for sides in range(1, 1 << SIDES):
            lowest = GREEN_FACES[(sides & -sides).bit_length() - 1]
            by_sides[sides] = max(by_sides[sides & (sides - 1)], kept.get((GREEN, lowest), best))
        return by_sides, kept

    def _failed(self, pool: Pool, faces: Faces, failing: list[Failing]) -> list[Number]:
        """What it is worth to declare each roll failed."""
        green = pool[GREEN]
        tables: list[list[Number]] = []
        for by_sides, kept in failing:
            others = zip(colours(pool, (YELLOW, RED)), faces, strict=True)
            more = max([kept.get(other, self.zero) for other in others], default=self.zero)
            tables.append([max(value, more) for value in by_sides])
        match self.trial.terror:
            case Terror.FAILS:
                return [self.zero if n else tables[0][m] for m, n in zip(MASKS[green], TERRORS[green], strict=True)]
            case Terror.DROPS_DICE:
                return [tables[n][m & CALM] for m, n in zip(MASKS[green], TERRORS[green], strict=True)]
            case _:
                return [tables[0][mask] for mask in MASKS[green]]

    def _with_changes(self, pool: Pool, rolls: Rolls) -> Rolls:
        """The value of every roll when one die of it may show another face."""
        out: Rolls = {}
        for faces, values in rolls.items():
            lists = [values]
            for old, new in self.trial.changes:
                lists.append([values[i] for i in _changed(pool[GREEN], old, new)])
                for i, face in enumerate(faces):
                    changed = (*faces[:i], new, *faces[i + 1 :])
                    if face == old and changed in rolls:
                        lists.append(rolls[changed])
            out[faces] = list(map(max, *lists))
        return out

    # ---------------------------------------------------------------- rolling dice again

    def _rolls_by_clues(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> Iterator[Rolls]:
        """The value of every roll with no clue, one clue and so on, up to the clues there are."""
        best: Rolls = {}
        for level in range(clues + 1):
            rolls = self._stops(tasks, pool, held, focus, level)
            if level:
                rolls = {faces: list(map(max, values, best[faces])) for faces, values in rolls.items()}
            yield rolls
            if level < clues:
                best = self._best_rerolls(pool, self._partial(tasks, pool, rolls))

    def _partial(self, tasks: int, pool: Pool, rolls: Rolls) -> Partial:
        """What it is worth to keep some dice of a roll and roll the others, for every set of dice kept."""
        out: Partial = {}
        for faces, values in rolls.items():
            levels = [values]
            for n in reversed(range(pool[GREEN])):
                up = levels[-1]
                levels.append([(up[a] + up[b] + up[c] + up[d] + up[e] + up[f]) / SIDES for a, b, c, d, e, f in ONE_MORE[n]])
            out[faces] = levels[::-1]
        for i, die in enumerate(self._sides(tasks, pool)):
            opened: Partial = {}
            for faces, levels in out.items():
                share = die[faces[i]] / SIDES
                part: list[list[Number]] = [[value * share for value in level] for level in levels]
                before = opened.setdefault((*faces[:i], OPEN, *faces[i + 1 :]), part)
                if before is not part:
                    before[:] = [list(map(add, a, b)) for a, b in zip(before, part, strict=True)]
            out |= opened
        return out

    def _best_rerolls(self, pool: Pool, partial: Partial) -> Rolls:
        """What every roll is worth when the best dice of it are rolled again."""
        best: Rolls = {}
        for faces, levels in partial.items():
            opened = faces.count(OPEN)
            if opened > self.trial.rerolls:
                continue
            fewest = max(0, pool[GREEN] + opened - self.trial.rerolls)
            here = levels[fewest]
            for n in range(fewest, pool[GREEN]):
                below, here = here, levels[n + 1].copy()
                for value, more in zip(below, ONE_MORE[n], strict=True):
                    for i in more:
                        if value > here[i]:
                            here[i] = value
            best[faces] = here
        out: Rolls = {}
        for faces in [faces for faces in partial if OPEN not in faces]:
            ways = [best[some] for some in product(*((face, OPEN) for face in faces)) if some in best]
            out[faces] = list(map(max, *ways)) if len(ways) > 1 else ways[0]
        return out

    # ---------------------------------------------------------------- a roll on the table

    def after_roll(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int, roll: Roll) -> Number:
        """What a roll is worth that now lies on the table."""
        green = pool[GREEN]
        return self._table(tasks, pool, held, focus, clues)[self._seen(tasks, roll[1])][green][PLACE[green][roll[0]]]

    def best_reroll(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int, roll: Roll) -> tuple[Number, Roll]:
        """The best dice of a roll to keep when the others are rolled again, and its worth; `clues` are then left."""
        table = self._table(tasks, pool, held, focus, clues)
        counts, faces = roll
        best: tuple[Number, Roll] = (self.zero - 1, roll)
        for others in product(*((face, OPEN) for face in self._seen(tasks, faces))):
            kept = tuple(OPEN if seen == OPEN else face for seen, face in zip(others, faces, strict=True))
            for green in product(*(range(n + 1) for n in counts)):
                n = sum(green)
                if sum(pool) - n - len(faces) + others.count(OPEN) <= self.trial.rerolls:
                    value = table[others][n][PLACE[n][green]]
                    if value > best[0]:
                        best = (value, (green, kept))
        return best

    def _seen(self, tasks: int, faces: Faces) -> Faces:
        """Faces of the yellow and the red die as far as they make a difference."""
        serving = self._serving(tasks)
        return tuple(face if face in serving or self.trial.changes else BLANK for face in faces)

    def _table(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> Partial:
        """What every roll is worth when some dice of it are kept and the others rolled again."""
        key = (tasks, pool, self._only_useful(tasks, held), focus, clues)
        if key not in self._tables:
            if len(self._tables) >= MOST_TABLES:
                self._tables.clear()
            *_, rolls = self._rolls_by_clues(*key)
            self._tables[key] = self._partial(tasks, pool, rolls)
        return self._tables[key]


@lru_cache(maxsize=1024)
def best_play(trial: Trial) -> BestPlay:
    """The best play of a trial, kept as long as it is asked for now and then."""
    return BestPlay(trial)
