"""The attempt: rolling for the tasks of a card, or in the battle for the combat task (ES-TSK, ES-FAI, ES-FOC, ES-AST)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.offers import offers, use_chosen
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.rules import asks, box, pool, tells
from miskatonic.games.elder_sign.rules.clock import CLOCK_ADVANCED
from miskatonic.games.elder_sign.rules.clues import CLUE_SPENT, most_by_clue, reroll
from miskatonic.games.elder_sign.rules.covers import best_covers, distinct_covers
from miskatonic.games.elder_sign.rules.doom import DOOM_TAKEN
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.health import HURT
from miskatonic.games.elder_sign.rules.locks import leave_if_empty
from miskatonic.games.elder_sign.rules.monsters import face_up_monsters
from miskatonic.games.elder_sign.rules.outcome import FAILURE, RESOLVING
from miskatonic.games.elder_sign.rules.passives import has, imposed
from miskatonic.games.elder_sign.rules.people import is_alive, is_cut_short, person
from miskatonic.games.elder_sign.rules.powers import AFTER_ROLL, ANY_TIME, BEFORE_ROLL, power_of, this_card
from miskatonic.games.elder_sign.rules.spells import removable_from_spells, take_off
from miskatonic.games.elder_sign.rules.tasks import goals_in_reach, goals_met, open_goals
from miskatonic.games.elder_sign.rules.terror import TERROR_STRUCK, has_terror, shows_terror


def adventure_begins(s: State, seat: int) -> None:
    """The pool is gathered (ES-ROL-02)."""
    pool.gather(s)


ADVENTURE_BEGINS: Final = Event(Moment.ADVENTURE_BEGINS.name, adventure_begins)

# -------------------------------------------------------------------- before a roll


def begin_attempt(s: State, f: Frame) -> None:
    """The adventure step on a card, or the attack step, begins."""
    s.happen(ADVENTURE_BEGINS, f.who)


def gather_freed(s: State, f: Frame) -> None:
    """A green die on a spell that was just given up as a price is in the pool after all (ES-ROL-02)."""
    pool.gather(s)


def before_roll(s: State, f: Frame) -> None:
    """Roll, use something first, take a die off a spell, or give up (ES-FAI-06, ES-DIE-01, ES-SPL-07)."""
    f.answer = None
    if is_lost(s):
        return f.goto(fail)
    if not open_goals(s):
        return f.goto(succeed)
    options = box.TAKE_OFF.each(pool.unlike(s, removable_from_spells(s))) + offers(s, f.who, BEFORE_ROLL)
    at_any_time = offers(s, f.who, ANY_TIME)
    if s.zone(box.POOL):
        options.insert(0, box.ROLL)
    elif not options and not any(can_help(s, option) for option in at_any_time):  # ES-TSK-10, ES-FOC-08
        return f.goto(fail)
    options += at_any_time
    if not s.count(box.AWAKE) or not s.zone(box.POOL):  # an attack goes on as long as there is a die to roll (ES-BAT-06)
        options.append(box.GIVE_UP)
    s.ask(f, f.who, asks.BeforeRoll, options, s.pointed(box.AT[f.who]))
    return None


def can_help(s: State, option: Option) -> bool:
    """Whether a power might help one who has no die to roll: bring an item that adds one, beat a monster without, or heal.

    What a task or terror has cost can be healed before the penalty (ES-ITM-03); an attack ends without one.
    """
    _, power = power_of(option)
    for effect in power.effects:
        match effect:
            case w.Heal() | w.HealAll() | w.HealAnyone() if not s.count(box.AWAKE):
                return True
            case w.Gain(kind) if kind in (w.COMMON, w.UNIQUE):
                return True
            case w.DefeatMonster() if any(goal.monster in face_up_monsters(s) for goal in open_goals(s)):
                return True
    return False


def act_before_roll(s: State, f: Frame) -> None:
    """Do what was chosen."""
    option = f.answer
    assert option is not None
    if option is box.ROLL:
        return f.goto(roll)
    if option is box.GIVE_UP:
        give_up(s, f)
        return f.goto(fail)
    f.goto(before_roll)
    if option.verb is box.TAKE_OFF:
        take_off(s, f.who, option.value)
    else:
        use_chosen(s, f)
    return None


# -------------------------------------------------------------------- after a roll


def roll(s: State, f: Frame) -> None:
    """All dice of the pool (ES-ROL-01)."""
    pool.roll_pool(s, f.who)


def after_roll(s: State, f: Frame) -> None:
    """Complete one task, reroll, use something, or let the roll fail (ES-TSK-01, ES-TSK-04, ES-FAI-01, ES-FAI-04)."""
    f.answer = None
    if is_lost(s):
        return f.goto(fail)
    used = s.count(box.TASKS_BY_ROLL)
    is_open, met = goals_met(s, pool.usable_dice(s)[1])
    if not is_open:
        return f.goto(succeed)
    options = box.COMPLETE.each(met if not used or may_complete_more(s, f.who) else [])
    if pool.rolled_dice(s) and (s.count(box.CLUES[f.who]) or s.count(box.FREE_REROLLS)):
        options.append(box.REROLL)
    options += offers(s, f.who, AFTER_ROLL, BEFORE_ROLL, ANY_TIME)
    options.append(box.ROLL_ON if used else box.FAIL_ROLL)
    if not s.counts.get(box.AWAKE):
        options.append(box.GIVE_UP)
    s.ask(f, f.who, asks.AfterRoll, options, s.pointed(box.AT[f.who]))
    return None


def may_complete_more(s: State, seat: int) -> bool:
    """Whether one roll does for several tasks of this player (ES-TSK-04); for the combat task never (ES-BAT-04)."""
    return not s.count(box.AWAKE) and has(s, seat, w.ManyTasks)


def act_after_roll(s: State, f: Frame) -> None:
    """Do what was chosen."""
    option = f.answer
    assert option is not None
    if option is box.FAIL_ROLL:
        return f.goto(roll_failed)
    if option is box.ROLL_ON:
        return f.goto(before_roll)
    if option is box.GIVE_UP:  # a roll that has done for no task has failed (ES-FAI-01)
        give_up(s, f)
        return f.goto(fail if s.count(box.TASKS_BY_ROLL) else roll_failed)
    if option.verb is box.COMPLETE:
        f.regs["task"] = option.value
        return f.goto(choose_dice)
    f.goto(after_roll)
    if option is box.REROLL:
        return spend_clue(s, f)
    use_chosen(s, f)
    return None


def spend_clue(s: State, f: Frame) -> None:
    """One clue, or a reroll that one has given, rerolls any dice of the roll (ES-CLU-02, ES-CLU-03)."""
    if s.count(box.FREE_REROLLS):
        s.add(box.FREE_REROLLS, -1)
    else:
        s.happen(CLUE_SPENT, f.who)
    reroll(s, f.who, most_by_clue(s, f.who))


# -------------------------------------------------------------------- completing a task


def goal_chosen(s: State, f: Frame) -> Goal:
    """The task being completed."""
    return next(goal for goal in open_goals(s) if goal.number == f.regs["task"])


def choose_dice(s: State, f: Frame) -> None:
    """Which dice go on it, where it makes a difference (ES-TSK-08)."""
    dice, shown = pool.usable_dice(s)
    covers = (distinct_covers if has(s, f.who, w.ManyTasks) else best_covers)(goal_chosen(s, f).symbols, shown)
    masks = [sum(1 << dice[at] - box.FIRST_DIE for at in range(len(dice)) if cover >> at & 1) for cover in covers]
    s.ask(f, f.who, asks.Cover, box.COVER.each(masks), f.regs["task"])


def put_dice(s: State, f: Frame) -> None:
    """The dice leave the pool, the task is completed, its costs are paid at once (ES-TSK-02, ES-TSK-03)."""
    goal = goal_chosen(s, f)
    shown: list[int] = []
    for die in box.FACE:
        if f.value >> die - box.FIRST_DIE & 1:
            shown += (die, pool.face(s, die))
            spell = next((spell for spell, zone in box.HELD.items() if zone == s.home[die]), None)
            pool.take_out(s, die, box.PLACED)
            s.point(box.PLACED_ON[die], goal.number)
            if spell is not None:
                leave_if_empty(s, spell)
    s.add(box.TASKS_BY_ROLL, 1)
    if s.count(box.AWAKE):
        s.note(tells.Strikes, person(s, f.who), tuple(shown), rule="ES-BAT-03")
        s.happen(DOOM_TAKEN)
    else:
        s.note(tells.Completes, person(s, f.who), goal.number, goal.monster, tuple(shown), rule="ES-TSK-01")
        complete(s, f.who, goal)


def complete(s: State, seat: int, goal: Goal) -> None:
    """Mark a task as completed and pay for it (ES-SYM-07 to ES-SYM-09)."""
    if goal.number < box.TASKS_PRINTED:
        s.set(box.DONE[goal.number], 1)
    if goal.monster >= 0:
        s.set(box.BEATEN[goal.monster], 1)
    for _ in range(goal.clock):
        s.happen(CLOCK_ADVANCED)
    for value, n in ((w.SANITY, goal.sanity), (w.HEALTH, goal.health)):
        if n:
            s.happen(HURT, seat, value, n)


def task_done(s: State, f: Frame) -> None:
    """The card is resolved, or there is more to do, with this roll or the next (ES-RES-01, ES-TSK-06, ES-TSK-10)."""
    if not open_goals(s):
        f.goto(succeed)
    elif may_complete_more(s, f.who) and (pool.rolled_dice(s) or goals_met(s, pool.usable_dice(s)[1])[1]):
        f.goto(after_roll)
    else:
        f.goto(before_roll)


# -------------------------------------------------------------------- a failed roll


def roll_failed(s: State, f: Frame) -> None:
    """Terror strikes before the die is lost, once, and only now (ES-FAI-02, ES-TER-01 to ES-TER-04)."""
    s.note(tells.RollFailed, person(s, f.who), rule="ES-FAI-01")
    if not s.zone(box.POOL):
        f.regs["bare"] = 1
    if shows_terror(s) and has_terror(s, f.who):
        s.happen(TERROR_STRUCK, f.who)
        f.goto(after_terror)


def after_terror(s: State, f: Frame) -> None:
    """What can be used at any time of the own turn can be used before the attempt fails by this roll (ES-ITM-03).

    A die added beside the last one rescues the attempt (ES-DIE-07). Where a die is left to roll, the same is offered before
    the roll.
    """
    f.answer = None
    lost, dice = is_lost(s), len(s.zone(box.POOL))
    if is_cut_short(s) or not (lost or open_goals(s)):
        return
    if lost or dice <= 1:
        added = () if lost or not dice else (BEFORE_ROLL,)
        s.ask(f, f.who, asks.AfterTerror, [*offers(s, f.who, *added, ANY_TIME), box.TO_PENALTY])


def is_lost(s: State) -> bool:
    """Whether an attempt was given up or ended by terror: nothing saves it (ES-FAI-06, ES-TER-08)."""
    return box.FAILING in s.counts or box.GIVEN_UP in s.counts


def used_after_terror(s: State, f: Frame) -> None:
    """Use it; a card whose last monster was defeated so is resolved after all, unless it is lost (ES-RES-01, ES-FAI-06)."""
    if use_chosen(s, f):
        f.goto(after_terror)
    else:
        f.goto(choose_removed if is_cut_short(s) or is_lost(s) or open_goals(s) else succeed)


def choose_removed(s: State, f: Frame) -> None:
    """Ask which die of the pool is lost (ES-FAI-02, ES-FAI-09); who gives up loses none.

    Where all dice of the roll went onto spells none is lost, and one may still be added (ES-SPL-04, ES-TSK-10).
    """
    if is_cut_short(s):
        f.end()
    elif is_lost(s):
        f.goto(fail)
    elif not s.zone(box.POOL):
        f.goto(before_roll if f.regs.pop("bare", 0) else fail)
    else:
        s.ask(f, f.who, asks.RemoveDie, box.PICK.each(pool.unlike(s, s.zone(box.POOL))))


def remove_die(s: State, f: Frame) -> None:
    """It is out until the end of the step; without a die left the attempt has failed (ES-FAI-03, ES-FAI-05)."""
    s.note(tells.Removed, person(s, f.who), f.value, pool.face(s, f.value), rule="ES-FAI-02")
    pool.take_out(s, f.value, box.REMOVED)
    if not s.zone(box.POOL):
        f.goto(fail)


def choose_secured(s: State, f: Frame) -> None:
    """Now a die may be focused, or somebody asked for assistance, not both (ES-FOC-01, ES-AST-01, ES-AST-10)."""
    options: list[Option] = []
    if not s.count(box.AWAKE):  # ES-BAT-07
        dice = pool.rolled_dice(s)
        if dice and not s.count(box.FOCUS_USED):
            options += box.FOCUS_ON.each(pool.unlike(s, dice))
        if dice:
            options += box.ASK_HELP.each(possible_helpers(s, f.who, s.pointed(box.AT[f.who])))
    s.ask(f, f.who, asks.SecureDie, [*options, box.GO_ON])


def possible_helpers(s: State, seat: int, place: int) -> list[int]:
    """Those on the card at a place who have not assisted this turn (ES-AST-02, ES-AST-08)."""
    return [other for other in willing_helpers(s, seat) if s.pointed(box.AT[other]) == place]


def willing_helpers(s: State, seat: int) -> list[int]:
    """Those who have not assisted this turn, wherever they are."""
    if any(isinstance(p, w.NoAssistance) for p in imposed(s, seat)):
        return []
    return [other for other in range(s.seats) if other != seat and is_alive(s, other) and not s.count(box.HELPED[other])]


def secure_die(s: State, f: Frame) -> None:
    """Focus at once, or ask the other player (ES-FOC-02, ES-FOC-04)."""
    option = f.answer
    assert option is not None
    f.goto(before_roll)
    if option.verb is box.FOCUS_ON:
        s.set(box.FOCUS_USED, 1)
        s.note(tells.Focused, person(s, f.who), option.value, pool.face(s, option.value), rule="ES-FOC-02")
        pool.take_out(s, option.value, box.FOCUS)
    elif option.verb is box.ASK_HELP:
        s.note(tells.AskedHelp, person(s, f.who), person(s, option.value), rule="ES-AST-01")
        s.push(ASSISTANCE, f.who).regs["helper"] = option.value


def ask_helper(s: State, f: Frame) -> None:
    """The other player decides freely (ES-AST-03)."""
    s.ask(f, f.regs["helper"], asks.Assist, [box.YES, box.NO], f.who)


def helper_answered(s: State, f: Frame) -> None:
    """Without consent nothing comes of it."""
    if f.answer is box.NO:
        s.note(tells.RefusedHelp, person(s, f.regs["helper"]), rule="ES-AST-03")
        f.end()


def choose_for_helper(s: State, f: Frame) -> None:
    """The active player picks the die (ES-AST-04)."""
    s.ask(f, f.who, asks.AssistDie, box.PICK.each(pool.unlike(s, pool.rolled_dice(s))), f.regs["helper"])


def put_on_helper(s: State, f: Frame) -> None:
    """It lies on the helper's token, face unchanged (ES-AST-04)."""
    helper = f.regs["helper"]
    s.set(box.HELPED[helper], 1)
    s.note(tells.Helped, person(s, f.who), person(s, helper), f.value, pool.face(s, f.value), rule="ES-AST-04")
    pool.take_out(s, f.value, box.HELP[helper])


