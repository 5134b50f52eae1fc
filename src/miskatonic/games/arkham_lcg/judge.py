"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Worth is counted in actions: 1 is what a good action achieves.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.events import PASS as ENGINE_PASS
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    ACT_DECK,
    ACTIONS,
    ADVANCE,
    ASSET,
    AUTO,
    COMMIT,
    COST,
    DAMAGE,
    END_TURN,
    ENEMY,
    ENGAGE_ENEMY,
    EVADE_ENEMY,
    EVENT,
    FAILURE,
    FIGHT_ENEMY,
    HAND,
    HORROR,
    INVESTIGATE_HERE,
    KEEP,
    MOVE_TO,
    PASS,
    PLACE_NAMED,
    PLACES,
    PLAY_CARD,
    PUT_ON,
    RESOURCES,
    REVEAL,
    SKILL,
    SLUG,
    SUCCESS,
    TAKE_RESOURCE,
    TEST_DAMAGE,
    TEST_KIND,
    TEST_SKILL,
    TEST_TARGET,
    YES,
)
from miskatonic.games.arkham_lcg.chaos import meaning, settles, value
from miskatonic.games.arkham_lcg.components import When
from miskatonic.games.arkham_lcg.enemies import health_of
from miskatonic.games.arkham_lcg.engaging import is_in_play
from miskatonic.games.arkham_lcg.hints import doom_left
from miskatonic.games.arkham_lcg.odds import chance, chance_now
from miskatonic.games.arkham_lcg.people import (
    card_of,
    enemies_at,
    engaged_with,
    health_left,
    is_ready,
    place_of,
    place_of_card,
    player_order,
    sanity_left,
    skill_of,
    unengaged_at,
)
from miskatonic.games.arkham_lcg.places import clues_at, distances, is_revealed, may_enter, shroud
from miskatonic.games.arkham_lcg.powers import POWERS
from miskatonic.games.arkham_lcg.questions import Ask
from miskatonic.games.arkham_lcg.skill_tests import difficulty, icons_on, skill_total
from miskatonic.games.arkham_lcg.story import clues_needed
from miskatonic.games.arkham_lcg.terms import AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE, PARLEY, PLAIN, WILLPOWER
from miskatonic.games.arkham_lcg.words import (
    AttachToLocation,
    AutoEvade,
    AutoEvadeAll,
    Blast,
    Boost,
    DamageEnemy,
    DiscardThis,
    DiscoverClues,
    DiscoverNothing,
    DoomOnAgenda,
    DrawEncounter,
    Either,
    Evade,
    Fight,
    GainActions,
    GainResources,
    HealHorror,
    Investigate,
    Lucky,
    MindOverMatter,
    MoreDamage,
    MoveHorrorToYou,
    PayAct,
    PutResourceHere,
    RedrawToken,
    Resign,
    SlipAway,
    TakeControl,
    Test,
    Treat,
    UseBecomesResource,
)
from miskatonic.games.arkham_lcg.worth import (
    LAST,
    LITA_CARD,
    asset_worth,
    attack,
    burden,
    card_worth,
    clue_worth,
    clues_wanted,
    evasion,
    last_fight,
    lita_worth,
    menace,
    pain,
    printed_worth,
    provoked,
    spare_icons,
    stamina,
    strike,
)
from miskatonic.words.control import Steps
from miskatonic.words.reactions import Instead

HUB: Final = PLACE_NAMED["hallway"]
LITTLE_TIME: Final = 10
"""With so little room for doom nobody prepares any longer."""
READY: Final = 1.3
"""How much of what they can bear the group would risk in the last fight."""
EARLY: Final = 1.2
"""An asset serves for many rounds: what it is worth counts so much more than an action."""
STEP: Final = 0.9
"""What a step counts of the worth it leads to."""
CARD_KEPT: Final = 0.2
"""What a card in hand is worth at least; committing it costs that much."""
HARSH: Final = {"attic": (0, 1), "cellar": (1, 0)}
"""The damage and horror of entering a location."""


