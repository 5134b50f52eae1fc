"""What hangs on a test under way, by its number of successes; and whether more dice are worth their price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import shopping
from miskatonic.games.eldritch_horror.bot.duels import left_with
from miskatonic.games.eldritch_horror.bot.effects import test_chance, worth
from miskatonic.games.eldritch_horror.bot.fights import OUT_OF_REACH, blow, health_left, won
from miskatonic.games.eldritch_horror.bot.lives import Me, chances
from miskatonic.games.eldritch_horror.bot.travel import World
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import LORE, WILL
from miskatonic.games.eldritch_horror.odds import options as odds
from miskatonic.games.eldritch_horror.odds.prospects import combat_frame
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.rules.combat import damage, horror
from miskatonic.games.eldritch_horror.rules.encounters import as_encounter
from miskatonic.words.control import DONE

Stakes = Callable[[int], float]
"""What a number of successes brings."""

USUAL: Final = 0.6
"""What hangs on a test of which nothing is known."""
A_SUCCESS: Final = 0.3
"""What each success counts where all do."""
TROUBLE: Final = 0.001
"""What is not used when it changes nothing."""


def stakes(world: World, i: Me, source: int, skill: int, need: int, during: int) -> Stakes:
    """What hangs on a test that a card or a Monster asks for, to an investigator like this."""
    if source in box.MONSTER:
        return _of_fight(world, i, source, skill)
    if during & w.WHEN_ACQUIRING:
        return lambda n: shopping.basket(world.s, world.seat, i, world.prices, n)[0]
    if not need:
        return lambda n: A_SUCCESS * n
    p = world.prices_here()
    passed, failed = USUAL, 0.0
    for part, then, otherwise in _parts(world.s, source):
        test = find_test(part, skill)
        if test is not None:
            passed = worth(test.passed, i, p) + worth(then, i, p)
            failed = worth(test.failed, i, p) + worth(otherwise, i, p)
            break
    return lambda n: passed if n >= need else failed


def _parts(s: State, source: int) -> list[tuple[w.Effects, w.Effects, w.Effects]]:
    """The texts of a card in which a test can stand, each with the paragraphs that follow a pass and a fail."""
    sheet = box.SHEETS[source] if source >= 0 else None
    match sheet:
        case sheets.Complex():
            return [(sheet.start, sheet.passed, sheet.failed), (sheet.passed, (), ()), (sheet.failed, (), ())]
        case sheets.Encounter():
            return [(section, (), ()) for section in sheet.sections]
        case sheets.Mystery() | sheets.Mythos() | sheets.AncientOne():
            offered = as_encounter(s, source)
            return [] if offered is None else [(offered.effects, (), ())]
        case sheets.Investigator():
            return [(sheet.action, (), ())]
        case sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard():
            return [(power.effects, (), ()) for power in sheet.powers]
    return []


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


def _of_fight(world: World, i: Me, foe: int, skill: int) -> Stakes:
    """Health or Sanity kept, and the Monster hurt or beaten."""
    s, p = world.s, world.prices
    f = combat_frame(s, world.seat, foe)
    if skill == WILL:
        most = horror(s, f)
        return lambda n: left_with(i.sanity, max(0, most - n), i, p)
    most, tough = damage(s, f), health_left(s, foe)
    prize = won(s, foe, i, p, world.todo)
    hit = blow(s, foe, p, world.todo) if tough < OUT_OF_REACH else 0.0
    return lambda n: left_with(i.health, max(0, most - n), i, p) + (prize if n >= tough else hit * n)


# -------------------------------------------------------------------- the questions


def after_roll(s: State, asked: Asked) -> list[float]:
    """Dice rolled again are worth what they may still bring beside the result as it is, less what they cost."""
    world, rolled = World(s, asked.seat), asked.what
    as_it_is = stakes(world, world.me, rolled.source, rolled.skill, rolled.need, rolled.during)(rolled.successes)
    return [_after_roll(world, rolled, option) - as_it_is for option in asked.options]


def _after_roll(world: World, rolled: asks.AfterRoll, option: Option) -> float:
    i, pays = world.me, 0.0
    again = None if option is box.KEEP_RESULT else odds.rolled_again(world.s, world.seat, rolled, option)
    if option is box.SPEND_CLUE:
        i, pays = i._replace(clues=i.clues - 1), world.prices.clue
    power = odds.power_of(world.s, option)
    if power is not None:
        pays = -worth(power.cost, i, world.prices)
    hangs = stakes(world, i, rolled.source, rolled.skill, rolled.need, rolled.during)
    if again is None:
        return hangs(rolled.successes) - (0.0 if option is box.KEEP_RESULT else TROUBLE)
    fails = sum([die < i.least for die in rolled.dice])
    if again == odds.RAISED:
        return hangs(rolled.successes + (i.least - 1 in rolled.dice)) - pays - TROUBLE
    gained = chances(min(again, fails), i.least) if fails else (1.0,)
    return sum([chance * hangs(rolled.successes + n) for n, chance in enumerate(gained)]) - pays - TROUBLE


def before_test(s: State, asked: Asked) -> list[float]:
    """Dice added before a roll are worth what they bring on average, less what they cost."""
    world, what = World(s, asked.seat), asked.what
    hangs = stakes(world, world.me, what.source, what.skill, what.need, what.during)
    plain = _mean(hangs, what.dice, world.me.least)
    return [_before_test(world, what, option, hangs) - plain for option in asked.options]


def _before_test(world: World, what: asks.BeforeTest, option: Option, hangs: Stakes) -> float:
    power = odds.power_of(world.s, option)
    more = odds.dice_added(what, option, power)
    if more is None and power is not None:
        more = hoped(power.effects, what.skill)
    good = _mean(hangs, what.dice - what.lacking + (more or 0) if more else what.dice, world.me.least)
    if power is not None:
        good += worth(power.cost, world.me, world.prices) - TROUBLE
        if ability_of(option)[0] in box.SPELL_CARD:
            good += cast_for_mystery(world, power)
    return good


def hoped(effects: w.Effects, skill: int) -> int:
    """The dice that a Spell may add to a test of a skill, if its own test is passed."""
    bonus = effects.passed if isinstance(effects, w.Test) else None
    return bonus.n // 2 if isinstance(bonus, w.CombatBonus) and skill in bonus.skills else 0


def cast_for_mystery(world: World, power: sheets.Power) -> float:
    """What passing the test of a Spell brings to a Mystery that takes a step for it."""
    todo, i, p = world.todo, world.me, world.prices
    test = find_test(power.effects, LORE)
    if sheets.Moment.PASSED_SPELL_TEST not in todo.moments or test is None or i.clues < todo.clues:
        return 0.0
    return test_chance(test, i, p) * (p.step - p.clue * todo.clues - p.spell)


def _mean(hangs: Stakes, dice: int, least: int) -> float:
    return sum([chance * hangs(n) for n, chance in enumerate(chances(dice, least))])


def help_test(s: State, asked: Asked) -> list[float]:
    """A die for somebody else costs nothing that would be missed."""
    return [0.0 if option is box.NO else TROUBLE for option in asked.options]


def which_die(s: State, asked: Asked) -> list[float]:
    """The lowest die is rerolled, never a success."""
    return [0.0 if option is DONE else 0.01 * (5 - option.value) for option in asked.options]


def raised(s: State, asked: Asked) -> list[float]:
    """A die that becomes a success by it."""
    return [0.05 if option.value == 4 else 0.001 * option.value for option in asked.options]
