"""What a greedy player thinks of every option where the dice decide: from the odds, not from one lucky dream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import aims
from miskatonic.games.eldritch_horror.bot.worth import squashed, standing
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, LORE, OBSERVATION, SANITY, SKILLS
from miskatonic.games.eldritch_horror.odds.dice import at_least
from miskatonic.games.eldritch_horror.odds.prospects import skill_test
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.rules.encounters import as_encounter

Gains = list[float]

CLUE: Final = 0.12
"""A Clue gained by research."""
GATE: Final = 0.25
ARTIFACT: Final = 0.1
STEP: Final = 0.35
"""A step of a Mystery or a Rumor."""
PLACE: Final = 0.05
GENERAL: Final = 0.035
FAILURE: Final = 0.1
"""What a failed test costs on average."""
MEETING: Final = 0.15
REROLL_COST: Final = 0.09
"""A Clue spent."""
DEAR: Final = 0.2
"""A Clue spent that the Mystery asks for."""


def judge(s: State, asked: Asked) -> list[float] | None:
    """Something like the chance to win after each option; None for questions to be looked ahead."""
    weigh = JUDGES.get(asked.kind)
    if weigh is None:
        return None
    now = standing(s)
    return [squashed(now + gain) for gain in weigh(s, asked)]


# -------------------------------------------------------------------- which encounter


def encounter(s: State, asked: Asked) -> Gains:
    """Fights by what they promise; other encounters by what they mostly give and how well this investigator tests."""
    return [_encounter(s, asked.seat, option) for option in asked.options]


def _encounter(s: State, seat: int, option: Option) -> float:
    if option.verb is box.FIGHT:
        return aims.fight_worth(s, seat, option.value)
    wanted = aims.wants(s)
    if option.verb is box.RESEARCH_CLUE:
        return _tested(passes(s, seat, (OBSERVATION, LORE)), CLUE + wanted.get(Moment.RESEARCHED, 0))
    if option.verb is box.MEET:
        return MEETING
    if option.verb is box.AS_ENCOUNTER:
        return _offered(s, seat, option.value)
    if option.verb is box.ENCOUNTER:
        deck = box.DECK_NAMES[option.value]
        any_skill = passes(s, seat, range(len(SKILLS)))
        if deck == "other-world":
            return _tested(any_skill**2, GATE + wanted.get(Moment.CLOSED_GATE, 0))
        if deck == "expedition":
            return _tested(any_skill**2, ARTIFACT)
        return _tested(any_skill, GENERAL if deck == "general" else PLACE)
    return 0.0


def _tested(chance: float, gain: float) -> float:
    return chance * gain - (1 - chance) * FAILURE * 0.5


def _offered(s: State, seat: int, card: int) -> float:
    """What the encounter of a Mystery or a Rumor promises to this investigator."""
    offered = as_encounter(s, card)
    assert offered is not None
    if aims.clues_needed(offered.effects) > len(s.zones.get(box.CLUES_OF[seat], ())):
        return -FAILURE
    first = offered.effects[0] if isinstance(offered.effects, tuple) and offered.effects else offered.effects
    if isinstance(first, w.Test):
        return _tested(float(at_least(skill_test(s, seat, first.skill, first.mod).chances, 1)), STEP)
    return _tested(passes(s, seat, range(len(SKILLS))), STEP)


def passes(s: State, seat: int, skills: range | tuple[int, ...]) -> float:
    """The mean chance to pass a plain test of these skills."""
    return sum([float(at_least(skill_test(s, seat, skill).chances, 1)) for skill in skills]) / len(skills)


# -------------------------------------------------------------------- dice that were rolled


def after_roll(s: State, asked: Asked) -> Gains:
    """What costs nothing is used while a success is missing; Clues only where the test matters."""
    rolled = asked.what
    assert isinstance(rolled, asks.AfterRoll)
    missing = max(0, _wanted(s, asked.seat) - rolled.successes)
    gains = []
    for option in asked.options:
        if option is box.KEEP_RESULT:
            gains.append(0.0)
        elif not missing or rolled.successes >= len(rolled.dice):
            gains.append(-0.01)
        else:
            cost = (DEAR if aims.clues_wanted(s) else REROLL_COST) if option is box.SPEND_CLUE else 0.0
            gains.append(FAILURE + 0.02 * missing - cost)
    return gains


def _wanted(s: State, seat: int) -> int:
    """How many successes are wanted: one, or in a fight what keeps one whole."""
    for f in reversed(s.stack):
        if f.code.address == "combat" and f.who == seat:
            left = min([s.counts.get(box.VALUE_OF[value][seat], 0) for value in (HEALTH, SANITY)])
            return 3 if left <= 3 else 2
    return 1


def which_die(s: State, asked: Asked) -> Gains:
    """The lowest die is rerolled, never a success."""
    return [0.0 if option is box.DONE else (0.01 * (5 - option.value)) for option in asked.options]


def raised(s: State, asked: Asked) -> Gains:
    """A die that becomes a success by it."""
    return [0.05 if option.value == 4 else 0.001 * option.value for option in asked.options]


JUDGES: Final[dict[Kind, Callable[[State, Asked], Gains]]] = {
    asks.Encounter: encounter,
    asks.WhomToFight: encounter,
    asks.AfterRoll: after_roll,
    asks.WhichDie: which_die,
    asks.WhichDieToRaise: raised,
}
