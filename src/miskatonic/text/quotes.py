"""Quotation marks: each language has its own pair, and another for what is quoted inside a quotation; they alternate."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from miskatonic.text.parts import Lang, Part, Text, cat

_OUTER: Final[dict[Lang, tuple[str, str]]] = {"en": ("“", "”"), "ru": ("«", "»"), "uk": ("«", "»")}
_NESTED: Final[dict[Lang, dict[int, int]]] = {
    "en": str.maketrans("“”‘", "‘’“"),
    "ru": str.maketrans("«»„“", "„“«»"),
    "uk": str.maketrans("«»„“", "„“«»"),
}
_ENGLISH: Final = re.compile(r"[“”‘]|(?<!\w)’|’(?!\w)")
"""Marks, and what may be one or an apostrophe at the end of a word; inside a word there is none."""


def quote(words: str, lang: Lang) -> str:
    """Words in quotation marks.

    >>> quote("Go to “Cloud 7”", "en"), quote("Знак «Добро пожаловать»", "ru")
    ('“Go to ‘Cloud 7’”', '«Знак „Добро пожаловать“»')
    >>> quote(quote("Play “Joe’s Hat” on the ghouls’ side", "en"), "en"), quote(quote("Карта «П’ять»", "uk"), "uk")
    ('“‘Play “Joe’s Hat” on the ghouls’ side’”', '«„Карта «П’ять»“»')
    """
    first, last = _OUTER[lang]
    return f"{first}{_Deeper(lang).said(words)}{last}"


def quoted(text: Text, lang: Lang) -> Text:
    """A text in quotation marks, whatever it mentions."""
    first, last = _OUTER[lang]
    deeper = _Deeper(lang)
    return cat(first, *[deeper.part(part) for part in text], last)


class _Deeper:
    """Puts marks of quotations one level deeper; in English only those that are open tell one from an apostrophe."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.open = 0

    def part(self, part: Part) -> Part:
        return self.said(part) if isinstance(part, str) else replace(part, say=self.said(part.say))

    def said(self, words: str) -> str:
        return _ENGLISH.sub(self._mark, words) if self.lang == "en" else words.translate(_NESTED[self.lang])

    def _mark(self, match: re.Match[str]) -> str:
        mark = match[0]
        if mark == "’":
            if not self.open:
                return mark
            self.open -= 1
            return "”"
        self.open += mark == "‘"
        return mark.translate(_NESTED["en"])
