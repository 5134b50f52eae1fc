"""What a game of Final Hour is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.rules.people import crew, seat_of
from miskatonic.story import Deed, Story, When

GRAVEST_ROW: Final = 2
"""The last row of a reckoning table."""
HIGH_GATE: Final = 4
GRAVE_LOSS: Final = 2


def _gravest(told: tells.ReckoningRow) -> bool:
    return told.row >= GRAVEST_ROW


def _decided(record: Record) -> Iterator[tuple[int, Note]]:
    """The gravest answers of the Ancient One, each once: where it came last, and how often it came."""
    came: dict[tells.ReckoningRow, list[int]] = {}
    for number, piece in enumerate(record.notes):
        for note in piece:
            if isinstance(note.told, tells.ReckoningRow) and _gravest(note.told):
                came.setdefault(note.told, []).append(number)
    for row, numbers in came.items():
        yield numbers[-1], Note(tells.Answered(*row, len(numbers)), "", "", None)


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
        tells.FoundKey,
        tells.Destroyed,
        tells.BrokenBySeal,
        When(tells.LostHealth, _heavy),
        When(tells.ReckoningRow, _gravest),
    ),
    turning=(
        tells.GainedItem,
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
    decided=_decided,
    deeds=(
        Deed(("Monsters destroyed", "Монстров уничтожено", "Монстрів знищено"), (tells.Struck, tells.Destroyed)),
        Deed(("Clues found", "Улик найдено", "Доказів знайдено"), (tells.FoundSymbol, tells.FoundKey)),
        Deed(("Items used", "Вещей использовано", "Предметів використано"), (tells.UsedItem,)),
        Deed(("Moves between locations", "Переходов между локациями", "Переходів між локаціями"), (tells.Moved,)),
        Deed(("Health lost", "Здоровья потеряно", "Здоров’я втрачено"), (tells.LostHealth,), summed=True),
    ),
    begins=(tells.Round,),
    cast=_cast,
)
