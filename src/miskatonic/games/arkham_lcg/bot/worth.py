"""What things are worth to a greedy player, counted in actions: harm, enemies, blows, clues and assets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import aims as reading
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.value import doom_left
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import Power
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import box, figures, people
from miskatonic.games.arkham_lcg.rules import places as place_rules
from miskatonic.games.arkham_lcg.rules.chaos import doubles
from miskatonic.games.arkham_lcg.rules.engaging import is_in_play, places_in_play
from miskatonic.games.arkham_lcg.rules.figures import health_left, health_of, sanity_left, skill_of
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.rules.story import clues_asked

DEFEAT: Final = 6.0
"""What an investigator's defeat costs."""
DEAR: Final = 4.0
"""What the last point of health or sanity is worth; the one before half of that, and so on."""
CLUE: Final = 2.2
"""What a clue is worth that the act asks for."""
EASY: Final = 0.6
"""The chance to find a clue below which clues are dearer."""
ANOTHER_TRY: Final = 1.3
"""What it is worth at first that no second try to investigate is needed; more as time goes."""
HARD: Final = 0.3
"""The chance below which trying again is no way to find a clue, and cards had better help."""
HURRY: Final = 10
"""How much room for doom has to be gone for clues to be dearer by as much again."""
STEADY: Final = 1.0
"""What it is where every enemy brought in counts and not only the last: the night is long, and none of it is lost."""
SPARE_CLUE: Final = 0.2
WANTED: Final = 6.0
"""What an enemy is worth that the act wants in the victory display."""
SOON: Final = 2
"""With so little room for doom nothing new is begun that takes several turns."""
POINT: Final = 0.8
"""What a Victory point of a location is worth."""
A_ROUND: Final = 2.5
"""What a doom less is worth: time for all the actions of a round."""
MORE_DOOM: Final = 2
"""How much doom counts that an enemy is yet to gather."""
STAYS: Final = 3.0
"""How many rounds an enemy would go on attacking."""
VIEWS: Final = 256
"""How many judgements of a view are remembered; a view does not change."""
TOO_LATE: Final = 0.2
"""How much an attack on an enemy that strikes only later counts to somebody whom others would defeat in this round."""
LEFT_BEHIND: Final = 2.2
"""How many attacks an enemy does not make that stays behind."""

# -------------------------------------------------------------------- harm


def stamina(view: State, seat: int, limit: str) -> int:
    """What an investigator and the assets in play can bear."""
    own = health_left(view, seat) if limit == "health" else sanity_left(view, seat)
    on = box.DAMAGE if limit == "health" else box.HORROR
    return own + sum(max(0, int(getattr(box.ASSET[p], limit)) - view.count(on[p])) for p in view.zone(box.PLAY[seat]))


def _hurts(left: int, n: int) -> float:
    """Every point is dearer than the one before; the last one is defeat."""
    return sum(0.15 + DEAR / (left - i) for i in range(min(n, left))) + (DEFEAT if n >= left else 0.0)


def pain(view: State, seat: int, damage: int, horror: int) -> float:
    """What so much damage and horror costs an investigator."""
    cost = _hurts(stamina(view, seat, "health"), damage) if damage else 0.0
    return cost + (_hurts(stamina(view, seat, "sanity"), horror) if horror else 0.0)


def strike(view: State, seat: int, *enemies: int) -> float:
    """What an attack of each of these enemies would cost."""
    damage, horror = [figures.damage_of(view, e) for e in enemies], [figures.horror_of(view, e) for e in enemies]
    return pain(view, seat, sum(damage), sum(horror))


def victim(view: State, seat: int, enemy: int) -> int:
    """Whom an enemy troubles: the one it is engaged with, or else oneself."""
    other = people.holder(view, enemy)
    return other if other >= 0 else seat


