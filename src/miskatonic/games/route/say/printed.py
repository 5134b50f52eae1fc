"""What is printed without words: cities, attractions, tourist cards, dice, tasks and calls, each from its sheet."""

from __future__ import annotations

from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import dice, horrors
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import named, several


def mode(v: Voice, name: str) -> Text:
    """A way to play."""
    match name:
        case "normal":
            return v.say("normal game", "обычная игра", "звичайна гра")
        case "advanced":
            return v.say("advanced mode", "продвинутый режим", "просунутий режим")
        case "dice":
            return v.say("game with dice", "игра с кубиками", "гра з кубиками")
    return v.say("the city’s own mode", "особый режим города", "особливий режим міста")


def city(v: Voice, town: sheets.City) -> list[Text]:
    """What a city has that others have not, from its board."""
    say = v.say
    stops = {type(stop) for stop in town.stops.values()}
    lines = [
        say(
            "Difficulty {n} of 3. Modes: {modes}.",
            "Сложность {n} из 3. Режимы: {modes}.",
            "Складність {n} з 3. Режими: {modes}.",
            n=town.difficulty,
            modes=v.both([mode(v, name) for name in town.modes]),
        ),
        say(
            "Landmarks: {what}.",
            "Знаковые достопримечательности: {what}.",
            "Знакові пам’ятки: {what}.",
            what=v.both([(v.title(code),) for code in town.landmarks]),
        ),
    ]
    if town.casinos:
        lines.append(
            say(
                "The purple attractions are casinos: whoever first draws past one places a secret bet there.",
                "Фиолетовые достопримечательности — казино: впервые проведя маршрут рядом с казино, "
                "сделайте в нём тайную ставку.",
                "Фіолетові пам’ятки — казино: уперше провівши маршрут поруч із казино, зробіть у ньому таємну ставку.",
            )
        )
    if sheets.Airport in stops:
        lines.append(
            say(
                "From the airport a helicopter takes the final route to the green crossroads at the edges of the map.",
                "Из аэропорта итоговый маршрут может продолжиться на вертолёте к зелёным перекрёсткам по краям схемы.",
                "З аеропорту підсумковий маршрут може продовжитися гелікоптером до зелених перехресть по краях схеми.",
            )
        )
    if town.ferries:
        lines.append(
            say(
                "Each ferry takes the tourists of one turn to any coastal location where nothing is drawn yet.",
                "Каждый паром один раз за игру перевозит туристов хода в любую прибрежную локацию, "
                "где ещё ничего не нарисовано.",
                "Кожен пором раз за гру перевозить туристів ходу до будь-якої прибережної локації, "
                "де ще нічого не намальовано.",
            )
        )
    if sheets.Pier in stops:
        lines.append(
            say(
                "Tourists gather at remote attractions and join the final route if it passes their pier.",
                "У отдалённых достопримечательностей собираются туристы; они присоединятся к итоговому маршруту, "
                "если он пройдёт через их пристань.",
                "Біля віддалених пам’яток збираються туристи; вони приєднаються до підсумкового маршруту, "
                "якщо він пройде через їхню пристань.",
            )
        )
    if town.canals:
        lines.append(
            say(
                "Canals run beside the streets or in their place: one turn, one kind of road. The more canal segments "
                "the final route has, the more each purple tourist is worth.",
                "Каналы идут рядом с улицами или вместо них: один ход — один тип дорог. Чем больше отрезков итогового "
                "маршрута проходит по каналам, тем дороже каждый фиолетовый турист.",
                "Канали йдуть поруч із вулицями або замість них: один хід — один тип доріг. Що більше відрізків "
                "підсумкового маршруту проходить каналами, то дорожчий кожен фіолетовий турист.",
            )
        )
    if town.river is not None:
        lines.append(
            say(
                "A river divides the map: it is crossed by bridges only, and each square by it is two locations.",
                "Схему пересекает река: перейти её можно только по мостам, а каждый квадрат у реки — это две локации.",
                "Схему перетинає річка: перейти її можна лише мостами, а кожен квадрат біля річки — це дві локації.",
            )
        )
    if town.gates:
        lines.append(
            say(
                "The final route may lead through gates to another world, for 1 madness each time.",
                "Итоговый маршрут может проходить через врата в иной мир, каждый раз за 1 безумие.",
                "Підсумковий маршрут може пролягати крізь ворота в інший світ, щоразу за 1 безумство.",
            )
        )
    if town.curiosities:
        lines.append(
            say(
                "Antique shops take the place of cafés; in the end everybody confronts the Ancient One.",
                "Вместо кафе здесь антикварные лавки, а в конце всех ждёт противостояние Древнему.",
                "Замість кафе тут антикварні крамниці, а наприкінці на всіх чекає протистояння Стародавньому.",
            )
        )
    return lines


