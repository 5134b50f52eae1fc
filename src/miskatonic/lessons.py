"""Lessons: a first game with a coach, who advises a choice, says why, and steps back while one does otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import yaml

from miskatonic.core.options import Asked
from miskatonic.core.record import Header
from miskatonic.text.parts import Lang
from miskatonic.title import Title


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the coach says."""

    en: str
    ru: str
    uk: str

    def words(self, lang: Lang) -> str:
        """It, in a language."""
        return str(getattr(self, lang)).strip()


class Step(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment of a lesson: the kind of question, the option advised, and what to look at."""

    asked: str
    choose: str
    look: tuple[str, ...] = ()
    """Ids on the table."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game alone, always dealt alike, with its steps."""

    seed: int
    steps: tuple[Step, ...]
    farewell: Said
    """What is said when the steps are done and the game goes on."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)


READ: Final = msgspec.json.Decoder(Lesson)  # before threads ask for it


class Advice(msgspec.Struct, frozen=True):
    """What the coach says at a decision; at the farewell no option is advised."""

    text: str
    step: int
    of: int
    choose: str = ""
    look: tuple[str, ...] = ()


@cache
def lesson_of(package: str) -> Lesson | None:
    """The lesson of the game that lives in a package, if it has one."""
    place = files(package) / "lesson.yaml"
    if not place.is_file():
        return None
    return READ.decode(msgspec.json.encode(yaml.safe_load(place.read_text(encoding="utf-8"))))


def is_taught(title: Title, header: Header) -> bool:
    """Whether a game is its title's lesson: dealt with the lesson's seed and set-up, for one player."""
    lesson = lesson_of(title.rulebook)
    if lesson is None or header.seed != lesson.seed or header.seats != 1:
        return False
    return _plain(header.options) == _plain(title.settled(lesson.options, 1))


def _plain(options: Mapping[str, Any]) -> bytes:
    """Options as they are stored: a default that is a tuple comes back as a list."""
    return msgspec.json.encode(options, order="sorted")


def advice(lesson: Lesson, line: Sequence[tuple[int, str]], asked: Asked, lang: Lang) -> Advice | None:
    """What the coach says now: the next step that fits the question; nothing while none does."""
    done = taken(lesson, line)
    if done == len(lesson.steps):
        last_was_advised = bool(line) and line[-1][1] == lesson.steps[-1].choose
        return Advice(lesson.farewell.words(lang), done, done) if last_was_advised else None
    keys = {option.key for option in asked.options}
    for number, step in enumerate(lesson.steps[done:], done):
        if step.asked == asked.question and step.choose in keys:
            return Advice(step.words(lang), number + 1, len(lesson.steps), step.choose, step.look)
    return None


def taken(lesson: Lesson, line: Sequence[tuple[int, str]]) -> int:
    """How many steps are behind: all up to the last that was followed, in their order."""
    done = 0
    for _, key in line:
        ahead = [number for number, step in enumerate(lesson.steps[done:], done) if step.choose == key]
        if ahead:
            done = ahead[0] + 1
    return done
