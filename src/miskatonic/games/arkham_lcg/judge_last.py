"""The last fight as a greedy player foresees it: how likely the last enemy falls before the investigators do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    ACTIONS,
    AGENDA_CARD,
    ASIDE,
    ASSET,
    AT_PLACE,
    COST,
    DAMAGE,
    ENEMY,
    EVENT,
    HAND,
    HORROR,
    PASSIVE,
    PLAY,
    RESOURCES,
    SKILL,
    TESTER,
    USES_LEFT,
)
from miskatonic.games.arkham_lcg.chaos import in_bag, meaning, settles, value
from miskatonic.games.arkham_lcg.components import When
from miskatonic.games.arkham_lcg.hints import doom_left
from miskatonic.games.arkham_lcg.odds import chance
from miskatonic.games.arkham_lcg.people import (
    card_of,
    engaged_with,
    health_of,
    is_blank,
    is_ready,
    player_order,
    skill_of,
)
from miskatonic.games.arkham_lcg.powers import POWERS
from miskatonic.games.arkham_lcg.skill_tests import icons_on
from miskatonic.games.arkham_lcg.terms import AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, PARLEY, TOKENS
from miskatonic.games.arkham_lcg.words import (
    Blast,
    Boost,
    CombatHere,
    DamageEnemy,
    ExtraAction,
    Fight,
    IfOnlyEnemy,
    IfSucceededBy,
    MindOverMatter,
    MoreDamage,
    RedrawToken,
    SkillBonus,
)
from miskatonic.games.arkham_lcg.worth import (
    LAST,
    LITA_CARD,
    VIEWS,
    attack,
    blow,
    chance_to_evade,
    evasion,
    menace,
    spare_icons,
    stamina,
    stray,
    strike,
)

WIN: Final = 14.0
"""What a victory is worth while one prepares for it, in actions."""
NOW: Final = 30.0
"""What it is worth when it is near."""
FAINT: Final = 0.3
"""What an attack, an evasion or an attack avoided counts where there is hardly any hope left."""
FATAL: Final = 20.0
"""What no action is worth: to be defeated for it."""
FORESEEN: Final = 6
"""How many attacks, and how many rounds, one looks ahead."""
FETCHED: Final = 1.5
"""How many attacks it costs to fetch Lita Chantler."""
PERSUASION: Final = 4
"""The difficulty of winning Lita Chantler over."""
HAZARD: Final = 0.3
"""The chance that what the encounter deck brings in a round hurts as much as one attack of the last enemy."""
SECOND_TOKEN: Final = 0.4
"""How often somebody who may reveal another token can pay for it."""

# -------------------------------------------------------------------- the chance to win


@lru_cache(maxsize=1 << 18)
def fate(
    hit: int,
    damage: int,
    slip: int,
    sting: int,
    left: int,
    hits: int,
    ready: bool,
    actions: int,
    turn: int,
    rounds: int,
    seats: int,
) -> float:
    """The chance to deal the damage that is left before so many attacks have hit, playing as well as possible.

    Chances are in twentieths, the mean damage of an attack in halves. An attack that misses a ready enemy is answered; an
    evaded one neither answers nor attacks until the next round.
    """
    if left <= 0:
        return 1.0
    if hits <= 0 or rounds <= 0:
        return 0.0
    means = (hit, damage, slip, sting)
    if not actions:
        struck = 1.0 / seats if ready else 0.0
        total = 0.0
        for attacked, p in ((1, struck), (0, 1 - struck)):
            for hurt, q in ((1, HAZARD), (0, 1 - HAZARD)):
                if p * q:
                    after = (left - sting * attacked, hits - attacked - hurt, True, turn, turn, rounds - 1, seats)
                    total += p * q * fate(*means, *after)
        return total
    rest = (actions - 1, turn, rounds, seats)
    low, odd = divmod(damage, 2)
    dealt = fate(*means, left - low, hits, ready, *rest)
    if odd:
        dealt = (dealt + fate(*means, left - low - 1, hits, ready, *rest)) / 2
    missed = fate(*means, left - sting, hits - 1, ready, *rest) if ready else fate(*means, left, hits, ready, *rest)
    fight = (hit * dealt + (20 - hit) * missed) / 20
    if not ready:
        return fight
    away, kept = fate(*means, left, hits, False, *rest), fate(*means, left, hits, True, *rest)
    return max(fight, (slip * away + (20 - slip) * kept) / 20)


class Duel(NamedTuple):
    """What one investigator brings into the last fight."""

    hit: float
    """The mean chance of the next attacks."""
    damage: float
    """Their mean damage."""
    slip: float
    """The chance to evade."""
    sting: int
    """The damage that each attack borne does to the attacker."""
    bears: float
    """How many attacks can be borne."""
    left: float
    """The damage this investigator has to deal."""
    turn: int
    """Actions a turn."""
    rounds: int
    seats: int

    def chance(self, actions: int | None = None, *, ready: bool = True, dealt: float = 0.0, lost: float = 0.0) -> float:
        """The chance to win from here: after so much damage dealt and so many attacks borne, with so many actions left."""
        now = self.turn if actions is None else actions
        return _between(self, max(0.0, self.left - dealt), self.bears - lost, ready, now)


def _between(duel: Duel, left: float, bears: float, ready: bool, actions: int) -> float:
    """The chance where damage and attacks are no whole numbers: between those of the next ones."""
    if left <= 0:
        return 1.0
    if bears <= 0:
        return 0.0
    hit, damage, slip = round(20 * duel.hit), max(2, round(2 * duel.damage)), round(20 * duel.slip)
    total = 0.0
    low_left, low_bears = int(left), int(bears)
    for more_left in (0, 1):
        for more_bears in (0, 1):
            weight = abs(1 - more_left - (left - low_left)) * abs(1 - more_bears - (bears - low_bears))
            if weight > 0.01:
                total += weight * fate(
                    hit, damage, slip, duel.sting, low_left + more_left, low_bears + more_bears, ready, actions, duel.turn,
                    duel.rounds, duel.seats,
                )  # fmt: skip
    return total


# -------------------------------------------------------------------- what an investigator brings


@lru_cache(maxsize=VIEWS)
def duel(view: State, seat: int, *cards: int, without: int = -1, spent: int = -1) -> Duel:
    """What an investigator brings into the last fight, with these cards in play as well, and without that one.

    `spent` is a card that would no longer be in hand.
    """
    seats = player_order(view)
    tokens = _tokens(view, seat)
    again = _draws_again(view, seat)
    assets = [*(card for card in view.zone(PLAY[seat]) if card != without), *cards]
    bonus = {skill: _bonus(cards, skill) - _bonus((without,), skill) for skill in range(4)}
    hand = [card for card in view.zone(HAND[seat]) if card >= 0 and card not in cards and card != spent]
    hit, damage, sure = _attacks(view, seat, assets, cards, hand, tokens, bonus, again)
    margin = skill_of(view, seat, AGILITY, EVADE) + bonus[AGILITY] - ENEMY[LAST].evade
    margin += _talent(assets, AGILITY, view.count(RESOURCES[seat]))
    icons = sorted((icons_on(card, AGILITY) for card in hand if card in SKILL or card in EVENT), reverse=True)
    slip = sum(_passes(tokens, margin + n, again) for n in (*icons, 0, 0, 0)[:3]) / 3
    health = stamina(view, seat, "health") + sum(ASSET[card].health for card in cards)
    sanity = stamina(view, seat, "sanity") + sum(ASSET[card].sanity for card in cards)
    if without >= 0:
        health -= max(0, ASSET[without].health - view.count(DAMAGE[without]))
        sanity -= max(0, ASSET[without].sanity - view.count(HORROR[without]))
    left = max(0.5, (health_of(view, LAST) - view.count(DAMAGE[LAST])) / len(seats) - sure)
    turn = 3 + sum(isinstance(p, ExtraAction) and p.trait is None for card in assets for p in PASSIVE.get(card, ()))
    rounds = max(1, min(FORESEEN, int(rounds_left(view))))
    bears = min(health / ENEMY[LAST].damage, sanity / ENEMY[LAST].horror)
    sting = int(any(p.when is When.HORROR_PLACED for p in POWERS.get(card_of(view, seat), ())))
    return Duel(hit, damage, slip, sting, bears, left, turn, rounds, len(seats))


def rounds_left(view: State) -> float:
    """How many rounds of the last fight there is time for: it brings doom itself once the last agenda is in force."""
    doom = 1.0 + 0.12 * len(player_order(view))
    late = AGENDA_CARD[tuple(AGENDA_CARD)[-1]].doom
    room = doom_left(view)
    return max(0, room - late) / doom + min(late, room) / (doom + 1)


@lru_cache(maxsize=VIEWS)
def _tokens(view: State, seat: int) -> tuple[int, ...]:
    """What each token in the bag adds; one that fails adds nothing good."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    found: list[int] = []
    for token, n in enumerate(in_bag(view)):
        if n:
            what = meaning(view, seat, token)
            settled = settles(view, seat, what)
            worth = (-99, 99)[settled == 1] if settled else value(view, frame, what)
            if TOKENS[what] == "skull":
                worth = min(worth, -1)
            found += [worth] * n
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _passes(tokens: tuple[int, ...], margin: int, again: bool = False) -> float:
    """The chance that a skill so much above the difficulty passes."""
    p = sum(token + margin >= 0 for token in tokens) / len(tokens)
    return p + (1 - p) * p * SECOND_TOKEN if again else p


