"""Final Hour's log in Russian: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import FORBIDDEN, USED
from miskatonic.core.state import Note
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.rules.box import HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.rules.questions import Told
from miskatonic.games.final_hour.say.reading import monster as monster_of
from miskatonic.games.final_hour.say.ru import names
from miskatonic.games.final_hour.say.ru.names import (
    action,
    did,
    item,
    monster,
    monster_did,
    number,
    path,
    person,
    place,
    priority,
    symbol_card,
    went,
)
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.ru import count, listed, past
from miskatonic.text.slavic import ACC, GEN, LOC, NOM, agree, number_class


def defeat(rule: str) -> str:
    """Why the game is lost."""
    if rule == "FH-END-02":
        return "один из сыщиков потерял всё здоровье"
    if rule == "FH-END-03":
        return "обратить ритуал вспять не удалось"
    return "в месте ритуала не осталось пустых ячеек"


def told(note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = note.args
    if note.kind == USED:
        return cat("вещь ", item(a[0]), " сработала.")
    if note.kind == FORBIDDEN:
        return ("этого не произошло: эффект запрещён.",)
    kind = Told(note.kind)
    match kind:
        case Told.ROUND:
            return (f"начался раунд {a[0]}.",)
        case Told.LEAD:
            return cat(did(a[0], "стал"), "ведущим сыщиком.")
        case Told.DREW_ACTION:
            return cat(did(a[0], "взял"), action(a[1]), ".")
        case Told.LAID:
            return cat(did(a[0], "выложил"), priority(a[1]), "." if a[1] >= 0 else " взакрытую.")
        case Told.DREW_PRIORITY:
            return cat(did(a[0], "взял"), priority(a[1]), ".")
        case Told.PRIORITY_SHUFFLED:
            return ("из сброшенных карт очерёдности составлена новая колода.",)
        case Told.PRIORITY_TURNED_UP:
            return cat("карты очерёдности открыты: ", listed([number(card) for card in a]), ".")
        case Told.ACTIONS_SHUFFLED:
            return cat(did(a[0], "перемешал"), "свой сброс в новую колоду действий.")
        case Told.RESOLVES:
            side = "верхний" if a[2] == TOP else "нижний"
            return cat(did(a[0], "применил"), f"{side} эффект ", action(a[1], GEN), ".")
        case Told.DREW_FIVE:
            return cat("взяты карты очерёдности: ", listed([number(card) for card in a]), ".")
        case Told.SET_ASIDE:
            return cat(priority(a[0], NOM), " отложена для ритуала.")
        case Told.ROW:
            return cat("ряд карт очерёдности: ", listed([number(card) for card in a]), ".")
        case Told.LAID_ON:
            return cat(did(a[0], "положил"), action(a[1]), " на ", priority(a[2]), ".")
        case Told.MOVED:
            return cat(went(a[0]), "в ", place(a[2], ACC), ".")
        case Told.STRUCK:
            wounds = names.wounds(HEALTH[a[1]])
            return cat(did(a[0], "уничтожил"), monster(a[1], ACC), " в ", place(a[2], LOC), " (", wounds, ").")
        case Told.DESTROYED:
            return cat(did(a[0], "одним ударом уничтожил"), monster(a[1], ACC), " в ", place(a[2], LOC), ".")
        case Told.LURED:
            moved = monster_did(a[0], "переместился", "переместилась", "переместилось")
            return cat(moved, "из ", place(a[1], GEN), " в ", place(a[2], ACC), ".")
        case Told.SEALED:
            if a[1] == WEAK_SEAL:
                return cat("на дорожку ", path(a[0]), " легла печать коричневой стороной вверх.")
            return cat("дорожка ", path(a[0]), " запечатана.")
        case Told.UNSEALED:
            return cat("печать ", path(a[0]), " убрана.")
        case Told.REPAIRED:
            return cat("из ", place(a[0], GEN), " убран жетон разрушения.")
        case Told.HEALED:
            return cat(did(a[0], "восстановил"), names.health(a[1]), ".")
        case Told.LOST_HEALTH:
            return cat(did(a[0], "потерял"), names.health(a[1]), ".")
        case Told.FOUND_SYMBOL:
            found = agree(names.PEOPLE[a[0]].gender, "нашёл", "нашла", "нашло")
            clue = names.ritual_symbol(a[2])
            return cat(did(a[0], "исследовал"), place(a[1], ACC), f" и {found} улику: ", clue, ".")
        case Told.FOUND_KEY:
            found = agree(names.PEOPLE[a[0]].gender, "нашёл", "нашла", "нашло")
            return cat(did(a[0], "исследовал"), place(a[1], ACC), f" и {found} ", Icon("key", "ключ"), ".")
        case Told.GAINED_ITEM:
            return cat(did(a[0], "получил"), "вещь ", item(a[1]), ".")
        case Told.USED_ITEM:
            return cat(did(a[0], "сбросил"), "вещь ", item(a[1]), ".")
        case Told.SPAWNED:
            appeared = past(names.monster_noun(monster_of(a[0])).gender, "появился")
            return cat("в ", place(a[1], LOC), f" {appeared} ", monster(a[0]), ".")
        case Told.NONE_LEFT:
            return (f"свободных жетонов не осталось: новые {names.monsters(a[0]).many()} не появились.",)
        case Told.POOL_REFILLED:
            return ("уничтоженные монстры вернулись в пул.",)
        case Told.WALKED:
            moved = monster_did(a[0], "перешёл", "перешла", "перешло")
            return cat(moved, "из ", place(a[1], GEN), " в ", place(a[2], ACC), ".")
        case Told.TO_RITUAL:
            moved = monster_did(a[0], "перешёл", "перешла", "перешло")
            return cat(moved, "сразу в место ритуала: пустых ячеек на пути не нашлось.")
        case Told.STAYS:
            return cat(monster_did(a[0], "остался", "осталась", "осталось"), "в месте ритуала.")
        case Told.BROKEN_BY_SEAL:
            after = "исчезла" if a[2] == WEAK_SEAL else "ослабла"
            return cat("печать ", path(a[1]), " уничтожила ", monster(a[0], ACC), f" и {after}.")
        case Told.DAMAGED:
            return cat("в ", place(a[0], LOC), " размещён жетон разрушения.")
        case Told.NO_ROOM_FOR_DAMAGE:
            return cat("в ", place(a[0], LOC), " не осталось места для разрушения.")
        case Told.ACTIVATED:
            acted = names.monster_noun(monster_of(a[0])).gender
            word = agree(acted, "Активирован", "Активирована", "Активировано")
            return cat(f"{word} ", monster(a[0]), " в ", place(a[1], LOC), ".")
        case Told.ZONE:
            return (f"активация монстров в {names.ZONES[a[0]].one(LOC)}.",)
        case Told.PEEKED:
            seen = cat(": ", names.gate_symbol(SYMBOL[a[1]])) if a[1] >= 0 else ()
            return cat(did(a[0], "посмотрел"), "верхний жетон врат", seen, ".")
        case Told.BURIED:
            return cat(did(a[0], "положил"), "жетон врат под низ стопки.")
        case Told.LEFT_ON_TOP:
            return cat(did(a[0], "оставил"), "жетон врат наверху стопки.")
        case Told.BURNED:
            gone = "убран" if number_class(a[0]) == 0 else "убрано"
            return (f"в коробку не глядя {gone} {count(a[0], names.GATE_TOKEN)}.",)
        case Told.BLIND:
            used = past(names.PEOPLE[a[0]].gender, "применил")
            return cat(did(a[0], "открыл"), action(a[1]), f" и {used} её нижний эффект.")
        case Told.BLIND_IDLE:
            return cat(did(a[0], "открыл"), action(a[1]), ", но эффекта она не дала.")
        case Told.HIDE_NEXT:
            return ("в следующем раунде карты очерёдности выкладываются взакрытую.",)
        case Told.REDREW:
            return cat(did(a[0], "заменил"), f"{count(a[1], names.PRIORITY_CARD, ACC)}.")
        case Told.RECKONING:
            return cat("расплата: ", names.omens(a[0]) if a[0] else "знамений нет", ".")
        case Told.RECKONING_ROW:
            sheet = ANCIENT_ONES[a[0]]
            title = names.RECKONINGS[sheet.reckoning[a[1]].code]
            return (f"{names.ANCIENT_ONES[sheet.code]}: применён эффект расплаты «{title}».",)
        case Told.GATE:
            gate = cat("врата ", names.of_gate(a[0]), " в ", place(a[1], LOC))
            return cat(gate, f" выросли: теперь там {count(a[2], names.GATE_TOKEN)}.")
        case Told.STACK_EMPTY:
            return ("стопка врат закончилась: настало время обратить ритуал вспять.",)
        case Told.READY:
            ready = agree(names.PEOPLE[a[0]].gender, "готов", "готова", "готово")
            return cat(person(a[0]), f" {ready} обратить ритуал вспять.")
        case Told.NOT_YET:
            return cat(did(a[0], "решил"), "подождать с ритуалом.")
        case Told.ATTEMPT:
            return ("сыщики попытались обратить ритуал вспять.",)
        case Told.LAID_FOR_RITUAL:
            return cat(did(a[0], "выложил"), "для ритуала: ", listed([symbol_card(card) for card in a[1:]]), ".")
        case Told.RITUAL_TOKENS:
            first, second = (names.ritual_symbol(symbol) for symbol in a)
            return cat("символы ритуала: ", first, " и ", second, ".")
        case Told.RITUAL_COUNT:
            return (f"совпавших символов: {a[0]}, нужно: {a[1]}.",)
        case Told.WON:
            return ("ритуал обращён вспять: сыщики победили!",)
        case Told.LOST:
            return (f"поражение: {defeat(note.rule)}.",)
        case _:
            assert_never(kind)