ASSISTANCE: Final = procedure("assistance", ask_helper, helper_answered, choose_for_helper, put_on_helper)

# -------------------------------------------------------------------- how it ends


def give_up(s: State, f: Frame) -> None:
    """The attempt is given up; the mark tells it to those too who do not see what is under way."""
    f.regs["given-up"] = 1
    s.set(box.GIVEN_UP, 1)


def fail(s: State, f: Frame) -> None:
    """The attempt has failed or was given up; an attack simply ends (ES-FAI-05, ES-FAI-06, ES-BAT-06)."""
    s.counts.pop(box.GIVEN_UP, None)
    if not s.count(box.AWAKE):
        s.push(FAILURE, f.who).regs["given-up"] = f.regs.get("given-up", 0)
    f.end()


def succeed(s: State, f: Frame) -> None:
    """The adventure is resolved at once (ES-RES-01)."""
    s.push(RESOLVING, f.who)
    f.end()


ATTEMPT: Final = procedure(
    "attempt",
    begin_attempt,
    gather_freed,
    before_roll,
    act_before_roll,
    roll,
    after_roll,
    act_after_roll,
    choose_dice,
    put_dice,
    task_done,
    roll_failed,
    choose_removed,
    remove_die,
    choose_secured,
    secure_die,
    fail,
    succeed,
    after_terror,
    used_after_terror,
)

