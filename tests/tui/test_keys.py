"""Keys and languages at the terminal."""

from __future__ import annotations

import re

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.screen import Screen

from miskatonic.text.parts import Lang, flat
from miskatonic.tui import PlayApp, ReplayApp
from miskatonic.tui.captions import caption
from miskatonic.tui.screens import Curtain, Ending, SaveAs, Sheet, Sure
from miskatonic.tui.table import TableApp
from tests.tui.terminal import at_table, settle, shown, solo


def test_the_language_changes_at_once() -> None:
    game = solo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        for lang in ("ru", "uk", "en"):
            await pilot.press("l")
            assert app.lang == lang
            assert flat(game.decision.say(lang))[:20] in shown(app, "decision")
        await pilot.press("l")
        assert "Колода действий" in shown(app, "cards")
        assert app.query_one("#log").border_title == "Журнал"

    at_table(game, do)


@pytest.mark.parametrize(("lang", "key", "sure"), [
    ("en", "y", True), ("en", "д", None), ("en", "т", False), ("ru", "y", True), ("ru", "д", True), ("ru", "т", False),
    ("uk", "y", True), ("uk", "т", True), ("uk", "д", None), ("en", "n", False), ("ru", "н", False), ("uk", "н", False),
    ("en", "Y", True), ("uk", "Т", True), ("ru", "Т", False),
])  # fmt: skip
def test_yes_is_y_and_the_letter_that_the_language_names(lang: Lang, key: str, sure: bool | None) -> None:
    answers: list[bool | None] = []

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        question = Sure("", "", lang)
        app.push_screen(question, answers.append)
        await pilot.pause()
        await pilot.press(key)
        assert answers == ([] if sure is None else [sure])
        assert (app.screen is question) == (sure is None)

    at_table(solo(), do, size=(80, 24))
    assert bool(sure) == bool(re.search(rf"\b{key.lower()}\b.*:.*Esc", caption(lang, "yes-or-no")))


@pytest.mark.parametrize("table", [TableApp, PlayApp, ReplayApp, Sheet, Curtain, Ending])
def test_a_cyrillic_letter_does_what_the_latin_one_on_the_same_key_does(table: type[Screen[object] | TableApp]) -> None:
    same_key = dict(zip("йцукенгшщзфывапролдячсмитьі", "qwertyuiopasdfghjklzxcvbnms", strict=True))
    bindings = [binding for binding in table.BINDINGS if isinstance(binding, Binding)]
    done = {key: binding.action for binding in bindings for key in binding.key.split(",")}
    cyrillic = [key for key in done if key in same_key]
    assert cyrillic
    assert all(done[key] == done[same_key[key]] for key in cyrillic)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "й", "Й", "Q"])
def test_every_way_out_asks_in_the_players_language(key: str) -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("l", key)
        await settle(app, pilot)
        assert isinstance(app.screen, Sure)
        assert app.screen.choice == "Встать из-за стола"
        await pilot.press("escape")

    at_table(solo(), do)


def test_letters_mean_the_same_on_a_cyrillic_keyboard() -> None:
    game = solo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "г")
        assert game.record.line == []
        await pilot.press("к")
        assert len(game.record.line) == 1
        await pilot.press("р")
        await settle(app, pilot)
        assert isinstance(app.screen, Sheet)
        await pilot.press("й")
        for key in "ыі":
            await pilot.press(key)
            assert isinstance(app.screen, SaveAs)
            await pilot.press("escape")

    at_table(game, do)


def test_ctrl_z_leaves_the_table_for_a_while_as_programs_do() -> None:
    assert any(
        isinstance(key, Binding) and (key.key, key.action) == ("ctrl+z", "suspend_process") for key in TableApp.BINDINGS
    )
