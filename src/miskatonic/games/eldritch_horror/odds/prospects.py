"""What somebody can expect of a test or a fight, with the dice they would roll now (EH-TST-05, EH-COM)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from fractions import Fraction
from functools import cache
from math import prod
from typing import Final, NamedTuple

from miskatonic.core.code import Frame, amount
from miskatonic.core.events import is_used_up
from miskatonic.core.rules import Rules
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Monster, Power, Right
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL, HEALTH, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.odds import dice as dice_odds
from miskatonic.games.eldritch_horror.odds.dice import at_least, results, shortfall
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.clues import purse
from miskatonic.games.eldritch_horror.rules.combat import COMBAT, damage, horror
from miskatonic.games.eldritch_horror.rules.dice import additional_dice, highest_bonus, skill_value, success_from
from miskatonic.games.eldritch_horror.rules.monsters import can_be_hurt
from miskatonic.games.eldritch_horror.rules.people import alive, passives, sheet_of
from miskatonic.games.eldritch_horror.rules.powers import is_about, is_during
from miskatonic.games.eldritch_horror.rules.skill_tests import per_clue

Passes = Callable[[w.Test], Fraction]
"""The chance to pass a test."""


class LeftOut(IntEnum):
    """What a figure does not count."""

    ITS_EFFECTS = 0
    """What the Monster does beside its horror and its damage."""
    CLUES = 1
    CARDS = 2
    """Own cards and abilities that can be used in the test or the fight."""
    OTHERS = 3
    """What others on the space could do."""
    PRICE = 4
    """What can be paid for more dice or successes."""


class Test(NamedTuple):
    """A test as it would be rolled now: dice, the face that succeeds, whether a 6 counts twice."""

    dice: int
    least: int
    sixes_twice: bool = False

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of every result."""
        return results(self.dice, self.least, sixes_twice=self.sixes_twice)

    def chance(self, need: int, rerolls: dice_odds.Rerolls = ()) -> Fraction:
        """The chance of so many successes, rerolls used by best play."""
        return dice_odds.with_rerolls(self.dice, self.least, need, rerolls, sixes_twice=self.sixes_twice)


class Prospect(NamedTuple):
    """A test and how many successes it needs, with the chances for that: as it is, with a Clue spent, with all of them."""

    test: Test
    need: int
    clues: int
    """How many Clues can be spent to reroll."""
    chances: tuple[Fraction, Fraction, Fraction]
    left_out: tuple[LeftOut, ...]


class Fight(NamedTuple):
    """A fight: the chance to defeat the Monster, the mean loss of Health and Sanity, what that leaves out."""

    beats: Fraction
    health: Fraction
    sanity: Fraction
    left_out: tuple[LeftOut, ...]


# -------------------------------------------------------------------- tests


def skill_test(s: State, seat: int, skill: int, mod: int = 0, during: int = 0) -> Test:
    """A test of a skill; powers that would have to be used are not counted in."""
    dice = skill_value(s, seat, skill) + mod + highest_bonus(s, seat, skill, during)
    return rolled_with(s, seat, skill, max(1, dice + additional_dice(s, seat, during)), during)


def rolled_with(s: State, seat: int, skill: int, dice: int, during: int) -> Test:
    """A test of a skill with so many dice."""
    twice = any(
        isinstance(p, w.SixesCountTwice) and p.tests.skill in (ANY_SKILL, skill) and is_during(p.tests.during, during)
        for _, p in passives(s, seat)
    )
    return Test(dice, success_from(s, seat), twice)


def printed_test(s: State, seat: int, test: w.Test, piece: int, during: int = 0) -> Prospect:
    """A test that a card asks for, as it would be rolled now."""
    f = combat_frame(s, seat, piece)
    mod = test.mod + amount(s, f, test.extra) - amount(s, f, test.fewer)
    found = prospect(s, seat, test.skill, skill_test(s, seat, test.skill, mod, during), amount(s, f, test.need), during)
    if not test.per_clue and not test.per_sanity:
        return found
    return found._replace(left_out=(*found.left_out, LeftOut.PRICE))


def prospect(s: State, seat: int, skill: int, test: Test, need: int, during: int, foe: int = -1) -> Prospect:
    """The chances of a test, in a combat with a foe if there is one."""
    clues = 0 if foe >= 0 and forbids_clues(foe) else purse(s, seat)
    size = per_clue(s, seat, test.dice) if clues else 0
    chances = (test.chance(need), test.chance(need, (size,) * min(1, clues)), test.chance(need, (size,) * clues))
    return Prospect(test, need, clues, chances, tuple(_left_out(s, seat, skill, during)))


def forbids_clues(foe: int) -> bool:
    """Whether a Monster forbids rerolls by Clues."""
    return foe in box.MONSTER and any(isinstance(p, w.NoClueRerolls) for p in box.MONSTER[foe].passive)


# -------------------------------------------------------------------- fights


def combat_frame(s: State, seat: int, monster: int) -> Frame:
    """A frame in which the figures of a Monster can be read as somebody meets them."""
    f = Frame(COMBAT, seat, len(s.stack))
    f.regs["piece"] = monster
    f.regs["ambush"] = 0
    return f


