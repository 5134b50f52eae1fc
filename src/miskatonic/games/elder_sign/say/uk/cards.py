"""The words of Elder Sign's components in Ukrainian, made from the effect trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, YELLOW
from miskatonic.games.elder_sign.cards.entrance import FIRST_AID, LOST_AND_FOUND, SHOP
from miskatonic.games.elder_sign.cards.monsters import MASKS
from miskatonic.games.elder_sign.cards.sheets import (
    NO_LOCK,
    Adventure,
    AncientOne,
    Investigator,
    Lower,
    Moment,
    Monster,
    Mythos,
    Offer,
    Period,
    Possession,
    Power,
)
from miskatonic.games.elder_sign.cards.words import (
    HEALTH,
    SANITY,
    TROPHY,
    AwakeningLoses,
    Cast,
    CastingCosts,
    Condition,
    DiscardThis,
    Discount,
    EveryMidnight,
    FailedWorldsLeave,
    IgnoreMythos,
    LimitBonus,
    ManyTasks,
    MonstersNeed,
    NoAssistance,
    NoFreeFirstAid,
    NoMonstersInOwnTurn,
    NoTerror,
    OnOtherWorld,
    Passive,
    Property,
    RerollAtMost,
    RollLockedDice,
    ShopCosts,
    SignsLost,
    WithMasks,
)
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.rules.powers import FORCED
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.reading import paragraph
from miskatonic.games.elder_sign.say.speaker import Desk, Sheet
from miskatonic.games.elder_sign.say.uk import names
from miskatonic.games.elder_sign.say.uk.effects import CAN, clauses, lock, printed_task, text
from miskatonic.games.elder_sign.say.uk.names import face, symbol, trophies, value, values
from miskatonic.text.parts import Icon, Text, capital, cat, flat, join
from miskatonic.text.slavic import ACC, GEN, INS, NOM
from miskatonic.text.uk import count, listed

# -------------------------------------------------------------------- powers and what always holds


def _moment(power: Power) -> str:
    """When a power can be used, or works by itself."""
    match power.moment:
        case Moment.ANY_TIME:
            return "у свій хід"
        case Moment.BEFORE_ROLL:
            return "перед своїм кидком"
        case Moment.AFTER_ROLL:
            return "" if power.once_per is Period.ROLL else "після свого кидка"
        case Moment.ADVENTURE_BEGINS:
            return f"на початку пригоди{_where(power.where)}"
        case Moment.TURN_BEGINS:
            return "на початку будь-чийого ходу"
        case Moment.ROLLED:
            return "після будь-чийого кидка"
        case Moment.WOULD_GAIN:
            return f"коли маєте отримати {_kinds(power)},"
        case Moment.GAINED:
            return f"щоразу, коли отримуєте {_kinds(power)}, додатково"
        case Moment.PENALTY:
            return "у разі провалу пригоди"
        case Moment.CLUE_SPENT:
            return "щоразу, коли витрачаєте доказ,"
        case Moment.MIDNIGHT:
            return "опівночі"
        case Moment.TERROR_STRUCK:
            return "коли у ваш хід спрацьовує ефект жаху,"
        case Moment.FAILED:
            return f"коли провалюєте пригоду{_where(power.where)},"
        case _:
            assert_never(power.moment)


def _where(condition: Condition | None) -> str:
    match condition:
        case None:
            return ""
        case OnOtherWorld():
            return " в Іншому світі"
        case _:
            assert_never(condition)


def _kinds(power: Power) -> str:
    return flat(listed([(names.GOODS[kind].many(ACC),) for kind in power.kinds], " або "))


PERIODS: Final = {Period.ROLL: "раз за кидок", Period.TURN: "раз за хід", Period.DAY: "раз на день"}
BY_ITSELF: Final = (*FORCED, Moment.MIDNIGHT)
"""Moments at which a power works without being chosen."""


def _price(costs: Sequence[Effect]) -> Text:
    """What a power costs, as something one can do."""
    rest = [cost for cost in costs if not isinstance(cost, Cast | DiscardThis)]
    first: Text = ()
    if len(costs) - len(rest) == 2:
        first = ("прочитати й скинути це заклинання",)
    elif len(costs) > len(rest):
        first = clauses([cost for cost in costs if cost not in rest], CAN)
    return listed([part for part in (first, clauses(rest, CAN)) if part], " та ")


def power_text(power: Power) -> Text:
    """A power as a sentence, its first letter still small."""
    often = "" if power.once_per is None else PERIODS[power.once_per]
    when = " ".join(word for word in ("потім" if power.in_use else "", often, _moment(power)) if word)
    if power.moment in BY_ITSELF:
        return cat(when, " ", text(power.effects))
    goal = clauses(power.effects, CAN)
    return cat(when, " можете ", cat(_price(power.cost), ", щоб ", goal) if power.cost else goal, ".")


def power_short(power: Power, costs: Sequence[Effect]) -> Text:
    """What a power does and costs beside the card itself, for somebody about to use it."""
    done = clauses(power.effects, CAN)
    return cat(clauses(costs, CAN), ", щоб ", done) if costs else done


def passive_text(passive: Passive) -> Text:
    """What always holds, as a sentence, its first letter still small."""
    match passive:
        case ManyTasks():
            return ("одним кидком можете виконати скільки завгодно завдань.",)
        case NoMonstersInOwnTurn():
            return ("у ваш хід монстри не з’являються.",)
        case NoTerror():
            return ("ефекти жаху на вас не діють.",)
        case IgnoreMythos():
            return ("тривалі ефекти карт міту на вас не діють.",)
        case RollLockedDice():
            return ("у свій хід можете кидати замкнені кубики; наприкінці ходу вони повертаються під замки.",)
        case Discount(n):
            return cat("ваші покупки дешевші на ", trophies(n), ", але не дешевші за ", trophies(1), ".")
        case LimitBonus(kind, n):
            return cat("ваш максимум ", value(kind, GEN), f" збільшено на {n}.")
        case NoAssistance():
            return ("просити допомоги не можна.",)
        case RerollAtMost(n):
            return (f"за доказ можна перекинути щонайбільше {count(n, names.DIE, ACC)}.",)
        case NoFreeFirstAid(debt):
            pay = cat("Замість дії біля входу можна витратити ", trophies(debt), ", щоб скинути цю карту.")
            return cat("безкоштовна перша допомога недоступна. ", pay)
        case _:
            assert_never(passive)


def _sentences(said: list[Text]) -> Text:
    """Sentences in a row, all but the first with a capital."""
    return paragraph([said[0], *map(capital, said[1:])])


def property_text(prop: Property, name: str) -> Text:
    """What an Ancient One does to the game, as a sentence."""
    match prop:
        case AwakeningLoses():
            return (f"Якщо {name} пробудиться, бою не буде: ви одразу програєте.",)
        case CastingCosts(kind, n):
            return cat("Хто читає заклинання, втрачає ", values(kind, n), ".")
        case ShopCosts(n):
            return cat("Усе в сувенірній крамниці дорожче на ", trophies(n), ".")
        case EveryMidnight(effects):
            return cat("Опівночі ", text(effects))
        case WithMasks():
            return (f"У чаші монстрів є {count(len(MASKS), names.MASK)}.",)
        case MonstersNeed(wanted):
            return cat("Завдання кожного монстра потребує ще одного символу: ", symbol(wanted), ".")
        case SignsLost(monster):
            there = f"пригоду з непереможеним {names.MONSTERS[monster].one(INS)}"
            return cat("Втрачайте ", names.signs(1), f" щоразу, коли хтось провалює {there} або когось зжерто.")
        case FailedWorldsLeave():
            left = f"Щойно так вибудуть усі {len(WORLDS)}, {name} пробудиться."
            return (f"Провалений Інший світ вибуває з гри. {left}",)
        case _:
            assert_never(prop)


# -------------------------------------------------------------------- components


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One: signs, doom track, property, combat task, attack."""
    name = names.ANCIENT_ONES[sheet.code].one()
    cells = listed([(f"{cell}-й",) for cell in sheet.monster_at])
    track = cat(Icon(reading.DOOM_ICON, "Трек приреченості"), f": {count(sheet.doom, names.CELL)}; монстри з’являються на ")
    lines: list[Text] = [
        cat("Для перемоги: ", names.signs(sheet.signs, NOM), "."),
        cat(track, cells, "."),
        property_text(sheet.property, name),
    ]
    if sheet.combat is not None:
        lines.append(cat("Бойове завдання: ", printed_task(sheet.combat), "."))
    if sheet.battle_start:
        lines.append(cat("На початку бою: ", text(sheet.battle_start)))
    if sheet.attack:
        lines.append(cat("Атака: ", text(sheet.attack)))
    return (name,), lines


