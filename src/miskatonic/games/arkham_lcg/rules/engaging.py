"""Engagement, prey and spawning (AH-ENG, AH-ENR, AH-PRY, AH-KEY-06, AH-KEY-08)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event, ability_of, answered, change_event, stop_event
from miskatonic.core.options import NOTHING
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import PLAIN
from miskatonic.games.arkham_lcg.cards.words import DiscardSpawning, SpawnHere
from miskatonic.games.arkham_lcg.rules import asks, box, happens, people, tells
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.figures import health_left, is_beaten, sanity_left, skill_of
from miskatonic.games.arkham_lcg.rules.leaving import discard

LAID_OUT: Final = (box.LOCATIONS_OPEN, box.UNREVEALED)
"""Where locations in play lie, revealed or not."""


def is_in_play(s: State, place: int) -> bool:
    """Whether a location is in play, revealed or not."""
    return s.home.get(box.PLACE_CARDS[place]) in LAID_OUT


def places_in_play(s: State) -> list[int]:
    """The locations in play, in the order of the box."""
    return sorted([box.PLACE_OF[card] for zone in LAID_OUT for card in s.zones.get(zone, ())])


def place_called(s: State, name: str) -> int:
    """The location in play with this name or title; NOTHING if there is none."""
    return next((place for place in box.PLACES_CALLED[name] if is_in_play(s, place)), NOTHING)


def preferred(s: State, enemy: int, seats: list[int]) -> list[int]:
    """Of these investigators, those the enemy's prey line prefers (AH-KEY-11, AH-PRY-01, AH-PRY-02)."""
    prey = people.text_of(s, enemy).prey
    match prey:
        case None:
            return seats
        case c.BearerOnly():
            return [seat for seat in seats if seat == box.OWNER[enemy]]
        case c.HighestSkill(skill):
            best = max((skill_of(s, seat, skill, PLAIN) for seat in seats), default=0)
            return [seat for seat in seats if skill_of(s, seat, skill, PLAIN) == best]
        case c.LowestHealth():
            least = min((health_left(s, seat) for seat in seats), default=0)
            return [seat for seat in seats if health_left(s, seat) == least]
        case c.LowestSanity():
            least = min((sanity_left(s, seat) for seat in seats), default=0)
            return [seat for seat in seats if sanity_left(s, seat) == least]
        case c.LowestSkill(skill):
            least = min((skill_of(s, seat, skill, PLAIN) for seat in seats), default=0)
            return [seat for seat in seats if skill_of(s, seat, skill, PLAIN) == least]
        case c.FewestCards():
            least = min((len(s.zone(box.HAND[seat])) for seat in seats), default=0)
            return [seat for seat in seats if len(s.zone(box.HAND[seat])) == least]
        case c.MostClues():
            most = max((s.count(box.CLUES[people.card_of(s, seat)]) for seat in seats), default=0)
            return [seat for seat in seats if s.count(box.CLUES[people.card_of(s, seat)]) == most]


def engage(s: State, enemy: int, seat: int) -> None:
    """An enemy is put into a threat area; it engages and is engaged, which is the same (AH-INV-13, AH-ENR-03, AH-ENR-04)."""
    into_threat_area(s, enemy, seat)
    s.happen(ENGAGED, seat, enemy)


def into_threat_area(s: State, enemy: int, seat: int) -> None:
    """The enemy is engaged with that investigator from now on."""
    s.put(enemy, box.THREAT[seat])
    s.note(tells.Engaged, enemy, seat, rule="AH-ENG-03")


ENGAGED: Final = Event(When.ENGAGED.name, nothing, happens.Engaged)


def disengage(s: State, enemy: int, place: int) -> None:
    """The enemy is at the place, engaged with nobody (AH-ENR-08)."""
    s.put(enemy, box.AT_PLACE[place])
    s.note(tells.Disengaged, enemy, place, rule="AH-ENR-08")


def engage_at(s: State, *places: int) -> None:
    """Ready enemies engaged with nobody engage at once whom they share a place with (AH-ENG-03, AH-ENG-05)."""
    engage_at_once(s, [enemy for place in places for enemy in eager(s, place)])


def engage_all(s: State) -> None:
    """The same everywhere."""
    engage_at(s, *places_in_play(s))


