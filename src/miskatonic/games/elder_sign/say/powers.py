"""What cards of Elder Sign can do and what always holds, in words: powers, passives, properties of the Ancient Ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.monsters import MASKS
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Power
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.rules.powers import FORCED
from miskatonic.games.elder_sign.say import names
from miskatonic.games.elder_sign.say.effects import able, clauses, each_clause, objects, text
from miskatonic.text.parts import Text, capital, join
from miskatonic.text.phrases import named

BY_ITSELF: Final = (*FORCED, Moment.MIDNIGHT)
"""Moments at which a power works without being chosen."""

# -------------------------------------------------------------------- powers


def power_text(v: names.Voice, power: Power) -> Text:
    """A power as a sentence: how often, when, at what cost, and what it does."""
    when = capital(_when(v, power))
    if power.moment is Moment.GAINED:
        more = objects(v, power.effects)
        return v.say(
            "{when}, take {more} in addition.", "{when} возьмите ещё {more:acc}.", "{when} додатково візьміть {more:acc}.",
            when=when, more=more,
        )  # fmt: skip
    if power.moment in BY_ITSELF:
        return v.say("{when}, {does}", "{when} {does}", "{when} {does}", when=when, does=text(v, power.effects))
    does = power_short(v, power, power.cost)
    return v.say("{when}, you may {does}.", "{when} вы можете {does}.", "{when} можете {does}.", when=when, does=does)


def power_short(v: names.Voice, power: Power, costs: Sequence[Effect]) -> Text:
    """What a power does at what cost, for somebody about to use it."""
    does = clauses(able(v), power.effects)
    if not costs:
        return does
    return v.say("{cost} to {does}", "{cost}, чтобы {does}", "{cost}, щоб {does}", cost=_cost(able(v), costs), does=does)


def _cost(v: names.Voice, costs: Sequence[Effect]) -> Text:
    """What a power costs; a spell that is cast and discarded is named once."""
    both = w.Cast() in costs and w.DiscardThis() in costs
    said = [v.say("cast and discard this spell", "применить и сбросить это заклинание", "прочитати й скинути це заклинання")]
    rest = [cost for cost in costs if not (both and isinstance(cost, w.Cast | w.DiscardThis))]
    return join(", ", [*said[:both], *each_clause(v, rest)], v.pick(" and ", " и ", " та "))


def _when(v: names.Voice, power: Power) -> Text:
    """When a power can be used, or works by itself, and how often."""
    said: list[Text] = []
    if power.in_use:
        said.append(
            v.say("while this card lies beside the dice", "пока карта не сброшена,", "доки карта лежить біля кубиків,")
        )
    if power.once_per is not None:
        said.append(_period(v, power.once_per))
    if power.once_per is not Period.ROLL:
        said.append(_moment(v, power))
    return join(v.pick(", ", " ", " "), said)


def _period(v: names.Voice, once: Period) -> Text:
    """How often a power can be used."""
    match once:
        case Period.ROLL:
            return v.say("once per roll", "раз за бросок", "раз за кидок")
        case Period.TURN:
            return v.say("once per turn", "раз за ход", "раз за хід")
        case Period.DAY:
            return v.say("once per day", "раз в день", "раз на день")
        case _:
            assert_never(once)


def _moment(v: names.Voice, power: Power) -> Text:
    """When a power can be used, or works by itself."""
    kinds = names.either(v, [names.several(v.names.GOODS[kind]) for kind in power.kinds])
    world = isinstance(power.where, w.OnOtherWorld)
    there = v.pick(" on an Other World", " в Ином мире", " в Іншому світі") if world else ""
    match power.moment:
        case Moment.ANY_TIME:
            return v.say("at any time in your turn", "в любой момент своего хода", "будь-коли у свій хід")
        case Moment.BEFORE_ROLL:
            return v.say("before a roll", "перед своим броском", "перед своїм кидком")
        case Moment.AFTER_ROLL:
            return v.say("after a roll", "после своего броска", "після свого кидка")
        case Moment.ADVENTURE_BEGINS:
            return v.say(
                "at the start of your adventure step{there}",
                "в начале своего шага приключения{there}",
                "на початку пригоди{there}",
                there=there,
            )
        case Moment.TURN_BEGINS:
            return v.say("at the start of anybody’s turn", "в начале хода любого игрока", "на початку будь-чийого ходу")
        case Moment.ROLLED:
            return v.say("after anybody’s roll", "после броска любого игрока", "після будь-чийого кидка")
        case Moment.WOULD_GAIN:
            return v.say("when you would gain {it}", "когда вы получаете {it:acc},", "коли ви отримуєте {it:acc},", it=kinds)
        case Moment.GAINED:
            return v.say(
                "when you gain {it}",
                "каждый раз, когда вы получаете {it:acc},",
                "щоразу, коли ви отримуєте {it:acc},",
                it=kinds,
            )
        case Moment.PENALTY:
            return v.say("when you suffer a penalty", "отступаясь от приключения,", "у разі провалу пригоди")
        case Moment.CLUE_SPENT:
            return v.say("when you spend a clue", "потратив улику,", "щоразу, коли ви витрачаєте доказ,")
        case Moment.MIDNIGHT:
            return v.say("at midnight", "в полночь", "опівночі")
        case Moment.TERROR_STRUCK:
            return v.say(
                "when a terror effect strikes in your turn",
                "если в ваш ход сработал эффект ужаса,",
                "коли у ваш хід спрацьовує ефект жаху,",
            )
        case Moment.FAILED:
            return v.say(
                "when your attempt fails{there}",
                "если вы отступились от {what},",
                "коли ви провалюєте пригоду{there},",
                there=there,
                what="Иного мира" if world else "приключения",
            )
        case _:
            assert_never(power.moment)


# -------------------------------------------------------------------- what always holds


def passive(v: names.Voice, word: w.Passive) -> Text:
    """What always holds, in sentences."""
    match word:
        case w.ManyTasks():
            return v.say(
                "You can complete any number of tasks with one roll.",
                "В свой ход вы можете выполнять одним броском любое число задач.",
                "Одним кидком можете виконати скільки завгодно завдань.",
            )
        case w.NoMonstersInOwnTurn():
            return v.say(
                "No monster appears in your turn.", "В ваш ход монстры не появляются.", "У ваш хід монстри не з’являються."
            )
        case w.NoTerror():
            return v.say("You ignore terror effects.", "Эффекты ужаса на вас не действуют.", "Ефекти жаху на вас не діють.")
        case w.IgnoreMythos():
            return v.say(
                "You ignore the lasting effects of Mythos cards.",
                "Продолжительные эффекты карт Мифа на вас не действуют.",
                "Тривалі ефекти карт міту на вас не діють.",
            )
        case w.RollLockedDice():
            return v.say(
                "In your turn you can use locked dice; they go back to their locks at its end.",
                "В свой ход вы можете бросать и запертые кубики; в конце хода они возвращаются под свои замки.",
                "У свій хід можете кидати замкнені кубики; наприкінці ходу вони повертаються під замки.",
            )
        case w.Discount(n):
            return v.say(
                "Your purchases cost {n} less, but at least 1.",
                "Ваши покупки дешевле на {n:acc}, но не дешевле {one:gen}.",
                "Ваші покупки дешевші на {n:acc}, але не дешевші за {one:acc}.",
                n=names.trophies(v, n),
                one=names.trophies(v, 1),
            )
        case w.LimitBonus(kind, n):
            return v.say(
                "Your {it} limit is higher by {n}.",
                "Ваш предел {it:gen} увеличен на {n}.",
                "Ваш максимум {it:gen} збільшено на {n}.",
                it=names.value(v, kind),
                n=n,
            )
        case w.NoAssistance():
            return v.say("Nobody can be asked for assistance.", "Просить о помощи нельзя.", "Просити допомоги не можна.")
        case w.RerollAtMost(n):
            return v.say(
                "A clue rerolls at most {n}.",
                "За улику можно перебросить не больше {n:gen}.",
                "За доказ можна перекинути щонайбільше {n:acc}.",
                n=v.many(n, v.names.DIE),
            )
        case w.NoFreeFirstAid(debt):
            return v.say(
                "There is no free first aid. As an entrance action, anybody can pay {debt} to discard this card.",
                "Бесплатной первой помощи нет. Сыщик у входа в музей может вместо действия потратить {debt:acc} и сбросить "
                "эту карту.",
                "Безкоштовна перша допомога недоступна. Замість дії біля входу можна витратити {debt:acc}, щоб скинути цю "
                "карту.",
                debt=names.trophies(v, debt),
            )
        case _:
            assert_never(word)


def property_text(v: names.Voice, word: w.Property, code: str) -> Text:
    """What an Ancient One does to the game, in sentences."""
    name = named(v.names.ANCIENT_ONES[code])
    match word:
        case w.AwakeningLoses():
            return v.say(
                "If it awakens, the game is lost at once.",
                "Если Древний пробудится, сыщики сразу проиграют: боя не будет.",
                "Якщо {name} пробудиться, бою не буде: ви одразу програєте.",
                name=name,
            )
        case w.CastingCosts(kind, n):
            return v.say(
                "Whoever casts a spell loses {n}.",
                "Применяя заклинание, сыщик теряет {n:acc}.",
                "Хто читає заклинання, втрачає {n:acc}.",
                n=names.values(v, kind, n),
            )
        case w.ShopCosts(n):
            return v.say(
                "Everything in the souvenir shop costs {n} more.",
                "Всё в сувенирной лавке дороже на {n:acc}.",
                "Усе в сувенірній крамниці дорожче на {n:acc}.",
                n=names.trophies(v, n),
            )
        case w.EveryMidnight(effects):
            return v.say("At every midnight: {it}", "В полночь {it}", "Опівночі {it}", it=text(v, effects))
        case w.WithMasks():
            return v.say(
                "The {n} are in the monster pool.",
                "В пул монстров входят {n}.",
                "У чаші монстрів є {n}.",
                n=v.many(len(MASKS), v.names.MASK),
            )
        case w.MonstersNeed(wanted):
            return v.say(
                "The task of every monster needs one {it} more.",
                "К задаче каждого монстра добавляется {it}.",
                "Завдання кожного монстра потребує ще одного символу: {it}.",
                it=names.symbol(v, wanted),
            )
        case w.SignsLost(monster):
            return v.say(
                "{sign} is lost whenever an attempt fails on a card with an undefeated {monster}, and whenever an "
                "investigator is devoured.",
                "Сыщики теряют {sign:acc} всякий раз, когда одного из них сожрали или когда кто-то отступился от "
                "приключения, на котором остался {monster}.",
                "Втрачайте {sign:acc} щоразу, коли хтось провалює пригоду з непереможеним {monster:ins} або когось зжерто.",
                sign=names.signs(v, 1),
                monster=named(v.names.MONSTERS[monster]),
            )
        case w.FailedWorldsLeave():
            return v.say(
                "A failed Other World leaves the game; when all of them have left this way, it awakens.",
                "Иной мир, от которого отступился сыщик, выбывает из игры. Когда так выбудут все {n}, Древний пробудится.",
                "Провалений Інший світ вибуває з гри. Щойно так вибудуть усі {n}, {name} пробудиться.",
                n=len(WORLDS),
                name=name,
            )
        case _:
            assert_never(word)
