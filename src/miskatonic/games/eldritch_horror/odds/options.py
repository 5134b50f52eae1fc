"""What choosing an option does to the chances: a test it begins, a fight, dice added before a roll, dice rolled again."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.nodes import Effect
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Power, Right
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from miskatonic.games.eldritch_horror.odds import dice as d
from miskatonic.games.eldritch_horror.odds import prospects
from miskatonic.games.eldritch_horror.rules import asks, box, happens
from miskatonic.games.eldritch_horror.rules.combat import damage, horror
from miskatonic.games.eldritch_horror.rules.places import monsters_on, stands_on
from miskatonic.games.eldritch_horror.rules.skill_tests import per_clue

Ahead = asks.BeforeTest | asks.BeforeCombatTest | asks.HelpTest
"""Questions about a test that is still to be rolled."""
AHEAD: Final = frozenset((asks.BeforeTest, asks.BeforeCombatTest, asks.HelpTest))
"""Their kinds."""
ALL_DICE: Final = 99
RAISED: Final = 0
"""No die is rolled again: one shows 1 more."""

# -------------------------------------------------------------------- the test that is asked about


def tester(asked: Asked) -> int:
    """Who takes the test that somebody is asked about."""
    return asked.what.tester if isinstance(asked.what, asks.HelpTest) else asked.seat


def prospect_ahead(s: State, asked: Asked, what: Ahead, more: int = 0) -> prospects.Prospect:
    """The chances of the test with so many more dice; what it lacks to one die is made up first (EH-TST-08)."""
    seat = tester(asked)
    test = prospects.rolled_with(s, seat, what.skill, max(1, what.dice - what.lacking + more), what.during)
    return prospects.prospect(s, seat, what.skill, test, what.need, what.during, what.source)


def dice_added(what: Ahead, option: Option, power: Power | None) -> int | None:
    """How many dice an option adds before the roll; None if it does something else."""
    if option is box.SPEND_SANITY:
        return 1
    for effect in effects_of(power.effects) if power is not None else ():
        match effect:
            case w.AddToTest(n, dice=True):
                return n
            case w.AddToTest(n):
                return max(0, n - what.bonus)
            case w.CombatBonus(skills, n) if what.skill in skills:
                return max(0, n - what.bonus)
    return None


# -------------------------------------------------------------------- dice that were rolled


def rolled_again(s: State, seat: int, rolled: asks.AfterRoll, option: Option) -> int | None:
    """How many dice an option rolls again at most, or RAISED; None if it does something else."""
    if option is box.SPEND_CLUE:
        return per_clue(s, seat, len(rolled.dice))
    if option is box.COMBAT_REROLL:
        return 1
    power = power_of(s, option)
    for effect in effects_of(power.effects) if power is not None else ():
        match effect:
            case w.Reroll(n):
                return n if isinstance(n, int) else ALL_DICE
            case w.RaiseDie():
                return RAISED
    return None


def after_reroll(s: State, seat: int, rolled: asks.AfterRoll, again: int) -> Fraction:
    """The chance of as many successes as are needed after a reroll and nothing else; on average where all count."""
    test = prospects.rolled_with(s, seat, rolled.skill, len(rolled.dice), rolled.during)
    now = d.shown(rolled.dice, test.least, sixes_twice=test.sixes_twice)
    if rolled.stake == asks.Stake.COUNTS:
        return rolled.successes + d.mean(_gained(test, rolled, again))
    if again == RAISED:
        return d.at_least(_gained(test, rolled, again), rolled.need - rolled.successes)
    return d.by_best_play(now, test.least, rolled.need, (again,), sixes_twice=test.sixes_twice)


def _gained(test: prospects.Test, rolled: asks.AfterRoll, again: int) -> tuple[Fraction, ...]:
    """The chances of so many successes more, if failures are rolled again, or a die is raised."""
    if again == RAISED:
        gains = test.least - 1 in rolled.dice or (test.sixes_twice and d.FACES - 1 in rolled.dice)
        return (Fraction(0), Fraction(1)) if gains else (Fraction(1),)
    fails = sum([die < test.least for die in rolled.dice])
    return d.results(min(again, fails), test.least, sixes_twice=test.sixes_twice)


def mean_loss(s: State, seat: int, rolled: asks.AfterRoll, again: int) -> Fraction | None:
    """What a test of a combat will cost on average after a reroll of failures; None for other tests."""
    strike, left = _strike(s, seat, rolled)
    if strike is None:
        return None
    test = prospects.rolled_with(s, seat, rolled.skill, len(rolled.dice), rolled.during)
    return d.shortfall(_gained(test, rolled, again), strike - rolled.successes, left)


def lost_now(s: State, seat: int, rolled: asks.AfterRoll) -> int:
    """What a test of a combat costs if its result stays as it is."""
    strike, left = _strike(s, seat, rolled)
    return 0 if strike is None else min(left, max(0, strike - rolled.successes))


def _strike(s: State, seat: int, rolled: asks.AfterRoll) -> tuple[int | None, int]:
    """The horror or the damage of the Monster that is fought, and how much there is to lose."""
    if rolled.stake in (asks.Stake.PASSES, asks.Stake.COUNTS):
        return None, 0
    f = prospects.combat_frame(s, seat, rolled.source)
    if rolled.stake == asks.Stake.KEEPS_SANITY:
        return horror(s, f), s.count(box.VALUE_OF[SANITY][seat])
    return damage(s, f), s.count(box.VALUE_OF[HEALTH][seat])


# -------------------------------------------------------------------- tests that an option begins


def power_of(s: State, option: Option) -> Power | None:
    """The power that an option uses."""
    if not is_ability(option):
        return None
    piece, i = ability_of(option)
    right = s.rules.pieces[piece].abilities[i].condition
    return right.power if isinstance(right, Right) else None


def effects_of(effects: w.Effects) -> tuple[Effect, ...]:
    """Effects in a row."""
    if isinstance(effects, Effect):
        return effects.effects if isinstance(effects, w.Steps) else (effects,)
    return effects


def first_test(effects: w.Effects) -> w.Test | None:
    """The test with which effects begin, after a choice of whom or what they are about."""
    for effect in effects_of(effects):
        if not isinstance(effect, w.ChooseInvestigator | w.ChooseClue):
            return effect if isinstance(effect, w.Test) else None
    return None


def begun_by(s: State, seat: int, effects: w.Effects, piece: int) -> prospects.Prospect | None:
    """The chances of the test with which effects of a card begin."""
    test = first_test(effects)
    if test is None:
        return None
    found = prospects.printed_test(s, seat, test, piece, during(piece))
    if box.AS_IF_ON[seat] in s.counts:  # a Clue researched from afar: whether with an additional die is not to be seen
        found = found._replace(left_out=tuple(sorted({*found.left_out, prospects.LeftOut.CARDS})))
    return found


def may_forbid_clues(s: State, asked: Asked) -> bool:
    """Whether somebody may be suffering a loss in a fight with a Monster that forbids rerolls by Clues.

    What brings the loss is not to be seen; such a Monster on the same space may.
    """
    if not isinstance(asked.what, asks.React) or not isinstance(asked.what.event, happens.WouldLose):
        return False
    return any(prospects.forbids_clues(monster) for monster in monsters_on(s, stands_on(s, asked.what.event.who)))


def without_clues(found: prospects.Prospect) -> prospects.Prospect:
    """The same chances if Clues are left out, and told to be."""
    if not found.clues:
        return found
    p = found.chances[0]
    left_out = tuple(sorted({*found.left_out, prospects.LeftOut.CLUES}))
    return found._replace(clues=0, chances=(p, p, p), left_out=left_out)


def during(piece: int) -> int:
    """During what a test of a component is taken."""
    sheet = box.SHEETS[piece] if piece >= 0 else None
    if isinstance(sheet, sheets.Spell):
        return w.IN_SPELLS
    if isinstance(sheet, sheets.Monster):
        return w.IN_COMBAT
    return w.IN_OTHER_WORLDS if piece >= 0 and box.BACKS[piece] == "other-world" else 0
