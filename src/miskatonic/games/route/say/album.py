"""The album of achievements: what each of them asks for and what its group opens (RT-ACH)."""

from __future__ import annotations

from typing import Final

from miskatonic.games.route.cards.achievements import NEEDED, Achievement, Group
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text, capital

GROUP_TITLES: Final = {
    "modes": ("Different Modes", "Игра в разных режимах", "Гра в різних режимах"),
    "light": ("Light Streak", "Светлая полоса", "Світла смуга"),
    "turns": ("Ways and Turns", "Пути и повороты", "Шляхи й повороти"),
    "dark": ("Dark Streak", "Тёмная полоса", "Темна смуга"),
    "coordinates": ("Exact Coordinates", "Уточнение координат", "Уточнення координат"),
    "horror": ("Horror of Arkham", "Ужас Аркхэма", "Жах Аркгема"),
}


def group(v: Voice, which: Group) -> str:
    """The title of a group."""
    return v.pick(*GROUP_TITLES[which.code])


def title(v: Voice, item: Achievement) -> Text:
    """What is to be achieved."""
    return v.finished(capital((v.title(item.code),)))


def lines(v: Voice, item: Achievement, of: Group) -> list[Text]:
    """How it counts, and what it helps to open."""
    say = v.say
    out = []
    if item.win:
        out.append(
            say(
                "It counts only if you win the same game.",
                "Засчитывается, только если вы выиграли эту же партию.",
                "Зараховується, лише якщо ви виграли цю саму партію.",
            )
        )
    if item.many:
        out.append(
            say(
                "It may be gathered over several games.",
                "Можно собирать за несколько партий.",
                "Можна збирати за кілька партій.",
            )
        )
    if item.social:
        out.append(
            say(
                "It is done away from the table: tick it off yourself.",
                "Выполняется вне стола: отметьте сами.",
                "Виконується поза столом: позначте самі.",
            )
        )
    if item.later:
        out.append(
            say(
                "It cannot be done yet: not everything it needs is in the box.",
                "Пока невыполнимо: не всё нужное есть в коробке.",
                "Поки що не виконати: не все потрібне є в коробці.",
            )
        )
    out.append(opening(v, of))
    return [v.finished(line) for line in out]


def opening(v: Voice, which: Group) -> Text:
    """What a group opens."""
    numbers = f"{which.opens[0]}–{which.opens[-1]}" if len(which.opens) > 1 else str(which.opens[0])
    return v.say(
        "Any {n} of this group open the secret <many:card|cards> {numbers}.",
        "Любые {n} из этой группы открывают <many:секретную карту|секретные карты> {numbers}.",
        "Будь-які {n} із цієї групи відкривають <many:секретну карту|секретні карти> {numbers}.",
        n=NEEDED,
        many=len(which.opens),
        numbers=numbers,
    )
