"""The dice on the table: gathering the pool, rolling, adding, holding and giving them back (ES-ROL, ES-DIE, ES-SPL)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, INV1, INV4, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period
from miskatonic.games.elder_sign.cards.words import (
    AddDie,
    ChangeFace,
    DropTerrorDice,
    FreeReroll,
    RaiseInvestigation,
    RerollAtMost,
    RerollDice,
    RollLockedDice,
    Secure,
)
from miskatonic.games.elder_sign.rules import asks, tells
from miskatonic.games.elder_sign.rules.box import (
    ACTIVE,
    ALL_DICE,
    COLOUR_OF,
    DICE_GONE,
    DICE_PIECES,
    DIE_OF,
    ENOUGH,
    FACE,
    FIRST_DIE,
    FOCUS,
    FREE_DICE,
    FREE_REROLLS,
    GREEN_DICE,
    HELD,
    HELP,
    LEFT_POOL,
    LOCK_OF,
    LOCKED,
    PICK,
    PLACED,
    POOL,
    REMOVED,
    ROLL_THESE,
    ROLLED,
    SECURED,
    TASKS_BY_ROLL,
)
from miskatonic.games.elder_sign.rules.covers import Dice
from miskatonic.games.elder_sign.rules.locks import lay
from miskatonic.games.elder_sign.rules.people import has, imposed, person

# -------------------------------------------------------------------- in and out of the pool


def is_free_for(s: State, seat: int, die: int) -> bool:
    """Whether a die can be brought into a player's pool (ES-LCK-04, ES-LCK-13, ES-LCK-14)."""
    home = s.home[die]
    return home == FREE_DICE or (home == LOCKED and has(s, seat, RollLockedDice))


def is_free(s: State, die: int) -> bool:
    """Whether a die can be brought into the active player's pool."""
    return is_free_for(s, s.counts.get(ACTIVE, 0), die)


def gather(s: State) -> None:
    """The basic pool: the green dice that are neither locked nor held (ES-ROL-02)."""
    for die in GREEN_DICE:
        if is_free(s, die):
            s.put(die, POOL)


IN_ATTEMPT: Final = frozenset((POOL, PLACED, REMOVED, FOCUS, *HELP))
ON_SPELL: Final = frozenset(HELD.values())


def give_back(s: State) -> None:
    """All dice of the attempt return, locked ones to their locks; dice on spells stay there (ES-FAI-07, ES-RES-03)."""
    for die in DICE_PIECES:
        home = s.home[die]
        locked = LOCK_OF[die] in s.counts
        if home in IN_ATTEMPT or (locked and home not in (LOCKED, DICE_GONE)):
            lay(s, die, LOCKED if locked else FREE_DICE)


def take_out(s: State, die: int, zone: str) -> None:
    """A die leaves the pool, its face unchanged; a yellow or red one cannot come back this turn (ES-DIE-06)."""
    if s.home[die] == POOL and COLOUR_OF[die] != GREEN:
        s.set(LEFT_POOL[die], 1)
    s.put(die, zone)


def add_die(s: State, f: Frame, node: AddDie) -> None:
    """The yellow or red die joins the pool for the next roll (ES-DIE-01, ES-DIE-02, ES-DIE-07)."""
    die = DIE_OF[node.colour]
    if _can_add(s, f, node):
        s.put(die, POOL)
        s.note(tells.AddedDie, person(s, f.who), die, rule="ES-DIE-01" if node.colour == YELLOW else "ES-DIE-02")


def _can_add(s: State, f: Frame, node: AddDie) -> bool:
    """A die in the pool, locked, held or gone cannot be added, nor one that has left the pool this turn (ES-DIE-03, 06)."""
    die = DIE_OF[node.colour]
    return is_free(s, die) and LEFT_POOL[die] not in s.counts


runs(AddDie, add_die, can=_can_add)

# -------------------------------------------------------------------- rolling


def nothing_more(s: State, seat: int) -> None:
    """The dice lie there; only those who hear of a roll do anything."""


DICE_ROLLED: Final = Event(Moment.ROLLED.name, nothing_more)


