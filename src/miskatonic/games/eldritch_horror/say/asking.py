"""Eldritch Horror's questions in words: what somebody must decide."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import asks
from miskatonic.games.eldritch_horror.say.mentions import person, thing, value
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM


def dice(faces: tuple[int, ...]) -> str:
    """What dice show."""
    return ", ".join(map(str, faces))


def question(v: Voice, view: State, asked: Asked) -> Text:
    """What is asked, without the name of the one who is asked and without a full stop."""
    what: asks.AnyAsk = asked.what
    match what:
        case asks.Action(left):
            n = v.many(left, v.names.ACTION)
            return v.say(
                "choose what to do; {n} left",
                "выберите, что делать; осталось: {n}",
                "виберіть, що робити; лишилося: {n}",
                n=n,
            )
        case asks.AdditionalAction():
            return v.say("choose an additional action", "выберите дополнительное действие", "виберіть додаткову дію")
        case asks.Further():
            return v.say(
                "spend a ticket to travel on, or stop",
                "потратьте билет, чтобы ехать дальше, или остановитесь",
                "витратьте квиток, щоб їхати далі, або зупиніться",
            )
        case asks.DropTicket():
            return v.say("choose the ticket to discard", "выберите, какой билет сбросить", "виберіть, який квиток скинути")
        case asks.Trade(other, _, _):
            return v.say(
                "say what to trade with {who}",
                "выберите, чем меняться ({who})",
                "виберіть, чим обмінятися ({who})",
                who=person(v, view, other),
            )
        case asks.AgreeToTrade(other, give, take, give_tickets, take_tickets):
            return v.say(
                "{who} offers {give} for {take}; do you agree",
                "{who} предлагает {give} за {take}; согласны ли вы",
                "{who} пропонує {give} за {take}; чи згодні ви",
                who=person(v, view, other),
                give=_goods(v, give, give_tickets),
                take=_goods(v, take, take_tickets),
            )
        case asks.WithWhom():
            return v.say("choose another investigator", "выберите другого сыщика", "виберіть іншого дослідника")
        case asks.WhatToGive(other):
            return v.say(
                "choose what to give to {who}",
                "выберите, что отдать: {who}",
                "виберіть, що віддати: {who}",
                who=person(v, view, other),
            )
        case asks.Loan(n):
            return v.say(
                "decide on a bank loan ({n})",
                "решите, брать ли банковскую ссуду ({n})",
                "вирішіть, чи брати банківську позику ({n})",
                n=v.many(n, v.names.SUCCESS),
            )
        case asks.Buy(left):
            return v.say(
                "choose assets from the reserve ({n})",
                "выберите активы из резерва ({n})",
                "виберіть активи з резерву ({n})",
                n=v.many(left, v.names.SUCCESS),
            )
        case asks.WhoGains(card):
            return v.say(
                "choose who gains {it}", "выберите, кто получит: {it}", "виберіть, хто отримає: {it}", it=thing(v, card)
            )
        case asks.DiscardFromReserve():
            return v.say(
                "you may discard a card from the reserve",
                "можете сбросить карту из резерва",
                "можете скинути карту з резерву",
            )
        case asks.Encounter():
            return v.say("choose your encounter", "выберите встречу", "виберіть зустріч")
        case asks.WhomToFight():
            return v.say("choose whom to fight next", "выберите, с кем сразиться", "виберіть, з ким битися")
        case asks.BeforeCombatTest():
            return v.say(
                "use something in this fight, or roll",
                "примените что-нибудь в бою или бросайте кубики",
                "застосуйте щось у бою або кидайте кубики",
            )
        case asks.BeforeTest(skill, n):
            return v.say(
                "test {skill} with {n}; use something first, or roll",
                "проверка: {skill}, {n}; примените что-нибудь или бросайте",
                "перевірка: {skill}, {n}; застосуйте щось або кидайте",
                skill=named(v.names.SKILLS[skill]),
                n=v.many(n, v.names.DIE),
            )
        case asks.HelpTest(tester, skill):
            return v.say(
                "help {who} with a test of {skill}",
                "помочь ли с проверкой ({who}: {skill})",
                "чи допомогти з перевіркою ({who}: {skill})",
                who=person(v, view, tester),
                skill=named(v.names.SKILLS[skill]),
            )
        case asks.AfterRoll(skill, faces, n):
            return v.say(
                "{skill}: you rolled {dice} ({n}); keep it or reroll",
                "{skill}: выпало {dice} ({n}); оставьте или перебросьте",
                "{skill}: випало {dice} ({n}); залиште або перекиньте",
                skill=named(v.names.SKILLS[skill]),
                dice=dice(faces),
                n=v.many(n, v.names.SUCCESS),
            )
        case asks.WhichDie(faces):
            return v.say(
                "choose a die to reroll ({dice})",
                "выберите кубик для переброса ({dice})",
                "виберіть кубик, щоб перекинути ({dice})",
                dice=dice(faces),
            )
        case asks.WhichDieToRaise(faces):
            return v.say(
                "choose a die to raise by 1 ({dice})",
                "выберите кубик, чтобы прибавить 1 ({dice})",
                "виберіть кубик, щоб додати 1 ({dice})",
                dice=dice(faces),
            )
        case asks.AddSuccesses(n):
            return v.say(
                "spend clues for successes ({n} so far)",
                "потратьте улики ради успехов (пока {n})",
                "витратьте докази заради успіхів (поки {n})",
                n=n,
            )
        case _:
            return _of_effects(v, view, what)


def _goods(v: Voice, pieces: tuple[int, ...], tickets: tuple[int, ...]) -> Text:
    found = [thing(v, piece).said(NOM) for piece in pieces]
    found += [v.many(n, v.names.TICKETS[kind]).said(NOM) for kind, n in enumerate(tickets) if n]
    return v.both(found) if found else v.say("nothing", "ничего", "нічого")


def _of_effects(v: Voice, view: State, what: asks.AnyAsk) -> Text:
    match what:
        case asks.Unless() | asks.WhetherTo():
            return v.say("decide whether to do it", "решите, делать ли это", "вирішіть, чи робити це")
        case asks.WhichSpace():
            return v.say("choose a space", "выберите локацию", "виберіть локацію")
        case asks.WhichMonster():
            return v.say("choose a monster", "выберите монстра", "виберіть монстра")
        case asks.WhichGate():
            return v.say("choose a gate", "выберите врата", "виберіть ворота")
        case asks.WhichGateOnTop():
            return v.say(
                "choose the gate that goes on top of the stack",
                "выберите, какие врата положить наверх стопки",
                "виберіть, які ворота покласти нагору стосу",
            )
        case asks.WhichClue():
            return v.say("choose a clue", "выберите улику", "виберіть доказ")
        case asks.WhereClueGoes(clue):
            return v.say(
                "choose where {it} moves",
                "выберите, куда переместится {it}",
                "виберіть, куди переміститься {it}",
                it=thing(v, clue),
            )
        case asks.WhichAsset():
            return v.say("choose an asset", "выберите актив", "виберіть актив")
        case asks.WhichSkill():
            return v.say("choose a skill to improve", "выберите, какой навык улучшить", "виберіть, яке вміння поліпшити")
        case asks.WhichImprovement():
            return v.say(
                "choose an improvement to give up",
                "выберите, от какого улучшения отказаться",
                "виберіть, від якого поліпшення відмовитися",
            )
        case asks.WhichOmen():
            return v.say("choose an omen", "выберите знамение", "виберіть передвістя")
        case asks.WhichRumor():
            return v.say("choose a rumor to solve", "выберите, какой слух развеять", "виберіть, яку чутку розкрити")
        case asks.WhichMystery():
            return v.say("choose a solved mystery", "выберите раскрытую тайну", "виберіть розкриту таємницю")
        case asks.WhatToDiscard(left):
            return v.say(
                "choose what to discard ({n})", "выберите, что сбросить ({n})", "виберіть, що скинути ({n})", n=left
            )
        case asks.HowMuch(kind):
            return v.say(
                "choose how much {it} to spend",
                "выберите, сколько потратить: {it}",
                "виберіть, скільки витратити: {it}",
                it=named(value(v, kind)),
            )
        case asks.HowToPay(due):
            return v.say(
                "choose how to pay {n}",
                "выберите, чем заплатить: {n}",
                "виберіть, чим заплатити: {n}",
                n=v.many(due, v.names.CLUE),
            )
        case asks.WhoPays(due):
            return v.say(
                "choose who spends a clue ({n} due)",
                "выберите, кто потратит улику (осталось {n})",
                "виберіть, хто витратить доказ (лишилося {n})",
                n=due,
            )
        case asks.ChooseInvestigator() | asks.WhoDoesIt() | asks.WhoIsNext():
            return v.say("choose an investigator", "выберите сыщика", "виберіть дослідника")
        case asks.WhomToCarry():
            return v.say("choose who is carried off", "выберите, кого унесёт", "виберіть, кого понесе")
        case asks.NextReckoning():
            return v.say(
                "choose whose reckoning comes next",
                "выберите, чья расплата следующая",
                "виберіть, чия розплата наступна",
            )
        case asks.NextTask():
            return v.say(
                "choose what comes first at the end of the Mythos Phase",
                "выберите, что сделать сначала в конце фазы Мифа",
                "виберіть, що зробити спершу наприкінці фази Міту",
            )
        case asks.PassLead() | asks.NewLead():
            return v.say("choose the Lead Investigator", "выберите ведущего сыщика", "виберіть головного дослідника")
        case asks.NewInvestigator():
            return v.say("choose your new investigator", "выберите нового сыщика", "виберіть нового дослідника")
        case asks.HowDefeated():
            return v.say("choose how you fall", "выберите, отчего вы повержены", "виберіть, через що вас переможено")
        case asks.OrderForced():
            return v.say("choose which effect comes first", "выберите, какой эффект первый", "виберіть, який ефект перший")
        case asks.React():
            return v.say("use something, or pass", "примените что-нибудь или пропустите", "застосуйте щось або пропустіть")
        case asks.WhichEffect():
            return v.say("choose one", "выберите одно", "виберіть одне")
        case (
            asks.Action() | asks.AdditionalAction() | asks.Further() | asks.DropTicket() | asks.Trade() | asks.AgreeToTrade()
            | asks.WithWhom() | asks.WhatToGive() | asks.Loan() | asks.Buy() | asks.WhoGains() | asks.DiscardFromReserve()
            | asks.Encounter() | asks.WhomToFight() | asks.BeforeCombatTest() | asks.BeforeTest() | asks.HelpTest()
            | asks.AfterRoll() | asks.WhichDie() | asks.WhichDieToRaise() | asks.AddSuccesses()
        ):  # fmt: skip
            raise AssertionError(what)
        case _:
            assert_never(what)
