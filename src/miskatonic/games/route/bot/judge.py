"""What the options of a question are worth, as far as the asked seat sees."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.bot.memory import Memory
from miskatonic.games.route.bot.plans import Plan, best_turn, plans_of
from miskatonic.games.route.bot.walks import best_walk, whole_points
from miskatonic.games.route.rules import asks, box, choices, final_route, marks, rows, scoring, table, teams, turns
from miskatonic.games.route.rules.turns import Turn
from miskatonic.words.control import BACK, DONE

SCALE: Final = 4000.0
"""Worths are made to lie between 0 and 1."""

MATTERS: Final = 1.0
"""A turn or route is begun anew for so many points more."""

planned: Final[Memory[list[tuple[list[int], float]]]] = Memory()
routed: Final[Memory[list[Option]]] = Memory()
paired: Final[Memory[list[tuple[float, int]]]] = Memory()


def judge(view: State, asked: Asked) -> list[float]:
    """Steps of a turn by the best turn they lead to, a final route by the best one found, cards and dice by the turn."""
    options = asked.options
    match asked.what:
        case asks.TakeTurn():
            return _turn(view, asked)
        case asks.BuildRoute():
            return _route(view, asked)
        case asks.ChooseDie() if table.rolls_what_is_taken(view):
            return [0.5] * len(options)
        case asks.ChooseDie() | asks.ChooseQueueCard() if not view.zone(box.ROUND_CARDS):
            return [worth for worth, _ in first_of_two(view, asked)]
        case asks.KeepCard() | asks.ChooseDie() | asks.ChooseRoundDie() | asks.PlayCard() | asks.LayCard() | asks.OfferDie():
            return [with_round_card(view, asked.seat, option.value) for option in options]
        case asks.RemoveDie():
            return [1 - with_round_card(view, asked.seat, option.value) for option in options]
        case asks.ChangeRating() | asks.ChangeAnyRating():
            return [_rating(view, asked.seat, option) for option in options]
        case asks.MarkLandmark():
            return [_mark(view, asked.seat, option.value) for option in options]
        case asks.UseTome() | asks.RollAgain() | asks.Improve():
            return [tome(view, option) for option in options]
        case _:
            return [0.5] * len(options)


# -------------------------------------------------------------------- turns and routes


def _turn(view: State, asked: Asked) -> list[float]:
    """By the whole turn; who has left the way that seemed best is thought for again, or had better take steps back."""
    seat = asked.seat
    turn = turns.turn_of(view, seat)
    taken = [step for step in turn.steps if step < rows.FORCED]
    plans = planned.of(view, seat, lambda: _seen(plans_of(view, begun(view, seat))))
    worth = _next_steps(plans, taken)
    back = 0.0
    if not worth:
        worth = _next_steps(_seen(plans_of(view, turn)), taken)
        back = best_begun(plans, worth)
    low = min(worth.values(), default=0.0) - 1
    found = [worth.get(choices.STEP_NUMBER[o], low) if o is not BACK else back or low - 1 for o in asked.options]
    return [max(0.0, 0.01 + value / SCALE) for value in found]


def best_begun(plans: list[tuple[list[int], float]], worth: dict[int, float]) -> float:
    """What the best turn is worth, if none that goes on from here comes near it; otherwise nothing."""
    best = max((value for _, value in plans), default=0.0)
    return best if best >= max(worth.values(), default=0.0) + MATTERS else 0.0


def begun(view: State, seat: int) -> Turn:
    turn = Turn(view, seat)
    turn.settle()
    return turn


def _seen(plans: list[Plan]) -> list[tuple[list[int], float]]:
    return [(plan.steps, plan.worth) for plan in plans]


def _next_steps(plans: list[tuple[list[int], float]], taken: list[int]) -> dict[int, float]:
    """For every next step the best of the plans that go on with it; to be done is the step after the last."""
    done = choices.STEP_NUMBER[DONE]
    worth: dict[int, float] = {}
    for steps, value in plans:
        if steps[: len(taken)] == taken:
            following = steps[len(taken)] if len(steps) > len(taken) else done
            worth[following] = max(value, worth.get(following, value))
    return worth


def _route(view: State, asked: Asked) -> list[float]:
    taken, best = way_on(view, asked.seat)
    wanted = best[len(taken)] if len(best) > len(taken) else DONE
    if missed(view, asked.seat):
        wanted = BACK
    return [1.0 if option is wanted else 0.0 for option in asked.options]


def way_on(view: State, seat: int) -> tuple[list[Option], list[Option]]:
    """The steps of a final route taken so far, and the whole route that is thought best after them."""
    taken = [choices.STEPS[step] for step in rows.steps_of(view.count(marks.TURN[seat]))]
    best = _best_of_all(view, seat)
    if best[: len(taken)] != taken:
        best = taken + best_walk(view, seat, final_route.walked(view, seat, view.count(marks.TURN[seat])))
    return taken, best


def missed(view: State, seat: int) -> tuple[int, int] | None:
    """The points of the best route that goes on from here and of the best of all, where that is worth beginning anew."""
    taken, best = way_on(view, seat)
    whole = _best_of_all(view, seat)
    if not taken or whole[: len(taken)] == taken:
        return None
    here, there = (round(whole_points(view, seat, 0, steps)) for steps in (best, whole))
    return (here, there) if there >= here + MATTERS else None


def _best_of_all(view: State, seat: int) -> list[Option]:
    return routed.of(view, seat, lambda: best_walk(view, seat, final_route.Walk(view, seat)))


# -------------------------------------------------------------------- cards, dice and ratings


def with_round_card(view: State, seat: int, piece: int) -> float:
    """What the best turn would be with this card or die beside the other one, as far as both are known."""
    pair = round_cards_with(view, piece)
    return 0.5 if pair is None else _with(view, seat, pair)


def round_cards_with(view: State, piece: int) -> tuple[int, int] | None:
    """The two cards or dice of the round with this one, as far as both are known."""
    there = view.zone(box.ROUND_CARDS)
    if len(there) != 1 or not _is_known(view, piece) or table.is_opening(view):
        return None
    return there[0], piece


def with_pair(view: State, pair: tuple[int, int]) -> State:
    """The table as if these were the cards or dice of the round."""
    dream = view.copy()
    dream.zones[box.ROUND_CARDS] = pair
    return dream


def _with(view: State, seat: int, pair: tuple[int, int]) -> float:
    return best_turn(with_pair(view, pair), seat) / SCALE


def _is_known(view: State, piece: int) -> bool:
    """Whether it is known what a card or die shows; in Sydney dice are taken before they are rolled (RT-SYD-13)."""
    if piece not in box.DIE_OF:
        return piece >= 0
    is_rolled = view.pointed(marks.MODE) != marks.SPECIAL or piece not in view.zone(box.DICE_LEFT)
    return is_rolled and view.count(marks.FACE[box.DIE_OF[piece]]) > 0


def first_of_two(view: State, asked: Asked) -> list[tuple[float, int]]:
    """The first card or die by the turns it can make with another, and which one alone one would add to it."""
    return paired.of(view, asked.seat, lambda: _first_of_two(view, asked))


def _first_of_two(view: State, asked: Asked) -> list[tuple[float, int]]:
    """By the best other card or die alone, else by any that is left."""
    if table.is_opening(view):
        return [(0.5, -1)] * len(asked.options)
    pieces = [option.value for option in asked.options]
    worth: dict[frozenset[int], float] = {}
    out: list[tuple[float, int]] = []
    for piece in pieces:
        others = [other for other in _partners(view, asked, piece) if _is_known(view, other)]
        for other in others:
            both = frozenset((piece, other))
            if both not in worth:
                worth[both] = _with(view, asked.seat, (piece, other))
        found = [(worth[frozenset((piece, other))], other) for other in others] or [(0.5, -1)]
        out.append(max(found) if view.seats == 1 else (sum([value for value, _ in found]) / len(found), -1))
    return out


def _partners(view: State, asked: Asked, piece: int) -> list[int]:
    """What can become the other of the two: another die, a card in hand, or the dice that come with a card (RT-SYS-07)."""
    if asked.kind is asks.ChooseDie:
        return [option.value for option in asked.options if option.value != piece]
    if view.pointed(marks.MODE) != marks.SPECIAL:
        return list(view.zone(box.HAND[asked.seat]))
    slot = next(i for i, zone in enumerate(box.QUEUE_CARDS) if piece in view.zone(zone))
    return [*view.zone(box.DICE_QUEUE)[:1], *view.zone(box.QUEUE_DICE[slot])]


def is_mine(view: State, seat: int, track: int) -> bool:
    """Whether a landmark lies along a segment of the own sheet."""
    m = table.streets(view)
    drawn = view.count(marks.DRAWN[seat])
    attraction = m.tracks[track]
    if attraction.crossroads >= 0:
        return bool(m.at[attraction.crossroads] & drawn)
    return any(m.beside[place] & drawn for place in attraction.places)


def _rating(view: State, seat: int, option: Option) -> float:
    """Landmarks of the own route should rise, and of the partner's, those of others fall."""
    rivals = teams.rivals(view, seat)
    others = sum(is_mine(view, other, option.value) for other in rivals)
    own = sum(is_mine(view, one, option.value) for one in range(view.seats) if one not in rivals)
    mine = 2 * own - others / max(1, len(rivals))
    sign = 1 if option.verb is choices.RAISE else -1
    return 0.5 + 0.1 * sign * mine + 0.001 * scoring.rating_value(view, option.value)


def _mark(view: State, seat: int, track: int) -> float:
    """Where cells are marked by number, a mark that is there already changes nothing (RT-SYD-18)."""
    die = view.zone(box.LANDMARK_DIE)[0]
    if view.count(marks.RATING[track]) >> table.source(view, die).number - 1 & 1:
        return 0.5
    rivals = teams.rivals(view, seat)
    others = sum(is_mine(view, other, track) for other in rivals)
    own = sum(is_mine(view, one, track) for one in range(view.seats) if one not in rivals)
    return 0.55 + 0.1 * own - 0.1 * others / max(1, len(rivals))


def tome(view: State, option: Option) -> float:
    """Roll low dice again, improve what then succeeds; a blessing when something is in reach."""
    if option.verb is choices.ROLL_AGAIN or option.verb is choices.IMPROVE:
        n = view.count(marks.RESULTS[option.value])
        low = option.verb is choices.ROLL_AGAIN
        return 0.6 - 0.05 * n if low and n < 5 else 0.6 if not low and n in (3, 4) else 0.3
    results = [view.count(key) for key in marks.RESULTS]
    if option.verb is choices.TOME:
        return 0.6 if min(results) < 5 else 0.2
    return 0.4
