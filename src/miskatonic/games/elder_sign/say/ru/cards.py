"""The words of Elder Sign's components in Russian, made from the effect trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, INV4, LORE, PERIL, TERROR, WILD, YELLOW
from miskatonic.games.elder_sign.cards.entrance import FIRST_AID, LOST_AND_FOUND, SHOP
from miskatonic.games.elder_sign.cards.sheets import (
    NO_LOCK,
    Adventure,
    AncientOne,
    Investigator,
    Lower,
    Monster,
    Mythos,
    Offer,
    Possession,
)
from miskatonic.games.elder_sign.cards.words import (
    HEALTH,
    SANITY,
    AnyEffect,
    Draw,
    Gain,
    Hurt,
    Lose,
    Signs,
    Symbol,
    TakeAlly,
    Task,
)
from miskatonic.games.elder_sign.rules.tasks import Goal
from miskatonic.games.elder_sign.say.reading import CLOCK_ICON, LOCK_ICON, known, paragraph
from miskatonic.games.elder_sign.say.ru import names
from miskatonic.games.elder_sign.say.ru.effects import ancient_property, clause, passive, power, short
from miskatonic.games.elder_sign.say.ru.names import face, goods, signs, symbol, trophies, value
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.games.elder_sign.say.speaker import Desk, Sheet
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, GEN, F, noun
from miskatonic.words import Repeat

CELL: Final = noun("яче~", "йка/йки/йке/йку/йкой/йке", "йки/ек/йкам/йки/йками/йках", gender=F)
HOUR: Final = noun("час~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")

# -------------------------------------------------------------------- tasks


def row(symbols: Sequence[Symbol], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs: «знание, 3 поиска; цена: 1 рассудок»."""
    costs = [points(kind, n) for kind, n in enumerate((sanity, health)) if n]
    if clock:
        costs.append((Icon(CLOCK_ICON, "три часа" if clock == 1 else count(3 * clock, HOUR)),))
    wanted = join(", ", [symbol(one) for one in symbols])
    return cat(wanted, "; цена: ", listed(costs)) if costs else wanted


def goal_row(goal: Goal) -> Text:
    """A task as it stands, with the monster on it: what it needs and what it costs."""
    return row(goal.symbols, goal.sanity, goal.health, goal.clock)


def printed_task(number: int, task: Task) -> Text:
    """A line of a card: a task by its number, with what a monster on it would cover."""
    title = f"Задача {number + 1}"
    if task.border is None:
        return cat(f"{title}: ", row(task.symbols, task.sanity, task.health, task.clock), ".")
    if task.is_side:
        return (f"{title}: побочная задача монстра; пока она пуста, выполнять нечего.",)
    needs = row(task.symbols, task.sanity, task.health, task.clock)
    if not task.is_partial:
        return cat(f"{title}, общая задача монстра: ", needs, ".")
    covered = listed([symbol(task.symbols[place]) for place in task.border])
    return cat(f"{title}, частная задача монстра: ", needs, " (монстр закрывает ", covered, ").")


def lock(colour: int) -> Text:
    """Which die is locked."""
    return cat(Icon(LOCK_ICON, "Замок"), f": {names.DICE[colour].one()}.")


def worth(n: int) -> Text:
    """How many trophies a card or a token is worth."""
    return cat("Ценность: ", trophies(n), ".")


