"""The terminal's own words in three languages: keys, headings, questions. What a game says comes from the game."""

from typing import Final

from miskatonic.text.parts import Lang, of_three

_CAPTIONS: Final[dict[str, tuple[str, str, str]]] = {
    # keys
    "choose": ("choose", "выбрать", "обрати"),
    "undo": ("undo", "отменить", "скасувати"),
    "redo": ("redo", "вернуть", "повернути"),
    "why": ("why?", "почему?", "чому?"),
    "why-not": ("why not?", "почему нельзя?", "чому не можна?"),
    "language": ("language", "язык", "мова"),
    "components": ("components", "компоненты", "компоненти"),
    "save": ("save", "сохранить", "зберегти"),
    "papers": ("campaign log", "журнал кампании", "журнал кампанії"),
    "hint": ("hint", "подсказка", "підказка"),
    "turn-over": ("map/table", "карта/стол", "мапа/стіл"),
    "help": ("help", "помощь", "довідка"),
    "quit": ("quit", "выход", "вихід"),
    "how-to-play": ("how to play", "как играть", "як грати"),
    "step": ("step", "шаг", "крок"),
    "first-last": ("first/last", "начало/конец", "початок/кінець"),
    "moments": ("key moments", "ключевые моменты", "ключові моменти"),
    "view": ("whose eyes", "чьими глазами", "чиїми очима"),
    # headings
    "more": ("↓ more", "↓ ещё", "↓ ще"),
    "log": ("Log", "Журнал", "Журнал"),
    "table": ("Table", "Стол", "Стіл"),
    "cards": ("Cards", "Карты", "Карти"),
    "close": ("Esc: close", "Esc: закрыть", "Esc: закрити"),
    "do-it": ("Enter: do it   Esc: close", "Enter: сделать так   Esc: закрыть", "Enter: зробити так   Esc: закрити"),
    # play
    "thinking": ("{who} is thinking…", "{who} думает…", "{who} думає…"),
    "seat": ("Seat {n}", "Место {n}", "Місце {n}"),
    "spectator": ("Spectator", "Зритель", "Глядач"),
    "pass-device": ("Pass the device to {who}", "Передайте устройство: {who}", "Передайте пристрій: {who}"),
    "curtain": (
        "What others may not see is hidden. Press Enter or click when you are alone with the screen.",
        "То, что нельзя видеть другим, скрыто. Нажмите Enter или щёлкните, когда у экрана будете только вы.",
        "Те, чого не можна бачити іншим, приховано. Натисніть Enter або клацніть, коли біля екрана будете лише ви.",
    ),
    "over": ("The game is over", "Игра окончена", "Гру завершено"),
    "won": ("Victory", "Победа", "Перемога"),
    "lost": ("Defeat", "Поражение", "Поразка"),
    "look-around": (
        "Enter: look around   n: play again   u: undo   q: quit",
        "Enter: осмотреть стол   n: сыграть ещё   u: отменить   q: выход",
        "Enter: оглянути стіл   n: зіграти ще   u: скасувати   q: вихід",
    ),
    "sure": ("Are you sure?", "Вы уверены?", "Ви впевнені?"),
    "yes-or-no": ("y: yes   Esc: no", "y или д: да   Esc: нет", "y або т: так   Esc: ні"),
    "coach": ("Lesson {a}/{b}: {text}", "Урок {a}/{b}: {text}", "Урок {a}/{b}: {text}"),
    "coachs-hint": (", as the coach says.", " — так советует наставник.", " — так радить наставник."),
    "leave": ("Leave the table", "Встать из-за стола", "Встати з-за столу"),
    "kept": ("The game is kept in {file}", "Игра сохранится в {file}", "Гру буде збережено в {file}"),
    "go-on": (
        "The game is kept in {place}\nTo go on:\n{command}",
        "Игра сохранена в {place}\nЧтобы продолжить:\n{command}",
        "Гру збережено в {place}\nЩоб продовжити:\n{command}",
    ),
    "nothing-to-undo": ("There is nothing to take back.", "Отменять нечего.", "Скасовувати нічого."),
    "nothing-to-redo": ("There is nothing to bring back.", "Возвращать нечего.", "Повертати нічого."),
    "nothing-forbidden": ("Nothing is forbidden just now.", "Сейчас ничего не запрещено.", "Зараз нічого не заборонено."),
    "and-more": (" · and {n} more", " · и ещё {n}", " · і ще {n}"),
    "no-rule": ("No rule is named here.", "Правило здесь не указано.", "Правило тут не вказано."),
    "save-as": ("Save the game as:", "Сохранить игру как:", "Зберегти гру як:"),
    "saved": ("Saved: {file}", "Сохранено: {file}", "Збережено: {file}"),
    "search": ("Type to search", "Введите для поиска", "Введіть для пошуку"),
    # line by line
    "plain-keys": (
        "Type the number of an option and press Enter; ? lists what else there is.",
        "Введите номер варианта и нажмите Enter; ? перечислит остальное.",
        "Введіть номер варіанта й натисніть Enter; ? перелічить решту.",
    ),
    "plain-wrong": (
        "“{typed}” is no option. Type a number from 1 to {most}, or ? for help.",
        "Варианта «{typed}» нет. Введите число от 1 до {most} или ? для справки.",
        "Варіанта «{typed}» немає. Введіть число від 1 до {most} або ? для довідки.",
    ),
    "plain-curtain": (
        "Press Enter when nobody else can read along.",
        "Нажмите Enter, когда никто другой не сможет прочитать.",
        "Натисніть Enter, коли ніхто інший не зможе прочитати.",
    ),
    "plain-sure": ("y: yes   Enter: no", "y или д: да   Enter: нет", "y або т: так   Enter: ні"),
    # replay
    "replayed": ("Decision {n} of {most}", "Решение {n} из {most}", "Рішення {n} з {most}"),
    "next": ("Next, {who} chooses {what}", "Далее {who} выбирает {what}", "Далі {who} вибирає {what}"),
    "next-other": ("Next, {who} decides", "Далее решает {who}", "Далі вирішує {who}"),
    "end-of-save": ("The end of the save.", "Конец записи.", "Кінець запису."),
    # help
    "help-choose": (
        "1–9, 0: take that option   ↑ ↓ ← → and Enter: look at options and take one",
        "1–9, 0: выбрать этот вариант   ↑ ↓ ← → и Enter: просмотреть варианты и выбрать",
        "1–9, 0: обрати цей варіант   ↑ ↓ ← → та Enter: переглянути варіанти й обрати",
    ),
    "help-draw": (
        "On a city ↑ ↓ ← → lead the pen along roads, Enter draws, Backspace takes the last step back",
        "На плане города ↑ ↓ ← → ведут карандаш по дорогам, Enter рисует, Backspace отменяет последний шаг",
        "На плані міста ↑ ↓ ← → ведуть олівець дорогами, Enter малює, Backspace скасовує останній крок",
    ),
    "help-mouse": (
        "Mouse: click an option, or what is highlighted on the table; click anything else for a closer look",
        "Мышь: щёлкните вариант или подсвеченное на столе; щелчок по остальному показывает его ближе",
        "Миша: клацніть варіант або підсвічене на столі; клацніть будь-що інше, щоб роздивитися його ближче",
    ),
    "help-undo": (
        "u: take back the last decision   r: bring it back",
        "u: отменить последнее решение   r: вернуть его",
        "u: скасувати останнє рішення   r: повернути його",
    ),
    "help-why": (
        "Tab: to the log and back   w or ?: the rule behind the chosen log line",
        "Tab: в журнал и обратно   w или ?: правило, стоящее за выбранной строкой журнала",
        "Tab: до журналу й назад   w або ?: правило, що стоїть за обраним рядком журналу",
    ),
    "help-why-not": (
        "f: what cannot be chosen now, and the rule that forbids it",
        "f: чего сейчас нельзя выбрать и какое правило это запрещает",
        "f: чого зараз не можна обрати і яке правило це забороняє",
    ),
    "help-other": (
        "h: a hint   c: all components   t: map or table on a narrow screen   l: language   s: save   q: quit",
        "h: подсказка   c: все компоненты   t: карта или стол на узком экране   l: язык   s: сохранить   q: выход",
        "h: підказка   c: усі компоненти   t: мапа або стіл на вузькому екрані   l: мова   s: зберегти   q: вихід",
    ),
    "help-how-to-play": (
        "i: how to play, in two pages",
        "i: как играть, на двух страницах",
        "i: як грати, на двох сторінках",
    ),
    "help-replay": (
        "← →: one decision back or on   p, n: to key moments   Home, End: to the start or the end   v: through whose eyes",
        "← →: на решение назад или вперёд   p, n: к ключевым моментам   Home, End: в начало или конец   v: чьими глазами",
        "← →: на рішення назад чи вперед   p, n: до ключових моментів   Home, End: на початок або в кінець   v: чиїми очима",
    ),
    "help-papers": (
        "p: the campaign log",
        "p: журнал кампании",
        "p: журнал кампанії",
    ),
    "to-print": (
        "To print it, save the game (s), then: miskatonic papers FILE",
        "Чтобы распечатать, сохраните игру (s), затем: miskatonic papers ФАЙЛ",
        "Щоб надрукувати, збережіть гру (s), потім: miskatonic papers ФАЙЛ",
    ),
    "legend": ("On the table now", "Сейчас на столе", "Зараз на столі"),
    "paths": (
        "▫ a free place   • • a path   3▸ option 3 touches this",
        "▫ свободное место   • • дорожка   3▸ этого касается вариант 3",
        "▫ вільне місце   • • доріжка   3▸ цього стосується варіант 3",
    ),
    "zones": (
        "{signs} places with the same sign are one zone",
        "{signs} локации с одинаковым знаком — одна зона",
        "{signs} локації з однаковим знаком — одна зона",
    ),
    "grid": (
        "r2 tourists, by the letter of their colour   ◄ chosen in this turn   ✓ on the route   ✕ lost   ✎ the pen",
        "r2 туристы: буква цвета и сколько их   ◄ выбрано в этот ход   ✓ на маршруте   ✕ потеряно   ✎ карандаш",
        "r2 туристи: літера кольору й скільки їх   ◄ вибрано цього ходу   ✓ на маршруті   ✕ втрачено   ✎ олівець",
    ),
    "strips": (
        "+ reward   − penalty   ↳ only after what stands above   ‹ › a monster may take its place   ✓ done",
        "+ награда   − наказание   ↳ только после строк выше   ‹ › место, которое может занять монстр   ✓ выполнено",
        "+ нагорода   − покарання   ↳ лише після рядків вище   ‹ › місце, яке може зайняти монстр   ✓ виконано",
    ),
    "arrows": (
        "A letter and →7: the arrow of that colour leads to 7; ⇢ leaves the paths",
        "Буква и →7: стрелка этого цвета ведёт в 7; ⇢ идёт не по дорожке",
        "Літера й →7: стрілка цього кольору веде до 7; ⇢ іде не доріжкою",
    ),
}


def caption(lang: Lang, key: str, **bits: object) -> str:
    """Words of the terminal in a language.

    >>> caption("uk", "seat", n=2)
    'Місце 2'
    """
    return of_three(lang, _CAPTIONS[key]).format(**bits)
