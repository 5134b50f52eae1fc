"""Elder Sign's questions in words: what somebody must decide."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.say import effects, names, reading
from miskatonic.games.elder_sign.say.names import Voice, either, thing, trophies, values
from miskatonic.text.parts import Text, cat, join
from miskatonic.text.phrases import EN, TELL, UK, named
from miskatonic.text.slavic import NOM
from miskatonic.words import By, Choose, Repeat


def question(v: Voice, view: State, asked: Asked) -> Text:
    """What is asked, without the name of the one who is asked and without a full stop."""
    what: asks.AnyAsk = asked.what
    if isinstance(what, OfDice):
        return _of_dice(v, view, asked, what)
    if isinstance(what, OfHelp):
        return _of_help(v, view, what)
    if isinstance(what, OfMuseum):
        return _of_museum(v, what)
    return _of_effects(v, view, asked, what)


# -------------------------------------------------------------------- dice

OfDice = (
    asks.BeforeRoll | asks.AfterRoll | asks.Cover | asks.Reroll | asks.RemoveDie | asks.SecureDie | asks.HoldDie |
    asks.ChangeDie | asks.LockDie | asks.TaskWithoutDice | asks.AfterTerror
)  # fmt: skip


def _of_dice(v: Voice, view: State, asked: Asked, what: OfDice) -> Text:
    """What is asked of dice: to roll, keep, change and use them."""
    match what:
        case asks.BeforeRoll(place):
            return _before_roll(v, view, asked, place)
        case asks.AfterRoll(place):
            on = _trial(v, view, place)
            decide = v.say("decide what to do{on}", "решите, что делать{on}", "вирішіть, що робити{on}", on=on)
            return _after(_rolled(v, view, asked.seat, asked.seat), decide)
        case asks.Cover(task):
            goal = reading.goal(view, task)
            if goal is None:
                return v.say("choose the dice for the task", "выберите кубики для задачи", "виберіть кубики для завдання")
            return v.say(
                "choose the dice for the task ({it})",
                "выберите кубики для задачи ({it})",
                "виберіть кубики для завдання ({it})",
                it=effects.goal_row(v, goal),
            )
        case asks.Reroll(left, picked):
            return _reroll(v, view, left, len(picked))
        case asks.RemoveDie():
            return v.say(
                "the roll failed; choose the die to remove",
                "бросок не удался; выберите, какой кубик удалить",
                "кидок невдалий; виберіть, який кубик прибрати",
            )
        case asks.AfterTerror():
            return v.say(
                "use something, or suffer the penalty",
                "можете применить что-нибудь, прежде чем понести потери",
                "застосуйте щось або зазнайте втрат",
            )
        case asks.SecureDie():
            return _secure(v, asked)
        case asks.HoldDie(spell):
            return v.say(
                "choose a die for {it} to hold",
                "выберите кубик, который ляжет на {it:acc}",
                "виберіть кубик, який зберегти на {it:loc}",
                it=names.possession(v, spell),
            )
        case asks.ChangeDie():
            word = word_of(view, asked)
            if not isinstance(word, w.ChangeFace):
                return v.say(
                    "choose the die to raise by 1",
                    "выберите, какой результат увеличить на 1",
                    "виберіть, результат якого кубика підвищити на 1",
                )
            return v.say(
                "choose the die to turn into {face}",
                "выберите, какой результат превратить в {face:acc}",
                "виберіть, результат якого кубика змінити на {face:acc}",
                face=names.face(v, word.to),
            )
        case asks.LockDie(by):
            return v.say(
                "choose the die that {it} locks",
                "выберите, какой кубик запереть ({it})",
                "виберіть, який кубик замкнути ({it})",
                it=thing(v, by),
            )
        case asks.TaskWithoutDice():
            return v.say(
                "choose the task to complete without dice",
                "выберите, какую задачу выполнить без кубиков",
                "виберіть, яке завдання виконати без кубиків",
            )
        case _:
            assert_never(what)


def _before_roll(v: Voice, view: State, asked: Asked, place: int) -> Text:
    pool, on = len(view.zone(box.POOL)), _trial(v, view, place)
    if not pool:
        return v.say(
            "no dice are left to roll{on}; add a die or give up",
            "в пуле не осталось кубиков{on}; добавьте кубик или отступитесь",
            "кидати нічого{on}; додайте кубик або відступіться",
            on=on,
        )
    n = v.many(pool, v.names.DIE)
    if not (reading.offers_powers(asked) or reading.offers(asked, box.TAKE_OFF)):
        return v.say("roll {n}{on}", "бросьте {n:acc}{on}", "киньте {n:acc}{on}", n=n, on=on)
    return v.say(
        "roll {n}{on}, or use something first",
        "бросьте {n:acc} или сначала что-нибудь используйте{on}",
        "киньте {n:acc} або спершу скористайтеся чимось{on}",
        n=n,
        on=on,
    )


def _rolled(v: Voice, view: State, whose: int, seat: int) -> Text:
    """What the dice of the roll show, told to a seat; a single die is told by its colour."""
    shown = reading.rolled(view)
    if not shown:
        return ()
    dice = names.rolled(v, shown)
    if v.lang is not EN and len(shown) == 1:
        dice = names.face(v, shown[0][1]).said(NOM)
    on = named(v.names.DICE[box.COLOUR_OF[shown[0][0]]]) if len(shown) == 1 else names.several(v.names.DIE)
    if whose == seat:
        return v.say("you rolled {dice}", "на {on:loc} {dice}", "на {on:loc} {dice}", dice=dice, on=on)
    return v.say(
        "{who} rolled {dice}",
        "на {on:loc} {who:gen} {dice}",
        "на {on:loc} {who:gen} {dice}",
        who=names.person(v, view, whose),
        dice=dice,
        on=on,
    )


def _after(why: Text, then: Text) -> Text:
    """What has happened, if anything, and what can be done now."""
    return cat(why, "; ", then) if why else then


def _trial(v: Voice, view: State, place: int) -> Text:
    """What the dice are rolled for."""
    card = reading.card_at(view, place)
    if card >= 0:
        return _on(v, card)
    if not view.count(box.AWAKE):
        return ()
    name = named(v.names.ANCIENT_ONES[reading.opponent(view).code])
    return v.say(" against {it}", " (бой с Древним)", " (бій: {it})", it=name)


@cache
def _on(v: Voice, card: int) -> Text:
    return v.say(" for {it}", " ({it})", " ({it})", it=names.trial(v, card))


def _reroll(v: Voice, view: State, left: int, picked: int) -> Text:
    limited = left < len(view.zone(box.POOL)) - picked
    return v.say(
        "choose the dice to reroll{limit}",
        "выберите {more}кубики для переброса{limit}",
        "виберіть, які {more}кубики перекинути{limit}",
        limit=v.say(" ({n} at most)", " (не больше {n})", " (не більше {n})", n=left) if limited else (),
        more=v.pick("", "ещё ", "ще ") if picked else "",
    )


def _secure(v: Voice, asked: Asked) -> Text:
    """How a die can be kept."""
    ways: list[Text] = []
    if reading.offers(asked, box.FOCUS_ON):
        ways.append(v.say("focus a die", "сфокусировать 1 кубик", "відкладіть один кубик"))
    if reading.offers(asked, box.ASK_HELP):
        ways.append(v.say("ask for assistance", "попросить о помощи", "попросіть допомоги"))
    if not ways:
        return v.say("keep a die, or go on", "можете защитить 1 кубик", "відкладіть один кубик або грайте далі")
    some = join(", ", ways) if v.lang is UK else v.either(ways)
    return v.say("{ways}, or go on", "можете {ways}", "{ways} або грайте далі", ways=some)


# -------------------------------------------------------------------- helping each other

OfHelp = asks.Assist | asks.AssistDie | asks.HelperLoss | asks.HealWhom


def _of_help(v: Voice, view: State, what: OfHelp) -> Text:
    """What is asked of those who help, and of who is helped."""
    match what:
        case asks.Assist(asker):
            return v.say(
                "say whether you assist {who}; if the attempt fails, you lose {loss}",
                "{who} просит о помощи; если ничего не выйдет, вы потеряете {loss:acc}",
                "вирішіть, чи допомогти {who:dat}; у разі провалу ви втратите {loss:acc}",
                who=names.person(v, view, asker),
                loss=either(v, [values(v, w.SANITY, 1), values(v, w.HEALTH, 1)]),
            )
        case asks.AssistDie(helper):
            return v.say(
                "choose the die that {who} keeps for you",
                "выберите кубик, который ляжет на фишку {who:gen}",
                "виберіть кубик, який збереже {who}",
                who=names.person(v, view, helper),
            )
        case asks.HelperLoss():
            return v.say(
                "the attempt you assisted failed; choose what to lose",
                "ваша помощь не спасла дело; выберите, что потерять",
                "пригоду, в якій ви допомагали, провалено; виберіть, що втратити",
            )
        case asks.HealWhom(kind, n):
            return v.say(
                "choose who regains {n}",
                "выберите, кто восстановит {n:acc}",
                "виберіть, хто відновить {n:acc}",
                n=values(v, kind, n),
            )
        case _:
            assert_never(what)


# -------------------------------------------------------------------- the museum, its entrance and the clock

OfMuseum = (
    asks.Investigator | asks.Move | asks.Entrance | asks.PayTrophy | asks.LoseCard | asks.PlaceMonster | asks.Defeat |
    asks.BeforeClock | asks.MidnightOrder | asks.ReplaceAdventure | asks.PayOrDevoured
)  # fmt: skip


def _of_museum(v: Voice, what: OfMuseum) -> Text:
    """What is asked of the museum and what comes and goes there."""
    match what:
        case asks.Investigator():
            return v.say("choose your new investigator", "выберите нового сыщика", "виберіть нового дослідника")
        case asks.Move():
            return v.say("choose where to go this turn", "выберите, куда отправиться", "виберіть, куди вирушити цього ходу")
        case asks.BeforeClock():
            return v.say(
                "use something else, or let the clock move on",
                "можете применить ещё что-нибудь, прежде чем перевести стрелку часов",
                "застосуйте ще щось або переведіть стрілку годинника",
            )
        case asks.PlaceMonster(monster):
            return v.say(
                "choose where {it} appears ({row})",
                "выберите, где появится {it} ({row})",
                "виберіть, де з’явиться {it} ({row})",
                it=names.a_monster(v, monster),
                row=effects.task_row(v, box.MONSTER[monster].task),
            )
        case asks.Defeat():
            return v.say(
                "choose a monster to defeat", "выберите, какого монстра победить", "виберіть, якого монстра перемогти"
            )
        case asks.Entrance():
            return v.say(
                "choose one action at {it}",
                "выберите действие у {it}",
                "виберіть одну дію біля {it}",
                it=names.entrance(v, "the entrance", "входа в музей", "входу"),
            )
        case asks.PayTrophy(due):
            return v.say(
                "choose what to spend ({n} still due)",
                "выберите, какой трофей потратить (осталось потратить {n:acc})",
                "виберіть, що віддати (ще {n:acc})",
                n=trophies(v, due),
            )
        case asks.LoseCard(kind):
            if kind == w.ALLY:
                return v.say(
                    "choose an ally to lose", "выберите, какого союзника потерять", "виберіть, якого союзника втратити"
                )
            return v.say(
                "choose a {it} to lose",
                "выберите, {it~какой/какую/какое} {it:acc} потерять",
                "виберіть, {it~який/яку/яке} {it:acc} втратити",
                it=named(v.names.GOODS[kind]),
            )
        case asks.PayOrDevoured():
            return v.say("pay or be devoured", "заплатите или будете сожраны", "заплатіть, інакше вас буде зжерто")
        case asks.MidnightOrder():
            return v.say(
                "choose the midnight effect that comes next",
                "выберите, какой полуночный эффект применить следующим",
                "виберіть, який опівнічний ефект застосувати наступним",
            )
        case asks.ReplaceAdventure():
            return v.say(
                "choose the adventure that makes room for a new one",
                "выберите, какое приключение заменить новым",
                "виберіть, яку пригоду замінити новою",
            )
        case _:
            assert_never(what)


# -------------------------------------------------------------------- effects

OfEffects = asks.WhichEffect | asks.WhoDoesIt | asks.WhoIsNext | asks.React | asks.OrderForced


def _of_effects(v: Voice, view: State, asked: Asked, what: OfEffects) -> Text:
    """What is asked of effects: which, whose, and what comes first."""
    match what:
        case asks.WhichEffect() if isinstance(word_of(view, asked), Choose):
            return _choice(v, view, asked)
        case asks.WhichEffect(left):
            return v.say(
                "{it} ({n} left)", "{it} (осталось: {n})", "{it} (залишилося: {n})", it=_choice(v, view, asked), n=left
            )
        case asks.WhoDoesIt():
            return v.say(
                "choose who {it}",
                "выберите сыщика (он {it})",
                "виберіть дослідника (він {it})",
                it=_deed(v, view, asked),
            )
        case asks.WhoIsNext():
            return v.say(
                "choose who next {it}",
                "выберите следующего сыщика (он {it})",
                "виберіть наступного дослідника (він {it})",
                it=_deed(v, view, asked),
            )
        case asks.React(event):
            return _reaction(v, view, asked, event)
        case asks.OrderForced():
            return v.say(
                "choose which effect comes first",
                "выберите, какой эффект применить первым",
                "виберіть, який ефект застосувати першим",
            )
        case _:
            assert_never(what)


def _choice(v: Voice, view: State, asked: Asked) -> Text:
    """That one of several effects is to be chosen."""
    word = word_of(view, asked)
    lists = word.options if isinstance(word, Choose | Repeat) else ()
    match effects.shared_verb(v, lists):
        case effects.LOSE:
            return v.say("choose what to lose", "выберите, что потерять", "виберіть, що втратити")
        case effects.LOWER:
            return v.say(
                "choose which limit to lower", "выберите, какой предел уменьшить", "виберіть, який максимум знизити"
            )
        case effects.TAKE:
            return v.say("choose what to take", "выберите, что взять", "виберіть, що взяти")
    return v.say("choose what to do", "выберите, что сделать", "виберіть щось одне")


def _deed(v: Voice, view: State, asked: Asked) -> Text:
    word = word_of(view, asked)
    if not isinstance(word, By):
        return v.say("acts", "действует", "діє")
    return effects.clauses(v.in_mood(TELL), word.effects)


def _reaction(v: Voice, view: State, asked: Asked, event: tuple[int, ...]) -> Text:
    """What has happened, and that something can be used now."""
    may = v.say("you may use something", "можете что-нибудь использовать", "можете скористатися здібністю чи картою")
    whose = event[0] if event else asked.seat
    match reading.moment_of(asked):
        case Moment.TURN_BEGINS if whose == asked.seat:
            why = v.say("your turn begins", "начинается ваш ход", "починається ваш хід")
        case Moment.TURN_BEGINS:
            who = names.person(v, view, whose)
            why = v.say("{who}’s turn begins", "начинается ход {who:gen}", "починається хід {who:gen}", who=who)
        case Moment.ROLLED:
            why = _rolled(v, view, whose, asked.seat)
        case Moment.PENALTY:
            why = v.say("a penalty is due", "вам грозят потери", "пригоду провалено")
        case Moment.ADVENTURE_BEGINS:
            why = v.say("the adventure begins", "начинается шаг приключения", "починається пригода")
        case _:
            why = ()
    return _after(why, may)
