"""What cards are worth to a greedy player: assets in play, cards in hand, and which of them bears harm."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.duel import duel
from miskatonic.games.arkham_lcg.bot.last import chance_of_victory, victory
from miskatonic.games.arkham_lcg.bot.service import service
from miskatonic.games.arkham_lcg.bot.worth import VIEWS, clue_worth, clues_to_find, clues_wanted, searches
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction, SkillBonus
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT, TOME, WILLPOWER
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.entering import overfull
from miskatonic.games.arkham_lcg.rules.holding import passives
from miskatonic.games.arkham_lcg.rules.people import enemies_at, place_of
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on

BONUS: Final = {WILLPOWER: 0.4, COMBAT: 0.2, AGILITY: 0.3}
"""What one more of a skill is worth outside the last fight."""
SOAK: Final = 0.6
"""What bearing a point of damage or horror is worth outside the last fight."""
STUDY: Final = 1.2
"""What a Tome is worth beside that to somebody with an action for it every turn."""
LIGHT: Final = 0.5
"""How much of the tries saved a means to investigate is worth: others may find the clues, and supplies run out."""
BRIGHT: Final = 2.5
"""What any means to investigate is worth at most."""
RESOURCE: Final = 0.3
"""What a resource is worth that an effect gives."""
SAVED: Final = 0.5
"""How much of an asset's worth each resource brings that was missing for it."""
KEPT: Final = 1.0
"""How much of what a card adds to the last fight it is worth until then."""
HELD: Final = 0.35
"""How much of it when the last fight has begun: it had better be used."""
FAR_OFF: Final = 0.9
"""How much of that is left for every act before it: other cards come meanwhile."""
CARD_KEPT: Final = 0.4
"""What a card in hand is worth at least; committing it costs that much."""
REPLACED: Final = 0.15
"""What it costs where another card is drawn for it."""
MIGHT: Final = 0.8
"""What a point of damage more in an average attack is worth outside the last fight."""


@lru_cache(maxsize=VIEWS)
def asset_worth(view: State, seat: int, card: int) -> float:
    """What an asset would be worth in play, less what has to make room for it."""
    gives_way = -1
    if overfull(view, seat, card) >= 0:
        sharing = [p for p in view.zone(box.PLAY[seat]) if set(box.ASSET[p].slots) & set(box.ASSET[card].slots)]
        gives_way = min(sharing, key=lambda p: loss(view, seat, p), default=-1)
    gain = fight_gain(view, seat, card, gives_way)
    worth = general_worth(view, seat, card) * leisure(view, seat)
    if any(box.SLUG[p] == box.SLUG[card] for p in view.zone(box.PLAY[seat])):
        worth *= 0.3
    return gain + worth - (general_worth(view, seat, gives_way, in_play=True) if gives_way >= 0 else 0.0)


@lru_cache(maxsize=VIEWS)
def loss(view: State, seat: int, card: int) -> float:
    """What would be lost with an asset in play."""
    return general_worth(view, seat, card, in_play=True) - fight_gain(view, seat, -1, card)


def fight_gain(view: State, seat: int, card: int, gives_way: int = -1) -> float:
    """What a card more and another less do to the last fight."""
    cards = (card,) if card >= 0 else ()
    now, then = duel(view, seat), duel(view, seat, *cards, without=gives_way)
    chance = chance_of_victory(view, seat, *cards, without=gives_way) - chance_of_victory(view, seat)
    return victory(view) * chance + MIGHT * (then.hit * then.damage - now.hit * now.damage)


def general_worth(view: State, seat: int, card: int, *, in_play: bool = False) -> float:
    """What an asset does for its owner outside the last fight."""
    sheet = box.ASSET[card]
    borne = view.count(box.DAMAGE[card]) + view.count(box.HORROR[card])
    worth = service(card) + SOAK * max(0, sheet.health + sheet.sanity - borne)
    for passive in box.PASSIVE.get(card, ()):
        match passive:
            case SkillBonus(skill=skill, n=n) if skill == INTELLECT:
                worth += -light(view, seat, -n, 0) if in_play else light(view, seat, n, 0)
            case SkillBonus(skill, n):
                worth += n * BONUS[skill]
            case ExtraAction(None):
                worth += 2.0
    powers = POWERS.get(card, ())
    if TOME in sheet.traits and any(p.trait == TOME for p in passives(view, seat, ExtraAction)):
        worth += STUDY
    if any(isinstance(power.effect, w.Boost) for power in powers):
        worth += 0.1 + 0.08 * view.count(box.RESOURCES[seat])
    if not in_play or view.count(box.USES_LEFT[card]):
        worth += _lamp(view, seat, card)
    return worth


def _lamp(view: State, seat: int, card: int) -> float:
    """What a means to investigate is worth, if the card is one."""
    effects = [power.effect for power in POWERS.get(card, ())]
    shrouds = [effect.shroud for effect in effects if isinstance(effect, w.Investigate) and effect.instead is None]
    return light(view, seat, 0, min(shrouds)) if shrouds else 0.0


