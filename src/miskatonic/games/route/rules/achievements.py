"""Which achievements a game has brought (RT-ACH); they are kept for a person over all games."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.rules import box, marks, scoring, tells
from miskatonic.games.route.rules.events import sheet_of
from miskatonic.games.route.rules.final_route import RIDE_MARK
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.streets import bits

THREE: Final = 3
TURNS_IN_A_ROW: Final = 12
TASK_POINTS: Final = 20
LANDMARK_POINTS: Final = 50
GATE_MADNESS: Final = 4
REWARD_POINTS: Final = 50
NUMBER: Final = {item.code: i for i, item in enumerate(ACHIEVEMENTS)}


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


def reached(s: State, seat: int, passed: Passed) -> list[str]:
    """What a seat has done in this game, whether it has won or not."""
    m = passed.m
    events = [sheet_of(piece) for piece in s.zone(box.EVENTS_IN_PLAY)]
    crowded = passed.crowded()
    goals = [zone for zone in range(3) if s.zone(box.GOAL[zone])]
    done = {
        "solo": s.seats == 1,
        "campaign": s.count(marks.CAMPAIGN) > 0 and s.count(marks.CAMPAIGN_GAME) == THREE,
        "three-yellow": sum(not card.red for card in events) >= THREE,
        "three-red": sum(card.red for card in events) >= THREE,
        "four-sides": any(passed.sides(place) == 4 for place in bits(passed.places)),
        "twelve-turns": turns_in_a_row(passed) >= TURNS_IN_A_ROW,
        "three-elbows": s.count(marks.ELBOWS[seat]) >= THREE,
        "task-of-20": s.count(marks.SCORE[scoring.TASK][seat]) >= TASK_POINTS,
        "landmarks-of-50": s.count(marks.SCORE[scoring.LANDMARKS][seat]) >= LANDMARK_POINTS,
        "all-goals": len(goals) == THREE and all(s.count(marks.GOAL_MET[goal][seat]) > 1 for goal in goals),
        "three-changes": s.count(marks.CHANGES[seat]) >= THREE,
        "three-doubles": sum(m.column[place] == m.row[place] for place in crowded) >= THREE,
        "three-corners": sum(place in m.corner_places for place in crowded) >= THREE,
        "gate-madness-of-4": s.count(marks.GATE_MADNESS[seat]) >= GATE_MADNESS,
        "reward-of-50": s.count(marks.SCORE[scoring.REWARD][seat]) >= REWARD_POINTS,
    }
    return [code for code, is_done in done.items() if is_done]


def award(s: State, winners: tuple[int, ...], everybody: list[Passed]) -> None:
    """Tick off what everybody has achieved; “and win” counts only for winners (RT-ACH-10, RT-ACH-11)."""
    for passed in everybody:
        for code in reached(s, passed.seat, passed):
            number = NUMBER[code]
            if ACHIEVEMENTS[number].win and passed.seat not in winners:
                continue
            if not s.count(marks.ACHIEVED[passed.seat]) >> number & 1:
                s.set(marks.ACHIEVED[passed.seat], s.count(marks.ACHIEVED[passed.seat]) | 1 << number)
                s.note(tells.Achieved, passed.seat, number, rule="RT-ACH-01")
