"""What one pair of eyes at a table is shown: scene, decision, log and chat, made only from what the seat may see."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.core import hidden
from miskatonic.core.declared import name_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.core.state import Result as Ending
from miskatonic.lessons import advice, is_taught, lesson_of
from miskatonic.tables import wire
from miskatonic.text.parts import Lang, Text
from miskatonic.title import Title


def plain(thing: Any) -> Any:
    """Scenes, texts and other structures as plain data, which can be compared and kept."""
    return msgspec.to_builtins(thing)


class Eyes:
    """A seat and a language looking at one record; remembers the log lines it has already put into words."""

    def __init__(self, title: Title, seat: int, lang: Lang) -> None:
        self.title = title
        self.seat = seat
        self.lang: Lang = lang
        self.speech = title.speech[lang]
        self._lines: list[tuple[list[Note], list[Any]]] = []

    def log(self, record: Record, view: State) -> Any:
        """The log in words, only new entries being put into words."""
        notes = record.notes
        keep = 0
        while keep < min(len(notes), len(self._lines)) and self._lines[keep][0] is notes[keep]:
            keep += 1
        del self._lines[keep:]
        for number in range(keep, len(notes)):
            self._lines.append((notes[number], [self._line(record, view, number, note) for note in notes[number]]))
        return [line for _, lines in self._lines for line in lines]

    def _line(self, record: Record, view: State, number: int, note: Note) -> Any:
        read = hidden.readable(record.state, note, self.seat)
        text: Text = self.speech.note(view, read)
        return plain(wire.LogLine(n=number, kind=name_of(note.kind), text=text, rule=note.rule, source=note.source))

    def look(self, record: Record, state: State | None = None) -> wire.Look:
        """What this seat may see, its parts as plain data; of the present, or of a state before."""
        true = record.state if state is None else state
        view = hidden.seen_by(true, self.seat)
        mine = view.question_for(self.seat)
        speech = self.speech
        return wire.Look(
            seat=self.seat,
            lang=self.lang,
            scene=plain(self.title.scene(view, self.seat, speech)),
            decision=None if mine is None else plain(self._decision(true, view, mine, record if state is None else None)),
            waiting=plain(tuple(wire.Waiting(seat=a.seat, prompt=speech.prompt(view, a)) for a in view.asked)),
            result=None if view.result is None else plain(self._result(view, view.result)),
            log=self.log(record, view),
            talk=self.title.may_talk(view, self.seat),
        )

    def _decision(self, true: State, view: State, asked: Asked, record: Record | None) -> wire.Decision:
        return wire.Decision(
            seat=self.seat,
            kind=asked.question,
            prompt=self.speech.prompt(view, asked),
            options=tuple(self._option(true, view, asked, option) for option in asked.options),
            forbidden=tuple(self.title.forbidden(view, asked)),
            coach=None if record is None else self._coach(record, asked),
        )

    def _coach(self, record: Record, asked: Asked) -> wire.Coach | None:
        lesson = lesson_of(self.title.rulebook)
        if lesson is None or not is_taught(self.title, record.header):
            return None
        said = advice(lesson, record.line, asked, self.lang)
        if said is None:
            return None
        return wire.Coach(text=said.text, step=said.step, of=said.of, key=said.choose, look=said.look)

    def _option(self, true: State, view: State, asked: Asked, option: Option) -> wire.Option:
        title, speech = self.title, self.speech
        return wire.Option(
            key=option.key,
            label=speech.label(view, asked, option),
            targets=title.targets(view, asked, option),
            grave=speech.warning(view, asked, option) if title.grave(true, asked, option) else (),
        )

    def _result(self, view: State, result: Ending) -> wire.Result:
        return wire.Result(won=result.won, why=result.rule, text=self.speech.result(view))
