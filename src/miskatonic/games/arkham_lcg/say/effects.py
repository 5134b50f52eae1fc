"""What effects do, in words made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, assert_never, cast

from miskatonic import words as shared
from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.amounts import bonus, depends_on, measured
from miskatonic.games.arkham_lcg.say.dealings import Dealing, dealing
from miskatonic.games.arkham_lcg.say.fray import fray
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.games.arkham_lcg.say.story import plot
from miskatonic.games.arkham_lcg.say.this_card import of_this_card
from miskatonic.games.arkham_lcg.say.trials import InTest, in_test
from miskatonic.text import parts, phrases
from miskatonic.text.parts import Text, capital, cat, flat, join
from miskatonic.text.slavic import ACC, GEN, NOM

# -------------------------------------------------------------------- deeds: a verb and its object

Deed = (
    w.Draw | w.GainResources | w.LoseAllResources | w.GainActions | w.LoseActions | w.TakeDamage | w.TakeHorror | w.TakeHarm
    | w.HealDamage | w.HealHorror
)  # fmt: skip
"""Effects that are told together: "take 1 damage and 1 horror"."""

DRAW: Final = ("[draw|draws]", "[возьмите|берёт|взять]", "[візьміть|бере|взяти]")
GET: Final = ("[get|gets]", "[получите|получает|получить]", "[отримайте|отримує|отримати]")
TAKE: Final = ("[take|takes]", "[получите|получает|получить]", "[отримайте|отримує|отримати]")
LOSE: Final = ("[lose|loses]", "[потеряйте|теряет|потерять]", "[втратьте|втрачає|втратити]")
HEAL: Final = ("[heal|heals]", "[вылечите|вылечивает|вылечить]", "[зціліть|зцілює|зцілити]")


def _deed(effect: Deed, v: Voice) -> tuple[Text, Text]:
    """The verb and the object."""
    match effect:
        case w.Draw(n):
            return v.say(*DRAW), measured(n, v.cards, v)
        case w.GainResources(n):
            return v.say(*GET), v.resources(n).said(ACC)
        case w.LoseAllResources():
            everything = v.word(5, v.names.resource, reading.RESOURCE_ICON)
            return v.say(*LOSE), v.say("all {them}", "все ресурсы", "всі ресурси", them=everything)
        case w.GainActions(n):
            return v.say(*GET), more_actions(n, v)
        case w.LoseActions(n):
            return v.say(*LOSE), v.actions(n).said(ACC)
        case w.TakeDamage(n, direct):
            return v.say(*TAKE), measured(n, lambda k: _direct_damage(k, v) if direct else v.damage(k), v)
        case w.TakeHorror(n, direct):
            return v.say(*TAKE), measured(n, lambda k: _direct_horror(k, v) if direct else v.horror(k), v)
        case w.TakeHarm(damage, horror):
            return v.say(*TAKE), v.both(v.harm(damage, horror, ACC))
        case w.HealDamage(n):
            return v.say(*HEAL), v.damage(n).said(ACC)
        case w.HealHorror(n):
            return v.say(*HEAL), v.horror(n).said(ACC)
        case _:
            assert_never(effect)


def more_actions(n: int, v: Voice) -> Text:
    """So many actions besides the usual ones, as an object."""
    return v.say(
        "{n} more {it} this turn",
        "{n} <n:дополнительное|дополнительных> {it:acc} в этот ход",
        "{n} <n:додаткову|додаткові|додаткових> {it:acc} в цей хід",
        n=n, it=v.word(n, v.names.action, reading.ACTION_ICON),
    )  # fmt: skip


def _direct_damage(n: int, v: Voice) -> phrases.Named:
    return _direct(v.say(
        "{n} direct {it}", "{n} <n:направленную|направленные|направленных> {it:acc}", "{n} <n:пряму|прямої> {it:acc}",
        n=n, it=v.word(n, v.names.damage, reading.DAMAGE_ICON),
    ))  # fmt: skip


def _direct_horror(n: int, v: Voice) -> phrases.Named:
    return _direct(v.say(
        "{n} direct {it}", "{n} <n:направленный|направленных> {it:acc}", "{n} <n:прямий|прямого> {it:acc}",
        n=n, it=v.word(n, v.names.horror, reading.HORROR_ICON),
    ))  # fmt: skip


def _direct(said: Text) -> phrases.Named:
    return phrases.Named(lambda case: said)


def _verb(effect: Effect, v: Voice) -> Text:
    """The verb of a deed; nothing for other effects."""
    return _deed(effect, v)[0] if isinstance(effect, Deed) else ()


def _objects(effects: Sequence[Effect], v: Voice) -> list[Text]:
    return [_deed(effect, v)[1] for effect in effects if isinstance(effect, Deed)]


# -------------------------------------------------------------------- several effects


def _told(effects: Sequence[Effect], v: Voice) -> list[Text]:
    """Effects as clauses, neighbours with the same verb together."""
    said: list[Text] = []
    for verb, group in groupby(effects, lambda effect: _verb(effect, v)):
        run = list(group)
        said += [cat(verb, " ", v.both(_objects(run, v)))] if verb else [clause(known(effect), v) for effect in run]
    return said


def _in_turn(effects: Sequence[Effect], v: Voice) -> Text:
    """Effects in one breath: "take 1 damage and 2 horror, and discard this card"."""
    said = _told(effects, v)
    if v.lang is phrases.RU:
        return join("; ", said) if v.mood is phrases.ORDER else v.both(said)
    if v.lang is phrases.UK:
        return join(", потім ", said) if len(said) == 2 else join("; ", said)
    nested = len(said) > 1 and any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if nested else v.both(said)


def sentences(effect: Effect, v: Voice) -> Text:
    """An effect as a sentence; in English one for each step."""
    if v.lang is phrases.EN and isinstance(effect, shared.Steps):
        return parts.paragraph([cat(capital(one), ".") for one in _told(effect.effects, v)])
    return cat(capital(clause(known(effect), v)), ".")


def _either(options: Sequence[Effect], v: Voice) -> Text:
    """One of several: what they share is said once."""
    people = [w.as_one(one.effects) for one in options if isinstance(one, shared.By) and isinstance(one.who, w.SomebodyHere)]
    if len(people) == len(options):
        return _somebody_here(shared.Choose(1, tuple(people)), v)
    tests = [one for one in options if isinstance(one, w.Test)]
    if len(tests) == len(options) and len({(one.difficulty, one.success, one.fail) for one in tests}) == 1:
        return _test([one.skill for one in tests], tests[0], v)
    if skill := _one_skill(options, v):
        return skill
    verbs = {_verb(one, v) for one in options}
    if len(verbs) == 1 and () not in verbs:
        return cat(verbs.pop(), " ", v.either(_objects(options, v)))
    if v.lang is phrases.RU and all(isinstance(one, w.Resolution) for one in options):
        ends = v.either([clause(known(one), v) for one in options])
        return v.say("", "[выберите|выбирает|выбрать] исход: {ends}", "", ends=ends)
    said = [clause(known(one), v) for one in options]
    if v.mood is phrases.TELL and any(isinstance(one, shared.By) for one in options):
        said = [
            text if isinstance(one, shared.By) else cat(v.who, " ", text) for one, text in zip(options, said, strict=True)
        ]
    them = join(v.pick(", or ", ", либо ", ", або "), said)
    return v.say(
        "[choose|chooses]: {them}",
        "[выберите|выбирает|выбрать]: либо {them}",
        "[виберіть одне: |вибирає: |]або {them}",
        them=them,
    )


def _one_skill(options: Sequence[Effect], v: Voice) -> Text:
    """So much more of one skill, whichever one likes; nothing for other effects."""
    more = {one.n for one in options if isinstance(one, w.SkillThisPhase)}
    if len(more) != 1 or not all(isinstance(one, w.SkillThisPhase) for one in options):
        return ()
    return v.say(
        "{get} {n} to one skill of your choice until the end of the phase",
        "{get} {n} к одному навыку на ваш выбор до конца фазы",
        "{get} {n} до одного вміння на ваш вибір до кінця фази",
        get=v.say(*GET), n=parts.signed(more.pop()),
    )  # fmt: skip


def _somebody_here(effect: Effect, v: Voice) -> Text:
    """Somebody at one's own location does it."""
    heals = effect.options if isinstance(effect, shared.Choose) else (effect,)
    if v.lang is phrases.RU and all(isinstance(one, w.HealDamage | w.HealHorror) for one in heals):
        return cat(clause(known(effect), v), " у сыщика в своей локации")
    who = v.say("an investigator at [your|their] location", "он", "дослідник")
    return v.say(
        "{who} {does}",
        "[выберите|выбирает|выбрать] сыщика в своей локации; {who} {does}",
        "[дайте|дає|дати] дослідникові у своїй локації {may}",
        who=who, does=clause(known(effect), v.of(who)), may=clause(known(effect), v.wish),
    )  # fmt: skip


