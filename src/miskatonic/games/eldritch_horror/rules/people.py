"""The investigators: who plays whom, who leads, who stands where, whom a word means (EH-INV, EH-LEA, EH-GEN)."""

from typing import Final

from miskatonic.core.code import Frame, Node, holds
from miskatonic.core.seats import CLOCKWISE
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import AncientOne, Investigator, Monster, Side
from miskatonic.games.eldritch_horror.cards.terms import CULTIST
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.cutting import ACTION, ENCOUNTER, FALLING, TURNING
from miskatonic.games.eldritch_horror.rules.those import that

# -------------------------------------------------------------------- the Ancient One


def ancient_one(s: State) -> AncientOne:
    """The Ancient One of this game."""
    return box.ANCIENT_ONE_SHEET[s.zones[box.OPPONENT][0]]


def side(s: State) -> Side:
    """The side of its sheet that lies up."""
    sheet = ancient_one(s)
    return sheet.back if box.AWAKE in s.counts else sheet.front


def sheet_of(s: State, monster: int) -> Monster:
    """What is printed on a Monster; what a Cultist is stands on the Ancient One sheet (EH-CUL-02)."""
    token = box.MONSTER[monster]
    if token.code != CULTIST:
        return token
    return side(s).cultist or token


# -------------------------------------------------------------------- who is there


def is_alive(s: State, seat: int) -> bool:
    """Whether a seat has an investigator in the game."""
    return box.PLAYS[seat] in s.counts


def is_falling(s: State, seat: int) -> bool:
    """Whether the steps of a defeat are under way: who is defeated is no investigator any more (EH-DEF-12)."""
    return any(f.who == seat and f.code.address in FALLING for f in s.stack)


def person(s: State, seat: int) -> int:
    """How the log names a seat: by its investigator, for another may follow; by the seat when it has none."""
    return s.counts.get(box.PLAYS[seat], seat)


def investigator(s: State, seat: int) -> Investigator:
    """The sheet of a seat's investigator."""
    return box.INVESTIGATOR[s.counts[box.PLAYS[seat]]]


def lead(s: State) -> int:
    """The seat with the Lead Investigator token (EH-LEA-01)."""
    return s.counts.get(box.LEAD, 0)


def seats_in_order(s: State) -> tuple[int, ...]:
    """All seats clockwise from the Lead Investigator."""
    return CLOCKWISE[s.seats][s.counts.get(box.LEAD, 0)]


def active(s: State) -> int:
    """The seat that performs an action or resolves an encounter; in the Mythos Phase, and for who has fallen, the lead.

    (EH-INV-01)
    """
    if s.counts.get(box.PHASE) != box.MYTHOS_PHASE:
        for f in reversed(s.stack):
            if f.step and f.code.address in (ACTION, ENCOUNTER) and is_alive(s, f.who):
                return f.who
    return lead(s)


def alive(s: State) -> list[int]:
    """Seats with an investigator, clockwise from the Lead Investigator."""
    counts = s.counts
    return [seat for seat in seats_in_order(s) if box.PLAYS[seat] in counts]


def standing(s: State) -> list[int]:
    """Those of them who are not just falling (EH-DEF-12)."""
    falling = [f.who for f in s.stack if f.code.address in FALLING]
    return [seat for seat in alive(s) if seat not in falling]


def space_of(s: State, seat: int) -> int:
    """The space of a seat's investigator."""
    return s.counts[box.AT[seat]]


def seats_on(s: State, space: int) -> list[int]:
    """Seats whose investigators are on a space."""
    return [seat for seat in alive(s) if s.counts[box.AT[seat]] == space]


def company(s: State, seat: int) -> list[int]:
    """Who is on the space that a seat's investigator counts as being on, that one too; nobody who is just falling."""
    space = places.stands_on(s, seat)
    return [other for other in standing(s) if other == seat or places.stands_on(s, other) == space]


# -------------------------------------------------------------------- whom a word means


def fits(s: State, f: Frame, condition: Node, seat: int) -> bool:
    """Whether a condition holds for somebody."""
    if seat == f.who:
        return holds(s, f, condition)
    return holds(s, Frame(f.code, seat, f.root), condition)


