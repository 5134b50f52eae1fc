"""What is in the box, by number: the tables below say what each piece is. Zones, counters and options stand here too."""

from collections.abc import Callable
from typing import Final

from miskatonic.core.options import Option, Verb, plain
from miskatonic.core.state import State
from miskatonic.core.zones import Layout, hidden, own
from miskatonic.games.route.cards import bets, city, dice, effects, events, goals, helpers, horrors, tasks, terms, tourists
from miskatonic.games.route.cards.cities import CITIES, CROSSROADS, LOCATIONS, ROADS, WITHOUT_A_BOARD
from miskatonic.games.route.rules.streets import bits

SEATS: Final = 4
TRACKS: Final = 4


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
CITY_SELECTION: Final = numbers(lambda card: isinstance(card, CityCard))

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


# -------------------------------------------------------------------- rows of small numbers

CROWD_BITS: Final = 5
"""Tourists of one type in one location stand in so many bits."""
CROWD_MASK: Final = (1 << CROWD_BITS) - 1
STEP_BITS: Final = 12
STEP_MASK: Final = (1 << STEP_BITS) - 1
FORCED: Final = 1 << STEP_BITS - 1
"""Marks a step that left no choice: it is taken back with the one before."""
MOST_STEPS: Final = 24


def crowd_at(crowd: int, place: int) -> int:
    """How many of a row of tourists stand in a location."""
    return crowd >> CROWD_BITS * place & CROWD_MASK


def roads_name(mask: int) -> str:
    """A set of roads by their names."""
    return " ".join(ROADS[road] for road in bits(mask))


def crossroads_name(mask: int) -> str:
    """A set of crossroads by their names."""
    return " ".join(CROSSROADS[at] for at in bits(mask))


def locations_name(mask: int) -> str:
    """A set of locations by their names."""
    return " ".join(LOCATIONS[place] for place in bits(mask))


def crowd_name(crowd: int) -> str:
    """A row of tourists by the names of their locations."""
    return " ".join(f"{LOCATIONS[p]}*{crowd_at(crowd, p)}" for p in range(len(LOCATIONS)) if crowd_at(crowd, p))


def steps_of(history: int) -> list[int]:
    """The steps that stand in a row, first to last."""
    steps: list[int] = []
    while history:
        steps.append(history & STEP_MASK)
        history >>= STEP_BITS
    steps.reverse()
    return steps


def steps_name(history: int) -> str:
    """A row of steps by their keys."""
    return " ".join(STEPS[step & ~FORCED].key for step in steps_of(history))


def row_of(steps: list[int]) -> int:
    """Steps in a row, as a sheet keeps them."""
    history = 0
    for step in steps:
        history = history << STEP_BITS | step
    return history


def without_the_last(history: int) -> int:
    """A row of steps without the last one that was chosen; what was forced before the first choice is not kept."""
    while history & FORCED:
        history >>= STEP_BITS
    history >>= STEP_BITS
    rest = history
    while rest & FORCED:
        rest >>= STEP_BITS
    return history if rest else 0


# -------------------------------------------------------------------- counters

EVENT_POINTS: Final[dict[type, str]] = {
    events.AtTheRoll: "location",
    events.InAPlainLocation: "location",
    events.OnAnAttraction: "location",
    events.OnALandmark: "track",
    events.OnARoad: "road",
    events.OnACrossroads: "crossroads",
}
"""What the place of an event is."""

EVENT_POINTS_OF: Final = {card.code: EVENT_POINTS[type(card.spot)] for card in events.EVENT_CARDS}


def is_cafe(card: events.EventCard) -> bool:
    """Whether an event counts as a café (RT-EVT-21)."""
    return isinstance(card.word, events.CountsAsCafe)


def closes(card: events.EventCard) -> bool:
    """Whether an event closes an attraction (RT-EVT-32)."""
    return isinstance(card.word, events.Closed)


VISITOR_CODE: Final = next(card.code for card in events.EVENT_CARDS if is_cafe(card))
CLOSED_CODE: Final = next(card.code for card in events.EVENT_CARDS if closes(card))

_layout: Final = Layout()
_counters: Final = _layout.counters
_counter: Final = _layout.counter
_zones: Final = _layout.zones
_zone: Final = _layout.zone

MODES: Final = ("normal", "advanced", "dice", "special")
NORMAL: Final = 0
ADVANCED: Final = 1
WITH_DICE: Final = 2
SPECIAL: Final = 3
"""Sydney's own mode (RT-MODE-10)."""
RATINGS_FALL: Final = (ADVANCED, WITH_DICE)

