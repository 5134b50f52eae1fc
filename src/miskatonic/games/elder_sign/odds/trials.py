"""The odds' view of the table: the tasks of a card as a Trial, what an investigator has for it as Means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import GREEN, INV1, INV4, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Power
from miskatonic.games.elder_sign.cards.words import (
    HEALTH,
    SANITY,
    AddDie,
    ChangeFace,
    DropTerrorDice,
    FailAttempt,
    ManyTasks,
    NoTerror,
    RaiseInvestigation,
    RollLockedDice,
)
from miskatonic.games.elder_sign.odds.chances import Means, Terror, Trial
from miskatonic.games.elder_sign.odds.rolls import Faces, Pool
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    AWAKE,
    CARD_AT,
    CLUES,
    COLOUR_OF,
    DIE_OF,
    FACE,
    FOCUS_USED,
    FREE_DICE,
    FREE_REROLLS,
    GREEN_DICE,
    HELD,
    INVESTIGATOR,
    LOCKED,
    MYTHOS_CARD,
    OWNED,
    PLAYS,
    POOL,
    POSSESSION,
    SECURED,
    VALUE_OF,
)
from miskatonic.games.elder_sign.rules.museum import is_world
from miskatonic.games.elder_sign.rules.people import has, imposed_terror
from miskatonic.games.elder_sign.rules.pool import most_by_clue, rolled_dice
from miskatonic.games.elder_sign.rules.tasks import Goal

RAISED: Final = tuple((face, face + 1) for face in range(INV1, INV4))
"""Investigation faces with the next higher one."""

# -------------------------------------------------------------------- what is to be done


def trial_of(s: State, seat: int, goals: Sequence[Goal], place: int) -> Trial:
    """The tasks as a trial for the investigator of a seat, on the card at a place or, without one, in the battle."""
    symbols = tuple(goal.symbols for goal in goals)
    if place < 0:
        return Trial(symbols, changes=changes(s.count(PLAYS[seat]) - 1), rerolls=most_by_clue(s, seat))
    return Trial(
        symbols,
        ADVENTURE[s.zones[CARD_AT[place]][0]].ordered,
        has(s, seat, ManyTasks),
        changes(s.count(PLAYS[seat]) - 1),
        _terror(s, seat, place),
        most_by_clue(s, seat),
    )


def _terror(s: State, seat: int, place: int) -> Terror:
    """What terror would do to the attempt."""
    effects = [*ADVENTURE[s.zones[CARD_AT[place]][0]].terror]
    effects += [effect for card in imposed_terror(s, seat) for effect in MYTHOS_CARD[card].lower.terror]
    if not effects or has(s, seat, NoTerror):
        return Terror.HARMLESS
    if any(isinstance(effect, FailAttempt) for effect in effects):
        return Terror.FAILS
    return Terror.DROPS_DICE if any(isinstance(effect, DropTerrorDice) for effect in effects) else Terror.HARMLESS


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
                        found += RAISED
    return tuple(found)


def can_pay(s: State, seat: int, goals: Sequence[Goal]) -> bool:
    """Whether an investigator would live through the costs of all these tasks (ES-SYM-10)."""
    sanity = sum([goal.sanity for goal in goals])
    health = sum([goal.health for goal in goals])
    return all(not cost or s.count(VALUE_OF[value][seat]) > cost for value, cost in ((SANITY, sanity), (HEALTH, health)))


# -------------------------------------------------------------------- with what


def pool_at(s: State, seat: int, place: int) -> Pool:
    """The dice with which the investigator of a seat would begin at a place."""
    homes = (FREE_DICE, LOCKED) if has(s, seat, RollLockedDice) else (FREE_DICE,)
    added = [effect.colour for effect in _free_dice(s, seat) if s.home[DIE_OF[effect.colour]] in homes]
    green = sum([s.home[die] in homes for die in GREEN_DICE])
    return (green, int(YELLOW in added), int(RED in added)) if is_world(place) else (green, 0, 0)


def _free_dice(s: State, seat: int) -> list[AddDie]:
    """Dice that come by themselves in Other Worlds."""
    cards: list[tuple[Power, ...]] = [INVESTIGATOR[s.counts[PLAYS[seat]] - 1].powers]
    cards += [POSSESSION[card].powers for card in s.zones.get(OWNED[seat], ())]
    begin = [p for powers in cards for p in powers if p.moment is Moment.ADVENTURE_BEGINS and not p.cost]
    return [effect for power in begin for effect in power.effects if isinstance(effect, AddDie)]


def means_at(s: State, seat: int, place: int) -> Means:
    """What the investigator of a seat would have for an attempt at a place."""
    held = tuple(s.counts[FACE[die]] - 1 for zone in HELD.values() for die in s.zones.get(zone, ()))
    return Means(pool_at(s, seat, place), held, True, s.count(CLUES[seat]))


def means_now(s: State, seat: int) -> Means:
    """What the active investigator has for the rest of the attempt; the dice of the pool may lie there rolled."""
    colours = [COLOUR_OF[die] for die in s.zone(POOL)]
    held = tuple(s.counts[FACE[die]] - 1 for zone in SECURED for die in s.zones.get(zone, ()))
    pool = (colours.count(GREEN), colours.count(YELLOW), colours.count(RED))
    focus = not s.count(FOCUS_USED) and not s.count(AWAKE)
    return Means(pool, held, focus, s.count(CLUES[seat]) + s.count(FREE_REROLLS))


def roll_now(s: State) -> tuple[Faces, Faces]:
    """The roll that lies on the table: what its green dice show, then the yellow and the red one."""
    shown = [(COLOUR_OF[die], s.counts[FACE[die]] - 1) for die in rolled_dice(s)]
    others = tuple(face for wanted in (YELLOW, RED) for colour, face in shown if colour == wanted)
    return tuple(face for colour, face in shown if colour == GREEN), others
