"""The tasks of open cards, with the monsters on them (ES-ORD, ES-SYM, ES-MON-03 to ES-MON-06, ES-MIT)."""

from __future__ import annotations

from functools import lru_cache

from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, MonstersNeed, Symbol, Task
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.covers import Dice, best_covers
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.people import ancient_one


def goals_at(s: State, place: int) -> tuple[Goal, ...]:
    """All tasks of the card at a place from the top, monsters included, as if nothing were completed."""
    card = s.zones[box.CARD_AT[place]][0]
    monsters = s.zones.get(box.MONSTERS_AT[place])
    if not monsters:
        return _goals(card, (), ())
    counts = s.counts
    lying = tuple(
        [(monster, counts.get(box.TASK_OF[monster], NOTHING), box.FACE_DOWN[monster] in counts) for monster in monsters]
    )
    return _goals(card, lying, _extra(s))


def _extra(s: State) -> tuple[Symbol, ...]:
    """What the Ancient One adds to the task of every monster."""
    prop = ancient_one(s).property
    return (prop.symbol,) if isinstance(prop, MonstersNeed) else ()


@lru_cache(maxsize=8192)
def _goals(card: int, lying: tuple[tuple[int, int, bool], ...], extra: tuple[Symbol, ...]) -> tuple[Goal, ...]:
    """The tasks of a card with the monsters there: each with the task it lies on, and whether it has been defeated."""
    on = {task: (monster, down) for monster, task, down in lying}
    goals = [
        _goal(number, task, *on.get(number, (-1, False)), extra) for number, task in enumerate(box.ADVENTURE[card].tasks)
    ]
    below = [(monster, down) for monster, task, down in lying if task == NOTHING]
    goals += [
        _goal(number, Task((), border=()), monster, False, extra)
        for number, (monster, down) in enumerate(below, box.TASKS_PRINTED)
        if not down
    ]
    return tuple([goal for goal in goals if goal is not None])


def _goal(number: int, task: Task, monster: int, down: bool, extra: tuple[Symbol, ...]) -> Goal | None:
    """One task with the monster on it, if any; None where nothing is left to do."""
    if monster < 0:
        if task.is_side:
            return None
        return Goal(number, task.symbols, task.sanity, task.health, task.clock, -1)
    assert task.border is not None
    left = tuple(symbol for i, symbol in enumerate(task.symbols) if i not in task.border)
    if down:  # its conditions are ignored; those outside the border are not (ES-MIT-02 to ES-MIT-04)
        return Goal(number, left, task.sanity, task.health, task.clock, monster) if left else None
    own = box.MONSTER[monster].task
    return Goal(
        number,
        left + own.symbols + extra,
        task.sanity + own.sanity,
        task.health + own.health,
        task.clock + own.clock,
        monster,
    )


def open_goals(s: State) -> list[Goal]:
    """The tasks the active player has not completed yet, from the top; in the battle the combat task (ES-BAT-02)."""
    if s.counts.get(box.AWAKE):
        combat = ancient_one(s).combat
        assert combat is not None
        goal = _goal(0, combat, -1, False, ())
        assert goal is not None
        return [goal]
    place = s.counts.get(box.AT[s.counts.get(box.ACTIVE, 0)], NOTHING)
    return [goal for goal in goals_at(s, place) if not _is_done(s, goal)]


def _is_done(s: State, goal: Goal) -> bool:
    if goal.number < box.TASKS_PRINTED:
        return box.DONE[goal.number] in s.counts
    return box.BEATEN[goal.monster] in s.counts


def is_ordered(s: State) -> bool:
    """Whether the card the active player is on has an order arrow."""
    place = s.counts.get(box.AT[s.counts.get(box.ACTIVE, 0)], NOTHING)
    return place >= 0 and box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].ordered


def goals_in_reach(s: State, spent: tuple[int, int] = (0, 0)) -> list[Goal]:
    """The open tasks that may be completed now: the first by the order arrow, none whose cost would devour.

    With `spent`, as if so much sanity and health had been lost before.
    """
    return _within_reach(s, open_goals(s), spent)


def goals_met(s: State, dice: Dice) -> tuple[bool, list[int]]:
    """Whether any task is open, and which of those in reach the dice can complete."""
    goals = open_goals(s)
    return bool(goals), [goal.number for goal in _within_reach(s, goals) if best_covers(goal.symbols, dice)]


def _within_reach(s: State, goals: list[Goal], spent: tuple[int, int] = (0, 0)) -> list[Goal]:
    if len(goals) > 1 and is_ordered(s):
        goals = goals[:1]
    return [goal for goal in goals if not (goal.sanity or goal.health) or _is_affordable(s, goal, spent)]


def _is_affordable(s: State, goal: Goal, spent: tuple[int, int]) -> bool:
    """Whether its cost leaves sanity and health above zero (ES-SYM-10)."""
    seat = s.counts.get(box.ACTIVE, 0)
    costs = ((SANITY, goal.sanity), (HEALTH, goal.health))
    return all(not cost or s.counts.get(box.VALUE_OF[value][seat], 0) - spent[value] > cost for value, cost in costs)
