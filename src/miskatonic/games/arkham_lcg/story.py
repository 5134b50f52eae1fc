"""What a scenario of the card game is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.core.record import Record
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.rules.box import VICTORY_POINTS
from miskatonic.story import Deed, Score, Source, Story


def _sources(record: Record) -> list[Source]:
    """Everybody earns what the victory display is worth; resolutions and cards add to it or take from it (AH-XPR-01)."""
    shown, other = [0] * record.state.seats, [0] * record.state.seats
    worth = 0
    for note in (note for piece in record.notes for note in piece):
        match note.told:
            case tells.ScenarioBegins():
                worth = 0
            case tells.Victory(card):
                worth += VICTORY_POINTS[card]
            case tells.Experience(seat, n):
                shown[seat] += worth
                other[seat] += n - worth
    return [
        Source(("From the victory display", "За победный счёт", "За зону перемоги"), tuple(shown)),
        Source(("From the resolution and cards", "За исход и карты", "За розв’язку й карти"), tuple(other)),
    ]


STORY: Final = Story(
    noted=(
        tells.EnemyDefeated,
        tells.DefeatedAsset,
        tells.Threat,
        tells.ScenarioBegins,
        tells.NewInvestigator,
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
    begins=(tells.Round,),
    part=tells.ScenarioBegins,
    score=Score(("Experience", "Опыт", "Досвід"), sources=_sources),
)
