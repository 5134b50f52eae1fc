"""What a game of En Route is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import marks, teams, tells
from miskatonic.games.route.rules.potential import Sheet
from miskatonic.games.route.rules.solo import PLAYER
from miskatonic.games.route.say.titles import TITLES
from miskatonic.games.route.scene.captions import CAPTIONS, SCORE_PARTS
from miskatonic.story import Deed, Score, Source, Story, When


def _first(told: tells.Ranked | tells.TeamRanked | tells.CampaignRanked) -> bool:
    return told.place == 1


RANKED: Final = frozenset((tells.Ranked, tells.TeamRanked))
"""How the end of a game is told."""
LEADS_TOLD: Final = 4
"""So many changes of the lead are told, the last ones."""
LONG: Final = 4
"""A stretch of fewer segments is nothing to remember."""


Opened = list[tuple[int, list[int]]]
"""After how many decisions the sheets were opened, and the points on each: once and again in one city."""


def _decided(record: Record) -> Iterator[tuple[int, Note]]:
    """Who took the lead, the best turn and the longest stretch of all, and by what the winner won."""
    cities = list(_opened(record))
    found = _team_leads if teams.are_there(record.state) else _leads
    leads = [lead for opened in cities for lead in found(opened)]
    yield from leads[-LEADS_TOLD:]
    yield from _best_turn(cities)
    yield from _longest_stretch(record.notes)
    for number, piece in enumerate(record.notes):
        for note in _won_by(piece):
            yield number, note


def _entry(told: tells.TakesTheLead | tells.TeamTakesTheLead | tells.BestTurn | tells.LongestStretch) -> Note:
    """What no rule writes into the log."""
    return Note(told, "", "", None)


def _opened(record: Record) -> Iterator[Opened]:
    """Where the sheets of each city were opened."""
    found: Opened = []
    for number, piece in enumerate(record.notes):
        kinds = {note.kind for note in piece}
        if tells.CityOpens in kinds:
            yield found
            found = []
        if kinds.isdisjoint((tells.Chose, tells.FoundNone)) or not kinds.isdisjoint(RANKED):
            continue
        state = record.at(number)
        found.append((number, [sum(Sheet(state, seat).points()) for seat in range(state.seats)]))
    yield found


def _leads(opened: Opened) -> Iterator[tuple[int, Note]]:
    """Where somebody else than before has most points; who is level has no lead."""
    leader = -1
    for number, points in opened:
        first, *others = sorted(range(len(points)), key=lambda seat: -points[seat])
        if not others or points[first] == points[others[0]] or first == leader:
            continue
        if leader >= 0:
            yield number, _entry(tells.TakesTheLead(first, points[first], others[0], points[others[0]]))
        leader = first


def _team_leads(opened: Opened) -> Iterator[tuple[int, Note]]:
    """Where the other team than before has more points."""
    leader = -1
    for number, points in opened:
        sums = [sum(points[seat] for seat in teams.members(team)) for team in range(teams.TEAMS)]
        first = sums.index(max(sums))
        if sums.count(max(sums)) > 1 or first == leader:
            continue
        if leader >= 0:
            yield number, _entry(tells.TeamTakesTheLead(*teams.members(first), max(sums), min(sums)))
        leader = first


def _best_turn(cities: Sequence[Opened]) -> Iterator[tuple[int, Note]]:
    """The turn that brought most points of all, if it brought any and there is only one such turn.

    What a raised rating is worth to somebody who draws nothing there counts as well.
    """
    gains = [
        (more - less, number, seat)
        for opened in cities
        for (_, before), (number, after) in pairwise(opened)
        for seat, (less, more) in enumerate(zip(before, after, strict=True))
    ]
    most = max(gains, default=(0, 0, 0))[0]
    best = [(number, seat) for gain, number, seat in gains if gain == most]
    if most > 0 and len(best) == 1:
        number, seat = best[0]
        yield number, _entry(tells.BestTurn(seat, most))


def _longest_stretch(notes: Sequence[Sequence[Note]]) -> Iterator[tuple[int, Note]]:
    """The turn with most segments of all, if there is only one such turn."""
    turns = Counter(
        (number, note.told.seat) for number, piece in enumerate(notes) for note in piece if note.kind is tells.DrewSegments
    )
    longest = max(turns.values(), default=0)
    best = [turn for turn, segments in turns.items() if segments == longest]
    if longest >= LONG and len(best) == 1:
        number, seat = best[0]
        yield number, _entry(tells.LongestStretch(seat, longest))


def _won_by(piece: Sequence[Note]) -> list[Note]:
    """The winners' final routes, the bets that paid, and the goals that brought nobody else as much."""
    told = [note.told for note in piece]
    winners = {one.seat for one in told if isinstance(one, tells.Ranked | tells.TeamRanked) and one.place == 1}
    winners |= {one.partner for one in told if isinstance(one, tells.TeamRanked) and one.place == 1}
    if any(isinstance(one, tells.ChallengeWon) for one in told):
        winners = {PLAYER}
    return [note for note in piece if getattr(note.told, "seat", -1) in winners and _made_the_difference(note.told, told)]


