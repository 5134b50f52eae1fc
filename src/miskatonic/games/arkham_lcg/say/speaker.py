"""The card game in a language: settings, questions, options, the log and the end."""

from __future__ import annotations

from functools import cached_property, lru_cache

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, Result, State
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules import scenario as played
from miskatonic.games.arkham_lcg.rules.box import SCENARIOS
from miskatonic.games.arkham_lcg.rules.explain import blasted, resigns, shakes, takes_last
from miskatonic.games.arkham_lcg.say import campaign, choices, components, entries, log, reading, reasons
from miskatonic.games.arkham_lcg.say.asking import question
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import ICON_NAMES
from miskatonic.games.arkham_lcg.say.settings import SETTINGS
from miskatonic.text.parts import Text, capital, cat, join, paragraph
from miskatonic.text.phrases import RU
from miskatonic.text.slavic import ACC, NOM
from miskatonic.text.speech import Catalogue, Entry


@lru_cache(maxsize=1 << 12)
def _asked(v: Voice, who: Text, what: Text) -> Text:
    """Who must decide, and what."""
    return v.finished(capital(cat(who, ": ", what, ".")))


@lru_cache(maxsize=1 << 13)
def _whole(v: Voice, text: Text) -> Text:
    return v.finished(capital(text))


class Speaker(Catalogue[Voice]):
    """The card game in one language; a `Speech`."""

    SETTINGS = SETTINGS
    ICON_NAMES = ICON_NAMES

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self._voices = {scenario.slug: voice.in_story(scenario.slug) for scenario in SCENARIOS}
        self._texts: dict[tuple[str, int], Text] = {}
        """Texts of cards by scenario and piece, once they were told."""

    def about(self) -> Text:
        """The game in a few sentences, for somebody choosing one."""
        return self.voice.say(
            "Something gnaws beneath the floorboards, and the way out of your own study is gone. "
            "Each of you plays an investigator with a deck of their own; together you gather clues before doom closes in, "
            "in the three scenarios of the Core Set.",
            "Под полом кто-то скребётся, а дверь вашего кабинета исчезла. "
            "У каждого свой сыщик и своя колода; вместе вы ищете улики и отбиваетесь от упырей, пока замысел Мифа не "
            "свершился. Три сценария базового набора.",
            "Під підлогою вашого дому щось гризе, а двері кабінету зникли. Кожен веде свого дослідника з власною колодою; "
            "разом ви збираєте докази, б’єтеся з гулями й шукаєте вихід, доки не запізно. Три сценарії базового набору.",
        )

    def game_title(self) -> str:
        """The name of the game."""
        return self.voice.pick("Arkham Horror: The Card Game", "Ужас Аркхэма. Карточная игра", "Жах Аркгема: Карткова гра")

    def setting_value(self, name: str, value: object) -> Text:
        """A value of such an option."""
        match name:
            case "scenario" if value in self.voice.names.campaigns:
                return self.voice.say(
                    "{it} (campaign)", "{it} (кампания)", "{it} (кампанія)", it=self.voice.names.campaigns[str(value)]
                )
            case "scenario":
                return (self.voice.names.scenarios[str(value)],)
            case "difficulty":
                return (self.voice.names.difficulties[DIFFICULTIES.index(str(value))],)
            case "the_gathering":
                return capital((self.voice.names.resolutions[SCENARIOS[0].slug][int(str(value))],))
            case "the_midnight_masks":
                return capital((self.voice.names.resolutions[SCENARIOS[1].slug][int(str(value))],))
            case "investigators" | "escaped":
                return (self.voice.title(str(value)),)
            case "lead" | "latecomers":
                return self.voice.say("Player {n}", "Игрок {n}", "Гравець {n}", n=int(str(value)) + 1)
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        """Who must decide what."""
        v = self._in(view)
        return _asked(v, v.person(view, asked.seat).said(NOM), question(v, view, asked))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision."""
        return self._whole(choices.choice(self._in(view), view, asked, option))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """The text of a card that is played."""
        if not choices.is_read(asked, option):
            return ()
        v, piece = self._in(view), option.value
        if (v.story, piece) not in self._texts:
            self._texts[v.story, piece] = choices.text_of(v, piece)
        return self._texts[v.story, piece]

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What to know before one resigns, is defeated, blasts one's own or takes the last investigator."""
        v, who = self.voice, self.voice.person(view, asked.seat)
        if resigns(option):
            gone = v.say(
                "{who} will leave the scenario and cannot come back.",
                "{who} покинет сценарий и уже не вернётся.",
                "{who} покине сценарій і вже не повернеться.",
                who=who,
            )
            return self._whole(gone)
        if takes_last(view, asked, option):
            return self._whole(
                v.say(
                    "No investigator will be left for the next player, and the campaign will be lost.",
                    "Следующему игроку не останется сыщика, и кампания будет проиграна.",
                    "Наступному гравцеві не лишиться дослідника, і кампанію буде програно.",
                )
            )
        if blasted(view, asked, option):
            hurt = v.both([v.person(view, seat).said(ACC) for seat in blasted(view, asked, option)])
            return self._whole(
                v.say("The blast will hurt {who}.", "Взрыв заденет своих: {who}.", "Вибух зачепить своїх: {who}.", who=hurt)
            )
        if isinstance(asked.what, asks.Action) and not shakes(view, asked.seat, option):
            struck = v.say(
                "{who} will not survive the enemies’ attack unless it is prevented.",
                "{who} не переживёт атаку врагов, если её не предотвратить.",
                "{who} не переживе атаки ворогів, якщо їй не запобігти.",
                who=who,
            )
            return self._whole(struck)
        beaten = v.say("{who} will be defeated.", "{who} будет {who~побеждён/побеждена}.", "{who} зазнає поразки.", who=who)
        return self._whole(beaten)

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        """Why an option is good or bad."""
        return self.voice.finished(reasons.said(self._in(view), view, why))

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        return log.line(self._in(view), reading.cast(view, note), note.told, note.rule)

    def part(self, note: Note) -> str:
        """The name of a scenario of a campaign."""
        return campaign.scenario_name(self.voice, note.told)

    def ending(self, view: State, result: Result) -> Text:
        """How the game ended and why."""
        say = self.voice.say
        if result.won is None:
            verdict = say("The investigators survived", "Сыщики выжили", "Дослідники вижили")
        else:
            verdict = say("Victory", "Победа", "Перемога") if result.won else say("Defeat", "Поражение", "Поразка")
        people = [self._earned(view, seat) for seat in range(view.seats)]
        said = [cat(verdict, ": ", self._end(view), "."), cat(join("; ", people), ".")]
        records, earned = reading.left(view)
        said.extend(
            capital(entries.earned(self.voice, reading.cast(view), seat, card))
            for seat, card in earned
            if seat < 0 or not reading.is_killed(view, seat)
        )
        if records:
            said.append(capital(entries.recorded(self.voice, records)))
        return self.voice.finished(paragraph(said))

    def _end(self, view: State) -> Text:
        """The resolution of the last scenario; a campaign may end before the next one begins (AH-TRA-05)."""
        number = reading.resolution(view)
        if number >= 0:
            return entries.resolution(self._in(view), number)
        return self.voice.say("no investigator is left", "сыщиков больше не осталось", "дослідників більше не залишилося")

    def _earned(self, view: State, seat: int) -> Text:
        """The experience and the trauma of an investigator."""
        v = self.voice
        n = reading.experience(view, seat)
        said = [v.many(n, v.names.experience).said(NOM) if n or v.lang is not RU else ("без опыта",)]
        for trauma, times in zip(v.names.traumas, reading.trauma(view, seat), strict=True):
            if times:
                said.append(v.many(times, trauma).said(NOM))
        who = v.person(view, seat)
        if reading.is_insane(view, seat):
            said.append(v.say("insane", "{who~сошёл/сошла} с ума", "{who~збожеволів/збожеволіла}", who=who))
        elif reading.is_killed(view, seat):
            said.append(v.say("killed", "{who~погиб/погибла}", "{who~загинув/загинула}", who=who))
        return cat(who.said(NOM), ": ", join(", ", said))

    def _in(self, view: State) -> Voice:
        """The voice that speaks of the scenario that is played."""
        return self._voices[played.scenario(view).slug]

    def _whole(self, text: Text) -> Text:
        """A text with its capital, as it is shown."""
        return _whole(self.voice, text)

    # ---------------------------------------------------------------- components

    def page(self, sheet: s.Sheet) -> Page:
        """Any card: its title and its lines."""
        return components.page(self.voice, sheet)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        return components.entries(self.voice)
