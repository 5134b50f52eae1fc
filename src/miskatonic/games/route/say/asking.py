"""What En Route asks: who must decide what."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, phases, turns
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def prompt(view: State, asked: Asked, v: Voice) -> Text:
    """What is asked."""
    say = v.say
    what: asks.AnyAsk = asked.what
    match what:
        case asks.KeepTask():
            return say(
                "Keep one of the two personal tasks.",
                "Оставьте себе одну из двух личных задач.",
                "Залиште собі одне з двох особистих завдань.",
            )
        case asks.RefreshHand():
            return say(
                "You lead. Refresh your hand (once per game)?",
                "Вы ведущий игрок. Обновить карты в руке (раз за игру)?",
                "Ви ведучий гравець. Оновити карти в руці (раз за гру)?",
            )
        case asks.PlayCard():
            return say(
                "You lead: play a card face up.",
                "Вы ведущий игрок: сыграйте карту в открытую.",
                "Ви ведучий гравець: зіграйте карту горілиць.",
            )
        case asks.LayCard():
            return say(
                "Lay a card from your hand face down.",
                "Положите карту с руки лицом вниз.",
                "Покладіть карту з руки долілиць.",
            )
        case asks.KeepCard():
            return say(
                "Choose the second round card; the other is discarded.",
                "Выберите вторую карту раунда; другая уйдёт в сброс.",
                "Виберіть другу карту раунду; іншу буде скинуто.",
            )
        case asks.ChangeRating():
            return say("Raise or lower the rating.", "Повысьте или понизьте рейтинг.", "Підвищте або знизьте рейтинг.")
        case asks.ChangeAnyRating(left):
            return say(
                "Half-stars: change the rating of a landmark ({n} left).",
                "Полузвёзды: измените рейтинг достопримечательности (осталось {n}).",
                "Напівзірки: змініть рейтинг пам’ятки (залишилося {n}).",
                n=left,
            )
        case asks.ChooseDie():
            return say("Take a die.", "Возьмите кубик.", "Візьміть кубик.")
        case asks.RemoveDie():
            return say("Make a die unavailable.", "Уберите кубик в недоступные.", "Приберіть кубик до недоступних.")
        case asks.OfferDie():
            return say(
                "Lay one of your dice by the round card.",
                "Положите один из своих кубиков к карте раунда.",
                "Покладіть один зі своїх кубиків до карти раунду.",
            )
        case asks.ChooseRoundDie():
            return say(
                "Choose the round die; the other becomes the landmark die.",
                "Выберите кубик раунда; другой станет кубиком достопримечательностей.",
                "Виберіть кубик раунду; інший стане кубиком пам’яток.",
            )
        case asks.MarkLandmark():
            return say(
                "Choose the landmark whose rating is marked.",
                "Выберите, рейтинг какой достопримечательности отметить.",
                "Виберіть, рейтинг якої пам’ятки позначити.",
            )
        case asks.ChooseQueueCard():
            return say("Choose a card of the queue.", "Выберите карту из очереди.", "Виберіть карту з черги.")
        case asks.DrawEvent(event):
            card = box.CARDS[event]
            red = getattr(card, "red", False)
            if red and view.seats > 1:
                return say(
                    "Draw {event} on the sheet of your left neighbour.",
                    "Нарисуйте символ события {event} на планшете соседа слева.",
                    "Намалюйте символ події {event} на планшеті сусіда ліворуч.",
                    event=v.card(event),
                )
            return say(
                "Draw {event} on your sheet.",
                "Нарисуйте символ события {event} на своём планшете.",
                "Намалюйте символ події {event} на своєму планшеті.",
                event=v.card(event),
            )
        case asks.SwapTypes():
            return say(
                "Swap two types of tourists on your route, for 1 madness?",
                "Поменять местами два типа туристов на маршруте за 1 безумие?",
                "Поміняти місцями два типи туристів на маршруті за 1 безумство?",
            )
        case asks.UseTome(results):
            return say(
                "Rolled {n}. Use a tome?",
                "Выпало {n}. Использовать фолиант?",
                "Випало {n}. Використати фоліант?",
                n=rolled(results),
            )
        case asks.RollAgain(results):
            return say(
                "Rolled {n}: which dice to roll again?",
                "Выпало {n}: какие кубики перебросить?",
                "Випало {n}: які кубики перекинути?",
                n=rolled(results),
            )
        case asks.Improve(results):
            return say(
                "Rolled {n}: add 2 to which die?",
                "Выпало {n}: к какому кубику прибавить 2?",
                "Випало {n}: до якого кубика додати 2?",
                n=rolled(results),
            )
        case asks.CrossOut():
            return say(
                "Choose a university location to cross out.",
                "Выберите локацию университета, чтобы вычеркнуть её.",
                "Виберіть локацію університету, щоб викреслити її.",
            )
        case asks.Drown():
            return say(
                "Choose which tourists by the river to erase.",
                "Выберите, каких туристов у реки стереть.",
                "Виберіть, яких туристів біля річки стерти.",
            )
        case asks.EmptyLocation():
            return say(
                "Choose a location to empty.",
                "Выберите локацию, туристов которой стереть.",
                "Виберіть локацію, туристів якої стерти.",
            )
        case asks.ChooseSupport():
            return say(
                "Choose a support bonus for the next game.",
                "Выберите бонус поддержки для следующей игры.",
                "Виберіть бонус підтримки для наступної гри.",
            )
        case asks.ChooseCity():
            return say(
                "You have won: choose the next city.",
                "Вы победили: выберите следующий город.",
                "Ви перемогли: виберіть наступне місто.",
            )
        case asks.TakeTurn():
            return turn(view, asked, v)
        case asks.BuildRoute():
            return say(
                "Build your final route: one continuous path of drawn segments.",
                "Постройте итоговый маршрут: один непрерывный путь из нарисованных отрезков.",
                "Побудуйте підсумковий маршрут: один безперервний шлях із намальованих відрізків.",
            )
        case _:
            assert_never(what)


def rolled(results: tuple[int, ...]) -> str:
    """The results of a roll."""
    return ", ".join(map(str, results))


def turn(view: State, asked: Asked, v: Voice) -> Text:
    """The next step of a turn, as its own seat sees it; others only learn that it is under way."""
    say = v.say
    if not asked.options:
        return say("Take your turn.", "Сделайте ход.", "Зробіть хід.")
    phase = turns.turn_of(view, asked.seat).todo[-1]
    if phase == phases.STARTING:
        return say("Choose a location.", "Выберите локацию.", "Виберіть локацію.")
    if phase in (phases.CHOOSING_TYPE, phases.JOKING, phases.REPEATING):
        return say("Choose a type of tourists.", "Выберите тип туристов.", "Виберіть тип туристів.")
    if phase == phases.CHOOSING_PAIR:
        return say(
            "Opening round: choose two of the cards for your turn.",
            "Начальный раунд: выберите две карты для своего хода.",
            "Початковий раунд: виберіть дві карти для свого ходу.",
        )
    if phase == phases.CHOOSING_EFFECT:
        return say("Choose an effect.", "Выберите эффект.", "Виберіть ефект.")
    if phase == phases.LANDING:
        return say("Choose a coastal location.", "Выберите прибрежную локацию.", "Виберіть прибережну локацію.")
    if phase == phases.ERASING:
        return say("Erase a segment.", "Сотрите отрезок.", "Зітріть відрізок.")
    if phase == phases.REJOINING:
        return say(
            "Add a segment to a stretch that is there.",
            "Добавьте отрезок к уже построенному участку.",
            "Додайте відрізок до вже побудованої ділянки.",
        )
    if phase == phases.BETTING:
        return say("Place a bet in the casino.", "Сделайте ставку в казино.", "Зробіть ставку в казино.")
    if phase == phases.WRITING:
        return say("Write the number of your bet.", "Впишите число ставки.", "Впишіть число ставки.")
    if phase == phases.VISITING:
        return say("Choose a shop to visit.", "Выберите лавку.", "Виберіть крамницю.")
    if phase in (phases.CHOOSING_BONUS, phases.CHOOSING_TOME, phases.AGAIN):
        return say("Choose a bonus.", "Выберите бонус.", "Виберіть бонус.")
    if phase == phases.CHANGING:
        return say("Change a coordinate.", "Измените координату.", "Змініть координату.")
    if phase == phases.ENDING:
        return say(
            "Your turn is drawn: say that you are done, or go on.",
            "Ход нарисован: завершите его или продолжите.",
            "Хід намальовано: завершіть його або продовжте.",
        )
    if phase == phases.EXTRA_DIAGONAL:
        return say("Draw a diagonal segment.", "Нарисуйте диагональный отрезок.", "Намалюйте діагональний відрізок.")
    if phase == phases.STRETCHING and box.DRAW not in {option.verb for option in asked.options}:
        return say("Use a bonus.", "Используйте бонус.", "Використайте бонус.")
    return say("Draw a segment of the route.", "Нарисуйте отрезок маршрута.", "Намалюйте відрізок маршруту.")
