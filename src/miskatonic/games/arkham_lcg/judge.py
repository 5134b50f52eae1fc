"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Worth is counted in actions: 1 is what a good action achieves.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.events import PASS as ENGINE_PASS
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    ADVANCE,
    ASSET,
    CLUES,
    COMMIT,
    COST,
    DAMAGE,
    DRAW_CARD,
    END_TURN,
    ENEMY,
    ENGAGE_ENEMY,
    EVADE_ENEMY,
    EVENT,
    FIGHT_ENEMY,
    HAND,
    HORROR,
    INVESTIGATE_HERE,
    KEEP,
    MOVE_TO,
    PASS,
    PICK,
    PLACE_NAMED,
    PLACES,
    PLAY,
    PLAY_CARD,
    PUT_ON,
    RESOURCES,
    REVEAL,
    SKILL,
    SLUG,
    TAKE_RESOURCE,
    TEST_KIND,
    TEST_SKILL,
    TEST_TARGET,
    TRAITS_OF,
)
from miskatonic.games.arkham_lcg.components import When
from miskatonic.games.arkham_lcg.enemies import health_of
from miskatonic.games.arkham_lcg.engaging import is_in_play
from miskatonic.games.arkham_lcg.hints import doom_left, threat
from miskatonic.games.arkham_lcg.odds import chance, chance_now
from miskatonic.games.arkham_lcg.people import (
    card_of,
    engaged_with,
    health_left,
    is_ready,
    place_of,
    place_of_card,
    player_order,
    sanity_left,
    skill_of,
)
from miskatonic.games.arkham_lcg.places import clues_at, distances, is_revealed, may_enter, shroud
from miskatonic.games.arkham_lcg.powers import POWERS
from miskatonic.games.arkham_lcg.questions import Ask
from miskatonic.games.arkham_lcg.skill_tests import icons_on
from miskatonic.games.arkham_lcg.story import clues_needed
from miskatonic.games.arkham_lcg.terms import AGILITY, EVADE, FIGHT, INTELLECT, INVESTIGATE, trait
from miskatonic.games.arkham_lcg.words import (
    Boost,
    DiscoverClues,
    DiscoverNothing,
    Evade,
    Fight,
    HealDamage,
    HealHorror,
    Investigate,
    PayAct,
    Resign,
)
from miskatonic.words.reactions import Instead

ALLY: Final = trait("ally")
LITTLE_TIME: Final = 8
"""With so little room for doom nobody prepares any longer."""
CARD_WORTH: Final = 0.22
"""What a card in hand is worth; committing it costs that much."""


def judge(view: State, asked: Asked) -> list[float] | None:
    """The worth of every option, or None where looking ahead does better."""
    seat = asked.seat
    match asked.question:
        case Ask.ACTION:
            return [_action(view, seat, option) for option in asked.options]
        case Ask.COMMIT | Ask.HELP:
            return [_commit(view, seat, option) for option in asked.options]
        case Ask.WINDOW | Ask.REACT:
            return [_free(view, seat, option) for option in asked.options]
        case Ask.ENEMY:
            kind = asked.about[0] if asked.about else FIGHT
            return [_evading(view, seat, o.value) if kind == EVADE else _attack(view, seat, o.value) for o in asked.options]
        case Ask.ASSIGN_DAMAGE:
            return [_bears(view, seat, option, DAMAGE, "health") for option in asked.options]
        case Ask.ASSIGN_HORROR:
            return [_bears(view, seat, option, HORROR, "sanity") for option in asked.options]
        case Ask.MULLIGAN:
            return [_unwanted(option) for option in asked.options]
        case Ask.HAND_LIMIT | Ask.DISCARD_CARD:
            return [-_card_worth(view, seat, option.value) for option in asked.options]
        case _:
            return None


# -------------------------------------------------------------------- harm


def fragile(view: State, seat: int) -> float:
    """How dear a point of damage or horror is: dearer the fewer are left."""
    return 0.25 + 1.2 / max(1, min(health_left(view, seat), sanity_left(view, seat)))


def provoked(view: State, seat: int) -> float:
    """What attacks of opportunity would cost."""
    ready = [ENEMY[e] for e in engaged_with(view, seat) if is_ready(view, e)]
    return sum(sheet.damage + sheet.horror for sheet in ready) * fragile(view, seat)


def _danger(view: State, seat: int, enemy: int) -> float:
    return threat(view, enemy) * (0.5 + fragile(view, seat))


