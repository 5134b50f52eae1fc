"""What a greedy player thinks of cards for a test, and of free things and reactions."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.cards import cheapest, idle, kept, loss
from miskatonic.games.arkham_lcg.bot.duel import rounds_left
from miskatonic.games.arkham_lcg.bot.effects import (
    effect_worth,
    healing,
    play_worth,
)
from miskatonic.games.arkham_lcg.bot.last import (
    chance_of_all,
    escape_worth,
    hit,
    provoked,
    strike_worth,
)
from miskatonic.games.arkham_lcg.bot.service import standing, trouble
from miskatonic.games.arkham_lcg.bot.worth import (
    clue_worth,
    clues_wanted,
    found_worth,
    menace,
    pain,
)
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, EVADE, FIGHT, INVESTIGATE, WILLPOWER
from miskatonic.games.arkham_lcg.odds.tests import chance_now
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.chaos import meaning, settles, value
from miskatonic.games.arkham_lcg.rules.figures import health_of, sanity_left
from miskatonic.games.arkham_lcg.rules.people import enemies_at, is_ready, place_of, player_order, text_of
from miskatonic.games.arkham_lcg.rules.places import clues_at
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import difficulty, icons_on, skill_total
from miskatonic.games.arkham_lcg.rules.story import current_agenda, doom_in_play

GHOULS: Final = 0.35
"""How many ghouls beside the last enemy bring doom, for each investigator."""
LATE: Final = 4.8
"""With time for so few rounds nobody prepares any longer; a group needs a little more."""
READY: Final = 0.6
"""The chance to win with which one begins the last fight."""
DODGED: Final = 1.2
"""What a card that cancels an attack is kept for until the last fight."""
SMALL: Final = 0.3
"""What a skill card's effect counts of what it is worth in the long run."""
SCRATCH: Final = 0.3
"""What a point of harm costs that an asset takes as a price and survives."""
AWAY: Final = 0.5
"""How much of being rid of an enemy for good it is worth that it comes back later."""
RICH: Final = 0.1
"""What a resource costs that is spent on a test by somebody with many."""
WEALTH: Final = 6
"""More resources than this are many."""
POOR: Final = 0.16
"""What it costs somebody with few."""
LATER: Final = 0.4
"""What it costs them while the last enemy is yet to come."""


def _stakes(view: State) -> float:
    """What passing the present test is worth."""
    seat = view.pointed(box.TESTER)
    kind, skill, enemy = view.count(box.TEST_KIND), view.count(box.TEST_SKILL), view.pointed(box.TEST_TARGET)
    if kind == INVESTIGATE:
        return found_worth(view, seat, float(chance_now(view))) * bool(clues_at(view, view.pointed(box.TEST_PLACE)))
    if kind == FIGHT:
        missed = strike_worth(view, seat, enemy) if text_of(view, enemy).retaliate and is_ready(view, enemy) else 0.0
        return hit(view, seat, enemy, 1 + view.count(box.TEST_DAMAGE)) + missed
    if kind == EVADE:
        return escape_worth(view, seat, enemy)
    if skill == AGILITY:
        return pain(view, seat, 2, 0)
    if skill == WILLPOWER:
        return max(0.8, pain(view, seat, 0, 2))
    aim = aims(view)
    return 2.5 if (skill, difficulty(view)) == (aim.skill, aim.difficulty) else 0.6


def commit_worth(view: State, seat: int, option: Option) -> float:
    """A card or a boost is worth the chance it adds; revealing is what everything is compared with."""
    if option in (box.REVEAL, PASS):
        return 0.0
    now = chance_now(view)
    if option.verb is box.COMMIT:
        return committed(view, seat, option.value)[0]
    if is_ability(option):
        piece, i = ability_of(option)
        effect = POWERS[piece][i].effect
        if isinstance(effect, w.Boost):
            price = RICH if view.count(box.RESOURCES[seat]) > WEALTH else LATER if _is_ahead(view) else POOR
            gain = float(chance_now(view, effect.n) - now) if effect.skill == view.count(box.TEST_SKILL) else 0.0
            return gain * _stakes(view) - price
    return -1.0


def committed(view: State, seat: int, card: int) -> tuple[float, int]:
    """What a card is worth in the test, alone or with others that it makes worth while, and the icons of all of them.

    To somebody else's test one adds a single card (AH-SKL-08).
    """
    now, skill, stakes = chance_now(view), view.count(box.TEST_SKILL), _stakes(view)
    icons, cost = icons_on(card, skill), kept(view, seat, card)
    gain = float(chance_now(view, icons) - now)
    found = [(gain * stakes + _on_success(view, seat, card, float(now) + gain) - cost, icons)]
    for other in cheapest(view, seat, skill, card) if seat == view.pointed(box.TESTER) else ():
        icons, cost = icons + icons_on(other, skill), cost + kept(view, seat, other)
        found.append((float(chance_now(view, icons) - now) * stakes - cost, icons))
    return max(found, key=lambda one: one[0])


def _is_ahead(view: State) -> bool:
    """Whether the last enemy is yet to come."""
    return aims(view).last != box.NOBODY and bool(view.zone(box.ACT_DECK))