def judge(view: State, asked: Asked) -> list[float] | None:
    """The worth of every option, or None where looking ahead does better."""
    seat = asked.seat
    match asked.question:
        case Ask.ACTION:
            return [_action(view, seat, option) for option in asked.options]
        case Ask.COMMIT | Ask.HELP:
            return [_commit(view, seat, option) for option in asked.options]
        case Ask.WINDOW | Ask.REACT:
            return [_free(view, seat, option, asked.about) for option in asked.options]
        case Ask.SUBSTITUTE:
            better = skill_of(view, seat, INTELLECT, FIGHT) - skill_of(view, seat, asked.about[0], FIGHT)
            return [better if option is YES else 0.0 for option in asked.options]
        case Ask.ENEMY:
            judged = evasion if asked.about[0] == EVADE else attack if asked.about[0] == FIGHT else _wounded
            return [judged(view, seat, option.value) for option in asked.options]
        case Ask.ASSIGN_DAMAGE:
            return [_bears(view, seat, option, DAMAGE, "health") for option in asked.options]
        case Ask.ASSIGN_HORROR:
            return [_bears(view, seat, option, HORROR, "sanity") for option in asked.options]
        case Ask.MULLIGAN:
            return [_unwanted(view, seat, option) for option in asked.options]
        case Ask.HAND_LIMIT | Ask.DISCARD_CARD | Ask.DISCARD_ASSET:
            return [-card_worth(view, seat, option.value) for option in asked.options]
        case Ask.SEARCH | Ask.RETURN_CARD | Ask.KEEP_CARD:
            return [card_worth(view, seat, o.value) if o.value in COST else 0.0 for o in asked.options]
        case Ask.TURN:
            return [skill_of(view, option.value, COMBAT, FIGHT) for option in asked.options]
        case _:
            return None


# -------------------------------------------------------------------- actions


def _action(view: State, seat: int, option: Option) -> float:
    if option is END_TURN:
        return 0.02
    if option is ADVANCE:
        return 5.0
    if option.verb is FIGHT_ENEMY:
        return attack(view, seat, option.value)
    if option.verb is EVADE_ENEMY:
        return _evading(view, seat, option.value)
    if option.verb is ENGAGE_ENEMY:
        return _engaging(view, seat, option.value)
    if is_ability(option):
        return _power(view, seat, option)
    if option.verb is PLAY_CARD:
        return _play(view, seat, option.value)
    return _plain(view, seat, option) - provoked(view, seat)


def _plain(view: State, seat: int, option: Option) -> float:
    """Actions that provoke, before what they provoke is taken off."""
    if option is INVESTIGATE_HERE:
        return _search(view, seat, place_of(view, seat))
    if option.verb is MOVE_TO:
        return _way(view, seat, option.value)
    hand = [card for card in view.zone(HAND[seat]) if card in ASSET]
    dear = [asset_worth(view, seat, card) for card in hand if COST[card] > view.count(RESOURCES[seat])]
    if option is TAKE_RESOURCE:
        return 0.15 + 0.2 * max((worth for worth in dear if worth > 0.5), default=0.0)
    return 0.28 if len(view.zone(HAND[seat])) < 7 else 0.08


def _search(view: State, seat: int, place: int, node: Investigate | None = None) -> float:
    """Investigating a place: a clue, times the chance with what one would commit."""
    if not clues_at(view, place):
        return 0.0
    node = node or Investigate()
    skill = skill_of(view, seat, node.skill, INVESTIGATE) + spare_icons(view, seat, node.skill)
    return clue_worth(view) * float(chance(view, seat, skill, max(0, shroud(view, place) + node.shroud)))


