"""Laying out a city, in the order of the rulebook (RT-BASE-08, RT-BASE-09). A campaign does it three times."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards import effects, goals, horrors
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.events import EventCard
from miskatonic.games.route.cards.helpers import SECRETS
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.rules import box, dice, marks, rounds, selection, solo, table, tells

TASKS_DEALT: Final = 2  # RT-BASE-09
EFFECTS_LAID: Final = 2  # RT-EFF-04
SECRET_NUMBER: Final = {code: i for i, code in enumerate(SECRETS)}


def bring(s: State, pieces: tuple[int, ...], zone: str) -> None:
    """Take pieces out of the box; in a campaign they lie there from the start."""
    pieces = s.present(pieces)
    if pieces and pieces[0] in s.home:
        for piece in pieces:
            s.put(piece, zone)
    else:
        s.lay_out(pieces, zone)


def has_secret(s: State, code: str) -> bool:
    """Whether a secret card is in the game; cards that are not secret always are (RT-ACH-02)."""
    number = SECRET_NUMBER.get(code)
    return number is None or s.count(marks.SECRETS) >> number & 1 == 1


def set_up(s: State, city: int) -> None:
    """Set a city up for everybody."""
    s.point(marks.CITY, city)
    wanted = s.pointed(marks.MODE_WANTED)
    modes = [marks.MODES.index(mode) for mode in CITIES[city].modes]
    s.point(marks.MODE, wanted if wanted in modes else modes[0])
    s.note(tells.CityOpens, city, rule="RT-BASE-08")
    choose_ancient_one(s)
    mark_purple_corners(s)
    if s.pointed(marks.MODE) == marks.WITH_DICE:
        lay_dice(s)
    else:
        build_deck(s)
    if uses_effects(s):
        lay_effects(s)
    lay_goals(s)
    deal_hands(s)
    if s.count(marks.TASKS_USED):
        deal_tasks(s)
    deal_guides(s)
    prepare_event_deck(s)


def uses_effects(s: State) -> bool:
    """Effects are obligatory with dice and in Sydney, and can be added anywhere (RT-EFF-01, RT-DICE-02, RT-SYD-04)."""
    return s.pointed(marks.MODE) in (marks.WITH_DICE, marks.SPECIAL) or s.count(marks.EFFECTS_USED) > 0


def mark_purple_corners(s: State) -> None:
    """Where ratings may fall, cells with a purple corner are marked (RT-BASE-40, RT-DICE-04); not alone (RT-SOLO-03)."""
    if s.pointed(marks.MODE) in marks.RATINGS_FALL and s.seats > 1:
        for track, printed in enumerate(table.city(s).tracks):
            s.set(marks.RATING[track], printed.purple_corners)


def lay_dice(s: State) -> None:
    """The dice lie by the round board (RT-DICE-05)."""
    bring(s, dice.dice_of(s), box.DICE_LEFT)


def build_deck(s: State) -> None:
    """18 common cards, 12 of the city and 6 repeats, or applications of effects (RT-BASE-06, RT-EFF-03, RT-SYD-02)."""
    town = table.city(s)
    if town.cards_only:
        lay_dice(s)
    else:
        bring(s, box.COMMON, box.DECK)
        bring(s, box.APPLICATIONS if uses_effects(s) else box.REPEATS, box.DECK)
    bring(s, box.CITY_CARDS[marks.city_of(s)], box.DECK)
    s.shuffle(box.DECK)


def lay_effects(s: State) -> None:
    """Two effect cards, one dark and one light, as wanted or at random (RT-EFF-04); one alone is both (RT-EFF-05)."""
    wanted = [piece for i, piece in enumerate(box.EFFECT_CARDS) if s.count(marks.EFFECTS_WANTED) >> i & 1]
    if not wanted and s.seats == 1:
        wanted = [_repeat(s)]
    if not wanted:
        known = [piece for piece in s.present(box.EFFECT_CARDS) if has_secret(s, box.PIECE_SLUGS[piece])]
        while len(wanted) < EFFECTS_LAID:
            wanted.append(known.pop(s.random("effects", len(known))))
    bring(s, tuple(wanted), box.EFFECT[0])
    for piece in wanted[1:]:
        s.put(piece, box.EFFECT[1])


def _repeat(s: State) -> int:
    """The effect card that solo play lays out unless others are wanted (RT-SOLO-06)."""
    words = [(piece, table.effect_word(piece)) for piece in s.present(box.EFFECT_CARDS)]
    return next(piece for piece, word in words if isinstance(word, effects.MoreTourists))


def lay_goals(s: State) -> None:
    """The goal decks lie face up, their top cards are in play (RT-BASE-36); some cities use fewer (RT-VEN-03, RT-ARK-03)."""
    for deck, letter in enumerate("ABC"):
        if letter in table.city(s).goal_decks:
            bring(s, tuple(piece for piece in box.GOALS if _deck_of(piece) == letter), box.GOAL_DECK[deck])
            s.shuffle(box.GOAL_DECK[deck])
            s.put(s.zone(box.GOAL_DECK[deck])[0], box.GOAL[deck])


def _deck_of(piece: int) -> str:
    card = box.CARDS[piece]
    assert isinstance(card, goals.Goal)
    return card.deck


def deal_hands(s: State) -> None:
    """Hands of three cards, none with dice (RT-DICE-06); alone the queue and two cards, or dice (RT-BASE-88, RT-SOLO-05)."""
    mode = s.pointed(marks.MODE)
    if s.seats > 1:
        if mode != marks.WITH_DICE:
            for seat in range(s.seats):
                selection.draw_back(s, seat)
    elif mode == marks.WITH_DICE:
        solo.set_dice(s)
    else:
        solo.fill_queue(s)
        if mode == marks.SPECIAL:
            solo.set_sydney(s)
        else:
            for _ in range(solo.SOLO_HAND):
                selection.draw_card(s, solo.PLAYER)
        s.set(marks.QUEUE_OPEN, 1)


def deal_tasks(s: State) -> None:
    """Two personal tasks each, of which one will be kept (RT-BASE-09)."""
    bring(s, box.TASKS, box.TASK_DECK)
    s.shuffle(box.TASK_DECK)
    for seat in range(s.seats):
        for _ in range(TASKS_DEALT):
            s.put(s.zone(box.TASK_DECK)[0], box.TASK[seat])


def deal_guides(s: State) -> None:
    """With guides in the game everybody gets one at random, openly (secret cards 1 to 5)."""
    guides = tuple(piece for piece in s.present(box.GUIDES) if has_secret(s, box.PIECE_SLUGS[piece]))
    if len(guides) < s.seats:
        return
    bring(s, guides, box.BOX_UNSEEN)
    left = list(guides)
    for seat in range(s.seats):
        s.put(left.pop(s.random("guides", len(left))), box.GUIDE[seat])


def prepare_event_deck(s: State) -> None:
    """The wanted number of each colour, yellow ones on top (RT-EVT-04 to RT-EVT-06)."""
    town = table.city(s)
    for red in (False, True):
        pool: list[int] = []
        for i, piece in enumerate(box.EVENTS):
            card = box.CARDS[piece]
            assert isinstance(card, EventCard)
            out = card.code in town.no_events or s.count(marks.EVENTS_OUT) >> i & 1 or not has_secret(s, card.code)
            if card.red == red and not out and piece not in s.absent:
                pool.append(piece)
        wanted = min(len(pool), s.count(marks.EVENTS_WANTED[red]))
        if not wanted:
            continue
        bring(s, tuple(pool), box.BOX_UNSEEN)
        for _ in range(wanted):
            s.put(pool.pop(s.random("events", len(pool))), box.EVENT_DECK)


def choose_ancient_one(s: State) -> None:
    """Arkham is up against an Ancient One, whose rule is in force at once (RT-ARK-04, RT-ARK-05)."""
    if not table.city(s).curiosities:
        return
    s.set(marks.ANCIENT_ONE, s.count(marks.ANCIENT_WANTED) or 1)
    one = ANCIENT_ONES[s.count(marks.ANCIENT_ONE) - 1]
    if isinstance(one.rule, horrors.LinesAreRoads):
        s.set(marks.LINES, 1)
    bring(s, box.CURIOSITIES, box.CURIOSITY_DECK)
    if isinstance(one.rule, horrors.SecretCalls):
        deal_calls(s)
    s.shuffle(box.CURIOSITY_DECK)
    rounds.reveal_curiosity(s)  # RT-ARK-07


def deal_calls(s: State) -> None:
    """A Call card each; one random curiosity without new tourists is removed (RT-ARK-06, RT-ARK-08)."""
    bring(s, box.CALLS, box.BOX_UNSEEN)
    left = list(s.present(box.CALLS))
    for seat in range(s.seats):
        s.put(left.pop(s.random("calls", len(left))), box.CALL[seat])
    others = [piece for piece in s.zone(box.CURIOSITY_DECK) if not _brings_tourists(piece)]
    s.put(others[s.random("curiosity-out", len(others))], box.BOX_UNSEEN)


def _brings_tourists(piece: int) -> bool:
    card = box.CARDS[piece]
    assert isinstance(card, horrors.CuriosityCard)
    return card.tourists > 0
