"""The dice on the table: gathering the pool, adding to it, rolling, changing faces, giving back (ES-ROL, ES-DIE)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import FACES, FACES_OF, GREEN, INV1, INV4
from miskatonic.games.elder_sign.cards.sheets import Moment, Period
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.covers import Dice
from miskatonic.games.elder_sign.rules.locks import lay
from miskatonic.games.elder_sign.rules.passives import has
from miskatonic.games.elder_sign.rules.people import person

# -------------------------------------------------------------------- in and out of the pool


def is_free(s: State, seat: int, die: int) -> bool:
    """Whether a die can be brought into a player's pool (ES-LCK-04, ES-LCK-13, ES-LCK-14)."""
    home = s.home[die]
    return home == box.FREE_DICE or (home == box.LOCKED and has(s, seat, w.RollLockedDice))


def free_dice(s: State, seat: int) -> tuple[int, ...]:
    """All dice that can be brought into a player's pool."""
    return s.zone(box.FREE_DICE) + (s.zone(box.LOCKED) if has(s, seat, w.RollLockedDice) else ())


def gather(s: State) -> None:
    """The basic pool: the green dice that are neither locked nor held (ES-ROL-02)."""
    active = s.counts.get(box.ACTIVE, 0)
    for die in box.GREEN_DICE:
        if is_free(s, active, die):
            s.put(die, box.POOL)


IN_ATTEMPT: Final = frozenset((box.POOL, box.PLACED, box.REMOVED, box.FOCUS, *box.HELP))


def give_back(s: State) -> None:
    """All dice of the attempt return, locked ones to their locks; dice on spells stay there (ES-FAI-07, ES-RES-03)."""
    for die in box.DICE_PIECES:
        home = s.home[die]
        locked = box.LOCK_OF[die] in s.counts
        if home in IN_ATTEMPT or (locked and home not in (box.LOCKED, box.DICE_GONE)):
            lay(s, die, box.LOCKED if locked else box.FREE_DICE)


def take_out(s: State, die: int, zone: str) -> None:
    """A die leaves the pool, its face unchanged; a yellow or red one cannot come back this turn (ES-DIE-06)."""
    if s.home[die] == box.POOL and box.COLOUR_OF[die] != GREEN:
        s.set(box.LEFT_POOL[die], 1)
    s.put(die, zone)


def add_die(s: State, f: Frame, node: w.AddDie) -> None:
    """The yellow or red die joins the pool for the next roll (ES-DIE-01, ES-DIE-02, ES-DIE-07)."""
    die = box.DIE_OF[node.colour]
    if _can_add(s, f, node):
        s.put(die, box.POOL)
        s.note(tells.Added, person(s, f.who), die, rule="ES-DIE-01" if die == box.YELLOW_DIE else "ES-DIE-02")
    else:
        s.note(tells.NotAdded, die, rule="ES-DIE-03")


def _can_add(s: State, f: Frame, node: w.AddDie) -> bool:
    """A die in the pool, locked, held or gone cannot be added, nor one that has left the pool this turn (ES-DIE-03, 06)."""
    die = box.DIE_OF[node.colour]
    return is_free(s, s.count(box.ACTIVE), die) and box.LEFT_POOL[die] not in s.counts


runs(w.AddDie, add_die, can=_can_add)

# -------------------------------------------------------------------- rolling


def nothing_more(s: State, seat: int) -> None:
    """The dice lie there; only those who hear of a roll do anything."""


DICE_ROLLED: Final = Event(Moment.ROLLED.name, nothing_more)


