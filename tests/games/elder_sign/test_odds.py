"""The odds: of one roll and of whole adventures, counted, played out, and shown by the engine's own dice."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import sqrt

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.dice import FACES_OF, INV1, INV2, INV3, INV4, LORE, PERIL, RED, TERROR, WILD, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Adventure
from miskatonic.games.elder_sign.cards.words import A_LORE, A_PERIL, A_TERROR, Investigation, Shows, Symbol
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.odds.chances import BestPlay, Situation, Terror, Trial
from miskatonic.games.elder_sign.odds.falls import Change, Faces, Pool
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.rules.box import DIE_OF, GREEN_DICE
from miskatonic.games.elder_sign.rules.covers import all_covers
from miskatonic.games.elder_sign.rules.pool import throw

NAMED = {"lore": A_LORE, "peril": A_PERIL, "terror": A_TERROR}

ONE_ROLL = (
    ("lore", (6, 0, 0), "31031/46656"),
    ("lore", (5, 0, 0), "4651/7776"),
    ("lore", (4, 0, 0), "671/1296"),
    ("lore", (3, 0, 0), "91/216"),
    ("lore", (2, 0, 0), "11/36"),
    ("lore", (1, 0, 0), "1/6"),
    ("terror", (6, 0, 0), "31031/46656"),
    ("terror", (6, 1, 0), "31031/46656"),
    ("terror", (6, 0, 1), "201811/279936"),
    ("lore", (6, 1, 0), "201811/279936"),
    ("lore", (6, 0, 1), "54359/69984"),
    ("lore", (6, 1, 1), "341779/419904"),
    ("lore lore", (6, 0, 0), "12281/46656"),
    ("lore lore lore", (6, 0, 0), "1453/23328"),
    ("peril terror", (6, 0, 0), "9751/23328"),
    ("peril terror", (5, 0, 0), "425/1296"),
    ("lore peril terror", (6, 0, 0), "35/144"),
    ("lore peril terror", (6, 0, 1), "54425/139968"),
    ("lore peril terror", (3, 0, 0), "1/36"),
    ("lore peril terror", (4, 0, 0), "1/12"),
    ("terror terror terror", (6, 0, 0), "1453/23328"),
    ("peril terror terror", (6, 0, 0), "431/2916"),
    ("peril terror terror", (6, 0, 1), "1349/5832"),
    ("peril terror terror", (3, 0, 0), "1/72"),
    ("inv1", (6, 0, 0), "63/64"),
    ("inv3", (6, 0, 0), "43/48"),
    ("inv3", (3, 0, 0), "7/12"),
    ("inv3", (1, 0, 0), "1/6"),
    ("inv3", (1, 1, 0), "19/36"),
    ("inv6", (6, 0, 0), "715/1296"),
    ("inv8", (6, 0, 0), "3407/11664"),
    ("inv9", (6, 0, 0), "4441/23328"),
    ("inv9", (6, 1, 0), "27101/69984"),
    ("inv9", (6, 0, 1), "5281/11664"),
    ("inv9", (6, 1, 1), "1066361/1679616"),
    ("inv9", (5, 0, 0), "83/864"),
    ("lore inv3", (6, 0, 0), "8953/15552"),
    ("lore inv6", (6, 0, 0), "14587/46656"),
    ("terror inv8", (6, 0, 0), "3301/23328"),
    ("peril lore inv3", (6, 0, 0), "2665/7776"),
    ("peril lore inv3", (6, 1, 1), "530399/839808"),
    ("peril peril inv3", (6, 0, 0), "3247/15552"),
    ("peril peril lore inv3", (6, 0, 0), "815/7776"),
    ("lore lore peril terror", (6, 0, 0), "95/1296"),
    ("inv1 inv1", (6, 0, 0), "57/64"),
    ("peril peril", (6, 0, 0), "12281/46656"),
    ("lore lore inv3", (6, 0, 0), "3247/15552"),
)
"""The exact chance that one roll of so many green, yellow and red dice meets a task."""

WHOLE_EXACTLY = (
    ("peril peril, lore lore", True, (5, 0, 0), "1362301/60466176"),
    ("peril peril, lore lore", True, (6, 0, 0), "209136954331/2821109907456"),
    ("peril peril, lore lore", True, (6, 1, 0), "11350021403555443/65810851921133568"),
    ("peril peril, lore lore", True, (6, 0, 1), "931410127734851/3656158440062976"),
    ("peril peril, lore lore", True, (6, 1, 1), "1312779940634507357983/3070471107232407748608"),
    ("inv3, lore", False, (6, 0, 0), "2356651449317647/2437438960041984"),
    ("peril lore inv3", False, (6, 0, 0), "685459559/1224440064"),
)
"""The exact chance to complete tasks in order or in any order, with nothing but the pool."""

# fmt: off
SIX_GREEN_DICE = {
    "ancient-relics": 0.272087,
    "a-terrible-discovery": 0.235826,
    "did-you-hear-that": 0.457399,
    "the-loading-dock": 0.669300,
    "the-storage-closet": 0.126645,
    "the-key-to-the-beyond": 0.340819,
    "riot-in-the-streets": 0.097513,
    "unnatural-habitat": 0.359508,
    "dont-fall-asleep": 0.457399,
    "the-hidden-passage": 0.265669,
    "something-has-broken-free": 0.473390,
    "hallway-on-fire": 0.849671,
    "horrible-visions": 0.265263,
    "late-night-break-in": 0.680010,
    "theres-something-in-the-basement": 0.441605,
    "tempest-in-a-teapot": 0.085114,
    "a-secret-gathering": 0.182046,
    "the-missing-records": 0.291253,
    "vermin-in-the-pipes": 0.438019,
    "the-archives": 0.121277,
    "stay-away-from-the-windows": 0.046323,
    "gate-to-elsewhere": 0.457399,
    "administration-office": 0.176464,
    "we-need-to-find-help": 0.153018,
    "a-peculiar-specimen": 0.200682,
    "mysterious-tome": 0.235826,
    "lights-out": 0.016037,
    "the-elder-sign": 0.341470,
    "the-writing-on-the-wall": 0.319877,
    "gala-in-the-great-hall": 0.517805,
    "please-do-not-touch-the-exhibits": 0.127436,
    "medusa-exhibit": 0.084076,
    "the-guided-tour": 0.502786,
    "you-become-that-which-you-fear-most": 0.114343,
    "the-curator": 0.024200,
    "the-hedge-maze": 0.283925,
    "public-lavatory": 0.270030,
    "forgotten-knowledge": 0.092420,
    "the-hall-of-the-dead": 0.148657,
    "the-graveyard": 0.241962,
    "the-security-office": 0.249033,
    "transported-by-magic": 0.182046,
    "when-night-falls": 0.202964,
    "the-gift-shop": 0.625507,
    "haunted-by-a-shadowy-figure": 0.756019,
    "koi-pond": 0.197038,
    "remains-of-the-high-priest": 0.312439,
    "blood-on-the-floor": 0.271084,
    "the-dreamlands": 0.559815,
    "city-of-the-great-race": 0.357598,
    "great-hall-of-celaeno": 0.441605,
    "plateau-of-leng": 0.052231,
    "another-dimension": 0.491379,
    "yuggoth": 0.077999,
    "rlyeh": 0.026251,
    "another-time": 0.506706,
}
# fmt: on
"""The chance to resolve each card with six green dice and nothing else."""


def task(words: str) -> tuple[Symbol, ...]:
    """A task from its words."""
    return tuple(NAMED[word] if word in NAMED else Investigation(int(word[3:])) for word in words.split())


def tasks(words: str) -> tuple[tuple[Symbol, ...], ...]:
    """Tasks from their words, with commas between."""
    return tuple(task(part) for part in words.split(", "))


def best_chance(trial: Trial, now: Situation) -> float:
    """The chance by best play."""
    return float(BestPlay(trial).chance(now))


def all_of(trial: Trial, pool: Pool, held: Faces = (), focus: bool = False, clues: int = 0) -> Situation:
    """All tasks of a trial open, and so much to complete them with."""
    return Situation((1 << len(trial.tasks)) - 1, pool, held, focus, clues)


def near(share: float, p: float, samples: int) -> bool:
    """Whether a share lies within what so many samples allow: 4.5 standard deviations."""
    return abs(share - p) <= 4.5 * sqrt(p * (1 - p) / samples)


# -------------------------------------------------------------------- one roll


@pytest.mark.parametrize(("words", "pool", "value"), ONE_ROLL)
def test_the_chance_of_one_roll_is_exact(words: str, pool: Pool, value: str) -> None:
    assert chance(task(words), pool) == Fraction(value)


POOLS: tuple[Pool, ...] = ((3, 0, 0), (2, 1, 0), (1, 1, 1), (2, 0, 1))
SPLIT = Shows((PERIL, TERROR))


def is_met(symbols: tuple[Symbol, ...], faces: Faces) -> bool:
    """Whether dice showing these faces can meet all the symbols at once."""
    return any(True for _ in all_covers(symbols, tuple((0, face) for face in faces)))


@pytest.mark.parametrize("held", [(), (WILD,), (INV2, LORE)])
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("symbols", [task("inv3 inv2"), task("lore inv5"), (SPLIT, A_LORE), task("lore peril terror inv1")])
def test_counting_multisets_agrees_with_trying_every_roll(symbols: tuple[Symbol, ...], pool: Pool, held: Faces) -> None:
    dice = [FACES_OF[colour] for colour, n in enumerate(pool) for _ in range(n)]
    met = sum(is_met(symbols, roll + held) for roll in product(*dice))
    assert chance(symbols, pool, held) == Fraction(met, 6 ** len(dice))


def test_a_secured_die_makes_certain_what_it_shows() -> None:
    assert chance((A_LORE,), (1, 0, 0), (LORE,)) == 1
    assert chance((A_TERROR,), (0, 1, 0), (WILD,)) == 1
    assert chance((A_TERROR,), (0, 1, 0), (LORE,)) == 0


TO_LORE = Change(((TERROR, LORE),))
RAISE = Change(((INV1, INV2), (INV2, INV3), (INV3, INV4)))
CHANGES = {"harvey-walters": (TO_LORE,), "darrell-simmons": (RAISE,)}


@pytest.mark.parametrize("who", CHANGES)
@pytest.mark.parametrize("pool", [*POOLS, (0, 1, 1)])
@pytest.mark.parametrize("symbols", [task("inv3 inv2"), task("lore inv4"), (SPLIT, A_LORE), task("lore lore"), task("inv1")])
def test_what_an_investigator_does_with_every_roll_counts_for_its_chance(
    symbols: tuple[Symbol, ...], pool: Pool, who: str
) -> None:
    dice = [colour for colour, n in enumerate(pool) for _ in range(n)]
    changes = CHANGES[who]
    met = 0
    for roll in product(*(FACES_OF[colour] for colour in dice)):
        bent = Naive(Trial((symbols,), changes=changes)).seen(tuple(zip(dice, roll, strict=True)))
        met += any(is_met(symbols, tuple(face for _, face in seen)) for seen in bent)
    assert chance(symbols, pool, (), changes) == Fraction(met, 6 ** len(dice))


# -------------------------------------------------------------------- whole adventures


@pytest.mark.parametrize(("words", "ordered", "pool", "value"), WHOLE_EXACTLY)
def test_the_chance_of_a_whole_adventure_is_exact(words: str, ordered: bool, pool: Pool, value: str) -> None:
    trial = Trial(tasks(words), ordered)
    assert BestPlay(trial, Fraction(1)).chance(all_of(trial, pool)) == Fraction(value)


@pytest.mark.parametrize("card", [*ADVENTURES, *WORLDS], ids=lambda card: card.code)
def test_every_card_has_its_chance_with_six_green_dice(card: Adventure) -> None:
    trial = Trial(tuple(t.symbols for t in card.tasks if t.symbols), card.ordered)
    assert round(best_chance(trial, all_of(trial, (6, 0, 0))), 6) == SIX_GREEN_DICE[card.code]


class Naive:
    """Best play by trying every fall of every die and every choice: slow, and plain to read."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial

    @cache  # noqa: B019
    def chance(self, left: frozenset[int], pool: Pool, held: Faces, focus: bool, clues: int) -> float:
        """Before a roll."""
        if not left:
            return 1.0
        colours = [colour for colour, n in enumerate(pool) for _ in range(n)]
        if not colours:
            return 0.0
        rolls = list(product(*(FACES_OF[colour] for colour in colours)))
        return sum(self.after(left, tuple(zip(colours, roll, strict=True)), held, focus, clues) for roll in rolls) / len(
            rolls
        )

    @cache  # noqa: B019
    def after(self, left: frozenset[int], roll: tuple[tuple[int, int], ...], held: Faces, focus: bool, clues: int) -> float:
        """After a roll: the best of everything that can be done with it."""
        best = 0.0
        for seen in self.seen(roll):
            best = max(best, self.complete(left, seen, held, focus, clues), self.fail(left, seen, held, focus, clues))
        if clues:
            for n in range(1, min(len(roll), self.trial.rerolls) + 1):
                for again in combinations(range(len(roll)), n):
                    rolls = list(product(*(FACES_OF[roll[i][0]] for i in again)))
                    total = 0.0
                    for faces in rolls:
                        now = list(roll)
                        for i, face in zip(again, faces, strict=True):
                            now[i] = (roll[i][0], face)
                        total += self.after(left, tuple(sorted(now)), held, focus, clues - 1)
                    best = max(best, total / len(rolls))
        return best

    def seen(self, roll: tuple[tuple[int, int], ...]) -> list[tuple[tuple[int, int], ...]]:
        """The roll as it is, and with one die changed."""
        out = [roll]
        for i, (colour, face) in enumerate(roll):
            for old, new in (pair for change in self.trial.changes for pair in change.pairs):
                if face == old and new in FACES_OF[colour]:
                    out.append((*roll[:i], (colour, new), *roll[i + 1 :]))
        return out

    def complete(
        self, left: frozenset[int], roll: tuple[tuple[int, int], ...], held: Faces, focus: bool, clues: int
    ) -> float:
        """Put dice on a task, or on several."""
        best = 0.0
        dice = (*((i, face) for i, (_, face) in enumerate(roll)), *((9 + i, face) for i, face in enumerate(held)))
        order = sorted(left)
        for n in range(1, len(order) + 1 if self.trial.many else 2):
            for chosen in [tuple(order[:n])] if self.trial.ordered else combinations(order, n):
                symbols = tuple(symbol for i in chosen for symbol in self.trial.tasks[i])
                for mask in all_covers(symbols, dice):
                    pool = [0, 0, 0]
                    for i, (colour, _) in enumerate(roll):
                        pool[colour] += not mask >> i & 1
                    kept = tuple(face for i, face in enumerate(held, len(roll)) if not mask >> i & 1)
                    rest = left - set(chosen)
                    best = max(best, self.chance(rest, (pool[0], pool[1], pool[2]), kept, focus, clues))
        return best

    def fail(self, left: frozenset[int], roll: tuple[tuple[int, int], ...], held: Faces, focus: bool, clues: int) -> float:
        """Terror, a die removed, another focused."""
        best = 0.0
        if self.trial.terror is Terror.FAILS and any(face == TERROR for _, face in roll):
            return 0.0
        if self.trial.terror is Terror.DROPS_DICE:
            roll = tuple(die for die in roll if die[1] != TERROR)
        for i in range(len(roll)):
            rest = [*roll[:i], *roll[i + 1 :]]
            best = max(best, self.chance(left, counted(rest), held, focus, clues))
            for j in range(len(rest)) if focus else ():
                kept = tuple(sorted((*held, rest[j][1])))
                best = max(best, self.chance(left, counted([*rest[:j], *rest[j + 1 :]]), kept, False, clues))
        return best


