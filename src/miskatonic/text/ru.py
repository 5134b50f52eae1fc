"""Russian grammar: counting, the past tense."""

from __future__ import annotations

from miskatonic.text import slavic


def counted(n: int, thing: slavic.Noun, case: slavic.Case = slavic.NOM) -> str:
    """The form of a noun after a number.

    >>> from miskatonic.text.slavic import F, noun
    >>> wound = noun("ран~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
    >>> [counted(n, wound) for n in (1, 2, 5, 11, 21)]
    ['рана', 'раны', 'ран', 'ран', 'рана']
    >>> counted(1, wound, slavic.ACC), counted(3, wound, slavic.GEN)
    ('рану', 'ран')
    """
    size = slavic.number_class(n)
    if size is slavic.Number.ONE:
        return thing.one(case)
    if case not in (slavic.NOM, slavic.ACC):
        return thing.many(case)
    if size is slavic.Number.FEW and not thing.adjectival and not (case is slavic.ACC and thing.animate):
        return thing.few or thing.one(slavic.GEN)
    return thing.many(slavic.GEN)


def past(gender: slavic.Gender, verb: str) -> str:
    """A regular verb of the past tense, given in the masculine.

    >>> from miskatonic.text.slavic import F, M, N, PLURAL
    >>> past(M, "потерял"), past(F, "потерял"), past(N, "появился")
    ('потерял', 'потеряла', 'появилось')
    >>> past(PLURAL, "открыт"), past(PLURAL, "появился")
    ('открыты', 'появились')
    """
    if verb.endswith("ся"):
        stem = verb.removesuffix("ся")
        return slavic.agree(gender, verb, f"{stem}ась", f"{stem}ось", f"{stem}ись")
    return slavic.agree(gender, verb, f"{verb}а", f"{verb}о", f"{verb}{'и' if verb.endswith('л') else 'ы'}")


def plural_of(feminine: str) -> str:
    """The plural of such a word, given in the feminine.

    >>> plural_of("исчезла"), plural_of("удалена"), plural_of("осталась")
    ('исчезли', 'удалены', 'остались')
    """
    if feminine.endswith("ась"):
        return f"{feminine.removesuffix('ась')}ись"
    stem = feminine.removesuffix("а")
    return f"{stem}{'и' if stem.endswith('л') else 'ы'}"
