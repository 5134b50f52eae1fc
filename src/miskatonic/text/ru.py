"""Russian grammar: counting, the past tense."""

from __future__ import annotations

from miskatonic.text.slavic import ACC, GEN, NOM, Case, Gender, Noun, Number, agree, number_class


def counted(n: int, thing: Noun, case: Case = NOM) -> str:
    """The form of a noun after a number.

    >>> from miskatonic.text.slavic import F, noun
    >>> wound = noun("ран~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
    >>> [counted(n, wound) for n in (1, 2, 5, 11, 21)]
    ['рана', 'раны', 'ран', 'ран', 'рана']
    >>> counted(1, wound, ACC), counted(3, wound, GEN)
    ('рану', 'ран')
    """
    size = number_class(n)
    if size is Number.ONE:
        return thing.one(case)
    if case not in (NOM, ACC):
        return thing.many(case)
    if size is Number.FEW and not thing.adjectival and not (case is ACC and thing.animate):
        return thing.few or thing.one(GEN)
    return thing.many(GEN)


def past(gender: Gender, verb: str) -> str:
    """A regular verb of the past tense, given in the masculine.

    >>> from miskatonic.text.slavic import F, M, N
    >>> past(M, "потерял"), past(F, "потерял"), past(N, "появился")
    ('потерял', 'потеряла', 'появилось')
    """
    if verb.endswith("ся"):
        stem = verb.removesuffix("ся")
        return agree(gender, verb, f"{stem}ась", f"{stem}ось")
    return agree(gender, verb, f"{verb}а", f"{verb}о")