def _draws_again(view: State, seat: int) -> bool:
    """Whether somebody may reveal another token."""
    return any(isinstance(p.effect, RedrawToken) for p in POWERS.get(card_of(view, seat), ())) and not is_blank(view, seat)


def _bonus(cards: tuple[int, ...], skill: int) -> int:
    """What always holds by these cards adds to a skill."""
    found = [passive for card in cards for passive in PASSIVE.get(card, ())]
    n = sum(p.n for p in found if isinstance(p, SkillBonus) and p.skill == skill and not p.investigating)
    return n + (sum(p.n for p in found if isinstance(p, CombatHere)) if skill == COMBAT else 0)


class Way:
    """A way to attack: a skill, what is added to it, the damage, the margin that adds one, how often it can be done."""

    __slots__ = ("damage", "margin", "skill", "total", "uses")

    def __init__(self, skill: int, total: int, damage: int, margin: int, uses: int) -> None:
        self.skill = skill
        self.total = total
        self.damage = damage
        self.margin = margin
        self.uses = uses


def _attacks(
    view: State,
    seat: int,
    assets: list[int],
    new: tuple[int, ...],
    hand: list[int],
    tokens: tuple[int, ...],
    bonus: dict[int, int],
    again: bool,
) -> tuple[float, float, float]:
    """The mean chance and damage of the next attacks, each with a card committed, and damage that is certain."""
    ways, sure, purse = _ways(view, seat, assets, new, hand)
    skills = {way.skill for way in ways}
    base = {s: skill_of(view, seat, s, FIGHT) + bonus[s] + _talent(assets, s, purse) - ENEMY[LAST].fight for s in skills}
    icons = {s: sorted(((icons_on(c, s), c) for c in hand if c in SKILL or c in EVENT), reverse=True) for s in skills}
    helped = LITA_CARD in assets or any(LITA_CARD in view.zone(PLAY[other]) for other in player_order(view))
    committed: set[int] = set()
    hits = dealt = 0.0
    for _ in range(FORESEEN):
        best = (-1.0, 0.0, ways[0], -1)
        for way in ways:
            if not way.uses:
                continue
            n, card = next(((n, c) for n, c in icons[way.skill] if n and c not in committed), (0, -1))
            margin = base[way.skill] + way.total + n
            p = _passes(tokens, margin, again)
            damage = way.damage + helped + (card in SKILL and isinstance(SKILL[card].success, MoreDamage))
            worth = p * damage + (_passes(tokens, margin - way.margin, again) if way.margin else 0.0)
            if worth > best[0]:
                best = (worth, p, way, card)
        dealt += best[0]
        hits += best[1]
        best[2].uses -= 1
        committed.add(best[3])
    return hits / FORESEEN, dealt / max(0.01, hits), sure


