"""The course of a game: ten rounds of selection, drawing and update, then the final routes and the points (RT-BASE-05)."""

from typing import Final

from miskatonic.core.code import Code, Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.route.rules import (
    achievements,
    asks,
    bets,
    box,
    choices,
    confrontation,
    dice,
    events,
    final_route,
    marks,
    scoring,
    selection,
    solo,
    sydney_phase,
    table,
    teams,
    tells,
    turns,
)
from miskatonic.games.route.rules.measures import Passed

SELECTIONS: Final = {
    marks.NORMAL: selection.CARD_SELECTION,
    marks.ADVANCED: selection.CARD_SELECTION,
    marks.WITH_DICE: dice.DICE_SELECTION,
    marks.SPECIAL: sydney_phase.SYDNEY_SELECTION,
}
OPENINGS: Final = {
    marks.NORMAL: selection.CARD_OPENING,
    marks.ADVANCED: selection.CARD_OPENING,
    marks.WITH_DICE: dice.DICE_OPENING,
    marks.SPECIAL: dice.FIXED_OPENING,
}
SOLO: Final = {marks.NORMAL: solo.SOLO_CARDS, marks.WITH_DICE: solo.SOLO_DICE, marks.SPECIAL: solo.SOLO_SYDNEY}


def keep_task(s: State, f: Frame) -> None:
    """Everybody keeps one of two personal tasks (RT-BASE-09)."""
    s.ask_all(f, asks.KeepTask, {seat: choices.KEEP.each(s.zone(box.TASK[seat])) for seat in range(s.seats)})


def put_tasks_back(s: State, f: Frame) -> None:
    """The other goes back to the box unseen (RT-BASE-82)."""
    for seat, option in f.answers:
        for card in s.zone(box.TASK[seat]):
            if card != option.value:
                s.put(card, box.BOX_UNSEEN)


def prepare_events(s: State, f: Frame) -> None:
    """Events come after the set-up of the players and of the city (RT-EVT-03)."""
    s.push(events.EVENTS, 0)


def begin_round(s: State, f: Frame) -> None:
    """A new round; in Arkham with a new curiosity (RT-ARK-09, RT-ARK-10)."""
    s.add(marks.ROUND, 1)
    s.set(marks.PHASE, marks.SELECTING)
    if table.is_opening(s):
        s.note(tells.OpeningRound, s.count(marks.ROUND), rule=table.opening_rule(s))
    else:
        s.note(tells.Round, s.count(marks.ROUND), rule="RT-BASE-02")
        if s.seats > 1:
            s.note(tells.Leads, s.pointed(marks.LEAD), rule="RT-BASE-10")
    if s.zone(box.CURIOSITY_DECK) and s.count(marks.ROUND) > 1:
        reveal_curiosity(s)


def reveal_curiosity(s: State) -> None:
    """The top curiosity is laid over the earlier ones."""
    card = s.zone(box.CURIOSITY_DECK)[0]
    s.put(card, box.CURIOSITY, first=True)
    s.note(tells.CuriosityRevealed, card, rule="RT-ARK-09")


def select_tourists(s: State, f: Frame) -> None:
    """The tourist selection phase, in the way of the mode (RT-MODE)."""
    s.push(_selection(s), s.pointed(marks.LEAD))


def _selection(s: State) -> Code:
    mode = s.pointed(marks.MODE)
    if s.seats == 1:
        return SOLO[mode]
    return OPENINGS[mode] if table.is_opening(s) else SELECTIONS[mode]


def begin_drawing(s: State, f: Frame) -> None:
    """The drawing phase."""
    s.set(marks.PHASE, marks.DRAWING)


def draw(s: State, f: Frame) -> None:
    """All take their turns at the same time, each on their own sheet (RT-BASE-16)."""
    s.ask_each(f, asks.TakeTurn, {seat: turns.options_of(s, seat) for seat in range(s.seats)}, turns.take_step)


def show_turns(s: State, f: Frame) -> None:
    """All are done: the sheets are open (RT-BASE-71)."""
    for turn in [turns.turn_of(s, seat) for seat in range(s.seats)]:
        turn.book()
        s.set(marks.TURN[turn.seat], 0)


def update(s: State, f: Frame) -> None:
    """The update phase; after an ordinary round the lead passes clockwise (RT-BASE-10)."""
    mode = s.pointed(marks.MODE)
    if s.seats == 1:
        _update_alone(s, mode)
    elif table.is_opening(s):
        _update_opening(s, mode)
    else:
        if mode == marks.SPECIAL:
            sydney_phase.update_sydney(s)
        elif mode != marks.WITH_DICE:  # RT-DICE-19
            selection.update_cards(s)
        s.point(marks.LEAD, table.left_of(s, s.pointed(marks.LEAD)))
    if s.count(marks.ROUND) < table.ROUNDS:
        f.goto(begin_round)


def _update_alone(s: State, mode: int) -> None:
    if mode == marks.WITH_DICE:
        solo.update_dice(s)
    elif mode == marks.SPECIAL:
        solo.update_sydney(s)
    else:
        solo.update_cards(s)


def _update_opening(s: State, mode: int) -> None:
    """Nothing happens with dice but that they are gathered after the last opening round (RT-DICE-28, RT-DICE-31)."""
    if mode in (marks.WITH_DICE, marks.SPECIAL):
        if s.count(marks.ROUND) == table.OPENING_ROUNDS[s.seats]:
            s.pour(box.OPENING, box.DICE_LEFT)
    else:
        selection.update_opening(s)


