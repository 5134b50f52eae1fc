"""Elder Sign's options in words: what somebody can choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from miskatonic.core.code import Effect
from miskatonic.core.declared import Kind
from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.entrance import debt, price
from miskatonic.games.elder_sign.rules.explain import failing_devours
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.say import effects, names, reading
from miskatonic.games.elder_sign.say.effects import able, clause, clauses
from miskatonic.games.elder_sign.say.powers import power_short
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, Three
from miskatonic.text.slavic import NOM
from miskatonic.words import control

PLAIN: Final[Mapping[Option, Three]] = {
    box.ROLL_THESE: ("Reroll the chosen dice", "Перебросить выбранные кубики", "Перекинути вибрані кубики"),
    box.FAIL_ROLL: (
        "Let the roll fail and remove a die",
        "Признать бросок неудачным и удалить кубик",
        "Визнати кидок невдалим і прибрати кубик",
    ),
    box.ROLL_ON: ("Roll on", "Бросать дальше", "Кидати далі"),
    box.GIVE_UP: ("Give up the adventure", "Отступиться от приключения", "Відступитися від пригоди"),
    box.TO_PENALTY: ("Suffer the penalty", "Понести потери", "Зазнати втрат"),
    box.TO_CLOCK: ("Let the clock move on", "Перевести стрелку часов", "Перевести стрілку годинника"),
    box.GO_ON: ("Keep no die", "Не защищать кубик", "Нічого не відкладати"),
    box.YES: ("Assist", "Помочь", "Допомогти"),
    box.NO: ("Do not assist", "Отказать", "Відмовити"),
    box.ENOUGH: ("Hold no more dice", "Больше кубиков не класть", "Більше кубиків не зберігати"),
    box.BE_DEVOURED: ("Be devoured", "Дать себя сожрать", "Дати себе зжерти"),
    PASS: ("Use nothing", "Ничего не использовать", "Нічим не користуватися"),
    box.FIND: (
        "Lost and found: roll a green die",
        "Бюро находок: бросить зелёный кубик",
        "Бюро знахідок: кинути зелений кубик",
    ),
}
"""Options that act on nothing and are mostly said the same way."""


def label(v: names.Voice, view: State, asked: Asked, option: Option) -> Text:
    """What one would do by choosing an option."""
    number = option.value
    if is_ability(option):
        return _use(v, view, *ability_of(option))
    match option.verb:
        case box.MOVE:
            return _move(v, view, asked, number)
        case box.COMPLETE:
            return _complete(v, view, number)
        case box.COVER:
            return _cover(v, view, reading.dice_in(number))
        case box.PICK:
            return _pick(v, view, asked, number)
        case box.FOCUS_ON:
            return _with_die(v, asks.SecureDie, number, reading.face_of(view, number))
        case box.ASK_HELP:
            return v.say(
                "Ask {who} for assistance",
                "Попросить о помощи {who:acc}",
                "Попросити допомоги в {who:gen}",
                who=names.person(v, view, number),
            )
        case box.TAKE_OFF:
            return v.say(
                "Take the {die} off {it} to roll it",
                "Снять {die:acc} с {it:gen}, чтобы бросить",
                "Зняти {die:acc} з {it:gen}, щоб кинути його",
                die=_die(v, view, number),
                it=names.possession(v, reading.spell_with(view, number)),
            )
        case box.SPOT:
            return _spot(v, view, number)
        case box.OFFER:
            return _offer(v, view, asked.seat, number)
        case control.CHOOSE:
            return clause(able(v), w.known(reading.chosen(view, asked, number)))
        case box.VALUE:
            return v.say("Lose {n}", "Потерять {n:acc}", "Втратити {n:acc}", n=names.values(v, number, 1))
        case box.SETTLE:
            return v.say(
                "Pay {n} to discard {it}",
                "Уплатить {n:acc} и сбросить {it:acc}",
                "Сплатити борг ({n}): скинути {it:acc}",
                n=names.trophies(v, debt(number)),
                it=names.mythos(v, number),
            )
        case box.INVESTIGATE_AS:
            return _play(v, number)
        case box.EFFECT_OF:
            return cat(names.thing(v, number).said(NOM), ": ", clauses(v, reading.midnight_of(number)))
        case box.PERSON:
            return _person(v, view, asked, number)
    return _plain(v, view, asked, option)


def detail(v: names.Voice, view: State, asked: Asked, option: Option) -> Text:
    """What to know before going to an adventure: that failing there devours."""
    if asked.kind is not asks.Move or option.verb is not box.MOVE[0].verb:
        return ()
    if not failing_devours(view, asked.seat, reading.card_at(view, option.value)):
        return ()
    return v.say(
        "If you fail, {who} will be devoured.",
        "При неудаче {who:acc} сожрут.",
        "У разі невдачі {who:acc} зжеруть.",
        who=names.person(v, view, asked.seat),
    )


def _plain(v: names.Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option that acts on nothing."""
    match option:
        case box.TO_ENTRANCE:
            return _to_entrance(v, reading.place_of_seat(view, asked.seat) < 0)
        case box.PAY:
            return clause(able(v), w.known(reading.chosen(view, asked, option.value)))
        case box.ROLL:
            return _roll(v, len(view.zone(box.POOL)))
        case box.REROLL if view.count(box.FREE_REROLLS):
            return v.say("Reroll for free", "Перебросить ещё раз, не тратя улику", "Перекинути кубики безкоштовно")
        case box.REROLL:
            return v.say(
                "Spend {clue} to reroll (you have {left})",
                "Потратить {clue:acc} на переброс (есть {left})",
                "Витратити {clue:acc} (маєте {left}), щоб перекинути кубики",
                clue=names.goods(v, w.CLUE),
                left=view.count(box.CLUES[asked.seat]),
            )
        case box.ROLL_THESE if asked.what.picked:
            picked = [(die, reading.face_of(view, die)) for die in asked.what.picked]
            dice = names.rolled(v, picked)
            return v.say("Reroll {dice}", "Перебросить: {dice}", "Перекинути вибрані: {dice}", dice=dice)
        case box.FAIL_ROLL if not view.zone(box.POOL):
            return v.say("Let the roll fail", "Признать бросок неудачным", "Визнати кидок невдалим")
    return v.say(*PLAIN[option])


