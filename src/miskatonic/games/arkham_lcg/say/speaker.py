"""The card game in a language: components, settings, questions, options, the log and the end."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property, lru_cache
from typing import assert_never

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards import collection
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.terms import BAGS, DIFFICULTIES
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules import scenario as played
from miskatonic.games.arkham_lcg.rules.box import ENCOUNTER_CARDS, PLAYER_CARDS, SCENARIOS, copies_of
from miskatonic.games.arkham_lcg.rules.explain import blasted, resigns, shakes
from miskatonic.games.arkham_lcg.say import campaign, cards, choices, entries, log, reading, reasons
from miskatonic.games.arkham_lcg.say.asking import question
from miskatonic.games.arkham_lcg.say.chaos import bag, reference
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import ICON_NAMES
from miskatonic.text.parts import LANGUAGES, Text, capital, cat, join
from miskatonic.text.phrases import RU, named
from miskatonic.text.slavic import NOM
from miskatonic.text.speech import Catalogue, Entry


class Group(StrEnum):
    """The groups in which components are listed."""

    INVESTIGATORS = "investigators"
    GUARDIAN = "guardian"
    SEEKER = "seeker"
    ROGUE = "rogue"
    MYSTIC = "mystic"
    SURVIVOR = "survivor"
    NEUTRAL = "neutral"
    SIGNATURES = "signatures"
    BASIC_WEAKNESSES = "basic-weaknesses"
    LOCATIONS = "locations"
    ACTS = "acts"
    AGENDAS = "agendas"
    STORY = "story"
    ENEMIES = "enemies"
    TREACHERIES = "treacheries"
    REFERENCE = "reference"
    BAGS = "bags"


OF_CLASS = (Group.GUARDIAN, Group.SEEKER, Group.ROGUE, Group.MYSTIC, Group.SURVIVOR, Group.NEUTRAL)
"""The group of the player cards of each class."""
OF_SCENARIOS = {
    s.Location: Group.LOCATIONS,
    s.Act: Group.ACTS,
    s.Agenda: Group.AGENDAS,
    s.Asset: Group.STORY,
    s.Enemy: Group.ENEMIES,
    s.Treachery: Group.TREACHERIES,
}
"""The group of each kind of encounter card."""


def group_of(card: s.Asset | s.Event | s.Skill | s.Treachery | s.Enemy) -> Group:
    """The group of a player card: its class, unless it belongs to one investigator or is a basic weakness."""
    if not isinstance(card, s.Skill | s.Enemy) and card.signature_of:
        return Group.SIGNATURES
    return Group.BASIC_WEAKNESSES if isinstance(card, s.Treachery | s.Enemy) else OF_CLASS[card.klass]


def reference_code(scenario: Scenario, side: int) -> str:
    """The code of a side of a scenario reference."""
    return f"{scenario.slug}-{DIFFICULTIES[2 * side]}"


def bag_code(difficulty: int) -> str:
    """The code of the chaos bag of a difficulty."""
    return f"bag-{DIFFICULTIES[difficulty]}"


@lru_cache(maxsize=1 << 12)
def _asked(who: Text, what: Text, v: Voice) -> Text:
    """Who must decide, and what."""
    return v.finished(capital(cat(who, ": ", what, ".")))


@lru_cache(maxsize=1 << 13)
def _whole(text: Text, v: Voice) -> Text:
    return v.finished(capital(text))


class Speaker(Catalogue):
    """The card game in one language; a `Speech`."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]
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

    def setting(self, name: str) -> tuple[Text, Text]:
        """The name of an option of the set-up and a sentence that explains it."""
        say = self.voice.say
        match name:
            case "scenario":
                return say("Scenario", "Сценарий", "Сценарій"), say(
                    "One story, or the campaign of all three in a row.",
                    "Один сценарий или вся кампания: три сценария подряд.",
                    "Один сценарій або вся кампанія: три сценарії поспіль.",
                )
            case "difficulty":
                return say("Difficulty", "Уровень сложности", "Рівень складності"), say(
                    "Which tokens are in the chaos bag, and what its symbols do.",
                    "Какие жетоны лежат в мешке хаоса и что делают их символы.",
                    "Які жетони лежать у мішку хаосу й що роблять їхні символи.",
                )
            case "investigators":
                return say("Investigators", "Сыщики", "Дослідники"), say(
                    "Who plays with a starter deck, in seating order; the rest are chosen at random.",
                    "Кто играет стартовой колодой, по порядку мест за столом; свободные места займут случайные сыщики.",
                    "Хто грає стартовою колодою, за порядком місць; решту місць займуть випадкові дослідники.",
                )
            case "lead":
                return say("Lead investigator", "Ведущий сыщик", "Головний дослідник"), say(
                    "The seat that leads: it decides what the group cannot agree on.",
                    "За каким местом последнее слово, когда группе нужно что-то решить.",
                    "Місце, яке вирішує, коли група не може дійти згоди.",
                )
            case "latecomers":
                return say("Latecomers", "Вступят позже", "Долучаться пізніше"), say(
                    "In a campaign: the seats that sit the first scenario out. Between scenarios anybody may join or leave.",
                    "В кампании: кто пропускает первый сценарий. Между сценариями можно вступить в игру или выйти из неё.",
                    "У кампанії: хто пропускає перший сценарій. Між сценаріями можна долучитися до гри або вийти з неї.",
                )
            case "the_gathering":
                return say("How The Gathering ended", "Чем кончилась «Встреча»", "Чим закінчилося «Зібрання»"), say(
                    "For a later scenario played on its own: which resolution of The Gathering came before it.",
                    "Для отдельной игры в более поздний сценарий: какой исход «Встречи» ему предшествовал.",
                    "Для окремої гри в пізніший сценарій: яка розв’язка «Зібрання» йому передувала.",
                )
            case "the_midnight_masks":
                return say(
                    "How The Midnight Masks ended", "Чем кончились «Полуночные маски»", "Чим закінчилися «Опівнічні маски»"
                ), say(
                    "For The Devourer Below played on its own: which resolution of The Midnight Masks came before it.",
                    "Для отдельной игры в «Пожирателя из глубин»: какой исход «Полуночных масок» ему предшествовал.",
                    "Для окремої гри в «Пожирача з глибин»: яка розв’язка «Опівнічних масок» йому передувала.",
                )
            case "escaped":
                return say("Cultists who got away", "Сбежавшие культисты", "Культисти, які втекли"), say(
                    "For The Devourer Below played on its own: whom the campaign log lists as having got away.",
                    "Для отдельной игры в «Пожирателя из глубин»: кто в журнале кампании значится сбежавшим.",
                    "Для окремої гри в «Пожирача з глибин»: хто в журналі кампанії вказаний як утікач.",
                )
            case "decks":
                return say("Decks", "Колоды", "Колоди"), say(
                    "Deck lists of your own, one for each of the first seats; in a campaign the rest are in reserve.",
                    "Ваши собственные колоды, по одной для каждого из первых мест; в кампании остальные остаются в запасе.",
                    "Ваші власні списки колод, по одному для перших місць; у кампанії решта залишається в запасі.",
                )
        raise KeyError(name)

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
        return _asked(v.person(view, asked.seat).said(NOM), question(view, asked, v), v)

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        """An option of a decision."""
        return self._whole(choices.choice(view, asked, option, self._in(view)))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        """The text of a card that is played."""
        if not choices.is_read(asked, option):
            return ()
        v, piece = self._in(view), option.value
        if (v.story, piece) not in self._texts:
            self._texts[v.story, piece] = choices.text_of(piece, v)
        return self._texts[v.story, piece]

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        """What to know before one resigns, is defeated or blasts one's own."""
        v, who = self.voice, self.voice.person(view, asked.seat)
        if resigns(option):
            gone = v.say(
                "{who} will leave the scenario and cannot come back.",
                "{who} покинет сценарий и уже не вернётся.",
                "{who} покине сценарій і вже не повернеться.",
                who=who,
            )
            return self._whole(gone)
        if blasted(view, asked, option):
            hurt = v.both([v.person(view, seat).said(NOM) for seat in blasted(view, asked, option)])
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
        return self.voice.finished(reasons.said(view, why, self._in(view)))

    def note(self, view: State, note: Note) -> Text:
        """A line of the log."""
        return log.line(reading.cast(view, note), note.told, note.rule, self._in(view))

    def part(self, note: Note) -> str:
        """The name of a scenario of a campaign."""
        return campaign.scenario_name(note.told, self.voice)

    def result(self, view: State) -> Text:
        """How the game ended and why."""
        say = self.voice.say
        if view.result is None:
            return say("The game is still on.", "Игра ещё идёт.", "Гра ще триває.")
        won = say("Victory", "Победа", "Перемога") if view.result.won else say("Defeat", "Поражение", "Поразка")
        people = [self._earned(view, seat) for seat in range(view.seats)]
        said = [cat(won, ": ", self._end(view), "."), cat(join("; ", people), ".")]
        records = reading.records(view)
        said.extend(
            capital(entries.earned(reading.cast(view), seat, card, self.voice)) for seat, card in reading.earned(view)
        )
        if records:
            said.append(capital(entries.recorded(records, self.voice)))
        return self.voice.finished(reading.paragraph(said))

    def _end(self, view: State) -> Text:
        """The resolution of the last scenario; a campaign may end before the next one begins (AH-TRA-05)."""
        number = reading.resolution(view)
        if number >= 0:
            return entries.resolution(number, self._in(view))
        return self.voice.say("no investigator is left", "сыщиков больше не осталось", "дослідників більше не залишилося")

    def _earned(self, view: State, seat: int) -> Text:
        """The experience and the trauma of an investigator."""
        v = self.voice
        n = reading.experience(view, seat)
        said = [v.many(n, v.names.experience).said(NOM) if n or v.lang is not RU else ("без опыта",)]
        for trauma, times in zip(v.names.traumas, reading.trauma(view, seat), strict=True):
            if times and v.lang is RU:
                said.append(cat(named(trauma).said(NOM), f" ×{times}" if times > 1 else ""))
            elif times:
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
        return _whole(text, self.voice)

    # ---------------------------------------------------------------- components

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table."""
        return {icon: self.voice.pick(*said) for icon, said in ICON_NAMES.items()}

    def page(self, sheet: s.Sheet) -> Page:
        """Any card: its title and its lines."""
        return cards.page(sheet, self.voice.in_story(reading.STORY_OF.get(sheet.slug, "")))

    def _group(self, group: Group) -> str:
        """The name of a group of components."""
        pick = self.voice.pick
        match group:
            case Group.INVESTIGATORS:
                return pick("Investigators", "Сыщики", "Дослідники")
            case Group.GUARDIAN:
                return pick("Guardian cards", "Карты класса Хранитель", "Карти хранителя")
            case Group.SEEKER:
                return pick("Seeker cards", "Карты класса Искатель", "Карти шукача")
            case Group.ROGUE:
                return pick("Rogue cards", "Карты класса Ловкач", "Карти пройдисвіта")
            case Group.MYSTIC:
                return pick("Mystic cards", "Карты класса Мистик", "Карти містика")
            case Group.SURVIVOR:
                return pick("Survivor cards", "Карты класса Выживший", "Карти вцілілого")
            case Group.NEUTRAL:
                return pick("Neutral cards", "Нейтральные карты", "Нейтральні карти")
            case Group.SIGNATURES:
                return pick("Signature cards", "Персональные карты", "Персональні карти")
            case Group.BASIC_WEAKNESSES:
                return pick("Basic weaknesses", "Базовые слабости", "Базові слабкості")
            case Group.LOCATIONS:
                return pick("Locations", "Локации", "Локації")
            case Group.ACTS:
                return pick("Acts", "Сцены", "Сцени")
            case Group.AGENDAS:
                return pick("Agendas", "Замыслы", "Задуми")
            case Group.STORY:
                return pick("Story cards", "Сюжетные активы", "Сюжетні карти")
            case Group.ENEMIES:
                return pick("Enemies", "Враги", "Вороги")
            case Group.TREACHERIES:
                return pick("Treacheries", "Напасти", "Напасті")
            case Group.REFERENCE:
                return pick("Scenario reference", "Памятка сценария", "Пам’ятка сценарію")
            case Group.BAGS:
                return pick("Chaos bags", "Мешок хаоса", "Мішок хаосу")
            case _:
                assert_never(group)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        entries: dict[str, Entry] = {}

        def add(group: Group, sheet: s.Sheet, copies: int = 1) -> None:
            entries[sheet.slug] = Entry(sheet.slug, self._group(group), *self.page(sheet), copies)

        for investigator in collection.INVESTIGATORS:
            add(Group.INVESTIGATORS, investigator)
        for card in PLAYER_CARDS:
            add(group_of(card), card, card.copies)
        for kind, group in OF_SCENARIOS.items():
            for sheet in ENCOUNTER_CARDS:
                if isinstance(sheet, kind):
                    add(group, sheet, copies_of(sheet))
        for scenario in SCENARIOS:
            for side in range(len(scenario.reference)):
                code = reference_code(scenario, side)
                entries[code] = Entry(code, self._group(Group.REFERENCE), *reference(scenario, side, self.voice))
        for difficulty in range(len(BAGS)):
            code = bag_code(difficulty)
            entries[code] = Entry(code, self._group(Group.BAGS), *bag(difficulty, self.voice))
        return entries
