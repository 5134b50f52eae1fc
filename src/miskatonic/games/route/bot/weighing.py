"""The reasons behind `judge`: what the turn or route that was thought best would get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.bot import judge as j
from miskatonic.games.route.bot import reasons as r
from miskatonic.games.route.bot.outlook import Outlook, parts_of
from miskatonic.games.route.bot.plans import CLOSE, LOOKS, Plan, Thoughts, plans_of
from miskatonic.games.route.bot.walks import whole_points
from miskatonic.games.route.odds.routes import best_points
from miskatonic.games.route.rules import asks, box, choices, marks, rows, table, teams, turns
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.weighing import Term, Terms
from miskatonic.words.control import BACK, DONE

LEAST: Final = 1e-3
"""What a reason counts that is told only where no other sets two turns apart."""
NEVER: Final = -1000.0
"""What a step counts that no turn thought of goes on with."""


def terms(view: State, asked: Asked) -> list[Terms]:
    """The reasons for and against every option."""
    match asked.what:
        case asks.TakeTurn():
            return _turn(view, asked)
        case asks.BuildRoute():
            return _route(view, asked)
        case asks.ChooseDie() if table.rolls_what_is_taken(view):
            return _each(view, asked, r.Unknown())
        case asks.ChooseDie() | asks.ChooseQueueCard() if not view.zone(box.ROUND_CARDS):
            return [_first(view, asked, option) for option in asked.options]
        case asks.KeepCard() | asks.ChooseDie() | asks.ChooseRoundDie() | asks.PlayCard() | asks.LayCard() | asks.OfferDie():
            return [_with_card(view, asked.seat, option.value) for option in asked.options]
        case asks.RemoveDie():
            return _each(view, asked, r.Spared())
        case asks.ChangeRating() | asks.ChangeAnyRating() | asks.MarkLandmark():
            return [_rating(view, asked, option) for option in asked.options]
        case asks.UseTome() | asks.RollAgain() | asks.Improve():
            again = (choices.TOME, choices.ROLL_AGAIN, choices.IMPROVE)
            return [(Term(j.tome(view, option), r.Luck(option.verb in again)),) for option in asked.options]
        case _:
            return _each(view, asked, r.Unknown())


def _each(view: State, asked: Asked, why: object) -> list[Terms]:
    return [(Term(value, why),) for value in j.judge(view, asked)]


# -------------------------------------------------------------------- turns


def _turn(view: State, asked: Asked) -> list[Terms]:
    seat = asked.seat
    turn = turns.turn_of(view, seat)
    taken = [step for step in turn.steps if step < rows.FORCED]
    plans = plans_of(view, j.begun(view, seat))
    best = _next_steps(plans, taken)
    back: Terms = (Term(NEVER, r.Aside()),)
    if not best:
        best = _next_steps(plans_of(view, turn), taken)
        anew = j.best_begun([(plan.steps, plan.worth) for plan in plans], {step: plan.worth for step, plan in best.items()})
        back = (Term(anew, r.BeginAnew(0, 0)),) if anew else back
    sheet = Sheet(view, seat)
    found: list[Terms] = []
    for option in asked.options:
        plan = best.get(choices.STEP_NUMBER[option]) if option is not BACK else None
        off = back if option is BACK else (Term(NEVER, r.Aside()),)
        forced = turn.only_ways() if option is DONE else []
        found.append(sheet.gains(plan, forced) if plan is not None else off)
    return found


def _next_steps(plans: list[Plan], taken: list[int]) -> dict[int, Plan]:
    """For every next step the best of the plans that go on with it."""
    done = choices.STEP_NUMBER[DONE]
    best: dict[int, Plan] = {}
    for plan in plans:
        if plan.steps[: len(taken)] == taken:
            step = plan.steps[len(taken)] if len(plan.steps) > len(taken) else done
            if step not in best or plan.worth > best[step].worth:
                best[step] = plan
    return best


class Sheet:
    """A sheet before its turn, with which the plans for that turn are compared."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.outlook = Outlook(view, seat)
        self.drawn = view.counts.get(marks.DRAWN[seat], 0)
        self.crowd = [view.counts.get(keys[seat], 0) for keys in marks.CROWD]
        self.gained = [view.counts.get(keys[seat], 0) for keys in marks.GAINED]
        self.spent = [view.counts.get(keys[seat], 0) for keys in marks.SPENT]

    def gains(self, plan: Plan, forced: Sequence[int] = ()) -> Terms:
        """What a plan gets: by its segments, its tourists, its bonuses, and near the end by the points in sight.

        `forced` are the roads that were drawn last because no other way was open.
        """
        turn, value = plan.turn, self.outlook.value
        before = value(self.drawn, self.crowd, 0)
        by_roads = value(turn.drawn, self.crowd, 0) - before
        by_tourists = value(turn.drawn, turn.crowd, 0) - before - by_roads
        share = min(1.0, self.outlook.left / CLOSE)
        rest = plan.worth - share * (before + by_roads + by_tourists)
        if forced and by_roads > 0:
            onward = Term(share * (by_roads + by_tourists), self._only_way(turn.drawn, forced))
            return onward, Term(rest, self._rest(plan, share, good=rest > 0))
        least = LEAST if share * by_roads > LEAST else 0.0
        return (
            Term(share * by_roads - least, self._roads(turn.drawn, good=by_roads > 0)),
            Term(least, r.Shape(turn.drawn)),
            Term(share * by_tourists, r.Welcomes(self._tourists(turn.crowd))),
            Term(rest, self._rest(plan, share, good=rest > 0)),
        )

    def _only_way(self, drawn: int, forced: Sequence[int]) -> r.OnlyWay:
        return r.OnlyWay(tuple(forced), self.outlook.m.sights(drawn, drawn & ~sum([1 << road for road in forced])))

    def _roads(self, drawn: int, *, good: bool) -> r.Reaches | r.Joins | r.Extends:
        m = self.outlook.m
        new = drawn & ~self.drawn
        sights = m.sights(drawn, self.drawn)
        if sights and good:
            return r.Reaches(sights)
        if len(parts_of(m, drawn)) < len(parts_of(m, self.drawn)):
            return r.Joins()
        return r.Extends(new.bit_count(), good)

    def _tourists(self, crowd: list[int]) -> tuple[int, ...]:
        counted = [_heads(after, self.outlook.m.places) for after in crowd]
        return tuple(n - _heads(before, self.outlook.m.places) for n, before in zip(counted, self.crowd, strict=True))

    def _rest(self, plan: Plan, share: float, *, good: bool) -> r.Scores | r.Earns:
        if share == 1.0:
            gained = [after - before for after, before in zip(plan.turn.gained, self.gained, strict=True)]
            spent = [after - before for after, before in zip(plan.turn.spent, self.spent, strict=True)]
            return r.Earns(_kinds(gained), _kinds(spent), good)
        return r.Scores(best_points(self.view, self.seat, LOOKS, plan.turn.drawn, plan.turn.crowd))


