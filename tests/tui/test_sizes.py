"""Terminals of every size: nothing is cut off, and what matters is told."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.scene import Map
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.tui import PlayApp
from miskatonic.tui.panel import Panel, Scrolled
from miskatonic.tui.room import NARROW
from miskatonic.tui.table import Shown
from tests.tui.terminal import at_table, settle, shown, solo


def test_turned_over_the_log_shows_what_it_told_last() -> None:
    game = mk.new("arkham-lcg", seed=11)
    for _ in range(15):
        game.play(game.decision.options[0])

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        log = app.query_one("#log", OptionList)
        await pilot.press("t")
        await settle(app, pilot)
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y
        log.scroll_home(animate=False)
        await pilot.press("t", "t")
        await settle(app, pilot)
        assert log.scroll_y == log.max_scroll_y

    at_table(game, do, size=(80, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", mk.games())
def test_the_first_line_of_a_small_screen_leaves_nothing_half_told(id: str, lang: Lang) -> None:
    app = PlayApp(mk.new(id, seats=1, seed=11), {}, lang, pause=0)

    async def sit() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(app, pilot)
            line = str(app.query_one("#status", Static).render())
            told = [flat(part) for part in app.scene.status]
            assert cell_len(line) <= 80
            parts = line.removeprefix(f" {flat(app.scene.title)} ").split("·")
            assert [part.strip() for part in parts] == told[: len(parts)]
            assert len(told) - len(parts) <= 1, "no more than one part is left out"

    asyncio.run(sit())


def test_on_a_small_screen_what_others_did_last_is_told_above_the_question() -> None:
    game = mk.new("final-hour", seats=2, seed=2)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert not app.news
        while not app.news:
            await pilot.press("1")
            await settle(app, pilot)
        assert app.news in {str(line) for line in game.log("en", 0)}
        assert " ".join(shown(app, "decision").split()).startswith(app.news)

    at_table(game, do, {1: make_bot("random", 1)}, size=(80, 24))


def test_on_a_small_screen_the_question_says_that_there_is_more_below_and_arrows_show_all_of_it() -> None:
    game = solo()
    while not game.decision.options[0].key.startswith("on:"):
        game.play(game.decision.options[0].key)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        box = app.query_one("#decision-box", Scrolled)
        assert box.border_subtitle == "↓ more"
        panel = app.query_one("#decision", Panel)
        for number in range(1, len(app.options)):
            await pilot.press("down")
            await pilot.pause()
            rows = [y for y, line in enumerate(panel.lines(panel.size.width)) if f"option:{number}" in str(line)]
            assert rows[0] >= box.scroll_y
            assert rows[-1] < box.scroll_y + box.content_size.height
        assert box.border_subtitle == ""

    at_table(game, do, size=(80, 24))


@pytest.mark.parametrize("size", [(160, 48), (100, 30), (80, 24), (40, 12), (12, 4)])
def test_any_size_of_terminal_can_be_played_on(size: tuple[int, int]) -> None:
    game = solo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "down", "enter", "t", "question_mark", "escape", "t")
        assert len(game.record.line) == 2
        await pilot.resize_terminal(100, 30)
        await pilot.press("1")
        assert len(game.record.line) == 3

    at_table(game, do, size=size)


def test_a_window_that_becomes_smaller_or_larger_is_shared_anew() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        for columns, rows in ((60, 20), (100, 30), (60, 20), (120, 40)):
            await pilot.resize_terminal(columns, rows)
            await settle(app, pilot)
            keys = str(app.query_one("#keys", Static).render())
            assert cell_len(keys) <= columns
            assert ("map/table" in keys) == (columns < NARROW)
            box = app.query_one("#decision-box")
            assert box.region.height >= 4, "the question is in view"
            assert box.region.bottom <= rows - 1

    at_table(card_game(), do, size=(120, 40))


def test_a_window_that_becomes_larger_says_no_longer_that_there_is_more_below() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        box = app.query_one("#decision-box", Scrolled)
        for columns, rows in ((20, 5), (80, 24), (40, 10), (80, 24)):
            await pilot.resize_terminal(columns, rows)
            await settle(app, pilot)
            assert bool(box.border_subtitle) == (box.max_scroll_y > box.scroll_y), (columns, rows)

    at_table(solo(), do, size=(80, 24))


def card_game() -> mk.Game:
    """The card game at the first action, with a question of more than a screen's width."""
    game = mk.new("arkham-lcg", seats=1, seed=3, investigators=["agnes-baker"])
    while game.decision.kind != "action":
        game.play(game.decision.options[-1].key)
    return game


