"""How the powers of cards hear the game: each moment is an event and a stage of it (ES-ABL, ES-USE-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.code import Frame, Node, checks
from miskatonic.core.events import ability_of, event_args
from miskatonic.core.options import Option
from miskatonic.core.rules import AFTER, REPLACE, WHEN, Ability, Limit
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import Moment, Power
from miskatonic.games.elder_sign.cards.words import Hurt, Price
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.gains import GAIN
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.words.control import Steps

OFFERED: Final = 9
"""The stage of powers that no event offers: the turn itself does, among its options."""

FORCED: Final = (Moment.WOULD_GAIN, Moment.GAINED, Moment.CLUE_SPENT, Moment.TERROR_STRUCK, Moment.FAILED)
"""Moments at which a power works by itself."""

ANYBODYS: Final = (Moment.TURN_BEGINS, Moment.ROLLED)
"""Moments of any player's turn; at all others only the own turn counts (ES-USE-01)."""


def hears(moment: Moment) -> tuple[int, str]:
    """The stage and the event of a moment."""
    match moment:
        case Moment.WOULD_GAIN:
            return REPLACE, GAIN.name
        case Moment.GAINED:
            return AFTER, GAIN.name
        case Moment.TURN_BEGINS | Moment.PENALTY:
            return WHEN, moment.name
        case Moment.ADVENTURE_BEGINS | Moment.ROLLED | Moment.CLUE_SPENT | Moment.TERROR_STRUCK | Moment.FAILED:
            return AFTER, moment.name
        case Moment.ANY_TIME | Moment.BEFORE_ROLL | Moment.AFTER_ROLL | Moment.MIDNIGHT:
            return OFFERED, moment.name


@dataclass(frozen=True, slots=True)
class Fits(Node):
    """The moment is right for a power: the right player, the right kind of card, the right place."""

    power: Power
    is_own: bool
    """Whether only the owner's event counts."""


def fits(s: State, f: Frame, node: Fits) -> bool:
    """Whether it is."""
    power = node.power
    if power.in_use and s.home[s.shared(f).regs["piece"]] != box.IN_USE:
        return False
    if node.is_own:
        args = event_args(s, f)
        if args[0] != f.who or (power.kinds and args[1] not in power.kinds):
            return False
    place = s.counts.get(box.AT[s.counts.get(box.ACTIVE, 0)], 0) - 1
    if power.where is not None and not (place >= 0 and is_world(place)):
        return False
    if power.moment is Moment.PENALTY:
        return any(isinstance(effect, Hurt) for effect in box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].penalty)
    return True


checks(Fits, fits)


def ability(power: Power) -> Ability:
    """The power as the machine knows it."""
    stage, event = hears(power.moment)
    is_own = stage != OFFERED and power.moment not in ANYBODYS
    return Ability(
        stage,
        event,
        power.effects[0] if len(power.effects) == 1 else Steps(power.effects),
        condition=Fits(power, is_own) if is_own or power.in_use or power.where is not None else None,
        cost=Price(power.cost) if power.cost else None,
        forced=power.moment in FORCED,
        limit=None if power.once_per is None else Limit(1, power.once_per.name),
    )


def is_used_up(s: State, piece: int, i: int) -> bool:
    """Whether a power has been used as often as it can be for now."""
    card = s.rules.pieces[piece]
    limit = card.abilities[i].limit
    return limit is not None and s.count(card.limit_keys[i]) >= limit.times


def power_of(option: Option) -> tuple[int, Power]:
    """The piece and the power that an option uses."""
    piece, i = ability_of(option)
    return piece, (box.INVESTIGATOR[piece] if piece in box.INVESTIGATOR else box.POSSESSION[piece]).powers[i]