def investigator(sheet: Investigator) -> Sheet:
    """An investigator: occupation, limits, ability, possessions."""
    person = names.PEOPLE[sheet.code]
    limits = cat(value(SANITY), f": {sheet.sanity}, ", value(HEALTH), f": {sheet.health}.")
    ability = _sentences([*map(power_text, sheet.powers), *map(passive_text, sheet.passive)])
    return (person.full,), [
        cat(f"{person.role}. ", capital(limits)),
        cat(f"«{person.ability}»: ", ability),
        cat("Початкове майно: ", text(sheet.start)),
    ]


def adventure(card: Adventure) -> Sheet:
    """An adventure or an Other World: tasks, effects, reward, penalty."""
    lines: list[Text] = [cat(Icon(reading.GOODS_ICONS[TROPHY], "Трофеї"), f": {card.trophy}.")]
    if card.ordered:
        lines.append(("Завдання виконують згори донизу.",))
    for number, task in enumerate(card.tasks):
        title = f"Завдання {number + 1}: " if len(card.tasks) > 1 else "Завдання: "
        lines.append(cat(title, printed_task(task), "."))
    if card.lock != NO_LOCK:
        lines.append(capital(lock(card.lock)))
    for title, effects in (
        ("Жах: ", card.terror),
        ("Опівночі: ", card.midnight),
        ("Нагорода: ", card.reward),
        ("У разі провалу: ", card.penalty),
    ):
        if effects:
            lines.append(cat(title, text(effects)))
    return (names.ADVENTURES[card.code],), lines


