"""What can be chosen: the verbs of keys, and the steps that turns and final routes are made of."""

from typing import Final

from miskatonic.core.options import Option, Verb, plain
from miskatonic.games.route.cards import bets, helpers, terms
from miskatonic.games.route.cards.cities import CITIES, CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules.box import EFFECT_CARDS, PIECE_SLUGS
from miskatonic.games.route.rules.rows import FORCED, steps_of
from miskatonic.words.control import DECLINE, DONE


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


def steps_name(history: int) -> str:
    """A row of steps by their keys."""
    return " ".join(STEPS[step & ~FORCED].key for step in steps_of(history))
