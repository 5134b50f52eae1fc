"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Worth is counted in actions: 1 is what a good action achieves.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import cards as c
from miskatonic.games.arkham_lcg.bot import last as end
from miskatonic.games.arkham_lcg.bot import worth as value
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.effects import (
    effect_worth,
    play_worth,
    search_chance,
    search_worth,
)
from miskatonic.games.arkham_lcg.bot.quarry import price
from miskatonic.games.arkham_lcg.bot.tests import commit_worth, option_worth, power_worth
from miskatonic.games.arkham_lcg.bot.upgrades import change_worth
from miskatonic.games.arkham_lcg.bot.ways import way
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import Power, When
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, EVADE, FIGHT, INTELLECT, PLAIN
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import asks, box, people
from miskatonic.games.arkham_lcg.rules.figures import health_left, sanity_left, skill_of
from miskatonic.games.arkham_lcg.rules.powers import POWERS

IDLE: Final = 0.1
"""What a card more is worth for each resource that nothing in hand needs, after the first few."""
MOST_IDLE: Final = 5
SMALL_CHANGE: Final = 2
SUPPLY: Final = 0.3
"""What a use of a card costs that finds clues."""
SHOT: Final = 0.06
"""What a use costs of a card that fights, beside the last fight."""
SPARED: Final = 0.5
"""How much of what a card does in the last fight is spared for it."""
UNARMED: Final = 0.1
"""What it is worth more to somebody without a weapon."""
ICONS: Final = 0.3
"""How much a card drawn brings for a hard search of what two icons would."""
UNREADY: Final = 0.3
"""What a card more is worth to somebody without a chance in the last fight."""


def judge(view: State, asked: Asked) -> list[float] | None:
    """The worth of every option, or None where looking ahead does better."""
    seat = asked.seat
    match asked.kind:
        case asks.Action:
            return [_action(view, seat, option) for option in asked.options]
        case asks.Commit | asks.Help:
            return [commit_worth(view, seat, option) for option in asked.options]
        case asks.Window:
            return [option_worth(view, seat, option) for option in asked.options]
        case asks.React:
            return [option_worth(view, seat, option, asked.what.event) for option in asked.options]
        case asks.Substitute:
            better = skill_of(view, seat, INTELLECT, FIGHT) - skill_of(view, seat, asked.what.skill, FIGHT)
            return [better if option is box.YES else 0.0 for option in asked.options]
        case asks.Enemy:
            judged = {EVADE: end.evasion_worth, FIGHT: _attacked}.get(asked.what.test, _wounded)
            return [judged(view, seat, option.value) for option in asked.options]
        case asks.AssignDamage:
            return [_bears(view, seat, option, box.DAMAGE, asked.what.left) for option in asked.options]
        case asks.AssignHorror:
            return [_bears(view, seat, option, box.HORROR, asked.what.left) for option in asked.options]
        case asks.Mulligan:
            return [_unwanted(view, seat, option) for option in asked.options]
        case asks.HandLimit | asks.DiscardCard:
            return [-c.card_worth(view, seat, option.value) for option in asked.options]
        case asks.DiscardAsset | asks.MakeRoom:
            return [-c.loss(view, seat, option.value) for option in asked.options]
        case asks.AddUses:
            return [_loaded(view, option.value) for option in asked.options]
        case asks.Search | asks.ReturnCard | asks.KeepCard:
            return [_found(view, seat, option.value) for option in asked.options]
        case asks.WhichEffect:
            return _choices(view, asked)
        case asks.Interlude:
            return [change_worth(view, seat, option) for option in asked.options]
        case asks.Turn:
            return [_goes_first(view, option.value) for option in asked.options]
        case asks.NewInvestigator:
            return [float(option is not box.SIT_OUT) for option in asked.options]
        case _:
            return None


def _action(view: State, seat: int, option: Option) -> float:
    if option is box.END_TURN:
        return 0.02
    if option is box.ADVANCE:
        return 5.0
    if option.verb is box.FIGHT_ENEMY:
        return end.attack_worth(view, seat, option.value)
    if option.verb is box.EVADE_ENEMY:
        return end.evasion_worth(view, seat, option.value)
    if option.verb is box.ENGAGE_ENEMY:
        return _engaging(view, seat, option.value)
    if is_ability(option):
        return _power(view, seat, option)
    if option.verb is box.PLAY_CARD:
        return play_worth(view, seat, option.value)
    return _plain(view, seat, option) - end.provoked(view, seat)


