"""How likely the last enemy falls before the investigators do, as a greedy player foresees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot.aims import aims, brings_doom, strengthened
from miskatonic.games.arkham_lcg.bot.value import doom_left
from miskatonic.games.arkham_lcg.bot.worth import VIEWS, stamina
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import CombatHere, ExtraAction, SkillBonus
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import box, figures
from miskatonic.games.arkham_lcg.rules.chaos import in_bag, meaning, settles, value
from miskatonic.games.arkham_lcg.rules.figures import health_of, skill_of
from miskatonic.games.arkham_lcg.rules.holding import is_blank
from miskatonic.games.arkham_lcg.rules.people import card_of, player_order
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on

FORESEEN: Final = 6
"""How many attacks, and how many rounds, one looks ahead."""
HAZARD: Final = 0.3
"""The chance that what the encounter deck brings in a round hurts as much as one attack of the last enemy."""
SECOND_TOKEN: Final = 0.4
"""How often somebody who may reveal another token can pay for it."""

# -------------------------------------------------------------------- the chance to win


class Means(NamedTuple):
    """What stays as it is in a fight, in whole numbers: many fights are alike then."""

    hit: int
    """The chance of an attack, in twentieths."""
    damage: int
    """The mean damage of an attack, in halves."""
    slip: int
    """The chance to evade, in twentieths."""
    sting: int
    """The damage that each attack borne does to the attacker."""
    turn: int
    """Actions a turn."""
    seats: int


@lru_cache(maxsize=1 << 18)
def fate(means: Means, left: int, hits: int, ready: bool, actions: int, rounds: int) -> float:
    """The chance to deal the damage that is left before so many attacks have hit, playing as well as possible.

    An attack that misses a ready enemy is answered; an evaded one neither answers nor attacks until the next round.
    """
    if left <= 0:
        return 1.0
    if hits <= 0 or rounds <= 0:
        return 0.0
    if not actions:
        struck = 1.0 / means.seats if ready else 0.0
        total = 0.0
        for attacked, p in ((1, struck), (0, 1 - struck)):
            for hurt, q in ((1, HAZARD), (0, 1 - HAZARD)):
                if p * q:
                    stung = left - means.sting * attacked
                    total += p * q * fate(means, stung, hits - attacked - hurt, True, means.turn, rounds - 1)
        return total

    def then(left: int, hits: int, ready: bool) -> float:
        return fate(means, left, hits, ready, actions - 1, rounds)

    low, odd = divmod(means.damage, 2)
    dealt = then(left - low, hits, ready)
    if odd:
        dealt = (dealt + then(left - low - 1, hits, ready)) / 2
    missed = then(left - means.sting, hits - 1, ready) if ready else then(left, hits, ready)
    fight = (means.hit * dealt + (20 - means.hit) * missed) / 20
    if not ready:
        return fight
    away, kept = then(left, hits, False), then(left, hits, True)
    return max(fight, (means.slip * away + (20 - means.slip) * kept) / 20)


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
    halves = max(2, round(2 * duel.damage))
    means = Means(round(20 * duel.hit), halves, round(20 * duel.slip), duel.sting, duel.turn, duel.seats)
    total = 0.0
    low_left, low_bears = int(left), int(bears)
    for more_left in (0, 1):
        for more_bears in (0, 1):
            weight = abs(1 - more_left - (left - low_left)) * abs(1 - more_bears - (bears - low_bears))
            if weight > 0.01:
                total += weight * fate(means, low_left + more_left, low_bears + more_bears, ready, actions, duel.rounds)
    return total


# -------------------------------------------------------------------- what an investigator brings


@lru_cache(maxsize=VIEWS)
def duel(view: State, seat: int, *cards: int, without: int = -1, spent: int = -1, used: int = -1) -> Duel:
    """What an investigator brings into the last fight, with these cards in play as well, and without that one.

    `spent` is a card that would no longer be in hand, `used` one in play with a use less.
    """
    foe = aims(view).foe
    assets = [*(card for card in view.zone(box.PLAY[seat]) if card != without), *cards]
    hand = [card for card in view.zone(box.HAND[seat]) if card >= 0 and card not in cards and card != spent]
    arms = Arms(assets, hand, cards, without, used, _draws_again(view, seat))
    hit, damage, sure = _attacks(view, seat, arms)
    slip = _evades(view, seat, arms)
    health = stamina(view, seat, "health") + sum(box.ASSET[card].health for card in cards)
    sanity = stamina(view, seat, "sanity") + sum(box.ASSET[card].sanity for card in cards)
    if without >= 0:
        health -= max(0, box.ASSET[without].health - view.count(box.DAMAGE[without]))
        sanity -= max(0, box.ASSET[without].sanity - view.count(box.HORROR[without]))
    left = max(0.5, (health_of(view, foe) - view.count(box.DAMAGE[foe])) * _share(view, seat) - sure)
    turn = 3 + sum(isinstance(p, ExtraAction) and p.trait is None for card in assets for p in box.PASSIVE.get(card, ()))
    rounds = max(1, min(FORESEEN, int(rounds_left(view))))
    bears = min(health / max(1, figures.damage_of(view, foe)), sanity / max(1, figures.horror_of(view, foe)))
    sting = int(any(p.when is When.HORROR_PLACED for p in POWERS.get(card_of(view, seat), ())))
    return Duel(hit, damage, slip, sting, bears, left, turn, rounds, len(player_order(view)))


@lru_cache(maxsize=VIEWS)
def _share(view: State, seat: int) -> float:
    """How much of the work falls to an investigator: as much as each can do with the cards that everybody sees."""
    might = {}
    for other in player_order(view):
        hit, damage, _ = _attacks(view, other, Arms(list(view.zone(box.PLAY[other]))))
        might[other] = 0.1 + hit * damage
    return might[seat] / sum(might.values())


@lru_cache(maxsize=VIEWS)
def rounds_left(view: State, ghouls: float = 0.0) -> float:
    """How many rounds there is time for: the last enemy and others like it may bring doom under the last agenda."""
    seats = len(player_order(view))
    doom = 1.0 + 0.12 * seats
    aim = aims(view)
    final = (*view.zone(box.AGENDA), *view.zone(box.AGENDA_DECK))[-1:]
    more = 1 + ghouls * seats if any(brings_doom(agenda, aim.foe) for agenda in final) else 0.0
    room = doom_left(view)
    return max(0, room - aim.late) / doom + min(aim.late, room) / (doom + more)


@lru_cache(maxsize=VIEWS)
def _tokens(view: State, seat: int) -> tuple[int, ...]:
    """What each token in the bag adds; one that fails adds nothing good."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    found: list[int] = []
    for token, n in enumerate(in_bag(view)):
        if n:
            what = meaning(view, seat, token)
            settled = settles(view, seat, what)
            worth = (99 if settled == box.SUCCESS else -99) if settled else value(view, frame, what)
            if what in t.SYMBOLS:
                worth = min(worth, _beside_the_foe(view, what))
            found += [worth] * n
    return tuple(found)


