"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Every function here answers one kind of question with what each option gains, in Elder Signs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.attempts import (
    Attempt,
    attempt_at,
    attempt_now,
    better,
    dice_now,
    monster_gain,
    task_price,
    terror_harm,
)
from miskatonic.games.elder_sign.box import (
    ACTIVE,
    ADVENTURE,
    ASK_HELP,
    AT,
    AWAKE,
    BEATEN,
    BELOW,
    CARD_AT,
    COLOUR_OF,
    DIE_OF,
    ENOUGH,
    FACE,
    FACE_DOWN,
    FAIL_ROLL,
    FIND,
    FIRST_DIE,
    FOCUS_ON,
    FREE_DICE,
    FREE_REROLLS,
    GIVE_UP,
    INVESTIGATOR,
    MONSTER,
    MONSTERS_AT,
    MOVE,
    OFFER,
    OWNED,
    POOL,
    POSSESSION,
    REROLL,
    ROLL,
    ROLL_ON,
    ROLL_THESE,
    SECURED,
    SETTLE,
    SPOTS,
    TAKE_OFF,
    TO_ENTRANCE,
    YES,
)
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.chances import less
from miskatonic.games.elder_sign.components import Period, Power
from miskatonic.games.elder_sign.entrance import debt
from miskatonic.games.elder_sign.entrance import price as shop_price
from miskatonic.games.elder_sign.gains import trophies
from miskatonic.games.elder_sign.monsters import face_up_monsters
from miskatonic.games.elder_sign.museum import open_places
from miskatonic.games.elder_sign.odds import chance
from miskatonic.games.elder_sign.people import ancient_one, imposed
from miskatonic.games.elder_sign.pool import changeable, most_by_clue, rolled_dice, shows_terror
from miskatonic.games.elder_sign.questions import Ask
from miskatonic.games.elder_sign.survival import Die, Situation, completed, kept
from miskatonic.games.elder_sign.tasks import goals_in_reach
from miskatonic.games.elder_sign.words import (
    CLUE,
    HEALTH,
    SANITY,
    AddDie,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Hurt,
    KeepInUse,
    MonstersNeed,
    NoFreeFirstAid,
    RaiseInvestigation,
    RerollDice,
    Secure,
    Symbol,
)
from miskatonic.games.elder_sign.worth import (
    CARD_WORTH,
    KIND,
    TROPHY_POINT,
    card_harm,
    monster_harm,
    patience,
    squashed,
    standing,
    worth,
    worth_of,
)

Gains = list[float]


def judge(s: State, asked: Asked) -> list[float] | None:
    """The chance to win after each option, as far as the odds tell; None for questions to be looked ahead."""
    weigh = JUDGES.get(asked.question)
    gains = None if weigh is None else weigh(s, asked)
    if gains is None:
        return None
    now = standing(s, asked.seat)
    return [squashed(s, now + gain) for gain in gains]


# -------------------------------------------------------------------- using cards and abilities

DICE_BONUS: Final = (0.0, 0.85, 1.3)
"""What the yellow and the red die add to the log-odds of an attempt, as measured on all cards."""
DAILY: Final = 0.08
"""What an ability that can be used once a day is worth."""


def power_of(option: Option) -> tuple[int, Power]:
    """The piece and the power that an option uses."""
    piece, i = ability_of(option)
    return piece, (INVESTIGATOR[piece] if piece in INVESTIGATOR else POSSESSION[piece]).powers[i]


def spent(s: State, seat: int, piece: int, power: Power) -> float:
    """What it costs to use a power: what is paid, and the card if it goes."""
    goes = any(isinstance(cost, DiscardThis | KeepInUse) for cost in power.cost)
    kept = goes or any(isinstance(effect, Secure) for effect in power.effects)
    cards = patience(s) * CARD_WORTH[piece] if kept and piece in CARD_WORTH else 0.0
    return worth_of(s, seat, power.cost) - cards - (DAILY if power.once_per is Period.DAY else 0.0)


def use_gain(s: State, seat: int, option: Option) -> float:
    """What it is worth to use something that does not touch the attempt under way."""
    piece, power = power_of(option)
    beaten = sorted([monster_gain(s, seat, monster) for monster in face_up_monsters(s)])
    defeats = sum(isinstance(effect, DefeatMonster) for effect in power.effects)
    return worth_of(s, seat, power.effects) + sum(beaten[-defeats:] if defeats else ()) + spent(s, seat, piece, power)


