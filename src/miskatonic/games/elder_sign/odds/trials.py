"""The odds' view of the table: the tasks of a card as a Trial, what an investigator has for it as a Situation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from miskatonic.core.events import is_used_up
from miskatonic.core.nodes import Effect
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, INV1, INV4, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Power
from miskatonic.games.elder_sign.odds.chances import Die, Situation, Terror, Trial
from miskatonic.games.elder_sign.odds.falls import Change, Faces, Pool
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.clues import most_by_clue
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.games.elder_sign.rules.passives import has, imposed_terror
from miskatonic.games.elder_sign.rules.pool import face, is_free, rolled_dice
from miskatonic.games.elder_sign.rules.spells import removable_from_spells

RAISED: Final = tuple((old, old + 1) for old in range(INV1, INV4))
"""Investigation faces with the next higher one."""

# -------------------------------------------------------------------- what is to be done


def trial_of(s: State, seat: int, goals: Sequence[Goal], place: int) -> Trial:
    """The tasks as a trial for the investigator of a seat, on the card at a place or, without one, in the battle."""
    trial = Trial(
        tuple(goal.symbols for goal in goals),
        changes=changes(s, seat),
        rerolls=most_by_clue(s, seat),
        per_clue=_per_clue(s, seat),
        extra=_extra_reroll(s, seat),
    )
    if place < 0:
        return trial
    ordered = box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].ordered
    return trial._replace(ordered=ordered, many=has(s, seat, w.ManyTasks), terror=_terror(s, seat, place))


def terror_effects(s: State, seat: int, place: int) -> list[Effect]:
    """What happens to an investigator when terror strikes at a place."""
    if has(s, seat, w.NoTerror):
        return []
    effects = [*box.ADVENTURE[s.zones[box.CARD_AT[place]][0]].terror]
    return effects + [effect for card in imposed_terror(s, seat) for effect in box.MYTHOS_CARD[card].lower.terror]


def _terror(s: State, seat: int, place: int) -> Terror:
    """What terror would do to the attempt."""
    found = Terror.HARMLESS
    for effect in terror_effects(s, seat, place):
        match effect:
            case w.FailAttempt():
                found |= Terror.FAILS
            case w.DropTerrorDice():
                found |= Terror.DROPS_DICE
            case w.Hurt():
                found |= Terror.HURTS
    return found


# -------------------------------------------------------------------- powers


def powers(s: State, seat: int) -> Iterator[tuple[int, int, Power]]:
    """The powers of an investigator and of what it owns or has in use: the piece, the number of the power, the power."""
    who = s.pointed(box.PLAYS[seat])
    for i, power in enumerate(box.INVESTIGATOR[who].powers):
        yield who, i, power
    in_use = s.zone(box.IN_USE) if seat == s.count(box.ACTIVE) else ()
    for card in s.zone(box.OWNED[seat]) + in_use:
        for i, power in enumerate(box.POSSESSION[card].powers):
            if not power.in_use or card in in_use:
                yield card, i, power


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


def changes(s: State, seat: int) -> tuple[Change, ...]:
    """What an investigator can still do to the dice of a roll."""
    found = [(change_by(power), is_used_up(s, piece, i, seat)) for piece, i, power in powers(s, seat)]
    return tuple(change for change, used_up in found if change is not None and not (change.once and used_up))


def _per_clue(s: State, seat: int) -> int:
    """How many rerolls a clue gives."""
    spent = [power for _, _, power in powers(s, seat) if power.moment is Moment.CLUE_SPENT]
    return 1 + sum([isinstance(effect, w.FreeReroll) for power in spent for effect in power.effects])


def extra_reroll(power: Power) -> int:
    """How many dice a power rerolls after any roll; 0 if it does no such thing."""
    if power.moment is not Moment.ROLLED:
        return 0
    return sum([effect.n for effect in power.effects if isinstance(effect, w.RerollDice)])


def _extra_reroll(s: State, seat: int) -> int:
    return max([extra_reroll(power) for piece, i, power in powers(s, seat) if not is_used_up(s, piece, i, seat)], default=0)


# -------------------------------------------------------------------- costs


def nerve(s: State, seat: int, goals: Sequence[Goal], place: int) -> int:
    """How many times terror can strike an investigator who is to pay for all these tasks; -1 if they cannot be paid."""
    hurts = terror_effects(s, seat, place) if place >= 0 else []
    bears = box.ALL_DICE
    for value in (w.SANITY, w.HEALTH):
        cost = sum([goal.health if value == w.HEALTH else goal.sanity for goal in goals])
        slack = s.count(box.VALUE_OF[value][seat]) - cost - 1  # none may be the last (ES-SYM-10)
        if slack < 0:
            return -1
        each = sum([effect.n for effect in hurts if isinstance(effect, w.Hurt) and effect.value == value])
        bears = min(bears, slack // each) if each else bears
    return bears


def can_pay(s: State, seat: int, goals: Sequence[Goal]) -> bool:
    """Whether an investigator would live through the costs of all these tasks (ES-SYM-10)."""
    return nerve(s, seat, goals, box.ENTRANCE) >= 0


# -------------------------------------------------------------------- with what


def pool_at(s: State, seat: int, place: int) -> Pool:
    """The dice with which the investigator of a seat would begin at a place."""
    green = sum([is_free(s, seat, die) for die in box.GREEN_DICE])
    added = [colour for colour in _free_dice(s, seat, place) if is_free(s, seat, box.DIE_OF[colour])]
    return green, int(YELLOW in added), int(RED in added)


def _free_dice(s: State, seat: int, place: int) -> list[int]:
    """The colours of dice that come without a price at the beginning of an attempt."""
    begin = [power for _, _, power in powers(s, seat) if power.moment is Moment.ADVENTURE_BEGINS and not power.cost]
    here = [power for power in begin if power.where is None or is_world(place)]
    return [effect.colour for power in here for effect in power.effects if isinstance(effect, w.AddDie)]


def as_die(s: State, die: int) -> Die:
    """A die that lies there as the odds know it."""
    return box.COLOUR_OF[die], face(s, die)


def _secured(s: State, zones: Sequence[str]) -> tuple[Faces, tuple[Die, ...]]:
    """The dice that lie there: what those show that stay, and those that could be taken off a spell."""
    dice = [die for zone in zones for die in s.zones.get(zone, ())]
    free = removable_from_spells(s)
    held = tuple(sorted([face(s, die) for die in dice if die not in free]))
    return held, tuple(sorted([as_die(s, die) for die in dice if die in free]))


def situation_at(s: State, seat: int, goals: Sequence[Goal], place: int) -> Situation:
    """How an investigator would begin an attempt at a place."""
    held, loose = _secured(s, tuple(box.HELD.values()))
    bears = max(0, nerve(s, seat, goals, place))
    return Situation((1 << len(goals)) - 1, pool_at(s, seat, place), held, True, s.count(box.CLUES[seat]), loose, bears)


def situation_now(s: State, seat: int, goals: Sequence[Goal]) -> Situation:
    """Where the attempt under way has come to; the dice of the pool may lie there rolled."""
    colours = [box.COLOUR_OF[die] for die in s.zone(box.POOL)]
    pool = (colours.count(GREEN), colours.count(YELLOW), colours.count(RED))
    held, loose = _secured(s, box.SECURED)
    focus = not s.count(box.FOCUS_USED) and not s.count(box.AWAKE)
    bears = max(0, nerve(s, seat, goals, s.pointed(box.AT[seat])))
    return Situation((1 << len(goals)) - 1, pool, held, focus, s.count(box.CLUES[seat]), loose, bears)


def roll_now(s: State) -> tuple[Faces, Faces]:
    """The roll that lies on the table: what its green dice show, then the yellow and the red one."""
    shown = [as_die(s, die) for die in rolled_dice(s)]
    green, *others = ([side for colour, side in shown if colour == wanted] for wanted in (GREEN, YELLOW, RED))
    return tuple(green), tuple(side for sides in others for side in sides)
