"""Which bet to make in a casino: what each type is likely to pay (RT-LV-22 to RT-LV-29)."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.games.route.cards import bets as b
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.rules import choices, marks, phases, table
from miskatonic.games.route.rules.rows import CROWD_BITS, CROWD_MASK
from miskatonic.games.route.rules.turns import Turn

SEVENS_A_ROUND: Final = 0.17
HALF_STARS_A_ROUND: Final = 0.8
TOURISTS_A_ROUND: Final = 0.85
"""Of one type."""
WORTH: Final = {b.SEVENS: 8.0, b.HALF_STARS: 6.0, b.TOURISTS: 5.0, b.GOAL: 4.0, b.TASK: 2.0}
"""What a bet brings on average."""


def bet(turn: Turn) -> Option:
    """The type of bet, or the number to write, that pays best."""
    if turn.todo[-1] == phases.BETTING:
        return choices.BET_ON[max(turn.bet_types(), key=lambda number: _worth(turn, number))]
    made = b.BET_TYPES[turn.bets[turn.casino]]
    return choices.WRITE[max(0, min(made.most, round(expected(turn, made))))]


def _worth(turn: Turn, number: int) -> float:
    """Of tourists, the type of which there are most is the best known."""
    bet_type = b.BET_TYPES[number]
    return WORTH[bet_type.about] + (0.01 * _there(turn, bet_type.which) if bet_type.about == b.TOURISTS else 0.0)


def _there(turn: Turn, colour: int) -> int:
    crowd = turn.crowd[colour]
    return sum(crowd >> CROWD_BITS * place & CROWD_MASK for place in turn.m.places)


def expected(turn: Turn, bet_type: b.BetType) -> float:
    """The number that is most likely to be right."""
    left = table.ROUNDS - turn.round
    counts = turn.s.counts
    if bet_type.about == b.SEVENS:
        return counts.get(marks.SEVENS, 0) + SEVENS_A_ROUND * left
    if bet_type.about == b.HALF_STARS:
        return counts.get(marks.HALF_STARS, 0) + HALF_STARS_A_ROUND * left
    if bet_type.about == b.TOURISTS:
        return _there(turn, bet_type.which) + TOURISTS_A_ROUND * left * (1.0 if bet_type.which != t.PURPLE else 0.9)
    return 6.0
