"""What `bench/decision.py` tells: every part of a decision takes some time, and all of them together what it says."""

import pytest
from bench.decision import FIRST, PARTS, measured


def test_a_decision_is_measured_part_by_part() -> None:
    figures = measured("final-hour", tables=1, decisions=FIRST + 3, runs=2, langs=["en", "ru"])
    assert list(figures) == [*PARTS, "all"]
    assert min(figures.values()) > 0
    assert sum(figures[part] for part in PARTS) == pytest.approx(figures["all"], abs=len(PARTS) * 0.1)
