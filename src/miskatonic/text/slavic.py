"""What Russian and Ukrainian grammar share: cases, genders, nouns with all their forms, and the three classes of number."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Case(IntEnum):
    """The six cases that game texts need, in the order in which forms are written."""

    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    LOC = 5


class Gender(IntEnum):
    """The gender of a noun, or that it has only a plural; verbs in the past agree with it."""

    M = 0
    F = 1
    N = 2
    PLURAL = 3


class Number(IntEnum):
    """The class of a number: like 1, like 2 to 4, like 5."""

    ONE = 0
    FEW = 1
    MANY = 2


NOM: Final = Case.NOM
GEN: Final = Case.GEN
DAT: Final = Case.DAT
ACC: Final = Case.ACC
INS: Final = Case.INS
LOC: Final = Case.LOC
M: Final = Gender.M
F: Final = Gender.F
N: Final = Gender.N
PLURAL: Final = Gender.PLURAL


def number_class(n: int) -> Number:
    """Which form a number takes.

    >>> [number_class(n).name for n in (1, 2, 5, 11, 12, 21, 22, 25, 111)]
    ['ONE', 'FEW', 'MANY', 'MANY', 'MANY', 'ONE', 'FEW', 'MANY', 'MANY']
    >>> [number_class(n).name for n in (-1, -3, -5)]
    ['ONE', 'FEW', 'MANY']
    """
    n = abs(n)
    if 11 <= n % 100 <= 14:
        return Number.MANY
    last = n % 10
    return Number.ONE if last == 1 else Number.FEW if 2 <= last <= 4 else Number.MANY


@dataclass(frozen=True)
class Noun:
    """A noun in all its forms. `adjectival` ones, such as «глубоководный», are declined like adjectives.

    `few` is what Russian says after 2, 3 and 4 where it is not the genitive: «2 простые вещи», «2 зелёных кубика».
    """

    singular: tuple[str, ...]
    plural: tuple[str, ...]
    gender: Gender
    animate: bool = False
    adjectival: bool = False
    few: str = ""

    def one(self, case: Case = NOM) -> str:
        """The singular in a case."""
        return self.singular[case]

    def many(self, case: Case = NOM) -> str:
        """The plural in a case."""
        return self.plural[case]


def noun(
    pattern: str,
    singular: str,
    plural: str = "",
    *,
    gender: Gender = M,
    animate: bool = False,
    adjectival: bool = False,
    few: str = "",
) -> Noun:
    """A noun from a pattern with a hole `~` and its endings, case by case.

    >>> noun("Музе~ университета", "й/я/ю/й/ем/е").one(Case.LOC)
    'Музее университета'
    """
    forms = [tuple(pattern.replace("~", ending) for ending in endings.split("/")) for endings in (singular, plural)]
    return Noun(forms[0], forms[1] if plural else (), gender, animate, adjectival, few and pattern.replace("~", few))


def unchanged(word: str, gender: Gender = M) -> Noun:
    """A name that is the same in every case.

    >>> unchanged("Дженни", F).one(Case.INS)
    'Дженни'
    """
    return Noun((word,) * len(Case), (), gender, animate=True)


def described(adjective: str, thing: Noun) -> Noun:
    """A singular noun with an adjective, given in its six forms, before it.

    >>> described("синий/синего/синему/синего/синим/синем", noun("монстр~", "/а/у/а/ом/е")).one(Case.INS)
    'синим монстром'
    """
    words = adjective.split("/")
    return Noun(tuple(f"{w} {form}" for w, form in zip(words, thing.singular, strict=True)), (), thing.gender, thing.animate)


def agree(gender: Gender, masculine: str, feminine: str, neuter: str, plural: str) -> str:
    """The form of a verb or adjective that goes with a gender.

    >>> agree(F, "потерял", "потеряла", "потеряло", "потеряли")
    'потеряла'
    """
    return (masculine, feminine, neuter, plural)[gender]
