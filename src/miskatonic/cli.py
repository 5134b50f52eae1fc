"""The command `miskatonic`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import miskatonic
from miskatonic.commands import cards, games, papers, play, replay, rules, serve, simulate
from miskatonic.commands.common import Parser, lang_in, title_in
from miskatonic.core.errors import Refused

EXAMPLES = """
examples:
  miskatonic                                            open the table in the browser
  miskatonic play                                       choose a game and play it in the terminal
  miskatonic play final-hour --seats 2 --bot greedy     you and a bot, in the terminal
  miskatonic simulate final-hour --games 1000           how often do bots win?
  miskatonic cards final-hour --lang ru                 every card, in Russian

“miskatonic COMMAND --help” explains a command; “miskatonic play GAME --help” lists the options of a game.
"""

MODULES = (play, serve, games, simulate, replay, papers, rules, cards)
CLIENT = Path(__file__).parent / "web" / "static" / "index.html"


def parser(argv: Sequence[str]) -> Parser:
    """The grammar of the command line. The game named in it decides which set-up options there are."""
    top = Parser(prog="miskatonic", description="Tabletop games with every rule enforced.", epilog=EXAMPLES)
    top.add_argument("--version", action="version", version=f"miskatonic {miskatonic.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", title="commands", required=True)
    for module in MODULES:
        module.add(commands, title_in(argv), lang_in(argv))
    top.meant = commands.choices.get(next(iter(argv), ""), top)
    return top


def usual() -> Sequence[str]:
    """What is meant by `miskatonic` alone: the table in the browser or, where its client is not built, in the terminal."""
    return ("serve", "--open") if CLIENT.exists() else ("play",)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; what cannot be done is said in one sentence, with exit code 2."""
    argv = (sys.argv[1:] if argv is None else argv) or usual()
    lang = "en"
    try:
        args = parser(argv).parse_args(argv)
        lang = getattr(args, "lang", lang)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except Refused as error:
        print(f"miskatonic: {error.said.get(lang, error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, e.g. `head`, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.filename is None:
            raise
        print(f"miskatonic: {error.filename} cannot be used: {(error.strerror or str(error)).lower()}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
