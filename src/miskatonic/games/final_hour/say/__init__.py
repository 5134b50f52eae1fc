"""Final Hour in words, a module a language."""

from collections.abc import Mapping
from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.text.parts import Text
from miskatonic.text.speech import Entry, Speech


class Bare:
    """Keys instead of words."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def about(self) -> Text:
        return ("",)

    def game_title(self) -> str:
        return "Final Hour"

    def setting(self, name: str) -> tuple[Text, Text]:
        return (name,), ("",)

    def setting_value(self, name: str, value: object) -> Text:
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        return (asked.question,)

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return (option.key,)

    def note(self, view: State, note: Note) -> Text:
        return (f"{note.kind} {note.args}",)

    def result(self, view: State) -> Text:
        return (str(view.result),)

    def components(self) -> list[Entry]:
        return []

    def entry(self, code: str) -> Entry:
        return Entry(code, "", (code,), [])


SPEECH: Final[Mapping[str, Speech]] = {lang: Bare(lang) for lang in ("en", "ru", "uk")}
