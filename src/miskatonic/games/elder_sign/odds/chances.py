"""The chance to complete all tasks of an adventure by best play, exact.

An attempt is a small game against the dice, so its value is found from the end: what every situation with fewer dice, fewer
tasks or fewer powers is worth says what each roll is worth. Everything that is counted stands in a Trial and a Situation;
`trials` says what of the table goes into them, and what is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from operator import add, mul
from typing import Final, NamedTuple

from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.words import Symbol
from miskatonic.games.elder_sign.odds import falls
from miskatonic.games.elder_sign.odds.falls import Change, Faces, Number, Pool, Rolls
from miskatonic.games.elder_sign.odds.needs import Need, covers, need, seen_as


class Terror:
    """What terror on a failed roll does to the attempt itself, as a mask: plain numbers, asked for in every situation."""

    HARMLESS: Final = 0
    DROPS_DICE: Final = 1
    """All dice that show it."""
    FAILS: Final = 2
    HURTS: Final = 4
    """It costs sanity or health: only so many times can it be borne."""


Die = tuple[int, int]
"""A die: its colour and what it shows."""


class Trial(NamedTuple):
    """What is to be survived: the tasks from top to bottom, and what bends the usual rules of rolling."""

    tasks: tuple[tuple[Symbol, ...], ...]
    ordered: bool = False
    many: bool = False
    """Any number of tasks can be completed with one roll."""
    changes: tuple[Change, ...] = ()
    """Powers that let a die of the roll show another face: once a roll, or once in all."""
    terror: int = Terror.HARMLESS
    rerolls: int = 8
    """How many dice a clue rerolls at most."""
    per_clue: int = 1
    """How many rerolls of one and the same roll a clue gives."""
    extra: int = 0
    """How many dice one more reroll takes that somebody gives once; 0 for nobody."""

    @property
    def spare(self) -> int:
        """All powers that can be used only once in an attempt, as a mask: changes by their place, then the extra reroll."""
        once = sum(1 << i for i, change in enumerate(self.changes) if change.once)
        return once | (self.extra_bit if self.extra else 0)

    @property
    def extra_bit(self) -> int:
        """The place of the extra reroll in a mask of powers."""
        return 1 << len(self.changes)


class Situation(NamedTuple):
    """Where an attempt has come to, before a roll: open tasks as a mask, and what there is to complete them with."""

    tasks: int
    pool: Pool
    held: Faces = ()
    """Secured dice, by what they show."""
    focus: bool = False
    """Whether a die can still be focused."""
    clues: int = 0
    loose: tuple[Die, ...] = ()
    """Dice on spells, which can be used as they lie or be taken off and rolled."""
    nerve: int = 0
    """How many times terror can strike before the tasks cannot be paid for any more, where it hurts."""
    spare: int = 0
    """The powers that have not been used, of those that can be used once."""


def less(pool: Pool, colour: int, n: int = 1) -> Pool:
    """The pool with so many dice of a colour less."""
    green, yellow, red = pool
    if colour == GREEN:
        return green - n, yellow, red
    return (green, yellow - n, red) if colour == YELLOW else (green, yellow, red - n)


OTHERS: Final = (YELLOW, RED)
NO_DICE: Final = (0, 0, 0)


def colours(pool: Pool, of: tuple[int, ...] = (GREEN, YELLOW, RED)) -> list[int]:
    """The colours that a pool has, of these."""
    return [colour for colour in of if pool[colour]]


def off_spell(now: Situation, die: Die) -> Situation:
    """A die taken off its spell, to be rolled."""
    loose = list(now.loose)
    loose.remove(die)
    return now._replace(pool=less(now.pool, die[0], -1), loose=tuple(loose))


# -------------------------------------------------------------------- best play

Sides = dict[int, int]
"""The faces of a die that make a difference, and how many sides stand for each."""
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
        self._known: dict[Situation, Number] = {}
        self._rolled: dict[Situation, Number] = {}
        self._steps: dict[int, tuple[tuple[int, int], ...]] = {}
        self._seen: dict[int, Faces] = {}
        self._served: dict[int, Faces] = {}
        self._tables: dict[Situation, Partial] = {}

    def chance(self, now: Situation) -> Number:
        """The chance to complete the open tasks: dice come off spells where that is better, then the pool is rolled."""
        if not now.tasks:
            return self.one
        if now.pool == NO_DICE and not now.loose:
            return self.zero
        now = self._plain(now)
        if now not in self._known:
            found = self.zero if now.pool == NO_DICE else self._rolling(now)
            for die in dict.fromkeys(now.loose):
                found = max(found, self.chance(off_spell(now, die)))
            self._known[now] = found
        return self._known[now]

    def _rolling(self, now: Situation) -> Number:
        """The chance when the pool is rolled as it is."""
        if now not in self._rolled:
            for clues, rolls in enumerate(self._rolls_by_clues(now)):
                self._rolled[now._replace(clues=clues)] = self._mean(now.tasks, now.pool, rolls)
        return self._rolled[now]

    def _plain(self, now: Situation) -> Situation:
        """The same situation without what makes no difference."""
        tasks, pool, held, focus, clues, loose, nerve, spare = now
        if held:
            held = self._useful(tasks, held)
        if loose:
            serving = self._serving(tasks)
            loose = tuple(sorted([(colour, serving[face]) for colour, face in loose]))
        most = sum(pool) + len(loose) - 1 if self.trial.terror & Terror.HURTS else 0
        return Situation(tasks, pool, held, focus, clues, loose, min(nerve, most), spare)

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
            if self.trial.terror:
                seen[TERROR] = TERROR
            self._seen[tasks] = falls.bent(tuple(seen), self.trial.changes)
        return self._seen[tasks]

    def _useful(self, tasks: int, held: Faces) -> Faces:
        """Secured dice that serve these tasks."""
        serving = self._serving(tasks)
        return tuple(sorted([serving[face] for face in held if serving[face] != falls.BLANK]))

    def _serving(self, tasks: int) -> Faces:
        """What each face and the blank one count as for these tasks."""
        if tasks not in self._served:
            seen = seen_as(tuple(wanted for i, wanted in enumerate(self.needs) if tasks >> i & 1))
            self._served[tasks] = (*seen, falls.BLANK)
        return self._served[tasks]

    def _green_sides(self, tasks: int) -> Faces:
        seen = self.seen(tasks)
        return tuple([seen[face] for face in falls.GREEN_FACES])

    def _green(self, tasks: int) -> falls.GreenRolls:
        return falls.green_rolls(self._green_sides(tasks))

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
        greens = self._green(tasks).ways[pool[GREEN]]
        total: Number = self.zero
        for faces, values in rolls.items():
            ways = 1
            for die, face in zip(sides, faces, strict=True):
                ways *= die[face]
            here: Number = sum(map(mul, greens, values), self.zero)
            total += ways * here
        return total / falls.FALLS[sum(pool)]

    # ---------------------------------------------------------------- a roll, taken as it is

    def _stops(self, now: Situation) -> Rolls:
        """The value of every roll when no die of it is rolled again or changed."""
        tasks, pool = now.tasks, now.pool
        failing = self._failing(now)
        sides = self._green_sides(tasks)
        steps = [(self._need(mask), rest) for mask, rest in self.steps(tasks)]
        green = pool[GREEN]
        secured = now.held + tuple([face for _, face in now.loose])
        worths: dict[Situation, Worth] = {}
        out: Rolls = {}
        for faces in product(*self._sides(tasks, pool)):
            lists = [self._failed(tasks, pool, faces, failing)]
            for wanted, rest in steps:
                for used, least, fewest in covers(wanted, faces + secured, sides):
                    if fewest[green] < falls.TOO_MANY:
                        then = _without(used, now, len(faces))._replace(tasks=rest)
                        if then not in worths:
                            worths[then] = Worth(self, then)
                        lists.append(list(map(worths[then].__getitem__, least[green])))
            out[faces] = falls.best_of(lists)
        return out

    def _failing(self, now: Situation) -> list[Failing]:
        """What a failed roll is worth, by the number of dice that show terror, as far as that makes a difference."""
        terror = self.trial.terror
        tables = [self._after_failing(now)]
        if terror == Terror.HARMLESS:
            return tables
        for shown in range(1, now.pool[GREEN] + 1 if terror & Terror.DROPS_DICE else 2):
            if terror & Terror.FAILS or (terror & Terror.HURTS and not now.nerve):
                tables.append(([self.zero] * len(tables[0][0]), {}))
            else:
                pool = less(now.pool, GREEN, shown) if terror & Terror.DROPS_DICE else now.pool
                tables.append(self._after_failing(now._replace(pool=pool, nerve=max(0, now.nerve - 1))))
        return tables

    def _after_failing(self, now: Situation) -> Failing:
        """What is left after a failed roll: a die is removed, and another may be put aside with its face."""
        best = self.zero
        kept: dict[tuple[int, int], Number] = {}
        seen = self.seen(now.tasks)
        useless = set() if self.trial.terror & (Terror.FAILS | Terror.HURTS) else {falls.BLANK}
        for removed in colours(now.pool):
            after = less(now.pool, removed)
            if after == NO_DICE:  # then the attempt has failed, whatever could still be added (ES-FAI-05)
                continue
            best = max(best, self.chance(now._replace(pool=after)))
            for colour in colours(after) if now.focus else ():
                for face in {seen[face] for face in FACES_OF[colour]} - useless:  # fewer dice show less terror
                    aside = now._replace(pool=less(after, colour), held=(*now.held, face), focus=False)
                    kept[colour, face] = max(self.chance(aside), kept.get((colour, face), self.zero))
        faces = self._green(now.tasks).faces
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
        if len(tables) == 1:
            return [tables[0][mask] for mask in green.masks[n]]
        found = zip(green.masks[n], green.terrors[n], strict=True)
        if not self.trial.terror & Terror.DROPS_DICE:
            return [tables[min(terrors, 1)][mask] for mask, terrors in found]
        calm = ~(1 << green.faces.index(TERROR))
        return [tables[terrors][mask & calm] for mask, terrors in found]

    # ---------------------------------------------------------------- changing dice, rolling dice again

    def _taken(self, now: Situation) -> Rolls:
        """The value of every roll when no die of it is rolled again, with the changes that can be made."""
        changes = self.trial.changes
        if not changes:
            return self._stops(now)
        renewed = sum([1 << i for i, change in enumerate(changes) if not change.once])
        extra = now.spare & self.trial.extra_bit
        stops: dict[int, Rolls] = {}

        def stop(usable: int) -> Rolls:
            once = usable & ~renewed
            if once not in stops:
                stops[once] = self._stops(now._replace(spare=once | extra))
            return stops[once]

        return falls.with_changes(stop, changes, renewed | now.spare & ~extra, self.seen(now.tasks), now.pool)

    def _rolls_by_clues(self, now: Situation) -> Iterator[Rolls]:
        """The value of every roll with no clue, one clue and so on, up to the clues there are."""
        trial = self.trial
        extra = now.spare & trial.extra_bit
        stages = [now.spare & ~extra, now.spare] if extra else [now.spare]
        taken: list[Rolls] = []
        before: list[Rolls] = []
        for rerolls in range(now.clues * trial.per_clue + 1):
            clues, given = divmod(rerolls, trial.per_clue)
            if not given:
                taken = [self._taken(now._replace(clues=clues, spare=spare)) for spare in stages]
            values: list[Rolls] = []
            for stage, as_it_is in enumerate(taken):
                ways = [as_it_is]
                if before:
                    ways.append(self._rerolled(now, before[stage], trial.rerolls))
                if stage:
                    ways.append(self._rerolled(now, values[0], trial.extra))
                values.append(falls.best_rolls(ways))
            if not given:
                yield values[-1]
            before = values

    def _rerolled(self, now: Situation, rolls: Rolls, most: int) -> Rolls:
        """The value of every roll when the best dice of it, so many at most, are rolled once more."""
        return self._best_rerolls(now.tasks, now.pool, self._partial(now.tasks, now.pool, rolls), most)

    def _partial(self, tasks: int, pool: Pool, rolls: Rolls) -> Partial:
        """What it is worth to keep some dice of a roll and roll the others, for every set of dice kept."""
        green = self._green(tasks)
        shares = [share / falls.SIDES for share in green.shares]
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
                share = die[faces[i]] / falls.SIDES
                part: list[list[Number]] = [[value * share for value in level] for level in levels]
                before = opened.setdefault((*faces[:i], OPEN, *faces[i + 1 :]), part)
                if before is not part:
                    before[:] = [list(map(add, a, b)) for a, b in zip(before, part, strict=True)]
            out |= opened
        return out

    def _best_rerolls(self, tasks: int, pool: Pool, partial: Partial, most: int) -> Rolls:
        """What every roll is worth when the best dice of it are rolled again."""
        one_more = self._green(tasks).one_more
        best: Rolls = {}
        for faces, levels in partial.items():
            opened = faces.count(OPEN)
            if opened > most:
                continue
            fewest = max(0, pool[GREEN] + opened - most)
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
            out[faces] = falls.best_of(ways)
        return out

    # ---------------------------------------------------------------- a roll on the table

    def best_reroll(self, now: Situation, green: Faces, others: Faces, most: int) -> tuple[Number, list[int]]:
        """What the best reroll of so many dice is worth with the clues then left, and which: green ones first."""
        seen = self.seen(now.tasks)
        kinds = self._green(now.tasks)
        table = self._table(now)
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

    def _table(self, now: Situation) -> Partial:
        """What every roll is worth when some dice of it are kept and the others rolled again."""
        now = self._plain(now)
        if now not in self._tables:
            if len(self._tables) >= MOST_TABLES:
                self._tables.clear()
            *_, rolls = self._rolls_by_clues(now)
            self._tables[now] = self._partial(now.tasks, now.pool, rolls)
        return self._tables[now]


class Worth(dict[int, Number]):
    """What a situation is worth when so many green dice of it have gone on a task, worked out when asked for."""

    def __init__(self, play: BestPlay, then: Situation) -> None:
        self.play = play
        self.then = then

    def __missing__(self, dice: int) -> Number:
        then = self.then
        if dice == falls.TOO_MANY:
            self[dice] = self.play.zero
        else:
            self[dice] = self.play.chance(then._replace(pool=less(then.pool, GREEN, dice)))
        return self[dice]


def _without(used: int, now: Situation, others: int) -> Situation:
    """A situation without the dice that are used, a mask over yellow, red, secured and loose ones."""
    if not used:
        return now
    pool = now.pool
    for i, colour in enumerate(colours(pool, OTHERS)):
        if used >> i & 1:
            pool = less(pool, colour)
    held = tuple([face for i, face in enumerate(now.held, others) if not used >> i & 1])
    loose = tuple([die for i, die in enumerate(now.loose, others + len(now.held)) if not used >> i & 1])
    return now._replace(pool=pool, held=held, loose=loose)


@lru_cache(maxsize=1024)
def best_play(trial: Trial) -> BestPlay:
    """The best play of a trial, kept as long as it is asked for now and then."""
    return BestPlay(trial)
