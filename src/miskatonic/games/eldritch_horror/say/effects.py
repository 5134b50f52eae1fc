"""Effects of Eldritch Horror in words, made from the trees that run.

A clause has neither a capital nor a full stop. What an effect does comes in sentences; what hangs on a condition stays in
one sentence with it, so that nobody can take it for something that always happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never, cast

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import deeds, fates, things
from miskatonic.games.eldritch_horror.say.amounts import quantity
from miskatonic.games.eldritch_horror.say.board import OnBoard, on_board
from miskatonic.games.eldritch_horror.say.conditions import Everyone, so, such, who
from miskatonic.games.eldritch_horror.say.deeds import Deed, all_of, deed
from miskatonic.games.eldritch_horror.say.dice import go_on, pool, shown
from miskatonic.games.eldritch_horror.say.fates import Fate, fate
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import onto
from miskatonic.text import parts
from miskatonic.text.parts import Text, capital, cat, flat, join
from miskatonic.text.phrases import EN, TELL, Named, fixed, named
from miskatonic.text.slavic import ACC

Arranging = (
    w.Steps | w.Choose | w.Otherwise | w.If | w.May | w.By | w.Test | w.Case | w.Roll | w.Unless | w.Price | w.GoOn
    | w.ChooseInvestigator | w.Ambush | w.Fight | w.OtherWorldEncounter | w.Cast | w.ForThem
)  # fmt: skip
AnyEffect = Arranging | Deed | OnBoard | Fate
"""All that cards of this game do."""


def known(effect: Effect) -> AnyEffect:
    """The effect as one of this game's words."""
    return cast(AnyEffect, effect)


def listed(effects: w.Effects) -> tuple[AnyEffect, ...]:
    """One effect, or several, as a row; steps are taken apart."""
    if isinstance(effects, w.Steps):
        effects = effects.effects
    return tuple(known(one) for one in effects) if isinstance(effects, tuple) else (known(effects),)


# -------------------------------------------------------------------- clauses


def clause(v: Voice, effect: AnyEffect) -> Text:
    """An effect as a clause."""
    if isinstance(effect, Deed):
        return deed(v, effect)
    if isinstance(effect, OnBoard):
        return on_board(v, effect)
    if isinstance(effect, Fate):
        return fate(v, effect)
    match effect:
        case w.Steps(effects) | w.Price(effects):
            return clauses(v, effects)
        case w.Test():
            return join("; ", test(v, effect))
        case w.Roll():
            return join("; ", roll(v, effect))
        case w.If():
            return join("; ", if_so(v, effect))
        case w.May():
            return join("; ", may(v, effect))
        case w.Choose():
            return choose(v, effect)
        case w.Unless(effects, price):
            return unless(v, effects, price)
        case w.Otherwise(first, instead):
            return v.say(
                "{a}; if that is not possible, {b}",
                "{a}; если это невозможно, {b}",
                "{a}; якщо це неможливо, {b}",
                a=clause(v, known(first)),
                b=clause(v, known(instead)),
            )
        case w.By(somebody, effects):
            return by(v, cast(Everyone, somebody), effects)
        case w.Case(low, high, effects):
            return v.say(
                "{shown}, {does}",
                "{shown}, {does}",
                "{shown}, {does}",
                shown=shown(v, low, high),
                does=_in_case(v.then, effects),
            )
        case w.Cast(effects):
            return clauses(v, effects)
        case w.ForThem(effects):
            return cat(who(v, w.TheChosen()), " ", clauses(v.of_them, effects))
        case w.GoOn(passed):
            return go_on(v, passed)
        case w.ChooseInvestigator(which, here):
            return v.say(
                "[choose|chooses] an investigator{here}{such}",
                "[выберите|выбирает|выбрать] сыщика{here}{such}",
                "[виберіть|вибирає|вибрати] дослідника{here}{such}",
                here=v.whose.say(" on [your|their] space", " в своей локации", " у своїй локації") if here else "",
                such=such(v, which) if which else "",
            )
        case w.Ambush() | w.Fight():
            return join("; ", combat(v, effect))
        case w.OtherWorldEncounter(instead):
            return v.say(
                "[resolve|resolves] an {it}; if it would close a gate, {does} instead",
                "[проведите|проводит|провести] {it:acc}; если при этом закрылись бы врата, вместо этого {does}",
                "[проведіть|проводить|провести] {it:acc}; якщо при цьому мали б зачинитися ворота, натомість {does}",
                it=named(v.names.ENCOUNTERS["other-world"]),
                does=clauses(v.then, instead),
            )
        case _:
            assert_never(effect)