def meant(s: State, f: Frame, which: w.Condition | None, here: bool, other: bool) -> tuple[int, ...]:
    """Investigators for whom it is so: those on the same space, the others."""
    found = standing(s)
    if other:
        found = [seat for seat in found if seat != f.who]
    if here:
        space = places.here(s, f)
        found = [seat for seat in found if places.stands_on(s, seat) == space]
    if which is not None:
        found = [seat for seat in found if fits(s, f, which, seat)]
    return tuple(found)


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Whom a word means, in turn order from the Lead Investigator (EH-FAQ-01, EH-DEF-12)."""
    match who:
        case w.Lead():
            return (lead(s),) if lead(s) in standing(s) else ()
        case w.Active():
            return (active(s),) if active(s) in standing(s) else ()
        case w.Each(which, here, other) | w.One(which, here, other):
            return meant(s, f, which, here, other)
        case w.TheChosen():
            chosen = that(s, f, "target")
            return (chosen,) if chosen >= 0 and is_alive(s, chosen) else ()
        case w.NearestInvestigator():
            return nearest_investigators(s, places.this_space(s, f))
        case _:
            raise AssertionError(who)


def nearest_investigators(s: State, space: int) -> tuple[int, ...]:
    """The investigators over the fewest paths from a space (EH-NEA-01)."""
    found = alive(s)
    least = min([places.DISTANCE[space][space_of(s, seat)] for seat in found], default=0)
    return tuple([seat for seat in found if places.DISTANCE[space][space_of(s, seat)] == least])


# -------------------------------------------------------------------- what always holds

_PASSIVE: Final = {
    piece: sheet.passive
    for piece, sheet in (*box.INVESTIGATOR.items(), *box.POSSESSION.items(), *box.CONDITION_CARD.items())
    if sheet.passive
}


def passives(s: State, seat: int) -> list[tuple[int, w.Passive]]:
    """What always holds for a seat by its own sheet and cards, each with its card: of a Condition, the side that lies up."""
    zones = s.zones
    found: list[tuple[int, w.Passive]] = []
    for zone in (box.PLAYED_BY[seat], box.OWNED[seat], box.CONDITIONS_OF[seat]):
        for piece in zones.get(zone, ()):
            if piece in _PASSIVE:
                holds_now = _PASSIVE[piece]
                if piece in box.CONDITION_CARD and is_turned_over(s, piece):
                    holds_now = box.CONDITION_BACK[zones[box.BEHIND[piece]][0]].passive
                found.extend([(piece, passive) for passive in holds_now])
    return found


def is_turned_over(s: State, card: int) -> bool:
    """Whether the back of a Condition is being resolved: meanwhile its front is not in force (EH-FLP-01)."""
    return any(f.code.address == TURNING and f.regs["piece"] == card for f in s.stack)


_SAYING: Final[dict[type[Node], frozenset[int]]] = {
    word: frozenset([piece for piece, found in _PASSIVE.items() if word in [type(passive) for passive in found]])
    for word in {type(passive) for found in _PASSIVE.values() for passive in found}
}
"""For every word that always holds, the sheets and cards that say so."""


def has_passive(s: State, seat: int, word: type[Node]) -> bool:
    """Whether a word always holds for a seat; what stands on the front of a Condition, while that lies up."""
    saying, zones = _SAYING[word], s.zones
    if not (saying.isdisjoint(zones.get(box.OWNED[seat], ())) and saying.isdisjoint(zones.get(box.PLAYED_BY[seat], ()))):
        return True
    return any(card in saying and not is_turned_over(s, card) for card in zones.get(box.CONDITIONS_OF[seat], ()))


def is_forbidden(s: State, word: type[Node]) -> bool:
    """Whether an ongoing Mythos card forbids something to everybody (EH-GOLD-03, EH-CNF-02)."""
    ongoing = s.zones.get(box.ONGOING, ())
    return any(isinstance(passive, word) for card in ongoing for passive in box.MYTHOS_CARD[card].passive)


_CONTROLLED: Final = member_of(box.OWNED, box.PLAYED_BY, box.CONDITIONS_OF)


def is_held(s: State, piece: int) -> bool:
    """Whether a piece is somebody's sheet or card."""
    return s.home[piece] in _CONTROLLED


def controls(s: State, piece: int) -> int:
    """The seat whose card it is; what belongs to nobody is the Lead Investigator's to decide."""
    return _CONTROLLED.get(s.home[piece], s.counts.get(box.LEAD, 0))