def counted(dice: list[tuple[int, int]]) -> Pool:
    """The pool of these dice."""
    colours = [colour for colour, _ in dice]
    return colours.count(0), colours.count(1), colours.count(2)


TWO = tasks("lore, inv2")
NAIVE_CASES: tuple[tuple[Trial, tuple[Pool, Faces, bool, int]], ...] = (
    (Trial(TWO), ((3, 0, 0), (), True, 0)),
    (Trial(tasks("peril terror, inv3"), ordered=True), ((2, 0, 1), (), True, 0)),
    (Trial(TWO), ((2, 0, 0), (), False, 2)),
    (Trial(tasks("lore peril")), ((1, 0, 1), (), False, 1)),
    (Trial(tasks("inv5"), rerolls=1), ((2, 1, 0), (), False, 1)),
    (Trial(TWO), ((3, 0, 0), (INV1, LORE), False, 0)),
    (Trial(tasks("inv4 lore, inv1")), ((1, 1, 0), (INV3,), True, 1)),
    (Trial(tasks("lore, peril, inv2"), many=True), ((3, 0, 0), (), True, 0)),
    (Trial(tasks("lore, peril, inv2"), many=True, ordered=True), ((3, 0, 1), (), False, 0)),
    (Trial(tasks("lore lore"), changes=(TO_LORE,)), ((3, 0, 0), (), True, 0)),
    (Trial(tasks("inv4 inv1"), changes=(Change(((INV1, INV2), (INV2, INV3))),)), ((2, 1, 0), (), False, 0)),
    (Trial(TWO, terror=Terror.DROPS_DICE), ((4, 0, 0), (), True, 0)),
    (Trial(tasks("terror, peril"), terror=Terror.FAILS), ((3, 0, 1), (), True, 0)),
)