def _ways(view: State, seat: int, assets: list[int], new: tuple[int, ...], hand: list[int]) -> tuple[list[Way], float, int]:
    """The ways to attack with bare hands, assets and events, damage that needs no attack, and the resources left."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    found = [Way(COMBAT, 0, 1, 0, 99)]
    sure = 0.0
    for card in assets:
        for power in POWERS.get(card, ()):
            match power.effect:
                case Fight() as node:
                    left = ASSET[card].uses if card in new else None
                    charged = left[1] if left else view.count(USES_LEFT[card])
                    uses = 1 if power.cost.discard else charged if power.cost.uses else 99
                    found.append(_way(view, frame, node, uses))
                case DamageEnemy(n) if power.cost.discard:
                    sure += n
    purse = view.count(RESOURCES[seat])
    for card in hand:
        if card not in EVENT or COST[card] > purse:
            continue
        match EVENT[card].effect:
            case Fight() as node:
                found.append(_way(view, frame, node, 1))
            case MindOverMatter():
                best = max((w for w in found if w.skill == COMBAT), key=lambda w: (w.uses > 2, w.total + w.damage))
                found.append(Way(INTELLECT, best.total, best.damage, best.margin, 3))
            case Blast(n) | DamageEnemy(n):
                sure += 0.5 * n
            case _:
                continue
        purse -= COST[card]
    return found, sure, purse


def _way(view: State, frame: Frame, node: Fight, uses: int) -> Way:
    """An attack as a card prints it."""
    extra, margin = 0, 0
    match node.damage:
        case IfSucceededBy(by, _):
            margin = by
        case IfOnlyEnemy(n) | int(n):
            extra = n
    return Way(node.skill, amount(view, frame, node.plus), 1 + extra, margin, uses)


def _talent(assets: list[int], skill: int, purse: int) -> int:
    """What resources add to each of the next attacks through a card that turns them into skill."""
    for card in assets:
        for power in POWERS.get(card, ()):
            if isinstance(power.effect, Boost) and power.effect.skill == skill:
                return min(2, purse // 3)
    return 0


# -------------------------------------------------------------------- what to do about it


def chance_of_victory(view: State, seat: int, *cards: int, without: int = -1) -> float:
    """The chance of a seat in the last fight, with Lita Chantler if it is better to fetch her first."""
    alone = duel(view, seat, *cards, without=without).chance()
    if not may_fetch_lita(view) or LITA_CARD in cards:
        return alone
    helped = duel(view, seat, LITA_CARD, *cards, without=without)
    reach = 1 - (1 - persuades(view, seat)) ** 3
    return max(alone, reach * helped.chance(lost=FETCHED - helped.slip))


def persuades(view: State, seat: int) -> float:
    """The chance to win Lita Chantler over."""
    skill = skill_of(view, seat, INTELLECT, PARLEY) + spare_icons(view, seat, INTELLECT) // 2
    return float(chance(view, seat, skill, PERSUASION))


def chance_of_all(view: State) -> float:
    """The chance of the whole group, as the mean of what its members foresee."""
    seats = player_order(view)
    return sum(chance_of_victory(view, seat) for seat in seats) / len(seats)


def may_fetch_lita(view: State) -> bool:
    """Whether Lita Chantler has not been won over or lost yet."""
    return view.home[LITA_CARD] == ASIDE or view.home[LITA_CARD] in AT_PLACE


def _now(view: State, seat: int) -> tuple[Duel, int, bool]:
    """The last fight as it stands in a seat's turn: actions that follow the next one, and whether the enemy is ready."""
    then = view.count(ACTIONS[seat]) - (0 if view.count(TESTER) else 1)
    return duel(view, seat), max(0, then), is_ready(view, LAST)


