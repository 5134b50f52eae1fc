"""What the commands share: a parser that speaks in sentences, the GAME argument, the options of a game's set-up."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.console import Console

import miskatonic
from miskatonic import kept
from miskatonic.core.errors import Refused
from miskatonic.game import Game
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.title import Setting, Title

Commands = Any
"""What `ArgumentParser.add_subparsers` returns; argparse keeps its type private."""

WORDS: Final[dict[Lang, dict[str, str]]] = {
    "en": {
        "texts": "files or names, separated by commas",
        "range": "{low} to {high}",
        "several": "some of: {them}",
        "only-with": "Only with {what}.",
        "or": " or ",
        "default": "default: {it}",
        "none": "none",
        "yes": "yes",
        "no": "no",
        "set-up": "set-up of {game}",
    },
    "ru": {
        "texts": "файлы или названия через запятую",
        "range": "от {low} до {high}",
        "several": "некоторые из: {them}",
        "only-with": "Только если {what}.",
        "or": " или ",
        "default": "по умолчанию: {it}",
        "none": "не выбрано",
        "yes": "да",
        "no": "нет",
        "set-up": "подготовка к игре {game}",
    },
    "uk": {
        "texts": "файли або назви через кому",
        "range": "від {low} до {high}",
        "several": "деякі з: {them}",
        "only-with": "Лише якщо {what}.",
        "or": " або ",
        "default": "типово: {it}",
        "none": "не вибрано",
        "yes": "так",
        "no": "ні",
        "set-up": "підготовка до гри {game}",
    },
}
"""What is said of the options of a set-up."""

METAVARS: Final = {"choice": "NAME", "number": "N", "several": "NAMES", "texts": "FILES"}
"""What stands for the value of an option, by its kind; a flag has none."""
OPTION = "option "
"""Before the name of a set-up option among the parsed arguments, so that it can never clash with another flag."""


UNKNOWN: Final = "unrecognized arguments: "
NO_GAME: Final = "the following arguments are required: GAME"
"""What argparse says, to be said better."""
LIKE: Final = 0.75
"""How like an option a word must be to be meant for it, from 0 to 1."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose refusals are one sentence, and whose examples keep their lines."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **kwargs)
        self.meant: Parser = self
        """The parser of the command that is meant."""
        self.explains = self.prog
        """What explains with `--help` all that can be said here, the set-up of a game too."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        sentence = re.sub(r"^argument [^:]+: (?=[“A-Z])", "", message).rstrip(".")
        sentence = re.sub(r"^argument (\S+): expected one argument$", r"After \1 a value is missing", sentence)
        if message.startswith(UNKNOWN):
            sentence = self.meant.unknown(message.removeprefix(UNKNOWN).split()[0])
        if message == NO_GAME:
            sentence = f"Say which game: {', '.join(miskatonic.games())}"
        wrong = re.match(r"argument ([^:]+): invalid choice: '?([^']+?)'? \(choose from (.+)\)", message)
        if wrong:
            offered = wrong[3].replace("'", "")
            sentence = f"“{wrong[2]}” is no {wrong[1]}. It can be one of: {offered}"
        print(f"miskatonic: {sentence}. “{self.meant.explains} --help” explains.", file=sys.stderr)
        sys.exit(2)

    def unknown(self, word: str) -> str:
        """What is said of a word that means nothing here: what may have been meant."""
        if not word.startswith("-"):
            return f"“{word}” is one word too many"
        like = get_close_matches(word.partition("=")[0], self._option_string_actions, 1, LIKE)
        return f"There is no option {word}" + (f"; {like[0]} is meant, perhaps" if like else "")


def game(text: str) -> Title:
    """The GAME argument."""
    titles = miskatonic.games()
    if text not in titles:
        raise argparse.ArgumentTypeError(f"There is no game “{text}”. There are: {', '.join(titles)}.")
    return titles[text]


def at_least(low: int, high: int | None = None) -> Any:
    """An argument that is a whole number, not too small, perhaps not too large either."""

    def number(text: str) -> int:
        if not re.fullmatch(r"-?\d{1,40}", text) or int(text) < low or (high is not None and int(text) > high):
            room = f"{low} or more" if high is None else f"{low} to {high}"
            raise argparse.ArgumentTypeError(f"“{text[:40]}” should be a whole number, {room}")
        return int(text)

    return number


def title_in(argv: Sequence[str]) -> Title | None:
    """The game that a command line names, if it does."""
    titles = miskatonic.games()
    return next((titles[word] for word in argv if word in titles), None)


def lang_in(argv: Sequence[str]) -> Lang:
    """The language that a command line names; English if it names none.

    >>> lang_in(["play", "final-hour", "--lang", "uk"]), lang_in(["play", "--lang=ru"]), lang_in(["games"])
    ('uk', 'ru', 'en')
    """
    words = " ".join(argv).replace("--lang=", "--lang ").split()
    return next((lang for lang in LANGUAGES if ("--lang", lang) in pairwise(words)), "en")


def add_game(parser: Parser, *, optional: bool = False) -> None:
    """Add the GAME argument."""
    help = f"one of: {', '.join(miskatonic.games())}"
    parser.add_argument("game", type=game, metavar="GAME", nargs="?" if optional else None, help=help)


def add_lang(parser: Parser) -> None:
    """Add the choice of a language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")