# -------------------------------------------------------------------- actions


def _action(view: State, seat: int, option: Option) -> float:
    if option is END_TURN:
        return 0.02
    if option is ADVANCE:
        return 5.0
    if option.verb is FIGHT_ENEMY:
        return _attack(view, seat, option.value)
    if option.verb is EVADE_ENEMY:
        return _evading(view, seat, option.value)
    if option.verb is ENGAGE_ENEMY:
        return -0.5
    if is_ability(option):
        return _power(view, seat, option)
    if option.verb is PLAY_CARD:
        return _play(view, seat, option.value)
    return _plain(view, seat, option) - provoked(view, seat)


def _plain(view: State, seat: int, option: Option) -> float:
    """Actions that provoke, before what they provoke is taken off."""
    if option is INVESTIGATE_HERE:
        return _search(view, seat)
    if option.verb is MOVE_TO:
        return _way(view, seat, option.value)
    dear = [COST[card] for card in view.zone(HAND[seat]) if card in ASSET and COST[card] > view.count(RESOURCES[seat])]
    if option is TAKE_RESOURCE:
        return 0.25 if dear else 0.12
    if option is DRAW_CARD:
        return 0.2 if len(view.zone(HAND[seat])) < 6 else 0.08
    return 0.0


def clues_wanted(view: State) -> int:
    """How many clues the group still needs for this act; in the last one clues only score."""
    held = sum(view.count(CLUES[card_of(view, other)]) for other in player_order(view))
    return clues_needed(view) - held


def _search(view: State, seat: int, ease: int = 0) -> float:
    """Investigating here: a clue that is needed, times the chance with what one would commit."""
    place = place_of(view, seat)
    if not clues_at(view, place):
        return 0.0
    worth = 2.2 if clues_wanted(view) > 0 else 0.3
    skill = skill_of(view, seat, INTELLECT, INVESTIGATE) + _spare_icons(view, seat, INTELLECT)
    return worth * float(chance(view, seat, skill, max(0, shroud(view, place) + ease)))


def _spare_icons(view: State, seat: int, skill: int) -> int:
    """The icons of the best card one would commit to such a test."""
    return max((icons_on(card, skill) for card in view.zone(HAND[seat]) if card >= 0), default=0)


def _goals(view: State) -> list[int]:
    """Where it is worth going: to clues while they are needed, then where they are spent, then to the last enemy."""
    hub = PLACE_NAMED["hallway"]
    if not is_in_play(view, hub):
        return []
    if not clues_needed(view):
        return [place_of_card(view, e) for e in ENEMY if ENEMY[e].health_per_investigator and place_of_card(view, e) >= 0]
    if clues_wanted(view) <= 0:
        return [hub]
    return [p for p in range(PLACES) if may_enter(view, p) and (clues_at(view, p) or not is_revealed(view, p))]


def _way(view: State, seat: int, place: int) -> float:
    """A step is worth it when it leads nearer to a goal."""
    here = place_of(view, seat)
    goals = _goals(view)
    if not goals or here in goals:
        return -0.4
    far = [distances(view, goal) for goal in goals]
    now, then = (min(d.get(p, 9) for d in far) for p in (here, place))
    return 1.0 if then < now else -0.4


def _attack(view: State, seat: int, enemy: int, node: Fight | None = None) -> float:
    """An attack: the danger taken away by its damage, times the chance."""
    node = node or Fight()
    frame = Frame(view.rules.main, seat, len(view.stack))
    spare = _spare_icons(view, seat, node.skill)
    skill = skill_of(view, seat, node.skill, FIGHT) + amount(view, frame, node.plus) + spare
    p = float(chance(view, seat, skill, ENEMY[enemy].fight))
    damage = 1 + (node.damage if isinstance(node.damage, int) else 1)
    left = health_of(view, enemy) - view.count(DAMAGE[enemy])
    share = min(1.0, damage / left) if left else 1.0
    worth = _danger(view, seat, enemy) * (0.5 + share) * min(1.0, share + 0.35)
    missed = (ENEMY[enemy].damage + ENEMY[enemy].horror) * fragile(view, seat) if ENEMY[enemy].retaliate else 0.0
    other = enemy not in engaged_with(view, seat)
    return p * worth - (1 - p) * missed - (0.3 if other else 0.0)