def _plain(view: State, seat: int, option: Option) -> float:
    """Actions that provoke, before what they provoke is taken off."""
    if option is box.INVESTIGATE_HERE:
        return search_worth(view, seat, people.place_of(view, seat), w.Investigate())
    if option.verb is box.MOVE_TO:
        return way(view, seat, option.value)
    if option is box.TAKE_RESOURCE:
        return (0.15 + 0.5 * c.dear(view, seat)[0]) * c.leisure(view, seat)
    return _draw(view, seat) * c.leisure(view, seat)


def _draw(view: State, seat: int) -> float:
    """A card more: the more welcome the more resources lie idle, and to who is unarmed or unready for the last fight."""
    hand = view.zone(box.HAND[seat])
    if len(hand) >= 8:
        return 0.08
    need = UNREADY * (1 - end.chance_of_victory(view, seat)) if value.clues_wanted(view) <= 0 else 0.0
    bare = not any(True for _ in value.weapons(view, seat))
    need += clue_to_come(view, seat)
    return 0.25 + need + IDLE * min(MOST_IDLE, max(0, c.idle(view, seat) - SMALL_CHANGE)) + UNARMED * bare


def clue_to_come(view: State, seat: int) -> float:
    """What a card more is worth to somebody who hardly finds the clues here: its icons may make a try worth while."""
    here = people.place_of(view, seat)
    if value.clues_wanted(view) <= 0 or not value.clues_to_find(view, here):
        return 0.0
    p, _ = search_chance(view, seat, here, w.Investigate())
    bare, helped = (value.searches_with(view, seat, here, w.Investigate(), icons) for icons in (0, 2))
    return ICONS * max(0.0, 1 - p / value.HARD) * (helped - bare) * value.clue_worth(view, seat)


def _found(view: State, seat: int, card: int) -> float:
    """A card that one looks for, or an enemy that comes whatever one does: the weaker the better."""
    if card in box.ENEMY:
        return -0.1 * box.ENEMY[card].fight * box.ENEMY[card].health
    return c.card_worth(view, seat, card) if card in box.ASSET or card in box.EVENT or card in box.SKILL else 0.0


def _engaging(view: State, seat: int, enemy: int) -> float:
    """Taking an enemy off somebody whom it hurts more."""
    other = value.victim(view, seat, enemy)
    if other == seat:
        return -0.5
    own = [e for e in people.engaged_with(view, seat) if people.is_ready(view, e)]
    taken = value.strike(view, seat, *own, enemy) - value.strike(view, seat, *own)
    return value.strike(view, other, enemy) - taken - end.provoked(view, seat) - 0.3


def _power(view: State, seat: int, option: Option) -> float:
    """Using a card in one's turn."""
    piece, i = ability_of(option)
    power = POWERS[piece][i]
    if power.when is not When.ACTION:
        return power_worth(view, seat, piece, i)
    effect = power.effect
    risk = (
        0.0
        if power.parley or not power.provokes or isinstance(effect, w.Fight | w.Evade | w.Resign)
        else end.provoked(view, seat)
    )
    return effect_worth(view, seat, piece, w.known(effect)) - outlay(view, seat, piece, power) - risk


def outlay(view: State, seat: int, piece: int, power: Power) -> float:
    """What it costs to use a card in one's turn: uses, resources, the card itself, actions beyond the first."""
    cost = power.cost
    spared = aims(view).last not in people.enemies_at(view, people.place_of(view, seat))
    dear = cost.uses * (SUPPLY if isinstance(power.effect, w.Investigate) else SHOT) + price(cost)
    if spared and cost.uses and isinstance(power.effect, w.Fight):
        dear += (
            SPARED * end.victory(view) * (end.chance_of_victory(view, seat) - end.chance_of_victory(view, seat, used=piece))
        )
    if cost.discard:
        dear += max(0.5, SPARED * c.loss(view, seat, piece)) if spared else 0.5
    return dear + 0.3 * (power.actions - 1)


