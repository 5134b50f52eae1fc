"""Whom it is worth looking for: enemies that the act wants, and those on which doom lies."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import worth
from miskatonic.games.arkham_lcg.bot.aims import LEAVES_WHEN_EVADED, PARLEYS, aims
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import Cost
from miskatonic.games.arkham_lcg.rules import box, people
from miskatonic.games.arkham_lcg.rules.figures import health_of

RESOURCE: Final = 0.12
"""What a resource spent costs."""
CARD: Final = 0.25
"""What a card discarded costs."""


def price(cost: Cost) -> float:
    """What the resources, cards and clues are worth that a power costs."""
    return RESOURCE * cost.resources + CARD * cost.cards + worth.SPARE_CLUE * cost.clues


def prize(view: State, enemy: int) -> float:
    """What it is worth to be rid of an enemy that leaves everybody alone: the act's wish, and the doom on it."""
    return worth.wish(view, enemy) + worth.doom_of(view, enemy)


def missing(view: State, seat: int, enemy: int) -> int:
    """How many resources somebody lacks to talk to an enemy; none where the price is another."""
    cost = PARLEYS.get(enemy)
    return max(0, cost.resources - view.count(box.RESOURCES[seat])) if cost is not None else 0


def may_parley(view: State, seat: int, enemy: int) -> bool:
    """Whether somebody could pay what it costs to talk to an enemy."""
    cost = PARLEYS.get(enemy)
    if cost is None or len(view.zone(box.HAND[seat])) < cost.cards:
        return False
    return not missing(view, seat, enemy) and view.count(box.CLUES[people.card_of(view, seat)]) >= cost.clues


def progress(view: State, seat: int, enemy: int) -> float:
    """How much of the work on an enemy the best action would do: talk, an attack, or an evasion where that is enough."""
    if may_parley(view, seat, enemy):
        return 1.0
    nodes = [w.Fight(), *(node for _, _, node in worth.weapons(view, seat))]
    left = max(1, health_of(view, enemy) - view.count(box.DAMAGE[enemy]))
    blows = [worth.blow(view, seat, enemy, node, worth.spare_icons(view, seat, node.skill)) for node in nodes]
    best = max(p * min(1.0, damage / left) for p, damage in blows)
    return max(best, worth.chance_to_evade(view, seat, enemy)) if enemy in LEAVES_WHEN_EVADED else best


@lru_cache(maxsize=worth.VIEWS)
def sought(view: State, seat: int) -> dict[int, float]:
    """The enemies worth looking for, each with what an action there would be worth."""
    enemies = [e for e in people.enemies_in_play(view) if e in aims(view).wanted or view.count(box.DOOM[e])]
    return {e: prize(view, e) * progress(view, seat, e) for e in enemies if people.holder(view, e) < 0}
