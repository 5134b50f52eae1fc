"""An investigator as the judgement sees them: dice, Health and Sanity, what they have; and what all that is worth."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.purchases import card_worth
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import ConditionCard
from miskatonic.games.eldritch_horror.odds.dice import at_least, results
from miskatonic.games.eldritch_horror.odds.prospects import skill_test
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.people import investigator, passives

VITALS: Final = (-5.0, -2.6, -1.4, -0.7, -0.3, -0.1, 0.0, 0.05, 0.1)
"""What is left of Health or Sanity, by how much; more than listed is as good as the last."""
TICKET: Final = 0.15
IMPROVEMENT: Final = 0.25
DELAYED: Final = -1.1
BETTER_DICE: Final = 1.0
"""A face more or less that is a success."""
HELD_FAST: Final = -1.3
AFFLICTION: Final = -0.6
DUE: Final = -1.0
"""A Condition that is turned over in the next reckoning for certain."""
SOME: Final = 9
"""More dice than any figure takes away."""


class Me(NamedTuple):
    """What decides how well somebody fares in an encounter."""

    dice: tuple[int, ...]
    """By skill."""
    least: int
    health: int
    sanity: int
    most_health: int
    most_sanity: int
    clues: int
    spells: int
    items: int
    fighting: tuple[int, int]
    """Dice of will and of strength in combat, before the Monster's own figure."""
    sixes_twice: bool
    """Whether a 6 in the strength test of combat is two successes."""


def me(s: State, seat: int) -> Me:
    """An investigator as they are now."""
    tests = [skill_test(s, seat, skill) for skill in range(len(t.SKILLS))]
    sheet = investigator(s, seat)
    own = s.zones.get(box.OWNED[seat], ())
    return Me(
        tuple([test.dice for test in tests]),
        tests[0].least,
        s.counts.get(box.VALUE_OF[t.HEALTH][seat], 0),
        s.counts.get(box.VALUE_OF[t.SANITY][seat], 0),
        sheet.health,
        sheet.sanity,
        len(s.zones.get(box.CLUES_OF[seat], ())),
        sum([box.KIND_OF[card] == t.SPELL for card in own]),
        sum([t.ITEM in box.TRAITS_OF[card] for card in own]),
        (_in_combat(s, seat, t.WILL), _in_combat(s, seat, t.STRENGTH)),
        any(isinstance(b, w.SixesCountTwice) and b.tests.skill == t.STRENGTH for _, b in passives(s, seat)),
    )


def _in_combat(s: State, seat: int, skill: int) -> int:
    """The dice of a skill in combat, which a Monster's figure may lower: so the least of one does not count yet."""
    return skill_test(s, seat, skill, SOME, w.IN_COMBAT).dice - SOME


@cache
def chances(dice: int, least: int, sixes_twice: bool = False) -> tuple[float, ...]:
    """The chance of every number of successes."""
    return tuple([float(chance) for chance in results(max(1, dice), least, sixes_twice=sixes_twice)])


@cache
def passes(dice: int, least: int, need: int = 1) -> float:
    """The chance of so many successes.

    >>> round(passes(2, 5), 3)
    0.556
    """
    return float(at_least(results(max(1, dice), least), need))


def vital(n: int) -> float:
    """What so much Health or Sanity is worth."""
    return VITALS[min(max(n, 0), len(VITALS) - 1)]


def vitals(i: Me) -> float:
    """What somebody's Health and Sanity are worth."""
    return vital(i.health) + vital(i.sanity)


class Share(NamedTuple):
    """How much of something an investigator has or bears, and what it is worth."""

    amount: int
    worth: float


class Belongings(NamedTuple):
    """What an investigator has and bears, but for Clues."""

    health: Share
    sanity: Share
    cards: Share
    tickets: Share
    improvements: Share
    delayed: Share
    conditions: Share


def belongings(s: State, seat: int) -> Belongings:
    """All that, thing by thing."""
    counts = s.counts
    health, sanity = (counts.get(box.VALUE_OF[kind][seat], 0) for kind in (t.HEALTH, t.SANITY))
    cards, conditions = s.zones.get(box.OWNED[seat], ()), s.zones.get(box.CONDITIONS_OF[seat], ())
    tickets = sum([counts.get(family[seat], 0) for family in box.TICKETS])
    improved = sum([counts.get(family[seat], 0) for family in box.IMPROVED])
    is_delayed = box.DELAYED[seat] in counts
    return Belongings(
        Share(health, vital(health)),
        Share(sanity, vital(sanity)),
        Share(len(cards), sum([card_worth(card) for card in cards])),
        Share(tickets, TICKET * tickets),
        Share(improved, IMPROVEMENT * improved),
        Share(is_delayed, DELAYED * is_delayed),
        Share(len(conditions), sum([condition_worth(box.CONDITION_CARD[card]) for card in conditions])),
    )


def person_worth(s: State, seat: int) -> float:
    """What all of it is worth."""
    return sum([share.worth for share in belongings(s, seat)])


def condition_worth(card: ConditionCard) -> float:
    """What bearing a Condition is worth: better dice are good, everything else is not."""
    for passive in card.passive:
        match passive:
            case w.SuccessFrom(face):
                return BETTER_DICE * (5 - face)
            case w.HeldFast():
                return HELD_FAST
    return DUE if isinstance(card.reckoning, w.FlipThis) else AFFLICTION
