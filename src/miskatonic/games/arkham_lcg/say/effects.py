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
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.amounts import bonus, depends_on, measured
from miskatonic.games.arkham_lcg.say.dealings import Dealing, dealing
from miskatonic.games.arkham_lcg.say.fray import fray
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.story import ending, plot
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


def _deed(v: Voice, effect: Deed) -> tuple[Text, Text]:
    """The verb and the object."""
    match effect:
        case w.Draw(n):
            return v.say(*DRAW), measured(v, n, v.cards)
        case w.GainResources(n):
            return v.say(*GET), v.resources(n).said(ACC)
        case w.LoseAllResources():
            everything = v.word(5, v.names.resource, reading.RESOURCE_ICON)
            return v.say(*LOSE), v.say("all {them}", "все ресурсы", "всі ресурси", them=everything)
        case w.GainActions(n):
            return v.say(*GET), more_actions(v, n)
        case w.LoseActions(n):
            return v.say(*LOSE), v.actions(n).said(ACC)
        case w.TakeDamage(n, direct):
            return v.say(*TAKE), measured(v, n, lambda k: _direct_damage(v, k) if direct else v.damage(k))
        case w.TakeHorror(n, direct):
            return v.say(*TAKE), measured(v, n, lambda k: _direct_horror(v, k) if direct else v.horror(k))
        case w.TakeHarm(damage, horror):
            return v.say(*TAKE), v.both(v.harm(damage, horror, ACC))
        case w.HealDamage(n):
            return v.say(*HEAL), v.damage(n).said(ACC)
        case w.HealHorror(n):
            return v.say(*HEAL), v.horror(n).said(ACC)
        case _:
            assert_never(effect)


def more_actions(v: Voice, n: int) -> Text:
    """So many actions besides the usual ones, as an object."""
    return v.say(
        "{n} more {it} this turn",
        "{n} <n:дополнительное|дополнительных> {it:acc} в этот ход",
        "{n} <n:додаткову|додаткові|додаткових> {it:acc} в цей хід",
        n=n, it=v.word(n, v.names.action, reading.ACTION_ICON),
    )  # fmt: skip


def _direct_damage(v: Voice, n: int) -> phrases.Named:
    return _direct(v.say(
        "{n} direct {it}", "{n} <n:направленную|направленные|направленных> {it:acc}", "{n} <n:пряму|прямої> {it:acc}",
        n=n, it=v.word(n, v.names.damage, reading.DAMAGE_ICON),
    ))  # fmt: skip


def _direct_horror(v: Voice, n: int) -> phrases.Named:
    return _direct(v.say(
        "{n} direct {it}", "{n} <n:направленный|направленных> {it:acc}", "{n} <n:прямий|прямого> {it:acc}",
        n=n, it=v.word(n, v.names.horror, reading.HORROR_ICON),
    ))  # fmt: skip


def _direct(said: Text) -> phrases.Named:
    return phrases.Named(lambda case: said)


def _verb(v: Voice, effect: Effect) -> Text:
    """The verb of a deed; nothing for other effects."""
    return _deed(v, effect)[0] if isinstance(effect, Deed) else ()


def _objects(v: Voice, effects: Sequence[Effect]) -> list[Text]:
    return [_deed(v, effect)[1] for effect in effects if isinstance(effect, Deed)]


# -------------------------------------------------------------------- several effects


def _told(v: Voice, effects: Sequence[Effect]) -> list[Text]:
    """Effects as clauses, neighbours with the same verb together."""
    said: list[Text] = []
    for verb, group in groupby(effects, lambda effect: _verb(v, effect)):
        run = list(group)
        said += [cat(verb, " ", v.both(_objects(v, run)))] if verb else [clause(v, known(effect)) for effect in run]
    return said


def _in_turn(v: Voice, effects: Sequence[Effect]) -> Text:
    """Effects in one breath: "take 1 damage and 2 horror, and discard this card"."""
    said = _told(v, effects)
    if v.lang is phrases.RU:
        return join("; ", said) if v.mood is phrases.ORDER else v.both(said)
    if v.lang is phrases.UK:
        return join(", потім ", said) if len(said) == 2 else join("; ", said)
    nested = len(said) > 1 and any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if nested else v.both(said)


def _in_one(v: Voice, effect: Effect) -> Text:
    """An effect after a condition: where there are several, all of them depend on it."""
    if v.lang is phrases.RU and isinstance(effect, shared.Steps):
        said = _told(v, effect.effects)
        return join(", ", said, ", затем ") if " и " in flat(said[-1]) else v.both(said)
    return clause(v, known(effect))


