"""Why a bot would choose something in Eldritch Horror: each thing that its judgement hangs on, as a clause."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot import reasons as r
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.rules import asks
from miskatonic.games.eldritch_horror.say import mentions, stakes, standing, things
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import EN, Named, fixed, named
from miskatonic.text.slavic import ACC
from miskatonic.weighing import Besides, Changed


def said(v: Voice, view: State, why: object) -> Text:
    """A reason."""
    if isinstance(why, Changed):
        if isinstance(why.hangs_on, r.EndsAt | r.Heads):
            return _helps(v, why.hangs_on, why.good)
        return standing.changed(v, view, cast(r.AnyFact, why.what), why.by, why.good)
    if isinstance(why, Besides):
        return standing.besides(v, cast(r.AnyOwned, why.what), why.by)
    return _plain(v, cast(r.AnyReason, why))


def _plain(v: Voice, why: r.AnyReason) -> Text:
    match why:
        case r.EndsAt() | r.Heads() if why.beside is not r.Beside.ITSELF:
            return _beside(v, why)
        case r.EndsAt():
            return _ends(v, why)
        case r.Quiet():
            return _quiet(v, why)
        case r.NothingMore():
            return v.say(
                "no other action would get you further now",
                "ни одно другое действие сейчас не поможет",
                "жодна інша дія зараз не допоможе",
            )
        case r.Heads():
            return _heads(v, why)
        case r.Meets(space, lure):
            deed = _deed_at(v, mentions.at(v, space), lure)
            return v.say("you can {deed}", "вы сможете {deed}", "ви зможете {deed}", deed=deed)
        case r.Suits():
            return v.say(
                "on average its cards suit your skills better",
                "карты этого контакта в среднем лучше подходят вашим навыкам",
                "карти цієї зустрічі в середньому краще пасують до ваших умінь",
            )
        case r.Fair(balance):
            return _fair(v, balance)
        case r.Rested() | r.Ticket() | r.TicketSpent() | r.Shops() | r.Gathers() | r.Uses() | r.Fights() | r.Lightest():
            return _deed(v, why)
        case (
            r.Passed()
            | r.Again()
            | r.Raised()
            | r.Needless()
            | r.Counts()
            | r.Price()
            | r.MoreDice()
            | r.Helps()
            | r.ThisDie()
        ):
            return _dice(v, why)
        case r.Wanted() | r.Unwanted() | r.Enough() | r.Debt() | r.ByWords() | r.Pays() | r.OfSeveral() | r.AnyOrder():
            return _choice(v, why)
        case _:
            assert_never(why)


def _ends(v: Voice, why: r.EndsAt) -> Text:
    """What one can do where the turn ends, and whether it takes another step to get there."""
    goal = _goal(v, why)
    if why.onward:
        return v.say(
            "you can still go on this round and {goal}",
            "в этом же раунде вы ещё успеете {goal}",
            "цього ж раунду ви ще встигнете {goal}",
            goal=goal,
        )
    return v.say("this round you can {goal}", "в этом раунде вы сможете {goal}", "цього раунду ви зможете {goal}", goal=goal)


def _quiet(v: Voice, why: r.Quiet) -> Text:
    at = mentions.at(v, why.space)
    if not why.good:
        return v.say(
            "nothing better than an ordinary encounter {at} is within reach this round",
            "в этом раунде доступен разве что обычный контакт {at}",
            "цього раунду доступна хіба що звичайна зустріч {at}",
            at=at,
        )
    if why.onward:
        return v.say(
            "you can still go on this round to an encounter {at}, which pays off on average",
            "в этом же раунде вы ещё успеете на контакт {at}, а он в среднем выгоден",
            "цього ж раунду ви ще встигнете на зустріч {at}, а вона в середньому вигідна",
            at=at,
        )
    return v.say(
        "this round’s encounter {at} pays off on average",
        "контакт {at} в этом раунде в среднем выгоден",
        "зустріч {at} цього раунду в середньому вигідна",
        at=at,
    )


def _heads(v: Voice, why: r.Heads) -> Text:
    """What one can do in another round, and how soon that is."""
    goal = _goal(v, why)
    if why.rounds == 1:
        return v.say(
            "next round you can {goal}",
            "в следующем раунде вы сможете {goal}",
            "наступного раунду ви зможете {goal}",
            goal=goal,
        )
    if why.on_the_way:
        return v.say(
            "it is on your way to {goal}",
            "так вы будете ближе к цели — {goal}",
            "так ви будете ближче до мети — {goal}",
            goal=goal,
        )
    return v.say(
        "then you can set out to {goal}",
        "затем вы сможете отправиться в путь, чтобы {goal}",
        "потім ви зможете вирушити в дорогу, щоб {goal}",
        goal=goal,
    )


def _beside(v: Voice, why: r.EndsAt | r.Heads) -> Text:
    """In what an option that is not the best falls behind it."""
    if why.beside is r.Beside.LATER:
        return v.say(
            "you would get to {goal} only later",
            "тогда {goal} получится только позже",
            "тоді {goal} вийде лише пізніше",
            goal=_unconditional(v, why),
        )
    return v.say(
        "then you could {goal}, but that brings less",
        "тогда вы сможете {goal}, но это даст меньше",
        "тоді ви зможете {goal}, але це дасть менше",
        goal=_goal(v, why),
    )


def _goal(v: Voice, why: r.EndsAt | r.Heads) -> Text:
    """What one goes somewhere for, as something to do, and whom one has to fight for it."""
    at, foes = mentions.at(v, why.space), _foes(v, why.monsters)
    if not why.monsters:
        return _deed_at(v, at, why.lure)
    if why.lure is r.Lure.TOWN:
        return v.say("fight {foes} {at}", "сразиться с {foes:ins} {at}", "стати до бою з {foes:ins} {at}", foes=foes, at=at)
    return v.say(
        "{deed} if you defeat {foes}",
        "{deed}, если победите {foes:acc}",
        "{deed}, якщо переможете {foes:acc}",
        deed=_deed_at(v, at, why.lure),
        foes=foes,
    )


def _unconditional(v: Voice, why: r.EndsAt | r.Heads) -> Text:
    """The same where nothing hangs on whether the Monsters there are defeated; who goes only to fight still does."""
    return _goal(v, why if why.lure is r.Lure.TOWN else replace(why, monsters=0))


def _foes(v: Voice, n: int) -> Named:
    """The Monsters of a space; a single one is not counted."""
    if v.lang is EN:
        return fixed("the monster" if n == 1 else f"the {n} monsters")
    return named(v.names.MONSTER) if n == 1 else v.many(n, v.names.MONSTER)


def _deed_at(v: Voice, at: Text, lure: r.Lure) -> Text:
    """What an encounter somewhere is for, as something to do."""
    say = v.say
    match lure:
        case r.Lure.CLUE:
            return say("research the clue {at}", "добыть улику {at}", "здобути доказ {at}", at=at)
        case r.Lure.GATE:
            return say("close the gate {at}", "закрыть врата {at}", "зачинити ворота {at}", at=at)
        case r.Lure.EXPEDITION:
            return say(
                "join the expedition {at}", "присоединиться к экспедиции {at}", "приєднатися до експедиції {at}", at=at
            )
        case r.Lure.MYSTERY:
            return say("advance the mystery {at}", "продвинуть тайну {at}", "просунути таємницю {at}", at=at)
        case r.Lure.RUMOR:
            return say("deal with the rumor {at}", "разобраться со слухом {at}", "дати раду чуткам {at}", at=at)
        case r.Lure.FALLEN:
            return say(
                "collect what a fallen investigator left {at}",
                "забрать имущество павшего сыщика {at}",
                "забрати майно полеглого дослідника {at}",
                at=at,
            )
        case r.Lure.TOWN:
            return say(
                "have an ordinary encounter {at}", "провести обычный контакт {at}", "провести звичайну зустріч {at}", at=at
            )
        case _:
            assert_never(lure)


def _deed(v: Voice, why: r.Rested | r.Ticket | r.TicketSpent | r.Shops | r.Gathers | r.Uses | r.Fights | r.Lightest) -> Text:
    say = v.say
    match why:
        case r.Rested(0, 0, card) if card >= 0:
            return say(
                "{it} has its effect when you rest",
                "при отдыхе сработает {it}",
                "під час відпочинку спрацює {it}",
                it=mentions.thing(v, card),
            )
        case r.Rested(0, 0):
            return say(
                "your health and sanity are full already",
                "здоровье и рассудок и так полны",
                "здоров’я й розум і так повні",
            )
        case r.Rested(health, sanity):
            gained = [v.many(n, things.value(v, kind)) for kind, n in ((t.HEALTH, health), (t.SANITY, sanity)) if n]
            return say(
                "you recover {it}, which you need",
                "вы восстановите {it}, а это вам нужно",
                "ви відновите {it}, а це вам потрібно",
                it=v.both([one.said(ACC) for one in gained]),
            )
        case r.Ticket():
            return say("the ticket saves time on the way", "билет сбережёт время в пути", "квиток заощадить час у дорозі")
        case r.TicketSpent():
            return say("it spends a ticket", "на это уйдёт билет", "на це піде квиток")
        case r.Shops():
            return say(
                "the reserve holds useful assets",
                "в резерве есть полезные активы",
                "у резерві є корисні активи",
            )
        case r.Gathers():
            return say(
                "clues belong in the hands of whoever can use them",
                "улики должны быть у того, кто пустит их в дело",
                "докази мають бути в того, хто ними скористається",
            )
        case r.Uses(delays=True):
            return say(
                "it is worth letting everything else wait",
                "ради этого стоит отложить остальное",
                "заради цього варто відкласти решту",
            )
        case r.Uses():
            return say(
                "it helps you, and nothing you are heading for has to wait for it",
                "это поможет, и ничего другого откладывать не придётся",
                "це допоможе, і нічого іншого відкладати не доведеться",
            )
        case r.Fights(monster, wanted=True, good=True):
            return say(
                "it is well worth defeating {it} now",
                "победить {it:acc} сейчас особенно важно",
                "здолати {it:acc} зараз особливо важливо",
                it=mentions.thing(v, monster),
            )
        case r.Fights(wanted=False, good=True, likely=True):
            return say("you are a match for it", "бой вам по силам", "бій вам до снаги")
        case r.Fights(wanted=False, good=True):
            return say("the fight is worth the risk", "бой стоит риска", "бій вартий ризику")
        case r.Lightest():
            return say(
                "everything else here would cost you more",
                "всё остальное здесь обойдётся дороже",
                "усе інше тут обійдеться дорожче",
            )
        case r.Fights():
            return say("the fight may cost dearly", "бой может дорого обойтись", "бій може дорого коштувати")
        case _:
            assert_never(why)


def _fair(v: Voice, balance: int | None) -> Text:
    """What is gained in an exchange beside what is given."""
    if balance is None:
        return v.say(
            "neither of you has anything that the other needs more",
            "ни у кого из вас нет ничего, что другому нужнее",
            "жоден із вас не має нічого, що другому потрібніше",
        )
    if balance > 0:
        return v.say("you get more than you give", "вы получите больше, чем отдадите", "ви отримаєте більше, ніж віддасте")
    if balance < 0:
        return v.say(
            "you would give more than you get", "вы отдали бы больше, чем получили", "ви віддали б більше, ніж отримали"
        )
    return v.say(
        "you give no more than you get", "вы отдадите не больше, чем получите", "ви віддасте не більше, ніж отримаєте"
    )


def _dice(
    v: Voice, why: r.Passed | r.Again | r.Raised | r.Needless | r.Counts | r.Price | r.MoreDice | r.Helps | r.ThisDie
) -> Text:
    say = v.say
    match why:
        case r.Passed(enough=True):
            return say("the result is good enough", "результата достаточно", "результату достатньо")
        case r.Passed(helpless=True):
            return say(
                "nothing at hand would change the result",
                "ничто из доступного не изменит результата",
                "ніщо з доступного не змінить результату",
            )
        case r.Passed():
            return say(
                "another try is not worth its price",
                "ещё одна попытка не стоит своей цены",
                "ще одна спроба не варта своєї ціни",
            )
        case r.Again(chance):
            return say(
                "a chance of {p} to pass after all",
                "шанс всё-таки пройти проверку — {p}",
                "шанс усе-таки пройти перевірку — {p}",
                p=v.chance(chance),
            )
        case r.Raised():
            return say("that makes it enough", "этого как раз хватит", "цього якраз вистачить")
        case r.Needless():
            return say("it would change nothing", "это ничего не изменит", "це нічого не змінить")
        case r.Counts():
            return say("every success counts", "важен каждый успех", "важливий кожен успіх")
        case r.Price(sanity=True):
            return say("it takes 1 sanity", "на это уйдёт 1 рассудок", "на це піде 1 розум")
        case r.Price(clue=True):
            return say("it takes a clue", "на это уйдёт улика", "на це піде доказ")
        case r.Price():
            return say("it uses something up", "кое-что придётся потратить", "дещо доведеться витратити")
        case r.MoreDice(added=True):
            return say(
                "more dice are worth it in this test",
                "в этой проверке дополнительные кубики стоят того",
                "у цій перевірці додаткові кубики того варті",
            )
        case r.MoreDice():
            return say(
                "more dice are not worth it here", "дополнительные кубики того не стоят", "додаткові кубики того не варті"
            )
        case r.Helps():
            return say(
                "it costs you nothing you would miss", "вам это почти ничего не стоит", "вам це майже нічого не коштує"
            )
        case r.ThisDie():
            return say("this die gains most", "этому кубику это даст больше всего", "цьому кубику це дасть найбільше")
        case _:
            assert_never(why)


def _choice(
    v: Voice, why: r.Wanted | r.Unwanted | r.Enough | r.Debt | r.ByWords | r.Pays | r.OfSeveral | r.AnyOrder
) -> Text:
    say = v.say
    match why:
        case r.Wanted(card):
            return say(
                "{it} would serve you best",
                "{it} — самое полезное для вас",
                "{it} — найкорисніше для вас",
                it=mentions.thing(v, card),
            )
        case r.Unwanted(card):
            return say(
                "nothing here is of less use than {it}",
                "меньше всего пользы от {it:gen}",
                "найменше користі від {it:gen}",
                it=mentions.thing(v, card),
            )
        case r.Enough():
            return say("nothing else here is worth it", "остальное того не стоит", "решта того не варта")
        case r.Debt(taken=True):
            return say("what it buys outweighs the debt", "покупка перевесит долг", "покупка переважить борг")
        case r.Debt():
            return say("the debt would outweigh what it buys", "долг перевесил бы покупку", "борг переважив би покупку")
        case r.ByWords():
            return _by_words(v, why)
        case r.Pays(_, spared) if spared is not None and stakes.deed(v, spared):
            return say(
                "{deed} would hurt you more",
                "от {deed} вреда было бы больше",
                "від {deed} шкоди було б більше",
                deed=stakes.deed(v, spared),
            )
        case r.Pays(paid=True):
            return say(
                "the price hurts less than what would happen otherwise",
                "цена меньше того, что случится иначе",
                "ціна менша за те, що станеться інакше",
            )
        case r.Pays():
            return say(
                "what happens hurts less than the price of preventing it",
                "последствия легче, чем цена, которой их можно избежать",
                "наслідки легші за ціну, якою їх можна уникнути",
            )
        case r.OfSeveral(clues=True):
            return say("the mystery takes clues", "для тайны нужны улики", "для таємниці потрібні докази")
        case r.OfSeveral(good=True):
            return say("you need this more than the rest", "это сейчас нужнее остального", "це зараз потрібніше за решту")
        case r.OfSeveral():
            return say("this does you the least harm", "от этого вреда меньше всего", "від цього шкоди найменше")
        case r.AnyOrder():
            return say("all of it happens anyway", "всё это произойдёт в любом случае", "усе це станеться в будь-якому разі")
        case _:
            assert_never(why)


def _by_words(v: Voice, why: r.ByWords) -> Text:
    """What speaks for or against doing what one may do."""
    say = v.say
    gain = () if why.gain is None else stakes.deed(v, why.gain)
    cost = () if why.cost is None else stakes.deed(v, why.cost)
    if why.clues and not why.done:
        return say("the mystery takes clues", "улики нужны для тайны", "докази потрібні для таємниці")
    if gain and cost and why.done:
        return say(
            "{gain} helps you more than {cost} hurts",
            "от {gain} пользы больше, чем вреда от {cost}",
            "від {gain} користі більше, ніж шкоди від {cost}",
            gain=gain,
            cost=cost,
        )
    if gain and cost:
        return say(
            "{cost} would hurt you more than {gain} would help",
            "от {cost} вреда было бы больше, чем пользы от {gain}",
            "від {cost} шкоди було б більше, ніж користі від {gain}",
            gain=gain,
            cost=cost,
        )
    if gain and why.done and not why.free:
        return say(
            "{gain} is worth the price",
            "польза от {gain} оправдывает цену",
            "користь від {gain} виправдовує ціну",
            gain=gain,
        )
    if why.done and why.free and why.cost is None:
        return say("it helps you and costs nothing", "это поможет и ничего не стоит", "це допоможе й нічого не коштує")
    if why.done:
        return say("what it brings outweighs what it costs", "польза перевешивает цену", "користь переважує ціну")
    if why.gain is None:
        return say("nothing good would come of it now", "сейчас это ничего не даст", "зараз це нічого не дасть")
    return say(
        "it would cost more than it brings",
        "это обошлось бы дороже, чем принесло",
        "це коштувало б більше, ніж дало",
    )


def _helps(v: Voice, with_what: r.EndsAt | r.Heads, good: bool) -> Text:
    """That it is good or bad for what one goes for, and what that is."""
    if good:
        goal = _goal(v, with_what)
        return v.say("it helps you {goal}", "это поможет вам {goal}", "це допоможе вам {goal}", goal=goal)
    goal = _unconditional(v, with_what)
    return v.say("it makes it harder to {goal}", "это помешает вам {goal}", "це завадить вам {goal}", goal=goal)


def alike(v: Voice, asked: Asked) -> Text:
    """Why it does not matter which option is chosen."""
    match asked.what:
        case asks.NextReckoning() | asks.NextTask() | asks.OrderForced():
            return v.say(
                "all of it happens anyway, one after another; only the order is yours",
                "всё это произойдёт в любом случае, одно за другим; вы выбираете только порядок",
                "усе це станеться в будь-якому разі, одне за одним; ви вибираєте лише порядок",
            )
        case asks.PassLead() | asks.NewLead():
            return v.say(
                "the Lead Investigator acts first and decides for all where the rules leave it open; "
                "nothing that can be foreseen hangs on who it is",
                "ведущий сыщик ходит первым и решает за всех там, где правила оставляют выбор; "
                "насколько можно предвидеть, сейчас неважно, кто это",
                "головний дослідник ходить першим і вирішує за всіх там, де правила лишають вибір; "
                "наскільки можна передбачити, зараз байдуже, хто це",
            )
        case asks.WhichGateOnTop():
            return v.say(
                "the one on top opens next, the other much later; neither place is worse for you now",
                "верхние врата откроются следующими, другие — нескоро; ни одно место сейчас не хуже другого",
                "верхні ворота відчиняться наступними, інші — нескоро; жодне місце зараз не гірше за інше",
            )
        case asks.Loan():
            return v.say(
                "two more successes would buy nothing that is worth a debt",
                "ещё два успеха не дадут ничего, что стоило бы долга",
                "ще два успіхи не дадуть нічого, що було б варте боргу",
            )
    return ()