def throw(s: State, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Roll dice; the pairs of die and face, one after another."""
    shown: list[int] = []
    for die, side in zip(dice, s.several("dice", len(dice), 6), strict=True):
        face = FACES_OF[box.COLOUR_OF[die]][side]
        s.counts[box.FACE[die]] = face
        shown += (die, face)
    return tuple(shown)


def roll_pool(s: State, seat: int) -> None:
    """A new roll of every die in the pool (ES-ROL-01)."""
    for key in (box.TASKS_BY_ROLL, box.FREE_REROLLS):
        s.set(key, 0)
    s.add(box.ROLLED, 1)
    renew_limits(s, Period.ROLL.name)
    s.note(tells.Rolls, person(s, seat), throw(s, s.zone(box.POOL)), rule="ES-ROL-01")
    s.happen(DICE_ROLLED, seat)


def rolled_dice(s: State) -> list[int]:
    """The dice of the last roll that are still in the pool; one added since then shows nothing yet (ES-DIE-07)."""
    return [die for die in s.zones.get(box.POOL, ()) if box.FACE[die] in s.counts]


def face(s: State, die: int) -> int:
    """What a die shows; -1 for nothing."""
    return s.counts.get(box.FACE[die], NOTHING)


def unlike(s: State, dice: list[int] | tuple[int, ...]) -> list[int]:
    """Of dice alike only the first."""
    return [group[0] for group in alike(s, dice)]


def alike(s: State, dice: list[int] | tuple[int, ...]) -> list[list[int]]:
    """Dice alike in colour, face and place together."""
    groups: dict[tuple[int, int, str], list[int]] = {}
    for die in dice:
        groups.setdefault((box.COLOUR_OF[die], s.counts.get(box.FACE[die], NOTHING), s.home[die]), []).append(die)
    return list(groups.values())


def usable_dice(s: State) -> tuple[list[int], Dice]:
    """The dice with which a task can be completed now: those of the roll and all secured ones, with their groups.

    Of dice alike on a spell those come first that leave it at the end of the turn in any case (ES-LCK-14).
    """
    zones, counts = s.zones, s.counts
    dice = sorted([die for die in zones.get(box.POOL, ()) if box.FACE[die] in counts])
    shown = [(box.COLOUR_OF[die], counts[box.FACE[die]]) for die in dice]
    if any(map(zones.get, box.SECURED)):
        for at, zone in enumerate(box.SECURED, start=1):
            for die in sorted(zones.get(zone, ()), key=lambda die: box.LOCK_OF[die] not in counts):
                dice.append(die)
                there = counts[box.FACE[die]]
                shown.append(((at * len(FACES) + there) * len(FACES_OF) + box.COLOUR_OF[die], there))
    return dice, tuple(shown)


# -------------------------------------------------------------------- changing faces


def _choose_change(s: State, f: Frame, node: w.ChangeFace | w.RaiseInvestigation) -> None:
    """Ask which die changes."""
    s.ask(f, f.who, asks.ChangeDie, box.PICK.each(unlike(s, changeable(s, node))))


def changeable(s: State, node: w.ChangeFace | w.RaiseInvestigation) -> list[int]:
    """The dice of the roll whose face such an effect could change."""
    dice = rolled_dice(s)
    if isinstance(node, w.RaiseInvestigation):
        return [die for die in dice if INV1 <= face(s, die) < INV4 and _next(s, die) in FACES_OF[box.COLOUR_OF[die]]]
    fitting = [die for die in dice if face(s, die) in node.faces and face(s, die) != node.to]
    return [die for die in fitting if node.colour is None or box.COLOUR_OF[die] == node.colour]


def _next(s: State, die: int) -> int:
    return face(s, die) + 1


def _change(s: State, f: Frame, node: w.ChangeFace | w.RaiseInvestigation) -> None:
    """The die now shows the other face."""
    if f.answer is None:
        return
    to = _next(s, f.value) if isinstance(node, w.RaiseInvestigation) else node.to
    s.note(tells.Changed, person(s, f.who), f.value, face(s, f.value), to, rule="ES-ABL-01")
    s.point(box.FACE[f.value], to)


runs(w.ChangeFace, _choose_change, _change, can=lambda s, f, node: bool(changeable(s, node)))
runs(w.RaiseInvestigation, _choose_change, _change, can=lambda s, f, node: bool(changeable(s, node)))
