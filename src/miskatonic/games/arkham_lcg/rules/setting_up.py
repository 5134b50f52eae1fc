"""Setting a scenario up, step by step as its record says (AH-SSU, AH-SCN)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import scenarios as sc
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.engaging import engage_all, spawn
from miskatonic.games.arkham_lcg.rules.people import lead
from miskatonic.games.arkham_lcg.rules.scenario import scenario

# -------------------------------------------------------------------- which cards there are


def pieces_of(sets: tuple[sc.EncounterSet, ...]) -> tuple[int, ...]:
    """The enemies and treacheries of encounter sets."""
    slugs = {card.slug for one in sets for card in one.cards}
    return tuple(sorted(piece for piece in (*box.ENEMY, *box.TREACHERY) if box.SLUG[piece] in slugs))


# -------------------------------------------------------------------- the steps


def put_into_play(s: State, f: Frame, node: sc.PutIntoPlay) -> None:
    """Locations are laid out unrevealed (AH-SCN-09)."""
    for slug in node.locations:
        s.put(box.PLACE_CARDS[box.PLACE_NAMED[slug]], box.UNREVEALED)


def put_some_into_play(s: State, f: Frame, node: sc.PutSomeIntoPlay) -> None:
    """Chance takes one after another; what is left over leaves the game."""
    left = list(node.locations)
    for _ in range(node.n):
        s.put(box.PLACE_CARDS[box.PLACE_NAMED[left.pop(s.random("locations", len(left)))]], box.UNREVEALED)
    for slug in left:
        s.put(box.PLACE_CARDS[box.PLACE_NAMED[slug]], box.REMOVED)


def set_aside(s: State, f: Frame, node: sc.SetAside) -> None:
    """Cards wait out of play (AH-SCN-09)."""
    for slug in node.cards:
        for piece in (piece for piece, name in enumerate(box.SLUG) if name == slug):
            s.put(piece, box.ASIDE)


def gather_one_of(s: State, f: Frame, node: sc.GatherOneOf) -> None:
    """One set joins the encounter deck."""
    chosen = s.random("encounter-sets", len(node.sets))
    for number, one in enumerate(node.sets):
        for piece in pieces_of((one,)):
            s.put(piece, box.ENCOUNTER_DECK if number == chosen else box.REMOVED)


def spawn_at_start(s: State, f: Frame, node: sc.SpawnAtStart) -> None:
    """An enemy is taken from the gathered cards and spawned."""
    if s.seats >= node.seats:
        enemy = next(piece for piece in s.zone(box.ENCOUNTER_DECK) if box.SLUG[piece] == node.enemy)
        spawn(s, enemy, lead(s), box.PLACE_NAMED[node.location])


def start_at(s: State, f: Frame, node: sc.StartAt) -> None:
    """Everybody starts there (AH-SCN-12)."""
    for seat in range(s.seats):
        s.point(box.AT[seat], box.PLACE_NAMED[node.location])


runs(sc.PutIntoPlay, put_into_play)
runs(sc.PutSomeIntoPlay, put_some_into_play)
runs(sc.SetAside, set_aside)
runs(sc.GatherOneOf, gather_one_of)
runs(sc.SpawnAtStart, spawn_at_start)
runs(sc.AddToken, lambda s, f, node: s.add(box.BAG[node.token], 1))
runs(sc.StartAt, start_at)

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
