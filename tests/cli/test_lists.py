"""`miskatonic games` and `miskatonic cards`, help, version, and what is said about bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic import cli
from miskatonic.text.parts import LANGUAGES, flat
from tests.cli.conftest import Command

COMMANDS = ("serve", "games", "play", "simulate", "replay", "rules", "cards")


def test_games_as_json_say_how_to_start_each(miskatonic: Command) -> None:
    games = json.loads(miskatonic("games", "--json").out)
    assert [game["id"] for game in games] == list(mk.games())
    for game in games:
        assert {"id", "title", "stage", "seats", "options"} <= set(game)
        title = mk.games()[game["id"]]
        assert game["seats"] == list(title.seats)
        assert [option["name"] for option in game["options"]] == [setting.name for setting in title.settings]
        for option, setting in zip(game["options"], title.settings, strict=True):
            if setting.texts:
                assert option["texts"] is True
            elif setting.choices:
                assert [choice["value"] for choice in option["choices"]] == list(setting.choices)
            else:
                assert (option["low"], option["high"]) == (setting.low, setting.high)
            assert ("only_with" in option) is bool(setting.only_with)


def test_an_option_that_matters_only_beside_others_says_so(miskatonic: Command) -> None:
    options = {
        option["name"]: option
        for game in json.loads(miskatonic("games", "--json").out)
        for option in game["options"]
        if game["id"] == "arkham-lcg"
    }
    assert options["escaped"]["only_with"] == [{"option": "scenario", "values": ["the-devourer-below"]}]
    help = " ".join(miskatonic("play", "arkham-lcg", "--help").out.split())
    assert "Only with --scenario the-midnight-masks or the-devourer-below." in help
    help = " ".join(miskatonic("play", "route", "--help").out.split())
    assert "Only with --city arkham or --campaign fixed or winner." in help


def test_games_and_set_ups_speak_the_language_throughout(miskatonic: Command) -> None:
    russian = " ".join(miskatonic("games", "--lang", "ru").out.split())
    for words in ("бета-версия", "от 1 до 8", "нет, да", "некоторые из: jenny", "Только если --scenario"):
        assert words in russian
    for words in ("beta)", "1 to 8", "no, yes", "some of", "Only with"):
        assert words not in russian
    help = " ".join(miskatonic("play", "final-hour", "--lang", "uk", "--help").out.split())
    for words in ("підготовка до гри final-hour", "Кого прикликав культ", "(від 1 до 8; типово: 4)"):
        assert words in help


def test_games_for_a_person_name_every_option_and_value(miskatonic: Command) -> None:
    out = miskatonic("games").out
    for words in ("final-hour", "beta", "30–60 minutes", "--ancient-one", "umordhoth", "--solo-threshold", "1 to 8"):
        assert words in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_as_json_are_all_components_with_their_text(miskatonic: Command, lang: str) -> None:
    cards = json.loads(miskatonic("cards", "final-hour", "--lang", lang, "--json").out)
    entries = mk.games()["final-hour"].speech[lang].components()
    assert [card["code"] for card in cards] == [entry.code for entry in entries]
    assert [card["text"] for card in cards] == [[flat(line) for line in entry.lines] for entry in entries]
    assert all(set(card) == {"code", "group", "title", "text", "copies"} for card in cards)


def test_cards_for_a_person_stand_in_their_groups(miskatonic: Command) -> None:
    out = miskatonic("cards", "final-hour").out
    entries = mk.games()["final-hour"].speech["en"].components()
    for group in {entry.group for entry in entries}:
        assert out.count(f"{group} (") == 1
    assert all(flat(entry.title) in out for entry in entries)


def test_help_lists_the_commands(miskatonic: Command) -> None:
    out = miskatonic("--help").out
    assert all(f"\n    {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_by_examples(miskatonic: Command, command: str) -> None:
    answer = miskatonic(*filter(None, [command]), "--help")
    assert answer.code == 0
    assert "examples:\n  miskatonic" in answer.out
    assert f"  miskatonic {command}".rstrip() in answer.out


@pytest.mark.parametrize("game", mk.games())
def test_whatever_is_yes_or_no_is_a_flag(miskatonic: Command, game: str) -> None:
    told = miskatonic("simulate", game, "--help").out
    for setting in mk.games()[game].settings:
        if isinstance(setting.default, bool):
            assert f"  --{setting.name.replace('_', '-')}, --no-{setting.name.replace('_', '-')}" in told


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_for_a_game_lists_the_options_of_its_set_up(miskatonic: Command, command: str) -> None:
    out = miskatonic(command, "final-hour", "--help").out
    assert "--ancient-one NAME" in out
    assert "--no-simultaneous" in out


def test_miskatonic_alone_opens_the_browser_once_its_client_is_built(
    miskatonic: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[bool] = []
    monkeypatch.setattr("miskatonic.web.app.serve", lambda *place, browser, **settings: opened.append(browser))
    monkeypatch.setattr(cli, "CLIENT", Path(__file__))
    assert miskatonic().code == 0
    assert opened == [True]
    monkeypatch.setattr(cli, "CLIENT", tmp_path / "not-built.html")
    assert "there is no terminal here to ask" in miskatonic().err
    assert opened == [True]


def test_the_version_is_told(miskatonic: Command) -> None:
    assert miskatonic("--version").out == f"miskatonic {mk.__version__}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "“dance” is no COMMAND. It can be one of: play, serve, games, simulate"),
        ("simulate", "Say which game: final-hour, elder-sign"),
        ("simulate chess", "There is no game “chess”. There are: final-hour"),
        ("simulate chess --ancient-one x", "There is no game “chess”. There are: final-hour"),
        ("simulate final-hour --seats 7", "final-hour is for 1 to 4 seats, not 7"),
        ("simulate final-hour --seats two", "“two” should be a whole number, 1 or more"),
        ("simulate final-hour --games 0", "“0” should be a whole number, 1 or more"),
        (
            "simulate final-hour --bot deep-blue",
            "There is no bot “deep-blue”. There are: random, greedy, or one of your own",
        ),
        ("simulate final-hour --bot random,deep-blue", "There is no bot “deep-blue”"),
        (
            "simulate final-hour --bot random,greedy,random",
            "There are 3 bots for 2 seats: name one for all, or one for each",
        ),
        ("simulate final-hour --bot none.py:Mine", "“none.py” cannot be opened for a bot: FileNotFoundError"),
        ("simulate final-hour --bot nowhere.at.all:Mine", "“nowhere.at.all” cannot be opened for a bot"),
        ("simulate final-hour --bot json:loads", "In json there is no bot “loads”: a class with a method `pick("),
        ("play final-hour --seats 2 --bot random,greedy", "There is no bot “random,greedy”"),
        ("simulate final-hour --ancient-one nyarlathotep", "“nyarlathotep” is no --ancient-one. It can be one of: cthulhu"),
        ("simulate final-hour --ancient-one x", "“miskatonic simulate final-hour --help” explains"),
        (
            "simulate final-hour --difficulty",
            "After --difficulty a value is missing. “miskatonic simulate final-hour --help”",
        ),
        ("simulate final-hour --investigators jenny,bob", "“--investigators” is a list of some of: jenny"),
        ("simulate final-hour --investigators jenny,jenny", "An investigator can be chosen by one player only"),
        ("simulate final-hour --solo-threshold 9", "“--solo-threshold” is a number from 1 to 8"),
        ("simulate final-hour --plot rounds.doc", "A plot is a file that ends in .png or .svg, not rounds.doc"),
        ("simulate final-hour --plot nowhere/at/all.png", "There is no folder nowhere/at"),
        ("simulate final-hour --wizard 9", "There is no option --wizard. “miskatonic simulate final-hour --help” explains"),
        (
            "play final-hour --ancient_one x",
            "There is no option --ancient_one; --ancient-one is meant, perhaps. “miskatonic play",
        ),
        ("simulate final-hour twice", "“twice” is one word too many"),
        ("play final-hour --seats 2 --me 2", "There is no seat 2 at this table; seats are 0 to 1"),
        ("play final-hour --me 0 --hot-seat", "not allowed with argument"),
        ("play final-hour --seats 2 --open-hands", "Open hands are for people who share the keyboard: add --hot-seat"),
        ("play route --seats 2 --hot-seat --open-hands", "Players of this game are rivals"),
        ("play final-hour --load none.save", "none.save cannot be opened: no such file or directory"),
        ("replay none.save", "none.save cannot be opened: no such file or directory"),
        ("cards final-hour --lang de", "“de” is no --lang. It can be one of: en, ru, uk"),
        ("rules final-hour --tests nowhere", "There is no folder nowhere"),
        ("play", "Say what to play"),
    ],
)
def test_bad_input_is_answered_by_one_line(miskatonic: Command, line: str, sentence: str) -> None:
    answer = miskatonic(*line.split())
    assert answer.code == 2
    assert answer.out == ""
    assert sentence in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_says_where_the_options_of_a_game_are_listed(miskatonic: Command, command: str) -> None:
    assert f"“miskatonic {command} GAME --help” lists the options" in miskatonic(command, "--help").out
    assert "--ancient-one" in miskatonic(command, "final-hour", "--help").out


def test_a_place_that_cannot_be_written_to_is_told_in_a_sentence(miskatonic: Command, tmp_path: Path) -> None:
    save = Path(__file__).parents[1] / "fixtures" / "arkham-lcg-night-of-the-zealot.save"
    (tmp_path / "papers").write_text("a file")
    answer = miskatonic("papers", str(save), "--to", str(tmp_path / "papers"))
    assert answer.code == 2
    assert "papers cannot be used: file exists" in answer.err
    (tmp_path / "rounds.svg").mkdir()
    answer = miskatonic("simulate", "final-hour", "--games", "1", "--plot", str(tmp_path / "rounds.svg"))
    assert answer.code == 2
    assert "rounds.svg cannot be used: is a directory" in answer.err


def test_a_file_that_is_no_save_is_refused(miskatonic: Command, tmp_path: Path) -> None:
    (tmp_path / "photo.save").write_bytes(b"\xff\xd8\xff\xe0")
    answer = miskatonic("replay", str(tmp_path / "photo.save"))
    assert answer.code == 2
    assert "not a save of Miskatonic" in answer.err


def test_the_command_starts_as_a_program_and_bears_a_reader_that_leaves_early() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "miskatonic", "rules", "final-hour"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.read(1)
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 0
