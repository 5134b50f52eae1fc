"""Elder Sign in a language: the list of components, settings, questions, the log and the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import COLOURS, DICE
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.items import COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.games.elder_sign.cards.monsters import MASKS, MONSTERS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.sheets import Die, Monster
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.rules.tells import AnyTold
from miskatonic.games.elder_sign.say import names, reasons
from miskatonic.games.elder_sign.say.asking import question
from miskatonic.games.elder_sign.say.cards import Desk, Printed, sheet
from miskatonic.games.elder_sign.say.choices import detail, label
from miskatonic.games.elder_sign.say.log import ending, told
from miskatonic.games.elder_sign.say.names import Voice
from miskatonic.games.elder_sign.say.reading import ICON_NAMES, with_names
from miskatonic.text.parts import LANGUAGES, Text, capital, cat
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


class Speaker(Catalogue):
    """Elder Sign in one language; a `Speech`."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]

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

    def setting(self, name: str) -> tuple[Text, Text]:
        """A setting and what it means."""
        v = self.voice
        match name:
            case "ancient_one":
                return v.say("Ancient One", "Древний", "Стародавній"), v.say(
                    "Whom you play against: signs, doom, property and attack differ.",
                    "Кто грозит миру: от этого зависят Знаки Древних, безысходность, свойство и атака.",
                    "Проти кого ви граєте: від цього залежать кількість Знаків, трек приреченості, властивість і атака.",
                )
            case "investigators":
                return v.say("Investigators", "Сыщики", "Дослідники"), v.say(
                    "Who plays, in seating order; places left open are filled at random.",
                    "Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",
                    "Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",
                )
            case "clue_each":
                return v.say("Milder: a clue each", "Легче: каждому по улике", "Легше: кожному по доказу"), v.say(
                    "Every investigator starts with one clue more.",
                    "Каждый сыщик начинает игру с одной добавочной уликой.",
                    "Кожен дослідник починає гру з одним додатковим доказом.",
                )
            case "second_mythos":
                return v.say("Harder: a second Mythos card", "Труднее: вторая карта Мифа", "Важче: друга карта міту"), v.say(
                    "At each midnight a second Mythos card follows, without its lasting effect.",
                    "Каждую полночь раскрывается и вторая карта Мифа, но без продолжительного эффекта.",
                    "Щопівночі відкривають і другу карту міту, але без тривалого ефекту.",
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
            case "clue_each" | "second_mythos":
                return v.say("Yes", "Да", "Так") if value else v.say("No", "Нет", "Ні")
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

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table."""
        return {icon: self.voice.pick(*said) for icon, said in ICON_NAMES.items()}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        v = self.voice
        entries: dict[str, Entry] = {}

        def add(group: str, printed: Iterable[Printed]) -> None:
            for one in printed:
                title, lines = sheet(v, one)
                code = (
                    f"die-{COLOURS[one.colour]}"
                    if isinstance(one, Die)
                    else one.value
                    if isinstance(one, Desk)
                    else one.code
                )
                copies = one.copies if isinstance(one, Monster) else DICE.count(one.colour) if isinstance(one, Die) else 1
                entries[code] = Entry(code, group, title, lines, copies)

        add(v.pick("Ancient Ones", "Древние", "Стародавні"), ANCIENT_ONES)
        add(v.pick("Investigators", "Сыщики", "Дослідники"), INVESTIGATORS)
        add(v.pick("Adventures", "Приключения", "Пригоди"), ADVENTURES)
        add(v.pick("Other Worlds", "Иные миры", "Інші світи"), WORLDS)
        add(v.pick("Museum entrance", "Вход в музей", "Вхід до музею"), Desk)
        add(v.pick("Common items", "Простые вещи", "Звичайні предмети"), COMMON_ITEMS)
        add(v.pick("Unique items", "Уникальные вещи", "Унікальні предмети"), UNIQUE_ITEMS)
        add(v.pick("Spells", "Заклинания", "Заклинання"), SPELLS)
        add(v.pick("Allies", "Союзники", "Союзники"), ALLIES)
        add(v.pick("Mythos cards", "Карты Мифа", "Карти міту"), MYTHOS)
        add(v.pick("Monsters", "Монстры", "Монстри"), MONSTERS)
        add(v.pick("Mask monsters", "Монстры-маски", "Монстри-маски"), MASKS)
        add(v.pick("Dice", "Кубики", "Кубики"), [Die(colour) for colour in range(len(COLOURS))])
        return entries
