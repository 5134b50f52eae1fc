"""The words of Final Hour's components, made from the effect trees that run: one walk, three phrases a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import assert_never

from miskatonic import words as c
from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.words import known, known_who
from miskatonic.games.final_hour.say.deeds import doing
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.troubles import trouble
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.phrases import TELL


def clause(v: Voice, effect: w.AnyEffect) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    if isinstance(effect, w.Control):
        return _arranged(v, effect)
    if isinstance(effect, w.Walk):
        return _walk(v, effect)
    if isinstance(effect, w.Deed):
        return doing(v, effect)
    return trouble(v, effect)


# -------------------------------------------------------------------- effects of effects


def _arranged(v: Voice, effect: w.Control) -> Text:
    """Effects in a row, to choose from, or done by somebody."""
    say, names = v.say, v.names
    match effect:
        case c.Steps(effects):
            return join(v.pick(", then ", ", затем ", ", потім "), [clause(v, known(one)) for one in effects])
        case c.Choose(k, options):
            choices = _choices(v, options)
            if k == 1:
                return _either(v, choices)
            return say(
                "[do|does] {k} of these, in any order: {choices}",
                "[выполните|выполняет|выполнить] {k} из этих действий в любом порядке: {choices}",
                "[виконайте|виконує|виконати] {k} з цих дій у будь-якому порядку: {choices}",
                k=k,
                choices=join("; ", choices),
            )
        case c.Repeat(k, options):
            return say(
                "{n}, {choices}",
                "{n} на выбор {choices}",
                "{n} на вибір {choices}",
                n=v.many(k, names.time),
                choices=v.either(_choices(v, options)),
            )
        case c.Otherwise(first, instead):
            return say(
                "{first}; if that is not possible, {instead}",
                "{first}; если это невозможно, {instead}",
                "{first}; якщо це неможливо, {instead}",
                first=clause(v, known(first)),
                instead=clause(v, known(instead)),
            )
        case c.By(somebody, effects):
            return cat(who(v, known_who(somebody)), " ", deed(v, effects))
        case _:
            assert_never(effect)


def who(v: Voice, somebody: w.AnyWho) -> Text:
    """Who acts."""
    say = v.say
    match somebody:
        case c.Another():
            return say("another investigator of your choice", "другой сыщик на ваш выбор", "інший дослідник на ваш вибір")
        case c.Anyone():
            return say(
                "any investigator of your choice, yourself included,",
                "любой сыщик на ваш выбор, в том числе вы,",
                "будь-який дослідник на ваш вибір, зокрема й ви,",
            )
        case c.EachInOrder():
            return say("each investigator, in turn order,", "каждый сыщик в порядке хода", "кожен дослідник у порядку ходу")
        case c.Lead():
            return say("the lead investigator", "ведущий сыщик", "головний дослідник")
        case w.OthersInZone():
            return say(
                "every other investigator in your zone, in turn order,",
                "каждый из остальных сыщиков в вашей зоне в порядке хода",
                "кожен з інших дослідників у вашій зоні в порядку ходу",
            )
        case _:
            assert_never(somebody)


def _choices(v: Voice, options: Sequence[Effect]) -> list[Text]:
    return [clause(replace(v, choice=True), known(one)) for one in options]


def _either(v: Voice, choices: list[Text]) -> Text:
    """One of several."""
    first, other = v.pick(("either ", ", or "), ("либо ", ", либо "), ("або ", ", або "))
    return cat(first, join(other, choices))


# -------------------------------------------------------------------- walking


def _walk(v: Voice, effect: w.Walk) -> Text:
    """Moves, and what happens on the way."""
    say, names = v.say, v.names
    match effect:
        case w.Move(n, entering):
            once = say(", once in each", ", по одному разу в каждой", ", по одному разу в кожній") if entering else ()
            return cat(_moves(v, n), _entered(v, entering), once)
        case w.March(n, entering):
            walk = say(
                "[make|makes] exactly {n} without visiting a location twice",
                "[совершите|совершает|совершить] ровно {n:acc}, не заходя в одну локацию дважды",
                "[зробіть|робить|зробити] рівно {n:acc}, не заходячи до тієї самої локації двічі",
                n=v.many(n, names.move),
            )
            return cat(walk, _entered(v, entering))
        case _:
            assert_never(effect)


def _moves(v: Voice, n: int) -> Text:
    """Up to so many moves."""
    moves = v.up_to(n, v.names.move)
    if n == 1 and not v.choice:
        return v.say("[you |]may make {n}", "[вы можете|может] совершить {n}", "[ви можете|може] зробити {n}", n=moves)
    return v.say(
        "[make|may make] {n}", "[совершите|может совершить|совершить] {n}", "[зробіть|може зробити|зробити] {n}", n=moves
    )


def _entered(v: Voice, effects: Sequence[Effect]) -> Text:
    """What happens in each location on the way."""
    inside = replace(v, entering=True)
    said = [clause(inside, known(effect)) for effect in effects]
    return cat(*(cat("; ", one) if v.choice else cat(". ", capital(one)) for one in said))


# -------------------------------------------------------------------- several effects


def deed(v: Voice, effects: Sequence[Effect]) -> Text:
    """What somebody else does."""
    they = v.in_mood(TELL)
    return v.both([clause(they, known(effect)) for effect in effects])


def short(v: Voice, effects: Sequence[Effect]) -> Text:
    """Effects in one breath, without a capital and a full stop; each may have a subject of its own."""
    return join("; ", _once(replace(v, choice=True), effects))


def text(v: Voice, effects: Sequence[Effect]) -> Text:
    """Effects as sentences in a row; one that is printed twice is said once."""
    return join(" ", [cat(capital(one), ".") for one in _once(v, effects)])


def _once(v: Voice, effects: Sequence[Effect]) -> list[Text]:
    """Effects as clauses; one that is printed twice is said once."""
    said: list[Text] = []
    for effect, same in groupby(effects):
        one = clause(v, known(effect))
        times = len(list(same))
        said += [v.say("twice, {said}", "дважды {said}", "двічі {said}", said=one)] if times == 2 else [one] * times
    return said