def light_of(view: State, seat: int, card: int) -> float:
    """What a new asset is worth for finding clues."""
    more = [p.n for p in box.PASSIVE.get(card, ()) if isinstance(p, SkillBonus) and p.skill == INTELLECT]
    return _lamp(view, seat, card) + (light(view, seat, sum(more), 0) if more else 0.0)


def light(view: State, seat: int, plus: int, shroud: int) -> float:
    """What more intellect or less shroud is worth for the clues that are still needed: the tries it saves."""
    if clues_wanted(view) <= 0:
        return 0.0
    saved = clues = 0.0
    for place in (*places_in_play(view), *(box.PLACE_OF[card] for card in view.zone(box.ASIDE) if card in box.PLACE_OF)):
        there = clues_to_find(view, place)
        if view.home.get(box.PLACE_CARDS[place]) == box.ASIDE:
            there = box.LOCATION[box.PLACE_CARDS[place]].clues * view.count(box.STARTED)
        if there:
            now, then = searches(view, seat, place), searches(view, seat, place, w.Investigate(shroud), plus)
            clues += there
            saved += there * (then - now)
    return min(BRIGHT, LIGHT * clue_worth(view, seat) * saved / max(1.0, clues) * min(3.0, clues))


def card_worth(view: State, seat: int, card: int) -> float:
    """What keeping a card in hand is worth: to play it, or for the last fight."""
    far = FAR_OFF ** len(view.zone(box.ACT_DECK))
    share = KEPT if view.zone(box.ACT_DECK) else HELD
    kept = far * share * victory(view) * (chance_of_victory(view, seat) - chance_of_victory(view, seat, spent=card))
    if card in box.ASSET:
        soon = box.COST[card] <= view.count(box.RESOURCES[seat]) + 2
        return max(0.15, kept, asset_worth(view, seat, card) * (0.8 if soon else 0.5))
    if card in box.EVENT and isinstance(box.EVENT[card].effect, w.Fight | w.Blast | w.DamageEnemy | w.MindOverMatter):
        return 1.4
    return max(kept, 0.45 if card in box.EVENT else 0.2)


def kept(view: State, seat: int, card: int) -> float:
    """What a card that could be committed is worth in hand; little where success brings another for it."""
    if card in box.SKILL and isinstance(box.SKILL[card].success, w.Draw):
        return REPLACED
    return max(CARD_KEPT, card_worth(view, seat, card))


def cheapest(view: State, seat: int, skill: int, but: int = -1) -> list[int]:
    """The cards in hand that could be added to a test, those first that cost least for each icon."""
    hand = [card for card in view.zone(box.HAND[seat]) if card >= 0 and card != but and icons_on(card, skill)]
    return sorted(hand, key=lambda card: kept(view, seat, card) / icons_on(card, skill))


def leisure(view: State, seat: int) -> float:
    """What small gains count: little beside the last enemy."""
    return 0.2 if aims(view).last in enemies_at(view, place_of(view, seat)) else 1.0


def bears(view: State, seat: int, card: int, on: list[str], points: int) -> float:
    """What it costs to put the next of so many points of harm on an asset: little if it would survive all of them."""
    sheet = box.ASSET[card]
    left = (sheet.health if on is box.DAMAGE else sheet.sanity) - view.count(on[card])
    return 0.1 if left > points else 0.2 + 0.6 * max(0.0, _service_lost(view, seat, card))


def _service_lost(view: State, seat: int, card: int) -> float:
    """What would be lost with an asset in play beside what it could bear: that is lost whoever is hurt."""
    sheet = box.ASSET[card]
    borne = view.count(box.DAMAGE[card]) + view.count(box.HORROR[card])
    whole = duel(view, seat, without=card)
    kept = duel(view, seat)._replace(hit=whole.hit, damage=whole.damage, slip=whole.slip, left=whole.left, turn=whole.turn)
    fight = victory(view) * (duel(view, seat).chance() - kept.chance())
    return fight + general_worth(view, seat, card, in_play=True) - SOAK * max(0, sheet.health + sheet.sanity - borne)


def idle(view: State, seat: int) -> int:
    """How many resources nothing in hand needs."""
    hand = view.zone(box.HAND[seat])
    return view.count(box.RESOURCES[seat]) - sum(box.COST[card] for card in hand if card in box.ASSET)


def dear(view: State, seat: int) -> tuple[float, int]:
    """What the best asset in hand that one cannot pay yet is worth for each resource that is missing, and which it is."""
    purse = view.count(box.RESOURCES[seat])
    cards = [card for card in view.zone(box.HAND[seat]) if card in box.ASSET and box.COST[card] > purse]
    found = [(asset_worth(view, seat, card) / (box.COST[card] - purse + 1), card) for card in cards]
    return max(found, default=(0.0, box.NOBODY))


def income(view: State, seat: int, n: int) -> float:
    """What so many resources are worth: a little each, and more towards an asset that one cannot pay yet."""
    each, card = dear(view, seat)
    lacking = box.COST[card] - view.count(box.RESOURCES[seat]) if card != box.NOBODY else 0
    return RESOURCE * n + SAVED * each * min(n, lacking)
