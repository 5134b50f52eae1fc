"""Eldritch Horror in a language: the list of components, settings, questions, the log and the end."""

from __future__ import annotations

from functools import cached_property

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.asking import question
from miskatonic.games.eldritch_horror.say.choices import label
from miskatonic.games.eldritch_horror.say.log import ending, told
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import LANGUAGES, Text, capital, cat
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM
from miskatonic.text.speech import Catalogue, Entry


class Speaker(Catalogue):
    """Eldritch Horror in one language; a `Speech`."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]

    # ---------------------------------------------------------------- the game and its settings

    def about(self) -> Text:
        """The game in three sentences."""
        return self.voice.say(
            "An Ancient One stirs, and its servants are at work on every continent. Travel the world by rail and by sea, "
            "follow clues, close gates and solve three mysteries before doom is complete. "
            "A cooperative game for 1 to 8 players.",
            "Древний шевелится во сне, а его слуги действуют на всех континентах. Путешествуйте по миру поездом и морем, "
            "собирайте улики, закрывайте врата и раскройте три тайны, пока не настал конец. "
            "Кооперативная игра для 1–8 игроков.",
            "Стародавній ворушиться вві сні, а його слуги діють на всіх континентах. Мандруйте світом залізницею і морем, "
            "збирайте докази, закривайте ворота й розкрийте три таємниці, доки не настав кінець. "
            "Кооперативна гра для 1–8 гравців.",
        )

    def game_title(self) -> str:
        """The name of the game."""
        return self.voice.pick("Eldritch Horror", "Древний ужас", "Жах Стародавніх")

    def setting(self, name: str) -> tuple[Text, Text]:
        """A setting and what it means."""
        v = self.voice
        match name:
            case "ancient_one":
                return v.say("Ancient One", "Древний", "Стародавній"), v.say(
                    "Whom you play against: doom, mysteries and the end differ.",
                    "Кто грозит миру: от этого зависят безысходность, тайны и финал.",
                    "Хто загрожує світові: від цього залежать приреченість, таємниці й фінал.",
                )
            case "investigators":
                return v.say("Investigators", "Сыщики", "Дослідники"), v.say(
                    "Who plays, in seating order; places left open are filled at random.",
                    "Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",
                    "Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",
                )
            case "difficulty":
                return v.say("Mythos deck", "Колода Мифа", "Колода Міту"), v.say(
                    "Without its hardest cards the game is easier, without the easiest ones harder.",
                    "Без самых трудных карт играть легче, без самых лёгких — труднее.",
                    "Без найважчих карт грати легше, без найлегших — важче.",
                )
            case "starting_rumor":
                return v.say("Starting rumor", "Слух в начале игры", "Чутка на початку"), v.say(
                    "A rumor is in play from the beginning.",
                    "Один слух действует с самого начала.",
                    "Одна чутка діє від самого початку.",
                )
        raise KeyError(name)

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
                return v.say("Easier", "Легче", "Легша")
            case "difficulty" if value == "harder":
                return v.say("Harder", "Труднее", "Важча")
            case "difficulty":
                return v.say("As printed", "Обычная", "Звичайна")
        return v.say("Yes", "Да", "Так") if value else v.say("No", "Нет", "Ні")

    # ---------------------------------------------------------------- questions, options, the log and the end

    def prompt(self, view: State, asked: Asked) -> Text:
        """Who must decide what."""
        v = self.voice
        who = mentions.person(v, view, asked.seat).said(NOM)
        return v.finished(capital(cat(who, ": ", question(v, view, asked), ".")))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision."""
        return self.voice.finished(capital(label(self.voice, view, asked, option)))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What to know before an investigator falls."""
        v = self.voice
        who = mentions.person(v, view, asked.seat)
        return v.finished(v.say("{who} will be defeated.", "{who}: поражение.", "{who}: поразка.", who=who))

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        return self.voice.finished(capital(told(self.voice, view, note)))

    def result(self, view: State) -> Text:
        """How the game ended and why."""
        v = self.voice
        if view.result is None:
            return v.say("The game is still on.", "Игра ещё идёт.", "Гра ще триває.")
        why = ending(v, view.result.rule)
        if view.result.won:
            return v.finished(v.say("Victory: {why}.", "Победа: {why}.", "Перемога: {why}.", why=why))
        return v.finished(v.say("Defeat: {why}.", "Поражение: {why}.", "Поразка: {why}.", why=why))

    # ---------------------------------------------------------------- components

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component by its code."""
        v = self.voice
        entries: dict[str, Entry] = {}
        for sheet in box.SHEETS:
            if sheet.code in entries:
                entries[sheet.code].copies += 1
            else:
                entries[sheet.code] = Entry(sheet.code, _group(v, sheet), (mentions.title(v, sheet),), [])
        return entries


def _group(v: Voice, sheet: box.Sheet) -> str:
    match sheet:
        case sheets.Investigator():
            return v.pick("Investigators", "Сыщики", "Дослідники")
        case sheets.AncientOne():
            return v.pick("Ancient Ones", "Древние", "Стародавні")
        case sheets.Mystery():
            return v.pick("Mysteries", "Тайны", "Таємниці")
        case sheets.Mythos():
            return v.pick("Mythos cards", "Карты Мифа", "Карти Міту")
        case sheets.Monster():
            return v.pick("Monsters", "Монстры", "Монстри")
        case sheets.Asset():
            return v.pick("Assets", "Активы", "Активи")
        case sheets.Artifact():
            return v.pick("Artifacts", "Артефакты", "Артефакти")
        case sheets.Spell() | sheets.SpellBack():
            return v.pick("Spells", "Заклинания", "Заклинання")
        case sheets.ConditionCard() | sheets.ConditionBack():
            return v.pick("Conditions", "Состояния", "Стани")
        case sheets.Encounter() | sheets.Complex():
            return v.pick("Encounters", "Встречи", "Зустрічі")
        case sheets.Gate() | sheets.Clue():
            return v.pick("Tokens", "Жетоны", "Жетони")