CITY: Final = _counter("city", points="city")
MODE: Final = _counter("mode", points="mode")
LINES: Final = _counter("lines")
"""The lines of the university are roads (RT-ARK-21)."""
ROUND: Final = _counter("round")
LEAD: Final = _counter("lead", points="seat")
"""The leading player; in opening rounds the one who will lead first (RT-DICE-34)."""
PHASE: Final = _counter("phase")
SELECTING: Final = 1
DRAWING: Final = 2
WALKING: Final = 3
CONFRONTING: Final = 4
COUNTED: Final = 5
RATING: Final = _counters("rating", TRACKS)
"""How many cells of a rating track are marked; where cells are marked by number, the set of them (RT-SYD-09)."""
REFRESH: Final = _counter("refresh")
"""The optional rule of refreshing the hand is in use (RT-BASE-15)."""
REFRESHED: Final = _counters("refreshed", SEATS)
TASKS_USED: Final = _counter("tasks-used")
CHALLENGE: Final = _counter("challenge")
HALF_STARS: Final = _counter("half-stars")
"""Half-stars marked on the round board for bets (RT-LV-05)."""
SEVENS: Final = _counter("sevens")
"""Circled sevens (RT-LV-06)."""
FACE: Final = _counters("face", dice.DICE_NAMES)
"""Which face each die shows, from 1."""
QUEUE: Final = _counter("next-landmark")
"""Solo with dice: the landmark whose rating rises next (RT-SOLO-14)."""

ANCIENT_ONE: Final = _counter("ancient-one", points="ancient-one")
"""Whom Arkham is up against, from 1."""

QUEUE_OPEN: Final = _counter("queue-open")
"""Solo: the bottom row of the queue is face up (RT-BASE-88, RT-SYS-02)."""
DIE_ROLLED: Final = _counter("die-rolled")
"""Solo in Sydney: the first die of the queue was rolled at set-up (RT-SYS-07)."""
EVENT_VALUES: Final = _counters("event-values", 2)
"""The coordinates rolled for a yellow event."""
MADNESS: Final = _counters("madness", SEATS)
GATE_MADNESS: Final = _counters("gate-madness", SEATS)
CONFRONTED: Final = _counters("confronted", SEATS)
"""Who has confronted the Ancient One."""
RESULTS: Final = _counters("results", 3)
"""The three results of the confrontation under way."""
CAMPAIGN: Final = _counter("campaign")
"""Which of the campaigns below is played."""
CAMPAIGNS: Final = ("none", "fixed", "winner")
"""Cities that are fixed from the start, or chosen by the winner of each game (RT-CAMP-05)."""
CAMPAIGN_GAME: Final = _counter("campaign-game")
FAME: Final = _counters("fame", SEATS)
WINS: Final = _counters("wins", SEATS)
PLAYED_CITIES: Final = _counter("played-cities")
"""The cities of the campaign so far, as a set of their numbers."""
SECRETS: Final = _counter("secrets")
"""The secret cards that are in the game, as a set of their numbers."""
MODE_WANTED: Final = _counter("mode-wanted", points="mode")
"""The mode that was asked for; a city that does not know it is played in its usual one (campaigns)."""
ANCIENT_WANTED: Final = _counter("ancient-one-wanted", points="ancient-one")
EFFECTS_USED: Final = _counter("effects-used")
"""Effects are added to a game with cards (RT-EFF-01)."""
EFFECTS_WANTED: Final = _counter("effects-wanted")
"""The effect cards that were asked for, as a set."""
EVENTS_WANTED: Final = _counters("events-wanted", ("yellow", "red"))
EVENTS_OUT: Final = _counter("events-out")
"""Event cards that were taken out, as a set (RT-EVT-05)."""
ACHIEVED: Final = _counters("achieved", SEATS)
"""Achievements of this game, as a set of their numbers (RT-ACH)."""

