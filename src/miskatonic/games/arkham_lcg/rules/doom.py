"""Doom on enemies: on the nearest, on each, and how much there is (AH-MYT, AH-LOR-07)."""

from typing import Final

from miskatonic.core.code import Frame, counts, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.people import enemies_in_play, lead, place_of, place_of_card
from miskatonic.games.arkham_lcg.rules.places import distances
from miskatonic.games.arkham_lcg.rules.story import add_doom, doom_in_play

UNREACHABLE: Final = 99


def nearest(s: State, seat: int, trait: int | None) -> list[int]:
    """The enemies nearest to an investigator, however the ways are blocked (AH-LOR-07)."""
    enemies = enemies_in_play(s, trait)
    if not enemies:
        return []
    far = distances(s, place_of(s, seat))
    away = {enemy: far.get(place_of_card(s, enemy), UNREACHABLE) for enemy in enemies}
    return [enemy for enemy in enemies if away[enemy] == min(away.values())]


def choose_nearest(s: State, f: Frame, node: w.DoomOnNearest) -> None:
    """Among the equally near the lead chooses."""
    s.ask(f, lead(s), asks.DoomOn, box.PICK.each(nearest(s, f.who, node.trait)), node.n)


def doom_on_nearest(s: State, f: Frame, node: w.DoomOnNearest) -> None:
    """Doom on that one."""
    if f.answer is not None:
        add_doom(s, f.value, node.n)


def doom_on_each(s: State, f: Frame, node: w.DoomOnEach) -> None:
    """Doom on every enemy with the trait."""
    for enemy in enemies_in_play(s, node.trait):
        add_doom(s, enemy, node.n)


runs(w.DoomOnNearest, choose_nearest, doom_on_nearest, can=lambda s, f, node: bool(enemies_in_play(s, node.trait)))
runs(w.DoomOnEach, doom_on_each, can=lambda s, f, node: bool(enemies_in_play(s, node.trait)))

DOOM_OF: Final = {key: piece for piece, key in enumerate(box.DOOM) if piece in box.ENEMY}


def most_doom(s: State, f: Frame, node: w.MostDoomOn) -> int:
    """By the doom on the enemy with the trait that has the most."""
    found = [n for key, n in s.counts.items() if key in DOOM_OF and node.trait in box.TRAITS_OF[DOOM_OF[key]]]
    return node.each * max(found, default=0)


counts(w.MostDoomOn, most_doom)
counts(w.DoomInPlay, lambda s, f, node: node.each * doom_in_play(s))