def _goes_first(view: State, seat: int) -> float:
    """Who could evade the last enemy before the others attack it, then the strongest."""
    last = aims(view).last
    evades = last in people.engaged_with(view, seat) and people.is_ready(view, last)
    return skill_of(view, seat, COMBAT, FIGHT) + (10 * value.chance_to_evade(view, seat, last) if evades else 0.0)


def _choices(view: State, asked: Asked) -> list[float] | None:
    """Effects to choose from, by their words; of endings the one after which one stands best."""
    node = view.rules.codes[asked.source].node
    assert isinstance(node, w.Choose)
    effects = [w.known(node.options[option.value]) for option in asked.options]
    if any(isinstance(effect, w.Resolution) for effect in effects):
        return None
    return [
        effect_worth(view, asked.seat, box.NOBODY, effect) * (chance_of_choice(view, asked, option) or 1.0)
        for effect, option in zip(effects, asked.options, strict=True)
    ]


def chance_of_choice(view: State, asked: Asked, option: Option) -> float | None:
    """The chance to pass, where an effect to choose is a test."""
    node = view.rules.codes[asked.source].node
    assert isinstance(node, w.Choose)
    match node.options[option.value]:
        case w.Test(skill, hard):
            return float(chance(view, asked.seat, skill_of(view, asked.seat, skill, PLAIN), hard))
    return None


def _attacked(view: State, seat: int, enemy: int) -> float:
    """Whom to attack, whatever with: the best that the cards at hand would do."""
    cards = (*view.zone(box.PLAY[seat]), *view.zone(box.RESOLVING))
    effects = [power.effect for card in cards for power in POWERS.get(card, ())]
    effects += [sheet.effect for sheet in (box.EVENT.get(card) for card in cards) if sheet and sheet.effect]
    nodes = [w.Fight(), *(effect for effect in effects if isinstance(effect, w.Fight))]
    kept = 10.0 if enemy == aims(view).last and any(card in box.EVENT for card in view.zone(box.RESOLVING)) else 0.0
    return kept + max(end.attack_worth(view, seat, enemy, node) for node in nodes)


def _wounded(view: State, seat: int, enemy: int) -> float:
    return end.hit(view, seat, enemy, 1)


def _loaded(view: State, card: int) -> float:
    """More uses serve best where few are left, and where attacks are stronger."""
    fights = [power.effect for power in POWERS.get(card, ()) if isinstance(power.effect, w.Fight)]
    strong = any(node.damage for node in fights)
    return strong - 0.2 * view.count(box.USES_LEFT[card])


def _bears(view: State, seat: int, option: Option, on: list[str], points: int) -> float:
    """Where a point of harm hurts least: on an asset that survives all that is still to be put, or on the investigator."""
    assert option.verb is box.PUT_ON
    piece = option.value
    if piece in box.ASSET:
        return -c.bears(view, seat, piece, on, points)
    left = health_left(view, seat) if on is box.DAMAGE else sanity_left(view, seat)
    if left <= points:
        return -10.0 - value.DEAR / max(1, left)
    strikes = on is box.HORROR and any(power.when is When.HORROR_PLACED for power in POWERS.get(piece, ()))
    struck = (
        [end.hit(view, seat, enemy, 1) for enemy in people.enemies_at(view, people.place_of(view, seat))] if strikes else []
    )
    return (end.FAINT + max(struck) if struck else 0.0) - 0.15 - value.DEAR / left


def _unwanted(view: State, seat: int, option: Option) -> float:
    """In the opening hand assets that help are kept; without a weapon most of the rest is set aside."""
    if option is box.KEEP:
        return 0.0
    card = option.value
    if card in box.ASSET:
        return 0.7 - c.asset_worth(view, seat, card)
    armed = any(kept in box.ASSET and c.asset_worth(view, seat, kept) > 1 for kept in view.zone(box.HAND[seat]))
    return -0.1 if armed and card in box.EVENT and box.COST[card] < 3 else 0.1
