"""What a game of Final Hour is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.rules.people import crew, seat_of
from miskatonic.story import Deed, Story, When

GRAVEST_ROW: Final = 2
"""The last row of a reckoning table."""
HIGH_GATE: Final = 4
GRAVE_LOSS: Final = 2


def _gravest(told: tells.ReckoningRow) -> bool:
    return told.row >= GRAVEST_ROW


def _high(told: tells.Gate) -> bool:
    return told.n >= HIGH_GATE


def _heavy(told: tells.LostHealth) -> bool:
    return told.n >= GRAVE_LOSS


def _cast(s: State) -> dict[int, int]:
    """Investigators and the seats that decide for them; alone, one seat decides for two."""
    return {investigator: seat_of(s, investigator) for investigator in crew(s)}


STORY: Final = Story(
    noted=(
        tells.FoundSymbol,
        tells.GainedItem,
        tells.Destroyed,
        tells.BrokenBySeal,
    ),
    turning=(
        tells.FoundKey,
        When(tells.LostHealth, _heavy),
        When(tells.ReckoningRow, _gravest),
        When(tells.Gate, _high),
        tells.StackEmpty,
    ),
    fateful=(
        tells.Attempt,
        tells.RitualTokens,
        tells.RitualCount,
        tells.Won,
        tells.Lost,
    ),
    deeds=(
        Deed(("Monsters destroyed", "Монстров уничтожено", "Монстрів знищено"), (tells.Struck, tells.Destroyed)),
        Deed(("Clues found", "Улик найдено", "Доказів знайдено"), (tells.FoundSymbol, tells.FoundKey)),
        Deed(("Items used", "Вещей использовано", "Предметів використано"), (tells.UsedItem,)),
        Deed(("Locations walked", "Переходов между локациями", "Переходів між локаціями"), (tells.Moved,)),
        Deed(("Health lost", "Здоровья потеряно", "Здоров’я втрачено"), (tells.LostHealth,), summed=True),
    ),
    begins=(tells.Round,),
    cast=_cast,
)
