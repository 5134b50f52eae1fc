"""`miskatonic papers`: what can be taken from a saved game in writing."""

from __future__ import annotations

import argparse
from pathlib import Path

from miskatonic.commands.common import Commands, add_lang, opened
from miskatonic.core.errors import Refused
from miskatonic.text.parts import Lang
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic papers evening.save                           print the campaign log and the decks
  miskatonic papers evening.save --to papers --lang uk     put them into a folder, a file each
"""


def add(commands: Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "papers",
        help="the log and the decks of a saved campaign",
        description="Print what can be taken from a saved game: the campaign log, and decks for another campaign.",
        epilog=EXAMPLES,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a save")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="write files into this folder instead")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the papers, or write each into a file of its own."""
    game = opened(args.file)
    papers = game.title.papers(game.state, args.lang)
    if not papers:
        raise Refused("Nothing can be taken from this game in writing.")
    for name, text in papers.items():
        if args.to is None:
            print(text)
        else:
            args.to.mkdir(parents=True, exist_ok=True)
            (args.to / name).write_text(text, encoding="utf-8")
            print(args.to / name)
    return 0
