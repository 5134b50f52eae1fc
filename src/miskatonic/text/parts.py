"""Texts as rows of parts: plain words, icons with a name that can be read aloud, and references to components.

The browser makes them rich, the terminal plain, a screen reader hears the icons' names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Final, Literal

import msgspec

Lang = Literal["en", "ru", "uk"]
LANGUAGES: Final[tuple[Lang, ...]] = ("en", "ru", "uk")


def of_three(lang: Lang, words: tuple[str, str, str]) -> str:
    """What is said in a language, of the same in all three.

    >>> of_three("en", ("bread", "хлеб", "хліб")), of_three("uk", ("bread", "хлеб", "хліб"))
    ('bread', 'хліб')
    """
    return words[LANGUAGES.index(lang)]


class Icon(msgspec.Struct, frozen=True, array_like=True, tag="icon"):
    """A symbol, and what it is called aloud."""

    name: str
    say: str


class Ref(msgspec.Struct, frozen=True, array_like=True, tag="ref"):
    """A mention of a component or an element of the table, by the id it has there."""

    id: str
    say: str


Part = str | Icon | Ref
Text = tuple[Part, ...]

_HOLE: Final = re.compile(r"\{(\w+)\}")


@cache
def _pieces(template: str) -> list[str]:
    """The words of a template and, at every second place, the names of its holes."""
    return _HOLE.split(template)


def fill(template: str, **bits: Part | int | Text) -> Text:
    """A text from a template with named holes.

    >>> flat(fill("{who} moves to {place}.", who="Rita", place=Ref("place:derby-hall", "Derby Hall")))
    'Rita moves to Derby Hall.'
    """
    out: list[Part] = []
    for i, piece in enumerate(_pieces(template)):
        if i % 2 == 0:
            out.append(piece)
        else:
            bit = bits[piece]
            out.extend(bit if isinstance(bit, tuple) else (figure(bit) if isinstance(bit, int) else bit,))
    return joined(out)


def figure(n: int) -> str:
    """A number as it is printed: a minus is no hyphen.

    >>> figure(3), figure(-3)
    ('3', '−3')
    """
    return str(n) if n >= 0 else f"−{-n}"


def joined(parts: list[Part] | Text) -> Text:
    """The parts with neighbouring words melted together and empty ones dropped."""
    out: list[Part] = []
    words = ""
    for part in parts:
        if isinstance(part, str):
            words += part
        else:
            if words:
                out.append(words)
                words = ""
            out.append(part)
    if words:
        out.append(words)
    return tuple(out)


def cat(*bits: Part | int | Text) -> Text:
    """Several bits as one text.

    >>> cat("a", 1, ("b",))
    ('a1b',)
    """
    out: list[Part] = []
    for bit in bits:
        out.extend(bit if isinstance(bit, tuple) else (figure(bit) if isinstance(bit, int) else bit,))
    return joined(out)


def without_stop(text: Text) -> Text:
    """Sentences as the end of a line that closes without a full stop, as options do.

    >>> without_stop(("Gain 1 clue. Rest.",))
    ('Gain 1 clue. Rest',)
    """
    if not text or not isinstance(text[-1], str):
        return text
    return (*text[:-1], text[-1].removesuffix("."))


def join(separator: str, texts: list[Text], last: str | None = None) -> Text:
    """Texts with a separator between them, and another one before the last.

    >>> flat(join(", ", [("a",), ("b",), ("c",)], " and "))
    'a, b and c'
    """
    out: list[Part] = []
    for i, text in enumerate(texts):
        if i:
            out.append(last if last is not None and i == len(texts) - 1 else separator)
        out.extend(text)
    return joined(out)


def paragraph(sentences: Iterable[Text]) -> Text:
    """Sentences in a row; those that say nothing are left out.

    >>> flat(paragraph([("Rest.",), (), ("Gain 1 clue.",)]))
    'Rest. Gain 1 clue.'
    """
    return join(" ", [sentence for sentence in sentences if sentence])


def flat(text: Text) -> str:
    """The text as plain words; icons by the name they have aloud."""
    return "".join(part if isinstance(part, str) else part.say for part in text)


def capital(text: Text) -> Text:
    """The text with its first letter made a capital.

    >>> capital(("move here",))
    ('Move here',)
    >>> flat(capital((Ref("place:museum", "the museum"), " burns.")))
    'The museum burns.'
    """
    if not text:
        return text
    first = text[0]
    if isinstance(first, str):
        return (first[:1].upper() + first[1:], *text[1:])
    said = first.say[:1].upper() + first.say[1:]
    return (Icon(first.name, said) if isinstance(first, Icon) else Ref(first.id, said), *text[1:])


def small(text: Text) -> Text:
    """The text with its first letter made small, to go on in a sentence.

    >>> small(("On “Archive”",))
    ('on “Archive”',)
    """
    if not text or not isinstance(text[0], str):
        return text
    return (text[0][:1].lower() + text[0][1:], *text[1:])


def signed(n: int) -> str:
    """A bonus or a penalty with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '+0')
    """
    return f"−{-n}" if n < 0 else f"+{n}"


def percent(chance: float | Fraction, *, down: bool = False) -> str:
    """A chance in whole percent; only what is certain is 0 or 100. Rounded down it is what one can rely on.

    >>> [percent(chance) for chance in (0.0, 0.0004, 0.41, 0.999, 1.0)]
    ['0', '<1', '41', '>99', '100']
    >>> [percent(chance, down=True) for chance in (0.0004, 0.419, 0.999)]
    ['0', '41', '99']
    """
    if down:
        return str(int(100 * chance))
    if 0 < 200 * chance <= 1:
        return "<1"
    return ">99" if 199 <= 200 * chance < 200 else str(round(100 * chance))
