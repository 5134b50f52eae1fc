"""What always holds while a card, a sheet or a Monster is there, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CONDITION
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.conditions import here_too
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import at
from miskatonic.games.eldritch_horror.say.powers import during, tests
from miskatonic.text.parts import Text, capital, signed
from miskatonic.text.phrases import several


def _while(v: Voice, type: int | None) -> Text:
    """While the owner is on a space of a type, if one is given."""
    if type is None:
        return ()
    return v.say("while you are {at}, ", "пока вы {at}, ", "доки ви {at}, ", at=at(v, w.OfType(type)))


def passive(v: Voice, word: w.Passive) -> Text:
    """What always holds, as a sentence."""
    match word:
        case w.Bonus(number, n, when):
            return v.say(
                "You gain {n} {skill}{when}.",
                "Вы получаете {n} к {skill:dat}{when}.",
                "Ви отримуєте {n} до {skill:gen}{when}.",
                n=signed(n),
                skill=things.skill(v, number),
                when=during(v, when),
            )
        case w.AdditionalDie(when, type):
            return capital(
                v.say(
                    "{here}investigators{nearby} roll 1 additional die for tests{when}.",
                    "{here}сыщики{nearby} бросают 1 дополнительный кубик в проверках{when}.",
                    "{here}дослідники{nearby} кидають 1 додатковий кубик у перевірках{when}.",
                    here=_while(v, type),
                    nearby=here_too(v),
                    when=during(v, when),
                )
            )
        case w.SixesCountTwice(which):
            return v.say(
                "Each 6 you roll in {tests} counts as 2 successes.",
                "Каждая 6, выпавшая вам в {tests}, даёт 2 успеха.",
                "Кожна 6, що випала вам у {tests}, дає 2 успіхи.",
                tests=tests(v, which),
            )
        case w.SuccessFrom(6):
            return v.say(
                "In your tests only a 6 is a success.",
                "В ваших проверках успех — только 6.",
                "У ваших перевірках успіх — лише 6.",
            )
        case w.SuccessFrom(face):
            return v.say(
                "In your tests a {n} or higher is a success.",
                "В ваших проверках успех — {n} и больше.",
                "У ваших перевірках успіх — {n} і більше.",
                n=face,
            )
        case w.HorrorAtMost(n):
            return v.say(
                "The horror of monsters counts as at most {n} for you.",
                "Ужас монстров для вас не больше {n}.",
                "Жах монстрів для вас не більший за {n}.",
                n=n,
            )
        case w.LessDamage(n):
            return v.say(
                "The damage of monsters is {n} lower for you, but at least 1.",
                "Урон монстров для вас меньше на {n}, но не меньше 1.",
                "Шкода монстрів для вас менша на {n}, але не менша за 1.",
                n=n,
            )
        case w.NeverDelayed():
            return v.say(
                "You cannot become Delayed unless you choose to.",
                "Вы не можете стать задержанным иначе как по своему выбору.",
                "Ви не можете стати затриманим інакше як за власним вибором.",
            )
        case w.NeverDetained():
            return v.say(
                "You cannot gain {it} unless you choose to.",
                "Вы не можете получить {it:acc} иначе как по своему выбору.",
                "Ви не можете отримати {it:acc} інакше як за власним вибором.",
                it=things.card(v, CONDITION, "detained"),
            )
        case w.IgnoresMonsters():
            return v.say(
                "In the Encounter Phase you may choose your encounter as if no monsters were on your space.",
                "В фазе контактов вы можете выбирать контакт так, словно в вашей локации нет монстров.",
                "У фазі зустрічей ви можете вибирати зустріч так, ніби у вашій локації немає монстрів.",
            )
        case w.CheaperClues():
            return v.say(
                "Once per round, when you spend clues, you may spend 1 fewer.",
                "Раз в раунд, тратя улики, вы можете потратить на 1 меньше.",
                "Раз на раунд, витрачаючи докази, ви можете витратити на 1 менше.",
            )
        case w.SanityForClue():
            return v.say(
                "Once per round, when you spend clues, you may spend 1 sanity in place of 1 of them.",
                "Раз в раунд, тратя улики, вы можете вместо 1 улики потратить 1 рассудок.",
                "Раз на раунд, витрачаючи докази, ви можете замість 1 доказу витратити 1 розум.",
            )
        case w.TwoRerolls():
            return v.say(
                "When an investigator on your space spends a clue to reroll, they may reroll 2 dice instead of 1.",
                "Когда сыщик в вашей локации тратит улику на переброс, он может перебросить 2 кубика вместо 1.",
                "Коли дослідник у вашій локації витрачає доказ на перекид, він може перекинути 2 кубики замість 1.",
            )
        case w.SharesPurchases():
            return v.say(
                "When you acquire assets, you may let other investigators gain any of them.",
                "Приобретая активы, вы можете позволить другим сыщикам получить любые из них.",
                "Отримуючи активи, ви можете дозволити іншим дослідникам отримати будь-які з них.",
            )
        case w.HeldFast():
            return v.say(
                "You cannot move and cannot perform actions other than this card’s. In the Encounter Phase, flip this card "
                "and resolve its back instead of an encounter.",
                "Вы не можете перемещаться и выполнять действия, кроме действия этой карты. В фазе контактов вместо "
                "контакта переверните эту карту и разыграйте её оборот.",
                "Ви не можете переміщуватися й виконувати дії, крім дії цієї карти. У фазі зустрічей замість зустрічі "
                "переверніть цю карту й розіграйте її зворот.",
            )
        case w.FlipsWhenGainedAgain():
            return v.say(
                "If you would gain this condition again, flip this card instead.",
                "Если вы должны получить это состояние ещё раз, вместо этого переверните эту карту.",
                "Якщо ви маєте отримати цей стан ще раз, натомість переверніть цю карту.",
            )
        case w.GivesWay(to):
            return v.say(
                "If you would gain {it}, discard this card instead.",
                "Если вы должны получить {it:acc}, вместо этого сбросьте эту карту.",
                "Якщо ви маєте отримати {it:acc}, натомість скиньте цю карту.",
                it=things.card(v, CONDITION, to),
            )
        case w.NoResting():
            return v.say(
                "Investigators cannot perform Rest actions.",
                "Сыщики не могут выполнять действие «Отдых».",
                "Дослідники не можуть виконувати дію «Відпочинок».",
            )
        case w.NoReserve():
            return v.say(
                "No cards can be placed in the reserve.",
                "В резерв нельзя выкладывать карты.",
                "У резерв не можна викладати карти.",
            )
        case w.NoExpeditions():
            return v.say(
                "Investigators cannot resolve {it}.",
                "Сыщики не могут проводить {it:acc}.",
                "Дослідники не можуть проводити {it:acc}.",
                it=several(v.names.ENCOUNTERS["expedition"]),
            )
        case w.NoClosing():
            return v.say("Gates cannot be closed.", "Врата нельзя закрывать.", "Ворота не можна зачиняти.")
        case w.Unhurt(n):
            return v.say(
                "This monster loses no health until {n} have been solved.",
                "Этот монстр не теряет здоровья, пока не раскрыто {n}.",
                "Цей монстр не втрачає здоров’я, доки не розгадано {n:acc}.",
                n=v.many(n, v.names.MYSTERY),
            )
        case w.NoClueRerolls():
            return v.say(
                "Clues cannot be spent to reroll dice in a combat encounter with this monster.",
                "В боевом контакте с этим монстром нельзя тратить улики на переброс.",
                "У бойовій зустрічі з цим монстром не можна витрачати докази на перекид.",
            )
        case _:
            assert_never(word)
