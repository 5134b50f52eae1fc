"""What a game of En Route is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.games.route.rules import tells
from miskatonic.story import Deed, Score, Story, When


def _first(told: tells.Ranked | tells.CampaignRanked) -> bool:
    return told.place == 1


def _paid(told: tells.BetPaid) -> bool:
    return told.points > 0


STORY: Final = Story(
    noted=(
        tells.VisitedCafe,
        tells.RatingChanged,
        tells.CuriosityRevealed,
        tells.EventRevealed,
        tells.GainedTome,
        tells.Madness,
    ),
    turning=(
        tells.CityOpens,
        tells.RatingFull,
        When(tells.BetPaid, _paid),
        tells.GoalMet,
        tells.FameGained,
    ),
    fateful=(
        tells.LostToTheAncientOne,
        tells.ChallengeWon,
        tells.ChallengeLost,
        When(tells.Ranked, _first),
        When(tells.CampaignRanked, _first),
    ),
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
    score=Score(("Points", "Очки", "Очки")),
)
