"""Elder Sign in Russian: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.box import (
    ADVENTURE,
    ASK_HELP,
    AWAKE,
    CLUES,
    COLOUR_OF,
    DICE_PIECES,
    FACE_DOWN,
    FOCUS,
    FREE_REROLLS,
    HELD,
    HELP,
    INVESTIGATOR,
    MONSTER,
    POOL,
    POSSESSION,
    TAKE_OFF,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.components import (
    Adventure,
    AncientOne,
    Investigator,
    Moment,
    Monster,
    Mythos,
    Possession,
)
from miskatonic.games.elder_sign.entrance import debt, price
from miskatonic.games.elder_sign.questions import Ask
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.ru import cards, effects, names
from miskatonic.games.elder_sign.say.ru.log import ending, thing, told
from miskatonic.games.elder_sign.say.ru.names import (
    adventure,
    die,
    face,
    goods,
    monster,
    person,
    possession,
    rolled,
    trial,
    trophies,
    value,
)
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.games.elder_sign.say.speaker import Desk, Group, Sheet, Speaker
from miskatonic.games.elder_sign.words import (
    ALLY,
    CLUE,
    HEALTH,
    SANITY,
    SPELL,
    Cast,
    CastingCosts,
    ChangeFace,
    DiscardThis,
    Hurt,
    KeepInUse,
    OneOf,
    PayOrDevoured,
)
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, DAT, GEN, agree
from miskatonic.words import By, Repeat


class Russian(Speaker):
    """Elder Sign in Russian."""

    lang = "ru"

    def about(self) -> Text:
        return cat(
            "После закрытия музей Мискатоникского университета оживает, и вот-вот пробудится Древний. ",
            "Вместе вы переходите от приключения к приключению, бросаете кубики, чтобы выполнить их задачи, ",
            "и собираете Знаки Древних, пока не заполнился трек безысходности. Кооперативная игра для 1–8 игроков.",
        )

    def game_title(self) -> str:
        return "Знак Древних"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Древний",), ("Кто грозит миру: от этого зависят Знаки Древних, безысходность, свойство и атака.",)
            case "investigators":
                return ("Сыщики",), ("Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return ("Случайный",) if value == "random" else (names.ANCIENT_ONES[str(value)].one(),)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(capital(person(view, asked.seat)), ": ", self._question(view, asked), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        first = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.INVESTIGATOR:
                return ("выберите нового сыщика",)
            case Ask.MOVE:
                return ("выберите, куда отправиться",)
            case Ask.BEFORE_ROLL:
                return self._before_roll(view, asked)
            case Ask.AFTER_ROLL:
                return cat("выпало: ", self._roll(view), "; решите, что делать", self._trial(view, first))
            case Ask.COVER:
                return cat("выберите кубики для задачи", self._task(view, first))
            case Ask.REROLL:
                return self._reroll(view, asked)
            case Ask.REMOVE_DIE:
                return ("бросок не удался; выберите, какой кубик удалить",)
            case Ask.SECURE_DIE:
                helpers = any(option.verb is ASK_HELP for option in asked.options)
                return (f"можете сфокусировать 1 кубик{' или попросить о помощи' if helpers else ''}",)
            case Ask.ASSIST:
                loss = listed([points(SANITY, 1, ACC), points(HEALTH, 1, ACC)], " или ")
                return cat(person(view, first), " просит о помощи; если ничего не выйдет, вы потеряете ", loss)
            case Ask.ASSIST_DIE:
                return cat("выберите кубик, который ляжет на фишку ", person(view, first, GEN))
            case Ask.HELPER_LOSS:
                return ("ваша помощь не спасла дело; выберите, что потерять",)
            case Ask.HEAL_WHOM:
                return cat("выберите, кто восстановит ", points(first, about[1], ACC))
            case Ask.HOLD_DIE:
                return cat("выберите кубик, который ляжет на ", possession(first, ACC))
            case Ask.CHANGE_DIE:
                word = reading.word_of(view, asked)
                if isinstance(word, ChangeFace):
                    return cat("выберите, какой результат превратить в ", face(word.to, ACC))
                return ("выберите, какой результат увеличить на 1",)
            case Ask.LOCK_DIE:
                return cat("выберите, какой кубик запереть (", thing(first), ")")
            case Ask.PLACE_MONSTER:
                task = MONSTER[first].task
                row = cards.row(task.symbols, task.sanity, task.health, task.clock)
                return cat("выберите, где появится ", monster(first), " (", row, ")")
            case Ask.DEFEAT:
                return ("выберите, какого монстра победить",)
            case Ask.TASK_WITHOUT_DICE:
                return ("выберите, какую задачу выполнить без кубиков",)
            case Ask.ENTRANCE:
                return cat("выберите действие у ", reading.to_entrance("входа в музей"))
            case Ask.PAY_TROPHY:
                return cat("выберите, какой трофей потратить; нужно ещё ", trophies(first, ACC))
            case Ask.LOSE_CARD:
                which = agree(names.GOODS[first].gender, "какого", "какую", "какое")
                return (f"выберите, {which} {names.goods_word(first, 1, ACC)} потерять",)
            case Ask.ONE_OF:
                return self._choice(view, asked)
            case Ask.WHICH_EFFECT:
                return cat(self._choice(view, asked), f" (осталось: {first})")
            case Ask.PAY_OR_DEVOURED:
                return ("заплатите или будете сожраны",)
            case Ask.MIDNIGHT_ORDER:
                return ("выберите, какой полуночный эффект применить следующим",)
            case Ask.REPLACE_ADVENTURE:
                return ("выберите, какое приключение заменить новым",)
            case Ask.WHO_DOES_IT:
                return cat("выберите сыщика (он ", self._deed(view, asked), ")")
            case Ask.WHO_IS_NEXT:
                return cat("выберите следующего сыщика (он ", self._deed(view, asked), ")")
            case Ask.REACT:
                return self._reaction(view, asked)
            case Ask.ORDER:
                return ("выберите, какой эффект применить первым",)
            case _:
                assert_never(question)

    def _before_roll(self, view: State, asked: Asked) -> Text:
        pool = len(view.zone(POOL))
        roll = f"бросьте {count(pool, names.DIE, ACC)}" if pool else "в пуле не осталось кубиков; добавьте кубик"
        more = any(is_ability(option) or option.verb is TAKE_OFF for option in asked.options)
        first = " или сначала что-нибудь используйте" if more and pool else ""
        return cat(roll, first, self._trial(view, asked.about[0]))

    def _roll(self, view: State) -> Text:
        """What the dice of the roll show."""
        shown = [(one, reading.face_of(view, one)) for one in view.zone(POOL)]
        return rolled([(one, shows) for one, shows in shown if shows >= 0])

    def _trial(self, view: State, place: int) -> Text:
        """What the dice are rolled for."""
        card = reading.card_at(view, place)
        return cat(" (", trial(card), ")") if card >= 0 else (" (бой с Древним)",) if view.count(AWAKE) else ()

    def _task(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        return () if goal is None else cat(": ", cards.row(goal.symbols, goal.sanity, goal.health, goal.clock))

    def _reroll(self, view: State, asked: Asked) -> Text:
        most, picked = asked.about[0], len(asked.about) - 1
        limit = f" (не больше {most})" if most < len(view.zone(POOL)) - picked else ""
        return (f"выберите {'ещё кубики' if picked else 'кубики'} для переброса{limit}",)

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return effects.short(word.effects, effects.THEY) if isinstance(word, By) else ("действует",)

    def _choice(self, view: State, asked: Asked) -> Text:
        """That one of several effects is to be chosen."""
        word = reading.word_of(view, asked)
        lists = word.lists if isinstance(word, OneOf) else word.options if isinstance(word, Repeat) else ()
        forms = effects.shared_verb(lists) if lists else ""
        return (f"выберите, что {effects.verb(forms, effects.TO) if forms else 'сделать'}",)

    def _reaction(self, view: State, asked: Asked) -> Text:
        """What has happened, and that something can be used now."""
        moments = {reading.power_of(*ability_of(option)).moment for option in asked.options if is_ability(option)}
        may: Text = ("можете что-нибудь использовать",)
        if len(moments) != 1 or not asked.about:
            return may
        match moments.pop():
            case Moment.TURN_BEGINS:
                return cat("начинается ход ", person(view, asked.about[0], GEN), "; ", may)
            case Moment.ROLLED:
                return cat("бросок ", person(view, asked.about[0], GEN), ": ", self._roll(view), "; ", may)
            case Moment.ADVENTURE_BEGINS:
                return cat("начинается шаг приключения; ", may)
            case Moment.PENALTY:
                return cat("вам грозят потери; ", may)
        return may

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        number = option.value
        match option.verb.name:
            case "move":
                return self._move(view, asked, number)
            case "move-to-entrance":
                if reading.place_of_seat(view, asked.seat) < 0:
                    return cat("Остаться у ", reading.to_entrance("входа в музей"))
                return cat("Вернуться ко ", reading.to_entrance("входу в музей"))
            case "complete":
                return self._complete(view, number)
            case "cover":
                return cat("Положить ", self._cover(view, reading.dice_in(number)))
            case "pick":
                return self._pick(view, asked, number)
            case "focus":
                return cat("Сфокусировать ", self._die(view, number))
            case "ask":
                return cat("Попросить о помощи ", person(view, number, ACC))
            case "take-off":
                spell = next(spell for spell, zone in HELD.items() if number in view.zone(zone))
                return cat("Снять ", self._die(view, number), " с ", possession(spell, GEN), ", чтобы бросить")
            case "spot":
                return self._spot(view, number)
            case "offer":
                return self._offer(view, asked.seat, number)
            case "list":
                word = reading.word_of(view, asked)
                assert isinstance(word, OneOf)
                return capital(effects.short((word.lists[number],), effects.TO))
            case "choose":
                chosen = reading.word_of(view, asked)
                assert isinstance(chosen, Repeat)
                return capital(effects.short((chosen.options[number],), effects.TO))
            case "lose":
                return cat("Потерять ", points(number, 1, ACC))
            case "settle":
                return cat("Уплатить ", trophies(debt(number), ACC), " и сбросить ", thing(number, ACC))
            case "play":
                sheet = INVESTIGATOR[number]
                name = reading.to_person(number, names.PEOPLE[sheet.code].full)
                return cat(name, " (", value(SANITY), f" {sheet.sanity}, ", value(HEALTH), f" {sheet.health})")
            case "effect-of":
                return capital(thing(number))
            case "person":
                return capital(person(view, number))
            case "use":
                return self._use(view, *ability_of(option))
            case "roll":
                return (f"Бросить {count(len(view.zone(POOL)), names.DIE, ACC)}",)
            case "reroll":
                if view.count(FREE_REROLLS):
                    return ("Перебросить ещё раз, не тратя улику",)
                left = view.count(CLUES[asked.seat])
                return cat("Потратить ", goods(CLUE, 1, ACC), f" на переброс (есть {left})")
            case "roll-these":
                return cat("Перебросить: ", rolled([(one, reading.face_of(view, one)) for one in asked.about[1:]]))
            case "fail-roll":
                return ("Признать бросок неудачным и удалить кубик",)
            case "roll-on":
                return ("Бросать дальше",)
            case "give-up":
                return ("Отступиться от приключения",)
            case "go-on":
                return ("Не защищать кубик",)
            case "yes":
                return ("Помочь",)
            case "no":
                return ("Отказать",)
            case "enough":
                return ("Больше кубиков не класть",)
            case "lost-and-found":
                return ("Бюро находок: бросить зелёный кубик",)
            case "pay":
                word = reading.word_of(view, asked)
                assert isinstance(word, PayOrDevoured)
                return capital(effects.short((word.price,), effects.TO))
            case "be-devoured":
                return ("Дать себя сожрать",)
            case "pass":
                return ("Ничего не использовать",)
        raise KeyError(option.key)

    def _move(self, view: State, asked: Asked, place: int) -> Text:
        card = reading.card_at(view, place)
        if asked.question == Ask.REPLACE_ADVENTURE:
            return cat("Заменить ", adventure(card, ACC))
        if reading.place_of_seat(view, asked.seat) == place:
            return cat("Остаться: ", adventure(card))
        if ADVENTURE[card].is_world:
            return cat("Войти в ", adventure(card, ACC))
        return cat("Перейти к ", adventure(card, DAT))

    def _complete(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        if view.count(AWAKE):
            return cat("Выполнить боевую задачу", self._task(view, number))
        if goal is not None and goal.monster >= 0 and not view.count(FACE_DOWN[goal.monster]):
            return cat("Одолеть ", monster(goal.monster, ACC), self._task(view, number))
        return cat("Выполнить ", names.task_word(min(number, TASKS_PRINTED - 1), ACC), self._task(view, number))

    def _die(self, view: State, piece: int) -> Text:
        return die(piece, reading.face_of(view, piece), ACC)

    def _cover(self, view: State, dice: list[int]) -> Text:
        dice = sorted(dice, key=lambda one: (COLOUR_OF[one], reading.face_of(view, one)))
        return listed([self._used(view, one) for one in dice])

    def _used(self, view: State, piece: int) -> Text:
        """What a die of a set shows, and where it lies if it is secured."""
        shown = rolled([(piece, reading.face_of(view, piece))])
        if piece in view.zone(FOCUS):
            return cat(shown, " (сфокусирован)")
        for seat, zone in enumerate(HELP):
            if piece in view.zone(zone):
                return cat(shown, " (у ", person(view, seat, GEN), ")")
        for spell, zone in HELD.items():
            if piece in view.zone(zone):
                return cat(shown, " (", possession(spell), ")")
        return shown

    def _pick(self, view: State, asked: Asked, piece: int) -> Text:
        if piece in DICE_PIECES:
            shown = self._die(view, piece)
            match asked.question:
                case Ask.REMOVE_DIE:
                    return cat("Удалить ", shown)
                case Ask.REROLL:
                    return cat("Перебросить ", shown)
                case Ask.HOLD_DIE | Ask.ASSIST_DIE:
                    return cat("Положить ", shown)
                case Ask.LOCK_DIE:
                    return cat("Запереть ", shown)
            return capital(shown)
        if asked.question == Ask.PAY_TROPHY:
            return cat(capital(thing(piece)), " (", trophies(TROPHIES[piece]), ")")
        if piece in POSSESSION:
            return cat("Потерять ", possession(piece, ACC))
        return cat("Победить ", monster(piece, ACC), " (", adventure(reading.card_of_monster(view, piece)), ")")

    def _spot(self, view: State, number: int) -> Text:
        place, task_number = reading.spot(number)
        card = capital(adventure(reading.card_at(view, place)))
        task = reading.spot_task(view, number)
        if task is None:
            return cat(card, ": под нижней задачей")
        if task.is_side:
            return cat(card, f": {names.task_word(task_number)} (побочная)")
        kind = "частная" if task.is_partial else "общая"
        assert task.border is not None
        covered = cards.row([task.symbols[at] for at in task.border])
        return cat(card, f": {names.task_word(task_number)} ({kind}, закроет ", covered, ")")

    def _offer(self, view: State, seat: int, number: int) -> Text:
        offer = OFFERS[number]
        due = price(view, seat, offer)
        cost = trophies(due) if due else ("бесплатно",)
        if offer.in_shop:
            return cat("Купить ", effects.objects(offer.effects), " (", cost, ")")
        return cat("Первая помощь: ", effects.short(offer.effects, effects.TO), " (", cost, ")")

    def _use(self, view: State, piece: int, number: int) -> Text:
        """A card or an ability to use: what it costs beyond the card itself, and what it does."""
        power = reading.power_of(piece, number)
        costs = [cost for cost in power.cost if not isinstance(cost, Cast | DiscardThis | KeepInUse)]
        paid = reading.opponent(view).property
        if Cast() in power.cost and isinstance(paid, CastingCosts):
            costs.insert(0, Hurt(paid.value, paid.n))
        does = effects.short((*costs, *power.effects), effects.TO)
        if piece in INVESTIGATOR:
            title = reading.to_person(piece, names.PEOPLE[reading.code(piece)].ability)
            return cat("Свойство «", title, "»: ", does)
        if reading.possession(piece).kind == ALLY:
            return cat("Обратиться к ", possession(piece, DAT), ": ", does)
        verb = "Применить " if reading.possession(piece).kind == SPELL else "Использовать "
        return cat(verb, possession(piece, ACC), ": ", does)

    def note(self, view: State, note: Note) -> Text:
        return capital(told(view, note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Игра ещё идёт.",)
        return (f"{'Победа' if view.result.won else 'Поражение'}: {ending(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Древние"
            case Group.INVESTIGATORS:
                return "Сыщики"
            case Group.ADVENTURES:
                return "Приключения"
            case Group.WORLDS:
                return "Иные миры"
            case Group.ENTRANCE:
                return "Вход в музей"
            case Group.COMMON_ITEMS:
                return "Простые вещи"
            case Group.UNIQUE_ITEMS:
                return "Уникальные вещи"
            case Group.SPELLS:
                return "Заклинания"
            case Group.ALLIES:
                return "Союзники"
            case Group.MYTHOS:
                return "Карты Мифа"
            case Group.MONSTERS:
                return "Монстры"
            case Group.MASKS:
                return "Монстры-маски"
            case Group.DICE:
                return "Кубики"
            case _:
                assert_never(group)

    def ancient_one(self, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, sheet: Investigator) -> Sheet:
        return cards.investigator(sheet)

    def adventure(self, card: Adventure) -> Sheet:
        return cards.adventure(card)

    def desk(self, desk: Desk) -> Sheet:
        return cards.desk(desk)

    def possession(self, card: Possession) -> Sheet:
        return cards.possession(card)

    def mythos_card(self, card: Mythos) -> Sheet:
        return cards.mythos_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def die(self, colour: int) -> Sheet:
        return cards.die(colour)
