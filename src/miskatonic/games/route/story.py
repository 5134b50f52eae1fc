"""What a game of En Route is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from miskatonic.core.record import Record
from miskatonic.core.state import Note
from miskatonic.games.route.odds.potential import Sheet
from miskatonic.games.route.rules import tells
from miskatonic.story import Deed, Score, Story, When


def _first(told: tells.Ranked | tells.CampaignRanked) -> bool:
    return told.place == 1


LEADS_TOLD: Final = 4
"""So many changes of the lead are told, the last ones."""
LONG: Final = 4
"""A stretch of fewer segments is nothing to remember."""


def _decided(record: Record) -> Iterator[tuple[int, Note]]:
    """Who took the lead, the longest stretch of all, and by what the winner won."""
    yield from _leads(record)[-LEADS_TOLD:]
    yield from _longest_stretch(record.notes)
    for number, piece in enumerate(record.notes):
        for note in _won_by(piece):
            yield number, note


def _entry(told: tells.TakesTheLead | tells.LongestStretch) -> Note:
    """What no rule writes into the log."""
    return Note(told, "", "", None)


def _leads(record: Record) -> list[tuple[int, Note]]:
    """Where somebody else than before has most points when the sheets are opened; who is level has no lead."""
    found: list[tuple[int, Note]] = []
    leader = -1
    for number, piece in enumerate(record.notes):
        kinds = {note.kind for note in piece}
        if tells.CityOpens in kinds:
            leader = -1
        if kinds.isdisjoint((tells.Chose, tells.FoundNone)) or tells.Ranked in kinds:
            continue
        state = record.at(number)
        points = [sum(Sheet(state, seat).points()) for seat in range(state.seats)]
        first, *others = sorted(range(state.seats), key=lambda seat: -points[seat])
        if not others or points[first] == points[others[0]] or first == leader:
            continue
        if leader >= 0:
            told = tells.TakesTheLead(first, points[first], others[0], points[others[0]])
            found.append((number, _entry(told)))
        leader = first
    return found


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
    winners = {one.seat for one in told if isinstance(one, tells.Ranked) and one.place == 1}
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


STORY: Final = Story(
    noted=(
        tells.RatingChanged,
        tells.CuriosityRevealed,
        tells.EventRevealed,
        tells.GainedTome,
        tells.Madness,
    ),
    turning=(
        tells.CityOpens,
        tells.RatingFull,
        tells.FameGained,
    ),
    fateful=(
        tells.LostToTheAncientOne,
        tells.ChallengeWon,
        tells.ChallengeLost,
        When(tells.Ranked, _first),
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
    score=Score(("Points", "Очки", "Очки")),
)