def _evading(view: State, seat: int, enemy: int, skill: int = AGILITY) -> float:
    """An evasion keeps the enemy off for a round."""
    p = float(chance(view, seat, skill_of(view, seat, skill, EVADE), ENEMY[enemy].evade))
    sheet = ENEMY[enemy]
    return p * (sheet.damage + sheet.horror) * fragile(view, seat) * 0.8


def _best(values: list[float]) -> float:
    return max(values, default=-1.0)


def _power(view: State, seat: int, option: Option) -> float:
    """Using a card in one's turn."""
    piece, i = ability_of(option)
    power = POWERS[piece][i]
    price = 0.12 * power.cost.uses + 0.15 * power.cost.resources + (0.5 if power.cost.discard else 0.0)
    effect = power.effect
    foes = engaged_with(view, seat)
    match effect:
        case Fight():
            return _best([_attack(view, seat, e, effect) for e in foes]) - price + 0.01
        case Evade():
            return _best([_evading(view, seat, e, effect.skill) for e in foes]) - price
        case Investigate():
            found = _search(view, seat, effect.shroud) if effect.instead is None else 0.55
            return found - price - provoked(view, seat)
        case Resign():
            return 0.9 if min(health_left(view, seat), sanity_left(view, seat)) <= 1 else -1.0
        case _:
            worth = 0.6 if power.when is When.ACTION else _free_worth(view, seat, piece, i)
            return worth - price - (provoked(view, seat) if power.when is When.ACTION and not power.parley else 0.0)


def _play(view: State, seat: int, card: int) -> float:
    """Playing a card: weapons and allies first, events when they do something now."""
    fast = (card in ASSET and ASSET[card].fast) or (card in EVENT and EVENT[card].own_turn)
    risk = 0.0 if fast else provoked(view, seat)
    left = view.count(RESOURCES[seat]) - COST[card]
    price = COST[card] * (0.04 if left > 2 else 0.08)
    if card in ASSET:
        return _asset_worth(view, seat, card) + (0.4 if fast else 0.0) - price - risk
    effect = EVENT[card].effect
    match effect:
        case Fight():
            return _best([_attack(view, seat, e, effect) for e in engaged_with(view, seat)]) - price
        case Evade():
            return _best([_evading(view, seat, e, effect.skill) for e in engaged_with(view, seat)]) - price
        case DiscoverClues():
            return (1.4 if clues_wanted(view) > 0 else 0.2) - price
        case _:
            return 0.8 - price - risk


def _arms(card: int) -> bool:
    """Whether a card attacks."""
    return any(isinstance(power.effect, Fight) for power in POWERS.get(card, ()))


def _asset_worth(view: State, seat: int, card: int) -> float:
    """What an asset is worth in play: the first that attacks and the first ally count most."""
    own = [p for p in view.zone(PLAY[seat]) if p in ASSET and SLUG[p] != SLUG[card]]
    if _arms(card):
        return 1.6 if not any(_arms(p) for p in own) else 0.3
    if ALLY in TRAITS_OF[card]:
        return 1.7 if not any(ALLY in TRAITS_OF[p] for p in own) else 0.1
    twice = any(SLUG[p] == SLUG[card] for p in view.zone(PLAY[seat]))
    return 0.2 if twice else 1.0


# -------------------------------------------------------------------- tests


def _stakes(view: State) -> float:
    """What passing the present test is worth."""
    kind = view.count(TEST_KIND)
    if kind == INVESTIGATE:
        return 2.2 if clues_wanted(view) > 0 else 0.3
    if kind in (FIGHT, EVADE):
        return 0.4 + 0.5 * threat(view, view.count(TEST_TARGET) - 1)
    return 1.6


def _commit(view: State, seat: int, option: Option) -> float:
    """A card or a boost is worth the chance it adds; revealing is what everything is compared with."""
    if option in (REVEAL, PASS):
        return 0.0
    now = chance_now(view)
    if option.verb is COMMIT:
        gain = float(chance_now(view, icons_on(option.value, view.count(TEST_SKILL))) - now)
        kept = CARD_WORTH if option.value not in SKILL else CARD_WORTH * 0.7
        bonus = 0.12 if option.value in SKILL and SKILL[option.value].success is not None else 0.0
        return gain * _stakes(view) + bonus * float(now) - max(kept, _card_worth(view, seat, option.value) * 0.5)
    if is_ability(option):
        piece, i = ability_of(option)
        effect = POWERS[piece][i].effect
        if isinstance(effect, Boost):
            return float(chance_now(view, effect.n) - now) * _stakes(view) - 0.13
        return _free_worth(view, seat, piece, i)
    return _play(view, seat, option.value) if option.verb is PLAY_CARD else -1.0


