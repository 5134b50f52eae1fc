"""What En Route asks: who must decide what."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, turns
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


def turn(view: State, asked: Asked, v: Voice) -> Text:
    """The next step of a turn, as its own seat sees it; others only learn that it is under way."""
    say = v.say
    if not asked.options:
        return say("Take your turn.", "Сделайте ход.", "Зробіть хід.")
    phase = turns.turn_of(view, asked.seat).todo[-1]
    if phase == turns.STARTING:
        return say("Choose a location.", "Выберите локацию.", "Виберіть локацію.")
    if phase in (turns.CHOOSING_TYPE, turns.JOKING, turns.REPEATING):
        return say("Choose a type of tourists.", "Выберите тип туристов.", "Виберіть тип туристів.")
    if phase == turns.CHOOSING_PAIR:
        return say(
            "Opening round: choose two of the cards for your turn.",
            "Начальный раунд: выберите две карты для своего хода.",
            "Початковий раунд: виберіть дві карти для свого ходу.",
        )
    if phase == turns.CHOOSING_EFFECT:
        return say("Choose an effect.", "Выберите эффект.", "Виберіть ефект.")
    if phase == turns.LANDING:
        return say("Choose a coastal location.", "Выберите прибрежную локацию.", "Виберіть прибережну локацію.")
    if phase == turns.ERASING:
        return say("Erase a segment.", "Сотрите отрезок.", "Зітріть відрізок.")
    if phase == turns.REJOINING:
        return say(
            "Add a segment to a stretch that is there.",
            "Добавьте отрезок к уже построенному участку.",
            "Додайте відрізок до вже побудованої ділянки.",
        )
    if phase == turns.BETTING:
        return say("Place a bet in the casino.", "Сделайте ставку в казино.", "Зробіть ставку в казино.")
    if phase == turns.WRITING:
        return say("Write the number of your bet.", "Впишите число ставки.", "Впишіть число ставки.")
    if phase == turns.VISITING:
        return say("Choose a shop to visit.", "Выберите лавку.", "Виберіть крамницю.")
    if phase in (turns.CHOOSING_BONUS, turns.CHOOSING_TOME, turns.AGAIN):
        return say("Choose a bonus.", "Выберите бонус.", "Виберіть бонус.")
    if phase == turns.CHANGING:
        return say("Change a coordinate.", "Измените координату.", "Змініть координату.")
    if phase == turns.ENDING:
        return say(
            "Your turn is drawn: say that you are done, or go on.",
            "Ход нарисован: завершите его или продолжите.",
            "Хід намальовано: завершіть його або продовжте.",
        )
    if phase == turns.EXTRA_DIAGONAL:
        return say("Draw a diagonal segment.", "Нарисуйте диагональный отрезок.", "Намалюйте діагональний відрізок.")
    if phase == turns.STRETCHING and box.DRAW not in {option.verb for option in asked.options}:
        return say("Use a bonus.", "Используйте бонус.", "Використайте бонус.")
    return say("Draw a segment of the route.", "Нарисуйте отрезок маршрута.", "Намалюйте відрізок маршруту.")
