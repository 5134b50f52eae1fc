"""From options and a seed to the first decision (RT-BASE-08, RT-BASE-09)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Frame, Node
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.route.cards import goals
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.rules import box, selection, table, tells
from miskatonic.games.route.rules.rounds import GAME

TASKS_DEALT: Final = 2  # RT-BASE-09


def _seat(s: State, who: int) -> int:
    """The seat that decides for somebody: everybody decides for themselves."""
    return who


def _people(s: State, f: Frame, node: Node) -> tuple[int, ...]:
    return (f.who,)


RULES: Final = Rules(
    pieces=tuple(Piece(box.PIECE_SLUGS[i], box.back_of(card), card) for i, card in enumerate(box.CARDS)),
    names={
        "seat": str,
        "city": lambda n: CITIES[n].code,
        "mode": lambda n: box.MODES[n],
        "ancient-one": lambda n: ANCIENT_ONES[n - 1].code if n else "",
        "roads": box.roads_name,
        "crowd": box.crowd_name,
        "crossroads-set": box.crossroads_name,
        "locations": box.locations_name,
        "steps": box.steps_name,
        "pair": lambda n: box.pair_slug(n - 1) if n else "",
        "location": box.location_slug,
        "road": box.road_slug,
        "crossroads": box.crossroads_slug,
        "track": box.landmark_slug,
    },
    zones=box.ZONES,
    counters=box.COUNTERS,
    main=GAME,
    codes=(),
    seat_of=_seat,
    controls=lambda s, piece: 0,
    orders=lambda s: s.pointed(box.LEAD),
    seats_in_order=lambda s: tuple((s.pointed(box.LEAD) + i) % s.seats for i in range(s.seats)),
    person=box.PERSON,
    people=_people,
    free_order=lambda s: False,
)


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Set a game up in the order of the rulebook."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    city = next(i for i, town in enumerate(CITIES) if town.code == options["city"])
    s.point(box.CITY, city)
    s.point(box.MODE, box.MODES.index(options["mode"] if options["mode"] != "usual" else CITIES[city].modes[0]))
    s.set(box.CHALLENGE, options["challenge"] - 1)
    s.set(box.REFRESH, int(options["refresh"]))
    s.point(box.LEAD, s.random("lead", seats))  # RT-BASE-74
    s.note(tells.CityOpens, city)
    _mark_purple_corners(s)
    _build_deck(s)
    _lay_goals(s)
    for seat in range(seats):
        selection.draw_back(s, seat)
    if options["tasks"]:
        _deal_tasks(s)
    s.push(GAME, 0)
    return s


def _mark_purple_corners(s: State) -> None:
    """Where ratings may fall, cells with a purple corner are marked (RT-BASE-40, RT-DICE-04)."""
    if s.pointed(box.MODE) in box.RATINGS_FALL:
        for track, printed in enumerate(table.city(s).tracks):
            s.set(box.RATING[track], printed.purple_corners)


def _build_deck(s: State) -> None:
    """18 common cards, 12 of the city and 6 repeats (RT-BASE-06)."""
    s.lay_out(box.COMMON, box.DECK)
    s.lay_out(box.REPEATS, box.DECK)
    s.lay_out(box.CITY_CARDS[box.city_of(s)], box.DECK)
    s.shuffle(box.DECK)


def _lay_goals(s: State) -> None:
    """The goal decks lie face up, their top cards are in play (RT-BASE-36)."""
    for deck, letter in enumerate("ABC"):
        if letter in table.city(s).goal_decks:
            s.lay_out(tuple(piece for piece in box.GOALS if _deck_of(piece) == letter), box.GOAL_DECK[deck])
            s.shuffle(box.GOAL_DECK[deck])
            s.put(s.zone(box.GOAL_DECK[deck])[0], box.GOAL[deck])


def _deck_of(piece: int) -> str:
    card = box.CARDS[piece]
    assert isinstance(card, goals.Goal)
    return card.deck


def _deal_tasks(s: State) -> None:
    """Two personal tasks each, of which one will be kept (RT-BASE-09)."""
    s.set(box.TASKS_USED, 1)
    s.lay_out(box.TASKS, box.TASK_DECK)
    s.shuffle(box.TASK_DECK)
    for seat in range(s.seats):
        for _ in range(TASKS_DEALT):
            s.put(s.zone(box.TASK_DECK)[0], box.TASK[seat])
