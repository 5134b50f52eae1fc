"""A terminal to play in: sit down, press keys, and read what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from textual.pilot import Pilot

import miskatonic as mk
from miskatonic.bots import Bot
from miskatonic.tui import PlayApp
from miskatonic.tui.panel import Panel

Do = Callable[[PlayApp, Pilot[None]], Awaitable[None]]
BIG = (160, 48)


def at_table(
    game: mk.Game,
    do: Do,
    bots: Mapping[int, Bot] | None = None,
    size: tuple[int, int] = BIG,
    *,
    open_hands: bool = False,
) -> PlayApp:
    """Sit down, do something, and leave."""
    app = PlayApp(game, bots or {}, "en", pause=0, open_hands=open_hands)

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await do(app, pilot)

    asyncio.run(sit())
    return app


async def settle(app: PlayApp, pilot: Pilot[None]) -> None:
    """Wait until bots have moved and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def solo() -> mk.Game:
    """A solo game at its first decision."""
    return mk.new("final-hour", seats=1, seed=5, investigators=["jenny", "rita"])


def shown(app: PlayApp, id: str) -> str:
    """What a panel shows, as plain words."""
    panel = app.screen_stack[0].query_one(f"#{id}", Panel)
    lines = panel.lines(panel.size.width)
    return "\n".join("".join(span.text for span in line) for line in lines)


def over() -> mk.Game:
    """A game that is over."""
    game = solo()
    while not game.over:
        game.play(game.decision.options[0].key)
    return game
