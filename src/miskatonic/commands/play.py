"""`miskatonic play`: a game in the terminal. Without a game it asks what to play."""

from __future__ import annotations

import argparse
import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import miskatonic
from miskatonic import kept
from miskatonic.commands import common
from miskatonic.core.errors import Refused
from miskatonic.game import Game
from miskatonic.lessons import lesson_of
from miskatonic.text.parts import LANGUAGES, Lang, flat, of_three
from miskatonic.title import Title

if TYPE_CHECKING:
    from miskatonic.bots import Bot

QUESTIONS = {
    "go-on": ("Go on with a game?", "Продолжить игру?", "Продовжити гру?"),
    "new": ("A new game", "Новая игра", "Нова гра"),
    "game": ("Game", "Игра", "Гра"),
    "how": ("How would you like to play?", "Как играть?", "Як грати?"),
    "play": ("Play", "Играть", "Грати"),
    "learn": (
        "A first game with a coach, about ten minutes",
        "Первая игра с наставником, минут десять",
        "Перша гра з наставником, хвилин десять",
    ),
    "seats": ("How many seats?", "Сколько мест?", "Скільки місць?"),
    "others": ("The other seats", "Остальные места", "Решта місць"),
    "bots": ("Bots", "Боты", "Боти"),
    "people": ("People at this keyboard", "Люди за этой же клавиатурой", "Люди за цією ж клавіатурою"),
    "number": ("A number from 1 to {most}, please", "Введите число от 1 до {most}", "Введіть число від 1 до {most}"),
}
"""What is asked before a game's own settings, and said of answers that are none."""
MOST_KEPT = 5
"""So many of the games that were left are offered."""
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}

EXAMPLES = """
examples:
  miskatonic play                                               choose a game and its set-up
  miskatonic play final-hour                                    alone
  miskatonic play final-hour --seats 2 --bot greedy             you and a bot
  miskatonic play final-hour --seats 3 --hot-seat --lang ru     three people at one keyboard
  miskatonic play elder-sign --seats 2 --hot-seat --open-hands  the same without a curtain between them
  miskatonic play final-hour --ancient-one shudde-mell --difficulty high --investigators jenny,rita
  miskatonic play final-hour --learn                            a first game with a coach
  miskatonic play arkham-lcg --decks roland.json                your own deck, from ArkhamDB or as text
  miskatonic play --load evening.save                           go on with a game that was saved or left
  miskatonic play final-hour --plain                            line by line, with a screen reader
"""


