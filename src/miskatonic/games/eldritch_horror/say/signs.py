"""What the icons on the table are called in a key to them, in English, Russian and Ukrainian."""

from __future__ import annotations

from typing import Final

ICON_NAMES: Final = {
    "spell-book": ("lore", "знания", "знання"),
    "discussion": ("influence", "общение", "вплив"),
    "magnifying-glass": ("observation", "внимание", "спостережливість"),
    "biceps": ("strength", "сила", "сила"),
    "meditation": ("will", "воля", "воля"),
    "hearts": ("health", "здоровье", "здоров’я"),
    "brain": ("sanity", "рассудок", "розум"),
    "footprint": ("clue", "улика", "доказ"),
    "gate": ("gate", "врата", "ворота"),
    "monster": ("monster", "монстр", "монстр"),
    "omen": ("omen", "знамение", "передвістя"),
    "comet-spark": ("green comet", "зелёная комета", "зелена комета"),
    "stars-stack": ("blue stars", "синие звёзды", "сині зорі"),
    "eclipse": ("red eclipse", "красное затмение", "червоне затемнення"),
    "death-skull": ("doom", "безысходность", "приреченість"),
    "ancient-one": ("Ancient One", "Древний", "Стародавній"),
    "octopus": ("Eldritch token", "жетон Древних", "жетон Стародавніх"),
    "uncertainty": ("Mystery token", "жетон тайны", "жетон таємниці"),
    "talk": ("Rumor token", "жетон слуха", "жетон чуток"),
    "compass": ("Active Expedition", "текущая экспедиция", "поточна експедиція"),
    "steam-locomotive": ("train ticket", "билет на поезд", "квиток на поїзд"),
    "galleon": ("ship ticket", "билет на корабль", "квиток на корабель"),
    "knapsack": ("asset", "актив", "актив"),
    "gem-pendant": ("artifact", "артефакт", "артефакт"),
    "scroll-unfurled": ("spell", "заклинание", "заклинання"),
    "broken-bone": ("condition", "состояние", "стан"),
    "moon": ("Mythos card", "карта Мифа", "карта міту"),
    "tombstone": ("defeated investigator", "побеждённый сыщик", "переможений дослідник"),
    "hourglass": ("Delayed", "задержка", "затримка"),
}
