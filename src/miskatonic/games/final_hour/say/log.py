"""Final Hour's log: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.words import known
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say.effects import clause
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Icon, Text, join
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


def told(entry: tells.AnyTold, rule: str, v: Voice) -> Text:
    """A log entry as a sentence, its first letter still small."""
    if isinstance(entry, tells.OfCards):
        return _of_cards(entry, v)
    if isinstance(entry, tells.OfDeeds):
        return _of_deeds(entry, v)
    if isinstance(entry, tells.OfFinds):
        return _of_finds(entry, v)
    if isinstance(entry, tells.OfMonsters):
        return _of_monsters(entry, v)
    if isinstance(entry, tells.OfAncientOne):
        return _of_ancient_one(entry, v)
    if isinstance(entry, tells.OfRitual):
        return _of_ritual(entry, rule, v)
    return _of_items(entry, v)


def _of_cards(entry: tells.OfCards, v: Voice) -> Text:
    """In the log: rounds and cards."""
    say = v.say
    match entry:
        case tells.Round(n):
            return say("round {n} began.", "начался раунд {n}.", "почався раунд {n}.", n=n)
        case tells.Lead(who):
            return say(
                "{who} became the lead investigator.",
                "{who} {who~стал} ведущим сыщиком.",
                "{who} {who~став головним дослідником/стала головною дослідницею}.",
                who=v.person(who),
            )
        case tells.DrewAction(who, card):
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.Laid(who, card) if card < 0:
            return say(
                "{who} laid a priority card face down.",
                "{who} {who~выложил} карту очерёдности взакрытую.",
                "{who} {who~виклав} карту черговості долілиць.",
                who=v.person(who),
            )
        case tells.Laid(who, card):
            return say(
                "{who} laid {card}.",
                "{who} {who~выложил} {card:acc}.",
                "{who} {who~виклав} {card:acc}.",
                who=v.person(who),
                card=v.priority(card),
            )
        case tells.DrewPriority(who, card):
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(who),
                card=v.priority(card),
            )
        case tells.PriorityShuffled():
            return say(
                "the discarded priority cards became a new deck.",
                "из сброшенных карт очерёдности составлена новая колода.",
                "зі скинутих карт черговості складено нову колоду.",
            )
        case tells.PriorityTurnedUp(cards):
            return say(
                "the priority cards were turned face up: {cards}.",
                "карты очерёдности открыты: {cards}.",
                "карти черговості відкрито: {cards}.",
                cards=_numbers(cards, v),
            )
        case tells.ActionsShuffled(who):
            return say(
                "{who} shuffled {who~his/her} discarded action cards into a new deck.",
                "{who} {who~перемешал} свой сброс в новую колоду действий.",
                "{who} {who~замішав} свій скид у нову колоду дій.",
                who=v.person(who),
            )
        case tells.Resolves(who, card, side):
            which = v.pick("top", "верхний", "верхній") if side == sheets.TOP else v.pick("bottom", "нижний", "нижній")
            return say(
                "{who} used the {which} effect of {card}.",
                "{who} {who~применил} {which} эффект {card:gen}.",
                "{who} {who~застосував} {which} ефект {card:gen}.",
                who=v.person(who),
                which=which,
                card=v.action(card),
            )
        case tells.DrewFive(cards):
            return say(
                "the priority cards drawn were {cards}.",
                "взяты карты очерёдности: {cards}.",
                "узято карти черговості: {cards}.",
                cards=_numbers(cards, v),
            )
        case tells.SetAside(card):
            return say(
                "{card} was set aside for the ritual.",
                "{card} отложена для ритуала.",
                "{card:acc} відкладено для ритуалу.",
                card=v.priority(card),
            )
        case tells.Row(cards):
            return say(
                "the row of priority cards was {cards}.",
                "ряд карт очерёдности: {cards}.",
                "ряд карт черговості: {cards}.",
                cards=_numbers(cards, v),
            )
        case tells.LaidOn(who, card, priority):
            return say(
                "{who} laid {card} on {priority}.",
                "{who} {who~положил} {card:acc} на {priority:acc}.",
                "{who} {who~поклав} {card:acc} на {priority:acc}.",
                who=v.person(who),
                card=v.action(card),
                priority=v.priority(priority),
            )
        case _:
            assert_never(entry)


def _of_deeds(entry: tells.OfDeeds, v: Voice) -> Text:
    """In the log: what investigators did."""
    say = v.say
    match entry:
        case tells.Moved(who, _, to):
            return say(
                "{who} moved to {place}.",
                "{who} {who~перешёл/перешла} в {place:acc}.",
                "{who} {who~перейшов/перейшла} до {place:gen}.",
                who=v.person(who),
                place=v.place(to),
            )
        case tells.Struck(who, monster, place):
            return say(
                "{who} destroyed the {monster} in {place} ({n}).",
                "{who} {who~уничтожил} {monster:acc} в {place:loc} ({n}).",
                "{who} {who~знищив} {monster:acc} в {place:loc} ({n}).",
                who=v.person(who),
                monster=v.monster(monster),
                place=v.place(place),
                n=v.wounds(box.HEALTH[monster]),
            )
        case tells.Destroyed(who, monster, place):
            return say(
                "{who} destroyed the {monster} in {place} outright.",
                "{who} одним ударом {who~уничтожил} {monster:acc} в {place:loc}.",
                "{who} одним ударом {who~знищив} {monster:acc} в {place:loc}.",
                who=v.person(who),
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.Lured(monster, start, to):
            return say(
                "the {monster} was driven from {start} to {to}.",
                "{monster} {monster~переместился} из {start:gen} в {to:acc}.",
                "{monster} {monster~перемістився} з {start:gen} до {to:gen}.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.Sealed(path, side) if side == box.WEAK_SEAL:
            return say(
                "a weakened seal was put on the path {path}.",
                "на дорожку {path} легла печать коричневой стороной вверх.",
                "на доріжку {path} лягла печать коричневим боком догори.",
                path=v.path(path),
            )
        case tells.Sealed(path):
            return say(
                "a seal was put on the path {path}.",
                "дорожка {path} запечатана.",
                "доріжку {path} запечатано.",
                path=v.path(path),
            )
        case tells.Unsealed(path):
            return say(
                "the seal on the path {path} was removed.",
                "печать с дорожки {path} убрана.",
                "печать з доріжки {path} прибрано.",
                path=v.path(path),
            )
        case tells.Repaired(place):
            return say(
                "a damage token was removed from {place}.",
                "из {place:gen} убран жетон разрушения.",
                "з {place:gen} прибрано жетон руйнування.",
                place=v.place(place),
            )
        case tells.Healed(who, n):
            return say(
                "{who} recovered {n}.",
                "{who} {who~восстановил} {n}.",
                "{who} {who~відновив} {n}.",
                who=v.person(who),
                n=v.health(n),
            )
        case tells.LostHealth(who, by, n) if by >= 0:
            return say(
                "{who} lost {n} to the {monster}.",
                "{who} {who~потерял} {n}: {who~его/её} {monster~ранил} {monster}.",
                "{who} {who~втратив} {n}: {who~його/її} {monster~поранив} {monster}.",
                who=v.person(who),
                n=v.health(n),
                monster=v.monster(by),
            )
        case tells.LostHealth(who, _, n):
            return say(
                "{who} lost {n}.",
                "{who} {who~потерял} {n}.",
                "{who} {who~втратив} {n}.",
                who=v.person(who),
                n=v.health(n),
            )
        case _:
            assert_never(entry)


def _of_finds(entry: tells.OfFinds, v: Voice) -> Text:
    """In the log: what investigators found, used and looked at."""
    say = v.say
    match entry:
        case tells.FoundSymbol(who, place, symbol):
            return say(
                "{who} explored {place} and found the {symbol}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} улику: {symbol}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} доказ: {symbol}.",
                who=v.person(who),
                place=v.place(place),
                symbol=v.ritual_symbol(symbol),
            )
        case tells.FoundKey(who, place):
            return say(
                "{who} explored {place} and found a {key}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} {key}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} {key}.",
                who=v.person(who),
                place=v.place(place),
                key=Icon("key", v.pick("key", "ключ", "ключ")),
            )
        case tells.GainedItem(who, item):
            return say(
                "{who} took an item: {item}.",
                "{who} {who~получил} вещь {item}.",
                "{who} {who~отримав} предмет {item}.",
                who=v.person(who),
                item=v.item(item),
            )
        case tells.UsedItem(who, item):
            return say(
                "{who} discarded an item: {item}.",
                "{who} {who~сбросил} вещь {item}.",
                "{who} {who~скинув} предмет {item}.",
                who=v.person(who),
                item=v.item(item),
            )
        case tells.Peeked(who, token) if token < 0:
            return say(
                "{who} looked at the top gate token.",
                "{who} {who~посмотрел} на верхний жетон врат.",
                "{who} {who~подивився} на верхній жетон воріт.",
                who=v.person(who),
            )
        case tells.Peeked(who, token):
            return say(
                "{who} looked at the top gate token: {gate}.",
                "{who} {who~посмотрел} на верхний жетон врат: {gate}.",
                "{who} {who~подивився} на верхній жетон воріт: {gate}.",
                who=v.person(who),
                gate=v.gate(box.SYMBOL[token]),
            )
        case tells.Buried(who):
            return say(
                "{who} put the gate token at the bottom of the stack.",
                "{who} {who~положил} жетон врат под низ стопки.",
                "{who} {who~поклав} жетон воріт під низ стосу.",
                who=v.person(who),
            )
        case tells.LeftOnTop(who):
            return say(
                "{who} left the gate token on top of the stack.",
                "{who} {who~оставил} жетон врат наверху стопки.",
                "{who} {who~залишив} жетон воріт зверху стосу.",
                who=v.person(who),
            )
        case tells.Blind(who, card):
            return say(
                "{who} revealed {card} and used its bottom effect.",
                "{who} {who~открыл} {card:acc} и {who~применил} её нижний эффект.",
                "{who} {who~відкрив} {card:acc} і {who~застосував} її нижній ефект.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.BlindIdle(who, card):
            return say(
                "{who} revealed {card}, which had no effect.",
                "{who} {who~открыл} {card:acc}, но эффекта она не дала.",
                "{who} {who~відкрив} {card:acc}, але ефекту вона не дала.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.Redrew(who, n):
            return say(
                "{who} exchanged {n}.",
                "{who} {who~заменил} {n:acc}.",
                "{who} {who~замінив} {n:acc}.",
                who=v.person(who),
                n=v.many(n, v.names.priority_card),
            )
        case _:
            assert_never(entry)


def _of_monsters(entry: tells.OfMonsters, v: Voice) -> Text:
    """In the log: monsters and damage."""
    say = v.say
    match entry:
        case tells.Spawned(monster, place):
            return say(
                "{monster:a} appeared in {place}.",
                "в {place:loc} {monster~появился} {monster}.",
                "в {place:loc} {monster~з’явився} {monster}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.NoneLeft(kind):
            return say(
                "no {kind} were left, so no more could appear.",
                "свободных жетонов не осталось: новые {kind} не появились.",
                "вільних жетонів не лишилося: нові {kind} не з’явилися.",
                kind=several(v.kind(kind)),
            )
        case tells.PoolRefilled():
            return say(
                "the destroyed monsters went back into the monster pool.",
                "уничтоженные монстры вернулись в пул монстров.",
                "знищені монстри повернулися до чаші монстрів.",
            )
        case tells.Walked(monster, start, to, on) if on:
            return say(
                "there was no room in {start}, so the {monster} went on to {to}.",
                "{monster} {monster~перешёл/перешла/перешло} дальше, в {to:acc}: в {start:loc} нет места.",
                "{monster} {monster~перейшов/перейшла/перейшло} далі, до {to:gen}: у {start:loc} немає місця.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.Walked(monster, start, to):
            return say(
                "the {monster} moved from {start} to {to}.",
                "{monster} {monster~перешёл/перешла/перешло} из {start:gen} в {to:acc}.",
                "{monster} {monster~перейшов/перейшла/перейшло} з {start:gen} до {to:gen}.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.ToRitual(monster):
            return say(
                "the {monster} found no empty slot and went straight to the ritual site.",
                "{monster} {monster~перешёл/перешла/перешло} сразу в место ритуала: пустых ячеек на пути не нашлось.",
                "{monster} {monster~перейшов/перейшла/перейшло} одразу на місце ритуалу: "
                "порожніх комірок дорогою не знайшлося.",
                monster=v.monster(monster),
            )
        case tells.Stays(monster):
            return say(
                "the {monster} stayed at the ritual site.",
                "{monster} {monster~остался} в месте ритуала.",
                "{monster} {monster~залишився} на місці ритуалу.",
                monster=v.monster(monster),
            )
        case tells.BrokenBySeal(monster, path, side):
            after = v.pick("was weakened", "ослабла", "ослабла")
            if side == box.WEAK_SEAL:
                after = v.pick("was used up", "исчезла", "зникла")
            return say(
                "the seal on the path {path} destroyed the {monster} and {after}.",
                "печать на дорожке {path} уничтожила {monster:acc} и {after}.",
                "печать на доріжці {path} знищила {monster:acc} і {after}.",
                path=v.path(path),
                monster=v.monster(monster),
                after=after,
            )
        case tells.Damaged(place):
            return say(
                "a damage token was placed in {place}.",
                "в {place:loc} размещён жетон разрушения.",
                "в {place:loc} розміщено жетон руйнування.",
                place=v.place(place),
            )
        case tells.NoRoomForDamage(place):
            return say(
                "{place} had no slot left to damage.",
                "в {place:loc} не осталось места для разрушения.",
                "в {place:loc} не лишилося місця для руйнування.",
                place=v.place(place),
            )
        case tells.Activated(monster, place):
            return say(
                "the {monster} in {place} was activated.",
                "{monster~активирован} {monster} в {place:loc}.",
                "активовано {monster:acc} в {place:loc}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.NobodyThere(monster, place):
            return say(
                "the {monster} found nobody to wound in {place}.",
                "{monster} никого не {monster~нашёл/нашла/нашло} в {place:loc}.",
                "{monster} нікого не {monster~знайшов/знайшла/знайшло} у {place:loc}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.Zone(zone):
            return say(
                "the monsters of the {zone} were activated.",
                "активированы монстры в {zone:loc}.",
                "активовано монстрів в {zone:loc}.",
                zone=v.zone(zone),
            )
        case _:
            assert_never(entry)


def _of_ancient_one(entry: tells.OfAncientOne, v: Voice) -> Text:
    """In the log: the Ancient One."""
    say = v.say
    match entry:
        case tells.Burned(n):
            return say(
                "{n} went back to the box unseen.",
                "в коробку не глядя {n~убран} {n}.",
                "наосліп прибрано до коробки {n:acc}.",
                n=v.many(n, v.names.gate_token),
            )
        case tells.HideNext():
            return say(
                "priority cards will be laid face down next round.",
                "в следующем раунде карты очерёдности будут выкладываться взакрытую.",
                "наступного раунду карти черговості викладатимуть долілиць.",
            )
        case tells.Reckoning(0):
            return say("the reckoning found no omens.", "расплата: знамений нет.", "розплата: передвість немає.")
        case tells.Reckoning(total):
            return say("the reckoning counted {omens}.", "расплата: {omens}.", "розплата: {omens}.", omens=v.omens(total))
        case tells.ReckoningRow(ancient_one, number):
            sheet = ANCIENT_ONES[ancient_one]
            row = sheet.reckoning[number]
            return say(
                "{name} answered with “{title}” ({effects}).",
                "{name}: применён эффект расплаты «{title}» ({effects}).",
                "{name}: застосовано ефект розплати «{title}» ({effects}).",
                name=v.title(sheet.code),
                title=v.title(row.code),
                effects=join("; ", [clause(known(effect), v) for effect in row.effects]),
            )
        case tells.Answered(ancient_one, number, times):
            sheet = ANCIENT_ONES[ancient_one]
            return say(
                "{name} answered with “{title}”{times}.",
                "{name}: применён эффект расплаты «{title}»{times}.",
                "{name}: застосовано ефект розплати «{title}»{times}.",
                name=v.title(sheet.code),
                title=v.title(sheet.reckoning[number].code),
                times=say(
                    ", {often} in all",
                    ", всего {n} <n:раз|раза|раз>",
                    ", загалом {n} <n:раз|рази|разів>",
                    often="twice" if times == 2 else f"{times} times",
                    n=times,
                )
                if times > 1
                else "",
            )
        case tells.Gate(symbol, place, n):
            return say(
                "the {gate} gate in {place} grew to {n}.",
                "врата {gate:gen} в {place:loc} выросли: теперь там {n}.",
                "ворота {gate:gen} в {place:loc} зросли: тепер там {n}.",
                gate=v.gate(symbol),
                place=v.place(place),
                n=v.many(n, v.names.gate_token),
            )
        case tells.StackEmpty():
            return say(
                "the gate stack was empty: the ritual had to be reversed now.",
                "стопка врат закончилась: настало время обратить ритуал вспять.",
                "стос воріт вичерпано: настав час обернути ритуал навспак.",
            )
        case _:
            assert_never(entry)


def _of_ritual(entry: tells.OfRitual, rule: str, v: Voice) -> Text:
    """In the log: the ritual and the end."""
    say = v.say
    match entry:
        case tells.Ready(who):
            return say(
                "{who} chose to reverse the ritual.",
                "{who} {who~решил} обратить ритуал вспять.",
                "{who} {who~вирішив} обернути ритуал навспак.",
                who=v.person(who),
            )
        case tells.NotYet(who):
            return say(
                "{who} chose to put off the ritual.",
                "{who} {who~решил} подождать с ритуалом.",
                "{who} {who~вирішив} зачекати з ритуалом.",
                who=v.person(who),
            )
        case tells.Attempt():
            return say(
                "the investigators tried to reverse the ritual.",
                "сыщики попытались обратить ритуал вспять.",
                "дослідники спробували обернути ритуал навспак.",
            )
        case tells.LaidForRitual(who, cards):
            return say(
                "{who} laid {cards} for the ritual.",
                "{who} {who~выложил} для ритуала: {cards}.",
                "{who} {who~виклав} для ритуалу: {cards}.",
                who=v.person(who),
                cards=v.both([v.symbol_card(card) for card in cards]),
            )
        case tells.RitualTokens(symbols):
            return say(
                "the symbols of the ritual were {symbols}.",
                "символы ритуала: {symbols}.",
                "символи ритуалу: {symbols}.",
                symbols=v.ritual_symbols(symbols),
            )
        case tells.RitualCount(n, needed):
            return say(
                "{n} matched; {needed} were needed.",
                "{n~совпал} {n}; нужно было {needed}.",
                "{n~збігся} {n}; потрібно було {needed}.",
                n=v.many(n, v.names.symbol),
                needed=needed,
            )
        case tells.Won():
            return say(
                "the ritual was reversed: the investigators won!",
                "ритуал обращён вспять: сыщики победили!",
                "ритуал обернуто навспак: дослідники перемогли!",
            )
        case tells.Lost():
            return say("defeat: {why}.", "поражение: {why}.", "поразка: {why}.", why=defeat(rule, v))
        case _:
            assert_never(entry)


def _of_items(entry: tells.OfItems, v: Voice) -> Text:
    """In the log: what items did."""
    say = v.say
    match entry:
        case tells.Used(item):
            return say("{item} took effect.", "вещь {item} сработала.", "предмет {item} спрацював.", item=v.item(item))
        case tells.Forbidden():
            return say(
                "that could not happen: it was forbidden.",
                "этого не произошло: эффект запрещён.",
                "цього не сталося: ефект заборонено.",
            )
        case _:
            assert_never(entry)


def _numbers(cards: tuple[int, ...], v: Voice) -> Text:
    """Priority cards by their numbers."""
    return v.both([v.number(card) for card in cards])