@pytest.mark.parametrize(("trial", "means"), NAIVE_CASES)
def test_best_play_agrees_with_trying_every_fall_of_every_die(trial: Trial, means: tuple[Pool, Faces, bool, int]) -> None:
    everything = frozenset(range(len(trial.tasks)))
    assert best_chance(trial, all_of(trial, *means)) == pytest.approx(Naive(trial).chance(everything, *means), abs=1e-12)


@pytest.mark.parametrize("code", ["the-gift-shop", "koi-pond", "great-hall-of-celaeno"])
def test_every_help_helps(code: str) -> None:
    card = next(card for card in (*ADVENTURES, *WORLDS) if card.code == code)
    trial = Trial(tuple(t.symbols for t in card.tasks if t.symbols), card.ordered)
    least = all_of(trial, (5, 0, 0))
    ladder = [all_of(trial, (4, 0, 0)), least, least._replace(focus=True), least._replace(focus=True, clues=1)]
    ladder += [all_of(trial, (5, 1, 0), held, True, 1) for held in ((), (WILD,))]
    found = [best_chance(trial, now) for now in ladder]
    assert found == sorted(set(found))
    assert best_chance(trial._replace(terror=Terror.FAILS), ladder[2]) < found[2]


# -------------------------------------------------------------------- which dice to roll again