def attack_worth(view: State, seat: int, enemy: int, node: Fight | None = None) -> float:
    """An attack; on the last enemy by what it does to the chance to win."""
    if enemy != LAST:
        return attack(view, seat, enemy, node)
    node = node or Fight()
    p, damage = blow(view, seat, enemy, node, spare_icons(view, seat, node.skill))
    fight, then, ready = _now(view, seat)
    dealt = fight.chance(then, ready=ready, dealt=damage)
    missed = fight.chance(then, ready=ready, lost=1.0 if ready else 0.0) - stray(view, seat, enemy, damage) / NOW
    return NOW * (p * dealt + (1 - p) * missed - fight.chance(then, ready=ready)) + FAINT * (p - (1 - p) * ready)


def evasion_worth(view: State, seat: int, enemy: int, skill: int = AGILITY) -> float:
    """An evasion; of the last enemy by what it does to the chance to win, otherwise worth more early in a turn."""
    follows = 1.0 + 0.15 * (view.count(ACTIONS[seat]) - 1)
    if enemy != LAST:
        return evasion(view, seat, enemy, skill) * follows
    p = chance_to_evade(view, seat, enemy, skill)
    fight, then, ready = _now(view, seat)
    return NOW * p * (fight.chance(then, ready=False) - fight.chance(then, ready=ready)) + FAINT * p * ready


