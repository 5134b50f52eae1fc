"""The key to a game's signs: every icon of its table with its name, and what it means where that is more than its name."""

from __future__ import annotations

import re

import msgspec

from miskatonic.primer import primer
from miskatonic.text.parts import Lang
from miskatonic.title import Title


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True):
    """An icon: its name, and what it means where that is more than its name."""

    icon: str
    name: str
    text: str = ""


def signs(title: Title, lang: Lang) -> tuple[Meaning, ...]:
    """The signs of a game in a language: those that its pages explain first."""
    told = {sign.icon: sign.text for chapter in primer(title, lang) for sign in chapter.signs}
    names = title.speech[lang].icons()
    return tuple(
        Meaning(icon, names[icon], _more(told.get(icon, ""), names[icon]))
        for icon in dict.fromkeys((*told, *names))
        if icon in names
    )


def _more(text: str, name: str) -> str:
    """What a sentence says beyond a name with which it may begin.

    >>> _more("Health.", "health"), _more("Clue: spend one.", "clue"), _more("A tourist.", "tourist")
    ('', 'Spend one.', 'A tourist.')
    """
    rest = re.sub(rf"^{re.escape(name)}(?: —|[:;,.])\s*", "", text, flags=re.IGNORECASE)
    return rest[:1].upper() + rest[1:]
