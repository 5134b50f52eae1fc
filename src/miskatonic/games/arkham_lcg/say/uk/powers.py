"""The powers of cards in Ukrainian: when they work, what they cost, and what always holds."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.conditions import (
    AttackedHere,
    AtYourLocation,
    CluesWouldCome,
    Condition,
    Defeated,
    DrewTreachery,
    FailedInvestigation,
    OnThis,
    Played,
    SucceededBy,
    Yours,
)
from miskatonic.games.arkham_lcg.cards.passives import (
    AllSkills,
    BarredWhileUnrevealed,
    BlankHere,
    CombatHere,
    DearFirstAction,
    DiscardWhenEmpty,
    ElderSignFails,
    EventsFromDiscard,
    ExtraAction,
    ExtraHands,
    NoPlaying,
    NoWayIn,
    Passive,
    ShroudBonus,
    SkillBonus,
    StaysWhileHorror,
)
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Per, Power, When
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, ELDER_SIGN
from miskatonic.games.arkham_lcg.cards.words import PutResourceHere
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.effects import clause
from miskatonic.games.arkham_lcg.say.uk.manner import CAN, DISCARD, TAKE, YOU, Doer, trait_noun
from miskatonic.games.arkham_lcg.say.uk.names import horror, resources, signed, skill
from miskatonic.text.parts import Icon, Text, capital, cat, flat
from miskatonic.text.slavic import ACC, GEN, INS
from miskatonic.text.uk import count, listed

# -------------------------------------------------------------------- when

OFFERED: Final = (When.ACTION, When.FREE, When.IN_TEST, When.OWN_TURN)
"""Powers that one simply uses; all others answer something."""
ANYBODYS: Final = {
    When.ENEMY_DEFEATED: "після того як переможено ворога,",
    When.ENEMY_ATTACKS: "коли ворог атакує,",
    When.ENEMY_ATTACKED: "після атаки ворога",
    When.DAMAGE_ASSIGNED: "коли атака ворога завдає шкоди,",
    When.HORROR_PLACED: "після того як на дослідника поклали жах,",
    When.TOOK_DAMAGE: "після того як дослідник отримав шкоду,",
    When.TOOK_HORROR: "після того як дослідник отримав жах,",
    When.TOKEN_REVEALED: "коли витягнуто жетон хаосу,",
    When.WOULD_FAIL: "коли дослідник має провалити перевірку,",
    When.FAILED: "після проваленої перевірки",
    When.INVESTIGATED: "після успішного дослідження",
    When.ATTACK_SUCCEEDED: "після успішної атаки",
    When.EVADED: "після успішного ухиляння",
    When.CARD_PLAYED: "після того як розіграно карту,",
    When.ENTERED_PLAY: "після того як карта ввійшла в гру,",
    When.REVELATION: "коли дослідник бере напасть,",
    When.CLUES_DISCOVERED: "коли дослідник має знайти докази,",
    When.TURN_BEGINS: "на початку ходу",
    When.TURN_ENDS: "наприкінці ходу",
    When.ROUND_ENDS: "коли раунд закінчується,",
    When.END_OF_ROUND: "наприкінці раунду",
    When.ENEMY_PHASE_ENDS: "наприкінці фази ворогів",
    When.ENTERED_LOCATION: "після того як дослідник перейшов у локацію,",
    When.LEFT_LOCATION: "коли дослідник залишає локацію,",
    When.GAME_ENDS: "наприкінці гри",
}
"""Moments as such, with a comma where a clause ends."""
YOURS: Final = {
    When.ENEMY_DEFEATED: "після того як ви перемогли ворога,",
    When.TOOK_DAMAGE: "після того як ви отримали шкоду,",
    When.TOOK_HORROR: "після того як ви отримали жах,",
    When.TOKEN_REVEALED: "коли ви витягаєте жетон хаосу,",
    When.WOULD_FAIL: "коли ви маєте провалити перевірку,",
    When.FAILED: "після того як ви провалили перевірку,",
    When.INVESTIGATED: "після вашого успішного дослідження",
    When.EVADED: "після того як ви ухилилися від ворога,",
    When.TURN_BEGINS: "на початку вашого ходу",
    When.TURN_ENDS: "наприкінці вашого ходу",
    When.GAME_ENDS: "наприкінці гри",
}
"""Moments that concern the reader."""
ON_THIS: Final = {
    When.ENEMY_ATTACKED: "після атаки цього ворога",
    When.DAMAGE_ASSIGNED: "коли атака ворога завдає шкоди цій карті,",
    When.HORROR_PLACED: "після того як на вас поклали жах,",
    When.INVESTIGATED: "після успішного дослідження цієї локації",
    When.ENTERED_PLAY: "після того як ця карта ввійшла в гру,",
    When.ENTERED_LOCATION: "після того як ви ввійшли сюди,",
    When.LEFT_LOCATION: "коли дослідник залишає цю локацію,",
}
"""Moments that concern the card."""
CANCELLED: Final = {When.ENEMY_ATTACKS: "цю атаку", When.REVELATION: "її розкриття"}
"""What is cancelled, by moment."""


def moment(when: When, condition: Condition | None) -> str:
    """When a power answers something, with a comma where a clause ends; the first letter is still small."""
    match when, condition:
        case (_, None):
            return ANYBODYS[when]
        case (_, Yours()) if when in YOURS:
            return YOURS[when]
        case (_, OnThis()) if when in ON_THIS:
            return ON_THIS[when]
        case (When.ENEMY_ATTACKS, AtYourLocation()):
            return "коли ворог атакує дослідника у вашій локації,"
        case (When.CARD_PLAYED, Played(trait)):
            return f"після того як ви розіграли {trait_noun(trait).one(ACC)},"
        case (When.REVELATION, DrewTreachery()):
            return "коли ви берете напасть, яка не є слабкістю,"
        case (When.INVESTIGATED, SucceededBy(n)):
            return f"після вашого успішного дослідження з перевагою щонайменше {n}"
        case (When.FAILED, FailedInvestigation(n)):
            return f"після вашого дослідження, проваленого не більш ніж на {n},"
        case (When.CLUES_DISCOVERED, CluesWouldCome()):
            return "коли ви маєте знайти докази у своїй локації,"
        case (When.ENEMY_DEFEATED, Defeated(enemy)):
            return f"після перемоги над {names.ENEMIES[enemy].one(INS)}"
        case (When.ATTACK_SUCCEEDED, AttackedHere(trait)):
            return f"коли дослідник у локації цієї карти успішно атакує {trait_noun(trait).one(ACC)},"
        case _:
            assert condition is not None
            return f"{ANYBODYS[when].removesuffix(',')}, якщо {provided(condition)},"


def provided(condition: Condition) -> str:
    """On what condition a power works, where no shorter way of saying it is known."""
    match condition:
        case Yours():
            return "ідеться про вас"
        case OnThis():
            return "ідеться про цю карту"
        case AtYourLocation():
            return "це сталося у вашій локації"
        case Played(trait):
            return f"ви розіграли {trait_noun(trait).one(ACC)}"
        case DrewTreachery():
            return "ви взяли напасть, яка не є слабкістю"
        case SucceededBy(n):
            return f"ваша перевага щонайменше {n}"
        case FailedInvestigation(n):
            return f"ви провалили дослідження не більш ніж на {n}"
        case CluesWouldCome():
            return "ви маєте знайти докази у своїй локації"
        case Defeated(enemy):
            return f"переможено {names.ENEMIES[enemy].one(ACC)}"
        case AttackedHere(trait):
            return f"у локації цієї карти успішно атаковано {trait_noun(trait).one(ACC)}"
        case _:
            assert_never(condition)


# -------------------------------------------------------------------- what it costs

SPEND: Final = "витратьте/витрачає/витратити"
EXHAUST: Final = "виснажте/виснажує/виснажити"


def costs(cost: Cost, doer: Doer, uses: int, left: int | None = None) -> list[Text]:
    """What using a power costs beside actions, part by part; `left` is how many uses there still are."""
    said: list[Text] = []
    if cost.exhaust:
        said.append((f"{doer.does(EXHAUST)} цю карту",))
    if cost.resources:
        said.append(cat(doer.does(SPEND), " ", resources(cost.resources)))
    if cost.uses:
        of = "" if left is None else f" із {left}"
        said.append((f"{doer.does(SPEND)} {count(cost.uses, names.USES[uses], ACC)}{of}",))
    if cost.cards:
        said.append((f"{doer.does(DISCARD)} {count(cost.cards, names.CARD, ACC)} з руки",))
    if cost.horror:
        said.append(cat(doer.does(TAKE), " ", horror(cost.horror)))
    if cost.discard:
        said.append((f"{doer.does(DISCARD)} цю карту",))
    return said


def _priced(power: Power) -> Cost:
    """The cost, without a resource that is not spent but put on the card."""
    return replace(power.cost, resources=0) if isinstance(power.effect, PutResourceHere) else power.cost


def _manner(power: Power, doer: Doer, uses: int) -> Doer:
    return replace(doer, cancels=CANCELLED.get(power.when, doer.cancels), token=names.USES[uses].one(ACC))


# -------------------------------------------------------------------- powers

PERIODS: Final = {Per.TEST: "за перевірку", Per.TURN: "за хід", Per.PHASE: "за фазу", Per.ROUND: "за раунд"}
TIMES: Final = {1: "раз", 2: "двічі"}


def _limit(power: Power) -> str:
    """How often a power can be used."""
    if power.per is None:
        return ""
    return f" ({TIMES.get(power.times) or count(power.times, names.TIME)} {PERIODS[power.per]})"


def _head(power: Power) -> Text | None:
    """How a power that one simply uses is used; None for all others."""
    match power.when:
        case When.ACTION:
            actions = "Дія" if power.actions == 1 else count(power.actions, names.ACTION)
            return cat(Icon(reading.ACTION_ICON, actions), ", перемовини: " if power.parley else ": ")
        case When.FREE:
            return cat(Icon(reading.FREE_ICON, "Без дії"), ": ")
        case When.IN_TEST:
            return cat(Icon(reading.FREE_ICON, "Під час вашої перевірки"), ": ")
        case When.OWN_TURN:
            return cat(Icon(reading.FREE_ICON, "Без дії у свій хід"), ": ")
        case _:
            return None


def power_text(power: Power, uses: int = 0) -> Text:
    """A power as a line of a card."""
    head = _head(power)
    if head is not None:
        doer = _manner(power, YOU, uses)
        goal = clause(power.effect, doer)
        said = listed([*costs(_priced(power), doer, uses), goal], " та " if re.search(" [ій] ", flat(goal)) else " і ")
        return cat(head, said, _limit(power), ".")
    when = moment(power.when, power.condition)
    if power.forced:
        return cat("Обов’язково: ", when, " ", clause(power.effect, _manner(power, YOU, uses)), ".")
    doer = _manner(power, CAN, uses)
    paid = costs(power.cost, doer, uses)
    goal = clause(power.effect, doer)
    said = cat(listed(paid), ", щоб ", goal) if paid else goal
    return cat(Icon(reading.REACTION_ICON, "Реакція"), f": {when} можете ", said, _limit(power), ".")


def power_short(power: Power, uses: int = 0, left: int | None = None) -> Text:
    """What a power costs and does, for somebody about to use it."""
    doer = _manner(power, CAN, uses)
    paid = costs(_priced(power), doer, uses, left)
    goal = clause(power.effect, doer)
    return cat(listed(paid), ", щоб ", goal) if paid else goal


def played_text(power: Power) -> Text:
    """When an event can be played without an action, and what it does then."""
    when = moment(power.when, power.condition).removesuffix(",")
    return cat(capital((when,)), ": ", clause(power.effect, _manner(power, YOU, 0)), _limit(power), ".")


def held_text(power: Power) -> Text:
    """What an event does while it is in hand."""
    when = moment(power.when, power.condition).removesuffix(",")
    return cat(f"Обов’язково: {when}, якщо ця карта у вашій руці, ", clause(power.effect), ".")


# -------------------------------------------------------------------- what always holds


def passive_text(passive: Passive) -> Text:
    """What always holds, as a sentence."""
    match passive:
        case SkillBonus(kind, n, investigating):
            when = " під час дослідження" if investigating else ""
            return cat(f"Ви отримуєте {signed(n)} до ", skill(kind, GEN), f"{when}.")
        case AllSkills(n):
            return (f"Ви отримуєте {signed(n)} до кожного вміння.",)
        case CombatHere(n):
            return cat(f"Кожен дослідник у локації цієї карти отримує {signed(n)} до ", skill(COMBAT, GEN), ".")
        case ExtraAction(trait):
            only = "" if trait is None else f" лише для активації {trait_noun(trait).many(GEN)}"
            return (f"У свій хід ви маєте 1 додаткову дію{only}.",)
        case ExtraHands(n, trait):
            slots = count(n, names.MORE_HANDS, ACC)
            return (f"Ви маєте {slots} лише для {trait_noun(trait).many(GEN)}.",)
        case ElderSignFails():
            return cat("Для вас ", names.token(ELDER_SIGN), " означає автоматичний провал.")
        case StaysWhileHorror():
            return ("Доки на цій карті є жах, вона не може вийти з гри.",)
        case EventsFromDiscard():
            how = "Можете розігрувати верхню подію свого скиду, наче вона у вас у руці."
            return (f"{how} Розіграні події кладіть під низ колоди, а не в скид.",)
        case DearFirstAction():
            return ("Ваш перший за раунд перехід, атака або ухиляння коштує на 1 дію більше.",)
        case NoPlaying():
            return ("Ви не можете розігрувати активи й події.",)
        case ShroudBonus(n):
            return cat(Icon(reading.SHROUD_ICON, "Неясність"), f" цієї локації більша на {n}.")
        case NoWayIn():
            return ("Неелітні вороги не можуть увійти в цю локацію.",)
        case BlankHere():
            return ("Здібності дослідників у локації цього ворога не діють.",)
        case DiscardWhenEmpty():
            return ("Коли жетони на цій карті закінчаться, скиньте її.",)
        case BarredWhileUnrevealed():
            return ("Доки локацію не відкрито, дослідники не можуть сюди ввійти.",)
        case _:
            assert_never(passive)


def ways_of(passive: tuple[Passive, ...], powers: tuple[Power, ...], uses: int = 0) -> list[Text]:
    """All that a card in play does, line by line."""
    return [*map(passive_text, passive), *(power_text(power, uses) for power in powers)]
