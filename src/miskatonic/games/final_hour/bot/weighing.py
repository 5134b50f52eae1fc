"""What `worth` makes one chance of, thing by thing: logarithms of factors, so that they add up."""

from __future__ import annotations

from math import log
from typing import Final

from miskatonic import weighing
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.final_hour.bot import reasons as r
from miskatonic.games.final_hour.bot import worth
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.odds.reversal import known_chance
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.people import crew
from miskatonic.weighing import Fact, Standing, Term, Terms

LIKELY: Final = 0.5


def standing(s: State, seat: int) -> Standing:
    """How things stand: what may overflow the ritual site, each life, the reversal, items, cards laid."""
    facts = _survival(s, seat)
    items = worth.useful_items(s)
    by_clues = log(worth.forecast(s, worth.NOBODY))
    facts[r.Clues()] = Fact(len(s.zone(box.FOUND)), by_clues)
    facts[r.Symbols()] = Fact(0, log(worth.forecast(s, seat)) - by_clues)
    facts[r.Items()] = Fact(items, log(1 - worth.ITEM_WORTH * (worth.MANY_ITEMS - items)))
    if s.count(box.PHASE) == box.LAYING and not s.count(box.SOLO):
        facts |= _laid(s, seat)
    return facts


def _survival(s: State, seat: int) -> dict[object, Fact]:
    """The danger to the ritual site, shared out by what brings it, and to each investigator."""
    found = worth.peril(s, seat)
    people = crew(s)
    all_lost = worth.survival(s, seat) <= worth.LEAST
    site = log(max(found.site, worth.LEAST))
    lives = [log(max(life, worth.LEAST)) for life in found.lives]
    if all_lost:
        share = log(worth.LEAST) / min(site + sum(lives), log(worth.LEAST))
        site, lives = site * share, [life * share for life in lives]
    ritual = s.counts[box.RITUAL_PLACE]
    standing = [len(s.zones.get(key, ())) for key in box.MONSTERS_AT]
    damage = [s.counts.get(key, 0) for key in box.DAMAGE]
    taken = standing[ritual] + damage[ritual]
    apart = sum([board.DISTANCE[s.counts[box.AT[i]]][ritual] for i in people])
    loads = (found.monsters, found.gates, found.damage, found.away, max(0.0, board.SLOTS[ritual] - found.room))
    amounts = (sum(standing), 0, sum(damage), apart, board.SLOTS[ritual] - taken)
    whats = (r.Monsters(), r.Gates(), r.Damage(), r.Away(), r.Room())
    price = min(site, -weighing.LEAST) / (sum(loads) or 1.0)
    facts: dict[object, Fact] = {
        what: Fact(n, price * load, price=price) for what, n, load in zip(whats, amounts, loads, strict=True)
    }
    for i, life in zip(people, lives, strict=True):
        facts[r.Life(i)] = Fact(s.counts.get(box.HEALTH_OF[i], 0), life)
    return facts


def _laid(s: State, seat: int) -> dict[object, Fact]:
    """What own cards laid in this round promise, and the omens."""
    laid = worth.laid_so_far(s, seat)
    base = worth.chance(s, seat)
    facts: dict[object, Fact] = {}
    own = tuple([(turn, laid[turn]) for turn in worth.own_turns(s, seat, laid)])
    for turn, _ in own:
        likely = round(100 * worth.top_chance(turn, laid))
        promise = worth.promise(s, seat, base, turn, laid)
        facts[r.Laid(turn, own, s.zones[box.ACTION_LAID[turn]][0])] = Fact(likely, log(max(promise, worth.LEAST)))
    share = worth.reckoning_share(s, seat, base, laid)
    omens = r.Reckoning(own) if len(laid) == len(box.PRIORITY_LAID) else r.Omens()
    facts[omens] = Fact(sum(box.OMENS[card] for _, card in own), log(max(share, worth.LEAST)))
    return facts


def terms(view: State, asked: Asked) -> list[Terms] | None:
    """The reasons for or against the attempt at the reversal, or a card kept back; all else is looked ahead."""
    seat = asked.seat
    if asked.kind is asks.KeepBack:
        return [
            (Term(log(max(worth.chance_now(view, seat, option), worth.LEAST)), r.KeptBack()),) for option in asked.options
        ]
    if asked.kind is not asks.Attempt:
        return None
    now, later = (max(found, worth.LEAST) for found in (worth.chance_now(view, seat), worth.chance_later(view, seat)))
    succeeds = r.Succeeds(known_chance(view, seat), bool(view.count(box.SOLO)), now >= later, now >= LIKELY)
    ready, not_yet = Term(log(now), succeeds), Term(log(later), _later(view, seat, now >= later))
    return [(ready if option is box.READY else not_yet,) for option in asked.options]


def _later(view: State, seat: int, is_worse: bool) -> r.AnyReason:
    """What speaks for waiting with the reversal; or, if nothing does enough, what speaks most against it."""
    rounds = len(view.zone(box.GATE_STACK))
    if not is_worse:
        return r.Waits(rounds)
    found = worth.peril(view, seat)
    life, who = min(zip(found.lives, crew(view), strict=True))
    if worth.lasting(min(found.site, life)) > worth.forecast(view, seat):
        return r.NoBetter(rounds)
    if found.site <= life:
        return r.Overflows(worth.lasting(found.site) < LIKELY)
    return r.Falls(who, worth.lasting(life) < LIKELY)
