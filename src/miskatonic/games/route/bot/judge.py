"""What the options of a question are worth, as far as the asked seat sees."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.bot.plans import best_turn, worth_of_steps
from miskatonic.games.route.odds.routes import best_steps
from miskatonic.games.route.rules import asks, box, final_route, scoring, table, turns

SCALE: Final = 4000.0
"""Worths are made to lie between 0 and 1."""


def judge(view: State, asked: Asked) -> list[float] | None:
    """Steps of a turn by the best turn they lead to, a final route by the best one found, cards and dice by the turn."""
    options = asked.options
    match asked.what:
        case asks.TakeTurn():
            return _turn(view, asked)
        case asks.BuildRoute():
            walk = final_route.walked(view, asked.seat, view.count(box.TURN[asked.seat]))
            best = best_steps(view, asked.seat, walk)
            wanted = best[0] if best else box.DONE
            return [1.0 if option is wanted else 0.0 for option in options]
        case asks.KeepCard() | asks.ChooseDie() | asks.ChooseRoundDie() | asks.PlayCard():
            return [_with_round_card(view, asked.seat, option.value) for option in options]
        case asks.ChangeRating() | asks.ChangeAnyRating():
            return [_rating(view, asked.seat, option) for option in options]
        case asks.MarkLandmark():
            return [0.5 + 0.1 * _is_mine(view, asked.seat, option.value) for option in options]
        case asks.UseTome() | asks.RollAgain() | asks.Improve():
            return [_tome(view, option) for option in options]
        case _:
            return [0.5] * len(options)


def _turn(view: State, asked: Asked) -> list[float]:
    turn = turns.turn_of(view, asked.seat)
    options = [option for option in asked.options if option is not box.BACK]
    worth = worth_of_steps(view, turn, options)
    return [max(0.0, 0.001 + worth[options.index(o)] / SCALE) if o in options else 0.0 for o in asked.options]


def _with_round_card(view: State, seat: int, piece: int) -> float:
    """What the best turn would be with this card or die beside the other one, as far as both are known."""
    there = view.zone(box.ROUND_CARDS)
    face = piece not in box.DIE_OF or view.count(box.FACE[box.DIE_OF[piece]])
    if len(there) != 1 or not face or table.is_opening(view):
        return 0.5
    dream = view.copy()
    dream.zones[box.ROUND_CARDS] = (*there, piece)
    return best_turn(dream, seat) / SCALE


def _is_mine(view: State, seat: int, track: int) -> bool:
    """Whether a landmark lies along a segment of the own sheet."""
    m = table.streets(view)
    drawn = view.count(box.DRAWN[seat])
    attraction = m.tracks[track]
    if attraction.crossroads >= 0:
        return bool(m.at[attraction.crossroads] & drawn)
    return any(m.beside[place] & drawn for place in attraction.places)


def _rating(view: State, seat: int, option: Option) -> float:
    """Landmarks of the own route should rise, those of others fall."""
    others = sum(_is_mine(view, other, option.value) for other in range(view.seats) if other != seat)
    mine = 2 * _is_mine(view, seat, option.value) - others / max(1, view.seats - 1)
    sign = 1 if option.verb is box.RAISE else -1
    return 0.5 + 0.1 * sign * mine + 0.001 * scoring.rating_value(view, option.value)


def _tome(view: State, option: Option) -> float:
    """Roll low dice again, improve what then succeeds; a blessing when something is in reach."""
    if option.verb is box.ROLL_AGAIN or option.verb is box.IMPROVE:
        n = view.count(box.RESULTS[option.value])
        low = option.verb is box.ROLL_AGAIN
        return 0.6 - 0.05 * n if low and n < 5 else 0.6 if not low and n in (3, 4) else 0.3
    results = [view.count(key) for key in box.RESULTS]
    if option.verb is box.TOME:
        return 0.6 if min(results) < 5 else 0.2
    return 0.4