def with_dice(s: State, now: Situation, power: Power) -> Situation:
    """The situation with the dice that a power adds."""
    pool = now.pool
    for effect in power.effects:
        if isinstance(effect, AddDie) and s.home[DIE_OF[effect.colour]] != POOL:
            pool = less(pool, effect.colour, -1)
    return now._replace(pool=pool)


def adds_dice(power: Power) -> bool:
    """Whether a power adds dice."""
    return any(isinstance(effect, AddDie) for effect in power.effects)


def face_down_gain(s: State, a: Attempt, seat: int) -> float:
    """What it adds to the attempt under way to turn the most hindering monster of the card face down."""
    place = s.count(AT[seat]) - 1
    best = 0.0
    for monster in s.zone(MONSTERS_AT[place]) if place >= 0 else ():
        if FACE_DOWN[monster] not in s.counts and BEATEN[monster] not in s.counts:
            best = max(best, without_monster(s, seat, monster) - a.gain(a.now))
    return best


def without_monster(s: State, seat: int, monster: int) -> float:
    """What the attempt under way is worth before the next roll, with a monster turned face down."""
    twin = s.copy()
    twin.set(FACE_DOWN[monster], 1)
    a = attempt_now(twin, seat)
    return a.gain(a.now) if a.goals else a.win


# -------------------------------------------------------------------- where to go


def move(s: State, asked: Asked) -> Gains:
    """A card by its odds and stakes, the entrance by the best action there; something used comes on top of the best."""
    seat = asked.seat
    gains: dict[Option, float] = {MOVE[place]: visit(s, seat, place) for place in open_places(s)}
    gains[TO_ENTRANCE] = max(entrance_gain(s, seat, option) for option in entrance_options(s, seat))
    best = max(gains.values())
    return [best + use_gain(s, seat, option) if is_ability(option) else gains[option] for option in asked.options]


def visit(s: State, seat: int, place: int) -> float:
    """What it is worth to attempt a card, with the items that pay."""
    a = attempt_at(s, seat, place)
    p = a.chance(a.now)
    best = a.gain_by(p)
    items: dict[int, float] = {}
    for card in s.zone(OWNED[seat]):
        for power in POSSESSION[card].powers:
            for effect in power.effects:
                if (
                    isinstance(effect, AddDie)
                    and s.home[DIE_OF[effect.colour]] == FREE_DICE
                    and not a.now.pool[effect.colour]
                ):
                    items[effect.colour] = min(items.get(effect.colour, 9.0), CARD_WORTH[card])
    items = {colour: worth for colour, worth in items.items() if not a.now.pool[colour]}
    for colours in [(colour,) for colour in items] + ([tuple(items)] if len(items) > 1 else []):
        cost = patience(s) * sum([items[colour] for colour in colours])
        best = max(best, a.gain_by(better(p, sum([DICE_BONUS[colour] for colour in colours]))) - cost)
    return best


def entrance_options(s: State, seat: int) -> list[Option]:
    """What could be done at the entrance."""
    purse = trophies(s, seat)
    barred = any(isinstance(p, NoFreeFirstAid) for p in imposed(s, seat))
    prices = [shop_price(s, seat, offer) for offer in OFFERS]
    offers = [OFFER[i] for i, price in enumerate(prices) if price <= purse and not (barred and not price)]
    return [*offers, FIND]


def entrance(s: State, asked: Asked) -> Gains:
    """Every entrance action by what it brings."""
    return [entrance_gain(s, asked.seat, option) for option in asked.options]


def entrance_gain(s: State, seat: int, option: Option) -> float:
    """What an entrance action is worth."""
    point = TROPHY_POINT * patience(s)
    if option is FIND:
        return sum([worth_of(s, seat, effects) for effects in LOST_AND_FOUND.values()]) / len(LOST_AND_FOUND)
    if option.verb is SETTLE:
        return DEBT - point * debt(option.value)
    offer = OFFERS[option.value]
    return worth_of(s, seat, offer.effects) - point * shop_price(s, seat, offer)


# -------------------------------------------------------------------- before a roll


def before_roll(s: State, asked: Asked) -> Gains:
    """Roll, add dice first, or give up."""
    a = attempt_now(s, asked.seat)
    base = a.gain(a.now)
    return [_before_roll(s, a, base, option) for option in asked.options]


