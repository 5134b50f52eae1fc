"""When powers work: what has happened or is about to, and on what condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards.sheets import Investigator, Location, Power, Sheet, When
from miskatonic.games.arkham_lcg.cards.terms import ELITE
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Three, named

AT: Final[Mapping[When, Three]] = {
    When.IN_TEST: ("in your test", "во время своей проверки", "під час вашої перевірки"),
    When.OWN_TURN: ("in your turn", "в свой ход", "у свій хід"),
    When.ENEMY_DEFEATED: (
        "after [you defeat|an investigator defeats] an enemy",
        "после того как [вы победили врага|враг побеждён]",
        "після того як [ви перемогли|переможено] ворога",
    ),
    When.ENEMY_ATTACKS: (
        "when an enemy attacks [you|an investigator]",
        "когда [вас атакует враг|враг атакует]",
        "коли ворог атакує [вас|дослідника]",
    ),
    When.ENEMY_ATTACKED: (
        "after an enemy attacks",
        "после того как [вас атаковал враг|враг атаковал]",
        "після атаки ворога",
    ),
    When.DAMAGE_ASSIGNED: (
        "when an enemy’s attack puts damage on a card",
        "когда атакующий враг наносит [вам раны|раны]",
        "коли атака ворога завдає шкоди",
    ),
    When.HORROR_PLACED: (
        "after horror is put on a card",
        "после того как на карту [вашего сыщика|сыщика] положен ужас",
        "після того як на дослідника поклали жах",
    ),
    When.TOOK_DAMAGE: (
        "after [you take|an investigator takes] damage",
        "после того как [вы получили|сыщик получил] раны",
        "після того як [ви отримали|дослідник отримав] шкоду",
    ),
    When.TOOK_HORROR: (
        "after [you take|an investigator takes] horror",
        "после того как [вы получили|сыщик получил] ужас",
        "після того як [ви отримали|дослідник отримав] жах",
    ),
    When.TOKEN_REVEALED: (
        "when [you reveal|an investigator reveals] a token",
        "когда [вы вытянули|вытянут] жетон хаоса",
        "коли [ви витягаєте|витягнуто] жетон хаосу",
    ),
    When.WOULD_FAIL: (
        "when [you|an investigator] would fail a test",
        "когда [вы вот-вот провалите|сыщик вот-вот провалит] проверку",
        "коли [ви ось-ось провалите|дослідник ось-ось провалить] перевірку",
    ),
    When.FAILED: (
        "after [you fail|an investigator fails] a test",
        "после того как [вы провалили|сыщик провалил] проверку",
        "після [того як ви провалили перевірку|проваленої перевірки]",
    ),
    When.INVESTIGATED: (
        "after [you investigate|an investigator investigates] successfully",
        "после того как [вы успешно исследовали|сыщик успешно исследовал] локацию",
        "після [вашого успішного|успішного] дослідження",
    ),
    When.ATTACK_SUCCEEDED: (
        "when [you hit|an investigator hits] an enemy",
        "когда [вы успешно атакуете|сыщик успешно атакует] врага",
        "після успішної атаки",
    ),
    When.EVADED: (
        "after [you evade|an investigator evades] an enemy",
        "после того как [вы ушли|сыщик ушёл] от врага",
        "після [того як ви ухилилися від ворога|успішного ухиляння]",
    ),
    When.CARD_PLAYED: (
        "after [you play|an investigator plays] a card",
        "после того как [вы сыграли|сыграна] [карту|карта]",
        "після того як розіграно карту",
    ),
    When.ENTERED_PLAY: (
        "after a card enters play",
        "после того как [вы ввели актив|актив вошёл] в игру",
        "після того як карта ввійшла в гру",
    ),
    When.REVELATION: (
        "when [you draw|an investigator draws] a treachery",
        "когда [вы взяли|сыщик взял] напасть",
        "коли дослідник бере напасть",
    ),
    When.CLUES_DISCOVERED: (
        "when [you|an investigator] would discover clues",
        "когда [вы вот-вот найдёте|сыщик вот-вот найдёт] улики",
        "коли [ви ось-ось знайдете|дослідник ось-ось знайде] докази",
    ),
    When.TURN_BEGINS: (
        "when [your|an investigator’s] turn begins",
        "в начале [своего хода|хода любого сыщика]",
        "на початку [вашого ходу|ходу будь-якого дослідника]",
    ),
    When.TURN_ENDS: (
        "when [your|an investigator’s] turn ends",
        "в конце [своего хода|хода любого сыщика]",
        "наприкінці [вашого ходу|ходу будь-якого дослідника]",
    ),
    When.ROUND_ENDS: ("when the round ends", "когда раунд заканчивается", "коли раунд закінчується"),
    When.END_OF_ROUND: ("at the end of the round", "в конце раунда", "наприкінці раунду"),
    When.PHASE_ENDS: ("at the end of a phase", "в конце фазы", "наприкінці фази"),
    When.PHASE_BEGINS: ("after a phase begins", "после начала фазы", "після початку фази"),
    When.ENEMY_SPAWNS: ("when an enemy spawns", "когда выходит враг", "коли з’являється ворог"),
    When.ENEMY_SPAWNED: (
        "after an enemy enters play",
        "после того как враг вошёл в игру",
        "після того як ворог увійшов у гру",
    ),
    When.ENGAGED: (
        "after an enemy engages [you|an investigator]",
        "после того как враг начал сражаться с [вами|сыщиком]",
        "після того як ворог вступив у бій із [вами|дослідником]",
    ),
    When.ENEMY_FALLS: ("when an enemy is defeated", "когда враг терпит поражение", "коли ворог зазнає поразки"),
    When.INVESTIGATOR_FALLS: (
        "when [you are|an investigator is] about to be defeated",
        "когда [вы вот-вот потерпите|сыщик вот-вот потерпит] поражение",
        "коли [ви ось-ось зазнаєте|дослідник ось-ось зазнає] поразки",
    ),
    When.MOVES: (
        "when [you move|an investigator moves]",
        "когда [вы передвигаетесь|сыщик передвигается]",
        "коли [ви переходите|дослідник переходить]",
    ),
    When.WOULD_REVEAL: (
        "when [you|an investigator] would reveal a token",
        "когда [вы вот-вот вытянете|сыщик вот-вот вытянет] жетон хаоса",
        "коли [ви ось-ось витягнете|дослідник ось-ось витягне] жетон хаосу",
    ),
    When.TOKEN_WAS_REVEALED: (
        "after [you reveal|an investigator reveals] a token",
        "после того как [вы вытянули|вытянут] жетон хаоса",
        "після того як [ви витягли|витягнуто] жетон хаосу",
    ),
    When.JOINED_VICTORY: (
        "after a card joins the victory display",
        "после того как карта добавлена к победному счёту",
        "після того як карта потрапила в зону перемоги",
    ),
    When.ENTERED_LOCATION: (
        "after [you enter|an investigator enters] a location",
        "после того как [вы вошли|сыщик вошёл] в локацию",
        "після того як дослідник перейшов у локацію",
    ),
    When.LEFT_LOCATION: (
        "when an investigator leaves a location",
        "когда [вы покидаете|сыщик покидает] локацию",
        "коли дослідник залишає локацію",
    ),
    When.GAME_ENDS: (
        "when the game ends for [you|an investigator]",
        "когда игра заканчивается или [вы выбываете|сыщик выбывает]",
        "коли гра закінчується або [ви вибуваєте|дослідник вибуває]",
    ),
}
"""When something happens: to the reader, or told of anybody. Actions and what is free have no such moment."""
ON_THIS: Final[Mapping[When, Three]] = {
    When.ENEMY_ATTACKS: ("when this enemy attacks", "когда этот враг атакует", "коли цей ворог атакує"),
    When.ENEMY_SPAWNS: ("when this enemy spawns", "когда выходит этот враг", "коли з’являється цей ворог"),
    When.ENEMY_SPAWNED: (
        "after this enemy enters play",
        "после того как этот враг вошёл в игру",
        "після того як цей ворог увійшов у гру",
    ),
    When.ENGAGED: (
        "after this enemy engages you",
        "после того как этот враг начал с вами сражаться",
        "після того як цей ворог вступив у бій із вами",
    ),
    When.ENEMY_FALLS: ("when this enemy is defeated", "когда этот враг терпит поражение", "коли цей ворог зазнає поразки"),
    When.EVADED: ("after this enemy is evaded", "после ухода от этого врага", "після ухиляння від цього ворога"),
    When.MOVES: ("when you move out of this location", "когда вы уходите из этой локации", "коли ви йдете з цієї локації"),
    When.ENEMY_ATTACKED: ("after this enemy attacks", "после атаки этого врага", "після атаки цього ворога"),
    When.DAMAGE_ASSIGNED: (
        "when an enemy’s attack puts damage on this card",
        "когда атакующий враг наносит раны этому активу",
        "коли атака ворога завдає шкоди цій карті",
    ),
    When.HORROR_PLACED: (
        "after horror is put on {this}",
        "после того как на карту вашего сыщика положен ужас",
        "після того як на вас поклали жах",
    ),
    When.ENTERED_PLAY: (
        "after this card enters play",
        "после того как этот актив вошёл в игру",
        "після того як ця карта ввійшла в гру",
    ),
    When.INVESTIGATED: (
        "after a successful investigation of {here}",
        "после успешного исследования этой локации",
        "після успішного дослідження цієї локації",
    ),
    When.ENTERED_LOCATION: (
        "after you enter {here}",
        "после того как вы вошли в эту локацию",
        "після того як ви ввійшли сюди",
    ),
    When.LEFT_LOCATION: (
        "when an investigator leaves {here}",
        "когда сыщик покидает эту локацию",
        "коли дослідник залишає цю локацію",
    ),
}
"""When something happens to the very card, its investigator or its location."""


def at(v: Voice, when: When) -> Text:
    """When something happens: to the reader, or told of anybody."""
    return v.say(*AT[when]) if when in AT else ()


def _on_this(v: Voice, when: When, sheet: Sheet) -> Text:
    """When something happens to the very card, its investigator or its location."""
    if when not in ON_THIS:
        return at(v, when)
    this = "you" if isinstance(sheet, Investigator) else "this card"
    here = "this location" if isinstance(sheet, Location) else "its location"
    return v.say(*ON_THIS[when], this=this, here=here)


def moment(v: Voice, power: Power, sheet: Sheet) -> Text:
    """When a power works: "after you defeat an enemy"."""
    say = v.say
    match power.when, power.condition:
        case When.ACTION | When.FREE, c.NoCluesHere() as none:
            return say("if {it}", "если {it}", "якщо {it}", it=_provided(v, none))
        case When.ACTION | When.FREE, _:
            return ()
        case when, None:
            return at(v.of(()), when)
        case when, c.Yours():
            return at(v, when)
        case when, c.OnThis():
            return _on_this(v, when, sheet)
        case When.ENEMY_ATTACKS, c.AtYourLocation():
            return say(
                "when an enemy attacks an investigator at your location",
                "когда враг атакует сыщика в вашей локации",
                "коли ворог атакує дослідника у вашій локації",
            )
        case When.CARD_PLAYED, c.Played() as played:
            return say("after {it}", "после того как {it}", "після того як {it}", it=_provided(v, played))
        case When.REVELATION, c.DrewTreachery():
            return say(
                "when you draw a treachery that is not a weakness",
                "когда вы взяли напасть (кроме слабостей)",
                "коли ви берете напасть, яка не є слабкістю",
            )
        case When.INVESTIGATED, c.SucceededBy(n):
            return say(
                "after you investigate successfully by {n} or more",
                "после того как вы успешно исследовали локацию с запасом не меньше {n}",
                "після вашого успішного дослідження з перевагою щонайменше {n}",
                n=n,
            )
        case When.FAILED, c.FailedInvestigation(n):
            return say(
                "after you fail to investigate by {n} or less",
                "после того как вы провалили исследование, недобрав не больше {n} <n:очка|очков>",
                "після вашого дослідження, проваленого не більш ніж на {n}",
                n=n,
            )
        case When.CLUES_DISCOVERED, c.CluesWouldCome():
            return say(
                "when you would discover clues at your location while clues are left on it",
                "когда вы вот-вот найдёте улики в своей локации, а на этой карте ещё есть улики",
                "коли ви ось-ось знайдете докази у своїй локації, а на цій карті ще є докази",
            )
        case When.ENEMY_DEFEATED, c.Defeated(enemy):
            return say(
                "when {enemy} is defeated", "когда побеждён {enemy}", "після перемоги над {enemy:ins}",
                enemy=named(v.names.enemies[enemy]),
            )  # fmt: skip
        case When.ATTACK_SUCCEEDED, c.AttackedHere(trait):
            return say(
                "when an investigator at its location hits {trait:a} enemy",
                "когда сыщик в вашей локации успешно атакует врага с чертой «{trait}»",
                "коли дослідник у локації цієї карти успішно атакує {trait:acc}",
                trait=v.trait(trait),
            )  # fmt: skip
        case When.PHASE_ENDS, c.OfPhase(phase):
            return say("at the end of {phase}", "в конце {phase}", "наприкінці {phase}", phase=of_phase(v, phase))
        case When.PHASE_BEGINS, c.OfPhase(phase):
            return say("after {phase} begins", "после начала {phase}", "після початку {phase}", phase=of_phase(v, phase))
        case When.ENTERED_LOCATION, c.EnteredPlace(place):
            return say(
                "when an investigator enters {place}", "когда сыщик входит {to}", "коли дослідник переходить {to}",
                place=v.place_named(place), to=v.to_named(place),
            )  # fmt: skip
        case When.JOINED_VICTORY, c.UniqueInVictory() as many:
            return say("when {it}", "когда {it}", "коли {it}", it=_provided(v, many))
        case When.ENEMY_SPAWNS, c.Spawns(enemy):
            return say(
                "when {enemy} spawns", "когда выходит {enemy}", "коли з’являється {enemy}",
                enemy=named(v.names.enemies[enemy]),
            )  # fmt: skip
        case When.EVADED, c.CommonEnemyEvadedHere():
            return say(
                "after an enemy at your location that is neither {elite} nor a weakness is evaded",
                "после ухода от врага без черты «{elite}» в вашей локации (кроме слабостей)",
                "після ухиляння від неелітного ворога у вашій локації, який не є слабкістю",
                elite=v.trait(ELITE),
            )
        case When.ENEMY_SPAWNS, c.CommonEnemySpawnsHere():
            return say(
                "when an enemy that is not {elite} spawns at your location",
                "когда в вашей локации выходит враг без черты «{elite}»",
                "коли у вашій локації з’являється неелітний ворог",
                elite=v.trait(ELITE),
            )
        case When.TOKEN_WAS_REVEALED, c.NegativeToken():
            return say(
                "after you reveal a token with a negative modifier",
                "после того как вы вытянули жетон с отрицательным модификатором",
                "після того як ви витягли жетон із від’ємним модифікатором",
            )
        case when, condition:
            return say(
                "{when}, if {it}", "{when}, если {it}", "{when}, якщо {it}",
                when=at(v.of(()), when), it=_provided(v, condition),
            )  # fmt: skip


def of_phase(v: Voice, phase: int) -> str:
    """A phase as a whole has a beginning and an end: in Slavic languages in the genitive."""
    name = v.names.phases[phase - 1]
    return v.pick(f"the {name}", name.replace("фаза", "фазы"), name.replace("фаза", "фази"))


def _provided(v: Voice, condition: c.Condition) -> Text:
    """On what condition a power works, where no shorter way of saying it is known."""
    say = v.say
    match condition:
        case c.Yours():
            return say("it happens to you", "это случилось с вами", "ідеться про вас")
        case c.OnThis():
            return say("it happens to this card", "это случилось с этой картой", "ідеться про цю карту")
        case c.AtYourLocation():
            return say("it happens at your location", "это случилось в вашей локации", "це сталося у вашій локації")
        case c.Played(trait):
            return say(
                "you play {trait:a} card", "вы сыграли карту с чертой «{trait}»", "ви розіграли {trait:acc}",
                trait=v.trait(trait),
            )  # fmt: skip
        case c.DrewTreachery():
            return say(
                "you drew a treachery that is not a weakness",
                "вы взяли напасть (кроме слабостей)",
                "ви взяли напасть, яка не є слабкістю",
            )
        case c.SucceededBy(n):
            return say(
                "you succeeded by {n} or more", "вы добились успеха с запасом не меньше {n}", "ваша перевага щонайменше {n}",
                n=n,
            )  # fmt: skip
        case c.FailedInvestigation(n):
            return say(
                "you failed to investigate by {n} or less",
                "вы провалили исследование, недобрав не больше {n} <n:очка|очков>",
                "ви провалили дослідження не більш ніж на {n}",
                n=n,
            )
        case c.CluesWouldCome():
            return say(
                "you would discover clues at your location",
                "вы вот-вот найдёте улики в своей локации",
                "ви ось-ось знайдете докази у своїй локації",
            )
        case c.Defeated(enemy):
            return say(
                "{enemy} was defeated", "побеждён {enemy}", "переможено {enemy:acc}", enemy=named(v.names.enemies[enemy])
            )
        case c.Spawns(enemy):
            return say("it is {enemy}", "это {enemy}", "це {enemy}", enemy=named(v.names.enemies[enemy]))
        case c.CommonEnemySpawnsHere():
            return say(
                "it is an enemy at your location that is not {elite}",
                "это враг без черты «{elite}» в вашей локации",
                "це неелітний ворог у вашій локації",
                elite=v.trait(ELITE),
            )
        case c.CommonEnemyEvadedHere():
            return say(
                "it is an enemy at your location that is neither {elite} nor a weakness",
                "это враг без черты «{elite}» в вашей локации, а не слабость",
                "це неелітний ворог у вашій локації, а не слабкість",
                elite=v.trait(ELITE),
            )
        case c.NoCluesHere():
            return say("no clues are at your location", "в вашей локации нет улик", "у вашій локації немає доказів")
        case c.OfPhase(phase):
            return say("it is {phase}", "это часть {phase}", "це частина {phase}", phase=of_phase(v, phase))
        case c.NegativeToken():
            return say(
                "the token has a negative modifier",
                "у жетона отрицательный модификатор",
                "жетон має від’ємний модифікатор",
            )
        case c.EnteredPlace(place):
            return say(
                "the location is {place}", "эта локация — {place}", "ця локація — {place}", place=v.place_named(place)
            )
        case c.YouControl(card):
            return say(
                "you control {card}", "{card} в вашем распоряжении", "{card} під вашим контролем",
                card=v.quotes((v.title(card),)),
            )  # fmt: skip
        case c.UniqueInVictory(trait, n):
            return say(
                "{n} unique {trait} enemies are in the victory display",
                "в победном счёте {n} <n:уникальный враг|уникальных врага|уникальных врагов> с чертой «{trait}»",
                "у зоні перемоги {n} <n:унікальний ворог|унікальні вороги|унікальних ворогів> з ознакою «{trait}»",
                n=n, trait=v.trait(trait),
            )  # fmt: skip
        case c.AttackedHere(trait):
            return say(
                "{trait:a} enemy at its location is hit",
                "сыщик в вашей локации успешно атакует врага с чертой «{trait}»",
                "у локації цієї карти успішно атаковано {trait:acc}",
                trait=v.trait(trait),
            )  # fmt: skip
        case _:
            assert_never(condition)
