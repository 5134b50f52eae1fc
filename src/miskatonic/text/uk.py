"""Ukrainian grammar: counting, the past tense, and the small words that change with their neighbours."""

from __future__ import annotations

import re
from typing import Final

from miskatonic.text import slavic
from miskatonic.text.parts import Part, Text, flat


def counted(n: int, thing: slavic.Noun, case: slavic.Case = slavic.NOM) -> str:
    """The form of a noun after a number.

    >>> from miskatonic.text.slavic import F, noun
    >>> wound = noun("ран~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
    >>> [counted(n, wound) for n in (1, 2, 5, 11, 21)]
    ['рана', 'рани', 'ран', 'ран', 'рана']
    >>> counted(1, wound, slavic.ACC), counted(3, wound, slavic.GEN)
    ('рану', 'ран')
    """
    size = slavic.number_class(n)
    if size is slavic.Number.ONE:
        return thing.one(case)
    if size is slavic.Number.FEW or case not in (slavic.NOM, slavic.ACC):
        return thing.many(case)
    return thing.many(slavic.GEN)


def past(gender: slavic.Gender, verb: str) -> str:
    """A regular verb of the past tense, given in the masculine.

    >>> from miskatonic.text.slavic import F, M, N
    >>> past(M, "втратив"), past(F, "втратив"), past(N, "з’явився")
    ('втратив', 'втратила', 'з’явилося')
    """
    reflexive = "ся" if verb.endswith("ся") else ""
    stem = verb.removesuffix("ся").removesuffix("в")
    return slavic.agree(gender, verb, f"{stem}ла{reflexive}", f"{stem}ло{reflexive}", f"{stem}ли{reflexive}")


def plural_of(feminine: str) -> str:
    """The plural of such a word, given in the feminine.

    >>> plural_of("зникла"), plural_of("готова"), plural_of("лишилася")
    ('зникли', 'готові', 'лишилися')
    """
    if feminine.endswith("ася"):
        return f"{feminine.removesuffix('ася')}ися"
    stem = feminine.removesuffix("а")
    return f"{stem}{'и' if stem.endswith('л') else 'і'}"


def ordinal(n: int) -> str:
    """A number in order, of something neuter, in figures.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 7, 8, 11, 13, 22)]
    ['1-ше', '2-ге', '3-тє', '4-те', '7-ме', '8-ме', '11-те', '13-те', '22-ге']
    """
    ends = {1: "ше", 2: "ге", 3: "тє", 7: "ме", 8: "ме"}
    return f"{n}-{'те' if n // 10 % 10 == 1 else ends.get(n % 10, 'те')}"


# -------------------------------------------------------------------- в or у, з or із, і or й

_VOWELS: Final = "аеєиіїоуюя"
_OPEN: Final = "аеиіоу"
"""Letters that begin with a vowel; є, ї, ю and я begin with a consonant."""
_HISSING: Final = "зсцчшщж"
_HEAVY_AFTER_V: Final = ("в", "ф", "льв", "св", "тв", "хв", "зв", "дв")
_SHIFTING: Final = re.compile(
    r"(?<![\w’-])((в|у|з|із|зі|і|й)(?= )"
    r"|[ву](?=тра[тч]|рят|рази[влт]|луч[аиі]|да(?:сться|л[аио]ся)|вед[еі]|вій[дтш]|здовж|бер[еі][гж]|зя|мін|сіх?\b|се\b)"
    r"|[ій](?=мовірно))",
    re.IGNORECASE,
)
"""Small words, and the first letter of such words as «втратив», «влучити», «вдасться», «увійшов», «взяв» and «ймовірно»."""
_ONE: Final = re.compile(r"1(?![\d-])|11(?!\d)")
"""«Один», «одинадцять» and «одинадцятий» begin with a vowel; other numbers, and the first («1-й»), do not."""
_HEAVY: Final = re.compile(r"2(?!-)|8|1[28](?!\d)")
"""«Два», «вісім» and what is made of them begin with «дв» or «в», but not the second («2-й»)."""
_HISSED: Final = re.compile(r"[67]|1[67](?!\d)|4\d(?!\d)")
"""«Шість», «сім» and what is made of them, and «сорок»."""
_HUNDRED: Final = re.compile(r"1\d\d(?!\d)")
"""«Сто» and what goes on from it."""


def _fitting(word: str, before: str, after: str) -> str:
    """The form of a small word between the end of the words before it and the beginning of those after it."""
    end = before.rstrip(" «„“(»”")[-1:].lower()
    heard = after.lstrip(" «„“([")
    start = heard[:3].lower()
    if start[:1] and (start[0].isdigit() or start[0] in "+−"):
        return _before_a_number(word, end, heard)
    if not start or not start[0].isalpha():
        return word
    if not after.startswith(" "):
        vocal, closed = ("й", "і") if word.lower() in ("і", "й") else ("в", "у")
        return word if not end.isalpha() else vocal if end in _VOWELS else closed
    if word.lower() in ("в", "у"):
        if start[0] in _OPEN:
            return "в"
        return "в" if end and end in _VOWELS and not start.startswith(_HEAVY_AFTER_V) else "у"
    if word.lower() in ("і", "й"):
        return "й" if end and end in _VOWELS and start[0] not in "йєїюя" else "і"
    if start[0] in _VOWELS:
        return "з"
    if start[0] in _HISSING:
        return "зі" if start.replace("ь", "")[1:2] not in _VOWELS else "із"  # «зі стосу», but «із цього»
    return "із" if end.isalpha() and end not in _VOWELS else "з"


