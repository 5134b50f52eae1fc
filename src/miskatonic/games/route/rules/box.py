"""What is in the box, by number: the tables below say what each piece is. Zones stand here too."""

from collections.abc import Callable
from typing import Final

from miskatonic.core.state import State
from miskatonic.core.zones import Layout, hidden, own
from miskatonic.games.route.cards import city, dice, effects, events, goals, helpers, horrors, tasks, tourists
from miskatonic.games.route.cards.cities import CITIES, CROSSROADS, WITHOUT_A_BOARD
from miskatonic.games.route.rules import marks


class CityCard:
    """A city selection card (RT-CMP-05)."""

    def __init__(self, code: str) -> None:
        self.code = code


DeckCard = city.TouristCard | tourists.RepeatCard | tourists.ApplicationCard
Card = (
    DeckCard | dice.DieSheet | effects.EffectCard | goals.Goal | tasks.Task | events.EventCard | horrors.CuriosityCard
    | horrors.CallCard | helpers.Guide | CityCard
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    *tourists.COMMON_TOURISTS,
    *tourists.REPEATS,
    *tourists.APPLICATIONS,
    *(card for town in CITIES for card in town.cards),
    *dice.DICE,
    *effects.EFFECT_CARDS,
    *goals.GOALS,
    *tasks.TASKS,
    *events.EVENT_CARDS,
    *horrors.CURIOSITIES,
    *horrors.CALLS,
    *helpers.GUIDES,
    *(CityCard(town.code) for town in CITIES),
    *(CityCard(name) for name in WITHOUT_A_BOARD),
)
"""The card or die that each piece number is."""


def _slug(card: Card) -> str:
    return f"die-{dice.DICE_NAMES[card.die]}" if isinstance(card, dice.DieSheet) else card.code


PIECE_SLUGS: Final = tuple(_slug(card) for card in CARDS)
NUMBER_OF: Final = {slug: i for i, slug in enumerate(PIECE_SLUGS)}


def numbers(wanted: Callable[[Card], bool]) -> tuple[int, ...]:
    """The pieces whose card is as wanted."""
    return tuple(i for i, card in enumerate(CARDS) if wanted(card))


COMMON: Final = tuple(NUMBER_OF[card.code] for card in tourists.COMMON_TOURISTS)
REPEATS: Final = tuple(NUMBER_OF[card.code] for card in tourists.REPEATS)
APPLICATIONS: Final = tuple(NUMBER_OF[card.code] for card in tourists.APPLICATIONS)
CITY_CARDS: Final = tuple(tuple(NUMBER_OF[card.code] for card in town.cards) for town in CITIES)
DICE: Final = tuple(NUMBER_OF[f"die-{name}"] for name in dice.DICE_NAMES)
EFFECT_CARDS: Final = numbers(lambda card: isinstance(card, effects.EffectCard))
GOALS: Final = numbers(lambda card: isinstance(card, goals.Goal))
TASKS: Final = numbers(lambda card: isinstance(card, tasks.Task))
EVENTS: Final = numbers(lambda card: isinstance(card, events.EventCard))
CURIOSITIES: Final = numbers(lambda card: isinstance(card, horrors.CuriosityCard))
CALLS: Final = numbers(lambda card: isinstance(card, horrors.CallCard))
GUIDES: Final = numbers(lambda card: isinstance(card, helpers.Guide))

TASK_ENDS: Final = {
    piece: (CROSSROADS.index(card.a), CROSSROADS.index(card.b))
    for piece, card in enumerate(CARDS)
    if isinstance(card, tasks.Task)
}
"""The two crossroads of each personal task."""

BACKS: Final = {
    city.TouristCard: "tourist",
    tourists.RepeatCard: "tourist",
    tourists.ApplicationCard: "tourist",
    dice.DieSheet: "die",
    effects.EffectCard: "effect",
    tasks.Task: "task",
    horrors.CuriosityCard: "curiosity",
    horrors.CallCard: "call",
    helpers.Guide: "guide",
    CityCard: "city",
}


def back_of(card: Card) -> str:
    """What the back of a card shows; goals and events differ by deck and colour."""
    if isinstance(card, goals.Goal):
        return f"goal-{card.deck.lower()}"
    if isinstance(card, events.EventCard):
        return "event-red" if card.red else "event-yellow"
    return BACKS[type(card)]


class Source:
    """What a round card or a face of a die brings: a coordinate, and tourists, a repetition or a symbol."""

    __slots__ = ("colour", "half_star", "number", "repeats", "symbol", "tourists")

    def __init__(self, number: int, colour: int, tourists: int, symbol: int = -1, half_star: bool = False) -> None:
        self.number = number
        self.colour = colour
        self.tourists = tourists
        self.symbol = symbol
        self.half_star = half_star
        self.repeats = colour < 0 and symbol < 0


