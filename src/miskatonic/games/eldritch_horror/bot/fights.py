"""What a fight promises: Health and Sanity by every result of both tests, and what beating the Monster is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.duels import Foe
from miskatonic.games.eldritch_horror.bot.effects import brawl, worth
from miskatonic.games.eldritch_horror.bot.lives import Me
from miskatonic.games.eldritch_horror.bot.mysteries import Task
from miskatonic.games.eldritch_horror.bot.prices import Prices
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import InCombat, Moment
from miskatonic.games.eldritch_horror.odds.prospects import combat_frame
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.combat import damage, horror
from miskatonic.games.eldritch_horror.rules.monsters import can_be_hurt
from miskatonic.games.eldritch_horror.rules.people import sheet_of

RECKONS: Final = 0.5
"""One less that does harm in every reckoning."""
HURT: Final = 0.12
"""A point of Health that a Monster has lost for good."""
OUT_OF_REACH: Final = 99
ALWAYS_AT_ONCE: Final = frozenset((InCombat.BEFORE_WILL, InCombat.AFTER_WILL, InCombat.BEFORE_STRENGTH))


class Outcome(NamedTuple):
    """What a fight brings on average, and the chance that the Monster is gone and the investigator still stands."""

    worth: float
    beats: float


def outcome(s: State, seat: int, monster: int, i: Me, p: Prices, todo: Task) -> Outcome:
    """A combat encounter with a Monster on the board."""
    f = combat_frame(s, seat, monster)
    sheet = sheet_of(s, monster)
    good = sum([worth(r.effects, i, p) for r in sheet.reactions if r.moment in ALWAYS_AT_ONCE])
    tough = health_left(s, monster)
    prize, hit = won(s, monster, i, p, todo), blow(s, monster, p, todo) if tough < OUT_OF_REACH else 0.0
    foe = Foe(sheet.will, horror(s, f), sheet.strength, damage(s, f), tough)
    fought = brawl(sheet, foe, i, p, lambda n: prize if n >= tough else hit * n)
    return Outcome(good + fought.worth, fought.beats)


def health_left(s: State, monster: int) -> int:
    """The Health that a Monster has left; out of reach, if it cannot be hurt now."""
    if not can_be_hurt(s, monster):
        return OUT_OF_REACH
    return toughness(s, combat_frame(s, 0, monster), monster) - s.counts.get(box.HURT[monster], 0)


def blow(s: State, monster: int, p: Prices, todo: Task) -> float:
    """What a point of Health taken from a Monster is worth: much, if it is the one the Mystery is about."""
    if monster == todo.foe:
        return p.step
    foe = rumor_foe(s, monster, p) if box.MONSTER[monster].epic else 0.0
    return HURT + foe / 6


def won(s: State, monster: int, i: Me, p: Prices, todo: Task) -> float:
    """What beating a Monster is worth."""
    if monster == todo.foe:
        return p.step * max(1, health_left(s, monster))
    good = p.monster
    wanted = Moment.MONSTER_DEFEATED in todo.moments and i.clues >= todo.clues and not box.MONSTER[monster].epic
    if wanted:
        good += p.step * toughness(s, combat_frame(s, 0, monster), monster) - p.clue * todo.clues
    if box.MONSTER[monster].epic:
        good += rumor_foe(s, monster, p)
    if sheet_of(s, monster).reckoning:
        good += RECKONS
    return good


def rumor_foe(s: State, monster: int, p: Prices) -> float:
    """What it is worth to beat the Epic Monster of a Rumor."""
    for card in s.zones.get(box.ONGOING, ()):
        solved = box.MYTHOS_CARD[card].solved
        if isinstance(solved, w.IsBeaten) and monster in box.MONSTERS_CALLED[solved.name]:
            return rumor_price(s, card, p.players)
    return 0.0
