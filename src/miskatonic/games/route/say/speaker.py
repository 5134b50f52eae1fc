"""En Route in words: the list of components, one entry for each thing a player can look up, and who says what."""

from __future__ import annotations

from functools import cached_property

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import dice, effects, events, goals, helpers, horrors, tasks, tourists
from miskatonic.games.route.cards.achievements import GROUPS
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.terms import GREY
from miskatonic.games.route.rules import box, marks, teams
from miskatonic.games.route.say import album, asking, cards, choices, details, log, printed, reasons
from miskatonic.games.route.say.names import Voice
from miskatonic.games.route.say.signs import ICON_NAMES
from miskatonic.games.route.say.titles import TITLES
from miskatonic.text.parts import LANGUAGES, Text, capital, without_stop
from miskatonic.text.phrases import in_case
from miskatonic.text.speech import Catalogue, Entry


class Speaker(Catalogue):
    """En Route in one language; a `Speech`."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]

    # ---------------------------------------------------------------- the game and its options

    def about(self) -> Text:
        return self.voice.say(
            "Everybody draws a tourist’s route through the same city, all at once, each on a sheet of their own. "
            "Gather tourists, lead them past what they came to see, and in the end walk one unbroken path.",
            "Все одновременно прокладывают по одному и тому же городу туристический маршрут, каждый на своём планшете. "
            "Собирайте туристов, ведите их к достопримечательностям, а в конце пройдите один непрерывный путь.",
            "Усі одночасно прокладають тим самим містом туристичний маршрут, кожен на своєму планшеті. "
            "Збирайте туристів, ведіть їх до пам’яток, а наприкінці пройдіть один безперервний шлях.",
        )

    def game_title(self) -> str:
        return self.voice.pick("En Route", "Маршрут построен", "Маршрут побудовано")

    def setting(self, name: str) -> tuple[Text, Text]:
        say = self.voice.say
        match name:
            case "city":
                return say("City", "Город", "Місто"), say(
                    "Every city has a map and rules of its own.",
                    "У каждого города своя схема и свои правила.",
                    "Кожне місто має свою схему й свої правила.",
                )
            case "mode":
                return say("Mode", "Режим", "Режим"), say(
                    "How tourists are chosen, and whether ratings can fall; not every city knows every mode.",
                    "Как выбирают туристов и могут ли понижаться рейтинги; не всякий город допускает любой режим.",
                    "Як вибирають туристів і чи можуть знижуватися рейтинги; не кожне місто допускає будь-який режим.",
                )
            case "ancient_one":
                return say("Ancient One", "Древний", "Стародавній"), say(
                    "Arkham only: whom everybody confronts in the end.",
                    "Только в Аркхэме: кому все противостоят в конце.",
                    "Лише в Аркгемі: кому всі протистоять наприкінці.",
                )
            case "effects":
                return say("Effects", "Эффекты", "Ефекти"), say(
                    "Effect cards in place of repeats; with dice and in Sydney they always take part.",
                    "Карты эффектов вместо карт повтора; с кубиками и в Сиднее они участвуют всегда.",
                    "Карти ефектів замість карт повтору; з кубиками та в Сіднеї вони беруть участь завжди.",
                )
            case "effect_cards":
                return say("Effect cards", "Карты эффектов", "Карти ефектів"), say(
                    "One or two of them; if none is named, two are drawn at random.",
                    "Одна или две; если не выбрать, две карты берутся случайно.",
                    "Одна або дві; якщо не вибрати, дві карти беруть випадково.",
                )
            case "yellow_events":
                return say("Yellow events", "Жёлтые события", "Жовті події"), say(
                    "How many good events are drawn at the start.",
                    "Сколько хороших событий разыгрывается в начале.",
                    "Скільки добрих подій розігрується на початку.",
                )
            case "red_events":
                return say("Red events", "Красные события", "Червоні події"), say(
                    "How many bad events are drawn at the start.",
                    "Сколько плохих событий разыгрывается в начале.",
                    "Скільки поганих подій розігрується на початку.",
                )
            case "without_events":
                return say("Without these events", "Без этих событий", "Без цих подій"), say(
                    "Event cards that are taken out first.",
                    "Карты событий, которые убирают заранее.",
                    "Карти подій, які прибирають заздалегідь.",
                )
            case "teams":
                return say("Team mode", "Командный режим", "Командний режим"), say(
                    "Four players in two teams: partners sit opposite, first with third and second with fourth, and their "
                    "points are added. Not in a campaign.",
                    "Четверо игроков в двух командах: партнёры сидят напротив, первый с третьим и второй с четвёртым, их "
                    "очки складываются. Не в кампании.",
                    "Четверо гравців у двох командах: партнери сидять навпроти, перший із третім і другий із четвертим, "
                    "їхні очки додаються. Не в кампанії.",
                )
            case "campaign":
                return say("Campaign", "Кампания", "Кампанія"), say(
                    "Three games in three cities for world fame.",
                    "Три партии в трёх городах за мировую славу.",
                    "Три партії в трьох містах за світову славу.",
                )
            case "cities":
                return say("Cities of the campaign", "Города кампании", "Міста кампанії"), say(
                    "Three cities in order; if none is named, the first is the city above and the rest are random.",
                    "Три города по порядку; если не выбрать, первым будет город выше, остальные случайны.",
                    "Три міста за порядком; якщо не вибрати, першим буде місто вище, решта випадкові.",
                )
            case "secrets":
                return say("Secret cards", "Секретные карты", "Секретні карти"), say(
                    "Cards from the secret box that you have opened.",
                    "Карты из секретной коробочки, которые вы открыли.",
                    "Карти із секретної коробочки, які ви відкрили.",
                )
            case "tasks":
                return say("Personal tasks", "Личные задачи", "Особисті завдання"), say(
                    "Everybody keeps a secret task: two crossroads to lead the route through.",
                    "У каждого тайная задача: провести маршрут через два перекрёстка.",
                    "Кожен має таємне завдання: провести маршрут через два перехрестя.",
                )
            case "refresh":
                return say("Refreshing the hand", "Обновление карт в руке", "Оновлення карт у руці"), say(
                    "Once per game the leading player may change the whole hand.",
                    "Раз за игру ведущий игрок может сменить все карты в руке.",
                    "Раз за гру ведучий гравець може змінити всі карти в руці.",
                )
            case "challenge":
                return say("Challenge", "Вызов", "Виклик"), say(
                    "Solo: which cell of the challenge table is to be met.",
                    "Одиночная игра: какую ячейку таблицы вызова нужно выполнить.",
                    "Одиночна гра: яку комірку таблиці виклику треба виконати.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        v = self.voice
        if isinstance(value, bool):
            return v.say("Yes", "Да", "Так") if value else v.say("No", "Нет", "Ні")
        match value:
            case "usual":
                return v.say("As usual in the city", "Обычный для города", "Звичайний для міста")
            case "normal" | "advanced" | "dice" | "special":
                return capital(printed.mode(str(value), v))
            case "none":
                return v.say("A single game", "Одна партия", "Одна партія")
            case "fixed":
                return v.say("Cities known from the start", "Города известны заранее", "Міста відомі заздалегідь")
            case "winner":
                return v.say(
                    "The winner chooses the next city",
                    "Следующий город выбирает победитель",
                    "Наступне місто вибирає переможець",
                )
        return (v.title(str(value)) if str(value) in TITLES else str(value),)

    # ---------------------------------------------------------------- play

    def prompt(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(asking.prompt(view, asked, self.voice))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.label(view, asked, option, self.voice))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(without_stop(details.detail(view, asked, option, self.voice)))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.say(
            "The route can still go on. Once it is done it is counted as it is.",
            "Маршрут ещё можно продолжить. Завершённый маршрут подсчитают таким, какой он есть.",
            "Маршрут ще можна продовжити. Завершений маршрут порахують таким, який він є.",
        )

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        return self.voice.finished(reasons.said(view, why, self.voice))

    def alike(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(reasons.alike(asked, self.voice))

    def note(self, view: State, note: Note) -> Text:
        return self.voice.finished(capital(log.told(note, self.voice)))

    def part(self, note: Note) -> str:
        """The city of a game of a campaign."""
        (city,) = note.told
        return self.voice.title(CITIES[city].code)

    def result(self, view: State) -> Text:
        v = self.voice
        if view.result is None:
            return v.say("The game is still on.", "Игра ещё идёт.", "Гра ще триває.")
        if view.count(marks.CAMPAIGN):
            return self._fame(view.result)
        points = v.points(view.result.scores[0])
        if view.result.won is not None:
            if view.result.won:
                return v.say("Challenge met: {n}!", "Вызов выполнен: {n}!", "Виклик виконано: {n}!", n=points)
            return v.say("Challenge not met: {n}.", "Вызов не выполнен: {n}.", "Виклик не виконано: {n}.", n=points)
        winners = view.result.winners
        if not winners:
            return v.say("Nobody has won.", "Никто не победил.", "Ніхто не переміг.")
        if view.result.teams:
            return self._team(view.result)
        who = v.both([in_case(v.player(seat)) for seat in winners])
        best = v.points(view.result.scores[winners[0]])
        if len(winners) > 1:
            return v.say(
                "Shared win: {who}, {n} each.",
                "Победа разделена: {who}, по {n}.",
                "Спільна перемога: {who}, по {n}.",
                who=who,
                n=best,
            )
        return v.say("{who} wins with {n}!", "Победа: {who}, {n}!", "Перемога: {who}, {n}!", who=who, n=best)

    def _team(self, result: Result) -> Text:
        """Which team has won, and what each has (RT-BASE-89)."""
        v = self.voice
        first = result.winners[0]
        best = v.points(result.scores[first])
        if result.is_shared:
            return v.say(
                "Shared win: both teams have {n}, and as many tourists on their final routes.",
                "Победа разделена: у обеих команд по {n} и поровну туристов на итоговых маршрутах.",
                "Спільна перемога: в обох команд по {n} і порівну туристів на підсумкових маршрутах.",
                n=best,
            )
        who = v.team(*teams.members(teams.team_of(first)))
        if len(set(result.scores)) == 1:
            return v.say(
                "{who} win as a team: both teams have {n}, but theirs has more tourists on its final routes.",
                "Победила команда ({who}): у обеих команд по {n}, но у неё больше туристов на итоговых маршрутах.",
                "Перемогла команда ({who}): в обох команд по {n}, але в неї більше туристів на підсумкових маршрутах.",
                who=who,
                n=best,
            )
        return v.say(
            "{who} win as a team with {n}! The other team has {m}.",
            "Победила команда ({who}): {n}! У другой команды {m}.",
            "Перемогла команда ({who}): {n}! В іншої команди {m}.",
            who=who,
            n=best,
            m=v.points(next(score for score in result.scores if score != result.scores[first])),
        )

    def _fame(self, result: Result) -> Text:
        """Who has won a campaign."""
        v = self.voice
        who = v.both([in_case(v.player(seat)) for seat in result.winners])
        fame = result.scores[result.winners[0]]
        if len(result.winners) > 1:
            return v.say(
                "The campaign is shared by {who}, with {n} world fame each.",
                "Победу в кампании делят {who}, мировая слава каждого: {n}.",
                "Перемогу в кампанії ділять {who}, світова слава кожного: {n}.",
                who=who,
                n=fame,
            )
        return v.say(
            "{who} wins the campaign with {n} world fame!",
            "Победа в кампании: {who}, мировая слава {n}!",
            "Перемога в кампанії: {who}, світова слава {n}!",
            who=who,
            n=fame,
        )

    # ---------------------------------------------------------------- the list of components

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table."""
        return {icon: self.voice.pick(*said) for icon, said in ICON_NAMES.items()}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        v = self.voice
        out: dict[str, Entry] = {}

        def add(code: str, group: str, title: str, lines: list[Text]) -> None:
            out[code] = Entry(code, group, v.finished(capital((title,))), [v.finished(capital(line)) for line in lines])

        for town in CITIES:
            add(town.code, v.pick("Cities", "Города", "Міста"), v.title(town.code), printed.city(town, v))
            for sight in town.sights.values():
                group = v.title(town.code)
                if sight.code not in out:
                    lines = [printed.sight(sight.colour, v)]
                    add(sight.code, group, v.title(sight.code), lines + [printed.inside(v)] * bool(sight.inside))
            for stop in town.stops.values():
                match stop:
                    case sheets.Remote(code, colour):
                        add(code, v.title(town.code), v.title(code), [printed.sight(colour, v)])
                    case sheets.Pier(code, colour):
                        add(code, v.title(town.code), v.title(code), [printed.remote(colour, v)])
                    case sheets.Entrance(code):
                        add(code, v.title(town.code), v.title(code), [printed.sight(GREY, v)])
        for piece, card in enumerate(box.CARDS):
            if box.PIECE_SLUGS[piece] not in out:
                add(box.PIECE_SLUGS[piece], *self._card(piece, card))
        for bonus in helpers.SUPPORT:
            if bonus not in out:
                add(
                    bonus,
                    v.pick("Support bonuses", "Бонусы поддержки", "Бонуси підтримки"),
                    v.title(bonus),
                    [cards.support(bonus, v)],
                )
        for one in horrors.ANCIENT_ONES:
            lines = [cards.rule(one.rule, v), cards.penalty(one.penalty, v), cards.reward(one.reward, v)]
            add(one.code, v.pick("Ancient Ones", "Древние", "Стародавні"), v.title(one.code), lines)
        for page in GROUPS:
            for item in page.items:
                lines = album.lines(item, page, v)
                out[item.code] = Entry(item.code, album.group(page, v), album.title(item, v), lines)
        return out

    def _card(self, piece: int, card: box.Card) -> tuple[str, str, list[Text]]:
        """The group, the title and the lines of a card or die."""
        v = self.voice
        title = v.card_title(piece)
        match card:
            case sheets.TouristCard() | tourists.RepeatCard() | tourists.ApplicationCard():
                return (
                    v.pick("Tourist cards", "Карты туристов", "Карти туристів"),
                    title,
                    printed.landmarks(box.LANDMARKS[piece], v),
                )
            case dice.DieSheet():
                return v.pick("Dice", "Кубики", "Кубики"), title, printed.die(card, v)
            case effects.EffectCard():
                return (
                    v.pick("Effect cards", "Карты эффектов", "Карти ефектів"),
                    v.title(card.code),
                    [cards.effect(card.effect, v)],
                )
            case goals.Goal():
                group = v.pick("Goals", "Цели", "Цілі")
                return f"{group}: {card.deck}", v.title(card.code), cards.goal(card, v)
            case tasks.Task():
                group = v.pick("Personal tasks", "Личные задачи", "Особисті завдання")
                return group, title, [printed.task(box.TASK_ENDS[piece], v)]
            case events.EventCard():
                lines: list[Text] = [cards.spot(card.spot, v), cards.event(card.word, v)]
                return v.pick("Events", "События", "Події"), v.title(card.code), lines
            case horrors.CuriosityCard():
                return v.pick("Curiosities", "Диковинки", "Дивовижі"), title, cards.curiosity(card, v)
            case horrors.CallCard():
                return v.pick("Calls of Cthulhu", "Зов Ктулху", "Поклик Ктулху"), title, [printed.call(card, v)]
            case helpers.Guide():
                return v.pick("Guides", "Гиды", "Гіди"), v.title(card.code), [cards.guide(card.help, v)]
        return v.pick("Cities", "Города", "Міста"), v.title(box.PIECE_SLUGS[piece]), [printed.no_board(v)]