def eager(s: State, place: int) -> list[int]:
    """The enemies that engage whom they find at their place."""
    enemies = people.unengaged_at(s, place)
    return [e for e in enemies if _is_eager(s, e)] if enemies and people.seats_at(s, place) else []


def _is_eager(s: State, enemy: int) -> bool:
    sheet = people.text_of(s, enemy)
    return people.is_ready(s, enemy) and not sheet.aloof and not sheet.massive and not is_beaten(s, enemy)


def engage_at_once(s: State, enemies: list[int]) -> None:
    """All of them engage before anything follows from the engagement of one (AH-EFF-02, AH-PHS-25)."""
    if enemies:
        s.push(ENGAGING, people.lead(s)).lists.update(enemies=tuple(enemies), engaged=(), whom=())


def choose_engaged(s: State, f: Frame) -> None:
    """Prey decides, then the lead investigator (AH-ENG-04)."""
    f.answer = None
    enemy = f.lists["enemies"][0]
    home = s.home[enemy]
    if home in box.AT_PLACE and people.is_ready(s, enemy):
        seats = preferred(s, enemy, people.seats_at(s, box.AT_PLACE.index(home)))
        s.ask(f, people.lead(s), asks.Engages, box.SEAT.each(seats), enemy)


def engage_chosen(s: State, f: Frame) -> None:
    """It engages that one; then the next."""
    enemy, *left = f.lists["enemies"]
    f.lists["enemies"] = tuple(left)
    if f.answer is not None:
        into_threat_area(s, enemy, f.value)
        f.lists.update(engaged=(*f.lists["engaged"], enemy), whom=(*f.lists["whom"], f.value))
    if left:
        f.goto(choose_engaged)


def choose_told(s: State, f: Frame) -> None:
    """Of several whose engagement forces something the lead says which is next, copies alike counting once (AH-ABL-15)."""
    f.answer = None
    still = [(enemy, seat) for enemy, seat in zip(f.lists["engaged"], f.lists["whom"], strict=True) if _has(s, seat, enemy)]
    f.lists.update(engaged=tuple(enemy for enemy, _ in still), whom=tuple(seat for _, seat in still))
    forcing = {(box.SLUG[enemy], seat, s.count(box.DAMAGE[enemy])): enemy for enemy, seat in reversed(still)}
    options = [s.rules.use[number] for enemy in reversed(forcing.values()) for number in _forced_by(s, enemy)]
    if len(options) > 1:
        s.ask(f, people.lead(s), asks.OrderForced, options)


def _has(s: State, seat: int, enemy: int) -> bool:
    """Whether an enemy is engaged with that investigator still."""
    return people.holder(s, enemy) == seat


def _forced_by(s: State, enemy: int) -> list[int]:
    """What the engagement of an enemy forces on anybody, as the machine numbers it."""
    powers = enumerate(people.text_of(s, enemy).powers)
    return [enemy * ABILITIES_PER_PIECE + i for i, power in powers if power.when is When.ENGAGED]


def tell_of_engaged(s: State, f: Frame) -> None:
    """One after another."""
    if f.lists["engaged"]:
        at = 0 if f.answer is None else f.lists["engaged"].index(ability_of(f.answer)[0])
        enemy, seat = f.lists["engaged"][at], f.lists["whom"][at]
        for name in ("engaged", "whom"):
            f.lists[name] = f.lists[name][:at] + f.lists[name][at + 1 :]
        f.goto(choose_told)
        s.happen(ENGAGED, seat, enemy)


ENGAGING: Final = procedure("engaging", choose_engaged, engage_chosen, choose_told, tell_of_engaged, engaged=PIECE)


WITH_DRAWER: Final = 1
"""An enemy enters play engaged with who drew it."""
WITH_OTHERS: Final = 2
"""One effect spawns it and others, and what follows waits for all."""


def spawn_together(s: State, enemies: list[int], seat: int, place: int) -> None:
    """Several enemies enter play at a place by one effect, which then lets it be heard of them (AH-EFF-02)."""
    for enemy in enemies:
        s.happen(ENEMY_SPAWNS, seat, enemy, place, WITH_OTHERS)


def tell_of_spawned(s: State, enemies: list[int], seat: int) -> None:
    """Each where it is, they engage whom they find, and who answers their coming does."""
    where = [people.place_of_card(s, enemy) for enemy in enemies]
    engage_at(s, *dict.fromkeys(where))
    for enemy, place in zip(enemies, where, strict=True):
        s.happen(ENEMY_SPAWNED, seat, enemy, place)


