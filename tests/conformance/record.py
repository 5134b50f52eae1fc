"""Record the finished games of `tests/fixtures` anew: `python -m tests.conformance.record` in the root of the project.

A recorded game must end the same way for ever. Record again only when a rule or a card was changed on purpose.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.game import Game
from tests.conformance.tables import PLAIN_TABLES, Table
from tests.made_up import LANTERN_DUEL

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
SEED: Final = 1926
GAMES: Final = 10


def file_of(table: Table) -> Path:
    """The file of a table's recorded game."""
    return FIXTURES / f"{table.title.id}-{table.seats}.save"


def recorded(table: Table) -> Game:
    """The longest of a few games."""
    games = [played(table, seed) for seed in range(SEED, SEED + GAMES)]
    return max(games, key=lambda game: len(game.record.line))


def played(table: Table, seed: int) -> Game:
    """A whole game of greedy bots, with an undo and a redo now and then."""
    game = table.game(seed)
    bots = [make_bot("greedy", seat) for seat in range(table.seats)]
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
    for table in PLAIN_TABLES:
        game = recorded(table)
        file_of(table).write_text(game.save(), encoding="utf-8")
        print(file_of(table).name, game.result)


if __name__ == "__main__":
    main()
