"""The captions of En Route's table in three languages: names of zones, phases and parts of a score."""

from functools import lru_cache
from typing import Final

from miskatonic.games.route.rules import marks
from miskatonic.games.route.say import VOICES
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import Slot, Three

CAPTIONS: Final[dict[str, Three]] = {
    "round": ("Round {n} of {most}", "Раунд {n} из {most}", "Раунд {n} з {most}"),
    "opening-round": ("Opening round {n}", "Начальный раунд {n}", "Початковий раунд {n}"),
    "sheet": ("Board of player {n}", "Планшет игрока {n}", "Планшет гравця {n}"),
    "score": ("Prestige points", "Очки престижа", "Очки престижу"),
    "score-so-far": (
        "As if the final route took in every segment drawn.",
        "Как если бы итоговый маршрут прошёл по всем нарисованным отрезкам.",
        "Так, ніби підсумковий маршрут пройшов усіма намальованими відрізками.",
    ),
    "teams": ("Teams", "Команды", "Команди"),
    "team-of": ("Team {n}: {who}, {points}", "Команда {n}: {who}, {points}", "Команда {n}: {who}, {points}"),
    "team-with": ("Team {n}, with {who}", "Команда {n}, партнёр — {who}", "Команда {n}, партнер — {who}"),
    "team-points": ("Points of the team", "Очки команды", "Очки команди"),
    "partner-points": ("Points of the partner", "Очки партнёра", "Очки партнера"),
    "hand": ("Hand", "Рука", "Рука"),
    "round-cards": ("Round cards", "Карты раунда", "Карти раунду"),
    "revealed": ("Cards of the neighbours", "Карты соседей", "Карти сусідів"),
    "opening": ("Opening rounds: choose two", "Начальные раунды: выберите пару", "Початкові раунди: виберіть пару"),
    "laid": ("Laid face down", "Выложены взакрытую", "Викладені долілиць"),
    "deck": ("City deck", "Колода города", "Колода міста"),
    "discard": ("Discard pile", "Стопка сброса", "Стос скиду"),
    "goals": ("Goals", "Цели", "Цілі"),
    "task-end": ("Personal task {task}", "Личная задача {task}", "Особисте завдання {task}"),
    "task": ("Personal task", "Личная задача", "Особисте завдання"),
    "effects": ("Effects", "Эффекты", "Ефекти"),
    "tourist": ("Tourist card", "Карта туристов", "Карта туристів"),
    "dice-round": ("Round dice", "Кубики раунда", "Кубики раунду"),
    "offered": ("Dice by the card", "Кубики у карты", "Кубики біля карти"),
    "landmark-die": ("Landmark die", "Кубик достопримечательностей", "Кубик пам’яток"),
    "available": ("Available dice", "Доступные кубики", "Доступні кубики"),
    "unavailable": ("Unavailable dice", "Недоступные кубики", "Недоступні кубики"),
    "held-left": ("Dice of the left neighbour", "Кубики соседа слева", "Кубики сусіда ліворуч"),
    "held-right": ("Dice of the right neighbour", "Кубики соседа справа", "Кубики сусіда праворуч"),
    "dice-queue": ("Dice queue", "Очередь кубиков", "Черга кубиків"),
    "queue": ("Card queue", "Очередь карт", "Черга карт"),
    "queue-dice": ("Dice on the cards", "Кубики на картах", "Кубики на картах"),
    "events": ("Events", "События", "Події"),
    "curiosity": ("Curiosity of the round", "Диковинка раунда", "Дивовижа раунду"),
    "results": ("Results of the roll", "Результаты броска", "Результати кидка"),
    "ancient-one": ("Ancient One", "Древний", "Стародавній"),
    "call": ("Call of Cthulhu", "Зов Ктулху", "Поклик Ктулху"),
    "guide": ("Guide", "Гид", "Гід"),
    "madness": ("Madness", "Безумие", "Безумство"),
    "fame": ("World fame", "Мировая слава", "Світова слава"),
    "city-points": ("Prestige points: {cities}.", "Очки престижа: {cities}.", "Очки престижу: {cities}."),
    "terror": ("Terrifying place", "Ужасающее место", "Жахливе місце"),
    "marks": ("Marks for bets", "Отметки для ставок", "Позначки для ставок"),
    "half-stars": ("Half-stars: {n}", "Полузвёзды: {n}", "Напівзірки: {n}"),
    "sevens": ("Circled sevens: {n}", "Обведённые семёрки: {n}", "Обведені сімки: {n}"),
    "bet": ("Casino {letter}: {bet}", "Казино {letter}: {bet}", "Казино {letter}: {bet}"),
    "bets": ("Bets", "Ставки", "Ставки"),
    "bonuses": ("Bonuses", "Бонусы", "Бонуси"),
    "cafe": ("Café {at}: {bonus}", "Кафе {at}: {bonus}", "Кафе {at}: {bonus}"),
    "crossroads": ("Crossroads {at}", "Перекрёсток {at}", "Перехрестя {at}"),
    "shop": ("Antique shop {at}", "Антикварная лавка {at}", "Антикварна крамниця {at}"),
    "gate": ("Gate {at}", "Врата {at}", "Ворота {at}"),
    "airport": ("Airport {at}", "Аэропорт {at}", "Аеропорт {at}"),
    "road": ("Road {way}", "Дорога {way}", "Дорога {way}"),
    "location": ("Location {at}", "Локация {at}", "Локація {at}"),
    "ferry": ("Ferry {at}", "Паром {at}", "Пором {at}"),
    "rating": ("{what}: rating", "{what}: рейтинг", "{what}: рейтинг"),
}
NOTES: Final[dict[str, Three]] = {
    "chosen": ("chosen this turn", "выбрано в этот ход", "обрано цього ходу"),
    "crossed": ("crossed out", "вычеркнуто", "викреслено"),
    "route": ("on the final route", "на итоговом маршруте", "на підсумковому маршруті"),
    "lost": ("off the final route", "вне итогового маршрута", "поза підсумковим маршрутом"),
    "drawn": ("drawn", "отрезок нарисован", "відрізок намальовано"),
    "new": ("drawn this turn", "отрезок нарисован в этот ход", "відрізок намальовано цього ходу"),
    "step": ("segment {n} of the final route", "отрезок {n} итогового маршрута", "відрізок {n} підсумкового маршруту"),
    "erased": ("off the final route", "вне итогового маршрута", "поза підсумковим маршрутом"),
    "barred": ("closed", "закрыта", "перекрито"),
    "visited": ("visited", "здесь уже были", "тут уже були"),
}
"""What is drawn on a sheet, for whoever hears it read."""
PHASES: Final[dict[int, Three]] = {
    0: ("Set-up", "Подготовка к игре", "Підготовка до гри"),
    marks.SELECTING: ("Tourist selection phase", "Фаза выбора туристов", "Фаза вибору туристів"),
    marks.DRAWING: ("Drawing phase", "Фаза рисования", "Фаза малювання"),
    marks.WALKING: ("The final route", "Итоговый маршрут", "Підсумковий маршрут"),
    marks.CONFRONTING: ("Confrontation", "Противостояние", "Протистояння"),
    marks.COUNTED: ("Counting points", "Подсчёт очков", "Підрахунок очок"),
}
"""The phases; before the first one there is none."""
SCORE_PARTS: Final[dict[str, Three]] = {
    "red": ("Red attractions", "Красные достопримечательности", "Червоні пам’ятки"),
    "green": ("Green attractions", "Зелёные достопримечательности", "Зелені пам’ятки"),
    "blue": ("Blue attractions", "Синие достопримечательности", "Сині пам’ятки"),
    "purple": ("Purple attractions", "Фиолетовые достопримечательности", "Фіолетові пам’ятки"),
    "landmarks": ("Landmarks", "Знаковые достопримечательности", "Знакові пам’ятки"),
    "cafes": ("Unused cafés", "Неиспользованные кафе", "Невикористані кафе"),
    "task": ("Personal task", "Личная задача", "Особисте завдання"),
    "goals": ("Goals", "Цели", "Цілі"),
    "canals": ("Canals", "Каналы", "Канали"),
    "bets": ("Bets", "Ставки", "Ставки"),
    "events": ("Events", "События", "Події"),
    "reward": ("Reward", "Награда", "Нагорода"),
}


@lru_cache(maxsize=4096)
def caption(lang: str, key: str, **slots: Slot) -> Text:
    """A caption in a language."""
    voice = VOICES[lang]
    return voice.finished(capital(voice.say(*CAPTIONS[key], **slots)))


@lru_cache(maxsize=1024)
def note(lang: str, key: str, **slots: Slot) -> Text:
    """What is drawn on a sheet, in a language."""
    voice = VOICES[lang]
    return voice.finished(voice.say(*NOTES[key], **slots))


def phase(lang: str, number: int) -> Text:
    """A phase of the round, or of the end."""
    return VOICES[lang].say(*PHASES[number])


def score_part(lang: str, part: str) -> Text:
    """A part of a score."""
    return VOICES[lang].say(*SCORE_PARTS[part])
