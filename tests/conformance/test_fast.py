"""The compiled build (`make fast`) plays as pure Python does, state by state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import fast

import miskatonic as mk


def played(place: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.conformance.played"]
    env = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(command, cwd=fast.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_both_builds_reach_the_same_states() -> None:
    if not fast.is_current():
        pytest.skip("There is no compiled build of these sources; `make fast` makes one.")
    pure, compiled = played(fast.SOURCES), played(fast.FAST)
    assert not pure["compiled"]
    assert compiled["compiled"]
    assert {name.split()[0] for name in pure["played"]} == set(mk.games())
    assert list(pure["played"]) == list(compiled["played"])
    for name, states in pure["played"].items():
        for number, (ours, theirs) in enumerate(zip(states, compiled["played"][name], strict=True)):
            assert ours == theirs, f"{name}: the builds part after {number} decisions"