def _by(who: w.AnyWho, effect: w.AnyEffect, v: Voice) -> Text:
    """Somebody else does it, or everybody."""
    match who:
        case w.SomebodyHere():
            return _somebody_here(effect, v)
        case w.EachThere():
            they = v.say("each investigator at its location", "каждый сыщик в этой локации", "кожен дослідник у цій локації")
        case shared.EachInOrder():
            they = v.say("each investigator", "каждый сыщик", "кожен дослідник")
        case w.ActiveHere():
            they = v.say("the investigator at your location whose turn it is", "сыщик в вашей локации, чей сейчас ход,", "")
            return v.say(
                "{they} {does}", "{they} {does}", "[дайте|дає|дати] дослідникові у своїй локації, чий зараз хід, {may}",
                they=they, does=clause(effect, v.of(they)), may=clause(effect, v.wish),
            )  # fmt: skip
        case shared.Lead():
            they = v.say("the lead investigator", "ведущий сыщик", "головний дослідник")
    return cat(they, " ", clause(effect, v.of(they)))


def _if(condition: c.Provided, then: Effect, otherwise: Effect | None, v: Voice) -> Text:
    """What happens while something is so, and what else."""
    match condition:
        case c.HoldsClues():
            so = v.say("[you hold|they hold] any clues", "у [вас|него|вас] есть улики", "[у вас|у нього|у вас] є докази")
        case c.ActIs(stage):
            so = v.say("act {n} is in force", "текущая сцена — {n}", "поточна сцена — {n}", n=stage)
        case c.Recorded(record):
            so = v.say(
                "the campaign log says: {it}", "в журнале кампании записано: {it}", "у журналі кампанії записано: {it}",
                it=v.names.records[record],
            )  # fmt: skip
    said = v.say("if {so}, {it}", "если {so}, {it}", "якщо {so}, {it}", so=so, it=clause(known(then), v))
    if otherwise is None:
        return said
    other = clause(known(otherwise), v)
    return v.say("{it}; otherwise {other}", "{it}; иначе {other}", "{it}; інакше {other}", it=said, other=other)


