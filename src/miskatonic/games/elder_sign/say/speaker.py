"""Elder Sign in a language: settings, questions, options, the log and the end."""

from __future__ import annotations

from functools import cached_property, lru_cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.elder_sign.rules.tells import AnyTold
from miskatonic.games.elder_sign.say import names, reasons
from miskatonic.games.elder_sign.say.asking import question
from miskatonic.games.elder_sign.say.choices import detail, label
from miskatonic.games.elder_sign.say.components import entries
from miskatonic.games.elder_sign.say.log import told
from miskatonic.games.elder_sign.say.log.midnight import ending
from miskatonic.games.elder_sign.say.names import Voice
from miskatonic.games.elder_sign.say.reading import ICON_NAMES, with_names
from miskatonic.games.elder_sign.say.settings import SETTINGS
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM
from miskatonic.text.speech import Catalogue, Entry


@lru_cache(maxsize=8192)
def _finished(v: Voice, text: Text) -> Text:
    """A text as it is shown, with a capital: the same is said at many tables."""
    return v.finished(capital(text))


@lru_cache(maxsize=4096, typed=True)  # entries of two kinds can be equal, being tuples
def _told(v: Voice, entry: AnyTold, rule: str) -> Text:
    """A line of the log: the same happens at many tables."""
    return v.finished(capital(told(v, entry, rule)))


class Speaker(Catalogue[Voice]):
    """Elder Sign in one language; a `Speech`."""

    SETTINGS = SETTINGS
    ICON_NAMES = ICON_NAMES

    # ---------------------------------------------------------------- the game and its settings

    def about(self) -> Text:
        """The game in two sentences."""
        return self.voice.say(
            "Strange things stir in the museum after dark, and an Ancient One is about to wake. Together you go from "
            "adventure to adventure, roll dice for their tasks and collect Elder Signs before its doom track is full.",
            "После закрытия музей Мискатоникского университета оживает, и вот-вот пробудится Древний. Бросайте кубики, "
            "чтобы выполнять задачи приключений, и собирайте Знаки Древних, пока не заполнился трек безысходности.",
            "Уночі в музеї Міскатонікського університету оживають експонати, а Стародавній ось-ось пробудиться. "
            "Кидайте кубики, щоб виконувати завдання пригод, і збирайте Знаки Стародавніх, доки не заповнився трек "
            "приреченості.",
        )

    def game_title(self) -> str:
        """The name of the game."""
        return self.voice.pick("Elder Sign", "Знак Древних", "Знак Стародавніх")

    def setting_value(self, name: str, value: object) -> Text:
        """A value of a setting."""
        v = self.voice
        match name:
            case "ancient_one" if value == "random":
                return v.say("Random", "Случайный", "Випадковий")
            case "ancient_one":
                return named(v.names.ANCIENT_ONES[str(value)]).said(NOM)
            case "investigators":
                return capital((v.names.PEOPLE[str(value)].full,))
            case "clue_each" | "second_mythos":
                return self.yes_or_no(value)
        return (str(value),)

    # ---------------------------------------------------------------- questions, options, the log and the end

    def prompt(self, view: State, asked: Asked) -> Text:
        """Who must decide what."""
        v = self.voice
        return _finished(v, cat(names.called(v, view, asked.seat), ": ", question(v, view, asked), "."))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision."""
        return _finished(self.voice, label(self.voice, view, asked, option))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """That an adventure would devour whoever fails there."""
        said = detail(self.voice, view, asked, option)
        return _finished(self.voice, said) if said else ()

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What to know before one's investigator is devoured."""
        v = self.voice
        who = names.person(v, view, asked.seat)
        return _finished(v, v.say("{who} will be devoured.", "{who:acc} сожрут.", "{who:acc} зжеруть.", who=who))

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        """Why an option is good or bad."""
        return self.voice.finished(reasons.said(self.voice, view, asked, why))

    def alike(self, view: State, asked: Asked) -> Text:
        """Why it does not matter which option is chosen."""
        return self.voice.finished(reasons.alike(self.voice, view, asked))

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        return _told(self.voice, with_names(view, note.told), note.rule)

    def ending(self, view: State, result: Result) -> Text:
        """How the game ended and why."""
        v = self.voice
        why = ending(v, result.rule)
        if result.won:
            return v.finished(v.say("Victory: {why}.", "Победа: {why}.", "Перемога: {why}.", why=why))
        return v.finished(v.say("Defeat: {why}.", "Поражение: {why}.", "Поразка: {why}.", why=why))

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        return entries(self.voice)
