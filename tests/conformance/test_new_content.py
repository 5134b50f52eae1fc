"""Saves outlive new content: recorded games replay, state by state, in a box to which made-up things have been added."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.record import FIXTURES

ROOT = Path(__file__).parents[2]
GAMES = ("final-hour", "elder-sign", "arkham-lcg", "route", "eldritch-horror")


def replayed(game: str, *, added: bool, folder: Path = FIXTURES) -> dict[str, list[str]]:
    """The hash of every state of every recorded game, in a process of its own: with the box as it is, or with more in it."""
    words = [sys.executable, "-m", "tests.conformance.added", game, str(folder), *(["--added"] if added else [])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    hashes: dict[str, list[str]] = json.loads(done.stdout)
    return hashes


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_replay_in_a_box_with_made_up_cards_and_settings(game: str) -> None:
    plain, added = replayed(game, added=False), replayed(game, added=True)
    assert sorted(plain) == sorted(file.name for file in FIXTURES.glob(f"{game}-*.save"))
    assert added == plain
