"""How far the active Mystery is, what brings it forward, and how many Clues it will ask for."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import SPELL
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.mysteries import CHECK
from miskatonic.games.eldritch_horror.rules.people import ancient_one, lead

DONE_BUT_UNPROVED: Final = 0.97
"""A Mystery that has what it takes and waits for the end of the Mythos Phase."""


class Task(NamedTuple):
    """What the active Mystery still takes: steps of equal size, and the ways to take one."""

    done: float
    """From 0 to 1."""
    step: float
    """What one step is of the whole."""
    clues: int
    """Clues that whoever takes a step must have."""
    spells: int
    """Spells that they must have."""
    moments: frozenset[Moment]
    """What somebody must do for a step."""
    matching: bool
    """Only Gates that match the omen count."""
    encounter: AsEncounter | None
    card: int
    foe: int
    """The Epic Monster to be defeated, or -1."""


NOTHING: Final = Task(0.0, 0.0, 0, 0, frozenset(), False, None, -1, -1)


def probe(s: State, card: int) -> Frame:
    """A frame in which the figures of a card can be read."""
    f = Frame(CHECK, lead(s), len(s.stack))
    f.regs["piece"] = card
    return f


def task(s: State) -> Task:
    """What the investigators are at: the active Mystery, or the last one once the Ancient One is awake."""
    final = ancient_one(s).final
    if box.AWAKE in s.counts and final is not None and len(s.zones.get(box.SOLVED, ())) >= ancient_one(s).mysteries:
        sheet = s.zones[box.OPPONENT][0]
        foe = box.MONSTERS_CALLED[final.foe][0] if final.foe else -1
        return Task(0.0, 0.5, 0, 0, frozenset(), False, final.encounter, sheet, foe)
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        return _of_mystery(s, card)
    return NOTHING


def _of_mystery(s: State, card: int) -> Task:
    sheet = box.MYSTERY[card]
    f = probe(s, card)
    done, steps = _progress(s, f, sheet.solved)
    offered = () if sheet.encounter is None else sheet.encounter.effects
    clues = max([clues_needed(power.effects) for power in sheet.powers], default=clues_needed(offered))
    moments = frozenset([power.moment for power in sheet.powers])
    matching = any(isinstance(power.where, w.ThatGateMatches) for power in sheet.powers)
    foe = box.MONSTERS_CALLED[sheet.solved.name][0] if isinstance(sheet.solved, w.IsBeaten) else -1
    spells = max([spells_needed(power) for power in sheet.powers], default=0)
    done = min(done, DONE_BUT_UNPROVED)
    return Task(done, 1 / steps, clues, spells, moments, matching, sheet.encounter, card, foe)


def _progress(s: State, f: Frame, solved: w.Condition) -> tuple[float, int]:
    """How much of a Mystery is done, and of how many steps it is."""
    match solved:
        case w.AtLeast(of, n):
            steps = max(1, amount(s, f, n))
            return amount(s, f, of) / steps, steps
        case w.IsBeaten(name):
            foe = box.MONSTERS_CALLED[name][0]
            if box.BEATEN[foe] in s.counts:
                return 1.0, 1
            steps = max(1, toughness(s, f, foe))
            return s.counts.get(box.HURT[foe], 0) / steps, steps
    return 0.0, 1


def spells_needed(power: Power) -> int:
    """The Spells that a power of a Mystery asks for."""
    if power.moment is Moment.PASSED_SPELL_TEST:
        return 1
    price = power.effects.effect if isinstance(power.effects, w.May) else None
    return price.n if isinstance(price, w.Discard) and price.kind == SPELL and isinstance(price.n, int) else 0


def clues_needed(effects: w.Effects) -> int:
    """The Clues that an effect asks to be spent, as far as it can be read off."""
    if isinstance(effects, tuple):
        return max([clues_needed(effect) for effect in effects], default=0)
    match effects:
        case w.SpendClues(n):
            return n if isinstance(n, int) else 1
        case w.SpendThatClue():
            return 0
        case w.May(effect, then, _):
            return max(clues_needed(effect), 0 if then is None else clues_needed(then))
        case w.Test(_, _, passed):
            return clues_needed(passed)
        case w.Ambush(_, beaten):
            return clues_needed(beaten)
        case w.Steps(parts) | w.Price(parts) | w.By(_, parts):
            return clues_needed(parts)
    return 0
