"""Enemies on the move: hunters, and those who are driven somewhere (AH-HNT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.words import DriveTowards
from miskatonic.games.arkham_lcg.rules import asks, box, people, tells
from miskatonic.games.arkham_lcg.rules.engaging import engage_at, is_in_play, places_in_play, preferred
from miskatonic.games.arkham_lcg.rules.places import distances, enemy_may_enter, ways_from


def move_enemy(s: State, enemy: int, place: int, rule: str) -> None:
    """An enemy moves; it reveals nothing, and engages whom it finds (AH-LOR-04, AH-ENM-03)."""
    s.put(enemy, box.AT_PLACE[place])
    s.note(tells.EnemyMoved, enemy, place, rule=rule)
    engage_at(s, place)


def steps_towards(s: State, enemy: int, targets: list[int]) -> list[int]:
    """The next locations on shortest paths to the nearest of these places, if it may enter them (AH-HNT-01, AH-HNT-03)."""
    here = people.place_of_card(s, enemy)
    far = {target: distances(s, target) for target in targets}
    reachable = [target for target in targets if here in far[target] and far[target][here] > 0]
    if not reachable:
        return []
    nearest = min(far[target][here] for target in reachable)
    steps = {p for t in reachable if far[t][here] == nearest for p in ways_from(s, here) if far[t].get(p, 99) == nearest - 1}
    return [place for place in sorted(steps) if enemy_may_enter(s, enemy, place)]


def hunters(s: State) -> tuple[int, ...]:
    """Ready hunters engaged with nobody where nobody is whom they could engage (AH-ENM-02, AH-HNT-04, AH-PRY-02)."""
    found = [
        e
        for place in places_in_play(s)
        for e in people.unengaged_at(s, place)
        if not preferred(s, e, people.seats_at(s, place))
    ]
    return tuple(e for e in found if people.text_of(s, e).hunter and people.is_ready(s, e))


def begin_hunt(s: State, f: Frame) -> None:
    """Each ready hunter moves once (AH-PHS-19)."""
    f.lists["hunters"] = hunters(s)


def next_hunter(s: State, f: Frame) -> None:
    """The lead says who is next, where the engagement of one may change what another does (AH-CON-02)."""
    able = hunters(s)
    f.lists["hunters"] = tuple(e for e in f.lists["hunters"] if e in able)  # the engagement of one may have felled another
    left = told_apart(s, f.lists["hunters"])
    if len(left) < 2 or not any(power.when is When.ENGAGED for e in left for power in people.text_of(s, e).powers):
        f.goto(choose_step)


def told_apart(s: State, enemies: tuple[int, ...]) -> list[int]:
    """One of all copies at one location: it makes no difference which of them is first."""
    return list({(box.SLUG[e], s.home[e]): e for e in reversed(enemies)}.values())[::-1]


def choose_hunter(s: State, f: Frame) -> None:
    """Ask which of them."""
    s.ask(f, people.lead(s), asks.HuntsNext, box.PICK.each(told_apart(s, f.lists["hunters"])))


def hunter_chosen(s: State, f: Frame) -> None:
    """It moves before the others."""
    f.lists["hunters"] = (f.value, *(e for e in f.lists["hunters"] if e != f.value))


def choose_step(s: State, f: Frame) -> None:
    """Towards the nearest investigator; prey decides among the equally near, then the lead (AH-HNT-02)."""
    f.answer = None
    if not f.lists["hunters"]:
        f.end()
        return
    enemy = f.lists["hunters"][0]
    s.ask(f, people.lead(s), asks.Hunts, box.TO_PLACE.each(steps_towards(s, enemy, prey_places(s, enemy))), enemy)


def prey_places(s: State, enemy: int) -> list[int]:
    """Where the investigators are whom a hunter goes for."""
    here = people.place_of_card(s, enemy)
    seats = [seat for seat in people.player_order(s) if people.text_of(s, enemy).prey is None or preferred(s, enemy, [seat])]
    far = {seat: distances(s, people.place_of(s, seat)).get(here, 99) for seat in seats}
    near = [seat for seat in seats if far[seat] == min(far.values())]
    return list(dict.fromkeys(people.place_of(s, seat) for seat in preferred(s, enemy, near)))


def hunt(s: State, f: Frame) -> None:
    """It goes there."""
    enemy = f.lists["hunters"][0]
    f.lists["hunters"] = f.lists["hunters"][1:]
    f.goto(next_hunter)
    if f.answer is not None:
        move_enemy(s, enemy, f.value, "AH-HNT-01")


HUNTING: Final = procedure("hunting", begin_hunt, next_hunter, choose_hunter, hunter_chosen, choose_step, hunt)


def begin_drive(s: State, f: Frame, node: DriveTowards) -> None:
    """Each unengaged enemy with the trait, exhausted or not."""
    found = [e for place in places_in_play(s) for e in people.unengaged_at(s, place) if node.trait in box.TRAITS_OF[e]]
    f.lists["left"] = tuple(found) if is_in_play(s, box.PLACE_NAMED[node.location]) else ()


def choose_drive(s: State, f: Frame, node: DriveTowards) -> None:
    """Ask the lead where there are two ways."""
    f.answer = None
    if not f.lists["left"]:
        f.end()
        return
    enemy = f.lists["left"][0]
    s.ask(f, people.lead(s), asks.Hunts, box.TO_PLACE.each(steps_towards(s, enemy, [box.PLACE_NAMED[node.location]])), enemy)


def drive(s: State, f: Frame, node: DriveTowards) -> None:
    """It moves once."""
    enemy = f.lists["left"][0]
    f.lists["left"] = f.lists["left"][1:]
    f.goto(choose_drive)
    if f.answer is not None:
        move_enemy(s, enemy, f.value, "AH-LOR-03")


runs(DriveTowards, begin_drive, choose_drive, drive, left=PIECE)
