"""The words of Elder Sign's tasks and effects in Ukrainian, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import LORE, TERROR
from miskatonic.games.elder_sign.cards.words import (
    HEALTH,
    SANITY,
    AddDie,
    AdvanceClock,
    AnyEffect,
    AnyWho,
    Cast,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Doom,
    Draw,
    DropTerrorDice,
    EachAtEntrance,
    EachOnCard,
    FailAttempt,
    ForEachGained,
    FreeReroll,
    Gain,
    Gates,
    Heal,
    HealAll,
    HealAnyone,
    Hurt,
    KeepInUse,
    Lose,
    LowerLimit,
    Monsters,
    OneOf,
    PayOrDevoured,
    PerOtherWorld,
    PreventLoss,
    RaiseInvestigation,
    ReplaceAdventure,
    RerollDice,
    Secure,
    Signs,
    Symbol,
    TakeAlly,
    Task,
)
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.reading import known, known_who
from miskatonic.games.elder_sign.say.uk import names
from miskatonic.games.elder_sign.say.uk.names import face, goods, symbol, value, values
from miskatonic.text.parts import Icon, Text, cat, join
from miskatonic.text.slavic import ACC, GEN
from miskatonic.text.uk import count, counted, listed
from miskatonic.words import By, EachInOrder, Instead, Repeat, Steps

# -------------------------------------------------------------------- tasks


def row(symbols: Sequence[Symbol], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs: «пошук 3 + знання; ціна: 1 розум»."""
    costs = [values(kind, n) for kind, n in enumerate((sanity, health)) if n]
    if clock:
        hours = count(3 * clock, names.HOUR, ACC)
        costs.append(cat(Icon(reading.CLOCK_ICON, "годинник"), f" на {hours} вперед"))
    said = join(" + ", [symbol(one) for one in symbols])
    return cat(said, "; ціна: ", listed(costs)) if costs else said


def printed_task(task: Task) -> Text:
    """A task as it is printed on a card, with the border for a monster."""
    if task.is_side:
        return ("лише для монстра; без нього завдання немає",)
    said = row(task.symbols, task.sanity, task.health, task.clock)
    if task.border is None:
        return said
    if task.is_partial:
        return cat(said, " (монстр закриває: ", listed([symbol(task.symbols[place]) for place in task.border]), ")")
    return cat(said, " (монстр закриває все завдання)")


def lock(colour: int) -> Text:
    """Which die is locked; the first letter is still small."""
    return cat(Icon(reading.LOCK_ICON, "замикає"), f" {names.DICE[colour].one(ACC)}.")


# -------------------------------------------------------------------- effects


@dataclass(frozen=True)
class Doer:
    """How an effect is said: as an order to the reader, told of somebody else, or as what one can do."""

    form: int
    whom: str = "вас"

    def does(self, verbs: str) -> str:
        """The verb in that form, of the three that are given: «отримайте/отримує/отримати»."""
        return verbs.split("/")[self.form]


YOU: Final = Doer(0)
THEY: Final = Doer(1, "його")
CAN: Final = Doer(2)


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case EachInOrder():
            return "кожен дослідник"
        case EachAtEntrance():
            return "кожен дослідник біля входу"
        case EachOnCard():
            return "кожен дослідник на карті пригоди або Іншого світу"
        case _:
            assert_never(w)


GAIN_VERB: Final = "отримайте/отримує/отримати"
TAKE_VERB: Final = "візьміть/бере/взяти"
LOSE_VERB: Final = "втратьте/втрачає/втратити"
HEAL_VERB: Final = "відновіть/відновлює/відновити"
ADD_VERB: Final = "додайте/додає/додати"
REMOVE_VERB: Final = "приберіть/прибирає/прибрати"
DEFEAT_VERB: Final = "переможіть/перемагає/перемогти"
BOTH_DICE: Final = "жовтий і червоний кубики"
TO_THE_LIMIT: Final = " до максимуму"


