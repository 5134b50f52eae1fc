"""Why a bot would choose something in Final Hour: each thing that its judgement hangs on, as a clause."""

from __future__ import annotations

from typing import Final, assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.final_hour.bot import reasons as r
from miskatonic.games.final_hour.rules import asks
from miskatonic.games.final_hour.say import laying, reading
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.weighing import Besides, Changed

STANDING_STILL: Final = (asks.Seal, asks.Strike, asks.Destroy, asks.Repair, asks.Place, asks.Shove, asks.Lure, asks.Herd)
"""Questions in the course of which nobody walks: what they change of ways is a matter of the moves after them."""


def said(v: Voice, view: State, asked: Asked, why: object) -> Text:
    """A reason."""
    if isinstance(why, Changed) and isinstance(why.what, r.AnyLaid):
        return laying.said(v, view, asked, why.what, why.by, why.good)
    if isinstance(why, Changed):
        return _changed(v, cast(r.AnyFact, why.what), why.by, why.good, asked)
    if isinstance(why, Besides):
        return _likewise(v, cast(r.Life, why.what), why.by)
    return _plain(v, cast(r.AnyReason, why))


def _plain(v: Voice, why: r.AnyReason) -> Text:
    match why:
        case r.Succeeds(0.0, exact=True):
            return v.say(
                "with the symbols set aside so far, it cannot succeed yet",
                "с отложенными символами обращение пока не может удаться",
                "із відкладеними символами обернення поки не може вдатися",
            )
        case r.Succeeds(chance, exact=True):
            return v.say(
                "the reversal would succeed with a chance of {chance}",
                "обращение ритуала удастся с вероятностью {chance}",
                "обернення ритуалу вдасться з імовірністю {chance}",
                chance=v.chance(chance),
            )
        case r.Succeeds(now=False, likely=True):
            return v.say(
                "the symbols in hand may be enough, but the chance will be better later",
                "символов на руках может и хватить, но позже шансы будут лучше",
                "символів у руках може й вистачити, але згодом шанси будуть кращі",
            )
        case r.Succeeds(now=False):
            return v.say(
                "the symbols in hand would hardly be enough yet",
                "символов на руках пока, скорее всего, не хватит",
                "символів у руках поки що, найімовірніше, не вистачить",
            )
        case r.Succeeds():
            return v.say(
                "the symbols you can count on give the reversal its best chance now",
                "с символами, на которые можно рассчитывать, шансы на обращение ритуала сейчас лучше всего",
                "із символами, на які можна розраховувати, шанси на обернення ритуалу зараз найкращі",
            )
        case r.KeptBack():
            return v.say(
                "the other three cards match the ritual best",
                "три остальные карты вернее всего совпадут с символами ритуала",
                "три інші карти найімовірніше збіжаться із символами ритуалу",
            )
        case r.Waits(rounds):
            return v.say(
                "<n:1 round is|{n} rounds are> left to find clues and gather better symbols",
                "ещё {n} <n:раунд|раунда|раундов>, чтобы найти улики и собрать символы получше",
                "ще {n} <n:раунд|раунди|раундів>, щоб знайти докази й зібрати кращі символи",
                n=rounds,
            )
        case r.Overflows(likely):
            return v.say(
                "the ritual site {may} overflow before the chance has grown",
                "{may}, место ритуала переполнится раньше, чем шансы вырастут",
                "{may}, місце ритуалу переповниться раніше, ніж шанси зростуть",
                may=_may(v, likely),
            )
        case r.Falls(who, likely):
            return v.say(
                "{who} {may} fall before the chance has grown",
                "{may}, {who} погибнет раньше, чем шансы вырастут",
                "{may}, {who} загине раніше, ніж шанси зростуть",
                who=v.person(who),
                may=_may(v, likely),
            )
        case r.NoBetter(rounds):
            return v.say(
                "<n:the 1 round left is|the {n} rounds left are> not likely to bring better symbols",
                "за {n} <n:оставшийся раунд|оставшихся раунда|оставшихся раундов> символы вряд ли станут лучше",
                "за {n} <n:раунд, що лишився,|раунди, що лишилися,|раундів, що лишилися,> символи навряд чи стануть кращими",
                n=rounds,
            )
        case _:
            assert_never(why)


def _may(v: Voice, likely: bool) -> str:
    if likely:
        return v.pick("will probably", "скорее всего", "найімовірніше")
    return v.pick("may well", "вполне возможно", "цілком можливо")