def offer(one: Offer) -> Text:
    """A line of the entrance sheet."""
    price = cat("За ", trophies(one.price)) if one.price else ("Безкоштовно",)
    return cat(price, ": ", text(one.effects))


def desk(part: Desk) -> Sheet:
    """A part of the entrance sheet."""
    match part:
        case Desk.FIRST_AID:
            return (names.DESKS[part],), [offer(one) for one in FIRST_AID]
        case Desk.LOST_AND_FOUND:
            lines: list[Text] = [("Киньте зелений кубик; ні предмети, ні здібності на цей кидок не впливають.",)]
            for shown, effects in LOST_AND_FOUND.items():
                lines.append(cat(capital(face(shown)), ": ", text(effects) if effects else "нічого."))
            return (names.DESKS[part],), lines
        case Desk.SHOP:
            return (names.DESKS[part],), [offer(one) for one in SHOP]
        case _:
            assert_never(part)


def possession(card: Possession) -> Sheet:
    """An item, a spell or an ally."""
    title = capital((names.possession_title(card.code),))
    lines = [capital(line) for line in (*map(passive_text, card.passive), *map(power_text, card.powers))]
    if reading.holds_dice(card):
        lines.append(("Збережені кубики може використати будь-який гравець; порожню карту скидають.",))
    return title, lines


def mythos_card(card: Mythos) -> Sheet:
    """A Mythos card: both halves."""
    lines = [cat("Одразу: ", text(card.upper.effects)), cat("Тривалий ефект: ", lasting(card.lower))]
    return (names.mythos_title(card),), lines


def lasting(half: Lower) -> Text:
    """The lasting effect of a Mythos card."""
    said = [*map(passive_text, half.passive)]
    if half.terror:
        said.append(cat("жах — ", text(half.terror)))
    if half.midnight:
        said.append(cat("опівночі ", text(half.midnight)))
    if half.lock != NO_LOCK:
        said.append(lock(half.lock))
    if half.persistent:
        said.append(("ця карта діє й після появи наступної.",))
    return _sentences(said)


def monster_token(token: Monster) -> Sheet:
    """A monster: task, trophies, lock, and what happens when it is placed or taken."""
    lines: list[Text] = [
        cat("Завдання: ", printed_task(token.task), "."),
        cat(Icon(reading.GOODS_ICONS[TROPHY], "Трофеї"), f": {token.trophy}."),
    ]
    if token.lock != NO_LOCK:
        lines.append(capital(lock(token.lock)))
    if token.placed:
        lines.append(cat("Коли з’являється: ", text(token.placed)))
    if token.defeat:
        lines.append(cat("Коли переможено: ", text(token.defeat)))
    return capital((names.MONSTERS[token.code].one(),)), lines


def die(colour: int) -> Sheet:
    """A die by its colour: its six faces, and how it comes into the pool."""
    faces = cat("Грані: ", join(", ", [face(one) for one in FACES_OF[colour]]), ".")
    if colour == GREEN:
        how = "Ці кубики кидає кожен гравець, якщо вони не замкнені й не лежать на заклинаннях."
    elif colour == YELLOW:
        how = "До кидка його додають здебільшого звичайні предмети."
    else:
        how = "До кидка його додають здебільшого унікальні предмети. Джокер замінює пошук 4, знання, небезпеку або жах."
    return capital((names.DICE[colour].one(),)), [faces, (how,)]