def _handed(effect: AnyEffect) -> tuple[str, Text] | None:
    """A verb and its object, for effects that are told together: «отримайте 1 доказ і 1 заклинання»."""
    match effect:
        case Gain(kind, n):
            return GAIN_VERB, goods(kind, n)
        case Draw(kind, n):
            return TAKE_VERB, goods(kind, n)
        case Signs(n):
            return (GAIN_VERB, names.signs(n)) if n > 0 else (LOSE_VERB, names.signs(-n))
        case Lose(kind, n):
            return LOSE_VERB, goods(kind, n)
        case Hurt(kind, n):
            return LOSE_VERB, values(kind, n)
        case Heal(kind, n):
            return HEAL_VERB, values(kind, n)
        case HealAll(kind):
            return HEAL_VERB, cat(value(kind, ACC), TO_THE_LIMIT)
        case Doom(n):
            return (ADD_VERB, names.doom(n)) if n > 0 else (REMOVE_VERB, names.doom(-n))
        case AddDie(colour):
            return ADD_VERB, (names.DICE[colour].one(ACC),)
        case _:
            return None


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Gain() | Draw() | Signs() | Lose() | Hurt() | Heal() | HealAll() | Doom() | AddDie():
            told = _handed(effect)
            assert told is not None
            return cat(does(told[0]), " ", told[1])
        case TakeAlly(code):
            return (f"{does(TAKE_VERB)} союзника на ім’я {names.ALLIES[code].one()}",)
        case ForEachGained(each):
            return cat("за кожну таку карту ", clause(known(each), doer))
        case HealAnyone(kind, n):
            return cat(does("дайте/дає/дати"), " будь-якому дослідникові відновити ", values(kind, n))
        case LowerLimit(kind):
            return cat(does("знизьте/знижує/знизити"), " свій максимум ", value(kind, GEN), " на 1")
        case OneOf(lists):
            return either(lists, doer)
        case PayOrDevoured(price):
            return cat(clauses((price,), doer), f", інакше {doer.whom} буде зжерто")
        case Gates(n):
            worlds = "Іншого світу" if n == 1 else count(n, names.WORLD, GEN)
            return cat(does("відкрийте/відкриває/відкрити"), " ", Icon(reading.GATE_ICON, "ворота"), f" до {worlds}")
        case Monsters(n):
            monsters = Icon(reading.MONSTER_ICON, counted(n, names.MONSTER_TOKEN))
            return cat("з’являється ", monsters) if n == 1 else cat(f"з’являються {n} ", monsters)
        case AdvanceClock():
            clock = Icon(reading.CLOCK_ICON, "годинник")
            return cat(does("переведіть/переводить/перевести"), " ", clock, " на 3 години вперед")
        case ReplaceAdventure():
            verb = does("замініть/замінює/замінити")
            return (f"{verb} новою одну з пригод музею, на якій немає дослідників",)
        case PerOtherWorld(each):
            return cat("за кожен відкритий Інший світ ", clause(known(each), doer))
        case FailAttempt():
            return ("пригоду одразу провалено",)
        case DropTerrorDice():
            return cat(does(REMOVE_VERB), " усі кубики, на яких випав ", face(TERROR))
        case Secure(n):
            many = "1 кубик" if n == 1 else f"до {count(n, names.DIE, GEN)}"
            return (f"{does('збережіть/зберігає/зберегти')} на цій карті {many} з кидка",)
        case DefeatMonster():
            return (f"{does(DEFEAT_VERB)} будь-якого монстра у грі",)
        case CompleteTask():
            return (f"{does('виконайте/виконує/виконати')} 1 завдання без кубиків, сплативши його ціну",)
        case ChangeFace(faces, to, colour):
            verb = does("змініть/змінює/змінити")
            return cat(f"{verb} результат ", _changed(faces, colour), " на ", face(to, ACC))
        case RaiseInvestigation():
            search = Icon(reading.INVESTIGATION_ICON, names.SYMBOLS[0].one(GEN))
            return cat(does("підвищте/підвищує/підвищити"), " 1 результат ", search, " на 1 (якщо на кубику є така грань)")
        case RerollDice(n):
            return (f"{does('перекиньте/перекидає/перекинути')} до {count(n, names.DIE, GEN)} цього кидка",)
        case FreeReroll():
            return (f"{does(GAIN_VERB)} ще один перекид",)
        case PreventLoss():
            lost = cat(" ні ", value(SANITY, GEN), ", ні ", value(HEALTH, GEN))
            return cat(does("не втрачайте/не втрачає/не втрачати"), lost)
        case DiscardThis():
            return (f"{does('скиньте/скидає/скинути')} цю карту",)
        case KeepInUse():
            return (f"{does('покладіть/кладе/покласти')} цю карту біля кубиків до кінця пригоди",)
        case Cast():
            return (f"{does('прочитайте/читає/прочитати')} це заклинання",)
        case Steps(effects):
            return clauses(effects, doer)
        case Repeat(k, options):
            return cat("двічі " if k == 2 else f"{count(k, names.TIME)} ", either(options, doer))
        case By(w, effects):
            return cat(who(known_who(w)), " ", clauses(effects, THEY))
        case Instead(instead):
            return cat("натомість ", clause(known(instead), doer))
        case _:
            assert_never(effect)