# -------------------------------------------------------------------- tests


def _test(skills: list[int], test: w.Test, v: Voice) -> Text:
    """A test of a skill, or of one of several."""
    said = v.say(
        "[test|tests] {it} ({hard})",
        "[пройдите|проходит|пройти] проверку {of} сложностью {hard}",
        "[перевірте|перевіряє|перевірити] {them} ({hard})",
        it=v.either([v.skill(skill).said(NOM) for skill in skills]),
        of=v.either([v.skill(skill).said(GEN) for skill in skills]),
        them=v.either([v.skill(skill).said(ACC) for skill in skills]), hard=test.difficulty,
    )  # fmt: skip
    return cat(said, _outcomes(test.success, test.fail, v))


def _outcomes(success: Effect | None, fail: Effect | None, v: Voice) -> Text:
    """What follows a test that succeeds or fails."""
    said: list[Text] = []
    if success is not None:
        it = clause(known(success), v)
        said.append(v.say("on a success {it}", "при успехе {it}", "у разі успіху {it}", it=it))
    if fail is not None:
        it = clause(known(fail), v)
        said.append(v.say("on a failure {it}", "при провале {it}", "у разі провалу {it}", it=it))
    return cat("; ", join(v.pick(", ", ", ", "; "), said)) if said else ()


def _special(details: list[Text], v: Voice) -> Text:
    """What is special about an attack or another test: one after another, in Ukrainian in brackets."""
    said = [text for text in details if text]
    return cat(" (", join("; ", said), ")") if said and v.lang is phrases.UK else cat(*said)


def _other_skill(used: int, usual: int, v: Voice) -> Text:
    """That a test uses another skill than the usual one."""
    if used == usual:
        return ()
    return v.say(
        ", using {used} instead of {usual}", ", проверяя {used:acc} вместо {usual:gen}", "{used} замість {usual:gen}",
        used=v.skill(used), usual=v.skill(usual),
    )  # fmt: skip


