"""The reasons behind `judge`, option by option, and behind `worth`, thing by thing: each adds up to what it explains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Final

from miskatonic import weighing
from miskatonic.core.code import Effect
from miskatonic.core.declared import Kind
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import actions, choices, encounters, fights, lives, prices, stakes, trading
from miskatonic.games.eldritch_horror.bot import judge as j
from miskatonic.games.eldritch_horror.bot import reasons as r
from miskatonic.games.eldritch_horror.bot.clock import rounds_left
from miskatonic.games.eldritch_horror.bot.mysteries import task
from miskatonic.games.eldritch_horror.bot.parts import gain_and_cost, parts, together
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.bot.travel import Way, World, delay, way_of
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH
from miskatonic.games.eldritch_horror.odds import options as odds
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.amounts import rumors
from miskatonic.games.eldritch_horror.rules.clues import pays_sanity
from miskatonic.games.eldritch_horror.rules.people import alive, is_alive
from miskatonic.weighing import Fact, Standing, Term, Terms
from miskatonic.words.control import CHOOSE, DO_IT, DONE

PHASES: Final = 4
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
    which = gains.index(max(gains))
    if _is_on_the_way(found, which):
        found = [_for_what_comes_then(one) for one in found]
    return [one if one is found[which] else _beside(found[which], one) for one in found]


def _whole(found: Terms, gain: float) -> Terms:
    """The first reason counts for whatever the others do not."""
    main, *rest = found
    return Term(gain - sum(term.worth for term in rest), main.why), *rest


def _is_on_the_way(found: list[Terms], which: int) -> bool:
    """Whether an ordinary encounter is of less account to the best option than what comes then, which is no later by it."""
    quiet = sum([term.worth for term in found[which] if isinstance(term.why, r.Quiet)])
    for term in found[which]:
        if isinstance(term.why, r.Heads) and term.worth > quiet:
            there = [why for terms in found for _, why in terms if isinstance(why, r.Heads) and why.space == term.why.space]
            return term.why.rounds <= min([why.rounds for why in there])
    return False


def _for_what_comes_then(terms: Terms) -> Terms:
    """What an ordinary encounter counts is counted to what comes then."""
    quiet = sum([term.worth for term in terms if isinstance(term.why, r.Quiet)])
    if not any(isinstance(term.why, r.Heads) for term in terms):
        return terms
    return tuple(
        [
            Term(term.worth + quiet * isinstance(term.why, r.Heads), term.why)
            for term in terms
            if not isinstance(term.why, r.Quiet)
        ]
    )


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
        return tuple([term for term in ahead if not _is_ordinary(term.why)]) or (Term(0.0, r.NothingMore()),)
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
    now = plan.now + tickets
    found = [Term(now, r.Quiet(plan.end, onward, now > 0) if quiet else r.EndsAt(plan.end, lure, foes, onward))]
    if plan.goal >= 0:
        left = (0, 0) if way.ends()[plan.end] else (way.train, way.ship)
        rounds = delay(plan.end, plan.goal, *left)
        heads = r.Heads(plan.goal, _lure(world, plan.goal, ceil(rounds)), _foes(world, plan.goal), rounds, quiet and to >= 0)
        found.append(Term(plan.later, heads))
    return tuple(found)


def _is_ordinary(why: object) -> bool:
    """Whether a reason is about somewhere with nothing but an ordinary encounter."""
    return isinstance(why, r.Quiet) or (isinstance(why, r.Heads) and why.lure is r.Lure.TOWN and not why.monsters)


def _lure(world: World, space: int, rounds: int = 0) -> r.Lure:
    return max(encounters.lures(world.s, space, world.me, world.prices, world.todo, rounds), key=lambda one: one[0])[1]


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
        if fight.worth <= 0 and len(asked.options) > 1 and fight.worth == max(j.gains_of(s, asked) or []):
            return (Term(0.0, r.Lightest()),)
        return (Term(0.0, r.Fights(option.value, wanted, fight.worth > 0, fight.beats >= LIKELY)),)
    if is_ability(option):
        return (Term(0.0, r.Uses(ability_of(option)[0], delays=False)),)
    if option is box.NO_ENCOUNTER:
        return (Term(0.0, r.Enough()),)
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
        others = [other for other in asked.options if other is not box.KEEP_RESULT]
        helpless = world is not None and all(_again(s, world, rolled, other) == r.Needless() for other in others)
        return (Term(0.0, r.Passed(rolled.successes >= rolled.need, helpless)),)
    clue = option is box.SPEND_CLUE
    price = r.Price(clue, sanity=clue and pays_sanity(s, asked.seat))
    return Term(0.0, _again(s, world, rolled, option)), Term(-world.prices.clue if clue else 0.0, price)


def _again(s: State, world: World, rolled: asks.AfterRoll, option: Option) -> r.Again | r.Raised | r.Needless | r.Counts:
    """What dice rolled again, or one that shows 1 more, can still do for a test."""
    missing, least = rolled.need - rolled.successes, world.me.least
    again = odds.rolled_again(s, world.seat, rolled, option)
    if again == odds.RAISED and rolled.stake != asks.Stake.COUNTS and missing > 0:
        if odds.after_reroll(s, world.seat, rolled, again) == 1:
            return r.Raised()
        return r.Counts() if least - 1 in rolled.dice else r.Needless()
    dice = least - 1 in rolled.dice if again == odds.RAISED else min(again or 0, sum([die < least for die in rolled.dice]))
    hangs = stakes.stakes(world, world.me, rolled.source, rolled.skill, rolled.need, rolled.during)
    if not dice or (missing <= 0 and hangs(rolled.successes + dice) <= hangs(rolled.successes)):
        return r.Needless()
    if not rolled.need or missing <= 0 or rolled.stake == asks.Stake.COUNTS:
        return r.Counts()
    return r.Again(lives.passes(dice, least, missing)) if missing <= dice else r.Counts()


def _before_test(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    power = odds.power_of(s, option)
    if power is not None and isinstance(power.effects, w.Test) and not stakes.hoped(power.effects, asked.what.skill):
        return (
            Term(0.0, r.ByWords(done=True, gain=w.Place(ELDRITCH), cost=w.SpendClues())),
        )  # a Spell cast for the Mystery (EH-SPL-01)
    return (Term(0.0, r.MoreDice(added=power is not None or option is box.SPEND_SANITY)),)


# -------------------------------------------------------------------- what is chosen once


def _chosen(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    """What doing it brings and costs; where it is done to be spared something, that."""
    node, done = choices.asking(s, asked), option is DO_IT
    if world is None or not isinstance(node, w.May):
        return (Term(0.0, r.ByWords(done, None, None)),)
    p = choices.prices(s, asked, world)
    found, left = (together(parts(effects, world.me, p)) for effects in choices.courses(asked, node))
    either = {effect: worth - left.pop(effect, 0.0) for effect, worth in found.items()}
    gain, cost = gain_and_cost(either)
    spared = gain_and_cost(left)[1]
    if done and spared is not None and -left[spared] > (0.0 if gain is None else either[gain]):
        return (Term(0.0, r.Pays(paid=True, spared=spared)),)
    clues = _is_clue(world, gain if done else cost)
    return (Term(0.0, r.ByWords(done, gain, cost, clues, free=node.then is None)),)


def _is_clue(world: World, effect: Effect | None) -> bool:
    """Whether something is about Clues, and the Mystery asks for Clues."""
    return bool(world.todo.clues) and isinstance(effect, w.GainClue | w.GainThisClue | w.SpendClues | w.SpendThatClue)


def _paid(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    node, paid = choices.asking(s, asked), option is box.YES
    if world is None or not isinstance(node, w.Unless):
        return (Term(0.0, r.Pays(paid, None)),)
    other = node.effects if paid else node.price
    found = together(parts(other, world.me, choices.prices(s, asked, world)))
    return (Term(0.0, r.Pays(paid, gain_and_cost(found)[1])),)


def _picked(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    gain, node = (j.gains_of(s, asked) or [])[asked.options.index(option)], choices.asking(s, asked)
    if world is None or not isinstance(node, w.Choose) or option.verb is not CHOOSE:
        return (Term(0.0, r.OfSeveral(good=gain > 0)),)
    found = together(parts(node.options[option.value], world.me, choices.prices(s, asked, world)))
    return (Term(0.0, r.OfSeveral(gain > 0, gain > 0 and _is_clue(world, gain_and_cost(found)[0]))),)


def _bought(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Enough() if option is DONE else r.Wanted(option.value)),)


def _discarded(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    return (Term(0.0, r.Enough() if option is box.NO else r.Unwanted(option.value)),)


def _traded(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    named = any(piece in box.CLUE for piece in (*asked.what.give, *asked.what.take))
    return (Term(0.0, r.Fair(None) if option is DONE and not named else r.Gathers()),)


def _agreed(s: State, world: World | None, asked: Asked, option: Option) -> Terms:
    """Clues in the right hands, or else what is gained and given."""
    clues, rest = trading.shares(s, asked)
    agreed = option is box.YES
    if (clues > 0 and agreed) or (clues < 0 and not agreed):
        return (Term(0.0, r.Gathers()),)
    return (Term(0.0, r.Fair((rest > 0) - (rest < 0))),)


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
    asks.WithWhom: _one(r.Gathers()),
    asks.Trade: _traded,
    asks.AgreeToTrade: _agreed,
    asks.WhetherTo: _chosen,
    asks.Unless: _paid,
    asks.WhichEffect: _picked,
    asks.NextReckoning: _one(r.AnyOrder()),
    asks.NextTask: _one(r.AnyOrder()),
    asks.PassLead: _one(r.AnyOrder()),
    asks.NewLead: _one(r.AnyOrder()),
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
        weighing.MOMENT: Fact(PHASES * s.counts.get(box.ROUND, 0) + s.counts.get(box.PHASE, 0), 0.0),
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