def _before_roll(s: State, a: Attempt, base: float, option: Option) -> float:
    if option is ROLL:
        return base
    if option is GIVE_UP:
        return a.lose
    if option.verb is TAKE_OFF:
        held = list(a.now.held)
        held.remove(s.counts[FACE[option.value]] - 1)
        return a.gain(a.now._replace(pool=less(a.now.pool, COLOUR_OF[option.value], -1), held=tuple(held)))
    piece, power = power_of(option)
    if adds_dice(power):
        return a.gain(with_dice(s, a.now, power)) + spent(s, a.seat, piece, power)
    return base + use_gain(s, a.seat, option) + (face_down_gain(s, a, a.seat) if _defeats(power) else 0)


def _defeats(power: Power) -> bool:
    return any(isinstance(effect, DefeatMonster) for effect in power.effects)


def react(s: State, asked: Asked) -> Gains | None:
    """Dice to begin with, and rerolls given in any turn; everything else is looked ahead."""
    powers = [power_of(option) for option in asked.options if option is not PASS]
    active = s.count(ACTIVE)
    if all(adds_dice(power) for _, power in powers):
        a = attempt_now(s, active)
        used = [a.gain(with_dice(s, a.now, power)) + spent(s, active, piece, power) for piece, power in powers]
        return [*used, a.gain(a.now)]
    rerolls = [effect.n for _, power in powers for effect in power.effects if isinstance(effect, RerollDice)]
    if len(rerolls) == len(powers):
        a = attempt_now(s, active)
        used = [a.plain_gain(a.rerolling(n)[0]) - DAILY for n in rerolls]
        return [*used, a.plain_gain(a.after(a.now, dice_now(s)))]
    return None


# -------------------------------------------------------------------- after a roll


