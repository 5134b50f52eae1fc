"""Playing with dice: they give the tourists and coordinates of every round (RT-DICE)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards.dice import EFFECT_DIE, FACES
from miskatonic.games.route.rules import asks, box, choices, marks, ratings, table, tells
from miskatonic.games.route.rules.table import left_of, right_of

HALF_STARS_A_CHANGE: Final = 2  # RT-DICE-10
SEVEN: Final = 7  # RT-LV-06


def dice_of(s: State) -> tuple[int, ...]:
    """The dice that this city plays with."""
    return tuple(box.DICE[die] for die in table.city(s).dice)


def roll(s: State, pieces: tuple[int, ...], rule: str = "RT-DICE-09") -> None:
    """Roll dice together."""
    faces = s.several("dice", len(pieces), FACES)
    for piece, face in zip(pieces, faces, strict=True):
        s.set(marks.FACE[box.DIE_OF[piece]], face + 1)
    s.note(tells.Rolled, pieces, tuple(face + 1 for face in faces), rule=rule)


def gather(s: State) -> None:
    """All dice lie in the available zone again."""
    for zone in (box.ROUND_CARDS, box.DICE_OUT, box.OPENING):
        s.pour(zone, box.DICE_LEFT)


def half_stars(s: State, pieces: tuple[int, ...]) -> int:
    """The half-stars on some dice."""
    return sum(table.source(s, piece).half_star for piece in pieces)


# -------------------------------------------------------------------- an ordinary round


def roll_all(s: State, f: Frame) -> None:
    """Step 1: the leading player rolls all dice (RT-DICE-09)."""
    gather(s)
    roll(s, dice_of(s))
    f.regs["changes"] = half_stars(s, dice_of(s)) // HALF_STARS_A_CHANGE


def ask_change(s: State, f: Frame) -> None:
    """Step 2: for every two half-stars change one rating, up or down (RT-DICE-10, RT-DICE-33)."""
    if not f.regs["changes"]:
        f.answer = None
        return
    options: list[Option] = []
    for track in range(len(table.city(s).tracks)):
        options.extend(ratings.changes(s, track))
    s.ask(f, f.who, asks.ChangeAnyRating, options, f.regs["changes"])


def change(s: State, f: Frame) -> None:
    """And the next one."""
    if f.answer is None:
        return
    ratings.change(s, f.answer, "RT-DICE-10")
    f.regs["changes"] -= 1
    f.goto(ask_change)


def ask_first(s: State, f: Frame) -> None:
    """Step 3: the leading player chooses a die for the first slot (RT-DICE-12)."""
    s.ask(f, f.who, asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def take(s: State, f: Frame) -> None:
    """It is a round die."""
    rule = "RT-DICE-14" if s.zone(box.ROUND_CARDS) else "RT-DICE-12"
    s.put(f.value, box.ROUND_CARDS)
    s.note(tells.TookDie, f.who, f.value, rule=rule)


def ask_left(s: State, f: Frame) -> None:
    """Step 4: the left neighbour makes a die unavailable (RT-DICE-13)."""
    s.ask(f, left_of(s, f.who), asks.RemoveDie, choices.REMOVE.each(s.zone(box.DICE_LEFT)))


def remove_left(s: State, f: Frame) -> None:
    """It goes to the right of the card."""
    _remove(s, left_of(s, f.who), f.value)


def ask_right(s: State, f: Frame) -> None:
    """Then the right neighbour does the same; an only opponent does both (RT-DICE-13)."""
    s.ask(f, right_of(s, f.who), asks.RemoveDie, choices.REMOVE.each(s.zone(box.DICE_LEFT)))


def remove_right(s: State, f: Frame) -> None:
    """It goes there too."""
    _remove(s, right_of(s, f.who), f.value)


def _remove(s: State, seat: int, die: int) -> None:
    s.put(die, box.DICE_OUT)
    s.note(tells.RemovedDie, seat, die, rule="RT-DICE-13")


def ask_second(s: State, f: Frame) -> None:
    """Step 5: the leading player chooses one of the two that are left (RT-DICE-14)."""
    s.ask(f, f.who, asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def take_second(s: State, f: Frame) -> None:
    """It is the other round die; the last one is not used."""
    take(s, f)


def announce(s: State, f: Frame) -> None:
    """Step 6: coordinates and tourists are known; marks for bets are made on the round board (RT-DICE-15, RT-LV-04)."""
    if not table.city(s).casinos:
        return
    dice = s.zone(box.ROUND_CARDS)
    s.add(marks.HALF_STARS, half_stars(s, dice))  # RT-LV-05, RT-LV-07
    if sum(table.source(s, die).number for die in dice) == SEVEN:
        s.add(marks.SEVENS, 1)
    s.note(tells.BetMarks, s.count(marks.HALF_STARS), s.count(marks.SEVENS), rule="RT-LV-04")


DICE_SELECTION: Final = procedure(
    "dice-selection",
    roll_all,
    ask_change,
    change,
    ask_first,
    take,
    ask_left,
    remove_left,
    ask_right,
    remove_right,
    ask_second,
    take_second,
    announce,
)


# -------------------------------------------------------------------- opening rounds


def ask_opening(s: State, f: Frame) -> None:
    """From the green reference card clockwise each takes any one die, once for both rounds (RT-DICE-25, RT-DICE-29)."""
    taken = len(s.zone(box.OPENING))
    if s.count(marks.ROUND) > 1 or taken == s.seats:
        f.end()
        return
    seat = (f.who + taken) % s.seats
    s.ask(f, seat, asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def roll_opening(s: State, f: Frame) -> None:
    """And rolls it; half-stars are ignored (RT-DICE-27)."""
    roll(s, (f.value,), table.opening_rule(s))
    s.put(f.value, box.OPENING)
    f.goto(ask_opening)


DICE_OPENING: Final = procedure("dice-opening", ask_opening, roll_opening)


def roll_the_fixed(s: State, f: Frame) -> None:
    """Sydney: nobody chooses; three players roll all but the effect die, four roll all (RT-SYD-24)."""
    if s.count(marks.ROUND) == 1:
        wanted = tuple(die for die in dice_of(s) if s.seats > 3 or box.DIE_OF[die] != EFFECT_DIE)
        roll(s, wanted, "RT-SYD-24")
        for die in wanted:
            s.put(die, box.OPENING)


FIXED_OPENING: Final = procedure("fixed-opening", roll_the_fixed)
