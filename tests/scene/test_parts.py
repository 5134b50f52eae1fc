"""What is kept from look to look is made again when anything it was made from has changed, however long ago."""

from __future__ import annotations

import pytest

import miskatonic as mk
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
    def square(self) -> list[int | None]:
        """What takes long to find."""
        return [self.worked_out(squared, self.view.count(NUMBER))]


class Looking:
    """A state that changes, and somebody who looks at it."""

    def __init__(self) -> None:
        game = mk.new("final-hour", seed=1)
        self.state = game.state.copy()
        self.speech = game.title.speech["en"]
        self.watch = Watch(self.state.copy())
        self.sight = Sight(0, self.watch)

    def look(self, **counts: int) -> Toy:
        """Look at the table with these numbers."""
        self.state.set(ASKS, counts.get("asks", self.state.count(ASKS)))
        self.state.set(NUMBER, counts.get("number", self.state.count(NUMBER)))
        self.watch.look(self.state.copy())
        return Toy(self.sight.look(), 0, self.speech)


@pytest.fixture
def looking() -> Looking:
    return Looking()


def test_what_did_not_change_stays_the_same_object(looking: Looking) -> None:
    first = looking.look(asks=1, number=5).shown()
    assert looking.look().shown() is first
    assert looking.look(number=6).shown() == [6]


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
