"""The words of Final Hour's components in Russian, made from the effect trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards.board import CAMPUS
from miskatonic.games.final_hour.cards.sheets import (
    DIFFICULTIES,
    KEY,
    KILLER,
    STALKER,
    SYMBOLS,
    ActionCard,
    AncientOne,
    Item,
    Monster,
    PriorityCard,
)
from miskatonic.games.final_hour.cards.words import (
    ActivateAt,
    ActivateEach,
    ActivateOne,
    ActivateZone,
    Adjacent,
    Amount,
    AnyEffect,
    AnyWhere,
    AnyWho,
    Attack,
    BlindBottom,
    BurnGate,
    Damage,
    Destroy,
    DiscardItem,
    EachAdjacent,
    EachGate,
    EachNear,
    Explore,
    Gate,
    Heal,
    HealHere,
    Herd,
    Here,
    HidePriority,
    LoseHealth,
    Lure,
    March,
    Move,
    Near,
    OfTarget,
    OthersInZone,
    PeekGate,
    PlayedCards,
    Redraw,
    Repair,
    RitualSite,
    Seal,
    SealWalked,
    Shove,
    Spawn,
    Unseal,
    UseTop,
    WeakestGate,
    WithinTwo,
    WithMonster,
)
from miskatonic.games.final_hour.say.reading import known, known_who, paragraph
from miskatonic.games.final_hour.say.ru import names
from miskatonic.games.final_hour.say.ru.names import (
    action_title,
    each,
    gate_symbol,
    health,
    icons,
    monster_noun,
    monsters,
    of_gate,
    omens,
    place,
    ritual_symbol,
    up_to,
    wounds,
)
from miskatonic.games.final_hour.say.speaker import Marker, Sheet
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.ru import count, counted, listed
from miskatonic.text.slavic import ACC, GEN, INS, LOC, Noun, agree
from miskatonic.words import Another, Anyone, By, Choose, EachInOrder, Lead, Otherwise, Repeat, Steps

# -------------------------------------------------------------------- effects


@dataclass(frozen=True)
class Doer:
    """Who does what an effect says: the reader or somebody else; where they are; whether it is one of several choices."""

    you: bool = True
    here: str = "в своей локации"
    yours: str = "вашей"
    choice: bool = False

    def does(self, order: str, tells: str) -> str:
        """The verb as an order to the reader, or told of somebody else."""
        return order if self.you else tells

    def aside(self) -> Doer:
        """The same, in a clause whose subject is something else."""
        return replace(self, here=f"в {self.yours} локации") if self.here == YOU.here else self


YOU: Final = Doer()
CHOICE: Final = Doer(choice=True)
THEY: Final = Doer(you=False, yours="его")


def where(w: AnyWhere, doer: Doer) -> Text:
    """In which location or locations."""
    match w:
        case Here():
            return (doer.here,)
        case Adjacent():
            return ("в соседней локации",)
        case Near():
            return (doer.here.replace(" локации", " или соседней локации"),)
        case EachAdjacent():
            return ("в каждой соседней локации",)
        case EachNear():
            return (doer.here.replace(" локации", " и каждой соседней локации"),)
        case WithinTwo():
            return ("в локации, до которой не более 2 переходов",)
        case OfTarget():
            return ("в локации этого сыщика",)
        case RitualSite():
            return ("в ", Icon("ritual", "месте ритуала"))
        case EachGate():
            return ("в каждой локации с вратами",)
        case WeakestGate():
            return ("в той локации с вратами, где жетонов врат меньше всего",)
        case Gate(symbol):
            return ("в локации с вратами ", of_gate(symbol))
        case WithMonster(kind):
            return (f"в одной из локаций с {monsters(kind).one(INS)}",)
        case _:
            assert_never(w)


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case Another():
            return "другой сыщик на ваш выбор"
        case Anyone():
            return "любой сыщик на ваш выбор (в том числе вы)"
        case EachInOrder():
            return "каждый сыщик в порядке хода"
        case Lead():
            return "ведущий сыщик"
        case OthersInZone():
            return "каждый из остальных сыщиков в вашей зоне в порядке хода"
        case _:
            assert_never(w)


def dealt(n: Amount, w: AnyWhere, doer: Doer) -> Text:
    """So many wounds somewhere."""
    match n:
        case int():
            many = each(n, names.WOUND, "wound") if isinstance(w, EachNear | EachAdjacent | EachGate) else wounds(n, ACC)
            return cat(many, " монстрам ", where(w, doer))
        case PlayedCards(amount):
            played = f" за каждую карту очерёдности, сыгранную {'вами' if doer.you else 'им'} в этом раунде"
            return cat(each(amount, names.WOUND, "wound"), " монстрам ", where(w, doer), played)
        case _:
            assert_never(n)


def entered(effects: Sequence[Effect], doer: Doer) -> Text:
    """What happens in each location on the way."""
    if not effects:
        return ()
    inside = replace(doer, here=f"в каждой локации, в которую {doer.does('вы входите', 'он входит')}")
    return cat(". ", join(". ", [capital(clause(known(effect), inside)) for effect in effects]))


def every(thing: Noun) -> str:
    """Every one of them, as an object."""
    word = agree(thing.gender, "каждого" if thing.animate else "каждый", "каждую", "каждое")
    return f"{word} {thing.one(ACC)}"


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Steps(effects):
            return join(", затем ", [clause(known(one), doer) for one in effects])
        case Choose(k, options):
            choices = [clause(known(one), CHOICE) for one in options]
            if k == 1:
                return cat("либо ", join(", либо ", choices))
            return cat(f"выполните {k} из этих действий в любом порядке: ", join("; ", choices))
        case Repeat(k, options):
            choices = [clause(known(one), CHOICE) for one in options]
            return cat(f"{count(k, names.TIME)} на выбор: ", listed(choices, " или "))
        case Otherwise(first, instead):
            return cat(clause(known(first), doer), "; если это невозможно, ", clause(known(instead), doer))
        case By(w, effects):
            return cat(who(known_who(w)), " ", deed(effects))
        case Move(n, entering):
            moves = up_to(n, names.MOVE)
            if not doer.you or (n == 1 and not doer.choice):
                moves = f"{does('вы можете', 'может')} совершить {moves}"
            else:
                moves = f"совершите {moves}"
            return cat(moves, entered(entering, doer), " (один раз в каждой)" if entering else "")
        case March(n, entering):
            walk = f"{does('совершите', 'совершает')} ровно {count(n, names.MOVE, ACC)}, не заходя в одну локацию дважды"
            return cat(walk, entered(entering, doer))
        case Attack(n, w):
            return cat(does("нанесите ", "наносит "), dealt(n, w, doer))
        case Destroy(n):
            many = f"{up_to(n, names.MONSTER)} {doer.here}"
            return (f"{does('уничтожьте', 'уничтожает')} {many} независимо от {'его' if n == 1 else 'их'} здоровья",)
        case Lure(n):
            return (f"{does('переместите', 'перемещает')} {up_to(n, names.MONSTER)} из соседних локаций в свою",)
        case Shove(n):
            return (f"{does('переместите', 'перемещает')} {up_to(n, names.MONSTER)} из своей локации в соседние",)
        case Herd(n):
            one = "1 любого монстра на поле в соседнюю с ним локацию"
            several = f"до {n} любых монстров на поле в соседние с ними локации"
            return (f"{does('переместите', 'перемещает')} {one if n == 1 else several}, даже из места ритуала",)
        case Seal(n, anywhere):
            leading = "ведущую" if n == 1 else "ведущих"
            which = "в любом месте поля" if anywhere else f"{leading} из {doer.yours} локации"
            return (f"{does('запечатайте', 'запечатывает')} {up_to(n, names.PATH)}{' ' if anywhere else ', '}{which}",)
        case SealWalked():
            verb = does("поместите", "помещает")
            walked = "по которой вы прошли" if doer.you else "по которой прошёл"
            return (f"{verb} печать коричневой стороной вверх на каждую незапечатанную дорожку, {walked}",)
        case Repair(n):
            tokens = icons(n, "damage", names.DAMAGE, ACC if n == 1 else GEN)
            return cat(does("уберите ", "убирает "), "до " if n > 1 else "", tokens, " из своей локации")
        case Heal(n):
            return cat(does("восстановите ", "восстанавливает "), health(n))
        case HealHere(n):
            return cat(f"сыщики {doer.aside().here} восстанавливают в сумме ", health(n), ", как вы решите")
        case Explore():
            return (f"{does('исследуйте', 'исследует')} свою локацию",)
        case PeekGate():
            return (f"{does('посмотрите', 'смотрит')} верхний жетон стопки врат; его можно положить под низ стопки",)
        case Redraw(n):
            many = up_to(n, names.PRIORITY_CARD)
            solo = "в одиночной игре — замените 1 отложенную карту"
            return (
                f"{does('сбросьте', 'сбрасывает')} {many} с руки и {does('возьмите', 'берёт')} столько же новых ({solo})",
            )
        case UseTop():
            return (f"{does('примените', 'применяет')} верхний эффект своей карты вместо нижнего",)
        case DiscardItem():
            return (f"{does('сбросьте', 'сбрасывает')} эту вещь",)
        case LoseHealth(n):
            return cat(does("потеряйте ", "теряет "), health(n))
        case Spawn(n, w, kind):
            return cat(count(n, monsters(kind)), " появляется " if n == 1 else " появляются ", where(w, doer.aside()))
        case Damage(n, w):
            return cat(does("разместите ", "размещает "), icons(n, "damage", names.DAMAGE, ACC), " ", where(w, doer))
        case ActivateZone(zone):
            return (f"{does('активируйте', 'активирует')} монстров в {names.ZONES[zone].one(LOC)}",)
        case ActivateAt(w):
            return cat(does("активируйте", "активирует"), " монстров ", where(w, doer))
        case ActivateOne(kind):
            return (f"{does('активируйте', 'активирует')} {count(1, monsters(kind), ACC)} на поле",)
        case ActivateEach(kind):
            return (f"{does('активируйте', 'активирует')} {every(monsters(kind))} на поле",)
        case Unseal(n):
            return cat(does("уберите ", "убирает "), icons(n, "seal", names.SEAL, ACC), " с поля")
        case BurnGate(n):
            top = "верхний жетон стопки врат" if n == 1 else f"{count(n, names.GATE_TOKEN)} с верха стопки"
            return (f"{does('уберите', 'убирает')} {top} в коробку не глядя",)
        case BlindBottom():
            then = f"{does('примените', 'применяет')} её нижний эффект и {does('сбросьте', 'сбрасывает')} её"
            return (f"{does('откройте', 'открывает')} верхнюю карту своей колоды действий, {then}",)
        case HidePriority():
            return ("в следующем раунде карты очерёдности выкладываются взакрытую и открываются, когда выложены все",)
        case _:
            assert_never(effect)


def deed(effects: Sequence[Effect]) -> Text:
    """What somebody else does."""
    return listed([clause(known(effect), THEY) for effect in effects])


def short(effects: Sequence[Effect]) -> Text:
    """Effects in one breath, without a capital and a full stop."""
    return listed([clause(known(effect), CHOICE) for effect in effects])


def text(effects: Sequence[Effect]) -> Text:
    """Effects as sentences in a row; one that is printed twice is said once."""
    sentences: list[Text] = []
    for effect, same in groupby(effects):
        said = clause(known(effect))
        times = len(list(same))
        sentences += [cat(capital(cat("дважды ", said)), ".")] if times == 2 else [cat(capital(said), ".")] * times
    return paragraph(sentences)


# -------------------------------------------------------------------- components


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One sheet: set-up at each difficulty, and the reckoning table."""
    kinds: list[Text] = [(names.SPECIALS[kind].many(),) for kind in sheet.specials]
    lines: list[Text] = [cat("Особые монстры: ", listed(kinds), ".")]
    for name, set_up in zip(DIFFICULTIES, sheet.set_ups, strict=True):
        gates = [cat(gate_symbol(symbol), " — ", place(at)) for symbol, at in enumerate(set_up.gates)]
        start = cat(
            f"{names.DIFFICULTIES[name]}. ", Icon("ritual", "Место ритуала"), ": ", place(set_up.ritual),
            ". Врата: ", join("; ", gates), f". В каждой из остальных локаций: {count(set_up.others, names.MONSTER)}.",
        )  # fmt: skip
        lines.append(paragraph([start, text(set_up.extra)]) if set_up.extra else start)
    for row in sheet.reckoning:
        span = f"{row.least} и более" if row.most is None else f"{row.least}–{row.most}"
        word = counted(row.most or 5, names.OMEN)
        lines.append(cat(f"{span} ", Icon("omen", word), f" — «{names.RECKONINGS[row.code]}». ", text(row.effects)))
    return (names.ANCIENT_ONES[sheet.code],), lines


