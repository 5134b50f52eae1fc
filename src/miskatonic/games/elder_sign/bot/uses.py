"""What it is worth to a greedy player to use a card or an ability."""

from __future__ import annotations

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot.attempts import (
    Attempt,
    attempt_now,
    monster_gain,
)
from miskatonic.games.elder_sign.bot.worth import (
    CARD_WORTH,
    patience,
    worth_of,
)
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Period, Power
from miskatonic.games.elder_sign.odds.chances import Situation, less
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.health import missing
from miskatonic.games.elder_sign.rules.monsters import face_up_monsters
from miskatonic.games.elder_sign.rules.powers import power_of

DAILY: Final = 0.08
"""What an ability that can be used once a day is worth."""


def spent(s: State, seat: int, piece: int, power: Power) -> float:
    """What it costs to use a power: what is paid, and the card if it goes."""
    goes = any(isinstance(cost, w.DiscardThis | w.KeepInUse) for cost in power.cost)
    kept = goes or any(isinstance(effect, w.Secure) for effect in power.effects)
    cards = patience(s) * CARD_WORTH[piece] if kept and piece in CARD_WORTH else 0.0
    return worth_of(s, seat, power.cost) - cards - (DAILY if power.once_per is Period.DAY else 0.0)


def use_gain(s: State, seat: int, option: Option) -> float:
    """What it is worth to use something that does not touch the attempt under way."""
    piece, power = power_of(option)
    beaten = sorted([monster_gain(s, seat, monster) for monster in face_up_monsters(s)])
    times = sum(isinstance(effect, w.DefeatMonster) for effect in power.effects)
    return worth_of(s, seat, power.effects) + sum(beaten[-times:] if times else ()) + spent(s, seat, piece, power)


def healed(s: State, seat: int, power: Power) -> State:
    """How things stand when a seat has regained what a power gives back."""
    twin = s.copy()
    for effect in power.effects:
        if isinstance(effect, w.Heal | w.HealAll | w.HealAnyone):
            lacking = missing(s, seat, effect.value)
            twin.add(box.VALUE_OF[effect.value][seat], lacking if isinstance(effect, w.HealAll) else min(effect.n, lacking))
    return twin


def with_dice(s: State, now: Situation, power: Power) -> Situation:
    """The situation with the dice that a power adds."""
    pool = now.pool
    for effect in power.effects:
        if isinstance(effect, w.AddDie) and s.home[box.DIE_OF[effect.colour]] != box.POOL:
            pool = less(pool, effect.colour, -1)
    return now._replace(pool=pool)


def adds_dice(power: Power) -> bool:
    """Whether a power adds dice."""
    return any(isinstance(effect, w.AddDie) for effect in power.effects)


def face_down_gain(s: State, a: Attempt, seat: int) -> float:
    """What it adds to the attempt under way to turn the most hindering monster of the card face down."""
    place = s.pointed(box.AT[seat])
    best = 0.0
    for monster in s.zone(box.MONSTERS_AT[place]) if place >= 0 else ():
        if box.FACE_DOWN[monster] not in s.counts and box.BEATEN[monster] not in s.counts:
            best = max(best, without_monster(s, seat, monster) - a.gain(a.now))
    return best


def without_monster(s: State, seat: int, monster: int) -> float:
    """What the attempt under way is worth before the next roll, with a monster turned face down."""
    twin = s.copy()
    twin.set(box.FACE_DOWN[monster], 1)
    a = attempt_now(twin, seat)
    return a.gain(a.now) if a.goals else a.win


def defeats(power: Power) -> bool:
    """Whether a power defeats monsters."""
    return any(isinstance(effect, w.DefeatMonster) for effect in power.effects)
