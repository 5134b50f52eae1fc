"""Refusals that players meet at a table, in their language. English is the sentence itself."""

from typing import Final, TypeVar

from miskatonic.core.errors import Refused

R = TypeVar("R", bound=Refused)

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "Players of this game are rivals: it is not played with open hands.": {
        "ru": "В этой игре соперничают, с открытыми картами в неё не играют.",
        "uk": "У цій грі змагаються, з відкритими картами в неї не грають.",
    },
    "Nobody brings decks to this game.": {
        "ru": "В этой игре своих колод не бывает.",
        "uk": "У цій грі власних колод не буває.",
    },
    "A deck is a text, or cards by code with their copies.": {
        "ru": "Колода — это текст или номера карт с числом копий.",
        "uk": "Колода — це текст або номери карт із кількістю копій.",
    },
    "Only the owner of the table asks for a rematch.": {
        "ru": "Предложить реванш может только хозяин стола.",
        "uk": "Запропонувати реванш може лише господар столу.",
    },
    "A rematch follows a game that is over.": {
        "ru": "Реванш возможен, когда партия окончена.",
        "uk": "Реванш можливий, коли партію завершено.",
    },
    "The table has moved on since then. Look again and decide anew.": {
        "ru": "За это время на столе что-то изменилось. Взгляните ещё раз и решите заново.",
        "uk": "За цей час на столі щось змінилося. Погляньте ще раз і вирішіть наново.",
    },
    "This seat is not yours.": {"ru": "Это не ваше место.", "uk": "Це не ваше місце."},
    "There is no such seat at this table.": {
        "ru": "За этим столом нет такого места.",
        "uk": "За цим столом немає такого місця.",
    },
    "Only players take decisions back.": {
        "ru": "Отменять решения могут только игроки.",
        "uk": "Скасовувати рішення можуть лише гравці.",
    },
    "There is no decision to take back to.": {"ru": "Возвращаться некуда.", "uk": "Повертатися нікуди."},
    "There is no decision left to take back.": {"ru": "Отменять больше нечего.", "uk": "Скасовувати більше нічого."},
    "There is no decision to bring back.": {"ru": "Возвращать нечего.", "uk": "Повертати нічого."},
    "At this table decisions are not taken back.": {
        "ru": "За этим столом решения не отменяют.",
        "uk": "За цим столом рішень не скасовують.",
    },
    "At this table decisions have been taken back so often that no more can be.": {
        "ru": "За этим столом решения отменяли так часто, что больше нельзя.",
        "uk": "За цим столом рішення скасовували так часто, що більше не можна.",
    },
    "So much was decided here that nothing more can be. Lay a new table.": {
        "ru": "Здесь принято столько решений, что больше нельзя. Создайте новый стол.",
        "uk": "Тут ухвалено стільки рішень, що більше не можна. Створіть новий стіл.",
    },
    "The rules forbid talking just now, so no seat is given a name. Give it without one.": {
        "ru": "Сейчас правила запрещают разговаривать, поэтому имя месту дать нельзя. Отдайте его без имени.",
        "uk": "Зараз правила забороняють розмовляти, тому ім’я місцю дати не можна. Віддайте його без імені.",
    },
    "So much was taken back and dealt afresh here that no seat can be opened. Lay a new table.": {
        "ru": "Здесь столько отменяли и раздавали заново, что открыть место больше нельзя. Создайте новый стол.",
        "uk": "Тут стільки скасовували й роздавали наново, що відкрити місце вже не можна. Створіть новий стіл.",
    },
    "All have answered the secret question by now, so no answer to it is taken back alone.": {
        "ru": "На тайный вопрос уже ответили все, поэтому отдельный ответ на него отменить нельзя.",
        "uk": "На таємне запитання вже відповіли всі, тому окрему відповідь на нього скасувати не можна.",
    },
    "The game is over and stays so. To try another way, play on from an earlier moment of its replay.": {
        "ru": "Партия окончена, и это не изменить. Чтобы пойти иначе, продолжите её с более раннего момента в просмотре.",
        "uk": "Партію завершено, і цього не змінити. Щоб піти інакше, продовжте її з ранішого моменту в перегляді.",
    },
    "Something went wrong at the server: a mistake of ours. Nothing was changed.": {
        "ru": "На сервере что-то пошло не так: ошибка наша. Ничего не изменилось.",
        "uk": "На сервері щось пішло не так: помилка наша. Нічого не змінилося.",
    },
    "The bot thought too long and gave up.": {
        "ru": "Бот думал слишком долго и сдался.",
        "uk": "Бот думав надто довго й здався.",
    },
    "The bot was interrupted. Ask again.": {
        "ru": "Бота прервали. Спросите ещё раз.",
        "uk": "Бота перервали. Запитайте ще раз.",
    },
    "A bot could not decide just now. It thinks again in a moment.": {
        "ru": "Бот сейчас не смог принять решение. Через несколько секунд он подумает снова.",
        "uk": "Бот зараз не зміг ухвалити рішення. За кілька секунд він подумає знову.",
    },
    "This would never come to an end: a mistake of ours. Nothing was changed; choose something else.": {
        "ru": "Это никогда бы не кончилось: ошибка наша. Ничего не изменилось; выберите что-нибудь другое.",
        "uk": "Це ніколи б не скінчилося: помилка наша. Нічого не змінилося; оберіть щось інше.",
    },
    "The server cannot reach its store just now, so nothing has changed. Try again in a moment.": {
        "ru": "Сервер сейчас не может ничего записать, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.",
        "uk": "Сервер зараз не може нічого записати, тому нічого не змінилося. Спробуйте ще раз трохи згодом.",
    },
    "The game has changed since this was played. Let the table go on from here first.": {
        "ru": "С тех пор игра изменилась. Сначала решите, что партия продолжается отсюда.",
        "uk": "Відтоді гра змінилася. Спершу вирішіть, що партія триває звідси.",
    },
    "Only players let a table go on.": {
        "ru": "Продолжить партию могут только игроки.",
        "uk": "Продовжити партію можуть лише гравці.",
    },
    "What is stored of this table cannot be read, so it cannot be opened. Nothing of it was changed.": {
        "ru": "Запись этого стола не читается, поэтому открыть его нельзя. Запись оставлена как есть.",
        "uk": "Запис цього столу не читається, тому відкрити його не можна. Запис залишено як є.",
    },
    "Only players talk at the table.": {"ru": "За столом говорят только игроки.", "uk": "За столом говорять лише гравці."},
    "The rules forbid talking just now.": {
        "ru": "Сейчас правила запрещают разговаривать.",
        "uk": "Зараз правила забороняють розмовляти.",
    },
    "Only the owner of the table gives seats away.": {
        "ru": "Места раздаёт только хозяин стола.",
        "uk": "Місця роздає лише господар столу.",
    },
    "Only players see the links of a table.": {
        "ru": "Ссылки стола видят только игроки.",
        "uk": "Посилання столу бачать лише гравці.",
    },
    "Those who watch do not act.": {"ru": "Зрители не вмешиваются в игру.", "uk": "Глядачі не втручаються в гру."},
    "There is nothing for you to decide now.": {"ru": "Сейчас решаете не вы.", "uk": "Зараз вирішуєте не ви."},
    "The game is over: there is nothing left to decide.": {
        "ru": "Игра окончена: решать больше нечего.",
        "uk": "Гру завершено: вирішувати більше нічого.",
    },
    "There is no such table.": {"ru": "Такого стола нет.", "uk": "Такого столу немає."},
    "This table was deleted.": {"ru": "Этот стол удалён.", "uk": "Цей стіл видалено."},
    "Only the owner of a table deletes it.": {
        "ru": "Удалить стол может только его хозяин.",
        "uk": "Видалити стіл може лише його господар.",
    },
    "There is no such game among yours.": {
        "ru": "Среди ваших партий такой нет.",
        "uk": "Серед ваших партій такої немає.",
    },
    "There is no such game.": {"ru": "Такой игры нет.", "uk": "Такої гри немає."},
    "This link is not valid. Ask for a new one.": {
        "ru": "Эта ссылка недействительна. Попросите новую.",
        "uk": "Це посилання недійсне. Попросіть нове.",
    },
    "A link carries a token.": {"ru": "В ссылке не хватает ключа.", "uk": "У посиланні бракує ключа."},
    "This seat has been given to somebody else since then. Ask for a new link.": {
        "ru": "Это место уже отдали другому игроку. Попросите новую ссылку.",
        "uk": "Це місце вже віддали іншому гравцеві. Попросіть нове посилання.",
    },
    "Somebody has taken this seat already. Ask for a new link.": {
        "ru": "Это место уже занято. Попросите новую ссылку.",
        "uk": "Це місце вже зайняте. Попросіть нове посилання.",
    },
    "A running game with other people’s secrets cannot be forked.": {
        "ru": "Пока игра идёт, её нельзя продолжить за другим столом: в ней чужие тайны.",
        "uk": "Поки гра триває, її не можна продовжити за іншим столом: у ній чужі таємниці.",
    },
    "A save tells everybody’s secrets; it can be had when the game is over.": {
        "ru": "Сохранение выдаёт тайны всех игроков; его можно получить, когда игра окончена.",
        "uk": "Збереження видає таємниці всіх гравців; його можна отримати, коли гру завершено.",
    },
    "That is too much at once. Wait a moment.": {
        "ru": "Слишком много сразу. Подождите немного.",
        "uk": "Забагато одразу. Зачекайте трохи.",
    },
    "That is too much at once.": {"ru": "Слишком много сразу.", "uk": "Забагато одразу."},
    "Too many connections are open from here. Close some of them.": {
        "ru": "Отсюда открыто слишком много соединений. Закройте лишние.",
        "uk": "Звідси відкрито забагато з’єднань. Закрийте зайві.",
    },
    "You keep as many tables as one may. Delete one that you no longer need.": {
        "ru": "У вас столько столов, сколько можно. Удалите тот, который больше не нужен.",
        "uk": "У вас стільки столів, скільки можна. Видаліть той, який більше не потрібен.",
    },
    "This is not a save of Miskatonic.": {
        "ru": "Это не сохранение Miskatonic.",
        "uk": "Це не збереження Miskatonic.",
    },
    "This save is cut off: its end is missing. Nothing was loaded.": {
        "ru": "Сохранение обрывается: конца не хватает. Ничего не загружено.",
        "uk": "Збереження обірване: бракує кінця. Нічого не завантажено.",
    },
    "This save was changed after it was written, so it cannot be trusted. Nothing was loaded.": {
        "ru": "Сохранение изменили после записи, доверять ему нельзя. Ничего не загружено.",
        "uk": "Збереження змінили після запису, довіряти йому не можна. Нічого не завантажено.",
    },
    "This save was written by a newer Miskatonic. Update, then open it again.": {
        "ru": "Сохранение записано более новой версией Miskatonic. Обновите программу и откройте его снова.",
        "uk": "Збереження записано новішою версією Miskatonic. Оновіть програму й відкрийте його знову.",
    },
    "This save was written by a newer version of the game. Update the server, then open it again.": {
        "ru": "Сохранение записано в более новой версии игры. Обновите сервер и откройте его снова.",
        "uk": "Збереження записано в новішій версії гри. Оновіть сервер і відкрийте його знову.",
    },
    "It takes too long to play this save again, so it was not opened. Nothing was changed.": {
        "ru": "Воспроизводить это сохранение слишком долго, поэтому оно не открыто. Ничего не изменилось.",
        "uk": "Відтворювати це збереження надто довго, тому його не відкрито. Нічого не змінилося.",
    },
    "This save is longer than any game of ours, so it cannot be opened. Nothing was changed.": {
        "ru": "Это сохранение длиннее любой нашей партии, поэтому открыть его нельзя. Ничего не изменилось.",
        "uk": "Це збереження довше за будь-яку нашу партію, тому відкрити його не можна. Нічого не змінилося.",
    },
    "The set-up of this save does not fit this version of the game. Nothing was changed.": {
        "ru": "Подготовка партии в этом сохранении не подходит к этой версии игры. Ничего не изменилось.",
        "uk": "Підготовка партії в цьому збереженні не підходить до цієї версії гри. Нічого не змінилося.",
    },
    "A seat is given to a bot or to a friend.": {
        "ru": "Место можно отдать боту или другу.",
        "uk": "Місце можна віддати боту або другові.",
    },
    "A seed is a whole number from 0 to 9007199254740991.": {
        "ru": "Зерно — целое число от 0 до 9007199254740991.",
        "uk": "Зерно — ціле число від 0 до 9007199254740991.",
    },
}