STATEMENTS = (
    w.DefeatThisMonster | w.HealThisMonster | w.HealMonsters | w.Win | w.LoseGame | w.ForgetDefeated | w.Devour | w.CarryOff
)
"""Effects whose subject is not the one who acts: each needs a sentence of its own."""


OWN_SUBJECT = (
    w.DefeatThisMonster | w.HealThisMonster | w.HealMonsters | w.Win | w.LoseGame | w.ForgetDefeated | w.CarryOff | w.By
)
"""Effects that name their subject themselves, of whomever the text tells."""


def is_simple(effect: AnyEffect) -> bool:
    """Whether an effect is a plain deed, which can stand beside others in one sentence."""
    if isinstance(effect, w.Fight):
        return not effect.beaten and not effect.unbeaten
    if isinstance(effect, w.Choose):
        return _gains(effect) is not None
    if isinstance(effect, STATEMENTS):
        return False
    if isinstance(effect, w.Steps | w.Price):
        return all(is_simple(known(one)) for one in effect.effects)
    return not isinstance(effect, Arranging) or isinstance(effect, w.GoOn | w.ChooseInvestigator)


def each_clause(v: Voice, effects: Sequence[AnyEffect]) -> list[Text]:
    """Effects as clauses; neighbours with the same verb share it."""
    said: list[Text] = []
    for verb, group in groupby(effects, _verb):
        run = list(group)
        if verb is None or len(run) == 1:
            said += [clause(v, one) for one in run]
        else:
            said.append(_together(v, run))
    return said


def _verb(effect: AnyEffect) -> type | None:
    """What neighbours must share to be said with one verb."""
    if isinstance(effect, deeds.Gain):
        return w.GainClue
    return type(effect) if isinstance(effect, w.Lose | w.Recover | w.Spend | w.Discard | w.PlaceEldritch) else None


def _together(v: Voice, run: Sequence[AnyEffect]) -> Text:
    """Several effects with the same verb."""
    gains = [one for one in run if isinstance(one, deeds.Gain)]
    if gains:
        known_clue = w.GainThisClue() in gains
        objects = [
            deeds.additional(v, one) if known_clue and isinstance(one, w.GainClue) else deeds.gained(v, one) for one in gains
        ]
        return deeds.gain(v, all_of(v, objects))
    lost = [quantity(v, things.value(v, one.value), one.n) for one in run if isinstance(one, w.Lose)]
    if lost:
        return deeds.lose(v, all_of(v, lost))
    spent = [quantity(v, things.value(v, one.value), one.n) for one in run if isinstance(one, w.Spend)]
    if spent:
        return deeds.spend(v, all_of(v, spent))
    if all(isinstance(one, w.PlaceEldritch) for one in run):
        spots = v.both([onto(v, one.where) for one in run if isinstance(one, w.PlaceEldritch)])
        return fates.put(v, v.many(1, v.names.ELDRITCH_TOKEN), spots)
    back = [quantity(v, things.value(v, one.value), one.n) for one in run if isinstance(one, w.Recover)]
    if back:
        return deeds.recover(v, all_of(v, back))
    return deeds.discard(v, all_of(v, [deeds.discarded(v, one) for one in run if isinstance(one, w.Discard)]))


def clauses(v: Voice, effects: w.Effects) -> Text:
    """Effects in one breath."""
    row = listed(effects)
    said = each_clause(v, row)
    if not all(is_simple(one) for one in row):
        return cat(said[0], *(_then(v, one) for one in said[1:]))
    if len(said) > 1 and any(v.pick(" and ", " и ", " і ") in flat(one) for one in said):
        return join(", ", said, v.pick(", and ", ", а также ", ", а також "))
    return v.both(said)


def _then(v: Voice, said: Text) -> Text:
    """What comes after something else; a condition stands between commas. English tells on of the same in one breath."""
    comma = "," if flat(said).startswith(("if ", "если ", "якщо ")) else ""
    return cat(v.pick(", then" if v.mood is TELL else "; then", "; затем", "; потім"), comma, " ", said)


def _in_case(v: Voice, effects: w.Effects) -> Text:
    """What follows on a condition; English, told of somebody, names them again."""
    said = clauses(v, effects)
    if v.lang is EN and v.mood is TELL and not isinstance(listed(effects)[0], OWN_SUBJECT):
        return cat(who(v, w.TheChosen()), " ", said)
    return said


# -------------------------------------------------------------------- sentences