def throw(s: State, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Roll dice; the pairs of die and face, one after another."""
    shown: list[int] = []
    for die, side in zip(dice, s.several("dice", len(dice), 6), strict=True):
        face = FACES_OF[COLOUR_OF[die]][side]
        s.counts[FACE[die]] = face + 1
        shown += (die, face)
    return tuple(shown)


def roll_pool(s: State, seat: int) -> None:
    """A new roll of every die in the pool (ES-ROL-01)."""
    for key in (TASKS_BY_ROLL, FREE_REROLLS):
        s.set(key, 0)
    s.add(ROLLED, 1)
    renew_limits(s, Period.ROLL.name)
    s.note(tells.Rolls, person(s, seat), throw(s, s.zone(POOL)), rule="ES-ROL-01")
    s.happen(DICE_ROLLED, seat)


def rolled_dice(s: State) -> list[int]:
    """The dice of the last roll that are still in the pool; one added since then shows nothing yet (ES-DIE-07)."""
    return [die for die in s.zones.get(POOL, ()) if FACE[die] in s.counts]


def face(s: State, die: int) -> int:
    """What a die shows; -1 for nothing."""
    return s.counts.get(FACE[die], 0) - 1


def shows_terror(s: State) -> bool:
    """Whether a die of the roll shows terror; a wild does not by itself (ES-TER-01, ES-TER-06, ES-ROL-07)."""
    return any(face(s, die) == TERROR for die in rolled_dice(s))


def unlike(s: State, dice: list[int] | tuple[int, ...]) -> list[int]:
    """Of dice alike in colour, face and place, only the first."""
    alike: dict[tuple[int, int, str], int] = {}
    for die in dice:
        alike.setdefault((COLOUR_OF[die], s.counts.get(FACE[die], 0), s.home[die]), die)
    return list(alike.values())


def usable_dice(s: State) -> tuple[list[int], Dice]:
    """The dice with which a task can be completed now: those of the roll and all secured ones, with their groups."""
    zones, counts = s.zones, s.counts
    dice = sorted([die for die in zones.get(POOL, ()) if FACE[die] in counts])
    shown = [(COLOUR_OF[die], counts[FACE[die]] - 1) for die in dice]
    if any(map(zones.get, SECURED)):
        secured = [die for zone in SECURED for die in zones.get(zone, ())]
        dice += secured
        shown += [(3 + die - FIRST_DIE, counts[FACE[die]] - 1) for die in secured]
    return dice, tuple(shown)


# -------------------------------------------------------------------- rerolling


def choose_reroll(s: State, f: Frame) -> None:
    """Pick dice one by one, then roll them; at least one, and not more than allowed (ES-CLU-02, ES-CLU-05)."""
    picked = f.lists.get("picked", ())
    left = [die for die in rolled_dice(s) if die not in picked]
    if picked and (not left or len(picked) >= f.regs["most"]):
        f.answer = ROLL_THESE
        return
    options: list[Option] = PICK.each(unlike(s, left))
    s.ask(f, f.who, asks.Reroll, [*options, ROLL_THESE] if picked else options, f.regs["most"] - len(picked), picked)


def picked_for_reroll(s: State, f: Frame) -> None:
    """A reroll continues the roll (ES-CLU-06)."""
    if f.answer is None:
        return
    if f.answer is ROLL_THESE:
        s.note(tells.Rerolls, person(s, s.count(ACTIVE)), throw(s, f.lists["picked"]), rule="ES-CLU-02")
        s.happen(DICE_ROLLED, s.count(ACTIVE))
        return
    f.lists["picked"] = (*f.lists.get("picked", ()), f.value)
    f.goto(choose_reroll)


REROLLING: Final = procedure("rerolling", choose_reroll, picked_for_reroll)


def most_by_clue(s: State, seat: int) -> int:
    """How many dice a clue rerolls (ES-CLU-02), unless a Mythos card says less."""
    return min((p.n for p in imposed(s, seat) if isinstance(p, RerollAtMost)), default=ALL_DICE)


def reroll(s: State, seat: int, most: int) -> None:
    """Let a seat reroll dice of the active player's roll."""
    s.push(REROLLING, seat).regs["most"] = most


def reroll_dice(s: State, f: Frame, node: RerollDice) -> None:
    """Up to so many."""
    reroll(s, f.who, node.n)


runs(RerollDice, reroll_dice, can=lambda s, f, node: bool(rolled_dice(s)))
runs(FreeReroll, lambda s, f, node: s.add(FREE_REROLLS, 1))

# -------------------------------------------------------------------- changing faces


def _choose_change(s: State, f: Frame, node: ChangeFace | RaiseInvestigation) -> None:
    """Ask which die changes."""
    s.ask(f, f.who, asks.ChangeDie, PICK.each(unlike(s, changeable(s, node))))


def changeable(s: State, node: ChangeFace | RaiseInvestigation) -> list[int]:
    """The dice of the roll whose face such an effect could change."""
    dice = rolled_dice(s)
    if isinstance(node, RaiseInvestigation):
        return [die for die in dice if INV1 <= face(s, die) < INV4 and _next(s, die) in FACES_OF[COLOUR_OF[die]]]
    fitting = [die for die in dice if face(s, die) in node.faces and face(s, die) != node.to]
    return [die for die in fitting if node.colour is None or COLOUR_OF[die] == node.colour]


def _next(s: State, die: int) -> int:
    return face(s, die) + 1


def _change(s: State, f: Frame, node: ChangeFace | RaiseInvestigation) -> None:
    """The die now shows the other face."""
    if f.answer is None:
        return
    to = _next(s, f.value) if isinstance(node, RaiseInvestigation) else node.to
    s.note(tells.Changed, person(s, f.who), f.value, face(s, f.value), to, rule="ES-ABL-01")
    s.set(FACE[f.value], to + 1)


runs(ChangeFace, _choose_change, _change, can=lambda s, f, node: bool(changeable(s, node)))
runs(RaiseInvestigation, _choose_change, _change, can=lambda s, f, node: bool(changeable(s, node)))


def drop_terror_dice(s: State, f: Frame, node: DropTerrorDice) -> None:
    """Every die of the roll that shows terror is removed."""
    for die in rolled_dice(s):
        if face(s, die) == TERROR:
            s.note(tells.Removed, person(s, f.who), die, TERROR, rule="ES-TER-01")
            take_out(s, die, REMOVED)


runs(DropTerrorDice, drop_terror_dice)

# -------------------------------------------------------------------- holding dice on spells


def choose_held(s: State, f: Frame, node: Secure) -> None:
    """Ask which die the spell holds, all of them now (ES-SPL-03, ES-SPL-13)."""
    held = s.zone(HELD[s.shared(f).regs["piece"]])
    dice = unlike(s, rolled_dice(s))
    if len(held) >= node.n or not dice:
        f.answer = ENOUGH
        return
    options: list[Option] = PICK.each(dice)
    s.ask(f, f.who, asks.HoldDie, [*options, ENOUGH] if held else options, s.shared(f).regs["piece"])


def hold_die(s: State, f: Frame, node: Secure) -> None:
    """It lies on the spell, its face unchanged (ES-SPL-03)."""
    if f.answer is ENOUGH:
        return
    spell = s.shared(f).regs["piece"]
    s.note(tells.Held, person(s, f.who), spell, f.value, face(s, f.value), rule="ES-SPL-03")
    take_out(s, f.value, HELD[spell])
    f.goto(choose_held)


def can_hold(s: State, f: Frame, node: Secure) -> bool:
    """Only an empty spell can be cast, and only on a roll (ES-SPL-02, ES-SPL-11)."""
    return not s.zone(HELD[s.shared(f).regs["piece"]]) and bool(rolled_dice(s))


runs(Secure, choose_held, hold_die, can=can_hold)


def removable_from_spells(s: State) -> list[int]:
    """Dice that can be taken off spells, by anybody, to be rolled (ES-SPL-06, ES-SPL-07, ES-USE-02)."""
    if not any(map(s.zones.get, ON_SPELL)):
        return []
    return [die for die in DICE_PIECES if s.home[die] in ON_SPELL and LEFT_POOL[die] not in s.counts]


def take_off(s: State, seat: int, die: int) -> None:
    """A die leaves its spell for the pool, to be rolled with it (ES-SPL-07, ES-SPL-10)."""
    spell = next(spell for spell, zone in HELD.items() if s.home[die] == zone)
    s.note(tells.TakenOff, person(s, seat), spell, die, rule="ES-SPL-07")
    lay(s, die, POOL)