def _goals(view: State, seat: int) -> dict[int, float]:
    """Where it is worth being: with clues while they are needed, then where they are spent, then with the last enemy."""
    if not is_in_play(view, HUB):
        return {}
    if not clues_needed(view):
        goals = {place_of_card(view, LAST): 1.2}
        lita = place_of_card(view, LITA_CARD)
        if lita >= 0 and LITA_CARD in view.zone(f"at-place:{lita}"):
            goals[lita] = max(goals.get(lita, 0.0), lita_worth(view, seat) * _persuades(view, seat))
        return goals
    if clues_wanted(view) <= 0:
        return {HUB: 1.5}
    new = [p for p in range(PLACES) if may_enter(view, p) and not is_revealed(view, p)]
    return {p: _search(view, seat, p) for p in range(PLACES) if clues_at(view, p)} | dict.fromkeys(new, 1.4)


def _way(view: State, seat: int, place: int) -> float:
    """A step is worth most of what it leads nearer to, less what waits there, more what is left behind."""
    here = place_of(view, seat)
    worth = -0.4
    for goal, good in _goals(view, seat).items():
        far = distances(view, goal)
        if far.get(place, 9) < far.get(here, 9):
            worth = max(worth, STEP * good)
    damage, horror = HARSH.get(SLUG[_card_at(place)], (0, 0))
    waiting = sum(burden(view, seat, e) for e in unengaged_at(view, place) if is_ready(view, e) and e != LAST)
    asleep = [e for e in unengaged_at(view, here) if not is_ready(view, e) and e != LAST]
    return worth + 0.8 * strike(view, seat, *asleep) - waiting - 0.5 * pain(view, seat, damage, horror)


def _card_at(place: int) -> int:
    from miskatonic.games.arkham_lcg.box import PLACE_CARDS

    return PLACE_CARDS[place]


def _evading(view: State, seat: int, enemy: int, skill: int = AGILITY) -> float:
    """An evasion is worth more early in a turn: what follows provokes no longer."""
    follows = 1.0 + 0.15 * (view.count(ACTIONS[seat]) - 1)
    return evasion(view, seat, enemy, skill) * follows


def _engaging(view: State, seat: int, enemy: int) -> float:
    """Taking an enemy off somebody whom it hurts more, if one can fight it better."""
    victim = next((other for other in player_order(view) if enemy in engaged_with(view, other)), seat)
    if victim == seat or skill_of(view, seat, COMBAT, FIGHT) <= skill_of(view, victim, COMBAT, FIGHT):
        return -0.5
    return strike(view, victim, enemy) - strike(view, seat, enemy) - 0.2


def _persuades(view: State, seat: int) -> float:
    """The chance to win Lita Chantler over."""
    skill = skill_of(view, seat, INTELLECT, PARLEY) + spare_icons(view, seat, INTELLECT)
    return float(chance(view, seat, skill, 4))


def _best(values: list[float]) -> float:
    return max(values, default=-1.0)


def _power(view: State, seat: int, option: Option) -> float:
    """Using a card in one's turn."""
    piece, i = ability_of(option)
    power = POWERS[piece][i]
    if power.when is not When.ACTION:
        return _free_worth(view, seat, piece, i)
    price = (
        (0.3 if isinstance(power.effect, Investigate) else 0.06) * power.cost.uses
        + 0.12 * power.cost.resources
        + (0.5 if power.cost.discard else 0.0)
    )
    price += 0.3 * (power.actions - 1)
    effect = power.effect
    risk = 0.0 if power.parley or isinstance(effect, Fight | Evade | Resign) else provoked(view, seat)
    return _effect(view, seat, piece, effect) - price - risk