def _before_a_number(word: str, end: str, number: str) -> str:
    """The form of a small word before figures or a sign; between figures «з» stays, as in «крок 1 з 4»."""
    after_a_vowel = bool(end) and end in _VOWELS
    if word.lower() in ("і", "й"):
        return "й" if after_a_vowel else "і"  # no numeral begins with й, є, ї, ю or я
    if not number[0].isdigit():
        return word
    if word.lower() in ("в", "у"):
        return "в" if _ONE.match(number) or (after_a_vowel and not _HEAVY.match(number)) else "у"
    if not end.isalpha():
        return word
    if _ONE.match(number):
        return "з"
    if _HUNDRED.match(number):
        return "зі"
    return "із" if not after_a_vowel or _HISSED.match(number) else "з"


def harmony(text: Text, *, quotations: bool = True) -> Text:
    """The text with «в», «з», «і» and a few first letters in the form that their neighbours ask for.

    Without `quotations`, what stands in quotation marks stays as it is.

    >>> harmony(("Рита в Лекторії, Піт в Лекторії, в Обсерваторії.",))
    ('Рита в Лекторії, Піт у Лекторії, в Обсерваторії.',)
    >>> harmony(("Монстр з Лекторію, з Семінарії, з Спортивного корпусу.",))
    ('Монстр із Лекторію, із Семінарії, зі Спортивного корпусу.',)
    >>> harmony(("Ніщо з цього, Піт в Львові, межі в двох",))
    ('Ніщо із цього, Піт у Львові, межі у двох',)
    >>> harmony(("Рита і Дженні, Томмі і Яна, Піт і Лілі.",))
    ('Рита й Дженні, Томмі і Яна, Піт і Лілі.',)
    >>> harmony(("2 рани і 1 знак, «Буря» і «Архів»",))
    ('2 рани й 1 знак, «Буря» й «Архів»',)
    >>> harmony(("Здоров’я у 1 монстра і −2 розуму, Піт в 2 локаціях, карти у 3 стосах, монстри в 8 містах.",))
    ('Здоров’я в 1 монстра й −2 розуму, Піт у 2 локаціях, карти в 3 стосах, монстри у 8 містах.',)
    >>> harmony(("Карти в 2 стосах і в 12 містах, карти в 120 містах.",))
    ('Карти у 2 стосах і у 12 містах, карти в 120 містах.',)
    >>> harmony(("1 успіх з 3, 1 набій із 1, 2 карти з 5, одна карта з 6, крок 1 з 4.",))
    ('1 успіх із 3, 1 набій з 1, 2 карти з 5, одна карта із 6, крок 1 з 4.',)
    >>> harmony(("Карти з 4, очко з 41, очки з 400, очко з 100, карт із 120, Піт у 11-й, карта у 2-й, карта в 8-й.",))
    ('Карти з 4, очко із 41, очки з 400, очко зі 100, карт зі 120, Піт в 11-й, карта в 2-й, карта у 8-й.',)
    >>> harmony(("Рита у [5, 3], Піт в [3, 5]",))
    ('Рита в [5, 3], Піт у [3, 5]',)
    >>> harmony(("Рита втратила, Піт втратив усе здоров’я і втратить ще, Рита — усі зустрічі в Європі.",))
    ('Рита втратила, Піт утратив усе здоров’я й утратить ще, Рита — усі зустрічі в Європі.',)
    >>> harmony(("Дослідник втрачає, Піт вберіг кампус і врятував усіх, Рита уразила",))
    ('Дослідник утрачає, Піт уберіг кампус і врятував усіх, Рита вразила',)
    >>> harmony(("Поліпшити уміння, поліпшіть вміння",))
    ('Поліпшити вміння, поліпшіть уміння',)
    >>> harmony(("Шанс влучити, карта увійшла, монстр ввійшов, так вдасться піти й вздовж лінії",))
    ('Шанс улучити, карта ввійшла, монстр увійшов, так удасться піти й уздовж лінії',)
    >>> harmony(("Ближче, але імовірно, у разі невдачі «Піти в „Архів“» у разі дощу.",))
    ('Ближче, але ймовірно, у разі невдачі «Піти в „Архів“» у разі дощу.',)
    >>> harmony(("Краще «Узяти карту», а не «Взяти жетон» в Лекторії",), quotations=False)
    ('Краще «Узяти карту», а не «Взяти жетон» у Лекторії',)
    """
    once = _fitted(text, quotations)
    return _fitted(once, quotations)  # what a small word has become, its neighbour hears


def _fitted(text: Text, quotations: bool) -> Text:
    whole = flat(text)
    out: list[Part] = []
    at = 0
    for part in text:
        if isinstance(part, str):
            start = at

            def fit(match: re.Match[str], start: int = start) -> str:
                word, before = match[0], whole[: start + match.start()]
                if not quotations and before.count("«") > before.count("»"):
                    return word
                new = _fitting(word, before, whole[start + match.end() :])
                return new.capitalize() if word[0].isupper() else new

            out.append(_SHIFTING.sub(fit, part))
            at += len(part)
        else:
            out.append(part)
            at += len(part.say)
    return tuple(out)
