"""`miskatonic play` and `miskatonic replay`: who sits where, and which game lies on the table."""

from __future__ import annotations

import os
import sys
import types
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic import kept
from miskatonic.bots import Blindfolded, Bot
from miskatonic.commands import common, replay
from miskatonic.lessons import is_taught, lesson_of
from tests.cli.conftest import Command


@dataclass
class Terminal:
    """Stands in for the terminal table and remembers what was laid on it."""

    games: list[mk.Game] = field(default_factory=list)
    bots: dict[int, Bot] = field(default_factory=dict)
    lang: str = ""
    open_hands: bool = False
    coached: bool = True
    kept_as: Path | None = None
    plain: bool = False

    def play_in_terminal(
        self,
        game: mk.Game,
        bots: dict[int, Bot],
        lang: str,
        *,
        open_hands: bool,
        coached: bool,
        kept_as: Path | None,
        plain: bool,
    ) -> int:
        self.plain = plain
        self.open_hands = open_hands
        self.coached = coached
        self.kept_as = kept_as
        self.games.append(game)
        self.bots = bots
        self.lang = lang
        return 0

    def replay_in_terminal(self, game: mk.Game, lang: str = "en") -> None:
        self.games.append(game)
        self.lang = lang


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    """A person at a terminal."""
    stand_in = Terminal()
    module = types.ModuleType("miskatonic.tui")
    module.play_in_terminal = stand_in.play_in_terminal  # type: ignore[attr-defined]
    module.replay_in_terminal = stand_in.replay_in_terminal  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "miskatonic.tui", module)
    monkeypatch.setattr(common, "is_terminal", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "kept")
    monkeypatch.setattr(replay, "is_terminal", lambda: True)
    return stand_in


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """The save of a game of 20 decisions."""
    game = mk.new("final-hour", seats=2, seed=3)
    for _ in range(20):
        game.play(game.decision.options[0].key)
    path = tmp_path / "evening.save"
    path.write_text(game.save(), encoding="utf-8")
    return path