def _effect(view: State, seat: int, piece: int, effect: object) -> float:
    """What an effect is worth, before costs."""
    match effect:
        case Fight():
            return _best([attack(view, seat, e, effect) for e in enemies_at(view, place_of(view, seat))]) + 0.01
        case Evade():
            return _best([_evading(view, seat, e, effect.skill) for e in engaged_with(view, seat)])
        case Investigate(instead=None):
            return _search(view, seat, place_of(view, seat), effect)
        case Investigate():
            return 0.35
        case Resign():
            return 0.9 if doom_left(view) <= 2 and clues_needed(view) else -1.0
        case Test(success=TakeControl()):
            return lita_worth(view, seat) * _persuades(view, seat)
        case Treat():
            p = float(chance(view, seat, skill_of(view, seat, effect.skill, PLAIN), effect.difficulty))
            return _healing(view, seat, DAMAGE) * (2 * p - 1)
        case Either():
            return max(_healing(view, seat, DAMAGE), _healing(view, seat, HORROR))
        case DiscardThis():
            return menace(view, seat, piece) if piece in ENEMY else 0.7
        case MoveHorrorToYou():
            return 0.2 - pain(view, seat, 0, 1) if sanity_left(view, seat) > 4 else -1.0
        case DiscoverClues(n):
            return clue_worth(view) * min(n, clues_at(view, place_of(view, seat)))
        case Steps((DrawEncounter(), DiscoverClues(n))):
            return clue_worth(view) * min(n, clues_at(view, place_of(view, seat))) - 1.2
        case DamageEnemy(n, exhausted):
            targets = [e for e in enemies_at(view, place_of(view, seat)) if not exhausted or not is_ready(view, e)]
            return _best([_hit(view, seat, e, n) for e in targets])
        case Blast(n):
            return _blast(view, seat, n)
        case AutoEvade() | AutoEvadeAll() | SlipAway():
            return provoked(view, seat) - 0.2
        case MindOverMatter():
            here = LAST in enemies_at(view, place_of(view, seat)) and view.count(ACTIONS[seat]) > 1
            return skill_of(view, seat, INTELLECT, FIGHT) - skill_of(view, seat, COMBAT, FIGHT) - 1.0 if here else -1.0
        case AttachToLocation():
            return -0.1
        case GainResources(n):
            return 0.3 * n
        case DoomOnAgenda():
            return 1.6
        case _:
            return 0.3


def _hit(view: State, seat: int, enemy: int, n: float) -> float:
    """Certain damage to an enemy."""
    left = max(1, health_of(view, enemy) - view.count(DAMAGE[enemy]))
    return menace(view, seat, enemy) * min(1.0, n / left)


def _wounded(view: State, seat: int, enemy: int) -> float:
    return _hit(view, seat, enemy, 1)


def _blast(view: State, seat: int, n: int) -> float:
    """The best place for an explosion: enemies there, and nobody else if it can be."""
    here = place_of(view, seat)
    worths = []
    for place in range(PLACES):
        if not is_in_play(view, place) or distances(view, place).get(here, 9) > 1:
            continue
        hits = sum(_hit(view, seat, e, n) for e in enemies_at(view, place))
        hurt = sum(pain(view, s, n, 0) for s in player_order(view) if place_of(view, s) == place)
        worths.append(hits - hurt)
    return _best(worths)


def _healing(view: State, seat: int, on: list[str]) -> float:
    """A point healed is worth what it would hurt to lose."""
    card = card_of(view, seat)
    if not view.count(on[card]):
        return -0.2
    return pain(view, seat, 1, 0) if on is DAMAGE else pain(view, seat, 0, 1)


def _play(view: State, seat: int, card: int) -> float:
    """Playing a card: what it does, less its price and what it provokes."""
    fast = (card in ASSET and ASSET[card].fast) or (card in EVENT and EVENT[card].own_turn)
    effect = EVENT[card].effect if card in EVENT else None
    risk = 0.0 if fast or isinstance(effect, Fight | Evade | AutoEvadeAll) else provoked(view, seat)
    price = COST[card] * (0.06 if view.count(RESOURCES[seat]) - COST[card] > 2 else 0.1)
    if card in ASSET:
        return asset_worth(view, seat, card) * EARLY + (0.4 if fast else 0.0) - price - risk
    kept = 0.9 if isinstance(effect, Fight | Blast | DamageEnemy) and place_of_card(view, LAST) < 0 else 0.0
    return _effect(view, seat, card, effect) - price - risk - kept - (0.0 if fast else 0.3)