def menace(view: State, seat: int, enemy: int) -> float:
    """What it is worth to be rid of an enemy for good."""
    doom = 1.0 if reading.brings_doom_now(view, enemy) else 0.0
    doom += doom_of(view, enemy)
    points = 0.3 * box.ENEMY[enemy].victory + wish(view, enemy)
    return STAYS * strike(view, victim(view, seat, enemy), enemy) + points + doom


def doom_of(view: State, enemy: int) -> float:
    """What it is worth that the doom leaves play which lies on an enemy, or would in the rounds to come."""
    return A_ROUND * (view.count(box.DOOM[enemy]) + (MORE_DOOM if enemy in reading.GATHERS_DOOM else 0))


def wish(view: State, enemy: int) -> float:
    """What it is worth that an enemy comes into the victory display because the act asks for it."""
    return WANTED * hurry(view) if enemy in aims(view).wanted else 0.0


# -------------------------------------------------------------------- blows


def spare_icons(view: State, seat: int, skill: int) -> int:
    """What one would add to such a test: the icons of the best card, and resources where a talent turns them into skill."""
    return max((icons_on(card, skill) for card in view.zone(box.HAND[seat]) if card >= 0), default=0) + talent(
        view, seat, skill
    )


def talent(view: State, seat: int, skill: int) -> int:
    """What resources would add to a skill through a card in play, if one spends half of them at most."""
    for card in view.zone(box.PLAY[seat]):
        for power in POWERS.get(card, ()):
            if isinstance(power.effect, w.Boost) and power.effect.skill == skill:
                return min(3, view.count(box.RESOURCES[seat]) // 2)
    return 0


def skill_with(view: State, seat: int, skill: int, kind: int) -> int:
    """A skill, or intellect where it may stand in."""
    own = skill_of(view, seat, skill, kind)
    stands_in = skill in (t.COMBAT, t.AGILITY) and view.count(box.MIND[seat])
    return max(own, skill_of(view, seat, t.INTELLECT, kind)) if stands_in else own


def blow(view: State, seat: int, enemy: int, node: w.Fight, more: int = 0, extra: int = 0) -> tuple[float, float]:
    """The chance that an attack succeeds, and the damage it deals if it does."""
    frame = Frame(view.rules.main, seat, len(view.stack))
    skill = skill_with(view, seat, node.skill, t.FIGHT) + amount(view, frame, node.plus) + more
    hard = figures.fight_of(view, enemy)
    p = float(chance(view, seat, skill, hard))
    damage = 1.0 + extra
    match node.damage:
        case w.IfOnlyEnemy(n):
            damage += n if people.place_of_card(view, enemy) < 0 or people.engaged_with(view, seat) == [enemy] else 0
        case w.IfSucceededBy(margin, n):
            damage += n * float(chance(view, seat, skill - margin, hard)) / max(p, 0.01)
        case w.MarginInstead(least, most):
            beyond = [float(chance(view, seat, skill - by, hard)) for by in range(least + 1, most + 1)]
            damage += least - 1 + sum(beyond) / max(p, 0.01)
        case int(n):
            damage += n
    if any(reading.strengthened(view.zone(box.PLAY[s]), enemy) for s in people.player_order(view)):
        damage += 1
    return p, damage


def attack(view: State, seat: int, enemy: int, node: w.Fight | None = None) -> float:
    """An attack: the share of the menace that its damage takes away, times the chance."""
    node = node or w.Fight()
    p, damage = blow(view, seat, enemy, node, spare_icons(view, seat, node.skill))
    left = max(1, health_of(view, enemy) - view.count(box.DAMAGE[enemy]))
    share = min(1.0, damage / left) * (TOO_LATE if is_cornered(view, seat) and not people.is_ready(view, enemy) else 1.0)
    missed = strike(view, seat, enemy) if people.text_of(view, enemy).retaliate and people.is_ready(view, enemy) else 0.0
    return p * menace(view, seat, enemy) * share * (1.0 if share < 1 else 1.15) - (1 - p) * (
        missed + stray(view, seat, enemy, damage)
    )


def is_cornered(view: State, seat: int) -> bool:
    """Whether the enemies that will attack in this round would defeat an investigator."""
    ready = [enemy for enemy in people.engaged_with(view, seat) if people.is_ready(view, enemy)]
    damage, horror = (sum([of(view, enemy) for enemy in ready]) for of in (figures.damage_of, figures.horror_of))
    return damage >= stamina(view, seat, "health") or horror >= stamina(view, seat, "sanity")


def stray(view: State, seat: int, enemy: int, damage: float) -> float:
    """What it costs if an attack misses: it hits the one whom the enemy is engaged with."""
    other = victim(view, seat, enemy)
    return 0.0 if other == seat else pain(view, other, round(damage), 0)


def chance_to_evade(view: State, seat: int, enemy: int, skill: int = t.AGILITY) -> float:
    """The chance of an evasion, with what one would commit."""
    more = spare_icons(view, seat, skill)
    own, hard = skill_with(view, seat, skill, t.EVADE) + more, figures.evade_of(view, enemy)
    return float(chance(view, seat, own, hard, twice=doubles(view, enemy)))


def evasion(view: State, seat: int, enemy: int, skill: int = t.AGILITY) -> float:
    """An evasion: its chance, and what it saves."""
    return chance_to_evade(view, seat, enemy, skill) * relief(view, seat, enemy)


def relief(view: State, seat: int, enemy: int) -> float:
    """What it is worth that an enemy is evaded: its attack in this round, and more of them if one can leave it behind."""
    here = people.place_of(view, seat)
    is_done = here != aims(view).hub and (not place_rules.clues_at(view, here) or clues_wanted(view) <= 0)
    leaves = is_done and not people.text_of(view, enemy).hunter and place_rules.ways_from(view, here)
    saved = (LEFT_BEHIND if leaves else 1.1) * strike(view, seat, enemy)
    return saved + menace(view, seat, enemy) if enemy in reading.LEAVES_WHEN_EVADED else saved


def burden(view: State, seat: int, enemy: int) -> float:
    """What meeting an enemy costs: what it does until it is evaded or dead, whichever is easier."""
    own, hard = skill_with(view, seat, t.AGILITY, t.EVADE), figures.evade_of(view, enemy)
    p = float(chance(view, seat, own, hard, twice=doubles(view, enemy)))
    evaded = strike(view, seat, enemy) * (1.3 - p) + 0.2
    nodes = [w.Fight(), *(node for _, _, node in weapons(view, seat))]
    pace = max(p * damage for p, damage in (blow(view, seat, enemy, node) for node in nodes))
    attacks = (health_of(view, enemy) - view.count(box.DAMAGE[enemy])) / max(0.05, pace)
    return min(evaded, 0.4 * attacks + strike(view, seat, enemy) * max(0.0, attacks - 2) / 3)


def weapons(view: State, seat: int) -> Iterator[tuple[int, Power, w.Fight]]:
    """The cards in play that attack, without those used up."""
    for card in view.zone(box.PLAY[seat]):
        for power in POWERS.get(card, ()):
            node = power.effect
            if isinstance(node, w.Fight) and not power.cost.discard and view.count(box.USES_LEFT[card]) >= power.cost.uses:
                yield card, power, node


# -------------------------------------------------------------------- clues


def clues_held(view: State) -> int:
    """The clues of all investigators."""
    return sum(view.count(box.CLUES[people.card_of(view, seat)]) for seat in people.player_order(view))


def clues_wanted(view: State) -> int:
    """How many clues the group still needs: for this act, or to talk to enemies that it wants."""
    return clues_asked(view) + _to_talk(view) - clues_held(view)


def _to_talk(view: State) -> int:
    """The clues with which enemies that the act wants can be talked to."""
    met = [enemy for enemy in aims(view).wanted & reading.PARLEYS.keys() if view.home.get(enemy) in box.ENEMIES_IN_PLAY]
    return sum(reading.PARLEYS[enemy].clues for enemy in met)


def clue_worth(view: State, seat: int, most: float = 2.0) -> float:
    """What a clue is worth now: the more the harder it is to get one, for there is no way past it; so many times at most."""
    if clues_wanted(view) <= 0 or is_too_late(view):
        return SPARE_CLUE
    return CLUE * hurry(view) * min(most, max(1.0, EASY / max(0.1, best_search(view, seat))))


def found_worth(view: State, seat: int, p: float) -> float:
    """What it is worth that a try with this chance finds its clue: the tries that would be needed otherwise, or the clue."""
    return min(clue_worth(view, seat), ANOTHER_TRY * hurry(view) * max(1.0, HARD / max(0.05, p)))


def is_too_late(view: State) -> bool:
    """Whether no time is left to find clues, to draw for them whom the act wants, and to get hold of that one."""
    return bool(aims(view).wanted) and doom_left(view) <= SOON


def hurry(view: State) -> float:
    """How much more whatever brings the end nearer is worth by the time that has gone."""
    if aims(view).wanted:
        return STEADY
    return 1.0 + max(0, aims(view).doom - doom_left(view)) / HURRY


def clues_to_find(view: State, place: int) -> int:
    """The clues on a location, or those that will lie on it when it is revealed."""
    if not is_in_play(view, place):
        return 0
    if not place_rules.may_investigate(view, place):
        return 0
    if place_rules.is_revealed(view, place) or not place_rules.may_enter(view, place):
        return place_rules.clues_at(view, place)
    sheet = box.LOCATION[box.PLACE_CARDS[place]]
    hidden = [box.LOCATION[box.PLACE_CARDS[box.PLACE_NAMED[slug]]].clues for slug in sheet.hides]
    return max(sheet.clues, *hidden) * view.count(box.STARTED) if hidden else sheet.clues * view.count(box.STARTED)


def spoils(view: State, place: int) -> float:
    """What each clue on a location counts for the Victory points it gives when the last one is gone."""
    points = box.VICTORY_POINTS[box.PLACE_CARDS[place]]
    return POINT * points / clues_to_find(view, place) if points else 0.0


@lru_cache(maxsize=VIEWS)
def best_search(view: State, seat: int) -> float:
    """The best chance that somebody has to find a clue anywhere."""
    places = [place for place in places_in_play(view) if clues_to_find(view, place)]
    return max((searches(view, seat, place) for place in places), default=1.0)


def searches(view: State, seat: int, place: int, node: w.Investigate | None = None, plus: int = 0) -> float:
    """The chance to find a clue at a place with what one would commit; without a word how, with the best means in play."""
    if node is None:
        return max(searches(view, seat, place, each) for each in means(view, seat))
    used = place_rules.skill_for(place, node.skill)
    return searches_with(view, seat, place, node, spare_icons(view, seat, used) + plus)


def means(view: State, seat: int) -> list[w.Investigate]:
    """In which ways somebody can investigate: plainly, and with what they have in play."""
    usable = [card for card in view.zone(box.PLAY[seat]) if view.count(box.USES_LEFT[card])]
    effects = [power.effect for card in usable for power in POWERS.get(card, ())]
    return [w.Investigate(), *(e for e in effects if isinstance(e, w.Investigate) and e.instead is None)]


def searches_with(view: State, seat: int, place: int, node: w.Investigate, plus: int) -> float:
    """The chance to find a clue at a place with so much added to the skill."""
    skill = skill_of(view, seat, place_rules.skill_for(place, node.skill), t.INVESTIGATE) + plus
    return float(chance(view, seat, skill, max(0, shroud_expected(view, place) + node.shroud)))


def shroud_expected(view: State, place: int) -> int:
    """The shroud of a location; of one that nobody has seen, what it is on average."""
    hides = box.LOCATION[box.PLACE_CARDS[place]].hides
    if not hides:
        return place_rules.shroud(view, place)
    return sum(box.LOCATION[box.PLACE_CARDS[box.PLACE_NAMED[slug]]].shroud for slug in hides) // len(hides)
