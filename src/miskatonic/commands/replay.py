"""`miskatonic replay`: step through a save."""

from __future__ import annotations

import argparse
from pathlib import Path

from miskatonic.commands import common
from miskatonic.commands.common import Commands, add_lang, at_least, is_terminal, opened
from miskatonic.core.errors import Refused
from miskatonic.game import Game
from miskatonic.text.parts import Lang, flat
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic replay evening.save                       step through a game in the terminal
  miskatonic replay evening.save --at 40               begin after the 40th decision
  miskatonic replay evening.save --print --lang ru     the story of the game in Russian
"""


def add(commands: Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay", help="step through a save", description="Step through a saved game.", epilog=EXAMPLES
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a save")
    parser.add_argument("--at", type=at_least(0), metavar="N", help="the game as it was after N decisions")
    parser.add_argument("--print", action="store_true", help="print the log in words instead")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the save at the wanted decision; what came later can be brought back."""
    game = opened(args.file)
    taken = len(game.record.line)
    if args.at is not None:
        if args.at > taken:
            raise Refused(f"There is no decision {args.at}: the last one of this game is number {taken}.")
        if args.at < taken:
            game.undo(taken - args.at)
    if args.print or not (is_terminal() and common.can_draw()):
        print_log(game, args.lang)
        return 0
    from miskatonic.tui import replay_in_terminal

    replay_in_terminal(game, args.lang)
    return 0


def print_log(game: Game, lang: str) -> None:
    """The log as a spectator reads it, each line with the number of the decision that brought it."""
    speech = game.title.speech[lang]
    print(speech.game_title())
    for line in game.log(lang):
        rule = f"  [{line.rule}]" if line.rule else ""
        print(f"{line.number:>4}  {line}{rule}")
    if game.over:
        print(flat(speech.result(game.seen_by(-1))))
