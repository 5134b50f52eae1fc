"""From options and a seed to the first decision."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from miskatonic.core.code import Frame, Node
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import GAMES, SECRETS, SUPPORT
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.rules import box, choices, marks, rows, setup_city
from miskatonic.games.route.rules.campaign import CAMPAIGN, cities_in_the_box
from miskatonic.games.route.rules.rounds import GAME
from miskatonic.games.route.rules.streets import bits


def _seat(s: State, who: int) -> int:
    """The seat that decides for somebody: everybody decides for themselves."""
    return who


def _people(s: State, f: Frame, node: Node) -> tuple[int, ...]:
    return (f.who,)


def _set_of(names: Sequence[str]) -> Callable[[int], str]:
    """How a set of numbers is called by the names of what they stand for."""
    return lambda mask: " ".join(sorted(names[number] for number in bits(mask)))


RULES: Final = Rules(
    pieces=tuple(Piece(box.PIECE_SLUGS[i], box.back_of(card), card) for i, card in enumerate(box.CARDS)),
    names={
        "seat": str,
        "city": lambda n: CITIES[n].code,
        "mode": lambda n: marks.MODES[n],
        "ancient-one": lambda n: ANCIENT_ONES[n - 1].code if n else "",
        "roads": rows.roads_name,
        "crowd": rows.crowd_name,
        "crossroads-set": rows.crossroads_name,
        "locations": rows.locations_name,
        "steps": choices.steps_name,
        "pair": lambda n: choices.pair_slug(n - 1) if n else "",
        "location": choices.location_slug,
        "road": choices.road_slug,
        "crossroads": choices.crossroads_slug,
        "track": choices.landmark_slug,
        "cities": _set_of([town.code for town in CITIES]),
        "secrets": _set_of(SECRETS),
        "effects": _set_of([box.PIECE_SLUGS[piece] for piece in box.EFFECT_CARDS]),
        "events": _set_of([box.PIECE_SLUGS[piece] for piece in box.EVENTS]),
        "achievements": _set_of([item.code for item in ACHIEVEMENTS]),
        "support": _set_of(SUPPORT),
        "bet": lambda n: BET_TYPES[n - 1].code if n else "",
    },
    zones=box.ZONES,
    counters=marks.COUNTERS,
    main=GAME,
    codes=(CAMPAIGN,),
    seat_of=_seat,
    controls=lambda s, piece: 0,
    orders=lambda s: s.pointed(marks.LEAD),
    seats_in_order=lambda s: tuple((s.pointed(marks.LEAD) + i) % s.seats for i in range(s.seats)),
    person=choices.PERSON,
    people=_people,
    free_order=lambda s: False,
    cast=(marks.CITY,),
)


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Write down what is wanted, then set the city or the campaign up."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    city = _number_of(options["city"])
    if options["mode"] != "usual":
        s.point(marks.MODE_WANTED, marks.MODES.index(options["mode"]))
    s.set(marks.ANCIENT_WANTED, 1 + next(i for i, one in enumerate(ANCIENT_ONES) if one.code == options["ancient_one"]))
    s.set(marks.EFFECTS_USED, int(options["effects"]))
    s.set(marks.EFFECTS_WANTED, _chosen(options["effect_cards"], [box.PIECE_SLUGS[piece] for piece in box.EFFECT_CARDS]))
    s.set(marks.EVENTS_WANTED[0], options["yellow_events"])
    s.set(marks.EVENTS_WANTED[1], options["red_events"])
    s.set(marks.EVENTS_OUT, _chosen(options["without_events"], [box.PIECE_SLUGS[piece] for piece in box.EVENTS]))
    s.set(marks.SECRETS, _chosen(options["secrets"], list(SECRETS)))
    s.set(marks.TASKS_USED, int(options["tasks"]))
    s.set(marks.REFRESH, int(options["refresh"]))
    s.set(marks.TEAMS, int(options["teams"]))
    s.set(marks.CHALLENGE, options["challenge"] - 1)
    s.point(marks.LEAD, s.random("lead", seats))  # RT-BASE-74, RT-DICE-34
    if options["campaign"] == "none":
        setup_city.set_up(s, city)
        s.push(GAME, 0)
    else:
        _begin_campaign(s, options, city)
    return s


def _number_of(code: str) -> int:
    return next(i for i, town in enumerate(CITIES) if town.code == code)


def _chosen(names: Iterable[str], among: list[str]) -> int:
    """Names as a set."""
    return sum(1 << among.index(name) for name in dict.fromkeys(names))


def _begin_campaign(s: State, options: Mapping[str, Any], city: int) -> None:
    """Three city cards form the campaign deck, agreed or at random; or only the first one (RT-CAMP-04, RT-CAMP-05)."""
    s.set(marks.CAMPAIGN, marks.CAMPAIGNS.index(options["campaign"]))
    s.lay_out(tuple(range(len(box.CARDS))), box.BOX)
    agreed = [_number_of(name) for name in options["cities"]] or [city]
    others = [i for i in cities_in_the_box(s) if i not in agreed]
    wanted = GAMES if s.count(marks.CAMPAIGN) == 1 else 1
    while len(agreed) < wanted:
        agreed.append(others.pop(s.random("cities", len(others))))
    for number in agreed[:wanted]:
        s.put(box.NUMBER_OF[CITIES[number].code], box.CAMPAIGN_DECK)
    s.push(CAMPAIGN, 0)