def spawn(s: State, enemy: int, seat: int, stated: int = NOTHING) -> None:
    """An enemy enters play where an effect or its own line says, else engaged with its drawer (AH-PRY-04 to AH-PRY-07)."""
    sheet = box.ENEMY[enemy]
    if stated != NOTHING:
        s.happen(ENEMY_SPAWNS, seat, enemy, stated, 0)
        return
    match sheet.spawn:
        case c.EmptyLocation():
            s.push(FINDING_ROOM, seat).regs["enemy"] = enemy
        case c.WithPrey():
            s.push(FINDING_PREY, people.lead(s)).regs["enemy"] = enemy
        case name:
            place = place_called(s, name) if name else people.place_of(s, seat)
            if place == NOTHING:
                finds_no_place(s, enemy)
            else:
                s.happen(ENEMY_SPAWNS, seat, enemy, place, 0 if name or sheet.massive or sheet.aloof else WITH_DRAWER)


def finds_no_place(s: State, enemy: int) -> None:
    """An enemy that cannot spawn is discarded (AH-PRY-05)."""
    s.note(tells.NoSpawn, enemy, rule="AH-PRY-05")
    discard(s, enemy)


def choose_room(s: State, f: Frame) -> None:
    """Of several empty locations the one who spawns it chooses (AH-PRY-06, AH-ENC-06)."""
    empty = [place for place in places_in_play(s) if not people.enemies_at(s, place) and not people.seats_at(s, place)]
    s.ask(f, f.who, asks.SpawnsWhere, box.TO_PLACE.each(empty), f.regs["enemy"])


def spawns_there(s: State, f: Frame) -> None:
    """It spawns at the chosen location."""
    if f.answer is None:
        finds_no_place(s, f.regs["enemy"])
    else:
        s.happen(ENEMY_SPAWNS, f.who, f.regs["enemy"], f.value, 0)


FINDING_ROOM: Final = procedure("finding an empty location", choose_room, spawns_there)


def choose_prey(s: State, f: Frame) -> None:
    """Of all investigators its prey line prefers some; of those the lead chooses (AH-KEY-11, AH-ENG-04)."""
    enemy = f.regs["enemy"]
    s.ask(f, f.who, asks.Engages, box.SEAT.each(preferred(s, enemy, list(people.player_order(s)))), enemy)


def spawns_engaged(s: State, f: Frame) -> None:
    """It spawns engaged with that one."""
    s.happen(ENEMY_SPAWNS, f.value, f.regs["enemy"], people.place_of(s, f.value), WITH_DRAWER)


FINDING_PREY: Final = procedure("finding prey", choose_prey, spawns_engaged)


def appear(s: State, seat: int, enemy: int, place: int, engaged: int) -> None:
    """It enters play at a place, or engaged with its drawer there."""
    if engaged == WITH_DRAWER and people.place_of(s, seat) == place:
        engage(s, enemy, seat)
        s.happen(ENEMY_SPAWNED, seat, enemy, place)
        return
    s.put(enemy, box.AT_PLACE[place])
    s.note(tells.Spawned, enemy, place, rule="AH-PRY-04")
    if engaged != WITH_OTHERS:
        tell_of_spawned(s, [enemy], seat)


ENEMY_SPAWNS: Final = Event(When.ENEMY_SPAWNS.name, appear, happens.EnemySpawns)
ENEMY_SPAWNED: Final = Event(When.ENEMY_SPAWNED.name, nothing, happens.EnemySpawned)


def discard_spawning(s: State, f: Frame, node: DiscardSpawning) -> None:
    """It never enters play, and so is not defeated."""
    stop_event(s, f)
    discard(s, answered(s, f, happens.EnemySpawns).enemy)


def spawn_here(s: State, f: Frame, node: SpawnHere) -> None:
    """The place is another one, and the enemy engages whom it prefers there (AH-PRY-04, AH-PRY-07)."""
    place = box.PLACE_OF[s.shared(f).regs["piece"]]
    spawns = answered(s, f, happens.EnemySpawns)
    change_event(s, f, spawns._replace(place=place, engaged=0 if spawns.engaged == WITH_DRAWER else spawns.engaged))


runs(DiscardSpawning, discard_spawning)
runs(SpawnHere, spawn_here)
