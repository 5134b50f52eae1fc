"""`miskatonic games`: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

import miskatonic
from miskatonic.commands import common
from miskatonic.text.parts import Lang, flat
from miskatonic.title import Setting, Title

EXAMPLES = """
examples:
  miskatonic games               what can be played, with the options of each game
  miskatonic games --lang uk     the same in Ukrainian
  miskatonic games --json        the same for scripts
"""


WORDS = {
    "en": ("Seats: {seats}, {minutes} minutes, complexity {n} of 5", "option", "values", "what it does"),
    "ru": ("Мест: {seats}, {minutes} минут, сложность {n} из 5", "параметр", "значения", "что он значит"),
    "uk": ("Місць: {seats}, {minutes} хвилин, складність {n} з 5", "параметр", "значення", "що він означає"),
}
"""The facts of a game, and the heads of the table of its options."""


STAGES = {
    "en": {"alpha": "alpha", "beta": "beta", "production": "production"},
    "ru": {"alpha": "альфа-версия", "beta": "бета-версия", "production": "готовая игра"},
    "uk": {"alpha": "альфа-версія", "beta": "бета-версія", "production": "готова гра"},
}
"""How complete a game is."""


def add(commands: common.Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser("games", help="what can be played", description="What can be played.", epilog=EXAMPLES)
    common.add_lang(parser)
    common.add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    titles = miskatonic.games().values()
    if args.json:
        print(json.dumps([described(title, args.lang) for title in titles], ensure_ascii=False, indent=2))
        return 0
    out = common.console()
    for title in titles:
        speech = title.speech[args.lang]
        out.print(f"{speech.game_title()}  ({title.id}, {STAGES[args.lang][title.stage]})", style="bold")
        facts, *heads = WORDS[args.lang]
        seats = f"{title.seats[0]}–{title.seats[-1]}" if len(title.seats) > 1 else str(title.seats[0])
        minutes = f"{title.minutes[0]}–{title.minutes[1]}"
        out.print(facts.format(seats=seats, minutes=minutes, n=title.complexity))
        if about := flat(speech.about()):
            out.print(about)
        table = Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="dim")
        for setting in title.settings:
            name, explanation = speech.setting(setting.name)
            does = f"{flat(explanation) or flat(name)} {common.only_with(title, setting, args.lang)}"
            table.add_row(common.flag(setting), common.values(setting, args.lang), does.strip())
        out.print(table)
        out.print()
    return 0


def described(title: Title, lang: str) -> dict[str, Any]:
    """A game as JSON describes it."""
    speech = title.speech[lang]
    return {
        "id": title.id,
        "title": speech.game_title(),
        "about": flat(speech.about()),
        "stage": title.stage,
        "version": title.version,
        "seats": list(title.seats),
        "minutes": list(title.minutes),
        "complexity": title.complexity,
        "options": [_option(title, setting, lang) for setting in title.settings],
    }


def _option(title: Title, setting: Setting, lang: str) -> dict[str, Any]:
    speech = title.speech[lang]
    name, explanation = speech.setting(setting.name)
    described: dict[str, Any] = {
        "name": setting.name,
        "flag": common.flag(setting),
        "title": flat(name),
        "explanation": flat(explanation),
        "default": setting.default,
        "several": setting.several,
        "texts": setting.texts,
    }
    if setting.only_with:
        described["only_with"] = [{"option": name, "values": values} for name, values in setting.only_with]
    if setting.texts:
        return described
    if setting.choices:
        described["choices"] = [
            {"value": choice, "title": flat(speech.setting_value(setting.name, choice)) or common.said(choice)}
            for choice in setting.choices
        ]
    else:
        described["low"] = setting.low
        described["high"] = setting.high
    return described
