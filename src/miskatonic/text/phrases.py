"""One walk, three phrases: where a thing is said, its English, Russian and Ukrainian stand side by side in one call.

A phrase is written in a small notation:

- `{who}` is a slot, `{who:gen}` the same in a case (nom, gen, dat, acc, ins, loc), in English `{who:a}` with "a" or "an";
- `{who~нашёл/нашла/нашло}` is a verb of the past that agrees with the slot; a regular one, `{who~взял}`, is its masculine;
  with several things in the slot it is neuter, `{n~остался} {n}`; in English `{who~his/her/its}` is a pronoun;
- `[deal|deals|to deal]` is what the mood asks for: an order to the reader, told of somebody, as a thing one can do;
  with fewer alternatives the last one serves for the rest;
- `<n:is|are>` goes with the number in the slot: one, several; or in the Slavic languages one, few, many.

A slot takes words, a number, a text, or something `Named`, which knows its cases, its gender and its number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from typing import Final, TypeVar

from miskatonic.core.errors import Refused
from miskatonic.text import en, parts, ru, slavic, uk

T = TypeVar("T")


class Tongue(IntEnum):
    """The languages, by the place that each has in a phrase; outside they are called by their codes, `parts.Lang`."""

    EN = 0
    RU = 1
    UK = 2


class Mood(IntEnum):
    """How an effect is said: as an order to the reader, of somebody else, or as a thing that one can do."""

    ORDER = 0
    TELL = 1
    WISH = 2


EN: Final = Tongue.EN
RU: Final = Tongue.RU
UK: Final = Tongue.UK
ORDER: Final = Mood.ORDER
TELL: Final = Mood.TELL
WISH: Final = Mood.WISH

Three = tuple[str, str, str]
"""The same phrase in each of them."""


class Named:
    """Something a sentence mentions: its text in any case, and what agrees with it. English has one case for all."""

    __slots__ = ("gender", "number", "said")

    def __init__(self, said: Callable[[slavic.Case], parts.Text], gender: slavic.Gender = slavic.M, number: int = 1) -> None:
        self.said = said
        self.gender = gender
        self.number = number


AnyNoun = en.Noun | slavic.Noun
Slot = parts.Part | int | parts.Text | Named

_TOKEN: Final = re.compile(
    r"\{(?P<slot>\w+)(?::(?P<case>\w+)|~(?P<verb>[^{}]+))?\}|\[(?P<mood>[^\[\]]*)\]|<(?P<number>\w+):(?P<forms>[^<>]*)>"
)
_OR: Final = re.compile(r"\|(?![^<]*>)(?![^\[]*\])")
"""What parts alternatives, but not those of brackets inside them."""
_CASES: Final = {case.name.lower(): case for case in slavic.Case}


class Hole:
    """What stands between the words of a phrase: a slot in a case, or a verb that agrees with one."""

    __slots__ = ("article", "case", "slot", "verb")

    def __init__(self, slot: str, case: str = "", verb: str = "") -> None:
        self.slot = slot
        self.article = case == "a"
        self.case = _CASES[case] if case and not self.article else slavic.NOM
        self.verb = verb


@cache
def parsed(phrase: str, mood: Mood = ORDER) -> tuple[str | Hole, ...]:
    """The words of a phrase and the holes between them, in a mood.

    >>> [bit if isinstance(bit, str) else bit.slot for bit in parsed("[deal|deals] {n:acc} here", TELL)]
    ['deals', ' ', 'n', ' here']
    """
    out: list[str | Hole] = []
    at = 0
    for match in _TOKEN.finditer(phrase):
        out.append(phrase[at : match.start()])
        at = match.end()
        if match["slot"]:
            out.append(Hole(match["slot"], match["case"] or "", match["verb"] or ""))
        elif match["number"]:
            forms: list[tuple[str | Hole, ...]] = [parsed(form, mood) for form in _OR.split(match["forms"])]
            out.append(_Forms(match["number"], tuple(forms)))
        else:
            moods = _OR.split(match["mood"])
            out.extend(parsed(moods[min(mood, len(moods) - 1)], mood))
    out.append(phrase[at:])
    return tuple(bit for bit in out if bit != "")


_PARSED: Final[tuple[dict[str, tuple[str | Hole, ...]], ...]] = tuple({} for _ in Mood)
"""Phrases that were said before, in every mood: looked up sooner than `parsed` answers."""


@cache
def unfilled(bits: tuple[str | Hole, ...]) -> parts.Text:
    """A phrase that has no slots, as a text."""
    for bit in bits:
        if not isinstance(bit, str):
            raise KeyError(bit.slot)
    return parts.joined([bit for bit in bits if isinstance(bit, str)])


class _Forms(Hole):
    """Forms that go with a number, each a phrase of its own."""

    __slots__ = ("bits",)

    def __init__(self, slot: str, bits: tuple[tuple[str | Hole, ...], ...]) -> None:
        super().__init__(slot)
        self.bits = bits


def holes(phrase: str) -> set[str]:
    """The names of all slots of a phrase, in every mood and for every number: what fills it must know them."""
    return {name for match in _SLOT_NAME.finditer(phrase) for name in match.groups() if name}


_SLOT_NAME: Final = re.compile(r"\{(\w+)(?=[}:~])|<(\w+):")


def filled(phrase: str, lang: Tongue, mood: Mood, slots: dict[str, Slot]) -> parts.Text:
    """A phrase of a language in a mood, with its slots filled."""
    known = _PARSED[mood]
    bits = known.get(phrase)
    if bits is None:
        bits = known[phrase] = parsed(phrase, mood)
    if not slots:
        return unfilled(bits)
    out: list[parts.Part] = []
    _fill(lang, out, bits, slots)
    return parts.joined(out)


def _fill(lang: Tongue, out: list[parts.Part], bits: tuple[str | Hole, ...], slots: dict[str, Slot]) -> None:
    for bit in bits:
        if isinstance(bit, str):
            out.append(bit)
            continue
        value = slots[bit.slot]
        if isinstance(bit, _Forms):
            _fill(lang, out, bit.bits[min(_form(lang, value), len(bit.bits) - 1)], slots)
        elif bit.verb:
            out.append(_agreeing(lang, bit.verb, value))
        elif bit.article:
            text = in_case(value, bit.case)
            out.extend((en.article(parts.flat(text)).removesuffix(parts.flat(text)), *text))
        elif isinstance(value, str):
            out.append(value)
        else:
            out.extend(in_case(value, bit.case))


def _form(lang: Tongue, value: Slot) -> int:
    n = value.number if isinstance(value, Named) else value
    assert isinstance(n, int), "a form goes with a number"
    if lang is EN:
        return 0 if n == 1 else 1
    return slavic.number_class(n)


def _agreeing(lang: Tongue, verb: str, value: Slot) -> str:
    assert isinstance(value, Named), "a verb agrees with something that has a gender"
    gender = value.gender if slavic.number_class(value.number) is slavic.Number.ONE else slavic.N
    if "/" in verb:
        forms = verb.split("/")
        if gender is slavic.PLURAL:
            return ru.plural_of(forms[1]) if lang is RU else uk.plural_of(forms[1])
        return forms[min(gender, len(forms) - 1)]
    return ru.past(gender, verb) if lang is RU else uk.past(gender, verb)


def in_case(value: Slot, case: slavic.Case = slavic.NOM) -> parts.Text:
    """What fills a slot, in a case."""
    if isinstance(value, Named):
        return value.said(case)
    if isinstance(value, tuple):
        return value
    return (parts.figure(value),) if isinstance(value, int) else (value,)


def named(noun: AnyNoun, wrap: Callable[[str], parts.Part] = str) -> Named:
    """One thing, by its noun; `wrap` makes it an icon or a reference."""
    if isinstance(noun, en.Noun):
        word = noun.one
        return Named(lambda case: (wrap(word),), noun.gender)
    slav = noun
    return Named(lambda case: (wrap(slav.one(case)),), slav.gender)


def several(noun: AnyNoun) -> Named:
    """Things of a kind, without their number.

    >>> in_case(several(slavic.noun("врат~", "", "а//ам/а/ами/ах")), slavic.Case.INS)
    ('вратами',)
    """
    if isinstance(noun, en.Noun):
        word = noun.many
        return Named(lambda case: (word,), number=2)
    slav = noun
    return Named(lambda case: (slav.many(case),), number=2)


def printed(titles: Mapping[str, T], code: str) -> T:
    """What is printed at the head of a card; whoever has added one reads what it still needs.

    >>> printed({"lamp": "Lamp"}, "lantern")
    Traceback (most recent call last):
    miskatonic.core.errors.Refused: “lantern” has no title yet. Titles stand in the folder of its game, in three languages.
    """
    if code not in titles:
        raise Refused(f"“{code}” has no title yet. Titles stand in the folder of its game, in three languages.")
    return titles[code]


def fixed(*bits: parts.Part | int | parts.Text) -> Named:
    """A mention that is the same in every case, such as a title in quotes."""
    text = parts.cat(*bits)
    return Named(lambda case: text)
