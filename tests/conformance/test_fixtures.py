"""Recorded finished games end the same way for ever. `tests.conformance.record` records them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import miskatonic as mk
from tests.conformance.record import FIXTURES, recordings
from tests.conformance.tables import Table

RECORDINGS: Final = tuple(recordings())


@pytest.mark.parametrize(("file", "table"), RECORDINGS, ids=[file.stem for file, _ in RECORDINGS])
def test_a_recorded_game_ends_as_it_did(file: Path, table: Table) -> None:
    text = file.read_text(encoding="utf-8")
    game = mk.load(text)  # compares the hashes in the save on the way
    assert game.over
    assert game.record.header.game == table.title.id
    assert game.record.header.seats == table.seats
    (then, *decisions, _), (now, *played, _) = text.splitlines(), game.save().splitlines()
    assert played == decisions
    assert known_then(json.loads(now), json.loads(then), table) == json.loads(then)


def known_then(header: dict[str, Any], recorded: dict[str, Any], table: Table) -> dict[str, Any]:
    """A header as it was written when a game was recorded: settings that came later stand at their defaults."""
    later = {name: value for name, value in header["options"].items() if name not in recorded["options"]}
    defaults = {setting.name: setting.default for setting in table.title.settings if setting.name in later}
    assert json.dumps(later, sort_keys=True) == json.dumps(defaults, sort_keys=True)
    return header | {"options": {name: value for name, value in header["options"].items() if name not in later}}


def test_every_fixture_belongs_to_a_registered_game() -> None:
    assert sorted(FIXTURES.glob("*.save")) == sorted(file for file, _ in RECORDINGS)
