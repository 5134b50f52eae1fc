"""What things are worth to a greedy player, counted in actions: harm, enemies, blows, clues and assets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    AGENDA_DECK,
    ASSET,
    CLUES,
    COST,
    DAMAGE,
    ENEMY,
    EVENT,
    HAND,
    HORROR,
    MIND,
    PASSIVE,
    PLAY,
    RESOURCES,
    SLUG,
    STARTED,
    TRAITS_OF,
    USES_LEFT,
)
from miskatonic.games.arkham_lcg.cards.gathering import LITA
from miskatonic.games.arkham_lcg.components import Power
from miskatonic.games.arkham_lcg.enemies import health_of
from miskatonic.games.arkham_lcg.odds import chance
from miskatonic.games.arkham_lcg.people import (
    card_of,
    engaged_with,
    health_left,
    is_ready,
    place_of_card,
    player_order,
    sanity_left,
    skill_of,
)
from miskatonic.games.arkham_lcg.playing import overfull
from miskatonic.games.arkham_lcg.powers import POWERS
from miskatonic.games.arkham_lcg.skill_tests import icons_on
from miskatonic.games.arkham_lcg.story import clues_needed
from miskatonic.games.arkham_lcg.terms import AGILITY, COMBAT, EVADE, FIGHT, GHOUL, INTELLECT, MONSTER, WILLPOWER
from miskatonic.games.arkham_lcg.words import (
    Blast,
    Boost,
    CombatHere,
    DamageEnemy,
    ExtraAction,
    Fight,
    IfOnlyEnemy,
    IfSucceededBy,
    Investigate,
    MindOverMatter,
    SkillBonus,
)

DEFEAT: Final = 6.0
"""What an investigator's defeat costs."""
DEAR: Final = 1.8
"""What the last point of health or sanity is worth; the one before half of that, and so on."""
VICTORY: Final = 14.0
"""What the defeat of the last enemy is worth for each investigator who began."""
CLUE: Final = 2.2
"""What a clue is worth that the act asks for."""
SPARE_CLUE: Final = 0.2
STAYS: Final = 3.0
"""How many rounds an enemy would go on attacking."""
LAST: Final = next(enemy for enemy, sheet in ENEMY.items() if sheet.health_per_investigator)
"""The enemy whose defeat ends the scenario well."""
LITA_CARD: Final = next(card for card in ASSET if SLUG[card] == LITA.slug)

QUIET: Final = {
    "rabbits-foot": 0.5,
    "research-librarian": 0.4,
    "old-book-of-lore": 0.4,
    "scavenging": 0.2,
    "pickpocketing": 0.2,
    "burglary": 0.2,
    "arcane-initiate": -0.4,
    "first-aid": 0.5,
    "guard-dog": 0.4,
    "beat-cop": 0.4,
    "stray-cat": 0.5,
    "wendys-amulet": 0.3,
    "heirloom-of-hyperborea": 0.2,
    "dr-milan-christopher": 0.3,
    "forbidden-knowledge": 0.0,
    "scrying": 0.0,
    "medical-texts": 0.2,
    "daisys-tote-bag": 0.0,
}
"""What else assets do for their owner, beside fighting, bearing harm and raising skills."""
BONUS: Final = {WILLPOWER: 0.4, INTELLECT: 0.7, COMBAT: 0.6, AGILITY: 0.3}
"""What one more of a skill is worth."""

# -------------------------------------------------------------------- harm


def stamina(view: State, seat: int, limit: str) -> int:
    """What an investigator and the assets in play can bear."""
    own = health_left(view, seat) if limit == "health" else sanity_left(view, seat)
    on = DAMAGE if limit == "health" else HORROR
    return own + sum(max(0, int(getattr(ASSET[p], limit)) - view.count(on[p])) for p in view.zone(PLAY[seat]))


def _hurts(left: int, n: int) -> float:
    """Every point is dearer than the one before; the last one is defeat."""
    return sum(0.15 + DEAR / (left - i) for i in range(min(n, left))) + (DEFEAT if n >= left else 0.0)


def pain(view: State, seat: int, damage: int, horror: int) -> float:
    """What so much damage and horror costs an investigator."""
    cost = _hurts(stamina(view, seat, "health"), damage) if damage else 0.0
    return cost + (_hurts(stamina(view, seat, "sanity"), horror) if horror else 0.0)


def strike(view: State, seat: int, *enemies: int) -> float:
    """What an attack of each of these enemies would cost."""
    sheets = [ENEMY[e] for e in enemies]
    return pain(view, seat, sum(sheet.damage for sheet in sheets), sum(sheet.horror for sheet in sheets))


def provoked(view: State, seat: int) -> float:
    """What attacks of opportunity would cost."""
    return strike(view, seat, *[e for e in engaged_with(view, seat) if is_ready(view, e)])


