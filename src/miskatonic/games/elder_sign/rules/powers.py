"""The powers of cards: when they can be used, how they hear the game, what they cost (ES-ABL, ES-USE, ES-ITM)."""

from __future__ import annotations

from typing import Final

from miskatonic.core import rules
from miskatonic.core.code import Frame, can, checks, runs
from miskatonic.core.events import ability_of, event_args
from miskatonic.core.nodes import Effect
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment, Power
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.rules.decks import discard
from miskatonic.games.elder_sign.rules.gains import GAIN
from miskatonic.games.elder_sign.rules.health import hurt
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.games.elder_sign.rules.nodes import Fits
from miskatonic.games.elder_sign.rules.people import ancient_one, person
from miskatonic.words import Steps

# -------------------------------------------------------------------- hearing the game

FORCED: Final = (Moment.WOULD_GAIN, Moment.GAINED, Moment.CLUE_SPENT, Moment.TERROR_STRUCK, Moment.FAILED)
"""Moments at which a power works by itself."""

ANYBODYS: Final = (Moment.TURN_BEGINS, Moment.ROLLED)
"""Moments of any player's turn; at all others only the own turn counts (ES-USE-01)."""


def hears(moment: Moment) -> tuple[int, str]:
    """The stage and the event of a moment."""
    match moment:
        case Moment.WOULD_GAIN:
            return rules.REPLACE, GAIN.name
        case Moment.GAINED:
            return rules.AFTER, GAIN.name
        case Moment.TURN_BEGINS | Moment.PENALTY:
            return rules.WHEN, moment.name
        case Moment.ADVENTURE_BEGINS | Moment.ROLLED | Moment.CLUE_SPENT | Moment.TERROR_STRUCK | Moment.FAILED:
            return rules.AFTER, moment.name
        case Moment.ANY_TIME | Moment.BEFORE_ROLL | Moment.AFTER_ROLL | Moment.MIDNIGHT:
            return rules.OFFERED, moment.name


def fits(s: State, f: Frame, node: Fits) -> bool:
    """Whether it is."""
    power = node.power
    if power.in_use and s.home[s.shared(f).regs["piece"]] != box.IN_USE:
        return False
    if node.is_own:
        args = event_args(s, f)
        if args[0] != f.who or (power.kinds and args[1] not in power.kinds):
            return False
    place = s.counts.get(box.AT[s.counts.get(box.ACTIVE, 0)], NOTHING)
    if power.where is not None and not (place >= 0 and is_world(place)):
        return False
    if power.moment is Moment.PENALTY:
        return any(isinstance(effect, w.Hurt) for effect in box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].penalty)
    return True


checks(Fits, fits)


def takes_the_card(power: Power) -> bool:
    """Whether using it takes the card away from its owner."""
    return any(isinstance(cost, w.DiscardThis | w.KeepInUse) for cost in power.cost)


def ability(power: Power, told: bool = False) -> rules.Ability:
    """The power as the machine knows it; perhaps paying for it tells that it is used."""
    stage, event = hears(power.moment)
    is_own = stage != rules.OFFERED and power.moment not in ANYBODYS
    return rules.Ability(
        stage,
        event,
        power.effects[0] if len(power.effects) == 1 else Steps(power.effects),
        condition=Fits(power, is_own) if is_own or power.in_use or power.where is not None else None,
        cost=w.Price(power.cost) if power.cost else None,
        forced=power.moment in FORCED,
        limit=None if power.once_per is None else rules.Limit(1, power.once_per.name),
        told=told,
    )


# -------------------------------------------------------------------- using them in the own turn

ANY_TIME: Final = Moment.ANY_TIME.name
BEFORE_ROLL: Final = Moment.BEFORE_ROLL.name
AFTER_ROLL: Final = Moment.AFTER_ROLL.name


def power_of(option: Option) -> tuple[int, Power]:
    """The piece and the power that an option uses."""
    piece, i = ability_of(option)
    return piece, (box.INVESTIGATOR[piece] if piece in box.INVESTIGATOR else box.POSSESSION[piece]).powers[i]


# -------------------------------------------------------------------- what they cost


def pay_price(s: State, f: Frame, node: w.Price) -> None:
    """Everything it costs."""
    s.kids(f, "costs")


def can_pay(s: State, f: Frame, node: w.Price) -> bool:
    """Whether all of it can be paid without being devoured."""
    for value in (w.SANITY, w.HEALTH):
        loss = sum(_loss(s, cost, value) for cost in node.costs)
        if loss and loss >= s.count(box.VALUE_OF[value][f.who]):
            return False
    return all(can(s, f, kid) for kid in f.code.kids["costs"])


def _loss(s: State, cost: Effect, value: int) -> int:
    """How much sanity or health a cost takes."""
    price = ancient_one(s).property if isinstance(cost, w.Cast) else cost
    return price.n if isinstance(price, w.Hurt | w.CastingCosts) and price.value == value else 0


runs(w.Price, pay_price, can=can_pay)


def this_card(s: State, f: Frame) -> int:
    """The card whose power is being used."""
    return s.shared(f).regs["piece"]


def discard_this(s: State, f: Frame, node: w.DiscardThis) -> None:
    """The card goes under its deck (ES-ITM-02, ES-SPL-17, ES-ALY-03)."""
    card = this_card(s, f)
    if s.home[card] != box.OWNED[f.who]:
        return
    s.note(tells.Left if box.POSSESSION[card].kind == w.ALLY else tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    discard(s, card)


runs(w.DiscardThis, discard_this)


def keep_in_use(s: State, f: Frame, node: w.KeepInUse) -> None:
    """The card lies beside the dice until the end of the adventure step."""
    card = this_card(s, f)
    s.note(tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    s.put(card, box.IN_USE)


runs(w.KeepInUse, keep_in_use, can=lambda s, f, node: s.home[this_card(s, f)] == box.OWNED[f.who])


def cast(s: State, f: Frame, node: w.Cast) -> None:
    """The Ancient One may put a price on it."""
    price = ancient_one(s).property
    if isinstance(price, w.CastingCosts):
        hurt(s, f.who, price.value, price.n)


runs(w.Cast, cast)
