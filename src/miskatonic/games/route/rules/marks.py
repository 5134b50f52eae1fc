"""What is written on the round board and on the sheets: every number that is kept, by what it says."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.core.zones import Layout, own
from miskatonic.games.route.cards import dice, events, helpers, terms
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules.rows import CROWD_BITS, MOST_STEPS, STEP_BITS

SEATS: Final = 4
TRACKS: Final = 4

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
TEAMS: Final = _counter("teams")
"""It is played in teams (RT-BASE-64)."""
CAMPAIGN: Final = _counter("campaign")
"""Which of the campaigns below is played."""
CAMPAIGNS: Final = ("none", "fixed", "winner")
"""Cities that are fixed from the start, or chosen by the winner of each game (RT-CAMP-05)."""
CAMPAIGN_GAME: Final = _counter("campaign-game")
FAME: Final = _counters("fame", SEATS)
WINS: Final = _counters("wins", SEATS)
GAME_CITY: Final = _counters("game-city", helpers.GAMES, points="city")
"""The rows of the campaign board: the city of each game that is over, everybody's fame in it, and the points there."""
GAME_FAME: Final = [_counters(f"game-{number}-fame", SEATS) for number in range(1, helpers.GAMES + 1)]
GAME_POINTS: Final = [_counters(f"game-{number}-points", SEATS) for number in range(1, helpers.GAMES + 1)]
PLAYED_CITIES: Final = _counter("played-cities", points="cities")
"""The cities of the campaign so far, as a set of their numbers."""
SECRETS: Final = _counter("secrets", points="secrets")
"""The secret cards that are in the game, as a set of their numbers."""
MODE_WANTED: Final = _counter("mode-wanted", points="mode")
"""The mode that was asked for; a city that does not know it is played in its usual one (campaigns)."""
ANCIENT_WANTED: Final = _counter("ancient-one-wanted", points="ancient-one")
EFFECTS_USED: Final = _counter("effects-used")
"""Effects are added to a game with cards (RT-EFF-01)."""
EFFECTS_WANTED: Final = _counter("effects-wanted", points="effects")
"""The effect cards that were asked for, as a set."""
EVENTS_WANTED: Final = _counters("events-wanted", ("yellow", "red"))
EVENTS_OUT: Final = _counter("events-out", points="events")
"""Event cards that were taken out, as a set (RT-EVT-05)."""
ACHIEVED: Final = _counters("achieved", SEATS, points="achievements")
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
SUPPORT: Final = _counters("support", SEATS, points="support")
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


def own_until_counted(s: State, index: int, seat: int) -> bool:
    """Bets and personal tasks are secret until points are counted (RT-LV-19, RT-BASE-34)."""
    return index == seat or s.counts.get(PHASE, 0) >= COUNTED


BET: Final = [_counters(f"bet-{letter}", SEATS, points="bet", sees=own_until_counted) for letter in "abcd"]
"""The type of the bet in each casino, from 1."""
BET_NUMBER: Final = [_counters(f"bet-number-{letter}", SEATS, sees=own_until_counted) for letter in "abcd"]

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

COUNTERS: Final = tuple(_layout.counter_families)


def city_of(s: State) -> int:
    """The number of the city that is played."""
    return s.counts.get(CITY, 0)


def cities_of(s: State) -> tuple[int, ...]:
    """The numbers of the cities that were played, in a campaign, and of the one that is."""
    before = GAME_CITY[: max(0, s.count(CAMPAIGN_GAME) - 1)]
    return (*(s.pointed(key) for key in before), city_of(s))
