"""What things are worth to a greedy player, in Elder Signs: rewards, penalties, possessions, health, dangers on the table.

The weights are guesses put right by many games; nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from typing import Final

from miskatonic.core.code import Node
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    TROPHY,
    UNIQUE,
    AddDie,
    AdvanceClock,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    Doom,
    Draw,
    EachAtEntrance,
    EachOnCard,
    Gain,
    Gates,
    Heal,
    HealAll,
    HealAnyone,
    Hurt,
    Lose,
    LowerLimit,
    Monsters,
    NoMonstersInOwnTurn,
    OneOf,
    PayOrDevoured,
    PerOtherWorld,
    PreventLoss,
    Secure,
    Signs,
)
from miskatonic.games.elder_sign.rules.box import (
    ACTIVE,
    ADVENTURE,
    AT,
    AWAKE,
    CARD_AT,
    CLUES,
    DOOM,
    LOCK_COLOUR,
    MONSTERS_AT,
    OWNED,
    PLACES,
    POSSESSION,
    SIGNS,
    TROPHIES,
    TROPHIES_OF,
    VALUE_OF,
    WORLD_DECK,
)
from miskatonic.games.elder_sign.rules.gains import amount_owned
from miskatonic.games.elder_sign.rules.museum import open_worlds
from miskatonic.games.elder_sign.rules.people import ancient_one, has, is_alive, missing
from miskatonic.words.control import By, Steps

# -------------------------------------------------------------------- weights

KIND: Final = {CLUE: 0.15, COMMON: 0.22, UNIQUE: 0.3, SPELL: 0.25, ALLY: 0.4}
"""What one more clue or unknown card of a kind is worth."""
TROPHY_POINT: Final = 0.07
EFFECT: Final[dict[type[Node], float]] = {
    AddDie: 0.2,
    Secure: 0.25,
    DefeatMonster: 0.35,
    CompleteTask: 0.4,
    Doom: 0.5,
    Heal: 0.12,
    HealAll: 0.15,
    HealAnyone: 0.15,
    Gain: 0.2,
    PreventLoss: 0.12,
    ChangeFace: 0.2,
}
"""What a card that can do this once is worth, by its kind of effect."""
WELL: Final = (-1.4, -0.6, -0.3, -0.15, -0.06)
"""What it is worth to have so little sanity or health; with more nothing threatens."""
FRESH: Final = 0.6
"""What the possessions and strength of a new investigator are worth."""
GATE: Final = 0.4
MONSTER_HARM: Final = 0.2
HOUR: Final = 0.1
"""What three hours are worth."""
LIMIT_POINT: Final = 0.25
LOCK: Final = {GREEN: 0.35, YELLOW: 0.12, RED: 0.15}
MIDNIGHTS: Final = 1.5
"""How many more midnights a card with a Midnight effect is taken to lie there."""
SIGNS_A_DOOM: Final = 1.1
"""How many signs a team is taken to gather in the time that a doom token takes to come."""
VICTORY: Final = 4.0
"""What the last sign is worth beyond being one."""
FIGHTER: Final = 6.0
"""What it is worth in the battle that all investigators live."""
LONG: Final = 5
"""With fewer free cells on the doom track, what helps only later is worth less."""

# -------------------------------------------------------------------- the race


def doom_left(s: State) -> int:
    """Free cells of the doom track."""
    return ancient_one(s).doom - s.count(DOOM)


def signs_left(s: State) -> int:
    """Elder Signs still needed."""
    return ancient_one(s).signs - s.count(SIGNS)


def patience(s: State) -> float:
    """How much of its worth keeps what helps only later: less when the end is near."""
    return min(1.0, (doom_left(s) + 1) / LONG) * min(1.0, 0.4 + 0.2 * signs_left(s))


def lead(s: State) -> float:
    """By how many signs the team is ahead in the race against doom."""
    return doom_left(s) * SIGNS_A_DOOM - signs_left(s)


def doubt(s: State) -> float:
    """How many signs the race may yet turn out differently."""
    return sqrt(1.0 + 0.6 * signs_left(s) + 0.6 * doom_left(s))


def squashed(s: State, signs: float) -> float:
    """The chance to win when the team is ahead by so many signs."""
    return 0.02 + 0.96 * 0.5 * (1 + erf(signs / doubt(s) / sqrt(2)))


# -------------------------------------------------------------------- people


def card_worth(card: int) -> float:
    """What an item, spell or ally is worth to its owner."""
    return sum(max((EFFECT.get(type(e), 0.0) for e in power.effects), default=0.0) for power in POSSESSION[card].powers)


CARD_WORTH: Final = {card: card_worth(card) for card in POSSESSION}


def assets(s: State, seat: int) -> float:
    """What the possessions and trophies of a seat are worth."""
    cards = sum([CARD_WORTH[card] for card in s.zones.get(OWNED[seat], ())])
    trophies = sum([TROPHIES[trophy] for trophy in s.zones.get(TROPHIES_OF[seat], ())])
    return KIND[CLUE] * s.count(CLUES[seat]) + cards + TROPHY_POINT * trophies


def well(s: State, seat: int, value: int, change: int = 0) -> float:
    """What it is worth for a seat to have its sanity or health, or so much more."""
    now = s.count(VALUE_OF[value][seat]) + change
    if now <= 0:
        return min(WELL[0], FRESH - SIGNS_A_DOOM - assets(s, seat) * patience(s)) * (2 if s.count(AWAKE) else 1)
    return WELL[now] if now < len(WELL) else 0.0


def person(s: State, seat: int) -> float:
    """What an investigator adds to the team."""
    return assets(s, seat) * patience(s) + well(s, seat, SANITY) + well(s, seat, HEALTH)


# -------------------------------------------------------------------- effects


def worth_of(s: State, seat: int, effects: Iterable[Node]) -> float:
    """What effects are worth when they happen to a seat."""
    return sum([worth(s, seat, effect) for effect in effects])


def worth(s: State, seat: int, effect: Node) -> float:
    """What an effect is worth when it happens to a seat; nothing for those that only matter to the dice."""
    match effect:
        case Gain(kind, n) | Draw(kind, n):
            return KIND[kind] * n * patience(s)
        case Lose(kind, n):
            each = TROPHY_POINT if kind == TROPHY else KIND[kind]
            return -each * min(n, amount_owned(s, seat, kind)) * patience(s)
        case Hurt(value, n):
            return well(s, seat, value, -n) - well(s, seat, value)
        case Heal(value, n):
            return well(s, seat, value, min(n, missing(s, seat, value))) - well(s, seat, value)
        case HealAll(value):
            return well(s, seat, value, missing(s, seat, value)) - well(s, seat, value)
        case HealAnyone(value, n):
            return max(worth(s, other, Heal(value, n)) for other in range(s.seats) if is_alive(s, other))
        case LowerLimit():
            return -LIMIT_POINT
        case Signs(n):
            return float(max(-s.count(SIGNS), min(n, signs_left(s)))) + (VICTORY if n >= signs_left(s) else 0.0)
        case Doom(n):
            return -SIGNS_A_DOOM * max(n, -s.count(DOOM)) * (1.5 if 0 < doom_left(s) <= n else 1)
        case Gates(n):
            return GATE * min(n, len(s.zone(WORLD_DECK))) * patience(s)
        case Monsters(n):
            own = seat == s.count(ACTIVE) and has(s, seat, NoMonstersInOwnTurn)
            return 0.0 if own else -MONSTER_HARM * n * patience(s)
        case AdvanceClock():
            return -HOUR
        case PerOtherWorld(each_time):
            return worth(s, seat, each_time) * len(open_worlds(s))
        case OneOf(lists):
            return max(worth(s, seat, one) for one in lists)
        case PayOrDevoured(price):
            return worth(s, seat, price)
        case Steps(effects):
            return worth_of(s, seat, effects)
        case By(who, effects):
            return sum([worth_of(s, other, effects) for other in _meant(s, who)])
        case _:
            return 0.0


def _meant(s: State, who: Node) -> list[int]:
    alive = [seat for seat in range(s.seats) if is_alive(s, seat)]
    match who:
        case EachAtEntrance():
            return [seat for seat in alive if not s.count(AT[seat])]
        case EachOnCard():
            return [seat for seat in alive if s.count(AT[seat])]
        case _:
            return alive


# -------------------------------------------------------------------- the table


def lock_harm(piece: int) -> float:
    """What the lock of a piece in play costs the team."""
    return LOCK[LOCK_COLOUR[piece]] if LOCK_COLOUR[piece] != NO_LOCK else 0.0


def monster_harm(monster: int) -> float:
    """What a monster in play costs the team."""
    return MONSTER_HARM + lock_harm(monster)


def card_harm(s: State, seat: int, card: int) -> float:
    """What an open card costs the team as long as it lies there."""
    midnight = ADVENTURE[card].midnight
    return lock_harm(card) - (MIDNIGHTS * worth_of(s, seat, midnight) if midnight else 0.0)


def table(s: State, seat: int) -> float:
    """What the open cards and monsters are worth: dangers, and Other Worlds to gain signs in."""
    total = GATE * len(open_worlds(s))
    for place in range(PLACES):
        for card in s.zones.get(CARD_AT[place], ()):
            total -= card_harm(s, seat, card)
        for monster in s.zones.get(MONSTERS_AT[place], ()):
            total -= monster_harm(monster)
    return total * patience(s)


def standing(s: State, seat: int) -> float:
    """By how many signs the team is ahead, all in all; in the battle, by how many hits."""
    team = sum([person(s, other) - FRESH for other in range(s.seats) if is_alive(s, other)])
    if s.count(AWAKE):
        alive = sum([is_alive(s, other) for other in range(s.seats)])
        return doom_left(s) - ancient_one(s).doom + FIGHTER * alive / s.seats + team
    return lead(s) + table(s, seat) + team
