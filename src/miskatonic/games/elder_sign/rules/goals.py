"""What a task comes to on the table (ES-ORD, ES-MON-03)."""

from typing import NamedTuple

from miskatonic.games.elder_sign.cards.words import Symbol


class Goal(NamedTuple):
    """A task as it stands: which one, what dice it needs, what it costs, and the monster on it (-1 for none)."""

    number: int
    symbols: tuple[Symbol, ...]
    sanity: int
    health: int
    clock: int
    monster: int