def _changed(v: Voice, what: r.AnyFact, by: int, good: bool, asked: Asked) -> Text:
    """Something there will be more or less of, or that will be worth more or less."""
    if isinstance(asked.what, asks.SetAside) and not isinstance(what, r.Symbols):
        return v.say(
            "with the omens of the four cards left, the reckoning will be {how}",
            "со знамениями четырёх оставшихся карт расплата будет {how}",
            "із передвістями чотирьох карт, що лишаться, розплата буде {how}",
            how=v.pick("milder", "мягче", "м’якшою") if good else v.pick("harsher", "суровее", "суворішою"),
        )
    if isinstance(asked.what, STANDING_STILL) and isinstance(what, r.Clues | r.Away | r.Items | r.Symbols) and by <= 0:
        return v.say(
            "it leaves a {how} move for afterwards",
            "потом останется {how} выгодный ход",
            "потім лишиться {how} хід",
            how=v.pick("better", "более", "вигідніший") if good else v.pick("worse", "менее", "менш вигідний"),
        )
    match what:
        case r.Monsters():
            return _monsters(v, by, good, moving=isinstance(asked.what, asks.Move | asks.March))
        case r.Room():
            return _room(v, by, good)
        case r.Gates():
            return v.say(
                "{more} monsters from the next gates will get through to the ritual site",
                "{more} монстров из новых врат дойдёт до места ритуала",
                "{more} монстрів із нових воріт дійде до місця ритуалу",
                more=v.more(not good, "fewer"),
            )
        case r.Damage():
            return v.say(
                "there will be {more} damage on the campus",
                "разрушений на кампусе будет {more}",
                "руйнувань на кампусі буде {more}",
                more=v.more(not good),
            )
        case r.Away():
            return _away(v, good)
        case r.Life(who):
            return _life(v, who, by, good)
        case r.Clues():
            return _clues(v, by, good)
        case r.Symbols():
            return _symbols(v, good, reacting=isinstance(asked.what, asks.React))
        case r.Items():
            return _items(v, good, reacting=isinstance(asked.what, asks.React))
        case _:
            assert_never(what)


def _monsters(v: Voice, by: int, good: bool, *, moving: bool) -> Text:
    """How many monsters there will be, how near they are, or how far they threaten."""
    if by and good == (by < 0):
        return v.say(
            "there will be {n} {more} <n:monster|monsters> on the campus",
            "монстров на кампусе станет {more} на {n}",
            "монстрів на кампусі стане {more} на {n}",
            n=abs(by),
            more=v.more(not good, "fewer"),
        )
    if moving and good:
        return v.say(
            "dangerous monsters will be nearer and easier to stop",
            "опасные монстры окажутся ближе, и остановить их будет легче",
            "небезпечні монстри будуть ближче, і зупинити їх буде легше",
        )
    if moving:
        return v.say(
            "dangerous monsters will be farther away and harder to stop",
            "опасные монстры окажутся дальше, и остановить их будет труднее",
            "небезпечні монстри будуть далі, і зупинити їх буде важче",
        )
    return v.say(
        "monsters will threaten the ritual site {more}",
        "монстры будут угрожать месту ритуала {more}",
        "монстри загрожуватимуть місцю ритуалу {more}",
        more=v.more(not good),
    )


def _room(v: Voice, by: int, good: bool) -> Text:
    """How much room is left at the ritual site."""
    if good and by > 0:
        return v.say(
            "{n} more <n:slot|slots> will be free at the ritual site",
            "в месте ритуала будет на {n} <n:свободную ячейку|свободные ячейки|свободных ячеек> больше",
            "на місці ритуалу буде на {n} <n:вільну комірку|вільні комірки|вільних комірок> більше",
            n=by,
        )
    return v.say(
        "the ritual site will be {more} likely to overflow",
        "опасность, что место ритуала переполнится, станет {more}",
        "небезпека, що місце ритуалу переповниться, стане {more}",
        more=v.pick("less", "меньше", "меншою") if good else v.pick("more", "больше", "більшою"),
    )


def _away(v: Voice, good: bool) -> Text:
    """How far the investigators stand from the ritual site."""
    if good:
        return v.say(
            "the investigators will stand nearer to the ritual site",
            "сыщики окажутся ближе к месту ритуала",
            "дослідники опиняться ближче до місця ритуалу",
        )
    return v.say(
        "the investigators will stand farther from the ritual site",
        "сыщики окажутся дальше от места ритуала",
        "дослідники опиняться далі від місця ритуалу",
    )


def _life(v: Voice, who: int, by: int, good: bool) -> Text:
    """What becomes of somebody's health, or of the danger from killers."""
    person = v.person(who)
    if by:
        return v.say(
            "{who} will have {n} {more} health",
            "здоровья у {who:gen} будет на {n} {more}",
            "здоров’я в {who:gen} буде на {n} {more}",
            who=person,
            n=abs(by),
            more=v.more(by > 0),
        )
    if good:
        return v.say(
            "{who} will be in less danger", "{who} будет в меньшей опасности", "{who} буде в меншій небезпеці", who=person
        )
    return v.say(
        "{who} will be in more danger", "{who} будет в большей опасности", "{who} буде в більшій небезпеці", who=person
    )


