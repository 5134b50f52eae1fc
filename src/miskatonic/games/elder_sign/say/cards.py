"""Elder Sign's components in words: a title and a text, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import dice as d
from miskatonic.games.elder_sign.cards import sheets
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.entrance import FIRST_AID, LOST_AND_FOUND, SHOP
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.say import effects as e
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.games.elder_sign.say.powers import passive, power_text, property_text
from miskatonic.text.parts import Text, capital, cat, paragraph
from miskatonic.text.phrases import EN, named, printed
from miskatonic.text.slavic import NOM
from miskatonic.words import Repeat

Sheet = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


class Desk(StrEnum):
    """The three parts of the entrance sheet."""

    FIRST_AID = "first-aid"
    LOST_AND_FOUND = "lost-and-found"
    SHOP = "souvenir-shop"


Printed = (
    sheets.AncientOne | sheets.Investigator | sheets.Adventure | Desk | sheets.Possession | sheets.Mythos | sheets.Monster
    | sheets.Die
)  # fmt: skip
"""Everything that a player can look up; of dice one of each colour."""


def sheet(v: names.Voice, printed: Printed) -> Sheet:
    """A component in words."""
    title, lines = _sheet(v, printed)
    return v.finished(title), [v.finished(line) for line in lines]


def _sheet(v: names.Voice, printed: Printed) -> Sheet:
    match printed:
        case sheets.AncientOne():
            return ancient_one(v, printed)
        case sheets.Investigator():
            return investigator(v, printed)
        case sheets.Adventure():
            return adventure(v, printed)
        case Desk():
            return desk(v, printed)
        case sheets.Possession():
            return possession(v, printed)
        case sheets.Mythos():
            return mythos_card(v, printed)
        case sheets.Monster():
            return monster_token(v, printed)
        case sheets.Die():
            return die(v, printed.colour)
        case _:
            assert_never(printed)


def title(noun: names.Noun) -> Text:
    """A noun as the title of a component."""
    return capital(named(noun).said(NOM))


def worth(v: names.Voice, n: int) -> Text:
    """How many trophies a card or a token is worth."""
    return v.say(
        "Worth {n}.", "Ценность: {n}.", "{word}: {number}.",
        n=names.trophies(v, n), number=n, word=names.drawn(v, reading.GOODS_ICONS[w.TROPHY], "", "", "Трофеї"),
    )  # fmt: skip


def lock(v: names.Voice, colour: int) -> Text:
    """Which die is locked."""
    word = names.drawn(v, reading.LOCK_ICON, "Locks", "Замок", "Замикає")
    return v.say("{lock} {die}.", "{lock}: {die}.", "{lock} {die:acc}.", lock=word, die=names.a_die(v, colour))


def terror(v: names.Voice, effects: Sequence[Effect]) -> Text:
    """A terror effect."""
    return v.say("Terror: {it}", "Эффект ужаса: {it}", "Жах: {it}", it=e.text(v, effects))


def midnight(v: names.Voice, effects: Sequence[Effect]) -> Text:
    """A Midnight effect."""
    return v.say("Midnight: {it}", "Полуночный эффект: {it}", "Опівночі: {it}", it=e.text(v, effects))


# -------------------------------------------------------------------- adventures and monsters


def printed_task(v: names.Voice, number: int, task: w.Task) -> Text:
    """A line of a card: a task by its number, with what a monster on it would cover."""
    it = e.task_row(v, task)
    if task.border is None:
        return v.say("Task {n}: {it}.", "Задача {n}: {it}.", "Завдання {n}: {it}.", n=number, it=it)
    if task.is_side:
        return v.say(
            "Task {n}: side monster task.",
            "Задача {n}: побочная задача монстра; пока она пуста, выполнять нечего.",
            "Завдання {n}: лише для монстра; без нього завдання немає.",
            n=number,
        )
    if not task.is_partial:
        return v.say(
            "Task {n}: {it} (whole monster task).",
            "Задача {n}, общая задача монстра: {it}.",
            "Завдання {n}: {it} (монстр закриває все завдання).",
            n=number,
            it=it,
        )
    return v.say(
        "Task {n}: {it} (partial monster task: a monster covers {part}).",
        "Задача {n}, частная задача монстра: {it} (монстр закрывает {part}).",
        "Завдання {n}: {it} (монстр закриває: {part}).",
        n=number,
        it=it,
        part=e.covered(v, task),
    )


def adventure(v: names.Voice, card: sheets.Adventure) -> Sheet:
    """An adventure or an Other World: tasks, effects, reward, penalty."""
    lines = [worth(v, card.trophy)]
    if card.ordered:
        lines.append(
            v.say(
                "Its tasks are completed from the top down.",
                "Задачи выполняются по порядку, сверху вниз.",
                "Завдання виконують згори донизу.",
            )
        )
    lines += [printed_task(v, number, task) for number, task in enumerate(card.tasks, 1)]
    if card.lock != NO_LOCK:
        lines.append(lock(v, card.lock))
    if card.terror:
        lines.append(terror(v, card.terror))
    if card.midnight:
        lines.append(midnight(v, card.midnight))
    if card.reward:
        lines.append(v.say("Reward: {it}", "Награда: {it}", "Нагорода: {it}", it=e.spoils(v, card.reward)))
    if card.penalty:
        lines.append(v.say("Penalty: {it}", "Потери: {it}", "Втрати: {it}", it=e.spoils(v, card.penalty)))
    return (printed(v.names.ADVENTURES, card.code),), lines


def monster_token(v: names.Voice, token: sheets.Monster) -> Sheet:
    """A monster: task, trophies, lock, and what happens when it is placed or taken."""
    lines = [v.say("Task: {it}.", "Задача: {it}.", "Завдання: {it}.", it=e.task_row(v, token.task)), worth(v, token.trophy)]
    if token.lock != NO_LOCK:
        lines.append(lock(v, token.lock))
    if token.placed:
        it = e.text(v, token.placed)
        lines.append(v.say("When it appears: {it}", "При появлении: {it}", "Коли з’являється: {it}", it=it))
    if token.defeat:
        it = e.text(v, token.defeat)
        lines.append(v.say("When it is taken as a trophy: {it}", "За победу: {it}", "Коли переможено: {it}", it=it))
    name = v.names.MONSTERS[token.code]
    if v.lang is EN:
        return (_english_title(token, str(name.one)),), lines
    return title(name), lines


def _english_title(token: sheets.Monster, name: str) -> str:
    if token.is_mask:
        return f"The {name}" if token.code.startswith("the-") else name
    return name.title()


# -------------------------------------------------------------------- people and what they own


def investigator(v: names.Voice, sheet: sheets.Investigator) -> Sheet:
    """An investigator: occupation, limits, ability, possessions."""
    person = v.names.PEOPLE[sheet.code]
    sanity = names.value(v, w.SANITY)
    limits = v.say(
        "{role}. {first} {s}, {health} {h}.",
        "{role}. Предел {sanity:gen} — {s}, предел {health:gen} — {h}.",
        "{role}. {first}: {s}, {health}: {h}.",
        role=person.role,
        first=capital(sanity.said(NOM)),
        sanity=sanity,
        s=sheet.sanity,
        health=names.value(v, w.HEALTH),
        h=sheet.health,
    )
    ability = v.say(
        "{ability}{stop} {it}",
        "Свойство «{ability}». {it}",
        "Здібність «{ability}». {it}",
        ability=person.ability,
        stop="" if person.ability.endswith("!") else ".",
        it=paragraph([*(passive(v, word) for word in sheet.passive), *(power_text(v, power) for power in sheet.powers)]),
    )
    start = v.say(
        "At the start: {orders}",
        "Имущество: {things}.",
        "Початкове майно: {things}.",
        orders=e.text(v, sheet.start),
        things=v.both([_belonging(v, w.known(effect)) for effect in sheet.start]),
    )
    return capital((person.full,)), [limits, ability, start]


def _belonging(v: names.Voice, effect: w.AnyEffect) -> Text:
    """What an investigator begins with, as a thing."""
    match effect:
        case w.Draw(kind, n):
            return names.goods(v, kind, n).said(NOM)
        case w.TakeAlly(code):
            return names.ally(v, code).said(NOM)
        case Repeat(k, options):
            kinds = names.either(
                v, [names.several(v.names.GOODS[option.kind]) for option in options if isinstance(option, w.Draw)]
            )
            return v.say(
                "{k} cards of your choice ({kinds})",
                "{k} <k:карта|карты|карт> на выбор ({kinds})",
                "{k} <k:карта|карти|карт> на вибір ({kinds})",
                k=k,
                kinds=kinds,
            )
        case _:
            return e.clause(v, effect)


def possession(v: names.Voice, card: sheets.Possession) -> Sheet:
    """An item, a spell or an ally."""
    lines = [*(passive(v, word) for word in card.passive), *(power_text(v, power) for power in card.powers)]
    if reading.holds_dice(card):
        lines.append(
            v.say(
                "Anybody may use a held die in their own turn; an empty card is discarded.",
                "Защищённые кубики может использовать в свой ход любой игрок; пустая карта сбрасывается.",
                "Збережені кубики може використати у свій хід будь-який гравець; порожню карту скидають.",
            )
        )
    return capital((names.possession_title(v, card.code),)), lines


# -------------------------------------------------------------------- Mythos cards and Ancient Ones


def mythos_card(v: names.Voice, card: sheets.Mythos) -> Sheet:
    """A Mythos card: what happens at once, and what lasts."""
    upper, lower = e.text(v, card.upper.effects), lasting(v, card.lower)
    return (names.mythos_title(v, card),), [
        v.say("At once: {it}", "Неотложное воздействие: {it}", "Одразу: {it}", it=upper),
        v.say("Lasting effect. {it}", "Продолжительный эффект. {it}", "Тривалий ефект. {it}", it=lower),
    ]


def lasting(v: names.Voice, half: sheets.Lower) -> Text:
    """The lower half of a Mythos card."""
    said = [passive(v, word) for word in half.passive]
    if half.terror:
        said.append(terror(v, half.terror))
    if half.midnight:
        said.append(midnight(v, half.midnight))
    if half.lock != NO_LOCK:
        said.append(lock(v, half.lock))
    if half.persistent:
        said.append(
            v.say(
                "It stays in force beside later Mythos cards.",
                "Остаётся в силе и после появления новых карт Мифа.",
                "Ця карта діє й після появи наступної.",
            )
        )
    return paragraph(said)


def ancient_one(v: names.Voice, sheet: sheets.AncientOne) -> Sheet:
    """An Ancient One: signs, doom track, property, combat task, attack."""
    n = len(sheet.monster_at)
    lines = [
        v.say("{n} win the game.", "Для победы: {n}.", "Для перемоги: {n}.", n=names.signs(v, sheet.signs)),
        v.say(
            "{track}: {length}; on <n:space|spaces> {cells} a monster appears.",
            "{track}: {length}, монстр появляется на {cells}.",
            "{track}: {length}; монстри з’являються на {cells}.",
            track=names.drawn(v, reading.DOOM_ICON, "Doom track", "Трек безысходности", "Трек приреченості"),
            length=v.many(sheet.doom, v.names.CELL),
            n=n,
            cells=v.both([(f"{cell}{v.pick('', '-й', '-й')}",) for cell in sheet.monster_at]),
        ),
        property_text(v, sheet.property, sheet.code),
    ]
    if sheet.combat is not None:
        it = e.row(v, sheet.combat.symbols)
        lines.append(v.say("Combat task: {it}.", "Боевая задача: {it}.", "Бойове завдання: {it}.", it=it))
    if sheet.battle_start:
        lines.append(battle_start(v, sheet))
    if sheet.attack:
        lines.append(v.say("Attack: {it}", "Атака: {it}", "Атака: {it}", it=e.text(v, sheet.attack)))
    return title(v.names.ANCIENT_ONES[sheet.code]), lines


def battle_start(v: names.Voice, sheet: sheets.AncientOne) -> Text:
    """What an Ancient One does as soon as it is awake."""
    it = e.text(v, sheet.battle_start)
    return v.say("When the battle begins: {it}", "Начало боя: {it}", "На початку бою: {it}", it=it)


# -------------------------------------------------------------------- entrance and dice


def desk_title(v: names.Voice, desk: Desk) -> Text:
    """The name of a part of the entrance sheet."""
    match desk:
        case Desk.FIRST_AID:
            return v.say("First aid", "Первая помощь", "Перша допомога")
        case Desk.LOST_AND_FOUND:
            return v.say("Lost and found", "Бюро находок", "Бюро знахідок")
        case Desk.SHOP:
            return v.say("Souvenir shop", "Сувенирная лавка", "Сувенірна крамниця")
        case _:
            assert_never(desk)


def desk(v: names.Voice, part: Desk) -> Sheet:
    """A part of the entrance sheet."""
    match part:
        case Desk.FIRST_AID:
            lines = [offer(v, one) for one in FIRST_AID]
        case Desk.LOST_AND_FOUND:
            lines = [
                v.say(
                    "Roll a green die. Items and abilities do not affect this roll.",
                    "Бросьте 1 зелёный кубик. Вещи и свойства на этот бросок не влияют.",
                    "Киньте зелений кубик; ні предмети, ні здібності на цей кидок не впливають.",
                )
            ]
            for shown, effects in LOST_AND_FOUND.items():
                nothing = v.say("nothing.", "ничего.", "нічого.")
                lines.append(cat(capital(names.face(v, shown).said(NOM)), ": ", e.text(v, effects) if effects else nothing))
        case Desk.SHOP:
            once = v.say(
                "One purchase; no change is given.",
                "Купите что-то одно. Сдачи не дают.",
                "Купіть щось одне. Решти не дають.",
            )
            lines = [once, *(offer(v, one) for one in SHOP)]
        case _:
            assert_never(part)
    return desk_title(v, part), lines


def offer(v: names.Voice, line: sheets.Offer) -> Text:
    """A line of the entrance sheet at its printed price."""
    it = e.text(v, line.effects)
    if not line.price:
        return v.say("Free: {it}", "Бесплатно: {it}", "Безкоштовно: {it}", it=it)
    return v.say("{price}: {it}", "За {price:acc}: {it}", "За {price:acc}: {it}", price=names.trophies(v, line.price), it=it)


def die(v: names.Voice, colour: int) -> Sheet:
    """A die by its colour: its six faces, and how it comes into the pool."""
    faces = v.both([names.face(v, one).said(NOM) for one in d.FACES_OF[colour]])
    lines = [v.say("Faces: {it}.", "Грани: {it}.", "Грані: {it}.", it=faces)]
    if colour == d.GREEN:
        lines.append(
            v.say(
                "Every pool has all six, but for those that are locked or held by a spell.",
                "Шесть зелёных кубиков — пул, с которого начинается каждое приключение.",
                "Ці кубики кидає кожен гравець, якщо вони не замкнені й не лежать на заклинаннях.",
            )
        )
    else:
        noun = v.names.GOODS[w.COMMON if colour == d.YELLOW else w.UNIQUE]
        lines.append(
            v.say(
                "It is added to the pool by a card, mostly a {item}.",
                "В пул его добавляют вещи и свойства, чаще всего {items}.",
                "До кидка його додають здебільшого {items}.",
                item=named(noun),
                items=names.several(noun),
            )
        )
    if d.WILD in d.FACES_OF[colour]:
        lines.append(
            v.say(
                "A {wild} is {it}.",
                "{first} заменяет {it:acc}.",
                "{first} замінює {it:acc}.",
                wild=names.face(v, d.WILD),
                first=capital(names.face(v, d.WILD).said(NOM)),
                it=names.either(v, [names.face(v, one) for one in (d.INV4, d.LORE, d.PERIL, d.TERROR)]),
            )
        )
    return title(v.names.DICE[colour]), lines
