"""Where it is worth going: what each place promises, and what a step towards it is worth (AH-INV-21)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import last as end
from miskatonic.games.arkham_lcg.bot import worth as value
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.effects import effect_worth, search_worth
from miskatonic.games.arkham_lcg.bot.quarry import sought
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import PLAIN
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import box, people
from miskatonic.games.arkham_lcg.rules.engaging import is_in_play, places_in_play
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.games.arkham_lcg.rules.places import distances
from miskatonic.games.arkham_lcg.rules.story import clues_asked

STEP: Final = 0.85
"""What a step counts of the worth it leads to."""
FARTHER: Final = 0.85
"""What a goal counts for every step that is left to it, lest one turn back half-way for another."""
GATHERING: Final = 1.5
"""What it is worth to come to where the clues are spent, once there are enough."""
ALL_TOGETHER: Final = 2.0
"""What it is worth in a group to be where the last enemy is."""
WAKES: Final = 0.8
"""What an exhausted enemy counts of a ready one: it will be ready before one can attack it often."""


def goals(view: State, seat: int) -> dict[int, float]:
    """Where it is worth being: with clues, where they are spent, with the last enemy or those that are sought."""
    found = story_goals(view, seat)
    for enemy, worth in sought(view, seat).items():
        place = people.place_of_card(view, enemy)
        found[place] = max(found.get(place, 0.0), worth)
    return found


def story_goals(view: State, seat: int) -> dict[int, float]:
    """With clues while they are needed, then where they are spent, then with the last enemy or a friend."""
    aim = aims(view)
    if value.clues_wanted(view) > 0:
        return {p: search_worth(view, seat, p) for p in places_in_play(view) if value.clues_to_find(view, p)}
    if clues_asked(view):
        return {} if aim.hub == box.NOBODY else {aim.hub: GATHERING * value.hurry(view)}
    if aim.goal != box.NOBODY and is_in_play(view, aim.goal) and view.zone(box.ACT):
        return {aim.goal: GATHERING * value.hurry(view)}
    goals = {}
    if aim.last != box.NOBODY:
        goals[people.place_of_card(view, aim.last)] = 1.2 if len(people.player_order(view)) == 1 else ALL_TOGETHER
    friend = box.NOBODY if aim.friend == box.NOBODY else people.place_of_card(view, aim.friend)
    if friend != box.NOBODY and aim.friend in view.zone(box.AT_PLACE[friend]):
        goals[friend] = max(goals.get(friend, 0.0), end.friend_worth(view) * end.persuades(view, seat))
    return goals


@cache
def harshness(place: int) -> tuple[int, int]:
    """The damage and horror of entering a location."""
    damage = horror = 0
    for power in box.LOCATION[box.PLACE_CARDS[place]].powers:
        if power.when is When.ENTERED_LOCATION:
            match power.effect:
                case w.TakeDamage(int(n)):
                    damage += n
                case w.TakeHorror(int(n)):
                    horror += n
                case w.TakeHarm(more_damage, more_horror):
                    damage, horror = damage + more_damage, horror + more_horror
    return damage, horror


def trial(view: State, seat: int, place: int) -> tuple[float, float]:
    """What the test of entering a location costs, by the chance to fail it, and the chance to be thrown back."""
    cost, back = 0.0, 0.0
    for power in box.LOCATION[box.PLACE_CARDS[place]].powers:
        test = power.effect
        if power.when is When.ENTERED_LOCATION and isinstance(test, w.Test) and test.fail is not None:
            own = skill_of(view, seat, test.skill, PLAIN) + value.spare_icons(view, seat, test.skill)
            fails = 1 - float(chance(view, seat, own, test.difficulty))
            options = [w.known(one) for one in (test.fail.options if isinstance(test.fail, w.Choose) else (test.fail,))]
            least = max(options, key=lambda one: effect_worth(view, seat, box.NOBODY, one))
            cost -= fails * effect_worth(view, seat, box.NOBODY, least)
            back += fails * isinstance(least, w.MoveTo)
    return cost, back


class Step(NamedTuple):
    """A step to another place: where it leads in the end, what waits, what is left behind, what it costs to enter."""

    good: float
    goal: int
    waiting: tuple[int, ...]
    burden: float
    left: tuple[int, ...]
    relief: float
    harsh: float


def step(view: State, seat: int, place: int) -> Step:
    """A step is worth most of what it leads nearer to."""
    here = people.place_of(view, seat)
    good, end_of_way = -0.4, box.NOBODY
    for goal, worth in goals(view, seat).items():
        far = distances(view, goal)
        if far.get(place, 9) < far.get(here, 9):
            pull = STEP * (worth if goal == place else _left_of(view, seat, goal, worth)) * FARTHER ** far[place]
            if pull > good:
                good, end_of_way = pull, goal
    last = aims(view).last
    waiting = tuple(_waiting(view, place))
    burden = _burden(view, seat, place)
    asleep = tuple([e for e in people.unengaged_at(view, here) if not people.is_ready(view, e) and e != last])
    cost, back = trial(view, seat, place)
    harsh = 0.5 * value.pain(view, seat, *harshness(place)) + cost + back * max(0.0, good)
    return Step(good, end_of_way, waiting, burden, asleep, WAKES * value.strike(view, seat, *asleep), harsh)


def _left_of(view: State, seat: int, goal: int, worth: float) -> float:
    """What a goal is worth after what it costs to come in."""
    cost, back = trial(view, seat, goal)
    return (1 - back) * worth - cost - _burden(view, seat, goal)


def _waiting(view: State, place: int) -> list[int]:
    """The enemies that whoever comes to a place would have to deal with, but for the last one."""
    return [e for e in people.unengaged_at(view, place) if e != aims(view).last]


def _burden(view: State, seat: int, place: int) -> float:
    """What the enemies at a place cost whoever comes there."""
    return sum(value.burden(view, seat, e) * (1.0 if people.is_ready(view, e) else WAKES) for e in _waiting(view, place))


def way(view: State, seat: int, place: int) -> float:
    """A step by what it leads nearer to, less what waits there, more what is left behind."""
    found = step(view, seat, place)
    return found.good + found.relief - found.burden - found.harsh
