"""What a greedy player thinks of attacks, evasions and friends: on the last enemy by the chance to win."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import worth
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.duel import Duel, duel, rounds_left
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, PARLEY
from miskatonic.games.arkham_lcg.cards.words import Fight
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.figures import health_of, skill_of
from miskatonic.games.arkham_lcg.rules.people import engaged_with, is_ready, place_of, player_order, seats_at

WIN: Final = 25.0
"""What a victory is worth while one prepares for it, in actions."""
IN_FIGHT: Final = 14.0
"""What it is worth when the last enemy has come and assets and cards are there to be used."""
NOW: Final = 30.0
"""What it is worth in the last fight itself."""
POINT: Final = 5.0
"""What a point of damage to the last enemy is worth to a group."""
SAFELY: Final = 0.8
"""What it is worth that somebody can attack the last enemy without being struck for a miss."""
FAINT: Final = 0.3
"""What an attack, an evasion or an attack avoided counts where there is hardly any hope left."""
FATAL: Final = 20.0
"""What no action is worth: to be defeated for it."""
WELCOME: Final = 2.5
"""What a friend is worth at least, who fights and bears what would hurt others."""
FETCHED: Final = 1.5
"""How many attacks it costs to fetch a friend."""

# -------------------------------------------------------------------- the chance to win


@lru_cache(maxsize=worth.VIEWS)
def chance_of_victory(view: State, seat: int, *cards: int, without: int = -1, spent: int = -1, used: int = -1) -> float:
    """The chance of a seat in the last fight, with a friend if it is better to fetch one first."""
    alone = duel(view, seat, *cards, without=without, spent=spent, used=used).chance()
    friend = aims(view).friend
    if not may_fetch(view, friend) or friend in cards:
        return alone
    helped = duel(view, seat, friend, *cards, without=without, spent=spent, used=used)
    reach = 1 - (1 - persuades(view, seat)) ** 3
    return max(alone, reach * helped.chance(lost=FETCHED - helped.slip))


@lru_cache(maxsize=worth.VIEWS)
def persuades(view: State, seat: int) -> float:
    """The chance to win the friend of the scenario over."""
    aim = aims(view)
    skill = skill_of(view, seat, aim.skill, PARLEY) + worth.spare_icons(view, seat, aim.skill) // 2
    return float(chance(view, seat, skill, aim.difficulty))


def chance_of_all(view: State) -> float:
    """The chance of the whole group, as the mean of what its members foresee."""
    seats = player_order(view)
    return sum(chance_of_victory(view, seat) for seat in seats) / len(seats)


def may_fetch(view: State, friend: int) -> bool:
    """Whether a friend has not been won over or lost yet."""
    return friend != box.NOBODY and view.home.get(friend) in (box.ASIDE, *box.AT_PLACE)


def victory(view: State) -> float:
    """What a victory is worth beside what would be used up for it."""
    return WIN if view.zone(box.ACT_DECK) else IN_FIGHT


# -------------------------------------------------------------------- what to do about it


def _now(view: State, seat: int) -> tuple[Duel, int, bool]:
    """The last fight as it stands in a seat's turn: actions that follow the next one, and whether the enemy is ready."""
    then = view.count(box.ACTIONS[seat]) - (0 if view.count(box.TESTER) else 1)
    return duel(view, seat), max(0, then), is_ready(view, aims(view).last)


def dealing(view: State, seat: int, n: float) -> float:
    """What so much damage to the last enemy is worth: alone by the chance to win, in a group by the point."""
    last = aims(view).last
    left = health_of(view, last) - view.count(box.DAMAGE[last])
    if n >= left:
        return NOW
    if len(player_order(view)) > 1:
        return POINT * n * (1 + max(0.0, 4 - rounds_left(view)) / 2)
    fight, then, ready = _now(view, seat)
    return NOW * (fight.chance(then, ready=ready, dealt=n) - fight.chance(then, ready=ready))


def bearing(view: State, seat: int) -> float:
    """What an attack of the last enemy costs."""
    if len(player_order(view)) > 1:
        return worth.strike(view, seat, aims(view).last)
    fight, then, _ = _now(view, seat)
    return max(FAINT, NOW * (fight.chance(then) - fight.chance(then, lost=1.0)))


def slipping(view: State, seat: int) -> float:
    """What it is worth that the last enemy is evaded: it strikes nobody, and whoever follows attacks it safely."""
    last = aims(view).last
    if not is_ready(view, last):
        return 0.0
    if len(player_order(view)) > 1:
        follow = [s for s in seats_at(view, place_of(view, seat)) if s != seat and not view.count(box.HAD_TURN[s])]
        return worth.strike(view, seat, last) + SAFELY * len(follow)
    fight, then, _ = _now(view, seat)
    return FAINT + NOW * (fight.chance(then, ready=False) - fight.chance(then))


def attack_worth(view: State, seat: int, enemy: int, node: Fight | None = None) -> float:
    """An attack; on the last enemy by what it does to the chance to win."""
    if enemy != aims(view).last:
        return worth.attack(view, seat, enemy, node)
    node = node or Fight()
    p, damage = worth.blow(view, seat, enemy, node, worth.spare_icons(view, seat, node.skill))
    missed = worth.stray(view, seat, enemy, damage) + (bearing(view, seat) if is_ready(view, enemy) else 0.0)
    return p * (FAINT + dealing(view, seat, damage)) - (1 - p) * missed


def evasion_worth(view: State, seat: int, enemy: int, skill: int = AGILITY) -> float:
    """An evasion; of the last enemy by what it does to the chance to win, otherwise worth more early in a turn."""
    if enemy == aims(view).last:
        return worth.chance_to_evade(view, seat, enemy, skill) * slipping(view, seat)
    return worth.evasion(view, seat, enemy, skill) * (1.0 + 0.15 * (view.count(box.ACTIONS[seat]) - 1))


def escape_worth(view: State, seat: int, enemy: int) -> float:
    """What the success of an evasion under way is worth."""
    return slipping(view, seat) if enemy == aims(view).last else worth.relief(view, seat, enemy)


def hit(view: State, seat: int, enemy: int, n: float) -> float:
    """Certain damage to an enemy."""
    if enemy == aims(view).last:
        return dealing(view, seat, n)
    left = max(1, health_of(view, enemy) - view.count(box.DAMAGE[enemy]))
    return worth.menace(view, seat, enemy) * min(1.0, n / left)


def strike_worth(view: State, seat: int, *enemies: int) -> float:
    """What an attack of each of these enemies would cost, the last one's by the chance to win that is lost."""
    damage, horror = (sum(getattr(box.ENEMY[e], kind) for e in enemies) for kind in ("damage", "horror"))
    if damage >= worth.stamina(view, seat, "health") or horror >= worth.stamina(view, seat, "sanity"):
        return FATAL
    last = aims(view).last
    cost = worth.strike(view, seat, *[e for e in enemies if e != last])
    return cost + (max(1.0, bearing(view, seat)) if last in enemies else 0.0)


def provoked(view: State, seat: int) -> float:
    """What attacks of opportunity would cost."""
    return strike_worth(view, seat, *[e for e in engaged_with(view, seat) if is_ready(view, e)])


def friend_worth(view: State) -> float:
    """What the friend of the scenario adds to the chance to win."""
    friend = aims(view).friend
    if not may_fetch(view, friend):
        return 0.0
    seats = player_order(view)
    gain = sum(duel(view, s, friend).chance() - duel(view, s).chance() for s in seats)
    return WELCOME + WIN * gain