def after_roll(s: State, asked: Asked) -> Gains:
    """Complete a task, reroll, use something, or let the roll fail."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    plain = {option: _after_roll(s, a, roll, option) for option in asked.options if not is_ability(option)}
    best = max(plain.values())
    return [plain[option] if option in plain else _use_after_roll(s, a, roll, best, option) for option in asked.options]


def _after_roll(s: State, a: Attempt, roll: list[Die], option: Option) -> float:
    if option is GIVE_UP:
        return a.lose
    if option is ROLL_ON:
        return a.gain(a.now)
    if option is FAIL_ROLL:
        terror = terror_harm(s, a.seat, s.count(AT[a.seat]) - 1) if not s.count(AWAKE) and shows_terror(s) else 0.0
        return a.gain_by(a.failing(a.now, roll)) + terror
    if option is REROLL:
        p, _ = a.rerolling(most_by_clue(s, a.seat))
        clue = 0.0 if s.count(FREE_REROLLS) else patience(s) * KIND[CLUE]
        return a.gain_by(p, a.means.clues - 1) - clue
    if s.count(AWAKE):
        return a.win + max(a.gain(step._replace(tasks=1)) for step, _ in completed(a.best, a.now, roll, 1))
    p = a.completing(a.now, roll, option.value)
    goal = next(goal for goal in a.goals if goal.number == option.value)
    return a.gain_by(p) + (1 - p) * task_price(s, a.seat, goal)


def _use_after_roll(s: State, a: Attempt, roll: list[Die], best: float, option: Option) -> float:
    piece, power = power_of(option)
    cost = spent(s, a.seat, piece, power)
    found: list[float] = []
    for effect in power.effects:
        match effect:
            case AddDie():
                found.append(a.after(with_dice(s, a.now, power), roll))
            case ChangeFace() | RaiseInvestigation():
                found += [a.after(a.now, _changed(s, die, effect)) for die in changeable(s, effect)]
            case Secure():
                found += [_held(a, roll, die) for die in dict.fromkeys(roll)]
            case CompleteTask():
                tasks = [a.now.tasks & ~a.bit[goal.number] for goal in goals_in_reach(s)]
                found += [a.after(a.now._replace(tasks=left), roll) for left in tasks]
            case DefeatMonster():
                cost += face_down_gain(s, a, a.seat)
            case _:
                pass
    if found:
        return a.gain_by(max(found)) + cost
    return best + use_gain(s, a.seat, option) + (cost - spent(s, a.seat, piece, power))


def _changed(s: State, die: int, effect: ChangeFace | RaiseInvestigation) -> list[Die]:
    """The roll when a die shows the other face."""
    out: list[Die] = []
    for other in rolled_dice(s):
        face = s.counts[FACE[other]] - 1
        if other == die:
            face = effect.to if isinstance(effect, ChangeFace) else face + 1
        out.append((COLOUR_OF[other], face))
    return out


def _held(a: Attempt, roll: list[Die], die: Die) -> float:
    """The best chance when a die of the roll is held by a spell."""
    left = list(roll)
    left.remove(die)
    return a.after(a.now._replace(pool=less(a.now.pool, die[0]), held=(*a.now.held, die[1])), left)


def cover(s: State, asked: Asked) -> Gains:
    """Which dice go on the task: by what is left."""
    a = attempt_now(s, asked.seat)
    tasks = a.now.tasks if s.count(AWAKE) else a.now.tasks & ~a.bit[asked.about[0]]
    return [a.gain(_covered(s, a, tasks, option.value)) for option in asked.options]


def _covered(s: State, a: Attempt, tasks: int, mask: int) -> Situation:
    pool = a.now.pool
    for die in s.zone(POOL):
        if mask >> die - FIRST_DIE & 1:
            pool = less(pool, COLOUR_OF[die])
    left = [die for zone in SECURED for die in s.zones.get(zone, ()) if not mask >> die - FIRST_DIE & 1]
    return Situation(tasks, pool, tuple([s.counts[FACE[die]] - 1 for die in left]), a.now.focus)


def reroll(s: State, asked: Asked) -> Gains:
    """Pick the dice of the best reroll one by one, then roll them."""
    most, *picked = asked.about
    a = attempt_now(s, s.count(ACTIVE))
    p, again = a.rerolling(most + len(picked))
    kinds = [(COLOUR_OF[die], s.counts[FACE[die]]) for die in again]
    for die in picked:
        kind = (COLOUR_OF[die], s.counts[FACE[die]])
        if kind in kinds:
            kinds.remove(kind)
    right = a.gain_by(p)
    gains: Gains = []
    for option in asked.options:
        fits = not kinds if option is ROLL_THESE else (COLOUR_OF[option.value], s.counts[FACE[option.value]]) in kinds
        gains.append(right if fits else right - MISTAKE)
    return gains


# -------------------------------------------------------------------- single dice


def remove_die(s: State, asked: Asked) -> Gains:
    """The die that is missed least, a focus after it thought of."""
    a = attempt_now(s, asked.seat)
    gains: Gains = []
    for option in asked.options:
        roll = [(COLOUR_OF[die], s.counts[FACE[die]] - 1) for die in rolled_dice(s) if die != option.value]
        now = a.now._replace(pool=less(a.now.pool, COLOUR_OF[option.value]))
        gains.append(max([a.gain(step) for step in kept(now, roll)]))
    return gains


def aside(s: State, a: Attempt, die: int, focus: bool) -> float:
    """What it is worth to put a die of the roll aside with its face."""
    pool = less(a.now.pool, COLOUR_OF[die])
    return a.gain(Situation(a.now.tasks, pool, (*a.now.held, s.counts[FACE[die]] - 1), focus))


def secure_die(s: State, asked: Asked) -> Gains:
    """Focus a die, ask for assistance, or go on."""
    a = attempt_now(s, asked.seat)
    gains: Gains = []
    for option in asked.options:
        if option.verb is FOCUS_ON:
            gains.append(aside(s, a, option.value, False))
        elif option.verb is ASK_HELP:
            harm = max(worth(s, option.value, Hurt(value, 1)) for value in (SANITY, HEALTH))
            helped = max(aside(s, a, die, a.now.focus) for die in rolled_dice(s))
            gains.append(helped + (1 - a.chance(a.now)) * harm)
        else:
            gains.append(a.gain(a.now))
    return gains


def assist(s: State, asked: Asked) -> Gains:
    """Help as long as the loss can be borne."""
    a = attempt_now(s, s.count(ACTIVE))
    harm = max(worth(s, asked.seat, Hurt(value, 1)) for value in (SANITY, HEALTH))
    return [HELP_ADDS * (a.win - a.lose) + harm / 2 if option is YES else 0.0 for option in asked.options]


def assist_die(s: State, asked: Asked) -> Gains:
    """The die for the helper."""
    a = attempt_now(s, asked.seat)
    return [aside(s, a, option.value, a.now.focus) for option in asked.options]


def hold_die(s: State, asked: Asked) -> Gains:
    """The die for a spell: what can still be done with the others of the roll counts too."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    gains: Gains = []
    for option in asked.options:
        if option is ENOUGH:
            gains.append(a.gain_by(a.after(a.now, roll)))
        else:
            gains.append(a.gain_by(_held(a, roll, (COLOUR_OF[option.value], s.counts[FACE[option.value]] - 1))))
    return gains


