"""Whole turns, looked over to their end: every location and stretch, and what can be added to the best of them."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.bot import bets
from miskatonic.games.route.bot.outlook import Outlook
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.odds.routes import best_points
from miskatonic.games.route.rules import choices, marks, phases, rows, turns
from miskatonic.games.route.rules.streets import bits
from miskatonic.games.route.rules.turns import Turn
from miskatonic.words.control import DONE

PLACES: Final = 5
"""Of more locations than this only the nearest are thought of."""
WIDTH: Final = 24
"""So many unfinished turns are followed further at a time."""
ADDED: Final = 6
"""To so many of the best turns a bonus is added."""
ENDS: Final = 6
"""So many finished ones are looked at closely."""
SURE: Final = 1
"""With so few rounds left even a rough idea hangs on the best route there is now."""
LOOKS: Final = 250
"""How far the best final route of each is searched."""
CLOSE: Final = 4
"""In so many last rounds the best route there is now matters beside what may come."""
CORRECTIONS: Final = 4


class Plan:
    """A turn thought through to its end, and what it is worth."""

    __slots__ = ("steps", "turn", "worth")

    def __init__(self, turn: Turn, worth: float) -> None:
        self.turn = turn
        self.worth = worth
        self.steps = [step for step in turn.steps if step < rows.FORCED]


class Thoughts:
    """The turns that a seat can take from here."""

    def __init__(self, s: State, turn: Turn, *, bare: bool = False) -> None:
        self.s = s
        self.bare = bare
        """Without bonuses and what effects allow, where a rough idea will do."""
        self.outlook = Outlook(s, turn.seat)
        self.seen: set[tuple[object, ...]] = set()
        self.plans: list[Plan] = []
        self._follow([turn])
        if not bare:
            self._add()
        if not bare or self.outlook.left <= SURE:
            self._look_closely()

    def _follow(self, going: list[Turn]) -> None:
        """The ways to the end of a turn, each once, step by step; where they are too many, the most promising ones."""
        while going:
            ended = [turn for turn in going if self._is_ended(turn)]
            self.plans.extend(Plan(turn, self.outlook.of(turn)) for turn in ended)
            going = [turn for turn in going if not self._is_ended(turn)]
            if len(going) > WIDTH:
                going = sorted(going, key=self.outlook.of, reverse=True)[:WIDTH]
            ways = [self._with(turn, option) for turn in going for option in self._thought_of(turn)]
            going = [turn for turn in ways if turn is not None]

    def _with(self, turn: Turn, option: Option) -> Turn | None:
        """The turn with one more step; nothing if the same was reached in another way."""
        twin = Turn(self.s, turn.seat)
        twin.replay([*turn.steps, choices.STEP_NUMBER[option]])
        twin.settle()
        sheet = (twin.drawn, twin.place, tuple(twin.crowd), tuple(twin.spent), tuple(twin.todo), tuple(twin.gained))
        way = (*sheet, tuple(twin.values), frozenset(twin.line), twin.ferries, twin.erased, twin.effect, twin.support)
        if way in self.seen:
            return None
        self.seen.add(way)
        return twin

    @staticmethod
    def _is_ended(turn: Turn) -> bool:
        return not turn.todo or turn.todo[-1] == phases.ENDING

    # ---------------------------------------------------------------- what is worth a thought

    def _thought_of(self, turn: Turn) -> list[Option]:
        """Bonus segments are added to whole turns later; bets do not change what can be drawn."""
        phase = turn.todo[-1]
        if phase in (phases.BETTING, phases.WRITING):
            return [bets.bet(turn)]
        options = turn.options()
        if phase in (phases.STARTING, phases.STRETCHING):
            options = [option for option in options if not self._can_wait(option)]
        if phase == phases.STARTING and turn.spent[t.COORDINATE] > self._spent_before():
            options = [option for option in options if option.verb is not choices.CHANGE] or options
        if phase in (phases.STARTING, phases.LANDING):
            return self._nearest(turn, options)
        if phase in (phases.ERASING, phases.REJOINING):
            return self._corrections(turn, options)
        if phase in (phases.EXTRA_SEGMENT, phases.EXTRA_DIAGONAL, phases.ELBOW):
            return self._joining(turn, options)
        return options

    def _can_wait(self, option: Option) -> bool:
        if self.bare:
            return option.verb not in (choices.LOCATION, choices.DRAW) and option is not choices.NOWHERE
        return option in (choices.USE[choices.USE_SEGMENT], choices.USE[choices.USE_DIAGONAL])

    def _spent_before(self) -> int:
        return self.s.counts.get(marks.SPENT[t.COORDINATE][self.outlook.seat], 0)

    def _nearest(self, turn: Turn, options: list[Option]) -> list[Option]:
        """The locations nearest to what is drawn."""
        places = [option for option in options if option.verb is choices.LOCATION]
        if len(places) <= PLACES:
            return options
        near = 0
        for road in bits(turn.drawn):
            near |= turn.m.ends_set[road]
        far = self.outlook.far

        def away(option: Option) -> int:
            corners = 0
            for road in bits(turn.m.beside[option.value]):
                corners |= turn.m.ends_set[road]
            return min((far[a][b] for a in bits(corners) for b in bits(near)), default=0)

        places.sort(key=away)
        return [option for option in options if option.verb is not choices.LOCATION or option in places[:PLACES]]

    def _corrections(self, turn: Turn, options: list[Option]) -> list[Option]:
        """The segments that are missed least, and the roads that bring most."""
        spare = turn.left(t.SEGMENT)

        def value(option: Option) -> float:
            drawn = turn.drawn ^ 1 << option.value
            return self.outlook.value(drawn, turn.crowd, spare)

        return sorted(options, key=value, reverse=True)[:CORRECTIONS]

    def _joining(self, turn: Turn, options: list[Option]) -> list[Option]:
        """Free segments only next to what is there."""
        near = 0
        for road in bits(turn.drawn):
            near |= turn.m.meets[road]
        return [option for option in options if near >> option.value & 1] or options

    # ---------------------------------------------------------------- the best ones

    def _add(self) -> None:
        """Add bonus segments to the best turns, one after another as long as it pays."""
        best = sorted(self.plans, key=lambda plan: -plan.worth)[:ADDED]
        while best:
            before = len(self.plans)
            for plan in best:
                if plan.turn.todo:
                    uses = [option for option in plan.turn.options() if option is not DONE]
                    self._follow([twin for use in uses if (twin := self._with(plan.turn, use)) is not None])
            best = sorted(self.plans[before:], key=lambda plan: -plan.worth)[:ADDED]

    def _look_closely(self) -> None:
        """Near the end the best final route there is now counts; in the last round nothing else does."""
        self.plans.sort(key=lambda plan: -plan.worth)
        left = self.outlook.left
        if left >= CLOSE:
            return
        share = left / CLOSE
        for plan in self.plans[:ENDS]:
            turn = plan.turn
            route = best_points(self.s, turn.seat, LOOKS, turn.drawn, turn.crowd)
            kept = sum(turn.gained[: t.TRANSFER + 1]) - sum(turn.spent[: t.TRANSFER + 1])
            plan.worth = share * plan.worth + (1 - share) * (route + kept)
        worst = min((plan.worth for plan in self.plans[:ENDS]), default=0.0)
        for number, plan in enumerate(self.plans[ENDS:]):
            plan.worth = worst - 1 - 0.01 * number
        self.plans.sort(key=lambda plan: -plan.worth)


def plans_of(s: State, turn: Turn) -> list[Plan]:
    """The turns that were thought of, the best first."""
    return Thoughts(s, turn).plans


def best_turn(s: State, seat: int) -> float:
    """What the best plain turn is worth to a seat whose turn has not begun."""
    plans = Thoughts(s, turns.turn_of(s, seat), bare=True).plans
    return max((plan.worth for plan in plans), default=0.0)
