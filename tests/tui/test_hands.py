"""What those who share a terminal see of each other's cards."""

from __future__ import annotations

from textual.pilot import Pilot

import miskatonic as mk
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene import Board, Hand
from miskatonic.tui import PlayApp
from miskatonic.tui.screens import Curtain
from tests.tui.terminal import at_table


def test_the_curtain_hides_the_hand_of_whoever_sat_there_before() -> None:
    game = mk.new("final-hour", seats=2, seed=3, investigators=["jenny", "rita"])

    def hands(app: PlayApp) -> dict[str, bool]:
        """For each hand on the table, whether its cards are seen."""
        found = {}
        for board in app.scene.things:
            if isinstance(board, Board):
                for thing in board.things:
                    if thing.id.startswith("hand:"):
                        found[thing.id] = not thing.cards[0].face_down  # type: ignore[union-attr]
        return found

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert app.seat == SPECTATOR
        assert hands(app) == {"hand:jenny": False, "hand:rita": False}
        await pilot.press("enter")
        await pilot.pause()
        assert hands(app) == {"hand:jenny": True, "hand:rita": False}
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert hands(app) == {"hand:jenny": False, "hand:rita": False}
        assert not app.options
        await pilot.press("1")  # nothing can be chosen through the curtain
        assert len(game.record.line) == 1
        await pilot.click(offset=(3, 3))
        await pilot.pause()
        assert hands(app) == {"hand:jenny": False, "hand:rita": True}

    at_table(game, do)


def test_with_open_hands_only_secrets_have_a_curtain() -> None:
    game = mk.new("final-hour", seats=2, seed=3, investigators=["jenny", "rita"])
    behind: dict[bool, set[str]] = {True: set(), False: set()}

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(16):
            curtain = isinstance(app.screen, Curtain)
            if curtain:
                await pilot.press("enter")
                await pilot.pause()
            assert app.options
            decision = app.mine()
            assert decision is not None
            assert app.seat == decision.seat
            behind[not app.in_common].add(decision.kind)
            shown = [
                thing.seat
                for board in app.scene.things
                if isinstance(board, Board)
                for thing in board.things
                if isinstance(thing, Hand) and not thing.cards[0].face_down
            ]
            assert shown == ([] if app.in_common else [app.seat])
            await pilot.press("1")
            await pilot.pause()

    at_table(game, do, open_hands=True)
    assert "lay-priority" in behind[True]
    assert "move" in behind[False]
    assert not behind[True] & behind[False]


def test_with_open_hands_everybody_sees_the_cards_that_may_be_shown() -> None:
    game = mk.new("arkham-lcg", seats=2, seed=3)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            assert not isinstance(app.screen, Curtain)
            boards = [thing for thing in app.scene.things if isinstance(thing, Board) and thing.seat >= 0]
            hands = [thing for board in boards for thing in board.things if isinstance(thing, Hand)]
            assert len(hands) == 2
            assert all(not card.face_down for hand in hands for card in hand.cards)
            await pilot.press("1")
            await pilot.pause()

    at_table(game, do, open_hands=True)