def _beside_the_foe(view: State, token: int) -> int:
    """What a symbol adds at most that counts enemies around: at least the one fought will be there."""
    effect = reference(view).get(token)
    if effect is None or not isinstance(effect.value, w.EnemiesHere):
        return 0
    return effect.value.each if effect.value.trait in box.TRAITS_OF[aims(view).foe] else 0


@lru_cache(maxsize=1 << 12)
def _passes(tokens: tuple[int, ...], margin: int, again: bool = False) -> float:
    """The chance that a skill so much above the difficulty passes."""
    p = sum(token + margin >= 0 for token in tokens) / len(tokens)
    return p + (1 - p) * p * SECOND_TOKEN if again else p


def _draws_again(view: State, seat: int) -> bool:
    """Whether somebody may reveal another token."""
    return any(isinstance(p.effect, w.RedrawToken) for p in POWERS.get(card_of(view, seat), ())) and not is_blank(view, seat)


@lru_cache(maxsize=1 << 12)
def _bonus(cards: tuple[int, ...], skill: int) -> int:
    """What always holds by these cards adds to a skill."""
    found = [passive for card in cards for passive in box.PASSIVE.get(card, ())]
    n = sum(p.n for p in found if isinstance(p, SkillBonus) and p.skill == skill and not p.investigating)
    return n + (sum(p.n for p in found if isinstance(p, CombatHere)) if skill == t.COMBAT else 0)


class Arms(NamedTuple):
    """The cards that somebody fights with."""

    assets: list[int]
    """All that will be in play."""
    hand: Sequence[int] = ()
    new: tuple[int, ...] = ()
    """Assets among them that are not in play yet: they have all their uses, and what they add is in no skill so far."""
    without: int = -1
    """One in play that will have left by then: what it adds is still in the skill."""
    used: int = -1
    """One in play with a use less."""
    again: bool = False
    """Whether another token may be revealed."""

    def bonus(self, skill: int) -> int:
        """What cards that come and go change of a skill."""
        return _bonus(self.new, skill) - _bonus((self.without,), skill)

    def icons(self, skill: int) -> list[tuple[int, int]]:
        """The cards in hand that can be committed, the best first: how many icons, and the card."""
        found = [(icons_on(card, skill), card) for card in self.hand if card in box.SKILL or card in box.EVENT]
        return sorted(found, reverse=True)


