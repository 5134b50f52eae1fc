"""The course of a game: ten rounds of selection, drawing and update, then the final routes and the points (RT-BASE-05)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, final_route, scoring, selection, table, tells, turns
from miskatonic.games.route.rules.measures import Passed


def keep_task(s: State, f: Frame) -> None:
    """Everybody keeps one of two personal tasks (RT-BASE-09)."""
    s.ask_all(f, asks.KeepTask, {seat: box.KEEP.each(s.zone(box.TASK[seat])) for seat in range(s.seats)})


def put_tasks_back(s: State, f: Frame) -> None:
    """The other goes back to the box unseen (RT-BASE-82)."""
    for seat, option in f.answers:
        for card in s.zone(box.TASK[seat]):
            if card != option.value:
                s.put(card, box.BOX_UNSEEN)


def begin_round(s: State, f: Frame) -> None:
    """A new round."""
    s.add(box.ROUND, 1)
    s.set(box.PHASE, box.SELECTING)
    if table.is_opening(s):
        s.note(tells.OpeningRound, s.count(box.ROUND), rule="RT-BASE-61")
    else:
        s.note(tells.Round, s.count(box.ROUND), rule="RT-BASE-02")
        s.note(tells.Leads, s.pointed(box.LEAD), rule="RT-BASE-10")


def select_tourists(s: State, f: Frame) -> None:
    """The tourist selection phase."""
    s.push(selection.CARD_OPENING if table.is_opening(s) else selection.CARD_SELECTION, s.pointed(box.LEAD))


def begin_drawing(s: State, f: Frame) -> None:
    """The drawing phase."""
    s.set(box.PHASE, box.DRAWING)


def draw(s: State, f: Frame) -> None:
    """All take their turns at the same time, each on their own sheet (RT-BASE-16)."""
    s.ask_each(f, asks.TakeTurn, {seat: turns.options_of(s, seat) for seat in range(s.seats)}, turns.take_step)


def show_turns(s: State, f: Frame) -> None:
    """All are done: the sheets are open (RT-BASE-71)."""
    for turn in [turns.turn_of(s, seat) for seat in range(s.seats)]:
        turn.book()
        s.set(box.TURN[turn.seat], 0)


def update(s: State, f: Frame) -> None:
    """The update phase; after an ordinary round the lead passes clockwise (RT-BASE-10)."""
    if table.is_opening(s):
        selection.update_opening(s)
    else:
        selection.update_cards(s)
        s.point(box.LEAD, table.left_of(s, s.pointed(box.LEAD)))
    if s.count(box.ROUND) < table.ROUNDS:
        f.goto(begin_round)


def begin_walking(s: State, f: Frame) -> None:
    """After round 10 the final routes are built (RT-BASE-42)."""
    s.set(box.PHASE, box.WALKING)


def build_routes(s: State, f: Frame) -> None:
    """Everybody chooses one continuous path (RT-BASE-43)."""
    options = {seat: final_route.options_of(s, seat) for seat in range(s.seats)}
    s.ask_each(f, asks.BuildRoute, options, final_route.take_step)


def show_routes(s: State, f: Frame) -> None:
    """Whatever is not on the final route no longer counts."""
    for seat in range(s.seats):
        s.set(box.ROUTE[seat], s.count(box.TURN[seat]))
        s.set(box.TURN[seat], 0)


def count_points(s: State, f: Frame) -> None:
    """Count the points of all, part by part (RT-BASE-49)."""
    everybody = [Passed(s, seat) for seat in range(s.seats)]
    for passed in everybody:
        for part, points in enumerate(scoring.own_points(s, passed.seat, passed)):
            s.set(box.SCORE[part][passed.seat], points)
        s.set(box.ON_ROUTE[passed.seat], sum(passed.tourists))
        s.note(tells.Walked, passed.seat, passed.segments, sum(passed.tourists), rule="RT-BASE-43")
    scoring.count_goals(s, everybody)
    s.set(box.PHASE, box.COUNTED)


def rank(s: State, f: Frame) -> None:
    """Most points win (RT-BASE-49), ties go to more tourists on the route (RT-BASE-50)."""
    for seat in range(s.seats):
        parts = tuple(s.count(keys[seat]) for keys in box.SCORE)
        s.set(box.TOTAL[seat], sum(parts))
        s.note(tells.Scored, seat, sum(parts), parts, rule="RT-BASE-49")
    places = scoring.ranking(s)
    for seat, place in enumerate(places):
        s.set(box.PLACE[seat], place)


def finish(s: State, f: Frame) -> None:
    """Say who has won; alone, whether the challenge was met (RT-SOLO-11)."""
    totals = tuple(s.count(box.TOTAL[seat]) for seat in range(s.seats))
    if s.seats == 1:
        cell = table.city(s).challenges[s.count(box.CHALLENGE)]
        goals = sum(s.count(keys[0]) > 0 for keys in box.GOAL_MET)
        won = totals[0] >= cell.points and goals >= cell.goals
        s.note(tells.ChallengeWon if won else tells.ChallengeLost, cell.points, cell.goals, rule="RT-SOLO-11")
        s.finish(won, "RT-SOLO-11", totals)
        return
    places = tuple(s.count(box.PLACE[seat]) for seat in range(s.seats))
    for seat in sorted(range(s.seats), key=lambda seat: places[seat]):
        s.note(tells.Ranked, seat, places[seat], totals[seat], rule="RT-BASE-86")
    s.finish(None, "RT-BASE-49", totals, places)


GAME: Final = procedure(
    "game",
    keep_task,
    put_tasks_back,
    begin_round,
    select_tourists,
    begin_drawing,
    draw,
    show_turns,
    update,
    begin_walking,
    build_routes,
    show_routes,
    count_points,
    rank,
    finish,
)
