"""What effects, cards and attempts are worth to a greedy player, before and after what they cost."""

from __future__ import annotations

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot.cards import asset_worth, leisure
from miskatonic.games.arkham_lcg.bot.last import (
    attack_worth,
    chance_of_all,
    evasion_worth,
    hit,
    lita_worth,
    persuades,
    provoked,
)
from miskatonic.games.arkham_lcg.bot.value import doom_left
from miskatonic.games.arkham_lcg.bot.worth import (
    LAST,
    clue_worth,
    clues_to_find,
    menace,
    pain,
    searches,
)
from miskatonic.games.arkham_lcg.cards.passives import AllSkills
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, FIGHT, INTELLECT, PLAIN
from miskatonic.games.arkham_lcg.cards.words import (
    AttachToLocation,
    AutoEvade,
    AutoEvadeAll,
    Blast,
    DamageEnemy,
    DiscardThis,
    DiscoverClues,
    DoomOnAgenda,
    DrawEncounter,
    Either,
    Evade,
    Fight,
    GainResources,
    Investigate,
    MindOverMatter,
    MoveHorrorToYou,
    Resign,
    SlipAway,
    TakeControl,
    Test,
    Treat,
)
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules.box import (
    ACTIONS,
    ASSET,
    COST,
    DAMAGE,
    ENEMY,
    EVENT,
    HORROR,
    PASSIVE,
    PLACES,
    RESOURCES,
)
from miskatonic.games.arkham_lcg.rules.engaging import is_in_play
from miskatonic.games.arkham_lcg.rules.people import (
    card_of,
    enemies_at,
    engaged_with,
    is_ready,
    place_of,
    player_order,
    sanity_left,
    skill_of,
)
from miskatonic.games.arkham_lcg.rules.places import clues_at, distances
from miskatonic.words.control import Steps

HOPELESS: Final = 0.02
"""With so little a chance to win and no more time one had better leave unharmed."""
HAUNTED: Final = 2.5
"""What it is worth to be rid of a card that lowers all skills."""
EARLY: Final = 1.2
"""An asset serves for many rounds: what it is worth counts so much more than an action."""


def search_worth(view: State, seat: int, place: int, node: Investigate | None = None) -> float:
    """Investigating a place: a clue, times the chance to find it; hard as it may be, somebody has to."""
    return clue_worth(view, seat, 5.0) * searches(view, seat, place, node) if clues_to_find(view, place) else 0.0


def best(values: list[float]) -> float:
    """The greatest of these, or a bad one if there are none."""
    return max(values, default=-1.0)


def effect_worth(view: State, seat: int, piece: int, effect: object) -> float:
    """What an effect is worth, before costs."""
    match effect:
        case Fight():
            here = enemies_at(view, place_of(view, seat))
            targets = [LAST] if piece in EVENT and LAST in here else here
            return best([attack_worth(view, seat, e, effect) for e in targets]) + 0.01
        case Evade():
            return best([evasion_worth(view, seat, e, effect.skill) for e in engaged_with(view, seat)])
        case Investigate(instead=None):
            return search_worth(view, seat, place_of(view, seat), effect)
        case Investigate():
            return 0.35 * leisure(view, seat)
        case Resign():
            return 2.0 if doom_left(view) <= 2 and chance_of_all(view) < HOPELESS else -1.0
        case Test(success=TakeControl()):
            return lita_worth(view, seat) * persuades(view, seat)
        case Treat():
            p = float(chance(view, seat, skill_of(view, seat, effect.skill, PLAIN), effect.difficulty))
            return healing(view, seat, DAMAGE) * (2 * p - 1)
        case Either():
            return max(healing(view, seat, DAMAGE), healing(view, seat, HORROR))
        case DiscardThis():
            haunts = any(isinstance(passive, AllSkills) for passive in PASSIVE.get(piece, ()))
            return menace(view, seat, piece) if piece in ENEMY else HAUNTED if haunts else 0.7
        case MoveHorrorToYou():
            return 0.2 - pain(view, seat, 0, 1) if sanity_left(view, seat) > 4 else -1.0
        case DiscoverClues(n):
            place = place_of(view, seat)
            return (
                clue_worth(view, seat) * min(n, clues_at(view, place)) * (1.3 - searches(view, seat, place, Investigate()))
            )
        case Steps((DrawEncounter(), DiscoverClues(n))):
            return clue_worth(view, seat) * min(n, clues_at(view, place_of(view, seat))) - 1.2
        case DamageEnemy(n, exhausted):
            targets = [e for e in enemies_at(view, place_of(view, seat)) if not exhausted or not is_ready(view, e)]
            return best([hit(view, seat, e, n) for e in targets])
        case Blast(n):
            return _blast(view, seat, n)
        case AutoEvade() | AutoEvadeAll() | SlipAway():
            return provoked(view, seat) - 0.2
        case MindOverMatter():
            useful = LAST in enemies_at(view, place_of(view, seat)) and view.count(ACTIONS[seat]) > 1
            return skill_of(view, seat, INTELLECT, FIGHT) - skill_of(view, seat, COMBAT, FIGHT) - 1.0 if useful else -1.0
        case AttachToLocation():
            return -0.1
        case GainResources(n):
            return 0.3 * n * leisure(view, seat)
        case DoomOnAgenda():
            return 1.6
        case _:
            return 0.3 * leisure(view, seat)


def _blast(view: State, seat: int, n: int) -> float:
    """The best place for an explosion: enemies there, and nobody else if it can be."""
    here = place_of(view, seat)
    worths = []
    for place in range(PLACES):
        if not is_in_play(view, place) or distances(view, place).get(here, 9) > 1:
            continue
        hits = sum(hit(view, seat, e, n) for e in enemies_at(view, place))
        hurt = sum(pain(view, s, n, 0) for s in player_order(view) if place_of(view, s) == place)
        worths.append(hits - hurt)
    return best(worths)


def healing(view: State, seat: int, on: list[str]) -> float:
    """A point healed is worth what it would hurt to lose."""
    card = card_of(view, seat)
    if not view.count(on[card]):
        return -0.2
    return pain(view, seat, 1, 0) if on is DAMAGE else pain(view, seat, 0, 1)


def play_worth(view: State, seat: int, card: int) -> float:
    """Playing a card: what it does, less its price and what it provokes."""
    fast = (card in ASSET and ASSET[card].fast) or (card in EVENT and EVENT[card].own_turn)
    effect = EVENT[card].effect if card in EVENT else None
    risk = 0.0 if fast or isinstance(effect, Fight | Evade | AutoEvadeAll) else provoked(view, seat)
    price = COST[card] * (0.06 if view.count(RESOURCES[seat]) - COST[card] > 2 else 0.1)
    if card in ASSET:
        return asset_worth(view, seat, card) * EARLY + (0.4 if fast else 0.0) - price - risk
    here = LAST in enemies_at(view, place_of(view, seat))
    kept = 0.9 if isinstance(effect, Fight | Blast | DamageEnemy) and not here else 0.0
    return effect_worth(view, seat, card, effect) - price - risk - kept - (0.0 if fast else 0.3)