def fight(s: State, seat: int, monster: int) -> Fight:
    """A combat encounter with a Monster on the board, both tests; who falls by the first takes no second one."""
    f = combat_frame(s, seat, monster)
    sheet = sheet_of(s, monster)
    healthy, sane = [s.counts.get(box.VALUE_OF[value][seat], 0) for value in (HEALTH, SANITY)]
    tough = toughness(s, f, monster) - s.counts.get(box.HURT[monster], 0)
    lives, sanity, enough = Fraction(1), Fraction(0), Fraction(0)
    if sheet.will is not None:
        chances = skill_test(s, seat, WILL, sheet.will, w.IN_COMBAT).chances
        sanity = shortfall(chances, horror(s, f), sane)
        lives = at_least(chances, horror(s, f) - sane + 1)
        enough = at_least(chances, max(tough, horror(s, f) - sane + 1))
    beats = health = Fraction(0)
    if sheet.strength is not None:
        chances = skill_test(s, seat, STRENGTH, sheet.strength, w.IN_COMBAT).chances
        health = lives * shortfall(chances, damage(s, f), healthy)
        if can_be_hurt(s, monster):
            beats = lives * at_least(chances, tough)
    elif lives:
        harm = sum([_harm(reaction.effects) for reaction in sheet.reactions])
        health = lives * min(harm, healthy)
        if harm < healthy:
            beats = lives * beats_itself(sheet, enough / lives, lambda _: Fraction(0))
    return Fight(beats, health, sanity, tuple(_left_out_of_fight(s, seat, monster)))


def beats_itself(sheet: Monster, enough: Fraction, passes: Passes) -> Fraction:
    """The chance that what a Monster does in combat defeats it, as it is with most that call for no strength test.

    `enough` is the chance of a result that takes all its Health, `passes` that of a test.
    """
    unbeaten = [1 - _defeats(reaction.effects, enough, passes) for reaction in sheet.reactions]
    return 1 - prod(unbeaten, start=Fraction(1))


def _defeats(effects: w.Effects, enough: Fraction, passes: Passes) -> Fraction:
    match effects:
        case tuple():
            return 1 - prod([1 - _defeats(effect, enough, passes) for effect in effects], start=Fraction(1))
        case w.DefeatThisMonster():
            return Fraction(1)
        case w.HurtThisMonster(w.Result()):
            return enough
        case w.Roll(cases):
            faces = [(Fraction(case.high - case.low + 1, 6), case) for case in cases if isinstance(case.high, int)]
            return sum([p * _defeats(case.effects, enough, passes) for p, case in faces], Fraction(0))
        case w.May(price):
            return _defeats(price, enough, passes)
        case w.Test():
            return passes(effects) * _defeats(effects.passed, enough, passes)
    return Fraction(0)


def _harm(effects: w.Effects) -> int:
    """The Health that a Monster takes beside its damage."""
    match effects:
        case tuple():
            return sum([_harm(effect) for effect in effects])
        case w.Lose(value, int(n)) if value == HEALTH:
            return n
    return 0


# -------------------------------------------------------------------- what is left out


def _left_out(s: State, seat: int, skill: int, during: int) -> list[LeftOut]:
    """Powers that could still be used in a test."""
    moments = (Moment.BEFORE_TEST, Moment.AFTER_ROLL, *((Moment.COMBAT,) if during & w.IN_COMBAT else ()))
    return sorted(
        {
            whose
            for whose, power in _powers(s, seat, moments)
            if power.tests.skill in (ANY_SKILL, skill) and is_during(power.tests.during, during)
        }
    )


_IN_FIGHTS: Final = (Moment.COMBAT, Moment.BEFORE_TEST, Moment.AFTER_ROLL, Moment.WOULD_LOSE)


def _left_out_of_fight(s: State, seat: int, monster: int) -> list[LeftOut]:
    sheet = sheet_of(s, monster)
    found = {whose for whose, power in _powers(s, seat, _IN_FIGHTS) if _serves_fights(power)}
    if (sheet.reactions and sheet.strength is not None) or sheet.passive:
        found.add(LeftOut.ITS_EFFECTS)
    if purse(s, seat) and not forbids_clues(monster):
        found.add(LeftOut.CLUES)
    return sorted(found)


def _serves_fights(power: Power) -> bool:
    return (
        power.tests.skill in (ANY_SKILL, STRENGTH, WILL)
        and is_during(power.tests.during, w.IN_COMBAT)
        and not power.in_spells
    )


def _powers(s: State, seat: int, moments: tuple[Moment, ...]) -> Iterator[tuple[LeftOut, Power]]:
    """Powers of these moments that can be used for somebody; those of a combat may be at work already."""
    for owner in alive(s):
        whose = LeftOut.CARDS if owner == seat else LeftOut.OTHERS
        for zone in (box.PLAYED_BY[owner], box.OWNED[owner], box.CONDITIONS_OF[owner]):
            for piece in s.zones.get(zone, ()):
                for i, power in _rights(s.rules, piece):
                    if power.moment not in moments:
                        continue
                    is_ready = power.moment is Moment.COMBAT or not is_used_up(s, piece, i, owner)
                    if is_ready and is_about(s, owner, seat, power.whose):
                        yield whose, power


@cache
def _rights(rules: Rules, piece: int) -> tuple[tuple[int, Power], ...]:
    """The powers of a piece, each with its number among what the piece can do."""
    found = [(i, ability.condition) for i, ability in enumerate(rules.pieces[piece].abilities)]
    return tuple([(i, right.power) for i, right in found if isinstance(right, Right)])