class Way:
    """A way to attack: a skill, what is added to it, the damage, the margin that adds one, how often it can be done."""

    __slots__ = ("damage", "margin", "skill", "total", "uses")

    def __init__(self, skill: int, total: int, damage: int, margin: int, uses: int) -> None:
        self.skill = skill
        self.total = total
        self.damage = damage
        self.margin = margin
        self.uses = uses


def _evades(view: State, seat: int, arms: Arms) -> float:
    """The mean chance of the next three evasions, each with a card committed."""
    margin = skill_of(view, seat, t.AGILITY, t.EVADE) + arms.bonus(t.AGILITY) - figures.evade_of(view, aims(view).foe)
    margin += _talent(arms.assets, t.AGILITY, view.count(box.RESOURCES[seat]))
    icons = [n for n, _ in arms.icons(t.AGILITY)]
    return sum(_passes(_tokens(view, seat), margin + n, arms.again) for n in (*icons, 0, 0, 0)[:3]) / 3


def _attacks(view: State, seat: int, arms: Arms) -> tuple[float, float, float]:
    """The mean chance and damage of the next attacks, each with a card committed, and damage that is certain."""
    ways, sure, purse = _ways(view, seat, arms)
    skills = {way.skill for way in ways}
    foe, tokens = aims(view).foe, _tokens(view, seat)
    hard = figures.fight_of(view, foe)
    base = {s: skill_of(view, seat, s, t.FIGHT) + arms.bonus(s) + _talent(arms.assets, s, purse) - hard for s in skills}
    icons = {s: arms.icons(s) for s in skills}
    in_play = [arms.assets, *(view.zone(box.PLAY[s]) for s in player_order(view))]
    helped = any(strengthened(cards, foe) for cards in in_play)
    committed: set[int] = set()
    hits = dealt = 0.0
    for _ in range(FORESEEN):
        best = (-1.0, 0.0, ways[0], -1)
        for way in ways:
            if not way.uses:
                continue
            n, card = next(((n, c) for n, c in icons[way.skill] if n and c not in committed), (0, -1))
            margin = base[way.skill] + way.total + n
            p = _passes(tokens, margin, arms.again)
            damage = way.damage + helped + (card in box.SKILL and isinstance(box.SKILL[card].success, w.MoreDamage))
            worth = p * damage + (_passes(tokens, margin - way.margin, arms.again) if way.margin else 0.0)
            if worth > best[0]:
                best = (worth, p, way, card)
        dealt += best[0]
        hits += best[1]
        best[2].uses -= 1
        committed.add(best[3])
    return hits / FORESEEN, dealt / max(0.01, hits), sure


def _ways(view: State, seat: int, arms: Arms) -> tuple[list[Way], float, int]:
    """The ways to attack with bare hands, assets and events, damage that needs no attack, and the resources left."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    found = [Way(t.COMBAT, 0, 1, 0, 99)]
    sure = 0.0
    for card in arms.assets:
        for power in POWERS.get(card, ()):
            match power.effect:
                case w.Fight() as node:
                    left = box.ASSET[card].uses if card in arms.new else None
                    charged = left[1] if left else view.count(box.USES_LEFT[card]) - (card == arms.used)
                    uses = 1 if power.cost.discard else charged if power.cost.uses else 99
                    found.append(_way(view, frame, node, uses))
                case w.DamageEnemy(n) if power.cost.discard:
                    sure += n
    purse = view.count(box.RESOURCES[seat])
    for card in arms.hand:
        if card not in box.EVENT or box.COST[card] > purse:
            continue
        match box.EVENT[card].effect:
            case w.Fight() as node:
                found.append(_way(view, frame, node, 1))
            case w.MindOverMatter():
                best = max((w for w in found if w.skill == t.COMBAT), key=lambda w: (w.uses > 2, w.total + w.damage))
                found.append(Way(t.INTELLECT, best.total, best.damage, best.margin, 3))
            case w.Blast(n) | w.DamageEnemy(n):
                sure += 0.5 * n
            case _:
                continue
        purse -= box.COST[card]
    return found, sure, purse


def _way(view: State, frame: Frame, node: w.Fight, uses: int) -> Way:
    """An attack as a card prints it."""
    extra, margin = 0, 0
    match node.damage:
        case w.IfSucceededBy(by, _):
            margin = by
        case w.MarginInstead(least):
            extra, margin = least, least + 2  # a good hit, and now and then a better one
        case w.IfOnlyEnemy(n) | int(n):
            extra = n
    return Way(node.skill, amount(view, frame, node.plus), 1 + extra, margin, uses)


def _talent(assets: list[int], skill: int, purse: int) -> int:
    """What resources add to each of the next attacks through a card that turns them into skill."""
    for card in assets:
        for power in POWERS.get(card, ()):
            if isinstance(power.effect, w.Boost) and power.effect.skill == skill:
                return min(2, purse // 3)
    return 0
