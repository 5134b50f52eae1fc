"""Cities in the terminal: roads, signs and a pen."""

from __future__ import annotations

from rich.cells import cell_len
from textual.pilot import Pilot

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.scene import Grid
from miskatonic.tui import PlayApp
from miskatonic.tui.panel import Panel
from tests.tui.terminal import at_table, settle, shown


def test_the_legend_of_a_city_names_its_signs() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(90))
        assert "red attraction" in words
        assert "◄ chosen in this turn" in words

    at_table(mk.new("route", seats=1, seed=7), do)


def test_the_signs_of_a_city_are_named_and_its_crossroads_can_be_found() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        above, first, *_ = shown(app, "map").split("\n")
        assert " ".join(above.split()) == "A 1 B 2 C 3 D 4 E 5 F 6 G"
        assert above.index("B") == first.index("┬"), "a letter stands over its crossroads"
        await pilot.press("question_mark")
        box = app.screen.query_one(".sheet")
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(90))
        assert "±     coordinate change" in words
        assert "r     red attraction" in words
        assert words.count("♜     ") == 1
        await pilot.press("end")
        await pilot.pause(0.3)
        assert box.scroll_y > 0
        await pilot.press("escape", "i")
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(90))
        assert "A round" in words

    at_table(mk.new("route", seats=1, seed=7), do, size=(80, 24))


def at_the_first_drawing() -> mk.Game:
    """En Route at the first choice of a road."""
    game = mk.new("route", seats=2, seed=3)
    while not any(choice.key.startswith("draw:") for choice in game.decision.options):
        game.play(game.decision.options[0].key, game.decision.seat)
    return game


def test_arrows_lead_a_pen_along_the_roads_of_a_city_enter_draws_and_backspace_takes_back() -> None:
    game = at_the_first_drawing()
    bots = {1 - game.decision.seat: make_bot("random", 1)}
    begun = len(game.record.line)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "═" not in shown(app, "map")
        assert "║" not in shown(app, "map")
        start = app.pen
        looked_at = {}
        for way in ("up", "down", "left", "right"):
            app.pen = start
            await pilot.press(way)
            looked_at[way] = app.options[app.cursor].key
        way = next(way for way, key in looked_at.items() if key.startswith("draw:"))
        app.pen = start
        app.cursor = 0
        await pilot.press(way, "enter")
        await settle(app, pilot)
        assert app.grid is not None
        drawn = [street.id for street in app.grid.streets if street.drawn == "new"]
        assert looked_at[way].replace("draw:", "street:") in drawn
        assert "═" in shown(app, "map") or "║" in shown(app, "map")
        await pilot.press("backspace")
        await settle(app, pilot)
        assert "═" not in shown(app, "map")
        assert "║" not in shown(app, "map")

    at_table(game, do, bots)
    assert len(game.record.line) == begun + 2


def test_a_small_terminal_has_box_characters_where_roads_meet_and_the_score_below_them() -> None:
    game = at_the_first_drawing()
    seat = game.decision.seat
    grid = next(thing for thing in game.scene(seat).things if isinstance(thing, Grid))
    plain = {corner.id for corner in grid.corners if not corner.kind}
    roads = [street.id.replace("street:", "draw:") for street in grid.streets if {street.a, street.b} <= plain]
    game.play(next(choice.key for choice in game.decision.options if choice.key in roads), seat)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        words = shown(app, "map").splitlines()
        assert words[1].strip().startswith("┌─────────┬")
        assert words[13].strip().endswith("┴─────────┘  7")
        assert set("╹╺╻╸┃━┏┓┗┛┣┫┳┻╋") & set("".join(words)), "what is drawn stands out at crossroads"
        assert words[14].startswith("Σ 0"), "nothing is lost to a terminal of 24 rows"
        assert all(cell_len(line) <= 80 for line in words)

    at_table(game, do, {1 - seat: make_bot("random", 1)}, (80, 24))
