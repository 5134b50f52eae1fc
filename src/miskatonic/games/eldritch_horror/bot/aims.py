"""What the investigators are after: how far the Mystery is, and what draws them to a space."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH
from miskatonic.games.eldritch_horror.odds.prospects import fight
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import matching_gates, toughness
from miskatonic.games.eldritch_horror.rules.encounters import as_encounter
from miskatonic.games.eldritch_horror.rules.mysteries import CHECK
from miskatonic.games.eldritch_horror.rules.people import alive, lead, space_of

CLUE: Final = 0.09
GATE: Final = 0.12
MATCHING: Final = 0.06
TOKEN_ENCOUNTER: Final = 0.5
RUMOR: Final = 0.8
"""A Rumor about to run out."""
LACKING: Final = 0.12
"""A Clue, while the Mystery asks for more than there are."""
EXPEDITION: Final = 0.06
WANTED: Final = 0.25
"""What the Mystery wants done."""
FOE: Final = 0.35
"""The Epic Monster that the Mystery wants defeated."""
MONSTER: Final = 0.03
ANYTHING: Final = 0.02
PER_STEP: Final = 0.6
"""How much less a thing draws with every space between."""
DREAD: Final = 0.035
"""What a point of Health or Sanity that a fight will cost counts."""


def probe(s: State, card: int) -> Frame:
    """A frame in which the figures of a card can be read."""
    f = Frame(CHECK, lead(s), len(s.stack))
    f.regs["piece"] = card
    return f


# -------------------------------------------------------------------- the Mystery


def progress(s: State) -> float:
    """How far the active Mystery is solved, from 0 to 1; one that is done counts until the phase ends."""
    return max(
        [_share(s, probe(s, card), box.MYSTERY[card].solved) for card in s.zones.get(box.ACTIVE_MYSTERY, ())], default=0
    )


def _share(s: State, f: Frame, condition: w.Condition) -> float:
    match condition:
        case w.AtLeast(of, n):
            return min(1.0, amount(s, f, of) / max(1, amount(s, f, n)))
        case w.IsBeaten(name):
            foe = box.MONSTERS_CALLED[name][0]
            if box.BEATEN[foe] in s.counts:
                return 1.0
            return 0.9 * s.counts.get(box.HURT[foe], 0) / max(1, toughness(s, f, foe))
        case w.Both(one, other):
            return (_share(s, f, one) + _share(s, f, other)) / 2
    return 0.0


def clues_wanted(s: State) -> int:
    """How many Clues the active Mystery will still ask for."""
    found = 0
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        sheet = box.MYSTERY[card]
        need = max([clues_needed(power.effects) for power in sheet.powers], default=0)
        if sheet.encounter is not None:
            need = max(need, clues_needed(sheet.encounter.effects))
        steps = _steps(s, probe(s, card), sheet.solved)
        found += need * max(0, round(steps * (1 - progress(s))))
    return found


def _steps(s: State, f: Frame, condition: w.Condition) -> int:
    return amount(s, f, condition.n) if isinstance(condition, w.AtLeast) else 1


def urgency(s: State, card: int) -> float:
    """How soon a Rumor runs out: the fewer tokens are left, the more."""
    return 1 / max(1, s.counts.get(box.TOKENS_ON[ELDRITCH][card], 0))


def wants(s: State) -> dict[Moment, float]:
    """What brings the active Mystery forward, by the moment that its power hears; less, when it takes Clues nobody has."""
    found: dict[Moment, float] = {}
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        for power in box.MYSTERY[card].powers:
            found[power.moment] = WANTED * _affordable(s, power.effects)
    return found


# -------------------------------------------------------------------- what draws them


def draws(s: State) -> dict[int, float]:
    """What every space is worth going to."""
    found: dict[int, float] = {}

    def add(space: int, worth: float) -> None:
        found[space] = found.get(space, ANYTHING) + worth

    wanted = wants(s)
    lacking = clues_wanted(s) > sum([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in alive(s)])
    for clue in places.clues_on_board(s):
        add(places.space_of_piece(s, clue), CLUE + wanted.get(Moment.RESEARCHED, 0) + (LACKING if lacking else 0))
    matching = matching_gates(s)
    for gate in s.zones.get(box.GATES_OPEN, ()):
        is_matching = gate in matching
        add(box.GATE[gate].space, GATE + MATCHING * is_matching + wanted.get(Moment.CLOSED_GATE, 0))
    if Moment.ONTO_ELDRITCH in wanted:
        for space in places.ALL:
            if box.ELDRITCH_AT[space] in s.counts:
                add(space, wanted[Moment.ONTO_ELDRITCH])
    prey = wanted.get(Moment.BEAT_MONSTER, 0) + wanted.get(Moment.MONSTER_DEFEATED, 0)
    for monster in places.monsters_on_board(s) if prey else ():
        if not box.MONSTER[monster].epic:
            add(places.space_of_piece(s, monster), prey)
    if s.pointed(box.EXPEDITION_AT) >= 0:
        add(s.pointed(box.EXPEDITION_AT), EXPEDITION)
    for zone in (box.ONGOING, box.ACTIVE_MYSTERY, box.OPPONENT):
        for card in s.zones.get(zone, ()):
            offered = as_encounter(s, card)
            if offered is not None:
                for space in places.spaces(s, probe(s, card), offered.at):
                    worth = RUMOR * urgency(s, card) if card in box.MYTHOS_CARD else TOKEN_ENCOUNTER
                    add(space, worth * _affordable(s, offered.effects))
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        solved = box.MYSTERY[card].solved
        if isinstance(solved, w.IsBeaten):
            foe = places.space_of_piece(s, box.MONSTERS_CALLED[solved.name][0])
            if foe >= 0:
                add(foe, FOE)
    return found


def _affordable(s: State, effects: w.Effects) -> float:
    """Less, when it takes Clues that nobody has."""
    need = clues_needed(effects)
    most = max([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in alive(s)], default=0)
    return 1.0 if most >= need else 0.15


def clues_needed(effects: w.Effects) -> int:
    """The Clues that an effect asks to be spent, as far as it can be read off."""
    if isinstance(effects, tuple):
        return max([clues_needed(effect) for effect in effects], default=0)
    match effects:
        case w.SpendClues(n):
            return n if isinstance(n, int) else 2
        case w.May(effect, then, _):
            return max(clues_needed(effect), 0 if then is None else clues_needed(then))
        case w.Test(_, _, passed):
            return clues_needed(passed)
        case w.Ambush(_, beaten):
            return clues_needed(beaten)
        case w.Steps(parts) | w.Price(parts):
            return clues_needed(parts)
    return 0


def pull(s: State) -> float:
    """How near the investigators are to what draws them, each to something of their own; and whom they must fight."""
    people = alive(s)
    if not people:
        return 0.0
    worth = draws(s)
    near = sorted(
        [(_felt(s, seat, space, draw), seat, space) for seat in people for space, draw in worth.items()], reverse=True
    )
    taken: set[int] = set()
    going: set[int] = set()
    total = 0.0
    for felt, seat, space in near:
        if seat not in taken and space not in going:
            taken.add(seat)
            going.add(space)
            total += felt
    return total + sum([threat(s, seat) for seat in people])


def _felt(s: State, seat: int, space: int, worth: float) -> float:
    far = places.DISTANCE[space_of(s, seat)][space]
    if len(s.zones.get(box.CLUES_OF[seat], ())) and worth > TOKEN_ENCOUNTER:
        worth *= 1.1
    return worth * PER_STEP**far


def threat(s: State, seat: int) -> float:
    """What the fights on somebody's space promise."""
    total = 0.0
    for monster in places.monsters_on(s, space_of(s, seat)):
        total += fight_worth(s, seat, monster)
    return total


def fight_worth(s: State, seat: int, monster: int) -> float:
    """What a fight promises: a Monster beaten against Health and Sanity lost, dearer the less there is."""
    odds = fight(s, seat, monster)
    lost = 0.0
    for value, mean in enumerate((odds.health, odds.sanity)):
        left = s.counts.get(box.VALUE_OF[value][seat], 0)
        lost += DREAD * float(mean) * (1 + 6 * (float(mean) / max(1, left)) ** 2)
    return MONSTER * float(odds.beats) - lost
