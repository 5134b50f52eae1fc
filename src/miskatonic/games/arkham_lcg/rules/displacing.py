"""Effects that put investigators elsewhere: to a named location, or to one with a trait (AH-LOR-03)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.engaging import disengage, engage_at, place_called, places_in_play
from miskatonic.games.arkham_lcg.rules.people import in_game, place_of
from miskatonic.games.arkham_lcg.rules.places import move


def move_to(s: State, f: Frame, node: w.MoveTo) -> None:
    """From anywhere, without an action; whoever is there stays."""
    place = place_called(s, node.location)
    if place not in (NOTHING, place_of(s, f.who)):
        move(s, f.who, place)


runs(w.MoveTo, move_to, can=lambda s, f, node: place_called(s, node.location) not in (NOTHING, place_of(s, f.who)))


def choose_where(s: State, f: Frame, node: w.MoveToTrait) -> None:
    """Ask which, where there are several."""
    found = [place for place in places_in_play(s) if node.trait in box.TRAITS_OF[box.PLACE_CARDS[place]]]
    s.ask(f, f.who, asks.MoveWhere, box.TO_PLACE.each(found))


def go_there(s: State, f: Frame, node: w.MoveToTrait) -> None:
    """Go; who is there already is engaged again."""
    if f.answer is None or f.value == place_of(s, f.who):
        engage_at(s, place_of(s, f.who))
    else:
        move(s, f.who, f.value)


runs(w.MoveToTrait, choose_where, go_there)


def break_off(s: State, f: Frame, node: w.BreakOff) -> None:
    """Enemies without the trait stay behind; they are not exhausted (AH-ENR-08)."""
    if in_game(s, f.who):
        for enemy in s.zone(box.THREAT[f.who]):
            if enemy in box.ENEMY and node.but not in box.TRAITS_OF[enemy]:
                disengage(s, enemy, place_of(s, f.who))


runs(w.BreakOff, break_off)
