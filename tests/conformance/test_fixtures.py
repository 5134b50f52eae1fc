"""Recorded finished games end the same way for ever. `tests.conformance.record` records them anew."""

from __future__ import annotations

import miskatonic as mk
from tests.conformance.record import FIXTURES, file_of
from tests.conformance.tables import PLAIN_TABLES, Table, at_every_number_of_seats


@at_every_number_of_seats
def test_a_recorded_game_ends_as_it_did(table: Table) -> None:
    text = file_of(table).read_text(encoding="utf-8")
    game = mk.load(text)  # compares the hashes in the save on the way
    assert game.over
    assert game.record.header.game == table.title.id
    assert game.record.header.seats == table.seats
    assert decisions(game.save()) == decisions(text)


def decisions(save: str) -> list[str]:
    """All of a save but its header, to which a setting that came later is added with its default, and its checksum."""
    return save.splitlines()[1:-1]


def test_every_fixture_belongs_to_a_registered_game() -> None:
    assert sorted(FIXTURES.glob("*.save")) == sorted(file_of(table) for table in PLAIN_TABLES)
