"""Saves outlive new content: recorded games replay, state by state, in a box to which made-up things have been added."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.added import hashes
from tests.conformance.record import FIXTURES

ROOT = Path(__file__).parents[2]
GAMES = ("final-hour", "elder-sign", "arkham-lcg", "route", "eldritch-horror")


def replayed(game: str, folder: Path = FIXTURES) -> dict[str, list[str]]:
    """The hash of every state of every recorded game in a box with more in it, which needs a process of its own."""
    words = [sys.executable, "-m", "tests.conformance.added", game, str(folder)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_replay_in_a_box_with_made_up_cards_and_settings(game: str) -> None:
    plain = hashes(game, FIXTURES)
    assert sorted(plain) == sorted(file.name for file in FIXTURES.glob(f"{game}-*.save"))
    assert replayed(game) == plain
