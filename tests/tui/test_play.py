"""The terminal table in play, by keyboard and by mouse."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.text.parts import flat
from miskatonic.tui import PlayApp
from miskatonic.tui.panel import Panel
from miskatonic.tui.screens import Ending, Sheet, Sure
from tests.tui.terminal import at_table, settle, shown, solo


def spot(app: PlayApp, panel_id: str, id: str) -> tuple[int, int]:
    """Where on a panel something can be touched."""
    panel = app.query_one(f"#{panel_id}", Panel)
    for y in range(panel.size.height):
        for x in range(panel.size.width):
            if panel.at(x, y)[:1] == (id,):
                return x, y
    raise AssertionError(f"{id} is not on #{panel_id}")


def test_digits_take_options_and_arrows_with_enter_do_too() -> None:
    game = solo()
    keys = [option.key for option in game.decision.options]

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("2")
        assert game.record.line == [(0, keys[1])]
        assert "Reveal" in shown(app, "decision") or len(app.options) > 1
        second = app.options[1].key
        await pilot.press("right", "enter")
        assert game.record.line[1] == (0, second)

    at_table(game, do)


def test_a_click_on_an_option_takes_it_and_so_does_one_on_a_highlighted_card() -> None:
    game = solo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        third = app.options[2].key
        await pilot.click("#decision", offset=spot(app, "decision", "option:2"))
        assert game.record.line[-1] == (0, third)
        await pilot.press("1")
        target = app.options[1]
        assert target.key.startswith("on:")
        await pilot.click("#cards", offset=spot(app, "cards", target.targets[0]))
        assert game.record.line[-1] == (0, target.key)

    at_table(game, do)


def test_a_click_on_a_highlighted_place_moves_there() -> None:
    game = solo()
    while not game.decision.options[0].key.startswith("move:"):
        game.play(game.decision.options[0].key)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        target = app.options[0]
        await pilot.click("#map", offset=spot(app, "map", target.targets[0]))
        assert game.record.line[-1] == (0, target.key)

    at_table(game, do)


def test_a_click_on_anything_else_shows_it_closer() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.click("#map", offset=spot(app, "map", "place:orne-library"))
        assert isinstance(app.screen, Sheet)
        assert "Orne Library" in app.screen.heading
        await pilot.press("escape")
        assert not isinstance(app.screen, Sheet)

    app = at_table(solo(), do)
    assert app.game.record.line == []


def test_pointing_at_something_looks_at_its_option() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.hover("#decision", offset=spot(app, "decision", "option:3"))
        await pilot.pause()
        assert app.cursor == 3

    at_table(solo(), do)


def test_undo_and_redo_go_back_and_forth() -> None:
    game = solo()
    start = game.state.hash()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        later = game.state.hash()
        await pilot.press("u", "u")
        assert game.state.hash() == start
        await pilot.press("u")  # nothing left: nothing happens
        await pilot.press("r", "r")
        assert game.state.hash() == later

    at_table(game, do)


def test_with_bots_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    game = mk.new("final-hour", seats=3, seed=2)
    bots = {1: make_bot("random", 1), 2: make_bot("random", 2)}

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert game.decision.seat == 0
        before = game.state.hash()
        await pilot.press("1")
        await settle(app, pilot)
        assert len(game.record.line) >= 3
        assert app.mine() is not None
        await pilot.press("u")
        await settle(app, pilot)
        assert game.state.hash() == before
        await pilot.press("r")
        await settle(app, pilot)
        assert len(game.record.line) >= 3

    at_table(game, do, bots)


def test_the_option_looked_at_tells_its_detail_under_it() -> None:
    game = at_place_to_lay()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        first, last = game.decision.options[0], game.decision.options[-1]
        assert first.detail("en") != last.detail("en")
        for option, other, key in ((first, last, ""), (last, first, "up")):
            if key:
                await pilot.press(key)
            told = " ".join(shown(app, "decision").split())
            assert flat(option.detail("en")) in told
            assert flat(other.detail("en")) not in told

    at_table(game, do)


def at_place_to_lay() -> mk.Game:
    """A solo game in which an action card is laid on one of four priority cards."""
    game = solo()
    while game.decision.kind != "lay-on":
        game.play(game.decision.options[0].key)
    return game


def test_bots_alone_play_to_the_end() -> None:
    game = mk.new("final-hour", seats=1, seed=4)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert game.over
        assert isinstance(app.screen, Ending)

    at_table(game, do, {0: make_bot("random", 1)}, (100, 30))


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_elder_sign_is_played_by_clicking_cards_dice_and_tasks_with_the_odds_in_view(size: tuple[int, int]) -> None:
    game = mk.new("elder-sign", seats=1, seed=5, ancient_one="ithaqua", investigators=["kate-winthrop"])
    while game.decision.kind != "move":
        game.play(game.decision.options[0].key)

    async def attempt(app: PlayApp, pilot: Pilot[None]) -> None:
        card = game.decision.options[0].targets[0]
        assert "your chance: " in shown(app, "map")
        await pilot.click("#map", offset=spot(app, "map", card))
        await settle(app, pilot)
        while game.decision.kind != "before-roll":
            await pilot.press("2")
            await settle(app, pilot)
        assert "this roll: " in shown(app, "map")
        said = " ".join(shown(app, "map").split())
        assert "Surviving the whole adventure: at least 23% (not counting your cards)" in said
        assert "[G]" in shown(app, "decision")
        await pilot.click("#decision", offset=spot(app, "decision", "pool"))
        await settle(app, pilot)
        assert game.decision.kind != "before-roll"
        assert "this roll: " not in shown(app, "map")

    at_table(game, attempt, size=size)


def test_to_be_ready_for_the_ritual_is_asked_once_more_with_the_odds() -> None:
    game = solo()
    while game.decision.kind != "attempt":
        game.play(game.decision.options[0].key)
    taken = len(game.record.line)
    digit = str([option.key for option in game.decision.options].index("ready") + 1)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        for answer in ("escape", "n"):
            await pilot.press(digit)
            assert isinstance(app.screen, Sure)
            assert re.search(r"chance of [\w ]*\d+%", app.screen.text)
            await pilot.press("enter", digit)
            assert isinstance(app.screen, Sure), "what chooses an option does not say yes"
            await pilot.press(answer)
            assert len(game.record.line) == taken
        await pilot.press(digit, "y")
        assert game.record.line[taken] == (0, "ready")

    at_table(game, do)
