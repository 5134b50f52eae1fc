"""What is printed on the cards of En Route, from the words that run."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.cards import effects, events, goals, helpers, horrors
from miskatonic.games.route.rules import box
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def effect(v: Voice, word: effects.EffectWord) -> Text:
    """What an effect card does."""
    say = v.say
    match word:
        case effects.MoreTourists(n):
            return say(
                "After drawing the tourists of your turn, draw {k} more of the same type in the same location.",
                "Нарисовав туристов своего хода, нарисуйте в той же локации ещё {n:acc} того же типа.",
                "Намалювавши туристів свого ходу, намалюйте в тій самій локації ще {n:acc} того самого типу.",
                n=v.many(n, v.names.tourist),
                k=n,
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
                "Один відрізок цього ходу можна провести по діагоналі через сухопутну локацію, але не через річку.",
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


def in_force(v: Voice, piece: int) -> Text:
    """An effect card by its title, and what it does."""
    card = box.CARDS[piece]
    assert isinstance(card, effects.EffectCard)
    return v.say(
        "{title}: {does}", "{title}: {does}", "{title}: {does}", title=v.quoted(card.code), does=effect(v, card.effect)
    )


def measure(v: Voice, what: goals.Measure) -> Text:
    """What a goal counts, as it stands after “at least so many”."""
    say = v.say
    match what:
        case goals.Segments():
            return say("segments of the final route", "отрезков итогового маршрута", "відрізків підсумкового маршруту")
        case goals.CornerLocations():
            return say(
                "corner locations along the final route",
                "угловых локаций вдоль итогового маршрута",
                "кутових локацій уздовж підсумкового маршруту",
            )
        case goals.Turns():
            return say("turns of the final route", "поворотов итогового маршрута", "поворотів підсумкового маршруту")
        case goals.StraightLine():
            return say(
                "segments of the final route in one straight line",
                "отрезков итогового маршрута на одной прямой",
                "відрізків підсумкового маршруту на одній прямій",
            )
        case goals.SidesOfTheMap():
            return say(
                "sides of the map touched by the final route",
                "краёв схемы, которых касается итоговый маршрут",
                "країв схеми, яких торкається підсумковий маршрут",
            )
        case goals.WalkedRound():
            return say(
                "locations with the final route along three sides or more",
                "локаций, которые итоговый маршрут обходит не менее чем с трёх сторон",
                "локацій, які підсумковий маршрут обходить щонайменше з трьох боків",
            )
        case goals.Tourists():
            return say("tourists on the final route", "туристов на итоговом маршруте", "туристів на підсумковому маршруті")
        case goals.FullSets():
            return say(
                "sets of a red, a green and a blue tourist on the final route",
                "наборов из красного, зелёного и синего туриста на итоговом маршруте",
                "наборів із червоного, зеленого й синього туриста на підсумковому маршруті",
            )
        case goals.Crowd():
            return say(
                "tourists in a single location of the final route",
                "туристов в одной локации итогового маршрута",
                "туристів в одній локації підсумкового маршруту",
            )
        case goals.MixedLocations():
            return say(
                "locations of the final route with tourists of two types or more",
                "локаций итогового маршрута с туристами двух и более типов",
                "локацій підсумкового маршруту з туристами двох і більше типів",
            )
        case goals.InLine():
            return say(
                "locations of the final route with tourists in one row or column",
                "локаций итогового маршрута с туристами в одном ряду или столбце",
                "локацій підсумкового маршруту з туристами в одному ряду чи стовпці",
            )
        case goals.BorderTourists():
            return say(
                "tourists of the final route in locations at the edge of the map",
                "туристов итогового маршрута в локациях по краю схемы",
                "туристів підсумкового маршруту в локаціях по краю схеми",
            )
        case goals.Attractions():
            return say(
                "coloured attractions on the final route",
                "цветных достопримечательностей на итоговом маршруте",
                "кольорових пам’яток на підсумковому маршруті",
            )
        case goals.Landmarks():
            return say(
                "landmarks on the final route",
                "знаковых достопримечательностей на итоговом маршруте",
                "знакових пам’яток на підсумковому маршруті",
            )
        case goals.Cafes():
            return say(
                "cafés that the final route passes",
                "кафе, через которые проходит итоговый маршрут",
                "кафе, через які проходить підсумковий маршрут",
            )
        case goals.OneColour():
            return say(
                "attractions of one colour on the final route",
                "достопримечательностей одного цвета на итоговом маршруте",
                "пам’яток одного кольору на підсумковому маршруті",
            )
        case goals.WithTourists():
            return say(
                "attractions of the final route with tourists in their locations",
                "достопримечательностей итогового маршрута, в локациях которых есть туристы",
                "пам’яток підсумкового маршруту, у локаціях яких є туристи",
            )
        case goals.ColoursTwice():
            return say(
                "colours with two attractions or more on the final route",
                "цветов, у каждого из которых на итоговом маршруте две достопримечательности или больше",
                "кольорів, кожен із яких має на підсумковому маршруті дві пам’ятки або більше",
            )
        case _:
            assert_never(what)


def goal(v: Voice, card: goals.Goal) -> list[Text]:
    """What a goal asks for and gives."""
    return [
        v.say(
            "Requirement: at least {n} {what}.",
            "Требование: не менее {n} {what}.",
            "Вимога: не менше {n} {what}.",
            what=measure(v, card.measure),
            n=card.requirement,
        ),
        v.say(
            "The best result brings {first}, and any other that meets it brings {others}.",
            "Лучший результат приносит {first}, любой другой достаточный — {others}.",
            "Найкращий результат приносить {first}, будь-який інший достатній — {others}.",
            first=v.points(card.first),
            others=card.others,
        ),
    ]


def spot(v: Voice, where: events.Spot) -> Text:
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
                "Draw the symbol on any landmark of your own board.",
                "Нарисуйте символ на любой серой достопримечательности своего планшета.",
                "Намалюйте символ на будь-якій сірій пам’ятці свого планшета.",
            )
        case events.OnAnAttraction():
            return say(
                "Draw the symbol on an attraction of a single location on the board of your left neighbour.",
                "Нарисуйте символ на планшете соседа слева, на достопримечательности, занимающей одну локацию.",
                "Намалюйте символ на планшеті сусіда ліворуч, на пам’ятці, що займає одну локацію.",
            )
        case events.OnARoad():
            return say(
                "Draw the symbol on a white road on the board of your left neighbour.",
                "Нарисуйте символ на планшете соседа слева, на белой дороге.",
                "Намалюйте символ на планшеті сусіда ліворуч, на білій дорозі.",
            )
        case events.OnACrossroads():
            return say(
                "Draw the symbol on a white crossroads on the board of your left neighbour.",
                "Нарисуйте символ на планшете соседа слева, на белом перекрёстке.",
                "Намалюйте символ на планшеті сусіда ліворуч, на білому перехресті.",
            )
        case events.InAPlainLocation():
            return say(
                "Draw the symbol on the board of your left neighbour, in a location without attraction, ferry or water.",
                "Нарисуйте символ на планшете соседа слева, в локации без достопримечательности, парома и воды.",
                "Намалюйте символ на планшеті сусіда ліворуч, у локації без пам’ятки, порома й води.",
            )
        case _:
            assert_never(where)


def event(v: Voice, word: events.EventWord) -> Text:
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
                "At the end of the game the landmark brings {n} more if it is on your final route.",
                "В конце игры достопримечательность принесёт ещё {n}, если окажется на вашем итоговом маршруте.",
                "Наприкінці гри пам’ятка принесе ще {n}, якщо опиниться на вашому підсумковому маршруті.",
                n=v.points(n),
            )
        case events.Audience(most):
            return say(
                "If the location is on your final route, the tourists of the route in the locations around it bring "
                "a point each at the end of the game, at most {n}.",
                "Если локация окажется на итоговом маршруте, в конце игры получите по очку за каждого туриста маршрута "
                "в локациях вокруг неё, но не больше {n}.",
                "Якщо локація опиниться на підсумковому маршруті, наприкінці гри отримайте по очку за кожного туриста "
                "маршруту в локаціях довкола неї, але не більше {n}.",
                n=most,
            )
        case events.SidesWalked(points):
            return say(
                "If your final route runs along 1, 2, 3 or 4 sides of the location, it brings {points} points.",
                "Если итоговый маршрут проходит вдоль 1, 2, 3 или 4 сторон локации, она приносит {points} очков.",
                "Якщо підсумковий маршрут проходить уздовж 1, 2, 3 або 4 сторін локації, вона приносить {points} очок.",
                points=v.either([(str(n),) for n in points[1:]]),
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
                "At the end of the game you lose {n} if your final route runs along the location.",
                "В конце игры вы теряете {n:acc}, если итоговый маршрут проходит вдоль локации.",
                "Наприкінці гри ви втрачаєте {n:acc}, якщо підсумковий маршрут проходить уздовж локації.",
                n=v.points(-n),
            )
        case events.LandmarksInSight(n):
            return say(
                "At the end of the game each landmark of your final route in the same row or column brings {n} more.",
                "В конце игры каждая серая достопримечательность маршрута в том же ряду или столбце приносит ещё {n}.",
                "Наприкінці гри кожна сіра пам’ятка маршруту в тому ж ряду чи стовпці приносить ще {n}.",
                n=v.points(n),
            )
        case events.Rain(most):
            return say(
                "At the end of the game you lose a point for each tourist of your final route in the locations next to it, "
                "at most {n}.",
                "В конце игры вы теряете по очку за каждого туриста маршрута в соседних с ней локациях, но не больше {n}.",
                "Наприкінці гри ви втрачаєте по очку за кожного туриста маршруту в сусідніх із нею локаціях, "
                "але не більше {n}.",
                n=most,
            )
        case _:
            assert_never(word)


def curiosity(v: Voice, card: horrors.CuriosityCard) -> list[Text]:
    """What a shop gives while this card is in force."""
    if card.tourists:
        return [
            v.say(
                "Add {n} to the location of your turn.",
                "Добавьте {n} в локацию своего хода.",
                "Додайте {n} до локації свого ходу.",
                n=v.crowd(tuple(card.tourists if i == card.colour else 0 for i in range(4))),
            )
        ]
    if card.tome:
        return [v.say("Take a tome of your choice.", "Получите фолиант на выбор.", "Отримайте фоліант на вибір.")]
    if len(set(card.bonuses)) == 1:
        return [
            v.say(
                "You gain {bonus} twice, for your own turns.",
                "Дважды получите бонус {bonus} для своих ходов.",
                "Двічі отримайте бонус {bonus} для своїх ходів.",
                bonus=v.bonus(card.bonuses[0]),
            )
        ]
    return [
        v.say(
            "You gain {both} for your own turns.",
            "Получите бонусы {both} для своих ходов.",
            "Отримайте бонуси {both} для своїх ходів.",
            both=v.both([(v.bonus(bonus),) for bonus in card.bonuses]),
        )
    ]


def rule(v: Voice, word: horrors.SpecialRule) -> Text:
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
                "Отрезки можно проводить и по линиям между локациями университета.",
                "Відрізки можна проводити і вздовж ліній між локаціями університету.",
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


def penalty(v: Voice, word: horrors.Penalty) -> Text:
    """What a failure costs."""
    say = v.say
    match word:
        case horrors.LoseTheCalled():
            return say(
                "Penalty: for one failure erase half of your tourists of the type on your Call card, rounded down; "
                "for two, all of them.",
                "Наказание: за один провал сотрите половину туристов типа, указанного на вашей карте зова "
                "(с округлением вниз), за два — всех.",
                "Покарання: за один провал зітріть половину туристів типу, вказаного на вашій карті поклику "
                "(із заокругленням униз), за два — усіх.",
            )
        case horrors.BlockTheUniversity(n):
            return say(
                "Penalty: for each failure the {n} university locations with the most tourists lose them and are "
                "crossed out.",
                "Наказание: за каждый провал {n} локации университета с наибольшим числом туристов теряют их "
                "и вычёркиваются.",
                "Покарання: за кожен провал {n} локації університету з найбільшою кількістю туристів втрачають їх "
                "і викреслюються.",
                n=n,
            )
        case horrors.DrownTheMany():
            return say(
                "Penalty: for each failure erase all tourists of the most numerous type by the river.",
                "Наказание: за каждый провал сотрите у реки всех туристов самого многочисленного там типа.",
                "Покарання: за кожен провал зітріть біля річки всіх туристів найчисленнішого там типу.",
            )
        case horrors.EmptyALocation(least):
            return say(
                "Penalty: for each failure erase the tourists of one location with at least {n}, or of the fullest one.",
                "Наказание: за каждый провал сотрите туристов одной локации, где их не меньше {n}, или самой людной.",
                "Покарання: за кожен провал зітріть туристів однієї локації, де їх щонайменше {n}, або найлюднішої.",
                n=least,
            )
        case _:
            assert_never(word)


def reward(v: Voice, word: horrors.Reward) -> Text:
    """What a success is worth."""
    say = v.say
    match word:
        case horrors.PerPairOfTheCalled(n):
            return say(
                "Reward: for each success {n} for every two tourists of the type on your Call card.",
                "Награда: за каждый успех {n} за каждых двух туристов типа, указанного на вашей карте зова.",
                "Нагорода: за кожен успіх {n} за кожних двох туристів типу, вказаного на вашій карті поклику.",
                n=v.points(n),
            )
        case horrors.TimesMadness(n):
            return say(
                "Reward: for each success {n} for every point of your madness.",
                "Награда: за каждый успех {n} за каждое ваше безумие.",
                "Нагорода: за кожен успіх {n} за кожне ваше безумство.",
                n=v.points(n),
            )
        case horrors.PerRiversideLocation(n):
            return say(
                "Reward: for each success {n} for each riverside location with tourists.",
                "Награда: за каждый успех {n} за каждую локацию с туристами у реки.",
                "Нагорода: за кожен успіх {n} за кожну локацію з туристами біля річки.",
                n=v.points(n),
            )
        case horrors.PerTerror(n, each):
            return say(
                "Reward: for each success {n}, and {each} more for each terrifying place on the route.",
                "Награда: за каждый успех {n} и ещё {each} за каждое ужасающее место на маршруте.",
                "Нагорода: за кожен успіх {n} і ще {each} за кожне жахливе місце на маршруті.",
                n=v.points(n),
                each=each,
            )
        case _:
            assert_never(word)


def guide(v: Voice, helping: int) -> Text:
    """What a guide does once per game."""
    say = v.say
    if helping == helpers.MAPMAKER:
        return say(
            "Once per game you may turn over a coordinate of the round for yourself: n becomes 7 − n.",
            "Раз за игру можете перевернуть для себя одну из координат раунда: n становится 7 − n.",
            "Раз за гру можете перевернути для себе одну з координат раунду: n стає 7 − n.",
        )
    if helping == helpers.JOKER:
        return say(
            "Once per game draw 1 more tourist of any type in the location you have chosen.",
            "Раз за игру нарисуйте в выбранной локации ещё 1 туриста любого типа.",
            "Раз за гру намалюйте у вибраній локації ще 1 туриста будь-якого типу.",
        )
    if helping == helpers.RUNNER:
        return say(
            "Once per game draw the stretch of your turn 1 segment longer.",
            "Раз за игру проведите участок своего хода на 1 отрезок длиннее.",
            "Раз за гру проведіть ділянку свого ходу на 1 відрізок довшою.",
        )
    if helping == helpers.GOURMET:
        return say(
            "Once per game use a café bonus that is already crossed out once more.",
            "Раз за игру используйте уже вычеркнутый бонус кафе ещё раз.",
            "Раз за гру використайте вже викреслений бонус кафе ще раз.",
        )
    return say(
        "Once per game choose an occupied location: one that already holds tourists of yours.",
        "Раз за игру выберите занятую локацию, в которой уже есть ваши туристы.",
        "Раз за гру виберіть зайняту локацію, у якій уже є ваші туристи.",
    )


def support(v: Voice, code: str) -> Text:
    """What a support bonus does, once in the game it was chosen for."""
    say = v.say
    which = helpers.SUPPORT.index(code)
    if which == helpers.COORDINATE_CHANGE:
        return say(
            "Raise or lower a coordinate of the round by 1 for yourself.",
            "Повысьте или понизьте для себя одну из координат раунда на 1.",
            "Підвищте або знизьте для себе одну з координат раунду на 1.",
        )
    if which == helpers.LONG_WAY:
        return say(
            "Draw the stretch by the location you have chosen 1 segment longer.",
            "Проведите участок у выбранной локации на 1 отрезок длиннее.",
            "Проведіть ділянку біля вибраної локації на 1 відрізок довшою.",
        )
    if which == helpers.SECRET_ALLEY:
        return effect(v, effects.Alley())
    if which == helpers.CORRECTION:
        return effect(v, effects.Correct())
    return say(
        "Change a coordinate of the round into any number from 1 to 6 for yourself.",
        "Замените для себя одну из координат раунда любым числом от 1 до 6.",
        "Замініть для себе одну з координат раунду будь-яким числом від 1 до 6.",
    )
