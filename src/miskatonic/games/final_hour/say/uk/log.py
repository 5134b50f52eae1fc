"""Final Hour's log in Ukrainian: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import FORBIDDEN, USED
from miskatonic.core.state import Note
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.rules.box import HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.rules.questions import Told
from miskatonic.games.final_hour.say.reading import monster as monster_of
from miskatonic.games.final_hour.say.uk import names
from miskatonic.games.final_hour.say.uk.names import (
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
from miskatonic.text.slavic import ACC, GEN, LOC, agree
from miskatonic.text.uk import count, listed, past


def defeat(rule: str) -> str:
    """Why the game is lost."""
    if rule == "FH-END-02":
        return "один з дослідників втратив усе здоров’я"
    if rule == "FH-END-03":
        return "обернути ритуал навспак не вдалося"
    return "на місці ритуалу не лишилося порожніх комірок"


def told(note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = note.args
    if note.kind == USED:
        return cat("предмет ", item(a[0]), " спрацював.")
    if note.kind == FORBIDDEN:
        return ("цього не сталося: ефект заборонено.",)
    kind = Told(note.kind)
    match kind:
        case Told.ROUND:
            return (f"почався раунд {a[0]}.",)
        case Told.LEAD:
            return cat(
                did(a[0], "став"),
                agree(names.PEOPLE[a[0]].gender, "головним дослідником.", "головною дослідницею.", "головним дослідником."),
            )
        case Told.DREW_ACTION:
            return cat(did(a[0], "взяв"), action(a[1]), ".")
        case Told.LAID:
            return cat(did(a[0], "виклав"), priority(a[1]), "." if a[1] >= 0 else " долілиць.")
        case Told.DREW_PRIORITY:
            return cat(did(a[0], "взяв"), priority(a[1]), ".")
        case Told.PRIORITY_SHUFFLED:
            return ("зі скинутих карт черговості складено нову колоду.",)
        case Told.PRIORITY_TURNED_UP:
            return cat("карти черговості відкрито: ", listed([number(card) for card in a]), ".")
        case Told.ACTIONS_SHUFFLED:
            return cat(did(a[0], "замішав"), "свій скид у нову колоду дій.")
        case Told.RESOLVES:
            side = "верхній" if a[2] == TOP else "нижній"
            return cat(did(a[0], "застосував"), f"{side} ефект ", action(a[1], GEN), ".")
        case Told.DREW_FIVE:
            return cat("узято карти черговості: ", listed([number(card) for card in a]), ".")
        case Told.SET_ASIDE:
            return cat(priority(a[0]), " відкладено для ритуалу.")
        case Told.ROW:
            return cat("ряд карт черговості: ", listed([number(card) for card in a]), ".")
        case Told.LAID_ON:
            return cat(did(a[0], "поклав"), action(a[1]), " на ", priority(a[2]), ".")
        case Told.MOVED:
            return cat(went(a[0]), "до ", place(a[2], GEN), ".")
        case Told.STRUCK:
            wounds = names.wounds(HEALTH[a[1]])
            return cat(did(a[0], "знищив"), monster(a[1], ACC), " в ", place(a[2], LOC), " (", wounds, ").")
        case Told.DESTROYED:
            return cat(did(a[0], "одним ударом знищив"), monster(a[1], ACC), " в ", place(a[2], LOC), ".")
        case Told.LURED:
            moved = monster_did(a[0], "перемістився", "перемістилася", "перемістилося")
            return cat(moved, "з ", place(a[1], GEN), " до ", place(a[2], GEN), ".")
        case Told.SEALED:
            if a[1] == WEAK_SEAL:
                return cat("на доріжку ", path(a[0]), " лягла печать коричневим боком догори.")
            return cat("доріжку ", path(a[0]), " запечатано.")
        case Told.UNSEALED:
            return cat("печать ", path(a[0]), " прибрано.")
        case Told.REPAIRED:
            return cat("з ", place(a[0], GEN), " прибрано жетон руйнування.")
        case Told.HEALED:
            return cat(did(a[0], "відновив"), names.health(a[1]), ".")
        case Told.LOST_HEALTH:
            return cat(did(a[0], "втратив"), names.health(a[1]), ".")
        case Told.FOUND_SYMBOL:
            found = agree(names.PEOPLE[a[0]].gender, "знайшов", "знайшла", "знайшло")
            clue = names.ritual_symbol(a[2])
            return cat(did(a[0], "обстежив"), place(a[1], ACC), f" і {found} доказ: ", clue, ".")
        case Told.FOUND_KEY:
            found = agree(names.PEOPLE[a[0]].gender, "знайшов", "знайшла", "знайшло")
            return cat(did(a[0], "обстежив"), place(a[1], ACC), f" і {found} ", Icon("key", "ключ"), ".")
        case Told.GAINED_ITEM:
            return cat(did(a[0], "отримав"), "предмет ", item(a[1]), ".")
        case Told.USED_ITEM:
            return cat(did(a[0], "скинув"), "предмет ", item(a[1]), ".")
        case Told.SPAWNED:
            appeared = past(names.monster_noun(monster_of(a[0])).gender, "з’явився")
            return cat("в ", place(a[1], LOC), f" {appeared} ", monster(a[0]), ".")
        case Told.NONE_LEFT:
            return (f"вільних жетонів не лишилося: нові {names.monsters(a[0]).many()} не з’явилися.",)
        case Told.POOL_REFILLED:
            return ("знищені монстри повернулися до чаші.",)
        case Told.WALKED:
            moved = monster_did(a[0], "перейшов", "перейшла", "перейшло")
            return cat(moved, "з ", place(a[1], GEN), " до ", place(a[2], GEN), ".")
        case Told.TO_RITUAL:
            moved = monster_did(a[0], "перейшов", "перейшла", "перейшло")
            return cat(moved, "одразу на місце ритуалу: порожніх комірок дорогою не знайшлося.")
        case Told.STAYS:
            return cat(monster_did(a[0], "залишився", "залишилася", "залишилося"), "на місці ритуалу.")
        case Told.BROKEN_BY_SEAL:
            after = "зникла" if a[2] == WEAK_SEAL else "ослабла"
            return cat("печать ", path(a[1]), " знищила ", monster(a[0], ACC), f" й {after}.")
        case Told.DAMAGED:
            return cat("в ", place(a[0], LOC), " розміщено жетон руйнування.")
        case Told.NO_ROOM_FOR_DAMAGE:
            return cat("в ", place(a[0], LOC), " не лишилося місця для руйнування.")
        case Told.ACTIVATED:
            return cat("активовано ", monster(a[0], ACC), " в ", place(a[1], LOC), ".")
        case Told.ZONE:
            return (f"активація монстрів в {names.ZONES[a[0]].one(LOC)}.",)
        case Told.PEEKED:
            seen = cat(": ", names.gate_symbol(SYMBOL[a[1]])) if a[1] >= 0 else ()
            return cat(did(a[0], "подивився"), "на верхній жетон воріт", seen, ".")
        case Told.BURIED:
            return cat(did(a[0], "поклав"), "жетон воріт під низ стосу.")
        case Told.LEFT_ON_TOP:
            return cat(did(a[0], "залишив"), "жетон воріт зверху стосу.")
        case Told.BURNED:
            return (f"наосліп прибрано до коробки {count(a[0], names.GATE_TOKEN, ACC)}.",)
        case Told.BLIND:
            used = past(names.PEOPLE[a[0]].gender, "застосував")
            return cat(did(a[0], "відкрив"), action(a[1]), f" й {used} її нижній ефект.")
        case Told.BLIND_IDLE:
            return cat(did(a[0], "відкрив"), action(a[1]), ", але ефекту вона не дала.")
        case Told.HIDE_NEXT:
            return ("наступного раунду карти черговості викладатимуть долілиць.",)
        case Told.REDREW:
            return cat(did(a[0], "замінив"), f"{count(a[1], names.PRIORITY_CARD, ACC)}.")
        case Told.RECKONING:
            return cat("розплата: ", names.omens(a[0]) if a[0] else "передвість немає", ".")
        case Told.RECKONING_ROW:
            sheet = ANCIENT_ONES[a[0]]
            title = names.RECKONINGS[sheet.reckoning[a[1]].code]
            return (f"{names.ANCIENT_ONES[sheet.code]}: застосовано ефект розплати «{title}».",)
        case Told.GATE:
            gate = cat("ворота ", names.of_gate(a[0]), " в ", place(a[1], LOC))
            return cat(gate, f" зросли: тепер там {count(a[2], names.GATE_TOKEN)}.")
        case Told.STACK_EMPTY:
            return ("стос воріт вичерпано: настав час обернути ритуал навспак.",)
        case Told.READY:
            ready = agree(names.PEOPLE[a[0]].gender, "готовий", "готова", "готове")
            return cat(person(a[0]), f" {ready} обернути ритуал навспак.")
        case Told.NOT_YET:
            return cat(did(a[0], "вирішив"), "зачекати з ритуалом.")
        case Told.ATTEMPT:
            return ("дослідники спробували обернути ритуал навспак.",)
        case Told.LAID_FOR_RITUAL:
            return cat(did(a[0], "виклав"), "для ритуалу: ", listed([symbol_card(card) for card in a[1:]]), ".")
        case Told.RITUAL_TOKENS:
            first, second = (names.ritual_symbol(symbol) for symbol in a)
            return cat("символи ритуалу: ", first, " і ", second, ".")
        case Told.RITUAL_COUNT:
            return (f"збіглося символів: {a[0]}, потрібно: {a[1]}.",)
        case Told.WON:
            return ("ритуал обернуто навспак: дослідники перемогли!",)
        case Told.LOST:
            return (f"поразка: {defeat(note.rule)}.",)
        case _:
            assert_never(kind)
