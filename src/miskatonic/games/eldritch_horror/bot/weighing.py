"""The reasons behind `judge`, option by option, and behind `worth`, thing by thing: each adds up to what it explains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from miskatonic.core.declared import Kind
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import actions, encounters, fights, lives, prices
from miskatonic.games.eldritch_horror.bot import judge as j
from miskatonic.games.eldritch_horror.bot import reasons as r
from miskatonic.games.eldritch_horror.bot.clock import rounds_left
from miskatonic.games.eldritch_horror.bot.mysteries import task
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.bot.travel import Way, World, delay, way_of
from miskatonic.games.eldritch_horror.odds import options as odds
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.amounts import rumors
from miskatonic.games.eldritch_horror.rules.people import alive, is_alive
from miskatonic.weighing import Fact, Standing, Term, Terms
from miskatonic.words.control import DO_IT

LIKELY: Final = 0.6
"""Who wins a fight so often is a match for the Monster."""
Weigh = Callable[[State, World | None, Asked, Option], Terms]
"""The reasons of one option, for an investigator who is alive or for somebody who is not."""
Place = r.EndsAt | r.Quiet | r.Heads
"""Reasons that are about somewhere to be."""


def terms(s: State, asked: Asked) -> list[Terms] | None:
    """The reasons for and against every option of a question that is judged."""
    gains, weigh = j.gains_of(s, asked), WEIGHED.get(asked.kind)
    if gains is None or weigh is None:
        return None
    world = World(s, asked.seat) if is_alive(s, asked.seat) else None
    found = [_whole(weigh(s, world, asked, option), gain) for option, gain in zip(asked.options, gains, strict=True)]
    best = found[gains.index(max(gains))]
    return [one if one is best else _beside(best, one) for one in found]


def _whole(found: Terms, gain: float) -> Terms:
    """The first reason counts for whatever the others do not."""
    main, *rest = found
    return Term(gain - sum(term.worth for term in rest), main.why), *rest


def _beside(best: Terms, other: Terms) -> Terms:
    """Reasons of an option that is not the best: places that the best one leads to sooner, or instead, are marked."""
    sooner = {term.why.space: _rounds(term.why) for term in best if isinstance(term.why, Place)}
    is_less = _places(other) < _places(best)

    def compared(why: object) -> object:
        match why:
            case r.Heads() if why.space in sooner:
                return replace(why, beside=r.Beside.LATER) if sooner[why.space] < why.rounds else why
            case r.EndsAt() | r.Heads() if is_less and why.space not in sooner:
                return replace(why, beside=r.Beside.LESS)
        return why

    return tuple([Term(term.worth, compared(term.why)) for term in other])


def _rounds(why: Place) -> float:
    """In how many rounds one can be there."""
    return why.rounds if isinstance(why, r.Heads) else 0.0


def _places(terms: Terms) -> float:
    """What all that an option leads to counts."""
    return sum([term.worth for term in terms if isinstance(term.why, Place)])


# -------------------------------------------------------------------- actions


def _action(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    assert world is not None
    i = world.me
    left = asked.what.left if asked.kind is asks.Action else 1
    way, rested = actions.way_after(world, option, left)
    ahead = _ahead(world, way, rested, option.value if option.verb is box.MOVE else -1)
    if option is box.END:
        return (Term(0.0, r.NothingMore()),)
    if option.verb is box.MOVE:
        return ahead
    if option is box.REST:
        assert rested is not None
        card = next(iter(actions.at_rest(s, asked.seat)), -1)
        return Term(0.0, r.Rested(rested.health - i.health, rested.sanity - i.sanity, card)), *ahead
    if option.verb is box.PREPARE:
        return Term(lives.TICKET, r.Ticket()), *ahead
    if option is box.ACQUIRE:
        return Term(0.0, r.Shops()), *ahead
    if option.verb is box.TRADE:
        return Term(0.0, r.Gathers()), *ahead
    if not is_ability(option):
        return ahead
    delays = world.prospect(way) < world.prospect(way_of(s, asked.seat)) - lives.TICKET
    return Term(0.0, r.Uses(ability_of(option)[0], delays)), *ahead


def _ahead(world: World, way: Way, i: lives.Me | None, to: int = -1) -> Terms:
    """Where the turn will end and what comes then, with what each is worth, tickets for it included.

    `to` is where the option itself leads, if it is a step.
    """
    plan = world.plan(way, i)
    tickets = plan.good - plan.now - plan.later
    lure, foes = _lure(world, plan.end), _foes(world, plan.end)
    quiet = lure is r.Lure.TOWN and not foes
    onward = plan.end != (way.space if to < 0 else to)
    found = [Term(plan.now + tickets, r.Quiet(plan.end, onward) if quiet else r.EndsAt(plan.end, lure, foes, onward))]
    if plan.goal >= 0:
        left = (0, 0) if way.ends()[plan.end] else (way.train, way.ship)
        rounds = delay(plan.end, plan.goal, *left)
        heads = r.Heads(plan.goal, _lure(world, plan.goal), _foes(world, plan.goal), rounds, quiet and to >= 0)
        found.append(Term(plan.later, heads))
    return tuple(found)


def _lure(world: World, space: int) -> r.Lure:
    return max(encounters.lures(world.s, space, world.me, world.prices, world.todo), key=lambda one: one[0])[1]


def _foes(world: World, space: int) -> int:
    return 0 if world.ignores else len(places.monsters_on(world.s, space))


def _further(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    assert world is not None
    way = way_of(s, asked.seat)._replace(can_travel=False, is_under_way=option is not box.STOP)
    if option is box.STOP:
        return _ahead(world, way, None)
    return *_ahead(world, way._replace(space=option.value), None, option.value), Term(-lives.TICKET, r.TicketSpent())


# -------------------------------------------------------------------- encounters


def _encounter(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    assert world is not None
    space = places.stands_on(s, asked.seat)
    if option.verb is box.FIGHT:
        fight = fights.outcome(s, asked.seat, option.value, world.me, world.prices, world.todo)
        wanted = fights.won(s, option.value, world.me, world.prices, world.todo) > world.prices.monster + fights.RECKONS
        return (Term(0.0, r.Fights(option.value, wanted, fight.worth > 0, fight.beats >= LIKELY)),)
    if is_ability(option):
        return (Term(0.0, r.Uses(ability_of(option)[0], delays=False)),)
    lure = _lure_of(world, space, option)
    decks = [other for other in asked.options if other.verb is box.ENCOUNTER]
    if lure is r.Lure.TOWN and sum([_lure_of(world, space, other) is r.Lure.TOWN for other in decks]) > 1:
        return (Term(0.0, r.Suits()),)
    return (Term(0.0, r.Meets(space, lure)),)


def _lure_of(world: World, space: int, option: Option) -> r.Lure:
    if option.verb is box.RESEARCH_CLUE:
        return r.Lure.CLUE
    if option.verb is box.MEET:
        return r.Lure.FALLEN
    if option.verb is box.AS_ENCOUNTER:
        return r.Lure.RUMOR if option.value in box.MYTHOS_CARD else r.Lure.MYSTERY
    if option.verb is box.ENCOUNTER:
        deck = box.DECK_NAMES[option.value]
        return {"other-world": r.Lure.GATE, "expedition": r.Lure.EXPEDITION}.get(deck, r.Lure.TOWN)
    return _lure(world, space)


# -------------------------------------------------------------------- tests


def _after_roll(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    rolled: asks.AfterRoll = asked.what
    if world is None or option is box.KEEP_RESULT:
        return (Term(0.0, r.Passed(rolled.successes >= rolled.need)),)
    clue = option is box.SPEND_CLUE
    return Term(0.0, _again(s, world, rolled, option)), Term(-world.prices.clue if clue else 0.0, r.Price(clue))


def _again(s: State, world: World, rolled: asks.AfterRoll, option: Option) -> r.Again | r.Raised | r.Needless | r.Counts:
    """What dice rolled again, or one that shows 1 more, can still do for a test."""
    missing, least = rolled.need - rolled.successes, world.me.least
    again = odds.rolled_again(s, world.seat, rolled, option)
    if again == odds.RAISED and rolled.stake != asks.Stake.COUNTS and missing > 0:
        if odds.after_reroll(s, world.seat, rolled, again) == 1:
            return r.Raised()
        return r.Counts() if least - 1 in rolled.dice else r.Needless()
    dice = min(again or 0, sum([die < least for die in rolled.dice]))
    if not rolled.need or (dice and rolled.stake == asks.Stake.COUNTS):
        return r.Counts()
    if missing <= 0 or not dice:
        return r.Needless()
    return r.Again(lives.passes(dice, least, missing)) if missing <= dice else r.Counts()


def _before_test(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.MoreDice(added=odds.power_of(s, option) is not None or option is box.SPEND_SANITY)),)


# -------------------------------------------------------------------- what is chosen once


def _chosen(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.ByWords(done=option is DO_IT)),)


def _paid(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Pays(paid=option is box.YES)),)


def _picked(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    gain = (j.gains_of(s, asked) or [])[asked.options.index(option)]
    return (Term(0.0, r.OfSeveral(good=gain > 0)),)


def _bought(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Enough() if option is box.DONE else r.Wanted(option.value)),)


def _discarded(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Enough() if option is box.NO else r.Unwanted(option.value)),)


def _one(why: object) -> Weigh:
    return lambda s, world, asked, option: (Term(0.0, why),)


def _loan(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Debt(taken=option is box.LOAN)),)


WEIGHED: Final[dict[Kind, Weigh]] = {
    asks.Action: _action,
    asks.AdditionalAction: _action,
    asks.Further: _further,
    asks.Encounter: _encounter,
    asks.WhomToFight: _encounter,
    asks.BeforeTest: _before_test,
    asks.BeforeCombatTest: _before_test,
    asks.HelpTest: _one(r.Helps()),
    asks.AfterRoll: _after_roll,
    asks.WhichDie: _one(r.ThisDie()),
    asks.WhichDieToRaise: _one(r.ThisDie()),
    asks.Loan: _loan,
    asks.Buy: _bought,
    asks.DiscardFromReserve: _discarded,
    asks.Trade: _one(r.Gathers()),
    asks.AgreeToTrade: _one(r.Gathers()),
    asks.WhetherTo: _chosen,
    asks.Unless: _paid,
    asks.WhichEffect: _picked,
    asks.NextReckoning: _one(r.AnyOrder()),
    asks.NextTask: _one(r.AnyOrder()),
    asks.OrderForced: _one(r.AnyOrder()),
}

# -------------------------------------------------------------------- how things stand


OWN: Final = (r.Health, r.Sanity, r.Cards, r.Tickets, r.Improvements, r.Delayed, r.Conditions)
"""What each of an investigator's belongings is told as."""


