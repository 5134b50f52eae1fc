"""What a fight promises: Health and Sanity by every result of both tests, and what beating the Monster is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.effects import fallen, worth
from miskatonic.games.eldritch_horror.bot.lives import Me, chances, vital
from miskatonic.games.eldritch_horror.bot.mysteries import Task
from miskatonic.games.eldritch_horror.bot.prices import Prices
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import InCombat, Moment
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.combat import COMBAT, damage, horror
from miskatonic.games.eldritch_horror.rules.monsters import can_be_hurt
from miskatonic.games.eldritch_horror.rules.people import sheet_of

BEATEN: Final = 0.5
"""A Monster less on the board, by its toughness of 1 to 3."""
HURT: Final = 0.12
"""A point of Health that a Monster has lost for good."""
ALWAYS_AT_ONCE: Final = frozenset((InCombat.BEFORE_WILL, InCombat.AFTER_WILL, InCombat.BEFORE_STRENGTH))


class Outcome(NamedTuple):
    """What a fight brings on average, and the chance that the Monster is gone and the investigator still stands."""

    worth: float
    beats: float


def outcome(s: State, seat: int, monster: int, i: Me, p: Prices, todo: Task) -> Outcome:
    """A combat encounter with a Monster on the board."""
    f = Frame(COMBAT, seat, len(s.stack))
    f.regs["piece"] = monster
    f.regs["ambush"] = 0
    sheet = sheet_of(s, monster)
    good = sum([worth(r.effects, i, p) for r in sheet.reactions if r.moment in ALWAYS_AT_ONCE])
    stands = 1.0
    if sheet.will is not None:
        most = horror(s, f)
        for successes, chance in enumerate(chances(i.fighting[0] + sheet.will, i.least)):
            left = i.sanity - max(0, most - successes)
            good += chance * (vital(left) - vital(i.sanity) if left > 0 else fallen(i, p))
            stands -= chance * (left <= 0)
    if sheet.strength is None:
        return Outcome(good + stands * won(s, monster, i, p, todo) / 3, stands / 3)
    most, tough = damage(s, f), toughness(s, f, monster) - s.counts.get(box.HURT[monster], 0)
    beats = 0.0
    harmless = not can_be_hurt(s, monster)
    for successes, chance in enumerate(chances(i.fighting[1] + sheet.strength, i.least, i.sixes_twice)):
        left = i.health - max(0, most - successes)
        here = vital(left) - vital(i.health) if left > 0 else fallen(i, p)
        if successes >= tough and not harmless:
            here += won(s, monster, i, p, todo)
            beats += chance * (left > 0)
        elif not harmless:
            here += min(successes, tough) * blow(s, monster, p, todo)
        good += stands * chance * here
    return Outcome(good, stands * beats)


def blow(s: State, monster: int, p: Prices, todo: Task) -> float:
    """What a point of Health taken from a Monster is worth: much, if it is the one the Mystery is about."""
    if monster == todo.foe:
        return p.step
    foe = rumor_foe(s, monster, p) if box.MONSTER[monster].epic else 0.0
    return HURT + foe / 6


def won(s: State, monster: int, i: Me, p: Prices, todo: Task) -> float:
    """What beating a Monster is worth."""
    if monster == todo.foe:
        f = Frame(COMBAT, 0, len(s.stack))
        return p.step * max(1, toughness(s, f, monster) - s.counts.get(box.HURT[monster], 0))
    good = BEATEN
    wanted = Moment.MONSTER_DEFEATED in todo.moments and i.clues >= todo.clues and not box.MONSTER[monster].epic
    if wanted:
        f = Frame(COMBAT, 0, len(s.stack))
        good += p.step * toughness(s, f, monster) - p.clue * todo.clues
    if box.MONSTER[monster].epic:
        good += rumor_foe(s, monster, p)
    if sheet_of(s, monster).reckoning:
        good += BEATEN
    return good


def rumor_foe(s: State, monster: int, p: Prices) -> float:
    """What it is worth to beat the Epic Monster of a Rumor."""
    for card in s.zones.get(box.ONGOING, ()):
        solved = box.MYTHOS_CARD[card].solved
        if isinstance(solved, w.IsBeaten) and monster in box.MONSTERS_CALLED[solved.name]:
            return rumor_price(s, card, p.players)
    return 0.0
