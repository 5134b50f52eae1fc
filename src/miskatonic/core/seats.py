"""Seats around the table."""

from typing import Final

MOST_SEATS: Final = 8

CLOCKWISE: Final = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats)) for seats in range(MOST_SEATS + 1)
)
"""The seats in turn order, by how many there are and which comes first."""


def seat_slug(seat: int) -> str:
    """A seat in keys.

    >>> seat_slug(0)
    'seat-1'
    """
    return f"seat-{seat + 1}"
