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

from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.words import Symbol
from miskatonic.games.elder_sign.odds.rolls import (
    BLANK,
    FALLS,
    GREEN_FACES,
    SIDES,
    TOO_MANY,
    Faces,
    GreenRolls,
    Need,
    Pool,
    covers,
    green_rolls,
    need,
    seen_as,
)


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


def less(pool: Pool, colour: int, n: int = 1) -> Pool:
    """The pool with so many dice of a colour less."""
    green, yellow, red = pool
    if colour == GREEN:
        return green - n, yellow, red
    return (green, yellow - n, red) if colour == YELLOW else (green, yellow, red - n)


OTHERS: Final = (YELLOW, RED)


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
MOST_TABLES: Final = 4
"""How many tables of rerolls a trial keeps at hand: they are large, and asked for several times in a row."""
Failing = tuple[list[Number], dict[tuple[int, int], Number]]
"""What a failed roll is worth, by the kinds of face that green dice show, and when a die (colour, face) is put aside."""


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
        self._seen: dict[int, Faces] = {}
        self._served: dict[int, Faces] = {}
        self._tables: dict[tuple[int, Pool, Faces, bool, int], Partial] = {}

    def chance(self, tasks: int, pool: Pool, held: Faces = (), focus: bool = False, clues: int = 0) -> Number:
        """The chance to complete these tasks (a mask) with a pool to be rolled, secured dice, a focus and clues."""
        if not tasks:
            return self.one
        if pool == (0, 0, 0):
            return self.zero
        if held:
            held = self._useful(tasks, held)
        key = (tasks, pool, held, focus, clues)
        if key not in self._known:
            for level, rolls in enumerate(self._rolls_by_clues(*key)):
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

    # ---------------------------------------------------------------- faces that make a difference

    def seen(self, tasks: int) -> Faces:
        """What each face counts as while these tasks are open."""
        if tasks not in self._seen:
            seen = list(self._serving(tasks))
            if self.trial.terror is not Terror.HARMLESS:
                seen[TERROR] = TERROR
            for old, new in self.trial.changes:
                if seen[old] == BLANK != seen[new]:
                    seen[old] = old
            self._seen[tasks] = tuple(seen)
        return self._seen[tasks]

    def _useful(self, tasks: int, held: Faces) -> Faces:
        """Secured dice that serve these tasks."""
        serving = self._serving(tasks)
        return tuple(sorted([serving[face] for face in held if serving[face] != BLANK]))

    def _serving(self, tasks: int) -> Faces:
        if tasks not in self._served:
            self._served[tasks] = seen_as(tuple(wanted for i, wanted in enumerate(self.needs) if tasks >> i & 1))
        return self._served[tasks]

    def _green_sides(self, tasks: int) -> Faces:
        seen = self.seen(tasks)
        return tuple([seen[face] for face in GREEN_FACES])

    def _green(self, tasks: int) -> GreenRolls:
        return green_rolls(self._green_sides(tasks))

    def _sides(self, tasks: int, pool: Pool) -> list[Sides]:
        """The faces of the yellow and the red die, as far as they are in the pool."""
        seen = self.seen(tasks)
        out: list[Sides] = []
        for colour in colours(pool, OTHERS):
            sides: Sides = {}
            for face in FACES_OF[colour]:
                sides[seen[face]] = sides.get(seen[face], 0) + 1
            out.append(sides)
        return out

    def _mean(self, tasks: int, pool: Pool, rolls: Rolls) -> Number:
        sides = self._sides(tasks, pool)
        falls = self._green(tasks).ways[pool[GREEN]]
        total: Number = self.zero
        for faces, values in rolls.items():
            ways = 1
            for die, face in zip(sides, faces, strict=True):
                ways *= die[face]
            here: Number = sum(map(mul, falls, values), self.zero)
            total += ways * here
        return total / FALLS[sum(pool)]

    # ---------------------------------------------------------------- a roll, taken as it is

    def _stops(self, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> Rolls:
        """The value of every roll when no die of it is rolled again."""
        failing = self._failing(tasks, pool, held, focus, clues)
        sides = self._green_sides(tasks)
        steps = [(self._need(mask), rest) for mask, rest in self.steps(tasks)]
        green = pool[GREEN]
        worths: dict[tuple[int, Pool, Faces], Worth] = {}
        out: Rolls = {}
        for faces in product(*self._sides(tasks, pool)):
            lists = [self._failed(tasks, pool, faces, failing)]
            for wanted, rest in steps:
                for used, least, fewest in covers(wanted, faces + held, sides):
                    if fewest[green] < TOO_MANY:
                        then = (rest, *_without(used, pool, faces, held))
                        if then not in worths:
                            worths[then] = Worth(self, *then, focus, clues)
                        lists.append(list(map(worths[then].__getitem__, least[green])))
            out[faces] = list(map(max, *lists)) if len(lists) > 1 else lists[0]
        return self._with_changes(tasks, pool, out) if self.trial.changes else out

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
        seen = self.seen(tasks)
        for removed in colours(pool):
            after = less(pool, removed)
            best = max(best, self.chance(tasks, after, held, focus, clues))
            for colour in colours(after) if focus and sum(after) > 1 else ():
                for face in {seen[face] for face in FACES_OF[colour]} - {BLANK}:
                    value = self.chance(tasks, less(after, colour), (*held, face), False, clues)
                    kept[colour, face] = max(value, kept.get((colour, face), self.zero))
        faces = self._green(tasks).faces
        by_kinds = [best] * (1 << len(faces))
        for kinds in range(1, len(by_kinds)) if kept else ():
            lowest = faces[(kinds & -kinds).bit_length() - 1]
            by_kinds[kinds] = max(by_kinds[kinds & (kinds - 1)], kept.get((GREEN, lowest), best))
        return by_kinds, kept

    def _failed(self, tasks: int, pool: Pool, faces: Faces, failing: list[Failing]) -> list[Number]:
        """What it is worth to declare each roll failed."""
        green = self._green(tasks)
        n = pool[GREEN]
        tables: list[list[Number]] = []
        for by_kinds, kept in failing:
            others = zip(colours(pool, OTHERS), faces, strict=True)
            more = max([kept.get(other, self.zero) for other in others], default=self.zero)
            tables.append([max(value, more) for value in by_kinds] if more else by_kinds)
        match self.trial.terror:
            case Terror.FAILS:
                found = zip(green.masks[n], green.terrors[n], strict=True)
                return [self.zero if terrors else tables[0][mask] for mask, terrors in found]
            case Terror.DROPS_DICE:
                calm = ~(1 << green.faces.index(TERROR))
                found = zip(green.masks[n], green.terrors[n], strict=True)
                return [tables[terrors][mask & calm] for mask, terrors in found]
            case _:
                return [tables[0][mask] for mask in green.masks[n]]

    def _with_changes(self, tasks: int, pool: Pool, rolls: Rolls) -> Rolls:
        """The value of every roll when one die of it may show another face."""
        seen = self.seen(tasks)
        pairs = {(seen[old], seen[new]) for old, new in self.trial.changes if BLANK != seen[new] != seen[old]}
        out: Rolls = {}
        for faces, values in rolls.items():
            lists = [values]
            for old, new in pairs:
                places = self._green(tasks).changed(pool[GREEN], old, new)
                lists.append([values[i] for i in places])
                for i, face in enumerate(faces):
                    changed = (*faces[:i], new, *faces[i + 1 :])
                    if face == old and changed in rolls:
                        lists.append(rolls[changed])
            out[faces] = list(map(max, *lists)) if pairs else values
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
                best = self._best_rerolls(tasks, pool, self._partial(tasks, pool, rolls))

    def _partial(self, tasks: int, pool: Pool, rolls: Rolls) -> Partial:
        """What it is worth to keep some dice of a roll and roll the others, for every set of dice kept."""
        green = self._green(tasks)
        shares = [share / SIDES for share in green.shares]
        out: Partial = {}
        for faces, values in rolls.items():
            levels = [values]
            for n in reversed(range(pool[GREEN])):
                up = levels[-1]
                levels.append(
                    [sum([share * up[i] for share, i in zip(shares, more, strict=True)]) for more in green.one_more[n]]
                )
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

    def _best_rerolls(self, tasks: int, pool: Pool, partial: Partial) -> Rolls:
        """What every roll is worth when the best dice of it are rolled again."""
        one_more = self._green(tasks).one_more
        best: Rolls = {}
        for faces, levels in partial.items():
            opened = faces.count(OPEN)
            if opened > self.trial.rerolls:
                continue
            fewest = max(0, pool[GREEN] + opened - self.trial.rerolls)
            here = levels[fewest]
            for n in range(fewest, pool[GREEN]):
                below, here = here, levels[n + 1].copy()
                for value, more in zip(below, one_more[n], strict=True):
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

    def after_roll(self, tasks: int, means: Means, green: Faces, others: Faces) -> Number:
        """What a roll is worth that now lies on the table: what its green dice show, then the yellow and the red one."""
        seen = self.seen(tasks)
        kinds = self._green(tasks)
        shown = [seen[face] for face in green]
        roll = tuple(shown.count(face) for face in kinds.faces)
        return self._table(tasks, means)[tuple(seen[face] for face in others)][len(green)][kinds.place[len(green)][roll]]

    def best_reroll(self, tasks: int, means: Means, green: Faces, others: Faces, most: int) -> tuple[Number, list[int]]:
        """What the best reroll of so many dice is worth with the clues then left, and which: green ones first."""
        seen = self.seen(tasks)
        kinds = self._green(tasks)
        table = self._table(tasks, means)
        shown = [seen[face] for face in green]
        counts = [shown.count(face) for face in kinds.faces]
        best: tuple[Number, tuple[int, ...], Faces] = (self.zero - 1, (), ())
        for some in product(*((seen[face], OPEN) for face in others)):
            for kept in product(*(range(n + 1) for n in counts)):
                n = sum(kept)
                if len(green) - n + some.count(OPEN) <= most:
                    value = table[some][n][kinds.place[n][kept]]
                    if value > best[0]:
                        best = (value, kept, some)
        value, kept, some = best
        left = dict(zip(kinds.faces, kept, strict=True))
        again: list[int] = []
        for i, face in enumerate(shown):
            left[face] -= 1
            if left[face] < 0:
                again.append(i)
        return value, again + [len(green) + i for i, face in enumerate(some) if face == OPEN]

    def _table(self, tasks: int, means: Means) -> Partial:
        """What every roll is worth when some dice of it are kept and the others rolled again."""
        key = (tasks, means.pool, self._useful(tasks, means.held), means.focus, means.clues)
        if key not in self._tables:
            if len(self._tables) >= MOST_TABLES:
                self._tables.clear()
            *_, rolls = self._rolls_by_clues(*key)
            self._tables[key] = self._partial(tasks, means.pool, rolls)
        return self._tables[key]


class Worth(dict[int, Number]):
    """What it is worth to have completed a task with so many green dice, worked out when asked for."""

    def __init__(self, play: BestPlay, tasks: int, pool: Pool, held: Faces, focus: bool, clues: int) -> None:
        self.play = play
        self.then = tasks, pool, held, focus, clues

    def __missing__(self, dice: int) -> Number:
        tasks, pool, held, focus, clues = self.then
        self[dice] = (
            self.play.zero if dice == TOO_MANY else self.play.chance(tasks, less(pool, GREEN, dice), held, focus, clues)
        )
        return self[dice]


def _without(used: int, pool: Pool, faces: Faces, held: Faces) -> tuple[Pool, Faces]:
    """The pool and the secured dice without those that are used, a mask over the yellow, the red and the secured ones."""
    for i, colour in enumerate(colours(pool, OTHERS)):
        if used >> i & 1:
            pool = less(pool, colour)
    return pool, tuple([face for i, face in enumerate(held, len(faces)) if not used >> i & 1])


@lru_cache(maxsize=1024)
def best_play(trial: Trial) -> BestPlay:
    """The best play of a trial, kept as long as it is asked for now and then."""
    return BestPlay(trial)
