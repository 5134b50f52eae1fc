"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Here: where to go, what to do at the entrance, where monsters go. Every function answers one kind of question with what each
option gains, in Elder Signs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from miskatonic.core.declared import Kind
from miskatonic.core.events import is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import rolls
from miskatonic.games.elder_sign.bot import worth as value
from miskatonic.games.elder_sign.bot.attempts import (
    Attempt,
    attempt_at,
    attempt_now,
    better,
    monster_gain,
)
from miskatonic.games.elder_sign.bot.uses import use_gain, without_monster
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.cards.words import (
    AddDie,
    MonstersNeed,
    NoFreeFirstAid,
    Symbol,
)
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.entrance import debt
from miskatonic.games.elder_sign.rules.entrance import price as shop_price
from miskatonic.games.elder_sign.rules.museum import open_places
from miskatonic.games.elder_sign.rules.passives import imposed
from miskatonic.games.elder_sign.rules.people import ancient_one
from miskatonic.games.elder_sign.rules.trophies import trophies


def judge(s: State, asked: Asked) -> list[float] | None:
    """The chance to win after each option, as far as the odds tell; None for questions to be looked ahead."""
    gains = gains_of(s, asked)
    if gains is None:
        return None
    now = value.standing(s, asked.seat)
    return [value.squashed(s, now + gain) for gain in gains]


def gains_of(s: State, asked: Asked) -> rolls.Gains | None:
    """What each option gains, in Elder Signs; None for questions to be looked ahead."""
    weigh = JUDGES.get(asked.kind)
    return None if weigh is None else weigh(s, asked)


# -------------------------------------------------------------------- where to go

DICE_BONUS: Final = (0.0, 1.2, 1.65)
"""What the yellow and the red die add to the log-odds of an attempt with six green dice: the mean over all cards."""
DEBT: Final = 0.1
"""What it is worth to pay a debt of a Mythos card."""


def move(s: State, asked: Asked) -> rolls.Gains:
    """A card by its odds and stakes, the entrance by the best action there; something used comes on top of the best."""
    seat = asked.seat
    gains: dict[Option, float] = {box.MOVE[place]: visit(s, seat, place) for place in open_places(s)}
    gains[box.TO_ENTRANCE] = max(entrance_gain(s, seat, option) for option in entrance_options(s, seat))
    best = max(gains.values())
    return [best + use_gain(s, seat, option) if is_ability(option) else gains[option] for option in asked.options]


def visit(s: State, seat: int, place: int) -> float:
    """What it is worth to attempt a card, with the items that pay."""
    return plan(s, attempt_at(s, seat, place))[0]


def plan(s: State, a: Attempt) -> tuple[float, float, tuple[int, ...]]:
    """What an attempt is worth, its chance with clues and items that pay, and the colours of the dice these add."""
    seat = a.seat
    p = a.chance(a.now)
    best: tuple[float, float, tuple[int, ...]] = (*a.tries(p), ())
    items: dict[int, float] = {}
    for card in s.zone(box.OWNED[seat]):
        for power in box.POSSESSION[card].powers:
            for effect in power.effects:
                if isinstance(effect, AddDie) and s.home[box.DIE_OF[effect.colour]] == box.FREE_DICE:
                    items[effect.colour] = min(items.get(effect.colour, 9.0), value.CARD_WORTH[card])
    items = {colour: worth for colour, worth in items.items() if not a.now.pool[colour]}
    for colours in [(colour,) for colour in items] + ([tuple(items)] if len(items) > 1 else []):
        cost = value.patience(s) * sum([items[colour] for colour in colours])
        gain, chance = a.tries(better(p, sum([DICE_BONUS[colour] for colour in colours])))
        best = max(best, (gain - cost, chance, colours))
    return best


def entrance_options(s: State, seat: int) -> list[Option]:
    """What could be done at the entrance."""
    purse = trophies(s, seat)
    barred = any(isinstance(p, NoFreeFirstAid) for p in imposed(s, seat))
    prices = [shop_price(s, seat, offer) for offer in OFFERS]
    offers = [box.OFFER[i] for i, price in enumerate(prices) if price <= purse and not (barred and not price)]
    return [*offers, box.FIND]


def entrance(s: State, asked: Asked) -> rolls.Gains:
    """Every entrance action by what it brings."""
    return [entrance_gain(s, asked.seat, option) for option in asked.options]