@pytest.mark.parametrize("size", [(160, 50), (120, 40), (80, 24)])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_nothing_is_cut_off_in_the_question_the_status_and_the_keys(size: tuple[int, int], lang: str) -> None:
    game = card_game()

    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        while app.lang != lang:
            await pilot.press("l")
        await pilot.pause()
        asked = " ".join(shown(app, "decision").split())
        for option in game.decision.options:
            assert flat(option.say(lang)) in asked
        box = app.query_one("#decision-box")
        assert box.size.height >= len(shown(app, "decision").split("\n"))  # the whole question is in view
        for id in ("#status", "#keys"):
            line = str(app.query_one(id, Static).content)
            assert cell_len(line) <= size[0]
        for words in app.scene.status:
            assert flat(words) in str(app.query_one("#status", Static).content)

    at_table(game, read, size=size)


def test_a_long_option_is_told_whole() -> None:
    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        words = "a power whose words are longer than any line of the decision " * 3
        app.options = [Shown("long", (words.strip(),), ())]
        assert words.strip() in " ".join("".join(span.text for line in app.decision_lines(70) for span in line).split())

    at_table(card_game(), read)


def test_a_small_map_leaves_its_room_to_the_cards() -> None:
    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "Emergency Cache" in shown(app, "cards") or "Hand" in shown(app, "cards")
        cards, rooms = app.query_one("#cards-box").size.height, app.query_one("#map-box").size.height
        assert cards > 2 * rooms, "the texts of a hand need the room more than one location does"

    at_table(card_game(), read, size=(120, 40))


def test_on_a_small_screen_the_cards_one_decides_about_lie_open_under_a_small_map() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.query_one("#cards-box").display
        assert "Get 3 resources." in shown(app, "cards"), "Emergency Cache, which may be set aside"
        box, panel = app.query_one("#cards-box"), app.query_one("#cards", Panel)
        lines = panel.lines(panel.size.width)
        row = next(y for y, line in enumerate(lines) if "Emergency Cache" in "".join(span.text for span in line))
        assert box.scroll_y <= row < box.scroll_y + box.size.height
        await pilot.press("t")
        assert not app.query_one("#cards-box").display, "turned over, everything lies in one list"
        assert "Get 3 resources." in shown(app, "side")

    at_table(mk.new("arkham-lcg", seats=1, seed=3), do, size=(80, 24))


def test_places_called_by_a_number_leave_room_for_the_world_on_a_small_screen() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        drawn = shown(app, "map")
        assert "Space" not in drawn
        for name in ("Shanghai", "Antarctica", "21", "•"):
            assert name in drawn, "a map, not a list cut off"

    at_table(mk.new("eldritch-horror", seats=2, seed=4), do, size=(100, 32))


@pytest.mark.parametrize("size", [(3, 3), (1, 1)])
def test_a_window_of_no_width_ends_no_game(size: tuple[int, int]) -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert len(app.game.record.line) == 1

    assert at_table(mk.new("route", seed=3), do, size=size).return_code is None


def test_a_short_list_of_places_leaves_its_room_to_a_long_question() -> None:
    game = mk.new("eldritch-horror", seed=5)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        world = next(thing for thing in app.scene.things if isinstance(thing, Map))
        bare = tuple(replace(place, tokens=(), markers=(), figures=()) for place in world.places)
        app.scene = replace(app.scene, things=(replace(world, places=bare),))
        app.options = [Shown(str(n), (f"Number {n} of options that take a line each",), ()) for n in range(30)]
        app.show_things()
        await settle(app, pilot)
        middle = app.query_one("#map", Panel)
        rows = len(middle.lines(middle.size.width))
        assert rows < 10
        assert app.query_one("#map-box").size.height == rows

    at_table(game, do, size=(60, 20))
