"""Setting a scenario up, step by step as its record says (AH-SSU, AH-SCN)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.scenarios import (
    AddToken,
    EncounterSet,
    GatherOneOf,
    PutIntoPlay,
    PutSomeIntoPlay,
    SetAside,
    SpawnAtStart,
    StartAt,
)
from miskatonic.games.arkham_lcg.rules.box import (
    ASIDE,
    AT,
    BAG,
    ENCOUNTER_DECK,
    ENEMY,
    PLACE_CARDS,
    PLACE_NAMED,
    REMOVED,
    SLUG,
    TREACHERY,
    UNREVEALED,
)
from miskatonic.games.arkham_lcg.rules.engaging import engage_all, spawn
from miskatonic.games.arkham_lcg.rules.people import lead
from miskatonic.games.arkham_lcg.rules.scenario import scenario

# -------------------------------------------------------------------- which cards there are


def pieces_of(sets: tuple[EncounterSet, ...]) -> tuple[int, ...]:
    """The enemies and treacheries of encounter sets."""
    slugs = {card.slug for one in sets for card in one.cards}
    return tuple(sorted(piece for piece in (*ENEMY, *TREACHERY) if SLUG[piece] in slugs))


# -------------------------------------------------------------------- the steps


def put_into_play(s: State, f: Frame, node: PutIntoPlay) -> None:
    """Locations are laid out unrevealed (AH-SCN-09)."""
    for slug in node.locations:
        s.put(PLACE_CARDS[PLACE_NAMED[slug]], UNREVEALED)


def put_some_into_play(s: State, f: Frame, node: PutSomeIntoPlay) -> None:
    """Chance takes one after another; what is left over leaves the game."""
    left = list(node.locations)
    for _ in range(node.n):
        s.put(PLACE_CARDS[PLACE_NAMED[left.pop(s.random("locations", len(left)))]], UNREVEALED)
    for slug in left:
        s.put(PLACE_CARDS[PLACE_NAMED[slug]], REMOVED)


def set_aside(s: State, f: Frame, node: SetAside) -> None:
    """Cards wait out of play (AH-SCN-09)."""
    for slug in node.cards:
        for piece in (piece for piece, name in enumerate(SLUG) if name == slug):
            s.put(piece, ASIDE)


def gather_one_of(s: State, f: Frame, node: GatherOneOf) -> None:
    """One set joins the encounter deck."""
    chosen = s.random("encounter-sets", len(node.sets))
    for number, one in enumerate(node.sets):
        for piece in pieces_of((one,)):
            s.put(piece, ENCOUNTER_DECK if number == chosen else REMOVED)


def spawn_at_start(s: State, f: Frame, node: SpawnAtStart) -> None:
    """An enemy is taken from the gathered cards and spawned."""
    if s.seats >= node.seats:
        enemy = next(piece for piece in s.zone(ENCOUNTER_DECK) if SLUG[piece] == node.enemy)
        spawn(s, enemy, lead(s), PLACE_NAMED[node.location])


def start_at(s: State, f: Frame, node: StartAt) -> None:
    """Everybody starts there (AH-SCN-12)."""
    for seat in range(s.seats):
        s.point(AT[seat], PLACE_NAMED[node.location])


runs(PutIntoPlay, put_into_play)
runs(PutSomeIntoPlay, put_some_into_play)
runs(SetAside, set_aside)
runs(GatherOneOf, gather_one_of)
runs(SpawnAtStart, spawn_at_start)
runs(AddToken, lambda s, f, node: s.add(BAG[node.token], 1))
runs(StartAt, start_at)

# -------------------------------------------------------------------- the whole


def carry_out(s: State, f: Frame) -> None:
    """What the scenario asks for, in its order (AH-SSU-02)."""
    s.push(s.rules.codes[f"{scenario(s).slug}.set-up"], f.who)


def shuffle_encounters(s: State, f: Frame) -> None:
    """All gathered cards that went nowhere else are the encounter deck (AH-SCN-15)."""
    s.shuffle(ENCOUNTER_DECK)


def meet(s: State, f: Frame) -> None:
    """Enemies that are there from the start engage whom they find (AH-ENG-03)."""
    engage_all(s)


SETTING_UP: Final = procedure("setting up", carry_out, shuffle_encounters, meet)
