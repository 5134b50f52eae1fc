"""What the terminal tells who asks: help, signs, components, rules, hints, why not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import OptionList

import miskatonic as mk
from miskatonic import kept
from miskatonic.bots.hints import hint
from miskatonic.lessons import lesson_of
from miskatonic.rulebook import catalogue
from miskatonic.text.parts import Lang, flat
from miskatonic.tui import PlayApp
from miskatonic.tui.captions import caption
from miskatonic.tui.panel import Panel
from miskatonic.tui.screens import Components, Sheet
from tests.tui.terminal import BIG, at_table, settle, shown, solo


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


@pytest.mark.parametrize("meanwhile", [["1"], ["1", "u", "2"]])
def test_a_hint_that_comes_when_one_has_decided_is_not_told(monkeypatch: pytest.MonkeyPatch, meanwhile: list[str]) -> None:
    decided = Event()

    def slow(*about: Any) -> Any:
        assert decided.wait(60)
        return hint(*about)

    monkeypatch.setattr("miskatonic.tui.play.hint", slow)

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("h", *meanwhile)
        asked = app.options
        decided.set()
        await settle(app, pilot)
        assert not isinstance(app.screen, Sheet)
        assert app.options == asked

    game = solo()
    at_table(game, do)
    assert len(game.record.line) == 1


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


def test_in_a_lesson_a_hint_advises_what_the_coach_does() -> None:
    lesson = lesson_of(mk.games()["final-hour"].rulebook)
    assert lesson is not None
    first, second = [step.choose for step in lesson.steps[:2]]
    game = mk.new("final-hour", seats=1, seed=lesson.seed, **lesson.options)
    game.play(first)
    assert hint(game, 0, "en").key != second

    async def do(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await settle(app, pilot)
        panel = app.screen.query_one("#sheet-text", Panel)
        words = "".join(span.text for span in panel.lines(200)[0])
        assert words == "Jenny (2 action cards left), as the coach says."
        await pilot.press("enter")
        assert [key for _, key in app.game.record.line] == [first, second]

    at_table(game, do)


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


@pytest.mark.parametrize(("lang", "name"), [("en", "Elder Sign"), ("ru", "Знак Древних"), ("uk", "Знак Стародавніх")])
def test_the_key_to_the_signs_names_each_as_a_dictionary_does(lang: str, name: str) -> None:
    game = mk.new("elder-sign", seats=1, seed=5, ancient_one="ithaqua")

    async def read(app: PlayApp, pilot: Pilot[None]) -> None:
        while app.lang != lang:
            await pilot.press("l")
        await pilot.pause()
        assert f"✪ {name}  " in shown(app, "map").replace("\n", "  ") + "  "

    at_table(game, read, size=(120, 40))


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