# -------------------------------------------------------------------- tests


def _stakes(view: State, seat: int) -> float:
    """What passing the present test is worth."""
    kind, skill, enemy = view.count(TEST_KIND), view.count(TEST_SKILL), view.count(TEST_TARGET) - 1
    if kind == INVESTIGATE:
        return clue_worth(view) * bool(clues_at(view, place_of(view, seat)))
    if kind == FIGHT:
        missed = strike(view, seat, enemy) if ENEMY[enemy].retaliate and is_ready(view, enemy) else 0.0
        return _hit(view, seat, enemy, 1 + view.count(TEST_DAMAGE)) + missed
    if kind == EVADE:
        return strike(view, seat, enemy) * 1.2
    if skill == AGILITY:
        return pain(view, seat, 2, 0)
    if skill == WILLPOWER:
        return max(0.8, pain(view, seat, 0, 2))
    return 2.5 if kind == PARLEY or (LITA_CARD >= 0 and difficulty(view) == 4) else 0.6


def _commit(view: State, seat: int, option: Option) -> float:
    """A card or a boost is worth the chance it adds; revealing is what everything is compared with."""
    if option in (REVEAL, PASS):
        return 0.0
    now = chance_now(view)
    if option.verb is COMMIT:
        card = option.value
        gain = float(chance_now(view, icons_on(card, view.count(TEST_SKILL))) - now)
        kept = CARD_KEPT if card in SKILL else max(CARD_KEPT, card_worth(view, seat, card))
        return gain * _stakes(view, seat) + _on_success(view, seat, card, float(now) + gain) - kept
    if is_ability(option):
        piece, i = ability_of(option)
        effect = POWERS[piece][i].effect
        if isinstance(effect, Boost):
            price = 0.1 if view.count(RESOURCES[seat]) > 3 else 0.16
            gain = float(chance_now(view, effect.n) - now) if effect.skill == view.count(TEST_SKILL) else 0.0
            return gain * _stakes(view, seat) - price
    return -1.0


def _on_success(view: State, seat: int, card: int, p: float) -> float:
    """What a skill card does beside its icons if the test succeeds."""
    if card not in SKILL or SKILL[card].success is None:
        return 0.0
    match SKILL[card].success:
        case MoreDamage() if view.count(TEST_KIND) == FIGHT:
            enemy = view.count(TEST_TARGET) - 1
            left = health_of(view, enemy) - view.count(DAMAGE[enemy])
            return p * _hit(view, seat, enemy, 1) if left > 1 + view.count(TEST_DAMAGE) else 0.0
        case DiscoverClues():
            return p * clue_worth(view) * (clues_at(view, place_of(view, seat)) > 1)
        case HealHorror():
            return p * max(0.0, _healing(view, seat, HORROR))
        case _:
            return p * 0.15


# -------------------------------------------------------------------- free things and reactions


def _free(view: State, seat: int, option: Option, about: tuple[int, ...]) -> float:
    """Reactions are nearly always good; passing is nothing."""
    if option in (PASS, ENGINE_PASS):
        return 0.0
    if option.verb is PLAY_CARD:
        return _play(view, seat, option.value)
    if not is_ability(option):
        return -0.01
    return _free_worth(view, seat, *ability_of(option), about)


