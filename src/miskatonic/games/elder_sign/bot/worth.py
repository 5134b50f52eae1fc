"""What things are worth to a greedy player, in Elder Signs: rewards, penalties, possessions, health, dangers on the table.

The weights are guesses put right by many games; nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from typing import Final, assert_never

from miskatonic import words as shared
from miskatonic.core.code import Effect
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK, Possession
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.gains import amount_owned
from miskatonic.games.elder_sign.rules.health import missing
from miskatonic.games.elder_sign.rules.museum import open_worlds
from miskatonic.games.elder_sign.rules.passives import has
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive

# -------------------------------------------------------------------- weights

KIND: Final = {w.CLUE: 0.15, w.COMMON: 0.22, w.UNIQUE: 0.3, w.SPELL: 0.25, w.ALLY: 0.4}
"""What one more clue or unknown card of a kind is worth."""
TROPHY_POINT: Final = 0.07
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
    return ancient_one(s).doom - s.count(box.DOOM)


def signs_left(s: State) -> int:
    """Elder Signs still needed."""
    return ancient_one(s).signs - s.count(box.SIGNS)


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


def card_worth(card: Possession) -> float:
    """What an item, spell or ally is worth to its owner: what its powers can do once, and what always holds."""
    powers = sum(sum(at_hand(effect) for effect in power.effects) for power in card.powers)
    return powers + sum(lasting(passive) for passive in card.passive)


def at_hand(effect: Effect) -> float:
    """What it is worth to be able to do this once, when the time comes."""
    match w.known(effect):
        case w.AddDie() | w.ChangeFace() | w.RaiseInvestigation() | w.RerollDice() | w.FreeReroll():
            return 0.2
        case w.Gain(_, n) | w.Draw(_, n):
            return 0.2 * n
        case w.Secure(n):
            return 0.2 + 0.05 * n
        case w.DefeatMonster():
            return 0.35
        case w.CompleteTask():
            return 0.4
        case w.Doom(n):
            return -0.5 * n
        case w.Signs(n):
            return float(n)
        case w.Heal() | w.PreventLoss():
            return 0.12
        case w.HealAll() | w.HealAnyone():
            return 0.15
        case w.TakeAlly():
            return KIND[w.ALLY]
        case shared.Steps(effects):
            return sum(map(at_hand, effects))
        case shared.Repeat(n, effects):
            return n * sum(map(at_hand, effects))
        case shared.Choose(_, options):
            return max(map(at_hand, options))
        case w.ForEachGained(each) | w.PerOtherWorld(each):
            return at_hand(each)
        case shared.Instead(instead):
            return at_hand(instead)
        case w.Gates() | w.ReplaceAdventure() | shared.By():
            return 0.0  # good and bad
        case w.DiscardThis() | w.KeepInUse() | w.Cast():
            return 0.0  # what becomes of the card
        case w.Lose() | w.Hurt() | w.LowerLimit() | w.PayOrDevoured() | w.Monsters() | w.AdvanceClock():
            return 0.0  # harm that nobody would choose
        case w.FailAttempt() | w.DropTerrorDice():
            return 0.0
        case never:
            assert_never(never)


def lasting(passive: w.Passive) -> float:
    """What it is worth that something always holds for the owner of a card."""
    match passive:
        case w.LimitBonus(_, n):
            return LIMIT_POINT * n
        case w.Discount(n):
            return 2 * TROPHY_POINT * n
        case w.ManyTasks() | w.NoTerror() | w.RollLockedDice() | w.NoMonstersInOwnTurn() | w.IgnoreMythos():
            return 0.2
        case w.NoAssistance() | w.RerollAtMost() | w.NoFreeFirstAid():
            return 0.0  # what Mythos cards impose
        case _:
            assert_never(passive)


CARD_WORTH: Final = {card: card_worth(sheet) for card, sheet in box.POSSESSION.items()}


def assets(s: State, seat: int) -> float:
    """What the possessions and trophies of a seat are worth."""
    cards = sum([CARD_WORTH[card] for card in s.zones.get(box.OWNED[seat], ())])
    trophies = sum([box.TROPHIES[trophy] for trophy in s.zones.get(box.TROPHIES_OF[seat], ())])
    return KIND[w.CLUE] * s.count(box.CLUES[seat]) + cards + TROPHY_POINT * trophies


def well(s: State, seat: int, value: int, change: int = 0) -> float:
    """What it is worth for a seat to have its sanity or health, or so much more."""
    now = s.count(box.VALUE_OF[value][seat]) + change
    if now <= 0:
        return min(WELL[0], FRESH - SIGNS_A_DOOM - assets(s, seat) * patience(s)) * (2 if s.count(box.AWAKE) else 1)
    return WELL[now] if now < len(WELL) else 0.0


def person(s: State, seat: int) -> float:
    """What an investigator adds to the team."""
    return assets(s, seat) * patience(s) + well(s, seat, w.SANITY) + well(s, seat, w.HEALTH)


# -------------------------------------------------------------------- effects


def worth_of(s: State, seat: int, effects: Iterable[Effect]) -> float:
    """What effects are worth when they happen to a seat."""
    return sum([worth(s, seat, effect) for effect in effects])


def worth(s: State, seat: int, effect: Effect) -> float:
    """What an effect is worth when it happens to a seat."""
    match w.known(effect):
        case w.Gain(kind, n) | w.Draw(kind, n):
            return KIND[kind] * n * patience(s)
        case w.Hurt(value, n):
            return well(s, seat, value, -n) - well(s, seat, value)
        case w.Signs(n):
            return float(max(-s.count(box.SIGNS), min(n, signs_left(s)))) + (VICTORY if n >= signs_left(s) else 0.0)
        case w.Doom(n):
            return -SIGNS_A_DOOM * max(n, -s.count(box.DOOM)) * (1.5 if 0 < doom_left(s) <= n else 1)
        case w.Monsters(n):
            own = seat == s.count(box.ACTIVE) and has(s, seat, w.NoMonstersInOwnTurn)
            return 0.0 if own else -MONSTER_HARM * n * patience(s)
        case w.Gates(n):
            return GATE * min(n, len(s.zone(box.WORLD_DECK))) * patience(s)
        case w.Lose(kind, n):
            each = TROPHY_POINT if kind == w.TROPHY else KIND[kind]
            return -each * min(n, amount_owned(s, seat, kind)) * patience(s)
        case w.Heal(value, n):
            return well(s, seat, value, min(n, missing(s, seat, value))) - well(s, seat, value)
        case w.HealAll(value):
            return well(s, seat, value, missing(s, seat, value)) - well(s, seat, value)
        case w.HealAnyone(value, n):
            return max(worth(s, other, w.Heal(value, n)) for other in range(s.seats) if is_alive(s, other))
        case w.TakeAlly():
            return KIND[w.ALLY] * patience(s)
        case w.LowerLimit():
            return -LIMIT_POINT
        case w.AdvanceClock():
            return -HOUR
        case w.PerOtherWorld(each_time):
            return worth(s, seat, each_time) * len(open_worlds(s))
        case shared.Choose(_, options):
            return max(worth(s, seat, one) for one in options)
        case w.PayOrDevoured(price):
            return worth(s, seat, price)
        case w.ForEachGained(each):
            return worth(s, seat, each)
        case shared.Steps(effects):
            return worth_of(s, seat, effects)
        case shared.Repeat(n, effects):
            return n * worth_of(s, seat, effects)
        case shared.By(who, effects):
            return sum([worth_of(s, other, effects) for other in _meant(s, w.known_who(who))])
        case w.Cast():
            prop = ancient_one(s).property
            return worth(s, seat, w.Hurt(prop.value, prop.n)) if isinstance(prop, w.CastingCosts) else 0.0
        case w.DiscardThis() | w.KeepInUse():
            return 0.0  # whoever weighs a use knows what the card is worth
        case w.DefeatMonster() | w.ReplaceAdventure() | w.PreventLoss() | shared.Instead():
            return 0.0  # hangs on what is chosen, or on what comes
        case w.FailAttempt() | w.DropTerrorDice() | w.AddDie() | w.Secure() | w.CompleteTask() | w.FreeReroll():
            return 0.0  # the odds of the attempt count these
        case w.ChangeFace() | w.RaiseInvestigation() | w.RerollDice():
            return 0.0
        case never:
            assert_never(never)


def _meant(s: State, who: w.AnyWho) -> list[int]:
    alive = [seat for seat in range(s.seats) if is_alive(s, seat)]
    match who:
        case shared.EachInOrder():
            return alive
        case w.EachAtEntrance():
            return [seat for seat in alive if box.AT[seat] not in s.counts]
        case w.EachOnCard():
            return [seat for seat in alive if box.AT[seat] in s.counts]
        case _:
            assert_never(who)


# -------------------------------------------------------------------- the table


def lock_harm(piece: int) -> float:
    """What the lock of a piece in play costs the team."""
    return LOCK[box.LOCK_COLOUR[piece]] if box.LOCK_COLOUR[piece] != NO_LOCK else 0.0


def monster_harm(monster: int) -> float:
    """What a monster in play costs the team."""
    return MONSTER_HARM + lock_harm(monster)


def card_harm(s: State, seat: int, card: int) -> float:
    """What an open card costs the team as long as it lies there."""
    midnight = box.ADVENTURE[card].midnight
    return lock_harm(card) - (MIDNIGHTS * worth_of(s, seat, midnight) if midnight else 0.0)


def table(s: State, seat: int) -> float:
    """What the open cards and monsters are worth: dangers, and Other Worlds to gain signs in."""
    total = GATE * len(open_worlds(s))
    for place in range(box.PLACES):
        for card in s.zones.get(box.CARD_AT[place], ()):
            total -= card_harm(s, seat, card)
        for monster in s.zones.get(box.MONSTERS_AT[place], ()):
            total -= monster_harm(monster)
    return total * patience(s)


def standing(s: State, seat: int) -> float:
    """By how many signs the team is ahead, all in all; in the battle, by how many hits."""
    team = sum([person(s, other) - FRESH for other in range(s.seats) if is_alive(s, other)])
    if s.count(box.AWAKE):
        alive = sum([is_alive(s, other) for other in range(s.seats)])
        return doom_left(s) - ancient_one(s).doom + FIGHTER * alive / s.seats + team
    return lead(s) + table(s, seat) + team
