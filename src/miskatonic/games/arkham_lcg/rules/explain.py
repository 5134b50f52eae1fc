"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from collections.abc import Iterable, Iterator
from itertools import chain

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option, Routine
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import NoPlaying
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.words import Blast, Resign, TakeHorror
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.actions import affordable, kind_of_card, surcharge
from miskatonic.games.arkham_lcg.rules.drawing import has_cards
from miskatonic.games.arkham_lcg.rules.enemies import can_attack, crowded, is_exempt
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.figures import damage_of, health_left, horror_of, limits, sanity_left
from miskatonic.games.arkham_lcg.rules.holding import has
from miskatonic.games.arkham_lcg.rules.interlude import unaffordable
from miskatonic.games.arkham_lcg.rules.people import card_of, engaged_with, is_ready, place_of, seats_at
from miskatonic.games.arkham_lcg.rules.places import may_enter, may_investigate, ways_from
from miskatonic.games.arkham_lcg.rules.playing import price
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.words.nodes import Steps


def forbidden(view: State, asked: Asked) -> Iterator[tuple[Option, str]]:
    """Options one might think of, each with the id of the rule that forbids it."""
    hand = [card for card in view.zone(box.HAND[asked.seat]) if card >= 0]
    found: Iterable[tuple[Option, str]] = ()
    match asked.kind:
        case asks.Action:
            found = chain(
                _cards(view, asked.seat, hand),
                _ways(view, asked.seat),
                _searches(view, asked.seat),
                _draws(view, asked.seat),
            )
        case asks.Commit | asks.Help:
            found = ((box.COMMIT[card], _uncommitted(view, asked.seat, card)) for card in hand)
        case asks.HandLimit | asks.DiscardCard:
            found = ((box.PICK[card], "AH-WKR-03") for card in hand if card in box.WEAKNESSES)
        case asks.Interlude:
            found = unaffordable(view, asked.seat)
    offered = {option.key for option in asked.options}
    return ((option, rule) for option, rule in found if option.key not in offered)


def _uncommitted(view: State, seat: int, card: int) -> str:
    """Why a card could not be committed: no icon that fits, its own text, or a copy that is committed already."""
    if not icons_on(card, view.count(box.TEST_SKILL)):
        return "AH-SKL-05"
    own = card in box.SKILL and box.SKILL[card].own_tests
    return "AH-CON-01" if own and view.pointed(box.TESTER) != seat else "AH-LMT-03"


def _cards(view: State, seat: int, hand: list[int]) -> Iterator[tuple[Option, str]]:
    barred = has(view, seat, NoPlaying)
    for card in hand:
        if card in box.SKILL:
            yield box.PLAY_CARD[card], "AH-INV-29"
        elif barred:
            yield box.PLAY_CARD[card], "AH-CAN-03"
        elif price(view, seat, card) > view.count(box.RESOURCES[seat]):
            yield box.PLAY_CARD[card], "AH-INI-01"
        elif card in box.ASSET and box.ASSET[card].unique and _is_played(view, box.TITLE[card]):
            yield box.PLAY_CARD[card], "AH-UNI-01"
        elif card in box.EVENT and box.EVENT[card].effect is None:
            yield box.PLAY_CARD[card], "AH-EVT-02"
        elif card not in box.FAST and not affordable(view, seat, kind_of_card(card)):
            yield box.PLAY_CARD[card], "AH-CST-05" if surcharge(view, seat, kind_of_card(card)) else "AH-INV-02"
        elif card in box.EVENT:
            yield box.PLAY_CARD[card], "AH-CST-04"


def _is_played(view: State, title: str) -> bool:
    """Whether somebody has a card of this title in play."""
    return any(box.TITLE[piece] == title for zone in box.PLAY for piece in view.zone(zone) if piece >= 0)


def _ways(view: State, seat: int) -> Iterator[tuple[Option, str]]:
    here = place_of(view, seat)
    ways = ways_from(view, here)
    yield from [(box.MOVE_TO[place], "AH-INV-21") for place in places_in_play(view) if place != here and place not in ways]
    yield from [(box.MOVE_TO[place], "AH-CON-01") for place in ways if not may_enter(view, place)]


def _searches(view: State, seat: int) -> Iterator[tuple[Option, str]]:
    """A location that cannot be investigated at all."""
    if not may_investigate(view, place_of(view, seat)):
        yield box.INVESTIGATE_HERE, "AH-CAN-03"


def _draws(view: State, seat: int) -> Iterator[tuple[Option, str]]:
    """No card is left to draw."""
    if not has_cards(view, seat):
        yield box.DRAW_CARD, "AH-DRW-03"


# -------------------------------------------------------------------- what is better asked twice


def resigns(option: Option) -> bool:
    """Whether an option is to resign (AH-PRK-02)."""
    if not is_ability(option):
        return False
    piece, number = ability_of(option)
    return isinstance(POWERS[piece][number].effect, Resign)


