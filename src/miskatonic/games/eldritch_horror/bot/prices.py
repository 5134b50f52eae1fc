"""What things are worth now, counted in rounds of one investigator; the same price whoever pays it."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.clock import gates_doom, rounds_left
from miskatonic.games.eldritch_horror.bot.mysteries import Task, task
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Monster
from miskatonic.games.eldritch_horror.cards.terms import CULTIST, OMEN_TRACK
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.people import alive, side

MYSTERY: Final = 10.0
"""A Mystery, for any number of investigators."""
ROUND: Final = 1.5
"""A round of the game, to each of them."""
CLUE: Final = 2.0
"""A Clue that the Mystery does not ask for: the next ones will."""
SPARE_CLUE: Final = 0.3
"""One that none of them will need."""
A_MYSTERY_EACH: Final = 0.7
"""Clues that a Mystery to come will ask for, for each player."""
CLUES_SHARE: Final = 0.5
"""How much of a step that takes Clues is having them."""
SPELL: Final = 0.3
"""One that the Mystery does not ask for."""
SPELLS_SHARE: Final = 0.2
"""How much of a step that takes Spells is having them."""
MONSTER: Final = 0.5
NEARLY_A_CROWD: Final = 2
RECKONINGS: Final = 0.55
"""How many a round there are."""
LEAST_DOOM: Final = 0.12
"""A step of Doom in rounds, even while the deck will run out first."""
NEW_GATE: Final = 1.6
"""A Gate that is spawned, in steps of Doom."""


CULTISTS: Final = tuple([half.cultist for one in ANCIENT_ONES for half in (one.front, one.back) if half.cultist is not None])
"""Cultists as each side of the sheets has them."""


class Prices(NamedTuple):
    """What one thing of a kind is worth, gained or done."""

    mystery: float
    unsolved: float
    """A Mystery that was solved and is so no longer: nothing, while there is none."""
    doom: float
    omen: float
    """The omen advanced by a step: what it costs."""
    new_gate: float
    clue: float
    spell: float
    monster: float
    """A Monster less on the board."""
    prey: bool
    """Whether there is a Monster on the space."""
    gate: float
    """The Gate of this encounter closed."""
    step: float
    """A step of the Mystery taken, Clues and all."""
    research: float
    """What gaining the Clue of a Research Encounter brings beside the Clue."""
    solve: float
    """The Rumor of this encounter solved."""
    token: float
    """An Eldritch token less on the Rumor that is resolved: what it costs."""
    due: int
    """Clues that this encounter asks for, where it does not simply say how many."""
    players: int
    game: float
    cultist: int
    """Which Cultists there are, by their number in the list of all; -1 if none are."""


def as_faced(token: Monster, p: Prices) -> Monster:
    """A Monster as it is in this game: Cultists are what the Ancient One makes of them."""
    return CULTISTS[p.cultist] if token.code == CULTIST and p.cultist >= 0 else token


def prices(s: State, at: Task | None = None) -> Prices:
    """The prices of this position; of Gate and Rumor none, for they are those of a place."""
    todo = task(s) if at is None else at
    players = s.counts[box.PLAYERS]
    doom = doom_price(s)
    mystery = MYSTERY * players
    step = mystery * todo.step * (todo.done < 1)
    held = sum([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in alive(s)])
    clue = clue_stock(s, step, todo, held + 1) - clue_stock(s, step, todo, held)
    next_omen = OMEN_TRACK[(s.counts.get(box.OMEN, 0) + 1) % len(OMEN_TRACK)]
    meets = sum([box.GATE[gate].omen == next_omen for gate in s.zones.get(box.GATES_OPEN, ())])
    cultist = side(s).cultist
    researched = step - clue if Moment.RESEARCHED in todo.moments else 0.0
    return Prices(
        mystery=mystery,
        unsolved=mystery if s.zones.get(box.SOLVED) else 0.0,
        doom=_short(doom),
        omen=_short(doom * meets),
        new_gate=_short(NEW_GATE * doom),
        clue=_short(clue),
        spell=_short(SPELL + (SPELLS_SHARE * step / todo.spells if todo.spells else 0.0)),
        monster=_short(monster_price(s, doom)),
        prey=True,
        gate=0.0,
        step=_short(step),
        research=_short(researched),
        solve=0.0,
        token=0.1,
        due=1,
        players=players,
        game=10 * mystery,
        cultist=CULTISTS.index(cultist) if cultist is not None else -1,
    )


def clue_stock(s: State, step: float, todo: Task, held: int) -> float:
    """What so many Clues of all investigators are worth: first those that the Mystery asks for, then those for the next."""
    wanted, dear = 0, CLUE
    if todo.clues and todo.step:
        wanted = todo.clues * round((1 - todo.done) / todo.step)
        dear = max(CLUE, CLUES_SHARE * step / todo.clues)
    to_come = max(0, 2 - len(s.zones.get(box.SOLVED, ())))
    later = round(A_MYSTERY_EACH * s.counts[box.PLAYERS] * to_come)
    good = dear * min(held, wanted)
    held = max(0, held - wanted)
    return good + CLUE * min(held, later) + SPARE_CLUE * max(0, held - later)


def doom_price(s: State) -> float:
    """What a step of Doom is worth."""
    rounds = rounds_left(s) - rounds_left(s, -1.0)
    return ROUND * s.counts[box.PLAYERS] * max(LEAST_DOOM, rounds)


def monster_price(s: State, doom: float) -> float:
    """What a Monster less on the board is worth: more, if the Ancient One makes Doom of a crowd."""
    price = MONSTER
    reckoning = side(s).reckoning
    for effect in reckoning if isinstance(reckoning, tuple) else (reckoning,):
        match effect:
            case w.If(w.AtLeast(w.MonstersOn(), int(n)), w.AdvanceDoom(int(steps))):
                over = len(places.monsters_on_board(s)) - n
                if over >= -NEARLY_A_CROWD:
                    price += RECKONINGS * doom * steps / (2 + max(0, over))
    return price


def gate_price(s: State, gate: int, doom: float) -> float:
    """What closing a Gate is worth by the Doom that it would bring."""
    return doom * gates_doom(s).get(gate, 0.0)


def _short(price: float) -> float:
    """Rounded, so that what was reckoned with it can be kept."""
    return round(price, 1)