# The sheet of each seat, open to all (RT-BASE-71).
DRAWN: Final = _counters("drawn", SEATS, points="roads", digits=(len(ROADS), 1))
CROWD: Final = [
    _counters(f"tourists-{terms.COLOURS[colour]}", SEATS, points="crowd", digits=(len(LOCATIONS), CROWD_BITS))
    for colour in terms.TOURIST_TYPES
]
VISITED: Final = _counters("visited", SEATS, points="crossroads-set", digits=(len(CROSSROADS), 1))
"""Cafés and shops that are circled."""
GAINED: Final = [_counters(f"gained-{name}", SEATS) for name in terms.BONUSES]
SPENT: Final = [_counters(f"spent-{name}", SEATS) for name in terms.BONUSES]
PAIR: Final = _counters("pair", SEATS, points="pair")
"""Four players: which two of the four cards or dice were used in the first opening round, counted from 1."""
FERRIES: Final = _counters("ferries", SEATS, points="locations", digits=(len(LOCATIONS), 1))
"""Ferries that are crossed out (RT-SYD-33)."""
REMOTE: Final = [_counters(f"remote-{terms.COLOURS[colour]}", SEATS) for colour in terms.TOURIST_TYPES]
"""Tourists gathered at remote attractions, by type (RT-SYD-19)."""
CASINOS: Final = _counters("casinos", SEATS)
"""Casinos that a seat has reached, as a set (RT-LV-16)."""
EVENT_AT: Final = {
    card.code: _counters(f"event-{card.code}", SEATS, points=EVENT_POINTS[type(card.spot)]) for card in events.EVENT_CARDS
}
"""Where the symbol of each event is drawn on each sheet."""
SUPPORT: Final = _counters("support", SEATS)
"""The support bonuses a seat has for this game, as a set (RT-CAMP-17)."""
GUIDED: Final = _counters("guided", SEATS)
"""Who has used the guide (secret cards 1 to 5)."""
VISITOR: Final = _counters("visitor", SEATS)
"""Who has circled the Regular Visitor (RT-EVT-21)."""
ELBOWS: Final = _counters("elbows", SEATS)
"""How often Connecting Paths was used (RT-ACH-06)."""
CHANGES: Final = _counters("changes", SEATS)
"""The most Coordinate Changes in one round (RT-ACH-08)."""

# What a seat does in secret until all are done.
TURN: Final = _counters("turn", SEATS, points="steps", digits=(MOST_STEPS, STEP_BITS), sees=own)
"""The steps of the turn that a seat is taking."""


def _own_until_counted(s: State, index: int, seat: int) -> bool:
    """Bets and personal tasks are secret until points are counted (RT-LV-19, RT-BASE-34)."""
    return index == seat or s.counts.get(PHASE, 0) >= COUNTED


BET: Final = [_counters(f"bet-{letter}", SEATS, sees=_own_until_counted) for letter in "abcd"]
"""The type of the bet in each casino, from 1."""
BET_NUMBER: Final = [_counters(f"bet-number-{letter}", SEATS, sees=_own_until_counted) for letter in "abcd"]

# The final route, and what it came to.
ROUTE: Final = _counters("route", SEATS, points="steps", digits=(2 * MOST_STEPS, STEP_BITS))
SCORE_PARTS: Final = (
    "red",
    "green",
    "blue",
    "purple",
    "landmarks",
    "cafes",
    "task",
    "goals",
    "canals",
    "bets",
    "events",
    "reward",
)
SCORE: Final = [_counters(f"score-{part}", SEATS) for part in SCORE_PARTS]
TOTAL: Final = _counters("total", SEATS)
ON_ROUTE: Final = _counters("on-route", SEATS)
"""Tourists on the final route, which break ties (RT-BASE-50)."""
PLACE: Final = _counters("place", SEATS)
"""The place of each seat in the ranking, from 1."""
GOAL_RESULT: Final = [_counters(f"goal-{letter}", SEATS) for letter in "abc"]
GOAL_MET: Final = [_counters(f"goal-{letter}-met", SEATS) for letter in "abc"]
"""1 for a goal that is met, 2 for one that is won."""
BLOCKED: Final = _counters("blocked", SEATS, points="locations", digits=(len(LOCATIONS), 1))
"""University locations that an Ancient One has crossed out (RT-ANC-17)."""
LOST: Final = _counters("lost", SEATS)
"""Who has lost to an Ancient One (RT-ANC-13)."""

# -------------------------------------------------------------------- zones

COVERED_BY: Final = ((), (), (), (0, 1), (1, 2), (3,), (3, 4), (4,), (5, 6), (6, 7))
"""For each slot of the queue the slots that cover it: rows of 3, 2, 3 and 2 from the bottom (RT-BASE-66)."""


def is_uncovered(s: State, slot: int) -> bool:
    """Whether nothing lies on a card of the queue any more."""
    return not any(s.zones.get(QUEUE_CARDS[above]) for above in COVERED_BY[slot])


def _is_uncovered(s: State, slot: int, seat: int) -> bool:
    return QUEUE_OPEN in s.counts and is_uncovered(s, slot)


def _own_until_confronted(s: State, index: int, seat: int) -> bool:
    """A Call card is hidden until the confrontation of its owner (RT-ARK-06, RT-ANC-15)."""
    return index == seat or CONFRONTED[index] in s.counts


