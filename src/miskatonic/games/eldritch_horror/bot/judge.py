"""Which questions a greedy player answers by weighing odds and words, and how; all others are looked ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import actions, choices, encounters, fights, shopping, stakes, trading
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.travel import World
from miskatonic.games.eldritch_horror.bot.worth import squashed, standing
from miskatonic.games.eldritch_horror.odds.options import power_of
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.encounters import as_encounter

Gains = list[float]


def judge(s: State, asked: Asked) -> Gains | None:
    """How good things are after each option; None for questions to be looked ahead."""
    gains = gains_of(s, asked)
    if gains is None:
        return None
    now = standing(s)
    return [squashed(s, now + gain) for gain in gains]


def gains_of(s: State, asked: Asked) -> Gains | None:
    """What each option gains, in rounds of one investigator; None for questions to be looked ahead."""
    weigh = JUDGES.get(asked.kind)
    return None if weigh is None else weigh(s, asked)


def encounter(s: State, asked: Asked) -> Gains:
    """Fights by what they promise, other encounters by the mean over their cards."""
    world = World(s, asked.seat)
    return [_encounter(world, option) for option in asked.options]


def _encounter(world: World, option: Option) -> float:
    s, i, p = world.s, world.me, world.prices
    space = places.stands_on(s, world.seat)
    if option.verb is box.FIGHT:
        return fights.outcome(s, world.seat, option.value, i, p, world.todo).worth
    if option is box.IGNORE:
        return encounters.promises(s, space, i, p, world.todo)
    if option.verb is box.RESEARCH_CLUE:
        return encounters.of_deck(s, "research", space, i, p)
    if option.verb is box.MEET:
        return encounters.meeting(s, option.value, i, p)
    if option.verb is box.AS_ENCOUNTER:
        offered = as_encounter(s, option.value)
        assert offered is not None
        return encounters.offered(s, option.value, offered.effects, i, p)
    if option.verb is box.ENCOUNTER:
        deck = box.DECK_NAMES[option.value]
        if deck == "other-world":
            return encounters.other_world(s, space, i, p, world.todo)
        if deck == "expedition":
            return encounters.expedition(s, space, i, p)
        return encounters.of_deck(s, deck, space, i, p)
    power = power_of(s, option)
    if power is not None:
        return worth(power.effects, i, p) + worth(power.cost, i, p)
    return 0.0


def any_order(s: State, asked: Asked) -> Gains:
    """What all happens anyway, one after another: the order seldom matters, and looking ahead would be long."""
    return [0.0] * len(asked.options)


def any_lead(s: State, asked: Asked) -> Gains:
    """Who leads acts first, and that is all that can be foreseen: what their turn would bring comes in any case."""
    return [0.0] * len(asked.options)


def order_forced(s: State, asked: Asked) -> Gains | None:
    """Whether a Monster or the cards of its victor come first is asked only where it matters: that is looked ahead."""
    return None if asked.options[0].verb is box.PICK else any_order(s, asked)


JUDGES: Final[dict[Kind, Callable[[State, Asked], Gains | None]]] = {
    asks.Action: actions.action,
    asks.AdditionalAction: actions.action,
    asks.Further: actions.further,
    asks.Encounter: encounter,
    asks.WhomToFight: encounter,
    asks.BeforeTest: stakes.before_test,
    asks.BeforeCombatTest: stakes.before_test,
    asks.HelpTest: stakes.help_test,
    asks.AfterRoll: stakes.after_roll,
    asks.WhichDie: stakes.which_die,
    asks.WhichDieToRaise: stakes.raised,
    asks.Loan: shopping.loan,
    asks.Buy: shopping.buy,
    asks.DiscardFromReserve: shopping.discard_from_reserve,
    asks.WithWhom: trading.with_whom,
    asks.Trade: trading.trade,
    asks.AgreeToTrade: trading.agree,
    asks.WhetherTo: choices.whether_to,
    asks.Unless: choices.unless,
    asks.WhichEffect: choices.which_effect,
    asks.NextReckoning: any_order,
    asks.NextTask: any_order,
    asks.PassLead: any_lead,
    asks.NewLead: any_lead,
    asks.OrderForced: order_forced,
}