def _move(v: names.Voice, view: State, asked: Asked, place: int) -> Text:
    card = reading.card_at(view, place)
    if isinstance(asked.what, asks.ReplaceAdventure):
        return v.say("Replace {it}", "Заменить {it:acc}", "Замінити {it:acc}", it=names.adventure(v, card))
    return _go_to(v, card, reading.place_of_seat(view, asked.seat) == place)


@cache
def _go_to(v: names.Voice, card: int, is_there: bool) -> Text:
    it = names.adventure(v, card)
    if is_there:
        return v.say("Stay on {it}", "Остаться: {it}", "Залишитися: {it}", it=it)
    if box.ADVENTURE[card].is_world:
        return v.say("Go to {it}", "Войти в {it:acc}", "Вирушити в {it:acc}", it=it)
    return v.say("Go to {it}", "Перейти к {it:dat}", "Вирушити в {it:acc}", it=it)


@cache
def _to_entrance(v: names.Voice, is_there: bool) -> Text:
    if is_there:
        here = names.entrance(v, "the entrance", "входа в музей", "входу в музей")
        return v.say("Stay at {it}", "Остаться у {it}", "Залишитися біля {it}", it=here)
    there = names.entrance(v, "the entrance", "входу в музей", "входу в музей")
    return v.say("Go to {it}", "Вернуться ко {it}", "Піти до {it}", it=there)


@cache
def _roll(v: names.Voice, n: int) -> Text:
    return v.say("Roll {n}", "Бросить {n:acc}", "Кинути {n:acc}", n=v.many(n, v.names.DIE))


def _complete(v: names.Voice, view: State, number: int) -> Text:
    goal = reading.goal(view, number)
    down = goal is not None and goal.monster >= 0 and view.count(box.FACE_DOWN[goal.monster]) > 0
    return _completed(v, number, goal, down, view.count(box.AWAKE) > 0)


@lru_cache(maxsize=4096)
def _completed(v: names.Voice, number: int, goal: Goal | None, down: bool, awake: bool) -> Text:
    row = () if goal is None else cat(": ", effects.goal_row(v, goal))
    if awake:
        return v.say("Meet the combat task{row}", "Выполнить боевую задачу{row}", "Виконати бойове завдання{row}", row=row)
    if goal is None or goal.monster < 0 or down:
        task = names.task(v, number)
        return v.say("Complete {task}{row}", "Выполнить {task:acc}{row}", "Виконати {task:acc}{row}", task=task, row=row)
    it = names.monster(v, goal.monster)
    if number < box.TASKS_PRINTED:
        return v.say(
            "Complete {task} with {it}{row}",
            "Одолеть {it:acc} ({task}){row}",
            "Виконати {task:acc} ({it}){row}",
            task=names.task(v, number),
            it=it,
            row=row,
        )
    below = number - box.TASKS_PRINTED
    return v.say(
        "Complete the task of {it}{row}",
        "Одолеть {it:acc} (под нижней задачей{nth}){row}",
        "Виконати завдання монстра {n} ({it}){row}",
        it=it,
        n=below + 1,
        nth=v.say("", ", {n}{it~-й/-я/-е} по счёту", "", n=below + 1, it=it) if below else (),
        row=row,
    )


