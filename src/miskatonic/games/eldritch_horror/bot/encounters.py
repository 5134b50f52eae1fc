"""What the encounters of a space promise to somebody: the mean over the cards that can come, exact odds on each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.code import amount
from miskatonic.core.pieces import of_kind
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.clock import matches
from miskatonic.games.eldritch_horror.bot.effects import complex_worth, worth
from miskatonic.games.eldritch_horror.bot.lives import Me, passes
from miskatonic.games.eldritch_horror.bot.mysteries import Task, probe
from miskatonic.games.eldritch_horror.bot.prices import Prices, gate_price
from miskatonic.games.eldritch_horror.bot.reasons import Lure
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Encounter, Moment
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.encounters import CITY_DECKS, NAMED_CITIES, as_encounter
from miskatonic.games.eldritch_horror.rules.people import ancient_one, is_forbidden

MEETING: Final = 0.5
"""Meeting a fallen investigator, beside what they left and the Doom that may retreat."""


SECTIONS: Final = {card: sheet.sections for card, sheet in of_kind(box.SHEETS, Encounter).items()}


@lru_cache(maxsize=5_000)
def mean_section(deck: tuple[int, ...], part: int, i: Me, p: Prices) -> float:
    """The mean worth of a section over the cards of a deck."""
    return sum([worth(SECTIONS[card][part], i, p) for card in deck]) / len(deck)


@lru_cache(maxsize=5_000)
def mean_complex(deck: tuple[int, ...], i: Me, p: Prices) -> float:
    """The mean worth of a complex encounter over the cards of a deck."""
    return sum([complex_worth(box.COMPLEX[card], i, p) for card in deck]) / len(deck)


def of_deck(s: State, deck: str, space: int, i: Me, p: Prices) -> float:
    """An encounter of a location deck, or a Research Encounter."""
    if deck == "research":
        return mean_section(box.RESEARCH_CARDS[ancient_one(s).code], places.TYPE[space], i, p)
    if deck == "general":
        return mean_section(box.ENCOUNTER_CARDS[deck], places.TYPE[space], i, p)
    return mean_section(box.ENCOUNTER_CARDS[deck], space % 3, i, p)


def other_world(s: State, space: int, i: Me, p: Prices, todo: Task, rounds: int = 0) -> float:
    """An Other World Encounter at a Gate: what closing it is worth, to the Mystery too."""
    return mean_complex(box.OTHER_WORLD_CARDS, i, p._replace(gate=closing(s, space, i, p, todo, rounds)))


def closing(s: State, space: int, i: Me, p: Prices, todo: Task, rounds: int = 0) -> float:
    """What closing the Gate of a space is worth so many rounds from now, to the Mystery too."""
    gate = places.gate_on(s, space)
    if gate < 0 or is_forbidden(s, w.NoClosing):
        return 0.0
    good = gate_price(s, gate, p.doom)
    if Moment.CLOSED_GATE in todo.moments and i.clues >= todo.clues and i.spells >= todo.spells:
        good += (p.step - p.clue * todo.clues) * (matches(s, gate, rounds) if todo.matching else 1.0)
    return round(good, 1)


def expedition(s: State, space: int, i: Me, p: Prices) -> float:
    """The Active Expedition: one of the cards of its place."""
    return mean_complex(tuple([c for c in box.EXPEDITION_CARDS if box.COMPLEX[c].place == space]), i, p)


def offered(s: State, card: int, effects: w.Effects, i: Me, p: Prices) -> float:
    """The encounter of a Mystery, a Rumor or the Ancient One sheet."""
    if isinstance(effects, w.SpecialEncounter):
        return mean_complex(box.SPECIAL_CARDS[ancient_one(s).code], i, p)
    return worth(effects, i, prices_of(s, card, p))


def prices_of(s: State, card: int, p: Prices) -> Prices:
    """The prices in the encounter of a card: what solving it is worth, how many Clues it asks for."""
    offers = as_encounter(s, card)
    due = 1
    if offers is not None and isinstance(offers.effects, w.May) and isinstance(offers.effects.effect, w.SpendClues):
        due = amount(s, probe(s, card), offers.effects.effect.n)
    return p._replace(solve=round(rumor_price(s, card, p.players), 1), due=due)


def meeting(s: State, fallen: int, i: Me, p: Prices) -> float:
    """Meeting somebody who has fallen."""
    sheet = box.INVESTIGATOR[fallen]
    skill = sheet.injury if s.counts.get(box.FALLEN_BY[fallen]) == 1 else sheet.madness
    left = s.zones.get(box.LEFT_BY[fallen], ())
    clues = sum([piece in box.CLUE for piece in left])
    return p.clue * clues + MEETING * (len(left) - clues) + p.doom * passes(i.dice[skill], i.least)


def promises(s: State, space: int, i: Me, p: Prices, todo: Task, rounds: int = 0) -> float:
    """The best encounter of a space so many rounds from now, Monsters aside."""
    return max([good for good, _ in lures(s, space, i, p, todo, rounds)])


def lures(s: State, space: int, i: Me, p: Prices, todo: Task, rounds: int = 0) -> list[tuple[float, Lure]]:
    """Every encounter of a space so many rounds from now, Monsters aside."""
    found = [(of_deck(s, "general", space, i, p), Lure.TOWN)]
    if space < NAMED_CITIES:
        found.append((of_deck(s, box.DECK_NAMES[CITY_DECKS[space // 3]], space, i, p), Lure.TOWN))
    if places.clues_on(s, space):
        found.append((of_deck(s, "research", space, i, p), Lure.CLUE))
    if places.gate_on(s, space) >= 0:
        found.append((other_world(s, space, i, p, todo, rounds), Lure.GATE))
    if s.pointed(box.EXPEDITION_AT) == space and not is_forbidden(s, w.NoExpeditions):
        found.append((expedition(s, space, i, p), Lure.EXPEDITION))
    for card, encounter in open_encounters(s):
        if space in places.spaces(s, probe(s, card), encounter.at):
            lure = Lure.RUMOR if card in box.MYTHOS_CARD else Lure.MYSTERY
            found.append((offered(s, card, encounter.effects, i, p), lure))
    fallen = [one for one in s.zones.get(box.FALLEN, ()) if s.counts.get(box.FALLEN_AT[one]) == space]
    return found + [(meeting(s, one, i, p), Lure.FALLEN) for one in fallen]


def open_encounters(s: State) -> list[tuple[int, AsEncounter]]:
    """What Rumors, the Mystery and the Ancient One sheet offer."""
    cards = [card for zone in (box.ONGOING, box.ACTIVE_MYSTERY, box.OPPONENT) for card in s.zones.get(zone, ())]
    found = [(card, as_encounter(s, card)) for card in cards]
    return [(card, encounter) for card, encounter in found if encounter is not None]
