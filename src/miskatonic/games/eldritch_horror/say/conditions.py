"""When something is so, and whom an effect means."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import figure
from miskatonic.games.eldritch_horror.say.counted import Countable, things_of
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import at, nearby, on_it
from miskatonic.text import en
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, fixed, named, several

# -------------------------------------------------------------------- what is so


def belonging(v: Voice, has: w.Has) -> Named:
    """What one has or lacks: a card of a name, of a kind, or with a trait."""
    if has.name:
        return things.card(v, has.kind, has.name)
    noun = things.goods(v, has.kind, has.trait)
    return fixed(en.article(noun.one)) if isinstance(noun, en.Noun) else named(noun)


def so(v: Voice, condition: w.Condition) -> Text:
    """A condition as a clause after "if"."""
    you = v.whose
    match condition:
        case w.On(where):
            return you.say("[you are|they are] {at}", "[вы|он] {at}", "[ви|він] {at}", at=at(v, where))
        case w.Has():
            return you.say(
                "[you have|they have] {it}",
                "у [вас|него] есть {it}",
                "[ви маєте|він має] {it:acc}",
                it=belonging(v, condition),
            )
        case w.Not(other):
            return _not_so(v, other)
        case w.Both(one, other):
            return v.say("{a} and {b}", "{a} и {b}", "{a} і {b}", a=so(v, one), b=so(v, other))
        case w.AtLeast(of, n):
            return _at_least(v, of, n)
        case w.IsDelayed():
            return you.say("[you are|they are] Delayed", "[вы задержаны|он задержан]", "[вас|його] затримано")
        case w.WasSpawned():
            return v.say("a monster was spawned", "монстр появился", "монстр з’явився")
        case w.ThatGateMatches():
            return v.say(
                "that gate matches the omen",
                "эти врата совпадают с текущим знамением",
                "ці ворота збігаються з поточним передвістям",
            )
        case w.IsOrdinary():
            return v.say("that monster is not Epic", "этот монстр неэпический", "цей монстр неепічний")
        case w.NoFour():
            return v.say("no die shows a 4", "ни на одном кубике не выпало 4", "на жодному кубику не випало 4")
        case w.LostSanity():
            return you.say(
                "[you|they] lost sanity this way",
                "[вы потеряли|он потерял] при этом рассудок",
                "[ви втратили|він втратив] при цьому розум",
            )
        case w.IsBeaten(name):
            return v.say(
                "{it} <it:has|have> been defeated",
                "{it} {it~побеждён/побеждена/побеждено}",
                "{it:acc} переможено",
                it=things.monster(v, name),
            )
        case w.NobodyLeft():
            return v.say("all players are eliminated", "все игроки выбыли", "всі гравці вибули")
        case _:
            assert_never(condition)


def _not_so(v: Voice, condition: w.Condition) -> Text:
    """A condition that must not be so, as a clause after "if"."""
    you = v.whose
    match condition:
        case w.Has(name=""):
            return you.say(
                "[you have|they have] no {it}",
                "у [вас|него] нет {it:gen}",
                "[ви не маєте|він не має] {it:gen}",
                it=several(things.goods(v, condition.kind, condition.trait)),
            )
        case w.Has():
            return you.say(
                "[you do|they do] not have {it}",
                "у [вас|него] нет {it:gen}",
                "[ви не маєте|він не має] {it:gen}",
                it=belonging(v, condition),
            )
        case w.On(where):
            thing = on_it(v, where)
            if thing is None:
                return you.say("[you are|they are] not {at}", "[вы|он] не {at}", "[ви|він] не {at}", at=at(v, where))
            return you.say(
                "[your|their] space is without {it}",
                "{here} нет {it:gen}",
                "{here} немає {it:gen}",
                it=thing,
                here=nearby(v),
            )
        case w.ThatGateMatches():
            return v.say(
                "that gate does not match the omen",
                "эти врата не совпадают с текущим знамением",
                "ці ворота не збігаються з поточним передвістям",
            )
        case w.IsDelayed():
            return you.say("[you are|they are] not Delayed", "[вы не задержаны|он не задержан]", "[вас|його] не затримано")
        case w.AtLeast(of, 1) if isinstance(of, Countable):
            counted = things_of(v, of)
            return v.say(
                "there are no {things} left {where}",
                "{where} не осталось {things:gen}",
                "{where} не лишилося {things:gen}",
                things=several(counted.noun),
                where=counted.where,
            )
        case _:
            return v.say("it is not true that {it}", "неверно, что {it}", "неправда, що {it}", it=so(v, condition))


def _at_least(v: Voice, of: w.Amount, n: w.Amount) -> Text:
    """An amount that is large enough."""
    if not isinstance(n, int) or not isinstance(of, Countable):
        return v.say(
            "{of} is at least {n}", "{of} не меньше {n:gen}", "{of} не менша за {n:acc}", of=figure(v, of), n=figure(v, n)
        )
    counted = things_of(v, of)
    if isinstance(of, w.MysteriesSolved):
        return v.say(
            "at least {n} <n:has|have> been solved",
            "<n:раскрыта хотя бы {n}|раскрыто не меньше {n:gen}>",
            "розгадано щонайменше {n:acc}",
            n=v.many(n, v.names.MYSTERY),
        )
    if n == 1:
        thing = fixed(en.article(counted.noun.one)) if isinstance(counted.noun, en.Noun) else named(counted.noun)
        return v.say(
            "there is {it} {where}{which}",
            "{where} есть {it}{which}",
            "{where} є {it}{which}",
            it=thing,
            where=counted.where,
            which=cat(" ", counted.which) if counted.which else "",
        )
    return v.say(
        "there are at least {it} {where}",
        "{where} не меньше {it:gen}",
        "{where} щонайменше {it}",
        it=v.many(n, counted.noun),
        where=counted.where,
    )


# -------------------------------------------------------------------- who


def such(v: Voice, condition: w.Condition) -> Text:
    """A condition as words after the investigator whom it is about."""
    match condition:
        case w.On(where):
            return cat(" ", at(v, where))
        case w.Has():
            return v.say(" with {it}", " с {it:ins}", " з {it:ins}", it=belonging(v, condition))
        case w.Not(w.Has() as has):
            return v.say(" without {it}", " без {it:gen}", " без {it:gen}", it=belonging(v, has))
        case w.Not(w.IsDelayed()):
            return v.say(" who is not Delayed", ", который не задержан,", ", якого не затримано,")
        case w.Both(w.On(where), w.Has() as has):
            return v.say(
                " who is {at} and has {it}",
                " {at}, у которого есть {it},",
                " {at}, який має {it:acc},",
                at=at(v, where),
                it=belonging(v, has),
            )
        case w.LostSanity():
            return v.say(" who lost sanity this way", ", потерявший при этом рассудок,", ", який при цьому втратив розум,")
        case _:
            return v.say(" (if {it})", " (если {it})", " (якщо {it})", it=so(v.of_them, condition))


Everyone = w.Each | w.One | w.TheChosen | w.Active | w.NearestInvestigator | w.Lead
"""Whom effects of this game mean."""


def who(v: Voice, somebody: Everyone) -> Text:
    """Who does something, as the subject of a sentence."""
    match somebody:
        case w.Each(which, here, other):
            return v.say(
                "each {other}investigator{here}{such}",
                "каждый {other}сыщик{here}{such}",
                "кожен {other}дослідник{here}{such}",
                other=v.say("other ", "другой ", "інший ") if other else "",
                here=here_too(v) if here else "",
                such=such(v, which) if which else "",
            )
        case w.One(which, here, other):
            return v.say(
                "{one} investigator{choice}{here}{such}",
                "{one} сыщик{choice}{here}{such}",
                "{one} дослідник{choice}{here}{such}",
                one=v.say("another", "другой", "інший") if other else v.say("one", "один", "один"),
                here=here_too(v) if here else "",
                such=such(v, which) if which else "",
                choice=v.whose.say(" of [your|their] choice", " на [ваш|его] выбор", " на [ваш|його] вибір"),
            )
        case w.TheChosen():
            return v.say("that investigator", "этот сыщик", "цей дослідник")
        case w.Active():
            return v.say("the active investigator", "активный сыщик", "активний дослідник")
        case w.NearestInvestigator():
            return v.say(
                "the investigator nearest to this monster",
                "ближайший к этому монстру сыщик",
                "найближчий до цього монстра дослідник",
            )
        case w.Lead():
            return v.say("the {lead}", "{lead}", "{lead}", lead=named(v.names.LEAD))
        case _:
            assert_never(somebody)


def here_too(v: Voice) -> Text:
    """On the space of the one who acts, after somebody else who is there."""
    return cat(" ", nearby(v))