def _changed(faces: tuple[int, ...], colour: int | None) -> Text:
    """Which result changes, after the word for it."""
    if colour is not None:
        return (names.DICE[colour].one(GEN),)
    if faces == tuple(range(LORE)):
        return cat("1 кубика з ", Icon(reading.INVESTIGATION_ICON, names.SYMBOLS[0].one(GEN)))
    return cat("1 кубика з ", listed([face(one, GEN) for one in faces], " або "))


def either(lists: Sequence[Effect], doer: Doer) -> Text:
    """One of several: the verb is said once if it is the same for all."""
    told = [_handed(known(one)) for one in lists]
    verbs = {one[0] if one else "" for one in told}
    if len(verbs) == 1 and "" not in verbs:
        return cat(doer.does(verbs.pop()), " ", listed([one[1] for one in told if one], " або "))
    return cat("або ", join(", або ", [clauses((one,), doer) for one in lists]))


def _verb(effect: Effect) -> str:
    told = _handed(known(effect))
    return "" if told is None else told[0]


def _said(effects: Sequence[Effect], doer: Doer) -> list[Text]:
    """Effects clause by clause; neighbours with the same verb are told together."""
    said: list[Text] = []
    for verb, group in groupby(effects, _verb):
        run = [known(one) for one in group]
        if len(run) > 1 and all(isinstance(one, AddDie) for one in run):
            said.append((f"{doer.does(verb)} {BOTH_DICE}",))
        elif len(run) > 1 and all(isinstance(one, HealAll) for one in run):
            both: list[Text] = [(value(one.value, ACC),) for one in run if isinstance(one, HealAll)]
            said.append(cat(doer.does(verb), " ", listed(both), TO_THE_LIMIT))
        elif verb:
            said.append(cat(doer.does(verb), " ", listed([told[1] for told in map(_handed, run) if told])))
        for effect, same in groupby([] if verb else run):
            n = len(list(same))
            if isinstance(effect, DefeatMonster) and n > 1:
                said.append((f"{doer.does(DEFEAT_VERB)} {n} будь-яких монстрів у грі",))
            else:
                said += [clause(effect, doer)] * n
    return said


def clauses(effects: Sequence[Effect], doer: Doer = YOU) -> Text:
    """Effects in one breath, without a capital and a full stop."""
    return listed(_said(effects, doer))


def text(effects: Sequence[Effect], doer: Doer = YOU) -> Text:
    """Effects as the end of a line, with a full stop."""
    return cat(join("; ", _said(effects, doer)), ".")
