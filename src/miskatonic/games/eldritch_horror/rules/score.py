"""Counting points after a win: the fewer the better (EH-SCO)."""

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards.terms import BLESSED, CLUE, CONDITION, CURSED, DARK_PACT
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import owned, rumors
from miskatonic.games.eldritch_horror.rules.people import alive


def score(s: State) -> int:
    """Gates, Monsters, bad Conditions and Rumors against Clues, Blessed investigators and Doom (EH-SCO-01)."""
    return sum(parts(s))


def parts(s: State) -> tuple[int, int, int, int, int, int, int]:
    """What each of these adds, in their order (EH-SCO-02 to EH-SCO-08)."""
    people = alive(s)
    gates = len(s.zones.get(box.GATES_OPEN, ()))
    monsters = thirds(len(places.monsters_on_board(s)))
    bad = sum([len(owned(s, seat, CONDITION, name=name)) for seat in people for name in (CURSED, DARK_PACT)])
    clues = thirds(sum([len(owned(s, seat, CLUE)) for seat in people]))
    blessed = sum([len(owned(s, seat, CONDITION, name=BLESSED)) for seat in people])
    return gates, monsters, bad, 3 * len(rumors(s)), -clues, -blessed, -s.counts.get(box.DOOM, 0)


def thirds(n: int) -> int:
    """One for every three, rounded up."""
    return (n + 2) // 3
