"""The captions of Final Hour's table in three languages: names of decks, phases and markers that no component carries."""

from functools import lru_cache
from typing import Final

from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.say import VOICES
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import Slot, Three, named

ROUNDS: Final = 8  # FH-RND-02

CAPTIONS: Final[dict[str, Three]] = {
    # the state of the game
    "round": ("Round {n} of {most}", "Раунд {n} из {most}", "Раунд {n} з {most}"),
    "rounds": ("Round", "Раунд", "Раунд"),
    "yours": ("You decide", "Решаете вы", "Вирішуєте ви"),
    "decides": ("{who} decides", "Решает {who}", "Вирішує {who}"),
    "decide": ("{who} decide", "Решают {who}", "Вирішують {who}"),
    "several-decide": ("All decide in private: {who}", "Все решают втайне: {who}", "Усі вирішують таємно: {who}"),
    # the campus
    "campus": ("The campus", "Кампус", "Кампус"),
    "path": ("Path {a}–{b}", "Дорожка {a}–{b}", "Доріжка {a}–{b}"),
    "damage": ("Damage", "Разрушение", "Руйнування"),
    "clue": ("Clue, face down", "Улика взакрытую", "Доказ долілиць"),
    "ritual-site": ("Ritual site", "Место ритуала", "Місце ритуалу"),
    "gate": ("{gate} gate: {n}", "Врата {gate:gen}: {n}", "Ворота {gate:gen}: {n}"),
    # the Ancient One
    "reckoning": ("Reckoning", "Расплата", "Розплата"),
    "omens": ("Omens this round", "Знамения раунда", "Передвістя раунду"),
    "gate-stack": ("Gate stack", "Стопка врат", "Стос воріт"),
    "specials": ("Special monsters", "Особые монстры", "Особливі монстри"),
    "pool": ("Monster pool", "Пул монстров", "Чаша монстрів"),
    "beside-pool": ("Destroyed", "Уничтожены", "Знищені"),
    "hidden-next": (
        "Next round priority cards are laid face down",
        "В следующем раунде карты очерёдности выкладываются взакрытую",
        "Наступного раунду карти черговості викладають долілиць",
    ),
    "hidden-now": (
        "This round priority cards are laid face down",
        "В этом раунде карты очерёдности выкладываются взакрытую",
        "Цього раунду карти черговості викладають долілиць",
    ),
    # cards
    "row": ("Priority row", "Ряд очерёдности", "Ряд черговості"),
    "turn": ("Card {n}: {who}", "Карта {n}: {who}", "Карта {n}: {who}"),
    "priority": ("Priority card", "Карта очерёдности", "Карта черговості"),
    "action": ("Action card", "Карта действия", "Карта дії"),
    "priority-deck": ("Priority deck", "Колода очерёдности", "Колода черговості"),
    "priority-discard": ("Discarded priority cards", "Сброс карт очерёдности", "Скид карт черговості"),
    "action-deck": ("Action deck", "Колода действий", "Колода дій"),
    "action-discard": ("Discard pile", "Стопка сброса", "Скид"),
    "item-deck": ("Item deck", "Колода вещей", "Колода предметів"),
    "item-discard": ("Discarded items", "Сброс вещей", "Скид предметів"),
    "items": ("Items", "Вещи", "Предмети"),
    "hand": ("Hand", "Рука", "Рука"),
    "health": ("Health", "Здоровье", "Здоров’я"),
    "drawn": ("Drawn priority cards", "Взятые карты очерёдности", "Узяті карти черговості"),
    "set-aside": ("Set aside for the reversal", "Отложены для ритуала", "Відкладені для ритуалу"),
    "revealed": ("Revealed action card", "Открытая карта действия", "Відкрита карта дії"),
    "blind": ("Resolved unseen", "Применяется вслепую", "Застосовується наосліп"),
    # the ritual
    "ritual": ("The ritual", "Ритуал", "Ритуал"),
    "ritual-slot": ("Ritual slot, face down", "Ячейка ритуала, взакрытую", "Комірка ритуалу, долілиць"),
    "ritual-cards": ("Cards for the ritual", "Карты для ритуала", "Карти для ритуалу"),
    "needed": ("Matches needed: {n}", "Нужно совпадений: {n}", "Потрібно збігів: {n}"),
}
PHASES: Final[dict[int, Three]] = {
    0: ("Set-up", "Подготовка к игре", "Підготовка до гри"),
    box.LAYING: (
        "Action phase: play priority cards",
        "Фаза действий: сыграйте карты очерёдности",
        "Фаза дій: зіграйте карти черговості",
    ),
    box.RESOLVING: (
        "Action phase: resolve action cards",
        "Фаза действий: примените эффекты карт действий",
        "Фаза дій: застосуйте ефекти карт дій",
    ),
    box.RECKONING: ("Ancient One phase: reckoning", "Фаза Древнего: расплата", "Фаза Стародавнього: розплата"),
    box.GATE_STEP: ("Ancient One phase: gate", "Фаза Древнего: врата", "Фаза Стародавнього: ворота"),
    box.ATTEMPT: ("Reversing the ritual", "Обращение ритуала вспять", "Обернення ритуалу"),
}
"""The phases; before the first one there is none."""
SEALS: Final[dict[int, Three]] = {
    box.FRESH_SEAL: ("Seal, fresh", "Печать, целая", "Печать, ціла"),
    box.WEAK_SEAL: ("Seal, weakened", "Печать, ослабленная", "Печать, ослаблена"),
}
LETTERS: Final[dict[str, Three]] = {"blue": ("B", "С", "С"), "red": ("R", "К", "Ч")}
"""A letter for each colour, for whoever cannot tell them apart."""


@lru_cache(maxsize=1024)
def caption(lang: str, key: str, **slots: Slot) -> Text:
    """A caption in a language.

    >>> caption("en", "round", n=2, most=8)
    ('Round 2 of 8',)
    """
    return VOICES[lang].finished(VOICES[lang].say(*CAPTIONS[key], **slots))


def round_of(lang: str, number: int) -> Text:
    """Which round it is, of how many."""
    return caption(lang, "round", n=number, most=ROUNDS)


@lru_cache(maxsize=1024)
def heading(lang: str, number: int, phase: int, deciding: Text) -> tuple[Text, ...]:
    """Round, phase and who decides, if anybody does."""
    now = round_of(lang, number), VOICES[lang].say(*PHASES[phase])
    return (*now, deciding) if deciding else now


def seal(lang: str, side: int) -> Text:
    """A seal, by the side that lies up."""
    return VOICES[lang].say(*SEALS[side])


def letter(lang: str, colour: str) -> str:
    """The letter of a colour."""
    return VOICES[lang].pick(*LETTERS[colour])


def gate(lang: str, symbol: int, tokens: int) -> Text:
    """A gate and the number of its tokens."""
    return capital(caption(lang, "gate", gate=named(VOICES[lang].names.gates[symbol]), n=tokens))


def ritual_symbol(lang: str, symbol: int) -> Text:
    """A ritual symbol."""
    return capital((VOICES[lang].names.ritual_symbols[symbol],))
