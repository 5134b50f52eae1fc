"""How good a state is for the players, for bots and hints."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.figures import damage_of, health_left, health_of, horror_of, sanity_left
from miskatonic.games.arkham_lcg.rules.people import card_of, enemies_at, in_game
from miskatonic.games.arkham_lcg.rules.story import clues_asked, doom_in_play

PROGRESS: Final = 0.3
TIME: Final = 0.15
WELL: Final = 0.25
WEALTH: Final = 0.08
POINT: Final = 0.005
DANGER: Final = 0.02


def doom_left(s: State) -> int:
    """How much doom there is room for until the last agenda advances."""
    if not s.zone(box.AGENDA):
        return 0
    cards = (*s.zone(box.AGENDA), *s.zone(box.AGENDA_DECK))
    return sum(box.AGENDA_CARD[card].doom for card in cards) - doom_in_play(s)


def threat(s: State, enemy: int) -> float:
    """How much an enemy hurts each round, a little more the healthier it is."""
    left = health_of(s, enemy) - s.count(box.DAMAGE[enemy])
    return (damage_of(s, enemy) + horror_of(s, enemy)) * (0.6 + 0.1 * left) + 0.5 * box.ENEMY[enemy].victory


def wellbeing(s: State, seat: int) -> float:
    """How well an investigator is: the last points count most."""
    return sum(1 - 1 / (1 + max(0, left)) for left in (health_left(s, seat), sanity_left(s, seat))) / 2


def between(s: State) -> float:
    """How good it is to stand where no scenario is under way: who lives, what they have learned and suffered."""
    living = sum(box.KILLED[seat] not in s.counts for seat in range(s.seats)) / s.seats
    learned = sum(s.count(key) for key in box.EXPERIENCE_EARNED) / s.seats
    suffered = sum(s.count(key) for keys in box.TRAUMAS for key in keys) / s.seats
    return max(0.01, min(0.99, 0.45 * living + 0.02 * learned - 0.03 * suffered))


def value(s: State, seat: int) -> float:
    """Between 0 (lost) and 1 (won): acts, clues towards the next one, time, health, what is in play."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.5 if s.result.won is None else 0.0
    alive = [other for other in range(s.seats) if in_game(s, other)]
    if not alive:
        return 0.0
    if not s.zone(box.AGENDA) and not s.zone(box.ACT):
        return between(s)
    aim = aims(s)
    acts = aim.acts - 1 - len(s.zone(box.ACT_DECK))
    needed = clues_asked(s)
    held = sum(s.count(box.CLUES[card_of(s, other)]) for other in alive)
    progress = (acts + (min(1.0, held / needed) * 0.8 if needed else 0.0)) / aim.acts
    time = doom_left(s) / aim.doom
    well = sum(wellbeing(s, other) for other in alive) / s.seats
    danger = sum(threat(s, enemy) for place in places_in_play(s) for enemy in enemies_at(s, place)) / s.seats
    means = min(1.0, sum(wealth(s, other) for other in alive) / s.seats / 20)
    total = 0.12 + PROGRESS * progress + TIME * time + WELL * well + WEALTH * means + POINT * points(s)
    return max(0.01, min(0.99, total - DANGER * danger))


def points(s: State) -> int:
    """Victory points won so far."""
    return sum(box.VICTORY_POINTS[card] for card in s.zone(box.VICTORY)) + _won_places(s)


def wealth(s: State, seat: int) -> float:
    """Assets in play count for more than what they cost, cards and resources for less."""
    assets = sum(box.ASSET[card].cost + 1.5 for card in s.zone(box.PLAY[seat]))
    return assets + 0.6 * len(s.zone(box.HAND[seat])) + 0.4 * min(6, s.count(box.RESOURCES[seat]))


def _won_places(s: State) -> int:
    cards = [card for card in s.zone(box.LOCATIONS_OPEN) if card in box.PLACE_CARDS and not s.count(box.CLUES[card])]
    return sum(box.VICTORY_POINTS[card] for card in cards)