def add(commands: common.Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser("play", help="play in the terminal", description="Play in the terminal.", epilog=EXAMPLES)
    common.add_game(parser, optional=True)
    parser.add_argument("--seats", type=common.at_least(1), metavar="N", help="number of seats (default: the fewest)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--me", type=common.at_least(0), metavar="SEAT", help="your seat; bots take the others (default: 0)")
    who.add_argument("--hot-seat", action="store_true", help="people take all seats and share the keyboard")
    parser.add_argument(
        "--open-hands", action="store_true", help="with --hot-seat: see each other's cards, as far as the rules let you"
    )
    common.add_bot(parser, "greedy", "who plays the other seats")
    parser.add_argument("--seed", type=common.at_least(0), metavar="N", help="the same number deals the same game")
    parser.add_argument("--learn", action="store_true", help="a first game with a coach: about ten minutes")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a save, or with a game that was left")
    parser.add_argument(
        "--plain", action="store_true", help="line by line, for Braille, screen readers and pipes (and where TERM is dumb)"
    )
    common.add_lang(parser)
    common.add_setup(parser, title, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the terminal."""
    if args.learn and args.load:
        raise Refused("A lesson begins anew: leave out --load or --learn.")
    if args.game is None and not args.load:
        return menu(args)
    title: Title = args.game
    options = common.chosen(args)
    if args.learn:
        given = (args.seats, args.seed, args.me, args.hot_seat or None, args.open_hands or None)
        if options or any(value is not None for value in given):
            raise Refused("A lesson brings its own seat, seed and set-up: leave these options out with --learn.")
        return learn(title, args.lang, plain=args.plain)
    seated, kept_as = None, None
    if args.load:
        if options or args.seats is not None or args.seed is not None:
            raise Refused("A save brings its own seats, seed and set-up: leave these options out with --load.")
        game = common.opened(args.load)
        title = title or game.title
        if game.title is not title:
            raise Refused(f"{args.load} is a save of {game.title.id}, not of {title.id}.")
        kept_as = kept.kept_at(args.load)
        seated = _seated(game, kept_as)
    else:
        game = miskatonic.new(title.id, seats=args.seats or title.seats[0], seed=args.seed, **options)
    if seated and not (args.hot_seat or args.open_hands or args.me is not None):
        return at_the_table(game, seated, args.bot, args.lang, kept_as, plain=args.plain)
    me = None if args.hot_seat else args.me or 0
    if me is not None and me >= game.seats:
        raise Refused(f"There is no seat {me} at this table; seats are 0 to {game.seats - 1}.")
    if args.open_hands and me is not None:
        raise Refused("Open hands are for people who share the keyboard: add --hot-seat.")
    if args.open_hands and title.open_hands is None:
        raise Refused("Players of this game are rivals: it is not played with open hands.")
    people = tuple(range(game.seats)) if me is None else (me,)
    coached = args.seed is None if seated is None else seated.coached
    seated = kept.Seated(people, args.open_hands, coached)
    return at_the_table(game, seated, args.bot, args.lang, kept_as, plain=args.plain)


def learn(title: Title, lang: Lang, *, plain: bool) -> int:
    """The lesson of a game."""
    lesson = lesson_of(title.rulebook)
    if lesson is None:
        raise Refused(f"There is no lesson for {title.id} yet.")
    game = miskatonic.new(title.id, seats=1, seed=lesson.seed, **lesson.options)
    return at_the_table(game, kept.Seated((0,)), "greedy", lang, plain=plain)


def at_the_table(game: Game, seated: kept.Seated, bot: str, lang: Lang, kept_as: Path | None = None, *, plain: bool) -> int:
    """Sit down: bots take every seat that people do not. A terminal that cannot draw is played at line by line."""
    if not plain and not common.is_terminal():
        raise Refused("The table needs a terminal: input and output are not one here. With --plain it needs none.")
    from miskatonic.bots import any_bot
    from miskatonic.tui import play_in_terminal

    others = [seat for seat in range(game.seats) if seat not in seated.people]
    bots: dict[int, Bot] = {seat: any_bot(bot, secrets.randbits(48)) for seat in others}
    return play_in_terminal(
        game,
        bots,
        lang,
        open_hands=seated.open_hands,
        coached=seated.coached,
        kept_as=kept_as,
        plain=plain or not common.can_draw(),
    )


def _seated(game: Game, kept_as: Path | None) -> kept.Seated | None:
    """Who sat at a game that was left, if that is known and fits it."""
    seated = kept.seated(kept_as) if kept_as else None
    return seated if seated and seated.people and set(seated.people) <= set(range(game.seats)) else None


# -------------------------------------------------------------------- without a game


def menu(args: argparse.Namespace) -> int:
    """Ask what to play, offer the usual answer each time, and sit down."""
    if not (args.plain or common.is_terminal()):
        raise Refused("Say what to play, for example “miskatonic play final-hour”; there is no terminal here to ask.")
    given = {name: getattr(args, name) for name in ("seats", "seed", "me", "hot_seat", "open_hands")}
    alone = [name.replace("_", "-") for name, value in given.items() if value is not None and value is not False]
    if alone:
        raise Refused(f"--{alone[0]} goes with a game: say which, for example “miskatonic play final-hour --seats 3”.")
    titles = list(miskatonic.games().values())
    names = [LANGUAGE_NAMES[lang] for lang in LANGUAGES]
    lang = LANGUAGES[_pick(args.lang, "Language · Язык · Мова", names, LANGUAGES.index(args.lang))]
    left = [] if args.learn else kept.kept_games()[:MOST_KEPT]
    while again := _pick(lang, _said(lang, "go-on"), [_said(lang, "new"), *(_left(file, lang) for file in left)]):
        file = left[again - 1]
        try:
            game = common.opened(file)
        except Refused as error:
            common.console().print(error.said.get(lang, str(error)))
        else:
            seated = _seated(game, file) or among_others(game, lang)
            return at_the_table(game, seated, args.bot, lang, file, plain=args.plain)
    title = titles[_pick(lang, _said(lang, "game"), [title.speech[lang].game_title() for title in titles])]
    if args.learn or _pick(lang, _said(lang, "how"), [_said(lang, "play"), _said(lang, "learn")]):
        return learn(title, lang, plain=args.plain)
    return set_up(title, lang, args.bot, plain=args.plain)


def set_up(title: Title, lang: Lang, bot: str, *, plain: bool) -> int:
    """Ask for the seats and the settings of a game that have names, and sit down."""
    speech = title.speech[lang]
    seats = title.seats[_pick(lang, _said(lang, "seats"), [str(n) for n in title.seats])]
    options: dict[str, Any] = {}
    usual = {setting.name: setting.default for setting in title.settings}
    for setting in title.settings:
        if not setting.matters({**usual, **options}):
            continue
        if setting.kind == "choice" and all(isinstance(choice, str) for choice in setting.choices):
            names = [flat(speech.setting_value(setting.name, choice)) for choice in setting.choices]
            picked = _pick(lang, flat(speech.setting(setting.name)[0]), names, setting.choices.index(setting.default))
            options[setting.name] = setting.choices[picked]
    game = miskatonic.new(title.id, seats=seats, **options)
    return at_the_table(game, among_others(game, lang), bot, lang, plain=plain)


def among_others(game: Game, lang: Lang) -> kept.Seated:
    """Ask who takes the other seats, where there are any."""
    shared = game.seats > 1 and _pick(lang, _said(lang, "others"), [_said(lang, "bots"), _said(lang, "people")])
    return kept.Seated(tuple(range(game.seats)) if shared else (0,))


def _said(lang: Lang, key: str) -> str:
    return of_three(lang, QUESTIONS[key])


def _left(file: Path, lang: Lang) -> str:
    """A game that was left: which it is, and since when."""
    when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%d.%m.%Y %H:%M")
    title = next((title for id, title in miskatonic.games().items() if file.stem.startswith(id)), None)
    return f"{title.speech[lang].game_title() if title else file.stem}, {when}"


def _pick(lang: Lang, question: str, answers: list[str], usual: int = 0) -> int:
    """Let a person pick one of several answers by its number; Enter takes the usual one."""
    if len(answers) == 1:
        return 0
    out = common.console()
    out.print(question, style="bold")
    for number, answer in enumerate(answers, 1):
        out.print(f"  {number}  {answer}")
    while True:
        try:
            typed = out.input(f"({usual + 1}) ").strip() or str(usual + 1)
        except EOFError:
            raise KeyboardInterrupt from None
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        out.print(_said(lang, "number").format(most=len(answers)))
