"""Eldritch Horror's options in words: what somebody would do by choosing one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.zones import member_of
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, OMEN_TRACK, SANITY
from miskatonic.games.eldritch_horror.odds.prospects import combat_frame
from miskatonic.games.eldritch_horror.rules import asks, box, dice, health, people, places
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.clues import pays_sanity
from miskatonic.games.eldritch_horror.say import mentions, odds, promises, reading, things
from miskatonic.games.eldritch_horror.say.cards import abilities
from miskatonic.games.eldritch_horror.say.effects import clause, clauses, listed, may
from miskatonic.games.eldritch_horror.say.mentions import person, thing, to
from miskatonic.games.eldritch_horror.say.names import This, Voice
from miskatonic.text.parts import Text, capital, cat, join, without_stop
from miskatonic.text.phrases import Named, Three, named
from miskatonic.text.slavic import ACC, NOM
from miskatonic.words import control

_SANITY_FOR_CLUE: Final = (
    "spend 1 sanity in place of 1 clue",
    "потратить 1 рассудок вместо 1 улики",
    "витратити 1 розум замість 1 доказу",
)
PLAIN: Final[Mapping[Option, Three]] = {
    box.ACQUIRE: ("acquire assets", "приобрести активы", "отримати активи"),
    box.END: ("end the turn", "закончить ход", "завершити хід"),
    box.STOP: ("stop here", "остановиться здесь", "зупинитися тут"),
    box.ROLL: ("roll the dice", "бросить кубики", "кинути кубики"),
    box.SPEND_SANITY: ("spend 1 sanity for a die", "потратить 1 рассудок ради кубика", "витратити 1 розум заради кубика"),
    box.COMBAT_REROLL: ("reroll 1 die", "перебросить 1 кубик", "перекинути 1 кубик"),
    box.KEEP_RESULT: ("keep the result", "оставить результат", "залишити результат"),
    box.LOAN: ("take a bank loan", "взять банковскую ссуду", "взяти банківську позику"),
    box.CLUES_PAY: ("pay with clues", "заплатить уликами", "заплатити доказами"),
    box.KEY_PAYS: ("spend 1 clue fewer", "потратить на 1 улику меньше", "витратити на 1 доказ менше"),
    box.SANITY_PAYS: _SANITY_FOR_CLUE,
    control.DONE: ("done", "готово", "готово"),
    PASS: ("use nothing", "ничего не использовать", "нічим не скористатися"),
    box.NO_ENCOUNTER: ("no further encounter", "больше не проводить контактов", "більше не проводити зустрічей"),
    box.IGNORE: (
        "choose an encounter despite the monsters",
        "выбрать контакт, не обращая внимания на монстров",
        "вибрати зустріч, не зважаючи на монстрів",
    ),
}
"""Options that act on nothing and are mostly said the same way."""


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What one would do by choosing an option, without a capital."""
    number = option.value
    if is_ability(option):
        return use(v, view, asked, *ability_of(option))
    match option.verb:
        case box.MOVE:
            return _travelling(v, number, *_lying(view, number))
        case box.SPACE_OPTION:
            return cat(mentions.space(v, number).said(NOM), _what_lies(v, *_lying(view, number)))
        case box.TRADE:
            return v.say(
                "trade with {who}",
                "обменяться имуществом с {who:ins}",
                "обмінятися майном з {who:ins}",
                who=person(v, view, number),
            )
        case box.OFFER:
            return v.say("give {it}", "отдать {it:acc}", "віддати {it:acc}", it=thing(v, number))
        case box.REQUEST:
            return v.say("ask for {it}", "попросить {it:acc}", "попросити {it:acc}", it=thing(v, number))
        case box.GIVE_TICKET:
            return v.say("give 1 {it}", "отдать {it:acc}", "віддати {it:acc}", it=_ticket(v, number))
        case box.TAKE_TICKET:
            return v.say("ask for 1 {it}", "попросить {it:acc}", "попросити {it:acc}", it=_ticket(v, number))
        case box.PREPARE:
            return v.say(
                "prepare for travel: gain 1 {it}",
                "подготовиться к путешествию: получить {it:acc}",
                "приготуватися до подорожі: отримати {it:acc}",
                it=_ticket(v, number),
            )
        case box.DROP_TICKET:
            return v.say("discard 1 {it}", "сбросить {it:acc}", "скинути {it:acc}", it=_ticket(v, number))
        case box.BUY:
            return v.say(
                "acquire {it} (value {n})",
                "приобрести {it:acc} (стоимость {n})",
                "отримати {it:acc} (вартість {n})",
                it=thing(v, number),
                n=box.ASSET_CARD[number].value,
            )
        case box.FIGHT:
            it = thing(v, number)
            return v.say("fight {it}", "сразиться {him}", "битися з {it:ins}", it=it, him=mentions.together(it))
        case box.ENCOUNTER:
            return mentions.encounter(v, box.DECK_NAMES[number]).said(NOM)
        case box.RESEARCH_CLUE:
            return _research(v, asked, number)
        case box.AS_ENCOUNTER:
            return _as_encounter(v, number)
        case box.MEET:
            return v.say("find {who}", "найти {who:acc}", "знайти {who:acc}", who=thing(v, number))
        case box.DIE:
            return v.say("the die showing {n}", "кубик с {n}", "кубик із {n}", n=number)
        case box.SKILL:
            return v.say(
                "{skill} (now {n})",
                "{skill} (сейчас {n})",
                "{skill} (зараз {n})",
                skill=things.skill(v, number),
                n=dice.skill_value(view, asked.seat, number),
            )
        case box.VALUE:
            return named(things.value(v, number)).said(NOM)
        case box.OMEN_SPACE:
            it = named(v.names.OMENS[OMEN_TRACK[number]])
            return v.say("{it} (space {n})", "{it} (деление {n})", "{it} (поділка {n})", it=it, n=number + 1)
        case box.NUMBER:
            assert isinstance(asked.what, asks.HowMuch)
            return v.many(number, things.value(v, asked.what.value)).said(NOM)
        case box.INVESTIGATE_AS:
            who = v.names.PEOPLE[box.CODE[number]]
            return cat(reading.to_piece(number, who.full), ", ", who.role[:1].lower(), who.role[1:])
        case box.TASK:
            return _task(v, number)
        case box.PERSON if asked.kind is asks.PassLead:
            return v.say(
                "pass it to {who}, who then goes first",
                "передать {who:dat}: {who~первым/первой/первым} будет ходить {who~он/она/оно}",
                "передати {who:dat}: {who~першим/першою/першим} ходитиме {who~він/вона/воно}",
                who=person(v, view, number),
            )
        case box.PERSON:
            return person(v, view, number).said(NOM)
        case box.PICK if asked.kind is asks.NextReckoning:
            return _reckoning(v, view, number)
        case box.PICK if asked.kind is asks.DiscardFromReserve:
            return v.say(
                "discard {it} (value {n})",
                "сбросить {it:acc} (стоимость {n})",
                "скинути {it:acc} (вартість {n})",
                it=thing(v, number),
                n=box.ASSET_CARD[number].value,
            )
        case box.PICK:
            return _pick(v, view, number)
        case control.CHOOSE:
            return _effect(v, asked.source, number)
    return _plain(v, view, asked, option)


