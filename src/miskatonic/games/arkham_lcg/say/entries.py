"""Log entries that take more than a phrase."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import RU, several


def resolution(v: Voice, number: int) -> Text:
    """How the scenario ended."""
    end = v.ending(number)
    if not number:
        return (end,)
    return v.say("resolution {n}, {end}", "исход {n}, {end}", "розв’язка {n}, {end}", n=number, end=end)


def earned(v: Voice, cast: Cast, seat: int, piece: int) -> Text:
    """A story card that somebody may have in the deck from now on."""
    card = v.card(piece)
    if seat < 0:
        return v.say(
            "{card} was left for a new investigator.",
            "{card} {card~оставлен} новому сыщику.",
            "{card:acc} залишено новому дослідникові.",
            card=card,
        )
    who = v.player(cast, seat)
    return v.say(
        "{who} earned {card} for {their} deck.",
        "{who} {who~заслужил} {card:acc} для своей колоды.",
        "{who} {who~здобув} {card:acc} для своєї колоди.",
        who=who, their=v.their(who), card=card,
    )  # fmt: skip


def recorded(v: Voice, records: list[int]) -> Text:
    """What the campaign log remembers."""
    them = ", ".join(v.names.records[reading.record(record)] for record in records)
    return v.say(
        "written in the campaign log: {them}.",
        "в журнал кампании записано: {them}.",
        "до журналу кампанії записано: {them}.",
        them=them,
    )


def resources(v: Voice, cast: Cast, told: tells.Resources, rule: str) -> Text:
    """Resources gained, spent or lost."""
    who, n, now = v.player(cast, told.who), v.resources(abs(told.change)), told.now
    if not told.change:
        return v.say(
            "{who} had no resources to lose.", "у {who:gen} и так не было ресурсов.", "{who} {who~не мав} ресурсів.", who=who
        )
    if told.change > 0:
        return v.say(
            "{who} gained {n} ({now} now).",
            "{who} {who~получил} {n:acc} (теперь {now}).",
            "{who} {who~отримав} {n:acc} (тепер {now}).",
            who=who, n=n, now=now,
        )  # fmt: skip
    if rule == tells.SPENDING:
        return v.say(
            "{who} spent {n} ({now} now).",
            "{who} {who~потратил} {n:acc} (теперь {now}).",
            "{who} {who~витратив} {n:acc} (тепер {now}).",
            who=who, n=n, now=now,
        )  # fmt: skip
    return v.say(
        "{who} lost {n} ({now} now).",
        "{who} {who~потерял} {n:acc} (теперь {now}).",
        "{who} {who~втратив} {n:acc} (тепер {now}).",
        who=who, n=n, now=now,
    )  # fmt: skip


def actions(v: Voice, cast: Cast, told: tells.Actions) -> Text:
    """Actions gained or lost."""
    who, n, left = v.player(cast, told.who), v.actions(abs(told.change)), v.actions(told.now)
    if told.change > 0:
        return v.say(
            "{who} gained {n} ({now} left).",
            "{who} {who~получил} {n:acc} ({left~остался} {left}).",
            "{who} {who~отримав} {k} <k:додаткову|додаткові|додаткових> {it:acc} (тепер {now}).",
            who=who, n=n, left=left, now=told.now,
            k=told.change, it=v.word(told.change, v.names.action, reading.ACTION_ICON),
        )  # fmt: skip
    return v.say(
        "{who} lost {n} ({now} left).",
        "{who} {who~потерял} {n:acc} ({left~остался} {left}).",
        "{who} {who~втратив} {n:acc} (тепер {now}).",
        who=who, n=n, left=left, now=told.now,
    )  # fmt: skip


def uses(v: Voice, piece: int, left: int) -> Text:
    """How many uses are left on a card."""
    noun = v.names.uses[reading.uses_on(piece) or 0]
    if not left:
        return v.say(
            "{card} had no {them} left.",
            "{card}: {them:gen} не осталось.",
            "на карті {title} {them:gen} не залишилося.",
            card=v.card(piece), title=v.quoted(piece), them=several(noun),
        )  # fmt: skip
    return v.say(
        "{card} had {left} left.",
        "{card}: {left~остался} {left}.",
        "на карті {title} {left~залишився} {left}.",
        card=v.card(piece), title=v.quoted(piece), left=v.many(left, noun),
    )  # fmt: skip


def purpose(v: Voice, kind: int, enemy: int) -> Text:
    """What a test is for, in English and Ukrainian."""
    foe = v.card(enemy)
    if kind == FIGHT:
        return v.say(" to fight {foe}", "", ", щоб атакувати {foe:acc}", foe=foe)
    if kind == EVADE:
        return v.say(" to evade {foe}", "", ", щоб ухилитися від {foe:gen}", foe=foe)
    return v.say(" to investigate", "", ", щоб дослідити локацію") if kind == INVESTIGATE else ()


def test(v: Voice, cast: Cast, told: tells.Test) -> Text:
    """Who takes a test, of what and what for."""
    who, skill, foe = v.player(cast, told.who), v.skill(told.skill), v.card(told.enemy)
    if v.lang is not RU:
        return v.say(
            "{who} tested {skill} against {hard}{purpose}.", "", "{who} {who~перевіряв} {skill:acc} ({hard}){purpose}.",
            who=who, skill=skill, hard=told.difficulty, purpose=purpose(v, told.test, told.enemy),
        )  # fmt: skip
    begin = {
        FIGHT: "{who} {who~атаковал} {foe:acc}",
        EVADE: "{who} {who~попытался} уйти от {foe:gen}",
        INVESTIGATE: "{who} {who~взялся} за исследование",
    }.get(told.test, "{who}")
    test = v.say("", "проверка {skill:gen}, сложность {hard}.", "", skill=skill, hard=told.difficulty)
    return cat(v.say("", begin, "", who=who, foe=foe), ": ", test)


def passed(v: Voice, cast: Cast, told: tells.Succeeded) -> Text:
    """That a test succeeded; in Russian by itself, where the numbers do not say so."""
    by_itself = told.value - told.difficulty != told.by
    numbers = " автоматически" if by_itself else f": {told.value} против {told.difficulty}"
    return v.say(
        "{who} passed the test by {by} ({value} against {hard}).",
        "{who} {who~прошёл/прошла} проверку{numbers}.",
        "{who} {who~пройшов/пройшла} перевірку: {value} проти {hard} (перевага {by}).",
        who=v.player(cast, told.who), by=told.by, value=told.value, hard=told.difficulty, numbers=numbers,
    )  # fmt: skip


def defeated(v: Voice, cast: Cast, told: tells.Defeated) -> Text:
    """Why somebody is out of the game."""
    why = (
        v.say(" by damage", ": слишком много ран", ": забагато шкоди"),
        v.say(" by horror", ": слишком много ужаса", ": забагато жаху"),
        (),
    )[told.cause]
    return v.say(
        "{who} was defeated{why}!", "{who} {who~побеждён/побеждена}{why}!", "{who} {who~зазнав} поразки{why}!",
        who=v.player(cast, told.who), why=why,
    )  # fmt: skip


def faced(v: Voice, cast: Cast, told: tells.Encounter) -> Text:
    """An encounter card, or a weakness, that was drawn."""
    who, card = v.player(cast, told.who), v.card(told.card)
    if v.lang is RU and told.card in box.WEAKNESSES:
        return v.say("", "раскрыта слабость: {card}." if told.card in box.ENEMY else "{card~раскрыт} {card}.", "", card=card)
    return v.say(
        "{who} had to face {card}.",
        "{who} {who~столкнулся} {with_it}.",
        "{who} {who~зіткнувся} {with_it}.",
        who=who,
        card=card,
        with_it=v.with_(card),
    )


def doom(v: Voice, told: tells.Doom) -> Text:
    """How much doom lies on a card now."""
    card, doom = v.card(told.card), v.doom(told.now)
    agenda = box.AGENDA_CARD.get(told.card)
    if agenda is None or not agenda.doom:  # no doom moves the last agenda of all
        return v.say(
            "{card} now had {doom}.", "на {card:loc} теперь {doom}.", "на {card:loc} тепер {doom}.", card=card, doom=doom
        )
    return v.say(
        "{card} now had {now} of {needed} doom.",
        "на {card:loc} теперь {doom} из {needed}.",
        "на {card:loc} тепер {doom} з {needed}.",
        card=card, doom=doom, now=told.now, needed=agenda.doom,
    )  # fmt: skip


def looked(v: Voice, cast: Cast, told: tells.Looked) -> Text:
    """Whose deck somebody looked at."""
    if told.whose == told.who:
        deck = v.say("{their} own deck", "своей колоды", "своєї колоди", their=v.their(v.player(cast, told.who)))
    elif told.whose < 0:
        deck = v.say("the encounter deck", "колоды контактов", "колоди зустрічей")
    else:
        deck = v.say("{who}’s deck", "колоды {who:gen}", "колоди {who:gen}", who=v.player(cast, told.whose))
    return v.say(
        "{who} looked at the top of {deck}.",
        "{who} {who~посмотрел} верхние карты {deck}.",
        "{who} {who~переглянув} верхні карти {deck}.",
        who=v.player(cast, told.who), deck=deck,
    )  # fmt: skip


def trauma(v: Voice, cast: Cast, told: tells.Trauma) -> Text:
    """Trauma that is suffered."""
    return v.say(
        "{who} suffered {n}.", "{who} {who~получил} {n:acc}.", "{who} {who~отримав} {n:acc}.",
        who=v.player(cast, told.who), n=v.many(told.n, v.names.traumas[told.mental]),
    )  # fmt: skip