def _free_worth(view: State, seat: int, piece: int, i: int, about: tuple[int, ...] = ()) -> float:
    """What a free or reacting power is worth, costs taken off."""
    power = POWERS[piece][i]
    spent = COST[piece] * 0.08 if piece in EVENT else 0.0
    match power.effect:
        case Instead(DiscoverNothing()):
            return 0.3 if clues_wanted(view) <= 0 else -0.3
        case PayAct():
            return 1.0 if _is_ready_for_the_last(view) else -1.0
        case RedrawToken():
            return -1.0 if _passes(view, seat, about[1]) else float(chance_now(view)) * _stakes(view, seat) - 0.35
        case Lucky(n):
            short = difficulty(view) - skill_total(view)
            return _stakes(view, seat) - 0.3 if view.count(AUTO) != FAILURE and short <= n else -1.0
        case DiscoverClues(n):
            return clue_worth(view) * min(n, max(1, clues_at(view, place_of(view, seat)))) - spent - 0.25 * (piece in EVENT)
        case GainActions():
            return 0.3 if view.count(RESOURCES[seat]) >= 4 or not view.zone(ACT_DECK) else -0.1
        case UseBecomesResource():
            return 0.3 - pain(view, seat, 0, 1) if sanity_left(view, seat) > 4 else -0.5
        case PutResourceHere():
            return 0.05 if view.count(RESOURCES[seat]) > 6 else -0.1
        case DamageEnemy() if power.cost.discard:
            return _effect(view, seat, piece, power.effect) - asset_worth_in_play(view, seat, piece)
        case AutoEvade():
            return provoked(view, seat) - 0.7
        case _:
            return (0.8 if piece in EVENT else 0.3) - spent


def asset_worth_in_play(view: State, seat: int, piece: int) -> float:
    """What is lost with an asset."""
    left = ASSET[piece].health + ASSET[piece].sanity - view.count(DAMAGE[piece]) - view.count(HORROR[piece])
    return 0.5 + 0.3 * left


def _passes(view: State, seat: int, token: int) -> bool:
    """Whether the test is passed with the token just revealed."""
    token = meaning(view, seat, token)
    settled = settles(view, seat, token)
    if settled:
        return settled == SUCCESS
    return skill_total(view) + value(view, Frame(view.rules.main, seat, len(view.stack)), token) >= difficulty(view)


def _is_ready_for_the_last(view: State) -> bool:
    """Whether the group could beat the last enemy before it beats them, or has no more time to prepare."""
    seats = player_order(view)
    fights = [min(last_fight(view, seat), _with_lita(view, seat)) for seat in seats]
    pace = sum(3 / blows for blows, _ in fights)
    rounds = 1 / pace
    if doom_left(view) <= LITTLE_TIME + min(2.0, rounds):
        return True
    missed = sum(misses / blows * 3 for blows, misses in fights) * rounds
    bears = sum(min(stamina(view, s, "health"), stamina(view, s, "sanity")) for s in seats)
    return (missed + rounds) * ENEMY[LAST].damage <= READY * bears


def _with_lita(view: State, seat: int) -> tuple[float, float]:
    """The same after a visit to the Parlor."""
    blows, misses = last_fight(view, seat, 1)
    return blows + 1 + 1 / max(0.1, _persuades(view, seat)), misses + 1


def _bears(view: State, seat: int, option: Option, on: list[str], limit: str) -> float:
    """Where a point of harm hurts least: on an asset that survives it, then on the healthier of both."""
    assert option.verb is PUT_ON
    piece = option.value
    if piece not in ASSET:
        left = health_left(view, seat) if limit == "health" else sanity_left(view, seat)
        return -0.15 - 1.0 / max(1, left) - (10.0 if left <= 1 else 0.0)
    left = getattr(ASSET[piece], limit) - view.count(on[piece])
    return -0.1 if left > 1 else -0.3 - 0.3 * max(0.0, printed_worth(view, seat, piece, in_play=True))


def _unwanted(view: State, seat: int, option: Option) -> float:
    """In the opening hand assets that help are kept; without a weapon most of the rest is set aside."""
    if option is KEEP:
        return 0.0
    card = option.value
    if card in ASSET:
        return 0.7 - asset_worth(view, seat, card)
    armed = any(c in ASSET and asset_worth(view, seat, c) > 1 for c in view.zone(HAND[seat]))
    return -0.1 if armed and card in EVENT and COST[card] < 3 else 0.1
