"""`miskatonic cards`: every component of a game with its generated text."""

from __future__ import annotations

import argparse
import json

from rich.padding import Padding
from rich.text import Text as Words

from miskatonic.commands.common import Commands, add_game, add_json, add_lang, console
from miskatonic.text.parts import Lang, flat
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic cards final-hour                every card and token, in English
  miskatonic cards final-hour --lang ru      the same in Russian
  miskatonic cards final-hour --json         the same for scripts
"""


def add(commands: Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "cards",
        help="every component with its text",
        description="Every component of a game, with the text generated from what it does.",
        epilog=EXAMPLES,
    )
    add_game(parser)
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the components, group by group."""
    title: Title = args.game
    entries = title.speech[args.lang].components()
    if args.json:
        cards = [
            {
                "code": entry.code,
                "group": entry.group,
                "title": flat(entry.title),
                "text": [flat(line) for line in entry.lines],
                "copies": entry.copies,
            }
            for entry in entries
        ]
        print(json.dumps(cards, ensure_ascii=False, indent=2))
        return 0
    out = console()
    for group in dict.fromkeys(entry.group for entry in entries):
        own = [entry for entry in entries if entry.group == group]
        out.print(Words(f"{group} ({sum(entry.copies for entry in own)})", style="bold underline"))
        for entry in own:
            copies = f"  ×{entry.copies}" if entry.copies > 1 else ""
            out.print(Padding(Words.assemble((flat(entry.title), "bold"), (copies, "dim")), (0, 0, 0, 2), expand=False))
            for line in entry.lines:
                out.print(Padding(Words(flat(line)), (0, 0, 0, 4), expand=False))
        out.print()
    return 0
