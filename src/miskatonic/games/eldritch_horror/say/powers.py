"""What cards can do, in words: when, at what cost, how often, for whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power, Whose
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.conditions import here_too, so
from miskatonic.games.eldritch_horror.say.effects import clauses, listed, paragraph, sentences
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import at
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.phrases import named

# -------------------------------------------------------------------- tests

DURING: Final[Mapping[int, tuple[str, str, str]]] = {
    w.ALWAYS: ("", "", ""),
    w.IN_COMBAT: (" during combat encounters", " во время боевых контактов", " під час бойових зустрічей"),
    w.IN_SPELLS: (" while resolving spells", " при разыгрывании заклинаний", " під час читання заклинань"),
    w.IN_OTHER_WORLDS: (
        " during Other World Encounters",
        " во время контактов в Иных мирах",
        " під час зустрічей в Інших світах",
    ),
    w.WHEN_ACQUIRING: (" while acquiring assets", " при приобретении активов", " під час отримання активів"),
    w.OUTSIDE_OTHER_WORLDS: (
        " (but not during Other World Encounters)",
        " (но не во время контактов в Иных мирах)",
        " (але не під час зустрічей в Інших світах)",
    ),
}


_DURING_ONE: Final[Mapping[int, tuple[str, str, str]]] = {
    w.IN_COMBAT: (" during a combat encounter", " в боевом контакте", " під час бойової зустрічі"),
    w.IN_SPELLS: (" while resolving a spell", " при разыгрывании заклинания", " під час читання заклинання"),
    w.IN_OTHER_WORLDS: (" during an Other World Encounter", " в контакте в Ином мире", " під час зустрічі в Інших світах"),
}


def during(v: Voice, when: int) -> str:
    """During what a test is taken."""
    return v.pick(*DURING[when])


def tests(v: Voice, which: w.Tests) -> Text:
    """Such tests: "strength tests during combat encounters", in the Slavic languages in the locative."""
    when = during(v, which.during)
    if which.skill == ANY_SKILL:
        return v.say("tests{when}", "проверках{when}", "перевірках{when}", when=when)
    skill = things.skill(v, which.skill)
    return v.say(
        "{skill} tests{when}", "проверках {skill:gen}{when}", "перевірках {skill:gen}{when}", skill=skill, when=when
    )


def a_test(v: Voice, which: w.Tests) -> Text:
    """One such test, in the Slavic languages in the genitive."""
    when = v.pick(*_DURING_ONE.get(which.during, DURING[which.during]))
    if which.skill == ANY_SKILL:
        return v.say("a test{when}", "проверки{when}", "перевірки{when}", when=when)
    skill = things.skill(v, which.skill)
    return v.say("{skill:a} test{when}", "проверки {skill:gen}{when}", "перевірки {skill:gen}{when}", skill=skill, when=when)


# -------------------------------------------------------------------- powers


ADVERBS: Final = (Moment.ACTION_PHASE, Moment.COMBAT, Moment.ENCOUNTER)
"""Moments that are no clause, after which the Slavic languages have no comma."""


def power_text(v: Voice, power: Power) -> Text:
    """A power as sentences: how often, when, at what cost, and what it does."""
    match power.moment:
        case Moment.ACTION:
            return v.say("Action: {it}", "Действие: {it}", "Дія: {it}", it=_does(v, power))
        case Moment.LOCAL_ACTION:
            return v.say(
                "Local action of any investigator on the space of this card’s owner: {it}",
                "Местное действие любого сыщика в локации владельца карты: {it}",
                "Місцева дія будь-якого дослідника в локації власника карти: {it}",
                it=_does(v, power),
            )
        case _:
            when = moment(v, power)
            adverb = power.moment in ADVERBS
            if power.once_per_round:
                when = v.say(
                    "once per round, {when}",
                    "раз в раунд{comma}{when}",
                    "раз на раунд{comma}{when}",
                    when=when,
                    comma=" " if adverb else ", ",
                )
            return capital(
                v.say(
                    "{when}, {it}",
                    "{when}{comma}{it}",
                    "{when}{comma}{it}",
                    when=when,
                    it=_does(v, power),
                    comma=" " if adverb else ", ",
                )
            )


def _does(v: Voice, power: Power) -> Text:
    """What a power does and at what cost, with a capital only where a sentence begins anew."""
    base = v.of_them if power.by_them else v
    own = sentences(base, power.effects)
    subject = v.say("that investigator ", "он ", "він ") if power.by_them else ()
    if power.moment in (Moment.ACTION, Moment.LOCAL_ACTION):
        return paragraph(own)
    if power.forced or is_optional(power.effects):
        return _following(cat(subject, own[0]), own[1:])
    can = base.say("[you may|may] ", "[вы можете|может] ", "[ви можете|може] ")
    does = sentences(base.able, power.effects)[0]
    if listed(power.cost):
        does = v.say(
            "{cost} to {does}", "{cost}, чтобы {does}", "{cost}, щоб {does}",
            cost=clauses(base.able, power.cost), does=does,
        )  # fmt: skip
    return _following(cat(subject, can, does), own[1:])


def _following(first: Text, rest: list[Text]) -> Text:
    """The end of a sentence, and sentences after it."""
    return cat(first, ".", *(cat(" ", paragraph([one])) for one in rest))


def is_optional(effects: w.Effects) -> bool:
    """Whether an effect itself says that one may do it."""
    first = listed(effects)[0]
    return (isinstance(first, w.May) and first.otherwise is None) or (isinstance(first, w.Choose) and first.up_to)


def _subject(v: Voice, whose: Whose) -> Text:
    """Whose doing a power is about."""
    match whose:
        case Whose.OWN:
            return v.say("you", "вы", "ви")
        case Whose.HERE:
            return v.say("an investigator{here}", "сыщик{here}", "дослідник{here}", here=here_too(v))
        case Whose.ANYBODYS:
            return v.say("any investigator", "любой сыщик", "будь-який дослідник")
        case Whose.OTHERS:
            return v.say("another investigator", "другой сыщик", "інший дослідник")
        case _:
            assert_never(whose)


def moment(v: Voice, power: Power) -> Text:
    """When a power can be used, or works by itself."""
    they = v if power.whose is Whose.OWN else v.of_them
    who = _subject(v, power.whose)
    match power.moment:
        case Moment.ACTION | Moment.LOCAL_ACTION:
            return ()
        case Moment.ACTION_PHASE:
            return v.say("in your turn of the Action Phase", "в свой ход в фазе действий", "у свій хід у фазі дій")
        case Moment.BEFORE_TEST:
            return they.say(
                "before {who} [roll|rolls] for {test}",
                "перед тем как {who} [бросаете|бросает] кубики для {test}",
                "перед тим як {who} [кидаєте|кидає] кубики для {test}",
                who=who,
                test=a_test(v, power.tests),
            )
        case Moment.AFTER_ROLL:
            return they.say(
                "after {who} [roll|rolls] for {test}",
                "после того как {who} [бросили|бросил] кубики для {test}",
                "після того як {who} [кинули|кинув] кубики для {test}",
                who=who,
                test=a_test(v, power.tests),
            )
        case Moment.COMBAT:
            return v.say(
                "during your combat encounter, before {test}",
                "во время своего боевого контакта до {test}",
                "під час своєї бойової зустрічі до {test}",
                test=a_test(v, power.tests),
            )
        case Moment.ENCOUNTER:
            return v.say(
                "in the Encounter Phase, before your first encounter",
                "в фазе контактов перед своим первым контактом",
                "у фазі зустрічей перед своєю першою зустріччю",
            )
        case Moment.FREE_TO_CHOOSE:
            return v.say(
                "in the Encounter Phase, when you choose an encounter other than combat",
                "в фазе контактов, когда вы выбираете небоевой контакт",
                "у фазі зустрічей, коли ви вибираєте небойову зустріч",
            )
        case Moment.WOULD_LOSE:
            lost = named(things.value(v, power.value or 0))
            by = (
                v.pick(" because of your spell", " из-за своего заклинания", " через своє заклинання")
                if power.in_spells
                else ""
            )
            return they.say(
                "when {who} would lose {it}{by}",
                "когда {who} [должны|должен] потерять {it:acc}{by}",
                "коли {who} [маєте|має] втратити {it:acc}{by}",
                who=who,
                it=lost,
                by=by,
            )
        case Moment.REST:
            return they.say(
                "when {who} [perform|performs] a Rest action",
                "когда {who} [выполняете|выполняет] действие «Отдых»",
                "коли {who} [виконуєте|виконує] дію «Відпочинок»",
                who=who,
            )
        case Moment.GAINED:
            return v.say("when you gain this card", "когда вы получаете эту карту", "коли ви отримуєте цю карту")
        case Moment.GAINED_FROM_DECK:
            return v.say(
                "when you gain this card from the deck",
                "когда вы получаете эту карту из колоды",
                "коли ви отримуєте цю карту з колоди",
            )
        case Moment.BEAT_MONSTER:
            return v.say(
                "when you defeat a monster in a combat encounter",
                "когда вы побеждаете монстра в боевом контакте",
                "коли ви перемагаєте монстра в бойовій зустрічі",
            )
        case Moment.MONSTER_DEFEATED:
            return they.say(
                "when {who} [defeat|defeats] {a}monster{where}",
                "когда {who} [побеждаете|побеждает] {a}монстра{where}",
                "коли {who} [перемагаєте|перемагає] {a}монстра{where}",
                who=who,
                a=_ordinary(v, power.where),
                where=_where(v, power.where),
            )
        case Moment.CLOSED_GATE:
            return they.say(
                "when {who} [close|closes] a gate{where}",
                "когда {who} [закрываете|закрывает] врата{where}",
                "коли {who} [зачиняєте|зачиняє] ворота{where}",
                who=who,
                where=_where(v, power.where),
            )
        case Moment.GAINED_CONDITION:
            return they.say(
                "when {who} [gain|gains] a condition that is not Common",
                "когда {who} [получаете|получает] состояние без признака «обычное»",
                "коли {who} [отримуєте|отримує] стан без ознаки «звичайний»",
                who=who,
            )
        case Moment.IMPROVED:
            return they.say(
                "when {who} [improve|improves] a skill",
                "когда {who} [улучшаете|улучшает] навык",
                "коли {who} [поліпшуєте|поліпшує] вміння",
                who=who,
            )
        case Moment.RESEARCHED:
            return they.say(
                "when {who} [have|has] resolved a Research Encounter",
                "когда {who} [провели|провёл] поисковый контакт",
                "коли {who} [провели|провів] дослідницьку зустріч",
                who=who,
            )
        case Moment.PASSED_SPELL_TEST:
            return they.say(
                "when {who} [pass|passes] a lore test of a spell",
                "когда {who} успешно [проходите|проходит] проверку знаний для заклинания",
                "коли {who} успішно [проходите|проходить] перевірку знань для заклинання",
                who=who,
            )
        case Moment.ONTO_ELDRITCH:
            return they.say(
                "when {who} [move|moves] onto a space with an Eldritch token",
                "когда {who} [перемещаетесь|перемещается] в локацию с жетоном Древних",
                "коли {who} [переміщуєтеся|переміщується] до локації з жетоном Стародавніх",
                who=who,
            )
        case Moment.OMEN_TO_GREEN:
            return v.say(
                "when the omen advances to the green space",
                "когда знамение сдвигается на зелёное деление",
                "коли передвістя пересувається на зелену поділку",
            )
        case _:
            assert_never(power.moment)


def _ordinary(v: Voice, condition: w.Condition | None) -> Text:
    """Of Monsters only those that are not Epic, if that must be so."""
    if isinstance(condition, w.IsOrdinary):
        return v.say("a non-Epic ", "неэпического ", "неепічного ")
    return v.say("a ", "", "")


def _where(v: Voice, condition: w.Condition | None) -> Text:
    """What must be so, after what somebody did."""
    match condition:
        case None | w.IsOrdinary():
            return ()
        case w.On(where):
            return cat(" ", at(v, where))
        case w.ThatGateMatches():
            return v.say(" matching the omen", " текущего знамения", " поточного передвістя")
        case _:
            return v.say(" (if {it})", " (если {it})", " (якщо {it})", it=so(v.of_them, condition))
