"""What each action is worth: by what it brings at once, and by what one can still go for after it."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import shopping, trading
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.lives import TICKET, vitals
from miskatonic.games.eldritch_horror.bot.travel import Way, World, way_of
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import SHIP, TRAIN
from miskatonic.games.eldritch_horror.odds.options import power_of
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.actions import TRAVEL
from miskatonic.games.eldritch_horror.rules.people import alive

RID_OF_IT: Final = 0.2
"""A rest that may end a Condition."""
REST_POWER: Final = 0.15
"""A rest in which something else can be done."""


def action(s: State, asked: Asked) -> list[float]:
    """An action: what it brings, and the best that can be made of the rest of the turn."""
    left = asked.what.left if asked.kind is asks.Action else 1
    world = World(s, asked.seat)
    return [_action(world, option, left) for option in asked.options]


def _action(world: World, option: Option, left: int) -> float:
    s, seat, i = world.s, world.seat, world.me
    travelled = bool(s.counts.get(box.ACTED[seat], 0) & TRAVEL)
    way = way_of(s, seat, can_travel=left > 1 and not travelled)
    if option is box.END:
        return world.prospect(way._replace(can_travel=False))
    if option.verb is box.MOVE:
        return world.prospect(way._replace(space=option.value, can_travel=False, is_under_way=True))
    if option is box.REST:
        rested = i._replace(health=min(i.most_health, i.health + 1), sanity=min(i.most_sanity, i.sanity + 1))
        return vitals(rested) - vitals(i) + _heard_at_rest(s, seat) + world.prospect(way, rested)
    if option.verb is box.PREPARE:
        more = way._replace(train=way.train + 1) if option.value == TRAIN else way._replace(ship=way.ship + 1)
        if way.train + way.ship >= box.MOST_TICKETS:
            return world.prospect(way)
        return TICKET + world.prospect(more)
    if option is box.ACQUIRE:
        return shopping.expected(s, seat, i, world.prices) + world.prospect(way)
    if option.verb is box.TRADE:
        return trading.gain(world, option.value) + world.prospect(way)
    power = power_of(s, option)
    if power is not None:
        free = power.moment is Moment.ACTION_PHASE
        way = way._replace(can_travel=left > (not free) and not travelled)
        good = worth(power.effects, i, world.prices_here()) + worth(power.cost, i, world.prices)
        if isinstance(power.effects, w.TradeAfar):
            good += max([trading.gain(world, other) for other in alive(s) if other != seat], default=0.0)
        return good + world.prospect(way)
    return 0.0


def _heard_at_rest(s: State, seat: int) -> float:
    """What cards do for those who rest."""
    conditions = s.zones.get(box.CONDITIONS_OF[seat], ())
    good = RID_OF_IT * sum([_has_rest(box.CONDITION_CARD[card].powers) for card in conditions])
    return good + REST_POWER * sum([_has_rest(box.POSSESSION[card].powers) for card in s.zones.get(box.OWNED[seat], ())])


def _has_rest(powers: tuple[Power, ...]) -> bool:
    return any(power.moment is Moment.REST for power in powers)


def further(s: State, asked: Asked) -> list[float]:
    """Whether to travel on with a ticket, and where to."""
    world = World(s, asked.seat)
    way = way_of(s, asked.seat)._replace(can_travel=False, is_under_way=True)
    found = []
    for option in asked.options:
        if option is box.STOP:
            found.append(world.prospect(way._replace(is_under_way=False)))
        else:
            found.append(max(_onward(world, way, option.value)))
    return found


def _onward(world: World, way: Way, space: int) -> list[float]:
    """A step further with each kind of ticket that leads there."""
    kinds = [path for there, path in places.PATHS[way.space] if there == space]
    found = []
    for kind in kinds:
        if kind == TRAIN and way.train:
            found.append(world.prospect(way._replace(space=space, train=way.train - 1)))
        if kind == SHIP and way.ship:
            found.append(world.prospect(way._replace(space=space, ship=way.ship - 1)))
    return [good - TICKET for good in found]