def begin_walking(s: State, f: Frame) -> None:
    """After round 10 the final routes are built (RT-BASE-42)."""
    s.set(marks.PHASE, marks.WALKING)


def build_routes(s: State, f: Frame) -> None:
    """Everybody chooses one continuous path (RT-BASE-43)."""
    options = {seat: final_route.options_of(s, seat) for seat in range(s.seats)}
    s.ask_each(f, asks.BuildRoute, options, final_route.take_step)


def show_routes(s: State, f: Frame) -> None:
    """Whatever is not on the final route no longer counts."""
    for seat in range(s.seats):
        s.set(marks.ROUTE[seat], s.count(marks.TURN[seat]))
        s.set(marks.TURN[seat], 0)


def confront(s: State, f: Frame) -> None:
    """Where there is an Ancient One, everybody confronts it before points are counted (RT-ANC-01)."""
    if s.count(marks.ANCIENT_ONE):
        s.set(marks.PHASE, marks.CONFRONTING)
        s.push(confrontation.CONFRONTATION, 0)


def count_points(s: State, f: Frame) -> None:
    """Count the points of all, part by part (RT-BASE-49); who lost to an Ancient One counts none (RT-ANC-13)."""
    everybody = [Passed(s, seat) for seat in range(s.seats)]
    counting = [passed for passed in everybody if not s.count(marks.LOST[passed.seat])]
    s.set(marks.PHASE, marks.COUNTED)
    for passed in counting:
        for part, points in enumerate(scoring.own_points(s, passed.seat, passed)):
            if part != scoring.REWARD:
                s.set(marks.SCORE[part][passed.seat], points)
    for passed in everybody:
        s.set(marks.ON_ROUTE[passed.seat], sum(passed.tourists))
        s.note(tells.Walked, passed.seat, passed.segments, sum(passed.tourists), rule="RT-BASE-43")
    scoring.count_goals(s, everybody)
    for passed in counting:
        s.set(marks.SCORE[scoring.BETS][passed.seat], bets.bet_points(s, passed))
        s.set(marks.SCORE[scoring.EVENTS][passed.seat], events.event_points(s, passed))


def rank(s: State, f: Frame) -> None:
    """Most points win (RT-BASE-49), ties go to more tourists on the route (RT-BASE-50)."""
    for seat in range(s.seats):
        parts = tuple(s.count(keys[seat]) for keys in marks.SCORE)
        s.set(marks.TOTAL[seat], sum(parts))
        s.note(tells.Scored, seat, s.count(marks.TOTAL[seat]), parts, rule="RT-BASE-49")
    for seat, place in enumerate(scoring.ranking(s)):
        s.set(marks.PLACE[seat], place)


def finish(s: State, f: Frame) -> None:
    """Say who has won; alone, whether the challenge was met (RT-SOLO-11)."""
    totals = tuple(s.count(marks.TOTAL[seat]) for seat in range(s.seats))
    everybody = [Passed(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        won = meets_the_challenge(s)
        achievements.award(s, (0,) if won else (), everybody)
        s.finish("RT-SOLO-11", won=won, scores=totals)
        return
    places = tuple(s.count(marks.PLACE[seat]) for seat in range(s.seats))
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    if teams.are_there(s):
        rank_teams(s, places)
        achievements.award(s, winners, everybody)
        finish_in_teams(s, places)
        return
    for seat in sorted(range(s.seats), key=lambda seat: places[seat]):
        s.note(tells.Ranked, seat, places[seat], totals[seat], rule="RT-BASE-86")
    achievements.award(s, winners, everybody)
    if not s.count(marks.CAMPAIGN):
        s.finish("RT-BASE-49" if min(places) == 1 else "RT-ANC-23", scores=totals, places=places)


def rank_teams(s: State, places: tuple[int, ...]) -> None:
    """Tell the place of each team; a team is numbered as the first of its seats."""
    for team in sorted(range(teams.TEAMS), key=lambda team: places[team]):
        s.note(tells.TeamRanked, *teams.members(team), places[team], teams.total(s, team), rule="RT-BASE-89")


def finish_in_teams(s: State, places: tuple[int, ...]) -> None:
    """The team with the higher sum wins (RT-BASE-89)."""
    played = tuple(teams.team_of(seat) for seat in range(s.seats))
    rule = "RT-BASE-89" if min(places) == 1 else "RT-ANC-23"
    s.finish(rule, scores=tuple(teams.total(s, team) for team in played), places=places, teams=played)


def meets_the_challenge(s: State) -> bool:
    """Whether both figures of the chosen cell are reached (RT-SOLO-11, RT-ANC-27)."""
    cell = table.city(s).challenges[s.count(marks.CHALLENGE)]
    goals = sum(s.count(keys[0]) > 0 for keys in marks.GOAL_MET)
    reward = s.count(marks.SCORE[scoring.REWARD][0])
    enough = s.count(marks.TOTAL[0]) >= cell.points and goals >= cell.goals and reward >= cell.reward
    won = enough and not s.count(marks.LOST[0])
    s.note(tells.ChallengeWon if won else tells.ChallengeLost, cell.points, cell.goals, cell.reward, rule="RT-SOLO-11")
    return won


GAME: Final = procedure(
    "game",
    keep_task,
    put_tasks_back,
    prepare_events,
    begin_round,
    select_tourists,
    begin_drawing,
    draw,
    show_turns,
    update,
    begin_walking,
    build_routes,
    show_routes,
    confront,
    count_points,
    rank,
    finish,
)