def _source(card: Card) -> Source | None:
    match card:
        case city.TouristCard(_, number, colour, n):
            return Source(number, colour, n)
        case tourists.RepeatCard(_, number):
            return Source(number, -1, 0)
        case tourists.ApplicationCard(_, number, symbol):
            return Source(number, -1, 0, symbol)
    return None


CARD_SOURCES: Final = tuple(_source(card) for card in CARDS)
DIE_SOURCES: Final = tuple(
    tuple(
        Source(face.number, -1 if face.symbol >= 0 else sheet.die, face.tourists, face.symbol, face.half_star)
        for face in sheet.faces
    )
    for sheet in dice.DICE
)
LANDMARKS: Final = tuple(card.landmarks if isinstance(card, city.TouristCard) else () for card in CARDS)
DIE_OF: Final = {piece: die for die, piece in enumerate(DICE)}

# -------------------------------------------------------------------- zones

_layout: Final = Layout()

COVERED_BY: Final = ((), (), (), (0, 1), (1, 2), (3,), (3, 4), (4,), (5, 6), (6, 7))
"""For each slot of the queue the slots that cover it: rows of 3, 2, 3 and 2 from the bottom (RT-BASE-66)."""


def is_uncovered(s: State, slot: int) -> bool:
    """Whether nothing lies on a card of the queue any more."""
    return not any(s.zones.get(QUEUE_CARDS[above]) for above in COVERED_BY[slot])


def _is_uncovered(s: State, slot: int, seat: int) -> bool:
    return marks.QUEUE_OPEN in s.counts and is_uncovered(s, slot)


def _own_until_confronted(s: State, index: int, seat: int) -> bool:
    """A Call card is hidden until the confrontation of its owner (RT-ARK-06, RT-ANC-15)."""
    return index == seat or marks.CONFRONTED[index] in s.counts


DECK: Final = _layout.zone("deck", sees=hidden)
DISCARD: Final = _layout.zone("discard")
HAND: Final = _layout.zones("hand", marks.SEATS, sees=own)
LAID: Final = _layout.zones("laid", marks.SEATS, sees=own)
"""Cards laid face down."""
REVEALED: Final = _layout.zone("revealed")
"""The cards of the neighbours, of which the leading player keeps one."""
ROUND_CARDS: Final = _layout.zone("round-cards")
"""The two round cards or dice."""
OPENING: Final = _layout.zone("opening")
"""Opening rounds: the cards or dice of which everybody chooses two."""
GOAL_DECK: Final = _layout.zones("goal-deck", 3, sees=hidden)
GOAL: Final = _layout.zones("goal", 3)
TASK_DECK: Final = _layout.zone("task-deck", sees=hidden)
TASK: Final = _layout.zones("task", marks.SEATS, sees=marks.own_until_counted)
EFFECT: Final = _layout.zones("effect", 2)
"""The effect card with the dark symbol up, and the one with the light symbol."""
LANDMARK_DIE: Final = _layout.zone("landmark-die")
"""Sydney: the die that gives the rating mark (RT-SYD-07)."""
HELD_DICE: Final = _layout.zones("held-dice", 2)
"""Sydney: the dice that the left neighbour and the right neighbour have taken."""
OFFERED: Final = _layout.zone("offered")
"""Sydney: the two dice laid by the round card."""
QUEUE_CARDS: Final = _layout.zones("queue", len(COVERED_BY), sees=_is_uncovered)
"""Solo: the queue of cards, of which uncovered ones are face up (RT-BASE-65)."""
QUEUE_DICE: Final = _layout.zones("queue-dice", len(COVERED_BY))
"""Solo in Sydney: the dice that lie on cards of the queue."""
DICE_QUEUE: Final = _layout.zone("dice-queue")
EVENT_DECK: Final = _layout.zone("event-deck", sees=hidden)
CALL: Final = _layout.zones("call", marks.SEATS, sees=_own_until_confronted)
CAMPAIGN_DECK: Final = _layout.zone("campaign-deck", sees=hidden)
DICE_LEFT: Final = _layout.zone("available")
"""The dice that can be chosen."""
DICE_OUT: Final = _layout.zone("unavailable")
CURIOSITY_DECK: Final = _layout.zone("curiosity-deck", sees=hidden)
CURIOSITY: Final = _layout.zone("curiosity")
"""Revealed curiosities, the one in force first."""
GUIDE: Final = _layout.zones("guide", marks.SEATS)
EVENTS_IN_PLAY: Final = _layout.zone("events")
BOX: Final = _layout.zone("box")
BOX_UNSEEN: Final = _layout.zone("box-unseen", sees=hidden)

ZONES: Final = tuple(_layout.zone_families)