def sentences(v: Voice, effects: w.Effects) -> list[Text]:
    """Effects as sentences without capitals and full stops; plain deeds that follow each other share one."""
    out: list[Text] = []
    for simple, group in groupby(listed(effects), is_simple):
        run = tuple(group)
        if simple:
            out.append(clauses(v, run))
            continue
        for one in run:
            out += spoken(v, one)
    return out


def spoken(v: Voice, effect: AnyEffect) -> list[Text]:
    """An effect of several sentences."""
    match effect:
        case w.Test():
            return test(v, effect)
        case w.Roll():
            return roll(v, effect)
        case w.If():
            return if_so(v, effect)
        case w.May():
            return may(v, effect)
        case w.Ambush() | w.Fight():
            return combat(v, effect)
        case w.Steps(effects):
            return sentences(v, effects)
        case _:
            return [clause(v, effect)]


def paragraph(said: Sequence[Text]) -> Text:
    """Sentences with capitals and full stops."""
    return join(" ", [cat(capital(one), ".") for one in said])


def text(v: Voice, effects: w.Effects) -> Text:
    """Effects as a paragraph; the voice says of whom."""
    return paragraph(sentences(v, effects))


# -------------------------------------------------------------------- tests and rolls


def test(v: Voice, effect: w.Test) -> list[Text]:
    """A test, and what follows when it is passed or failed."""
    out = [
        cat(
            v.say(
                "[test|tests] {skill}{mod}",
                "[пройдите|проходит|пройти] проверку {skill:gen}{mod}",
                "[пройдіть|проходить|пройти] перевірку {skill:gen}{mod}",
                skill=things.skill(v, effect.skill),
                mod=f" {parts.signed(effect.mod)}" if effect.mod else "",
            ),
            pool(v, effect),
        )
    ]
    base = v.whose
    if listed(effect.passed):
        out.append(
            base.say(
                "[if you pass,|whoever passes] {does}",
                "при успехе {does}",
                "у разі успіху {does}",
                does=clauses(v.then, effect.passed),
            )
        )
    if listed(effect.failed):
        out.append(
            base.say(
                "[if you fail,|whoever fails] {does}",
                "при провале {does}",
                "у разі провалу {does}",
                does=clauses(v.then, effect.failed),
            )
        )
    return out


def roll(v: Voice, effect: w.Roll) -> list[Text]:
    """A roll that is no test, and what follows."""
    head = v.say("[roll|rolls] 1 die", "[бросьте|бросает|бросить] 1 кубик", "[киньте|кидає|кинути] 1 кубик")
    return [head, *(clause(v, case) for case in effect.cases)]


# -------------------------------------------------------------------- conditions and choices


def if_so(v: Voice, effect: w.If) -> list[Text]:
    """What happens when something is so, and when it is not."""
    condition = cast(w.Condition, effect.condition)
    does = clauses(v.then, effect.then)
    out = [v.say("if {so}, {does}", "если {so}, {does}", "якщо {so}, {does}", so=so(v, condition), does=does)]
    if effect.otherwise is not None:
        out.append(_otherwise(v, effect.otherwise))
    return out


def _otherwise(v: Voice, effect: Effect) -> Text:
    return v.say("otherwise, {does}", "иначе {does}", "інакше {does}", does=_in_case(v.then, effect))


PRICES = (
    w.Spend
    | w.SpendClues
    | w.SpendThatClue
    | w.Discard
    | w.DiscardThis
    | w.BecomeDelayed
    | w.GainCondition
    | w.Lose
    | w.Price
)
"""What one does for the sake of something else."""


def may(v: Voice, effect: w.May) -> list[Text]:
    """What one may do, and what comes of it."""
    first = known(effect.effect)
    able = v.able
    can = can_do(v)
    does = clauses(able, first)
    if isinstance(first, w.By) and effect.then is None:
        wish = v.whose.say("if [you|they] wish, ", "если [хотите|хочет], ", "якщо [бажаєте|бажає], ")
        out = [cat(() if v.wishing else wish, clauses(v.whose, first))]
    elif effect.then is None:
        out = [cat(can, does)]
    elif isinstance(first, PRICES) and all(is_simple(one) for one in listed(effect.then)):
        then = clauses(able, effect.then)
        out = [
            v.say(
                "{can}{does} to {then}",
                "{can}{does}, чтобы {then}",
                "{can}{does}, щоб {then}",
                can=can,
                does=does,
                then=then,
            )
        ]
    elif v.naming:
        then = clauses(v.then, effect.then)
        out = [cat(can, does, v.pick("; then ", "; затем ", "; потім "), then)]
    else:
        then = clauses(v.whose, effect.then)
        out = [
            v.whose.say(
                "{can}{does}; if [you do|they do], {then}",
                "{can}{does}; в этом случае {then}",
                "{can}{does}; у такому разі {then}",
                can=can,
                does=does,
                then=then,
            )
        ]
    if effect.otherwise is not None:
        out.append(_otherwise(v, effect.otherwise))
    return out


