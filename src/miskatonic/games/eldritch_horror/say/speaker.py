"""Eldritch Horror in a language: settings, questions, options, the log and the end."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions, odds, reading, reasons
from miskatonic.games.eldritch_horror.say.asking import question, source
from miskatonic.games.eldritch_horror.say.choices import detail, label
from miskatonic.games.eldritch_horror.say.components import at_table, entries
from miskatonic.games.eldritch_horror.say.log import ending, told
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.settings import SETTINGS
from miskatonic.games.eldritch_horror.say.signs import ICON_NAMES
from miskatonic.text.parts import Text, capital, cat, flat
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM
from miskatonic.text.speech import Catalogue, Entry

LINES_TOLD: Final = 4096
QUESTIONS_ASKED: Final = 2048


@lru_cache(maxsize=LINES_TOLD, typed=True)  # entries of two kinds can be equal, being tuples
def line(voice: Voice, entry: tells.AnyTold) -> Text:
    """A line of the log, which reads alike at all tables."""
    return voice.finished(capital(told(voice, entry)))


@lru_cache(maxsize=QUESTIONS_ASKED)
def prompt(v: Voice, asked: reading.Question) -> Text:
    """Who must decide what, asked by which card."""
    played = asked.cast[asked.seat]
    who, card, said = mentions.somebody(v, played).said(NOM), source(v, asked), question(v, asked)
    words = flat(said)
    stop = "" if words.endswith("?") else "."
    if played < box.SEATS or words.startswith(flat(who)):
        return v.finished(capital(cat(said, stop)))
    of = (" (", *card, ")") if card else ()
    return v.finished(capital(cat(who, of, ": ", said, stop)))


class Speaker(Catalogue[Voice]):
    """Eldritch Horror in one language; a `Speech`."""

    SETTINGS = SETTINGS
    ICON_NAMES = ICON_NAMES

    # ---------------------------------------------------------------- the game and its settings

    def about(self) -> Text:
        """The game in two sentences."""
        return self.voice.say(
            "An Ancient One stirs, and its servants are at work on every continent. Travel the world by rail and by sea, "
            "gather clues, close gates and solve mysteries before doom is complete.",
            "Древний вот-вот пробудится, и слуги его действуют на всех континентах. Путешествуйте по миру поездом и морем, "
            "собирайте улики, закрывайте врата и раскрывайте тайны, пока не стало поздно.",
            "Стародавній ось-ось пробудиться, а його слуги діють на всіх континентах. Мандруйте світом залізницею та морем, "
            "збирайте докази, зачиняйте ворота й розгадуйте таємниці, доки не стало пізно.",
        )

    def game_title(self) -> str:
        """The name of the game."""
        return self.voice.pick("Eldritch Horror", "Древний ужас", "Прадавній жах")

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
            case "difficulty" if value == "easier":
                return v.say("Easier: no hard cards", "Легче: без сложных карт", "Легше: без складних карт")
            case "difficulty" if value == "harder":
                return v.say("Harder: no easy cards", "Труднее: без лёгких карт", "Важче: без легких карт")
            case "difficulty":
                return v.say("All cards", "Все карты", "Усі карти")
        return self.yes_or_no(value)

    # ---------------------------------------------------------------- questions, options, the log and the end

    def prompt(self, view: State, asked: Asked) -> Text:
        """Who must decide what."""
        return prompt(at_table(self.voice, view, asked.seat), reading.question_of(view, asked))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision, with what the odds say of it."""
        said = label(at_table(self.voice, view, asked.seat), view, asked, option)
        outlook = odds.beside(self.voice, view, asked, option)
        return self.voice.finished(capital(cat(said, outlook) if outlook else said))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """What an encounter usually brings, what a card does."""
        return self.voice.finished(detail(self.voice, view, asked, option))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What to know before an investigator falls."""
        v = self.voice
        who = mentions.person(v, view, asked.seat)
        return v.finished(
            v.say(
                "{who} will be defeated.",
                "{who} потерпит поражение.",
                "{who} зазнає поразки.",
                who=who,
            )
        )

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        """Why an option is good or bad."""
        return self.voice.finished(reasons.said(self.voice, view, why))

    def alike(self, view: State, asked: Asked) -> Text:
        """Why it does not matter which option is chosen."""
        return self.voice.finished(reasons.alike(self.voice, asked))

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        return line(self.voice, note.told)

    def ending(self, view: State, result: Result) -> Text:
        """How the game ended and why."""
        v = self.voice
        why = ending(v, view, result.rule)
        if result.won:
            return v.finished(v.say("Victory: {why}.", "Победа: {why}.", "Перемога: {why}.", why=why))
        return v.finished(v.say("Defeat: {why}.", "Поражение: {why}.", "Поразка: {why}.", why=why))

    # ---------------------------------------------------------------- components

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component by its code."""
        return entries(self.voice)
