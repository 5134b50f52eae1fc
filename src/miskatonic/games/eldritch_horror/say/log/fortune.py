"""What investigators lost, gained and suffered, in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CONDITION, HEALTH
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions, things
from miskatonic.games.eldritch_horror.say.mentions import thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, named
from miskatonic.text.slavic import NOM

Fortune = (
    tells.Lost | tells.Prevented | tells.Recovered | tells.Spent | tells.SpentClues | tells.OneFewer | tells.Gained
    | tells.GainedClue | tells.NotFound | tells.Discarded | tells.GaveWay | tells.Improved | tells.GaveUpImprovement
    | tells.Delayed | tells.NotDelayed | tells.NotDetained | tells.Casts | tells.TurnedOver | tells.LooksAtBack
    | tells.Defeated | tells.Devoured | tells.Meets
)  # fmt: skip


def given_way_to(card: int) -> str:
    """The Condition that is not gained because a card is discarded instead."""
    return next(p.to for p in box.CONDITION_CARD[card].passive if isinstance(p, w.GivesWay))


def fortune(v: Voice, entry: Fortune) -> Text:
    """What investigators lost, gained and suffered."""
    match entry:
        case tells.Lost(who, kind, n, left):
            return v.say(
                "{who} lost {n} ({left} left).",
                "{who} {who~потерял} {n:acc} (осталось {left}).",
                "{who} {who~втратив} {n:acc} (лишилося {left}).",
                who=mentions.somebody(v, who),
                n=v.many(n, things.value(v, kind)),
                left=left,
            )
        case tells.Prevented(who, kind, n):
            return v.say(
                "The loss of {n} was prevented for {who}.",
                "Предотвращена потеря: {who} {who~сохранил} {n:acc}.",
                "Втраті запобігли: {who} {who~зберіг/зберегла} {n:acc}.",
                who=mentions.somebody(v, who),
                n=v.many(n, things.value(v, kind)),
            )
        case tells.Recovered(who, kind, n):
            return v.say(
                "{who} recovered {n}.",
                "{who} {who~восстановил} {n:acc}.",
                "{who} {who~відновив} {n:acc}.",
                who=mentions.somebody(v, who),
                n=v.many(n, things.value(v, kind)),
            )
        case tells.Spent(who, kind, n):
            return _spent(v, mentions.somebody(v, who), v.many(n, things.value(v, kind)))
        case tells.SpentClues(who, n):
            return _spent(v, mentions.somebody(v, who), v.many(n, v.names.CLUE))
        case tells.OneFewer(who):
            return v.say(
                "{who} spent 1 clue fewer.",
                "{who} {who~потратил} на 1 улику меньше.",
                "{who} {who~витратив} на 1 доказ менше.",
                who=mentions.somebody(v, who),
            )
        case tells.Gained(who, card):
            return _gained(v, mentions.somebody(v, who), thing(v, card))
        case tells.GainedClue(who, clue):
            return _gained(v, mentions.somebody(v, who), thing(v, clue))
        case tells.NotFound(who, kind):
            return v.say(
                "No {it} was left for {who}.",
                "{who} ничего не {who~получил}: {it:gen} не нашлось.",
                "{who} нічого не {who~отримав}: {it:gen} не знайшлося.",
                who=mentions.somebody(v, who),
                it=named(things.kind_noun(v, kind)),
            )
        case tells.Discarded(who, piece):
            return _discarded(v, mentions.somebody(v, who), thing(v, piece))
        case tells.GaveWay(who, card):
            return v.say(
                "{who} discarded {it} instead of gaining {other}.",
                "Вместо {other:gen} {who} {who~сбросил} {it:acc}.",
                "Замість {other:gen} {who} {who~скинув} {it:acc}.",
                who=mentions.somebody(v, who),
                it=thing(v, card),
                other=things.card(v, CONDITION, given_way_to(card)),
            )
        case tells.Improved(who, skill, n):
            return v.say(
                "{who} improved {it} (+{n} now).",
                "{who} {who~улучшил} {it:acc} (теперь +{n}).",
                "{who} {who~поліпшив} {it:acc} (тепер +{n}).",
                who=mentions.somebody(v, who),
                it=things.skill(v, skill),
                n=n,
            )
        case tells.GaveUpImprovement(who, skill, n):
            return v.say(
                "{who} gave up the improvement of {it} (+{n}).",
                "{who} {who~отказался/отказалась} от улучшения {it:gen} (+{n}).",
                "{who} {who~відмовився/відмовилася} від поліпшення {it:gen} (+{n}).",
                who=mentions.somebody(v, who),
                it=things.skill(v, skill),
                n=n,
            )
        case tells.Delayed(who):
            return v.say(
                "{who} became Delayed.",
                "{who} {who~задержан/задержана/задержано}.",
                "{who:acc} затримано.",
                who=mentions.somebody(v, who),
            )
        case tells.NotDelayed(who):
            return v.say(
                "{who} could not be Delayed.",
                "{who:acc} не удалось задержать.",
                "{who:acc} не вдалося затримати.",
                who=mentions.somebody(v, who),
            )
        case tells.NotDetained(who):
            return v.say(
                "{who} could not gain {it}.",
                "{who} не {who~смог/смогла/смогло} получить {it:acc}.",
                "{who} не {who~зміг/змогла/змогло} отримати {it:acc}.",
                who=mentions.somebody(v, who),
                it=things.card(v, CONDITION, "detained"),
            )
        case tells.Casts(who, spell):
            return v.say(
                "{who} cast {it}.",
                "{who} {who~прочёл/прочла/прочло} {it:acc}.",
                "{who} {who~прочитав} {it:acc}.",
                who=mentions.somebody(v, who),
                it=thing(v, spell),
            )
        case tells.TurnedOver(who, card, back):
            return _turned(v, mentions.somebody(v, who), card, back)
        case tells.LooksAtBack(who, card, _) if card < 0:
            return v.say(
                "{who} looked at the back of a card.",
                "{who} {who~посмотрел} на оборот карты.",
                "{who} {who~подивився/подивилася} на зворот карти.",
                who=mentions.somebody(v, who),
            )
        case tells.LooksAtBack(who, card, _):
            return v.say(
                "{who} looked at the back of {it}.",
                "{who} {who~посмотрел} на оборот карты: {it}.",
                "{who} {who~подивився/подивилася} на зворот карти: {it}.",
                who=mentions.somebody(v, who),
                it=thing(v, card),
            )
        case tells.Defeated(who, kind):
            why = (
                v.say("crippled", "увечье", "каліцтво") if kind == HEALTH else v.say("driven insane", "безумие", "божевілля")
            )
            return v.say(
                "{who} was defeated: {why}.",
                "{who} {who~побеждён/побеждена/побеждено}: {why}.",
                "{who:acc} переможено: {why}.",
                who=mentions.somebody(v, who),
                why=why,
            )
        case tells.Devoured(who):
            return v.say(
                "{who} was devoured.",
                "{who} {who~сожран/сожрана/сожрано}.",
                "{who:acc} зжерто.",
                who=mentions.somebody(v, who),
            )
        case tells.Meets(who, fallen):
            return v.say(
                "{who} found {it}, who had been defeated.",
                "{who} {who~нашёл/нашла/нашло} {it:acc} после поражения.",
                "{who} {who~знайшов/знайшла/знайшло} {it:acc} після поразки.",
                who=mentions.somebody(v, who),
                it=thing(v, fallen),
            )
        case _:
            assert_never(entry)


def _spent(v: Voice, who: Named, n: Named) -> Text:
    return v.say("{who} spent {n}.", "{who} {who~потратил} {n:acc}.", "{who} {who~витратив} {n:acc}.", who=who, n=n)


def _gained(v: Voice, who: Named, it: Named) -> Text:
    return v.say("{who} gained {it}.", "{who} {who~получил} {it:acc}.", "{who} {who~отримав} {it:acc}.", who=who, it=it)


def _discarded(v: Voice, who: Named, it: Named) -> Text:
    return v.say("{who} discarded {it}.", "{who} {who~сбросил} {it:acc}.", "{who} {who~скинув} {it:acc}.", who=who, it=it)


def _turned(v: Voice, who: Named, card: int, back: int) -> Text:
    """A double-sided card was turned over; what its back is called, if it has a title of its own."""
    titled = back >= 0 and isinstance(box.SHEETS[back], sheets.ConditionBack)
    return v.say(
        "{who} flipped {it}{back}.",
        "{who} {who~перевернул} {it:acc}{back}.",
        "{who} {who~перевернув} {it:acc}{back}.",
        who=who,
        it=thing(v, card),
        back=cat(": ", thing(v, back).said(NOM)) if titled else "",
    )
