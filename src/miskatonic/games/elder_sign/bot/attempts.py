"""An attempt as a greedy player judges it: the odds of every step, and what success and failure would bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, assert_never

from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import worth as worths
from miskatonic.games.elder_sign.bot.steps import completed, failed
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.odds import trials
from miskatonic.games.elder_sign.odds.chances import Die, Situation, Terror, Trial, best_play
from miskatonic.games.elder_sign.odds.prospects import effort
from miskatonic.games.elder_sign.odds.trials import Means
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.games.elder_sign.rules.people import ancient_one
from miskatonic.games.elder_sign.rules.pool import rolled_dice
from miskatonic.games.elder_sign.rules.tasks import goals_at, open_goals

MOST_COUNTED: Final = 7_000
"""Where counting takes more effort than this the focus is left out and guessed."""
FOCUS_BONUS: Final = 0.4
CLUE_BONUS: Final = 0.95
"""What a focus and a clue add to the log-odds of an attempt with six green dice: the mean over all cards."""
MOST_CLUES: Final = 3
FEW_TERRORS: Final = 0.6
MANY_TERRORS: Final = 1.5
"""How often terror is taken to strike in an attempt that ends well, and in one that does not."""
FRESH_CARD: Final = 0.12
"""What a new card in place of a resolved one is worth: it may be a better one."""
WORLD_LOST: Final = 0.6
BEATEN_ANYWAY: Final = 0.3
"""How many of the monsters on a card are taken to be beaten even if the attempt fails."""


def better(p: float, log_odds: float) -> float:
    """A chance with better log-odds.

    >>> round(better(0.5, 0.82), 2)
    0.69
    """
    return p if p <= 0 or p >= 1 else 1 / (1 + exp(-log(p / (1 - p)) - log_odds))


def simplified(trial: Trial) -> Trial:
    """A trial without what is too slow to count in every thought: what terror costs is weighed by itself."""
    changes = tuple([change for change in trial.changes if not change.once])
    return trial._replace(changes=changes, terror=trial.terror & ~Terror.HURTS, rerolls=box.ALL_DICE, per_clue=1, extra=0)


class Attempt:
    """An attempt under way or thought of: its tasks, its odds, its stakes."""

    def __init__(
        self, s: State, mine: Means, place: int, goals: Sequence[Goal], left: Sequence[Goal], now: Situation
    ) -> None:
        self.s = s
        self.seat = seat = mine.seat
        self.goals = left
        self.clues = now.clues
        self.trial = simplified(trials.trial_of(s, mine, goals, place))
        self.best = best_play(self.trial)
        self.bit = {goal.number: 1 << i for i, goal in enumerate(goals)}
        self.payable = trials.can_pay(mine, left)
        secured = (*now.held, *[face for _, face in now.loose])
        self.now = Situation(sum([self.bit[goal.number] for goal in left]), now.pool, secured, now.focus)
        self.win, self.lose = battle_stakes() if s.count(box.AWAKE) else stakes(s, seat, place, left)

    # ---------------------------------------------------------------- chances

    def chance(self, now: Situation) -> float:
        """The chance to end well from a situation before a roll, without clues."""
        if not self.payable:
            return 0.0
        counted = effort(self.trial, now) <= MOST_COUNTED
        p = float(self.best.chance(now if counted or not now.focus else now._replace(focus=False)))
        return p if counted or not now.focus else better(p, FOCUS_BONUS)

    def gain(self, now: Situation) -> float:
        """What a situation before a roll is worth, with the clues at hand."""
        return self.gain_by(self.chance(now))

    def gain_by(self, p: float, clues: int | None = None) -> float:
        """What a chance is worth with clues at hand: so many of them are spent as pay."""
        return self.tries(p, clues)[0]

    def tries(self, p: float, clues: int | None = None) -> tuple[float, float]:
        """What a chance is worth with clues at hand, and the chance with those spent that pay."""
        clues = min(self.clues if clues is None else clues, MOST_CLUES)
        price = 0.5 * worths.KIND[w.CLUE] * worths.patience(self.s)
        chances = [better(p, CLUE_BONUS * n) for n in range(clues + 1)]
        return max((self.plain_gain(chance) - price * n, chance) for n, chance in enumerate(chances))

    @property
    def is_counted(self) -> bool:
        """Whether the chances are counted to the end, with nothing guessed."""
        return not self.now.focus or effort(self.trial, self.now) <= MOST_COUNTED

    def plain_gain(self, p: float) -> float:
        """What a chance is worth."""
        return self.lose + p * (self.win - self.lose)

    # ---------------------------------------------------------------- a roll

    def after(self, now: Situation, roll: list[Die]) -> float:
        """The best chance that a roll leaves, without clues."""
        steps = [self.chance(step) for step in failed(self.best, now, roll)]
        for mask, _ in self.best.steps(now.tasks):
            steps += [self.chance(step) for step, _ in completed(self.best, now, roll, mask)]
        return max(steps)

    def completing(self, now: Situation, roll: list[Die], goal: int) -> float:
        """The best chance after completing a task with a roll."""
        found = 0.0
        for step, left in completed(self.best, now, roll, self.bit[goal]):
            found = max(found, self.chance(step))
            if self.trial.many and left and step.tasks:
                found = max(found, self.after(step, left))
        return found

    def failing(self, now: Situation, roll: list[Die]) -> float:
        """The best chance after declaring a roll failed."""
        return max(self.chance(step) for step in failed(self.best, now, roll))

    def rerolling(self, most: int) -> tuple[float, list[int]]:
        """The best chance after rolling dice again, and which ones; so many at most."""
        dice = rolled_dice(self.s)
        if not self.payable or len(dice) < sum(self.now.pool):
            return 0.0, dice[:1]
        focus = self.now.focus and effort(self.trial, self.now) <= MOST_COUNTED
        p, again = self.best.best_reroll(self.now._replace(focus=focus), *trials.roll_now(self.s), most)
        order = sorted(dice, key=lambda die: box.COLOUR_OF[die])
        return better(float(p), 0 if focus or not self.now.focus else FOCUS_BONUS), [order[i] for i in again]


def attempt_now(s: State, seat: int) -> Attempt:
    """The attempt under way."""
    mine, place = trials.means(s, seat), s.pointed(box.AT[seat])
    left = open_goals(s)
    now = trials.under_way(s, mine)
    now = now._replace(clues=now.clues + s.count(box.FREE_REROLLS))
    return Attempt(s, mine, place, left if place < 0 else goals_at(s, place), left, now)


def attempt_at(s: State, seat: int, place: int) -> Attempt:
    """The attempt that a seat would make at a place."""
    mine, goals = trials.means(s, seat), goals_at(s, place)
    return Attempt(s, mine, place, goals, goals, trials.at_the_start(s, mine, is_world(place)))


def dice_now(s: State) -> list[Die]:
    """The roll on the table."""
    return [trials.as_die(s, die) for die in rolled_dice(s)]


# -------------------------------------------------------------------- stakes


def battle_stakes() -> tuple[float, float]:
    """In the battle a hit takes a doom token off, and nothing is lost."""
    return worths.SIGNS_A_DOOM, 0.0


def stakes(s: State, seat: int, place: int, goals: Sequence[Goal]) -> tuple[float, float]:
    """What it is worth to resolve the card at a place with so much left to do, and what to fail."""
    card = s.zones[box.CARD_AT[place]][0]
    sheet = box.ADVENTURE[card]
    monsters = s.zones.get(box.MONSTERS_AT[place], ())
    later = worths.patience(s)
    terror = terror_harm(s, seat, place)
    beaten = sum([monster_gain(s, seat, monster) for monster in monsters])
    gone = (
        worths.TROPHY_POINT * box.TROPHIES[card] + worths.card_harm(s, seat, card) + (0.0 if is_world(place) else FRESH_CARD)
    )
    prices = sum([task_price(s, seat, goal) for goal in goals])
    win = worths.worth_of(s, seat, sheet.reward) + later * gone + beaten + prices + FEW_TERRORS * terror
    lose = worths.worth_of(s, seat, sheet.penalty) + BEATEN_ANYWAY * beaten + MANY_TERRORS * terror
    return win, lose - failing_costs(s, place)


def failing_costs(s: State, place: int) -> float:
    """What the Ancient One takes when an attempt at a place fails."""
    match ancient_one(s).property:
        case w.SignsLost(code):
            there = s.zones.get(box.MONSTERS_AT[place], ())
            return float(any(box.MONSTER[m].code == code and box.FACE_DOWN[m] not in s.counts for m in there))
        case w.FailedWorldsLeave():
            return WORLD_LOST if is_world(place) else 0.0
        case w.AwakeningLoses() | w.CastingCosts() | w.ShopCosts() | w.EveryMidnight() | w.WithMasks() | w.MonstersNeed():
            return 0.0
        case never:
            assert_never(never)


def task_price(s: State, seat: int, goal: Goal) -> float:
    """What the costs of a task are worth."""
    cost = -worths.HOUR * goal.clock
    for value, n in ((w.SANITY, goal.sanity), (w.HEALTH, goal.health)):
        if n:
            cost += worths.worth(s, seat, w.Hurt(value, n))
    return cost


def monster_gain(s: State, seat: int, monster: int) -> float:
    """What it is worth to defeat a monster."""
    trophies = worths.TROPHY_POINT * box.TROPHIES[monster]
    return worths.patience(s) * (trophies + worths.monster_harm(monster)) + worths.worth_of(
        s, seat, box.MONSTER[monster].defeat
    )


def terror_harm(s: State, seat: int, place: int) -> float:
    """What it is worth when terror strikes once."""
    return worths.worth_of(s, seat, trials.terror_effects(s, trials.means(s, seat), place))
