"""What is kept from look to look is made again when anything it was made from has changed, however long ago."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.core.hidden import seen_by
from miskatonic.games.final_hour.rules import box
from miskatonic.scene import memory
from miskatonic.scene.errands import Errands
from miskatonic.scene.memory import LOOKS_REMEMBERED
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.scene.sight import Sight, Watch

ASKS, NUMBER = "test/asks", "test/number"


def squared(n: int) -> int:
    """Something that takes long."""
    return n * n


class Toy(Onlooker):
    """A table with two numbers on it."""

    __slots__ = ()

    @answer
    def number(self) -> int:
        """The second number."""
        return self.view.count(NUMBER)

    @part
    def shown(self) -> list[int]:
        """The second number, if the first one asks for it."""
        return [self.number()] if self.view.count(ASKS) else []

    @part
    def hands(self) -> list[tuple[int, ...]]:
        """Everybody's cards, as far as one sees them."""
        return [self.view.zone(zone) for zone in box.HAND]

    @part
    def people(self, *seats: int) -> list[bool]:
        """Which of some seats is one's own."""
        return [self.is_own(seat) for seat in seats]

    @answer
    def whose(self) -> int:
        """The second number, or one's own seat if the first one asks for it."""
        return self.seat if self.view.count(ASKS) else self.view.count(NUMBER)

    @answer
    def whose_now(self) -> str:
        """The same in words: an answer that hears another."""
        return f"now {self.whose()}"

    @part
    def owner_now(self) -> list[str]:
        """What is answered of that."""
        return [self.whose_now()]

    @part
    def owner(self) -> list[int]:
        """What is answered of it."""
        return [self.whose()]

    @answer
    def owner_told(self) -> str:
        """The same in words: an answer that hears what a part of it has heard."""
        return f"now {self.owner()[0]}"

    @part
    def told_owner(self) -> list[str]:
        """What is answered of that."""
        return [self.owner_told()]

    @part
    def low(self) -> list[int]:
        """The second number."""
        return [self.view.count(NUMBER)]

    @part
    def middle(self) -> list[list[int]]:
        """What has that in it."""
        return [self.low()]

    @part
    def high(self) -> list[list[list[int]]]:
        """What has that in it."""
        return [self.middle()]

    @part
    def square(self) -> list[int | None]:
        """What takes long to find."""
        return [self.worked_out(squared, self.view.count(NUMBER))]


class Looking:
    """A state that changes, and two who look at it."""

    def __init__(self) -> None:
        game = mk.new("final-hour", seats=2, seed=1)
        self.state = game.state.copy()
        self.speech = game.title.speech["en"]
        self.watch = Watch(self.state.copy())
        self.sights = [Sight(0, self.watch), Sight(1, self.watch)]

    def look(self, **counts: int) -> Toy:
        """The first of them looks at the table with these numbers."""
        self.change(**counts)
        return self.seen(0)

    def seen(self, seat: int) -> Toy:
        """The table as one of them sees it now."""
        return Toy(self.sights[seat].look(), seat, self.speech)

    def change(self, **counts: int) -> None:
        """Put these numbers on the table."""
        self.state.set(ASKS, counts.get("asks", self.state.count(ASKS)))
        self.state.set(NUMBER, counts.get("number", self.state.count(NUMBER)))
        self.watch.look(self.state.copy())


@pytest.fixture
def looking() -> Looking:
    return Looking()


def test_what_did_not_change_stays_the_same_object(looking: Looking) -> None:
    first = looking.look(asks=1, number=5).shown()
    assert looking.look().shown() is first
    assert looking.look(number=6).shown() == [6]


def test_what_is_made_again_and_comes_to_the_same_stays_the_same_object(looking: Looking) -> None:
    first = looking.look(asks=1, number=5).shown()
    assert looking.look(asks=2).shown() is first


@pytest.mark.parametrize("looks", [1, 2, 3])
def test_a_change_deep_within_is_noticed_however_long_nothing_has_changed(looking: Looking, looks: int) -> None:
    first = looking.look(number=5).high()
    for _ in range(looks):
        assert looking.look().high() is first
    assert looking.look(number=6).high() == [[[6]]]