def can_do(v: Voice) -> Text:
    """That one may, unless the voice says what one can do anyway."""
    if v.wishing:
        return ()
    if v.addressing:
        return v.say("[you may|may] ", "[можете|может|можно] ", "[можете|може|можна] ")
    return v.say("[you may|may] ", "[вы можете|может|можно] ", "[ви можете|може|можна] ")


def _gains(effect: w.Choose) -> list[deeds.Gain] | None:
    """What is gained, if all that can be chosen is gaining something."""
    options = [known(one) for one in effect.options]
    gains = [one for one in options if isinstance(one, deeds.Gain)]
    return gains if len(gains) == len(options) and not effect.up_to else None


def choose(v: Voice, effect: w.Choose) -> Text:
    """A choice between effects; what is gained either way shares its verb."""
    gains = _gains(effect)
    if gains is not None:
        return deeds.gain(v, fixed(either(v, [deeds.gained(v, one).said(ACC) for one in gains])))
    if effect.up_to:
        options = [clauses(v.able, one) for one in effect.options]
        return v.say(
            "{can}do one of the following: {it}",
            "{can}сделать одно из следующего: {it}",
            "{can}зробити одне з наведеного: {it}",
            can=can_do(v),
            it=v.either(options),
        )
    return either(v, [clauses(v, one) for one in effect.options])


def either(v: Voice, texts: list[Text]) -> Text:
    """Clauses or things, one of which is to be chosen."""
    if v.lang is EN:
        return cat("either ", join(", ", texts, " or "))
    word = v.pick("", "либо ", "або ")
    return cat(word, join(f", {word}", texts))


def unless(v: Voice, effects: w.Effects, price: w.Effects) -> Text:
    """What happens unless something is done."""
    if v.lang is not EN:
        return either(v, [clauses(v, price), clauses(v, effects)])
    of_others = isinstance(price, w.By)
    does = clauses(v, effects)
    paid = clauses(v if of_others else v.able, price)
    subject = "" if of_others else v.whose.say("[you|they] ", "", "")
    return cat(does, " unless ", subject, paid)


# -------------------------------------------------------------------- others, combat, complex encounters


def by(v: Voice, somebody: Everyone, effects: Sequence[Effect]) -> Text:
    """What somebody else does."""
    they = v.of_them
    row = listed(tuple(effects))
    comma = "," if isinstance(row[0], w.If) else ""
    return cat(who(v, somebody), comma, " ", clauses(they, row))


def combat(v: Voice, effect: w.Ambush | w.Fight) -> list[Text]:
    """A combat encounter, and what follows."""
    if isinstance(effect, w.Ambush):
        foe = things.monster(v, effect.name) if effect.name else _a_monster(v)
        out = [
            v.say(
                "[{foe} ambushes you|is ambushed by {foe}|be ambushed by {foe}]",
                "[вы попадаете|попадает|попасть] в засаду {foe:gen}",
                "[ви потрапляєте|потрапляє|потрапити] в засідку {foe:gen}",
                foe=foe,
            )
        ]
    else:
        out = [
            v.say(
                "[resolve|resolves] a combat encounter with it",
                "[проведите|проводит|провести] с этим монстром боевой контакт",
                "[проведіть|проводить|провести] з цим монстром бойову зустріч",
            )
        ]
    base = v.then
    if listed(effect.beaten):
        out.append(
            base.say(
                "if [you defeat|they defeat] it, {does}",
                "если [вы победите|победит|победить] монстра, {does}",
                "якщо [ви переможете|переможе|перемогти] монстра, {does}",
                does=clauses(base.going_on, effect.beaten),
            )
        )
    if listed(effect.unbeaten):
        if listed(effect.beaten):
            out.append(_otherwise(v, w.Steps(listed(effect.unbeaten))))
        else:
            out.append(
                base.say(
                    "if [you do|they do] not defeat it, {does}",
                    "если [вы не победите|не победит|не победить] монстра, {does}",
                    "якщо [ви не переможете|не переможе|не перемогти] монстра, {does}",
                    does=clauses(base.going_on, effect.unbeaten),
                )
            )
    return out


def _a_monster(v: Voice) -> Named:
    return fixed("a monster") if v.lang is EN else named(v.names.MONSTER)