def menace(view: State, seat: int, enemy: int) -> float:
    """What it is worth to be rid of an enemy for good."""
    if enemy == LAST:
        return VICTORY * view.count(STARTED)
    doom = 1.0 if GHOUL in TRAITS_OF[enemy] and not view.zone(AGENDA_DECK) else 0.0
    return STAYS * strike(view, seat, enemy) + 0.3 * ENEMY[enemy].victory + doom


# -------------------------------------------------------------------- blows


def spare_icons(view: State, seat: int, skill: int) -> int:
    """What one would add to such a test: the icons of the best card, and resources where a talent turns them into skill."""
    return max((icons_on(card, skill) for card in view.zone(HAND[seat]) if card >= 0), default=0) + talent(view, seat, skill)


def talent(view: State, seat: int, skill: int) -> int:
    """What resources would add to a skill through a card in play, if one spends half of them at most."""
    for card in view.zone(PLAY[seat]):
        for power in POWERS.get(card, ()):
            if isinstance(power.effect, Boost) and power.effect.skill == skill:
                return min(3, view.count(RESOURCES[seat]) // 2)
    return 0


def skill_with(view: State, seat: int, skill: int, kind: int) -> int:
    """A skill, or intellect where it may stand in."""
    own = skill_of(view, seat, skill, kind)
    stands_in = skill in (COMBAT, AGILITY) and view.count(MIND[seat])
    return max(own, skill_of(view, seat, INTELLECT, kind)) if stands_in else own


def blow(view: State, seat: int, enemy: int, node: Fight, more: int = 0, extra: int = 0) -> tuple[float, float]:
    """The chance that an attack succeeds, and the damage it deals if it does."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    skill = skill_with(view, seat, node.skill, FIGHT) + amount(view, frame, node.plus) + more
    hard = ENEMY[enemy].fight
    p = float(chance(view, seat, skill, hard))
    damage = 1.0 + extra
    match node.damage:
        case IfOnlyEnemy(n):
            damage += n if place_of_card(view, enemy) < 0 or engaged_with(view, seat) == [enemy] else 0
        case IfSucceededBy(margin, n):
            damage += n * float(chance(view, seat, skill - margin, hard)) / max(p, 0.01)
        case int(n):
            damage += n
    if MONSTER in TRAITS_OF[enemy] and any(LITA_CARD in view.zone(PLAY[s]) for s in player_order(view)):
        damage += 1
    return p, damage


def attack(view: State, seat: int, enemy: int, node: Fight | None = None) -> float:
    """An attack: the share of the menace that its damage takes away, times the chance."""
    node = node or Fight()
    p, damage = blow(view, seat, enemy, node, spare_icons(view, seat, node.skill))
    left = max(1, health_of(view, enemy) - view.count(DAMAGE[enemy]))
    share = min(1.0, damage / left)
    own = enemy in engaged_with(view, seat) or not is_ready(view, enemy)
    worth = p * menace(view, seat, enemy) * share * (1.0 if share < 1 else 1.15) * (1.0 if own else 0.7)
    missed = strike(view, seat, enemy) if ENEMY[enemy].retaliate and is_ready(view, enemy) else 0.0
    return worth - (1 - p) * missed


def evasion(view: State, seat: int, enemy: int, skill: int = AGILITY) -> float:
    """An evasion keeps the enemy off for a round, and its retaliation too."""
    more = spare_icons(view, seat, skill)
    p = float(chance(view, seat, skill_with(view, seat, skill, EVADE) + more, ENEMY[enemy].evade))
    return p * strike(view, seat, enemy) * (1.4 if ENEMY[enemy].retaliate else 1.1)


def burden(view: State, seat: int, enemy: int) -> float:
    """What meeting an enemy costs: its attack, the less the easier it is to evade."""
    p = float(chance(view, seat, skill_with(view, seat, AGILITY, EVADE), ENEMY[enemy].evade))
    return strike(view, seat, enemy) * (1.3 - p) + 0.2


def weapons(view: State, seat: int) -> Iterator[tuple[int, Power, Fight]]:
    """The cards in play that attack, without those used up."""
    for card in view.zone(PLAY[seat]):
        for power in POWERS.get(card, ()):
            node = power.effect
            if isinstance(node, Fight) and not power.cost.discard and view.count(USES_LEFT[card]) >= power.cost.uses:
                yield card, power, node


def last_fight(view: State, seat: int, more: int = 0) -> tuple[float, float]:
    """How many attacks one investigator would need against the last enemy, and how many of them would miss."""
    means = [(view.count(USES_LEFT[card]) if power.cost.uses else 99, node) for card, power, node in weapons(view, seat)]
    purse = view.count(RESOURCES[seat])
    blows = [
        (*blow(view, seat, LAST, node, more + 1 + talent(view, seat, node.skill), more), n)
        for n, node in (*means, (99, Fight()))
    ]
    for card in view.zone(HAND[seat]):
        if card in EVENT and COST[card] <= purse and isinstance(EVENT[card].effect, Fight | Blast):
            purse -= COST[card]
            effect = EVENT[card].effect
            blows.append((*blow(view, seat, LAST, effect, 1, more), 1) if isinstance(effect, Fight) else (1.0, 3.0, 1))
    left, total, misses = float(health_of(view, LAST) - view.count(DAMAGE[LAST])), 0.0, 0.0
    for p, damage, n in sorted(blows, key=lambda each: -each[0] * each[1]):
        used = min(n, left / max(0.05, p * damage))
        total, misses, left = total + used, misses + used * (1 - p), left - used * p * damage
        if left <= 0.01:
            break
    return total, misses


def lita_worth(view: State, seat: int) -> float:
    """How many attacks Lita Chantler would save, and the harm she would bear."""
    if LITA_CARD in [card for other in player_order(view) for card in view.zone(PLAY[other])]:
        return 0.0
    return min(5.0, 1.0 + 0.7 * (last_fight(view, seat)[0] - last_fight(view, seat, 1)[0]))


# -------------------------------------------------------------------- clues


def clues_held(view: State) -> int:
    """The clues of all investigators."""
    return sum(view.count(CLUES[card_of(view, seat)]) for seat in player_order(view))


def clues_wanted(view: State) -> int:
    """How many clues the group still needs for this act; in the last one clues only score."""
    return clues_needed(view) - clues_held(view)


def clue_worth(view: State) -> float:
    """What a clue is worth now."""
    return CLUE if clues_wanted(view) > 0 else SPARE_CLUE


# -------------------------------------------------------------------- assets


def asset_worth(view: State, seat: int, card: int) -> float:
    """What an asset would be worth in play, less what has to make room for it."""
    worth = printed_worth(view, seat, card)
    if any(SLUG[p] == SLUG[card] for p in view.zone(PLAY[seat])):
        worth = min(worth, 0.3 * worth)
    if overfull(view, seat, card) >= 0:
        sharing = [p for p in view.zone(PLAY[seat]) if set(ASSET[p].slots) & set(ASSET[card].slots)]
        worth -= min((printed_worth(view, seat, p, in_play=True) for p in sharing), default=0.0)
    return worth


def printed_worth(view: State, seat: int, card: int, *, in_play: bool = False) -> float:
    """What an asset does for its owner: bears harm, raises skills, attacks, and what the table above says."""
    sheet = ASSET[card]
    borne = view.count(DAMAGE[card]) + view.count(HORROR[card])
    worth = QUIET.get(SLUG[card], 0.0) + 0.28 * max(0, sheet.health + sheet.sanity - borne)
    for passive in PASSIVE.get(card, ()):
        match passive:
            case SkillBonus(skill, n):
                worth += n * BONUS[skill]
            case CombatHere(n):
                worth += 2.0 * n
            case ExtraAction(None):
                worth += 2.0
    powers = POWERS.get(card, ())
    if any(isinstance(power.effect, Boost) for power in powers):
        worth += 0.1 + 0.08 * view.count(RESOURCES[seat])
    if any(isinstance(power.effect, Investigate) and power.effect.instead is None for power in powers):
        worth += 0.7 if clues_wanted(view) > 0 and (not in_play or view.count(USES_LEFT[card])) else 0.0
    blows = [power.effect for power in powers if isinstance(power.effect, Fight) and not power.cost.discard]
    if blows and not (in_play and sheet.uses is not None and not view.count(USES_LEFT[card])):
        others = [node for c, _, node in weapons(view, seat) if c != card]
        worth += 0.2 + 1.8 * max(0.0, _might(view, seat, blows) - _might(view, seat, others))
    return worth


def _might(view: State, seat: int, nodes: list[Fight]) -> float:
    """The mean damage of the best of these attacks, or of bare hands, against the last enemy."""
    return max(p * damage for p, damage in (blow(view, seat, LAST, node) for node in (Fight(), *nodes)))


def card_worth(view: State, seat: int, card: int) -> float:
    """What keeping a card in hand is worth."""
    if card in ASSET:
        soon = COST[card] <= view.count(RESOURCES[seat]) + 2
        return max(0.15, asset_worth(view, seat, card) * (0.8 if soon else 0.5))
    if card in EVENT and isinstance(EVENT[card].effect, Fight | Blast | DamageEnemy | MindOverMatter):
        return 1.4
    return 0.45 if card in EVENT else 0.3
