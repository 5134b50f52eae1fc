"""What a game's language module must be able to say. Every registered game has one for each language."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Generic, Protocol, TypeVar

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.text.parts import LANGUAGES, Text
from miskatonic.text.phrases import Three
from miskatonic.text.voices import Voice

V = TypeVar("V", bound=Voice[object])


class Entry:
    """A component in the list of components: its group, its title and its text, line by line."""

    def __init__(self, code: str, group: str, title: Text, lines: list[Text], copies: int = 1) -> None:
        self.code = code
        self.group = group
        self.title = title
        self.lines = lines
        self.copies = copies


class Speech(Protocol):
    """A game in one language. States given to it are what a seat sees, so it can never tell a secret."""

    lang: str

    def __hash__(self) -> int:
        """What is made for a speech can be kept under it."""

    def about(self) -> Text:
        """The game in two or three sentences, for somebody choosing one."""

    def game_title(self) -> str:
        """The name of the game."""

    def setting(self, name: str) -> tuple[Text, Text]:
        """The name of an option of the set-up and a sentence that explains it."""

    def setting_value(self, name: str, value: object) -> Text:
        """A value of such an option."""

    def prompt(self, view: State, asked: Asked) -> Text:
        """Who must decide what."""

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision."""

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """What else there is to know before an option is chosen, such as the text of the card that is played."""

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What somebody should know before a grave option is taken, and be asked once more."""

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        """Why a bot would choose an option, or rather not: a clause without a capital and a full stop."""

    def alike(self, view: State, asked: Asked) -> Text:
        """Why it does not matter which option is chosen, where none is better than another: a clause, or nothing."""

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""

    def part(self, note: Note) -> str:
        """The name of a part of the game, such as a scenario, by the log entry it begins with."""

    def result(self, view: State) -> Text:
        """How the game ended and why."""

    def components(self) -> list[Entry]:
        """Every component of the game with its generated text."""

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table, for a key to them."""

    def entry(self, code: str) -> Entry:
        """One component by its code."""


class Catalogue(Speech, Generic[V]):
    """A speech that has its settings, icons and components listed once; a game's own adds what is said in play."""

    SETTINGS: ClassVar[Mapping[str, tuple[Three, Three]]]
    """What each option of the set-up is called, and a sentence that explains it."""
    ICON_NAMES: ClassVar[Mapping[str, Three]]

    __hash__ = object.__hash__

    def __init__(self, voice: V) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]

    def setting(self, name: str) -> tuple[Text, Text]:
        """The name of an option of the set-up and a sentence that explains it."""
        title, meaning = self.SETTINGS[name]
        return self.voice.say(*title), self.voice.say(*meaning)

    def yes_or_no(self, value: object) -> Text:
        """The value of a setting that is on or off."""
        return self.voice.say("Yes", "Да", "Так") if value else self.voice.say("No", "Нет", "Ні")

    def result(self, view: State) -> Text:
        """How the game ended and why."""
        if view.result is None:
            return self.voice.say("The game is still on.", "Игра ещё идёт.", "Гра ще триває.")
        return self.ending(view, view.result)

    @abstractmethod
    def ending(self, view: State, result: Result) -> Text:
        """How a game that is over ended and why."""

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table, for a key to them."""
        return {icon: self.voice.pick(*said) for icon, said in self.ICON_NAMES.items()}

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """Labels say enough, unless a game's own speech adds to them."""
        return ()

    def alike(self, view: State, asked: Asked) -> Text:
        """That no option is better says enough, unless a game's own speech adds to it."""
        return ()

    def part(self, note: Note) -> str:
        """A game is one whole, unless its own speech says otherwise."""
        return ""

    @cached_property
    @abstractmethod
    def entries(self) -> dict[str, Entry]:
        """The components by their codes, in the order in which they are listed."""

    def components(self) -> list[Entry]:
        """Every component of the game with its generated text."""
        return list(self.entries.values())

    def entry(self, code: str) -> Entry:
        """One component by its code; the slug of a piece, such as `cultist#2` or `machete#2@3`, is good too."""
        return self.entries[code.split("@")[0].split("#")[0]]
