"""English grammar: nouns that can be counted, articles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.text.slavic import Gender, N


@dataclass(frozen=True)
class Noun:
    """A noun with its singular and its plural, and whether it is he, she or it."""

    one: str
    many: str
    gender: Gender = N

    def of(self, n: int) -> str:
        """The form that goes with a number.

        >>> Noun("wound", "wounds").of(1), Noun("wound", "wounds").of(5)
        ('wound', 'wounds')
        """
        return self.one if abs(n) == 1 else self.many


def regular(one: str) -> Noun:
    """A noun whose plural ends in s.

    >>> regular("path").many
    'paths'
    """
    return Noun(one, f"{one}s")


def proper(name: str, gender: Gender = N) -> Noun:
    """A name, of which there is only one.

    >>> proper("the Student Union").one
    'the Student Union'
    """
    return Noun(name, name, gender)


_VOWELS: Final = tuple("aeiou")
_AS_CONSONANTS: Final = ("eu", "unio", "uniq", "unit", "univ", "use")
"""Written with a vowel, said as “you”."""


def article(word: str) -> str:
    """The word with its indefinite article.

    >>> article("omen"), article("moon"), article("Europe Encounter")
    ('an omen', 'a moon', 'a Europe Encounter')
    """
    said = word.lower()
    return f"an {word}" if said.startswith(_VOWELS) and not said.startswith(_AS_CONSONANTS) else f"a {word}"


def ordinal(n: int) -> str:
    """A number in order, in figures.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 112)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '112th']
    """
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{n}{'th' if n // 10 % 10 == 1 else ends.get(n % 10, 'th')}"
