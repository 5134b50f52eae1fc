"""Effects, powers and lasting rules of Elder Sign in Russian, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import (
    FACES,
    INV1,
    INV2,
    INV3,
    INV4,
    TERROR,
)
from miskatonic.games.elder_sign.cards.monsters import MASKS
from miskatonic.games.elder_sign.cards.sheets import (
    Moment,
    Period,
    Power,
)
from miskatonic.games.elder_sign.cards.words import (
    HEALTH,
    SANITY,
    AddDie,
    AdvanceClock,
    AnyEffect,
    AnyWho,
    AwakeningLoses,
    Cast,
    CastingCosts,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Discount,
    Doom,
    Draw,
    DropTerrorDice,
    EachAtEntrance,
    EachOnCard,
    EveryMidnight,
    FailAttempt,
    FailedWorldsLeave,
    ForEachGained,
    FreeReroll,
    Gain,
    Gates,
    Heal,
    HealAll,
    HealAnyone,
    Hurt,
    IgnoreMythos,
    KeepInUse,
    LimitBonus,
    Lose,
    LowerLimit,
    ManyTasks,
    Monsters,
    MonstersNeed,
    NoAssistance,
    NoFreeFirstAid,
    NoMonstersInOwnTurn,
    NoTerror,
    OneOf,
    OnOtherWorld,
    Passive,
    PayOrDevoured,
    PerOtherWorld,
    PreventLoss,
    Property,
    RaiseInvestigation,
    ReplaceAdventure,
    RerollAtMost,
    RerollDice,
    RollLockedDice,
    Secure,
    ShopCosts,
    Signs,
    SignsLost,
    TakeAlly,
    WithMasks,
)
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.say.reading import (
    CLOCK_ICON,
    GATE_ICON,
    INVESTIGATION_ICON,
    MONSTER_ICON,
    known,
    known_who,
)
from miskatonic.games.elder_sign.say.ru import names
from miskatonic.games.elder_sign.say.ru.names import doom, face, goods, signs, symbol, trophies, up_to, value
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.text.parts import Icon, Text, cat, flat, join
from miskatonic.text.ru import count, counted, listed
from miskatonic.text.slavic import ACC, GEN, LOC, Number, noun, number_class
from miskatonic.words import By, EachInOrder, Instead, Repeat, Steps

INVESTIGATION_FACES: Final = (INV1, INV2, INV3, INV4)
_MASK: Final = "-маска/а-маски/у-маске/а-маску/ом-маской/е-маске"
_MASKS: Final = "ы-маски/ов-масок/ам-маскам/ов-масок/ами-масками/ах-масках"
MASK: Final = noun("монстр~", _MASK, _MASKS, animate=True)


class Mood(IntEnum):
    """How an effect is said: as an order, of somebody else, or as a thing that one can do."""

    ORDER = 0
    TELL = 1
    WISH = 2


YOU: Final = Mood.ORDER
THEY: Final = Mood.TELL
TO: Final = Mood.WISH

# Verbs in the three moods, some with words that follow the object. What happens of itself is told even as an order.
GET: Final = "получите/получает/получить"
TAKE: Final = "возьмите/берёт/взять"
LOSE: Final = "потеряйте/теряет/потерять"
REGAIN: Final = "восстановите/восстанавливает/восстановить"
REGAIN_ALL: Final = f"{REGAIN}| до предела"
LOWER: Final = "уменьшите/уменьшает/уменьшить| на 1"
OPEN: Final = "открываются/открываются/открыть"
ADD: Final = ("добавляется/добавляется/добавить", "добавляются/добавляются/добавить")
ADD_DIE: Final = "добавьте в пул/добавляет в пул/добавить в пул"
REMOVE: Final = ("убирается с трека/убирается с трека/убрать с трека", "убираются с трека/убираются с трека/убрать с трека")
DROP: Final = "удалите/удаляет/удалить"
BEAT: Final = "победите/побеждает/победить"
TURN_INTO: Final = "превратите/превращает/превратить"
DISCARD: Final = "сбросьте/сбрасывает/сбросить"
CAST: Final = "примените/применяет/применить"


def verb(forms: str, mood: Mood) -> str:
    """A verb in a mood."""
    return forms.partition("|")[0].split("/")[mood]


def around(forms: str, mood: Mood, thing: Text) -> Text:
    """A verb with its object."""
    return cat(verb(forms, mood), " ", thing, forms.partition("|")[2])


# -------------------------------------------------------------------- effects


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case EachInOrder():
            return "каждый сыщик"
        case EachAtEntrance():
            return "каждый сыщик у входа в музей"
        case EachOnCard():
            return "каждый сыщик на карте приключения или Иного мира"
        case _:
            assert_never(w)


Deed = Gain | Draw | TakeAlly | Lose | Hurt | Heal | HealAll | LowerLimit | Signs | Gates | Doom | AddDie
"""Effects that are a verb and its object: several with the same verb are said with one."""


def phrase(deed: Deed) -> tuple[str, Text]:
    """The verb of a deed, in three moods, and its object."""
    match deed:
        case Gain(kind, n):
            return GET, goods(kind, n, ACC)
        case Draw(kind, n):
            return TAKE, goods(kind, n, ACC)
        case TakeAlly(code):
            return TAKE, (f"из колоды союзника: {names.ALLIES[code].one()}",)
        case Lose(kind, n):
            return LOSE, goods(kind, n, ACC)
        case Hurt(kind, n):
            return LOSE, points(kind, n, ACC)
        case Heal(kind, n):
            return REGAIN, points(kind, n, ACC)
        case HealAll(kind):
            return REGAIN_ALL, value(kind, ACC)
        case LowerLimit(kind):
            return LOWER, cat("предел ", value(kind, GEN))
        case Signs(n):
            return (GET, signs(n, ACC)) if n > 0 else (LOSE, signs(-n, ACC))
        case Gates(n):
            gate = cat(Icon(GATE_ICON, "врата"), " в Иной мир")
            return OPEN, gate if n == 1 else cat(gate, f" ({count(n, names.TIME)})")
        case Doom(n):
            one, several = ADD if n > 0 else REMOVE
            return one if number_class(abs(n)) is Number.ONE else several, doom(abs(n), ACC)
        case AddDie(colour):
            return ADD_DIE, (names.DICE[colour].one(ACC),)
        case _:
            assert_never(deed)


def clause(effect: AnyEffect, mood: Mood = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    match effect:
        case (
            Gain() | Draw() | TakeAlly() | Lose() | Hurt() | Heal() | HealAll()
            | LowerLimit() | Signs() | Gates() | Doom() | AddDie()
        ):  # fmt: skip
            forms, thing = phrase(effect)
            return around(forms, mood, thing)
        case Steps(effects):
            return short(effects, mood)
        case OneOf(lists):
            return one_of(lists, mood)
        case Repeat(k, options):
            return cat(f"{count(k, names.TIME)} ", one_of(options, mood))
        case By(w, effects):
            return cat(who(known_who(w)), " ", short(effects, THEY))
        case Instead(ForEachGained(one)):
            return cat("вместо каждой такой карты ", clause(known(one), mood))
        case Instead(one):
            return cat("вместо этого ", clause(known(one), mood))
        case ForEachGained(one):
            return cat("за каждую такую карту ", clause(known(one), mood))
        case PerOtherWorld(one):
            return cat("за каждый открытый Иной мир ", clause(known(one), mood))
        case PayOrDevoured(price):
            fate = ", иначе будете сожраны/, иначе будет сожран/, чтобы не быть сожранным"
            return cat(clause(known(price), mood), verb(fate, mood))
        case HealAnyone(kind, n):
            return cat(verb(REGAIN, mood), " ", points(kind, n, ACC), " любому сыщику (можно себе)")
        case Monsters(n):
            word = Icon(MONSTER_ICON, counted(n, names.MONSTER_WORD))
            return cat("появляется ", word) if n == 1 else cat(f"появляются {n} ", word)
        case AdvanceClock():
            if mood is TO:
                return cat("перевести ", Icon(CLOCK_ICON, "стрелку часов"), " на три часа вперёд")
            return cat(Icon(CLOCK_ICON, "стрелка часов"), " уходит на три часа вперёд")
        case ReplaceAdventure():
            which = "1 открытое приключение музея, на котором нет сыщиков"
            return (f"{verb('замените/заменяет/заменить', mood)} новым {which}",)
        case FailAttempt():
            return (f"сразу {verb('отступитесь/отступается/отступиться', mood)} от приключения",)
        case DropTerrorDice():
            return cat(verb(DROP, mood), " из пула все кубики, на которых выпал ", face(TERROR))
        case Secure(n):
            it = "его" if n == 1 else "их"
            guard = verb("защитите/защищает/защитить", mood)
            return (f"{guard} {up_to(n, names.DIE)} этого броска, положив {it} на карту",)
        case DefeatMonster():
            return (f"{verb(BEAT, mood)} любого монстра",)
        case CompleteTask():
            return (f"{verb('выполните/выполняет/выполнить', mood)} без кубиков 1 доступную задачу, заплатив её цену",)
        case ChangeFace(faces, to, colour):
            return cat(verb(TURN_INTO, mood), " ", _result(faces, colour), " в ", face(to, ACC))
        case RaiseInvestigation():
            search = Icon(INVESTIGATION_ICON, names.SEARCH.one(ACC))
            where = " на одном из кубиков, если у него есть такая грань"
            return cat(verb("увеличьте/увеличивает/увеличить", mood), " на 1 ", search, where)
        case RerollDice(n):
            return (f"{verb('перебросьте/перебрасывает/перебросить', mood)} {up_to(n, names.DIE)} этого броска",)
        case FreeReroll():
            return (f"{verb(GET, mood)} ещё 1 переброс",)
        case PreventLoss():
            if mood is TO:
                return cat("избежать потери ", value(SANITY, GEN), " и ", value(HEALTH, GEN))
            return cat(verb("не теряйте/не теряет", mood), " ", value(SANITY, ACC), " и ", value(HEALTH, ACC))
        case DiscardThis():
            return (f"{verb(DISCARD, mood)} эту карту",)
        case KeepInUse():
            used = verb("используйте/использует/использовать", mood)
            return (f"{used} эту карту (она сбрасывается в конце шага приключения)",)
        case Cast():
            return (f"{verb(CAST, mood)} это заклинание",)
        case _:
            assert_never(effect)


def _result(faces: tuple[int, ...], colour: int | None) -> Text:
    """One rolled result, as an object: any of these faces, on a die of the colour if one is named."""
    on = "" if colour is None else f" на {names.COLOURS[colour].split('/')[LOC]} кубике"
    if len(faces) == len(FACES):
        return (f"результат{on}",)
    if faces == INVESTIGATION_FACES:
        return cat("выпавший ", Icon(INVESTIGATION_ICON, names.SEARCH.one(ACC)), on)
    return cat("выпавший ", listed([face(one, ACC) for one in faces], " или "), on)


def shared_verb(lists: Sequence[Effect]) -> str:
    """The verb that all of the effects have; empty if there is none."""
    deeds = [_deeds(effect) for effect in lists]
    forms = {phrase(deed)[0] for some in deeds for deed in some}
    return forms.pop() if all(deeds) and len(forms) == 1 else ""


def one_of(lists: Sequence[Effect], mood: Mood) -> Text:
    """A choice between effects; a verb they share is said once."""
    forms = shared_verb(lists)
    if not forms:
        return cat("либо ", join(", либо ", [clause(known(effect), mood) for effect in lists]))
    deeds = [_deeds(effect) for effect in lists]
    things = [objects(some) for some in deeds]
    several = any(len(some) > 1 for some in deeds)
    either = cat("либо ", join(", либо ", things)) if several else listed(things, " или ")
    return around(forms, mood, either)


def _deeds(effect: Effect) -> list[Deed]:
    """The deeds that an effect consists of; none if it is something else as well."""
    parts = effect.effects if isinstance(effect, Steps) else (effect,)
    deeds = [part for part in parts if isinstance(part, Deed)]
    return deeds if len(deeds) == len(parts) else []


def objects(effects: Sequence[Effect]) -> Text:
    """The objects of deeds alone: what one gains or loses."""
    deeds = _summed([deed for effect in effects for deed in _deeds(effect)])
    colours = [names.COLOURS[deed.colour].split("/")[ACC] for deed in deeds if isinstance(deed, AddDie)]
    if len(colours) == len(deeds) > 1:
        return cat(listed([(colour,) for colour in colours]), f" {names.DIE.many(ACC)}")
    return listed([phrase(deed)[1] for deed in deeds])


def _summed(deeds: Sequence[Deed]) -> list[Deed]:
    """The deeds with losses of the same value taken together."""
    losses: dict[int, int] = {}
    for deed in deeds:
        if isinstance(deed, Hurt):
            losses[deed.value] = losses.get(deed.value, 0) + deed.n
    rest = [deed for deed in deeds if not isinstance(deed, Hurt)]
    return [*rest, *(Hurt(kind, n) for kind, n in losses.items())]


def short(effects: Sequence[Effect], mood: Mood = YOU) -> Text:
    """Effects in one breath, without a capital and a full stop; neighbours with the same verb share it."""
    clauses: list[Text] = []
    for forms, some in groupby(effects, key=_verb_of):
        group = list(some)
        if forms:
            clauses.append(around(forms, mood, objects(group)))
        elif group == [DefeatMonster()] * len(group) and len(group) > 1:
            clauses.append((f"{verb(BEAT, mood)} {len(group)} любых монстров",))
        else:
            clauses.extend(clause(known(one), mood) for one in group)
    return join("; ", clauses) if mood is YOU else listed(clauses)


def _verb_of(effect: Effect) -> str:
    return phrase(effect)[0] if isinstance(effect, Deed) else ""


# -------------------------------------------------------------------- powers


FORCED: Final = (Moment.GAINED, Moment.CLUE_SPENT, Moment.MIDNIGHT, Moment.TERROR_STRUCK, Moment.FAILED)
"""At these moments a power works by itself."""


def power(p: Power) -> Text:
    """A power as a sentence: how often, when, at what cost, and what it does."""
    when = [] if p.once_per is None else [_period(p.once_per)]
    if p.once_per is not Period.ROLL:
        when.append(_moment(p))
    if p.in_use:
        when.insert(0, "пока карта не сброшена,")
    if p.moment in FORCED:
        does = cat("возьмите ещё ", objects(p.effects)) if p.moment is Moment.GAINED else short(p.effects)
        return cat(names.capitalised(" ".join(when)), " ", does, ".")
    does = short(p.effects, TO)
    cost = _cost(p.cost)
    return cat(names.capitalised(" ".join(when)), " вы можете ", cat(cost, ", чтобы ", does) if cost else does, ".")


def _cost(costs: Sequence[Effect]) -> Text:
    """What a power costs, as a thing that one can do."""
    if Cast() in costs and DiscardThis() in costs:
        rest = [clause(known(cost), TO) for cost in costs if cost not in (Cast(), DiscardThis())]
        return listed([("сбросить это заклинание",), *rest])
    return short(costs, TO)


def _period(period: Period) -> str:
    match period:
        case Period.ROLL:
            return "раз за бросок"
        case Period.TURN:
            return "раз за ход"
        case Period.DAY:
            return "раз в день"
        case _:
            assert_never(period)


def _moment(p: Power) -> str:
    """When a power can be used, or works by itself."""
    in_world = isinstance(p.where, OnOtherWorld)
    match p.moment:
        case Moment.ANY_TIME:
            return "в любой момент своего хода"
        case Moment.BEFORE_ROLL:
            return "перед своим броском"
        case Moment.AFTER_ROLL:
            return "после своего броска"
        case Moment.ADVENTURE_BEGINS:
            return f"в начале своего шага приключения{' в Ином мире' if in_world else ''}"
        case Moment.TURN_BEGINS:
            return "в начале хода любого игрока"
        case Moment.ROLLED:
            return "после броска любого игрока"
        case Moment.WOULD_GAIN:
            return f"когда вы получаете {_kinds(p.kinds, ' или ')},"
        case Moment.GAINED:
            return f"каждый раз, когда вы получаете {_kinds(p.kinds, ' или ')},"
        case Moment.PENALTY:
            return "отступаясь от приключения,"
        case Moment.CLUE_SPENT:
            return "потратив улику,"
        case Moment.MIDNIGHT:
            return "в полночь"
        case Moment.TERROR_STRUCK:
            return "если в ваш ход сработал эффект ужаса,"
        case Moment.FAILED:
            return f"если вы отступились от {'Иного мира' if in_world else 'приключения'},"
        case _:
            assert_never(p.moment)


def _kinds(kinds: tuple[int, ...], last: str) -> str:
    return flat(listed([(names.goods_many(kind),) for kind in kinds], last))


# -------------------------------------------------------------------- what always holds


def passive(p: Passive) -> Text:
    """What holds as long as a card is in play, in sentences."""
    match p:
        case ManyTasks():
            return ("В свой ход вы можете выполнять одним броском любое число задач.",)
        case NoMonstersInOwnTurn():
            return ("В ваш ход монстры не появляются.",)
        case NoTerror():
            return ("Эффекты ужаса на вас не действуют.",)
        case IgnoreMythos():
            return ("Продолжительные эффекты карт Мифа на вас не действуют.",)
        case RollLockedDice():
            return ("В свой ход вы можете бросать и запертые кубики; в конце хода они возвращаются под свои замки.",)
        case Discount(n):
            return cat("Ваши покупки дешевле на ", trophies(n, ACC), ", но не дешевле 1 трофея.")
        case LimitBonus(kind, n):
            return cat("Ваш предел ", value(kind, GEN), f" увеличен на {n}.")
        case NoAssistance():
            return ("Просить о помощи нельзя.",)
        case RerollAtMost(n):
            return (f"За улику можно перебросить не больше {count(n, names.DIE, GEN)}.",)
        case NoFreeFirstAid(debt):
            paid = cat(
                "Сыщик у входа в музей может вместо действия потратить ", trophies(debt, ACC), " и сбросить эту карту."
            )
            return cat("Бесплатной первой помощи нет. ", paid)
        case _:
            assert_never(p)


def ancient_property(p: Property) -> Text:
    """What an Ancient One does to the game, in sentences."""
    match p:
        case AwakeningLoses():
            return ("Если Древний пробудится, сыщики сразу проиграют: боя не будет.",)
        case CastingCosts(kind, n):
            return cat("Применяя заклинание, сыщик теряет ", points(kind, n, ACC), ".")
        case ShopCosts(n):
            return cat("Всё в сувенирной лавке дороже на ", trophies(n, ACC), ".")
        case EveryMidnight(effects):
            return cat("В полночь ", short(effects), ".")
        case WithMasks():
            return (f"В пул монстров входят {count(len(MASKS), MASK)}.",)
        case MonstersNeed(wanted):
            return cat("К задаче каждого монстра добавляется ", symbol(wanted), ".")
        case SignsLost(code):
            monster = names.MONSTERS[code].one()
            return cat(
                "Сыщики теряют ", signs(1, ACC), " всякий раз, когда одного из них сожрали или когда кто-то отступился ",
                f"от приключения, на котором остался {monster}.",
            )  # fmt: skip
        case FailedWorldsLeave():
            left = f"Когда так выбудут все {len(WORLDS)}, Древний пробудится."
            return (f"Иной мир, от которого отступился сыщик, выбывает из игры. {left}",)
        case _:
            assert_never(p)
