"""Tests, rolls, encounters and combat in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions, things
from miskatonic.games.eldritch_horror.say.cues import cue
from miskatonic.games.eldritch_horror.say.dice import unusual
from miskatonic.games.eldritch_horror.say.log.goods import dice
from miskatonic.games.eldritch_horror.say.mentions import thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named

Trial = tells.Rolls | tells.Rerolls | tells.Raises | tells.TestResult | tells.RollsDie | tells.Encounter | tells.Combat


def trial(v: Voice, entry: Trial) -> Text:
    """Tests, rolls, encounters and combat."""
    match entry:
        case tells.Rolls(who, skill, faces, least):
            on = unusual(v, least)
            return v.say(
                "{who} tested {it} and rolled {dice}{on}.",
                "Проверка {it:gen}: у {who:gen} выпало {dice}{on}.",
                "Перевірка {it:gen}: у {who:gen} випало {dice}{on}.",
                who=mentions.somebody(v, who),
                it=things.skill(v, skill),
                dice=dice(faces),
                on=cat(" (", on, ")") if on else "",
            )
        case tells.Rerolls(who, before, after):
            return v.say(
                "{who} rerolled {a} and got {b}.",
                "{who} {who~перебросил} {a}: выпало {b}.",
                "{who} {who~перекинув} {a}: випало {b}.",
                who=mentions.somebody(v, who),
                a=dice(before),
                b=dice(after),
            )
        case tells.Raises(who, face):
            return v.say(
                "{who} turned a {a} into a {b}.",
                "{who} {who~превратил} {a} в {b}.",
                "{who} {who~перетворив} {a} на {b}.",
                who=mentions.somebody(v, who),
                a=face,
                b=face + 1,
            )
        case tells.TestResult(who, _, need, n):
            return _result(v, mentions.somebody(v, who), need, n)
        case tells.RollsDie(who, face):
            return v.say(
                "{who} rolled a {n}.",
                "У {who:gen} выпало {n}.",
                "У {who:gen} випало {n}.",
                who=mentions.somebody(v, who),
                n=face,
            )
        case tells.Encounter(who, card, part, deck):
            return _encounter(v, mentions.somebody(v, who), card, part, box.DECK_NAMES[deck])
        case tells.Combat(who, monster, 0):
            return v.say(
                "{who} fought {it}.",
                "{who} {who~сразился/сразилась/сразилось} {together}.",
                "{who} {who~став} до бою з {it:ins}.",
                who=mentions.somebody(v, who),
                it=thing(v, monster),
                together=mentions.together(thing(v, monster)),
            )
        case tells.Combat(who, monster, _):
            return v.say(
                "{it} ambushed {who}.",
                "{who} {who~попал} в засаду {it:gen}.",
                "{who} {who~потрапив} у засідку {it:gen}.",
                who=mentions.somebody(v, who),
                it=mentions.new_monster(v, monster),
            )
        case _:
            assert_never(entry)


def _result(v: Voice, who: Named, need: int, n: int) -> Text:
    """How a test went: passed, failed in spite of some successes, or only counted."""
    successes = v.many(n, v.names.SUCCESS)
    if not need:
        return v.say("{who} had {n}.", "У {who:gen} {n}.", "У {who:gen} {n}.", who=who, n=successes)
    if n >= need:
        return v.say(
            "{who} passed the test with {n}.",
            "{who} {who~прошёл/прошла/прошло} проверку: {n}.",
            "{who} {who~пройшов/пройшла/пройшло} перевірку: {n}.",
            who=who,
            n=successes,
        )
    if n:
        return v.say(
            "{who} failed the test with {n} of {need} needed.",
            "{who} {who~провалил} проверку: {n} из {need} нужных.",
            "{who} {who~провалив} перевірку: {n} з {need} потрібних.",
            who=who,
            n=successes,
            need=need,
        )
    return v.say(
        "{who} failed the test.",
        "{who} {who~провалил} проверку.",
        "{who} {who~провалив} перевірку.",
        who=who,
    )


def _encounter(v: Voice, who: Named, card: int, part: int, deck: str) -> Text:
    """Which encounter somebody had, and what went on there."""
    return v.say(
        "{who} had {it:a}.{scene}",
        "{who} {who~провёл/провела/провело} {it:acc}.{scene}",
        "{who} {who~провів/провела/провело} {it:acc}.{scene}",
        who=who,
        it=mentions.encounter(v, deck),
        scene=f" {cue(v, box.CODE[card], part)}" if card >= 0 else "",
    )
