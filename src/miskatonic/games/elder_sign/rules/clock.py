"""The clock, midnight and the Mythos cards (ES-CLK, ES-MID, ES-MYT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event, ability_frame, renew_limits
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import Moment, Period
from miskatonic.games.elder_sign.cards.words import AdvanceClock, EveryMidnight
from miskatonic.games.elder_sign.rules import asks, tells
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    ANCIENT_ONE,
    ANCIENT_ONE_CARDS,
    AWAKE,
    CARD_AT,
    CLOCK,
    DAYS,
    EFFECT_OF,
    MIDNIGHT_STEP,
    MIDNIGHTS_DUE,
    MYTHOS_BESIDE,
    MYTHOS_CARD,
    MYTHOS_DECK,
    MYTHOS_OPEN,
    PLACES,
    SECOND_MYTHOS,
    STEP,
    WAKING,
)
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.locks import lift, lock
from miskatonic.games.elder_sign.rules.people import ancient_one, has_left, mythos_cards

QUARTERS: Final = 4
HOURS: Final = (12, 3, 6, 9)


def advance_clock(s: State) -> None:
    """Three hours pass; on XII midnight falls due once the turn is over (ES-CLK-01, ES-CLK-03, ES-CLK-06)."""
    s.set(CLOCK, (s.count(CLOCK) + 1) % QUARTERS)
    s.note(tells.Clock, HOURS[s.count(CLOCK)], rule="ES-CLK-01")
    if not s.count(CLOCK):
        s.add(MIDNIGHTS_DUE, 1)


CLOCK_ADVANCED: Final = Event("clock-advanced", advance_clock)


def advance(s: State, f: Frame, node: AdvanceClock) -> None:
    """The hand moves on."""
    if not has_left(s, f):
        s.happen(CLOCK_ADVANCED)


runs(AdvanceClock, advance)

# -------------------------------------------------------------------- midnight


def begin_midnight(s: State, f: Frame) -> None:
    """Midnight lies outside every turn; in the battle the Ancient One attacks instead (ES-MID-01, ES-BAT-11, ES-BAT-12)."""
    s.set(STEP, MIDNIGHT_STEP)
    s.add(MIDNIGHTS_DUE, -1)
    s.add(DAYS, 1)
    s.note(tells.Midnight, rule="ES-MID-01")
    if s.count(AWAKE):
        s.note(tells.Attacks, ANCIENT_ONE_CARDS[s.count(ANCIENT_ONE)], rule="ES-BAT-11")
        s.push(s.rules.codes[f"{ancient_one(s).code}.attack"], f.who)
        f.goto(new_day)
        return
    f.lists["left"] = midnight_sources(s)


def midnight_sources(s: State) -> tuple[int, ...]:
    """Everything in play with a Midnight effect (ES-MID-02)."""
    open_cards = [card for place in range(PLACES) for card in s.zone(CARD_AT[place]) if ADVENTURE[card].midnight]
    mythos = [card for card in mythos_cards(s) if MYTHOS_CARD[card].lower.midnight]
    allies = [piece for piece, _ in s.ears.get(Moment.MIDNIGHT.name, ())]
    it = [ANCIENT_ONE_CARDS[s.count(ANCIENT_ONE)]] if isinstance(ancient_one(s).property, EveryMidnight) else []
    return tuple(open_cards + mythos + allies + it)


def choose_midnight_effect(s: State, f: Frame) -> None:
    """The player whose turn just ended puts them in order (ES-MID-06)."""
    in_play = midnight_sources(s)  # an ally may have left with its owner
    left = tuple(piece for piece in f.lists["left"] if piece in in_play)
    if WAKING in s.counts or not left:
        f.goto(reveal_mythos)
        return
    s.ask(f, f.who, asks.MidnightOrder, EFFECT_OF.each(left))


def midnight_effect(s: State, f: Frame) -> None:
    """One of them; an ally works for the owner, all else as by the player whose turn ended (ES-MID-02)."""
    source = f.value
    f.lists["left"] = tuple(piece for piece in f.lists["left"] if piece != source)
    f.goto(choose_midnight_effect)
    s.note(tells.MidnightEffect, source, rule="ES-MID-02")
    for piece, i in s.ears.get(Moment.MIDNIGHT.name, ()):
        if piece == source:
            effect = s.rules.pieces[piece].effect_codes[i]
            assert effect is not None
            s.stack.append(ability_frame(s, effect, piece, s.stack.index(f), s.rules.controls(s, piece)))
            return
    s.push(s.rules.codes[f"{s.rules.pieces[source].code}.midnight"], f.who)


def reveal_mythos(s: State, f: Frame) -> None:
    """The old card goes with its lock, the new one comes (ES-MID-03, ES-MYT-04 to ES-MYT-06)."""
    if WAKING in s.counts:
        return
    for card in s.zone(MYTHOS_OPEN):
        lift(s, card)
        if MYTHOS_CARD[card].lower.persistent:
            s.put(card, MYTHOS_BESIDE)
        else:
            bury(s, card)
    new_mythos(s, f.who)


def new_mythos(s: State, seat: int) -> None:
    """Reveal a Mythos card: its lock acts, then its immediate effect (ES-MYT-02, ES-SET-17, ES-SET-18)."""
    card = s.zone(MYTHOS_DECK)[0]
    s.put(card, MYTHOS_OPEN)
    s.note(tells.Mythos, card, rule="ES-MYT-02")
    lock(s, card)
    s.push(s.rules.codes[f"{MYTHOS_CARD[card].upper.code}.effect"], seat)


def second_mythos(s: State, f: Frame) -> None:
    """In a harder game another card carries out its immediate effect and goes under the deck at once."""
    if WAKING in s.counts or SECOND_MYTHOS not in s.counts:
        return
    card = s.zone(MYTHOS_DECK)[0]
    s.note(tells.Mythos, card, rule="ES-MYT-02")
    bury(s, card)
    s.push(s.rules.codes[f"{MYTHOS_CARD[card].upper.code}.effect"], f.who)


def new_day(s: State, f: Frame) -> None:
    """What is possible once per day is possible again (ES-MID-04, ES-BAT-17)."""
    renew_limits(s, Period.DAY.name)


MIDNIGHT: Final = procedure(
    "midnight", begin_midnight, choose_midnight_effect, midnight_effect, reveal_mythos, second_mythos, new_day
)
