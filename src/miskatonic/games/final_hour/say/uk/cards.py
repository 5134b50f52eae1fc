"""The words of Final Hour's components in Ukrainian, made from the effect trees that run."""

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
from miskatonic.games.final_hour.say.speaker import Marker, Sheet
from miskatonic.games.final_hour.say.uk import names
from miskatonic.games.final_hour.say.uk.names import (
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
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.slavic import ACC, GEN, INS, LOC, Noun, agree
from miskatonic.text.uk import count, counted, listed
from miskatonic.words import Another, Anyone, By, Choose, EachInOrder, Lead, Otherwise, Repeat, Steps

# -------------------------------------------------------------------- effects


@dataclass(frozen=True)
class Doer:
    """Who does what an effect says: the reader or somebody else; where they are; whether it is one of several choices."""

    you: bool = True
    here: str = "в своїй локації"
    yours: str = "вашій"
    choice: bool = False

    def does(self, order: str, tells: str) -> str:
        """The verb as an order to the reader, or told of somebody else."""
        return order if self.you else tells

    @property
    def from_yours(self) -> str:
        """The same after «з»."""
        return "вашої" if self.you else "його"

    def aside(self) -> Doer:
        """The same, in a clause whose subject is something else."""
        return replace(self, here=f"в {self.yours} локації") if self.here == YOU.here else self


YOU: Final = Doer()
CHOICE: Final = Doer(choice=True)
THEY: Final = Doer(you=False, yours="його")


def where(w: AnyWhere, doer: Doer) -> Text:
    """In which location or locations."""
    match w:
        case Here():
            return (doer.here,)
        case Adjacent():
            return ("в сусідній локації",)
        case Near():
            return (doer.here.replace(" локації", " або сусідній локації"),)
        case EachAdjacent():
            return ("в кожній сусідній локації",)
        case EachNear():
            return (doer.here.replace(" локації", " та кожній сусідній локації"),)
        case WithinTwo():
            return ("в локації, до якої не більш ніж 2 переходи",)
        case OfTarget():
            return ("в локації цього дослідника",)
        case RitualSite():
            return ("на ", Icon("ritual", "місці ритуалу"))
        case EachGate():
            return ("в кожній локації з воротами",)
        case WeakestGate():
            return ("в тій локації з воротами, де жетонів воріт найменше",)
        case Gate(symbol):
            return ("в локації з воротами ", of_gate(symbol))
        case WithMonster(kind):
            return (f"в одній з локацій з {monsters(kind).one(INS)}",)
        case _:
            assert_never(w)


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case Another():
            return "інший дослідник на ваш вибір"
        case Anyone():
            return "будь-який дослідник на ваш вибір (зокрема й ви)"
        case EachInOrder():
            return "кожен дослідник у порядку ходу"
        case Lead():
            return "головний дослідник"
        case OthersInZone():
            return "кожен з інших дослідників у вашій зоні в порядку ходу"
        case _:
            assert_never(w)


def dealt(n: Amount, w: AnyWhere, doer: Doer) -> Text:
    """So many wounds somewhere."""
    match n:
        case int():
            many = each(n, names.WOUND, "wound") if isinstance(w, EachNear | EachAdjacent | EachGate) else wounds(n, GEN)
            return cat(many, " монстрам ", where(w, doer))
        case PlayedCards(amount):
            played = f" за кожну карту черговості, яку {'ви зіграли' if doer.you else 'він зіграв'} в цьому раунді"
            return cat(each(amount, names.WOUND, "wound"), " монстрам ", where(w, doer), played)
        case _:
            assert_never(n)


def entered(effects: Sequence[Effect], doer: Doer) -> Text:
    """What happens in each location on the way."""
    if not effects:
        return ()
    inside = replace(doer, here=f"в кожній локації, до якої {doer.does('ви входите', 'він входить')}")
    return cat(". ", join(". ", [capital(clause(known(effect), inside)) for effect in effects]))


def every(thing: Noun) -> str:
    """Every one of them, as an object."""
    word = agree(thing.gender, "кожного" if thing.animate else "кожен", "кожну", "кожне")
    return f"{word} {thing.one(ACC)}"


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Steps(effects):
            return join(", потім ", [clause(known(one), doer) for one in effects])
        case Choose(k, options):
            choices = [clause(known(one), CHOICE) for one in options]
            if k == 1:
                return cat("або ", join(", або ", choices))
            return cat(f"виконайте {k} з цих дій у будь-якому порядку: ", join("; ", choices))
        case Repeat(k, options):
            choices = [clause(known(one), CHOICE) for one in options]
            return cat(f"{count(k, names.TIME)} на вибір: ", listed(choices, " або "))
        case Otherwise(first, instead):
            return cat(clause(known(first), doer), "; якщо це неможливо, ", clause(known(instead), doer))
        case By(w, effects):
            return cat(who(known_who(w)), " ", deed(effects))
        case Move(n, entering):
            moves = up_to(n, names.MOVE)
            if not doer.you or (n == 1 and not doer.choice):
                moves = f"{does('ви можете', 'може')} зробити {moves}"
            else:
                moves = f"зробіть {moves}"
            return cat(moves, entered(entering, doer), " (один раз у кожній)" if entering else "")
        case March(n, entering):
            walk = f"{does('зробіть', 'робить')} рівно {count(n, names.MOVE, ACC)}, не заходячи до тієї самої локації двічі"
            return cat(walk, entered(entering, doer))
        case Attack(n, w):
            return cat(does("завдайте ", "завдає "), dealt(n, w, doer))
        case Destroy(n):
            many = f"{up_to(n, names.MONSTER)} {doer.here}"
            return (f"{does('знищте', 'знищує')} {many} незалежно від {'його' if n == 1 else 'їхнього'} здоров’я",)
        case Lure(n):
            return (f"{does('перемістіть', 'переміщує')} {up_to(n, names.MONSTER)} із сусідніх локацій до своєї",)
        case Shove(n):
            return (f"{does('перемістіть', 'переміщує')} {up_to(n, names.MONSTER)} зі своєї локації до сусідніх",)
        case Herd(n):
            one = "1 будь-якого монстра на полі до сусідньої з ним локації"
            several = f"до {n} будь-яких монстрів на полі до сусідніх з ними локацій"
            return (f"{does('перемістіть', 'переміщує')} {one if n == 1 else several}, навіть з місця ритуалу",)
        case Seal(n, anywhere):
            leading = "що веде" if n == 1 else "що ведуть"
            which = "в будь-якому місці поля" if anywhere else f"{leading} з {doer.from_yours} локації"
            return (f"{does('запечатайте', 'запечатує')} {up_to(n, names.PATH)}{' ' if anywhere else ', '}{which}",)
        case SealWalked():
            verb = does("покладіть", "кладе")
            walked = "якою ви пройшли" if doer.you else "якою пройшов"
            return (f"{verb} печать коричневим боком догори на кожну незапечатану доріжку, {walked}",)
        case Repair(n):
            tokens = icons(n, "damage", names.DAMAGE, ACC if n == 1 else GEN)
            return cat(does("приберіть ", "прибирає "), "до " if n > 1 else "", tokens, " зі своєї локації")
        case Heal(n):
            return cat(does("відновіть ", "відновлює "), health(n))
        case HealHere(n):
            return cat(f"дослідники {doer.aside().here} разом відновлюють ", health(n), ", як ви вирішите")
        case Explore():
            return (f"{does('обстежте', 'обстежує')} свою локацію",)
        case PeekGate():
            return (f"{does('подивіться', 'дивиться')} на верхній жетон стосу воріт; його можна покласти під низ стосу",)
        case Redraw(n):
            many = up_to(n, names.PRIORITY_CARD)
            solo = "в одиночній грі — замініть 1 відкладену карту"
            return (f"{does('скиньте', 'скидає')} {many} з руки й {does('візьміть', 'бере')} стільки ж нових ({solo})",)
        case UseTop():
            return (f"{does('застосуйте', 'застосовує')} верхній ефект своєї карти замість нижнього",)
        case DiscardItem():
            return (f"{does('скиньте', 'скидає')} цей предмет",)
        case LoseHealth(n):
            return cat(does("втратьте ", "втрачає "), health(n))
        case Spawn(n, w, kind):
            return cat(count(n, monsters(kind)), " з’являється " if n == 1 else " з’являються ", where(w, doer.aside()))
        case Damage(n, w):
            return cat(does("розмістіть ", "розміщує "), icons(n, "damage", names.DAMAGE, ACC), " ", where(w, doer))
        case ActivateZone(zone):
            return (f"{does('активуйте', 'активує')} монстрів в {names.ZONES[zone].one(LOC)}",)
        case ActivateAt(w):
            return cat(does("активуйте", "активує"), " монстрів ", where(w, doer))
        case ActivateOne(kind):
            return (f"{does('активуйте', 'активує')} {count(1, monsters(kind), ACC)} на полі",)
        case ActivateEach(kind):
            return (f"{does('активуйте', 'активує')} {every(monsters(kind))} на полі",)
        case Unseal(n):
            return cat(does("приберіть ", "прибирає "), icons(n, "seal", names.SEAL, ACC), " з поля")
        case BurnGate(n):
            top = "верхній жетон стосу воріт" if n == 1 else f"{count(n, names.GATE_TOKEN, ACC)} з верху стосу"
            return (f"{does('приберіть', 'прибирає')} {top} до коробки не дивлячись",)
        case BlindBottom():
            then = f"{does('застосуйте', 'застосовує')} її нижній ефект і {does('скиньте', 'скидає')} її"
            return (f"{does('відкрийте', 'відкриває')} верхню карту своєї колоди дій, {then}",)
        case HidePriority():
            return ("наступного раунду карти черговості викладають долілиць і відкривають, коли викладено всі",)
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
        sentences += [cat(capital(cat("двічі ", said)), ".")] if times == 2 else [cat(capital(said), ".")] * times
    return paragraph(sentences)


# -------------------------------------------------------------------- components


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One sheet: set-up at each difficulty, and the reckoning table."""
    kinds: list[Text] = [(names.SPECIALS[kind].many(),) for kind in sheet.specials]
    lines: list[Text] = [cat("Особливі монстри: ", listed(kinds), ".")]
    for name, set_up in zip(DIFFICULTIES, sheet.set_ups, strict=True):
        gates = [cat(gate_symbol(symbol), " — ", place(at)) for symbol, at in enumerate(set_up.gates)]
        start = cat(
            f"{names.DIFFICULTIES[name]}. ", Icon("ritual", "Місце ритуалу"), ": ", place(set_up.ritual),
            ". Ворота: ", join("; ", gates), f". В кожній з решти локацій: {count(set_up.others, names.MONSTER)}.",
        )  # fmt: skip
        lines.append(paragraph([start, text(set_up.extra)]) if set_up.extra else start)
    for row in sheet.reckoning:
        span = f"{row.least} і більше" if row.most is None else f"{row.least}–{row.most}"
        word = counted(row.most or 5, names.OMEN)
        lines.append(cat(f"{span} ", Icon("omen", word), f" — «{names.RECKONINGS[row.code]}». ", text(row.effects)))
    return (names.ANCIENT_ONES[sheet.code],), lines


def investigator(number: int) -> Sheet:
    """An investigator."""
    person = names.PEOPLE[number]
    return (person.full,), [(f"{person.role}. {person.manner}",)]


def action_card(card: ActionCard) -> Sheet:
    """An action card with both effects."""
    return (action_title(card),), [cat("Верхній ефект: ", text(card.top)), cat("Нижній ефект: ", text(card.bottom))]


def priority_card(card: PriorityCard) -> Sheet:
    """A priority card."""
    has = omens(card.omens) if card.omens else ("Передвість немає",)
    return (f"Карта черговості {card.n}",), [cat("Символ ритуалу: ", ritual_symbol(card.symbol), ". ", has, ".")]


def item_text(card: Item) -> Text:
    """When an item can be used and what it does."""
    moment = "перед застосуванням" if card.before else "після застосування"
    use = cat(capital(clause(DiscardItem())), f" {moment} ефекту своєї карти дії: ")
    return cat(use, short(card.before or card.after), ".")


def item_card(card: Item) -> Sheet:
    """An item."""
    return (names.ITEMS[card.code],), [item_text(card)]


def symbol_text(symbol: int) -> Text:
    """What an activation symbol does."""
    title = cat(Icon(SYMBOLS[symbol], names.SYMBOLS[symbol].one().capitalize()), ": ")
    if symbol == KILLER:
        return cat(title, "кожен дослідник у цій локації втрачає ", health(1), ".")
    if symbol == STALKER:
        return cat(title, "монстр робить 1 перехід за стрілкою свого кольору.")
    return cat(title, "покладіть ", icons(1, "damage", names.DAMAGE), " у комірку монстра.")


def monster_token(token: Monster) -> Sheet:
    """A monster: health, colour, and what it does when activated."""
    title = f"{monster_noun(token).one()} ({token.health})".capitalize()
    first = f"Здоров’я: {token.health}. Рухається за {names.ARROWS[token.colour]} стрілками."
    lines: list[Text] = [(first,), *(symbol_text(symbol) for symbol in token.symbols)]
    if not token.symbols:
        lines.append(("Під час активації нічого не робить.",))
    return (title,), lines


def gate_token(symbol: int) -> Sheet:
    """A gate token."""
    told = "Відкритий жетон кладуть на ворота з таким символом; там з’являється стільки монстрів, скільки жетонів у воротах."
    return cat("Ворота ", of_gate(symbol)), [(told,)]


def clue_token(face: int) -> Sheet:
    """A clue token."""
    if face == KEY:
        return ("Доказ: ключ",), [("Дослідник, який його знайшов, бере карту предмета, а жетон повертається до коробки.",)]
    told = "Знайдений доказ лежить горілиць. Якщо знайдено обидва з цим символом, для ритуалу він точно не потрібен."
    return cat("Доказ: ", ritual_symbol(face)), [(told,)]


def marker(kind: Marker) -> Sheet:
    """A token that is like all others of its kind."""
    match kind:
        case Marker.SEAL:
            told = "Знищує монстра, який намагається пройти доріжкою, і перевертається коричневим боком догори"
            return ("Печать",), [(f"{told}, а вдруге повертається до запасу.",), ("Дослідникам печать не заважає.",)]
        case Marker.DAMAGE:
            return ("Жетон руйнування",), [
                ("Займає комірку: що менше комірок, то швидше монстри дійдуть до місця ритуалу.",)
            ]
        case Marker.HEALTH:
            told = "Лежить сірим боком догори, якщо здоров’я втрачено. Якщо хтось втратить усе здоров’я, програють усі."
            return ("Жетон здоров’я",), [(told,)]
        case Marker.RITUAL:
            told = "Позначає місце ритуалу. Якщо там забракне комірки для монстра чи руйнування, дослідники програють."
            return ("Жетон ритуалу",), [(told,)]
        case Marker.LEAD:
            told = "Головний дослідник ходить першим і вирішує у фазі Стародавнього. Жетон передають далі щораунду."
            return ("Жетон головного дослідника",), [(told,)]
        case _:
            assert_never(kind)


def location(number: int) -> Sheet:
    """A location: zone, slots and arrows."""
    spot = CAMPUS[number - 1]
    first = f"Локація {number}, {names.ZONES[spot.zone].one()}, {count(spot.slots, names.SLOT)}."
    blue, red = spot.arrows
    if blue == red:
        return (names.PLACES[number].one(),), [(first,), cat("Обидві стрілки ведуть до ", place(blue, GEN), ".")]
    arrows = cat("Синя стрілка веде до ", place(blue, GEN), ", червона — до ", place(red, GEN), ".")
    return (names.PLACES[number].one(),), [(first,), arrows]
