"""What each action is worth: by what it brings at once, and by what one can still go for after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import shopping, trading
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.lives import TICKET, Me, vitals
from miskatonic.games.eldritch_horror.bot.stakes import cast_for_mystery
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
ONCE: Final = (box.MOVE, box.PREPARE, box.TRADE)
"""Actions that are several options, of which only one can be taken in a round (EH-ACT-04)."""
IDLE: Final = 0.01
"""What speaks against a rest that does nothing, or a trade from afar of nothing."""


def action(s: State, asked: Asked) -> list[float]:
    """An action: what it brings, and the best that can be made of the rest of the turn."""
    left = asked.what.left if asked.kind is asks.Action else 1
    world = World(s, asked.seat)
    found = [_action(world, option, left) for option in asked.options]
    for number, option in enumerate(asked.options):
        power = power_of(s, option)
        if power is not None and _gives_action(power):
            found[number] = worth(power.cost, world.me, world.prices) + _one_more(world, asked.options, found, left)
    return found


def _gives_action(power: Power) -> bool:
    """Whether all that a power does is to let somebody act once more."""
    return isinstance(power.effects, w.AdditionalAction) or power.effects == (w.AdditionalAction(),)


def _one_more(world: World, options: Sequence[Option], found: list[float], left: int) -> float:
    """What a turn is worth with one action more than are left: the best of those that would not be taken otherwise."""
    nothing = world.prospect(way_after(world, box.END, left)[0])
    gains: dict[object, float] = {}
    best = nothing
    for good, option in zip(found, options, strict=True):
        power = power_of(world.s, option)
        if option is box.END or (power is not None and _gives_action(power)):
            continue
        best = max(best, good)
        then = nothing if option.verb is box.MOVE else world.prospect(*way_after(world, option, left))
        what = option.verb if option.verb in ONCE else option
        gains[what] = max(gains.get(what, 0.0), good - then)
    return best + sum(sorted(gains.values(), reverse=True)[left : left + 1])


def _action(world: World, option: Option, left: int) -> float:
    s, seat, i = world.s, world.seat, world.me
    way, rested = way_after(world, option, left)
    then = world.prospect(way, rested)
    if option is box.END or option.verb is box.MOVE:
        return then
    if rested is not None:
        return (vitals(rested) - vitals(i) + _heard_at_rest(s, seat) or -IDLE) + then
    if option.verb is box.PREPARE:
        return then if _is_full(s, seat) else TICKET + then
    if option is box.ACQUIRE:
        return shopping.expected(s, seat, i, world.prices) + then
    if option.verb is box.TRADE:
        return trading.gain(world, option.value) + then
    power = power_of(s, option)
    if power is None:
        return 0.0
    good = worth(power.effects, i, world.prices_here()) + worth(power.cost, i, world.prices)
    if isinstance(power.effects, w.TradeAfar):
        good += max([trading.gain(world, other) for other in alive(s) if other != seat], default=0.0) or -IDLE
    if ability_of(option)[0] in box.SPELL_CARD:
        good += cast_for_mystery(world, power)
    return good + then


def way_after(world: World, option: Option, left: int) -> tuple[Way, Me | None]:
    """How somebody may still move after an action, and how they are if it is a rest."""
    s, seat, i = world.s, world.seat, world.me
    travelled = bool(s.counts.get(box.ACTED[seat], 0) & TRAVEL)
    power = power_of(s, option)
    free = power is not None and power.moment is Moment.ACTION_PHASE
    way = way_of(s, seat, can_travel=left > (not free) and not travelled)
    if option is box.END:
        return way._replace(can_travel=False), None
    if option.verb is box.MOVE:
        return way._replace(space=option.value, can_travel=False, is_under_way=True), None
    if option is box.REST:
        return way, i._replace(health=min(i.most_health, i.health + 1), sanity=min(i.most_sanity, i.sanity + 1))
    if option.verb is box.PREPARE and not _is_full(s, seat):
        return way._replace(train=way.train + 1) if option.value == TRAIN else way._replace(ship=way.ship + 1), None
    return way, None


def _is_full(s: State, seat: int) -> bool:
    """Whether somebody has all the tickets they may have."""
    return sum([s.counts.get(family[seat], 0) for family in box.TICKETS]) >= box.MOST_TICKETS


def _heard_at_rest(s: State, seat: int) -> float:
    """What cards do for those who rest."""
    return sum([RID_OF_IT if card in box.CONDITION_CARD else REST_POWER for card in at_rest(s, seat)])


def at_rest(s: State, seat: int) -> list[int]:
    """The Conditions and possessions that do something for those who rest."""
    conditions = [card for card in s.zones.get(box.CONDITIONS_OF[seat], ()) if _has_rest(box.CONDITION_CARD[card].powers)]
    return conditions + [card for card in s.zones.get(box.OWNED[seat], ()) if _has_rest(box.POSSESSION[card].powers)]


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
