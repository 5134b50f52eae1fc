"""What sets two courses apart: amounts and worths never contradict each other in what is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from miskatonic.weighing import (
    MOMENT,
    Burden,
    Changed,
    Counted,
    Distant,
    Ending,
    Fact,
    Measured,
    OnlyCounted,
    Part,
    Standing,
    Term,
    Timed,
    changes,
    deciding,
)


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
    assert [term.worth for term in (*changes([nobody], [one]), *changes([one], [nobody]))] == [3.0, -3.0]


def test_a_mere_count_is_left_out_where_it_counts_the_other_way() -> None:
    one: Standing = {People(): Fact(1, 1.0), Strength(): Fact(1, -2.0)}
    assert told([{People(): Fact(0, 0.0)}], [one]) == []
    assert told([{People(): Fact(0, 0.0)}], [{People(): Fact(1, 0.1)}]) == [(People(), 1, True, True)]


def test_what_a_gain_or_a_loss_hangs_on_is_told_of_the_course_that_has_it() -> None:
    without: Standing = {Strength(): Fact(1, 1.0, hangs_on="nothing")}
    armed: Standing = {Strength(): Fact(3, 3.0, hangs_on="the sword")}
    for before, after in ((without, armed), (armed, without)):
        (term,) = changes([before], [after])
        assert isinstance(term.why, Changed)
        assert (term.why.good, term.why.hangs_on) == (after is armed, "the sword")


def test_a_risk_is_not_told_as_a_gain_on_average() -> None:
    before: list[Standing] = [{People(): Fact(1, 0.0), Strength(): Fact(n, worth)} for n, worth in ((5, -0.1), (2, -1.4))]
    after: list[Standing] = [{People(): Fact(1, 0.0), Strength(): Fact(n, worth)} for n, worth in ((8, 0.1), (1, -2.6))]
    assert told(before, after) == [(Strength(), 0, False, False)]


@pytest.mark.parametrize(("worths", "sure"), [((1.0, 2.0), True), ((1.0, -0.5), False)])
def test_what_is_better_in_one_guess_and_worse_in_another_is_not_sure(worths: tuple[float, float], sure: bool) -> None:
    assert told([{0: Fact(0, 0.0)}] * 2, [{0: Fact(0, worth)} for worth in worths]) == [(0, 0, True, sure)]


@dataclass(frozen=True)
class Weather(Distant):
    """Something that changes by itself."""


def test_what_time_alone_changes_is_compared_at_the_same_moment_only() -> None:
    def world(moment: int, weather: float) -> Standing:
        return {MOMENT: Fact(moment, 0.0), Weather(): Fact(0, weather)}

    assert told([world(1, 0.0)], [world(2, 5.0)]) == []
    assert told([world(2, 0.0)], [world(2, 5.0)]) == [(Weather(), 0, True, True)]


def test_what_is_near_is_told_before_what_may_be_chance() -> None:
    calm: Standing = {Weather(): Fact(0, 0.0), Wolves(): Fact(3, -3.0)}
    fair: Standing = {Weather(): Fact(0, 9.0), Wolves(): Fact(2, -2.0)}
    same: Standing = {Weather(): Fact(0, 0.0), Wolves(): Fact(2, -2.0)}
    reasons = deciding(changes([calm, calm], [fair, same]))[0]
    assert [term.why.what for term in reasons if isinstance(term.why, Changed)] == [Wolves()]


def test_a_change_that_seldom_comes_is_told_by_its_direction_and_called_unlikely() -> None:
    now: list[Standing] = [{Wolves(): Fact(3, -3.0)}] * 3
    then: list[Standing] = [{Wolves(): Fact(2, -2.0)}, *now[:2]]
    assert [term.why for term in changes(now, then)] == [Changed(Wolves(), -1, good=True, sure=False, likely=False)]


def test_an_end_is_sure_only_where_the_course_it_is_told_of_always_comes_to_it() -> None:
    won: Standing = {Ending(won=True): Fact(1, 100.0)}
    lost: Standing = {Ending(won=False): Fact(1, -100.0)}
    ends = [term.why for term in changes([lost] * 3, [won, lost, lost])]
    assert [(end.what, end.sure) for end in ends if isinstance(end, Changed)] == [
        (Ending(won=True), False),
        (Ending(won=False), True),
    ], "it may win; otherwise the game is lost for certain"


def test_beside_an_end_nothing_else_is_compared() -> None:
    lost: Standing = {Ending(won=False): Fact(1, -100.0)}
    goes_on: Standing = {Wolves(): Fact(3, -3.0)}
    assert told([lost], [goes_on]) == [(Ending(won=False), -1, True, True)]
    assert told([goes_on], [lost]) == [(Ending(won=False), 1, False, True)]


class Tide(Measured):
    """More or less of it can be good."""


def test_nothing_is_told_of_a_thing_that_only_counts_for_more_where_there_is_as_much_of_it() -> None:
    tide = Tide()
    assert told([{tide: Fact(3, 1.0)}], [{tide: Fact(3, 2.0)}]) == []
    assert told([{tide: Fact(3, 1.0)}], [{tide: Fact(2, 2.0)}]) == [(tide, -1, True, True)]
    assert told([{tide: Fact(3, 1.0)}] * 2, [{tide: Fact(2, 2.0)}, {tide: Fact(4, 1.0)}]) == [(tide, 0, True, False)]


@dataclass(frozen=True)
class Chance:
    """A reason with a figure."""

    p: float


@dataclass(frozen=True)
class Price:
    """A drawback."""


def test_where_nothing_is_good_what_is_less_bad_than_otherwise_is_told_before_the_price() -> None:
    surer = Term(-0.1, Chance(0.8)), Term(-0.2, Price())
    assert deciding(surer, (Term(-0.9, Chance(0.2)),))[0] == surer
    assert deciding(surer, (Term(-0.9, Chance(0.8)),))[0] == surer[1:], "what is said of both decides nothing"


@dataclass(frozen=True)
class Toll:
    """Another drawback, or another gain."""

    n: int


def test_a_second_reason_is_told_only_where_it_weighs_enough_or_is_the_price_of_the_first() -> None:
    gain, trifle, price = Term(1.0, Chance(0.5)), Term(0.1, Toll(1)), Term(-0.5, Price())
    assert deciding((gain, trifle))[0] == (gain,)
    assert deciding((gain, price))[0] == (gain, price)
    assert deciding((price, Term(-0.4, Toll(1))))[0] == (price,), "where nothing is good, the worst is enough"
    assert deciding((price, Term(-0.4, Toll(1))), (price, Term(-0.4, Toll(1))))[0] == (price,)


def test_where_nothing_is_good_what_is_ahead_by_more_is_told_first() -> None:
    little, much = Term(-0.1, Chance(0.8)), Term(-0.2, Toll(1))
    assert deciding((little, much), (Term(-0.3, Chance(0.2)), Term(-0.9, Toll(7))))[0] == (much,)
    price = Term(-0.1, Price())
    assert deciding((much, price), (Term(-0.3, Toll(2)),))[0] == (much, price), "a little less of it is ahead all the same"


def test_a_price_that_both_have_to_pay_is_told_last() -> None:
    same, own = Term(-1.0, Chance(0.5)), Term(-0.5, Price())
    assert deciding((same, own), (Term(-0.2, Chance(0.5)),))[0] == (own,)


def test_an_option_is_set_back_by_what_it_is_worse_in() -> None:
    worse, better = Term(-0.5, Chance(0.2)), Term(-0.6, Toll(1))
    assert deciding((Term(1.0, Price()), Term(-0.9, Toll(3))), (better, worse))[1] == (worse,)


@dataclass(frozen=True)
class Soon(Timed):
    """Something to be done in this round."""


@dataclass(frozen=True)
class Late(Timed):
    """Something to be done in the next one."""

    @property
    def rounds_off(self) -> float:
        """In how many rounds it is done."""
        return 1


def test_what_comes_sooner_is_told_before_what_weighs_more() -> None:
    late, soon = Term(0.9, Late()), Term(0.5, Soon())
    assert deciding((late, soon))[0] == (soon, late)
    assert deciding((late, Term(0.5, Chance(0.5))))[0][0] == late, "the chance is at no time"


def test_what_can_be_done_is_never_an_objection_however_little_it_counts() -> None:
    late, costly = Term(0.9, Late()), Term(-0.5, Soon())
    assert deciding((late, costly))[0] == (late,), "“next round you can …, but this round you can …” objects to nothing"
    assert deciding((late, costly, Term(-0.4, Price())))[0] == (late, Term(-0.4, Price())), "what is an objection is told"
    assert deciding((costly,))[0] == (costly,), "where there is nothing else, it is told"