def standing(s: State, seat: int) -> Standing:
    """How things stand for everybody and for this investigator, thing by thing."""
    todo = task(s)
    p = prices.prices(s, todo)
    solved, people = len(s.zones.get(box.SOLVED, ())), alive(s)
    doom = s.counts.get(box.DOOM, 0)
    held = sum([len(s.zones.get(box.CLUES_OF[other], ())) for other in people])
    monsters = len(places.monsters_on_board(s))
    in_play = rumors(s)
    facts: dict[object, Fact] = {
        r.Doom(): Fact(doom, prices.ROUND * p.players * (rounds_left(s) + prices.LEAST_DOOM * doom)),
        r.Mystery(): Fact(solved, p.mystery * (solved + todo.done - 3)),
        r.Lives(): Fact(len(people), lives.vital(0) * (s.seats - len(people))),
        r.Clues(): Fact(held, prices.clue_stock(s, p.step, todo, held)),
        r.Monsters(): Fact(monsters, -p.monster * monsters, price=p.monster),
        r.Rumors(): Fact(len(in_play), -sum([rumor_price(s, card, p.players) for card in in_play])),
    }
    for other in people:
        shares = lives.belongings(s, other)
        facts |= {what(other): Fact(*share) for what, share in zip(OWN, shares, strict=True)}
    if is_alive(s, seat):
        ahead = _ahead(World(s, seat), way_of(s, seat), None)
        best = max(ahead, key=lambda term: term.worth)
        facts[r.Prospect()] = Fact(0, sum([term.worth for term in ahead]), best.why)
    return facts
