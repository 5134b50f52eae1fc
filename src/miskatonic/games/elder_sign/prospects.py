"""What lies before a seat: the chance of the next roll, and of surviving an adventure, as the table stands.

Counted are the dice at hand, secured dice, one focus, clues, and what the investigator can do with every roll. Items and
spells that could still be used, and the help of others, are not.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.box import (
    ADVENTURE,
    CARD_AT,
    CLUES,
    COLOUR_OF,
    FACE,
    FOCUS_USED,
    GREEN_DICE,
    HELD,
    INVESTIGATOR,
    MYTHOS_CARD,
    PLAYS,
    POOL,
    SECURED,
)
from miskatonic.games.elder_sign.chances import Means, Terror, Trial
from miskatonic.games.elder_sign.components import Moment, Period
from miskatonic.games.elder_sign.dice import COLOURS, INV1, INV4
from miskatonic.games.elder_sign.odds import Faces, Pool, chance
from miskatonic.games.elder_sign.people import has, imposed_terror
from miskatonic.games.elder_sign.pool import is_free, most_by_clue
from miskatonic.games.elder_sign.survival import Survival, survival
from miskatonic.games.elder_sign.tasks import Goal, goals_at, open_goals
from miskatonic.games.elder_sign.words import (
    ChangeFace,
    DropTerrorDice,
    FailAttempt,
    ManyTasks,
    NoTerror,
    RaiseInvestigation,
)

HIGHER: Final = tuple((face, face + 1) for face in range(INV1, INV4))
"""Investigation faces with the next higher one."""


def roll_chance(s: State, goal: Goal) -> float:
    """The chance that the next roll of the pool can complete a task."""
    return float(chance(goal.symbols, _counted(s, s.zone(POOL)), _secured(s)))


def chance_from_here(s: State, seat: int, place: int) -> Survival:
    """The best reachable chance that the attempt under way, before a roll, completes what is left of its card."""
    means = Means(_counted(s, s.zone(POOL)), _secured(s), FOCUS_USED not in s.counts, s.count(CLUES[seat]))
    return survival(_trial(s, seat, place, open_goals(s)), means)


def chance_at(s: State, seat: int, place: int) -> Survival:
    """The best reachable chance of a seat that would go to a card now."""
    pool = _counted(s, tuple(die for die in GREEN_DICE if is_free(s, die)))
    means = Means(pool, _on_spells(s), True, s.count(CLUES[seat]))
    return survival(_trial(s, seat, place, goals_at(s, place)), means)


# -------------------------------------------------------------------- what there is to survive it with


def _counted(s: State, dice: tuple[int, ...]) -> Pool:
    found = [COLOUR_OF[die] for die in dice]
    green, yellow, red = (found.count(colour) for colour in range(len(COLOURS)))
    return green, yellow, red


def _secured(s: State) -> Faces:
    return _faces(s, SECURED)


def _on_spells(s: State) -> Faces:
    return _faces(s, tuple(HELD.values()))


def _faces(s: State, zones: tuple[str, ...]) -> Faces:
    return tuple(sorted(s.counts[FACE[die]] - 1 for zone in zones for die in s.zones.get(zone, ())))


# -------------------------------------------------------------------- what is to be survived


def _trial(s: State, seat: int, place: int, goals: list[Goal]) -> Trial:
    card = ADVENTURE[s.zones[CARD_AT[place]][0]]
    effects = [*card.terror, *(effect for by in imposed_terror(s, seat) for effect in MYTHOS_CARD[by].lower.terror)]
    terror = Terror.HARMLESS
    if not has(s, seat, NoTerror):
        if any(isinstance(effect, FailAttempt) for effect in effects):
            terror = Terror.FAILS
        elif any(isinstance(effect, DropTerrorDice) for effect in effects):
            terror = Terror.DROPS_DICE
    return Trial(
        tuple(goal.symbols for goal in goals),
        card.ordered,
        has(s, seat, ManyTasks),
        changes(s.count(PLAYS[seat]) - 1),
        terror,
        most_by_clue(s, seat),
    )


@cache
def changes(investigator: int) -> tuple[tuple[int, int], ...]:
    """The faces of one die of every roll that an investigator can change, and into what."""
    found: list[tuple[int, int]] = []
    for power in INVESTIGATOR[investigator].powers:
        if power.moment is Moment.AFTER_ROLL and power.once_per is Period.ROLL:
            for effect in power.effects:
                match effect:
                    case ChangeFace(faces, to):
                        found += [(face, to) for face in faces]
                    case RaiseInvestigation():
                        found += HIGHER
    return tuple(found)
