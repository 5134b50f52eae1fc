"""Stepping through a save in the terminal."""

from __future__ import annotations

import asyncio

import miskatonic as mk
from miskatonic.core.zones import SPECTATOR
from miskatonic.text.parts import flat
from miskatonic.tui import PlayApp, ReplayApp
from tests.conformance.record import FIXTURES


def game_of(decisions: int) -> mk.Game:
    """A game of two after so many decisions."""
    game = mk.new("final-hour", seats=2, seed=3, investigators=["jenny", "rita"])
    for _ in range(decisions):
        game.play(game.decision.options[0].key)
    return game


def test_a_save_is_stepped_through_in_both_directions() -> None:
    game = game_of(8)
    app = ReplayApp(game, "en")

    async def watch() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            assert "Decision 0 of 8" in flat(app.prompt)
            first = app.scene
            await pilot.press("right", "right")
            assert "Decision 2 of 8" in flat(app.prompt)
            assert app.scene != first
            assert max(line.number for line in app.see()[1]) == 2
            await pilot.press("left", "left", "left")
            assert app.scene == first
            await pilot.press("end", "right")
            assert "Decision 8 of 8" in flat(app.prompt)
            assert app.scene == game.scene(SPECTATOR)

    asyncio.run(watch())
    assert len(game.record.line) == 8


def test_keys_leap_between_the_key_moments_and_name_them() -> None:
    game = mk.load((FIXTURES / "final-hour-4.save").read_text(encoding="utf-8"))
    app = ReplayApp(game, "en")

    async def watch() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("n")
            first = app.number
            assert "◆" in flat(app.prompt)
            await pilot.press("n")
            assert app.number > first
            await pilot.press("p")
            assert app.number == first
            await pilot.press("end", "n")
            assert f"Decision {len(game.record.line)} of" in flat(app.prompt)
            assert "The ritual was reversed" in flat(app.prompt)
            await pilot.press("left")
            assert "◆" not in flat(app.prompt)

    asyncio.run(watch())


def test_the_last_line_names_each_key_by_what_is_printed_on_it() -> None:
    for app in (ReplayApp(game_of(1), "ru"), PlayApp(game_of(1), {}, "ru")):
        captions = app.keys()
        assert ("q", "quit") in captions
        assert not [key for key, _ in captions if "," in key]


def test_a_choice_is_read_only_through_the_eyes_of_who_made_it() -> None:
    game = game_of(3)
    app = ReplayApp(game, "en")
    label = flat(mk.new("final-hour", seats=2, seed=3, investigators=["jenny", "rita"]).decision.options[0].say("en"))

    async def watch() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            assert label not in flat(app.prompt)
            assert flat(app.prompt).endswith("Next, Jenny Barnes decides")  # in secret or not: not everything is
            await pilot.press("v")
            assert app.seat == 0
            assert label in flat(app.prompt)
            await pilot.press("v")
            assert label not in flat(app.prompt)
            await pilot.press("v")
            assert app.seat == SPECTATOR

    asyncio.run(watch())


def test_a_game_that_was_taken_back_is_shown_from_where_it_stands() -> None:
    game = game_of(6)
    game.undo(4)
    app = ReplayApp(game, "en")
    assert app.number == 2
    assert len(app.game.record.line) == 6
