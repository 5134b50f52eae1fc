"""What cards are worth to whoever gains them: bonuses, rerolls, what is used up, what happens at once."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import box

PER_DIE: Final = {w.ALWAYS: 0.5, w.IN_COMBAT: 0.3, w.IN_SPELLS: 0.1, w.IN_OTHER_WORLDS: 0.3, w.WHEN_ACQUIRING: 0.05}
"""A die more in all tests of a skill, or only during something."""
EVERY_SKILL: Final = 2.0
REROLL: Final = 0.35
USED_UP: Final = 0.35
AN_ACTION: Final = 0.35
SOME_HELP: Final = 0.25
A_SPELL: Final = 0.5


@cache
def card_worth(card: int) -> float:
    """What having an Asset, an Artifact or a Spell is worth."""
    sheet = box.POSSESSION[card]
    if card in box.SPELL_CARD:
        return A_SPELL
    return 0.1 + sum([passive_worth(p) for p in sheet.passive]) + sum([power_worth(p) for p in sheet.powers])


def passive_worth(passive: w.Passive) -> float:
    """What always holds for the owner."""
    match passive:
        case w.Bonus(skill, n, during):
            fights = during == w.IN_COMBAT and skill in (STRENGTH, WILL)
            return n * (PER_DIE[w.IN_COMBAT] if fights else PER_DIE.get(during, SOME_HELP))
        case w.AdditionalDie():
            return EVERY_SKILL * PER_DIE[w.ALWAYS]
        case w.SixesCountTwice() | w.LessDamage() | w.HorrorAtMost() | w.IgnoresMonsters() | w.SuccessFrom():
            return 2 * SOME_HELP
        case w.CheaperClues() | w.SanityForClue() | w.TwoRerolls():
            return 2 * SOME_HELP
        case w.NeverDelayed() | w.NeverDetained() | w.SharesPurchases():
            return SOME_HELP
        case w.HeldFast() | w.FlipsWhenGainedAgain() | w.GivesWay() | w.NoResting() | w.NoReserve():
            return 0.0
        case w.NoExpeditions() | w.NoClosing() | w.Unhurt() | w.NoClueRerolls():
            return 0.0
        case _:
            assert_never(passive)


def power_worth(power: Power) -> float:
    """What a power is worth that can be used, or works by itself."""
    match power.moment:
        case Moment.AFTER_ROLL:
            return REROLL
        case Moment.BEFORE_TEST | Moment.COMBAT:
            return 2 * USED_UP
        case Moment.WOULD_LOSE:
            return USED_UP
        case Moment.ACTION | Moment.ACTION_PHASE | Moment.LOCAL_ACTION:
            return AN_ACTION
        case Moment.GAINED | Moment.GAINED_FROM_DECK:
            return 0.0
        case _:
            return SOME_HELP