def sentences(v: Voice, effect: Effect) -> Text:
    """An effect as a sentence; in English one for each step."""
    if v.lang is phrases.EN and isinstance(effect, shared.Steps):
        return parts.paragraph([cat(capital(one), ".") for one in _told(v, effect.effects)])
    return cat(capital(clause(v, known(effect))), ".")


def _either(v: Voice, options: Sequence[Effect]) -> Text:
    """One of several: what they share is said once."""
    people = [w.as_one(one.effects) for one in options if isinstance(one, shared.By) and isinstance(one.who, w.SomebodyHere)]
    if len(people) == len(options):
        return _somebody_here(v, shared.Choose(1, tuple(people)))
    tests = [one for one in options if isinstance(one, w.Test)]
    if len(tests) == len(options) and len({(one.difficulty, one.success, one.fail) for one in tests}) == 1:
        return _test(v, [one.skill for one in tests], tests[0])
    if skill := _one_skill(v, options):
        return skill
    verbs = {_verb(v, one) for one in options}
    if len(verbs) == 1 and () not in verbs:
        return cat(verbs.pop(), " ", v.either(_objects(v, options)))
    ends = [ending(v, one.number) for one in options if isinstance(one, w.Resolution)]
    if v.lang is phrases.RU and len(ends) == len(options):
        return v.say("", "[выберите|выбирает|выбрать] исход: {ends}", "", ends=v.either(ends))
    said = ends if v.lang is phrases.UK and len(ends) == len(options) else [_in_one(v, one) for one in options]
    if v.mood is phrases.TELL and any(isinstance(one, shared.By) for one in options):
        said = [
            text if isinstance(one, shared.By) else cat(v.who, " ", text) for one, text in zip(options, said, strict=True)
        ]
    them = join(v.pick(", or ", ", либо ", ", або "), said)
    return v.say(
        "[either |chooses: ]{them}",
        "[|выбирает: |]либо {them}",
        "[|вибирає: |]або {them}",
        them=them,
    )


def _one_skill(v: Voice, options: Sequence[Effect]) -> Text:
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


def _somebody_here(v: Voice, effect: Effect) -> Text:
    """Somebody at one's own location does it."""
    heals = effect.options if isinstance(effect, shared.Choose) else (effect,)
    if v.lang is phrases.RU and all(isinstance(one, w.HealDamage | w.HealHorror) for one in heals):
        return cat(clause(v, known(effect)), " у сыщика в своей локации")
    who = v.say("an investigator at [your|their] location", "он", "дослідник")
    return v.say(
        "{who} {does}",
        "[выберите|выбирает|выбрать] сыщика в своей локации; {who} {does}",
        "[дайте|дає|дати] дослідникові у своїй локації {may}",
        who=who, does=clause(v.of(who), known(effect)), may=clause(v.wish, known(effect)),
    )  # fmt: skip


def _by(v: Voice, who: w.AnyWho, effect: w.AnyEffect) -> Text:
    """Somebody else does it, or everybody."""
    match who:
        case w.SomebodyHere():
            return _somebody_here(v, effect)
        case w.EachThere():
            they = v.say("each investigator at its location", "каждый сыщик в его локации", "кожен дослідник у його локації")
        case shared.EachInOrder():
            they = v.say("each investigator", "каждый сыщик", "кожен дослідник")
        case w.ActiveHere():
            they = v.say("the investigator at your location whose turn it is", "сыщик в вашей локации, чей сейчас ход,", "")
            return v.say(
                "{they} {does}", "{they} {does}", "[дайте|дає|дати] дослідникові у своїй локації, чий зараз хід, {may}",
                they=they, does=clause(v.of(they), effect), may=clause(v.wish, effect),
            )  # fmt: skip
        case shared.Lead():
            they = v.say("the lead investigator", "ведущий сыщик", "головний дослідник")
    return cat(they, " ", clause(v.of(they), effect))


def _if(v: Voice, condition: c.Provided, then: Effect, otherwise: Effect | None) -> Text:
    """What happens while something is so, and what else."""
    match condition:
        case c.HoldsClues():
            so = v.say("[you hold|they hold] any clues", "у [вас|него|вас] есть улики", "[у вас|у нього|у вас] є докази")
        case c.ActIs(stage):
            so = v.say("act {n} is the current one", "сейчас идёт сцена {n}", "зараз триває сцена {n}", n=stage)
        case c.Recorded(record):
            so = v.say(
                "the campaign log says: {it}", "в журнале кампании записано: {it}", "у журналі кампанії записано: {it}",
                it=v.names.records[record],
            )  # fmt: skip
    said = v.say("if {so}, {it}", "если {so}, {it}", "якщо {so}, {it}", so=so, it=clause(v, known(then)))
    if otherwise is None:
        return said
    other = clause(v, known(otherwise))
    return v.say("{it}; otherwise {other}", "{it}; иначе {other}", "{it}; інакше {other}", it=said, other=other)


