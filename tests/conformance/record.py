"""Record the finished games of `tests/fixtures` anew: `python -m tests.conformance.record [GAME or FILE ...]` in the root.

A recorded game must end the same way for ever. Record again only when a rule or a card was changed on purpose.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.game import Game
from tests.conformance.tables import PLAIN_TABLES, TITLES, Table
from tests.made_up import LANTERN_DUEL

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
SEED: Final = 1926
GAMES: Final = 10
WON: Final[dict[tuple[str, int], tuple[dict[str, Any], int]]] = {
    ("eldritch-horror", 2): ({"ancient_one": "azathoth"}, 1000),
    ("eldritch-horror", 4): ({"ancient_one": "shub-niggurath"}, 1007),
}
"""Games that bots win seldom, by the options and the seed of one that they did win."""
DECKS: Final = tuple(map(json.dumps, json.loads((FIXTURES / "upgraded-decks.json").read_text(encoding="utf-8"))))
"""Decks of the Card Game with cards above level 0."""
FURTHER: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "arkham-lcg-the-gathering-upgraded": ("arkham-lcg", 3, {"decks": DECKS}, 1934),
    "arkham-lcg-the-midnight-masks": ("arkham-lcg", 2, {"scenario": "the-midnight-masks"}, 1929),
    "arkham-lcg-the-midnight-masks-upgraded": ("arkham-lcg", 3, {"scenario": "the-midnight-masks", "decks": DECKS}, 1942),
    "arkham-lcg-the-devourer-below": ("arkham-lcg", 1, {"scenario": "the-devourer-below"}, 1985),
    "arkham-lcg-the-devourer-below-2": ("arkham-lcg", 2, {"scenario": "the-devourer-below"}, 1952),
    "arkham-lcg-night-of-the-zealot": ("arkham-lcg", 2, {"scenario": "night-of-the-zealot"}, 1929),
    "arkham-lcg-night-of-the-zealot-2": ("arkham-lcg", 2, {"scenario": "night-of-the-zealot"}, 1931),
}
"""Games of other set-ups than the first that comes to mind, by name: the game, its seats, options and seed."""


def file_of(table: Table) -> Path:
    """The file of a table's recorded game."""
    return FIXTURES / f"{table.title.id}-{table.seats}.save"


def recorded(table: Table) -> Game:
    """A game chosen because it is won, or else the longest of a few."""
    chosen = WON.get((table.title.id, table.seats))
    if chosen is not None:
        options, seed = chosen
        return played(Table(table.title, table.seats, options), seed, 10 * seed)
    games = [played(table, seed, 0) for seed in range(SEED, SEED + GAMES)]
    return max(games, key=lambda game: len(game.record.line))


def played(table: Table, seed: int, first_bot: int) -> Game:
    """A whole game of greedy bots, with an undo and a redo now and then."""
    game = table.game(seed)
    bots = [make_bot("greedy", first_bot + seat) for seat in range(table.seats)]
    dice = random.Random(seed)
    while not game.over:
        decision = game.decisions[-1]
        game.play(bots[decision.seat].choose(game, decision.seat), decision.seat)
        if dice.random() < 0.05:
            back = dice.randint(1, min(3, len(game.record.line)))
            game.undo(back)
            game.redo(back)
    return game


def recordings() -> Iterator[tuple[Path, Table]]:
    """The file of every recorded game, and the table at which it was played."""
    yield from ((file_of(table), table) for table in PLAIN_TABLES)
    titles = {title.id: title for title in TITLES}
    for name, (game, seats, options, _) in FURTHER.items():
        yield FIXTURES / f"{name}.save", Table(titles[game], seats, options)


def main() -> None:
    """Write every file."""
    mk.register(LANTERN_DUEL)
    only = sys.argv[1:]
    for file, table in recordings():
        if only and table.title.id not in only and file.stem not in only:
            continue
        seed = FURTHER[file.stem][-1] if file.stem in FURTHER else None
        game = recorded(table) if seed is None else played(table, seed, 10 * seed)
        file.write_text(game.save(), encoding="utf-8")
        print(file.name, game.result)


if __name__ == "__main__":
    main()
