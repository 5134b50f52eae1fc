"""Monsters: drawn blind, placed on monster tasks or below, turned face down, taken as trophies (ES-MON, ES-MDF, ES-MIT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import DefeatMonster, Monsters, NoMonstersInOwnTurn
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.locks import lift, lock
from miskatonic.games.elder_sign.rules.passives import has
from miskatonic.games.elder_sign.rules.people import BY_TOKEN, has_left, is_alive, is_own_turn, person

# -------------------------------------------------------------------- appearing


def appear(s: State) -> None:
    """A monster appears, placed by the active player or the one whose turn just ended (ES-MON-01, ES-MON-15)."""
    active = s.count(box.ACTIVE)
    if is_own_turn(s) and has(s, active, NoMonstersInOwnTurn):
        s.note(tells.MonsterKeptAway, person(s, active), rule="ES-ABL-01")
        return
    s.push(PLACING, active)


MONSTER_APPEARS: Final = Event("monster-appears", appear)


def draw_monster(s: State, f: Frame) -> None:
    """One token is drawn blind (ES-MON-01); from an empty pool none comes (ES-MON-14)."""
    pool = s.zone(box.POOL_OF_MONSTERS)
    if not pool:
        s.note(tells.NoMonster, rule="ES-MON-14")
        f.end()
        return
    s.put(pool[s.random(box.POOL_OF_MONSTERS, len(pool))], box.ARRIVING)


def choose_spot(s: State, f: Frame) -> None:
    """Ask where it goes (ES-MON-07)."""
    s.ask(f, f.who, asks.PlaceMonster, box.SPOT.each(spots(s)), s.zone(box.ARRIVING)[0])


def spots(s: State) -> list[int]:
    """Free monster tasks; without one, below the cards that have the fewest monsters (ES-MON-08 to ES-MON-10)."""
    free: list[int] = []
    fewest: list[int] = []
    least = len(box.MONSTER)
    attempted = s.pointed(box.AT[s.count(box.ACTIVE)]) if is_own_turn(s) else NOTHING
    for place in range(box.PLACES):
        cards = s.zones.get(box.CARD_AT[place])
        if not cards:
            continue
        monsters = s.zone(box.MONSTERS_AT[place])
        taken = {s.pointed(box.TASK_OF[m]) for m in monsters}
        for number, task in enumerate(box.ADVENTURE[cards[0]].tasks):
            done = place == attempted and box.DONE[number] in s.counts  # ES-MON-16
            if task.border is not None and number not in taken and not done:
                free.append(place * box.SPOTS + number)
        if len(monsters) < least:
            least = len(monsters)
            fewest = []
        if len(monsters) == least:
            fewest.append(place * box.SPOTS + box.BELOW)
    return free or fewest


def place_monster(s: State, f: Frame) -> None:
    """It lies there; its lock acts, and what it does when it is placed (ES-MON-13)."""
    monster = s.zone(box.ARRIVING)[0]
    if f.answer is None:
        bury(s, monster)
        return
    place, task = divmod(f.value, box.SPOTS)
    s.put(monster, box.MONSTERS_AT[place])
    s.point(box.TASK_OF[monster], NOTHING if task == box.BELOW else task)
    s.note(tells.Monster, monster, place, -1 if task == box.BELOW else task, s.zone(box.CARD_AT[place])[0], rule="ES-MON-01")
    lock(s, monster)
    if box.MONSTER[monster].placed:
        s.push(s.rules.codes[f"{box.MONSTER[monster].code}.placed"], f.who).regs[BY_TOKEN] = 1


PLACING: Final = procedure("placing a monster", draw_monster, choose_spot, place_monster)


def monsters_appear(s: State, f: Frame, node: Monsters) -> None:
    """One after another, as long as the one whom they befall is there."""
    came = f.regs.get("came", 0)
    if came < node.n and not has_left(s, f):
        f.regs["came"] = came + 1
        f.goto(monsters_appear)
        s.happen(MONSTER_APPEARS)


runs(Monsters, monsters_appear)

# -------------------------------------------------------------------- turning face down


def face_up_monsters(s: State) -> list[int]:
    """Monsters in play that could still be defeated by an item or a spell (ES-MIT-01)."""
    on_cards = [m for place in range(box.PLACES) for m in s.zones.get(box.MONSTERS_AT[place], ())]
    return [m for m in on_cards if box.FACE_DOWN[m] not in s.counts and box.BEATEN[m] not in s.counts]


def choose_target(s: State, f: Frame, node: DefeatMonster) -> None:
    """Ask which monster."""
    s.ask(f, f.who, asks.Defeat, box.PICK.each(face_up_monsters(s)))


def turn_face_down(s: State, f: Frame, node: DefeatMonster) -> None:
    """Its conditions are ignored from now on (ES-MIT-02)."""
    if f.answer is not None:
        s.set(box.FACE_DOWN[f.value], 1)
        s.note(tells.FaceDown, person(s, f.who), f.value, rule="ES-MIT-02")


runs(DefeatMonster, choose_target, turn_face_down, can=lambda s, f, node: bool(face_up_monsters(s)))

# -------------------------------------------------------------------- taking trophies


_DOWN: Final = frozenset((*box.BEATEN.values(), *box.FACE_DOWN.values()))


def are_monsters_down(s: State) -> bool:
    """Whether any monster is beaten or lies face down."""
    return not _DOWN.isdisjoint(s.counts)


def take_monsters(s: State, seat: int) -> None:
    """Beaten monsters and those face down become trophies; their locks are lifted and their backs read (ES-MDF-02 to 04)."""
    if not are_monsters_down(s):
        return
    for place in range(box.PLACES):
        for monster in s.zones.get(box.MONSTERS_AT[place], ()):
            if box.BEATEN[monster] in s.counts or box.FACE_DOWN[monster] in s.counts:
                take_monster(s, seat, monster)


def take_monster(s: State, seat: int, monster: int) -> None:
    """One monster becomes a trophy; nobody's trophy goes back to the pool."""
    lift(s, monster)
    if not is_alive(s, seat):
        bury(s, monster)
        return
    for flag in (box.BEATEN, box.FACE_DOWN, box.TASK_OF):
        s.counts.pop(flag[monster], None)
    s.put(monster, box.TROPHIES_OF[seat])
    s.note(tells.TookMonster, person(s, seat), monster, rule="ES-MDF-02")
    if box.MONSTER[monster].defeat:
        s.push(s.rules.codes[f"{box.MONSTER[monster].code}.defeat"], seat)