def _made_the_difference(one: object, told: Sequence[object]) -> bool:
    match one:
        case tells.Walked():
            return True
        case tells.GoalMet(seat, goal, _, points):
            others = [
                other.points
                for other in told
                if isinstance(other, tells.GoalMet) and other.goal == goal and other.seat != seat
            ]
            return points > max(others, default=0)
        case tells.BetPaid(points=points):
            return points > 0
        case _:
            return False


def _otherwise(s: State) -> tuple[str, str, str] | None:
    """A campaign is counted in fame, and a team has the points of both partners."""
    if teams.are_there(s):
        return CAPTIONS["team-points"]
    return CAPTIONS["fame"] if s.count(marks.CAMPAIGN) else None


def _sources(record: Record) -> list[Source]:
    """The parts of the score sheets that brought anybody anything; a campaign is counted in fame, city by city.

    In teams the points of the partner are one of them.
    """
    s = record.state
    if s.count(marks.CAMPAIGN):
        cities = [TITLES[CITIES[s.pointed(key)].code] for key in marks.GAME_CITY]
        fame = [tuple(s.count(keys[seat]) for seat in range(s.seats)) for keys in marks.GAME_FAME]
        return [Source(title, counts) for title, counts in zip(cities, fame, strict=True)]
    parts = zip(marks.SCORE_PARTS, marks.SCORE, strict=True)
    found = [Source(SCORE_PARTS[name], tuple(s.count(keys[seat]) for seat in range(s.seats))) for name, keys in parts]
    if teams.are_there(s):
        partners = tuple(s.count(marks.TOTAL[teams.partner_of(seat)]) for seat in range(s.seats))
        found.append(Source(CAPTIONS["partner-points"], partners))
    return [source for source in found if any(source.counts)]


STORY: Final = Story(
    noted=(
        tells.RatingChanged,
        tells.CuriosityRevealed,
        tells.EventRevealed,
        tells.GainedTome,
        tells.Madness,
        tells.CityOpens,
    ),
    turning=(
        tells.RatingFull,
        tells.FameGained,
    ),
    fateful=(
        tells.LostToTheAncientOne,
        tells.ChallengeWon,
        tells.ChallengeLost,
        When(tells.Ranked, _first),
        When(tells.TeamRanked, _first),
        When(tells.CampaignRanked, _first),
    ),
    decided=_decided,
    deeds=(
        Deed(
            ("Tourists on the final route", "Туристов на итоговом маршруте", "Туристів на підсумковому маршруті"),
            (tells.Walked,),
            summed=True,
        ),
        Deed(("Cafés visited", "Кафе посещено", "Кафе відвідано"), (tells.VisitedCafe,)),
        Deed(("Bonuses used", "Бонусов использовано", "Бонусів використано"), (tells.UsedBonus,)),
        Deed(("Goals met", "Целей выполнено", "Цілей виконано"), (tells.GoalMet,)),
        Deed(("Points from goals", "Очков за цели", "Очок за цілі"), (tells.GoalMet,), summed=True),
        Deed(("Points from bets", "Очков за ставки", "Очок за ставки"), (tells.BetPaid,), summed=True),
        Deed(("Tomes gained", "Фолиантов получено", "Фоліантів отримано"), (tells.GainedTome,)),
    ),
    begins=(tells.OpeningRound, tells.Round),
    part=tells.CityOpens,
    score=Score(("Points", "Очки", "Очки"), _otherwise, sources=_sources),
)
