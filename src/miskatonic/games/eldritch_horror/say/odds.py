"""Chances in words: of the test that an option begins or changes, and of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, assert_never

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import INFLUENCE
from miskatonic.games.eldritch_horror.odds import options as odds
from miskatonic.games.eldritch_horror.odds import prospects
from miskatonic.games.eldritch_horror.odds.dice import FACES, mean
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.rules.encounters import as_encounter
from miskatonic.games.eldritch_horror.say import reading
from miskatonic.games.eldritch_horror.say.dice import span
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text, cat, join
from miskatonic.text.phrases import EN
from miskatonic.words import control

TESTS_TOLD: Final = 1024
"""How many prospects are kept in words: the same few dice are rolled at every table."""

# -------------------------------------------------------------------- figures


def decimal(v: Voice, n: Fraction) -> str:
    """A mean with one decimal, such as "1.3" and «1,3»; what is not nothing is not said to be 0."""
    if 0 < n < Fraction(1, 20):
        return v.pick("less than 0.1", "меньше 0,1", "менше 0,1")
    said = f"{float(n):.1f}".removesuffix(".0")
    return said if v.lang is EN else said.replace(".", ",")


def dice(v: Voice, test: prospects.Test) -> Text:
    """How many dice, and what succeeds."""
    return v.say(
        "{n}, success on {face}",
        "{n}, успех на {face}",
        "{n}, успіх на {face}",
        n=v.many(test.dice, v.names.DIE),
        face=span(v, test.least, FACES),
    )


def stakes(v: Voice, stake: int, p: Fraction) -> Text:
    """A chance, and of what."""
    match asks.Stake(stake):
        case asks.Stake.PASSES:
            return v.say("{p} to pass", "шанс пройти {p}", "шанс пройти {p}", p=v.chance(p))
        case asks.Stake.KEEPS_SANITY:
            return v.say(
                "{p} to lose no sanity", "шанс не потерять рассудка {p}", "шанс не втратити розуму {p}", p=v.chance(p)
            )
        case asks.Stake.KEEPS_HEALTH:
            return v.say(
                "{p} to lose no health", "шанс не потерять здоровья {p}", "шанс не втратити здоров’я {p}", p=v.chance(p)
            )
        case asks.Stake.DEFEATS:
            return v.say("{p} to win", "шанс победить {p}", "шанс перемогти {p}", p=v.chance(p))
        case asks.Stake.COUNTS:
            return successes(v, p)
        case never:
            assert_never(never)


def successes(v: Voice, n: Fraction) -> Text:
    """So many successes on average."""
    return v.say("successes on average: {n}", "успехов в среднем: {n}", "успіхів у середньому: {n}", n=decimal(v, n))


def without(v: Voice, left_out: Sequence[prospects.LeftOut]) -> Text:
    """What a figure does not count."""
    return v.say(
        "not counting {what}", "без {what}", "без {what}", what=v.both([one for it in left_out for one in _missing(v, it)])
    )


def _missing(v: Voice, what: prospects.LeftOut) -> list[Text]:
    match what:
        case prospects.LeftOut.ITS_EFFECTS:
            return [v.say("its effects", "свойств монстра", "властивостей монстра")]
        case prospects.LeftOut.CLUES:
            return [v.say("clues", "улик", "доказів")]
        case prospects.LeftOut.CARDS:
            return [v.say("cards", "карт", "карт"), v.say("abilities", "способностей", "здібностей")]
        case prospects.LeftOut.OTHERS:
            return [v.say("others’ help", "чужой помощи", "чужої допомоги")]
        case prospects.LeftOut.PRICE:
            return [v.say("what may be paid for more", "доплаты", "доплати")]
        case never:
            assert_never(never)


# -------------------------------------------------------------------- a test, a fight


def with_clues(v: Voice, n: int, p: Fraction) -> Text:
    """A chance with so many Clues spent to reroll."""
    return v.say("{p} with {n}", "с {n:ins} {p}", "з {n:ins} {p}", p=v.chance(p), n=v.many(n, v.names.CLUE))


def clue_chances(v: Voice, found: prospects.Prospect) -> list[Text]:
    """What one Clue adds, and all of them."""
    _, one, every = found.chances
    return [with_clues(v, n, p) for n, p in {1: one, found.clues: every}.items() if n and n <= found.clues]


@lru_cache(maxsize=TESTS_TOLD)
def in_words(v: Voice, found: prospects.Prospect, stake: int = asks.Stake.PASSES) -> tuple[Text, ...]:
    """All that can be told of a test ahead, in a few pieces."""
    if stake == asks.Stake.COUNTS:
        return dice(v, found.test), successes(v, mean(found.test.chances)), *_rest(v, found.left_out, found.clues)
    said = [dice(v, found.test)]
    if found.need > 1:
        said.append(v.say("{n} needed", "нужно {n}", "потрібно {n}", n=v.many(found.need, v.names.SUCCESS)))
    return *said, stakes(v, stake, found.chances[0]), *clue_chances(v, found), *_rest(v, found.left_out)


def _rest(v: Voice, left_out: Sequence[prospects.LeftOut], clues: int = 0) -> list[Text]:
    found = sorted({*left_out, prospects.LeftOut.CLUES}) if clues else left_out
    return [without(v, found)] if found else []


def fought(v: Voice, found: prospects.Fight) -> list[Text]:
    """All that can be told of a fight, in a few pieces."""
    costs = v.say(
        "{health} health and {sanity} sanity lost on average",
        "средняя потеря здоровья {health}, рассудка {sanity}",
        "середня втрата здоров’я {health}, розуму {sanity}",
        health=decimal(v, found.health),
        sanity=decimal(v, found.sanity),
    )
    return [stakes(v, asks.Stake.DEFEATS, found.beats), costs, *_rest(v, found.left_out)]


# -------------------------------------------------------------------- options


def beside(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What the odds say of an option, to stand behind its label in brackets; nothing where they say nothing."""
    said = _said(v, view, asked, option)
    return cat(" (", join(", ", list(said)), ")") if said else ()


