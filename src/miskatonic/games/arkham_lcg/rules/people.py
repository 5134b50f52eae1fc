"""The investigators: who is in the game, where they are, who leads, and which enemies are around (AH-SUP, AH-CON)."""

from typing import Final

from miskatonic.core.code import Code, Frame, Node, can
from miskatonic.core.seats import CLOCKWISE
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.arkham_lcg.cards.sheets import Enemy
from miskatonic.games.arkham_lcg.cards.words import ActiveHere, EachThere, SomebodyHere
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.words import EachInOrder, Lead
from miskatonic.words.control import concerned


def in_game(s: State, seat: int) -> bool:
    """Whether a seat's investigator has not been eliminated."""
    return box.OUT[seat] not in s.counts


def taking_part(s: State) -> list[int]:
    """The seats whose investigators began this scenario, eliminated or not."""
    return [seat for seat in range(s.seats) if s.count(box.OUT[seat]) != box.AWAY]


def card_of(s: State, seat: int) -> int:
    """The investigator card of a seat."""
    return s.counts[box.PLAYS[seat]]


def lead(s: State) -> int:
    """The lead investigator's seat."""
    return s.counts.get(box.LEAD, 0)


def player_order(s: State) -> tuple[int, ...]:
    """The investigators in the game, the lead first, then clockwise (AH-CON-07)."""
    counts = s.counts
    order = CLOCKWISE[s.seats][counts.get(box.LEAD, 0)]
    for seat in order:
        if box.OUT[seat] in counts:
            return tuple([seat for seat in order if box.OUT[seat] not in counts])
    return order


def is_shut_out(s: State, seat: int) -> bool:
    """Whether somebody else resolves a card with peril (AH-KEY-07)."""
    return box.PERIL in s.counts and s.counts[box.PERIL] != seat


def active(s: State) -> int:
    """The seat whose turn it is; -1 outside all turns."""
    return s.pointed(box.ACTIVE)


def place_of(s: State, seat: int) -> int:
    """Where a seat's investigator is."""
    return s.pointed(box.AT[seat])


def seats_at(s: State, place: int) -> list[int]:
    """The investigators at a place, in player order."""
    counts = s.counts
    return [seat for seat in player_order(s) if counts.get(box.AT[seat]) == place]


_CONTROLLED: Final = member_of(box.PLAY, box.THREAT, box.PLAYED_BY)


def holder(s: State, piece: int) -> int:
    """The seat in whose area a piece lies; -1 for none, and for a piece that whoever looks cannot see."""
    return _CONTROLLED.get(s.home.get(piece, ""), -1)


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Whom a word means, in player order; of those here only for whom it would do something (AH-ABL-16, AH-EFF-06)."""
    match who:
        case Lead():
            return (lead(s),)
        case EachInOrder():
            return player_order(s)
        case SomebodyHere():
            return concerned(s, f, tuple(seats_at(s, place_of(s, f.who))))
        case EachThere():
            return tuple(seats_at(s, place_of_card(s, s.shared(f).regs["piece"])))
        case ActiveHere():
            return tuple(seat for seat in seats_at(s, place_of(s, f.who)) if seat == active(s))
    raise AssertionError(who)


def choosable(s: State, f: Frame, options: tuple[Code, ...]) -> list[int]:
    """Which of several effects may be chosen: those that would do something (AH-EFF-04)."""
    return [i for i, option in enumerate(options) if can(s, f, option)]


# -------------------------------------------------------------------- enemies around


def is_ready(s: State, piece: int) -> bool:
    """Whether a card is not exhausted."""
    return box.EXHAUSTED[piece] not in s.counts


def text_of(s: State, enemy: int) -> Enemy:
    """An enemy's card as it counts now: without its text while that is blank (AH-BLK-01)."""
    return box.WITHOUT_TEXT[enemy] if box.BLANK[enemy] in s.counts else box.ENEMY[enemy]


def unengaged_at(s: State, place: int) -> list[int]:
    """Enemies at a place that are in nobody's threat area."""
    return [piece for piece in s.zones.get(box.AT_PLACE[place], ()) if piece in box.ENEMY]


def engaged_with(s: State, seat: int) -> list[int]:
    """Enemies engaged with a seat: in its threat area, and ready massive ones at its place (AH-MAS-01)."""
    found = [piece for piece in s.zones.get(box.THREAT[seat], ()) if piece in box.ENEMY]
    found += [e for e in unengaged_at(s, place_of(s, seat)) if text_of(s, e).massive and is_ready(s, e)]
    return found


def enemies_at(s: State, place: int) -> list[int]:
    """All enemies at a place, engaged or not (AH-ENG-02)."""
    zones = s.zones
    found = [piece for piece in zones.get(box.AT_PLACE[place], ()) if piece in box.ENEMY]
    for seat in seats_at(s, place):
        threats = zones.get(box.THREAT[seat])
        if threats:
            found += [piece for piece in threats if piece in box.ENEMY]
    return found


def enemies_in_play(s: State, trait: int | None = None) -> list[int]:
    """All enemies in play, perhaps only with a trait, in the order of the box."""
    home, in_play = s.home, box.ENEMIES_IN_PLAY
    return [e for e in box.ENEMY if home.get(e) in in_play and (trait is None or trait in box.TRAITS_OF[e])]


def enemies_with(s: State, trait: int, place: int) -> int:
    """How many enemies with a trait are at a place."""
    return sum([trait in box.TRAITS_OF[enemy] for enemy in enemies_at(s, place)])


_LYING_AT: Final = member_of(box.AT_PLACE, box.ATTACHED)


def place_of_card(s: State, piece: int) -> int:
    """Where a card in play is: its location, or that of whoever has it; -1 for nowhere."""
    seat = holder(s, piece)
    if seat >= 0:
        return place_of(s, seat)
    return _LYING_AT.get(s.home.get(piece, ""), -1)
