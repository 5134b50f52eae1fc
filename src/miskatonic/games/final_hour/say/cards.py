"""The components of Final Hour as a player looks them up: a title and lines of text, made from the sheets."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import CAMPUS
from miskatonic.games.final_hour.cards.words import DiscardItem
from miskatonic.games.final_hour.say.effects import clause, short, text
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.titles import DIFFICULTIES, MANNERS, ROLES
from miskatonic.text.parts import Icon, Text, capital, flat, join
from miskatonic.text.phrases import EN, in_case, named, several

Sheet = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


class Marker(StrEnum):
    """Tokens that are all alike."""

    SEAL = "seal"
    DAMAGE = "damage"
    HEALTH = "health"
    RITUAL = "ritual"
    LEAD = "lead"


# -------------------------------------------------------------------- cards and sheets


def ancient_one(v: Voice, sheet: sheets.AncientOne) -> Sheet:
    """An Ancient One sheet: set-up at each difficulty, and the reckoning table."""
    kinds = v.both([in_case(several(v.kind(kind))) for kind in sheet.specials])
    lines = [v.say("Special monsters: {kinds}.", "Особые монстры: {kinds}.", "Особливі монстри: {kinds}.", kinds=kinds)]
    lines += [_set_up(v, name, set_up) for name, set_up in zip(sheets.DIFFICULTIES, sheet.set_ups, strict=True)]
    lines += [_reckoning(v, row) for row in sheet.reckoning]
    return (v.title(sheet.code),), lines


def _set_up(v: Voice, difficulty: str, set_up: sheets.SetUp) -> Text:
    gates = [
        v.say("{gate} in {place}", "{gate} — {place}", "{gate} — {place}", gate=v.gate(symbol), place=v.place(at))
        for symbol, at in enumerate(set_up.gates)
    ]
    start = v.say(
        "{level}. {site}: {place}. Gates: {gates}. {n} in every other location.",
        "{level}. {site}: {place}. Врата: {gates}. В каждой из остальных локаций: {n}.",
        "{level}. {site}: {place}. Ворота: {gates}. В кожній з інших локацій: {n}.",
        level=v.pick(*DIFFICULTIES[difficulty]),
        site=Icon("ritual", v.pick("Ritual site", "Место ритуала", "Місце ритуалу")),
        place=v.place(set_up.ritual),
        gates=v.both(gates) if v.lang is EN else join("; ", gates),
        n=v.many(set_up.others, v.names.monster),
    )
    return join(" ", [start, text(v, set_up.extra)]) if set_up.extra else start


def _reckoning(v: Voice, row: sheets.Reckoning) -> Text:
    least, most = row.least, row.most
    span = v.say("{n} or more", "{n} и более", "{n} і більше", n=least) if most is None else (f"{least}–{most}",)
    return v.say(
        "{span} {omens} — “{title}”. {effects}",
        "{span} {omens} — «{title}». {effects}",
        "{span} {omens} — «{title}». {effects}",
        span=span,
        omens=Icon("omen", v.counted(most or 5, v.names.omen)),
        title=v.title(row.code),
        effects=text(v, row.effects),
    )


def investigator(v: Voice, number: int) -> Sheet:
    """An investigator."""
    slug = INVESTIGATORS[number]
    return (v.title(slug),), [(f"{v.pick(*ROLES[slug])}. {v.pick(*MANNERS[slug])}",)]


def action_card(v: Voice, card: sheets.ActionCard) -> Sheet:
    """An action card with both effects."""
    return (v.title(card.title),), [
        v.say("Top effect: {text}", "Верхний эффект: {text}", "Верхній ефект: {text}", text=text(v, card.top)),
        v.say("Bottom effect: {text}", "Нижний эффект: {text}", "Нижній ефект: {text}", text=text(v, card.bottom)),
    ]


def priority_card(v: Voice, card: sheets.PriorityCard) -> Sheet:
    """A priority card."""
    line = v.say(
        "Ritual symbol: {symbol}. {omens}.",
        "Символ ритуала: {symbol}. {omens}.",
        "Символ ритуалу: {symbol}. {omens}.",
        symbol=v.ritual_symbol(card.symbol),
        omens=v.omens(card.omens) if card.omens else v.pick("No omens", "Знамений нет", "Передвість немає"),
    )
    return v.say("Priority card {n}", "Карта очерёдности {n}", "Карта черговості {n}", n=card.n), [line]


def item_card(v: Voice, card: sheets.Item) -> Sheet:
    """An item: when it can be used and what it does."""
    moment = v.pick("before", "перед применением", "перед застосуванням")
    if card.after:
        moment = v.pick("after", "после применения", "після застосування")
    line = v.say(
        "{discard} {moment} resolving your action card: {text}.",
        "{discard} {moment} эффекта своей карты действия: {text}.",
        "{discard} {moment} ефекту своєї карти дії: {text}.",
        discard=capital(clause(v, DiscardItem())),
        moment=moment,
        text=short(v, card.before or card.after),
    )
    return (v.title(card.code),), [line]


# -------------------------------------------------------------------- tokens


def monster_token(v: Voice, token: sheets.Monster) -> Sheet:
    """A monster: health, colour, and what it does when activated."""
    title = capital(
        v.say(
            "{name} (health {n})",
            "{name} (здоровье {n})",
            "{name} (здоров’я {n})",
            name=named(v.called(token)),
            n=token.health,
        )
    )
    colour = v.pick(("blue", "red"), ("синим", "красным"), ("синіми", "червоними"))[token.colour]
    first = v.say(
        "Health: {n}. It moves along the {colour} arrows.",
        "Здоровье: {n}. Движется по {colour} стрелкам.",
        "Здоров’я: {n}. Рухається за {colour} стрілками.",
        n=token.health,
        colour=colour,
    )
    nothing = v.say(
        "It does nothing when activated.", "При активации ничего не делает.", "Під час активації нічого не робить."
    )
    return title, [first, *([_symbol(v, symbol) for symbol in token.symbols] or [nothing])]


def _symbol(v: Voice, symbol: int) -> Text:
    """What an activation symbol does."""
    name = Icon(sheets.SYMBOLS[symbol], flat(capital(in_case(named(v.names.symbols[symbol])))))
    match symbol:
        case sheets.KILLER:
            return v.say(
                "{name}: each investigator in this location loses {n}.",
                "{name}: каждый сыщик в этой локации теряет {n}.",
                "{name}: кожен дослідник у цій локації втрачає {n}.",
                name=name,
                n=v.health(1),
            )
        case sheets.STALKER:
            return v.say(
                "{name}: the monster makes 1 move along the arrow of its colour.",
                "{name}: монстр совершает 1 переход по стрелке своего цвета.",
                "{name}: монстр робить 1 перехід за стрілкою свого кольору.",
                name=name,
            )
        case _:
            return v.say(
                "{name}: place {n} in the monster’s slot.",
                "{name}: поместите {n} в ячейку монстра.",
                "{name}: покладіть {n} у комірку монстра.",
                name=name,
                n=v.damage(1),
            )


def gate_token(v: Voice, symbol: int) -> Sheet:
    """A gate token."""
    title = v.say("{gate} gate", "Врата {gate:gen}", "Ворота {gate:gen}", gate=v.gate(symbol))
    line = v.say(
        "Once revealed, it goes on the gate with the same symbol; as many monsters appear there as the gate now has tokens.",
        "Открытый жетон кладут на врата с тем же символом; там появляется столько монстров, сколько теперь жетонов врат.",
        "Відкритий жетон кладуть на ворота з тим самим символом; там з’являється стільки монстрів, "
        "скільки там тепер жетонів воріт.",
    )
    return capital(title), [line]


def clue_token(v: Voice, face: int) -> Sheet:
    """A clue token."""
    if face == sheets.KEY:
        line = v.say(
            "Whoever finds it draws an item, and the token goes back to the box.",
            "Нашедший её сыщик берёт карту вещи, а жетон возвращается в коробку.",
            "Дослідник, який його знайшов, бере карту предмета, а жетон повертається до коробки.",
        )
        return v.say("Clue: key", "Улика: ключ", "Доказ: ключ"), [line]
    line = v.say(
        "Once found, it lies face up. When both clues with this symbol have been found, the ritual cannot need it.",
        "Найденная улика лежит в открытую. Если найдены обе улики с этим символом, для ритуала он точно не нужен.",
        "Знайдений доказ лежить горілиць. Якщо знайдено обидва докази з цим символом, для ритуалу він точно не потрібен.",
    )
    return v.say("Clue: {symbol}", "Улика: {symbol}", "Доказ: {symbol}", symbol=v.ritual_symbol(face)), [line]


def marker(v: Voice, kind: Marker) -> Sheet:
    """A token that is like all others of its kind."""
    say = v.say
    match kind:
        case Marker.SEAL:
            return say("Seal", "Печать", "Печать"), [
                say(
                    "Destroys a monster that tries to use its path and is turned brown side up; "
                    "the second time it goes back to the supply.",
                    "Уничтожает монстра, который пытается пройти по дорожке, и переворачивается коричневой стороной вверх, "
                    "а во второй раз возвращается в запас.",
                    "Знищує монстра, який намагається пройти доріжкою, і перевертається коричневим боком догори, "
                    "а вдруге повертається до запасу.",
                ),
                say("Investigators pass freely.", "Сыщикам печать не мешает.", "Дослідникам печать не заважає."),
            ]
        case Marker.DAMAGE:
            line = say(
                "Fills a monster slot of its location: the fewer slots, the sooner monsters reach the ritual site.",
                "Занимает ячейку монстра: чем меньше ячеек, тем быстрее монстры дойдут до места ритуала.",
                "Займає комірку для монстра: що менше комірок, то швидше монстри дійдуть до місця ритуалу.",
            )
            return say("Damage token", "Жетон разрушения", "Жетон руйнування"), [line]
        case Marker.HEALTH:
            line = say(
                "Lies grey side up when the health is lost. If anybody loses all health, everybody loses the game.",
                "Лежит серой стороной вверх, если здоровье потеряно. Если кто-то потеряет всё здоровье, проиграют все.",
                "Лежить сірим боком догори, якщо здоров’я втрачено. Якщо хтось втратить усе здоров’я, програють усі.",
            )
            return say("Health token", "Жетон здоровья", "Жетон здоров’я"), [line]
        case Marker.RITUAL:
            line = say(
                "Marks the ritual site. If it has no slot left for a monster or for damage, everybody loses the game.",
                "Отмечает место ритуала. Если там не хватит ячейки для монстра или разрушения, сыщики проиграют.",
                "Позначає місце ритуалу. Якщо там забракне комірки для монстра чи руйнування, дослідники програють.",
            )
            return say("Ritual token", "Жетон ритуала", "Жетон ритуалу"), [line]
        case Marker.LEAD:
            line = say(
                "The lead investigator plays first and decides in the Ancient One phase. "
                "Every round the token passes clockwise.",
                "Ведущий сыщик ходит первым и принимает решения в фазе Древнего. "
                "Каждый раунд жетон передают по часовой стрелке.",
                "Головний дослідник ходить першим і вирішує у фазі Стародавнього. "
                "Щораунду жетон передають за годинниковою стрілкою.",
            )
            return say("Lead investigator token", "Жетон ведущего сыщика", "Жетон головного дослідника"), [line]
        case _:
            assert_never(kind)


# -------------------------------------------------------------------- locations


def location(v: Voice, number: int) -> Sheet:
    """A location: zone, slots and arrows."""
    spot = CAMPUS[number - 1]
    first = v.say(
        "Location {number}, {zone}, {n}.",
        "Локация {number}, {zone}, {n}.",
        "Локація {number}, {zone}, {n}.",
        number=number,
        zone=v.zone(spot.zone),
        n=v.many(spot.slots, v.names.slot),
    )
    blue, red = spot.arrows
    if blue == red:
        arrows = v.say(
            "Both arrows lead to {place}.",
            "Обе стрелки ведут в {place:acc}.",
            "Обидві стрілки ведуть до {place:gen}.",
            place=v.place(blue),
        )
    else:
        arrows = v.say(
            "The blue arrow leads to {blue}, the red arrow to {red}.",
            "Синяя стрелка ведёт в {blue:acc}, красная — в {red:acc}.",
            "Синя стрілка веде до {blue:gen}, червона — до {red:gen}.",
            blue=v.place(blue),
            red=v.place(red),
        )
    return (flat(in_case(v.place(number))).removeprefix("the "),), [first, arrows]