def change_die(s: State, asked: Asked) -> Gains:
    """The die whose other face helps most."""
    a = attempt_now(s, asked.seat)
    effect = s.rules.codes[asked.source].node
    assert isinstance(effect, ChangeFace | RaiseInvestigation)
    return [a.gain_by(a.after(a.now, _changed(s, option.value, effect))) for option in asked.options]


def task_without_dice(s: State, asked: Asked) -> Gains:
    """The task that is hardest to complete with dice."""
    a = attempt_now(s, asked.seat)
    roll = dice_now(s)
    left = [a.now._replace(tasks=a.now.tasks & ~a.bit[option.value]) for option in asked.options]
    return [a.gain_by(a.after(now, roll)) for now in left]


# -------------------------------------------------------------------- monsters and cards


def defeat(s: State, asked: Asked) -> Gains:
    """A monster by what its defeat brings, most of all on the card being attempted."""
    seat = asked.seat
    place = s.count(AT[seat]) - 1
    under_way = place >= 0 and bool(s.zone(POOL))
    a = attempt_now(s, seat) if under_way else None
    gains: Gains = []
    for option in asked.options:
        gain = monster_gain(s, seat, option.value)
        if a is not None and option.value in s.zone(MONSTERS_AT[place]):
            gain += without_monster(s, seat, option.value) - a.gain(a.now)
        gains.append(gain)
    return gains


def hardness(symbols: tuple[Symbol, ...]) -> float:
    """How hard a task is: the less likely with six dice, the harder."""
    return -log(float(chance(symbols, (6, 0, 0))) + 0.01)


def place_monster(s: State, asked: Asked) -> Gains:
    """A monster goes where it makes least worse what is worth trying."""
    monster = asked.about[0]
    prop = ancient_one(s).property
    extra = (prop.symbol,) if isinstance(prop, MonstersNeed) else ()
    own = MONSTER[monster].task.symbols + extra
    gains: Gains = []
    for option in asked.options:
        spot, number = divmod(option.value, SPOTS)
        card = s.zone(CARD_AT[spot])[0]
        harder = hardness(own) + ONE_MORE_TASK
        if number != BELOW and not ADVENTURE[card].tasks[number].is_side:
            printed = ADVENTURE[card].tasks[number]
            border = printed.border or ()
            left = tuple(symbol for i, symbol in enumerate(printed.symbols) if i not in border)
            harder = hardness(left + own) - hardness(printed.symbols)
        gains.append(-HARDER * harder * max(0.1, worth_of(s, asked.seat, ADVENTURE[card].reward)))
    return gains


def replace_adventure(s: State, asked: Asked) -> Gains:
    """The adventure goes that harms most and promises least."""
    gains: Gains = []
    for option in asked.options:
        card = s.zone(CARD_AT[option.value])[0]
        monsters = sum([monster_harm(monster) for monster in s.zone(MONSTERS_AT[option.value])])
        promise = max(0.0, visit(s, s.count(ACTIVE), option.value))
        gains.append(patience(s) * (card_harm(s, asked.seat, card) + monsters) - promise / 2)
    return gains


DEBT: Final = 0.1
"""What it is worth to pay a debt of a Mythos card."""
MISTAKE: Final = 0.05
HELP_ADDS: Final = 0.1
"""What part of the stakes another die put aside is taken to add."""
ONE_MORE_TASK: Final = 0.6
HARDER: Final = 0.1

JUDGES: Final[dict[str, Callable[[State, Asked], Gains | None]]] = {
    Ask.MOVE: move,
    Ask.ENTRANCE: entrance,
    Ask.BEFORE_ROLL: before_roll,
    Ask.AFTER_ROLL: after_roll,
    Ask.COVER: cover,
    Ask.REROLL: reroll,
    Ask.REMOVE_DIE: remove_die,
    Ask.SECURE_DIE: secure_die,
    Ask.ASSIST: assist,
    Ask.ASSIST_DIE: assist_die,
    Ask.HOLD_DIE: hold_die,
    Ask.CHANGE_DIE: change_die,
    Ask.TASK_WITHOUT_DICE: task_without_dice,
    Ask.DEFEAT: defeat,
    Ask.PLACE_MONSTER: place_monster,
    Ask.REPLACE_ADVENTURE: replace_adventure,
    Ask.REACT: react,
}
"""The questions that are a matter of odds."""