DECK: Final = _zone("deck", sees=hidden)
DISCARD: Final = _zone("discard")
HAND: Final = _zones("hand", SEATS, sees=own)
LAID: Final = _zones("laid", SEATS, sees=own)
"""Cards laid face down."""
REVEALED: Final = _zone("revealed")
"""The cards of the neighbours, of which the leading player keeps one."""
ROUND_CARDS: Final = _zone("round-cards")
"""The two round cards or dice."""
OPENING: Final = _zone("opening")
"""Opening rounds: the cards or dice of which everybody chooses two."""
GOAL_DECK: Final = _zones("goal-deck", 3, sees=hidden)
GOAL: Final = _zones("goal", 3)
TASK_DECK: Final = _zone("task-deck", sees=hidden)
TASK: Final = _zones("task", SEATS, sees=_own_until_counted)
EFFECT: Final = _zones("effect", 2)
"""The effect card with the dark symbol up, and the one with the light symbol."""
LANDMARK_DIE: Final = _zone("landmark-die")
"""Sydney: the die that gives the rating mark (RT-SYD-07)."""
HELD_DICE: Final = _zones("held-dice", 2)
"""Sydney: the dice that the left neighbour and the right neighbour have taken."""
OFFERED: Final = _zone("offered")
"""Sydney: the two dice laid by the round card."""
QUEUE_CARDS: Final = _zones("queue", len(COVERED_BY), sees=_is_uncovered)
"""Solo: the queue of cards, of which uncovered ones are face up (RT-BASE-65)."""
QUEUE_DICE: Final = _zones("queue-dice", len(COVERED_BY))
"""Solo in Sydney: the dice that lie on cards of the queue."""
DICE_QUEUE: Final = _zone("dice-queue")
EVENT_DECK: Final = _zone("event-deck", sees=hidden)
CALL: Final = _zones("call", SEATS, sees=_own_until_confronted)
CAMPAIGN_DECK: Final = _zone("campaign-deck", sees=hidden)
DICE_LEFT: Final = _zone("available")
"""The dice that can be chosen."""
DICE_OUT: Final = _zone("unavailable")
CURIOSITY_DECK: Final = _zone("curiosity-deck", sees=hidden)
CURIOSITY: Final = _zone("curiosity")
"""Revealed curiosities, the one in force first."""
GUIDE: Final = _zones("guide", SEATS)
EVENTS_IN_PLAY: Final = _zone("events")
BOX: Final = _zone("box")
BOX_UNSEEN: Final = _zone("box-unseen", sees=hidden)

# -------------------------------------------------------------------- what can be chosen


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    return PIECE_SLUGS[piece]


def location_slug(place: int) -> str:
    """The name of a location in keys."""
    return LOCATIONS[place]


def road_slug(road: int) -> str:
    """The name of a road in keys."""
    return ROADS[road]


def crossroads_slug(at: int) -> str:
    """The name of a crossroads in keys."""
    return CROSSROADS[at]


def change_slug(change: int) -> str:
    """A round value and what it becomes."""
    return f"{change // 8}-{change % 8}"


PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def pair_slug(pair: int) -> str:
    """Two of the cards or dice on the table, counted from 1."""
    return f"{PAIRS[pair][0] + 1}-{PAIRS[pair][1] + 1}"


def colour_slug(colour: int) -> str:
    """The name of a colour in keys."""
    return terms.COLOURS[colour]


def landmark_slug(number: int) -> str:
    """A landmark by its place among the tracks."""
    return str(number + 1)


def support_slug(bonus: int) -> str:
    """A support bonus of the campaign."""
    return helpers.SUPPORT[bonus]


def city_slug(number: int) -> str:
    """A city that can be played."""
    return CITIES[number].code


def swap_slug(pair: int) -> str:
    """Two types of tourists."""
    return f"{terms.COLOURS[pair // 4]}-{terms.COLOURS[pair % 4]}"


def bet_slug(bet: int) -> str:
    """A type of bet."""
    return bets.BET_TYPES[bet].code


def bonus_slug(bonus: int) -> str:
    """A kind of bonus."""
    return terms.BONUSES[bonus]