def _likewise(v: Voice, life: r.Life, by: int) -> Text:
    """That somebody's health, or the danger to them, changes as the one told before."""
    person = v.person(life.who)
    if by:
        return v.say("so will {who}", "у {who:gen} тоже", "у {who:gen} теж", who=person)
    return v.say("so will {who}", "{who} тоже", "{who} теж", who=person)


def _clues(v: Voice, by: int, good: bool) -> Text:
    """Clues that are revealed, or come nearer."""
    if by > 0:
        return v.say(
            "it reveals <n:a clue|{n} clues>",
            "<n:откроется {n} улика|откроются {n} улики|откроется {n} улик>",
            "<n:відкриється {n} доказ|відкриються {n} докази|відкриється {n} доказів>",
            n=by,
        )
    if good:
        return v.say("it leads nearer to hidden clues", "так ближе к скрытым уликам", "так ближче до прихованих доказів")
    return v.say("it leads away from hidden clues", "так дальше от скрытых улик", "так далі від прихованих доказів")


def _symbols(v: Voice, good: bool, *, reacting: bool) -> Text:
    """Symbols kept for the ritual, or given up; an item exchanges them for others."""
    if reacting:
        return v.say(
            "the symbols will be {more} likely to match the ritual",
            "шансов, что символы совпадут с ритуальными, будет {more}",
            "шансів, що символи збіжаться з ритуальними, буде {more}",
            more=v.more(good),
        )
    if good:
        return v.say(
            "it keeps symbols that are likelier to match the ritual",
            "останутся символы, которые вернее совпадут с ритуальными",
            "залишаться символи, які ймовірніше збіжаться з ритуальними",
        )
    return v.say(
        "it gives up a symbol that may match the ritual",
        "уйдёт символ, который может совпасть с ритуальным",
        "піде символ, який може збігтися з ритуальним",
    )


def _items(v: Voice, good: bool, *, reacting: bool) -> Text:
    """An item kept, gained or spent."""
    if good and reacting:
        return v.say(
            "the item is better kept for later",
            "вещь лучше приберечь на потом",
            "предмет краще приберегти на потім",
        )
    if good:
        return v.say(
            "there will be one more item at hand",
            "в запасе будет на одну вещь больше",
            "у запасі буде на один предмет більше",
        )
    return v.say("it costs an item", "придётся потратить вещь", "доведеться витратити предмет")


def alike(v: Voice, view: State, asked: Asked) -> Text:
    """Why it does not matter which option is chosen."""
    match asked.what:
        case asks.ActivateWhich() if reading.acts_each(view, asked):
            return v.say(
                "all of them are activated anyway, and in any order it comes to the same",
                "всё равно активируются все они, и при любом порядке выйдет одно и то же",
                "однаково активуються всі вони, і за будь-якого порядку вийде те саме",
            )
        case asks.ActivateNext():
            return v.say(
                "all monsters here are activated anyway, and in any order it comes to the same",
                "здесь всё равно активируются все монстры, и при любом порядке выйдет одно и то же",
                "тут однаково активуються всі монстри, і за будь-якого порядку вийде те саме",
            )
        case asks.RevealWhose():
            return v.say(
                "both still have a card to play this round, and nobody knows yet which one comes",
                "в этом раунде обоим сыщикам ещё играть карту, а какая придёт, пока никто не знает",
                "цього раунду обом дослідникам ще грати карту, а яка прийде, поки ніхто не знає",
            )
        case asks.SetAside():
            return v.say(
                "as far as is known, no symbol is likelier to match the ritual than another",
                "насколько известно, ни один символ не совпадёт с ритуальным вернее других",
                "наскільки відомо, жоден символ не збіжиться з ритуальним певніше за інші",
            )
        case asks.LayOn():
            return v.say(
                "on any of these cards the effect comes to the same",
                "на любой из этих карт эффект даст одно и то же",
                "на будь-якій із цих карт ефект дасть те саме",
            )
        case asks.WhichEffect():
            return v.say(
                "none of these changes anything that matters now",
                "ничто из этого сейчас ничего важного не изменит",
                "ніщо з цього зараз не змінить нічого важливого",
            )
        case asks.PushOut():
            return v.say(
                "the monster that makes room will be gone for now, and these are equally dangerous",
                "вытесненный монстр пока уйдёт, а опасны они одинаково",
                "витіснений монстр поки що піде, а небезпечні вони однаково",
            )
    return ()
