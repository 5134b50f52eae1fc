"""The clock, midnight and the Mythos cards (ES-CLK, ES-MID, ES-MYT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.offers import due, let_work
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import Moment, Period
from miskatonic.games.elder_sign.cards.words import AdvanceClock, EveryMidnight
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.locks import lift, lock
from miskatonic.games.elder_sign.rules.passives import mythos_cards
from miskatonic.games.elder_sign.rules.people import ancient_one, has_left

QUARTERS: Final = 4
HOURS: Final = (12, 3, 6, 9)


def advance_clock(s: State) -> None:
    """Three hours pass; on XII midnight falls due once the turn is over (ES-CLK-01, ES-CLK-03, ES-CLK-06)."""
    s.set(box.CLOCK, (s.count(box.CLOCK) + 1) % QUARTERS)
    s.note(tells.Clock, HOURS[s.count(box.CLOCK)], rule="ES-CLK-01")
    if not s.count(box.CLOCK):
        s.add(box.MIDNIGHTS_DUE, 1)


CLOCK_ADVANCED: Final = Event("clock-advanced", advance_clock)


def advance(s: State, f: Frame, node: AdvanceClock) -> None:
    """The hand moves on."""
    if not has_left(s, f):
        s.happen(CLOCK_ADVANCED)


runs(AdvanceClock, advance)

# -------------------------------------------------------------------- midnight


def begin_midnight(s: State, f: Frame) -> None:
    """Midnight lies outside every turn; in the battle the Ancient One attacks instead (ES-MID-01, ES-BAT-11, ES-BAT-12)."""
    s.set(box.STEP, box.MIDNIGHT_STEP)
    s.add(box.MIDNIGHTS_DUE, -1)
    s.add(box.DAYS, 1)
    s.note(tells.Midnight, rule="ES-MID-01")
    if s.count(box.AWAKE):
        s.note(tells.Attacks, box.ANCIENT_ONE_CARDS[s.count(box.ANCIENT_ONE)], rule="ES-BAT-11")
        s.push(s.rules.codes[f"{ancient_one(s).code}.attack"], f.who)
        f.goto(new_day)
        return
    f.lists["left"] = midnight_sources(s)


def midnight_sources(s: State) -> tuple[int, ...]:
    """Everything in play with a Midnight effect (ES-MID-02)."""
    open_cards = [card for place in range(box.PLACES) for card in s.zone(box.CARD_AT[place]) if box.ADVENTURE[card].midnight]
    mythos = [card for card in mythos_cards(s) if box.MYTHOS_CARD[card].lower.midnight]
    allies = [number // ABILITIES_PER_PIECE for number in due(s, Moment.MIDNIGHT.name)]
    it = [box.ANCIENT_ONE_CARDS[s.count(box.ANCIENT_ONE)]] if isinstance(ancient_one(s).property, EveryMidnight) else []
    return tuple(open_cards + mythos + allies + it)


def choose_midnight_effect(s: State, f: Frame) -> None:
    """The player whose turn just ended puts them in order (ES-MID-06)."""
    in_play = midnight_sources(s)  # an ally may have left with its owner
    left = tuple(piece for piece in f.lists["left"] if piece in in_play)
    if box.WAKING in s.counts or not left:
        f.goto(reveal_mythos)
        return
    s.ask(f, f.who, asks.MidnightOrder, box.EFFECT_OF.each(left))


def midnight_effect(s: State, f: Frame) -> None:
    """One of them; an ally works for the owner, all else as by the player whose turn ended (ES-MID-02)."""
    source = f.value
    f.lists["left"] = tuple(piece for piece in f.lists["left"] if piece != source)
    f.goto(choose_midnight_effect)
    s.note(tells.MidnightEffect, source, rule="ES-MID-02")
    for number in due(s, Moment.MIDNIGHT.name):
        if number // ABILITIES_PER_PIECE == source:
            let_work(s, number)
            return
    s.push(s.rules.codes[f"{s.rules.pieces[source].code}.midnight"], f.who)


def reveal_mythos(s: State, f: Frame) -> None:
    """The old card goes with its lock, the new one comes (ES-MID-03, ES-MYT-04 to ES-MYT-06)."""
    if box.WAKING in s.counts:
        return
    for card in s.zone(box.MYTHOS_OPEN):
        lift(s, card)
        if box.MYTHOS_CARD[card].lower.persistent:
            s.put(card, box.MYTHOS_BESIDE)
        else:
            bury(s, card)
    new_mythos(s, f.who)


def new_mythos(s: State, seat: int) -> None:
    """Reveal a Mythos card: its lock acts, then its immediate effect (ES-MYT-02, ES-SET-17, ES-SET-18)."""
    card = s.zone(box.MYTHOS_DECK)[0]
    s.put(card, box.MYTHOS_OPEN)
    s.note(tells.Mythos, card, rule="ES-MYT-02")
    lock(s, card)
    s.push(s.rules.codes[f"{box.MYTHOS_CARD[card].upper.code}.effect"], seat)


def second_mythos(s: State, f: Frame) -> None:
    """In a harder game another card carries out its immediate effect and goes under the deck at once."""
    if box.WAKING in s.counts or box.SECOND_MYTHOS not in s.counts:
        return
    card = s.zone(box.MYTHOS_DECK)[0]
    s.note(tells.Mythos, card, rule="ES-MYT-02")
    bury(s, card)
    s.push(s.rules.codes[f"{box.MYTHOS_CARD[card].upper.code}.effect"], f.who)


def new_day(s: State, f: Frame) -> None:
    """What is possible once per day is possible again (ES-MID-04, ES-BAT-17)."""
    renew_limits(s, Period.DAY.name)


MIDNIGHT: Final = procedure(
    "midnight",
    begin_midnight,
    choose_midnight_effect,
    midnight_effect,
    reveal_mythos,
    second_mythos,
    new_day,
    left=PIECE,
)
