"""What somebody can expect of a test or a fight, with the dice they would roll now (EH-TST-05, EH-COM)."""

from __future__ import annotations

from enum import IntEnum
from fractions import Fraction
from typing import NamedTuple

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.odds.dice import at_least, results, shortfall
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.clues import purse
from miskatonic.games.eldritch_horror.rules.combat import COMBAT, damage, horror
from miskatonic.games.eldritch_horror.rules.dice import additional_dice, highest_bonus, skill_value, success_from
from miskatonic.games.eldritch_horror.rules.monsters import can_be_hurt
from miskatonic.games.eldritch_horror.rules.people import passives, sheet_of
from miskatonic.games.eldritch_horror.rules.powers import is_during


class LeftOut(IntEnum):
    """What a figure does not count."""

    ITS_EFFECTS = 0
    """What the Monster does beside its horror and its damage."""
    OWN_HELP = 1
    """Clues, and cards that can be used in the test or the fight."""


class Test(NamedTuple):
    """A test as it would be rolled now: dice, the face that succeeds, the chance of every result."""

    dice: int
    least: int
    chances: tuple[Fraction, ...]


class Fight(NamedTuple):
    """A fight: the chance to defeat the Monster, the mean loss of Health and Sanity, what that leaves out."""

    beats: Fraction
    health: Fraction
    sanity: Fraction
    left_out: tuple[LeftOut, ...]


def skill_test(s: State, seat: int, skill: int, mod: int = 0, during: int = 0) -> Test:
    """A test of a skill; powers that would have to be used are not counted in."""
    dice = skill_value(s, seat, skill) + mod + highest_bonus(s, seat, skill, during)
    dice = max(1, dice + additional_dice(s, seat, during))
    least = success_from(s, seat)
    return Test(dice, least, results(dice, least, sixes_twice=_sixes_count_twice(s, seat, skill, during)))


def _sixes_count_twice(s: State, seat: int, skill: int, during: int) -> bool:
    return any(
        isinstance(p, w.SixesCountTwice) and p.tests.skill in (-1, skill) and is_during(p.tests.during, during)
        for _, p in passives(s, seat)
    )


def fight(s: State, seat: int, monster: int) -> Fight:
    """A combat encounter with a Monster on the board, both tests; who falls by the first takes no second one."""
    f = Frame(COMBAT, seat, len(s.stack))
    f.regs["piece"] = monster
    f.regs["ambush"] = 0
    sheet = sheet_of(s, monster)
    lives, sanity = Fraction(1), Fraction(0)
    if sheet.will is not None:
        left = s.counts.get(box.VALUE_OF[SANITY][seat], 0)
        chances = skill_test(s, seat, WILL, sheet.will, w.IN_COMBAT).chances
        sanity = shortfall(chances, horror(s, f), left)
        lives = at_least(chances, horror(s, f) - left + 1)
    beats = health = Fraction(0)
    if sheet.strength is not None:
        chances = skill_test(s, seat, STRENGTH, sheet.strength, w.IN_COMBAT).chances
        health = lives * shortfall(chances, damage(s, f), s.counts.get(box.VALUE_OF[HEALTH][seat], 0))
        if can_be_hurt(s, monster):
            beats = lives * at_least(chances, toughness(s, f, monster) - s.counts.get(box.HURT[monster], 0))
    return Fight(beats, health, sanity, tuple(_left_out(s, seat, monster)))


_HELPING = frozenset((Moment.COMBAT, Moment.BEFORE_TEST, Moment.AFTER_ROLL, Moment.WOULD_LOSE))


def _left_out(s: State, seat: int, monster: int) -> list[LeftOut]:
    sheet = sheet_of(s, monster)
    found = [LeftOut.ITS_EFFECTS] if sheet.reactions or sheet.passive else []
    helps = any(
        power.moment in _HELPING
        for zone in (box.PLAYED_BY[seat], box.OWNED[seat], box.CONDITIONS_OF[seat])
        for piece in s.zones.get(zone, ())
        for power in _powers(piece)
    )
    return [*found, *([LeftOut.OWN_HELP] if helps or purse(s, seat) else [])]


def _powers(piece: int) -> tuple[Power, ...]:
    """The powers printed on a card or a sheet of somebody."""
    if piece in box.INVESTIGATOR:
        return box.INVESTIGATOR[piece].powers
    return box.POSSESSION[piece].powers if piece in box.POSSESSION else box.CONDITION_CARD[piece].powers
