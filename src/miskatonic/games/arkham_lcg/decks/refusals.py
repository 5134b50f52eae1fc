"""What is wrong with a deck or a set-up, in three languages. English is the sentence itself."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.cards.sheets import Investigator
from miskatonic.games.arkham_lcg.cards.titles import TITLES
from miskatonic.games.arkham_lcg.decks.pool import INVESTIGATOR, RANDOM_WEAKNESS, Entry
from miskatonic.games.arkham_lcg.rules.box import PLAYER_CARDS, STORY_ASSETS
from miskatonic.text.parts import LANGUAGES

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.say.speaker import Speaker

SENTENCES: Final[dict[str, dict[str, str]]] = {
    # the set-up
    "This deck file cannot be read: “{}” must tell physical and mental trauma.": {
        "ru": "Файл колоды не читается: в поле «{}» должны быть физическая и ментальная травмы.",
        "uk": "Файл колоди не читається: у полі «{}» мають бути фізична та психічна травми.",
    },
    "{} has too much trauma to go on.": {
        "ru": "{}: слишком много травм, чтобы продолжать.",
        "uk": "{}: забагато травм, щоб продовжувати.",
    },
    "Only in a campaign can seats begin later.": {
        "ru": "Вступить в игру позже можно только в кампании.",
        "uk": "Долучитися до гри пізніше можна лише в кампанії.",
    },
    "The lead begins with the first scenario; only others at the table may begin later.": {
        "ru": "Ведущий сыщик играет с первого сценария; позже могут вступить только другие за этим столом.",
        "uk": "Головний дослідник грає з першого сценарію; пізніше можуть долучитися лише інші за цим столом.",
    },
    "There are {} investigators, and seats for {}.": {
        "ru": "Выбрано сыщиков: {}, а мест: {}.",
        "uk": "Вибрано дослідників: {}, а місць: {}.",
    },
    "No two players may choose the same investigator.": {
        "ru": "Два игрока не могут выбрать одного и того же сыщика.",
        "uk": "Двоє гравців не можуть вибрати того самого дослідника.",
    },
    "Together the decks hold {} copies of {}, and the one set of basic weaknesses for all has {}.": {
        "ru": "Копий во всех колодах вместе: {} ({}), а в общем наборе базовых слабостей: {}.",
        "uk": "Копій в усіх колодах разом: {} ({}), а в спільному наборі базових слабкостей: {}.",
    },
    "Together the decks need {} basic weaknesses, and the one set for all has {}.": {
        "ru": "Всем колодам вместе нужно базовых слабостей: {}, а в общем наборе их {}.",
        "uk": "Усім колодам разом потрібно базових слабкостей: {}, а в спільному наборі їх {}.",
    },
    "The lead must sit at the table. Seats there: {}.": {
        "ru": "Ведущий сыщик должен сидеть за столом. Мест за ним: {}.",
        "uk": "Головний дослідник має сидіти за столом. Місць за ним: {}.",
    },
    # a deck that cannot be used
    "The deck cannot be used:": {"ru": "Этой колодой играть нельзя:", "uk": "Цією колодою грати не можна:"},
    "The deck “{}” cannot be used:": {"ru": "Колодой «{}» играть нельзя:", "uk": "Колодою «{}» грати не можна:"},
    "Of {} there must be a whole number of copies, not {}.": {
        "ru": "{}: число копий должно быть целым, а не {}.",
        "uk": "{}: кількість копій має бути цілою, а не {}.",
    },
    "{} is no basic weakness.": {"ru": "{}: это не базовая слабость.", "uk": "{}: це не базова слабкість."},
    "This deck has its basic weakness already.": {
        "ru": "В этой колоде уже есть базовая слабость.",
        "uk": "У цій колоді вже є базова слабкість.",
    },
    "{} is no investigator here. There are: {}.": {
        "ru": "{}: такого сыщика здесь нет. Есть: {}.",
        "uk": "{}: такого дослідника тут немає. Є: {}.",
    },
    "The deck has no investigator. There are: {}.": {
        "ru": "В колоде не назван сыщик. Есть: {}.",
        "uk": "У колоді не названо дослідника. Є: {}.",
    },
    "{} is a story card: it joins a deck only when a scenario allows it.": {
        "ru": "{}: сюжетная карта попадает в колоду, только когда это разрешает сценарий.",
        "uk": "{}: сюжетна карта потрапляє в колоду, лише коли це дозволяє сценарій.",
    },
    "{} is an investigator, which is no card of a deck.": {
        "ru": "{} — сыщик, а его карта не входит в колоду.",
        "uk": "{} — дослідник, а його карта не входить до колоди.",
    },
    "No player card of the Core Set is called {}.": {
        "ru": "В базовом наборе нет карты игрока с названием {}.",
        "uk": "У базовому наборі немає карти гравця з назвою {}.",
    },
    "{} is no player card of the Core Set.": {
        "ru": "{}: это не карта игрока из базового набора.",
        "uk": "{}: це не карта гравця з базового набору.",
    },
    "{} is no card of the Core Set, and so not in this pool.": {
        "ru": "{}: этой карты нет в базовом наборе, а значит, и здесь.",
        "uk": "{}: цієї карти немає в базовому наборі, а отже, і тут.",
    },
    "The deck has {} standard cards, and must have {}.": {
        "ru": "Обычных карт в колоде: {}, а должно быть: {}.",
        "uk": "Звичайних карт у колоді: {}, а має бути: {}.",
    },
    "There are {} copies of {}, and there can be at most {}.": {
        "ru": "Копий: {} ({}), а может быть не больше {}.",
        "uk": "Копій: {} ({}), а може бути не більше ніж {}.",
    },
    "{} is above level 0, which no deck holds at the start of a campaign.": {
        "ru": "{}: уровень выше нулевого, а таких карт в начале кампании в колоде нет.",
        "uk": "{}: рівень вищий за нульовий, а таких карт на початку кампанії в колоді немає.",
    },
    "{} is a {} card: {} can have {} and neutral cards, and {} cards up to level {}.": {
        "ru": "{}: класс «{}». В колоду входят ({}): карты класса «{}», нейтральные и карты класса «{}» до уровня {}.",
        "uk": "{}: клас «{}». До колоди входять ({}): карти класу «{}», нейтральні й карти класу «{}» до рівня {}.",
    },
    "{} is missing: {} requires it.": {
        "ru": "Не хватает карты: {}. Без неё колода не полна ({}).",
        "uk": "Бракує карти: {}. Без неї колода не повна ({}).",
    },
    "There are {} copies of {}, and there can be only one.": {
        "ru": "Копий: {} ({}), а может быть только одна.",
        "uk": "Копій: {} ({}), а може бути лише одна.",
    },
    "{} can only be in the deck of {}.": {
        "ru": "{}: эта карта бывает только в одной колоде ({}).",
        "uk": "{}: ця карта буває лише в одній колоді ({}).",
    },
    "The deck holds cards for {} experience, and must hold cards for less than {}.": {
        "ru": "Опыта в картах колоды: {}, а должно быть меньше {}.",
        "uk": "Досвіду в картах колоди: {}, а має бути менше за {}.",
    },
    "The deck has {} basic weaknesses, and must have {} with cards for {} experience.": {
        "ru": "Базовых слабостей в колоде: {}, а должно быть {} (опыта в картах: {}).",
        "uk": "Базових слабкостей у колоді: {}, а має бути {} (досвіду в картах: {}).",
    },
    "The deck has {} basic weaknesses, and must have one.": {
        "ru": "Базовых слабостей в колоде: {}, а должна быть одна.",
        "uk": "Базових слабкостей у колоді: {}, а має бути одна.",
    },
    # what is worth knowing of a deck
    "With cards above level 0 the deck can be played in a single scenario, but cannot begin a campaign.": {
        "ru": "С картами выше нулевого уровня колодой можно сыграть отдельный сценарий, но не начать кампанию.",
        "uk": "З картами, вищими за нульовий рівень, колодою можна зіграти окремий сценарій, але не почати кампанію.",
    },
    "Cards beside the deck are no part of it: {}.": {
        "ru": "Карты рядом с колодой в неё не входят: {}.",
        "uk": "Карти поруч із колодою до неї не входять: {}.",
    },
    "The change costs {} experience, and {} was earned for it.": {
        "ru": "Изменения стоят опыта: {}, а получено: {}.",
        "uk": "Зміни коштують досвіду: {}, а отримано: {}.",
    },
    "The earlier deck belongs to another investigator: {}.": {
        "ru": "Прежняя колода принадлежит другому сыщику: {}.",
        "uk": "Попередня колода належить іншому дослідникові: {}.",
    },
    # a card that cannot be bought
    "There are {} copies of {} in the deck already, and a third cannot join them.": {
        "ru": "В колоде уже есть копии ({}): {}. Третью добавить нельзя.",
        "uk": "У колоді вже є копії ({}): {}. Третю додати не можна.",
    },
    "{} costs {} experience, and there is {}.": {
        "ru": "{}: стоит опыта {}, а есть {}.",
        "uk": "{}: коштує досвіду {}, а є {}.",
    },
    "{} cannot be bought: it has no level.": {
        "ru": "{}: у этой карты нет уровня, её не покупают.",
        "uk": "{}: ця карта не має рівня, її не купують.",
    },
    # a text that is no deck
    "An empty text is no deck.": {"ru": "Пустой текст — не колода.", "uk": "Порожній текст — не колода."},
    "A deck of more than {} different cards is not read.": {
        "ru": "Колода, в которой больше {} разных карт, не читается.",
        "uk": "Колода, у якій понад {} різних карт, не читається.",
    },
    "A deck list of more than {} characters is not read.": {
        "ru": "Список длиннее {} знаков не читается.",
        "uk": "Список, довший за {} знаків, не читається.",
    },
    "Decks are not fetched from the network: paste the deck’s file or text, not its link or number.": {
        "ru": "Колоды не загружаются из сети: вставьте файл или текст колоды, а не ссылку и не номер.",
        "uk": "Колоди не завантажуються з мережі: вставте файл або текст колоди, а не посилання й не номер.",
    },
    "“{}” is neither a deck file nor a list of cards, and no deck here has that name. There are: {}.": {
        "ru": "«{}» — не файл колоды, не список карт и не название готовой колоды. Готовые колоды: {}.",
        "uk": "«{}» — не файл колоди, не список карт і не назва готової колоди. Готові колоди: {}.",
    },
    "A deck without an investigator of the Core Set cannot be written down.": {
        "ru": "Колоду без сыщика из базового набора записать нельзя.",
        "uk": "Колоду без дослідника з базового набору записати не можна.",
    },
    "This is no deck file: it has no “slots”.": {
        "ru": "Это не файл колоды: в нём нет «slots».",
        "uk": "Це не файл колоди: у ньому немає «slots».",
    },
    "This deck file cannot be read: “name” and “investigator_code” must be texts.": {
        "ru": "Файл колоды не читается: «name» и «investigator_code» должны быть текстом.",
        "uk": "Файл колоди не читається: «name» та «investigator_code» мають бути текстом.",
    },
    "This deck file cannot be read: there is a mistake in line {}.": {
        "ru": "Файл колоды не читается: ошибка в строке {}.",
        "uk": "Файл колоди не читається: помилка в рядку {}.",
    },
    "This deck file cannot be read: it is not proper JSON.": {
        "ru": "Файл колоды не читается: это неправильный JSON.",
        "uk": "Файл колоди не читається: це неправильний JSON.",
    },
    "The deck’s “meta” cannot be read: there is a mistake in line {}.": {
        "ru": "Поле «meta» колоды не читается: ошибка в строке {}.",
        "uk": "Поле «meta» колоди не читається: помилка в рядку {}.",
    },
    "The deck’s “meta” cannot be read: it is not proper JSON.": {
        "ru": "Поле «meta» колоды не читается: это неправильный JSON.",
        "uk": "Поле «meta» колоди не читається: це неправильний JSON.",
    },
    "This deck file cannot be read: “{}” must name the copies of each code.": {
        "ru": "Файл колоды не читается: «{}» должно называть число копий для каждого номера.",
        "uk": "Файл колоди не читається: «{}» має називати кількість копій для кожного номера.",
    },
    "This deck file cannot be read: “{}” needs a number of copies from 0 to {}.": {
        "ru": "Файл колоды не читается: для «{}» нужно число копий от 0 до {}.",
        "uk": "Файл колоди не читається: для «{}» потрібна кількість копій від 0 до {}.",
    },
    "This deck file cannot be read: “{}” must be a whole number from {} to {}.": {
        "ru": "Файл колоды не читается: «{}» должно быть целым числом от {} до {}.",
        "uk": "Файл колоди не читається: «{}» має бути цілим числом від {} до {}.",
    },
    "This deck file cannot be read: “exile_string” must list the codes of cards.": {
        "ru": "Файл колоды не читается: в «exile_string» должны стоять номера карт.",
        "uk": "Файл колоди не читається: у «exile_string» мають стояти номери карт.",
    },
    "This deck file cannot be read: “{}” must name another deck.": {
        "ru": "Файл колоды не читается: «{}» должно называть другую колоду.",
        "uk": "Файл колоди не читається: «{}» має називати іншу колоду.",
    },
    "This deck holds fan-made cards, which are not in this pool.": {
        "ru": "В этой колоде есть самодельные карты, а здесь их нет.",
        "uk": "У цій колоді є саморобні карти, а тут їх немає.",
    },
    "“{}” cannot be written into a deck file: nobody here knows its code.": {
        "ru": "«{}» в файл колоды не записать: номер этой карты здесь неизвестен.",
        "uk": "«{}» у файл колоди не записати: номер цієї карти тут невідомий.",
    },
    "This list names no card.": {"ru": "В этом списке нет ни одной карты.", "uk": "У цьому списку немає жодної карти."},
    "This list names more than one investigator (AH-DKB-01).": {
        "ru": "В этом списке больше одного сыщика (AH-DKB-01).",
        "uk": "У цьому списку більше ніж один дослідник (AH-DKB-01).",
    },
}

LEVEL: Final = {"en": "level", "ru": "уровень", "uk": "рівень"}
RANDOM: Final = {"ru": "Случайная базовая слабость", "uk": "Випадкова базова слабкість"}
_SLUG: Final = {TITLES[card.code]: card.slug for card in (*INVESTIGATOR.values(), *STORY_ASSETS, *reversed(PLAYER_CARDS))}
"""By title: a card of a higher level is called like that of level 0."""


@dataclass(frozen=True)
class Class:
    """The class of a card, to be named in a sentence."""

    number: int


@dataclass(frozen=True)
class Title:
    """The title of a card, without its code."""

    code: str


@dataclass(frozen=True)
class Quoted:
    """Words that somebody wrote."""

    words: str


Thing = Entry | Investigator | Class | Title | Quoted | tuple[Entry | Investigator | Quoted, ...] | str | int


@dataclass(frozen=True)
class Sentence:
    """A sentence with what stands in its gaps."""

    words: str
    things: tuple[Thing, ...] = ()

    def say(self, lang: str = "en") -> str:
        """The sentence in a language."""
        words = self.words if lang == "en" else SENTENCES[self.words][lang]
        return words.format(*(named(thing, lang) for thing in self.things))


def named(thing: Thing, lang: str) -> str:
    """A card, an investigator, a class or plain words in a language.

    >>> named(Class(0), "ru"), named(INVESTIGATOR["roland-banks"], "uk")
    ('Хранитель', 'Роланд Бенкс')
    """
    match thing:
        case Entry():
            level = f"{LEVEL[lang]} {thing.level}, " if thing.level > 0 else ""
            return f"{title(thing.code, lang)} ({level}{thing.code})"
        case Investigator():
            return title(thing.code, lang)
        case Class():
            return _speaker(lang).voice.names.classes[thing.number]
        case Title():
            return title(thing.code, lang)
        case Quoted():
            return f"“{thing.words}”" if lang == "en" else f"«{thing.words}»"
        case tuple():
            return ", ".join(named(one, lang) for one in thing)
        case _:
            return str(thing)


def _speaker(lang: str) -> "Speaker":
    """Who says it: looked for only when something is said, for the words know the rules, and the rules know decks."""
    from miskatonic.games.arkham_lcg.say import SPEECH

    return SPEECH[lang]


@cache
def title(code: str, lang: str) -> str:
    """The title of a card; in English, as it is printed, where no other is known."""
    if lang != "en" and code == RANDOM_WEAKNESS:
        return RANDOM[lang]
    slug = _SLUG.get(TITLES[code])
    return TITLES[code] if slug is None else _speaker(lang).voice.title(slug)


def refused(words: str, *things: Thing) -> BadOption:
    """The refusal that a sentence makes."""
    sentence = Sentence(words, things)
    return BadOption(sentence.say(), {lang: sentence.say(lang) for lang in LANGUAGES})
