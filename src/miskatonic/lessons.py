"""Lessons: a first game with a coach, who advises a choice, says why, and steps back while one does otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from miskatonic.core.record import Header, Record
from miskatonic.rulebook import loaded
from miskatonic.text.parts import Lang, Text
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
    """What the coach says at a decision; at the farewell, and to whoever has strayed, no option is advised."""

    text: str
    step: int
    of: int
    choose: str = ""
    look: tuple[str, ...] = ()
    over: bool = False


STRAYED: Final = Said(
    "The lesson goes another way. Play on as you like, with a hint whenever you want one; or take this decision back, and"
    " the lesson goes on.",
    "Урок идёт другой дорогой. Играйте дальше, как вам нравится: подсказка всегда под рукой. А если отменить это решение,"
    " урок продолжится.",
    "Урок іде іншою дорогою. Грайте далі, як вам до вподоби: підказка завжди поруч. А якщо скасувати це рішення, урок"
    " триватиме.",
)
"""What whoever does otherwise is told."""

Moment = tuple[str, list[Text], Text, list[tuple[str, Text]]]
"""The kind of a question, what has happened since the last one, its words, and the key and the words of every option."""


@cache
def lesson_of(package: str) -> Lesson | None:
    """The lesson of the game that lives in a package, if it has one."""
    place = files(package) / "lesson.yaml"
    if not place.is_file():
        return None
    return READ.decode(msgspec.json.encode(loaded(place.read_text(encoding="utf-8"))))


def is_taught(title: Title, header: Header) -> bool:
    """Whether a game is its title's lesson: dealt with the lesson's seed and set-up, for one player."""
    lesson = lesson_of(title.rulebook)
    if lesson is None or header.seed != lesson.seed or header.seats != 1:
        return False
    return _plain(header.options) == _plain(title.settled(lesson.options, 1))


def _plain(options: Mapping[str, Any]) -> bytes:
    """Options as they are stored: a default that is a tuple comes back as a list."""
    return msgspec.json.encode(options, order="sorted")


def coaching(title: Title, record: Record, lang: Lang) -> Advice | None:
    """What the coach says now, where a game is its title's lesson."""
    lesson = lesson_of(title.rulebook)
    return None if lesson is None or not is_taught(title, record.header) else advice(title, lesson, record, lang)


def advice(title: Title, lesson: Lesson, record: Record, lang: Lang) -> Advice | None:
    """What the coach says now: the next step where the same is asked, and the same has just happened, word for word.

    Otherwise nothing; but whoever has just done otherwise for the first time is told how to come back.
    """
    steps, keys = lesson.steps, [key for _, key in record.line]
    done = _followed(lesson, keys)
    if done == len(steps):
        return Advice(lesson.farewell.words(lang), done, done, over=True) if len(keys) == done else None
    now = _moment(title, record)
    for number, (step, moment) in enumerate(zip(steps, _moments(title, lesson), strict=True)):
        if number >= done and moment == now:
            return Advice(step.words(lang), number + 1, len(steps), step.choose, step.look)
    return Advice(STRAYED.words(lang), done + 1, len(steps)) if len(keys) == done + 1 else None


def _followed(lesson: Lesson, keys: Sequence[str]) -> int:
    """How many steps were followed before something else was done."""
    pairs = enumerate(zip(keys, lesson.steps, strict=False))
    return next((n for n, (key, step) in pairs if key != step.choose), min(len(keys), len(lesson.steps)))


_MOMENTS: Final[dict[str, list[Moment]]] = {}
"""By the title, once somebody is taught."""


def _moments(title: Title, lesson: Lesson) -> list[Moment]:
    """The moments of a lesson that is followed."""
    if title.id not in _MOMENTS:
        header = Header(title.id, title.version, title.settled(lesson.options, 1), 1, lesson.seed, title.rules.box)
        record = Record(header, title.begin)
        moments: list[Moment] = []
        for step in lesson.steps:
            moments.append(_moment(title, record))
            record.play(step.choose)
        _MOMENTS[title.id] = moments
    return _MOMENTS[title.id]


def _moment(title: Title, record: Record) -> Moment:
    state, speech = record.state, title.speech["en"]
    asked = state.asked[0]
    told = [speech.note(state, note) for notes in record.notes[-1:] for note in notes]
    labels = [(option.key, speech.label(state, asked, option)) for option in asked.options]
    return asked.question, told, speech.prompt(state, asked), labels