def grave(s: State, asked: Asked, option: Option) -> bool:
    """To resign, to take the last damage or horror oneself, to let enemies strike who will fell one for certain, or a blast.

    Also to take the last investigator before another who needs one.

    (AH-PRK-02, AH-DMG-05, AH-AOO-02, AH-PHS-20, AH-CST-03, AH-TRA-05)
    """
    if is_ability(option):
        if resigns(option) or shakes(s, asked.seat, option):
            return True
    elif blasted(s, asked, option):
        return True
    match asked.kind:
        case asks.Action:
            return lets_strike(s, asked.seat, option) and _falls(s, asked.seat)
        case asks.AssignDamage:
            return _is_last(s, asked, option, "on-damage", health_left(s, asked.seat))
        case asks.AssignHorror:
            return _is_last(s, asked, option, "on-horror", sanity_left(s, asked.seat))
    return takes_last(s, asked, option)


def takes_last(s: State, asked: Asked, option: Option) -> bool:
    """Whether somebody takes the last investigator while others still need one: that loses the campaign (AH-TRA-05)."""
    if option.verb is not box.NEW_INVESTIGATOR or len(s.zone(box.UNUSED)) > 1:
        return False
    others = [seat for seat in range(s.seats) if seat != asked.seat and box.KILLED[seat] in s.counts]
    return any(box.OUT[seat] not in s.counts for seat in others)


def shakes(s: State, seat: int, option: Option) -> bool:
    """Whether an ability takes all the sanity that an investigator and their assets have left."""
    if not is_ability(option):
        return False
    piece, number = ability_of(option)
    power = POWERS[piece][number]
    steps = power.effect.effects if isinstance(power.effect, Steps) else (power.effect,)
    horror = sum([step.n for step in steps if isinstance(step, TakeHorror) and isinstance(step.n, int)], power.cost.horror)
    return horror > 0 and horror >= _borne(s, seat)[1]


def blasted(s: State, asked: Asked, option: Option) -> list[int]:
    """Whom of the investigators a blast hurts: at a location, or by its card where only one location is in reach."""
    if asked.kind is asks.BlastWhere:
        return list(seats_at(s, option.value))
    if option.verb is box.PLAY_CARD and option.value in box.EVENT and isinstance(box.EVENT[option.value].effect, Blast):
        places = crowded(s, place_of(s, asked.seat))
        return list(seats_at(s, places[0])) if len(places) == 1 else []
    return []


def lets_strike(s: State, seat: int, option: Option) -> bool:
    """Whether engaged enemies attack because of an option: an action that provokes, or a turn ended early."""
    if option is box.END_TURN:
        return s.count(box.ACTIONS[seat]) > 0
    if option.verb is box.PLAY_CARD:
        return option.value not in box.FAST and not (option.value in box.EVENT and is_exempt(box.EVENT[option.value].effect))
    if is_ability(option):
        piece, number = ability_of(option)
        power = POWERS[piece][number]
        return power.when is When.ACTION and power.provokes and not power.parley and not is_exempt(power.effect)
    basic = (box.INVESTIGATE_HERE, box.DRAW_CARD, box.TAKE_RESOURCE)
    return option in basic or option.verb in (box.MOVE_TO, box.ENGAGE_ENEMY)


def _falls(s: State, seat: int) -> bool:
    """Whether the attacks of all ready enemies engaged with an investigator are more than they and their assets bear."""
    enemies = [e for e in engaged_with(s, seat) if is_ready(s, e) and can_attack(s, e, seat)]
    if not enemies:
        return False
    health, sanity = _borne(s, seat)
    damage, horror = (sum(of(s, e) for e in enemies) for of in (damage_of, horror_of))
    return damage >= health or horror >= sanity


def _borne(s: State, seat: int) -> tuple[int, int]:
    """How much damage and how much horror fells an investigator and all their assets."""
    own, (health, sanity) = card_of(s, seat), limits(s, seat)
    health, sanity = health - s.count(box.DAMAGE[own]), sanity - s.count(box.HORROR[own])
    for piece in s.zone(box.PLAY[seat]):
        asset = box.ASSET[piece]
        health += max(0, asset.health - s.count(box.DAMAGE[piece]))
        sanity += max(0, asset.sanity - s.count(box.HORROR[piece]))
    return health, sanity


def _is_last(s: State, asked: Asked, option: Option, assigned: str, left: int) -> bool:
    """Whether a point goes to the investigator and is, with those assigned before, all that was left."""
    own = card_of(s, asked.seat)
    return option.value == own and s.stack[-1].lists[assigned].count(own) + 1 >= left


# -------------------------------------------------------------------- what is the same


def comes_to(view: State, option: Option) -> object:
    """Copies of a card in hand are alike, whichever is chosen."""
    if option.verb.slug is box.piece_slug and view.home.get(option.value) in box.HAND:
        return option.verb.name, box.CODE[option.value]
    return option


# -------------------------------------------------------------------- what need not be asked every time


def routine(view: State, asked: Asked) -> Routine | None:
    """To leave what comes one after another in the order it is listed in; not to react, while nothing else could be used.

    Whether the act advances is asked every time.
    """
    if asked.kind in (asks.OrderForced, asks.DiscardOrder, asks.HuntsNext, asks.ResultOrder):
        return Routine(asked.question, asked.options[0], listed=True)
    if asked.kind is not asks.React or PASS not in asked.options:
        return None
    if any(is_ability(option) and ability_of(option)[0] in view.zone(box.ACT) for option in asked.options):
        return None
    return Routine(" ".join([asked.question, *sorted([option.key for option in asked.options])]), PASS)