# -------------------------------------------------------------------- tests


def _test(v: Voice, skills: list[int], test: w.Test) -> Text:
    """A test of a skill, or of one of several."""
    said = v.say(
        "[test|tests] {it} ({hard})",
        "[пройдите|проходит|пройти] проверку {of} сложностью {hard}",
        "[перевірте|перевіряє|перевірити] {them} ({hard})",
        it=v.either([v.skill(skill).said(NOM) for skill in skills]),
        of=v.either([v.skill(skill).said(GEN) for skill in skills]),
        them=v.either([v.skill(skill).said(ACC) for skill in skills]), hard=test.difficulty,
    )  # fmt: skip
    return cat(said, _outcomes(v, test.success, test.fail))


def _outcomes(v: Voice, success: Effect | None, fail: Effect | None) -> Text:
    """What follows a test that succeeds or fails."""
    said: list[Text] = []
    if success is not None:
        said.append(_outcome(v, ("on a success{comma} {it}", "при успехе {it}", "у разі успіху {it}"), success))
    if fail is not None:
        said.append(_outcome(v, ("on a failure{comma} {it}", "при провале {it}", "у разі провалу {it}"), fail))
    return cat("; ", join(v.pick(", ", ", ", "; "), said)) if said else ()


def _outcome(v: Voice, said: phrases.Three, effect: Effect) -> Text:
    """One of them; English, told of somebody, names them again."""
    it = v.say("[{it}|that investigator {it}|{it}]", "{it}", "{it}", it=_in_one(v, effect))
    return v.say(*said, it=it, comma="," if isinstance(effect, w.ForEach) else "")


def _special(v: Voice, details: list[Text]) -> Text:
    """What is special about an attack or another test: one after another, in Ukrainian in brackets."""
    said = [text for text in details if text]
    return cat(" (", join("; ", said), ")") if said and v.lang is phrases.UK else cat(*said)


def _other_skill(v: Voice, used: int, usual: int) -> Text:
    """That a test uses another skill than the usual one."""
    if used == usual:
        return ()
    return v.say(
        ", using {used} instead of {usual}", ", проверяя {used:acc} вместо {usual:gen}", "{used} замість {usual:gen}",
        used=v.skill(used), usual=v.skill(usual),
    )  # fmt: skip


def _more_damage(v: Voice, n: int | w.Amount) -> Text:
    """That an attack deals more damage."""
    if n == 0:
        return ()
    more = bonus(v, n, v.word(1, v.names.damage, reading.DAMAGE_ICON))
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
                "; вместо 1 раны атака наносит столько ран, сколько составляет запас успеха (от {least} до {most}); "
                "если при провале раны получит другой сыщик, их столько, скольких очков не хватило (от {least} до {most})",
                "замість 1 шкоди атака завдає стільки, скільки становить перевага, від {least} до {most}; "
                "якщо в разі провалу шкоду отримує інший дослідник, її стільки, скільки забракло, від {least} до {most}",
                it=v.word(1, v.names.damage, reading.DAMAGE_ICON), least=least, most=most,
            )  # fmt: skip
        case _:
            return v.say("; the attack deals {more}", "; атака наносит больше ран: {n}", "{more}", n=bonus(v, n), more=more)


def _revealed(v: Voice, rule: w.WhenRevealed | None) -> Text:
    """What certain tokens do to the one who fights or evades; in Ukrainian somebody choosing what to do is not told."""
    if rule is None or (v.lang is phrases.UK and v.mood is phrases.WISH):
        return ()
    tokens = v.either([v.say("{it:a}", "{it}", "{it:acc}", it=v.token(number)) for number in rule.tokens])
    does = _in_one(v, rule.effect)
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


def _fight(v: Voice, effect: w.Fight) -> Text:
    """An attack with all that is special about it."""
    attack = v.say("[fight|fights]", "[атакуйте|атакует|атаковать] врага", "[атакуйте|атакує|атакувати] ворога")
    plus: Text = ()
    if effect.plus != 0:
        plus = v.say(" with {plus}", " с {plus}", "{plus}", plus=bonus(v, effect.plus, v.skill(effect.skill)))
    special = _special(v, [_other_skill(v, effect.skill, COMBAT), plus, _more_damage(v, effect.damage)])
    return cat(attack, special, _revealed(v, effect.revealed))


