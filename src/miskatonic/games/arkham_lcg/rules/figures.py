"""The figures that rules ask for: what enemies and investigators have, with all that changes it now (AH-MOD)."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, INVESTIGATE, PLAIN, SLOTS_OF, WILD
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.holding import BEARERS, in_play_with, passives
from miskatonic.games.arkham_lcg.rules.people import card_of, holder, place_of, place_of_card, seats_at

HAND_SIZE: Final = 8  # AH-UPK-04
ACTIONS_PER_TURN: Final = 3  # AH-INV-02

# -------------------------------------------------------------------- enemies


def fight_of(s: State, enemy: int) -> int:
    """How hard an enemy is to hit."""
    total = box.ENEMY[enemy].fight
    for bonus in bonuses(s, enemy):
        total += bonus.fight
    return max(0, total)


def evade_of(s: State, enemy: int) -> int:
    """How hard an enemy is to evade."""
    total = box.ENEMY[enemy].evade
    for bonus in bonuses(s, enemy):
        total += bonus.evade
    return max(0, total)


def damage_of(s: State, enemy: int) -> int:
    """The damage of an enemy's attacks."""
    total = box.ENEMY[enemy].damage
    for bonus in bonuses(s, enemy):
        total += bonus.damage
    return max(0, total)


def horror_of(s: State, enemy: int) -> int:
    """The horror of an enemy's attacks."""
    total = box.ENEMY[enemy].horror
    for bonus in bonuses(s, enemy):
        total += bonus.horror
    return max(0, total)


def health_of(s: State, enemy: int) -> int:
    """An enemy's health; what counts for each investigator is multiplied first (AH-MOD-03)."""
    sheet = box.ENEMY[enemy]
    total = sheet.health * (s.count(box.STARTED) if sheet.health_per_investigator else 1)
    for bonus in bonuses(s, enemy):
        total += bonus.health if isinstance(bonus.health, int) else bonus.health.n * s.count(box.STARTED)
    return max(0, total)


def is_beaten(s: State, enemy: int) -> bool:
    """Whether an enemy has as much damage as its health (AH-INV-33)."""
    return s.count(box.DAMAGE[enemy]) >= health_of(s, enemy)


def bonuses(s: State, enemy: int) -> list[p.EnemyBonus]:
    """All that changes the figures of an enemy now (AH-MOD-01)."""
    if p.EnemyBonus not in BEARERS:
        return []
    return [
        passive
        for card in in_play_with(s, p.EnemyBonus)
        for passive in box.PASSIVE[card]
        if isinstance(passive, p.EnemyBonus) and _concerns(s, card, passive, enemy)
    ]


def _concerns(s: State, card: int, bonus: p.EnemyBonus, enemy: int) -> bool:
    """Whether what a card says of enemies is said of this one."""
    if bonus.condition is not None:
        engaged = holder(s, enemy)
        if engaged < 0 or sanity_left(s, engaged) > bonus.condition.n:
            return False
    match bonus.whom:
        case p.ThisEnemy():
            return card == enemy
        case p.EnemiesThere(trait):
            there = box.PLACE_OF[card] if card in box.PLACE_OF else place_of_card(s, card)
            return there == place_of_card(s, enemy) and (trait is None or trait in box.TRAITS_OF[enemy])
        case p.EveryEnemy(trait):
            return trait is None or trait in box.TRAITS_OF[enemy]


# -------------------------------------------------------------------- investigators


def skill_of(s: State, seat: int, skill: int, kind: int) -> int:
    """A skill with all that changes it in general; below 0 it counts as 0 only at the end (AH-MOD-01, AH-MOD-02)."""
    return _skill(s, seat, skill, kind, passives(s, seat, p.SkillBonus), passives(s, seat, p.AllSkills))


def skills_of(s: State, seat: int) -> list[int]:
    """All skills as they are in a test of no kind."""
    bonuses, changes = passives(s, seat, p.SkillBonus), passives(s, seat, p.AllSkills)
    return [_skill(s, seat, skill, PLAIN, bonuses, changes) for skill in range(WILD)]


def _skill(s: State, seat: int, skill: int, kind: int, bonuses: list[p.SkillBonus], changes: list[p.AllSkills]) -> int:
    total = box.INVESTIGATOR[card_of(s, seat)].skills[skill] + s.counts.get(box.LEARNED[skill][seat], 0)
    for bonus in bonuses:
        if bonus.skill == skill and (not bonus.investigating or kind == INVESTIGATE):
            total += bonus.n
    for change in changes:
        total += change.n
    if skill == COMBAT:
        for other in seats_at(s, place_of(s, seat)):
            for piece in s.zones.get(box.PLAY[other], ()):
                total += sum(passive.n for passive in box.PASSIVE.get(piece, ()) if isinstance(passive, p.CombatHere))
    return total


def limits(s: State, seat: int) -> tuple[int, int]:
    """The damage and the horror that defeat an investigator."""
    sheet = box.INVESTIGATOR[card_of(s, seat)]
    health, sanity = sheet.health, sheet.sanity
    for limit in passives(s, seat, p.LimitBonus):
        health += limit.health
        sanity += limit.sanity
    return health, sanity


def health_limit(s: State, seat: int) -> int:
    """The damage that defeats an investigator."""
    return limits(s, seat)[0]


def sanity_limit(s: State, seat: int) -> int:
    """The horror that defeats an investigator."""
    return limits(s, seat)[1]


def health_left(s: State, seat: int) -> int:
    """Remaining health of an investigator (AH-DMR-10)."""
    return health_limit(s, seat) - s.count(box.DAMAGE[card_of(s, seat)])


def sanity_left(s: State, seat: int) -> int:
    """Remaining sanity of an investigator."""
    return sanity_limit(s, seat) - s.count(box.HORROR[card_of(s, seat)])


def hand_size(s: State, seat: int) -> int:
    """How many cards may be kept at the end of a round (AH-UPK-04)."""
    total = HAND_SIZE
    for limit in passives(s, seat, p.LimitBonus):
        total += limit.hand_size
    return max(0, total)


def actions_per_turn(s: State, seat: int) -> int:
    """The actions of a turn that fit anything (AH-INV-02)."""
    total = ACTIONS_PER_TURN
    for extra in passives(s, seat, p.ExtraAction):
        total += extra.trait is None
    for limit in passives(s, seat, p.LimitBonus):
        total += limit.actions
    return max(0, total)


def room(s: State, seat: int, slot: int, cards: list[int]) -> int:
    """The slots of a kind an investigator has for these assets; some fit only cards with a trait (AH-SLT-01)."""
    return _room(slot, cards, passives(s, seat, p.ExtraSlots))


def rooms(s: State, seat: int, cards: list[int]) -> list[int]:
    """The same for slots of every kind."""
    extras = passives(s, seat, p.ExtraSlots)
    return [_room(slot, cards, extras) for slot in range(len(SLOTS_OF))]


def _room(slot: int, cards: list[int], extras: list[p.ExtraSlots]) -> int:
    total = SLOTS_OF[slot]
    for extra in extras:
        if extra.slot != slot:
            continue
        fitting = [box.ASSET[c].slots.count(slot) for c in cards if extra.trait is None or extra.trait in box.TRAITS_OF[c]]
        total += extra.n if extra.trait is None else min(extra.n, sum(fitting))
    return total