def investigator(number: int) -> Sheet:
    """An investigator."""
    person = names.PEOPLE[number]
    return (person.full,), [(f"{person.role}. {person.manner}",)]


def action_card(card: ActionCard) -> Sheet:
    """An action card with both effects."""
    return (action_title(card),), [cat("Верхний эффект: ", text(card.top)), cat("Нижний эффект: ", text(card.bottom))]


def priority_card(card: PriorityCard) -> Sheet:
    """A priority card."""
    has = omens(card.omens) if card.omens else ("Знамений нет",)
    return (f"Карта очерёдности {card.n}",), [cat("Символ ритуала: ", ritual_symbol(card.symbol), ". ", has, ".")]


def item_text(card: Item) -> Text:
    """When an item can be used and what it does."""
    moment = "перед применением" if card.before else "после применения"
    use = cat(capital(clause(DiscardItem())), f" {moment} эффекта своей карты действия: ")
    return cat(use, short(card.before or card.after), ".")


def item_card(card: Item) -> Sheet:
    """An item."""
    return (names.ITEMS[card.code],), [item_text(card)]


def symbol_text(symbol: int) -> Text:
    """What an activation symbol does."""
    title = cat(Icon(SYMBOLS[symbol], names.SYMBOLS[symbol].one().capitalize()), ": ")
    if symbol == KILLER:
        return cat(title, "каждый сыщик в этой локации теряет ", health(1), ".")
    if symbol == STALKER:
        return cat(title, "монстр совершает 1 переход по стрелке своего цвета.")
    return cat(title, "поместите ", icons(1, "damage", names.DAMAGE), " в ячейку монстра.")


