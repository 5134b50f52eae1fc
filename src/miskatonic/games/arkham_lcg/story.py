"""What a scenario of the card game is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.story import Deed, Score, Story

STORY: Final = Story(
    noted=(
        tells.EnemyDefeated,
        tells.DefeatedAsset,
        tells.Threat,
    ),
    turning=(
        tells.Act,
        tells.Agenda,
        tells.Victory,
        tells.Interrogated,
        tells.Escaped,
    ),
    fateful=(
        tells.Defeated,
        tells.Killed,
        tells.Insane,
        tells.ScenarioBegins,
        tells.NewInvestigator,
        tells.Resigned,
        tells.Resolution,
    ),
    deeds=(
        Deed(("Clues discovered", "Улик найдено", "Доказів знайдено"), (tells.Clues,), summed=True),
        Deed(("Enemies defeated", "Врагов побеждено", "Ворогів переможено"), (tells.EnemyDefeated,)),
        Deed(("Enemies evaded", "Уходов от врагов", "Ухилень від ворогів"), (tells.Evaded,)),
        Deed(("Tests passed", "Проверок пройдено", "Перевірок пройдено"), (tells.Succeeded,)),
        Deed(("Tests failed", "Проверок провалено", "Перевірок провалено"), (tells.Failed,)),
        Deed(("Cards played", "Карт сыграно", "Карт розіграно"), (tells.Played,)),
        Deed(("Trauma suffered", "Травм получено", "Травм отримано"), (tells.Trauma,), summed=True),
    ),
    score=Score(("Experience", "Опыт", "Досвід")),
)
