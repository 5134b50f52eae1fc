"""What one pair of eyes at a table is shown: scene, decision, log and chat, made only from what the seat may see."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.core import hidden
from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.text.parts import Text
from miskatonic.title import Title


def plain(thing: Any) -> Any:
    """Scenes and texts as plain data."""
    return msgspec.to_builtins(thing)


class Eyes:
    """A seat and a language looking at one record; remembers the log lines it has already put into words."""

    def __init__(self, title: Title, seat: int, lang: str) -> None:
        self.title = title
        self.seat = seat
        self.speech = title.speech[lang]
        self._lines: list[tuple[list[Note], list[Any]]] = []

    def log(self, record: Record, view: State) -> list[Any]:
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
        read = hidden.readable(record.state, note, self.seat, self.title.note_pieces.get(note.kind, ()))
        text: Text = self.speech.note(view, read)
        return {"n": number, "kind": note.kind, "text": plain(text), "rule": note.rule, "source": note.source}

    def look(self, record: Record, state: State | None = None) -> dict[str, Any]:
        """Scene, decision, waiting, result and log as this seat may see them; of the present, or of a state before."""
        true = record.state if state is None else state
        view = hidden.seen_by(true, self.seat)
        speech = self.speech
        decision = None
        mine = view.question_for(self.seat)
        if mine is not None:
            decision = {
                "seat": self.seat,
                "kind": mine.question,
                "prompt": plain(speech.prompt(view, mine)),
                "options": [
                    {
                        "key": option.key,
                        "label": plain(speech.label(view, mine, option)),
                        "targets": list(self.title.targets(view, mine, option)),
                    }
                    for option in mine.options
                ],
                "forbidden": [list(pair) for pair in self.title.forbidden(view, mine)],
            }
        result = None
        if view.result is not None:
            result = {"won": view.result.won, "why": view.result.rule, "text": plain(speech.result(view))}
        return {
            "seat": self.seat,
            "lang": speech.lang,
            "scene": plain(self.title.scene(view, self.seat, speech)),
            "decision": decision,
            "waiting": [{"seat": a.seat, "prompt": plain(speech.prompt(view, a))} for a in view.asked],
            "result": result,
            "log": self.log(record, view),
            "talk": self.title.may_talk(view, self.seat),
        }
