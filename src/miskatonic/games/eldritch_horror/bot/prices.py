"""What things are worth now, counted in rounds of one investigator; the same price whoever pays it."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.clock import gates_doom, rounds_left
from miskatonic.games.eldritch_horror.bot.mysteries import Task, task
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import OMEN_TRACK
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.people import alive

MYSTERY: Final = 8.0
"""A Mystery, for any number of investigators."""
ROUND: Final = 1.5
"""A round of the game, to each of them."""
CLUE: Final = 0.6
"""A Clue that the Mystery does not ask for: the next one will."""
CLUES_SHARE: Final = 0.4
"""How much of a step that takes Clues is having them."""
LEAST_DOOM: Final = 0.12
"""A step of Doom in rounds, even while the deck will run out first."""
NEW_GATE: Final = 1.6
"""A Gate that is spawned, in steps of Doom."""


class Prices(NamedTuple):
    """What one thing of a kind is worth, gained or done."""

    mystery: float
    doom: float
    omen: float
    """The omen advanced by a step: what it costs."""
    new_gate: float
    clue: float
    gate: float
    """The Gate of this encounter closed."""
    step: float
    """A step of the Mystery taken, Clues and all."""
    research: float
    """What gaining the Clue of a Research Encounter brings beside the Clue."""
    solve: float
    """The Rumor of this encounter solved."""
    due: int
    """Clues that this encounter asks for, where it does not simply say how many."""
    players: int
    game: float


def prices(s: State, at: Task | None = None) -> Prices:
    """The prices of this position; of Gate and Rumor none, for they are those of a place."""
    todo = task(s) if at is None else at
    players = s.counts[box.PLAYERS]
    doom = doom_price(s)
    mystery = MYSTERY * players
    step = mystery * todo.step * (todo.done < 1)
    held = sum([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in alive(s)])
    wanted, dear = wanted_clues(step, todo)
    clue = dear if held < wanted else CLUE
    next_omen = OMEN_TRACK[(s.counts.get(box.OMEN, 0) + 1) % len(OMEN_TRACK)]
    meets = sum([box.GATE[gate].omen == next_omen for gate in s.zones.get(box.GATES_OPEN, ())])
    researched = step - clue if Moment.RESEARCHED in todo.moments else 0.0
    return Prices(
        mystery=mystery,
        doom=_short(doom),
        omen=_short(doom * meets),
        new_gate=_short(NEW_GATE * doom),
        clue=_short(clue),
        gate=0.0,
        step=_short(step),
        research=_short(researched),
        solve=0.0,
        due=1,
        players=players,
        game=10 * mystery,
    )


def wanted_clues(step: float, todo: Task) -> tuple[int, float]:
    """How many Clues the Mystery will still ask for, and what each of them is worth."""
    if not todo.clues or not todo.step:
        return 0, CLUE
    return todo.clues * round((1 - todo.done) / todo.step), max(CLUE, CLUES_SHARE * step / todo.clues)


def doom_price(s: State) -> float:
    """What a step of Doom is worth."""
    rounds = rounds_left(s) - rounds_left(s, -1.0)
    return ROUND * s.counts[box.PLAYERS] * max(LEAST_DOOM, rounds)


def gate_price(s: State, gate: int, doom: float) -> float:
    """What closing a Gate is worth by the Doom that it would bring."""
    return doom * gates_doom(s).get(gate, 0.0)


def _short(price: float) -> float:
    """Rounded, so that what was reckoned with it can be kept."""
    return round(price, 1)
