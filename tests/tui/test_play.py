"""The terminal table in play, by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList, Static

import miskatonic as mk
from miskatonic import kept
from miskatonic.bots import Bot, make_bot
from miskatonic.bots.hints import hint
from miskatonic.core.zones import SPECTATOR
from miskatonic.lessons import lesson_of
from miskatonic.rulebook import catalogue
from miskatonic.scene import Board, Grid, Hand
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.tui import PlayApp, ReplayApp, play_in_terminal
from miskatonic.tui.captions import caption
from miskatonic.tui.panel import Panel, Scrolled
from miskatonic.tui.room import NARROW
from miskatonic.tui.screens import Components, Curtain, Ending, SaveAs, Sheet, Sure
from miskatonic.tui.table import Shown, TableApp

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


def pressed(app: PlayApp, *keys: str) -> None:
    """Sit down and press keys, each when the one before has done its work; the last may leave the table."""

    async def sit() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(app, pilot)
            for key in keys:
                await pilot.press(key)
                await settle(app, pilot)

    asyncio.run(sit())


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


def test_help_tells_the_keys_and_the_signs_on_the_table() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Sheet)
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(90))
        assert "u: take back" in words
        assert "Ritual site" in words
        assert "▫ a free place" in words
        assert "places with the same sign are one zone" in words
        box = app.screen.query_one(".sheet", VerticalScroll)
        await pilot.press("end")
        await pilot.pause()
        assert box.scroll_offset.y == box.max_scroll_y > 0

    at_table(solo(), do, size=(80, 24))


def test_the_legend_of_a_city_names_its_signs() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(90))
        assert "red attraction" in words
        assert "◄ chosen in this turn" in words

    at_table(mk.new("route", seats=1, seed=7), do)


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


@pytest.mark.parametrize("key", ["w", "question_mark", "enter"])
def test_why_shows_the_rule_behind_a_chosen_line_of_the_log(key: str) -> None:
    game = solo()
    lines = game.log()
    number = next(i for i, line in enumerate(lines) if line.rule == "FH-RND-01")

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        log = app.query_one("#log", OptionList)
        log.focus()
        log.highlighted = number
        await pilot.pause()
        await pilot.press(key)
        assert isinstance(app.screen, Sheet)
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "\n".join("".join(span.text for span in line) for line in panel.lines(200))
        assert "FH-RND-01" in words
        assert str(lines[number]) in words
        await pilot.press("escape")
        app.lang = "uk"
        app.explain(number)
        await pilot.pause()
        panel = app.screen.query_one("#sheet-text", Panel)
        words = " ".join("".join(span.text for span in line) for line in panel.lines(200))
        assert catalogue(game.title, "uk")["FH-RND-01"].rule[:40] in words

    at_table(game, do)


def on_sheet(app: PlayApp) -> str:
    """What the sheet over the table says, in one row."""
    panel = app.screen.query_one("#sheet-text", Panel)
    return " ".join("".join(span.text for span in line) for line in panel.lines(400))


@pytest.mark.parametrize(
    ("lang", "move", "more"),
    [
        ("en", "Move to the University Museum", "and 2 more"),
        ("ru", "Перейти в Музей университета", "и ещё 2"),
        ("uk", "Перейти до Музею університету", "і ще 2"),
    ],
)
def test_what_cannot_be_chosen_is_told_in_words_with_its_rule(lang: Lang, move: str, more: str) -> None:
    game = solo()

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        app.lang = lang
        await pilot.press("f")
        assert on_sheet(app).strip() == caption(lang, "nothing-forbidden")
        await pilot.press("escape")
        while game.decision.kind != "move":
            await pilot.press("1")
        await pilot.press("f")
        words = on_sheet(app)
        rules = catalogue(game.title, lang)
        assert f"{move} FH-BRD-05  {rules['FH-BRD-05'].rule}" in words
        assert f"{more} FH-MOV-05  {rules['FH-MOV-05'].rule}" in words
        await pilot.press("escape", "question_mark")
        assert caption(lang, "help-why-not") in on_sheet(app)

    at_table(game, do)


def test_a_hint_says_what_a_bot_would_choose_and_looks_at_it() -> None:
    game = solo()
    best, why, _ = hint(game, 0, "en")

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await settle(app, pilot)
        assert app.options[app.cursor].key == best
        panel = app.screen.query_one("#sheet-text", Panel)
        words = " ".join("".join(span.text for span in line) for line in panel.lines(200))
        assert flat(why).split() == words.split()[: len(flat(why).split())]
        await pilot.press("escape")
        assert not app.game.record.line
        await pilot.press("h")
        await settle(app, pilot)
        await pilot.press("enter")
        assert [key for _, key in app.game.record.line[:1]] == [best]

    at_table(game, do)


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


@pytest.mark.parametrize(("lang", "key", "sure"), [
    ("en", "y", True), ("en", "д", None), ("en", "т", False), ("ru", "y", True), ("ru", "д", True), ("ru", "т", False),
    ("uk", "y", True), ("uk", "т", True), ("uk", "д", None), ("en", "n", False), ("ru", "н", False), ("uk", "н", False),
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
    assert bool(sure) == bool(re.search(rf"\b{key}\b.*:.*Esc", caption(lang, "yes-or-no")))


@pytest.mark.parametrize("table", [TableApp, PlayApp, ReplayApp, Sheet, Curtain, Ending])
def test_a_cyrillic_letter_does_what_the_latin_one_on_the_same_key_does(table: type[Screen[object] | TableApp]) -> None:
    same_key = dict(zip("йцукенгшщзфывапролдячсмитьі", "qwertyuiopasdfghjklzxcvbnms", strict=True))
    bindings = [binding for binding in table.BINDINGS if isinstance(binding, Binding)]
    done = {key: binding.action for binding in bindings for key in binding.key.split(",")}
    cyrillic = [key for key in done if key in same_key]
    assert cyrillic
    assert all(done[key] == done[same_key[key]] for key in cyrillic)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "й"])
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


def over() -> mk.Game:
    """A game that is over."""
    game = solo()
    while not game.over:
        game.play(game.decision.options[0].key)
    return game


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


def test_components_can_be_searched() -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert isinstance(app.screen, Components)
        entries = app.screen.query_one("#entries", OptionList)
        everything = entries.option_count
        await pilot.press(*"flashlight")
        await pilot.pause()
        assert 0 < entries.option_count < everything
        await pilot.press("down", "down")
        await pilot.pause()
        panel = app.screen.query_one("#entry", Panel)
        assert panel.lines(60)

    at_table(solo(), do)


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


def test_bots_alone_play_to_the_end() -> None:
    game = mk.new("final-hour", seats=1, seed=4)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        assert game.over
        assert isinstance(app.screen, Ending)

    at_table(game, do, {0: make_bot("random", 1)}, (100, 30))


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


def test_ctrl_z_leaves_the_table_for_a_while_as_programs_do() -> None:
    assert any(
        isinstance(key, Binding) and (key.key, key.action) == ("ctrl+z", "suspend_process") for key in TableApp.BINDINGS
    )


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


@pytest.mark.parametrize(("lang", "name"), [("en", "Elder Sign"), ("ru", "Знак Древних"), ("uk", "Знак Стародавніх")])
def test_the_key_to_the_signs_names_each_as_a_dictionary_does(lang: str, name: str) -> None:
    game = mk.new("elder-sign", seats=1, seed=5, ancient_one="ithaqua")

    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        while app.lang != lang:
            await pilot.press("l")
        await pilot.pause()
        assert f"✪ {name}  " in shown(app, "map").replace("\n", "  ") + "  "

    at_table(game, read, size=(120, 40))


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
        assert "Surviving the whole adventure: at least 23 % (not counting your cards)" in said
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
            assert re.search(r"chance of [\w ]*\d+\s%", app.screen.text)
            await pilot.press("enter", digit)
            assert isinstance(app.screen, Sure), "what chooses an option does not say yes"
            await pilot.press(answer)
            assert len(game.record.line) == taken
        await pilot.press(digit, "y")
        assert game.record.line[taken] == (0, "ready")

    at_table(game, do)


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


def test_the_log_of_a_campaign_is_one_key_away_and_says_how_to_print_it() -> None:
    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        offered = app.keys()
        assert ("p", "papers") in offered
        await pilot.press("p")
        sheet = app.screen
        assert isinstance(sheet, Sheet)
        words = "\n".join("".join(span.text for span in line) for line in sheet.draw(120, 40))
        assert "Chaos bag" in words
        assert "miskatonic papers" in words

    at_table(mk.new("arkham-lcg", seats=1, seed=5, scenario="night-of-the-zealot", investigators=["roland-banks"]), read)

    async def nothing(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("p")
        assert not isinstance(app.screen, Sheet)
        offered = app.keys()
        assert ("p", "papers") not in offered

    at_table(solo(), nothing)


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


@pytest.mark.parametrize("coached", [True, False])
def test_the_coach_of_a_lesson_is_silent_before_whoever_chose_its_seed(coached: bool, tmp_path: Path) -> None:
    lesson = lesson_of(mk.games()["route"].rulebook)
    assert lesson is not None
    game = mk.new("route", seats=1, seed=lesson.seed, **lesson.options)
    app = PlayApp(game, {}, "en", pause=0, kept=tmp_path, coached=coached)

    async def sit() -> None:
        async with app.run_test(size=BIG) as pilot:
            await settle(app, pilot)
            assert bool(app.coach) is coached
            await pilot.press("q", "y")

    asyncio.run(sit())
    left = kept.seated(tmp_path / kept.name_of(game))
    assert left is not None
    assert left.coached is coached


@pytest.mark.parametrize("size", [(3, 3), (1, 1)])
def test_a_window_of_no_width_ends_no_game(size: tuple[int, int]) -> None:
    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert len(app.game.record.line) == 1

    assert at_table(mk.new("route", seed=3), do, size=size).return_code is None


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
