"""Why a bot would choose something in Elder Sign: each thing that its judgement hangs on, as a clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import reasons as r
from miskatonic.games.elder_sign.bot import weighing
from miskatonic.games.elder_sign.bot.attempts import terror_harm
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.explain import failing_devours
from miskatonic.games.elder_sign.rules.museum import card_of
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.games.elder_sign.say.effects import able, clauses, spoils
from miskatonic.text.parts import Icon, Text, percent, without_stop
from miskatonic.text.phrases import EN
from miskatonic.weighing import Besides, Changed

MUCH: Final = 5
"""As many as take the genitive plural."""


def said(v: names.Voice, view: State, asked: Asked, why: object) -> Text:
    """A reason."""
    if isinstance(asked.what, asks.Investigator):
        why = _of_newcomer(why)
    if isinstance(why, Changed):
        if _keeps(asked, why):
            return _plain(v, view, asked.seat, r.Kept())
        return _changed(v, view, cast(r.AnyFact, why.what), why.by, why.good)
    if isinstance(why, Besides):
        if any(_keeps(asked, one) for one in (why, why.after)) or _loses(why.after):
            return ()
        return _besides(v, cast(r.AnyOwned | r.Possessions, why.what), why.by, why.good)
    return _plain(v, view, asked.seat, cast(r.AnyReason, why))


def _of_newcomer(why: object) -> object:
    """A reason to choose an investigator: who comes with fewer cards than another has lost none."""
    if isinstance(why, Besides):
        why = replace(why, after=cast(Changed, _of_newcomer(why.after)))
    return replace(why, by=0) if isinstance(why, Changed | Besides) and isinstance(why.what, r.Possessions) else why


def _keeps(asked: Asked, why: Changed | Besides) -> bool:
    """Whether cards are better because one is kept for another time."""
    is_told_so = isinstance(asked.what, asks.AfterTerror | asks.BeforeClock | asks.React)
    return is_told_so and why.good and isinstance(why.what, r.Possessions)


def _loses(why: Changed | Besides) -> bool:
    """Whether cards are worse because one is lost."""
    return isinstance(why.what, r.Possessions) and not why.good and why.by < 0


def _plain(v: names.Voice, view: State, seat: int, why: r.AnyReason) -> Text:
    if isinstance(why, OfAttempts):
        return _of_attempt(v, view, why)
    if isinstance(why, OfEntrance):
        return _of_entrance(v, view, seat, why)
    if isinstance(why, OfDice):
        return _of_dice(v, view, why)
    return _of_cards(v, view, seat, why)


# -------------------------------------------------------------------- attempts

OfAttempts = r.Success | r.Failure | r.Spends | r.Abandoned | r.Missed | r.Least | r.Removed | r.Helps | r.Refuses


def _of_attempt(v: names.Voice, view: State, why: OfAttempts) -> Text:
    """Why an adventure is tried, given up or left alone."""
    say = v.say
    match why:
        case r.Success(card, chance, at_least):
            return _success(v, card, chance, at_least)
        case r.Failure(card) if failing_devours(view, view.count(box.ACTIVE), card):
            return say(
                "if it fails, {who} will be devoured",
                "при неудаче {who:acc} сожрут",
                "у разі невдачі {who:acc} зжеруть",
                who=names.person(v, view, view.count(box.ACTIVE)),
            )
        case r.Failure(card) if box.ADVENTURE[card].penalty:
            return say(
                "if it fails, you {penalty}",
                "при неудаче придётся {penalty}",
                "у разі невдачі доведеться {penalty}",
                penalty=clauses(able(v), box.ADVENTURE[card].penalty),
            )
        case r.Failure():
            return say("it may come to nothing", "усилия могут пропасть даром", "зусилля можуть піти намарно")
        case r.Spends():
            return say("it may take clues or items", "могут уйти улики или вещи", "можуть піти докази чи предмети")
        case r.Abandoned(card, hopeless=False) if card >= 0 and box.ADVENTURE[card].penalty:
            return say(
                "then the penalty is certain ({penalty})",
                "тогда точно придётся {penalty}",
                "тоді точно доведеться {penalty}",
                penalty=clauses(able(v), box.ADVENTURE[card].penalty),
            )
        case r.Abandoned(hopeless=False):
            return say("nothing would come of it", "это ничего не даст", "це нічого не дасть")
        case r.Abandoned():
            return say(
                "the attempt is not worth what it may still cost",
                "попытка не окупит того, что ещё может отнять",
                "спроба не окупить того, що ще може забрати",
            )
        case r.Helps(who):
            return say(
                "a die kept by {who} helps the attempt, and the risk can be borne",
                "кубик у {who:gen} поможет попытке, а риск терпим",
                "кубик у {who:gen} допоможе спробі, а ризик стерпний",
                who=names.person(v, view, who),
            )
        case r.Refuses():
            return say(
                "what you may lose by it weighs more than the help",
                "возможная потеря весит больше, чем такая помощь",
                "можлива втрата важить більше, ніж така допомога",
            )
        case r.Removed(card):
            return say(
                "{card} does the most harm as long as it lies there",
                "пока на столе {card}, вреда больше всего",
                "доки на столі {card}, шкоди найбільше",
                card=names.adventure(v, card),
            )
        case r.Missed(card):
            return say(
                "an attempt at it would be worth while",
                "за {card~него/неё/него} ещё стоило бы взяться",
                "за {card~нього/неї/нього} ще варто було б узятися",
                card=names.adventure(v, card),
            )
        case r.Least(card):
            return say(
                "no other promises less",
                "{card~он/она/оно} обещает меньше всего",
                "{card~він/вона/воно} обіцяє найменше",
                card=names.adventure(v, card),
            )
        case _:
            assert_never(why)


def _success(v: names.Voice, card: int, chance: float, at_least: bool) -> Text:
    """The chance of an adventure as the table shows it, and its reward."""
    if chance <= 0:
        if not at_least:
            return v.say("it cannot succeed", "успех невозможен", "успіх неможливий")
        return v.say(
            "it cannot succeed without more clues, cards or help",
            "без новых улик, карт и помощи успех невозможен",
            "без нових доказів, карт і допомоги успіх неможливий",
        )
    if at_least and percent(chance, down=True) == "0":
        return _slight(v, card)
    told = v.chance(chance)
    if at_least:
        told = v.say("at least {p}", "не меньше {p}", "щонайменше {p}", p=v.chance(chance, down=True))
    if not box.ADVENTURE[card].reward:
        return v.say("a chance of {p} to succeed", "шанс на успех — {p}", "шанс на успіх — {p}", p=told)
    return v.say(
        "a chance of {p} to earn the reward ({reward})",
        "шанс на награду — {p} ({reward})",
        "шанс на нагороду — {p} ({reward})",
        p=told,
        reward=_reward(v, card),
    )


def _slight(v: names.Voice, card: int) -> Text:
    """A chance of next to nothing, which what is not counted can only make better."""
    if not box.ADVENTURE[card].reward:
        return v.say(
            "a chance of less than {n} to succeed without more clues, cards or help",
            "шанс на успех — меньше {n} без новых улик, карт и помощи",
            "шанс на успіх — менше {n} без нових доказів, карт і допомоги",
            n=v.percent("1"),
        )
    return v.say(
        "a chance of less than {n} to earn the reward ({reward}) without more clues, cards or help",
        "шанс на награду ({reward}) — меньше {n} без новых улик, карт и помощи",
        "шанс на нагороду ({reward}) — менше {n} без нових доказів, карт і допомоги",
        n=v.percent("1"),
        reward=_reward(v, card),
    )


def _reward(v: names.Voice, card: int) -> Text:
    """What an adventure brings, in brackets."""
    reward = box.ADVENTURE[card].reward
    return clauses(v, reward) if v.lang is EN else without_stop(spoils(v, reward))


# -------------------------------------------------------------------- the entrance

OfEntrance = r.There | r.Bought | r.Trophies


def _of_entrance(v: names.Voice, view: State, seat: int, why: OfEntrance) -> Text:
    """Why something is done at the entrance."""
    say = v.say
    match why:
        case r.There((), _):
            return say(
                "the lost and found may bring something, and costs {n} at worst",
                "в бюро находок можно что-нибудь найти, а потерять — самое большее {n:acc}",
                "у бюро знахідок можна щось знайти, а втратити — щонайбільше {n:acc}",
                n=names.either(v, [names.values(v, w.SANITY, 1), names.values(v, w.HEALTH, 1)]),
            )
        case r.There(effects, 0):
            return say(
                "there you can {it}, free of charge",
                "там можно бесплатно {it}",
                "там можна безкоштовно {it}",
                it=clauses(able(v), effects),
            )
        case r.There(effects, price):
            return say(
                "there you can {it} for {n}",
                "там можно {it} за {n:acc}",
                "там можна {it} за {n:acc}",
                it=clauses(able(v), effects),
                n=names.trophies(v, price),
            )
        case r.Bought(effects):
            return _bought(v, view, seat, effects)
        case r.Trophies(0):
            return say("it costs nothing", "это бесплатно", "це безкоштовно")
        case r.Trophies(n):
            return say("it costs {n}", "это обойдётся в {n:acc}", "це коштує {n:acc}", n=names.trophies(v, n))
        case _:
            assert_never(why)


LITTLE: Final = 2
"""So much sanity or health is little."""


def _bought(v: names.Voice, view: State, seat: int, effects: tuple[object, ...]) -> Text:
    for effect in effects:
        match effect:
            case w.Heal() | w.HealAll():
                healed = [one.value for one in effects if isinstance(one, w.Heal | w.HealAll)]
                return _healed(v, healed, {kind: reading.level(view, seat, kind) for kind in healed})
            case w.HealAnyone(kind):
                return _healed_anyone(v, view, kind)
            case w.Signs():
                return v.say(
                    "every Elder Sign brings victory nearer",
                    "каждый Знак Древних приближает победу",
                    "кожен Знак Стародавніх наближає перемогу",
                )
    return v.say(
        "what it brings helps in the adventures to come",
        "это поможет в следующих приключениях",
        "це допоможе в наступних пригодах",
    )


def _healed(v: names.Voice, kinds: list[int], levels: dict[int, tuple[int, int]]) -> Text:
    """What one has little of; where it is nothing, what is not at its limit."""
    little = [kind for kind in kinds if levels[kind][0] <= LITTLE and levels[kind][0] < levels[kind][1]]
    low = little or [kind for kind in kinds if levels[kind][0] < levels[kind][1]] or kinds
    values = names.both(v, [names.value(v, kind) for kind in low])
    if little:
        return v.say(
            "{values} <n:is|are> running low",
            "{values:gen} осталось мало",
            "{values:gen} лишилося мало",
            values=values,
            n=len(low),
        )
    return v.say(
        "{values} <n:is below its limit|are below their limits>",
        "{values:gen} меньше предела",
        "{values:gen} менше за максимум",
        values=values,
        n=len(low),
    )


def _healed_anyone(v: names.Voice, view: State, kind: int) -> Text:
    """Who has least of something, of those who lack any."""
    levels = {
        seat: reading.level(view, seat, kind) for seat in range(view.seats) if reading.investigator_of(view, seat) >= 0
    }
    hurt = [seat for seat, (now, most) in levels.items() if now < most] or list(levels)
    who = min(hurt, key=lambda seat: levels[seat][0])
    slots = {"who": names.person(v, view, who), "value": names.value(v, kind)}
    if levels[who][0] <= LITTLE:
        return v.say(
            "{who} has little {value} left",
            "{value:gen} у {who:gen} осталось мало",
            "{value:gen} в {who:gen} лишилося мало",
            **slots,
        )
    return v.say(
        "{who}’s {value} is below its limit",
        "{value:gen} у {who:gen} меньше предела",
        "{value:gen} в {who:gen} менше за максимум",
        **slots,
    )


# -------------------------------------------------------------------- dice

OfDice = r.Chance | r.Left | r.Serves | r.Again | r.Weakest | r.HardTask | r.TaskPrice | r.TerrorStrikes


def _of_dice(v: names.Voice, view: State, why: OfDice) -> Text:
    """Why a die is kept, rolled again or given up, and a task done."""
    say = v.say
    match why:
        case r.Chance(p):
            return _chance(v, view, p)
        case r.Left(dice, tasks):
            return say(
                "that leaves {dice} for <n:one task|{n} tasks>",
                "<dice:останется|останутся|останется> {dice} на <n:одну задачу|{n} задачи|{n} задач>",
                "<dice:залишиться|залишаться|залишиться> {dice} на <n:одне завдання|{n} завдання|{n} завдань>",
                dice=v.many(dice, v.names.DIE),
                n=tasks,
            )
        case r.Serves(face, wanted=True):
            return say(
                "a task that is left can use {face}",
                "одной из оставшихся задач это нужно ({face})",
                "для одного із завдань придасться {face}",
                face=names.face(v, face),
            )
        case r.Serves(face):
            return say(
                "no task that is left can use {face}",
                "ни одной из оставшихся задач это не нужно ({face})",
                "жодному із завдань, що лишилися, це не потрібно ({face})",
                face=names.face(v, face),
            )
        case r.Weakest(colour, only=False) if colour == GREEN:
            return say(
                "the other dice are rolled again, and a green one has the fewest good faces",
                "остальные кубики будут брошены снова, а у зелёного меньше всего хороших граней",
                "решту кубиків буде кинуто знову, а в зеленого найменше добрих граней",
            )
        case r.Weakest(only=False):
            return say(
                "the other dice are rolled again, and their faces suit the tasks better",
                "остальные кубики будут брошены снова, а их грани лучше подходят для задач",
                "решту кубиків буде кинуто знову, а їхні грані краще пасують до завдань",
            )
        case r.Weakest():
            return say(
                "the other dice are rolled again, and what is worth keeping can still be focused",
                "остальные кубики будут брошены снова, а нужный результат ещё можно сохранить",
                "решту кубиків буде кинуто знову, а потрібний результат іще можна зберегти",
            )
        case r.HardTask():
            return say(
                "this task would be the hardest with dice",
                "кубиками эту задачу выполнить труднее всего",
                "кубиками це завдання виконати найважче",
            )
        case r.TaskPrice():
            return _price(v, why)
        case r.TerrorStrikes():
            return say("terror strikes", "сработает ужас", "спрацює жах")
        case r.Again(-1, _):
            return say(
                "the dice that stay are good as they are",
                "остальные кубики и так хороши",
                "інші кубики й так добрі",
            )
        case r.Again(face, wanted=False):
            return say(
                "no task that is left can use {face}",
                "ни одной из оставшихся задач это не нужно ({face})",
                "жодному із завдань, що лишилися, це не потрібно ({face})",
                face=names.face(v, face),
            )
        case r.Again(face):
            return say(
                "{face} is on enough dice already, and another face may do more",
                "кубиков с таким результатом ({face}) уже хватает, а другая грань может дать больше",
                "кубиків із таким результатом ({face}) уже досить, а інша грань може дати більше",
                face=names.face(v, face),
            )
        case _:
            assert_never(why)


def _chance(v: names.Voice, view: State, p: float) -> Text:
    """How the attempt under way stands."""
    if p <= 0:
        return _hopeless(v, view, every=False)
    if p >= 1 and view.count(box.AWAKE):
        return v.say(
            "one doom token is sure to come off",
            "один жетон безысходности точно будет снят",
            "один жетон приреченості точно буде знято",
        )
    if p >= 1:
        return v.say("nothing can go wrong any more", "дальше промахнуться уже нельзя", "далі схибити вже неможливо")
    return v.say(
        "a chance of {p} if no further clues or cards are used",
        "шанс на успех — {p}, если больше не тратить улик и карт",
        "шанс на успіх — {p}, якщо більше не витрачати доказів і карт",
        p=v.chance(p),
    )


def _hopeless(v: names.Voice, view: State, *, every: bool) -> Text:
    """That the attempt under way must fail, by one option or by every one, and why it can be gone on with."""
    no = v.say(
        "without more clues or cards it cannot succeed",
        "без новых улик и карт успех невозможен",
        "без нових доказів і карт успіх неможливий",
    )
    if view.count(box.AWAKE):
        return no
    seat = view.count(box.ACTIVE)
    if failing_devours(view, seat, card_of(view, seat)):
        when = v.pick("either way", "в любом случае", "у будь-якому разі") if every else v.pick("then", "тогда", "тоді")
        return v.say(
            "{no}, and {when} {who} will be devoured",
            "{no}, и {when} {who:acc} сожрут",
            "{no}, і {when} {who:acc} зжеруть",
            no=no,
            when=when,
            who=names.person(v, view, seat),
        )
    if terror_harm(view, seat, view.pointed(box.AT[seat])) < 0:
        return no
    return v.say(
        "{no}, but giving up costs no less",
        "{no}, но и отступить выйдет не дешевле",
        "{no}, але й відступитися вийде не дешевше",
        no=no,
    )


def _price(v: names.Voice, why: r.TaskPrice) -> Text:
    costs = [names.values(v, kind, n) for kind, n in ((w.SANITY, why.sanity), (w.HEALTH, why.health)) if n]
    if not costs:
        return v.say("the task moves the clock on", "задача сдвинет стрелку часов", "завдання посуне стрілку годинника")
    return v.say("the task costs {n}", "задача отнимет {n:acc}", "завдання коштує {n:acc}", n=names.both(v, costs))


# -------------------------------------------------------------------- cards and monsters

OfCards = r.Kept | r.Clue | r.Used | r.UsedUp | r.Beaten | r.Harder


def _of_cards(v: names.Voice, view: State, seat: int, why: OfCards) -> Text:
    """Why a card is used or kept, and a monster beaten or put somewhere."""
    say = v.say
    match why:
        case r.Kept():
            return say(
                "the card will do more another time",
                "в другой раз карта пригодится больше",
                "іншим разом карта придасться більше",
            )
        case r.Clue():
            return say("it takes a clue", "уйдёт улика", "піде доказ")
        case r.Used(piece, effects):
            return _used(v, view, seat, piece, effects)
        case r.UsedUp(piece):
            return (
                say("it has its price", "это не бесплатно", "це не задарма")
                if piece in box.INVESTIGATOR
                else say("the card would be used up", "карту придётся потратить", "карту доведеться витратити")
            )
        case r.Beaten(monster):
            return (
                say(
                    "it brings {n}, and one danger is gone",
                    "это принесёт {n:acc} и избавит от опасности",
                    "це дасть {n:acc} і позбавить небезпеки",
                    n=names.trophies(v, box.TROPHIES[monster]),
                )
                if box.TROPHIES[monster]
                else say("it is a danger", "он опасен", "він небезпечний")
            )
        case r.Harder():
            return say(
                "the monster does the least harm there",
                "там монстр помешает меньше всего",
                "там монстр завадить найменше",
            )
        case _:
            assert_never(why)


def _used(v: names.Voice, view: State, seat: int, piece: int, effects: tuple[object, ...]) -> Text:
    """What a card or ability is used for, beside adding dice."""
    if any(isinstance(effect, w.DefeatMonster) for effect in effects):
        return v.say("it rids you of a monster", "это избавит вас от монстра", "це позбавить вас монстра")
    if any(isinstance(effect, w.Secure) for effect in effects):
        return v.say(
            "a good die kept aside need not be rolled again",
            "отложенный хороший кубик не придётся бросать снова",
            "відкладений добрий кубик не доведеться кидати знову",
        )
    if any(isinstance(effect, w.Heal | w.HealAll | w.HealAnyone | w.Signs) for effect in effects):
        return _bought(v, view, seat, effects)
    return v.say(
        "it gives more now than it takes",
        "{it} сейчас даст больше, чем отнимет",
        "{it} зараз дасть більше, ніж забере",
        it=names.power(v, piece),
    )


# -------------------------------------------------------------------- how things will stand


def _changed(v: names.Voice, view: State, what: r.AnyFact, by: int, good: bool) -> Text:
    say, n = v.say, abs(by)
    match what:
        case r.Awake() if good:
            return say("the Ancient One will sleep on", "Древний пока не пробудится", "Стародавній поки не пробудиться")
        case r.Awake():
            return say("the Ancient One will awaken", "Древний пробудится", "Стародавній пробудиться")
        case r.Hits():
            return (
                say("the battle will go better", "бой пойдёт удачнее", "бій піде вдаліше")
                if good
                else say("the battle will go worse", "бой пойдёт хуже", "бій піде гірше")
            )
        case r.Doom() if not by:
            return (
                say(
                    "doom will gather more slowly",
                    "безысходность будет копиться медленнее",
                    "приреченість наростатиме повільніше",
                )
                if good
                else say(
                    "doom will gather faster", "безысходность будет копиться быстрее", "приреченість наростатиме швидше"
                )
            )
        case r.Doom():
            return _count(v, n, good, v.names.DOOM, reading.DOOM_ICON)
        case r.Signs() if not by:
            return (
                say(
                    "Elder Signs will be easier to find",
                    "добыть Знаки Древних будет легче",
                    "здобути Знаки Стародавніх буде легше",
                )
                if good
                else say(
                    "Elder Signs will be harder to find",
                    "добыть Знаки Древних будет труднее",
                    "здобути Знаки Стародавніх буде важче",
                )
            )
        case r.Signs():
            return _count(v, n, not good, v.names.SIGN, reading.SIGN_ICON)
        case r.Monsters() if by:
            return _count(v, n, by < 0, v.names.MONSTER)
        case r.Monsters():
            return (
                say("the monsters left will do less harm", "монстры принесут меньше вреда", "монстри завдадуть менше шкоди")
                if good
                else say("the monsters will do more harm", "монстры принесут больше вреда", "монстри завдадуть більше шкоди")
            )
        case r.OpenCards() if good:
            return say(
                "the adventures that lie open will promise more",
                "открытые приключения обещают больше",
                "відкриті пригоди обіцяють більше",
            )
        case r.OpenCards():
            return say(
                "the adventures that lie open will promise less",
                "открытые приключения обещают меньше",
                "відкриті пригоди обіцяють менше",
            )
        case r.Wellbeing() | r.Clues() | r.TrophiesOf():
            return _owned(v, view, what, by, good)
        case r.Possessions(who):
            person = names.person(v, view, who)
            if good:
                return say(
                    "{who} will have better cards",
                    "карты у {who:gen} будут получше",
                    "карти в {who:gen} будуть кращі",
                    who=person,
                )
            if by < 0:
                return say(
                    "{who} will lose a good card", "{who} лишится хорошей карты", "{who} втратить добру карту", who=person
                )
            return say(
                "{who} will have poorer cards",
                "карты у {who:gen} будут похуже",
                "карти в {who:gen} будуть гірші",
                who=person,
            )
        case r.Lives() | r.Fighters() if good:
            return say(
                "more investigators will stay alive", "в живых останется больше сыщиков", "живих дослідників буде більше"
            )
        case r.Lives() | r.Fighters():
            return say("somebody will be devoured", "кого-то сожрут", "когось зжеруть")
        case _:
            assert_never(what)


def _count(v: names.Voice, n: int, less: bool, noun: names.Noun, icon: str = "") -> Text:
    """So many of something more or less."""
    it, more = _things(v, n, noun, icon), _more(v, less, noun)
    return v.say(
        "there will be {n} {more} {it}", "{it} будет на {n} {more}", "{it} буде на {n} {more}", n=n, more=more, it=it
    )


def _owned(v: names.Voice, view: State, what: r.AnyOwned, by: int, good: bool) -> Text:
    person = names.person(v, view, what.who)
    if not by:
        return (
            v.say("it serves {who} better", "для {who:gen} это полезнее", "для {who:gen} це корисніше", who=person)
            if good
            else v.say("it serves {who} worse", "для {who:gen} это хуже", "для {who:gen} це гірше", who=person)
        )
    return v.say(
        "{who} will have {n} {more} {it}",
        "{it} у {who:gen} будет на {n} {more}",
        "{it} у {who:gen} буде на {n} {more}",
        who=person,
        n=abs(by),
        more=_more(v, by < 0, _kind(v, what)[0]),
        it=_things(v, abs(by), *_kind(v, what)),
    )


def _besides(v: names.Voice, what: r.AnyOwned | r.Possessions, by: int, good: bool) -> Text:
    """What else somebody will have more or less of; of a card that is lost only English can go on without saying whose."""
    if isinstance(what, r.Possessions):
        if not good and by < 0:
            return v.say("will lose a good card", "", "")
        if good:
            return v.say("better cards", "карты — получше", "карти — кращі")
        return v.say("poorer cards", "карты — похуже", "карти — гірші")
    noun, icon = _kind(v, what)
    return v.say(
        "{n} {more} {it}",
        "{it} — на {n} {more}",
        "{it} — на {n} {more}",
        n=abs(by),
        more=_more(v, by < 0, noun),
        it=_things(v, abs(by), noun, icon),
    )


def _kind(v: names.Voice, what: r.AnyOwned) -> tuple[names.Noun, str]:
    """What somebody has is called, and its sign."""
    match what:
        case r.Wellbeing(value=value):
            return v.names.VALUES[value], reading.VALUE_ICONS[value]
        case r.Clues():
            return v.names.GOODS[w.CLUE], reading.GOODS_ICONS[w.CLUE]
        case r.TrophiesOf():
            return v.names.GOODS[w.TROPHY], reading.GOODS_ICONS[w.TROPHY]
        case _:
            assert_never(what)


def _things(v: names.Voice, n: int, noun: names.Noun, icon: str) -> str | Icon:
    """What there is more or less of: in English so many of it, in the others of much."""
    word = v.counted(n if v.lang is EN else MUCH, noun)
    return Icon(icon, word) if icon else word


def _more(v: names.Voice, less: bool, noun: names.Noun) -> str:
    return v.more(not less, "less" if v.counted(1, noun) == v.counted(MUCH, noun) else "fewer")


def alike(v: names.Voice, view: State, asked: Asked) -> Text:
    """Why it does not matter which option is chosen."""
    whys = [term.why for terms in weighing.terms(view, asked) or () for term in terms]
    if any(isinstance(why, r.Chance) for why in whys) and not any(_promises(why) for why in whys):
        return _hopeless(v, view, every=True)
    match asked.what:
        case asks.PayTrophy():
            return v.say(
                "trophies of the same value buy the same",
                "на трофеи одной стоимости можно купить одно и то же",
                "за трофеї однакової вартості можна купити те саме",
            )
        case asks.RemoveDie():
            return v.say(
                "the dice that stay are rolled again, so it does not matter which one goes",
                "остальные кубики будут брошены снова, и неважно, какой убрать",
                "решту кубиків буде кинуто знову, тож байдуже, який прибрати",
            )
        case asks.Cover():
            return v.say(
                "either way the same chance is left for what follows",
                "шансы на остальное в любом случае одинаковы",
                "шанси на решту в будь-якому разі однакові",
            )
        case asks.MidnightOrder():
            return v.say(
                "all of it happens anyway; only the order is yours",
                "всё это произойдёт в любом случае, вы выбираете только порядок",
                "усе це станеться в будь-якому разі, ви обираєте лише порядок",
            )
    return ()


def _promises(why: object) -> bool:
    """Whether the attempt under way may still succeed."""
    return isinstance(why, r.Left) or (isinstance(why, r.Chance) and why.p > 0)
