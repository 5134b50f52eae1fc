"""The turn and the game: movement, adventure, clock, midnight; in the battle attack and clock (ES-TRN, ES-MOV, ES-BAT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.offers import offers, use_chosen, window
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import Moment, Period
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.adventure import ATTEMPT
from miskatonic.games.elder_sign.rules.clock import CLOCK_ADVANCED, MIDNIGHT, new_mythos
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.devoured import NEW_INVESTIGATOR
from miskatonic.games.elder_sign.rules.entrance import ENTRANCE_ACTION
from miskatonic.games.elder_sign.rules.monsters import are_monsters_down, take_monsters
from miskatonic.games.elder_sign.rules.museum import open_places
from miskatonic.games.elder_sign.rules.outcome import see_what_came
from miskatonic.games.elder_sign.rules.people import is_alive, is_cut_short, person
from miskatonic.games.elder_sign.rules.pool import give_back
from miskatonic.games.elder_sign.rules.powers import ANY_TIME

# -------------------------------------------------------------------- the turn


def turn_begins(s: State, seat: int) -> None:
    """Nothing by itself; heard by those who may act at the start of any turn."""


TURN_BEGINS: Final = Event(Moment.TURN_BEGINS.name, turn_begins)


def begin_turn(s: State, f: Frame) -> None:
    """A turn begins; a player who is out has only the clock step, and that only in the battle (ES-DEV-12, ES-BAT-14)."""
    s.set(box.ACTIVE, f.who)
    s.add(box.TURNS, 1)
    s.set(box.STEP, box.MOVEMENT)
    for key in (box.GONE, box.WAKING):
        s.set(key, 0)
    if not is_alive(s, f.who) and not s.count(box.AWAKE):
        f.end()
        return
    s.note(tells.Turn, person(s, f.who), rule="ES-TRN-01")
    if not is_alive(s, f.who):
        f.goto(clock_step)
        return
    renew_limits(s, Period.TURN.name)
    s.happen(TURN_BEGINS, f.who)


def choose_place(s: State, f: Frame) -> None:
    """Any open card or the entrance can be reached (ES-MOV-01, ES-MOV-02); in the battle nobody moves (ES-BAT-01)."""
    f.answer = None
    if s.count(box.AWAKE):
        f.goto(adventure_step)
        return
    s.ask(f, f.who, asks.Move, [*box.MOVE.each(open_places(s)), box.TO_ENTRANCE, *offers(s, f.who, ANY_TIME)])


def move(s: State, f: Frame) -> None:
    """Go there, or stay; something used comes first (ES-MOV-01)."""
    if use_chosen(s, f):
        f.goto(choose_place)
        return
    place = f.value
    if s.pointed(box.AT[f.who]) == place:
        s.note(tells.Stays, person(s, f.who), rule="ES-MOV-01")
    else:
        s.point(box.AT[f.who], place)
        s.note(tells.Moves, person(s, f.who), place, s.zone(box.CARD_AT[place])[0] if place >= 0 else -1, rule="ES-MOV-01")


def adventure_step(s: State, f: Frame) -> None:
    """The attempt or the entrance action; in the battle the attack (ES-ADV-01, ES-BAT-02)."""
    s.set(box.STEP, box.ADVENTURE_STEP)
    s.push(ATTEMPT if s.count(box.AWAKE) or box.AT[f.who] in s.counts else ENTRANCE_ACTION, f.who)


before_clock, used_before_clock = window(asks.BeforeClock, ANY_TIME, decline=box.TO_CLOCK, closed=is_cut_short)
"""What can be used at any time of the own turn can be used after the adventure too (ES-ITM-03)."""

_MARKS: Final = (box.ROLLED, box.TASKS_BY_ROLL, box.FREE_REROLLS, box.FOCUS_USED, box.FAILING, box.GIVEN_UP)
OF_ONE_STEP: Final = frozenset((*_MARKS, *box.DONE, *box.HELPED, *box.LEFT_POOL.values()))
"""What is remembered until the end of the adventure step."""


def end_adventure_step(s: State, f: Frame) -> None:
    """Dice return, monsters turned face down are taken, marks are wiped (ES-FOC-05, ES-AST-09, ES-DIE-05, ES-MIT-05)."""
    give_back(s)
    before = s.zone(box.OWNED[f.who])
    if are_monsters_down(s):
        take_monsters(s, f.who)
        s.push(WITH_LAST_MONSTERS, f.who).lists["cards"] = before
    for card in s.zone(box.IN_USE):
        bury(s, card)
    for key in OF_ONE_STEP.intersection(s.counts):
        del s.counts[key]


with_last_monsters, used_with_last_monsters = window(asks.BeforeClock, ANY_TIME, decline=box.TO_CLOCK)
"""What a monster taken at the end of the step brings can be used before the clock moves (ES-MDF-04, ES-ITM-03)."""


def take_last_monsters(s: State, f: Frame) -> None:
    """A monster defeated by it is taken as well (ES-MIT-05)."""
    take_monsters(s, f.who)


WITH_LAST_MONSTERS: Final = procedure(
    "what came at the end of the step", see_what_came, with_last_monsters, used_with_last_monsters, take_last_monsters
)


def clock_step(s: State, f: Frame) -> None:
    """Three hours pass (ES-CLK-01, ES-BAT-10)."""
    s.set(box.STEP, box.CLOCK_STEP)
    s.happen(CLOCK_ADVANCED)


def replace_devoured(s: State, f: Frame) -> None:
    """Who was devoured in the own turn picks another investigator now (ES-DEV-10)."""
    if box.GONE in s.counts and not s.count(box.AWAKE):
        s.push(NEW_INVESTIGATOR, f.who)


def midnight_if_due(s: State, f: Frame) -> None:
    """Midnight comes after the turn, perhaps twice; with an awakening only a day begins (ES-CLK-06, ES-BAT-15)."""
    if box.WAKING in s.counts:
        if s.count(box.MIDNIGHTS_DUE):
            renew_limits(s, Period.DAY.name)  # ES-MID-04
        s.set(box.MIDNIGHTS_DUE, 0)
    elif s.count(box.MIDNIGHTS_DUE):
        s.push(MIDNIGHT, f.who)
        f.goto(midnight_if_due)


TURN: Final = procedure(
    "turn",
    begin_turn,
    choose_place,
    move,
    adventure_step,
    before_clock,
    used_before_clock,
    end_adventure_step,
    clock_step,
    replace_devoured,
    midnight_if_due,
)

# -------------------------------------------------------------------- the game


def possessions(s: State, f: Frame) -> None:
    """Everybody receives the printed possessions (ES-SET-14)."""
    for seat in range(s.seats):
        s.note(tells.Enters, seat, s.counts[box.PLAYS[seat]], rule="ES-SET-12")
    for seat in range(s.seats):
        s.push(s.rules.codes[f"{box.INVESTIGATOR[s.counts[box.PLAYS[seat]]].code}.start"], seat)


def first_mythos(s: State, f: Frame) -> None:
    """The first player, drawn at random, reveals the first Mythos card (ES-SET-16, ES-SET-17, ES-SET-19)."""
    first = s.random("first-player", s.seats)
    s.set(box.ACTIVE, first)
    s.note(tells.FirstPlayer, person(s, first), rule="ES-SET-16")
    f.regs["next"] = first
    new_mythos(s, first)


def next_turn(s: State, f: Frame) -> None:
    """Turns go clockwise (ES-TRN-01)."""
    seat = f.regs["next"]
    f.regs["next"] = (seat + 1) % s.seats
    s.push(TURN, seat)
    f.goto(next_turn)


GAME: Final = procedure("game", possessions, first_mythos, next_turn)
