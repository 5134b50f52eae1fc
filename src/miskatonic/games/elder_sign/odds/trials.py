"""The odds' view of the table: the tasks of a card as a Trial, what an investigator has for it as a Situation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from miskatonic.core.events import is_used_up
from miskatonic.core.nodes import Effect
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, INV1, INV4, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Power
from miskatonic.games.elder_sign.odds.chances import Die, Situation, Terror, Trial
from miskatonic.games.elder_sign.odds.falls import Change, Faces, Pool
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.adventure import willing_helpers
from miskatonic.games.elder_sign.rules.clues import most_by_clue
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.passives import has, imposed_terror
from miskatonic.games.elder_sign.rules.people import is_alive
from miskatonic.games.elder_sign.rules.pool import face, free_dice, rolled_dice
from miskatonic.games.elder_sign.rules.spells import removable_from_spells

RAISED: Final = tuple((old, old + 1) for old in range(INV1, INV4))
"""Investigation faces with the next higher one."""

# -------------------------------------------------------------------- powers

Powers = tuple[tuple[int, int, bool], ...]
"""The powers of an investigator: the piece, the number of the power among its own, and whether it is used up for now."""


def powers(s: State, seat: int) -> Powers:
    """The powers of an investigator and of what it owns or has in use."""
    who = s.pointed(box.PLAYS[seat])
    in_use = s.zone(box.IN_USE) if seat == s.count(box.ACTIVE) else ()
    return tuple([(piece, i, is_used_up(s, piece, i, seat)) for piece, i in _at_hand(who, s.zone(box.OWNED[seat]), in_use)])


@lru_cache(maxsize=4096)
def _at_hand(who: int, owned: tuple[int, ...], in_use: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Every power that can be thought of: the piece, and the number of the power."""
    found = [(who, i) for i in range(len(box.INVESTIGATOR[who].powers))]
    for card in owned + in_use:
        found += [(card, i) for i, power in enumerate(box.POSSESSION[card].powers) if not power.in_use or card in in_use]
    return tuple(found)


def power_of(piece: int, number: int) -> Power:
    """A power of an investigator or of a card, by its number."""
    return (box.INVESTIGATOR.get(piece) or box.POSSESSION[piece]).powers[number]


def change_by(power: Power) -> Change | None:
    """What a power that costs nothing can do to a die of a roll."""
    if power.moment is not Moment.AFTER_ROLL or power.cost:
        return None
    once = power.once_per is not Period.ROLL
    for effect in power.effects:
        match effect:
            case w.ChangeFace(faces, to, colour):
                return Change(tuple((old, to) for old in faces if old != to), colour, once)
            case w.RaiseInvestigation():
                return Change(RAISED, None, once)
    return None


@lru_cache(maxsize=4096)
def changes(powers: Powers) -> tuple[Change, ...]:
    """What an investigator can still do to the dice of a roll."""
    found = [(change_by(power_of(piece, i)), used_up) for piece, i, used_up in powers]
    return tuple(change for change, used_up in found if change is not None and not (change.once and used_up))


@lru_cache(maxsize=4096)
def per_clue(powers: Powers) -> int:
    """How many rerolls a clue gives."""
    spent = [power for power in _all(powers) if power.moment is Moment.CLUE_SPENT]
    return 1 + sum([isinstance(effect, w.FreeReroll) for power in spent for effect in power.effects])


@lru_cache(maxsize=4096)
def extra_reroll(powers: Powers) -> int:
    """How many dice one more reroll of any roll takes that is still to be had; 0 for none."""
    left = [power_of(piece, i) for piece, i, used_up in powers if not used_up]
    rolled = [power for power in left if power.moment is Moment.ROLLED]
    return max([sum([e.n for e in power.effects if isinstance(e, w.RerollDice)]) for power in rolled], default=0)


@lru_cache(maxsize=4096)
def _added_dice(powers: Powers, in_world: bool) -> tuple[int, ...]:
    """The colours of dice that come without a price at the beginning of an attempt."""
    begin = [power for power in _all(powers) if power.moment is Moment.ADVENTURE_BEGINS and not power.cost]
    here = [power for power in begin if power.where is None or in_world]
    return tuple([effect.colour for power in here for effect in power.effects if isinstance(effect, w.AddDie)])


def _all(powers: Powers) -> list[Power]:
    return [power_of(piece, i) for piece, i, _ in powers]


# -------------------------------------------------------------------- who attempts it


class Means(NamedTuple):
    """What an investigator has for an attempt, wherever it is made."""

    seat: int
    powers: Powers
    values: tuple[int, int]
    """Sanity and health."""
    clues: int
    rerolls: int
    """How many dice a clue rerolls at most."""
    many: bool
    """Any number of tasks can be completed with one roll."""
    dread: tuple[Effect, ...] | None
    """What Mythos cards add to the terror of a card; None for one whom terror does not touch."""
    lent: bool
    """Another player can still reroll dice for whoever rolls."""
    helpers: tuple[int, ...]
    """The places of those who could still assist there."""