def _on_success(view: State, seat: int, card: int, p: float) -> float:
    """What a skill card does beside its icons if the test succeeds."""
    effect = box.SKILL[card].success if card in box.SKILL else None
    match effect:
        case None:
            return 0.0
        case w.MoreDamage() if view.count(box.TEST_KIND) == FIGHT:
            enemy = view.pointed(box.TEST_TARGET)
            left = health_of(view, enemy) - view.count(box.DAMAGE[enemy])
            return p * hit(view, seat, enemy, 1) if left > 1 + view.count(box.TEST_DAMAGE) else 0.0
        case w.DiscoverClues():
            return p * clue_worth(view, seat) * (clues_at(view, place_of(view, seat)) > 1)
        case w.HealHorror():
            return p * max(0.0, healing(view, seat, box.HORROR))
        case _:
            return p * SMALL * standing(w.known(effect))


def option_worth(view: State, seat: int, option: Option, about: tuple[int, ...] = ()) -> float:
    """Reactions are nearly always good; passing is nothing."""
    if option is PASS:
        return 0.0
    if option.verb is box.PLAY_CARD:
        return play_worth(view, seat, option.value)
    if not is_ability(option):
        return -0.01
    return power_worth(view, seat, *ability_of(option), about)


def power_worth(view: State, seat: int, piece: int, i: int, about: tuple[int, ...] = ()) -> float:
    """What a free or reacting power is worth, costs taken off."""
    power = POWERS[piece][i]
    spent = box.COST[piece] * 0.08 if piece in box.EVENT else 0.0
    match power.effect:
        case w.Instead(w.DiscoverNothing()):
            return 0.3 if clues_wanted(view) <= 0 else -0.3
        case w.PayAct():
            return 1.0 if is_ready_for_the_last(view) else -1.0
        case w.RedrawToken():
            _, token, *_ = about
            least = min((kept(view, seat, card) for card in view.zone(box.HAND[seat])), default=0.0)
            return -1.0 if _passes(view, seat, token) else float(chance_now(view)) * _stakes(view) - max(0.35, least)
        case w.Lucky(n):
            short = difficulty(view) - skill_total(view)
            return _stakes(view) - 0.3 if view.count(box.AUTO) != box.FAILURE and short <= n else -1.0
        case w.DiscoverClues(n):
            return (
                clue_worth(view, seat) * min(n, max(1, clues_at(view, place_of(view, seat))))
                - spent
                - 0.25 * (piece in box.EVENT)
            )
        case w.By(w.ActiveHere()) if power.cost.discard:
            return effect_worth(view, seat, piece, w.known(power.effect)) - loss(view, seat, piece)
        case w.DamageEnemy() if power.cost.damage_here:
            falls = view.count(box.DAMAGE[piece]) + power.cost.damage_here >= box.ASSET[piece].health
            price = loss(view, seat, piece) if falls else SCRATCH
            return effect_worth(view, seat, piece, w.known(power.effect)) - price
        case w.DeflectDamage():
            attacked, enemy, damage, *_ = about
            struck = [hit(view, seat, e, damage) for e in enemies_at(view, place_of(view, seat)) if e != enemy]
            return pain(view, attacked, damage, 0) + max(struck) - SCRATCH
        case w.ShuffleEvaded():
            _, enemy, *_ = about
            return AWAY * menace(view, seat, enemy) - spent
        case w.BlankEnemy():
            here = [text_of(view, enemy) for enemy in enemies_at(view, place_of(view, seat))]
            speaks = any(e.retaliate or e.powers or e.passive for e in here)
            return 0.2 - spent if speaks else -0.5
        case w.TakeBack():
            return -0.1
        case w.GainActions():
            return 0.3 if idle(view, seat) >= power.cost.resources or not view.zone(box.ACT_DECK) else -0.1
        case w.UseBecomesResource():
            return 0.3 - pain(view, seat, 0, 1) if sanity_left(view, seat) > 4 else -0.5
        case w.PutResourceHere():
            return 0.05 if view.count(box.RESOURCES[seat]) > 6 else -0.1
        case w.DamageEnemy() if power.cost.discard:
            return effect_worth(view, seat, piece, w.known(power.effect)) - loss(view, seat, piece) - 0.3
        case w.NoAttacksThisRound():
            return effect_worth(view, seat, piece, w.known(power.effect)) - spent
        case w.AutoEvade():
            return provoked(view, seat) - 0.7
        case w.Cancel() if power.when is When.ENEMY_ATTACKS:
            attacked, enemy, *_ = about
            reserve = DODGED if enemy != aims(view).last and view.zone(box.ACT_DECK) else 0.0
            return strike_worth(view, attacked, enemy) - spent - reserve
        case w.Steps((w.Cancel(), *_)) if power.when is When.REVELATION:
            _, treachery, *_ = about
            return trouble(treachery) - pain(view, seat, 0, 1)
        case effect:
            return min(0.0, standing(w.known(effect))) + (0.8 if piece in box.EVENT else 0.3) - spent


def _passes(view: State, seat: int, token: int) -> bool:
    """Whether the test is passed with the token just revealed."""
    token = meaning(view, seat, token)
    settled = settles(view, seat, token)
    if settled:
        return settled == box.SUCCESS
    return skill_total(view) + value(view, Frame(view.rules.main, seat, len(view.stack)), token) >= difficulty(view)


def is_ready_for_the_last(view: State) -> bool:
    """Whether the group would probably beat the last enemy, or has no more time to prepare."""
    if rounds_left(view, GHOULS) <= LATE + 0.4 * (len(player_order(view)) - 1):
        return True
    agenda = box.AGENDA_CARD[current_agenda(view)]
    quiet = doom_in_play(view) + 1 < agenda.doom or not view.zone(box.AGENDA_DECK)
    return quiet and chance_of_all(view) >= READY
