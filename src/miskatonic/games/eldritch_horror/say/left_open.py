"""Questions that an effect or a rule leaves open, with what the card that asks says."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, happens
from miskatonic.games.eldritch_horror.say import reading, things
from miskatonic.games.eldritch_horror.say.amounts import quantity
from miskatonic.games.eldritch_horror.say.effects import clauses, may
from miskatonic.games.eldritch_horror.say.mentions import somebody, thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.reading import Question
from miskatonic.text.parts import Text, cat, join
from miskatonic.text.phrases import fixed, named

LeftOpen = (
    asks.Unless | asks.WhichSpace | asks.WhereAnotherGoes | asks.WhichMonster | asks.WhichGate | asks.WhichGateOnTop
    | asks.WhichClue | asks.WhereClueGoes | asks.WhichAsset | asks.WhichSkill | asks.WhichImprovement | asks.WhichOmen
    | asks.WhichRumor | asks.WhichMystery | asks.WhatToDiscard | asks.HowMuch | asks.HowToPay | asks.WhoPays
    | asks.ChooseInvestigator | asks.WhomToCarry | asks.NextReckoning | asks.NextTask | asks.PassLead | asks.NewLead
    | asks.NewInvestigator | asks.HowDefeated | asks.OrderForced | asks.React | asks.WhetherTo | asks.WhichEffect
    | asks.WhoDoesIt | asks.WhoIsNext
)  # fmt: skip


def left_open(v: Voice, asked: Question, what: LeftOpen) -> Text:
    """What an effect or a rule leaves open."""
    word = reading.word_of(asked.source)
    match what:
        case asks.WhetherTo():
            return join("; ", may(v, word)) if isinstance(word, w.May) else _decide(v)
        case asks.Unless():
            return v.say("choose what happens", "выберите, что произойдёт", "виберіть, що станеться")
        case asks.WhichEffect(left):
            if left > 1:
                return v.say("choose {n} in turn", "выберите {n} по очереди", "виберіть {n} по черзі", n=left)
            return v.say("choose one", "выберите одно", "виберіть одне")
        case asks.WhichSpace() if asked.source == "defeat":
            return v.say(
                "choose the nearest city, where your defeated investigator stays",
                "выберите ближайший город, в котором останется ваш побеждённый сыщик",
                "виберіть найближче місто, у якому лишиться ваш переможений дослідник",
            )
        case asks.WhichSpace():
            return _which_space(v, word)
        case asks.WhereAnotherGoes(who):
            return v.say(
                "choose where {who} goes",
                "выберите, куда попадёт {who}",
                "виберіть, куди потрапить {who}",
                who=somebody(v, asked.named(who)),
            )
        case asks.WhichMonster():
            return _which_monster(v, word)
        case asks.WhichGate():
            return v.say("choose a gate to discard", "выберите, какие врата сбросить", "виберіть, які ворота скинути")
        case asks.WhichGateOnTop():
            return v.say(
                "choose the gate that goes on top of the stack",
                "выберите, какие врата положить наверх стопки",
                "виберіть, які ворота покласти нагору стосу",
            )
        case asks.WhichClue():
            return v.say("choose a clue", "выберите улику", "виберіть доказ")
        case asks.WhereClueGoes():
            return _where_to(v)
        case asks.WhichAsset():
            return v.say("choose an asset to gain", "выберите, какой актив получить", "виберіть, який актив отримати")
        case asks.WhichSkill():
            return v.say("choose a skill to improve", "выберите, какой навык улучшить", "виберіть, яке вміння поліпшити")
        case asks.WhichImprovement():
            return v.say(
                "choose an improvement to give up",
                "выберите, от какого улучшения отказаться",
                "виберіть, від якого поліпшення відмовитися",
            )
        case asks.WhichOmen():
            return v.say(
                "choose a space of the omen track",
                "выберите деление трека знамений",
                "виберіть поділку треку передвість",
            )
        case asks.WhichRumor():
            return v.say("choose a rumor to solve", "выберите, какой слух пресечь", "виберіть, які чутки зупинити")
        case asks.WhichMystery():
            return v.say(
                "choose the mystery that no longer counts as solved",
                "выберите, какая тайна больше не будет считаться раскрытой",
                "виберіть, яка таємниця більше не вважатиметься розгаданою",
            )
        case asks.WhatToDiscard(left):
            if left == 1:
                return v.say("choose what to discard", "выберите, что сбросить", "виберіть, що скинути")
            return v.say(
                "choose what to discard ({n} left)",
                "выберите, что сбросить (осталось {n})",
                "виберіть, що скинути (лишилося {n})",
                n=left,
            )
        case asks.HowMuch(kind):
            return v.say(
                "choose how much {it} to spend",
                "выберите, сколько {it:gen} потратить",
                "виберіть, скільки {it:gen} витратити",
                it=named(things.value(v, kind)),
            )
        case asks.HowToPay(due):
            return v.say(
                "choose how to pay {n}",
                "выберите, как заплатить {n:acc}",
                "виберіть, як заплатити {n:acc}",
                n=v.many(due, v.names.CLUE),
            )
        case asks.WhoPays(due):
            return v.say(
                "choose who spends the next clue ({n} left to pay)",
                "выберите, кто потратит улику (осталось заплатить {n})",
                "виберіть, хто витратить доказ (лишилося заплатити {n})",
                n=due,
            )
        case asks.ChooseInvestigator():
            return v.say("choose an investigator", "выберите сыщика", "виберіть дослідника")
        case asks.WhoDoesIt():
            return _who(v, word)
        case asks.WhoIsNext():
            return v.say("choose who is next", "выберите, кто следующий", "виберіть, хто наступний")
        case asks.WhomToCarry():
            return v.say(
                "choose whom this monster carries off",
                "выберите, кого унесёт этот монстр",
                "виберіть, кого понесе цей монстр",
            )
        case asks.NextReckoning():
            return v.say(
                "choose which reckoning effect comes next; all of them will",
                "выберите, какой эффект расплаты разыграть следующим; сработают все",
                "виберіть, який ефект розплати розіграти наступним; спрацюють усі",
            )
        case asks.NextTask():
            return v.say(
                "choose what comes first at the end of the Mythos Phase",
                "выберите, что сделать сначала в конце фазы Мифа",
                "виберіть, що зробити спершу наприкінці фази міту",
            )
        case asks.PassLead():
            return v.say(
                "you may pass the Lead Investigator token on; "
                "whoever holds it goes first and decides for all where the rules leave it open",
                "вы можете передать жетон ведущего сыщика; "
                "у кого он, тот ходит первым и решает за всех там, где правила оставляют выбор",
                "ви можете передати жетон головного дослідника; "
                "хто його має, той ходить першим і вирішує за всіх там, де правила лишають вибір",
            )
        case asks.NewLead():
            return v.say(
                "choose the new Lead Investigator", "выберите нового ведущего сыщика", "виберіть нового головного дослідника"
            )
        case asks.NewInvestigator():
            return v.say("choose your new investigator", "выберите нового сыщика", "виберіть нового дослідника")
        case asks.HowDefeated():
            return v.say(
                "you lost all health and all sanity; choose which of them defeated you",
                "вы лишились и здоровья, и рассудка; выберите, что стало причиной поражения",
                "ви втратили і здоров’я, і розум; виберіть, що стало причиною поразки",
            )
        case asks.OrderForced():
            return v.say(
                "choose which effect comes first",
                "выберите, какой эффект разыграть первым",
                "виберіть, який ефект розіграти першим",
            )
        case asks.React(event):
            return _react(v, asked, event)
        case _:
            assert_never(what)


def _react(v: Voice, asked: Question, event: tuple[int, ...]) -> Text:
    """What has happened, or is about to, that something can be used for."""
    why = _chance(v, asked, event)
    return v.say(
        "{why}you may use something",
        "{why}вы можете что-нибудь использовать",
        "{why}ви можете чимось скористатися",
        why=cat(why, "; ") if why else "",
    )


def _chance(v: Voice, asked: Question, event: tuple[int, ...]) -> Text:
    """An event in words; nothing for one that needs none."""
    who = somebody(v, asked.named(event[0])) if event else fixed("")
    match event:
        case happens.WouldLose(_, value, n):
            return v.say(
                "{who} is about to lose {n}",
                "{who} вот-вот потеряет {n:acc}",
                "{who} ось-ось втратить {n:acc}",
                who=who,
                n=v.many(n, things.value(v, value)),
            )
        case happens.Rested():
            return v.say("{who} rests", "{who} отдыхает", "{who} відпочиває", who=who)
        case happens.GainedCondition(_, it):
            return v.say(
                "{who} gained {it}", "{who} {who~получил} {it:acc}", "{who} {who~отримав} {it:acc}", who=who, it=thing(v, it)
            )
        case happens.Improved(_, skill):
            return v.say(
                "{who} improved {it}",
                "{who} {who~улучшил} {it:acc}",
                "{who} {who~поліпшив} {it:acc}",
                who=who,
                it=things.skill(v, skill),
            )
        case happens.ClosedGate(_, it):
            return v.say(
                "{who} closed {it}", "{who} {who~закрыл} {it:acc}", "{who} {who~зачинив} {it:acc}", who=who, it=thing(v, it)
            )
        case happens.Researched():
            return v.say(
                "{who} resolved a Research Encounter",
                "{who} {who~провёл/провела/провело} поисковый контакт",
                "{who} {who~провів/провела/провело} дослідницьку зустріч",
                who=who,
            )
        case happens.BeatMonster(_, it) | happens.MonsterDefeated(_, it):
            return v.say(
                "{who} defeated {it}",
                "{who} {who~победил} {it:acc}",
                "{who} {who~переміг/перемогла/перемогло} {it:acc}",
                who=who,
                it=thing(v, it),
            )
        case happens.PassedSpellTest(_, it):
            return v.say(
                "{who} passed the test of {it}",
                "{who} {who~прошёл/прошла/прошло} проверку: {it}",
                "{who} {who~пройшов/пройшла/пройшло} перевірку: {it}",
                who=who,
                it=thing(v, it),
            )
        case _:
            return ()


def _decide(v: Voice) -> Text:
    return v.say("decide whether to do it", "решите, делать ли это", "вирішіть, чи робити це")


def _where_to(v: Voice) -> Text:
    return v.say("choose where this clue moves", "выберите, куда переместить улику", "виберіть, куди перемістити доказ")


def _which_space(v: Voice, word: object) -> Text:
    """What a space is chosen for."""
    match word:
        case w.Move() | w.Walk():
            return v.say("choose where to move", "выберите, куда переместиться", "виберіть, куди переміститися")
        case w.MoveMonster() | w.MoveThisMonster() | w.WalkThisMonster() | w.MoveMonsters() | w.CarryOff():
            return v.say(
                "choose where the monster moves", "выберите, куда переместить монстра", "виберіть, куди перемістити монстра"
            )
        case w.SpawnClue():
            return v.say("choose where the clue appears", "выберите, где появится улика", "виберіть, де з’явиться доказ")
        case w.SpawnMonster():
            return v.say(
                "choose where the monster appears", "выберите, где появится монстр", "виберіть, де з’явиться монстр"
            )
        case w.HurtMonsters(n):
            return v.say(
                "choose the space whose monsters each lose {n}",
                "выберите локацию, все монстры в которой потеряют {n:acc}",
                "виберіть локацію, усі монстри в якій втратять {n:acc}",
                n=quantity(v, v.names.HEALTH, n),
            )
        case w.MoveThisClue():
            return _where_to(v)
        case w.PlaceEldritch():
            return v.say(
                "choose where the Eldritch token goes",
                "выберите, куда положить жетон Древних",
                "виберіть, куди покласти жетон Стародавніх",
            )
        case _:
            return v.say("choose a space", "выберите локацию", "виберіть локацію")


def _which_monster(v: Voice, word: object) -> Text:
    """What a Monster is chosen for."""
    match word:
        case w.HurtMonster(n):
            return v.say(
                "choose the monster that loses {n}",
                "выберите монстра, который потеряет {n:acc}",
                "виберіть монстра, який втратить {n:acc}",
                n=quantity(v, v.names.HEALTH, n),
            )
        case w.MoveMonster():
            return v.say(
                "choose a monster to move", "выберите, какого монстра переместить", "виберіть, якого монстра перемістити"
            )
        case w.DiscardMonster():
            return v.say(
                "choose a monster to discard", "выберите, какого монстра сбросить", "виберіть, якого монстра скинути"
            )
        case _:
            return v.say("choose a monster", "выберите монстра", "виберіть монстра")


def _who(v: Voice, word: object) -> Text:
    """What somebody is chosen for."""
    if not isinstance(word, w.By):
        return v.say("choose an investigator", "выберите сыщика", "виберіть дослідника")
    return v.say(
        "choose the investigator who {does}",
        "выберите сыщика, который {does}",
        "виберіть дослідника, який {does}",
        does=clauses(v.of_them, tuple(word.effects)),
    )