def _evade(v: Voice, effect: w.Evade) -> Text:
    """An attempt to evade with all that is special about it."""
    attempt = v.say(
        "[evade|evades]",
        "[попытайтесь|пытается|попытаться] уйти от врага",
        "[спробуйте|пробує|спробувати] ухилитися від ворога",
    )
    special = _special(v, [_other_skill(v, effect.skill, AGILITY)])
    return cat(attempt, special, _outcomes(v, effect.success, None), _revealed(v, effect.revealed))


def _investigate(v: Voice, effect: w.Investigate) -> Text:
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
    special = _special(v, [_other_skill(v, effect.skill, INTELLECT), shroud])
    if effect.instead is None:
        return cat(look, special)
    return v.say(
        "{look}; on a success {it} instead of clues",
        "{look}; при успехе вместо улики {it}",
        "{look}; у разі успіху замість доказу {it}",
        look=cat(look, special), it=clause(v, known(effect.instead)),
    )  # fmt: skip


# -------------------------------------------------------------------- every effect


def clause(v: Voice, effect: w.AnyEffect) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    say = v.say
    if isinstance(effect, Deed):
        return join(" ", list(_deed(v, effect)))
    if isinstance(effect, InTest):
        return in_test(v, effect)
    if isinstance(effect, Dealing):
        return dealing(v, effect)
    if isinstance(effect, w.Fray):
        return fray(v, effect)
    if isinstance(effect, w.OfThisCard):
        return of_this_card(v, effect)
    if isinstance(effect, w.Plot):
        return plot(v, effect)
    match effect:
        case shared.Steps(effects):
            return _in_turn(v, effects)
        case shared.Cancel():
            it = v.cancels or say("it", "это", "це")
            return say(
                "[cancel|cancels] {it}", "[отмените|отменяет|отменить] {it}", "[скасуйте|скасовує|скасувати] {it}", it=it
            )
        case shared.Instead(other):
            return say("{it} instead", "вместо этого {it}", "натомість {it}", it=clause(v, known(other)))
        case shared.Choose(_, options):
            return _either(v, options)
        case shared.If(condition, then, otherwise):
            return _if(v, cast(c.Provided, condition), then, otherwise)
        case shared.Otherwise(one, instead):
            return say(
                "{it}; if that is impossible, {other}",
                "{it}; если это невозможно, {other}",
                "{it}; якщо це неможливо, {other}",
                it=clause(v, known(one)), other=clause(v, known(instead)),
            )  # fmt: skip
        case shared.By(who, effects):
            return _by(v, cast(w.AnyWho, who), w.as_one(effects))
        case w.Test(skill):
            return _test(v, [skill], effect)
        case w.Treat(skill, hard, success, fail):
            they = v.of(())
            return say(
                "[choose|chooses] an investigator at [your|their] location and [test|tests] {skill} ({hard}); "
                "on a success that investigator {good}, on a failure {bad}",
                "[выберите|выбирает|выбрать] сыщика в своей локации и [пройдите|проходит|пройти] проверку {skill:gen} "
                "сложностью {hard}; при успехе он {good}, при провале {bad}",
                "[виберіть|вибирає|вибрати] дослідника у своїй локації й [перевірте|перевіряє|перевірити] {skill:acc} "
                "({hard}); у разі успіху він {good}, у разі провалу {bad}",
                skill=v.skill(skill), hard=hard, good=clause(they, known(success)), bad=clause(they, known(fail)),
            )  # fmt: skip
        case w.Fight():
            return _fight(v, effect)
        case w.Evade():
            return _evade(v, effect)
        case w.Investigate():
            return _investigate(v, effect)
        case w.ForEach(n, one):
            return say("{per}, {it}", "{per} {it}", "{per}, {it}", it=clause(v, known(one)), per=depends_on(v, n))
        case w.DiscardAsset(otherwise):
            return say(
                "[discard|discards] one of [your|their] assets; without any, {it}",
                "[сбросьте|сбрасывает|сбросить] 1 актив в своём распоряжении; если сбросить нечего, {it}",
                "[скиньте|скидає|скинути] один зі своїх активів, а якщо таких немає, {it}",
                it=clause(v, known(otherwise)),
            )
        case _:
            assert_never(effect)
