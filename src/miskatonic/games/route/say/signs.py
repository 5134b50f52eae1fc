"""What the icons on the table are called in a key to them, in English, Russian and Ukrainian."""

from __future__ import annotations

from typing import Final

ICON_NAMES: Final = {
    "tourist": ("tourist", "турист", "турист"),
    "repeat": ("repeat", "повтор", "повтор"),
    "dark": ("dark symbol", "тёмный символ", "темний символ"),
    "light": ("light symbol", "светлый символ", "світлий символ"),
    "sight-red": ("red attraction", "красная достопримечательность", "червона пам’ятка"),
    "sight-green": ("green attraction", "зелёная достопримечательность", "зелена пам’ятка"),
    "sight-blue": ("blue attraction", "синяя достопримечательность", "синя пам’ятка"),
    "sight-purple": ("purple attraction", "фиолетовая достопримечательность", "фіолетова пам’ятка"),
    "sight-grey": ("landmark", "знаковая достопримечательность", "знакова пам’ятка"),
    "landmark": ("landmark", "знаковая достопримечательность", "знакова пам’ятка"),
    "coordinate": ("coordinate change", "изменение координаты", "зміна координати"),
    "segment": ("segment", "отрезок маршрута", "відрізок маршруту"),
    "diagonal": ("diagonal segment", "диагональный отрезок", "діагональний відрізок"),
    "transfer": ("transfer", "пересадка", "пересадка"),
    "reroll": ("tome: reroll", "фолиант: переброс", "фоліант: перекид"),
    "improvement": ("tome: improvement", "фолиант: улучшение", "фоліант: поліпшення"),
    "blessing": ("tome: blessing", "фолиант: благословение", "фоліант: благословення"),
    "shop": ("antique shop", "антикварная лавка", "антикварна крамниця"),
    "gate": ("gate", "врата", "ворота"),
    "airport": ("airport", "аэропорт", "аеропорт"),
    "remote": ("remote attraction", "отдалённая достопримечательность", "віддалена пам’ятка"),
    "pier": ("pier", "пристань", "пристань"),
    "ferry": ("ferry", "паром", "пором"),
    "terror": ("terrifying place", "ужасающее место", "жахливе місце"),
    "event": ("event", "событие", "подія"),
    "task": ("personal task", "личная задача", "особисте завдання"),
    "goals": ("goals", "цели", "цілі"),
    "cafes": ("unused cafés", "неиспользованные кафе", "невикористані кафе"),
    "canals": ("canals", "каналы", "канали"),
    "bets": ("bets", "ставки", "ставки"),
    "events": ("events", "события", "події"),
    "reward": ("reward", "награда", "нагорода"),
}
