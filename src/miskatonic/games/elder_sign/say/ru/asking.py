"""Elder Sign's questions in Russian: what somebody must decide."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, ChangeFace, OneOf
from miskatonic.games.elder_sign.rules import asks
from miskatonic.games.elder_sign.rules.box import AWAKE, MONSTER, POOL
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.ru import cards, effects, names
from miskatonic.games.elder_sign.say.ru.log import thing
from miskatonic.games.elder_sign.say.ru.names import face, goods_word, monster, person, possession, rolled, trial, trophies
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.text.parts import Text, cat
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, GEN, agree
from miskatonic.words import By, Repeat


def question(view: State, asked: Asked) -> Text:
    """What is asked, without the name of the one who is asked and without a full stop."""
    about = flattened(asked.about)
    first = about[0] if about else 0
    kind = asked.kind
    match kind:
        case asks.Investigator:
            return ("выберите нового сыщика",)
        case asks.Move:
            return ("выберите, куда отправиться",)
        case asks.BeforeRoll:
            return _before_roll(view, asked)
        case asks.AfterRoll:
            return cat(_roll(view), "решите, что делать", _trial(view, first))
        case asks.Cover:
            goal = reading.goal(view, first)
            return cat("выберите кубики для задачи", () if goal is None else cat(" (", cards.goal_row(goal), ")"))
        case asks.Reroll:
            return _reroll(view, asked)
        case asks.RemoveDie:
            return ("бросок не удался; выберите, какой кубик удалить",)
        case asks.BeforeClock:
            return ("можете применить ещё что-нибудь, прежде чем переведёте стрелку часов",)
        case asks.SecureDie:
            ways = {"focus": "сфокусировать 1 кубик", "ask": "попросить о помощи"}
            open_ways: list[Text] = [(way,) for verb, way in ways.items() if reading.offers(asked, verb)]
            return cat("можете ", listed(open_ways, " или ") if open_ways else "защитить 1 кубик")
        case asks.Assist:
            loss = listed([points(SANITY, 1, ACC), points(HEALTH, 1, ACC)], " или ")
            return cat(person(view, first), " просит о помощи; если ничего не выйдет, вы потеряете ", loss)
        case asks.AssistDie:
            return cat("выберите кубик, который ляжет на фишку ", person(view, first, GEN))
        case asks.HelperLoss:
            return ("ваша помощь не спасла дело; выберите, что потерять",)
        case asks.HealWhom:
            return cat("выберите, кто восстановит ", points(first, about[1], ACC))
        case asks.HoldDie:
            return cat("выберите кубик, который ляжет на ", possession(first, ACC))
        case asks.ChangeDie:
            word = reading.word_of(view, asked)
            into = cat("превратить в ", face(word.to, ACC)) if isinstance(word, ChangeFace) else ("увеличить на 1",)
            return cat("выберите, какой результат ", into)
        case asks.LockDie:
            return cat("выберите, какой кубик запереть (", thing(first), ")")
        case asks.PlaceMonster:
            task = MONSTER[first].task
            row = cards.row(task.symbols, task.sanity, task.health, task.clock)
            return cat("выберите, где появится ", monster(first), " (", row, ")")
        case asks.Defeat:
            return ("выберите, какого монстра победить",)
        case asks.TaskWithoutDice:
            return ("выберите, какую задачу выполнить без кубиков",)
        case asks.Entrance:
            return cat("выберите действие у ", reading.to_entrance("входа в музей"))
        case asks.PayTrophy:
            return cat("выберите, какой трофей потратить (осталось потратить ", trophies(first, ACC), ")")
        case asks.LoseCard:
            which = agree(names.GOODS[first].gender, "какого", "какую", "какое")
            return (f"выберите, {which} {goods_word(first, 1, ACC)} потерять",)
        case asks.OneOf:
            return _choice(view, asked)
        case asks.WhichEffect:
            return cat(_choice(view, asked), f" (осталось: {first})")
        case asks.PayOrDevoured:
            return ("заплатите или будете сожраны",)
        case asks.MidnightOrder:
            return ("выберите, какой полуночный эффект применить следующим",)
        case asks.ReplaceAdventure:
            return ("выберите, какое приключение заменить новым",)
        case asks.WhoDoesIt:
            return cat("выберите сыщика (он ", _deed(view, asked), ")")
        case asks.WhoIsNext:
            return cat("выберите следующего сыщика (он ", _deed(view, asked), ")")
        case asks.React:
            return _reaction(view, asked)
        case asks.OrderForced:
            return ("выберите, какой эффект применить первым",)
        case _:
            raise KeyError(kind)


def _before_roll(view: State, asked: Asked) -> Text:
    pool = len(view.zone(POOL))
    roll = f"бросьте {count(pool, names.DIE, ACC)}" if pool else "в пуле не осталось кубиков; добавьте кубик"
    more = pool and (reading.offers(asked, "use") or reading.offers(asked, "take-off"))
    return cat(roll, " или сначала что-нибудь используйте" if more else "", _trial(view, flattened(asked.about)[0]))


def _roll(view: State, whose: Text = ()) -> Text:
    """What the dice of the roll show, as the beginning of a sentence."""
    shown = reading.rolled(view)
    on = "на кубике " if len(shown) == 1 else "на кубиках "
    return cat(on, whose, " " if whose else "", rolled(shown), "; ") if shown else ()


def _trial(view: State, place: int) -> Text:
    """What the dice are rolled for."""
    card = reading.card_at(view, place)
    return cat(" (", trial(card), ")") if card >= 0 else (" (бой с Древним)",) if view.count(AWAKE) else ()


def _reroll(view: State, asked: Asked) -> Text:
    most, picked = flattened(asked.about)[0], len(flattened(asked.about)) - 1
    limit = f" (не больше {most})" if most < len(view.zone(POOL)) - picked else ""
    return (f"выберите {'ещё кубики' if picked else 'кубики'} для переброса{limit}",)


def _choice(view: State, asked: Asked) -> Text:
    """That one of several effects is to be chosen."""
    word = reading.word_of(view, asked)
    lists = word.lists if isinstance(word, OneOf) else word.options if isinstance(word, Repeat) else ()
    forms = effects.shared_verb(lists)
    if forms == effects.LOWER:
        return ("выберите, какой предел уменьшить",)
    return (f"выберите, что {effects.verb(forms, effects.TO) if forms else 'сделать'}",)


def _deed(view: State, asked: Asked) -> Text:
    word = reading.word_of(view, asked)
    return effects.short(word.effects, effects.THEY) if isinstance(word, By) else ("действует",)


def _reaction(view: State, asked: Asked) -> Text:
    """What has happened, and that something can be used now."""
    may = "можете что-нибудь использовать"
    whose = flattened(asked.about)[0] if flattened(asked.about) else asked.seat
    match reading.moment_of(asked):
        case Moment.TURN_BEGINS:
            turn = ("ваш ход",) if whose == asked.seat else cat("ход ", person(view, whose, GEN))
            return cat("начинается ", turn, "; ", may)
        case Moment.ROLLED:
            return cat(_roll(view, () if whose == asked.seat else person(view, whose, GEN)), may)
        case Moment.ADVENTURE_BEGINS:
            return (f"начинается шаг приключения; {may}",)
        case Moment.PENALTY:
            return (f"вам грозят потери; {may}",)
    return (may,)
