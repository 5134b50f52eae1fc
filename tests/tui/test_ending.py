"""The end of a game at the terminal."""

from __future__ import annotations

from textual.pilot import Pilot
from textual.widgets import Static

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.text.parts import flat
from miskatonic.tui import PlayApp
from miskatonic.tui.screens import Ending, Sure
from tests.tui.terminal import at_table, over, settle, shown, solo


def test_after_the_end_the_same_set_up_is_dealt_anew() -> None:
    game = over()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Ending)
        await pilot.press("n")
        await settle(app, pilot)
        assert app.game.record.line == []
        assert app.game.record.header.seed != game.record.header.seed
        assert app.game.record.header.options == game.record.header.options
        assert app.options
        await pilot.press("1")
        assert len(app.game.record.line) == 1

    at_table(game, do)


def test_the_end_is_not_told_twice_in_one_breath_and_no_longer_offers_to_choose() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        told = "\n".join(str(line.render()) for line in app.screen.query(Static))
        assert told.count("Defeat") == 1
        assert "hint" not in str(app.screen_stack[0].query_one("#keys", Static).render())

    at_table(over(), do)


def test_the_end_is_told_once_and_one_can_look_around_or_take_it_back() -> None:
    game = solo()
    chance = make_bot("random", 3)
    while True:
        game.play(chance.choose(game, 0))
        if game.over:
            break
    game.undo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        key = game.record.undone[-1][1]
        await pilot.press(str([option.key for option in app.options].index(key) + 1))
        assert isinstance(app.screen, Sure)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, Ending)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Ending)
        assert flat(game.title.speech["en"].result(game.seen_by(0)))[:30] in shown(app, "decision")
        await pilot.press("u")
        assert not game.over

    at_table(game, do)


def test_at_the_end_of_a_game_of_points_everybody_has_a_place() -> None:
    game = mk.new("route", seats=2, seed=5)
    bot = make_bot("random", 2)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        while not game.over:
            seat = game.decision.seat
            game.play(bot.choose(game, seat), seat)
        app.seat = 0
        app.go_on()
        await settle(app, pilot)
        assert isinstance(app.screen, Ending)
        words = app.screen.text
        assert game.result is not None
        best = max(game.result.score)
        assert f"1. Player {game.result.winners[0] + 1}: {best}" in words
        assert app.screen.heading == ("Victory" if 0 in game.result.winners else "Defeat")

    at_table(game, do)
