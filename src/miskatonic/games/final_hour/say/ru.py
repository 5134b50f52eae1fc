"""Final Hour in Russian: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import FORBIDDEN, USED, ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.box import ACTION_LAID, CARDS, FACE_DOWN, HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.components import TOP, ActionCard, AncientOne, Item, Monster, PriorityCard
from miskatonic.games.final_hour.questions import Ask, Told
from miskatonic.games.final_hour.say import cards_ru as cards
from miskatonic.games.final_hour.say import names_ru as names
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.cards_ru import place
from miskatonic.games.final_hour.say.speaker import Group, Marker, Sheet, Speaker
from miskatonic.games.final_hour.words import Damage, Spawn
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.ru import count, left, listed, past
from miskatonic.text.slavic import ACC, GEN, INS, LOC, NOM, Case, agree, number_class
from miskatonic.words import By, Choose, Repeat


def person(number: int, case: Case = NOM) -> Text:
    """An investigator by the first name."""
    return (reading.to_person(number, names.PEOPLE[number].name.one(case)),)


def did(number: int, verb: str) -> Text:
    """What an investigator did: the name and a regular verb of the past tense, given in the masculine."""
    return cat(person(number), f" {past(names.PEOPLE[number].gender, verb)} ")


def went(number: int) -> Text:
    """That an investigator went somewhere."""
    return cat(person(number), f" {agree(names.PEOPLE[number].gender, 'перешёл', 'перешла', 'перешло')} ")


def monster(piece: int, case: Case = NOM) -> Text:
    """A monster in a case."""
    return (reading.to_piece(piece, cards.monster_noun(reading.monster(piece)).one(case)),)


def monster_did(piece: int, masculine: str, feminine: str, neuter: str) -> Text:
    """What a monster did, in the form of the verb that agrees with it."""
    gender = cards.monster_noun(reading.monster(piece)).gender
    return cat(monster(piece), f" {agree(gender, masculine, feminine, neuter)} ")


def action(piece: int, case: Case = ACC) -> Text:
    """An action card by its title; an unseen one is just that."""
    card = reading.action_card(piece)
    if card is None:
        return (names.ACTION_CARD.one(case),)
    return (f"{names.CARD.one(case)} «", reading.to_piece(piece, cards.action_title(card)), "»")


def number(piece: int) -> Text:
    """A priority card by its number, symbol and omens."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return cat(reading.to_piece(piece, str(card.n)), " (", cards.omens_and_symbol(card), ")")


def priority(piece: int, case: Case = ACC) -> Text:
    """A priority card in a sentence; an unseen one is just that."""
    word = names.PRIORITY_CARD.one(case)
    return cat(word, " ", number(piece)) if piece >= 0 else (word,)


def path(number: int) -> Text:
    """A path by its two ends."""
    a, b = (names.PLACES[end].one(INS) for end in reading.ends(number))
    return (reading.to_path(number, f"между {a} и {b}"),)


def item(piece: int) -> Text:
    """An item by its name."""
    return ("«", reading.to_piece(piece, names.ITEMS[reading.item(piece).code]), "»")


def defeat(rule: str) -> str:
    """Why the game is lost."""
    if rule == "FH-END-02":
        return "один из сыщиков потерял всё здоровье"
    if rule == "FH-END-03":
        return "обратить ритуал вспять не удалось"
    return "монстры захватили место ритуала"


