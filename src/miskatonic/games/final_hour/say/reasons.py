"""Why a bot would choose something in Final Hour: each thing that its judgement hangs on, as a clause."""

from __future__ import annotations

from typing import assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.games.final_hour.bot import reasons as r
from miskatonic.games.final_hour.rules import asks
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.effects import short
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text, percent
from miskatonic.weighing import Changed


def said(why: object, asked: Asked, v: Voice) -> Text:
    """A reason."""
    if isinstance(why, Changed):
        return _changed(cast(r.AnyFact, why.what), why.by, why.good, asked, v)
    return _plain(cast(r.AnyReason, why), v)


def _plain(why: r.AnyReason, v: Voice) -> Text:
    match why:
        case r.Succeeds(chance, exact=True):
            return v.say(
                "the reversal would succeed with a chance of {chance}",
                "обращение ритуала удастся с вероятностью {chance}",
                "обернення ритуалу вдасться з імовірністю {chance}",
                chance=f"{percent(chance)}\u00a0%",
            )
        case r.Succeeds(now=False):
            return v.say(
                "the symbols in hand would hardly be enough yet",
                "символов на руках пока, скорее всего, не хватит",
                "символів на руках поки що, найімовірніше, не вистачить",
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
        case _:
            assert_never(why)


def _changed(what: r.AnyFact, by: int, good: bool, asked: Asked, v: Voice) -> Text:
    """Something there will be more or less of, or that will be worth more or less."""
    say, n = v.say, abs(by)
    if isinstance(asked.what, asks.SetAside) and not isinstance(what, r.Symbols):
        return say(
            "the four cards left make a better row of numbers and omens",
            "четыре оставшиеся карты составят более выгодный ряд чисел и знамений",
            "чотири карти, що лишаться, складуть вигідніший ряд чисел і передвість",
        )
    if isinstance(asked.what, asks.Seal) and isinstance(what, r.Clues | r.Away | r.Items | r.Symbols):
        return say(
            "it leaves a better move for afterwards",
            "потом останется более выгодный ход",
            "потім лишиться вигідніший хід",
        )
    match what:
        case r.Monsters() if by and good == (by < 0):
            return say(
                "there will be {n} {more} <n:monster|monsters> on the campus",
                "монстров на кампусе станет {more} на {n}",
                "монстрів на кампусі стане {more} на {n}",
                n=n,
                more=_more(not good, v),
            )
        case r.Monsters():
            return say(
                "monsters threaten the ritual site {more}",
                "монстры будут угрожать месту ритуала {more}",
                "монстри загрожуватимуть місцю ритуалу {more}",
                more=_more(not good, v, "less", "more"),
            )
        case r.Room() if good and by > 0:
            return say(
                "there will be room for {n} more at the ritual site",
                "на месте ритуала будет на {n} <n:свободную ячейку|свободные ячейки|свободных ячеек> больше",
                "на місці ритуалу буде на {n} <n:вільну комірку|вільні комірки|вільних комірок> більше",
                n=n,
            )
        case r.Room():
            return say(
                "the ritual site is {more} likely to overflow",
                "опасность, что место ритуала переполнится, станет {more}",
                "небезпека, що місце ритуалу переповниться, стане {more}",
                more=_more(not good, v, "less", "more"),
            )
        case r.Gates():
            return say(
                "{more} monsters of the next gates will reach the ritual site",
                "{more} монстров из новых врат дойдёт до места ритуала",
                "{more} монстрів із нових воріт дійде до місця ритуалу",
                more=_more(not good, v),
            )
        case r.Damage():
            return say(
                "there will be {more} damage on the campus",
                "разрушений на кампусе будет {more}",
                "руйнувань на кампусі буде {more}",
                more=_more(not good, v, "less", "more"),
            )
        case r.Away() if good:
            return say(
                "the investigators will stand nearer to the ritual site",
                "сыщики окажутся ближе к месту ритуала",
                "дослідники опиняться ближче до місця ритуалу",
            )
        case r.Away():
            return say(
                "the investigators will stand farther from the ritual site",
                "сыщики окажутся дальше от места ритуала",
                "дослідники опиняться далі від місця ритуалу",
            )
        case r.Life(who):
            return _life(who, by, good, v)
        case r.Clues() if by > 0:
            return say(
                "it reveals <n:a clue|{n} clues>",
                "<n:откроется {n} улика|откроются {n} улики|откроется {n} улик>",
                "<n:відкриється {n} доказ|відкриються {n} докази|відкриється {n} доказів>",
                n=n,
            )
        case r.Clues() if good:
            return say("it leads nearer to hidden clues", "так ближе до скрытых улик", "так ближче до прихованих доказів")
        case r.Clues():
            return say("it leads away from hidden clues", "так дальше от скрытых улик", "так далі від прихованих доказів")
        case r.Symbols() if good:
            return say(
                "it keeps symbols that are likelier to match the ritual",
                "останутся символы, которые вернее совпадут с ритуальными",
                "залишаться символи, які радше збіжаться з ритуальними",
            )
        case r.Symbols():
            return say(
                "it gives up a symbol that may match the ritual",
                "уйдёт символ, который может совпасть с ритуальным",
                "піде символ, який може збігтися з ритуальним",
            )
        case r.Items() if good:
            return say("it saves an item", "вещь не придётся тратить", "предмет не доведеться витрачати")
        case r.Items():
            return say("it spends an item", "придётся потратить вещь", "доведеться витратити предмет")
        case r.Laid(turn, number, card, top) if turn == asked.what.turn:
            return _laid(number, card, top, v)
        case r.Laid(_, number) if good:
            return say("your {n} will do more", "карта {n} сработает удачнее", "карта {n} спрацює вдаліше", n=number)
        case r.Laid(_, number):
            return say("your {n} will do less", "карта {n} сработает хуже", "карта {n} спрацює гірше", n=number)
        case r.Omens() if good:
            return say(
                "few omens make for a mild reckoning",
                "мало знамений — расплата будет мягче",
                "мало передвість — розплата буде м’якшою",
            )
        case r.Omens():
            return say(
                "the omens lead to a harsh reckoning",
                "знамения ведут к суровой расплате",
                "передвістя ведуть до суворої розплати",
            )
        case _:
            assert_never(what)


def _more(more: bool, v: Voice, less_en: str = "fewer", more_en: str = "more") -> str:
    return v.pick(more_en, "больше", "більше") if more else v.pick(less_en, "меньше", "менше")


def _life(who: int, by: int, good: bool, v: Voice) -> Text:
    """What becomes of somebody's health, or of the danger from killers."""
    person, n = v.person(who), v.health(abs(by))
    if by < 0:
        return v.say("{who} has {n} less", "у {who:gen} на {n:acc} меньше", "у {who:gen} на {n:acc} менше", who=person, n=n)
    if by > 0:
        return v.say("{who} has {n} more", "у {who:gen} на {n:acc} больше", "у {who:gen} на {n:acc} більше", who=person, n=n)
    if good:
        return v.say("{who} is in less danger", "{who} в меньшей опасности", "{who} у меншій небезпеці", who=person)
    return v.say("{who} is in more danger", "{who} в большей опасности", "{who} у більшій небезпеці", who=person)


def _laid(number: int, piece: int, top: bool, v: Voice) -> Text:
    """Which effect a number will probably bring."""
    card = reading.action_card(piece)
    if card is None:
        return v.say("the number suits the turn", "число подходит для этого хода", "число пасує до цього ходу")
    effect = short(card.top if top else card.bottom, v)
    if top:
        return v.say(
            "{n} is low enough for the top effect: {effect}",
            "с числом {n}, скорее всего, сработает верхний эффект: {effect}",
            "з числом {n}, найімовірніше, спрацює верхній ефект: {effect}",
            n=number,
            effect=effect,
        )
    return v.say(
        "{n} will probably mean the bottom effect: {effect}",
        "с числом {n}, скорее всего, сработает нижний эффект: {effect}",
        "з числом {n}, найімовірніше, спрацює нижній ефект: {effect}",
        n=number,
        effect=effect,
    )


def alike(asked: Asked, v: Voice) -> Text:
    """Why it does not matter which option is chosen."""
    match asked.what:
        case asks.ActivateNext():
            return v.say(
                "all monsters here are activated anyway, and in any order it comes to the same",
                "здесь всё равно активируются все монстры, и при любом порядке выйдет одно и то же",
                "тут однаково активуються всі монстри, і за будь-якого порядку вийде те саме",
            )
        case asks.RevealWhose():
            return v.say(
                "both act twice before the round ends, and nobody knows yet which card comes",
                "до конца раунда оба сходят по два раза, а какая карта придёт, пока никто не знает",
                "до кінця раунду обоє зіграють по двічі, а яка карта прийде, поки ніхто не знає",
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
                "the monster that makes room is gone for now, and these are equally dangerous",
                "вытесненный монстр пока уйдёт, а опасны они одинаково",
                "витіснений монстр поки що піде, а небезпечні вони однаково",
            )
    return ()
