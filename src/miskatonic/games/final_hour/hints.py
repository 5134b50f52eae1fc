"""What a greedy player of Final Hour should value."""

from miskatonic.core.state import State


def value(s: State, seat: int) -> float:
    """How good a state is, from 0 (lost) to 1 (won)."""
    return 0.5 if s.result is None else float(s.result.won or 0)
