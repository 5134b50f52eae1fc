"""Setting a scenario up, step by step as its record says (AH-SSU, AH-SCN)."""

from typing import Final

from miskatonic.core.code import Frame, checks, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import scenarios as sc
from miskatonic.games.arkham_lcg.cards.conditions import Recorded
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.rules.earlier import CONSPIRATORS
from miskatonic.games.arkham_lcg.rules.engaging import engage_all, place_called, spawn
from miskatonic.games.arkham_lcg.rules.people import lead, taking_part
from miskatonic.games.arkham_lcg.rules.scenario import scenario
from miskatonic.games.arkham_lcg.rules.story import add_doom, current_agenda

# -------------------------------------------------------------------- which cards there are


CARDS_CALLED: Final = {
    slug: [piece for piece, name in enumerate(box.SLUG) if name == slug and box.OWNER[piece] == box.NOBODY]
    for slug in dict.fromkeys(card.slug for card in box.ENCOUNTER_CARDS)
}
"""The copies of each scenario card, without those that somebody has in a deck."""


def pieces_of(sets: tuple[sc.EncounterSet, ...]) -> tuple[int, ...]:
    """The enemies and treacheries of encounter sets."""
    slugs = {card.slug for one in sets for card in one.cards}
    return tuple(sorted(piece for piece in (*box.ENEMY, *box.TREACHERY) if box.SLUG[piece] in slugs))


def gather(s: State, number: int) -> None:
    """The cards of a scenario: acts and agendas in their order, and what the encounter deck is made of (AH-SCN-04)."""
    slugs = {card.slug for one in box.SCENARIOS[number].sets for card in one.cards}
    for kind, current, deck in ((box.ACT_CARD, box.ACT, box.ACT_DECK), (box.AGENDA_CARD, box.AGENDA, box.AGENDA_DECK)):
        cards = [card for card in kind if box.SLUG[card] in slugs]
        for card in s.present(cards):
            s.put(card, current if card == cards[0] else deck)
    for card in s.present(ENCOUNTERS[number]):
        s.put(card, box.ENCOUNTER_DECK)


ENCOUNTERS: Final = tuple(pieces_of(scenario.sets) for scenario in box.SCENARIOS)
"""For each scenario the enemies and treacheries it gathers."""

# -------------------------------------------------------------------- the steps


def put_into_play(s: State, f: Frame, node: sc.PutIntoPlay) -> None:
    """Locations are laid out unrevealed (AH-SCN-09)."""
    for slug in node.locations:
        s.put(box.PLACE_CARDS[box.PLACE_NAMED[slug]], box.UNREVEALED)


def set_aside(s: State, f: Frame, node: sc.SetAside) -> None:
    """Cards wait out of play (AH-SCN-09)."""
    for slug in node.cards:
        for piece in CARDS_CALLED[slug]:
            s.put(piece, box.ASIDE)


def gather_one_of(s: State, f: Frame, node: sc.GatherOneOf) -> None:
    """One set joins the encounter deck."""
    chosen = s.random("encounter-sets", len(node.sets))
    for number, one in enumerate(node.sets):
        for piece in pieces_of((one,)):
            s.put(piece, box.ENCOUNTER_DECK if number == chosen else box.REMOVED)


def shuffle_in(s: State, f: Frame, node: sc.ShuffleIn) -> None:
    """A card comes from another scenario's set."""
    for piece in CARDS_CALLED[node.card]:
        s.put(piece, box.ENCOUNTER_DECK)


def make_cultist_deck(s: State, f: Frame, node: sc.MakeCultistDeck) -> None:
    """The set is a shuffled deck of its own."""
    for piece in pieces_of((node.cultists,)):
        s.put(piece, box.CULTIST_DECK)
    s.shuffle(box.CULTIST_DECK)


def spawn_at_start(s: State, f: Frame, node: sc.SpawnAtStart) -> None:
    """An enemy is taken from the gathered cards and spawned."""
    if s.count(box.STARTED) >= node.seats:
        enemy = next(piece for piece in s.zone(box.ENCOUNTER_DECK) if box.SLUG[piece] == node.enemy)
        spawn(s, enemy, lead(s), place_called(s, node.location))


def add_token(s: State, f: Frame, node: sc.AddToken) -> None:
    """A token joins the chaos bag (AH-CBG-05)."""
    s.add(box.BAG[node.token], 1)
    s.note(tells.TokenAdded, node.token, rule="AH-CBG-05")


def doom_by_escaped(s: State, f: Frame, node: sc.DoomByEscaped) -> None:
    """One for one or two names, two for three or four, three for five or six."""
    names = sum(box.ESCAPED[enemy] in s.counts for enemy in CONSPIRATORS)
    if names:
        add_doom(s, current_agenda(s), (names + 1) // 2, rule="AH-CPG-01")


def start_at(s: State, f: Frame, node: sc.StartAt) -> None:
    """Everybody starts there (AH-SCN-12)."""
    for seat in taking_part(s):
        s.point(box.AT[seat], box.PLACE_NAMED[node.location])


runs(sc.PutIntoPlay, put_into_play)
runs(sc.SetAside, set_aside)
runs(sc.GatherOneOf, gather_one_of)
runs(sc.ShuffleIn, shuffle_in)
runs(sc.MakeCultistDeck, make_cultist_deck)
runs(sc.SpawnAtStart, spawn_at_start)
runs(sc.AddToken, add_token)
runs(sc.DoomByEscaped, doom_by_escaped)
runs(sc.LoseOpeningCards, lambda s, f, node: s.set(box.OPENING_LOSS, node.n))
runs(sc.StartAt, start_at)
checks(Recorded, lambda s, f, node: box.RECORDED[box.RECORDS.index(node.record)] in s.counts)

# -------------------------------------------------------------------- the whole


def carry_out(s: State, f: Frame) -> None:
    """What the scenario asks for, in its order (AH-SSU-02)."""
    s.push(s.rules.codes[f"{scenario(s).slug}.set-up"], f.who)


def shuffle_encounters(s: State, f: Frame) -> None:
    """All gathered cards that went nowhere else are the encounter deck (AH-SCN-15)."""
    s.shuffle(box.ENCOUNTER_DECK)


def meet(s: State, f: Frame) -> None:
    """Enemies that are there from the start engage whom they find (AH-ENG-03)."""
    engage_all(s)


SETTING_UP: Final = procedure("setting up", carry_out, shuffle_encounters, meet)
