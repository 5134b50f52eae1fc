"""What hangs on a test under way, by its number of successes, as far as the table shows it; and what dice add to that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.events import is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import shopping
from miskatonic.games.eldritch_horror.bot.actions import power_of
from miskatonic.games.eldritch_horror.bot.duels import left_with
from miskatonic.games.eldritch_horror.bot.effects import figure, worth
from miskatonic.games.eldritch_horror.bot.encounters import open_encounters
from miskatonic.games.eldritch_horror.bot.fights import blow, won
from miskatonic.games.eldritch_horror.bot.lives import Me
from miskatonic.games.eldritch_horror.bot.mysteries import probe
from miskatonic.games.eldritch_horror.bot.prices import Prices
from miskatonic.games.eldritch_horror.bot.travel import World
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import INFLUENCE, STRENGTH, WILL
from miskatonic.games.eldritch_horror.odds.dice import results
from miskatonic.games.eldritch_horror.odds.prospects import skill_test
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.combat import COMBAT, damage, horror
from miskatonic.games.eldritch_horror.rules.people import sheet_of, space_of

Stakes = Callable[[int], float]
"""What a number of successes brings."""

USUAL: Final = 0.6
"""What hangs on a test of which nothing is known."""


def stakes(world: World, skill: int) -> Stakes:
    """What hangs on the test of a skill that somebody takes now: that of the card drawn, or of a fight."""
    s = world.s
    for card in s.zones.get(box.DRAWN, ()):
        found = _of_card(world, card, skill)
        if found is not None:
            return found
    foe = _foe(world)
    if foe >= 0 and skill in (STRENGTH, WILL):
        return _of_fight(world, foe, skill)
    if s.counts.get(box.PHASE, 0) == box.ACTION_PHASE and skill == INFLUENCE:
        return lambda n: shopping.basket(s, world.seat, world.me, world.prices, n)[0]
    for effects in _offered(world):
        test = find_test(effects, skill)
        if test is not None:
            return _of_test(test, world.me, world.prices_here())
    return lambda n: USUAL * (n > 0)


def _offered(world: World) -> list[w.Effects]:
    """The encounters of the Mystery and of Rumors on this space."""
    here = space_of(world.s, world.seat)
    return [
        encounter.effects
        for card, encounter in open_encounters(world.s)
        if here in places.spaces(world.s, probe(world.s, card), encounter.at)
    ]


# -------------------------------------------------------------------- the test of a card


def _of_card(world: World, card: int, skill: int) -> Stakes | None:
    sheet = box.SHEETS[card]
    i, p = world.me, world.prices_here()
    if isinstance(sheet, sheets.Complex):
        start = find_test(sheet.start, skill)
        if start is not None:
            passed, failed = worth(sheet.passed, i, p), worth(sheet.failed, i, p)
            need = int(figure(start.need, i, p))
            return lambda n: passed if n >= need else failed
        parts: tuple[w.Effects, ...] = (sheet.passed, sheet.failed)
    elif isinstance(sheet, sheets.Encounter):
        parts = sheet.sections
    else:
        return None
    for part in parts:
        test = find_test(part, skill)
        if test is not None:
            return _of_test(test, i, p)
    return None


def _of_test(test: w.Test, i: Me, p: Prices) -> Stakes:
    passed, failed, need = worth(test.passed, i, p), worth(test.failed, i, p), int(figure(test.need, i, p))
    return lambda n: passed if n >= need else failed


def find_test(effects: w.Effects, skill: int) -> w.Test | None:
    """The first test of a skill within an effect."""
    for effect in effects if isinstance(effects, tuple) else (effects,):
        inside: tuple[w.Effects, ...] = ()
        match effect:
            case w.Test() if effect.skill == skill:
                return effect
            case w.Test(_, _, passed, failed):
                inside = (passed, failed)
            case w.Steps(parts):
                inside = (parts,)
            case w.May(price, then, otherwise):
                inside = tuple([part for part in (price, then, otherwise) if part is not None])
        for part in inside:
            found = find_test(part, skill)
            if found is not None:
                return found
    return None


# -------------------------------------------------------------------- the test of a fight


def _foe(world: World) -> int:
    """Whom somebody fights now, by what lies on the table: an ambusher, or the worst Monster of the space."""
    s = world.s
    for monster in s.zones.get(box.AMBUSHER, ()):
        return monster
    here = places.monsters_on(s, space_of(s, world.seat))
    return max(here, key=lambda monster: sheet_of(s, monster).damage + sheet_of(s, monster).horror, default=-1)


def _of_fight(world: World, foe: int, skill: int) -> Stakes:
    s, i, p = world.s, world.me, world.prices
    f = Frame(COMBAT, world.seat, len(s.stack))
    f.regs["piece"] = foe
    f.regs["ambush"] = 0
    if skill == WILL:
        most = horror(s, f)
        return lambda n: left_with(i.sanity, max(0, most - n), i, p)
    most, tough = damage(s, f), toughness(s, f, foe) - s.counts.get(box.HURT[foe], 0)
    prize, hit = won(s, foe, i, p, world.todo), blow(s, foe, p, world.todo)
    return lambda n: left_with(i.health, max(0, most - n), i, p) + (prize if n >= tough else hit * n)


# -------------------------------------------------------------------- the questions


def after_roll(s: State, asked: Asked) -> list[float]:
    """A die more is worth what it may still bring, less what it costs."""
    rolled = asked.what
    world = World(s, asked.seat)
    hangs = stakes(world, rolled.skill)
    now = hangs(rolled.successes)
    poorer = World(s, asked.seat)
    poorer.me = world.me._replace(clues=world.me.clues - 1)
    chance = (7 - world.me.least) / 6 if rolled.successes < len(rolled.dice) else 0.0
    found = []
    for option in asked.options:
        if option is box.KEEP_RESULT:
            found.append(now)
            continue
        hoped = stakes(poorer, rolled.skill) if option is box.SPEND_CLUE else hangs
        better = hoped(rolled.successes) + chance * (hoped(rolled.successes + 1) - hoped(rolled.successes))
        found.append(better - _cost(s, option, world) - 0.001)
    return found


def _cost(s: State, option: Option, world: World) -> float:
    if option is box.SPEND_CLUE:
        return world.prices.clue
    return -worth(power_of(s, option).cost, world.me, world.prices) if is_ability(option) else 0.0


def before_test(s: State, asked: Asked) -> list[float]:
    """Dice to be added before a roll."""
    world = World(s, asked.seat)
    fights = asked.kind is asks.BeforeCombatTest
    found = []
    for option in asked.options:
        if not is_ability(option):
            found.append(0.0)
            continue
        power = power_of(s, option)
        skill = power.tests.skill if fights else asked.what.skill
        skill = STRENGTH if skill < 0 else skill
        dice = skill_test(s, asked.seat, skill, _of_foe(world, skill) if fights else 0, w.IN_COMBAT if fights else 0)
        hangs = stakes(world, skill)
        more = _mean(hangs, dice.dice + _added(power.effects), dice.least) - _mean(hangs, dice.dice, dice.least)
        found.append(more + worth(power.cost, world.me, world.prices) - 0.01)
    return found


def _of_foe(world: World, skill: int) -> int:
    foe = _foe(world)
    if foe < 0:
        return 0
    sheet = sheet_of(world.s, foe)
    return (sheet.strength if skill == STRENGTH else sheet.will) or 0


def _mean(hangs: Stakes, dice: int, least: int) -> float:
    return sum([float(chance) * hangs(n) for n, chance in enumerate(results(max(1, dice), least))])


def _added(effects: w.Effects) -> int:
    """The dice that a power adds."""
    if isinstance(effects, tuple):
        return sum([_added(effect) for effect in effects])
    match effects:
        case w.AddDie():
            return 1
        case w.TestBonus(n) | w.CombatBonus(_, n):
            return n
        case w.Test(_, _, passed):
            return _added(passed) // 2
        case w.Cast(parts) | w.Steps(parts):
            return _added(parts)
    return 0


def help_test(s: State, asked: Asked) -> list[float]:
    """A die for somebody else costs nothing that would be missed."""
    return [0.0 if option is box.NO else 0.1 for option in asked.options]


def which_die(s: State, asked: Asked) -> list[float]:
    """The lowest die is rerolled, never a success."""
    return [0.0 if option is box.DONE else 0.01 * (5 - option.value) for option in asked.options]


def raised(s: State, asked: Asked) -> list[float]:
    """A die that becomes a success by it."""
    return [0.05 if option.value == 4 else 0.001 * option.value for option in asked.options]
