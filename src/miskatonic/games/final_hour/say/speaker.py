"""Final Hour in words: the list of components, one entry for each thing a player can look up, and who says what."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property, lru_cache
from typing import assert_never

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.items import ITEMS
from miskatonic.games.final_hour.cards.monsters import ORDINARY_MONSTERS, SPECIAL_MONSTERS
from miskatonic.games.final_hour.cards.priority import PRIORITY_CARDS
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say import asking, cards, choices, log, reasons
from miskatonic.games.final_hour.say.cards import Marker, Sheet
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.signs import ICON_NAMES
from miskatonic.games.final_hour.say.titles import LEVELS
from miskatonic.text.parts import LANGUAGES, Text, capital
from miskatonic.text.speech import Catalogue, Entry


class Group(StrEnum):
    """The groups in which components are listed."""

    ANCIENT_ONES = "ancient-ones"
    INVESTIGATORS = "investigators"
    ACTION_CARDS = "action-cards"
    PRIORITY_CARDS = "priority-cards"
    ITEMS = "items"
    MONSTERS = "monsters"
    SPECIAL_MONSTERS = "special-monsters"
    TOKENS = "tokens"
    LOCATIONS = "locations"


COPIES = {Marker.SEAL: 8, Marker.DAMAGE: 18, Marker.HEALTH: 12, Marker.RITUAL: 1, Marker.LEAD: 1}  # FH-CMP


@lru_cache(maxsize=4096, typed=True)  # entries of two kinds can be equal, being tuples
def told(entry: tells.AnyTold, rule: str, voice: Voice) -> Text:
    """A log entry as a sentence: the same things happen at many tables."""
    return voice.finished(capital(log.told(entry, rule, voice)))


class Speaker(Catalogue):
    """Final Hour in one language; a `Speech`."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lang = LANGUAGES[voice.lang]

    # ---------------------------------------------------------------- the game and its options

    def about(self) -> Text:
        return self.voice.say(
            "Monsters pour onto the campus of Miskatonic University, and in eight rounds an Ancient One will follow. "
            "Together you lay action cards without a word, fight, seal paths and look for clues to the two symbols that "
            "reverse the ritual.",
            "Кампус Мискатоникского университета наводнили монстры, а через восемь раундов придёт Древний. Молча "
            "выкладывайте карты действий, сражайтесь, запечатывайте дорожки и ищите улики, чтобы обратить ритуал вспять.",
            "Кампус Міскатонікського університету заполонили монстри, а за вісім раундів прийде Стародавній. Мовчки "
            "викладайте карти дій, бийтеся, запечатуйте доріжки й шукайте докази, щоб обернути ритуал навспак.",
        )

    def game_title(self) -> str:
        return self.voice.pick("Arkham Horror: Final Hour", "Ужас Аркхэма: Последний час", "Жах Аркгема: Остання година")

    def setting(self, name: str) -> tuple[Text, Text]:
        say = self.voice.say
        match name:
            case "ancient_one":
                return say("Ancient One", "Древний", "Стародавній"), say(
                    "Whom the cult has called: monsters, gates and reckonings differ.",
                    "Кого призвал культ: от этого зависят монстры, врата и эффекты расплаты.",
                    "Кого прикликав культ: від цього залежать монстри, ворота й ефекти розплати.",
                )
            case "difficulty":
                return say("Difficulty", "Уровень сложности", "Рівень складності"), say(
                    "How many monsters stand on the campus at the start, and where the gates are.",
                    "Сколько монстров на кампусе в начале игры и где открыты врата.",
                    "Скільки монстрів на кампусі на початку гри та де відкрито ворота.",
                )
            case "investigators":
                return say("Investigators", "Сыщики", "Дослідники"), say(
                    "Who plays, in seating order; places left open are filled at random.",
                    "Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",
                    "Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",
                )
            case "lead":
                return say("First lead investigator", "Первый ведущий сыщик", "Перший головний дослідник"), say(
                    "The seat that plays first and decides for the Ancient One in round 1.",
                    "Место игрока, который в 1-м раунде ходит первым и решает в фазе Древнего.",
                    "Місце гравця, який у 1-му раунді ходить першим і вирішує у фазі Стародавнього.",
                )
            case "simultaneous":
                title = say(
                    "Look at action cards together", "Одновременный выбор карт действий", "Одночасний вибір карт дій"
                )
                return title, say(
                    "Everybody looks at the first action card at once: quicker.",
                    "Все сразу смотрят свою первую карту действия: так игра идёт быстрее.",
                    "Усі одразу дивляться на свою першу карту дії: так гра йде швидше.",
                )
            case "solo_threshold":
                return say("Matches in a solo game", "Совпадения в одиночной игре", "Збіги в одиночній грі"), say(
                    "How many matching symbols reverse the ritual in a solo game.",
                    "Сколько символов должно совпасть, чтобы обратить ритуал вспять в одиночной игре.",
                    "Скільки символів має збігтися, щоб обернути ритуал навспак в одиночній грі.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        v = self.voice
        match name:
            case "ancient_one" | "investigators":
                return (v.title(str(value)),)
            case "difficulty":
                return (v.pick(*LEVELS[str(value)]),)
            case "lead":
                return v.say("Seat {n}", "Место {n}", "Місце {n}", n=int(str(value)) + 1)
            case "simultaneous":
                return v.say("Yes", "Да", "Так") if value else v.say("No", "Нет", "Ні")
        return (str(value),)

    # ---------------------------------------------------------------- play

    def prompt(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(asking.prompt(view, asked, self.voice))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.label(view, asked, option, self.voice))

    def detail(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.detail(view, asked, option, self.voice))

    def warning(self, view: State, asked: Asked, option: Option) -> Text:
        return self.voice.finished(choices.warning(view, asked, self.voice))

    def reason(self, view: State, asked: Asked, why: object) -> Text:
        return self.voice.finished(reasons.said(why, asked, self.voice))

    def alike(self, view: State, asked: Asked) -> Text:
        return self.voice.finished(reasons.alike(asked, self.voice))

    def note(self, view: State, note: Note) -> Text:
        return told(note.told, note.rule, self.voice)

    def result(self, view: State) -> Text:
        v = self.voice
        if view.result is None:
            return v.say("The game is still on.", "Игра ещё идёт.", "Гра ще триває.")
        symbols = [box.SYMBOL[token] for token in view.zone(box.REVEALED_RITUAL) or view.zone(box.RITUAL_SLOTS)]
        they = v.ritual_symbols(symbols)
        if view.result.won:
            said = v.say(
                "Victory! The ritual has been reversed and the campus is saved. Its symbols were {they}.",
                "Победа! Ритуал обращён вспять, кампус спасён. Символы ритуала: {they}.",
                "Перемога! Ритуал обернуто навспак, кампус врятовано. Символи ритуалу: {they}.",
                they=they,
            )
        else:
            said = v.say(
                "Defeat: {why}. The symbols of the ritual were {they}.",
                "Поражение: {why}. Символы ритуала: {they}.",
                "Поразка: {why}. Символи ритуалу: {they}.",
                why=log.defeat(view.result.rule, v),
                they=they,
            )
        return v.finished(said)

    # ---------------------------------------------------------------- the list of components

    def group(self, group: Group) -> str:
        """The name of a group of components."""
        pick = self.voice.pick
        match group:
            case Group.ANCIENT_ONES:
                return pick("Ancient Ones", "Древние", "Стародавні")
            case Group.INVESTIGATORS:
                return pick("Investigators", "Сыщики", "Дослідники")
            case Group.ACTION_CARDS:
                return pick("Action cards", "Карты действий", "Карти дій")
            case Group.PRIORITY_CARDS:
                return pick("Priority cards", "Карты очерёдности", "Карти черговості")
            case Group.ITEMS:
                return pick("Items", "Карты вещей", "Карти предметів")
            case Group.MONSTERS:
                return pick("Ordinary monsters", "Обычные монстры", "Звичайні монстри")
            case Group.SPECIAL_MONSTERS:
                return pick("Special monsters", "Особые монстры", "Особливі монстри")
            case Group.TOKENS:
                return pick("Tokens", "Жетоны", "Жетони")
            case Group.LOCATIONS:
                return pick("Locations", "Локации", "Локації")
            case _:
                assert_never(group)

    def icons(self) -> dict[str, str]:
        """The names of the icons on the table."""
        return {icon: self.voice.pick(*said) for icon, said in ICON_NAMES.items()}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        entries: dict[str, Entry] = {}
        v = self.voice

        def add(group: Group, code: str, sheet: Sheet, copies: int = 1, of: str = "") -> None:
            title, lines = sheet
            name = self.group(group) + (f": {of}" if of else "")
            entries[code] = Entry(code, name, v.finished(title), [v.finished(line) for line in lines], copies)

        for sheet in ANCIENT_ONES:
            add(Group.ANCIENT_ONES, sheet.code, cards.ancient_one(sheet, v))
        for number, slug in enumerate(INVESTIGATORS):
            add(Group.INVESTIGATORS, slug, cards.investigator(number, v))
        for card in ACTION_CARDS:
            owner = v.title(INVESTIGATORS[card.investigator])
            add(Group.ACTION_CARDS, card.code, cards.action_card(card, v), of=owner)
        for priority in PRIORITY_CARDS:
            add(Group.PRIORITY_CARDS, f"priority-{priority.n}", cards.priority_card(priority, v))
        for item in ITEMS:
            add(Group.ITEMS, item.code, cards.item_card(item, v))
        for token in ORDINARY_MONSTERS:
            add(Group.MONSTERS, token.code, cards.monster_token(token, v), token.copies)
        for token in SPECIAL_MONSTERS:
            add(Group.SPECIAL_MONSTERS, token.code, cards.monster_token(token, v), token.copies)
        for symbol, name in enumerate(GATE_SYMBOLS):
            add(Group.TOKENS, f"gate-{name}", cards.gate_token(symbol, v), box.GATES_PER_SYMBOL)
        for face in range(sheets.KEY + 1):
            add(
                Group.TOKENS,
                f"clue-{face}",
                cards.clue_token(face, v),
                box.KEY_CLUES if face == sheets.KEY else box.CLUES_PER_SYMBOL,
            )
        for marker in Marker:
            add(Group.TOKENS, marker.value, cards.marker(marker, v), COPIES[marker])
        for place in board.PLACES:
            add(Group.LOCATIONS, board.SLUGS[place], cards.location(place, v))
        return entries
