"""What lies on the table for everybody: the streets played in, the round cards or dice, effects, ratings, who sits where."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import effects, horrors
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.city import City
from miskatonic.games.route.cards.terms import PURPLE, TOURIST_TYPES
from miskatonic.games.route.rules import box, marks
from miskatonic.games.route.rules.box import Source
from miskatonic.games.route.rules.streets import STREETS, STREETS_WITH_LINES, Streets

ROUNDS: Final = 10  # RT-BASE-02
OPENING_ROUNDS: Final = {1: 0, 2: 0, 3: 1, 4: 2}  # RT-BASE-63


def city(s: State) -> City:
    """The city that is played."""
    return CITIES[s.counts.get(marks.CITY, 0)]


def streets(s: State) -> Streets:
    """Its streets."""
    number = s.counts.get(marks.CITY, 0)
    return STREETS_WITH_LINES[number] if s.counts.get(marks.LINES) else STREETS[number]


def is_opening(s: State) -> bool:
    """Whether this is an opening round (RT-BASE-61, RT-BASE-62)."""
    return s.counts.get(marks.ROUND, 0) <= OPENING_ROUNDS[s.seats]


def opening_rule(s: State, *, choosing: bool = False) -> str:
    """The rule of an opening round for so many players, or of what each of them chooses in it."""
    if s.pointed(marks.MODE) not in (marks.WITH_DICE, marks.SPECIAL):
        return "RT-BASE-61" if s.seats == 3 else "RT-BASE-62"
    if choosing:
        return "RT-DICE-26" if s.seats == 3 else "RT-DICE-30"
    return "RT-DICE-25" if s.seats == 3 else "RT-DICE-29"


def rolls_what_is_taken(s: State) -> bool:
    """Whether a die that is chosen now is rolled only then: what it shows says nothing (RT-DICE-25, RT-SYD-13)."""
    return is_opening(s) or s.pointed(marks.MODE) == marks.SPECIAL


def left_of(s: State, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % s.seats


def right_of(s: State, seat: int) -> int:
    """The player before."""
    return (seat - 1) % s.seats


def source(s: State, piece: int) -> Source:
    """What a round card or die brings."""
    printed = box.CARD_SOURCES[piece]
    if printed is not None:
        return printed
    die = box.DIE_OF[piece]
    return box.DIE_SOURCES[die][s.counts[marks.FACE[die]] - 1]


def brought(town: City, a: Source, b: Source) -> tuple[list[int], int]:
    """The tourists that two round cards or dice bring, by type, and how many of a type of one's own choice.

    A repeat card counts as the other card (RT-BASE-22), an application card or effect die as one tourist of the other's type
    (RT-EFF-08, RT-DICE-16); two of these leave the type free (RT-BASE-23, RT-EFF-12). Where purple tourists have nothing to
    see they go with the other die (RT-DICE-22), or with a type of one's own choice (RT-DICE-23).
    """
    given = [0, 0, 0, 0]
    if a.colour < 0 and b.colour < 0:
        return given, 2
    if a.colour < 0:
        a, b = b, a
    colour, tourists = a.colour, a.tourists
    if b.colour < 0:
        tourists += a.tourists if b.repeats else 1
        if colour == PURPLE and not town.purple:
            return given, tourists
        given[colour] = tourists
        return given, 0
    other = b.colour
    if not town.purple:
        if colour == PURPLE:
            colour = other
        elif other == PURPLE:
            other = colour
    given[colour] += tourists
    given[other] += b.tourists
    return given, 0


def free_types(town: City) -> list[int]:
    """The types among which one may choose freely (RT-EFF-26)."""
    return [colour for colour in TOURIST_TYPES if colour != PURPLE or town.purple]


def effects_in_force(s: State, a: Source, b: Source) -> list[int]:
    """The effect cards with the symbols shown (RT-EFF-06); a single card answers to both (RT-EFF-05)."""
    found: list[int] = []
    for shown in (a, b):
        if shown.symbol >= 0:
            cards = s.zone(box.EFFECT[shown.symbol]) or s.zone(box.EFFECT[1 - shown.symbol])
            found.extend(card for card in cards if card not in found)
    return found


def effect_word(piece: int) -> effects.EffectWord:
    """What an effect card does."""
    card = box.CARDS[piece]
    assert isinstance(card, effects.EffectCard)
    return card.effect


def curiosity(s: State) -> horrors.CuriosityCard | None:
    """The curiosity in force (RT-ARK-09)."""
    pile = s.zone(box.CURIOSITY)
    if not pile:
        return None
    card = box.CARDS[pile[0]]
    assert isinstance(card, horrors.CuriosityCard)
    return card
