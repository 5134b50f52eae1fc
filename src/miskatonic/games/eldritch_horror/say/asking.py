"""Eldritch Horror's questions in words: what somebody must decide, with what the card that asks says."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.say import mentions, reading, things
from miskatonic.games.eldritch_horror.say.dice import unusual
from miskatonic.games.eldritch_horror.say.left_open import left_open
from miskatonic.games.eldritch_horror.say.log.goods import dice, goods
from miskatonic.games.eldritch_horror.say.mentions import somebody, thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.reading import Question
from miskatonic.text.parts import Text, join
from miskatonic.text.phrases import Named
from miskatonic.text.slavic import NOM

OfATest = asks.BeforeCombatTest | asks.BeforeTest | asks.HelpTest | asks.AfterRoll | asks.AddSuccesses
"""Questions that know what asks for the test."""


def question(v: Voice, asked: Question) -> Text:
    """What is asked, without the name of the one who is asked and without a full stop."""
    what = asked.what
    if isinstance(what, InTurn):
        return in_turn(v, asked, what)
    if isinstance(what, InTest):
        return in_test(v, asked, what)
    return left_open(v, asked, what)


def source(v: Voice, asked: Question) -> Text:
    """The component whose text asks; an encounter card by its deck, nothing where a rule or the own sheet asks."""
    card = asked.what.source if isinstance(asked.what, OfATest) else reading.asking(asked.source)
    if card < 0 or (card in box.INVESTIGATOR and card == asked.named(asked.seat)):
        return ()
    sheet = box.SHEETS[card]
    if isinstance(sheet, sheets.Encounter | sheets.Complex):
        return (mentions.title(v, sheet),)
    if isinstance(sheet, sheets.Monster):
        return (reading.to_piece(card, mentions.title(v, sheet)),)
    return thing(v, card).said(NOM)


# -------------------------------------------------------------------- turns, trading and buying

InTurn = (
    asks.Action | asks.AdditionalAction | asks.Further | asks.DropTicket | asks.Trade | asks.AgreeToTrade | asks.WithWhom
    | asks.WhatToGive | asks.Loan | asks.Buy | asks.WhoGains | asks.DiscardFromReserve | asks.Encounter | asks.WhomToFight
)  # fmt: skip


def in_turn(v: Voice, asked: Question, what: InTurn) -> Text:
    """What to do in the own turn, and in the Encounter Phase."""
    match what:
        case asks.Action(0):
            return v.say(
                "use something more, or end your turn",
                "используйте что-нибудь ещё или закончите ход",
                "скористайтеся ще чимось або завершіть хід",
            )
        case asks.Action(left):
            return v.say(
                "choose an action ({n} left)",
                "выберите действие (осталось {n})",
                "виберіть дію ({n~лишився/лишилася/лишилося} {n})",
                n=v.many(left, v.names.ACTION),
            )
        case asks.AdditionalAction():
            return v.say("choose an additional action", "выберите дополнительное действие", "виберіть додаткову дію")
        case asks.Further():
            return v.say(
                "spend a ticket to travel on, or stop here",
                "потратьте билет, чтобы ехать дальше, или остановитесь",
                "витратьте квиток, щоб їхати далі, або зупиніться",
            )
        case asks.DropTicket():
            return v.say(
                "you have too many tickets; choose the one to discard",
                "у вас слишком много билетов; выберите, какой сбросить",
                "у вас забагато квитків; виберіть, який скинути",
            )
        case asks.Trade(other, give, take, give_tickets, take_tickets):
            who = somebody(v, asked.named(other))
            return _trade(v, who, goods(v, give, give_tickets), goods(v, take, take_tickets))
        case asks.AgreeToTrade(other, give, take, give_tickets, take_tickets):
            who = somebody(v, asked.named(other))
            return _offer(v, who, goods(v, give, give_tickets), goods(v, take, take_tickets))
        case asks.WithWhom():
            if isinstance(reading.word_of(asked.source), w.Give):
                return v.say("choose whom to give to", "выберите, кому передать", "виберіть, кому передати")
            return v.say("choose whom to trade with", "выберите, с кем меняться", "виберіть, з ким обмінятися")
        case asks.WhatToGive(other):
            return v.say(
                "choose what to give to {who}",
                "выберите, что передать {who:dat}",
                "виберіть, що передати {who:dat}",
                who=somebody(v, asked.named(other)),
            )
        case asks.Loan(n):
            return v.say(
                "you have {n}; take a bank loan for 2 more and a Debt condition?",
                "у вас {n}; взять банковскую ссуду: ещё 2 успеха и состояние «Долг»?",
                "у вас {n}; узяти банківську позику: ще 2 успіхи і стан «Борг»?",
                n=v.many(n, v.names.SUCCESS),
            )
        case asks.Buy(left):
            return v.say(
                "choose an asset from the reserve (value up to {n} in all)",
                "выберите актив из резерва (общей стоимостью до {n})",
                "виберіть актив з резерву (загальною вартістю до {n})",
                n=left,
            )
        case asks.WhoGains(card):
            return v.say(
                "choose who gains {it}",
                "выберите, кто получит {it:acc}",
                "виберіть, хто отримає {it:acc}",
                it=thing(v, card),
            )
        case asks.DiscardFromReserve():
            return v.say(
                "you may discard 1 card from the reserve",
                "вы можете сбросить 1 карту из резерва",
                "ви можете скинути 1 карту з резерву",
            )
        case asks.Encounter():
            return v.say("choose your encounter", "выберите контакт", "виберіть зустріч")
        case asks.WhomToFight():
            return v.say(
                "choose which monster to fight next",
                "выберите, с каким монстром сразиться",
                "виберіть, з яким монстром битися",
            )
        case _:
            assert_never(what)


def _trade(v: Voice, other: Named, give: Text, take: Text) -> Text:
    """What a trade holds so far, and what else to name."""
    if not give and not take:
        return v.say(
            "choose what to trade with {who}",
            "выберите, чем меняться с {who:ins}",
            "виберіть, чим обмінятися з {who:ins}",
            who=other,
        )
    if not take:
        return v.say(
            "you give {give} to {who} and get nothing; name something more, or finish",
            "вы отдаёте {who:dat} {give}, а взамен ничего не получаете; выберите что-то ещё или закончите",
            "ви віддаєте {who:dat} {give}, а натомість нічого не отримуєте; виберіть щось іще або завершіть",
            who=other,
            give=give,
        )
    if not give:
        return v.say(
            "you get {take} from {who} and give nothing; name something more, or finish",
            "вы получаете от {who:gen} {take}, а взамен ничего не отдаёте; выберите что-то ещё или закончите",
            "ви отримуєте від {who:gen} {take}, а натомість нічого не віддаєте; виберіть щось іще або завершіть",
            who=other,
            take=take,
        )
    return v.say(
        "you give {give} to {who} and get {take}; name something more, or finish",
        "вы отдаёте {who:dat} {give} и получаете {take}; выберите что-то ещё или закончите",
        "ви віддаєте {who:dat} {give} й отримуєте {take}; виберіть щось іще або завершіть",
        who=other,
        give=give,
        take=take,
    )


def _offer(v: Voice, other: Named, give: Text, take: Text) -> Text:
    """What somebody offers, and what they ask for in return."""
    if not take:
        return v.say(
            "{who} offers you {give} and asks for nothing; do you agree?",
            "{who} предлагает вам {give}, а взамен ничего не просит; вы согласны?",
            "{who} пропонує вам {give}, а натомість нічого не просить; ви згодні?",
            who=other,
            give=give,
        )
    if not give:
        return v.say(
            "{who} asks you for {take} and offers nothing; do you agree?",
            "{who} просит у вас {take}, а взамен ничего не предлагает; вы согласны?",
            "{who} просить у вас {take}, а натомість нічого не пропонує; ви згодні?",
            who=other,
            take=take,
        )
    return v.say(
        "{who} offers you {give} and asks for {take}; do you agree?",
        "{who} предлагает вам {give} и просит {take}; вы согласны?",
        "{who} пропонує вам {give} і просить {take}; ви згодні?",
        who=other,
        give=give,
        take=take,
    )


# -------------------------------------------------------------------- tests and combat

InTest = (
    asks.BeforeCombatTest | asks.BeforeTest | asks.HelpTest | asks.AfterRoll | asks.WhichDie | asks.WhichDieToRaise
    | asks.AddSuccesses
)  # fmt: skip


def in_test(v: Voice, asked: Question, what: InTest) -> Text:
    """What to do before and after a roll."""
    match what:
        case asks.BeforeCombatTest(skill=skill, dice=n):
            return v.say(
                "use something in this combat encounter, or test {skill} with {n}",
                "используйте что-нибудь в этом боевом контакте или пройдите проверку {skill:gen} ({n})",
                "скористайтеся чимось у цій бойовій зустрічі або пройдіть перевірку {skill:gen} ({n})",
                skill=things.skill(v, skill),
                n=v.many(n, v.names.DIE),
            )
        case asks.BeforeTest(skill=skill, dice=n):
            return v.say(
                "you test {skill} with {n}; use something, or roll",
                "вас ждёт проверка {skill:gen} ({n}); используйте что-нибудь или бросайте",
                "на вас чекає перевірка {skill:gen} ({n}); скористайтеся чимось або кидайте",
                skill=things.skill(v, skill),
                n=v.many(n, v.names.DIE),
            )
        case asks.HelpTest(tester=tester, skill=skill):
            return v.say(
                "{who} is about to test {skill}; you may help",
                "{who} проходит проверку {skill:gen}; вы можете помочь",
                "{who} проходить перевірку {skill:gen}; ви можете допомогти",
                who=somebody(v, asked.named(tester)),
                skill=things.skill(v, skill),
            )
        case asks.AfterRoll(skill=skill, dice=faces, successes=n):
            on = unusual(v, asked.least)
            return v.say(
                "you tested {skill} and rolled {dice} ({n}); keep the result or change it",
                "на проверке {skill:gen} выпало {dice} ({n}); оставьте результат или измените его",
                "на перевірці {skill:gen} випало {dice} ({n}); залиште результат або змініть його",
                skill=things.skill(v, skill),
                dice=dice(faces),
                n=join(", ", [part for part in (v.many(n, v.names.SUCCESS).said(NOM), on) if part]),
            )
        case asks.WhichDie(faces):
            return v.say(
                "choose the die to reroll ({dice})",
                "выберите, какой кубик перебросить ({dice})",
                "виберіть, який кубик перекинути ({dice})",
                dice=dice(faces),
            )
        case asks.WhichDieToRaise(faces):
            return v.say(
                "choose the die to add 1 to ({dice})",
                "выберите, к какому кубику прибавить 1 ({dice})",
                "виберіть, до якого кубика додати 1 ({dice})",
                dice=dice(faces),
            )
        case asks.AddSuccesses(successes=n, need=need):
            return v.say(
                "you have {n} of {need}; spend clues for 1 success each?",
                "у вас {n} из {need}; потратить улики, по 1 успеху за каждую?",
                "у вас {n} з {need}; витратити докази, по 1 успіху за кожен?",
                n=v.many(n, v.names.SUCCESS),
                need=need,
            )
        case _:
            assert_never(what)