FOR_PROGRAMMERS: Final = (
    "A QR code shows an address of this table.",
    "A decision is the key of one of the options.",
    "A message is text.",
    "A table needs a list of seats.",
    "Options are names with values.",
    "This is not JSON.",
    "What is sent is a JSON object.",
    "Another process on this database has another secret. Give all the same one: MISKATONIC_SECRET, or one data folder.",
    "A newer Miskatonic has kept these tables. Start that one, or put back a backup made by this one.",
    "DATABASE_URL should look like this: postgresql://user:password@host/database.",
    "To keep tables in PostgreSQL, install its driver: pip install 'miskatonic[postgres]'.",
    "This server does not go by that name. Whoever runs it can add the name: miskatonic serve --name NAME.",
    "This request did not come from the table's own page.",
    "Listen on 127.0.0.1 for this computer only, or on 0.0.0.0 for friends too: --host ADDRESS.",
    "Port {port} is in use already. Choose another: --port N.",
    "Port {port} is not for everybody to listen on. Choose one from 1024 on: --port N.",
)
"""Refusals that no page of ours can bring about; they stay in English."""


def said(refusal: Refused, lang: str) -> str:
    """A refusal in a language; English where there is no other.

    >>> said(Refused("This seat is not yours."), "uk")
    'Це не ваше місце.'
    """
    sentence = str(refusal)
    return refusal.said.get(lang) or SENTENCES.get(sentence, {}).get(lang, sentence)


def in_three(kind: type[R], en: str, ru: str, uk: str, **slots: object) -> R:
    """A refusal that tells a number or a name, in three languages.

    >>> said(in_three(Refused, "{n} seats.", "Мест: {n}.", "Місць: {n}.", n=2), "ru")
    'Мест: 2.'
    """
    return kind(en.format(**slots), {"ru": ru.format(**slots), "uk": uk.format(**slots)})