class Russian(Speaker):
    """Final Hour in Russian."""

    lang = "ru"

    def about(self) -> Text:
        return cat(
            "Кампус Мискатоникского университета наводнили монстры, а через восемь раундов в наш мир придёт Древний. ",
            "Вы молча выкладываете карты действий, сражаетесь, запечатываете дорожки и ищете улики, чтобы узнать два символа ",
            "и обратить ритуал вспять. Быстрая кооперативная игра для 1–4 игроков.",
        )

    def game_title(self) -> str:
        return "Ужас Аркхэма: Последний час"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Древний",), ("Кого призвал культ: от этого зависят монстры, врата и эффекты расплаты.",)
            case "difficulty":
                return ("Уровень сложности",), ("Сколько монстров на кампусе в начале игры и где открыты врата.",)
            case "investigators":
                return ("Сыщики",), ("Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",)
            case "lead":
                return ("Первый ведущий сыщик",), (
                    "Место игрока, который в 1-м раунде ходит первым и решает в фазе Древнего.",
                )
            case "simultaneous":
                return ("Одновременный выбор карт действий",), (
                    "Все сразу смотрят свою первую карту действия: так игра идёт быстрее.",
                )
            case "solo_threshold":
                return ("Совпадений в одиночной игре",), (
                    "Сколько символов должно совпасть, чтобы обратить ритуал вспять в одиночной игре.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return (names.ANCIENT_ONES[str(value)],)
            case "difficulty":
                return (names.DIFFICULTIES[str(value)],)
            case "investigators":
                return (names.PEOPLE[INVESTIGATORS.index(str(value))].full,)
            case "lead":
                return (f"Место {int(str(value)) + 1}",)
            case "simultaneous":
                return ("Да" if value else "Нет",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        people = reading.deciders(view, asked)
        return cat(listed([person(i) for i in people]), ": ", self._question(view, asked), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        n = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.LAY_PRIORITY:
                card = reading.own_card(view, n)
                on = cat(" на ", action(view.zone(ACTION_LAID[n])[0])) if card else ()
                hidden = " взакрытую" if view.count(FACE_DOWN) else ""
                return cat(f"выложите{hidden} карту очерёдности", on, f" (ход {n + 1} из 4)")
            case Ask.SET_ASIDE:
                return ("отложите 1 карту очерёдности для ритуала; остальные четыре образуют ряд",)
            case Ask.REVEAL_WHOSE:
                return ("выберите, чью карту действия открыть следующей",)
            case Ask.LAY_ON:
                return cat("положите ", action(n), " на карту очерёдности; на двух младших сработает верхний эффект")
            case Ask.MOVE:
                return (f"совершите переход или останьтесь ({left(n, names.MOVE)})",)
            case Ask.MARCH:
                return (f"совершите следующий переход ({left(n, names.MOVE)})",)
            case Ask.PLACE:
                return self._place_question(view, asked)
            case Ask.STRIKE:
                return cat("выберите, какого монстра уничтожить в ", place(about[1], LOC), f" ({left(n, names.WOUND)})")
            case Ask.DESTROY:
                return (f"выберите, какого монстра уничтожить (осталось: {n})",)
            case Ask.LURE:
                return (f"выберите, какого монстра заманить в свою локацию (осталось: {n})",)
            case Ask.SHOVE:
                return (f"выберите, какого монстра отправить в соседнюю локацию (осталось: {n})",)
            case Ask.HERD:
                return (f"выберите, какого монстра переместить по дорожке (осталось: {n})",)
            case Ask.DRIVE_TO:
                return cat("выберите, куда переместить ", monster(n, ACC))
            case Ask.SEAL:
                return (f"выберите, какую дорожку запечатать ({left(n, names.SEAL)})",)
            case Ask.UNSEAL:
                return ("выберите, какую печать убрать с поля",)
            case Ask.REPAIR:
                return (f"уберите жетон разрушения или оставьте его (осталось: {n})",)
            case Ask.HEAL_WHOM:
                return (f"выберите, кто восстановит 1 здоровье ({left(n, names.HEALTH)})",)
            case Ask.PUSH_OUT:
                return cat("выберите, какого монстра в ", place(n, LOC), " вытеснит разрушение")
            case Ask.ACTIVATE_NEXT:
                return cat("выберите, какого монстра в ", place(n, LOC), " активировать следующим")
            case Ask.ACTIVATE_WHICH:
                return ("выберите, какого монстра активировать",)
            case Ask.PEEK_GATE:
                return cat("оставьте жетон врат", self._seen_gate(view), " наверху или положите в низ стопки")
            case Ask.REDRAW:
                return (f"выберите, какую карту очерёдности заменить (осталось: {n})",)
            case Ask.ATTEMPT:
                return ("решите, пора ли обратить ритуал вспять; нужно согласие всех, а попытка только одна",)
            case Ask.KEEP_BACK:
                return ("выберите, какую карту очерёдности оставить на руке; остальные три пойдут на ритуал",)
            case Ask.WHICH_EFFECT:
                return (f"выберите эффект ({left(n, names.EFFECT)})",)
            case Ask.WHO_DOES_IT:
                return cat("выберите, кто ", self._deed(view, asked))
            case Ask.WHO_IS_NEXT:
                return cat("выберите, кто следующим ", self._deed(view, asked))
            case Ask.REACT:
                before = reading.item_moment(asked)
                when = "" if before is None else " перед применением карты" if before else " после применения карты"
                return (f"можете использовать вещь{when}",)
            case Ask.ORDER:
                return ("выберите, какой эффект применить первым",)
            case _:
                assert_never(question)

    def _place_question(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        if isinstance(word, Spawn):
            return (f"выберите, где {'появится' if word.n == 1 else 'появятся'} {count(word.n, cards.monsters(word.kind))}",)
        if isinstance(word, Damage):
            return ("выберите локацию для разрушения",)
        return cat("выберите локацию для атаки (", cards.wounds(asked.about[0] if asked.about else 0), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.deed(word.effects) if isinstance(word, By) else ("действует",)

    def _seen_gate(self, view: State) -> Text:
        token = reading.top_gate(view)
        return () if token < 0 else (" (", cards.gate_symbol(SYMBOL[token]), ")")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "lay":
                return cat("Выложить ", number(value))
            case "set-aside":
                return cat("Отложить ", number(value))
            case "keep":
                return cat("Оставить ", number(value))
            case "exchange":
                return cat("Заменить ", number(value))
            case "reveal":
                return cat(person(value), f" ({left(reading.cards_left(view, value), names.CARD)})")
            case "on":
                side = "верхний" if reading.is_low_in_row(view, value) else "нижний"
                return cat("На ", number(value), f": {side} эффект")
            case "move":
                return cat("Перейти в ", place(value, ACC))
            case "to":
                return cat("Переместить в ", place(value, ACC))
            case "place":
                return place(value)
            case "strike":
                return cat("Уничтожить ", monster(value, ACC), " (", cards.wounds(HEALTH[value]), ")")
            case "destroy":
                return cat("Уничтожить ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
            case "drive":
                return cat("Переместить ", monster(value, ACC), " из ", place(reading.where_is(view, value), GEN))
            case "push-out":
                return cat("Вытеснить ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
            case "activate":
                if asked.question == Ask.ACTIVATE_NEXT:
                    return cat("Активировать ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
                return cat("Активировать ", monster(value, ACC), " в ", place(reading.where_is(view, value), LOC))
            case "seal":
                return cat("Запечатать дорожку ", path(value))
            case "unseal":
                return cat("Убрать печать ", path(value))
            case "heal" | "person":
                return person(value)
            case "repair":
                return cat("Убрать разрушение из ", place(value, GEN))
            case "use":
                piece = ability_of(option)[0]
                card = reading.item(piece)
                return cat("Использовать вещь ", item(piece), ": ", cards.text(card.before or card.after))
            case "choose":
                word = reading.word_of(view, asked)
                assert isinstance(word, Choose | Repeat)
                return capital(cards.clause(reading.known(word.options[value]), cards.CHOICE))
            case "stop":
                return self._stop(Ask(asked.question))
            case "leave-on-top":
                return ("Оставить наверху",)
            case "put-at-bottom":
                return ("Положить в низ стопки",)
            case "ready":
                return ("Пора",)
            case "not-yet":
                return ("Ещё рано",)
            case "pass":
                return ("Не использовать",)
        raise KeyError(option.key)

    def _stop(self, question: Ask) -> Text:
        match question:
            case Ask.MOVE:
                return ("Остаться на месте",)
            case Ask.STRIKE | Ask.DESTROY:
                return ("Закончить атаку",)
            case Ask.SEAL:
                return ("Больше не запечатывать",)
            case Ask.REPAIR:
                return ("Оставить разрушение",)
            case Ask.REDRAW:
                return ("Больше не заменять",)
        return ("Готово",)

    # ---------------------------------------------------------------- the log

    def note(self, view: State, note: Note) -> Text:
        return capital(self._told(note))

    def _told(self, note: Note) -> Text:
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
                return ("карты очерёдности открыты.",)
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
                wounds = cards.wounds(HEALTH[a[1]])
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
                return cat(did(a[0], "восстановил"), cards.health(a[1]), ".")
            case Told.LOST_HEALTH:
                return cat(did(a[0], "потерял"), cards.health(a[1]), ".")
            case Told.FOUND_SYMBOL:
                found = agree(names.PEOPLE[a[0]].gender, "нашёл", "нашла", "нашло")
                clue = cards.ritual_symbol(a[2])
                return cat(did(a[0], "исследовал"), place(a[1], ACC), f" и {found} улику: ", clue, ".")
            case Told.FOUND_KEY:
                found = agree(names.PEOPLE[a[0]].gender, "нашёл", "нашла", "нашло")
                return cat(did(a[0], "исследовал"), place(a[1], ACC), f" и {found} ключ.")
            case Told.GAINED_ITEM:
                return cat(did(a[0], "получил"), "вещь ", item(a[1]), ".")
            case Told.USED_ITEM:
                return cat(did(a[0], "сбросил"), "вещь ", item(a[1]), ".")
            case Told.SPAWNED:
                appeared = past(cards.monster_noun(reading.monster(a[0])).gender, "появился")
                return cat("в ", place(a[1], LOC), f" {appeared} ", monster(a[0]), ".")
            case Told.NONE_LEFT:
                return (f"свободных жетонов не осталось: новые {cards.monsters(a[0]).many()} не появились.",)
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
                acted = cards.monster_noun(reading.monster(a[0])).gender
                word = agree(acted, "Активирован", "Активирована", "Активировано")
                return cat(f"{word} ", monster(a[0]), " в ", place(a[1], LOC), ".")
            case Told.ZONE:
                return (f"активация монстров в {names.ZONES[a[0]].one(LOC)}.",)
            case Told.PEEKED:
                seen = cat(": ", cards.gate_symbol(SYMBOL[a[1]])) if a[1] >= 0 else ()
                return cat(did(a[0], "посмотрел"), "верхний жетон врат", seen, ".")
            case Told.BURIED:
                return cat(did(a[0], "положил"), "жетон врат в низ стопки.")
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
                return cat("расплата: ", cards.omens(a[0]) if a[0] else "знамений нет", ".")
            case Told.RECKONING_ROW:
                sheet = ANCIENT_ONES[a[0]]
                title = names.RECKONINGS[sheet.reckoning[a[1]].code]
                return (f"{names.ANCIENT_ONES[sheet.code]}: применён эффект расплаты «{title}».",)
            case Told.GATE:
                gate = cat("врата ", cards.of_gate(a[0]), " в ", place(a[1], LOC))
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
                return cat(did(a[0], "выложил"), "для ритуала: ", listed([number(card) for card in a[1:]]), ".")
            case Told.RITUAL_TOKENS:
                first, second = (cards.ritual_symbol(symbol) for symbol in a)
                return cat("символы ритуала: ", first, " и ", second, ".")
            case Told.RITUAL_COUNT:
                return (f"совпавших символов: {a[0]}, нужно: {a[1]}.",)
            case Told.WON:
                return ("ритуал обращён вспять: сыщики победили!",)
            case Told.LOST:
                return (f"сыщики проиграли: {defeat(note.rule)}.",)
            case _:
                assert_never(kind)

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Игра ещё идёт.",)
        if view.result.won:
            return ("Победа! Ритуал обращён вспять, кампус спасён.",)
        return (f"Поражение: {defeat(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Древние"
            case Group.INVESTIGATORS:
                return "Сыщики"
            case Group.ACTION_CARDS:
                return "Карты действий"
            case Group.PRIORITY_CARDS:
                return "Карты очерёдности"
            case Group.ITEMS:
                return "Карты вещей"
            case Group.MONSTERS:
                return "Обычные монстры"
            case Group.SPECIAL_MONSTERS:
                return "Особые монстры"
            case Group.TOKENS:
                return "Жетоны"
            case Group.LOCATIONS:
                return "Локации"
            case _:
                assert_never(group)

    def ancient_one(self, number: int, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, number: int) -> Sheet:
        return cards.investigator(number)

    def action_card(self, card: ActionCard) -> Sheet:
        return cards.action_card(card)

    def priority_card(self, card: PriorityCard) -> Sheet:
        return cards.priority_card(card)

    def item_card(self, card: Item) -> Sheet:
        return cards.item_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def gate_token(self, symbol: int) -> Sheet:
        return cards.gate_token(symbol)

    def clue_token(self, face: int) -> Sheet:
        return cards.clue_token(face)

    def marker(self, marker: Marker) -> Sheet:
        return cards.marker(marker)

    def location(self, place: int) -> Sheet:
        return cards.location(place)
