"""Eldritch Horror's log in words: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.eldritch_horror.cards.terms import HEALTH
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.mentions import at, thing, to, value
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named, named
from miskatonic.text.slavic import NOM


def ending(v: Voice, rule: str) -> Text:
    """Why the game is won or lost."""
    match rule:
        case "EH-MYS-03":
            return v.say("three mysteries are solved", "три тайны раскрыты", "три таємниці розкрито")
        case "EH-MYS-04":
            return v.say("the final mystery is solved", "последняя тайна раскрыта", "останню таємницю розкрито")
        case "EH-AO-02":
            return v.say("the Ancient One has prevailed", "Древний победил", "Стародавній переміг")
        case "EH-RUM-01":
            return v.say("a rumor has come true", "слух подтвердился", "чутка справдилася")
        case "EH-ELI-02":
            return v.say("nobody is left", "никого не осталось", "нікого не лишилося")
        case "EH-WIN-03":
            return v.say("the Mythos deck is empty", "колода Мифа закончилась", "колода Міту закінчилася")
    raise KeyError(rule)


def told(v: Voice, view: State, note: Note) -> Text:
    """A log entry as a sentence."""
    entry: tells.AnyTold = note.told

    def who(number: int) -> Named:
        return mentions.person(v, view, number)

    match entry:
        case tells.Enters(seat, piece, space):
            return v.say(
                "{player} plays {it}, {at}.",
                "{player}: {it}, {at}.",
                "{player}: {it}, {at}.",
                player=mentions.player(v, seat),
                it=v.names.PEOPLE[box.CODE[piece]].full,
                at=at(v, space),
            )
        case tells.LeadIs(number):
            return v.say("{who} leads now.", "Теперь ведёт {who}.", "Тепер веде {who}.", who=who(number))
        case tells.Round(n):
            return v.say("Round {n} begins.", "Начинается раунд {n}.", "Починається раунд {n}.", n=n)
        case tells.Phase(n):
            return v.say("{it}.", "{it}.", "{it}.", it=named(v.names.PHASES[n - 1]))
        case tells.Turn(number):
            return v.say("It is {who}’s turn.", "Ходит {who}.", "Ходить {who}.", who=who(number))
        case tells.TurnEnds(number):
            return v.say("{who}’s turn ends at once.", "Ход прерван: {who}.", "Хід перервано: {who}.", who=who(number))
        case tells.StandsUp(number):
            return v.say(
                "{who} is no longer delayed.", "{who}: задержка закончилась.", "{who}: затримка минула.", who=who(number)
            )
        case tells.Won():
            return v.say("The investigators win.", "Сыщики победили.", "Дослідники перемогли.")
        case tells.GameLost():
            return v.say("The investigators lose.", "Сыщики проиграли.", "Дослідники програли.")
        case tells.Moves(number, space):
            return v.say(
                "{who} moved {to}.",
                "{who} {who~отправился} {to}.",
                "{who} {who~вирушив} {to}.",
                who=who(number),
                to=to(v, space),
            )
        case tells.SpentTicket(number, kind):
            it = named(v.names.TICKETS[kind])
            return v.say(
                "{who} spent a {it}.",
                "{who} {who~потратил} {it:acc}.",
                "{who} {who~витратив} {it:acc}.",
                who=who(number),
                it=it,
            )
        case tells.GainedTicket(number, kind):
            it = named(v.names.TICKETS[kind])
            return v.say(
                "{who} gained a {it}.",
                "{who} {who~получил} {it:acc}.",
                "{who} {who~отримав} {it:acc}.",
                who=who(number),
                it=it,
            )
        case tells.DroppedTicket(number, kind):
            it = named(v.names.TICKETS[kind])
            return v.say(
                "{who} discarded a {it}.",
                "{who} {who~сбросил} {it:acc}.",
                "{who} {who~скинув} {it:acc}.",
                who=who(number),
                it=it,
            )
        case tells.Rests(number):
            return v.say("{who} rested.", "{who} {who~отдохнул}.", "{who} {who~відпочив}.", who=who(number))
        case tells.Gave(number, other, pieces):
            return v.say(
                "{who} gave {it} to {other}.",
                "{who} {who~отдал} ({other}): {it}.",
                "{who} {who~віддав} ({other}): {it}.",
                who=who(number),
                other=who(other),
                it=v.both([thing(v, piece).said(NOM) for piece in pieces]),
            )
        case tells.GaveTickets(number, other, kind, n):
            return v.say(
                "{who} gave {it} to {other}.",
                "{who} {who~отдал} ({other}): {it}.",
                "{who} {who~віддав} ({other}): {it}.",
                who=who(number),
                other=who(other),
                it=v.many(n, v.names.TICKETS[kind]),
            )
        case tells.NoTrade(number, other):
            return v.say(
                "{who} and {other} did not trade.",
                "Обмена не было: {who}, {other}.",
                "Обміну не було: {who}, {other}.",
                who=who(number),
                other=who(other),
            )
        case tells.Acquires(number):
            return v.say("{who} acquires assets.", "{who} приобретает активы.", "{who} отримує активи.", who=who(number))
        case tells.Loan(number):
            return v.say(
                "{who} took a bank loan.",
                "{who} {who~взял} банковскую ссуду.",
                "{who} {who~взяв} банківську позику.",
                who=who(number),
            )
        case tells.Reserve(card):
            return v.say("{it} comes into the reserve.", "В резерве: {it}.", "У резерві: {it}.", it=thing(v, card))
        case tells.ReserveEmpty():
            return v.say("The reserve is emptied.", "Резерв опустел.", "Резерв спорожнів.")
        case _:
            return _of_people(v, view, entry)


def _of_people(v: Voice, view: State, entry: tells.AnyTold) -> Text:
    def who(number: int) -> Named:
        return mentions.person(v, view, number)

    def amount(kind: int, n: int) -> Named:
        return v.many(n, value(v, kind))

    match entry:
        case tells.Lost(number, kind, n, left):
            return v.say(
                "{who} lost {n} ({left} left).",
                "{who} {who~потерял} {n:acc} (осталось {left}).",
                "{who} {who~втратив} {n:acc} (лишилося {left}).",
                who=who(number),
                n=amount(kind, n),
                left=left,
            )
        case tells.Prevented(number, kind, n):
            return v.say(
                "{who} kept {n}.",
                "{who} не {who~потерял} {n:acc}.",
                "{who} не {who~втратив} {n:acc}.",
                who=who(number),
                n=amount(kind, n),
            )
        case tells.Recovered(number, kind, n):
            return v.say(
                "{who} recovered {n}.",
                "{who} {who~восстановил} {n:acc}.",
                "{who} {who~відновив} {n:acc}.",
                who=who(number),
                n=amount(kind, n),
            )
        case tells.Spent(number, kind, n):
            return v.say(
                "{who} spent {n}.",
                "{who} {who~потратил} {n:acc}.",
                "{who} {who~витратив} {n:acc}.",
                who=who(number),
                n=amount(kind, n),
            )
        case tells.SpentClues(number, n):
            it = v.many(n, v.names.CLUE)
            return v.say(
                "{who} spent {n}.", "{who} {who~потратил} {n:acc}.", "{who} {who~витратив} {n:acc}.", who=who(number), n=it
            )
        case tells.OneFewer(number):
            return v.say(
                "{who} spent one clue fewer.",
                "{who} {who~потратил} на одну улику меньше.",
                "{who} {who~витратив} на один доказ менше.",
                who=who(number),
            )
        case tells.Gained(number, card):
            return v.say(
                "{who} gained {it}.",
                "{who} {who~получил}: {it}.",
                "{who} {who~отримав}: {it}.",
                who=who(number),
                it=thing(v, card),
            )
        case tells.GainedClue(number, clue):
            return v.say(
                "{who} gained {it}.",
                "{who} {who~получил}: {it}.",
                "{who} {who~отримав}: {it}.",
                who=who(number),
                it=thing(v, clue),
            )
        case tells.NotFound(number, kind):
            it = named(mentions.kind_of_card(v, kind))
            return v.say(
                "{who} found no {it}.", "Не нашлось: {it} ({who}).", "Не знайшлося: {it} ({who}).", who=who(number), it=it
            )
        case tells.Discarded(number, piece):
            return v.say(
                "{who} discarded {it}.",
                "{who} {who~сбросил}: {it}.",
                "{who} {who~скинув}: {it}.",
                who=who(number),
                it=thing(v, piece),
            )
        case tells.GaveWay(number, card):
            return v.say(
                "{who} lost {it} instead.",
                "Взамен сброшено: {it} ({who}).",
                "Натомість скинуто: {it} ({who}).",
                who=who(number),
                it=thing(v, card),
            )
        case tells.Improved(number, skill, n):
            it = named(v.names.SKILLS[skill])
            return v.say(
                "{who} improved {it} (+{n}).",
                "{who} {who~улучшил}: {it} (+{n}).",
                "{who} {who~поліпшив}: {it} (+{n}).",
                who=who(number),
                it=it,
                n=n,
            )
        case tells.GaveUpImprovement(number, skill, n):
            it = named(v.names.SKILLS[skill])
            return v.say(
                "{who} gave up {it} (+{n}).",
                "{who} {who~утратил}: {it} (+{n}).",
                "{who} {who~втратив}: {it} (+{n}).",
                who=who(number),
                it=it,
                n=n,
            )
        case tells.Delayed(number):
            return v.say("{who} is delayed.", "Задержка: {who}.", "Затримка: {who}.", who=who(number))
        case tells.NotDelayed(number):
            return v.say("{who} cannot be delayed.", "{who}: без задержки.", "{who}: без затримки.", who=who(number))
        case tells.NotDetained(number):
            return v.say("{who} cannot be detained.", "{who}: без ареста.", "{who}: без ув’язнення.", who=who(number))
        case tells.Casts(number, card):
            return v.say(
                "{who} casts {it}.", "{who} колдует: {it}.", "{who} чаклує: {it}.", who=who(number), it=thing(v, card)
            )
        case tells.TurnedOver(_, card, back):
            return v.say(
                "{it} is turned over: {back}.",
                "{it} перевёрнуто: {back}.",
                "{it} перевернуто: {back}.",
                it=thing(v, card),
                back=thing(v, back),
            )
        case tells.LooksAtBack(number, card, _):
            return v.say(
                "{who} looks at the back of {it}.",
                "{who} смотрит оборот: {it}.",
                "{who} дивиться зворот: {it}.",
                who=who(number),
                it=thing(v, card),
            )
        case tells.Defeated(number, kind):
            why = v.say("injured", "травма", "травма") if kind == HEALTH else v.say("mad", "безумие", "божевілля")
            return v.say(
                "{who} is defeated ({why}).",
                "{who}: поражение ({why}).",
                "{who}: поразка ({why}).",
                who=who(number),
                why=why,
            )
        case tells.Devoured(number):
            return v.say("{who} is devoured.", "{who:acc} сожрали.", "{who:acc} зжерто.", who=who(number))
        case tells.Out(seat):
            return v.say("{who} is eliminated.", "Выбывает {who}.", "Вибуває {who}.", who=mentions.player(v, seat))
        case tells.Meets(number, fallen):
            return v.say(
                "{who} found {it}.",
                "{who} {who~нашёл/нашла/нашло} {it:acc}.",
                "{who} {who~знайшов/знайшла/знайшло} {it:acc}.",
                who=who(number),
                it=thing(v, fallen),
            )
        case tells.Forgotten(fallen):
            return v.say("{it} is gone for good.", "{it}: больше не в игре.", "{it}: більше не в грі.", it=thing(v, fallen))
        case tells.Rolls(number, skill, dice):
            return v.say(
                "{who} tests {it}: {dice}.",
                "{who}, проверка ({it}): {dice}.",
                "{who}, перевірка ({it}): {dice}.",
                who=who(number),
                it=named(v.names.SKILLS[skill]),
                dice=", ".join(map(str, dice)),
            )
        case tells.Rerolls(number, before, after):
            return v.say(
                "{who} rerolled {a} and got {b}.",
                "{who}: переброс {a}, выпало {b}.",
                "{who}: перекинуто {a}, випало {b}.",
                who=who(number),
                a=", ".join(map(str, before)),
                b=", ".join(map(str, after)),
            )
        case tells.Raises(number, face):
            return v.say("{who} raised a {n} by 1.", "{who}: {n} и ещё 1.", "{who}: {n} і ще 1.", who=who(number), n=face)
        case tells.TestResult(number, _, n):
            return v.say("{who} has {n}.", "{who}: {n}.", "{who}: {n}.", who=who(number), n=v.many(n, v.names.SUCCESS))
        case tells.RollsDie(number, face):
            return v.say("{who} rolled a {n}.", "{who}: выпало {n}.", "{who}: випало {n}.", who=who(number), n=face)
        case tells.Encounter(number, _, _, deck):
            it = mentions.encounter(v, box.DECK_NAMES[deck])
            return v.say("{who}: {it}.", "{who}: {it}.", "{who}: {it}.", who=who(number), it=it)
        case tells.Combat(number, monster, ambush):
            if ambush:
                return v.say(
                    "{it} ambushes {who}.",
                    "Засада: {it} ({who}).",
                    "Засідка: {it} ({who}).",
                    who=who(number),
                    it=thing(v, monster),
                )
            return v.say(
                "{who} fights {it}.", "Бой: {who} и {it}.", "Бій: {who} і {it}.", who=who(number), it=thing(v, monster)
            )
        case _:
            return _of_the_board(v, view, entry)


def _of_the_board(v: Voice, view: State, entry: tells.AnyTold) -> Text:
    def who(number: int) -> Named:
        return mentions.person(v, view, number)

    match entry:
        case tells.MonsterSpawned(monster, space):
            return v.say(
                "{it} appears {at}.",
                "Появляется {it} ({at}).",
                "З’являється {it} ({at}).",
                it=thing(v, monster),
                at=at(v, space),
            )
        case tells.MonsterMoved(monster, space):
            return v.say(
                "{it} moves {to}.",
                "Перемещается {it} {to}.",
                "Переміщується {it} {to}.",
                it=thing(v, monster),
                to=to(v, space),
            )
        case tells.MonsterHurt(monster, n):
            it = v.many(n, v.names.HEALTH)
            return v.say("{it} loses {n}.", "{it} теряет {n:acc}.", "{it} втрачає {n:acc}.", it=thing(v, monster), n=it)
        case tells.MonsterHealed(monster, n):
            it = v.many(n, v.names.HEALTH)
            return v.say(
                "{it} recovers {n}.", "{it} восстанавливает {n:acc}.", "{it} відновлює {n:acc}.", it=thing(v, monster), n=it
            )
        case tells.MonsterDefeated(number, monster):
            return v.say(
                "{who} defeated {it}.",
                "{who}: победа, {it}.",
                "{who}: перемога, {it}.",
                who=who(number),
                it=thing(v, monster),
            )
        case tells.MonsterDiscarded(monster):
            return v.say("{it} is discarded.", "Сброшено: {it}.", "Скинуто: {it}.", it=thing(v, monster))
        case tells.NoMonster():
            return v.say("No monster is left to appear.", "Появиться некому.", "З’явитися нікому.")
        case tells.GateSpawned(_, space):
            return v.say("A gate opens {at}.", "Врата открываются {at}.", "Ворота відкриваються {at}.", at=at(v, space))
        case tells.GateClosed(number, gate):
            return v.say(
                "{who} closed {it}.",
                "{who} {who~закрыл}: {it}.",
                "{who} {who~закрив}: {it}.",
                who=who(number),
                it=thing(v, gate),
            )
        case tells.GateDiscarded(gate):
            return v.say("{it} vanishes.", "Исчезают {it}.", "Зникають {it}.", it=thing(v, gate))
        case tells.NotClosed():
            return v.say("Gates cannot be closed now.", "Врата сейчас нельзя закрыть.", "Ворота зараз не можна закрити.")
        case tells.NoGate():
            return v.say("No gate is left; doom advances.", "Врат не осталось.", "Воріт не лишилося.")
        case tells.LooksAtGates(number, _):
            return v.say(
                "{who} looks at the gate stack.", "{who} смотрит стопку врат.", "{who} дивиться стос воріт.", who=who(number)
            )
        case tells.ClueSpawned(_, space):
            return v.say("A clue appears {at}.", "Улика появляется {at}.", "Доказ з’являється {at}.", at=at(v, space))
        case tells.ClueMoved(_, space):
            return v.say("A clue moves {to}.", "Улика перемещается {to}.", "Доказ переміщується {to}.", to=to(v, space))
        case tells.ClueDiscarded(clue):
            return v.say("{it} is discarded.", "Сброшено: {it}.", "Скинуто: {it}.", it=thing(v, clue))
        case tells.NoClue():
            return v.say("No clue is left.", "Улик не осталось.", "Доказів не лишилося.")
        case tells.RandomSpace(space):
            return v.say(
                "Random space: {it}.", "Случайная локация: {it}.", "Випадкова локація: {it}.", it=mentions.space(v, space)
            )
        case tells.EldritchPlaced(space):
            it = named(v.names.ELDRITCH_TOKEN)
            return v.say("{it}: {at}.", "{it}: {at}.", "{it}: {at}.", it=it, at=at(v, space))
        case tells.Expedition(space):
            it = named(v.names.EXPEDITION_TOKEN)
            return v.say("{it}: {at}.", "{it}: {at}.", "{it}: {at}.", it=it, at=at(v, space))
        case tells.ExpeditionsGone(space):
            it = mentions.space(v, space)
            return v.say("Expeditions gone: {it}.", "Экспедиции убраны: {it}.", "Експедиції прибрано: {it}.", it=it)
        case tells.AssetsGone(n):
            return v.say(
                "Assets of value {n} or more are gone.", "Активы ценой от {n} убраны.", "Активи ціною від {n} прибрано.", n=n
            )
        case tells.DoomAdvanced(n):
            return v.say("Doom advances to {n}.", "Безысходность: {n}.", "Приреченість: {n}.", n=n)
        case tells.DoomRetreated(n):
            return v.say("Doom retreats to {n}.", "Безысходность отступает: {n}.", "Приреченість відступає: {n}.", n=n)
        case tells.Omen(colour):
            return v.say("The omen: {it}.", "Знамение: {it}.", "Передвістя: {it}.", it=named(v.names.OMENS[colour]))
        case tells.OnGreen(n):
            it = v.many(n, v.names.ELDRITCH_TOKEN)
            return v.say("On the green omen: {it}.", "На зелёном знамении: {it}.", "На зеленому передвісті: {it}.", it=it)
        case tells.Awakens(sheet):
            return v.say("{it} awakens!", "{it} {it~пробудился}!", "{it} {it~пробудився}!", it=thing(v, sheet))
        case tells.Mythos(card):
            return v.say("Mythos: {it}.", "Миф: {it}.", "Міт: {it}.", it=thing(v, card))
        case tells.MythosDiscarded(card) | tells.RumorSolved(card):
            return v.say("{it} leaves play.", "{it}: больше не действует.", "{it}: більше не діє.", it=thing(v, card))
        case tells.Reckoning():
            return v.say("Reckoning.", "Расплата.", "Розплата.")
        case tells.RumorToken(card, space):
            return v.say("{it}: {at}.", "{it}: {at}.", "{it}: {at}.", it=thing(v, card), at=at(v, space))
        case tells.TokensLeft(card, n):
            it = v.many(n, v.names.ELDRITCH_TOKEN)
            return v.say("{card}: {n} left.", "{card}: осталось {n}.", "{card}: лишилося {n}.", card=thing(v, card), n=it)
        case tells.TokensPut(card, token, n):
            noun = (v.names.ELDRITCH_TOKEN, v.names.HEALTH_TOKEN, v.names.SANITY_TOKEN)[token]
            return v.say("{card}: {n} more.", "{card}: ещё {n}.", "{card}: ще {n}.", card=thing(v, card), n=v.many(n, noun))
        case tells.Kept(piece, card):
            return v.say("{it} is put on {card}.", "{card}: {it}.", "{card}: {it}.", it=thing(v, piece), card=thing(v, card))
        case tells.Mystery(card):
            return v.say("A new mystery: {it}.", "Новая тайна: {it}.", "Нова таємниця: {it}.", it=thing(v, card))
        case tells.MysterySolved(card):
            return v.say("Solved: {it}.", "Раскрыто: {it}.", "Розкрито: {it}.", it=thing(v, card))
        case tells.MysteryLost(card):
            return v.say(
                "No longer solved: {it}.", "Больше не раскрыто: {it}.", "Більше не розкрито: {it}.", it=thing(v, card)
            )
        case tells.MysteryToken(space):
            it = named(v.names.MYSTERY_TOKEN)
            return v.say("{it}: {at}.", "{it}: {at}.", "{it}: {at}.", it=it, at=at(v, space))
        case tells.Used(piece, _):
            return v.say("{it} is used.", "Применено: {it}.", "Застосовано: {it}.", it=thing(v, piece))
        case tells.Forbidden(piece):
            return v.say("{it} forbids it.", "Запрещает: {it}.", "Забороняє: {it}.", it=thing(v, piece))
        case (
            tells.Enters() | tells.LeadIs() | tells.Round() | tells.Phase() | tells.Turn() | tells.TurnEnds()
            | tells.StandsUp() | tells.Won() | tells.GameLost() | tells.Moves() | tells.SpentTicket() | tells.GainedTicket()
            | tells.DroppedTicket() | tells.Rests() | tells.Gave() | tells.GaveTickets() | tells.NoTrade() | tells.Acquires()
            | tells.Loan() | tells.Reserve() | tells.ReserveEmpty() | tells.Lost() | tells.Prevented() | tells.Recovered()
            | tells.Spent() | tells.SpentClues() | tells.OneFewer() | tells.Gained() | tells.GainedClue() | tells.NotFound()
            | tells.Discarded() | tells.GaveWay() | tells.Improved() | tells.GaveUpImprovement() | tells.Delayed()
            | tells.NotDelayed() | tells.NotDetained() | tells.Casts() | tells.TurnedOver() | tells.LooksAtBack()
            | tells.Defeated() | tells.Devoured() | tells.Out() | tells.Meets() | tells.Forgotten() | tells.Rolls()
            | tells.Rerolls() | tells.Raises() | tells.TestResult() | tells.RollsDie() | tells.Encounter() | tells.Combat()
        ):  # fmt: skip
            raise AssertionError(entry)
        case _:
            assert_never(entry)