@lru_cache(maxsize=4096)
def _travelling(v: Voice, space: int, *lying: int) -> Text:
    """Travelling to a space on which so much lies."""
    there, what = to(v, space), _what_lies(v, *lying)
    return v.say("travel {there}{what}", "отправиться {there}{what}", "вирушити {there}{what}", there=there, what=what)


def _lying(view: State, space: int) -> tuple[int, int, int, int]:
    """What lies on a space: a Gate, so many Monsters and Clues, the Expedition."""
    return (
        places.gate_on(view, space) >= 0,
        len(places.monsters_on(view, space)),
        len(places.clues_on(view, space)),
        view.pointed(box.EXPEDITION_AT) == space,
    )


def _what_lies(v: Voice, gates: int, monsters: int, clues: int, expeditions: int) -> Text:
    """What lies on a space, in brackets."""
    told = [named(v.names.GATE).said(NOM)] if gates else []
    told += [v.many(n, noun).said(NOM) for n, noun in ((monsters, v.names.MONSTER), (clues, v.names.CLUE)) if n]
    if expeditions:
        told.append(named(v.names.EXPEDITION).said(NOM))
    return cat(" (", join(", ", told), ")") if told else ()


def _research(v: Voice, asked: Asked, clue: int) -> Text:
    """A Research Encounter; which Clue it is about where there are several."""
    it = mentions.encounter(v, "research").said(NOM)
    if sum([option.verb is box.RESEARCH_CLUE for option in asked.options]) < 2:
        return it
    return v.say(
        "{it}, clue marked “{space}”",
        "{it}, улика с пометкой «{space}»",
        "{it}, доказ із позначкою «{space}»",
        it=it,
        space=capital(mentions.space(v, box.CLUE[clue].space).said(NOM)),
    )


def _ticket(v: Voice, kind: int) -> Named:
    return named(v.names.TICKETS[kind])


def _pick(v: Voice, view: State, piece: int) -> Text:
    """A card, a Monster, a Gate or a Clue among others; tokens on the board by their space too."""
    sheet = box.SHEETS[piece] if piece >= 0 else None
    if isinstance(sheet, sheets.Gate | sheets.Clue):
        return (mentions.title(v, sheet),)
    it = thing(v, piece).said(NOM)
    space = places.space_of_piece(view, piece)
    return it if space < 0 else cat(it, " (", mentions.space(v, space).said(NOM), ")")