def _said(v: Voice, view: State, asked: Asked, option: Option) -> Sequence[Text]:
    seat = asked.seat
    if asked.kind is asks.AfterRoll:
        return _after_roll(v, view, asked, asked.what, option)
    if asked.kind in odds.AHEAD:
        return _ahead(v, view, asked, asked.what, option)
    if option.verb is box.FIGHT:
        return fought(v, prospects.fight(view, seat, option.value))
    if option is box.ACQUIRE:
        test = prospects.skill_test(view, seat, INFLUENCE, 0, w.WHEN_ACQUIRING)
        return in_words(v, prospects.prospect(view, seat, INFLUENCE, test, 1, w.WHEN_ACQUIRING), asks.Stake.COUNTS)
    found = begun(view, asked, option)
    return [] if found is None else in_words(v, found)


def _after_roll(v: Voice, view: State, asked: Asked, what: asks.AfterRoll, option: Option) -> list[Text]:
    """What keeping the result means, and what a reroll would make of it, unless there is enough already."""
    if option is box.KEEP_RESULT:
        return outcome(v, what.stake, what.successes, what.need, odds.lost_now(view, asked.seat, what))
    again = odds.rolled_again(view, asked.seat, what, option)
    if again is None:
        return []
    loss = odds.mean_loss(view, asked.seat, what, again)
    said = [] if loss is None else [on_average(v, lost(v, what.stake, loss))]
    if what.successes >= what.need and what.stake != asks.Stake.COUNTS:
        return said
    return [stakes(v, what.stake, odds.after_reroll(view, asked.seat, what, again)), *said]


def outcome(v: Voice, stake: int, n: int, need: int, loss: int) -> list[Text]:
    """What a result comes to."""
    if stake == asks.Stake.COUNTS:
        return []
    if stake == asks.Stake.PASSES:
        if n >= need:
            return [v.say("passed", "проверка пройдена", "перевірку пройдено")]
        return [v.say("failed", "проверка провалена", "перевірку провалено")]
    said = [lost(v, stake, Fraction(loss))]
    if stake != asks.Stake.DEFEATS:
        return said
    if n >= need:
        return [v.say("the monster is defeated", "монстр побеждён", "монстра переможено"), *said]
    return [v.say("the monster survives", "монстр уцелеет", "монстр уціліє"), *said]


def lost(v: Voice, stake: int, n: Fraction) -> Text:
    """What a test of a combat costs."""
    figure = decimal(v, n)
    if stake == asks.Stake.KEEPS_SANITY:
        return v.say("{n} sanity lost", "потеря рассудка: {n}", "втрата розуму: {n}", n=figure)
    return v.say("{n} health lost", "потеря здоровья: {n}", "втрата здоров’я: {n}", n=figure)


def on_average(v: Voice, said: Text) -> Text:
    """A figure that is a mean."""
    return v.say("{it} on average", "{it} в среднем", "{it} у середньому", it=said)


def _ahead(v: Voice, view: State, asked: Asked, what: odds.Ahead, option: Option) -> Sequence[Text]:
    """The test as it is, for one who rolls; with more dice, for one who adds some."""
    power = odds.power_of(view, option)
    more = 0 if option is box.ROLL else odds.dice_added(what, option, power)
    if more is None:
        return []
    found = odds.prospect_ahead(view, asked, what, more)
    if option is box.ROLL:
        return in_words(v, found, what.stake)
    p = mean(found.test.chances) if what.stake == asks.Stake.COUNTS else found.chances[0]
    return [dice(v, found.test), stakes(v, what.stake, p)]


def begun(view: State, asked: Asked, option: Option) -> prospects.Prospect | None:
    """The test with which an option begins, if it does."""
    seat = asked.seat
    power = odds.power_of(view, option)
    if power is not None:
        found = None if power.by_them else odds.begun_by(view, seat, power.effects, ability_of(option)[0])
        return odds.without_clues(found) if found is not None and odds.may_forbid_clues(view, asked) else found
    if option.verb is box.AS_ENCOUNTER:
        offered = as_encounter(view, option.value)
        return None if offered is None else odds.begun_by(view, seat, offered.effects, option.value)
    if asked.who != seat or (option.verb is not control.CHOOSE and option is not control.DO_IT):
        return None
    match reading.word_of(asked.source):
        case w.Choose(_, choices) if option.verb is control.CHOOSE:
            return odds.begun_by(view, seat, choices[option.value], reading.asking(asked.source))
        case w.May(effect) if option is control.DO_IT:
            return odds.begun_by(view, seat, effect, reading.asking(asked.source))
    return None