@pytest.mark.parametrize("pause", [1, 2, LOOKS_REMEMBERED, LOOKS_REMEMBERED + 1])
def test_an_answer_that_nobody_asked_for_meanwhile_is_not_believed(looking: Looking, pause: int) -> None:
    assert looking.look(asks=1, number=5).shown() == [5]
    assert looking.look(asks=0, number=6).shown() == []
    for _ in range(pause - 1):
        assert looking.look().shown() == []
    assert looking.look(asks=1).shown() == [6]


def test_a_part_without_its_answer_is_made_again_when_it_has_come_and_not_before(looking: Looking) -> None:
    errands = looking.watch.errands = Errands()
    early = looking.look(number=7).square()
    assert early == [None]
    assert looking.look().square() is early
    ((errand, _),) = errands.wanted.items()
    errands.bring(errand, squared(*errand[1]))
    late = looking.look().square()
    assert late == [49]
    assert looking.look().square() is late


@pytest.mark.skipif(not memory.__file__.endswith(".py"), reason="names of compiled modules cannot be patched")
def test_what_all_tables_share_is_bounded(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "ALIKE", 2)
    for number in range(5):
        looking.look(asks=1, number=number).shown()
        looking.look().square()
        assert len(memory._alike) <= 2


def test_where_nobody_else_works_it_out_it_is_worked_out_at_once(looking: Looking) -> None:
    assert looking.look(number=9).square() == [81]


# -------------------------------------------------------------------- two pairs of eyes


def test_what_all_see_alike_is_made_once_and_made_again_for_all(looking: Looking) -> None:
    first = looking.look(asks=1, number=5).shown()
    assert looking.seen(1).shown() is first
    looking.change(number=6)
    second = looking.seen(1).shown()
    assert second == [6]
    assert looking.seen(0).shown() is second


@pytest.mark.parametrize("first", [0, 1])
def test_what_only_one_of_them_sees_is_made_for_each(looking: Looking, first: int) -> None:
    for _ in range(3):
        looking.change()
        for seat in (first, 1 - first):
            hands = looking.seen(seat).hands()
            assert hands == [seen_by(looking.state, seat).zone(zone) for zone in box.HAND]
            assert any(min(hand) >= 0 for hand in hands if hand)
            assert any(max(hand) < 0 for hand in hands if hand)


def test_who_hears_the_same_has_the_same_and_who_does_not_has_not(looking: Looking) -> None:
    for _ in range(3):
        looking.change()
        anna, ben = looking.seen(0), looking.seen(1)
        assert (anna.people(0, 1), ben.people(0, 1)) == ([True, False], [False, True])
        assert anna.people(2, 3) is ben.people(2, 3)
    looking.change()
    assert looking.seen(1).people(0, 1) == [False, True]
    assert looking.seen(0).people(0, 1) == [True, False]


def test_an_answer_is_common_only_while_nobody_would_answer_otherwise(looking: Looking) -> None:
    for asks, anna, ben in ((0, 5, 5), (1, 0, 1), (1, 0, 1), (0, 5, 5), (1, 0, 1)):
        looking.change(asks=asks, number=5)
        assert looking.seen(0).owner() == [anna]
        assert looking.seen(1).owner() == [ben]


@pytest.mark.parametrize("heard", ["owner_now", "told_owner"])
@pytest.mark.parametrize("first", [0, 1])
def test_an_answer_that_hears_another_is_common_no_longer_than_that_one(looking: Looking, first: int, heard: str) -> None:
    for asks, anna, ben in ((0, 0, 0), (1, 0, 1), (1, 0, 1), (0, 0, 0), (1, 0, 1)):
        looking.change(asks=asks, number=0)
        for seat in (first, 1 - first):
            assert getattr(looking.seen(seat), heard)() == [f"now {(anna, ben)[seat]}"]


def test_languages_have_nothing_said_in_common(looking: Looking) -> None:
    other = mk.new("final-hour", seed=1).title.speech["ru"]
    looking.change(asks=1, number=5)
    assert looking.seen(0).memory.common is looking.seen(1).memory.common
    assert Toy(looking.sights[1].look(), 1, other).memory.common is not looking.seen(0).memory.common


def test_what_was_said_in_a_language_nobody_reads_any_more_is_forgotten(looking: Looking) -> None:
    other = mk.new("final-hour", seed=1).title.speech["ru"]
    looking.change(asks=1, number=5)
    Toy(looking.sights[1].look(), 1, other).shown()
    for _ in range(2 * LOOKS_REMEMBERED):
        assert looking.look().shown() == [5]
    assert set(looking.watch.in_common) == {looking.speech}
