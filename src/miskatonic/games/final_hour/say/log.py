"""Final Hour's log: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.rules.box import HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Icon, Text
from miskatonic.text.phrases import several


def defeat(rule: str, v: Voice) -> Text:
    """Why the game is lost."""
    match rule:
        case "FH-END-02":
            return v.say(
                "an investigator has lost all health",
                "один из сыщиков потерял всё здоровье",
                "один з дослідників втратив усе здоров’я",
            )
        case "FH-END-03":
            return v.say(
                "the ritual could not be reversed",
                "обратить ритуал вспять не удалось",
                "обернути ритуал навспак не вдалося",
            )
    return v.say(
        "no monster slot was left at the ritual site",
        "в месте ритуала не осталось пустых ячеек",
        "на місці ритуалу не лишилося порожніх комірок",
    )


def told(note: Note, v: Voice) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    say = v.say
    if note.kind is tells.Used:
        return say("{item} took effect.", "вещь {item} сработала.", "предмет {item} спрацював.", item=v.item(a[0]))
    if note.kind is tells.Forbidden:
        return say("that could not happen.", "этого не произошло: эффект запрещён.", "цього не сталося: ефект заборонено.")
    kind = note.kind
    match kind:
        # ------------------------------------------------------------ rounds and cards
        case tells.Round:
            return say("round {n} began.", "начался раунд {n}.", "почався раунд {n}.", n=a[0])
        case tells.Lead:
            return say(
                "{who} became the lead investigator.",
                "{who} {who~стал} ведущим сыщиком.",
                "{who} {who~став головним дослідником/стала головною дослідницею}.",
                who=v.person(a[0]),
            )
        case tells.DrewAction:
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(a[0]),
                card=v.action(a[1]),
            )
        case tells.Laid if a[1] < 0:
            return say(
                "{who} laid a priority card face down.",
                "{who} {who~выложил} карту очерёдности взакрытую.",
                "{who} {who~виклав} карту черговості долілиць.",
                who=v.person(a[0]),
            )
        case tells.Laid:
            return say(
                "{who} laid {card}.",
                "{who} {who~выложил} {card:acc}.",
                "{who} {who~виклав} {card:acc}.",
                who=v.person(a[0]),
                card=v.priority(a[1]),
            )
        case tells.DrewPriority:
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(a[0]),
                card=v.priority(a[1]),
            )
        case tells.PriorityShuffled:
            return say(
                "the discarded priority cards became a new deck.",
                "из сброшенных карт очерёдности составлена новая колода.",
                "зі скинутих карт черговості складено нову колоду.",
            )
        case tells.PriorityTurnedUp:
            return say(
                "the priority cards were turned face up: {cards}.",
                "карты очерёдности открыты: {cards}.",
                "карти черговості відкрито: {cards}.",
                cards=_numbers(a, v),
            )
        case tells.ActionsShuffled:
            return say(
                "{who} shuffled {who~his/her} discarded action cards into a new deck.",
                "{who} {who~перемешал} свой сброс в новую колоду действий.",
                "{who} {who~замішав} свій скид у нову колоду дій.",
                who=v.person(a[0]),
            )
        case tells.Resolves:
            side = v.pick("bottom", "нижний", "нижній") if a[2] != TOP else v.pick("top", "верхний", "верхній")
            return say(
                "{who} used the {side} effect of {card}.",
                "{who} {who~применил} {side} эффект {card:gen}.",
                "{who} {who~застосував} {side} ефект {card:gen}.",
                who=v.person(a[0]),
                side=side,
                card=v.action(a[1]),
            )
        case tells.DrewFive:
            return say(
                "priority cards drawn: {cards}.",
                "взяты карты очерёдности: {cards}.",
                "узято карти черговості: {cards}.",
                cards=_numbers(a, v),
            )
        case tells.SetAside:
            return say(
                "{card} was set aside for the ritual.",
                "{card} отложена для ритуала.",
                "{card:acc} відкладено для ритуалу.",
                card=v.priority(a[0]),
            )
        case tells.Row:
            return say(
                "the row of priority cards: {cards}.",
                "ряд карт очерёдности: {cards}.",
                "ряд карт черговості: {cards}.",
                cards=_numbers(a, v),
            )
        case tells.LaidOn:
            return say(
                "{who} laid {card} on {priority}.",
                "{who} {who~положил} {card:acc} на {priority:acc}.",
                "{who} {who~поклав} {card:acc} на {priority:acc}.",
                who=v.person(a[0]),
                card=v.action(a[1]),
                priority=v.priority(a[2]),
            )
        # ------------------------------------------------------------ what investigators did
        case tells.Moved:
            return say(
                "{who} moved to {place}.",
                "{who} {who~перешёл/перешла} в {place:acc}.",
                "{who} {who~перейшов/перейшла} до {place:gen}.",
                who=v.person(a[0]),
                place=v.place(a[2]),
            )
        case tells.Struck:
            return say(
                "{who} destroyed the {monster} in {place} ({n}).",
                "{who} {who~уничтожил} {monster:acc} в {place:loc} ({n}).",
                "{who} {who~знищив} {monster:acc} в {place:loc} ({n}).",
                who=v.person(a[0]),
                monster=v.monster(a[1]),
                place=v.place(a[2]),
                n=v.wounds(HEALTH[a[1]]),
            )
        case tells.Destroyed:
            return say(
                "{who} destroyed the {monster} in {place} outright.",
                "{who} одним ударом {who~уничтожил} {monster:acc} в {place:loc}.",
                "{who} одним ударом {who~знищив} {monster:acc} в {place:loc}.",
                who=v.person(a[0]),
                monster=v.monster(a[1]),
                place=v.place(a[2]),
            )
        case tells.Lured:
            return say(
                "the {monster} was driven from {start} to {end}.",
                "{monster} {monster~переместился} из {start:gen} в {end:acc}.",
                "{monster} {monster~перемістився} з {start:gen} до {end:gen}.",
                monster=v.monster(a[0]),
                start=v.place(a[1]),
                end=v.place(a[2]),
            )
        case tells.Sealed if a[1] == WEAK_SEAL:
            return say(
                "a weakened seal was put on the path {path}.",
                "на дорожку {path} легла печать коричневой стороной вверх.",
                "на доріжку {path} лягла печать коричневим боком догори.",
                path=v.path(a[0]),
            )
        case tells.Sealed:
            return say(
                "a seal was put on the path {path}.",
                "дорожка {path} запечатана.",
                "доріжку {path} запечатано.",
                path=v.path(a[0]),
            )
        case tells.Unsealed:
            return say(
                "the seal on the path {path} was removed.",
                "печать {path} убрана.",
                "печать {path} прибрано.",
                path=v.path(a[0]),
            )
        case tells.Repaired:
            return say(
                "a damage token was removed from {place}.",
                "из {place:gen} убран жетон разрушения.",
                "з {place:gen} прибрано жетон руйнування.",
                place=v.place(a[0]),
            )
        case tells.Healed:
            return say(
                "{who} recovered {n}.",
                "{who} {who~восстановил} {n}.",
                "{who} {who~відновив} {n}.",
                who=v.person(a[0]),
                n=v.health(a[1]),
            )
        case tells.LostHealth:
            return say(
                "{who} lost {n}.",
                "{who} {who~потерял} {n}.",
                "{who} {who~втратив} {n}.",
                who=v.person(a[0]),
                n=v.health(a[1]),
            )
        case tells.FoundSymbol:
            return say(
                "{who} explored {place} and found the {symbol}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} улику: {symbol}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} доказ: {symbol}.",
                who=v.person(a[0]),
                place=v.place(a[1]),
                symbol=v.ritual_symbol(a[2]),
            )
        case tells.FoundKey:
            return say(
                "{who} explored {place} and found a {key}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} {key}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} {key}.",
                who=v.person(a[0]),
                place=v.place(a[1]),
                key=Icon("key", v.pick("key", "ключ", "ключ")),
            )
        case tells.GainedItem:
            return say(
                "{who} took an item: {item}.",
                "{who} {who~получил} вещь {item}.",
                "{who} {who~отримав} предмет {item}.",
                who=v.person(a[0]),
                item=v.item(a[1]),
            )
        case tells.UsedItem:
            return say(
                "{who} discarded an item: {item}.",
                "{who} {who~сбросил} вещь {item}.",
                "{who} {who~скинув} предмет {item}.",
                who=v.person(a[0]),
                item=v.item(a[1]),
            )
        case tells.Peeked if a[1] < 0:
            return say(
                "{who} looked at the top gate token.",
                "{who} {who~посмотрел} верхний жетон врат.",
                "{who} {who~подивився} на верхній жетон воріт.",
                who=v.person(a[0]),
            )
        case tells.Peeked:
            return say(
                "{who} looked at the top gate token: {gate}.",
                "{who} {who~посмотрел} верхний жетон врат: {gate}.",
                "{who} {who~подивився} на верхній жетон воріт: {gate}.",
                who=v.person(a[0]),
                gate=v.gate(SYMBOL[a[1]]),
            )
        case tells.Buried:
            return say(
                "{who} put the gate token at the bottom of the stack.",
                "{who} {who~положил} жетон врат под низ стопки.",
                "{who} {who~поклав} жетон воріт під низ стосу.",
                who=v.person(a[0]),
            )
        case tells.LeftOnTop:
            return say(
                "{who} left the gate token on top of the stack.",
                "{who} {who~оставил} жетон врат наверху стопки.",
                "{who} {who~залишив} жетон воріт зверху стосу.",
                who=v.person(a[0]),
            )
        case tells.Blind:
            return say(
                "{who} revealed {card} and used its bottom effect.",
                "{who} {who~открыл} {card:acc} и {who~применил} её нижний эффект.",
                "{who} {who~відкрив} {card:acc} й {who~застосував} її нижній ефект.",
                who=v.person(a[0]),
                card=v.action(a[1]),
            )
        case tells.BlindIdle:
            return say(
                "{who} revealed {card}, which had no effect.",
                "{who} {who~открыл} {card:acc}, но эффекта она не дала.",
                "{who} {who~відкрив} {card:acc}, але ефекту вона не дала.",
                who=v.person(a[0]),
                card=v.action(a[1]),
            )
        case tells.Redrew:
            return say(
                "{who} exchanged {n}.",
                "{who} {who~заменил} {n:acc}.",
                "{who} {who~замінив} {n:acc}.",
                who=v.person(a[0]),
                n=v.many(a[1], v.names.priority_card),
            )
        # ------------------------------------------------------------ monsters and damage
        case tells.Spawned:
            return say(
                "{monster:a} appeared in {place}.",
                "в {place:loc} {monster~появился} {monster}.",
                "в {place:loc} {monster~з’явився} {monster}.",
                monster=v.monster(a[0]),
                place=v.place(a[1]),
            )
        case tells.NoneLeft:
            return say(
                "no more {kind} could appear: none were left.",
                "свободных жетонов не осталось: новые {kind} не появились.",
                "вільних жетонів не лишилося: нові {kind} не з’явилися.",
                kind=several(v.kind(a[0])),
            )
        case tells.PoolRefilled:
            return say(
                "the destroyed monsters went back into the monster pool.",
                "уничтоженные монстры вернулись в пул.",
                "знищені монстри повернулися до чаші.",
            )
        case tells.Walked:
            return say(
                "the {monster} moved from {start} to {end}.",
                "{monster} {monster~перешёл/перешла/перешло} из {start:gen} в {end:acc}.",
                "{monster} {monster~перейшов/перейшла/перейшло} з {start:gen} до {end:gen}.",
                monster=v.monster(a[0]),
                start=v.place(a[1]),
                end=v.place(a[2]),
            )
        case tells.ToRitual:
            return say(
                "the {monster} found no empty slot and went straight to the ritual site.",
                "{monster} {monster~перешёл/перешла/перешло} сразу в место ритуала: пустых ячеек на пути не нашлось.",
                "{monster} {monster~перейшов/перейшла/перейшло} одразу на місце ритуалу: "
                "порожніх комірок дорогою не знайшлося.",
                monster=v.monster(a[0]),
            )
        case tells.Stays:
            return say(
                "the {monster} stayed at the ritual site.",
                "{monster} {monster~остался} в месте ритуала.",
                "{monster} {monster~залишився} на місці ритуалу.",
                monster=v.monster(a[0]),
            )
        case tells.BrokenBySeal:
            after = v.pick("was weakened", "ослабла", "ослабла")
            if a[2] == WEAK_SEAL:
                after = v.pick("was used up", "исчезла", "зникла")
            return say(
                "the seal on the path {path} destroyed the {monster} and {after}.",
                "печать {path} уничтожила {monster:acc} и {after}.",
                "печать {path} знищила {monster:acc} й {after}.",
                path=v.path(a[1]),
                monster=v.monster(a[0]),
                after=after,
            )
        case tells.Damaged:
            return say(
                "a damage token was placed in {place}.",
                "в {place:loc} размещён жетон разрушения.",
                "в {place:loc} розміщено жетон руйнування.",
                place=v.place(a[0]),
            )
        case tells.NoRoomForDamage:
            return say(
                "{place} had no slot left to damage.",
                "в {place:loc} не осталось места для разрушения.",
                "в {place:loc} не лишилося місця для руйнування.",
                place=v.place(a[0]),
            )
        case tells.Activated:
            return say(
                "the {monster} in {place} was activated.",
                "{monster~активирован} {monster} в {place:loc}.",
                "активовано {monster:acc} в {place:loc}.",
                monster=v.monster(a[0]),
                place=v.place(a[1]),
            )
        case tells.Zone:
            return say(
                "the monsters of the {zone} were activated.",
                "активация монстров в {zone:loc}.",
                "активація монстрів в {zone:loc}.",
                zone=v.zone(a[0]),
            )
        # ------------------------------------------------------------ the Ancient One
        case tells.Burned:
            return say(
                "{n} went back to the box unseen.",
                "в коробку не глядя {n~убран} {n}.",
                "наосліп прибрано до коробки {n:acc}.",
                n=v.many(a[0], v.names.gate_token),
            )
        case tells.HideNext:
            return say(
                "priority cards will be laid face down next round.",
                "в следующем раунде карты очерёдности выкладываются взакрытую.",
                "наступного раунду карти черговості викладатимуть долілиць.",
            )
        case tells.Reckoning:
            return say(
                "reckoning: {omens}.",
                "расплата: {omens}.",
                "розплата: {omens}.",
                omens=v.omens(a[0]) if a[0] else v.pick("no omens", "знамений нет", "передвість немає"),
            )
        case tells.ReckoningRow:
            sheet = ANCIENT_ONES[a[0]]
            return say(
                "{name} answered with “{title}”.",
                "{name}: применён эффект расплаты «{title}».",
                "{name}: застосовано ефект розплати «{title}».",
                name=v.title(sheet.code),
                title=v.title(sheet.reckoning[a[1]].code),
            )
        case tells.Gate:
            return say(
                "the {gate} gate in {place} grew to {n}.",
                "врата {gate:gen} в {place:loc} выросли: теперь там {n}.",
                "ворота {gate:gen} в {place:loc} зросли: тепер там {n}.",
                gate=v.gate(a[0]),
                place=v.place(a[1]),
                n=v.many(a[2], v.names.gate_token),
            )
        case tells.StackEmpty:
            return say(
                "the gate stack was empty: the ritual had to be reversed now.",
                "стопка врат закончилась: настало время обратить ритуал вспять.",
                "стос воріт вичерпано: настав час обернути ритуал навспак.",
            )
        # ------------------------------------------------------------ the ritual
        case tells.Ready:
            return say(
                "{who} was ready to reverse the ritual.",
                "{who} {who~готов} обратить ритуал вспять.",
                "{who} {who~готовий/готова} обернути ритуал навспак.",
                who=v.person(a[0]),
            )
        case tells.NotYet:
            return say(
                "{who} wanted to wait with the ritual.",
                "{who} {who~решил} подождать с ритуалом.",
                "{who} {who~вирішив} зачекати з ритуалом.",
                who=v.person(a[0]),
            )
        case tells.Attempt:
            return say(
                "the investigators tried to reverse the ritual.",
                "сыщики попытались обратить ритуал вспять.",
                "дослідники спробували обернути ритуал навспак.",
            )
        case tells.LaidForRitual:
            return say(
                "{who} laid for the ritual: {cards}.",
                "{who} {who~выложил} для ритуала: {cards}.",
                "{who} {who~виклав} для ритуалу: {cards}.",
                who=v.person(a[0]),
                cards=v.both([v.symbol_card(card) for card in a[1:]]),
            )
        case tells.RitualTokens:
            return say(
                "the symbols of the ritual: {symbols}.",
                "символы ритуала: {symbols}.",
                "символи ритуалу: {symbols}.",
                symbols=v.both([(v.ritual_symbol(symbol),) for symbol in a]),
            )
        case tells.RitualCount:
            return say(
                "matching symbols: {n}; needed: {needed}.",
                "совпавших символов: {n}, нужно: {needed}.",
                "збіглося символів: {n}, потрібно: {needed}.",
                n=a[0],
                needed=a[1],
            )
        case tells.Won:
            return say(
                "the ritual was reversed: the investigators won!",
                "ритуал обращён вспять: сыщики победили!",
                "ритуал обернуто навспак: дослідники перемогли!",
            )
        case tells.Lost:
            return say("defeat: {why}.", "поражение: {why}.", "поразка: {why}.", why=defeat(note.rule, v))
        case _:
            raise KeyError(kind)


def _numbers(cards: tuple[int, ...], v: Voice) -> Text:
    """Priority cards by their numbers."""
    return v.both([v.number(card) for card in cards])
