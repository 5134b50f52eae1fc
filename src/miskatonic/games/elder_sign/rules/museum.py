"""The open adventures and Other Worlds: who is where, laying cards, opening gates, making room (ES-SET-07, ES-OTH)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import Gates, PerOtherWorld, ReplaceAdventure
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.locks import lift, lock


def open_places(s: State) -> list[int]:
    """The places where a card lies open."""
    return [place for place in range(box.PLACES) if s.zones.get(box.CARD_AT[place])]


def open_worlds(s: State) -> list[int]:
    """The places where an Other World lies open."""
    return [place for place in range(box.MUSEUM, box.PLACES) if s.zones.get(box.CARD_AT[place])]


def is_world(place: int) -> bool:
    """Whether a place is one of the Other Worlds."""
    return place >= box.MUSEUM


def place_of(s: State, seat: int) -> int:
    """The place where a seat's investigator stands; -1 at the entrance."""
    return s.pointed(box.AT[seat])


def card_of(s: State, seat: int) -> int:
    """The card a seat's investigator stands on."""
    return s.zones[box.CARD_AT[place_of(s, seat)]][0]


def lay_adventure(s: State, place: int) -> None:
    """The top adventure is laid open and its lock acts (ES-RES-05, ES-RES-08); an empty deck leaves a gap (ES-RES-07)."""
    deck = s.zone(box.ADVENTURE_DECK)
    if deck:
        s.put(deck[0], box.CARD_AT[place])
        s.note(tells.NewAdventure, deck[0], place, rule="ES-RES-05")
        lock(s, deck[0])


def open_gates(s: State, f: Frame, node: Gates) -> None:
    """An Other World is drawn and laid below the museum (ES-REW-09, ES-OTH-02, ES-OTH-06)."""
    for _ in range(node.n):
        deck = s.zone(box.WORLD_DECK)
        if not deck:
            s.note(tells.NoWorldLeft, rule="ES-OTH-06")
            return
        place = next(place for place in range(box.MUSEUM, box.PLACES) if not s.zones.get(box.CARD_AT[place]))
        s.put(deck[0], box.CARD_AT[place])
        s.note(tells.Gate, deck[0], place, rule="ES-REW-09")
        lock(s, deck[0])


runs(Gates, open_gates)


def per_other_world(s: State, f: Frame, node: PerOtherWorld) -> None:
    """Once for every open Other World."""
    for _ in open_worlds(s):
        s.kids(f, "effect")


runs(PerOtherWorld, per_other_world)


def choose_adventure(s: State, f: Frame, node: ReplaceAdventure) -> None:
    """Ask which museum adventure without investigators makes room."""
    visited = {s.pointed(box.AT[seat]) for seat in range(s.seats)}
    empty = [place for place in open_places(s) if not is_world(place) and place not in visited]
    s.ask(f, f.who, asks.ReplaceAdventure, box.MOVE.each(empty))


def replace_adventure(s: State, f: Frame, node: ReplaceAdventure) -> None:
    """It goes under the deck, its monsters to the pool, its locks are lifted; a new one is laid."""
    if f.answer is None:
        return
    place = f.value
    card = s.zone(box.CARD_AT[place])[0]
    s.note(tells.Replaced, card, place, rule="ES-MYT-02")
    clear_place(s, place)
    lay_adventure(s, place)


def clear_place(s: State, place: int) -> None:
    """The card and its monsters leave play with their locks."""
    for piece in (*s.zone(box.MONSTERS_AT[place]), *s.zone(box.CARD_AT[place])):
        lift(s, piece)
        bury(s, piece)


runs(ReplaceAdventure, choose_adventure, replace_adventure)
