"""What sets two courses apart: amounts and worths never contradict each other in what is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from miskatonic.weighing import Burden, Changed, Counted, Fact, OnlyCounted, Part, Standing, changes


@dataclass(frozen=True)
class Wolves(Burden):
    """Less is better."""


@dataclass(frozen=True)
class People(OnlyCounted):
    """Nothing but a count."""


@dataclass(frozen=True)
class Strength(Counted, Part):
    """Somebody's strength, as long as there is somebody."""

    of: ClassVar[object] = People()


def told(before: list[Standing], after: list[Standing]) -> list[tuple[object, int, bool, bool]]:
    whys = [term.why for term in changes(before, after)]
    return [(why.what, why.by, why.good, why.sure) for why in whys if isinstance(why, Changed)]


def test_fewer_burdens_are_no_drawback_where_each_only_counts_for_more() -> None:
    many: Standing = {Wolves(): Fact(10, -5.0, price=0.5)}
    few: Standing = {Wolves(): Fact(6, -9.0, price=1.5)}
    assert told([many], [few]) == [(Wolves(), -4, True, True)]
    assert told([few], [many]) == [(Wolves(), 4, False, True)]


def test_that_all_things_count_for_more_is_no_change_of_the_things() -> None:
    assert told([{Wolves(): Fact(4, -2.0, price=0.5)}], [{Wolves(): Fact(4, -6.0, price=1.5)}]) == []


def test_what_somebody_had_is_not_compared_with_what_nobody_has() -> None:
    one: Standing = {People(): Fact(1, 5.0), Strength(): Fact(1, -2.0)}
    nobody: Standing = {People(): Fact(0, 0.0)}
    assert told([nobody], [one]) == [(People(), 1, True, True)], "weak as they are, it is good that they are there"


def test_a_mere_count_is_left_out_where_it_counts_the_other_way() -> None:
    one: Standing = {People(): Fact(1, 1.0), Strength(): Fact(1, -2.0)}
    assert told([{People(): Fact(0, 0.0)}], [one]) == []


def test_a_risk_is_not_told_as_a_gain_on_average() -> None:
    before: list[Standing] = [{People(): Fact(1, 0.0), Strength(): Fact(n, worth)} for n, worth in ((5, -0.1), (2, -1.4))]
    after: list[Standing] = [{People(): Fact(1, 0.0), Strength(): Fact(n, worth)} for n, worth in ((8, 0.1), (1, -2.6))]
    assert told(before, after) == [(Strength(), 0, False, False)]


@pytest.mark.parametrize(("worths", "sure"), [((1.0, 2.0), True), ((1.0, -0.5), False)])
def test_what_is_better_in_one_guess_and_worse_in_another_is_not_sure(worths: tuple[float, float], sure: bool) -> None:
    assert told([{0: Fact(0, 0.0)}] * 2, [{0: Fact(0, worth)} for worth in worths]) == [(0, 0, True, sure)]