def _reckoning(v: Voice, view: State, piece: int) -> Text:
    """Something that reckons, and what that does."""
    sheet = people.sheet_of(view, piece) if piece in box.MONSTER else box.SHEETS[piece]
    it = _pick(v, view, piece)
    if not isinstance(sheet, sheets.Monster | sheets.ConditionCard | sheets.Mythos) or not listed(sheet.reckoning):
        return it
    return cat(it, ": ", _reckons(v, sheet.reckoning, isinstance(sheet, sheets.Monster)))


@cache
def _reckons(v: Voice, effects: w.Effects, is_monster: bool) -> Text:
    """What something does that reckons."""
    return clauses(replace(v.option, this=This.MONSTER) if is_monster else v.option, effects)


def detail(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What an encounter usually brings, the text of a card that is taken, given or discarded, what a Monster costs."""
    if is_ability(option):
        return _spell(v, *ability_of(option))
    match option.verb:
        case box.ENCOUNTER | box.RESEARCH_CLUE:
            return promises.promise(v, view, asked, option)
        case box.BUY | box.OFFER | box.REQUEST:
            return _text(v, option.value)
        case box.PICK if asked.kind in (asks.WhichAsset, asks.DiscardFromReserve):
            return _text(v, option.value)
        case box.PICK if asked.kind is asks.WhichMonster:
            return _toll(v, view, asked, option.value)
    return ()


def _toll(v: Voice, view: State, asked: Asked, monster: int) -> Text:
    """What is lost next by the toughness of the Monster that is chosen."""
    tough = Fraction(toughness(view, combat_frame(view, asked.seat, monster), monster))
    lost = [
        odds.lost(v, asks.Stake.KEEPS_HEALTH if word.value == HEALTH else asks.Stake.KEEPS_SANITY, tough)
        for word in reading.words_after(view, asked)
        if isinstance(word, w.Lose) and isinstance(word.n, w.ThatToughness)
    ]
    return capital(join(", ", lost)) if lost else ()


@cache
def _text(v: Voice, piece: int) -> Text:
    """The text of a card that somebody can have; of a hidden one none."""
    match box.SHEETS[piece] if piece >= 0 else None:
        case sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard() as sheet:
            return without_stop(join(" ", abilities(v, sheet.passive, sheet.powers)))
    return ()


def _as_encounter(v: Voice, piece: int) -> Text:
    """The encounter that a Mystery, a Rumor or the Ancient One offers."""
    match box.SHEETS[piece]:
        case sheets.AncientOne(final=sheets.FinalMystery(encounter=sheets.AsEncounter() as offer)):
            pass
        case (
            sheets.Mystery(encounter=sheets.AsEncounter() as offer) | sheets.Mythos(encounter=sheets.AsEncounter() as offer)
        ):
            pass
        case _:
            raise KeyError(piece)
    return cat(thing(v, piece).said(NOM), ": ", clauses(v.option, offer.effects))


def use(v: Voice, view: State, asked: Asked, piece: int, number: int) -> Text:
    """Using a power: of what, at what cost, what it does; of a Spell that is a long story, which is told beside it."""
    it = thing(v, piece)
    if isinstance(box.SHEETS[piece], sheets.Spell):
        return v.say("cast {it}", "прочесть {it:acc}", "прочитати {it:acc}", it=it)
    return cat(it.said(NOM), _bearer(v, view, asked, piece), ": ", _does(v, piece, number))


def _bearer(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """Whose Condition it is, in brackets, if it is somebody else's."""
    bearer = _BEARER.get(view.home.get(piece, ""), asked.seat)
    return cat(" (", person(v, view, bearer).said(NOM), ")") if bearer != asked.seat else ()


_BEARER: Final = member_of(box.CONDITIONS_OF)


def _spell(v: Voice, piece: int, number: int) -> Text:
    """What a Spell does."""
    return capital(_does(v, piece, number)) if isinstance(box.SHEETS[piece], sheets.Spell) else ()


@cache
def _does(v: Voice, piece: int, number: int) -> Text:
    """What a power does, and at what cost."""
    power = reading.power_of(piece, number)
    does = clause(v, w.ForThem(power.effects)) if power.by_them else clauses(v.option, power.effects)
    if listed(power.cost):
        cost = clauses(v.option, power.cost)
        does = v.say("{cost} to {does}", "{cost}, чтобы {does}", "{cost}, щоб {does}", cost=cost, does=does)
    return does


@cache
def _effect(v: Voice, source: str, number: int) -> Text:
    """One of several effects."""
    word = reading.word_of(source)
    assert isinstance(word, w.Choose)
    return clauses(v.option, word.options[number])


def _task(v: Voice, task: int) -> Text:
    match box.TASKS[task]:
        case "mystery":
            return v.say(
                "see whether the mystery is solved", "проверить, раскрыта ли тайна", "перевірити, чи розгадано таємницю"
            )
        case "new-investigators":
            return v.say("choose new investigators", "выбрать новых сыщиков", "вибрати нових дослідників")
        case "lead":
            return v.say(
                "pass the Lead Investigator token on",
                "передать жетон ведущего сыщика",
                "передати жетон головного дослідника",
            )
    raise KeyError(task)


@cache
def _whether(v: Voice, source: str, *, done: bool) -> Text:
    """Doing what one may do, or not: in the words of the card."""
    match reading.word_of(source):
        case w.May(effect, then, otherwise):
            if done:
                return join("; ", may(v.option, w.May(effect, then)))
            if otherwise is not None:
                return clauses(v.option, otherwise)
        case w.Unless(effects, price):
            return clauses(v.option, price if done else effects)
    if done:
        return v.say("yes", "да", "так")
    return v.say("do not do it", "не делать этого", "не робити цього")


def _no(v: Voice, view: State, asked: Asked) -> Text:
    """Declining, by what is asked."""
    match asked.what:
        case asks.PassLead():
            return v.say(
                "keep it: {who} goes first",
                "оставить у себя: {who~первым/первой/первым} ходит {who}",
                "залишити в себе: {who~першим/першою/першим} ходить {who}",
                who=person(v, view, asked.seat),
            )
        case asks.Loan():
            return v.say("take no loan", "не брать ссуду", "не брати позику")
        case asks.DiscardFromReserve():
            return v.say("discard nothing", "ничего не сбрасывать", "нічого не скидати")
        case asks.HelpTest():
            return v.say("do not help", "не помогать", "не допомагати")
        case asks.WhetherTo() | asks.Unless():
            return _whether(v, asked.source, done=False)
        case asks.AgreeToTrade():
            return v.say("refuse", "отказать", "відмовити")
    return v.say("no", "нет", "ні")


def _rest(v: Voice, view: State, seat: int) -> Text:
    """Resting, and what that recovers: of what is full, nothing."""
    return _resting(v, *[health.missing(view, seat, value) > 0 for value in (HEALTH, SANITY)])


@cache
def _resting(v: Voice, hurt: bool, mad: bool) -> Text:
    lost = [value for value, is_lost in ((HEALTH, hurt), (SANITY, mad)) if is_lost]
    if not lost:
        return v.say(
            "rest (health and sanity are full)",
            "отдохнуть (здоровье и рассудок полны)",
            "відпочити (здоров’я і розум повні)",
        )
    return v.say(
        "rest: recover {it}",
        "отдохнуть: восстановить {it}",
        "відпочити: відновити {it}",
        it=v.both([v.many(1, things.value(v, value)).said(ACC) for value in lost]),
    )


def _paid(v: Voice, view: State, seat: int) -> Text:
    """What one pays for a clue that is spent: whoever has none, and only sanity to spend in its place, spends that."""
    if pays_sanity(view, seat):
        return v.say(*_SANITY_FOR_CLUE)
    return v.say("spend 1 clue", "потратить 1 улику", "витратити 1 доказ")


def _plain(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option that acts on nothing."""
    match option, asked.what:
        case box.REST, _:
            return _rest(v, view, asked.seat)
        case box.ROLL, asks.BeforeCombatTest(dice=1) | asks.BeforeTest(dice=1):
            return v.say("roll the die", "бросить кубик", "кинути кубик")
        case box.END, asks.AdditionalAction():
            return v.say("perform no action", "не выполнять действие", "не виконувати дію")
        case box.SPEND_CLUE, asks.AddSuccesses():
            paid = _paid(v, view, asked.seat)
            return v.say("{paid} for a success", "{paid} ради успеха", "{paid} заради успіху", paid=paid)
        case box.SPEND_CLUE, _:
            return v.say("{paid} to reroll", "{paid} на переброс", "{paid} на перекид", paid=_paid(v, view, asked.seat))
        case box.YES, asks.AgreeToTrade():
            return v.say("agree to the trade", "согласиться на обмен", "погодитися на обмін")
        case ((box.YES | control.DO_IT), _):
            return _whether(v, asked.source, done=True)
        case control.DECLINE, _:
            return _whether(v, asked.source, done=False)
        case box.NO, _:
            return _no(v, view, asked)
        case control.DONE, asks.Trade():
            return v.say("end the trade", "закончить обмен", "завершити обмін")
        case control.DONE, asks.Buy():
            return v.say("acquire nothing more", "больше ничего не приобретать", "більше нічого не отримувати")
    return v.say(*PLAIN[option])