# -------------------------------------------------------------------- dice and pieces


def _die(v: names.Voice, view: State, piece: int) -> Named:
    return names.die(v, piece, reading.face_of(view, piece))


def _cover(v: names.Voice, view: State, dice: list[int]) -> Text:
    """Dice for a task."""
    order = sorted(dice, key=lambda one: (box.COLOUR_OF[one], reading.face_of(view, one)))
    said = v.both([_used(v, view, one) for one in order])
    return v.say("Use {dice}", "Положить <n:кубик|кубики>: {dice}", "Покласти: {dice}", dice=said, n=len(dice))


def _used(v: names.Voice, view: State, piece: int) -> Text:
    """What a die shows, and where it lies if it is secured."""
    it = names.shown(v, piece, reading.face_of(view, piece))
    helper, spell = reading.helper_with(view, piece), reading.spell_with(view, piece)
    if helper >= 0:
        who = names.person(v, view, helper)
        return v.say("{it} (kept by {who})", "{it} (у {who:gen})", "{it} (зберігає {who})", it=it, who=who)
    if spell >= 0:
        on = names.possession(v, spell)
        return v.say("{it} (on {on})", "{it} ({on})", "{it} (на {on:loc})", it=it, on=on)
    if reading.is_focused(view, piece):
        return v.say("{it} (focused)", "{it} (фокусировка)", "{it} (відкладено раніше)", it=it)
    return it


def _pick(v: names.Voice, view: State, asked: Asked, piece: int) -> Text:
    if piece in box.DICE_PIECES:
        return _with_die(v, asked.kind, piece, reading.face_of(view, piece))
    if isinstance(asked.what, asks.PayTrophy):
        return v.say(
            "Spend {it} ({n})",
            "{it} ({n})",
            "Віддати трофей: {it} (вартість {number})",
            it=names.thing(v, piece),
            n=names.trophies(v, box.TROPHIES[piece]),
            number=box.TROPHIES[piece],
        )
    if piece in box.POSSESSION:
        return v.say("Lose {it}", "Потерять {it:acc}", "Втратити {it:acc}", it=names.possession(v, piece))
    card = reading.card_of_monster(view, piece)
    return v.say(
        "Defeat {it} on {where}{spot}",
        "Победить {it:acc} ({where}{spot})",
        "Перемогти {it:acc} ({title}{spot})",
        it=names.monster(v, piece),
        where=names.adventure(v, card),
        title=names.adventure_title(v, card),
        spot=_lair(v, view, piece, card),
    )


@lru_cache(maxsize=4096)
def _with_die(v: names.Voice, asked: Kind, piece: int, shows: int) -> Text:
    """A die to pick, and what becomes of it."""
    die = names.die(v, piece, shows)
    match asked:
        case asks.SecureDie:
            return v.say("Focus: keep the {die}", "Сфокусировать {die:acc}", "Зосередитися: відкласти {die:acc}", die=die)
        case asks.RemoveDie:
            return v.say("Remove the {die}", "Удалить {die:acc}", "Прибрати {die:acc}", die=die)
        case asks.Reroll:
            return v.say("Choose the {die}", "Выбрать {die:acc}", "Вибрати {die:acc}", die=die)
        case asks.LockDie:
            return v.say("Lock the {die}", "Запереть {die:acc}", "Замкнути {die:acc}", die=die)
        case asks.ChangeDie:
            return v.say("Change the {die}", "Изменить {die:acc}", "Змінити {die:acc}", die=die)
    return v.say("Keep the {die}", "Положить {die:acc}", "Зберегти {die:acc}", die=die)


def _lair(v: names.Voice, view: State, piece: int, card: int) -> Text:
    """Where on its card a monster lies, if it is not the only one of its kind there."""
    here = view.zone(box.MONSTERS_AT[reading.place_of(view, card)])
    alike = [one for one in here if reading.code(one) == reading.code(piece)]
    if len(alike) == 1:
        return ()
    task = view.pointed(box.TASK_OF[piece])
    if task != NOTHING:
        return cat(", ", names.task(v, task).said(NOM))
    return v.say(
        ", below the tasks, no. {n}",
        ", под нижней задачей, {n}-й из таких",
        ", нижче завдань, {n}-й з таких",
        n=alike.index(piece) + 1,
    )