def _kinds(counts: list[int]) -> tuple[int, ...]:
    """The kinds of which there is any."""
    return tuple([kind for kind, n in enumerate(counts) if n > 0])


def _heads(crowd: int, places: list[int]) -> int:
    """All tourists of a type."""
    return sum(crowd >> CROWD_BITS * place & CROWD_MASK for place in places)


# -------------------------------------------------------------------- routes, cards, ratings


def _route(view: State, asked: Asked) -> list[Terms]:
    judged = j.judge(view, asked)
    taken, best = j.way_on(view, asked.seat)
    points = round(whole_points(view, asked.seat, view.count(marks.TURN[asked.seat]), best[len(taken) :], alone=0))
    missed = j.missed(view, asked.seat)
    if missed is not None:
        return [(Term(value, r.BeginAnew(*missed) if value else r.Strays()),) for value in judged]
    return [(Term(value, r.Route(points) if value else r.Strays()),) for value in judged]


def _with_card(view: State, seat: int, piece: int) -> Terms:
    """What the best turn with this card or die would get."""
    pair = j.round_cards_with(view, piece)
    found = () if pair is None else _with_pair(view, seat, pair)
    if not found:
        return (Term(j.with_round_card(view, seat, piece), r.Unknown()),)
    return tuple(Term(term.worth / j.SCALE, term.why) for term in found)


def _with_pair(view: State, seat: int, pair: tuple[int, int]) -> Terms:
    """What the best turn with two cards or dice would get; nothing where there is none."""
    dream = j.with_pair(view, pair)
    plans = Thoughts(dream, turns.turn_of(dream, seat), bare=True).plans
    return Sheet(dream, seat).gains(max(plans, key=lambda plan: plan.worth)) if plans else ()


def _first(view: State, asked: Asked, option: Option) -> Terms:
    """The first of two cards or dice, by the turn with the one that would best be added."""
    value, other = j.first_of_two(view, asked)[asked.options.index(option)]
    whys = [] if other < 0 else [term.why for term in _with_pair(view, asked.seat, (option.value, other))]
    sights = next((why.sights for why in whys if isinstance(why, r.Reaches)), ())
    return (Term(value, r.Promises(other, sights)),)


def _rating(view: State, asked: Asked, option: Option) -> Terms:
    value = j.judge(view, asked)[asked.options.index(option)]
    rivals = teams.rivals(view, asked.seat)
    others = sum(j.is_mine(view, other, option.value) for other in rivals)
    partners = [seat for seat in range(view.seats) if seat != asked.seat and seat not in rivals]
    shared = any(j.is_mine(view, seat, option.value) for seat in partners)
    up = option.verb is not choices.LOWER
    return (Term(value, r.Rates(up, j.is_mine(view, asked.seat, option.value), others, shared)),)