# -------------------------------------------------------------------- a task without dice


def choose_free_task(s: State, f: Frame, node: w.CompleteTask) -> None:
    """Ask which open task is completed."""
    s.ask(f, f.who, asks.TaskWithoutDice, box.COMPLETE.each([goal.number for goal in goals_in_reach(s)]))


def complete_free_task(s: State, f: Frame, node: w.CompleteTask) -> None:
    """It is completed and its costs are paid."""
    goal = next((goal for goal in open_goals(s) if f.answer is not None and goal.number == f.value), None)
    if goal is not None:
        s.note(tells.CompletesFree, person(s, f.who), goal.number, goal.monster, rule="ES-INF-01")
        complete(s, f.who, goal)


def can_complete(s: State, f: Frame, node: w.CompleteTask) -> bool:
    """Only on a card, with a task that can still be paid after what the card used costs itself."""
    if s.count(box.AWAKE):
        return False
    costs = [cost for power in box.POSSESSION[this_card(s, f)].powers for cost in power.cost if isinstance(cost, w.Hurt)]
    sanity, health = (sum(cost.n for cost in costs if cost.value == value) for value in (w.SANITY, w.HEALTH))
    return bool(goals_in_reach(s, (sanity, health)))


runs(w.CompleteTask, choose_free_task, complete_free_task, can=can_complete)