def _spot(v: names.Voice, view: State, number: int) -> Text:
    """Where a monster could be put."""
    place, at = reading.spot(number)
    it, task = names.adventure(v, reading.card_at(view, place)), reading.spot_task(view, number)
    if task is None:
        return v.say("Below {it}", "{it}: под нижней задачей", "{it}: нижче всіх завдань", it=it)
    name = names.task(v, at)
    if task.is_side:
        return v.say(
            "On {it}, {task}: side monster task",
            "{it}: {task} (побочная)",
            "{it}, {task} (додасть завдання)",
            it=it,
            task=name,
        )
    if task.is_partial:
        return v.say(
            "On {it}, {task}: {row} (partial monster task: a monster covers {part})",
            "{it}: {task} (частная, закроет {part})",
            "{it}, {task} (закриє: {part})",
            it=it,
            task=name,
            row=effects.task_row(v, task),
            part=effects.covered(v, task),
        )
    return v.say(
        "On {it}, {task}: {row} (whole monster task)",
        "{it}: {task} (общая, закроет {row})",
        "{it}, {task} (закриє: {row})",
        it=it,
        task=name,
        row=effects.task_row(v, task),
    )


# -------------------------------------------------------------------- people and what they use


def _offer(v: names.Voice, view: State, seat: int, number: int) -> Text:
    """Something to be had at the entrance at its present price."""
    return offered(v, number, price(view, seat, OFFERS[number]))


@cache
def offered(v: names.Voice, number: int, due: int) -> Text:
    """Something to be had at the entrance at a price."""
    offer = OFFERS[number]
    cost = names.trophies(v, due).said(NOM) if due else v.say("free", "бесплатно", "безкоштовно")
    does = clauses(able(v), offer.effects)
    if not offer.in_shop:
        return v.say(
            "First aid: {it} ({cost})", "Первая помощь: {it} ({cost})", "Перша допомога: {it} ({cost})", it=does, cost=cost
        )
    return v.say(
        "Souvenir shop: {it} ({cost})",
        "Купить {things:acc} ({cost})",
        "Сувенірна крамниця: {it} ({cost})",
        it=does,
        things=effects.objects(v, offer.effects),
        cost=cost,
    )


@cache
def _play(v: names.Voice, piece: int) -> Text:
    """An investigator to play."""
    sheet = box.INVESTIGATOR[piece]
    return v.say(
        "{who} ({s} {sanity}, {h} {health})",
        "{who} ({sanity} {s}, {health} {h})",
        "{who} ({sanity} {s}, {health} {h})",
        who=names.full_name(v, piece),
        sanity=names.value(v, w.SANITY),
        s=sheet.sanity,
        health=names.value(v, w.HEALTH),
        h=sheet.health,
    )


def _person(v: names.Voice, view: State, asked: Asked, seat: int) -> Text:
    """Somebody to pick, and how well that one is when it is about healing."""
    who, what = names.person(v, view, seat), asked.what
    if not isinstance(what, asks.HealWhom):
        return who.said(NOM)
    now, most = reading.level(view, seat, what.value)
    return v.say(
        "{who} ({it} {now} of {most})",
        "{who} ({it} {now} из {most})",
        "{who} ({it}: {now} з {most})",
        who=who,
        it=names.value(v, what.value),
        now=now,
        most=most,
    )


def _use(v: names.Voice, view: State, piece: int, number: int) -> Text:
    """A card or an ability to use."""
    return _used_for(v, piece, number, reading.cost_of(view, reading.power_of(piece, number)))


@lru_cache(maxsize=1024)
def _used_for(v: names.Voice, piece: int, number: int, cost: tuple[Effect, ...]) -> Text:
    """What it costs beyond the card itself, and what it does."""
    does = power_short(v, reading.power_of(piece, number), cost)
    it = names.power(v, piece)
    if piece in box.INVESTIGATOR:
        return v.say("Use {it}: {does}", "{it}: {does}", "{it}: {does}", it=it, does=does)
    match reading.possession(piece).kind:
        case w.ALLY:
            return v.say(
                "Use {it}: {does}", "Обратиться к {it:dat}: {does}", "Звернутися до {it:gen}: {does}", it=it, does=does
            )
        case w.SPELL:
            return v.say("Cast {it}: {does}", "Применить {it:acc}: {does}", "Прочитати {it:acc}: {does}", it=it, does=does)
    return v.say("Use {it}: {does}", "Использовать {it:acc}: {does}", "Використати {it:acc}: {does}", it=it, does=does)
