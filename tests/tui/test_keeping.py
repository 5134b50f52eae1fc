"""Leaving a terminal table: what is asked, and what is kept."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from textual.pilot import Pilot

import miskatonic as mk
from miskatonic import kept
from miskatonic.bots import make_bot
from miskatonic.text.parts import Lang
from miskatonic.tui import PlayApp, play_in_terminal
from miskatonic.tui.screens import SaveAs, Sure
from tests.tui.terminal import BIG, at_table, over, settle, solo


def pressed(app: PlayApp, *keys: str) -> None:
    """Sit down and press keys, each when the one before has done its work; the last may leave the table."""

    async def sit() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(app, pilot)
            for key in keys:
                await pilot.press(key)
                await settle(app, pilot)

    asyncio.run(sit())


def test_leaving_asks_and_keeps_the_game_where_it_says(tmp_path: Path) -> None:
    game = solo()
    app = PlayApp(game, {}, "en", pause=0, kept=tmp_path / "games")
    file = tmp_path / "games" / f"final-hour-{game.record.header.seed}.save"

    async def leave() -> None:
        async with app.run_test(size=BIG) as pilot:
            await settle(app, pilot)
            await pilot.press("1", "q", "escape")
            assert not file.exists()
            await pilot.press("q")
            assert isinstance(app.screen, Sure)
            assert str(file) in app.screen.text
            await pilot.press("y")

    asyncio.run(leave())
    assert mk.load(file.read_text()).state.hash() == game.state.hash()


@pytest.mark.parametrize(
    ("seats", "bots", "lang", "command"),
    [
        (1, (), "en", ""),
        (1, (), "uk", " --lang uk"),
        (2, (), "ru", " --lang ru --hot-seat"),
        (2, (0,), "en", " --me 1"),
    ],
)
def test_who_leaves_is_told_a_command_that_goes_on_in_the_same_language_with_the_same_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int, bots: tuple[int, ...], lang: Lang, command: str
) -> None:
    game = mk.new("final-hour", seats=seats, seed=6)
    pressed(PlayApp(game, {seat: make_bot("random", 1) for seat in bots}, lang, pause=0, kept=tmp_path), "q", "y")
    assert capsys.readouterr().err.splitlines()[-1] == f"miskatonic play --load final-hour-6.save{command}"


def test_a_game_that_is_over_is_left_at_once_and_its_end_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pressed(PlayApp(over(), {}, "en", pause=0, kept=tmp_path), "enter", "q")
    assert capsys.readouterr().err.startswith("Arkham Horror: Final Hour. Defeat: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", ["q", "n"])
def test_a_kept_game_that_is_over_is_kept_no_longer_but_another_with_its_seed_is(tmp_path: Path, key: str) -> None:
    game = over()
    mine, another = tmp_path / "mine.save", tmp_path / kept.name_of(game)
    for file in (mine, another):
        kept.keep(game, file, kept.Seated((0,)))
    before = sorted(tmp_path.iterdir())
    pressed(PlayApp(game, {}, "en", pause=0, kept=tmp_path, kept_as=mine), key)
    assert sorted(tmp_path.iterdir()) == [file for file in before if file.stem != "mine"]
    assert len(before) == 4


def test_a_game_is_kept_where_it_was_and_a_second_one_with_the_same_seed_beside_it(tmp_path: Path) -> None:
    first, second = (PlayApp(solo(), {}, "en", pause=0, kept=tmp_path) for _ in range(2))
    again = PlayApp(first.game, {}, "en", pause=0, kept=tmp_path, kept_as=tmp_path / "final-hour-5.save")
    for app in (first, second, again):
        pressed(app, "1", "q", "y")
    taken = {file.name: len(mk.load(file.read_text(encoding="utf-8")).record.line) for file in tmp_path.glob("*.save")}
    assert taken == {"final-hour-5.save": 2, "final-hour-5-2.save": 1}


def test_who_sat_where_is_kept_with_the_game(tmp_path: Path) -> None:
    game = mk.new("elder-sign", seats=2, seed=6)
    pressed(PlayApp(game, {}, "en", pause=0, kept=tmp_path, open_hands=True), "q", "y")
    assert kept.seated(tmp_path / "elder-sign-6.save") == kept.Seated((0, 1), open_hands=True)


def test_a_saved_game_opens_again(tmp_path: Path) -> None:
    game = solo()
    file = tmp_path / "evening.save"

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "s")
        assert isinstance(app.screen, SaveAs)
        app.screen.query_one("#file").value = str(file)  # type: ignore[attr-defined]
        await pilot.press("enter")
        await pilot.pause()

    at_table(game, do)
    assert mk.load(file.read_text(encoding="utf-8")).state.hash() == game.state.hash()


def test_a_game_whose_window_is_closed_is_kept(tmp_path: Path) -> None:
    app = PlayApp(solo(), {}, "en", pause=0, kept=tmp_path)

    async def sit() -> None:
        async with app.run_test(size=BIG) as pilot:
            await settle(app, pilot)
            await pilot.press("1")
            os.kill(os.getpid(), signal.SIGHUP)
            await pilot.pause()

    asyncio.run(sit())
    (left,) = tmp_path.glob("*.save")
    assert mk.load(left.read_text(encoding="utf-8")).state.hash() == app.game.state.hash()


def test_a_game_that_a_mistake_of_ours_ends_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: PlayApp, *, headless: bool = False) -> None:
        self.game.play(self.game.decision.options[0].key)
        self._return_code = 1

    monkeypatch.setattr(PlayApp, "run", stumble)
    monkeypatch.setattr(kept, "folder", lambda: tmp_path)
    game = solo()
    assert play_in_terminal(game, {}) == 1
    assert [file.name for file in tmp_path.glob("*.save")] == [kept.name_of(game)]
