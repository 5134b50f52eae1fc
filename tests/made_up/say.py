"""Lantern Duel in three languages, as simply as can be: a word for each kind of thing, and the names of cards."""

from collections.abc import Mapping
from typing import Final

from miskatonic.core.declared import name_of, pieces_in
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.text.parts import LANGUAGES, Ref, Text, cat
from miskatonic.text.speech import Entry, Speech
from miskatonic.weighing import Changed
from tests.made_up.box import CARDS, COPIES, PRINTED, Card

WORDS: Final[Mapping[str, tuple[str, str, str]]] = {
    "action": ("Choose an action", "Выберите действие", "Оберіть дію"),
    "commit": ("Commit a card", "Вложите карту", "Вкладіть карту"),
    "trim": ("Turn the wick", "Поверните фитиль", "Поверніть ґніт"),
    "peek": ("Leave it or bury it", "Оставить или спрятать", "Залишити чи сховати"),
    "for-good": ("It will never be seen again", "Её больше не увидят", "Її більше не побачать"),
    "react": ("Use a card", "Используйте карту", "Використайте карту"),
    "order-forced": ("What comes first", "Что сначала", "Що спершу"),
    "which-effect": ("Choose an effect", "Выберите эффект", "Оберіть ефект"),
    "play": ("Play", "Сыграть", "Зіграти"),
    "take": ("Take a card", "Взять карту", "Взяти карту"),
    "pass": ("Pass", "Пас", "Пас"),
    "done": ("Done", "Готово", "Готово"),
    "leave": ("Leave", "Оставить", "Залишити"),
    "bury": ("Bury", "Спрятать", "Сховати"),
    "use": ("Use", "Использовать", "Використати"),
    "choose": ("Effect", "Эффект", "Ефект"),
    "round": ("Round", "Раунд", "Раунд"),
    "lost-oil": ("Oil lost by player", "Масло теряет игрок", "Олію втрачає гравець"),
    "gained-oil": ("Oil gained by player", "Масло получает игрок", "Олію отримує гравець"),
    "drew": ("Card drawn by player", "Карту берёт игрок", "Карту бере гравець"),
    "played": ("Played by player", "Играет игрок", "Грає гравець"),
    "passed": ("Passed:", "Пасует:", "Пасує:"),
    "committed": ("Committed by player", "Вкладывает игрок", "Вкладає гравець"),
    "wind": ("Wind:", "Ветер:", "Вітер:"),
    "trimmed": ("Wicks:", "Фитили:", "Ґноти:"),
    "peeked": ("Looks at a card: player", "Смотрит карту игрок", "Дивиться карту гравець"),
    "buried": ("Buried by player", "Прячет игрок", "Ховає гравець"),
    "lamp": ("Under the lamp:", "Под лампой:", "Під лампою:"),
    "over": ("The duel is over", "Дуэль окончена", "Дуель закінчено"),
    "used": ("Used:", "Использовано:", "Використано:"),
    "forbidden": ("Forbidden by", "Запрещено картой", "Заборонено картою"),
    "rounds": ("Rounds", "Раунды", "Раунди"),
    "second_leads": ("The second player leads", "Ведёт второй игрок", "Веде другий гравець"),
    "title": ("Lantern Duel", "Дуэль фонарей", "Дуель ліхтарів"),
    "face-down": ("a card", "карта", "карта"),
    "light": ("light", "свет", "світло"),
    "more-oil": ("more oil", "больше масла", "більше олії"),
    "less-oil": ("less oil", "меньше масла", "менше олії"),
}


class LanternSpeech:
    """Lantern Duel in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._at = LANGUAGES.index(lang)

    def word(self, name: str) -> str:
        """A word in this language."""
        return WORDS[name][self._at]

    def piece(self, piece: int) -> Ref:
        """The name of a piece; of a blank only that it is one."""
        if piece < 0:
            return Ref("blank", self.word("face-down"))
        printed = PRINTED[piece]
        return Ref(f"piece:{piece}", printed.code if isinstance(printed, Card) else f"{printed.wind:+d}")

    def about(self) -> Text:
        """The game in a sentence."""
        return (self.word("title"),)

    def game_title(self) -> str:
        """The name of the game."""
        return self.word("title")

    def setting(self, name: str) -> tuple[Text, Text]:
        """The name of a setting."""
        return (self.word(name),), (self.word(name),)

    def setting_value(self, name: str, value: object) -> Text:
        """A value of it."""
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        """What is to be decided."""
        return (self.word(asked.question),)

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option."""
        verb = option.verb.name
        if verb in ("play", "commit"):
            return cat(self.word(verb), " ", self.piece(option.value))
        if verb == "use":
            return cat(self.word(verb), " ", self.piece(ability_of(option)[0]))
        return cat(self.word(verb), " ", option.value) if option.value >= 0 else (self.word(verb),)

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """Labels say enough."""
        return ()

    def alike(self, view: State, asked: Asked) -> Text:
        """There is nothing more to say."""
        return ()

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """Before something is buried for good."""
        return (self.word("for-good"),)

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        """Whose oil an option changes."""
        assert isinstance(why, Changed)
        assert isinstance(why.what, int)
        return (f"{self.word('more-oil' if why.by > 0 else 'less-oil')} ({why.what + 1})",)

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        pieces = pieces_in(note.kind)
        text: Text = (self.word(name_of(note.kind)),)
        for field, arg in note.told._asdict().items():
            text = cat(text, " ", self.piece(arg) if field in pieces else arg)
        return text

    def part(self, note: Note) -> str:
        """A duel has no parts."""
        return ""

    def result(self, view: State) -> Text:
        """How it ended."""
        assert view.result is not None
        return cat(self.word("over"), ": ", " – ".join(map(str, view.result.scores)))

    def components(self) -> list[Entry]:
        """Every card."""
        return [self.entry(card.code) for card in CARDS]

    def icons(self) -> dict[str, str]:
        """It has none."""
        return {}

    def entry(self, code: str) -> Entry:
        """One card."""
        card = next(card for card in CARDS if card.code == code)
        return Entry(code, "cards", (code,), [cat(self.word("light"), " ", card.light)], COPIES)


SPEECH: Final[Mapping[str, Speech]] = {lang: LanternSpeech(lang) for lang in LANGUAGES}
