"""The components that investigators are up against, in words: Monsters, Ancient Ones, Mysteries, Mythos cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import sheets, terms
from miskatonic.games.eldritch_horror.cards.monsters import MONSTERS
from miskatonic.games.eldritch_horror.cards.special import SPECIAL
from miskatonic.games.eldritch_horror.say import names, places, things, titles
from miskatonic.games.eldritch_horror.say.amounts import figure
from miskatonic.games.eldritch_horror.say.cards import RECKONING, Sheet, abilities, as_encounter, head
from miskatonic.games.eldritch_horror.say.conditions import so
from miskatonic.games.eldritch_horror.say.effects import listed, text
from miskatonic.games.eldritch_horror.say.names import This, Voice, quoted
from miskatonic.games.eldritch_horror.say.passives import passive
from miskatonic.games.eldritch_horror.say.powers import power_text
from miskatonic.text.parts import Text, capital, cat, join, signed
from miskatonic.text.phrases import named
from miskatonic.text.slavic import ACC, NOM

# -------------------------------------------------------------------- Monsters


def toughness(v: Voice, monster: sheets.Monster) -> Text:
    """How tough a Monster is."""
    return v.say("Toughness: {n}.", "Стойкость: {n}.", "Стійкість: {n}.", n=figure(v, monster.toughness))


def figures(v: Voice, monster: sheets.Monster) -> Text:
    """The tests of a Monster and how tough it is."""
    said: list[Text] = []
    for skill, mod, what, n in (
        (terms.WILL, monster.will, v.names.HORROR, monster.horror),
        (terms.STRENGTH, monster.strength, v.names.DAMAGE, monster.damage),
    ):
        if mod is not None:
            said.append(
                v.say(
                    "{first} test{mod}, {what} {n}.",
                    "Проверка {skill:gen}{mod}, {what} {n}.",
                    "Перевірка {skill:gen}{mod}, {what} {n}.",
                    first=capital(things.skill(v, skill).said(NOM)),
                    skill=things.skill(v, skill),
                    mod=f" {signed(mod)}" if mod else "",
                    what=named(what),
                    n=n,
                )
            )
    return join(" ", [*said, toughness(v, monster)])


def monster(v: Voice, sheet: sheets.Monster) -> Sheet:
    """A Monster: tests, toughness, what it does."""
    if sheet.code == terms.CULTIST and sheet.toughness == 0:
        lines = [
            v.say(
                "Its tests, toughness and effects are given on the Ancient One sheet.",
                "Его проверки, стойкость и эффекты указаны на листе Древнего.",
                "Його перевірки, стійкість та ефекти вказано на листі Стародавнього.",
            )
        ]
    else:
        lines = [figures(v, sheet), *traits_of(v, sheet)]
    if sheet.epic:
        lines.insert(0, cat(capital(named(v.names.EPIC_MONSTER).said(NOM)), "."))
    return things.monster_title(v, sheet.code), lines


def traits_of(v: Voice, sheet: sheets.Monster) -> list[Text]:
    """What a Monster does: in combat, when it comes, at a reckoning."""
    v = replace(v, this=This.MONSTER)
    lines = [passive(v, word) for word in sheet.passive]
    lines += [reaction(v, one) for one in sheet.reactions]
    lines += head(v, ("When it is spawned", "При появлении", "Коли з’являється"), sheet.spawn)
    return lines + head(v, RECKONING, sheet.reckoning)


def reaction(v: Voice, one: sheets.Reaction) -> Text:
    """What a Monster does at a moment of combat."""
    return cat(_in_combat(v, one.moment), ": ", text(v, one.effects))


def _in_combat(v: Voice, moment: sheets.InCombat) -> Text:
    """A moment of combat."""
    match moment:
        case sheets.InCombat.BEFORE_WILL:
            return v.say("Before the will test", "Перед проверкой воли", "Перед перевіркою волі")
        case sheets.InCombat.AFTER_WILL:
            return v.say("After the will test", "После проверки воли", "Після перевірки волі")
        case sheets.InCombat.PASSED_WILL:
            return v.say("If you pass the will test", "При успехе в проверке воли", "У разі успішної перевірки волі")
        case sheets.InCombat.FAILED_WILL:
            return v.say("If you fail the will test", "При провале проверки воли", "У разі провалу перевірки волі")
        case sheets.InCombat.LOST_SANITY:
            return v.say(
                "If you lose sanity from the will test",
                "Если вы потеряли рассудок из-за проверки воли",
                "Якщо ви втратили розум через перевірку волі",
            )
        case sheets.InCombat.BEFORE_STRENGTH:
            return v.say("Before the strength test", "Перед проверкой силы", "Перед перевіркою сили")
        case sheets.InCombat.FAILED_STRENGTH:
            return v.say("If you fail the strength test", "При провале проверки силы", "У разі провалу перевірки сили")
        case sheets.InCombat.LOST_HEALTH:
            return v.say(
                "If you lose health from the strength test",
                "Если вы потеряли здоровье из-за проверки силы",
                "Якщо ви втратили здоров’я через перевірку сили",
            )
        case sheets.InCombat.UNBEATEN_LOST_HEALTH:
            return v.say(
                "If you lose health from the strength test and do not defeat this monster",
                "Если вы потеряли здоровье из-за проверки силы и не победили этого монстра",
                "Якщо ви втратили здоров’я через перевірку сили й не перемогли цього монстра",
            )
        case sheets.InCombat.BEATEN:
            return v.say(
                "If you defeat this monster in a combat encounter",
                "Если вы победили этого монстра в боевом контакте",
                "Якщо ви перемогли цього монстра в бойовій зустрічі",
            )
        case sheets.InCombat.DEFEATED:
            return v.say("When this monster is defeated", "Когда этот монстр побеждён", "Коли цього монстра переможено")
        case _:
            assert_never(moment)


# -------------------------------------------------------------------- the Ancient One, Mysteries and the Mythos


_COPIES: Final = {token.code: token.copies for token in MONSTERS}


def _set_aside(v: Voice, sheet: sheets.AncientOne) -> list[Text]:
    """What an Ancient One sets aside: Monsters, all that there are of a name, and Special cards."""
    them = [v.many(_COPIES[name], things.monster_noun(v, name)).said(ACC) for name in sheet.set_aside]
    cards = len(SPECIAL.get(sheet.code, ()))
    if cards:
        them.append(
            v.say("{n} Special Encounter cards", "{n} карт особых контактов", "{n} карт особливих зустрічей", n=cards)
        )
    return [v.say("Set aside {it}.", "Отложите {it}.", "Відкладіть {it}.", it=v.both(them))] if them else []


def ancient_one(v: Voice, sheet: sheets.AncientOne) -> Sheet:
    """An Ancient One: figures, the Mythos deck, both sides, the last Mystery."""
    v = replace(v, this=This.SHEET)
    lines = [
        v.say(
            "{epithet}. Starting doom {doom}; {n} to solve.",
            "{epithet}. Начальная безысходность {doom}; нужно раскрыть {n:acc}.",
            "{epithet}. Початкова приреченість {doom}; треба розгадати {n:acc}.",
            epithet=names.title(v, titles.EPITHETS, sheet.code),
            doom=sheet.doom,
            n=v.many(sheet.mysteries, v.names.MYSTERY),
        ),
        _stages(v, sheet.stages),
    ]
    lines += _set_aside(v, sheet)
    lines += head(v, ("At set-up", "При подготовке", "Під час приготування"), sheet.setup)
    lines += _side(v, sheet.front)
    lines += head(v, ("When it awakens", "При пробуждении", "Під час пробудження"), sheet.awakening)
    lines += [_awake(v, line) for line in _side(v, sheet.back)]
    instead = [
        *head(
            v,
            (
                "For each gate that would advance doom",
                "За каждые врата, из-за которых безысходность выросла бы",
                "За кожні ворота, через які приреченість зросла б",
            ),
            sheet.gate_instead,
        ),
        *head(
            v,
            (
                "Each time doom would advance by 1",
                "Каждый раз, когда безысходность повысилась бы на 1",
                "Щоразу, коли приреченість підвищилася б на 1",
            ),
            sheet.doom_instead,
        ),
    ]
    lines += [_awake(v, line) for line in instead]
    if sheet.final is not None:
        lines += final_mystery(v, sheet.final, sheet.mysteries)
    return named(v.names.ANCIENT_ONES[sheet.code]).said(NOM), lines


def _awake(v: Voice, line: Text) -> Text:
    """What holds after the awakening."""
    return v.say("Awakened. {it}", "После пробуждения. {it}", "Після пробудження. {it}", it=line)


def _stages(v: Voice, stages: Sequence[tuple[int, int, int]]) -> Text:
    said = [
        v.say(
            "stage {n}: {g} green, {y} yellow, {b} blue",
            "этап {n}: зелёных {g}, жёлтых {y}, синих {b}",
            "етап {n}: зелених {g}, жовтих {y}, синіх {b}",
            n=number,
            g=green,
            y=yellow,
            b=blue,
        )
        for number, (green, yellow, blue) in enumerate(stages, 1)
    ]
    return v.say("Mythos deck. {it}.", "Колода Мифа. {it}.", "Колода міту. {it}.", it=capital(join("; ", said)))


def _side(v: Voice, side: sheets.Side) -> list[Text]:
    """A side of the sheet: Cultists, powers, reckoning."""
    lines: list[Text] = []
    if side.cultist is not None:
        it = join(" ", [figures(v, side.cultist), *traits_of(v, side.cultist)])
        lines.append(v.say("Cultists. {it}", "Культисты. {it}", "Культисти. {it}", it=it))
    lines += [power_text(v, power) for power in side.powers]
    return lines + head(v, RECKONING, side.reckoning)


def final_mystery(v: Voice, mystery: sheets.FinalMystery, needed: int) -> list[Text]:
    """The last Mystery: what happens once enough Mysteries are solved, and what wins."""
    title = quoted(v, names.title(v, titles.FINAL_MYSTERIES, mystery.code))
    lines = [v.say("Final mystery {title}.", "Последняя тайна {title}.", "Остання таємниця {title}.", title=title)]
    if listed(mystery.solved):
        lines.append(
            v.say(
                "Once {n} are solved: {it}",
                "Как только раскрыто {n:acc}: {it}",
                "Щойно розгадано {n:acc}: {it}",
                n=v.many(needed, v.names.MYSTERY),
                it=text(v, mystery.solved),
            )
        )
    if mystery.encounter is not None:
        lines.append(as_encounter(v, mystery.encounter))
    if mystery.foe:
        lines.append(
            v.say(
                "The investigators win the game when they defeat {it}.",
                "Сыщики выигрывают, когда {it} {it~побеждён/побеждена/побеждено}.",
                "Дослідники виграють, коли {it:acc} переможено.",
                it=things.monster(v, mystery.foe),
            )
        )
    if mystery.tokens != 0:
        lines.append(
            v.say(
                "The investigators win the game when the number of Eldritch tokens on this sheet is at least {n}.",
                "Сыщики выигрывают, когда число жетонов Древних на этом листе не меньше {n:gen}.",
                "Дослідники виграють, коли кількість жетонів Стародавніх на цьому листі не менша за {n:acc}.",
                n=figure(v, mystery.tokens),
            )
        )
    return lines


ENTERS: Final = ("When this card comes into play", "Когда эта карта входит в игру", "Коли ця карта входить у гру")


def mystery(v: Voice, card: sheets.Mystery) -> Sheet:
    """A Mystery: what its coming does, what can be done, what solves it."""
    lines = [*head(v, ENTERS, card.enters), *(power_text(v, power) for power in card.powers)]
    if card.encounter is not None:
        lines.append(as_encounter(v, card.encounter))
    lines.append(
        v.say(
            "At the end of the Mythos Phase, if {so}, this mystery is solved.",
            "В конце фазы Мифа, если {so}, эта тайна раскрыта.",
            "Наприкінці фази міту, якщо {so}, цю таємницю розгадано.",
            so=so(v, card.solved),
        )
    )
    if card.keeps_tokens:
        lines.append(
            v.say(
                "Eldritch tokens stay on the game board when it is solved.",
                "Когда она раскрыта, жетоны Древних остаются на игровом поле.",
                "Коли її розгадано, жетони Стародавніх лишаються на ігровому полі.",
            )
        )
    if card.boxes_gates:
        lines.append(
            v.say(
                "Gates on this card return to the box when it is solved.",
                "Когда она раскрыта, жетоны врат с неё возвращаются в коробку.",
                "Коли її розгадано, жетони воріт із неї кладуть у коробку.",
            )
        )
    return (names.title(v, titles.MYSTERIES, card.code),), lines


_COLOURS: Final = (("Green", "Зелёная", "Зелена"), ("Blue", "Синяя", "Синя"), ("", "", ""), ("Yellow", "Жёлтая", "Жовта"))
_DIFFICULTIES: Final = (("easy", "лёгкая", "легка"), ("normal", "обычная", "звичайна"), ("hard", "сложная", "складна"))
MYTHOS_ICONS: Final = (
    ("advance the omen", "сдвиг знамения", "зсув передвістя"),
    ("reckoning", "расплата", "розплата"),
    ("spawn gates", "появление врат", "поява воріт"),
    ("monster surge", "прорыв монстров", "прорив монстрів"),
    ("spawn clues", "появление улик", "поява доказів"),
)


def mythos(v: Voice, card: sheets.Mythos) -> Sheet:
    """A Mythos card: colour, icons, its event, or what stays in play."""
    icons: list[Text] = [(v.pick(*MYTHOS_ICONS[icon]),) for icon in card.icons]
    if card.space is not None:
        token = named(v.names.RUMOR_TOKEN).said(NOM)
        icons.append(v.say("{it} {at}", "{it} {at}", "{it} {at}", it=token, at=names.at(v, places.place(v, card.space))))
    if card.eldritch:
        icons.append(
            v.say(
                "{n} on this card", "{n} на этой карте", "{n} на цій карті", n=v.many(card.eldritch, v.names.ELDRITCH_TOKEN)
            )
        )
    lines = [
        v.say(
            "{colour}, {hard}. {icons}.",
            "{colour}, {hard}. {icons}.",
            "{colour}, {hard}. {icons}.",
            colour=v.pick(*_COLOURS[card.colour]),
            hard=v.pick(*_DIFFICULTIES[card.difficulty]),
            icons=capital(join("; ", icons)),
        )
    ]
    if card.is_rumor:
        lines.append(v.say("Rumor: it stays in play.", "Слух: остаётся в игре.", "Чутки: лишаються у грі."))
    elif card.ongoing:
        lines.append(v.say("Ongoing: it stays in play.", "Длительная: остаётся в игре.", "Процес: лишається у грі."))
    if listed(card.event):
        lines.append(text(v, card.event))
    lines += head(v, ENTERS, card.enters)
    lines += abilities(v, card.passive, card.powers)
    if card.encounter is not None:
        lines.append(as_encounter(v, card.encounter))
    if card.solved is not None:
        lines.append(
            v.say(
                "As soon as {so}, this rumor is solved.",
                "Как только {so}, этот слух пресечён.",
                "Щойно {so}, ці чутки зупинено.",
                so=so(v, card.solved),
            )
        )
    lines += head(
        v,
        (
            "As soon as the last Eldritch token leaves this card",
            "Как только с этой карты снят последний жетон Древних",
            "Щойно з цієї карти знято останній жетон Стародавніх",
        ),
        card.empty,
    )
    lines += head(v, RECKONING, card.reckoning)
    return (names.title(v, titles.RUMORS if card.is_rumor else titles.EVENTS, card.code),), lines
