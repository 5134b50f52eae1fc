"""Record the finished games of `tests/fixtures` anew: `python -m tests.conformance.record [GAME ...]` in the project's root.

A recorded game must end the same way for ever. Record again only when a rule or a card was changed on purpose.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.game import Game
from tests.conformance.tables import PLAIN_TABLES, Table
from tests.made_up import LANTERN_DUEL

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
SEED: Final = 1926
GAMES: Final = 10
WON: Final[dict[tuple[str, int], tuple[dict[str, Any], int]]] = {
    ("eldritch-horror", 2): ({"ancient_one": "azathoth"}, 1000),
    ("eldritch-horror", 4): ({"ancient_one": "cthulhu"}, 1001),
}
"""Games that bots win seldom, by the options and the seed of one that they did win."""


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


def main() -> None:
    """Write every file."""
    mk.register(LANTERN_DUEL)
    only = sys.argv[1:]
    for table in PLAIN_TABLES:
        if only and table.title.id not in only:
            continue
        game = recorded(table)
        file_of(table).write_text(game.save(), encoding="utf-8")
        print(file_of(table).name, game.result)


if __name__ == "__main__":
    main()
