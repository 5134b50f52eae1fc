"""How things will stand after a choice in Eldritch Horror, as clauses."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import reasons as r
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.say import mentions, reading, things
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, named
from miskatonic.text.slavic import NOM


def changed(v: Voice, view: State, what: r.AnyFact, by: int, good: bool) -> Text:
    """That there will be more or less of something, or that it will be better or worse."""
    say, n = v.say, abs(by)
    more, few = v.more(by > 0), v.more(by > 0, "fewer")
    match what:
        case r.Doom() if good:
            return say("doom will stay farther away", "безысходность наступит позже", "приреченість настане пізніше")
        case r.Doom():
            return say("doom will come nearer", "безысходность станет ближе", "приреченість стане ближчою")
        case r.Mystery() if good:
            return say("the mystery will advance", "тайна продвинется", "таємниця просунеться")
        case r.Mystery():
            return say(
                "the mystery will not come on as far",
                "тайна продвинется не так далеко",
                "таємниця просунеться не так далеко",
            )
        case r.Health(who):
            return _owned(v, view, who, things.value(v, t.HEALTH), n, more, good)
        case r.Sanity(who):
            return _owned(v, view, who, things.value(v, t.SANITY), n, more, good)
        case r.Cards() | r.Tickets() | r.Improvements() | r.Conditions() | r.Delayed():
            return _belonging(v, view, what, by, good)
        case r.Lives():
            return (
                say("nobody will fall", "никто не погибнет", "ніхто не загине")
                if good
                else say("somebody will fall", "кто-то погибнет", "хтось загине")
            )
        case r.Clues() if by:
            return say(
                "there will be {n} {few} <n:clue|clues>",
                "улик будет на {n} {few}",
                "доказів буде на {n} {few}",
                n=n,
                few=few,
            )
        case r.Clues():
            return (
                say("the clues will count for more", "улики будут ценнее", "докази будуть ціннішими")
                if good
                else say("the clues will count for less", "улики будут менее ценны", "докази будуть менш цінні")
            )
        case r.Monsters() if by:
            return say(
                "there will be {n} {few} <n:monster|monsters> on the board",
                "монстров на поле будет на {n} {few}",
                "монстрів на полі буде на {n} {few}",
                n=n,
                few=few,
            )
        case r.Monsters():
            return (
                say("the monsters will be less of a burden", "монстры будут мешать меньше", "монстри заважатимуть менше")
                if good
                else say(
                    "the monsters will be more of a burden", "монстры будут мешать больше", "монстри заважатимуть більше"
                )
            )
        case r.Rumors() if good:
            return say("rumors will do less harm", "слухи навредят меньше", "чутки нашкодять менше")
        case r.Rumors():
            return say("rumors will do more harm", "слухи навредят больше", "чутки нашкодять більше")
        case r.Prospect() if good:
            return say(
                "the next turns will hold more in store",
                "дальше откроется больше возможностей",
                "далі відкриється більше можливостей",
            )
        case r.Prospect():
            return say(
                "the next turns will hold less in store", "дальше возможностей будет меньше", "далі можливостей буде менше"
            )
        case _:
            assert_never(what)


def _belonging(
    v: Voice, view: State, what: r.Cards | r.Tickets | r.Improvements | r.Conditions | r.Delayed, by: int, good: bool
) -> Text:
    """What somebody will have or bear more or less of."""
    who, n, few = _who(v, view, what.who), abs(by), v.more(by > 0, "fewer")
    match what:
        case r.Cards() if by:
            return v.say(
                "{who} will have {n} {few} <n:card|cards>",
                "карт у {who:gen} будет на {n} {few}",
                "карт у {who:gen} буде на {n} {few}",
                who=who,
                n=n,
                few=few,
            )
        case r.Cards() if good:
            return v.say(
                "{who} will have better cards",
                "карты у {who:gen} будут полезнее",
                "карти в {who:gen} будуть корисніші",
                who=who,
            )
        case r.Cards():
            return v.say(
                "{who} will have poorer cards",
                "пользы от карт у {who:gen} будет меньше",
                "користі від карт у {who:gen} буде менше",
                who=who,
            )
        case r.Tickets() if by:
            return v.say(
                "{who} will have {n} {few} <n:ticket|tickets>",
                "билетов у {who:gen} будет на {n} {few}",
                "квитків у {who:gen} буде на {n} {few}",
                who=who,
                n=n,
                few=few,
            )
        case r.Improvements() if good:
            return v.say(
                "{who} will have better skills",
                "навыки у {who:gen} будут выше",
                "уміння в {who:gen} будуть вищі",
                who=who,
            )
        case r.Improvements():
            return v.say(
                "{who} will have lower skills",
                "навыки у {who:gen} будут ниже",
                "уміння в {who:gen} будуть нижчі",
                who=who,
            )
        case r.Conditions() if by and good == (by < 0):
            return v.say(
                "{who} will bear {n} {few} <n:condition|conditions>",
                "состояний у {who:gen} будет на {n} {few}",
                "станів у {who:gen} буде на {n} {few}",
                who=who,
                n=n,
                few=few,
            )
        case r.Conditions() if by > 0:
            return v.say(
                "{who} will have a condition that helps",
                "у {who:gen} будет полезное состояние",
                "у {who:gen} буде корисний стан",
                who=who,
            )
        case r.Conditions() if by:
            return v.say(
                "{who} will lose a condition that helps",
                "{who} лишится полезного состояния",
                "{who} втратить корисний стан",
                who=who,
            )
        case r.Delayed() if good:
            return v.say(
                "{who} will not be Delayed",
                "{who} не будет {who~задержан/задержана/задержано}",
                "{who:acc} не буде затримано",
                who=who,
            )
        case r.Delayed():
            return v.say(
                "{who} will be Delayed",
                "{who} будет {who~задержан/задержана/задержано}",
                "{who:acc} буде затримано",
                who=who,
            )
        case r.Tickets() | r.Conditions():
            return _fares(v, view, what.who, good)
        case _:
            assert_never(what)


def _who(v: Voice, view: State, who: int) -> Named:
    """An investigator; who is yet to enter play has no name."""
    if reading.piece_of(view, who) >= 0:
        return mentions.person(v, view, who)
    word = named(v.names.INVESTIGATOR)
    return Named(
        lambda case: cat(
            v.pick("the new ", *(("новый ", "новий ") if case is NOM else ("нового ", "нового "))), word.said(case)
        ),
        word.gender,
    )


def _fares(v: Voice, view: State, who: int, good: bool) -> Text:
    person = _who(v, view, who)
    if good:
        return v.say("it serves {who} better", "для {who:gen} это полезнее", "для {who:gen} це корисніше", who=person)
    return v.say("it serves {who} worse", "для {who:gen} это хуже", "для {who:gen} це гірше", who=person)


def _owned(v: Voice, view: State, who: int, what: Noun, n: int, more: str, good: bool) -> Text:
    """How much more or less Health or Sanity somebody will have."""
    if not n:
        return _fares(v, view, who, good)
    return v.say(
        "{who} will have {n} {more} {what}",
        "{what:gen} у {who:gen} будет на {n} {more}",
        "{what:gen} у {who:gen} буде на {n} {more}",
        who=_who(v, view, who),
        what=named(what),
        n=n,
        more=more,
    )


def besides(v: Voice, what: r.AnyOwned, by: int) -> Text:
    """What else somebody will have more or less of."""
    n, more, few = abs(by), v.more(by > 0), v.more(by > 0, "fewer")
    match what:
        case r.Health() | r.Sanity():
            value = things.value(v, t.HEALTH if isinstance(what, r.Health) else t.SANITY)
            return v.say(
                "{n} {more} {what}",
                "{what:gen} — на {n} {more}",
                "{what:gen} — на {n} {more}",
                what=named(value),
                n=n,
                more=more,
            )
        case r.Cards():
            return v.say("{n} {few} <n:card|cards>", "карт — на {n} {few}", "карт — на {n} {few}", n=n, few=few)
        case r.Tickets():
            return v.say("{n} {few} <n:ticket|tickets>", "билетов — на {n} {few}", "квитків — на {n} {few}", n=n, few=few)
        case _:
            assert_never(what)
