"""What a state is worth for a seat: a rough count of what is on the sheet."""

from miskatonic.core.state import State
from miskatonic.games.route.rules import marks


def value(s: State, seat: int) -> float:
    """Between 0 and 1: the points, or while nothing is counted the segments and tourists drawn."""
    if s.result is not None:
        if s.result.places:
            return 1.0 if s.result.places[seat] == 1 else 0.0
        return 1.0 if s.result.won else 0.0
    drawn = s.counts.get(marks.DRAWN[seat], 0).bit_count()
    return min(0.99, drawn / 100)