def _more_damage(n: int | w.Amount, v: Voice) -> Text:
    """That an attack deals more damage."""
    if n == 0:
        return ()
    more = bonus(n, v, v.word(1, v.names.damage, reading.DAMAGE_ICON))
    match n:
        case int():
            return v.say(
                "; the attack deals {k} more {it}", "; атака наносит на {n:acc} больше", "{more}",
                k=n, it=v.word(n, v.names.damage, reading.DAMAGE_ICON), n=v.damage(n), more=more,
            )  # fmt: skip
        case w.IfOnlyEnemy(k):
            return v.say(
                "; if the attacked enemy is the only one engaged with you, the attack deals {k} more {it}",
                "; если с вами сражается только атакованный враг, атака наносит на {n:acc} больше",
                "{more}",
                k=k, it=v.word(k, v.names.damage, reading.DAMAGE_ICON), n=v.damage(k), more=more,
            )  # fmt: skip
        case w.IfSucceededBy(margin, k):
            return v.say(
                "; on a success by {margin} or more the attack deals {k} more {it}",
                "; при успехе с запасом не меньше {margin} атака наносит на {n:acc} больше",
                "{more}",
                k=k, it=v.word(k, v.names.damage, reading.DAMAGE_ICON), n=v.damage(k), margin=margin, more=more,
            )  # fmt: skip
        case w.MarginInstead(least, most):
            return v.say(
                "; the attack deals as much {it} as the test succeeds by, from {least} to {most}, instead of 1; "
                "if it fails and hits another investigator, as much as it fails by, from {least} to {most}",
                "; вместо 1 раны атака наносит столько ран, каков запас успеха (от {least} до {most}); "
                "если при провале раны получит другой сыщик, их столько, скольких очков не хватило (от {least} до {most})",
                "замість 1 шкоди атака завдає стільки, скільки становить перевага, від {least} до {most}; "
                "якщо в разі провалу шкоду отримує інший дослідник, її стільки, скільки забракло, від {least} до {most}",
                it=v.word(1, v.names.damage, reading.DAMAGE_ICON), least=least, most=most,
            )  # fmt: skip
        case _:
            return v.say("; the attack deals {more}", "; атака наносит больше ран: {n}", "{more}", n=bonus(n, v), more=more)


def _revealed(rule: w.WhenRevealed | None, v: Voice) -> Text:
    """What certain tokens do to the one who fights or evades; in Ukrainian somebody choosing what to do is not told."""
    if rule is None or (v.lang is phrases.UK and v.mood is phrases.WISH):
        return ()
    tokens = v.either([v.say("{it:a}", "{it}", "{it:acc}", it=v.token(number)) for number in rule.tokens])
    does = clause(known(rule.effect), v)
    if rule.after:
        return v.say(
            "; if {tokens} is revealed, {does} after the test",
            "; если вытянут {tokens}, после проверки {does}",
            "; якщо витягнуто {tokens}, після перевірки {does}",
            tokens=tokens, does=does,
        )  # fmt: skip
    return v.say(
        "; if {tokens} is revealed, {does}", "; если вытянут {tokens}, {does}", "; якщо витягнуто {tokens}, {does}",
        tokens=tokens, does=does,
    )  # fmt: skip


def _fight(effect: w.Fight, v: Voice) -> Text:
    """An attack with all that is special about it."""
    attack = v.say("[fight|fights]", "[атакуйте|атакует|атаковать] врага", "[атакуйте|атакує|атакувати] ворога")
    plus: Text = ()
    if effect.plus != 0:
        plus = v.say(" with {plus}", " с {plus}", "{plus}", plus=bonus(effect.plus, v, v.skill(effect.skill)))
    special = _special([_other_skill(effect.skill, COMBAT, v), plus, _more_damage(effect.damage, v)], v)
    return cat(attack, special, _revealed(effect.revealed, v))


def _evade(effect: w.Evade, v: Voice) -> Text:
    """An attempt to evade with all that is special about it."""
    attempt = v.say(
        "[evade|evades]",
        "[попытайтесь|пытается|попытаться] уйти от врага",
        "[спробуйте|пробує|спробувати] ухилитися від ворога",
    )
    special = _special([_other_skill(effect.skill, AGILITY, v)], v)
    return cat(attempt, special, _outcomes(effect.success, None, v), _revealed(effect.revealed, v))