PERSON: Final = Verb("person", str)
PLAY: Final = Verb("play", piece_slug)
LAY: Final = Verb("lay", piece_slug)
KEEP: Final = Verb("keep", piece_slug)
RAISE: Final = Verb("raise", landmark_slug)
LOWER: Final = Verb("lower", landmark_slug)
TAKE: Final = Verb("take", piece_slug)
"""A card of the queue, or a die."""
REMOVE: Final = Verb("remove", piece_slug)
OFFER: Final = Verb("offer", piece_slug)
MARK: Final = Verb("mark", landmark_slug)
PLACE_ON: Final = Verb("on", piece_slug)
LANDMARK: Final = Verb("landmark", landmark_slug)
BAR: Final = Verb("bar", road_slug)
BLOCK: Final = Verb("block", crossroads_slug)
TOME: Final = Verb("tome", bonus_slug)
ROLL_AGAIN: Final = Verb("roll-again", str)
IMPROVE: Final = Verb("improve", str)
SUPPORT_BONUS: Final = Verb("support", support_slug)
NEXT_CITY: Final = Verb("city", city_slug)
SWAP: Final = Verb("swap", swap_slug)
CROSS_OUT: Final = Verb("cross-out", location_slug)
EMPTY: Final = Verb("empty", location_slug)
DROWN: Final = Verb("drown", colour_slug)
REFRESH_HAND: Final = plain("refresh")
GO_ON: Final = plain("go-on")

# Steps of a turn
USES: Final = (
    "segment", "diagonal", "transfer", "correction", "route-correction", "alley", "long-way", "connecting-paths",
    "joker", "runner", "gourmet", "old-hand",
)  # fmt: skip
USE_SEGMENT: Final = 0
USE_DIAGONAL: Final = 1
USE_TRANSFER: Final = 2
USE_CORRECTION: Final = 3
USE_SUPPORT_CORRECTION: Final = 4
USE_ALLEY: Final = 5
USE_LONG_WAY: Final = 6
USE_ELBOW: Final = 7
USE_JOKER: Final = 8
USE_RUNNER: Final = 9
USE_GOURMET: Final = 10
USE_OLD_HAND: Final = 11


def use_slug(use: int) -> str:
    """What is used."""
    return USES[use]


LOCATION: Final = Verb("location", location_slug)
DRAW: Final = Verb("draw", road_slug)
ERASE: Final = Verb("erase", road_slug)
CHANGE: Final = Verb("change", change_slug)
USE: Final = Verb("use", use_slug)
MIRROR: Final = Verb("mirror", change_slug)
NAVIGATE: Final = Verb("navigate", change_slug)
TOURISTS: Final = Verb("tourists", colour_slug)
BET_ON: Final = Verb("bet", bet_slug)
WRITE: Final = Verb("write", str)
VISIT: Final = Verb("visit", crossroads_slug)
BONUS: Final = Verb("bonus", bonus_slug)
CHOOSE_EFFECT: Final = Verb("effect", piece_slug)
CHOOSE_PAIR: Final = Verb("pair", pair_slug)
NOTHING: Final = plain("nothing")
"""Leave a phase in which there is nothing to do."""
NOWHERE: Final = plain("nowhere")
DECLINE: Final = plain("decline")
DONE: Final = plain("done")
BACK: Final = plain("take-back")
# Steps of the final route
BEGIN: Final = Verb("begin", crossroads_slug)
GO: Final = Verb("go", road_slug)
RIDE: Final = Verb("ride", crossroads_slug)


def _steps() -> list[Option]:
    steps = [NOTHING, NOWHERE, DONE, DECLINE]
    steps.extend(LOCATION.each(range_of(LOCATIONS)))
    for verb in (DRAW, ERASE, GO):
        steps.extend(verb.each(range_of(ROADS)))
    for verb in (BEGIN, RIDE, VISIT):
        steps.extend(verb.each(range_of(CROSSROADS)))
    for verb in (CHANGE, MIRROR, NAVIGATE):
        steps.extend(verb.each([8 * a + b for a in range(1, 7) for b in range(1, 7) if a != b]))
    steps.extend(BET_ON.each(range_of(bets.BET_TYPES)))
    steps.extend(WRITE.each(list(range(41))))
    steps.extend(BONUS.each(range_of(terms.BONUSES)))
    steps.extend(USE.each(range_of(USES)))
    steps.extend(TOURISTS.each(list(terms.TOURIST_TYPES)))
    steps.extend(CHOOSE_EFFECT.each(list(EFFECT_CARDS)))
    steps.extend(CHOOSE_PAIR.each(range_of(PAIRS)))
    return steps


def range_of(things: tuple[object, ...]) -> list[int]:
    """The numbers of some things."""
    return list(range(len(things)))


STEPS: Final = _steps()
"""Everything that can be a step of a turn or of a final route, by the number it has in a row of steps."""
STEP_NUMBER: Final = {step: i for i, step in enumerate(STEPS)}
assert len(STEPS) <= FORCED

COUNTERS: Final = tuple(_layout.counter_families)
ZONES: Final = tuple(_layout.zone_families)


def city_of(s: State) -> int:
    """The number of the city that is played."""
    return s.counts.get(CITY, 0)
