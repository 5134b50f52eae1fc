"""What happens to a table besides the game, told to all in the chat: seats change hands, decisions are taken back.

News are kept as a kind and what it is about, and put into words for every reader.
"""

from __future__ import annotations

import json
from typing import Any, Final

from miskatonic.text.parts import Lang

TABLE: Final = -1
"""In the chat, the seat of what nobody said."""

Line = tuple[int, str, str, str]
"""A line of the chat: the seat, the name, what was said, the key it was said with.

Of news: TABLE, the kind, what it is about, no key."""

WORDS: Final[dict[str, dict[Lang, str]]] = {
    "opened": {
        "en": "{who} opened {seat} for somebody else. Whoever sat there no longer does.",
        "ru": "{who} открывает {seat} для другого игрока. Кто там сидел, больше его не занимает.",
        "uk": "{who} відкриває {seat} для іншого гравця. Хто там сидів, більше його не займає.",
    },
    "bot": {
        "en": "{who} gave {seat} to a bot.",
        "ru": "{who} отдаёт {seat} боту.",
        "uk": "{who} віддає {seat} боту.",
    },
    "taken": {
        "en": "{who} sat down at {seat}.",
        "ru": "{who} занимает {seat}.",
        "uk": "{who} займає {seat}.",
    },
    "renewed": {
        "en": "{who} renewed the links to {seat}; the old ones no longer work.",
        "ru": "{who} меняет ссылки на {seat}; старые больше не действуют.",
        "uk": "{who} змінює посилання на {seat}; старі більше не діють.",
    },
    "undone": {
        "en": "{who} went back to decision {to}.",
        "ru": "{who} возвращает партию к решению {to}.",
        "uk": "{who} повертає партію до рішення {to}.",
    },
    "undone-last": {
        "en": "{who} took back the last decision.",
        "ru": "{who} отменяет последнее решение.",
        "uk": "{who} скасовує останнє рішення.",
    },
    "redone": {
        "en": "{who} brought decision {to} back.",
        "ru": "{who} восстанавливает решение {to}.",
        "uk": "{who} відновлює рішення {to}.",
    },
    "dealt": {
        "en": "What nobody had seen was dealt afresh.",
        "ru": "Всё, чего никто не видел, роздано заново.",
        "uk": "Усе, чого ніхто не бачив, роздано наново.",
    },
    "declined": {
        "en": "{who} did not agree.",
        "ru": "{who} не соглашается.",
        "uk": "{who} не погоджується.",
    },
    "withdrawn": {
        "en": "{who} no longer proposes it.",
        "ru": "{who} отзывает предложение.",
        "uk": "{who} відкликає пропозицію.",
    },
    "overtaken": {
        "en": "The game has gone on, so the proposal no longer stands.",
        "ru": "Партия пошла дальше, и предложение больше не действует.",
        "uk": "Партія пішла далі, і пропозиція більше не діє.",
    },
    "brought": {
        "en": "A saved game goes on here after decision {to}. Whoever has the save can know what was hidden then.",
        "ru": "Сохранённая партия идёт дальше после решения {to}. Владельцу сохранения может быть известно всё скрытое.",
        "uk": "Збережена партія триває після рішення {to}. Власникові збереження може бути відоме все приховане.",
    },
    "forked": {
        "en": "A new table: here another game goes on after decision {to}. That one stays as it is.",
        "ru": "Новый стол: здесь другая партия идёт дальше после решения {to}. Сама она остаётся как была.",
        "uk": "Новий стіл: тут інша партія триває після рішення {to}. Сама вона лишається, як була.",
    },
    "told": {
        "en": "{who} took a copy of this game after decision {to}. It shows every card that was hidden then.",
        "ru": "{who} забирает копию партии после решения {to}. В ней видно всё, что тогда было скрыто.",
        "uk": "{who} забирає копію партії після рішення {to}. У ній видно все, що тоді було приховано.",
    },
    "full": {
        "en": "So much was decided here that nothing more can be: bots do not go on either. Lay a new table.",
        "ru": "Здесь принято столько решений, что больше нельзя: боты тоже дальше не играют. Создайте новый стол.",
        "uk": "Тут ухвалено стільки рішень, що більше не можна: боти теж далі не грають. Створіть новий стіл.",
    },
}
FROM_THE_START: Final[dict[str, dict[Lang, str]]] = {
    "undone": {
        "en": "{who} went back to the beginning of the game.",
        "ru": "{who} возвращает партию к самому началу.",
        "uk": "{who} повертає партію до самого початку.",
    },
    "brought": {
        "en": "A saved game is played here from its beginning. Whoever has the save can know what was hidden then.",
        "ru": "Сохранённая партия идёт здесь с самого начала. Владельцу сохранения может быть известно всё скрытое.",
        "uk": "Збережена партія триває тут від самого початку. Власникові збереження може бути відоме все приховане.",
    },
    "forked": {
        "en": "A new table: here another game is played from its beginning. That one stays as it is.",
        "ru": "Новый стол: здесь другая партия идёт с самого начала. Сама она остаётся как была.",
        "uk": "Новий стіл: тут інша партія йде від самого початку. Сама вона лишається, як була.",
    },
    "told": {
        "en": "{who} took a copy of this game as it was at the beginning. It shows every card that was hidden then.",
        "ru": "{who} забирает копию партии, какой она была в начале. В ней видно всё, что тогда было скрыто.",
        "uk": "{who} забирає копію партії, якою вона була на початку. У ній видно все, що тоді було приховано.",
    },
}
"""The same where no decision comes before."""
SOMEBODY: Final[dict[Lang, str]] = {"en": "Somebody", "ru": "Кто-то", "uk": "Хтось"}
SEAT: Final[dict[Lang, str]] = {"en": "seat {n}", "ru": "место {n}", "uk": "місце {n}"}
NAMED_SEAT: Final[dict[Lang, str]] = {"en": "seat {n} ({name})", "ru": "место {n} ({name})", "uk": "місце {n} ({name})"}


def news(kind: str, *, who: str = "", seat: int = TABLE, name: str = "", to: int = 0) -> Line:
    """A piece of news: who did it, at which seat of whose name, to which decision."""
    about = {"who": who, "seat": seat, "name": name, "to": to}
    told_of = {key: value for key, value in about.items() if value not in ("", TABLE)}
    return TABLE, kind, json.dumps(told_of, ensure_ascii=False), ""


def told(line: Line, lang: Lang) -> str:
    """A line of the chat in a language: what somebody said as it is, news in words.

    >>> told(news("taken", who="Ben", seat=1), "en")
    'Ben sat down at seat 2.'
    """
    seat, kind, text, _ = line
    if seat != TABLE:
        return text
    about: dict[str, Any] = json.loads(text)
    who = about.get("who") or SOMEBODY[lang]
    words = NAMED_SEAT if about.get("name") else SEAT
    place = words[lang].format(n=about.get("seat", 0) + 1, name=about.get("name"))
    to = about.get("to", 0)
    said = WORDS[kind] if to else FROM_THE_START.get(kind, WORDS[kind])
    return said[lang].format(who=who, seat=place, to=to)