def means(s: State, seat: int) -> Means:
    """What the investigator of a seat has for an attempt."""
    return Means(
        seat,
        powers(s, seat),
        (s.count(box.VALUE_OF[w.SANITY][seat]), s.count(box.VALUE_OF[w.HEALTH][seat])),
        s.count(box.CLUES[seat]),
        most_by_clue(s, seat),
        has(s, seat, w.ManyTasks),
        _dread(s, seat),
        any(is_alive(s, other) and extra_reroll(powers(s, other)) for other in range(s.seats) if other != seat),
        tuple([s.pointed(box.AT[other]) for other in willing_helpers(s, seat)]),
    )


def _dread(s: State, seat: int) -> tuple[Effect, ...] | None:
    if has(s, seat, w.NoTerror):
        return None
    return tuple([effect for card in imposed_terror(s, seat) for effect in box.MYTHOS_CARD[card].lower.terror])


# -------------------------------------------------------------------- what is to be done


def trial_of(s: State, mine: Means, goals: Sequence[Goal], place: int) -> Trial:
    """The tasks as a trial for an investigator, on the card at a place or, without one, in the battle."""
    on_card = place >= 0
    return Trial(
        tuple([goal.symbols for goal in goals]),
        on_card and box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].ordered,
        on_card and mine.many,
        changes(mine.powers),
        _terror(terror_effects(s, mine, place)),
        mine.rerolls,
        per_clue(mine.powers),
        extra_reroll(mine.powers),
    )


def terror_effects(s: State, mine: Means, place: int) -> tuple[Effect, ...]:
    """What happens to an investigator when terror strikes at a place; there is none in the battle."""
    if place < 0 or mine.dread is None:
        return ()
    return box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].terror + mine.dread


def _terror(effects: tuple[Effect, ...]) -> int:
    """What terror would do to the attempt."""
    found: int = Terror.HARMLESS
    for effect in effects:
        match effect:
            case w.FailAttempt():
                found |= Terror.FAILS
            case w.DropTerrorDice():
                found |= Terror.DROPS_DICE
            case w.Hurt():
                found |= Terror.HURTS
    return found


# -------------------------------------------------------------------- costs


def nerve(mine: Means, goals: Sequence[Goal], terror: tuple[Effect, ...] = ()) -> int:
    """How many times terror can strike an investigator who is to pay for all these tasks; -1 if they cannot be paid."""
    bears = box.ALL_DICE
    for value in (w.SANITY, w.HEALTH):
        cost = sum([goal.health if value == w.HEALTH else goal.sanity for goal in goals])
        slack = mine.values[value] - cost - 1  # none may be the last (ES-SYM-10)
        if slack < 0:
            return -1
        each = sum([effect.n for effect in terror if isinstance(effect, w.Hurt) and effect.value == value])
        bears = min(bears, slack // each) if each else bears
    return bears


def can_pay(mine: Means, goals: Sequence[Goal]) -> bool:
    """Whether an investigator would live through the costs of all these tasks (ES-SYM-10)."""
    return nerve(mine, goals) >= 0


# -------------------------------------------------------------------- with what


def _pool(s: State, mine: Means, in_world: bool) -> Pool:
    """The dice with which an investigator would begin."""
    free, added = [box.COLOUR_OF[die] for die in free_dice(s, mine.seat)], _added_dice(mine.powers, in_world)
    return free.count(GREEN), int(YELLOW in added and YELLOW in free), int(RED in added and RED in free)


def as_die(s: State, die: int) -> Die:
    """A die that lies there as the odds know it."""
    return box.COLOUR_OF[die], face(s, die)


_SECURED: Final = frozenset(box.SECURED)
_ON_SPELLS: Final = frozenset(box.HELD.values())


def _secured(s: State, zones: frozenset[str]) -> tuple[Faces, tuple[Die, ...]]:
    """The dice that lie there: what those show that stay, and those that could be taken off a spell."""
    home = s.home  # there are fewer dice than places for them
    dice = [die for die in box.DICE_PIECES if home.get(die) in zones]
    if not dice:
        return (), ()
    free = removable_from_spells(s)
    held = tuple(sorted([face(s, die) for die in dice if die not in free]))
    return held, tuple(sorted([as_die(s, die) for die in dice if die in free]))


def at_the_start(s: State, mine: Means, in_world: bool) -> Situation:
    """With what an investigator would begin an attempt, in the museum or in an Other World; its tasks are not in it yet."""
    held, loose = _secured(s, _ON_SPELLS)
    return Situation(0, _pool(s, mine, in_world), held, True, mine.clues, loose)


def under_way(s: State, mine: Means) -> Situation:
    """What is left for the attempt under way, without its tasks; the dice of the pool may lie there rolled."""
    colours = [box.COLOUR_OF[die] for die in s.zone(box.POOL)]
    pool = (colours.count(GREEN), colours.count(YELLOW), colours.count(RED))
    held, loose = _secured(s, _SECURED)
    focus = not s.count(box.FOCUS_USED) and not s.count(box.AWAKE)
    return Situation(0, pool, held, focus, mine.clues, loose)


def roll_now(s: State) -> tuple[Faces, Faces]:
    """The roll that lies on the table: what its green dice show, then the yellow and the red one."""
    shown = [as_die(s, die) for die in rolled_dice(s)]
    green, *others = ([side for colour, side in shown if colour == wanted] for wanted in (GREEN, YELLOW, RED))
    return tuple(green), tuple(side for sides in others for side in sides)
