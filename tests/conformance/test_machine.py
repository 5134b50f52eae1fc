"""A machine that plays, copies, undoes, redoes, saves and loads in any order, and shrinks what goes wrong to a short log."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

import miskatonic as mk
from miskatonic.game import Game
from tests.conformance.tables import PLAIN_TABLES, SOAK, Table

FEW_TABLES = [table for table in PLAIN_TABLES if SOAK > 1 or table.seats in (*table.title.seats[:2], table.title.seats[-1])]
"""The fewest seats, one more, and the most: what lies between has no history of another kind."""


class Player(RuleBasedStateMachine):
    """Remembers the hash after every decision of the present line; the game must agree, whatever is done to it."""

    table: ClassVar[Table]

    @initialize(seed=st.integers(0, 9999))
    def sit_down(self, seed: int) -> None:
        """Start a game."""
        self.game: Game = self.table.game(seed)
        self.hashes = [self.game.state.hash()]
        self.here = 0
        self.kept: list[tuple[Game, str]] = []

    def is_open(self) -> bool:
        """Whether there is something to decide."""
        return not self.game.over

    @precondition(is_open)
    @rule(which=st.integers(0, 3), n=st.integers(0, 30))
    def play(self, which: int, n: int) -> None:
        """Take a decision."""
        decisions = self.game.decisions
        decision = decisions[which % len(decisions)]
        self.game.play(decision.options[n % len(decision.options)].key, decision.seat)
        del self.hashes[self.here + 1 :]
        self.hashes.append(self.game.state.hash())
        self.here += 1

    @precondition(lambda self: self.here > 0)
    @rule(n=st.integers(1, 9))
    def undo(self, n: int) -> None:
        """Take decisions back."""
        steps = min(n, self.here)
        self.game.undo(steps)
        self.here -= steps

    @precondition(lambda self: self.here < len(self.hashes) - 1)
    @rule(n=st.integers(1, 9))
    def redo(self, n: int) -> None:
        """Bring decisions back."""
        steps = min(n, len(self.hashes) - 1 - self.here)
        self.game.redo(steps)
        self.here += steps

    @rule()
    def keep_a_copy(self) -> None:
        """Go on with a copy; the one left behind must stay as it is."""
        self.kept = [*self.kept[-2:], (self.game, self.game.state.hash())]
        self.game = self.game.copy()

    @rule()
    def save_and_load(self) -> None:
        """Go on with what comes out of the save."""
        self.game = mk.load(self.game.save())

    @precondition(is_open)
    @rule(key=st.text(max_size=5), seat=st.integers(-1, 5))
    def play_nonsense(self, key: str, seat: int) -> None:
        """An impossible key changes nothing."""
        with pytest.raises(mk.Refused):
            self.game.play(f"?{key}", seat)

    @invariant()
    def the_game_stands_where_it_should(self) -> None:
        """The present state is the one that was there before at this place of the line."""
        if not hasattr(self, "game"):
            return
        assert len(self.game.record.line) == self.here
        if self.game.state.hash() != self.hashes[self.here]:
            note(self.game.save())
            raise AssertionError("the game stands otherwise than it did")

    @invariant()
    def what_was_left_behind_never_changes(self) -> None:
        """Copies are independent."""
        for game, before in getattr(self, "kept", []):
            assert game.state.hash() == before


@pytest.mark.parametrize("table", FEW_TABLES, ids=[table.name for table in FEW_TABLES])
def test_whatever_is_done_to_a_game_its_states_stay_what_they_were(table: Table) -> None:
    machine: Any = type("PlayerAtTheTable", (Player,), {"table": table})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=15 * SOAK,
            stateful_step_count=30,
            derandomize=SOAK == 1,
            database=None,
            print_blob=True,
        ),
    )