def monster_token(token: Monster) -> Sheet:
    """A monster: health, colour, and what it does when activated."""
    title = f"{monster_noun(token).one()} ({token.health})".capitalize()
    first = f"Здоровье: {token.health}. Движется по {names.ARROWS[token.colour]} стрелкам."
    lines: list[Text] = [(first,), *(symbol_text(symbol) for symbol in token.symbols)]
    if not token.symbols:
        lines.append(("При активации ничего не делает.",))
    return (title,), lines


def gate_token(symbol: int) -> Sheet:
    """A gate token."""
    told = "Открытый жетон кладут на врата с тем же символом; там появляется столько монстров, сколько теперь жетонов врат."
    return cat("Врата ", of_gate(symbol)), [(told,)]


def clue_token(face: int) -> Sheet:
    """A clue token."""
    if face == KEY:
        return ("Улика: ключ",), [("Нашедший её сыщик берёт карту вещи, а жетон возвращается в коробку.",)]
    told = "Найденная улика лежит в открытую. Если найдены обе улики с этим символом, для ритуала он точно не нужен."
    return cat("Улика: ", ritual_symbol(face)), [(told,)]


def marker(kind: Marker) -> Sheet:
    """A token that is like all others of its kind."""
    match kind:
        case Marker.SEAL:
            told = "Уничтожает монстра, который пытается пройти по дорожке, и переворачивается коричневой стороной вверх"
            return ("Печать",), [(f"{told}, а во второй раз возвращается в запас.",), ("Сыщикам печать не мешает.",)]
        case Marker.DAMAGE:
            return ("Жетон разрушения",), [
                ("Занимает ячейку монстра: чем меньше ячеек, тем быстрее монстры дойдут до места ритуала.",)
            ]
        case Marker.HEALTH:
            told = "Лежит серой стороной вверх, если здоровье потеряно. Если кто-то потеряет всё здоровье, проиграют все."
            return ("Жетон здоровья",), [(told,)]
        case Marker.RITUAL:
            told = "Отмечает место ритуала. Если там не хватит ячейки для монстра или разрушения, сыщики проиграют."
            return ("Жетон ритуала",), [(told,)]
        case Marker.LEAD:
            told = "Ведущий сыщик ходит первым и принимает решения в фазе Древнего. Жетон передают по часовой стрелке."
            return ("Жетон ведущего сыщика",), [(told,)]
        case _:
            assert_never(kind)


def location(number: int) -> Sheet:
    """A location: zone, slots and arrows."""
    spot = CAMPUS[number - 1]
    first = f"Локация {number}, {names.ZONES[spot.zone].one()}, {count(spot.slots, names.SLOT)}."
    blue, red = spot.arrows
    if blue == red:
        return (names.PLACES[number].one(),), [(first,), cat("Обе стрелки ведут в ", place(blue, ACC), ".")]
    arrows = cat("Синяя стрелка ведёт в ", place(blue, ACC), ", красная — в ", place(red, ACC), ".")
    return (names.PLACES[number].one(),), [(first,), arrows]
