"""Why something cannot be chosen now, by which rule of the catalogue; what is better asked twice; what is chosen at once."""

from miskatonic.core.code import Effect
from miskatonic.core.options import Asked, Option, Several
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Offer
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.adventure import may_complete_more
from miskatonic.games.elder_sign.rules.entrance import price
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.museum import card_of
from miskatonic.games.elder_sign.rules.people import is_alive
from miskatonic.games.elder_sign.rules.pool import alike, rolled_dice, unlike
from miskatonic.games.elder_sign.rules.tasks import goals_in_reach, is_ordered, open_goals
from miskatonic.games.elder_sign.rules.terror import terror_due
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.words import Choose, Steps


def forbidden(view: State, asked: Asked) -> list[tuple[Option, str]]:
    """Options one might think of, each with the id of the rule that forbids it."""
    match asked.kind:
        case asks.BeforeRoll if view.count(box.TASKS_BY_ROLL) and not may_complete_more(view, asked.seat):
            rule = "ES-BAT-04" if view.count(box.AWAKE) else "ES-TSK-04"
            found = [(box.COMPLETE[goal.number], rule) for goal in open_goals(view)]
        case asks.AfterRoll:
            found = _after_roll(view, asked)
        case asks.RemoveDie:
            secured = [die for zone in box.SECURED for die in view.zone(zone)]
            found = [(box.PICK[die], "ES-FAI-09") for die in unlike(view, secured)]
        case asks.Reroll:
            out = [die for zone in (*box.SECURED, box.REMOVED) for die in view.zone(zone)]
            found = [(box.PICK[die], "ES-CLU-05") for die in unlike(view, out)]
        case asks.SecureDie:
            found = _secure(view, asked)
        case asks.Entrance:
            purse = trophies(view, asked.seat)
            prices = [price(view, asked.seat, offer) for offer in OFFERS]
            found = [(box.OFFER[i], _denied(offer, prices[i] > purse)) for i, offer in enumerate(OFFERS)]
            found.append((box.FIND, "ES-ENT-10"))
        case _:
            found = []
    offered = {option.key for option in asked.options}
    return [(option, rule) for option, rule in found if option.key not in offered]


def _after_roll(view: State, asked: Asked) -> list[tuple[Option, str]]:
    found: list[tuple[Option, str]] = []
    within = {goal.number for goal in goals_in_reach(view)}
    for place, goal in enumerate(open_goals(view)):
        out_of_reach = "ES-ORD-02" if place and is_ordered(view) else "ES-SYM-10"
        found.append((box.COMPLETE[goal.number], "ES-TSK-05" if goal.number in within else out_of_reach))
    if not view.count(box.CLUES[asked.seat]) and not view.count(box.FREE_REROLLS):
        found.append((box.REROLL, "ES-CLU-02"))
    return found


def _secure(view: State, asked: Asked) -> list[tuple[Option, str]]:
    found: list[tuple[Option, str]] = []
    if view.count(box.FOCUS_USED) or view.count(box.AWAKE):
        rule = "ES-BAT-07" if view.count(box.AWAKE) else "ES-FOC-04"
        found += [(box.FOCUS_ON[die], rule) for die in unlike(view, rolled_dice(view))]
    for other in range(view.seats):
        if other != asked.seat and is_alive(view, other):
            if view.pointed(box.AT[other]) != view.pointed(box.AT[asked.seat]):
                found.append((box.ASK_HELP[other], "ES-AST-02"))
            else:
                found.append((box.ASK_HELP[other], "ES-AST-08" if view.count(box.HELPED[other]) else "ES-MYT-03"))
    return found


def _denied(offer: Offer, is_too_dear: bool) -> str:
    """Why an offer of the entrance cannot be had: its price, or a Mythos card that closes it."""
    if offer.in_shop:
        return "ES-ENT-08"
    if not is_too_dear:
        return "ES-MYT-03"
    return "ES-ENT-04" if len(offer.effects) > 1 else "ES-ENT-03"


# -------------------------------------------------------------------- what is better asked twice


def grave(s: State, asked: Asked, option: Option) -> bool:
    """What devours one's own investigator (ES-DEV-01)."""
    match asked.kind:
        case asks.PayOrDevoured:
            return option is box.BE_DEVOURED
        case asks.HelperLoss:
            return _devours(s, asked.seat, (w.Hurt(option.value),))
        case asks.WhichEffect:
            word = s.stack[-1].code.node
            return isinstance(word, Choose) and _devours(s, asked.seat, (word.options[option.value],))
        case asks.BeforeRoll | asks.AfterRoll if option is box.GIVE_UP and not s.count(box.AWAKE):
            terror = terror_due(s, asked.seat) if asked.kind is asks.AfterRoll else ()
            return failing_devours(s, asked.seat, card_of(s, asked.seat), terror)
        case asks.AfterTerror:
            return option is box.TO_PENALTY and failing_devours(s, asked.seat, card_of(s, asked.seat))
    return False


def failing_devours(s: State, seat: int, card: int, terror: tuple[Effect, ...] = ()) -> bool:
    """Whether the penalty of an adventure, after what terror does, takes all the sanity or health that is left."""
    penalty = () if s.count(box.WARDED) else box.ADVENTURE[card].penalty
    return _devours(s, seat, (*terror, *penalty))


def _devours(s: State, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Whether these effects take all the sanity or health that is left."""
    return any(0 < s.count(box.VALUE_OF[value][seat]) <= _loss(s, seat, effects, value) for value in (w.SANITY, w.HEALTH))


def _loss(s: State, seat: int, effects: tuple[Effect, ...], value: int) -> int:
    """How much sanity or health some effects take."""
    total = 0
    for effect in effects:
        match effect:
            case Steps(parts):
                total += _loss(s, seat, parts, value)
            case w.Hurt(kind, n) if kind == value:
                total += n
            case w.LowerLimit(kind) if kind == value:
                total += max(0, s.count(box.VALUE_OF[value][seat]) - limit(s, seat, value) + 1)
    return total


# -------------------------------------------------------------------- what is chosen at once


def several(view: State, asked: Asked) -> Several | None:
    """The dice of a reroll, chosen at once (ES-CLU-02)."""
    match asked.what:
        case asks.Reroll(most, picked):
            left = [die for die in rolled_dice(view) if die not in picked]
            groups = tuple([tuple(box.PICK.each(dice)) for dice in alike(view, left)])
            return Several(groups, box.ROLL_THESE, min(most, len(left)), 0 if picked else 1)
    return None
