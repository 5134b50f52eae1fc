"""Quotation marks: each language has its own pair, and another for what is quoted inside a quotation."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from miskatonic.text.parts import Lang, Part, Text, cat

_OUTER: Final[dict[Lang, tuple[str, str]]] = {"en": ("“", "”"), "ru": ("«", "»"), "uk": ("«", "»")}
_NESTED: Final[dict[Lang, dict[int, str]]] = {
    "en": str.maketrans({"“": "‘", "”": "’"}),
    "ru": str.maketrans({"«": "„", "»": "“"}),
    "uk": str.maketrans({"«": "„", "»": "“"}),
}


def quote(words: str, lang: Lang) -> str:
    """Words in quotation marks.

    >>> quote("Go to “Cloud 7”", "en"), quote("Знак «Добро пожаловать»", "ru")
    ('“Go to ‘Cloud 7’”', '«Знак „Добро пожаловать“»')
    """
    first, last = _OUTER[lang]
    return f"{first}{words.translate(_NESTED[lang])}{last}"


def quoted(text: Text, lang: Lang) -> Text:
    """A text in quotation marks, whatever it mentions."""
    first, last = _OUTER[lang]
    return cat(first, *[_nested(part, lang) for part in text], last)


def _nested(part: Part, lang: Lang) -> Part:
    if isinstance(part, str):
        return part.translate(_NESTED[lang])
    return replace(part, say=part.say.translate(_NESTED[lang]))
