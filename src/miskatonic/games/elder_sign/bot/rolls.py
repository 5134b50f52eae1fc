"""What a greedy player thinks of every option in an attempt, from the odds of all that may follow.

Every function answers one kind of question with what each option gains, in Elder Signs.
"""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.events import PASS, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import uses
from miskatonic.games.elder_sign.bot.attempts import (
    Attempt,
    attempt_now,
    dice_now,
    task_price,
    terror_harm,
)
from miskatonic.games.elder_sign.bot.steps import completed, kept
from miskatonic.games.elder_sign.bot.worth import (
    KIND,
    patience,
    worth,
    worth_of,
)
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Power
from miskatonic.games.elder_sign.odds.chances import Die, Situation, less
from miskatonic.games.elder_sign.odds.trials import as_die
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.adventure import is_lost
from miskatonic.games.elder_sign.rules.clues import most_by_clue
from miskatonic.games.elder_sign.rules.explain import failing_devours
from miskatonic.games.elder_sign.rules.museum import card_of
from miskatonic.games.elder_sign.rules.pool import changeable, rolled_dice
from miskatonic.games.elder_sign.rules.powers import power_of
from miskatonic.games.elder_sign.rules.tasks import goals_in_reach
from miskatonic.games.elder_sign.rules.terror import shows_terror

Gains = list[float]
"""What each option gains."""
MISTAKE: Final = 0.05
AT_ONCE: Final = 1e-6
"""Of what is equally good, the task completed now."""
HELP_ADDS: Final = 0.1
"""What part of the stakes another die put aside is taken to add."""

# -------------------------------------------------------------------- before a roll


def before_roll(s: State, asked: Asked) -> Gains:
    """Roll, add dice first, or give up."""
    a = attempt_now(s, asked.seat)
    base = a.gain(a.now)
    return [_before_roll(s, a, base, option) for option in asked.options]


def _before_roll(s: State, a: Attempt, base: float, option: Option) -> float:
    if option is box.ROLL:
        return base - in_vain(s, a)
    if option is box.GIVE_UP:
        return a.lose
    if option.verb is box.TAKE_OFF:
        held = list(a.now.held)
        held.remove(s.counts[box.FACE[option.value]])
        return a.gain(a.now._replace(pool=less(a.now.pool, box.COLOUR_OF[option.value], -1), held=tuple(held)))
    piece, power = power_of(option)
    if uses.adds_dice(power):
        return a.gain(uses.with_dice(s, a.now, power)) + uses.spent(s, a.seat, piece, power)
    gain = base + uses.use_gain(s, a.seat, option) + (uses.face_down_gain(s, a, a.seat) if uses.defeats(power) else 0)
    return gain if s.zone(box.POOL) or s.count(box.AWAKE) else gain + _spared(s, a, power)


def _spared(s: State, a: Attempt, power: Power) -> float:
    """By how much the penalty hurts less who is healed first."""
    penalty = box.ADVENTURE[card_of(s, a.seat)].penalty
    return worth_of(uses.healed(s, a.seat, power), a.seat, penalty) - worth_of(s, a.seat, penalty)


def react(s: State, asked: Asked) -> Gains | None:
    """Dice to begin with, and rerolls given in any turn; everything else is looked ahead."""
    powers = [power_of(option) for option in asked.options if option is not PASS]
    active = s.count(box.ACTIVE)
    if all(uses.adds_dice(power) for _, power in powers):
        a = attempt_now(s, active)
        used = [a.gain(uses.with_dice(s, a.now, power)) + uses.spent(s, active, piece, power) for piece, power in powers]
        return [*used, a.gain(a.now)]
    rerolls = [effect.n for _, power in powers for effect in power.effects if isinstance(effect, w.RerollDice)]
    if len(rerolls) == len(powers):
        a = attempt_now(s, active)
        used = [a.plain_gain(a.rerolling(n)[0]) - uses.DAILY for n in rerolls]
        return [*used, a.plain_gain(a.after(a.now, dice_now(s)))]
    return None


# -------------------------------------------------------------------- after a roll