def entrance_gain(s: State, seat: int, option: Option) -> float:
    """What an entrance action is worth."""
    point = value.TROPHY_POINT * value.patience(s)
    if option is box.FIND:
        return sum([value.worth_of(s, seat, effects) for effects in LOST_AND_FOUND.values()]) / len(LOST_AND_FOUND)
    if option.verb is box.SETTLE:
        return DEBT - point * debt(option.value)
    offer = OFFERS[option.value]
    return value.worth_of(s, seat, offer.effects) - point * shop_price(s, seat, offer)


# -------------------------------------------------------------------- monsters and cards

ONE_MORE_TASK: Final = 0.6
HARDER: Final = 0.1
"""How much worse a card gets by a harder task, and how much harder one more task is."""


def defeat(s: State, asked: Asked) -> rolls.Gains:
    """A monster by what its defeat brings, most of all on the card being attempted."""
    seat = asked.seat
    place = s.pointed(box.AT[seat])
    under_way = place >= 0 and bool(s.zone(box.POOL))
    a = attempt_now(s, seat) if under_way else None
    gains: rolls.Gains = []
    for option in asked.options:
        gain = monster_gain(s, seat, option.value)
        if a is not None and option.value in s.zone(box.MONSTERS_AT[place]):
            gain += without_monster(s, seat, option.value) - a.gain(a.now)
        gains.append(gain)
    return gains


def hardness(symbols: tuple[Symbol, ...]) -> float:
    """How hard a task is: the less likely with six dice, the harder."""
    return -log(float(chance(symbols, (6, 0, 0))) + 0.01)


def place_monster(s: State, asked: Asked) -> rolls.Gains:
    """A monster goes where it makes least worse what is worth trying."""
    monster = asked.what.monster
    prop = ancient_one(s).property
    extra = (prop.symbol,) if isinstance(prop, MonstersNeed) else ()
    own = box.MONSTER[monster].task.symbols + extra
    gains: rolls.Gains = []
    for option in asked.options:
        spot, number = divmod(option.value, box.SPOTS)
        card = s.zone(box.CARD_AT[spot])[0]
        harder = hardness(own) + ONE_MORE_TASK
        if number != box.BELOW and not box.ADVENTURE[card].tasks[number].is_side:
            printed = box.ADVENTURE[card].tasks[number]
            border = printed.border or ()
            left = tuple(symbol for i, symbol in enumerate(printed.symbols) if i not in border)
            harder = hardness(left + own) - hardness(printed.symbols)
        gains.append(-HARDER * harder * max(0.1, value.worth_of(s, asked.seat, box.ADVENTURE[card].reward)))
    return gains


def replace_adventure(s: State, asked: Asked) -> rolls.Gains:
    """The adventure goes that harms most and promises least."""
    gains: rolls.Gains = []
    for option in asked.options:
        card = s.zone(box.CARD_AT[option.value])[0]
        monsters = sum([value.monster_harm(monster) for monster in s.zone(box.MONSTERS_AT[option.value])])
        promise = max(0.0, visit(s, s.count(box.ACTIVE), option.value))
        gains.append(value.patience(s) * (value.card_harm(s, asked.seat, card) + monsters) - promise / 2)
    return gains


JUDGES: Final[dict[Kind, Callable[[State, Asked], rolls.Gains | None]]] = {
    asks.Move: move,
    asks.Entrance: entrance,
    asks.BeforeRoll: rolls.before_roll,
    asks.AfterRoll: rolls.after_roll,
    asks.Cover: rolls.cover,
    asks.Reroll: rolls.reroll,
    asks.AfterTerror: rolls.after_terror,
    asks.RemoveDie: rolls.remove_die,
    asks.SecureDie: rolls.secure_die,
    asks.Assist: rolls.assist,
    asks.AssistDie: rolls.assist_die,
    asks.HoldDie: rolls.hold_die,
    asks.ChangeDie: rolls.change_die,
    asks.TaskWithoutDice: rolls.task_without_dice,
    asks.Defeat: defeat,
    asks.PlaceMonster: place_monster,
    asks.ReplaceAdventure: replace_adventure,
    asks.React: rolls.react,
}
"""The questions that are a matter of odds."""