def _card_worth(view: State, seat: int, card: int) -> float:
    """What keeping a card is worth."""
    if card in ASSET:
        return _asset_worth(view, seat, card) * (1.0 if COST[card] <= view.count(RESOURCES[seat]) + 2 else 0.6)
    return 0.6 if card in EVENT else 0.35


# -------------------------------------------------------------------- free things and reactions


def _free(view: State, seat: int, option: Option) -> float:
    """Reactions are nearly always good; passing is nothing."""
    if option in (PASS, ENGINE_PASS):
        return 0.0
    if option.verb is PLAY_CARD:
        return _play(view, seat, option.value)
    if not is_ability(option):
        return -0.01
    return _free_worth(view, seat, *ability_of(option))


def _free_worth(view: State, seat: int, piece: int, i: int) -> float:
    power = POWERS[piece][i]
    effect = power.effect
    if isinstance(effect, Instead) and isinstance(effect.effect, DiscoverNothing):
        return 0.3 if clues_wanted(view) <= 0 else -0.3
    if isinstance(effect, PayAct):
        return 1.0 if _is_ready_for_the_last(view) else -1.0
    if isinstance(effect, HealDamage | HealHorror):
        return 0.4
    if power.cost.horror:
        return 0.2 if sanity_left(view, seat) > 3 else -0.5
    if power.cost.discard:
        return 0.4 if engaged_with(view, seat) else -0.4
    if power.cost.resources:
        return 0.2 if view.count(RESOURCES[seat]) > 3 else -0.1
    if piece in EVENT:
        return 0.9 - 0.15 * COST[piece]
    return 0.3


def _is_ready_for_the_last(view: State) -> bool:
    """Whether the group could beat the last enemy before it beats them, or has no more time to prepare."""
    if doom_left(view) <= LITTLE_TIME:
        return True
    last = next(e for e, sheet in ENEMY.items() if sheet.health_per_investigator)
    per_round = sum(3 * _best_hit(view, seat, last) for seat in player_order(view))
    lasting = sum(min(_stamina(view, seat, "health"), _stamina(view, seat, "sanity")) for seat in player_order(view))
    hits = max(1, ENEMY[last].damage)
    return health_of(view, last) / max(0.1, per_round) <= lasting / hits


def _best_hit(view: State, seat: int, enemy: int) -> float:
    """The damage an attack would deal on average with the best card in play."""
    best = 0.0
    frame = Frame(view.rules.main, seat, len(view.stack))
    nodes = [power.effect for card in view.zone(PLAY[seat]) for power in POWERS.get(card, ()) if not power.cost.discard]
    for node in (Fight(), *(node for node in nodes if isinstance(node, Fight))):
        skill = skill_of(view, seat, node.skill, FIGHT) + amount(view, frame, node.plus)
        damage = 1 + (node.damage if isinstance(node.damage, int) else 1)
        best = max(best, damage * float(chance(view, seat, skill, ENEMY[enemy].fight)))
    return best


def _stamina(view: State, seat: int, limit: str) -> int:
    """What an investigator and the assets in play can bear."""
    own = health_left(view, seat) if limit == "health" else sanity_left(view, seat)
    on = DAMAGE if limit == "health" else HORROR
    return own + sum(max(0, int(getattr(ASSET[p], limit)) - view.count(on[p])) for p in view.zone(PLAY[seat]))


def _bears(view: State, seat: int, option: Option, on: list[str], limit: str) -> float:
    """Where a point of harm hurts least: on an asset that survives it, then on the healthier of both."""
    assert option.verb is PUT_ON
    piece = option.value
    if piece not in ASSET:
        left = health_left(view, seat) if limit == "health" else sanity_left(view, seat)
        return -1.0 / max(1, left) - (10.0 if left <= 1 else 0.0)
    left = getattr(ASSET[piece], limit) - view.count(on[piece])
    return -0.12 if left > 1 else -0.15 - 0.05 * max(0, ASSET[piece].cost)


def _unwanted(option: Option) -> float:
    """In the opening hand skills and dear cards are set aside, the rest is kept."""
    if option is KEEP:
        return 0.0
    assert option.verb is PICK
    if option.value in SKILL:
        return 0.1
    return 0.1 if COST[option.value] >= 5 else -0.2