def test_a_terminal_that_only_prints_lines_is_played_at_line_by_line_and_a_replay_is_printed(
    miskatonic: Command, terminal: Terminal, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert miskatonic("play", "final-hour").code == 0
    assert terminal.plain
    assert "Round 1 began" in miskatonic("replay", str(save)).out
    assert len(terminal.games) == 1


@pytest.mark.parametrize("how", [(), ("--learn",)])
def test_whoever_wishes_plays_line_by_line_without_a_terminal(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, how: tuple[str, ...]
) -> None:
    assert miskatonic("play", "final-hour", *how).code == 0
    assert not terminal.plain
    monkeypatch.setattr(common, "is_terminal", lambda: False)
    assert miskatonic("play", "final-hour", "--plain", *how).code == 0
    assert terminal.plain


def test_a_bot_of_ones_own_sits_down_with_a_person(
    miskatonic: Command, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("class Mine:\n    def __init__(self, seed): ...\n    def pick(self, *_): ...\n")
    monkeypatch.chdir(tmp_path)
    assert miskatonic("play", "final-hour", "--seats", "2", "--bot", "mine.py:Mine").code == 0
    bot = terminal.bots[1]
    assert isinstance(bot, Blindfolded)
    assert type(bot.bot).__name__ == "Mine"


def test_bots_take_every_seat_but_mine(miskatonic: Command, terminal: Terminal) -> None:
    answer = miskatonic("play", "final-hour", "--seats", "3", "--me", "1", "--bot", "random", "--lang", "uk")
    assert answer.code == 0
    assert sorted(terminal.bots) == [0, 2]
    assert terminal.lang == "uk"
    assert terminal.games[0].seats == 3


def test_at_a_hot_seat_there_are_no_bots(miskatonic: Command, terminal: Terminal) -> None:
    assert miskatonic("play", "final-hour", "--seats", "4", "--hot-seat").code == 0
    assert terminal.bots == {}
    assert not terminal.open_hands
    assert miskatonic("play", "elder-sign", "--seats", "2", "--hot-seat", "--open-hands").code == 0
    assert terminal.open_hands


def test_flags_of_the_set_up_and_the_seed_make_the_game(miskatonic: Command, terminal: Terminal) -> None:
    words = "play final-hour --seats 2 --seed 9 --ancient-one umordhoth --difficulty high --investigators jenny,rita"
    assert miskatonic(*words.split(), "--simultaneous", "--lead", "1").code == 0
    expected = mk.new(
        "final-hour", seats=2, seed=9, ancient_one="umordhoth", difficulty="high", investigators=["jenny", "rita"],
        simultaneous=True, lead=1,
    )  # fmt: skip
    assert terminal.games[0].state.hash() == expected.state.hash()


def test_a_loaded_game_goes_on_where_it_was_left(miskatonic: Command, terminal: Terminal, save: Path) -> None:
    assert miskatonic("play", "final-hour", "--load", str(save)).code == 0
    assert len(terminal.games[0].record.line) == 20


def test_a_save_brings_its_own_set_up(miskatonic: Command, terminal: Terminal, save: Path) -> None:
    answer = miskatonic("play", "final-hour", "--load", str(save), "--difficulty", "high")
    assert answer.code == 2
    assert "brings its own" in answer.err
    assert terminal.games == []


def test_the_menu_takes_enter_for_the_usual_game(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "")
    assert miskatonic("play").code == 0
    assert terminal.games[0].record.header.options["difficulty"] == "low"
    assert terminal.games[0].seats == 1
    assert terminal.lang == "en"


def test_the_menu_takes_numbers(miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    # Russian, Final Hour, no lesson, two seats, the second Ancient One, the third level, bots
    answers = iter(["2", "1", "1", "2", "2", "3", "1"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert miskatonic("play").code == 0
    assert terminal.games[0].title.id == "final-hour"
    assert terminal.games[0].record.header.options["ancient_one"] == "shudde-mell"
    assert terminal.games[0].record.header.options["difficulty"] == "high"
    assert sorted(terminal.bots) == [1]
    assert terminal.lang == "ru"


def typing(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Somebody types these answers one after another, then only Enter."""
    typed = iter(answers)
    monkeypatch.setattr("builtins.input", lambda *_: next(typed, ""))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("1", "A number from 1 to 5, please"),
        ("2", "Введите число от 1 до 5"),
        ("3", "Введіть число від 1 до 5"),
    ],
)
def test_the_menu_refuses_what_is_no_answer_in_the_players_language(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    typing(monkeypatch, lang, "9", "x", "0", "2")
    answer = miskatonic("play")
    assert answer.out.count(said) == 3
    assert terminal.games[0].title.id == "elder-sign"


def test_the_menu_offers_the_lesson_and_people_at_the_same_keyboard(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "1", "2", "2")
    assert miskatonic("play").code == 0
    typing(monkeypatch, "1", "2")
    assert miskatonic("play", "--learn").code == 0
    for game in terminal.games:
        assert is_taught(game.title, game.record.header)
    typing(monkeypatch, "1", "1", "1", "3", "", "", "2")
    assert miskatonic("play").code == 0
    assert (terminal.games[2].seats, terminal.bots) == (3, {})


def test_the_menu_offers_games_that_were_left_the_last_one_first(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.folder().mkdir()
    for age, title in enumerate(("route", "elder-sign"), 1):
        game = mk.new(title, seed=7)
        game.play(game.decision.options[0].key)
        file = kept.folder() / kept.name_of(game)
        file.write_text(game.save(), encoding="utf-8")
        os.utime(file, (1_000_000_000 * age, 1_000_000_000 * age))
    typing(monkeypatch, "3", "3")
    answer = miskatonic("play")
    assert answer.out.index("2  Знак Стародавніх") < answer.out.index("3  Маршрут побудовано")
    assert terminal.games[0].title.id == "route"
    assert len(terminal.games[0].record.line) == 1


def test_a_game_that_was_left_is_loaded_by_its_name_and_needs_no_game_beside_it(
    miskatonic: Command, terminal: Terminal, save: Path
) -> None:
    kept.folder().mkdir()
    save.rename(kept.folder() / "evening.save")
    assert miskatonic("play", "--load", "evening.save").code == 0
    assert len(terminal.games[0].record.line) == 20
    assert miskatonic("play", "--load", "another.save").code == 2


def left(seats: int, seated: kept.Seated) -> Path:
    """The file of a game of Elder Sign that was left."""
    game = mk.new("elder-sign", seats=seats, seed=7)
    file = kept.folder() / kept.name_of(game)
    kept.keep(game, file, seated)
    return file


def test_whoever_goes_on_sits_where_they_sat(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = left(3, kept.Seated((1,)))
    typing(monkeypatch, "1", "2")
    assert miskatonic("play").code == 0
    assert (sorted(terminal.bots), terminal.kept_as) == ([0, 2], file)
    assert miskatonic("play", "--load", file.name).code == 0
    assert (sorted(terminal.bots), terminal.kept_as) == ([0, 2], file)
    assert miskatonic("play", "--load", file.name, "--me", "0").code == 0
    assert sorted(terminal.bots) == [1, 2]
    left(3, kept.Seated((0, 1, 2), open_hands=True))
    assert miskatonic("play").code == 0
    assert terminal.open_hands is False, "Enter begins a new game"
    typing(monkeypatch, "1", "2")
    assert miskatonic("play").code == 0
    assert (terminal.bots, terminal.open_hands) == ({}, True)


def test_a_game_that_cannot_be_kept_again_stays_as_it_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, game = tmp_path / "evening.save", mk.new("final-hour", seed=7)
    kept.keep(game, file, kept.Seated((0,)))
    write = Path.write_text

    def runs_out_of_room(path: Path, text: str, encoding: str) -> int:
        write(path, text[:40], encoding=encoding)
        raise OSError("No space left on device")

    monkeypatch.setattr(Path, "write_text", runs_out_of_room)
    with pytest.raises(OSError, match="No space"):
        kept.keep(game, file, kept.Seated((0,)))
    assert mk.load(file.read_text(encoding="utf-8")).state.hash() == game.state.hash()
    assert {path.name for path in tmp_path.iterdir()} == {"evening.save", "evening.seats"}, "no half of it lies about"


def test_a_save_of_ones_own_is_not_taken_for_a_kept_game(miskatonic: Command, terminal: Terminal, save: Path) -> None:
    assert miskatonic("play", "--load", str(save)).code == 0
    assert (terminal.kept_as, sorted(terminal.bots)) == (None, [1])


def test_a_kept_game_that_cannot_be_opened_is_told_and_the_menu_goes_on(
    miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = left(2, kept.Seated((0,)))
    file.write_text("no save at all", encoding="utf-8")
    typing(monkeypatch, "1", "2", "1", "2")
    answer = miskatonic("play")
    assert answer.code == 0
    assert answer.out.count("Go on with a game?") == 2
    assert "This is not a save of Miskatonic." in answer.out.split("Go on with a game?")[1]
    assert terminal.games[0].title.id == "elder-sign"


@pytest.mark.parametrize("words", ["--seats 3", "--seed 5", "--hot-seat", "--me 1", "--open-hands"])
def test_what_goes_with_a_game_is_refused_without_one(miskatonic: Command, terminal: Terminal, words: str) -> None:
    answer = miskatonic("play", *words.split())
    assert answer.code == 2
    assert f"{words.split()[0]} goes with a game" in answer.err
    assert terminal.games == []


def test_whoever_names_the_seed_of_a_lesson_plays_without_a_coach(miskatonic: Command, terminal: Terminal) -> None:
    for title in mk.games().values():
        lesson = lesson_of(title.rulebook)
        assert lesson is not None
        assert miskatonic("play", title.id, "--seed", str(lesson.seed)).code == 0
        assert not terminal.coached
        assert miskatonic("play", title.id, "--learn").code == 0
        assert terminal.coached


@pytest.mark.parametrize("words", ["--seats 3", "--seed 5", "--hot-seat", "--me 0", "--open-hands", "--difficulty high"])
def test_a_lesson_brings_its_own_seat_and_set_up(miskatonic: Command, terminal: Terminal, words: str) -> None:
    answer = miskatonic("play", "final-hour", "--learn", *words.split())
    assert answer.code == 2
    assert "leave these options out with --learn" in answer.err
    assert terminal.games == []


def test_a_lesson_is_not_loaded(miskatonic: Command, terminal: Terminal, save: Path) -> None:
    for game in ([], ["final-hour"]):
        answer = miskatonic("play", *game, "--load", str(save), "--learn")
        assert answer.code == 2
        assert "leave out --load or --learn" in answer.err
    assert terminal.games == []


def test_the_end_of_typing_leaves_the_menu(miskatonic: Command, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(*_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end)
    assert miskatonic("play").code == 130
    assert terminal.games == []


def test_without_a_terminal_play_says_so(miskatonic: Command) -> None:
    answer = miskatonic("play", "final-hour")
    assert answer.code == 2
    assert "needs a terminal" in answer.err


def test_replay_begins_at_the_wanted_decision_and_can_go_on(miskatonic: Command, terminal: Terminal, save: Path) -> None:
    assert miskatonic("replay", str(save), "--at", "7").code == 0
    game = terminal.games[0]
    assert len(game.record.line) == 7
    game.redo(13)
    assert game.state.hash() == mk.load(save.read_text(encoding="utf-8")).state.hash()


def test_replay_prints_the_log_in_words(miskatonic: Command, save: Path) -> None:
    whole = miskatonic("replay", str(save), "--print", "--lang", "ru").out.splitlines()
    game = mk.load(save.read_text(encoding="utf-8"))
    assert len(whole) == 1 + len(game.log())
    assert all(str(line) in printed for line, printed in zip(game.log("ru"), whole[1:], strict=True))
    part = miskatonic("replay", str(save), "--print", "--lang", "ru", "--at", "5").out.splitlines()
    assert len(part) < len(whole)
    assert part[1:3] == whole[1:3]


def test_replay_refuses_a_decision_that_was_never_taken(miskatonic: Command, save: Path) -> None:
    answer = miskatonic("replay", str(save), "--at", "21")
    assert answer.code == 2
    assert "the last one of this game is number 20" in answer.err


def test_an_edited_save_is_refused_in_a_sentence(miskatonic: Command, save: Path) -> None:
    save.write_text(save.read_text(encoding="utf-8").replace('"seed": 3', '"seed": 4'), encoding="utf-8")
    answer = miskatonic("replay", str(save), "--print")
    assert answer.code == 2
    assert "was changed after it was written" in answer.err
    assert answer.out == ""