def after_roll(s: State, asked: Asked) -> Gains:
    """Complete a task, reroll, use something, or let the roll fail."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    plain = {option: _after_roll(s, a, roll, option) for option in asked.options if not is_ability(option)}
    best = max(plain.values())
    return [plain[option] if option in plain else _use_after_roll(s, a, roll, best, option) for option in asked.options]


def _after_roll(s: State, a: Attempt, roll: list[Die], option: Option) -> float:
    if option is box.GIVE_UP:
        return a.lose + fail_roll_terror(s, a)
    if option is box.ROLL_ON:
        return a.gain(a.now)
    if option is box.FAIL_ROLL:
        return a.gain_by(a.failing(a.now, roll)) + fail_roll_terror(s, a) - in_vain(s, a)
    if option is box.REROLL:
        _, gain, clue = rerolled(s, a)
        return gain - clue
    if s.count(box.AWAKE):
        return a.win + max(a.gain(step._replace(tasks=1)) for step, _ in completed(a.best, a.now, roll, 1))
    p = a.completing(a.now, roll, option.value)
    goal = next(goal for goal in a.goals if goal.number == option.value)
    return a.gain_by(p) + (1 - p) * task_price(s, a.seat, goal) + AT_ONCE


def after_terror(s: State, asked: Asked) -> Gains:
    """Use something before the penalty, or suffer it as things stand."""
    a = attempt_now(s, asked.seat)
    return [_after_terror(s, a, option) for option in asked.options]


def _after_terror(s: State, a: Attempt, option: Option) -> float:
    penalty = box.ADVENTURE[card_of(s, a.seat)].penalty
    if option is box.TO_PENALTY:
        return worth_of(s, a.seat, penalty)
    piece, power = power_of(option)
    if uses.adds_dice(power):
        rescued = rescue_chance(s, a, power) * (a.win - a.lose)
        return worth_of(s, a.seat, penalty) + rescued + uses.spent(s, a.seat, piece, power)
    gain = uses.use_gain(s, a.seat, option)
    last = uses.defeats(power) and len(a.goals) == 1 and not is_lost(s)
    if last and uses.face_down_gain(s, a, a.seat) >= a.win - a.gain(a.now):
        return gain + a.win
    return gain + worth_of(uses.healed(s, a.seat, power), a.seat, penalty)


def rescue_chance(s: State, a: Attempt, power: Power) -> float:
    """The chance when dice are added before the last one is removed."""
    return a.failing(uses.with_dice(s, a.now, power), dice_now(s))


def in_vain(s: State, a: Attempt) -> float:
    """What it costs to roll on where nothing can be won and terror may strike; nothing matters to who is devoured anyway."""
    if s.count(box.AWAKE) or not a.is_counted or a.chance(a.now) or failing_devours(s, a.seat, card_of(s, a.seat)):
        return 0.0
    return MISTAKE if terror_harm(s, a.seat, s.pointed(box.AT[a.seat])) < 0 else 0.0


def fail_roll_terror(s: State, a: Attempt) -> float:
    """What terror costs if the roll on the table fails."""
    strikes = not s.count(box.AWAKE) and not s.count(box.TASKS_BY_ROLL) and shows_terror(s)
    return terror_harm(s, a.seat, s.pointed(box.AT[a.seat])) if strikes else 0.0


def rerolled(s: State, a: Attempt) -> tuple[float, float, float]:
    """The chance after the best reroll, what it is worth, and what the clue for it costs."""
    p, _ = a.rerolling(most_by_clue(s, a.seat))
    clue = 0.0 if s.count(box.FREE_REROLLS) else patience(s) * KIND[w.CLUE]
    return p, a.gain_by(p, a.clues - 1), clue


def _use_after_roll(s: State, a: Attempt, roll: list[Die], best: float, option: Option) -> float:
    piece, power = power_of(option)
    price = uses.spent(s, a.seat, piece, power)
    beaten = uses.face_down_gain(s, a, a.seat) if uses.defeats(power) else 0.0
    on_attempt = [effect for effect in power.effects if isinstance(effect, w.AttemptEffect)]
    found = [p for effect in on_attempt for p in _chances_after(s, a, roll, power, effect)]
    return a.gain_by(max(found)) + price + beaten if found else best + uses.use_gain(s, a.seat, option) + beaten


def _chances_after(s: State, a: Attempt, roll: list[Die], power: Power, effect: w.AttemptEffect) -> list[float]:
    """The best chances after every way to use an effect of a power on a roll; none for what leaves the dice as they are."""
    match effect:
        case w.AddDie():
            return [a.after(uses.with_dice(s, a.now, power), roll)]
        case w.ChangeFace() | w.RaiseInvestigation():
            return [a.after(a.now, _changed(s, die, effect)) for die in changeable(s, effect)]
        case w.RerollDice(n):
            return [a.rerolling(n)[0]]
        case w.FreeReroll():
            return [a.rerolling(most_by_clue(s, a.seat))[0]]
        case w.Secure():
            return [_held(a, roll, die) for die in dict.fromkeys(roll)]
        case w.CompleteTask():
            tasks = [a.now.tasks & ~a.bit[goal.number] for goal in goals_in_reach(s)]
            return [a.after(a.now._replace(tasks=left), roll) for left in tasks]
        case w.DefeatMonster() | w.PreventLoss() | w.FailAttempt() | w.DropTerrorDice():
            return []
        case _:
            assert_never(effect)


def _changed(s: State, die: int, effect: w.ChangeFace | w.RaiseInvestigation) -> list[Die]:
    """The roll when a die shows the other face."""
    out: list[Die] = []
    for other in rolled_dice(s):
        face = s.counts[box.FACE[other]]
        if other == die:
            face = changed_face(s, die, effect)
        out.append((box.COLOUR_OF[other], face))
    return out


def changed_face(s: State, die: int, effect: w.ChangeFace | w.RaiseInvestigation) -> int:
    """What a die shows after an effect."""
    return effect.to if isinstance(effect, w.ChangeFace) else s.counts[box.FACE[die]] + 1


def _held(a: Attempt, roll: list[Die], die: Die) -> float:
    """The best chance when a die of the roll is held by a spell."""
    left = list(roll)
    left.remove(die)
    return a.after(a.now._replace(pool=less(a.now.pool, die[0]), held=(*a.now.held, die[1])), left)


def cover(s: State, asked: Asked) -> Gains:
    """Which dice go on the task: by what is left."""
    a = attempt_now(s, asked.seat)
    tasks = a.now.tasks if s.count(box.AWAKE) else a.now.tasks & ~a.bit[asked.what.task]
    return [a.gain(covered(s, a, tasks, option.value)) for option in asked.options]


def covered(s: State, a: Attempt, tasks: int, mask: int) -> Situation:
    """What is left when some dice are put on a task."""
    pool = a.now.pool
    for die in s.zone(box.POOL):
        if mask >> die - box.FIRST_DIE & 1:
            pool = less(pool, box.COLOUR_OF[die])
    left = [die for zone in box.SECURED for die in s.zones.get(zone, ()) if not mask >> die - box.FIRST_DIE & 1]
    return Situation(tasks, pool, tuple([s.counts[box.FACE[die]] for die in left]), a.now.focus)


def reroll(s: State, asked: Asked) -> Gains:
    """Pick the dice of the best reroll one by one, then roll them."""
    most, picked = asked.about
    a = attempt_now(s, s.count(box.ACTIVE))
    p, again = a.rerolling(most + len(picked))
    wanted = [as_die(s, die) for die in again]
    for die in picked:
        if as_die(s, die) in wanted:
            wanted.remove(as_die(s, die))
    right = a.gain_by(p)
    gains: Gains = []
    for option in asked.options:
        fits = not wanted if option is box.ROLL_THESE else as_die(s, option.value) in wanted
        gains.append(right if fits else right - MISTAKE)
    return gains


# -------------------------------------------------------------------- single dice


def remove_die(s: State, asked: Asked) -> Gains:
    """The die that is missed least, a focus after it thought of."""
    a = attempt_now(s, asked.seat)
    gains: Gains = []
    for option in asked.options:
        roll = [as_die(s, die) for die in rolled_dice(s) if die != option.value]
        now = a.now._replace(pool=less(a.now.pool, box.COLOUR_OF[option.value]))
        gains.append(max([a.gain(step) for step in kept(now, roll)]))
    return gains


def aside(s: State, a: Attempt, die: int, focus: bool) -> float:
    """What it is worth to put a die of the roll aside with its face."""
    return a.gain_by(aside_chance(s, a, die, focus))


def aside_chance(s: State, a: Attempt, die: int, focus: bool) -> float:
    """The chance when a die of the roll is put aside with its face."""
    pool = less(a.now.pool, box.COLOUR_OF[die])
    return a.chance(Situation(a.now.tasks, pool, (*a.now.held, s.counts[box.FACE[die]]), focus))


def secure_die(s: State, asked: Asked) -> Gains:
    """Focus a die, ask for assistance, or go on."""
    a = attempt_now(s, asked.seat)
    gains: Gains = []
    for option in asked.options:
        if option.verb is box.FOCUS_ON:
            gains.append(aside(s, a, option.value, False))
        elif option.verb is box.ASK_HELP:
            harm = max(worth(s, option.value, w.Hurt(value, 1)) for value in (w.SANITY, w.HEALTH))
            helped = max(aside(s, a, die, a.now.focus) for die in rolled_dice(s))
            gains.append(helped + (1 - a.chance(a.now)) * harm)
        else:
            gains.append(a.gain(a.now))
    return gains


def assist(s: State, asked: Asked) -> Gains:
    """Help as long as the loss can be borne."""
    a = attempt_now(s, s.count(box.ACTIVE))
    harm = max(worth(s, asked.seat, w.Hurt(value, 1)) for value in (w.SANITY, w.HEALTH))
    return [HELP_ADDS * (a.win - a.lose) + harm / 2 if option is box.YES else 0.0 for option in asked.options]


def assist_die(s: State, asked: Asked) -> Gains:
    """The die for the helper."""
    a = attempt_now(s, asked.seat)
    return [aside(s, a, option.value, a.now.focus) for option in asked.options]


def hold_die(s: State, asked: Asked) -> Gains:
    """The die for a spell: what can still be done with the others of the roll counts too."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    gains: Gains = []
    for option in asked.options:
        if option is box.ENOUGH:
            gains.append(a.gain_by(a.after(a.now, roll)))
        else:
            gains.append(a.gain_by(_held(a, roll, as_die(s, option.value))))
    return gains


def change_die(s: State, asked: Asked) -> Gains:
    """The die whose other face helps most."""
    a = attempt_now(s, asked.seat)
    effect = s.rules.codes[asked.source].node
    assert isinstance(effect, w.ChangeFace | w.RaiseInvestigation)
    return [a.gain_by(a.after(a.now, _changed(s, option.value, effect))) for option in asked.options]


def task_without_dice(s: State, asked: Asked) -> Gains:
    """The task that is hardest to complete with dice."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    left = [a.now._replace(tasks=a.now.tasks & ~a.bit[option.value]) for option in asked.options]
    return [a.gain_by(a.after(now, roll)) for now in left]
