"""Whole turns, looked over to their end: what each first step can lead to."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.odds.potential import Sheet
from miskatonic.games.route.odds.routes import best_points
from miskatonic.games.route.rules import box, phases, turns
from miskatonic.games.route.rules.streets import bits
from miskatonic.games.route.rules.turns import Turn

WIDTH: Final = 12
"""So many unfinished turns are followed further at a time."""
ENDS: Final = 16
"""So many finished ones are looked at closely."""
LOOKS: Final = 200
"""How far the best final route of each is searched."""
POTENTIAL: Final = 0.25
"""What a point that only all segments together would bring is worth beside one on a route."""
KEPT_BONUS: Final = 1.5
"""What a bonus is worth that can be used later, beside its point at the end."""


class Plan:
    """A turn as far as it was thought through, and the step it began with."""

    __slots__ = ("first", "turn", "worth")

    def __init__(self, first: int, turn: Turn, worth: float) -> None:
        self.first = first
        self.turn = turn
        self.worth = worth


def glance(s: State, turn: Turn) -> float:
    """What a turn looks like at first sight: points that all segments could bring, and how well they hang together."""
    m = turn.m
    joined = sum((m.meets[road] & turn.drawn).bit_count() == 1 for road in turn.new)
    return sum(Sheet(s, turn.seat, turn).points()) + 2.0 * joined


def close_look(s: State, turn: Turn) -> float:
    """What a finished turn is worth: the best route now, and a little for what may come."""
    route = best_points(s, turn.seat, LOOKS, turn.drawn, turn.crowd)
    potential = sum(Sheet(s, turn.seat, turn).points())
    bonuses = sum(turn.gained[: t.TRANSFER + 1]) - sum(turn.spent[: t.TRANSFER + 1])
    rounds_left = max(0, 10 - turn.round)
    return route + POTENTIAL * (potential - route) + bonuses * (1 + KEPT_BONUS * rounds_left / 10)


def steps(turn: Turn) -> list[Option]:
    """The steps that are worth thinking of: free segments only next to what is there."""
    options = turn.options()
    if len(options) < 24 or not turn.drawn:
        return options
    near = 0
    for road in bits(turn.drawn):
        near |= turn.m.meets[road]
    kept = [option for option in options if option.verb is not box.DRAW or near >> option.value & 1]
    return kept or options


def again(s: State, turn: Turn, option: Option) -> Turn:
    """The same turn with one more step."""
    twin = Turn(s, turn.seat)
    twin.replay([*turn.steps, box.STEP_NUMBER[option]])
    twin.settle()
    return twin


def worth_of_steps(s: State, turn: Turn, options: list[Option]) -> list[float]:
    """What each of these first steps can lead to, as far as it was looked at."""
    worth = [-1.0] * len(options)
    thought = steps(turn)
    open_plans: list[Plan] = []
    ended: list[Plan] = []
    for i, option in enumerate(options):
        if option in thought:
            _sort_in(s, Plan(i, again(s, turn, option), 0.0), open_plans, ended)
    for _ in range(box.MOST_STEPS):
        open_plans.sort(key=lambda plan: -plan.worth)
        further: list[Plan] = []
        for plan in open_plans[:WIDTH]:
            for option in steps(plan.turn):
                _sort_in(s, Plan(plan.first, again(s, plan.turn, option), 0.0), further, ended)
        if not further:
            break
        open_plans = further
    ended.sort(key=lambda plan: -plan.worth)
    for plan in ended[:ENDS]:
        worth[plan.first] = max(worth[plan.first], 1000.0 + close_look(s, plan.turn))
    for plan in ended[ENDS:]:
        worth[plan.first] = max(worth[plan.first], plan.worth)
    return worth


def _sort_in(s: State, plan: Plan, going: list[Plan], ended: list[Plan]) -> None:
    plan.worth = glance(s, plan.turn)
    if plan.turn.is_done:
        ended.append(plan)
        return
    if plan.turn.todo[-1] == phases.ENDING:
        ended.append(plan)  # to be done now is one way to go on
        if len(plan.turn.options()) == 1:
            return
    going.append(plan)


def best_turn(s: State, seat: int) -> float:
    """What the best turn that was found is worth to a seat whose turn has not begun."""
    turn = turns.turn_of(s, seat)
    options = turn.options()
    if not options:
        return close_look(s, turn)
    return max(worth_of_steps(s, turn, options))