def add_bot(parser: Parser, usual: str, who: str, more: str = "") -> None:
    """Add the choice of a bot: one of the house, or of one's own; with `more`, of several."""
    from miskatonic.bots import NAMES, any_bot

    def bot(text: str) -> str:
        try:
            for name in text.split(",") if more else [text]:
                any_bot(name, 0)
        except Exception as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        return text

    help = f"{who}: {', '.join(NAMES)}, or a bot of your own as FILE.py:CLASS{more} (default: {usual})"
    parser.add_argument("--bot", type=bot, default=usual, metavar="NAME", help=help)


def add_json(parser: Parser) -> None:
    """Add the wish for output that scripts read."""
    parser.add_argument("--json", action="store_true", help="print JSON for scripts (see docs/json.md)")


# -------------------------------------------------------------------- the set-up of a game


def add_setup(parser: Parser, title: Title | None, lang: Lang) -> None:
    """Add a flag for every option of the game's set-up."""
    if title is None:
        parser.epilog = f"{parser.epilog}\n“{parser.prog} GAME --help” lists the options of a game’s set-up too.\n"
        return
    parser.explains = f"{parser.prog} {title.id}"
    words = WORDS[lang]
    group = parser.add_argument_group(words["set-up"].format(game=title.id))
    for setting in title.settings:
        name, explanation = title.speech[lang].setting(setting.name)
        help = (flat(explanation) or flat(name)).replace("%", "%%")
        if setting.only_with:
            help += f" {only_with(title, setting, lang)}"
        default = words["default"].format(it=said(setting.default, lang) if setting.default != () else words["none"])
        if setting.kind == "flag":
            group.add_argument(
                flag(setting),
                dest=OPTION + setting.name,
                action=argparse.BooleanOptionalAction,
                default=argparse.SUPPRESS,
                help=help,
            )
        else:
            group.add_argument(
                flag(setting),
                dest=OPTION + setting.name,
                type=_value(setting),
                default=argparse.SUPPRESS,
                metavar=METAVARS[setting.kind],
                help=f"{help} ({values(setting, lang)}; {default})",
            )


def chosen(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the set-up that the command line names."""
    return {name.removeprefix(OPTION): value for name, value in vars(args).items() if name.startswith(OPTION)}


def flag(setting: Setting) -> str:
    """The flag of a set-up option.

    >>> flag(Setting("ancient_one", "cthulhu"))
    '--ancient-one'
    """
    return "--" + setting.name.replace("_", "-")


def values(setting: Setting, lang: Lang) -> str:
    """The values that an option can have, in a line."""
    words = WORDS[lang]
    if setting.texts:
        return words["texts"]
    if not setting.choices:
        return words["range"].format(low=setting.low, high=setting.high)
    them = ", ".join(said(choice, lang) for choice in setting.choices)
    return words["several"].format(them=them) if setting.several else them


def only_with(title: Title, setting: Setting, lang: Lang) -> str:
    """With which values of other options an option matters; nothing where it always does."""
    if not setting.only_with:
        return ""
    words, named = WORDS[lang], {other.name: other for other in title.settings}
    what = (
        f"{flag(named[name])} {words['or'].join(said(value, lang) for value in values)}"
        for name, values in setting.only_with
    )
    return words["only-with"].format(what=words["or"].join(what))


def said(value: object, lang: Lang = "en") -> str:
    """A value as a person writes it.

    >>> said(True), said(True, "ru"), said(("jenny", "rita"))
    ('yes', 'да', 'jenny,rita')
    """
    if isinstance(value, bool):
        return WORDS[lang]["yes" if value else "no"]
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _value(setting: Setting) -> Any:
    """Turns the word of a flag into a value; what cannot be is refused with the setting's own sentence."""

    def value(text: str) -> Any:
        given: Any = text
        match setting.kind:
            case "texts":
                given = [_text_of(word.strip()) for word in text.split(",") if word.strip()]
            case "several":
                given = [word.strip() for word in text.split(",") if word.strip()]
            case "choice":
                given = next((choice for choice in setting.choices if str(choice) == text), text)
            case "number" if re.fullmatch(r"-?\d+", text):
                given = int(text)
        try:
            return setting.checked(given)
        except Refused as error:
            sentence = re.sub(rf"(“|no ){setting.name}\b", rf"\1{flag(setting)}", str(error))
            raise argparse.ArgumentTypeError(sentence) from None

    return value


def _text_of(word: str) -> str:
    """The text in a file of this name; the word itself if there is none."""
    path = Path(word)
    if not path.is_file():
        return word
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise argparse.ArgumentTypeError(f"“{word}” cannot be read as text.") from None


# -------------------------------------------------------------------- files and screens


def opened(path: Path) -> Game:
    """The game of a save file, or the one that was left under this name."""
    path = kept.found(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be opened: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not a save of Miskatonic.") from None
    return miskatonic.load(text)


class Page(Console):
    """Where commands print: words as they are. A reader who leaves early, e.g. `head`, is no error."""

    def on_broken_pipe(self) -> NoReturn:
        """Leave it to the command line."""
        raise BrokenPipeError


def console() -> Console:
    """Where commands print."""
    return Page(highlight=False, markup=False, emoji=False)


def is_terminal() -> bool:
    """Whether a person sits in front of us, at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    """Whether the terminal can do more than print line after line."""
    return os.environ.get("TERM") not in ("dumb", "unknown")