def no_board(v: Voice) -> Text:
    """Of a city that is known by its name only."""
    return v.say(
        "There is no board of this city in the box yet.",
        "Планшета этого города в коробке пока нет.",
        "Планшета цього міста в коробці поки немає.",
    )


def sight(v: Voice, colour: int) -> Text:
    """What an attraction of a colour is worth on the final route."""
    if colour == t.GREY:
        return v.say(
            "Landmark: on your final route it brings as many points as its rating says.",
            "Знаковая достопримечательность: на итоговом маршруте приносит столько очков, сколько составляет её рейтинг.",
            "Знакова пам’ятка: на підсумковому маршруті приносить стільки очок, скільки становить її рейтинг.",
        )
    return v.say(
        "{colour} attraction: on your final route it brings 1 point for each {tourist} of the route.",
        "{colour} достопримечательность: на итоговом маршруте приносит по очку за каждого {tourist:acc} на нём.",
        "{colour} пам’ятка: на підсумковому маршруті приносить по очку за кожного {tourist:acc} на ньому.",
        colour=v.names.colours[colour],
        tourist=named(v.names.tourists[colour]),
    )


def inside(v: Voice) -> Text:
    """How an attraction is visited that one must enter (RT-SYD-29)."""
    return v.say(
        "It counts only if the route goes inside: along its own paths or diagonally through one of its locations.",
        "Учитывается, только если маршрут заходит внутрь: по её дорожкам или по диагонали через одну из её локаций.",
        "Враховується, лише якщо маршрут заходить усередину: її доріжками або по діагоналі крізь одну з її локацій.",
    )


def remote(v: Voice, colour: int) -> Text:
    """What a remote attraction with a pier does (RT-SYD-26, RT-SYD-27)."""
    return v.say(
        "Remote attraction: the {tourists} gathered here join the final route if it passes this pier.",
        "Отдалённая достопримечательность: собранные здесь {tourists} присоединяются к итоговому маршруту, "
        "если он проходит через эту пристань.",
        "Віддалена пам’ятка: зібрані тут {tourists} приєднуються до підсумкового маршруту, "
        "якщо він проходить через цю пристань.",
        tourists=several(v.names.tourists[colour]),
    )


def landmarks(v: Voice, codes: tuple[str, ...]) -> list[Text]:
    """What a tourist card does to ratings: of two landmarks, as in Sydney, to one of them (RT-SYD-08)."""
    if not codes:
        return []
    return [
        v.say(
            "Rating: {what}.",
            "Рейтинг: {what}.",
            "Рейтинг: {what}.",
            what=v.either([(v.title(code),) for code in codes]),
        )
    ]


def die(v: Voice, sheet: dice.DieSheet) -> list[Text]:
    """The faces of a die."""
    faces = v.both([(v.face(sheet.die, n + 1),) for n in range(dice.FACES)])
    lines = [v.say("Faces: {faces}.", "Грани: {faces}.", "Грані: {faces}.", faces=faces)]
    if sheet.die == dice.EFFECT_DIE:
        lines.append(
            v.say(
                "It repeats a tourist of the other die, and the effect with its symbol is in force.",
                "Повторяет 1 туриста с другого кубика; действует эффект карты с выпавшим символом.",
                "Повторює 1 туриста з іншого кубика; діє ефект карти із символом, що випав.",
            )
        )
    else:
        lines.append(
            v.say(
                "×2 means two tourists of its colour, ½★ half a star for the ratings.",
                "×2 — два туриста его цвета, ½★ — полузвезда для рейтингов.",
                "×2 — два туристи його кольору, ½★ — напівзірка для рейтингів.",
            )
        )
    return lines


def task(v: Voice, ends: tuple[int, int]) -> Text:
    """What a personal task asks for and brings (RT-BASE-35)."""
    return v.say(
        "Lead your final route through both crossroads, {a} and {b}: it brings 1 point for each of its segments between "
        "them. If it misses one of them, the task brings nothing.",
        "Проведите итоговый маршрут через оба перекрёстка, {a} и {b}: задача принесёт по 1 очку за каждый его отрезок "
        "между ними. Если хотя бы один остался в стороне, задача не приносит ничего.",
        "Проведіть підсумковий маршрут через обидва перехрестя, {a} і {b}: завдання принесе по 1 очку за кожен його "
        "відрізок між ними. Якщо хоча б одне лишилося осторонь, завдання не приносить нічого.",
        a=v.crossroads(ends[0]),
        b=v.crossroads(ends[1]),
    )


def call(v: Voice, card: horrors.CallCard) -> Text:
    """What a Call of Cthulhu card is about."""
    return v.say(
        "Keep it secret until the end. The penalty and the reward of Cthulhu go by your {tourists}.",
        "Храните в тайне до конца игры. Наказание и награда Ктулху считаются по вашим {tourists:dat}.",
        "Тримайте в таємниці до кінця гри. Покарання й нагороду Ктулху рахують за вашими {tourists:ins}.",
        tourists=several(v.names.tourists[card.colour]),
    )