# -------------------------------------------------------------------- components


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One: signs, doom track, property, combat task, attack."""
    cells: list[Text] = [(f"{cell}-й",) for cell in sheet.monster_at]
    track = cat(f"Трек безысходности: {count(sheet.doom, CELL)}, монстр появляется на ", listed(cells), ".")
    lines = [cat("Для победы: ", signs(sheet.signs), ". ", track), ancient_property(sheet.property)]
    if sheet.combat is not None:
        lines.append(cat("Боевая задача: ", row(sheet.combat.symbols), "."))
    if sheet.battle_start:
        lines.append(cat("Начало боя: ", short(sheet.battle_start), "."))
    if sheet.attack:
        lines.append(cat("Атака: ", short(sheet.attack), "."))
    return (names.ANCIENT_ONES[sheet.code].one(),), lines


def investigator(sheet: Investigator) -> Sheet:
    """An investigator: occupation, limits, ability, possessions."""
    person = names.PEOPLE[sheet.code]
    limits = [cat("предел ", value(kind, GEN), f" — {n}") for kind, n in ((SANITY, sheet.sanity), (HEALTH, sheet.health))]
    ability = [*(power(p) for p in sheet.powers), *(passive(p) for p in sheet.passive)]
    return (names.capitalised(person.full),), [
        cat(f"{names.capitalised(person.role)}. ", capital(join(", ", limits)), "."),
        cat(f"Свойство «{person.ability}». ", paragraph(ability)),
        cat("Имущество: ", possessions(sheet.start), "."),
    ]


def possessions(effects: Sequence[Effect]) -> Text:
    """What an investigator begins with, as things."""
    return listed([_belonging(known(effect)) for effect in effects])


def _belonging(effect: AnyEffect) -> Text:
    match effect:
        case Draw(kind, n):
            return goods(kind, n)
        case TakeAlly(code):
            return (f"союзник {names.ALLIES[code].one()}",)
        case Repeat(k, options):
            kinds: list[Text] = [(names.goods_many(option.kind),) for option in options if isinstance(option, Draw)]
            return cat(f"{count(k, names.CARD)} на выбор (", listed(kinds, " или "), ")")
        case _:
            return clause(effect)


def adventure(card: Adventure) -> Sheet:
    """An adventure or an Other World: tasks, effects, reward, penalty."""
    first = [worth(card.trophy)]
    if card.ordered:
        first.append(("Задачи выполняются по порядку, сверху вниз.",))
    if card.lock != NO_LOCK:
        first.append(lock(card.lock))
    lines = [paragraph(first), *(printed_task(number, task) for number, task in enumerate(card.tasks))]
    if card.terror:
        lines.append(cat("Эффект ужаса: ", short(card.terror), "."))
    if card.midnight:
        lines.append(cat("Полуночный эффект: ", short(card.midnight), "."))
    lines.append(cat("Награда: ", spoils(card.reward), "."))
    lines.append(cat("Потери: ", spoils(card.penalty), "."))
    return (names.adventure_title(card),), lines


def spoils(effects: Sequence[Effect]) -> Text:
    """What one gains or loses, as things where it is things."""
    things: list[Text] = []
    rest: list[Effect] = []
    for effect in effects:
        match effect:
            case Gain(kind, n) | Lose(kind, n):
                things.append(goods(kind, n))
            case Hurt(kind, n):
                things.append(points(kind, n))
            case Signs(n) if n > 0:
                things.append(signs(n))
            case _:
                rest.append(effect)
    return join("; ", [said for said in (listed(things), short(rest)) if said])


def desk(part: Desk) -> Sheet:
    """A part of the entrance sheet."""
    match part:
        case Desk.FIRST_AID:
            return ("Первая помощь",), [offer(one) for one in FIRST_AID]
        case Desk.LOST_AND_FOUND:
            lines: list[Text] = [("Бросьте 1 зелёный кубик. Вещи и свойства на этот бросок не влияют.",)]
            for shown, effects in LOST_AND_FOUND.items():
                lines.append(cat(capital(face(shown)), ": ", short(effects) if effects else "ничего", "."))
            return ("Бюро находок",), lines
        case Desk.SHOP:
            return ("Сувенирная лавка",), [("Купите что-то одно. Сдачи не дают.",), *(offer(one) for one in SHOP)]
        case _:
            assert_never(part)


def offer(one: Offer) -> Text:
    """A line of the entrance sheet: the price and what one gets."""
    price = cat("За ", trophies(one.price, ACC)) if one.price else ("Бесплатно",)
    return cat(price, ": ", short(one.effects), ".")


def possession(card: Possession) -> Sheet:
    """An item, a spell or an ally."""
    lines = [*(passive(p) for p in card.passive), *(power(p) for p in card.powers)]
    return (names.possession_title(card),), lines


def mythos_card(card: Mythos) -> Sheet:
    """A Mythos card: both halves."""
    return (names.mythos_title(card),), [
        cat("Неотложное воздействие: ", short(card.upper.effects), "."),
        cat("Продолжительный эффект. ", lasting(card.lower)),
    ]


def lasting(half: Lower) -> Text:
    """The lasting effect of a Mythos card."""
    lines = [passive(p) for p in half.passive]
    if half.terror:
        lines.append(cat("Эффект ужаса: ", short(half.terror), "."))
    if half.midnight:
        lines.append(cat("Полуночный эффект: ", short(half.midnight), "."))
    if half.lock != NO_LOCK:
        lines.append(lock(half.lock))
    if half.persistent:
        lines.append(("Остаётся в силе и после появления новых карт Мифа.",))
    return paragraph(lines)


def monster_token(token: Monster) -> Sheet:
    """A monster: task, trophies, lock, and what happens when it is placed or taken."""
    task = token.task
    lines = [cat("Задача: ", row(task.symbols, task.sanity, task.health, task.clock), ".")]
    first = [worth(token.trophy)]
    if token.lock != NO_LOCK:
        first.append(lock(token.lock))
    lines.append(paragraph(first))
    if token.placed:
        lines.append(cat("При появлении: ", short(token.placed), "."))
    if token.defeat:
        lines.append(cat("За победу: ", short(token.defeat), "."))
    return (names.capitalised(names.MONSTERS[token.code].one()),), lines


def die(colour: int) -> Sheet:
    """A die by its colour: its six faces, and how it comes into the pool."""
    faces = cat("Грани: ", join(", ", [face(one) for one in FACES_OF[colour]]), ".")
    lines = [faces]
    if colour == GREEN:
        lines.append(("Шесть зелёных кубиков — пул, с которого начинается каждое приключение.",))
    elif colour == YELLOW:
        lines.append(("В пул его добавляют вещи и свойства, чаще всего простые вещи.",))
    else:
        lines.append(("В пул его добавляют вещи и свойства, чаще всего уникальные вещи.",))
    if WILD in FACES_OF[colour]:
        stands = listed([face(one) for one in (INV4, LORE, PERIL, TERROR)], " или ")
        lines.append(cat(capital(face(WILD)), " заменяет ", stands, "."))
    return (names.capitalised(names.DICE[colour].one()),), lines
