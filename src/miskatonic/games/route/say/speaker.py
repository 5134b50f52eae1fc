"""En Route in a language: settings, questions, options, the log and the end."""

from __future__ import annotations

from functools import cached_property, lru_cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import marks, teams, tells
from miskatonic.games.route.say import asking, choices, components, details, log, printed, reasons
from miskatonic.games.route.say.names import Voice
from miskatonic.games.route.say.settings import SETTINGS
from miskatonic.games.route.say.signs import ICON_NAMES
from miskatonic.games.route.say.titles import TITLES
from miskatonic.text.parts import Text, capital, without_stop
from miskatonic.text.phrases import in_case
from miskatonic.text.speech import Catalogue, Entry


@lru_cache(maxsize=8192, typed=True)  # entries of two kinds can be equal, being tuples
def told(voice: Voice, entry: tells.AnyTold, cast: tuple[int, ...]) -> Text:
    """A line of the log: the same things happen at many tables."""
    return voice.finished(capital(log.told(voice, entry, cast)))


class Speaker(Catalogue[Voice]):
    """En Route in one language; a `Speech`."""

    SETTINGS = SETTINGS
    ICON_NAMES = ICON_NAMES

    # ---------------------------------------------------------------- the game and its options

    def about(self) -> Text:
        return self.voice.say(
            "Everybody draws a tourist’s route through the same city, all at once, each on a board of their own. "
            "Gather tourists, lead them past what they came to see, and in the end walk one unbroken path.",
            "Все одновременно прокладывают по одному и тому же городу туристический маршрут, каждый на своём планшете. "
            "Собирайте туристов, ведите их к достопримечательностям, а в конце пройдите один непрерывный путь.",
            "Усі одночасно прокладають тим самим містом туристичний маршрут, кожен на своєму планшеті. "
            "Збирайте туристів, ведіть їх до пам’яток, а наприкінці пройдіть один безперервний шлях.",
        )

    def game_title(self) -> str:
        return self.voice.pick("En Route", "Маршрут построен", "Маршрут побудовано")

    def setting_value(self, name: str, value: object) -> Text:
        v = self.voice
        if isinstance(value, bool):
            return self.yes_or_no(value)
        match value:
            case "usual":
                return v.say("As usual in the city", "Обычный для города", "Звичайний для міста")
            case "normal" | "advanced" | "dice" | "special":
                return capital(printed.mode(v, str(value)))
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
        return self.voice.finished(asking.prompt(self.voice, view, asked))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.label(self.voice, view, asked, option))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(without_stop(details.detail(self.voice, view, asked, option)))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.say(
            "The route can still go on. Once it is done it is counted as it is.",
            "Маршрут ещё можно продолжить. Завершённый маршрут подсчитают таким, какой он есть.",
            "Маршрут ще можна продовжити. Завершений маршрут порахують таким, який він є.",
        )

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        return self.voice.finished(reasons.said(self.voice, view, why))

    def alike(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(reasons.alike(self.voice, asked))

    def note(self, view: State, note: Note) -> Text:
        return told(self.voice, note.told, note.cast)

    def part(self, note: Note) -> str:
        """The city of a game of a campaign."""
        (city,) = note.told
        return self.voice.title(CITIES[city].code)

    def ending(self, view: State, result: Result) -> Text:
        """How the game ended and why."""
        return self.voice.finished(self._ending(view, result))

    def _ending(self, view: State, result: Result) -> Text:
        """The same, before its small words fit their neighbours."""
        v = self.voice
        if view.count(marks.CAMPAIGN):
            return self._fame(result)
        points = v.points(result.scores[0])
        if result.won is not None:
            if result.won:
                return v.say("Challenge met: {n}!", "Вызов выполнен: {n}!", "Виклик виконано: {n}!", n=points)
            return v.say("Challenge not met: {n}.", "Вызов не выполнен: {n}.", "Виклик не виконано: {n}.", n=points)
        winners = result.winners
        if not winners:
            return v.say("Nobody has won.", "Никто не победил.", "Ніхто не переміг.")
        if result.teams:
            return self._team(view, result)
        who = v.both([in_case(v.player(seat)) for seat in winners])
        best = v.points(result.scores[winners[0]])
        if len(winners) > 1:
            return v.say(
                "Shared win: {who}, {n} each.",
                "Победа разделена: {who}, по <n:{n:dat}|{n:acc}>.",
                "Спільна перемога: {who}, по <n:{n:dat}|{n:acc}>.",
                who=who,
                n=best,
            )
        return v.say("{who} wins with {n}!", "Победа: {who}, {n}!", "Перемога: {who}, {n}!", who=who, n=best)

    def _team(self, view: State, result: Result) -> Text:
        """Which team has won, and what each has (RT-BASE-89)."""
        v = self.voice
        first = result.winners[0]
        best = v.points(result.scores[first])
        if result.is_shared:
            return v.say(
                "Shared win: both teams have {n} and equally many tourists on their final routes.",
                "Победа разделена: у обеих команд по <n:{n:dat}|{n:acc}> и поровну туристов на итоговых маршрутах.",
                "Спільна перемога: в обох команд по <n:{n:dat}|{n:acc}> і порівну туристів на підсумкових маршрутах.",
                n=best,
            )
        who = v.team(*teams.members(teams.team_of(first)))
        if all(view.count(marks.LOST[seat]) for seat in teams.rivals(view, first)):  # RT-ANC-13
            return v.say(
                "{who} win as a team with {n}! The other team has lost to the Ancient One.",
                "Победила команда ({who}): {n}! Другая команда проиграла Древнему.",
                "Перемогла команда ({who}): {n}! Інша команда програла Стародавньому.",
                who=who,
                n=best,
            )
        if len(set(result.scores)) == 1:
            return v.say(
                "{who} win as a team: both teams have {n}, but theirs has more tourists on its final routes.",
                "Победила команда ({who}): у обеих команд по <n:{n:dat}|{n:acc}>, "
                "но у неё больше туристов на итоговых маршрутах.",
                "Перемогла команда ({who}): в обох команд по <n:{n:dat}|{n:acc}>, "
                "але в неї більше туристів на підсумкових маршрутах.",
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

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        return components.entries(self.voice)
