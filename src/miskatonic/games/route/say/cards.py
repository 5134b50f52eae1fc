"""What is printed on the cards of En Route, from the words that run."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.cards import effects, events, goals, helpers, horrors
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.slavic import GEN


def effect(word: effects.EffectWord, v: Voice) -> Text:
    """What an effect card does."""
    say = v.say
    match word:
        case effects.MoreTourists(n):
            return say(
                "After drawing the tourists of your turn, draw {n} more of the same type in the same location.",
                "Нарисовав туристов своего хода, нарисуйте в той же локации ещё {n} того же типа.",
                "Намалювавши туристів свого ходу, намалюйте в тій самій локації ще {n} того самого типу.",
                n=v.many(n, v.names.tourist).said(GEN) if n > 1 else v.many(n, v.names.tourist),
            )
        case effects.Correct():
            return say(
                "At the start of your turn you may erase one segment of yours and add one, along a road, "
                "to a stretch that is already there.",
                "В начале хода можете стереть один свой отрезок и взамен продлить любой уже построенный участок "
                "на один отрезок вдоль дороги.",
                "На початку ходу можете стерти один свій відрізок і натомість подовжити будь-яку вже побудовану ділянку "
                "на один відрізок уздовж дороги.",
            )
        case effects.Alley():
            return say(
                "One segment of your turn may run diagonally through a land location, but not across a river.",
                "Один отрезок этого хода можно провести по диагонали через сухопутную локацию, но не через реку.",
                "Один відрізок цього ходу можна провести по діагоналі крізь сухопутну локацію, але не через річку.",
            )
        case effects.Elbow():
            return say(
                "In place of one segment of your turn you may draw two that meet at a right angle, anywhere.",
                "Вместо одного отрезка этого хода можете нарисовать в любом месте два, сходящихся под прямым углом.",
                "Замість одного відрізка цього ходу можете намалювати будь-де два, що сходяться під прямим кутом.",
            )
        case effects.TurnAgain():
            return say(
                "If the two segments of your turn make a turn, you may add a third that turns once more.",
                "Если два отрезка хода образуют поворот, можете добавить третий, который повернёт ещё раз.",
                "Якщо два відрізки ходу утворюють поворот, можете додати третій, що поверне ще раз.",
            )
        case _:
            assert_never(word)


def measure(what: goals.Measure, v: Voice) -> Text:
    """What a goal counts."""
    say = v.say
    match what:
        case goals.Segments():
            return say("segments of the final route", "отрезки итогового маршрута", "відрізки підсумкового маршруту")
        case goals.CornerLocations():
            return say(
                "corner locations along the final route", "угловые локации вдоль маршрута", "кутові локації вздовж маршруту"
            )
        case goals.Turns():
            return say("turns of the final route", "повороты итогового маршрута", "повороти підсумкового маршруту")
        case goals.StraightLine():
            return say(
                "segments in the longest straight line",
                "отрезки самой длинной прямой маршрута",
                "відрізки найдовшої прямої маршруту",
            )
        case goals.SidesOfTheMap():
            return say(
                "sides of the map that the route touches",
                "края схемы, которых касается маршрут",
                "краї мапи, яких торкається маршрут",
            )
        case goals.WalkedRound():
            return say(
                "locations with the route along three sides or more",
                "локации, которые маршрут обходит не менее чем с трёх сторон",
                "локації, які маршрут обходить щонайменше з трьох боків",
            )
        case goals.Tourists():
            return say("tourists on the route", "туристы на маршруте", "туристи на маршруті")
        case goals.FullSets():
            return say(
                "sets of a red, a green and a blue tourist",
                "наборы из красного, зелёного и синего туристов",
                "набори з червоного, зеленого й синього туристів",
            )
        case goals.Crowd():
            return say(
                "tourists in the fullest location of the route",
                "туристы в самой людной локации маршрута",
                "туристи в найлюднішій локації маршруту",
            )
        case goals.MixedLocations():
            return say(
                "locations of the route with tourists of two types or more",
                "локации маршрута с туристами двух и более типов",
                "локації маршруту з туристами двох і більше типів",
            )
        case goals.InLine():
            return say(
                "locations with tourists in one row or column",
                "локации с туристами в одном ряду или столбце",
                "локації з туристами в одному ряду чи стовпці",
            )
        case goals.BorderTourists():
            return say(
                "tourists in locations on the border of the map",
                "туристы в локациях по краю схемы",
                "туристи в локаціях по краю мапи",
            )
        case goals.Attractions():
            return say(
                "coloured attractions on the route",
                "цветные достопримечательности на маршруте",
                "кольорові пам’ятки на маршруті",
            )
        case goals.Landmarks():
            return say(
                "landmarks on the route", "знаковые достопримечательности на маршруте", "знакові пам’ятки на маршруті"
            )
        case goals.Cafes():
            return say(
                "cafés that the route touches", "кафе, через которые проходит маршрут", "кафе, через які проходить маршрут"
            )
        case goals.OneColour():
            return say("attractions of one colour", "достопримечательности одного цвета", "пам’ятки одного кольору")
        case goals.WithTourists():
            return say(
                "attractions of the route with tourists in them",
                "достопримечательности маршрута, в локациях которых есть туристы",
                "пам’ятки маршруту, у локаціях яких є туристи",
            )
        case goals.ColoursTwice():
            return say(
                "colours with at least two attractions on the route",
                "цвета, у которых на маршруте не меньше двух достопримечательностей",
                "кольори, що мають на маршруті щонайменше дві пам’ятки",
            )
        case _:
            assert_never(what)


def goal(card: goals.Goal, v: Voice) -> list[Text]:
    """What a goal asks for and gives."""
    return [
        v.say(
            "{what}: at least {n}.",
            "{what}: не меньше {n}.",
            "{what}: щонайменше {n}.",
            what=measure(card.measure, v),
            n=card.requirement,
        ),
        v.say(
            "Best result: {first}; others: {others}.",
            "Лучший результат: {first}; остальным: {others}.",
            "Найкращий результат: {first}; іншим: {others}.",
            first=v.points(card.first),
            others=v.points(card.others),
        ),
    ]


def spot(where: events.Spot, v: Voice) -> Text:
    """Where the symbol of an event is drawn."""
    say = v.say
    match where:
        case events.AtTheRoll():
            return say(
                "Draw the symbol in an unoccupied location at the coordinates rolled.",
                "Нарисуйте символ в незанятой локации с выпавшими координатами.",
                "Намалюйте символ у незайнятій локації з координатами, що випали.",
            )
        case events.OnALandmark():
            return say(
                "Draw the symbol on any landmark of your own sheet.",
                "Нарисуйте символ на любой серой достопримечательности своего планшета.",
                "Намалюйте символ на будь-якій сірій пам’ятці свого планшета.",
            )
        case events.OnAnAttraction():
            return say(
                "Drawn on an attraction of a single location.",
                "Рисуется на достопримечательности, занимающей одну локацию.",
                "Малюється на пам’ятці, що займає одну локацію.",
            )
        case events.OnARoad():
            return say("Drawn on a white road.", "Рисуется на белой дороге.", "Малюється на білій дорозі.")
        case events.OnACrossroads():
            return say("Drawn on a white crossroads.", "Рисуется на белом перекрёстке.", "Малюється на білому перехресті.")
        case events.InAPlainLocation():
            return say(
                "Drawn in a location without attraction, ferry or water.",
                "Рисуется в локации без достопримечательности, парома и воды.",
                "Малюється в локації без пам’ятки, порома й води.",
            )
        case _:
            assert_never(where)


def event(word: events.EventWord, v: Voice) -> Text:
    """What an event does."""
    say = v.say
    match word:
        case events.CountsAsCafe():
            return say(
                "Counts as a café: the first segment along the location brings any café bonus of the city.",
                "Считается кафе: первый отрезок вдоль локации даёт любой бонус кафе этого города.",
                "Вважається кафе: перший відрізок уздовж локації дає будь-який бонус кафе цього міста.",
            )
        case events.IfSeen(n):
            return say(
                "At the end: {n} if the landmark is on your final route.",
                "В конце игры: {n}, если достопримечательность на итоговом маршруте.",
                "Наприкінці гри: {n}, якщо пам’ятка на підсумковому маршруті.",
                n=v.points(n),
            )
        case events.Audience(most):
            return say(
                "At the end, if the location is on your final route: a point per tourist of the route in the locations "
                "around it, at most {n}.",
                "В конце игры, если локация на итоговом маршруте: по очку за каждого туриста маршрута в локациях вокруг, "
                "не больше {n}.",
                "Наприкінці гри, якщо локація на підсумковому маршруті: по очку за кожного туриста маршруту "
                "в локаціях довкола, не більше {n}.",
                n=most,
            )
        case events.SidesWalked(points):
            return say(
                "At the end: {points} points for 1, 2, 3 or 4 sides walked.",
                "В конце игры: {points} очков за 1, 2, 3 или 4 стороны вдоль маршрута.",
                "Наприкінці гри: {points} очок за 1, 2, 3 або 4 сторони вздовж маршруту.",
                points=", ".join(map(str, points[1:])),
            )
        case events.Closed():
            return say(
                "The attraction is closed: the location counts as white.",
                "Достопримечательность закрыта: локация считается белой.",
                "Пам’ятку зачинено: локація вважається білою.",
            )
        case events.Impassable():
            return say(
                "No segment may be drawn here.", "Здесь нельзя проводить отрезки.", "Тут не можна проводити відрізки."
            )
        case events.IfPassed(n):
            return say(
                "At the end: −{n} if the location is along your final route.",
                "В конце игры: −{n}, если локация на итоговом маршруте.",
                "Наприкінці гри: −{n}, якщо локація на підсумковому маршруті.",
                n=v.points(-n),
            )
        case events.LandmarksInSight(n):
            return say(
                "At the end: {n} for each landmark of your final route in the same row or column.",
                "В конце игры: {n} за каждую серую достопримечательность маршрута в том же ряду или столбце.",
                "Наприкінці гри: {n} за кожну сіру пам’ятку маршруту в тому ж ряду чи стовпці.",
                n=v.points(n),
            )
        case events.Rain(most):
            return say(
                "At the end: −1 per tourist of your final route in the locations next to it, at most −{n}.",
                "В конце игры: −1 за каждого туриста маршрута в соседних локациях, не больше −{n}.",
                "Наприкінці гри: −1 за кожного туриста маршруту в сусідніх локаціях, не більше −{n}.",
                n=most,
            )
        case _:
            assert_never(word)


def curiosity(card: horrors.CuriosityCard, v: Voice) -> list[Text]:
    """What a shop gives while this card is in force."""
    if card.tourists:
        return [
            v.say(
                "New tourists: add {n} to the location of your turn.",
                "Новые туристы: добавьте {n} в локацию своего хода.",
                "Нові туристи: додайте {n} до локації свого ходу.",
                n=v.crowd(tuple(card.tourists if i == card.colour else 0 for i in range(4))),
            )
        ]
    if card.tome:
        return [v.say("A tome of your choice.", "Фолиант на выбор.", "Фоліант на вибір.")]
    return [v.both([(v.bonus(bonus),) for bonus in card.bonuses])]


def rule(word: horrors.SpecialRule, v: Voice) -> Text:
    """The special rule of an Ancient One."""
    say = v.say
    match word:
        case horrors.SecretCalls():
            return say(
                "Everybody holds a secret Call of Cthulhu card until the end.",
                "Каждый до конца игры хранит втайне карту зова Ктулху.",
                "Кожен до кінця гри таємно тримає карту поклику Ктулху.",
            )
        case horrors.LinesAreRoads():
            return say(
                "Segments may be drawn along the lines between the university locations.",
                "Отрезки можно проводить по линиям между локациями университета.",
                "Відрізки можна проводити по лініях між локаціями університету.",
            )
        case horrors.CrossTheRiver():
            return say(
                "Dead-end segments of the final route may go on across the river, for 1 madness each.",
                "Тупиковые отрезки итогового маршрута можно продлить через реку, каждый за 1 безумие.",
                "Тупикові відрізки підсумкового маршруту можна подовжити через річку, кожен за 1 безумство.",
            )
        case horrors.Masks():
            return say(
                "After the final route you may swap two types of tourists on it, for 1 madness.",
                "Построив итоговый маршрут, можете поменять местами два типа туристов на нём за 1 безумие.",
                "Побудувавши підсумковий маршрут, можете поміняти місцями два типи туристів на ньому за 1 безумство.",
            )
        case _:
            assert_never(word)


def penalty(word: horrors.Penalty, v: Voice) -> Text:
    """What a failure costs."""
    say = v.say
    match word:
        case horrors.LoseTheCalled():
            return say(
                "One failure: half of the tourists on your Call card, rounded down; two: all of them.",
                "Один провал: половина туристов с вашей карты зова (с округлением вниз); два: все они.",
                "Один провал: половина туристів із вашої карти поклику (із заокругленням униз); два: усі.",
            )
        case horrors.BlockTheUniversity(n):
            return say(
                "Each failure: the {n} university locations with the most tourists lose them and are crossed out.",
                "Каждый провал: {n} локации университета с наибольшим числом туристов теряют их и вычёркиваются.",
                "Кожен провал: {n} локації університету з найбільшим числом туристів втрачають їх і викреслюються.",
                n=n,
            )
        case horrors.DrownTheMany():
            return say(
                "Each failure: all tourists of the most numerous type by the river.",
                "Каждый провал: все туристы самого многочисленного типа у реки.",
                "Кожен провал: усі туристи найчисленнішого типу біля річки.",
            )
        case horrors.EmptyALocation(least):
            return say(
                "Each failure: the tourists of one location with at least {n}, or of the fullest one.",
                "Каждый провал: туристы одной локации, где их не меньше {n}, или самой людной.",
                "Кожен провал: туристи однієї локації, де їх щонайменше {n}, або найлюднішої.",
                n=least,
            )
        case _:
            assert_never(word)


def reward(word: horrors.Reward, v: Voice) -> Text:
    """What a success is worth."""
    say = v.say
    match word:
        case horrors.PerPairOfTheCalled(n):
            return say(
                "Each success: {n} for every two tourists on your Call card.",
                "Каждый успех: {n} за каждых двух туристов с вашей карты зова.",
                "Кожен успіх: {n} за кожних двох туристів із вашої карти поклику.",
                n=v.points(n),
            )
        case horrors.TimesMadness(n):
            return say(
                "Each success: {n} for each madness.",
                "Каждый успех: {n} за каждое безумие.",
                "Кожен успіх: {n} за кожне безумство.",
                n=v.points(n),
            )
        case horrors.PerRiversideLocation(n):
            return say(
                "Each success: {n} for each riverside location with tourists.",
                "Каждый успех: {n} за каждую локацию у реки с туристами.",
                "Кожен успіх: {n} за кожну локацію біля річки з туристами.",
                n=v.points(n),
            )
        case horrors.PerTerror(n, each):
            return say(
                "Each success: {n}, and {each} more for each terrifying place on the route.",
                "Каждый успех: {n} и ещё {each} за каждое ужасающее место на маршруте.",
                "Кожен успіх: {n} і ще {each} за кожне моторошне місце на маршруті.",
                n=v.points(n),
                each=each,
            )
        case _:
            assert_never(word)


def guide(helping: int, v: Voice) -> Text:
    """What a guide does once per game."""
    say = v.say
    if helping == helpers.MAPMAKER:
        return say(
            "Once per game: for you a round value n becomes 7 − n.",
            "Раз за игру: одно значение раунда n для вас становится 7 − n.",
            "Раз за гру: одне значення раунду n для вас стає 7 − n.",
        )
    if helping == helpers.JOKER:
        return say(
            "Once per game: 1 more tourist of any type in your chosen location.",
            "Раз за игру: ещё 1 турист любого типа в выбранной локации.",
            "Раз за гру: ще 1 турист будь-якого типу у вибраній локації.",
        )
    if helping == helpers.RUNNER:
        return say(
            "Once per game: the stretch of your turn is 1 segment longer.",
            "Раз за игру: участок вашего хода на 1 отрезок длиннее.",
            "Раз за гру: ділянка вашого ходу на 1 відрізок довша.",
        )
    if helping == helpers.GOURMET:
        return say(
            "Once per game: use a crossed-out café bonus once more.",
            "Раз за игру: используйте уже вычеркнутый бонус кафе ещё раз.",
            "Раз за гру: використайте вже викреслений бонус кафе ще раз.",
        )
    return say(
        "Once per game: choose a location that already holds your tourists.",
        "Раз за игру: выберите локацию, в которой уже есть ваши туристы.",
        "Раз за гру: виберіть локацію, у якій уже є ваші туристи.",
    )


def support(code: str, v: Voice) -> Text:
    """What a support bonus does, once in the game it was chosen for."""
    say = v.say
    which = helpers.SUPPORT.index(code)
    if which == helpers.COORDINATE_CHANGE:
        return say(
            "Raise or lower a round value by 1 for yourself.",
            "Повысьте или понизьте значение раунда на 1 для себя.",
            "Підвищте або знизьте значення раунду на 1 для себе.",
        )
    if which == helpers.LONG_WAY:
        return say(
            "The stretch by your chosen location is 1 segment longer.",
            "Участок у выбранной локации на 1 отрезок длиннее.",
            "Ділянка біля вибраної локації на 1 відрізок довша.",
        )
    if which == helpers.SECRET_ALLEY:
        return effect(effects.Alley(), v)
    if which == helpers.CORRECTION:
        return effect(effects.Correct(), v)
    return say(
        "A round value becomes any value from 1 to 6 for yourself.",
        "Значение раунда для вас становится любым от 1 до 6.",
        "Значення раунду для вас стає будь-яким від 1 до 6.",
    )