def _investigate(effect: w.Investigate, v: Voice) -> Text:
    """An investigation with all that is special about it."""
    look = v.say(
        "[investigate|investigates]",
        "[исследуйте|исследует|исследовать] свою локацию",
        "[дослідіть|досліджує|дослідити] свою локацію",
    )
    shroud: Text = ()
    if effect.shroud:
        shroud = v.say(
            " with {n} {shroud}", "; её неясность {less} на {size}", "{shroud} {n}",
            n=parts.signed(effect.shroud), shroud=v.shroud,
            less="меньше" if effect.shroud < 0 else "больше", size=abs(effect.shroud),
        )  # fmt: skip
    special = _special([_other_skill(effect.skill, INTELLECT, v), shroud], v)
    if effect.instead is None:
        return cat(look, special)
    return v.say(
        "{look}; on a success {it} instead of clues",
        "{look}; при успехе вместо улики {it}",
        "{look}; у разі успіху замість доказу {it}",
        look=cat(look, special), it=clause(known(effect.instead), v),
    )  # fmt: skip


# -------------------------------------------------------------------- every effect


def clause(effect: w.AnyEffect, v: Voice) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    say = v.say
    if isinstance(effect, Deed):
        return join(" ", list(_deed(effect, v)))
    if isinstance(effect, InTest):
        return in_test(effect, v)
    if isinstance(effect, Dealing):
        return dealing(effect, v)
    if isinstance(effect, w.Fray):
        return fray(effect, v)
    if isinstance(effect, w.OfThisCard):
        return of_this_card(effect, v)
    if isinstance(effect, w.Plot):
        return plot(effect, v)
    match effect:
        case shared.Steps(effects):
            return _in_turn(effects, v)
        case shared.Cancel():
            it = v.cancels or say("it", "это", "це")
            return say(
                "[cancel|cancels] {it}", "[отмените|отменяет|отменить] {it}", "[скасуйте|скасовує|скасувати] {it}", it=it
            )
        case shared.Instead(other):
            return say("{it} instead", "вместо этого {it}", "натомість {it}", it=clause(known(other), v))
        case shared.Choose(_, options):
            return _either(options, v)
        case shared.If(condition, then, otherwise):
            return _if(cast(c.Provided, condition), then, otherwise, v)
        case shared.Otherwise(one, instead):
            return say(
                "{it}; if that is impossible, {other}",
                "{it}; если это невозможно, {other}",
                "{it}; якщо це неможливо, {other}",
                it=clause(known(one), v), other=clause(known(instead), v),
            )  # fmt: skip
        case shared.By(who, effects):
            return _by(cast(w.AnyWho, who), w.as_one(effects), v)
        case w.Test(skill):
            return _test([skill], effect, v)
        case w.Treat(skill, hard, success, fail):
            they = v.of(())
            return say(
                "[choose|chooses] an investigator at [your|their] location and [test|tests] {skill} ({hard}); "
                "on a success that investigator {good}, on a failure {bad}",
                "[выберите|выбирает|выбрать] сыщика в своей локации и [пройдите|проходит|пройти] проверку {skill:gen} "
                "сложностью {hard}; при успехе он {good}, при провале {bad}",
                "[виберіть|вибирає|вибрати] дослідника у своїй локації й [перевірте|перевіряє|перевірити] {skill:acc} "
                "({hard}); у разі успіху він {good}, у разі провалу {bad}",
                skill=v.skill(skill), hard=hard, good=clause(known(success), they), bad=clause(known(fail), they),
            )  # fmt: skip
        case w.Fight():
            return _fight(effect, v)
        case w.Evade():
            return _evade(effect, v)
        case w.Investigate():
            return _investigate(effect, v)
        case w.ForEach(n, one):
            return say("{per} {it}", "{per} {it}", "{per} {it}", it=clause(known(one), v), per=depends_on(n, v))
        case w.DiscardAsset(otherwise):
            return say(
                "[discard|discards] one of [your|their] assets; without any, {it}",
                "[сбросьте|сбрасывает|сбросить] 1 актив в своём распоряжении; если сбросить нечего, {it}",
                "[скиньте|скидає|скинути] один зі своїх активів, а якщо таких немає, {it}",
                it=clause(known(otherwise), v),
            )
        case _:
            assert_never(effect)
