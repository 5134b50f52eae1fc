"""Lessons: as the coach says it every step comes in order, points at what is there, and speaks three languages."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.lessons import STRAYED, Advice, Lesson, advice, is_taught, lesson_of
from miskatonic.text.parts import LANGUAGES
from miskatonic.title import Title
from tests.games.scenes import everything

TAUGHT: Final = [title for title in mk.games().values() if lesson_of(title.rulebook) is not None]
NAMES: Final = [title.id for title in TAUGHT]


def begun(title: Title) -> tuple[mk.Game, Lesson]:
    """The first game of a newcomer."""
    lesson = lesson_of(title.rulebook)
    assert lesson is not None
    return mk.new(title.id, seats=1, seed=lesson.seed, **lesson.options), lesson


def said(game: mk.Game, lesson: Lesson) -> Advice | None:
    """What the coach says now."""
    return advice(game.title, lesson, game.record, "en")


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_can_be_followed_from_its_first_step_to_the_farewell(title: Title) -> None:
    game, lesson = begun(title)
    assert is_taught(title, game.record.header)
    assert 10 <= len(lesson.steps) <= 20
    for number, step in enumerate(lesson.steps, 1):
        told = said(game, lesson)
        assert told is not None, f"the coach is silent before step {number}"
        assert (told.step, told.choose) == (number, step.choose)
        here = {getattr(thing, "id", "") for thing in everything(game.scene(0, "en"))}
        assert here.issuperset(step.look), f"step {number} points at {set(step.look) - here}"
        game.play(step.choose)
    farewell = said(game, lesson)
    assert farewell is not None
    assert (farewell.over, farewell.choose, farewell.text) == (True, "", lesson.farewell.en.strip())
    game.play(game.decision.options[0].key)
    assert game.over or said(game, lesson) is None


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_who_does_otherwise_is_advised_only_where_the_question_is_the_lessons_own(title: Title) -> None:
    game, lesson = begun(title)
    asked = []
    for step in lesson.steps:
        asked.append(game.decision.say("en"))
        game.play(step.choose)
    game, _ = begun(title)
    for _ in range(60):
        if game.over:
            break
        told, keys = said(game, lesson), [option.key for option in game.decision.options]
        if told is not None and told.choose:
            assert told.choose in keys
            assert game.decision.say("en") == asked[told.step - 1]
        game.play(next((key for key in reversed(keys) if told is None or key != told.choose), keys[0]))


def test_who_goes_elsewhere_in_a_lesson_is_told_so_once_and_hears_nothing_of_dice_they_do_not_have() -> None:
    game, lesson = begun(mk.games()["elder-sign"])
    advised = lesson.steps[0].choose
    game.play(next(option.key for option in game.decision.options if option.key not in (advised, "move-to-entrance")))
    told = said(game, lesson)
    assert told is not None
    assert (told.text, told.choose, told.step, told.of) == (STRAYED.en, "", 1, len(lesson.steps))
    game.play("roll")
    assert said(game, lesson) is None
    game.undo(2)
    again = said(game, lesson)
    assert again is not None
    assert (again.step, again.choose) == (1, advised)


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_who_does_otherwise_at_the_last_step_is_not_told_that_the_lesson_is_over(title: Title) -> None:
    game, lesson = begun(title)
    for step in lesson.steps[:-1]:
        game.play(step.choose)
    game.play(next(option.key for option in game.decision.options if option.key != lesson.steps[-1].choose))
    told = None if game.over else said(game, lesson)
    assert game.over or (told and (told.over, told.text)) == (False, STRAYED.en)


def test_the_farewell_is_said_once() -> None:
    game, lesson = begun(mk.games()["final-hour"])
    for step in lesson.steps:
        game.play(step.choose)
    assert lesson.steps[-1].choose == "not-yet"
    farewells = 0
    while not game.over and game.record.line.count((0, "not-yet")) < 3:
        told, keys = said(game, lesson), [option.key for option in game.decision.options]
        farewells += told is not None
        game.play("not-yet" if "not-yet" in keys else keys[0])
    assert farewells == 1


@pytest.mark.parametrize("title", TAUGHT, ids=NAMES)
def test_a_lesson_is_said_in_every_language(title: Title) -> None:
    _, lesson = begun(title)
    for words in (*lesson.steps, lesson.farewell):
        texts = [words.words(lang) for lang in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES)
        assert all(20 < len(text) < 600 for text in texts), texts[0]


def test_the_lesson_of_the_card_game_leads_through_a_fight() -> None:
    game, lesson = begun(mk.games()["arkham-lcg"])
    for step in lesson.steps:
        game.play(step.choose)
    told = [str(line) for line in game.log()]
    assert "Ghoul Minion engaged Roland." in told
    assert "Roland defeated Ghoul Minion." in told
    assert not [line for line in told if "attacked" in line], "nothing the coach advises lets an enemy strike"


def test_only_the_game_dealt_for_it_is_a_lesson() -> None:
    title = mk.games()["final-hour"]
    game, lesson = begun(title)
    other = mk.new("final-hour", seats=1, seed=lesson.seed + 1, **lesson.options)
    assert [is_taught(title, one.record.header) for one in (game, other)] == [True, False]
    assert not is_taught(title, mk.new("final-hour", seats=1, seed=lesson.seed).record.header)
    assert not is_taught(title, mk.new("final-hour", seats=2, seed=lesson.seed, **lesson.options).record.header)


def test_a_lesson_goes_on_where_somebody_who_strayed_stands_as_it_would() -> None:
    game, lesson = begun(mk.games()["final-hour"])
    advised = []
    for key in ("set-aside:29", "reveal:jenny", "on:4", "undo", "on:4"):
        if key == "undo":
            game.undo()
        else:
            game.play(key)
        told = said(game, lesson)
        advised.append(told and (told.step, told.choose))
    assert advised == [(1, ""), None, (4, "move:fraternity-house"), None, (4, "move:fraternity-house")]
