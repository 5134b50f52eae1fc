"""Final Hour in a language: settings, questions, options, the log and the end."""

from __future__ import annotations

from functools import cached_property, lru_cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say import asking, choices, components, log, reasons
from miskatonic.games.final_hour.say.log.ritual import defeat
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.settings import SETTINGS
from miskatonic.games.final_hour.say.signs import ICON_NAMES
from miskatonic.games.final_hour.say.titles import LEVELS
from miskatonic.text.parts import Text, capital
from miskatonic.text.speech import Catalogue, Entry


@lru_cache(maxsize=4096, typed=True)  # entries of two kinds can be equal, being tuples
def told(voice: Voice, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence: the same things happen at many tables."""
    return voice.finished(capital(log.told(voice, entry, rule)))


class Speaker(Catalogue[Voice]):
    """Final Hour in one language; a `Speech`."""

    SETTINGS = SETTINGS
    ICON_NAMES = ICON_NAMES

    # ---------------------------------------------------------------- the game and its options

    def about(self) -> Text:
        return self.voice.say(
            "Monsters pour onto the campus of Miskatonic University, and in eight rounds an Ancient One will follow. "
            "Together you lay action cards without a word, fight, seal paths and look for clues to the two symbols that "
            "reverse the ritual.",
            "Кампус Мискатоникского университета наводнили монстры, а через восемь раундов придёт Древний. Молча "
            "выкладывайте карты действий, сражайтесь, запечатывайте дорожки и ищите улики, чтобы обратить ритуал вспять.",
            "Кампус Міскатонікського університету заполонили монстри, а за вісім раундів прийде Стародавній. Мовчки "
            "викладайте карти дій, бийтеся, запечатуйте доріжки й шукайте докази, щоб обернути ритуал навспак.",
        )

    def game_title(self) -> str:
        return self.voice.pick("Arkham Horror: Final Hour", "Ужас Аркхэма: Последний час", "Жах Аркгема: Остання година")

    def setting_value(self, name: str, value: object) -> Text:
        v = self.voice
        match name:
            case "ancient_one" | "investigators":
                return (v.title(str(value)),)
            case "difficulty":
                return (v.pick(*LEVELS[str(value)]),)
            case "lead":
                return v.say("Seat {n}", "Место {n}", "Місце {n}", n=int(str(value)) + 1)
            case "simultaneous":
                return self.yes_or_no(value)
        return (str(value),)

    # ---------------------------------------------------------------- play

    def prompt(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(asking.prompt(self.voice, view, asked))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.label(self.voice, view, asked, option))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.detail(self.voice, view, asked, option))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.warning(self.voice, view, asked))

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        return self.voice.finished(reasons.said(self.voice, view, asked, why))

    def alike(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(reasons.alike(self.voice, view, asked))

    def note(self, view: State, note: Note) -> Text:
        return told(self.voice, note.told, note.rule)

    def ending(self, view: State, result: Result) -> Text:
        """How the game ended and why."""
        v = self.voice
        symbols = [box.SYMBOL[token] for token in view.zone(box.REVEALED_RITUAL) or view.zone(box.RITUAL_SLOTS)]
        they = v.ritual_symbols(symbols)
        if result.won:
            said = v.say(
                "Victory! The ritual has been reversed and the campus is saved. The symbols of the ritual were {they}.",
                "Победа! Ритуал обращён вспять, кампус спасён. Символы ритуала: {they}.",
                "Перемога! Ритуал обернуто навспак, кампус врятовано. Символи ритуалу: {they}.",
                they=they,
            )
        else:
            said = v.say(
                "Defeat: {why}. The symbols of the ritual were {they}.",
                "Поражение: {why}. Символы ритуала: {they}.",
                "Поразка: {why}. Символи ритуалу: {they}.",
                why=defeat(v, result.rule),
                they=they,
            )
        return v.finished(said)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        return components.entries(self.voice)
