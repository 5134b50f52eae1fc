"""Eldritch Horror's options in words: what somebody can choose."""

from __future__ import annotations

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards.terms import OMEN_TRACK
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.mentions import person, thing, to, value
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What one would do by choosing an option."""
    number = option.value
    match option.verb.name:
        case "move":
            return v.say("Travel {to}", "Отправиться {to}", "Вирушити {to}", to=to(v, number))
        case "space":
            return capital(mentions.space(v, number).said(NOM))
        case "trade":
            return v.say("Trade with {who}", "Меняться: {who}", "Обмін: {who}", who=person(v, view, number))
        case "give":
            return v.say("Give {it}", "Отдать: {it}", "Віддати: {it}", it=thing(v, number))
        case "take":
            return v.say("Ask for {it}", "Попросить: {it}", "Попросити: {it}", it=thing(v, number))
        case "give-ticket":
            return v.say("Give a {it}", "Отдать {it:acc}", "Віддати {it:acc}", it=named(v.names.TICKETS[number]))
        case "take-ticket":
            return v.say("Ask for a {it}", "Попросить {it:acc}", "Попросити {it:acc}", it=named(v.names.TICKETS[number]))
        case "prepare":
            it = named(v.names.TICKETS[number])
            return v.say(
                "Prepare for travel: {it}", "Подготовка к путешествию: {it}", "Приготування до подорожі: {it}", it=it
            )
        case "drop":
            return v.say("Discard a {it}", "Сбросить {it:acc}", "Скинути {it:acc}", it=named(v.names.TICKETS[number]))
        case "buy":
            return v.say(
                "Acquire {it} ({n})",
                "Приобрести: {it} ({n})",
                "Отримати: {it} ({n})",
                it=thing(v, number),
                n=box.ASSET_CARD[number].value,
            )
        case "fight":
            return v.say("Fight the {it}", "Сразиться: {it}", "Битися: {it}", it=thing(v, number))
        case "encounter":
            return capital(mentions.encounter(v, box.DECK_NAMES[number]).said(NOM))
        case "research":
            return capital(mentions.encounter(v, "research").said(NOM))
        case "resolve":
            return v.say("Encounter: {it}", "Встреча: {it}", "Зустріч: {it}", it=thing(v, number))
        case "meet":
            return v.say("Find {who}", "Найти: {who}", "Знайти: {who}", who=thing(v, number))
        case "die":
            return v.say("The die showing {n}", "Кубик с {n}", "Кубик із {n}", n=number)
        case "skill":
            return capital(named(v.names.SKILLS[number]).said(NOM))
        case "value":
            return capital(named(value(v, number)).said(NOM))
        case "omen":
            colour = named(v.names.OMENS[OMEN_TRACK[number]])
            return v.say("{it}, space {n}", "{it}, деление {n}", "{it}, поділка {n}", it=colour, n=number + 1)
        case "number":
            return (str(number),)
        case "play":
            return v.say("Play {who}", "Играть: {who}", "Грати: {who}", who=v.names.PEOPLE[box.CODE[number]].full)
        case "task":
            return _task(v, number)
        case "person":
            return capital(person(v, view, number).said(NOM))
        case "pick":
            return capital(thing(v, number).said(NOM))
        case "use":
            piece, i = ability_of(option)
            return v.say("Use {it}", "Применить: {it}", "Застосувати: {it}", it=_power(v, piece, i))
        case "choose":
            return v.say("Effect {n}", "Эффект {n}", "Ефект {n}", n=number + 1)
    return _plain(v, asked, option)


def _power(v: Voice, piece: int, i: int) -> Text:
    name = thing(v, piece).said(NOM)
    return (*name, f" ({i + 1})") if i else name


def _task(v: Voice, task: int) -> Text:
    match box.TASKS[task]:
        case "mystery":
            return v.say("Check the mystery", "Проверить тайну", "Перевірити таємницю")
        case "new-investigators":
            return v.say("Choose new investigators", "Выбрать новых сыщиков", "Вибрати нових дослідників")
    return v.say("Pass the Lead token", "Передать жетон ведущего", "Передати жетон головного")


def _plain(v: Voice, asked: Asked, option: Option) -> Text:
    """An option that is said the same way every time."""
    match option.key:
        case "rest":
            return v.say("Rest", "Отдохнуть", "Відпочити")
        case "acquire":
            return v.say("Acquire assets", "Приобрести активы", "Отримати активи")
        case "end":
            return v.say("End the turn", "Закончить ход", "Завершити хід")
        case "stop":
            return v.say("Stop here", "Остановиться", "Зупинитися")
        case "roll":
            return v.say("Roll", "Бросить кубики", "Кинути кубики")
        case "spend-clue":
            if asked.kind is asks.AddSuccesses:
                return v.say("Spend a clue for a success", "Потратить улику ради успеха", "Витратити доказ заради успіху")
            return v.say("Spend a clue to reroll", "Потратить улику на переброс", "Витратити доказ, щоб перекинути")
        case "spend-sanity":
            return v.say("Spend sanity for a die", "Потратить рассудок ради кубика", "Витратити розум заради кубика")
        case "reroll":
            return v.say("Reroll a die", "Перебросить кубик", "Перекинути кубик")
        case "keep":
            return v.say("Keep the result", "Оставить результат", "Залишити результат")
        case "loan":
            return v.say("Take a bank loan", "Взять банковскую ссуду", "Узяти банківську позику")
        case "yes" | "do-it":
            return v.say("Yes", "Да", "Так")
        case "no" | "decline":
            return v.say("No", "Нет", "Ні")
        case "clues":
            return v.say("Pay with clues", "Заплатить уликами", "Заплатити доказами")
        case "one-fewer":
            return v.say("Spend one fewer", "Потратить на одну меньше", "Витратити на один менше")
        case "sanity":
            return v.say("Pay with sanity", "Заплатить рассудком", "Заплатити розумом")
        case "done":
            return v.say("Done", "Готово", "Готово")
        case "pass":
            return v.say("Pass", "Пропустить", "Пропустити")
        case "no-encounter":
            return v.say("No further encounter", "Без новой встречи", "Без нової зустрічі")
        case "ignore-monsters":
            return v.say("Ignore the monsters", "Не замечать монстров", "Не зважати на монстрів")
    raise KeyError(option.key)
