"""What the options of a question are worth, as far as the asked seat sees."""

from __future__ import annotations

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.odds.potential import Sheet
from miskatonic.games.route.odds.routes import best_steps
from miskatonic.games.route.rules import asks, box, final_route, turns


def judge(view: State, asked: Asked) -> list[float] | None:
    """For steps of a turn, what the sheet could score after them; for a final route, the best one that was found."""
    match asked.what:
        case asks.TakeTurn():
            return [_after(view, asked.seat, option) for option in asked.options]
        case asks.BuildRoute():
            walk = final_route.walked(view, asked.seat, view.count(box.TURN[asked.seat]))
            best = best_steps(view, asked.seat, walk)
            wanted = best[0] if best else box.DONE
            return [1.0 if option is wanted else 0.0 for option in asked.options]
        case _:
            return [0.5] * len(asked.options)


def _after(view: State, seat: int, option: Option) -> float:
    """What all segments drawn could bring after a step."""
    if option is box.BACK:
        return 0.0
    turn = turns.turn_of(view, seat)
    turn.take(option)
    points = sum(Sheet(view, seat, turn).points())
    return min(0.99, 0.01 + points / 500)
