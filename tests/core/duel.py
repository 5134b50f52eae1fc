"""A duel whose table is laid by the test, and which can still be saved, loaded and undone like any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import miskatonic as mk
from miskatonic.core.declared import name_of
from miskatonic.core.state import State
from miskatonic.game import new_game
from tests.made_up import LANTERN_DUEL
from tests.made_up.box import CARD_PIECES, DECK, HAND, OIL, TABLE, piece_slug
from tests.made_up.setup import begin

CALM = ("pass", "pass", "pass", "pass")
"""Both players pass all their actions."""


def piece(slug: str) -> int:
    """The number of a card."""
    return next(p for p in CARD_PIECES if piece_slug(p) == slug)


def duel(
    *,
    tables: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    oil: tuple[int, int] = (5, 5),
    seed: int = 1,
    rounds: int = 4,
) -> mk.Game:
    """A duel with these cards on the tables and in the hands, and nothing else there."""
    named = [slug for side in (*tables, *hands) for slug in side]

    def rigged(options: Mapping[str, Any], seats: int, seed: int, box: Iterable[str] | None = None) -> State:
        s = begin(options, seats, seed)
        for seat in (0, 1):
            for card in s.zone(HAND[seat]):
                s.put(card, DECK)
            s.set(OIL[seat], oil[seat])
        for slug in named:  # a named card may lie under the lamp: another bright one takes its place
            if s.home[piece(slug)] == "lamp:0":
                s.put(
                    next(c for c in s.zone(DECK) if piece_slug(c).startswith("storm") and piece_slug(c) not in named),
                    "lamp:0",
                )
        for seat in (0, 1):
            for slug in tables[seat]:
                s.put(piece(slug), TABLE[seat])
            for slug in hands[seat]:
                s.put(piece(slug), HAND[seat])
        return s

    title = replace(LANTERN_DUEL, begin=rigged)
    mk.register(title)
    return new_game(title, 2, seed, {"rounds": rounds})


def play(game: mk.Game, *keys: str) -> mk.Game:
    """Take decisions; `1:trim:2` is an answer of seat 1."""
    for key in keys:
        if key[:2] in ("0:", "1:"):
            game.play(key[2:], int(key[0]))
        else:
            game.play(key)
    return game


def table_of(game: mk.Game, seat: int) -> list[str]:
    """The cards a seat has on the table."""
    return [piece_slug(p) for p in game.state.zone(TABLE[seat])]


def oil_of(game: mk.Game, seat: int) -> int:
    """The oil a seat has left."""
    return game.state.count(OIL[seat])


def keys_of(game: mk.Game) -> list[str]:
    """The keys of the first open decision."""
    return [option.key for option in game.decision.options]


def told(game: mk.Game, kind: str) -> list[tuple[int, ...]]:
    """The numbers of every log entry of a kind."""
    return [note.told for notes in game.record.notes for note in notes if name_of(note.kind) == kind]


def where(game: mk.Game, slug: str) -> str:
    """The zone of a card."""
    return game.state.home[piece(slug)]
