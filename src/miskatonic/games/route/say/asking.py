"""What En Route asks: who must decide what."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, choices, phases, table, turns
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import in_case


def prompt(v: Voice, view: State, asked: Asked) -> Text:
    """What is asked."""
    what: asks.AnyAsk = asked.what
    if isinstance(what, asks.TakeTurn):
        return turn(v, view, asked)
    if isinstance(what, OfCards):
        return _of_cards(v, what)
    if isinstance(what, OfDice):
        return _of_dice(v, view, what)
    if isinstance(what, OfEvents):
        return _of_events(v, view, what)
    return _of_course(v, what)


# -------------------------------------------------------------------- cards

OfCards = asks.KeepTask | asks.RefreshHand | asks.PlayCard | asks.LayCard | asks.KeepCard | asks.ChooseQueueCard


def _of_cards(v: Voice, what: OfCards) -> Text:
    """What is asked of the cards of a round and personal tasks."""
    say = v.say
    match what:
        case asks.KeepTask():
            return say(
                "Keep one of your two personal tasks: each segment of your final route between its crossroads is a point.",
                "Оставьте себе одну из двух личных задач: каждый отрезок маршрута между её перекрёстками принесёт очко.",
                "Залиште собі одне з двох особистих завдань: кожен відрізок маршруту між його перехрестями принесе очко.",
            )
        case asks.RefreshHand():
            return say(
                "You lead. Will you refresh your hand, which can be done once per game?",
                "Вы ведущий игрок. Обновить карты в руке (можно раз за игру)?",
                "Ви ведучий гравець. Оновити карти в руці (можна раз за гру)?",
            )
        case asks.PlayCard():
            return say(
                "You lead: play a card from your hand face up.",
                "Вы ведущий игрок: выложите карту с руки в открытую.",
                "Ви ведучий гравець: викладіть карту з руки горілиць.",
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
        case asks.ChooseQueueCard():
            return say("Choose a card from the queue.", "Выберите карту из очереди.", "Виберіть карту з черги.")
        case _:
            assert_never(what)


# -------------------------------------------------------------------- dice and landmarks

OfDice = (
    asks.ChooseDie | asks.RemoveDie | asks.OfferDie | asks.ChooseRoundDie | asks.ChangeRating | asks.ChangeAnyRating |
    asks.MarkLandmark
)  # fmt: skip


def _of_dice(v: Voice, view: State, what: OfDice) -> Text:
    """What is asked of dice, and of the ratings of landmarks."""
    say = v.say
    match what:
        case asks.ChangeRating():
            return say(
                "Raise or lower the rating of the landmark.",
                "Повысьте или понизьте рейтинг достопримечательности.",
                "Підвищте або знизьте рейтинг пам’ятки.",
            )
        case asks.ChangeAnyRating(left):
            return say(
                "Half-stars were rolled: change the rating of a landmark ({n} left).",
                "Выпали полузвёзды: измените рейтинг достопримечательности (осталось {n}).",
                "Випали напівзірки: змініть рейтинг пам’ятки (залишилося {n}).",
                n=left,
            )
        case asks.ChooseDie() if table.rolls_what_is_taken(view):
            return say("Choose a die to roll.", "Выберите кубик для броска.", "Виберіть кубик для кидка.")
        case asks.ChooseDie():
            return say(
                "Choose a die for this round.", "Выберите кубик для этого раунда.", "Виберіть кубик для цього раунду."
            )
        case asks.RemoveDie():
            return say(
                "Move a die to the unavailable ones.",
                "Переместите один из кубиков в недоступные.",
                "Перемістіть один із кубиків до недоступних.",
            )
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
        case _:
            assert_never(what)


# -------------------------------------------------------------------- events and Arkham

OfEvents = (
    asks.DrawEvent | asks.SwapTypes | asks.UseTome | asks.RollAgain | asks.Improve | asks.CrossOut | asks.Drown |
    asks.EmptyLocation
)  # fmt: skip


def _of_events(v: Voice, view: State, what: OfEvents) -> Text:
    """What is asked of events, tomes and locations that are lost."""
    say = v.say
    match what:
        case asks.DrawEvent(event):
            card = box.CARDS[event]
            red = getattr(card, "red", False)
            if red and view.seats > 1:
                return say(
                    "Draw the symbol of {event} on the board of your left neighbour.",
                    "Нарисуйте символ события {event} на планшете соседа слева.",
                    "Намалюйте символ події {event} на планшеті сусіда ліворуч.",
                    event=v.card(event),
                )
            return say(
                "Draw the symbol of {event} on your board.",
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
                "You rolled {n}. Use a tome?",
                "Выпало {n}. Использовать фолиант?",
                "Випало {n}. Використати фоліант?",
                n=rolled(results),
            )
        case asks.RollAgain(results):
            return say(
                "You rolled {n}: which dice do you roll again?",
                "Выпало {n}: какие кубики перебросить?",
                "Випало {n}: які кубики перекинути?",
                n=rolled(results),
            )
        case asks.Improve(results):
            return say(
                "You rolled {n}: to which die do you add 2?",
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
                "Choose the location whose tourists you erase.",
                "Выберите локацию, туристов которой стереть.",
                "Виберіть локацію, туристів якої стерти.",
            )
        case _:
            assert_never(what)


def rolled(results: tuple[int, ...]) -> str:
    """The results of a roll."""
    return ", ".join(map(str, results))


# -------------------------------------------------------------------- turns, routes and a campaign

OfCourse = asks.BuildRoute | asks.ChooseSupport | asks.ChooseCity


def _of_course(v: Voice, what: OfCourse) -> Text:
    """What is asked of final routes, and between the games of a campaign."""
    say = v.say
    match what:
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
        case asks.BuildRoute():
            return say(
                "Build your final route: one continuous path of drawn segments.",
                "Постройте итоговый маршрут: один непрерывный путь из нарисованных отрезков.",
                "Побудуйте підсумковий маршрут: один безперервний шлях із намальованих відрізків.",
            )
        case _:
            assert_never(what)


def turn(v: Voice, view: State, asked: Asked) -> Text:
    """The next step of a turn, as its own seat sees it; others only learn that it is under way."""
    say = v.say
    if not asked.options:
        return say("Take your turn.", "Сделайте ход.", "Зробіть хід.")
    under_way = turns.turn_of(view, asked.seat)
    ways = only_ways(v, view, under_way.only_ways())
    return cat(ways, " ", step(v, under_way, asked)) if ways else step(v, under_way, asked)


def only_ways(v: Voice, view: State, roads: list[int]) -> Text:
    """That segments were drawn because no other way was open."""
    if not roads:
        return ()
    return v.say(
        "No other way was open: {ways} <n:is|are> drawn.",
        "Другого пути не было: <n:нарисован отрезок|нарисованы отрезки> {ways}.",
        "Іншого шляху не було: <n:намальовано відрізок|намальовано відрізки> {ways}.",
        ways=v.both([v.road(road, table.streets(view).ends[road]) for road in roads]),
        n=min(2, len(roads)),
    )


def step(v: Voice, under_way: turns.Turn, asked: Asked) -> Text:
    """What to choose next in a turn."""
    say, phase = v.say, under_way.todo[-1]
    if phase == phases.STARTING:
        return starting(v, under_way.given)
    if phase in (phases.CHOOSING_TYPE, phases.JOKING):
        return say("Choose the type of tourists that you draw.", "Выберите тип туристов.", "Виберіть тип туристів.")
    if phase == phases.CHOOSING_PAIR and under_way.s.zone(box.OPENING)[0] in box.DIE_OF:
        return say(
            "Opening round: choose two of the dice for your turn.",
            "Начальный раунд: выберите два кубика для своего хода.",
            "Початковий раунд: виберіть два кубики для свого ходу.",
        )
    if phase == phases.CHOOSING_PAIR:
        return say(
            "Opening round: choose two of the cards for your turn.",
            "Начальный раунд: выберите две карты для своего хода.",
            "Початковий раунд: виберіть дві карти для свого ходу.",
        )
    if phase == phases.CHOOSING_EFFECT:
        return say("Choose the effect for your turn.", "Выберите эффект для своего хода.", "Виберіть ефект для свого ходу.")
    if phase == phases.LANDING:
        return say("Choose a coastal location.", "Выберите прибрежную локацию.", "Виберіть прибережну локацію.")
    if phase == phases.ERASING:
        return say("Erase one of your segments.", "Сотрите один из своих отрезков.", "Зітріть один зі своїх відрізків.")
    if phase == phases.REJOINING:
        return say(
            "Add a segment to a stretch that is there.",
            "Добавьте отрезок к уже построенному участку.",
            "Додайте відрізок до вже побудованої ділянки.",
        )
    if phase == phases.BETTING:
        return say("Place a bet in the casino.", "Сделайте ставку в казино.", "Зробіть ставку в казино.")
    if phase == phases.WRITING:
        return say(
            "Write down the number on which you bet: {bet}.",
            "Впишите число, на которое ставите: {bet}.",
            "Впишіть число, на яке ставите: {bet}.",
            bet=v.names.bets[under_way.bets[under_way.casino]],
        )
    if phase == phases.VISITING:
        return say(
            "Choose the antique shop that you visit.",
            "Выберите антикварную лавку, которую посетите.",
            "Виберіть антикварну крамницю, яку відвідаєте.",
        )
    if phase in (phases.CHOOSING_BONUS, phases.CHOOSING_TOME, phases.AGAIN):
        return say("Choose a bonus.", "Выберите бонус.", "Виберіть бонус.")
    if phase == phases.CHANGING:
        return say(
            "Change a coordinate for your turn.",
            "Измените координату для своего хода.",
            "Змініть координату для свого ходу.",
        )
    if phase == phases.ENDING:
        return say(
            "Your turn is drawn: finish it or change it.",
            "Ход нарисован: завершите его или измените.",
            "Хід намальовано: завершіть його або змініть.",
        )
    if phase == phases.EXTRA_DIAGONAL:
        return say("Draw a diagonal segment.", "Нарисуйте диагональный отрезок.", "Намалюйте діагональний відрізок.")
    if phase == phases.STRETCHING and choices.DRAW not in {option.verb for option in asked.options}:
        return say(
            "There is no road to draw along: use a bonus or go on without one.",
            "Дорог для отрезка больше нет: используйте бонус или продолжайте без него.",
            "Доріг для відрізка більше немає: використайте бонус або продовжуйте без нього.",
        )
    if phase == phases.STRETCHING and under_way.place >= 0 and len(under_way.line) < (most := under_way.wanted()):
        return say(
            "Draw segment {n} of {most}: the stretch is in one piece and runs along {place}.",
            "Нарисуйте отрезок {n} из {most}: участок без разрывов, вдоль локации {place}.",
            "Намалюйте відрізок {n} з {most}: ділянка без розривів, уздовж локації {place}.",
            n=len(under_way.line) + 1,
            most=most,
            place=v.location(under_way.place),
        )
    return say("Draw a segment of the route.", "Нарисуйте отрезок маршрута.", "Намалюйте відрізок маршруту.")


def starting(v: Voice, given: list[int]) -> Text:
    """The location of a turn is chosen, for the tourists that come."""
    if not any(given):
        return v.say(
            "Choose a location with the coordinates of the round.",
            "Выберите локацию с координатами раунда.",
            "Виберіть локацію з координатами раунду.",
        )
    return v.say(
        "Choose a location with the coordinates of the round for {crowd}.",
        "Выберите локацию с координатами раунда; туда придут: {crowd}.",
        "Виберіть локацію з координатами раунду; туди прийдуть: {crowd}.",
        crowd=v.both([in_case(v.tourists(colour, n)) for colour, n in enumerate(given) if n]),
    )