def test_dice_that_serve_the_task_are_kept_and_the_others_rolled_again() -> None:
    best = BestPlay(Trial((task("lore lore inv3"),)))
    roll = (INV1, INV3, LORE, PERIL, TERROR, TERROR)
    value, again = best.best_reroll(Situation(1, (6, 0, 0)), roll, (), 6)
    assert again == [0, 3, 4, 5]
    assert value > best.chance(Situation(1, (5, 0, 0)))


def test_a_limited_reroll_leaves_more_dice_than_it_would_like() -> None:
    best = BestPlay(Trial((task("terror terror"),)))
    _, again = best.best_reroll(Situation(1, (3, 1, 0)), (INV1, INV2, INV3), (LORE,), 2)
    assert len(again) == 2
    assert 3 not in again  # the yellow die has no terror


# -------------------------------------------------------------------- the engine's own dice


@pytest.mark.parametrize(
    ("words", "pool"),
    [
        ("lore", (6, 0, 0)),
        ("peril terror", (6, 0, 0)),
        ("inv9", (6, 1, 1)),
        ("lore peril terror", (6, 0, 1)),
        ("inv3", (1, 1, 0)),
    ],
)
def test_the_dice_of_the_engine_are_honest(words: str, pool: Pool) -> None:
    state = mk.new("elder-sign", seats=1, seed=3).state.copy()
    dice = (*GREEN_DICE[: pool[0]], *(DIE_OF[YELLOW],) * pool[1], *(DIE_OF[RED],) * pool[2])
    rolls = 20_000
    met = sum(is_met(task(words), throw(state, dice)[1::2]) for _ in range(rolls))
    assert near(met / rolls, float(chance(task(words), pool)), rolls)
