"""Which achievements a game has brought (RT-ACH); they are kept for a person over all games."""

from typing import assert_never

from miskatonic.core.state import State
from miskatonic.games.route.cards import achievements as album
from miskatonic.games.route.cards import helpers
from miskatonic.games.route.rules import box, marks, scoring, teams, tells
from miskatonic.games.route.rules.events import sheet_of
from miskatonic.games.route.rules.final_route import RIDE_MARK
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.streets import bits


def turns_in_a_row(passed: Passed) -> int:
    """The longest run of crossroads at which the route turns; a trip ends it (RT-ACH-12)."""
    roads, stops, m = passed.walk.roads, passed.walk.stops, passed.m
    best = run = 0
    for i in range(len(roads) - 1):
        if roads[i] == RIDE_MARK or roads[i + 1] == RIDE_MARK or m.is_straight(roads[i], stops[i + 1], roads[i + 1]):
            run = 0
        else:
            run += 1
        best = max(best, run)
    return best


def is_done(s: State, passed: Passed, deed: album.Deed) -> bool:
    """Whether a seat has done this in the game that ends, whether it has won or not."""
    seat, m = passed.seat, passed.m
    match deed:
        case album.Alone():
            return s.seats == 1
        case album.InTeams():
            return teams.are_there(s)
        case album.WholeCampaign():
            return s.count(marks.CAMPAIGN) > 0 and s.count(marks.CAMPAIGN_GAME) == helpers.GAMES
        case album.Events(n, red):
            return sum(sheet_of(piece).red == red for piece in s.zone(box.EVENTS_IN_PLAY)) >= n
        case album.EverySide():
            return any(passed.sides(place) == 4 for place in bits(passed.places))
        case album.TurnsInARow(n):
            return turns_in_a_row(passed) >= n
        case album.Elbows(n):
            return s.count(marks.ELBOWS[seat]) >= n
        case album.TaskPoints(n):
            return s.count(marks.SCORE[scoring.TASK][seat]) >= n
        case album.LandmarkPoints(n):
            return s.count(marks.SCORE[scoring.LANDMARKS][seat]) >= n
        case album.RewardPoints(n):
            return s.count(marks.SCORE[scoring.REWARD][seat]) >= n
        case album.EveryGoal():
            return all(s.zone(goal) and s.count(met[seat]) > 1 for goal, met in zip(box.GOAL, marks.GOAL_MET, strict=True))
        case album.Changes(n):
            return s.count(marks.CHANGES[seat]) >= n
        case album.Doubles(n):
            return sum(m.column[place] == m.row[place] for place in passed.crowded()) >= n
        case album.Corners(n):
            return sum(place in m.corner_places for place in passed.crowded()) >= n
        case album.GateMadness(n):
            return s.count(marks.GATE_MADNESS[seat]) >= n
        case _:
            assert_never(deed)


def award(s: State, winners: tuple[int, ...], everybody: list[Passed]) -> None:
    """Tick off what everybody has achieved; “and win” counts only for winners (RT-ACH-10, RT-ACH-11)."""
    for passed in everybody:
        ticked = marks.ACHIEVED[passed.seat]
        for number, item in enumerate(album.ACHIEVEMENTS):
            if item.deed is None or s.count(ticked) >> number & 1 or (item.win and passed.seat not in winners):
                continue
            if is_done(s, passed, item.deed):
                s.set(ticked, s.count(ticked) | 1 << number)
                s.note(tells.Achieved, passed.seat, number, rule="RT-ACH-01")
