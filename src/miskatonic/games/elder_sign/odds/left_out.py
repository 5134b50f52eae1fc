"""What could change the chance of an attempt and is not counted in it: whatever is shown says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, assert_never

from miskatonic.core.nodes import Effect
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment, Power
from miskatonic.games.elder_sign.odds.trials import Means, Powers, change_by, power_of
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.gains import amount_owned
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.monsters import face_up_monsters
from miskatonic.games.elder_sign.rules.passives import has
from miskatonic.games.elder_sign.rules.people import ancient_one
from miskatonic.games.elder_sign.rules.pool import is_free
from miskatonic.words import By, Choose, Instead, Repeat, Steps


class LeftOut(StrEnum):
    """What is not counted."""

    FOCUS = "focus"
    CLUES = "clues"
    """Some of the own clues."""
    CARDS = "cards"
    """Own items, spells and allies that could still be used."""
    ABILITY = "ability"
    """What the investigator can do."""
    OTHERS = "others"
    """What other players could do."""
    TERROR = "terror"
    """Monsters and doom that terror may bring: only this can make a chance worse."""


def left_out(
    s: State, mine: Means, goals: Sequence[Goal], place: int, terror: tuple[Effect, ...], *, begun: bool
) -> tuple[LeftOut, ...]:
    """What could change the chance to complete these tasks of a card with its terror, before or after it has begun."""
    return tuple(dict.fromkeys(_left_out(s, mine, goals, place, terror, begun)))


def _left_out(
    s: State, mine: Means, goals: Sequence[Goal], place: int, terror: tuple[Effect, ...], begun: bool
) -> Iterator[LeftOut]:
    seat = mine.seat
    for piece, power in _uncounted(mine.powers, begun):
        if any(_helps(s, seat, goals, terror, effect) for effect in power.effects) and _payable(s, seat, piece, power):
            yield LeftOut.ABILITY if piece in box.INVESTIGATOR else LeftOut.CARDS
    if mine.lent or place in mine.helpers:
        yield LeftOut.OTHERS
    if any(_brings_trouble(s, seat, effect) for effect in terror):
        yield LeftOut.TERROR


@lru_cache(maxsize=4096)
def _uncounted(powers: Powers, begun: bool) -> tuple[tuple[int, Power], ...]:
    """The powers that can be used in an attempt and that no trial knows, with their pieces."""
    left = [(piece, power_of(piece, i)) for piece, i, used_up in powers if not used_up]
    offered = [(piece, power) for piece, power in left if power.moment in OFFERED or (_has_price(power) and not begun)]
    return tuple([(piece, power) for piece, power in offered if change_by(power) is None])


OFFERED: Final = (Moment.ANY_TIME, Moment.BEFORE_ROLL, Moment.AFTER_ROLL)


def _has_price(power: Power) -> bool:
    """Whether it begins an adventure for a price."""
    return power.moment is Moment.ADVENTURE_BEGINS and bool(power.cost)


def _payable(s: State, seat: int, piece: int, power: Power) -> bool:
    """Whether a power might be paid for: a spell that holds a die cannot be cast again."""
    if piece in box.HELD and s.zone(box.HELD[piece]):
        return False
    prices = [cost.options for cost in power.cost if isinstance(cost, Choose)]
    lost = [effect for lists in prices for effect in lists if isinstance(effect, w.Lose)]
    return not lost or any(amount_owned(s, seat, effect.kind) for effect in lost)


def _helps(s: State, seat: int, goals: Sequence[Goal], terror: tuple[Effect, ...], effect: Effect) -> bool:
    """Whether an effect might help an attempt at these tasks."""
    match w.known(effect):
        case w.AddDie(colour):
            die = box.DIE_OF[colour]
            return is_free(s, seat, die) and box.LEFT_POOL[die] not in s.counts
        case w.DefeatMonster():
            return any(goal.monster in face_up_monsters(s) for goal in goals)
        case w.Heal() | w.HealAll() | w.HealAnyone():
            hurts = any(isinstance(effect, w.Hurt) for effect in terror)
            return hurts or any(goal.sanity or goal.health for goal in goals)
        case w.Secure() | w.CompleteTask() | w.ChangeFace() | w.RaiseInvestigation() | w.RerollDice() | w.FreeReroll():
            return True
        case w.Gain() | w.Draw() | w.TakeAlly() | w.ForEachGained() | Choose():
            return True
        case Steps(effects) | By(_, effects) | Repeat(_, effects):
            return any(_helps(s, seat, goals, terror, kid) for kid in effects)
        case w.Lose() | w.Hurt() | w.LowerLimit() | w.PayOrDevoured() | w.PreventLoss():
            return False
        case w.Signs() | w.Gates() | w.Monsters() | w.Doom() | w.AdvanceClock() | w.ReplaceAdventure() | w.PerOtherWorld():
            return False
        case w.FailAttempt() | w.DropTerrorDice() | w.DiscardThis() | w.KeepInUse() | w.Cast() | Instead():
            return False
        case never:
            assert_never(never)


def _brings_trouble(s: State, seat: int, effect: Effect) -> bool:
    """Whether a terror effect might bring monsters, or doom that brings them or awakens the Ancient One."""
    match w.known(effect):
        case w.Monsters():
            return not has(s, seat, w.NoMonstersInOwnTurn)
        case w.Doom(n):
            sheet = ancient_one(s)
            now = s.count(box.DOOM)
            return any(now < cell <= now + n * box.ALL_DICE for cell in (*sheet.monster_at, sheet.doom))
        case w.Gates() | Choose() | w.PayOrDevoured() | w.AdvanceClock() | w.ReplaceAdventure() | w.PerOtherWorld():
            return True
        case Steps() | By() | Repeat() | Instead():
            return True
        case w.Hurt() | w.FailAttempt() | w.DropTerrorDice():
            return False  # these are counted
        case w.Gain() | w.Draw() | w.TakeAlly() | w.ForEachGained() | w.Lose() | w.Heal() | w.HealAll() | w.HealAnyone():
            return False
        case w.LowerLimit() | w.Signs() | w.AddDie() | w.Secure() | w.DefeatMonster() | w.CompleteTask() | w.ChangeFace():
            return False
        case w.RaiseInvestigation() | w.RerollDice() | w.FreeReroll() | w.PreventLoss():
            return False
        case w.DiscardThis() | w.KeepInUse() | w.Cast():
            return False
        case never:
            assert_never(never)
