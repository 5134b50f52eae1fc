"""What cards can do and what always holds, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power, Whose
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL, CONDITION
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.conditions import here_too
from miskatonic.games.eldritch_horror.say.effects import clauses, listed, paragraph, sentences
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import at
from miskatonic.games.eldritch_horror.say.things import signed
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.phrases import named, several

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
                "Local action of any investigator on this card owner’s space: {it}",
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
                "when {who} [defeat|defeats] a non-Epic monster{where}",
                "когда {who} [побеждаете|побеждает] неэпического монстра{where}",
                "коли {who} [перемагаєте|перемагає] неепічного монстра{where}",
                who=who,
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
                "when {who} [gain|gains] a condition",
                "когда {who} [получаете|получает] состояние",
                "коли {who} [отримуєте|отримує] стан",
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
                "когда {who} [проходите|проходит] проверку знаний для заклинания",
                "коли {who} [проходите|проходить] перевірку знань для заклинання",
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


def _where(v: Voice, condition: w.Condition | None) -> Text:
    """What must be so, after what somebody did."""
    match condition:
        case None:
            return ()
        case w.On(where):
            return cat(" ", at(v, where))
        case w.ThatGateMatches():
            return v.say(" matching the omen", " текущего знамения", " поточного передвістя")
        case _:
            raise AssertionError(condition)


# -------------------------------------------------------------------- what always holds


def _while(v: Voice, type: int | None) -> Text:
    """While the owner is on a space of a type, if one is given."""
    if type is None:
        return ()
    return v.say("while you are {at}, ", "пока вы {at}, ", "доки ви {at}, ", at=at(v, w.OfType(type)))


def passive(v: Voice, word: w.Passive) -> Text:
    """What always holds, as a sentence."""
    match word:
        case w.Bonus(number, n, when):
            return v.say(
                "You gain {n} {skill}{when}.",
                "Вы получаете {n} к {skill:dat}{when}.",
                "Ви отримуєте {n} до {skill:gen}{when}.",
                n=signed(n),
                skill=things.skill(v, number),
                when=during(v, when),
            )
        case w.AdditionalDie(when, type):
            return capital(
                v.say(
                    "{here}investigators{nearby} roll 1 additional die for tests{when}.",
                    "{here}сыщики{nearby} бросают 1 дополнительный кубик в проверках{when}.",
                    "{here}дослідники{nearby} кидають 1 додатковий кубик у перевірках{when}.",
                    here=_while(v, type),
                    nearby=here_too(v),
                    when=during(v, when),
                )
            )
        case w.SixesCountTwice(which):
            return v.say(
                "Each 6 you roll in {tests} counts as 2 successes.",
                "Каждая 6, выпавшая вам в {tests}, даёт 2 успеха.",
                "Кожна 6, що випала вам у {tests}, дає 2 успіхи.",
                tests=tests(v, which),
            )
        case w.SuccessFrom(6):
            return v.say(
                "In your tests only a 6 is a success.",
                "В ваших проверках успех — только 6.",
                "У ваших перевірках успіх — лише 6.",
            )
        case w.SuccessFrom(face):
            return v.say(
                "In your tests a {n} or higher is a success.",
                "В ваших проверках успех — {n} и больше.",
                "У ваших перевірках успіх — {n} і більше.",
                n=face,
            )
        case w.HorrorAtMost(n):
            return v.say(
                "The horror of monsters counts as at most {n} for you.",
                "Ужас монстров для вас не больше {n}.",
                "Жах монстрів для вас не більший за {n}.",
                n=n,
            )
        case w.LessDamage(n):
            return v.say(
                "The damage of monsters is {n} lower for you, but at least 1.",
                "Урон монстров для вас меньше на {n}, но не меньше 1.",
                "Шкода монстрів для вас менша на {n}, але не менша за 1.",
                n=n,
            )
        case w.NeverDelayed():
            return v.say(
                "You cannot become Delayed unless you choose to.",
                "Вы не можете стать задержанным иначе как по своему выбору.",
                "Ви не можете стати затриманим інакше як за власним вибором.",
            )
        case w.NeverDetained():
            return v.say(
                "You cannot gain {it} unless you choose to.",
                "Вы не можете получить {it:acc} иначе как по своему выбору.",
                "Ви не можете отримати {it:acc} інакше як за власним вибором.",
                it=things.card(v, CONDITION, "detained"),
            )
        case w.IgnoresMonsters():
            return v.say(
                "In the Encounter Phase you may choose your encounter as if no monsters were on your space.",
                "В фазе контактов вы можете выбирать контакт так, словно в вашей локации нет монстров.",
                "У фазі зустрічей ви можете вибирати зустріч так, ніби у вашій локації немає монстрів.",
            )
        case w.CheaperClues():
            return v.say(
                "Once per round, when you spend clues, you may spend 1 fewer.",
                "Раз в раунд, тратя улики, вы можете потратить на 1 меньше.",
                "Раз на раунд, витрачаючи докази, ви можете витратити на 1 менше.",
            )
        case w.SanityForClue():
            return v.say(
                "Once per round, when you spend clues, you may spend 1 sanity in place of 1 of them.",
                "Раз в раунд, тратя улики, вы можете вместо 1 улики потратить 1 рассудок.",
                "Раз на раунд, витрачаючи докази, ви можете замість 1 доказу витратити 1 розум.",
            )
        case w.TwoRerolls():
            return v.say(
                "When an investigator on your space spends a clue to reroll, they may reroll 2 dice instead of 1.",
                "Когда сыщик в вашей локации тратит улику на переброс, он может перебросить 2 кубика вместо 1.",
                "Коли дослідник у вашій локації витрачає доказ на перекид, він може перекинути 2 кубики замість 1.",
            )
        case w.SharesPurchases():
            return v.say(
                "When you acquire assets, you may let other investigators gain any of them.",
                "Приобретая активы, вы можете отдавать любые из них другим сыщикам: их получают те.",
                "Отримуючи активи, ви можете віддавати будь-які з них іншим дослідникам: їх отримують вони.",
            )
        case w.HeldFast():
            return v.say(
                "You cannot move and cannot perform actions other than this card’s. In the Encounter Phase, flip this card "
                "and resolve its back instead of an encounter.",
                "Вы не можете перемещаться и выполнять действия, кроме действия этой карты. В фазе контактов вместо "
                "контакта переверните эту карту и разыграйте её оборот.",
                "Ви не можете переміщуватися й виконувати дії, крім дії цієї карти. У фазі зустрічей замість зустрічі "
                "переверніть цю карту й розіграйте її зворот.",
            )
        case w.FlipsWhenGainedAgain():
            return v.say(
                "If you would gain this condition again, flip this card instead.",
                "Если вы должны получить это состояние ещё раз, вместо этого переверните эту карту.",
                "Якщо ви маєте отримати цей стан ще раз, натомість переверніть цю карту.",
            )
        case w.GivesWay(to):
            return v.say(
                "If you would gain {it}, discard this card instead.",
                "Если вы должны получить {it:acc}, вместо этого сбросьте эту карту.",
                "Якщо ви маєте отримати {it:acc}, натомість скиньте цю карту.",
                it=things.card(v, CONDITION, to),
            )
        case w.NoResting():
            return v.say(
                "Investigators cannot perform Rest actions.",
                "Сыщики не могут выполнять действие «Отдых».",
                "Дослідники не можуть виконувати дію «Відпочинок».",
            )
        case w.NoReserve():
            return v.say(
                "No cards can be placed in the reserve.",
                "В резерв нельзя выкладывать карты.",
                "У резерв не можна викладати карти.",
            )
        case w.NoExpeditions():
            return v.say(
                "Investigators cannot resolve {it}.",
                "Сыщики не могут проводить {it:acc}.",
                "Дослідники не можуть проводити {it:acc}.",
                it=several(v.names.ENCOUNTERS["expedition"]),
            )
        case w.NoClosing():
            return v.say("Gates cannot be closed.", "Врата нельзя закрывать.", "Ворота не можна зачиняти.")
        case w.Unhurt(n):
            return v.say(
                "This monster loses no health until {n} have been solved.",
                "Этот монстр не теряет здоровья, пока не раскрыто {n}.",
                "Цей монстр не втрачає здоров’я, доки не розгадано {n:acc}.",
                n=v.many(n, v.names.MYSTERY),
            )
        case w.NoClueRerolls():
            return v.say(
                "Clues cannot be spent to reroll dice in a combat encounter with this monster.",
                "В боевом контакте с этим монстром нельзя тратить улики на переброс.",
                "У бойовій зустрічі з цим монстром не можна витрачати докази на перекид.",
            )
        case _:
            assert_never(word)