def escape_worth(view: State, seat: int, enemy: int) -> float:
    """What the success of an evasion under way is worth."""
    if enemy != LAST:
        return 1.2 * strike_worth(view, seat, enemy)
    fight, then, ready = _now(view, seat)
    return FAINT + NOW * (fight.chance(then, ready=False) - fight.chance(then, ready=ready))


def hit(view: State, seat: int, enemy: int, n: float) -> float:
    """Certain damage to an enemy."""
    if enemy == LAST:
        if n >= health_of(view, enemy) - view.count(DAMAGE[enemy]):
            return NOW
        fight, then, ready = _now(view, seat)
        return NOW * (fight.chance(then, ready=ready, dealt=n) - fight.chance(then, ready=ready))
    left = max(1, health_of(view, enemy) - view.count(DAMAGE[enemy]))
    return menace(view, seat, enemy) * min(1.0, n / left)


def strike_worth(view: State, seat: int, *enemies: int) -> float:
    """What an attack of each of these enemies would cost, the last one's by the chance to win that is lost."""
    damage, horror = (sum(getattr(ENEMY[e], kind) for e in enemies) for kind in ("damage", "horror"))
    if damage >= stamina(view, seat, "health") or horror >= stamina(view, seat, "sanity"):
        return FATAL
    cost = strike(view, seat, *[e for e in enemies if e != LAST])
    if LAST in enemies:
        fight = duel(view, seat)
        then = max(1, view.count(ACTIONS[seat]) - 1)
        cost += max(1.0, NOW * (fight.chance(then) - fight.chance(then, lost=1.0)))
    return cost


def provoked(view: State, seat: int) -> float:
    """What attacks of opportunity would cost."""
    return strike_worth(view, seat, *[e for e in engaged_with(view, seat) if is_ready(view, e)])


def lita_worth(view: State, seat: int) -> float:
    """What Lita Chantler adds to the chance to win."""
    if not may_fetch_lita(view):
        return 0.0
    seats = player_order(view)
    gain = sum(duel(view, s, LITA_CARD).chance() - duel(view, s).chance() for s in seats)
    return 0.5 + WIN * gain
